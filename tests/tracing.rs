//! Traced runs as a whole: outputs that are complete and bounded whatever the run and the disk do.
//!
//! A binary of its own, because `tracing-chrome` keeps state for threads of the process.
#![allow(missing_docs)]
#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};

use cmasim::clock::{Clock, ModelClock, Weights, Work};
use cmasim::cma::observer::{Call, Observer};
use cmasim::error::Error;
use cmasim::live::tracepoint::{TraceStats, Tracepoint};
use cmasim::live::{Output, Outputs, traced};
use cmasim::trace::{Errno, Failure, Record, Task, Timing};
use cmasim::units::{Nanos, Order, Pages, Pfn};
use serde_json::Value;

/// A writer whose bytes can be looked at while and after it is used.
#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Vec<u8>>>);

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Shared {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }

    fn events(&self) -> Vec<Value> {
        serde_json::from_str(&self.text()).unwrap()
    }
}

fn to_chrome(writer: impl Write + Send + 'static) -> Outputs<Vec<Record>> {
    let to: Box<dyn Write + Send> = Box::new(writer);
    Outputs { chrome: Some(Output { path: "out.json".into(), to }), ..Outputs::default() }
}

/// A task at work in an area, under a model clock.
struct Actor {
    area: Arc<str>,
    task: Task,
}

impl Actor {
    fn new(area: &str, tid: u32, comm: &str) -> Actor {
        Actor { area: area.into(), task: Task { tid, comm: comm.into() } }
    }

    fn call(&self) -> Call<'_> {
        Call { area: &self.area, task: &self.task, count: Pages(16), align: Order::ZERO }
    }

    fn start(&self, observer: &mut impl Observer, clock: &mut ModelClock) {
        observer.alloc_start(clock, self.call(), Some(Pages(900)), Some(Pages(1000)));
        clock.charge(Work { windows: 1, ..Work::default() });
    }

    fn finish(&self, observer: &mut impl Observer, clock: &mut ModelClock, retries: u32) {
        for _ in 0..retries {
            observer.busy_retry(clock, self.call(), Pfn(0x1000));
            clock.charge(Work { windows: 1, ..Work::default() });
        }
        let timing = Timing { latency: Nanos(1), search: Nanos(1), retries };
        observer.alloc_finish(clock, self.call(), Ok(Pfn(0x2000)), timing);
        clock.charge(Work { windows: 1, ..Work::default() });
    }

    fn release(&self, observer: &mut impl Observer, clock: &mut ModelClock) {
        observer.release(clock, self.call(), Pfn(0x2000));
        clock.charge(Work { windows: 1, ..Work::default() });
    }
}

fn clock() -> ModelClock {
    ModelClock::new(Weights::DEFAULT)
}

fn allocate(observer: &mut impl Observer, allocations: u32) {
    let (actor, mut clock) = (Actor::new("cma", 63, "camera"), clock());
    for _ in 0..allocations {
        actor.start(observer, &mut clock);
        actor.finish(observer, &mut clock, 0);
        actor.release(observer, &mut clock);
    }
}

fn count(events: &[Value], phase: &str, name: &str) -> usize {
    events.iter().filter(|e| e["ph"] == phase && e["name"] == name).count()
}

#[test]
fn a_chrome_trace_of_any_length_is_one_json_array_with_every_event_in_it() {
    for n in [0, 1, 2, 10_000] {
        let file = Shared::default();
        let run = traced(to_chrome(file.clone()), |t| allocate(t, n)).unwrap();
        assert_eq!(run.stats, TraceStats { traced: u64::from(n) * 3, seen: u64::from(n) * 3 });
        let events = file.events();
        let n = usize::try_from(n).unwrap();
        for (phase, name, expected) in [
            ("M", "process_name", 1),
            ("M", "thread_name", n.min(1)),
            ("B", "cma_alloc", n),
            ("i", "cma_alloc_start", n),
            ("i", "cma_alloc_finish", n),
            ("E", "cma_alloc", n),
            ("B", "cma_release", n),
            ("i", "cma_release", n),
            ("E", "cma_release", n),
        ] {
            assert_eq!(count(&events, phase, name), expected, "{phase} {name} of {n}");
        }
        assert_eq!(events.len(), 1 + n.min(1) + 7 * n);
    }
}

#[test]
fn a_chrome_trace_depends_on_the_run_alone() {
    let actor = Actor::new("cma", 63, "camera");
    let trace = || {
        let file = Shared::default();
        traced(to_chrome(file.clone()), |t| {
            let mut clock = clock();
            actor.start(t, &mut clock);
            actor.finish(t, &mut clock, 1);
        })
        .unwrap();
        file.text()
    };
    let first = trace();
    assert_eq!(first, trace());
    assert_eq!(
        first,
        "[\n\
         {\"ph\":\"M\",\"pid\":1,\"tid\":1,\"name\":\"process_name\",\"args\":{\"name\":\"cmasim\"}},\n\
         {\"ph\":\"M\",\"pid\":1,\"tid\":63,\"name\":\"thread_name\",\"args\":{\"name\":\"camera\"}},\n\
         {\"ph\":\"B\",\"pid\":1,\"tid\":63,\"ts\":0.000,\"cat\":\"cma\",\"name\":\"cma_alloc\",\"args\":{\"align\":0,\"count\":16,\"name\":\"cma\"}},\n\
         {\"ph\":\"i\",\"pid\":1,\"tid\":63,\"ts\":0.000,\"cat\":\"cma\",\"name\":\"cma_alloc_start\",\"s\":\"t\",\"args\":{\"align\":0,\"available_count\":900,\"cpu\":0,\"name\":\"cma\",\"pid\":63,\"request_count\":16,\"task\":\"camera\",\"total_count\":1000,\"ts_ns\":0}},\n\
         {\"ph\":\"i\",\"pid\":1,\"tid\":63,\"ts\":0.002,\"cat\":\"cma\",\"name\":\"cma_alloc_busy_retry\",\"s\":\"t\",\"args\":{\"align\":0,\"count\":16,\"cpu\":0,\"name\":\"cma\",\"pfn\":\"0x1000\",\"pid\":63,\"task\":\"camera\",\"ts_ns\":2}},\n\
         {\"ph\":\"i\",\"pid\":1,\"tid\":63,\"ts\":0.004,\"cat\":\"cma\",\"name\":\"cma_alloc_finish\",\"s\":\"t\",\"args\":{\"align\":0,\"count\":16,\"cpu\":0,\"errorno\":0,\"latency_ns\":1,\"name\":\"cma\",\"pfn\":\"0x2000\",\"pid\":63,\"retries\":1,\"search_ns\":1,\"task\":\"camera\",\"ts_ns\":4}},\n\
         {\"ph\":\"E\",\"pid\":1,\"tid\":63,\"ts\":0.004,\"cat\":\"cma\",\"name\":\"cma_alloc\",\"args\":{\"errorno\":0,\"latency_ns\":1,\"pfn\":\"0x2000\",\"retries\":1}}\n\
         ]\n"
    );
}

/// Expects each lane's slices to nest: every end closes the slice begun last on its lane.
#[track_caller]
fn check_lanes_nest(events: &[Value]) {
    let mut open: Vec<(u64, &Value)> = Vec::new();
    for event in events {
        let lane = event["tid"].as_u64().unwrap();
        match event["ph"].as_str().unwrap() {
            "B" => open.push((lane, &event["name"])),
            "E" => {
                let last = open.iter().rposition(|&(l, _)| l == lane).expect("an end has a start");
                assert_eq!(open.remove(last).1, &event["name"], "{event}");
            }
            _ => {}
        }
    }
    assert!(open.is_empty(), "every slice ends: {open:?}");
}

#[test]
fn overlapping_allocations_of_several_tasks_have_a_lane_each() {
    let file = Shared::default();
    let tasks = [(0, "idle"), (1, "init"), (2, "camera"), (9, "9")];
    traced(to_chrome(file.clone()), |t| {
        let actors: Vec<Actor> =
            tasks.iter().map(|&(tid, comm)| Actor::new("cma", tid, comm)).collect();
        let mut clock = clock();
        actors.iter().for_each(|a| a.start(t, &mut clock));
        actors[2].finish(t, &mut clock, 1);
        actors[3].release(t, &mut clock);
        actors[2].start(t, &mut clock);
        actors.iter().for_each(|a| a.finish(t, &mut clock, 2));
    })
    .unwrap();
    let events = file.events();
    check_lanes_nest(&events);
    assert_eq!(count(&events, "B", "cma_alloc"), 5);
    let names: Vec<_> = events
        .iter()
        .filter(|e| e["name"] == "thread_name")
        .map(|e| (e["tid"].as_u64().unwrap(), e["args"]["name"].as_str().unwrap()))
        .collect();
    assert_eq!(names, [(4_194_305, "idle"), (1, "init"), (2, "camera"), (9, "9")]);
}

#[test]
fn names_of_any_characters_survive() {
    for name in
        ["", "\"quoted\" \\ 'single'", "käse 内存 🦀", "\u{1}\n\t\u{7f}\u{2028}", "12", "null"]
    {
        let file = Shared::default();
        traced(to_chrome(file.clone()), |t| {
            let (actor, mut clock) = (Actor::new(name, 5, name), clock());
            actor.start(t, &mut clock);
            actor.finish(t, &mut clock, 0);
        })
        .unwrap();
        let events = file.events();
        let start = events.iter().find(|e| e["name"] == "cma_alloc_start").unwrap();
        assert_eq!(start["args"]["name"], name);
        assert_eq!(start["args"]["task"], name);
        assert_eq!(events[1]["args"]["name"], name, "the lane's name");
    }
}

/// Counts lines and the most of them between two flushes, which is what the queue can hold.
#[derive(Clone, Default)]
struct BetweenFlushes(Arc<Mutex<(usize, usize)>>);

impl Write for BetweenFlushes {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut lines = self.0.lock().unwrap();
        lines.0 += bytes.split(|&b| b == b'\n').count() - 1;
        lines.1 = lines.1.max(lines.0);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.lock().unwrap().0 = 0;
        Ok(())
    }
}

#[test]
fn the_queue_holds_a_bounded_number_of_messages() {
    let many = |t: &mut Tracepoint| allocate(t, 5000);
    let one_with_many_retries = |t: &mut Tracepoint| {
        let (actor, mut clock) = (Actor::new("cma", 5, "t"), clock());
        actor.start(t, &mut clock);
        actor.finish(t, &mut clock, 25_000);
    };
    let lines = BetweenFlushes::default();
    traced(to_chrome(lines.clone()), many).unwrap();
    assert!(lines.0.lock().unwrap().1 <= 4096 + 16, "{lines:?}", lines = lines.0);
    let lines = BetweenFlushes::default();
    traced(to_chrome(lines.clone()), one_with_many_retries).unwrap();
    assert!(lines.0.lock().unwrap().1 <= 8192 + 16, "{lines:?}", lines = lines.0);
}

#[test]
fn a_full_disk_is_an_error_after_the_run_and_no_panic() {
    for n in [0, 1, 10_000] {
        let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let mut ran = false;
        let error = traced(to_chrome(full), |t| {
            allocate(t, n);
            ran = true;
        })
        .unwrap_err();
        assert!(ran);
        assert!(matches!(error, Error::Io { .. }), "{error}");
        assert!(error.to_string().starts_with("out.json: No space left"), "{error}");
    }
}

/// Fails on the second write, each time with another text.
struct FailsLater(u32);

impl Write for FailsLater {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += 1;
        if self.0 > 1 {
            Err(io::Error::other(format!("write {}", self.0)))
        } else {
            Ok(bytes.len())
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn the_first_error_midway_is_the_one_reported() {
    let error = traced(to_chrome(FailsLater(0)), |t| allocate(t, 5000)).unwrap_err();
    assert_eq!(error.to_string(), "out.json: write 2");
}

#[test]
fn a_panic_in_the_run_leaves_a_complete_trace() {
    let file = Shared::default();
    let outputs = to_chrome(file.clone());
    let result = catch_unwind(AssertUnwindSafe(|| {
        traced(outputs, |t| {
            allocate(t, 100);
            Actor::new("cma", 7, "t").start(t, &mut clock());
            std::panic::resume_unwind(Box::new("the run breaks"));
        })
    }));
    assert!(result.is_err());
    let events = file.events();
    assert_eq!(count(&events, "E", "cma_alloc"), 101);
    check_lanes_nest(&events);
}

#[test]
fn a_run_that_stops_early_leaves_a_complete_trace() {
    let file = Shared::default();
    let run = traced(to_chrome(file.clone()), |t| {
        allocate(t, 3);
        Actor::new("cma", 7, "t").start(t, &mut clock());
        Err::<(), Error>(Error::Interrupted)
    });
    assert!(matches!(run.unwrap().value, Err(Error::Interrupted)));
    check_lanes_nest(&file.events());
}

#[test]
fn the_limit_bounds_all_outputs_alike() {
    let file = Shared::default();
    let outputs = Outputs {
        records: Some(Output { path: "out.ftrace".into(), to: Vec::new() }),
        limit: 100,
        ..to_chrome(file.clone())
    };
    let run = traced(outputs, |t| allocate(t, 1000)).unwrap();
    assert_eq!(run.stats.seen, 3000);
    assert!((100..102).contains(&run.stats.traced), "{:?}", run.stats);
    let instants = file.events().iter().filter(|e| e["ph"] == "i").count();
    assert_eq!(u64::try_from(instants), Ok(run.stats.traced));
    assert_eq!(u64::try_from(run.records.unwrap().len()), Ok(run.stats.traced));
}

#[test]
fn timings_of_a_measured_pass_replace_those_of_the_traced_pass() {
    let timings: Vec<Timing> = (1..=2)
        .map(|n| Timing { latency: Nanos(n * 100), search: Nanos(n * 10), retries: 0 })
        .collect();
    let outputs = Outputs {
        records: Some(Output { path: "r".into(), to: Vec::<Record>::new() }),
        timings: timings.clone(),
        ..Outputs::default()
    };
    let run = traced(outputs, |t| allocate(t, 3)).unwrap();
    let told: Vec<Timing> = run
        .records
        .unwrap()
        .iter()
        .filter_map(|r| match r.event {
            cmasim::trace::Event::AllocFinish { timing, .. } => timing,
            _ => None,
        })
        .collect();
    let own = Timing { latency: Nanos(1), search: Nanos(1), retries: 0 };
    assert_eq!(told, [timings[0], timings[1], own]);
}

#[test]
fn traces_one_after_another_and_side_by_side_are_complete() {
    let trace = |n: u32| {
        let file = Shared::default();
        traced(to_chrome(file.clone()), |t| allocate(t, n)).unwrap();
        count(&file.events(), "B", "cma_alloc")
    };
    assert_eq!((trace(3), trace(5)), (3, 5));
    let counts = std::thread::scope(|scope| {
        let threads = [7, 11, 13].map(|n| scope.spawn(move || (trace(n), trace(n + 1))));
        threads.map(|thread| thread.join().unwrap())
    });
    assert_eq!(counts, [(7, 8), (11, 12), (13, 14)]);
}

#[test]
fn a_trace_inside_another_is_refused_and_does_the_outer_no_harm() {
    let file = Shared::default();
    let run = traced(to_chrome(file.clone()), |t| {
        let inner = traced(to_chrome(Shared::default()), |_| ()).map(|_| ());
        allocate(t, 2);
        inner
    });
    assert!(matches!(run.unwrap().value, Err(Error::Bug(_))));
    assert_eq!(count(&file.events(), "B", "cma_alloc"), 2);
}

#[test]
fn a_failed_allocation_shows_its_error_on_the_slice() {
    let file = Shared::default();
    traced(to_chrome(file.clone()), |t| {
        let (actor, mut clock) = (Actor::new("cma", 5, "t"), clock());
        actor.start(t, &mut clock);
        let failure = Failure { errno: Errno::EBUSY, last: None };
        t.alloc_finish(&mut clock, actor.call(), Err(failure), Timing::default());
    })
    .unwrap();
    let events = file.events();
    let end = events.iter().find(|e| e["ph"] == "E").unwrap();
    assert_eq!(end["args"]["errorno"], -16);
    assert_eq!(end["args"]["pfn"], "0x0");
}

#[test]
fn without_outputs_the_run_is_only_counted() {
    let run = traced(Outputs::<Vec<Record>>::default(), |t| allocate(t, 5)).unwrap();
    assert_eq!(run.stats, TraceStats { traced: 0, seen: 15 });
    assert!(run.records.is_none());
}

#[test]
fn records_alone_are_taken_without_a_chrome_trace() {
    let records = Some(Output { path: "r".into(), to: Vec::<Record>::new() });
    let run = traced(Outputs { records, ..Outputs::default() }, |t| allocate(t, 5)).unwrap();
    assert_eq!(run.records.map(|records| records.len()), Some(15));
}
