use super::*;
use crate::trace::{Failure, Task};
use crate::units::Pfn;

fn record(ts: u64, cpu: u32, tid: u32, event: Event) -> Record {
    let task = Task { tid, comm: "<...>".into() };
    Record { ts: Nanos(ts), cpu, task, line: ts, event, extra: None }
}

fn start(ts: u64, tid: u32, pages: u64) -> Record {
    let (area, count, align) = ("a".into(), Pages(pages), Order::ZERO);
    let event = Event::AllocStart { area, count, align, available: None, total: None };
    record(ts, 0, tid, event)
}

fn finish_with(ts: u64, tid: u32, pages: u64, timing: Option<Timing>) -> Record {
    let (area, count, align) = ("a".into(), Pages(pages), Order::ZERO);
    let result = Ok::<_, Failure>(Pfn(ts));
    record(ts, 1, tid, Event::AllocFinish { area, count, align, result, timing })
}

fn finish(ts: u64, tid: u32, pages: u64) -> Record {
    finish_with(ts, tid, pages, None)
}

fn retry(ts: u64, tid: u32, pages: u64) -> Record {
    let (area, count, align) = ("a".into(), Pages(pages), Order::ZERO);
    record(ts, 2, tid, Event::BusyRetry { area, pfn: Pfn(1), count, align })
}

fn lost(ts: u64, cpu: u32, events: Option<u64>) -> Record {
    record(ts, cpu, 0, Event::Lost { events })
}

/// What a finish came to: its line, the line of its start, the line of the start that is perhaps
/// its own, latency, retries.
type Ended = (u64, Option<u64>, Option<u64>, Option<u64>, u32);

/// Pairs records.
fn pair(records: &[Record]) -> (Vec<Ended>, Counts) {
    let mut ended = Vec::new();
    let mut pairing = Pairing::default();
    for record in records {
        if let Paired::Finish(finish) = pairing.push(record, || record.line) {
            let line = |open: &Option<InFlight<u64>>| open.as_ref().map(|open| open.data);
            let latency = finish.latency(record).map(|latency| latency.0);
            let (of, perhaps) = (line(&finish.of), line(&finish.perhaps));
            ended.push((record.line, of, perhaps, latency, finish.retries(record)));
        }
    }
    (ended, pairing.close().1)
}

/// Pairs records; checks what each finish ended, and the unpaired starts, finishes and retries.
#[track_caller]
fn check(records: &[Record], ended: &[(u64, Option<u64>, Option<u64>)], unpaired: [u64; 3]) {
    let (seen, counts) = pair(records);
    let seen: Vec<_> =
        seen.into_iter().map(|(line, of, perhaps, ..)| (line, of, perhaps)).collect();
    assert_eq!(seen, ended);
    let Counts { unpaired_starts, unpaired_finishes, unpaired_retries, .. } = counts;
    assert_eq!([unpaired_starts, unpaired_finishes, unpaired_retries], unpaired);
}

#[test]
fn tasks_interleave_and_move_between_cpus() {
    let (ended, counts) = pair(&[
        start(10, 501, 148),
        start(12, 502, 148),
        retry(20, 501, 148),
        finish(41, 502, 148),
        finish(40, 501, 148),
    ]);
    let expected = [(41, Some(12), None, Some(29), 0), (40, Some(10), None, Some(30), 1)];
    assert_eq!(ended, expected);
    assert_eq!((counts.unpaired_starts, counts.unpaired_finishes), (0, 0));
}

#[test]
fn a_start_without_a_finish_is_not_paired_with_the_next_finish() {
    let next = [start(10, 7, 20_000), start(100, 7, 16), finish(112, 7, 16)];
    check(&next, &[(112, Some(100), None)], [1, 0, 0]);
    check(&[start(10, 7, 20_000), finish(112, 7, 16)], &[(112, None, None)], [1, 1, 0]);
}

#[test]
fn a_line_of_another_request_shows_that_the_one_before_is_over() {
    // The third line would fit the first, but the task was elsewhere in between.
    let finishes = [start(1, 7, 20_000), finish(2, 7, 1), finish(3, 7, 20_000)];
    check(&finishes, &[(2, None, None), (3, None, None)], [1, 2, 0]);
    let retries = [start(1, 7, 20_000), retry(2, 7, 1), finish(3, 7, 20_000)];
    check(&retries, &[(3, None, None)], [1, 1, 1]);
}

#[test]
fn the_idle_task_pairs_nothing() {
    let idle = [start(10, 0, 1), retry(11, 0, 1), finish(12, 0, 1)];
    check(&idle, &[(12, None, None)], [0, 1, 1]);
}

#[test]
fn clocks_that_go_backwards_give_no_latency() {
    let (ended, counts) = pair(&[start(10_000_005, 7, 1), finish(10_000_003, 7, 1)]);
    assert_eq!(ended, [(10_000_003, Some(10_000_005), None, None, 0)]);
    assert_eq!((counts.backwards, counts.unpaired_finishes), (1, 0));
}

#[test]
fn what_was_in_flight_when_events_were_lost_is_over_perhaps() {
    let around = [start(1, 7, 1), start(2, 8, 1), lost(3, 0, Some(17)), finish(4, 7, 1)];
    check(&around, &[(4, None, Some(1))], [2, 1, 0]);
    // Task 8 was last seen on CPU 2.
    check(&[start(1, 8, 1), retry(2, 8, 1), lost(3, 2, None)], &[], [1, 0, 0]);
    // Another start, or another request, of the same task settles it.
    let again = [start(1, 7, 1), lost(2, 0, None), start(3, 7, 1), finish(4, 7, 1)];
    check(&again, &[(4, Some(3), None)], [1, 0, 0]);
    let other = [start(1, 7, 1), lost(2, 0, None), finish(3, 7, 2), finish(4, 7, 1)];
    check(&other, &[(3, None, None), (4, None, None)], [1, 2, 0]);
    assert_eq!(pair(&[lost(1, 0, Some(17)), lost(2, 0, None)]).1.lost_events, 18);
}

#[test]
fn a_latency_across_events_lost_elsewhere_is_not_sure() {
    let across = [start(1, 8, 1), retry(2, 8, 1), lost(3, 0, None), finish(4, 8, 1)];
    check(&across, &[(4, Some(1), None)], [0, 0, 0]);
    assert_eq!(pair(&across).0[0].3, None);
    let behind = [lost(3, 0, None), start(4, 8, 1), finish(6, 8, 1)];
    assert_eq!(pair(&behind).0[0].3, Some(2));
}

#[test]
fn what_was_in_flight_when_the_events_of_a_cpu_begin_is_over_perhaps() {
    let begin = record(3, 1, 0, Event::BufferStart);
    let around = [start(1, 7, 1), retry(2, 7, 1), begin, finish(4, 7, 1)];
    check(&around, &[(4, None, Some(1))], [1, 1, 0]);
}

#[test]
fn a_measured_latency_goes_before_the_stamps() {
    let timing = Timing { latency: Nanos(5), search: Nanos(2), retries: 3 };
    let (ended, _) = pair(&[start(10, 7, 1), finish_with(30, 7, 1, Some(timing))]);
    assert_eq!(ended, [(30, Some(10), None, Some(5), 3)]);
    // A finish that carries it needs no start.
    let (ended, counts) = pair(&[finish_with(30, 7, 1, Some(timing))]);
    assert_eq!((ended[0].3, counts.unpaired_finishes), (Some(5), 1));
}

#[test]
fn an_allocation_that_is_over_is_handed_back_whatever_ends_it() {
    let over = |last: Record| {
        let mut pairing = Pairing::default();
        pairing.push(&start(1, 7, 4), || 'a');
        let over = match pairing.push(&last, || 'b') {
            Paired::Start { over } | Paired::Retry { over, .. } => over.into_iter().collect(),
            Paired::Finish(finish) => finish.over.into_iter().chain(finish.of).collect(),
            Paired::Lost(lost) => lost,
            Paired::Nothing | Paired::LoneStart(_) => Vec::new(),
        };
        over.into_iter().map(|open| open.data).collect::<Vec<_>>()
    };
    for last in [start(2, 7, 4), retry(2, 7, 5), finish(2, 7, 5), finish(2, 7, 4), lost(2, 0, None)]
    {
        assert_eq!(over(last.clone()), ['a'], "{last:?}");
    }
    for last in [start(2, 8, 4), retry(2, 7, 4), finish(2, 8, 4), start(2, 0, 4)] {
        assert_eq!(over(last.clone()), [], "{last:?}");
    }
}
