//! `tools/capture-cma` on made-up tracefs, debugfs and sysfs folders, under every shell that is
//! here.
//!
//! Plain files keep what is written to them, so a test sees each setting; a recorded command stands
//! in for the kernel and writes into `trace`.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

mod areas;
mod recording;

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
        device.write("log", "a boot log without areas");
        device.program("getconf", "echo 4096");
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
        self.start_with("", args)
    }

    /// Starts the script with redirections as a shell writes them.
    fn start_with(&self, redirections: &str, args: &[&str]) -> Child {
        let path = format!("{}/bin:{}", self.root.display(), std::env::var("PATH").unwrap());
        Command::new("sh")
            .args(["-c", &format!("exec \"$@\" {redirections}"), "sh"])
            .args(&self.shell)
            .arg(SCRIPT)
            .args(["-o", "out", "--debugfs", "d", "--sysfs", "s", "--proc", "p", "--dmesg", "log"])
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

    fn run_with(&self, redirections: &str, args: &[&str]) -> Ended {
        end(self.start_with(redirections, args))
    }

    /// Runs over the made-up tracefs and records `command`, a line of shell.
    fn record(&self, command: &str) -> Ended {
        self.run(&["--tracefs", "t", "--", "sh", "-c", command])
    }

    #[track_caller]
    fn check_put_back(&self) {
        assert_eq!(self.settings(), ["1", "local", "1408", "0"]);
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
            crate::testing::skipped(format!("{} is not installed", shell.join(" ")));
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
        crate::testing::skipped(format!("the tests run with {name} ignored"));
    }
    trapped
}

#[test]
fn shellcheck_finds_nothing() {
    match Command::new("shellcheck").args(["-s", "sh", SCRIPT]).output() {
        Ok(output) => {
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout))
        }
        Err(_) => crate::testing::skipped("shellcheck is not installed"),
    }
}
