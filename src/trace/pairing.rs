//! Which lines are one allocation: a start, its busy retries, its finish. Everything that needs to
//! know asks here, so that every command counts alike.
//!
//! What a kernel can do makes the rule:
//!
//! - A task is inside the allocator at most once, so its thread id leads from line to line,
//!   wherever they were printed. The CPU does not: an allocation sleeps and may go on elsewhere.
//! - The idle task's id is shared by all CPUs and pairs nothing.
//! - All lines of an allocation name the same area, count and alignment. A line of a task that
//!   names others shows that the task's allocation in flight is over, whether its finish was lost
//!   or never printed (before 6.9 a request that is too large leaves a start alone). A later finish
//!   that would fit it belongs to another start, which is not seen.
//! - Where a CPU lost events, the finish of a task last seen there may be among them, and so may
//!   another start: a finish after that is perhaps its own, perhaps not. A task last seen elsewhere
//!   may have moved there and back: its lines stay paired, but its latency is not sure.
//! - Where the events of a CPU begin although there were earlier ones, the same holds for all
//!   tasks.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeBounds;
use std::sync::Arc;

use crate::trace::{Event, Record, Timing};
use crate::units::{Nanos, Order, Pages};

/// An allocation in flight. Its area, count and alignment stand in all its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InFlight<T> {
    /// The area's name.
    pub area: Arc<str>,
    /// Pages asked for.
    pub count: Pages,
    /// Alignment order asked for.
    pub align: Order,
    /// The stamp of its start.
    pub start: Nanos,
    /// Busy windows so far.
    pub retries: u32,
    /// Where the task was last seen.
    cpu: u32,
    /// The losses before its start.
    losses: u64,
    /// What the caller keeps with it.
    pub data: T,
}

/// What a record means to allocations.
#[derive(Debug, PartialEq, Eq)]
pub enum Paired<'a, T> {
    /// Nothing.
    Nothing,
    /// A start: an allocation is in flight now.
    Start {
        /// The task's allocation before, whose finish was not seen.
        over: Option<InFlight<T>>,
    },
    /// A start of the idle task: in flight for nobody.
    LoneStart(InFlight<T>),
    /// A busy window.
    Retry {
        /// The allocation that goes on.
        of: Option<&'a mut InFlight<T>>,
        /// The task's allocation before, whose finish was not seen.
        over: Option<InFlight<T>>,
    },
    /// A finish.
    Finish(Ended<T>),
    /// Events were lost: what was in flight where they were, by task, is given up.
    Lost(Vec<InFlight<T>>),
}

/// What a finish ends.
#[derive(Debug, PartialEq, Eq)]
pub struct Ended<T> {
    /// The allocation that it ends.
    pub of: Option<InFlight<T>>,
    /// The one that it ends perhaps: events were lost since its start.
    pub perhaps: Option<InFlight<T>>,
    /// The task's allocation before, whose finish was not seen.
    pub over: Option<InFlight<T>>,
    /// Whether no event was lost since the start: the two stamps surely are of one allocation.
    pub is_sure: bool,
}

impl<T> Ended<T> {
    /// Returns the latency that a finish tells: as measured if it carries that, else from the two
    /// stamps. `None` without a sure start, or if it would be negative.
    pub fn latency(&self, finish: &Record) -> Option<Nanos> {
        let stamped = || finish.ts.since(self.of.as_ref().filter(|_| self.is_sure)?.start);
        measured(finish).map(|timing| timing.latency).or_else(stamped)
    }

    /// Returns the busy windows before a finish, as far as they were seen or are told.
    pub fn retries(&self, finish: &Record) -> u32 {
        let seen = self.of.as_ref().map_or(0, |of| of.retries);
        measured(finish).map_or(seen, |timing| timing.retries.max(seen))
    }
}

/// Returns the durations measured inside the simulator, if a finish carries them.
fn measured(finish: &Record) -> Option<Timing> {
    match finish.event {
        Event::AllocFinish { timing, .. } => timing,
        _ => None,
    }
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
    /// Starts that no finish surely closed, those of the idle task not counted.
    pub unpaired_starts: u64,
    /// Finishes that no start surely opened: allocations without a latency from stamps.
    pub unpaired_finishes: u64,
    /// Busy retries of no allocation in flight.
    pub unpaired_retries: u64,
    /// Pairs whose finish is stamped before their start, as clocks of different CPUs can have it.
    pub backwards: u64,
    /// Events lost, as LOST events tell; one that tells no number counts as one.
    pub lost_events: u64,
}

/// Pairs the lines of a trace, in memory bounded by the allocations in flight. `T` is what the
/// caller keeps with each.
#[derive(Clone, Debug)]
pub struct Pairing<T> {
    /// By thread id.
    in_flight: BTreeMap<u32, InFlight<T>>,
    /// CPU and thread id of each.
    on_cpu: BTreeSet<(u32, u32)>,
    /// What was given up when events were lost, until its task is seen again.
    in_doubt: BTreeMap<u32, InFlight<T>>,
    /// How many times events were lost.
    losses: u64,
    counts: Counts,
}

impl<T> Default for Pairing<T> {
    fn default() -> Pairing<T> {
        Pairing {
            in_flight: BTreeMap::new(),
            on_cpu: BTreeSet::new(),
            in_doubt: BTreeMap::new(),
            losses: 0,
            counts: Counts::default(),
        }
    }
}

impl<T: Clone> Pairing<T> {
    /// Takes the next record, in file order; `data` goes with the allocation that it starts, if it
    /// does.
    pub fn push(&mut self, record: &Record, data: impl FnOnce() -> T) -> Paired<'_, T> {
        let tid = record.task.tid;
        match &record.event {
            Event::AllocStart { area, count, align, .. } => {
                let (area, count, align) = (Arc::clone(area), *count, *align);
                let (start, cpu, losses, data) = (record.ts, record.cpu, self.losses, data());
                let retries = 0;
                self.start(tid, InFlight { area, count, align, start, retries, cpu, losses, data })
            }
            Event::BusyRetry { area, count, align, .. } => {
                self.retry(tid, (area, *count, *align), record.cpu)
            }
            Event::AllocFinish { area, count, align, result, .. } => {
                self.counts.failed += u64::from(result.is_err());
                self.finish(tid, (area, *count, *align), record.ts)
            }
            Event::Release { .. } => {
                self.counts.releases += 1;
                Paired::Nothing
            }
            Event::AllocInfo { .. } | Event::FunctionCall { .. } => Paired::Nothing,
            Event::BufferStart => self.lose(..),
            Event::Lost { events } => {
                let lost = &mut self.counts.lost_events;
                *lost = lost.saturating_add(events.unwrap_or(1));
                self.lose((record.cpu, 0)..=(record.cpu, u32::MAX))
            }
        }
    }

    /// Returns what was counted so far; allocations in flight are not among it.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// Ends the trace: returns what is still in flight, by task, and counts it as unpaired.
    pub fn close(mut self) -> (Vec<InFlight<T>>, Counts) {
        self.counts.unpaired_starts += self.in_flight.len() as u64;
        (self.in_flight.into_values().collect(), self.counts)
    }

    fn start(&mut self, tid: u32, started: InFlight<T>) -> Paired<'_, T> {
        self.counts.starts += 1;
        if tid == 0 {
            return Paired::LoneStart(started);
        }
        self.in_doubt.remove(&tid);
        let over = self.take(tid);
        self.counts.unpaired_starts += u64::from(over.is_some());
        self.on_cpu.insert((started.cpu, tid));
        self.in_flight.insert(tid, started);
        Paired::Start { over }
    }

    fn retry(&mut self, tid: u32, of: (&str, Pages, Order), cpu: u32) -> Paired<'_, T> {
        self.counts.busy_retries += 1;
        let over = self.over(tid, of);
        let mut of = self.in_flight.get_mut(&tid);
        match &mut of {
            None => self.counts.unpaired_retries += 1,
            Some(of) => {
                of.retries = of.retries.saturating_add(1);
                self.on_cpu.remove(&(of.cpu, tid));
                self.on_cpu.insert((cpu, tid));
                of.cpu = cpu;
            }
        }
        Paired::Retry { of, over }
    }

    fn finish(&mut self, tid: u32, of: (&str, Pages, Order), ts: Nanos) -> Paired<'_, T> {
        self.counts.finishes += 1;
        let over = self.over(tid, of);
        let found = self.take(tid);
        let perhaps = self.in_doubt.remove(&tid);
        let perhaps = perhaps.filter(|open| found.is_none() && open.is(of));
        match &found {
            None => self.counts.unpaired_finishes += 1,
            Some(found) => self.counts.backwards += u64::from(ts < found.start),
        }
        let is_sure = found.as_ref().is_some_and(|found| found.losses == self.losses);
        Paired::Finish(Ended { of: found, perhaps, over, is_sure })
    }

    /// Takes out the task's allocation in flight if it is another than the one that goes on.
    fn over(&mut self, tid: u32, goes_on: (&str, Pages, Order)) -> Option<InFlight<T>> {
        if self.in_flight.get(&tid)?.is(goes_on) {
            return None;
        }
        self.counts.unpaired_starts += 1;
        self.take(tid)
    }

    fn take(&mut self, tid: u32) -> Option<InFlight<T>> {
        let open = self.in_flight.remove(&tid)?;
        self.on_cpu.remove(&(open.cpu, tid));
        Some(open)
    }

    /// Gives up what was in flight on some CPUs, and is no longer sure of the rest.
    fn lose(&mut self, there: impl RangeBounds<(u32, u32)>) -> Paired<'_, T> {
        self.losses += 1;
        let there: Vec<_> = self.on_cpu.range(there).map(|on| on.1).collect();
        let lost: Vec<_> = there.iter().filter_map(|&tid| self.take(tid)).collect();
        self.counts.unpaired_starts += lost.len() as u64;
        self.in_doubt.extend(there.into_iter().zip(lost.iter().cloned()));
        Paired::Lost(lost)
    }
}

impl<T> InFlight<T> {
    fn is(&self, (area, count, align): (&str, Pages, Order)) -> bool {
        (&*self.area, self.count, self.align) == (area, count, align)
    }
}

#[cfg(test)]
#[path = "pairing_tests.rs"]
mod tests;
