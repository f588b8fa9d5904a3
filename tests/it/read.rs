//! Real captures and tools' samples through the reader and the pairing.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use cmasim::error::Error;
use cmasim::trace::attempt::{Allocation, Counts, PairingSink};
use cmasim::trace::{TraceInfo, read};

/// Reads a file of `traces/` and pairs it.
fn pair(file: &str) -> Result<(TraceInfo, Vec<Allocation>, Counts), Error> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("traces").join(file);
    let input = BufReader::new(File::open(path).unwrap());
    let mut allocations = Vec::new();
    let mut sink = PairingSink::new(|allocation| allocations.push(allocation));
    let info = read::read(file, input, &mut sink)?;
    let counts = sink.pairing.close();
    Ok((info, allocations, counts))
}

#[test]
fn captures_hold_the_events_that_were_recorded() {
    let captures = [
        ("linux-6.1-dmabuf-heap.ftrace", [131, 0, 131, 131], 0),
        ("linux-6.1-odd-4tasks.ftrace", [680, 0, 680, 680], 0),
        ("linux-6.12-dmabuf-heap.ftrace", [131, 0, 131, 131], 0),
        ("linux-7.2-dmabuf-heap.ftrace", [262, 0, 262, 262], 0),
        ("linux-7.2-hugetlb-two-ranges.ftrace", [11, 0, 11, 5], 2),
        ("linux-7.2-odd-4tasks.ftrace", [923, 0, 920, 757], 0),
        ("linux-7.2-pinned-odd.ftrace", [429, 98, 429, 429], 0),
        ("linux-7.2-mid-run.ftrace.gz", [1837, 0, 1837, 1655], 0),
        ("linux-7.2-odd-8tasks.ftrace.gz", [2501, 0, 2501, 2501], 0),
    ];
    for (file, events, failed) in captures {
        let (info, allocations, counts) = pair(file).unwrap();
        let Counts { starts, busy_retries, finishes, releases, .. } = counts;
        assert_eq!([starts, busy_retries, finishes, releases], events, "{file}");
        assert_eq!(counts.failed, failed, "{file}");
        assert_eq!(counts.unpaired_starts, starts - finishes, "{file}");
        assert_eq!(counts.unpaired_finishes, 0, "{file}");
        assert!(allocations.iter().all(|a| a.latency.is_some()), "{file}");
        let none: [&str; 0] = [];
        assert_eq!(info.warnings, none, "{file}");
    }
}
#[test]
fn probe() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("traces/samples");
    let mut dirs: Vec<_> = std::fs::read_dir(&root).unwrap().map(|d| d.unwrap().path()).collect();
    dirs.sort();
    for d in dirs.iter().filter(|d| d.is_dir()) {
        let mut fs: Vec<_> = std::fs::read_dir(d).unwrap().map(|d| d.unwrap().path()).collect();
        fs.sort();
        for f in fs {
            let rel = f.strip_prefix(root.parent().unwrap()).unwrap().to_str().unwrap().to_string();
            match pair(&rel) {
                Ok((i, a, c)) => println!(
                    "{rel}: {} res {} mal {} lost {} rec {} lines {} {:?} clock {:?}\n   {:?} lat {:?}",
                    i.format,
                    i.resolution.0,
                    i.malformed,
                    i.lost_events,
                    i.records,
                    i.lines,
                    i.warnings,
                    i.clock,
                    (
                        c.starts,
                        c.busy_retries,
                        c.finishes,
                        c.releases,
                        c.failed,
                        c.unpaired_starts,
                        c.unpaired_finishes
                    ),
                    a.iter().map(|a| a.latency.map(|l| l.0)).collect::<Vec<_>>()
                ),
                Err(e) => println!("{rel}: ERR {e}"),
            }
        }
    }
}
