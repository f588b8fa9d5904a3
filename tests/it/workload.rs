//! The workload files of the project: the built-in ones and the field cases.

use std::fs;
use std::path::{Path, PathBuf};

use cmasim::workload::generate::{Params, generate, header};
use cmasim::workload::{BUILT_IN, text};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn files(name: &str) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = fs::read_dir(folder(name))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "wl"))
        .map(|path| {
            let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
            (stem, fs::read_to_string(path).unwrap())
        })
        .collect();
    files.sort();
    files
}

/// Runs the `cmasim generate` command that a file's head records.
fn regenerate(file: &str) -> String {
    let command = file.lines().find_map(|l| l.strip_prefix("# cmasim generate ")).unwrap();
    let mut words = command.split(' ');
    let kind = words.next().unwrap();
    let (mut params, mut seed) = (Params::default(), 0);
    while let Some(option) = words.next() {
        let (key, value) = (&option[2..], words.next().unwrap());
        match key {
            "seed" => seed = value.parse().unwrap(),
            _ => params.set(&key.replace('-', "_"), value).unwrap(),
        }
    }
    let mut out = header(kind, &params, seed).unwrap().into_bytes();
    text::print(&generate(kind, &params, seed).unwrap(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn built_in_workloads_are_what_their_commands_generate() {
    for (name, text) in files("workloads") {
        let fresh = regenerate(&text);
        if std::env::var_os("BLESS").is_some() {
            fs::write(folder("workloads").join(format!("{name}.wl")), &fresh).unwrap();
            continue;
        }
        assert!(fresh == text, "workloads/{name}.wl differs; BLESS=1 rewrites it");
        assert!(text.len() < 300_000, "workloads/{name}.wl is too long");
    }
}

#[test]
fn every_workload_file_is_built_in_and_in_the_readme() {
    let readme = fs::read_to_string(folder("workloads").join("README.md")).unwrap();
    let mut built_in: Vec<&str> = BUILT_IN.iter().map(|(name, _)| *name).collect();
    built_in.sort_unstable();
    let on_disk = files("workloads");
    assert_eq!(built_in, on_disk.iter().map(|(name, _)| &**name).collect::<Vec<_>>());
    for (name, _) in on_disk {
        assert!(readme.contains(&format!("`{name}.wl`")), "{name} is not in workloads/README.md");
    }
}
