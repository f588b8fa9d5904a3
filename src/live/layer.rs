//! A `tracing` layer that turns the tracepoints' events back into [`Record`]s.
//!
//! Spans are ignored: the events carry everything. So are events of other targets, and events that
//! lack a field a record needs.

use std::collections::BTreeSet;
use std::fmt;
use std::fmt::Write as _;
use std::io;
use std::sync::Arc;

use parking_lot::Mutex;
use tracing::field::{Field, Visit};
use tracing::{Event as Emitted, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

use crate::live::tracepoint::TARGET;
use crate::trace::event::{Fields, Form, Key, Kind, beside};
use crate::trace::{Record, Sink, Task};
use crate::units::Nanos;

/// Feeds a [`Sink`] with the CMA events emitted under it.
#[derive(Debug)]
pub struct RecordLayer<K> {
    state: Arc<Mutex<State<K>>>,
}

/// Takes the sink back from a [`RecordLayer`].
#[derive(Debug)]
pub struct RecordHandle<K> {
    state: Arc<Mutex<State<K>>>,
}

#[derive(Debug)]
struct State<K> {
    /// `None` once the handle took it back.
    sink: Option<K>,
    error: Option<io::Error>,
    names: Names,
}

impl<K: Sink> RecordLayer<K> {
    /// Makes a layer that feeds `sink`, and the handle to end it.
    pub fn new(sink: K) -> (RecordLayer<K>, RecordHandle<K>) {
        let state = State { sink: Some(sink), error: None, names: Names::default() };
        let state = Arc::new(Mutex::new(state));
        (RecordLayer { state: Arc::clone(&state) }, RecordHandle { state })
    }
}

impl<K> RecordHandle<K> {
    /// Ends the recording and returns the sink; events that still come are dropped.
    ///
    /// # Errors
    ///
    /// The sink's first error. It has been given no records since.
    pub fn finish(self) -> io::Result<K> {
        let mut state = self.state.lock();
        if let Some(error) = state.error.take() {
            return Err(error);
        }
        state.sink.take().ok_or_else(|| io::Error::other("the sink was taken before"))
    }
}

impl<K, S> Layer<S> for RecordLayer<K>
where
    K: Sink + Send + 'static,
    S: Subscriber,
{
    fn on_event(&self, event: &Emitted<'_>, _context: Context<'_, S>) {
        if event.metadata().target() != TARGET {
            return;
        }
        let Some(kind) = Kind::by_name(event.metadata().name().as_bytes()) else { return };
        let mut values = Values::new(kind);
        event.record(&mut values);
        let state = &mut *self.state.lock();
        let Some(sink) = state.sink.as_mut().filter(|_| state.error.is_none()) else { return };
        let Some(record) = values.into_record(&mut state.names) else { return };
        state.error = sink.record(&record).err();
    }
}

/// One copy of each name, shared by all records that carry it.
#[derive(Debug, Default)]
struct Names(BTreeSet<Arc<str>>);

impl Names {
    fn get(&mut self, name: &str) -> Arc<str> {
        if let Some(known) = self.0.get(name) {
            return Arc::clone(known);
        }
        let new: Arc<str> = name.into();
        self.0.insert(Arc::clone(&new));
        new
    }
}

/// The values of one event, as far as they were there.
#[derive(Debug)]
struct Values {
    fields: Fields,
    area: String,
    task: String,
    pid: Option<u64>,
    cpu: Option<u64>,
    ts: Option<u64>,
}

impl Visit for Values {
    fn record_u64(&mut self, field: &Field, value: u64) {
        match field.name() {
            beside::PID => self.pid = Some(value),
            beside::CPU => self.cpu = Some(value),
            beside::TS => self.ts = Some(value),
            name => self.number(name, Some(value)),
        }
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.number(field.name(), Some(value.cast_unsigned()));
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        match (field.name(), Key::by_name(field.name().as_bytes()).map(Key::form)) {
            // Writing into a string does not fail.
            (beside::TASK, _) => drop(write!(self.task, "{value:?}")),
            (_, Some(Form::Text)) => drop(write!(self.area, "{value:?}")),
            (name, Some(Form::Pfn)) => {
                let text = format!("{value:?}");
                let pfn = text.strip_prefix("0x").map(|hex| u64::from_str_radix(hex, 16));
                self.number(name, pfn.and_then(Result::ok));
            }
            _ => {}
        }
    }
}

impl Values {
    fn new(kind: Kind) -> Values {
        let (area, task) = (String::new(), String::new());
        Values { fields: Fields::new(kind), area, task, pid: None, cpu: None, ts: None }
    }

    fn number(&mut self, name: &str, number: Option<u64>) {
        if let (Some(key), Some(number)) = (Key::by_name(name.as_bytes()), number) {
            self.fields.set(key, number);
        }
    }

    /// Builds the record; `None` if a field is missing or makes no sense.
    fn into_record(self, names: &mut Names) -> Option<Record> {
        let event = self.fields.event(names.get(&self.area)).ok()?;
        let task = Task { tid: u32::try_from(self.pid?).ok()?, comm: names.get(&self.task) };
        let cpu = u32::try_from(self.cpu?).ok()?;
        Some(Record { ts: Nanos(self.ts?), cpu, task, line: 0, event, extra: None })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use tracing_subscriber::layer::SubscriberExt;

    use super::*;
    use crate::clock::{Clock, ModelClock, Weights, Work};
    use crate::cma::observer::{Call, Observer};
    use crate::live::tracepoint::Tracepoint;
    use crate::trace::{Errno, Event, Failure, Timing};
    use crate::units::{Order, Pages, Pfn};

    /// The obviously right twin: makes the records that the calls stand for.
    #[derive(Default)]
    struct Direct(Vec<Record>);

    impl Direct {
        fn push<C: Clock>(&mut self, clock: &mut C, call: Call<'_>, event: Event) {
            let task = call.task.clone();
            self.0.push(Record { ts: clock.now(), cpu: 0, task, line: 0, event, extra: None });
        }
    }

    impl Observer for Direct {
        fn alloc_start<C: Clock>(
            &mut self,
            clock: &mut C,
            call: Call<'_>,
            available: Option<Pages>,
            total: Option<Pages>,
        ) {
            let (area, count, align) = (Arc::clone(call.area), call.count, call.align);
            self.push(clock, call, Event::AllocStart { area, count, align, available, total });
        }

        fn busy_retry<C: Clock>(&mut self, clock: &mut C, call: Call<'_>, pfn: Pfn) {
            let (area, count, align) = (Arc::clone(call.area), call.count, call.align);
            self.push(clock, call, Event::BusyRetry { area, pfn, count, align });
        }

        fn alloc_finish<C: Clock>(
            &mut self,
            clock: &mut C,
            call: Call<'_>,
            result: Result<Pfn, Failure>,
            timing: Timing,
        ) {
            let (area, count, align) = (Arc::clone(call.area), call.count, call.align);
            let timing = Some(timing);
            self.push(clock, call, Event::AllocFinish { area, count, align, result, timing });
        }

        fn release<C: Clock>(&mut self, clock: &mut C, call: Call<'_>, pfn: Pfn) {
            let (area, count) = (Arc::clone(call.area), call.count);
            self.push(clock, call, Event::Release { area, pfn, count });
        }
    }

    #[derive(Clone, Debug)]
    struct Allocation {
        area: String,
        comm: String,
        count: u64,
        align: u64,
        pfn: u64,
        retries: u32,
        errno: i32,
    }

    fn allocations() -> impl Strategy<Value = Vec<Allocation>> {
        let one = (
            any::<String>(),
            any::<String>(),
            any::<u64>(),
            0..=63u64,
            // No window lies at 0, and all ones stand for none.
            1..u64::from(u32::MAX),
            0..3u32,
            -40..=0,
        );
        let one = one.prop_map(|(area, comm, count, align, pfn, retries, errno)| Allocation {
            area,
            comm,
            count,
            align,
            pfn,
            retries,
            errno,
        });
        proptest::collection::vec(one, 0..8)
    }

    /// Starts all the allocations, each of a task of its own, then retries and ends them in turn.
    fn drive(observer: &mut impl Observer, allocations: &[Allocation]) {
        let mut clock = ModelClock::new(Weights::DEFAULT);
        let calls: Vec<(Arc<str>, Task)> = (0..)
            .zip(allocations)
            .map(|(tid, a)| (a.area.as_str().into(), Task { tid, comm: a.comm.as_str().into() }))
            .collect();
        let call = |(area, task), a: &Allocation| Call {
            area,
            task,
            count: Pages(a.count),
            align: Order::new(a.align).unwrap(),
        };
        for ((area, task), a) in calls.iter().zip(allocations) {
            observer.alloc_start(
                &mut clock,
                call((area, task), a),
                Some(Pages(a.pfn)),
                Some(Pages(a.count)),
            );
            clock.charge(Work { steps: 1, ..Work::default() });
        }
        for ((area, task), a) in calls.iter().zip(allocations) {
            let call = call((area, task), a);
            for _ in 0..a.retries {
                observer.busy_retry(&mut clock, call, Pfn(a.pfn));
                clock.charge(Work { steps: 1, ..Work::default() });
            }
            let last = (a.retries > 0).then_some(Pfn(a.pfn));
            let result = match a.errno {
                0 => Ok(Pfn(a.pfn)),
                errno => Err(Failure { errno: Errno(errno), last }),
            };
            let timing =
                Timing { latency: Nanos(a.count), search: Nanos(a.count / 2), retries: a.retries };
            observer.alloc_finish(&mut clock, call, result, timing);
            if result.is_ok() {
                observer.release(&mut clock, call, Pfn(a.pfn));
            }
        }
    }

    fn recorded<K: Sink + Send + 'static>(sink: K, run: impl FnOnce()) -> io::Result<K> {
        let (layer, handle) = RecordLayer::new(sink);
        tracing::subscriber::with_default(tracing_subscriber::registry().with(layer), run);
        handle.finish()
    }

    proptest! {
        #![proptest_config(crate::testing::seeded(64))]

        #[test]
        fn records_through_the_layer_equal_records_made_directly(allocations in allocations()) {
            let records = recorded(Vec::new(), || {
                drive(&mut Tracepoint::new(u64::MAX), &allocations);
            });
            let mut direct = Direct::default();
            drive(&mut direct, &allocations);
            prop_assert_eq!(records.unwrap(), direct.0);
        }
    }

    #[test]
    fn events_of_others_and_events_with_fields_missing_are_ignored() {
        let records = recorded(Vec::new(), || {
            tracing::info!("hello");
            tracing::event!(name: "cma_release", target: "other", tracing::Level::INFO, count = 1);
            tracing::event!(name: "cma_release", target: "cma", tracing::Level::INFO, count = 1u64);
            tracing::event!(name: "unheard_of", target: "cma", tracing::Level::INFO, count = 1u64);
        });
        assert_eq!(records.unwrap(), []);
    }

    /// Fails from the second record on, each time with another text.
    struct Full(u32);

    impl Sink for Full {
        fn record(&mut self, _record: &Record) -> io::Result<()> {
            self.0 += 1;
            if self.0 > 1 { Err(io::Error::other(format!("full at {}", self.0))) } else { Ok(()) }
        }
    }

    #[test]
    fn the_sinks_first_error_is_kept_and_ends_the_recording() {
        let a = Allocation {
            area: "a".into(),
            comm: "t".into(),
            count: 1,
            align: 0,
            pfn: 1,
            retries: 2,
            errno: 0,
        };
        let result = recorded(Full(0), || drive(&mut Tracepoint::new(u64::MAX), &[a]));
        assert_eq!(result.map(|_| ()).unwrap_err().to_string(), "full at 2");
    }
}
