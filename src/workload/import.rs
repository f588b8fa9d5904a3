//! Turns a recorded trace into a workload, with the searches in the order in which they happened.
//!
//! The order is resolved here once ([`crate::recorded::order`]), so that a replay needs no more than to
//! go through the lines. What the recording got stays as `expect=`.

use std::collections::BTreeMap;

use super::pins::Pins;
use super::{
    Alloc, AreaId, BufferId, DEFAULT_PAGE_SIZE, Expect, Op, OpKind, Release, Retry, Span, TaskId,
    Workload,
};
use crate::recorded::order::{Order, Step};
use crate::recorded::recording::{Outcome, RecordedAlloc, Recording};
use crate::trace::{Event, Task};
use crate::units::{Pages, Pfn};

/// A workload made from a trace, and what could not go into it.
#[derive(Debug)]
pub struct Imported {
    /// The workload.
    pub workload: Workload,
    /// Allocations that ended by an error other than "nothing fits" or "busy": left out.
    pub aborted: u64,
    /// Releases that fit no buffer: left out.
    pub unknown_releases: u64,
}

/// Makes a workload from a recording and its resolved order. The pages of `pins` are pinned from
/// the start, and a window that they explain is busy in the replay only if it holds one of them,
/// whatever windows the replay's finder picks.
pub fn import(recording: &Recording, order: &Order, pins: &Pins) -> Imported {
    let mut import = Import::new(recording, pins);
    import.used_before(order);
    for (index, step) in order.steps.iter().enumerate() {
        import.step(*step, order.steps.get(index + 1));
    }
    import.out
}

struct Import<'a> {
    recording: &'a Recording,
    pins: &'a Pins,
    /// The buffer of each allocation, by the allocation's index.
    buffers: Vec<BufferId>,
    tasks: BTreeMap<Task, TaskId>,
    /// Buffers that hold pages, or held them last, by area and first page.
    holders: BTreeMap<(usize, Pfn), (BufferId, Pages)>,
    out: Imported,
}

impl<'a> Import<'a> {
    fn new(recording: &'a Recording, pins: &'a Pins) -> Import<'a> {
        let workload = Workload {
            page_size: DEFAULT_PAGE_SIZE,
            kernel: Some(recording.kernel),
            areas: recording.areas.clone(),
            tasks: Vec::new(),
            buffers: Vec::new(),
            ops: Vec::new(),
        };
        let mut import = Import {
            recording,
            pins,
            buffers: Vec::new(),
            tasks: BTreeMap::new(),
            holders: BTreeMap::new(),
            out: Imported { workload, aborted: 0, unknown_releases: 0 },
        };
        for (nth, &(area, pfn, count)) in (1..).zip(&recording.held_before) {
            let buffer = import.name(format!("before-{nth}"));
            import.holders.insert((area, pfn), (buffer, count));
            import.push(OpKind::Hold(buffer, Span { area: area_id(area), pfn, count }));
        }
        for &(area, pfn) in &pins.pages {
            import.push(OpKind::Pin(Span { area: area_id(area), pfn, count: Pages(1) }));
        }
        for (index, alloc) in recording.allocs.iter().enumerate() {
            let aborted = is_aborted(alloc);
            import.out.aborted += u64::from(aborted);
            // A buffer that no operation names must not exist.
            let buffer =
                if aborted { BufferId(u32::MAX) } else { import.name(format!("{}", index + 1)) };
            import.buffers.push(buffer);
        }
        import
    }

    /// Takes the pages that were in use since before the trace, adjacent ones in one line.
    fn used_before(&mut self, order: &Order) {
        let mut used = order.used_before.clone();
        used.sort_unstable();
        let mut runs: Vec<(usize, Pfn, Pages)> = Vec::new();
        for (area, pfn, pages) in used {
            match runs.last_mut() {
                Some(run) if run.0 == area && run.1.0 + run.2.0 == pfn.0 => run.2.0 += pages.0,
                _ => runs.push((area, pfn, pages)),
            }
        }
        for (area, pfn, count) in runs {
            self.push(OpKind::Used(Span { area: area_id(area), pfn, count }));
        }
    }

    fn name(&mut self, name: String) -> BufferId {
        let buffers = &mut self.out.workload.buffers;
        buffers.push(name.into());
        BufferId(u32::try_from(buffers.len() - 1).unwrap_or(u32::MAX))
    }

    fn push(&mut self, kind: OpKind) {
        let ops = &mut self.out.workload.ops;
        let line = u32::try_from(ops.len() + 1).unwrap_or(u32::MAX);
        ops.push(Op { line, kind });
    }

    fn step(&mut self, step: Step, next: Option<&Step>) {
        match step {
            Step::Search { alloc, nth, found, .. } => self.search(alloc, nth, found),
            Step::GiveBack { alloc, nth } => {
                let buffer = self.buffers[alloc];
                // `retry` gives the window back itself when its search follows at once.
                let at_once = matches!(next, Some(Step::Search { alloc: a, .. }) if *a == alloc);
                let gone = is_aborted(&self.recording.allocs[alloc]);
                if !at_once && !gone && !self.is_explained(alloc, nth) {
                    self.push(OpKind::Busy(buffer));
                }
            }
            Step::Impose { alloc } => self.hold(alloc),
            Step::Abort { .. } => {}
            Step::Release { record, .. } => self.release(record),
        }
    }

    /// Places a buffer whose search has no line: at the place and time that its end tells.
    fn hold(&mut self, index: usize) {
        let alloc = &self.recording.allocs[index];
        let Some(Outcome::Imposed(Some(pfn))) = alloc.searches.last().map(|s| s.outcome) else {
            return;
        };
        let (buffer, area, count) = (self.buffers[index], alloc.area, alloc.count);
        self.holders.insert((area, pfn), (buffer, count));
        self.push(OpKind::Hold(buffer, Span { area: area_id(area), pfn, count }));
    }

    fn search(&mut self, index: usize, nth: usize, found: Option<Pfn>) {
        let alloc = &self.recording.allocs[index];
        if is_aborted(alloc) {
            return;
        }
        let (buffer, search) = (self.buffers[index], alloc.searches[nth]);
        let (expect, window) = match search.outcome {
            Outcome::Window(pfn) => (Some(Expect::Window(pfn)), Some(pfn)),
            Outcome::Nothing(errno) => (Some(Expect::Failure(errno)), None),
            Outcome::Aborted(_) | Outcome::Untold | Outcome::Imposed(_) => (None, found),
        };
        if nth + 1 == alloc.searches.len()
            && let Some(pfn) = window
        {
            self.holders.insert((alloc.area, pfn), (buffer, alloc.count));
        }
        if nth > 0 {
            let if_pinned = self.is_explained(index, nth - 1);
            self.push(OpKind::Retry(Retry { buffer, expect, if_pinned }));
            return;
        }
        let task = self.task(&alloc.task);
        self.push(OpKind::Alloc(Alloc {
            buffer,
            area: area_id(alloc.area),
            align: alloc.align,
            count: alloc.count,
            task: Some(task),
            at: Some(self.recording.records[search.record].ts),
            expect,
        }));
    }

    /// Tells whether a pin explains why a search's window was busy.
    fn is_explained(&self, index: usize, nth: usize) -> bool {
        let alloc = &self.recording.allocs[index];
        match alloc.searches[nth].outcome {
            Outcome::Window(pfn) if nth + 1 < alloc.searches.len() => {
                self.pins.explain(alloc.area, pfn, alloc.count.0)
            }
            _ => false,
        }
    }

    fn release(&mut self, index: usize) {
        let record = &self.recording.records[index];
        let Event::Release { area, pfn, count } = &record.event else { return };
        let Some(area) = self.recording.area(area) else { return };
        let holder = self.holders.range(..=(area, *pfn)).next_back();
        let holder = holder
            .filter(|((a, at), (_, pages))| *a == area && at.0.saturating_add(pages.0) > pfn.0);
        let Some((&(_, at), &(buffer, pages))) = holder else {
            self.out.unknown_releases += 1;
            return;
        };
        let task = self.task(&record.task);
        self.push(OpKind::Release(Release {
            buffer,
            task: Some(task),
            at: Some(record.ts),
            pfn: (at != *pfn).then_some(*pfn),
            count: (pages != *count).then_some(*count),
        }));
    }

    fn task(&mut self, task: &Task) -> TaskId {
        if let Some(&id) = self.tasks.get(task) {
            return id;
        }
        let tasks = &mut self.out.workload.tasks;
        tasks.push(task.clone());
        let id = TaskId(u32::try_from(tasks.len() - 1).unwrap_or(u32::MAX));
        self.tasks.insert(task.clone(), id);
        id
    }
}

/// Tells whether the workload has no line for an allocation: it cannot express how it ended, or it
/// failed at an unknown time.
fn is_aborted(alloc: &RecordedAlloc) -> bool {
    let nowhere = |o: Outcome| matches!(o, Outcome::Aborted(_) | Outcome::Imposed(None));
    alloc.searches.iter().any(|s| nowhere(s.outcome))
}

fn area_id(index: usize) -> AreaId {
    AreaId(u16::try_from(index).unwrap_or(u16::MAX))
}
