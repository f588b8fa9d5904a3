//! What the function tracer saw of `cma_alloc`: how long each call took, and the events that it
//! prints as comments among the calls.
//!
//! ```text
//!  538.040233 |   0)   aesink-382   | # 1386.510 us |  } /* cma_alloc */
//!                 0)     12.300 us  |    cma_alloc();
//!   aesink-382 [000]  538.040233: funcgraph_exit:   # 1386.510 us |  }
//! ```
//!
//! Options add and remove the columns in front. An end that names no function belongs to the start
//! of its task, or of its CPU where no task is printed, that stands in the same column.

use std::collections::BTreeMap;

use memchr::memmem;
use memchr::{memchr, memrchr};

use super::context::{Context, Layout, Stamp, is_flags, number, of_any_event, small, stamp};
use crate::units::Nanos;

const FUNCTION: &[u8] = b"cma_alloc";

/// Calls that are followed at once.
const OPEN_MAX: usize = 1 << 16;

/// The calls that have begun.
#[derive(Default)]
pub(super) struct Graph {
    /// The column of the call's start, by task or CPU.
    open: BTreeMap<Place, usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Task(u32),
    Cpu(u32),
}

/// One call, with as much of its context as is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TracedCall<'a> {
    pub(super) took: Nanos,
    pub(super) stamp: Option<Stamp>,
    pub(super) cpu: u32,
    pub(super) task: Option<(&'a [u8], u32)>,
}

impl Graph {
    /// Takes a line; returns the call that ends on it.
    pub(super) fn line<'a>(&mut self, line: &'a [u8]) -> Option<TracedCall<'a>> {
        let columns = Columns::of(line)?;
        let body = columns.body.trim_ascii();
        let column = columns.body.len() - columns.body.trim_ascii_start().len();
        let place = match columns.task {
            Some((_, tid)) => Place::Task(tid),
            None => Place::Cpu(columns.cpu),
        };
        let ended = if let Some(arguments) = body.strip_prefix(FUNCTION) {
            let called = arguments.starts_with(b"(");
            if called && arguments.ends_with(b"{") && self.open.len() < OPEN_MAX {
                self.open.insert(place, column);
            }
            called
        } else if let Some(rest) = body.strip_prefix(b"}") {
            let begun = self.open.get(&place).copied();
            if begun.is_some_and(|begun| column <= begun) {
                self.open.remove(&place);
            }
            match named(rest) {
                Some(function) => function == FUNCTION,
                None => begun == Some(column),
            }
        } else {
            false
        };
        let Columns { stamp, cpu, task, took, .. } = columns;
        took.filter(|_| ended).map(|took| TracedCall { took, stamp, cpu, task })
    }
}

/// Returns the function that a comment behind a closing brace names. What was returned may stand
/// there too, or alone.
fn named(rest: &[u8]) -> Option<&[u8]> {
    let comment = rest.trim_ascii_start().strip_prefix(b"/*")?.trim_ascii_start();
    let word = |byte: &u8| byte.is_ascii_alphanumeric() || b"_.".contains(byte);
    let (name, after) = comment.split_at(comment.iter().take_while(|byte| word(byte)).count());
    (!name.is_empty() && !after.starts_with(b"=")).then_some(name)
}

/// Returns the context of an event that is printed as a comment among the calls, if all of it is
/// printed.
pub(super) fn context(line: &[u8]) -> Option<Context<'_>> {
    let Columns { stamp, cpu, task, .. } = Columns::of(line)?;
    let (comm, tid) = task?;
    Some(Context { comm, tid, cpu, stamp: stamp?, layout: Layout::Calls })
}

/// A line taken apart.
#[derive(Clone, Copy, Default)]
struct Columns<'a> {
    stamp: Option<Stamp>,
    cpu: u32,
    task: Option<(&'a [u8], u32)>,
    took: Option<Nanos>,
    /// What stands behind the last bar.
    body: &'a [u8],
}

impl<'a> Columns<'a> {
    fn of(line: &'a [u8]) -> Option<Columns<'a>> {
        if let Some(at) = memmem::find(line, b": funcgraph_e") {
            let context = of_any_event(line)?;
            let event = &line[at + 2..];
            let (cell, body) = split(&event[memchr(b':', event)? + 1..], b'|')?;
            return Some(Columns {
                stamp: Some(context.stamp),
                cpu: context.cpu,
                task: Some((context.comm.trim_ascii_start(), context.tid)),
                took: duration(cell),
                body,
            });
        }
        let mut columns = Columns::default();
        let mut rest = line;
        if let Some((cell, after)) = split(rest, b'|')
            && let Some((b"", stamp)) = stamp(cell.trim_ascii())
        {
            (columns.stamp, rest) = (Some(stamp), after);
        }
        if let Some((cell, after)) = split(rest, b')')
            && let Some(cpu) = small(cell.trim_ascii())
        {
            (columns.cpu, rest) = (cpu, after);
        }
        loop {
            let (cell, after) = split(rest, b'|')?;
            rest = after;
            let cell = cell.trim_ascii();
            columns.took = duration(cell);
            if cell.is_empty() || columns.took.is_some() {
                return Some(Columns { body: rest, ..columns });
            }
            match task(cell) {
                None if is_flags(cell) => {}
                task => columns.task = Some(task?),
            }
        }
    }
}

fn split(text: &[u8], at: u8) -> Option<(&[u8], &[u8])> {
    let place = memchr(at, text)?;
    Some((&text[..place], &text[place + 1..]))
}

fn task(cell: &[u8]) -> Option<(&[u8], u32)> {
    let dash = memrchr(b'-', cell)?;
    Some((&cell[..dash], small(&cell[dash + 1..])?))
}

/// Reads `# 1386.510 us`, of which the mark stands for long durations.
fn duration(cell: &[u8]) -> Option<Nanos> {
    let text = cell.trim_ascii().strip_suffix(b"us")?.trim_ascii_end();
    let text = text.trim_ascii_start();
    let text = match text.split_first() {
        Some((b'$' | b'@' | b'*' | b'#' | b'!' | b'+', rest)) => rest.trim_ascii_start(),
        _ => text,
    };
    let (whole, fraction) = split(text, b'.').unwrap_or((text, b"0"));
    let nanos = match fraction {
        [a] => number(&[*a, b'0', b'0']),
        [a, b] => number(&[*a, *b, b'0']),
        [_, _, _] => number(fraction),
        _ => None,
    };
    number(whole)?.checked_mul(1000)?.checked_add(nanos?).map(Nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns what the calls on some lines took, in nanoseconds.
    fn took(lines: &str) -> Vec<u64> {
        let mut graph = Graph::default();
        lines.lines().filter_map(|line| graph.line(line.as_bytes())).map(|c| c.took.0).collect()
    }

    #[test]
    fn every_form_of_a_call_tells_how_long_it_took() {
        for (line, nanos) in [
            ("  538.040233 |   0)   aesink-382   | # 1386.510 us |  } /* cma_alloc */", 1_386_510),
            (" 0) # 1386.510 us |  } /* cma_alloc */", 1_386_510),
            (" 12)   0.314 us    |    cma_alloc();", 314),
            (" 0)   aesink-382   |  d..1. | + 12.30 us  |  cma_alloc();", 12_300),
            (" 0) $ 1200345 us |      } /* cma_alloc ret=0xffffea0004000000 */", 1_200_345_000),
            (" 0)   4.5 us |  cma_alloc(cma=0xffff, count=4); /* = 0xffffea */", 4500),
            (
                " my task: x-382  [001] .....  5.25: funcgraph_entry:  ! 100.000 us |  cma_alloc();",
                100_000,
            ),
        ] {
            assert_eq!(took(line), [nanos], "{line}");
        }
        for line in [
            " 0)   0.314 us    |    cma_alloc_pages();",
            " 0)   0.314 us    |    __cma_alloc();",
            " 0)               |    cma_alloc() {",
            " 0)   0.314 us    |  } /* dma_alloc_contiguous */",
            " 0)   0.314 us    |  }",
            " 0)   x.314 us    |  } /* cma_alloc */",
            " 0)   0.3141 us   |  } /* cma_alloc */",
            " 0)   what?       |  } /* cma_alloc */",
            " 0)   99999999999999999.999 us |  } /* cma_alloc */",
            " 0) cma_alloc();",
        ] {
            assert!(took(line).is_empty(), "{line}");
        }
    }

    #[test]
    fn an_end_without_a_name_belongs_to_the_start_in_its_column() {
        let lines = "\
             0)               |  cma_alloc() {\n\
             0)               |    cma_range_alloc() {\n\
             1)   9.000 us    |  }\n\
             0)   1.000 us    |    }\n\
             0)   2.000 us    |  } /* = 0x0 */\n\
             0)   3.000 us    |  }\n";
        assert_eq!(took(lines), [2000]);
        let moved = "\
             0)   cam-7    |               |    cma_alloc() {\n\
             1)   vdec-8   |   5.000 us    |    }\n\
             1)   cam-7    |   6.000 us    |    }\n";
        assert_eq!(took(moved), [6000]);
        let lost = "\
             0)               |    cma_alloc() {\n\
             0)   1.000 us    |  }\n\
             0)   2.000 us    |    }\n";
        assert!(took(lost).is_empty());
    }

    #[test]
    fn an_event_among_the_calls_has_the_context_of_its_columns() {
        let line = b" 538.040233 |   2)  my task-382   |               |  /* cma_alloc_start: */";
        let stamp = Stamp::Seconds(538_040_233_000, 6);
        let (comm, layout) = (&b"my task"[..], Layout::Calls);
        assert_eq!(context(line), Some(Context { comm, tid: 382, cpu: 2, stamp, layout }));
        assert_eq!(context(b" 2)  my task-382   |               |  /* x */"), None);
    }
}
