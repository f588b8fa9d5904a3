//! Bit by bit, obviously right: the twin that every finder is tested against.

use super::{Fit, Meter, Search};
use crate::cma::bitmap::Bitmap;

/// First fit by trying every position and testing every bit.
#[derive(Clone, Copy, Debug, Default)]
pub struct Naive;

impl Search for Naive {
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
