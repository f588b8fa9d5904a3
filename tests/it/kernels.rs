//! `--kernel x.y`: any version takes the behaviour that was then in force, and says which.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

/// An area of 1,024 pages, full but for one page: requests that succeed, find nothing, meet a
/// pinned page, and are larger than the area.
const WORKLOAD: &str = "\
cma-workload 1
area cma base=0x1000 pages=1024
used cma pfn=0x1000 count=1020
pin cma pfn=0x13ff count=1
alloc fits cma count=1 align=0
alloc busy cma count=3 align=0
alloc none cma count=8 align=0
alloc large cma count=2048 align=0
release fits
";

/// The folder of these tests, with the workload in it.
static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kernels");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("kernels.wl"), WORKLOAD).unwrap();
    folder
});

fn replay(kernel: &str, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cmasim"))
        .args(["replay", "--clock", "model", "--kernel", kernel])
        .arg(FOLDER.join("kernels.wl"))
        .args(more)
        .output()
        .unwrap()
}

/// Returns the events of a replay, one a line, without what stands before them.
fn events(kernel: &str) -> Vec<String> {
    let trace = FOLDER.join(format!("{}.ftrace", kernel.replace(['/', '.'], "-")));
    let output = replay(kernel, &["--ftrace", trace.to_str().unwrap()]);
    assert!(output.status.success(), "{kernel}: {}", String::from_utf8_lossy(&output.stderr));
    let text = fs::read_to_string(trace).unwrap();
    let events = text.lines().filter_map(|line| Some(line.split_once(": cma_")?.1.to_owned()));
    events.collect()
}

/// What tells one version's trace from another's.
#[derive(Debug, PartialEq, Eq)]
struct Shape {
    starts: usize,
    starts_with_counts: usize,
    retries: usize,
    finishes: usize,
    errnos: Vec<String>,
    function: String,
}

fn shape(kernel: &str) -> Shape {
    let events = events(kernel);
    let count = |words: &str| events.iter().filter(|event| event.contains(words)).count();
    let output = replay(kernel, &["-v"]);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{kernel}: {:?} {said}", output.status);
    let messages = said.lines().filter_map(|line| line.strip_prefix("cmasim: cma: "));
    let messages: Vec<&str> = messages.filter(|line| line.contains("alloc failed")).collect();
    let errno = |line: &&str| line.rsplit_once("ret: ").map(|(_, errno)| errno.to_owned());
    Shape {
        starts: count("alloc_start"),
        starts_with_counts: count("total_count="),
        retries: count("busy_retry"),
        finishes: count("alloc_finish"),
        errnos: messages.iter().filter_map(errno).collect(),
        function: messages[0].split(':').next().unwrap().into(),
    }
}

#[track_caller]
fn check(
    kernels: &[&str],
    starts: (usize, usize),
    ends: (usize, usize),
    errnos: &str,
    function: &str,
) {
    for kernel in kernels {
        let expected = Shape {
            starts: starts.0,
            starts_with_counts: starts.1,
            retries: ends.0,
            finishes: ends.1,
            errnos: errnos.split(' ').map(str::to_owned).collect(),
            function: function.into(),
        };
        assert_eq!(shape(kernel), expected, "{kernel}");
    }
}

#[test]
fn each_version_leaves_the_events_and_messages_of_its_time() {
    check(&["4.19", "v5.10", "5.12"], (0, 0), (0, 3), "-16 -12 -12", "cma_alloc");
    check(&["5.13", "v5.15", "6.1", "6.6", "6.8"], (4, 0), (1, 3), "-16 -12 -12", "cma_alloc");
    check(&["6.9", "6.11"], (4, 0), (1, 4), "-16 -12 -12", "cma_alloc");
    check(&["6.12", "6.12.34-rpi", "6.14"], (4, 0), (1, 4), "-16 -12 -12", "__cma_alloc");
    check(&["6.15", "6.17"], (4, 0), (1, 4), "-16 -16 -16", "__cma_alloc");
    check(&["6.18", "6.19"], (4, 4), (1, 4), "-16 -16 -16", "__cma_alloc");
    check(&["7.0", "7.2", "8.1"], (4, 4), (1, 4), "-16 -16 -16", "__cma_alloc_frozen");
}

#[test]
fn what_was_taken_is_in_the_report_and_said_when_asked_or_unknown() {
    let output = replay("v6.6.31-rpi", &["--format", "json"]);
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["run"]["kernel"], "6.6");
    assert!(!String::from_utf8_lossy(&output.stderr).contains("behaves as"));
    for (kernel, more, words) in [
        ("6.6", &["-v"][..], "kernel 6.6 behaves as all from 6.3 to before 6.9"),
        ("8.1", &[], "kernel 8.1 behaves as all from 7.0 on, the newest known"),
    ] {
        let stderr = replay(kernel, more).stderr;
        assert!(String::from_utf8_lossy(&stderr).contains(words), "{kernel}");
    }
}

#[test]
fn what_is_no_version_is_a_usage_error() {
    for (kernel, words) in [
        ("six", "expected x.y, as in 6.12 or v5.15"),
        ("6", "expected x.y, as in 6.12 or v5.15"),
        ("2.6.32", "expected 3.5 or newer"),
    ] {
        let output = replay(kernel, &[]);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{kernel}: {stderr}");
        assert!(stderr.contains(words), "{kernel}: {stderr}");
    }
}
