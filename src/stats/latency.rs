//! Latency samples: exact extremes, sum and count, and quantiles by nearest rank.
//!
//! Up to a cap every sample is kept and quantiles are exact. Beyond it the samples are folded into
//! an HDR histogram of three significant digits, whose quantiles are at most 0.1 % too high, and
//! never outside the exact minimum and maximum.

use std::borrow::Cow;

use hdrhistogram::Histogram;

/// The number of samples kept as they are before they are folded into a histogram.
const EXACT_CAP: usize = 65_536;

/// The longest latency that a histogram tells apart: 2^42 ns, about 73 minutes.
const HISTOGRAM_MAX_NS: u64 = 1 << 42;

/// The smallest number of samples for which a p99 means something.
pub const P99_MIN_SAMPLES: u64 = 100;

/// The smallest number of samples for which a p99.9 means something.
pub const P999_MIN_SAMPLES: u64 = 1000;

/// A growing set of latencies in nanoseconds.
#[derive(Clone, Debug)]
pub struct Latencies {
    cap: usize,
    n: u64,
    sum: u128,
    min: u64,
    max: u64,
    clamped: u64,
    store: Store,
}

#[derive(Clone, Debug)]
enum Store {
    Exact(Vec<u64>),
    Folded(Box<Histogram<u64>>),
}

/// The figures of a set of latencies, in nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LatencySummary {
    /// The number of samples, at least 1.
    pub n: u64,
    /// The exact sum.
    pub total_ns: u128,
    /// The mean, rounded to the nearest nanosecond.
    pub mean_ns: u64,
    /// The exact minimum.
    pub min_ns: u64,
    /// The median.
    pub median_ns: u64,
    /// The 90th percentile.
    pub p90_ns: u64,
    /// The 99th percentile; `None` below [`P99_MIN_SAMPLES`].
    pub p99_ns: Option<u64>,
    /// The 99.9th percentile; `None` below [`P999_MIN_SAMPLES`].
    pub p999_ns: Option<u64>,
    /// The exact maximum.
    pub max_ns: u64,
}

impl Default for Latencies {
    fn default() -> Latencies {
        Latencies::with_cap(EXACT_CAP)
    }
}

impl Latencies {
    /// Makes an empty set that keeps at most `cap` samples exactly.
    fn with_cap(cap: usize) -> Latencies {
        let store = Store::Exact(Vec::new());
        Latencies { cap, n: 0, sum: 0, min: u64::MAX, max: 0, clamped: 0, store }
    }

    /// Adds one latency in nanoseconds.
    pub fn record(&mut self, ns: u64) {
        self.count(ns, 1);
        if let Store::Exact(samples) = &mut self.store {
            if samples.len() < self.cap {
                samples.push(ns);
                return;
            }
            self.fold();
        }
        self.put(ns, 1);
    }

    /// Adds all latencies of `other`. The result is exact if both are and their samples fit.
    pub(super) fn merge(&mut self, other: &Latencies) {
        match &other.store {
            Store::Exact(samples) => samples.iter().for_each(|&ns| self.record(ns)),
            Store::Folded(histogram) => {
                self.fold();
                for bucket in histogram.iter_recorded() {
                    self.put(bucket.value_iterated_to(), bucket.count_since_last_iteration());
                }
                self.n = self.n.saturating_add(other.n);
                self.sum = self.sum.saturating_add(other.sum);
                self.min = self.min.min(other.min);
                self.max = self.max.max(other.max);
                self.clamped = self.clamped.saturating_add(other.clamped);
            }
        }
    }

    /// Returns the number of samples.
    pub fn n(&self) -> u64 {
        self.n
    }

    /// Returns the exact sum in nanoseconds, saturating.
    pub fn total_ns(&self) -> u64 {
        u64::try_from(self.sum).unwrap_or(u64::MAX)
    }

    /// Returns how many samples were too long for the histogram. They count in the extremes, the
    /// sum and the ranks; a quantile that falls on one is too low.
    pub fn clamped(&self) -> u64 {
        self.clamped
    }

    /// Returns the samples in ascending order. Once they have been folded: 65,536 of them at
    /// evenly spaced ranks, which keeps every quantile that they can show.
    pub(crate) fn sorted_samples(&self) -> Vec<u64> {
        match &self.store {
            Store::Exact(samples) => sorted(samples).into_owned(),
            Store::Folded(histogram) => {
                let shown = u64::try_from(EXACT_CAP).unwrap_or(u64::MAX).min(self.n);
                let rank = |i: u64| {
                    let middle = u128::from(self.n) * (2 * u128::from(i) + 1);
                    u64::try_from(middle.div_ceil(2 * u128::from(shown.max(1)))).unwrap_or(self.n)
                };
                let values = at_ranks(histogram, (0..shown).map(rank));
                values.into_iter().map(|ns| ns.clamp(self.min, self.max)).collect()
            }
        }
    }

    /// Returns the `ceil(n * permille / 1000)`-th smallest sample; the smallest for 0, the largest
    /// from 1000 on. `None` without samples.
    pub fn quantile(&self, permille: u32) -> Option<u64> {
        let values = self.quantiles(&[permille])?;
        values.first().copied()
    }

    /// Returns the exact mean rounded to the nearest nanosecond; `None` without samples.
    fn mean_ns(&self) -> Option<u64> {
        let n = u128::from(self.n);
        let rounded = self.sum.saturating_add(n / 2).checked_div(n)?;
        u64::try_from(rounded).ok()
    }

    /// Returns all figures at once; `None` without samples.
    pub fn summary(&self) -> Option<LatencySummary> {
        let quantiles = self.quantiles(&[500, 900, 990, 999])?;
        let &[median_ns, p90_ns, p99, p999] = quantiles.as_slice() else { return None };
        Some(LatencySummary {
            n: self.n,
            total_ns: self.sum,
            mean_ns: self.mean_ns()?,
            min_ns: self.min,
            median_ns,
            p90_ns,
            p99_ns: (self.n >= P99_MIN_SAMPLES).then_some(p99),
            p999_ns: (self.n >= P999_MIN_SAMPLES).then_some(p999),
            max_ns: self.max,
        })
    }

    /// Returns one value for each of `permilles`, which must not decrease.
    fn quantiles(&self, permilles: &[u32]) -> Option<Vec<u64>> {
        if self.n == 0 {
            return None;
        }
        let ranks = permilles.iter().map(|&permille| rank(self.n, permille));
        let values: Vec<u64> = match &self.store {
            Store::Exact(samples) => {
                let sorted = sorted(samples);
                ranks.map(|rank| at_rank(&sorted, rank)).collect()
            }
            Store::Folded(histogram) => at_ranks(histogram, ranks),
        };
        Some(values.into_iter().map(|ns| ns.clamp(self.min, self.max)).collect())
    }

    fn count(&mut self, ns: u64, times: u64) {
        self.n = self.n.saturating_add(times);
        self.sum = self.sum.saturating_add(u128::from(ns) * u128::from(times));
        self.min = self.min.min(ns);
        self.max = self.max.max(ns);
    }

    /// Moves the exact samples into a histogram, if they are not there yet.
    fn fold(&mut self) {
        if let Store::Exact(samples) = &mut self.store {
            let samples = std::mem::take(samples);
            // Bounds and digits are constants that the histogram accepts.
            if let Ok(histogram) = Histogram::new_with_bounds(1, HISTOGRAM_MAX_NS, 3) {
                self.store = Store::Folded(Box::new(histogram));
            }
            samples.iter().for_each(|&ns| self.put(ns, 1));
        }
    }

    fn put(&mut self, ns: u64, times: u64) {
        match &mut self.store {
            Store::Exact(samples) => samples.push(ns),
            Store::Folded(histogram) => {
                if histogram.record_n(ns, times).is_err() {
                    self.clamped = self.clamped.saturating_add(times);
                    histogram.saturating_record_n(ns, times);
                }
            }
        }
    }
}

/// Returns the nearest rank, from 1 to `n`, of a quantile given in thousandths.
fn rank(n: u64, permille: u32) -> u64 {
    let exact = (u128::from(n) * u128::from(permille)).div_ceil(1000);
    u64::try_from(exact).unwrap_or(n).clamp(1, n.max(1))
}

fn sorted(samples: &[u64]) -> Cow<'_, [u64]> {
    if samples.is_sorted() {
        return Cow::Borrowed(samples);
    }
    let mut copy = samples.to_vec();
    copy.sort_unstable();
    Cow::Owned(copy)
}

/// Returns the value of `rank` in a sorted slice; 0 past its end.
fn at_rank(sorted: &[u64], rank: u64) -> u64 {
    let index = usize::try_from(rank.saturating_sub(1)).unwrap_or(usize::MAX);
    sorted.get(index).copied().unwrap_or(0)
}

/// Returns the upper ends of the buckets that hold `ranks`, which must not decrease.
fn at_ranks(histogram: &Histogram<u64>, ranks: impl Iterator<Item = u64>) -> Vec<u64> {
    let mut buckets = histogram.iter_recorded();
    let (mut seen, mut value) = (0_u64, 0_u64);
    ranks
        .map(|rank| {
            while seen < rank {
                let Some(bucket) = buckets.next() else { break };
                seen = seen.saturating_add(bucket.count_since_last_iteration());
                value = bucket.value_iterated_to();
            }
            value
        })
        .collect()
}

/// Returns a quantile of samples given in ascending order, by the same nearest rank as
/// [`Latencies::quantile`]; `None` without samples.
pub(crate) fn quantile_of_sorted(sorted: &[u64], permille: u32) -> Option<u64> {
    let n = u64::try_from(sorted.len()).ok().filter(|&n| n > 0)?;
    Some(at_rank(sorted, rank(n, permille)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn of(samples: impl IntoIterator<Item = u64>) -> Latencies {
        of_cap(EXACT_CAP, samples)
    }

    fn of_cap(cap: usize, samples: impl IntoIterator<Item = u64>) -> Latencies {
        let mut latencies = Latencies::with_cap(cap);
        samples.into_iter().for_each(|ns| latencies.record(ns));
        latencies
    }

    /// Counts instead of indexing: the smallest sample with at least `permille` of all at or
    /// below it.
    fn twin(samples: &[u64], permille: u64) -> u64 {
        let reached = |&v: &u64| {
            let below = samples.iter().filter(|&&s| s <= v).count() as u64;
            below * 1000 >= permille * samples.len() as u64
        };
        samples.iter().copied().filter(reached).min().unwrap()
    }

    #[track_caller]
    fn check(samples: impl IntoIterator<Item = u64>, expected: &[(u32, u64)]) {
        let latencies = of(samples);
        for &(permille, value) in expected {
            assert_eq!(latencies.quantile(permille), Some(value), "{permille} per mille");
        }
    }

    #[test]
    fn quantiles_are_nearest_ranks() {
        check(1..=20, &[(950, 19)]);
        check(1..=10, &[(900, 9)]);
        check([10, 20, 30], &[(990, 30), (500, 20)]);
        check([10, 90, 1_000_000, 1_000_001, 1_000_002], &[(500, 1_000_000)]);
        check((90..=100).chain(90..=100), &[(500, 95), (900, 99)]);
    }

    #[test]
    fn seven_slow_requests_show_a_median_and_no_p99() {
        let us = [29_997, 22_957, 25_735, 12_736, 26_009, 18_058, 27_997];
        let latencies = of(us.map(|us| us * 1000));
        let summary = latencies.summary().unwrap();
        assert_eq!((summary.n, summary.median_ns), (7, 25_735_000));
        assert_eq!((summary.p90_ns, summary.max_ns), (29_997_000, 29_997_000));
        assert_eq!(summary.p99_ns, None);
        assert_eq!(latencies.quantile(990), Some(29_997_000));
    }

    #[test]
    fn one_sample_fills_every_quantile() {
        for ns in [0, 311_000, u64::MAX] {
            check([ns], &[(0, ns), (500, ns), (900, ns), (999, ns), (1000, ns), (5000, ns)]);
        }
        check([1, 2], &[(0, 1), (500, 1), (501, 2), (990, 2)]);
    }

    #[test]
    fn no_samples_have_no_figures() {
        assert_eq!(of([]).summary(), None);
        assert_eq!(of([]).quantile(500), None);
        assert_eq!(of([]).mean_ns(), None);
    }

    #[test]
    fn values_outside_the_histogram_are_counted_and_the_maximum_is_exact() {
        let three_hours = 3 * 3600 * 1_000_000_000;
        let latencies = of_cap(0, [0, 1, three_hours]);
        let summary = latencies.summary().unwrap();
        assert_eq!((summary.min_ns, summary.max_ns), (0, three_hours));
        assert_eq!((summary.median_ns, latencies.clamped()), (1, 1));
        assert_eq!(latencies.total_ns(), three_hours + 1);
        assert_eq!(of([0, 1, three_hours]).clamped(), 0);
    }

    #[test]
    fn folded_samples_keep_their_order_and_shape() {
        let shown = of_cap(3, (1..=1000).rev()).sorted_samples();
        assert_eq!(shown, (1..=1000).collect::<Vec<_>>());
        let many = of_cap(3, 0..200_000).sorted_samples();
        assert_eq!(many.len(), EXACT_CAP);
        let median = quantile_of_sorted(&many, 500).unwrap();
        assert!(many.is_sorted() && median.abs_diff(100_000) <= 100, "{median}");
    }

    #[test]
    fn the_tail_needs_enough_samples() {
        let tail = |n| of(1..=n).summary().map(|s| (s.p99_ns, s.p999_ns)).unwrap();
        assert_eq!(tail(99), (None, None));
        assert_eq!(tail(100), (Some(99), None));
        assert_eq!(tail(1000), (Some(990), Some(999)));
    }

    proptest! {
        #![proptest_config(crate::testing::seeded(256))]

        #[test]
        fn exact_quantiles_equal_the_counting_twin(
            samples in prop::collection::vec(0..500_u64, 1..200), permille in 0..=1000_u32
        ) {
            let expected = twin(&samples, u64::from(permille));
            prop_assert_eq!(of(samples).quantile(permille), Some(expected));
        }

        #[test]
        fn folded_quantiles_are_within_a_thousandth(
            samples in prop::collection::vec(0..10_000_000_000_u64, 1..300),
            permille in 0..=1000_u32,
        ) {
            let exact = twin(&samples, u64::from(permille));
            let folded = of_cap(5, samples).quantile(permille).unwrap();
            prop_assert!(folded.abs_diff(exact) * 1000 <= exact, "{folded} for {exact}");
        }

        #[test]
        fn merging_equals_recording_all(
            a in prop::collection::vec(any::<u64>(), 0..40),
            b in prop::collection::vec(any::<u64>(), 0..40),
            caps in (0..60_usize, 0..60_usize),
        ) {
            let mut merged = of_cap(caps.0, a.iter().copied());
            merged.merge(&of_cap(caps.1, b.iter().copied()));
            let all = of(a.iter().chain(&b).copied());
            prop_assert_eq!((merged.n(), merged.total_ns()), (all.n(), all.total_ns()));
            prop_assert_eq!(merged.quantile(0).is_some(), all.n() > 0);
            if let (Some(m), Some(e)) = (merged.summary(), all.summary()) {
                prop_assert_eq!((m.min_ns, m.max_ns, m.mean_ns), (e.min_ns, e.max_ns, e.mean_ns));
                if matches!(merged.store, Store::Exact(_)) {
                    prop_assert_eq!(m, e);
                }
            }
        }
    }
}
