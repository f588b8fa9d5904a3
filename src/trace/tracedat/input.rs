//! Numbers, strings and blocks from a file of either byte order, each held against what is there.

use std::io::{BufReader, ErrorKind, Read, Seek, SeekFrom};

use super::{Error, Result};

/// Bytes of the buffer for the small parts.
const BUFFER: usize = 32 * 1024;

/// The order of bytes in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByteOrder {
    /// Least significant byte first.
    Little,
    /// Most significant byte first.
    Big,
}

impl ByteOrder {
    /// Reads an unsigned number of 1 to 8 bytes; `None` for another length.
    #[inline]
    pub fn unsigned(self, bytes: &[u8]) -> Option<u64> {
        match *bytes {
            [a, b, c, d] => Some(u64::from(self.u32([a, b, c, d]))),
            [a, b, c, d, e, f, g, h] => Some(self.u64([a, b, c, d, e, f, g, h])),
            [a, b] => Some(u64::from(self.u16([a, b]))),
            [a] => Some(u64::from(a)),
            _ => None,
        }
    }

    #[inline]
    pub(super) fn u16(self, bytes: [u8; 2]) -> u16 {
        match self {
            ByteOrder::Little => u16::from_le_bytes(bytes),
            ByteOrder::Big => u16::from_be_bytes(bytes),
        }
    }

    #[inline]
    pub(super) fn u32(self, bytes: [u8; 4]) -> u32 {
        match self {
            ByteOrder::Little => u32::from_le_bytes(bytes),
            ByteOrder::Big => u32::from_be_bytes(bytes),
        }
    }

    #[inline]
    pub(super) fn u64(self, bytes: [u8; 8]) -> u64 {
        match self {
            ByteOrder::Little => u64::from_le_bytes(bytes),
            ByteOrder::Big => u64::from_be_bytes(bytes),
        }
    }
}

/// A seekable source with its length and position.
pub(super) struct Input<R> {
    inner: BufReader<R>,
    order: ByteOrder,
    length: u64,
    position: u64,
}

impl<R: Read + Seek> Input<R> {
    /// Begins at the first byte of `inner`.
    pub(super) fn new(mut inner: R, order: ByteOrder) -> Result<Input<R>> {
        let length = inner.seek(SeekFrom::End(0))?;
        inner.seek(SeekFrom::Start(0))?;
        Ok(Input { inner: BufReader::with_capacity(BUFFER, inner), order, length, position: 0 })
    }

    pub(super) fn order(&self) -> ByteOrder {
        self.order
    }

    pub(super) fn set_order(&mut self, order: ByteOrder) {
        self.order = order;
    }

    pub(super) fn position(&self) -> u64 {
        self.position
    }

    pub(super) fn length(&self) -> u64 {
        self.length
    }

    /// The bytes from here to the end.
    pub(super) fn remaining(&self) -> u64 {
        self.length.saturating_sub(self.position)
    }

    /// Makes an error about the bytes at the current position.
    pub(super) fn damaged(&self, text: impl Into<String>) -> Error {
        Error::Damaged { at: self.position, text: text.into() }
    }

    /// Moves to an offset, at most to the end.
    pub(super) fn seek(&mut self, to: u64) -> Result<()> {
        if to > self.length {
            return Err(Error::Cut { at: self.length, missing: to - self.length });
        }
        let step = i64::try_from(to).ok().zip(i64::try_from(self.position).ok());
        match step.and_then(|(to, from)| to.checked_sub(from)) {
            Some(step) => self.inner.seek_relative(step)?,
            None => _ = self.inner.seek(SeekFrom::Start(to))?,
        }
        self.position = to;
        Ok(())
    }

    pub(super) fn skip(&mut self, bytes: u64) -> Result<()> {
        self.need(bytes)?;
        self.seek(self.position + bytes)
    }

    /// Fills `into`.
    pub(super) fn exact(&mut self, into: &mut [u8]) -> Result<()> {
        let bytes = into.len() as u64;
        self.need(bytes)?;
        match self.inner.read_exact(into) {
            Ok(()) => self.position += bytes,
            // The file became shorter since it was opened.
            Err(e) if e.kind() == ErrorKind::UnexpectedEof => {
                return Err(Error::Cut { at: self.position, missing: bytes });
            }
            Err(e) => return Err(e.into()),
        }
        Ok(())
    }

    fn need(&self, bytes: u64) -> Result<()> {
        match bytes.checked_sub(self.remaining()) {
            None | Some(0) => Ok(()),
            Some(missing) => Err(Error::Cut { at: self.length, missing }),
        }
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N]> {
        let mut bytes = [0; N];
        self.exact(&mut bytes)?;
        Ok(bytes)
    }

    pub(super) fn u8(&mut self) -> Result<u8> {
        self.array().map(u8::from_le_bytes)
    }

    pub(super) fn u16(&mut self) -> Result<u16> {
        self.array().map(|bytes| self.order.u16(bytes))
    }

    pub(super) fn u32(&mut self) -> Result<u32> {
        self.array().map(|bytes| self.order.u32(bytes))
    }

    pub(super) fn u64(&mut self) -> Result<u64> {
        self.array().map(|bytes| self.order.u64(bytes))
    }

    /// Reads a block; `what` names it if it is larger than `max`.
    pub(super) fn bytes(&mut self, length: u64, max: usize, what: &str) -> Result<Vec<u8>> {
        self.need(length)?;
        let fits = usize::try_from(length).ok().filter(|&length| length <= max);
        let Some(length) = fits else {
            return Err(self.damaged(format!("{what} of {length} bytes; at most {max} expected")));
        };
        let mut bytes = vec![0; length];
        self.exact(&mut bytes)?;
        Ok(bytes)
    }

    /// Reads a string up to its zero byte, which is taken too.
    pub(super) fn string(&mut self, max: usize) -> Result<String> {
        let mut bytes = Vec::new();
        loop {
            match self.u8()? {
                0 => return Ok(String::from_utf8_lossy(&bytes).into_owned()),
                _ if bytes.len() == max => return Err(self.damaged("a string without an end")),
                byte => bytes.push(byte),
            }
        }
    }
}
