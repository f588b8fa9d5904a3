//! What the lines are that hold no CMA event: how many of each kind a text has, and what it is if
//! it has nothing else.

use std::collections::BTreeMap;

use memchr::memmem::{self, Finder};
use memchr::{memchr, memchr_iter};

use super::context::split_digits;
use crate::error::{Diagnostic, Error};

/// What the kernel logs of every allocation that fails.
const FAILURE: &str = "alloc failed, req-size";

/// Kinds of lines that are passed over, by the names that reports give them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Skip {
    Blank,
    Header,
    Stack,
    KernelLog,
    FunctionCall,
    OtherEvent,
    OtherText,
}

const NAMES: [&str; 7] =
    ["blank", "headers", "stacks", "kernel log", "function calls", "other events", "other text"];

/// Other names of what is counted here.
const CONTINUATIONS: &str = "continuations";
const UNTIMED: &str = "events without a time";
const ZEROS: &str = "NUL bytes";

/// Counts the lines that are passed over.
pub(super) struct Skipped {
    counts: [u64; NAMES.len()],
    /// Lines that end the event of the line before.
    pub(super) continuations: u64,
    /// Events without a time.
    pub(super) untimed: u64,
    /// Lines that tell of a failed allocation, in the kernel's log.
    failures: u64,
    failure: Finder<'static>,
}

impl Skipped {
    pub(super) fn new() -> Skipped {
        Skipped {
            counts: [0; NAMES.len()],
            continuations: 0,
            untimed: 0,
            failures: 0,
            failure: Finder::new(FAILURE),
        }
    }

    pub(super) fn add(&mut self, line: &[u8]) {
        let kind = kind_of(line.trim_ascii());
        self.counts[kind as usize] += 1;
        if matches!(kind, Skip::KernelLog | Skip::OtherText) {
            self.failures += u64::from(self.failure.find(line).is_some());
        }
    }

    /// Returns the counts that are not 0, by name.
    pub(super) fn counts(&self, zeros: u64) -> BTreeMap<&'static str, u64> {
        let others = [(CONTINUATIONS, self.continuations), (UNTIMED, self.untimed), (ZEROS, zeros)];
        let counts = NAMES.into_iter().zip(self.counts).chain(others);
        counts.filter(|(_, count)| *count > 0).collect()
    }

    /// Says what a text without any CMA event is, if that can be told.
    pub(super) fn kernel_log(&self, name: &str) -> Option<Error> {
        let count = |kind: Skip| self.counts[kind as usize];
        let mostly = count(Skip::KernelLog) > count(Skip::OtherEvent) + count(Skip::OtherText);
        if self.failures == 0 && !mostly {
            return None;
        }
        let text = match self.failures {
            0 => "a kernel log without a failed CMA allocation; expected a trace".to_owned(),
            1 => "a kernel log with 1 failed CMA allocation; expected a trace".to_owned(),
            n => format!("a kernel log with {n} failed CMA allocations; expected a trace"),
        };
        let help = Some("record one with `trace-cmd record -e cma`".into());
        Some(Error::Data(vec![Diagnostic { help, ..Diagnostic::whole_file(name, text) }]))
    }
}

fn kind_of(text: &[u8]) -> Skip {
    match text {
        [] => Skip::Blank,
        [b'#', ..] => Skip::Header,
        _ if is_header(text) => Skip::Header,
        _ if is_kernel_log(text) => Skip::KernelLog,
        [b'=', b'>', ..] => Skip::Stack,
        _ if text.ends_with(b"stack trace>") || is_call_chain(text) => Skip::Stack,
        _ if memmem::find(text, b" <-").is_some() || memchr(b'|', text).is_some() => {
            Skip::FunctionCall
        }
        _ if is_event(text) => Skip::OtherEvent,
        _ => Skip::OtherText,
    }
}

/// `cpus=4` of trace-cmd, also behind a file's name, and `version = 6`.
fn is_header(text: &[u8]) -> bool {
    let before = split_digits(text).0;
    before.ends_with(b"cpus=") || before == b"version = "
}

/// A line of the kernel's log: behind its time, or one of CMA's own without it.
fn is_kernel_log(text: &[u8]) -> bool {
    let level = text.starts_with(b"<").then(|| memchr(b'>', text)).flatten();
    let text = level.filter(|&at| at < 5).map_or(text, |at| &text[at + 1..]);
    if let Some(time) = text.strip_prefix(b"[") {
        let time = time.trim_ascii_start();
        let end = time.iter().position(|byte| !byte.is_ascii_digit() && *byte != b'.');
        return end.is_some_and(|end| end > 2 && time[end] == b']');
    }
    let free = text.strip_prefix(b"=> ").and_then(|rest| rest.first());
    text.starts_with(b"cma: ") || free.is_some_and(u8::is_ascii_digit)
}

/// A line of perf's call chains: an address and a symbol.
fn is_call_chain(text: &[u8]) -> bool {
    let digits = text.iter().take_while(|byte| byte.is_ascii_hexdigit()).count();
    digits >= 8 && text.get(digits) == Some(&b' ')
}

/// Any other event: a colon behind a time.
fn is_event(text: &[u8]) -> bool {
    let mut colons = memchr_iter(b':', text);
    colons.any(|at| {
        let time = at > 0 && text[at - 1].is_ascii_digit();
        time && text.get(at + 1) == Some(&b' ')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_told_apart_by_their_shape() {
        for (line, kind) in [
            ("  ", Skip::Blank),
            ("# tracer: nop", Skip::Header),
            ("cpus=4", Skip::Header),
            ("    a.dat: cpus=16", Skip::Header),
            ("version = 6", Skip::Header),
            (" => cma_alloc", Skip::Stack),
            ("   x-7  [003] .....  5280.000190: <stack trace>", Skip::Stack),
            ("    ffffffff8129a0f0 cma_alloc+0x0 ([kernel.kallsyms])", Skip::Stack),
            ("[    0.031609] cma: Reserved 32 MiB at 0x00000000fae00000", Skip::KernelLog),
            ("<6>[ 905.118224] cma: x", Skip::KernelLog),
            ("cma: number of available pages: ", Skip::KernelLog),
            ("=> 2249 free of 16384 total pages", Skip::KernelLog),
            ("  x-7 [001] d..2.  5280.000010: sched_switch: prev_comm=a", Skip::OtherEvent),
            ("  x 7 [001] 5280.000010:     sched:sched_switch: prev_comm=a", Skip::OtherEvent),
            ("  x-7 [001] ....  5280.000010: cma_alloc <-dma_alloc", Skip::FunctionCall),
            (" 0)   2.310 us    |    kfree();", Skip::FunctionCall),
            ("hello", Skip::OtherText),
            ("[hello]", Skip::OtherText),
            ("<1", Skip::OtherText),
            ("[", Skip::OtherText),
        ] {
            assert_eq!(kind_of(line.as_bytes().trim_ascii()), kind, "{line}");
        }
    }
}
