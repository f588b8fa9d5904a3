//! Reading traces: the format is recognised by content, and every format ends in [`Record`]s.
//!
//! A format is one file of this folder and one line of the registry below. Readers stream: their
//! memory does not grow with the file.
//!
//! [`Record`]: crate::trace::Record

use std::io::{self, BufRead, Read};

use crate::error::{Diagnostic, Error, Result};
use crate::trace::{Sink, TraceInfo, event};

mod body;
mod chrome;
mod chrome_typed;
mod context;
mod dat;
mod ftrace;
mod graph;
mod lines;
mod names;
mod objects;
mod packed;
mod perfetto;
mod refused;
#[cfg(test)]
mod schema_tests;
mod skipped;
mod sources;
mod trouble;

pub use dat::{is_trace_dat, read_seekable};
pub use packed::Unpacked;

/// One readable format.
struct Format {
    /// What the format is called; `None` for text that may be anything.
    name: Option<&'static str>,
    /// Whether the first bytes of a file (64 KiB) are of this format.
    detect: fn(&[u8]) -> bool,
    /// Reads a whole trace. Arguments: the input's name, its bytes, where the records go.
    read: fn(&str, &mut dyn Read, &mut dyn Sink) -> Result<TraceInfo>,
}

/// All formats; the first that recognises the head of a file reads it.
const FORMATS: &[Format] = &[
    Format { name: Some("trace.dat"), detect: dat::is_trace_dat, read: dat::read },
    Format { name: Some("perf.data"), detect: refused::is_perf_data, read: refused::perf_data },
    Format { name: Some("packed"), detect: refused::is_packed, read: refused::packed },
    // Before JSON: a packet's length may look like the bracket that begins it.
    Format { name: Some("Perfetto"), detect: perfetto::detect, read: perfetto::read },
    Format { name: Some("Chrome JSON"), detect: chrome::detect, read: chrome::read },
    Format {
        name: Some("ftrace text"),
        detect: refused::is_latency_text,
        read: refused::latency_text,
    },
    Format {
        name: Some("atrace -z"),
        detect: refused::is_packed_atrace,
        read: refused::packed_atrace,
    },
    Format { name: Some("binary"), detect: refused::is_binary, read: refused::binary },
    // Any text may be a trace after a long preamble, so this one takes whatever is left.
    Format { name: None, detect: |_| true, read: ftrace::read },
];

/// Reads a trace of any known format, packed with gzip or zstd or not, and hands its records to
/// `sink` in file order.
///
/// `name` stands for the input in messages, `-` for standard input. Lines that could not be read,
/// lost events and a cut tail are told in [`TraceInfo::warnings`], one sentence each.
///
/// # Errors
///
/// [`Error::Data`] if the format cannot be read (the sentence names the command to run instead), or
/// if the input holds no CMA event. [`Error::Io`] if reading fails, or the sink.
pub fn read(name: &str, input: impl BufRead, sink: &mut dyn Sink) -> Result<TraceInfo> {
    let mut input = Unpacked::new(input).map_err(|e| read_error(name, e))?;
    read_unpacked(name, &mut input, sink)
}

/// Reads a trace as [`read`] does, from an input that is unpacked and that nothing was taken from.
///
/// # Errors
///
/// As [`read`].
pub fn read_unpacked(
    name: &str,
    input: &mut Unpacked<'_>,
    sink: &mut dyn Sink,
) -> Result<TraceInfo> {
    if input.head().is_empty() {
        return Err(empty(name, input));
    }
    let format = FORMATS.iter().find(|format| (format.detect)(input.head()));
    let Some(format) = format else {
        return Err(Error::Bug("no trace format takes this input".into()));
    };
    let mut info = (format.read)(name, input, sink)?;
    info.warnings.extend(input.damage().map(|damage| format!("{damage}: partial result")));
    if info.records == 0 {
        return Err(no_events(name, &info));
    }
    Ok(info)
}

/// Names the format of a trace by its first bytes; `None` for text, which may be anything.
pub fn format_of(head: &[u8]) -> Option<&'static str> {
    FORMATS.iter().find(|format| (format.detect)(head)).and_then(|format| format.name)
}

/// Tells whether a text has an event of CMA in it.
pub fn has_event(text: &[u8]) -> bool {
    event::is_in_text(text)
}

/// Says why there is nothing in an input.
fn empty(name: &str, input: &Unpacked<'_>) -> Error {
    let (Some(packing), damage) = (input.packing(), input.damage()) else {
        return Error::data(name, "the file is empty");
    };
    let Some(damage) = damage else {
        return Error::data(name, format!("the {} stream is empty", packing.name()));
    };
    let help = format!("unpack it with `{}` first", packing.command());
    Error::Data(vec![Diagnostic { help: Some(help), ..Diagnostic::whole_file(name, damage) }])
}

fn no_events(name: &str, info: &TraceInfo) -> Error {
    let read = format!("read as {}, lines: {}", info.format, info.lines);
    let text = match info.warnings.is_empty() {
        true => format!("no CMA event found ({read})"),
        false => format!("no readable CMA event found ({read}): {}", info.warnings.join("; ")),
    };
    let help = "record with `trace-cmd record -e cma`, or enable events/cma in tracefs";
    Error::Data(vec![Diagnostic { help: Some(help.into()), ..Diagnostic::whole_file(name, text) }])
}

/// Turns a failure to read into an error; a directory is bad data rather than bad luck.
fn read_error(name: &str, source: io::Error) -> Error {
    match source.kind() {
        io::ErrorKind::IsADirectory => {
            Error::data(name, "is a directory; name the trace file in it")
        }
        io::ErrorKind::InvalidData => Error::data(name, source.to_string()),
        _ => Error::Io { path: name.into(), source },
    }
}

/// Turns a sink's failure into an error.
fn sink_error(source: io::Error) -> Error {
    Error::Io { path: "output".into(), source }
}
