//! The command as its user meets it: outputs, exit codes, files left behind.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn cmasim(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cmasim"))
        .args(args)
        .current_dir(root())
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Runs a command that must succeed and returns its standard output.
#[track_caller]
fn fine(args: &[&str]) -> String {
    let out = cmasim(args);
    assert!(out.status.success(), "{args:?}: {}", text(&out.stderr));
    text(&out.stdout)
}

/// Runs a command that must fail, and checks exit code and complaint.
#[track_caller]
fn refused(args: &[&str], code: i32, complaint: &str) {
    let out = cmasim(args);
    let stderr = text(&out.stderr);
    assert_eq!(out.status.code(), Some(code), "{args:?}: {stderr}");
    assert!(stderr.contains(complaint), "{args:?}: {stderr}");
    assert!(!stderr.contains("panicked"), "{args:?}: {stderr}");
    assert_eq!(text(&out.stdout), "", "{args:?}: a refused command prints no result");
}

#[track_caller]
fn json(args: &[&str]) -> Value {
    serde_json::from_str(&fine(args)).unwrap()
}

/// A folder of its own for one test, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("cmasim-cli-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }

    fn write(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::write(&path, content).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_report_of_the_selftest_has_the_known_figures() {
    let report = json(&["report", "traces/linux-7.2-dmabuf-heap.ftrace", "--format", "json"]);
    assert_eq!(report["schema"], "cmasim.report/2");
    for (key, expected) in [("attempts", 262), ("succeeded", 262), ("failed", 0), ("releases", 262)]
    {
        assert_eq!(report[key], expected, "{key}");
    }
    let figures = |row: &Value| {
        ["n", "median_ns", "p90_ns", "p99_ns", "max_ns"].map(|key| row[key].as_u64().unwrap())
    };
    assert_eq!(figures(&report["overall"]), [262, 3107000, 9164000, 19537000, 24402000]);
    let sizes = report["by_size"].as_array().unwrap();
    let pages: Vec<_> = sizes.iter().map(|row| row["pages"].as_u64().unwrap()).collect();
    assert_eq!(pages, [1, 256]);
    let [n, median, _, _, max] = figures(&sizes[0]);
    assert_eq!((n, median, max), (128, 390_000, 7_760_000));
    let [n, median, _, _, max] = figures(&sizes[1]);
    assert_eq!((n, median, max), (134, 5_445_000, 24_402_000));
}

#[test]
fn a_saved_report_is_printed_again() {
    let folder = Folder::new("saved-report");
    let (trace, saved) = ("traces/linux-7.2-pinned-odd.ftrace", folder.path("saved.json"));
    let out = cmasim(&["report", trace, "--format", "json", "--output", &saved]);
    assert!(out.status.success());
    for format in ["table", "json", "csv", "markdown"] {
        let of_trace = cmasim(&["report", trace, "--format", format]).stdout;
        assert_eq!(cmasim(&["report", &saved, "--format", format]).stdout, of_trace, "{format}");
    }
    let both = text(&cmasim(&["report", &saved, trace]).stdout);
    let (first, second) = both.split_at(both.len() / 2);
    assert_eq!(first.trim_end(), second.trim());
    let other = folder.write("other.json", "{\"schema\":\"cmasim.report/3\"}");
    refused(&["report", &other], 65, "expected `cmasim.report/2`");
}

#[test]
fn check_agrees_with_every_recorded_attempt() {
    for (trace, attempts, late) in [
        ("linux-7.2-dmabuf-heap.ftrace", 262, 0),
        ("linux-7.2-odd-8tasks.ftrace.gz", 2501, 1),
        ("linux-7.2-pinned-odd.ftrace", 527, 0),
    ] {
        let check = json(&["check", &format!("traces/{trace}"), "--format", "json"]);
        assert_eq!(check["schema"], "cmasim.check/1");
        assert_eq!(check["attempts"], attempts, "{trace}");
        assert_eq!(check["agree"], attempts, "{trace}");
        assert_eq!(check["late_searches"], late, "{trace}");
        assert_eq!(check["violations"].as_array().unwrap().len(), 0, "{trace}");
    }
}

#[test]
fn check_answers_no_with_exit_code_1() {
    let args = ["check", "traces/linux-7.2-hugetlb-two-ranges.ftrace"];
    assert_eq!(cmasim(&args).status.code(), Some(1));
    let geometry = "hugetlb0,range=0x240000+524288,range=0x1c0000+262144,order_per_bit=9";
    let check = json(&[&args[..], &["--area", geometry, "--format", "json"]].concat());
    assert_eq!((&check["agree"], &check["disagree"]), (&11.into(), &0.into()));
    assert_eq!(check["areas"][0]["used"], 264_380);
    assert_eq!(check["areas"][0]["maxchunk"], 262_144);
}

#[test]
fn an_imported_trace_replays_to_the_recorded_windows() {
    let folder = Folder::new("import");
    for trace in [
        "linux-7.2-odd-8tasks.ftrace.gz",
        "linux-7.2-pinned-odd.ftrace",
        "linux-7.2-odd-4tasks.ftrace",
        "linux-6.1-odd-4tasks.ftrace",
        "linux-6.12-dmabuf-heap.ftrace",
    ] {
        let workload = folder.path("w.wl");
        fine(&["import", &format!("traces/{trace}"), "-o", &workload]);
        let check = json(&["check", &workload, "--format", "json"]);
        assert_eq!(check["disagree"], 0, "{trace}: {check}");
        assert_eq!(check["violations"].as_array().unwrap().len(), 0, "{trace}");
    }
}

#[test]
fn guessed_pins_explain_the_busy_windows_of_a_capture() {
    let folder = Folder::new("pins");
    let workload = folder.path("w.wl");
    fine(&["import", "traces/linux-7.2-pinned-odd.ftrace", "--infer-pins", "-o", &workload]);
    let text = fs::read_to_string(&workload).unwrap();
    assert!(text.contains("\npin reserved "));
    assert_eq!(text.matches(" if=pinned").count(), 98);
    let check = json(&["check", &workload, "--format", "json"]);
    assert_eq!((&check["agree"], &check["disagree"]), (&527.into(), &0.into()));
}

#[test]
fn a_model_replay_is_the_same_to_the_byte() {
    let folder = Folder::new("model");
    let run = |n: u32| {
        let (chrome, ftrace) =
            (folder.path(&format!("{n}.json")), folder.path(&format!("{n}.txt")));
        let out = fine(&[
            "replay",
            "workloads/dmabuf-heap-aged-256m.wl",
            "--clock",
            "model",
            "--chrome",
            &chrome,
            "--ftrace",
            &ftrace,
        ]);
        (out, fs::read(chrome).unwrap(), fs::read(ftrace).unwrap())
    };
    let (first, second) = (run(1), run(2));
    assert_eq!(first, second);
    serde_json::from_slice::<Value>(&first.1).unwrap();
}

#[test]
fn our_own_traces_report_what_the_replay_measured() {
    let folder = Folder::new("own");
    let (chrome, ftrace) = (folder.path("c.json"), folder.path("f.txt"));
    let args = ["replay", "workloads/camera.wl", "--format", "json"];
    let replay = json(&[&args[..], &["--chrome", &chrome, "--ftrace", &ftrace]].concat());
    for trace in [&chrome, &ftrace] {
        let report = json(&["report", trace, "--format", "json"]);
        assert_eq!(report["latency_source"], "latency_ns field", "{trace}");
        assert_eq!(report["overall"], replay["overall"], "{trace}");
        assert_eq!(report["by_size"], replay["by_size"], "{trace}");
        assert_eq!(report["failed"], replay["failed"], "{trace}");
    }
    let check = json(&["check", &ftrace, "--format", "json"]);
    assert_eq!(check["disagree"], 0);
}

#[test]
fn a_comparison_has_the_documented_keys() {
    let args = ["compare", "--before", "classic", "--after", "last-bit", "--rounds", "2"];
    let comparison = json(&[&args[..], &["workloads/dmabuf-heap.wl", "--format", "json"]].concat());
    assert_eq!(comparison["schema"], "cmasim.compare/1");
    for key in ["before", "after", "rows", "noise_floor_pct", "failed_before", "failed_after"] {
        assert!(!comparison[key].is_null(), "{key}");
    }
    let row = &comparison["rows"][0];
    for key in [
        "workload",
        "metric",
        "n",
        "before_ns",
        "after_ns",
        "change_pct",
        "ci_low_pct",
        "ci_high_pct",
        "p_value",
        "verdict",
    ] {
        assert!(!row[key].is_null(), "{key}");
    }
    // Two rounds cannot tell anything.
    assert_eq!(row["verdict"], "too few samples");
}

#[test]
fn effort_is_counted_alike_everywhere_and_only_when_asked_for() {
    let workload = "workloads/holes.wl";
    let replay = |extra: &[&str]| {
        json(&[&["replay", workload, "--format", "json", "--clock", "model"], extra].concat())
    };
    assert!(replay(&[]).get("effort").is_none());
    let effort = &replay(&["--effort"])["effort"][0];
    assert_eq!(effort["searches"], 4352);
    let args = ["compare", "--before", "classic", "--after", "naive", "--rounds", "1", "--effort"];
    let compare = json(&[&args[..], &[workload, "--format", "json"]].concat());
    assert_eq!(&compare["effort"][0], effort);
    assert!(compare["effort"][1]["words"].as_u64() > effort["words"].as_u64());
}

#[test]
fn two_recordings_and_saved_reports_compare() {
    let folder = Folder::new("recordings");
    let (a, b) = ("traces/linux-6.12-dmabuf-heap.ftrace", "traces/linux-7.2-dmabuf-heap.ftrace");
    let live = json(&["compare", a, b, "--format", "json"]);
    assert!(live["rows"].as_array().unwrap().len() > 7);
    let saved: Vec<String> = [a, b]
        .iter()
        .enumerate()
        .map(|(n, trace)| {
            let path = folder.path(&format!("{n}.json"));
            fine(&["report", trace, "--format", "json", "--output", &path]);
            path
        })
        .collect();
    let from_saved = json(&["compare", &saved[0], &saved[1], "--format", "json"]);
    let medians = |c: &Value| {
        let rows = c["rows"].as_array().unwrap().iter();
        rows.filter(|row| row["metric"] == "median").map(|r| r["before_ns"].clone()).collect()
    };
    let (left, right): (Vec<Value>, Vec<Value>) = (medians(&live), medians(&from_saved));
    assert_eq!(left, right);
}

#[test]
fn bad_inputs_are_named_and_leave_nothing_behind() {
    let folder = Folder::new("bad");
    let empty = folder.write("empty", "");
    let binary = folder.write("binary", [0x7f, b'E', b'L', b'F', 0, 0, 0, 1].repeat(100));
    let prose = folder.write("prose", "There is no event in here.\n");
    let directory = folder.path("");
    let out = folder.path("out");
    for command in ["report", "check", "import"] {
        refused(&[command, &empty], 65, "empty");
        refused(&[command, &binary], 65, "binary");
        refused(&[command, &prose], 65, "no CMA event");
        refused(&[command, &directory], 66, "directory");
        refused(&[command, "/no/such/file"], 66, "/no/such/file: No such file");
        refused(&[command, &empty, "--output", &out], 65, "empty");
    }
    refused(&["replay", &empty], 65, "cma-workload 1");
    refused(&["replay", &binary], 65, "NUL");
    refused(&["replay", &prose], 65, ":1:1: ");
    refused(&["replay", &directory], 66, "directory");
    assert!(!Path::new(&out).exists());
    let left = fs::read_dir(&folder.0).unwrap().count();
    assert_eq!(left, 3, "only the inputs");
}

#[test]
fn faults_of_a_workload_name_line_and_column() {
    let folder = Folder::new("faults");
    let head = "cma-workload 1\narea a base=0 pages=64\n";
    for (line, complaint) in [
        ("aloc 1 a count=1 align=0", "3:1: unknown word `aloc`"),
        ("alloc 1 a align=0", "count"),
        ("alloc 1 a count=0 align=0", "count=0"),
        ("alloc 1 a count=1 align=64", "align=64"),
        ("alloc 1 a count=x align=0", "count=x"),
        ("alloc 1 b count=1 align=0", "`b`"),
        ("release 9", "`9`"),
        ("alloc 1 a count=1 align=0\nalloc 1 a count=1 align=0", "4:7"),
        ("area b base=32 pages=64", "overlap"),
        ("area b base=0xffffffffffffffff pages=2", "2^64"),
        ("range base=16 pages=4", "overlap"),
        ("area b base=99 pages=0", "pages=0"),
    ] {
        let path = folder.write("w.wl", format!("{head}{line}\n"));
        refused(&["replay", &path], 65, complaint);
        refused(&["check", &path], 65, "w.wl:");
    }
}

#[test]
fn bad_arguments_are_usage_errors() {
    for args in [
        &["replay", "workloads/camera.wl", "--finder", "nope"][..],
        &["replay", "workloads/camera.wl", "--rounds", "0"],
        &["replay", "workloads/camera.wl", "--kernel", "3.0"],
        &["replay", "workloads/camera.wl", "workloads/churn.wl", "--chrome", "x"],
        &["report"],
        &["report", "x", "--format", "xml"],
        &["compare", "one"],
        &["compare", "--before", "classic"],
        &["import", "x", "--area", "a,base=1"],
        &["generate", "nope"],
        &["generate", "churn", "--occupancy", "101"],
        &["nonsense"],
    ] {
        let out = cmasim(args);
        assert_eq!(out.status.code(), Some(2), "{args:?}: {}", text(&out.stderr));
    }
    assert!(!root().join("x").exists());
}

#[test]
fn a_full_disk_is_exit_code_74() {
    if !Path::new("/dev/full").exists() {
        crate::testing::skipped("there is no /dev/full");
        return;
    }
    let workload = "workloads/dmabuf-heap.wl";
    for args in [
        &["replay", workload, "--output", "/dev/full"][..],
        &["report", "traces/linux-6.1-dmabuf-heap.ftrace", "--output", "/dev/full"],
        &["import", "traces/linux-6.1-dmabuf-heap.ftrace", "-o", "/dev/full"],
        &["generate", "camera", "--output", "/dev/full"],
    ] {
        refused(args, 74, "/dev/full: No space left on device");
    }
    refused(&["generate", "camera", "--output", "/no/such/folder/f"], 74, "/no/such/folder/f");
    // What was measured stands although the trace of it could not be written.
    for trace in ["--chrome", "--ftrace"] {
        let out = cmasim(&["replay", workload, trace, "/dev/full"]);
        assert_eq!(out.status.code(), Some(74), "{trace}");
        assert!(text(&out.stderr).contains("/dev/full: No space left on device"), "{trace}");
        assert!(text(&out.stdout).contains("262 succeeded"), "{trace}");
    }
}

#[test]
fn an_interrupt_leaves_valid_files_and_exit_code_130() {
    let folder = Folder::new("interrupt");
    let workload = folder.path("long.wl");
    fine(&["generate", "churn", "--ops", "300000", "--output", &workload]);
    let (chrome, ftrace) = (folder.path("c.json"), folder.path("f.txt"));
    let child = Command::new(env!("CARGO_BIN_EXE_cmasim"))
        .args(["replay", &workload, "--chrome", &chrome, "--ftrace", &ftrace])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // The traced pass is under way once its output stands beside its place.
    let started = || fs::read_dir(&folder.0).unwrap().count() > 1;
    while !started() {
        std::thread::yield_now();
    }
    let pid = child.id().to_string();
    let killed = Command::new("kill").args(["-INT", &pid]).status().unwrap();
    assert!(killed.success());
    let out = child.wait_with_output().unwrap();
    assert_eq!(out.status.code(), Some(130));
    serde_json::from_slice::<Value>(&fs::read(&chrome).unwrap()).unwrap();
    let events = fs::read_to_string(&ftrace).unwrap();
    assert!(events.lines().last().unwrap_or_default().contains("cma_"), "whole lines only");
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 3, "no temporary file is left");
}

#[test]
fn a_16_gib_area_and_a_million_operations_fit_in_200_mib() {
    let folder = Folder::new("memory");
    let workload = folder.path("big.wl");
    let size = ["--pages", "4194304", "--ops", "1000000"];
    fine(&[&["generate", "churn", "--output", &workload][..], &size].concat());
    let out = Command::new("sh")
        .arg("-c")
        .arg("ulimit -v 204800; exec \"$0\" replay \"$1\" --finder adaptive --format csv")
        .args([env!("CARGO_BIN_EXE_cmasim"), &workload])
        // The C library would set addresses aside for each thread, which are not memory.
        .env("MALLOC_ARENA_MAX", "1")
        .output()
        .unwrap();
    assert!(out.status.success(), "{}", text(&out.stderr));
    assert!(text(&out.stdout).starts_with("pages,n,"));
}

#[test]
fn a_reader_that_hangs_up_is_no_error() {
    let command = format!(
        "{} report traces/linux-7.2-odd-4tasks.ftrace --format csv | head -n 1",
        env!("CARGO_BIN_EXE_cmasim")
    );
    let out = Command::new("sh").args(["-c", &command]).current_dir(root()).output().unwrap();
    assert!(out.status.success());
    assert_eq!(text(&out.stderr), "");
}

#[test]
fn help_completions_and_manual_come_from_one_definition() {
    assert!(fine(&["--help"]).contains("Exit codes:"));
    assert!(fine(&["completions", "bash"]).contains("replay"));
    assert!(fine(&["man"]).contains("cmasim"));
    assert!(fine(&["finders"]).contains("last-bit"));
    assert!(fine(&["--version"]).starts_with("cmasim "));
}
