//! Runs a workload through areas, one operation after the other, and keeps what came of each
//! request.
//!
//! The run is a function of workload, finder, profile and clock. Latencies come from inside [`Area`];
//! this loop adds nothing to them.

mod buffers;
mod outcome;

use std::ops::ControlFlow;

use crate::clock::{Clock, ModelClock, Weights};
use crate::cma::area::{AllocMutex, Allocation, Area, Released, Request};
use crate::cma::contig::Busy;
use crate::cma::finder::{Choice, Effort};
use crate::cma::observer::{NoObserver, Observer};
use crate::cma::profile::Kernel;
use crate::error::{Error, Result};
use crate::trace::Task;
use crate::units::{Nanos, Order, Pages, Pfn};
use crate::workload::{
    Alloc, AreaId, BufferId, Expect, Op, OpKind, Release, Retry, Span, Workload,
};

use buffers::{Buffer, Buffers, Next};
pub use outcome::{FailedRequest, HeldBuffer, Mismatch, Outcome, Sample, Violation};

/// Operations between two calls of the progress function.
const TICK: usize = 4096;

/// What a replay runs on.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The finder, one instance a range.
    pub finder: Choice,
    /// The kernel whose behaviour the areas take on.
    pub kernel: Kernel,
    /// Whether to keep the free map of every failed request.
    pub keep_free_maps: bool,
}

/// Replays a workload once, on fresh areas.
///
/// `tick` is called with the number of operations done, every few thousand of them; a break ends
/// the run.
///
/// # Errors
/// [`Error::Interrupted`] if `tick` breaks.
pub fn run<C: Clock, O: Observer>(
    workload: &Workload,
    setup: &Setup,
    clock: &mut C,
    observer: &mut O,
    tick: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<Outcome> {
    // Operations that name no task are cmasim's own.
    let nobody = Task { tid: 1, comm: "cmasim".into() };
    let mut replay = Replay::new(workload, setup, &nobody, (clock, observer));
    let begin = replay.clock.now();
    for (index, ops) in workload.ops.chunks(TICK).enumerate() {
        for op in ops {
            replay.step(op);
        }
        if tick(index * TICK + ops.len()).is_break() {
            return Err(Error::Interrupted);
        }
    }
    let span = Nanos(replay.clock.now().0 - begin.0);
    Ok(replay.end(span))
}

/// Replays a workload once to count the work of its searches: the same on every machine.
///
/// # Errors
/// As [`run`].
pub fn effort(
    workload: &Workload,
    setup: &Setup,
    tick: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<SearchEffort> {
    let mut clock = ModelClock::new(Weights::DEFAULT);
    let outcome = run(workload, setup, &mut clock, &mut NoObserver, tick)?;
    let mut sum = SearchEffort {
        searches: outcome.samples.len() as u64 + outcome.busy_retries(),
        effort: Effort::default(),
    };
    for area in &outcome.areas {
        sum.effort.words += area.effort.words;
        sum.effort.windows += area.effort.windows;
    }
    Ok(sum)
}

/// The counted work of a replay's searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchEffort {
    /// Searches: one for each request and one for each busy window.
    pub searches: u64,
    /// What all of them read and tried.
    pub effort: Effort,
}

struct Replay<'a, C, O> {
    workload: &'a Workload,
    areas: Vec<Area>,
    buffers: Buffers<'a>,
    nobody: &'a Task,
    keep_free_maps: bool,
    clock: &'a mut C,
    observer: &'a mut O,
    outcome: Outcome,
}

impl<'a, C: Clock, O: Observer> Replay<'a, C, O> {
    fn new(
        workload: &'a Workload,
        setup: &Setup,
        nobody: &'a Task,
        (clock, observer): (&'a mut C, &'a mut O),
    ) -> Replay<'a, C, O> {
        let mutex = AllocMutex::default();
        let area = |spec: &crate::workload::AreaSpec| {
            Area::new(spec.clone(), setup.kernel, &setup.finder).sharing(&mutex)
        };
        let allocs = workload.ops.iter().filter(|op| matches!(op.kind, OpKind::Alloc(_))).count();
        Replay {
            workload,
            areas: workload.areas.iter().map(area).collect(),
            buffers: Buffers::new(workload),
            nobody,
            keep_free_maps: setup.keep_free_maps,
            clock,
            observer,
            outcome: Outcome::with_capacity(allocs),
        }
    }

    fn step(&mut self, op: &Op) {
        self.observer.at_line(op.line);
        match op.kind {
            OpKind::Used(span) => self.take(op.line, span),
            OpKind::Pin(span) => self.area(span.area).pin(span.pfn, span.count),
            OpKind::Unpin(span) => self.area(span.area).unpin(span.pfn, span.count),
            OpKind::Hold(buffer, span) => {
                self.take(op.line, span);
                let Span { area, pfn, count } = span;
                self.buffers.set(buffer, Buffer::Held { area, pfn, count });
            }
            OpKind::Alloc(alloc) => self.alloc(op.line, alloc),
            OpKind::Busy(buffer) => self.busy(buffer),
            OpKind::Retry(retry) => self.retry(op.line, retry),
            OpKind::Release(release) => self.release(op.line, release),
        }
    }

    fn take(&mut self, line: u32, span: Span) {
        let taken = self.area(span.area).take(span.pfn, span.count);
        if let Some(1..) = taken {
            let text =
                format!("{}+{}: some of these pages are taken already", span.pfn, span.count);
            self.outcome.violate(line, "overlap", text);
        }
    }

    fn alloc(&mut self, line: u32, alloc: Alloc) {
        let area = &self.areas[usize::from(alloc.area.0)];
        let request = self.request(alloc);
        let allocation = area.begin(request, self.clock, self.observer);
        self.search(line, alloc, allocation, alloc.expect);
    }

    /// Searches until a window can be emptied or none is left, then ends the request, unless the
    /// workload says that this window was busy.
    fn search(
        &mut self,
        line: u32,
        alloc: Alloc,
        mut allocation: Allocation<'a>,
        expect: Option<Expect>,
    ) {
        let area = &self.areas[usize::from(alloc.area.0)];
        let next = self.buffers.next(alloc.buffer);
        let (found, waits) = loop {
            let Some(pfn) = area.search(&mut allocation, self.clock) else { break (None, false) };
            match area.migrate(&mut allocation, self.clock) {
                Ok(()) => break (Some(pfn), next == Next::Retry),
                Err(Busy) if next != Next::Nothing => break (Some(pfn), true),
                Err(Busy) => area.give_back(&mut allocation, self.clock, self.observer),
            }
        };
        if waits {
            self.compare(line, alloc, expect, found, None);
            self.buffers.set(alloc.buffer, Buffer::Searching(Box::new((alloc, allocation))));
            return;
        }
        let (result, timing) = area.finish(allocation, self.clock, self.observer);
        self.outcome.samples.push(Sample { count: alloc.count, timing, found: result.ok() });
        match result {
            Ok(pfn) => {
                let held = Buffer::Held { area: alloc.area, pfn, count: alloc.count };
                self.buffers.set(alloc.buffer, held);
                self.compare(line, alloc, expect, Some(pfn), None);
            }
            Err(failure) => {
                self.buffers.set(alloc.buffer, Buffer::Failed);
                self.compare(line, alloc, expect, None, Some(failure.errno));
                self.outcome.failed.push(FailedRequest {
                    line,
                    area: alloc.area,
                    count: alloc.count,
                    align: alloc.align,
                    errno: failure.errno,
                    message: self.keep_free_maps.then(|| {
                        self.areas[usize::from(alloc.area.0)]
                            .snapshot()
                            .failure_message(alloc.count, failure.errno)
                    }),
                });
            }
        }
    }

    fn busy(&mut self, buffer: BufferId) {
        let Some((alloc, mut allocation)) = self.buffers.take_searching(buffer) else { return };
        let area = &self.areas[usize::from(alloc.area.0)];
        area.give_back(&mut allocation, self.clock, self.observer);
        self.buffers.set(buffer, Buffer::Searching(Box::new((alloc, allocation))));
    }

    fn retry(&mut self, line: u32, retry: Retry) {
        let Retry { buffer, expect, .. } = retry;
        self.buffers.one_search_less(buffer);
        // A request that already failed here has no window to give back: the recording tried more.
        let Some((alloc, mut allocation)) = self.buffers.take_searching(buffer) else { return };
        let area = &self.areas[usize::from(alloc.area.0)];
        if allocation.window().is_some() {
            area.give_back(&mut allocation, self.clock, self.observer);
        }
        self.search(line, alloc, allocation, expect);
    }

    fn release(&mut self, line: u32, release: Release) {
        let (release_area, pfn, count) = match self.buffers.get(release.buffer) {
            Buffer::Held { area, pfn, count } => (*area, *pfn, *count),
            Buffer::Released => {
                let text = format!("buffer {} was released before", self.name(release.buffer));
                self.outcome.violate(line, "double-release", text);
                return;
            }
            Buffer::Failed => {
                self.outcome.releases_of_failed += 1;
                return;
            }
            Buffer::Unborn | Buffer::Searching(_) => return,
        };
        let Some((from, pages)) = self.judge_release(line, &release, (release_area, pfn, count))
        else {
            return;
        };
        let task = self.task(release.task);
        let request = Request { task, count: pages, align: Order::ZERO };
        let area = &self.areas[usize::from(release_area.0)];
        let released = area.release(request, from, self.clock, self.observer);
        if let Released::Cleared { already_clear: 1.., .. } | Released::Refused = released {
            let text = format!("{from}+{pages} was not taken: {released:?}");
            self.outcome.violate(line, "release-of-free-pages", text);
        }
        self.outcome.releases += 1;
        self.buffers.set(release.buffer, rest(release_area, (pfn, count), (from, pages)));
    }

    /// Compares what a release names with its buffer. Returns the pages that are given back: those
    /// of the buffer and no others, so that a bad release harms no neighbour.
    fn judge_release(
        &mut self,
        line: u32,
        release: &Release,
        (area, pfn, count): (AreaId, Pfn, Pages),
    ) -> Option<(Pfn, Pages)> {
        let (from, pages) = (release.pfn.unwrap_or(pfn), release.count.unwrap_or(count));
        if (from, pages) == (pfn, count) {
            return Some((pfn, count));
        }
        let (end, buffer_end) = (from.0.saturating_add(pages.0), pfn.0 + count.0);
        let spec = self.areas[usize::from(area.0)].spec();
        let inside = |page: u64| (page - pfn.0) & (spec.order_per_bit.pages() - 1) != 0;
        let name = self.name(release.buffer);
        let text = format!("release of {from}+{pages}, but buffer {name} is {pfn}+{count}");
        if from < pfn || from.0 >= buffer_end {
            self.outcome.violate(line, "foreign-release", text);
            return None;
        }
        if inside(from.0) || (end < buffer_end && inside(end)) {
            let kind = "unaligned-release";
            self.outcome.violate(line, kind, text + ": a bit covers several pages");
            return None;
        }
        let kind = if end > buffer_end { "long-release" } else { "short-release" };
        self.outcome.violate(line, kind, text);
        Some((from, Pages(end.min(buffer_end) - from.0)))
    }

    /// Compares what a search came to with the recording.
    fn compare(
        &mut self,
        line: u32,
        alloc: Alloc,
        expect: Option<Expect>,
        found: Option<Pfn>,
        errno: Option<crate::trace::Errno>,
    ) {
        let Some(expect) = expect else { return };
        self.outcome.compared += 1;
        let same = match expect {
            Expect::Window(pfn) => found == Some(pfn),
            Expect::Failure(expected) => errno == Some(expected),
        };
        if !same {
            let buffer = self.name(alloc.buffer).into();
            self.outcome.mismatches.push(Mismatch { line, buffer, expect, found, errno });
        }
    }

    fn end(self, span: Nanos) -> Outcome {
        let Replay { mut outcome, buffers, areas, workload, .. } = self;
        outcome.span = span;
        outcome.held = buffers.held(workload);
        outcome.areas = areas.iter().map(Area::snapshot).collect();
        outcome
    }

    fn area(&self, id: AreaId) -> &Area {
        &self.areas[usize::from(id.0)]
    }

    fn name(&self, buffer: BufferId) -> &'a str {
        &self.workload.buffers[buffer.0 as usize]
    }

    fn task(&self, id: Option<crate::workload::TaskId>) -> &'a Task {
        id.map_or(self.nobody, |id| &self.workload.tasks[id.0 as usize])
    }

    fn request(&self, alloc: Alloc) -> Request<'a> {
        Request { task: self.task(alloc.task), count: alloc.count, align: alloc.align }
    }
}

/// Returns what is left of a buffer after a release of part of it. Only one piece is kept track of:
/// a release from the middle leaves none.
fn rest(area: AreaId, (pfn, count): (Pfn, Pages), (from, pages): (Pfn, Pages)) -> Buffer<'static> {
    let (head, tail) = (from.0 - pfn.0, (pfn.0 + count.0) - (from.0 + pages.0));
    match (head, tail) {
        (0, 1..) => Buffer::Held { area, pfn: Pfn(from.0 + pages.0), count: Pages(tail) },
        (1.., 0) => Buffer::Held { area, pfn, count: Pages(head) },
        _ => Buffer::Released,
    }
}
