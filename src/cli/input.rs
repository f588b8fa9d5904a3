//! Inputs by name: files, `-` for standard input, and the built-in workloads.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek};
use std::path::Path;

use cmasim::error::{Error, Result};
use cmasim::report::{Collector, Report};
use cmasim::stats::BySize;
use cmasim::trace::{Record, Sink, TraceInfo, read};
use cmasim::workload::{Workload, text};

/// Bytes of an input's buffer.
const BUFFER: usize = 1 << 20;

/// An open input.
pub(super) type Input = BufReader<Box<dyn Read>>;

/// Opens an input by name.
pub(super) fn open(name: &str) -> Result<Input> {
    if name == "-" {
        return Ok(BufReader::with_capacity(BUFFER, Box::new(io::stdin())));
    }
    let no_input = |source| Error::NoInput { path: name.into(), source };
    if Path::new(name).is_dir() {
        return Err(no_input(io::Error::new(
            io::ErrorKind::IsADirectory,
            "is a directory; expected a file",
        )));
    }
    let file = File::open(name).map_err(no_input)?;
    Ok(BufReader::with_capacity(BUFFER, Box::new(file)))
}

/// Reads a trace of any known format into a sink.
pub(super) fn trace(name: &str, sink: &mut dyn Sink) -> Result<TraceInfo> {
    match recording(name)? {
        Some(file) => read::read_seekable(name, file, sink),
        None => read::read(name, &mut open(name)?, sink),
    }
}

/// Opens a file that is a trace.dat: from a file it is read in little memory, from a pipe it is not.
fn recording(name: &str) -> Result<Option<File>> {
    if name == "-" || !Path::new(name).is_file() {
        return Ok(None);
    }
    let failed = |source| Error::Io { path: name.into(), source };
    let mut file =
        File::open(name).map_err(|source| Error::NoInput { path: name.into(), source })?;
    let mut head = Vec::new();
    Read::by_ref(&mut file).take(16).read_to_end(&mut head).map_err(failed)?;
    file.rewind().map_err(failed)?;
    Ok(Some(file).filter(|_| read::is_trace_dat(&head)))
}

/// Reads all records of a trace.
pub(super) fn records(name: &str) -> Result<(Vec<Record>, TraceInfo)> {
    let mut records = Vec::new();
    let info = trace(name, &mut records)?;
    Ok((records, info))
}

/// Reads a workload file.
pub(super) fn workload(name: &str) -> Result<Workload> {
    text::parse(name, &mut open(name)?)
}

/// Tells whether an input is a workload: whether its first word that is no comment is a workload's.
/// Looks at what is buffered and takes nothing.
pub(super) fn is_workload(input: &mut Input, name: &str) -> Result<bool> {
    use io::BufRead;
    let start = input.fill_buf().map_err(|source| Error::Io { path: name.into(), source })?;
    let text = String::from_utf8_lossy(&start[..start.len().min(4096)]);
    let mut lines = text.trim_start_matches('\u{feff}').lines().map(str::trim);
    let first = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
    Ok(first.is_some_and(|line| line.starts_with("cma-workload")))
}

/// Reads a trace and makes its report, or reads a report saved as JSON; the latter has no samples.
pub(super) fn report(name: &str) -> Result<(Report, Option<BySize>)> {
    let mut opened = open(name)?;
    if is_saved_report(&mut opened, name)? {
        let mut text = String::new();
        let read = opened.read_to_string(&mut text);
        read.map_err(|source| Error::Io { path: name.into(), source })?;
        return Ok((Report::from_json(name, &text)?, None));
    }
    let mut collector = Collector::default();
    let info = match recording(name)? {
        Some(file) => read::read_seekable(name, file, &mut collector)?,
        None => read::read(name, &mut opened, &mut collector)?,
    };
    let (report, samples) = collector.report(name, &info);
    Ok((report, Some(samples)))
}

/// Tells whether an input is a report saved as JSON. Looks at what is buffered and takes nothing.
fn is_saved_report(input: &mut Input, name: &str) -> Result<bool> {
    use io::BufRead;
    let start = input.fill_buf().map_err(|source| Error::Io { path: name.into(), source })?;
    let text = String::from_utf8_lossy(&start[..start.len().min(4096)]);
    Ok(text.trim_start().starts_with('{') && text.contains("\"cmasim.report/"))
}
