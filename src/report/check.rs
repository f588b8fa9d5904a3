//! What the judge found: `cmasim.check/1`.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::Show;
use super::area::{self, AreaState};
use super::csv::Csv;
use super::end_maps::EndMap;
use super::sheet::{Grid, Sheet};
use super::usage::{self, AreaExtreme, HeldBy};
use crate::recorded::judge::Violation;

/// The name and version of the JSON form.
pub const SCHEMA: &str = "cmasim.check/1";

/// How well a recorded trace agrees with a first fit, and what in it breaks the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Check {
    /// [`SCHEMA`].
    pub schema: String,
    /// The trace or workload.
    pub source: String,
    /// Searches: one for each start line and one for each retry line.
    pub attempts: u64,
    /// Searches with the recorded answer.
    pub agree: u64,
    /// Searches with another answer.
    pub disagree: u64,
    /// Searches with another answer that the recording cannot decide on.
    pub not_judged: u64,
    /// Them by reason.
    pub not_judged_reasons: BTreeMap<String, u64>,
    /// The instant from which the events of every CPU are there, in nanoseconds of the trace.
    pub horizon_ns: Option<u64>,
    /// Searches that came later than their line.
    pub late_searches: u64,
    /// The first disagreements, in the order of the lines.
    pub disagreements: Vec<Disagreement>,
    /// The first broken rules, in the order of the lines, each with its line or ordinal from 1, a
    /// short stable name, and a sentence.
    #[serde(serialize_with = "rows")]
    pub violations: Vec<Violation>,
    /// How many rules are broken.
    pub violations_total: u64,
    /// The areas at the end.
    pub areas: Vec<AreaState>,
    /// The most pages in use at once, if there is one area.
    pub peak_used: Option<u64>,
    /// The longest free run when it was shortest, if there is one area and it is all known.
    pub least_maxchunk: Option<u64>,
    /// The same of each area.
    pub extremes: Vec<AreaExtreme>,
    /// Who holds pages at the end, whoever holds most first.
    pub held_at_end: Vec<HeldBy>,
    /// Their maps against those that were read after the last event.
    pub end_maps: Vec<EndMap>,
    /// Whether an interrupt ended the input: what was read before is judged.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub interrupted: bool,
    /// What the reader should know, a sentence each.
    pub warnings: Vec<String>,
}

/// A search with another answer than the recorded one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Disagreement {
    /// The line that announces the search, from 1.
    pub line: u64,
    /// One sentence with both answers.
    pub text: String,
}

impl Check {
    /// Tells whether every search agrees and no rule is broken.
    pub fn is_clean(&self) -> bool {
        let same_end = !self.end_maps.iter().any(EndMap::contradicts);
        self.disagree == 0 && self.violations_total == 0 && same_end
    }
}

impl Show for Check {
    fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::default();
        if !self.source.is_empty() {
            sheet.line("source", self.source.as_str());
        }
        let (agree, disagree) = (self.agree, self.disagree);
        let not_judged = match self.not_judged {
            0 => String::new(),
            n => format!(", {n} not judged"),
        };
        let attempts = self.attempts;
        let text = format!("{attempts}: {agree} agree, {disagree} disagree{not_judged}");
        sheet.line("attempts", text);
        sheet.line("late", format!("{} searches", self.late_searches));
        sheet.line("violations", self.violations_total.to_string());
        self.extremes.iter().for_each(|extreme| sheet.line("peak", extreme.sentence()));
        self.end_maps.iter().for_each(|map| sheet.line("end", map.sentence()));
        sheet.lines("warning", &self.warnings);
        sheet.grids.extend(area::grid(&self.areas));
        sheet.grids.extend(usage::held_grid(&self.held_at_end));
        sheet.grids.extend(self.disagreement_grid());
        sheet.grids.extend(self.violation_grid());
        let verdict = if self.is_clean() && self.attempts == 0 {
            "No search could be compared; no rule is broken."
        } else if self.is_clean() && self.not_judged > 0 {
            "Every search that can be judged agrees with first fit, and no rule is broken."
        } else if self.is_clean() {
            "Every search agrees with first fit, and no rule is broken."
        } else {
            "The trace does not agree with first fit or breaks a rule."
        };
        sheet.foot.push(verdict.into());
        sheet
    }

    fn csv(&self) -> Csv {
        let source = || [self.source.clone()];
        let rows = self.violations.iter().map(|v| cells(v).into_iter().chain(source()).collect());
        let rows = rows.collect();
        Csv { columns: vec!["line", "kind", "text", "source"], rows }
    }
}

impl Check {
    fn disagreement_grid(&self) -> Option<Grid> {
        let row = |d: &Disagreement| vec![d.line.to_string(), d.text.clone()];
        (!self.disagreements.is_empty()).then(|| Grid {
            columns: ["line", "disagreement"].map(str::to_owned).to_vec(),
            text_columns: 2,
            rows: self.disagreements.iter().map(row).collect(),
            ..Grid::default()
        })
    }

    fn violation_grid(&self) -> Option<Grid> {
        (!self.violations.is_empty()).then(|| Grid {
            columns: ["line", "kind", "text"].map(str::to_owned).to_vec(),
            text_columns: 3,
            rows: self.violations.iter().map(|v| cells(v).to_vec()).collect(),
            ..Grid::default()
        })
    }
}

fn rows<S: Serializer>(violations: &[Violation], serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Row<'a> {
        line: u64,
        kind: &'a str,
        text: &'a str,
    }
    serializer.collect_seq(violations.iter().map(|violation| {
        let Violation { line, kind, text } = violation;
        Row { line: *line, kind: kind.name(), text }
    }))
}

fn cells(violation: &Violation) -> [String; 3] {
    let Violation { line, kind, text } = violation;
    [line.to_string(), kind.name().into(), text.clone()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recorded::judge::Kind;
    use crate::report::{Format, render};

    fn example() -> Check {
        let violation = Violation { line: 7, kind: Kind::Overlap, text: "taken, twice".into() };
        let area = AreaState {
            name: "reserved".into(),
            base_pfn: 0x3ba00,
            total_pages: 16384,
            available_pages: 16200,
            used: 184,
            maxchunk: 16200,
            ..AreaState::default()
        };
        Check {
            schema: SCHEMA.into(),
            source: "a.ftrace".into(),
            attempts: 12,
            agree: 11,
            disagree: 1,
            violations: vec![violation],
            violations_total: 1,
            areas: vec![area],
            ..Check::default()
        }
    }

    #[track_caller]
    fn check(format: Format, expected: &str) {
        assert_eq!(render(&example(), format).unwrap(), expected);
    }

    #[test]
    fn the_table_ends_with_the_answer() {
        check(
            Format::Table,
            "\
source      a.ftrace
attempts    12: 11 agree, 1 disagree
late        0 searches
violations  1

areas at the end, in pages
 area         base  total  available  used  maxchunk  allocated  failed  released
 reserved  0x3ba00  16384      16200   184     16200          0       0         0

 line  kind     text
 7     overlap  taken, twice

The trace does not agree with first fit or breaks a rule.
",
        );
    }

    #[test]
    fn violations_are_the_rows_of_the_csv() {
        check(Format::Csv, "line,kind,text,source\n7,overlap,\"taken, twice\",a.ftrace\n");
    }

    #[test]
    fn json_has_the_documented_keys() {
        let json = render(&example(), Format::Json).unwrap();
        let value: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(value["schema"], "cmasim.check/1");
        assert_eq!(value["late_searches"], 0);
        assert_eq!(value["violations"][0]["line"], 7);
        assert_eq!(value["areas"][0]["used"], 184);
    }
}
