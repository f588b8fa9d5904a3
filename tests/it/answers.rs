//! Answers as they are kept and shown: saved reports under attack, colour.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const TRACE: &str = "traces/linux-7.2-pinned-odd.ftrace";

/// Runs the command with so much memory.
fn within(mebibytes: u64, args: &[&str]) -> Output {
    let script = format!("ulimit -v {}; exec \"$@\"", mebibytes * 1024);
    Command::new("sh")
        .args(["-c", &script, "sh", env!("CARGO_BIN_EXE_cmasim")])
        .args(args)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")))
        .env_remove("NO_COLOR")
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

/// A file of its own for one test, removed at the end.
struct Saved(PathBuf);

impl Saved {
    fn new(name: &str, text: &str) -> Saved {
        let path = std::env::temp_dir().join(format!("cmasim-{name}-{}", std::process::id()));
        fs::write(&path, text).unwrap();
        Saved(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Saved {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn a_long_saved_report_takes_little_memory() {
    let head = r#"{"schema":"cmasim.report/1","attempts":0,"failed":0,"overall":null"#;
    // Ten megabytes each.
    let list = |entry: &str| format!("[{}]", vec![entry; 10_000_000 / (entry.len() + 1)].join(","));
    let (empty, object) = (list("{}"), list("{\"b\":0}"));
    for (name, complaint, rest) in [
        ("sizes", Some("by_size: more than 100000 entries"), format!("\"by_size\":{empty}")),
        (
            "areas",
            Some("areas: more than 1000 entries"),
            format!("\"by_size\":[],\"areas\":{empty}"),
        ),
        ("other-keys", None, format!("\"by_size\":[],\"a\":{object}")),
        ("other-keys-of-a-row", None, format!("\"by_size\":[{{\"a\":{object}}}]")),
    ] {
        let saved = Saved::new(name, &format!("{head},{rest}}}"));
        let out = within(200, &["report", saved.path()]);
        let stderr = String::from_utf8_lossy(&out.stderr).into_owned();
        let code = if complaint.is_some() { 65 } else { 0 };
        assert_eq!(out.status.code(), Some(code), "{name}: {stderr}");
        assert!(stderr.contains(complaint.unwrap_or_default()), "{name}: {stderr}");
    }
}

#[test]
fn verdicts_and_headings_are_coloured_on_request_and_never_in_a_pipe_by_default() {
    let shown = |args: &[&str]| {
        let out = within(4096, &[&["compare", TRACE, TRACE], args].concat());
        assert!(out.status.success(), "{out:?}");
        String::from_utf8(out.stdout).unwrap()
    };
    let plain = shown(&[]);
    assert!(!plain.contains('\u{1b}'));
    assert_eq!(shown(&["--color", "never"]), plain);
    let coloured = shown(&["--color", "always"]);
    assert!(coloured.contains("\u{1b}[2mno change\u{1b}[0m"), "{coloured}");
    assert!(coloured.lines().any(|line| line.starts_with("\u{1b}[1m metric")), "{coloured}");
    for form in ["json", "csv", "markdown"] {
        assert!(!shown(&["--color", "always", "--format", form]).contains('\u{1b}'), "{form}");
    }
}
