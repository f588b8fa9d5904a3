//! What each fuzz target does with an input. The tests of cmasim run the same over the corpus
//! (`tests/it/fuzz_corpus.rs`), without a fuzzer.
//!
//! Each body takes any bytes and returns whether they led to the end of what it tries; a panic is
//! a finding, and so is an answer that contradicts another.

use std::io::Cursor;
use std::ops::ControlFlow;
use std::sync::Arc;

use cmasim::clock::{ModelClock, Weights};
use cmasim::cma::finder::Choice;
use cmasim::cma::observer::NoObserver;
use cmasim::geometry::AreaSpec;
use cmasim::recorded::recording::Recording;
use cmasim::replay::{self, Setup};
use cmasim::report::judged::{judge_trace, judge_workload};
use cmasim::report::{Check, Collector, Format, Report, Show, render};
use cmasim::trace::read::{is_trace_dat, read, read_seekable};
use cmasim::trace::write::chrome::ChromeWriter;
use cmasim::trace::write::ftrace::FtraceWriter;
use cmasim::trace::{Errno, Event, Failure, Migration, Record, Sink, Task, Timing, TraceInfo};
use cmasim::units::{Nanos, Order, Pages, Pfn};
use cmasim::workload::import::{Imported, import};
use cmasim::workload::pins::Pins;
use cmasim::workload::{Workload, text};

/// A target: its name, which is that of its folder in the corpus, and its body.
pub type Target = (&'static str, fn(&[u8]) -> bool);

/// All targets.
pub const TARGETS: [Target; 8] = [
    ("text", text_trace),
    ("chrome_json", chrome_json),
    ("perfetto", perfetto),
    ("trace_dat", trace_dat),
    ("packed", packed),
    ("saved_report", saved_report),
    ("workload", workload),
    ("records", records),
];

/// The most bits of areas that are replayed: larger ones are right or wrong in the same places.
const BITS: u64 = 1 << 20;

/// Text traces of any tool.
pub fn text_trace(data: &[u8]) -> bool {
    // Begins like text, so that no other reader takes the input.
    report(&[b"# tracer: nop\n", data].concat())
}

/// JSON of Chrome's trace viewer, ours or another's: an array, unless it begins as an object.
pub fn chrome_json(data: &[u8]) -> bool {
    let bracket: &[u8] = if data.starts_with(b"{") { b"" } else { b"[" };
    report(&[bracket, data].concat())
}

/// Perfetto's own traces.
pub fn perfetto(data: &[u8]) -> bool {
    // A packet with a time stamp comes first, so that the input is taken for a trace.
    report(&[b"\x0a\x02\x40\x01\x0a", data].concat())
}

/// Recordings of trace-cmd: a file and a pipe must give the same.
pub fn trace_dat(data: &[u8]) -> bool {
    if !is_trace_dat(data) {
        return false;
    }
    let (mut of_file, mut of_pipe) = (Vec::<Record>::new(), Vec::<Record>::new());
    let file = read_seekable("fuzz", Cursor::new(data), &mut of_file);
    let pipe = read("fuzz", data, &mut of_pipe);
    assert_eq!(file.is_ok(), pipe.is_ok());
    assert_eq!(file.ok(), pipe.ok());
    assert_eq!(of_file, of_pipe);
    !of_file.is_empty()
}

/// Packed traces: gzip, or zstd if the first byte is odd.
pub fn packed(data: &[u8]) -> bool {
    let Some((kind, data)) = data.split_first() else { return false };
    let magic: &[u8] = if kind & 1 == 1 { b"\x28\xb5\x2f\xfd" } else { b"\x1f\x8b" };
    report(&[magic, data].concat())
}

/// Reads a trace and makes its report, in every form.
fn report(trace: &[u8]) -> bool {
    let mut collector = Collector::default();
    let Ok(info) = read("fuzz", trace, &mut collector) else { return false };
    let (report, _) = collector.report("fuzz", &info);
    show(&report);
    report.attempts > 0
}

/// Renders an answer in every form.
fn show(answer: &impl Show) {
    for format in Format::ALL {
        render(answer, format).expect("an answer that can be shown");
    }
}

/// Reports saved as JSON: what is read can be shown, and saved again as it was.
pub fn saved_report(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let Ok(report) = Report::from_json("fuzz", text) else { return false };
    show(&report);
    let saved = render(&report, Format::Json).expect("JSON");
    let again = Report::from_json("fuzz", &saved).expect("a report just saved");
    assert_eq!(render(&again, Format::Json).expect("JSON"), saved);
    true
}

/// Workload files: what is read prints as what it is, and every first-fit finder replays it alike.
pub fn workload(data: &[u8]) -> bool {
    let Ok(workload) = text::parse("fuzz", data) else { return false };
    parses_as_printed(&workload);
    if !is_small(&workload.areas) {
        return false;
    }
    let naive = replayed(&workload, "naive");
    for finder in ["classic", "last-bit", "adaptive", "indexed", "classic+hint", "last-bit+hint"] {
        assert_eq!(replayed(&workload, finder), naive, "{finder}");
    }
    show(&judged(&workload));
    true
}

/// What is behind the readers: recording, order, judge, import and the writers, on records that the
/// input stands for.
pub fn records(data: &[u8]) -> bool {
    let mut bytes = Bytes { left: data, ts: 0 };
    let mut records = Vec::new();
    while let Some(record) = bytes.record() {
        records.push(record);
    }
    if records.is_empty() {
        return false;
    }
    reads_as_written(&records);
    let mut collector = Collector::default();
    records.iter().for_each(|record| collector.record(record).expect("memory"));
    let info = TraceInfo { records: records.len() as u64, ..TraceInfo::default() };
    show(&collector.report("fuzz", &info).0);
    let Ok(recording) = Recording::new(&records, &[], None) else { return false };
    if !is_small(&recording.areas) {
        return false;
    }
    let classic = finder("classic");
    show(&judge_trace("fuzz", &recording, &classic, &mut go_on).expect("a judgement"));
    for pins in [Pins::default(), Pins::infer(&recording)] {
        let imported = import("fuzz", &recording, &classic, &pins, &mut go_on);
        // Areas that overlap cannot stand in one workload.
        let Ok(Imported { workload, .. }) = imported else { return false };
        parses_as_printed(&workload);
        show(&judged(&workload));
    }
    true
}

/// Never interrupts.
fn go_on(_: usize) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn judged(workload: &Workload) -> Check {
    let setup = setup(workload, "classic");
    judge_workload("fuzz", workload, &setup, &mut go_on).expect("a judgement")
}

fn is_small(areas: &[AreaSpec]) -> bool {
    let bits = |area: &AreaSpec| area.total().0 >> area.order_per_bit.get();
    areas.iter().fold(0_u64, |sum, area| sum.saturating_add(bits(area))) <= BITS
}

fn finder(name: &str) -> Choice {
    Choice::open(name).expect("a finder")
}

fn setup(workload: &Workload, name: &str) -> Setup {
    let kernel = workload.kernel.unwrap_or_default();
    Setup { finder: finder(name), kernel, keep_free_maps: false }
}

/// Replays a workload and returns where each request went.
fn replayed(workload: &Workload, name: &str) -> Vec<Option<Pfn>> {
    let mut clock = ModelClock::new(Weights::DEFAULT);
    let setup = setup(workload, name);
    let outcome = replay::run(workload, &setup, &mut clock, &mut NoObserver, &mut go_on);
    outcome.expect("a replay").samples.iter().map(|sample| sample.found).collect()
}

fn parses_as_printed(workload: &Workload) {
    let mut printed = Vec::new();
    text::print(workload, &mut printed).expect("memory");
    let parsed = text::parse("printed", &printed[..]);
    let parsed = parsed.unwrap_or_else(|e| panic!("{e}\n{}", String::from_utf8_lossy(&printed)));
    let mut again = Vec::new();
    text::print(&parsed, &mut again).expect("memory");
    assert_eq!(String::from_utf8_lossy(&again), String::from_utf8_lossy(&printed));
}

/// Writes both forms of traces and reads them back.
fn reads_as_written(records: &[Record]) {
    let mut chrome = ChromeWriter::new(Vec::new(), Vec::new());
    let mut ftrace = FtraceWriter::new(Vec::new());
    for record in records {
        chrome.record(record).expect("memory");
        ftrace.record(record).expect("memory");
    }
    let is_lost = |record: &Record| matches!(record.event, Event::Lost { .. });
    // Migration is drawn at the allocation that it belongs to, if there is one.
    let is_info = |record: &Record| matches!(record.event, Event::AllocInfo { .. });
    let ftrace = ftrace.finish().expect("memory");
    let written = records.iter().filter(|record| !is_lost(record)).count();
    assert_eq!(count(&ftrace, is_lost), written, "{}", String::from_utf8_lossy(&ftrace));
    let (chrome, _) = chrome.finish().expect("memory");
    let written = records.iter().filter(|record| !is_lost(record) && !is_info(record)).count();
    let read = count(&chrome, |record| is_lost(record) || is_info(record));
    assert_eq!(read, written, "{}", String::from_utf8_lossy(&chrome));
}

/// Counts the records of a trace that we wrote, but for some.
fn count(trace: &[u8], is_left_out: impl Fn(&Record) -> bool) -> usize {
    let mut records = Vec::<Record>::new();
    // No CMA event is an error of reading, and none to count.
    let _ = read("written", trace, &mut records);
    records.iter().filter(|record| !is_left_out(record)).count()
}

/// Bytes that stand for records: a few tasks, areas and places, so that they meet, and numbers at
/// the ends of what fits.
struct Bytes<'a> {
    left: &'a [u8],
    ts: u64,
}

impl Bytes<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (&first, left) = self.left.split_first()?;
        self.left = left;
        Some(first)
    }

    /// Takes a number: most bytes stand for `low` and what follows it.
    fn number(&mut self, low: u64) -> Option<u64> {
        const ENDS: [u64; 8] =
            [0, 1, 1 << 20, 1 << 32, (1 << 63) - 1, 1 << 63, u64::MAX - 1, u64::MAX];
        let byte = self.byte()?;
        Some(match byte.checked_sub(248) {
            Some(end) => ENDS[usize::from(end)],
            None => low.saturating_add(u64::from(byte)),
        })
    }

    fn pages(&mut self) -> Option<Pages> {
        self.number(1).map(Pages)
    }

    fn pfn(&mut self) -> Option<Pfn> {
        self.number(0x1000).map(Pfn)
    }

    fn align(&mut self) -> Option<Order> {
        let byte = self.byte()?;
        Order::new(u64::from(if byte < 192 { byte & 3 } else { byte & 63 }))
    }

    fn record(&mut self) -> Option<Record> {
        let (kind, whose) = (self.byte()?, self.byte()?);
        let area: Arc<str> = ["a", "b", "", "c d"][usize::from(whose & 3)].into();
        let tid = u32::from(whose >> 2 & 7);
        self.ts = self.ts.saturating_add(self.number(0)?);
        let event = self.event(kind, area)?;
        let task = Task { tid, comm: "t".into() };
        let cpu = u32::from(whose >> 5 & 3);
        Some(Record { ts: Nanos(self.ts), cpu, task, line: 0, event, extra: None })
    }

    fn event(&mut self, kind: u8, area: Arc<str>) -> Option<Event> {
        let (count, has_more) = (self.pages()?, kind & 64 != 0);
        Some(match kind % 16 {
            0..4 => Event::AllocStart {
                area,
                count,
                align: self.align()?,
                available: if has_more { Some(self.pages()?) } else { None },
                total: if has_more { Some(self.pages()?) } else { None },
            },
            4..6 => Event::BusyRetry { area, pfn: self.pfn()?, count, align: self.align()? },
            6..10 => {
                let result = if kind & 128 != 0 {
                    let last = if has_more { Some(self.pfn()?) } else { None };
                    Err(Failure { errno: Errno([-4, -12, -16, -22][usize::from(kind & 3)]), last })
                } else {
                    Ok(self.pfn()?)
                };
                let timing = match kind & 32 {
                    0 => None,
                    _ => Some(Timing {
                        latency: Nanos(self.number(0)?),
                        search: Nanos(self.number(0)?),
                        retries: 1,
                    }),
                };
                Event::AllocFinish { area, count, align: self.align()?, result, timing }
            }
            10..14 => Event::Release { area, pfn: self.pfn()?, count },
            14 => Event::AllocInfo {
                area,
                pfn: self.pfn()?,
                count,
                align: self.align()?,
                migration: Migration { migrated: self.number(0)?, ..Migration::default() },
            },
            _ => Event::Lost { events: has_more.then_some(count.0) },
        })
    }
}
