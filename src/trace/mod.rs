//! The narrow waist: a CMA event is a [`Record`], whether a kernel wrote it, a live run emitted it
//! or a file kept it.
//!
//! Everything before this module produces records, everything after consumes them, and neither
//! side knows the other:
//!
//! ```text
//! read/ (one file a format) --+                        +-- write/ (ftrace, chrome)
//!                             +--> Record --> Sink ----+
//! replay --> live ------------+                        +-- pairing --> stats, import, check
//! ```
//!
//! What the kernel calls its events and their fields stands in `event.rs` alone.

pub mod areas;
pub(crate) mod event;
pub mod pairing;
pub mod read;
pub mod tracedat;
pub mod write;

use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::sync::Arc;

use crate::units::{Nanos, Order, Pages, Pfn};

/// Stands for thread 0 in Chrome JSON, whose name viewers drop; Linux gives out no thread id this
/// high.
pub(crate) const IDLE_TID: u32 = (1 << 22) + 1;

/// One CMA event with its context.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The time stamp, in nanoseconds of the trace's own clock.
    pub ts: Nanos,
    /// The CPU the event was emitted on.
    pub cpu: u32,
    /// The task that emitted it.
    pub task: Task,
    /// The line (text formats) or the ordinal (binary formats) of the event, from 1; 0 if there is
    /// no file.
    pub line: u64,
    /// What happened.
    pub event: Event,
    /// Fields that no reader knows, as `key=value` with a blank between them; `None` if there are
    /// none.
    pub extra: Option<Arc<str>>,
}

impl Record {
    /// Returns the name of the area that the event is about.
    pub fn area(&self) -> Option<&Arc<str>> {
        self.event.area()
    }
}

/// A task as a trace names it. The name is for people; only `tid` identifies.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Task {
    /// The thread id; 0 is the idle task, which many CPUs share.
    pub tid: u32,
    /// The command name; bytes that are not UTF-8 are replaced.
    pub comm: Arc<str>,
}

/// The CMA events, in the words of the kernel's tracepoints.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// `cma_alloc_start`: a request enters the allocator.
    AllocStart {
        /// The area's name; empty where the kernel prints none.
        area: Arc<str>,
        /// Pages asked for.
        count: Pages,
        /// Alignment order asked for.
        align: Order,
        /// The area's `available_count`, read without its lock (6.18 on).
        available: Option<Pages>,
        /// The area's size (6.18 on).
        total: Option<Pages>,
    },
    /// `cma_alloc_busy_retry`: a window was busy; its bits are clear again and the search goes on.
    BusyRetry {
        /// The area's name.
        area: Arc<str>,
        /// The window's first page.
        pfn: Pfn,
        /// Pages asked for.
        count: Pages,
        /// Alignment order asked for.
        align: Order,
    },
    /// `cma_alloc_finish` (or the `cma_alloc` of kernels before 5.13): the request leaves.
    AllocFinish {
        /// The area's name.
        area: Arc<str>,
        /// Pages asked for.
        count: Pages,
        /// Alignment order asked for.
        align: Order,
        /// What came of it.
        result: Result<Pfn, Failure>,
        /// Measured durations: ours only, kernels print none.
        timing: Option<Timing>,
    },
    /// `cma_release`: pages came back; the bits were cleared before this event.
    Release {
        /// The area's name.
        area: Arc<str>,
        /// The first page.
        pfn: Pfn,
        /// Pages given back.
        count: Pages,
    },
    /// `cma_alloc_info` of Android's 5.10, or the kernel's `mm_alloc_contig_migrate_range_info`:
    /// what it took to empty a window. Neither a start nor an end.
    AllocInfo {
        /// The area's name; empty where the event is not of CMA alone.
        area: Arc<str>,
        /// The window's first page, or all ones if the allocation got none.
        pfn: Pfn,
        /// Pages of the window.
        count: Pages,
        /// Alignment order asked for; 0 where it is not told.
        align: Order,
        /// What was moved out of the way.
        migration: Migration,
    },
    /// The tracer lost events on this record's CPU before this point.
    Lost {
        /// How many, if the tracer knows.
        events: Option<u64>,
    },
    /// The events of this record's CPU begin here; earlier ones are missing. A kernel's text says
    /// so of each CPU but that of its first event, if any ring has wrapped.
    BufferStart,
    /// The function tracer saw a call of `cma_alloc` return: how long it took. Neither area, size
    /// nor outcome are known.
    FunctionCall {
        /// From entry to return.
        took: Nanos,
    },
}

impl Event {
    /// Returns the name of the area that the event is about.
    pub fn area(&self) -> Option<&Arc<str>> {
        match self {
            Event::AllocStart { area, .. }
            | Event::BusyRetry { area, .. }
            | Event::AllocFinish { area, .. }
            | Event::AllocInfo { area, .. }
            | Event::Release { area, .. } => Some(area),
            Event::Lost { .. } | Event::BufferStart | Event::FunctionCall { .. } => None,
        }
    }
}

/// What emptying a window took, in pages, and the errors on the way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Migration {
    /// Pages whose content was copied elsewhere.
    pub migrated: u64,
    /// Clean pages that were dropped instead.
    pub reclaimed: u64,
    /// Mappings that the moved pages had.
    pub mapped: u64,
    /// Failures to isolate the window (Android's 5.10 only).
    pub err_iso: u64,
    /// Failures to migrate (Android's 5.10 only).
    pub err_mig: u64,
    /// Windows with pages left after migration (Android's 5.10 only).
    pub err_test: u64,
}

/// Why an allocation failed, as `cma_alloc_finish` tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The error; inferred from `last` where the kernel prints none (before 6.3): -16 if a window
    /// was tried, else -12.
    pub errno: Errno,
    /// The last window tried, where the kernel prints it (before 6.15).
    pub last: Option<Pfn>,
}

/// A negative error number of the kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Errno(pub i32);

impl Errno {
    /// -EINTR: a fatal signal ended the migration.
    pub const EINTR: Errno = Errno(-4);
    /// -ENOMEM: nothing fits (before 6.15), or no page to migrate to.
    pub const ENOMEM: Errno = Errno(-12);
    /// -EBUSY: windows were busy; from 6.15 on also: nothing fits.
    pub const EBUSY: Errno = Errno(-16);
    /// -EINVAL: a bad request.
    pub const EINVAL: Errno = Errno(-22);
}

impl fmt::Display for Errno {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Durations that a simulated allocation carries on its finish event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timing {
    /// Lock, search and bitmap update, over all attempts.
    pub latency: Nanos,
    /// The search alone, over all attempts.
    pub search: Nanos,
    /// Busy windows before the outcome.
    pub retries: u32,
}

/// Takes records one at a time, in the order of their source.
pub trait Sink {
    /// Consumes one record. An error (a full disk, say) stops the source.
    fn record(&mut self, record: &Record) -> io::Result<()>;
}

impl Sink for Vec<Record> {
    fn record(&mut self, record: &Record) -> io::Result<()> {
        self.push(record.clone());
        Ok(())
    }
}

/// What a reader knows of a trace beyond its records.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TraceInfo {
    /// The name of the format it was read as.
    pub format: &'static str,
    /// The resolution of time stamps: 1000 for texts in microseconds, 1 for nanoseconds.
    pub resolution: Nanos,
    /// The clock the trace names, if it does.
    pub clock: Option<String>,
    /// Lines (or events, in binary formats) read.
    pub lines: u64,
    /// Lines of a text that are no CMA events, by kind; NUL bytes among it are counted singly.
    pub lines_skipped: BTreeMap<&'static str, u64>,
    /// CMA records among them.
    pub records: u64,
    /// Lines that name a CMA event but could not be read.
    pub malformed: u64,
    /// Events the trace says it lost, by LOST lines or by a wrapped ring.
    pub lost_events: u64,
    /// Events that the rings held and that were ever written to them, where a header tells.
    pub entries_in_buffer: Option<u64>,
    /// See `entries_in_buffer`; where it is more, the difference was overwritten.
    pub entries_written: Option<u64>,
    /// Events that the kernel overwrote or dropped, by CPU, where a recording tells.
    pub overruns: BTreeMap<u32, u64>,
    /// Whether the format has [`Event::BufferStart`]s once a ring has wrapped.
    pub marks_buffer_starts: bool,
    /// The files or buffer instances that the events are marked with, in the order of their first.
    pub sources: Vec<String>,
    /// One sentence each, for people.
    pub warnings: Vec<String>,
}
