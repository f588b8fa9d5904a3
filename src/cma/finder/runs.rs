//! The free runs of a bitmap by position, kept in step with every set and clear, for finders that
//! cut a request from a run of their choice.

use std::collections::BTreeMap;

use super::adaptive::Adaptive;
use super::{Finder, Fit, Meter, find_by_search};
use crate::cma::bitmap::Bitmap;

/// A maximal run of clear bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) start: usize,
    pub(super) len: usize,
}

impl Run {
    pub(super) fn end(self) -> usize {
        self.start + self.len
    }
}

/// A policy: by what it files the free runs, and which of them it cuts.
pub(super) trait RunChoice: Default + Send {
    /// Files a run.
    fn add(&mut self, run: Run);
    /// Takes a filed run out.
    fn remove(&mut self, run: Run);
    /// Takes all out.
    fn clear(&mut self);
    /// Finds the window for a request; `fit.bits` is at least 1.
    fn choose<M: Meter>(&self, fit: Fit, meter: &mut M) -> Option<usize>;
    /// Returns the memory that does not depend on the number of runs, in bytes.
    fn fixed_bytes(&self) -> usize {
        0
    }
}

/// A finder that takes the run of its policy. A search from a given bit on (a retry) takes the
/// first window there.
#[derive(Default)]
pub(super) struct RunFinder<C> {
    runs: Runs<C>,
    retry: Adaptive,
}

impl<C: RunChoice> Finder for RunFinder<C> {
    find_by_search!();

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
        // The trees by position and by policy, without what their nodes keep free.
        self.runs.by_start.len() * 4 * size_of::<usize>() + self.runs.choice.fixed_bytes()
    }
}

impl<C: RunChoice> RunFinder<C> {
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
        self.runs.choice.choose(fit, meter)
    }
}

/// All free runs, each also filed by the policy.
#[derive(Default)]
struct Runs<C> {
    by_start: BTreeMap<usize, usize>,
    choice: C,
}

impl<C: RunChoice> Runs<C> {
    /// Learns `map` as it stands.
    fn rebuild(&mut self, map: &Bitmap) {
        self.by_start.clear();
        self.choice.clear();
        for (start, len) in map.clear_runs() {
            self.add(Run { start, len });
        }
    }

    /// Takes bits out of the runs, free or not.
    fn set(&mut self, start: usize, count: usize) {
        if count == 0 {
            return;
        }
        let end = start + count;
        for run in self.remove_between(start, end) {
            if run.start < start {
                self.add(Run { start: run.start, len: start - run.start });
            }
            if run.end() > end {
                self.add(Run { start: end, len: run.end() - end });
            }
        }
    }

    /// Gives bits back, taken or not, and merges the runs around them.
    fn clear(&mut self, start: usize, count: usize) {
        if count == 0 {
            return;
        }
        let (mut first, mut end) = (start, start + count);
        for run in self.remove_between(start.saturating_sub(1), end + 1) {
            first = first.min(run.start);
            end = end.max(run.end());
        }
        self.add(Run { start: first, len: end - first });
    }

    fn add(&mut self, run: Run) {
        self.by_start.insert(run.start, run.len);
        self.choice.add(run);
    }

    /// Takes out all runs that share a bit with `start..end`.
    fn remove_between(&mut self, start: usize, end: usize) -> Vec<Run> {
        let before = self.by_start.range(..start).next_back();
        let within = self.by_start.range(start..end);
        let runs: Vec<Run> = before
            .into_iter()
            .chain(within)
            .map(|(&start, &len)| Run { start, len })
            .filter(|run| run.end() > start)
            .collect();
        for &run in &runs {
            self.by_start.remove(&run.start);
            self.choice.remove(run);
        }
        runs
    }
}
