//! Time as an argument: the wall clock for measurements, a model clock for reproducible runs.
//!
//! The machine under study ([`crate::cma`]) reads time only through [`Clock`], so the same replay
//! runs on either.

use std::time::Instant;

use crate::units::Nanos;

/// Counted work of one step of an allocation, priced by the model clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// Bitmap words read by a search.
    pub words: u64,
    /// Windows a search tried.
    pub windows: u64,
    /// Bits set or cleared.
    pub bits: u64,
    /// Pages a migration walked over.
    pub walked: u64,
    /// Tries to move a page that cannot be moved.
    pub tries: u64,
    /// Fixed steps: one for each search, update or migration.
    pub steps: u64,
}

/// Tells time to the machine under study.
pub trait Clock {
    /// Whether [`Clock::charge`] needs counted work; when false, no work is counted at all.
    const COUNTS_WORK: bool;

    /// Whether the search is timed apart from the rest, which takes one more reading inside it.
    const SPLITS_SEARCH: bool = true;

    /// Returns the time since the clock's own start.
    fn now(&mut self) -> Nanos;

    /// Adds counted work; moves only a model clock.
    fn charge(&mut self, work: Work);
}

/// The machine's monotonic clock.
#[derive(Clone, Copy, Debug)]
pub struct WallClock {
    start: Instant,
}

impl WallClock {
    /// Starts the clock at zero.
    #[allow(clippy::disallowed_methods, reason = "the one place that reads the machine's clock")]
    pub fn start() -> WallClock {
        WallClock { start: Instant::now() }
    }
}

/// The wall clock with as few readings as an allocation allows: its latency carries one reading
/// less, and its search time is not known. Comparisons use it.
#[derive(Clone, Copy, Debug)]
pub struct TightWallClock(pub WallClock);

impl Clock for TightWallClock {
    const COUNTS_WORK: bool = false;
    const SPLITS_SEARCH: bool = false;

    #[inline]
    fn now(&mut self) -> Nanos {
        self.0.now()
    }

    #[inline]
    fn charge(&mut self, _work: Work) {}
}

/// What a clock costs and how finely it steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockCost {
    /// The time one reading takes.
    pub reading: Nanos,
    /// The smallest difference seen between two readings.
    pub step: Nanos,
}

impl ClockCost {
    /// Measures a clock: the cost of one reading and the smallest step seen, both the least of
    /// `rounds` tries.
    pub fn measure<C: Clock>(clock: &mut C, rounds: u32) -> ClockCost {
        let mut step = u64::MAX;
        let mut cost = u64::MAX;
        for _ in 0..rounds.max(1) {
            let begin = clock.now().0;
            let mut last = begin;
            for _ in 0..16 {
                let now = clock.now().0;
                if now > last {
                    step = step.min(now - last);
                }
                last = now;
            }
            cost = cost.min((last - begin).div_ceil(16));
        }
        ClockCost { reading: Nanos(cost), step: Nanos(if step == u64::MAX { 1 } else { step }) }
    }
}

impl Clock for WallClock {
    const COUNTS_WORK: bool = false;

    #[inline]
    fn now(&mut self) -> Nanos {
        // 64 bits of nanoseconds last for 584 years.
        Nanos(u64::try_from(self.start.elapsed().as_nanos()).unwrap_or(u64::MAX))
    }

    #[inline]
    fn charge(&mut self, _work: Work) {}
}

/// No time at all, for where nobody asks for it.
#[derive(Clone, Copy, Debug)]
pub struct Untimed;

impl Clock for Untimed {
    const COUNTS_WORK: bool = false;
    const SPLITS_SEARCH: bool = false;

    fn now(&mut self) -> Nanos {
        Nanos(0)
    }

    fn charge(&mut self, _work: Work) {}
}

/// Prices of counted work in nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// For each bitmap word read.
    pub word: u64,
    /// For each window tried.
    pub window: u64,
    /// For each 64 bits set or cleared, or part of them.
    pub bits64: u64,
    /// For each page a migration walks over.
    pub walk: u64,
    /// For each try to move a page that cannot be moved.
    pub vain: u64,
    /// For each step.
    pub step: u64,
}

impl Weights {
    /// Round figures for a current machine with a bitmap in cache: 1 ns a word, 2 ns a window,
    /// 10 ns to look at a page, 1 us for each vain try to move one.
    pub const DEFAULT: Weights =
        Weights { word: 1, window: 2, bits64: 1, walk: 10, vain: 1000, step: 20 };

    /// Returns the price of `work`, saturating.
    pub fn price(&self, work: Work) -> Nanos {
        let parts = [
            (work.words, self.word),
            (work.windows, self.window),
            (work.bits.div_ceil(64), self.bits64),
            (work.walked, self.walk),
            (work.tries, self.vain),
            (work.steps, self.step),
        ];
        Nanos(parts.iter().fold(0, |sum, &(n, w)| sum.saturating_add(n.saturating_mul(w))))
    }
}

/// Virtual time that moves only by counted work: the same run takes the same time everywhere.
#[derive(Clone, Copy, Debug)]
pub struct ModelClock {
    now: Nanos,
    weights: Weights,
}

impl ModelClock {
    /// Starts at zero with the given prices.
    pub fn new(weights: Weights) -> ModelClock {
        ModelClock { now: Nanos(0), weights }
    }
}

impl Clock for ModelClock {
    const COUNTS_WORK: bool = true;

    fn now(&mut self) -> Nanos {
        self.now
    }

    fn charge(&mut self, work: Work) {
        self.now = Nanos(self.now.0.saturating_add(self.weights.price(work).0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn model_time_moves_by_priced_work_only() {
        let mut clock = ModelClock::new(Weights::DEFAULT);
        assert_eq!(clock.now(), Nanos(0));
        clock.charge(Work { words: 3, windows: 2, bits: 65, walked: 4, tries: 1, steps: 1 });
        assert_eq!(clock.now(), Nanos(3 + 4 + 2 + 40 + 1000 + 20));
        assert_eq!(clock.now(), Nanos(1069));
    }
}
