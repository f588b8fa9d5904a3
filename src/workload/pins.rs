//! Guesses which pages were pinned from the windows that turned out busy.
//!
//! Every busy window held at least one page that could not be moved, and no window that was handed
//! out held one. A page that lies in busy windows and in no successful one explains them for the
//! whole of the recording; the fewest such pages are taken, the last possible page of each window
//! first, which is the greedy cover of intervals by points.

use std::collections::BTreeMap;

use crate::recorded::recording::{Outcome, Recording};
use crate::units::Pfn;

/// The guessed pages, by area.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pins {
    /// Area and page, ascending.
    pub pages: Vec<(usize, Pfn)>,
    /// Busy windows that hold no such page: their pins came and went.
    pub unexplained: u64,
}

impl Pins {
    /// Guesses the pinned pages of a recording.
    pub fn infer(recording: &Recording) -> Pins {
        let (mut busy, mut free) = (Vec::new(), BTreeMap::new());
        for alloc in &recording.allocs {
            let last = alloc.searches.len().saturating_sub(1);
            for (nth, search) in alloc.searches.iter().enumerate() {
                let Outcome::Window(pfn) = search.outcome else { continue };
                let end = pfn.0.saturating_add(alloc.count.0);
                if nth < last {
                    busy.push((alloc.area, end, pfn.0));
                } else {
                    add(free.entry(alloc.area).or_default(), pfn.0, end);
                }
            }
        }
        busy.sort_unstable();
        busy.dedup();
        let mut pins = Pins::default();
        let none = BTreeMap::new();
        for (area, end, start) in busy {
            // Windows come by their ends, so the last pin is the only one that can lie inside.
            let inside = |&(a, pin): &(usize, Pfn)| a == area && pin.0 >= start && pin.0 < end;
            if pins.pages.last().is_some_and(inside) {
                continue;
            }
            match last_outside(free.get(&area).unwrap_or(&none), start, end) {
                Some(page) => pins.pages.push((area, Pfn(page))),
                None => pins.unexplained += 1,
            }
        }
        pins.pages.sort_unstable();
        pins.pages.dedup();
        pins
    }

    /// Tells whether a window holds one of the pages.
    pub fn explain(&self, area: usize, pfn: Pfn, count: u64) -> bool {
        let from = self.pages.partition_point(|&pin| pin < (area, pfn));
        self.pages.get(from).is_some_and(|&(a, pin)| a == area && pin.0 - pfn.0 < count)
    }
}

/// Adds an interval to a union of disjoint ones, as start to end.
fn add(union: &mut BTreeMap<u64, u64>, mut start: u64, mut end: u64) {
    while let Some((&at, &stop)) = union.range(..=end).next_back() {
        if stop < start {
            break;
        }
        (start, end) = (start.min(at), end.max(stop));
        union.remove(&at);
    }
    union.insert(start, end);
}

/// Returns the last page of `start..end` outside a union of intervals.
fn last_outside(union: &BTreeMap<u64, u64>, start: u64, mut end: u64) -> Option<u64> {
    while let Some((&at, &stop)) = union.range(..end).next_back() {
        if stop < end {
            break;
        }
        end = at;
    }
    (end > start).then(|| end - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unions_join_what_touches() {
        let mut union = BTreeMap::new();
        for (start, end) in [(10, 20), (30, 40), (19, 31), (50, 60), (40, 41)] {
            add(&mut union, start, end);
        }
        assert_eq!(union.into_iter().collect::<Vec<_>>(), [(10, 41), (50, 60)]);
    }

    #[test]
    fn the_last_page_outside_skips_what_was_handed_out() {
        let union = BTreeMap::from([(10, 20), (24, 30)]);
        for (window, page) in [
            ((0, 5), Some(4)),
            ((5, 15), Some(9)),
            ((10, 20), None),
            ((15, 25), Some(23)),
            ((20, 30), Some(23)),
            ((12, 18), None),
            ((24, 31), Some(30)),
        ] {
            assert_eq!(last_outside(&union, window.0, window.1), page, "{window:?}");
        }
    }
}
