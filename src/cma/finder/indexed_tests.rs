//! The invariants of the index, checked after every step.

use super::super::tests::{fit, from, lowest, map};
use super::*;
use proptest::prelude::*;

impl Indexed {
    /// Checks what every search relies on.
    fn check_invariants(&self, map: &Bitmap) -> Result<(), String> {
        if map.next_zero(0).is_some_and(|bit| bit < self.hint) {
            return Err(format!("a bit below the hint {} is clear", self.hint));
        }
        if map.len() <= self.small {
            return Ok(());
        }
        self.bounds.check_invariants()?;
        for (start, count) in map.clear_runs() {
            for order in 0..ORDERS {
                let level = self.least_bound(start, count, order);
                let bound = self.bounds.get(order, start / BLOCK);
                if bound < level {
                    let run = format!("run {start}+{count}, order {order}, offset {}", self.offset);
                    return Err(format!("{run}: bound {bound} is below {level}"));
                }
            }
        }
        Ok(())
    }

    /// Returns what a run asks of the bound of its block: the level of its aligned window, but the
    /// highest whatever the alignment from [`CAP`] bits on.
    fn least_bound(&self, start: usize, count: usize, order: usize) -> u8 {
        if count >= CAP {
            return TOP;
        }
        let fit = Fit { bits: 1, mask: (1 << order) - 1, offset: self.offset };
        fit.window_in(start, start + count).map_or(0, |bit| level_of(start + count - bit))
    }
}

/// A map with an index that has bounds whatever its size.
struct Subject {
    map: Bitmap,
    finder: Indexed,
}

impl Subject {
    fn new(map: Bitmap) -> Subject {
        let mut finder = Indexed::new(Lanes::detect()).for_any_size();
        finder.rebuild(&map);
        Subject { map, finder }
    }

    /// Searches, and compares the answer with first fit's and the invariants with the map.
    fn find(&mut self, from: usize, fit: Fit) -> Result<Option<usize>, String> {
        let (found, right) = (self.finder.find(&self.map, from, fit), lowest(&self.map, from, fit));
        if found != right {
            let map = &self.map;
            return Err(format!("{found:?} instead of {right:?} for {fit:?} at {from} in {map:?}"));
        }
        self.finder.check_invariants(&self.map)?;
        Ok(found)
    }

    fn set(&mut self, start: usize, count: usize) -> Result<(), String> {
        self.map.set(start, count);
        self.finder.on_set(&self.map, start, count);
        self.finder.check_invariants(&self.map)
    }

    fn clear(&mut self, start: usize, count: usize) -> Result<(), String> {
        self.map.clear(start, count);
        self.finder.on_clear(&self.map, start, count);
        self.finder.check_invariants(&self.map)
    }
}

/// Runs of about the lengths at which bounds end, from anywhere in a block on.
fn long_runs() -> impl Strategy<Value = Bitmap> {
    let length = prop_oneof![1usize..1200, LEARN - 3..LEARN + 3, CAP - 600..CAP + 600];
    let runs = prop::collection::vec((length, 1usize..40), 1..6);
    (runs, 0usize..BLOCK).prop_map(|(runs, first)| {
        let len = first + runs.iter().map(|(clear, set)| clear + set).sum::<usize>();
        let mut map = Bitmap::new(len);
        let mut at = first;
        map.set(0, first);
        for (clear, set) in runs {
            map.set(at + clear, set);
            at += clear + set;
        }
        map
    })
}

/// Requests beside the longest that lowers a bound, and beside the longest with a level.
fn long_fit() -> impl Strategy<Value = Fit> {
    let bits = prop_oneof![LEARN - 2..LEARN + 3, CAP - 300..CAP + 3, 1usize..700];
    (bits, 0u32..12, 0usize..4096).prop_map(|(bits, order, offset)| {
        let mask = (1 << order) - 1;
        Fit { bits, mask, offset: if offset % 3 == 0 { offset } else { 0 } }
    })
}

proptest! {
    #![proptest_config(crate::testing::seeded(250))]

    #[test]
    fn invariants_hold_after_every_step(
        map in prop_oneof![map(), long_runs()],
        steps in prop::collection::vec(
            (0u8..8, any::<usize>(), 0usize..600, from(), prop_oneof![fit(), long_fit()]), 1..60),
    ) {
        let mut subject = Subject::new(map);
        subject.finder.check_invariants(&subject.map).map_err(TestCaseError::fail)?;
        for (kind, start, count, from, fit) in steps {
            let start = start.checked_rem(subject.map.len()).unwrap_or(0);
            let count = count.min(subject.map.len() - start);
            let fit = Fit { bits: fit.bits.max(1), ..fit };
            let found = subject.find(if kind < 4 { 0 } else { from }, fit);
            match (kind, found.map_err(TestCaseError::fail)?) {
                (0, _) => subject.set(start, count),
                (1 | 2, _) => subject.clear(start, count),
                (3, Some(bit)) => subject.set(bit, fit.bits / 2),
                (_, Some(bit)) => subject.set(bit, fit.bits),
                (_, None) => Ok(()),
            }
            .map_err(TestCaseError::fail)?;
        }
    }
}

/// Makes a map of taken bits but for one run.
fn one_run(start: usize, count: usize) -> Subject {
    let mut map = Bitmap::new(4 * CAP);
    map.set(0, map.len());
    map.clear(start, count);
    Subject::new(map)
}

#[test]
fn a_request_longer_than_is_learned_from_fits_once_its_run_has_grown() {
    // The aligned window of the run has 4296 - 511 bits, so 3840 do not fit before it grows.
    let mut subject = one_run(513, 4296);
    let fit = Fit { bits: 3840, mask: 511, offset: 0 };
    assert_eq!(subject.find(0, fit), Ok(None));
    subject.clear(513 + 4296, 103).unwrap();
    assert_eq!(subject.find(0, fit), Ok(Some(1024)));
}

#[test]
fn runs_that_grow_and_shrink_beside_every_limit_are_answered() {
    let lengths = [LEARN - 1, LEARN, LEARN + 511, CAP - 512, CAP - 1, CAP, CAP + 1, CAP + 511];
    let bits = [LEARN - 1, LEARN, LEARN + 1, CAP - 1, CAP, CAP + 1];
    for (length, bits) in lengths.into_iter().flat_map(|l| bits.map(|b| (l, b))) {
        for (first, order) in [(0, 9), (1, 9), (511, 9), (1, 0), (257, 8), (1, 10), (1, 12)] {
            let start = BLOCK + first;
            let mut subject = one_run(start, length);
            let mut check = || {
                let fit = Fit { bits, mask: (1 << order) - 1, offset: 0 };
                subject.find(0, fit)?;
                subject.clear(start + length, 103)?;
                subject.find(0, fit)?;
                subject.clear(start - 200, 200)?;
                subject.find(0, fit)?;
                subject.set(start + 700, 5)?;
                subject.find(0, fit)?;
                subject.clear(start + 702, 1)?;
                subject.clear(start + 700, 5)?;
                subject.find(0, fit).map(drop)
            };
            let result = check();
            assert_eq!(result, Ok(()), "run {start}+{length}, {bits} bits at order {order}");
        }
    }
}

#[test]
fn what_is_learned_for_one_offset_is_forgotten_for_another() {
    let mut subject = one_run(513, 1000);
    let fit = |offset| Fit { bits: 600, mask: 511, offset };
    assert_eq!(subject.find(0, fit(0)), Ok(None));
    assert_eq!(subject.find(0, fit(511)), Ok(Some(513)));
    assert_eq!(subject.find(0, fit(0)), Ok(None));
}

#[test]
fn the_last_window_of_a_block_lowers_its_bound_when_it_is_taken() {
    let mut subject = one_run(600, 100);
    let fit = Fit { bits: 64, mask: 0, offset: 0 };
    assert_eq!(subject.find(0, fit), Ok(Some(600)));
    subject.set(600, 64).unwrap();
    assert_eq!(subject.finder.bounds.get(0, 1), level_of(63));
    let long = Fit { bits: 80, ..fit };
    let mut subject = one_run(600, 100);
    assert_eq!(subject.find(0, long), Ok(Some(600)));
    // Something else is taken: nothing is known of the window.
    subject.set(680, 20).unwrap();
    assert!(subject.finder.bounds.get(0, 1) >= level_of(80));
}
