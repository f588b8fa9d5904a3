//! The kernel's loops with a first-free hint.
//!
//! Idea: remember a bit below which all are set; a search starts there, and a clear below it takes
//! it down. Here so that what a hint gains is not credited to a better finder. Wins where the front
//! of the area is full. Loses nothing but the upkeep; gains nothing once a low bit is free.

use super::classic::Classic;
use super::last_bit::LastBit;
use super::{Effort, Finder, FinderEntry, Fit, Meter, NoMeter, Policy};
use crate::cma::bitmap::Bitmap;
use crate::cma::scan;

pub(super) const CLASSIC: FinderEntry = FinderEntry {
    name: "classic+hint",
    about: "classic from a first-free hint on",
    policy: Policy::FirstFit,
    make: || Box::new(Hinted::<Classic>::default()),
};

pub(super) const LAST_BIT: FinderEntry = FinderEntry {
    name: "last-bit+hint",
    about: "last-bit from a first-free hint on",
    policy: Policy::FirstFit,
    make: || Box::new(Hinted::<LastBit>::default()),
};

/// A stateless first-fit finder with a first-free hint.
#[derive(Default)]
struct Hinted<F> {
    inner: F,
    /// All bits below are set.
    first_free: usize,
}

impl<F: Finder> Finder for Hinted<F> {
    fn find(&mut self, map: &Bitmap, from: usize, fit: Fit) -> Option<usize> {
        let from = self.skip_full(map, from, &mut NoMeter);
        self.inner.find(map, from, fit)
    }

    fn find_metered(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        effort: &mut Effort,
    ) -> Option<usize> {
        let from = self.skip_full(map, from, effort);
        self.inner.find_metered(map, from, fit, effort)
    }

    fn on_set(&mut self, _map: &Bitmap, start: usize, count: usize) {
        if start <= self.first_free {
            self.first_free = self.first_free.max(start + count);
        }
    }

    fn on_clear(&mut self, _map: &Bitmap, start: usize, _count: usize) {
        self.first_free = self.first_free.min(start);
    }

    fn rebuild(&mut self, _map: &Bitmap) {
        self.first_free = 0;
    }

    fn memory_bytes(&self) -> usize {
        size_of::<usize>()
    }
}

impl<F> Hinted<F> {
    /// Returns where a search from `from` on need not start before.
    #[inline]
    fn skip_full<M: Meter>(&mut self, map: &Bitmap, from: usize, meter: &mut M) -> usize {
        if from <= self.first_free {
            match scan::next_zero(map, self.first_free, meter) {
                Some(bit) => self.first_free = bit,
                None => return map.len(),
            }
        }
        from.max(self.first_free)
    }
}
