//! Allocations in flight.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::trace::Record;
use crate::units::{Order, Pages};

/// The allocations in flight, at most one a task.
#[derive(Debug, Default)]
pub(super) struct Flights {
    open: BTreeMap<u32, Open>,
    /// How many there are in each area.
    by_area: BTreeMap<Arc<str>, usize>,
}

/// One allocation in flight.
#[derive(Clone, Debug)]
pub(super) struct Open {
    pub(super) start: Record,
    /// The line of the start, see [`super`].
    pub(super) line: u64,
    pub(super) request: Request,
    pub(super) retries: u32,
    /// Where the task was last seen.
    pub(super) cpu: u32,
}

/// What must agree between the events of one allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Request {
    pub(super) area: Arc<str>,
    pub(super) count: Pages,
    pub(super) align: Order,
}

impl Flights {
    /// Begins an allocation of a task that has none.
    pub(super) fn begin(&mut self, open: Open) {
        *self.by_area.entry(open.request.area.clone()).or_default() += 1;
        self.open.insert(open.start.task.tid, open);
    }

    /// Returns the task's allocation if it is the one asked for.
    pub(super) fn same(&mut self, tid: u32, request: &Request) -> Option<&mut Open> {
        self.open.get_mut(&tid).filter(|open| open.request == *request)
    }

    /// Ends the task's allocation, whatever it is.
    pub(super) fn end(&mut self, tid: u32) -> Option<Open> {
        let open = self.open.remove(&tid)?;
        if let Some(count) = self.by_area.get_mut(&open.request.area) {
            *count -= 1;
        }
        Some(open)
    }

    /// Ends all allocations that were last seen on a CPU.
    pub(super) fn end_on(&mut self, cpu: u32) -> Vec<Open> {
        let there = self.open.iter().filter(|(_, open)| open.cpu == cpu);
        let tids: Vec<u32> = there.map(|(&tid, _)| tid).collect();
        tids.into_iter().filter_map(|tid| self.end(tid)).collect()
    }

    /// Ends all allocations.
    pub(super) fn end_all(&mut self) -> Vec<Open> {
        self.by_area.clear();
        std::mem::take(&mut self.open).into_values().collect()
    }

    /// Whether there is an allocation from the area.
    pub(super) fn any_in(&self, area: &str) -> bool {
        self.by_area.get(area).is_some_and(|&count| count > 0)
    }

    /// Returns the number of allocations, which bounds the memory.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.open.len()
    }
}
