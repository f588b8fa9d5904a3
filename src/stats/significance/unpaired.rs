//! Compares two sets of samples that have no rounds: two traces, or two saved files.
//!
//! Without rounds and without an A/A arm nothing tells drift between the two recordings from a
//! change, so only chance, a least floor and the clock's step are ruled out.

use super::bootstrap::{Bootstrap, Interval};
use super::rank::{Share, equal_shares, rank_sum};
use super::{Change, Criteria, JudgedRow, Verdict, clock_floor, holm, percent};
use crate::stats::latency::quantile_of_sorted;

/// The smallest number of samples on each side for which anything is called.
const MIN_SAMPLES: usize = 20;

/// What is compared of a set of samples.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Statistic {
    /// The mean.
    Mean,
    /// A quantile in thousandths, below 1000.
    Quantile(u32),
    /// Anything that each side shows only once, such as a maximum or a span: never called.
    Once,
}

/// One row: two sorted samples and what to compare of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Samples<'a> {
    /// The before side, in ascending order.
    pub(crate) before: &'a [u64],
    /// The after side, in ascending order.
    pub(crate) after: &'a [u64],
    /// What is compared.
    pub(crate) statistic: Statistic,
    /// The step in which values come.
    pub(crate) step: u64,
}

/// Judges all rows of a table together; [`Criteria::unpaired`] are meant for it.
pub(crate) fn judge(family: &[Samples<'_>], criteria: &Criteria) -> Vec<JudgedRow> {
    let raw: Vec<Option<f64>> = family.iter().map(p_value).collect();
    let rows = (0_u64..).zip(family).zip(holm(&raw));
    rows.map(|((row, samples), p)| judge_row(samples, row, p, criteria)).collect()
}

fn judge_row(samples: &Samples<'_>, row: u64, p: Option<f64>, criteria: &Criteria) -> JudgedRow {
    let before = value(samples.before, samples.statistic);
    let after = value(samples.after, samples.statistic);
    let ratio = before.zip(after).filter(|&(b, a)| b > 0.0 && a > 0.0);
    let interval = ratio.map(|_| interval(samples, row, criteria));
    let step = before.zip(after).map_or(0.0, |sides| clock_floor(sides, samples.step as f64));
    let floor = libm::log1p(criteria.least_floor).max(step);
    let n = samples.before.len().min(samples.after.len());
    let few = n < MIN_SAMPLES;
    let verdict = match (p, interval) {
        (Some(p), Some(i)) if !few && p <= criteria.level => {
            i.beyond(floor).unwrap_or(Verdict::NoChange)
        }
        (Some(_), _) if !few => Verdict::NoChange,
        _ => Verdict::TooFewSamples,
    };
    let change = change(samples, before, after, interval);
    JudgedRow { n: n as u64, before, after, change, p, floor_pct: percent(floor), verdict }
}

fn change(s: &Samples<'_>, before: Option<f64>, after: Option<f64>, i: Option<Interval>) -> Change {
    match (before, after, i) {
        (Some(before), Some(after), Some(i)) => {
            let centre = percent(libm::log(after / before));
            let (low, high) = (percent(i.low), percent(i.high));
            Change::Percent(centre, Interval { low: low.min(centre), high: high.max(centre) })
        }
        (Some(before), Some(after), None) if before > 0.0 && after == 0.0 => {
            Change::Percent(-100.0, Interval { low: -100.0, high: -100.0 })
        }
        (Some(before), Some(after), None) if before == 0.0 && after > 0.0 => Change::New,
        _ if s.before.is_empty() && !s.after.is_empty() => Change::New,
        _ if s.after.is_empty() && !s.before.is_empty() => Change::Gone,
        _ => Change::NotApplicable,
    }
}

fn value(sorted: &[u64], statistic: Statistic) -> Option<f64> {
    match statistic {
        Statistic::Mean => mean(sorted),
        Statistic::Quantile(permille) => quantile_of_sorted(sorted, permille).map(|ns| ns as f64),
        Statistic::Once => None,
    }
}

/// Tests a mean or a median by ranks, any other quantile by the shares above the common quantile.
fn p_value(samples: &Samples<'_>) -> Option<f64> {
    let Samples { before, after, .. } = *samples;
    if before.is_empty() || after.is_empty() {
        return None;
    }
    match samples.statistic {
        Statistic::Once => None,
        Statistic::Mean | Statistic::Quantile(500) => Some(rank_sum(before, after)),
        Statistic::Quantile(permille) => {
            let mut pooled = [before, after].concat();
            pooled.sort_unstable();
            let limit = quantile_of_sorted(&pooled, permille)?;
            let share = |sorted: &[u64]| Share {
                part: sorted.len() - sorted.partition_point(|&ns| ns <= limit),
                whole: sorted.len(),
            };
            Some(equal_shares(share(before), share(after)))
        }
    }
}

/// Returns the interval of the logarithm of after to before. What is drawn is the figure of a
/// resample (its rank, or its mean) by its normal limit, so that a million samples cost no more
/// than twenty.
fn interval(samples: &Samples<'_>, row: u64, criteria: &Criteria) -> Interval {
    let mut bootstrap = Bootstrap::new(criteria.seed, row, criteria.resamples);
    let spreads = [samples.before, samples.after].map(|s| Spread::of(s, samples.statistic));
    let mut draws: Vec<f64> = (0..bootstrap.resamples())
        .map(|_| {
            let [before, after] = spreads.map(|s| s.draw(bootstrap.normal()).max(0.5));
            libm::log(after) - libm::log(before)
        })
        .collect();
    Interval::of_draws(&mut draws)
}

/// How a figure varies over resamples.
#[derive(Clone, Copy)]
enum Spread<'a> {
    Mean { mean: f64, error: f64 },
    Rank { sorted: &'a [u64], permille: u32 },
}

impl<'a> Spread<'a> {
    fn of(sorted: &'a [u64], statistic: Statistic) -> Spread<'a> {
        if let Statistic::Quantile(permille) = statistic {
            return Spread::Rank { sorted, permille };
        }
        let n = sorted.len().max(1) as f64;
        let mean = mean(sorted).unwrap_or(0.0);
        let squares: f64 = sorted.iter().map(|&ns| (ns as f64 - mean) * (ns as f64 - mean)).sum();
        Spread::Mean { mean, error: squares.sqrt() / n }
    }

    fn draw(self, z: f64) -> f64 {
        match self {
            Spread::Mean { mean, error } => mean + z * error,
            Spread::Rank { sorted, permille } => {
                let (n, q) = (sorted.len().max(1) as f64, f64::from(permille) / 1000.0);
                let share = q + z * (q * (1.0 - q) / n).max(0.0).sqrt();
                #[allow(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "0..=1000000"
                )]
                let millionths = (share.clamp(0.0, 1.0) * 1e6) as u128;
                // Wide enough for any number of samples, on any host.
                let index = sorted.len() as u128 * millionths / 1_000_000;
                let index = usize::try_from(index).unwrap_or(usize::MAX);
                sorted.get(index).or(sorted.last()).map_or(0.0, |&ns| ns as f64)
            }
        }
    }
}

fn mean(samples: &[u64]) -> Option<f64> {
    let sum: u128 = samples.iter().map(|&ns| u128::from(ns)).sum();
    (!samples.is_empty()).then(|| sum as f64 / samples.len() as f64)
}
