//! Finders in C that do what they must not: whatever it is, the command says so, ends with 65 and
//! leaves nothing behind. Skipped, with a note, without a compiler.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const KIT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tools/c-finder");
const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Calls of the function before it is used: each question of the check is asked twice.
const CHECK: u32 = 2 * 4800;

/// The function under attack counts its calls and then does as it should.
const FRAME: &str = "
static unsigned long calls;
#define FINDER(name) unsigned long name(unsigned long *map, unsigned long size, \
    unsigned long start, unsigned int nr, unsigned long mask, unsigned long offset)
static FINDER(good)
{
    unsigned long first, taken;
    for (;; start = taken + 1) {
        first = __ALIGN_MASK(find_next_zero_bit(map, size, start) + offset, mask) - offset;
        if (first + nr > size)
            return size;
        taken = find_next_bit(map, first + nr, first);
        if (taken >= first + nr)
            return first;
    }
}
";

/// Returns an empty folder of the test's own.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hostile").join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn can_build() -> bool {
    let found = Command::new("cc").arg("--version").output().is_ok_and(|o| o.status.success());
    if !found {
        crate::testing::skipped("needs cc");
    }
    found
}

/// Builds a library whose function first does `body`; `outside` stands before it.
fn build(folder: &Path, outside: &str, body: &str) -> String {
    let (source, library) = (folder.join("finder.c"), folder.join("finder.so"));
    let function = format!(
        "FINDER(bitmap_find_next_zero_area_off)\n{{\n    calls++;\n    {body}\n    \
         return good(map, size, start, nr, mask, offset);\n}}\n"
    );
    fs::write(&source, format!("{FRAME}{outside}\n{function}")).unwrap();
    let built = Command::new("cc")
        .args(["-std=gnu11", "-O1", "-fwrapv", "-fno-strict-aliasing", "-fPIC", "-shared"])
        .args(
            ["stdio.h", "stdlib.h", "unistd.h", "signal.h", "fcntl.h"]
                .map(|h| format!("-include{h}")),
        )
        .arg(format!("-include{KIT}/cmasim-kernel.h"))
        .args([source.as_os_str(), "-o".as_ref(), library.as_os_str()])
        .output()
        .unwrap();
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    format!("c:{}", library.display())
}

/// The commands that take a finder, with outputs in `folder` where they have some.
fn commands(finder: &str, folder: &Path) -> Vec<Vec<OsString>> {
    let workload = format!("{ROOT}/workloads/dmabuf-heap.wl");
    let trace = format!("{ROOT}/traces/linux-7.2-dmabuf-heap.ftrace");
    let [chrome, answer] = ["chrome.json", "answer.json"].map(|name| folder.join(name));
    let [chrome, answer] = [chrome, answer].map(|path| path.display().to_string());
    [
        &["compare", "--before", "classic", "--after", finder, "--rounds", "3", &workload][..],
        &[
            "compare", "--before", finder, "--after", "adaptive", "--rounds", "3", "--output",
            &answer,
        ],
        &["replay", &workload, "--finder", finder, "--chrome", &chrome, "--format", "json"],
        &["replay", &workload, "--finder", finder, "--clock", "model", "--rounds", "3"],
        &["check", &trace, "--finder", finder, "--format", "json"],
        &["check", &workload, "--finder", finder],
        &["bench", "find-bit", "--quick", "--rounds", "3", "--finder", finder],
        &["bench", "region-alloc", "--capacities", "1000", "--rounds", "3", "--finder", finder],
    ]
    .iter()
    .map(|command| command.iter().map(OsString::from).collect())
    .collect()
}

fn run(command: &[OsString], more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cmasim")).args(command).args(more).output().unwrap()
}

/// Checks that every command refuses what the finder does, in these words.
#[track_caller]
fn check_all(test: &str, outside: &str, body: &str, words: &[&str]) {
    check_some(test, outside, body, words, &[], |_| true);
}

/// Checks the commands that `picked` picks by their first argument.
#[track_caller]
fn check_some(
    test: &str,
    outside: &str,
    body: &str,
    words: &[&str],
    more: &[&str],
    picked: impl Fn(&str) -> bool,
) {
    if !can_build() {
        return;
    }
    let (library, outputs) = (folder(test), folder(&format!("{test}-outputs")));
    let finder = build(&library, outside, body);
    for command in commands(&finder, &outputs) {
        if picked(command[0].to_str().unwrap()) {
            check_refused(&run(&command, more), &format!("{command:?}"), words);
            let left: Vec<_> = fs::read_dir(&outputs).unwrap().map(|e| e.unwrap().path()).collect();
            assert!(left.is_empty(), "{command:?} leaves {left:?}");
        }
    }
}

#[track_caller]
fn check_refused(output: &Output, command: &str, words: &[&str]) {
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(65), "{command}: {stderr}");
    assert!(output.stdout.is_empty(), "{command}: {}", String::from_utf8_lossy(&output.stdout));
    for word in words.iter().chain(&["finder.so"]) {
        assert!(stderr.contains(word), "{command}: {stderr:?} lacks {word:?}");
    }
}

/// Says `what` from a call on that comes when the function is at work.
fn at_work(what: &str) -> String {
    format!("if (calls > {}) {{ {what} }}", CHECK + 40)
}

const SYMBOL: &str = "`bitmap_find_next_zero_area_off` ";

#[test]
fn a_crash_names_the_signal_and_when_it_came() {
    let crash = "*(volatile int *)8 = 1;";
    check_all(
        "crash",
        "",
        crash,
        &[SYMBOL, "crashed with SIGSEGV while it was loaded and checked"],
    );
    check_all(
        "crash-late",
        "",
        &at_work(crash),
        &[SYMBOL, "crashed with SIGSEGV while it was at work"],
    );
    check_all("abort", "", &at_work("abort();"), &["crashed with SIGABRT"]);
    check_all("divide", "", &at_work("raise(SIGFPE);"), &["crashed with SIGFPE"]);
    check_all("kill", "", &at_work("raise(SIGKILL);"), &["was killed (SIGKILL)"]);
    let deep = "static int deep(volatile char *p) { volatile char q[4096]; q[0] = p[0]; \
                return deep(q) + q[0]; }";
    check_all("deep", deep, &at_work("char c = 0; deep(&c);"), &["crashed with SIG"]);
}

#[test]
fn an_exit_of_the_process_is_no_success() {
    let words = ["ended the process with exit code 0 while it was"];
    check_all("exit", "", "exit(0);", &words);
    check_all("exit-late", "", &at_work("exit(0);"), &words);
    check_all("_exit", "", &at_work("_exit(0);"), &words);
    check_all("exit-3", "", &at_work("exit(3);"), &["exit code 3"]);
    let at_once = "__attribute__((constructor)) static void at_once(void) { _exit(0); }";
    check_all("constructor", at_once, "", &words);
}

#[test]
fn silence_ends_after_the_time_given() {
    let words = ["made no progress for 1 s", "--plugin-timeout"];
    let timeout = ["--plugin-timeout", "1"];
    let check = |test, body: &str, picked: &[&str]| {
        check_some(test, "", body, &words, &timeout, |command| picked.contains(&command));
    };
    check("endless", "for (;;) ;", &["compare", "replay", "check", "bench"]);
    check("endless-late", &at_work("for (;;) ;"), &["compare", "replay", "check", "bench"]);
    check("stop", &at_work("raise(SIGSTOP);"), &["replay"]);
    check("deaf", &at_work("signal(SIGTERM, SIG_IGN); for (;;) pause();"), &["replay"]);
}

#[test]
fn an_answer_that_goes_wrong_late_is_told_with_its_input() {
    let input = [SYMBOL, "expected ", "map \"", "nothing was measured"];
    let check = |test, what: &str, words: &str| {
        check_all(test, "", &at_work(what), &[&input[..], &[words]].concat());
    };
    check("wrong", "return good(map, size, start, nr, mask, offset) | 1;", "answers ");
    check("unaligned", "return size - nr - 1;", "answers ");
    check("past-the-end", "return size - 1 - (nr == 1);", "answers ");
    check("misses", "return ~0UL;", "finds nothing");
    check(
        "not-lowest",
        "start = good(map, size, start, nr, mask, offset) + 1;",
        "free but not the lowest",
    );
    check("writes", "map[0] ^= 1UL << (calls % 64);", "writes to the map");
    check("state", "start += (calls & 1) * 512;", "asked the same again");
}

#[test]
fn answers_that_change_when_they_are_timed_are_told() {
    // Right in the check and as long as every answer is looked at, wrong after that.
    let late = |calls: u32, what: &str| format!("if (calls > {CHECK} + {calls}) {{ {what} }}");
    let words = ["answers otherwise when it is timed"];
    let skip = "start += 300;";
    let body = late(2 * 262, skip);
    check_some("timed", "", &body, &words, &[], |c| ["compare", "replay"].contains(&c));
    let words = ["writes to the map when it is timed"];
    let write =
        late(2 * 262, "if (calls == CHECK + 2 * 262 + 262) map[size / 64 - 1] |= 1UL << 62;")
            .replace("CHECK", &CHECK.to_string());
    check_some("writes-timed", "", &write, &words, &[], |c| c == "replay");
}

#[test]
fn a_bench_looks_at_the_answers_after_its_rounds_again() {
    if !can_build() {
        return;
    }
    // Behind the calls of the passes that look at every answer.
    for (calls, bench) in [
        (5_000, &["find-bit", "--quick"][..]),
        (30_000, &["region-alloc", "--capacities", "100000"]),
    ] {
        let body = format!("if (calls > {CHECK} + {calls}) start += 64;");
        let finder = build(&folder("bench-late"), "", &body);
        let command: Vec<_> = ["bench"].iter().chain(bench).map(OsString::from).collect();
        let output = run(&command, &["--rounds", "3", "--finder", &finder]);
        check_refused(&output, &format!("{command:?}"), &["answers otherwise when it is timed"]);
    }
}

#[test]
fn what_a_function_prints_stays_out_of_the_result() {
    if !can_build() {
        return;
    }
    let outputs = folder("prints-outputs");
    let body = "printf(\"{\\\"calls\\\": %lu}\\n\", calls); if (calls % 100 == 0) fflush(stdout);";
    let finder = build(&folder("prints"), "", body);
    for command in commands(&finder, &outputs) {
        let format =
            if command.iter().any(|a| a == "json") { &[][..] } else { &["--format", "json"] };
        let output = run(&command, format);
        assert!(output.status.success(), "{command:?}");
        let file = outputs.join("answer.json");
        let answer = if output.stdout.is_empty() { fs::read(file).unwrap() } else { output.stdout };
        serde_json::from_slice::<serde_json::Value>(&answer).unwrap();
        assert!(String::from_utf8_lossy(&output.stderr).contains("{\"calls\": 1}"), "{command:?}");
    }
}

#[test]
fn descriptors_that_are_not_the_functions_own_stay_open_or_the_run_fails() {
    check_all("close-1", "", &at_work("close(1);"), &["closed standard output"]);
    if can_build() {
        // Nothing can be said any more, but the exit code tells.
        let finder = build(&folder("close-2"), "", &at_work("close(2);"));
        for command in commands(&finder, &folder("close-2-outputs")) {
            check_refused(&run(&command, &[]), &format!("{command:?}"), &["closed standard error"]);
        }
    }
    let words = ["closed or wrote to a file descriptor that is cmasim's own"];
    check_all("close-all", "", &at_work("for (int fd = 3; fd < 1024; fd++) close(fd);"), &words);
    let write = "for (int fd = 3; fd < 1024; fd++) if (write(fd, \"garbage\\n\", 8) < 0) continue;";
    check_all("write-all", "", &at_work(write), &words);
}

#[test]
fn what_a_library_does_at_its_end_does_not_undo_the_result() {
    if !can_build() {
        return;
    }
    for (test, end) in
        [("end-exit", "_exit(3);"), ("end-crash", "abort();"), ("end-hang", "pause();")]
    {
        let end = format!("__attribute__((destructor)) static void at_end(void) {{ {end} }}");
        let finder = build(&folder(test), &end, "");
        let workload = format!("{ROOT}/workloads/dmabuf-heap.wl");
        let command = ["replay", &workload, "--finder", &finder, "--clock", "model"];
        let output = run(&command.map(OsString::from), &[]);
        assert!(output.status.success(), "{test}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(String::from_utf8_lossy(&output.stdout).contains("262 succeeded"), "{test}");
    }
}

#[test]
fn what_is_no_library_of_this_machine_is_told_from_a_missing_file() {
    let folder = folder("files");
    let file = |name: &str, bytes: &[u8]| {
        fs::write(folder.join(name), bytes).unwrap();
        format!("c:{}", folder.join(name).display())
    };
    let mut other = vec![0x7f, b'E', b'L', b'F', 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0];
    other.extend(22u16.to_le_bytes());
    other.resize(4096, 0);
    let fifo = folder.join("finder.so.fifo");
    assert!(Command::new("mkfifo").arg(&fifo).status().unwrap().success());
    for (finder, code, words) in [
        (file("empty-finder.so", b""), 65, "is empty; expected a shared library"),
        (file("text-finder.so", b"hello"), 65, "begins with `hell`; expected a shared library"),
        (file("other-finder.so", &other), 65, "is for s390x; this is "),
        (format!("c:{}", fifo.display()), 65, "is a pipe or a device"),
        (format!("c:{}", folder.display()), 66, "s a directory"),
        (format!("c:{}/no-finder.so", folder.display()), 66, "No such file"),
    ] {
        for command in commands(&finder, &folder) {
            let output = run(&command, &[]);
            let stderr = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(code), "{command:?}: {stderr}");
            assert!(output.stdout.is_empty(), "{command:?}");
            assert!(stderr.contains(words), "{command:?}: {stderr:?} lacks {words:?}");
            let said = stderr.lines().filter(|line| !line.contains("a debug build"));
            assert_eq!(said.count(), 1, "{command:?}: {stderr}");
        }
    }
}

#[test]
#[cfg(unix)]
fn an_interrupt_ends_a_run_whatever_the_function_does() {
    use std::io::{BufRead, BufReader};
    use std::process::Stdio;
    if !can_build() {
        return;
    }
    let body = at_work("fprintf(stderr, \"at work\\n\"); for (;;) ;");
    let finder = build(&folder("interrupt"), "", &body);
    let outputs = folder("interrupt-outputs");
    for command in commands(&finder, &outputs) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_cmasim"))
            .args(&command)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let stderr = BufReader::new(child.stderr.take().unwrap());
        assert!(stderr.lines().any(|line| line.unwrap().contains("at work")), "{command:?}");
        let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(kill.unwrap().success());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130), "{command:?}");
        assert!(output.stdout.is_empty(), "{command:?}");
        let left: Vec<_> = fs::read_dir(&outputs).unwrap().collect();
        assert!(left.is_empty(), "{command:?} leaves {left:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn nothing_goes_on_when_the_parent_is_killed() {
    use std::io::{BufRead, BufReader};
    use std::process::Stdio;
    use std::sync::mpsc::channel;
    use std::time::Duration;
    if !can_build() {
        return;
    }
    let body = at_work("fprintf(stderr, \"at work\\n\"); for (;;) ;");
    let finder = build(&folder("orphan"), "", &body);
    let workload = format!("{ROOT}/workloads/dmabuf-heap.wl");
    let mut parent = Command::new(env!("CARGO_BIN_EXE_cmasim"))
        .args(["replay", &workload, "--finder", &finder])
        .stderr(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let (sender, lines) = channel();
    let stderr = BufReader::new(parent.stderr.take().unwrap());
    std::thread::spawn(move || stderr.lines().for_each(|line| sender.send(line.unwrap()).unwrap()));
    let soon = Duration::from_secs(60);
    while !lines.recv_timeout(soon).unwrap().contains("at work") {}
    parent.kill().unwrap();
    parent.wait().unwrap();
    // The child holds the other end until it is gone.
    let ended = lines.recv_timeout(soon).expect_err("the function said more");
    assert_eq!(ended, std::sync::mpsc::RecvTimeoutError::Disconnected);
}
