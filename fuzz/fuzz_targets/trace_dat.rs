#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    cmasim_fuzz::trace_dat(data);
});
