//! A comparison in two lines of plain words.

use super::comparison::{Comparison, Row, p_text};
use crate::stats::significance::Verdict;

/// Says in exactly two lines what a comparison found: the headline of each workload, then failures
/// and noise. The headline is the total, or the median where totals cannot be tested.
pub fn plain_words(comparison: &Comparison) -> String {
    format!("{}\n{}\n", findings(comparison), caveats(comparison))
}

fn findings(comparison: &Comparison) -> String {
    let rows: Vec<&Row> =
        comparison.rows.chunk_by(|a, b| a.workload == b.workload).filter_map(headline).collect();
    let mut parts: Vec<String> = rows.iter().filter_map(|row| called(row, comparison)).collect();
    for (verdict, words) in
        [(Verdict::NoChange, "no change"), (Verdict::TooFewSamples, "too few samples to tell")]
    {
        let which = rows.iter().filter(|row| row.verdict == verdict);
        let names: Vec<&str> = which.map(|row| row.workload.as_str()).collect();
        if !names.is_empty() {
            parts.push(format!("{words}{}", on(&names.join(", "))));
        }
    }
    if parts.is_empty() {
        return "Nothing was measured on both sides.".into();
    }
    capitalised(&parts.join("; ")) + "."
}

fn headline(rows: &[Row]) -> Option<&Row> {
    let find = |metric: &str| rows.iter().find(|row| row.metric == metric && row.pages.is_none());
    find("total").filter(|row| row.p_value.is_some()).or_else(|| find("median")).or(find("total"))
}

/// Describes a row that got faster or slower; `None` for the other verdicts.
fn called(row: &Row, comparison: &Comparison) -> Option<String> {
    let word = match row.verdict {
        Verdict::Faster => "fast",
        Verdict::Slower => "slow",
        Verdict::NoChange | Verdict::TooFewSamples => return None,
    };
    let Comparison { before, after, .. } = comparison;
    let on = on(&row.workload);
    let Some(percent) = row.change_pct else {
        return Some(format!("{after} takes time{on} where {before} takes none"));
    };
    let ratio = 1.0 + percent / 100.0;
    let times = if ratio < 1.0 { 1.0 / ratio } else { ratio };
    let size = if times.is_finite() && times >= 1.5 {
        format!("{times:.1} times as {word} as {before}")
    } else {
        format!("{:.1} % {word}er than {before}", percent.abs())
    };
    let metric = if row.metric == "total" { "total search time" } else { &row.metric };
    let p = row.p_value.map_or_else(String::new, |p| match p_text(p).strip_prefix('<') {
        Some(bound) => format!(", p < {bound}"),
        None => format!(", p = {}", p_text(p)),
    });
    Some(format!("{after} is {size}{on} ({metric} {percent:+.1} %{p})"))
}

fn caveats(comparison: &Comparison) -> String {
    let (before, after) = (comparison.failed_before, comparison.failed_after);
    let failures = match (before, after) {
        (0, 0) => "No request failed on either side".into(),
        (b, a) if b == a => format!("{b} requests failed on each side"),
        (b, a) => format!("{b} requests failed before and {a} after"),
    };
    format!("{failures}; changes below {:.1} % are noise.", comparison.noise_floor_pct)
}

fn on(workload: &str) -> String {
    if workload.is_empty() { String::new() } else { format!(" on {workload}") }
}

/// Makes the first letter large, unless a name stands there: finders keep their spelling.
fn capitalised(text: &str) -> String {
    for start in ["no change", "too few"] {
        if let Some(rest) = text.strip_prefix(start) {
            let (first, others) = start.split_at(1);
            return first.to_uppercase() + others + rest;
        }
    }
    text.to_owned()
}
