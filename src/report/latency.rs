//! The latency report of one trace or replay: `cmasim.report/2`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::area::{self, AreaState};
use super::csv::{Csv, field};
use super::effort::{self, EffortRow};
use super::sheet::{Grid, Sheet};
use super::unit::{Unit, with_unit};
use super::{Migrated, Show, saved};
use crate::stats::{FinishStats, Finished, Finishes, Latencies, LatencySummary};
use crate::units::Pages;

/// Allocations whose other end is not surely their own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NotSure {
    /// Starts in flight when events were lost.
    pub starts: u64,
    /// Finishes before the events of every CPU begin, or after lost events.
    pub finishes: u64,
    /// The finishes by reason.
    #[serde(deserialize_with = "saved::by_key")]
    pub reason: BTreeMap<String, u64>,
}

impl NotSure {
    /// Adds starts.
    pub(super) fn start(&mut self, count: u64) {
        self.starts = self.starts.saturating_add(count);
    }

    /// Adds finishes.
    pub(super) fn finish(&mut self, why: &str, count: u64) {
        if count > 0 {
            self.finishes = self.finishes.saturating_add(count);
            let sum = self.reason.entry(why.to_owned()).or_default();
            *sum = sum.saturating_add(count);
        }
    }
}

pub(super) const SCHEMA: &str = "cmasim.report/2";

/// The version before, whose `overall` and `by_size` have failed allocations too.
pub(super) const SCHEMA_1: &str = "cmasim.report/1";

/// What a trace or a replay says about latency. Reads its own JSON back; keys that are missing are
/// empty.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Report {
    /// `cmasim.report/2`.
    pub schema: String,
    /// Where the events come from: a file, or a workload and its finder.
    pub source: String,
    /// The format they were read from.
    pub format: String,
    /// Finished allocations: succeeded and failed.
    pub attempts: u64,
    /// Allocations that got their pages.
    pub succeeded: u64,
    /// Allocations that got nothing.
    pub failed: u64,
    /// Windows that turned out busy.
    pub busy_retries: u64,
    /// Releases.
    pub releases: u64,
    /// Start events without a finish.
    pub unpaired_starts: u64,
    /// Finish events without a start.
    pub unpaired_finishes: u64,
    /// Allocations whose beginning or end may be another's: they are in no latency.
    pub not_sure: NotSure,
    /// Events that the recorder says it lost.
    pub lost_events: u64,
    /// Events older than the one before them on the same CPU.
    pub backwards: u64,
    /// The smallest step of the latencies, in nanoseconds.
    pub resolution_ns: u64,
    /// The clock of the trace, such as `local`, `wall` or `model`.
    pub clock: String,
    /// What one reading of the clock costs, if it was measured.
    pub clock_cost_ns: Option<u64>,
    /// How latencies were taken, such as `latency_ns field` or `finish minus start`.
    pub latency_source: String,
    /// From the first event to the last.
    pub span_ns: u64,
    /// The sum of all latencies.
    pub total_ns: u64,
    /// Latencies too long for the histogram: counted, but blunt in the quantiles.
    pub clamped: u64,
    /// All sizes together, of allocations that got their pages; `None` without a latency.
    pub overall: Option<Quantiles>,
    /// Each size, ascending, likewise.
    #[serde(deserialize_with = "saved::sizes")]
    pub by_size: Vec<SizeRow>,
    /// The same again, beside its twin.
    pub successes: LatencyPart,
    /// Allocations that got nothing.
    pub failures: LatencyPart,
    /// What was run, where this is a replay: finder, kernel, rounds and the like.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", deserialize_with = "saved::by_key")]
    pub run: BTreeMap<String, String>,
    /// The part of `total_ns` that the searches took, where it was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub search_ns: Option<u64>,
    /// Counted work of the searches, where it was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "saved::others")]
    pub effort: Vec<EffortRow>,
    /// Pages that were in the way, where the trace tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub migration: Option<Migrated>,
    /// The areas at the end of a replay.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "saved::others")]
    pub areas: Vec<AreaState>,
    /// Whether an interrupt ended the input: what was read before is answered.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub interrupted: bool,
    /// Lines of a text that are no CMA events, by kind.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub lines_skipped: BTreeMap<String, u64>,
    /// What the reader should know, a sentence each.
    #[serde(deserialize_with = "saved::others")]
    pub warnings: Vec<String>,
}

/// The latencies of allocations with one result.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LatencyPart {
    /// All sizes together; `None` without a latency.
    pub overall: Option<Quantiles>,
    /// Each size, ascending.
    #[serde(deserialize_with = "saved::sizes")]
    pub by_size: Vec<SizeRow>,
    /// The sum of the latencies.
    pub total_ns: u64,
}

/// Latencies in nanoseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Quantiles {
    /// The number of samples.
    pub n: u64,
    /// The mean.
    pub mean_ns: u64,
    /// The exact minimum.
    pub min_ns: u64,
    /// The median.
    pub median_ns: u64,
    /// The 90th percentile.
    pub p90_ns: u64,
    /// The 99th percentile, if there are at least 100 samples.
    pub p99_ns: Option<u64>,
    /// The 99.9th percentile, if there are at least 1000 samples.
    pub p999_ns: Option<u64>,
    /// The exact maximum.
    pub max_ns: u64,
}

/// One request size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "saved::FlatSizeRow")]
pub struct SizeRow {
    /// The size.
    pub pages: u64,
    /// Its latencies; all zero with `n` 0 if none was measured.
    #[serde(flatten)]
    pub latency: Quantiles,
    /// The sum of its latencies.
    pub total_ns: u64,
    /// Its failed allocations.
    pub failed: u64,
    /// Its busy windows.
    pub busy_retries: u64,
}

impl From<LatencySummary> for Quantiles {
    fn from(s: LatencySummary) -> Quantiles {
        Quantiles {
            n: s.n,
            mean_ns: s.mean_ns,
            min_ns: s.min_ns,
            median_ns: s.median_ns,
            p90_ns: s.p90_ns,
            p99_ns: s.p99_ns,
            p999_ns: s.p999_ns,
            max_ns: s.max_ns,
        }
    }
}

impl Report {
    /// Makes a report of finished allocations; the caller fills in what they do not tell: source,
    /// clock, span, releases, pairing, warnings.
    pub fn of(finishes: &Finishes) -> Report {
        let overall = &finishes.overall;
        let latencies = overall.latencies();
        let successes = LatencyPart::of(finishes, |stats| &stats.successes);
        let failures = LatencyPart::of(finishes, |stats| &stats.failures);
        Report {
            schema: SCHEMA.into(),
            attempts: overall.count(),
            succeeded: overall.successes.count,
            failed: overall.failures.count,
            busy_retries: overall.busy_retries,
            total_ns: latencies.total_ns(),
            clamped: latencies.clamped(),
            overall: successes.overall,
            by_size: successes.by_size.clone(),
            successes,
            failures: LatencyPart {
                by_size: failures.by_size.into_iter().filter(|row| row.failed > 0).collect(),
                ..failures
            },
            ..Report::default()
        }
    }

    /// Takes the durations of calls, where no event tells of an allocation.
    pub(super) fn show_calls(&mut self, calls: &Latencies) {
        self.overall = calls.summary().map(Quantiles::from);
        self.total_ns = calls.total_ns();
        self.successes =
            LatencyPart { overall: self.overall, total_ns: self.total_ns, by_size: vec![] };
        self.clamped = calls.clamped();
        self.latency_source = "calls of cma_alloc as the function tracer timed them".into();
    }
}

impl LatencyPart {
    fn of(finishes: &Finishes, part: fn(&FinishStats) -> &Finished) -> LatencyPart {
        let latencies = &part(&finishes.overall).latencies;
        let sizes = finishes.by_size.iter();
        LatencyPart {
            overall: latencies.summary().map(Quantiles::from),
            by_size: sizes.filter_map(|(pages, stats)| size_row(*pages, stats, part)).collect(),
            total_ns: latencies.total_ns(),
        }
    }
}

/// Makes the row of a size; `None` if nothing is known but that it was asked for.
fn size_row(
    pages: Pages,
    stats: &FinishStats,
    part: fn(&FinishStats) -> &Finished,
) -> Option<SizeRow> {
    let latencies = &part(stats).latencies;
    let row = SizeRow {
        pages: pages.0,
        latency: latencies.summary().map(Quantiles::from).unwrap_or_default(),
        total_ns: latencies.total_ns(),
        failed: stats.failures.count,
        busy_retries: stats.busy_retries,
    };
    (row.latency.n > 0 || row.failed > 0 || row.busy_retries > 0).then_some(row)
}

impl Show for Report {
    fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::default();
        self.head(&mut sheet);
        sheet.grids.push(self.grid(&self.latencies(), String::new()));
        if self.failures.overall.is_some() {
            let title = "allocations that failed".into();
            sheet.grids.push(self.grid(&self.failures, title));
        }
        sheet.grids.extend(effort::grid(&self.effort));
        sheet.grids.extend(area::grid(&self.areas));
        sheet
    }

    fn csv(&self) -> Csv {
        let columns = vec![
            "pages",
            "n",
            "failed",
            "busy_retries",
            "mean_ns",
            "min_ns",
            "median_ns",
            "p90_ns",
            "p99_ns",
            "p999_ns",
            "max_ns",
            "total_ns",
            "source",
            "result",
        ];
        let failures = Some(&self.failures).filter(|failures| failures.overall.is_some());
        let parts = [Some((&self.latencies(), "success")), failures.map(|part| (part, "failure"))];
        let rows = parts.into_iter().flatten().flat_map(|(part, result)| {
            let all = csv_row("all".into(), &self.all_sizes(part));
            let sizes = part.by_size.iter().map(|row| csv_row(row.pages.to_string(), row));
            let rows: Vec<_> = std::iter::once(all).chain(sizes).collect();
            let more = [self.source.clone(), result.to_owned()];
            rows.into_iter().map(move |row| row.into_iter().chain(more.clone()).collect())
        });
        Csv { columns, rows: rows.collect() }
    }
}

impl Report {
    fn head(&self, sheet: &mut Sheet) {
        if !self.source.is_empty() {
            let format = if self.format.is_empty() { "" } else { &format!(" ({})", self.format) };
            sheet.line("source", format!("{}{format}", self.source));
        }
        if !self.run.is_empty() {
            let run: Vec<String> = self.run.iter().map(|(key, v)| format!("{key} {v}")).collect();
            sheet.line("run", run.join(", "));
        }
        let counts = [
            (self.succeeded, "succeeded"),
            (self.failed, "failed"),
            (self.busy_retries, "busy retries"),
            (self.releases, "releases"),
        ];
        let counts: Vec<String> = counts.iter().map(|(n, what)| format!("{n} {what}")).collect();
        sheet.line("attempts", format!("{}: {}", self.attempts, counts.join(", ")));
        if let Some(left_out) = self.left_out() {
            sheet.line("not sure", left_out);
        }
        if let Some(holes) = self.holes() {
            sheet.line("holes", holes);
        }
        sheet.line("latency", self.how_latency_was_taken());
        if let Some(search) = self.search_ns.filter(|_| self.total_ns > 0) {
            let share = 100.0 * search as f64 / self.total_ns as f64;
            sheet.line("search", format!("{share:.1} % of the total latency"));
        }
        if let Some(migration) = self.migration {
            sheet.line("migrated", migration.to_string());
        }
        sheet.line("span", with_unit(u128::from(self.span_ns)));
        sheet.lines("warning", &self.warnings);
    }

    /// Says which latencies are left out; `None` if none are.
    fn left_out(&self) -> Option<String> {
        let NotSure { starts, finishes, .. } = self.not_sure;
        (starts > 0 || finishes > 0).then(|| {
            format!(
                "starts {starts}, finishes {finishes}: lost events may lie between them and their \
                 other ends, so they are in no latency"
            )
        })
    }

    /// Says what the trace lacks; `None` if it is whole.
    fn holes(&self) -> Option<String> {
        let holes = [
            (self.lost_events, "lost events"),
            (self.unpaired_starts, "starts without finish"),
            (self.unpaired_finishes, "finishes without start"),
            (self.backwards, "steps back in time"),
            (self.clamped, "latencies above the histogram"),
        ];
        let found = holes.iter().filter(|(n, _)| *n > 0);
        let found: Vec<String> = found.map(|(n, what)| format!("{what}: {n}")).collect();
        (!found.is_empty()).then(|| found.join(", "))
    }

    fn how_latency_was_taken(&self) -> String {
        let mut parts = Vec::new();
        if !self.latency_source.is_empty() {
            parts.push(self.latency_source.clone());
        }
        if !self.clock.is_empty() {
            parts.push(format!("clock {}", self.clock));
        }
        parts.push(format!("resolution {}", round(self.resolution_ns)));
        parts.extend(self.clock_cost_ns.map(|ns| format!("a reading costs {ns} ns")));
        parts.join(", ")
    }

    /// Returns the latencies that the report is about: of the successes, unless it was saved before
    /// these were apart.
    pub(crate) fn latencies(&self) -> LatencyPart {
        let total_ns =
            if self.schema == SCHEMA_1 { self.total_ns } else { self.successes.total_ns };
        LatencyPart { overall: self.overall, by_size: self.by_size.clone(), total_ns }
    }

    fn all_sizes(&self, part: &LatencyPart) -> SizeRow {
        SizeRow {
            pages: 0,
            latency: part.overall.unwrap_or_default(),
            total_ns: part.total_ns,
            failed: self.failed,
            busy_retries: self.busy_retries,
        }
    }

    fn grid(&self, part: &LatencyPart, title: String) -> Grid {
        let median = part.overall.map_or(0, |q| q.median_ns);
        let scale = Scale {
            unit: Unit::for_typical(u128::from(median)),
            total: Unit::for_typical(u128::from(part.total_ns)),
            resolution_ns: self.resolution_ns,
        };
        let unit = scale.unit.name();
        let latency = ["median", "p90", "p99", "max", "mean"].map(|name| format!("{name} {unit}"));
        let counts = ["pages", "n", "failed", "retries"].map(str::to_owned);
        let total = format!("total {}", scale.total.name());
        let all = scale.row("all".into(), &self.all_sizes(part));
        let sizes = part.by_size.iter().map(|row| scale.row(row.pages.to_string(), row));
        Grid {
            title,
            columns: counts.into_iter().chain(latency).chain([total]).collect(),
            rows: std::iter::once(all).chain(sizes).collect(),
            ..Grid::default()
        }
    }
}

/// The units of a table and how finely they are known.
struct Scale {
    unit: Unit,
    total: Unit,
    resolution_ns: u64,
}

impl Scale {
    fn row(&self, name: String, row: &SizeRow) -> Vec<String> {
        let q = &row.latency;
        // Without a sample there is nothing to show: a zero would be a measurement.
        let some = |ns: u64| if q.n == 0 { String::new() } else { self.show(ns) };
        let total = self.total.show(u128::from(row.total_ns), 1);
        vec![
            name,
            q.n.to_string(),
            row.failed.to_string(),
            row.busy_retries.to_string(),
            some(q.median_ns),
            some(q.p90_ns),
            q.p99_ns.map_or_else(String::new, |ns| self.show(ns)),
            some(q.max_ns),
            some(q.mean_ns),
            if q.n == 0 { String::new() } else { total },
        ]
    }

    /// Writes a latency with no more decimals than the resolution gives.
    fn show(&self, ns: u64) -> String {
        let decimals = match (self.unit, self.resolution_ns) {
            (Unit::Us, 1000..) => 0,
            (Unit::Us, _) => 1,
            _ => 3,
        };
        self.unit.show(u128::from(ns), decimals)
    }
}

fn csv_row(name: String, row: &SizeRow) -> Vec<String> {
    let q = &row.latency;
    let some = |ns: u64| field((q.n > 0).then_some(ns));
    vec![
        name,
        q.n.to_string(),
        row.failed.to_string(),
        row.busy_retries.to_string(),
        some(q.mean_ns),
        some(q.min_ns),
        some(q.median_ns),
        some(q.p90_ns),
        field(q.p99_ns),
        field(q.p999_ns),
        some(q.max_ns),
        row.total_ns.to_string(),
    ]
}

/// Writes a step of a clock in its largest whole unit.
fn round(ns: u64) -> String {
    match ns {
        0 => "unknown".into(),
        ns if ns % 1_000_000 == 0 => format!("{} ms", ns / 1_000_000),
        ns if ns % 1000 == 0 => format!("{} us", ns / 1000),
        ns => format!("{ns} ns"),
    }
}

#[cfg(test)]
#[path = "latency_tests.rs"]
mod tests;
