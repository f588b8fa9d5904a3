//! Best fit: the shortest free run that holds an aligned window, the lowest of equals.
//!
//! Idea: leave long runs whole for long requests. A tree of the runs by length finds the place in a
//! time that depends on the number of runs only by its logarithm, as long as alignment does not
//! reject many. Leaves many slivers too short for anything. A search from a given bit on (a retry)
//! takes the first window there.

use std::collections::BTreeSet;

use super::runs::{Run, RunChoice, RunFinder};
use super::{FinderEntry, Fit, Meter, Policy};

pub(super) const ENTRY: FinderEntry = FinderEntry {
    name: "best-fit",
    about: "the shortest free run that holds an aligned window",
    policy: Policy::Other,
    make: || Box::new(RunFinder::<ByLength>::default()),
};

/// Runs as (length, start).
#[derive(Default)]
struct ByLength(BTreeSet<(usize, usize)>);

impl RunChoice for ByLength {
    fn add(&mut self, run: Run) {
        self.0.insert((run.len, run.start));
    }

    fn remove(&mut self, run: Run) {
        self.0.remove(&(run.len, run.start));
    }

    fn clear(&mut self) {
        self.0.clear();
    }

    fn choose<M: Meter>(&self, fit: Fit, meter: &mut M) -> Option<usize> {
        self.0.range((fit.bits, 0)..).find_map(|&(len, start)| {
            meter.words(2);
            meter.windows(1);
            fit.window_in(start, start + len)
        })
    }
}
