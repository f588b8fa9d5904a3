//! CMA events of all generations in made files of all kinds.

use std::process::Command;

use super::*;
use crate::trace::tracedat::tests::file::{Buffer, Entry, File, Page};
use crate::trace::{Errno, Failure, Migration};
use crate::units::{Order, Pages, Pfn};

/// The formats of an event's fields in the declarations of the kernel: `L` stands for a long.
fn format(name: &str, id: u32, fields: &str, long: usize) -> String {
    let fields: Vec<(String, usize)> = fields
        .split(' ')
        .map(|field| match field {
            "name" => ("__data_loc char[] name".into(), 4),
            "page" => ("const struct page * page".into(), long),
            "errorno" => ("int errorno".into(), 4),
            field => match field.strip_suffix(":L") {
                Some(field) => (format!("unsigned long {field}"), long),
                None => (format!("unsigned int {field}"), 4),
            },
        })
        .collect();
    let fields: Vec<(&str, usize)> = fields.iter().map(|(name, size)| (&**name, *size)).collect();
    File::format(name, id, &fields)
}

/// Start, busy retry, finish and release of a kernel, as their names and fields.
type Generation = [(&'static str, &'static str); 4];

const V4_4: Generation = [
    ("cma_alloc_start", "count align"),
    ("cma_alloc_busy_retry", "pfn:L page count align"),
    ("cma_alloc", "pfn:L page count align"),
    ("cma_release", "pfn:L page count"),
];

const V5_10: Generation = [
    ("cma_alloc_start", "name count align"),
    ("cma_alloc_busy_retry", "name pfn:L page count align"),
    ("cma_alloc_finish", "name pfn:L page count align"),
    ("cma_release", "name pfn:L page count"),
];

const V6_1: Generation = [
    ("cma_alloc_start", "name count:L align"),
    ("cma_alloc_busy_retry", "name pfn:L page count:L align"),
    ("cma_alloc_finish", "name pfn:L page count:L align"),
    ("cma_release", "name pfn:L page count:L"),
];

const V6_6: Generation = [
    ("cma_alloc_start", "name count:L align"),
    ("cma_alloc_busy_retry", "name pfn:L page count:L align"),
    ("cma_alloc_finish", "name pfn:L page count:L align errorno"),
    ("cma_release", "name pfn:L page count:L"),
];

const V6_18: Generation = [
    ("cma_alloc_start", "name request_count:L available_count:L total_count:L align"),
    V6_6[1],
    V6_6[2],
    V6_6[3],
];

fn made(generation: Generation, order: ByteOrder, long: usize) -> File {
    let mut file = File::new(6, order, long);
    let formats = generation.iter().zip(300..);
    file.formats = formats.map(|(&(name, fields), id)| format(name, id, fields, long)).collect();
    file
}

/// The events of an allocation with one busy window, of a failed one, and of a release.
fn pages(file: &File, clock_step: u32) -> Vec<Page> {
    let long = if file.long == 4 { 0xffff_ffff } else { u64::MAX };
    let request =
        |count| [("count", count), ("request_count", count), ("align", 3), ("available_count", 90)];
    let start = |count| [&request(count)[..], &[("total_count", 99)]].concat();
    let window = |pfn, page, errorno: i64| {
        let errorno = errorno.cast_unsigned() & 0xffff_ffff;
        [&request(8)[..], &[("pfn", pfn), ("page", page), ("errorno", errorno)]].concat()
    };
    let events = [
        (0, 7, start(8)),
        (1, 7, window(0x1000, 0xf000, 0)),
        (2, 7, window(0x1008, 0xf000, 0)),
        (0, 8, start(1)),
        (2, 8, window(long, 0, -12)),
        (3, 0, window(0x1008, 0xf000, 0)),
        (0, 4242, start(1)),
    ];
    let entries = events.iter().map(|(kind, pid, values)| {
        Entry::Record(clock_step, file.record(&file.formats[*kind], *pid, values, "my,area"))
    });
    vec![Page { ts: 1000, lost: None, entries: entries.collect() }]
}

fn with(mut file: File, buffers: &[(&'static str, &'static str)]) -> File {
    for &(name, clock) in buffers {
        let cpus = vec![pages(&file, 10)];
        file.buffers.push(Buffer { name, clock, cpus });
    }
    file
}

fn records(file: &File) -> (TraceInfo, Vec<Record>) {
    let mut records = Vec::new();
    let info = read_seekable("t", Cursor::new(file.bytes()), &mut records).expect("readable");
    (info, records)
}

#[test]
fn every_generation_reads_alike_in_every_byte_order_and_width() {
    let kinds = [ByteOrder::Little, ByteOrder::Big].map(|order| [(order, 4), (order, 8)]);
    for (order, long) in kinds.concat() {
        for generation in [V4_4, V5_10, V6_1, V6_6, V6_18] {
            let file = with(made(generation, order, long), &[("", "local")]);
            let (info, records) = records(&file);
            assert_eq!((info.records, info.malformed, info.lines), (7, 0, 7));
            assert_eq!(info.warnings, [""; 0]);
            let name = if generation[0] == V4_4[0] { "" } else { "my,area" };
            let area = || Arc::from(name);
            let (count, align) = (Pages(8), Order::new(3).expect("small"));
            let totals = (generation == V6_18).then_some((Pages(90), Pages(99)));
            let (available, total) = (totals.map(|t| t.0), totals.map(|t| t.1));
            let start = |count| Event::AllocStart { area: area(), count, align, available, total };
            let failure = Failure { errno: Errno(-12), last: None };
            let finish =
                |result| Event::AllocFinish { area: area(), count, align, result, timing: None };
            let expected = [
                (7, "one", start(count)),
                (7, "one", Event::BusyRetry { area: area(), pfn: Pfn(0x1000), count, align }),
                (7, "one", finish(Ok(Pfn(0x1008)))),
                (8, "my task: [x]", start(Pages(1))),
                (8, "my task: [x]", finish(Err(failure))),
                (0, "<idle>", Event::Release { area: area(), pfn: Pfn(0x1008), count }),
                (4242, "<...>", start(Pages(1))),
            ];
            for ((record, (tid, comm, event)), line) in records.iter().zip(expected).zip(1..) {
                let task = Task { tid, comm: comm.into() };
                let ts = Nanos(1000 + 10 * line);
                assert_eq!(*record, Record { ts, cpu: 0, task, line, event, extra: None });
            }
        }
    }
}

#[test]
fn tasks_and_cpus_of_later_instances_are_kept_apart() {
    let file = with(made(V6_18, ByteOrder::Little, 8), &[("", "local"), ("cam", "local")]);
    let (info, records) = records(&file);
    assert_eq!(records.len(), 14);
    for pair in records.chunks(2) {
        let idle = pair[0].task.tid == 0;
        let more = if idle { 0 } else { sources::TIDS };
        assert_eq!(pair[1].task.tid, pair[0].task.tid + more);
        assert_eq!(pair[1].cpu, pair[0].cpu + sources::CPUS);
        assert_eq!((&pair[1].event, pair[1].ts), (&pair[0].event, pair[0].ts));
    }
    let [warning] = &info.warnings[..] else { panic!("{:?}", info.warnings) };
    assert!(warning.starts_with("2 buffer instances hold CMA events: "), "{warning}");
    assert!(!warning.contains("clocks differ"), "{warning}");
}

#[test]
fn ticks_convert_where_the_file_carries_the_factors() {
    let ticks = "stamps are ticks of a raw clock: latencies are in ticks";
    for (clock, factors, named, first, warnings) in [
        ("x86-tsc", true, "x86-tsc", 1515, &[][..]),
        ("x86-tsc", false, "x86-tsc, ticks", 1010, &[ticks]),
        ("counter", true, "counter, ticks", 1010, &[ticks]),
        ("uptime", false, "uptime, ticks", 1010, &[ticks]),
        ("mono", true, "mono", 1010, &[]),
        ("", true, "", 1010, &[]),
    ] {
        let mut file = made(V6_18, ByteOrder::Big, 8);
        if factors {
            let data = [file.number(4, 3), file.number(4, 1), file.number(8, 0)].concat();
            file.options.push((14, data));
        }
        let (info, records) = records(&with(file, &[("", clock)]));
        assert_eq!(info.clock.unwrap_or_default(), named, "{clock}");
        assert_eq!(records[0].ts, Nanos(first), "{clock}");
        assert_eq!(info.warnings, warnings, "{clock}");
    }
}

#[test]
fn what_the_file_asks_beyond_its_events_is_told() {
    let mut file = made(V6_18, ByteOrder::Little, 8);
    file.options =
        vec![(2, b"overrun: 40\n\0".to_vec()), (7, b"12345\0".to_vec()), (12, vec![0; 24])];
    let (info, _) = records(&with(file, &[("", "local")]));
    assert_eq!(info.lost_events, 40);
    let told = ["OFFSET", "TIME_SHIFT", "the ring buffer wrapped: 40 earlier events"];
    assert_eq!(info.warnings.len(), told.len());
    for (warning, told) in info.warnings.iter().zip(told) {
        assert!(warning.contains(told), "{warning}");
    }
}

#[test]
fn events_that_do_not_fit_their_format_are_counted() {
    let mut file = with(made(V6_18, ByteOrder::Little, 8), &[("", "local")]);
    file.formats[0] = file.formats[0].replace("align;\toffset:40", "align;\toffset:400");
    let (info, records) = records(&file);
    assert_eq!((info.malformed, records.len()), (3, 4));
    assert_eq!(info.warnings, ["3 CMA events do not fit the file's own formats"]);
}

#[test]
fn a_recording_of_other_events_holds_no_cma_event() {
    let mut file = with(made(V6_18, ByteOrder::Little, 8), &[("", "local")]);
    for format in &mut file.formats {
        *format = format.replace("name: cma", "name: other");
    }
    let error = read_seekable("t", Cursor::new(file.bytes()), &mut Vec::new());
    let error = error.expect_err("no event").to_string();
    assert!(
        error.contains("no CMA event found (read as trace.dat version 6, lines: 7)"),
        "{error}"
    );
}

/// Asks trace-cmd to print a recording; `None` if there is no trace-cmd.
fn printed(file: &File, name: &str) -> Option<Vec<u8>> {
    let path = std::env::temp_dir().join(format!("cmasim-{}-{name}.dat", std::process::id()));
    std::fs::write(&path, file.bytes()).expect("room for a small file");
    let report = Command::new("trace-cmd").args(["report", "-t", "-i"]).arg(&path).output();
    std::fs::remove_file(&path).expect("the file just written");
    report.ok().map(|report| report.stdout)
}

#[test]
fn trace_cmd_reads_the_made_files_likewise() {
    let kinds = [ByteOrder::Little, ByteOrder::Big].map(|order| [(order, 4), (order, 8)]);
    for (order, long) in kinds.concat() {
        for version in [6, 7] {
            let mut file = with(made(V6_18, order, long), &[("", "local")]);
            file.version = version;
            let entry = |at: usize| file.buffers[0].cpus[0][0].entries[at].clone();
            let steps = vec![
                Entry::Discarded(5, 12),
                Entry::Extend(1 << 33),
                entry(0),
                Entry::Stamp(1 << 41),
                entry(1),
            ];
            file.buffers[0].cpus[0].push(Page { ts: 5000, lost: None, entries: steps });
            let Some(text) = printed(&file, &format!("{order:?}-{long}-{version}")) else {
                crate::testing::skipped("trace-cmd is not installed");
                return;
            };
            let mut expected = Vec::new();
            crate::trace::read::read("t", &text[..], &mut expected).expect("readable");
            let (_, mut records) = records(&file);
            records.iter_mut().chain(&mut expected).for_each(|record| record.line = 0);
            assert_eq!(records, expected, "{order:?} {long} version {version}");
        }
    }
}

#[test]
fn counts_of_migration_are_read_by_the_format_of_a_phone() {
    let folder =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("traces/samples/event-formats");
    let file = folder.join("android_raven_AOSP.MASTER_5.10.43__cma_alloc_info.format");
    let text = std::fs::read_to_string(file).unwrap();
    // A kernel that tells one number more.
    let more = "\tfield:int node;\toffset:68;\tsize:4;\tsigned:1;\n\nprint fmt:";
    let layout = Layout::new(&EventFormat::parse(&text.replace("\nprint fmt:", more)).unwrap());
    let layout = layout.unwrap();
    let longs = |values: &[u64]| values.iter().flat_map(|v| v.to_le_bytes()).collect::<Vec<u8>>();
    let ints = |values: &[u32]| values.iter().flat_map(|v| v.to_le_bytes()).collect::<Vec<u8>>();
    let record = [
        ints(&[292, 7, 2 << 16 | 72, 0]),
        longs(&[0xbc000]),
        ints(&[8, 3]),
        longs(&[17, 1, 4]),
        ints(&[0, 2, 3, u32::MAX]),
        b"a\0".to_vec(),
    ]
    .concat();
    let order = ByteOrder::Little;
    let migration =
        Migration { migrated: 17, reclaimed: 1, mapped: 4, err_iso: 0, err_mig: 2, err_test: 3 };
    let (area, pfn, count) = ("a".into(), Pfn(0xbc000), Pages(8));
    let align = Order::new(3).unwrap();
    let event = Event::AllocInfo { area, pfn, count, align, migration };
    assert_eq!(layout.event(&record, order, &mut Names::new()), Some(event));
    assert_eq!(layout.extra(&record, order).as_deref(), Some("node=-1"));
}
