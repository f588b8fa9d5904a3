//! Random choices that are the same everywhere: a named generator, integers only, and no
//! distribution of a library that may change between versions.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A seeded source of choices.
pub(super) struct Random(Xoshiro256PlusPlus);

impl Random {
    pub(super) fn new(seed: u64) -> Random {
        Random(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Draws 64 bits.
    pub(super) fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Draws a number below `bound`; 0 for a bound of 0.
    ///
    /// Scales instead of rejecting, so that each call draws once; the bias is below `bound / 2^64`.
    pub(super) fn below(&mut self, bound: u64) -> u64 {
        let scaled = (u128::from(self.bits()) * u128::from(bound)) >> 64;
        u64::try_from(scaled).unwrap_or(0)
    }

    /// Draws a position in a list of `len` entries.
    pub(super) fn index(&mut self, len: usize) -> usize {
        let bound = u64::try_from(len).unwrap_or(u64::MAX);
        usize::try_from(self.below(bound)).unwrap_or(0)
    }

    /// Draws a power of two from 1 to `1 << most`, each half as often as the one before.
    pub(super) fn short_length(&mut self, most: u32) -> u64 {
        1 << self.bits().trailing_zeros().min(most)
    }
}
