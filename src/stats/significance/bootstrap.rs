//! Confidence intervals by resampling with a seeded generator.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::Verdict;

/// A 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Takes the middle 95 % of resampled values, which are sorted on the way; zeros if empty.
    pub(super) fn of_draws(draws: &mut [f64]) -> Interval {
        draws.sort_by(f64::total_cmp);
        let tail = draws.len() / 40;
        let low = draws.get(tail).copied().unwrap_or(0.0);
        let high = draws.iter().rev().nth(tail).copied().unwrap_or(0.0);
        Interval { low, high }
    }

    /// Returns the distance of the farther end from zero.
    pub(super) fn widest(self) -> f64 {
        self.low.abs().max(self.high.abs())
    }

    /// Calls a change if the whole interval is more than `floor` away from zero.
    pub(super) fn beyond(self, floor: f64) -> Option<Verdict> {
        // Rounding in logarithms must not turn a change of exactly one step into more.
        let floor = floor * (1.0 + 1e-9);
        if self.high < -floor {
            Some(Verdict::Faster)
        } else if self.low > floor {
            Some(Verdict::Slower)
        } else {
            None
        }
    }
}

/// Resamples one row of a table.
pub(super) struct Bootstrap {
    rng: Xoshiro256PlusPlus,
    resamples: u32,
}

impl Bootstrap {
    /// Makes a generator of its own for each `row`, so that rows do not depend on each other.
    pub(super) fn new(seed: u64, row: u64, resamples: u32) -> Bootstrap {
        // An odd multiplier spreads neighbouring rows over the seeds.
        let mixed = seed ^ row.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Bootstrap { rng: Xoshiro256PlusPlus::seed_from_u64(mixed), resamples }
    }

    /// Returns the interval of the trimmed mean of `values`; they must not be empty.
    pub(super) fn interval(&mut self, values: &[f64]) -> Interval {
        let mut sorted = values.to_vec();
        sorted.sort_by(f64::total_cmp);
        let mut counts = vec![0_usize; sorted.len()];
        let mut draws: Vec<f64> =
            (0..self.resamples).map(|_| self.draw(&sorted, &mut counts)).collect();
        Interval::of_draws(&mut draws)
    }

    /// Returns a draw from the standard normal distribution, near enough for an interval.
    pub(super) fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.rng.random::<f64>()).sum::<f64>() - 6.0
    }

    /// Returns the number of resamples.
    pub(super) fn resamples(&self) -> u32 {
        self.resamples
    }

    /// Returns the trimmed mean of one resample. Counting how often each value is drawn keeps the
    /// resample sorted for free.
    fn draw(&mut self, sorted: &[f64], counts: &mut [usize]) -> f64 {
        counts.fill(0);
        for _ in sorted {
            if let Some(count) = counts.get_mut(self.rng.random_range(0..sorted.len())) {
                *count += 1;
            }
        }
        trimmed_mean_of_counts(sorted, counts)
    }
}

/// Returns the mean of the middle fifth of the values; 0 without values. Nearly a median, so that
/// stalls in a third of the rounds do not move it, but less coarse where values come in steps.
pub(super) fn trimmed_mean(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    trimmed_mean_of_counts(&sorted, &vec![1; sorted.len()])
}

fn trimmed_mean_of_counts(sorted: &[f64], counts: &[usize]) -> f64 {
    let cut = sorted.len() * 2 / 5;
    let kept = sorted.len() - 2 * cut;
    let (mut skip, mut left, mut sum) = (cut, kept, 0.0);
    for (&value, &count) in sorted.iter().zip(counts) {
        let skipped = skip.min(count);
        skip -= skipped;
        let taken = left.min(count - skipped);
        left -= taken;
        sum += value * taken as f64;
    }
    if kept == 0 { 0.0 } else { sum / kept as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_trimmed_mean_keeps_the_middle_fifth() {
        assert_eq!(trimmed_mean(&[1000.0, 2.0, 3.0, 4.0, -1000.0]), 3.0);
        assert_eq!(trimmed_mean(&[1.0, 3.0]), 2.0);
        assert_eq!(trimmed_mean(&[]), 0.0);
    }

    #[test]
    fn the_same_seed_gives_the_same_interval() {
        let values: Vec<f64> = (0..20).map(f64::from).collect();
        let interval = |seed, row| Bootstrap::new(seed, row, 500).interval(&values);
        assert_eq!(interval(7, 1), interval(7, 1));
        let Interval { low, high } = interval(7, 1);
        assert!(5.0 < low && low < 9.5 && 9.5 < high && high < 14.0, "{low} to {high}");
    }
}
