//! `tools/viewers-check` where it can do nothing: what it does with viewers, the CI script runs.

use std::process::Command;

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tools/viewers-check");

#[test]
fn what_is_missing_is_said_with_an_exit_code_of_its_own() {
    let found = Command::new("python3").args(["-c", "import sys; print(sys.executable)"]).output();
    let Ok(python) = found.map(|output| String::from_utf8(output.stdout).unwrap()) else {
        crate::testing::skipped("python3 is not installed");
        return;
    };
    for (args, code, words) in [
        (&["no-such-file.json"][..], 66, "no-such-file.json: no such file"),
        (&[file!()], 69, "install nodejs"),
        (&[], 2, "FILE.json"),
    ] {
        let mut script = Command::new(python.trim());
        script.arg(SCRIPT).args(args).current_dir(env!("CARGO_MANIFEST_DIR"));
        // No node in there.
        let ended = script.env("PATH", env!("CARGO_TARGET_TMPDIR")).output().unwrap();
        let said = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(code), "{args:?}: {said}");
        assert!(said.contains(words), "{args:?}: {said}");
    }
}
