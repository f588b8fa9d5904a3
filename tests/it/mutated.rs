//! Captures damaged at random: every command counts alike, and whatever is imported reads back.

use std::ops::ControlFlow;

use cmasim::cma::finder::Choice;
use cmasim::recorded::recording::Recording;
use cmasim::replay::Setup;
use cmasim::report::Collector;
use cmasim::report::judged::{judge_trace, judge_workload};
use cmasim::trace::{Record, Sink, TraceInfo, read};
use cmasim::workload::import::import;
use cmasim::workload::pins::Pins;
use cmasim::workload::text;
use proptest::prelude::*;

/// The lines of a capture, headers aside.
fn capture(file: &str, lines: usize) -> Vec<String> {
    let path = format!("{}/traces/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().filter(|line| !line.starts_with('#')).take(lines).map(String::from).collect()
}

/// A change of one line.
#[derive(Clone, Debug)]
enum Damage {
    /// The line is gone.
    Lose,
    /// It comes again later.
    Repeat(usize),
    /// The nth number in it is another.
    Number(usize, String),
    /// The area has another name.
    Area(&'static str),
    /// The task has another name and id.
    Task(&'static str),
    /// Its CPU lost events before it.
    Lost,
}

fn damages() -> impl Strategy<Value = Vec<(usize, Damage)>> {
    let numbers = prop_oneof![
        4 => (0..40_u64).prop_map(|n| n.to_string()),
        1 => any::<u64>().prop_map(|n| n.to_string()),
        1 => Just("9223372036854775808".to_owned()),
        1 => (0x3ba00..0x3bf00_u64).prop_map(|pfn| format!("{pfn:#x}")),
    ];
    let areas = prop::sample::select(vec!["", "linux,cma", "a\u{1b}[31m", "\"q\"", "x=#y", "é"]);
    let tasks = prop::sample::select(vec!["<idle>-0", "a b-c-7", "-1-2", "t\t\u{7f}-9", "=#-3"]);
    let damage = prop_oneof![
        2 => Just(Damage::Lose),
        1 => (0..50_usize).prop_map(Damage::Repeat),
        4 => (0..8_usize, numbers).prop_map(|(nth, number)| Damage::Number(nth, number)),
        1 => areas.prop_map(Damage::Area),
        1 => tasks.prop_map(Damage::Task),
        1 => Just(Damage::Lost),
    ];
    prop::collection::vec((0..400_usize, damage), 0..12)
}

/// Damages lines; the later damage of a line comes on top of the earlier.
fn damaged(mut lines: Vec<String>, damages: Vec<(usize, Damage)>) -> String {
    for (at, damage) in damages {
        let at = at % lines.len();
        let line = &mut lines[at];
        match damage {
            Damage::Lose => line.clear(),
            Damage::Lost => line.insert_str(0, "CPU:1 [LOST 3 EVENTS]\n"),
            Damage::Area(name) => *line = line.replace("name=reserved", &format!("name={name}")),
            Damage::Task(task) => {
                if let Some(bracket) = line.find(" [0") {
                    line.replace_range(..bracket, &format!("  {task}"));
                }
            }
            Damage::Number(nth, number) => {
                let ends = |c: char| !c.is_ascii_hexdigit() && c != 'x';
                let starts: Vec<_> = line.match_indices('=').map(|(at, _)| at + 1).collect();
                if let Some(&start) = starts.get(nth) {
                    let end = line[start..].find(ends).map_or(line.len(), |end| start + end);
                    line.replace_range(start..end, &number);
                }
            }
            Damage::Repeat(later) => {
                let (again, to) = (line.clone(), (at + later).min(lines.len()));
                lines.insert(to, again);
            }
        }
    }
    lines.join("\n") + "\n"
}

fn go_on(_done: usize) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Whatever a trace holds, what comes of it holds together.
fn holds_together(trace: &str) -> Result<(), TestCaseError> {
    let mut records: Vec<Record> = Vec::new();
    let Ok(info) = read::read("t", trace.as_bytes(), &mut records) else { return Ok(()) };
    let Ok(recording) = Recording::new(&records, &[], None) else { return Ok(()) };
    counts_alike(&records, &info, &recording)?;
    let classic = Choice::default();
    let check = judge_trace("t", &recording, &classic, &mut go_on).unwrap();
    prop_assert_eq!(check.agree + check.disagree + check.not_judged, check.attempts);
    for pins in [Pins::default(), Pins::infer(&recording)] {
        let imported = import("t", &recording, &classic, &pins, &mut go_on);
        let Ok(imported) = imported else { continue };
        let mut text = Vec::new();
        text::print(&imported.workload, &mut text).unwrap();
        let back = text::parse("t.wl", &text[..]);
        let back = back.map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(&back, &imported.workload);
        let kernel = back.kernel.unwrap();
        let setup = Setup { finder: classic.clone(), kernel, keep_free_maps: false };
        judge_workload("t", &back, &setup, &mut go_on).unwrap();
    }
    Ok(())
}

/// `report` and `check` count the same lines as the same thing.
fn counts_alike(
    records: &[Record],
    info: &TraceInfo,
    recording: &Recording,
) -> Result<(), TestCaseError> {
    let mut collector = Collector::default();
    records.iter().try_for_each(|record| collector.record(record)).unwrap();
    let (report, _) = collector.report("t", info);
    let counts = recording.counts;
    prop_assert_eq!(
        [report.attempts, report.failed, report.busy_retries, report.releases],
        [counts.finishes, counts.failed, counts.busy_retries, counts.releases]
    );
    prop_assert_eq!(
        [report.unpaired_starts, report.unpaired_finishes],
        [counts.unpaired_starts, counts.unpaired_finishes]
    );
    Ok(())
}

proptest! {
    #![proptest_config(crate::testing::seeded(200))]

    #[test]
    fn damaged_captures_hold_together(
        damages in damages(),
        file in prop::sample::select(vec![
            "linux-7.2-pinned-odd.ftrace",
            "linux-6.1-odd-4tasks.ftrace",
            "linux-7.2-odd-4tasks.ftrace",
        ]),
    ) {
        holds_together(&damaged(capture(file, 400), damages))?;
    }
}

#[test]
fn captures_hold_together() {
    for file in ["linux-7.2-dmabuf-heap.ftrace", "linux-6.12-dmabuf-heap.ftrace"] {
        holds_together(&damaged(capture(file, usize::MAX), Vec::new())).unwrap();
    }
}
