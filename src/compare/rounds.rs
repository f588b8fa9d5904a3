//! The timed runs of two finders on one workload, interleaved in one process.
//!
//! Each round runs both sides twice, in the order before, after, after, before, and the next round
//! the other way about, so that drift and position fall on both alike. A run repeats a short
//! workload; its figures are those of its typical replay. The two runs of a side make one value;
//! the before side's two runs against each other are the A/A arm, which tells how large a change
//! the machine makes out of nothing.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crate::clock::Clock;
use crate::cma::finder::Choice;
use crate::cma::observer::NoObserver;
use crate::cma::profile::Kernel;
use crate::error::Result;
use crate::replay::{self, ExaminedReplay, Outcome, Setup};
use crate::stats::figures::{Figures, figures};
use crate::stats::{FigureKey, Finish, Finishes, Side, Sides};
use crate::units::{Nanos, Pages, Pfn};
use crate::workload::Workload;

/// The runs of a round in their order: of even rounds, and of odd ones.
const ORDERS: [[Side; 4]; 2] = [
    [Side::Before, Side::After, Side::After, Side::Before],
    [Side::After, Side::Before, Side::Before, Side::After],
];

/// The least measured time of one run: shorter workloads are repeated up to it.
const LEAST_RUN: Nanos = Nanos(4_000_000);

/// The most repetitions of a short workload in one run.
const MOST_REPEATS: u32 = 1000;

/// The request sizes that get rows of their own, the most frequent first.
const SIZES_SHOWN: usize = 6;

/// What to measure: two finders on one workload.
#[derive(Clone, Copy, Debug)]
pub struct Experiment<'a> {
    /// The workload's name.
    pub name: &'a str,
    /// The workload.
    pub workload: &'a Workload,
    /// The kernel whose behaviour its areas take on.
    pub kernel: Kernel,
    /// The finders.
    pub finders: &'a Sides<Choice>,
    /// How many rounds to run.
    pub rounds: u32,
}

/// What was measured on one workload.
#[derive(Clone, Debug)]
pub struct Measured {
    /// The workload's name.
    pub(super) workload: String,
    /// In the order in which they ran.
    pub(super) rounds: Vec<Round>,
    /// Failed requests of one replay.
    pub(super) failed: Sides<u64>,
    /// Whether both sides placed every request alike.
    pub(super) same_placement: bool,
}

/// The figures of one round.
#[derive(Clone, Debug, Default)]
pub(super) struct Round {
    /// Of both runs of each side.
    pub(super) sides: Sides<Figures>,
    /// Of the before side's first run, and of its second: the A/A arm.
    pub(super) again: [Figures; 2],
}

/// Measures both finders on a workload; `new_clock` makes the clock of each replay.
///
/// `tick` is called with the number of runs begun, four a round; a break ends the measurement.
///
/// # Errors
/// [`crate::error::Error::Interrupted`] if `tick` breaks, [`crate::error::Error::Data`] if a C
/// function answers wrong.
pub fn measure<C: Clock>(
    experiment: &Experiment<'_>,
    new_clock: &mut dyn FnMut() -> C,
    tick: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Result<Measured> {
    let Experiment { workload, kernel, .. } = *experiment;
    let setup = |finder: &Choice| Setup { finder: finder.clone(), kernel, keep_free_maps: false };
    let setups = experiment.finders.as_ref().map(setup);
    let mut examine = |setup| ExaminedReplay::new(workload, setup, &mut |_| tick(0));
    let examined = Sides { before: examine(&setups.before)?, after: examine(&setups.after)? };
    let mut runner = Runner { workload, setups, examined, new_clock, tick, begun: 0 };
    // The first runs warm caches up and tell how often to repeat.
    let before = runner.replay(Side::Before)?;
    let after = runner.replay(Side::After)?;
    let repeats = repeats_for(before.span.min(after.span));
    let sizes = sizes_shown(&before);
    let mut rounds = Vec::new();
    for (_, order) in (0..experiment.rounds).zip(ORDERS.iter().cycle()) {
        rounds.push(runner.round(order, repeats, &sizes)?);
    }
    Ok(Measured {
        workload: experiment.name.into(),
        rounds,
        failed: Sides { before: &before, after: &after }.map(|of| of.failed.len() as u64),
        same_placement: placement(&before).eq(placement(&after)),
    })
}

/// The figures of each replay of one run.
type Run = Vec<Figures>;

/// Runs both sides of an experiment.
struct Runner<'a, C> {
    workload: &'a Workload,
    setups: Sides<Setup>,
    examined: Sides<ExaminedReplay>,
    new_clock: &'a mut dyn FnMut() -> C,
    tick: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
    /// Runs begun.
    begun: u64,
}

impl<C: Clock> Runner<'_, C> {
    fn round(&mut self, order: &[Side], repeats: u32, sizes: &[Pages]) -> Result<Round> {
        let mut runs = Sides::<Vec<Run>>::default();
        for &side in order {
            self.begun += 1;
            let run = (0..repeats).map(|_| self.timed(side, sizes)).collect::<Result<Run>>()?;
            runs.of_mut(side).push(run);
        }
        Ok(Round::of(&runs))
    }

    /// Replays once; keeps the figures of all requests and of the sizes that get rows.
    fn timed(&mut self, side: Side, sizes: &[Pages]) -> Result<Figures> {
        let outcome = self.replay(side)?;
        let finishes: Finishes = outcome.samples.iter().map(Finish::from).collect();
        let mut figures = figures(&finishes, outcome.span);
        figures.retain(|key, _| key.pages.is_none_or(|pages| sizes.contains(&pages)));
        Ok(figures)
    }

    fn replay(&mut self, side: Side) -> Result<Outcome> {
        let mut clock = (self.new_clock)();
        let mut tick = |_| (self.tick)(self.begun);
        let setup = self.setups.of(side);
        let outcome = replay::run(self.workload, setup, &mut clock, &mut NoObserver, &mut tick)?;
        self.examined.of(side).check(&outcome)?;
        Ok(outcome)
    }
}

impl Round {
    fn of(runs: &Sides<Vec<Run>>) -> Round {
        let again = |nth: usize| typical(runs.before.get(nth).into_iter().flatten());
        Round {
            sides: runs.as_ref().map(|runs| typical(runs.iter().flatten())),
            again: [again(0), again(1)],
        }
    }
}

/// Returns the median of each figure over replays. All replays do the same work, so what one of
/// them has beyond the others is the machine's, not the finder's: a mean would carry it on. The
/// lower of two middle values, which keeps values on the clock's steps.
fn typical<'a>(replays: impl Iterator<Item = &'a Figures>) -> Figures {
    let mut values: BTreeMap<FigureKey, Vec<f64>> = BTreeMap::new();
    for figures in replays {
        for (&key, &value) in figures {
            values.entry(key).or_default().push(value);
        }
    }
    let median = |(key, mut values): (FigureKey, Vec<f64>)| {
        values.sort_by(f64::total_cmp);
        (key, values[(values.len() - 1) / 2])
    };
    values.into_iter().map(median).collect()
}

/// Returns how often to repeat a workload of this length.
fn repeats_for(span: Nanos) -> u32 {
    let times = LEAST_RUN.0.div_ceil(span.0.max(1));
    u32::try_from(times).unwrap_or(MOST_REPEATS).clamp(1, MOST_REPEATS)
}

/// Returns the request sizes that get rows, from how often each is asked for.
fn sizes_shown(outcome: &Outcome) -> Vec<Pages> {
    let mut counts = BTreeMap::<Pages, u64>::new();
    for sample in &outcome.samples {
        *counts.entry(sample.count).or_default() += 1;
    }
    let mut sizes: Vec<(u64, Pages)> = counts.into_iter().map(|(size, n)| (n, size)).collect();
    sizes.sort_by(|a, b| b.cmp(a));
    sizes.truncate(SIZES_SHOWN);
    sizes.into_iter().map(|(_, size)| size).collect()
}

/// Returns the window of every request, in the order of finishing.
fn placement(outcome: &Outcome) -> impl Iterator<Item = (Pages, Option<Pfn>)> {
    outcome.samples.iter().map(|sample| (sample.count, sample.found))
}

#[cfg(test)]
#[path = "rounds_tests.rs"]
mod tests;
