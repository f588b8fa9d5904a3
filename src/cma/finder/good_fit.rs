//! Good fit: a run of a class that surely fits, as two-level segregated fit does it.
//!
//! Idea: file the runs in classes, 16 for each doubling of the length. From some class on any run
//! is long enough, wherever its aligned bits lie, so the lowest run of the first such class that
//! has any is cut. In the classes before, from that of the request on, a few runs are tried; all of
//! them only when nothing else is left. Close to best fit, with less work for each request. A
//! search from a given bit on (a retry) takes the first window there.

use std::collections::BTreeSet;

use super::runs::{Run, RunChoice, RunFinder};
use super::{FinderEntry, Fit, Meter, Policy};

pub(super) const ENTRY: FinderEntry = FinderEntry {
    name: "good-fit",
    about: "two-level size classes, the lowest run of a class that surely fits",
    policy: Policy::Other,
    make: || Box::new(RunFinder::<Classes>::default()),
};

/// Classes of each doubling, as a power of two.
const STEPS: u32 = 4;

/// Runs of a class that are tried where not all are long enough.
const TRIES: usize = 8;

/// The starts and lengths of the runs, by class.
#[derive(Default)]
struct Classes(Vec<BTreeSet<(usize, usize)>>);

/// Returns the class of a length: exact below 32, then 16 for each doubling, rounded down.
fn class_of(length: usize) -> usize {
    let exponent = length.max(1).ilog2();
    if exponent <= STEPS {
        return length;
    }
    let shift = exponent - STEPS;
    ((shift as usize) << STEPS) + (length >> shift)
}

impl RunChoice for Classes {
    fn add(&mut self, run: Run) {
        let class = class_of(run.len);
        if class >= self.0.len() {
            self.0.resize_with(class + 1, BTreeSet::new);
        }
        self.0[class].insert((run.start, run.len));
    }

    fn remove(&mut self, run: Run) {
        if let Some(class) = self.0.get_mut(class_of(run.len)) {
            class.remove(&(run.start, run.len));
        }
    }

    fn clear(&mut self) {
        self.0.clear();
    }

    fn choose<M: Meter>(&self, fit: Fit, meter: &mut M) -> Option<usize> {
        let classes = &self.0;
        // A run of this length has an aligned window wherever it starts.
        let sure = fit.bits.saturating_add(fit.mask);
        let first = class_of(fit.bits);
        let round_up = class_of(sure.saturating_sub(1)) + 1;
        let safe = round_up.clamp(first, classes.len().max(first));
        let mut try_some = |class: &BTreeSet<(usize, usize)>, tries| {
            meter.words(1);
            class.iter().take(tries).find_map(|&(start, len)| {
                meter.words(2);
                meter.windows(1);
                fit.window_in(start, start + len)
            })
        };
        let tries = |class| if class < safe { TRIES } else { usize::MAX };
        let all = classes.iter().enumerate().skip(first);
        all.clone()
            .find_map(|(class, runs)| try_some(runs, tries(class)))
            .or_else(|| all.take(safe - first).find_map(|(_, runs)| try_some(runs, usize::MAX)))
    }

    fn fixed_bytes(&self) -> usize {
        self.0.len() * size_of::<BTreeSet<(usize, usize)>>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cma::bitmap::Bitmap;

    #[test]
    fn classes_grow_with_the_length_in_sixteen_steps_a_doubling() {
        assert_eq!((class_of(1), class_of(31), class_of(32), class_of(33)), (1, 31, 32, 32));
        for length in 1..10_000 {
            let step = class_of(length + 1) - class_of(length);
            assert!(step <= 1, "{length}");
        }
        assert_eq!(class_of(64) - class_of(32), 16);
    }

    #[test]
    fn a_request_is_cut_from_the_first_class_that_has_room() {
        let map = Bitmap::parse(400, "100,133-199,300").unwrap();
        let mut finder = (ENTRY.make)();
        finder.rebuild(&map);
        let fit = Fit { bits: 32, mask: 0, offset: 0 };
        assert_eq!(finder.find(&map, 0, fit), Some(101));
    }
}
