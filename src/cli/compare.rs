//! `compare`: before and after, of two finders or of two recordings.

use std::path::Path;

use clap::Args;

use super::geometry::{Geometry, Places};
use super::measure::{self, NamedWorkload};
use super::progress::Watch;
use super::{Answer, Common, KernelArg, SubCommand, choose_finder, demo, files, input};
use cmasim::clock::{TightWallClock, WallClock};
use cmasim::cma::finder::{Choice, PLUGIN_PREFIX, REGISTRY};
use cmasim::compare::{Experiment, Recorded, compare_recordings, judge, measure};
use cmasim::error::{Diagnostic, Error, Result};
use cmasim::replay::Setup;
use cmasim::report::Comparison;
use cmasim::stats::significance::Criteria;
use cmasim::stats::{Side, Sides};
use cmasim::workload::Unplaced;

/// Compares two finders, or two recordings.
#[derive(Args)]
pub(super) struct CompareArgs {
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
    measuring: MeasuringArgs,
    #[command(flatten)]
    places: Places,
    /// Take pages that were in use when a workload was recorded, and have no place in it, for free;
    /// without this such a workload is refused
    #[arg(long)]
    unplaced_free: bool,
    /// Exit with code 1 if anything got slower or fails more often
    #[arg(long)]
    fail_on_regression: bool,
}

/// How much to measure.
#[derive(Args, Clone)]
pub(super) struct MeasuringArgs {
    /// Rounds; each runs both sides twice
    #[arg(long, default_value_t = 24, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(super) rounds: u32,
    /// Seeds the resampling of the statistics
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// Count words read and windows tried by the searches of both sides too
    #[arg(long)]
    pub(super) effort: bool,
    #[command(flatten)]
    pub(super) kernel: KernelArg,
}

impl SubCommand for CompareArgs {
    fn inputs(&self) -> Vec<&str> {
        let finders = self.before.iter().chain(&self.after);
        let finders = finders.flat_map(|finder| files::of_finder(finder));
        let beside = self.places.file();
        self.inputs.iter().map(String::as_str).chain(beside).chain(finders).collect()
    }

    fn finders(&self) -> Vec<&str> {
        self.before.iter().chain(&self.after).map(String::as_str).collect()
    }

    fn run(self, common: &Common) -> Result<Answer> {
        let comparison = match (&self.before, &self.after) {
            (Some(before), Some(after)) => {
                let finders =
                    Sides { before: choose_finder(before)?, after: choose_finder(after)? };
                let workloads = if self.inputs.is_empty() {
                    demo::built_in()?
                } else {
                    let geometry = Geometry::of(self.places.clone());
                    measure::workloads(&self.inputs, &geometry, common)?
                };
                let warnings = self.emptier(&workloads)?;
                let comparison = of_finders(&finders, &workloads, &self.measuring, common)?;
                Comparison { warnings: [warnings, comparison.warnings].concat(), ..comparison }
            }
            _ => self.of_recordings(common)?,
        };
        show(&comparison, common)?;
        let regressed = self.fail_on_regression && comparison.is_regression();
        Ok(if regressed { Answer::No } else { Answer::Yes })
    }
}

impl CompareArgs {
    /// Says which areas are emptier than they were recorded, and refuses those where it matters.
    fn emptier(&self, workloads: &[NamedWorkload]) -> Result<Vec<String>> {
        let mut warnings = Vec::new();
        for NamedWorkload { name, workload } in workloads {
            for (unplaced, text) in measure::emptier(workload) {
                if unplaced != Unplaced::Unknown && !self.unplaced_free {
                    let help = "import the trace with its bitmap (--areas FILE, from \
                                tools/capture-cma), or say --unplaced-free to compare all the same";
                    let help = Some(help.into());
                    let refusal = Diagnostic { help, ..Diagnostic::whole_file(name, text) };
                    return Err(Error::Data(vec![refusal]));
                }
                warnings.push(format!("{name}: {text}"));
            }
        }
        Ok(warnings)
    }

    fn of_recordings(&self, common: &Common) -> Result<Comparison> {
        let [before, after] = self.inputs.as_slice() else {
            return Err(Error::Usage(format!(
                "compare: {} inputs; expected two traces or saved reports, or --before FINDER \
                 --after FINDER [WORKLOAD...]",
                self.inputs.len()
            )));
        };
        if let Some(meant) = finders_meant(before, after) {
            return Err(Error::Usage(meant));
        }
        let read = Sides { before: input::report(before)?, after: input::report(after)? };
        for (report, _) in [&read.before, &read.after] {
            common.warn(&report.warnings);
        }
        let names = Sides { before, after };
        let recorded = |side| {
            let (report, finishes) = read.of(side);
            Recorded { name: names.of(side), report, finishes: finishes.as_ref() }
        };
        let sides = Sides { before: recorded(Side::Before), after: recorded(Side::After) };
        let criteria = Criteria { seed: self.measuring.seed, ..Criteria::unpaired() };
        Ok(compare_recordings(&sides, &criteria))
    }
}

/// Says what was meant by two names of finders where files are expected.
fn finders_meant(before: &str, after: &str) -> Option<String> {
    let is_finder = |name: &str| {
        let is_known = REGISTRY.iter().any(|entry| entry.name == name);
        (is_known || name.starts_with(PLUGIN_PREFIX)) && !Path::new(name).exists()
    };
    (is_finder(before) && is_finder(after)).then(|| {
        format!(
            "`{before}` and `{after}` are finders; did you mean `compare --before {before} \
             --after {after}`?"
        )
    })
}

/// Measures two finders on workloads.
pub(super) fn of_finders(
    finders: &Sides<Choice>,
    workloads: &[NamedWorkload],
    args: &MeasuringArgs,
    common: &Common,
) -> Result<Comparison> {
    measure::warn_of_the_machine(common);
    let cost = measure::clock_cost();
    let runs = u64::from(args.rounds) * 4;
    let watch = Watch::start(common, runs * workloads.len() as u64)?;
    let (mut measured, mut effort) = (Vec::new(), Vec::new());
    for (index, NamedWorkload { name, workload }) in workloads.iter().enumerate() {
        watch.name(name);
        let before = runs * index as u64;
        let kernel = measure::kernel(name, workload, args.kernel.kernel, common)?;
        let experiment = Experiment { name, workload, kernel, finders, rounds: args.rounds };
        let mut new_clock = || TightWallClock(WallClock::start());
        measured.push(measure(&experiment, &mut new_clock, &mut |run| watch.at(before + run))?);
        for finder in [&finders.before, &finders.after].into_iter().filter(|_| args.effort) {
            let setup = Setup { finder: finder.clone(), kernel, keep_free_maps: false };
            let mut tick = |_| watch.at(before + runs);
            effort.push(measure::effort(name, workload, &setup, &mut tick)?);
        }
    }
    drop(watch);
    let criteria = Criteria { seed: args.seed, ..Criteria::default() };
    Ok(Comparison { effort, ..judge(finders, &measured, cost, &criteria) })
}

/// Prints a comparison.
pub(super) fn show(comparison: &Comparison, common: &Common) -> Result<()> {
    common.results(std::slice::from_ref(comparison))
}
