#![allow(missing_docs)]
mod read;
