//! The work of `check`: the judge over a trace or a workload, and first fit against every recorded
//! search.

use crate::clock::{ModelClock, Weights};
use crate::cma::finder::Choice;
use crate::cma::observer::Recorder;
use crate::cma::snapshot::Snapshot;
use crate::error::Result;
use crate::recorded::judge::{Judge, Judgement};
use crate::recorded::order::{self, Resolved};
use crate::recorded::recording::{Extent, Outcome, Recording};
use crate::recorded::steps::{Agreement, Step, Why};
use crate::recorded::{Tick, tick_at};
use crate::replay::{self, Setup};
use crate::report::AreaState;
use crate::report::check::{Check, Disagreement, SCHEMA};
use crate::report::end_maps::{EndMap, told_before};
use crate::report::usage;
use crate::trace::event::Kind;
use crate::units::Pfn;
use crate::workload::Workload;

/// The most disagreements that are listed one by one.
const LISTED: usize = 100;

/// The most counts that contradict the lines that are told one by one.
const DOUBTS: usize = 5;

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
    if recording.horizon.is_some() {
        judge.forget();
    }
    for &Extent { area, pfn, count } in &recording.held_before {
        judge.hold(&recording.area(area).name, pfn, count, 0);
    }
    for &Extent { area, pfn, count } in &recording.used {
        judge.hold(&recording.area(area).name, pfn, count, 0);
    }
    for (index, record) in recording.events().enumerate() {
        tick_at(index, tick)?;
        judge.record(&record);
    }
    let judgement = judge.judge();
    let releases_missing = judgement.untold_releases.is_some();
    let mut check = check(source, judgement);
    let order = order::resolve(recording, finder, tick, &mut |step| {
        let Step::Search { attempt, agreement, late, found } = step else { return };
        if agreement == Agreement::Untold {
            return;
        }
        check.attempts += 1;
        check.late_searches += u64::from(late);
        let agreement = match agreement {
            Agreement::Disagrees if releases_missing => Agreement::NotJudged(Why::Missing),
            agreement => agreement,
        };
        match agreement {
            Agreement::Agrees => check.agree += 1,
            Agreement::NotJudged(why) => not_judged(&mut check, why, 1),
            Agreement::Disagrees | Agreement::Untold => {}
        }
        if agreement == Agreement::Disagrees {
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
    check.extremes = usage::extremes(recording, &order);
    if let [extreme] = &check.extremes[..] {
        check.peak_used = Some(extreme.peak_used);
        check.least_maxchunk = extreme.least_maxchunk;
    }
    check.held_at_end = usage::held_at_end(recording, &order);
    let end_maps = recording.end_maps.iter();
    check.end_maps = end_maps.filter_map(|told| EndMap::compare(recording, &order, told)).collect();
    if recording.before_horizon > 0 {
        not_judged(&mut check, Why::BeforeHorizon, recording.before_horizon);
        check.attempts += recording.before_horizon;
    }
    check.horizon_ns = recording.horizon.map(|horizon| horizon.0);
    let unjudged: Vec<String> = unjudged(&check).collect();
    check.warnings.extend(unjudged);
    check.warnings.extend(recording.notes.iter().cloned());
    check.warnings.extend(used_before(recording, &order));
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
    let mut check = Check {
        schema: SCHEMA.into(),
        source: source.into(),
        violations: judgement.violations,
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
    let doubts = judgement.doubts.len();
    check.warnings.extend(judgement.doubts.iter().take(DOUBTS).map(|doubt| {
        format!(
            "line {}: {}: lines seem to be missing, or the count is wrong",
            doubt.line, doubt.text
        )
    }));
    if doubts > DOUBTS {
        check.warnings.push(format!("and {} such counts more", doubts - DOUBTS));
    }
    if let Some(line) = judgement.untold_releases {
        check.warnings.push(format!(
            "the trace has no releases, but pages came back before line {line}: events seem to be \
             missing; record {} too",
            Kind::Release.name()
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

fn not_judged(check: &mut Check, why: Why, count: u64) {
    check.not_judged += count;
    *check.not_judged_reasons.entry(why.name().into()).or_default() += count;
}

/// Says why searches were not judged.
fn unjudged(check: &Check) -> impl Iterator<Item = String> {
    let by_name = check.not_judged_reasons.clone();
    Why::ALL.into_iter().filter_map(move |why| {
        let count = by_name.get(why.name())?;
        Some(format!("{count} searches are not judged: {}", why.words()))
    })
}

/// Says which pages are taken to be in use since before the trace, and how many have no place.
pub fn used_before(recording: &Recording, order: &Resolved) -> Vec<String> {
    let of = |area: usize, extents: &[Extent]| -> u64 {
        extents.iter().filter(|e| e.area as usize == area).map(|e| e.count.0).sum()
    };
    let mut said = Vec::new();
    for (index, area) in recording.areas.iter().enumerate() {
        said.extend(told_before(recording, u32::try_from(index).unwrap_or(u32::MAX)));
        let found = of(index, &order.used_before);
        if found > 0 {
            said.push(format!(
                "area {}: {found} pages are taken to be in use since before the trace: first fit \
                 passed over windows there, and the trace never hands them out",
                area.name
            ));
        }
        let known = found + of(index, &recording.used);
        let hidden = recording.without_place(u32::try_from(index).unwrap_or(u32::MAX));
        let unplaced = hidden.map_or(0, |hidden| hidden.0.saturating_sub(found));
        if unplaced > 0 {
            said.push(format!(
                "area {}: at least {unplaced} of {} pages in use before the trace have no place: \
                 the area is fuller than it seems here (a bitmap tells, see capture-cma)",
                area.name,
                unplaced + known
            ));
        }
    }
    said
}

fn trace_warnings(recording: &Recording) -> Vec<String> {
    let counts = &recording.counts;
    let missing = recording.missing.map(|line| {
        format!("lines seem to be missing, although the tracer tells of no loss: see line {line}")
    });
    let counted = [
        (
            recording.second_passes,
            "searches began at the area's start again, as vendors' kernels do after 100 ms: \
             judged so",
        ),
        (counts.unpaired_starts, "starts without a finish: not compared"),
        (
            if recording.has_starts {
                counts.unpaired_finishes + counts.unpaired_retries
            } else {
                0
            },
            "finishes or retries without a start",
        ),
        (counts.lost_events, "events lost by the tracer: what follows may disagree"),
    ]
    .iter()
    .filter(|(count, _)| *count > 0)
    .map(|(count, what)| format!("{count} {what}"))
    .collect::<Vec<_>>();
    missing.into_iter().chain(counted).collect()
}

fn window(pfn: Option<Pfn>) -> String {
    pfn.map_or_else(|| "no window".into(), |pfn| format!("{pfn}"))
}
