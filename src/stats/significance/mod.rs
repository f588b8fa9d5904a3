//! Decides whether two sides differ, and refuses to decide on noise.
//!
//! A change is called only if three independent questions are all answered with yes:
//!
//! 1. Is it more than chance? An exact signed-rank test over the rounds, adjusted for the number of
//!    rows that are looked at (Holm), at a level of 5 % for the whole table.
//! 2. Is it larger than what the same finder shows against itself? The whole confidence interval
//!    must lie beyond the noise floor of the row, which comes from pairs of the same side (A/A):
//!    its own, and what is usual in the table, since an arm that sits badly in memory may show in
//!    one pair of arms and not in the other.
//! 3. Is it larger than a step of the clock?
//!
//! The second is by far the strictest: under equal sides its chance is that of a normal value
//! beyond four standard errors. The first guards against intervals that are too narrow, as those of
//! values in coarse steps are.
//!
//! Per round only the ratio of the two sides counts, so that drift and load that hit both sides of
//! a round cancel. Ratios are compared as logarithms: half and double weigh the same.

mod bootstrap;
mod rank;
pub(crate) mod unpaired;

use std::fmt;

pub use bootstrap::Interval;

use super::sides::Side;
use bootstrap::{Bootstrap, trimmed_mean};

/// The largest noise floor that rows take over from each other, as a logarithm of a ratio.
const MAX_SHARED_FLOOR: f64 = 0.05;

/// What a comparison of one row comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// The after side takes less time.
    Faster,
    /// The after side takes more time.
    Slower,
    /// No difference beyond chance, noise and clock.
    NoChange,
    /// Not enough rounds or samples to tell.
    TooFewSamples,
}

/// How strict a comparison is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Criteria {
    /// Seeds the resampling: the same seed gives the same interval.
    pub seed: u64,
    /// Resamples for an interval.
    pub resamples: u32,
    /// The chance of any false call in the whole table.
    pub level: f64,
    /// The least noise floor, as a fraction: 0.01 is 1 %.
    pub least_floor: f64,
}

impl Criteria {
    /// Returns stricter criteria for samples without rounds: no A/A arm guards them.
    pub fn unpaired() -> Criteria {
        Criteria { level: 0.001, ..Criteria::default() }
    }
}

impl Default for Criteria {
    fn default() -> Criteria {
        Criteria { seed: 1, resamples: 2000, level: 0.01, least_floor: 0.02 }
    }
}

/// The measurements of one row: one value for each side and round, in any one unit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Series {
    /// Before and after of each round.
    pub pairs: Vec<(f64, f64)>,
    /// The same side measured twice in each round.
    pub same: Vec<(f64, f64)>,
    /// The step in which values come, 0 if it does not matter (sums, means).
    pub step: f64,
    /// The one side that has values if the other has none in any round.
    pub lone: Option<Side>,
}

/// How large a change is, if it can be said as a ratio.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Change {
    /// In per cent of the before side, with the 95 % confidence interval.
    Percent(f64, Interval),
    /// Something came from nothing.
    New,
    /// The after side has nothing of the kind.
    Gone,
    /// Both sides are nothing.
    NotApplicable,
}

/// What is said of one row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct JudgedRow {
    /// Rounds that both sides have, or samples of the side with fewer.
    pub n: u64,
    /// The before side: the median of its rounds, or the statistic of its samples; `None` without.
    pub before: Option<f64>,
    /// The after side, likewise.
    pub after: Option<f64>,
    /// The change.
    pub change: Change,
    /// The p-value, adjusted for the number of rows; `None` where there is no test.
    pub p: Option<f64>,
    /// The change in per cent below which the row reads "no change".
    pub floor_pct: f64,
    /// The verdict.
    pub verdict: Verdict,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Faster => "faster",
            Verdict::Slower => "slower",
            Verdict::NoChange => "no change",
            Verdict::TooFewSamples => "too few samples",
        })
    }
}

/// Judges all rows of a table together. Values must be finite and not negative; rounds in which
/// one is not are left out.
pub fn judge(family: &[Series], criteria: &Criteria) -> Vec<JudgedRow> {
    let mut measured: Vec<RowEstimate> =
        (0_u64..).zip(family).map(|(row, series)| RowEstimate::of(series, row, criteria)).collect();
    let shared = shared_floor(&measured);
    measured.iter_mut().for_each(|row| row.floor = row.floor.max(shared));
    let raw: Vec<Option<f64>> = measured.iter().map(|row| row.p).collect();
    let adjusted = holm(&raw);
    let rows = raw.iter().flatten().count();
    measured.iter().zip(adjusted).map(|(row, p)| row.judged(p, rows, criteria)).collect()
}

/// Returns three times the usual distance of an A/A row from zero, about two standard deviations.
/// Capped, so that a table of mostly noisy rows still calls a tenth in a quiet one.
fn shared_floor(rows: &[RowEstimate]) -> f64 {
    let centres = rows.iter().filter_map(|row| row.same_centre).map(f64::abs);
    // A row of one and the same clock tick says nothing of the noise.
    let usual = median(centres.filter(|&centre| centre > 0.0).collect());
    (3.0 * usual.unwrap_or(0.0)).min(MAX_SHARED_FLOOR)
}

/// Returns how many rounds a table of `rows` rows needs before anything in it can be called.
fn rounds_needed(rows: usize, criteria: &Criteria) -> usize {
    let mut least_p = 1.0;
    let mut rounds = 1;
    while least_p * rows.max(1) as f64 > criteria.level && rounds < 64 {
        least_p /= 2.0;
        rounds += 1;
    }
    rounds
}

/// Adjusts p-values for their number (Holm); missing ones stay missing and do not count.
fn holm(p_values: &[Option<f64>]) -> Vec<Option<f64>> {
    let mut order: Vec<(f64, usize)> =
        p_values.iter().enumerate().filter_map(|(i, p)| p.map(|p| (p, i))).collect();
    order.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut adjusted = vec![None; p_values.len()];
    let mut least: f64 = 0.0;
    for (done, &(p, index)) in order.iter().enumerate() {
        least = least.max(p * (order.len() - done) as f64).min(1.0);
        if let Some(slot) = adjusted.get_mut(index) {
            *slot = Some(least);
        }
    }
    adjusted
}

/// A row before the adjustment for the number of rows.
struct RowEstimate {
    n: usize,
    before: Option<f64>,
    after: Option<f64>,
    /// Centre and interval of the logarithms of after to before.
    log_ratio: Option<(f64, Interval)>,
    /// Centre of the logarithms of the A/A pairs.
    same_centre: Option<f64>,
    floor: f64,
    p: Option<f64>,
    lone: Option<Side>,
}

impl RowEstimate {
    fn of(series: &Series, row: u64, criteria: &Criteria) -> RowEstimate {
        let pairs = usable(&series.pairs);
        let before = median(pairs.iter().map(|p| p.0).collect());
        let after = median(pairs.iter().map(|p| p.1).collect());
        let logs = log_ratios(&pairs, series.step);
        let mut bootstrap = Bootstrap::new(criteria.seed, row, criteria.resamples);
        let log_ratio =
            (!logs.is_empty()).then(|| (trimmed_mean(&logs), bootstrap.interval(&logs)));
        let same = log_ratios(&usable(&series.same), series.step);
        let same_centre = (!same.is_empty()).then(|| trimmed_mean(&same));
        let noise = same_centre.map_or(0.0, |_| bootstrap.interval(&same).widest());
        let step = before.zip(after).map_or(0.0, |sides| clock_floor(sides, series.step));
        let floor = noise.max(libm::log1p(criteria.least_floor)).max(step);
        let p =
            (!logs.is_empty()).then(|| rank::signed_rank(&told_apart(&pairs, &logs, series.step)));
        RowEstimate {
            n: pairs.len(),
            before,
            after,
            log_ratio,
            same_centre,
            floor,
            p,
            lone: series.lone,
        }
    }

    fn judged(&self, p: Option<f64>, rows: usize, criteria: &Criteria) -> JudgedRow {
        JudgedRow {
            n: self.n as u64,
            before: self.before,
            after: self.after,
            change: self.change(),
            p,
            floor_pct: percent(self.floor),
            verdict: self.verdict(p, rows, criteria),
        }
    }

    fn change(&self) -> Change {
        match (self.before, self.after, self.log_ratio) {
            (Some(0.0), Some(after), _) => {
                if after == 0.0 {
                    Change::NotApplicable
                } else {
                    Change::New
                }
            }
            (_, _, Some((centre, interval))) => {
                let interval =
                    Interval { low: percent(interval.low), high: percent(interval.high) };
                Change::Percent(percent(centre), interval)
            }
            _ => match self.lone {
                Some(Side::Before) => Change::Gone,
                Some(Side::After) => Change::New,
                None => Change::NotApplicable,
            },
        }
    }

    fn verdict(&self, p: Option<f64>, rows: usize, criteria: &Criteria) -> Verdict {
        let (Some(p), Some((_, interval))) = (p, self.log_ratio) else {
            return Verdict::TooFewSamples;
        };
        if self.n < rounds_needed(rows, criteria) {
            return Verdict::TooFewSamples;
        }
        interval.beyond(self.floor).filter(|_| p <= criteria.level).unwrap_or(Verdict::NoChange)
    }
}

/// Keeps the pairs of finite values that are not negative.
fn usable(pairs: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let fine = |v: f64| v.is_finite() && v >= 0.0;
    pairs.iter().copied().filter(|&(a, b)| fine(a) && fine(b)).collect()
}

fn log_ratios(pairs: &[(f64, f64)], step: f64) -> Vec<f64> {
    let log = |v: f64| libm::log(nonzero(v, step));
    // The difference of logarithms changes only its sign when the sides are swapped; the logarithm
    // of a quotient may also change its last digit, which would break ties between ranks.
    pairs.iter().map(|&(before, after)| log(after) - log(before)).collect()
}

/// Returns the logarithms with 0 for each pair that is at most one step of the clock apart: it may
/// be one value, once just below and once just above a tick.
fn told_apart(pairs: &[(f64, f64)], logs: &[f64], step: f64) -> Vec<f64> {
    let apart = |(a, b): (f64, f64)| (a - b).abs() > step * (1.0 + 1e-9);
    pairs.iter().zip(logs).map(|(&pair, &log)| if apart(pair) { log } else { 0.0 }).collect()
}

/// Returns half a step for 0: a value that the clock could not show.
fn nonzero(value: f64, step: f64) -> f64 {
    if value > 0.0 { value } else { step.max(1.0) / 2.0 }
}

/// Returns the logarithm of a change of one clock step, which must not be called a change.
fn clock_floor((before, after): (f64, f64), step: f64) -> f64 {
    libm::log1p(step / nonzero(before, step).min(nonzero(after, step)))
}

/// Returns the median, the mean of the middle two if their number is even; `None` if empty.
fn median(mut values: Vec<f64>) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    let upper = values.get(values.len() / 2)?;
    let lower = values.get((values.len() - 1) / 2)?;
    Some(f64::midpoint(*lower, *upper))
}

/// Turns the logarithm of a ratio into a change in per cent, kept finite.
fn percent(log_ratio: f64) -> f64 {
    (libm::expm1(log_ratio) * 100.0).clamp(-100.0, f64::MAX)
}

#[cfg(test)]
mod coverage_tests;
#[cfg(test)]
mod tests;
