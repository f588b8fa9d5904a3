//! `compare`: before and after, of two finders or of two recordings.

use clap::Args;

use super::measure::{self, Named};
use super::progress::Watch;
use super::{Answer, Common, KernelArg, choose_finder, demo, input};
use cmasim::compare::{Sides, judge, measure};
use cmasim::error::{Error, Result};
use cmasim::replay::Setup;
use cmasim::report::two_traces::{self, Side};
use cmasim::report::{Comparison, render};
use cmasim::stats::significance::Options;

/// Compares two finders, or two recordings.
#[derive(Args)]
pub(super) struct Compare {
    /// With --before and --after: workload files, by default the built-in ones. Without: two
    /// traces, or two reports saved by `report --format json`
    #[arg(value_name = "WORKLOAD|TRACE|REPORT")]
    inputs: Vec<String>,
    /// The finder that is there
    #[arg(long, value_name = "FINDER", requires = "after")]
    before: Option<String>,
    /// The finder that may come
    #[arg(long, value_name = "FINDER", requires = "before")]
    after: Option<String>,
    #[command(flatten)]
    effort: Effort,
    /// Exit with code 1 if anything got slower or fails more often
    #[arg(long)]
    fail_on_regression: bool,
}

/// How much to measure.
#[derive(Args, Clone)]
pub(super) struct Effort {
    /// Rounds; each runs both sides twice
    #[arg(long, default_value_t = 24, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(super) rounds: u32,
    /// Seeds the resampling of the statistics
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// Count words read and windows tried by the searches of both sides too
    #[arg(long = "effort")]
    pub(super) count: bool,
    #[command(flatten)]
    pub(super) kernel: KernelArg,
}

impl Compare {
    pub(super) fn run(self, common: &Common) -> Result<Answer> {
        let comparison = match (&self.before, &self.after) {
            (Some(before), Some(after)) => {
                let sides = Sides { before: choose_finder(before)?, after: choose_finder(after)? };
                let workloads = if self.inputs.is_empty() {
                    demo::built_in()?
                } else {
                    measure::workloads(&self.inputs)?
                };
                of_finders(&sides, &workloads, &self.effort, common)?
            }
            _ => self.of_recordings(common)?,
        };
        show(&comparison, common)?;
        let regressed = self.fail_on_regression && comparison.is_regression();
        Ok(if regressed { Answer::No } else { Answer::Yes })
    }

    fn of_recordings(&self, common: &Common) -> Result<Comparison> {
        let [before, after] = self.inputs.as_slice() else {
            return Err(Error::Usage(format!(
                "compare: {} inputs; expected two traces or saved reports, or --before FINDER \
                 --after FINDER [WORKLOAD...]",
                self.inputs.len()
            )));
        };
        if before == after && before == "-" {
            return Err(Error::Usage("compare: standard input can be only one of the two".into()));
        }
        let sides = [input::report(before)?, input::report(after)?];
        for (report, _) in &sides {
            common.warn(&report.warnings);
        }
        let side = |index: usize| {
            let (report, samples) = &sides[index];
            Side { name: &self.inputs[index], report, samples: samples.as_ref() }
        };
        let options = Options { seed: self.effort.seed, ..Options::unpaired() };
        Ok(two_traces::compare(side(0), side(1), &options))
    }
}

/// Measures two finders on workloads.
pub(super) fn of_finders(
    sides: &Sides,
    workloads: &[Named],
    effort: &Effort,
    common: &Common,
) -> Result<Comparison> {
    measure::warn_of_the_machine(common);
    let cost = measure::clock_cost();
    let runs = u64::from(effort.rounds) * 4;
    let watch = Watch::start(common, runs * workloads.len() as u64)?;
    let (mut measured, mut counted) = (Vec::new(), Vec::new());
    for (index, Named { name, workload }) in workloads.iter().enumerate() {
        watch.name(name);
        let before = runs * index as u64;
        let kernel = measure::kernel(name, workload, effort.kernel.kernel)?;
        let mut tick = |done| watch.at(before + done);
        measured.push(measure(name, workload, sides, (kernel, effort.rounds), &mut tick)?);
        for finder in [&sides.before, &sides.after].into_iter().filter(|_| effort.count) {
            let setup = Setup { finder: finder.clone(), kernel, keep_free_maps: false };
            let mut tick = |_| watch.at(before + runs);
            counted.push(measure::effort(name, workload, &setup, &mut tick)?);
        }
    }
    drop(watch);
    let options = Options { seed: effort.seed, ..Options::default() };
    Ok(Comparison { effort: counted, ..judge(sides, &measured, cost, &options) })
}

/// Prints a comparison.
pub(super) fn show(comparison: &Comparison, common: &Common) -> Result<()> {
    common.result(&render(comparison, common.format()?)?)
}
