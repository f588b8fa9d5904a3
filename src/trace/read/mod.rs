//! Reading traces: the format is recognised by content, and every format ends in [`Record`]s.
//!
//! A format is one file of this folder and one line of the registry below. Readers stream: their
//! memory does not grow with the file.
//!
//! [`Record`]: crate::trace::Record

use std::cell::Cell;
use std::io::{self, BufRead, Cursor, Read};

use crate::error::{Diagnostic, Error, Result};
use crate::trace::{Sink, TraceInfo};

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
use packed::{Packing, Unpacked};

/// One readable format.
struct Format {
    /// Whether the first bytes of a file (up to [`HEAD`]) are of this format.
    detect: fn(&[u8]) -> bool,
    /// Reads a whole trace. Arguments: the input's name, its bytes, where the records go.
    read: fn(&str, &mut dyn Read, &mut dyn Sink) -> Result<TraceInfo>,
}

/// All formats; the first that recognises the head of a file reads it.
const FORMATS: &[Format] = &[
    Format { detect: dat::is_trace_dat, read: dat::read },
    Format { detect: refused::is_perf_data, read: refused::perf_data },
    Format { detect: refused::is_packed, read: refused::packed },
    // Before JSON: a packet's length may look like the bracket that begins it.
    Format { detect: perfetto::detect, read: perfetto::read },
    Format { detect: chrome::detect, read: chrome::read },
    Format { detect: refused::is_latency_text, read: refused::latency_text },
    Format { detect: refused::is_packed_atrace, read: refused::packed_atrace },
    Format { detect: refused::is_binary, read: refused::binary },
    // Any text may be a trace after a long preamble, so this one takes whatever is left.
    Format { detect: |_| true, read: ftrace::read },
];

/// Bytes looked at to recognise a format.
const HEAD: u64 = 64 * 1024;

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
pub fn read(name: &str, mut input: impl BufRead, sink: &mut dyn Sink) -> Result<TraceInfo> {
    let head = peek(name, &mut input)?;
    if head.is_empty() {
        return Err(Error::data(name, "the file is empty"));
    }
    let Some(packing) = Packing::of(&head) else {
        return read_plain(name, head, &mut input, sink);
    };
    let broken = Cell::new(None);
    let mut plain = Unpacked::new(packing, Cursor::new(head).chain(input), &broken);
    let head = peek(name, &mut plain)?;
    if head.is_empty() {
        return Err(empty(name, packing, broken.take()));
    }
    let mut info = read_plain(name, head, &mut plain, sink)?;
    if let Some(reason) = broken.take() {
        let packing = packing.name();
        let text = format!("the {packing} stream is cut or damaged ({reason}): partial result");
        info.warnings.push(text);
    }
    Ok(info)
}

/// Says why nothing came out of a packed input.
fn empty(name: &str, packing: Packing, broken: Option<String>) -> Error {
    let Some(reason) = broken else {
        return Error::data(name, format!("the {} stream is empty", packing.name()));
    };
    let text = format!("cannot be unpacked from {} ({reason})", packing.name());
    let help = format!("unpack it with `{}` first", packing.command());
    Error::Data(vec![Diagnostic { help: Some(help), ..Diagnostic::whole_file(name, text) }])
}

fn read_plain(
    name: &str,
    head: Vec<u8>,
    rest: &mut dyn Read,
    sink: &mut dyn Sink,
) -> Result<TraceInfo> {
    let format = FORMATS.iter().find(|format| (format.detect)(&head));
    let Some(format) = format else {
        return Err(Error::Bug("no trace format takes this input".into()));
    };
    let info = (format.read)(name, &mut Cursor::new(head).chain(rest), sink)?;
    if info.records == 0 {
        return Err(no_events(name, &info));
    }
    Ok(info)
}

/// Reads up to [`HEAD`] bytes, fewer only at the end of the input.
fn peek(name: &str, input: &mut dyn Read) -> Result<Vec<u8>> {
    let mut head = Vec::new();
    input.take(HEAD).read_to_end(&mut head).map_err(|e| read_error(name, e))?;
    Ok(head)
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
    if source.kind() == io::ErrorKind::IsADirectory {
        return Error::data(name, "is a directory; name the trace file in it");
    }
    Error::Io { path: name.into(), source }
}

/// Turns a sink's failure into an error.
fn sink_error(source: io::Error) -> Error {
    Error::Io { path: "output".into(), source }
}
