//! Typed Chrome JSON (Trace Event Format), for Perfetto and chrome://tracing.
//!
//! The array form with one event a line, so that a file cut short is repaired by dropping its last
//! line. Times begin at the first event; the process's name carries what was subtracted.
//!
//! | there is | for |
//! |---|---|
//! | `X` slice `cma_alloc 256 pages` on its task's track | each allocation, from start to finish |
//! | `X` slice `cma_release` of length zero | each release |
//! | `i` instant `cma_alloc_busy_retry` | each busy window |
//! | `b` and `e` in the category `cma buffer`, with an id of their own | each buffer's lifetime |
//! | `C` counters `available pages`, `largest free run`, `free runs` | each area, in its process |
//! | `i` instant `cma_events_lost` | each gap that the tracer tells |
//!
//! Arguments bear the names of the kernel's fields and are numbers. `line` is the line of the
//! source, or the next greater number where that does not grow: it gives the order of the records,
//! which the array does not keep, since a slice is written when it ends. Our own reader makes the
//! same records of all this: see [`crate::trace::read`].
//!
//! Memory holds a window of records at the beginning, allocations in flight, buffers held, the free
//! runs of the areas and the names of tasks, whatever the length of the trace.

mod areas;
mod array;
mod line;
mod slices;
mod survey;
#[cfg(test)]
mod tests;
mod time;
mod tracks;

use std::io::{self, Write};
use std::sync::Arc;

use crate::geometry::AreaSpec;
use crate::trace::{Event, Record, Sink, Task};
use areas::{Areas, Block};
use array::Array;
use line::Place;
use slices::{Slices, Stamped};
use survey::Survey;
use time::Time;
use tracks::TASKS_PID;

/// Records looked at before the first is written: they name tasks and areas ahead of their events.
const WINDOW: usize = 64 * 1024;

/// Writes records as typed Chrome JSON.
///
/// The array is closed by [`ChromeWriter::finish`], and when the writer is dropped.
#[derive(Debug)]
pub struct ChromeWriter<W: Write> {
    array: Array<W>,
    specs: Vec<AreaSpec>,
    /// The first records; `None` once they are written.
    window: Option<Vec<Record>>,
    window_max: usize,
    time: Time,
    /// The line of the last record.
    line: u64,
    slices: Slices,
    areas: Areas,
    summary: Summary,
}

/// What was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Records taken.
    pub records: u64,
    /// Slices of allocations and releases.
    pub slices: u64,
    /// Allocations that the trace does not finish.
    pub unfinished: u64,
    /// Events of the array.
    pub events: u64,
    /// Bytes of the array.
    pub bytes: u64,
    /// What the counters leave out and why, one sentence each.
    pub notes: Vec<String>,
}

impl<W: Write> ChromeWriter<W> {
    /// Makes a writer. `areas` tells the geometry of areas; that of others is inferred from the
    /// first records where they tell enough, and else counters that need it are left out. `out`
    /// should be buffered.
    pub fn new(out: W, areas: Vec<AreaSpec>) -> ChromeWriter<W> {
        ChromeWriter::with_window(out, areas, WINDOW)
    }

    fn with_window(out: W, areas: Vec<AreaSpec>, window: usize) -> ChromeWriter<W> {
        ChromeWriter {
            window_max: window,
            array: Array::new(out),
            specs: areas,
            window: Some(Vec::new()),
            time: Time::default(),
            line: 0,
            slices: Slices::default(),
            areas: Areas::default(),
            summary: Summary::default(),
        }
    }

    /// Ends what is open at the last event, closes the array, flushes, and returns the output with
    /// what was written.
    pub fn finish(mut self) -> io::Result<(W, Summary)> {
        self.end()?;
        let out = self.array.close()?;
        self.summary.slices = self.slices.written();
        self.summary.unfinished = self.slices.unfinished();
        self.summary.events = self.array.events();
        self.summary.bytes = self.array.bytes();
        let out = out.ok_or_else(|| io::Error::other("an earlier write failed"))?;
        Ok((out, std::mem::take(&mut self.summary)))
    }

    /// Writes all that is still held back.
    fn end(&mut self) -> io::Result<()> {
        self.open_window()?;
        self.slices.close(&mut self.array, self.time)?;
        self.areas.close(&mut self.array, self.time.relative(self.time.last))
    }

    /// Writes the metadata and the records of the window.
    fn open_window(&mut self) -> io::Result<()> {
        let Some(window) = self.window.take() else { return Ok(()) };
        let survey = Survey::of(&window);
        self.time = Time { begin: survey.begin, last: survey.begin };
        self.metadata(survey)?;
        window.iter().try_for_each(|record| self.write(record))
    }

    fn metadata(&mut self, survey: Survey) -> io::Result<()> {
        let begin = survey.begin;
        self.array.push(|line| {
            line.head('M', "process_name", Place { pid: TASKS_PID, tid: TASKS_PID });
            line.args();
            line.text("name", "tasks");
            line.number("cma_begin_ns", begin.0);
        })?;
        for (name, index) in survey.areas.by_name() {
            let seen = &survey.areas.areas()[index];
            let given = self.specs.iter().find(|spec| spec.name == *name).cloned();
            let spec = given.map_or_else(|| survey::geometry(seen), Ok);
            let spec = spec.map_err(|why| {
                let note = format!("area {name}: no counters of free runs: {why}");
                self.summary.notes.push(note);
            });
            self.areas.add(&mut self.array, name, spec.ok(), &seen.held_before)?;
        }
        for (tid, comm) in survey.tasks {
            self.slices.name(&mut self.array, &Task { tid, comm })?;
        }
        Ok(())
    }

    fn write(&mut self, record: &Record) -> io::Result<()> {
        self.time.last = self.time.last.max(record.ts);
        self.line = record.line.max(self.line.saturating_add(1));
        let stamped = Stamped { record, line: self.line, time: self.time };
        match &record.event {
            Event::AllocStart { area, available, .. } => {
                let quiet = self.slices.in_flight(area) == 0;
                self.areas.start(&mut self.array, area, (*available, quiet), stamped.at())?;
                self.slices.pair(&mut self.array, stamped)
            }
            Event::AllocFinish { area, count, result, .. } => {
                self.slices.pair(&mut self.array, stamped)?;
                let Ok(pfn) = *result else { return Ok(()) };
                let (block, task) = (Block { pfn, count: *count }, Some(&*record.task.comm));
                self.areas.take(&mut self.array, area, block, stamped.at(), task)
            }
            Event::BusyRetry { .. } | Event::Lost { .. } | Event::BufferStart => {
                self.slices.pair(&mut self.array, stamped)
            }
            Event::Release { area, pfn, count } => {
                self.release(stamped, area, Block { pfn: *pfn, count: *count })
            }
            // A viewer has no use for it.
            Event::AllocInfo { .. } | Event::FunctionCall { .. } => Ok(()),
        }
    }

    fn release(&mut self, release: Stamped<'_>, area: &Arc<str>, block: Block) -> io::Result<()> {
        let freed = (&**area, block.pfn, block.count);
        self.slices.release(&mut self.array, release, freed)?;
        self.areas.release(&mut self.array, area, block, release.at())
    }
}

impl<W: Write> Sink for ChromeWriter<W> {
    fn record(&mut self, record: &Record) -> io::Result<()> {
        self.summary.records += 1;
        match &mut self.window {
            Some(window) => {
                window.push(record.clone());
                if window.len() >= self.window_max { self.open_window() } else { Ok(()) }
            }
            None => self.write(record),
        }
    }
}

impl<W: Write> Drop for ChromeWriter<W> {
    fn drop(&mut self) {
        // Whatever ended the run early is the error to report, not this.
        let _ = self.end().and_then(|()| self.array.close());
    }
}
