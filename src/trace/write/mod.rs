//! Writing traces: each format is one file and a [`Sink`](crate::trace::Sink).

pub mod chrome;
pub mod ftrace;
