//! trace.dat, the binary recording of trace-cmd: from its events named `cma_*` to records.
//!
//! The fields are taken by name from the file's own formats, so every generation of the kernel's
//! events is read alike. The file itself is read by [`crate::trace::tracedat`].

use std::collections::BTreeMap;
use std::io::{Cursor, Read, Seek};
use std::sync::Arc;

use super::names::Names;
use super::sources;
use super::trouble::Lost;
use super::{no_events, read_error, sink_error};
use crate::error::{Error, Result};
use crate::trace::event::{Fields, Form, Key, Kind};
use crate::trace::tracedat::{
    self, ByteOrder, EventFormat, Field, FieldKind, Info, Item, Reader, TscFactors,
};
use crate::trace::{Event, Record, Sink, Task, TraceInfo};
use crate::units::Nanos;

/// Bytes that are kept of an input that cannot seek.
const MEMORY_MAX: u64 = 256 << 20;

/// Clocks that count nanoseconds; all others count ticks of their own.
const NANOSECOND_CLOCKS: &[&str] = &["local", "global", "perf", "mono", "mono_raw", "boot", "tai"];

/// Recognises a trace.dat by its first bytes.
pub fn is_trace_dat(head: &[u8]) -> bool {
    head.starts_with(tracedat::MAGIC)
}

/// Reads a trace.dat from an input that cannot seek, by way of memory.
pub(super) fn read(name: &str, input: &mut dyn Read, sink: &mut dyn Sink) -> Result<TraceInfo> {
    let mut bytes = Vec::new();
    input.take(MEMORY_MAX + 1).read_to_end(&mut bytes).map_err(|e| read_error(name, e))?;
    if bytes.len() as u64 > MEMORY_MAX {
        let text = format!(
            "a trace.dat of more than {} MiB cannot be read from a pipe or packed; name the \
             unpacked file instead",
            MEMORY_MAX >> 20
        );
        return Err(Error::data(name, text));
    }
    read_all(name, Cursor::new(bytes), sink)
}

/// Reads a trace.dat from a file, and hands its records to `sink` in the order of their stamps.
/// Memory does not grow with the file.
///
/// # Errors
///
/// As [`super::read`].
pub fn read_seekable(
    name: &str,
    input: impl Read + Seek,
    sink: &mut dyn Sink,
) -> Result<TraceInfo> {
    let info = read_all(name, input, sink)?;
    if info.records == 0 {
        return Err(no_events(name, &info));
    }
    Ok(info)
}

fn read_all(name: &str, input: impl Read + Seek, sink: &mut dyn Sink) -> Result<TraceInfo> {
    let wanted = |_: &str, event: &str| Kind::by_name(event.as_bytes()).is_some();
    let mut reader = Reader::open(input, &wanted).map_err(|e| failed(name, e))?;
    let mut converter = Converter::new(reader.info(), reader.comms());
    while let Some(item) = reader.next().map_err(|e| failed(name, e))? {
        let Some((mut record, instance)) = converter.record(&item) else { continue };
        converter.keep_apart(&mut record, instance);
        sink.record(&record).map_err(sink_error)?;
    }
    Ok(converter.finish(&reader))
}

fn failed(name: &str, error: tracedat::Error) -> Error {
    match error {
        tracedat::Error::Io(e) => read_error(name, e),
        other => Error::data(name, other.to_string()),
    }
}

/// Turns events of the file into records.
struct Converter {
    order: ByteOrder,
    /// The layouts of the events, by the index of their format.
    layouts: Vec<Option<Layout>>,
    instances: Vec<Stamps>,
    names: Names,
    comms: BTreeMap<u32, Arc<str>>,
    unknown: Arc<str>,
    /// Instances that held CMA events, in the order of their first.
    seen: Vec<usize>,
    records: u64,
    malformed: u64,
    lost: Lost,
}

impl Converter {
    fn new(info: &Info, comms: &BTreeMap<u32, Arc<str>>) -> Converter {
        let instances = info.instances.iter();
        let mut comms = comms.clone();
        comms.entry(0).or_insert_with(|| "<idle>".into());
        Converter {
            order: info.order,
            layouts: info.formats.iter().map(Layout::new).collect(),
            instances: instances.map(|i| Stamps::of(i.clock.as_deref(), info.tsc)).collect(),
            names: Names::new(),
            comms,
            unknown: "<...>".into(),
            seen: Vec::new(),
            records: 0,
            malformed: 0,
            lost: Lost::default(),
        }
    }

    /// Makes a record, and tells its instance. `None` if the event cannot be read.
    fn record(&mut self, item: &Item<'_>) -> Option<(Record, usize)> {
        match *item {
            Item::Lost { ts, cpu, instance, events } => {
                self.lost.add(cpu, events);
                let ts = self.instances.get(instance)?.nanos(ts)?;
                let task = Task { tid: 0, comm: self.names.get(b"") };
                let event = Event::Lost { events };
                Some((Record { ts, cpu, task, line: 0, event, extra: None }, instance))
            }
            Item::Event(ref event) => {
                let record = self.event(event);
                self.malformed += u64::from(record.is_none());
                Some((record?, event.instance))
            }
        }
    }

    fn event(&mut self, event: &tracedat::Event<'_>) -> Option<Record> {
        let layout = self.layouts.get(event.format)?.as_ref()?;
        let what = layout.event(event.record, self.order, &mut self.names)?;
        let ts = self.instances.get(event.instance)?.nanos(event.ts)?;
        self.records += 1;
        let comm = self.comms.get(&event.tid).unwrap_or(&self.unknown).clone();
        let task = Task { tid: event.tid, comm };
        let extra = layout.extra(event.record, self.order);
        Some(Record { ts, cpu: event.cpu, task, line: self.records, event: what, extra })
    }

    /// Gives the tasks of different instances different ids: each instance has events of its own,
    /// even if they tell of the same allocation. The idle task is nobody's.
    fn keep_apart(&mut self, record: &mut Record, instance: usize) {
        let index = self.seen.iter().position(|&seen| seen == instance);
        let index = index.unwrap_or(self.seen.len());
        if index == self.seen.len() && !matches!(record.event, Event::Lost { .. }) {
            self.seen.push(instance);
        }
        sources::keep_apart(record, index);
    }

    fn finish<R: Read + Seek>(self, reader: &Reader<R>) -> TraceInfo {
        let file = reader.info();
        let mut clocks: Vec<_> = self.seen.iter().map(|&i| (i, &file.instances[i].clock)).collect();
        clocks.dedup_by_key(|(_, clock)| *clock);
        let clock = clocks.iter().filter_map(|&(i, clock)| self.clock(i, clock.as_deref()?));
        let overwritten = file.overwritten.values().copied().fold(0, u64::saturating_add);
        let mut info = TraceInfo {
            format: if file.version == 6 { "trace.dat version 6" } else { "trace.dat version 7" },
            resolution: Nanos(1),
            clock: Some(clock.collect::<Vec<_>>().join("; ")).filter(|clock| !clock.is_empty()),
            lines: reader.events(),
            records: self.records,
            malformed: self.malformed,
            // Events that a wrapped ring lost are also what the pages tell.
            lost_events: overwritten.max(self.lost.events()),
            overruns: file.overwritten.clone(),
            sources: self.seen.iter().filter_map(|&i| named(&file.instances[i])).collect(),
            ..TraceInfo::default()
        };
        let warnings = &mut info.warnings;
        if self.seen.iter().any(|&i| matches!(self.instances[i], Stamps::Ticks)) {
            warnings.push("stamps are ticks of a raw clock: latencies are in ticks".into());
        }
        if self.seen.len() > 1 {
            let clocks = match clocks.len() {
                0 | 1 => "",
                _ => "; their clocks differ, so they follow one after the other",
            };
            warnings.push(sources::several_instances(self.seen.len()) + clocks);
        }
        warnings.extend(adjustments(file));
        if overwritten > self.lost.events() {
            let n = overwritten;
            warnings.push(format!("the ring buffer wrapped: {n} earlier events were overwritten"));
        }
        warnings.extend(self.lost.warning());
        if self.malformed > 0 {
            let n = self.malformed;
            warnings.push(format!("{n} CMA events do not fit the file's own formats"));
        }
        warnings.extend(reader.warnings());
        info
    }

    /// Names a clock, and its unit where that is not the nanosecond.
    fn clock(&self, instance: usize, clock: &str) -> Option<String> {
        Some(match self.instances.get(instance)? {
            Stamps::Ticks => format!("{clock}, ticks"),
            _ => clock.to_owned(),
        })
    }
}

/// Returns the name of an instance; the top one has none.
fn named(instance: &tracedat::Instance) -> Option<String> {
    Some(instance.name.clone()).filter(|name| !name.is_empty())
}

/// Tells what the file asks to do with its stamps and what is not done.
fn adjustments(file: &Info) -> Vec<String> {
    let mut warnings = Vec::new();
    if file.has_offset {
        warnings.push(
            "the file asks to shift all stamps by a fixed time (option OFFSET): they are taken as \
             recorded, latencies are right"
                .into(),
        );
    }
    if file.has_time_shift {
        warnings.push(
            "the file is of a guest and asks to convert its stamps to its host's clock (option \
             TIME_SHIFT): they are taken as recorded"
                .into(),
        );
    }
    if file.text_buffers > 0 {
        warnings.push("a buffer kept as text (option BUFFER_TEXT) was left out".into());
    }
    warnings
}

/// How the stamps of an instance become nanoseconds.
#[derive(Clone, Copy, Debug)]
enum Stamps {
    Nanoseconds,
    Converted(TscFactors),
    Ticks,
}

impl Stamps {
    /// A file that names no clock was recorded with the default, which counts nanoseconds.
    fn of(clock: Option<&str>, factors: Option<TscFactors>) -> Stamps {
        match (clock, factors) {
            (Some("x86-tsc" | "tsc2nsec"), Some(factors)) => Stamps::Converted(factors),
            (None, _) => Stamps::Nanoseconds,
            (Some(clock), _) if NANOSECOND_CLOCKS.contains(&clock) => Stamps::Nanoseconds,
            _ => Stamps::Ticks,
        }
    }

    fn nanos(self, ts: u64) -> Option<Nanos> {
        match self {
            Stamps::Nanoseconds | Stamps::Ticks => Some(Nanos(ts)),
            Stamps::Converted(factors) => factors.nanos(ts).map(Nanos),
        }
    }
}

/// Where the fields of a CMA event lie; which of them there are depends on the kernel.
struct Layout {
    kind: Kind,
    name: Option<Field>,
    numbers: Vec<(Key, Field)>,
    /// Numbers that the event does not hold; most events have none.
    rest: Vec<Field>,
}

impl Layout {
    fn new(format: &EventFormat) -> Option<Layout> {
        let kind = Kind::by_name(format.name.as_bytes())?;
        let mut layout = Layout { kind, name: None, numbers: Vec::new(), rest: Vec::new() };
        for field in format.fields.iter().filter(|field| !field.name.starts_with("common_")) {
            match Key::by_name(field.name.as_bytes()).filter(|&key| kind.has(key)) {
                Some(Key::Name) => layout.name = Some(field.clone()),
                Some(key) => layout.numbers.push((key, field.clone())),
                None if field.kind == FieldKind::Number => layout.rest.push(field.clone()),
                None => {}
            }
        }
        Some(layout)
    }

    /// Takes a record apart; `None` if a field is missing or makes no sense.
    fn event(&self, record: &[u8], order: ByteOrder, names: &mut Names) -> Option<Event> {
        let area = match &self.name {
            None => names.get(b""),
            Some(name) => names.get(name.string(record, order)?),
        };
        let mut fields = Fields::new(self.kind);
        for (key, field) in &self.numbers {
            let number = match key.form() {
                Form::Signed => field.signed(record, order).map(i64::cast_unsigned),
                _ => field.unsigned(record, order),
            };
            fields.set(*key, number?);
        }
        fields.event(area).ok()
    }

    /// Returns the numbers that the event does not hold, as `key=value`.
    fn extra(&self, record: &[u8], order: ByteOrder) -> Option<Arc<str>> {
        let mut text = String::new();
        for field in &self.rest {
            let blank = if text.is_empty() { "" } else { " " };
            let value = match field.signed {
                true => field.signed(record, order)?.to_string(),
                false => field.unsigned(record, order)?.to_string(),
            };
            text = text + blank + &field.name + "=" + &value;
        }
        (!text.is_empty()).then(|| text.into())
    }
}

#[cfg(test)]
#[path = "dat_tests.rs"]
mod tests;
