//! `churn`: an area held at a fixed occupancy by requests of mixed sizes.
//!
//! Each step gives random buffers back until there is room below the occupancy, then asks for one
//! buffer: the state that a long-lived system is in, where free space is scattered and a first fit
//! has to pass most of it. Search, bitmap and finder upkeep are timed together, each request on its
//! own, and the clock's own cost is taken off. It does not answer what migration costs.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::find_bit::{below, mix};
use super::{line_up, quotient};
use crate::clock::{Clock, WallClock};
use crate::cma::bitmap::Bitmap;
use crate::cma::finder::{Choice, Finder, Fit, Policy};

/// Request sizes in pages, with their share in percent.
pub const SIZES: [(usize, usize); 4] = [(1, 60), (16, 20), (256, 15), (2048, 5)];

/// Largest alignment, as the kernel's default `CONFIG_CMA_ALIGNMENT`.
const MAX_ALIGN: usize = 256;

/// Steps of one subject before the next takes its turn.
const TURN: usize = 250;

/// What to run.
#[derive(Clone, Debug)]
pub struct Options {
    /// The finders beside `classic`, which always runs, twice.
    pub subjects: Vec<Choice>,
    /// Pages of the area, one bit each.
    pub pages: usize,
    /// Occupancies in percent.
    pub occupancies: Vec<usize>,
    /// Steps before the measurement, to reach the steady state.
    pub warm_up: usize,
    /// Steps measured.
    pub steps: usize,
    /// Seed of sizes and releases.
    pub seed: u64,
}

impl Options {
    /// The published scenario: 1,048,576 pages at 90, 95 and 98 %.
    pub fn standard(subjects: Vec<Choice>, seed: u64) -> Options {
        Options {
            subjects,
            pages: 1 << 20,
            occupancies: vec![90, 95, 98],
            warm_up: 300_000,
            steps: 20_000,
            seed,
        }
    }
}

/// A finder at an occupancy, over all sizes or for one.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Occupancy in percent.
    pub occupancy: usize,
    /// Request size in pages; `None` for all.
    pub pages: Option<usize>,
    /// The finder, or [`super::AGAIN`].
    pub subject: String,
    /// Mean nanoseconds of a request, search and upkeep.
    pub alloc_ns: f64,
    /// Mean nanoseconds of a release.
    pub free_ns: f64,
    /// Requests that found nothing, in percent.
    pub failed_pct: f64,
    /// Longest run of free pages at the end.
    pub largest_free_run: usize,
    /// `alloc_ns` relative to `classic`.
    pub ratio: f64,
    /// Memory of the finder's own state, in bytes.
    pub memory_bytes: usize,
}

/// Runs the benchmark; `on_occupancy` is told of each occupancy's rows as it is done.
///
/// # Errors
/// A sentence that names a first-fit finder that placed otherwise than `classic`.
pub fn run(options: &Options, mut on_occupancy: impl FnMut(&[Row])) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    for &occupancy in &options.occupancies {
        let worlds = run_occupancy(options, occupancy)?;
        let some = rows_of(occupancy, &worlds);
        on_occupancy(&some);
        rows.extend(some);
    }
    Ok(rows)
}

fn run_occupancy(options: &Options, occupancy: usize) -> Result<Vec<World>, String> {
    let mut worlds: Vec<World> = line_up(&options.subjects)
        .iter()
        .map(|(subject, choice)| World::new(subject, choice, options, occupancy))
        .collect();
    let mut clock = WallClock::start();
    for world in &mut worlds {
        world.fill();
        world.turn(options.warm_up, &mut clock);
        world.tallies = Default::default();
    }
    for turn in 0..options.steps.div_ceil(TURN) {
        // There and back again, so that no subject always follows the same one.
        if turn % 2 == 0 {
            worlds.iter_mut().for_each(|world| world.turn(TURN, &mut clock));
        } else {
            worlds.iter_mut().rev().for_each(|world| world.turn(TURN, &mut clock));
        }
    }
    let first = worlds.first().map(|world| world.hash);
    for world in worlds.iter().filter(|world| world.policy == Policy::FirstFit) {
        if Some(world.hash) != first {
            return Err(format!("{} places otherwise than classic", world.subject));
        }
    }
    Ok(worlds)
}

/// One subject's area, its buffers, and what they cost so far.
struct World {
    subject: String,
    policy: Policy,
    map: Bitmap,
    finder: Box<dyn Finder>,
    live: Vec<(usize, usize)>,
    taken: usize,
    limit: usize,
    rng: Xoshiro256PlusPlus,
    hash: u64,
    clock_ns: u64,
    tallies: [Tally; SIZES.len()],
}

/// What requests of one size cost.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    allocs: u64,
    failed: u64,
    alloc_ns: u64,
    frees: u64,
    free_ns: u64,
}

impl World {
    fn new(subject: &str, choice: &Choice, options: &Options, occupancy: usize) -> World {
        let map = Bitmap::new(options.pages);
        World {
            subject: subject.to_string(),
            policy: choice.policy(),
            finder: choice.make(&map),
            map,
            live: Vec::new(),
            taken: 0,
            limit: options.pages / 100 * occupancy,
            rng: Xoshiro256PlusPlus::seed_from_u64(options.seed),
            hash: 0,
            clock_ns: WallClock::calibrate(1000).reading.0,
            tallies: Default::default(),
        }
    }

    /// Takes buffers until the first does not fit below the limit.
    fn fill(&mut self) {
        let mut clock = WallClock::start();
        loop {
            let size = self.draw_size();
            if self.taken + SIZES[size].0 > self.limit {
                return;
            }
            self.alloc(size, &mut clock);
        }
    }

    /// Does some steps: room for a buffer is made by releases, then it is asked for.
    fn turn(&mut self, steps: usize, clock: &mut WallClock) {
        for _ in 0..steps {
            while self.taken >= self.limit && !self.live.is_empty() {
                self.free_any(clock);
            }
            let size = self.draw_size();
            self.alloc(size, clock);
        }
    }

    fn draw_size(&mut self) -> usize {
        let mut percent = below(&mut self.rng, 100);
        for (size, &(_, share)) in SIZES.iter().enumerate() {
            if percent < share {
                return size;
            }
            percent -= share;
        }
        0
    }

    fn alloc(&mut self, size: usize, clock: &mut WallClock) {
        let bits = SIZES[size].0;
        let fit = Fit { bits, mask: bits.min(MAX_ALIGN) - 1, offset: 0 };
        let begin = clock.now();
        let found = self.finder.find(&self.map, 0, fit);
        if let Some(bit) = found {
            self.map.set(bit, bits);
            self.finder.on_set(&self.map, bit, bits);
        }
        let spent = clock.now().0 - begin.0;
        let tally = &mut self.tallies[size];
        tally.allocs += 1;
        tally.failed += u64::from(found.is_none());
        tally.alloc_ns += spent.saturating_sub(self.clock_ns);
        self.hash = mix(self.hash, found.map_or(u64::MAX, |bit| bit as u64));
        if let Some(bit) = found {
            self.taken += bits;
            self.live.push((bit, size));
        }
    }

    fn free_any(&mut self, clock: &mut WallClock) {
        let index = below(&mut self.rng, self.live.len());
        let (bit, size) = self.live.swap_remove(index);
        let bits = SIZES[size].0;
        let begin = clock.now();
        self.map.clear(bit, bits);
        self.finder.on_clear(&self.map, bit, bits);
        let spent = clock.now().0 - begin.0;
        self.taken -= bits;
        self.tallies[size].frees += 1;
        self.tallies[size].free_ns += spent.saturating_sub(self.clock_ns);
    }
}

fn rows_of(occupancy: usize, worlds: &[World]) -> Vec<Row> {
    let mut rows = Vec::new();
    for choice in std::iter::once(None).chain((0..SIZES.len()).map(Some)) {
        let base = worlds.first().map_or(1.0, |world| world.tally(choice).alloc_mean());
        for world in worlds {
            let tally = world.tally(choice);
            rows.push(Row {
                occupancy,
                pages: choice.map(|size| SIZES[size].0),
                subject: world.subject.clone(),
                alloc_ns: tally.alloc_mean(),
                free_ns: quotient(tally.free_ns, tally.frees),
                failed_pct: 100.0 * quotient(tally.failed, tally.allocs),
                largest_free_run: world.map.clear_runs().map(|(_, n)| n).max().unwrap_or(0),
                ratio: tally.alloc_mean() / base.max(f64::MIN_POSITIVE),
                memory_bytes: world.finder.memory_bytes(),
            });
        }
    }
    rows
}

impl World {
    /// Returns what one size cost, or all of them.
    fn tally(&self, size: Option<usize>) -> Tally {
        let some = size.map_or(&self.tallies[..], |size| &self.tallies[size..=size]);
        some.iter().fold(Tally::default(), |sum, t| Tally {
            allocs: sum.allocs + t.allocs,
            failed: sum.failed + t.failed,
            alloc_ns: sum.alloc_ns + t.alloc_ns,
            frees: sum.frees + t.frees,
            free_ns: sum.free_ns + t.free_ns,
        })
    }
}

impl Tally {
    fn alloc_mean(&self) -> f64 {
        quotient(self.alloc_ns, self.allocs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::default_finders;

    #[test]
    fn every_first_fit_finder_places_alike_and_the_area_stays_full() {
        let options = Options {
            pages: 1 << 15,
            occupancies: vec![90],
            warm_up: 300_000,
            steps: 500,
            ..Options::standard(default_finders(), 3)
        };
        let worlds = run_occupancy(&options, 90).unwrap();
        for world in &worlds {
            assert_eq!(world.map.weight(), world.taken, "{}", world.subject);
            assert!(world.taken > world.limit / 2, "{}", world.subject);
        }
        let rows = rows_of(90, &worlds);
        assert_eq!(rows.len(), worlds.len() * (1 + SIZES.len()));
    }
}
