//! Does a function answer as a finder must? Asked before a plug-in is used, and again of every
//! answer that it gives in a pass that nothing times.
//!
//! Before use: a few thousand searches on seeded maps, smallest first, so that the first wrong
//! answer comes with a map that can be read: random at several densities, runs, stripes, and holes
//! that are one bit too short in front of one that fits. Lengths fall on and beside word
//! boundaries.

use std::fmt;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::naive::Naive;
use super::{Finder, Fit, Policy};
use crate::cma::bitmap::{Bitmap, WORD};

/// What a finder is asked.
#[derive(Clone, Copy)]
pub(super) struct Question<'a> {
    pub(super) map: &'a Bitmap,
    pub(super) from: usize,
    pub(super) fit: Fit,
}

/// A question with an answer that no finder may give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WrongAnswer {
    map: Bitmap,
    from: usize,
    fit: Fit,
    got: usize,
    lowest: Option<usize>,
    fault: AnswerFault,
}

/// What is wrong with an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AnswerFault {
    /// Nothing found although a window fits.
    Missed,
    /// Below the end, which the kernel takes for found, but the window runs over it.
    PastTheEnd,
    /// Below the start of the search.
    BeforeStart,
    /// Not a multiple of the alignment.
    Unaligned,
    /// The window covers this taken bit.
    Taken(usize),
    /// A free aligned window, but not the lowest, of a finder that gave the lowest so far.
    NotLowest,
    /// The map was written to.
    MapChanged,
    /// The same question got this other answer.
    Inconstant(usize),
}

/// Compares a function with [`Naive`] and tells its policy: `FirstFit` if all answers are equal,
/// `Other` if some are free aligned windows that are not the lowest.
///
/// `ask` gets a map that it may spoil, the start and the request, and returns the kernel's raw
/// answer: a bit, or anything from the map's length on for nothing.
///
/// # Errors
/// The first answer that is neither.
pub(super) fn check(
    mut ask: impl FnMut(&mut Bitmap, usize, Fit) -> usize,
) -> Result<Policy, Box<WrongAnswer>> {
    let mut policy = Policy::FirstFit;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(SEED);
    for step in 0..MAPS {
        let len = map_len(&mut rng, step);
        for _ in 0..SEARCHES_PER_MAP {
            let (map, from, fit) = search_input(&mut rng, len);
            let lowest = Naive.find(&map, from, fit);
            let question = Question { map: &map, from, fit };
            let answered = examine(question, lowest, Policy::Other, &mut map.clone(), &mut ask)?;
            if answered == Policy::Other {
                policy = Policy::Other;
            }
        }
    }
    Ok(policy)
}

const SEED: u64 = 0x0063_6d61;
const MAPS: usize = 1200;
const SEARCHES_PER_MAP: usize = 4;

/// Asks a question twice, of `copy`, a copy of its map, and tells which policy the answer fits.
/// `lowest` is the first-fit answer, `claim` the policy that the function showed so far.
///
/// # Errors
/// An answer that is none, or not one of the claimed policy.
pub(super) fn examine(
    question: Question<'_>,
    lowest: Option<usize>,
    claim: Policy,
    copy: &mut Bitmap,
    mut ask: impl FnMut(&mut Bitmap, usize, Fit) -> usize,
) -> Result<Policy, Box<WrongAnswer>> {
    let Question { map, from, fit } = question;
    let got = ask(copy, from, fit);
    // Asked once more, it might undo what it wrote.
    let writes = copy != map;
    let again = ask(copy, from, fit);
    let answered = if writes || copy != map {
        Err(AnswerFault::MapChanged)
    } else if again != got {
        Err(AnswerFault::Inconstant(again))
    } else {
        judge(question, got, lowest)
    };
    let fault = match answered {
        Ok(Policy::Other) if claim == Policy::FirstFit => AnswerFault::NotLowest,
        Ok(policy) => return Ok(policy),
        Err(fault) => fault,
    };
    Err(Box::new(WrongAnswer { map: map.clone(), from, fit, got, lowest, fault }))
}

fn judge(
    Question { map, from, fit }: Question<'_>,
    got: usize,
    lowest: Option<usize>,
) -> Result<Policy, AnswerFault> {
    if got >= map.len() {
        return if lowest.is_none() { Ok(Policy::FirstFit) } else { Err(AnswerFault::Missed) };
    }
    if map.len() - got < fit.bits {
        return Err(AnswerFault::PastTheEnd);
    }
    if got < from {
        return Err(AnswerFault::BeforeStart);
    }
    if fit.align_up(got) != Some(got) {
        return Err(AnswerFault::Unaligned);
    }
    match map.next_set(got).filter(|&bit| bit - got < fit.bits) {
        Some(bit) => Err(AnswerFault::Taken(bit)),
        None if lowest == Some(got) => Ok(Policy::FirstFit),
        None => Ok(Policy::Other),
    }
}

/// Grows from one bit to a dozen words, every other time exactly at or beside a word's end; the
/// last few maps are as large as real areas.
fn map_len(rng: &mut Xoshiro256PlusPlus, step: usize) -> usize {
    if step + 8 >= MAPS {
        return 16_384 + step % 3;
    }
    let grown = 1 + step * 12 * WORD / MAPS;
    match step % 2 {
        0 => grown,
        _ => (grown.next_multiple_of(WORD) + rng.random_range(0..3)).saturating_sub(1).max(1),
    }
}

fn search_input(rng: &mut Xoshiro256PlusPlus, len: usize) -> (Bitmap, usize, Fit) {
    let bits = match rng.random_range(0..8) {
        0 => rng.random_range(1..=len),
        1 => len + rng.random_range(0..2),
        2 => [WORD - 1, WORD, WORD + 1, 2 * WORD][rng.random_range(0..4)],
        _ => rng.random_range(1..=24),
    };
    let mask = (1 << [0, 0, 1, 2, 3, 4, 6, 7, 9][rng.random_range(0..9)]) - 1;
    let offset = if rng.random() { 0 } else { rng.random_range(0..=mask) };
    let from = match rng.random_range(0..4) {
        0 => rng.random_range(0..=len),
        // Where the kernel goes on after a busy window at the end of the map.
        1 => len + rng.random_range(0..=mask + 1),
        _ => 0,
    };
    (search_map(rng, len, bits), from, Fit { bits, mask, offset })
}

fn search_map(rng: &mut Xoshiro256PlusPlus, len: usize, bits: usize) -> Bitmap {
    let mut map = Bitmap::new(len);
    match rng.random_range(0..8) {
        0 => {}
        1 => map.set(0, len),
        2 => scatter(rng, &mut map, 2),
        3 => scatter(rng, &mut map, 16),
        4 => scatter(rng, &mut map, 128),
        5 => runs(rng, &mut map, bits),
        6 => stripes(&mut map, bits.saturating_sub(1), bits),
        _ => stripes(&mut map, bits.saturating_sub(1), len / 2),
    }
    map
}

/// Sets about one bit in `every`.
fn scatter(rng: &mut Xoshiro256PlusPlus, map: &mut Bitmap, every: usize) {
    for bit in 0..map.len() {
        if rng.random_range(0..every) == 0 {
            map.set(bit, 1);
        }
    }
}

/// Alternates taken and free runs, the free ones up to twice the request.
fn runs(rng: &mut Xoshiro256PlusPlus, map: &mut Bitmap, bits: usize) {
    let mut at = 0;
    while at < map.len() {
        let taken = rng.random_range(1..=WORD + 2).min(map.len() - at);
        map.set(at, taken);
        at += taken + rng.random_range(0..=2 * bits);
    }
}

/// Sets single bits with `hole` clear bits between them, in all but the last `spared` bits.
fn stripes(map: &mut Bitmap, hole: usize, spared: usize) {
    for bit in (hole..map.len().saturating_sub(spared)).step_by(hole + 1) {
        map.set(bit, 1);
    }
}

impl fmt::Display for WrongAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fault {
            AnswerFault::Missed => write!(f, "finds nothing ({}) where a window fits", self.got)?,
            AnswerFault::PastTheEnd => write!(
                f,
                "answers {}: the kernel takes that for found, but the window ends past the map",
                self.got
            )?,
            AnswerFault::BeforeStart => write!(f, "answers {}, before the start", self.got)?,
            AnswerFault::Unaligned => write!(f, "answers {}, which is not aligned", self.got)?,
            AnswerFault::Taken(bit) => write!(f, "answers {}, but bit {bit} is taken", self.got)?,
            AnswerFault::NotLowest => write!(
                f,
                "answers {}, free but not the lowest: it was first fit in every answer before",
                self.got
            )?,
            AnswerFault::MapChanged => write!(f, "writes to the map")?,
            AnswerFault::Inconstant(again) => write!(
                f,
                "answers {} and, asked the same again, {again}: it must keep no state",
                self.got
            )?,
        }
        match self.lowest {
            Some(bit) => write!(f, "; expected {bit}")?,
            None => write!(f, "; expected nothing, that is {} or more", self.map.len())?,
        }
        let taken = self.map.to_string();
        let Fit { bits, mask, offset } = self.fit;
        write!(
            f,
            ", for map \"{}\" of size {}, start {}, nr {bits}, align_mask {mask}, \
             align_offset {offset}",
            shortened(&taken),
            self.map.len(),
            self.from
        )
    }
}

/// Cuts the text form of a map after a whole run, some lines long.
fn shortened(taken: &str) -> String {
    const LONGEST: usize = 2000;
    match taken.get(..LONGEST).and_then(|head| head.rfind(',')) {
        Some(comma) => format!("{},...", &taken[..comma]),
        None => taken.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cma::finder::classic::Classic;
    use crate::cma::finder::last_bit::LastBit;

    /// Turns an answer of ours into the kernel's: past the end for nothing.
    fn raw(map: &Bitmap, found: Option<usize>) -> usize {
        found.unwrap_or(map.len() + 1)
    }

    fn naive(map: &Bitmap, from: usize, fit: Fit) -> Option<usize> {
        Naive.find(map, from, fit)
    }

    #[track_caller]
    fn check_refused(ask: impl FnMut(&mut Bitmap, usize, Fit) -> usize, words: &str) {
        let text = check(ask).expect_err("a wrong finder passes").to_string();
        assert!(text.contains(words), "{text:?} lacks {words:?}");
        assert!(text.len() < 3000, "{} characters", text.len());
        for part in
            ["expected ", "map \"", "size ", "start ", "nr ", "align_mask ", "align_offset "]
        {
            assert!(text.contains(part), "{text:?} lacks {part:?}");
        }
    }

    #[test]
    fn first_fit_finders_pass_as_such() {
        let classic = |map: &mut Bitmap, from, fit| raw(map, Classic.find(map, from, fit));
        let last = |map: &mut Bitmap, from, fit| raw(map, LastBit.find(map, from, fit));
        assert_eq!(check(classic), Ok(Policy::FirstFit));
        assert_eq!(check(last), Ok(Policy::FirstFit));
    }

    #[test]
    fn a_free_window_that_is_not_the_lowest_is_another_policy() {
        let last_fit = |map: &mut Bitmap, from, fit: Fit| {
            let mut found = None;
            let mut at = from;
            while let Some(bit) = naive(map, at, fit) {
                found = Some(bit);
                at = bit + 1;
            }
            raw(map, found)
        };
        assert_eq!(check(last_fit), Ok(Policy::Other));
    }

    #[test]
    fn wrong_answers_are_named_with_their_input() {
        let with = |map: &mut Bitmap, from, fit| raw(map, naive(map, from, fit));
        check_refused(|map, _, _| map.len(), "finds nothing");
        check_refused(|_, _, _| usize::MAX, "finds nothing");
        check_refused(|map, from, fit| with(map, from, Fit { mask: 0, ..fit }), "not aligned");
        check_refused(|map, from, fit| with(map, from, Fit { offset: 0, ..fit }), "not aligned");
        check_refused(|map, _, fit| with(map, 0, fit), "before the start");
        check_refused(|map, from, fit| with(map, from, Fit { bits: 1, ..fit }), "past the map");
    }

    #[test]
    fn a_window_over_taken_bits_is_named_with_the_bit() {
        let unchecked = |map: &mut Bitmap, from, fit: Fit| {
            let bit = map.next_zero(from).and_then(|bit| fit.align_up(bit));
            raw(map, bit.filter(|bit| bit + fit.bits <= map.len()))
        };
        check_refused(unchecked, "is taken");
    }

    #[test]
    fn a_search_that_only_fails_beyond_one_word_is_caught() {
        let in_one_word = |map: &mut Bitmap, from, fit: Fit| match naive(map, from, fit) {
            Some(bit) if bit % WORD + fit.bits > WORD + 1 => map.len(),
            found => raw(map, found),
        };
        check_refused(in_one_word, "finds nothing");
    }

    #[test]
    fn a_fault_in_large_maps_only_is_caught() {
        let short_sighted = |map: &mut Bitmap, from, fit: Fit| match naive(map, from, fit) {
            Some(bit) if bit > 2000 => map.len(),
            found => raw(map, found),
        };
        check_refused(short_sighted, "finds nothing");
    }

    #[test]
    fn a_function_that_keeps_state_or_writes_to_the_map_is_caught() {
        let mut calls = 0;
        let alternating = |map: &mut Bitmap, from, fit: Fit| {
            calls += 1;
            let found = naive(map, from, fit);
            let next = found.and_then(|bit| naive(map, bit + 1, fit)).or(found);
            raw(map, if calls % 2 == 0 { next } else { found })
        };
        check_refused(alternating, "asked the same again");
        let writing = |map: &mut Bitmap, from, fit: Fit| {
            let found = naive(map, from, fit);
            map.words_mut()[0] |= 1;
            raw(map, found)
        };
        check_refused(writing, "writes to the map");
    }

    #[test]
    fn an_answer_is_held_against_the_policy_claimed() {
        let map = Bitmap::new(64);
        let question = Question { map: &map, from: 0, fit: Fit { bits: 4, mask: 0, offset: 0 } };
        let ask = |claim, answer: usize| {
            examine(question, Some(0), claim, &mut map.clone(), |_, _, _| answer)
                .map_err(|wrong| wrong.to_string())
        };
        assert_eq!(ask(Policy::FirstFit, 0), Ok(Policy::FirstFit));
        assert_eq!(ask(Policy::Other, 8), Ok(Policy::Other));
        let wrong = ask(Policy::FirstFit, 8).unwrap_err();
        assert!(wrong.contains("answers 8, free but not the lowest"), "{wrong}");
    }

    #[test]
    fn inputs_are_the_same_every_time() {
        let mut first = Vec::new();
        let mut second = Vec::new();
        for inputs in [&mut first, &mut second] {
            let _ = check(|map, from, fit| {
                inputs.push((map.len(), from, fit));
                raw(map, naive(map, from, fit))
            });
        }
        assert_eq!(first.len(), 2 * MAPS * SEARCHES_PER_MAP);
        assert_eq!(first, second);
    }
}
