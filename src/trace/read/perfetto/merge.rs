//! Puts the events of all CPUs in the order of their stamps, in bounded memory.
//!
//! A recorder goes round the CPUs, reads what each has, and writes one bundle or more a CPU. So
//! events of a CPU are in order and those of different CPUs are not; but what a later round reads
//! of any CPU happened after the round before had read it. When a third round begins, nothing can
//! come that is older than the newest event of the first: everything up to that one is handed on.

use std::collections::{BTreeMap, BTreeSet};

use crate::trace::Record;
use crate::units::Nanos;

/// Records held back at most. A recorder that falls behind reads some CPUs late; then the older
/// half goes on, and what comes even later is told.
const HELD_MAX: usize = 1 << 16;

/// A record that waits for its turn.
#[derive(Clone, Debug)]
pub(super) struct Held {
    /// The record.
    pub(super) record: Record,
    /// Whether its count is not known.
    pub(super) uncounted: bool,
}

/// The records between two rounds.
#[derive(Default)]
pub(super) struct Merge {
    held: BTreeMap<(Nanos, u64), Held>,
    arrived: u64,
    /// The CPUs of this round, and the last of them.
    cpus: BTreeSet<u32>,
    cpu: Option<u32>,
    /// The newest stamp of all rounds before the last one, of the last one, and of this one.
    newest: [Nanos; 3],
    /// Everything up to this stamp may go.
    ready: Nanos,
    /// The newest stamp that went.
    gone: Nanos,
    late: u64,
}

impl Merge {
    /// Begins a bundle of events.
    pub(super) fn bundle(&mut self, cpu: u32) {
        // Several bundles of a CPU in a row belong to one round.
        if self.cpu != Some(cpu) && self.cpus.contains(&cpu) {
            self.cpus.clear();
            let [before, last, this] = self.newest;
            self.newest = [before.max(last), this, Nanos(0)];
            self.ready = self.ready.max(self.newest[0]);
        }
        self.cpus.insert(cpu);
        self.cpu = Some(cpu);
    }

    /// Takes a record of the bundle.
    pub(super) fn push(&mut self, held: Held) {
        let ts = held.record.ts;
        self.newest[2] = self.newest[2].max(ts);
        self.late += u64::from(ts < self.gone);
        self.arrived += 1;
        self.held.insert((ts, self.arrived), held);
        if self.is_full()
            && let Some(((middle, _), _)) = self.held.iter().nth(HELD_MAX / 2)
        {
            self.ready = self.ready.max(*middle);
        }
    }

    /// Tells whether so much is held that the older half may go.
    pub(super) fn is_full(&self) -> bool {
        self.held.len() > HELD_MAX
    }

    /// Takes the next record that is in order; at the `end` of the trace, the next of all.
    pub(super) fn pop(&mut self, end: bool) -> Option<Held> {
        let entry = self.held.first_entry()?;
        let ts = entry.key().0;
        if !end && ts > self.ready {
            return None;
        }
        self.gone = self.gone.max(ts);
        Some(entry.remove())
    }

    /// Looks at the records after those that went, in their order.
    pub(super) fn ahead(&self) -> impl Iterator<Item = &Record> {
        self.held.values().map(|held| &held.record)
    }

    /// Returns how many records came after younger ones had gone.
    pub(super) fn late(&self) -> u64 {
        self.late
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::{Event, Task};

    fn push(merge: &mut Merge, cpu: u32, stamps: &[u64]) -> Vec<u64> {
        merge.bundle(cpu);
        for &ts in stamps {
            let (task, event) = (Task { tid: 1, comm: "".into() }, Event::Lost { events: None });
            let record = Record { ts: Nanos(ts), cpu, task, line: 0, event, extra: None };
            merge.push(Held { record, uncounted: false });
        }
        pop(merge, false)
    }

    fn pop(merge: &mut Merge, end: bool) -> Vec<u64> {
        std::iter::from_fn(|| merge.pop(end)).map(|held| held.record.ts.0).collect()
    }

    #[test]
    fn cpus_are_merged_over_two_rounds() {
        let mut merge = Merge::default();
        let none: [u64; 0] = [];
        assert_eq!(push(&mut merge, 0, &[1, 5]), none);
        assert_eq!(push(&mut merge, 0, &[6]), none);
        assert_eq!(push(&mut merge, 1, &[2, 9]), none);
        // Read before CPU 1 was, but written a round later.
        assert_eq!(push(&mut merge, 0, &[7, 12]), none);
        assert_eq!(push(&mut merge, 1, &[11]), none);
        assert_eq!(push(&mut merge, 0, &[13]), [1, 2, 5, 6, 7, 9]);
        assert_eq!(pop(&mut merge, true), [11, 12, 13]);
        assert_eq!(merge.late(), 0);
    }

    #[test]
    fn memory_is_bounded_and_what_comes_too_late_is_counted() {
        let mut merge = Merge::default();
        let many: Vec<u64> = (10..).take(HELD_MAX + 1).collect();
        let went = push(&mut merge, 0, &many);
        assert_eq!((went.len(), went.first()), (HELD_MAX / 2 + 1, Some(&10)));
        push(&mut merge, 1, &[3]);
        assert_eq!(merge.late(), 1);
    }
}
