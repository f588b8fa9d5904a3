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
    let violations = judge(0, events).violations;
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
    let events = [(1, finish(0x1000, 16, 0)), (2, finish(0x100f, 2, 0))];
    check(&events, &[(2, Kind::Overlap)]);
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
fn a_count_of_available_pages_below_what_can_be_in_use_is_named() {
    // 96 pages were in use before the trace: the first start tells.
    let first = [(1, start(16, SIZE - 96)), (1, finish(0x1100, 16, 0))];
    let then = |available| [first[0].clone(), first[1].clone(), (1, start(1, available))];
    check(&then(SIZE - 112), &[]);
    check(&then(SIZE - 96), &[]);
    check(&then(SIZE - 113), &[(3, Kind::Accounting)]);
}
