//! What tasks do: a slice for each allocation and release, an instant for each busy retry.
//!
//! Starts are paired with finishes by the rules of [`crate::trace::pairing`]. Unlike there, a start
//! that nothing finishes is kept: it becomes a slice up to the moment it was given up.

use std::io::{self, Write};

use super::array::Array;
use super::flight::{Flights, Open, Request};
use super::line::{Line, Place};
use super::time::Time;
use super::tracks::{TASKS_PID, Track, Tracks};
use crate::trace::event::{Key, Kind, beside};
use crate::trace::{Event, Failure, Record, Task, Timing};
use crate::units::{Nanos, Pages, Pfn};

/// The tasks' side of a trace.
#[derive(Debug)]
pub(super) struct Slices {
    tracks: Tracks,
    flights: Flights,
    /// Slices written.
    written: u64,
    /// Those among them that no finish ended.
    unfinished: u64,
}

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
    pub(super) fn new() -> Slices {
        Slices { tracks: Tracks::new(), flights: Flights::default(), written: 0, unfinished: 0 }
    }

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

    /// Returns what is in flight.
    pub(super) fn flights(&self) -> &Flights {
        &self.flights
    }

    /// Takes a start.
    pub(super) fn start<W: Write>(
        &mut self,
        array: &mut Array<W>,
        start: Stamped<'_>,
        request: Request,
    ) -> io::Result<()> {
        let Record { ts, cpu, .. } = *start.record;
        let tid = start.record.task.tid;
        if let Some(given_up) = self.flights.end(tid) {
            self.give_up(array, start.time, &given_up, ts)?;
        }
        let open = Open { start: start.record.clone(), line: start.line, request, retries: 0, cpu };
        if tid == 0 {
            // The idle task is one a CPU: its events cannot be paired.
            return self.give_up(array, start.time, &open, ts);
        }
        self.flights.begin(open);
        Ok(())
    }

    /// Takes a busy retry.
    pub(super) fn retry<W: Write>(
        &mut self,
        array: &mut Array<W>,
        retry: Stamped<'_>,
        (request, pfn): (&Request, Pfn),
    ) -> io::Result<()> {
        let record = retry.record;
        if let Some(open) = self.flights.same(record.task.tid, request) {
            open.retries = open.retries.saturating_add(1);
            open.cpu = record.cpu;
        }
        let track = self.tracks.own(array, &record.task)?;
        array.push(|line| {
            line.head('i', Kind::BusyRetry.name(), track.place);
            line.word("cat", "cma");
            line.micros("ts", retry.at());
            line.word("s", "t");
            line.args();
            requested(line, request);
            line.number(Key::Pfn.name(), pfn.0);
            context(line, retry, &track);
            exactly(line, retry.time, record.ts);
        })
    }

    /// Takes a finish.
    pub(super) fn finish<W: Write>(
        &mut self,
        array: &mut Array<W>,
        finish: Stamped<'_>,
        request: &Request,
    ) -> io::Result<()> {
        let Record { ts, ref task, ref event, .. } = *finish.record;
        let Event::AllocFinish { result, timing, .. } = *event else { return Ok(()) };
        let mut open = self.flights.end(task.tid);
        if let Some(given_up) = open.take_if(|open| open.request != *request) {
            self.give_up(array, finish.time, &given_up, ts)?;
        }
        let time = finish.time;
        let start = open.as_ref().map_or(finish.at(), |open| time.relative(open.start.ts));
        let (track, duration) = self.place(array, task, (start, finish.at()))?;
        let seen = open.as_ref().map_or(0, |open| open.retries);
        array.push(|line| {
            allocation(line, request.count, &track, (start, duration));
            if result.is_err() {
                line.word("cname", "terrible");
            }
            line.args();
            requested(line, request);
            outcome(line, result, timing, seen);
            match &open {
                Some(open) => started(line, time, open, Some(finish.record)),
                None => line.yes("no_start"),
            }
            context(line, finish, &track);
            if finish.at() < start || !time.is_exact(ts) {
                line.number(beside::END, ts.0);
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

    /// Takes a gap: gives up what is in flight on the CPU that lost events.
    pub(super) fn lost<W: Write>(
        &mut self,
        array: &mut Array<W>,
        lost: Stamped<'_>,
        events: Option<u64>,
    ) -> io::Result<()> {
        let Record { ts, cpu, .. } = *lost.record;
        for open in self.flights.end_on(cpu) {
            self.give_up(array, lost.time, &open, ts)?;
        }
        array.push(|line| {
            line.head('i', "cma_events_lost", Place { pid: TASKS_PID, tid: TASKS_PID });
            line.word("cat", "cma");
            line.micros("ts", lost.at());
            line.word("s", "g");
            line.args();
            if let Some(events) = events {
                line.number("events", events);
            }
            line.number(beside::CPU, cpu.into());
            line.number("line", lost.line);
            exactly(line, lost.time, ts);
        })
    }

    /// Ends the trace: what is in flight lasts until the last event.
    pub(super) fn close<W: Write>(&mut self, array: &mut Array<W>, time: Time) -> io::Result<()> {
        let open = self.flights.end_all();
        open.iter().try_for_each(|open| self.give_up(array, time, open, time.last))
    }

    /// Writes an allocation whose finish is not known.
    fn give_up<W: Write>(
        &mut self,
        array: &mut Array<W>,
        time: Time,
        open: &Open,
        until: Nanos,
    ) -> io::Result<()> {
        let (start, end) = (time.relative(open.start.ts), time.relative(until));
        let (track, duration) = self.place(array, &open.start.task, (start, end))?;
        self.unfinished += 1;
        array.push(|line| {
            allocation(line, open.request.count, &track, (start, duration));
            line.args();
            requested(line, &open.request);
            line.number(Key::Retries.name(), open.retries.into());
            line.yes("unfinished");
            started(line, time, open, None);
            let stamped = Stamped { record: &open.start, line: open.line, time };
            context(line, stamped, &track);
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

fn requested(line: &mut Line, request: &Request) {
    line.text(Key::Name.name(), &request.area);
    line.number(Key::Count.name(), request.count.0);
    line.number(Key::Align.name(), request.align.get().into());
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
fn started(line: &mut Line, time: Time, open: &Open, finish: Option<&Record>) {
    let start = &open.start;
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
