//! Puts the searches of a recorded trace in the order in which they happened, and compares each
//! with first fit.
//!
//! A trace prints lines, not searches. The kernel searches right after a start line and again right
//! after each retry line, and a window stays taken until its retry or its release. Between a line
//! and its search the task may lose the CPU, so a search may come later than its line:
//!
//! 1. At its line, a search happens at once if it then finds the recorded window.
//! 2. Else it waits: after every change of the maps it is tried again.
//! 3. At the next line of its own task it must have happened; if it still does not find the
//!    recorded window, releases that were printed too late are taken first (the kernel prints a
//!    release after its bits are clear), and then the recording is obeyed and a disagreement noted.
//!
//! Where the first start line says that pages were in use before the trace, a search that passes
//! over a window finds one of them there: the last page of the window that the trace never hands
//! out. Windows passed over do not share such a page, so no more pages are found than there are.

use std::collections::{BTreeMap, BTreeSet};

use super::recording::{
    AllocationId, AttemptId, Extent, Outcome, RecordedAllocation, Recording, ReleaseId, Role,
};
use super::{LATE_LINE, Tick, tick_at};
use crate::clock::Untimed;
use crate::cma::area::{Allocation, Area, Request};
use crate::cma::finder::Choice;
use crate::cma::observer::NoObserver;
use crate::cma::snapshot::Snapshot;
use crate::error::Result;
use crate::geometry::AreaSpec;
use crate::units::{Nanos, Order, Pages, Pfn};

/// The most searches that are tried again after every change. Kernels have a handful under way;
/// any more wait for their own next lines, so that no trace takes time by their square.
const WAITING: usize = 64;

/// The most lines between what shows that pages were released and the release's own line.
const LATE_LINES: usize = 4096;

/// One thing that happened to the maps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A search.
    Search {
        /// Which.
        attempt: AttemptId,
        /// Whether first fit agrees with the recording; `None` if the recording does not tell.
        agrees: Option<bool>,
        /// Whether it came later than its line.
        late: bool,
        /// What first fit finds.
        found: Option<Pfn>,
    },
    /// The window of a search was given back.
    GiveBack {
        /// The search that found it.
        attempt: AttemptId,
    },
    /// A window was taken at a time that the recording does not tell.
    Impose {
        /// The search that found it.
        attempt: AttemptId,
    },
    /// The window of a search was given up for an error other than busy.
    Abort {
        /// The search that found it.
        attempt: AttemptId,
    },
    /// Pages were released.
    Release {
        /// The release.
        release: ReleaseId,
        /// The stamp of its line.
        at: Nanos,
        /// Whether it happened before its line.
        early: bool,
    },
}

/// What is known when all is in order.
#[derive(Debug)]
pub struct Resolved {
    /// Searches that first fit does not explain, and need not: events were lost before.
    pub unknown: u64,
    /// Pages found to be in use since before the trace, those of one bit each.
    pub used_before: Vec<Extent>,
    /// The areas' state at the end.
    pub end: Vec<Snapshot>,
}

/// Resolves the order of a recording with a first-fit finder; calls `each` with every step.
///
/// # Errors
/// [`Interrupted`](crate::error::Error::Interrupted) if `tick` breaks.
pub fn resolve(
    recording: &Recording,
    finder: &Choice,
    tick: &mut Tick<'_>,
    each: &mut dyn FnMut(Step),
) -> Result<Resolved> {
    let mut resolver = Resolver::new(recording, finder, each);
    for index in 0..recording.moments().len() {
        tick_at(index, tick)?;
        resolver.take(index);
    }
    let Resolver { areas, unknown, used_before, .. } = resolver;
    Ok(Resolved { unknown, used_before, end: areas.iter().map(Area::snapshot).collect() })
}

struct Resolver<'a> {
    recording: &'a Recording,
    areas: Vec<Area>,
    /// The allocations that began and did not end.
    under_way: BTreeMap<AllocationId, Allocation<'a>>,
    /// Searches announced and not yet placed, oldest first.
    waiting: Vec<AttemptId>,
    /// More of them.
    asleep: BTreeSet<AttemptId>,
    /// Windows of finished allocations: area and first page to pages.
    held: BTreeMap<(u32, Pfn), Pages>,
    /// Releases that were taken before their lines.
    taken_early: BTreeSet<ReleaseId>,
    /// Pages in use since before the trace and not found yet, by area.
    hidden: Vec<u64>,
    used_before: Vec<Extent>,
    /// Whether no event was lost so far.
    lossless: bool,
    unknown: u64,
    each: &'a mut dyn FnMut(Step),
}

impl<'a> Resolver<'a> {
    fn new(
        recording: &'a Recording,
        finder: &Choice,
        each: &'a mut dyn FnMut(Step),
    ) -> Resolver<'a> {
        let area = |spec: &AreaSpec| Area::new(spec.clone(), recording.kernel, finder);
        let areas: Vec<_> = recording.areas.iter().map(area).collect();
        for (area, &pages) in areas.iter().zip(&recording.used_before) {
            area.withhold(pages);
        }
        let mut held = BTreeMap::new();
        for &Extent { area, pfn, count } in &recording.held_before {
            areas[area as usize].take(pfn, count);
            held.insert((area, pfn), count);
        }
        Resolver {
            recording,
            areas,
            under_way: BTreeMap::new(),
            waiting: Vec::new(),
            asleep: BTreeSet::new(),
            held,
            taken_early: BTreeSet::new(),
            hidden: recording.used_before.iter().map(|pages| pages.0).collect(),
            used_before: Vec::new(),
            lossless: true,
            unknown: 0,
            each,
        }
    }

    fn take(&mut self, index: usize) {
        let moment = &self.recording.moments()[index];
        match moment.role {
            Role::Start(id) if !self.recording.allocation_of(id).unplaced => {
                self.begin(id);
                self.announce(id);
            }
            Role::Retry(id) if !self.recording.allocation_of(id).unplaced => {
                if let Some(before) = self.recording.before(id) {
                    self.settle(before, index);
                    self.give_back(before);
                }
                self.announce(id);
            }
            Role::Finish(id) | Role::Alone(id) if self.recording.allocation_of(id).unplaced => {
                self.impose(id);
            }
            Role::Finish(id) => {
                self.settle(id, index);
                self.finish(id);
            }
            // Where a kernel prints no start line, the search is announced here.
            Role::Alone(id) => {
                self.begin(id);
                self.announce(id);
                self.settle(id, index);
                self.finish(id);
            }
            Role::Release(id) if self.taken_early.remove(&id) => {}
            Role::Release(id) => self.release(id, moment.at, false),
            Role::Start(_) | Role::Retry(_) | Role::Stray(_) => {}
            Role::Lost => self.lossless = false,
        }
    }

    /// Begins the allocation that a search belongs to.
    fn begin(&mut self, id: AttemptId) {
        let allocation = self.area(id).begin(self.request(id), &mut Untimed, &mut NoObserver);
        self.under_way.insert(self.recording.attempt(id).allocation, allocation);
    }

    /// Announces a search: it happens now or later.
    fn announce(&mut self, id: AttemptId) {
        self.find_used_before(id);
        self.waiting.push(id);
        self.place_waiting(Some(id));
        if self.waiting.len() > WAITING {
            self.asleep.extend(self.waiting.pop());
        }
    }

    /// Places every waiting search that finds its recorded window now, until none does. `at_line`
    /// is the search whose line this is: it is not late.
    fn place_waiting(&mut self, at_line: Option<AttemptId>) {
        while let Some(position) = (0..self.waiting.len()).find(|&i| self.fits_now(self.waiting[i]))
        {
            let id = self.waiting.remove(position);
            self.place(id, at_line != Some(id));
        }
    }

    /// Tells whether a search would now come to what the recording says.
    fn fits_now(&self, id: AttemptId) -> bool {
        match self.outcome(id) {
            Outcome::Window(pfn) => self.peek(id) == Some(pfn),
            Outcome::Nothing(_) => self.peek(id).is_none(),
            Outcome::Aborted(_) | Outcome::Untold | Outcome::Unplaced(_) => true,
        }
    }

    /// Lets a search happen as first fit has it.
    fn place(&mut self, id: AttemptId, late: bool) {
        let told = matches!(self.outcome(id), Outcome::Window(_) | Outcome::Nothing(_));
        let (area, allocation) = self.both(id);
        let Some(allocation) = allocation else { return };
        let found = area.search(allocation, &mut Untimed);
        let agrees = told.then_some(true);
        (self.each)(Step::Search { attempt: id, agrees, late: late && told, found });
    }

    /// Makes sure that a search has happened: the next line of its task is here.
    fn settle(&mut self, id: AttemptId, index: usize) {
        if !self.is_pending(id) {
            return;
        }
        if !self.fits_now(id) {
            self.release_early(id, index);
        }
        if !self.is_pending(id) {
            return;
        }
        self.waiting.retain(|&waiting| waiting != id);
        self.asleep.remove(&id);
        if self.fits_now(id) {
            self.place(id, true);
        } else {
            self.disagree(id);
        }
        self.place_waiting(None);
    }

    fn is_pending(&self, id: AttemptId) -> bool {
        self.waiting.contains(&id) || self.asleep.contains(&id)
    }

    /// Takes releases whose lines come later than the finish that shows their pages free.
    fn release_early(&mut self, id: AttemptId, index: usize) {
        let Outcome::Window(pfn) = self.outcome(id) else { return };
        let allocation = self.recording.allocation_of(id);
        let (area, end) = (allocation.area, Pfn(pfn.0.saturating_add(allocation.count.0)));
        let before = self.held.range((area, Pfn(0))..(area, pfn)).next_back();
        let before = before.filter(|((_, at), count)| at.0.saturating_add(count.0) > pfn.0);
        let inside = self.held.range((area, pfn)..(area, end));
        let held = before.into_iter().chain(inside);
        let held: Vec<_> = held.map(|(&(area, pfn), &count)| Extent { area, pfn, count }).collect();
        for extent in held {
            if let Some((release, at)) = self.late_release(extent, index) {
                self.release(release, at, true);
                self.taken_early.insert(release);
            }
        }
    }

    /// Finds the release of a buffer among the lines that may be late.
    fn late_release(&self, extent: Extent, index: usize) -> Option<(ReleaseId, Nanos)> {
        let now = self.recording.moments()[index].at;
        let ahead = self.recording.moments()[index..].iter().skip(1).take(LATE_LINES);
        let mut late = ahead.take_while(|moment| moment.at.0.saturating_sub(now.0) <= LATE_LINE.0);
        late.find_map(|moment| match moment.role {
            Role::Release(id) if self.recording.release(id).extent == extent => {
                (!self.taken_early.contains(&id)).then_some((id, moment.at))
            }
            _ => None,
        })
    }

    /// Notes a disagreement and goes on as the recording did.
    fn disagree(&mut self, id: AttemptId) {
        let found = self.peek(id);
        let window = match self.outcome(id) {
            Outcome::Window(pfn) => Some(pfn),
            _ => None,
        };
        let (area, allocation) = self.both(id);
        if let Some(allocation) = allocation {
            area.impose(allocation, window);
        }
        // After a hole in the trace nobody knows the maps.
        let agrees = self.lossless.then_some(false);
        self.unknown += u64::from(agrees.is_none());
        (self.each)(Step::Search { attempt: id, agrees, late: false, found });
    }

    /// Takes the window of an allocation at its last line, the latest time it can have been.
    fn impose(&mut self, id: AttemptId) {
        let Some(pfn) = self.outcome(id).window() else { return };
        let recorded = self.recording.allocation_of(id);
        let area = self.area(id);
        let mut allocation = area.begin(self.request(id), &mut Untimed, &mut NoObserver);
        area.impose(&mut allocation, Some(pfn));
        let _counted = area.finish(allocation, &mut Untimed, &mut NoObserver);
        self.held.insert((recorded.area, pfn), recorded.count);
        (self.each)(Step::Impose { attempt: id });
        self.place_waiting(None);
    }

    fn give_back(&mut self, id: AttemptId) {
        let (area, allocation) = self.both(id);
        let Some(allocation) = allocation else { return };
        area.give_back(allocation, &mut Untimed, &mut NoObserver);
        (self.each)(Step::GiveBack { attempt: id });
        self.place_waiting(None);
    }

    fn finish(&mut self, id: AttemptId) {
        let Some(mut allocation) = self.under_way.remove(&self.recording.attempt(id).allocation)
        else {
            return;
        };
        let recorded = self.recording.allocation_of(id);
        match self.outcome(id) {
            Outcome::Aborted(_) => {
                self.area(id).give_back(&mut allocation, &mut Untimed, &mut NoObserver);
                (self.each)(Step::Abort { attempt: id });
                self.place_waiting(None);
            }
            Outcome::Window(pfn) => {
                self.held.insert((recorded.area, pfn), recorded.count);
            }
            _ => {}
        }
        // The result is in the recording; this counts the pages as sysfs does.
        let _counted = self.area(id).finish(allocation, &mut Untimed, &mut NoObserver);
    }

    fn release(&mut self, id: ReleaseId, at: Nanos, early: bool) {
        let Extent { area, pfn, count } = self.recording.release(id).extent;
        let task = self.recording.releaser(id);
        let request = Request { task, count, align: Order::ZERO };
        self.areas[area as usize].release(request, pfn, &mut Untimed, &mut NoObserver);
        self.held.remove(&(area, pfn));
        (self.each)(Step::Release { release: id, at, early });
        self.place_waiting(None);
    }

    /// Finds pages in use since before the trace in the windows that a search passed over.
    fn find_used_before(&mut self, id: AttemptId) {
        let recorded = self.recording.allocation_of(id);
        let spec = self.recording.area(recorded.area);
        let area = recorded.area as usize;
        let per_bit = Pages(spec.order_per_bit.pages());
        while self.hidden[area] >= per_bit.0 && !self.fits_now(id) {
            let Some(found) = self.peek(id) else { return };
            if !self.comes_before(recorded.area, found, self.outcome(id)) {
                return;
            }
            let Some(pfn) = self.recording.last_never_named(recorded.area, found, recorded.count)
            else {
                return;
            };
            self.areas[area].locate(pfn, per_bit);
            self.hidden[area] -= per_bit.0;
            self.used_before.push(Extent { area: recorded.area, pfn, count: per_bit });
        }
    }

    /// Tells whether a window is searched before the one that a search came to.
    fn comes_before(&self, area: u32, found: Pfn, outcome: Outcome) -> bool {
        let place = |pfn| {
            let (index, _) = self.recording.area(area).range_of(pfn, Pages(1))?;
            Some((index, pfn))
        };
        match outcome {
            Outcome::Nothing(_) => true,
            Outcome::Window(pfn) => place(pfn).is_some_and(|window| place(found) < Some(window)),
            Outcome::Aborted(_) | Outcome::Untold | Outcome::Unplaced(_) => false,
        }
    }

    fn peek(&self, id: AttemptId) -> Option<Pfn> {
        let allocation = self.under_way.get(&self.recording.attempt(id).allocation)?;
        self.area(id).peek(allocation)
    }

    fn outcome(&self, id: AttemptId) -> Outcome {
        self.recording.attempt(id).outcome
    }

    fn area(&self, id: AttemptId) -> &Area {
        &self.areas[self.recording.allocation_of(id).area as usize]
    }

    /// Returns the area of a search, and its allocation.
    fn both(&mut self, id: AttemptId) -> (&Area, Option<&mut Allocation<'a>>) {
        let area = self.recording.allocation_of(id).area as usize;
        let allocation = self.recording.attempt(id).allocation;
        (&self.areas[area], self.under_way.get_mut(&allocation))
    }

    fn request(&self, id: AttemptId) -> Request<'a> {
        let allocation = self.recording.attempt(id).allocation;
        let &RecordedAllocation { count, align, .. } = self.recording.allocation(allocation);
        Request { task: self.recording.asker(allocation), count, align }
    }
}
