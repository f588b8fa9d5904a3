#![allow(missing_docs)]
mod workload;
