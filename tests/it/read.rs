//! Real captures and tools' samples through the reader and the pairing.

use std::io::Write;
use std::path::{Path, PathBuf};

use cmasim::error::Error;
use cmasim::report::{Collector, Format, render};
use cmasim::trace::pairing::Counts;
use cmasim::trace::{Event, Migration, Record, TraceInfo, read};
use cmasim::units::{Order, Pages, Pfn};
use flate2::Compression;
use flate2::write::GzEncoder;

use super::paired::{Allocation, pair};

const NONE: [&str; 0] = [];

fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("traces").join(file)
}

fn bytes(file: &str) -> Vec<u8> {
    std::fs::read(path(file)).expect("a file of traces/")
}

fn text(file: &str) -> String {
    String::from_utf8(bytes(file)).expect("UTF-8")
}

fn records(trace: &[u8]) -> (TraceInfo, Vec<Record>) {
    let mut records = Vec::new();
    let info = read::read("t", trace, &mut records).expect("a readable trace");
    (info, records)
}

fn complaint(trace: &[u8]) -> String {
    read::read("t", trace, &mut Vec::new()).expect_err("no readable trace").to_string()
}

#[test]
fn captures_hold_the_events_that_were_recorded() {
    let captures = [
        ("linux-6.1-dmabuf-heap.ftrace", [131, 0, 131, 131], 0),
        ("linux-6.1-odd-4tasks.ftrace", [680, 0, 680, 680], 0),
        ("linux-6.12-dmabuf-heap.ftrace", [131, 0, 131, 131], 0),
        ("linux-7.2-dmabuf-heap.ftrace", [262, 0, 262, 262], 0),
        ("linux-7.2-hugetlb-two-ranges.ftrace", [11, 0, 11, 5], 2),
        ("linux-7.2-odd-4tasks.ftrace", [923, 0, 920, 757], 0),
        ("linux-7.2-pinned-odd.ftrace", [429, 98, 429, 429], 0),
        ("linux-7.2-mid-run.ftrace.gz", [1837, 0, 1837, 1655], 0),
        ("linux-7.2-odd-8tasks.ftrace.gz", [2501, 0, 2501, 2501], 0),
    ];
    for (file, events, failed) in captures {
        let (info, allocations, counts) = pair(&bytes(file)).expect(file);
        let Counts { starts, busy_retries, finishes, releases, .. } = counts;
        assert_eq!([starts, busy_retries, finishes, releases], events, "{file}");
        assert_eq!(counts.failed, failed, "{file}");
        assert_eq!(counts.unpaired_starts, starts - finishes, "{file}");
        assert_eq!(counts.unpaired_finishes, 0, "{file}");
        assert!(allocations.iter().all(|a| a.latency.is_some()), "{file}");
        assert_eq!(info.warnings, NONE, "{file}");
    }
}

/// The n-th smallest latency in microseconds, n = ceil(q * len), and the count.
fn quantiles(allocations: &[Allocation], pages: Option<u64>) -> (usize, [u64; 4]) {
    let mut sorted: Vec<u64> = allocations
        .iter()
        .filter(|a| pages.is_none_or(|pages| a.count.0 == pages))
        .filter_map(|a| a.latency)
        .map(|latency| latency.0 / 1000)
        .collect();
    sorted.sort_unstable();
    let n = sorted.len();
    (n, [50, 90, 99, 100].map(|percent| sorted[(n * percent).div_ceil(100) - 1]))
}

#[test]
fn latencies_of_the_selftest_are_those_worked_out_by_hand() {
    let (info, allocations, _) = pair(&bytes("linux-7.2-dmabuf-heap.ftrace")).expect("readable");
    assert_eq!(info.resolution.0, 1000);
    assert_eq!(quantiles(&allocations, None), (262, [3107, 9164, 19_537, 24_402]));
    let (n, [median, _, _, max]) = quantiles(&allocations, Some(1));
    assert_eq!((n, median, max), (128, 390, 7760));
    let (n, [median, _, _, max]) = quantiles(&allocations, Some(256));
    assert_eq!((n, median, max), (134, 5445, 24_402));
}

/// All samples that hold the twenty events undamaged, with the format they are read as.
const SAMPLES: [(&str, &[&str], &str); 4] = [
    (
        "ftrace-text",
        &[
            "k3.0-noirq",
            "k4.9-noname",
            "k4.9-tgid",
            "k5.10-gki",
            "k6.1",
            "k6.6",
            "k6.6-noirqinfo",
            "k6.6-tgid",
            "k6.6-tsc",
            "k6.18",
        ],
        "ftrace text",
    ),
    (
        "report-3.1.6",
        &[
            "gki5.10",
            "v4.4",
            "v6.1",
            "v6.18",
            "v6.6",
            "v6.6-R",
            "v6.6-Rtl",
            "v6.6-align",
            "v6.6-l",
            "v6.6-mono",
            "v6.6-rawts",
            "v6.6-t",
            "v6.6-tsc",
            "v6.6-tsdiff",
        ],
        "trace-cmd report text",
    ),
    (
        "report-3.4",
        &["v6.18", "v6.6", "v6.6-R", "v6.6-Rlt", "v6.6-l", "v6.6-t", "v6.6-tsc", "v6.6-tsdiff"],
        "trace-cmd report text",
    ),
    (
        "perf-script-6.1",
        &[
            "v4.4",
            "v6.1",
            "v6.18",
            "v6.6",
            "v6.6-latency",
            "v6.6-ns",
            "v6.6-pidtid",
            "v6.6-reltime",
        ],
        "perf script text",
    ),
];

/// An allocation without its times, its names and what only some kernels print.
fn essence(a: &Allocation) -> (u32, u64, u8, Option<u64>, u32, bool) {
    let pfn = a.result.ok().map(|pfn| pfn.0);
    (a.task.tid, a.count.0, a.align.get(), pfn, a.retries, a.latency.is_some())
}

#[test]
fn every_tool_tells_the_same_allocations() {
    let (info, expected, counts) = pair(&bytes("samples/report-3.4/v6.6-t.txt")).expect("readable");
    assert_eq!((info.resolution.0, counts.failed, counts.busy_retries), (1, 2, 3));
    for (dir, files, format) in SAMPLES {
        for file in files {
            let file = format!("samples/{dir}/{file}.txt");
            let (info, allocations, c) = pair(&bytes(&file)).expect(&file);
            assert_eq!(info.format, format, "{file}");
            assert_eq!((info.records, info.malformed, info.lost_events), (20, 0, 0), "{file}");
            assert_eq!(c, counts, "{file}");
            for (a, e) in allocations.iter().zip(&expected) {
                assert_eq!(essence(a), essence(e), "{file}");
                let latency = |a: &Allocation| a.latency.map_or(0, |latency| latency.0);
                let off = latency(a).abs_diff(latency(e));
                assert!(off <= info.resolution.0, "{file}: off by {off} ns");
            }
        }
    }
}

#[test]
fn a_raw_clock_is_reported_in_ticks() {
    for file in ["ftrace-text/k6.6-tsc.txt", "report-3.1.6/v6.6-tsc.txt", "report-3.4/v6.6-tsc.txt"]
    {
        let (info, _) = records(&bytes(&format!("samples/{file}")));
        assert_eq!(info.clock.as_deref(), Some("x86-tsc or counter, ticks"), "{file}");
        assert_eq!(info.warnings.len(), 1, "{file}");
    }
}

#[test]
fn tasks_of_two_files_in_one_report_are_kept_apart() {
    let (info, allocations, counts) =
        pair(&bytes("samples/report-3.1.6/two-files.txt")).expect("readable");
    let (_, single, one) = pair(&bytes("samples/report-3.1.6/v6.6.txt")).expect("readable");
    assert_eq!(counts.finishes, 2 * one.finishes);
    assert_eq!(counts.unpaired_finishes, 2 * one.unpaired_finishes);
    for (pair, expected) in allocations.chunks(2).zip(&single) {
        assert!(pair.iter().all(|a| a.latency == expected.latency));
    }
    assert_eq!(info.warnings.len(), 1);
}

#[test]
fn lost_events_are_counted_and_told_once() {
    // In the first, a task's CPU lost events between its start and its finish.
    for (file, events, warnings, unpaired) in [
        ("ftrace-text/k6.6-lost.txt", 123, 2, 3),
        ("ftrace-text/k6.6-trace_pipe-lost-stack.txt", 123, 1, 2),
        ("report-3.1.6/v6.6-lost.txt", 1, 1, 2),
        ("report-3.1.6/v6.6-lost17.txt", 17, 1, 2),
        ("report-3.4/v6.6-lost17.txt", 17, 1, 2),
    ] {
        let (info, _, counts) = pair(&bytes(&format!("samples/{file}"))).expect(file);
        assert_eq!((info.lost_events, counts.lost_events), (events, events), "{file}");
        assert_eq!((info.warnings.len(), info.malformed), (warnings, 0), "{file}");
        let counted = (counts.unpaired_starts, counts.unpaired_finishes);
        assert_eq!(counted, (unpaired, unpaired), "{file}");
    }
}

#[test]
fn a_wrapped_ring_is_told() {
    let wrapped = text("samples/ftrace-text/k6.6.txt").replace("written: 20/20", "written: 20/90");
    let (info, _) = records(wrapped.as_bytes());
    assert_eq!(info.lost_events, 70);
    assert_eq!(info.warnings, ["the ring buffer wrapped: 70 earlier events were overwritten"]);
}

#[test]
fn line_ends_of_other_systems_change_nothing() {
    let plain = text("samples/ftrace-text/k6.6.txt");
    let crlf = plain.replace('\n', "\r\n");
    assert_eq!(records(crlf.as_bytes()), records(plain.as_bytes()));
}

#[test]
fn a_trace_is_found_in_what_surrounds_it() {
    let plain = text("samples/ftrace-text/k6.6.txt");
    let events =
        |text: &str| records(text.as_bytes()).1.into_iter().map(|r| r.event).collect::<Vec<_>>();
    let expected = events(&plain);
    let escaped = plain.replace('\n', "\\n\\\n");
    for surrounded in [
        format!("capturing trace... done\nTRACE:\n{plain}"),
        format!(
            "<html>\n<script class=\"trace-data\" type=\"application/text\">\n{plain}</script>"
        ),
        format!("<script>\n  var linuxPerfData = \"\\\n{escaped}\\n\";\n</script>\n"),
        format!("{}{plain}", "preamble\n".repeat(20_000)),
    ] {
        assert_eq!(events(&surrounded), expected);
    }
}

#[test]
fn perfettos_export_has_decimal_pfns_and_no_zeros() {
    let header = "# tracer: nop\n#\n# entries-in-buffer/entries-written: 30624/30624   #P:4\n";
    let trace = format!(
        "{header}\
         <unknown>-1201  (-----) [000] .... 5280.000000: cma_alloc_start: align=10 \
         count=1024 name=linux,cma\n\
         <unknown>-1201  (-----) [000] .... 5280.001234: cma_alloc_finish: name=linux,cma \
         pfn=770048 \
         page=18446741874735579136 count=1024 align=10\n\
         <unknown>-1202  (-----) [000] .... 5280.002000: cma_alloc_start: count=1 name=linux,cma\n\
         <unknown>-1202  (-----) [000] .... 5280.003000: cma_alloc_finish: name=linux,cma \
         count=1 errorno=-16\n"
    );
    let (info, allocations, _) = pair(trace.as_bytes()).expect("readable");
    assert_eq!(info.format, "Perfetto's text export");
    let seen: Vec<_> = allocations.iter().map(essence).collect();
    let expected = [(1201, 1024, 10, Some(770_048), 0, true), (1202, 1, 0, None, 0, true)];
    assert_eq!(seen, expected);
}

#[test]
fn an_area_name_may_end_in_a_line_break() {
    let trace = "     camd-311     [002] .....    77.100000: cma_alloc_start: name=cma0\n \
                 count=32 align=5\n     camd-311     [002] .....    77.100009: \
                 cma_alloc_finish: name=cma0\n pfn=0x30020 page=00000000deadbeef count=32 align=5 \
                 errorno=0\n";
    let (info, allocations, _) = pair(trace.as_bytes()).expect("readable");
    assert_eq!((info.lines, info.malformed), (4, 0));
    let [a] = &allocations[..] else { panic!("{allocations:?}") };
    assert_eq!((&*a.area, a.count.0, a.latency.map(|l| l.0)), ("cma0", 32, Some(9000)));
    assert_eq!((a.start_line, a.finish_line), (1, 3));
}

#[test]
fn two_unknown_tasks_are_told_apart_by_their_ids() {
    let trace = "\
        <...>-501 [000] .....  901.000010: cma_alloc_start: name=a count=8 align=3\n\
        <...>-502 [000] .....  901.000012: cma_alloc_start: name=a count=8 align=3\n\
        vdec-502  [001] .....  901.000041: cma_alloc_finish: name=a pfn=0x8 page=1 \
        count=8 align=3 errorno=0\n\
        <...>-501 [000] .....  901.000040: cma_alloc_finish: name=a pfn=0x0 page=1 \
        count=8 align=3 errorno=0\n";
    let (_, allocations, _) = pair(trace.as_bytes()).expect("readable");
    let latencies: Vec<_> = allocations.iter().filter_map(|a| a.latency).map(|l| l.0).collect();
    assert_eq!(latencies, [29_000, 30_000]);
}

#[test]
fn unreadable_lines_are_counted_and_named() {
    let trace = text("samples/ftrace-text/k6.6.txt")
        .replace("count=1024", "count=many")
        .replace("[003] .....  5280.000190", "[003] .....  noon");
    let (info, seen) = records(trace.as_bytes());
    assert_eq!((info.malformed, seen.len()), (4, 16));
    let expected = ["t:13:84: `count=many`; expected a number"];
    assert_eq!(info.warnings[..1], expected);
    assert_eq!(info.warnings[1], "t:21:39: `noon`; expected a time stamp");
    assert_eq!(info.warnings.len(), 4);
}

#[test]
fn a_last_line_cut_short_is_left_out() {
    let whole = text("samples/ftrace-text/k6.6.txt");
    let begin = whole.trim_end().rfind('\n').map_or(0, |at| at + 1);
    for length in [60, 80, 90, whole.len() - begin - 2] {
        let (info, seen) = records(&whole.as_bytes()[..begin + length]);
        match seen.len() {
            19 => assert_eq!(info.malformed, 0, "{length}"),
            n => assert_eq!((n, length), (20, whole.len() - begin - 2)),
        }
    }
    let (info, _) = records(&whole.as_bytes()[..begin + 90]);
    assert_eq!(info.warnings, ["line 32 is cut short and was left out"]);
}

fn gzip(plain: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(plain).expect("memory takes all");
    encoder.finish().expect("memory takes all")
}

fn zstd(plain: &[u8]) -> Vec<u8> {
    ruzstd::encoding::compress_to_vec(plain, ruzstd::encoding::CompressionLevel::Fastest)
}

#[test]
fn packed_traces_are_unpacked_in_parts_and_as_far_as_they_go() {
    let plain = bytes("linux-7.2-pinned-odd.ftrace");
    let (head, tail) = plain.split_at(150_000);
    for (name, pack) in [("gzip", gzip as fn(&[u8]) -> Vec<u8>), ("zstd", zstd)] {
        let packed = [pack(head), pack(tail)].concat();
        assert_eq!(records(&packed), records(&plain), "{name}");
        for cut in [packed.len() * 3 / 4, packed.len() - 4] {
            let (info, seen) = records(&packed[..cut]);
            assert!(!seen.is_empty(), "{name}");
            let told = format!("the {name} stream is cut");
            assert!(info.warnings.iter().any(|w| w.starts_with(&told)), "{info:?}");
        }
    }
}

#[test]
fn what_cannot_be_read_is_answered_with_a_command() {
    let latency = bytes("samples/ftrace-text/k6.6-latency.txt");
    let deltas = bytes("samples/perf-script-6.1/v6.6-deltatime.txt");
    let dumped = b"[  905.118224]     camd-311     2..... 905117004us : cma_alloc_start: \
                   name=linux,cma count=8 align=3\n";
    for (trace, command) in [
        (&b""[..], "the file is empty"),
        (b"PERFILE2rest", "perf script --ns"),
        (&gzip(b"PERFILE2rest"), "perf script --ns"),
        (&[0x28, 0xb5, 0x2f, 0xfd, 1], "zstd -d"),
        (&gzip(b""), "the gzip stream is empty"),
        (b"\xfd7zXZ\0rest", "xz -d"),
        (&gzip(b"BZh9rest"), "bzip2 -d"),
        (b"capturing trace... done\nTRACE:\n\x78\x9crest", "without -z"),
        (b"\x0a\x00\x12", "as text first"),
        (&latency, "options/latency-format"),
        (dumped, "options/latency-format"),
        (&deltas, "without --deltatime"),
        (b"# tracer: nop\n#\n", "no CMA event found (read as ftrace text, lines: 2)"),
        (b"[]", "no CMA event"),
        (b"hello\n", "trace-cmd record -e cma"),
        (b" x-1 [000] 1.0: cma_release: name=a\n", "no readable CMA event found"),
    ] {
        let text = complaint(trace);
        assert!(text.contains(command), "{text}");
    }
    let directory = std::io::BufReader::new(std::fs::File::open(path("")).expect("traces/"));
    let error = read::read("traces", directory, &mut Vec::new()).expect_err("a directory");
    assert!(matches!(error, Error::Data(_)), "{error}");
}

#[test]
fn counts_of_migration_are_records_and_unknown_fields_are_kept() {
    let trace = b" cam-7 [001] .... 5.000001: cma_alloc_start: name=a count=8 align=3 gfp=cc0\n\
        cam-7 [001] .... 5.000002: mm_alloc_contig_migrate_range_info: start=0xbc000 end=0xbc008 \
        migratetype=1 nr_migrated=5 nr_reclaimed=2 nr_mapped=9\n\
        cam-7 [001] .... 5.000003: cma_alloc_finish: name=a pfn=0xbc000 page=1 count=8 align=3\n\
        cam-7 [001] .... 5.000004: cma_alloc_info: name=a pfn=0xbc000 count=8 align=3 \
        nr_migrated=17 nr_reclaimed=1 nr_mapped=4 err_iso=0 err_mig=1 err_test=3\n";
    let (info, seen) = records(trace);
    assert_eq!((info.records, info.malformed), (4, 0));
    let extras: Vec<_> = seen.iter().map(|record| record.extra.as_deref()).collect();
    assert_eq!(extras, [Some("gfp=cc0"), Some("migratetype=1"), None, None]);
    let (pfn, count) = (Pfn(0xbc000), Pages(8));
    let moved = Migration { migrated: 5, reclaimed: 2, mapped: 9, ..Migration::default() };
    let (area, align) = ("".into(), Order::ZERO);
    assert_eq!(seen[1].event, Event::AllocInfo { area, pfn, count, align, migration: moved });
    let migration =
        Migration { migrated: 17, reclaimed: 1, mapped: 4, err_iso: 0, err_mig: 1, err_test: 3 };
    let (area, align) = ("a".into(), Order::new(3).expect("an order"));
    assert_eq!(seen[3].event, Event::AllocInfo { area, pfn, count, align, migration });
    let mut collector = Collector::default();
    let info = read::read("t", &trace[..], &mut collector).expect("readable");
    let table = render(&collector.report("t", &info).0, Format::Table).expect("a table");
    assert!(table.contains("22 pages, 3 reclaimed, 13 mapped"), "{table}");
}

/// Live events as tracing-chrome writes them.
fn live() -> String {
    text("samples/chrome-json/live.json").trim_end().to_owned()
}

#[test]
fn live_chrome_traces_take_numbers_and_strings() {
    let live = live();
    let (info, allocations, counts) = pair(live.as_bytes()).expect("readable");
    assert_eq!((info.format, info.records), ("Chrome JSON", 4));
    assert_eq!(info.warnings, NONE);
    assert_eq!((counts.starts, counts.busy_retries, counts.releases), (1, 1, 1));
    let seen: Vec<_> = allocations.iter().map(essence).collect();
    assert_eq!(seen, [(63, 1024, 10, Some(0xbc000), 1, true)]);
    assert_eq!(allocations[0].latency.map(|l| l.0), Some(900));
    let (_, seen) = records(live.as_bytes());
    assert_eq!((&*seen[0].task.comm, seen[0].cpu, seen[0].line), ("my \"task\"", 1, 4));
    assert_eq!(seen[3].ts.0, 5_280_000_002_123);
}

#[test]
fn a_chrome_trace_cut_short_loses_its_last_event_only() {
    let live = live();
    let object = format!("{{\"displayTimeUnit\":\"ns\",\"traceEvents\":{live}}}");
    assert_eq!(records(object.as_bytes()).1, records(live.as_bytes()).1);
    let inside = &live[..live.len() - 20];
    let (info, seen) = records(inside.as_bytes());
    assert_eq!(seen.len(), 3);
    assert_eq!(info.warnings, ["the file ends inside an event, which was left out"]);
    let (info, seen) = records(&live.as_bytes()[..live.len() - 2]);
    assert_eq!((seen.len(), info.warnings.len()), (4, 1));
}

#[test]
fn damaged_samples_give_an_error_or_a_partial_result() {
    // A fixed sequence: xorshift.
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state >> 33).unwrap_or(0) % below
    };
    let packed = bytes("linux-7.2-mid-run.ftrace.gz");
    let plain = bytes("samples/ftrace-text/k6.18.txt");
    let live = live();
    let perfetto = bytes("samples/perfetto/cma-5.10.pftrace");
    let zstd = zstd(&plain);
    for whole in [&packed[..4096], &plain, live.as_bytes(), &perfetto, &zstd] {
        for cut in (0..whole.len()).step_by(97) {
            let _ = read::read("t", &whole[..cut], &mut Vec::new());
        }
        for _ in 0..300 {
            let mut damaged = whole.to_vec();
            for _ in 0..8 {
                let (at, bit) = (next(damaged.len()), next(8));
                damaged[at] ^= 1 << bit;
            }
            let _ = read::read("t", &damaged[..], &mut Vec::new());
        }
    }
}
