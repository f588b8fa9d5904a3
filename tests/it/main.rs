//! Tests of whole capabilities, on the captures, workloads and commands as a user has them.
#![allow(missing_docs, clippy::unwrap_used)]

mod cases;
mod check;
mod convert;
mod plugin;
mod read;
mod tools;
mod viewers;
mod workload;
