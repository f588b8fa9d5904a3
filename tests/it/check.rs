//! The real captures against our first fit and the judge.

use std::fs::File;
use std::io::BufReader;
use std::ops::ControlFlow;

use cmasim::cma::bitmap::Bitmap;
use cmasim::cma::finder::{Choice, Policy, REGISTRY};
use cmasim::geometry::{AreaSpec, RangeSpec};
use cmasim::recorded::judge::Judge;
use cmasim::recorded::order::{self, Resolved};
use cmasim::recorded::recording::Recording;
use cmasim::recorded::steps::{Agreement, Step};
use cmasim::trace::Record;
use cmasim::trace::read;
use cmasim::units::{Order, Pages, Pfn};

fn records(file: &str) -> Vec<Record> {
    let path = format!("{}/traces/{file}", env!("CARGO_MANIFEST_DIR"));
    let mut records = Vec::new();
    let mut input = BufReader::new(File::open(path).unwrap());
    read::read(file, &mut input, &mut records).unwrap();
    records
}

fn resolve(recording: &Recording, finder: &Choice, each: &mut dyn FnMut(Step)) -> Resolved {
    order::resolve(recording, finder, &mut |_| ControlFlow::Continue(()), each).unwrap()
}

/// Attempts, agreements and late searches of a capture under one finder.
fn compare(recording: &Recording, finder: &Choice) -> (usize, usize, usize) {
    let (mut attempts, mut agree, mut lates) = (0, 0, 0);
    resolve(recording, finder, &mut |step| {
        if let Step::Search { agreement, late, .. } = step
            && agreement != Agreement::Untold
        {
            attempts += 1;
            agree += usize::from(agreement == Agreement::Agrees);
            lates += usize::from(late);
        }
    });
    (attempts, agree, lates)
}

#[test]
fn every_first_fit_finder_reproduces_every_attempt_of_every_capture() {
    for (file, attempts, late) in [
        ("linux-7.2-dmabuf-heap.ftrace", 262, 0),
        ("linux-7.2-odd-4tasks.ftrace", 920, 0),
        ("linux-7.2-pinned-odd.ftrace", 527, 0),
        ("linux-7.2-odd-8tasks.ftrace.gz", 2501, 1),
        ("linux-7.2-mid-run.ftrace.gz", 1837, 0),
        ("linux-6.12-dmabuf-heap.ftrace", 131, 0),
        ("linux-6.1-dmabuf-heap.ftrace", 131, 0),
        ("linux-6.1-odd-4tasks.ftrace", 680, 0),
    ] {
        let recording = Recording::new(&records(file), &[], None).unwrap();
        for entry in REGISTRY.iter().filter(|e| e.policy == Policy::FirstFit) {
            let got = compare(&recording, &Choice::from(entry));
            assert_eq!(got, (attempts, attempts, late), "{file} with {}", entry.name);
        }
        let mut judge = Judge::of_trace(&recording.areas);
        records(file).iter().for_each(|record| judge.record(record));
        assert_eq!(judge.judge().violations, [], "{file}");
    }
}

/// The words of a debugfs `bitmap` file, as the list of set bits.
fn debugfs_bitmap(text: &str, bits: usize) -> String {
    let words: Vec<u32> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let mut map = Bitmap::new(bits);
    for bit in (0..bits).filter(|bit| words[bit / 32] >> (bit % 32) & 1 == 1) {
        map.set(bit, 1);
    }
    map.to_string()
}

fn file(name: &str) -> String {
    std::fs::read_to_string(format!("{}/traces/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

#[test]
fn the_map_in_the_middle_of_a_run_is_the_kernels_own() {
    let recording = Recording::new(&records("linux-7.2-mid-run.ftrace.gz"), &[], None).unwrap();
    let end = resolve(&recording, &Choice::default(), &mut |_| ()).end;
    let map = &end[0].maps[0];
    assert_eq!(map.to_string(), debugfs_bitmap(&file("linux-7.2-mid-run.bitmap"), map.len()));
    assert_eq!((end[0].used(), end[0].maxchunk()), (Pages(5853), Pages(23814)));
}

#[test]
fn two_ranges_end_as_the_kernel_says() {
    let range = |base, pages| RangeSpec { base: Pfn(base), pages: Pages(pages) };
    let area = AreaSpec {
        name: "hugetlb0".into(),
        order_per_bit: Order::new(9).unwrap(),
        ranges: vec![range(0x240000, 524_288), range(0x1c0000, 262_144)],
    };
    let trace = records("linux-7.2-hugetlb-two-ranges.ftrace");
    let recording = Recording::new(&trace, &[area], None).unwrap();
    for entry in REGISTRY.iter().filter(|e| e.policy == Policy::FirstFit) {
        let choice = Choice::from(entry);
        assert_eq!(compare(&recording, &choice), (11, 11, 0), "{}", entry.name);
        let end = &resolve(&recording, &choice, &mut |_| ()).end[0];
        assert_eq!((end.used(), end.maxchunk()), (Pages(264_380), Pages(262_144)));
        let bitmaps = file("linux-7.2-hugetlb-two-ranges.bitmaps");
        for (map, line) in end.maps.iter().zip(bitmaps.lines()) {
            assert_eq!(map.to_string(), debugfs_bitmap(line, map.len()));
        }
    }
}
