//! From records to finished allocations: each start is paired with its finish.
//!
//! A task has at most one allocation in flight, so its thread id pairs the two, wherever they ran.
//! The CPU does not: an allocation sleeps and may finish elsewhere. The idle task's id is shared by
//! all CPUs and pairs nothing. Area, count and alignment must agree as well, for older kernels
//! start some requests that they never finish, and tracers lose events.

use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;

use crate::trace::{Event, Failure, Record, Sink, Task, Timing};
use crate::units::{Nanos, Order, Pages, Pfn};

/// One allocation, from its start to its finish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allocation {
    /// Who asked, as named by the finish.
    pub task: Task,
    /// The area's name.
    pub area: Arc<str>,
    /// Pages asked for.
    pub count: Pages,
    /// Alignment order asked for.
    pub align: Order,
    /// When it started; equal to `finish` if no start was seen.
    pub start: Nanos,
    /// When it finished; earlier than `start` where per-CPU clocks disagree.
    pub finish: Nanos,
    /// The line of the start; 0 if no start was seen.
    pub start_line: u64,
    /// The line of the finish.
    pub finish_line: u64,
    /// What came of it.
    pub result: Result<Pfn, Failure>,
    /// Busy windows before the outcome, as far as they were seen.
    pub retries: u32,
    /// Durations measured inside the simulator.
    pub timing: Option<Timing>,
    /// The latency: as measured if the finish carries it, else from the two stamps. `None` without
    /// a start, or if it would be negative.
    pub latency: Option<Nanos>,
}

/// What a [`Pairing`] counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Start events.
    pub starts: u64,
    /// Finish events: finished allocations.
    pub finishes: u64,
    /// Finishes of failed allocations.
    pub failed: u64,
    /// Busy retries.
    pub busy_retries: u64,
    /// Releases.
    pub releases: u64,
    /// Starts that no finish closed, those of the idle task not counted.
    pub unpaired_starts: u64,
    /// Finishes that no start opened: allocations without a latency from stamps.
    pub unpaired_finishes: u64,
    /// Pairs whose finish is stamped before their start.
    pub backwards: u64,
    /// Events lost, as LOST events tell; one that tells no number counts as one.
    pub lost_events: u64,
}

/// Pairs starts with finishes, in memory bounded by the allocations in flight.
#[derive(Clone, Debug, Default)]
pub struct Pairing {
    open: BTreeMap<u32, Open>,
    counts: Counts,
}

/// An allocation in flight.
#[derive(Clone, Debug)]
struct Open {
    request: Request,
    start: Nanos,
    line: u64,
    /// Where the task was last seen.
    cpu: u32,
    retries: u32,
}

/// What must agree between the events of one allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Request {
    area: Arc<str>,
    count: Pages,
    align: Order,
}

impl Pairing {
    /// Makes a pairing with nothing in flight.
    pub fn new() -> Pairing {
        Pairing::default()
    }

    /// Takes the next record, in file order; returns the allocation that it finishes, if it does.
    pub fn push(&mut self, record: &Record) -> Option<Allocation> {
        match &record.event {
            Event::AllocStart { area, count, align, .. } => {
                self.start(record, Request { area: area.clone(), count: *count, align: *align });
                None
            }
            Event::BusyRetry { area, count, align, .. } => {
                self.retry(record, &Request { area: area.clone(), count: *count, align: *align });
                None
            }
            Event::AllocFinish { area, count, align, result, timing } => {
                let request = Request { area: area.clone(), count: *count, align: *align };
                Some(self.finish(record, request, *result, *timing))
            }
            Event::Release { .. } => {
                self.counts.releases += 1;
                None
            }
            Event::AllocInfo { .. } | Event::BufferStart | Event::FunctionCall { .. } => None,
            Event::Lost { events } => {
                self.lost(record.cpu, *events);
                None
            }
        }
    }

    /// Returns what was counted so far; allocations in flight are not among it.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// Ends the trace: what is still in flight counts as unpaired.
    pub fn close(mut self) -> Counts {
        self.counts.unpaired_starts += count(self.open.len());
        self.counts
    }

    fn start(&mut self, record: &Record, request: Request) {
        self.counts.starts += 1;
        if record.task.tid == 0 {
            return;
        }
        let (start, line, cpu) = (record.ts, record.line, record.cpu);
        let open = Open { request, start, line, cpu, retries: 0 };
        if self.open.insert(record.task.tid, open).is_some() {
            self.counts.unpaired_starts += 1;
        }
    }

    fn retry(&mut self, record: &Record, request: &Request) {
        self.counts.busy_retries += 1;
        if let Some(open) = self.open.get_mut(&record.task.tid)
            && open.request == *request
        {
            open.retries = open.retries.saturating_add(1);
            open.cpu = record.cpu;
        }
    }

    fn finish(
        &mut self,
        record: &Record,
        request: Request,
        result: Result<Pfn, Failure>,
        timing: Option<Timing>,
    ) -> Allocation {
        self.counts.finishes += 1;
        self.counts.failed += u64::from(result.is_err());
        let open = self.take(record.task.tid, &request);
        let stamped = open.as_ref().and_then(|open| record.ts.since(open.start));
        match &open {
            None => self.counts.unpaired_finishes += 1,
            Some(_) => self.counts.backwards += u64::from(stamped.is_none()),
        }
        let seen = open.as_ref().map_or(0, |open| open.retries);
        Allocation {
            task: record.task.clone(),
            area: request.area,
            count: request.count,
            align: request.align,
            start: open.as_ref().map_or(record.ts, |open| open.start),
            finish: record.ts,
            start_line: open.as_ref().map_or(0, |open| open.line),
            finish_line: record.line,
            result,
            retries: timing.map_or(seen, |timing| timing.retries.max(seen)),
            timing,
            latency: timing.map(|timing| timing.latency).or(stamped),
        }
    }

    /// Takes the task's allocation in flight. If it is not the one asked for, its finish was lost
    /// or never came, since a task has one at a time.
    fn take(&mut self, tid: u32, request: &Request) -> Option<Open> {
        let open = self.open.remove(&tid)?;
        if open.request == *request {
            return Some(open);
        }
        self.counts.unpaired_starts += 1;
        None
    }

    /// Forgets what was in flight on a CPU that lost events: a finish may be among them, and the
    /// next one of that task would close the wrong start.
    fn lost(&mut self, cpu: u32, events: Option<u64>) {
        self.counts.lost_events = self.counts.lost_events.saturating_add(events.unwrap_or(1));
        let before = self.open.len();
        self.open.retain(|_, open| open.cpu != cpu);
        self.counts.unpaired_starts += count(before - self.open.len());
    }
}

/// A sink that pairs records and hands each finished allocation to a function.
#[derive(Debug)]
pub struct PairingSink<F> {
    /// The pairing, for its counts.
    pub pairing: Pairing,
    each: F,
}

impl<F: FnMut(Allocation)> PairingSink<F> {
    /// Makes a sink that calls `each` for every finished allocation, in the order of finishes.
    pub fn new(each: F) -> PairingSink<F> {
        PairingSink { pairing: Pairing::new(), each }
    }
}

impl<F: FnMut(Allocation)> Sink for PairingSink<F> {
    fn record(&mut self, record: &Record) -> io::Result<()> {
        if let Some(allocation) = self.pairing.push(record) {
            (self.each)(allocation);
        }
        Ok(())
    }
}

fn count(n: usize) -> u64 {
    u64::try_from(n).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(ts: u64, cpu: u32, tid: u32, event: Event) -> Record {
        let task = Task { tid, comm: "<...>".into() };
        Record { ts: Nanos(ts), cpu, task, line: ts, event, extra: None }
    }

    fn start(ts: u64, cpu: u32, tid: u32, pages: u64) -> Record {
        let (area, count, align) = ("a".into(), Pages(pages), Order::ZERO);
        let event = Event::AllocStart { area, count, align, available: None, total: None };
        record(ts, cpu, tid, event)
    }

    fn finish(ts: u64, cpu: u32, tid: u32, pages: u64, timing: Option<Timing>) -> Record {
        let (area, count, align) = ("a".into(), Pages(pages), Order::ZERO);
        let result = Ok(Pfn(ts));
        record(ts, cpu, tid, Event::AllocFinish { area, count, align, result, timing })
    }

    fn retry(ts: u64, cpu: u32, tid: u32, pages: u64) -> Record {
        let (area, count, align) = ("a".into(), Pages(pages), Order::ZERO);
        record(ts, cpu, tid, Event::BusyRetry { area, pfn: Pfn(1), count, align })
    }

    /// Pairs records; returns (pages, latency, retries) of each allocation, and the counts.
    fn pair(records: &[Record]) -> (Vec<(u64, Option<u64>, u32)>, Counts) {
        let mut seen = Vec::new();
        let mut sink =
            PairingSink::new(|a| seen.push((a.count.0, a.latency.map(|l| l.0), a.retries)));
        records.iter().for_each(|r| sink.record(r).unwrap());
        let counts = sink.pairing.close();
        (seen, counts)
    }

    #[test]
    fn tasks_interleave_and_move_between_cpus() {
        let (seen, counts) = pair(&[
            start(10, 0, 501, 148),
            start(12, 1, 502, 148),
            retry(20, 3, 501, 148),
            finish(41, 1, 502, 148, None),
            finish(40, 3, 501, 148, None),
        ]);
        assert_eq!(seen, [(148, Some(29), 0), (148, Some(30), 1)]);
        assert_eq!((counts.unpaired_starts, counts.unpaired_finishes), (0, 0));
    }

    #[test]
    fn a_start_without_a_finish_is_not_paired_with_the_next_finish() {
        let (seen, counts) =
            pair(&[start(10, 0, 7, 20_000), start(100, 0, 7, 16), finish(112, 0, 7, 16, None)]);
        assert_eq!(seen, [(16, Some(12), 0)]);
        assert_eq!(counts.unpaired_starts, 1);
        let (seen, counts) = pair(&[start(10, 0, 7, 20_000), finish(112, 0, 7, 16, None)]);
        assert_eq!(seen, [(16, None, 0)]);
        assert_eq!((counts.unpaired_starts, counts.unpaired_finishes), (1, 1));
    }

    #[test]
    fn the_idle_task_pairs_nothing() {
        let (seen, counts) = pair(&[start(10, 0, 0, 1), finish(11, 0, 0, 1, None)]);
        assert_eq!(seen, [(1, None, 0)]);
        assert_eq!((counts.unpaired_starts, counts.unpaired_finishes), (0, 1));
    }

    #[test]
    fn clocks_that_go_backwards_give_no_latency() {
        let (seen, counts) = pair(&[start(10_000_005, 0, 7, 1), finish(10_000_003, 3, 7, 1, None)]);
        assert_eq!(seen, [(1, None, 0)]);
        assert_eq!((counts.backwards, counts.unpaired_finishes), (1, 0));
    }

    #[test]
    fn lost_events_close_what_was_in_flight_on_their_cpu() {
        let lost = |cpu, events| record(20, cpu, 0, Event::Lost { events });
        let (seen, counts) = pair(&[
            start(10, 0, 7, 1),
            start(11, 1, 8, 1),
            retry(12, 2, 8, 1),
            lost(0, Some(17)),
            lost(1, None),
            finish(30, 0, 7, 1, None),
            finish(31, 2, 8, 1, None),
        ]);
        assert_eq!(seen, [(1, None, 0), (1, Some(20), 1)]);
        assert_eq!((counts.lost_events, counts.unpaired_starts), (18, 1));
    }

    #[test]
    fn a_measured_latency_goes_before_the_stamps() {
        let timing = Timing { latency: Nanos(5), search: Nanos(2), retries: 3 };
        let (seen, _) = pair(&[start(10, 0, 7, 1), finish(30, 0, 7, 1, Some(timing))]);
        assert_eq!(seen, [(1, Some(5), 3)]);
    }
}
