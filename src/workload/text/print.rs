//! Writes workloads.

use std::fmt;
use std::io::{self, Write};

use super::value::{self, MAX_ERRNO};
use crate::trace::Task;
use crate::units::{Nanos, Order, Pages};
use crate::workload::{
    Alloc, AreaId, AreaSpec, BufferId, DEFAULT_PAGE_SIZE, Expect, OpKind, Release, Span, TaskId,
    Unplaced, Workload,
};

/// The longest comment, in characters.
const MAX_COMMENT: usize = 4096;

/// Writes a workload as text that [`parse`](super::parse) reads back.
///
/// The workload read back equals the one written if tasks and buffers stand in the order of their
/// first use, as those of a parsed workload do.
///
/// # Errors
/// [`InvalidInput`](io::ErrorKind::InvalidInput) for what the text cannot hold: a handle that leads
/// nowhere, a name of more than 65,536 bytes, a count of no pages, an errno that is none; what
/// `out` fails with.
pub fn print(workload: &Workload, out: &mut impl Write) -> io::Result<()> {
    write!(out, "cma-workload 1")?;
    if !workload.page_size.is_power_of_two() {
        return Err(unwritable(format!("a page size of {} bytes", workload.page_size)));
    }
    if workload.page_size != DEFAULT_PAGE_SIZE {
        write!(out, " page_size={}", workload.page_size)?;
    }
    if let Some(kernel) = workload.kernel {
        write!(out, " kernel={kernel}")?;
    }
    writeln!(out)?;
    for (area, id) in workload.areas.iter().zip(0..) {
        print_area(area, workload.unplaced.get(&AreaId(id)).copied(), out)?;
    }
    for op in &workload.ops {
        print_op(workload, op.kind, out)?;
        writeln!(out)?;
    }
    Ok(())
}

/// Writes text as one line of comment, whatever is in it.
pub fn print_comment(text: &str, out: &mut impl Write) -> io::Result<()> {
    write!(out, "# ")?;
    for c in text.chars().take(MAX_COMMENT) {
        if c.is_control() { write!(out, "{}", c.escape_default())? } else { write!(out, "{c}")? }
    }
    writeln!(out)
}

fn print_area(area: &AreaSpec, unplaced: Option<Unplaced>, out: &mut impl Write) -> io::Result<()> {
    for (i, range) in area.ranges.iter().enumerate() {
        if i == 0 {
            write!(out, "area {}", quoted(&area.name)?)?;
        } else {
            write!(out, "range")?;
        }
        write!(out, " base={} pages={}", range.base, counted(range.pages)?)?;
        if i == 0 && area.order_per_bit != Order::ZERO {
            write!(out, " order_per_bit={}", area.order_per_bit)?;
        }
        match unplaced.filter(|_| i == 0) {
            Some(Unplaced::Pages(count)) => write!(out, " unplaced={}", counted(count)?)?,
            Some(Unplaced::Unknown) => write!(out, " unplaced={}", value::UNKNOWN)?,
            None => {}
        }
        writeln!(out)?;
    }
    Ok(())
}

fn print_op(w: &Workload, kind: OpKind, out: &mut impl Write) -> io::Result<()> {
    match kind {
        OpKind::Used(span) => print_span(w, "used", span, out),
        OpKind::Pin(span) => print_span(w, "pin", span, out),
        OpKind::Unpin(span) => print_span(w, "unpin", span, out),
        OpKind::Hold(id, span) => {
            print_span(w, &format!("hold {}", quoted(buffer(w, id)?)?), span, out)
        }
        OpKind::Alloc(alloc) => print_alloc(w, &alloc, out),
        OpKind::Busy(id) => write!(out, "busy {}", quoted(buffer(w, id)?)?),
        OpKind::Retry(retry) => {
            write!(out, "retry {}", quoted(buffer(w, retry.buffer)?)?)?;
            print_expect(retry.expect, out)?;
            if retry.if_pinned {
                write!(out, " if=pinned")?;
            }
            if retry.from_start { write!(out, " from=start") } else { Ok(()) }
        }
        OpKind::Release(release) => print_release(w, &release, out),
    }
}

fn print_span(w: &Workload, words: &str, span: Span, out: &mut impl Write) -> io::Result<()> {
    let area = quoted(area(w, span.area)?)?;
    write!(out, "{words} {area} pfn={} count={}", span.pfn, counted(span.count)?)
}

fn print_alloc(w: &Workload, alloc: &Alloc, out: &mut impl Write) -> io::Result<()> {
    let (id, area) = (quoted(buffer(w, alloc.buffer)?)?, quoted(area(w, alloc.area)?)?);
    write!(out, "alloc {id} {area} count={} align={}", counted(alloc.count)?, alloc.align)?;
    print_origin(w, alloc.task, alloc.at, out)?;
    print_expect(alloc.expect, out)
}

fn print_release(w: &Workload, release: &Release, out: &mut impl Write) -> io::Result<()> {
    write!(out, "release {}", quoted(buffer(w, release.buffer)?)?)?;
    print_origin(w, release.task, release.at, out)?;
    if let Some(pfn) = release.pfn {
        write!(out, " pfn={pfn}")?;
    }
    if let Some(count) = release.count {
        write!(out, " count={}", counted(count)?)?;
    }
    Ok(())
}

fn print_origin(
    w: &Workload,
    task: Option<TaskId>,
    at: Option<Nanos>,
    out: &mut impl Write,
) -> io::Result<()> {
    if let Some(TaskId(id)) = task {
        let index = usize::try_from(id).map_err(|_| lost("task"))?;
        let Task { tid, comm } = w.tasks.get(index).ok_or_else(|| lost("task"))?;
        write!(out, " task={}", quoted(&format!("{comm}-{tid}"))?)?;
    }
    match at {
        None => Ok(()),
        Some(at) => print_time(at, out),
    }
}

fn print_time(Nanos(at): Nanos, out: &mut impl Write) -> io::Result<()> {
    let (seconds, nanos) = (at / 1_000_000_000, at % 1_000_000_000);
    write!(out, " at={seconds}")?;
    if nanos == 0 {
        return Ok(());
    }
    let decimals = format!("{nanos:09}");
    write!(out, ".{}", decimals.trim_end_matches('0'))
}

fn print_expect(expect: Option<Expect>, out: &mut impl Write) -> io::Result<()> {
    match expect {
        None => Ok(()),
        Some(Expect::Window(pfn)) => write!(out, " expect={pfn}"),
        Some(Expect::Failure(errno)) if (-MAX_ERRNO..0).contains(&errno.0) => {
            write!(out, " expect={errno}")
        }
        Some(Expect::Failure(errno)) => Err(unwritable(format!("an errno of {errno}"))),
    }
}

fn area(w: &Workload, AreaId(id): AreaId) -> io::Result<&str> {
    w.areas.get(usize::from(id)).map(|area| &*area.name).ok_or_else(|| lost("area"))
}

fn buffer(w: &Workload, BufferId(id): BufferId) -> io::Result<&str> {
    let index = usize::try_from(id).map_err(|_| lost("buffer"))?;
    w.buffers.get(index).map(|name| &**name).ok_or_else(|| lost("buffer"))
}

fn lost(what: &str) -> io::Error {
    unwritable(format!("an operation on a {what} that is not there"))
}

fn unwritable(what: String) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, what + ": a workload cannot hold it")
}

fn counted(count: Pages) -> io::Result<Pages> {
    if count.0 == 0 { Err(unwritable("a count of no pages".into())) } else { Ok(count) }
}

/// The longest name that is written, in bytes.
pub(super) const MAX_NAME: usize = 1 << 16;

/// Shows a name or a value, in quotes where it needs them.
struct Quoted<'a>(&'a str);

fn quoted(name: &str) -> io::Result<Quoted<'_>> {
    if name.len() > MAX_NAME {
        return Err(unwritable(format!("a name of {} bytes", name.len())));
    }
    Ok(Quoted(name))
}

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let special = |c: char| c.is_whitespace() || c.is_control() || "\"=#".contains(c);
        if !self.0.is_empty() && !self.0.contains(special) {
            return f.write_str(self.0);
        }
        f.write_str("\"")?;
        for c in self.0.chars() {
            match c {
                '"' => f.write_str("\\\"")?,
                '\\' => f.write_str("\\\\")?,
                '\n' => f.write_str("\\n")?,
                '\t' => f.write_str("\\t")?,
                c if c.is_control() => write!(f, "\\u{{{:x}}}", u32::from(c))?,
                c => write!(f, "{c}")?,
            }
        }
        f.write_str("\"")
    }
}
