//! The rules of the source tree, which nobody has to remember.

mod rooms;
mod source;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use source::lines_of_strings;

/// Longest file of code, in lines.
const LINES: usize = 500;

/// Longest line of code, in columns.
const COLUMNS: usize = 100;

/// Reads a file of the tree.
fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Lists the files below folders, as paths from the root in order. An extension that is empty
/// stands for files without one; no extension at all for every file.
fn files(folders: &[&str], extensions: &[&str]) -> Vec<String> {
    fn walk(path: &Path, found: &mut Vec<String>) {
        if path.is_file() {
            found.push(path.strip_prefix(root()).unwrap().to_str().unwrap().to_owned());
            return;
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        // What a build or a fuzzer leaves behind.
        if !["target", "artifacts", "coverage", "corpus", ".git"].contains(&&*name) {
            let entries = fs::read_dir(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            entries.for_each(|entry| walk(&entry.unwrap().path(), found));
        }
    }
    let mut found = Vec::new();
    folders.iter().for_each(|folder| walk(&root().join(folder), &mut found));
    found.retain(|file| {
        let extension = Path::new(file).extension().unwrap_or_default().to_str().unwrap();
        extensions.is_empty() || extensions.contains(&extension)
    });
    found.sort();
    found
}

/// Lists what people write code in: Rust, C, JavaScript, scripts.
fn code() -> Vec<String> {
    let files = files(
        &["src", "tests", "benches", "examples", "fuzz", "tools", ".ci"],
        &["rs", "c", "h", "js", "mjs", "py", "sh", ""],
    );
    assert!(files.len() > 200, "{} files", files.len());
    files
}

/// Lists all that is text of the project's own: code, settings and pages.
fn texts() -> Vec<String> {
    let mut texts = code();
    texts.extend(files(&["src", "tests", "benches", "fuzz", "tools"], &["md", "toml", "wl"]));
    let top = fs::read_dir(root()).unwrap().map(|entry| entry.unwrap().path());
    let top = top.filter(|path| path.is_file());
    texts.extend(top.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()));
    texts.extend(files(&["traces", "workloads"], &["md"]));
    texts.retain(|file| !file.ends_with(".lock") && file != ".git");
    texts
}

/// Fails with all that was found against a rule.
#[track_caller]
fn check(rule: &str, found: &[String]) {
    assert!(found.is_empty(), "{rule}:\n  {}", found.join("\n  "));
}

/// Finds the lines of files against which `is_wrong` speaks.
fn lines(files: &[String], is_wrong: impl Fn(&str) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for file in files {
        for (at, line) in read(file).lines().enumerate().filter(|(_, line)| is_wrong(line)) {
            found.push(format!("{file}:{}: {}", at + 1, line.trim()));
        }
    }
    found
}

#[test]
fn files_of_code_are_short() {
    // What is longer, why, and how long it may be.
    const LONGER: [(&str, usize); 2] = [
        ("src/cma/area.rs", 530),
        // A device gets it as one file.
        ("tools/capture-cma", 800),
    ];
    let mut found = Vec::new();
    for file in code() {
        let length = read(&file).lines().count();
        let longer = LONGER.iter().find(|(longer, _)| *longer == file);
        if length > longer.map_or(LINES, |(_, limit)| *limit) {
            found.push(format!("{file}: {length}"));
        } else if length <= LINES && longer.is_some() {
            found.push(format!("{file}: {length}, to be taken out of the list"));
        }
    }
    check("a file has at most 500 lines", &found);
}

#[test]
fn lines_of_code_are_narrow() {
    let mut found = Vec::new();
    for file in code() {
        let strings = if file.ends_with(".rs") { lines_of_strings(&file) } else { BTreeSet::new() };
        for (at, line) in read(&file).lines().enumerate() {
            // A comment is a string to the compiler, and a row of a table cannot be broken.
            let text = line.trim_start();
            let is_row = ["//! |", "/// |"].iter().any(|row| text.starts_with(row));
            let is_string = strings.contains(&(at + 1)) && !text.starts_with("//");
            if line.chars().count() > COLUMNS && !is_row && !is_string {
                found.push(format!("{file}:{}: {text}", at + 1));
            }
        }
    }
    check("a line has at most 100 columns", &found);
}

#[test]
fn nothing_is_left_to_do_and_no_machine_is_named() {
    // Taken apart, since this file is read too.
    let words = ["TO-DO", "FIX-ME", "X-XX", "todo-!(", "unimplemented-!(", "dbg-!("];
    let places = ["/wo-rk/", "/ho-me/", "/ro-ot/", "/Us-ers/"];
    let whole = |parts: &&str| parts.replace('-', "");
    let words: Vec<String> = words.iter().chain(&places).map(whole).collect();
    let found = lines(&texts(), |line| words.iter().any(|word| line.contains(word)));
    check("nothing is left to do, no path of one machine", &found);
}

#[test]
fn every_trace_and_workload_is_in_its_readme() {
    let mut found = Vec::new();
    for folder in ["traces", "traces/samples", "workloads", "tests/cases"] {
        let readme = read(&format!("{folder}/README.md"));
        let names: Vec<&str> = readme.split('`').skip(1).step_by(2).collect();
        for entry in fs::read_dir(root().join(folder)).unwrap() {
            let file = entry.unwrap().file_name().into_string().unwrap();
            let is_named = names.iter().any(|name| match name.strip_prefix('*') {
                Some(end) => file.ends_with(end),
                // What stands beside a file is named by its ending alone.
                None if name.starts_with('.') => file.ends_with(name),
                None => name.trim_end_matches('/') == file,
            });
            if !is_named && file != "README.md" {
                found.push(format!("{folder}/{file}"));
            }
        }
    }
    check("a folder's README names its files", &found);
}

#[test]
fn the_changelog_begins_with_what_is_unreleased() {
    let changelog = read("CHANGELOG.md");
    let first = changelog.lines().find(|line| line.starts_with("## "));
    assert_eq!(first, Some("## Unreleased"));
}

#[test]
fn every_dependency_has_its_reason() {
    let mut found = Vec::new();
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        let text = read(manifest);
        let (mut inside, mut before) = (false, "");
        for line in text.lines() {
            if line.starts_with('[') {
                inside = line.ends_with("dependencies]");
            } else if inside && line.contains(" = ") && !before.starts_with("# ") {
                found.push(format!("{manifest}: {line}"));
            }
            before = line;
        }
    }
    check("a comment above each dependency says why", &found);
}

#[test]
fn every_property_is_tried_on_the_same_cases() {
    let mut found = Vec::new();
    for file in files(&["src", "tests", "benches", "fuzz"], &["rs"]) {
        let text = read(&file);
        for (at, _) in text.match_indices("proptest! {\n") {
            let block = text[at..].lines().nth(1).unwrap_or_default().trim();
            if !block.starts_with("#![proptest_config(crate::testing::seeded(") {
                let line = text[..at].lines().count() + 1;
                found.push(format!("{file}:{line}: {block}"));
            }
        }
    }
    check("a proptest! block begins with crate::testing::seeded", &found);
    // Taken apart, since this file is read too.
    let words = ["Proptest-Config", "thread-_rng", "rand-::rng(", "from_-os_rng", "from_-entropy"];
    let more = ["Random-State", "OsR-ng", "get-random", "rand-::random", "from_rng(&mut -rand"];
    let words: Vec<String> = words.iter().chain(&more).map(|w| w.replace('-', "")).collect();
    let code: Vec<String> = code().into_iter().filter(|file| file != "src/testing.rs").collect();
    let found = lines(&code, |line| words.iter().any(|word| line.contains(word)));
    check("randomness is seeded, and properties by src/testing.rs", &found);
}

#[test]
fn tests_neither_sleep_nor_skip_without_a_word() {
    let tests = files(&["src", "tests"], &["rs"]);
    let tests: Vec<String> = tests.into_iter().filter(|file| file != "src/testing.rs").collect();
    let found = lines(&tests, |line| line.contains(concat!("\"", "skip", "ped: ")));
    check("a test that is skipped calls testing::skipped, which is strict in CI", &found);
    let found = lines(&tests, |line| line.contains(concat!("thread::", "sleep")));
    check("a test waits for what it waits for, not for a time", &found);
}
