//! ftrace text, in the event format of 7.2 kernels with stamps in nanoseconds.
//!
//! Finishes carry `latency_ns=`, `search_ns=` and `retries=` behind the kernel's own fields where
//! the simulator measured them. Readers that take `key=value` fields pass over them.

use std::fmt::{self, Display, Formatter, Write as _};
use std::io::{self, Write};

use crate::trace::{Event, Failure, Record, Sink, Timing};
use crate::units::{Nanos, Pages, Pfn};

/// The header of a trace with five columns of flags. The line that counts events is left out, as
/// `trace_pipe` does: a stream does not know its length.
const HEADER: &str = "\
# tracer: nop
#
#                                _-----=> irqs-off/BH-disabled
#                               / _----=> need-resched
#                              | / _---=> hardirq/softirq
#                              || / _--=> preempt-depth
#                              ||| / _-=> migrate-disable
#                              |||| /     delay
#           TASK-PID     CPU#  |||||  TIMESTAMP  FUNCTION
#              | |         |   |||||     |         |
";

/// Writes records as ftrace text.
///
/// [`crate::trace::read`] gives the same records back, line numbers aside. Three things do not
/// survive, in kernels' own traces neither: control characters in names (they become `_`), blanks
/// at the start of a task's name (they look like padding) and, in an area's name, blanks that would
/// be taken for the end of the name (they become `_`).
#[derive(Debug)]
pub struct FtraceWriter<W> {
    out: W,
    started: bool,
}

impl<W: Write> FtraceWriter<W> {
    /// Makes a writer; the header is written before the first record. `out` should be buffered.
    pub fn new(out: W) -> FtraceWriter<W> {
        FtraceWriter { out, started: false }
    }

    /// Writes the header if no record did, flushes, and returns the output.
    pub fn finish(mut self) -> io::Result<W> {
        self.start()?;
        self.out.flush()?;
        Ok(self.out)
    }

    fn start(&mut self) -> io::Result<()> {
        if !self.started {
            self.out.write_all(HEADER.as_bytes())?;
            self.started = true;
        }
        Ok(())
    }
}

impl<W: Write> Sink for FtraceWriter<W> {
    fn record(&mut self, record: &Record) -> io::Result<()> {
        self.start()?;
        if let Event::Lost { events } = record.event {
            return match events {
                Some(events) => writeln!(self.out, "CPU:{} [LOST {events} EVENTS]", record.cpu),
                None => writeln!(self.out, "CPU:{} [LOST EVENTS]", record.cpu),
            };
        }
        let comm = Comm(&record.task.comm).to_string();
        let (tid, cpu, ts) = (record.task.tid, record.cpu, Stamp(record.ts));
        writeln!(self.out, "{comm:>16}-{tid:<7} [{cpu:03}] ..... {ts}: {}", Body(&record.event))
    }
}

/// Seconds with nine digits of fraction.
struct Stamp(Nanos);

impl Display for Stamp {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{:>5}.{:09}", self.0.0 / 1_000_000_000, self.0.0 % 1_000_000_000)
    }
}

/// A task's name on one line.
struct Comm<'a>(&'a str);

impl Display for Comm<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| f.write_char(if c.is_control() { '_' } else { c }))
    }
}

/// An area's field; nothing where the kernel printed none.
struct Area<'a>(&'a str);

impl Display for Area<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return Ok(());
        }
        // Readers cut a name at a blank before `key=` and trim it.
        let ambiguous = self.0.contains('=') || self.0.trim() != self.0;
        f.write_str("name=")?;
        for c in self.0.chars() {
            f.write_char(if c.is_control() || (ambiguous && c.is_whitespace()) { '_' } else { c })?;
        }
        f.write_char(' ')
    }
}

/// The event's name and fields.
struct Body<'a>(&'a Event);

impl Display for Body<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Event::AllocStart { area, count, align, available, total } => {
                write!(f, "cma_alloc_start: {}", Area(area))?;
                start_counts(f, *count, *available, *total)?;
                write!(f, "align={align}")
            }
            Event::BusyRetry { area, pfn, count, align } => {
                let (area, page) = (Area(area), Page(*pfn));
                write!(
                    f,
                    "cma_alloc_busy_retry: {area}pfn={pfn} {page} count={count} align={align}"
                )
            }
            Event::AllocFinish { area, count, align, result, timing } => {
                write!(f, "cma_alloc_finish: {}", Area(area))?;
                outcome(f, *result)?;
                let errno = result.err().map_or(0, |failure| failure.errno.0);
                write!(f, " count={count} align={align} errorno={errno}")?;
                timing.map_or(Ok(()), |timing| durations(f, timing))
            }
            Event::Release { area, pfn, count } => {
                write!(f, "cma_release: {}pfn={pfn} {} count={count}", Area(area), Page(*pfn))
            }
            Event::Lost { .. } => Ok(()),
        }
    }
}

/// The counts of a start, in the form that the kernel had before 6.18 if it holds no more.
fn start_counts(
    f: &mut Formatter<'_>,
    count: Pages,
    available: Option<Pages>,
    total: Option<Pages>,
) -> fmt::Result {
    if available.is_none() && total.is_none() {
        return write!(f, "count={count} ");
    }
    write!(f, "request_count={count} ")?;
    if let Some(available) = available {
        write!(f, "available_count={available} ")?;
    }
    total.map_or(Ok(()), |total| write!(f, "total_count={total} "))
}

fn outcome(f: &mut Formatter<'_>, result: Result<Pfn, Failure>) -> fmt::Result {
    match result {
        Ok(pfn) => write!(f, "pfn={pfn} {}", Page(pfn)),
        Err(failure) => {
            let last = failure.last.unwrap_or_default();
            write!(f, "pfn={last} page=0000000000000000")
        }
    }
}

fn durations(f: &mut Formatter<'_>, timing: Timing) -> fmt::Result {
    let Timing { latency, search, retries } = timing;
    write!(f, " latency_ns={} search_ns={} retries={retries}", latency.0, search.0)
}

/// A page pointer, made up from the pfn: kernels print a hash that stands for nothing either.
struct Page(Pfn);

impl Display for Page {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        const VMEMMAP: u64 = 0xffff_ea00_0000_0000;
        const PAGE_STRUCT: u64 = 64;
        let page = VMEMMAP.wrapping_add(self.0.0.wrapping_mul(PAGE_STRUCT));
        write!(f, "page={page:016x}")
    }
}

#[cfg(test)]
mod tests;
