//! Made traces: all ways in which events are written, and all that can be wrong with them.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;

use super::*;
use crate::trace::{Errno, Failure, Migration};
use crate::units::{Order, Pages, Pfn};

fn varint(mut value: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    while value >= 0x80 {
        bytes.push(u8::try_from(value & 0x7f).unwrap() | 0x80);
        value >>= 7;
    }
    bytes.push(u8::try_from(value).unwrap());
    bytes
}

fn number(field: u64, value: u64) -> Vec<u8> {
    [varint(field << 3), varint(value)].concat()
}

fn bytes(field: u64, value: &[u8]) -> Vec<u8> {
    [varint(field << 3 | 2), varint(value.len() as u64), value.to_vec()].concat()
}

fn event(ts: u64, tid: u64, field: u64, message: &[Vec<u8>]) -> Vec<u8> {
    bytes(2, &[number(1, ts), number(2, tid), bytes(field, &message.concat())].concat())
}

fn start(ts: u64, tid: u64) -> Vec<u8> {
    event(ts, tid, 465, &[number(1, 0), number(2, 8), bytes(3, b"a")])
}

fn finish(ts: u64, tid: u64) -> Vec<u8> {
    let fields = [bytes(1, b"a"), number(2, 0xbc000), number(3, 1), number(4, 8), number(5, 0)];
    event(ts, tid, 576, &fields)
}

/// An event as older recorders write those that they have no message for.
pub(in crate::trace::read) fn generic(
    ts: u64,
    tid: u64,
    name: &str,
    fields: &[(&str, u64)],
) -> Vec<u8> {
    let area = bytes(2, &[bytes(1, b"name"), bytes(3, b"a")].concat());
    let field = |(key, value): &(&str, u64)| {
        bytes(2, &[bytes(1, key.as_bytes()), number(5, *value)].concat())
    };
    let fields: Vec<Vec<u8>> = fields.iter().map(field).collect();
    event(ts, tid, 327, &[bytes(1, name.as_bytes()), area, fields.concat()])
}

pub(in crate::trace::read) fn bundle(cpu: u64, events: &[Vec<u8>]) -> Vec<u8> {
    // The CPU may stand behind the events.
    bytes(1, &[events.concat(), number(1, cpu)].concat())
}

pub(in crate::trace::read) fn packet(fields: &[u8]) -> Vec<u8> {
    bytes(1, fields)
}

fn read_all(trace: &[u8]) -> (TraceInfo, Vec<Record>) {
    let mut records = Vec::new();
    assert!(detect(trace));
    let info = read("t", &mut &trace[..], &mut records).unwrap();
    (info, records)
}

fn stamps(records: &[Record]) -> Vec<(u64, u32)> {
    records.iter().map(|record| (record.ts.0, record.cpu)).collect()
}

fn pages(record: &Record) -> Option<u64> {
    match &record.event {
        Event::AllocStart { count, .. } | Event::AllocFinish { count, .. } => Some(count.0),
        _ => None,
    }
}

#[test]
fn events_that_perfetto_has_no_message_for_are_generic() {
    let window = [("pfn", 0xbc000), ("count", 8), ("align", 0)];
    let described = [
        number(1, 70_000),
        bytes(
            2,
            &[
                bytes(1, b"cma_release"),
                bytes(2, &[bytes(1, b"name"), number(3, 1), number(5, 9)].concat()),
                bytes(2, &[bytes(1, b"pfn"), number(3, 2), number(5, 4)].concat()),
                bytes(2, &[bytes(1, b"count"), number(3, 4), number(5, 4)].concat()),
            ]
            .concat(),
        ),
    ];
    let release = [bytes(1, b"a"), number(2, 0xbc000), number(4, 8)];
    let trace = packet(&bundle(
        3,
        &[
            bytes(11, &described.concat()),
            start(10, 7),
            generic(11, 7, "sched_waking", &[("pid", 1)]),
            generic(12, 7, "cma_alloc_busy_retry", &window),
            finish(13, 7),
            event(14, 7, 70_000, &release),
            generic(15, 7, "cma_release", &window[..2]),
        ],
    ));
    let (info, records) = read_all(&trace);
    assert_eq!((info.lines, info.records, info.malformed), (6, 5, 0));
    let (area, pfn, count) = (Arc::from("a"), Pfn(0xbc000), Pages(8));
    let release = Event::Release { area: Arc::clone(&area), pfn, count };
    assert_eq!(records[1].event, Event::BusyRetry { area, pfn, count, align: Order::ZERO });
    assert_eq!([&records[3].event, &records[4].event], [&release, &release]);
    assert_eq!((records[4].line, records[4].cpu, records[4].task.tid), (5, 3, 7));
}

#[test]
fn bundles_of_all_cpus_are_merged_and_losses_stand_where_they_were() {
    let lost = bytes(1, &[number(3, 1), number(1, 1), start(40, 9), finish(50, 9)].concat());
    let trace = [
        packet(&bundle(0, &[start(10, 7), finish(30, 7)])),
        packet(&bundle(1, &[start(20, 8), finish(25, 8)])),
        packet(&bundle(0, &[start(35, 7), finish(60, 7)])),
        packet(&lost),
    ];
    let (info, records) = read_all(&trace.concat());
    assert_eq!(
        stamps(&records),
        [(10, 0), (20, 1), (25, 1), (30, 0), (35, 0), (40, 1), (40, 1), (50, 1), (60, 0)]
    );
    assert_eq!(records[5].event, Event::Lost { events: None });
    assert_eq!(info.warnings, ["the tracer lost at least 1 events (1 on CPU 1)"]);
}

#[test]
fn threads_are_named_by_the_process_tree() {
    let process = |pid, line: &[u8]| bytes(1, &[number(1, pid), bytes(3, line)].concat());
    let thread = bytes(2, &[number(1, 7), number(3, 5), bytes(2, b"camera: 3")].concat());
    let tree = [process(5, b"/system/bin/camera --x"), process(6, b"kworker/0:1"), thread];
    let trace = [
        packet(&bundle(0, &[start(1, 5), start(2, 6), start(3, 7), start(4, 8), start(5, 0)])),
        packet(&bytes(2, &tree.concat())),
    ];
    let (_, records) = read_all(&trace.concat());
    let names: Vec<&str> = records.iter().map(|record| &*record.task.comm).collect();
    assert_eq!(names, ["camera", "kworker/0:1", "camera: 3", "<...>", "<idle>"]);
}

#[test]
fn packets_in_packets_are_unpacked() {
    let inner = packet(&bundle(0, &[start(1, 7), finish(2, 7)]));
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(&inner).unwrap();
    let zlib = encoder.finish().unwrap();
    let level = ruzstd::encoding::CompressionLevel::Fastest;
    let zstd = ruzstd::encoding::compress_to_vec(&inner[..], level);
    for (field, packed) in [(50, &zlib), (133, &zstd)] {
        let (info, records) = read_all(&packet(&bytes(field, packed)));
        assert_eq!((records.len(), info.warnings.len()), (2, 0), "{field}");
        let (info, _) = read_all(&packet(&bytes(field, &packed[..packed.len() / 2])));
        let damaged = "1 packets are damaged: what could be read of them was";
        assert_eq!(info.warnings, [damaged], "{field}");
    }
}

#[test]
fn an_allocation_without_a_finish_ends_with_its_info() {
    let info = |pfn| {
        let counts = [number(1, 0), number(2, 8), number(4, 1), bytes(6, b"a"), number(8, 17)];
        event(20, 7, 466, &[counts.concat(), number(10, pfn)])
    };
    let failed = Err(Failure { errno: Errno::ENOMEM, last: None });
    for (pfn, expected) in [(0xbc000, Ok(Pfn(0xbc000))), (u64::MAX, failed)] {
        let (_, records) = read_all(&packet(&bundle(0, &[start(10, 7), info(pfn)])));
        assert_eq!(records.len(), 3);
        let Event::AllocInfo { migration, .. } = records[1].event else { panic!("{records:?}") };
        assert_eq!(migration, Migration { migrated: 17, err_mig: 1, ..Migration::default() });
        let Event::AllocFinish { result, .. } = records[2].event else { panic!("{records:?}") };
        assert_eq!((result, records[2].ts.0, records[2].line), (expected, 20, 3));
    }
    let whole = bundle(0, &[start(10, 7), info(0xbc000), finish(21, 7)]);
    assert_eq!(stamps(&read_all(&packet(&whole)).1), [(10, 0), (20, 0), (21, 0)]);
}

#[test]
fn a_start_without_a_count_takes_that_of_its_finish() {
    let uncounted = |ts, tid| event(ts, tid, 465, &[number(1, 0), bytes(3, b"a")]);
    let events = [uncounted(10, 7), uncounted(11, 8), start(12, 9), finish(13, 7)];
    let (info, records) = read_all(&packet(&bundle(0, &events)));
    assert_eq!(stamps(&records), [(10, 0), (12, 0), (13, 0)]);
    assert_eq!(pages(&records[0]), Some(8));
    let told = "1 starts without a count, which no later event tells, were left out";
    assert_eq!(info.warnings, [told]);
}

#[test]
fn damage_costs_what_it_touches_and_is_told() {
    let good = packet(&bundle(0, &[start(1, 7), finish(2, 7)]));
    let no_count = packet(&bundle(0, &[event(3, 7, 576, &[bytes(1, b"a")])]));
    let broken = packet(&bytes(1, &[finish(4, 7), vec![0x12, 0x7f]].concat()));
    let (info, records) = read_all(&[&good[..], &no_count, &broken].concat());
    assert_eq!((records.len(), info.malformed), (3, 1));
    assert_eq!(info.warnings.len(), 2, "{info:?}");
    let (info, records) = read_all(&[&good[..], &good[..good.len() - 3]].concat());
    assert_eq!(records.len(), 2);
    assert_eq!(info.warnings, ["the file ends inside a packet, which was left out"]);
    let (info, _) = read_all(&[&good[..], &good[..1]].concat());
    assert_eq!(info.warnings, ["the file ends inside a packet, which was left out"]);
    // Other fields of a trace are passed over; what is no field ends it.
    let mut trace = [&good[..], &bytes(9, b"other")].concat();
    assert_eq!(read_all(&[&good[..], &bytes(1, b"")].concat()).0.warnings.len(), 0);
    trace = [&trace[..], &[0x0b, 1, 2, 3]].concat();
    let mut seen = Vec::new();
    let info = read("t", &mut &trace[..], &mut seen).unwrap();
    let told = format!("no packet at byte {}: the rest was left out", trace.len() - 4);
    assert_eq!((seen.len(), info.warnings), (2, vec![told]));
}

#[test]
fn a_length_that_looks_like_json_is_none() {
    let padded = |length: usize| {
        let bundle = bundle(0, &[start(1, 7), finish(2, 7)]);
        let rest = vec![b'x'; length - bundle.len() - 2];
        packet(&[bundle, bytes(3, &rest)].concat())
    };
    for mark in [b'[', b'{'] {
        let trace = padded(usize::from(mark));
        assert_eq!(trace[..2], [b'\n', mark]);
        let info = crate::trace::read::read("t", &trace[..], &mut Vec::new()).unwrap();
        assert_eq!((info.format, info.records), ("Perfetto trace", 2));
    }
}

#[test]
fn only_a_trace_is_taken_for_one() {
    let good = packet(&bundle(0, &[start(1, 7)]));
    for head in
        [&b"\n# tracer: nop\n#\n"[..], b"\n", b"\n\x00\x12", b"[]", b"\n\x05\x0b\x0b\x0b\x0b\x0b"]
    {
        assert!(!detect(head), "{head:?}");
    }
    assert!(!detect(&good[..good.len() - 1]));
    // A first packet that is longer than what is looked at.
    let long = packet(&bundle(0, &vec![start(1, 7); 10_000]));
    assert!(detect(&long[..1 << 16]));
    let text = [b"\n".to_vec(), vec![b' '; 1 << 16]].concat();
    assert!(!detect(&text[..1 << 16]));
}
