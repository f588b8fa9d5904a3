//! Recordings of a few lines each: how they are taken apart, and in which order their searches
//! happened.

use std::ops::ControlFlow;

use super::order::{self, Resolved};
use super::recording::{Extent, Outcome, Recording, Role};
use super::steps::{Agreement, Step};
use crate::cma::finder::Choice;
use crate::cma::profile::Kernel;
use crate::geometry::{AreaSpec, RangeSpec};
use crate::trace::{Errno, Event, Failure, Record, Task};
use crate::units::{Nanos, Order, Pages, Pfn};

/// A line of a trace of the area `a`, whose base is 0x1000: task and event.
pub(crate) type Line = (u32, Event);

const TOTAL: u64 = 4096;

fn order_of(align: u64) -> Order {
    Order::new(align).unwrap()
}

pub(crate) fn start(tid: u32, count: u64, align: u64) -> Line {
    start_with(tid, count, align, TOTAL)
}

pub(crate) fn start_with(tid: u32, count: u64, align: u64, available: u64) -> Line {
    let (available, total) = (Some(Pages(available)), Some(Pages(TOTAL)));
    let (area, count, align) = ("a".into(), Pages(count), order_of(align));
    (tid, Event::AllocStart { area, count, align, available, total })
}

pub(crate) fn retry(tid: u32, pfn: u64, count: u64, align: u64) -> Line {
    let (area, count, align) = ("a".into(), Pages(count), order_of(align));
    (tid, Event::BusyRetry { area, pfn: Pfn(pfn), count, align })
}

pub(crate) fn finish(tid: u32, pfn: u64, count: u64, align: u64) -> Line {
    finish_with(tid, Ok(Pfn(pfn)), count, align)
}

pub(crate) fn failed(tid: u32, errno: i32, last: Option<u64>, count: u64) -> Line {
    finish_with(tid, Err(Failure { errno: Errno(errno), last: last.map(Pfn) }), count, 0)
}

fn finish_with(tid: u32, result: Result<Pfn, Failure>, count: u64, align: u64) -> Line {
    let (area, count, align) = ("a".into(), Pages(count), order_of(align));
    (tid, Event::AllocFinish { area, count, align, result, timing: None })
}

pub(crate) fn release(tid: u32, pfn: u64, count: u64) -> Line {
    (tid, Event::Release { area: "a".into(), pfn: Pfn(pfn), count: Pages(count) })
}

pub(crate) fn lost() -> Line {
    (0, Event::Lost { events: None })
}

/// Makes records of lines, a microsecond apart.
pub(crate) fn records(lines: &[Line]) -> Vec<Record> {
    let record = |(line, (tid, event)): (u64, &Line)| {
        let task = Task { tid: *tid, comm: "t".into() };
        let (ts, event) = (Nanos(line * 1000), event.clone());
        Record { ts, cpu: 0, task, line, event, extra: None }
    };
    (1..).zip(lines).map(record).collect()
}

/// The area of all lines.
pub(crate) fn area() -> AreaSpec {
    let ranges = vec![RangeSpec { base: Pfn(0x1000), pages: Pages(TOTAL) }];
    AreaSpec { name: "a".into(), order_per_bit: order_of(0), ranges }
}

/// Takes lines apart.
pub(crate) fn recording(lines: &[Line]) -> Recording {
    Recording::new(&records(lines), &[area()], Some(Kernel::V7_2)).unwrap()
}

pub(crate) fn go_on(_done: usize) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Resolves a recording with the kernel's own search.
fn resolve(recording: &Recording) -> (Vec<Step>, Resolved) {
    let mut steps = Vec::new();
    let classic = Choice::default();
    let order = order::resolve(recording, &classic, &mut go_on, &mut |step| steps.push(step));
    (steps, order.unwrap())
}

/// Resolves lines; returns for each search whether first fit agrees and whether it was late, in the
/// order in which they happened, and the used pages at the end.
fn searches(lines: &[Line]) -> (Vec<(u64, Option<bool>, bool)>, String) {
    let recording = recording(lines);
    let (steps, order) = resolve(&recording);
    let search = |step: &Step| match *step {
        Step::Search { attempt, agreement, late, .. } => {
            let agrees = match agreement {
                Agreement::Agrees => YES,
                Agreement::Disagrees => NO,
                Agreement::NotJudged(_) | Agreement::Untold => None,
            };
            Some((recording.announcement(attempt).line, agrees, late))
        }
        _ => None,
    };
    (steps.iter().filter_map(search).collect(), order.end[0].maps[0].to_string())
}

const YES: Option<bool> = Some(true);
const NO: Option<bool> = Some(false);

#[test]
fn lines_become_attempts_of_allocations() {
    let recording = recording(&[
        start(1, 4, 0),
        retry(1, 0x1000, 4, 0),
        start(2, 8, 0),
        finish(1, 0x1001, 4, 0),
        release(3, 0x1001, 4),
        failed(2, -16, None, 8),
    ]);
    let outcomes: Vec<_> =
        recording.attempts().iter().map(|attempt| (attempt.outcome, attempt.busy)).collect();
    let expected = [
        (Outcome::Window(Pfn(0x1000)), true),
        (Outcome::Window(Pfn(0x1001)), false),
        (Outcome::Nothing(Errno::EBUSY), false),
    ];
    assert_eq!(outcomes, expected);
    let roles: Vec<_> = recording.moments().iter().map(|moment| moment.role).collect();
    let [
        Role::Start(a),
        Role::Retry(b),
        Role::Start(c),
        Role::Finish(d),
        Role::Release(r),
        Role::Finish(e),
    ] = roles[..]
    else {
        panic!("{roles:?}")
    };
    assert_eq!((recording.before(b), d, e), (Some(a), b, c));
    assert_eq!(recording.release(r).extent, Extent { area: 0, pfn: Pfn(0x1001), count: Pages(4) });
    assert_eq!(recording.releaser(r).tid, 3);
    assert_eq!((recording.allocation_of(c).count, recording.announcement(c).line), (Pages(8), 3));
}

#[test]
fn a_recording_makes_its_events_again() {
    let lines = [
        finish(9, 0x1100, 1, 0),
        start(1, 4, 0),
        retry(1, 0x1000, 4, 0),
        retry(8, 0x1000, 2, 1),
        start(0, 1, 0),
        lost(),
        finish(1, 0x1001, 4, 0),
        release(3, 0x1001, 4),
        start_with(5, 8, 0, 77),
        failed(5, -16, None, 8),
    ];
    let nobody = |record: &Record| match record.event {
        Event::Lost { .. } => Task { tid: 0, comm: "".into() },
        _ => record.task.clone(),
    };
    let again: Vec<_> = recording(&lines).events().collect();
    let given: Vec<_> =
        records(&lines).into_iter().map(|r| Record { task: nobody(&r), ..r }).collect();
    assert_eq!(again, given);
}

#[test]
fn failures_tell_whether_a_window_was_tried_last() {
    let outcome = |kernel, lines: &[Line]| {
        let recording = Recording::new(&records(lines), &[area()], Some(kernel)).unwrap();
        recording.attempts().last().unwrap().outcome
    };
    let [tried, untried] = [Some(0x1000), None];
    let after = |last| [start(1, 4, 0), retry(1, 0x1000, 4, 0), failed(1, last, tried, 4)];
    assert_eq!(outcome(Kernel::V6_12, &after(-16)), Outcome::Nothing(Errno(-16)));
    assert_eq!(outcome(Kernel::V6_12, &after(-12)), Outcome::Aborted(Errno(-12)));
    let at_once = |errno, last| [start(1, 4, 0), failed(1, errno, last, 4)];
    assert_eq!(outcome(Kernel::V6_12, &at_once(-12, untried)), Outcome::Nothing(Errno(-12)));
    // A window that no retry line names was given up.
    assert_eq!(outcome(Kernel::V6_12, &at_once(-12, tried)), Outcome::Aborted(Errno(-12)));
    assert_eq!(outcome(Kernel::V7_2, &at_once(-12, untried)), Outcome::Aborted(Errno(-12)));
    assert_eq!(outcome(Kernel::V7_2, &at_once(-4, untried)), Outcome::Aborted(Errno(-4)));
}

#[test]
fn ends_without_a_start_are_unplaced_unless_the_kernel_prints_no_starts() {
    let alone = [finish(1, 0x1000, 4, 0)];
    assert_eq!(recording(&alone).attempts()[0].outcome, Outcome::Window(Pfn(0x1000)));
    let among = [finish(1, 0x1000, 4, 0), start(2, 1, 0)];
    assert_eq!(recording(&among).attempts()[0].outcome, Outcome::Unplaced(Some(Pfn(0x1000))));
    let lost = [start(1, 4, 0), lost(), failed(1, -16, None, 4)];
    assert_eq!(recording(&lost).attempts()[0].outcome, Outcome::Unplaced(None));
}

#[test]
fn what_was_held_before_the_trace_is_what_no_line_before_its_release_names() {
    let recording = recording(&[
        start_with(1, 4, 0, TOTAL - 100),
        finish(1, 0x1000, 4, 0),
        release(1, 0x1100, 8),
        release(1, 0x1000, 4),
        // Outside the area, and pages that were released before: neither was held.
        release(1, 0x9000, 8),
        release(1, 0x1100, 8),
    ]);
    let held = Extent { area: 0, pfn: Pfn(0x1100), count: Pages(8) };
    assert_eq!((recording.held_before, recording.used_before), (vec![held], vec![Some(Pages(92))]));
}

#[test]
fn records_of_no_pages_mean_nothing() {
    let lines = [start(1, 0, 0), retry(1, 0x1000, 0, 0), finish(1, 0x1000, 0, 0), release(1, 0, 0)];
    let recording = recording(&lines);
    assert!(recording.moments().is_empty() && recording.held_before.is_empty());
    assert_eq!(recording.notes, ["4 records of no pages: left out"]);
}

#[test]
fn a_search_happens_at_its_line_if_it_finds_the_recorded_window_then() {
    let lines = [start(1, 4, 0), start(2, 4, 0), finish(2, 0x1004, 4, 0), finish(1, 0x1000, 4, 0)];
    assert_eq!(searches(&lines), (vec![(1, YES, false), (2, YES, false)], "0-7".into()));
}

#[test]
fn a_search_waits_for_what_other_tasks_do() {
    // Task 1 lost the CPU after its start line.
    let lines = [start(1, 4, 0), start(2, 4, 0), finish(2, 0x1000, 4, 0), finish(1, 0x1004, 4, 0)];
    assert_eq!(searches(&lines), (vec![(2, YES, false), (1, YES, true)], "0-7".into()));
    // A window that is given back lets another search find it.
    let lines = [
        start(1, 4, 2),
        start(2, 4, 2),
        retry(1, 0x1000, 4, 2),
        finish(2, 0x1000, 4, 2),
        finish(1, 0x1004, 4, 2),
    ];
    let expected = vec![(1, YES, false), (2, YES, true), (3, YES, false)];
    assert_eq!(searches(&lines), (expected, "0-7".into()));
}

#[test]
fn a_release_is_taken_before_its_line_if_the_next_owner_shows_its_pages_free() {
    let lines = |late: u64| {
        let mut lines = records(&[
            start(1, 4, 0),
            finish(1, 0x1000, 4, 0),
            start(2, 4, 0),
            finish(2, 0x1000, 4, 0),
            release(1, 0x1000, 4),
        ]);
        lines[4].ts.0 += late;
        Recording::new(&lines, &[area()], Some(Kernel::V7_2)).unwrap()
    };
    let told = |recording: &Recording| {
        let (steps, order) = resolve(recording);
        let early = steps.iter().any(|step| matches!(step, Step::Release { early: true, .. }));
        let agrees =
            |step: &Step| matches!(step, Step::Search { agreement: Agreement::Agrees, .. });
        let agree = steps.iter().filter(|step| agrees(step)).count();
        (early, agree, order.end[0].maps[0].to_string())
    };
    assert_eq!(told(&lines(0)), (true, 2, "0-3".into()));
    // No line is a second late.
    assert_eq!(told(&lines(1_000_000_000)), (false, 1, String::new()));
}

#[test]
fn only_the_release_of_just_that_buffer_is_taken_early() {
    let lines = [
        start(1, 4, 0),
        finish(1, 0x1000, 4, 0),
        start(2, 4, 0),
        finish(2, 0x1000, 4, 0),
        release(1, 0x1000, 2),
    ];
    assert_eq!(searches(&lines).0, [(1, YES, false), (3, NO, false)]);
}

#[test]
fn the_recording_is_obeyed_where_first_fit_disagrees() {
    let lines = [start(1, 4, 0), finish(1, 0x1008, 4, 0), start(1, 8, 0), finish(1, 0x1000, 8, 0)];
    assert_eq!(searches(&lines), (vec![(1, NO, false), (3, YES, false)], "0-11".into()));
    let failed = [start(1, 4, 0), failed(1, -16, None, 4)];
    assert_eq!(searches(&failed), (vec![(1, NO, false)], String::new()));
    // After lost events nobody knows.
    let lossy = [lost(), start(1, 4, 0), finish(1, 0x1008, 4, 0)];
    assert_eq!(searches(&lossy).0, [(2, None, false)]);
}

#[test]
fn the_window_of_an_aborted_allocation_is_taken_until_its_end() {
    let lines = [
        start(1, 4, 0),
        start(2, 4, 0),
        failed(1, -4, None, 4),
        finish(2, 0x1004, 4, 0),
        start(1, 4, 0),
        finish(1, 0x1000, 4, 0),
    ];
    let expected = vec![(1, None, false), (2, YES, false), (5, YES, false)];
    assert_eq!(searches(&lines), (expected, "0-7".into()));
}

#[test]
fn pages_in_use_before_are_the_last_of_a_window_passed_over_that_the_trace_never_names() {
    let recording = recording(&[
        start_with(1, 8, 3, TOTAL - 2),
        finish(1, 0x1010, 8, 3),
        start_with(1, 1, 0, TOTAL - 10),
        finish(1, 0x1000, 1, 0),
        release(1, 0x100f, 1),
    ]);
    // One of the two is the buffer that is released; the other lies before what task 1 got next.
    let order = resolve(&recording).1;
    assert_eq!(order.used_before, [Extent { area: 0, pfn: Pfn(0x1007), count: Pages(1) }]);
}

#[test]
fn any_number_of_searches_may_be_under_way() {
    // All wait for pages that come free last to first; the first 64 are tried again each time.
    let tasks = 1..=100_u32;
    let held = finish(200, 0x1000, 100, 0);
    let starts = tasks.clone().map(|tid| start(tid, 1, 0));
    let releases = (0..100).map(|page| release(200, 0x1000 + page, 1));
    let finishes = tasks.map(|tid| finish(tid, 0x1000 + u64::from(tid) - 1, 1, 0));
    let begin = [start(200, 100, 0), held];
    let lines: Vec<_> = begin.into_iter().chain(starts).chain(releases).chain(finishes).collect();
    let (searches, used) = searches(&lines);
    assert!(searches.iter().all(|search| search.1 == YES), "{searches:?}");
    assert_eq!((searches.len(), used), (101, "0-99".into()));
}

#[test]
fn an_interrupt_ends_the_work() {
    let recording = recording(&[start(1, 1, 0)]);
    let classic = Choice::default();
    let mut stop = |_| ControlFlow::Break(());
    let order = order::resolve(&recording, &classic, &mut stop, &mut |_| ());
    assert!(order.is_err());
}

#[test]
fn the_fullest_and_the_most_scattered_state_are_not_those_at_the_end() {
    let recording = recording(&[
        start(1, 2000, 0),
        finish(1, 0x1000, 2000, 0),
        start(2, 96, 0),
        finish(2, 0x17d0, 96, 0),
        start(3, 1000, 0),
        finish(3, 0x1830, 1000, 0),
        release(1, 0x1000, 2000),
        release(3, 0x1830, 1000),
        start(2, 8, 0),
        finish(2, 0x1000, 8, 0),
    ]);
    let (_, order) = resolve(&recording);
    let [extreme] = order.extremes[..] else { panic!() };
    assert_eq!((extreme.peak_used, extreme.least_maxchunk), (Pages(3096), Pages(1000)));
    let held = order.held.iter().map(|held| (held.extent.pfn, held.extent.count));
    assert_eq!(held.collect::<Vec<_>>(), [(Pfn(0x1000), Pages(8)), (Pfn(0x17d0), Pages(96))]);
    let asker = |held: &order::HeldAtEnd| recording.asker(held.allocation.unwrap()).tid;
    assert!(order.held.iter().all(|held| asker(held) == 2));
}
