//! Next fit: go on where the last allocation ended.
//!
//! Idea: the space before was just passed over, so do not look at it again before the end of the
//! area is reached. Searches are short; the free space gets cut up all over the area, so that long
//! requests fail sooner than with first fit. A search from a given bit on (a retry) does not wrap.

use super::{Adaptive, Finder, FinderEntry, Fit, Meter, Policy, find_by_search};
use crate::cma::bitmap::Bitmap;

pub(super) const ENTRY: FinderEntry = FinderEntry {
    name: "next-fit",
    about: "the first window after the last allocation",
    policy: Policy::Other,
    make: || Box::new(NextFit::default()),
};

/// The lowest window after the last one taken, else the lowest of all.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct NextFit {
    inner: Adaptive,
    /// The end of the last allocation.
    cursor: usize,
}

impl Finder for NextFit {
    find_by_search!();

    fn on_set(&mut self, _map: &Bitmap, start: usize, count: usize) {
        self.cursor = start + count;
    }

    fn rebuild(&mut self, _map: &Bitmap) {
        self.cursor = 0;
    }

    fn memory_bytes(&self) -> usize {
        size_of::<usize>()
    }
}

impl NextFit {
    fn search<M: Meter>(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        meter: &mut M,
    ) -> Option<usize> {
        if from > 0 || self.cursor == 0 {
            return self.inner.search(map, from, fit, meter);
        }
        let after = self.inner.search(map, self.cursor, fit, meter);
        after.or_else(|| self.inner.search(map, 0, fit, meter))
    }
}
