//! Whole words at a time, without any state.
//!
//! Idea: probe the first window as cheaply as [`classic`](super::classic) does, since on sparse
//! maps it nearly always fits. If it does not:
//!
//! * Up to 64 bits: `free & free >> 1` marks the starts of runs of two, `& .. >> 2` of that those
//!   of four, and so on; all starts of a word are known after at most six such steps, several words
//!   at once in wide vectors. Alignment below a word is one more mask; candidates of a larger one
//!   are tried one by one.
//! * Above: look for the last set bit of a window and start again after it, as
//!   [`last_bit`](super::last_bit), but never read again what is known to be clear. A run of 63
//!   bits or more covers a whole aligned half word, so when a window leaves nothing to build on,
//!   go to the next clear half. Windows or alignments of many words leap instead: one read skips
//!   more than a scan would.
//!
//! Wins nearly everywhere. Loses to an index on large, nearly full areas: it still reads them.

use super::{Fit, Meter, Search};
use crate::cma::bitmap::{Bitmap, WORD};
use crate::cma::vector::{Lanes, Starts, runs_in};

/// From this many bits on, leaping from window to window reads less than scanning every word
/// (`cmasim bench find-bit`, dense maps).
const LEAP: usize = 1024;

/// Words at the end of a window that are looked at first: a set bit is often that near.
const NEAR: usize = 16;

/// Stateless first fit on whole words.
#[derive(Clone, Copy, Debug)]
pub struct Adaptive {
    lanes: Lanes,
}

impl Adaptive {
    /// Makes a finder that uses the widest vectors of this CPU.
    pub fn new() -> Adaptive {
        Adaptive { lanes: Lanes::detect() }
    }

    /// Makes a finder that uses plain words only.
    pub fn portable() -> Adaptive {
        Adaptive { lanes: Lanes::portable() }
    }
}

impl Default for Adaptive {
    fn default() -> Adaptive {
        Adaptive::new()
    }
}

impl Search for Adaptive {
    fn search<M: Meter>(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        meter: &mut M,
    ) -> Option<usize> {
        let at = fit.align_up(from)?;
        let words = map.words();
        meter.windows(1);
        if fit.bits > WORD {
            let end = at.checked_add(fit.bits).filter(|&end| end <= map.len())?;
            if fit.bits <= LEAP && is_clear(words, at, end) {
                meter.words(as_count((end - 1) / WORD - at / WORD + 1));
                return Some(at);
            }
            return self.long(map, at, end, fit, meter);
        }
        let window = ahead(words, at)?;
        meter.words(2);
        // A single bit is as likely taken as free on a dense map: no branch on the first one.
        if (fit.bits | fit.mask) > 1 && window & lowest(fit.bits) == 0 {
            return Some(at);
        }
        if fit.mask >= WORD {
            return short_stepped(map, at, fit, meter);
        }
        let near = runs_in(!window, 0, fit.bits) & aligned_bits(fit.mask);
        if near != 0 {
            return Some(at + near.trailing_zeros() as usize);
        }
        self.short(map, at, fit, meter)
    }
}

impl Adaptive {
    /// Finds up to 64 bits at an alignment of at most a word, after the aligned bit `at`; the 64
    /// bits from there on hold none.
    #[inline(never)]
    fn short<M: Meter>(self, map: &Bitmap, at: usize, fit: Fit, meter: &mut M) -> Option<usize> {
        let every = aligned_bits(fit.mask);
        let from = at + (WORD + 1 - fit.bits);
        let starts = Starts { bits: fit.bits, aligned: every << (at & fit.mask) };
        let found = self.lanes.first_start(map.words(), from, starts);
        let stop = found.map_or(map.words().len(), |bit| bit / WORD + 1);
        meter.words(as_count(stop.saturating_sub(from / WORD)));
        found
    }

    /// Finds more than 64 bits at or after the aligned bit `at`; the first window ends at `end`.
    #[inline(never)]
    fn long<M: Meter>(
        self,
        map: &Bitmap,
        mut at: usize,
        mut end: usize,
        fit: Fit,
        meter: &mut M,
    ) -> Option<usize> {
        let leaps = fit.bits.max(fit.mask) >= LEAP;
        let mut clear_to = at;
        while let Some(taken) = self.last_set(map.words(), clear_to.max(at), end, meter) {
            let start = taken + 1;
            clear_to = end;
            let scan = !leaps && clear_to - start < WORD && ahead(map.words(), start)? != 0;
            at = fit.align_up(if scan { self.next_run(map, start, meter)? } else { start })?;
            end = at.checked_add(fit.bits).filter(|&end| end <= map.len())?;
            meter.windows(1);
        }
        Some(at)
    }

    /// Finds the last set bit in `from..end`, which lies within the words.
    #[inline]
    fn last_set<M: Meter>(
        self,
        words: &[u64],
        from: usize,
        end: usize,
        meter: &mut M,
    ) -> Option<usize> {
        if from >= end {
            return None;
        }
        let (first, last) = (from / WORD, (end - 1) / WORD);
        let low = !0 << (from % WORD);
        let high = !0 >> (WORD - 1 - (end - 1) % WORD);
        meter.words(1);
        let word = words[last] & high & if first == last { low } else { !0 };
        if word != 0 {
            return Some(last * WORD + word.ilog2() as usize);
        }
        if first == last {
            return None;
        }
        let inner = self.last_nonzero(&words[first + 1..last]);
        meter.words(as_count(last - first - inner.map_or(0, |index| index + 1)));
        let (index, word) = match inner {
            Some(index) => (first + 1 + index, words[first + 1 + index]),
            None => (first, words[first] & low),
        };
        (word != 0).then(|| index * WORD + word.ilog2() as usize)
    }

    /// Finds the last word that is not 0.
    #[inline]
    fn last_nonzero(self, words: &[u64]) -> Option<usize> {
        let (far, near) = words.split_at(words.len().saturating_sub(NEAR));
        // Nearly always all are clear, so one branch for all of them is cheaper than one for each.
        if near.iter().fold(0, |any, word| any | word) != 0 {
            return near.iter().rposition(|&word| word != 0).map(|index| far.len() + index);
        }
        if far.is_empty() { None } else { self.lanes.last_nonzero(far) }
    }

    /// Finds the start of the first run at or after `start` that covers a whole aligned half word;
    /// the bit before `start` is set.
    #[inline]
    fn next_run<M: Meter>(self, map: &Bitmap, start: usize, meter: &mut M) -> Option<usize> {
        const HALF: usize = WORD / 2;
        let words = map.words();
        let found = self.lanes.first_clear_half(words, start / HALF);
        let stop = found.map_or(words.len(), |half| half / 2 + 1);
        meter.words(as_count(stop.saturating_sub(start / WORD)));
        let half = found?;
        // The half before is not clear, or it holds the set bit before `start`.
        let before = half.checked_sub(1)?;
        let word = words[before / 2] << if before.is_multiple_of(2) { HALF } else { 0 };
        Some((half * HALF - word.leading_zeros() as usize).max(start))
    }
}

/// Finds up to 64 bits at an alignment of more than a word, at or after the aligned bit `at`.
#[inline(never)]
fn short_stepped<M: Meter>(map: &Bitmap, mut at: usize, fit: Fit, meter: &mut M) -> Option<usize> {
    while ahead(map.words(), at)? & lowest(fit.bits) != 0 {
        at = at.checked_add(fit.mask)?.checked_add(1)?;
        meter.windows(1);
        meter.words(2);
    }
    Some(at)
}

/// Tells whether the bits `at..end`, more than 64 and within the words, are clear.
#[inline]
fn is_clear(words: &[u64], at: usize, end: usize) -> bool {
    let [first, inner @ .., last] = &words[at / WORD..=(end - 1) / WORD] else { return false };
    let edges = first >> (at % WORD) | last << (WORD - 1 - (end - 1) % WORD);
    // Nearly always all are clear, so one branch for all of them is cheaper than one for each.
    inner.iter().fold(edges, |any, word| any | word) == 0
}

/// Returns the 64 bits from `at` on, set past the end; `None` when all of them are.
#[inline]
fn ahead(words: &[u64], at: usize) -> Option<u64> {
    let (index, shift) = (at / WORD, at % WORD);
    let low = *words.get(index)?;
    let high = words.get(index + 1).copied().unwrap_or(!0);
    Some(low >> shift | high << 1 << (WORD - 1 - shift))
}

/// Returns a word with the lowest `bits` (1 to 64) bits set.
#[inline]
fn lowest(bits: usize) -> u64 {
    !0 >> (WORD - bits)
}

/// Returns a word with bit 0 and every further multiple of `mask + 1` set; `mask` is below 64.
#[inline]
fn aligned_bits(mask: usize) -> u64 {
    const BY_ORDER: [u64; 8] = [
        !0,
        0x5555_5555_5555_5555,
        0x1111_1111_1111_1111,
        0x0101_0101_0101_0101,
        0x0001_0001_0001_0001,
        0x0000_0001_0000_0001,
        1,
        0,
    ];
    BY_ORDER[mask.trailing_ones() as usize & 7]
}

/// Widens a number of words.
#[inline]
fn as_count(words: usize) -> u64 {
    words as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn aligned_bits_are_the_multiples_of_the_alignment() {
        for order in 0..=6 {
            let align = 1usize << order;
            let expected = (0..64).step_by(align).fold(0u64, |word, bit| word | 1 << bit);
            assert_eq!(aligned_bits(align - 1), expected, "order {order}");
        }
    }
}
