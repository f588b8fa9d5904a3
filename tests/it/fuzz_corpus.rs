//! The corpus of the fuzz targets, replayed: what was once a finding stays fixed.

#[allow(unreachable_pub)] // A crate of its own elsewhere.
#[path = "../../fuzz/src/lib.rs"]
mod targets;

use std::fs;
use std::path::Path;

use targets::TARGETS;

#[test]
fn the_corpus_of_every_target_passes_and_reaches_its_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    for (target, body) in TARGETS {
        let files = fs::read_dir(folder.join(target)).expect(target);
        let inputs = files.map(|file| fs::read(file.unwrap().path()).unwrap());
        let reached = inputs.filter(|input| body(input)).count();
        assert!(reached >= 3, "{target}: {reached}");
    }
    assert_eq!(fs::read_dir(folder).unwrap().count(), TARGETS.len());
}

#[test]
fn every_target_takes_any_bytes() {
    for (_, body) in TARGETS {
        for input in [&b""[..], b"\0", b"{", b"[{}]", &[0xff; 300]] {
            body(input);
        }
    }
}

#[test]
fn every_target_has_its_program() {
    for (target, _) in TARGETS {
        let program = format!("fuzz/fuzz_targets/{target}.rs");
        assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join(&program).is_file(), "{program}");
    }
}
