//! Reads workloads line by line.

use std::collections::BTreeMap;
use std::io::{BufRead, Read};

use super::arguments::Arguments;
use super::buffers::{Buffer, Buffers, Phase};
use super::layout::{Layout, Lookup, range};
use super::lex::{Complaint, Line, Word, shown};
use super::statement::{HEADER, STATEMENTS, Statement};
use super::suggest::did_you_mean;
use super::value;
use crate::cma::profile::Kernel;
use crate::error::{Diagnostic, Error, Place, Result};
use crate::trace::Task;
use crate::units::Order;
use crate::workload::{
    Alloc, AreaId, BufferId, DEFAULT_PAGE_SIZE, Op, OpKind, Release, Retry, Span, TaskId, Unplaced,
    Workload,
};

/// The most faults that one error names.
pub(super) const MAX_COMPLAINTS: usize = 20;

/// The longest line, in bytes; what is longer is no workload. Holds two names of the
/// [longest](super::print::MAX_NAME) with all their characters escaped.
pub(super) const MAX_LINE: usize = 1 << 20;

/// Reads a workload; `name` stands for the input in messages.
///
/// # Errors
/// [`Error::Data`] with the faults, the first twenty of them by place, and [`Error::Io`] if reading
/// fails.
pub fn parse(name: &str, mut input: impl BufRead) -> Result<Workload> {
    let mut parser = Parser::new(name);
    let mut bytes = Vec::new();
    let limit = u64::try_from(MAX_LINE).unwrap_or(u64::MAX).saturating_add(2);
    for number in 1..=u32::MAX {
        bytes.clear();
        let read = input
            .by_ref()
            .take(limit)
            .read_until(b'\n', &mut bytes)
            .map_err(|source| Error::Io { path: name.into(), source })?;
        if read == 0 {
            return parser.finish();
        }
        let line = strip(&bytes, number);
        if memchr::memchr(0, line).is_some() {
            return Err(Error::data(
                name,
                format!("NUL bytes in line {number}: not a text file; expected a workload"),
            ));
        }
        if line.len() > MAX_LINE {
            return Err(Error::data(
                name,
                format!("line {number} is longer than {MAX_LINE} bytes; expected a workload"),
            ));
        }
        parser.line(number, &Line::new(line));
        if !parser.has_header && !parser.complaints.is_empty() {
            return parser.finish();
        }
    }
    Err(Error::data(name, "2^32 lines; expected fewer"))
}

/// Removes a line's end, and the first line's byte order mark.
fn strip(bytes: &[u8], number: u32) -> &[u8] {
    let line = bytes.strip_suffix(b"\n").unwrap_or(bytes);
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    if number == 1 { line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line) } else { line }
}

struct Parser<'a> {
    file: &'a str,
    has_header: bool,
    page_size: u64,
    kernel: Option<Kernel>,
    layout: Layout,
    unplaced: BTreeMap<AreaId, Unplaced>,
    buffers: Buffers,
    tasks: Vec<Task>,
    task_ids: BTreeMap<Task, TaskId>,
    ops: Vec<Op>,
    complaints: Vec<Diagnostic>,
    /// Faults beyond the first twenty.
    unnamed_complaints: u64,
}

impl<'a> Parser<'a> {
    fn new(file: &'a str) -> Parser<'a> {
        Parser {
            file,
            has_header: false,
            page_size: DEFAULT_PAGE_SIZE,
            kernel: None,
            layout: Layout::default(),
            unplaced: BTreeMap::new(),
            buffers: Buffers::default(),
            tasks: Vec::new(),
            task_ids: BTreeMap::new(),
            ops: Vec::new(),
            complaints: Vec::new(),
            unnamed_complaints: 0,
        }
    }

    fn finish(mut self) -> Result<Workload> {
        if !self.has_header && self.complaints.is_empty() {
            return Err(Error::data(self.file, "nothing in it; expected `cma-workload 1`"));
        }
        if self.unnamed_complaints > 0 {
            let text = format!("and {} more", self.unnamed_complaints);
            self.complaints.push(Diagnostic::whole_file(self.file, text));
        }
        if !self.complaints.is_empty() {
            return Err(Error::Data(self.complaints));
        }
        Ok(Workload {
            page_size: self.page_size,
            kernel: self.kernel,
            areas: self.layout.into_areas(),
            unplaced: self.unplaced,
            tasks: self.tasks,
            buffers: self.buffers.into_names(),
            ops: self.ops,
        })
    }

    fn line(&mut self, number: u32, line: &Line<'_>) {
        let complaints = match line.words() {
            Err(complaint) => vec![complaint],
            Ok(words) => match words.first() {
                None => return,
                Some(first) if !self.has_header => self.header(first, &words),
                Some(first) => self.statement(first, &words, number),
            },
        };
        for complaint in complaints {
            self.report(number, line, complaint);
        }
    }

    fn report(&mut self, number: u32, line: &Line<'_>, complaint: Complaint) {
        if self.complaints.len() >= MAX_COMPLAINTS {
            self.unnamed_complaints += 1;
            return;
        }
        let column = line.text[..complaint.at].chars().count() + 1;
        let place = Place { line: number.into(), column, source: line.text.to_string() };
        self.complaints.push(Diagnostic {
            file: self.file.into(),
            place: Some(place),
            text: complaint.text,
            help: complaint.help,
        });
    }

    fn header(&mut self, first: &Word<'_>, words: &[Word<'_>]) -> Vec<Complaint> {
        if first.key.is_some() || first.value != HEADER.word {
            let text = format!("`{}` before the header", shown(&first.value));
            let complaint = Complaint::new(first.at, text + "; expected `cma-workload 1`");
            return vec![complaint.help("begin the file with the line `cma-workload 1`")];
        }
        let mut arguments = Arguments::new(&HEADER, words);
        if let Some(version) = arguments.name(0).filter(|version| version.value != "1") {
            let text = format!("unknown version `{}`; expected 1", shown(&version.value));
            arguments.complain(Complaint::new(version.at, text));
        }
        if let Some(page_size) = arguments.get("page_size", value::page_size) {
            self.page_size = page_size;
        }
        self.kernel = arguments.get("kernel", value::kernel);
        self.has_header = arguments.is_fine();
        arguments.into_complaints()
    }

    fn statement(&mut self, first: &Word<'_>, words: &[Word<'_>], number: u32) -> Vec<Complaint> {
        let statement = if first.key.is_none() { Statement::find(&first.value) } else { None };
        let Some(statement) = statement else {
            // Whatever was meant may have defined this id: do not complain about its uses too.
            if let Some(id) = words.get(1).filter(|id| self.buffers.find(&id.value).is_none()) {
                self.buffers.define(&id.value, Buffer { line: number, phase: Phase::Unknown });
            }
            return vec![unknown_word(first)];
        };
        let mut arguments = Arguments::new(statement, words);
        let kind = match statement.word {
            "area" => self.area(&mut arguments, number),
            "range" => self.range(&mut arguments, number),
            "used" => self.span(&mut arguments, 0).map(OpKind::Used),
            "pin" => self.span(&mut arguments, 0).map(OpKind::Pin),
            "unpin" => self.span(&mut arguments, 0).map(OpKind::Unpin),
            "hold" => self.hold(&mut arguments, number),
            "alloc" => self.alloc(&mut arguments, number),
            "busy" => self.busy(&mut arguments),
            "retry" => self.retry(&mut arguments),
            _ => self.release(&mut arguments),
        };
        if let Some(kind) = kind {
            self.ops.push(Op { line: number, kind });
        }
        arguments.into_complaints()
    }

    fn area(&mut self, arguments: &mut Arguments<'_>, line: u32) -> Option<OpKind> {
        let base = arguments.get("base", value::pfn);
        let pages = arguments.get("pages", value::pages);
        let order_per_bit = arguments.get("order_per_bit", value::order).unwrap_or(Order::ZERO);
        let unplaced = arguments.get("unplaced", value::unplaced);
        let name = arguments.name(0)?;
        if let Err(text) = self.layout.declare(&name.value, line) {
            let text = format!("area `{}` {text}", shown(&name.value));
            arguments.complain(Complaint::new(name.at, text));
        }
        let range = range(base, pages).filter(|_| arguments.is_fine())?;
        if let Err(text) = self.layout.open(&name.value, order_per_bit, range, line) {
            arguments
                .complain(Complaint::new(arguments.place("pages"), format!("the range {text}")));
        }
        if let (Lookup::Good(area), Some(unplaced)) = (self.layout.last(), unplaced) {
            self.unplaced.insert(area, unplaced);
        }
        None
    }

    fn range(&mut self, arguments: &mut Arguments<'_>, line: u32) -> Option<OpKind> {
        let base = arguments.get("base", value::pfn);
        let pages = arguments.get("pages", value::pages);
        let result = match self.layout.last() {
            Lookup::Bad => return None,
            Lookup::Missing => Err("belongs to no area; expected an `area` line before it".into()),
            Lookup::Good(area) => self.layout.extend(area, range(base, pages)?, line),
        };
        if let Err(text) = result {
            arguments
                .complain(Complaint::new(arguments.place("pages"), format!("the range {text}")));
        }
        None
    }

    fn hold(&mut self, arguments: &mut Arguments<'_>, line: u32) -> Option<OpKind> {
        let span = self.span(arguments, 1);
        let buffer = self.define(arguments, line, Phase::Held);
        Some(OpKind::Hold(buffer?, span?))
    }

    fn alloc(&mut self, arguments: &mut Arguments<'_>, line: u32) -> Option<OpKind> {
        let area = self.area_of(arguments, 1);
        let count = arguments.get("count", value::pages);
        let align = arguments.get("align", value::order);
        let task = self.task(arguments);
        let at = arguments.get("at", value::time);
        let expect = arguments.get("expect", value::expect);
        let buffer = self.define(arguments, line, Phase::Searched);
        Some(OpKind::Alloc(Alloc {
            buffer: buffer?,
            area: area?,
            align: align?,
            count: count?,
            task,
            at,
            expect,
        }))
    }

    fn busy(&mut self, arguments: &mut Arguments<'_>) -> Option<OpKind> {
        let buffer = self.buffer(arguments)?;
        self.give_back(arguments, buffer, "busy", Phase::GivenBack);
        Some(OpKind::Busy(buffer))
    }

    fn retry(&mut self, arguments: &mut Arguments<'_>) -> Option<OpKind> {
        let buffer = self.buffer(arguments)?;
        let expect = arguments.get("expect", value::expect);
        let if_pinned = arguments.get("if", value::pinned).is_some();
        let from_start = arguments.get("from", value::start).is_some();
        self.give_back(arguments, buffer, "retry", Phase::Searched);
        Some(OpKind::Retry(Retry { buffer, expect, if_pinned, from_start }))
    }

    fn release(&mut self, arguments: &mut Arguments<'_>) -> Option<OpKind> {
        let buffer = self.buffer(arguments)?;
        let task = self.task(arguments);
        let at = arguments.get("at", value::time);
        let pfn = arguments.get("pfn", value::pfn);
        let count = arguments.get("count", value::pages);
        if let (Some(pfn), Some(count)) = (pfn, count)
            && pfn.checked_add(count).is_none()
        {
            let text = "ends past 2^64 pages; expected pfn plus count within 64 bits";
            arguments.complain(Complaint::new(arguments.place("count"), text));
        }
        self.let_go(arguments, buffer);
        Some(OpKind::Release(Release { buffer, task, at, pfn, count }))
    }

    /// Checks that a buffer may have something to release, and notes that it is released.
    fn let_go(&mut self, arguments: &mut Arguments<'_>, buffer: BufferId) {
        match self.buffers.history(buffer).phase {
            Phase::Unknown => return,
            Phase::GivenBack => {
                if let Some(id) = arguments.name(0) {
                    let text = format!(
                        "`release` of buffer `{}` whose window `busy` gave back; expected a `retry` \
                         before it",
                        shown(&id.value)
                    );
                    arguments.complain(Complaint::new(id.at, text));
                }
            }
            Phase::Held | Phase::Searched | Phase::Released => {}
        }
        self.buffers.set_phase(buffer, Phase::Released);
    }

    /// Checks that a buffer has a search whose window can be given back, and notes what follows.
    fn give_back(
        &mut self,
        arguments: &mut Arguments<'_>,
        buffer: BufferId,
        word: &str,
        next: Phase,
    ) {
        let why = match self.buffers.history(buffer).phase {
            Phase::Unknown => return,
            Phase::GivenBack if next == Phase::GivenBack => "whose window is given back already",
            Phase::Searched | Phase::GivenBack => {
                self.buffers.set_phase(buffer, next);
                return;
            }
            Phase::Held => "that `hold` placed without a search",
            Phase::Released => "that is released already",
        };
        if let Some(id) = arguments.name(0) {
            let id_text = shown(&id.value);
            let text = format!("`{word}` of buffer `{id_text}` {why}; expected one being searched");
            arguments.complain(Complaint::new(id.at, text));
        }
    }

    fn span(&self, arguments: &mut Arguments<'_>, area_name: usize) -> Option<Span> {
        let area = self.area_of(arguments, area_name);
        let pfn = arguments.get("pfn", value::pfn);
        let count = arguments.get("count", value::pages);
        let span = Span { area: area?, pfn: pfn?, count: count? };
        if let Err(text) = self.layout.check(span) {
            let text = format!("`pfn={:#x} count={}` {text}", span.pfn.0, span.count);
            arguments.complain(Complaint::new(arguments.place("pfn"), text));
        }
        Some(span)
    }

    fn area_of(&self, arguments: &mut Arguments<'_>, index: usize) -> Option<AreaId> {
        let name = arguments.name(index)?;
        match self.layout.find(&name.value) {
            Lookup::Good(area) => Some(area),
            Lookup::Bad => None,
            Lookup::Missing => {
                let text = format!("unknown area `{}`", shown(&name.value));
                // Looking through thousands of names is not worth it for a fault that is only
                // counted.
                let is_named = self.complaints.len() < MAX_COMPLAINTS;
                let help = is_named.then(|| did_you_mean(&name.value, self.layout.names()));
                let text = text + "; expected one that an `area` line above declares";
                let help = help.flatten();
                arguments.complain(Complaint { help, ..Complaint::new(name.at, text) });
                None
            }
        }
    }

    fn define(
        &mut self,
        arguments: &mut Arguments<'_>,
        line: u32,
        phase: Phase,
    ) -> Option<BufferId> {
        let id = arguments.name(0)?;
        let text = shown(&id.value);
        if let Some(first) = self.buffers.find(&id.value) {
            let first = self.buffers.history(first).line;
            let text = format!("id `{text}` used twice; first in line {first}");
            arguments
                .complain(Complaint::new(id.at, text).help("give each buffer an id of its own"));
            return None;
        }
        let phase = if arguments.is_fine() { phase } else { Phase::Unknown };
        let buffer = self.buffers.define(&id.value, Buffer { line, phase });
        if buffer.is_none() {
            arguments.complain(Complaint::new(id.at, "too many buffers; expected less than 2^32"));
        }
        buffer
    }

    fn buffer(&self, arguments: &mut Arguments<'_>) -> Option<BufferId> {
        let id = arguments.name(0)?;
        let buffer = self.buffers.find(&id.value);
        if buffer.is_none() {
            let text = format!("unknown id `{}`", shown(&id.value));
            let text = text + "; expected one that an `alloc` or `hold` line above defines";
            arguments.complain(Complaint::new(id.at, text));
        }
        buffer
    }

    fn task(&mut self, arguments: &mut Arguments<'_>) -> Option<TaskId> {
        let task = arguments.get("task", value::task)?;
        if let Some(&id) = self.task_ids.get(&task) {
            return Some(id);
        }
        let id = u32::try_from(self.tasks.len()).map(TaskId).ok()?;
        self.tasks.push(task.clone());
        self.task_ids.insert(task, id);
        Some(id)
    }
}

fn unknown_word(word: &Word<'_>) -> Complaint {
    let known = STATEMENTS.map(|statement| statement.word);
    let read = word.key.unwrap_or(&word.value);
    let text = format!("unknown word `{}`; expected {}", shown(read), known.join(", "));
    Complaint { help: did_you_mean(read, known), ..Complaint::new(word.at, text) }
}
