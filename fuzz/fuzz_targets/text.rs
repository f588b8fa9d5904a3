//! Text traces of any tool: whatever stands on a line, reading and pairing must not panic.
#![no_main]

use cmasim::report::Collector;
use cmasim::trace::read::read;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    // Begins like text, so that no other reader takes the input.
    let text = [b"# tracer: nop\n", data].concat();
    let mut collector = Collector::default();
    if let Ok(info) = read("fuzz", &text[..], &mut collector) {
        collector.report("fuzz", &info);
    }
});
