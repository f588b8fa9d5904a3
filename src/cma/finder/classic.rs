//! The kernel's loop up to 7.2.
//!
//! Idea: go to the next clear bit, align up, look for a set bit in the window; if there is one,
//! start again right after it. Wins where the first window fits (sparse maps). Loses on maps with
//! many short runs: a long window is entered again for each run in it.

use super::{Finder, FinderEntry, Fit, Meter, Policy, find_by_search};
use crate::cma::bitmap::Bitmap;
use crate::cma::scan;

pub(super) const ENTRY: FinderEntry = FinderEntry {
    name: "classic",
    about: "the kernel's loop up to 7.2: next zero bit, align up, restart after the first set bit",
    policy: Policy::FirstFit,
    make: || Box::new(Classic),
};

/// First fit, restarting after the first set bit of a window.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Classic;

impl Finder for Classic {
    find_by_search!();
}

impl Classic {
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
            match scan::next_set(map, index, end, meter) {
                None => return Some(index),
                Some(taken) => start = taken + 1,
            }
        }
    }
}
