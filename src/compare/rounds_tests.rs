//! Comparisons under a clock of the test's own: the order of the runs, the A/A arm, and what is
//! called.

use std::cell::Cell;
use std::rc::Rc;

use super::*;
use crate::clock::{ClockCost, Work};
use crate::compare::judge;
use crate::error::Error;
use crate::report::{Comparison, ComparisonRow};
use crate::stats::Metric;
use crate::stats::significance::{Criteria, Verdict};
use crate::workload::text;

/// Three requests of different sizes, so that finders differ in the words they read.
const SMALL: &str = "cma-workload 1
area a base=0x1000 pages=256
alloc 1 a count=16 align=0
alloc 2 a count=3 align=0
release 1
alloc 3 a count=64 align=0
";

/// Virtual time: each step of the machine costs the same.
struct StepClock {
    now: Nanos,
    step: u64,
    /// The words that the replay's searches read, which tell the finder.
    words: Rc<Cell<u64>>,
}

impl Clock for StepClock {
    const COUNTS_WORK: bool = true;

    fn now(&mut self) -> Nanos {
        self.now
    }

    fn charge(&mut self, work: Work) {
        self.now.0 += work.steps * self.step;
        self.words.set(self.words.get() + work.words);
    }
}

/// What was measured, and the words that each replay read, the two warm-ups first.
struct Watched {
    measured: Measured,
    words: Vec<u64>,
    ticks: Vec<u64>,
}

/// Measures `before` against `naive`; `step` tells the cost of a step in each replay.
fn watch(source: &str, before: &str, rounds: u32, step: impl Fn(usize) -> u64) -> Watched {
    watch_pair(source, (before, "naive"), rounds, step)
}

fn watch_pair(
    source: &str,
    (before, after): (&str, &str),
    rounds: u32,
    step: impl Fn(usize) -> u64,
) -> Watched {
    let workload = text::parse("test.wl", source.as_bytes()).unwrap();
    let open = |name| Choice::open(name).unwrap();
    let finders = Sides { before: open(before), after: open(after) };
    let kernel = Kernel::default();
    let experiment =
        Experiment { name: "test", workload: &workload, kernel, finders: &finders, rounds };
    let mut replays: Vec<Rc<Cell<u64>>> = Vec::new();
    let mut new_clock = || {
        let words = Rc::<Cell<u64>>::default();
        replays.push(Rc::clone(&words));
        StepClock { now: Nanos(0), step: step(replays.len() - 1), words }
    };
    let mut ticks = Vec::new();
    let mut tick = |begun| {
        ticks.push(begun);
        ControlFlow::Continue(())
    };
    let measured = measure(&experiment, &mut new_clock, &mut tick).unwrap();
    Watched { measured, words: replays.iter().map(|words| words.get()).collect(), ticks }
}

fn judged(watched: Watched) -> Comparison {
    let open = |name| Choice::open(name).unwrap();
    let finders = Sides { before: open("classic"), after: open("naive") };
    let cost = ClockCost { reading: Nanos(20), step: Nanos(1) };
    judge(&finders, &[watched.measured], cost, &Criteria::default())
}

fn total(comparison: &Comparison) -> &ComparisonRow {
    comparison.rows.iter().find(|row| row.metric == "total" && row.pages.is_none()).unwrap()
}

/// A step so long that no replay is repeated.
const LONG: u64 = 10_000_000;

/// The side of each run of a round that begins with `before`, as 0 and 1.
const ABBA: [usize; 4] = [0, 1, 1, 0];

/// Returns the side of a replay by its number, warm-ups first, where no run repeats.
fn side_of(replay: usize) -> usize {
    let Some(run) = replay.checked_sub(2) else { return replay };
    ABBA[run % 4] ^ (run / 4 % 2)
}

#[test]
fn rounds_run_before_after_after_before_and_the_next_the_other_way_about() {
    let Watched { words, ticks, .. } = watch(SMALL, "classic", 3, |_| LONG);
    let (classic, naive) = (words[0], words[1]);
    assert_ne!(classic, naive);
    let order: String = words.iter().map(|&n| if n == classic { 'b' } else { 'a' }).collect();
    assert_eq!(order, "ba".to_owned() + "baab" + "abba" + "baab");
    assert_eq!(ticks, [&[0, 0][..], &(1..=12).collect::<Vec<_>>()].concat());
    let expected: String = (0..words.len()).map(|i| ['b', 'a'][side_of(i)]).collect();
    assert_eq!(order, expected);
}

#[test]
fn a_run_repeats_a_short_workload_up_to_four_milliseconds() {
    let replays = |step| watch(SMALL, "classic", 1, move |_| step).words.len();
    // Three searches, three windows set and emptied, one cleared.
    let steps = 10;
    let repeats = |step: u64| 4_000_000_u64.div_ceil(steps * step);
    assert_eq!(repeats(100_000), 4);
    for step in [100_000, 150_000, 400_000, LONG] {
        assert_eq!(replays(step) as u64, 2 + 4 * repeats(step), "{step}");
    }
    assert_eq!(replays(1), 2 + 4 * 1000);
}

#[test]
fn the_arm_of_noise_is_the_second_run_of_the_before_side() {
    // The second of the before side's runs takes a tenth longer, in every round.
    let second = |replay: usize| {
        let run = (replay.max(2) - 2) % 4;
        let again = [3, 2][(replay.max(2) - 2) / 4 % 2];
        if replay >= 2 && run == again { LONG / 10 * 11 } else { LONG }
    };
    let watched = watch(SMALL, "classic", 24, second);
    let key = FigureKey { pages: None, metric: Metric::Total };
    for round in &watched.measured.rounds {
        let [first, second] = round.again.each_ref().map(|figures| figures[&key]);
        assert!((second / first - 1.1).abs() < 1e-9, "{first} {second}");
    }
    let noise = total(&judged(watched)).noise_pct;
    assert!((noise - 10.0).abs() < 0.1, "{noise}");
}

#[test]
fn drift_over_the_whole_command_is_no_change() {
    for drift in [LONG / 20, LONG / 3] {
        let comparison = judged(watch(SMALL, "classic", 24, |replay| LONG + replay as u64 * drift));
        let called: Vec<_> =
            comparison.rows.iter().filter(|row| row.verdict != Verdict::NoChange).collect();
        assert!(called.is_empty(), "{called:#?}");
    }
}

#[test]
fn a_side_that_takes_a_fifth_longer_is_slower_and_the_other_way_about_faster() {
    let planted = |slow: usize| {
        let step = move |replay| if side_of(replay) == slow { LONG / 5 * 6 } else { LONG };
        let comparison = judged(watch(SMALL, "classic", 24, step));
        let row = total(&comparison);
        (row.verdict, row.change_pct.unwrap().round(), comparison.is_regression())
    };
    assert_eq!(planted(1), (Verdict::Slower, 20.0, true));
    assert_eq!(planted(0), (Verdict::Faster, -17.0, false));
}

#[test]
fn few_rounds_tell_nothing_however_large_the_change() {
    let step = |replay| if side_of(replay) == 1 { 5 * LONG } else { LONG };
    for rounds in [1, 2, 7] {
        let comparison = judged(watch(SMALL, "classic", rounds, step));
        assert!(comparison.rows.iter().all(|row| row.verdict == Verdict::TooFewSamples));
    }
    assert_eq!(total(&judged(watch(SMALL, "classic", 24, step))).verdict, Verdict::Slower);
}

#[test]
fn another_placement_is_told() {
    // Two holes of 4 and 2 pages: first fit takes the first, best fit the smaller.
    let holes = "cma-workload 1
area a base=0x1000 pages=8
used a pfn=0x1004 count=1
used a pfn=0x1007 count=1
alloc 1 a count=2 align=0
";
    let told = |before, after| {
        let watched = watch_pair(holes, (before, after), 1, |_| LONG);
        (watched.measured.same_placement, judged(watched).warnings.len())
    };
    assert_eq!(told("classic", "naive"), (true, 0));
    assert_eq!(told("classic", "best-fit"), (false, 1));
}

#[test]
fn failed_requests_are_those_of_one_replay() {
    let full = "cma-workload 1
area a base=0x1000 pages=8
alloc 1 a count=8 align=0
alloc 2 a count=1 align=0
alloc 3 a count=2 align=0
";
    let Watched { measured, .. } = watch(full, "classic", 2, |_| LONG);
    assert_eq!(measured.failed, Sides { before: 2, after: 2 });
}

#[test]
fn the_six_most_frequent_sizes_have_rows() {
    let mut source = "cma-workload 1\narea a base=0x1000 pages=256\n".to_owned();
    for (pages, times) in [(1, 3), (2, 1), (3, 4), (4, 2), (5, 5), (6, 1), (7, 6), (8, 1)] {
        for nth in 0..times {
            source += &format!("alloc {pages}-{nth} a count={pages} align=0\n");
        }
    }
    let comparison = judged(watch(&source, "classic", 1, |_| LONG));
    let mut sizes: Vec<u64> = comparison.rows.iter().filter_map(|row| row.pages).collect();
    sizes.dedup();
    // Of sizes that are asked for equally often the larger ones are kept.
    assert_eq!(sizes, [1, 3, 4, 5, 7, 8]);
}

#[test]
fn an_interrupt_ends_the_measurement() {
    let workload = text::parse("test.wl", SMALL.as_bytes()).unwrap();
    let open = |name| Choice::open(name).unwrap();
    let finders = Sides { before: open("classic"), after: open("naive") };
    let (name, kernel) = ("test", Kernel::default());
    let experiment = Experiment { name, workload: &workload, kernel, finders: &finders, rounds: 9 };
    let mut new_clock = || StepClock { now: Nanos(0), step: LONG, words: Rc::default() };
    let mut stop =
        |begun| if begun == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    let interrupted = measure(&experiment, &mut new_clock, &mut stop).unwrap_err();
    assert!(matches!(interrupted, Error::Interrupted));
}

#[test]
fn the_typical_replay_is_the_lower_median() {
    let key = FigureKey { pages: None, metric: Metric::Total };
    let of = |values: &[f64]| {
        let replays: Vec<Figures> = values.iter().map(|&v| Figures::from([(key, v)])).collect();
        typical(replays.iter()).get(&key).copied()
    };
    assert_eq!(of(&[5.0, 1.0, 100.0]), Some(5.0));
    assert_eq!(of(&[5.0, 1.0, 100.0, 7.0]), Some(5.0));
    assert_eq!(of(&[]), None);
}
