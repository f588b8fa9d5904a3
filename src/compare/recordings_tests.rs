//! Two recordings with samples and without: what is called, and that nothing breaks on odd ones.

use proptest::prelude::*;

use super::*;
use crate::report::{Format, render};
use crate::stats::{Finish, Side};

fn finishes(of: impl IntoIterator<Item = (u64, bool, Option<u64>)>) -> Finishes {
    let finish = |(pages, succeeded, ns): (u64, bool, Option<u64>)| {
        let (pages, latency, search) = (Pages(pages), ns.map(Nanos), Nanos(0));
        Finish { pages, succeeded, latency, search, busy_retries: 0 }
    };
    of.into_iter().map(finish).collect()
}

/// Requests of one size with these latencies in microseconds.
fn latencies(us: impl Iterator<Item = u64>) -> Finishes {
    finishes(us.map(|us| (16, true, Some(us * 1000))))
}

/// Compares two recordings, each with its samples or as a saved report.
fn compared(finishes: Sides<&Finishes>, saved: Sides<bool>) -> Comparison {
    let reports = finishes.map(|f| Report { resolution_ns: 1000, ..Report::of(f) });
    let side = |side: Side, name| {
        let finishes = (!saved.of(side)).then_some(*finishes.of(side));
        Recorded { name, report: reports.of(side), finishes }
    };
    let sides = Sides { before: side(Side::Before, "a"), after: side(Side::After, "b") };
    compare_recordings(&sides, &Criteria { resamples: 200, ..Criteria::unpaired() })
}

fn verdicts(before: &Finishes, after: &Finishes, saved: bool) -> Vec<String> {
    let comparison = compared(Sides { before, after }, Sides { before: saved, after: saved });
    let overall = comparison.rows.iter().filter(|row| row.pages.is_none());
    overall.map(|row| format!("{}: {}", row.metric, row.verdict)).collect()
}

#[test]
fn samples_allow_a_verdict_where_there_are_many() {
    let (slow, fast) = (latencies(1000..1400), latencies(500..700));
    assert_eq!(
        verdicts(&slow, &fast, false),
        [
            "span: no change",
            "total: too few samples",
            "mean: faster",
            "median: faster",
            "p90: faster",
            "p99: no change",
            "max: too few samples"
        ]
    );
    let slower = verdicts(&fast, &slow, false);
    assert_eq!(slower[2..5], ["mean: slower", "median: slower", "p90: slower"]);
}

#[test]
fn saved_reports_never_call_a_change() {
    let (slow, fast) = (latencies(1000..1400), latencies(500..700));
    assert!(verdicts(&slow, &fast, true).iter().all(|v| !v.ends_with("er")));
    assert!(verdicts(&slow, &slow, true).iter().all(|v| v.ends_with("no change")));
}

#[test]
fn a_row_shows_the_figures_of_both_reports_and_how_many_samples_the_smaller_has() {
    let (before, after) = (latencies(1..=400), latencies(1..=300));
    for saved in [false, true] {
        let sides = Sides { before: &before, after: &after };
        let comparison = compared(sides, Sides { before: saved, after: saved });
        let shown = |metric: &str, pages| {
            let row = comparison.rows.iter().find(|r| r.metric == metric && r.pages == pages);
            row.map(|row| (row.n, row.before_ns, row.after_ns)).unwrap()
        };
        for pages in [None, Some(16)] {
            assert_eq!(shown("median", pages), (300, Some(200_000), Some(150_000)));
            assert_eq!(shown("p90", pages), (300, Some(360_000), Some(270_000)));
            assert_eq!(shown("p99", pages), (300, Some(396_000), Some(297_000)));
            assert_eq!(shown("mean", pages), (300, Some(200_500), Some(150_500)));
            assert_eq!(shown("max", pages), (300, Some(400_000), Some(300_000)));
            let totals = (300, Some(80_200_000), Some(45_150_000));
            assert_eq!(shown("total", pages), totals);
        }
    }
}

#[test]
fn saved_reports_differ_only_beyond_the_floor_and_a_step_of_the_clock() {
    let one = |us: u64| latencies(std::iter::once(us));
    let total = |before: &Finishes, after: &Finishes| {
        let both = Sides { before: true, after: true };
        let comparison = compared(Sides { before, after }, both);
        let row = comparison.rows.into_iter().find(|row| row.metric == "total").unwrap();
        (row.verdict, row.change_pct, row.note, row.noise_pct, row.p_value)
    };
    let (same, few) = (Verdict::NoChange, Verdict::TooFewSamples);
    assert_eq!(total(&one(1000), &one(1020)).0, same);
    assert_eq!(total(&one(1000), &one(1021)).0, few);
    // A step of a microsecond is more than the least floor below 50 of them.
    assert_eq!(total(&one(10), &one(11)), (same, Some(10.000000000000009), None, 10.0, None));
    assert_eq!(total(&one(10), &one(12)).0, few);
    assert_eq!(total(&one(10), &one(8)).0, few);
    assert_eq!(total(&one(0), &one(0)), (same, None, Some("n/a"), 100_000.0, None));
    assert_eq!(total(&one(0), &one(5)), (few, None, Some("new"), 100_000.0, None));
    assert_eq!(total(&one(5), &one(0)).1, Some(-100.0));
}

#[test]
fn a_size_that_one_recording_lacks_is_new_or_gone() {
    let before = finishes([(4, true, Some(5000)), (8, true, Some(5000))]);
    let after = finishes([(8, true, Some(5000)), (9, true, Some(5000)), (9, false, None)]);
    for saved in [false, true] {
        let sides = Sides { before: &before, after: &after };
        let comparison = compared(sides, Sides { before: saved, after: saved });
        let notes = |pages| {
            let rows = comparison.rows.iter().filter(|row| row.pages == Some(pages));
            rows.map(|row| (row.note, row.n)).collect::<Vec<_>>()
        };
        assert_eq!(notes(4), [(Some("gone"), 0); 5]);
        assert_eq!(notes(9), [(Some("new"), 0); 5]);
        assert!(notes(8).iter().all(|&(note, n)| note.is_none() && n == 1), "{:?}", notes(8));
        assert_eq!((comparison.failed_before, comparison.failed_after), (0, 1));
    }
}

fn any_finishes() -> impl Strategy<Value = Finishes> {
    let ns = prop_oneof![Just(0), 1..3_u64, any::<u64>(), Just(u64::MAX)];
    let pages = prop_oneof![0..3_u64, Just(u64::MAX)];
    prop::collection::vec((pages, any::<bool>(), prop::option::of(ns)), 0..60).prop_map(finishes)
}

proptest! {
    #![proptest_config(crate::testing::seeded(256))]

    #[test]
    fn any_two_recordings_compare(
        before in any_finishes(), after in any_finishes(), saved in any::<[bool; 2]>()
    ) {
        let saved = Sides { before: saved[0], after: saved[1] };
        let comparison = compared(Sides { before: &before, after: &after }, saved);
        for row in &comparison.rows {
            let figures = [row.change_pct, row.ci_low_pct, row.ci_high_pct, row.p_value];
            prop_assert!(figures.into_iter().flatten().all(f64::is_finite), "{row:?}");
            prop_assert!(row.noise_pct.is_finite(), "{row:?}");
        }
        for format in Format::ALL {
            render(&comparison, format).unwrap();
        }
    }
}
