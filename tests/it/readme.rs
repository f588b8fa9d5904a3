//! The README's commands run, and print what it shows.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder that looks like a checkout, for commands that leave files behind.
fn checkout() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = std::env::temp_dir().join(format!("cmasim-readme-{}", std::process::id()));
    fs::create_dir_all(folder.join("tools/c-finder")).unwrap();
    for name in ["traces", "workloads"] {
        symlink(root.join(name), folder.join(name)).unwrap();
    }
    for entry in fs::read_dir(root.join("tools/c-finder")).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, folder.join("tools/c-finder").join(path.file_name().unwrap())).unwrap();
    }
    folder
}

/// A command of the README and the output shown below it, if any is.
#[derive(Debug)]
struct Shown {
    command: String,
    output: Option<String>,
}

/// Takes the commands out of the README's `sh` and `console` blocks.
fn commands(readme: &str) -> Vec<Shown> {
    let mut shown = Vec::new();
    for block in readme.split("\n```").skip(1).step_by(2) {
        let (kind, body) = block.split_once('\n').unwrap_or((block, ""));
        match kind {
            "sh" => shown.extend(body.lines().map(|line| Shown {
                command: line.split(" #").next().unwrap_or_default().trim().into(),
                output: None,
            })),
            "console" => {
                let (command, output) = body.split_once('\n').unwrap();
                let command = command.strip_prefix("$ ").unwrap().into();
                shown.push(Shown { command, output: Some(output.into()) });
            }
            _ => {}
        }
    }
    shown
}

#[test]
fn every_command_of_the_readme_runs_and_prints_what_is_shown() {
    let readme = include_str!("../../README.md");
    let commands = commands(readme);
    assert!(commands.len() >= 9, "{commands:?}");
    let folder = checkout();
    let compiler = Command::new("make").arg("--version").output().is_ok()
        && Command::new("cc").arg("--version").output().is_ok();
    for Shown { command, output } in commands {
        if command == "cargo test" {
            continue;
        }
        if (command.starts_with("make") || command.contains("c:")) && !compiler {
            crate::testing::skipped(format!("there is no C compiler for `{command}`"));
            continue;
        }
        let program = env!("CARGO_BIN_EXE_cmasim");
        let line = command
            .replace("cargo run --release --", program)
            .replace("cargo run --release", program);
        let run = Command::new("sh").args(["-c", &line]).current_dir(&folder).output().unwrap();
        let stderr = String::from_utf8_lossy(&run.stderr);
        assert!(run.status.success(), "{command}: {stderr}");
        if let Some(output) = output {
            let stdout = String::from_utf8_lossy(&run.stdout);
            assert_eq!(stdout.trim_end(), output.trim_end(), "{command}");
        }
    }
    fs::remove_dir_all(&folder).unwrap();
}
