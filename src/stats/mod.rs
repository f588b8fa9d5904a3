//! Statistics over plain numbers: latencies by request size, and whether two of them differ.
//!
//! Nothing here reads a clock, opens a file or draws unseeded randomness.

pub(crate) mod figures;
mod finishes;
mod latency;
mod sides;
pub mod significance;

pub use figures::{FigureKey, Metric};
pub use finishes::{Finish, FinishStats, Finished, Finishes};
pub use latency::{Latencies, LatencySummary, P99_MIN_SAMPLES, P999_MIN_SAMPLES};
pub use sides::{Side, Sides};
