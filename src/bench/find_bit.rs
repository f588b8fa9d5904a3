//! `find-bit`: the kernel's own benchmark of area finders, and a grid around it.
//!
//! Walks a map of 327,680 bits with `i = find(i) + 1` until nothing is found, as the kernel's
//! `find_bit_benchmark` does for 8 bits. Answers which finder is faster on which kind of map; it
//! does not answer what an allocation costs, since nothing is ever set or cleared.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Arm, CHANGED, line_up, race};
use crate::clock::Clock;
use crate::cma::bitmap::Bitmap;
use crate::cma::finder::{Choice, Effort, Finder, Policy};
use crate::geometry::Fit;
use crate::units::Nanos;

/// Bits of the map.
const BITS: usize = 327_680;

/// Run lengths of the grid.
pub const RUNS: [usize; 13] = [1, 2, 3, 8, 16, 17, 32, 64, 65, 100, 256, 1024, 4096];

/// A kind of map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapKind {
    /// Each bit set at random.
    Dense,
    /// One bit in 500 set at random.
    Sparse,
    /// 90 % taken, in runs of geometric lengths: 288 taken, 32 free on average.
    Runs,
    /// The first 95 % taken.
    FrontFull,
}

impl MapKind {
    /// All kinds, in the order of the rows.
    pub const ALL: [MapKind; 4] =
        [MapKind::Dense, MapKind::Sparse, MapKind::Runs, MapKind::FrontFull];

    /// Returns the name in the rows.
    fn name(self) -> &'static str {
        match self {
            MapKind::Dense => "dense",
            MapKind::Sparse => "sparse",
            MapKind::Runs => "runs",
            MapKind::FrontFull => "front-full",
        }
    }

    /// Makes the map of this kind; the same seed gives the same map.
    fn map(self, seed: u64) -> Bitmap {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut map = Bitmap::new(BITS);
        match self {
            MapKind::Dense => {
                for bit in (0..BITS).filter(|_| rng.next_u64() >> 63 == 1) {
                    map.set(bit, 1);
                }
            }
            MapKind::Sparse => {
                for _ in 0..BITS / 500 {
                    map.set(below(&mut rng, BITS), 1);
                }
            }
            MapKind::Runs => {
                let mut at = 0;
                while at < BITS {
                    let taken = geometric(&mut rng, 288).min(BITS - at);
                    map.set(at, taken);
                    at += taken + geometric(&mut rng, 32);
                }
            }
            MapKind::FrontFull => map.set(0, BITS / 20 * 19),
        }
        map
    }
}

/// Draws a number below `end`, which is not 0.
pub(super) fn below(rng: &mut Xoshiro256PlusPlus, end: usize) -> usize {
    // The high half of the product: no modulo, and a bias of less than end / 2^64.
    let wide = u128::from(rng.next_u64()) * end as u128;
    usize::try_from(wide >> 64).unwrap_or(0)
}

/// Draws a length of at least 1 with the given mean.
fn geometric(rng: &mut Xoshiro256PlusPlus, mean: usize) -> usize {
    let mut length = 1;
    while below(rng, mean) != 0 {
        length += 1;
    }
    length
}

/// The benchmark, by what it runs.
#[derive(Clone, Debug)]
pub struct FindBit {
    /// The finders beside `classic`, which always runs, twice.
    pub subjects: Vec<Choice>,
    /// Whether to run the whole grid, or only the kernel's own benchmark: 8 bits, no alignment, on
    /// dense and sparse maps.
    pub grid: bool,
    /// Rounds of a cell at most.
    pub rounds: usize,
    /// Time for a cell after which no further round begins.
    pub budget: Nanos,
    /// Seed of the maps.
    pub seed: u64,
}

/// A finder in a cell of the grid.
#[derive(Clone, Debug, PartialEq)]
pub struct FindBitRow {
    /// The kind of map.
    pub case: &'static str,
    /// Bits asked for.
    pub nr: usize,
    /// Alignment minus 1.
    pub align_mask: usize,
    /// The finder; the A/A arm has `again` after its name.
    pub subject: String,
    /// Finds in one walk, the last one in vain included.
    pub finds: u64,
    /// Nanoseconds a find, in the least disturbed round.
    pub ns: f64,
    /// Words read a find.
    pub words: f64,
    /// Windows tried a find.
    pub windows: f64,
    /// Time relative to `classic` in the same run.
    pub ratio: f64,
    /// Nanoseconds a find in each round, for tests of significance.
    pub rounds_ns: Vec<f64>,
}

impl FindBit {
    /// Runs the benchmark by a clock; `on_cell` is told of each cell's rows as it is done.
    ///
    /// # Errors
    /// A sentence that names two first-fit finders with different answers.
    pub fn run<C: Clock>(
        &self,
        clock: &mut C,
        mut on_cell: impl FnMut(&[FindBitRow]),
    ) -> Result<Vec<FindBitRow>, String> {
        let mut rows = Vec::new();
        for (kind, fit) in cells(self.grid) {
            let cell = self.run_cell(kind, fit, clock)?;
            on_cell(&cell);
            rows.extend(cell);
        }
        Ok(rows)
    }

    fn run_cell<C: Clock>(
        &self,
        kind: MapKind,
        fit: Fit,
        clock: &mut C,
    ) -> Result<Vec<FindBitRow>, String> {
        let map = &kind.map(self.seed);
        let line_up = line_up(&self.subjects);
        let mut walks = Vec::new();
        for (subject, choice) in &line_up {
            let walk = walk_metered(&mut *choice.examined().make(map), map, fit);
            choice.verdict().map_err(|error| error.to_string())?;
            agree(&walks, subject, choice.policy(), &walk)?;
            walks.push(walk);
        }
        let mut arms: Vec<Arm<'_>> = line_up
            .iter()
            .map(|(subject, choice)| {
                let mut finder = choice.make(map);
                let work = Box::new(move || walk(&mut *finder, map, fit));
                Arm { subject: subject.clone(), work }
            })
            .collect();
        let timed = race(clock, &mut arms, self.rounds, self.budget);
        drop(arms);
        for (((subject, choice), timed), walk) in line_up.iter().zip(&timed).zip(&walks) {
            let still = || walk_metered(&mut *choice.make(map), map, fit).hash == walk.hash;
            if choice.is_plugin() && (timed.operations != walk.finds || !still()) {
                return Err(format!("{subject} {CHANGED}"));
            }
        }
        let rows = timed.into_iter().zip(&walks).map(|(timed, walk)| FindBitRow {
            case: kind.name(),
            nr: fit.bits,
            align_mask: fit.mask,
            subject: timed.subject,
            finds: timed.operations,
            ns: timed.ns,
            words: super::quotient(walk.effort.words, walk.finds),
            windows: super::quotient(walk.effort.windows, walk.finds),
            ratio: timed.ratio,
            rounds_ns: timed.rounds_ns,
        });
        Ok(rows.collect())
    }
}

/// Lists the cells in the order of the rows.
fn cells(grid: bool) -> Vec<(MapKind, Fit)> {
    let eight = Fit { bits: 8, mask: 0, offset: 0 };
    if !grid {
        return vec![(MapKind::Dense, eight), (MapKind::Sparse, eight)];
    }
    let mut cells = Vec::new();
    for kind in MapKind::ALL {
        for bits in RUNS {
            let mut masks = vec![0, 7, (bits.next_power_of_two() - 1).min(255)];
            masks.sort_unstable();
            masks.dedup();
            cells.extend(masks.into_iter().map(|mask| (kind, Fit { bits, mask, offset: 0 })));
        }
    }
    cells
}

/// Walks the map to its end; returns the number of finds.
fn walk(finder: &mut dyn Finder, map: &Bitmap, fit: Fit) -> u64 {
    let (mut from, mut finds) = (0, 1);
    while let Some(bit) = finder.find(map, from, fit) {
        from = bit + 1;
        finds += 1;
    }
    finds
}

/// The outcome of a walk: what it found, as a hash, and at which effort.
struct Walk {
    finds: u64,
    hash: u64,
    effort: Effort,
}

fn walk_metered(finder: &mut dyn Finder, map: &Bitmap, fit: Fit) -> Walk {
    let mut walk = Walk { finds: 1, hash: 0, effort: Effort::default() };
    let mut from = 0;
    while let Some(bit) = finder.find_metered(map, from, fit, &mut walk.effort) {
        walk.hash = mix(walk.hash, bit as u64);
        walk.finds += 1;
        from = bit + 1;
    }
    walk
}

/// Adds a value to a hash of a sequence.
pub(super) fn mix(hash: u64, value: u64) -> u64 {
    (hash.rotate_left(5) ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Checks a first-fit finder against the baseline, the first of `walks`.
fn agree(walks: &[Walk], subject: &str, policy: Policy, walk: &Walk) -> Result<(), String> {
    match walks.first() {
        Some(base) if policy == Policy::FirstFit && base.hash != walk.hash => Err(format!(
            "{subject} finds other windows than classic: {} finds against {}",
            walk.finds, base.finds
        )),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::default_finders;
    use crate::bench::fake_clock::{FakeClock, SEARCH_NS, slow};
    use crate::clock::WallClock;
    use crate::cma::finder::FinderEntry;

    #[test]
    fn maps_are_as_full_as_their_names_say() {
        for (kind, low, high) in [
            (MapKind::Dense, 0.49, 0.51),
            (MapKind::Sparse, 0.0019, 0.0020),
            (MapKind::Runs, 0.88, 0.92),
            (MapKind::FrontFull, 0.95, 0.95),
        ] {
            let map = kind.map(1);
            let taken = map.weight() as f64 / BITS as f64;
            assert!((low..=high).contains(&taken), "{kind:?}: {taken}");
            assert!(map == kind.map(1), "{kind:?} differs for the same seed");
        }
    }

    #[test]
    fn the_grid_has_every_length_at_every_alignment() {
        assert_eq!(cells(false).len(), 2);
        let cells = cells(true);
        assert!(cells.contains(&(MapKind::Runs, Fit { bits: 17, mask: 31, offset: 0 })));
        assert!(cells.contains(&(MapKind::Sparse, Fit { bits: 4096, mask: 255, offset: 0 })));
        assert_eq!(cells.len(), 4 * (13 * 3 - 2));
    }

    fn bench(subjects: Vec<Choice>) -> FindBit {
        FindBit { subjects, grid: false, rounds: 1, budget: Nanos(0), seed: 7 }
    }

    #[test]
    fn rows_carry_deterministic_effort_and_all_subjects() {
        let bench = bench(default_finders());
        let run = || bench.run(&mut WallClock::start(), |_| {}).unwrap();
        let (first, second) = (run(), run());
        assert_eq!(first.len(), 2 * (bench.subjects.len() + 1));
        for (a, b) in first.iter().zip(&second) {
            assert_eq!((a.finds, a.words, a.windows), (b.finds, b.words, b.windows));
        }
    }

    #[test]
    fn nanoseconds_are_those_of_a_find() {
        const READING: u64 = 1_000_000;
        let mut clock = FakeClock::with_readings_of(READING);
        let rows = bench(vec![slow()]).run(&mut clock, |_| {}).unwrap();
        for row in rows {
            let search = if row.subject == "slow" { SEARCH_NS } else { 0 };
            let reading = READING as f64 / row.finds as f64;
            let expected = search as f64 + reading;
            assert!((row.ns - expected).abs() < 1e-6, "{row:?}");
        }
    }

    #[test]
    fn a_finder_with_other_answers_is_named() {
        let other = |name, policy| {
            let make = || Choice::open("best-fit").unwrap().make(&Bitmap::new(0));
            Choice::from(&FinderEntry { name, about: "", policy, make })
        };
        let mut clock = FakeClock::with_readings_of(1_000_000);
        let error = bench(vec![other("wrong", Policy::FirstFit)]).run(&mut clock, |_| {});
        assert!(error.unwrap_err().starts_with("wrong finds other windows than classic"));
        assert!(bench(vec![other("other", Policy::Other)]).run(&mut clock, |_| {}).is_ok());
    }
}
