//! Tests of whole capabilities, on the captures, workloads and commands as a user has them.
#![allow(missing_docs, clippy::unwrap_used, clippy::print_stderr)]

mod answers;
mod bench;
mod cases;
mod check;
mod cli;
mod convert;
mod fuzz_corpus;
mod imperfect;
mod mutated;
mod paired;
mod perfetto;
mod plugin;
mod read;
mod readme;
mod tools;
mod tracedat;
mod viewers;
mod workload;
