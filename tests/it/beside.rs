//! What lies beside a trace: areas, their maps before and after, the boot log, the user's word.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// 55,705 of 65,536 pages were in use before it, on a kernel that tells the counts.
const AGED: &str = "linux-7.2-amd64-heap85-aged";

/// An empty folder of a test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("beside").join(name);
    let _absent = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn cmasim(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cmasim"));
    command.args(args).current_dir(ROOT).stdin(Stdio::null()).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Runs a command, checks its exit code, and returns both of its streams.
#[track_caller]
fn run(args: &[&str], code: i32) -> (String, String) {
    let out = cmasim(args);
    let (stdout, stderr) = (text(&out.stdout), text(&out.stderr));
    assert_eq!(out.status.code(), Some(code), "{args:?}: {stderr}{stdout}");
    (stdout, stderr)
}

#[track_caller]
fn check(args: &[&str], code: i32) -> Value {
    let args = [&["check", "--format", "json"], args].concat();
    serde_json::from_str(&run(&args, code).0).unwrap()
}

/// Copies a capture to a folder without what lies beside it.
fn alone(folder: &Path, capture: &str) -> String {
    let copy = folder.join(capture);
    fs::copy(format!("{ROOT}/traces/{capture}"), &copy).unwrap();
    copy.to_str().unwrap().into()
}

fn warnings(check: &Value) -> String {
    check["warnings"].to_string()
}

#[test]
fn the_maps_beside_a_trace_are_taken_and_said_and_the_end_is_the_kernels_own() {
    for (capture, attempts, used) in [
        ("linux-7.2-amd64-stock-dmabuf-heap", 262, 32),
        (AGED, 262, 55_705),
        ("linux-7.2-hugetlb-capture-cma", 11, 264_380),
    ] {
        let trace = format!("traces/{capture}.ftrace.gz");
        let (stdout, stderr) = run(&["check", &trace, "--format", "json"], 0);
        let check: Value = serde_json::from_str(&stdout).unwrap();
        assert!(stderr.contains("since it lies beside"), "{stderr}");
        assert_eq!(check["agree"], attempts, "{capture}");
        assert_eq!(check["areas"][0]["used"], used, "{capture}");
        let end = &check["end_maps"][0];
        let differs = [&end["only_by_events"], &end["only_in_map"], &end["unknown"]];
        assert!(differs.iter().all(|count| **count == 0), "{capture}: {end}");
        assert!(!warnings(&check).contains("no place"), "{check}");
    }
}

#[test]
fn an_import_with_the_map_is_as_full_as_the_device_and_without_it_says_what_is_missing() {
    let folder = folder("import");
    let (full, emptier) = (folder.join("full.wl"), folder.join("emptier.wl"));
    let [full, emptier] = [&full, &emptier].map(|path| path.to_str().unwrap());
    let trace = format!("traces/{AGED}.ftrace.gz");
    run(&["import", &trace, "-o", full], 0);
    let workload = fs::read_to_string(full).unwrap();
    let used = workload.lines().filter(|line| line.starts_with("used "));
    let count = |line: &str| line.rsplit_once("count=").unwrap().1.parse::<u64>().unwrap();
    assert_eq!(used.map(count).sum::<u64>(), 55_705);
    assert!(!workload.contains("unplaced"), "nothing is missing");

    let alone = alone(&folder, &format!("{AGED}.ftrace.gz"));
    let (_, stderr) = run(&["import", &alone, "-o", emptier], 0);
    let missing = "52846 of 55705 pages in use before the trace have no place";
    assert!(stderr.contains(missing), "{stderr}");
    let workload = fs::read_to_string(emptier).unwrap();
    assert!(workload.contains(missing) && workload.contains(" unplaced=52846\n"));

    let compare = ["compare", "--before", "classic", "--after", "last-bit", "--rounds", "1"];
    for input in [emptier, &alone] {
        let (_, stderr) = run(&[&compare[..], &[input]].concat(), 65);
        assert!(stderr.contains("52846 pages") && stderr.contains("--unplaced-free"), "{stderr}");
        let all_the_same = [&compare[..], &[input, "--unplaced-free", "--format", "json"]].concat();
        let comparison: Value = serde_json::from_str(&run(&all_the_same, 0).0).unwrap();
        assert!(comparison["warnings"][0].as_str().unwrap().contains("emptier"), "{comparison}");
    }
    let areas = format!("traces/{AGED}.areas");
    run(&[&compare[..], &[&alone, "--areas", &areas]].concat(), 0);
}

#[test]
fn maps_of_another_moment_or_area_are_not_used_and_it_is_said_why() {
    let folder = folder("contradict");
    let trace = alone(&folder, "linux-7.2-amd64-stock-dmabuf-heap.ftrace.gz");
    let areas =
        fs::read_to_string(format!("{ROOT}/traces/linux-7.2-amd64-stock-dmabuf-heap.areas"));
    let areas = areas.unwrap();
    let told = folder.join("told.areas");
    let told = told.to_str().unwrap();
    for (from, to, code, words) in [
        ("bitmap at start: 4294967295", "bitmap at start: 4294967293", 0, "31 pages are in use"),
        ("# end", "# settled at start: no\n# end", 0, "pages changed hands after it"),
        ("# end", "# settled at end: no\n# end", 0, "pages changed hands before it"),
        ("bitmap at end: 4294967295", "bitmap at end: 4294967294", 0, "another moment"),
    ] {
        let changed = areas.replacen(from, to, 1);
        assert_ne!(changed, areas, "{from}");
        fs::write(told, changed).unwrap();
        let check = check(&[&trace, "--areas", told], code);
        assert!(check.to_string().contains(words) || words == "another moment", "{words}: {check}");
        assert_eq!(check["disagree"], 0, "{words}: {check}");
        let shown = run(&["check", &trace, "--areas", told], code).0;
        assert!(shown.contains(words), "{words}: {shown}");
    }
    fs::write(told, areas.replacen("pages=65536", "pages=65504", 1)).unwrap();
    let (_, stderr) = run(&["check", &trace, "--areas", told], 65);
    assert!(stderr.contains("2048 words; expected 2047"), "{stderr}");
    // Where the map is surely of the last moment, something is wrong.
    let settled = areas.replace("bitmap at end: 4294967295", "bitmap at end: 4294967294");
    fs::write(told, settled.replace("# end", "# settled at end: yes\n# end")).unwrap();
    let check = check(&[&trace, "--areas", told], 1);
    let end = &check["end_maps"][0];
    assert_eq!([&end["only_by_events"], &end["first_pfn"]], [1, 0x1f800], "{end}");
}

#[test]
fn a_boot_log_tells_places_and_the_user_what_is_in_use_at_the_base() {
    let folder = folder("boot");
    let trace = alone(&folder, "linux-6.12-arm64-16k-v4l2-camera-1task.ftrace.gz");
    let before = check(&[&trace], 0);
    assert_eq!(before["agree"], 335);
    let name = before["areas"][0]["name"].as_str().unwrap();
    let base = before["areas"][0]["base_pfn"].as_u64().unwrap();
    let log = folder.join("boot.log");
    let log = log.to_str().unwrap();
    // A log tells bytes; the windows tell how large the pages are.
    let line = format!("[    0.000000] cma: Reserved 512 MiB at {:#018x}\n", base << 14);
    fs::write(log, line).unwrap();
    let told = check(&[&trace, "--areas", log], 0);
    assert_eq!(told["areas"][0]["total_pages"], (512 << 20) >> 14);
    let used = check(&[&trace, "--used-before", &format!("{name}=8")], 0);
    assert_eq!((&used["agree"], &used["disagree"]), (&before["agree"], &before["disagree"]));
    assert!(warnings(&used).contains("8 pages are told to be in use"), "{used}");
    for (args, code, words) in [
        (["--used-before", "nobody=8"], 2, "does not name"),
        (["--used-before", "x"], 2, "--used-before"),
        (["--areas", "/no/such.areas"], 66, "/no/such.areas"),
        (["--areas", "workloads/holes.wl"], 65, "a file of areas or a boot log"),
    ] {
        let (_, stderr) = run(&["check", &trace, args[0], args[1]], code);
        assert!(stderr.contains(words), "{args:?}: {stderr}");
    }
}
