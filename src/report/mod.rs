//! Shows results: plain data types and their renderers.
