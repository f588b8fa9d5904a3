//! Finished allocations whose latency may still turn out not to be sure.
//!
//! Where a CPU's events were lost, the gap begins at the event before: an allocation that finished
//! on another CPU since then may have been two, the end of one and the beginning of the other lost.
//! So a finish waits until every CPU has had an event after it.

use std::collections::{BTreeMap, VecDeque};

use crate::stats::Finish;
use crate::units::Nanos;

/// The most finishes that wait; a CPU without events makes no trace wait as a whole.
const WAITING: usize = 8192;

/// How many finishes wait before it is looked whether they need to.
const LOOK: usize = 512;

/// CPUs whose last events are kept in a table, by number; the others in a tree.
const TABLE: usize = 256;

/// The finishes that wait.
#[derive(Debug, Default)]
pub(super) struct HeldBack {
    waiting: VecDeque<(Nanos, Finish)>,
    /// The last event of each CPU that had one.
    last: Vec<Option<Nanos>>,
    last_of_others: BTreeMap<u32, Nanos>,
    /// The latest finish that waits no more.
    settled: Option<Nanos>,
}

/// What became unsure by a loss.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Doubted {
    /// Latencies that are not sure any more.
    pub(super) latencies: u64,
    /// Whether there may be more, which did not wait long enough.
    pub(super) perhaps_more: bool,
}

impl HeldBack {
    /// Notes an event of a CPU.
    pub(super) fn see(&mut self, cpu: u32, at: Nanos) {
        match usize::try_from(cpu) {
            Ok(cpu) if cpu < TABLE => {
                if self.last.len() <= cpu {
                    self.last.resize(cpu + 1, None);
                }
                self.last[cpu] = Some(at);
            }
            _ => _ = self.last_of_others.insert(cpu, at),
        }
    }

    /// Lets a finish wait; calls `done` with those that waited long enough.
    pub(super) fn add(&mut self, at: Nanos, finish: Finish, done: impl FnMut(Finish)) {
        self.waiting.push_back((at, finish));
        if self.waiting.len().is_multiple_of(LOOK) {
            self.settle(done);
        }
    }

    /// Takes the latencies of what may have been two allocations, as a CPU lost events.
    pub(super) fn lose(&mut self, cpu: u32) -> Doubted {
        let since = self.last_of(cpu);
        let mut doubted = Doubted {
            latencies: 0,
            perhaps_more: self.settled.is_some_and(|settled| since.is_none_or(|s| s < settled)),
        };
        for (at, finish) in &mut self.waiting {
            if since.is_none_or(|since| *at > since) {
                doubted.latencies += u64::from(finish.latency.take().is_some());
            }
        }
        doubted
    }

    /// Ends the waiting.
    pub(super) fn end(&mut self, mut done: impl FnMut(Finish)) {
        self.waiting.drain(..).for_each(|(_, finish)| done(finish));
    }

    fn settle(&mut self, mut done: impl FnMut(Finish)) {
        let last = self.last.iter().flatten().chain(self.last_of_others.values());
        let all_seen = last.min().copied().unwrap_or_default();
        while let Some(&(at, finish)) = self.waiting.front()
            && (at <= all_seen || self.waiting.len() >= WAITING)
        {
            if at > all_seen {
                self.settled = self.settled.max(Some(at));
            }
            self.waiting.pop_front();
            done(finish);
        }
    }

    fn last_of(&self, cpu: u32) -> Option<Nanos> {
        let in_table = usize::try_from(cpu).ok().and_then(|cpu| *self.last.get(cpu)?);
        in_table.or_else(|| self.last_of_others.get(&cpu).copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::Pages;

    fn finish(latency: u64) -> Finish {
        Finish {
            pages: Pages(1),
            succeeded: true,
            latency: Some(Nanos(latency)),
            search: Nanos(0),
            busy_retries: 0,
        }
    }

    /// Latencies in the order in which they were settled.
    fn ended(mut held: HeldBack) -> Vec<Option<u64>> {
        let mut done = Vec::new();
        held.end(|finish| done.push(finish.latency.map(|latency| latency.0)));
        done
    }

    #[test]
    fn a_loss_doubts_what_finished_since_the_cpus_last_event() {
        let mut held = HeldBack::default();
        held.see(0, Nanos(10));
        for (at, latency) in [(5, 1), (10, 2), (11, 3), (20, 4)] {
            held.see(1, Nanos(at));
            held.add(Nanos(at), finish(latency), |_| panic!("too early"));
        }
        assert_eq!(held.lose(0), Doubted { latencies: 2, perhaps_more: false });
        assert_eq!(held.lose(0).latencies, 0, "each is doubted once");
        assert_eq!(ended(held), [Some(1), Some(2), None, None]);
    }

    #[test]
    fn a_loss_on_a_cpu_without_an_event_doubts_everything() {
        let mut held = HeldBack::default();
        held.see(1, Nanos(5));
        held.add(Nanos(5), finish(1), |_| {});
        assert_eq!(held.lose(1000).latencies, 1);
        assert_eq!(ended(held), [None]);
    }

    #[test]
    fn a_silent_cpu_makes_no_trace_wait_as_a_whole_and_it_is_told() {
        let mut held = HeldBack::default();
        held.see(3, Nanos(1));
        let mut settled = 0;
        for at in 2..40_000 {
            held.see(700, Nanos(at));
            held.add(Nanos(at), finish(at), |_| settled += 1);
        }
        assert!(held.waiting.len() <= WAITING, "{}", held.waiting.len());
        assert_eq!(settled + held.waiting.len(), 39_998);
        assert!(held.lose(3).perhaps_more);
    }
}
