//! Cutting a stream of JSON into the objects of its main array, one in memory at a time.
//!
//! A JSON parser would want the whole file, and would refuse one whose tail is missing. This
//! scanner knows only strings and nesting, and hands each object to a parser of its own.

use std::io::{ErrorKind, Read};

use super::read_error;
use crate::error::Result;

/// An event is far smaller; what grows beyond is dropped as malformed.
const OBJECT_MAX: usize = 1024 * 1024;

/// The member that holds the events, if the file is an object and no array.
const MEMBER: &[u8] = b"traceEvents";

/// How a scan ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct End {
    /// Lines read.
    pub(super) lines: u64,
    /// Whether the array of events was closed.
    pub(super) closed: bool,
    /// Whether the input ended inside an object.
    pub(super) inside: bool,
}

/// Calls `each` with the text of every object in the main array and the line it begins on. An
/// object too large to keep is given as an empty text.
pub(super) fn for_each_object(
    name: &str,
    input: &mut dyn Read,
    mut each: impl FnMut(&[u8], u64) -> Result<()>,
) -> Result<End> {
    let mut scanner = Scanner::default();
    let mut buffer = vec![0; 64 * 1024];
    loop {
        let read = match input.read(&mut buffer) {
            Ok(read) => read,
            Err(e) if e.kind() == ErrorKind::Interrupted => continue,
            Err(e) => return Err(read_error(name, e)),
        };
        if read == 0 {
            let inside = scanner.array.is_some_and(|depth| scanner.depth > depth);
            return Ok(End { lines: scanner.line + 1, closed: scanner.closed, inside });
        }
        for &byte in &buffer[..read] {
            if scanner.step(byte) {
                each(&scanner.object, scanner.begin + 1)?;
            }
        }
    }
}

#[derive(Default)]
struct Scanner {
    /// Brackets and braces open.
    depth: usize,
    /// The depth inside the array of events, once it began.
    array: Option<usize>,
    closed: bool,
    in_string: bool,
    escaped: bool,
    /// The last string outside the array, as far as it matters.
    string: Vec<u8>,
    object: Vec<u8>,
    overlong: bool,
    /// Line feeds seen.
    line: u64,
    /// Line feeds before the object.
    begin: u64,
}

impl Scanner {
    /// Takes one byte; returns whether it completes an object.
    fn step(&mut self, byte: u8) -> bool {
        self.line += u64::from(byte == b'\n');
        if self.closed {
            return false;
        }
        let outside = self.depth;
        if self.in_string {
            self.string_byte(byte);
        } else {
            self.structure(byte);
        }
        let Some(array) = self.array else { return false };
        let inside = outside.max(self.depth) > array;
        if inside {
            self.keep(byte, outside == array);
        }
        inside && self.depth == array
    }

    fn keep(&mut self, byte: u8, first: bool) {
        if first {
            self.object.clear();
            self.overlong = false;
            self.begin = self.line;
        }
        if self.object.len() >= OBJECT_MAX {
            self.overlong = true;
        }
        if self.overlong {
            self.object.clear();
        } else {
            self.object.push(byte);
        }
    }

    fn string_byte(&mut self, byte: u8) {
        match byte {
            _ if self.escaped => self.escaped = false,
            b'\\' => self.escaped = true,
            b'"' => self.in_string = false,
            _ if self.array.is_none() && self.string.len() <= MEMBER.len() => {
                self.string.push(byte);
            }
            _ => {}
        }
    }

    fn structure(&mut self, byte: u8) {
        match byte {
            b'"' => {
                self.in_string = true;
                self.string.clear();
            }
            b'[' | b'{' => {
                let events = self.depth == 0 || (self.depth == 1 && self.string == MEMBER);
                self.depth += 1;
                if self.array.is_none() && byte == b'[' && events {
                    self.array = Some(self.depth);
                }
            }
            b']' | b'}' => {
                self.depth = self.depth.saturating_sub(1);
                self.closed = self.array.is_some_and(|array| self.depth < array);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn objects_of(text: &str) -> (Vec<(String, u64)>, End) {
        let mut seen = Vec::new();
        let end = for_each_object("t", &mut text.as_bytes(), |object, line| {
            seen.push((String::from_utf8_lossy(object).into_owned(), line));
            Ok(())
        });
        (seen, end.unwrap())
    }

    #[test]
    fn objects_are_cut_out_of_arrays_and_out_of_trace_events() {
        let nested = r#"{"a":{"b":[1,{}]},"s":"}]\"{"}"#;
        let whole = End { lines: 2, closed: true, inside: false };
        let texts = [
            format!("[{nested},\n{nested}]"),
            format!(r#"{{"x":[{{}}],"traceEvents":[{nested},{}{nested}],"y":[{{}}]}}"#, '\n'),
        ];
        for text in texts {
            let (objects, end) = objects_of(&text);
            assert_eq!(objects, [(nested.to_owned(), 1), (nested.to_owned(), 2)], "{text}");
            assert_eq!(end, whole, "{text}");
        }
    }

    #[test]
    fn a_cut_tail_is_told() {
        for (text, count, closed, inside) in [
            ("[", 0, false, false),
            ("[]", 0, true, false),
            ("[{},{}", 2, false, false),
            (r#"[{},{"a":"#, 1, false, true),
            (r#"{"traceEvents":[{}"#, 1, false, false),
        ] {
            let (objects, end) = objects_of(text);
            assert_eq!((objects.len(), end.closed, end.inside), (count, closed, inside), "{text}");
        }
    }

    #[test]
    fn an_overlong_object_is_given_empty() {
        let text = format!(r#"[{{"a":"{}"}},{{}}]"#, "x".repeat(OBJECT_MAX));
        let (objects, _) = objects_of(&text);
        assert_eq!(objects, [(String::new(), 1), ("{}".to_owned(), 1)]);
    }
}
