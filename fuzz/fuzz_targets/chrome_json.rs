#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    cmasim_fuzz::chrome_json(data);
});
