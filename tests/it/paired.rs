//! A trace's finished allocations, for tests to look at.

use std::sync::Arc;

use cmasim::error::Error;
use cmasim::trace::pairing::{Counts, Paired, Pairing};
use cmasim::trace::{Event, Failure, Record, Task, TraceInfo, read};
use cmasim::units::{Nanos, Order, Pages, Pfn};

/// One allocation, from its start to its finish.
#[derive(Clone, Debug)]
pub(crate) struct Allocation {
    pub(crate) task: Task,
    pub(crate) area: Arc<str>,
    pub(crate) count: Pages,
    pub(crate) align: Order,
    /// 0 if no start was seen.
    pub(crate) start_line: u64,
    pub(crate) finish_line: u64,
    pub(crate) result: Result<Pfn, Failure>,
    pub(crate) retries: u32,
    pub(crate) latency: Option<Nanos>,
}

/// Reads a trace and pairs it.
pub(crate) fn pair(trace: &[u8]) -> Result<(TraceInfo, Vec<Allocation>, Counts), Error> {
    let mut records: Vec<Record> = Vec::new();
    let info = read::read("t", trace, &mut records)?;
    let mut allocations = Vec::new();
    let mut pairing = Pairing::default();
    for record in &records {
        let Paired::Finish(finish) = pairing.push(record, || record.line) else { continue };
        let Event::AllocFinish { area, count, align, result, .. } = &record.event else { continue };
        allocations.push(Allocation {
            task: record.task.clone(),
            area: area.clone(),
            count: *count,
            align: *align,
            start_line: finish.of.as_ref().map_or(0, |of| of.data),
            finish_line: record.line,
            result: *result,
            retries: finish.retries(record),
            latency: finish.latency(record),
        });
    }
    Ok((info, allocations, pairing.close().1))
}
