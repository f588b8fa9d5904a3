//! Recordings of trace-cmd: a file and a pipe must give the same, whatever is in them.
#![no_main]

use std::io::Cursor;

use cmasim::trace::Record;
use cmasim::trace::read::{is_trace_dat, read, read_seekable};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if !is_trace_dat(data) {
        return;
    }
    let (mut of_file, mut of_pipe) = (Vec::<Record>::new(), Vec::<Record>::new());
    let file = read_seekable("fuzz", Cursor::new(data), &mut of_file);
    let pipe = read("fuzz", data, &mut of_pipe);
    assert_eq!(file.ok(), pipe.ok());
    assert_eq!(of_file, of_pipe);
});
