//! Before and after: two finders on one workload, interleaved in one process.
//!
//! Each round runs both sides twice, in the order before, after, after, before, and the next round
//! the other way about, so that drift and position fall on both alike. A run repeats a short
//! workload; its figures are those of its typical replay. The two runs of a side make one value;
//! the same side's two runs against each other are the A/A arm, which tells how large a change the
//! machine makes out of nothing.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crate::clock::{ClockCost, TightWallClock, WallClock};
use crate::cma::finder::Choice;
use crate::cma::observer::NoObserver;
use crate::cma::profile::Kernel;
use crate::error::Result;
use crate::replay::{self, Outcome, Setup};
use crate::report::Comparison;
use crate::stats::figures::{Figures, Round, RowKey, figures, series};
use crate::stats::significance::{self, Options, Series};
use crate::stats::{Finish, Finishes};
use crate::units::{Nanos, Pages, Pfn};
use crate::workload::Workload;

/// The least measured time of one run: shorter workloads are repeated up to it.
const LEAST_RUN: Nanos = Nanos(4_000_000);

/// The most repetitions of a short workload in one run.
const MOST_REPEATS: u32 = 1000;

/// The request sizes that get rows of their own, the most frequent first.
const SIZES_SHOWN: usize = 6;

/// The two sides.
#[derive(Clone, Debug)]
pub struct Sides {
    /// The finder that is there.
    pub before: Choice,
    /// The finder that may come.
    pub after: Choice,
}

/// What was measured on one workload.
#[derive(Debug)]
pub struct Measured {
    /// The workload's name.
    pub name: String,
    /// One entry a round.
    pub rounds: Vec<Round>,
    /// Failed requests of one replay, before and after.
    pub failed: (u64, u64),
    /// Whether both sides placed every request alike.
    pub same_placement: bool,
}

/// Measures both sides on a workload.
///
/// `tick` is called with the number of runs done, four a round; a break ends the measurement.
///
/// # Errors
/// [`crate::error::Error::Interrupted`] if `tick` breaks.
pub fn measure(
    name: &str,
    workload: &Workload,
    sides: &Sides,
    (kernel, rounds): (Kernel, u32),
    tick: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Result<Measured> {
    let setup = |finder: &Choice| Setup { finder: finder.clone(), kernel, keep_free_maps: false };
    let setups = [setup(&sides.before), setup(&sides.after)];
    // The first runs warm caches up and tell how often to repeat.
    let warm_up =
        [run_once(workload, &setups[0], tick, 0)?, run_once(workload, &setups[1], tick, 0)?];
    let repeats = repeats_for(warm_up[0].span.min(warm_up[1].span));
    let shown = sizes_shown(&warm_up[0]);
    let mut done = 0;
    let mut measured = Vec::new();
    for round in 0..rounds {
        let order = if round % 2 == 0 { [0, 1, 1, 0] } else { [1, 0, 0, 1] };
        let mut runs: [Vec<Run>; 2] = [Vec::new(), Vec::new()];
        for side in order {
            done += 1;
            runs[side].push(timed_run(workload, &setups[side], (repeats, &shown), (tick, done))?);
        }
        measured.push(as_round(&runs));
    }
    let [before, after] = warm_up;
    Ok(Measured {
        name: name.into(),
        rounds: measured,
        failed: (before.failed.len() as u64, after.failed.len() as u64),
        same_placement: placement(&before).eq(placement(&after)),
    })
}

/// Judges all workloads together and makes the comparison.
pub fn judge(
    sides: &Sides,
    measured: &[Measured],
    cost: ClockCost,
    options: &Options,
) -> Comparison {
    let mut comparison = Comparison::new(sides.before.name(), sides.after.name());
    let tables: Vec<Vec<(RowKey, Series)>> =
        measured.iter().map(|m| series(&m.rounds, cost.step)).collect();
    let family: Vec<Series> = tables.iter().flatten().map(|(_, s)| s.clone()).collect();
    let judged = significance::judge(&family, options);
    let mut next = judged.iter();
    for (measured, table) in measured.iter().zip(&tables) {
        let rows = table.iter().map(|(key, _)| *key).zip(next.by_ref().take(table.len()));
        comparison.add_rounds(&measured.name, rows.collect::<Vec<_>>());
        comparison.failed_before += measured.failed.0;
        comparison.failed_after += measured.failed.1;
        if !measured.same_placement {
            comparison.warnings.push(format!(
                "{}: the two finders place differently: their searches are not of the same maps",
                measured.name
            ));
        }
    }
    comparison.rounds = measured.first().map(|m| m.rounds.len() as u64);
    comparison.seed = Some(options.seed);
    comparison.environment = vec![
        ("clock reading".into(), format!("{} ns", cost.reading.0)),
        ("clock step".into(), format!("{} ns", cost.step.0)),
        ("order".into(), "interleaved ABBA, A/A arm in each round".into()),
    ];
    comparison
}

/// One timed run: the figures of each replay, as many as it takes.
type Run = Vec<Figures>;

type Tick<'a> = (&'a mut dyn FnMut(u64) -> ControlFlow<()>, u64);

fn timed_run(
    workload: &Workload,
    setup: &Setup,
    (repeats, shown): (u32, &[Pages]),
    (tick, done): Tick<'_>,
) -> Result<Run> {
    let mut run = Run::new();
    for _ in 0..repeats {
        let outcome = run_once(workload, setup, tick, done)?;
        let finishes: Finishes = outcome.samples.iter().map(Finish::from).collect();
        let mut figures = figures(&finishes, outcome.span);
        figures.retain(|key, _| key.pages.is_none_or(|pages| shown.contains(&pages)));
        run.push(figures);
    }
    Ok(run)
}

/// Returns the median of each figure over replays. All replays do the same work, so what one of
/// them has beyond the others is the machine's, not the finder's: a mean would carry it on. The
/// lower of two middle values, which keeps values on the clock's steps.
fn typical<'a>(replays: impl Iterator<Item = &'a Figures>) -> Figures {
    let mut values: BTreeMap<RowKey, Vec<f64>> = BTreeMap::new();
    for figures in replays {
        for (&key, &value) in figures {
            values.entry(key).or_default().push(value);
        }
    }
    let median = |(key, mut values): (RowKey, Vec<f64>)| {
        values.sort_by(f64::total_cmp);
        (key, values[(values.len() - 1) / 2])
    };
    values.into_iter().map(median).collect()
}

fn run_once(
    workload: &Workload,
    setup: &Setup,
    tick: &mut dyn FnMut(u64) -> ControlFlow<()>,
    done: u64,
) -> Result<Outcome> {
    let mut clock = TightWallClock(WallClock::start());
    replay::run(workload, setup, &mut clock, &mut NoObserver, &mut |_| tick(done))
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

/// Makes one round of the four runs: both runs of a side together, and each against the other.
fn as_round(runs: &[Vec<Run>; 2]) -> Round {
    let side = |runs: &[Run]| typical(runs.iter().flatten());
    let one = |run: &Run| typical(run.iter());
    Round { sides: (side(&runs[0]), side(&runs[1])), same: (one(&runs[0][0]), one(&runs[0][1])) }
}

/// Returns the window of every request, in the order of finishing.
fn placement(outcome: &Outcome) -> impl Iterator<Item = (Pages, Option<Pfn>)> {
    outcome.samples.iter().map(|sample| (sample.count, sample.found))
}
