//! The work of `check`: the judge over a trace or a workload, and first fit against every recorded
//! search.

use std::ops::ControlFlow;

use crate::clock::{ModelClock, Weights};
use crate::cma::finder::Choice;
use crate::cma::observer::Recorder;
use crate::cma::snapshot::Snapshot;
use crate::error::Result;
use crate::recorded::judge::{Judge, Judgement};
use crate::recorded::order::{self, Step};
use crate::recorded::recording::{Outcome, Recording};
use crate::replay::{self, Setup};
use crate::report::check::{Check, Disagreement, SCHEMA, Violation};
use crate::units::Pfn;
use crate::workload::{OpKind, Workload};

/// The most disagreements and violations that are listed one by one.
const LISTED: usize = 100;

/// Judges a recorded trace, and compares the finder with each of its searches.
pub fn judge_trace(source: &str, recording: &Recording, finder: &Choice) -> Check {
    let mut judge = Judge::new(&recording.areas);
    for &(area, pfn, count) in &recording.held_before {
        judge.hold(&recording.areas[area].name, pfn, count);
    }
    recording.records.iter().for_each(|record| judge.record(record));
    let order = order::resolve(recording, finder);
    let mut check = check(source, judge.judge(), &order.end);
    for step in &order.steps {
        let &Step::Search { alloc, nth, agrees: Some(agrees), late, found } = step else {
            continue;
        };
        check.attempts += 1;
        check.late_searches += u64::from(late);
        if agrees {
            check.agree += 1;
            continue;
        }
        check.disagree += 1;
        let search = recording.allocs[alloc].searches[nth];
        let line = recording.records[search.record].line;
        let recorded = match search.outcome {
            Outcome::Window(pfn) => window(Some(pfn)),
            _ => window(None),
        };
        let request = &recording.allocs[alloc];
        let (count, align) = (request.count, request.align);
        let text = format!(
            "{count} pages, align {align}: the trace has {recorded}, {} finds {}",
            finder.name(),
            window(found)
        );
        disagree(&mut check, line, text);
    }
    if order.unknown > 0 {
        check
            .warnings
            .push(format!("{} searches after lost events could not be compared", order.unknown));
    }
    check.warnings.extend(recording.notes.iter().cloned());
    if !order.used_before.is_empty() {
        let pages: u64 = order.used_before.iter().map(|used| used.2.0).sum();
        check.warnings.push(format!(
            "{pages} of the pages in use before the trace began are where first fit passed over a \
             window; the trace never hands them out"
        ));
    }
    check.warnings.extend(trace_warnings(recording));
    check
}

/// Judges a workload by replaying it, and compares each search with its `expect=`.
///
/// # Errors
/// None but what the replay returns.
pub fn judge_workload(source: &str, workload: &Workload, setup: &Setup) -> Result<Check> {
    let mut judge = Judge::new(&workload.areas);
    for op in &workload.ops {
        if let OpKind::Hold(_, span) = op.kind {
            judge.hold(&workload.areas[usize::from(span.area.0)].name, span.pfn, span.count);
        }
    }
    let mut clock = ModelClock::new(Weights::DEFAULT);
    let mut observer = Recorder::new(|record| judge.record(&record));
    let outcome =
        replay::run(
            workload,
            setup,
            &mut clock,
            &mut observer,
            &mut |_| ControlFlow::Continue(()),
        )?;
    let mut check = check(source, judge.judge(), &outcome.areas);
    check.attempts = outcome.compared;
    check.disagree = outcome.mismatches.len() as u64;
    check.agree = check.attempts - check.disagree;
    for mismatch in &outcome.mismatches {
        disagree(&mut check, u64::from(mismatch.line), mismatch.to_string());
    }
    // The replay knows buffers by name, so what it says of a line is more to the point.
    let named = |line: u64| outcome.violations.iter().any(|v| u64::from(v.line) == line);
    check.violations.retain(|v| !named(v.line));
    check.violations.extend(outcome.violations.iter().map(|v| Violation {
        line: u64::from(v.line),
        kind: v.kind.into(),
        text: v.text.clone(),
    }));
    check.violations.sort_by_key(|v| v.line);
    let untold = outcome.samples.len() as u64;
    if outcome.compared == 0 && untold > 0 {
        check
            .warnings
            .push(format!("none of the {untold} requests has an expect= to compare with"));
    }
    Ok(check)
}

fn check(source: &str, judgement: Judgement, end: &[Snapshot]) -> Check {
    let violation = |v: &crate::recorded::judge::Violation| Violation {
        line: v.line,
        kind: v.kind.name().into(),
        text: v.text.clone(),
    };
    let mut check = Check {
        schema: SCHEMA.into(),
        source: source.into(),
        violations: judgement.violations.iter().map(violation).collect(),
        areas: end.iter().map(Into::into).collect(),
        ..Check::default()
    };
    if judgement.late_releases > 0 {
        check.warnings.push(format!(
            "{} releases were printed after their pages had been handed out again: they are taken \
             first",
            judgement.late_releases
        ));
    }
    if judgement.unknown_releases > 0 {
        check.warnings.push(format!(
            "{} releases of pages that were allocated before the trace began",
            judgement.unknown_releases
        ));
    }
    check
}

fn disagree(check: &mut Check, line: u64, text: String) {
    if check.disagreements.len() < LISTED {
        check.disagreements.push(Disagreement { line, text });
    }
}

fn trace_warnings(recording: &Recording) -> Vec<String> {
    [
        (recording.unpaired_starts, "starts without a finish: not compared"),
        (recording.unpaired_ends, "finishes or retries without a start"),
        (recording.lost_events, "events lost by the tracer: what follows may disagree"),
    ]
    .iter()
    .filter(|(count, _)| *count > 0)
    .map(|(count, what)| format!("{count} {what}"))
    .collect()
}

fn window(pfn: Option<Pfn>) -> String {
    pfn.map_or_else(|| "no window".into(), |pfn| format!("{pfn}"))
}
