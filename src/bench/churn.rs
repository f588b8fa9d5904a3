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
use crate::cma::finder::{Choice, Finder, Policy};
use crate::geometry::Fit;

/// Request sizes in pages, with their share in percent.
pub const SIZES: [(usize, usize); 4] = [(1, 60), (16, 20), (256, 15), (2048, 5)];

/// Largest alignment, as the kernel's default `CONFIG_CMA_ALIGNMENT`.
const MAX_ALIGN: usize = 256;

/// Steps after which a finder has learned again what it knew of the area.
const SETTLE: usize = 4000;

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
    /// Times that the measured steps are run, all alike; the least time of each request counts.
    pub passes: usize,
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
            warm_up: 100_000,
            steps: 20_000,
            passes: 10,
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
    /// The finder; the A/A arm has [`super::AGAIN`] after its name.
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

/// What a subject was measured at, and the state it ended in.
pub(super) struct Outcome {
    subject: String,
    pub(super) log: Log,
    end: State,
    memory_bytes: usize,
}

impl Outcome {
    /// Returns the mean nanoseconds of a request.
    pub(super) fn alloc_ns(&self) -> f64 {
        mean_ns(&self.log.allocs, None)
    }
}

fn run_occupancy(options: &Options, occupancy: usize) -> Result<Vec<Outcome>, String> {
    let line_up = line_up(&options.subjects);
    let limit = options.pages / 100 * occupancy;
    let mut starts: Vec<State> = Vec::new();
    for (_, choice) in &line_up {
        // Finders of one policy come to the same state, so one of them is enough.
        let first = starts.first().filter(|_| choice.policy() == Policy::FirstFit);
        let state = first.cloned();
        starts.push(state.unwrap_or_else(|| State::aged(options, limit, choice)));
    }
    let mut outcomes: Vec<Option<Outcome>> = line_up.iter().map(|_| None).collect();
    for pass in 0..options.passes.max(1) {
        // There and back again, so that no subject always follows the same one.
        let there = 0..line_up.len();
        let order: Vec<usize> = if pass % 2 == 0 { there.collect() } else { there.rev().collect() };
        for index in order {
            let (subject, choice) = &line_up[index];
            let mut world = World::new(subject, choice, starts[index].clone());
            world.run(options.steps);
            match &mut outcomes[index] {
                Some(outcome) => outcome.log.keep_least(&world.log),
                none => *none = Some(world.finish()),
            }
        }
    }
    let outcomes: Vec<Outcome> = outcomes.into_iter().flatten().collect();
    for (outcome, (_, choice)) in outcomes.iter().zip(&line_up) {
        if choice.policy() == Policy::FirstFit && outcome.end.hash != outcomes[0].end.hash {
            return Err(format!("{} places otherwise than classic", outcome.subject));
        }
    }
    Ok(outcomes)
}

/// An area with its buffers, and the generator of what happens next.
#[derive(Clone)]
pub(super) struct State {
    map: Bitmap,
    live: Vec<(usize, usize)>,
    taken: usize,
    limit: usize,
    rng: Xoshiro256PlusPlus,
    hash: u64,
}

impl State {
    /// Fills an area and ages it.
    pub(super) fn aged(options: &Options, limit: usize, choice: &Choice) -> State {
        let empty = State {
            map: Bitmap::new(options.pages),
            live: Vec::new(),
            taken: 0,
            limit,
            rng: Xoshiro256PlusPlus::seed_from_u64(options.seed),
            hash: 0,
        };
        let mut world = World::new("", choice, empty);
        world.run(options.warm_up);
        world.state
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
}

/// A subject at work on an area.
pub(super) struct World {
    subject: String,
    finder: Box<dyn Finder>,
    state: State,
    clock: WallClock,
    clock_ns: u64,
    pub(super) log: Log,
}

/// The time of each request and release, in order.
#[derive(Default)]
pub(super) struct Log {
    allocs: Vec<Timing>,
    frees: Vec<Timing>,
}

#[derive(Clone, Copy)]
struct Timing {
    /// Index into [`SIZES`].
    size: u8,
    failed: bool,
    ns: u32,
}

impl Log {
    /// Takes over what took less time in another pass over the same steps.
    pub(super) fn keep_least(&mut self, other: &Log) {
        let pairs = self.allocs.iter_mut().zip(&other.allocs);
        let pairs = pairs.chain(self.frees.iter_mut().zip(&other.frees));
        pairs.for_each(|(own, other)| own.ns = own.ns.min(other.ns));
    }
}

impl World {
    pub(super) fn new(subject: &str, choice: &Choice, state: State) -> World {
        let mut world = World {
            subject: subject.to_string(),
            finder: choice.make(&state.map),
            state,
            clock: WallClock::start(),
            clock_ns: WallClock::calibrate(1000).reading.0,
            log: Log::default(),
        };
        world.run(SETTLE);
        world.log = Log::default();
        world
    }

    pub(super) fn finish(self) -> Outcome {
        let memory_bytes = self.finder.memory_bytes();
        Outcome { subject: self.subject, log: self.log, end: self.state, memory_bytes }
    }

    /// Does some steps: releases until the area is below its occupancy, then one request.
    pub(super) fn run(&mut self, steps: usize) {
        for _ in 0..steps {
            while self.state.taken >= self.state.limit && !self.state.live.is_empty() {
                self.free_any();
            }
            let size = self.state.draw_size();
            self.alloc(size);
        }
    }

    fn alloc(&mut self, size: usize) {
        let bits = SIZES[size].0;
        let fit = Fit { bits, mask: bits.min(MAX_ALIGN) - 1, offset: 0 };
        let state = &mut self.state;
        let begin = self.clock.now();
        let found = self.finder.find(&state.map, 0, fit);
        if let Some(bit) = found {
            state.map.set(bit, bits);
            self.finder.on_set(&state.map, bit, bits);
        }
        let spent = self.clock.now().0 - begin.0;
        self.log.allocs.push(self.timing(spent, size, found.is_none()));
        let state = &mut self.state;
        state.hash = mix(state.hash, found.map_or(u64::MAX, |bit| bit as u64));
        if let Some(bit) = found {
            state.taken += bits;
            state.live.push((bit, size));
        }
    }

    fn free_any(&mut self) {
        let state = &mut self.state;
        let index = below(&mut state.rng, state.live.len());
        let (bit, size) = state.live.swap_remove(index);
        let bits = SIZES[size].0;
        let begin = self.clock.now();
        state.map.clear(bit, bits);
        self.finder.on_clear(&state.map, bit, bits);
        let spent = self.clock.now().0 - begin.0;
        state.taken -= bits;
        self.log.frees.push(self.timing(spent, size, false));
    }

    fn timing(&self, spent_ns: u64, size: usize, failed: bool) -> Timing {
        let ns = spent_ns.saturating_sub(self.clock_ns);
        let size = u8::try_from(size).unwrap_or(u8::MAX);
        Timing { size, failed, ns: u32::try_from(ns).unwrap_or(u32::MAX) }
    }
}

fn rows_of(occupancy: usize, outcomes: &[Outcome]) -> Vec<Row> {
    let mut rows = Vec::new();
    for size in std::iter::once(None).chain((0..SIZES.len()).map(Some)) {
        let base = outcomes.first().map_or(1.0, |first| mean_ns(&first.log.allocs, size));
        for Outcome { subject, log, end, memory_bytes } in outcomes {
            let alloc_ns = mean_ns(&log.allocs, size);
            let (failed, all) = counts(&log.allocs, size);
            rows.push(Row {
                occupancy,
                pages: size.map(|size| SIZES[size].0),
                subject: subject.clone(),
                alloc_ns,
                free_ns: mean_ns(&log.frees, size),
                failed_pct: 100.0 * quotient(failed, all),
                largest_free_run: end.map.clear_runs().map(|(_, n)| n).max().unwrap_or(0),
                ratio: alloc_ns / base.max(f64::MIN_POSITIVE),
                memory_bytes: *memory_bytes,
            });
        }
    }
    rows
}

/// Picks the timings of one size, or all.
fn of_size(timings: &[Timing], size: Option<usize>) -> impl Iterator<Item = &Timing> {
    timings.iter().filter(move |timing| size.is_none_or(|size| usize::from(timing.size) == size))
}

fn mean_ns(timings: &[Timing], size: Option<usize>) -> f64 {
    let sum = of_size(timings, size).map(|timing| u64::from(timing.ns)).sum();
    quotient(sum, counts(timings, size).1)
}

/// Counts the failed ones, and all.
fn counts(timings: &[Timing], size: Option<usize>) -> (u64, u64) {
    of_size(timings, size)
        .fold((0, 0), |(failed, all), timing| (failed + u64::from(timing.failed), all + 1))
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
            warm_up: 300,
            steps: 500,
            passes: 2,
            ..Options::standard(default_finders(), 3)
        };
        let outcomes = run_occupancy(&options, 90).unwrap();
        for Outcome { subject, log, end, .. } in &outcomes {
            assert_eq!(end.map.weight(), end.taken, "{subject}");
            assert!(end.taken > end.limit / 2, "{subject}");
            assert_eq!(log.allocs.len(), 500, "{subject}");
        }
        let rows = rows_of(90, &outcomes);
        assert_eq!(rows.len(), outcomes.len() * (1 + SIZES.len()));
    }
}
