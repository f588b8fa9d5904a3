//! Shows results: plain data types, one for each kind of answer, and four renderers.
//!
//! Each answer ([`Report`], [`Comparison`], [`Check`]) says once what it holds, as a [`Sheet`] for
//! people and as [`Csv`] and JSON for programs; a renderer knows formats and no answer.
//! JSON keys and CSV columns are stable: more may be added, none change their meaning.

mod area;
pub mod bench;
mod bench_rows;
pub mod check;
mod collect;
mod comparison;
mod csv;
mod effort;
mod end_maps;
mod explain;
mod held_back;
pub mod judged;
mod latency;
mod migrated;
mod saved;
mod sheet;
mod table;
mod unit;
mod usage;
mod words;

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

pub use area::{AreaState, RangeState};
pub use bench::Bench;
pub use check::Check;
pub use collect::Collector;
pub use comparison::{Comparison, ComparisonRow};
pub use csv::Csv;
pub use effort::EffortRow;
pub use end_maps::EndMap;
pub use explain::Explanation;
pub use judged::used_before;
pub use latency::{LatencyPart, NotSure, Quantiles, Report, SizeRow};
pub use migrated::Migrated;
pub use sheet::{Grid, Sheet};
pub use usage::{AreaExtreme, HeldBy};

use crate::error::{Error, Result};
use table::Paint;

/// A form of output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// Aligned columns for a terminal or a mail.
    #[default]
    Table,
    /// One JSON object, with a line break at its end.
    Json,
    /// Comma-separated values with one line of column names.
    Csv,
    /// Markdown tables.
    Markdown,
}

impl Format {
    /// All formats, in the order of the help.
    pub const ALL: [Format; 4] = [Format::Table, Format::Json, Format::Csv, Format::Markdown];
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::Table => "table",
            Format::Json => "json",
            Format::Csv => "csv",
            Format::Markdown => "markdown",
        })
    }
}

impl FromStr for Format {
    type Err = Error;

    fn from_str(text: &str) -> Result<Format> {
        Format::ALL.into_iter().find(|format| format.to_string() == text).ok_or_else(|| {
            Error::Usage(format!("unknown format `{text}`; expected table, json, csv or markdown"))
        })
    }
}

/// An answer that can be shown.
pub trait Show: Serialize {
    /// Returns what people read.
    fn sheet(&self) -> Sheet;

    /// Returns what a spreadsheet reads: numbers in full, in the unit that the column names.
    fn csv(&self) -> Csv;
}

/// Renders an answer as plain text, which ends in a line break.
///
/// # Errors
///
/// [`Error::Bug`] if the answer cannot be written as JSON.
pub fn render(answer: &impl Show, format: Format) -> Result<String> {
    render_with(answer, format, Paint::None)
}

/// Renders an answer as [`render`] does, but marks the headings and verdicts of a table in colour.
/// An output that is no terminal must strip the escapes, as `anstream` does.
///
/// # Errors
///
/// As [`render`].
pub fn render_in_colour(answer: &impl Show, format: Format) -> Result<String> {
    render_with(answer, format, Paint::Ansi)
}

fn render_with(answer: &impl Show, format: Format, paint: Paint) -> Result<String> {
    Ok(match format {
        Format::Table => table::plain(&answer.sheet(), paint),
        Format::Markdown => table::markdown(&answer.sheet()),
        Format::Csv => answer.csv().to_string(),
        Format::Json => {
            let json = serde_json::to_string_pretty(answer);
            json.map_err(|e| Error::Bug(format!("cannot write JSON: {e}")))? + "\n"
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_named_as_they_are_shown() {
        for format in Format::ALL {
            assert_eq!(format.to_string().parse::<Format>().unwrap(), format);
        }
        let error = "xml".parse::<Format>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "unknown format `xml`; expected table, json, csv or markdown"
        );
    }
}
