//! Real captures as Chrome JSON and back.

use std::collections::BTreeMap;
use std::process::Command;

use cmasim::geometry::{AreaSpec, RangeSpec};
use cmasim::trace::write::chrome::{ChromeWriter, Summary};
use cmasim::trace::write::ftrace::FtraceWriter;
use cmasim::trace::{Record, Sink, read};
use cmasim::units::{Order, Pages, Pfn};
use serde_json::Value;

fn path(file: &str) -> String {
    format!("{}/traces/{file}", env!("CARGO_MANIFEST_DIR"))
}

fn records(trace: &[u8]) -> Vec<Record> {
    let mut records = Vec::new();
    read::read("t", trace, &mut records).expect("a readable trace");
    records.into_iter().map(|record| Record { line: 0, ..record }).collect()
}

fn capture(file: &str) -> Vec<Record> {
    records(&std::fs::read(path(file)).expect("a file of traces/"))
}

fn chrome(records: &[Record], areas: Vec<AreaSpec>) -> (Vec<u8>, Summary) {
    let mut writer = ChromeWriter::new(Vec::new(), areas);
    records.iter().for_each(|record| writer.record(record).unwrap());
    writer.finish().unwrap()
}

fn reserved(base: u64, pages: u64) -> AreaSpec {
    let range = RangeSpec { base: Pfn(base), pages: Pages(pages) };
    AreaSpec { name: "reserved".into(), order_per_bit: Order::ZERO, ranges: vec![range] }
}

/// Captures, and the slices that each must give: one an allocation, one a release.
const CAPTURES: [(&str, usize); 9] = [
    ("linux-6.1-dmabuf-heap.ftrace", 131 + 131),
    ("linux-6.1-odd-4tasks.ftrace", 680 + 680),
    ("linux-6.12-dmabuf-heap.ftrace", 131 + 131),
    ("linux-7.2-dmabuf-heap.ftrace", 262 + 262),
    ("linux-7.2-hugetlb-two-ranges.ftrace", 11 + 5),
    // Three of the allocations have no finish.
    ("linux-7.2-odd-4tasks.ftrace", 923 + 757),
    ("linux-7.2-pinned-odd.ftrace", 429 + 429),
    ("linux-7.2-mid-run.ftrace.gz", 1837 + 1655),
    ("linux-7.2-odd-8tasks.ftrace.gz", 2501 + 2501),
];

#[test]
fn captures_become_strict_json_with_a_slice_for_each_allocation_and_release() {
    for (file, slices) in CAPTURES {
        let (json, summary) = chrome(&capture(file), Vec::new());
        let events: Vec<Value> = serde_json::from_slice(&json).expect(file);
        let of = |phase: &str| events.iter().filter(|event| event["ph"] == phase).count();
        assert_eq!(of("X"), slices, "{file}");
        assert_eq!(of("b"), of("e"), "{file}");
        assert_eq!(
            (summary.slices, summary.events),
            (slices as u64, events.len() as u64),
            "{file}"
        );
        let text = String::from_utf8(json).unwrap();
        assert_eq!(text.lines().count(), events.len() + 2, "one event a line: {file}");
    }
}

#[test]
fn captures_read_back_the_same_from_chrome_json_and_from_ftrace_text() {
    for (file, _) in CAPTURES {
        let given = capture(file);
        assert!(records(&chrome(&given, Vec::new()).0) == given, "{file}: Chrome JSON");
        let mut writer = FtraceWriter::new(Vec::new());
        given.iter().for_each(|record| writer.record(record).unwrap());
        assert!(records(&writer.finish().unwrap()) == given, "{file}: ftrace text");
    }
}

/// Returns the last value of each counter.
fn counters(json: &[u8]) -> BTreeMap<String, u64> {
    let events: Vec<Value> = serde_json::from_slice(json).unwrap();
    let counters = events.iter().filter(|event| event["ph"] == "C");
    counters
        .map(|event| {
            let name = event["name"].as_str().unwrap().to_owned();
            (name, event["args"]["value"].as_u64().unwrap())
        })
        .collect()
}

#[track_caller]
fn check_counters(file: &str, areas: Vec<AreaSpec>, available: u64, largest: u64, runs: u64) {
    let (json, _) = chrome(&capture(file), areas);
    let expected =
        [("available pages", available), ("largest free run", largest), ("free runs", runs)];
    assert_eq!(counters(&json), expected.map(|(name, value)| (name.to_owned(), value)).into());
}

/// Counts the runs of clear bits in a bitmap printed as words of 32 bits.
fn free_runs(bitmap: &str) -> u64 {
    let words = bitmap.split_whitespace().map(|word| word.parse::<u32>().unwrap());
    let bits: Vec<bool> =
        words.flat_map(|word| (0..32).map(move |bit| word >> bit & 1 == 1)).collect();
    let before = std::iter::once(true).chain(bits.iter().copied());
    before.zip(&bits).filter(|&(before, &bit)| before && !bit).count() as u64
}

#[test]
fn counters_end_at_what_debugfs_said_in_the_middle_of_a_run() {
    let bitmap = std::fs::read_to_string(path("linux-7.2-mid-run.bitmap")).unwrap();
    let (available, largest, runs) = (32_768 - 5853, 23_814, free_runs(&bitmap));
    check_counters("linux-7.2-mid-run.ftrace.gz", Vec::new(), available, largest, runs);
    let area = vec![reserved(0x23600, 32_768)];
    check_counters("linux-7.2-mid-run.ftrace.gz", area, available, largest, runs);
}

#[test]
fn an_area_of_two_ranges_counts_whole_bits_in_each() {
    let range = |base, pages| RangeSpec { base: Pfn(base), pages: Pages(pages) };
    let ranges = vec![range(0x240_000, 524_288), range(0x1c0_000, 262_144)];
    let name = "hugetlb0".into();
    let area = AreaSpec { name, order_per_bit: Order::new(9).unwrap(), ranges };
    check_counters(
        "linux-7.2-hugetlb-two-ranges.ftrace",
        vec![area],
        786_432 - 264_380,
        262_144,
        2,
    );
}

#[test]
fn a_trace_without_sizes_has_counters_once_the_area_is_given() {
    let file = "linux-6.1-odd-4tasks.ftrace";
    let (json, summary) = chrome(&capture(file), Vec::new());
    assert_eq!(counters(&json), BTreeMap::new());
    assert_eq!(summary.notes.len(), 1, "{:?}", summary.notes);
    check_counters(file, vec![reserved(0xba00, 32_768)], 32_768, 32_768, 1);
}

#[test]
fn the_command_writes_whole_files_and_says_what_is_in_them() {
    let out = format!("{}/convert.json", env!("CARGO_TARGET_TMPDIR"));
    let run = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cmasim"));
        command.arg("convert").arg(path("linux-7.2-pinned-odd.ftrace")).args(args).output().unwrap()
    };
    let ended = run(&["--to", "chrome", "-o", &out]);
    let said = String::from_utf8(ended.stderr).unwrap();
    assert!(ended.status.success() && said.contains("1385 records, 858 slices"), "{said}");
    let events: Vec<Value> = serde_json::from_slice(&std::fs::read(&out).unwrap()).unwrap();
    assert_eq!(events[0]["name"], "process_name");
    let ended = run(&["--to", "ftrace", "--limit", "3", "-q"]);
    assert_eq!((records(&ended.stdout).len(), ended.stderr.len()), (3, 0));
    assert_eq!(run(&["--to", "svg"]).status.code(), Some(2));
    let full = run(&["--to", "chrome", "-o", "/dev/full"]);
    assert_eq!(full.status.code(), Some(74), "{}", String::from_utf8_lossy(&full.stderr));
}
