//! `tools/capture-cma` on made-up tracefs, debugfs and sysfs folders, under every shell that is here.
//!
//! Plain files keep what is written to them, so a test sees each setting; a recorded command stands
//! in for the kernel and writes into `trace`.

#![allow(clippy::unwrap_used, clippy::print_stderr)]

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tools/capture-cma");
const EVENT: &str = "x-1 [000] ..... 1.000001: cma_alloc_start: name=reserved count=1 align=0";

/// A folder that holds a device's pseudo file systems, a `bin` in front of PATH, and the outputs.
struct Device {
    root: PathBuf,
    shell: Vec<&'static str>,
}

/// How a run of the script ended.
struct Ended {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

impl Device {
    fn new(test: &str, shell: &[&'static str]) -> Device {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("capture")
            .join(format!("{test}-{}", shell.join("-")));
        let _ = fs::remove_dir_all(&root);
        let device = Device { root, shell: shell.to_vec() };
        fs::create_dir_all(device.root.join("bin")).unwrap();
        device.tracefs("t");
        device
    }

    /// Makes a tracefs with the CMA events, all off, another clock and another size.
    fn tracefs(&self, folder: &str) {
        for (file, text) in [
            ("tracing_on", "1"),
            ("trace_clock", "[local] global counter mono mono_raw"),
            ("buffer_size_kb", "7 (expanded: 1408)"),
            ("trace", "of another user"),
            ("events/cma/enable", "0"),
            ("events/cma/cma_alloc_start/enable", "0"),
        ] {
            self.write(&format!("{folder}/{file}"), text);
        }
    }

    fn write(&self, file: &str, text: &str) {
        let path = self.root.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, format!("{text}\n")).unwrap();
    }

    /// Puts a program in front of PATH.
    fn program(&self, name: &str, body: &str) {
        let path = self.root.join("bin").join(name);
        fs::write(&path, format!("#!/bin/sh\n{body}\n")).unwrap();
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
    }

    fn read(&self, file: &str) -> String {
        fs::read_to_string(self.root.join(file)).unwrap_or_else(|e| format!("{file}: {e}"))
    }

    /// Returns what the main buffer is set to: tracing on, clock, size, events.
    fn settings(&self) -> [String; 4] {
        ["tracing_on", "trace_clock", "buffer_size_kb", "events/cma/enable"]
            .map(|file| self.read(&format!("t/{file}")).trim().to_owned())
    }

    fn outputs(&self) -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(&self.root)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| name.starts_with("out"))
            .collect();
        names.sort();
        names
    }

    fn start(&self, args: &[&str]) -> Child {
        let path = format!("{}/bin:{}", self.root.display(), std::env::var("PATH").unwrap());
        Command::new(self.shell[0])
            .args(&self.shell[1..])
            .arg(SCRIPT)
            .args(["-o", "out", "--debugfs", "d", "--sysfs", "s"])
            .args(args)
            .current_dir(&self.root)
            .env("PATH", path)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    }

    fn run(&self, args: &[&str]) -> Ended {
        end(self.start(args))
    }

    /// Runs over the made-up tracefs and records `command`, a line of shell.
    fn record(&self, command: &str) -> Ended {
        self.run(&["--tracefs", "t", "--", "sh", "-c", command])
    }

    #[track_caller]
    fn check_put_back(&self) {
        assert_eq!(self.settings(), ["1", "local", "7", "0"]);
    }
}

fn end(child: Child) -> Ended {
    let output = child.wait_with_output().unwrap();
    Ended {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs `check` under `sh` and each of the small shells that is installed.
fn under_every_shell(test: &str, check: impl Fn(&Device)) {
    for shell in [&["sh"][..], &["dash"], &["busybox", "sh"], &["mksh"], &["bash", "--posix"]] {
        let mut probe = Command::new(shell[0]);
        probe.args(&shell[1..]).args(["-c", "exit 0"]);
        if probe.output().is_ok_and(|output| output.status.success()) {
            check(&Device::new(test, shell));
        } else {
            eprintln!("skipped: {} is not installed", shell.join(" "));
        }
    }
}

/// Sends a signal by its short name.
fn signal(child: &Child, name: &str) {
    let sent = Command::new("kill").args(["-s", name, &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
}

/// A signal that was ignored when the tests were started cannot be trapped by a shell.
fn can_trap(name: &str) -> bool {
    let script = format!("trap 'exit 3' {name}; kill -s {name} $$; exit 0");
    let trapped = Command::new("sh").args(["-c", &script]).status().unwrap().code() == Some(3);
    if !trapped {
        eprintln!("skipped: the tests run with {name} ignored");
    }
    trapped
}

#[test]
fn a_command_is_recorded_and_every_setting_put_back() {
    under_every_shell("record", |device| {
        let seen = "cat t/tracing_on t/trace_clock t/buffer_size_kb t/events/cma/enable t/trace";
        let ended = device.record(&format!("{seen}; echo '{EVENT}' >>t/trace"));
        assert_eq!(ended.code, Some(0), "{}", ended.stderr);
        assert_eq!(ended.stdout, "1\nmono\n8192\n1\n");
        device.check_put_back();
        assert_eq!(device.outputs(), ["out.areas", "out.ftrace"]);
        let text = device.read("out.ftrace");
        let (comments, events): (Vec<_>, Vec<_>) = text.lines().partition(|l| l.starts_with('#'));
        assert_eq!(events, [EVENT]);
        for (line, key) in comments.iter().zip(["kernel", "date", "clock: mono", "recorded with"]) {
            assert!(line.starts_with(&format!("# {key}")), "{line}");
        }
        assert_eq!(comments.len(), 4);
    });
}

#[test]
fn a_failing_command_leaves_its_status_and_whole_outputs() {
    under_every_shell("failing", |device| {
        let ended = device.record(&format!("echo '{EVENT}' >>t/trace; exit 7"));
        assert_eq!(ended.code, Some(7));
        assert!(ended.stderr.contains("the command ended with status 7"), "{}", ended.stderr);
        device.check_put_back();
        assert_eq!(device.outputs(), ["out.areas", "out.ftrace"]);
        assert!(device.read("out.ftrace").contains(EVENT));
    });
}

#[test]
fn a_signal_ends_the_command_and_what_was_recorded_is_written() {
    for (name, code) in [("INT", 130), ("TERM", 143), ("HUP", 129)] {
        if !can_trap(name) {
            continue;
        }
        under_every_shell(name, |device| {
            let command = format!("echo '{EVENT}' >>t/trace; echo ready; exec sleep 1000");
            let mut child = device.start(&["--tracefs", "t", "--", "sh", "-c", &command]);
            let mut ready = [0; 6];
            child.stdout.as_mut().unwrap().read_exact(&mut ready).unwrap();
            signal(&child, name);
            let ended = end(child);
            assert_eq!(ended.code, Some(code), "{}", ended.stderr);
            device.check_put_back();
            assert_eq!(device.outputs(), ["out.areas", "out.ftrace"]);
            assert!(device.read("out.ftrace").contains(EVENT));
        });
    }
}

#[test]
fn without_a_duration_a_signal_is_the_normal_end() {
    under_every_shell("endless", |device| {
        let mut child = device.start(&["--tracefs", "t"]);
        let mut line = String::new();
        BufReader::new(child.stderr.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.contains("Ctrl-C ends it"), "{line}");
        // Its messages go nowhere from here on, as under `| head -1`.
        signal(&child, "TERM");
        assert_eq!(end(child).code, Some(0));
        device.check_put_back();
        assert_eq!(device.outputs(), ["out.areas", "out.ftrace"]);
    });
}

#[test]
fn a_duration_ends_by_itself_and_no_event_is_said() {
    under_every_shell("timed", |device| {
        let ended = device.run(&["--tracefs", "t", "-d", "0"]);
        assert_eq!(ended.code, Some(0));
        assert!(ended.stderr.contains("no CMA event was recorded"), "{}", ended.stderr);
        device.check_put_back();
    });
}

#[test]
fn what_cannot_be_recorded_is_refused_before_anything_is_set() {
    let device = Device::new("refused", &["sh"]);
    device.write("empty/events/sched/enable", "0");
    for (args, code, words) in [
        (&["--tracefs", "nowhere"][..], 69, "no tracefs in nowhere"),
        (&["--tracefs", "empty"], 69, "no CMA events in empty/events"),
        (&["--tracefs", "t", "-o", "no/such/folder/x"], 74, "cannot write beside"),
        (&["--tracefs", "t", "--"], 2, "no command after --"),
        (&["--tracefs", "t", "--", "no-such-program"], 2, "command not found: no-such-program"),
        (&["--tracefs", "t", "-d", "1", "--", "true"], 2, "either -d SECONDS or -- COMMAND"),
        (&["--tracefs", "t", "-d", "soon"], 2, "not soon"),
        (&["--tracefs", "t", "-b", "0"], 2, "not 0"),
        (&["--tracefs", "t", "--with", "perf"], 2, "not perf"),
        (&["--tracefs"], 2, "--tracefs needs a value"),
        (&["now"], 2, "unknown argument now"),
    ] {
        let ended = device.run(args);
        assert_eq!(ended.code, Some(code), "{args:?}: {}", ended.stderr);
        assert!(ended.stderr.contains(words), "{args:?}: {}", ended.stderr);
    }
    assert_eq!(device.settings()[1], "[local] global counter mono mono_raw");
    assert_eq!(device.read("t/trace"), "of another user\n");
    assert_eq!(device.outputs(), [""; 0]);
    device.program("id", "echo 1000");
    let ended = device.run(&["--tracefs", "nowhere"]);
    assert_eq!((ended.code, ended.stderr.contains("run as root")), (Some(77), true));
}

#[test]
fn events_and_cpu_buffers_that_differ_are_put_back_one_by_one() {
    under_every_shell("differ", |device| {
        for (file, text) in [
            ("events/cma/enable", "X"),
            ("events/cma/cma_release/enable", "1"),
            ("buffer_size_kb", "X"),
            ("per_cpu/cpu0/buffer_size_kb", "7 (expanded: 1408)"),
            ("per_cpu/cpu1/buffer_size_kb", "64"),
        ] {
            device.write(&format!("t/{file}"), text);
        }
        let all = "echo 1 | tee t/events/cma/*/enable; echo 9 | tee t/per_cpu/*/buffer_size_kb";
        assert_eq!(device.record(all).code, Some(0));
        for (file, text) in [
            ("events/cma/cma_alloc_start/enable", "0\n"),
            ("events/cma/cma_release/enable", "1\n"),
            ("per_cpu/cpu0/buffer_size_kb", "7\n"),
            ("per_cpu/cpu1/buffer_size_kb", "64\n"),
        ] {
            assert_eq!(device.read(&format!("t/{file}")), text, "{file}");
        }
    });
}

#[test]
fn an_instance_of_its_own_leaves_the_main_buffer_alone() {
    let device = Device::new("instance", &["sh"]);
    device.tracefs("template");
    fs::create_dir(device.root.join("t/instances")).unwrap();
    let mkdir =
        "case $1 in */instances/*) exec cp -R template \"$1\" ;; esac\nexec /bin/mkdir \"$@\"";
    device.program("mkdir", mkdir);
    device.program("rmdir", "exec rm -r \"$1\"");
    let seen = "cat t/instances/*/trace_clock t/instances/*/events/cma/enable";
    let ended = device.record(&format!("{seen}; echo '{EVENT}' >>\"$(echo t/instances/*/trace)\""));
    assert_eq!((ended.code, ended.stdout.as_str()), (Some(0), "mono\n1\n"), "{}", ended.stderr);
    assert!(device.read("out.ftrace").ends_with(&format!("{EVENT}\n")));
    assert_eq!(device.read("t/trace"), "of another user\n");
    assert_eq!(device.settings()[1], "[local] global counter mono mono_raw");
    assert_eq!(fs::read_dir(device.root.join("t/instances")).unwrap().count(), 0);
}

#[test]
fn overwritten_and_lost_events_are_said() {
    let device = Device::new("lost", &["sh"]);
    let header = "# entries-in-buffer/entries-written: 90/100   #P:2";
    let ended = device.record(&format!("echo '{header}' >t/trace; echo '{EVENT}' >>t/trace"));
    assert!(ended.stderr.contains("10 events were overwritten"), "{}", ended.stderr);
    let ended =
        device.record(&format!("echo 'CPU:1 [LOST 4 EVENTS]' >t/trace; echo '{EVENT}' >>t/trace"));
    assert!(ended.stderr.contains("events were lost"), "{}", ended.stderr);
}

const TRACE_CMD: &str = r#"
echo "$1" "$2" "$3" "$4" "$5" >>calls
case $1 in
record)
    shift
    while :; do
        case $1 in
        -o) out=$2 ;;
        -C | -e | -b) ;;
        *) break ;;
        esac
        shift 2
    done
    echo 'CPU0 data recorded at offset'
    "$@"
    echo data >"$out"
    ;;
report) cat events ;;
esac
"#;

#[test]
fn trace_cmd_records_where_it_is_installed() {
    under_every_shell("trace-cmd", |device| {
        device.program("trace-cmd", TRACE_CMD);
        device.write("events", EVENT);
        let args = ["--with", "trace-cmd", "--tracefs", "t", "--", "sh", "-c", "echo mine; exit 3"];
        let ended = device.run(&args);
        assert_eq!(ended.code, Some(3), "{}", ended.stderr);
        assert_eq!(ended.stdout, "mine\n");
        assert!(ended.stderr.contains("CPU0 data recorded"), "{}", ended.stderr);
        let calls = device.read("calls");
        assert!(calls.starts_with("record -C mono -e cma\nreport -t -i out.part."), "{calls}");
        let text = device.read("out.ftrace");
        assert!(text.contains("# recorded with: trace-cmd\n") && text.contains(EVENT), "{text}");
        device.check_put_back();
        assert_eq!(device.outputs(), ["out.areas", "out.ftrace"]);
    });
}

#[test]
fn a_signal_lets_trace_cmd_finish_its_file() {
    under_every_shell("trace-cmd-term", |device| {
        device.program("trace-cmd", TRACE_CMD);
        device.write("events", EVENT);
        let command = "echo ready; exec sleep 1000";
        let mut child =
            device.start(&["--with", "trace-cmd", "--tracefs", "t", "--", "sh", "-c", command]);
        child.stdout.as_mut().unwrap().read_exact(&mut [0; 6]).unwrap();
        signal(&child, "TERM");
        assert_eq!(end(child).code, Some(143));
        assert!(device.read("out.ftrace").contains(EVENT));
        device.check_put_back();
    });
}

#[test]
fn a_trace_cmd_that_fails_leaves_nothing_and_says_so() {
    let device = Device::new("trace-cmd-fails", &["sh"]);
    device.program("trace-cmd", "exit 4");
    let ended = device.run(&["--with", "trace-cmd", "--tracefs", "t", "--", "true"]);
    assert_eq!(ended.code, Some(69));
    for words in ["trace-cmd record failed (status 4)", "--with tracefs", "were not written"] {
        assert!(ended.stderr.contains(words), "{}", ended.stderr);
    }
    device.check_put_back();
    assert_eq!(device.outputs(), [""; 0]);
}

/// Records with the given files in place; `out.areas` must have these lines, and no other arguments.
#[track_caller]
fn check_areas(test: &str, files: &[(&str, &str)], lines: &[&str], said: &str) {
    let device = Device::new(test, &["sh"]);
    for (file, text) in files {
        device.write(file, text);
    }
    let ended = device.record("true");
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    assert!(ended.stderr.contains(said), "{}", ended.stderr);
    let areas = device.read("out.areas");
    for line in lines {
        assert!(areas.lines().any(|l| l == *line), "no {line:?} in\n{areas}");
    }
    let arguments = |text: &&str| text.starts_with("--area");
    let expected = lines.iter().copied().filter(arguments).count();
    assert_eq!(areas.lines().filter(arguments).count(), expected, "{areas}");
    assert_eq!(areas.lines().last(), Some("# end"));
}

#[test]
fn areas_come_from_either_generation_of_debugfs() {
    check_areas(
        "debugfs-old",
        &[
            ("d/cma/cma-linux,cma/count", "32768"),
            ("d/cma/cma-linux,cma/order_per_bit", "0"),
            ("d/cma/cma-linux,cma/base_pfn", "47616"),
            ("d/cma/cma-linux,cma/bitmap", "4294967295 3 0"),
            ("d/cma/cma-linux,cma/used", "34"),
        ],
        &[
            "--area linux,cma,base=0xba00,pages=32768,order_per_bit=0",
            "# linux,cma bitmap at start: 4294967295 3 0",
            "# linux,cma bitmap at end: 4294967295 3 0",
            "# linux,cma used at end: 34",
        ],
        "",
    );
    check_areas(
        "debugfs-new",
        &[
            ("d/cma/cma-x/count", "16384"),
            ("d/cma/cma-x/order_per_bit", "0"),
            ("d/cma/cma-x/ranges/0/base_pfn", "244224"),
            ("d/cma/cma-x/ranges/0/bitmap", "1 2"),
        ],
        &[
            "--area cma-x,base=0x3ba00,pages=16384,order_per_bit=0",
            "# cma-x range 0 bitmap at start: 1 2",
        ],
        "",
    );
    check_areas(
        "unnamed",
        &[
            ("d/cma/cma1\n/count", "512"),
            ("d/cma/cma1\n/order_per_bit", "0"),
            ("d/cma/cma1\n/ranges/0/base_pfn", "512"),
            ("s/kernel/mm/cma/cma1\n/total_pages", "512"),
        ],
        &["--area cma1,base=0x200,pages=512,order_per_bit=0", "# cma1 total_pages at end: 512"],
        "",
    );
    check_areas(
        "no-base",
        &[("d/cma/x/count", "512"), ("d/cma/x/order_per_bit", "0")],
        &["# x: pages=512, but its base is not shown; cmasim infers it from the trace"],
        "",
    );
}

#[test]
fn ranges_get_their_pages_from_their_bitmaps_where_these_are_exact() {
    let words = |n: usize| vec!["0"; n].join(" ");
    let two = |count: &'static str, first: &str, second: &str| {
        [
            ("d/cma/hugetlb0/count", count.to_owned()),
            ("d/cma/hugetlb0/order_per_bit", "9".to_owned()),
            ("d/cma/hugetlb0/ranges/0/base_pfn", "2359296".to_owned()),
            ("d/cma/hugetlb0/ranges/0/bitmap", first.to_owned()),
            ("d/cma/hugetlb0/ranges/1/base_pfn", "1835008".to_owned()),
            ("d/cma/hugetlb0/ranges/1/bitmap", second.to_owned()),
        ]
    };
    let check = |test: &str, files: &[(&str, String)], lines: &[&str], said: &str| {
        let files: Vec<_> = files.iter().map(|(file, text)| (*file, text.as_str())).collect();
        check_areas(test, &files, lines, said);
    };
    check(
        "two-ranges",
        &two("786432", &words(32), &words(16)),
        &["--area hugetlb0,range=0x240000+524288,range=0x1c0000+262144,order_per_bit=9"],
        "",
    );
    check(
        "two-ranges-unknown",
        &two("781312", &words(32), &words(16)),
        &[
            "# hugetlb0: the pages of each range cannot be known, their sum is 781312; fill them in:",
            "# --area hugetlb0,range=0x240000+PAGES,range=0x1c0000+PAGES,order_per_bit=9",
        ],
        "hugetlb0: the pages of each of its ranges cannot be known",
    );
}

#[test]
fn without_debugfs_sysfs_tells_the_size_only() {
    check_areas(
        "sysfs",
        &[
            ("s/kernel/mm/cma/reserved/total_pages", "16384"),
            ("s/kernel/mm/cma/reserved/available_pages", "16000"),
            ("s/kernel/mm/cma/older/alloc_pages_success", "9"),
        ],
        &[
            "# --area reserved,base=PFN,pages=16384,order_per_bit=ORDER",
            "# reserved available_pages at start: 16000",
            "# --area older,base=PFN,pages=unknown,order_per_bit=ORDER",
            "# older alloc_pages_success at end: 9",
        ],
        "no areas in d/cma",
    );
    let nothing = "# no areas in debugfs or sysfs; cmasim infers base and size from the trace";
    check_areas("no-areas", &[], &[nothing], "no areas in d/cma");
}

#[test]
fn shellcheck_finds_nothing() {
    match Command::new("shellcheck").args(["-s", "sh", SCRIPT]).output() {
        Ok(output) => {
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout))
        }
        Err(_) => eprintln!("skipped: shellcheck is not installed"),
    }
}
