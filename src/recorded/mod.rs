//! A whole recording, resolved and judged: what a kernel's trace or a replay of ours left.
//!
//! [`gather`] puts records to areas and allocations while they are read, [`recording`] is what
//! comes of it, [`order`] tells when each search happened and whether first fit explains it
//! ([`steps`]), [`judge`] tells from geometry and events alone whether a correct allocator can
//! leave such a trace. [`areas_file`] is what stands beside a trace,
//! [`told`] what a recording takes from it.

pub mod areas_file;
mod extremes;
pub mod gather;
mod infer;
pub mod judge;
pub mod order;
pub mod recording;
pub mod steps;
#[cfg(test)]
pub(crate) mod tests;
pub mod told;
mod used;

use std::ops::ControlFlow;

pub use extremes::Extreme;

use crate::error::{Error, Result};
use crate::units::Nanos;

/// How much later than what shows that it happened a line may be printed, in the trace's time.
const LATE_LINE: Nanos = Nanos(1_000_000_000);

/// Called with the number of lines done, every few thousand of them; a break ends the work.
pub type Tick<'a> = dyn FnMut(usize) -> ControlFlow<()> + 'a;

/// Calls `tick` where it is time for it.
///
/// # Errors
/// [`Error::Interrupted`] if it breaks.
pub(crate) fn tick_at(done: usize, tick: &mut Tick<'_>) -> Result<()> {
    const EVERY: usize = 4096;
    if done.is_multiple_of(EVERY) && tick(done).is_break() {
        return Err(Error::Interrupted);
    }
    Ok(())
}
