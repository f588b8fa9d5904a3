//! A recorded trace, taken apart: which lines belong to one allocation, what each search of it
//! came to, and which areas there are.
//!
//! A record takes about fifty bytes here, whatever it took to read: names are kept once, and lines,
//! attempts, allocations and releases refer to each other by number.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use super::gather::Gathering;
use super::told::EndMaps;
use crate::cma::profile::Kernel;
use crate::geometry::{AreaSpec, PageMap};
use crate::trace::pairing::Counts;
use crate::trace::{Errno, Event, Failure, Record, Sink, Task};
use crate::units::{Nanos, Order, Pages, Pfn};

/// A trace with its lines grouped into allocations.
#[derive(Clone, Debug)]
pub struct Recording {
    /// The areas: given, or inferred from the events.
    pub areas: Vec<AreaSpec>,
    /// The profile: given, or inferred from the events.
    pub kernel: Kernel,
    /// Buffers released in the trace but allocated before it.
    pub held_before: Vec<Extent>,
    /// Pages in use before the trace beyond those of `held_before`, by area, as the first start
    /// that tells the counts has it; `None` where none does.
    pub used_before: Vec<Option<Pages>>,
    /// Pages known to be in use since before the trace, and never released in it.
    pub used: Vec<Extent>,
    /// Bytes in a page, if something beside the trace tells it.
    pub page_size: Option<u64>,
    /// The maps of areas after the last event, as they are told.
    pub end_maps: Vec<EndMaps>,
    /// The instant from which the events of every CPU are there; `None` if they are from the
    /// beginning.
    pub horizon: Option<Nanos>,
    /// Searches before the horizon, which are left out.
    pub before_horizon: u64,
    /// The first line that shows that others are missing although the tracer tells of no loss.
    pub missing: Option<u64>,
    /// Searches that began at the area's start again.
    pub second_passes: u64,
    /// Whether the kernel prints where an allocation begins.
    pub has_starts: bool,
    /// The pages from the lowest to the highest seen of each area whose place is inferred.
    pub(super) seen: Vec<Option<Range<u64>>>,
    /// What the pairing of lines counted.
    pub counts: Counts,
    /// What was inferred, one sentence each.
    pub notes: Vec<String>,
    /// The areas that the events name, ascending.
    pub names: Vec<Arc<str>>,
    pub(super) tasks: Vec<Task>,
    pub(super) moments: Vec<Moment>,
    pub(super) attempts: Vec<Attempt>,
    pub(super) allocations: Vec<RecordedAllocation>,
    pub(super) releases: Vec<RecordedRelease>,
    /// The pages that any window or release names, by area.
    pub(super) named: Vec<PageMap<bool>>,
}

/// Pages of an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Extent {
    /// The area, by its index.
    pub area: u32,
    /// The first page.
    pub pfn: Pfn,
    /// The number of pages.
    pub count: Pages,
}

impl Extent {
    /// Tells whether two of them share a page.
    pub(super) fn overlaps(self, other: Extent) -> bool {
        let ends_after = |a: Extent, b: Extent| a.pfn.0.saturating_add(a.count.0) > b.pfn.0;
        self.area == other.area && ends_after(self, other) && ends_after(other, self)
    }
}

/// A search, by its place among all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct AttemptId(pub(super) u32);

/// An allocation, by its place among all: that of its first line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct AllocationId(pub(super) u32);

impl fmt::Display for AllocationId {
    /// Shows the allocation's number, from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (u64::from(self.0) + 1).fmt(f)
    }
}

/// A release, by its place among all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ReleaseId(pub(super) u32);

/// A line that means something to an area.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// Its stamp.
    pub at: Nanos,
    /// Its line in the file, or its ordinal.
    pub line: u64,
    /// What it means.
    pub role: Role,
}

/// What a line means to the order of things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Announces the first search of an allocation.
    Start(AttemptId),
    /// Ends the busy window of an allocation's last search and announces this one.
    Retry(AttemptId),
    /// Tells of a busy window that this search came to at an unknown time.
    Stray(AttemptId),
    /// Ends an allocation; this is its last search.
    Finish(AttemptId),
    /// Ends an allocation of which no other line is seen.
    Alone(AttemptId),
    /// Releases pages.
    Release(ReleaseId),
    /// Tells that events were lost before.
    Lost,
}

/// One search, and what came of it.
#[derive(Clone, Copy, Debug)]
pub struct Attempt {
    /// What came of it.
    pub outcome: Outcome,
    /// Whose search it is.
    pub allocation: AllocationId,
    /// The line that announces it, by its place among [`Recording::moments`].
    pub(super) moment: u32,
    /// The search before it, if it is not the allocation's first.
    pub(super) before: u32,
    /// Whether a retry line gives its window back.
    pub busy: bool,
    /// Whether it began at the area's start again although it is not the allocation's first.
    pub from_start: bool,
}

/// What stands in place of a number that is not there.
pub(super) const NONE: u32 = u32::MAX;

/// What a recorded search came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A window.
    Window(Pfn),
    /// No window; the allocation failed with this errno.
    Nothing(Errno),
    /// A window that the trace does not name: the allocation ended by an error other than "busy".
    Aborted(Errno),
    /// Not told: the trace ends, or has a hole, before the next line of the task.
    Untold,
    /// A window, but not when it was searched: the search's own line is before the trace or in a
    /// hole of it, or of the idle task. `None` is a failure.
    Unplaced(Option<Pfn>),
}

/// One allocation of a trace.
#[derive(Clone, Copy, Debug)]
pub struct RecordedAllocation {
    /// Pages asked for.
    pub count: Pages,
    /// The counts that its start tells, if it does.
    pub(super) available: Pages,
    pub(super) total: Pages,
    pub(super) task: u32,
    /// The area, by its index.
    pub area: u32,
    /// Alignment order asked for.
    pub align: Order,
    /// Whether it ended by an error other than "busy".
    pub aborted: bool,
    /// Whether its last search happened at an unknown time.
    pub unplaced: bool,
}

/// One release of a trace.
#[derive(Clone, Copy, Debug)]
pub struct RecordedRelease {
    /// What was released.
    pub extent: Extent,
    pub(super) task: u32,
}

impl Recording {
    /// Takes records apart. `areas` given by the user overrule what the events suggest, and so does
    /// `kernel`.
    ///
    /// # Errors
    /// As [`Gathering::recording`].
    pub fn new(
        records: &[Record],
        areas: &[AreaSpec],
        kernel: Option<Kernel>,
    ) -> Result<Recording, String> {
        let mut gathering = Gathering::default();
        for record in records {
            gathering.record(record).map_err(|error| error.to_string())?;
        }
        gathering.recording(areas, kernel)
    }

    /// Returns the ends whose searches happened at unknown times, by their places among the lines.
    pub(super) fn unplaced_ends(&self) -> BTreeMap<usize, AttemptId> {
        let end = |(index, moment): (usize, &Moment)| match moment.role {
            Role::Finish(id) | Role::Alone(id) if self.allocation_of(id).unplaced => {
                Some((index, id))
            }
            _ => None,
        };
        self.moments.iter().enumerate().filter_map(end).collect()
    }

    /// Tells whether pages of unknown places may be in use since before the trace.
    pub(super) fn may_hide_pages(&self) -> bool {
        self.may_be_hidden().iter().any(|used| *used != Some(Pages(0)))
    }

    /// Returns the most pages of each area whose places are unknown; `None` where nothing tells.
    /// Behind a horizon the first count includes windows of requests that nobody saw begin.
    pub(super) fn may_be_hidden(&self) -> Vec<Option<Pages>> {
        let hidden = |area| self.without_place(area).filter(|_| self.horizon.is_none());
        (0..).zip(&self.areas).map(|(area, _)| hidden(area)).collect()
    }

    /// Tells whether an area surely has some pages: its place is told, or they lie between others
    /// that were handed out.
    pub(super) fn surely_has(&self, Extent { area, pfn, count }: Extent) -> bool {
        self.seen[area as usize]
            .as_ref()
            .is_none_or(|seen| seen.start <= pfn.0 && pfn.0.saturating_add(count.0) <= seen.end)
    }

    /// Tells whether more than one task allocates or releases.
    pub(super) fn has_several_tasks(&self) -> bool {
        self.tasks.iter().any(|task| task.tid != self.tasks[0].tid)
    }

    /// Returns maps that show no page of any area.
    pub(super) fn nothing_shown(&self) -> Vec<PageMap<bool>> {
        vec![PageMap::default(); self.areas.len()]
    }

    /// Returns the lines, in file order.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// Returns all searches, in the order of the lines that announce them.
    pub fn attempts(&self) -> &[Attempt] {
        &self.attempts
    }

    /// Returns a search.
    pub fn attempt(&self, id: AttemptId) -> &Attempt {
        &self.attempts[id.0 as usize]
    }

    /// Returns the line that announces a search.
    pub fn announcement(&self, id: AttemptId) -> &Moment {
        &self.moments[self.attempt(id).moment as usize]
    }

    /// Returns the search before, of the same allocation.
    pub fn before(&self, id: AttemptId) -> Option<AttemptId> {
        Some(self.attempt(id).before).filter(|&before| before != NONE).map(AttemptId)
    }

    /// Returns an allocation.
    pub fn allocation(&self, id: AllocationId) -> &RecordedAllocation {
        &self.allocations[id.0 as usize]
    }

    /// Returns the allocation that a search belongs to.
    pub fn allocation_of(&self, id: AttemptId) -> &RecordedAllocation {
        self.allocation(self.attempt(id).allocation)
    }

    /// Returns a release.
    pub fn release(&self, id: ReleaseId) -> &RecordedRelease {
        &self.releases[id.0 as usize]
    }

    /// Returns who asked for an allocation.
    pub fn asker(&self, id: AllocationId) -> &Task {
        &self.tasks[self.allocation(id).task as usize]
    }

    /// Returns who released.
    pub fn releaser(&self, id: ReleaseId) -> &Task {
        &self.tasks[self.release(id).task as usize]
    }

    /// Returns an area.
    pub fn area(&self, area: u32) -> &AreaSpec {
        &self.areas[area as usize]
    }

    /// Returns the first page of the last bit of a window that no window and no release of the
    /// trace names.
    pub(super) fn last_never_named(&self, area: u32, pfn: Pfn, count: Pages) -> Option<Pfn> {
        let spec = self.area(area);
        let (_, range) = spec.range_of(pfn, count)?;
        let first = spec.bit_of(range, pfn);
        let bits = usize::try_from(spec.bits(count)).ok()?;
        let window = spec.pfn_of(range, first).0..spec.pfn_of(range, first.checked_add(bits)?).0;
        let never = self.named[area as usize].runs(window).filter(|&(_, named)| !named);
        let whole_bit = |run: Range<u64>| {
            let bit = spec.bit_of(range, Pfn(run.end)).checked_sub(1)?;
            Some(spec.pfn_of(range, bit)).filter(|pfn| pfn.0 >= run.start)
        };
        never.filter_map(|(run, _)| whole_bit(run)).last()
    }

    /// Makes the trace's own events again, as far as they matter to what pages are taken: without
    /// CPUs, unknown fields and the last window of a failure.
    pub fn events(&self) -> impl Iterator<Item = Record> + '_ {
        self.moments.iter().map(|moment| {
            let (task, event) = self.event(moment.role);
            let task = task.map_or_else(
                || Task { tid: 0, comm: "".into() },
                |id| self.tasks[id as usize].clone(),
            );
            Record { ts: moment.at, cpu: 0, task, line: moment.line, event, extra: None }
        })
    }

    fn event(&self, role: Role) -> (Option<u32>, Event) {
        let asked = |id: AttemptId| {
            let allocation = self.allocation_of(id);
            let area = Arc::clone(&self.area(allocation.area).name);
            (allocation, area, allocation.count, allocation.align)
        };
        match role {
            Role::Start(id) => {
                let (allocation, area, count, align) = asked(id);
                let (available, total) = allocation.counts().unzip();
                let event = Event::AllocStart { area, count, align, available, total };
                (Some(allocation.task), event)
            }
            Role::Retry(id) | Role::Stray(id) => {
                let (allocation, area, count, align) = asked(id);
                let window = self.attempt(self.before(id).unwrap_or(id)).outcome.window();
                let event =
                    Event::BusyRetry { area, pfn: window.unwrap_or_default(), count, align };
                (Some(allocation.task), event)
            }
            Role::Finish(id) | Role::Alone(id) => {
                let (allocation, area, count, align) = asked(id);
                let result = self.attempt(id).outcome.result();
                let event = Event::AllocFinish { area, count, align, result, timing: None };
                (Some(allocation.task), event)
            }
            Role::Release(id) => {
                let RecordedRelease { extent: Extent { area, pfn, count }, task } =
                    *self.release(id);
                let area = Arc::clone(&self.area(area).name);
                (Some(task), Event::Release { area, pfn, count })
            }
            Role::Lost => (None, Event::Lost { events: None }),
        }
    }
}

impl Outcome {
    /// Returns the window, if the trace names one.
    pub fn window(self) -> Option<Pfn> {
        match self {
            Outcome::Window(pfn) => Some(pfn),
            Outcome::Unplaced(window) => window,
            Outcome::Nothing(_) | Outcome::Aborted(_) | Outcome::Untold => None,
        }
    }

    fn result(self) -> Result<Pfn, Failure> {
        let errno = match self {
            Outcome::Nothing(errno) | Outcome::Aborted(errno) => errno,
            _ => Errno::EBUSY,
        };
        self.window().ok_or(Failure { errno, last: None })
    }
}

impl RecordedAllocation {
    /// Returns the available and the total pages, if the start tells them.
    pub fn counts(&self) -> Option<(Pages, Pages)> {
        Some((self.available, self.total)).filter(|&(available, _)| available != UNTOLD)
    }
}

/// What stands in place of a count that is not told.
pub(super) const UNTOLD: Pages = Pages(u64::MAX);
