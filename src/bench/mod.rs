//! The field's benchmarks of area finders, as ratios in one run.
//!
//! A number of nanoseconds alone says little on a shared machine. So every benchmark runs all its
//! subjects in turns, there and back (ABBA) in each round, and divides by the baseline of the same
//! run. The work is the same each time and a disturbance only ever adds time, so the least of the
//! rounds stands for an arm. The baseline runs twice, as two arms: what the second differs from the
//! first is the noise that any other ratio has to beat.

mod arena;
pub mod churn;
pub mod churn_rounds;
#[cfg(test)]
mod fake_clock;
pub mod find_bit;
pub mod growth;
mod ida;
mod maple;
mod pool;
pub mod region_alloc;
pub mod word;

use crate::clock::Clock;
use crate::cma::finder::{Choice, REGISTRY};
use crate::units::Nanos;

/// Repeats of the work within one reading of the clock last at least this long, so that reading
/// it costs less than a percent.
const SHORTEST: Nanos = Nanos(20_000);

/// Rounds that are run however long they take.
pub const FEWEST: usize = 3;

/// One subject: its name, and its work as a function that returns the number of operations done.
pub struct Arm<'a> {
    /// The name in the rows.
    pub subject: String,
    /// Does the whole work once; returns how many operations it was.
    pub work: Box<dyn FnMut() -> u64 + 'a>,
}

/// What an arm took.
#[derive(Clone, Debug, PartialEq)]
pub struct Timed {
    /// The arm's name.
    pub subject: String,
    /// Operations in one pass of the work.
    pub operations: u64,
    /// Nanoseconds an operation, one value a round, in order.
    pub rounds_ns: Vec<f64>,
    /// Least of `rounds_ns`.
    pub ns: f64,
    /// `ns` divided by the first arm's.
    pub ratio: f64,
}

/// Times the arms in turns by `clock`; the first is the baseline of the ratios.
///
/// Runs each twice to warm up, then up to `rounds` rounds until `budget` is spent, but at least
/// [`FEWEST`].
pub fn race<C: Clock>(
    clock: &mut C,
    arms: &mut [Arm<'_>],
    rounds: usize,
    budget: Nanos,
) -> Vec<Timed> {
    let mut times: Vec<_> = arms.iter_mut().map(|arm| ArmTimes::warm_up(arm, clock)).collect();
    let begin = clock.now();
    for round in 0..rounds.max(FEWEST) {
        if round >= FEWEST && clock.now().0.saturating_sub(begin.0) > budget.0 {
            break;
        }
        let mut sums = vec![0; arms.len()];
        let there_and_back = (0..arms.len()).chain((0..arms.len()).rev());
        for index in there_and_back {
            sums[index] += times[index].run(&mut arms[index], clock);
        }
        for (arm, sum) in times.iter_mut().zip(sums) {
            arm.close_round(sum);
        }
    }
    let baseline = times.first().map_or(1.0, ArmTimes::least_ns);
    times.into_iter().zip(arms).map(|(times, arm)| times.finish(&arm.subject, baseline)).collect()
}

/// What one arm took so far.
struct ArmTimes {
    operations: u64,
    /// Passes of the work between two readings of the clock.
    repeats: u64,
    rounds_ns: Vec<f64>,
}

impl ArmTimes {
    fn warm_up<C: Clock>(arm: &mut Arm<'_>, clock: &mut C) -> ArmTimes {
        let mut times = ArmTimes { operations: 1, repeats: 1, rounds_ns: Vec::new() };
        // The first pass meets cold caches, so the second one counts.
        times.run(arm, clock);
        let once = times.run(arm, clock);
        times.repeats = (SHORTEST.0 / once.max(1)).max(1);
        times
    }

    /// Returns the nanoseconds of all repeats.
    fn run<C: Clock>(&mut self, arm: &mut Arm<'_>, clock: &mut C) -> u64 {
        let begin = clock.now();
        for _ in 0..self.repeats {
            self.operations = (arm.work)();
        }
        clock.now().0.saturating_sub(begin.0)
    }

    /// Takes what the two runs of a round took.
    fn close_round(&mut self, sum: u64) {
        let operations = self.operations.max(1) * self.repeats * 2;
        self.rounds_ns.push(quotient(sum, operations));
    }

    fn least_ns(&self) -> f64 {
        self.rounds_ns.iter().copied().fold(f64::INFINITY, f64::min)
    }

    fn finish(self, subject: &str, baseline: f64) -> Timed {
        let ns = self.least_ns();
        Timed {
            subject: subject.to_string(),
            operations: self.operations,
            ns,
            ratio: ns / baseline.max(f64::MIN_POSITIVE),
            rounds_ns: self.rounds_ns,
        }
    }
}

/// Divides counts; exact enough below 2^53.
fn quotient(sum: u64, n: u64) -> f64 {
    sum as f64 / n.max(1) as f64
}

/// Returns the finders that benchmarks run by default: all but the one that tests bit by bit.
pub fn default_finders() -> Vec<Choice> {
    REGISTRY.iter().filter(|entry| entry.name != "naive").map(Choice::from).collect()
}

/// Returns the baseline `classic`, then `classic` again as the A/A arm, then the other subjects.
fn line_up(subjects: &[Choice]) -> Vec<(String, Choice)> {
    let classic = Choice::default();
    let name = classic.name();
    let twice = [name.to_string(), format!("{name}{AGAIN}")].map(|name| (name, classic.clone()));
    let others = subjects.iter().filter(|choice| choice.name() != name);
    let others = others.map(|choice| (choice.name().to_string(), choice.clone()));
    twice.into_iter().chain(others).collect()
}

/// Says of a C function what its timed passes showed.
pub(crate) const CHANGED: &str = "answers otherwise when it is timed; it must keep no state";

/// What the name of the A/A arm adds to that of the baseline: its ratio shows the noise.
const AGAIN: &str = " again";

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::fake_clock::{self, FakeClock};
    use super::*;

    /// An arm that takes the times of a list, one a pass, again and again, and notes its passes.
    fn arm<'a>(
        subject: &str,
        operations: u64,
        times: &'a [u64],
        passes: &'a RefCell<String>,
    ) -> Arm<'a> {
        let name = subject.to_string();
        let mut times = times.iter().copied().cycle();
        let work = move || {
            passes.borrow_mut().push_str(&name);
            fake_clock::pass(times.next().unwrap_or(0));
            operations
        };
        Arm { subject: subject.into(), work: Box::new(work) }
    }

    #[test]
    fn arms_run_twice_to_warm_up_and_then_there_and_back_in_each_round() {
        let passes = RefCell::default();
        let mut arms = ["a", "b", "c"].map(|name| arm(name, 1, &[SHORTEST.0], &passes));
        race(&mut FakeClock::free(), &mut arms, 4, Nanos(u64::MAX));
        let expected = format!("aabbcc{}", "abccba".repeat(4));
        assert_eq!(*passes.borrow(), expected);
    }

    #[test]
    fn nanoseconds_are_those_of_an_operation_in_the_least_round() {
        let passes = RefCell::default();
        // Two passes to warm up, then two in each round.
        let slow = [90_000, 90_000, 50_000, 30_000, 30_000, 30_000, 90_000, 30_000];
        let mut arms = [arm("a", 5, &[100_000], &passes), arm("b", 10, &slow, &passes)];
        let timed = race(&mut FakeClock::free(), &mut arms, 3, Nanos(u64::MAX));
        assert_eq!((timed[0].operations, timed[0].ns, timed[0].ratio), (5, 20_000.0, 1.0));
        assert_eq!((timed[1].operations, timed[1].ns, timed[1].ratio), (10, 3_000.0, 0.15));
        assert_eq!(timed[1].rounds_ns, [4_000.0, 3_000.0, 6_000.0]);
    }

    #[test]
    fn short_work_is_repeated_between_two_readings_of_the_clock() {
        let passes = RefCell::default();
        let mut arms = [arm("a", 2, &[SHORTEST.0 / 8], &passes)];
        let timed = race(&mut FakeClock::free(), &mut arms, 3, Nanos(u64::MAX));
        assert_eq!(passes.borrow().len(), 2 + 3 * 2 * 8);
        assert_eq!(timed[0].ns, 1_250.0);
    }

    #[test]
    fn no_round_begins_after_the_budget_but_the_fewest() {
        for (budget, rounds) in [(0, FEWEST), (1_000_000, 6), (u64::MAX, 9)] {
            let passes = RefCell::default();
            let mut arms = [arm("a", 1, &[100_000], &passes)];
            let timed = race(&mut FakeClock::free(), &mut arms, 9, Nanos(budget));
            assert_eq!(timed[0].rounds_ns.len(), rounds, "{budget} ns");
        }
    }

    #[test]
    fn the_baseline_comes_twice_and_first() {
        let names: Vec<_> = line_up(&default_finders()).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names[..3], ["classic", "classic again", "last-bit"]);
        assert!(!names.iter().any(|name| name == "naive"));
    }
}
