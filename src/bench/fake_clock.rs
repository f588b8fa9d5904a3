//! A clock for tests that moves only when it is told, and finders that tell it.

use std::cell::Cell;

use crate::clock::{Clock, Work};
use crate::cma::bitmap::Bitmap;
use crate::cma::finder::{Choice, Effort, Finder, FinderEntry, Policy};
use crate::geometry::Fit;
use crate::units::Nanos;

thread_local! {
    static NOW: Cell<u64> = const { Cell::new(0) };
}

/// Shows the same time wherever it is read in a thread.
#[derive(Clone, Copy)]
pub(super) struct FakeClock {
    reading_ns: u64,
}

impl FakeClock {
    /// Makes a clock whose reading takes no time.
    pub(super) fn free() -> FakeClock {
        FakeClock { reading_ns: 0 }
    }

    /// Makes a clock whose every reading takes so long.
    pub(super) fn with_readings_of(ns: u64) -> FakeClock {
        FakeClock { reading_ns: ns }
    }
}

impl Clock for FakeClock {
    const COUNTS_WORK: bool = false;

    fn now(&mut self) -> Nanos {
        pass(self.reading_ns);
        Nanos(NOW.get())
    }

    fn charge(&mut self, _work: Work) {}
}

/// Lets time pass.
pub(super) fn pass(ns: u64) {
    NOW.set(NOW.get() + ns);
}

/// The time that a search by [`slow`] takes.
pub(super) const SEARCH_NS: u64 = 7_000;

/// The time that it takes to note a release.
pub(super) const RELEASE_NS: u64 = 3_000;

/// Returns a finder that finds what `classic` does, in its own time: [`SEARCH_NS`] and
/// [`RELEASE_NS`]. The built-in ones take none.
pub(super) fn slow() -> Choice {
    let make = || Box::new(Slow(Choice::default().make(&Bitmap::new(0)))) as Box<dyn Finder>;
    Choice::from(&FinderEntry { name: "slow", about: "", policy: Policy::FirstFit, make })
}

struct Slow(Box<dyn Finder>);

impl Finder for Slow {
    fn find(&mut self, map: &Bitmap, from: usize, fit: Fit) -> Option<usize> {
        pass(SEARCH_NS);
        self.0.find(map, from, fit)
    }

    fn find_metered(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        effort: &mut Effort,
    ) -> Option<usize> {
        self.0.find_metered(map, from, fit, effort)
    }

    fn on_clear(&mut self, _map: &Bitmap, _start: usize, _count: usize) {
        pass(RELEASE_NS);
    }
}
