//! The work of `check`: the judge over a trace or a workload, and first fit against every recorded
//! search.

use crate::clock::{ModelClock, Weights};
use crate::cma::finder::Choice;
use crate::cma::observer::Recorder;
use crate::cma::snapshot::Snapshot;
use crate::error::Result;
use crate::recorded::judge::{Judge, Judgement};
use crate::recorded::order::{self, Step};
use crate::recorded::recording::{Extent, Outcome, Recording};
use crate::recorded::{Tick, tick_at};
use crate::replay::{self, Setup};
use crate::report::AreaState;
use crate::report::check::{Check, Disagreement, SCHEMA, Violation};
use crate::units::Pfn;
use crate::workload::Workload;

/// The most disagreements that are listed one by one.
const LISTED: usize = 100;

/// Judges a recorded trace, and compares the finder with each of its searches.
///
/// # Errors
/// [`Interrupted`](crate::error::Error::Interrupted) if `tick` breaks.
pub fn judge_trace(
    source: &str,
    recording: &Recording,
    finder: &Choice,
    tick: &mut Tick<'_>,
) -> Result<Check> {
    let mut judge = Judge::of_trace(&recording.areas);
    for &Extent { area, pfn, count } in &recording.held_before {
        judge.hold(&recording.area(area).name, pfn, count, 0);
    }
    for (index, record) in recording.events().enumerate() {
        tick_at(index, tick)?;
        judge.record(&record);
    }
    let mut check = check(source, judge.judge());
    let order = order::resolve(recording, finder, tick, &mut |step| {
        let Step::Search { attempt, agrees: Some(agrees), late, found } = step else { return };
        check.attempts += 1;
        check.late_searches += u64::from(late);
        check.agree += u64::from(agrees);
        if !agrees {
            let recorded = match recording.attempt(attempt).outcome {
                Outcome::Window(pfn) => window(Some(pfn)),
                _ => window(None),
            };
            let request = recording.allocation_of(attempt);
            let (count, align) = (request.count, request.align);
            let text = || {
                format!(
                    "{count} pages, align {align}: the trace has {recorded}, {} finds {}",
                    finder.name(),
                    window(found)
                )
            };
            disagree(&mut check, recording.announcement(attempt).line, text);
        }
    })?;
    check.areas = areas(&order.end);
    if order.unknown > 0 {
        check
            .warnings
            .push(format!("{} searches after lost events could not be compared", order.unknown));
    }
    check.warnings.extend(recording.notes.iter().cloned());
    if !order.used_before.is_empty() {
        let pages: u64 = order.used_before.iter().map(|used| used.count.0).sum();
        check.warnings.push(format!(
            "{pages} of the pages in use before the trace began are where first fit passed over a \
             window; the trace never hands them out"
        ));
    }
    check.warnings.extend(trace_warnings(recording));
    Ok(check)
}

/// Judges a workload by replaying it, and compares each search with its `expect=`.
///
/// # Errors
/// What the replay returns.
pub fn judge_workload(
    source: &str,
    workload: &Workload,
    setup: &Setup,
    tick: &mut Tick<'_>,
) -> Result<Check> {
    let (outcome, judgement) = judge_replay(workload, setup, tick)?;
    let mut check = check(source, judgement);
    check.areas = areas(&outcome.areas);
    check.attempts = outcome.compared;
    check.agree = outcome.compared - outcome.different;
    check.disagree = outcome.different;
    check.disagreements = outcome
        .mismatches
        .iter()
        .map(|m| Disagreement { line: m.line.into(), text: m.to_string() })
        .collect();
    let untold = outcome.samples.len() as u64;
    if outcome.compared == 0 && untold > 0 {
        check
            .warnings
            .push(format!("none of the {untold} requests has an expect= to compare with"));
    }
    if outcome.unended > 0 {
        let count = outcome.unended;
        check.warnings.push(format!("{count} requests have a `busy` and no `retry` after it"));
    }
    Ok(check)
}

/// Replays a workload for the judge; no time is taken.
///
/// # Errors
/// What the replay returns.
pub fn judge_replay(
    workload: &Workload,
    setup: &Setup,
    tick: &mut Tick<'_>,
) -> Result<(replay::Outcome, Judgement)> {
    let mut clock = ModelClock::new(Weights::DEFAULT);
    let mut observer = Recorder::new(Judge::of_replay(&workload.areas));
    let outcome = replay::run(workload, setup, &mut clock, &mut observer, tick)?;
    Ok((outcome, observer.into_listener().judge()))
}

fn check(source: &str, judgement: Judgement) -> Check {
    let violation = |v: &crate::recorded::judge::Violation| Violation {
        line: v.line,
        kind: v.kind.name().into(),
        text: v.text.clone(),
    };
    let mut check = Check {
        schema: SCHEMA.into(),
        source: source.into(),
        violations: judgement.violations.iter().map(violation).collect(),
        violations_total: judgement.violations_total,
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

fn areas(end: &[Snapshot]) -> Vec<AreaState> {
    end.iter().map(Into::into).collect()
}

fn disagree(check: &mut Check, line: u64, text: impl FnOnce() -> String) {
    check.disagree += 1;
    if check.disagreements.len() < LISTED {
        check.disagreements.push(Disagreement { line, text: text() });
    }
}

fn trace_warnings(recording: &Recording) -> Vec<String> {
    let counts = &recording.counts;
    [
        (counts.unpaired_starts, "starts without a finish: not compared"),
        (counts.unpaired_finishes + counts.unpaired_retries, "finishes or retries without a start"),
        (counts.lost_events, "events lost by the tracer: what follows may disagree"),
    ]
    .iter()
    .filter(|(count, _)| *count > 0)
    .map(|(count, what)| format!("{count} {what}"))
    .collect()
}

fn window(pfn: Option<Pfn>) -> String {
    pfn.map_or_else(|| "no window".into(), |pfn| format!("{pfn}"))
}
