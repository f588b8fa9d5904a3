//! Chrome JSON (Trace Event Format): instants named like the kernel's CMA events, as our own live
//! traces hold them, and the slices of converted traces, which [`super::chrome_typed`] knows.
//!
//! The arguments are the fields of the kernel's events and, beside them, `task`, `pid`, `cpu` and
//! `ts_ns`. tracing-chrome writes every argument as a string, and strings in Rust's debug quotes;
//! numbers, plain strings and quoted strings are all taken.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Read;

use memchr::memmem;
use serde::Deserialize;
use serde_json::Value;

use super::body::{Body, Style};
use super::chrome_typed::{Parts, Typed};
use super::context::number;
use super::names::Names;
use super::objects::for_each_object;
use super::sink_error;
use super::trouble::Malformed;
use crate::error::Result;
use crate::trace::event::{BEGINNINGS, Key, Kind, beside};
use crate::trace::{Event, Record, Sink, Task, TraceInfo};
use crate::units::Nanos;

/// Recognises an array of objects, or an object. A kernel log begins with `[` too, but a number
/// follows.
pub(super) fn detect(head: &[u8]) -> bool {
    let text = head.trim_ascii_start();
    match text.split_first() {
        Some((b'{', _)) => true,
        Some((b'[', rest)) => {
            matches!(rest.trim_ascii_start().first(), None | Some(b'{' | b']'))
        }
        _ => false,
    }
}

/// Reads Chrome JSON; a missing tail is a warning.
pub(super) fn read(name: &str, input: &mut dyn Read, sink: &mut dyn Sink) -> Result<TraceInfo> {
    let mut names = Names::new();
    let mut typed = Typed::default();
    let mut malformed = Malformed::default();
    let mut records = 0;
    let end = for_each_object(name, input, |object, line| {
        match record(object, line, &mut names, &mut typed) {
            Parsed::Other => {}
            Parsed::Typed(count) => {
                records += count;
                typed.drain(false, sink)?;
            }
            Parsed::Malformed => malformed.add(line),
            Parsed::Record(record) => {
                records += 1;
                sink.record(&record).map_err(sink_error)?;
            }
        }
        Ok(())
    })?;
    typed.drain(true, sink)?;
    let mut info = TraceInfo {
        format: "Chrome JSON",
        resolution: Nanos(1),
        lines: end.lines,
        records,
        malformed: malformed.count(),
        ..TraceInfo::default()
    };
    info.warnings.extend(malformed.warning());
    if end.inside {
        info.warnings.push("the file ends inside an event, which was left out".into());
    } else if !end.closed {
        info.warnings.push("the array of events is not closed: the trace may be cut short".into());
    }
    Ok(info)
}

enum Parsed {
    Other,
    Malformed,
    Record(Record),
    /// So many records, which the typed reader keeps until their turn.
    Typed(u64),
}

/// The members of an event that matter here.
#[derive(Deserialize)]
struct Entry<'a> {
    #[serde(borrow, default)]
    name: Cow<'a, str>,
    #[serde(borrow, default)]
    ph: Cow<'a, str>,
    #[serde(default)]
    ts: Value,
    #[serde(default)]
    dur: Value,
    #[serde(default)]
    tid: Value,
    #[serde(default)]
    args: BTreeMap<String, Value>,
}

fn record(object: &[u8], line: u64, names: &mut Names, typed: &mut Typed) -> Parsed {
    let names_any = |what: &str| memmem::find(object, what.as_bytes()).is_some();
    if !object.is_empty() && !BEGINNINGS.into_iter().chain(["thread_name"]).any(names_any) {
        return Parsed::Other;
    }
    let Ok(entry) = serde_json::from_slice::<Entry<'_>>(object) else { return Parsed::Malformed };
    let args = entry.texts();
    let parts = entry.parts(&args, line);
    if entry.ph == "M" {
        typed.metadata(&parts);
        return Parsed::Other;
    }
    if let Some(count) = typed.event(&parts, names) {
        return count.map_or(Parsed::Malformed, Parsed::Typed);
    }
    let Some(kind) = kind(&entry) else { return Parsed::Other };
    entry.record(kind, line, names, &args).map_or(Parsed::Malformed, Parsed::Record)
}

/// Tells the event; the spans around it have other names, or another phase.
fn kind(entry: &Entry<'_>) -> Option<Kind> {
    let instant = matches!(&*entry.ph, "i" | "I");
    Kind::by_name(entry.name.as_bytes()).filter(|_| instant)
}

impl Entry<'_> {
    /// Returns the arguments as the texts that a kernel would print.
    fn texts(&self) -> BTreeMap<&str, String> {
        // Only tracing-chrome puts strings in Rust's quotes, and it has no numbers and no metadata.
        let typed = self.ph == "M" || self.args.get("line").is_some_and(Value::is_number);
        let text = |(key, value): (&'_ String, &'_ Value)| match value {
            Value::String(text) if typed => text.clone(),
            value => plain(key, value),
        };
        self.args.iter().map(|arg| (&**arg.0, text(arg))).collect()
    }

    fn parts<'a>(&'a self, args: &'a BTreeMap<&'a str, String>, line: u64) -> Parts<'a> {
        Parts {
            phase: &self.ph,
            name: &self.name,
            tid: self.tid.as_u64(),
            ts: micros(&plain("ts", &self.ts)),
            duration: micros(&plain("dur", &self.dur)),
            args,
            line,
        }
    }

    fn record(
        &self,
        kind: Kind,
        line: u64,
        names: &mut Names,
        args: &BTreeMap<&str, String>,
    ) -> Option<Record> {
        let event = event(kind, args, names)?;
        let get = |key: &str| args.get(key).map(|value| number(value.as_bytes()));
        let tid = match get(beside::PID) {
            Some(tid) => tid?,
            None => number(plain("tid", &self.tid).as_bytes())?,
        };
        let ts = match get(beside::TS) {
            Some(ts) => ts?,
            None => micros(&plain("ts", &self.ts))?,
        };
        let cpu = get(beside::CPU).unwrap_or(Some(0))?;
        let comm = names.get(args.get(beside::TASK).map_or(b"", |task| task.as_bytes()));
        let task = Task { tid: u32::try_from(tid).ok()?, comm };
        Some(Record {
            ts: Nanos(ts),
            cpu: u32::try_from(cpu).ok()?,
            task,
            line,
            event,
            extra: None,
        })
    }
}

/// Makes an event of arguments; `None` if one is missing or makes no sense.
pub(super) fn event(kind: Kind, args: &BTreeMap<&str, String>, names: &mut Names) -> Option<Event> {
    let mut body = Body::new(kind, Style { decimal_pfn: true, ..Style::default() });
    for (key, value) in args {
        body.set(key.as_bytes(), value.as_bytes());
    }
    body.event(names).ok()
}

/// Returns an argument as the text that a kernel would print.
fn plain(key: &str, value: &Value) -> String {
    match value {
        Value::String(text) => unquote(text).unwrap_or_else(|| text.clone()),
        Value::Number(pfn) if key == Key::Pfn.name() => {
            pfn.as_u64().map_or_else(|| pfn.to_string(), |pfn| format!("{pfn:#x}"))
        }
        other => other.to_string(),
    }
}

/// Takes a string out of Rust's debug quotes; `None` if it is not in any.
fn unquote(text: &str) -> Option<String> {
    let mut rest = text.strip_prefix('"')?.strip_suffix('"')?.chars();
    let mut plain = String::with_capacity(text.len());
    while let Some(c) = rest.next() {
        if c != '\\' {
            plain.push(c);
            continue;
        }
        plain.push(match rest.next()? {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            '0' => '\0',
            'u' => {
                let digits: String = rest.by_ref().take_while(|&c| c != '}').collect();
                char::from_u32(u32::from_str_radix(digits.strip_prefix('{')?, 16).ok()?)?
            }
            c => c,
        });
    }
    Some(plain)
}

/// Reads microseconds with a fraction as nanoseconds, without a detour over floats.
fn micros(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let digits = fraction.get(..3.min(fraction.len()))?;
    let fraction = number(format!("{digits:0<3}").as_bytes())?;
    number(whole.as_bytes())?.checked_mul(1000)?.checked_add(fraction)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_arrays_of_objects_and_objects_are_json() {
        for (head, json) in [
            ("[\n{\"args\"", true),
            (" {\"traceEvents\"", true),
            ("[", true),
            ("[]", true),
            ("[  905.118224] cma: alloc failed", false),
            ("# tracer: nop", false),
            ("", false),
        ] {
            assert_eq!(detect(head.as_bytes()), json, "{head}");
        }
    }

    #[test]
    fn debug_quotes_come_off() {
        for text in ["linux,cma", "a \"b\" \\", "\u{1}\u{1b}\t\n\u{7f}ü", "'", ""] {
            assert_eq!(unquote(&format!("{text:?}")).as_deref(), Some(text));
        }
        for text in ["plain", "\"", "\"\\", "\"\\u{110000}\""] {
            assert_eq!(unquote(text), None, "{text}");
        }
    }

    #[test]
    fn microseconds_keep_their_nanoseconds() {
        for (text, nanos) in [
            ("5280000000.123", Some(5_280_000_000_123)),
            ("55.4", Some(55_400)),
            ("7", Some(7000)),
            ("1.0005", Some(1000)),
            ("-1.5", None),
            ("1e30", None),
            ("null", None),
        ] {
            assert_eq!(micros(text), nanos, "{text}");
        }
    }
}
