//! `region-alloc`: regions of small random sizes from an empty pool until the first refusal, given
//! back in reverse.
//!
//! Answers what handing out regions costs if they come and go like a stack, by bitmap, by tree of
//! ids and by tree of ranges, at six capacities. It does not answer what a fragmented pool costs:
//! that is what `churn` is for. Search and upkeep are timed together.

use std::cell::RefCell;

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::find_bit::below;
use super::pool::{BitmapPool, IdPool, Pool, TreePool};
use super::{Arm, CHANGED, line_up, quotient, race};
use crate::clock::{Clock, ClockCost};
use crate::cma::finder::{Choice, Effort, Policy};
use crate::units::Nanos;

/// The capacities that are usual in mails.
pub const CAPACITIES: [usize; 6] = [1_000_000, 100_000, 10_000, 1_000, 100, 10];

/// The most capacities of one run.
pub const MAX_CAPACITIES: usize = 64;

/// The largest capacity: the memory of all subjects stays below that of a small machine.
pub const MAX_CAPACITY: usize = 1 << 27;

/// The name in the rows of `classic`, the baseline.
const BASELINE: &str = "bitmap";

/// The name in the rows of the A/A arm: the baseline once more.
const AGAIN: &str = "bitmap again";

/// The largest region.
const MAX_REGION: usize = 32;

/// Regions between two readings of the clock, at least: small pools are filled several at a time.
const LEAST_REGIONS: usize = 512;

/// The benchmark, by what it runs.
#[derive(Clone, Debug)]
pub struct RegionAlloc {
    /// The finders beside `classic`, which always runs, twice.
    pub subjects: Vec<Choice>,
    /// Capacities, none 0 or above [`MAX_CAPACITY`].
    pub capacities: Vec<usize>,
    /// Rounds of a capacity at most, at least 3.
    pub rounds: usize,
    /// Time for a capacity after which no further round begins.
    pub budget: Nanos,
    /// Seed of the sizes.
    pub seed: u64,
    /// Whether to count the work of searches, in a pass of its own.
    pub effort: bool,
}

/// A subject at a capacity.
#[derive(Clone, Debug, PartialEq)]
pub struct RegionRow {
    /// Numbers in the pool.
    pub capacity: usize,
    /// `bitmap`, `bitmap again`, another finder, `ida` or `maple`.
    pub subject: String,
    /// Nanoseconds to take a region, in the least disturbed round.
    pub alloc_ns: f64,
    /// Nanoseconds to give one back, likewise.
    pub free_ns: f64,
    /// Regions until the first refusal.
    pub regions: usize,
    /// Memory of a full pool, in bytes.
    pub memory_bytes: usize,
    /// `alloc_ns` relative to the bitmap's.
    pub ratio: f64,
    /// The work of the searches that fill a pool; `None` if it was not to be counted.
    pub effort: Option<Counted>,
    /// Nanoseconds to take a region in each round, for tests of significance.
    pub rounds_ns: Vec<f64>,
}

/// Work that was to be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Words read and windows tried.
    Effort(Effort),
    /// No finder searches in this pool.
    NoFinder,
}

impl RegionAlloc {
    /// Runs the benchmark by a clock; `on_capacity` is told of each capacity's rows as it is done.
    ///
    /// # Errors
    /// A sentence that names the capacity, and the subject whose regions are not those of the
    /// bitmap or that keeps something when all was given back.
    pub fn run<C: Clock + Clone>(
        &self,
        clock: &C,
        mut on_capacity: impl FnMut(&[RegionRow]),
    ) -> Result<Vec<RegionRow>, String> {
        let mut rows = Vec::new();
        for &capacity in &self.capacities {
            if capacity == 0 || capacity > MAX_CAPACITY {
                return Err(format!("capacity {capacity}: expected 1 to {MAX_CAPACITY}"));
            }
            let some = self.run_capacity(capacity, clock)?;
            on_capacity(&some);
            rows.extend(some);
        }
        Ok(rows)
    }

    fn run_capacity<C: Clock + Clone>(
        &self,
        capacity: usize,
        clock: &C,
    ) -> Result<Vec<RegionRow>, String> {
        let sizes = sizes(capacity, self.seed);
        let subjects = subjects(&self.subjects);
        let mut pools = Vec::new();
        for subject in &subjects {
            let mut own = Pools::new(subject, capacity, &sizes);
            own.expected = subject.examine(capacity, &sizes)?;
            own.check(subject).map_err(|text| format!("capacity {capacity}: {text}"))?;
            pools.push(own);
        }
        let regions: Vec<usize> = pools.iter().map(Pools::regions).collect();
        let memory: Vec<usize> = pools.iter().map(|pools| pools.memory_bytes).collect();
        let logs: Vec<RefCell<Vec<PassTime>>> = pools.iter().map(|_| RefCell::default()).collect();
        let reading = ClockCost::measure(&mut clock.clone(), 1000).reading;
        let mut arms: Vec<Arm<'_>> = Vec::new();
        for ((subject, mut pools), log) in subjects.iter().zip(pools).zip(&logs) {
            let mut clock = clock.clone();
            let work = move || {
                let time = pools.pass(&mut clock, reading);
                log.borrow_mut().push(time);
                subject.pulse();
                time.regions
            };
            arms.push(Arm { subject: subject.name.clone(), work: Box::new(work) });
        }
        let timed = race(&mut clock.clone(), &mut arms, self.rounds, self.budget);
        drop(arms);
        for (subject, log) in subjects.iter().zip(&logs) {
            if log.borrow().iter().any(|pass| pass.has_changed) {
                return Err(format!("capacity {capacity}: {} {CHANGED}", subject.name));
            }
        }
        let mut rows = Vec::new();
        for (index, timed) in timed.into_iter().enumerate() {
            let (allocs, frees) = by_round(&logs[index].borrow(), timed.rounds_ns.len());
            let alloc_ns = least(&allocs);
            let base = rows.first().map_or(alloc_ns, |first: &RegionRow| first.alloc_ns);
            rows.push(RegionRow {
                capacity,
                subject: timed.subject,
                alloc_ns,
                free_ns: least(&frees),
                regions: regions[index],
                memory_bytes: memory[index],
                ratio: alloc_ns / base.max(f64::MIN_POSITIVE),
                effort: self.effort.then(|| subjects[index].effort(capacity, &sizes)),
                rounds_ns: allocs,
            });
        }
        Ok(rows)
    }
}

/// Draws the sizes of the regions: as many as fit, and the one that does not.
fn sizes(capacity: usize, seed: u64) -> Vec<usize> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let largest = (capacity / 10).clamp(1, MAX_REGION);
    let (mut sizes, mut sum) = (Vec::new(), 0);
    while sum <= capacity {
        let size = 1 + below(&mut rng, largest);
        sizes.push(size);
        sum += size;
    }
    sizes
}

/// What is measured, by name.
struct Subject {
    name: String,
    kind: SubjectKind,
}

enum SubjectKind {
    Finder(Choice),
    Ida,
    Maple,
}

fn subjects(finders: &[Choice]) -> Vec<Subject> {
    let mut subjects = Vec::new();
    for (index, (name, choice)) in line_up(finders).into_iter().enumerate() {
        let name = [BASELINE, AGAIN].get(index).map_or(name, |&name| name.into());
        subjects.push(Subject { name, kind: SubjectKind::Finder(choice) });
    }
    subjects.push(Subject { name: "ida".into(), kind: SubjectKind::Ida });
    subjects.push(Subject { name: "maple".into(), kind: SubjectKind::Maple });
    subjects
}

impl Subject {
    fn pool(&self, capacity: usize) -> Option<Box<dyn Pool>> {
        Some(match &self.kind {
            SubjectKind::Finder(choice) => Box::new(BitmapPool::new(choice, capacity)),
            SubjectKind::Ida => Box::new(IdPool::new(capacity)),
            SubjectKind::Maple => Box::new(TreePool::new(capacity)?),
        })
    }

    /// Tells whether it must take the lowest room.
    fn is_first_fit(&self) -> bool {
        match &self.kind {
            SubjectKind::Finder(choice) => choice.policy() == Policy::FirstFit,
            SubjectKind::Ida | SubjectKind::Maple => true,
        }
    }

    /// Gives a sign of life, if the subject is a C function.
    fn pulse(&self) {
        if let SubjectKind::Finder(choice) = &self.kind {
            choice.pulse();
        }
    }

    /// Fills a pool with every answer looked at, if the subject is a C function; returns the
    /// starts.
    fn examine(&self, capacity: usize, sizes: &[usize]) -> Result<Option<Vec<usize>>, String> {
        let SubjectKind::Finder(choice) = &self.kind else { return Ok(None) };
        if !choice.is_plugin() {
            return Ok(None);
        }
        let pool = Box::new(BitmapPool::new(&choice.examined(), capacity));
        let mut filled = FilledPool { pool, starts: Vec::new() };
        filled.fill(sizes);
        choice.verdict().map_err(|error| error.to_string())?;
        Ok(Some(filled.starts))
    }

    /// Counts the work of filling a pool.
    fn effort(&self, capacity: usize, sizes: &[usize]) -> Counted {
        let SubjectKind::Finder(choice) = &self.kind else { return Counted::NoFinder };
        let mut pool = BitmapPool::new(choice, capacity);
        let mut effort = Effort::default();
        let fits = |&&size: &&usize| pool.alloc_metered(size, &mut effort).is_some();
        let _regions = sizes.iter().take_while(fits).count();
        Counted::Effort(effort)
    }
}

/// The pools of a subject, filled together and emptied together.
struct Pools<'a> {
    sizes: &'a [usize],
    pools: Vec<FilledPool>,
    /// Memory of one full pool, in bytes.
    memory_bytes: usize,
    /// The starts that a C function must come to each time.
    expected: Option<Vec<usize>>,
}

/// A pool and the starts of the regions taken from it.
struct FilledPool {
    pool: Box<dyn Pool>,
    starts: Vec<usize>,
}

/// What one pass took.
#[derive(Clone, Copy)]
struct PassTime {
    regions: u64,
    alloc_ns: u64,
    free_ns: u64,
    /// Whether a C function placed otherwise than when it was looked at.
    has_changed: bool,
}

impl<'a> Pools<'a> {
    fn new(subject: &Subject, capacity: usize, sizes: &'a [usize]) -> Pools<'a> {
        let pools = (0..LEAST_REGIONS.div_ceil(sizes.len()))
            .filter_map(|_| subject.pool(capacity))
            .map(|pool| FilledPool { pool, starts: Vec::with_capacity(sizes.len()) })
            .collect();
        Pools { sizes, pools, memory_bytes: 0, expected: None }
    }

    /// Fills and empties every pool once and checks what comes of it.
    fn check(&mut self, subject: &Subject) -> Result<(), String> {
        let Pools { sizes, pools, memory_bytes, .. } = self;
        let name = &subject.name;
        for filled in pools {
            filled.fill(sizes);
            if subject.is_first_fit() {
                filled.check_starts(sizes).map_err(|text| format!("{name} {text}"))?;
            }
            *memory_bytes = filled.pool.memory_bytes();
            filled.empty(sizes);
            if !filled.pool.is_empty() {
                return Err(format!("{name} is not empty after everything was given back"));
            }
            // The starts stay, for the number of regions.
            filled.fill(sizes);
            filled.empty(sizes);
        }
        Ok(())
    }

    fn regions(&self) -> usize {
        self.pools.first().map_or(0, |pool| pool.starts.len())
    }

    fn pass<C: Clock>(&mut self, clock: &mut C, reading: Nanos) -> PassTime {
        let begin = clock.now().0;
        self.pools.iter_mut().for_each(|pool| pool.fill(self.sizes));
        let full = clock.now().0;
        self.pools.iter_mut().for_each(|pool| pool.empty(self.sizes));
        let end = clock.now().0;
        let spent = |from: u64, to: u64| to.saturating_sub(from).saturating_sub(reading.0);
        let regions = self.pools.iter().map(|pool| pool.starts.len() as u64).sum();
        let expected = self.expected.as_ref();
        let is_expected = |pool: &FilledPool| expected.is_none_or(|e| *e == pool.starts);
        PassTime {
            regions,
            alloc_ns: spent(begin, full),
            free_ns: spent(full, end),
            has_changed: !self.pools.iter().all(is_expected),
        }
    }
}

impl FilledPool {
    /// Takes regions until the first refusal.
    fn fill(&mut self, sizes: &[usize]) {
        self.starts.clear();
        for &size in sizes {
            match self.pool.alloc(size) {
                Some(start) => self.starts.push(start),
                None => return,
            }
        }
    }

    /// Gives all regions back in reverse; their starts stay for reading.
    fn empty(&mut self, sizes: &[usize]) {
        for (&start, &size) in self.starts.iter().zip(sizes).rev() {
            self.pool.free(start, size);
        }
    }

    /// Checks that each region follows the one before, and that only the last size was refused.
    fn check_starts(&self, sizes: &[usize]) -> Result<(), String> {
        if self.starts.len() + 1 != sizes.len() {
            let (got, wanted) = (self.starts.len(), sizes.len() - 1);
            return Err(format!("takes {got} regions, bitmap {wanted}"));
        }
        let mut next = 0;
        for (&start, &size) in self.starts.iter().zip(sizes) {
            if start != next {
                return Err(format!("places a region at {start}, bitmap at {next}"));
            }
            next += size;
        }
        Ok(())
    }
}

/// Sums up the passes of each round: nanoseconds to take and to give back a region.
fn by_round(laps: &[PassTime], rounds: usize) -> (Vec<f64>, Vec<f64>) {
    // Every round has equally many passes; the few before the first round are warm-up.
    let passes = (laps.len() / rounds.max(1)).max(1);
    let measured = &laps[laps.len().saturating_sub(passes * rounds)..];
    let of = |ns: fn(&PassTime) -> u64| {
        let mean = |round: &[PassTime]| {
            quotient(round.iter().map(ns).sum(), round.iter().map(|time| time.regions).sum())
        };
        measured.chunks(passes).map(mean).collect()
    };
    (of(|time| time.alloc_ns), of(|time| time.free_ns))
}

fn least(values: &[f64]) -> f64 {
    values.iter().copied().fold(f64::INFINITY, f64::min)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::default_finders;
    use crate::bench::fake_clock::{FakeClock, RELEASE_NS, SEARCH_NS, slow};
    use crate::clock::WallClock;

    fn bench(subjects: Vec<Choice>, capacities: &[usize]) -> RegionAlloc {
        let (capacities, budget) = (capacities.to_vec(), Nanos(0));
        RegionAlloc { subjects, capacities, rounds: 3, budget, seed: 5, effort: true }
    }

    #[test]
    fn every_subject_takes_the_same_regions_at_every_capacity() {
        let bench = bench(default_finders(), &[1, 2, 10, 64, 100, 1000, 3000]);
        let rows = bench.run(&WallClock::start(), |_| {}).unwrap();
        for rows in rows.chunk_by(|a, b| a.capacity == b.capacity) {
            assert_eq!(rows.len(), default_finders().len() + 3);
            assert_eq!((rows[0].subject.as_str(), rows[1].subject.as_str()), (BASELINE, AGAIN));
            assert_eq!(rows[0].ratio, 1.0);
            for row in rows {
                assert_eq!(row.regions, rows[0].regions, "{row:?}");
                assert_eq!(row.rounds_ns.len(), 3, "{row:?}");
                assert!(row.alloc_ns.is_finite() && row.memory_bytes > 0, "{row:?}");
                let is_finder = !["ida", "maple"].contains(&row.subject.as_str());
                let counted = matches!(row.effort, Some(Counted::Effort(e)) if e.words > 0);
                assert_eq!(counted, is_finder, "{row:?}");
            }
        }
    }

    #[test]
    fn nanoseconds_are_those_of_a_region_without_the_clocks_own() {
        let bench = bench(vec![slow()], &[1000, 10]);
        for row in bench.run(&FakeClock::with_readings_of(10_000), |_| {}).unwrap() {
            // The refusal is searched for too, and is no region.
            let searches = (row.regions + 1) as f64 / row.regions as f64;
            let expected = match row.subject.as_str() {
                "slow" => (SEARCH_NS as f64 * searches, RELEASE_NS as f64),
                _ => (0.0, 0.0),
            };
            assert!((row.alloc_ns - expected.0).abs() < 1e-6, "{row:?}");
            assert_eq!(row.free_ns, expected.1, "{row:?}");
        }
    }

    #[test]
    fn sizes_overrun_the_capacity_by_the_last_one_only() {
        for capacity in [1, 9, 10, 11, 320, 321, 100_000] {
            let sizes = sizes(capacity, 1);
            let sum: usize = sizes.iter().sum();
            assert!(sum > capacity && sum - sizes[sizes.len() - 1] <= capacity, "{capacity}");
            let largest = *sizes.iter().max().unwrap();
            assert!(largest <= (capacity / 10).clamp(1, 32), "{capacity}: {largest}");
        }
    }

    #[test]
    fn a_capacity_of_none_is_refused() {
        let error = bench(vec![], &[0]).run(&FakeClock::free(), |_| {}).unwrap_err();
        assert_eq!(error, format!("capacity 0: expected 1 to {MAX_CAPACITY}"));
    }

    #[test]
    fn passes_before_the_first_round_count_nothing() {
        let time = |ns| PassTime { regions: 2, alloc_ns: ns, free_ns: 2 * ns, has_changed: false };
        let times = [time(90), time(80), time(1), time(3), time(5), time(7), time(2), time(2)];
        assert_eq!(by_round(&times, 3), (vec![1.0, 3.0, 1.0], vec![2.0, 6.0, 2.0]));
    }
}
