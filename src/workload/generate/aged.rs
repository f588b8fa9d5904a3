//! `aged`: any other kind, on an area that a device has used for days.
//!
//! Seven eighths of what is free lies in whole aligned blocks, the more of them the nearer to the
//! end: first fit fills an area from its beginning. The rest are short gaps between what is taken,
//! so that a search for a block meets many windows that do not fit.

use super::draft::Draft;
use super::random::Random;
use super::{Kind, Params, dmabuf_heap};
use crate::error::{Error, Result};
use crate::units::{Pages, Pfn};

pub(super) const KIND: Kind = Kind {
    name: "aged",
    about: "an area fragmented by days of use, in front of another kind of workload",
    takes: &["occupancy", "inner"],
    pages: 65536,
    run,
};

/// Percent of the area.
const DEFAULT_OCCUPANCY: u64 = 85;

/// Pages of an aligned free block: a megabyte, the largest alignment of drivers.
const BLOCK: u64 = 256;

/// Short runs have up to `1 << SHORT_ORDER` bits.
const SHORT_ORDER: u32 = 6;

/// Looks up the kind behind the map; an aged area cannot age again.
pub(super) fn inner(name: &str) -> Result<&'static Kind> {
    super::find(name).and_then(|kind| {
        if kind.name == KIND.name {
            return Err(Error::Usage("aged takes any inner kind but itself".into()));
        }
        Ok(kind)
    })
}

fn run(params: &Params, draft: &mut Draft, random: &mut Random) -> Option<()> {
    let kind = match &params.inner {
        None => &dmabuf_heap::KIND,
        Some(name) => inner(name).ok()?,
    };
    let (range, order_per_bit) = draft.area();
    let order = order_per_bit.get();
    let bits = range.pages.0 >> order;
    let taken = bits * params.occupancy.unwrap_or(DEFAULT_OCCUPANCY) / 100;
    let first_block = (range.base.0.wrapping_neg() % BLOCK) >> order;
    let shape = Shape { bits, free: bits - taken, block: (BLOCK >> order).max(1), first_block };
    for run in taken_runs(shape, random) {
        draft.used(Pfn(range.base.0 + (run.first << order)), Pages(run.bits << order))?;
    }
    // The occupancy was the map's.
    let params = Params { occupancy: None, ..params.clone() };
    (kind.run)(&params, draft, random)
}

/// What a map must look like, in bits.
#[derive(Clone, Copy)]
struct Shape {
    /// Bits of the area.
    bits: u64,
    /// Bits that stay free, at most all.
    free: u64,
    /// Bits of an aligned block, at least 1.
    block: u64,
    /// The first bit at which a block is aligned.
    first_block: u64,
}

/// Taken bits beside each other.
#[derive(Clone, Copy)]
struct TakenRun {
    first: u64,
    bits: u64,
}

/// Returns the runs of taken bits, in order and apart from each other.
fn taken_runs(shape: Shape, random: &mut Random) -> Vec<TakenRun> {
    let blocks = shape.bits.saturating_sub(shape.first_block) / shape.block;
    let whole = (shape.free / 8 * 7 / shape.block).min(blocks);
    let mut map = TakenMap { runs: Vec::new(), end: 0 };
    // What is left to lay between the blocks.
    let mut short = ShortRuns {
        bits: shape.bits - whole * shape.block,
        free: shape.free - whole * shape.block,
    };
    let mut next = 0;
    for i in 0..whole {
        let block = block_at(i, whole, blocks, random).max(next).min(blocks - (whole - i));
        next = block + 1;
        short.lay(shape.first_block + block * shape.block, &mut map, random);
        map.end += shape.block;
    }
    short.lay(shape.bits, &mut map, random);
    map.runs
}

/// Draws the place of block `i` of `whole` among `blocks`: the density grows linearly, so the
/// place grows with the square root.
fn block_at(i: u64, whole: u64, blocks: u64, random: &mut Random) -> u64 {
    let share = (u128::from(i) << 16) + u128::from(random.below(1 << 16));
    let blocks = u128::from(blocks);
    let place = (blocks * blocks * share / (u128::from(whole) << 16)).isqrt();
    u64::try_from(place).unwrap_or(u64::MAX)
}

/// A map laid out from its beginning.
struct TakenMap {
    runs: Vec<TakenRun>,
    end: u64,
}

/// The part of a map outside the free blocks.
struct ShortRuns {
    bits: u64,
    free: u64,
}

impl ShortRuns {
    /// Lays short runs up to bit `to`, each free with the share of free bits that are left.
    fn lay(&mut self, to: u64, map: &mut TakenMap, random: &mut Random) {
        while map.end < to {
            let length = random.short_length(SHORT_ORDER).min(to - map.end);
            let length = if random.below(self.bits) < self.free {
                let length = length.min(self.free);
                self.free -= length;
                length
            } else {
                let length = length.min(self.bits - self.free);
                map.take(length);
                length
            };
            self.bits -= length;
            map.end += length;
        }
    }
}

impl TakenMap {
    /// Notes that the next `length` bits are taken.
    fn take(&mut self, length: u64) {
        match self.runs.last_mut() {
            Some(run) if run.first + run.bits == self.end => run.bits += length,
            _ => self.runs.push(TakenRun { first: self.end, bits: length }),
        }
    }
}
