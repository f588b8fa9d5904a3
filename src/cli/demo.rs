//! `cmasim` alone: before and after on the built-in workloads.

use super::compare::{self, Effort};
use super::measure::Named;
use super::{Answer, Common, KernelArg, choose_finder};
use cmasim::compare::Sides;
use cmasim::error::Result;
use cmasim::workload::{BUILT_IN, text};

/// Runs the demonstration.
pub(super) fn run(common: &Common) -> Result<Answer> {
    let sides = Sides { before: choose_finder("classic")?, after: choose_finder("last-bit")? };
    let effort = Effort { rounds: 24, seed: 1, count: false, kernel: KernelArg { kernel: None } };
    let comparison = compare::of_finders(&sides, &built_in()?, &effort, common)?;
    compare::show(&comparison, common)?;
    Ok(Answer::Yes)
}

/// Parses the built-in workloads.
pub(super) fn built_in() -> Result<Vec<Named>> {
    let named = |&(name, source): &(&str, &str)| {
        Ok(Named { name: name.into(), workload: text::parse(name, source.as_bytes())? })
    };
    BUILT_IN.iter().map(named).collect()
}
