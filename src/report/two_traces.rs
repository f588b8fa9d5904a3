//! Compares two traces, or two saved reports.

use std::collections::BTreeSet;

use super::comparison::Comparison;
use super::latency::{Quantiles, Report, SizeRow};
use crate::stats::figures::{Metric, RowKey};
use crate::stats::significance::unpaired::{self, Figure, Judged, Samples};
use crate::stats::significance::{Change, Interval, Options, Verdict};
use crate::stats::{FinishStats, Finishes};
use crate::units::{Nanos, Pages};

/// What to compare of one recording.
#[derive(Clone, Copy, Debug)]
pub struct Side<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its report.
    pub report: &'a Report,
    /// Its samples; `None` for a saved report.
    pub samples: Option<&'a Finishes>,
}

/// Compares two recordings. Rows have p-values where both sides still have their samples; without,
/// only "no change" is ever said, and only within the least floor.
pub fn compare(before: Side<'_>, after: Side<'_>, options: &Options) -> Comparison {
    let mut comparison = Comparison::new(before.name, after.name);
    comparison.failed_before = before.report.failed;
    comparison.failed_after = after.report.failed;
    let step = Nanos(before.report.resolution_ns.max(after.report.resolution_ns));
    let keys = keys(before.report, after.report);
    let sorted = keys.iter().map(|key| Some((sorted(before, *key)?, sorted(after, *key)?)));
    let sorted: Vec<Option<(Vec<u64>, Vec<u64>)>> = sorted.collect();
    let family: Vec<Samples<'_>> =
        keys.iter().zip(&sorted).map(|(key, s)| family_row(*key, s.as_ref(), step)).collect();
    for (key, tested) in keys.iter().zip(unpaired::judge(&family, options)) {
        let shown = (figure(before.report, *key), figure(after.report, *key));
        let judged = if tested.p.is_some() { tested } else { untested(shown, step, options) };
        let n = count(before.report, *key).min(count(after.report, *key));
        comparison.add_samples(*key, n, &judged);
    }
    comparison
}

/// Returns the rows that either side has.
fn keys(before: &Report, after: &Report) -> Vec<RowKey> {
    let sizes: BTreeSet<u64> = [before, after]
        .iter()
        .flat_map(|report| report.by_size.iter().map(|row| row.pages))
        .collect();
    let overall = Metric::OVERALL.map(|metric| RowKey { pages: None, metric });
    let by_size = sizes.into_iter().flat_map(|pages| {
        Metric::BY_SIZE.map(|metric| RowKey { pages: Some(Pages(pages)), metric })
    });
    let either = |key: &RowKey| figure(before, *key).or(figure(after, *key)).is_some();
    overall.into_iter().chain(by_size).filter(either).collect()
}

fn family_row(key: RowKey, sorted: Option<&(Vec<u64>, Vec<u64>)>, step: Nanos) -> Samples<'_> {
    let (before, after) = sorted.map_or((&[][..], &[][..]), |(b, a)| (b.as_slice(), a.as_slice()));
    let figure = match key.metric {
        Metric::Mean => Figure::Mean,
        Metric::Median => Figure::Quantile(500),
        Metric::P90 => Figure::Quantile(900),
        Metric::P99 => Figure::Quantile(990),
        Metric::Span | Metric::Total | Metric::Max => Figure::Once,
    };
    Samples { before, after, figure, step: step.0 }
}

/// Judges by the figures alone.
fn untested(shown: (Option<u64>, Option<u64>), step: Nanos, options: &Options) -> Judged {
    let (before, after) = shown;
    let sides = before.zip(after).map(|(b, a)| (b as f64, a as f64));
    let change = match (before, after) {
        (Some(0), Some(0)) | (None, None) => Change::NotApplicable,
        (Some(0) | None, Some(_)) => Change::New,
        (Some(_), None) => Change::Gone,
        (Some(b), Some(a)) => {
            let percent = (a as f64 / b as f64 - 1.0) * 100.0;
            Change::Percent(percent, Interval { low: percent, high: percent })
        }
    };
    let floor_pct =
        sides.map_or(0.0, |(b, _)| step.0 as f64 / b.max(1.0)).max(options.least_floor) * 100.0;
    let within = match change {
        Change::Percent(percent, _) => percent.abs() <= floor_pct,
        Change::NotApplicable => before.is_some(),
        Change::New | Change::Gone => false,
    };
    Judged {
        before: before.map(|ns| ns as f64),
        after: after.map(|ns| ns as f64),
        change,
        p: None,
        floor_pct,
        verdict: if within { Verdict::NoChange } else { Verdict::TooFewSamples },
    }
}

fn sorted(side: Side<'_>, key: RowKey) -> Option<Vec<u64>> {
    let stats: &FinishStats = match key.pages {
        None => &side.samples?.overall,
        Some(pages) => side.samples?.by_size.get(&pages)?,
    };
    Some(stats.latencies().sorted_samples())
}

fn size(report: &Report, pages: Pages) -> Option<&SizeRow> {
    report.by_size.iter().find(|row| row.pages == pages.0)
}

fn quantiles(report: &Report, key: RowKey) -> Option<Quantiles> {
    let found = match key.pages {
        None => report.overall,
        Some(pages) => size(report, pages).map(|row| row.latency),
    };
    found.filter(|q| q.n > 0)
}

fn count(report: &Report, key: RowKey) -> u64 {
    quantiles(report, key).map_or(0, |q| q.n)
}

fn figure(report: &Report, key: RowKey) -> Option<u64> {
    let q = quantiles(report, key)?;
    match key.metric {
        Metric::Span => Some(report.span_ns),
        Metric::Total => match key.pages {
            None => Some(report.total_ns),
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
mod tests {
    use super::*;
    use crate::stats::Finish;

    fn finishes(us: impl Iterator<Item = u64>) -> Finishes {
        let (pages, search) = (Pages(16), Nanos(0));
        let finish = |us| {
            let latency = Some(Nanos(us * 1000));
            Finish { pages, succeeded: true, latency, search, busy_retries: 0 }
        };
        us.map(finish).collect()
    }

    fn verdicts(before: &Finishes, after: &Finishes, saved: bool) -> Vec<String> {
        let reports = [before, after].map(|s| Report { resolution_ns: 1000, ..Report::of(s) });
        let [b, a] = &reports;
        let keep = |s| (!saved).then_some(s);
        let comparison = compare(
            Side { name: "a", report: b, samples: keep(before) },
            Side { name: "b", report: a, samples: keep(after) },
            &Options::unpaired(),
        );
        let overall = comparison.rows.iter().filter(|row| row.pages.is_none());
        overall.map(|row| format!("{}: {}", row.metric, row.verdict)).collect()
    }

    #[test]
    fn samples_allow_a_verdict_where_there_are_many() {
        let (slow, fast) = (finishes(1000..1400), finishes(500..700));
        let shown = verdicts(&slow, &fast, false);
        assert_eq!(
            shown,
            [
                "span: no change",
                "total: too few samples",
                "mean: faster",
                "median: faster",
                "p90: faster",
                "p99: no change",
                "max: too few samples"
            ]
        );
    }

    #[test]
    fn saved_reports_never_call_a_change() {
        let (slow, fast) = (finishes(1000..1400), finishes(500..700));
        assert!(verdicts(&slow, &fast, true).iter().all(|v| !v.ends_with("er")));
        assert!(verdicts(&slow, &slow, true).iter().all(|v| v.ends_with("no change")));
    }
}
