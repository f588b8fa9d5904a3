//! The field cases, replayed: every answer that a case gives, under every first-fit finder.

use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use cmasim::clock::{ModelClock, Weights};
use cmasim::cma::finder::{Choice, Policy, REGISTRY};
use cmasim::cma::observer::NoObserver;
use cmasim::replay::{self, Outcome, Setup};
use cmasim::report::judged::judge_workload;
use cmasim::workload::{Workload, text};

/// A case: its name, its text, its workload.
type Case = (String, String, Workload);

/// All cases that can be read.
fn cases() -> Vec<Case> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ext| ext == "wl"));
    paths.sort();
    let case = |path: PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let source = fs::read_to_string(path).unwrap();
        let workload = text::parse(&name, source.as_bytes()).ok()?;
        Some((name, source, workload))
    };
    paths.into_iter().filter_map(case).collect()
}

/// What the head of a case says after `# KEY: `.
fn said<'a>(source: &'a str, key: &str) -> Option<&'a str> {
    source.lines().find_map(|line| line.strip_prefix(&format!("# {key}:"))).map(str::trim)
}

fn setup(workload: &Workload, finder: Choice) -> Setup {
    Setup { finder, kernel: workload.kernel.unwrap(), keep_free_maps: true }
}

fn run(workload: &Workload, finder: Choice) -> Outcome {
    let mut clock = ModelClock::new(Weights::DEFAULT);
    let tick = &mut |_| ControlFlow::Continue(());
    let setup = setup(workload, finder);
    replay::run(workload, &setup, &mut clock, &mut NoObserver, tick).unwrap()
}

#[test]
fn every_case_has_the_answer_of_its_report() {
    let cases = cases();
    assert!(cases.len() >= 35, "{} cases", cases.len());
    for (name, source, workload) in &cases {
        let disagreements: usize = said(source, "disagreements").map_or(0, |n| n.parse().unwrap());
        for entry in REGISTRY.iter().filter(|e| e.policy == Policy::FirstFit) {
            let outcome = run(workload, Choice::from(entry));
            let finder = entry.name;
            let mismatches = &outcome.mismatches;
            assert_eq!(mismatches.len(), disagreements, "{name} {finder}: {mismatches:?}");
            if let Some(busy) = said(source, "busy") {
                assert_eq!(outcome.busy_retries().to_string(), busy, "{name} {finder}");
            }
            if let Some(available) = said(source, "available") {
                let got = outcome.areas[0].available.to_string();
                assert_eq!(got, available, "{name} {finder}");
            }
            if let Some(held) = said(source, "still-held") {
                let names: Vec<_> = outcome.held.iter().map(|h| &*h.name).collect();
                assert_eq!(names, [held], "{name} {finder}");
            }
        }
    }
}

#[test]
fn free_maps_read_as_the_kernel_prints_them() {
    let mut compared = 0;
    for (name, source, workload) in &cases() {
        let Some(expected) = said(source, "free-map") else { continue };
        let outcome = run(workload, Choice::default());
        let map = outcome.areas[0].free_map();
        // From 6.15 on the holes stand on a line of their own, and 7.x leads with a plus.
        let line = map.lines().find(|line| line.contains('@') || expected.is_empty());
        let line = line.unwrap_or_default();
        let holes = line.rsplit(": ").next().unwrap_or_default();
        let holes = holes.split("=>").next().unwrap_or_default();
        assert_eq!(holes.trim_start_matches('+'), expected, "{name}: {map}");
        compared += 1;
    }
    assert!(compared >= 20, "{compared} free maps");
}

#[test]
fn bad_releases_are_named_and_harm_nothing_else() {
    for (name, source, workload) in &cases() {
        let Some(expected) = said(source, "violations") else { continue };
        let classic = Choice::default();
        let tick = &mut |_| ControlFlow::Continue(());
        let check = judge_workload(name, workload, &setup(workload, classic), tick).unwrap();
        let kinds: Vec<_> = check.violations.iter().map(|v| (v.line, v.kind.name())).collect();
        assert_eq!(kinds.len().to_string(), expected, "{name}: {kinds:?}");
        assert_eq!(check.disagree, 0, "{name}");
    }
}
