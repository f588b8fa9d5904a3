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
//!   bits or more covers a whole aligned half word, one of 127 a whole word, so when a window
//!   leaves nothing to build on, go to the next such. Windows or alignments of many words leap
//!   instead: one read skips more than a scan would.
//!
//! Wins nearly everywhere. Loses to an index on large, nearly full areas: it still reads them.

use super::window::{self, ahead, aligned_bits, as_count, behind, is_clear, lowest};
use super::{Finder, FinderEntry, Fit, Meter, Policy, find_by_search};
use crate::cma::bitmap::{Bitmap, WORD};
use crate::cma::vector::{Lanes, Starts, runs_in};

pub(super) const ENTRY: FinderEntry = FinderEntry {
    name: "adaptive",
    about: "ours, stateless: probes the first window, then works on whole words and wide vectors",
    policy: Policy::FirstFit,
    make: || Box::new(Adaptive::default()),
};

/// From this many bits on, leaping from window to window reads less than scanning every word
/// (`cmasim bench find-bit`, dense maps).
const LEAP: usize = 2048;

/// Stateless first fit on whole words.
#[derive(Clone, Copy, Debug)]
pub(super) struct Adaptive {
    lanes: Lanes,
}

impl Adaptive {
    /// Makes a finder that scans with the given instructions.
    pub(super) fn new(lanes: Lanes) -> Adaptive {
        Adaptive { lanes }
    }
}

impl Default for Adaptive {
    fn default() -> Adaptive {
        Adaptive::new(Lanes::detect())
    }
}

impl Finder for Adaptive {
    find_by_search!();
}

impl Adaptive {
    pub(super) fn search<M: Meter>(
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

    /// Finds up to 64 bits at an alignment of at most a word, after the aligned bit `at`; the 64
    /// bits from there on hold none.
    #[inline(never)]
    fn short<M: Meter>(self, map: &Bitmap, at: usize, fit: Fit, meter: &mut M) -> Option<usize> {
        let every = aligned_bits(fit.mask);
        let from = at + (WORD + 1 - fit.bits);
        let starts = Starts { bits: fit.bits, aligned: every << (at & fit.mask) };
        let found = self.lanes.first_start(map.words(), from, map.len(), starts);
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
        while let Some(taken) =
            window::last_set(self.lanes, map.words(), clear_to.max(at), end, meter)
        {
            let start = taken + 1;
            clear_to = end;
            let scan = !leaps && clear_to - start < WORD && ahead(map.words(), start)? != 0;
            at = fit.align_up(if scan {
                self.next_run(map, start, fit.bits, meter)?
            } else {
                start
            })?;
            end = at.checked_add(fit.bits).filter(|&end| end <= map.len())?;
            meter.windows(1);
        }
        Some(at)
    }

    /// Finds the start of the first run at or after `start` that covers a whole aligned half word,
    /// or a whole word if `bits` must; the bit before `start` is set.
    #[inline]
    fn next_run<M: Meter>(
        self,
        map: &Bitmap,
        start: usize,
        bits: usize,
        meter: &mut M,
    ) -> Option<usize> {
        const HALF: usize = WORD / 2;
        let words = map.words();
        let found = if bits >= 2 * WORD {
            self.lanes.first_clear_word(words, start / WORD).map(|index| index * WORD)
        } else {
            self.lanes.first_clear_half(words, start / HALF).map(|half| half * HALF)
        };
        let stop = found.map_or(words.len(), |begin| begin / WORD + 1);
        meter.words(as_count(stop.saturating_sub(start / WORD)));
        let begin = found?;
        // What comes before is not clear, or it holds the set bit before `start`.
        let before = behind(words, begin).leading_zeros() as usize;
        Some((begin - before.min(begin)).max(start))
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
