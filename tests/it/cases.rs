//! The field cases, replayed: every answer that a case gives, under every first-fit finder.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use cmasim::clock::{ModelClock, Weights};
use cmasim::cma::finder::{Choice, Policy, REGISTRY};
use cmasim::cma::observer::NoObserver;
use cmasim::error::Error;
use cmasim::replay::{self, Outcome, Setup};
use cmasim::report::judged::judge_workload;
use cmasim::workload::{Workload, text};

/// A case: its name, and what its head says as keys and values.
struct Case {
    name: String,
    source: String,
    said: Vec<(String, String)>,
}

impl Case {
    /// Takes a case apart. Its first line is `# A33: TITLE`, by the name of the file; all others
    /// before the workload are `# KEY: VALUE`.
    fn new(path: &Path) -> Case {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let source = fs::read_to_string(path).unwrap();
        let mut head = source.lines().map_while(|line| line.strip_prefix("# "));
        let number = name.split('-').next().unwrap().to_uppercase();
        let title = head.next().unwrap_or_default();
        assert!(title.starts_with(&format!("{number}: ")), "{name}: {title:?}");
        let said = head.map(|line| {
            let (key, value) = line.split_once(':').unwrap_or_else(|| panic!("{name}: {line:?}"));
            (key.to_owned(), value.trim().to_owned())
        });
        Case { said: said.collect(), name, source }
    }

    /// Returns what is said under a key, once or several times.
    fn all(&self, key: &str) -> Vec<&str> {
        self.said.iter().filter(|(said, _)| said == key).map(|(_, value)| &**value).collect()
    }

    /// Reads the workload; `None` if it is refused, as the case says.
    fn workload(&self) -> Option<Workload> {
        let refused = match text::parse(&self.name, self.source.as_bytes()) {
            Ok(workload) => {
                assert_eq!(self.all("refused"), [""; 0], "{} is accepted", self.name);
                return Some(workload);
            }
            Err(Error::Data(complaints)) => complaints,
            Err(error) => panic!("{}: {error}", self.name),
        };
        let line = |c: &cmasim::error::Diagnostic| c.place.as_ref().map_or(0, |place| place.line);
        let shown: Vec<_> = refused.iter().map(|c| format!("{} {}", line(c), c.text)).collect();
        assert_eq!(shown, self.all("refused"), "{}", self.name);
        assert_eq!(shown.len(), self.said.len(), "{}: nothing but `refused`", self.name);
        None
    }

    /// Compares all that the case says with a replay. What it does not say must be nothing: no
    /// disagreement, no violation.
    fn check(&self, workload: &Workload, finder: Choice) {
        let place = format!("{} {}", self.name, finder.name());
        let kernel = workload.kernel.unwrap_or_else(|| panic!("{place}: no kernel="));
        let setup = Setup { finder, kernel, keep_free_maps: true };
        let outcome = run(workload, &setup);
        let tick = &mut |_| ControlFlow::Continue(());
        let judged = judge_workload(&self.name, workload, &setup, tick).unwrap();
        for key in ["disagreements", "violations"] {
            if self.all(key).is_empty() {
                self.check_one(&place, (key, "0"), &outcome, judged.violations.len());
            }
        }
        for (key, value) in &self.said {
            self.check_one(&place, (key, value), &outcome, judged.violations.len());
        }
    }

    fn check_one(
        &self,
        place: &str,
        (key, expected): (&str, &str),
        outcome: &Outcome,
        violations: usize,
    ) {
        let area = &outcome.areas[0];
        let got = match key {
            "busy" => outcome.busy_retries().to_string(),
            "disagreements" => outcome.mismatches.len().to_string(),
            "violations" => violations.to_string(),
            "available" => area.available.to_string(),
            "still-held" => {
                let names: Vec<_> = outcome.held.iter().map(|held| &*held.name).collect();
                names.join(" ")
            }
            "free-map" => holes(&area.free_map()),
            "cause" => cause(outcome).into(),
            _ => panic!("{}: `{key}` is nothing that a case can say", self.name),
        };
        assert_eq!(got, expected, "{place}: {key}");
    }
}

/// Returns the holes of a free map in the kernel's words.
fn holes(map: &str) -> String {
    // From 6.15 on the holes stand on a line of their own, and 7.x leads with a plus.
    let line = map.lines().find(|line| line.contains('@')).unwrap_or_default();
    let holes = line.rsplit(": ").next().unwrap_or_default();
    holes.split("=>").next().unwrap_or_default().trim().trim_start_matches('+').to_owned()
}

/// Tells why the last request failed, from the area as it was left: nothing follows that request.
fn cause(outcome: &Outcome) -> &'static str {
    let failed = outcome.failed.last().expect("a failed request");
    let area = &outcome.areas[usize::from(failed.area.0)];
    let fits = area.maps.iter().zip(&area.spec.ranges).any(|(map, range)| {
        let fit = area.spec.fit(*range, failed.count, failed.align).unwrap();
        Choice::open("naive").unwrap().make(map).find(map, 0, fit).is_some()
    });
    match failed.count {
        count if count > area.spec.total() => "area-too-small",
        count if count > area.available => "not-enough-free",
        count if count > area.maxchunk() => "no-run-long-enough",
        _ if !fits => "no-aligned-window",
        _ => "windows-busy",
    }
}

fn run(workload: &Workload, setup: &Setup) -> Outcome {
    let mut clock = ModelClock::new(Weights::DEFAULT);
    let tick = &mut |_| ControlFlow::Continue(());
    replay::run(workload, setup, &mut clock, &mut NoObserver, tick).unwrap()
}

#[test]
fn every_case_has_the_answer_of_its_report() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let cases: Vec<Case> =
        paths.filter(|p| !p.ends_with("README.md")).map(|p| Case::new(&p)).collect();
    assert!(cases.len() >= 41, "{} cases", cases.len());
    for case in &cases {
        let Some(workload) = case.workload() else { continue };
        for entry in REGISTRY.iter().filter(|entry| entry.policy == Policy::FirstFit) {
            case.check(&workload, Choice::from(entry));
        }
    }
}
