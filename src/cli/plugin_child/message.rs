//! What the child tells the parent: a letter, the length of the text as four bytes, the text.

use std::io::{self, Read, Write};

/// A message of the child.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum ChildMessage {
    /// The loop goes on.
    Beat,
    /// This finder is being loaded and checked.
    Loading(String),
    /// This is being done.
    Doing(String),
    /// This file is to be removed if the child comes to grief.
    Unfinished(Vec<u8>),
    /// A piece of the result.
    Result(Vec<u8>),
    /// The library did what it must not.
    Fault(String),
    /// The command is over, with this exit code.
    Done(u8),
}

/// The longest text; a longer one was not written by us.
const LONGEST: usize = 1 << 20;

impl ChildMessage {
    /// Writes the message; a result must be no longer than a megabyte.
    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let (letter, text): (u8, &[u8]) = match self {
            ChildMessage::Beat => (b'b', &[]),
            ChildMessage::Loading(text) => (b'l', text.as_bytes()),
            ChildMessage::Doing(text) => (b'd', text.as_bytes()),
            ChildMessage::Unfinished(path) => (b'u', path),
            ChildMessage::Result(bytes) => (b'r', bytes),
            ChildMessage::Fault(text) => (b'f', text.as_bytes()),
            ChildMessage::Done(code) => (b'x', std::slice::from_ref(code)),
        };
        let length = u32::try_from(text.len()).map_err(|_| io::ErrorKind::InvalidInput)?;
        // In one piece, so that nothing comes between.
        let mut bytes = vec![letter];
        bytes.extend(length.to_le_bytes());
        bytes.extend(text);
        out.write_all(&bytes)
    }

    /// Reads a message; `None` at the end. What no child of ours writes is
    /// [`InvalidData`](io::ErrorKind::InvalidData).
    pub(super) fn read(input: &mut impl Read) -> io::Result<Option<ChildMessage>> {
        let mut head = [0; 5];
        let got = input.by_ref().take(1).read(&mut head)?;
        if got == 0 {
            return Ok(None);
        }
        input.read_exact(&mut head[1..])?;
        let [letter, length @ ..] = head;
        let length = usize::try_from(u32::from_le_bytes(length)).unwrap_or(usize::MAX);
        if length > LONGEST {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let mut text = vec![0; length];
        input.read_exact(&mut text)?;
        let words = |text| String::from_utf8(text).map_err(|_| io::ErrorKind::InvalidData);
        Ok(Some(match (letter, text.first()) {
            (b'b', None) => ChildMessage::Beat,
            (b'l', _) => ChildMessage::Loading(words(text)?),
            (b'd', _) => ChildMessage::Doing(words(text)?),
            (b'u', _) => ChildMessage::Unfinished(text),
            (b'r', _) => ChildMessage::Result(text),
            (b'f', _) => ChildMessage::Fault(words(text)?),
            (b'x', Some(&code)) if length == 1 => ChildMessage::Done(code),
            _ => return Err(io::ErrorKind::InvalidData.into()),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_as_they_were_written() {
        let messages = [
            ChildMessage::Beat,
            ChildMessage::Loading("c:a.so".into()),
            ChildMessage::Doing(String::new()),
            ChildMessage::Unfinished(vec![b'/', 0xff]),
            ChildMessage::Result(vec![0; 4096]),
            ChildMessage::Fault("closed standard output".into()),
            ChildMessage::Done(130),
        ];
        let mut bytes = Vec::new();
        messages.iter().for_each(|message| message.write(&mut bytes).unwrap());
        let mut input = bytes.as_slice();
        for message in messages {
            assert_eq!(ChildMessage::read(&mut input).unwrap(), Some(message));
        }
        assert_eq!(ChildMessage::read(&mut input).unwrap(), None);
    }

    #[test]
    fn what_the_library_wrote_itself_is_no_message() {
        for (bytes, kind) in [
            (&b"hello, world"[..], io::ErrorKind::InvalidData),
            (b"b\x01\0\0\0x", io::ErrorKind::InvalidData),
            (b"x\0\0\0\0", io::ErrorKind::InvalidData),
            (b"l\x01\0\0\0\xff", io::ErrorKind::InvalidData),
            (b"r\xff\xff", io::ErrorKind::UnexpectedEof),
            (b"r\x02\0\0\0x", io::ErrorKind::UnexpectedEof),
        ] {
            assert_eq!(ChildMessage::read(&mut &*bytes).unwrap_err().kind(), kind, "{bytes:?}");
        }
    }
}
