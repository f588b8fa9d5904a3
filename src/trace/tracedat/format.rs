//! The kernel's `format` texts: where the fields of an event lie.
//!
//! ```text
//! name: cma_release
//! ID: 294
//! format:
//!     field:unsigned short common_type;    offset:0;    size:2;    signed:0;
//!     field:__data_loc char[] name;        offset:8;    size:4;    signed:0;
//!     field:unsigned long pfn;             offset:16;   size:8;    signed:0;
//!
//! print fmt: "..."
//! ```
//!
//! The print format is not looked at: fields are taken by name.

use super::input::ByteOrder;

/// The layout of one event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventFormat {
    /// The event's name, without its system.
    pub name: String,
    /// The number that records carry in `common_type`.
    pub id: u32,
    /// All fields, common ones first.
    pub fields: Vec<Field>,
}

/// Where a field lies in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The field's name.
    pub name: String,
    /// Bytes from the record's first.
    pub offset: usize,
    /// Bytes of the field itself.
    pub size: usize,
    /// Whether a number is signed.
    pub signed: bool,
    /// What the bytes are.
    pub kind: FieldKind,
}

/// What the bytes of a field are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// A number or a pointer.
    Number,
    /// An array in place.
    Array,
    /// Length and place of an array elsewhere in the record, counted from the record's first byte.
    DataLoc,
    /// The same, counted from the end of the field.
    RelLoc,
}

impl EventFormat {
    /// Parses a `format` text; `None` if it has no name, no number or no fields.
    pub fn parse(text: &str) -> Option<EventFormat> {
        let value = |key| text.lines().find_map(|line| line.strip_prefix(key)).map(str::trim);
        let fields: Vec<Field> = text.lines().filter_map(Field::parse).collect();
        let id = value("ID:")?.parse().ok()?;
        let name = value("name:").filter(|name| !name.is_empty())?.to_owned();
        (!fields.is_empty()).then_some(EventFormat { name, id, fields })
    }

    /// Returns the event's name if `text` is a format, without parsing the rest.
    pub(super) fn name_of(text: &str) -> Option<&str> {
        text.lines().next()?.strip_prefix("name:").map(str::trim)
    }

    /// Finds a field by name.
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }
}

impl Field {
    /// Parses a line that begins with `field:`; `None` for any other.
    pub(super) fn parse(line: &str) -> Option<Field> {
        let mut parts = line.trim().strip_prefix("field:")?.split(';').map(str::trim);
        let (name, kind) = declaration(parts.next()?)?;
        let mut field = Field { name, offset: 0, size: 0, signed: false, kind };
        let mut seen = 0;
        for (key, value) in parts.filter_map(|part| part.split_once(':')) {
            match key {
                "offset" => field.offset = value.parse().ok()?,
                "size" => field.size = value.parse().ok()?,
                "signed" => field.signed = value == "1",
                _ => continue,
            }
            seen += 1;
        }
        // `signed` is missing before 2.6.33.
        (seen >= 2).then_some(field)
    }

    /// Returns the field's own bytes; `None` if the record is too short.
    #[inline]
    pub fn bytes<'a>(&self, record: &'a [u8]) -> Option<&'a [u8]> {
        record.get(self.offset..)?.get(..self.size)
    }

    /// Reads the field as an unsigned number.
    #[inline]
    pub fn unsigned(&self, record: &[u8], order: ByteOrder) -> Option<u64> {
        order.unsigned(self.bytes(record)?)
    }

    /// Reads the field as a signed number of its own width, whatever the format says of its sign.
    #[inline]
    pub fn signed(&self, record: &[u8], order: ByteOrder) -> Option<i64> {
        let bits = u32::try_from(self.size.checked_mul(8)?).ok()?;
        let spare = 64_u32.checked_sub(bits)?;
        let value = self.unsigned(record, order)?;
        Some(value.checked_shl(spare)?.cast_signed() >> spare)
    }

    /// Reads the field as a string, up to its zero byte if it has one. `None` for numbers, and for
    /// a place outside the record.
    #[inline]
    pub fn string<'a>(&self, record: &'a [u8], order: ByteOrder) -> Option<&'a [u8]> {
        let bytes = match self.kind {
            FieldKind::Number => return None,
            FieldKind::Array => self.bytes(record)?,
            FieldKind::DataLoc | FieldKind::RelLoc => {
                let place = self.unsigned(record, order)?;
                let (offset, length) = (place & 0xffff, place >> 16);
                let mut offset = usize::try_from(offset).ok()?;
                if self.kind == FieldKind::RelLoc {
                    offset = offset.checked_add(self.offset.checked_add(self.size)?)?;
                }
                record.get(offset..)?.get(..usize::try_from(length).ok()?)?
            }
        };
        let end = memchr::memchr(0, bytes).unwrap_or(bytes.len());
        Some(&bytes[..end])
    }
}

/// Takes a C declaration apart: the name stands last, before the array's length.
fn declaration(text: &str) -> Option<(String, FieldKind)> {
    let kind = match text.split_whitespace().next()? {
        "__data_loc" => FieldKind::DataLoc,
        "__rel_loc" => FieldKind::RelLoc,
        _ if text.ends_with(']') => FieldKind::Array,
        _ => FieldKind::Number,
    };
    let text = match text.rfind('[') {
        Some(open) if text.ends_with(']') => &text[..open],
        _ => text,
    };
    let start = text.trim_end().rfind([' ', '*', ']']).map_or(0, |at| at + 1);
    let name = text[start..].trim();
    (!name.is_empty()).then(|| (name.to_owned(), kind))
}
