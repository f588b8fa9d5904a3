//! Word-wise scans of a bitmap, in the roles of the kernel's `find_next_bit` family.
//!
//! Out of line on purpose: every finder calls the same code, as the kernel's finders do, so that a
//! comparison of two finders does not measure what the inliner made of each.

use super::bitmap::{Bitmap, WORD};
use super::meter::Meter;

/// Finds the first clear bit at or after `from`.
#[inline(never)]
pub(super) fn next_zero<M: Meter>(map: &Bitmap, from: usize, meter: &mut M) -> Option<usize> {
    if from >= map.len() {
        return None;
    }
    let words = map.words();
    let mut index = from / WORD;
    // Ones below `from` hide what comes before it.
    let mut word = words[index] | !(!0 << (from % WORD));
    meter.words(1);
    if word == !0 {
        let rest = &words[index + 1..];
        let full = rest.iter().take_while(|&&word| word == !0).count();
        meter.words((full + 1).min(rest.len()) as u64);
        word = *rest.get(full)?;
        index += 1 + full;
    }
    // Bits past the end are set, so a clear bit is always within the map.
    Some(index * WORD + word.trailing_ones() as usize)
}

/// Finds the first set bit in `from..end`; `end` is at most the map's length.
#[inline(never)]
pub(super) fn next_set<M: Meter>(
    map: &Bitmap,
    from: usize,
    end: usize,
    meter: &mut M,
) -> Option<usize> {
    if from >= end {
        return None;
    }
    let words = map.words();
    let last = (end - 1) / WORD;
    let mut index = from / WORD;
    let mut word = words[index] & (!0 << (from % WORD));
    meter.words(1);
    while word == 0 {
        index += 1;
        if index > last {
            return None;
        }
        word = words[index];
        meter.words(1);
    }
    Some(index * WORD + word.trailing_zeros() as usize).filter(|&bit| bit < end)
}

/// Finds the last set bit in `from..end`; `end` is at most the map's length.
#[inline(never)]
pub(super) fn last_set<M: Meter>(
    map: &Bitmap,
    from: usize,
    end: usize,
    meter: &mut M,
) -> Option<usize> {
    if from >= end {
        return None;
    }
    let words = map.words();
    let first = from / WORD;
    let mut index = (end - 1) / WORD;
    let mut word = words[index] & (!0 >> (WORD - 1 - (end - 1) % WORD));
    meter.words(1);
    while word == 0 {
        if index == first {
            return None;
        }
        index -= 1;
        word = words[index];
        meter.words(1);
    }
    Some(index * WORD + word.ilog2() as usize).filter(|&bit| bit >= from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cma::meter::NoMeter;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(crate::testing::seeded(256))]

        #[test]
        fn scans_equal_a_bit_by_bit_loop(
            len in 1usize..260,
            bits in prop::collection::vec(0usize..260, 0..40),
            from in 0usize..270,
            end in 0usize..260,
        ) {
            let mut map = Bitmap::new(len);
            for bit in bits.iter().filter(|&&b| b < len) {
                map.set(*bit, 1);
            }
            let end = end.min(len);
            let set = |bit: &usize| map.test(*bit);
            let clear = |bit: &usize| !map.test(*bit);
            prop_assert_eq!(next_zero(&map, from, &mut NoMeter), (from..len).find(clear));
            prop_assert_eq!(next_set(&map, from, end, &mut NoMeter), (from..end).find(set));
            prop_assert_eq!(last_set(&map, from, end, &mut NoMeter), (from..end).rev().find(set));
        }
    }
}
