//! The figures of one run that a comparison looks at.

use std::collections::BTreeMap;
use std::fmt;

use crate::stats::finishes::{FinishStats, Finishes};
use crate::stats::latency::LatencySummary;
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

/// Which figure: a metric of all requests, or of one size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FigureKey {
    /// The request size; `None` for all requests, which sort first.
    pub pages: Option<Pages>,
    /// The metric.
    pub metric: Metric,
}

/// The figures of one run in nanoseconds.
pub(crate) type Figures = BTreeMap<FigureKey, f64>;

impl Metric {
    /// The metrics of all requests together, in the order of a table.
    pub(crate) const OVERALL: [Metric; 7] = [
        Metric::Span,
        Metric::Total,
        Metric::Mean,
        Metric::Median,
        Metric::P90,
        Metric::P99,
        Metric::Max,
    ];

    /// The metrics of each request size.
    pub(crate) const BY_SIZE: [Metric; 6] =
        [Metric::Total, Metric::Mean, Metric::Median, Metric::P90, Metric::P99, Metric::Max];

    /// Tells whether the metric is one of the measured values, and so moves in steps of the clock.
    pub(crate) fn is_one_value(self) -> bool {
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
pub(crate) fn figures(finishes: &Finishes, span: Nanos) -> Figures {
    let mut figures = Figures::new();
    figures.insert(FigureKey { pages: None, metric: Metric::Span }, span.0 as f64);
    figures.extend(of_latencies(None, &finishes.overall));
    for (&pages, stats) in &finishes.by_size {
        figures.extend(of_latencies(Some(pages), stats));
    }
    figures
}

fn of_latencies(
    pages: Option<Pages>,
    stats: &FinishStats,
) -> impl Iterator<Item = (FigureKey, f64)> {
    let summary = stats.latencies().summary();
    let figure = move |metric| Some((FigureKey { pages, metric }, figure(&summary?, metric)?));
    Metric::BY_SIZE.into_iter().filter_map(figure)
}

fn figure(summary: &LatencySummary, metric: Metric) -> Option<f64> {
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
