#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    cmasim_fuzz::workload(data);
});
