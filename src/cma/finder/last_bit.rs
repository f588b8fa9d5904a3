//! The change of 2026 to the kernel's loop.
//!
//! Idea: as [`classic`](super::classic), but when a window is not clear, start again after the
//! *last* set bit in it: no window that starts before that bit can be clear. Wins on dense maps and
//! long requests; on sparse maps the first window fits and both do the same work.

use super::{Finder, FinderEntry, Fit, Meter, Policy, find_by_search};
use crate::cma::bitmap::Bitmap;
use crate::cma::scan;

pub(super) const ENTRY: FinderEntry = FinderEntry {
    name: "last-bit",
    about: "the 2026 change: restart after the last set bit of the window",
    policy: Policy::FirstFit,
    make: || Box::new(LastBit),
};

/// First fit, restarting after the last set bit of a window.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LastBit;

impl Finder for LastBit {
    find_by_search!();
}

impl LastBit {
    fn search<M: Meter>(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        meter: &mut M,
    ) -> Option<usize> {
        let mut start = from;
        loop {
            let index = fit.align_up(scan::next_zero(map, start, meter)?)?;
            let end = index.checked_add(fit.bits).filter(|&end| end <= map.len())?;
            meter.windows(1);
            match scan::last_set(map, index, end, meter) {
                None => return Some(index),
                Some(taken) => start = taken + 1,
            }
        }
    }
}
