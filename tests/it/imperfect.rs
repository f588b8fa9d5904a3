//! Traces with holes, late lines and missing ends: what is not certain is not called wrong.

use std::ops::ControlFlow;

use cmasim::cma::finder::Choice;
use cmasim::geometry::AreaSpec;
use cmasim::recorded::recording::Recording;
use cmasim::replay::Setup;
use cmasim::report::Check;
use cmasim::report::judged::{judge_trace, judge_workload};
use cmasim::trace::read;
use cmasim::workload::import::import;
use cmasim::workload::pins::Pins;
use cmasim::workload::{OpKind, Release};

fn classic() -> Choice {
    Choice::default()
}

fn go_on(_done: usize) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn recording(lines: &str) -> Recording {
    recording_of(lines, &[])
}

fn recording_of(lines: &str, areas: &[AreaSpec]) -> Recording {
    let mut records = Vec::new();
    read::read("trace", lines.as_bytes(), &mut records).unwrap();
    Recording::new(&records, areas, None).unwrap()
}

/// Judges a trace.
fn checked(lines: &str) -> Check {
    judge_trace("trace", &recording(lines), &classic(), &mut go_on).unwrap()
}

/// Judges a trace whose area is told.
fn checked_where_told(lines: &str) -> Check {
    let area = "a,base=0x30000,pages=16384".parse().unwrap();
    judge_trace("trace", &recording_of(lines, &[area]), &classic(), &mut go_on).unwrap()
}

/// Judges the workload that a trace imports to.
fn checked_import(lines: &str) -> Check {
    let pins = Pins::default();
    let imported = import("trace", &recording(lines), &classic(), &pins, &mut go_on);
    let workload = imported.unwrap().workload;
    let setup =
        Setup { finder: classic(), kernel: workload.kernel.unwrap(), keep_free_maps: false };
    judge_workload("workload", &workload, &setup, &mut go_on).unwrap()
}

/// Judges a trace, and the workload that it imports to.
#[track_caller]
fn judged(lines: &str) -> Check {
    let imported = checked_import(lines);
    assert!(imported.is_clean(), "{imported:?}");
    checked(lines)
}

/// A trace whose every doubt has an innocent explanation: `agree` searches, nothing else.
#[track_caller]
fn innocent(lines: &str, agree: u64) {
    let check = judged(lines);
    assert!(check.is_clean(), "{check:?}");
    assert_eq!((check.attempts, check.agree), (agree, agree), "{check:?}");
}

fn start(task: &str, us: u32, count: u32, available: u32) -> String {
    format!(
        " {task} [000] ..... 1.{us:06}: cma_alloc_start: name=a request_count={count} \
         available_count={available} total_count=16384 align=0\n"
    )
}

fn finish(task: &str, us: u32, pfn: u32, count: u32) -> String {
    format!(
        " {task} [000] ..... 1.{us:06}: cma_alloc_finish: name=a pfn={pfn:#x} page=0000000012345678 \
         count={count} align=0 errorno=0\n"
    )
}

fn release(task: &str, us: u32, pfn: u32, count: u32) -> String {
    format!(
        " {task} [001] ..... 1.{us:06}: cma_release: name=a pfn={pfn:#x} page=0000000012345678 \
         count={count}\n"
    )
}

fn one(task: &str, us: u32, pfn: u32, available: u32) -> String {
    start(task, us, 16, available) + &finish(task, us + 5, pfn, 16)
}

/// Only the events of allocations were recorded.
#[test]
fn a_trace_without_releases_is_not_judged_where_pages_came_back() {
    let lines = one("a-1", 1, 0x30000, 16384) + &one("a-1", 10, 0x30000, 16384);
    let check = checked_where_told(&lines);
    assert!(check.is_clean(), "{check:?}");
    assert_eq!((check.agree, check.not_judged_reasons.get("events-missing")), (1, Some(&1)));
    let said = "the trace has no releases, but pages came back before line 3";
    assert!(check.warnings.iter().any(|warning| warning.starts_with(said)), "{check:?}");
}

#[test]
fn an_end_whose_start_is_before_the_trace_is_obeyed_and_not_compared() {
    let lines = finish("b-2", 1, 0x30010, 16) + &one("a-1", 10, 0x30000, 16368);
    innocent(&lines, 1);
    // The buffer is known from there on, also to its release.
    innocent(&(lines + &release("b-2", 20, 0x30010, 16) + &one("a-1", 30, 0x30010, 16368)), 2);
}

#[test]
fn the_end_of_an_allocation_whose_middle_was_lost_is_obeyed() {
    let lines = start("a-1", 1, 16, 16384)
        + "CPU:0 [LOST 5 EVENTS]\n"
        + &finish("a-1", 9, 0x30040, 16)
        + &one("b-2", 20, 0x30000, 16368);
    innocent(&lines, 1);
}

#[test]
fn what_a_hole_in_the_trace_explains_is_no_fault() {
    // The release of the first buffer is among the lost events, and so is another allocation.
    let lines = one("a-1", 1, 0x30000, 16384)
        + "CPU:1 [LOST 2 EVENTS]\n"
        + &one("b-2", 10, 0x30000, 15000)
        + &one("b-2", 20, 0x30040, 14984);
    let check = checked(&lines);
    assert!(check.is_clean(), "{check:?}");
    assert!(
        check.warnings.iter().any(|w| w.contains("not judged: after lost events")),
        "{check:?}"
    );
}

#[test]
fn a_count_read_before_a_release_and_printed_after_it_is_no_fault() {
    let lines = one("a-1", 1, 0x30000, 16384)
        + &release("a-1", 10, 0x30000, 16)
        // Read while the buffer was still held.
        + &one("b-2", 10, 0x30000, 16368);
    innocent(&lines, 2);
}

#[test]
fn the_idle_task_stands_for_many_and_pairs_nothing() {
    let lines = start("<idle>-0", 1, 16, 16384)
        + &finish("<idle>-0", 2, 0x30000, 16)
        + &one("a-1", 10, 0x30010, 16368);
    innocent(&lines, 1);
}

#[test]
fn areas_are_not_made_as_large_as_a_stray_number_says() {
    let refused = |lines: &str| {
        let mut records = Vec::new();
        read::read("trace", lines.as_bytes(), &mut records).unwrap();
        Recording::new(&records, &[], None).unwrap_err()
    };
    let total = |total: &str| {
        refused(
            &one("a-1", 1, 0x30000, 1)
                .replace("total_count=16384", &format!("total_count={total}")),
        )
    };
    assert!(total("999999999999999").contains("area a: 999999999999999 pages"));
    assert!(total("4294967296").contains("--area a,base=PFN,pages=N says so"));
    let far = finish("a-1", 1, 0x30000, 16) + &finish("a-1", 2, 0x3000_0000, 16);
    assert!(refused(&far).contains("area a"));
    let absurd = far.replace("0x30000000", "0xfffffffffffffff0");
    assert!(refused(&absurd).contains("area a"));
}

/// Buffers of half the number line.
#[test]
fn sums_that_run_over_are_violations() {
    let half =
        |us, pfn| finish("a-1", us, pfn, 16).replace("count=16", "count=9223372036854775808");
    let lines = one("b-2", 1, 0x30000, 16384) + &half(10, 0x30010) + &half(20, 0x30020);
    for check in [checked(&lines), checked(&(lines.clone() + &start("b-2", 30, 1, 16384)))] {
        assert_eq!(check.agree, 1, "{check:?}");
        let kinds: Vec<_> = check.violations.iter().map(|v| v.kind.name()).collect();
        assert_eq!(kinds, ["outside", "outside", "overlap"], "{check:?}");
    }
    assert_eq!(checked_import(&lines).violations, []);
}

#[test]
fn lists_of_what_is_wrong_end_and_tell_how_much_there_is() {
    let unaligned = |nth: u32| {
        one("a-1", nth * 20, 0x30008, 16384).replace("align=0", "align=4")
            + &release("a-1", nth * 20 + 10, 0x30008, 16)
    };
    let lines: String = (0..300).map(unaligned).collect();
    let check = checked_where_told(&lines);
    assert_eq!((check.violations.len(), check.violations_total), (100, 300));
    assert_eq!((check.disagreements.len(), check.disagree), (100, 300));
    assert!(check.violations.is_sorted_by_key(|violation| violation.line));
    assert_eq!(check.violations[0].line, 2);
}

#[test]
fn a_release_clears_what_the_kernel_clears_in_a_trace_and_in_its_import() {
    // Five pages are taken, six given back: the sixth is the neighbour's.
    let five = |us, pfn, available| {
        (start("a-1", us, 16, available) + &finish("a-1", us + 1, pfn, 16))
            .replace("count=16 ", "count=5 ")
    };
    let lines = five(1, 0x30000, 16384) + &five(10, 0x30005, 16379);
    let lines = lines + &release("a-1", 20, 0x30000, 6);
    let lines = lines + &one("a-1", 30, 0x30000, 16380).replace("count=16 ", "count=6 ");
    for check in [checked(&lines), checked_import(&lines)] {
        assert_eq!((check.agree, check.disagree), (3, 0), "{check:?}");
        let kinds: Vec<_> = check.violations.iter().map(|v| v.kind.name()).collect();
        assert_eq!(kinds, ["long-release"], "{check:?}");
    }
}

#[test]
fn a_release_is_of_who_holds_its_pages_now() {
    let five = |us, pfn| one("a-1", us, pfn, 16384).replace("count=16 ", "count=5 ");
    let lines = five(1, 0x30000)
        + &one("a-1", 10, 0x30005, 16379)
        + &release("a-1", 20, 0x30005, 16)
        // Within the pages of the buffer that was released.
        + &one("b-2", 30, 0x30010, 16379).replace("align=0", "align=4")
        + &release("b-2", 40, 0x30010, 16);
    innocent(&lines, 3);
    let imported =
        import("t", &recording(&lines), &classic(), &Pins::default(), &mut go_on).unwrap();
    let last = imported.workload.ops.last().unwrap().kind;
    assert!(matches!(last, OpKind::Release(Release { pfn: None, count: None, .. })), "{last:?}");
}

#[test]
fn areas_that_overlap_cannot_stand_in_one_workload() {
    let other = finish("b-2", 10, 0x30010, 16).replace("name=a", "name=b");
    let lines = finish("a-1", 1, 0x30000, 16) + &other;
    let error = import("t", &recording(&lines), &classic(), &Pins::default(), &mut go_on);
    let text = error.unwrap_err().to_string();
    assert!(text.contains("the areas a and b both have") && text.contains("--area"), "{text}");
}

#[test]
fn pages_in_use_before_the_trace_explain_windows_passed_over_and_no_more_of_them_than_there_are() {
    // 96 pages are in use: first fit would find 0x30000, the kernel went on to 0x30020.
    let lines = |available: u32| {
        let second = available - 16;
        one("a-1", 1, 0x30020, available)
            + &one("a-1", 10, 0x30040, second)
            // Handed out and given back: it was not in use before.
            + &release("a-1", 20, 0x30020, 16)
            + &one("a-1", 30, 0x30020, second)
    };
    let check = checked_where_told(&lines(16384 - 96));
    assert_eq!((check.agree, check.disagree), (3, 0), "{check:?}");
    assert_eq!((check.areas[0].used, check.areas[0].total_pages), (96 + 32, 16384));
    // With no page in use before, nothing explains it but an area that begins higher up.
    let check = checked_where_told(&lines(16384));
    assert_eq!(check.disagree, 3, "{check:?}");
    let check = checked(&lines(16384));
    assert_eq!((check.disagree, check.not_judged), (0, 3), "{check:?}");
}

#[test]
fn a_vendors_kernel_may_wait_and_begin_at_the_areas_start_again() {
    let line = |us: u32, event: &str| {
        format!(
            " cam-7 [001] .... 9.{us:06}: cma_alloc_{event} page=ffffffbf01000000 count=256 align=8\n"
        )
    };
    let start = " cam-7 [001] .... 9.000010: cma_alloc_start: name=a count=256 align=8\n";
    let passes = |second: u32| {
        [
            start.into(),
            line(210, "busy_retry: name=a pfn=30000"),
            line(410, "busy_retry: name=a pfn=30100"),
            line(second, "busy_retry: name=a pfn=30000"),
            line(second + 400, "finish: name=a pfn=30100"),
        ]
        .concat()
    };
    let check = checked_where_told(&passes(104_410));
    assert!(check.is_clean(), "{check:?}");
    assert_eq!(check.agree, 4, "{check:?}");
    assert!(check.warnings.iter().any(|w| w.contains("at the area's start again")), "{check:?}");
    assert_eq!(checked_import(&passes(104_410)).agree, 4);
    // Without the wait it is no second pass, and nothing else explains it.
    assert_eq!(checked_where_told(&passes(610)).disagree, 1);
}
