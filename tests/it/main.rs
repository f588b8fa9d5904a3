//! Tests of whole capabilities, on the captures, workloads and commands as a user has them.
#![allow(missing_docs, clippy::unwrap_used)]

mod answers;
mod bench;
mod beside;
mod cases;
mod check;
mod cli;
mod convert;
mod examples;
mod fuzz_corpus;
mod hostile;
mod imperfect;
mod kernels;
mod mutate;
mod mutated;
mod paired;
mod perfetto;
mod plugin;
mod read;
mod readme;
#[path = "../../src/testing.rs"]
#[allow(dead_code)] // Not every test here is a property.
mod testing;
mod text;
mod tidy;
mod tools;
mod tracedat;
mod viewers;
mod workload;
