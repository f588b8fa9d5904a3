//! `churn` in rounds: the same scenario with another seed each time.
//!
//! One run of [`Churn`] is one history of one area. What a finder is worth may hang on that
//! history, so a round is a history of its own, in which all subjects do the same.

use super::churn::{Churn, ChurnRow};
use super::quotient;
use crate::clock::Clock;

/// A finder at an occupancy, over all sizes or for one, over all rounds.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundsRow {
    /// Means over the rounds; of the longest free runs the shortest.
    pub mean: ChurnRow,
    /// Mean nanoseconds of a request in each round.
    pub rounds_ns: Vec<f64>,
}

/// Runs `rounds` rounds at each occupancy, at least one, the first with the benchmark's own seed
/// and each with the next; `on_round` is called after each.
///
/// # Errors
/// As [`Churn::run`].
pub fn run<C: Clock + Clone>(
    bench: &Churn,
    rounds: usize,
    clock: &C,
    mut on_round: impl FnMut(),
) -> Result<Vec<RoundsRow>, String> {
    let mut rows = Vec::new();
    for &occupancy in &bench.occupancies {
        let mut all = Vec::new();
        for round in 0..rounds.max(1) {
            let seed = bench.seed.wrapping_add(round as u64);
            let one = Churn { occupancies: vec![occupancy], seed, ..bench.clone() };
            all.push(one.run(clock, |_| {})?);
            on_round();
        }
        rows.extend(over_rounds(&all));
    }
    Ok(rows)
}

/// Takes together what stands in the same place in each round.
fn over_rounds(rounds: &[Vec<ChurnRow>]) -> Vec<RoundsRow> {
    let Some(first) = rounds.first() else { return Vec::new() };
    let mut rows = Vec::new();
    let mut base_ns = 0.0;
    for (index, row) in first.iter().enumerate() {
        let of: Vec<&ChurnRow> = rounds.iter().filter_map(|rows| rows.get(index)).collect();
        let alloc_ns = mean(&of, |row| row.alloc_ns);
        // The baseline comes first of each size.
        if index == 0 || first[index - 1].pages != row.pages {
            base_ns = alloc_ns;
        }
        let mean = ChurnRow {
            alloc_ns,
            free_ns: mean(&of, |row| row.free_ns),
            failed_pct: mean(&of, |row| row.failed_pct),
            largest_free_run: of.iter().map(|row| row.largest_free_run).min().unwrap_or(0),
            ratio: alloc_ns / f64::max(base_ns, f64::MIN_POSITIVE),
            ..row.clone()
        };
        rows.push(RoundsRow { mean, rounds_ns: of.iter().map(|row| row.alloc_ns).collect() });
    }
    rows
}

fn mean(rows: &[&ChurnRow], of: impl Fn(&ChurnRow) -> f64) -> f64 {
    rows.iter().map(|row| of(row)).sum::<f64>() * quotient(1, rows.len() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::fake_clock::FakeClock;

    fn row(subject: &str, pages: Option<usize>, alloc_ns: f64) -> ChurnRow {
        ChurnRow {
            occupancy: 90,
            pages,
            subject: subject.into(),
            alloc_ns,
            free_ns: 1.0,
            failed_pct: 2.0,
            largest_free_run: 3,
            ratio: 0.0,
            memory_bytes: 4,
        }
    }

    #[test]
    fn ratios_are_those_of_the_means_to_the_baseline_of_the_same_size() {
        let round = |scale: f64| {
            vec![
                row("a", None, 10.0 * scale),
                row("b", None, 5.0 * scale),
                row("a", Some(1), 4.0 * scale),
                row("b", Some(1), 8.0 * scale),
            ]
        };
        let rows = over_rounds(&[round(1.0), round(3.0)]);
        let ratios: Vec<_> = rows.iter().map(|row| row.mean.ratio).collect();
        assert_eq!(ratios, [1.0, 0.5, 1.0, 2.0]);
        assert_eq!((rows[1].mean.alloc_ns, rows[1].rounds_ns.clone()), (10.0, vec![5.0, 15.0]));
    }

    #[test]
    fn each_round_has_the_next_seed() {
        let bench = Churn {
            pages: 1 << 14,
            occupancies: vec![90],
            warm_up: 0,
            steps: 300,
            passes: 1,
            ..Churn::standard(Vec::new(), 8)
        };
        let clock = FakeClock::with_readings_of(1);
        let mut rounds = 0;
        let rows = run(&bench, 3, &clock, || rounds += 1).unwrap();
        assert_eq!((rounds, rows[0].rounds_ns.len()), (3, 3));
        let alone =
            |seed| Churn { seed, ..bench.clone() }.run(&clock, |_| {}).unwrap()[0].largest_free_run;
        let least = [8, 9, 10].map(alone).into_iter().min();
        assert_eq!(Some(rows[0].mean.largest_free_run), least);
    }
}
