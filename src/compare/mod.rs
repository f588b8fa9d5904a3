//! Before and after: of two finders on workloads, or of two recordings.
//!
//! [`measure`] runs two finders in turns, [`judge`] says of all workloads together what changed,
//! [`compare_recordings`] does so for two traces or saved reports.

mod judging;
mod recordings;
mod rounds;

pub use judging::judge;
pub use recordings::{Recorded, compare_recordings};
pub use rounds::{Experiment, Measured, measure};
