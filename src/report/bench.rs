//! Benchmarks of finders: `cmasim.bench/1`.
//!
//! A row is a subject in a cell: the parameters name the cell, the figures were measured. Each
//! benchmark has its own, so both are lists of named values here, and one renderer serves all.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::Show;
use super::comparison::{p_text, signed};
use super::csv::Csv;
use super::sheet::{Grid, Sheet};
use crate::stats::significance::{self, Change, Criteria, JudgedRow, Series, Verdict};

/// The name and version of the JSON form.
pub const SCHEMA: &str = "cmasim.bench/1";

/// The answer of a benchmark.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Bench {
    /// [`SCHEMA`].
    pub schema: String,
    /// Rows, those of a cell together, the baseline first, then the baseline once more.
    pub rows: Vec<Row>,
    /// The rows that were tested, against the baseline of their cell.
    pub changes: Vec<Tested>,
    /// Geometric mean of the ratios of each subject.
    pub means: Vec<Mean>,
    /// What the baseline, run twice, differs from itself in the typical cell, in per cent.
    pub noise_pct: f64,
    /// The same in the noisiest cell.
    pub noise_max_pct: f64,
    /// The seed of the inputs.
    pub seed: u64,
    /// What ran where, as label and text.
    pub environment: Vec<(String, String)>,
    /// What the reader should know, a sentence each.
    pub warnings: Vec<String>,
    /// The figures that tables show side by side, a column for each subject; without any, tables
    /// have a line for each row.
    #[serde(skip)]
    pub side_by_side: Vec<&'static str>,
}

/// A named value.
pub type Field = (&'static str, Value);

/// A value of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Text.
    Text(String),
    /// A count or size.
    Count(u64),
    /// A time in nanoseconds, or another mean: shown with one or two decimals.
    Mean(f64),
    /// A ratio: shown with three decimals.
    Ratio(f64),
    /// For all, where other rows have one value each.
    All,
    /// Nothing to say.
    Missing,
}

/// A subject in a cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The benchmark.
    pub bench: &'static str,
    /// The kind of cell.
    pub case: String,
    /// The parameters of the cell.
    pub parameters: Vec<Field>,
    /// What was measured.
    pub subject: String,
    /// What came of it.
    pub figures: Vec<Field>,
    /// The time relative to the baseline of the cell.
    pub ratio: f64,
    /// Nanoseconds in each round; not shown. Empty if there are no rounds.
    pub rounds_ns: Vec<f64>,
    /// Whether the row is tested, or only shown.
    pub is_tested: bool,
    /// Whether its ratio counts in the mean of its subject.
    pub in_mean: bool,
}

/// A change from the baseline of a cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Tested {
    /// The row that was tested.
    pub row: Row,
    /// The baseline.
    pub before: String,
    /// The median of the baseline's rounds.
    pub before_ns: f64,
    /// The median of the subject's rounds.
    pub after_ns: f64,
    /// The change of the typical round, in per cent.
    pub change_pct: Option<f64>,
    /// The chance of such a difference out of nothing, adjusted for the number of rows.
    pub p_value: Option<f64>,
    /// The verdict.
    pub verdict: Verdict,
}

/// The geometric mean of a subject's ratios.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// The subject.
    pub subject: String,
    /// Cells in the mean.
    pub cells: usize,
    /// The mean.
    pub ratio: f64,
}

impl Bench {
    /// Makes the answer: tests the rows that are to be tested, and takes the means.
    pub fn new(rows: Vec<Row>, seed: u64) -> Bench {
        let noise = noise_pct(&rows);
        Bench {
            schema: SCHEMA.into(),
            changes: tested(&rows, seed),
            means: means(&rows),
            noise_pct: noise.get(noise.len() / 2).copied().unwrap_or(0.0),
            noise_max_pct: noise.last().copied().unwrap_or(0.0),
            rows,
            seed,
            ..Bench::default()
        }
    }
}

impl Row {
    fn is_in_cell_of(&self, other: &Row) -> bool {
        (&self.case, &self.parameters) == (&other.case, &other.parameters)
    }

    /// Returns a figure by its name.
    fn figure(&self, name: &str) -> Option<&Value> {
        self.figures.iter().find(|(key, _)| *key == name).map(|(_, value)| value)
    }

    /// Returns case, parameters, subject, figures and ratio.
    fn fields(&self) -> Vec<Field> {
        let case =
            [("bench", Value::Text(self.bench.into())), ("case", Value::Text(self.case.clone()))];
        let subject = ("subject", Value::Text(self.subject.clone()));
        let parameters = self.parameters.iter().cloned();
        let figures = self.figures.iter().cloned();
        let ratio = ("ratio", Value::Ratio(self.ratio));
        case.into_iter().chain(parameters).chain([subject]).chain(figures).chain([ratio]).collect()
    }
}

fn cells(rows: &[Row]) -> impl Iterator<Item = &[Row]> {
    rows.chunk_by(Row::is_in_cell_of)
}

/// Returns how far the second row of each cell is from the first, in per cent, in ascending order.
fn noise_pct(rows: &[Row]) -> Vec<f64> {
    let off = |cell: &[Row]| cell.get(1).map(|again| 100.0 * (again.ratio - 1.0).abs());
    let mut noise: Vec<f64> = cells(rows).filter_map(off).filter(|off| off.is_finite()).collect();
    noise.sort_by(f64::total_cmp);
    noise
}

fn tested(rows: &[Row], seed: u64) -> Vec<Tested> {
    let mut family = Vec::new();
    let mut lines = Vec::new();
    for cell in cells(rows) {
        let [base, again, others @ ..] = cell else { continue };
        for row in others.iter().filter(|row| row.is_tested) {
            family.push(Series {
                pairs: pairs(base, row),
                same: pairs(base, again),
                ..Series::default()
            });
            lines.push((base, row));
        }
    }
    let judged = significance::judge(&family, &Criteria { seed, ..Criteria::default() });
    lines.into_iter().zip(judged).map(|((base, row), judged)| line(base, row, &judged)).collect()
}

fn pairs(before: &Row, after: &Row) -> Vec<(f64, f64)> {
    before.rounds_ns.iter().copied().zip(after.rounds_ns.iter().copied()).collect()
}

fn line(base: &Row, row: &Row, judged: &JudgedRow) -> Tested {
    Tested {
        row: row.clone(),
        before: base.subject.clone(),
        before_ns: judged.before.unwrap_or(0.0),
        after_ns: judged.after.unwrap_or(0.0),
        change_pct: match judged.change {
            Change::Percent(percent, _) => Some(percent),
            Change::New | Change::Gone | Change::NotApplicable => None,
        },
        p_value: judged.p,
        verdict: judged.verdict,
    }
}

/// Takes the means in the order in which the subjects first come.
fn means(rows: &[Row]) -> Vec<Mean> {
    let mut sums: Vec<(Mean, f64)> = Vec::new();
    for row in rows.iter().filter(|row| row.in_mean && row.ratio > 0.0) {
        let log = libm::log(row.ratio);
        match sums.iter_mut().find(|(mean, _)| mean.subject == row.subject) {
            Some((mean, sum)) => {
                mean.cells += 1;
                *sum += log;
            }
            None => sums.push((Mean { subject: row.subject.clone(), cells: 1, ratio: 1.0 }, log)),
        }
    }
    sums.into_iter()
        .map(|(mean, sum)| Mean { ratio: libm::exp(sum / mean.cells as f64), ..mean })
        .collect()
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Text(text) => serializer.serialize_str(text),
            Value::Count(count) => serializer.serialize_u64(*count),
            Value::Mean(number) | Value::Ratio(number) => serializer.serialize_f64(*number),
            Value::All | Value::Missing => serializer.serialize_none(),
        }
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.fields())
    }
}

impl Serialize for Tested {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("case", &self.row.case)?;
        for (key, value) in &self.row.parameters {
            map.serialize_entry(key, value)?;
        }
        map.serialize_entry("before", &self.before)?;
        map.serialize_entry("after", &self.row.subject)?;
        map.serialize_entry("before_ns", &self.before_ns)?;
        map.serialize_entry("after_ns", &self.after_ns)?;
        map.serialize_entry("change_pct", &self.change_pct)?;
        map.serialize_entry("p_value", &self.p_value)?;
        map.serialize_entry("verdict", &self.verdict.to_string())?;
        map.end()
    }
}

impl Value {
    /// Writes the value for people.
    fn shown(&self) -> String {
        match self {
            Value::Text(text) => text.clone(),
            Value::Count(count) => count.to_string(),
            // About three digits.
            Value::Mean(mean) if *mean < 10.0 => format!("{mean:.2}"),
            Value::Mean(mean) => format!("{mean:.1}"),
            Value::Ratio(ratio) => format!("{ratio:.3}"),
            Value::All => "all".into(),
            Value::Missing => String::new(),
        }
    }

    /// Writes the value in full.
    fn in_full(&self) -> String {
        match self {
            Value::Mean(number) | Value::Ratio(number) => number.to_string(),
            Value::All => String::new(),
            Value::Text(_) | Value::Count(_) | Value::Missing => self.shown(),
        }
    }
}

impl Show for Bench {
    fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::default();
        for (label, text) in &self.environment {
            sheet.line(label, text.as_str());
        }
        let again = self.rows.get(1).map_or("the second baseline", |row| row.subject.as_str());
        let (typical, most) = (self.noise_pct, self.noise_max_pct);
        sheet.line("noise", format!("{again}: {typical:.1} % off, {most:.1} % in the worst cell"));
        sheet.lines("warning", &self.warnings);
        sheet.grids = self.grids();
        sheet.grids.extend(self.grid_of_means());
        sheet.grids.extend(self.grid_of_changes());
        sheet.foot = notes(&self.rows);
        sheet
    }

    fn csv(&self) -> Csv {
        let fields = self.rows.iter().map(Row::fields);
        let columns = self.rows.first().map(Row::fields).unwrap_or_default();
        Csv {
            columns: columns.into_iter().map(|(key, _)| key).collect(),
            rows: fields
                .map(|fields| fields.iter().map(|(_, value)| value.in_full()).collect())
                .collect(),
        }
    }
}

/// The figure that is a sentence, so that tables leave it to the end.
const ABOUT: &str = "about";

/// Says once for each subject what it is.
fn notes(rows: &[Row]) -> Vec<String> {
    let mut notes: Vec<String> = Vec::new();
    for row in rows {
        if let Some(Value::Text(about)) = row.figure(ABOUT) {
            let note = format!("{}: {about}.", row.subject);
            if !notes.contains(&note) {
                notes.push(note);
            }
        }
    }
    notes
}

impl Bench {
    fn grids(&self) -> Vec<Grid> {
        if self.side_by_side.is_empty() {
            return self.rows.chunk_by(has_title_of).map(grid_of_rows).collect();
        }
        self.side_by_side.iter().map(|figure| grid_of_cells(&self.rows, figure)).collect()
    }

    fn grid_of_means(&self) -> Option<Grid> {
        let row = |mean: &Mean| {
            vec![mean.subject.clone(), mean.cells.to_string(), format!("{:.3}", mean.ratio)]
        };
        self.means.iter().any(|mean| mean.cells > 1).then(|| Grid {
            title: "geometric mean of the ratios".into(),
            columns: ["subject", "cells", "ratio"].map(str::to_owned).to_vec(),
            text_columns: 1,
            rows: self.means.iter().map(row).collect(),
            ..Grid::default()
        })
    }

    fn grid_of_changes(&self) -> Option<Grid> {
        let first = self.changes.first()?;
        let columns = ["before", "after", "before ns", "after ns", "change", "p"];
        let columns = columns.iter().map(|&name| name.to_owned());
        Some(Grid {
            title: "before and after, medians of the rounds".into(),
            columns: cell_columns(&first.row).chain(columns).collect(),
            text_columns: 1 + first.row.parameters.len() + 2,
            rows: self.changes.iter().map(Tested::cells).collect(),
            verdicts: self.changes.iter().map(|tested| tested.verdict).collect(),
        })
    }
}

/// Tells whether two rows stand under one title: the case and the first parameter.
fn has_title_of(a: &Row, b: &Row) -> bool {
    title(a) == title(b)
}

fn title(row: &Row) -> String {
    let first = row.parameters.first().map(|(key, value)| format!(", {key} {}", value.shown()));
    format!("{}{}", row.case, first.unwrap_or_default())
}

/// Makes a line for each row, under a title.
fn grid_of_rows(rows: &[Row]) -> Grid {
    let is_shown = |(key, _): &&Field| *key != ABOUT;
    let shown = |row: &Row| -> Vec<Field> {
        let fields = row.fields();
        // The benchmark, the case and the first parameter stand in the title.
        let skipped = 2 + row.parameters.len().min(1);
        fields.iter().skip(skipped).filter(is_shown).cloned().collect()
    };
    let columns: Vec<Field> = rows.first().map(shown).unwrap_or_default();
    let text_columns = columns.iter().take_while(|(key, _)| *key != "subject").count() + 1;
    Grid {
        title: rows.first().map(title).unwrap_or_default(),
        text_columns,
        columns: columns.into_iter().map(|(key, _)| key.replace('_', " ")).collect(),
        rows: rows
            .iter()
            .map(|row| shown(row).iter().map(|(_, value)| value.shown()).collect())
            .collect(),
        ..Grid::default()
    }
}

/// Makes a line for each cell, with one figure of every subject.
fn grid_of_cells(rows: &[Row], figure: &str) -> Grid {
    let Some(first) = cells(rows).next() else { return Grid::default() };
    let value = |row: &Row| {
        let ratio = Value::Ratio(row.ratio);
        if figure == "ratio" { Some(ratio) } else { row.figure(figure).cloned() }
    };
    let line = |cell: &[Row]| -> Vec<String> {
        let parameters = cell.first().into_iter().flat_map(|row| &row.parameters);
        let case = cell.first().map(|row| row.case.clone());
        let values = cell.iter().map(|row| value(row).map_or_else(String::new, |v| v.shown()));
        case.into_iter().chain(parameters.map(|(_, value)| value.shown())).chain(values).collect()
    };
    let subjects = first.iter().map(|row| row.subject.clone());
    Grid {
        title: figure.replace('_', " "),
        columns: first.first().into_iter().flat_map(cell_columns).chain(subjects).collect(),
        text_columns: 1,
        rows: cells(rows).map(line).collect(),
        ..Grid::default()
    }
}

fn cell_columns(row: &Row) -> impl Iterator<Item = String> {
    let parameters = row.parameters.iter().map(|(key, _)| key.replace('_', " "));
    std::iter::once("case".to_owned()).chain(parameters)
}

impl Tested {
    fn cells(&self) -> Vec<String> {
        let mut cells = vec![self.row.case.clone()];
        cells.extend(self.row.parameters.iter().map(|(_, value)| value.shown()));
        cells.extend([
            self.before.clone(),
            self.row.subject.clone(),
            Value::Mean(self.before_ns).shown(),
            Value::Mean(self.after_ns).shown(),
            self.change_pct.map_or_else(String::new, |percent| format!("{} %", signed(percent))),
            self.p_value.map_or_else(String::new, p_text),
        ]);
        cells
    }
}

#[cfg(test)]
#[path = "bench_tests.rs"]
mod tests;
