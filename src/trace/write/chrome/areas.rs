//! What areas go through: counters of free pages and free runs, and the lifetime of each buffer.

use std::collections::{BTreeMap, VecDeque};
use std::io::{self, Write};
use std::ops::Range;
use std::sync::Arc;

use super::array::Array;
use super::line::Place;
use crate::geometry::{AreaSpec, FreeRuns, RangeSpec};
use crate::units::{Nanos, Pages, Pfn};

/// The first area's process. Linux gives out no process id this high, and viewers want none twice.
const FIRST_PID: u32 = 10_000_001;

/// Processes of an area: its counters, then its buffers, so that hundreds of buffers can be folded
/// away below the counters.
const PIDS: u32 = 2;

/// All areas seen.
#[derive(Debug, Default)]
pub(super) struct Areas {
    areas: BTreeMap<Arc<str>, Area>,
    /// Buffers seen, each numbered by its place among them.
    buffers: u64,
}

/// A part of memory that a task asked for or gave back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Block {
    pub(super) pfn: Pfn,
    pub(super) count: Pages,
}

#[derive(Debug)]
struct Area {
    counters: Place,
    buffers: Place,
    /// The geometry, and the free runs of each of its ranges; `None` where it is not known.
    map: Option<(AreaSpec, Vec<FreeRuns>)>,
    /// The kernel's count of available pages, followed from event to event; `None` until it is
    /// known.
    available: Option<u64>,
    /// The values shown last.
    shown: [Option<u64>; COUNTERS.len()],
    /// The buffers that begin at a pfn, oldest first: a release can be printed after the next
    /// owner's finish.
    held: BTreeMap<Pfn, VecDeque<Held>>,
}

#[derive(Clone, Copy, Debug)]
struct Held {
    id: u64,
    count: Pages,
}

const COUNTERS: [&str; 3] = ["available pages", "largest free run", "free runs"];

impl Areas {
    /// Adds an area of which this much is known at the beginning: its geometry, and the buffers
    /// that are held already.
    pub(super) fn add<W: Write>(
        &mut self,
        array: &mut Array<W>,
        name: &Arc<str>,
        spec: Option<AreaSpec>,
        held: &[(Pfn, Pages)],
    ) -> io::Result<()> {
        let index = u32::try_from(self.areas.len()).unwrap_or(u32::MAX).saturating_mul(PIDS);
        let [counters, buffers] =
            [0, 1].map(|of| process(FIRST_PID.saturating_add(index).saturating_add(of)));
        let used = held.iter().fold(0, |sum, held| u64::saturating_add(sum, held.1.0));
        let available = spec.as_ref().map(|spec| spec.total().0.saturating_sub(used));
        let map = spec.map(|spec| {
            let runs = |range: &RangeSpec| FreeRuns::new(range.base.0..range.end());
            let runs = spec.ranges.iter().map(runs).collect();
            (spec, runs)
        });
        for (place, title) in [(counters, "CMA area"), (buffers, "buffers of CMA area")] {
            array.push(|line| {
                line.head('M', "process_name", place);
                line.args();
                line.text("name", format!("{title} {name}").trim_end());
            })?;
        }
        let area = Area {
            counters,
            buffers,
            map,
            available,
            shown: [None; COUNTERS.len()],
            held: BTreeMap::new(),
        };
        self.areas.insert(name.clone(), area);
        for &(pfn, count) in held {
            self.take(array, name, Block { pfn, count }, Nanos(0), None)?;
        }
        Ok(())
    }

    /// Takes what a start tells. `quiet`: no other allocation from the area is in flight, so that
    /// the kernel counts neither more nor less than the finishes so far.
    pub(super) fn start<W: Write>(
        &mut self,
        array: &mut Array<W>,
        name: &Arc<str>,
        (available, quiet): (Option<Pages>, bool),
        at: Nanos,
    ) -> io::Result<()> {
        let area = self.area(array, name)?;
        if let Some(Pages(available)) = available
            && (quiet || area.available.is_none())
        {
            area.available = Some(available);
        }
        area.show(array, at)
    }

    /// Takes a successful finish, or a buffer held from the beginning, if there is no `task`.
    pub(super) fn take<W: Write>(
        &mut self,
        array: &mut Array<W>,
        name: &Arc<str>,
        block: Block,
        at: Nanos,
        task: Option<&str>,
    ) -> io::Result<()> {
        self.buffers += 1;
        let id = self.buffers;
        let area = self.area(array, name)?;
        area.held.entry(block.pfn).or_default().push_back(Held { id, count: block.count });
        area.change(block, FreeRuns::take);
        if task.is_some() {
            area.available = area.available.map(|pages| pages.saturating_sub(block.count.0));
        }
        area.buffer(array, 'b', (id, block.count), at, |line| {
            line.args();
            line.number("count", block.count.0);
            line.number("pfn", block.pfn.0);
            match task {
                Some(task) => line.text("task", task),
                None => line.yes("held_before"),
            }
        })?;
        area.show(array, at)
    }

    /// Takes a release.
    pub(super) fn release<W: Write>(
        &mut self,
        array: &mut Array<W>,
        name: &Arc<str>,
        block: Block,
        at: Nanos,
    ) -> io::Result<()> {
        let area = self.area(array, name)?;
        area.change(block, FreeRuns::give);
        area.available = area.available.map(|pages| pages.saturating_add(block.count.0));
        if let Some(held) = area.end_of(block) {
            area.buffer(array, 'e', (held.id, held.count), at, |_| ())?;
        }
        area.show(array, at)
    }

    /// Ends the trace: what is held lasts until then.
    pub(super) fn close<W: Write>(&mut self, array: &mut Array<W>, at: Nanos) -> io::Result<()> {
        for area in self.areas.values_mut() {
            for held in std::mem::take(&mut area.held).into_values().flatten() {
                area.buffer(array, 'e', (held.id, held.count), at, |line| {
                    line.args();
                    line.yes("held_at_end");
                })?;
            }
        }
        Ok(())
    }

    /// Returns the number of buffers held and of runs kept, which bound the memory.
    #[cfg(test)]
    pub(super) fn size(&self) -> usize {
        let runs = |area: &Area| {
            area.map.iter().flat_map(|(_, runs)| runs).map(FreeRuns::kept).sum::<usize>()
        };
        self.areas.values().map(|area| area.held.len() + runs(area)).sum()
    }

    /// Returns an area; one that is met for the first time has no known geometry.
    fn area<W: Write>(&mut self, array: &mut Array<W>, name: &Arc<str>) -> io::Result<&mut Area> {
        if !self.areas.contains_key(name) {
            self.add(array, name, None, &[])?;
        }
        self.areas.get_mut(name).ok_or_else(|| io::Error::other("an area went missing"))
    }
}

impl Area {
    /// Takes the oldest buffer that a release ends: of the same size if there is one.
    fn end_of(&mut self, block: Block) -> Option<Held> {
        let held = self.held.get_mut(&block.pfn)?;
        let index = held.iter().position(|held| held.count == block.count).unwrap_or(0);
        let ended = held.remove(index);
        if held.is_empty() {
            self.held.remove(&block.pfn);
        }
        ended
    }

    /// Changes the owners of a block's pages, in whole bits as the kernel does.
    fn change(&mut self, block: Block, change: fn(&mut FreeRuns, Range<u64>)) {
        let Some((spec, runs)) = &mut self.map else { return };
        let Some((index, range)) = spec.range_of(block.pfn, block.count) else { return };
        let per_bit = spec.order_per_bit.get();
        let first = (block.pfn.0 - range.base.0) >> per_bit << per_bit;
        let pages = spec.bits(block.count).saturating_mul(spec.order_per_bit.pages());
        let start = range.base.0.saturating_add(first);
        change(&mut runs[index], start..start.saturating_add(pages));
    }

    /// Writes the counters that changed.
    fn show<W: Write>(&mut self, array: &mut Array<W>, at: Nanos) -> io::Result<()> {
        let runs = self.map.as_ref().map(|(_, runs)| runs);
        let largest = runs.and_then(|runs| runs.iter().map(FreeRuns::largest).max());
        let count = runs.map(|runs| runs.iter().map(FreeRuns::count).sum());
        for (index, value) in [self.available, largest, count].into_iter().enumerate() {
            let Some(number) = value.filter(|_| value != self.shown[index]) else { continue };
            self.shown[index] = value;
            array.push(|line| {
                line.head('C', COUNTERS[index], self.counters);
                line.word("cat", "cma");
                line.micros("ts", at);
                line.args();
                line.number("value", number);
            })?;
        }
        Ok(())
    }

    /// Writes one end of a buffer's lifetime.
    fn buffer<W: Write>(
        &self,
        array: &mut Array<W>,
        phase: char,
        (id, count): (u64, Pages),
        at: Nanos,
        args: impl FnOnce(&mut super::line::Line),
    ) -> io::Result<()> {
        array.push(|line| {
            line.head(phase, &buffer_name(count), self.buffers);
            line.word("cat", "cma buffer");
            line.local_id(id);
            line.micros("ts", at);
            args(line);
        })
    }
}

/// Returns the main thread of a process.
fn process(pid: u32) -> Place {
    Place { pid, tid: pid }
}

/// Names buffers by their size class. Viewers give a row to each name, and a trace may hold
/// hundreds of sizes.
fn buffer_name(count: Pages) -> String {
    match count.0.checked_next_power_of_two() {
        Some(1) => "buffer, 1 page".into(),
        Some(2) => "buffer, 2 pages".into(),
        Some(most) => format!("buffer, {} to {most} pages", most / 2 + 1),
        None => "buffer, more than 2^63 pages".into(),
    }
}
