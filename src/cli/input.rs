//! Inputs by name: files, pipes, `-` for standard input. All are opened, unpacked and recognised
//! here, and end where the user interrupts.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Read, Seek};
use std::os::fd::AsFd;
use std::os::unix::fs::OpenOptionsExt;

use memchr::memmem;

use super::geometry::Geometry;
use super::sniff::{Kind, LOGGED_FAILURE, misplaced, sniff};
use super::{Common, import, signals};
use cmasim::error::{Error, Result};
use cmasim::kernlog::{self, KernelLog};
use cmasim::recorded::areas_file::{self, AreasFile};
use cmasim::report::{Collector, Report};
use cmasim::stats::Finishes;
use cmasim::trace::read::{self, Unpacked};
use cmasim::trace::{Sink, TraceInfo};
use cmasim::workload::{Workload, text};

/// Bytes of an input's buffer.
const BUFFER: usize = 1 << 20;

/// The most bytes of a saved report: hundreds of times what thousands of sizes take.
const REPORT_MAX: u64 = 64 << 20;

/// What an interrupted input's answer says.
pub(super) const INTERRUPTED: &str = "interrupted: what was read so far";

/// An open input, of which nothing is taken.
pub(super) struct Opened {
    name: String,
    /// What it is.
    pub(super) kind: Kind,
    plain: Unpacked<'static>,
    /// The file itself, if it can be gone through in any order.
    file: Option<File>,
}

/// Opens an input by name and finds out what it is.
pub(super) fn open(name: &str) -> Result<Opened> {
    let no_input = |source| Error::NoInput { path: name.into(), source };
    let mut file =
        if name == "-" { standard_input() } else { open_file(name) }.map_err(no_input)?;
    let about = file.metadata().map_err(no_input)?;
    if about.is_dir() {
        let text = "is a directory; expected a file";
        return Err(no_input(io::Error::new(io::ErrorKind::IsADirectory, text)));
    }
    // Standard input may be a file of which something was read before.
    let is_whole = about.is_file() && file.stream_position().is_ok_and(|at| at == 0);
    let again = if is_whole { Some(file.try_clone().map_err(no_input)?) } else { None };
    let input = signals::UntilInterrupt::new(file, !about.is_file());
    let failed = |source| failed(name, source);
    let mut plain = Unpacked::new(BufReader::with_capacity(BUFFER, input)).map_err(failed)?;
    let kind = sniff(&mut plain).map_err(failed)?;
    Ok(Opened { name: name.into(), kind, plain, file: again })
}

/// Opens a file or a pipe; one without a writer does not make us wait here, where nothing notices
/// an interrupt.
fn open_file(name: &str) -> io::Result<File> {
    let no_waiting = i32::try_from(rustix::fs::OFlags::NONBLOCK.bits()).unwrap_or(0);
    OpenOptions::new().read(true).custom_flags(no_waiting).open(name)
}

fn standard_input() -> io::Result<File> {
    Ok(File::from(io::stdin().as_fd().try_clone_to_owned()?))
}

fn failed(name: &str, source: io::Error) -> Error {
    match source.kind() {
        io::ErrorKind::InvalidData => Error::data(name, source.to_string()),
        _ => Error::Io { path: name.into(), source },
    }
}

impl Opened {
    /// Reads the input as a trace into a sink, if it may be one.
    pub(super) fn trace(mut self, sink: &mut dyn Sink, expected: &str) -> Result<TraceInfo> {
        let name = self.name.clone();
        let name = name.as_str();
        let mut info = match (&self.kind, self.file.take()) {
            (Kind::Trace("trace.dat"), Some(mut file)) if self.plain.is_plain() => {
                // A trace.dat keeps each CPU's events apart: where the file can be gone through in
                // any order, merging them takes no memory.
                file.rewind().map_err(|source| failed(name, source))?;
                read::read_seekable(name, signals::UntilInterrupt::new(file, false), sink)?
            }
            (Kind::Trace(_) | Kind::Text | Kind::Binary | Kind::Empty, _) => {
                read::read_unpacked(name, &mut self.plain, sink)?
            }
            (Kind::KernelLog, _) => return self.kernel_log(sink, expected),
            (kind, _) => return Err(misplaced(name, kind, "", expected)),
        };
        mark_interrupted(&mut info.warnings);
        Ok(info)
    }

    /// Reads a kernel log, which may hold a trace further on.
    fn kernel_log(self, sink: &mut dyn Sink, expected: &str) -> Result<TraceInfo> {
        let mut log = Log { input: self.plain, failures: 0, tail: Vec::new() };
        let input = BufReader::with_capacity(BUFFER, &mut log);
        match read::read(&self.name, input, sink) {
            Err(Error::Data(_)) => {
                let more = match log.failures {
                    0 => String::new(),
                    1 => " with 1 failed allocation".into(),
                    n => format!(" with {n} failed allocations"),
                };
                Err(misplaced(&self.name, &self.kind, &more, expected))
            }
            read => read,
        }
    }

    /// Reads the input as a workload; a trace is imported on the fly.
    fn workload(self, geometry: &Geometry, common: &Common) -> Result<Workload> {
        match &self.kind {
            Kind::Trace(_) => import::on_the_fly(self, geometry, common),
            Kind::Workload | Kind::Text | Kind::Binary | Kind::Empty => self.workload_text(),
            kind => Err(misplaced(&self.name, kind, "", "a workload or a trace")),
        }
    }

    /// Reads the input as the text of a workload.
    pub(super) fn workload_text(mut self) -> Result<Workload> {
        let workload = text::parse(&self.name, &mut self.plain);
        self.or_damage(workload)
    }

    /// Reads the input as what stands beside a trace.
    pub(super) fn areas_file(mut self) -> Result<AreasFile> {
        let told = areas_file::parse(&self.name, &mut self.plain);
        self.or_damage(told)
    }

    /// Reads the input as a kernel's log, of which it must have a line.
    pub(super) fn kernel_log_text(mut self) -> Result<KernelLog> {
        if !matches!(self.kind, Kind::KernelLog | Kind::Text) {
            return Err(misplaced(&self.name, &self.kind, "", "a kernel's log"));
        }
        let mut go_on = || signals::go_on().is_continue();
        let log = kernlog::parse(&mut self.plain, &mut go_on);
        let log = log.map_err(|source| failed(&self.name, source))?;
        if log.is_empty() {
            let text = "no line of a kernel's log that speaks of CMA; expected lines such as \
                        `cma: cma_alloc: alloc failed, req-size: N pages, ret: -12`";
            return self.or_damage(Err(Error::data(&self.name, text)));
        }
        Ok(log)
    }

    /// Reads the input as a saved report.
    fn report(mut self) -> Result<Report> {
        let mut text = Vec::new();
        let read = (&mut self.plain).take(REPORT_MAX + 1).read_to_end(&mut text);
        read.map_err(|source| failed(&self.name, source))?;
        if text.len() as u64 > REPORT_MAX {
            let text = format!("a saved report of more than {} MiB", REPORT_MAX >> 20);
            return Err(Error::data(&self.name, text));
        }
        let report = Report::from_json(&self.name, &text);
        self.or_damage(report)
    }

    /// Prefers the damage of a packed input, which makes any text faulty, to what came of it.
    fn or_damage<T>(&self, result: Result<T>) -> Result<T> {
        match self.plain.damage() {
            Some(damage) if !signals::is_interrupted() => Err(Error::data(&self.name, damage)),
            _ => result,
        }
    }

    /// Returns the name as given.
    pub(super) fn name(&self) -> &str {
        &self.name
    }
}

/// Says in the warnings of an answer that its input was interrupted.
pub(super) fn mark_interrupted(warnings: &mut Vec<String>) {
    if signals::is_interrupted() {
        warnings.push(INTERRUPTED.into());
    }
}

/// Counts the failures in a kernel log as it is read.
struct Log {
    input: Unpacked<'static>,
    failures: u64,
    /// The end of what was read, in which the next failure may begin.
    tail: Vec<u8>,
}

impl Read for Log {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.input.read(into)?;
        self.tail.extend_from_slice(&into[..read]);
        self.failures += memmem::find_iter(&self.tail, LOGGED_FAILURE).count() as u64;
        let keep = self.tail.len().saturating_sub(LOGGED_FAILURE.len() - 1);
        self.tail.drain(..keep);
        Ok(read)
    }
}

/// Reads a workload file, or a trace as a workload.
pub(super) fn workload(name: &str, geometry: &Geometry, common: &Common) -> Result<Workload> {
    open(name)?.workload(geometry, common)
}

/// Reads a trace and makes its report, or reads a report saved as JSON; the latter has no samples.
pub(super) fn report(name: &str) -> Result<(Report, Option<Finishes>)> {
    let opened = open(name)?;
    if opened.kind == Kind::Report {
        return Ok((opened.report()?, None));
    }
    let mut collector = Collector::default();
    let info = opened.trace(&mut collector, "a trace or a saved report")?;
    let (mut report, samples) = collector.report(name, &info);
    report.interrupted = signals::is_interrupted();
    Ok((report, Some(samples)))
}
