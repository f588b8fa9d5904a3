//! Looks at single windows of a bitmap, for the finders that work on whole words.
//!
//! Unlike [`crate::cma::scan`], these are inlined: they are a part of the algorithms, not the
//! helpers that all finders have in common.

use super::Meter;
use crate::cma::bitmap::WORD;
use crate::cma::vector::Lanes;

/// Words at the end of a window that are looked at first: a set bit is often that near.
const NEAR: usize = 16;

/// Returns the 64 bits from `at` on, set past the end; `None` when all of them are.
#[inline]
pub(super) fn ahead(words: &[u64], at: usize) -> Option<u64> {
    let (index, shift) = (at / WORD, at % WORD);
    let low = *words.get(index)?;
    let high = words.get(index + 1).copied().unwrap_or(!0);
    Some(low >> shift | high << 1 << (WORD - 1 - shift))
}

/// Returns the 64 bits before `at`, the nearest on top, set before the start of the map.
#[inline]
pub(super) fn behind(words: &[u64], at: usize) -> u64 {
    let (index, shift) = (at / WORD, at % WORD);
    let high = words.get(index).copied().unwrap_or(!0);
    let low = index.checked_sub(1).and_then(|index| words.get(index)).copied().unwrap_or(!0);
    high << 1 << (WORD - 1 - shift) | low >> shift
}

/// Returns a word with the lowest `bits` (1 to 64) bits set.
#[inline]
pub(super) fn lowest(bits: usize) -> u64 {
    !0 >> (WORD - bits)
}

/// Returns a word with bit 0 and every further multiple of `mask + 1` set; `mask` is below 64.
#[inline]
pub(super) fn aligned_bits(mask: usize) -> u64 {
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

/// Tells whether the bits `at..end`, more than 64 and within the words, are clear.
#[inline]
pub(super) fn is_clear(words: &[u64], at: usize, end: usize) -> bool {
    let [first, inner @ .., last] = &words[at / WORD..=(end - 1) / WORD] else { return false };
    let edges = first >> (at % WORD) | last << (WORD - 1 - (end - 1) % WORD);
    // Nearly always all are clear, so one branch for all of them is cheaper than one for each.
    inner.iter().fold(edges, |any, word| any | word) == 0
}

/// Finds the last set bit in `from..end`, which lies within the words.
#[inline]
pub(super) fn last_set<M: Meter>(
    lanes: Lanes,
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
    let inner = last_nonzero(lanes, &words[first + 1..last]);
    meter.words(as_count(last - first - inner.map_or(0, |index| index + 1)));
    let (index, word) = match inner {
        Some(index) => (first + 1 + index, words[first + 1 + index]),
        None => (first, words[first] & low),
    };
    (word != 0).then(|| index * WORD + word.ilog2() as usize)
}

/// Finds the last word that is not 0.
#[inline]
fn last_nonzero(lanes: Lanes, words: &[u64]) -> Option<usize> {
    let (far, near) = words.split_at(words.len().saturating_sub(NEAR));
    if near.iter().fold(0, |any, word| any | word) != 0 {
        return near.iter().rposition(|&word| word != 0).map(|index| far.len() + index);
    }
    if far.is_empty() { None } else { lanes.last_nonzero(far) }
}

/// Widens a number of words.
#[inline]
pub(super) fn as_count(words: usize) -> u64 {
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

    #[test]
    fn bits_ahead_and_behind_are_set_outside_of_the_map() {
        let words = [0b1010, 0];
        assert_eq!(ahead(&words, 1), Some(0b101));
        assert_eq!(ahead(&words, 65), Some(1 << 63));
        assert_eq!(ahead(&words, 128), None);
        assert_eq!(behind(&words, 0), !0);
        assert_eq!(behind(&words, 2), 0b10 << 62 | !0 >> 2);
        assert_eq!(behind(&words, 128), 0);
        assert_eq!(behind(&words, 67), 0b1010 >> 3);
    }
}
