//! How often a 95 % interval holds the truth: seeded data whose truth is known, 500 sets a case.
//!
//! On 500 sets 95 % is told from 90 %, which falls below the lower bound, and from intervals that
//! hold everything.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::bootstrap::Bootstrap;
use super::unpaired::{self, Samples, Statistic};
use super::*;

const SETS: u64 = 500;

/// Sets of which the interval must hold the truth.
const BOUNDS: std::ops::RangeInclusive<usize> = 465..=495;

struct Data(Xoshiro256PlusPlus);

impl Data {
    fn seeded(seed: u64) -> Data {
        Data(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.0.random::<f64>()).sum::<f64>() - 6.0
    }

    /// Latencies with a long tail, sorted; their centre is `scale`.
    fn latencies(&mut self, scale: f64, n: usize) -> Vec<u64> {
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "below 1e10")]
        let one = |_| (scale * libm::exp(0.7 * self.normal())) as u64;
        let mut latencies: Vec<u64> = (0..n).map(one).collect();
        latencies.sort_unstable();
        latencies
    }
}

#[track_caller]
fn check(what: &str, holds: impl Fn(u64) -> bool) {
    let covered = (0..SETS).filter(|&seed| holds(seed)).count();
    assert!(BOUNDS.contains(&covered), "{what}: {covered} of {SETS}");
}

#[test]
fn the_interval_of_rounds_holds_the_truth() {
    for rounds in [12, 24] {
        check(&format!("{rounds} rounds"), |seed| {
            let mut data = Data::seeded(seed);
            let logs: Vec<f64> = (0..rounds).map(|_| 0.1 + 0.02 * data.normal()).collect();
            let Interval { low, high } = Bootstrap::new(seed, 0, 400).interval(&logs);
            low <= 0.1 && 0.1 <= high
        });
    }
}

#[test]
fn the_intervals_of_two_samples_hold_the_truth() {
    let cases = [
        (Statistic::Mean, 300),
        (Statistic::Quantile(500), 300),
        (Statistic::Quantile(900), 300),
        (Statistic::Quantile(990), 1000),
    ];
    for (statistic, n) in cases {
        check(&format!("{statistic:?} of {n}"), |seed| {
            let mut data = Data::seeded(seed);
            let (before, after) = (data.latencies(1e6, n), data.latencies(2e6, n));
            let samples = Samples { before: &before, after: &after, statistic, step: 0 };
            let criteria = Criteria { seed, resamples: 400, ..Criteria::unpaired() };
            match unpaired::judge(&[samples], &criteria)[0].change {
                Change::Percent(_, interval) => interval.low <= 100.0 && 100.0 <= interval.high,
                _ => false,
            }
        });
    }
}

#[test]
fn an_interval_is_the_middle_19_of_20_draws() {
    let mut draws: Vec<f64> = (0..2000).rev().map(f64::from).collect();
    assert_eq!(Interval::of_draws(&mut draws), Interval { low: 50.0, high: 1949.0 });
    assert_eq!(Interval::of_draws(&mut []), Interval { low: 0.0, high: 0.0 });
}
