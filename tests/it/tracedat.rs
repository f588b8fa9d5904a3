//! Recordings of trace-cmd against what trace-cmd itself prints of them.

use std::io::{BufReader, Cursor};
use std::path::{Path, PathBuf};
use std::process::Command;

use cmasim::error::Error;
use cmasim::trace::{Event, Record, TraceInfo, read};
use flate2::Compression;
use flate2::read::GzEncoder;

/// Recordings with the texts that trace-cmd printed of them.
const TEXTS: [(&str, &[&str]); 14] = [
    (
        "linux-7.2-dmabuf-heap.dat",
        &[
            "linux-7.2-dmabuf-heap.report-trace-cmd-3.1.txt",
            "linux-7.2-dmabuf-heap.report-trace-cmd-3.4.txt",
        ],
    ),
    (
        "linux-7.2-pinned-camera.zstd.dat",
        &[
            "linux-7.2-pinned-camera.report-trace-cmd-3.1.txt",
            "linux-7.2-pinned-camera.report-trace-cmd-3.4.txt",
            "linux-7.2-pinned-camera.report-t-trace-cmd-3.4.txt",
        ],
    ),
    (
        "linux-7.2-small-tsc.zstd.dat",
        &[
            "linux-7.2-small-tsc.report-trace-cmd-3.1.txt",
            "linux-7.2-small-tsc.report-trace-cmd-3.4.txt",
        ],
    ),
    ("samples/trace-dat/cma-v4.4.dat", &["samples/report-3.1.6/v4.4.txt"]),
    ("samples/trace-dat/cma-gki5.10.dat", &["samples/report-3.1.6/gki5.10.txt"]),
    ("samples/trace-dat/cma-v6.1.dat", &["samples/report-3.1.6/v6.1.txt"]),
    ("samples/trace-dat/cma-v6.6.dat", V6_6),
    ("samples/trace-dat/cma-v6.6.v7-none.dat", V6_6),
    ("samples/trace-dat/cma-v6.6.v7-zstd.dat", V6_6),
    ("samples/trace-dat/cma-v6.6-mono.dat", &["samples/report-3.1.6/v6.6-mono.txt"]),
    (
        "samples/trace-dat/cma-v6.6-tsc.dat",
        &["samples/report-3.1.6/v6.6-tsc.txt", "samples/report-3.4/v6.6-tsc.txt"],
    ),
    ("samples/trace-dat/cma-v6.6-lost.dat", &["samples/report-3.1.6/v6.6-lost.txt"]),
    (
        "samples/trace-dat/cma-v6.6-lost17.dat",
        &["samples/report-3.1.6/v6.6-lost17.txt", "samples/report-3.4/v6.6-lost17.txt"],
    ),
    (
        "samples/trace-dat/cma-v6.18.dat",
        &["samples/report-3.1.6/v6.18.txt", "samples/report-3.4/v6.18.txt"],
    ),
];

const V6_6: &[&str] = &[
    "samples/report-3.1.6/v6.6.txt",
    "samples/report-3.1.6/v6.6-t.txt",
    "samples/report-3.4/v6.6.txt",
    "samples/report-3.4/v6.6-t.txt",
];

fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("traces").join(file)
}

fn bytes(file: &str) -> Vec<u8> {
    std::fs::read(path(file)).expect("a file of traces/")
}

fn records(trace: &[u8]) -> Result<(TraceInfo, Vec<Record>), Error> {
    let mut records = Vec::new();
    let info = read::read("t", trace, &mut records)?;
    Ok((info, records))
}

/// Rounds a recorded stamp as trace-cmd prints it, and drops what only a text has: line numbers,
/// and a stamp for lost events.
fn as_printed(record: &Record, resolution: u64) -> Record {
    let mut record = record.clone();
    record.line = 0;
    record.ts.0 = match record.event {
        Event::Lost { .. } => 0,
        _ => (record.ts.0 + resolution / 2) / resolution * resolution,
    };
    record
}

/// Compares a recording with a text of it, event by event.
#[track_caller]
fn check(file: &str, recorded: &[Record], text: &[u8]) {
    let (info, printed) = records(text).expect("a readable text");
    let resolution = info.resolution.0;
    for (i, (recorded, printed)) in recorded.iter().zip(&printed).enumerate() {
        assert_eq!(as_printed(recorded, resolution), as_printed(printed, 1), "{file}, event {i}");
    }
    assert_eq!(recorded.len(), printed.len(), "{file}");
}

#[test]
fn recordings_hold_what_trace_cmd_prints_of_them() {
    for (file, texts) in TEXTS {
        let (info, recorded) = records(&bytes(file)).expect(file);
        assert_eq!((info.resolution.0, info.malformed), (1, 0), "{file}");
        assert!(info.records >= 20, "{file}");
        for text in texts {
            check(file, &recorded, &bytes(text));
        }
    }
}

#[test]
fn todays_trace_cmd_prints_what_is_read() {
    for (file, _) in TEXTS {
        let report =
            Command::new("trace-cmd").args(["report", "-t", "-i"]).arg(path(file)).output();
        let Ok(report) = report else {
            crate::testing::skipped("trace-cmd is not installed");
            return;
        };
        assert!(report.status.success(), "{file}: {}", String::from_utf8_lossy(&report.stderr));
        let (_, recorded) = records(&bytes(file)).expect(file);
        check(file, &recorded, &report.stdout);
    }
}

#[test]
fn lost_events_are_told() {
    for (file, lost, warning) in [
        ("cma-v6.6-lost.dat", 1, "the tracer lost at least 1 events (1 on CPU 2)"),
        ("cma-v6.6-lost17.dat", 17, "the tracer lost 17 events (17 on CPU 2)"),
    ] {
        let (info, recorded) = records(&bytes(&format!("samples/trace-dat/{file}"))).expect(file);
        assert_eq!((info.lost_events, info.warnings), (lost, vec![warning.into()]), "{file}");
        let place = recorded.iter().position(|r| matches!(r.event, Event::Lost { .. }));
        let place = place.expect("a gap");
        assert_eq!((recorded[place].cpu, recorded[place + 1].cpu), (2, 2), "{file}");
    }
}

#[test]
fn the_clock_is_named_and_ticks_are_told() {
    let ticks = "stamps are ticks of a raw clock: latencies are in ticks";
    for (file, clock, warnings) in [
        ("linux-7.2-dmabuf-heap.dat", "mono", &[][..]),
        ("linux-7.2-pinned-camera.zstd.dat", "local", &[]),
        ("linux-7.2-small-tsc.zstd.dat", "x86-tsc, ticks", &[ticks]),
        ("samples/trace-dat/cma-v6.6-mono.dat", "mono", &[]),
        ("samples/trace-dat/cma-v6.6-tsc.dat", "x86-tsc, ticks", &[ticks]),
    ] {
        let (info, _) = records(&bytes(file)).expect(file);
        assert_eq!(info.clock.as_deref(), Some(clock), "{file}");
        assert_eq!(info.warnings, warnings, "{file}");
    }
}

#[test]
fn a_file_a_pipe_and_a_packed_file_give_the_same() {
    let plain = bytes("linux-7.2-dmabuf-heap.dat");
    let expected = records(&plain).expect("readable");
    let mut packed = Vec::new();
    std::io::copy(&mut GzEncoder::new(&plain[..], Compression::fast()), &mut packed)
        .expect("memory");
    assert_eq!(records(&packed).expect("readable"), expected);
    let file = std::fs::File::open(path("linux-7.2-dmabuf-heap.dat")).expect("a file");
    let mut seen = Vec::new();
    let info = read::read_seekable("t", BufReader::new(file), &mut seen).expect("readable");
    assert_eq!((info, seen), expected);
}

/// Records of a damaged recording, by either way in; both must agree.
fn damaged(trace: &[u8]) -> usize {
    let mut seen = Vec::new();
    let by_file = read::read_seekable("t", Cursor::new(trace), &mut seen);
    let by_pipe = records(trace);
    match (by_file, by_pipe) {
        (Ok(info), Ok(pipe)) => {
            assert_eq!((info, &seen), (pipe.0, &pipe.1));
            seen.len()
        }
        (Err(_), Err(_)) => 0,
        _ => panic!("a file and a pipe differ"),
    }
}

#[test]
fn a_recording_cut_anywhere_gives_an_error_or_a_part() {
    for (file, _) in TEXTS {
        let whole = bytes(file);
        let (_, expected) = records(&whole).expect(file);
        for cut in (0..whole.len()).step_by(97) {
            let cut = &whole[..cut];
            if let Ok((info, seen)) = records(cut) {
                assert!(seen.len() <= expected.len(), "{file}");
                let complete = seen.len() == expected.len();
                assert!(complete || !info.warnings.is_empty(), "{file}");
            }
            damaged(cut);
        }
    }
}

#[test]
fn flipped_bits_give_an_error_or_a_part() {
    // A fixed sequence: xorshift.
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state >> 33).unwrap_or(0) % below
    };
    for (file, _) in TEXTS {
        let whole = bytes(file);
        for round in 0..200 {
            let mut trace = whole.clone();
            // Half the rounds damage the head, where the structure is.
            let within = if round % 2 == 0 { whole.len() } else { whole.len().min(8192) };
            for _ in 0..1 + round % 8 {
                let (at, bit) = (next(within), next(8));
                trace[at] ^= 1 << bit;
            }
            damaged(&trace);
        }
    }
}
