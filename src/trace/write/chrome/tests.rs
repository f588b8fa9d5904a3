use std::sync::Arc;

use proptest::prelude::*;
use serde_json::Value;

use super::*;
use crate::geometry::RangeSpec;
use crate::trace::{Errno, Failure, Timing, read};
use crate::units::{Nanos, Order, Pages, Pfn};

fn written(records: &[Record], areas: &[AreaSpec]) -> (String, Summary) {
    let mut writer = ChromeWriter::new(Vec::new(), areas.to_vec());
    records.iter().for_each(|record| writer.record(record).unwrap());
    let (out, summary) = writer.finish().unwrap();
    (String::from_utf8(out).unwrap(), summary)
}

fn parsed(text: &str) -> Vec<Value> {
    serde_json::from_str(text).expect("strict JSON")
}

fn area(base: u64, pages: u64) -> AreaSpec {
    let range = RangeSpec { base: Pfn(base), pages: Pages(pages) };
    AreaSpec { name: "a".into(), order_per_bit: Order::ZERO, ranges: vec![range] }
}

fn record(ts: u64, tid: u32, event: Event) -> Record {
    let task = Task { tid, comm: "t".into() };
    Record { ts: Nanos(ts), cpu: 0, task, line: 0, event, extra: None }
}

fn start(ts: u64, tid: u32, pages: u64) -> Record {
    let (area, count, align) = ("a".into(), Pages(pages), Order::ZERO);
    record(ts, tid, Event::AllocStart { area, count, align, available: None, total: None })
}

fn finish(ts: u64, tid: u32, pages: u64, result: Result<Pfn, Failure>) -> Record {
    let (area, count, align) = ("a".into(), Pages(pages), Order::ZERO);
    record(ts, tid, Event::AllocFinish { area, count, align, result, timing: None })
}

fn retry(ts: u64, tid: u32, pages: u64, pfn: u64) -> Record {
    let (area, count, align) = ("a".into(), Pages(pages), Order::ZERO);
    record(ts, tid, Event::BusyRetry { area, pfn: Pfn(pfn), count, align })
}

fn release(ts: u64, tid: u32, pages: u64, pfn: u64) -> Record {
    record(ts, tid, Event::Release { area: "a".into(), pfn: Pfn(pfn), count: Pages(pages) })
}

const FAILED: Result<Pfn, Failure> = Err(Failure { errno: Errno::EBUSY, last: None });

/// Returns (name, tid, ts, dur) of the slices of tasks.
fn slices(text: &str) -> Vec<(String, u64, f64, f64)> {
    let slices = parsed(text).into_iter().filter(|event| event["ph"] == "X");
    slices
        .map(|event| {
            let name = event["name"].as_str().unwrap().to_owned();
            let number = |key: &str| event[key].as_f64().unwrap();
            (name, event["tid"].as_u64().unwrap(), number("ts"), number("dur"))
        })
        .collect()
}

#[test]
fn an_allocation_a_retry_and_a_release_look_like_this() {
    let given = [
        start(1_000_000_000, 7, 16),
        retry(1_000_000_500, 7, 16, 0x100),
        finish(1_000_013_837, 7, 16, Ok(Pfn(0x110))),
        release(1_000_020_000, 7, 16, 0x110),
    ];
    let (text, summary) = written(&given, &[area(0x100, 64)]);
    let expected = r#"[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"tasks","cma_begin_ns":1000000000}},
{"ph":"M","name":"process_name","pid":10000001,"tid":10000001,"args":{"name":"CMA area a"}},
{"ph":"M","name":"process_name","pid":10000002,"tid":10000002,"args":{"name":"buffers of CMA area a"}},
{"ph":"M","name":"thread_name","pid":1,"tid":7,"args":{"name":"t"}},
{"ph":"C","name":"available pages","pid":10000001,"tid":10000001,"cat":"cma","ts":0.000,"args":{"value":64}},
{"ph":"C","name":"largest free run","pid":10000001,"tid":10000001,"cat":"cma","ts":0.000,"args":{"value":64}},
{"ph":"C","name":"free runs","pid":10000001,"tid":10000001,"cat":"cma","ts":0.000,"args":{"value":1}},
{"ph":"i","name":"cma_alloc_busy_retry","pid":1,"tid":7,"cat":"cma","ts":0.500,"s":"t","args":{"name":"a","count":16,"align":0,"pfn":256,"cpu":0,"line":2}},
{"ph":"X","name":"cma_alloc 16 pages","pid":1,"tid":7,"cat":"cma","ts":0.000,"dur":13.837,"args":{"name":"a","count":16,"align":0,"pfn":272,"errorno":0,"retries":1,"start_line":1,"cpu":0,"line":3}},
{"ph":"b","name":"buffer, 9 to 16 pages","pid":10000002,"tid":10000002,"cat":"cma buffer","id2":{"local":"1"},"ts":13.837,"args":{"count":16,"pfn":272,"task":"t"}},
{"ph":"C","name":"available pages","pid":10000001,"tid":10000001,"cat":"cma","ts":13.837,"args":{"value":48}},
{"ph":"C","name":"largest free run","pid":10000001,"tid":10000001,"cat":"cma","ts":13.837,"args":{"value":32}},
{"ph":"C","name":"free runs","pid":10000001,"tid":10000001,"cat":"cma","ts":13.837,"args":{"value":2}},
{"ph":"X","name":"cma_release","pid":1,"tid":7,"cat":"cma","ts":20.000,"dur":0.000,"args":{"name":"a","count":16,"pfn":272,"cpu":0,"line":4}},
{"ph":"e","name":"buffer, 9 to 16 pages","pid":10000002,"tid":10000002,"cat":"cma buffer","id2":{"local":"1"},"ts":20.000},
{"ph":"C","name":"available pages","pid":10000001,"tid":10000001,"cat":"cma","ts":20.000,"args":{"value":64}},
{"ph":"C","name":"largest free run","pid":10000001,"tid":10000001,"cat":"cma","ts":20.000,"args":{"value":64}},
{"ph":"C","name":"free runs","pid":10000001,"tid":10000001,"cat":"cma","ts":20.000,"args":{"value":1}}
]
"#;
    assert_eq!(text, expected);
    assert_eq!(summary.bytes, text.len() as u64);
    assert_eq!((summary.records, summary.slices, summary.events), (4, 2, 18));
}

#[test]
fn every_length_of_trace_is_a_closed_array() {
    let records = [start(0, 1, 1), finish(10, 1, 1, Ok(Pfn(1))), start(20, 1, 1)];
    for length in 0..=records.len() {
        let (text, summary) = written(&records[..length], &[]);
        assert_eq!(parsed(&text).len() as u64, summary.events, "{length} records");
    }
}

#[test]
fn a_writer_that_is_dropped_closes_its_array() {
    for window in [1, 100] {
        let mut out = Vec::new();
        let mut writer = ChromeWriter::with_window(&mut out, Vec::new(), window);
        writer.record(&start(0, 1, 1)).unwrap();
        writer.record(&finish(5, 1, 1, Ok(Pfn(1)))).unwrap();
        writer.record(&start(7, 1, 1)).unwrap();
        drop(writer);
        assert_eq!(slices(std::str::from_utf8(&out).unwrap()).len(), 2, "window {window}");
    }
}

/// Takes a number of bytes, then fails; counts the writes after that.
struct Full {
    left: usize,
    late: usize,
}

impl Write for &mut Full {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.left.checked_sub(bytes.len()) {
            Some(left) => self.left = left,
            None if self.left == 0 => self.late += 1,
            None => {
                self.left = 0;
                return Err(io::ErrorKind::StorageFull.into());
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn nothing_is_written_behind_a_failed_write() {
    for left in [1, 100, 500] {
        let mut full = Full { left, late: 0 };
        let mut writer = ChromeWriter::with_window(&mut full, Vec::new(), 1);
        let failed = (0..10).any(|ts| writer.record(&release(ts, 1, 1, 1)).is_err());
        drop(writer);
        assert!(failed, "{left} bytes");
        assert_eq!(full.late, 0, "{left} bytes");
    }
}

#[test]
fn allocations_of_two_tasks_keep_their_times_on_tracks_of_their_own() {
    // One inside the other, then partly overlapping.
    let given = [
        start(100_000, 1, 1),
        start(200_000, 2, 1),
        finish(300_000, 2, 1, Ok(Pfn(1))),
        start(320_000, 2, 1),
        finish(350_000, 1, 1, Ok(Pfn(2))),
        finish(400_000, 2, 1, Ok(Pfn(3))),
    ];
    let name = || "cma_alloc 1 pages".to_owned();
    assert_eq!(
        slices(&written(&given, &[]).0),
        [(name(), 2, 100.0, 100.0), (name(), 1, 0.0, 250.0), (name(), 2, 220.0, 80.0)]
    );
}

#[test]
fn overlapping_allocations_of_one_task_get_another_track() {
    // The clock of the second CPU is behind.
    let given = [
        start(200_000, 5, 1),
        finish(300_000, 5, 1, Ok(Pfn(1))),
        start(280_000, 5, 2),
        finish(350_000, 5, 2, Ok(Pfn(2))),
        start(360_000, 5, 3),
        finish(370_000, 5, 3, Ok(Pfn(4))),
    ];
    let (text, _) = written(&given, &[]);
    let tids: Vec<u64> = slices(&text).iter().map(|slice| slice.1).collect();
    assert_eq!(tids, [5, 4_194_306, 5]);
    let names = parsed(&text).into_iter().filter(|event| event["name"] == "thread_name");
    assert_eq!(names.map(|event| event["args"]["name"].clone()).collect::<Vec<_>>(), ["t", "t"]);
}

#[test]
fn nothing_has_a_negative_time_or_length() {
    let mut writer = ChromeWriter::with_window(Vec::new(), Vec::new(), 1);
    for record in [
        start(5000, 1, 1),
        finish(3000, 1, 1, Ok(Pfn(1))),
        retry(2000, 1, 1, 7),
        release(1000, 1, 1, 1),
    ] {
        writer.record(&record).unwrap();
    }
    let text = String::from_utf8(writer.finish().unwrap().0).unwrap();
    for event in parsed(&text) {
        assert!(event["ts"].as_f64().is_none_or(|ts| ts >= 0.0), "{event}");
        assert!(event["dur"].as_f64().is_none_or(|dur| dur >= 0.0), "{event}");
    }
    assert_eq!(slices(&text)[0].2, 0.0);
}

#[test]
fn idle_tasks_get_a_thread_that_viewers_name_and_pair_nothing() {
    let (text, summary) = written(&[start(10, 0, 1), finish(20, 0, 1, Ok(Pfn(1)))], &[]);
    let slices = slices(&text);
    assert_eq!(slices.iter().map(|s| (s.1, s.3)).collect::<Vec<_>>(), [(4_194_305, 0.0); 2]);
    assert_eq!(summary.unfinished, 1);
    let ids = parsed(&text);
    assert!(ids.iter().all(|e| e["pid"].as_u64() >= Some(1) && e["tid"].as_u64() >= Some(1)));
}

#[test]
fn unfinished_allocations_last_until_they_are_given_up() {
    let lost = record(60_000, 0, Event::Lost { events: Some(3) });
    let given = [
        start(10_000, 1, 1),
        start(30_000, 1, 2),
        start(40_000, 2, 3),
        lost,
        start(70_000, 3, 4),
        release(90_000, 4, 1, 1),
    ];
    let (text, summary) = written(&given, &[]);
    let unfinished = parsed(&text).into_iter().filter(|e| e["args"]["unfinished"] == true);
    let durations: Vec<f64> = unfinished.map(|e| e["dur"].as_f64().unwrap()).collect();
    assert_eq!(durations, [20.0, 30.0, 20.0, 20.0]);
    assert_eq!(summary.unfinished, 4);
}

#[test]
fn any_name_is_escaped() {
    let odd = "\u{1}\t\u{1b}\u{7f}\\\"\u{2028}é";
    let event = Event::Release { area: odd.into(), pfn: Pfn(1), count: Pages(1) };
    let task = Task { tid: 9, comm: odd.into() };
    let given = Record { ts: Nanos(0), cpu: 0, task, line: 0, event, extra: None };
    let (text, _) = written(&[given], &[area(0, 8)]);
    let events = parsed(&text);
    let thread = events.iter().find(|event| event["name"] == "thread_name").unwrap();
    let release = events.iter().find(|event| event["name"] == "cma_release").unwrap();
    assert_eq!((&thread["args"]["name"], &release["args"]["name"]), (&odd.into(), &odd.into()));
    assert!(text.bytes().all(|byte| byte == b'\n' || byte >= 0x20));
}

#[test]
fn equal_buffers_held_at_once_have_ids_of_their_own() {
    let pairs = |task: u32| {
        let (tid, pfn) = (task + 1, u64::from(task) * 256);
        [start(10, tid, 256), finish(20 + u64::from(task), tid, 256, Ok(Pfn(pfn)))]
    };
    let mut given: Vec<Record> = (0..4).flat_map(pairs).collect();
    given.push(release(50, 1, 256, 512));
    let (text, _) = written(&given, &[]);
    let ends = |phase: &str| {
        let events = parsed(&text).into_iter().filter(|event| event["ph"] == phase);
        let mut ids: Vec<String> = events.map(|e| e["id2"]["local"].to_string()).collect();
        ids.sort();
        ids
    };
    assert_eq!(ends("b"), [r#""1""#, r#""2""#, r#""3""#, r#""4""#]);
    assert_eq!(ends("b"), ends("e"));
}

/// Returns the last value of each counter.
fn counters(text: &str) -> Vec<(String, u64)> {
    let mut last = std::collections::BTreeMap::new();
    for event in parsed(text).iter().filter(|event| event["ph"] == "C") {
        let value = event["args"]["value"].as_u64().expect("an integer");
        last.insert(event["name"].as_str().unwrap().to_owned(), value);
    }
    last.into_iter().collect()
}

#[test]
fn counters_hold_integers_even_of_an_area_without_a_free_page() {
    let given =
        [start(0, 1, 8), finish(5, 1, 8, Ok(Pfn(0))), start(6, 1, 1), finish(7, 1, 1, FAILED)];
    let (text, _) = written(&given, &[area(0, 8)]);
    let expected = [("available pages", 0), ("free runs", 0), ("largest free run", 0)];
    assert_eq!(counters(&text), expected.map(|(name, value)| (name.to_owned(), value)));
    let lower = text.to_lowercase();
    assert!(!lower.contains("nan") && !lower.contains("inf"));
}

#[test]
fn an_area_of_unknown_size_has_no_counters() {
    let (text, summary) = written(&[start(0, 1, 8), finish(5, 1, 8, Ok(Pfn(0)))], &[]);
    assert_eq!(counters(&text), []);
    assert_eq!(summary.notes.len(), 1);
    assert!(summary.notes[0].contains("--area a,base=PFN,pages=N"), "{:?}", summary.notes);
}

#[test]
fn a_million_allocations_leave_the_bookkeeping_small() {
    let mut writer = ChromeWriter::new(io::sink(), vec![area(0, 4096)]);
    let mut most = 0;
    for i in 0..1_000_000_u64 {
        let (ts, tid, pfn) = (i * 1000, u32::try_from(i % 8).unwrap() + 1, i % 64 * 16);
        if i >= 64 {
            writer.record(&release(ts, tid, 16, pfn)).unwrap();
        }
        writer.record(&start(ts + 1, tid, 16)).unwrap();
        writer.record(&finish(ts + 900, tid, 16, Ok(Pfn(pfn)))).unwrap();
        if writer.window.is_none() && i % 1000 == 0 {
            most = most.max(writer.areas.size() + writer.slices.open());
        }
    }
    assert!((64..200).contains(&most), "{most} entries");
    let (_, summary) = writer.finish().unwrap();
    assert_eq!(summary.slices, 2_000_000 - 64);
}

fn names() -> impl Strategy<Value = Arc<str>> {
    let known = prop::sample::select(vec!["t", "u", "<...>", "", "\"q\"", "a\u{1}\\"]);
    prop_oneof![4 => known.prop_map(Arc::from), 1 => any::<String>().prop_map(Arc::from)]
}

fn results() -> impl Strategy<Value = Result<Pfn, Failure>> {
    let last = prop::option::of((1..u64::from(u32::MAX)).prop_map(Pfn));
    let failure = (-4095..0, last).prop_map(|(errno, last)| Failure { errno: Errno(errno), last });
    prop_oneof![any::<u64>().prop_map(|pfn| Ok(Pfn(pfn))), failure.prop_map(Err)]
}

fn events() -> impl Strategy<Value = Event> {
    // Few sizes, so that starts and finishes meet.
    let counts = prop_oneof![4 => 1..3_u64, 1 => any::<u64>()].prop_map(Pages);
    let aligns = prop_oneof![4 => 0..1_u64, 1 => 0..=u64::from(Order::MAX)];
    let request = (names(), counts, aligns.prop_map(|order| Order::new(order).unwrap()));
    let pages = || prop::option::of(any::<u64>().prop_map(Pages));
    let timing = any::<(u64, u64, u32)>().prop_map(|(latency, search, retries)| Timing {
        latency: Nanos(latency),
        search: Nanos(search),
        retries,
    });
    let rest = (results(), prop::option::of(timing), any::<u64>().prop_map(Pfn));
    (0..9, request, pages(), pages(), rest).prop_map(
        |(kind, (area, count, align), available, total, (result, timing, pfn))| match kind {
            0..3 => Event::AllocStart { area, count, align, available, total },
            3..6 => Event::AllocFinish { area, count, align, result, timing },
            6 => Event::BusyRetry { area, pfn, count, align },
            7 => Event::Release { area, pfn, count },
            _ => Event::Lost { events: available.map(|pages| pages.0) },
        },
    )
}

fn records() -> impl Strategy<Value = Record> {
    let stamps = prop_oneof![4 => 0..50_u64, 1 => any::<u64>()].prop_map(Nanos);
    let tids = prop_oneof![4 => 0..4_u32, 1 => any::<u32>()];
    (stamps, any::<u32>(), tids, names(), events()).prop_map(|(ts, cpu, tid, comm, event)| {
        let nobody = matches!(event, Event::Lost { .. });
        let task = if nobody { Task { tid: 0, comm: "".into() } } else { Task { tid, comm } };
        Record { ts, cpu, task, line: 0, event, extra: None }
    })
}

proptest! {
    #![proptest_config(crate::testing::seeded(256))]

    #[test]
    fn what_is_written_reads_back_the_same(
        records in prop::collection::vec(records(), 1..30),
        window in 1..20_usize,
    ) {
        let mut writer = ChromeWriter::with_window(Vec::new(), vec![area(0, 64)], window);
        records.iter().for_each(|record| writer.record(record).unwrap());
        let (out, _) = writer.finish().unwrap();
        let mut back: Vec<Record> = Vec::new();
        let info = read::read("t", &out[..], &mut back);
        let back: Vec<_> = back.into_iter().map(|record| Record { line: 0, ..record }).collect();
        prop_assert_eq!(&back, &records);
        prop_assert_eq!(info.unwrap().malformed, 0);
    }

    #[test]
    fn slices_of_one_track_never_overlap(records in prop::collection::vec(records(), 1..40)) {
        let soon = |record: Record| Record { ts: Nanos(record.ts.0 % 1000), ..record };
        let records: Vec<Record> = records.into_iter().map(soon).collect();
        let (text, _) = written(&records, &[]);
        let mut tracks = std::collections::BTreeMap::<u64, Vec<(u64, u64)>>::new();
        for event in parsed(&text).iter().filter(|e| e["ph"] == "X" && e["name"] != "cma_release") {
            let nanos = |key: &str| nanos(&event[key].to_string());
            let (start, duration) = (nanos("ts"), nanos("dur"));
            let track = tracks.entry(event["tid"].as_u64().unwrap()).or_default();
            track.push((start, start + duration));
        }
        for slices in tracks.values_mut() {
            slices.sort_unstable();
            prop_assert!(slices.windows(2).all(|pair| pair[0].1 <= pair[1].0), "{slices:?}");
        }
    }
}

/// Reads microseconds as far as a float of JSON keeps them: enough to compare small stamps.
fn nanos(text: &str) -> u64 {
    let micros: f64 = text.parse().unwrap();
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "small in this test"
    )]
    let nanos = (micros * 1000.0).round() as u64;
    nanos
}
