//! Scans over many words at once: wide vectors where the CPU has them, plain words everywhere.
//!
//! Each scan exists twice, in [`portable`] and in `avx2`, with the same answers; [`Lanes`] chooses
//! once, when a finder is made. The answers are positions only, so that counted effort does not
//! depend on the CPU.
#![allow(
    unsafe_code,
    reason = "vector loads take pointers, and a function compiled for AVX2 may only be called on a \
              CPU that has it"
)]

/// Which instructions the scans use.
#[derive(Clone, Copy, Debug)]
pub struct Lanes {
    #[cfg(target_arch = "x86_64")]
    avx2: Option<avx2::Avx2>,
}

/// Where a run may start: its length in bits, 1 to 64, and the aligned bits of every word.
#[derive(Clone, Copy, Debug)]
pub struct Starts {
    /// Length of the run in bits, 1 to 64.
    pub bits: usize,
    /// Bits of a word at which a run may start.
    pub aligned: u64,
}

impl Lanes {
    /// Chooses the widest that this CPU has.
    pub fn detect() -> Lanes {
        Lanes {
            #[cfg(target_arch = "x86_64")]
            avx2: avx2::Avx2::detect(),
        }
    }

    /// Chooses plain words, whatever the CPU has.
    pub fn portable() -> Lanes {
        Lanes {
            #[cfg(target_arch = "x86_64")]
            avx2: None,
        }
    }

    /// Finds the lowest bit in `from..until` that starts a run of clear bits as `starts` asks; the
    /// run may end after `until`, but bits past the last word count as set.
    #[inline]
    pub fn first_start(
        self,
        words: &[u64],
        from: usize,
        until: usize,
        starts: Starts,
    ) -> Option<usize> {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = self.avx2 {
            return avx2.first_start(words, from, until, starts).filter(|&bit| bit < until);
        }
        portable::first_start(words, from, until, starts).filter(|&bit| bit < until)
    }

    /// Marks the bits of the first eight words that start a run as `starts` asks.
    #[inline]
    pub fn all_starts(self, words: &[u64; 9], starts: Starts) -> [u64; 8] {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = self.avx2 {
            return avx2.all_starts(words, starts);
        }
        portable::all_starts(words, starts)
    }

    /// Finds the first half word at or after half `from` that is clear; half `2 * i` is the low
    /// half of word `i`.
    #[inline]
    pub fn first_clear_half(self, words: &[u64], from: usize) -> Option<usize> {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = self.avx2 {
            return avx2.first_clear_half(words, from);
        }
        portable::first_clear_half(words, from)
    }

    /// Finds the first word from `from` on that is clear.
    #[inline]
    pub fn first_clear_word(self, words: &[u64], from: usize) -> Option<usize> {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = self.avx2 {
            return avx2.first_clear_word(words, from);
        }
        portable::first_clear_word(words, from)
    }

    /// Finds the last word that is not 0.
    #[inline]
    pub fn last_nonzero(self, words: &[u64]) -> Option<usize> {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = self.avx2 {
            return avx2.last_nonzero(words);
        }
        portable::last_nonzero(words)
    }

    /// Returns a mask of the bytes that are at least `least`.
    #[inline]
    pub fn at_least(self, node: &[u8; 32], least: u8) -> u32 {
        #[cfg(target_arch = "x86_64")]
        if self.avx2.is_some() {
            // SAFETY: every x86-64 CPU has SSE2.
            return unsafe { sse2::at_least(node, least) };
        }
        portable::at_least(node, least)
    }

    /// Tells which of eight words equal `value`, in the even bits of a mask.
    #[inline]
    pub fn equal(self, words: &[u64; 8], value: u64) -> u32 {
        #[cfg(target_arch = "x86_64")]
        if self.avx2.is_some() {
            // SAFETY: every x86-64 CPU has SSE2.
            return unsafe { sse2::equal(words, value) };
        }
        portable::equal(words, value)
    }

    /// Returns the largest byte but the one at `lane`, which is below 32.
    #[inline]
    pub fn largest_but(self, node: &[u8; 32], lane: usize) -> u8 {
        #[cfg(target_arch = "x86_64")]
        if self.avx2.is_some() {
            // SAFETY: every x86-64 CPU has SSE2.
            return unsafe { sse2::largest_but(node, lane) };
        }
        portable::largest_but(node, lane)
    }
}

/// Returns the bits of the first word at which `bits` (1 to 64) bits that are set in `free` may
/// start; `next` holds the 64 bits after it.
///
/// Doubles the length of the runs it knows: after a step a bit stands for a run of `have`.
#[inline]
pub fn runs_in(free: u64, next: u64, bits: usize) -> u64 {
    let (mut low, mut high, mut have) = (free, next, 1);
    while have < bits && low != 0 {
        let step = have.min(bits - have);
        low &= low >> step | high << (64 - step);
        high &= high >> step;
        have += step;
    }
    low
}

/// The scans in plain words.
mod portable {
    use super::{Starts, runs_in};

    /// Looks at whole words: the answer may lie in the word of `until`, after it.
    pub(super) fn first_start(
        words: &[u64],
        from: usize,
        until: usize,
        starts: Starts,
    ) -> Option<usize> {
        if from >= until {
            return None;
        }
        let mut index = from / 64;
        let mut free = !*words.get(index)?;
        let mut allowed = starts.aligned & (!0 << (from % 64));
        loop {
            let next = words.get(index + 1).map_or(0, |word| !word);
            let found = runs_in(free, next, starts.bits) & allowed;
            if found != 0 {
                return Some(index * 64 + found.trailing_zeros() as usize);
            }
            index += 1;
            if index >= words.len() || index * 64 >= until {
                return None;
            }
            free = next;
            allowed = starts.aligned;
        }
    }

    pub(super) fn all_starts(words: &[u64; 9], starts: Starts) -> [u64; 8] {
        std::array::from_fn(|i| runs_in(!words[i], !words[i + 1], starts.bits) & starts.aligned)
    }

    pub(super) fn first_clear_half(words: &[u64], from: usize) -> Option<usize> {
        let half = |word: u64| if word << 32 == 0 { Some(0) } else { None };
        let either = |word: u64| half(word).or((word >> 32 == 0).then_some(1));
        let index = from / 2;
        let first = *words.get(index)? | if from.is_multiple_of(2) { 0 } else { 1 };
        if let Some(side) = either(first) {
            return Some(index * 2 + side);
        }
        let rest = words.get(index + 1..)?;
        let (at, side) =
            rest.iter().enumerate().find_map(|(i, &word)| either(word).map(|side| (i, side)))?;
        Some((index + 1 + at) * 2 + side)
    }

    pub(super) fn first_clear_word(words: &[u64], from: usize) -> Option<usize> {
        words.get(from..)?.iter().position(|&word| word == 0).map(|index| from + index)
    }

    pub(super) fn last_nonzero(words: &[u64]) -> Option<usize> {
        words.iter().rposition(|&word| word != 0)
    }

    pub(super) fn at_least(node: &[u8; 32], least: u8) -> u32 {
        let bit = |(i, &byte): (usize, &u8)| u32::from(byte >= least) << i;
        node.iter().enumerate().map(bit).fold(0, |mask, bit| mask | bit)
    }

    pub(super) fn equal(words: &[u64; 8], value: u64) -> u32 {
        let bit = |(i, &word): (usize, &u64)| u32::from(word == value) << (2 * i);
        words.iter().enumerate().map(bit).fold(0, |mask, bit| mask | bit)
    }

    pub(super) fn largest_but(node: &[u8; 32], lane: usize) -> u8 {
        let others = node.iter().enumerate().filter(|&(index, _)| index != lane);
        others.fold(0, |largest, (_, &byte)| largest.max(byte))
    }
}

/// What every x86-64 has, so that it can be inlined anywhere.
#[cfg(target_arch = "x86_64")]
mod sse2 {
    use std::arch::x86_64::*;

    #[inline]
    #[target_feature(enable = "sse2")]
    fn load(node: &[u8; 32]) -> [__m128i; 2] {
        let halves: *const __m128i = node.as_ptr().cast();
        // SAFETY: the reference covers 2 * 16 readable bytes, and `loadu` asks for no alignment.
        unsafe { [_mm_loadu_si128(halves), _mm_loadu_si128(halves.add(1))] }
    }

    #[inline]
    #[target_feature(enable = "sse2")]
    pub(super) fn at_least(node: &[u8; 32], least: u8) -> u32 {
        let least = _mm_set1_epi8(least.cast_signed());
        let mask = |half| {
            _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_max_epu8(half, least), half)).cast_unsigned()
        };
        let [low, high] = load(node);
        mask(low) | mask(high) << 16
    }

    #[inline]
    #[target_feature(enable = "sse2")]
    pub(super) fn equal(words: &[u64; 8], value: u64) -> u32 {
        let pairs: *const __m128i = words.as_ptr().cast();
        let value = _mm_set1_epi64x(value.cast_signed());
        let mut halves = 0;
        for pair in 0..4 {
            // SAFETY: the reference covers 4 * 16 readable bytes, and `loadu` asks for no alignment.
            let two = unsafe { _mm_loadu_si128(pairs.add(pair)) };
            let equal = _mm_castsi128_ps(_mm_cmpeq_epi32(two, value));
            halves |= _mm_movemask_ps(equal).cast_unsigned() << (4 * pair);
        }
        halves & halves >> 1 & 0x5555
    }

    #[inline]
    #[target_feature(enable = "sse2")]
    pub(super) fn largest_but(node: &[u8; 32], lane: usize) -> u8 {
        /// All ones but for the byte in the middle.
        const HOLE: [u8; 63] = {
            let mut bytes = [u8::MAX; 63];
            bytes[31] = 0;
            bytes
        };
        let [low, high] = load(node);
        let mask = HOLE[31 - (lane & 31)..].first_chunk().map_or([low, high], |mask| load(mask));
        let max = _mm_max_epu8(_mm_and_si128(low, mask[0]), _mm_and_si128(high, mask[1]));
        let max = _mm_max_epu8(max, _mm_srli_si128::<8>(max));
        let max = _mm_max_epu8(max, _mm_srli_si128::<4>(max));
        let max = _mm_max_epu8(max, _mm_srli_si128::<2>(max));
        let max = _mm_max_epu8(max, _mm_srli_si128::<1>(max));
        let [lowest, ..] = _mm_cvtsi128_si32(max).to_le_bytes();
        lowest
    }
}

/// The scans in 256-bit vectors; each leaves the words that fill no vector to [`portable`].
#[cfg(target_arch = "x86_64")]
mod avx2 {
    use super::{Starts, portable};
    use std::arch::x86_64::*;

    /// Proof that the CPU has AVX2: only [`Avx2::detect`] makes one.
    #[derive(Clone, Copy, Debug)]
    pub(super) struct Avx2(());

    impl Avx2 {
        pub(super) fn detect() -> Option<Avx2> {
            is_x86_feature_detected!("avx2").then_some(Avx2(()))
        }

        #[inline]
        pub(super) fn first_start(
            self,
            words: &[u64],
            from: usize,
            until: usize,
            starts: Starts,
        ) -> Option<usize> {
            // SAFETY: `self` proves that the CPU has AVX2.
            unsafe { first_start(words, from, until, starts) }
        }

        #[inline]
        pub(super) fn all_starts(self, words: &[u64; 9], starts: Starts) -> [u64; 8] {
            // SAFETY: `self` proves that the CPU has AVX2.
            unsafe { all_starts(words, starts) }
        }

        #[inline]
        pub(super) fn first_clear_half(self, words: &[u64], from: usize) -> Option<usize> {
            // SAFETY: `self` proves that the CPU has AVX2.
            unsafe { first_clear_half(words, from) }
        }

        #[inline]
        pub(super) fn first_clear_word(self, words: &[u64], from: usize) -> Option<usize> {
            // SAFETY: `self` proves that the CPU has AVX2.
            unsafe { first_clear_word(words, from) }
        }

        #[inline]
        pub(super) fn last_nonzero(self, words: &[u64]) -> Option<usize> {
            // SAFETY: `self` proves that the CPU has AVX2.
            unsafe { last_nonzero(words) }
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn load(words: &[u64; 4]) -> __m256i {
        // SAFETY: the reference covers 32 readable bytes, and `loadu` asks for no alignment.
        unsafe { _mm256_loadu_si256(words.as_ptr().cast()) }
    }

    /// Loads four words from `index` on, if there are so many.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn load_at(words: &[u64], index: usize) -> Option<__m256i> {
        words.get(index..)?.first_chunk().map(|four| load(four))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn is_zero(vector: __m256i) -> bool {
        _mm256_testz_si256(vector, vector) == 1
    }

    /// Returns the lanes of 64 bits that are not 0 as a mask of 4 bits.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn nonzero_lanes(vector: __m256i) -> u32 {
        let zero = _mm256_cmpeq_epi64(vector, _mm256_setzero_si256());
        (_mm256_movemask_pd(_mm256_castsi256_pd(zero)) ^ 0b1111).cast_unsigned()
    }

    /// Does for four words what [`super::runs_in`] does for one; keeps the `allowed` bits only.
    /// `MANY` tells that it is one of many calls in a row.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn runs_in<const MANY: bool>(
        free: __m256i,
        next: __m256i,
        bits: usize,
        allowed: __m256i,
    ) -> __m256i {
        let (mut low, mut high) = (free, next);
        if bits >= 2 {
            (low, high) = extend::<1, 63>(low, high);
        }
        if bits >= 4 {
            (low, high) = extend::<2, 62>(low, high);
        }
        if bits >= 8 {
            (low, high) = extend::<4, 60>(low, high);
        }
        if bits >= 16 {
            // Among many random bits a run of 16 is rare, so this is well predicted.
            if MANY && _mm256_testz_si256(low, allowed) == 1 {
                return _mm256_setzero_si256();
            }
            (low, high) = extend::<8, 56>(low, high);
        }
        if bits >= 32 {
            (low, high) = extend::<16, 48>(low, high);
        }
        if bits >= 64 {
            (low, high) = extend::<32, 32>(low, high);
        }
        let rest = bits - (1 << bits.ilog2());
        if rest > 0 {
            low = extend_by(low, high, rest);
        }
        _mm256_and_si256(low, allowed)
    }

    /// Keeps the starts of runs that have another run `STEP` bits after them; `BACK` is 64 - `STEP`.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn extend<const STEP: i32, const BACK: i32>(low: __m256i, high: __m256i) -> (__m256i, __m256i) {
        const { assert!(STEP + BACK == 64) };
        let over = _mm256_or_si256(_mm256_srli_epi64::<STEP>(low), _mm256_slli_epi64::<BACK>(high));
        (_mm256_and_si256(low, over), _mm256_and_si256(high, _mm256_srli_epi64::<STEP>(high)))
    }

    /// Does the low half of [`extend`] for a step of 1 to 63.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn extend_by(low: __m256i, high: __m256i, step: usize) -> __m256i {
        #[allow(clippy::cast_possible_wrap, reason = "both shifts are at most 63")]
        let (right, left) = (_mm_cvtsi64_si128(step as i64), _mm_cvtsi64_si128((64 - step) as i64));
        let over = _mm256_or_si256(_mm256_srl_epi64(low, right), _mm256_sll_epi64(high, left));
        _mm256_and_si256(low, over)
    }

    #[target_feature(enable = "avx2")]
    fn first_start(words: &[u64], from: usize, until: usize, starts: Starts) -> Option<usize> {
        let ones = _mm256_set1_epi64x(-1);
        let aligned = _mm256_set1_epi64x(starts.aligned.cast_signed());
        let below = (!0u64 << (from % 64)).cast_signed();
        let mut allowed = _mm256_and_si256(aligned, _mm256_set_epi64x(-1, -1, -1, below));
        let mut index = from / 64;
        while index * 64 < until
            && let Some(next) = load_at(words, index + 1)
            && let Some(here) = load_at(words, index)
        {
            let free = _mm256_xor_si256(here, ones);
            if !is_zero(free) {
                let next = _mm256_xor_si256(next, ones);
                let found = runs_in::<true>(free, next, starts.bits, allowed);
                if !is_zero(found) {
                    return Some(index * 64 + lowest_bit(found));
                }
            }
            allowed = aligned;
            index += 4;
        }
        portable::first_start(words, from.max(index * 64), until, starts)
    }

    #[target_feature(enable = "avx2")]
    fn all_starts(words: &[u64; 9], starts: Starts) -> [u64; 8] {
        let ones = _mm256_set1_epi64x(-1);
        let aligned = _mm256_set1_epi64x(starts.aligned.cast_signed());
        let none = _mm256_setzero_si256();
        let four = |index| {
            let free = |index| _mm256_xor_si256(load_at(words, index).unwrap_or(none), ones);
            runs_in::<false>(free(index), free(index + 1), starts.bits, aligned)
        };
        let (low, high) = (four(0), four(4));
        let mut marks = [0u64; 8];
        let halves: *mut __m256i = marks.as_mut_ptr().cast();
        // SAFETY: the array has 2 * 32 writable bytes, and `storeu` asks for no alignment.
        unsafe {
            _mm256_storeu_si256(halves, low);
            _mm256_storeu_si256(halves.add(1), high);
        }
        marks
    }

    /// Returns the lowest set bit of a vector that is not 0.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn lowest_bit(vector: __m256i) -> usize {
        let lane = nonzero_lanes(vector).trailing_zeros() as usize;
        let mut words = [0u64; 4];
        // SAFETY: the array has 32 writable bytes, and `storeu` asks for no alignment.
        unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast(), vector) };
        lane * 64 + words[lane & 3].trailing_zeros() as usize
    }

    #[target_feature(enable = "avx2")]
    fn first_clear_half(words: &[u64], from: usize) -> Option<usize> {
        let zero = _mm256_setzero_si256();
        let mut index = from / 2;
        // The low half of the first word is out of the question when `from` is odd.
        let mut hidden: u32 = if from.is_multiple_of(2) { 0 } else { 0xf };
        while let Some(here) = load_at(words, index) {
            let clear = _mm256_movemask_epi8(_mm256_cmpeq_epi32(here, zero)).cast_unsigned();
            let clear = clear & !hidden;
            if clear != 0 {
                return Some(index * 2 + clear.trailing_zeros() as usize / 4);
            }
            hidden = 0;
            index += 4;
        }
        portable::first_clear_half(words, from.max(index * 2))
    }

    #[target_feature(enable = "avx2")]
    fn first_clear_word(words: &[u64], from: usize) -> Option<usize> {
        let mut index = from;
        while let Some(here) = load_at(words, index) {
            let clear = !nonzero_lanes(here) & 0b1111;
            if clear != 0 {
                return Some(index + clear.trailing_zeros() as usize);
            }
            index += 4;
        }
        portable::first_clear_word(words, index)
    }

    #[target_feature(enable = "avx2")]
    fn last_nonzero(words: &[u64]) -> Option<usize> {
        let (rest, fours) = words.as_rchunks::<4>();
        for (index, four) in fours.iter().enumerate().rev() {
            let lanes = nonzero_lanes(load(four));
            if lanes != 0 {
                return Some(rest.len() + index * 4 + lanes.ilog2() as usize);
            }
        }
        portable::last_nonzero(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Words that are clear, full, or random.
    fn word() -> impl Strategy<Value = u64> {
        prop_oneof![Just(0), Just(!0), any::<u64>(), (0u32..64).prop_map(|n| 1 << n)]
    }

    proptest! {
        #[test]
        fn wide_and_portable_scans_equal_the_obvious_loop(
            words in prop::collection::vec(word(), 0..40),
            from in 0usize..2700,
            until in 0usize..2700,
            bits in 1usize..=64,
            aligned in prop_oneof![Just(!0u64), Just(0x0101_0101_0101_0101), any::<u64>()],
        ) {
            let len = words.len() * 64;
            let clear = |bit: usize| bit < len && words[bit / 64] >> (bit % 64) & 1 == 0;
            let start = (from..len.min(until))
                .find(|&s| aligned >> (s % 64) & 1 == 1 && (s..s + bits).all(clear));
            let half = (from..len / 32).find(|&h| (words[h / 2] >> (h % 2 * 32)).trailing_zeros() >= 32);
            let last = (0..words.len()).rfind(|&i| words[i] != 0);
            let index = from / 64;
            let whole = (index..words.len()).find(|&i| words[i] == 0);
            for lanes in [Lanes::portable(), Lanes::detect()] {
                prop_assert_eq!(lanes.first_start(&words, from, until, Starts { bits, aligned }), start);
                prop_assert_eq!(lanes.first_clear_half(&words, from), half);
                prop_assert_eq!(lanes.last_nonzero(&words), last);
                prop_assert_eq!(lanes.first_clear_word(&words, index), whole);
            }
        }

        #[test]
        fn all_starts_are_those_of_each_word(
            words in prop::array::uniform9(word()),
            bits in 1usize..=64,
            aligned in prop_oneof![Just(!0u64), Just(0x0101_0101_0101_0101), any::<u64>()],
        ) {
            let starts = Starts { bits, aligned };
            let marks: [u64; 8] = std::array::from_fn(|i| {
                let clear = |bit: usize| words[i + bit / 64] >> (bit % 64) & 1 == 0;
                (0..64)
                    .filter(|&s| aligned >> s & 1 == 1 && (s..s + bits).all(clear))
                    .fold(0, |mask, s| mask | 1 << s)
            });
            for lanes in [Lanes::portable(), Lanes::detect()] {
                prop_assert_eq!(lanes.all_starts(&words, starts), marks);
            }
        }

        #[test]
        fn equal_words_are_marked_alike(
            words in prop::array::uniform8(prop_oneof![Just(0u64), Just(!0), Just(!0 << 32), any::<u64>()]),
            value in prop_oneof![Just(0u64), Just(!0)],
        ) {
            let mask = (0..8).filter(|&i| words[i] == value).fold(0u32, |mask, i| mask | 1 << (2 * i));
            for lanes in [Lanes::portable(), Lanes::detect()] {
                prop_assert_eq!(lanes.equal(&words, value), mask);
            }
        }

        #[test]
        fn nodes_of_bytes_are_read_alike(
            node in prop::array::uniform32(prop_oneof![0u8..4, any::<u8>()]),
            least in prop_oneof![0u8..5, any::<u8>()],
            lane in 0usize..32,
        ) {
            let others = (0..32).filter(|&i| i != lane).map(|i| node[i]).max();
            let mask = (0..32).filter(|&i| node[i] >= least).fold(0u32, |mask, i| mask | 1 << i);
            for lanes in [Lanes::portable(), Lanes::detect()] {
                prop_assert_eq!(lanes.at_least(&node, least), mask);
                prop_assert_eq!(Some(lanes.largest_but(&node, lane)), others);
            }
        }
    }
}
