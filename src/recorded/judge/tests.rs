use super::*;
use crate::geometry::RangeSpec;
use crate::trace::{Errno, Failure, Task};

const SIZE: u64 = 4096;

/// Judges events of one area of 4096 pages at 0x1000; each event's line is its place, its time one
/// microsecond later than the last.
fn judge(order_per_bit: u64, events: &[(u32, Event)]) -> Judgement {
    let range = RangeSpec { base: Pfn(0x1000), pages: Pages(SIZE) };
    let order_per_bit = Order::new(order_per_bit).unwrap();
    let area = AreaSpec { name: "a".into(), order_per_bit, ranges: vec![range] };
    let mut judge = Judge::of_trace(&[area]);
    for (line, (tid, event)) in (1..).zip(events) {
        let task = Task { tid: *tid, comm: "t".into() };
        let (ts, event) = (Nanos(line * 1000), event.clone());
        judge.record(&Record { ts, cpu: 0, task, line, event, extra: None });
    }
    judge.judge()
}

#[track_caller]
fn check(events: &[(u32, Event)], expected: &[(u64, Kind)]) {
    let judgement = judge(0, events);
    let mut violations = [judgement.violations, judgement.doubts].concat();
    violations.sort_by_key(|violation| violation.line);
    let found: Vec<_> = violations.iter().map(|v| (v.line, v.kind)).collect();
    assert_eq!(found, expected, "{violations:?}");
}

fn start(count: u64, available: u64) -> Event {
    Event::AllocStart {
        area: "a".into(),
        count: Pages(count),
        align: Order::ZERO,
        available: Some(Pages(available)),
        total: Some(Pages(SIZE)),
    }
}

fn finish(pfn: u64, count: u64, align: u64) -> Event {
    Event::AllocFinish {
        area: "a".into(),
        count: Pages(count),
        align: Order::new(align).unwrap(),
        result: Ok(Pfn(pfn)),
        timing: None,
    }
}

fn failed(count: u64) -> Event {
    let result = Err(Failure { errno: Errno::EBUSY, last: None });
    let (area, align) = ("a".into(), Order::ZERO);
    Event::AllocFinish { area, count: Pages(count), align, result, timing: None }
}

fn release(pfn: u64, count: u64) -> Event {
    Event::Release { area: "a".into(), pfn: Pfn(pfn), count: Pages(count) }
}

#[test]
fn a_clean_trace_has_no_violation() {
    check(
        &[
            (1, start(16, SIZE)),
            (1, finish(0x1000, 16, 4)),
            (2, start(16, SIZE - 16)),
            (2, finish(0x1010, 16, 4)),
            (1, release(0x1000, 16)),
            (2, release(0x1010, 16)),
            (2, start(4096, SIZE)),
            (2, failed(4096)),
        ],
        &[],
    );
}

#[test]
fn pages_handed_out_twice_are_an_overlap() {
    let events = [(1, finish(0x1000, 16, 0)), (2, finish(0x100f, 2, 0)), (2, release(0x100f, 2))];
    // The first task may have stalled within a release when the trace ended.
    check(&events, &[]);
    check(&[&events[..], &[(1, failed(1))]].concat(), &[(2, Kind::Overlap)]);
}

#[test]
fn a_release_printed_after_the_next_owners_finish_is_legal() {
    let events = [
        (1, finish(0x1000, 16, 0)),
        (2, finish(0x1000, 16, 0)),
        (1, release(0x1000, 16)),
        (2, release(0x1000, 16)),
    ];
    let judgement = judge(0, &events);
    assert_eq!(judgement.violations, []);
    assert_eq!(judgement.late_releases, 1);
}

#[test]
fn windows_must_be_aligned_and_inside() {
    check(&[(1, finish(0x1008, 16, 4))], &[(1, Kind::Unaligned)]);
    check(&[(1, finish(0xff0, 32, 0))], &[(1, Kind::Outside)]);
    check(&[(1, finish(0x1ff0, 32, 0))], &[(1, Kind::Outside)]);
    check(&[(1, finish(u64::MAX, 2, 0))], &[(1, Kind::Outside)]);
}

#[test]
fn each_kind_of_bad_release_has_its_own_name() {
    let taken = [(1, finish(0x1000, 16, 0)), (1, finish(0x1010, 16, 0))];
    let with = |more: &[Event]| {
        let more = more.iter().map(|event| (1, event.clone()));
        taken.iter().cloned().chain(more).collect::<Vec<_>>()
    };
    check(&with(&[release(0x1000, 16), release(0x1000, 16)]), &[(4, Kind::DoubleRelease)]);
    check(&with(&[release(0x1000, 8)]), &[(3, Kind::ShortRelease)]);
    check(&with(&[release(0x1010, 24)]), &[(3, Kind::LongRelease)]);
    check(&with(&[release(0x1000, 32)]), &[(3, Kind::LongRelease)]);
    check(&with(&[release(0x1004, 4)]), &[(3, Kind::ForeignRelease)]);
    check(&with(&[release(0x1ff8, 16)]), &[(3, Kind::Outside)]);
    // The rest of a buffer that was released in part stays handed out.
    let rest = with(&[release(0x1000, 8), finish(0x1008, 8, 0)]);
    check(&rest, &[(3, Kind::ShortRelease), (4, Kind::Overlap)]);
}

#[test]
fn releases_from_before_the_trace_are_counted_not_blamed() {
    let judgement = judge(0, &[(1, release(0x1100, 8))]);
    assert_eq!((judgement.violations.len(), judgement.unknown_releases), (0, 1));
}

#[test]
fn a_release_that_splits_a_bit_is_named() {
    let kinds = |events: &[(u32, Event)]| {
        judge(2, events).violations.iter().map(|v| v.kind).collect::<Vec<_>>()
    };
    // The end of a buffer may lie inside a bit: that bit is its own.
    assert_eq!(kinds(&[(1, finish(0x1000, 5, 0)), (1, release(0x1000, 5))]), []);
    let part = [(1, finish(0x1000, 16, 0)), (1, release(0x1000, 5))];
    assert_eq!(kinds(&part), [Kind::UnalignedRelease, Kind::ShortRelease]);
}

#[test]
fn a_late_release_is_none_if_its_task_did_something_else_before() {
    let twice = [(1, finish(0x1000, 16, 0)), (2, finish(0x1000, 16, 0))];
    let then = |more: &[(u32, Event)]| [&twice[..], more].concat();
    // The first task may have stalled since before the second finish.
    check(&then(&[(1, release(0x1000, 16))]), &[]);
    check(&then(&[(2, release(0x1000, 16)), (1, failed(1))]), &[(2, Kind::Overlap)]);
    let after = then(&[(1, finish(0x1100, 8, 0)), (1, release(0x1000, 16))]);
    check(&after, &[(2, Kind::Overlap)]);
    // Nor is it the first buffer's if its task has just those pages since.
    let own = then(&[(2, release(0x1000, 16)), (1, release(0x1000, 16))]);
    check(&own, &[]);
    // The idle task is another on each CPU.
    let idle = then(&[(0, release(0x1800, 8)), (0, release(0x1000, 16))]);
    check(&idle, &[]);
}

#[test]
fn pages_handed_out_twice_wait_for_a_late_release_in_bounded_memory() {
    let taken = (0..10_000).map(|nth| (1 + nth % 2, finish(0x1000, 16, 0)));
    let events: Vec<_> = taken.chain([(2, release(0x1800, 8)), (1, failed(1))]).collect();
    assert_eq!(judge(0, &events).violations_total, 9_999);
}

#[test]
fn a_count_of_available_pages_below_what_can_be_in_use_is_named() {
    // 96 pages were in use before the trace: the first start tells.
    let first = [(1, start(16, SIZE - 96)), (1, finish(0x1100, 16, 0))];
    let then = |available| [first[0].clone(), first[1].clone(), (1, start(1, available))];
    check(&then(SIZE - 112), &[]);
    check(&then(SIZE - 113), &[(3, Kind::Accounting)]);
    // Another task may have read it before the window was taken, and printed it late.
    let [begun, done, (_, late)] = then(SIZE - 96);
    check(&[begun, done, (2, late)], &[]);
}

#[test]
fn more_pages_available_than_the_area_has_are_named() {
    check(&[(1, start(16, SIZE))], &[]);
    check(&[(1, start(16, SIZE + 1))], &[(1, Kind::Accounting)]);
}

#[test]
fn a_total_that_changes_is_named() {
    let total = |total| {
        let Event::AllocStart { area, count, align, available, .. } = start(1, 99) else {
            panic!()
        };
        Event::AllocStart { area, count, align, available, total: Some(Pages(total)) }
    };
    let of = |totals: [u64; 3]| totals.map(total).map(|start| (1, start));
    check(&of([SIZE; 3]), &[]);
    check(&of([SIZE, 2 * SIZE, SIZE]), &[(2, Kind::Accounting)]);
}

/// One task takes and releases 16 pages, again and again.
fn churn(available: impl Fn(u64) -> u64) -> Vec<(u32, Event)> {
    let round = |nth| {
        [start(16, available(nth)), finish(0x1000, 16, 0), release(0x1000, 16)].map(|e| (1, e))
    };
    (0..10).flat_map(round).collect()
}

#[test]
fn a_count_that_is_off_from_some_line_on_is_named_there_and_once() {
    check(&churn(|_| SIZE - 7), &[]);
    check(&churn(|nth| if nth < 5 { SIZE - 7 } else { SIZE - 8 }), &[(16, Kind::Accounting)]);
    check(&churn(|nth| if nth < 5 { SIZE - 7 } else { SIZE - 6 }), &[(16, Kind::CameBack)]);
    // Where one count alone is off, it goes and comes back.
    let one = churn(|nth| if nth == 5 { SIZE - 9 } else { SIZE - 7 });
    check(&one, &[(16, Kind::Accounting), (19, Kind::CameBack)]);
}

#[test]
fn a_release_that_is_missing_shows_in_the_counts() {
    let mut events = churn(|_| SIZE);
    events.remove(5);
    // Its pages are handed out again as well, and nobody is left to release them.
    check(&events, &[(6, Kind::CameBack), (7, Kind::Overlap)]);
    let lost = (9, Event::Lost { events: None });
    events.insert(5, lost);
    check(&events, &[]);
}

#[test]
fn a_request_in_flight_when_the_trace_begins_explains_counts() {
    // Its window is given back before the second count.
    let events = [
        (1, start(4, SIZE - 16)),
        (1, finish(0x1010, 4, 0)),
        (1, start(4, SIZE - 4)),
        (1, finish(0x1014, 4, 0)),
        (1, release(0x1010, 4)),
    ];
    check(&events, &[(3, Kind::CameBack)]);
    check(&[&events[..], &[(2, failed(16))]].concat(), &[]);
    check(&[&events[..], &[(2, failed(15))]].concat(), &[(3, Kind::CameBack)]);
}

#[test]
fn releases_of_more_pages_than_were_in_use_before_are_named() {
    let trace = |available| {
        [
            (1, start(16, available)),
            (1, finish(0x1000, 16, 0)),
            (1, release(0x1100, 8)),
            (1, release(0x1200, 8)),
            (1, release(0x1000, 16)),
        ]
    };
    check(&trace(SIZE - 16), &[]);
    check(&trace(SIZE - 15), &[(4, Kind::FreeRelease)]);
    check(&trace(SIZE), &[(3, Kind::FreeRelease)]);
    // The first of another task may have happened before the count was read.
    let [begun, done, (_, other), ..] = trace(SIZE);
    check(&[begun, done, (2, other)], &[]);
    // Kernels that tell no counts do not tell it.
    check(&trace(SIZE)[1..], &[]);
}

#[test]
fn a_trace_without_releases_blames_nobody_for_pages_that_came_back() {
    let without = |counts: bool, available: u64| {
        let begun = |available| if counts { (1, start(16, available)) } else { (2, failed(1)) };
        let [first, second] = [SIZE, available].map(begun);
        judge(0, &[first, (1, finish(0x1000, 16, 0)), second, (1, finish(0x1000, 16, 0))])
    };
    for told in [without(false, 0), without(true, SIZE)] {
        assert_eq!((told.violations.len(), told.untold_releases.is_some()), (0, true), "{told:?}");
    }
    // The count says that nobody gave them back.
    let twice = without(true, SIZE - 16);
    assert_eq!((twice.violations.len(), twice.untold_releases), (1, None), "{twice:?}");
}
