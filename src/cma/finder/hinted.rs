//! The kernel's loops with a first-free hint.
//!
//! Idea: remember a bit below which all are set; a search starts there, and a clear below it takes
//! it down. Here so that what a hint gains is not credited to a better finder. Wins where the front
//! of the area is full. Loses nothing but the upkeep; gains nothing once a low bit is free.

use super::{Classic, Fit, LastBit, Meter, Search};
use crate::cma::bitmap::Bitmap;
use crate::cma::scan;

/// A first-fit finder with a first-free hint.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hinted<S> {
    inner: S,
    /// All bits below are set.
    first_free: usize,
}

impl Hinted<Classic> {
    /// Makes [`Classic`] with a hint.
    pub fn classic() -> Hinted<Classic> {
        Hinted::default()
    }
}

impl Hinted<LastBit> {
    /// Makes [`LastBit`] with a hint.
    pub fn last_bit() -> Hinted<LastBit> {
        Hinted::default()
    }
}

impl<S: Search> Search for Hinted<S> {
    fn search<M: Meter>(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        meter: &mut M,
    ) -> Option<usize> {
        if from <= self.first_free {
            self.first_free = scan::next_zero(map, self.first_free, meter)?;
        }
        self.inner.search(map, from.max(self.first_free), fit, meter)
    }

    fn on_set(&mut self, map: &Bitmap, start: usize, count: usize) {
        if start <= self.first_free {
            self.first_free = self.first_free.max(start + count);
        }
        self.inner.on_set(map, start, count);
    }

    fn on_clear(&mut self, map: &Bitmap, start: usize, count: usize) {
        self.first_free = self.first_free.min(start);
        self.inner.on_clear(map, start, count);
    }

    fn rebuild(&mut self, map: &Bitmap) {
        self.first_free = 0;
        self.inner.rebuild(map);
    }

    fn memory_bytes(&self) -> usize {
        size_of::<usize>() + self.inner.memory_bytes()
    }
}
