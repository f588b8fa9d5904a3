//! Every other policy against a twin of a few lines that sees nothing but the map.

use super::tests::{fit, from, lowest, map};
use super::*;
use proptest::prelude::*;

/// Takes the shortest run that holds an aligned window, the lowest of equals.
fn best_fit(map: &Bitmap, from: usize, fit: Fit) -> Option<usize> {
    if from > 0 {
        return lowest(map, from, fit);
    }
    let mut runs: Vec<_> = map.clear_runs().map(|(start, len)| (len, start)).collect();
    runs.sort_unstable();
    runs.iter().find_map(|&(len, start)| fit.window_in(start, start + len))
}

/// Takes the lowest window from the end of the last allocation on, else the lowest.
fn next_fit(map: &Bitmap, last_end: usize, from: usize, fit: Fit) -> Option<usize> {
    let after = lowest(map, if from > 0 { from } else { last_end }, fit);
    if from > 0 { after } else { after.or_else(|| lowest(map, 0, fit)) }
}

/// The shortest length of each class: every one up to 32, then 16 for each doubling.
fn classes() -> Vec<usize> {
    let doublings = (5..20).flat_map(|order| (0..16).map(move |step| (16 + step) << (order - 4)));
    (0..32).chain(doublings).collect()
}

/// Takes, class by class, the lowest run that holds an aligned window: out of the first eight of a
/// class whose runs may be too short, out of all where none is; in the end out of all.
fn good_fit(map: &Bitmap, from: usize, fit: Fit) -> Option<usize> {
    if from > 0 {
        return lowest(map, from, fit);
    }
    let classes = classes();
    let class = |len: usize| classes.partition_point(|&shortest| shortest <= len) - 1;
    let sure = fit.bits.saturating_add(fit.mask);
    let mut runs: Vec<_> = map.clear_runs().map(|(start, len)| (class(len), start, len)).collect();
    runs.retain(|run| run.0 >= class(fit.bits));
    runs.sort_unstable();
    let tried = runs.chunk_by(|a, b| a.0 == b.0).flat_map(|runs| {
        let tries = if classes[runs[0].0] >= sure { runs.len() } else { 8 };
        &runs[..tries.min(runs.len())]
    });
    tried.chain(&runs).find_map(|&(_, start, len)| fit.window_in(start, start + len))
}

/// The finders of the other policies, with what the twin of each says.
struct Subjects {
    finders: [Box<dyn Finder>; 3],
    last_end: usize,
}

impl Subjects {
    fn new(map: &Bitmap) -> Subjects {
        let open = |name| Choice::open(name).unwrap().make(map);
        Subjects { finders: ["best-fit", "next-fit", "good-fit"].map(open), last_end: 0 }
    }

    /// Compares the answers, each finder asked in both ways.
    fn check(&mut self, map: &Bitmap, from: usize, fit: Fit) -> Result<[Option<usize>; 3], String> {
        let last_end = self.last_end;
        let twins = [
            best_fit(map, from, fit),
            next_fit(map, last_end, from, fit),
            good_fit(map, from, fit),
        ];
        for (finder, twin) in self.finders.iter_mut().zip(twins) {
            let mut effort = Effort::default();
            let found = finder.find(map, from, fit);
            if found != twin || finder.find_metered(map, from, fit, &mut effort) != twin {
                return Err(format!("{found:?} instead of {twin:?}: {fit:?} at {from} in {map:?}"));
            }
        }
        Ok(twins)
    }

    fn set(&mut self, map: &mut Bitmap, start: usize, count: usize) {
        map.set(start, count);
        self.finders.iter_mut().for_each(|finder| finder.on_set(map, start, count));
        self.last_end = start + count;
    }

    fn clear(&mut self, map: &mut Bitmap, start: usize, count: usize) {
        map.clear(start, count);
        self.finders.iter_mut().for_each(|finder| finder.on_clear(map, start, count));
    }
}

proptest! {
    #![proptest_config(crate::testing::seeded(300))]

    #[test]
    fn every_other_policy_equals_its_twin(
        map in map(),
        steps in prop::collection::vec((0u8..8, any::<usize>(), 0usize..200, from(), fit()), 1..60),
    ) {
        let mut map = map;
        let mut subjects = Subjects::new(&map);
        for (kind, start, count, from, fit) in steps {
            let start = start.checked_rem(map.len()).unwrap_or(0);
            let count = count.min(map.len() - start);
            let fit = Fit { bits: fit.bits.max(1), ..fit };
            let found = subjects.check(&map, from, fit).map_err(TestCaseError::fail)?;
            subjects.check(&map, 0, fit).map_err(TestCaseError::fail)?;
            match (kind, found[usize::from(kind) % 3]) {
                (0, _) => subjects.set(&mut map, start, count),
                (1, _) => subjects.clear(&mut map, start, count),
                (_, Some(bit)) => subjects.set(&mut map, bit, fit.bits),
                (_, None) => {}
            }
        }
    }
}

/// Runs of the given lengths with one taken bit after each, every run from a multiple of 64 on.
fn runs(lengths: &[usize]) -> Bitmap {
    let mut map = Bitmap::new(64 * lengths.len());
    map.set(0, map.len());
    for (index, &length) in lengths.iter().enumerate() {
        map.clear(64 * index, length);
    }
    map
}

#[test]
fn the_shortest_run_is_taken_where_first_fit_takes_the_first() {
    let map = runs(&[40, 9, 30, 8, 9, 8]);
    let fit = Fit { bits: 8, mask: 0, offset: 0 };
    let found = Subjects::new(&map).check(&map, 0, fit).unwrap();
    assert_eq!(found, [Some(192), Some(0), Some(192)]);
    assert_eq!(lowest(&map, 0, fit), Some(0));
}

#[test]
fn a_search_goes_on_behind_the_last_allocation_and_comes_round() {
    let mut map = runs(&[10, 10, 10]);
    let mut subjects = Subjects::new(&map);
    subjects.set(&mut map, 64, 4);
    let next = |subjects: &mut Subjects, map: &Bitmap, from, bits| {
        subjects.check(map, from, Fit { bits, mask: 0, offset: 0 }).unwrap()[1]
    };
    assert_eq!(next(&mut subjects, &map, 0, 4), Some(68));
    assert_eq!(next(&mut subjects, &map, 0, 8), Some(128));
    assert_eq!(next(&mut subjects, &map, 3, 4), Some(3), "a retry starts where it is told");
    subjects.set(&mut map, 128, 10);
    assert_eq!(next(&mut subjects, &map, 0, 8), Some(0));
    assert_eq!(next(&mut subjects, &map, 5, 8), None, "a retry does not come round");
}

/// Makes `unaligned` runs of a length that a request for 16 at every 15th bit of 16 finds no window
/// in, then `shifted` of the same length that hold one, then `sure` of 31.
fn unsure_runs(length: usize, unaligned: usize, shifted: usize, sure: usize) -> Bitmap {
    let mut map = runs(&[&vec![length; unaligned + shifted][..], &vec![31; sure]].concat());
    for start in (unaligned..unaligned + shifted).map(|index| 64 * index) {
        map.set(start, 15);
        map.clear(start + 15, length);
    }
    map
}

#[test]
fn eight_runs_of_an_unsure_class_are_tried_and_all_of_a_sure_one() {
    let fit = Fit { bits: 16, mask: 15, offset: 1 };
    // The shortest that may hold a window, and the longest that need not.
    for length in [16, 30] {
        let found = |unaligned, shifted, sure| {
            let map = unsure_runs(length, unaligned, shifted, sure);
            Subjects::new(&map).check(&map, 0, fit).unwrap()[2]
        };
        // The eighth is tried still, the ninth is not: the run that surely fits is taken.
        assert_eq!(found(7, 1, 1), Some(7 * 64 + 15), "{length}");
        assert_eq!(found(8, 1, 1), Some(9 * 64 + 15), "{length}");
        // Nothing else is left: all are tried.
        assert_eq!(found(8, 1, 0), Some(8 * 64 + 15), "{length}");
        assert_eq!(found(9, 0, 0), None, "{length}");
    }
}
