//! Perfetto's own traces: no message, however damaged, makes reading or pairing panic.
#![no_main]

use cmasim::report::Collector;
use cmasim::trace::read::read;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    // A packet with a time stamp comes first, so that the input is taken for a trace.
    let trace = [b"\x0a\x02\x40\x01\x0a", data].concat();
    let mut collector = Collector::default();
    if let Ok(info) = read("fuzz", &trace[..], &mut collector) {
        collector.report("fuzz", &info);
    }
});
