//! From rounds to the rows of a comparison.

use std::collections::BTreeSet;

use super::rounds::{Measured, Round};
use crate::clock::ClockCost;
use crate::cma::finder::Choice;
use crate::report::{Comparison, ComparisonRow};
use crate::stats::figures::Figures;
use crate::stats::significance::{self, Criteria, Series};
use crate::stats::{FigureKey, Side, Sides};
use crate::units::Nanos;

/// Judges all workloads together and makes the comparison; `cost` is that of the clock which timed
/// the runs.
pub fn judge(
    finders: &Sides<Choice>,
    measured: &[Measured],
    cost: ClockCost,
    criteria: &Criteria,
) -> Comparison {
    let mut comparison = Comparison::new(finders.before.name(), finders.after.name());
    let tables: Vec<Vec<(FigureKey, Series)>> =
        measured.iter().map(|workload| series(&workload.rounds, cost.step)).collect();
    let family: Vec<Series> = tables.iter().flatten().map(|(_, s)| s.clone()).collect();
    let judged = significance::judge(&family, criteria);
    let mut judged = judged.iter();
    for (Measured { workload, failed, same_placement, .. }, table) in measured.iter().zip(&tables) {
        for (&(key, _), judged) in table.iter().zip(judged.by_ref()) {
            comparison.push(ComparisonRow::new(workload, key, judged));
        }
        comparison.failed_before = comparison.failed_before.saturating_add(failed.before);
        comparison.failed_after = comparison.failed_after.saturating_add(failed.after);
        if !same_placement {
            comparison.warnings.push(format!(
                "{workload}: the two finders place differently: their searches are not of the \
                 same maps"
            ));
        }
    }
    comparison.rounds = measured.first().map(|workload| workload.rounds.len() as u64);
    comparison.seed = Some(criteria.seed);
    comparison.environment = vec![
        ("clock reading".into(), format!("{} ns", cost.reading.0)),
        ("clock step".into(), format!("{} ns", cost.step.0)),
        ("order".into(), "interleaved ABBA, A/A arm in each round".into()),
    ];
    comparison
}

/// Turns rounds into the rows of a table; `step` is the smallest step of the clock.
fn series(rounds: &[Round], step: Nanos) -> Vec<(FigureKey, Series)> {
    let keys: BTreeSet<FigureKey> = rounds.iter().flat_map(keys).collect();
    let row = |key: FigureKey| {
        let pair = |a: &Figures, b: &Figures| Some((*a.get(&key)?, *b.get(&key)?));
        let of_sides = |round: &Round| pair(&round.sides.before, &round.sides.after);
        let of_again = |round: &Round| pair(&round.again[0], &round.again[1]);
        let series = Series {
            pairs: rounds.iter().filter_map(of_sides).collect(),
            same: rounds.iter().filter_map(of_again).collect(),
            step: if key.metric.is_one_value() { step.0 as f64 } else { 0.0 },
            lone: lone(rounds, key),
        };
        (key, series)
    };
    keys.into_iter().map(row).collect()
}

fn lone(rounds: &[Round], key: FigureKey) -> Option<Side> {
    let has = |side: Side| rounds.iter().any(|round| round.sides.of(side).contains_key(&key));
    match (has(Side::Before), has(Side::After)) {
        (true, false) => Some(Side::Before),
        (false, true) => Some(Side::After),
        _ => None,
    }
}

fn keys(round: &Round) -> impl Iterator<Item = FigureKey> {
    round.sides.before.keys().chain(round.sides.after.keys()).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::figures::figures;
    use crate::stats::significance::Change;
    use crate::stats::{Finish, Finishes};
    use crate::units::Pages;

    /// The figures of a run of one request.
    fn run(pages: u64, ns: u64) -> Figures {
        let (pages, latency, search) = (Pages(pages), Some(Nanos(ns)), Nanos(0));
        let finish = Finish { pages, succeeded: true, latency, search, busy_retries: 0 };
        figures(&Finishes::from_iter([finish]), Nanos(10 * ns))
    }

    #[test]
    fn rounds_become_one_series_a_row() {
        let sides = Sides { before: run(4, 40), after: run(4, 20) };
        let rows = series(&[Round { sides, again: [run(4, 40), run(4, 41)] }], Nanos(10));
        let shown: Vec<String> = rows
            .iter()
            .map(|(key, s)| {
                let pages = key.pages.map_or("all".into(), |p| p.to_string());
                format!("{pages} {} {:?} {:?} {}", key.metric, s.pairs, s.same, s.step)
            })
            .collect();
        assert_eq!(
            shown,
            [
                "all span [(400.0, 200.0)] [(400.0, 410.0)] 0",
                "all total [(40.0, 20.0)] [(40.0, 41.0)] 0",
                "all mean [(40.0, 20.0)] [(40.0, 41.0)] 0",
                "all median [(40.0, 20.0)] [(40.0, 41.0)] 10",
                "all p90 [(40.0, 20.0)] [(40.0, 41.0)] 10",
                "all max [(40.0, 20.0)] [(40.0, 41.0)] 10",
                "4 total [(40.0, 20.0)] [(40.0, 41.0)] 0",
                "4 mean [(40.0, 20.0)] [(40.0, 41.0)] 0",
                "4 median [(40.0, 20.0)] [(40.0, 41.0)] 10",
                "4 p90 [(40.0, 20.0)] [(40.0, 41.0)] 10",
                "4 max [(40.0, 20.0)] [(40.0, 41.0)] 10",
            ]
        );
    }

    #[test]
    fn a_size_of_one_side_only_is_new_or_gone() {
        let sides = Sides { before: run(4, 40), after: run(8, 40) };
        let rows = series(&[Round { sides, again: [run(4, 40), run(4, 40)] }], Nanos(10));
        let of = |pages| rows.iter().find(|(key, _)| key.pages == Some(Pages(pages))).unwrap();
        assert_eq!(of(4).1.lone, Some(Side::Before));
        assert_eq!(of(8).1.lone, Some(Side::After));
        let family: Vec<Series> = rows.iter().map(|(_, series)| series.clone()).collect();
        let judged = significance::judge(&family, &Criteria::default());
        let shown: Vec<Change> = judged.iter().filter(|j| j.n == 0).map(|j| j.change).collect();
        assert_eq!(shown, [[Change::Gone; 5], [Change::New; 5]].concat());
    }
}
