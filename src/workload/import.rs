//! Turns a recorded trace into a workload, with the searches in the order in which they happened.
//!
//! The order is resolved here once ([`crate::recorded::order`]), so that a replay needs no more
//! than to go through the lines. What the recording got stays as `expect=`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::pins::Pins;
use super::{
    Alloc, AreaId, BufferId, DEFAULT_PAGE_SIZE, Expect, Op, OpKind, Release, Retry, Span, TaskId,
    Unplaced, Workload,
};
use crate::cma::finder::Choice;
use crate::error::{Error, Result};
use crate::geometry::{AreaSpec, PageMap, pages};
use crate::recorded::Tick;
use crate::recorded::order::{self, Resolved};
use crate::recorded::recording::{
    AllocationId, AttemptId, Extent, Outcome, RecordedAllocation, Recording, ReleaseId, Role,
};
use crate::recorded::steps::{Agreement, Step};
use crate::trace::Task;
use crate::units::{Nanos, Pages, Pfn};

/// The longest names, in bytes. The kernel's have 15 (tasks) and 63 (areas); longer ones come from
/// damaged traces, and would not fit on a line of a workload.
const MAX_NAME: usize = 1024;

/// A workload made from a trace, and what could not go into it.
#[derive(Debug)]
pub struct Imported {
    /// The workload.
    pub workload: Workload,
    /// The order of its searches.
    pub order: Resolved,
    /// Allocations that ended by an error other than "nothing fits" or "busy": left out.
    pub aborted: u64,
    /// Releases that fit no buffer: left out.
    pub unknown_releases: u64,
    /// Buffers that lie outside their areas: left out.
    pub outside: u64,
}

/// Makes a workload from a recording, in the order that a first-fit finder resolves. The pages of
/// `pins` are pinned from the start, and a window that they explain is busy in the replay only if
/// it holds one of them, whatever windows the replay's finder picks.
///
/// # Errors
/// Bad data of `source` if its areas cannot stand in one workload, an interrupt if `tick` breaks.
pub fn import(
    source: &str,
    recording: &Recording,
    finder: &Choice,
    pins: &Pins,
    tick: &mut Tick<'_>,
) -> Result<Imported> {
    check_areas(&recording.areas).map_err(|text| Error::data(source, text))?;
    let mut import = Import::new(recording, pins);
    let order = order::resolve(recording, finder, tick, &mut |step| import.step(step))?;
    Ok(import.end(order))
}

struct Import<'a> {
    recording: &'a Recording,
    pins: &'a Pins,
    /// Each allocation's buffer, once a line names it.
    buffers: BTreeMap<AllocationId, BufferId>,
    names: Vec<Box<str>>,
    task_ids: BTreeMap<Task, TaskId>,
    tasks: Vec<Task>,
    /// Who holds each page, or held it last, by area.
    holders: Vec<PageMap<Option<Holder>>>,
    /// What pages are taken before the first line.
    before: Vec<OpKind>,
    ops: Vec<OpKind>,
    /// Allocations whose windows are placed as recorded, since no search can be expected to find
    /// them.
    placed: BTreeSet<AllocationId>,
    /// A window just given back.
    given_back: Option<AttemptId>,
    aborted: u64,
    unknown_releases: u64,
    outside: u64,
}

/// A buffer and its place.
#[derive(Clone, Copy, PartialEq)]
struct Holder {
    buffer: BufferId,
    pfn: Pfn,
    count: Pages,
}

impl<'a> Import<'a> {
    fn new(recording: &'a Recording, pins: &'a Pins) -> Import<'a> {
        let mut import = Import {
            recording,
            pins,
            buffers: BTreeMap::new(),
            names: Vec::new(),
            task_ids: BTreeMap::new(),
            tasks: Vec::new(),
            holders: vec![PageMap::default(); recording.areas.len()],
            before: Vec::new(),
            ops: Vec::new(),
            placed: BTreeSet::new(),
            given_back: None,
            aborted: 0,
            unknown_releases: 0,
            outside: 0,
        };
        for (nth, &extent) in (1..).zip(&recording.held_before) {
            let buffer = import.name(format!("before-{nth}"));
            import.hand_out(buffer, extent);
            import.before.push(OpKind::Hold(buffer, span(extent)));
        }
        for &(area, pfn) in &pins.pages {
            import.before.push(OpKind::Pin(span(Extent { area, pfn, count: Pages(1) })));
        }
        for moment in recording.moments() {
            if let Role::Finish(last) | Role::Alone(last) = moment.role {
                import.aborted += u64::from(is_left_out(recording, last));
            }
        }
        import
    }

    fn end(mut self, order: Resolved) -> Imported {
        self.flush(None);
        let import = self;
        let used = used_before(import.recording, &order)
            .into_iter()
            .map(|extent| OpKind::Used(span(extent)));
        let kinds = import.before.into_iter().chain(used).chain(import.ops);
        let workload = Workload {
            page_size: import.recording.page_size.unwrap_or(DEFAULT_PAGE_SIZE),
            kernel: Some(import.recording.kernel),
            areas: import.recording.areas.clone(),
            unplaced: unplaced(import.recording, &order),
            tasks: import.tasks,
            buffers: import.names,
            ops: (1..).zip(kinds).map(|(line, kind)| Op { line, kind }).collect(),
        };
        let Import { aborted, unknown_releases, outside, .. } = import;
        Imported { workload, order, aborted, unknown_releases, outside }
    }

    fn step(&mut self, step: Step) {
        match step {
            Step::Search { attempt, agreement, .. } if self.is_placed(attempt, agreement) => {
                self.flush(None);
                let attempt_told = self.recording.attempt(attempt);
                if !attempt_told.busy && attempt_told.outcome.window().is_some() {
                    self.hold(attempt);
                }
                return;
            }
            Step::GiveBack { attempt } if self.is_placed(attempt, Agreement::Agrees) => {
                self.flush(None);
                return;
            }
            Step::Search { attempt, found, .. } => {
                self.flush(self.recording.before(attempt));
                self.search(attempt, found);
                return;
            }
            Step::GiveBack { attempt } => {
                self.flush(None);
                self.given_back = Some(attempt);
                return;
            }
            _ => self.flush(None),
        }
        match step {
            Step::Impose { attempt } => self.hold(attempt),
            Step::Release { release, at, .. } => self.release(release, at),
            _ => {}
        }
    }

    /// Tells whether an allocation's windows are placed as recorded: those whose first search the
    /// recording cannot decide on.
    fn is_placed(&mut self, id: AttemptId, agreement: Agreement) -> bool {
        let allocation = self.recording.attempt(id).allocation;
        let first = self.recording.before(id).is_none();
        if first && matches!(agreement, Agreement::NotJudged(_)) {
            self.placed.insert(allocation);
        }
        self.placed.contains(&allocation)
    }

    /// Writes down that a window was given back, unless the search after it follows at once:
    /// `retry` gives the window back itself then.
    fn flush(&mut self, follows: Option<AttemptId>) {
        let Some(attempt) =
            self.given_back.take().filter(|&given_back| follows != Some(given_back))
        else {
            return;
        };
        if !self.recording.allocation_of(attempt).aborted && !self.is_explained(attempt) {
            let buffer = self.buffer(attempt);
            self.ops.push(OpKind::Busy(buffer));
        }
    }

    /// Places a buffer whose search has no line: at the place and time that its end tells.
    fn hold(&mut self, attempt: AttemptId) {
        let &RecordedAllocation { area, count, .. } = self.recording.allocation_of(attempt);
        let Some(pfn) = self.recording.attempt(attempt).outcome.window() else { return };
        if self.recording.area(area).range_of(pfn, count).is_none() {
            self.outside += 1;
            return;
        }
        let (buffer, extent) = (self.buffer(attempt), Extent { area, pfn, count });
        self.hand_out(buffer, extent);
        self.ops.push(OpKind::Hold(buffer, span(extent)));
    }

    fn search(&mut self, id: AttemptId, found: Option<Pfn>) {
        let recording = self.recording;
        let (allocation, attempt) = (recording.allocation_of(id), recording.attempt(id));
        if allocation.aborted {
            return;
        }
        let buffer = self.buffer(id);
        let (expect, window) = match attempt.outcome {
            Outcome::Window(pfn) => (Some(Expect::Window(pfn)), Some(pfn)),
            Outcome::Nothing(errno) => (Some(Expect::Failure(errno)), None),
            Outcome::Aborted(_) | Outcome::Untold | Outcome::Unplaced(_) => (None, found),
        };
        if let Some(pfn) = window.filter(|_| !attempt.busy) {
            let RecordedAllocation { area, count, .. } = *allocation;
            self.hand_out(buffer, Extent { area, pfn, count });
        }
        if let Some(before) = recording.before(id) {
            let if_pinned = self.is_explained(before);
            let from_start = attempt.from_start;
            self.ops.push(OpKind::Retry(Retry { buffer, expect, if_pinned, from_start }));
            return;
        }
        let task = self.task(recording.asker(attempt.allocation));
        self.ops.push(OpKind::Alloc(Alloc {
            buffer,
            area: area_id(allocation.area),
            align: allocation.align,
            count: allocation.count,
            task: Some(task),
            at: Some(recording.announcement(id).at),
            expect,
        }));
    }

    /// Tells whether a pin explains why a search's window was busy.
    fn is_explained(&self, id: AttemptId) -> bool {
        let RecordedAllocation { area, count, .. } = *self.recording.allocation_of(id);
        let attempt = self.recording.attempt(id);
        let window = attempt.outcome.window().filter(|_| attempt.busy);
        window.is_some_and(|pfn| self.pins.explain(area, pfn, count))
    }

    fn release(&mut self, id: ReleaseId, at: Nanos) {
        let extent = self.recording.release(id).extent;
        let Some(Holder { buffer, pfn, count }) = self.holder(extent) else {
            self.unknown_releases += 1;
            return;
        };
        let task = self.task(self.recording.releaser(id));
        self.ops.push(OpKind::Release(Release {
            buffer,
            task: Some(task),
            at: Some(at),
            pfn: (pfn != extent.pfn).then_some(extent.pfn),
            count: (count != extent.count).then_some(extent.count),
        }));
    }

    fn hand_out(&mut self, buffer: BufferId, Extent { area, pfn, count }: Extent) {
        let holder = Some(Holder { buffer, pfn, count });
        self.holders[area as usize].change(pages(pfn, count), |_| holder);
    }

    /// Returns who has, or had last, the lowest of these pages that anybody had.
    fn holder(&self, Extent { area, pfn, count }: Extent) -> Option<Holder> {
        let end = pfn.checked_add(count)?;
        let mut runs = self.holders[area as usize].runs(pfn.0..end.0);
        runs.find_map(|(_, holder)| holder)
    }

    /// Returns the buffer of a search's allocation. Its name is the allocation's number.
    fn buffer(&mut self, id: AttemptId) -> BufferId {
        let allocation = self.recording.attempt(id).allocation;
        if let Some(&buffer) = self.buffers.get(&allocation) {
            return buffer;
        }
        let buffer = self.name(allocation.to_string());
        self.buffers.insert(allocation, buffer);
        buffer
    }

    fn name(&mut self, name: String) -> BufferId {
        self.names.push(name.into());
        BufferId(handle(self.names.len() - 1))
    }

    fn task(&mut self, task: &Task) -> TaskId {
        let Task { tid, comm } = task;
        let fits = |&(at, c): &(usize, char)| at + c.len_utf8() <= MAX_NAME;
        let comm = match comm.len() {
            ..=MAX_NAME => Arc::clone(comm),
            _ => comm.char_indices().take_while(fits).map(|(_, c)| c).collect::<String>().into(),
        };
        let (task, next) = (Task { tid: *tid, comm }, TaskId(handle(self.tasks.len())));
        if let Some(&id) = self.task_ids.get(&task) {
            return id;
        }
        self.tasks.push(task.clone());
        self.task_ids.insert(task, next);
        next
    }
}

/// Returns the pages that were in use since before the trace, adjacent ones together.
fn used_before(recording: &Recording, order: &Resolved) -> Vec<Extent> {
    let mut used = order.used_before.clone();
    used.extend(&recording.used);
    used.sort_unstable();
    used.dedup_by(|next, run| {
        let joins = run.area == next.area && run.pfn.checked_add(run.count) == Some(next.pfn);
        if joins {
            run.count.0 += next.count.0;
        }
        joins
    });
    used
}

/// Tells how many pages in use before the trace have no place, by area.
fn unplaced(recording: &Recording, order: &Resolved) -> BTreeMap<AreaId, Unplaced> {
    let of_area = |area: u32| {
        let placed = order.used_before.iter().filter(|extent| extent.area == area);
        let placed: u64 = placed.map(|extent| extent.count.0).sum();
        let unplaced = match recording.without_place(area) {
            Some(hidden) => match hidden.0.saturating_sub(placed) {
                0 => return None,
                left => Unplaced::Pages(Pages(left)),
            },
            None if placed > 0 || recording.is_in_use(area) => Unplaced::Unknown,
            None => return None,
        };
        Some((area_id(area), unplaced))
    };
    (0..handle(recording.areas.len())).filter_map(of_area).collect()
}

/// Tells whether the workload has no line for an allocation, known by its last search: it cannot
/// express how it ended, or it failed at an unknown time.
fn is_left_out(recording: &Recording, last: AttemptId) -> bool {
    let allocation = recording.allocation_of(last);
    let failed = recording.attempt(last).outcome.window().is_none();
    allocation.aborted || (allocation.unplaced && failed)
}

/// Checks that areas can stand in one workload.
///
/// # Errors
/// A sentence on why they cannot.
fn check_areas(areas: &[AreaSpec]) -> std::result::Result<(), String> {
    if areas.len() > usize::from(u16::MAX) + 1 {
        return Err(format!("{} areas; a workload has at most 65536", areas.len()));
    }
    let mut ranges: Vec<_> =
        areas.iter().flat_map(|a| a.ranges.iter().map(move |r| (r, a))).collect();
    ranges.sort_unstable_by_key(|(range, _)| range.base);
    let overlap = ranges.windows(2).find(|pair| pair[0].0.end() > pair[1].0.base.0);
    if let Some([(range, low), (_, high)]) = overlap {
        return Err(format!(
            "the areas {} and {} both have the pages up to {:#x}: say where they lie with \
             --area NAME,base=PFN,pages=N",
            low.name.escape_debug(),
            high.name.escape_debug(),
            range.end()
        ));
    }
    Ok(())
}

fn span(Extent { area, pfn, count }: Extent) -> Span {
    Span { area: area_id(area), pfn, count }
}

fn area_id(index: u32) -> AreaId {
    AreaId(u16::try_from(index).unwrap_or(u16::MAX))
}

fn handle(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}
