//! Cutting a byte stream into lines, in one fixed buffer.

use std::io::{ErrorKind, Read};

use memchr::memchr;

use super::read_error;
use crate::error::Result;

/// One line of a text.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    /// The line without its line feed; a carriage return is left on.
    pub(super) bytes: &'a [u8],
    /// Its number, from 1.
    pub(super) number: u64,
    /// Whether a line feed ended it; false only for the last line of an input.
    pub(super) terminated: bool,
}

/// Bytes of a line that are kept; what lies beyond is skipped. No trace line is near this long.
const LINE_MAX: usize = 256 * 1024;

/// Calls `each` for every line of `input` and returns their number.
pub(super) fn for_each_line(
    name: &str,
    input: &mut dyn Read,
    mut each: impl FnMut(Line<'_>) -> Result<()>,
) -> Result<u64> {
    let mut buffer = vec![0; LINE_MAX];
    let mut filled = 0;
    let mut number = 0;
    // Set while the rest of an overlong line passes by.
    let mut skipping = false;
    loop {
        let read = match input.read(&mut buffer[filled..]) {
            Ok(read) => read,
            Err(e) if e.kind() == ErrorKind::Interrupted => continue,
            Err(e) => return Err(read_error(name, e)),
        };
        if read == 0 {
            break;
        }
        filled += read;
        let mut begin = 0;
        while let Some(length) = memchr(b'\n', &buffer[begin..filled]) {
            let bytes = &buffer[begin..begin + length];
            begin += length + 1;
            if !std::mem::take(&mut skipping) {
                number += 1;
                each(Line { bytes, number, terminated: true })?;
            }
        }
        buffer.copy_within(begin..filled, 0);
        filled -= begin;
        if filled == LINE_MAX {
            if !std::mem::replace(&mut skipping, true) {
                number += 1;
                each(Line { bytes: &buffer, number, terminated: true })?;
            }
            filled = 0;
        }
    }
    if filled > 0 && !skipping {
        number += 1;
        each(Line { bytes: &buffer[..filled], number, terminated: false })?;
    }
    Ok(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines_of(text: &[u8]) -> Vec<(usize, u64, bool)> {
        let mut seen = Vec::new();
        let count = for_each_line("t", &mut &text[..], |line| {
            seen.push((line.bytes.len(), line.number, line.terminated));
            Ok(())
        });
        assert_eq!(count.unwrap(), u64::try_from(seen.len()).unwrap());
        seen
    }

    #[test]
    fn the_last_line_may_lack_its_line_feed() {
        assert_eq!(lines_of(b""), []);
        assert_eq!(lines_of(b"a\n\nbc\n"), [(1, 1, true), (0, 2, true), (2, 3, true)]);
        assert_eq!(lines_of(b"a\nbc"), [(1, 1, true), (2, 2, false)]);
    }

    #[test]
    fn an_overlong_line_is_cut_and_counts_once() {
        let mut text = vec![b'x'; 3 * LINE_MAX + 7];
        text.extend_from_slice(b"\nnext\n");
        assert_eq!(lines_of(&text), [(LINE_MAX, 1, true), (4, 2, true)]);
    }
}
