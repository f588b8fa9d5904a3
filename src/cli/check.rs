//! `check`: the judge.

use clap::Args;

use super::geometry::Geometry;
use super::input::{self, Opened};
use super::signals::{self, until_interrupt};
use super::sniff::Kind;
use super::{Answer, Common, SubCommand, choose_finder, files, measure};
use cmasim::cma::finder::Choice;
use cmasim::error::{Error, Result};
use cmasim::replay::Setup;
use cmasim::report::Check;
use cmasim::report::judged::{judge_trace, judge_workload};

/// Judges traces and workloads. Exit code 1 if a search disagrees or a rule is broken.
#[derive(Args)]
pub(super) struct CheckArgs {
    /// Traces of any known format, or workload files; `-` for standard input
    #[arg(required = true, value_name = "TRACE|WORKLOAD")]
    inputs: Vec<String>,
    /// The finder that must agree
    #[arg(long, default_value = "classic", value_name = "FINDER")]
    finder: String,
    #[command(flatten)]
    geometry: Geometry,
}

impl SubCommand for CheckArgs {
    fn inputs(&self) -> Vec<&str> {
        let inputs = self.inputs.iter().map(String::as_str);
        let beside = self.geometry.places.file();
        inputs.chain(beside).chain(files::of_finder(&self.finder)).collect()
    }

    fn finders(&self) -> Vec<&str> {
        vec![&self.finder]
    }

    fn run(self, common: &Common) -> Result<Answer> {
        let mut checks = Vec::new();
        for name in &self.inputs {
            let check = self.one(name, common)?;
            checks.push(check);
            if signals::is_interrupted() {
                break;
            }
        }
        common.results(&checks)?;
        let clean = checks.iter().all(Check::is_clean);
        Ok(if clean { Answer::Yes } else { Answer::No })
    }
}

impl CheckArgs {
    fn one(&self, name: &str, common: &Common) -> Result<Check> {
        let finder = choose_finder(&self.finder)?.examined();
        let opened = input::open(name)?;
        if opened.kind == Kind::Workload {
            return self.workload(opened, finder, common);
        }
        let (recording, info) = self.geometry.read(opened, "a trace or a workload", common)?;
        let mut check = judge_trace(name, &recording, &finder, &mut until_interrupt())?;
        finder.verdict()?;
        check.warnings.splice(0..0, info.warnings);
        check.interrupted = signals::is_interrupted();
        Ok(check)
    }

    fn workload(&self, opened: Opened, finder: Choice, common: &Common) -> Result<Check> {
        let name = opened.name().to_owned();
        if self.geometry.is_told() {
            let text =
                format!("{name}: a workload tells its areas: no --area, --areas, --used-before");
            return Err(Error::Usage(text));
        }
        let workload = opened.workload_text()?;
        let kernel = measure::kernel(&name, &workload, self.geometry.kernel.kernel, common)?;
        let setup = Setup { finder, kernel, keep_free_maps: false };
        let mut check = judge_workload(&name, &workload, &setup, &mut until_interrupt())?;
        setup.finder.verdict()?;
        input::mark_interrupted(&mut check.warnings);
        check.interrupted = signals::is_interrupted();
        Ok(check)
    }
}
