//! `churn`: an area held at a fixed occupancy by requests of mixed sizes.
//!
//! Each step gives random buffers back until there is room below the occupancy, then asks for one
//! buffer: the state that a long-lived system is in, where free space is scattered and a first fit
//! has to pass most of it. Search, bitmap and finder upkeep are timed together, each request on its
//! own, and the clock's own cost is taken off. It does not answer what migration costs.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::find_bit::{below, mix};
use super::{CHANGED, line_up, quotient};
use crate::clock::{Clock, ClockCost, Untimed};
use crate::cma::bitmap::Bitmap;
use crate::cma::finder::{Choice, Finder, Policy};
use crate::geometry::Fit;
use crate::units::Nanos;

/// Request sizes in pages, with their share in percent.
const SIZES: [(usize, usize); 4] = [(1, 60), (16, 20), (256, 15), (2048, 5)];

/// Largest alignment, as the kernel's default `CONFIG_CMA_ALIGNMENT`.
const MAX_ALIGN: usize = 256;

/// Steps after which a finder has learned again what it knew of the area.
const SETTLE: usize = 4000;

/// Steps between two signs of life.
const PULSE: usize = 256;

/// The benchmark, by what it runs.
#[derive(Clone, Debug)]
pub struct Churn {
    /// The finders beside `classic`, which always runs, twice.
    pub subjects: Vec<Choice>,
    /// Pages of the area, one bit each.
    pub pages: usize,
    /// Occupancies in percent.
    pub occupancies: Vec<usize>,
    /// Steps before the measurement, to reach the steady area.
    pub warm_up: usize,
    /// Steps measured.
    pub steps: usize,
    /// Times that the measured steps are run, all alike; the least time of each request counts.
    pub passes: usize,
    /// Seed of sizes and releases.
    pub seed: u64,
}

/// A finder at an occupancy, over all sizes or for one.
#[derive(Clone, Debug, PartialEq)]
pub struct ChurnRow {
    /// Occupancy in percent.
    pub occupancy: usize,
    /// Request size in pages; `None` for all.
    pub pages: Option<usize>,
    /// The finder; the A/A arm has `again` after its name.
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

impl Churn {
    /// The published scenario: 1,048,576 pages at 90, 95 and 98 %.
    pub fn standard(subjects: Vec<Choice>, seed: u64) -> Churn {
        Churn {
            subjects,
            pages: 1 << 20,
            occupancies: vec![90, 95, 98],
            warm_up: 100_000,
            steps: 20_000,
            passes: 10,
            seed,
        }
    }

    /// Runs the benchmark by a clock; `on_occupancy` is told of each occupancy's rows as it is
    /// done.
    ///
    /// # Errors
    /// A sentence that names a first-fit finder that placed otherwise than `classic`.
    pub fn run<C: Clock + Clone>(
        &self,
        clock: &C,
        mut on_occupancy: impl FnMut(&[ChurnRow]),
    ) -> Result<Vec<ChurnRow>, String> {
        let mut rows = Vec::new();
        for &occupancy in &self.occupancies {
            let some = rows_of(occupancy, &self.run_occupancy(occupancy, clock)?);
            on_occupancy(&some);
            rows.extend(some);
        }
        Ok(rows)
    }

    fn run_occupancy<C: Clock + Clone>(
        &self,
        occupancy: usize,
        clock: &C,
    ) -> Result<Vec<Measured>, String> {
        let line_up = line_up(&self.subjects);
        let limit = self.pages / 100 * occupancy;
        let mut starts: Vec<AgedArea> = Vec::new();
        for (_, choice) in &line_up {
            // Finders of one policy come to the same state, so one of them is enough.
            let first = starts.first().filter(|_| choice.policy() == Policy::FirstFit);
            let area = first.cloned();
            starts.push(area.unwrap_or_else(|| AgedArea::new(self, limit, choice)));
        }
        let examined = self.examine(&line_up, &starts)?;
        let mut measured: Vec<Option<Measured>> = line_up.iter().map(|_| None).collect();
        for pass in 0..self.passes.max(1) {
            // There and back again, so that no subject always follows the same one.
            let there = 0..line_up.len();
            let order: Vec<usize> =
                if pass % 2 == 0 { there.collect() } else { there.rev().collect() };
            for index in order {
                let (subject, choice) = &line_up[index];
                let mut trial = Trial::new(subject, choice, starts[index].clone(), clock.clone());
                trial.run(self.steps);
                if examined[index].is_some_and(|hash| hash != trial.area.hash) {
                    return Err(format!("{subject} {CHANGED}"));
                }
                match &mut measured[index] {
                    Some(measured) => measured.times.keep_least(&trial.times),
                    none => *none = Some(trial.finish()),
                }
            }
        }
        let measured: Vec<Measured> = measured.into_iter().flatten().collect();
        for (one, (_, choice)) in measured.iter().zip(&line_up) {
            if choice.policy() == Policy::FirstFit && one.end.hash != measured[0].end.hash {
                return Err(format!("{} places otherwise than classic", one.subject));
            }
        }
        Ok(measured)
    }

    /// Runs C functions with every answer looked at; returns a hash of where each places.
    fn examine(
        &self,
        line_up: &[(String, Choice)],
        starts: &[AgedArea],
    ) -> Result<Vec<Option<u64>>, String> {
        let examine = |((subject, choice), start): (&(String, Choice), &AgedArea)| {
            if !choice.is_plugin() {
                return Ok(None);
            }
            let mut trial = Trial::new(subject, &choice.examined(), start.clone(), Untimed);
            trial.run(self.steps);
            choice.verdict().map_err(|error| error.to_string())?;
            Ok(Some(trial.area.hash))
        };
        line_up.iter().zip(starts).map(examine).collect()
    }
}

/// What a subject was measured at, and the state it ended in.
pub(super) struct Measured {
    subject: String,
    pub(super) times: Times,
    end: AgedArea,
    memory_bytes: usize,
}

impl Measured {
    /// Returns the mean nanoseconds of a request.
    pub(super) fn alloc_ns(&self) -> f64 {
        mean_ns(&self.times.allocs, None)
    }
}

/// An area with its buffers, and the generator of what happens next.
#[derive(Clone)]
pub(super) struct AgedArea {
    map: Bitmap,
    live: Vec<(usize, usize)>,
    taken: usize,
    limit: usize,
    rng: Xoshiro256PlusPlus,
    hash: u64,
}

impl AgedArea {
    /// Fills an area and ages it.
    pub(super) fn new(bench: &Churn, limit: usize, choice: &Choice) -> AgedArea {
        let empty = AgedArea {
            map: Bitmap::new(bench.pages),
            live: Vec::new(),
            taken: 0,
            limit,
            rng: Xoshiro256PlusPlus::seed_from_u64(bench.seed),
            hash: 0,
        };
        let mut trial = Trial::new("", choice, empty, Untimed);
        trial.run(bench.warm_up);
        trial.area
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
pub(super) struct Trial<C> {
    subject: String,
    choice: Choice,
    finder: Box<dyn Finder>,
    area: AgedArea,
    clock: C,
    reading: Nanos,
    pub(super) times: Times,
}

/// The time of each request and release, in order.
#[derive(Default)]
pub(super) struct Times {
    allocs: Vec<OpTime>,
    frees: Vec<OpTime>,
}

#[derive(Clone, Copy)]
struct OpTime {
    /// Index into [`SIZES`].
    size: u8,
    failed: bool,
    ns: u32,
}

impl Times {
    /// Takes over what took less time in another pass over the same steps.
    pub(super) fn keep_least(&mut self, other: &Times) {
        let pairs = self.allocs.iter_mut().zip(&other.allocs);
        let pairs = pairs.chain(self.frees.iter_mut().zip(&other.frees));
        pairs.for_each(|(own, other)| own.ns = own.ns.min(other.ns));
    }
}

impl<C: Clock> Trial<C> {
    pub(super) fn new(subject: &str, choice: &Choice, area: AgedArea, mut clock: C) -> Trial<C> {
        let mut trial = Trial {
            subject: subject.to_string(),
            choice: choice.clone(),
            finder: choice.make(&area.map),
            area,
            reading: ClockCost::measure(&mut clock, 1000).reading,
            clock,
            times: Times::default(),
        };
        trial.run(SETTLE);
        trial.times = Times::default();
        trial
    }

    pub(super) fn finish(self) -> Measured {
        let memory_bytes = self.finder.memory_bytes();
        Measured { subject: self.subject, times: self.times, end: self.area, memory_bytes }
    }

    /// Does some steps: releases until the area is below its occupancy, then one request.
    pub(super) fn run(&mut self, steps: usize) {
        for step in 0..steps {
            if step % PULSE == 0 {
                self.choice.pulse();
            }
            while self.area.taken >= self.area.limit && !self.area.live.is_empty() {
                self.free_any();
            }
            let size = self.area.draw_size();
            self.alloc(size);
        }
    }

    fn alloc(&mut self, size: usize) {
        let bits = SIZES[size].0;
        let fit = Fit { bits, mask: bits.min(MAX_ALIGN) - 1, offset: 0 };
        let area = &mut self.area;
        let begin = self.clock.now();
        let found = self.finder.find(&area.map, 0, fit);
        if let Some(bit) = found {
            area.map.set(bit, bits);
            self.finder.on_set(&area.map, bit, bits);
        }
        let spent = self.clock.now().0 - begin.0;
        self.times.allocs.push(self.op_time(spent, size, found.is_none()));
        let area = &mut self.area;
        area.hash = mix(area.hash, found.map_or(u64::MAX, |bit| bit as u64));
        if let Some(bit) = found {
            area.taken += bits;
            area.live.push((bit, size));
        }
    }

    fn free_any(&mut self) {
        let area = &mut self.area;
        let index = below(&mut area.rng, area.live.len());
        let (bit, size) = area.live.swap_remove(index);
        let bits = SIZES[size].0;
        let begin = self.clock.now();
        area.map.clear(bit, bits);
        self.finder.on_clear(&area.map, bit, bits);
        let spent = self.clock.now().0 - begin.0;
        area.taken -= bits;
        self.times.frees.push(self.op_time(spent, size, false));
    }

    fn op_time(&self, spent_ns: u64, size: usize, failed: bool) -> OpTime {
        let ns = spent_ns.saturating_sub(self.reading.0);
        let size = u8::try_from(size).unwrap_or(u8::MAX);
        OpTime { size, failed, ns: u32::try_from(ns).unwrap_or(u32::MAX) }
    }
}

fn rows_of(occupancy: usize, measured: &[Measured]) -> Vec<ChurnRow> {
    let mut rows = Vec::new();
    for size in std::iter::once(None).chain((0..SIZES.len()).map(Some)) {
        let base = measured.first().map_or(1.0, |first| mean_ns(&first.times.allocs, size));
        for Measured { subject, times, end, memory_bytes } in measured {
            let alloc_ns = mean_ns(&times.allocs, size);
            let (failed, all) = counts(&times.allocs, size);
            rows.push(ChurnRow {
                occupancy,
                pages: size.map(|size| SIZES[size].0),
                subject: subject.clone(),
                alloc_ns,
                free_ns: mean_ns(&times.frees, size),
                failed_pct: 100.0 * quotient(failed, all),
                largest_free_run: end.map.clear_runs().map(|(_, n)| n).max().unwrap_or(0),
                ratio: alloc_ns / base.max(f64::MIN_POSITIVE),
                memory_bytes: *memory_bytes,
            });
        }
    }
    rows
}

/// Picks the times of one size, or all.
fn of_size(times: &[OpTime], size: Option<usize>) -> impl Iterator<Item = &OpTime> {
    times.iter().filter(move |time| size.is_none_or(|size| usize::from(time.size) == size))
}

fn mean_ns(times: &[OpTime], size: Option<usize>) -> f64 {
    let sum = of_size(times, size).map(|time| u64::from(time.ns)).sum();
    quotient(sum, counts(times, size).1)
}

/// Counts the failed ones, and all.
fn counts(times: &[OpTime], size: Option<usize>) -> (u64, u64) {
    of_size(times, size)
        .fold((0, 0), |(failed, all), time| (failed + u64::from(time.failed), all + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::default_finders;
    use crate::bench::fake_clock::{FakeClock, RELEASE_NS, SEARCH_NS, slow};
    use crate::clock::WallClock;
    use crate::cma::finder::FinderEntry;

    fn small(subjects: Vec<Choice>) -> Churn {
        let occupancies = vec![90];
        let (pages, warm_up, steps, passes) = (1 << 15, 300, 500, 2);
        Churn { pages, occupancies, warm_up, steps, passes, ..Churn::standard(subjects, 3) }
    }

    #[test]
    fn every_first_fit_finder_places_alike_and_the_area_stays_full() {
        let measured =
            small(default_finders()).run_occupancy(90, &WallClock::start()).expect("alike");
        for Measured { subject, times, end, .. } in &measured {
            assert_eq!(end.map.weight(), end.taken, "{subject}");
            assert!(end.taken > end.limit / 2, "{subject}");
            assert_eq!(times.allocs.len(), 500, "{subject}");
        }
        let rows = rows_of(90, &measured);
        assert_eq!(rows.len(), measured.len() * (1 + SIZES.len()));
    }

    #[test]
    fn nanoseconds_are_those_of_an_operation_without_the_clocks_own() {
        let rows = small(vec![slow()]).run(&FakeClock::with_readings_of(40), |_| {}).unwrap();
        assert_eq!(rows.len(), 3 * (1 + SIZES.len()));
        // The first rows are of all sizes, the next of single pages; of others none may come back.
        for row in &rows[..6] {
            let is_slow = row.subject == "slow";
            let expected = if is_slow { (SEARCH_NS, RELEASE_NS) } else { (0, 0) };
            assert_eq!((row.alloc_ns, row.free_ns), (expected.0 as f64, expected.1 as f64));
        }
    }

    #[test]
    fn subjects_run_there_and_back_and_the_baseline_twice() {
        use std::cell::RefCell;
        thread_local! {
            static MADE: RefCell<String> = const { RefCell::new(String::new()) };
        }
        let subject = |name, make| {
            Choice::from(&FinderEntry { name, about: "", policy: Policy::FirstFit, make })
        };
        let first = subject("a", || {
            MADE.with_borrow_mut(|made| made.push('a'));
            Choice::default().make(&Bitmap::new(0))
        });
        let second = subject("b", || {
            MADE.with_borrow_mut(|made| made.push('b'));
            Choice::default().make(&Bitmap::new(0))
        });
        let bench = Churn { passes: 3, ..small(vec![first, second]) };
        let rows = bench.run(&FakeClock::with_readings_of(1), |_| {}).unwrap();
        assert_eq!(MADE.take(), "abbaab");
        let subjects: Vec<_> = rows[..4].iter().map(|row| row.subject.as_str()).collect();
        assert_eq!(subjects, ["classic", "classic again", "a", "b"]);
    }

    #[test]
    fn the_least_of_the_passes_counts_for_each_request() {
        let time = |ns| OpTime { size: 0, failed: false, ns };
        let mut times = Times { allocs: vec![time(5), time(9)], frees: vec![time(4)] };
        let other = Times { allocs: vec![time(7), time(3)], frees: vec![time(2)] };
        times.keep_least(&other);
        assert_eq!((mean_ns(&times.allocs, None), mean_ns(&times.frees, Some(0))), (4.0, 2.0));
    }
}
