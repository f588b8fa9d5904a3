//! What happens to the maps while a recording is put in order.

use super::{Held, Resolver, WAITING};
use crate::clock::Untimed;
use crate::cma::area::{Allocation, Request};
use crate::cma::observer::NoObserver;
use crate::geometry::pages;
use crate::recorded::extremes::Extremes;
use crate::recorded::recording::{AttemptId, Extent, Outcome, RecordedAllocation, ReleaseId};
use crate::recorded::steps::Step;
use crate::units::{Nanos, Order, Pages, Pfn};

impl<'a> Resolver<'a> {
    /// Returns what follows how full the areas become, as they are before the first line.
    pub(super) fn extremes(&self, used: &[Extent]) -> Extremes {
        let (recording, mut hidden) = (self.recording, Vec::new());
        for area in 0..recording.areas.len() {
            let placed = used.iter().filter(|extent| extent.area as usize == area);
            let placed: u64 = placed.map(|extent| extent.count.0).sum();
            let left = u32::try_from(area).ok().and_then(|area| recording.without_place(area));
            hidden.push(Pages(left.map_or(0, |left| left.0.saturating_sub(placed))));
        }
        let mut extremes = Extremes::new(recording, &hidden);
        let known = used.iter().chain(&recording.used).chain(&recording.held_before);
        known.for_each(|&extent| extremes.take(extent));
        extremes
    }

    /// Notes that a search took a window.
    pub(super) fn took(&mut self, id: AttemptId, pfn: Pfn) {
        let extent = self.extent(id, pfn);
        self.show(extent);
        if let Some(extremes) = &mut self.extremes {
            extremes.take(extent);
        }
    }

    /// Notes that a search gives up the window that its allocation has.
    pub(super) fn gives(&mut self, id: AttemptId) {
        let allocation = self.under_way.get(&self.recording.attempt(id).allocation);
        let window = allocation.and_then(Allocation::window);
        let extent = window.map(|pfn| self.extent(id, pfn));
        if let (Some(extremes), Some(extent)) = (&mut self.extremes, extent) {
            extremes.give(extent);
        }
    }

    /// Notes that a line shows who has pages.
    pub(super) fn show(&mut self, Extent { area, pfn, count }: Extent) {
        if let Some(shown) = &mut self.shown {
            shown[area as usize].change(pages(pfn, count), |_| true);
        }
    }

    /// Takes the window of an allocation at its last line, the latest time it can have been.
    pub(super) fn impose(&mut self, id: AttemptId) {
        let Some(pfn) = self.outcome(id).window() else { return };
        let allocation = self.imposed(id, pfn);
        self.keep(id, pfn, allocation);
        self.place_waiting(None);
    }

    /// Takes windows of unknown times that a search passed over: they were taken before it, and
    /// their ends come later. Nothing is taken unless that explains the search.
    pub(super) fn impose_early(&mut self, id: AttemptId, index: usize) {
        let mut tried = Vec::new();
        while let Some((at, end, pfn)) = self.passed_end(id, index) {
            self.unplaced.remove(&at);
            tried.push((at, end, pfn, self.imposed(end, pfn)));
        }
        let explains = self.fits_now(id);
        for (at, end, pfn, mut allocation) in tried {
            if explains {
                self.keep(end, pfn, allocation);
            } else {
                self.area(end).give_back(&mut allocation, &mut Untimed, &mut NoObserver);
                self.unplaced.insert(at, end);
            }
        }
    }

    /// Finds an end of unknown time whose free window a search passes over.
    fn passed_end(&self, id: AttemptId, index: usize) -> Option<(usize, AttemptId, Pfn)> {
        if self.unplaced.is_empty() || self.fits_now(id) {
            return None;
        }
        let passed = self.extent(id, self.peek(id)?);
        let ends = self.unplaced.range(index..).take(WAITING);
        let mut ends = ends.filter_map(|(&at, &end)| Some((at, end, self.outcome(end).window()?)));
        ends.find(|&(_, end, pfn)| {
            let window = self.extent(end, pfn);
            window.overlaps(passed) && self.area(end).is_free(pfn, window.count)
        })
    }

    /// Gives an allocation of unknown time its window.
    fn imposed(&self, id: AttemptId, pfn: Pfn) -> Allocation<'a> {
        let area = self.area(id);
        let mut allocation = area.begin(self.request(id), &mut Untimed, &mut NoObserver);
        area.impose(&mut allocation, Some(pfn));
        allocation
    }

    /// Ends an allocation of unknown time, which keeps its window.
    fn keep(&mut self, id: AttemptId, pfn: Pfn, allocation: Allocation<'a>) {
        let _counted = self.area(id).finish(allocation, &mut Untimed, &mut NoObserver);
        self.hold(id, pfn);
        self.took(id, pfn);
        (self.each)(Step::Impose { attempt: id });
    }

    pub(super) fn hold(&mut self, id: AttemptId, pfn: Pfn) {
        let allocation = self.recording.attempt(id).allocation;
        let &RecordedAllocation { area, count, .. } = self.recording.allocation(allocation);
        self.held.insert((area, pfn), Held { count, allocation: Some(allocation) });
    }

    pub(super) fn give_back(&mut self, id: AttemptId) {
        self.gives(id);
        let (area, allocation) = self.both(id);
        let Some(allocation) = allocation else { return };
        area.give_back(allocation, &mut Untimed, &mut NoObserver);
        (self.each)(Step::GiveBack { attempt: id });
        self.place_waiting(None);
    }

    pub(super) fn finish(&mut self, id: AttemptId) {
        if matches!(self.outcome(id), Outcome::Aborted(_)) {
            self.gives(id);
        }
        let Some(mut allocation) = self.under_way.remove(&self.recording.attempt(id).allocation)
        else {
            return;
        };
        match self.outcome(id) {
            Outcome::Aborted(_) => {
                self.area(id).give_back(&mut allocation, &mut Untimed, &mut NoObserver);
                (self.each)(Step::Abort { attempt: id });
                self.place_waiting(None);
            }
            Outcome::Window(pfn) => self.hold(id, pfn),
            _ => {}
        }
        // The result is in the recording; this counts the pages as sysfs does.
        let _counted = self.area(id).finish(allocation, &mut Untimed, &mut NoObserver);
    }

    pub(super) fn release(&mut self, id: ReleaseId, at: Nanos, early: bool) {
        let Extent { area, pfn, count } = self.recording.release(id).extent;
        let task = self.recording.releaser(id);
        let request = Request { task, count, align: Order::ZERO };
        self.areas[area as usize].release(request, pfn, &mut Untimed, &mut NoObserver);
        self.held.remove(&(area, pfn));
        self.show(Extent { area, pfn, count });
        if let Some(extremes) = &mut self.extremes {
            extremes.give(Extent { area, pfn, count });
        }
        (self.each)(Step::Release { release: id, at, early });
        self.place_waiting(None);
    }
}
