//! Statistics over plain numbers: latencies by request size, and whether two of them differ.
//!
//! Nothing here reads a clock, opens a file or draws unseeded randomness.

pub mod by_size;
pub mod figures;
pub mod latency;
pub mod significance;

pub use by_size::{BySize, SizeStats};
pub use latency::{Latencies, Summary};
