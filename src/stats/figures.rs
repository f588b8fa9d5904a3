//! The figures of one run that a comparison looks at, and how runs in rounds become its rows.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::stats::finishes::{FinishStats, Finishes};
use crate::stats::latency::Summary;
use crate::stats::significance::{Lone, Series};
use crate::units::{Nanos, Pages};

/// A figure of a run or of one request size in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Metric {
    /// From the first event to the last.
    Span,
    /// The sum of all latencies.
    Total,
    /// The mean latency.
    Mean,
    /// The median latency.
    Median,
    /// The 90th percentile.
    P90,
    /// The 99th percentile.
    P99,
    /// The longest latency.
    Max,
}

/// A row of a comparison: a metric of all requests, or of one size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RowKey {
    /// The request size; `None` for all requests, which sort first.
    pub pages: Option<Pages>,
    /// The metric.
    pub metric: Metric,
}

/// The figures of one run in nanoseconds.
pub type Figures = BTreeMap<RowKey, f64>;

/// One round: each side once, and the before side twice more as the A/A arm.
#[derive(Clone, Debug, Default)]
pub struct Round {
    /// Before and after.
    pub sides: (Figures, Figures),
    /// The same side twice.
    pub same: (Figures, Figures),
}

impl Metric {
    /// The metrics of all requests together, in the order of a table.
    pub const OVERALL: [Metric; 7] = [
        Metric::Span,
        Metric::Total,
        Metric::Mean,
        Metric::Median,
        Metric::P90,
        Metric::P99,
        Metric::Max,
    ];

    /// The metrics of each request size.
    pub const BY_SIZE: [Metric; 6] =
        [Metric::Total, Metric::Mean, Metric::Median, Metric::P90, Metric::P99, Metric::Max];

    /// Tells whether the metric is one of the measured values, and so moves in steps of the clock.
    pub fn is_one_value(self) -> bool {
        matches!(self, Metric::Median | Metric::P90 | Metric::P99 | Metric::Max)
    }
}

impl fmt::Display for Metric {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Metric::Span => "span",
            Metric::Total => "total",
            Metric::Mean => "mean",
            Metric::Median => "median",
            Metric::P90 => "p90",
            Metric::P99 => "p99",
            Metric::Max => "max",
        })
    }
}

/// Takes the figures of one run. What cannot be said (p99 of few samples) is left out.
pub fn figures(finishes: &Finishes, span: Nanos) -> Figures {
    let mut figures = Figures::new();
    figures.insert(RowKey { pages: None, metric: Metric::Span }, span.0 as f64);
    figures.extend(of_latencies(None, &finishes.overall));
    for (&pages, stats) in &finishes.by_size {
        figures.extend(of_latencies(Some(pages), stats));
    }
    figures
}

fn of_latencies(pages: Option<Pages>, stats: &FinishStats) -> impl Iterator<Item = (RowKey, f64)> {
    let summary = stats.latencies().summary();
    let figure = move |metric| Some((RowKey { pages, metric }, figure(&summary?, metric)?));
    Metric::BY_SIZE.into_iter().filter_map(figure)
}

/// Turns rounds into the rows of a table; `step` is the smallest step of the clock.
pub fn series(rounds: &[Round], step: Nanos) -> Vec<(RowKey, Series)> {
    let keys: BTreeSet<RowKey> = rounds.iter().flat_map(keys).collect();
    let row = |key: RowKey| {
        let pair = |(a, b): &(Figures, Figures)| Some((*a.get(&key)?, *b.get(&key)?));
        let step = if key.metric.is_one_value() { step.0 as f64 } else { 0.0 };
        let series = Series {
            pairs: rounds.iter().filter_map(|round| pair(&round.sides)).collect(),
            same: rounds.iter().filter_map(|round| pair(&round.same)).collect(),
            step,
            lone: lone(rounds, key),
        };
        (key, series)
    };
    keys.into_iter().map(row).collect()
}

fn lone(rounds: &[Round], key: RowKey) -> Option<Lone> {
    let before = rounds.iter().any(|round| round.sides.0.contains_key(&key));
    let after = rounds.iter().any(|round| round.sides.1.contains_key(&key));
    match (before, after) {
        (true, false) => Some(Lone::Before),
        (false, true) => Some(Lone::After),
        _ => None,
    }
}

fn keys(round: &Round) -> impl Iterator<Item = RowKey> {
    round.sides.0.keys().chain(round.sides.1.keys()).copied()
}

fn figure(summary: &Summary, metric: Metric) -> Option<f64> {
    Some(match metric {
        Metric::Span => return None,
        Metric::Total => summary.total_ns as f64,
        Metric::Mean => summary.total_ns as f64 / summary.n as f64,
        Metric::Median => summary.median_ns as f64,
        Metric::P90 => summary.p90_ns as f64,
        Metric::P99 => summary.p99_ns? as f64,
        Metric::Max => summary.max_ns as f64,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::finishes::Finish;
    use crate::stats::significance::{Change, Options, judge};

    fn one(pages: u64, ns: u64) -> Finishes {
        let (pages, latency) = (Pages(pages), Some(Nanos(ns)));
        let search = Nanos(0);
        [Finish { pages, succeeded: true, latency, search, busy_retries: 0 }].into_iter().collect()
    }

    #[test]
    fn rounds_become_one_series_a_row() {
        let run = |ns: u64| figures(&one(4, ns), Nanos(10 * ns));
        let round = Round { sides: (run(40), run(20)), same: (run(40), run(41)) };
        let rows = series(&[round], Nanos(10));
        let shown: Vec<String> = rows
            .iter()
            .map(|(key, s)| {
                let pages = key.pages.map_or("all".into(), |p| p.to_string());
                format!("{pages} {} {:?} {}", key.metric, s.pairs, s.step)
            })
            .collect();
        assert_eq!(
            shown,
            [
                "all span [(400.0, 200.0)] 0",
                "all total [(40.0, 20.0)] 0",
                "all mean [(40.0, 20.0)] 0",
                "all median [(40.0, 20.0)] 10",
                "all p90 [(40.0, 20.0)] 10",
                "all max [(40.0, 20.0)] 10",
                "4 total [(40.0, 20.0)] 0",
                "4 mean [(40.0, 20.0)] 0",
                "4 median [(40.0, 20.0)] 10",
                "4 p90 [(40.0, 20.0)] 10",
                "4 max [(40.0, 20.0)] 10",
            ]
        );
    }

    #[test]
    fn a_size_of_one_side_only_is_new_or_gone() {
        let run = |pages: u64| figures(&one(pages, 40), Nanos(40));
        let round = Round { sides: (run(4), run(8)), same: (run(4), run(4)) };
        let rows = series(&[round], Nanos(10));
        let of = |pages| rows.iter().find(|(key, _)| key.pages == Some(Pages(pages))).unwrap();
        assert_eq!(of(4).1.lone, Some(Lone::Before));
        assert_eq!(of(8).1.lone, Some(Lone::After));
        let family: Vec<Series> = rows.iter().map(|(_, series)| series.clone()).collect();
        let judged = judge(&family, &Options::default());
        let shown: Vec<Change> = judged.iter().filter(|j| j.n == 0).map(|j| j.change).collect();
        assert_eq!(shown, [[Change::Gone; 5], [Change::New; 5]].concat());
    }
}
