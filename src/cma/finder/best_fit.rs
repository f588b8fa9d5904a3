//! Best fit: the shortest free run that holds an aligned window, the lowest of equals.
//!
//! Idea: leave long runs whole for long requests. A tree of the runs by length finds the place in a
//! time that depends on the number of runs only by its logarithm, as long as alignment does not
//! reject many. Leaves many slivers too short for anything. A search from a given bit on (a retry)
//! takes the first window there.

use std::collections::BTreeSet;

use super::runs::{Run, Runs, Shelf};
use super::{Adaptive, Fit, Meter, Search};
use crate::cma::bitmap::Bitmap;

/// The shortest run that fits.
#[derive(Clone, Debug, Default)]
pub struct BestFit {
    runs: Runs<ByLength>,
    retry: Adaptive,
}

/// Runs as (length, start).
#[derive(Clone, Debug, Default)]
struct ByLength(BTreeSet<(usize, usize)>);

impl Shelf for ByLength {
    fn add(&mut self, run: Run) {
        self.0.insert((run.len, run.start));
    }

    fn remove(&mut self, run: Run) {
        self.0.remove(&(run.len, run.start));
    }

    fn clear(&mut self) {
        self.0.clear();
    }
}

impl Search for BestFit {
    fn search<M: Meter>(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        meter: &mut M,
    ) -> Option<usize> {
        if from > 0 {
            return self.retry.search(map, from, fit, meter);
        }
        self.runs.shelf.0.range((fit.bits, 0)..).find_map(|&(len, start)| {
            meter.words(2);
            meter.windows(1);
            fit.window_in(start, start + len)
        })
    }

    fn on_set(&mut self, _map: &Bitmap, start: usize, count: usize) {
        self.runs.set(start, count);
    }

    fn on_clear(&mut self, _map: &Bitmap, start: usize, count: usize) {
        self.runs.clear(start, count);
    }

    fn rebuild(&mut self, map: &Bitmap) {
        self.runs.rebuild(map);
    }

    fn memory_bytes(&self) -> usize {
        // Both trees, without what their nodes keep free.
        self.runs.len() * 4 * size_of::<usize>()
    }
}
