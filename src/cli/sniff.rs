//! What an input is: one function decides it for every command, by content.

use std::io;

use memchr::memmem;

use cmasim::error::{Diagnostic, Error, shown};
use cmasim::trace::read::{Unpacked, format_of, has_event};

/// What an input is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A workload file.
    Workload,
    /// A trace, and its format.
    Trace(&'static str),
    /// A report saved as JSON.
    Report,
    /// Another answer saved as JSON, and the command that gives such.
    Answer(String),
    /// A kernel's log.
    KernelLog,
    /// A list of `--area` arguments.
    Areas,
    /// Text of no known kind: it may hold a trace further on, or be a faulty workload.
    Text,
    /// No text, and no known format.
    Binary,
    /// Nothing.
    Empty,
}

/// Bytes of comments and blank lines before which a workload's first line is looked for.
const PREAMBLE_MAX: usize = 1 << 20;

/// What the kernel logs when an allocation fails, whatever the function is called there.
pub(super) const LOGGED_FAILURE: &[u8] = b"alloc failed, req-size:";

/// Tells what an input is. Nothing is taken from it.
pub(super) fn sniff(input: &mut Unpacked<'_>) -> io::Result<Kind> {
    let mut length = input.head().len();
    while is_preamble(input.head()) && length < PREAMBLE_MAX {
        length *= 2;
        if input.look(length)?.len() < length {
            break;
        }
    }
    Ok(of_head(input.head()))
}

fn of_head(head: &[u8]) -> Kind {
    if head.is_empty() {
        return Kind::Empty;
    }
    if let Some(answer) = saved_answer(head) {
        return if answer == "report" { Kind::Report } else { Kind::Answer(answer) };
    }
    match format_of(head) {
        Some("binary") => Kind::Binary,
        Some(format) => Kind::Trace(format),
        None => of_text(head),
    }
}

fn of_text(head: &[u8]) -> Kind {
    let holds = |what: &[u8]| memmem::find(head, what).is_some();
    let starts = |what: &[u8]| lines(head).any(|line| line.starts_with(what));
    if first_line(head).is_some_and(|line| line.starts_with(b"cma-workload")) {
        Kind::Workload
    } else if has_event(head) || head.starts_with(b"# tracer:") {
        Kind::Trace("ftrace text")
    } else if starts(b"--area ") {
        Kind::Areas
    } else if holds(LOGGED_FAILURE) || lines(head).take(50).any(is_logged) {
        Kind::KernelLog
    } else {
        Kind::Text
    }
}

fn lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    text.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii)
}

/// Returns the first line that is neither blank nor a comment.
fn first_line(text: &[u8]) -> Option<&[u8]> {
    lines(text).find(|line| !line.is_empty() && line[0] != b'#')
}

/// Whether there is nothing but comments and blank lines so far; the last of them may go on.
fn is_preamble(head: &[u8]) -> bool {
    !head.is_empty() && first_line(head).is_none()
}

/// Whether a line begins with a time since boot in brackets, perhaps behind a level.
fn is_logged(line: &[u8]) -> bool {
    let line = match line.strip_prefix(b"<") {
        Some(rest) => rest.iter().position(|&b| b == b'>').map_or(line, |end| &rest[end + 1..]),
        None => line,
    };
    let stamp = line.strip_prefix(b"[").and_then(|rest| rest.split(|&b| b == b']').next());
    stamp.is_some_and(|stamp| {
        let stamp = stamp.trim_ascii();
        stamp.contains(&b'.') && stamp.iter().all(|b| b.is_ascii_digit() || *b == b'.')
    })
}

/// Returns the command whose saved answer this is.
fn saved_answer(head: &[u8]) -> Option<String> {
    let is_object = matches!(head.trim_ascii_start().first(), Some(b'{' | b'['));
    let schema = memmem::find(head, b"\"schema\"").filter(|_| is_object)?;
    let value = head[schema + 8..].trim_ascii_start().strip_prefix(b":")?.trim_ascii_start();
    let name = value.strip_prefix(b"\"cmasim.")?;
    let name = &name[..name.iter().position(|&byte| byte == b'/')?];
    Some(String::from_utf8_lossy(name).into_owned())
}

impl Kind {
    /// Returns what such an input is called.
    pub(super) fn name(&self) -> String {
        match self {
            Kind::Workload => "a workload".into(),
            Kind::Trace(format) => format!("a trace ({format})"),
            Kind::Report => "a saved report".into(),
            Kind::Answer(command) => format!("a saved answer of `{command}`"),
            Kind::KernelLog => "a kernel log".into(),
            Kind::Areas => "a list of areas".into(),
            Kind::Text => "a text of no known kind".into(),
            Kind::Binary => "a binary file of no known kind".into(),
            Kind::Empty => "empty".into(),
        }
    }

    /// Says which command such an input is for.
    pub(super) fn next(&self, file: &str) -> Option<String> {
        let file = quoted(file);
        Some(match self {
            Kind::Workload => format!(
                "`cmasim replay {file}` runs it, `cmasim check {file}` judges it, `cmasim compare \
                 --before F --after G {file}` measures on it"
            ),
            Kind::Trace(_) => format!(
                "`cmasim report {file}` and `cmasim check {file}` read it, `cmasim import {file} \
                 -o FILE.wl` makes a workload of it"
            ),
            Kind::Report => {
                format!("`cmasim report {file}` prints it, `cmasim compare {file} OTHER` compares")
            }
            Kind::KernelLog => "record its allocations with `trace-cmd record -e cma`".into(),
            Kind::Areas => {
                format!("it goes with its trace: `cmasim check TRACE --areas {file}`")
            }
            Kind::Answer(_) | Kind::Text | Kind::Binary | Kind::Empty => return None,
        })
    }
}

/// Makes the error that a command answers an input of another kind with.
pub(super) fn misplaced(file: &str, kind: &Kind, more: &str, expected: &str) -> Error {
    let text = format!("{}{more}; expected {expected}", kind.name());
    let help = kind.next(file);
    Error::Data(vec![Diagnostic { help, ..Diagnostic::whole_file(file, text) }])
}

/// Writes a file's name as a shell takes it.
fn quoted(file: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "/._-+=:@%,".contains(c);
    if !file.is_empty() && file.chars().all(is_plain) {
        return file.into();
    }
    format!("'{}'", shown(file).replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_are_told_apart_by_content() {
        let comments = "# a comment\n".repeat(20_000);
        for (text, kind) in [
            ("", Kind::Empty),
            ("cma-workload 1\n", Kind::Workload),
            ("\u{feff}#!/usr/bin/env cmasim\r\n\r\n# x\r\n  cma-workload 1\r\n", Kind::Workload),
            (&(comments.clone() + "cma-workload 1\n"), Kind::Workload),
            (&comments, Kind::Text),
            ("#", Kind::Text),
            ("\n", Kind::Text),
            ("# tracer: nop\n#\n", Kind::Trace("ftrace text")),
            (" a-1 [000] 1.0: cma_release: pfn=1 page=2 count=1\n", Kind::Trace("ftrace text")),
            ("{\"traceEvents\":[]}", Kind::Trace("Chrome JSON")),
            ("{\"schema\":\"cmasim.report/1\"}", Kind::Report),
            ("{\n  \"schema\" : \"cmasim.check/1\"}", Kind::Answer("check".into())),
            ("[\n{\"schema\":\"cmasim.check/1\"}]", Kind::Answer("check".into())),
            ("# kernel: 7.2\n--area a,base=0x1f800,pages=65536\n", Kind::Areas),
            ("[    0.000000] Linux version 7.2\n", Kind::KernelLog),
            ("<4>[ 12.5] cma: cma_alloc: alloc failed, req-size: 4 pages\n", Kind::KernelLog),
            ("cma: __cma_alloc: alloc failed, req-size: 4 pages, ret: -16\n", Kind::KernelLog),
            ("Once upon a time [...]\n", Kind::Text),
            ("PERFILE2", Kind::Trace("perf.data")),
            ("\u{7f}ELF\0\0", Kind::Binary),
        ] {
            let mut input = Unpacked::new(text.as_bytes()).unwrap();
            assert_eq!(sniff(&mut input).unwrap(), kind, "{}", &text[..text.len().min(60)]);
        }
    }

    #[test]
    fn names_are_quoted_where_a_shell_needs_it() {
        for (name, quoted_name) in
            [("a/b-1.wl", "a/b-1.wl"), ("a b", "'a b'"), ("", "''"), ("it's", r"'it'\''s'")]
        {
            assert_eq!(quoted(name), quoted_name);
        }
    }
}
