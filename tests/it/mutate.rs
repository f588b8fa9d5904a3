//! Damaged traces, made from the samples in a fixed sequence: whatever the bytes, readers and
//! writers answer, and nothing that is read over goes uncounted.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use cmasim::report::{Collector, Format, render};
use cmasim::trace::write::chrome::ChromeWriter;
use cmasim::trace::write::ftrace::FtraceWriter;
use cmasim::trace::{Event, Record, Sink, TraceInfo, read};

/// xorshift: the same numbers in each run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap_or(0) % end.max(1)
    }

    fn range(&mut self, length: usize) -> std::ops::Range<usize> {
        let begin = self.below(length + 1);
        let most = 2 << self.below(9);
        begin..length.min(begin + self.below(most))
    }
}

/// What numbers go wrong at.
const EDGES: [&str; 8] = [
    "0",
    "-1",
    "0xffffffffffffffff",
    "18446744073709551615",
    "18446744073709551616",
    "9223372036854775808",
    "4294967296",
    "63",
];

fn mutate(trace: &mut Vec<u8>, others: &[Vec<u8>], dice: &mut Dice) {
    for _ in 0..=dice.below(6) {
        let at = dice.below(trace.len() + 1);
        let range = dice.range(trace.len());
        match dice.below(8) {
            0 | 1 if at < trace.len() => trace[at] ^= 1 << dice.below(8),
            2 => drop(trace.drain(range)),
            3 => {
                let copy = trace[range].to_vec();
                trace.splice(at..at, copy);
            }
            4 => {
                let other = &others[dice.below(others.len())];
                let piece = other[dice.range(other.len())].to_vec();
                trace.splice(at..at, piece);
            }
            5 => {
                let noise: Vec<u8> = (0..dice.below(64))
                    .map(|_| u8::try_from(dice.below(256)).unwrap_or(0))
                    .collect();
                trace.splice(at..at, noise);
            }
            6 => {
                // A number becomes one at the edge of what numbers hold.
                let begin = trace[at..].iter().position(u8::is_ascii_digit).map_or(at, |n| at + n);
                let digits = trace[begin..].iter().take_while(|byte| byte.is_ascii_digit()).count();
                let edge = EDGES[dice.below(EDGES.len())].bytes();
                trace.splice(begin..begin + digits, edge);
            }
            _ => trace.truncate(at.max(trace.len() / 2)),
        }
    }
}

fn samples() -> Vec<(PathBuf, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("traces/samples");
    let mut files: Vec<PathBuf> = Vec::new();
    for tool in std::fs::read_dir(folder).expect("the samples") {
        let tool = tool.expect("a folder").path();
        if tool.is_dir() {
            files.extend(
                std::fs::read_dir(tool).expect("a folder").map(|f| f.expect("a file").path()),
            );
        }
    }
    files.sort();
    files.into_iter().map(|file| (file.clone(), std::fs::read(file).expect("a file"))).collect()
}

/// Every line of a text is a record, told as unreadable, or counted by its kind.
fn all_lines_are_accounted_for(info: &TraceInfo, records: &[Record], what: &dyn Fn() -> String) {
    let skipped = info.lines_skipped.iter().filter(|(kind, _)| **kind != "NUL bytes");
    let skipped: u64 = skipped.map(|(_, count)| count).sum();
    // Where events were overwritten, a CPU's first one begins its buffer without a line for it.
    let lines: BTreeSet<u64> = records.iter().map(|record| record.line).collect();
    let told = lines.len() as u64 + skipped + info.malformed;
    let cut = info.warnings.iter().any(|warning| warning.contains("is cut short"));
    assert_eq!(told + u64::from(cut), info.lines, "{} {info:?}", what());
}

/// Writes records in both forms; what is read back has all that the text form can hold.
fn write(records: &[Record], what: &dyn Fn() -> String) {
    let mut text = FtraceWriter::new(Vec::new());
    let mut chrome = ChromeWriter::new(Vec::new(), Vec::new());
    for record in records {
        text.record(record).expect("memory");
        chrome.record(record).expect("memory");
    }
    let (json, _) = chrome.finish().expect("memory");
    serde_json::from_slice::<serde_json::Value>(&json).unwrap_or_else(|e| panic!("{} {e}", what()));
    let text = text.finish().expect("memory");
    let mut again: Vec<Record> = Vec::new();
    let info = read::read("t", &text[..], &mut again).unwrap_or_else(|e| panic!("{} {e}", what()));
    assert_eq!(info.malformed, 0, "{} {:?}", what(), info.warnings);
    let kind = |record: &Record| std::mem::discriminant(&record.event);
    assert!(again.iter().map(kind).eq(records.iter().map(kind)), "{}", what());
}

fn try_one(trace: &[u8], what: &dyn Fn() -> String) -> bool {
    let mut records: Vec<Record> = Vec::new();
    let Ok(info) = read::read("t", trace, &mut records) else { return false };
    if info.format.contains("text") {
        all_lines_are_accounted_for(&info, &records, what);
    }
    let events =
        records.iter().filter(|r| !matches!(r.event, Event::Lost { .. } | Event::BufferStart));
    assert_eq!(events.count() as u64, info.records, "{}", what());
    write(&records, what);
    let mut collector = Collector::default();
    records.iter().for_each(|record| collector.record(record).expect("memory"));
    render(&collector.report("t", &info).0, Format::Table).expect("a table");
    true
}

#[test]
fn damaged_samples_are_read_and_written_without_a_panic_and_all_lines_are_counted() {
    let samples = samples();
    assert!(samples.len() > 50);
    let others: Vec<Vec<u8>> = samples.iter().map(|(_, bytes)| bytes.clone()).collect();
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let mut readable = 0;
    for round in 0..60 {
        for (file, whole) in &samples {
            let mut trace = whole.clone();
            mutate(&mut trace, &others, &mut dice);
            let what = || format!("{}, round {round}:", file.display());
            readable += u32::from(try_one(&trace, &what));
        }
    }
    assert!(readable > 2000, "{readable}");
}

#[test]
fn random_bytes_in_captures_cost_their_own_lines_only() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("traces");
    let mut dice = Dice(0x2545_f491_4f6c_dd1d);
    for file in ["linux-6.1-dmabuf-heap.ftrace", "linux-7.2-pinned-odd.ftrace"] {
        let whole = std::fs::read(folder.join(file)).expect("a capture");
        let mut records: Vec<Record> = Vec::new();
        read::read("t", &whole[..], &mut records).expect("readable");
        for round in 0..20 {
            let mut trace = whole.clone();
            let pieces = 1 + dice.below(40);
            for _ in 0..pieces {
                let at = dice.below(trace.len());
                let noise: Vec<u8> = (0..1 + dice.below(40))
                    .map(|_| u8::try_from(dice.below(256)).unwrap_or(0))
                    .collect();
                trace.splice(at..at, noise);
            }
            let mut kept: Vec<Record> = Vec::new();
            let info = read::read("t", &trace[..], &mut kept).expect("readable");
            let what = || format!("{file}, round {round}:");
            all_lines_are_accounted_for(&info, &kept, &what);
            // A piece may break a line in several, and join what is no event.
            assert!(kept.len() + 2 * pieces >= records.len(), "{}", what());
        }
    }
}
