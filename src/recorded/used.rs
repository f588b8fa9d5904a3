//! Pages in use since before a trace, located by the windows that the kernel passed over.
//!
//! A first fit passes over a free window only if some page of it is taken. Where no line says
//! which, a page that was taken before the trace explains it. The fewest pages that explain all
//! such windows are those of the classic stabbing of intervals by points: windows by their ends,
//! lowest first, and a page only in a window that holds none yet, as far up in it as may be. A page
//! that the trace hands out is none of them.

use std::collections::BTreeSet;

use super::recording::{Extent, Recording};
use crate::units::{Pages, Pfn};

/// The windows that searches passed over although no line says that they were taken.
#[derive(Debug, Default)]
pub(super) struct PassedOver {
    /// Area, page after the last, first page.
    windows: BTreeSet<(u32, u64, Pfn)>,
}

impl PassedOver {
    /// Adds a window; false if it is known.
    pub(super) fn add(&mut self, Extent { area, pfn, count }: Extent) -> bool {
        self.windows.insert((area, pfn.0.saturating_add(count.0), pfn))
    }

    /// Returns the fewest pages that explain all windows, those of one bit each; of each area at
    /// most as many as `allowed` says. Windows whose pages are all handed out at some time stay
    /// without.
    pub(super) fn stab(&self, recording: &Recording, allowed: &[Option<Pages>]) -> Vec<Extent> {
        let mut used: Vec<Extent> = Vec::new();
        let mut placed = vec![0u64; allowed.len()];
        for &(area, end, pfn) in &self.windows {
            // Windows come by their ends, so the last page is the only one that can lie inside.
            if used.last().is_some_and(|last| last.area == area && last.pfn >= pfn) {
                continue;
            }
            let per_bit = Pages(recording.area(area).order_per_bit.pages());
            let sum = placed[area as usize].saturating_add(per_bit.0);
            if allowed[area as usize].is_some_and(|allowed| sum > allowed.0) {
                continue;
            }
            let count = Pages(end - pfn.0);
            if let Some(pfn) = recording.last_never_named(area, pfn, count) {
                used.push(Extent { area, pfn, count: per_bit });
                placed[area as usize] = sum;
            }
        }
        used
    }
}
