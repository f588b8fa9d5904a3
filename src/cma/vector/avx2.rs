//! The scans in 256-bit vectors; each leaves the words that fill no vector to `portable`.

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
