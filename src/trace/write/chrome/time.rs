//! The trace's time axis.

use crate::units::Nanos;

/// Where the time axis begins, and how far it has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Time {
    /// The stamp shown as 0. Viewers keep 53 bits of a time, too few for nanoseconds since the
    /// epoch.
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
}
