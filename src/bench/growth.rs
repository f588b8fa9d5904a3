//! `growth`: how the cost of a request grows with the area, at a fixed occupancy.
//!
//! Runs the requests of [`churn`](super::churn) on areas of growing size, each aged until its buffers
//! have been replaced several times over. A finder whose cost depends on the area only by its
//! logarithm shows steps of equal height for each doubling, or lower ones.

use super::churn::{Options, Outcome, State, World};
use crate::cma::finder::Choice;

/// Exponents of the areas' sizes in pages.
pub const EXPONENTS: std::ops::RangeInclusive<u32> = 14..=24;

/// A request takes 144 pages on average, so with a step for so few pages each buffer is replaced
/// about five times before the measurement.
const PAGES_A_STEP: usize = 24;

/// A finder on an area of one size.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Pages of the area.
    pub pages: usize,
    /// The finder.
    pub subject: String,
    /// Mean nanoseconds of a request, search and upkeep.
    pub alloc_ns: f64,
}

/// Runs one finder at one occupancy in percent; `on_row` is told of each row as it is done.
pub fn run(choice: &Choice, occupancy: usize, seed: u64, mut on_row: impl FnMut(&Row)) -> Vec<Row> {
    let mut rows = Vec::new();
    for pages in EXPONENTS.map(|exponent| 1usize << exponent) {
        let row = run_size(choice, pages, occupancy, seed);
        on_row(&row);
        rows.push(row);
    }
    rows
}

fn run_size(choice: &Choice, pages: usize, occupancy: usize, seed: u64) -> Row {
    let options =
        Options { pages, warm_up: pages / PAGES_A_STEP, ..Options::standard(Vec::new(), seed) };
    let start = State::aged(&options, pages / 100 * occupancy, choice);
    let mut best: Option<Outcome> = None;
    for _ in 0..options.passes {
        let mut world = World::new(choice.name(), choice, start.clone());
        world.run(options.steps);
        match &mut best {
            Some(best) => best.log.keep_least(&world.log),
            none => *none = Some(world.finish()),
        }
    }
    let alloc_ns = best.as_ref().map_or(0.0, Outcome::alloc_ns);
    Row { pages, subject: choice.name().to_string(), alloc_ns }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_area_of_any_size_is_held_at_its_occupancy() {
        let choice = Choice::open("indexed").unwrap();
        let row = run_size(&choice, 1 << 14, 90, 5);
        assert_eq!((row.pages, row.subject.as_str()), (1 << 14, "indexed"));
    }
}
