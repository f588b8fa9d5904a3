//! `growth`: how the cost of a request grows with the area, at a fixed occupancy.
//!
//! Runs the requests of [`Churn`] on areas of growing size, each aged until its
//! buffers have been replaced several times over. A finder whose cost depends on the area only
//! by its logarithm shows steps of equal height for each doubling, or lower ones.

use super::churn::{AgedArea, Churn, Measured, Trial};
use crate::clock::Clock;
use crate::cma::finder::Choice;

/// Exponents of the areas' sizes in pages.
const EXPONENTS: std::ops::RangeInclusive<u32> = 14..=24;

/// A request takes 144 pages on average, so with a step for so few pages each buffer is replaced
/// about five times before the measurement.
const PAGES_A_STEP: usize = 24;

/// A finder on an area of one size.
#[derive(Clone, Debug, PartialEq)]
pub struct GrowthRow {
    /// Pages of the area.
    pub pages: usize,
    /// The finder.
    pub subject: String,
    /// Mean nanoseconds of a request, search and upkeep.
    pub alloc_ns: f64,
}

/// Runs one finder at one occupancy in percent by a clock; `on_row` is told of each row as it is
/// done.
pub fn run<C: Clock + Clone>(
    choice: &Choice,
    occupancy: usize,
    seed: u64,
    clock: &C,
    mut on_row: impl FnMut(&GrowthRow),
) -> Vec<GrowthRow> {
    let mut rows = Vec::new();
    for pages in EXPONENTS.map(|exponent| 1usize << exponent) {
        let bench =
            Churn { pages, warm_up: pages / PAGES_A_STEP, ..Churn::standard(Vec::new(), seed) };
        let row = run_size(choice, &bench, occupancy, clock);
        on_row(&row);
        rows.push(row);
    }
    rows
}

fn run_size<C: Clock + Clone>(
    choice: &Choice,
    bench: &Churn,
    occupancy: usize,
    clock: &C,
) -> GrowthRow {
    let start = AgedArea::new(bench, bench.pages / 100 * occupancy, choice);
    let mut best: Option<Measured> = None;
    for _ in 0..bench.passes {
        let mut trial = Trial::new(choice.name(), choice, start.clone(), clock.clone());
        trial.run(bench.steps);
        match &mut best {
            Some(best) => best.times.keep_least(&trial.times),
            none => *none = Some(trial.finish()),
        }
    }
    let alloc_ns = best.as_ref().map_or(0.0, Measured::alloc_ns);
    GrowthRow { pages: bench.pages, subject: choice.name().to_string(), alloc_ns }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::fake_clock::{FakeClock, SEARCH_NS, slow};

    #[test]
    fn nanoseconds_are_those_of_a_request_whatever_the_size() {
        for pages in [1 << 14, 1 << 15] {
            let bench = Churn { pages, warm_up: 500, steps: 200, ..Churn::standard(vec![], 5) };
            let row = run_size(&slow(), &bench, 90, &FakeClock::with_readings_of(50));
            let expected = GrowthRow { pages, subject: "slow".into(), alloc_ns: SEARCH_NS as f64 };
            assert_eq!(row, expected);
        }
    }
}
