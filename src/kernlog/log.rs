//! Puts the messages of a log together: maps with their failures, names with their areas.
//!
//! The kernel prints a failure, then the area's free map; nothing in the map names the request. So
//! a map belongs to a failure for certain only if that is the only one waiting for a map, or if
//! both carry the same caller. Several failures waiting at once are several CPUs: their maps stay
//! without a request, rather than with a wrong one.

use std::io::{self, BufRead};

use super::map::{Building, FreeMap};
use super::message::{
    self, BootArea, BusyRange, LogMessage, LoggedCall, LoggedFailure, Refused, SkippedRange,
};
use super::prefix::{self, LogStamp};
use crate::units::Nanos;

/// The most failures kept whole; further ones are counted.
pub const MOST_FAILURES: usize = 100_000;

/// The most lines of the other kinds that are kept.
const MOST_LINES: usize = 1_000_000;

/// A failure without its map for this long will get none: the map follows at once.
const MAP_DELAY: Nanos = Nanos(1_000_000_000);

/// The longest line that is looked at, in bytes; what is longer is no message.
const LONGEST_LINE: usize = 1 << 20;

/// A failed allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedAllocation {
    /// Where and when.
    pub stamp: LogStamp,
    /// The request and its error.
    pub failure: LoggedFailure,
    /// The free map, an index into [`KernelLog::maps`]; `None` if the log has none that is
    /// certainly this failure's.
    pub map: Option<usize>,
}

/// What a log tells of CMA.
#[derive(Clone, Debug, Default)]
pub struct KernelLog {
    /// Lines read.
    pub lines: u64,
    /// The kernel's version, where the log names it.
    pub version: Option<Box<str>>,
    /// Failed allocations, in the order of the lines, at most [`MOST_FAILURES`].
    pub failures: Vec<FailedAllocation>,
    /// Failed allocations beyond them.
    pub failures_left_out: u64,
    /// Free maps, those without a certain request among them.
    pub maps: Vec<FreeMap>,
    /// Areas set up at boot.
    pub areas: Vec<BootArea>,
    /// Areas that could not be set up.
    pub refused: Vec<Refused>,
    /// Ranges that could not be emptied.
    pub busy: Vec<(LogStamp, BusyRange)>,
    /// Windows skipped since they cross memory maps.
    pub skipped: Vec<(LogStamp, SkippedRange)>,
    /// Messages of CMA's that the kernel suppressed.
    pub suppressed: u64,
    /// Calls, where debugging was on.
    pub calls: Vec<(LogStamp, LoggedCall)>,
    /// Lines of these kinds beyond the most that are kept.
    pub lines_left_out: u64,
}

impl KernelLog {
    /// Tells whether the log speaks of CMA at all.
    pub fn is_empty(&self) -> bool {
        self.failures.is_empty()
            && self.maps.is_empty()
            && self.areas.is_empty()
            && self.refused.is_empty()
            && self.calls.is_empty()
            && self.busy.is_empty()
    }
}

/// Reads a log to its end, or until `go_on` says no; it is asked every few thousand lines. Bytes
/// that are not UTF-8 are replaced.
///
/// # Errors
/// Those of the input.
pub fn parse(mut input: impl BufRead, go_on: &mut dyn FnMut() -> bool) -> io::Result<KernelLog> {
    let mut reader = Reader::default();
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        if read_line(&mut input, &mut bytes)? == 0 {
            break;
        }
        reader.line(&String::from_utf8_lossy(&bytes));
        if reader.log.lines % 4096 == 0 && !go_on() {
            break;
        }
    }
    Ok(reader.end())
}

/// Reads a line, of which at most [`LONGEST_LINE`] bytes are kept. Returns the bytes taken.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<usize> {
    let mut taken = 0;
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = memchr::memchr(b'\n', buffer);
        let length = end.map_or(buffer.len(), |at| at + 1);
        let room = LONGEST_LINE.saturating_sub(line.len());
        line.extend_from_slice(&buffer[..end.unwrap_or(length).min(room)]);
        input.consume(length);
        taken += length;
        if end.is_some() || length == 0 {
            return Ok(taken);
        }
    }
}

#[derive(Default)]
struct Reader {
    log: KernelLog,
    /// Maps under way, by caller; without callers there is one.
    open: Vec<(Option<Box<str>>, Building)>,
    /// Failures that wait for their map.
    waiting: Vec<usize>,
    /// Whether several waited at once, so that nobody can tell whose the next map is.
    uncertain: bool,
    /// A failure that its line cut short.
    cut: Option<(LogStamp, String)>,
    /// The name of the area that the next line creates.
    boot_name: Option<Box<str>>,
}

impl Reader {
    fn line(&mut self, line: &str) {
        self.log.lines += 1;
        // Most lines of a log are of others: they are told by what they lack.
        if self.cut.is_none() && self.open.is_empty() && !speaks_of_cma(line) {
            return;
        }
        let (stamp, text) = prefix::cut(self.log.lines, line);
        if let Some((first, begun)) = self.cut.take() {
            let joined = begun + " " + text;
            if let Some(message) = message::read(&joined) {
                return self.message(first, message);
            }
        }
        if message::is_cut_failure(text) {
            self.cut = Some((stamp, text.into()));
            return;
        }
        match message::read(text) {
            Some(message) => self.message(stamp, message),
            None => self.go_on_with_map(&stamp, text),
        }
    }

    fn message(&mut self, stamp: LogStamp, message: LogMessage) {
        match message {
            LogMessage::LoggedFailure(failure) => self.failure(stamp, failure),
            LogMessage::MapHead(text) => self.begin_map(stamp, &text),
            LogMessage::MapRange(index, text) => {
                if let Some(map) = self.map_of(&stamp) {
                    self.open[map].1.range(index, &text);
                }
            }
            LogMessage::Boot(mut area) => {
                area.name = area.name.or(self.boot_name.take());
                self.keep(|log| &mut log.areas, area);
            }
            LogMessage::BootName(name) => self.boot_name = Some(name),
            LogMessage::Refused(refused) => self.keep(|log| &mut log.refused, refused),
            LogMessage::Busy(range) => self.keep(|log| &mut log.busy, (stamp, range)),
            LogMessage::SkippedRange(skipped) => {
                self.keep(|log| &mut log.skipped, (stamp, skipped))
            }
            LogMessage::Suppressed(lines) => {
                self.log.suppressed = self.log.suppressed.saturating_add(lines);
            }
            LogMessage::LoggedCall(call) => self.keep(|log| &mut log.calls, (stamp, call)),
            LogMessage::Version(version) => self.log.version = Some(version),
        }
    }

    fn keep<T>(&mut self, list: impl FnOnce(&mut KernelLog) -> &mut Vec<T>, value: T) {
        let list = list(&mut self.log);
        if list.len() < MOST_LINES {
            list.push(value);
        } else {
            self.log.lines_left_out += 1;
        }
    }

    fn failure(&mut self, stamp: LogStamp, failure: LoggedFailure) {
        if self.log.failures.len() >= MOST_FAILURES {
            self.log.failures_left_out += 1;
            return;
        }
        self.forget_old(stamp.time);
        self.waiting.push(self.log.failures.len());
        self.uncertain |= self.waiting.len() > 1;
        self.log.failures.push(FailedAllocation { stamp, failure, map: None });
    }

    /// Gives up waiting for maps that would have come long ago.
    fn forget_old(&mut self, now: Option<Nanos>) {
        let failures = &self.log.failures;
        self.waiting.retain(|&index| {
            let then = failures[index].stamp.time;
            match (now, then) {
                (Some(now), Some(then)) => now.0.saturating_sub(then.0) < MAP_DELAY.0,
                _ => true,
            }
        });
        self.uncertain &= !self.waiting.is_empty();
    }

    fn begin_map(&mut self, stamp: LogStamp, text: &str) {
        // A map that another one interrupts may have lost lines to it.
        let anonymous = stamp.caller.is_none();
        let interrupted = self.open.iter().position(|(caller, _)| *caller == stamp.caller);
        let mut map = Building::new(stamp.line, text);
        if let Some(index) = interrupted {
            let (caller, mut old) = self.open.remove(index);
            old.mix();
            if anonymous {
                map.mix();
            }
            self.end_map(caller, old);
        }
        self.open.push((stamp.caller, map));
        self.close_complete();
    }

    /// Returns the map under way that a line of this caller goes on with.
    fn map_of(&self, stamp: &LogStamp) -> Option<usize> {
        let same = self.open.iter().rposition(|(caller, _)| *caller == stamp.caller);
        // The last line of a 7.x map has no prefix of its own in some logs.
        same.or_else(|| (stamp.caller.is_none() && self.open.len() == 1).then_some(0))
    }

    fn go_on_with_map(&mut self, stamp: &LogStamp, text: &str) {
        let text = text.strip_prefix("cma:").unwrap_or(text).trim();
        let Some(map) = self.map_of(stamp) else { return };
        if self.open[map].1.go_on(text) {
            self.close_complete();
        }
    }

    fn close_complete(&mut self) {
        while let Some(index) = self.open.iter().position(|(_, map)| map.is_complete()) {
            let (caller, map) = self.open.remove(index);
            self.end_map(caller, map);
        }
    }

    /// Keeps a map, and ties it to its failure if that is certain.
    fn end_map(&mut self, caller: Option<Box<str>>, map: Building) {
        let map = map.finish();
        if self.log.maps.len() >= MOST_LINES {
            self.log.lines_left_out += 1;
            return;
        }
        let index = self.log.maps.len();
        let failures = &self.log.failures;
        let by_caller =
            |&waiting: &usize| caller.is_some() && failures[waiting].stamp.caller == caller;
        let failure = if let Some(at) = self.waiting.iter().position(by_caller) {
            Some(self.waiting.remove(at))
        } else if self.waiting.is_empty() {
            None
        } else {
            let first = self.waiting.remove(0);
            (!self.uncertain).then_some(first)
        };
        if let Some(failure) = failure {
            self.log.failures[failure].map = Some(index);
        }
        self.uncertain &= !self.waiting.is_empty();
        self.log.maps.push(map);
    }

    fn end(mut self) -> KernelLog {
        for (caller, map) in std::mem::take(&mut self.open) {
            self.end_map(caller, map);
        }
        self.log
    }
}

/// Tells whether a line may be one of CMA's.
fn speaks_of_cma(line: &str) -> bool {
    let bytes = line.as_bytes();
    ["cma", "CMA", "alloc failed", "Reserved memory", "reserved mem", "PFNs busy", "Linux version"]
        .iter()
        .any(|word| memchr::memmem::find(bytes, word.as_bytes()).is_some())
}
