//! Where events come from, if one trace has them from several places.
//!
//! A report over several *files* is of several machines, or of several times: what has the same
//! name or number there is not the same. Task ids and CPUs of later files are raised, and an area's
//! name stands behind its file's. Several *buffer instances* of one trace are of one machine, and
//! each has events of its own even where they tell of the same allocation: their task ids and CPUs
//! are raised alike, and the areas are the same.
//!
//! ```text
//!   a.dat: cpus=4                                            announced: files
//!   a.dat:            camd-311   [002]  5280.000012: cma_...
//!  cmabuf:            camd-311   [002]  5280.000012: cma_... not announced: an instance
//! ```

use memchr::memchr_iter;
use memchr::memmem;

use super::context::{Context, Layout, split_digits};
use crate::trace::{Record, Task};

/// Task ids are below this on every kernel.
pub(super) const TIDS: u32 = 1 << 22;

/// No kernel is built for more CPUs.
pub(super) const CPUS: u32 = 1 << 13;

/// Sources that are told apart.
const SOURCES_MAX: usize = 256;

/// Gives tasks and CPUs of different sources different numbers; the idle task is nobody's.
pub(super) fn keep_apart(record: &mut Record, source: usize) {
    let index = u32::try_from(source).unwrap_or(u32::MAX);
    let Record { cpu, task: Task { tid, .. }, .. } = record;
    if *tid > 0 {
        *tid = tid.saturating_add(index.saturating_mul(TIDS));
    }
    *cpu = cpu.saturating_add(index.saturating_mul(CPUS));
}

/// Says how the instances of a trace are told apart.
pub(super) fn several_instances(count: usize) -> String {
    format!(
        "{count} buffer instances hold CMA events: tasks of later ones have {TIDS} and multiples \
         added to their ids, CPUs {CPUS}"
    )
}

/// The files and instances that lines of a text are marked with.
#[derive(Default)]
pub(super) struct Sources {
    /// The files of a report over several, in the order of its first lines.
    files: Vec<Vec<u8>>,
    /// Instances in the order of their first event; an empty name is the top instance's.
    instances: Vec<Vec<u8>>,
    /// The mark of a note of lost events: the event behind it has none.
    carried: Option<Vec<u8>>,
    /// Whether this is a kernel's own text, whose lines have no marks.
    pub(super) unmarked: bool,
}

/// Where a line comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Source {
    /// Its number, from 0.
    pub(super) index: usize,
    /// Whether it is a file among several.
    pub(super) is_file: bool,
}

impl Sources {
    /// Takes a line of the head: `FILE: cpus=4` where a report covers several files. Returns
    /// whether it is one of trace-cmd's.
    pub(super) fn announce(&mut self, line: &[u8]) -> bool {
        let Some(before) = split_digits(line.trim_ascii()).0.strip_suffix(b"cpus=") else {
            return false;
        };
        if let Some(file) = before.strip_suffix(b": ")
            && self.files.len() < SOURCES_MAX
            && !self.files.iter().any(|known| known == file)
        {
            self.files.push(file.to_vec());
        }
        true
    }

    /// Splits the mark off the column of a task's name; returns the source and the name.
    pub(super) fn of<'a>(&mut self, context: &Context<'a>) -> (Source, &'a [u8]) {
        let width = match context.layout {
            Layout::Usual => 16,
            Layout::Latency => 8,
            Layout::Perf | Layout::Calls => return (Source::default(), context.comm),
        };
        let carried = self.carried.take();
        let comm = context.comm.trim_ascii_start();
        if self.unmarked {
            return (Source::default(), comm);
        }
        let marked = self.known(comm).or_else(|| by_width(context.comm, width));
        match marked {
            Some((mark, comm)) => (self.find(mark), comm.trim_ascii_start()),
            None => (self.find(&carried.unwrap_or_default()), comm),
        }
    }

    /// Splits off a mark that was seen before.
    fn known<'a>(&self, text: &'a [u8]) -> Option<(&'a [u8], &'a [u8])> {
        let marks = self.files.iter().chain(&self.instances).filter(|mark| !mark.is_empty());
        let lengths = marks.filter(|mark| text.starts_with(mark)).map(Vec::len);
        let mut marked = lengths.map(|length| text.split_at(length));
        marked.find_map(|(mark, rest)| Some((mark, rest.strip_prefix(b": ")?)))
    }

    /// Splits the mark off a note of lost events.
    pub(super) fn of_note<'a>(&mut self, line: &'a [u8], note: &[u8]) -> (Source, &'a [u8]) {
        let at = memmem::rfind(line, note).unwrap_or(0);
        let mark = mark_of(&line[..at]).unwrap_or_default();
        self.carried = Some(mark.to_vec());
        (self.find(mark), &line[at..])
    }

    /// Finds a source by its mark; a new one gets the next number.
    fn find(&mut self, mark: &[u8]) -> Source {
        if self.files.len() > 1
            && let Some(index) = self.files.iter().position(|file| file == mark)
        {
            return Source { index, is_file: true };
        }
        let files = if self.files.len() > 1 { self.files.len() } else { 0 };
        let known = self.instances.iter().position(|instance| instance == mark);
        let index = known.unwrap_or(self.instances.len());
        if known.is_none() && index < SOURCES_MAX {
            self.instances.push(mark.to_vec());
        }
        Source { index: files + index, is_file: false }
    }

    /// Returns a file's name.
    pub(super) fn file(&self, source: Source) -> Option<&[u8]> {
        self.files.get(source.index).filter(|_| source.is_file).map(|file| &**file)
    }

    /// Returns the names of files and instances that lines are marked with.
    pub(super) fn names(&self) -> Vec<String> {
        let files = self.files.iter().filter(|_| self.files.len() > 1);
        let names = files.chain(self.instances.iter().filter(|name| !name.is_empty()));
        names.map(|name| String::from_utf8_lossy(name).into_owned()).collect()
    }

    /// Says what is told apart, if anything is.
    pub(super) fn warnings(&self) -> Vec<String> {
        let mut warnings = Vec::new();
        if self.files.len() > 1 {
            warnings.push(format!(
                "the report covers {} files: task ids of the second are raised by {TIDS}, its CPUs \
                 by {CPUS}, and so on; areas are named FILE:AREA",
                self.files.len()
            ));
        }
        if self.instances.len() > 1 {
            warnings.push(several_instances(self.instances.len()));
        }
        warnings
    }
}

/// Splits off a mark by the width of the column of a task's name behind it; where that does not
/// say, by the length that no task's name has.
fn by_width(text: &[u8], width: usize) -> Option<(&[u8], &[u8])> {
    const COMM_MAX: usize = 15;
    let column = text.split_at_checked(text.len().wrapping_sub(width));
    let column = column.and_then(|(mark, comm)| Some((mark_of(mark)?, comm)));
    if column.is_some() || text.trim_ascii_start().len() <= COMM_MAX {
        return column;
    }
    let colons = memchr_iter(b':', text).filter(|&at| text.get(at + 1) == Some(&b' '));
    let mut marked = colons.map(|at| (&text[..=at], text[at + 1..].trim_ascii_start()));
    let (mark, comm) = marked.find(|(_, comm)| comm.len() <= COMM_MAX)?;
    Some((mark_of(mark)?, comm))
}

/// Returns the name in a mark, which a colon ends.
fn mark_of(mark: &[u8]) -> Option<&[u8]> {
    let name = mark.trim_ascii().strip_suffix(b":")?.trim_ascii();
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::read::context::of_any_event;

    fn source(sources: &mut Sources, line: &str) -> (usize, String) {
        let context = of_any_event(line.as_bytes()).expect("an event's columns");
        let (source, comm) = sources.of(&context);
        (source.index, String::from_utf8_lossy(comm).into_owned())
    }

    #[test]
    fn a_mark_stands_before_the_column_of_the_name() {
        for (line, index, comm) in [
            ("cmabuf:         camd-311   [002]  5280.000012: x: ", 0, "camd"),
            ("                camd-311   [002]  5280.000012: x: ", 1, "camd"),
            ("                        camd-311   [002]  5280.000012: x: ", 1, "camd"),
            (" other:   my task [a]: b-311   [002]  5280.000012: x: ", 2, "my task [a]: b"),
            ("cmabuf:     camd-311   2.....  5280.000012: x: ", 0, "camd"),
            ("cmabuf: my task -311   2.....  5280.000012: x: ", 0, "my task "),
            ("a.txt:            camd-311   [002]  5280.000012: x: ", 3, "camd"),
        ] {
            let instances = [&b"cmabuf"[..], b"", b"other", b"a.txt"].map(<[u8]>::to_vec);
            let mut sources = Sources { instances: instances.into(), ..Sources::default() };
            assert_eq!(source(&mut sources, line), (index, comm.into()), "{line}");
            assert_eq!(sources.instances.len(), 4, "{line}");
            sources.unmarked = true;
            assert_eq!(source(&mut sources, line).0, 0, "{line}");
        }
    }

    #[test]
    fn an_event_behind_a_note_of_lost_ones_has_the_notes_mark() {
        let mut sources = Sources::default();
        let line = b" buf: CPU:2 [17 EVENTS DROPPED]";
        let (_, note) = sources.of_note(line, b"CPU:");
        assert_eq!(note, b"CPU:2 [17 EVENTS DROPPED]");
        let plain = "            camd-311   [002]  5280.000012: x: ";
        assert_eq!([source(&mut sources, plain).0, source(&mut sources, plain).0], [0, 1]);
        assert_eq!(sources.names(), ["buf"]);
    }

    #[test]
    fn files_are_announced_and_numbered_in_that_order() {
        let mut sources = Sources::default();
        for line in ["    a.dat: cpus=4", "b: c.dat: cpus=16", "cpus=2"] {
            assert!(sources.announce(line.as_bytes()), "{line}");
        }
        assert!(!sources.announce(b"hello"));
        let line = "b: c.dat:         camd-311   [002]  5280.000012: x: ";
        assert_eq!(source(&mut sources, line), (1, "camd".into()));
        assert_eq!(sources.file(Source { index: 1, is_file: true }), Some(&b"b: c.dat"[..]));
        assert_eq!(sources.names(), ["a.dat", "b: c.dat"]);
    }
}
