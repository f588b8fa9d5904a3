//! `check`: the judge.

use clap::Args;

use super::import::Geometry;
use super::progress::until_interrupt;
use super::{Answer, Common, choose_finder, input, measure};
use cmasim::error::{Error, Result};
use cmasim::replay::Setup;
use cmasim::report::Check as Answered;
use cmasim::report::judged::{judge_trace, judge_workload};

/// Judges traces and workloads. Exit code 1 if a search disagrees or a rule is broken.
#[derive(Args)]
pub(super) struct Check {
    /// Traces of any known format, or workload files; `-` for standard input
    #[arg(required = true, value_name = "TRACE|WORKLOAD")]
    inputs: Vec<String>,
    /// The finder that must agree
    #[arg(long, default_value = "classic", value_name = "FINDER")]
    finder: String,
    #[command(flatten)]
    geometry: Geometry,
}

impl Check {
    pub(super) fn run(self, common: &Common) -> Result<Answer> {
        let mut checks = Vec::new();
        for name in &self.inputs {
            let check = self.one(name, common)?;
            checks.push(check);
        }
        common.results(&checks)?;
        let clean = checks.iter().all(Answered::is_clean);
        Ok(if clean { Answer::Yes } else { Answer::No })
    }

    fn one(&self, name: &str, common: &Common) -> Result<Answered> {
        let finder = choose_finder(&self.finder)?;
        let mut tick = until_interrupt()?;
        let mut opened = input::open(name)?;
        if input::is_workload(&mut opened, name)? {
            if !self.geometry.areas.is_empty() {
                return Err(Error::Usage(format!("{name}: a workload tells its areas: no --area")));
            }
            let workload = input::workload_in(name, opened)?;
            let kernel = measure::kernel(name, &workload, self.geometry.kernel.kernel)?;
            let setup = Setup { finder, kernel, keep_free_maps: false };
            return judge_workload(name, &workload, &setup, &mut tick);
        }
        let (recording, info) = self.geometry.read(name, opened, common)?;
        let mut check = judge_trace(name, &recording, &finder, &mut tick)?;
        check.warnings.splice(0..0, info.warnings);
        Ok(check)
    }
}
