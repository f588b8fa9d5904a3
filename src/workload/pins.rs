//! Guesses which pages were pinned from the windows that turned out busy.
//!
//! Every busy window held at least one page that could not be moved, and no window that was handed
//! out held one. A page that lies in busy windows and in no successful one explains them for the
//! whole of the recording; the fewest such pages are taken, the last possible page of each window
//! first, which is the greedy cover of intervals by points.

use crate::geometry::{PageMap, pages};
use crate::recorded::recording::{Outcome, RecordedAllocation, Recording};
use crate::units::{Pages, Pfn};

/// The guessed pages, by area.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pins {
    /// Area and page, ascending.
    pub pages: Vec<(u32, Pfn)>,
    /// Busy windows that hold no such page: their pins came and went.
    pub unexplained: u64,
}

impl Pins {
    /// Guesses the pinned pages of a recording.
    pub fn infer(recording: &Recording) -> Pins {
        let mut busy = Vec::new();
        let mut free = vec![PageMap::<bool>::default(); recording.areas.len()];
        for attempt in recording.attempts() {
            let Outcome::Window(pfn) = attempt.outcome else { continue };
            let RecordedAllocation { area, count, .. } = *recording.allocation(attempt.allocation);
            let window = pages(pfn, count);
            if !attempt.busy {
                free[area as usize].change(window, |_| true);
            } else if recording.area(area).range_of(pfn, count).is_some() {
                busy.push((area, window.end, window.start));
            }
        }
        busy.sort_unstable();
        busy.dedup();
        let mut pins = Pins::default();
        for (area, end, start) in busy {
            // Windows come by their ends, so the last pin is the only one that can lie inside.
            let inside = |&(a, pin): &(u32, Pfn)| a == area && pin.0 >= start && pin.0 < end;
            if pins.pages.last().is_some_and(inside) {
                continue;
            }
            let handed_out = free[area as usize].runs(start..end);
            match handed_out.filter(|&(_, free)| !free).last() {
                Some((run, _)) => pins.pages.push((area, Pfn(run.end - 1))),
                None => pins.unexplained += 1,
            }
        }
        pins.pages.sort_unstable();
        pins.pages.dedup();
        pins
    }

    /// Tells whether a window holds one of the pages.
    pub fn explain(&self, area: u32, pfn: Pfn, count: Pages) -> bool {
        let from = self.pages.partition_point(|&pin| pin < (area, pfn));
        self.pages.get(from).is_some_and(|&(a, pin)| a == area && pin.0 - pfn.0 < count.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recorded::tests::{finish, recording, retry, start};

    #[test]
    fn a_pin_is_the_last_page_of_busy_windows_that_was_never_handed_out() {
        let lines = [
            start(1, 4, 0),
            retry(1, 0x1000, 4, 0),
            retry(1, 0x1001, 4, 0),
            finish(1, 0x1003, 4, 0),
            start(1, 1, 0),
            retry(1, 0x1003, 1, 0),
            finish(1, 0x1004, 1, 0),
        ];
        let pins = Pins::infer(&recording(&lines));
        assert_eq!((pins.pages, pins.unexplained), (vec![(0, Pfn(0x1002))], 1));
        let pins = Pins::infer(&recording(&lines[..4]));
        assert!(pins.explain(0, Pfn(0x1001), Pages(2)) && !pins.explain(0, Pfn(0x1001), Pages(1)));
    }
}
