//! Compares two traces, or two saved reports.

use std::collections::BTreeSet;

use crate::report::{Comparison, ComparisonRow, Quantiles, Report, SizeRow};
use crate::stats::significance::unpaired::{self, Samples, Statistic};
use crate::stats::significance::{Change, Criteria, Interval, JudgedRow, Verdict};
use crate::stats::{FigureKey, FinishStats, Finishes, Metric, Sides};
use crate::units::{Nanos, Pages};

/// One of two recordings: a trace or a saved report.
#[derive(Clone, Copy, Debug)]
pub struct Recorded<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its report.
    pub report: &'a Report,
    /// Its finished allocations; `None` for a saved report.
    pub finishes: Option<&'a Finishes>,
}

/// Compares two recordings; [`Criteria::unpaired`] are meant for it. Rows have p-values where both
/// sides still have their samples; without, only "no change" is ever said, and only within the
/// least floor.
pub fn compare_recordings(sides: &Sides<Recorded<'_>>, criteria: &Criteria) -> Comparison {
    let reports = sides.as_ref().map(|side| side.report);
    let mut comparison = Comparison::new(sides.before.name, sides.after.name);
    comparison.failed_before = reports.before.failed;
    comparison.failed_after = reports.after.failed;
    let step = Nanos(reports.before.resolution_ns.max(reports.after.resolution_ns));
    let keys = keys(&reports);
    let sorted: Vec<Option<Sides<Vec<u64>>>> =
        keys.iter().map(|key| sides.map(|side| sorted(side, *key)).both()).collect();
    let family: Vec<Samples<'_>> =
        keys.iter().zip(&sorted).map(|(key, s)| family_row(*key, s.as_ref(), step)).collect();
    for (key, tested) in keys.iter().zip(unpaired::judge(&family, criteria)) {
        let shown = reports.map(|report| figure(report, *key));
        let judged = if tested.p.is_some() { tested } else { untested(shown, step, criteria) };
        let n = count(reports.before, *key).min(count(reports.after, *key));
        comparison.push(ComparisonRow::new("", *key, &JudgedRow { n, ..judged }));
    }
    comparison
}

/// Returns the rows that either side has.
fn keys(reports: &Sides<&Report>) -> Vec<FigureKey> {
    let &Sides { before, after } = reports;
    let sizes: BTreeSet<u64> = [before, after]
        .iter()
        .flat_map(|report| report.by_size.iter().map(|row| row.pages))
        .collect();
    let overall = Metric::OVERALL.map(|metric| FigureKey { pages: None, metric });
    let by_size = sizes.into_iter().flat_map(|pages| {
        Metric::BY_SIZE.map(|metric| FigureKey { pages: Some(Pages(pages)), metric })
    });
    let either = |key: &FigureKey| figure(before, *key).or(figure(after, *key)).is_some();
    overall.into_iter().chain(by_size).filter(either).collect()
}

fn family_row(key: FigureKey, sorted: Option<&Sides<Vec<u64>>>, step: Nanos) -> Samples<'_> {
    let (before, after): (&[u64], &[u64]) =
        sorted.map_or((&[], &[]), |sorted| (&sorted.before, &sorted.after));
    let statistic = match key.metric {
        Metric::Mean => Statistic::Mean,
        Metric::Median => Statistic::Quantile(500),
        Metric::P90 => Statistic::Quantile(900),
        Metric::P99 => Statistic::Quantile(990),
        Metric::Span | Metric::Total | Metric::Max => Statistic::Once,
    };
    Samples { before, after, statistic, step: step.0 }
}

/// Judges by the figures alone.
fn untested(shown: Sides<Option<u64>>, step: Nanos, criteria: &Criteria) -> JudgedRow {
    let Sides { before, after } = shown;
    let change = match (before, after) {
        (Some(0), Some(0)) | (None, None) => Change::NotApplicable,
        (Some(0) | None, Some(_)) => Change::New,
        (Some(_), None) => Change::Gone,
        (Some(b), Some(a)) => {
            let percent = (a as f64 / b as f64 - 1.0) * 100.0;
            Change::Percent(percent, Interval { low: percent, high: percent })
        }
    };
    let step_of = |sides: Sides<u64>| step.0 as f64 / sides.before.max(1) as f64;
    let floor_pct = shown.both().map_or(0.0, step_of).max(criteria.least_floor) * 100.0;
    let within = match change {
        // Rounding must not turn a change of exactly one step into more.
        Change::Percent(percent, _) => percent.abs() <= floor_pct * (1.0 + 1e-9),
        Change::NotApplicable => before.is_some(),
        Change::New | Change::Gone => false,
    };
    JudgedRow {
        n: 0,
        before: before.map(|ns| ns as f64),
        after: after.map(|ns| ns as f64),
        change,
        p: None,
        floor_pct,
        verdict: if within { Verdict::NoChange } else { Verdict::TooFewSamples },
    }
}

fn sorted(side: Recorded<'_>, key: FigureKey) -> Option<Vec<u64>> {
    let stats: &FinishStats = match key.pages {
        None => &side.finishes?.overall,
        Some(pages) => side.finishes?.by_size.get(&pages)?,
    };
    Some(stats.successes.latencies.sorted_samples())
}

fn size(report: &Report, pages: Pages) -> Option<&SizeRow> {
    report.by_size.iter().find(|row| row.pages == pages.0)
}

fn quantiles(report: &Report, key: FigureKey) -> Option<Quantiles> {
    let found = match key.pages {
        None => report.overall,
        Some(pages) => size(report, pages).map(|row| row.latency),
    };
    found.filter(|q| q.n > 0)
}

fn count(report: &Report, key: FigureKey) -> u64 {
    quantiles(report, key).map_or(0, |q| q.n)
}

fn figure(report: &Report, key: FigureKey) -> Option<u64> {
    let q = quantiles(report, key)?;
    match key.metric {
        Metric::Span => Some(report.span_ns),
        Metric::Total => match key.pages {
            None => Some(report.latencies().total_ns),
            Some(pages) => size(report, pages).map(|row| row.total_ns),
        },
        Metric::Mean => Some(q.mean_ns),
        Metric::Median => Some(q.median_ns),
        Metric::P90 => Some(q.p90_ns),
        Metric::P99 => q.p99_ns,
        Metric::Max => Some(q.max_ns),
    }
}

#[cfg(test)]
#[path = "recordings_tests.rs"]
mod tests;
