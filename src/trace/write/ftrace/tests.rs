use std::sync::Arc;

use proptest::prelude::*;

use super::*;
use crate::trace::{Errno, Task, read};
use crate::units::Order;

fn written(records: &[Record]) -> String {
    let mut writer = FtraceWriter::new(Vec::new());
    records.iter().for_each(|record| writer.record(record).unwrap());
    String::from_utf8(writer.finish().unwrap()).unwrap()
}

fn read_back(text: &str) -> Vec<Record> {
    let mut records: Vec<Record> = Vec::new();
    let info = read::read("t", text.as_bytes(), &mut records).unwrap();
    let none: [&str; 0] = [];
    assert!(info.lost_events > 0 || info.warnings == none, "{:?}", info.warnings);
    records.into_iter().map(|record| Record { line: 0, ..record }).collect()
}

fn comms() -> impl Strategy<Value = Arc<str>> {
    let odd = "[a-z0-9<>(]{1}[-a-c0-9 :\\[\\]()./=<>üé]{0,20}";
    let known = prop::sample::select(vec!["my task [a]: b", "-77", "a  b", "a-1 [003] 9.9:", ""]);
    prop_oneof![odd.prop_map(Arc::from), known.prop_map(Arc::from)]
}

fn areas() -> impl Strategy<Value = Arc<str>> {
    "|linux,cma|[a-z][-a-z0-9,@_ ]{0,10}[a-z0-9]|[a-z]=[a-z]".prop_map(Arc::from)
}

fn failures() -> impl Strategy<Value = Failure> {
    let last = prop::option::of((1..u64::from(u32::MAX)).prop_map(Pfn));
    (-4095..0, last).prop_map(|(errno, last)| Failure { errno: Errno(errno), last })
}

fn timings() -> impl Strategy<Value = Timing> {
    any::<(u64, u64, u32)>().prop_map(|(latency, search, retries)| Timing {
        latency: Nanos(latency),
        search: Nanos(search),
        retries,
    })
}

fn events() -> impl Strategy<Value = Event> {
    let request = (areas(), any::<u64>().prop_map(Pages), 0..=u64::from(Order::MAX));
    let request =
        request.prop_map(|(area, count, align)| (area, count, Order::new(align).unwrap()));
    let pages = || prop::option::of(any::<u64>().prop_map(Pages));
    let result = prop_oneof![any::<u64>().prop_map(|p| Ok(Pfn(p))), failures().prop_map(Err)];
    let (pfn, timing) = (any::<u64>().prop_map(Pfn), prop::option::of(timings()));
    (0..4, request, pages(), pages(), pfn, result, timing).prop_map(
        |(kind, (area, count, align), available, total, pfn, result, timing)| match kind {
            0 => Event::AllocStart { area, count, align, available, total },
            1 => Event::BusyRetry { area, pfn, count, align },
            2 => Event::AllocFinish { area, count, align, result, timing },
            _ => Event::Release { area, pfn, count },
        },
    )
}

fn records() -> impl Strategy<Value = Record> {
    // Stamps up to 292 years.
    let ts = (0..i64::MAX.unsigned_abs()).prop_map(Nanos);
    (ts, 0..8192_u32, 0..4_194_304_u32, comms(), events()).prop_map(
        |(ts, cpu, tid, comm, event)| Record { ts, cpu, task: Task { tid, comm }, line: 0, event },
    )
}

proptest! {
    #[test]
    fn what_is_written_reads_back_the_same(records in prop::collection::vec(records(), 1..20)) {
        prop_assert_eq!(read_back(&written(&records)), records);
    }
}

fn record(comm: &str, event: Event) -> Record {
    let task = Task { tid: 63, comm: comm.into() };
    Record { ts: Nanos(8_587_658_387), cpu: 1, task, line: 0, event }
}

fn release(area: &str) -> Event {
    Event::Release { area: area.into(), pfn: Pfn(0x3ba00), count: Pages(256) }
}

#[test]
fn lines_look_like_those_of_a_7_2_kernel() {
    let (area, count, align): (Arc<str>, _, _) = ("reserved".into(), Pages(256), Order::ZERO);
    let (available, total) = (Some(Pages(16_384)), Some(Pages(16_384)));
    let start = Event::AllocStart { area: area.clone(), count, align, available, total };
    let result = Err(Failure { errno: Errno::EBUSY, last: None });
    let timing = Some(Timing { latency: Nanos(900), search: Nanos(40), retries: 2 });
    let finish = Event::AllocFinish { area, count, align, result, timing };
    let text = written(&[record("camera", start), record("camera", finish)]);
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(
        lines,
        [
            "          camera-63      [001] .....     8.587658387: cma_alloc_start: name=reserved \
             request_count=256 available_count=16384 total_count=16384 align=0",
            "          camera-63      [001] .....     8.587658387: cma_alloc_finish: name=reserved \
             pfn=0x0 page=0000000000000000 count=256 align=0 errorno=-16 latency_ns=900 \
             search_ns=40 retries=2",
        ]
    );
}

#[test]
fn names_with_control_characters_stay_on_their_line() {
    let given = [record("a\nb\t\u{1b}", release("cma0\n")), record("x", release("a b=c "))];
    let names: Vec<(String, Arc<str>)> = read_back(&written(&given))
        .into_iter()
        .map(|record| match record.event {
            Event::Release { area, .. } => (record.task.comm.to_string(), area),
            other => (format!("{other:?}"), "".into()),
        })
        .collect();
    let kept = [("a_b__".to_owned(), "cma0_".into()), ("x".to_owned(), "a_b=c_".into())];
    assert_eq!(names, kept);
}

#[test]
fn lost_events_read_back() {
    for events in [Some(17), None] {
        let task = Task { tid: 0, comm: "".into() };
        let ts = Nanos(8_587_658_387);
        let lost = Record { ts, cpu: 2, task, line: 0, event: Event::Lost { events } };
        let given = [record("x", release("a")), lost];
        assert_eq!(read_back(&written(&given)), given);
    }
}
