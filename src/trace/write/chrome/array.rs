//! A JSON array of trace events, one a line, that is valid whenever it is closed.

use std::io::{self, Write};

use super::line::Line;

/// An array under way.
#[derive(Debug)]
pub(super) struct Array<W> {
    /// `None` once given back.
    out: Option<W>,
    line: Line,
    failed: bool,
    events: u64,
    bytes: u64,
}

impl<W: Write> Array<W> {
    /// Makes an array; nothing is written before the first event.
    pub(super) fn new(out: W) -> Array<W> {
        Array { out: Some(out), line: Line::default(), failed: false, events: 0, bytes: 0 }
    }

    /// Appends the event that `build` describes.
    pub(super) fn push(&mut self, build: impl FnOnce(&mut Line)) -> io::Result<()> {
        self.line.clear(if self.events == 0 { b"[\n" } else { b",\n" });
        build(&mut self.line);
        self.line.end();
        self.events += 1;
        self.write_line()
    }

    /// Returns the number of events so far.
    pub(super) fn events(&self) -> u64 {
        self.events
    }

    /// Returns the number of bytes so far.
    pub(super) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Closes the array, flushes, and returns the output; `None` if it is closed already, or if a
    /// write failed: what is there cannot be completed then.
    pub(super) fn close(&mut self) -> io::Result<Option<W>> {
        if self.failed || self.out.is_none() {
            return Ok(None);
        }
        self.line.clear(if self.events == 0 { b"[\n]\n" } else { b"\n]\n" });
        self.write_line()?;
        let mut out = self.out.take();
        if let Some(out) = &mut out {
            out.flush()?;
        }
        Ok(out)
    }

    fn write_line(&mut self) -> io::Result<()> {
        let out = match &mut self.out {
            Some(out) if !self.failed => out,
            _ => return Err(io::Error::other("an earlier write failed")),
        };
        let bytes = self.line.bytes();
        let result = out.write_all(bytes);
        self.failed |= result.is_err();
        self.bytes += bytes.len() as u64;
        result
    }
}
