//! `word`: two micro-comparisons of primitives that allocators and schedulers lean on.
//!
//! *First zero byte*: the index of the first byte of a word that is zero, by three ways to turn a
//! mask into an index. *First other bit*: the first set bit of a mask that is not a given one, by a
//! loop over set bits or by one search, and a second if it met the given one.
//!
//! They say which form of a primitive is faster on this machine. They say nothing of a caller: a
//! loop runs over inputs that are in the cache, and results do not depend on each other.

use std::hint::black_box;

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::find_bit::below;
use super::{AGAIN, Arm, Timed, race};
use crate::clock::Clock;
use crate::cma::bitmap::{Bitmap, WORD};
use crate::units::Nanos;

/// Lengths of the masks in bits.
const MASKS: [usize; 3] = [64, 512, 4096];

/// Words with a zero byte in one pass.
const WORDS: usize = 4096;

/// Masks in one pass.
const MASKS_A_PASS: usize = 256;

/// A 1 in each byte.
const ONES: u64 = u64::MAX / 255;

/// The benchmark, by what it runs.
#[derive(Clone, Copy, Debug)]
pub struct WordBench {
    /// Rounds, at least 3.
    pub rounds: usize,
    /// Seed of words and masks.
    pub seed: u64,
}

/// A way to do one of the two things.
#[derive(Clone, Debug, PartialEq)]
pub struct WordRow {
    /// `first-zero-byte` or `first-other-bit`.
    pub case: &'static str,
    /// Bits of the word or mask.
    pub bits: usize,
    /// How it is done.
    pub subject: String,
    /// What it is, and where such a primitive is used.
    pub about: &'static str,
    /// Nanoseconds a call, in the least disturbed round.
    pub ns: f64,
    /// Time relative to the first way in the same run.
    pub ratio: f64,
    /// Nanoseconds a call in each round, for tests of significance.
    pub rounds_ns: Vec<f64>,
}

/// The number of steps that [`WordBench::run`] tells of.
pub const STEPS: usize = 1 + MASKS.len();

impl WordBench {
    /// Runs the benchmark by a clock; `on_case` is told of each case's rows as it is done.
    pub fn run<C: Clock>(
        &self,
        clock: &mut C,
        mut on_case: impl FnMut(&[WordRow]),
    ) -> Vec<WordRow> {
        let mut rows = self.run_zero_byte(clock);
        on_case(&rows);
        for bits in MASKS {
            let some = self.run_other_bit(bits, clock);
            on_case(&some);
            rows.extend(some);
        }
        rows
    }

    fn run_zero_byte<C: Clock>(&self, clock: &mut C) -> Vec<WordRow> {
        let words = words(self.seed);
        let timed = self.time(&ZERO_BYTE, clock, |sum| {
            black_box(sum(&words));
            words.len() as u64
        });
        rows("first-zero-byte", WORD, timed)
    }

    fn run_other_bit<C: Clock>(&self, bits: usize, clock: &mut C) -> Vec<WordRow> {
        let masks = masks(self.seed, bits);
        let timed = self.time(&OTHER_BIT, clock, |find| {
            for (map, given) in &masks {
                black_box(find(map, *given));
            }
            masks.len() as u64
        });
        rows("first-other-bit", bits, timed)
    }

    /// Times the ways, the first one twice, and says what each is. `pass` calls one for all inputs.
    fn time<C: Clock, F: Copy>(
        &self,
        ways: &[Way<F>],
        clock: &mut C,
        pass: impl Fn(F) -> u64,
    ) -> Vec<(Timed, &'static str)> {
        let pass = &pass;
        let arm = |subject: String, run: F| Arm { subject, work: Box::new(move || pass(run)) };
        let mut arms: Vec<_> = ways.iter().map(|way| arm(way.name.into(), way.run)).collect();
        let mut abouts: Vec<_> = ways.iter().map(|way| way.about).collect();
        if let Some(first) = ways.first() {
            arms.insert(1, arm(format!("{}{AGAIN}", first.name), first.run));
            abouts.insert(1, ABOUT_AGAIN);
        }
        let timed = race(clock, &mut arms, self.rounds, Nanos(u64::MAX));
        timed.into_iter().zip(abouts).collect()
    }
}

fn rows(case: &'static str, bits: usize, timed: Vec<(Timed, &'static str)>) -> Vec<WordRow> {
    let mut rows = Vec::new();
    for (Timed { subject, ns, ratio, rounds_ns, .. }, about) in timed {
        rows.push(WordRow { case, bits, subject, about, ns, ratio, rounds_ns });
    }
    rows
}

/// A way to do it.
#[derive(Clone, Copy)]
struct Way<F> {
    name: &'static str,
    about: &'static str,
    run: F,
}

/// What the A/A arm is, in its row.
const ABOUT_AGAIN: &str = "the first way once more: its ratio is the noise of the run";

/// Sums the indices of the first zero byte of each word; all have one.
type SumIndices = fn(&[u64]) -> u64;

/// Finds the first set bit that is not the given one.
type FindOther = fn(&Bitmap, usize) -> Option<usize>;

const ZERO_BYTE: [Way<SumIndices>; 3] = [
    Way {
        name: "last-set",
        about: "mask of the bytes before the zero one, then the last set bit: the portable form, \
                for the end of a string or a summary of one byte a block",
        run: |words| sum(words, zero_byte_by_last_set),
    },
    Way {
        name: "multiply",
        about: "mask of the bytes before the zero one, then a multiplication that counts them: \
                the form for machines without a fast bit search",
        run: |words| sum(words, zero_byte_by_multiply),
    },
    Way {
        name: "trailing-zeros",
        about: "trailing zeros of the early mask, whose lowest set bit is in the zero byte: no \
                mask of whole bytes is needed",
        run: |words| sum(words, zero_byte_by_trailing_zeros),
    },
];

const OTHER_BIT: [Way<FindOther>; 2] = [
    Way {
        name: "loop",
        about: "loop over the set bits up to one that is not the given one: used to choose \
                another CPU than this one",
        run: other_bit_by_loop,
    },
    Way {
        name: "first-then-next",
        about: "first set bit, and the next one only if that is the given one: the same choice \
                with at most two searches",
        run: other_bit_by_two_searches,
    },
];

#[inline]
fn sum(words: &[u64], index: impl Fn(u64) -> u32) -> u64 {
    // Each word is read on its own, or the loop would be turned into vector code.
    words.iter().map(|&word| u64::from(index(black_box(word)))).sum()
}

/// Draws words with at least one zero byte; the first one is equally often in each place.
fn words(seed: u64) -> Vec<u64> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let word = |rng: &mut Xoshiro256PlusPlus| {
        let place = below(rng, 8);
        let bytes: [u8; 8] = std::array::from_fn(|byte| {
            let any = below(rng, 256);
            let value = if byte < place { any.max(1) } else { any };
            if byte == place { 0 } else { u8::try_from(value).unwrap_or(1) }
        });
        u64::from_le_bytes(bytes)
    };
    (0..WORDS).map(|_| word(&mut rng)).collect()
}

/// Draws masks, each with a given bit that is the first set one every other time. One bit in 2 to
/// one in 256 is set, equally often each power of two.
fn masks(seed: u64, bits: usize) -> Vec<(Bitmap, usize)> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mask = |rng: &mut Xoshiro256PlusPlus| {
        let mut map = Bitmap::new(bits);
        let one_in = 2 << below(rng, 8);
        for bit in 0..bits {
            if below(rng, one_in) == 0 {
                map.set(bit, 1);
            }
        }
        let any = below(rng, bits);
        let given = if rng.next_u64() >> 63 == 1 { map.next_set(0).unwrap_or(any) } else { any };
        (map, given)
    };
    (0..MASKS_A_PASS).map(|_| mask(&mut rng)).collect()
}

/// Returns a mask whose lowest set bit is the highest of the first zero byte of `word`; 0 without
/// one. Bits above the lowest say nothing.
#[inline]
fn early_mask(word: u64) -> u64 {
    // Taking 1 from each byte sets its top bit if it was 0 or above 128; the latter are masked out.
    word.wrapping_sub(ONES) & !word & (ONES << 7)
}

/// Turns an early mask into ones in all bytes before the first zero byte. `early` is not 0.
#[inline]
fn bytes_before(early: u64) -> u64 {
    (early.wrapping_sub(1) & !early) >> 7
}

#[inline]
fn zero_byte_by_last_set(word: u64) -> u32 {
    let mask = bytes_before(early_mask(word));
    (u64::BITS - mask.leading_zeros()) >> 3
}

#[inline]
fn zero_byte_by_multiply(word: u64) -> u32 {
    /// Its product with 2^(8k) - 1 has k in its top byte, for every k below 8.
    const COUNT_BYTES: u64 = 0x0001_0203_0405_0608;
    let mask = bytes_before(early_mask(word));
    u32::from(mask.wrapping_mul(COUNT_BYTES).to_be_bytes()[0])
}

#[inline]
fn zero_byte_by_trailing_zeros(word: u64) -> u32 {
    early_mask(word).trailing_zeros() >> 3
}

fn other_bit_by_loop(map: &Bitmap, given: usize) -> Option<usize> {
    let mut next = map.next_set(0);
    while let Some(bit) = next {
        if bit != given {
            return Some(bit);
        }
        next = map.next_set(bit + 1);
    }
    None
}

fn other_bit_by_two_searches(map: &Bitmap, given: usize) -> Option<usize> {
    let first = map.next_set(0)?;
    if first == given { map.next_set(first + 1) } else { Some(first) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::fake_clock::FakeClock;
    use proptest::prelude::*;

    fn first_zero_byte(word: u64) -> Option<u64> {
        (0..8).find(|byte| (word >> (8 * byte)) & 0xff == 0)
    }

    #[track_caller]
    fn check_word(word: u64) {
        if let Some(expected) = first_zero_byte(word) {
            for way in ZERO_BYTE {
                assert_eq!((way.run)(&[word]), expected, "{} on {word:#018x}", way.name);
            }
        } else {
            assert_eq!(early_mask(word), 0, "{word:#018x}");
        }
    }

    #[test]
    fn zero_bytes_are_found_beside_every_pair_of_bytes() {
        for low in 0..=0xffff_u64 {
            for place in 0..8 {
                // The pair at each place, among ones and among bytes that borrow.
                check_word(u64::MAX ^ (0xffff ^ low) << (8 * place));
                check_word((0x8080_8080_8080_8080 ^ (0x8080 ^ low) << (8 * place)) & !(0xff << 56));
            }
        }
    }

    proptest! {
        #![proptest_config(crate::testing::seeded(256))]

        #[test]
        fn all_ways_find_the_same_zero_byte(word: u64, zeros: u8) {
            let kept = (0..8).filter(|byte| zeros >> byte & 1 == 0);
            check_word(kept.map(|byte| word & 0xff << (8 * byte)).sum());
        }

        #[test]
        fn both_ways_find_the_same_other_bit(
            bits in 1_usize..300,
            set in prop::collection::vec(any::<usize>(), 0..40),
            given in 0_usize..300,
        ) {
            let mut map = Bitmap::new(bits);
            set.iter().for_each(|bit| map.set(bit % bits, 1));
            let expected = (0..bits).find(|&bit| map.test(bit) && bit != given);
            for way in OTHER_BIT {
                prop_assert_eq!((way.run)(&map, given), expected, "{}", way.name);
            }
        }
    }

    #[test]
    fn inputs_meet_every_branch() {
        let words = words(1);
        for place in 0..8 {
            assert!(words.iter().any(|&word| first_zero_byte(word) == Some(place)), "{place}");
        }
        let masks = masks(1, 64);
        let met = masks.iter().filter(|(map, given)| map.next_set(0) == Some(*given)).count();
        assert!((64..=192).contains(&met), "{met}");
    }

    #[test]
    fn every_way_has_a_row_that_says_what_it_is() {
        let bench = WordBench { rounds: 3, seed: 1 };
        let rows = bench.run(&mut FakeClock::with_readings_of(1_000_000), |_| {});
        let cases: Vec<_> = rows.iter().map(|row| (row.case, row.bits)).collect();
        assert_eq!(cases.len(), 4 + 3 * MASKS.len());
        for cell in rows.chunk_by(|a, b| (a.case, a.bits) == (b.case, b.bits)) {
            assert_eq!(cell[1].subject, format!("{}{AGAIN}", cell[0].subject));
        }
        for row in rows {
            let calls = if row.case == "first-zero-byte" { WORDS } else { MASKS_A_PASS };
            assert_eq!(row.ns, 1_000_000.0 / calls as f64, "{row:?}");
            assert!(row.about.len() > 20, "{row:?}");
        }
    }
}
