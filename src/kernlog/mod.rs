//! Kernel logs: failed allocations with their free maps, the areas set up at boot, busy ranges and,
//! with debugging on, every call.
//!
//! ```text
//!  bytes --lines--> prefix (time, caller) + text --message--> LogMessage --log--> KernelLog
//!                                             \--map--> FreeMap, over several lines
//! ```
//!
//! Logs come from dmesg, the journal, a serial console or a mail: any prefix may stand before a
//! message, lines wrap, CPUs interleave, and lines are suppressed. What belongs together only
//! perhaps is kept apart, and said.

pub mod log;
mod map;
mod message;
mod prefix;
#[cfg(test)]
mod tests;

pub use log::{FailedAllocation, KernelLog, parse};
pub use map::{Chunk, FreeMap, RangeMap};
pub use message::{BootArea, BusyRange, LoggedCall, LoggedFailure, Refused, SkippedRange};
pub use prefix::LogStamp;
