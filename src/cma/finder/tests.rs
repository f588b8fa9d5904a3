//! Every finder of the registry against the naive one, and against answers worked out by hand.

use super::adaptive::Adaptive;
use super::indexed::Indexed;
use super::naive::Naive;
use super::*;
use crate::cma::vector::Lanes;
use proptest::prelude::*;

/// A finder with what the registry says of it.
struct Subject {
    name: &'static str,
    policy: Policy,
    finder: Box<dyn Finder>,
}

/// Every finder but the naive one, as an instance that knows `map`; those that use wide vectors
/// also without.
fn subjects(map: &Bitmap) -> Vec<Subject> {
    let listed = REGISTRY.iter().filter(|entry| entry.name != "naive");
    let listed = listed.map(|&FinderEntry { name, policy, make, .. }| (name, policy, make()));
    let portable: Box<dyn Finder> = Box::new(Adaptive::new(Lanes::portable()));
    let boxed = |finder: Indexed| Box::new(finder) as Box<dyn Finder>;
    let indexed = [Lanes::detect(), Lanes::portable()].map(Indexed::new);
    let indexed = indexed.clone().into_iter().chain(indexed.map(Indexed::for_any_size));
    let indexed = indexed.map(|finder| ("indexed, portable or for any size", boxed(finder)));
    let others = [("adaptive, portable", portable)].into_iter().chain(indexed);
    let all = listed.chain(others.map(|(name, finder)| (name, Policy::FirstFit, finder)));
    all.map(|(name, policy, mut finder)| {
        finder.rebuild(map);
        Subject { name, policy, finder }
    })
    .collect()
}

/// Tells whether `bit` is a right answer, wherever the policy places.
fn fits(map: &Bitmap, from: usize, fit: Fit, bit: usize) -> bool {
    bit >= from
        && bit.wrapping_add(fit.offset) & fit.mask == 0
        && bit.checked_add(fit.bits).is_some_and(|end| end <= map.len())
        && map.weight_in(bit, fit.bits) == 0
}

/// First fit by whole runs: quicker than bit by bit, for long requests.
pub(super) fn lowest(map: &Bitmap, from: usize, fit: Fit) -> Option<usize> {
    map.clear_runs().find_map(|(start, count)| fit.window_in(start.max(from), start + count))
}

/// Asks every finder and says what is wrong with an answer.
fn judge_all(subjects: &mut [Subject], map: &Bitmap, from: usize, fit: Fit) -> Result<(), String> {
    let oracle = Naive.find(map, from, fit);
    subjects.iter_mut().try_for_each(|subject| judge(subject, map, from, fit, oracle))
}

fn judge(
    Subject { name, policy, finder }: &mut Subject,
    map: &Bitmap,
    from: usize,
    fit: Fit,
    oracle: Option<usize>,
) -> Result<(), String> {
    let mut effort = Effort::default();
    // A policy with a cursor may answer differently the second time: both must be right.
    let answers = [finder.find(map, from, fit), finder.find_metered(map, from, fit, &mut effort)];
    for answer in answers {
        let right = match policy {
            Policy::FirstFit => answer == oracle,
            Policy::Other if fit.bits == 0 => answer == oracle,
            Policy::Other => {
                answer.is_some() == oracle.is_some()
                    && answer.is_none_or(|bit| fits(map, from, fit, bit))
            }
        };
        if !right {
            return Err(format!(
                "{name}: {answer:?} instead of {oracle:?} for {fit:?} from {from} in {map:?}"
            ));
        }
    }
    Ok(())
}

#[track_caller]
fn check(map: &Bitmap, cases: &[(usize, usize, usize, usize, Option<usize>)]) {
    let mut subjects = subjects(map);
    for &(from, bits, mask, offset, expected) in cases {
        let fit = Fit { bits, mask, offset };
        assert_eq!(Naive.find(map, from, fit), expected, "naive {fit:?} {from}");
        assert_eq!(judge_all(&mut subjects, map, from, fit), Ok(()));
    }
}

/// A map that is set but for the listed bits.
fn all_set_but(len: usize, clear: &str) -> Bitmap {
    let mut map = Bitmap::new(len);
    map.set(0, len);
    for (start, count) in Bitmap::parse(len, clear).unwrap().set_runs() {
        map.clear(start, count);
    }
    map
}

#[test]
fn windows_between_taken_runs_are_found_at_any_alignment() {
    let map = all_set_but(192, "0-7,50,60-68,70-77,80,100-109,120,145-152,160-191");
    check(
        &map,
        &[
            (0, 8, 0, 0, Some(0)),
            (0, 8, 3, 0, Some(0)),
            (0, 8, 3, 1, Some(163)),
            (1, 8, 0, 0, Some(60)),
            (1, 8, 7, 0, Some(160)),
            (1, 8, 7, 4, Some(60)),
            (0, 10, 0, 0, Some(100)),
            (0, 32, 0, 0, Some(160)),
            (0, 33, 0, 0, None),
        ],
    );
}

#[test]
fn a_word_with_three_taken_runs_gives_the_kernels_answers() {
    check(
        &Bitmap::parse(64, "0-2,8,20-23").unwrap(),
        &[
            (0, 4, 0, 0, Some(3)),
            (0, 4, 3, 0, Some(4)),
            (0, 8, 7, 0, Some(24)),
            (0, 8, 7, 4, Some(12)),
            (0, 16, 15, 0, Some(32)),
            (0, 40, 0, 0, Some(24)),
            (0, 41, 0, 0, None),
            (64, 1, 0, 0, None),
        ],
    );
}

#[test]
fn stripes_are_skipped() {
    check(&Bitmap::parse(16, "1,3,5,7").unwrap(), &[(0, 4, 0, 0, Some(8))]);
}

#[test]
fn requests_at_and_past_the_end_of_a_small_map_are_answered() {
    let empty = Bitmap::new(16);
    check(
        &empty,
        &[
            (0, 0, 0, 0, Some(0)),
            (16, 1, 0, 0, None),
            (100, 1, 0, 0, None),
            (10, 8, 7, 0, None),
            (0, 17, 0, 0, None),
            (0, 16, 0, 0, Some(0)),
            (0, 4, 7, 3, Some(5)),
            (0, usize::MAX, 0, 0, None),
            (usize::MAX, 1, 0, 0, None),
            (usize::MAX, usize::MAX, usize::MAX, usize::MAX, None),
        ],
    );
    check(&all_set_but(16, ""), &[(0, 0, 0, 0, Some(16)), (0, 1, 0, 0, None)]);
    check(&Bitmap::new(8), &[(0, 8, 0, 0, Some(0)), (7, 1, 0, 0, Some(7))]);
    check(&Bitmap::new(0), &[(0, 1, 0, 0, None), (0, 0, 0, 0, Some(0))]);
}

#[test]
fn bits_past_the_end_are_never_free() {
    for len in [1, 60, 63, 64, 65, 127, 128, 129] {
        check(&all_set_but(len, ""), &[(0, 1, 0, 0, None), (len - 1, 1, 0, 0, None)]);
        let last = (len - 1).to_string();
        check(&all_set_but(len, &last), &[(0, 1, 0, 0, Some(len - 1)), (0, 2, 0, 0, None)]);
    }
}

#[test]
fn alignment_counts_from_the_address_and_not_from_the_bit() {
    // Base pfn 0x1010 at order 6: the first aligned pfn is 0x1040.
    check(&Bitmap::new(128), &[(0, 1, 63, 0x1010 & 63, Some(48))]);
    // A base below the alignment: 0x400 at order 12, 0x2f800 at order 12.
    check(&Bitmap::new(16384), &[(0, 64, 4095, 0x400, Some(0x1000 - 0x400))]);
    check(&Bitmap::new(16384), &[(0, 8192, 4095, 0x800, Some(0x800))]);
}

#[test]
fn an_aligned_search_leaves_earlier_runs_for_later_ones() {
    let map = all_set_but(64, "3-12,16-31");
    check(&map, &[(0, 8, 7, 0, Some(16)), (0, 8, 0, 0, Some(3))]);
}

/// Maps as fields and adversaries make them; the number is the kind.
pub(super) fn map() -> impl Strategy<Value = Bitmap> {
    let len = prop_oneof![0usize..70, 100usize..700, Just(128), Just(4096), 4000usize..9000];
    let runs = prop::collection::vec((0usize..300, 0usize..300), 0..60);
    (len, 0u8..7, any::<u64>(), runs).prop_map(|(len, kind, seed, runs)| {
        let mut map = Bitmap::new(len);
        match kind {
            0 => random_bits(&mut map, seed, 2),
            1 => random_bits(&mut map, seed, 40),
            2 => random_bits(&mut map, seed, 500),
            3 => stripes(&mut map, seed),
            4 => alternating(
                &mut map,
                &runs.iter().map(|&(clear, set)| (clear / 60, set * 20)).collect::<Vec<_>>(),
                false,
            ),
            _ => alternating(&mut map, &runs, kind == 5),
        }
        map
    })
}

/// Sets about one bit in `rarity`.
fn random_bits(map: &mut Bitmap, seed: u64, rarity: u64) {
    let mut state = seed | 1;
    for bit in 0..map.len() {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        if (state >> 33).is_multiple_of(rarity) {
            map.set(bit, 1);
        }
    }
}

/// Sets one bit at a fixed distance from the next, so that nothing longer fits.
fn stripes(map: &mut Bitmap, seed: u64) {
    let period = [2, 3, 8, 9, 63, 64, 65, 66, 128, 1025][usize::try_from(seed % 10).unwrap()];
    let first = usize::try_from(seed >> 32).unwrap() % period;
    for bit in (first..map.len()).step_by(period) {
        map.set(bit, 1);
    }
}

/// Sets runs of given lengths; with `edges`, lengths sit around whole words.
fn alternating(map: &mut Bitmap, runs: &[(usize, usize)], edges: bool) {
    let snap = |n: usize| if edges { n / 3 * 64 + n % 3 } else { n };
    let mut at = 0;
    for &(clear, set) in runs.iter().cycle().take(400) {
        at += snap(clear) + usize::from(clear + set == 0);
        if at >= map.len() {
            break;
        }
        let count = snap(set).min(map.len() - at);
        map.set(at, count);
        at += count;
    }
}

/// Plain requests, requests as CMA makes them, and every awkward length, alignment and offset.
pub(super) fn fit() -> impl Strategy<Value = Fit> {
    let plain = (1usize..6).prop_map(|bits| Fit { bits, mask: 0, offset: 0 });
    let cma = (0u32..12, 0usize..3).prop_map(|(order, base)| Fit {
        bits: 1 << order,
        mask: (1 << order.min(9)) - 1,
        offset: base * 256,
    });
    let bits = prop_oneof![
        prop::sample::select(vec![0, 1, 2, 31, 32, 63, 64, 65, 95, 127, 128, 129, 256, 1024]),
        1usize..70,
        1usize..600,
        Just(usize::MAX),
    ];
    let order = prop_oneof![3 => 0u32..14, 1 => 60u32..=64];
    let offset = prop_oneof![Just(0), 0usize..5000, any::<usize>(), Just(1 << (usize::BITS - 1))];
    let awkward = (bits, order, offset).prop_map(|(bits, order, offset)| Fit {
        bits,
        mask: (1usize.checked_shl(order).unwrap_or(0)).wrapping_sub(1),
        offset,
    });
    prop_oneof![plain, cma, awkward]
}

pub(super) fn from() -> impl Strategy<Value = usize> {
    prop_oneof![3 => Just(0), 3 => 0usize..700, 3 => 0usize..6100, 1 => Just(usize::MAX)]
}

proptest! {
    #![proptest_config(crate::testing::seeded(600))]

    #[test]
    fn every_finder_equals_naive(
        map in map(),
        requests in prop::collection::vec((from(), fit()), 1..12),
    ) {
        for &(from, fit) in requests.iter().filter(|(_, fit)| fit.bits > 0) {
            prop_assert_eq!(lowest(&map, from, fit), Naive.find(&map, from, fit));
        }
        let mut subjects = subjects(&map);
        for &(from, fit) in &requests {
            judge_all(&mut subjects, &map, from, fit).map_err(TestCaseError::fail)?;
        }
    }

    #[test]
    fn finders_told_of_every_change_keep_equalling_naive(
        map in map(),
        steps in prop::collection::vec((0u8..8, any::<usize>(), 0usize..200, from(), fit()), 1..80),
    ) {
        let mut map = map;
        let mut subjects = subjects(&map);
        for (kind, start, count, from, fit) in steps {
            let start = start.checked_rem(map.len()).unwrap_or(0);
            let count = (if kind == 0 { count * 20 } else { count }).min(map.len() - start);
            let taken = Naive.find(&map, from, fit).filter(|_| fit.bits > 0);
            match (kind % 4, taken) {
                // Over bits that may already be so: as after a violation.
                (0, _) => change(&mut map, &mut subjects, start, count, true),
                (1, _) => change(&mut map, &mut subjects, start, count, false),
                (_, Some(bit)) => change(&mut map, &mut subjects, bit, fit.bits, true),
                (_, None) => {}
            }
            judge_all(&mut subjects, &map, from, fit).map_err(TestCaseError::fail)?;
            let other = Fit { bits: count.max(1), ..fit };
            judge_all(&mut subjects, &map, 0, other).map_err(TestCaseError::fail)?;
        }
    }
}

proptest! {
    #![proptest_config(crate::testing::seeded(256))]

    #[test]
    fn counted_work_depends_on_the_input_only(
        map in map(),
        requests in prop::collection::vec((from(), fit()), 1..12),
    ) {
        let pairs: [[Box<dyn Finder>; 2]; 2] = [
            [Box::new(Adaptive::default()), Box::new(Adaptive::new(Lanes::portable()))],
            [Box::new(Indexed::new(Lanes::detect())), Box::new(Indexed::new(Lanes::portable()))],
        ];
        for [mut wide, mut portable] in pairs {
            let (mut ours, mut theirs) = (Effort::default(), Effort::default());
            wide.rebuild(&map);
            portable.rebuild(&map);
            for &(from, fit) in &requests {
                let found = wide.find_metered(&map, from, fit, &mut ours);
                prop_assert_eq!(portable.find_metered(&map, from, fit, &mut theirs), found);
                prop_assert_eq!(ours, theirs, "{:?} from {}", fit, from);
            }
        }
    }
}

/// Sets or clears a run and tells every finder, as an area does.
fn change(map: &mut Bitmap, subjects: &mut [Subject], start: usize, count: usize, set: bool) {
    if set {
        map.set(start, count);
    } else {
        map.clear(start, count);
    }
    for Subject { finder, .. } in subjects {
        if set {
            finder.on_set(map, start, count);
        } else {
            finder.on_clear(map, start, count);
        }
    }
}
