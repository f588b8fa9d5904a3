//! One ftrace event of a Perfetto trace: from its message to an [`Event`].
//!
//! Perfetto has messages of its own for some CMA events. All others are generic: older recorders
//! write the names of event and fields with every event, newer ones describe a message once and
//! refer to it by number.

use std::collections::BTreeMap;

use super::super::names::Names;
use super::wire::{Message, Value};
use crate::trace::Event;
use crate::trace::event::{Fields, Key, Kind};

/// Perfetto's own messages: their field in an `FtraceEvent`, and their fields by number, from 1.
const MESSAGES: [(u32, Kind, &[Key]); 4] = [
    (465, Kind::Start, &[Key::Align, Key::Count, Key::Name]),
    (
        466,
        Kind::Info,
        &[
            Key::Align,
            Key::Count,
            Key::ErrIso,
            Key::ErrMig,
            Key::ErrTest,
            Key::Name,
            Key::Mapped,
            Key::Migrated,
            Key::Reclaimed,
            Key::Pfn,
        ],
    ),
    (576, Kind::Finish, &[Key::Name, Key::Pfn, Key::Page, Key::Count, Key::Align, Key::Errno]),
    (577, Kind::Range, &[Key::Start, Key::End, Key::Migrated, Key::Reclaimed, Key::Mapped]),
];

/// The field of an `FtraceEvent` that holds a generic event.
const GENERIC: u32 = 327;

/// Fields from here on are events that the trace describes itself.
const DESCRIBED_MIN: u32 = 65_536;

/// Descriptions that are kept; there are seven CMA events.
const DESCRIBED_MAX: usize = 64;

/// What became of an `FtraceEvent`.
pub(super) enum Outcome {
    /// No CMA event.
    Other,
    /// A CMA event that lacks something, or that makes no sense.
    Unreadable,
    /// A start event without a count: 6.18 calls it `request_count`, which Perfetto's own message
    /// does not have.
    Uncounted(Head, Event),
    /// A CMA event.
    Event(Head, Event),
}

/// What all events have.
#[derive(Clone, Copy, Default)]
pub(super) struct Head {
    /// The stamp, in nanoseconds.
    pub(super) ts: u64,
    /// The thread, which ftrace calls pid.
    pub(super) tid: u32,
}

/// The events that a trace describes itself, by their field.
#[derive(Default)]
pub(super) struct Described(BTreeMap<u32, (Kind, BTreeMap<u32, Key>)>);

impl Described {
    /// Takes a description (`FtraceEventBundle.GenericEventDescriptor`) of a CMA event.
    pub(super) fn add(&mut self, bytes: &[u8]) {
        let (mut id, mut descriptor) = (None, None);
        for (number, value) in Message::new(bytes) {
            match number {
                1 => id = value.number().and_then(|id| u32::try_from(id).ok()),
                2 => descriptor = value.bytes(),
                _ => {}
            }
        }
        let (Some(id), Some(descriptor)) = (id, descriptor) else { return };
        let mut kind = None;
        let mut fields = BTreeMap::new();
        for (number, value) in Message::new(descriptor) {
            match (number, value) {
                (1, Value::Bytes(name)) => kind = Kind::by_name(name),
                (2, Value::Bytes(field)) => fields.extend(described_field(field)),
                _ => {}
            }
        }
        if let Some(kind) = kind
            && id >= DESCRIBED_MIN
            && self.0.len() < DESCRIBED_MAX
        {
            self.0.insert(id, (kind, fields));
        }
    }
}

/// Reads number and name of a field (`FieldDescriptorProto`), if it is one that matters.
fn described_field(bytes: &[u8]) -> Option<(u32, Key)> {
    let (mut number, mut name) = (None, None);
    for (key, value) in Message::new(bytes) {
        match key {
            1 => name = value.bytes(),
            3 => number = value.number(),
            _ => {}
        }
    }
    Some((u32::try_from(number?).ok()?, Key::by_name(name?)?))
}

/// Reads an `FtraceEvent`.
pub(super) fn read(bytes: &[u8], described: &Described, names: &mut Names) -> Outcome {
    let mut head = Head::default();
    let mut found = None;
    for (number, value) in Message::new(bytes) {
        match (number, value) {
            (1, Value::Number(ts)) => head.ts = ts,
            // Recorded as a signed number; the idle task has 0.
            (2, Value::Number(tid)) => head.tid = u32::try_from(tid).unwrap_or(0),
            (number, Value::Bytes(message)) => {
                found = found.or_else(|| Body::of(number, message, described));
            }
            _ => {}
        }
    }
    let Some(Body { mut fields, area }) = found else { return Outcome::Other };
    let uncounted = fields.kind() == Kind::Start && fields.get(Key::Count).is_none();
    if uncounted {
        fields.set(Key::Count, 0);
    }
    match fields.event(names.get(area)) {
        Err(_) => Outcome::Unreadable,
        Ok(event) if uncounted => Outcome::Uncounted(head, event),
        Ok(event) => Outcome::Event(head, event),
    }
}

/// The fields of an event, whatever message they came in.
struct Body<'a> {
    fields: Fields,
    area: &'a [u8],
}

impl<'a> Body<'a> {
    fn new(kind: Kind) -> Body<'a> {
        Body { fields: Fields::without_zeros(kind), area: b"" }
    }

    /// Takes a message apart if it is one of a CMA event.
    fn of(number: u32, message: &'a [u8], described: &Described) -> Option<Body<'a>> {
        if number == GENERIC {
            return Body::generic(message);
        }
        let described = described.0.get(&number);
        let own = MESSAGES.iter().find(|(id, _, _)| *id == number);
        let kind = described.map(|(kind, _)| *kind).or(own.map(|(_, kind, _)| *kind))?;
        let mut body = Body::new(kind);
        for (number, value) in Message::new(message) {
            let key = match (described, own) {
                (Some((_, keys)), _) => keys.get(&number),
                (None, own) => {
                    let index = usize::try_from(number).ok()?.checked_sub(1)?;
                    own.and_then(|(_, _, keys)| keys.get(index))
                }
            };
            if let Some(key) = key {
                body.set(*key, value);
            }
        }
        Some(body)
    }

    /// Takes a `GenericFtraceEvent` apart. The event's name may stand behind the fields.
    fn generic(message: &'a [u8]) -> Option<Body<'a>> {
        let name = Message::new(message).find_map(|field| match field {
            (1, Value::Bytes(name)) => Some(name),
            _ => None,
        });
        let mut body = Body::new(Kind::by_name(name?)?);
        for (number, value) in Message::new(message) {
            let (2, Value::Bytes(field)) = (number, value) else { continue };
            let (mut key, mut content) = (None, None);
            for (number, value) in Message::new(field) {
                match number {
                    1 => key = value.bytes().and_then(Key::by_name),
                    3..=5 => content = Some(value),
                    _ => {}
                }
            }
            if let (Some(key), Some(content)) = (key, content) {
                body.set(key, content);
            }
        }
        Some(body)
    }

    fn set(&mut self, key: Key, value: Value<'a>) {
        match (key, value) {
            (Key::Name, Value::Bytes(name)) => self.area = name,
            (Key::Name, _) | (_, Value::Bytes(_)) => {}
            (key, Value::Number(number)) => self.fields.set(key, number),
        }
    }
}
