//! The trace's time axis.

use crate::units::Nanos;

/// Times from here on lose nanoseconds in viewers, which keep microseconds as floats.
const EXACT_MAX: u64 = 1_000_000_000_000_000;

/// Where the time axis begins, and how far it has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Time {
    /// The stamp shown as 0: nanoseconds since the epoch would be too many for viewers.
    pub(super) begin: Nanos,
    /// The latest stamp so far.
    pub(super) last: Nanos,
}

impl Time {
    /// Returns a stamp as the viewers show it. One before the beginning, which only clocks that go
    /// backwards give, is moved there: viewers drop negative times.
    pub(super) fn relative(self, ts: Nanos) -> Nanos {
        ts.since(self.begin).unwrap_or_default()
    }

    /// Whether viewers show a stamp to the nanosecond.
    pub(super) fn is_exact(self, ts: Nanos) -> bool {
        ts.since(self.begin).is_some_and(|relative| relative.0 < EXACT_MAX)
    }
}
