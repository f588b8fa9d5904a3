//! Exact first fit with an index of what each block can still serve.
//!
//! Idea: remember, for every block of 512 bits and every alignment order, an upper bound on the
//! longest aligned window of any run that *starts* in the block ([`Bounds`]), and look only at
//! blocks whose bound is high enough.
//!
//! * A search takes the first such block and looks for a window there. If there is none, the bound
//!   of that block at that order is lowered to just below the request; the next search skips it.
//! * A set leaves the bounds as they are, too high at worst. Only where the rest of a cut run now
//!   starts in another block, that block's bounds are raised.
//! * A clear raises the bounds of the block in which the merged run starts, found by two scans of
//!   at most [`CAP`] bits. A longer run needs none: its block has the highest bound already, and a
//!   request that fails there does not lower it (see [`LEARN`]).
//! * A hint, below which all bits are set, is where a search for a single bit starts, and where any
//!   short request is tried first: a pool that fills up from an end needs no more.
//!
//! Bounds hold for one distance of bit 0 from the alignment boundary. When a request comes with
//! another, the bounds of order 0 take the place of the rest, and learning starts again.
//!
//! Wins on large, nearly full areas, by orders of magnitude. Loses a few nanoseconds on each clear,
//! and on areas of a few words, where reading them is as cheap.

use super::bounds::{BLOCK, Bounds, CAP, ORDERS, TOP, level_of};
use super::window::{ahead, aligned_bits, as_count, behind, last_set, lowest};
use super::{Adaptive, Finder, FinderEntry, Fit, Meter, Policy, find_by_search};
use crate::cma::bitmap::{Bitmap, WORD};
use crate::cma::vector::{Lanes, Starts};

pub(super) const ENTRY: FinderEntry = FinderEntry {
    name: "indexed",
    about: "ours, stateful: looks only at blocks whose longest aligned run may be long enough",
    policy: Policy::FirstFit,
    make: || Box::new(Indexed::new(Lanes::detect())),
};

/// Longest request that lowers a bound. A block with a run of [`CAP`] bits serves it at any order,
/// so the bounds of such a block are never lowered: nobody has to find the start of such a run.
const LEARN: usize = CAP - (1 << (ORDERS - 1)) + 1;

/// The bits of a mask or an offset that orders with bounds of their own depend on.
const ALIGNED: usize = (1 << (ORDERS - 1)) - 1;

/// Maps of at most so many bits are read as fast as any bounds (`cmasim bench region-alloc`).
const SMALL: usize = 4096;

/// First fit by bounds on blocks.
#[derive(Clone, Debug)]
pub(super) struct Indexed {
    lanes: Lanes,
    /// Serves maps of at most `small` bits, which have no bounds.
    adaptive: Adaptive,
    small: usize,
    bounds: Bounds,
    /// All bits below are set.
    hint: usize,
    /// What [`Fit::offset`] was last, as far as orders have bounds.
    offset: usize,
    /// What the last search knows about its block, should the window be taken.
    last: Option<LastWindow>,
}

/// The last window of its kind in a block: once it is set, the block's bound can be lowered.
#[derive(Clone, Copy, Debug)]
struct LastWindow {
    start: usize,
    bits: usize,
    order: usize,
    block: usize,
}

impl Indexed {
    /// Makes a finder that scans with the given instructions.
    pub(super) fn new(lanes: Lanes) -> Indexed {
        let (adaptive, bounds) = (Adaptive::new(lanes), Bounds::new(0, lanes));
        Indexed { lanes, adaptive, small: SMALL, bounds, hint: 0, offset: 0, last: None }
    }

    /// Keeps bounds for maps of any size.
    #[cfg(test)]
    pub(super) fn for_any_size(self) -> Indexed {
        Indexed { small: 0, ..self }
    }
}

/// What the scan of a block came to.
enum BlockScan {
    /// The lowest window starts at `bit`, at or after the start of the scan; with `more`, the block
    /// may have another one that does not overlap it.
    Found { bit: usize, more: bool },
    /// No window starts before this bit.
    NotBefore(usize),
    /// A window of this length would end past the map.
    PastEnd,
}

impl Finder for Indexed {
    find_by_search!();

    #[inline]
    fn on_set(&mut self, map: &Bitmap, start: usize, count: usize) {
        if start <= self.hint {
            self.hint = self.hint.max(start + count);
        }
        if map.len() > self.small {
            self.note_set(map, start, count);
        }
    }

    #[inline]
    fn on_clear(&mut self, map: &Bitmap, start: usize, count: usize) {
        self.hint = self.hint.min(start);
        if map.len() > self.small && count > 0 {
            self.note_clear(map, start, count);
        }
    }

    fn rebuild(&mut self, map: &Bitmap) {
        self.hint = 0;
        self.last = None;
        if map.len() <= self.small {
            return;
        }
        self.bounds = Bounds::new(map.len(), self.lanes);
        for (start, count) in map.clear_runs() {
            self.raise_run(start, start + count);
        }
    }

    fn memory_bytes(&self) -> usize {
        self.bounds.memory_bytes() + size_of::<Indexed>()
    }
}

impl Indexed {
    #[inline]
    fn search<M: Meter>(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        meter: &mut M,
    ) -> Option<usize> {
        let small = map.len() <= self.small;
        if !small && fit.bits == 1 && fit.mask == 0 {
            return self.single(map, from, meter);
        }
        let start = from.max(self.hint);
        if fit.bits <= WORD {
            meter.windows(1);
            meter.words(2);
            let first = fit.align_up(start).filter(|&first| first < map.len())?;
            if ahead(map.words(), first)? & lowest(fit.bits) == 0 {
                return Some(first);
            }
        }
        if small {
            return self.adaptive.search(map, start, fit, meter);
        }
        self.search_blocks(map, from, fit, meter)
    }

    /// Finds the lowest window at or after `from` by the bounds on blocks.
    #[inline(never)]
    fn search_blocks<M: Meter>(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        meter: &mut M,
    ) -> Option<usize> {
        if (fit.offset ^ self.offset) & fit.mask & ALIGNED != 0 {
            self.learn_offset(fit);
        }
        let mut at = from;
        if from > 0 {
            // The run around `from` may start in a block before, which answers for it there.
            match self.scan_block(map, from, fit, meter) {
                BlockScan::Found { bit, .. } => return Some(bit),
                BlockScan::NotBefore(next) => at = next,
                BlockScan::PastEnd => return None,
            }
        }
        let order = fit.mask.trailing_ones() as usize;
        let bounded = order.min(ORDERS - 1);
        let level = level_of(fit.bits);
        loop {
            let block = self.bounds.first(bounded, at / BLOCK, level, meter)?;
            let learns = order < ORDERS && fit.bits <= LEARN && from <= block * BLOCK;
            match self.scan_block(map, at.max(block * BLOCK), fit, meter) {
                BlockScan::Found { bit: start, more } => {
                    let last = LastWindow { start, bits: fit.bits, order, block };
                    self.last = (learns && !more).then_some(last);
                    return Some(start);
                }
                BlockScan::NotBefore(next) => at = next,
                BlockScan::PastEnd => return None,
            }
            if learns {
                self.bounds.lower(bounded, block, level_of(fit.bits - 1));
            }
        }
    }

    /// Lowers the bound of a block that lost its last window, and raises those of the block in
    /// which the rest of a cut run now starts.
    #[inline(never)]
    fn note_set(&mut self, map: &Bitmap, start: usize, count: usize) {
        if let Some(last) = self.last.take()
            && (last.start, last.bits) == (start, count)
        {
            self.bounds.lower(last.order, last.block, level_of(last.bits - 1));
        }
        let rest = start + count;
        if count == 0 || rest >= map.len() || map.test(rest) {
            return;
        }
        // The run that was cut started in this very block: its bounds hold for the rest, too.
        if start / BLOCK == rest / BLOCK && starts_in_block(map, start) {
            return;
        }
        self.raise(map, rest, rest);
    }

    /// Raises the bounds of the block in which the merged run starts.
    #[inline(never)]
    fn note_clear(&mut self, map: &Bitmap, start: usize, count: usize) {
        self.last = None;
        if let Some(first) = self.run_start(map, start) {
            self.raise(map, first, start + count);
        }
    }

    /// Finds the first clear bit at or after `from`.
    #[inline]
    fn single<M: Meter>(&mut self, map: &Bitmap, from: usize, meter: &mut M) -> Option<usize> {
        meter.windows(1);
        meter.words(1);
        let start = from.max(self.hint);
        let index = start / WORD;
        let free = !*map.words().get(index)? & (!0 << (start % WORD));
        let bit = if free != 0 {
            index * WORD + free.trailing_zeros() as usize
        } else if from > self.hint {
            self.single_after(map, from, meter)?
        } else {
            // Bits below the hint are set, so its block needs no mask.
            self.single_in_blocks(map, start / BLOCK, meter)?
        };
        if from <= self.hint {
            self.hint = bit;
        }
        Some(bit)
    }

    /// Finds the first clear bit at or after `from`, which may have clear bits below it.
    #[cold]
    fn single_after<M: Meter>(
        &mut self,
        map: &Bitmap,
        from: usize,
        meter: &mut M,
    ) -> Option<usize> {
        let block_end = (from / BLOCK).saturating_add(1).saturating_mul(BLOCK);
        let starts = Starts { bits: 1, aligned: !0 };
        meter.windows(1);
        meter.words(as_count(BLOCK / WORD));
        let near = self.lanes.first_start(map.words(), from, block_end, starts);
        near.or_else(|| self.single_in_blocks(map, block_end / BLOCK, meter))
    }

    /// Finds the first clear bit in `block` or in one after it.
    #[inline(never)]
    fn single_in_blocks<M: Meter>(
        &mut self,
        map: &Bitmap,
        mut block: usize,
        meter: &mut M,
    ) -> Option<usize> {
        loop {
            meter.windows(1);
            meter.words(as_count(BLOCK / WORD));
            if let Some((bit, more)) = self.clear_bit_in_block(map.words(), block) {
                let last = LastWindow { start: bit, bits: 1, order: 0, block };
                self.last = (!more).then_some(last);
                return Some(bit);
            }
            if block * BLOCK < map.len() {
                self.bounds.lower(0, block, 0);
            }
            block = self.bounds.first(0, block + 1, 1, meter)?;
        }
    }

    /// Finds the first clear bit of a block, and tells whether it has others.
    #[inline]
    fn clear_bit_in_block(&self, words: &[u64], block: usize) -> Option<(usize, bool)> {
        const WORDS: usize = BLOCK / WORD;
        let (index, others) = match whole_block(words, block) {
            Some(whole) => {
                let open = !self.lanes.equal(whole, !0) & 0x5555;
                let first = (open != 0).then(|| open.trailing_zeros() as usize / 2);
                (first, open & open.wrapping_sub(1) != 0)
            }
            None => (words.get(block * WORDS..)?.iter().position(|&word| word != !0), true),
        };
        let index = block * WORDS + index?;
        let free = !words[index];
        Some((index * WORD + free.trailing_zeros() as usize, others || free & (free - 1) != 0))
    }

    /// Looks for a window of a run that starts between `at` and the end of its block, `at` taken
    /// for the start of a run.
    #[inline]
    fn scan_block<M: Meter>(&self, map: &Bitmap, at: usize, fit: Fit, meter: &mut M) -> BlockScan {
        if fit.bits <= WORD && fit.mask < WORD {
            self.scan_short(map, at, fit, meter)
        } else {
            self.scan_long(map, at, fit, meter)
        }
    }

    /// Looks for up to 64 bits at an alignment of at most a word.
    #[inline]
    fn scan_short<M: Meter>(&self, map: &Bitmap, at: usize, fit: Fit, meter: &mut M) -> BlockScan {
        let words = map.words();
        let first = at / BLOCK * (BLOCK / WORD);
        let block_end = (at / BLOCK).saturating_add(1).saturating_mul(BLOCK);
        let every = aligned_bits(fit.mask);
        let aligned = every << (fit.offset.wrapping_neg() & fit.mask);
        let starts = Starts { bits: fit.bits, aligned };
        meter.windows(1);
        let Some(block) = words.get(first..).and_then(|rest| rest.first_chunk::<9>()) else {
            meter.words(as_count(words.len().saturating_sub(at / WORD)));
            let found = self.lanes.first_start(words, at, map.len(), starts);
            return found.map_or(BlockScan::NotBefore(block_end), |bit| BlockScan::Found {
                bit,
                more: true,
            });
        };
        meter.words(9);
        let marks = self.lanes.all_starts(block, starts);
        // A run that goes on past the block may have its first aligned bit there.
        let goes_on = block[BLOCK / WORD - 1] >> (WORD - 1) == 0;
        if let Some(bit) = first_mark(self.lanes, &marks, at % BLOCK) {
            let more = goes_on || first_mark(self.lanes, &marks, bit + fit.bits).is_some();
            return BlockScan::Found { bit: first * WORD + bit, more };
        }
        if goes_on && fit.mask > 0 {
            let until = block_end + fit.mask + 1;
            if let Some(bit) = self.lanes.first_start(words, block_end, until, starts) {
                return BlockScan::Found { bit, more: true };
            }
        }
        BlockScan::NotBefore(block_end)
    }

    /// Looks for more, or for windows that lie farther apart.
    #[inline]
    fn scan_long<M: Meter>(&self, map: &Bitmap, at: usize, fit: Fit, meter: &mut M) -> BlockScan {
        let block_end = (at / BLOCK).saturating_add(1).saturating_mul(BLOCK);
        let (mut start, mut clear_to) = (at, at);
        if fit.bits > 2 * WORD
            && let Some(block) = whole_block(map.words(), at / BLOCK)
        {
            // So long a run has a whole clear word, at the latest the first one after the block.
            meter.words(as_count(BLOCK / WORD));
            let clear = self.lanes.equal(block, 0);
            let last = block[BLOCK / WORD - 1] >> (WORD - 1);
            if clear == 0 && last == 1 {
                meter.windows(1);
                return BlockScan::NotBefore(block_end);
            }
        }
        while start < block_end {
            let Some(window) = fit.align_up(start) else { return BlockScan::PastEnd };
            let end = window.checked_add(fit.bits).filter(|&end| end <= map.len());
            let Some(end) = end else { return BlockScan::PastEnd };
            meter.windows(1);
            match last_set(self.lanes, map.words(), clear_to.max(window), end, meter) {
                None => {
                    // A run that starts after the window may be as long.
                    let more = end < block_end
                        && !matches!(self.scan_long(map, end, fit, meter), BlockScan::NotBefore(_));
                    return BlockScan::Found { bit: window, more };
                }
                Some(taken) => start = taken + 1,
            }
            clear_to = end;
        }
        BlockScan::NotBefore(start)
    }

    /// Makes the bounds hold for another distance of bit 0 from the alignment boundary.
    #[cold]
    fn learn_offset(&mut self, fit: Fit) {
        let known = fit.mask & ALIGNED;
        self.offset = self.offset & !known | fit.offset & known;
        self.bounds.forget_alignment();
    }

    /// Raises the bounds of the block of `first` for the run that starts there and is clear up to
    /// `clear_to` at least.
    #[inline]
    fn raise(&mut self, map: &Bitmap, first: usize, clear_to: usize) {
        let words = map.words();
        let near = ahead(words, clear_to).unwrap_or(!0).trailing_zeros() as usize;
        if near < WORD {
            self.raise_run(first, clear_to + near);
        } else if !self.bounds.is_top(first / BLOCK) {
            let index = (clear_to + near) / WORD;
            let far = words.len().min(index + CAP / WORD);
            let end = first_nonzero(&words[index..far]).map_or(far * WORD, |at| {
                (index + at) * WORD + words[index + at].trailing_zeros() as usize
            });
            self.raise_run(first, end.max(clear_to + near));
        }
    }

    /// Raises the bounds of the block of `first` for a run from there to `end`.
    #[inline]
    fn raise_run(&mut self, first: usize, end: usize) {
        let block = first / BLOCK;
        if end - first >= CAP {
            self.bounds.raise(0..ORDERS, block, TOP);
            return;
        }
        let (mut window, mut order) = (first, 0);
        while window < end && order < ORDERS {
            // Orders up to that of the address share the window.
            let address = window.wrapping_add(self.offset);
            let shared = (address.trailing_zeros() as usize).min(ORDERS - 1);
            self.bounds.raise(order..shared + 1, block, level_of(end - window));
            window += 1 << shared;
            order = shared + 1;
        }
    }

    /// Returns the start of the run that ends at `bit`; `None` if it has [`CAP`] bits or more.
    #[inline]
    fn run_start(&self, map: &Bitmap, bit: usize) -> Option<usize> {
        let words = map.words();
        let near = behind(words, bit).leading_zeros() as usize;
        if near < WORD {
            return Some(bit - near);
        }
        let first = (bit - near).saturating_sub(CAP) / WORD;
        match self.lanes.last_nonzero(&words[first..bit / WORD]) {
            Some(at) => Some((first + at) * WORD + words[first + at].ilog2() as usize + 1),
            None if first == 0 && bit < CAP => Some(0),
            None => None,
        }
    }
}

/// Finds the first set bit at or after `from`.
#[inline]
fn first_mark(lanes: Lanes, marks: &[u64; BLOCK / WORD], from: usize) -> Option<usize> {
    let word = marks.get(from / WORD)? & (!0 << (from % WORD));
    if word != 0 {
        return Some(from / WORD * WORD + word.trailing_zeros() as usize);
    }
    let index = (!lanes.equal(marks, 0) & 0x5555 & !3 << (from / WORD * 2)).trailing_zeros() / 2;
    let index = index as usize;
    marks.get(index).map(|word| index * WORD + word.trailing_zeros() as usize)
}

/// Returns the words of a block; `None` for one that the end of the map cuts.
#[inline]
fn whole_block(words: &[u64], block: usize) -> Option<&[u64; BLOCK / WORD]> {
    words.get(block * (BLOCK / WORD)..)?.first_chunk()
}

/// Tells whether the run around `bit`, or the one that would end there, starts in the same block.
#[inline]
fn starts_in_block(map: &Bitmap, bit: usize) -> bool {
    let words = map.words();
    let begin = bit / BLOCK * BLOCK;
    let near = behind(words, bit).leading_zeros() as usize;
    if near < WORD || bit - begin < WORD {
        return bit - near.min(bit) >= begin;
    }
    words[begin / WORD..bit / WORD].iter().any(|&word| word != 0)
        || begin.checked_sub(1).is_none_or(|before| map.test(before))
}

/// Finds the first word that is not 0.
fn first_nonzero(words: &[u64]) -> Option<usize> {
    let fours = words.chunks_exact(4);
    let skipped = fours.take_while(|four| four.iter().fold(0, |any, word| any | word) == 0).count();
    let rest = skipped * 4;
    words[rest..].iter().position(|&word| word != 0).map(|index| rest + index)
}

#[cfg(test)]
#[path = "indexed_tests.rs"]
mod tests;
