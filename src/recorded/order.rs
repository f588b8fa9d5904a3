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

use std::collections::BTreeMap;

use super::recording::{Outcome, Recording, Role};
use crate::clock::Untimed;
use crate::cma::area::{Allocation, Area, Request};
use crate::cma::bitmap::Bitmap;
use crate::cma::finder::Choice;
use crate::cma::observer::NoObserver;
use crate::cma::snapshot::Snapshot;
use crate::geometry::AreaSpec;
use crate::trace::Event;
use crate::units::{Pages, Pfn};

/// One thing that happened to the maps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A search of an allocation.
    Search {
        /// The allocation.
        alloc: usize,
        /// Which of its searches, from 0.
        nth: usize,
        /// Whether first fit agrees with the recording; `None` if the recording does not tell.
        agrees: Option<bool>,
        /// Whether it came later than its line.
        late: bool,
        /// What first fit finds.
        found: Option<Pfn>,
    },
    /// An allocation gave its busy window back.
    GiveBack {
        /// The allocation.
        alloc: usize,
        /// Which of its searches found the window, from 0.
        nth: usize,
    },
    /// An allocation got a window at a time that the recording does not tell.
    Impose {
        /// The allocation.
        alloc: usize,
    },
    /// An allocation gave its window up for an error other than busy.
    Abort {
        /// The allocation.
        alloc: usize,
    },
    /// Pages were released.
    Release {
        /// The release's record.
        record: usize,
        /// Whether it happened before its line.
        early: bool,
    },
}

/// The resolved order.
#[derive(Debug)]
pub struct Order {
    /// What happened, in order.
    pub steps: Vec<Step>,
    /// Searches that first fit does not explain, and need not: events were lost before.
    pub unknown: u64,
    /// Pages found to be in use since before the trace: area, first page, pages of one bit.
    pub used_before: Vec<(usize, Pfn, Pages)>,
    /// The areas' state at the end.
    pub end: Vec<Snapshot>,
}

/// Resolves the order of a recording with a first-fit finder.
pub fn resolve(recording: &Recording, finder: &Choice) -> Order {
    let mut resolver = Resolver::new(recording, finder);
    for index in 0..recording.records.len() {
        resolver.take(index);
    }
    let end = resolver.areas.iter().map(Area::snapshot).collect();
    let Resolver { steps, unknown, used_before, .. } = resolver;
    Order { steps, unknown, used_before, end }
}

struct Resolver<'a> {
    recording: &'a Recording,
    areas: Vec<Area>,
    /// The state of each allocation that began and did not end, and the number of its searches
    /// announced so far.
    under_way: BTreeMap<usize, (Allocation<'a>, usize)>,
    /// Searches announced and not yet placed: allocation, which search. Oldest first.
    pending: Vec<(usize, usize)>,
    /// Windows held by finished allocations: area and first page to pages.
    held: BTreeMap<(usize, Pfn), Pages>,
    /// Release records by area, first page and pages, last first.
    releases: BTreeMap<(usize, Pfn, Pages), Vec<usize>>,
    /// Releases that were taken before their lines.
    taken_early: Vec<usize>,
    steps: Vec<Step>,
    /// Pages that the trace hands out at some time, by area and range.
    ever_free: Vec<Vec<Bitmap>>,
    /// Pages in use since before the trace and not found yet, by area.
    hidden: Vec<u64>,
    used_before: Vec<(usize, Pfn, Pages)>,
    /// Whether no event was lost so far.
    lossless: bool,
    /// Searches that first fit does not explain, and need not: events were lost before.
    unknown: u64,
}

impl<'a> Resolver<'a> {
    fn new(recording: &'a Recording, finder: &Choice) -> Resolver<'a> {
        let area = |spec: &AreaSpec| Area::new(spec.clone(), recording.kernel, finder);
        let areas: Vec<_> = recording.areas.iter().map(area).collect();
        for (area, &pages) in areas.iter().zip(&recording.used_before) {
            area.withhold(pages);
        }
        let mut held = BTreeMap::new();
        for &(area, pfn, count) in &recording.held_before {
            areas[area].take(pfn, count);
            held.insert((area, pfn), count);
        }
        let mut releases: BTreeMap<_, Vec<usize>> = BTreeMap::new();
        for (index, role) in recording.roles.iter().enumerate().rev() {
            if let (Role::Release(area), Event::Release { pfn, count, .. }) =
                (role, &recording.records[index].event)
            {
                releases.entry((*area, *pfn, *count)).or_default().push(index);
            }
        }
        Resolver {
            recording,
            areas,
            under_way: BTreeMap::new(),
            pending: Vec::new(),
            held,
            releases,
            taken_early: Vec::new(),
            steps: Vec::new(),
            ever_free: recording.ever_free(),
            hidden: recording.used_before.iter().map(|pages| pages.0).collect(),
            used_before: Vec::new(),
            lossless: true,
            unknown: 0,
        }
    }

    fn take(&mut self, index: usize) {
        match self.recording.roles[index] {
            Role::Start(alloc) if self.imposed(alloc).is_some() => {}
            Role::Start(alloc) => self.start(alloc),
            Role::Retry(alloc) => {
                self.settle(alloc, index);
                self.give_back(alloc);
                self.announce(alloc);
            }
            Role::Finish(alloc) if self.imposed(alloc).is_some() => self.impose(alloc),
            Role::Finish(alloc) => {
                // Where a kernel prints no start line, the search is announced here.
                if !self.under_way.contains_key(&alloc) {
                    self.start(alloc);
                }
                self.settle(alloc, index);
                self.finish(alloc);
            }
            Role::Release(_) => self.release(index, false),
            Role::None => {
                let lost = matches!(self.recording.records[index].event, Event::Lost { .. });
                self.lossless &= !lost;
            }
        }
    }

    fn start(&mut self, alloc: usize) {
        let request = self.request(alloc);
        let area = &self.areas[self.recording.allocs[alloc].area];
        let allocation = area.begin(request, &mut Untimed, &mut NoObserver);
        self.under_way.insert(alloc, (allocation, 0));
        self.announce(alloc);
    }

    /// Announces an allocation's next search.
    fn announce(&mut self, alloc: usize) {
        let Some((_, announced)) = self.under_way.get_mut(&alloc) else { return };
        let nth = *announced;
        *announced += 1;
        self.pending.push((alloc, nth));
        self.find_used_before(alloc, nth);
        self.place_pending(Some(alloc));
    }

    /// Finds pages in use since before the trace in the windows that a search passed over.
    fn find_used_before(&mut self, alloc: usize, nth: usize) {
        let recorded = &self.recording.allocs[alloc];
        let spec = &self.recording.areas[recorded.area];
        let per_bit = Pages(spec.order_per_bit.pages());
        while self.hidden[recorded.area] >= per_bit.0 && !self.fits_now((alloc, nth)) {
            let Some(found) = self.peek(alloc) else { return };
            let Some((index, range)) = spec.range_of(found, recorded.count) else { return };
            if !self.comes_before(recorded.area, index, found, self.outcome(alloc, nth)) {
                return;
            }
            let first = spec.bit_of(range, found);
            let bits = usize::try_from(spec.bits(recorded.count)).unwrap_or(0);
            let ever = &self.ever_free[recorded.area][index];
            let hidden = (first..first + bits).rev().find(|&bit| !ever.test(bit));
            let Some(bit) = hidden else { return };
            let pfn = spec.pfn_of(range, bit);
            self.areas[recorded.area].locate(pfn, per_bit);
            self.hidden[recorded.area] -= per_bit.0;
            self.used_before.push((recorded.area, pfn, per_bit));
        }
    }

    /// Tells whether a window in a range is searched before the one that a search came to.
    fn comes_before(&self, area: usize, index: usize, found: Pfn, outcome: Outcome) -> bool {
        match outcome {
            Outcome::Nothing(_) => true,
            Outcome::Window(pfn) => {
                let count = Pages(1);
                let range = self.recording.areas[area].range_of(pfn, count);
                range.is_some_and(|(at, _)| index < at || (index == at && found < pfn))
            }
            Outcome::Aborted(_) | Outcome::Untold | Outcome::Imposed(_) => false,
        }
    }

    /// Places every pending search that finds its recorded window now, until none does. `at_line`
    /// is the allocation whose line this is: its search is not late.
    fn place_pending(&mut self, at_line: Option<usize>) {
        while let Some(position) = (0..self.pending.len()).find(|&i| self.fits_now(self.pending[i]))
        {
            let (alloc, nth) = self.pending.remove(position);
            self.place(alloc, nth, at_line != Some(alloc));
        }
    }

    /// Tells whether a pending search would now come to what the recording says.
    fn fits_now(&self, (alloc, nth): (usize, usize)) -> bool {
        match self.outcome(alloc, nth) {
            Outcome::Window(pfn) => self.peek(alloc) == Some(pfn),
            Outcome::Nothing(_) => self.peek(alloc).is_none(),
            Outcome::Aborted(_) | Outcome::Untold | Outcome::Imposed(_) => true,
        }
    }

    /// Lets a search happen as first fit has it.
    fn place(&mut self, alloc: usize, nth: usize, late: bool) {
        let area = self.recording.allocs[alloc].area;
        let told = matches!(self.outcome(alloc, nth), Outcome::Window(_) | Outcome::Nothing(_));
        let Some((allocation, _)) = self.under_way.get_mut(&alloc) else { return };
        let found = self.areas[area].search(allocation, &mut Untimed);
        let agrees = told.then_some(true);
        self.steps.push(Step::Search { alloc, nth, agrees, late: late && told, found });
    }

    /// Makes sure that an allocation's pending search has happened: its next line is here.
    fn settle(&mut self, alloc: usize, index: usize) {
        let Some(position) = self.pending.iter().position(|p| p.0 == alloc) else { return };
        if !self.fits_now(self.pending[position]) {
            self.release_early(alloc, position, index);
        }
        let Some(position) = self.pending.iter().position(|p| p.0 == alloc) else { return };
        let (alloc, nth) = self.pending.remove(position);
        if self.fits_now((alloc, nth)) {
            self.place(alloc, nth, true);
        } else {
            self.disagree(alloc, nth);
        }
        self.place_pending(None);
    }

    /// Takes releases whose lines come later than the finish that shows their pages free.
    fn release_early(&mut self, alloc: usize, position: usize, index: usize) {
        let Outcome::Window(pfn) = self.outcome(alloc, self.pending[position].1) else { return };
        let recorded = &self.recording.allocs[alloc];
        let (area, end) = (recorded.area, Pfn(pfn.0.saturating_add(recorded.count.0)));
        let overlapping: Vec<_> = self
            .held
            .range((area, Pfn(0))..(area, end))
            .filter(|&(&(_, start), count)| start.0.saturating_add(count.0) > pfn.0)
            .map(|(&(_, start), &count)| (start, count))
            .collect();
        for (start, count) in overlapping {
            let list = self.releases.get(&(area, start, count));
            let next = list.and_then(|l| l.iter().rev().find(|&&release| release > index));
            if let Some(&release) = next {
                self.release(release, true);
                self.taken_early.push(release);
            }
        }
    }

    /// Notes a disagreement and goes on as the recording did.
    fn disagree(&mut self, alloc: usize, nth: usize) {
        let found = self.peek(alloc);
        let area = &self.areas[self.recording.allocs[alloc].area];
        let window = match self.outcome(alloc, nth) {
            Outcome::Window(pfn) => Some(pfn),
            _ => None,
        };
        if let Some((allocation, _)) = self.under_way.get_mut(&alloc) {
            area.impose(allocation, window);
        }
        // After a hole in the trace nobody knows the maps.
        let agrees = self.lossless.then_some(false);
        self.unknown += u64::from(agrees.is_none());
        self.steps.push(Step::Search { alloc, nth, agrees, late: false, found });
    }

    /// Returns the window that an allocation got at an unknown time.
    fn imposed(&self, alloc: usize) -> Option<Option<Pfn>> {
        match self.recording.allocs[alloc].searches.last()?.outcome {
            Outcome::Imposed(window) => Some(window),
            _ => None,
        }
    }

    /// Takes the window of an allocation at its last line, the latest time it can have been.
    fn impose(&mut self, alloc: usize) {
        let Some(Some(pfn)) = self.imposed(alloc) else { return };
        let request = self.request(alloc);
        let recorded = &self.recording.allocs[alloc];
        let area = &self.areas[recorded.area];
        let mut allocation = area.begin(request, &mut Untimed, &mut NoObserver);
        area.impose(&mut allocation, Some(pfn));
        let _counted = area.finish(allocation, &mut Untimed, &mut NoObserver);
        self.held.insert((recorded.area, pfn), recorded.count);
        self.steps.push(Step::Impose { alloc });
        self.place_pending(None);
    }

    fn give_back(&mut self, alloc: usize) {
        let area = &self.areas[self.recording.allocs[alloc].area];
        let Some((allocation, announced)) = self.under_way.get_mut(&alloc) else { return };
        area.give_back(allocation, &mut Untimed, &mut NoObserver);
        self.steps.push(Step::GiveBack { alloc, nth: announced.saturating_sub(1) });
        self.place_pending(None);
    }

    fn finish(&mut self, alloc: usize) {
        let recorded = &self.recording.allocs[alloc];
        let Some((mut allocation, _)) = self.under_way.remove(&alloc) else { return };
        let outcome = recorded.searches.last().map(|s| s.outcome);
        if let Some(Outcome::Aborted(_)) = outcome {
            let area = &self.areas[recorded.area];
            area.give_back(&mut allocation, &mut Untimed, &mut NoObserver);
            self.steps.push(Step::Abort { alloc });
            self.place_pending(None);
        }
        if let Some(Outcome::Window(pfn)) = outcome {
            self.held.insert((recorded.area, pfn), recorded.count);
        }
        // The result is in the recording; this counts the pages as sysfs does.
        let area = &self.areas[recorded.area];
        let _counted = area.finish(allocation, &mut Untimed, &mut NoObserver);
    }

    fn release(&mut self, record: usize, early: bool) {
        if let Some(position) = self.taken_early.iter().position(|&r| r == record) {
            self.taken_early.swap_remove(position);
            return;
        }
        let Role::Release(area) = self.recording.roles[record] else { return };
        let entry = &self.recording.records[record];
        let Event::Release { pfn, count, .. } = entry.event else { return };
        let request = Request { task: &entry.task, count, align: crate::units::Order::ZERO };
        self.areas[area].release(request, pfn, &mut Untimed, &mut NoObserver);
        self.held.remove(&(area, pfn));
        self.steps.push(Step::Release { record, early });
        self.place_pending(None);
    }

    fn peek(&self, alloc: usize) -> Option<Pfn> {
        let area = &self.areas[self.recording.allocs[alloc].area];
        self.under_way.get(&alloc).and_then(|(allocation, _)| area.peek(allocation))
    }

    fn outcome(&self, alloc: usize, nth: usize) -> Outcome {
        self.recording.allocs[alloc].searches.get(nth).map_or(Outcome::Untold, |s| s.outcome)
    }

    fn request(&self, alloc: usize) -> Request<'a> {
        let recorded = &self.recording.allocs[alloc];
        Request { task: &recorded.task, count: recorded.count, align: recorded.align }
    }
}
