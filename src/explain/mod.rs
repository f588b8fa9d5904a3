//! Why allocations failed: from a kernel log, a trace or a replay, to a cause with the numbers
//! behind it.
//!
//! ```text
//!  kernlog::KernelLog --of_log--+
//!                               +--> Asked + View --cause--> Finding --> report
//!  recorded, replay ------------+
//! ```
//!
//! A cause is said only if the map and the errno show it; where they cannot, it is
//! [`Cause::Unknown`], and the sentence says what is missing.

pub mod cause;
pub mod of_log;
#[cfg(test)]
mod tests;
mod view;

pub use cause::{Asked, Cause, Finding, Help, find};
pub use view::View;
