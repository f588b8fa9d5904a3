//! Scans over many words at once: wide vectors where the CPU has them, plain words everywhere.
//!
//! Each scan exists twice, in `portable` and in `avx2` or `sse2`, with the same answers; [`Lanes`]
//! chooses once, when a finder is made. The answers are positions only, so that counted effort does
//! not depend on the CPU.
#![allow(
    unsafe_code,
    reason = "vector loads take pointers, and a function compiled for AVX2 may only be called on a \
              CPU that has it"
)]

#[cfg(target_arch = "x86_64")]
mod avx2;
mod portable;
#[cfg(target_arch = "x86_64")]
mod sse2;
#[cfg(test)]
mod tests;

/// Which instructions the scans use.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lanes {
    #[cfg(target_arch = "x86_64")]
    avx2: Option<avx2::Avx2>,
}

/// Where a run may start: its length in bits, 1 to 64, and the aligned bits of every word.
#[derive(Clone, Copy, Debug)]
pub(super) struct Starts {
    /// Length of the run in bits, 1 to 64.
    pub(super) bits: usize,
    /// Bits of a word at which a run may start.
    pub(super) aligned: u64,
}

impl Lanes {
    /// Chooses the widest that this CPU has.
    pub(super) fn detect() -> Lanes {
        Lanes {
            #[cfg(target_arch = "x86_64")]
            avx2: avx2::Avx2::detect(),
        }
    }

    /// Chooses plain words, whatever the CPU has.
    #[cfg(test)]
    pub(super) fn portable() -> Lanes {
        Lanes {
            #[cfg(target_arch = "x86_64")]
            avx2: None,
        }
    }

    /// Finds the lowest bit in `from..until` that starts a run of clear bits as `starts` asks; the
    /// run may end after `until`, but bits past the last word count as set.
    #[inline]
    pub(super) fn first_start(
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
    pub(super) fn all_starts(self, words: &[u64; 9], starts: Starts) -> [u64; 8] {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = self.avx2 {
            return avx2.all_starts(words, starts);
        }
        portable::all_starts(words, starts)
    }

    /// Finds the first half word at or after half `from` that is clear; half `2 * i` is the low
    /// half of word `i`.
    #[inline]
    pub(super) fn first_clear_half(self, words: &[u64], from: usize) -> Option<usize> {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = self.avx2 {
            return avx2.first_clear_half(words, from);
        }
        portable::first_clear_half(words, from)
    }

    /// Finds the first word from `from` on that is clear.
    #[inline]
    pub(super) fn first_clear_word(self, words: &[u64], from: usize) -> Option<usize> {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = self.avx2 {
            return avx2.first_clear_word(words, from);
        }
        portable::first_clear_word(words, from)
    }

    /// Finds the last word that is not 0.
    #[inline]
    pub(super) fn last_nonzero(self, words: &[u64]) -> Option<usize> {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = self.avx2 {
            return avx2.last_nonzero(words);
        }
        portable::last_nonzero(words)
    }

    /// Returns a mask of the bytes that are at least `least`.
    #[inline]
    pub(super) fn at_least(self, node: &[u8; 32], least: u8) -> u32 {
        #[cfg(target_arch = "x86_64")]
        if self.avx2.is_some() {
            // SAFETY: every x86-64 CPU has SSE2.
            return unsafe { sse2::at_least(node, least) };
        }
        portable::at_least(node, least)
    }

    /// Tells which of eight words equal `value`, in the even bits of a mask.
    #[inline]
    pub(super) fn equal(self, words: &[u64; 8], value: u64) -> u32 {
        #[cfg(target_arch = "x86_64")]
        if self.avx2.is_some() {
            // SAFETY: every x86-64 CPU has SSE2.
            return unsafe { sse2::equal(words, value) };
        }
        portable::equal(words, value)
    }

    /// Returns the largest byte but the one at `lane`, which is below 32.
    #[inline]
    pub(super) fn largest_but(self, node: &[u8; 32], lane: usize) -> u8 {
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
pub(super) fn runs_in(free: u64, next: u64, bits: usize) -> u64 {
    let (mut low, mut high, mut have) = (free, next, 1);
    while have < bits && low != 0 {
        let step = have.min(bits - have);
        low &= low >> step | high << (64 - step);
        high &= high >> step;
        have += step;
    }
    low
}
