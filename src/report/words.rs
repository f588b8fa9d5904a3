//! A comparison in two lines of plain words.

use super::comparison::{Comparison, ComparisonRow, p_text, signed};
use crate::stats::significance::Verdict;

/// Says in exactly two lines what a comparison found: the headline of each workload, then failures
/// and noise. The headline is the total, or the median where totals cannot be tested.
pub(super) fn plain_words(comparison: &Comparison) -> String {
    format!("{}\n{}\n", findings(comparison), caveats(comparison))
}

fn findings(comparison: &Comparison) -> String {
    let rows: Vec<&ComparisonRow> =
        comparison.rows.chunk_by(|a, b| a.workload == b.workload).filter_map(headline).collect();
    let mut parts: Vec<String> = Vec::new();
    for row in &rows {
        let first = parts.is_empty();
        parts.extend(called(row, comparison, first));
    }
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

fn headline(rows: &[ComparisonRow]) -> Option<&ComparisonRow> {
    let all_sizes = || rows.iter().filter(|row| row.pages.is_none());
    let find = |metric: &str| all_sizes().find(|row| row.metric == metric);
    let total = find("total").filter(|row| row.p_value.is_some());
    let first = total.or_else(|| find("median")).or(find("total"))?;
    // Where it did not change, another figure of all requests may have.
    let called = |row: &&ComparisonRow| matches!(row.verdict, Verdict::Faster | Verdict::Slower);
    if called(&first) { Some(first) } else { all_sizes().find(called).or(Some(first)) }
}

/// Describes a row that got faster or slower; `None` for the other verdicts. Only the first names
/// the sides.
fn called(row: &ComparisonRow, comparison: &Comparison, first: bool) -> Option<String> {
    let word = match row.verdict {
        Verdict::Faster => "fast",
        Verdict::Slower => "slow",
        Verdict::NoChange | Verdict::TooFewSamples => return None,
    };
    let (subject, object) = if first {
        (format!("{} is ", comparison.after), comparison.before.as_str())
    } else {
        (String::new(), "")
    };
    let beside = |than: &str| if first { format!(" {than} {object}") } else { String::new() };
    let on = on(&row.workload);
    let Some(percent) = row.change_pct else {
        return Some(format!("{subject}{word}er{}{on}, from nothing", beside("than")));
    };
    let ratio = 1.0 + percent / 100.0;
    let times = if ratio < 1.0 { 1.0 / ratio } else { ratio };
    let size = if times.is_finite() && times >= 1.5 {
        format!("{times:.1} times as {word}{}", beside("as"))
    } else {
        format!("{:.1} % {word}er{}", percent.abs(), beside("than"))
    };
    let metric = if row.metric == "total" { "total latency" } else { &row.metric };
    let p = row.p_value.map_or_else(String::new, |p| match p_text(p).strip_prefix('<') {
        Some(bound) => format!(", p < {bound}"),
        None => format!(", p = {}", p_text(p)),
    });
    Some(format!("{subject}{size}{on} ({metric} {} %{p})", signed(percent)))
}

fn caveats(comparison: &Comparison) -> String {
    let (before, after) = (comparison.failed_before, comparison.failed_after);
    let failures = match (before, after) {
        (0, 0) => "No request failed on either side".into(),
        (b, a) if b == a => format!("{b} requests failed on each side"),
        (b, a) => format!("{b} requests failed before and {a} after"),
    };
    // Only rounds measure noise; without them the floor is a rule.
    let why = if comparison.rounds.is_some() { "are noise" } else { "are not called" };
    format!("{failures}; changes below {} {why}.", comparison.floor_text())
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
