//! ftrace text, in the event format of 7.2 kernels with stamps in nanoseconds.
//!
//! Finishes carry `latency_ns=`, `search_ns=` and `retries=` behind the kernel's own fields where
//! the simulator measured them. Readers that take `key=value` fields pass over them.

use std::fmt::{self, Display, Formatter, Write as _};
use std::io::{self, Write};

use crate::trace::event::{Fields, Form, Key};
use crate::trace::{Event, Record, Sink};
use crate::units::Nanos;

/// The header of a trace with five columns of flags. The line that counts events is left out, as
/// `trace_pipe` does: a stream does not know its length.
const HEADER: &str = "\
# tracer: nop
#
#                                _-----=> irqs-off/BH-disabled
#                               / _----=> need-resched
#                              | / _---=> hardirq/softirq
#                              || / _--=> preempt-depth
#                              ||| / _-=> migrate-disable
#                              |||| /     delay
#           TASK-PID     CPU#  |||||  TIMESTAMP  FUNCTION
#              | |         |   |||||     |         |
";

/// Writes records as ftrace text.
///
/// [`crate::trace::read`] gives the same records back, line numbers aside. Three things do not
/// survive, in kernels' own traces neither: control characters in names (they become `_`), blanks
/// at the start of a task's name (they look like padding) and, in an area's name, blanks that would
/// be taken for the end of the name (they become `_`).
#[derive(Debug)]
pub struct FtraceWriter<W> {
    out: W,
    started: bool,
}

impl<W: Write> FtraceWriter<W> {
    /// Makes a writer; the header is written before the first record. `out` should be buffered.
    pub fn new(out: W) -> FtraceWriter<W> {
        FtraceWriter { out, started: false }
    }

    /// Writes the header if no record did, flushes, and returns the output.
    pub fn finish(mut self) -> io::Result<W> {
        self.start()?;
        self.out.flush()?;
        Ok(self.out)
    }

    fn start(&mut self) -> io::Result<()> {
        if !self.started {
            self.out.write_all(HEADER.as_bytes())?;
            self.started = true;
        }
        Ok(())
    }
}

impl<W: Write> Sink for FtraceWriter<W> {
    fn record(&mut self, record: &Record) -> io::Result<()> {
        self.start()?;
        if let Event::Lost { events } = record.event {
            return match events {
                Some(events) => writeln!(self.out, "CPU:{} [LOST {events} EVENTS]", record.cpu),
                None => writeln!(self.out, "CPU:{} [LOST EVENTS]", record.cpu),
            };
        }
        if record.event == Event::BufferStart {
            return writeln!(self.out, "##### CPU {} buffer started ####", record.cpu);
        }
        let comm = OnOneLine(&record.task.comm).to_string();
        let (tid, cpu, ts) = (record.task.tid, record.cpu, Stamp(record.ts));
        write!(self.out, "{comm:>16}-{tid:<7} [{cpu:03}] ..... {ts}: ")?;
        if let Event::FunctionCall { took } = record.event {
            write!(self.out, "funcgraph_exit: {} us |  }} /* cma_alloc */", Micros(took))?;
        }
        if let Some((area, fields)) = record.event.fields() {
            write!(self.out, "{}", Body { area, fields })?;
        }
        if let Some(extra) = &record.extra {
            write!(self.out, " {}", OnOneLine(extra))?;
        }
        self.out.write_all(b"\n")
    }
}

/// Seconds with nine digits of fraction.
struct Stamp(Nanos);

impl Display for Stamp {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{:>5}.{:09}", self.0.0 / 1_000_000_000, self.0.0 % 1_000_000_000)
    }
}

/// Microseconds with three digits of fraction.
struct Micros(Nanos);

impl Display for Micros {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}", self.0.0 / 1000, self.0.0 % 1000)
    }
}

/// Text from a trace on one line.
struct OnOneLine<'a>(&'a str);

impl Display for OnOneLine<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| f.write_char(if c.is_control() { '_' } else { c }))
    }
}

/// The event's name and fields.
struct Body<'a> {
    area: &'a str,
    fields: Fields,
}

impl Display for Body<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let fields = &self.fields;
        write!(f, "{}:", fields.kind().name())?;
        for &key in fields.kind().keys() {
            let number = match key {
                Key::Page => Some(page(fields)),
                key => fields.get(key),
            };
            match (key.form(), number) {
                (Form::Text, _) if self.area.is_empty() => {}
                (Form::Text, _) => write!(f, " {}={}", key.name(), Area(self.area))?,
                (_, None) => {}
                (Form::Pfn, Some(pfn)) => write!(f, " {}={pfn:#x}", key.name())?,
                (Form::Pointer, Some(page)) => write!(f, " {}={page:016x}", key.name())?,
                (Form::Signed, Some(n)) => write!(f, " {}={}", key.name(), n.cast_signed())?,
                (Form::Number | Form::Order, Some(n)) => {
                    write!(f, " {}={n}", self.name(key))?;
                }
            }
        }
        Ok(())
    }
}

impl Body<'_> {
    /// Returns a field's name, in the form that the kernel had before 6.18 if the event holds no
    /// more than that.
    fn name(&self, key: Key) -> &'static str {
        let counted = [Key::Available, Key::Total].map(|key| self.fields.get(key));
        match key {
            Key::Count if counted != [None, None] => Key::REQUESTED,
            key => key.name(),
        }
    }
}

/// An area's name, as it can be told from the fields behind it.
struct Area<'a>(&'a str);

impl Display for Area<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        // Readers cut a name at a blank before `key=` and trim it.
        let ambiguous = self.0.contains('=') || self.0.trim() != self.0;
        self.0.chars().try_for_each(|c| {
            f.write_char(if c.is_control() || (ambiguous && c.is_whitespace()) { '_' } else { c })
        })
    }
}

/// Makes up a page pointer from the pfn, null after a failure: kernels print a hash that stands for
/// nothing either.
fn page(fields: &Fields) -> u64 {
    const VMEMMAP: u64 = 0xffff_ea00_0000_0000;
    const PAGE_STRUCT: u64 = 64;
    match (fields.get(Key::Errno), fields.get(Key::Pfn)) {
        (None | Some(0), Some(pfn)) => VMEMMAP.wrapping_add(pfn.wrapping_mul(PAGE_STRUCT)),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use proptest::prelude::*;

    use super::*;
    use crate::trace::{Errno, Failure, Migration, Task, Timing, read};
    use crate::units::{Order, Pages, Pfn};

    fn written(records: &[Record]) -> String {
        let mut writer = FtraceWriter::new(Vec::new());
        records.iter().for_each(|record| writer.record(record).unwrap());
        String::from_utf8(writer.finish().unwrap()).unwrap()
    }

    fn read_back(text: &str) -> Vec<Record> {
        let mut records: Vec<Record> = Vec::new();
        let info = read::read("t", text.as_bytes(), &mut records).unwrap();
        // Calls beside events are left aside, and said.
        let is_calls = |warning: &String| warning.contains("calls of cma_alloc");
        let as_written = info.lost_events > 0 || info.warnings.iter().all(is_calls);
        assert!(as_written, "{:?}", info.warnings);
        records.into_iter().map(|record| Record { line: 0, ..record }).collect()
    }

    fn comms() -> impl Strategy<Value = Arc<str>> {
        let odd = "[a-z0-9<>(]{1}[-a-c0-9 :\\[\\]()./=<>üé]{0,20}";
        let known =
            prop::sample::select(vec!["my task [a]: b", "-77", "a  b", "a-1 [003] 9.9:", ""]);
        prop_oneof![odd.prop_map(Arc::from), known.prop_map(Arc::from)]
    }

    fn areas() -> impl Strategy<Value = Arc<str>> {
        "|linux,cma|[a-z][-a-z0-9,@_ ]{0,10}[a-z0-9]|[a-z]=[a-z]".prop_map(Arc::from)
    }

    fn failures() -> impl Strategy<Value = Failure> {
        let last = prop::option::of((1..u64::from(u32::MAX)).prop_map(Pfn));
        (-4095..0, last).prop_map(|(errno, last)| Failure { errno: Errno(errno), last })
    }

    fn timings() -> impl Strategy<Value = Timing> {
        any::<(u64, u64, u32)>().prop_map(|(latency, search, retries)| Timing {
            latency: Nanos(latency),
            search: Nanos(search),
            retries,
        })
    }

    fn migrations() -> impl Strategy<Value = Migration> {
        any::<[u64; 6]>().prop_map(|[migrated, reclaimed, mapped, err_iso, err_mig, err_test]| {
            Migration { migrated, reclaimed, mapped, err_iso, err_mig, err_test }
        })
    }

    fn extras() -> impl Strategy<Value = Option<Arc<str>>> {
        let field = "(gfp|zone|nr_x)=[-a-z0-9]{0,5}";
        let fields = prop::collection::vec(field, 1..4).prop_map(|fields| fields.join(" ").into());
        prop::option::of(fields)
    }

    fn events() -> impl Strategy<Value = Event> {
        let request = (areas(), any::<u64>().prop_map(Pages), 0..=u64::from(Order::MAX));
        let request =
            request.prop_map(|(area, count, align)| (area, count, Order::new(align).unwrap()));
        let pages = || prop::option::of(any::<u64>().prop_map(Pages));
        let result = prop_oneof![any::<u64>().prop_map(|p| Ok(Pfn(p))), failures().prop_map(Err)];
        let (pfn, timing) = (any::<u64>().prop_map(Pfn), prop::option::of(timings()));
        (0..5, request, pages(), pages(), pfn, result, (timing, migrations())).prop_map(
            |(kind, (area, count, align), available, total, pfn, result, rare)| match kind {
                0 => Event::AllocStart { area, count, align, available, total },
                1 => Event::BusyRetry { area, pfn, count, align },
                2 => Event::AllocFinish { area, count, align, result, timing: rare.0 },
                3 => Event::AllocInfo { area, pfn, count, align, migration: rare.1 },
                _ => Event::Release { area, pfn, count },
            },
        )
    }

    fn records() -> impl Strategy<Value = Record> {
        // Stamps up to 292 years.
        let ts = (0..i64::MAX.unsigned_abs()).prop_map(Nanos);
        (ts, 0..8192_u32, 0..4_194_304_u32, comms(), events(), extras()).prop_map(
            |(ts, cpu, tid, comm, event, extra)| Record {
                ts,
                cpu,
                task: Task { tid, comm },
                line: 0,
                event,
                extra,
            },
        )
    }

    proptest! {
        #![proptest_config(crate::testing::seeded(256))]

        #[test]
        fn what_is_written_reads_back_the_same(records in prop::collection::vec(records(), 1..20)) {
            prop_assert_eq!(read_back(&written(&records)), records);
        }
    }

    fn record(comm: &str, event: Event) -> Record {
        let task = Task { tid: 63, comm: comm.into() };
        Record { ts: Nanos(8_587_658_387), cpu: 1, task, line: 0, event, extra: None }
    }

    /// What the tracer says of itself, at the time of the other records.
    fn note(cpu: u32, event: Event) -> Record {
        Record { cpu, task: Task { tid: 0, comm: "".into() }, ..record("", event) }
    }

    fn release(area: &str) -> Event {
        Event::Release { area: area.into(), pfn: Pfn(0x3ba00), count: Pages(256) }
    }

    #[test]
    fn lines_look_like_those_of_a_7_2_kernel() {
        let (area, count, align): (Arc<str>, _, _) = ("reserved".into(), Pages(256), Order::ZERO);
        let (available, total) = (Some(Pages(16_384)), Some(Pages(16_384)));
        let start = Event::AllocStart { area: area.clone(), count, align, available, total };
        let result = Err(Failure { errno: Errno::EBUSY, last: None });
        let timing = Some(Timing { latency: Nanos(900), search: Nanos(40), retries: 2 });
        let finish = Event::AllocFinish { area, count, align, result, timing };
        let text = written(&[record("camera", start), record("camera", finish)]);
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(
            lines,
            [
                "          camera-63      [001] .....     8.587658387: cma_alloc_start: \
                 name=reserved request_count=256 available_count=16384 total_count=16384 \
                 align=0",
                "          camera-63      [001] .....     8.587658387: cma_alloc_finish: \
                 name=reserved pfn=0x0 page=0000000000000000 count=256 align=0 errorno=-16 \
                 latency_ns=900 search_ns=40 retries=2",
            ]
        );
    }

    #[test]
    fn names_with_control_characters_stay_on_their_line() {
        let mut given =
            [record("a\nb\t\u{1b}\0", release("cma0\0")), record("x", release("a b=c "))];
        given[1].extra = Some("gfp=\0\n".into());
        let names: Vec<(String, Arc<str>)> = read_back(&written(&given))
            .into_iter()
            .map(|record| match record.event {
                Event::Release { area, .. } => (record.task.comm.to_string(), area),
                other => (format!("{other:?}"), "".into()),
            })
            .collect();
        let kept = [("a_b___".to_owned(), "cma0_".into()), ("x".to_owned(), "a_b=c_".into())];
        assert_eq!(names, kept);
    }

    #[test]
    fn lost_events_read_back() {
        for events in [Some(17), None] {
            let given = [record("x", release("a")), note(2, Event::Lost { events })];
            assert_eq!(read_back(&written(&given)), given);
        }
    }

    #[test]
    fn starts_of_buffers_and_calls_read_back() {
        let call = record("my task: x", Event::FunctionCall { took: Nanos(1_386_510) });
        let later = Record { ts: Nanos(9_000_000_001), cpu: 3, ..record("x", release("a")) };
        let start = Record { ts: later.ts, ..note(3, Event::BufferStart) };
        let of_another = note(2, Event::BufferStart);
        let given = [call, record("x", release("a")), of_another, start, later];
        assert_eq!(read_back(&written(&given)), given);
    }
}
