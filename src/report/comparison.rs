//! Before and after, row by row: `cmasim.compare/1`.

use serde::{Serialize, Serializer};

use super::Show;
use super::csv::{Csv, field};
use super::effort::{self, EffortRow};
use super::sheet::{Grid, Sheet};
use super::unit::side_by_side;
use super::words::plain_words;
use crate::stats::significance::{Change, JudgedRow, Verdict};
use crate::stats::{FigureKey, Metric};

const SCHEMA: &str = "cmasim.compare/1";

/// A comparison of two sides on one or more workloads.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Comparison {
    /// `cmasim.compare/1`.
    pub schema: String,
    /// The before side: a finder, a trace or a report.
    pub before: String,
    /// The after side.
    pub after: String,
    /// Rows, those of a workload together.
    pub rows: Vec<ComparisonRow>,
    /// The change of a total, in per cent, below which it reads "no change"; the largest of all
    /// workloads. Each row has its own in `noise_pct`.
    pub noise_floor_pct: f64,
    /// Failed requests of the before side.
    pub failed_before: u64,
    /// Failed requests of the after side.
    pub failed_after: u64,
    /// Rounds of each workload; `None` for traces and reports.
    pub rounds: Option<u64>,
    /// The seed of the resampling and of generated workloads.
    pub seed: Option<u64>,
    /// What ran where, as label and text.
    pub environment: Vec<(String, String)>,
    /// Counted work of both sides, where it was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub effort: Vec<EffortRow>,
    /// What the reader should know, a sentence each.
    pub warnings: Vec<String>,
}

/// One metric of one workload.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ComparisonRow {
    /// The workload or, for two traces, an empty text.
    pub workload: String,
    /// The metric's name.
    pub metric: String,
    /// The request size; `None` for all.
    pub pages: Option<u64>,
    /// Rounds, or the smaller number of samples of two traces.
    pub n: u64,
    /// The before side: the median of its rounds.
    pub before_ns: Option<u64>,
    /// The after side, likewise.
    pub after_ns: Option<u64>,
    /// The change of the typical round in per cent; `None` if a ratio says nothing.
    pub change_pct: Option<f64>,
    /// The lower end of the 95 % confidence interval.
    pub ci_low_pct: Option<f64>,
    /// Its upper end.
    pub ci_high_pct: Option<f64>,
    /// The p-value, adjusted for the number of rows.
    pub p_value: Option<f64>,
    /// The verdict.
    #[serde(serialize_with = "as_text")]
    pub verdict: Verdict,
    /// The change in per cent below which this row reads "no change".
    pub noise_pct: f64,
    /// `new`, `gone` or `n/a` where there is no ratio.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<&'static str>,
}

impl Comparison {
    /// Starts a comparison without rows.
    pub(crate) fn new(before: impl Into<String>, after: impl Into<String>) -> Comparison {
        Comparison {
            schema: SCHEMA.into(),
            before: before.into(),
            after: after.into(),
            ..Comparison::default()
        }
    }

    /// Adds a row. Rows of all workloads must be judged together, or the p-values count too few.
    pub(crate) fn push(&mut self, row: ComparisonRow) {
        if row.is_total() {
            self.noise_floor_pct = self.noise_floor_pct.max(row.noise_pct);
        }
        self.rows.push(row);
    }

    /// Writes the noise floors of the totals: one, or from the quietest to the noisiest workload.
    pub(super) fn floor_text(&self) -> String {
        let totals = self.rows.iter().filter(|row| row.is_total());
        let least = totals.map(|row| row.noise_pct).fold(self.noise_floor_pct, f64::min);
        let [least, most] = [least, self.noise_floor_pct].map(|percent| format!("{percent:.1}"));
        if least == most { format!("{most} %") } else { format!("{least} to {most} %") }
    }

    /// Tells whether any row got slower, or more requests failed: a regression.
    pub fn is_regression(&self) -> bool {
        self.failed_after > self.failed_before
            || self.rows.iter().any(|row| row.verdict == Verdict::Slower)
    }
}

impl ComparisonRow {
    /// Makes the row of a figure; `workload` is empty for two recordings.
    pub(crate) fn new(workload: &str, key: FigureKey, judged: &JudgedRow) -> ComparisonRow {
        let (percent, note) = match judged.change {
            Change::Percent(percent, interval) => (Some((percent, interval)), None),
            Change::New => (None, Some("new")),
            Change::Gone => (None, Some("gone")),
            Change::NotApplicable => (None, Some("n/a")),
        };
        // Without a test there is no interval either.
        let interval = percent.map(|(_, interval)| interval).filter(|_| judged.p.is_some());
        ComparisonRow {
            workload: workload.into(),
            metric: key.metric.to_string(),
            pages: key.pages.map(|pages| pages.0),
            n: judged.n,
            before_ns: judged.before.map(whole),
            after_ns: judged.after.map(whole),
            change_pct: percent.map(|(percent, _)| percent),
            ci_low_pct: interval.map(|i| i.low),
            ci_high_pct: interval.map(|i| i.high),
            p_value: judged.p,
            verdict: judged.verdict,
            noise_pct: judged.floor_pct,
            note,
        }
    }

    fn is_total(&self) -> bool {
        self.metric == Metric::Total.to_string() && self.pages.is_none()
    }
}

/// Rounds to whole nanoseconds; past 64 bits, to the largest.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "`as` saturates")]
fn whole(ns: f64) -> u64 {
    ns.round() as u64
}

fn as_text<S: Serializer>(verdict: &Verdict, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(verdict)
}

impl Show for Comparison {
    fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::default();
        sheet.line("before", self.before.as_str());
        sheet.line("after", self.after.as_str());
        for (label, text) in &self.environment {
            sheet.line(label, text.as_str());
        }
        let rounds = self.rounds.map(|n| format!("{n}, interleaved; "));
        let seed = self.seed.map(|seed| format!("seed {seed}; "));
        let floor = format!("noise floor {}", self.floor_text());
        sheet
            .line("rounds", [rounds.unwrap_or_default(), seed.unwrap_or_default(), floor].concat());
        sheet.line("failed", format!("{} before, {} after", self.failed_before, self.failed_after));
        sheet.lines("warning", &self.warnings);
        let shown: Vec<&ComparisonRow> =
            self.rows.iter().filter(|row| is_for_people(row)).collect();
        let groups = shown.chunk_by(|a, b| a.workload == b.workload);
        sheet.grids = groups.map(grid).collect();
        sheet.grids.extend(effort::grid(&self.effort));
        sheet.foot = plain_words(self).lines().map(str::to_owned).collect();
        sheet
    }

    fn csv(&self) -> Csv {
        let columns = vec![
            "workload",
            "metric",
            "pages",
            "n",
            "before_ns",
            "after_ns",
            "change_pct",
            "ci_low_pct",
            "ci_high_pct",
            "p_value",
            "verdict",
            "noise_pct",
            "note",
        ];
        Csv { columns, rows: self.rows.iter().map(csv_row).collect() }
    }
}

/// Tells whether a row stands in tables: of each size, the mean and the 90th percentile are left to
/// JSON and CSV.
fn is_for_people(row: &ComparisonRow) -> bool {
    let left_out = [Metric::Mean, Metric::P90].map(|metric| metric.to_string());
    row.pages.is_none() || !left_out.contains(&row.metric)
}

fn grid(rows: &[&ComparisonRow]) -> Grid {
    let columns = ["metric", "pages", "n", "before", "after", "change", "95 % CI", "p"];
    Grid {
        title: rows.first().map(|row| row.workload.clone()).unwrap_or_default(),
        columns: columns.map(str::to_owned).to_vec(),
        text_columns: 1,
        rows: rows.iter().map(|row| cells(row)).collect(),
        verdicts: rows.iter().map(|row| row.verdict).collect(),
    }
}

fn cells(row: &ComparisonRow) -> Vec<String> {
    let [before, after] = side_by_side(row.before_ns, row.after_ns);
    let change = row.change_pct.map(|percent| format!("{} %", signed(percent)));
    let interval = row.ci_low_pct.zip(row.ci_high_pct);
    vec![
        row.metric.clone(),
        row.pages.map_or_else(|| "all".into(), |pages| pages.to_string()),
        row.n.to_string(),
        before,
        after,
        change.unwrap_or_else(|| row.note.unwrap_or_default().into()),
        interval
            .map_or_else(String::new, |(low, high)| format!("{} .. {}", signed(low), signed(high))),
        row.p_value.map_or_else(String::new, p_text),
    ]
}

/// Writes a percentage with its sign and one decimal; what rounds to nothing is never negative.
pub(super) fn signed(percent: f64) -> String {
    let text = format!("{percent:+.1}");
    if text == "-0.0" { "+0.0".into() } else { text }
}

/// Writes a p-value as papers do.
pub(super) fn p_text(p: f64) -> String {
    if p < 0.001 { "<0.001".into() } else { format!("{p:.3}") }
}

fn csv_row(row: &ComparisonRow) -> Vec<String> {
    vec![
        row.workload.clone(),
        row.metric.clone(),
        field(row.pages),
        row.n.to_string(),
        field(row.before_ns),
        field(row.after_ns),
        field(row.change_pct),
        field(row.ci_low_pct),
        field(row.ci_high_pct),
        field(row.p_value),
        row.verdict.to_string(),
        row.noise_pct.to_string(),
        row.note.unwrap_or_default().into(),
    ]
}

#[cfg(test)]
#[path = "comparison_tests.rs"]
mod tests;
