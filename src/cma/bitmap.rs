//! The page bitmap: one bit per `1 << order_per_bit` pages, set while taken.
//!
//! Bits past the end in the last word stay set, so that no search can take them for free.
//! Searching lives in `scan`, shared by every finder and out of line.

use std::fmt;

use super::meter::NoMeter;
use super::scan;

/// A fixed number of bits in 64-bit words.
///
/// Its text form lists the set bits as `0-8,64,70-78`; the empty string stands for none.
#[derive(Clone, PartialEq, Eq)]
pub struct Bitmap {
    words: Vec<u64>,
    len: usize,
}

/// Bits in a word.
pub(crate) const WORD: usize = 64;

impl Bitmap {
    /// Makes a map of `len` clear bits.
    pub fn new(len: usize) -> Bitmap {
        let mut words = vec![0; len.div_ceil(WORD)];
        if !len.is_multiple_of(WORD)
            && let Some(last) = words.last_mut()
        {
            *last = !0 << (len % WORD);
        }
        Bitmap { words, len }
    }

    /// Returns the number of bits.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Tells whether the map has no bits at all.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the words; bits past [`Bitmap::len`] are set.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// Returns the words for code that may do anything to them.
    pub(super) fn words_mut(&mut self) -> &mut [u64] {
        &mut self.words
    }

    /// Tells whether a bit is set.
    ///
    /// # Panics
    /// If `bit` is past the end.
    pub fn test(&self, bit: usize) -> bool {
        assert!(bit < self.len, "bit {bit} of {}", self.len);
        self.words[bit / WORD] >> (bit % WORD) & 1 == 1
    }

    /// Sets `count` bits from `start` on.
    ///
    /// # Panics
    /// If the run ends past the end.
    #[inline]
    pub fn set(&mut self, start: usize, count: usize) {
        match self.in_one_word(start, count) {
            Some((word, mask)) => *word |= mask,
            None => self.for_masks(start, count, |word, mask| *word |= mask),
        }
    }

    /// Clears `count` bits from `start` on.
    ///
    /// # Panics
    /// If the run ends past the end.
    #[inline]
    pub fn clear(&mut self, start: usize, count: usize) {
        match self.in_one_word(start, count) {
            Some((word, mask)) => *word &= !mask,
            None => self.for_masks(start, count, |word, mask| *word &= !mask),
        }
    }

    /// Returns the word and the mask of a run that lies in one word and in the map: most requests
    /// are of a few bits.
    #[inline]
    fn in_one_word(&mut self, start: usize, count: usize) -> Option<(&mut u64, u64)> {
        let bit = start % WORD;
        if count == 0 || count > WORD - bit || start >= self.len || count > self.len - start {
            return None;
        }
        let word = self.words.get_mut(start / WORD)?;
        Some((word, (!0 >> (WORD - count)) << bit))
    }

    /// Applies `change` to each word of a run, with the mask of the run's bits in it.
    fn for_masks(&mut self, start: usize, count: usize, change: impl Fn(&mut u64, u64)) {
        let end = start.checked_add(count).filter(|&end| end <= self.len);
        let Some(end) = end else { panic!("bits {start}+{count} of {}", self.len) };
        if count == 0 {
            return;
        }
        let (first, last) = (start / WORD, (end - 1) / WORD);
        let first_mask = !0 << (start % WORD);
        let last_mask = !0 >> (WORD - 1 - (end - 1) % WORD);
        if first == last {
            change(&mut self.words[first], first_mask & last_mask);
            return;
        }
        change(&mut self.words[first], first_mask);
        for word in &mut self.words[first + 1..last] {
            change(word, !0);
        }
        change(&mut self.words[last], last_mask);
    }

    /// Returns the number of set bits.
    pub fn weight(&self) -> usize {
        let ones: usize = self.words.iter().map(|w| w.count_ones() as usize).sum();
        ones - (self.words.len() * WORD - self.len)
    }

    /// Returns the number of set bits among `count` bits from `start` on, clipped to the end.
    pub fn weight_in(&self, start: usize, count: usize) -> usize {
        let end = start.saturating_add(count).min(self.len);
        let (mut at, mut ones) = (start.min(end), 0);
        while at < end {
            let stop = (at / WORD + 1).saturating_mul(WORD).min(end);
            let mask = (!0u64 >> (WORD - (stop - at))) << (at % WORD);
            ones += (self.words[at / WORD] & mask).count_ones() as usize;
            at = stop;
        }
        ones
    }

    /// Returns the first clear bit at or after `from`.
    pub(crate) fn next_zero(&self, from: usize) -> Option<usize> {
        scan::next_zero(self, from, &mut NoMeter)
    }

    /// Returns the first set bit at or after `from`.
    pub(crate) fn next_set(&self, from: usize) -> Option<usize> {
        scan::next_set(self, from, self.len, &mut NoMeter)
    }

    /// Iterates over the maximal runs of clear bits, lowest first, as `(start, length)`.
    pub fn clear_runs(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let mut at = 0;
        std::iter::from_fn(move || {
            let start = self.next_zero(at)?;
            at = self.next_set(start).unwrap_or(self.len);
            Some((start, at - start))
        })
    }

    /// Iterates over the maximal runs of set bits, lowest first, as `(start, length)`.
    pub(crate) fn set_runs(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let mut at = 0;
        std::iter::from_fn(move || {
            let start = self.next_set(at)?;
            at = self.next_zero(start).unwrap_or(self.len);
            Some((start, at - start))
        })
    }

    /// Reads the text form into a map of `len` bits.
    ///
    /// # Errors
    /// A sentence that names the part which is not `BIT` or `FIRST-LAST` within `len`.
    pub fn parse(len: usize, text: &str) -> Result<Bitmap, String> {
        let mut map = Bitmap::new(len);
        for part in text.split(',').map(str::trim).filter(|p| !p.is_empty()) {
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            let bounds = first.parse::<usize>().ok().zip(last.parse::<usize>().ok());
            match bounds {
                Some((first, last)) if first <= last && last < len => {
                    map.set(first, last - first + 1);
                }
                _ => return Err(format!("`{part}` is not BIT or FIRST-LAST below {len}")),
            }
        }
        Ok(map)
    }
}

impl fmt::Display for Bitmap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (start, count)) in self.set_runs().enumerate() {
            let comma = if i == 0 { "" } else { "," };
            match count {
                1 => write!(f, "{comma}{start}")?,
                _ => write!(f, "{comma}{start}-{}", start + count - 1)?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Bitmap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bitmap({}: {self})", self.len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The obviously right twin: one bool a bit.
    fn twin(len: usize, ops: &[(bool, usize, usize)]) -> (Bitmap, Vec<bool>) {
        let (mut map, mut bools) = (Bitmap::new(len), vec![false; len]);
        for &(set, start, count) in ops {
            let start = start % (len + 1);
            let count = count % (len - start + 1);
            if set {
                map.set(start, count);
            } else {
                map.clear(start, count);
            }
            bools[start..start + count].fill(set);
        }
        (map, bools)
    }

    proptest! {
        #![proptest_config(crate::testing::seeded(256))]

        #[test]
        fn every_operation_equals_the_bool_by_bool_twin(
            len in 0usize..300,
            ops in prop::collection::vec((any::<bool>(), 0usize..400, 0usize..400), 0..12),
            from in 0usize..310,
        ) {
            let (map, bools) = twin(len, &ops);
            for (bit, &set) in bools.iter().enumerate() {
                prop_assert_eq!(map.test(bit), set);
            }
            prop_assert_eq!(map.weight(), bools.iter().filter(|&&b| b).count());
            let count = from / 2;
            let window = bools.iter().skip(from).take(count).filter(|&&b| b).count();
            prop_assert_eq!(map.weight_in(from, count), window);
            let find = |want| (from..len).find(|&b| bools[b] == want);
            prop_assert_eq!(map.next_zero(from), find(false));
            prop_assert_eq!(map.next_set(from), find(true));
            let free: usize = map.clear_runs().map(|(_, n)| n).sum();
            prop_assert_eq!(free, len - map.weight());
            prop_assert_eq!(Bitmap::parse(len, &map.to_string()), Ok(map));
        }
    }

    #[test]
    fn text_form_lists_set_runs() {
        let map = Bitmap::parse(100, "0-8,64,70-78").unwrap();
        assert_eq!(map.to_string(), "0-8,64,70-78");
        assert_eq!(map.weight(), 19);
        assert_eq!(map.clear_runs().collect::<Vec<_>>(), [(9, 55), (65, 5), (79, 21)]);
    }

    #[test]
    fn text_form_refuses_bits_past_the_end() {
        for bad in ["100", "5-3", "90-100", "x", "1-2-3", "-1"] {
            assert!(Bitmap::parse(100, bad).is_err(), "{bad}");
        }
    }

    #[test]
    #[should_panic(expected = "bits 60+5 of 64")]
    fn setting_past_the_end_panics() {
        Bitmap::new(64).set(60, 5);
    }
}
