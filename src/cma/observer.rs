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
}

/// Listens to nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoObserver;

impl Observer for NoObserver {}

/// Makes a record of each event and hands it to a function.
///
/// The record's line is the workload's, its time the clock's.
#[derive(Debug)]
pub struct Recorder<F> {
    line: u64,
    each: F,
}

impl<F: FnMut(Record)> Recorder<F> {
    /// Starts to record.
    pub fn new(each: F) -> Recorder<F> {
        Recorder { line: 0, each }
    }

    fn record<C: Clock>(&mut self, clock: &mut C, task: &Task, event: Event) {
        let (ts, task) = (clock.now(), task.clone());
        (self.each)(Record { ts, cpu: 0, task, line: self.line, event, extra: None });
    }
}

impl<F: FnMut(Record)> Observer for Recorder<F> {
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
}
