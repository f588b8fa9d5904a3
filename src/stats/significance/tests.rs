//! Simulated comparisons on a noisy machine: what is called, and what must not be.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::unpaired::{self, Samples, Statistic};
use super::*;

/// A shared machine on which the same code is measured again and again.
struct Machine {
    rng: Xoshiro256PlusPlus,
    /// A steady advantage of an arm, such as its place in memory, as a fraction.
    arm_bias: f64,
    /// The usual noise of one measurement, as a fraction.
    noise: f64,
    /// The chance of a stall that hits one measurement only.
    stall: f64,
    /// Drift from the first round to the last, as a fraction.
    drift: f64,
}

impl Machine {
    fn new(seed: u64) -> Machine {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Machine { rng, arm_bias: 0.003, noise: 0.02, stall: 0.1, drift: 0.3 }
    }

    fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.rng.random::<f64>()).sum::<f64>() - 6.0
    }

    /// Measures four arms (A, B, A, A') for `rounds` rounds; B takes `factor` times as long.
    fn series(&mut self, base: f64, step: f64, factor: f64, rounds: usize, tail: f64) -> Series {
        let bias: Vec<f64> = (0..4).map(|_| 1.0 + self.arm_bias * self.normal()).collect();
        let mut series = Series { step, ..Series::default() };
        for round in 0..rounds {
            let shift = 0.05 * self.normal() + self.drift * round as f64 / rounds as f64;
            let mut arm = |place: usize, factor: f64| {
                let stall = if self.rng.random_bool(self.stall) {
                    self.rng.random_range(0.0..2.0)
                } else {
                    0.0
                };
                let own = libm::exp(self.noise * tail * self.normal() + shift + stall);
                quantised(base * bias[place] * factor * own, step)
            };
            series.pairs.push((arm(0, 1.0), arm(1, factor)));
            series.same.push((arm(2, 1.0), arm(3, 1.0)));
        }
        series
    }

    /// Sixty rows as a comparison of several workloads has them: sums and means, small medians in
    /// steps of the clock, heavy tails.
    fn family(&mut self, factor: f64, rounds: usize) -> Vec<Series> {
        let kinds = [
            (5e6, 0.0, 1.0),
            (217.3, 0.0, 1.0),
            (45.0, 10.0, 0.5),
            (49.9, 10.0, 0.1),
            (130.0, 10.0, 1.0),
            (900.0, 10.0, 8.0),
            (40_000.0, 10.0, 30.0),
            (25.0, 1.0, 1.0),
            (3.0, 10.0, 1.0),
            (61.0, 1.0, 4.0),
        ];
        let rows = kinds.iter().cycle().take(60);
        rows.map(|&(base, step, tail)| self.series(base, step, factor, rounds, tail)).collect()
    }
}

fn quantised(value: f64, step: f64) -> f64 {
    if step > 0.0 { (value / step).floor() * step } else { value }
}

/// Fewer resamples than usual: enough for a verdict, and there are many rows.
fn quick(seed: u64) -> Criteria {
    Criteria { seed, resamples: 200, ..Criteria::default() }
}

fn called(family: &[Series], seed: u64) -> usize {
    let calls = |row: &&JudgedRow| matches!(row.verdict, Verdict::Faster | Verdict::Slower);
    judge(family, &quick(seed)).iter().filter(calls).count()
}

/// The worst of it, an arm that sits badly in memory, cannot be told from a real change with
/// certainty: over 60,000 rows of fresh seeds, one was called.
#[test]
fn the_same_finder_on_both_sides_shows_no_change() {
    let mut calls = 0;
    for seed in 20_000..20_100 {
        let mut machine = Machine::new(seed);
        // A third of the runs each: quiet, busy, with an arm that sits badly in memory.
        match seed % 3 {
            0 => machine.noise = 0.005,
            1 => machine.stall = 0.4,
            _ => machine.arm_bias = 0.01,
        }
        calls += called(&machine.family(1.0, 24), seed);
    }
    assert!(calls <= 1, "{calls} rows called of 6,000");
}

#[test]
fn a_tenth_less_is_called_faster() {
    let mut found = 0;
    for seed in 0..50 {
        let mut family = Machine::new(1000 + seed).family(1.0, 24);
        let mut quieter = Machine { stall: 0.03, ..Machine::new(seed) };
        family[0] = quieter.series(5e6, 0.0, 0.9, 24, 1.0);
        let rows = judge(&family, &quick(1));
        found += usize::from(rows[0].verdict == Verdict::Faster);
    }
    assert!(found >= 45, "{found} of 50");
}

#[test]
fn twice_the_time_is_called_slower_in_nearly_every_row() {
    for seed in 0..10 {
        let rows = judge(&Machine::new(seed).family(2.0, 24), &quick(1));
        let slower = rows.iter().filter(|row| row.verdict == Verdict::Slower).count();
        let faster = rows.iter().filter(|row| row.verdict == Verdict::Faster).count();
        assert!(slower >= 42, "{slower} of 60");
        assert_eq!(faster, 0);
    }
}

/// Judges one row on its own.
fn one(pairs: &[(f64, f64)], step: f64) -> JudgedRow {
    let series = Series { pairs: pairs.to_vec(), same: vec![(100.0, 100.0); 12], step, lone: None };
    judge(&[series], &Criteria::default())[0]
}

#[test]
fn odd_rows_have_words_instead_of_infinities() {
    let zero = one(&[(0.0, 0.0); 12], 1.0);
    assert_eq!((zero.change, zero.verdict), (Change::NotApplicable, Verdict::NoChange));
    let new = one(&[(0.0, 12.0); 12], 1.0);
    assert_eq!((new.change, new.verdict), (Change::New, Verdict::Slower));
    let equal = one(&[(40.0, 40.0); 12], 10.0);
    let none = Interval { low: 0.0, high: 0.0 };
    assert_eq!((equal.change, equal.p), (Change::Percent(0.0, none), Some(1.0)));
    let missing = one(&[], 1.0);
    assert_eq!((missing.change, missing.verdict), (Change::NotApplicable, Verdict::TooFewSamples));
    assert_eq!(one(&[(5.0, 50.0)], 0.0).verdict, Verdict::TooFewSamples);
    assert_eq!(one(&[(f64::NAN, 1.0), (f64::INFINITY, 1.0), (-1.0, 1.0)], 0.0).n, 0);
}

#[test]
fn one_step_of_the_clock_is_no_change_and_two_are() {
    assert_eq!(one(&[(40.0, 50.0); 12], 10.0).verdict, Verdict::NoChange);
    assert_eq!(one(&[(40.0, 60.0); 12], 10.0).verdict, Verdict::Slower);
    assert_eq!(one(&[(40.0, 20.0); 12], 10.0).verdict, Verdict::Faster);
    assert_eq!(one(&[(50.0, 40.0); 12], 10.0).verdict, Verdict::NoChange);
}

#[test]
fn more_rows_need_more_rounds() {
    let needed = [1, 20, 60, 120].map(|rows| rounds_needed(rows, &Criteria::default()));
    assert_eq!(needed, [8, 12, 14, 15]);
}

#[test]
fn a_table_of_one_row_is_judged_from_eight_rounds_on() {
    let verdict = |rounds: usize| one(&vec![(100.0, 500.0); rounds], 0.0).verdict;
    let few = Verdict::TooFewSamples;
    let shown = [0, 1, 2, 7, 8, 9].map(verdict);
    assert_eq!(shown, [few, few, few, few, Verdict::Slower, Verdict::Slower]);
}

/// Seven of eight rounds agree: the interval lies far from zero, and still one in sixteen pairs of
/// equal sides shows as much.
#[test]
fn a_wide_change_that_may_be_chance_is_not_called() {
    let mut pairs = vec![(100.0, 150.0); 7];
    pairs.push((100.0, 99.0));
    let row = one(&pairs, 0.0);
    let Change::Percent(_, interval) = row.change else { panic!("{row:?}") };
    assert!(interval.low > 40.0, "{interval:?}");
    assert!(row.p.unwrap() > 0.01, "{row:?}");
    assert_eq!(row.verdict, Verdict::NoChange);
    let unanimous = one(&[(100.0, 150.0); 8], 0.0);
    assert_eq!((unanimous.p, unanimous.verdict), (Some(2.0 / 256.0), Verdict::Slower));
}

#[test]
fn two_recordings_are_judged_from_twenty_samples_on() {
    let verdicts = |n: u64| {
        let before: Vec<u64> = (0..n).map(|i| 1000 + i).collect();
        let after: Vec<u64> = (0..n).map(|i| 9000 + i).collect();
        let rows = unpaired::judge(&family(&before, &after), &Criteria::unpaired());
        rows.iter().map(|row| row.verdict).collect::<Vec<_>>()
    };
    assert_eq!(verdicts(2), [Verdict::TooFewSamples; 5]);
    assert_eq!(verdicts(19), [Verdict::TooFewSamples; 5]);
    let (called, never) = (Verdict::Slower, Verdict::TooFewSamples);
    assert_eq!(verdicts(20)[..2], [called, called]);
    assert_eq!(verdicts(20)[4], never);
}

#[test]
fn holm_multiplies_the_smallest_by_all_and_never_decreases() {
    let adjusted = holm(&[Some(0.01), None, Some(0.02), Some(0.015), Some(0.9)]);
    assert_eq!(adjusted, [Some(0.04), None, Some(0.045), Some(0.045), Some(0.9)]);
}

#[test]
fn two_traces_of_the_same_machine_show_no_change() {
    let mut calls = 0;
    for seed in 0..60 {
        let mut machine = Machine::new(seed);
        let mut trace = |factor: f64| samples(&mut machine, factor, 262);
        let (a, b) = (trace(1.0), trace(1.0));
        let family = family(&a, &b);
        let rows =
            unpaired::judge(&family, &Criteria { seed, resamples: 400, ..Criteria::unpaired() });
        calls +=
            rows.iter().filter(|r| matches!(r.verdict, Verdict::Faster | Verdict::Slower)).count();
    }
    assert_eq!(calls, 0, "rows called of 300");
}

#[test]
fn a_trace_of_half_the_latency_is_faster() {
    let mut machine = Machine::new(3);
    let (a, b) = (samples(&mut machine, 1.0, 2000), samples(&mut machine, 0.5, 1000));
    let verdicts =
        unpaired::judge(&family(&a, &b), &Criteria::unpaired()).into_iter().map(|r| r.verdict);
    let (yes, no) = (Verdict::Faster, Verdict::TooFewSamples);
    assert_eq!(verdicts.collect::<Vec<_>>(), [yes, yes, yes, yes, no]);
}

#[test]
fn a_size_that_one_trace_lacks_is_new_or_gone() {
    let judged = |a: &[u64], b: &[u64]| unpaired::judge(&family(a, b), &Criteria::unpaired())[1];
    assert_eq!(judged(&[], &[7]).change, Change::New);
    assert_eq!(judged(&[7], &[]).change, Change::Gone);
    assert_eq!(judged(&[], &[]).change, Change::NotApplicable);
    assert_eq!(judged(&[0; 30], &[12; 30]).change, Change::New);
    assert_eq!(judged(&[3], &[30]).verdict, Verdict::TooFewSamples);
}

/// Latencies with a long tail, sorted.
fn samples(machine: &mut Machine, factor: f64, n: usize) -> Vec<u64> {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "below 1e10")]
    let one = |_| (3e6 * factor * libm::exp(machine.normal())) as u64;
    let mut latencies: Vec<u64> = (0..n).map(one).collect();
    latencies.sort_unstable();
    latencies
}

fn family<'a>(before: &'a [u64], after: &'a [u64]) -> Vec<Samples<'a>> {
    let statistics = [
        Statistic::Mean,
        Statistic::Quantile(500),
        Statistic::Quantile(900),
        Statistic::Quantile(990),
    ];
    let all = statistics.into_iter().chain([Statistic::Once]);
    all.map(|statistic| Samples { before, after, statistic, step: 1000 }).collect()
}
