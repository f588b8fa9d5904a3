//! Text traces: tracefs's `trace` and `trace_pipe`, `trace-cmd report`, `perf script`, atrace,
//! systrace HTML and Perfetto's text export, of kernels from 3.x to 7.x.
//!
//! One reader takes them all, since a line is taken apart from its event name and the fields may
//! come in any order. What else differs between the tools is told by their headers, if at all.

use std::collections::BTreeSet;
use std::io::Read;

use memchr::memchr;
use memchr::memmem::{self, Finder};

use super::body::{Body, Flaw, Style, quoted};
use super::context::{self, Before, Context, Found, Layout, Stamp};
use super::graph::{self, Graph, TracedCall};
use super::lines::{Line, LinesRead, for_each_line};
use super::names::Names;
use super::refused::RELATIVE_TIME;
use super::sink_error;
use super::skipped::Skipped;
use super::sources::{self, Source, Sources};
use super::trouble::{Lost, Unreadable};
use crate::error::{Diagnostic, Error, Result};
use crate::trace::event::{BEGINNINGS, Kind};
use crate::trace::{Event, Record, Sink, Task, TraceInfo};
use crate::units::Nanos;

/// What the clock is called when stamps have no decimal point.
const TICKS: &str = "x86-tsc or counter, ticks";

/// Starts of buffers that are held back for the event behind them.
const STARTED_MAX: usize = 1 << 13;

/// Headers of a report over several files stand in its first lines.
const HEADER_LINES: u64 = 1000;

/// Reads a text trace.
pub(super) fn read(name: &str, input: &mut dyn Read, sink: &mut dyn Sink) -> Result<TraceInfo> {
    let mut reader = Reader::new(name, sink);
    let counted = for_each_line(name, input, |line| reader.line(line))?;
    reader.finish(counted)
}

struct Reader<'a> {
    name: &'a str,
    sink: &'a mut dyn Sink,
    info: TraceInfo,
    names: Names,
    needles: [Finder<'static>; BEGINNINGS.len()],
    style: Style,
    tool: Tool,
    /// An event whose line broke inside the area's name, with its line number.
    held: Option<(Vec<u8>, u64)>,
    sources: Sources,
    graph: Graph,
    /// Set by the first record; a trace does not mix units.
    ticks: Option<bool>,
    last: Nanos,
    lost: Lost,
    /// CPUs of which an event was seen, where earlier ones were overwritten.
    seen: BTreeSet<u32>,
    /// CPUs whose buffers started since the last event, and the lines that said so.
    started: Vec<(u32, u64)>,
    skipped: Skipped,
    unreadable: Unreadable,
    /// Calls that the function tracer timed.
    calls: u64,
    cut: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tool {
    Ftrace,
    TraceCmd,
    Perf,
    Perfetto,
    FunctionGraph,
}

impl<'a> Reader<'a> {
    fn new(name: &'a str, sink: &'a mut dyn Sink) -> Reader<'a> {
        Reader {
            name,
            sink,
            info: TraceInfo { resolution: Nanos(1), ..TraceInfo::default() },
            names: Names::new(),
            needles: BEGINNINGS.map(Finder::new),
            style: Style::default(),
            tool: Tool::Ftrace,
            held: None,
            sources: Sources::default(),
            graph: Graph::default(),
            ticks: None,
            last: Nanos(0),
            lost: Lost::default(),
            seen: BTreeSet::new(),
            started: Vec::new(),
            skipped: Skipped::new(),
            unreadable: Unreadable::default(),
            calls: 0,
            cut: None,
        }
    }

    fn line(&mut self, line: Line<'_>) -> Result<()> {
        let line = Line { bytes: without_ending(line.bytes), ..line };
        if let Some((mut held, number)) = self.held.take() {
            if continues(line.bytes) {
                self.skipped.continuations += 1;
                held.extend_from_slice(line.bytes);
                return self.event(Line { bytes: &held, number, ..line });
            }
            let text = "the line breaks inside the area's name".into();
            self.unreadable(Line { bytes: &held, number, terminated: true }, held.len(), text);
        }
        self.event(line)
    }

    fn event(&mut self, line: Line<'_>) -> Result<()> {
        let mut found = Found::Nothing;
        for needle in &self.needles {
            if matches!(found, Found::Nothing) {
                found = context::find(line.bytes, needle);
            }
        }
        let (kind, before, text) = match found {
            Found::Event(kind, before, text) => (kind, before, text),
            Found::Nothing => return self.other(line),
            Found::Relative => return Err(Error::data(self.name, RELATIVE_TIME)),
        };
        match before {
            Before::Context(context) => self.timed(line, kind, context, text),
            before => self.commented(line, kind, before, text),
        }
    }

    /// Takes an event with its context.
    fn timed(
        &mut self,
        line: Line<'_>,
        kind: Kind,
        context: Context<'_>,
        text: &[u8],
    ) -> Result<()> {
        if !self.same_unit(context.stamp) {
            let text = "a stamp in another unit than those before it".into();
            self.unreadable(line, 0, text);
            return Ok(());
        }
        let body = Body::cut(kind, self.style, text);
        let (source, comm) = self.sources.of(&context);
        let body = body.map(|body| match self.sources.file(source) {
            Some(file) => body.in_file(file),
            None => body,
        });
        match body.as_ref().map_err(|flaw| *flaw).and_then(|body| body.event(&mut self.names)) {
            Ok(event) => {
                let extra = body.ok().and_then(|body| body.extra());
                let task = Task { tid: context.tid, comm: self.names.get(comm) };
                let (ts, cpu) = (self.stamp(context, line.number)?, context.cpu);
                let record = Record { ts, cpu, task, line: line.number, event, extra };
                self.record(record, source)
            }
            Err(_) if line.terminated && body.is_ok_and(|body| body.is_broken_after_name()) => {
                self.held = Some((line.bytes.to_vec(), line.number));
                Ok(())
            }
            Err(flaw) => {
                self.flawed(line, text, flaw);
                Ok(())
            }
        }
    }

    /// Takes an event without a context of the usual form: one among the function tracer's calls,
    /// or one without a time.
    fn commented(
        &mut self,
        line: Line<'_>,
        kind: Kind,
        before: Before<'_>,
        text: &[u8],
    ) -> Result<()> {
        let text = text.trim_ascii_end();
        let text = text.strip_suffix(b"*/").unwrap_or(text);
        if let Some(context) = graph::context(line.bytes) {
            return self.timed(line, kind, context, text);
        }
        if let Before::Unreadable(column) = before {
            let left = &line.bytes[..line.bytes.len() - text.len()];
            let at = memmem::rfind(left, column.text).unwrap_or(0);
            let text = format!("{}; expected {}", quoted(column.text), column.expected);
            self.unreadable(line, at, text);
            return Ok(());
        }
        // Words that only look like an event are none.
        match Body::cut(kind, self.style, text) {
            Ok(body) if body.holds_fields() => self.skipped.untimed += 1,
            _ => self.skipped.add(line.bytes),
        }
        Ok(())
    }

    fn flawed(&mut self, line: Line<'_>, text: &[u8], flaw: Flaw) {
        let (at, why) = flaw.explain(text);
        let begin = line.bytes.len() - text.len();
        self.unreadable(line, begin + at, why);
    }

    /// Takes notice of an event that cannot be read: where on its line, and why.
    fn unreadable(&mut self, line: Line<'_>, at: usize, why: String) {
        if line.terminated {
            self.unreadable.add(self.name, line, at, why);
        } else {
            self.cut = Some(line.number);
        }
    }

    fn same_unit(&mut self, stamp: Stamp) -> bool {
        let ticks = matches!(stamp, Stamp::Ticks(_));
        *self.ticks.get_or_insert(ticks) == ticks
    }

    fn stamp(&mut self, context: Context<'_>, line: u64) -> Result<Nanos> {
        let ts = nanos(context.stamp);
        if let Stamp::Seconds(_, digits) = context.stamp {
            let step = Nanos(10_u64.pow(9 - u32::from(digits.min(9))));
            self.info.resolution = self.info.resolution.max(step);
        }
        if context.layout == Layout::Perf {
            self.tool = Tool::Perf;
            if ts < self.last {
                return Err(Error::data(self.name, backwards(line)));
            }
        }
        Ok(ts)
    }

    fn record(&mut self, mut record: Record, source: Source) -> Result<()> {
        sources::keep_apart(&mut record, source.index);
        self.note_first(record.cpu, record.line);
        self.starts(Some((record.cpu, record.ts)))?;
        self.last = record.ts;
        self.info.records += 1;
        self.sink.record(&record).map_err(sink_error)
    }

    /// Takes what is not an event of CMA: headers, notes of the tracer, and calls.
    fn other(&mut self, line: Line<'_>) -> Result<()> {
        let text = line.bytes.trim_ascii();
        if let Some(cpu) = buffer_start(text) {
            self.seen.insert(cpu);
            self.started.push((cpu, line.number));
            return if self.started.len() < STARTED_MAX { Ok(()) } else { self.starts(None) };
        }
        if text.starts_with(b"#") {
            self.header(text);
        } else if text.ends_with(b"]") && (text.starts_with(b"CPU:") || text.ends_with(b"DROPPED]"))
        {
            let (source, note) = self.sources.of_note(line.bytes, b"CPU:");
            if let Some((cpu, events)) = lost(note) {
                return self.lost(cpu, events, source, line.number);
            }
        } else if line.number <= HEADER_LINES && self.sources.announce(text) {
            self.tool = Tool::TraceCmd;
        } else if memchr(b'|', text).is_some()
            && let Some(call) = self.graph.line(line.bytes)
        {
            return self.call(call, line.number);
        }
        if !self.started.is_empty()
            && let Some(context) = context::of_any_event(line.bytes)
        {
            self.starts(Some((context.cpu, nanos(context.stamp))))?;
        }
        self.skipped.add(line.bytes);
        Ok(())
    }

    fn header(&mut self, text: &[u8]) {
        if let Some(tracer) = text.strip_prefix(b"# tracer: ") {
            self.sources.unmarked = true;
            if tracer.starts_with(b"function_graph") {
                self.tool = Tool::FunctionGraph;
            }
        }
        let Some(counts) = text.strip_prefix(b"# entries-in-buffer/entries-written: ") else {
            return;
        };
        // Perfetto writes this line as a constant, whatever the trace holds.
        if counts.starts_with(b"30624/30624 ") {
            self.style = Style { decimal_pfn: true, no_zeros: true };
            self.tool = Tool::Perfetto;
            return;
        }
        let mut numbers = counts.split(|byte| !byte.is_ascii_digit()).map(context::number);
        if let (Some(Some(kept)), Some(Some(written))) = (numbers.next(), numbers.next()) {
            let TraceInfo { entries_in_buffer, entries_written, .. } = &mut self.info;
            for (sum, number) in [(entries_in_buffer, kept), (entries_written, written)] {
                *sum = Some(sum.unwrap_or(0).saturating_add(number));
            }
            self.info.marks_buffer_starts = true;
        }
    }

    fn lost(&mut self, cpu: u32, events: Option<u64>, source: Source, line: u64) -> Result<()> {
        self.starts(None)?;
        let mut record = self.note(self.last, cpu, line, Event::Lost { events });
        sources::keep_apart(&mut record, source.index);
        self.lost.add(record.cpu, events);
        self.sink.record(&record).map_err(sink_error)
    }

    /// Notes that a CPU's events begin, where some were overwritten and no marker says so: the
    /// kernel prints none before the first CPU, and other tools drop them.
    fn note_first(&mut self, cpu: u32, line: u64) {
        if self.overwritten() > 0
            && self.seen.insert(cpu)
            && !self.started.iter().any(|&(started, _)| started == cpu)
        {
            self.started.push((cpu, line));
        }
    }

    /// Tells which CPUs' buffers started, stamped as the `next` event if it is the CPU's.
    fn starts(&mut self, next: Option<(u32, Nanos)>) -> Result<()> {
        for (cpu, line) in std::mem::take(&mut self.started) {
            let ts = next.filter(|(next, _)| *next == cpu).map_or(self.last, |(_, ts)| ts);
            let record = self.note(ts, cpu, line, Event::BufferStart);
            self.sink.record(&record).map_err(sink_error)?;
        }
        Ok(())
    }

    /// Makes a record of what the tracer says of itself.
    fn note(&mut self, ts: Nanos, cpu: u32, line: u64, event: Event) -> Record {
        let task = Task { tid: 0, comm: self.names.get(b"") };
        Record { ts, cpu, task, line, event, extra: None }
    }

    fn call(&mut self, call: TracedCall<'_>, line: u64) -> Result<()> {
        if self.tool == Tool::Ftrace {
            self.tool = Tool::FunctionGraph;
        }
        self.calls += 1;
        let (comm, tid) = call.task.unwrap_or_default();
        let (comm, ts) = (self.names.get(comm), call.stamp.map_or(self.last, nanos));
        let (cpu, event) = (call.cpu, Event::FunctionCall { took: call.took });
        let record = Record { ts, cpu, task: Task { tid, comm }, line, event, extra: None };
        self.record(record, Source::default())
    }

    fn finish(mut self, counted: LinesRead) -> Result<TraceInfo> {
        if let Some((_, number)) = self.held.take() {
            self.cut = Some(number);
        }
        self.starts(None)?;
        if self.info.records == 0
            && let Some(error) = self.nothing()
        {
            return Err(error);
        }
        Ok(TraceInfo {
            format: self.tool.describe(),
            lines: counted.lines,
            lines_skipped: self.skipped.counts(counted.zeros),
            malformed: self.unreadable.count(),
            // Events that a wrapped ring lost are also what LOST lines count.
            lost_events: self.overwritten().max(self.lost.events()),
            clock: (self.ticks == Some(true)).then(|| TICKS.into()),
            sources: self.sources.names(),
            warnings: self.warnings(counted.zeros),
            ..self.info
        })
    }

    /// Says why there is no record, if more can be said than that.
    fn nothing(&self) -> Option<Error> {
        if self.unreadable.count() > 0 {
            return Some(Error::Data(self.unreadable.complaints(self.name)));
        }
        if self.skipped.untimed > 0 {
            let text = format!("{}: there is nothing to measure", untimed(self.skipped.untimed));
            let help = "record with `trace-cmd record -e cma`, or keep the text of tracefs's \
                        `trace`, where each line begins with task, CPU and time";
            let whole = Diagnostic::whole_file(self.name, text);
            return Some(Error::Data(vec![Diagnostic { help: Some(help.into()), ..whole }]));
        }
        self.skipped.kernel_log(self.name)
    }

    fn overwritten(&self) -> u64 {
        let TraceInfo { entries_in_buffer, entries_written, .. } = self.info;
        entries_written.unwrap_or(0).saturating_sub(entries_in_buffer.unwrap_or(0))
    }

    fn warnings(&self, zeros: u64) -> Vec<String> {
        let ticks = (self.ticks == Some(true))
            .then(|| "stamps are ticks of a raw clock: latencies are in ticks".to_owned());
        let wrapped = (self.overwritten() > 0).then(|| {
            let n = self.overwritten();
            format!("the ring buffer wrapped: {n} earlier events were overwritten")
        });
        let untimed = (self.skipped.untimed > 0)
            .then(|| format!("{}: left out", untimed(self.skipped.untimed)));
        let zeros = (zeros > 0).then(|| format!("{zeros} NUL bytes among the text: left out"));
        let calls = (self.calls > 0).then(|| calls(self.calls, self.info.records));
        let cut = self.cut.map(|line| format!("line {line} is cut short and was left out"));
        let one = [ticks, wrapped].into_iter().flatten().chain(self.sources.warnings());
        let two = self.lost.warning().into_iter().chain(self.unreadable.warnings());
        one.chain(two).chain([calls, untimed, zeros, cut].into_iter().flatten()).collect()
    }
}

impl Tool {
    fn describe(self) -> &'static str {
        match self {
            Tool::Ftrace => "ftrace text",
            Tool::TraceCmd => "trace-cmd report text",
            Tool::Perf => "perf script text",
            Tool::Perfetto => "Perfetto's text export",
            Tool::FunctionGraph => "function_graph text",
        }
    }
}

fn untimed(count: u64) -> String {
    let events = if count == 1 { "event" } else { "events" };
    format!("{count} CMA {events} without a time")
}

fn calls(calls: u64, records: u64) -> String {
    let them = format!("{calls} calls of cma_alloc, timed by the function tracer");
    match records > calls {
        true => format!("{them}: left aside, for the trace has events, which tell more"),
        false => format!(
            "{them}: their sizes and outcomes are not known; record events to know them \
             (`trace-cmd record -e cma`)"
        ),
    }
}

fn nanos(stamp: Stamp) -> Nanos {
    match stamp {
        Stamp::Seconds(nanos, _) => Nanos(nanos),
        Stamp::Ticks(ticks) => Nanos(ticks),
    }
}

fn backwards(line: u64) -> String {
    format!(
        "stamps go back at line {line}, as with `perf script --deltatime`: print the trace again \
         with `perf script --ns` and without --deltatime"
    )
}

/// Strips a carriage return, and the escapes of a script string in old systrace files.
fn without_ending(bytes: &[u8]) -> &[u8] {
    let bytes = bytes.trim_ascii_end();
    bytes.strip_suffix(br"\n\").unwrap_or(bytes)
}

/// Whether a line holds further fields of the event before it, and no event of its own.
fn continues(bytes: &[u8]) -> bool {
    bytes.starts_with(b" ") && bytes.contains(&b'=') && memmem::find(bytes, b": ").is_none()
}

/// Reads `##### CPU 2 buffer started ####`.
fn buffer_start(text: &[u8]) -> Option<u32> {
    let text = text.strip_prefix(b"##### CPU ")?.strip_suffix(b" buffer started ####")?;
    context::small(text)
}

/// Reads `CPU:2 [LOST 17 EVENTS]`, `CPU:2 [17 EVENTS DROPPED]` and their forms without a number.
fn lost(text: &[u8]) -> Option<(u32, Option<u64>)> {
    let text = text.strip_prefix(b"CPU:")?;
    let open = memchr(b'[', text)?;
    let cpu = context::small(text[..open].trim_ascii())?;
    let note = text[open + 1..].strip_suffix(b"]")?;
    let mut events = None;
    for word in note.split(|&byte| byte == b' ') {
        match word {
            b"LOST" | b"EVENTS" | b"DROPPED" => {}
            count => events = Some(context::number(count)?),
        }
    }
    Some((cpu, events))
}
