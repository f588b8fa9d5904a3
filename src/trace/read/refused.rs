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
    refuse(name, format!("is a perf.data; print it with `perf script --ns -i {name}` first"))
}

/// A zstd stream.
pub(super) fn is_zstd(head: &[u8]) -> bool {
    head.starts_with(&[0x28, 0xb5, 0x2f, 0xfd])
}

/// Refuses a zstd stream.
pub(super) fn zstd(name: &str, _: &mut dyn Read, _: &mut dyn Sink) -> Result<TraceInfo> {
    refuse(name, format!("is packed with zstd; unpack it with `zstd -d {name}` first"))
}

/// ftrace's text in the latency format, by its header.
pub(super) fn is_latency_text(head: &[u8]) -> bool {
    head.starts_with(b"# tracer:") && memmem::find(head, b" latency trace v1").is_some()
}

/// Refuses the latency format.
pub(super) fn latency_text(name: &str, _: &mut dyn Read, _: &mut dyn Sink) -> Result<TraceInfo> {
    refuse(name, RELATIVE_TIME.into())
}

/// Anything with a zero byte is no text.
pub(super) fn is_binary(head: &[u8]) -> bool {
    head.contains(&0)
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
