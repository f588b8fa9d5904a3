//! The CMA tracepoints as `tracing` spans and events: the only place that emits them.
//!
//! | kernel event | here |
//! |---|---|
//! | `cma_alloc_start` | opens the span `cma_alloc`, then the event |
//! | `cma_alloc_busy_retry` | an event in the span |
//! | `cma_alloc_finish` | the event, then the span ends |
//! | `cma_release` | the span `cma_release` around the event |
//!
//! Every event carries the kernel's fields and, so that any layer can rebuild the whole
//! [`Record`](crate::trace::Record), `task`, `pid`, `cpu` and `ts_ns`. A finish also carries
//! `latency_ns`, `search_ns` and `retries`: the time stamps of spans contain the cost of tracing
//! and are never a latency. Names and pfns are given as `Display`, because a layer that knows only
//! `Debug` would quote and escape a string.
//!
//! Allocations of different tasks may overlap in any order. Each span is therefore a root of its
//! own, kept by thread id, and names itself as the parent of its events instead of relying on the
//! span entered last.

use std::collections::BTreeMap;
use std::fmt;
use std::vec;

use tracing::field::{Empty, display};
use tracing::span::EnteredSpan;
use tracing::{Level, enabled, event, span};

use crate::clock::Clock;
use crate::cma::observer::{Call, Observer};
use crate::trace::event::{Key, Kind, beside};
use crate::trace::{Failure, Timing};
use crate::units::{Nanos, Pages, Pfn};

/// The `tracing` target of every span and event here.
pub const TARGET: &str = "cma";

/// Records traced when no limit is given: about 350 MB of Chrome JSON.
pub const DEFAULT_LIMIT: u64 = 1_000_000;

/// How much of a run was traced, in records.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TraceStats {
    /// Records emitted.
    pub traced: u64,
    /// Records there were.
    pub seen: u64,
}

impl fmt::Display for TraceStats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "traced {} of {} records", self.traced, self.seen)
    }
}

/// An observer that emits `tracing` spans and events, on the thread that made it.
#[derive(Debug)]
pub struct Tracepoint {
    /// The CPU that the next events claim to come from.
    pub cpu: u32,
    limit: u64,
    stats: TraceStats,
    now: Nanos,
    timings: vec::IntoIter<Timing>,
    open: BTreeMap<u32, EnteredSpan>,
    /// Whether there was any start.
    starts: bool,
}

/// The span around an allocation.
pub(super) const ALLOC_SPAN: &str = "cma_alloc";

/// What the span of an allocation learns only at its end.
pub(super) const OUTCOME: [&str; 4] =
    [Key::Pfn.name(), Key::Errno.name(), Key::Latency.name(), Key::Retries.name()];

/// Emits one event with the fields all events share.
macro_rules! emit {
    ($me:ident, $span:expr, $kind:ident, $call:ident, { $($key:expr => $value:expr),* $(,)? }) => {
        event!(name: Kind::$kind.name(), target: TARGET, parent: $span, Level::INFO, {
            { Key::Name.name() } = %$call.area,
            $({ $key } = $value,)*
            { beside::TASK } = %$call.task.comm,
            { beside::PID } = $call.task.tid,
            { beside::CPU } = $me.cpu,
            { beside::TS } = $me.now.0,
        })
    };
}

impl Tracepoint {
    /// Makes a tracepoint that emits at most `limit` records, and then only what belongs to
    /// allocations already begun: none is cut in half.
    pub fn new(limit: u64) -> Tracepoint {
        Tracepoint {
            cpu: 0,
            limit,
            stats: TraceStats::default(),
            now: Nanos(0),
            timings: Vec::new().into_iter(),
            open: BTreeMap::new(),
            starts: false,
        }
    }

    /// Replaces the timings of the first finishes, in their order; later ones keep their own.
    ///
    /// A traced pass repeats a measured one, and its events should tell what was measured.
    #[must_use]
    pub fn with_timings(mut self, timings: Vec<Timing>) -> Tracepoint {
        self.timings = timings.into_iter();
        self
    }

    /// Returns how many records were emitted and how many there were.
    pub fn stats(&self) -> TraceStats {
        self.stats
    }

    /// Ends the spans of allocations that have not finished, at the time of the last event.
    pub fn close(&mut self) {
        while let Some((_, span)) = self.open.pop_first() {
            span.record(beside::END, self.now.0);
        }
    }

    /// Counts a record; true if it may be emitted as the first of its span.
    fn admit(&mut self) -> bool {
        self.stats.seen = self.stats.seen.saturating_add(1);
        self.stats.traced < self.limit && enabled!(target: TARGET, Level::INFO)
    }

    /// Begins the span of an allocation.
    fn alloc_span(&self, call: Call<'_>) -> EnteredSpan {
        span!(
            target: TARGET, parent: None, Level::INFO, ALLOC_SPAN,
            { Key::Name.name() } = %call.area,
            { Key::Count.name() } = call.count.0,
            { Key::Align.name() } = call.align.get(),
            { beside::TASK } = %call.task.comm,
            { beside::PID } = call.task.tid,
            { beside::TS } = self.now.0,
            { OUTCOME[0] } = Empty,
            { OUTCOME[1] } = Empty,
            { OUTCOME[2] } = Empty,
            { OUTCOME[3] } = Empty,
            { beside::END } = Empty,
        )
        .entered()
    }

    /// Takes the time for a record that will be emitted.
    fn stamp<C: Clock>(&mut self, clock: &mut C) {
        self.stats.traced = self.stats.traced.saturating_add(1);
        self.now = clock.now();
    }
}

impl Drop for Tracepoint {
    fn drop(&mut self) {
        self.close();
    }
}

impl Observer for Tracepoint {
    fn alloc_start<C: Clock>(
        &mut self,
        clock: &mut C,
        call: Call<'_>,
        available: Option<Pages>,
        total: Option<Pages>,
    ) {
        self.starts = true;
        // A second start of one task means that the first never finished.
        if let Some(span) = self.open.remove(&call.task.tid) {
            span.record(beside::END, self.now.0);
        }
        if !self.admit() {
            return;
        }
        self.stamp(clock);
        let span = self.alloc_span(call);
        match available.zip(total) {
            Some((available, total)) => emit!(self, span.id(), Start, call, {
                Key::REQUESTED => call.count.0,
                Key::Available.name() => available.0,
                Key::Total.name() => total.0,
                Key::Align.name() => call.align.get(),
            }),
            None => emit!(self, span.id(), Start, call, {
                Key::Count.name() => call.count.0,
                Key::Align.name() => call.align.get(),
            }),
        }
        self.open.insert(call.task.tid, span);
    }

    fn busy_retry<C: Clock>(&mut self, clock: &mut C, call: Call<'_>, pfn: Pfn) {
        self.stats.seen = self.stats.seen.saturating_add(1);
        let Some(span) = self.open.get(&call.task.tid).and_then(|span| span.id()) else { return };
        self.stamp(clock);
        emit!(self, span, BusyRetry, call, {
            Key::Pfn.name() => display(pfn),
            Key::Count.name() => call.count.0,
            Key::Align.name() => call.align.get(),
        });
    }

    fn alloc_finish<C: Clock>(
        &mut self,
        clock: &mut C,
        call: Call<'_>,
        result: Result<Pfn, Failure>,
        timing: Timing,
    ) {
        let timing = self.timings.next().unwrap_or(timing);
        let admitted = self.admit();
        let open = self.open.remove(&call.task.tid);
        // Kernels before 5.13 emit nothing but the end.
        if open.is_none() && (self.starts || !admitted) {
            return;
        }
        self.stamp(clock);
        let span = open.unwrap_or_else(|| self.alloc_span(call));
        let (pfn, errorno) = match result {
            Ok(pfn) => (pfn, 0),
            Err(failure) => (failure.last.unwrap_or_default(), failure.errno.0),
        };
        emit!(self, span.id(), Finish, call, {
            Key::Pfn.name() => display(pfn),
            Key::Count.name() => call.count.0,
            Key::Align.name() => call.align.get(),
            Key::Errno.name() => errorno,
            Key::Latency.name() => timing.latency.0,
            Key::Search.name() => timing.search.0,
            Key::Retries.name() => timing.retries,
        });
        span.record(Key::Pfn.name(), display(pfn));
        span.record(Key::Errno.name(), errorno);
        span.record(Key::Latency.name(), timing.latency.0);
        span.record(Key::Retries.name(), timing.retries);
        span.record(beside::END, self.now.0);
    }

    fn release<C: Clock>(&mut self, clock: &mut C, call: Call<'_>, pfn: Pfn) {
        if !self.admit() {
            return;
        }
        self.stamp(clock);
        let span = span!(
            target: TARGET, parent: None, Level::INFO, Kind::Release.name(),
            { Key::Name.name() } = %call.area,
            { Key::Pfn.name() } = %pfn,
            { Key::Count.name() } = call.count.0,
            { beside::TASK } = %call.task.comm,
            { beside::PID } = call.task.tid,
            { beside::TS } = self.now.0,
            { beside::END } = self.now.0,
        )
        .entered();
        emit!(self, span.id(), Release, call, {
            Key::Pfn.name() => display(pfn),
            Key::Count.name() => call.count.0,
        });
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use parking_lot::Mutex;
    use tracing::Subscriber;
    use tracing::field::{Field, Visit};
    use tracing::span::{Attributes, Id, Record};
    use tracing_subscriber::layer::{Context, Layer, SubscriberExt};
    use tracing_subscriber::registry::LookupSpan;

    use super::*;
    use crate::clock::{ModelClock, Weights, Work};
    use crate::trace::{Errno, Task};
    use crate::units::Order;

    /// Writes down what a layer is told, one line a call.
    #[derive(Clone, Default)]
    struct Capture(Arc<Mutex<String>>);

    struct Text(String);

    impl Visit for Text {
        fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
            self.0 += &format!(" {field}={value:?}");
        }
    }

    impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for Capture {
        fn on_new_span(&self, attributes: &Attributes<'_>, _id: &Id, _context: Context<'_, S>) {
            let mut text = Text(format!("new {}", attributes.metadata().name()));
            attributes.record(&mut text);
            *self.0.lock() += &format!("{}\n", text.0);
        }

        fn on_record(&self, _id: &Id, values: &Record<'_>, _context: Context<'_, S>) {
            let mut text = Text("set".into());
            values.record(&mut text);
            *self.0.lock() += &format!("{}\n", text.0);
        }

        fn on_event(&self, event: &tracing::Event<'_>, context: Context<'_, S>) {
            let parent = event.parent().and_then(|id| context.metadata(id));
            let parent = parent.map_or("nothing", |metadata| metadata.name());
            let metadata = event.metadata();
            let mut text = Text(format!("{} in {parent}:", metadata.name()));
            event.record(&mut text);
            *self.0.lock() += &format!("{}\n", text.0);
        }

        fn on_exit(&self, id: &Id, context: Context<'_, S>) {
            let name = context.metadata(id).map_or("", |metadata| metadata.name());
            *self.0.lock() += &format!("exit {name}\n");
        }
    }

    fn clock_at(ns: u64) -> ModelClock {
        let mut clock = ModelClock::new(Weights { word: 1, ..Weights::DEFAULT });
        clock.charge(Work { words: ns, ..Work::default() });
        clock
    }

    fn with_call<R>(tid: u32, comm: &str, run: impl FnOnce(Call<'_>) -> R) -> R {
        let area: Arc<str> = "linux,cma".into();
        let task = Task { tid, comm: comm.into() };
        let align = Order::new(3).unwrap();
        run(Call { area: &area, task: &task, count: Pages(8), align })
    }

    /// Runs under a capturing layer and compares what it was told.
    #[track_caller]
    fn check(limit: u64, run: impl FnOnce(&mut Tracepoint), expected: &[&str]) -> TraceStats {
        let capture = Capture::default();
        let subscriber = tracing_subscriber::registry().with(capture.clone());
        let stats = tracing::subscriber::with_default(subscriber, || {
            let mut tracepoint = Tracepoint::new(limit);
            run(&mut tracepoint);
            tracepoint.stats()
        });
        let told = capture.0.lock().clone();
        assert_eq!(told.lines().collect::<Vec<_>>(), expected);
        stats
    }

    fn start(tracepoint: &mut Tracepoint, at: u64, tid: u32) {
        with_call(tid, "cam", |call| {
            tracepoint.alloc_start(&mut clock_at(at), call, Some(Pages(100)), Some(Pages(200)));
        });
    }

    fn finish(tracepoint: &mut Tracepoint, at: u64, tid: u32, result: Result<Pfn, Failure>) {
        let timing = Timing { latency: Nanos(70), search: Nanos(50), retries: 1 };
        with_call(tid, "cam", |call| {
            tracepoint.alloc_finish(&mut clock_at(at), call, result, timing);
        });
    }

    #[test]
    fn an_allocation_is_a_span_around_its_events_with_the_kernels_fields() {
        let stats = check(
            9,
            |tracepoint| {
                start(tracepoint, 5, 7);
                with_call(7, "cam", |call| {
                    tracepoint.busy_retry(&mut clock_at(6), call, Pfn(0x3ba00));
                });
                finish(tracepoint, 9, 7, Ok(Pfn(0x3bb00)));
            },
            &[
                "new cma_alloc name=linux,cma count=8 align=3 task=cam pid=7 ts_ns=5",
                "cma_alloc_start in cma_alloc: name=linux,cma request_count=8 available_count=100 \
                 total_count=200 align=3 task=cam pid=7 cpu=0 ts_ns=5",
                "cma_alloc_busy_retry in cma_alloc: name=linux,cma pfn=0x3ba00 count=8 align=3 \
                 task=cam pid=7 cpu=0 ts_ns=6",
                "cma_alloc_finish in cma_alloc: name=linux,cma pfn=0x3bb00 count=8 align=3 errorno=0 \
                 latency_ns=70 search_ns=50 retries=1 task=cam pid=7 cpu=0 ts_ns=9",
                "set pfn=0x3bb00",
                "set errorno=0",
                "set latency_ns=70",
                "set retries=1",
                "set end_ns=9",
                "exit cma_alloc",
            ],
        );
        assert_eq!(stats, TraceStats { traced: 3, seen: 3 });
    }

    #[test]
    fn a_release_is_a_span_and_an_event() {
        check(
            9,
            |tracepoint| {
                with_call(7, "cam", |call| {
                    tracepoint.release(&mut clock_at(2), call, Pfn(0x3ba00));
                });
            },
            &[
                "new cma_release name=linux,cma pfn=0x3ba00 count=8 task=cam pid=7 ts_ns=2 end_ns=2",
                "cma_release in cma_release: name=linux,cma pfn=0x3ba00 count=8 task=cam pid=7 \
                 cpu=0 ts_ns=2",
                "exit cma_release",
            ],
        );
    }

    #[test]
    fn an_allocation_left_open_ends_at_the_last_event() {
        check(
            9,
            |tracepoint| start(tracepoint, 5, 7),
            &[
                "new cma_alloc name=linux,cma count=8 align=3 task=cam pid=7 ts_ns=5",
                "cma_alloc_start in cma_alloc: name=linux,cma request_count=8 available_count=100 \
                 total_count=200 align=3 task=cam pid=7 cpu=0 ts_ns=5",
                "set end_ns=5",
                "exit cma_alloc",
            ],
        );
    }

    #[test]
    fn a_second_start_of_a_task_ends_its_first_allocation() {
        check(
            9,
            |tracepoint| {
                start(tracepoint, 5, 7);
                start(tracepoint, 6, 7);
            },
            &[
                "new cma_alloc name=linux,cma count=8 align=3 task=cam pid=7 ts_ns=5",
                "cma_alloc_start in cma_alloc: name=linux,cma request_count=8 available_count=100 \
                 total_count=200 align=3 task=cam pid=7 cpu=0 ts_ns=5",
                "set end_ns=5",
                "exit cma_alloc",
                "new cma_alloc name=linux,cma count=8 align=3 task=cam pid=7 ts_ns=6",
                "cma_alloc_start in cma_alloc: name=linux,cma request_count=8 available_count=100 \
                 total_count=200 align=3 task=cam pid=7 cpu=0 ts_ns=6",
                "set end_ns=6",
                "exit cma_alloc",
            ],
        );
    }

    #[test]
    fn beyond_the_limit_allocations_begun_are_completed_and_no_others_begin() {
        let failure = Failure { errno: Errno::EBUSY, last: None };
        let stats = check(
            1,
            |tracepoint| {
                start(tracepoint, 1, 7);
                start(tracepoint, 2, 8);
                finish(tracepoint, 3, 8, Err(failure));
                finish(tracepoint, 4, 7, Err(failure));
                with_call(7, "cam", |call| {
                    tracepoint.release(&mut clock_at(5), call, Pfn(1));
                });
            },
            &[
                "new cma_alloc name=linux,cma count=8 align=3 task=cam pid=7 ts_ns=1",
                "cma_alloc_start in cma_alloc: name=linux,cma request_count=8 available_count=100 \
                 total_count=200 align=3 task=cam pid=7 cpu=0 ts_ns=1",
                "cma_alloc_finish in cma_alloc: name=linux,cma pfn=0x0 count=8 align=3 errorno=-16 \
                 latency_ns=70 search_ns=50 retries=1 task=cam pid=7 cpu=0 ts_ns=4",
                "set pfn=0x0",
                "set errorno=-16",
                "set latency_ns=70",
                "set retries=1",
                "set end_ns=4",
                "exit cma_alloc",
            ],
        );
        assert_eq!(stats, TraceStats { traced: 2, seen: 5 });
        assert_eq!(stats.to_string(), "traced 2 of 5 records");
    }

    #[test]
    fn without_a_subscriber_records_are_counted_and_nothing_is_kept() {
        let mut tracepoint = Tracepoint::new(u64::MAX);
        start(&mut tracepoint, 1, 7);
        assert!(tracepoint.open.is_empty());
        finish(&mut tracepoint, 2, 7, Ok(Pfn(1)));
        assert_eq!(tracepoint.stats(), TraceStats { traced: 0, seen: 2 });
    }
}
