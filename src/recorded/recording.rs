//! A recorded trace, taken apart: which lines belong to one allocation, what each search of it
//! came to, and which areas there are.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::cma::bitmap::Bitmap;
use crate::cma::profile::Kernel;
use crate::geometry::{AreaSpec, RangeSpec, check_size};
use crate::trace::{Errno, Event, Failure, Record, Task};
use crate::units::{Order, Pages, Pfn};

/// Pages that an area's base is a multiple of on common kernels: a pageblock of order 9.
const PAGEBLOCK: u64 = 512;

/// A trace with its lines grouped into allocations.
#[derive(Clone, Debug)]
pub struct Recording {
    /// The areas: given, or inferred from the events.
    pub areas: Vec<AreaSpec>,
    /// The areas' names in the events.
    pub names: BTreeSet<Arc<str>>,
    /// The profile: given, or inferred from the events.
    pub kernel: Kernel,
    /// The records, in file order.
    pub records: Vec<Record>,
    /// What each record means, by the record's index.
    pub roles: Vec<Role>,
    /// The allocations, in the order of their first lines.
    pub allocs: Vec<RecordedAlloc>,
    /// Buffers released in the trace but allocated before it: area, first page, pages.
    pub held_before: Vec<(usize, Pfn, Pages)>,
    /// Pages in use before the trace beyond those of `held_before`, as the first start of each area
    /// tells; 0 where none does.
    pub used_before: Vec<Pages>,
    /// Starts without a finish.
    pub unpaired_starts: u64,
    /// Finishes and retries without a start.
    pub unpaired_ends: u64,
    /// Events the tracer says it lost (at least one for each mark of unknown size).
    pub lost_events: u64,
    /// What was inferred, one sentence each.
    pub notes: Vec<String>,
}

/// One allocation of a trace.
#[derive(Clone, Debug)]
pub struct RecordedAlloc {
    /// Who asked.
    pub task: Task,
    /// The area, by its index.
    pub area: usize,
    /// Pages asked for.
    pub count: Pages,
    /// Alignment order asked for.
    pub align: Order,
    /// The searches, in order: the first after the start, one after each retry.
    pub searches: Vec<RecordedSearch>,
    /// Whether the trace tells the end.
    pub finished: bool,
}

/// One search of an allocation.
#[derive(Clone, Copy, Debug)]
pub struct RecordedSearch {
    /// The record that announces it: the kernel searches right after this line.
    pub record: usize,
    /// What it came to.
    pub outcome: Outcome,
}

/// What a recorded search came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A window.
    Window(Pfn),
    /// No window; the allocation failed with this errno.
    Nothing(Errno),
    /// A window that the trace does not name: the allocation ended by an error other than "busy".
    Aborted(Errno),
    /// Not told: the trace ends, or has a hole, before the next line of the task.
    Untold,
    /// A window, but not when it was searched: the search's own line is before the trace or in a
    /// hole of it, or of the idle task. `None` is a failure.
    Imposed(Option<Pfn>),
}

/// What a record means to the order of things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Announces the first search of an allocation.
    Start(usize),
    /// Ends a busy window of an allocation and announces its next search.
    Retry(usize),
    /// Ends an allocation.
    Finish(usize),
    /// Releases pages of an area.
    Release(usize),
    /// Means nothing here.
    None,
}

impl Recording {
    /// Groups records. `areas` given by the user overrule what the events suggest, and so does
    /// `kernel`.
    ///
    /// # Errors
    /// A sentence, if the areas are too large to be simulated.
    pub fn new(
        records: Vec<Record>,
        areas: &[AreaSpec],
        kernel: Option<Kernel>,
    ) -> Result<Recording, String> {
        let mut notes = Vec::new();
        let kernel = kernel.unwrap_or_else(|| infer_kernel(&records));
        let areas = infer_areas(&records, areas, &mut notes);
        check_size(&areas)?;
        let roles = vec![Role::None; records.len()];
        let mut recording = Recording {
            areas,
            names: records.iter().filter_map(Record::area).cloned().collect(),
            kernel,
            records: Vec::new(),
            roles,
            allocs: Vec::new(),
            held_before: Vec::new(),
            used_before: Vec::new(),
            unpaired_starts: 0,
            unpaired_ends: 0,
            lost_events: 0,
            notes,
        };
        let is_start = |record: &Record| matches!(record.event, Event::AllocStart { .. });
        let mut grouping = Grouping {
            open: BTreeMap::new(),
            dropped: BTreeMap::new(),
            has_starts: records.iter().any(is_start),
            out: &mut recording,
        };
        for (index, record) in records.iter().enumerate() {
            grouping.take(index, record);
        }
        grouping.close();
        recording.records = records;
        recording.find_held_before();
        recording.find_used_before();
        Ok(recording)
    }

    /// Returns the index of the area of that name.
    pub fn area(&self, name: &str) -> Option<usize> {
        self.areas.iter().position(|a| &*a.name == name)
    }

    /// Makes a clear map for each range of each area.
    fn empty_maps(&self) -> Vec<Vec<Bitmap>> {
        let maps = |area: &AreaSpec| {
            area.ranges.iter().map(|&range| Bitmap::new(area.bit_count(range))).collect()
        };
        self.areas.iter().map(maps).collect()
    }

    /// Finds releases of pages that no earlier line speaks of: they were taken before the trace.
    fn find_held_before(&mut self) {
        let mut seen = self.empty_maps();
        for (record, role) in self.records.iter().zip(&self.roles) {
            let (area, pfn, count, is_release) = match (&record.event, role) {
                (Event::Release { pfn, count, .. }, &Role::Release(area)) => {
                    (area, *pfn, *count, true)
                }
                (Event::BusyRetry { pfn, count, .. }, &Role::Retry(alloc)) => {
                    (self.allocs[alloc].area, *pfn, *count, false)
                }
                (Event::AllocFinish { count, result: Ok(pfn), .. }, &Role::Finish(alloc)) => {
                    (self.allocs[alloc].area, *pfn, *count, false)
                }
                _ => continue,
            };
            let spec = &self.areas[area];
            let Some((index, range)) = spec.range_of(pfn, count) else { continue };
            let bit = spec.bit_of(range, pfn);
            let map = &mut seen[area][index];
            let bits = usize::try_from(spec.bits(count)).unwrap_or(0).min(map.len() - bit);
            if is_release && map.weight_in(bit, bits) == 0 {
                self.held_before.push((area, pfn, count));
            }
            map.set(bit, bits);
        }
    }
}

impl Recording {
    /// Counts the pages that the first start of each area says are in use, and no line tells of.
    fn find_used_before(&mut self) {
        let used = |(index, area): (usize, &AreaSpec)| {
            let told = self.records.iter().find_map(|record| match &record.event {
                Event::AllocStart { area: name, available, total, .. } if *name == area.name => {
                    Some(total.zip(*available).map_or(0, |(t, a)| t.0.saturating_sub(a.0)))
                }
                _ => None,
            });
            let held = self.held_before.iter().filter(|held| held.0 == index).map(|held| held.2.0);
            Pages(told.unwrap_or(0).saturating_sub(held.sum()))
        };
        self.used_before = self.areas.iter().enumerate().map(used).collect();
    }

    /// Returns the maps of all pages that the trace hands out or tries: none of them was in use
    /// since before it, but for `held_before`.
    pub fn ever_free(&self) -> Vec<Vec<Bitmap>> {
        let mut ever = self.empty_maps();
        for alloc in &self.allocs {
            let spec = &self.areas[alloc.area];
            for search in &alloc.searches {
                let (Outcome::Window(pfn) | Outcome::Imposed(Some(pfn))) = search.outcome else {
                    continue;
                };
                let Some((index, range)) = spec.range_of(pfn, alloc.count) else { continue };
                let (map, bit) = (&mut ever[alloc.area][index], spec.bit_of(range, pfn));
                let bits = usize::try_from(spec.bits(alloc.count)).unwrap_or(0);
                map.set(bit, bits.min(map.len().saturating_sub(bit)));
            }
        }
        ever
    }
}

/// Groups lines by task.
struct Grouping<'a> {
    /// Task id to its open allocation and the CPU of its last line.
    open: BTreeMap<u32, (usize, u32)>,
    /// Allocations whose end may be among lost events, by task id.
    dropped: BTreeMap<u32, usize>,
    /// Whether the kernel prints starts at all.
    has_starts: bool,
    out: &'a mut Recording,
}

impl Grouping<'_> {
    fn take(&mut self, index: usize, record: &Record) {
        let role = match &record.event {
            Event::AllocStart { area, count, align, .. } => {
                self.start(index, record, area, *count, *align)
            }
            Event::BusyRetry { area, pfn, count, align } => {
                self.retry(index, record, area, (*count, *align), *pfn)
            }
            Event::AllocFinish { area, count, align, result, .. } => {
                self.finish(index, record, area, (*count, *align), *result)
            }
            Event::Release { area, .. } => self.out.area(area).map_or(Role::None, Role::Release),
            Event::AllocInfo { .. } | Event::BufferStart | Event::FunctionCall { .. } => Role::None,
            Event::Lost { events } => {
                self.lose(record.cpu, events.unwrap_or(1));
                Role::None
            }
        };
        self.out.roles[index] = role;
    }

    fn start(
        &mut self,
        index: usize,
        record: &Record,
        area: &str,
        count: Pages,
        align: Order,
    ) -> Role {
        // The idle task stands for one task a CPU: its lines cannot be paired.
        if record.task.tid == 0 {
            return Role::None;
        }
        if self.open.remove(&record.task.tid).is_some() {
            self.out.unpaired_starts += 1;
        }
        let Some(alloc) = self.push(index, record, area, (count, align)) else { return Role::None };
        self.dropped.remove(&record.task.tid);
        self.open.insert(record.task.tid, (alloc, record.cpu));
        Role::Start(alloc)
    }

    fn retry(
        &mut self,
        index: usize,
        record: &Record,
        area: &str,
        request: (Pages, Order),
        pfn: Pfn,
    ) -> Role {
        let Some(alloc) = self.opened(record, area, request) else {
            self.out.unpaired_ends += 1;
            return Role::None;
        };
        let searches = &mut self.out.allocs[alloc].searches;
        if let Some(last) = searches.last_mut() {
            last.outcome = Outcome::Window(pfn);
        }
        searches.push(RecordedSearch { record: index, outcome: Outcome::Untold });
        self.open.insert(record.task.tid, (alloc, record.cpu));
        Role::Retry(alloc)
    }

    fn finish(
        &mut self,
        index: usize,
        record: &Record,
        area: &str,
        request: (Pages, Order),
        result: Result<Pfn, Failure>,
    ) -> Role {
        let opened = self.opened(record, area, request);
        let alloc = match opened.or_else(|| self.dropped_alloc(record, area, request)) {
            Some(alloc) => {
                self.open.remove(&record.task.tid);
                alloc
            }
            None => {
                self.out.unpaired_ends += 1;
                match self.push(index, record, area, request) {
                    Some(alloc) => alloc,
                    None => return Role::None,
                }
            }
        };
        // Kernels before 5.13 print nothing but the end: the search is placed there.
        let placed = opened.is_some() || !self.has_starts;
        let kernel = self.out.kernel;
        let recorded = &mut self.out.allocs[alloc];
        recorded.finished = true;
        let before = recorded.searches.len().checked_sub(2).map(|i| recorded.searches[i].outcome);
        if let Some(last) = recorded.searches.last_mut() {
            let told = || outcome(kernel, result, before);
            last.outcome = if placed { told() } else { Outcome::Imposed(result.ok()) };
        }
        Role::Finish(alloc)
    }

    fn push(
        &mut self,
        index: usize,
        record: &Record,
        area: &str,
        request: (Pages, Order),
    ) -> Option<usize> {
        let search = RecordedSearch { record: index, outcome: Outcome::Untold };
        self.out.allocs.push(RecordedAlloc {
            task: record.task.clone(),
            area: self.out.area(area)?,
            count: request.0,
            align: request.1,
            searches: vec![search],
            finished: false,
        });
        Some(self.out.allocs.len() - 1)
    }

    /// Takes out the allocation that lost events may have ended, if this is its end after all.
    fn dropped_alloc(
        &mut self,
        record: &Record,
        area: &str,
        request: (Pages, Order),
    ) -> Option<usize> {
        let alloc = self.dropped.remove(&record.task.tid)?;
        self.is_of(alloc, area, request).then_some(alloc)
    }

    /// Returns the open allocation that a retry or finish belongs to: same task, area and request.
    fn opened(&self, record: &Record, area: &str, request: (Pages, Order)) -> Option<usize> {
        let &(alloc, _) = self.open.get(&record.task.tid)?;
        self.is_of(alloc, area, request).then_some(alloc)
    }

    fn is_of(&self, alloc: usize, area: &str, request: (Pages, Order)) -> bool {
        let open = &self.out.allocs[alloc];
        (open.count, open.align) == request && *self.out.areas[open.area].name == *area
    }

    /// Drops what was open on a CPU that lost events: its end may be among them.
    fn lose(&mut self, cpu: u32, events: u64) {
        self.out.lost_events = self.out.lost_events.saturating_add(events);
        let lost: Vec<u32> =
            self.open.iter().filter(|(_, (_, seen))| *seen == cpu).map(|(&tid, _)| tid).collect();
        self.out.unpaired_starts += lost.len() as u64;
        for tid in lost {
            if let Some((alloc, _)) = self.open.remove(&tid) {
                self.dropped.insert(tid, alloc);
            }
        }
    }

    fn close(&mut self) {
        self.out.unpaired_starts += self.open.len() as u64;
    }
}

/// Tells what the last search of an allocation came to. `before` is the search before it.
fn outcome(kernel: Kernel, result: Result<Pfn, Failure>, before: Option<Outcome>) -> Outcome {
    let Failure { errno, last } = match result {
        Ok(pfn) => return Outcome::Window(pfn),
        Err(failure) => failure,
    };
    // A last window other than the one that the retry line named was given up for another reason.
    let known = last.is_none() || before == last.map(Outcome::Window);
    let ran_out = errno == Errno::EBUSY || errno == kernel.no_window_errno(before.is_some());
    if known && ran_out { Outcome::Nothing(errno) } else { Outcome::Aborted(errno) }
}

/// Infers the profile from the shape of the events.
fn infer_kernel(records: &[Record]) -> Kernel {
    let mut starts = false;
    for record in records {
        match &record.event {
            Event::AllocStart { total: Some(_), .. } => return Kernel::V7_2,
            Event::AllocStart { .. } => starts = true,
            // Before 6.15 a failure without any window tried is -ENOMEM.
            Event::AllocFinish { result: Err(failure), .. }
                if failure.last.is_none() && failure.errno == Errno::EBUSY =>
            {
                return Kernel::V6_15;
            }
            _ => {}
        }
    }
    if starts { Kernel::V6_12 } else { Kernel::V5_10 }
}

/// What the events tell of one area.
#[derive(Default)]
struct Seen {
    lowest: Option<u64>,
    end: u64,
    total: Option<Pages>,
    available: Option<Pages>,
}

fn infer_areas(records: &[Record], given: &[AreaSpec], notes: &mut Vec<String>) -> Vec<AreaSpec> {
    let mut seen: BTreeMap<Arc<str>, Seen> = BTreeMap::new();
    for record in records {
        let (area, window) = match &record.event {
            Event::AllocStart { area, total, available, .. } => {
                let seen = seen.entry(area.clone()).or_default();
                seen.total = seen.total.or(*total);
                seen.available = seen.available.or(*available);
                continue;
            }
            Event::BusyRetry { area, pfn, count, .. } | Event::Release { area, pfn, count } => {
                (area, Some((pfn, count)))
            }
            Event::AllocFinish { area, result, count, .. } => {
                (area, result.as_ref().ok().map(|pfn| (pfn, count)))
            }
            Event::AllocInfo { .. }
            | Event::Lost { .. }
            | Event::BufferStart
            | Event::FunctionCall { .. } => continue,
        };
        let seen = seen.entry(area.clone()).or_default();
        if let Some((pfn, count)) = window {
            seen.lowest = Some(seen.lowest.unwrap_or(u64::MAX).min(pfn.0));
            seen.end = seen.end.max(pfn.0.saturating_add(count.0));
        }
    }
    let mut areas = given.to_vec();
    for (name, seen) in seen {
        note_use_before(&name, &seen, notes);
        if !areas.iter().any(|a| a.name == name) {
            areas.push(infer_area(name, &seen, notes));
        }
    }
    areas
}

fn infer_area(name: Arc<str>, seen: &Seen, notes: &mut Vec<String>) -> AreaSpec {
    let Some(lowest) = seen.lowest else {
        let pages = Pages(seen.total.map_or(PAGEBLOCK, |total| total.0.max(1)));
        notes.push(format!("area {name}: no pfn seen: taken to be at pfn 0, with {pages} pages"));
        let ranges = vec![RangeSpec { base: Pfn(0), pages }];
        return AreaSpec { name, order_per_bit: Order::ZERO, ranges };
    };
    let base = lowest - lowest % PAGEBLOCK;
    let reach = seen.end.saturating_sub(base).max(1);
    let (pages, from) = match seen.total {
        Some(total) => (total.0.max(1), "total_count"),
        None => (reach.next_multiple_of(PAGEBLOCK), "the highest pfn seen"),
    };
    notes.push(format!(
        "area {name}: base {base:#x} inferred from the lowest pfn seen, {pages} pages from {from}; \
         --area {name},base=PFN,pages=N overrules"
    ));
    if reach > pages {
        notes.push(format!(
            "area {name}: its pfns span {reach} pages, more than it has: it may have several \
             ranges; name each with --area {name},range=PFN+PAGES,range=PFN+PAGES"
        ));
    }
    let pages = Pages(pages.min(u64::MAX - base));
    let ranges = vec![RangeSpec { base: Pfn(base), pages }];
    AreaSpec { name, order_per_bit: Order::ZERO, ranges }
}

/// Says how many pages were in use when the trace began, where the first start tells.
fn note_use_before(name: &str, seen: &Seen, notes: &mut Vec<String>) {
    let (Some(total), Some(available)) = (seen.total, seen.available) else { return };
    let used = total.0.saturating_sub(available.0);
    if used > 0 {
        notes.push(format!("area {name}: {used} pages were in use before the trace began"));
    }
}
