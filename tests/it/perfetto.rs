//! Perfetto's own traces, made and accepted by its trace processor.

use std::path::Path;

use cmasim::trace::{Event, Record, TraceInfo, read};

use super::paired::{Allocation, pair};

fn bytes(file: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("traces/samples/perfetto");
    std::fs::read(folder.join(file)).expect("a file of traces/")
}

fn records(trace: &[u8]) -> (TraceInfo, Vec<Record>) {
    let mut records = Vec::new();
    let info = read::read("t", trace, &mut records).expect("a readable trace");
    (info, records)
}

fn allocations(trace: &[u8]) -> Vec<Allocation> {
    let (_, allocations, counts) = pair(trace).expect("a readable trace");
    assert_eq!((counts.unpaired_starts, counts.unpaired_finishes), (0, 0));
    allocations
}

fn name(event: &Event) -> &'static str {
    match event {
        Event::AllocStart { .. } => "start",
        Event::BusyRetry { .. } => "retry",
        Event::AllocFinish { .. } => "finish",
        Event::Release { .. } => "release",
        Event::AllocInfo { .. } => "info",
        Event::Lost { .. } => "lost",
        Event::BufferStart => "buffer start",
        Event::FunctionCall { .. } => "call",
    }
}

#[test]
fn an_allocation_is_known_to_the_nanosecond() {
    for (file, moved) in [("cma-5.10", 17), ("cma-6.1", 0), ("cma-norelease", 0)] {
        let trace = bytes(&format!("{file}.pftrace"));
        let (info, seen) = records(&trace);
        assert_eq!((info.format, info.resolution.0), ("Perfetto trace", 1), "{file}");
        assert_eq!((info.clock.as_deref(), info.warnings), (Some("boot"), vec![]), "{file}");
        let migrated = |record: &Record| match &record.event {
            Event::AllocInfo { migration, .. } => migration.migrated,
            _ => 0,
        };
        assert_eq!(seen.iter().map(migrated).sum::<u64>(), moved, "{file}");
        let [allocation] = &allocations(&trace)[..] else { panic!("{file}") };
        let Allocation { task, count, align, result, latency, .. } = allocation;
        assert_eq!((task.tid, count.0, align.get()), (1201, 1024, 10), "{file}");
        assert_eq!(result.map(|pfn| pfn.0), Ok(770_048), "{file}");
        assert_eq!(latency.map(|l| l.0), Some(1_234_577), "{file}");
    }
}

#[test]
fn releases_and_retries_are_generic_events() {
    let trace = bytes("cma-generic.pftrace");
    let (info, seen) = records(&trace);
    assert_eq!((info.lines, info.malformed, info.warnings), (7, 0, vec![]));
    let begin = seen[0].ts.0;
    let events: Vec<_> =
        seen.iter().map(|r| (r.ts.0 - begin, r.cpu, &*r.task.comm, name(&r.event))).collect();
    assert_eq!(
        events,
        [
            (0, 3, "camera: 3", "start"),
            (400, 3, "camera: 3", "retry"),
            (700, 0, "kworker/u8:2", "start"),
            (1234, 3, "camera: 3", "finish"),
            (2345, 0, "kworker/u8:2", "finish"),
            (5000, 0, "kworker/u8:2", "release"),
            (9000, 3, "camera: 3", "release"),
        ]
    );
    let retries: Vec<u32> = allocations(&trace).iter().map(|a| a.retries).collect();
    assert_eq!(retries, [1, 0]);
}
