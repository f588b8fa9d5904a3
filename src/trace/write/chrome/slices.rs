//! What tasks do: a slice for each allocation and release, an instant for each busy retry.
//!
//! A start that nothing finishes becomes a slice up to the moment it was given up.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::Arc;

use super::array::Array;
use super::line::{Line, Place};
use super::time::Time;
use super::tracks::{TASKS_PID, Track, Tracks};
use crate::trace::event::{Key, Kind, beside};
use crate::trace::pairing::{Ended, InFlight, Paired, Pairing};
use crate::trace::{Event, Failure, Record, Task, Timing};
use crate::units::{Nanos, Order, Pages, Pfn};

/// The tasks' side of a trace.
#[derive(Debug, Default)]
pub(super) struct Slices {
    tracks: Tracks,
    pairing: Pairing<Started>,
    /// How many allocations are in flight in each area.
    in_flight: BTreeMap<Arc<str>, u64>,
    /// Slices written.
    written: u64,
    /// Those among them that no finish ended.
    unfinished: u64,
}

/// The start of an allocation in flight.
#[derive(Clone, Debug)]
struct Started {
    record: Record,
    /// See [`Stamped::line`].
    line: u64,
}

type Open = InFlight<Started>;

/// A record and its place in the trace.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stamped<'a> {
    pub(super) record: &'a Record,
    /// The record's line, see [`super`].
    pub(super) line: u64,
    /// The axis up to the record.
    pub(super) time: Time,
}

impl Stamped<'_> {
    /// Returns the record's time as viewers show it.
    pub(super) fn at(self) -> Nanos {
        self.time.relative(self.record.ts)
    }
}

impl Slices {
    /// Names a task ahead of its first event.
    pub(super) fn name<W: Write>(&mut self, array: &mut Array<W>, task: &Task) -> io::Result<()> {
        self.tracks.own(array, task).map(|_| ())
    }

    /// Returns the number of slices written.
    pub(super) fn written(&self) -> u64 {
        self.written
    }

    /// Returns the number of allocations written that no finish ended.
    pub(super) fn unfinished(&self) -> u64 {
        self.unfinished
    }

    /// Returns the number of allocations in flight in an area.
    pub(super) fn in_flight(&self, area: &str) -> u64 {
        self.in_flight.get(area).copied().unwrap_or_default()
    }

    /// Returns the number of allocations in flight, which bounds the memory.
    #[cfg(test)]
    pub(super) fn open(&self) -> usize {
        self.in_flight.values().map(|&count| usize::try_from(count).unwrap()).sum()
    }

    /// Takes a record that is part of an allocation, or tells of lost events.
    pub(super) fn pair<W: Write>(
        &mut self,
        array: &mut Array<W>,
        stamped: Stamped<'_>,
    ) -> io::Result<()> {
        let Stamped { record, line, time } = stamped;
        match self.pairing.push(record, || Started { record: record.clone(), line }) {
            Paired::Nothing => Ok(()),
            Paired::Start { over } => {
                if let Some(area) = record.area() {
                    *self.in_flight.entry(Arc::clone(area)).or_default() += 1;
                }
                self.give_up(array, time, over, record.ts)
            }
            Paired::LoneStart(open) => self.cut_off(array, time, &open, record.ts),
            Paired::Retry { over, .. } => {
                self.give_up(array, time, over, record.ts)?;
                self.retry(array, stamped)
            }
            Paired::Finish(mut finish) => {
                self.give_up(array, time, finish.over.take(), record.ts)?;
                self.finish(array, stamped, &finish)
            }
            Paired::Lost(lost) => {
                self.give_up(array, time, lost, record.ts)?;
                self.lost(array, stamped)
            }
        }
    }

    fn retry<W: Write>(&mut self, array: &mut Array<W>, retry: Stamped<'_>) -> io::Result<()> {
        let record = retry.record;
        let Event::BusyRetry { area, pfn, count, align } = &record.event else { return Ok(()) };
        let track = self.tracks.own(array, &record.task)?;
        array.push(|line| {
            line.head('i', Kind::BusyRetry.name(), track.place);
            line.word("cat", "cma");
            line.micros("ts", retry.at());
            line.word("s", "t");
            line.args();
            requested(line, (area, *count, *align));
            line.number(Key::Pfn.name(), pfn.0);
            context(line, retry, &track);
            exactly(line, retry.time, record.ts);
        })
    }

    fn finish<W: Write>(
        &mut self,
        array: &mut Array<W>,
        finish: Stamped<'_>,
        ends: &Ended<Started>,
    ) -> io::Result<()> {
        let Stamped { record, time, .. } = finish;
        let Event::AllocFinish { area, count, align, result, timing } = &record.event else {
            return Ok(());
        };
        let open = ends.of.as_ref();
        self.left(open);
        let start = open.map_or(finish.at(), |open| time.relative(open.start));
        let (track, duration) = self.place(array, &record.task, (start, finish.at()))?;
        let seen = open.map_or(0, |open| open.retries);
        array.push(|line| {
            allocation(line, *count, &track, (start, duration));
            if result.is_err() {
                line.word("cname", "terrible");
            }
            line.args();
            requested(line, (area, *count, *align));
            outcome(line, *result, *timing, seen);
            match open {
                Some(open) => started(line, time, &open.data, Some(record)),
                None => line.yes("no_start"),
            }
            context(line, finish, &track);
            if finish.at() < start || !time.is_exact(record.ts) {
                line.number(beside::END, record.ts.0);
            }
        })?;
        if result.is_ok() {
            return Ok(());
        }
        array.push(|line| {
            line.head('i', "cma_alloc failed", track.place);
            line.word("cat", "cma");
            line.micros("ts", Nanos(start.0.saturating_add(duration.0)));
            line.word("s", "t");
        })
    }

    /// Takes a release.
    pub(super) fn release<W: Write>(
        &mut self,
        array: &mut Array<W>,
        release: Stamped<'_>,
        (area, pfn, count): (&str, Pfn, Pages),
    ) -> io::Result<()> {
        let track = self.tracks.own(array, &release.record.task)?;
        self.written += 1;
        array.push(|line| {
            line.head('X', Kind::Release.name(), track.place);
            times(line, (release.at(), Nanos(0)));
            line.args();
            line.text(Key::Name.name(), area);
            line.number(Key::Count.name(), count.0);
            line.number(Key::Pfn.name(), pfn.0);
            context(line, release, &track);
            exactly(line, release.time, release.record.ts);
        })
    }

    fn lost<W: Write>(&mut self, array: &mut Array<W>, lost: Stamped<'_>) -> io::Result<()> {
        let Event::Lost { events } = lost.record.event else { return Ok(()) };
        array.push(|line| {
            line.head('i', "cma_events_lost", Place { pid: TASKS_PID, tid: TASKS_PID });
            line.word("cat", "cma");
            line.micros("ts", lost.at());
            line.word("s", "g");
            line.args();
            if let Some(events) = events {
                line.number("events", events);
            }
            line.number(beside::CPU, lost.record.cpu.into());
            line.number("line", lost.line);
            exactly(line, lost.time, lost.record.ts);
        })
    }

    /// Ends the trace: what is in flight lasts until the last event.
    pub(super) fn close<W: Write>(&mut self, array: &mut Array<W>, time: Time) -> io::Result<()> {
        let (open, _) = std::mem::take(&mut self.pairing).close();
        self.give_up(array, time, open, time.last)
    }

    /// Writes allocations whose finish is not known.
    fn give_up<W: Write>(
        &mut self,
        array: &mut Array<W>,
        time: Time,
        over: impl IntoIterator<Item = Open>,
        until: Nanos,
    ) -> io::Result<()> {
        over.into_iter().try_for_each(|open| {
            self.left(Some(&open));
            self.cut_off(array, time, &open, until)
        })
    }

    /// Takes notice that an allocation is no longer in flight.
    fn left(&mut self, open: Option<&Open>) {
        if let Some(count) = open.and_then(|open| self.in_flight.get_mut(&open.area)) {
            *count -= 1;
        }
    }

    fn cut_off<W: Write>(
        &mut self,
        array: &mut Array<W>,
        time: Time,
        open: &Open,
        until: Nanos,
    ) -> io::Result<()> {
        let Started { record, line } = &open.data;
        let (start, end) = (time.relative(open.start), time.relative(until));
        let (track, duration) = self.place(array, &record.task, (start, end))?;
        self.unfinished += 1;
        array.push(|out| {
            allocation(out, open.count, &track, (start, duration));
            out.args();
            requested(out, (&open.area, open.count, open.align));
            out.number(Key::Retries.name(), open.retries.into());
            out.yes("unfinished");
            started(out, time, &open.data, None);
            context(out, Stamped { record, line: *line, time }, &track);
        })
    }

    /// Finds room for an allocation; one whose end is before its start has no length.
    fn place<W: Write>(
        &mut self,
        array: &mut Array<W>,
        task: &Task,
        (start, end): (Nanos, Nanos),
    ) -> io::Result<(Track, Nanos)> {
        self.written += 1;
        let duration = end.since(start).unwrap_or_default();
        let end = end.max(start);
        Ok((self.tracks.slice(array, task, (start, end))?, duration))
    }
}

fn allocation(line: &mut Line, count: Pages, track: &Track, ends: (Nanos, Nanos)) {
    line.head('X', &format!("cma_alloc {count} pages"), track.place);
    times(line, ends);
}

fn times(line: &mut Line, (start, duration): (Nanos, Nanos)) {
    line.word("cat", "cma");
    line.micros("ts", start);
    line.micros("dur", duration);
}

fn requested(line: &mut Line, (area, count, align): (&str, Pages, Order)) {
    line.text(Key::Name.name(), area);
    line.number(Key::Count.name(), count.0);
    line.number(Key::Align.name(), align.get().into());
}

fn outcome(line: &mut Line, result: Result<Pfn, Failure>, timing: Option<Timing>, seen: u32) {
    let failure = result.err();
    let pfn = result.unwrap_or_else(|failure| failure.last.unwrap_or_default());
    line.number(Key::Pfn.name(), pfn.0);
    line.signed(Key::Errno.name(), failure.map_or(0, |failure| failure.errno.0));
    line.number(Key::Retries.name(), timing.map_or(seen, |timing| timing.retries).into());
    if let Some(timing) = timing {
        line.number(Key::Latency.name(), timing.latency.0);
        line.number(Key::Search.name(), timing.search.0);
    }
}

/// Writes what only the start tells, as far as the finish does not tell the same.
fn started(line: &mut Line, time: Time, open: &Started, finish: Option<&Record>) {
    let start = &open.record;
    if let Event::AllocStart { available, total, .. } = start.event {
        if let Some(available) = available {
            line.number(Key::Available.name(), available.0);
        }
        if let Some(total) = total {
            line.number(Key::Total.name(), total.0);
        }
    }
    if let Some(finish) = finish {
        line.number("start_line", open.line);
        if finish.cpu != start.cpu {
            line.number("start_cpu", start.cpu.into());
        }
        if finish.task.comm != start.task.comm {
            line.text("start_task", &start.task.comm);
        }
    }
    exactly(line, time, start.ts);
}

/// Writes where an event came from, as far as its track does not tell.
fn context(line: &mut Line, stamped: Stamped<'_>, track: &Track) {
    let record = stamped.record;
    line.number(beside::CPU, record.cpu.into());
    line.number("line", stamped.line);
    if let Some(tid) = track.tid {
        line.number(beside::PID, tid.into());
    }
    if record.task.comm != track.comm {
        line.text(beside::TASK, &record.task.comm);
    }
}

/// Writes the whole stamp where the time shown is not it.
fn exactly(line: &mut Line, time: Time, ts: Nanos) {
    if !time.is_exact(ts) {
        line.number(beside::TS, ts.0);
    }
}
