//! Inputs by name: files, `-` for standard input, and the built-in workloads.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use flate2::bufread::MultiGzDecoder;

use super::progress::UntilInterrupt;
use cmasim::error::{Error, Result};
use cmasim::report::{Collector, Report};
use cmasim::stats::Finishes;
use cmasim::trace::{Sink, TraceInfo, read};
use cmasim::workload::{Workload, text};

/// Bytes of an input's buffer.
const BUFFER: usize = 1 << 20;

/// Bytes of a file that are looked at to tell what it is.
const LOOK: u64 = 4096;

const GZIP_MAGIC: &[u8] = &[0x1f, 0x8b];

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
    trace_in(name, open(name)?, sink)
}

/// Reads a trace from an input that is open and that nothing was taken from.
pub(super) fn trace_in(name: &str, input: Input, sink: &mut dyn Sink) -> Result<TraceInfo> {
    let mut sink = UntilInterrupt::new(sink)?;
    let read = read_into(name, input, &mut sink);
    sink.outcome(read)
}

fn read_into(name: &str, mut input: Input, sink: &mut dyn Sink) -> Result<TraceInfo> {
    let start = input.fill_buf().map_err(|source| Error::Io { path: name.into(), source })?;
    // A trace.dat keeps each CPU's events apart: where the file can be gone through in any order,
    // merging them takes no memory.
    let is_file = name != "-" && Path::new(name).is_file();
    if is_file && read::is_trace_dat(start) {
        let file =
            File::open(name).map_err(|source| Error::NoInput { path: name.into(), source })?;
        return read::read_seekable(name, file, sink);
    }
    read::read(name, &mut input, sink)
}

/// Reads a workload file, gzip'd or not.
pub(super) fn workload(name: &str) -> Result<Workload> {
    workload_in(name, open(name)?)
}

/// Reads a workload from an input that is open and that nothing was taken from.
pub(super) fn workload_in(name: &str, mut input: Input) -> Result<Workload> {
    if start_of(&mut input, name)?.starts_with(GZIP_MAGIC) {
        return text::parse(name, BufReader::with_capacity(BUFFER, MultiGzDecoder::new(input)));
    }
    text::parse(name, input)
}

/// Tells whether an input is a workload: whether its first word that is no comment is a workload's.
/// Looks at what is buffered and takes nothing.
pub(super) fn is_workload(input: &mut Input, name: &str) -> Result<bool> {
    let text = plain_start(input, name)?;
    let mut lines = text.trim_start_matches('\u{feff}').lines().map(str::trim);
    let first = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
    Ok(first.is_some_and(|line| line.starts_with("cma-workload")))
}

fn start_of<'a>(input: &'a mut Input, name: &str) -> Result<&'a [u8]> {
    input.fill_buf().map_err(|source| Error::Io { path: name.into(), source })
}

/// Returns the first text of an input, unpacked if it is gzip'd.
fn plain_start(input: &mut Input, name: &str) -> Result<String> {
    let start = start_of(input, name)?;
    let mut plain = Vec::new();
    if start.starts_with(GZIP_MAGIC) {
        // A cut stream is the reader's to complain about.
        let _ = MultiGzDecoder::new(start).take(LOOK).read_to_end(&mut plain);
    } else {
        plain.extend(start.iter().take(4096));
    }
    Ok(String::from_utf8_lossy(&plain).into_owned())
}

/// Reads a trace and makes its report, or reads a report saved as JSON; the latter has no samples.
pub(super) fn report(name: &str) -> Result<(Report, Option<Finishes>)> {
    let mut opened = open(name)?;
    if is_saved_report(&mut opened, name)? {
        let mut text = String::new();
        let read = opened.read_to_string(&mut text);
        read.map_err(|source| Error::Io { path: name.into(), source })?;
        return Ok((Report::from_json(name, &text)?, None));
    }
    if is_workload(&mut opened, name)? {
        let text = "a workload; expected a trace or a saved report (`replay` runs a workload, \
                    `compare --before F --after G` measures on it)";
        return Err(Error::data(name, text));
    }
    let mut collector = Collector::default();
    let info = trace_in(name, opened, &mut collector)?;
    let (report, samples) = collector.report(name, &info);
    Ok((report, Some(samples)))
}

/// Tells whether an input is a report saved as JSON. Looks at what is buffered and takes nothing.
fn is_saved_report(input: &mut Input, name: &str) -> Result<bool> {
    let text = plain_start(input, name)?;
    Ok(text.trim_start().starts_with('{') && text.contains("\"cmasim.report/"))
}
