//! Files that hold traces but cannot be read, each answered with the command that helps.

use std::io::Read;

use memchr::memmem;

use crate::error::{Error, Result};
use crate::trace::{Sink, TraceInfo};

/// Why the latency format is refused.
pub(super) const RELATIVE_TIME: &str = "stamps are microseconds since the first event (latency \
    format): print the trace without it (`echo 0 > /sys/kernel/tracing/options/latency-format`), \
    or record with `trace-cmd record -e cma`";

/// perf's binary recording, of either byte order.
pub(super) fn is_perf_data(head: &[u8]) -> bool {
    head.starts_with(b"PERFILE2") || head.starts_with(b"2ELIFREP")
}

/// Refuses perf's binary recording.
pub(super) fn perf_data(name: &str, _: &mut dyn Read, _: &mut dyn Sink) -> Result<TraceInfo> {
    let unpacked = [".gz", ".zst"].iter().find_map(|end| name.strip_suffix(end));
    let text = match (unpacked, name) {
        (Some(unpacked), _) => format!(
            "holds a perf.data; unpack it and print it with `perf script --ns -i {unpacked}` first"
        ),
        (None, "-") => "is a perf.data; pipe it through `perf script --ns -i -` first".into(),
        (None, _) => format!("is a perf.data; print it with `perf script --ns -i {name}` first"),
    };
    refuse(name, text)
}

/// Packings that are not read: their first bytes and the command that unpacks them.
const PACKINGS: [(&[u8], &str); 5] = [
    (&[0xfd, b'7', b'z', b'X', b'Z', 0], "xz -d"),
    (b"BZh", "bzip2 -d"),
    (&[0x04, 0x22, 0x4d, 0x18], "lz4 -d"),
    (b"PK\x03\x04", "unzip"),
    (b"7z\xbc\xaf\x27\x1c", "7z x"),
];

fn unpacker(head: &[u8]) -> Option<&'static str> {
    PACKINGS.iter().find(|(magic, _)| head.starts_with(magic)).map(|(_, command)| *command)
}

/// Anything packed in a way that is not read.
pub(super) fn is_packed(head: &[u8]) -> bool {
    unpacker(head).is_some()
}

/// Refuses what is packed in another way, with the command that unpacks it.
pub(super) fn packed(name: &str, input: &mut dyn Read, _: &mut dyn Sink) -> Result<TraceInfo> {
    let mut head = [0; 8];
    let read = input.read(&mut head).map_err(|e| super::read_error(name, e))?;
    let command = unpacker(&head[..read]).unwrap_or("its own tool");
    refuse(name, format!("is packed; unpack it with `{command} {name}` first"))
}

/// The answer of `atrace -z`: text that announces a trace, and then bytes of zlib.
pub(super) fn is_packed_atrace(head: &[u8]) -> bool {
    let start = memmem::find(head, b"TRACE:\n").map(|at| &head[at + 7..]);
    start.is_some_and(|start| matches!(start, [0x78, 0x01 | 0x5e | 0x9c | 0xda, ..]))
}

/// Refuses a packed answer of atrace.
pub(super) fn packed_atrace(name: &str, _: &mut dyn Read, _: &mut dyn Sink) -> Result<TraceInfo> {
    refuse(name, "is a packed trace of `atrace -z`; record it again without -z".into())
}

/// ftrace's text in the latency format, by its header.
pub(super) fn is_latency_text(head: &[u8]) -> bool {
    head.starts_with(b"# tracer:") && memmem::find(head, b" latency trace v1").is_some()
}

/// Refuses the latency format.
pub(super) fn latency_text(name: &str, _: &mut dyn Read, _: &mut dyn Sink) -> Result<TraceInfo> {
    refuse(name, RELATIVE_TIME.into())
}

/// Anything with zero bytes, unless nearly all the rest is text: logs have rows of them where a
/// disk lost power, and in UTF-16 every other byte is one.
pub(super) fn is_binary(head: &[u8]) -> bool {
    if !head.contains(&0) {
        return false;
    }
    let (mut text, mut other) = (0, 0);
    for chunk in head.utf8_chunks() {
        other += chunk.invalid().len();
        for c in chunk.valid().chars().filter(|&c| c != '\0') {
            let is_text = !c.is_control() || c.is_whitespace() || c == '\u{1b}';
            *if is_text { &mut text } else { &mut other } += 1;
        }
    }
    text <= 3 * other
}

/// Refuses other binary files.
pub(super) fn binary(name: &str, _: &mut dyn Read, _: &mut dyn Sink) -> Result<TraceInfo> {
    let text = "is a binary file of no known format; print the trace as text first, with \
                `trace-cmd report -t`, `perf script --ns` or `traceconv systrace`";
    refuse(name, text.into())
}

fn refuse(name: &str, text: String) -> Result<TraceInfo> {
    Err(Error::data(name, text))
}
