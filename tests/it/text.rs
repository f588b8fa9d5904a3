//! Texts as people send them: marked, cut, mixed with other things, or of another kind.

use std::collections::BTreeMap;

use cmasim::error::{Diagnostic, Error, shown};
use cmasim::report::{Collector, Report};
use cmasim::trace::{Event, Record, TraceInfo, read};

const NONE: [&str; 0] = [];

fn records(trace: impl AsRef<[u8]>) -> (TraceInfo, Vec<Record>) {
    let mut records = Vec::new();
    let info = read::read("t", trace.as_ref(), &mut records).expect("a readable trace");
    (info, records)
}

fn complaints(trace: impl AsRef<[u8]>) -> Vec<Diagnostic> {
    match read::read("t", trace.as_ref(), &mut Vec::new()) {
        Err(Error::Data(complaints)) => complaints,
        other => panic!("{other:?}"),
    }
}

fn report(trace: impl AsRef<[u8]>) -> Report {
    let mut collector = Collector::default();
    let info = read::read("t", trace.as_ref(), &mut collector).expect("a readable trace");
    collector.report("t", &info).0
}

fn capture(file: &str) -> Vec<u8> {
    std::fs::read(format!("{}/traces/{file}", env!("CARGO_MANIFEST_DIR"))).expect("a file")
}

/// What tells records apart: stamp, CPU, task and area.
fn essence(record: &Record) -> (u64, u32, u32, &str, &str) {
    let area = record.area().map_or("", |area| &**area);
    (record.ts.0, record.cpu, record.task.tid, &*record.task.comm, area)
}

const MARKED: &str = "\
cpus=4
cmabuf:         camd-311   [002]  5280.000012: cma_alloc_start:      name=linux,cma count=8 align=3
cmabuf:         camd-311   [002]  5280.000040: cma_alloc_finish:     name=linux,cma pfn=0x40000 \
page=0xfffffe0002f10000 count=8 align=3 errorno=0
cmabuf:         camd-311   [002]  5280.000050: cma_release:          name=linux,cma pfn=0x40000 \
page=0xfffffe0002f10000 count=8
";

#[test]
fn the_name_of_a_buffer_instance_is_no_part_of_its_tasks() {
    let (info, seen) = records(MARKED);
    let expected =
        [12_000, 40_000, 50_000].map(|ns| (5_280_000_000_000 + ns, 2, 311, "camd", "linux,cma"));
    assert_eq!(seen.iter().map(essence).collect::<Vec<_>>(), expected);
    assert_eq!((info.sources, info.warnings), (vec!["cmabuf".into()], vec![]));
    // Without the head that names trace-cmd, and among lines of the top instance.
    let headless = MARKED.strip_prefix("cpus=4\n").expect("a head");
    let top = headless.replace("cmabuf:", "       ").replace("5280.", "5281.");
    let (info, seen) = records(format!("{headless}{top}"));
    assert_eq!(seen[..3].iter().map(essence).collect::<Vec<_>>(), expected);
    assert_eq!(essence(&seen[3]), (5_281_000_012_000, 8194, 4_194_615, "camd", "linux,cma"));
    assert_eq!(info.warnings.len(), 1, "{:?}", info.warnings);
}

#[test]
fn files_of_one_report_share_no_task_cpu_or_area() {
    let event = |file, us: u32| {
        format!(
            "{file}:             camd-7   [001]  5.{us:06}: cma_release: name=cma pfn=1 count=8\n"
        )
    };
    let head = " a.dat: cpus=4\nbb.dat: cpus=4\n";
    let lines = [event(" a.dat", 1), event("bb.dat", 2), event(" a.dat", 3)].concat();
    let dropped = "bb.dat: CPU:1 [17 EVENTS DROPPED]\n";
    // A note of lost events takes the mark of the event behind it.
    let after = event("", 4).replacen(':', "", 1);
    let (info, seen) = records(format!("{head}{lines}{dropped}{after}"));
    let of = |us: u64, cpu, tid, area| (5_000_000_000 + us * 1000, cpu, tid, "camd", area);
    assert_eq!(
        seen.iter().filter(|record| record.task.tid > 0).map(essence).collect::<Vec<_>>(),
        [
            of(1, 1, 7, "a.dat:cma"),
            of(2, 8193, 4_194_311, "bb.dat:cma"),
            of(3, 1, 7, "a.dat:cma"),
            of(4, 8193, 4_194_311, "bb.dat:cma"),
        ]
    );
    assert_eq!((&seen[3].event, seen[3].cpu), (&Event::Lost { events: Some(17) }, 8193));
    assert_eq!((info.sources.len(), info.warnings.len()), (2, 2), "{:?}", info.warnings);
}

/// A line that should be an event, and the start of what is said of it.
#[track_caller]
fn check_unreadable(line: &str, column: usize, text: &str) {
    let [complaint] = &complaints(format!("{line}\n"))[..] else { panic!("{line}") };
    assert!(complaint.text.starts_with(text), "{line}: {complaint}");
    let place = complaint.place.as_ref().expect("a place");
    assert_eq!((place.line, place.column, &*place.source), (1, column, line), "{line}");
}

#[test]
fn an_unreadable_event_is_told_by_its_place_and_what_was_expected() {
    check_unreadable(
        "          <...>-1234  [000] .... 12345.678950: cma_alloc_start: name=linux,cma pfn=0x3e000 \
         align=0x200 count=512",
        92,
        "`align=0x200`; expected an alignment order from 0 to 63",
    );
    let start = " x-1 [000] .... 5.000001: cma_alloc_start:";
    let finish = " x-1 [000] .... 5.000001: cma_alloc_finish:";
    for (fields, column, text) in [
        (" name=ü count=many align=0", 51, "`count=many`; expected a number"),
        (" name=a count=1", 58, "the line ends without `align=`"),
        (" name=a count=1 align=0 oops x", 67, "`oops`; expected a field as key=value"),
        (" name=a count=1 align=0 available_count=-", 67, "`available_count=-`; expected a numb"),
        (" name=a count=\u{1b}[2J align=0", 51, "`count=\\u{1b}[2J`; expected a number"),
    ] {
        check_unreadable(&format!("{start}{fields}"), column, text);
    }
    for (fields, column, text) in [
        (" pfn=zz page=1 count=1 align=0", 45, "`pfn=zz`; expected a page frame number"),
        (" pfn=1 count=1 align=0 errorno=99999999999", 67, "`errorno=99999999999`; expected an"),
        (" count=1 align=0 errorno=0", 70, "the line ends without `pfn=`"),
    ] {
        check_unreadable(&format!("{finish}{fields}"), column, text);
    }
    let fields = "name=a count=1 align=0";
    for (left, column, text) in [
        (" x-1 [000] .... noon:", 17, "`noon`; expected a time stamp"),
        (" x-1 [0x0] .... 5.1:", 12, "`....`; expected a CPU in brackets and flags"),
        (" x-y [000] .... 5.1:", 2, "`x-y`; expected a task's name and id"),
    ] {
        check_unreadable(&format!("{left} cma_alloc_start: {fields}"), column, text);
    }
    let ticks = format!("{start} {fields}\n x-1 [000] .... 5000001: cma_alloc_start: {fields}\n");
    let (info, _) = records(ticks);
    assert_eq!(info.warnings, ["t:2:1: a stamp in another unit than those before it"]);
}

#[test]
fn many_unreadable_events_are_counted_behind_the_first() {
    let bad = " x-1 [000] .... 5.000001: cma_alloc_start: name=a count=x align=0\n";
    let told = complaints(bad.repeat(100));
    assert_eq!(told.len(), 21);
    assert_eq!(told[20].text, "80 more lines name a CMA event but could not be read");
    let (info, _) = records(bad.repeat(7) + &bad.replace("=x", "=1"));
    assert_eq!((info.malformed, info.warnings.len()), (7, 6));
    assert_eq!(info.warnings[4], "t:5:51: `count=x`; expected a number");
    assert_eq!(info.warnings[5], "7 lines name a CMA event but could not be read");
}

#[test]
fn events_without_a_time_are_nothing_to_measure() {
    let bare = "\
        cma_alloc_start: name=cma count=4 align=0\n\
        cma_alloc_finish: name=cma pfn=0x88000 count=4\n     => cma_alloc\n\
        \x20    => dma_alloc_contiguous\n     => hns3_dma_init\n";
    let [complaint] = &complaints(bare)[..] else { panic!() };
    let text = "2 CMA events without a time: there is nothing to measure";
    assert_eq!(complaint.text, text);
    assert!(complaint.help.as_ref().is_some_and(|help| help.contains("trace-cmd record -e cma")));
    let (info, seen) = records(format!("{bare}{MARKED}"));
    assert_eq!(seen.len(), 3);
    assert_eq!(info.warnings, ["2 CMA events without a time: left out"]);
    let skipped = [("events without a time", 2), ("headers", 1), ("stacks", 3)];
    assert_eq!(info.lines_skipped, BTreeMap::from(skipped));
    // Prose that only names one is none.
    let [complaint] = &complaints("look for cma_alloc_start: it has the count\n")[..] else {
        panic!()
    };
    assert!(complaint.text.starts_with("no CMA event found"), "{complaint}");
}

const CALLS: &str = "\
# tracer: function_graph
#
#     TIME        CPU  TASK/PID         DURATION                  FUNCTION CALLS
#      |          |     |    |           |   |                     |   |   |   |
  538.040233 |   0)   aesink-382   | # 1386.510 us |  } /* cma_alloc */
  538.190027 |   0)   aesink-382   | # 1390.261 us |  } /* cma_alloc */
  538.339706 |   0)   aesink-382   | # 1400.677 us |  } /* cma_alloc */
  543.540342 |   3)   aesink-382   | # 1696.250 us |  } /* cma_alloc */
  545.990838 |   3)   aesink-382   | ! 900.105 us  |  } /* cma_alloc */
";

#[test]
fn calls_that_the_function_tracer_timed_are_latencies_without_a_size() {
    let nested = CALLS.replace(
        "# 1390.261 us |  } /* cma_alloc */",
        "              |  cma_alloc() {\n  538.190000 |   0)   aesink-382   |   9.000 us    |    \
         kfree();\n  538.190027 |   0)   aesink-382   | # 1390.261 us |  }",
    );
    let leaf = CALLS.replace("! 900.105 us  |  } /* cma_alloc */", "! 900.105 us  |  cma_alloc();");
    for calls in [CALLS, &nested, &leaf] {
        let report = report(calls);
        let all = report.overall.expect("latencies");
        assert_eq!((all.n, all.median_ns, all.max_ns), (5, 1_390_261, 1_696_250), "{calls}");
        assert_eq!((report.attempts, report.by_size.len()), (0, 0), "{calls}");
        assert_eq!((&*report.format, report.resolution_ns), ("function_graph text", 1));
        let [warning] = &report.warnings[..] else { panic!("{:?}", report.warnings) };
        assert!(warning.contains("sizes and outcomes are not known"), "{warning}");
    }
}

#[test]
fn events_among_calls_go_before_the_calls() {
    let event =
        |time, event| format!("  {time} |   0)   aesink-382   |               |  /* {event} */\n");
    let start = event("538.038840", "cma_alloc_start: name=a count=8 align=3");
    let finish =
        event("538.040230", "cma_alloc_finish: name=a pfn=0x8 page=1 count=8 align=3 errorno=0");
    let report = report(CALLS.replacen("  538.040233", &format!("{start}{finish}  538.040233"), 1));
    assert_eq!((report.attempts, report.by_size[0].pages), (1, 8));
    assert_eq!(report.overall.map(|all| all.max_ns), Some(1_390_000));
    assert!(report.warnings[0].contains("left aside"), "{:?}", report.warnings);
}

#[test]
fn nul_bytes_among_lines_are_left_out_and_counted() {
    let plain = capture("samples/ftrace-text/k6.6.txt");
    let (mut expected, seen) = records(&plain);
    let (head, tail) = plain.split_at(1000);
    let row = [head, &[0; 300_000], tail].concat();
    let utf16: Vec<u8> = plain.iter().flat_map(|&byte| [byte, 0]).collect();
    for (zeros, text) in [(300_000, row), (plain.len() as u64, utf16)] {
        let (info, kept) = records(&text);
        assert!(kept == seen);
        expected.lines_skipped.insert("NUL bytes", zeros);
        expected.warnings = vec![format!("{zeros} NUL bytes among the text: left out")];
        assert_eq!(info, expected);
    }
    let noise: Vec<u8> =
        (0..2000_u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    for binary in [&noise[..], &[0; 100], b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0\x3e\0"] {
        let [complaint] = &complaints(binary)[..] else { panic!() };
        assert!(complaint.text.starts_with("is a binary file"), "{complaint}");
    }
}

#[test]
fn lines_that_are_no_events_are_counted_by_kind() {
    for (file, skipped) in [
        ("linux-7.2-pinned-odd.ftrace", &[("headers", 12)][..]),
        ("samples/ftrace-text/k6.6-trace_pipe-lost-stack.txt", &[("stacks", 15)]),
        ("samples/report-3.4/v6.6.txt", &[("headers", 1)]),
    ] {
        let (info, _) = records(capture(file));
        assert_eq!(info.lines_skipped, skipped.iter().copied().collect(), "{file}");
    }
    let mixed = format!(
        "{MARKED}\n     x-7     [001] d..2.  5280.000010: sched_switch: prev_comm=a\n\
         \x20    x-7     [001] .....  5280.000011: cma_alloc <-dma_alloc_contiguous\n\
         [    0.031609] cma: Reserved 32 MiB at 0x00000000fae00000\nhello\n"
    );
    let kinds = ["blank", "function calls", "headers", "kernel log", "other events", "other text"];
    let report = report(&mixed);
    let counted: Vec<_> = report.lines_skipped.iter().map(|(kind, n)| (&**kind, *n)).collect();
    assert_eq!(counted, kinds.map(|kind| (kind, 1)));
    assert_eq!(report.warnings, NONE);
}

#[test]
fn a_kernel_log_is_named_with_its_failures() {
    let log = capture("linux-7.2-camera-failures.dmesg");
    let failures = String::from_utf8_lossy(&log).matches("alloc failed, req-size").count();
    assert!(failures > 2);
    let [complaint] = &complaints(&log)[..] else { panic!() };
    let text = format!("a kernel log with {failures} failed CMA allocations; expected a trace");
    assert_eq!(complaint.text, text);
    let boot =
        "[    0.000000] Linux version 6.1\n<6>[    0.031609] cma: Reserved 32 MiB at 0xfae\n";
    let [complaint] = &complaints(boot)[..] else { panic!() };
    let text = "a kernel log without a failed CMA allocation; expected a trace";
    assert_eq!(complaint.text, text);
}

#[test]
fn a_wrapped_ring_tells_where_each_cpus_events_begin() {
    let event = |cpu: u32, us: u32| {
        format!("     x-7     [{cpu:03}] .....  5.{us:06}: cma_release: name=a pfn=1 count=8\n")
    };
    let other = "     x-7     [003] d..2.  5.000025: sched_switch: prev_comm=a\n";
    let start = |cpu: u32| format!("##### CPU {cpu} buffer started ####\n");
    let trace = [
        "# tracer: nop\n#\n# entries-in-buffer/entries-written: 5/17   #P:4\n#\n",
        &event(0, 10),
        &start(2),
        &event(2, 20),
        &start(3),
        other,
        &event(3, 30),
        &start(1),
    ]
    .concat();
    let (info, seen) = records(trace);
    let starts: Vec<_> = seen
        .iter()
        .filter(|record| record.event == Event::BufferStart)
        .map(|record| (record.ts.0 / 1000 % 1000, record.cpu, record.line))
        .collect();
    // The tracer marks no start of the first CPU.
    assert_eq!(starts, [(10, 0, 5), (20, 2, 6), (25, 3, 8), (30, 1, 11)]);
    let cpus: Vec<u32> = seen.iter().map(|record| record.cpu).collect();
    assert_eq!(cpus, [0, 0, 2, 2, 3, 3, 1]);
    assert_eq!((info.entries_in_buffer, info.entries_written), (Some(5), Some(17)));
    assert!(info.marks_buffer_starts);
    assert_eq!((info.records, info.lost_events), (3, 12));
    let (info, _) = records(MARKED);
    assert_eq!((info.entries_written, info.marks_buffer_starts), (None, false));
}

#[test]
fn an_info_without_a_window_is_kept_in_both_of_perfettos_forms() {
    let text = "# tracer: nop\n#\n# entries-in-buffer/entries-written: 30624/30624   #P:4\n \
                <unknown>-12  (-----) [000] .... 5.003000: cma_alloc_info: count=1 name=a \
                nr_migrated=3\n";
    let (info, seen) = records(text);
    let Event::AllocInfo { pfn, migration, .. } = &seen[0].event else { panic!("{seen:?}") };
    assert_eq!((pfn.0, migration.migrated, info.malformed), (0, 3, 0));
    assert_eq!((info.entries_written, info.marks_buffer_starts), (None, false));
}

#[test]
fn what_could_move_a_cursor_is_shown_as_an_escape() {
    for (text, safe) in [
        ("linux,cma ü", "linux,cma ü"),
        ("a\u{1b}[2J\n\t\0\u{7f}\u{9b}", "a\\u{1b}[2J\\n\\t\\u{0}\\u{7f}\\u{9b}"),
        ("\u{202e}x\u{2066}", "\\u{202e}x\\u{2066}"),
    ] {
        assert_eq!(shown(text), safe);
    }
}
