//! What every x86-64 CPU has, so that it can be inlined anywhere.

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
    let mask =
        |half| _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_max_epu8(half, least), half)).cast_unsigned();
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
