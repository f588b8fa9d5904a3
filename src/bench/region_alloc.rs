//! `region-alloc`: regions of random sizes into an empty pool, then out of it in reverse.
//!
//! Each pool takes regions of 1 to 32 bits (to a tenth of the capacity, if that is less) at the
//! lowest place, unaligned, until the first refusal, and gives them back last one first. All pools
//! get the same sizes. Nothing is freed in between, so there are no holes: this shows what it costs
//! to find the end of the taken part, and what upkeep costs, not how a pool copes with holes.

use std::collections::BTreeMap;

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::find_bit::below;
use super::ida::Ida;
use super::maple::Maple;
use super::{line_up, quotient};
use crate::clock::{Clock, WallClock};
use crate::cma::bitmap::Bitmap;
use crate::cma::finder::{Choice, Finder, Fit};

/// Capacities of the published benchmark.
pub const CAPACITIES: [usize; 6] = [1_000_000, 100_000, 10_000, 1_000, 100, 10];

/// Nanoseconds that the repeats within one reading of the clock last at least.
const SHORTEST_NS: u64 = 20_000;

/// What to run.
#[derive(Clone, Debug)]
pub struct Options {
    /// The first-fit finders beside `classic`, which always runs, twice; others are left out.
    pub subjects: Vec<Choice>,
    /// Bits of the pools, none of them 0.
    pub capacities: Vec<usize>,
    /// Times that each pool is filled and emptied; the least time counts.
    pub passes: usize,
    /// Seed of the sizes.
    pub seed: u64,
}

/// A pool at a capacity.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Bits of the pool.
    pub capacity: usize,
    /// The kind of pool: a finder on a bitmap (`bitmap` is the kernel's loop up to 7.2), or another
    /// structure.
    pub subject: String,
    /// Nanoseconds to take a region.
    pub alloc_ns: f64,
    /// Nanoseconds to give one back.
    pub free_ns: f64,
    /// Regions that the pool took.
    pub regions: usize,
    /// Memory of the full pool, in bytes.
    pub memory_bytes: usize,
    /// `alloc_ns` relative to `bitmap`.
    pub ratio: f64,
}

/// A pool of bits that gives regions at the lowest place.
pub(super) trait Pool {
    /// Takes `size` bits in a row; `None` when no run is as long.
    fn take(&mut self, size: usize) -> Option<usize>;
    /// Gives a taken region back.
    fn give(&mut self, start: usize, size: usize);
    /// Tells whether nothing is taken.
    fn is_empty(&self) -> bool;
    /// Returns the memory of the pool, in bytes.
    fn memory_bytes(&self) -> usize;
}

/// A bitmap and a finder.
struct Mapped {
    map: Bitmap,
    finder: Box<dyn Finder>,
}

impl Pool for Mapped {
    fn take(&mut self, size: usize) -> Option<usize> {
        let start = self.finder.find(&self.map, 0, Fit { bits: size, mask: 0, offset: 0 })?;
        self.map.set(start, size);
        self.finder.on_set(&self.map, start, size);
        Some(start)
    }

    fn give(&mut self, start: usize, size: usize) {
        self.map.clear(start, size);
        self.finder.on_clear(&self.map, start, size);
    }

    fn is_empty(&self) -> bool {
        self.map.weight() == 0
    }

    fn memory_bytes(&self) -> usize {
        size_of_val(self.map.words()) + self.finder.memory_bytes()
    }
}

/// Runs the benchmark; `on_capacity` is told of each capacity's rows as it is done.
///
/// # Errors
/// A sentence that names a pool which took another number of regions, or was not empty at the end.
pub fn run(options: &Options, mut on_capacity: impl FnMut(&[Row])) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    for &capacity in &options.capacities {
        let some = run_capacity(options, capacity)?;
        on_capacity(&some);
        rows.extend(some);
    }
    Ok(rows)
}

fn run_capacity(options: &Options, capacity: usize) -> Result<Vec<Row>, String> {
    let sizes = draw_sizes(options.seed, capacity);
    let mut pools = pools(options, capacity);
    let mut best: BTreeMap<usize, Pass> = BTreeMap::new();
    for pass in 0..options.passes.max(1) {
        // There and back again, so that no pool always follows the same one.
        let there = 0..pools.len();
        let order: Vec<usize> = if pass % 2 == 0 { there.collect() } else { there.rev().collect() };
        for index in order {
            let (subject, pool) = &mut pools[index];
            let new = one_pass(&mut **pool, &sizes);
            if !pool.is_empty() {
                return Err(format!("{subject} is not empty after all regions came back"));
            }
            best.entry(index).and_modify(|old| *old = old.least(&new)).or_insert(new);
        }
    }
    let regions = best.get(&0).map_or(0, |pass| pass.regions);
    let base_ns = best.get(&0).map_or(1.0, |pass| pass.alloc_ns);
    pools
        .iter()
        .zip(best.values())
        .map(|((subject, _), pass)| {
            if pass.regions != regions {
                return Err(format!("{subject} took {} regions, not {regions}", pass.regions));
            }
            Ok(Row {
                capacity,
                subject: subject.clone(),
                alloc_ns: pass.alloc_ns,
                free_ns: pass.free_ns,
                regions,
                memory_bytes: pass.memory_bytes,
                ratio: pass.alloc_ns / base_ns.max(f64::MIN_POSITIVE),
            })
        })
        .collect()
}

/// Draws more sizes than the pool can take.
fn draw_sizes(seed: u64, capacity: usize) -> Vec<usize> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let largest = (capacity / 10).clamp(1, 32);
    let mut sizes = Vec::new();
    let mut sum = 0;
    while sum <= capacity {
        let size = 1 + below(&mut rng, largest);
        sizes.push(size);
        sum += size;
    }
    sizes
}

fn pools(options: &Options, capacity: usize) -> Vec<(String, Box<dyn Pool>)> {
    let first_fit = |choice: &&Choice| choice.policy() == crate::cma::finder::Policy::FirstFit;
    let subjects: Vec<Choice> = options.subjects.iter().filter(first_fit).cloned().collect();
    let mapped = line_up(&subjects).into_iter().map(|(subject, choice)| {
        let map = Bitmap::new(capacity);
        let finder = choice.make(&map);
        (subject.replace("classic", "bitmap"), Box::new(Mapped { map, finder }) as Box<dyn Pool>)
    });
    let ida: (String, Box<dyn Pool>) = ("ida".into(), Box::new(Ida::new(capacity)));
    let maple: (String, Box<dyn Pool>) = ("maple".into(), Box::new(Maple::new(capacity)));
    mapped.chain([ida, maple]).collect()
}

/// What filling and emptying a pool took.
#[derive(Clone, Copy)]
struct Pass {
    alloc_ns: f64,
    free_ns: f64,
    regions: usize,
    memory_bytes: usize,
}

impl Pass {
    fn least(&self, other: &Pass) -> Pass {
        Pass {
            alloc_ns: self.alloc_ns.min(other.alloc_ns),
            free_ns: self.free_ns.min(other.free_ns),
            ..*other
        }
    }
}

/// Fills and empties a pool, a small one many times over.
fn one_pass(pool: &mut dyn Pool, sizes: &[usize]) -> Pass {
    let mut clock = WallClock::start();
    let (mut alloc_ns, mut free_ns, mut rounds, mut memory_bytes) = (0, 0, 0, 0);
    let mut taken = Vec::with_capacity(sizes.len());
    let mut regions = 0;
    while rounds == 0 || alloc_ns < SHORTEST_NS {
        taken.clear();
        let begin = clock.now().0;
        for &size in sizes {
            let Some(start) = pool.take(size) else { break };
            taken.push((start, size));
        }
        let full = clock.now().0;
        regions = taken.len();
        memory_bytes = pool.memory_bytes();
        let turn = clock.now().0;
        for &(start, size) in taken.iter().rev() {
            pool.give(start, size);
        }
        free_ns += clock.now().0 - turn;
        alloc_ns += full - begin;
        rounds += 1;
    }
    let operations = rounds * regions.max(1) as u64;
    Pass {
        alloc_ns: quotient(alloc_ns, operations),
        free_ns: quotient(free_ns, operations),
        regions,
        memory_bytes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::default_finders;

    #[test]
    fn every_pool_takes_the_same_regions_and_is_empty_afterwards() {
        let options = Options {
            subjects: default_finders(),
            capacities: vec![5_000, 1_000, 100, 10, 1],
            passes: 2,
            seed: 11,
        };
        let rows = run(&options, |_| {}).unwrap();
        for row in &rows {
            let least = row.capacity / (row.capacity / 10).clamp(1, 32);
            assert!(row.regions >= least && row.regions <= row.capacity, "{row:?}");
        }
        assert_eq!(rows.last().map(|row| row.regions), Some(1));
    }

    #[test]
    fn sizes_overfill_the_pool_by_one() {
        for capacity in [1, 10, 100, 1000] {
            let sizes = draw_sizes(3, capacity);
            let sum: usize = sizes.iter().sum();
            assert!(sum > capacity && sum - sizes[sizes.len() - 1] <= capacity, "{capacity}");
        }
    }
}
