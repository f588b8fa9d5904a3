//! One ftrace event of a Perfetto trace: from its message to an [`Event`].
//!
//! Perfetto has messages of its own for some CMA events. All others are generic: older recorders
//! write the names of event and fields with every event, newer ones describe a message once and
//! refer to it by number.

use std::collections::BTreeMap;

use super::super::context::Kind;
use super::super::dat;
use super::super::names::Names;
use super::wire::{Message, Value};
use crate::trace::{Event, Migration};
use crate::units::{Order, Pages, Pfn};

/// Perfetto's own messages: their field in an `FtraceEvent`, and the names of their fields by
/// number, from 1.
const MESSAGES: [(u32, Kind, &[&str]); 4] = [
    (465, Kind::Start, &["align", "count", "name"]),
    (
        466,
        Kind::Info,
        &[
            "align",
            "count",
            "err_iso",
            "err_mig",
            "err_test",
            "name",
            "nr_mapped",
            "nr_migrated",
            "nr_reclaimed",
            "pfn",
        ],
    ),
    (576, Kind::Finish, &["name", "pfn", "page", "count", "align", "errorno"]),
    (577, Kind::Range, &["start", "end", "nr_migrated", "nr_reclaimed", "nr_mapped"]),
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
pub(super) struct Described(BTreeMap<u32, (Kind, BTreeMap<u32, String>)>);

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

/// Reads number and name of a field (`FieldDescriptorProto`).
fn described_field(bytes: &[u8]) -> Option<(u32, String)> {
    let (mut number, mut name) = (None, None);
    for (key, value) in Message::new(bytes) {
        match key {
            1 => name = value.bytes(),
            3 => number = value.number(),
            _ => {}
        }
    }
    Some((u32::try_from(number?).ok()?, std::str::from_utf8(name?).ok()?.to_owned()))
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
                found = found.or_else(|| fields(number, message, described));
            }
            _ => {}
        }
    }
    let Some((kind, fields)) = found else { return Outcome::Other };
    if kind == Kind::Start && fields.count.is_none() {
        let counted = Fields { count: Some(0), ..fields };
        let event = counted.event(kind, names);
        return event.map_or(Outcome::Unreadable, |event| Outcome::Uncounted(head, event));
    }
    fields.event(kind, names).map_or(Outcome::Unreadable, |event| Outcome::Event(head, event))
}

/// Takes a message apart if it is one of a CMA event.
fn fields<'a>(number: u32, message: &'a [u8], described: &Described) -> Option<(Kind, Fields<'a>)> {
    if number == GENERIC {
        return generic(message);
    }
    let mut fields = Fields::default();
    if number >= DESCRIBED_MIN {
        let (kind, names) = described.0.get(&number)?;
        for (number, value) in Message::new(message) {
            if let Some(name) = names.get(&number) {
                fields.set(name.as_bytes(), value);
            }
        }
        return Some((*kind, fields));
    }
    let (_, kind, names) = MESSAGES.iter().find(|(id, _, _)| *id == number)?;
    for (number, value) in Message::new(message) {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        if let Some(name) = names.get(index) {
            fields.set(name.as_bytes(), value);
        }
    }
    Some((*kind, fields))
}

/// Takes a `GenericFtraceEvent` apart.
fn generic(message: &[u8]) -> Option<(Kind, Fields<'_>)> {
    let mut kind = None;
    let mut fields = Fields::default();
    for (number, value) in Message::new(message) {
        match (number, value) {
            (1, Value::Bytes(name)) => kind = Some(Kind::by_name(name)?),
            (2, Value::Bytes(field)) => {
                let (mut name, mut content) = (None, None);
                for (number, value) in Message::new(field) {
                    match number {
                        1 => name = value.bytes(),
                        3..=5 => content = Some(value),
                        _ => {}
                    }
                }
                if let (Some(name), Some(content)) = (name, content) {
                    fields.set(name, content);
                }
            }
            _ => {}
        }
    }
    Some((kind?, fields))
}

/// The fields of an event, whatever message they came in.
#[derive(Clone, Copy, Default)]
struct Fields<'a> {
    name: &'a [u8],
    pfn: Option<u64>,
    page: Option<u64>,
    count: Option<u64>,
    align: Option<u64>,
    available: Option<u64>,
    total: Option<u64>,
    errorno: Option<u64>,
    start: Option<u64>,
    end: Option<u64>,
    migration: Migration,
}

impl<'a> Fields<'a> {
    fn set(&mut self, name: &[u8], value: Value<'a>) {
        let number = value.number();
        let count = number.unwrap_or(0);
        match name {
            b"name" => self.name = value.bytes().unwrap_or_default(),
            b"pfn" => self.pfn = number,
            b"page" => self.page = number,
            b"count" | b"request_count" => self.count = number,
            b"align" => self.align = number,
            b"available_count" => self.available = number,
            b"total_count" => self.total = number,
            b"errorno" => self.errorno = number,
            b"start" => self.start = number,
            b"end" => self.end = number,
            b"nr_migrated" => self.migration.migrated = count,
            b"nr_reclaimed" => self.migration.reclaimed = count,
            b"nr_mapped" => self.migration.mapped = count,
            b"err_iso" => self.migration.err_iso = count,
            b"err_mig" => self.migration.err_mig = count,
            b"err_test" => self.migration.err_test = count,
            _ => {}
        }
    }

    /// Makes the event; `None` if a field is missing or makes no sense. Zeros may be left out.
    fn event(&self, kind: Kind, names: &mut Names) -> Option<Event> {
        let area = names.get(self.name);
        let align = Order::new(self.align.unwrap_or(0))?;
        let migration = self.migration;
        if kind == Kind::Range {
            let (pfn, end) = (Pfn(self.start?), self.end?);
            let count = Pages(end.checked_sub(pfn.0)?);
            return Some(Event::AllocInfo { area, pfn, count, align, migration });
        }
        let count = Pages(self.count?);
        Some(match kind {
            Kind::Start => {
                let (available, total) = (self.available.map(Pages), self.total.map(Pages));
                Event::AllocStart { area, count, align, available, total }
            }
            Kind::BusyRetry => Event::BusyRetry { area, pfn: Pfn(self.pfn?), count, align },
            Kind::Finish => {
                let errorno = match self.errorno {
                    Some(errorno) => Some(i32::try_from(errorno.cast_signed()).ok()?),
                    None => None,
                };
                let result = dat::result(self.pfn.unwrap_or(0), self.page, errorno);
                Event::AllocFinish { area, count, align, result, timing: None }
            }
            Kind::Release => Event::Release { area, pfn: Pfn(self.pfn?), count },
            Kind::Info => {
                let pfn = Pfn(self.pfn.unwrap_or(0));
                Event::AllocInfo { area, pfn, count, align, migration }
            }
            Kind::Range => return None,
        })
    }
}
