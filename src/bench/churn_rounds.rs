//! `churn` in rounds: the same scenario with another seed each time.
//!
//! One run of [`churn`] is one history of one area. What a finder is worth may hang on that
//! history, so a round is a history of its own, in which all subjects do the same.

use super::churn::{self, Options};
use super::quotient;

/// A finder at an occupancy, over all sizes or for one, over all rounds.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Means over the rounds; of the longest free runs the shortest.
    pub mean: churn::Row,
    /// Mean nanoseconds of a request in each round.
    pub rounds_ns: Vec<f64>,
}

/// Runs `rounds` rounds at each occupancy, at least one, the first with the seed of the options
/// and each with the next; `on_round` is called after each.
///
/// # Errors
/// As [`churn::run`].
pub fn run(
    options: &Options,
    rounds: usize,
    mut on_round: impl FnMut(),
) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    for &occupancy in &options.occupancies {
        let mut all = Vec::new();
        for round in 0..rounds.max(1) {
            let seed = options.seed.wrapping_add(round as u64);
            let one = Options { occupancies: vec![occupancy], seed, ..options.clone() };
            all.push(churn::run(&one, |_| {})?);
            on_round();
        }
        rows.extend(over_rounds(&all));
    }
    Ok(rows)
}

/// Takes together what stands in the same place in each round.
fn over_rounds(rounds: &[Vec<churn::Row>]) -> Vec<Row> {
    let Some(first) = rounds.first() else { return Vec::new() };
    let mut rows = Vec::new();
    let mut base_ns = 0.0;
    for (index, row) in first.iter().enumerate() {
        let of: Vec<&churn::Row> = rounds.iter().filter_map(|rows| rows.get(index)).collect();
        let alloc_ns = mean(&of, |row| row.alloc_ns);
        // The baseline comes first of each size.
        if index == 0 || first[index - 1].pages != row.pages {
            base_ns = alloc_ns;
        }
        let mean = churn::Row {
            alloc_ns,
            free_ns: mean(&of, |row| row.free_ns),
            failed_pct: mean(&of, |row| row.failed_pct),
            largest_free_run: of.iter().map(|row| row.largest_free_run).min().unwrap_or(0),
            ratio: alloc_ns / f64::max(base_ns, f64::MIN_POSITIVE),
            ..row.clone()
        };
        rows.push(Row { mean, rounds_ns: of.iter().map(|row| row.alloc_ns).collect() });
    }
    rows
}

fn mean(rows: &[&churn::Row], of: impl Fn(&churn::Row) -> f64) -> f64 {
    rows.iter().map(|row| of(row)).sum::<f64>() * quotient(1, rows.len() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(subject: &str, pages: Option<usize>, alloc_ns: f64) -> churn::Row {
        churn::Row {
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
}
