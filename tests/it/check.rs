//! The real captures against our first fit and the judge.

use std::fs::File;
use std::io::BufReader;

use cmasim::cma::check::Judge;
use cmasim::cma::finder::{Choice, Policy, REGISTRY};
use cmasim::cma::order::{self, Step};
use cmasim::cma::recording::Recording;
use cmasim::trace::Record;
use cmasim::trace::read;

fn records(file: &str) -> Vec<Record> {
    let path = format!("{}/traces/{file}", env!("CARGO_MANIFEST_DIR"));
    let mut records = Vec::new();
    let mut input = BufReader::new(File::open(path).unwrap());
    read::read(file, &mut input, &mut records).unwrap();
    records
}

/// Attempts, agreements and late searches of a capture under one finder.
fn compare(recording: &Recording, finder: &Choice) -> (usize, usize, usize) {
    let (mut attempts, mut agree, mut lates) = (0, 0, 0);
    for step in order::resolve(recording, finder).steps {
        if let Step::Search { agrees: Some(agrees), late, .. } = step {
            attempts += 1;
            agree += usize::from(agrees);
            lates += usize::from(late);
        }
    }
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
        let recording = Recording::new(records(file), &[], None);
        for entry in REGISTRY.iter().filter(|e| e.policy == Policy::FirstFit) {
            let got = compare(&recording, &Choice::from(entry));
            assert_eq!(got, (attempts, attempts, late), "{file} with {}", entry.name);
        }
        let mut judge = Judge::new(&recording.areas);
        recording.records.iter().for_each(|record| judge.record(record));
        assert_eq!(judge.judge().violations, [], "{file}");
    }
}
