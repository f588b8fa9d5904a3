//! `cmasim` alone: before and after on the built-in workloads.

use super::compare::{self, MeasuringArgs};
use super::measure::NamedWorkload;
use super::{Answer, Common, KernelArg, choose_finder};
use cmasim::error::Result;
use cmasim::stats::Sides;
use cmasim::workload::{BUILT_IN, text};

/// Runs the demonstration.
pub(super) fn run(common: &Common) -> Result<Answer> {
    let finders = Sides { before: choose_finder("classic")?, after: choose_finder("last-bit")? };
    let kernel = KernelArg { kernel: None };
    let args = MeasuringArgs { rounds: 24, seed: 1, effort: false, kernel };
    let comparison = compare::of_finders(&finders, &built_in()?, &args, common)?;
    compare::show(&comparison, common)?;
    Ok(Answer::Yes)
}

/// Parses the built-in workloads.
pub(super) fn built_in() -> Result<Vec<NamedWorkload>> {
    let named = |&(name, source): &(&str, &str)| {
        Ok(NamedWorkload { name: name.into(), workload: text::parse(name, source.as_bytes())? })
    };
    BUILT_IN.iter().map(named).collect()
}
