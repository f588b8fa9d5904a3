//! How full and how scattered areas became in a recording.

use std::ops::Range;

use super::recording::{Extent, Recording};
use crate::geometry::{AreaSpec, FreeRuns, RangeSpec, pages};
use crate::units::Pages;

/// The fullest and the most scattered state of one area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extreme {
    /// The most pages in use at once, those without a place among them.
    pub peak_used: Pages,
    /// The longest free run when it was shortest, as `maxchunk` in debugfs tells it.
    pub least_maxchunk: Pages,
}

/// Follows the areas of a recording.
pub(super) struct Extremes(Vec<Followed>);

struct Followed {
    spec: AreaSpec,
    /// One a range, in pages.
    runs: Vec<FreeRuns>,
    /// Pages in use without a place.
    hidden: Pages,
    extreme: Extreme,
}

impl Extremes {
    /// Begins with all pages free but those of which nothing but the number is known.
    pub(super) fn new(recording: &Recording, hidden: &[Pages]) -> Extremes {
        let follow = |(spec, &hidden): (&AreaSpec, &Pages)| {
            let range = |range: &_| whole(spec, range);
            let runs = spec.ranges.iter().map(|r| FreeRuns::new(range(r))).collect();
            let extreme = Extreme { peak_used: Pages(0), least_maxchunk: Pages(u64::MAX) };
            let mut followed = Followed { spec: spec.clone(), runs, hidden, extreme };
            followed.note();
            followed
        };
        Extremes(recording.areas.iter().zip(hidden).map(follow).collect())
    }

    /// Notes that pages were taken.
    pub(super) fn take(&mut self, extent: Extent) {
        self.0[extent.area as usize].change(extent, FreeRuns::set);
    }

    /// Notes that pages became free.
    pub(super) fn give(&mut self, extent: Extent) {
        self.0[extent.area as usize].change(extent, FreeRuns::clear);
    }

    /// Returns what came of each area.
    pub(super) fn end(self) -> Vec<Extreme> {
        self.0.into_iter().map(|area| area.extreme).collect()
    }
}

impl Followed {
    fn change(&mut self, extent: Extent, change: fn(&mut FreeRuns, Range<u64>)) {
        let Some((index, range)) = self.spec.range_of(extent.pfn, extent.count) else { return };
        let bit = self.spec.bit_of(range, extent.pfn);
        let bits = usize::try_from(self.spec.bits(extent.count)).unwrap_or(usize::MAX);
        let end = bit.saturating_add(bits).min(self.spec.bit_count(range));
        let (first, end) = (self.spec.pfn_of(range, bit), self.spec.pfn_of(range, end));
        change(&mut self.runs[index], first.0..end.0);
        self.note();
    }

    fn note(&mut self) {
        let free: u64 = self.runs.iter().map(FreeRuns::free).sum();
        let total: u64 = self.spec.ranges.iter().map(|r| length(&whole(&self.spec, r))).sum();
        let used = Pages(total.saturating_sub(free).saturating_add(self.hidden.0));
        let longest = Pages(self.runs.iter().map(FreeRuns::largest).max().unwrap_or_default());
        let Extreme { peak_used, least_maxchunk } = &mut self.extreme;
        *peak_used = used.max(*peak_used);
        *least_maxchunk = longest.min(*least_maxchunk);
    }
}

/// Returns the pages of a range that whole bits have.
fn whole(spec: &AreaSpec, &range: &RangeSpec) -> Range<u64> {
    let end = spec.pfn_of(range, spec.bit_count(range));
    pages(range.base, Pages(end.0.saturating_sub(range.base.0)))
}

fn length(pages: &Range<u64>) -> u64 {
    pages.end - pages.start
}
