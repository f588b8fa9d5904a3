//! The typed Chrome JSON that [`crate::trace::write::chrome`] writes, taken apart into the records
//! it was made of.
//!
//! A slice is written when it ends, so starts come late; each record carries its line in the
//! source, and a window puts them in that order again. What an event does not carry is its track's
//! or its trace's: the task's name, and the stamp at which time begins.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::chrome;
use super::context::number;
use super::names::Names;
use super::sink_error;
use crate::error::Result;
use crate::trace::event::{Kind, beside};
use crate::trace::{Event, IDLE_TID, Record, Sink, Task};
use crate::units::Nanos;

/// Records held back to put them in order: an allocation in flight while more than this pass by
/// has its start told late.
const WINDOW: usize = 64 * 1024;

/// Bytes of names kept; tasks beyond have none.
const NAMES_MAX: usize = 32 * 1024 * 1024;

/// Puts a typed trace back together.
#[derive(Default)]
pub(super) struct Typed {
    /// The stamp that is shown as 0.
    begin: u64,
    /// The names of threads.
    threads: BTreeMap<u64, Arc<str>>,
    name_bytes: usize,
    /// By line, and by arrival where files repeat one.
    window: BTreeMap<(u64, u64), Record>,
    arrived: u64,
}

/// An event as far as it is read: its phase, name, thread, times as text, and arguments as text.
pub(super) struct Parts<'a> {
    pub(super) phase: &'a str,
    pub(super) name: &'a str,
    pub(super) tid: Option<u64>,
    /// Start in nanoseconds from the beginning.
    pub(super) ts: Option<u64>,
    /// Duration in nanoseconds.
    pub(super) duration: Option<u64>,
    pub(super) args: &'a BTreeMap<&'a str, String>,
    /// Line of the JSON file.
    pub(super) line: u64,
}

impl Typed {
    /// Takes a metadata event: names of threads, and the beginning of time.
    pub(super) fn metadata(&mut self, parts: &Parts<'_>) {
        match (parts.name, parts.tid, parts.args.get("name")) {
            ("process_name", ..) => {
                self.begin = parts.number("cma_begin_ns").unwrap_or(self.begin);
            }
            ("thread_name", Some(tid), Some(name)) if self.name_bytes < NAMES_MAX => {
                self.name_bytes += name.len();
                self.threads.insert(tid, Arc::from(&**name));
            }
            _ => {}
        }
    }

    /// Takes an event of a typed trace; `None` if it is not one, and `Some(None)` if it should be,
    /// but something is missing. Otherwise returns how many records it makes.
    pub(super) fn event(&mut self, parts: &Parts<'_>, names: &mut Names) -> Option<Option<u64>> {
        let has = |key| parts.args.contains_key(key);
        if !has("line") {
            return None;
        }
        match (parts.phase, parts.name, Kind::by_name(parts.name.as_bytes())) {
            ("X", _, Some(kind @ Kind::Release)) | ("i", _, Some(kind @ Kind::BusyRetry)) => {
                Some(self.single(parts, kind, names))
            }
            ("X", name, _) if name.starts_with("cma_alloc ") => Some(self.allocation(parts, names)),
            ("i", "cma_events_lost", _) => Some(self.lost(parts, names)),
            _ => None,
        }
    }

    /// Hands on the records that are in order now, all of them at the end.
    pub(super) fn drain(&mut self, end: bool, sink: &mut dyn Sink) -> Result<()> {
        while end || self.window.len() > WINDOW {
            let Some((_, record)) = self.window.pop_first() else { break };
            sink.record(&record).map_err(sink_error)?;
        }
        Ok(())
    }

    fn allocation(&mut self, parts: &Parts<'_>, names: &mut Names) -> Option<u64> {
        let has = |key| parts.args.contains_key(key);
        if has("unfinished") {
            return self.single(parts, Kind::Start, names);
        }
        let mut finish = self.record(parts, Kind::Finish, names)?;
        let line = parts.number("line")?;
        let ts = finish.ts.0;
        finish.ts = Nanos(match parts.optional(beside::END)? {
            Some(end) => end,
            None => ts.checked_add(parts.duration?)?,
        });
        if has("no_start") {
            self.push(line, finish);
            return Some(1);
        }
        let mut start = Record { ts: Nanos(ts), ..finish.clone() };
        start.event = chrome::event(Kind::Start, parts.args, names)?;
        if let Some(cpu) = parts.optional("start_cpu")? {
            start.cpu = u32::try_from(cpu).ok()?;
        }
        if let Some(comm) = parts.args.get("start_task") {
            start.task.comm = names.get(comm.as_bytes());
        }
        self.push(parts.number("start_line")?, start);
        self.push(line, finish);
        Some(2)
    }

    fn single(&mut self, parts: &Parts<'_>, kind: Kind, names: &mut Names) -> Option<u64> {
        let record = self.record(parts, kind, names)?;
        self.push(parts.number("line")?, record);
        Some(1)
    }

    fn lost(&mut self, parts: &Parts<'_>, names: &mut Names) -> Option<u64> {
        let event = Event::Lost { events: parts.optional("events")? };
        let task = Task { tid: 0, comm: names.get(b"") };
        let (ts, cpu) = (self.stamp(parts)?, u32::try_from(parts.number(beside::CPU)?).ok()?);
        self.push(
            parts.number("line")?,
            Record { ts, cpu, task, line: parts.line, event, extra: None },
        );
        Some(1)
    }

    /// Makes a record stamped with the event's start.
    fn record(&self, parts: &Parts<'_>, kind: Kind, names: &mut Names) -> Option<Record> {
        let event = chrome::event(kind, parts.args, names)?;
        let thread = parts.tid?;
        let tid = match parts.optional(beside::PID)? {
            Some(tid) => tid,
            None if thread == u64::from(IDLE_TID) => 0,
            None => thread,
        };
        let comm = match (parts.args.get(beside::TASK), self.threads.get(&thread)) {
            (Some(comm), _) => names.get(comm.as_bytes()),
            (None, Some(comm)) => comm.clone(),
            (None, None) => names.get(b""),
        };
        let task = Task { tid: u32::try_from(tid).ok()?, comm };
        let cpu = u32::try_from(parts.number(beside::CPU)?).ok()?;
        Some(Record { ts: self.stamp(parts)?, cpu, task, line: parts.line, event, extra: None })
    }

    fn stamp(&self, parts: &Parts<'_>) -> Option<Nanos> {
        match parts.optional(beside::TS)? {
            Some(ts) => Some(Nanos(ts)),
            None => parts.ts?.checked_add(self.begin).map(Nanos),
        }
    }

    fn push(&mut self, line: u64, record: Record) {
        self.arrived += 1;
        self.window.insert((line, self.arrived), record);
    }
}

impl Parts<'_> {
    fn number(&self, key: &str) -> Option<u64> {
        number(self.args.get(key)?.as_bytes())
    }

    /// Returns a number that may be missing; the outer `None` says that it is there but unreadable.
    fn optional(&self, key: &str) -> Option<Option<u64>> {
        match self.args.get(key) {
            None => Some(None),
            Some(text) => number(text.as_bytes()).map(Some),
        }
    }
}
