//! The corpus of the fuzz targets, replayed: what was once a finding stays fixed.

use std::io::Cursor;
use std::path::Path;

use cmasim::report::Collector;
use cmasim::trace::Record;
use cmasim::trace::read::{read, read_seekable};

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let files = std::fs::read_dir(folder).expect("a folder of the corpus");
    let inputs: Vec<_> =
        files.map(|file| std::fs::read(file.expect("a file").path()).expect("a file")).collect();
    assert!(inputs.len() >= 3, "{target}");
    inputs
}

/// Reads an input as its fuzz target does; true if it is readable.
fn replay(trace: &[u8]) -> bool {
    let mut collector = Collector::default();
    let info = read("t", trace, &mut collector);
    info.is_ok_and(|info| collector.report("t", &info).0.attempts > 0)
}

#[test]
fn texts_are_read_without_a_panic() {
    let readable = corpus("text").iter().filter(|text| replay(text)).count();
    assert!(readable >= 10, "{readable}");
}

#[test]
fn perfetto_traces_are_read_without_a_panic() {
    let traces = corpus("perfetto");
    let whole = |input: &[u8]| [b"\x0a\x02\x40\x01\x0a", input].concat();
    let readable = traces.iter().filter(|input| replay(&whole(input))).count();
    assert!(readable >= 3, "{readable}");
}

#[test]
fn recordings_read_alike_from_a_file_and_a_pipe() {
    for trace in corpus("trace_dat") {
        let (mut of_file, mut of_pipe) = (Vec::<Record>::new(), Vec::<Record>::new());
        let file = read_seekable("t", Cursor::new(&trace), &mut of_file);
        let pipe = read("t", &trace[..], &mut of_pipe);
        assert_eq!(file.ok(), pipe.ok());
        assert_eq!(of_file, of_pipe);
    }
}
