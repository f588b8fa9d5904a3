//! Rewrites the lines of `tracing-chrome` into what trace viewers and our own reader want.
//!
//! The crate writes an array with one object a line. Of each line this keeps the phase, the name
//! and the arguments, and changes the rest:
//!
//! | there | here |
//! |---|---|
//! | `ts`: the crate's clock, as a float | the run's clock: `ts_ns`, or `end_ns` at the end of a span, exact to the nanosecond |
//! | `tid`: real threads from 0 | the simulated task's; [`IDLE_TID`] for 0, whose name Perfetto drops |
//! | names of real threads | `process_name` in front, `thread_name` at a task's first event |
//! | every argument a string | numbers as numbers; names and pfns stay strings |
//! | a span's arguments at both ends | what was asked at the start, what came of it at the end |
//!
//! So the bytes depend only on the run: under the model clock they are the same each time.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, BufWriter, Write};

use serde::Deserialize;

use super::tracepoint::{ALLOC_SPAN, OUTCOME};
use crate::trace::IDLE_TID;
use crate::trace::event::{Key, beside};

/// Arguments that stay strings even if they look like numbers.
const TEXTS: [&str; 3] = [Key::Name.name(), beside::TASK, Key::Pfn.name()];

/// What a span carries for this module alone.
const CONTEXT: [&str; 4] = [beside::TASK, beside::PID, beside::TS, beside::END];

/// Writes a JSON array from pieces of the crate's output.
pub(super) struct Lines<W: Write> {
    out: BufWriter<W>,
    /// The start of a line whose end has not come yet.
    partial: Vec<u8>,
    begun: bool,
    named: BTreeSet<u32>,
}

/// A line as the crate writes it, borrowed where no character is escaped.
#[derive(Deserialize)]
struct Line<'a> {
    ph: &'a str,
    name: &'a str,
    /// Keys are field names, which need no escapes.
    #[serde(borrow, default)]
    args: BTreeMap<&'a str, Text<'a>>,
}

/// A string; in a map, a bare `Cow` would always be copied.
#[derive(Deserialize)]
struct Text<'a>(#[serde(borrow)] Cow<'a, str>);

impl Line<'_> {
    fn arg(&self, key: &str) -> Option<&str> {
        self.args.get(key).map(|text| &*text.0)
    }
}

impl<W: Write> Lines<W> {
    pub(super) fn new(out: W) -> Lines<W> {
        // Twice the usual, because lines come in pieces of 8 KiB and grow little here.
        let out = BufWriter::with_capacity(16 * 1024, out);
        Lines { out, partial: Vec::new(), begun: false, named: BTreeSet::new() }
    }

    /// Takes the next piece, cut anywhere.
    pub(super) fn push(&mut self, mut piece: &[u8]) -> io::Result<()> {
        while let Some(end) = memchr::memchr(b'\n', piece) {
            self.partial.extend_from_slice(&piece[..end]);
            self.line()?;
            piece = &piece[end + 1..];
        }
        self.partial.extend_from_slice(piece);
        Ok(())
    }

    /// Writes out all there is. The crate flushes only between objects, so what has come of a line
    /// is all of it but the comma.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.line()?;
        self.out.flush()
    }

    /// Closes the array.
    pub(super) fn close(&mut self) -> io::Result<()> {
        self.line()?;
        self.begin()?;
        self.out.write_all(b"\n]\n")?;
        self.out.flush()
    }

    fn line(&mut self) -> io::Result<()> {
        let mut line = std::mem::take(&mut self.partial);
        let text = line.strip_suffix(b",").unwrap_or(&line);
        // Brackets are ours to write; the rest is left over from a flush.
        if !matches!(text, b"" | b"[" | b"]") {
            self.rewrite(&serde_json::from_slice(text)?)?;
        }
        line.clear();
        self.partial = line;
        Ok(())
    }

    fn rewrite(&mut self, line: &Line<'_>) -> io::Result<()> {
        let time = line.arg(if line.ph == "E" { beside::END } else { beside::TS });
        let time = time.and_then(|ns| ns.parse::<u64>().ok());
        let tid = line.arg(beside::PID).and_then(|pid| pid.parse().ok());
        // Without time or task it is no event of a tracepoint: a thread's name, for one.
        let (Some(ns), Some(tid)) = (time, tid) else { return Ok(()) };
        let tid = if tid == 0 { IDLE_TID } else { tid };
        self.begin()?;
        if self.named.insert(tid) {
            let task = serde_json::to_string(line.arg(beside::TASK).unwrap_or_default())?;
            write!(
                self.out,
                ",\n{{\"ph\":\"M\",\"pid\":1,\"tid\":{tid},\"name\":\"thread_name\",\
                 \"args\":{{\"name\":{task}}}}}"
            )?;
        }
        write!(
            self.out,
            ",\n{{\"ph\":\"{}\",\"pid\":1,\"tid\":{tid},\"ts\":{}.{:03},\"cat\":\"cma\",\
             \"name\":\"{}\"",
            line.ph,
            ns / 1000,
            ns % 1000,
            line.name
        )?;
        if line.ph == "i" {
            self.out.write_all(b",\"s\":\"t\"")?;
        }
        self.args(line)?;
        self.out.write_all(b"}")
    }

    /// Writes the arguments that belong to this line's phase.
    fn args(&mut self, line: &Line<'_>) -> io::Result<()> {
        let belongs = |key: &str| match line.ph {
            "B" => !CONTEXT.contains(&key),
            "E" => line.name == ALLOC_SPAN && OUTCOME.contains(&key),
            _ => true,
        };
        let mut before = ",\"args\":{";
        for (key, Text(value)) in line.args.iter().filter(|(key, _)| belongs(key)) {
            write!(self.out, "{before}\"{key}\":")?;
            if is_integer(value) && !TEXTS.contains(key) {
                self.out.write_all(value.as_bytes())?;
            } else {
                serde_json::to_writer(&mut self.out, &**value)?;
            }
            before = ",";
        }
        if before == "," { self.out.write_all(b"}") } else { Ok(()) }
    }

    fn begin(&mut self) -> io::Result<()> {
        if self.begun {
            return Ok(());
        }
        self.begun = true;
        self.out.write_all(
            b"[\n{\"ph\":\"M\",\"pid\":1,\"tid\":1,\"name\":\"process_name\",\
              \"args\":{\"name\":\"cmasim\"}}",
        )
    }
}

/// Whether JSON reads `text` as an integer.
fn is_integer(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text).as_bytes();
    match digits {
        [] => false,
        [b'0', _, ..] => false,
        _ => digits.iter().all(u8::is_ascii_digit),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Feeds `input` cut at every place and expects the same `output` each time.
    #[track_caller]
    fn check(input: &str, output: &str) {
        for cut in 0..=input.len() {
            let (head, tail) = input.as_bytes().split_at(cut);
            let mut written = Vec::new();
            let mut lines = Lines::new(&mut written);
            lines.push(head).unwrap();
            lines.push(tail).unwrap();
            lines.flush().unwrap();
            lines.close().unwrap();
            drop(lines);
            assert_eq!(String::from_utf8(written).unwrap(), output, "cut at {cut}");
        }
    }

    const FRONT: &str = "[\n{\"ph\":\"M\",\"pid\":1,\"tid\":1,\"name\":\"process_name\",\
                         \"args\":{\"name\":\"cmasim\"}}";

    #[test]
    fn a_trace_without_events_has_its_process_name_only() {
        check("[\n\n]", &format!("{FRONT}\n]\n"));
        check("", &format!("{FRONT}\n]\n"));
    }

    #[test]
    fn ends_of_spans_carry_the_outcome_and_starts_the_request() {
        let args = r#""count":"8","pid":"7","task":"t","ts_ns":"1002""#;
        check(
            &format!(
                "[\n{{\"args\":{{{args}}},\"name\":\"cma_alloc\",\"ph\":\"B\",\"tid\":0,\"ts\":1.5}},\n\
                 {{\"args\":{{{args},\"end_ns\":\"2000000\",\"errorno\":\"-16\",\"pfn\":\"0x0\"}},\
                 \"name\":\"cma_alloc\",\"ph\":\"E\",\"tid\":0,\"ts\":9.5}}\n]"
            ),
            &format!(
                "{FRONT},\n{}\n{}\n{}\n]\n",
                r#"{"ph":"M","pid":1,"tid":7,"name":"thread_name","args":{"name":"t"}},"#,
                r#"{"ph":"B","pid":1,"tid":7,"ts":1.002,"cat":"cma","name":"cma_alloc","args":{"count":8}},"#,
                r#"{"ph":"E","pid":1,"tid":7,"ts":2000.000,"cat":"cma","name":"cma_alloc","args":{"errorno":-16,"pfn":"0x0"}}"#,
            ),
        );
    }

    #[test]
    fn thread_zero_gets_a_lane_that_viewers_name() {
        check(
            r#"{"args":{"pid":"0","task":"12","ts_ns":"5"},"name":"n","ph":"i"}"#,
            &format!(
                "{FRONT},\n{}\n{}\n]\n",
                r#"{"ph":"M","pid":1,"tid":4194305,"name":"thread_name","args":{"name":"12"}},"#,
                r#"{"ph":"i","pid":1,"tid":4194305,"ts":0.005,"cat":"cma","name":"n","s":"t","args":{"pid":0,"task":"12","ts_ns":5}}"#,
            ),
        );
    }

    #[test]
    fn a_flush_between_objects_loses_and_repeats_nothing() {
        let object = r#"{"args":{"pid":"3","ts_ns":"5"},"name":"n","ph":"i"}"#;
        let mut whole = Vec::new();
        let mut lines = Lines::new(&mut whole);
        for piece in ["[\n", object, ",\n", object, "\n]"] {
            lines.push(piece.as_bytes()).unwrap();
            lines.flush().unwrap();
        }
        lines.close().unwrap();
        drop(lines);
        let values: Vec<serde_json::Value> = serde_json::from_slice(&whole).unwrap();
        assert_eq!(values.len(), 4, "two names and two events: {values:?}");
    }
}
