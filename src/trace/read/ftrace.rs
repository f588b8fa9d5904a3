//! Text traces: tracefs's `trace` and `trace_pipe`, `trace-cmd report`, `perf script`, atrace,
//! systrace HTML and Perfetto's text export, of kernels from 3.x to 7.x.
//!
//! One reader takes them all, since a line is taken apart from its event name and the fields may
//! come in any order. What else differs between the tools is told by their headers, if at all.

use std::io::Read;
use std::sync::Arc;

use memchr::memchr;
use memchr::memmem::{self, Finder};

use super::body::{Body, Style};
use super::context::{self, Context, Found, Stamp};
use super::lines::{Line, for_each_line};
use super::names::Names;
use super::refused::RELATIVE_TIME;
use super::sink_error;
use super::trouble::{Lost, Malformed};
use crate::error::{Error, Result};
use crate::trace::event::BEGINNINGS;
use crate::trace::{Event, Record, Sink, Task, TraceInfo};
use crate::units::Nanos;

/// What the clock is called when stamps have no decimal point.
const TICKS: &str = "x86-tsc or counter, ticks";

/// Headers of a report over several files stand in its first lines.
const HEADER_LINES: u64 = 1000;

/// Task ids are below this on every kernel, so the tasks of a second file are told apart by adding
/// it.
const TIDS_PER_FILE: u32 = 1 << 22;

/// No kernel is built for more CPUs; see [`TIDS_PER_FILE`].
const CPUS_PER_FILE: u32 = 1 << 13;

/// Files of one report that are told apart.
const FILES_MAX: usize = 256;

/// Reads a text trace.
pub(super) fn read(name: &str, input: &mut dyn Read, sink: &mut dyn Sink) -> Result<TraceInfo> {
    let mut reader = Reader::new(name, sink);
    let lines = for_each_line(name, input, |line| reader.line(line))?;
    Ok(reader.finish(lines))
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
    /// The names before every line of a report over several files.
    files: Vec<Vec<u8>>,
    /// Set by the first record; a trace does not mix units.
    ticks: Option<bool>,
    last: Nanos,
    lost: Lost,
    overwritten: u64,
    malformed: Malformed,
    cut: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tool {
    Ftrace,
    TraceCmd,
    Perf,
    Perfetto,
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
            files: Vec::new(),
            ticks: None,
            last: Nanos(0),
            lost: Lost::default(),
            overwritten: 0,
            malformed: Malformed::default(),
            cut: None,
        }
    }

    fn line(&mut self, line: Line<'_>) -> Result<()> {
        let line = Line { bytes: without_ending(line.bytes), ..line };
        if let Some((mut held, number)) = self.held.take() {
            if continues(line.bytes) {
                held.extend_from_slice(line.bytes);
                return self.event(Line { bytes: &held, number, ..line });
            }
            self.malformed.add(number);
        }
        self.event(line)
    }

    fn event(&mut self, line: Line<'_>) -> Result<()> {
        let (bytes, file) = self.without_file(line.bytes);
        let mut found = Found::Nothing;
        for needle in &self.needles {
            if matches!(found, Found::Nothing) {
                found = context::find(bytes, needle);
            }
        }
        let (kind, context, text) = match found {
            Found::Event(kind, context, text) => (kind, context, text),
            Found::Nothing => return self.other(bytes, file, line.number),
            Found::Relative => return Err(Error::data(self.name, RELATIVE_TIME)),
            Found::Unreadable => {
                self.unreadable(line);
                return Ok(());
            }
        };
        let body = Body::cut(kind, self.style, text);
        let event = body.as_ref().and_then(|body| body.event(&mut self.names).ok());
        match event {
            Some(event) if self.same_unit(context.stamp) => {
                let extra = body.and_then(|body| body.extra());
                self.record(context, file, line.number, (event, extra))?;
            }
            None if line.terminated && body.is_some_and(|b| b.is_broken_after_name()) => {
                self.held = Some((line.bytes.to_vec(), line.number));
            }
            _ => self.unreadable(line),
        }
        Ok(())
    }

    fn unreadable(&mut self, line: Line<'_>) {
        if line.terminated {
            self.malformed.add(line.number);
        } else {
            self.cut = Some(line.number);
        }
    }

    fn same_unit(&mut self, stamp: Stamp) -> bool {
        let ticks = matches!(stamp, Stamp::Ticks(_));
        *self.ticks.get_or_insert(ticks) == ticks
    }

    fn record(
        &mut self,
        context: Context<'_>,
        file: u32,
        line: u64,
        (event, extra): (Event, Option<Arc<str>>),
    ) -> Result<()> {
        let ts = match context.stamp {
            Stamp::Ticks(ticks) => Nanos(ticks),
            Stamp::Seconds(nanos, digits) => {
                let step = Nanos(10_u64.pow(9 - u32::from(digits.min(9))));
                self.info.resolution = self.info.resolution.max(step);
                Nanos(nanos)
            }
        };
        if context.perf {
            self.tool = Tool::Perf;
            if ts < self.last {
                return Err(Error::data(self.name, backwards(line)));
            }
        }
        self.last = ts;
        let task = Task { tid: apart(context.tid, file), comm: self.names.get(context.comm) };
        let cpu = context.cpu.saturating_add(file * CPUS_PER_FILE);
        self.info.records += 1;
        let record = Record { ts, cpu, task, line, event, extra };
        self.sink.record(&record).map_err(sink_error)
    }

    /// Takes what is not an event: headers and notes of lost events.
    fn other(&mut self, bytes: &[u8], file: u32, number: u64) -> Result<()> {
        match bytes.trim_ascii_start() {
            text if text.starts_with(b"#") => self.header(text),
            text if text.starts_with(b"CPU:") => return self.lost(text, file, number),
            text if number <= HEADER_LINES => self.file_header(text),
            _ => {}
        }
        Ok(())
    }

    fn header(&mut self, text: &[u8]) {
        let Some(counts) = text.strip_prefix(b"# entries-in-buffer/entries-written: ") else {
            return;
        };
        // Perfetto writes this line as a constant, whatever the trace holds.
        if counts.starts_with(b"30624/30624 ") {
            self.style = Style { decimal_pfn: true, no_zeros: true };
            self.tool = Tool::Perfetto;
        }
        let mut numbers = counts.split(|byte| !byte.is_ascii_digit()).map(context::number);
        if let (Some(Some(kept)), Some(Some(written))) = (numbers.next(), numbers.next()) {
            let overwritten = written.saturating_sub(kept);
            self.overwritten = self.overwritten.saturating_add(overwritten);
        }
    }

    fn lost(&mut self, text: &[u8], file: u32, line: u64) -> Result<()> {
        let Some((cpu, events)) = lost(text) else { return Ok(()) };
        let cpu = cpu.saturating_add(file * CPUS_PER_FILE);
        self.lost.add(cpu, events);
        let task = Task { tid: 0, comm: self.names.get(b"") };
        let record =
            Record { ts: self.last, cpu, task, line, event: Event::Lost { events }, extra: None };
        self.sink.record(&record).map_err(sink_error)
    }

    /// Takes `cpus=4`, or `FILE: cpus=4` where a report covers several files.
    fn file_header(&mut self, text: &[u8]) {
        let digits = text.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
        let Some(before) = text[..text.len() - digits].strip_suffix(b"cpus=") else { return };
        self.tool = Tool::TraceCmd;
        if let Some(file) = before.strip_suffix(b": ")
            && self.files.len() < FILES_MAX
            && !self.files.iter().any(|known| known == file)
        {
            self.files.push(file.to_vec());
        }
    }

    /// Splits off the file a line belongs to, as an index.
    fn without_file<'b>(&self, bytes: &'b [u8]) -> (&'b [u8], u32) {
        let text = bytes.trim_ascii_start();
        for (file, index) in self.files.iter().zip(0..) {
            if let Some(rest) = text.strip_prefix(&file[..])
                && let Some(rest) = rest.strip_prefix(b": ")
            {
                return (rest, index);
            }
        }
        (bytes, 0)
    }

    fn finish(mut self, lines: u64) -> TraceInfo {
        if let Some((_, number)) = self.held.take() {
            self.cut = Some(number);
        }
        TraceInfo {
            format: self.tool.describe(),
            lines,
            malformed: self.malformed.count(),
            // Events that a wrapped ring lost are also what LOST lines count.
            lost_events: self.overwritten.max(self.lost.events()),
            clock: (self.ticks == Some(true)).then(|| TICKS.into()),
            warnings: self.warnings(),
            ..self.info
        }
    }

    fn warnings(&self) -> Vec<String> {
        let ticks = (self.ticks == Some(true))
            .then(|| "stamps are ticks of a raw clock: latencies are in ticks".to_owned());
        let wrapped = (self.overwritten > 0).then(|| {
            let n = self.overwritten;
            format!("the ring buffer wrapped: {n} earlier events were overwritten")
        });
        let files = (self.files.len() > 1).then(|| {
            let n = self.files.len();
            format!(
                "the report covers {n} files: task ids of the second are raised by \
                 {TIDS_PER_FILE}, its CPUs by {CPUS_PER_FILE}, and so on"
            )
        });
        let cut = self.cut.map(|line| format!("line {line} is cut short and was left out"));
        let (lost, malformed) = (self.lost.warning(), self.malformed.warning());
        [ticks, wrapped, files, lost, malformed, cut].into_iter().flatten().collect()
    }
}

impl Tool {
    fn describe(self) -> &'static str {
        match self {
            Tool::Ftrace => "ftrace text",
            Tool::TraceCmd => "trace-cmd report text",
            Tool::Perf => "perf script text",
            Tool::Perfetto => "Perfetto's text export",
        }
    }
}

/// Gives the tasks of different files different ids; the idle task is nobody's.
fn apart(tid: u32, file: u32) -> u32 {
    if tid == 0 { 0 } else { tid.saturating_add(file * TIDS_PER_FILE) }
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

/// Reads `CPU:2 [LOST 17 EVENTS]`, `CPU:2 [17 EVENTS DROPPED]` and their forms without a number.
fn lost(text: &[u8]) -> Option<(u32, Option<u64>)> {
    let text = text.strip_prefix(b"CPU:")?;
    let open = memchr(b'[', text)?;
    let cpu = u32::try_from(context::number(text[..open].trim_ascii())?).ok()?;
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
