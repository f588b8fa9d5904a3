//! The free runs of a bitmap by position, kept in step with every set and clear.

use std::collections::BTreeMap;

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

/// What a policy files runs by.
pub(super) trait Shelf {
    /// Files a run.
    fn add(&mut self, run: Run);
    /// Takes a filed run out.
    fn remove(&mut self, run: Run);
    /// Takes all out.
    fn clear(&mut self);
}

/// All free runs, each also filed on a shelf.
#[derive(Clone, Debug, Default)]
pub(super) struct Runs<S> {
    by_start: BTreeMap<usize, usize>,
    pub(super) shelf: S,
}

impl<S: Shelf> Runs<S> {
    /// Learns `map` as it stands.
    pub(super) fn rebuild(&mut self, map: &Bitmap) {
        self.by_start.clear();
        self.shelf.clear();
        for (start, len) in map.clear_runs() {
            self.add(Run { start, len });
        }
    }

    /// Takes bits out of the runs, free or not.
    pub(super) fn set(&mut self, start: usize, count: usize) {
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
    pub(super) fn clear(&mut self, start: usize, count: usize) {
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

    /// Returns the number of runs.
    pub(super) fn len(&self) -> usize {
        self.by_start.len()
    }

    fn add(&mut self, run: Run) {
        self.by_start.insert(run.start, run.len);
        self.shelf.add(run);
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
            self.shelf.remove(run);
        }
        runs
    }
}
