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
//! A search that passes over a window shows that some page of it was in use since before the trace:
//! all such windows together tell which pages (`used.rs`), in a run of its own before the one
//! that counts. Where the trace begins blind or has a hole, nobody knows the maps: a search that
//! first fit does not explain is not judged as long as pages that no line has shown since can
//! explain it.

mod changes;

use std::collections::{BTreeMap, BTreeSet};

use crate::clock::Untimed;
use crate::cma::area::{Allocation, Area, Request};
use crate::cma::finder::Choice;
use crate::cma::observer::NoObserver;
use crate::cma::snapshot::Snapshot;
use crate::error::Result;
use crate::geometry::{AreaSpec, PageMap, pages};
use crate::recorded::extremes::{Extreme, Extremes};
use crate::recorded::recording::{
    AllocationId, AttemptId, Extent, Outcome, RecordedAllocation, Recording, ReleaseId, Role,
};
use crate::recorded::steps::{Agreement, Step, Why};
use crate::recorded::used::PassedOver;
use crate::recorded::{LATE_LINE, Tick, tick_at};
use crate::units::{Nanos, Pages, Pfn};

/// The most searches that are tried again after every change. Kernels have a handful under way;
/// any more wait for their own next lines, so that no trace takes time by their square.
const WAITING: usize = 64;

/// The most lines between what shows that pages were released and the release's own line.
const LATE_LINES: usize = 4096;

/// What is known when all is in order.
#[derive(Debug)]
pub struct Resolved {
    /// Pages found to be in use since before the trace, those of one bit each.
    pub used_before: Vec<Extent>,
    /// The areas' state at the end.
    pub end: Vec<Snapshot>,
    /// The pages of each area whose state at the end lines show.
    pub shown: Vec<PageMap<bool>>,
    /// How full and how scattered each area became.
    pub extremes: Vec<Extreme>,
    /// What is still held.
    pub held: Vec<HeldAtEnd>,
}

/// A buffer that is not released.
#[derive(Clone, Copy, Debug)]
pub struct HeldAtEnd {
    /// Its pages.
    pub extent: Extent,
    /// The allocation that it comes from; `None` if that is before the trace.
    pub allocation: Option<AllocationId>,
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
    let mut passed = PassedOver::default();
    let mut used = Vec::new();
    if recording.may_hide_pages() {
        for _ in 0..ROUNDS {
            let mut nothing = |_| {};
            let mut resolver = Resolver::new(recording, finder, &used, &mut nothing);
            resolver.passed = Some((&mut passed, false));
            resolver.run(tick)?;
            if !resolver.passed.is_some_and(|(_, more)| more) {
                break;
            }
            used = passed.stab(recording, &recording.may_be_hidden());
        }
    }
    let mut resolver = Resolver::new(recording, finder, &used, each);
    resolver.extremes = Some(resolver.extremes(&used));
    resolver.run(tick)?;
    let end = resolver.areas.iter().map(Area::snapshot).collect();
    let shown = resolver.shown.take().unwrap_or_else(|| recording.named.clone());
    let held = resolver.held.iter().map(|(&(area, pfn), &Held { count, allocation })| HeldAtEnd {
        extent: Extent { area, pfn, count },
        allocation,
    });
    let held = held.collect();
    let extremes = resolver.extremes.map(Extremes::end).unwrap_or_default();
    Ok(Resolved { used_before: used, end, shown, extremes, held })
}

/// The most runs that look for pages in use before the trace: each finds windows that the one
/// before did not come to.
const ROUNDS: usize = 6;

/// The window of a finished allocation.
#[derive(Clone, Copy)]
struct Held {
    count: Pages,
    allocation: Option<AllocationId>,
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
    /// Windows of finished allocations, by area and first page.
    held: BTreeMap<(u32, Pfn), Held>,
    /// How full the areas become, if that is asked.
    extremes: Option<Extremes>,
    /// Releases that were taken before their lines.
    taken_early: BTreeSet<ReleaseId>,
    /// Ends to come whose searches happened at unknown times, by their places among the lines.
    unplaced: BTreeMap<usize, AttemptId>,
    /// Takes windows that were passed over, and whether there was a new one.
    passed: Option<(&'a mut PassedOver, bool)>,
    /// The pages of each area that lines have shown since events were lost; `None` if none were.
    shown: Option<Vec<PageMap<bool>>>,
    each: &'a mut dyn FnMut(Step),
}

impl<'a> Resolver<'a> {
    fn new(
        recording: &'a Recording,
        finder: &Choice,
        used: &[Extent],
        each: &'a mut dyn FnMut(Step),
    ) -> Resolver<'a> {
        let area = |spec: &AreaSpec| Area::new(spec.clone(), recording.kernel, finder);
        let areas: Vec<_> = recording.areas.iter().map(area).collect();
        for (area, pages) in areas.iter().zip(&recording.used_before) {
            area.withhold(pages.unwrap_or_default());
        }
        for &Extent { area, pfn, count } in used.iter().chain(&recording.used) {
            match recording.used_before[area as usize] {
                Some(_) => areas[area as usize].locate(pfn, count),
                None => _ = areas[area as usize].take(pfn, count),
            }
        }
        let mut held = BTreeMap::new();
        for &Extent { area, pfn, count } in &recording.held_before {
            areas[area as usize].take(pfn, count);
            held.insert((area, pfn), Held { count, allocation: None });
        }
        Resolver {
            recording,
            areas,
            under_way: BTreeMap::new(),
            waiting: Vec::new(),
            asleep: BTreeSet::new(),
            held,
            taken_early: BTreeSet::new(),
            unplaced: recording.unplaced_ends(),
            extremes: None,
            passed: None,
            shown: recording.horizon.map(|_| recording.nothing_shown()),
            each,
        }
    }

    fn run(&mut self, tick: &mut Tick<'_>) -> Result<()> {
        for index in 0..self.recording.moments().len() {
            tick_at(index, tick)?;
            self.take(index);
        }
        Ok(())
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
                if self.unplaced.remove(&index).is_some() {
                    self.impose(id);
                }
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
            Role::Lost => self.shown = Some(self.recording.nothing_shown()),
        }
    }

    /// Begins the allocation that a search belongs to.
    fn begin(&mut self, id: AttemptId) {
        let allocation = self.area(id).begin(self.request(id), &mut Untimed, &mut NoObserver);
        self.under_way.insert(self.recording.attempt(id).allocation, allocation);
    }

    /// Announces a search: it happens now or later.
    fn announce(&mut self, id: AttemptId) {
        if self.recording.attempt(id).from_start
            && let (_, Some(allocation)) = self.both(id)
        {
            Area::begin_again(allocation);
        }
        self.impose_early(id, self.recording.attempt(id).moment as usize);
        self.note_passed_over(id);
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
        let agreement = if told { Agreement::Agrees } else { Agreement::Untold };
        if let Some(pfn) = found {
            self.took(id, pfn);
        }
        (self.each)(Step::Search { attempt: id, agreement, late: late && told, found });
    }

    /// Makes sure that a search has happened: the next line of its task is here.
    fn settle(&mut self, id: AttemptId, index: usize) {
        if !self.is_pending(id) {
            return;
        }
        if !self.fits_now(id) {
            self.release_early(id, index);
        }
        if !self.fits_now(id) {
            self.impose_early(id, index);
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
        let before = before.filter(|((_, at), held)| at.0.saturating_add(held.count.0) > pfn.0);
        let inside = self.held.range((area, pfn)..(area, end));
        let held = before.into_iter().chain(inside);
        let held: Vec<_> =
            held.map(|(&(area, pfn), held)| Extent { area, pfn, count: held.count }).collect();
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
        let agreement = self.agreement(id, found);
        let window = match self.outcome(id) {
            Outcome::Window(pfn) => Some(pfn),
            _ => None,
        };
        let (area, allocation) = self.both(id);
        if let Some(allocation) = allocation {
            area.impose(allocation, window);
        }
        if let Some(pfn) = window {
            self.took(id, pfn);
        }
        (self.each)(Step::Search { attempt: id, agreement, late: false, found });
    }

    /// Tells whether first fit is contradicted by a search, or what else may explain it.
    fn agreement(&self, id: AttemptId, found: Option<Pfn>) -> Agreement {
        let passed = found.map(|pfn| self.extent(id, pfn));
        if self.may_be_unseen(id, passed) {
            return Agreement::NotJudged(Why::AfterLoss);
        }
        if self.recording.missing.is_some() {
            return Agreement::NotJudged(Why::Missing);
        }
        if passed.is_some_and(|extent| !self.recording.surely_has(extent)) {
            return Agreement::NotJudged(Why::Geometry);
        }
        if !self.recording.has_starts && self.recording.has_several_tasks() {
            return Agreement::NotJudged(Why::NoStarts);
        }
        Agreement::Disagrees
    }

    /// Tells whether pages that no line has shown since events were lost explain a search: in the
    /// window that it passed over, or where its own window seems to be taken.
    fn may_be_unseen(&self, id: AttemptId, passed: Option<Extent>) -> bool {
        let Some(shown) = &self.shown else { return false };
        let all_shown = |Extent { area, pfn, count }: Extent| {
            shown[area as usize].runs(pages(pfn, count)).all(|(_, shown)| shown)
        };
        let own = self.outcome(id).window().map(|pfn| self.extent(id, pfn));
        passed.is_none_or(|passed| !all_shown(passed)) || own.is_some_and(|own| !all_shown(own))
    }

    /// Returns the pages of a window of a search.
    fn extent(&self, id: AttemptId, pfn: Pfn) -> Extent {
        let allocation = self.recording.allocation_of(id);
        Extent { area: allocation.area, pfn, count: allocation.count }
    }

    /// Notes the free windows that a search passed over, and goes on as if a page of each were
    /// taken.
    fn note_passed_over(&mut self, id: AttemptId) {
        if self.passed.is_none() {
            return;
        }
        let area = self.recording.allocation_of(id).area;
        let per_bit = Pages(self.recording.area(area).order_per_bit.pages());
        while !self.fits_now(id) {
            let Some(found) = self.peek(id) else { return };
            if !self.comes_before(area, found, self.outcome(id)) {
                return;
            }
            let window = self.extent(id, found);
            let hidden = self.recording.last_never_named(area, found, window.count);
            let (Some(pfn), Some((passed, more))) = (hidden, &mut self.passed) else { return };
            *more |= passed.add(window);
            self.areas[area as usize].locate(pfn, per_bit);
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
