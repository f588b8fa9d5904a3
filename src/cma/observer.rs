//! What the machine tells while it works: the four CMA events, as calls that cost nothing when
//! nobody listens.
//!
//! The observer is a type parameter, so the measured pass is compiled without any tracepoint; the
//! traced pass is the same code with `live::tracepoint` in its place.

use std::sync::Arc;

use crate::clock::Clock;
use crate::trace::{Event, Failure, Record, Task, Timing};
use crate::units::{Order, Pages, Pfn};

/// The request that an event belongs to.
#[derive(Clone, Copy, Debug)]
pub struct Call<'a> {
    /// The area's name.
    pub area: &'a Arc<str>,
    /// The task that asks.
    pub task: &'a Task,
    /// Pages asked for, or given back.
    pub count: Pages,
    /// Alignment order asked for; 0 for a release.
    pub align: Order,
}

/// Listens to the machine. Every method does nothing unless overridden.
pub trait Observer {
    /// The operations that follow stand on this line of the workload.
    fn at_line(&mut self, _line: u32) {}

    /// A request enters: `cma_alloc_start`. Kernels before 6.18 do not tell the area's counts.
    fn alloc_start<C: Clock>(
        &mut self,
        _clock: &mut C,
        _call: Call<'_>,
        _available: Option<Pages>,
        _total: Option<Pages>,
    ) {
    }

    /// A window was busy and is clear again: `cma_alloc_busy_retry`.
    fn busy_retry<C: Clock>(&mut self, _clock: &mut C, _call: Call<'_>, _pfn: Pfn) {}

    /// A request leaves: `cma_alloc_finish`.
    fn alloc_finish<C: Clock>(
        &mut self,
        _clock: &mut C,
        _call: Call<'_>,
        _result: Result<Pfn, Failure>,
        _timing: Timing,
    ) {
    }

    /// Pages came back and their bits are clear: `cma_release`.
    fn release<C: Clock>(&mut self, _clock: &mut C, _call: Call<'_>, _pfn: Pfn) {}

    /// Pages did not come back, for they do not lie in one range. The kernel has no event for it.
    fn refused<C: Clock>(&mut self, _clock: &mut C, _call: Call<'_>, _pfn: Pfn) {}

    /// Pages are taken at a given place, as before boot. The kernel has no event for it.
    fn taken(&mut self, _area: &Arc<str>, _pfn: Pfn, _count: Pages) {}
}

/// Listens to nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoObserver;

impl Observer for NoObserver {}

/// Takes the records that a [`Recorder`] makes. A function that takes a record does.
pub trait Listener {
    /// Takes an event.
    fn event(&mut self, record: Record);

    /// Takes a release that the kernel refuses without an event.
    fn refused(&mut self, _record: Record) {}

    /// Takes notice of pages that are taken without an event.
    fn taken(&mut self, _area: &Arc<str>, _pfn: Pfn, _count: Pages, _line: u64) {}
}

impl<F: FnMut(Record)> Listener for F {
    fn event(&mut self, record: Record) {
        self(record);
    }
}

/// Makes a record of each event and hands it on.
///
/// The record's line is the workload's, its time the clock's.
#[derive(Debug)]
pub struct Recorder<L> {
    line: u64,
    to: L,
}

impl<L: Listener> Recorder<L> {
    /// Starts to record.
    pub fn new(to: L) -> Recorder<L> {
        Recorder { line: 0, to }
    }

    /// Returns who took the records.
    pub fn into_listener(self) -> L {
        self.to
    }

    fn make<C: Clock>(&self, clock: &mut C, task: &Task, event: Event) -> Record {
        Record { ts: clock.now(), cpu: 0, task: task.clone(), line: self.line, event, extra: None }
    }

    fn record<C: Clock>(&mut self, clock: &mut C, task: &Task, event: Event) {
        let record = self.make(clock, task, event);
        self.to.event(record);
    }
}

impl<L: Listener> Observer for Recorder<L> {
    fn at_line(&mut self, line: u32) {
        self.line = u64::from(line);
    }

    fn alloc_start<C: Clock>(
        &mut self,
        clock: &mut C,
        call: Call<'_>,
        available: Option<Pages>,
        total: Option<Pages>,
    ) {
        let Call { area, task, count, align } = call;
        let area = Arc::clone(area);
        let event = Event::AllocStart { area, count, align, available, total };
        self.record(clock, task, event);
    }

    fn busy_retry<C: Clock>(&mut self, clock: &mut C, call: Call<'_>, pfn: Pfn) {
        let Call { area, task, count, align } = call;
        let event = Event::BusyRetry { area: Arc::clone(area), pfn, count, align };
        self.record(clock, task, event);
    }

    fn alloc_finish<C: Clock>(
        &mut self,
        clock: &mut C,
        call: Call<'_>,
        result: Result<Pfn, Failure>,
        timing: Timing,
    ) {
        let Call { area, task, count, align } = call;
        let (area, timing) = (Arc::clone(area), Some(timing));
        let event = Event::AllocFinish { area, count, align, result, timing };
        self.record(clock, task, event);
    }

    fn release<C: Clock>(&mut self, clock: &mut C, call: Call<'_>, pfn: Pfn) {
        let Call { area, task, count, .. } = call;
        let event = Event::Release { area: Arc::clone(area), pfn, count };
        self.record(clock, task, event);
    }

    fn refused<C: Clock>(&mut self, clock: &mut C, call: Call<'_>, pfn: Pfn) {
        let Call { area, task, count, .. } = call;
        let event = Event::Release { area: Arc::clone(area), pfn, count };
        let record = self.make(clock, task, event);
        self.to.refused(record);
    }

    fn taken(&mut self, area: &Arc<str>, pfn: Pfn, count: Pages) {
        self.to.taken(area, pfn, count, self.line);
    }
}
