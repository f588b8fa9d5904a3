//! Runs a workload through areas, one operation after the other, and keeps what came of each
//! request.
//!
//! The run is a function of workload, finder, profile and clock. Latencies come from inside
//! [`Area`]; this loop adds nothing to them.

mod buffers;
mod examined;
mod outcome;

use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use crate::clock::{Clock, ModelClock, Weights};
use crate::cma::area::{AllocMutex, Allocation, Area, Released, Request};
use crate::cma::contig::Busy;
use crate::cma::finder::{Choice, Effort};
use crate::cma::observer::{NoObserver, Observer};
use crate::cma::profile::Kernel;
use crate::error::{Error, Result};
use crate::geometry::pages;
use crate::trace::Task;
use crate::units::{Nanos, Order, Pages, Pfn};
use crate::workload::{
    Alloc, AreaId, BufferId, Expect, Op, OpKind, Release, Retry, Span, Workload,
};

use buffers::{Buffer, Buffers, Next};
pub use examined::ExaminedReplay;
pub use outcome::{FailedRequest, HeldBuffer, Mismatch, Outcome, Sample};

/// The most searches that came out differently that are listed one by one.
const LISTED: usize = 100;

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
/// As [`run`], and [`Error::Data`] if a C function answers wrong.
pub fn effort(
    workload: &Workload,
    setup: &Setup,
    tick: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<SearchEffort> {
    let setup = Setup { finder: setup.finder.examined(), ..*setup };
    let mut clock = ModelClock::new(Weights::DEFAULT);
    let outcome = run(workload, &setup, &mut clock, &mut NoObserver, tick)?;
    setup.finder.verdict()?;
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
            OpKind::Used(span) => self.take(span),
            OpKind::Pin(span) => self.area(span.area).pin(span.pfn, span.count),
            OpKind::Unpin(span) => self.area(span.area).unpin(span.pfn, span.count),
            OpKind::Hold(buffer, span) => {
                self.take(span);
                let Span { area, pfn, count } = span;
                self.buffers.set(buffer, Buffer::Held { area, pfn, count });
            }
            OpKind::Alloc(alloc) => self.alloc(op.line, alloc),
            OpKind::Busy(buffer) => self.busy(buffer),
            OpKind::Retry(retry) => self.retry(op.line, retry),
            OpKind::Release(release) => self.release(release),
        }
    }

    fn take(&mut self, span: Span) {
        let area = self.area(span.area);
        area.take(span.pfn, span.count);
        let name = Arc::clone(&area.spec().name);
        self.observer.taken(&name, span.pfn, span.count);
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
        if retry.from_start {
            Area::begin_again(&mut allocation);
        }
        self.search(line, alloc, allocation, expect);
    }

    /// Releases what the workload says, whosever it is by now: the kernel does not check.
    fn release(&mut self, release: Release) {
        let (area, pfn, count) = match *self.buffers.get(release.buffer) {
            Buffer::Held { area, pfn, count } | Buffer::Released { area, pfn, count } => {
                (area, pfn, count)
            }
            Buffer::Failed => {
                self.outcome.releases_of_failed += 1;
                return;
            }
            Buffer::Unborn | Buffer::Searching(_) => return,
        };
        let (from, freed) = (release.pfn.unwrap_or(pfn), release.count.unwrap_or(count));
        let request = Request { task: self.task(release.task), count: freed, align: Order::ZERO };
        let released =
            self.areas[usize::from(area.0)].release(request, from, self.clock, self.observer);
        if released == Released::Refused {
            return;
        }
        self.outcome.releases += 1;
        if matches!(self.buffers.get(release.buffer), Buffer::Held { .. }) {
            let rest = rest(pages(pfn, count), pages(from, freed));
            let rest = rest.map(|rest| (Pfn(rest.start), Pages(rest.end - rest.start)));
            self.buffers.set(
                release.buffer,
                match rest {
                    Some((pfn, count)) => Buffer::Held { area, pfn, count },
                    None => Buffer::Released { area, pfn, count },
                },
            );
        }
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
        self.outcome.different += u64::from(!same);
        if !same && self.outcome.mismatches.len() < LISTED {
            let buffer = self.name(alloc.buffer).into();
            self.outcome.mismatches.push(Mismatch { line, buffer, expect, found, errno });
        }
    }

    fn end(self, span: Nanos) -> Outcome {
        let Replay { mut outcome, buffers, areas, workload, .. } = self;
        outcome.span = span;
        outcome.unended = buffers.searching();
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

/// Returns what is left of a buffer after a release. Only one piece is kept track of: a release
/// from the middle leaves none.
fn rest(buffer: Range<u64>, released: Range<u64>) -> Option<Range<u64>> {
    let head = buffer.start..buffer.end.min(released.start);
    let tail = buffer.start.max(released.end)..buffer.end;
    match (head.is_empty(), tail.is_empty()) {
        (true, false) => Some(tail),
        (false, true) => Some(head),
        _ => None,
    }
}
