//! Every reader makes the same event of the same fields: those of the schema, under its names.

use std::collections::BTreeSet;
use std::io::Cursor;
use std::sync::Arc;

use super::perfetto::tests::{bundle, generic, packet};
use super::{read, read_seekable};
use crate::trace::event::{BEGINNINGS, Fields, Form, Key, Kind};
use crate::trace::tracedat::ByteOrder;
use crate::trace::tracedat::tests::file::{Buffer, Entry, File, Page};
use crate::trace::write::ftrace::FtraceWriter;
use crate::trace::{Errno, Event, Failure, Migration, Record, Sink, Task, Timing};
use crate::units::{Nanos, Order, Pages, Pfn};

/// The area of all events but those that name none.
const AREA: &str = "a";

fn fields(kind: Kind, numbers: &[(Key, u64)]) -> Fields {
    let mut fields = Fields::new(kind);
    numbers.iter().for_each(|(key, number)| fields.set(*key, *number));
    fields
}

/// Events with all that they can hold, and as older kernels print them.
fn cases() -> Vec<Fields> {
    let (area, pfn, count): (Arc<str>, _, _) = (AREA.into(), Pfn(0xbc400), Pages(48));
    let align = Order::new(4).unwrap();
    let start =
        |available, total| Event::AllocStart { area: area.clone(), count, align, available, total };
    let finish =
        |result, timing| Event::AllocFinish { area: area.clone(), count, align, result, timing };
    let failed = |errno, last| Err(Failure { errno: Errno(errno), last });
    let timing = Timing { latency: Nanos(900), search: Nanos(40), retries: 2 };
    let migration =
        Migration { migrated: 1, reclaimed: 2, mapped: 3, err_iso: 4, err_mig: 5, err_test: 6 };
    let events = [
        start(None, None),
        start(Some(Pages(90)), Some(Pages(99))),
        Event::BusyRetry { area: area.clone(), pfn, count, align },
        finish(Ok(pfn), None),
        finish(Ok(pfn), Some(timing)),
        finish(failed(-12, None), None),
        finish(failed(-16, Some(pfn)), None),
        Event::Release { area: area.clone(), pfn, count },
        Event::AllocInfo { area: area.clone(), pfn, count, align, migration },
    ];
    let mut cases: Vec<Fields> =
        events.iter().map(|event| event.fields().expect("an event of the kernel").1).collect();
    let older = |pfn, page| {
        let request = [(Key::Count, 48), (Key::Align, 4)];
        fields(Kind::Finish, &[&request[..], &[(Key::Pfn, pfn), (Key::Page, page)]].concat())
    };
    cases.extend([older(0xbc400, 1), older(0xbc400, 0), older(u64::MAX, 0), older(0, 7)]);
    let range = [(Key::Start, 0xbc400), (Key::End, 0xbc600), (Key::Migrated, 7)];
    cases.push(fields(Kind::Range, &range));
    cases
}

/// The numbers of an event, in the order in which they are printed.
fn numbers(fields: &Fields) -> Vec<(Key, u64)> {
    let keys = fields.kind().keys().iter();
    keys.filter_map(|&key| Some((key, fields.get(key)?))).collect()
}

fn event(fields: &Fields) -> Event {
    let area = if fields.kind() == Kind::Range { "" } else { AREA };
    fields.event(area.into()).expect("a whole event")
}

fn events(trace: &[u8]) -> Vec<Event> {
    let mut records: Vec<Record> = Vec::new();
    read("t", trace, &mut records).expect("a readable trace");
    records.into_iter().map(|record| record.event).collect()
}

fn text(fields: &Fields, header: &str) -> Vec<u8> {
    let kind = fields.kind();
    let mut line = format!("{header} x-7 [000] 1.000000: {}:", kind.name());
    if kind.has(Key::Name) {
        line += &format!(" {}={AREA}", Key::Name.name());
    }
    for (key, number) in numbers(fields) {
        let value = match key.form() {
            Form::Signed => number.cast_signed().to_string(),
            Form::Pfn | Form::Pointer if header.is_empty() => format!("{number:x}"),
            _ => number.to_string(),
        };
        line += &format!(" {}={value}", key.name());
    }
    (line + "\n").into_bytes()
}

fn json(fields: &Fields, quoted: bool) -> Vec<u8> {
    let kind = fields.kind();
    let area = kind.has(Key::Name).then(|| format!("\"{}\":\"{AREA}\",", Key::Name.name()));
    let numbers = numbers(fields).into_iter().map(|(key, number)| {
        let value = match key.form() {
            Form::Signed => number.cast_signed().to_string(),
            _ => number.to_string(),
        };
        match quoted {
            true => format!("\"{}\":\"{value}\",", key.name()),
            false => format!("\"{}\":{value},", key.name()),
        }
    });
    let args = area.unwrap_or_default() + &numbers.collect::<String>();
    format!(
        "[{{\"ph\":\"i\",\"name\":\"{}\",\"tid\":7,\"ts\":1,\"args\":{{{args}\"cpu\":0}}}}]",
        kind.name()
    )
    .into_bytes()
}

fn recording(fields: &Fields) -> Vec<u8> {
    let (kind, numbers) = (fields.kind(), numbers(fields));
    let area = format!("__data_loc char[] {}", Key::Name.name());
    let area = kind.has(Key::Name).then_some((&*area, 4));
    let longs: Vec<String> =
        numbers.iter().map(|(key, _)| format!("unsigned long {}", key.name())).collect();
    let declared: Vec<(&str, usize)> =
        area.into_iter().chain(longs.iter().map(|long| (&**long, 8))).collect();
    let mut file = File::new(6, ByteOrder::Little, 8);
    file.formats = vec![File::format(kind.name(), 300, &declared)];
    let values: Vec<(&str, u64)> =
        numbers.iter().map(|(key, number)| (key.name(), *number)).collect();
    let record = file.record(&file.formats[0], 7, &values, AREA);
    let page = Page { ts: 1000, lost: None, entries: vec![Entry::Record(1, record)] };
    file.buffers.push(Buffer { name: "", clock: "local", cpus: vec![vec![page]] });
    file.bytes()
}

fn perfetto(fields: &Fields) -> Vec<u8> {
    let numbers = numbers(fields);
    let values: Vec<(&str, u64)> =
        numbers.iter().map(|(key, number)| (key.name(), *number)).collect();
    packet(&bundle(0, &[generic(1000, 7, fields.kind().name(), &values)]))
}

#[test]
fn every_reader_makes_the_same_event_of_the_same_fields() {
    const PERFETTO: &str = "# entries-in-buffer/entries-written: 30624/30624   #P:4\n";
    for fields in cases() {
        let expected = [event(&fields)];
        assert_eq!(events(&text(&fields, "")), expected, "text");
        assert_eq!(events(&text(&fields, PERFETTO)), expected, "Perfetto's text");
        assert_eq!(events(&json(&fields, false)), expected, "JSON");
        assert_eq!(events(&json(&fields, true)), expected, "JSON of strings");
        let mut seen = Vec::new();
        read_seekable("t", Cursor::new(recording(&fields)), &mut seen).expect("readable");
        assert_eq!(seen[0].event, expected[0], "trace.dat");
        // An info of an area also ends its allocation there.
        let seen = events(&perfetto(&fields));
        match fields.kind() {
            Kind::Range => assert_eq!(seen[0].area().map(|area| &**area), Some(AREA)),
            _ => assert_eq!(seen[0], expected[0], "Perfetto"),
        }
    }
}

#[test]
fn every_event_makes_its_fields_and_its_text_again() {
    for fields in cases().iter().filter(|fields| fields.kind() != Kind::Range) {
        let event = event(fields);
        let (area, own) = event.fields().expect("an event of the kernel");
        assert_eq!(own.event(area.clone()), Ok(event.clone()));
        let task = Task { tid: 7, comm: "x".into() };
        let record = Record { ts: Nanos(1), cpu: 0, task, line: 0, event, extra: None };
        let mut writer = FtraceWriter::new(Vec::new());
        writer.record(&record).expect("memory");
        assert_eq!(events(&writer.finish().expect("memory")), [record.event]);
    }
}

#[test]
fn no_two_entries_share_a_name() {
    let keys: Vec<&str> = Key::ALL.iter().flat_map(|key| key.names()).copied().collect();
    let kinds: Vec<&str> = Kind::ALL.iter().flat_map(|kind| kind.names()).copied().collect();
    for names in [&keys, &kinds] {
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    }
    for name in kinds {
        assert!(BEGINNINGS.iter().any(|beginning| name.starts_with(beginning)), "{name}");
    }
    for &kind in Kind::ALL {
        let has: Vec<Key> = Key::ALL.iter().copied().filter(|&key| kind.has(key)).collect();
        assert_eq!(has.len(), kind.keys().len(), "{kind:?}");
        assert!(has.iter().all(|key| kind.keys().contains(key)), "{kind:?}");
    }
}
