//! The wire format of protocol buffers, as far as reading a trace needs it.
//!
//! A message is a sequence of fields, each a key (number and wire type) and a value. Messages in
//! messages, strings and bytes look alike: bytes behind their length.

/// The value of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Value<'a> {
    /// A number of any width; negative numbers are sign-extended to 64 bits.
    Number(u64),
    /// A string or a message.
    Bytes(&'a [u8]),
}

impl<'a> Value<'a> {
    /// Returns the number; `None` for bytes.
    pub(super) fn number(self) -> Option<u64> {
        match self {
            Value::Number(number) => Some(number),
            Value::Bytes(_) => None,
        }
    }

    /// Returns the bytes; `None` for a number.
    pub(super) fn bytes(self) -> Option<&'a [u8]> {
        match self {
            Value::Bytes(bytes) => Some(bytes),
            Value::Number(_) => None,
        }
    }
}

/// Splits a key into the field's number and its wire type.
pub(super) fn split_key(key: u64) -> Option<(u32, u8)> {
    let number = u32::try_from(key >> 3).ok().filter(|&number| number > 0)?;
    Some((number, u8::try_from(key & 7).ok()?))
}

/// Takes the fields of a message in their order. Ends at the first that makes no sense.
#[derive(Clone)]
pub(super) struct Message<'a> {
    rest: &'a [u8],
    broken: Option<&'a [u8]>,
}

impl<'a> Message<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Message<'a> {
        Message { rest: bytes, broken: None }
    }

    /// Returns the bytes of the field that made no sense.
    pub(super) fn broken(&self) -> Option<&'a [u8]> {
        self.broken
    }

    fn field(&mut self) -> Option<(u32, Value<'a>)> {
        let (number, wire) = split_key(self.varint()?)?;
        let value = match wire {
            0 => Value::Number(self.varint()?),
            1 => Value::Number(u64::from_le_bytes(*self.take(8)?.first_chunk()?)),
            2 => {
                let length = usize::try_from(self.varint()?).ok()?;
                Value::Bytes(self.take(length)?)
            }
            5 => Value::Number(u64::from(u32::from_le_bytes(*self.take(4)?.first_chunk()?))),
            _ => return None,
        };
        Some((number, value))
    }

    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(length)?;
        self.rest = rest;
        Some(taken)
    }

    #[inline]
    fn varint(&mut self) -> Option<u64> {
        let mut varint = Varint::default();
        for (at, &byte) in self.rest.iter().enumerate() {
            if let Some(value) = varint.push(byte)? {
                self.rest = &self.rest[at + 1..];
                return Some(value);
            }
        }
        None
    }
}

impl<'a> Iterator for Message<'a> {
    type Item = (u32, Value<'a>);

    fn next(&mut self) -> Option<(u32, Value<'a>)> {
        if self.rest.is_empty() {
            return None;
        }
        let before = self.rest;
        let field = self.field();
        if field.is_none() {
            self.broken = Some(before);
            self.rest = &[];
        }
        field
    }
}

/// A number that comes byte by byte, the lowest seven bits first.
#[derive(Clone, Copy, Default)]
pub(super) struct Varint {
    value: u64,
    bits: u32,
}

impl Varint {
    /// Takes the next byte: the number with its last byte, `Some(None)` before. `None` if there are
    /// more than ten bytes.
    #[inline]
    pub(super) fn push(&mut self, byte: u8) -> Option<Option<u64>> {
        // Bits beyond the 64th are dropped, as other readers do.
        self.value |= u64::from(byte & 0x7f).checked_shl(self.bits)?;
        self.bits += 7;
        Some((byte < 0x80).then_some(self.value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_of_all_types_are_taken() {
        let bytes = [
            0x08, 0xac, 0x02, // 1: 300
            0x11, 1, 0, 0, 0, 0, 0, 0, 0x80, // 2: 64 bits
            0x1a, 2, b'o', b'k', // 3: bytes
            0x25, 7, 0, 0, 0, // 4: 32 bits
            0x82, 0x20, 0, // 512: no bytes
            0x28, 0xf0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01, // 5: -16
        ];
        let mut message = Message::new(&bytes);
        let fields: Vec<_> = message.by_ref().collect();
        assert_eq!(
            fields,
            [
                (1, Value::Number(300)),
                (2, Value::Number(1 << 63 | 1)),
                (3, Value::Bytes(b"ok")),
                (4, Value::Number(7)),
                (512, Value::Bytes(b"")),
                (5, Value::Number((-16_i64).cast_unsigned())),
            ]
        );
        assert_eq!(message.broken(), None);
    }

    #[test]
    fn the_first_field_that_makes_no_sense_ends_the_message() {
        for broken in [
            &[0x08][..],
            &[0x08, 0x80],
            &[0x00, 0x01],
            &[0x0b],
            &[0x1a, 3, 1, 2],
            &[0x25, 1, 2, 3],
            &[0x1a, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01, 1],
            &[0x08, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 1],
        ] {
            let bytes = [&[0x08, 1], broken].concat();
            let mut message = Message::new(&bytes);
            assert_eq!(message.by_ref().collect::<Vec<_>>(), [(1, Value::Number(1))]);
            assert_eq!(message.broken(), Some(broken));
        }
    }
}
