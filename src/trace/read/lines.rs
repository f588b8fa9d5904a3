//! Cutting a byte stream into lines, in one fixed buffer.
//!
//! Zero bytes are no text, but a log on a disk that lost power has rows of them, and UTF-16 has one
//! beside every letter. They are taken out before anything else is looked at.

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

/// What a stream held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LinesRead {
    /// Lines.
    pub(super) lines: u64,
    /// Zero bytes that were taken out of them.
    pub(super) zeros: u64,
}

/// Bytes of a line that are kept; what lies beyond is skipped. No trace line is near this long.
const LINE_MAX: usize = 256 * 1024;

/// Calls `each` for every line of `input` and counts them.
pub(super) fn for_each_line(
    name: &str,
    input: &mut dyn Read,
    mut each: impl FnMut(Line<'_>) -> Result<()>,
) -> Result<LinesRead> {
    let mut buffer = vec![0; LINE_MAX];
    let mut filled = 0;
    let (mut number, mut zeros) = (0, 0);
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
        let kept = without_zeros(&mut buffer[filled..filled + read]);
        zeros += (read - kept) as u64;
        filled += kept;
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
    Ok(LinesRead { lines: number, zeros })
}

/// Moves the bytes that are not zero to the front and returns their number.
fn without_zeros(bytes: &mut [u8]) -> usize {
    let Some(first) = memchr(0, bytes) else { return bytes.len() };
    let mut kept = first;
    for at in first..bytes.len() {
        if bytes[at] != 0 {
            bytes[kept] = bytes[at];
            kept += 1;
        }
    }
    kept
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
        let zeros = text.iter().filter(|&&byte| byte == 0).count() as u64;
        assert_eq!(count.unwrap(), LinesRead { lines: seen.len() as u64, zeros });
        seen
    }

    #[test]
    fn the_last_line_may_lack_its_line_feed() {
        assert_eq!(lines_of(b""), []);
        assert_eq!(lines_of(b"a\n\nbc\n"), [(1, 1, true), (0, 2, true), (2, 3, true)]);
        assert_eq!(lines_of(b"a\nbc"), [(1, 1, true), (2, 2, false)]);
    }

    #[test]
    fn zero_bytes_are_no_part_of_a_line() {
        let mut text = vec![0; 3 * LINE_MAX];
        text.extend_from_slice(b"a\0b\n\0\n\0c");
        assert_eq!(lines_of(&text), [(2, 1, true), (0, 2, true), (1, 3, false)]);
    }

    #[test]
    fn an_overlong_line_is_cut_and_counts_once() {
        let mut text = vec![b'x'; 3 * LINE_MAX + 7];
        text.extend_from_slice(b"\nnext\n");
        assert_eq!(lines_of(&text), [(LINE_MAX, 1, true), (4, 2, true)]);
    }
}
