//! Bit by bit, obviously right: the twin that every finder is tested against.

use super::{Finder, FinderEntry, Fit, Meter, Policy, find_by_search};
use crate::cma::bitmap::Bitmap;

pub(super) const ENTRY: FinderEntry = FinderEntry {
    name: "naive",
    about: "bit by bit, obviously right: the oracle of the tests",
    policy: Policy::FirstFit,
    make: || Box::new(Naive),
};

/// First fit by trying every position and testing every bit.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Naive;

impl Finder for Naive {
    find_by_search!();
}

impl Naive {
    fn search<M: Meter>(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        meter: &mut M,
    ) -> Option<usize> {
        let last = map.len().checked_sub(fit.bits)?;
        let aligned = |bit: usize| bit.wrapping_add(fit.offset) & fit.mask == 0;
        (from..=last).find(|&start| {
            aligned(start) && {
                meter.windows(1);
                (start..start + fit.bits).all(|bit| {
                    meter.words(1);
                    !map.test(bit)
                })
            }
        })
    }
}
