//! What the first records of a trace tell of all of it: where time begins, what tasks and areas
//! there are, and what was held before.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::areas::Block;
use crate::geometry::{AreaSpec, RangeSpec};
use crate::trace::{Event, Record, Task};
use crate::units::{Nanos, Order, Pages, Pfn};

/// Pages that an area's base is a multiple of on common kernels: a pageblock of order 9.
const PAGEBLOCK: u64 = 512;

/// What was found.
#[derive(Debug, Default)]
pub(super) struct Survey {
    /// The earliest stamp.
    pub(super) begin: Nanos,
    /// The tasks by id, each by the last name that says something.
    pub(super) tasks: BTreeMap<u32, Arc<str>>,
    /// The areas by name.
    pub(super) areas: BTreeMap<Arc<str>, Seen>,
}

/// What was found of one area.
#[derive(Debug, Default)]
pub(super) struct Seen {
    lowest: Option<u64>,
    end: u64,
    total: Option<u64>,
    /// The first count of available pages.
    available: Option<u64>,
    /// Pfns of buffers allocated and not yet released.
    allocated: BTreeSet<Pfn>,
    /// Buffers released that no earlier record allocates.
    pub(super) held_before: Vec<Block>,
}

impl Survey {
    /// Looks at records.
    pub(super) fn of(records: &[Record]) -> Survey {
        let begin = records.iter().map(|record| record.ts).min().unwrap_or_default();
        let mut survey = Survey { begin, ..Survey::default() };
        records.iter().for_each(|record| survey.look(record));
        survey
    }

    fn look(&mut self, record: &Record) {
        match &record.event {
            Event::AllocStart { area, available, total, .. } => {
                let seen = self.area(area);
                seen.total = seen.total.or(total.map(|pages| pages.0));
                seen.available = seen.available.or(available.map(|pages| pages.0));
            }
            Event::BusyRetry { area, pfn, count, .. } => {
                self.area(area).reach(Block { pfn: *pfn, count: *count });
            }
            Event::AllocFinish { area, count, result, .. } => {
                let seen = self.area(area);
                if let Ok(pfn) = *result {
                    seen.reach(Block { pfn, count: *count });
                    seen.allocated.insert(pfn);
                }
            }
            Event::Release { area, pfn, count } => {
                let block = Block { pfn: *pfn, count: *count };
                let seen = self.area(area);
                seen.reach(block);
                if !seen.allocated.remove(pfn) {
                    seen.held_before.push(block);
                }
            }
            Event::AllocInfo { .. }
            | Event::Lost { .. }
            | Event::BufferStart
            | Event::FunctionCall { .. } => return,
        }
        self.name(&record.task);
    }

    fn area(&mut self, name: &Arc<str>) -> &mut Seen {
        self.areas.entry(name.clone()).or_default()
    }

    fn name(&mut self, task: &Task) {
        let known = self.tasks.entry(task.tid).or_insert_with(|| task.comm.clone());
        // Tracers print this for a task whose name they do not remember.
        if &*task.comm != "<...>" && *known != task.comm {
            *known = task.comm.clone();
        }
    }
}

impl Seen {
    fn reach(&mut self, block: Block) {
        self.lowest = Some(self.lowest.unwrap_or(u64::MAX).min(block.pfn.0));
        self.end = self.end.max(block.pfn.0.saturating_add(block.count.0));
    }

    /// Infers the area's one range.
    ///
    /// # Errors
    /// A sentence on why nothing certain can be said of its free runs.
    pub(super) fn geometry(&self, name: &Arc<str>) -> Result<AreaSpec, String> {
        let advice = format!("--area {name},base=PFN,pages=N");
        let Some(total) = self.total.filter(|&total| total > 0) else {
            return Err(format!("the trace does not tell its size; {advice} does"));
        };
        let Some(lowest) = self.lowest else {
            return Err(format!(
                "no page of it was allocated or released; {advice} tells its base"
            ));
        };
        let base = lowest - lowest % PAGEBLOCK;
        if self.end.saturating_sub(base) > total || base.checked_add(total).is_none() {
            return Err(format!(
                "its pfns span more pages than the {total} it has, so it has several ranges; name \
                 them with --area {name},range=PFN+N,range=PFN+N"
            ));
        }
        let held: u64 =
            self.held_before.iter().map(|block| block.count.0).fold(0, u64::saturating_add);
        let used = total.saturating_sub(self.available.unwrap_or(total));
        if used != held {
            return Err(format!(
                "{used} of its pages were in use before the trace, and where is not known; with \
                 {advice} those that the trace never releases are shown as free"
            ));
        }
        let range = RangeSpec { base: Pfn(base), pages: Pages(total) };
        Ok(AreaSpec { name: name.clone(), order_per_bit: Order::ZERO, ranges: vec![range] })
    }
}
