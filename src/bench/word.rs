//! `word`: two micro-comparisons of the kernel's bitmap mails.
//!
//! * `zero-byte`: the index of the first zero byte of a word, as a summary of eight blocks in a
//!   byte each needs it. By a generic find-last-set, by a multiplication that adds up a mask of the
//!   bytes, and by counting trailing zeros of the mask as it first stands.
//! * `other-bit`: the first set bit of a mask other than a given one, as the choice of another CPU
//!   needs it. By a loop over the set bits, and by the first bit, then the next if that is the one.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::find_bit::below;
use super::{AGAIN, Arm, race};
use crate::units::Nanos;

/// What each case computes, for the output.
pub const ABOUT: [(&str, &str); 2] = [
    (
        "zero-byte",
        "the index of the first zero byte of a word, as in a summary of one byte a block",
    ),
    ("other-bit", "the first set bit other than a given one, as in the choice of another CPU"),
];

/// Bits of the masks of `other-bit`.
pub const MASKS: [usize; 3] = [64, 512, 4096];

/// Inputs of one pass.
const INPUTS: usize = 1024;

/// One way to compute it.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// `zero-byte` or `other-bit`.
    pub case: &'static str,
    /// Bits of the input.
    pub bits: usize,
    /// The way; the first of a case is the baseline, and runs once more, named with [`AGAIN`].
    pub subject: String,
    /// Nanoseconds each.
    pub ns: f64,
    /// Time relative to the baseline.
    pub ratio: f64,
    /// Nanoseconds each in every round.
    pub rounds_ns: Vec<f64>,
}

const LOW: u64 = 0x0101_0101_0101_0101;

/// Marks the top bit of the first zero byte; bytes after it may be marked, too.
#[inline]
fn zero_bytes(word: u64) -> u64 {
    word.wrapping_sub(LOW) & !word & (LOW << 7)
}

/// Returns the index of the first zero byte, 8 for none: the bits below the mark, counted from the
/// top.
#[inline]
pub fn zero_byte_by_last_set(word: u64) -> u32 {
    let marks = zero_bytes(word);
    let below = marks.wrapping_sub(1) & !marks;
    (u64::BITS - below.leading_zeros()) / 8
}

/// Returns the same: one bit for each byte below the mark, added up by a multiplication.
#[inline]
pub fn zero_byte_by_multiplication(word: u64) -> u32 {
    let marks = zero_bytes(word);
    let below = marks.wrapping_sub(1) & !marks;
    let [.., sum] = (below >> 7 & LOW).wrapping_mul(LOW).to_le_bytes();
    u32::from(sum)
}

/// Returns the same: the zeros below the mark.
#[inline]
pub fn zero_byte_by_trailing_zeros(word: u64) -> u32 {
    zero_bytes(word).trailing_zeros() / 8
}

/// Returns the first set bit other than `not`, going over the set bits.
#[inline]
pub fn other_bit_by_loop(words: &[u64], not: usize) -> Option<usize> {
    let mut from = 0;
    while let Some(bit) = next_set(words, from) {
        if bit != not {
            return Some(bit);
        }
        from = bit + 1;
    }
    None
}

/// Returns the same: the first set bit, or the next one if that is `not`.
#[inline]
pub fn other_bit_by_two_steps(words: &[u64], not: usize) -> Option<usize> {
    match next_set(words, 0)? {
        bit if bit == not => next_set(words, bit + 1),
        bit => Some(bit),
    }
}

#[inline]
fn next_set(words: &[u64], from: usize) -> Option<usize> {
    let index = from / 64;
    let word = words.get(index)? & (!0 << (from % 64));
    if word != 0 {
        return Some(index * 64 + word.trailing_zeros() as usize);
    }
    let rest = words.get(index + 1..)?;
    let more = rest.iter().position(|&word| word != 0)?;
    Some((index + 1 + more) * 64 + rest[more].trailing_zeros() as usize)
}

/// Runs both comparisons with up to `rounds` rounds each.
pub fn run(rounds: usize, seed: u64) -> Vec<Row> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut rows = zero_byte(rounds, &mut rng);
    for bits in MASKS {
        rows.extend(other_bit(rounds, bits, &mut rng));
    }
    rows
}

fn zero_byte(rounds: usize, rng: &mut Xoshiro256PlusPlus) -> Vec<Row> {
    let words: Vec<u64> = (0..INPUTS).map(|_| word_with_zero_byte(rng)).collect();
    type Way = fn(u64) -> u32;
    let ways: [(String, Way); 4] = [
        ("last-set".into(), zero_byte_by_last_set),
        (format!("last-set{AGAIN}"), zero_byte_by_last_set),
        ("multiplication".into(), zero_byte_by_multiplication),
        ("trailing-zeros".into(), zero_byte_by_trailing_zeros),
    ];
    let arms = ways.map(|(subject, way)| {
        let words = &words;
        let work = move || {
            let sum: u64 = words.iter().map(|&word| u64::from(way(word))).sum();
            std::hint::black_box(sum);
            words.len() as u64
        };
        Arm { subject, work: Box::new(work) }
    });
    rows("zero-byte", 64, arms, rounds)
}

/// Draws a word with zero bytes from some byte on, or none.
fn word_with_zero_byte(rng: &mut Xoshiro256PlusPlus) -> u64 {
    let word = rng.next_u64() | LOW;
    match below(rng, 9) {
        8 => word,
        byte => word & !(0xff << (8 * byte)),
    }
}

fn other_bit(rounds: usize, bits: usize, rng: &mut Xoshiro256PlusPlus) -> Vec<Row> {
    type Way = fn(&[u64], usize) -> Option<usize>;
    let mut inputs: Vec<(Vec<u64>, usize)> = Vec::new();
    for _ in 0..INPUTS {
        let mut words = vec![0; bits / 64];
        for _ in 0..4 {
            let bit = below(rng, bits);
            words[bit / 64] |= 1 << (bit % 64);
        }
        // Every other time the first set bit is the one to avoid.
        let not = if below(rng, 2) == 0 { next_set(&words, 0) } else { None };
        inputs.push((words, not.unwrap_or(bits)));
    }
    let ways: [(String, Way); 3] = [
        ("loop".into(), other_bit_by_loop),
        (format!("loop{AGAIN}"), other_bit_by_loop),
        ("two-steps".into(), other_bit_by_two_steps),
    ];
    let arms = ways.map(|(subject, way)| {
        let inputs = &inputs;
        let work = move || {
            for (words, not) in inputs {
                std::hint::black_box(way(words, *not));
            }
            inputs.len() as u64
        };
        Arm { subject, work: Box::new(work) }
    });
    rows("other-bit", bits, arms, rounds)
}

fn rows<const N: usize>(
    case: &'static str,
    bits: usize,
    mut arms: [Arm<'_>; N],
    rounds: usize,
) -> Vec<Row> {
    let timed = race(&mut arms, rounds, Nanos(u64::MAX));
    let row = |timed: super::Timed| Row {
        case,
        bits,
        subject: timed.subject,
        ns: timed.ns,
        ratio: timed.ratio,
        rounds_ns: timed.rounds_ns,
    };
    timed.into_iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[track_caller]
    fn check_zero_byte(word: u64) {
        let bytes = word.to_le_bytes();
        let first = bytes.iter().position(|&byte| byte == 0).unwrap_or(8);
        for way in [zero_byte_by_last_set, zero_byte_by_multiplication, zero_byte_by_trailing_zeros]
        {
            assert_eq!(way(word) as usize, first, "{word:#x}");
        }
    }

    #[test]
    fn all_ways_find_the_first_zero_byte_of_every_pattern() {
        // Every choice of each byte among those at which borrows and marks change.
        for code in 0..4u64.pow(8) {
            let byte = |i: u32| [0, 1, 0x80, 0xff][usize::try_from(code >> (2 * i) & 3).unwrap()];
            check_zero_byte((0..8).fold(0, |word, i| word | byte(i) << (8 * i)));
        }
    }

    proptest! {
        #[test]
        fn all_ways_agree_on_random_words_and_masks(
            word in any::<u64>(),
            words in prop::collection::vec(prop_oneof![Just(0), any::<u64>()], 1..70),
            not in 0usize..4500,
        ) {
            check_zero_byte(word);
            let set = |bit: &usize| words[bit / 64] >> (bit % 64) & 1 == 1;
            let first = (0..words.len() * 64).find(set);
            for not in [not, first.unwrap_or(0)] {
                let other = (0..words.len() * 64).filter(set).find(|&bit| bit != not);
                prop_assert_eq!(other_bit_by_loop(&words, not), other);
                prop_assert_eq!(other_bit_by_two_steps(&words, not), other);
            }
        }
    }

    #[test]
    fn every_case_has_a_baseline_and_its_double() {
        let rows = run(3, 1);
        assert_eq!(rows.len(), 4 + 3 * MASKS.len());
        for case in rows.chunk_by(|a, b| (a.case, a.bits) == (b.case, b.bits)) {
            assert_eq!(case[0].ratio, 1.0);
            assert_eq!(case[1].subject, format!("{}{AGAIN}", case[0].subject));
        }
    }
}
