//! How fast a trace.dat is read: events a second when all are passed over, when all are found, and
//! when all become records.
//!
//! Goal: show what is left between the ring buffer's pages and a record. Not a goal: the speed of a
//! disk; the file lies in memory. Its pages are those of a capture, over and over, so the stamps go
//! back at each repetition.
//!
//! Run: `cargo bench --bench trace_dat`. The arms of a round follow each other; each figure is that
//! of the fastest round, since other work on the machine only ever makes one slower.
#![allow(missing_docs, clippy::unwrap_used)]
#![allow(clippy::print_stdout, reason = "a bench prints its table")]

use std::io::{self, Cursor};
use std::path::Path;

use cmasim::clock::{Clock, WallClock};
use cmasim::trace::tracedat::Reader;
use cmasim::trace::{Record, Sink, read};

const ROUNDS: usize = 20;

/// Where the pages of the capture's only CPU lie.
const PAGES: std::ops::Range<usize> = 0x5000..0x11000;

const REPETITIONS: usize = 1300;

/// Takes records and keeps none.
struct Count(u64);

impl Sink for Count {
    fn record(&mut self, _: &Record) -> io::Result<()> {
        self.0 += 1;
        Ok(())
    }
}

/// Reads a file; returns events seen and found.
type Run = fn(&[u8]) -> (u64, u64);

/// Makes a large recording: the capture, then its pages again and again, and the table of CPUs
/// pointing there.
fn recording() -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("traces/linux-7.2-dmabuf-heap.dat");
    let capture = std::fs::read(path).unwrap();
    let place = |offset: usize, size: usize| {
        [(offset as u64).to_le_bytes(), (size as u64).to_le_bytes()].concat()
    };
    let old = place(PAGES.start, PAGES.len());
    let at = capture.windows(old.len()).position(|window| window == old).unwrap();
    let mut file = capture.clone();
    file.resize(file.len().next_multiple_of(4096), 0);
    let new = place(file.len(), REPETITIONS * PAGES.len());
    file[at..at + new.len()].copy_from_slice(&new);
    for _ in 0..REPETITIONS {
        file.extend_from_slice(&capture[PAGES]);
    }
    file
}

/// Reads without making records; returns events seen and found.
fn find(file: &[u8], wanted: bool) -> (u64, u64) {
    let mut reader = Reader::open(Cursor::new(file), &|_, _| wanted).unwrap();
    let mut found = 0;
    while reader.next().unwrap().is_some() {
        found += 1;
    }
    (reader.events(), found)
}

fn records(file: &[u8]) -> (u64, u64) {
    let mut count = Count(0);
    let info = read::read_seekable("bench", Cursor::new(file), &mut count).unwrap();
    (info.lines, count.0)
}

fn main() {
    let file = recording();
    let arms: [(&str, Run); 3] = [
        ("passed over", |file| find(file, false)),
        ("found", |file| find(file, true)),
        ("made records", records),
    ];
    let mut times = [u64::MAX; 3];
    let mut events = [0; 3];
    for _ in 0..ROUNDS {
        for (arm, (_, run)) in arms.iter().enumerate() {
            let mut clock = WallClock::start();
            let (seen, found) = run(&file);
            times[arm] = times[arm].min(clock.now().0);
            assert_eq!(found, if arm == 0 { 0 } else { seen });
            events[arm] = seen;
        }
    }
    println!("{} MB, {} events", file.len() / 1_000_000, events[0]);
    println!("{:<14} {:>12} {:>8}", "events", "million/s", "MB/s");
    for (arm, (name, _)) in arms.iter().enumerate() {
        let nanos = times[arm].max(1);
        let (rate, bytes) = (events[arm] * 10_000 / nanos, file.len() as u64 * 1000 / nanos);
        println!("{name:<14} {:>10}.{} {bytes:>8}", rate / 10, rate % 10);
    }
}
