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
pub mod find_bit;
pub mod growth;
mod ida;
mod maple;
mod pool;
pub mod region_alloc;
pub mod word;

use crate::clock::{Clock, WallClock};
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

/// Times the arms in turns; the first is the baseline of the ratios.
///
/// Runs each twice to warm up, then up to `rounds` rounds until `budget` is spent, but at least
/// [`FEWEST`].
pub fn race(arms: &mut [Arm<'_>], rounds: usize, budget: Nanos) -> Vec<Timed> {
    let mut clock = WallClock::start();
    let mut laps: Vec<Lap> = arms.iter_mut().map(|arm| Lap::warm_up(arm, &mut clock)).collect();
    let begin = clock.now();
    for round in 0..rounds.max(FEWEST) {
        if round >= FEWEST && clock.now().0.saturating_sub(begin.0) > budget.0 {
            break;
        }
        let mut sums = vec![0; arms.len()];
        let there_and_back = (0..arms.len()).chain((0..arms.len()).rev());
        for index in there_and_back {
            sums[index] += laps[index].run(&mut arms[index], &mut clock);
        }
        for (lap, sum) in laps.iter_mut().zip(sums) {
            lap.close_round(sum);
        }
    }
    let baseline = laps.first().map_or(1.0, Lap::least_ns);
    laps.into_iter().zip(arms).map(|(lap, arm)| lap.finish(&arm.subject, baseline)).collect()
}

/// The state of one arm during a race.
struct Lap {
    operations: u64,
    repeats: u64,
    rounds_ns: Vec<f64>,
}

impl Lap {
    fn warm_up(arm: &mut Arm<'_>, clock: &mut WallClock) -> Lap {
        let mut lap = Lap { operations: 1, repeats: 1, rounds_ns: Vec::new() };
        // The first pass meets cold caches, so the second one counts.
        lap.run(arm, clock);
        let once = lap.run(arm, clock);
        lap.repeats = (SHORTEST.0 / once.max(1)).max(1);
        lap
    }

    /// Returns the nanoseconds of all repeats.
    fn run(&mut self, arm: &mut Arm<'_>, clock: &mut WallClock) -> u64 {
        let begin = clock.now();
        for _ in 0..self.repeats {
            self.operations = (arm.work)();
        }
        clock.now().0.saturating_sub(begin.0)
    }

    /// Takes the sum of a round's two laps.
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
pub(crate) fn quotient(sum: u64, n: u64) -> f64 {
    sum as f64 / n.max(1) as f64
}

/// Returns the finders that benchmarks run by default: all but the one that tests bit by bit.
pub fn default_finders() -> Vec<Choice> {
    REGISTRY.iter().filter(|entry| entry.name != "naive").map(Choice::from).collect()
}

/// Returns the baseline `classic`, then `classic` again as the A/A arm, then the other subjects.
pub(crate) fn line_up(subjects: &[Choice]) -> Vec<(String, Choice)> {
    let classic = Choice::default();
    let name = classic.name();
    let twice = [name.to_string(), format!("{name}{AGAIN}")].map(|name| (name, classic.clone()));
    let others = subjects.iter().filter(|choice| choice.name() != name);
    let others = others.map(|choice| (choice.name().to_string(), choice.clone()));
    twice.into_iter().chain(others).collect()
}

/// What the name of the A/A arm adds to that of the baseline: its ratio shows the noise.
pub const AGAIN: &str = " again";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_arm_runs_equally_often_and_the_first_has_ratio_one() {
        let (mut first, mut second) = (0, 0);
        let mut arms = [
            Arm {
                subject: "a".into(),
                work: Box::new(|| {
                    first += 1;
                    5
                }),
            },
            Arm {
                subject: "b".into(),
                work: Box::new(|| {
                    second += 1;
                    7
                }),
            },
        ];
        let timed = race(&mut arms, 4, Nanos(u64::MAX));
        assert_eq!(timed[0].ratio, 1.0);
        assert_eq!((timed[0].operations, timed[1].operations), (5, 7));
        assert_eq!(timed.iter().map(|t| t.rounds_ns.len()).collect::<Vec<_>>(), [4, 4]);
    }

    #[test]
    fn the_baseline_comes_twice_and_first() {
        let names: Vec<_> = line_up(&default_finders()).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names[..3], ["classic", "classic again", "last-bit"]);
        assert!(!names.iter().any(|name| name == "naive"));
    }
}
