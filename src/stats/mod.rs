//! Statistics over plain numbers: latencies by request size, and whether two of them differ.
//!
//! Nothing here reads a clock, opens a file or draws unseeded randomness.

pub mod figures;
pub mod finishes;
pub mod latency;
pub mod significance;

pub use finishes::{Finish, FinishStats, Finishes};
pub use latency::{Latencies, Summary};
