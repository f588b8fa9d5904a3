//! `bench`: the field's benchmarks of finders.

use std::ops::RangeInclusive;

use clap::{Args, ValueEnum};

use super::progress::Watch;
use super::{Answer, Common, SubCommand, choose_finder, files, measure};
use cmasim::bench::churn::Churn;
use cmasim::bench::find_bit::{self, FindBit, FindBitRow};
use cmasim::bench::region_alloc::{self, RegionAlloc};
use cmasim::bench::word::{self, WordBench};
use cmasim::bench::{FEWEST, churn_rounds, default_finders};
use cmasim::clock::WallClock;
use cmasim::cma::finder::{Choice, PLUGIN_PREFIX, Policy};
use cmasim::error::{Error, Result};
use cmasim::report::{self, bench::Row};
use cmasim::units::Nanos;

/// Rounds of what is tested, by default: some more than the tests need for their tables.
const ROUNDS: usize = 20;

/// Rounds of `churn` by default; each ages an area for every placement.
const CHURN_ROUNDS: usize = 14;

/// Rounds of `word` by default, which are short: so one of them is soon disturbed.
const WORD_ROUNDS: usize = 64;

/// Time for a cell of the find-bit grid that is only shown, not tested.
const GRID_CELL: Nanos = Nanos(100_000_000);

/// Times that a round of `churn` runs its steps; the least time of each request counts.
const CHURN_PASSES: usize = 2;

/// Measures finders beside each other.
#[derive(Args)]
pub(super) struct BenchArgs {
    /// Which benchmark
    #[arg(value_enum)]
    name: Name,
    /// A finder to measure beside `classic`; may be repeated. By default all of `finders`, but not
    /// the bit-by-bit one
    #[arg(long = "finder", value_name = "FINDER")]
    finders: Vec<String>,
    /// Capacities of region-alloc, up to 64
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = capacity)]
    capacities: Vec<usize>,
    /// Occupancies of churn in per cent, 90, 95 and 98 by default
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = percent)]
    occupancy: Vec<usize>,
    /// Rounds of each cell, at least 3; fewer than about 14 cannot tell a change from chance
    #[arg(long, value_name = "N", value_parser = rounds)]
    rounds: Option<usize>,
    /// Seeds maps, sizes and the resampling of the statistics
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Show words read and windows tried a search too
    #[arg(long)]
    effort: bool,
    /// Measure less: the kernel's own cells of find-bit, small pools, one small area in churn
    #[arg(long)]
    quick: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Name {
    /// The kernel's benchmark of its bitmap search, and a grid of lengths and alignments around it
    FindBit,
    /// Regions from an empty pool: bitmaps, a tree of ids, a tree of ranges
    RegionAlloc,
    /// An area held nearly full by requests of mixed sizes
    Churn,
    /// Two primitives: the first zero byte of a word, the first other bit of a mask
    Word,
}

impl SubCommand for BenchArgs {
    fn inputs(&self) -> Vec<&str> {
        self.finders.iter().flat_map(|finder| files::of_finder(finder)).collect()
    }

    fn finders(&self) -> Vec<&str> {
        self.finders.iter().map(String::as_str).collect()
    }

    fn run(self, common: &Common) -> Result<Answer> {
        self.refuse_foreign_options()?;
        measure::warn_of_the_machine(common);
        let subjects = self.subjects()?;
        let warning = self.warning(&subjects);
        let rows = match self.name {
            Name::FindBit => self.find_bit(subjects.clone(), common),
            Name::RegionAlloc => self.region_alloc(subjects.clone(), common),
            Name::Churn => self.churn(subjects.clone(), common),
            Name::Word => self.word(common),
        };
        // What a C function answered wrong is told as it was found.
        subjects.iter().try_for_each(Choice::verdict)?;
        let mut answer = report::Bench::new(rows?, self.seed);
        if self.name == Name::FindBit {
            answer.side_by_side = self.find_bit_figures();
        }
        answer.environment = self.environment();
        answer.warnings.extend(warning);
        common.results(&[answer])?;
        Ok(Answer::Yes)
    }
}

impl BenchArgs {
    /// Refuses what the benchmark would not look at.
    fn refuse_foreign_options(&self) -> Result<()> {
        let refusals = [
            ("--capacities", !self.capacities.is_empty(), &[Name::RegionAlloc][..]),
            ("--occupancy", !self.occupancy.is_empty(), &[Name::Churn]),
            ("--finder", !self.finders.is_empty() && self.name == Name::Word, &[]),
            ("--effort", self.effort, &[Name::FindBit, Name::RegionAlloc]),
        ];
        for (option, is_given, names) in refusals {
            if is_given && !names.contains(&self.name) {
                return Err(Error::Usage(format!("{option} has no meaning for this benchmark")));
            }
        }
        if self.capacities.len() > region_alloc::MAX_CAPACITIES {
            let (got, most) = (self.capacities.len(), region_alloc::MAX_CAPACITIES);
            return Err(Error::Usage(format!("{got} capacities; expected at most {most}")));
        }
        Ok(())
    }

    fn environment(&self) -> Vec<(String, String)> {
        let name = self.name.to_possible_value().map_or_else(String::new, |v| v.get_name().into());
        vec![("bench".into(), name), ("seed".into(), self.seed.to_string())]
    }

    /// Warns where a ratio compares unlike things.
    fn warning(&self, subjects: &[Choice]) -> Option<String> {
        let others = subjects.iter().filter(|choice| choice.policy() == Policy::Other);
        let names: Vec<&str> = others.map(Choice::name).collect();
        let is_shown = self.name != Name::Word && !names.is_empty();
        let text = "no first fit: what they search and what they fail is their own";
        is_shown.then(|| format!("{}: {text}", names.join(", ")))
    }

    /// Opens the finders, each once.
    fn subjects(&self) -> Result<Vec<Choice>> {
        if self.finders.is_empty() {
            return Ok(default_finders());
        }
        let mut subjects: Vec<Choice> = Vec::new();
        for name in &self.finders {
            if !subjects.iter().any(|known| known.name() == name) {
                subjects.push(choose_finder(name)?);
            }
        }
        Ok(subjects)
    }

    fn find_bit(&self, subjects: Vec<Choice>, common: &Common) -> Result<Vec<Row>> {
        let total = if self.quick { 2 } else { 2 + find_bit_cells() };
        let mut steps = Steps::start(common, total)?;
        let mut bench = FindBit {
            subjects,
            grid: false,
            rounds: self.rounds.unwrap_or(ROUNDS),
            budget: Nanos(u64::MAX),
            seed: self.seed,
        };
        let mut clock = WallClock::start();
        let mut run = |bench: &FindBit| {
            bench.run(&mut clock, |_| steps.next()).map_err(|text| self.disagreement(text))
        };
        let mut rows = run(&bench)?;
        if !self.quick {
            (bench.grid, bench.budget) = (true, GRID_CELL);
            let grid = run(&bench)?;
            // The kernel's own cells have been measured for longer.
            let is_new = |row: &FindBitRow| {
                !rows
                    .iter()
                    .any(|r| (r.case, r.nr, r.align_mask) == (row.case, row.nr, row.align_mask))
            };
            let new: Vec<_> = grid.into_iter().filter(is_new).collect();
            rows.extend(new);
        }
        Ok(rows.into_iter().map(Row::from).collect())
    }

    /// Blames a disagreement between finders on a plug-in if there is one, else on ourselves.
    fn disagreement(&self, text: String) -> Error {
        match self.finders.iter().find(|name| name.starts_with(PLUGIN_PREFIX)) {
            Some(plugin) => Error::data(plugin, text),
            None => Error::Bug(text),
        }
    }

    fn find_bit_figures(&self) -> Vec<&'static str> {
        let effort: &[_] = if self.effort { &["words", "windows"] } else { &[] };
        [&["ns", "ratio"], effort].concat()
    }

    fn region_alloc(&self, subjects: Vec<Choice>, common: &Common) -> Result<Vec<Row>> {
        let capacities = match (self.capacities.is_empty(), self.quick) {
            (false, _) => self.capacities.clone(),
            (true, false) => region_alloc::CAPACITIES.to_vec(),
            (true, true) => region_alloc::CAPACITIES.into_iter().filter(|&c| c <= 10_000).collect(),
        };
        let mut steps = Steps::start(common, capacities.len())?;
        let bench = RegionAlloc {
            subjects,
            capacities,
            rounds: self.rounds.unwrap_or(ROUNDS),
            budget: Nanos(u64::MAX),
            seed: self.seed,
            effort: self.effort,
        };
        let rows = bench
            .run(&WallClock::start(), |_| steps.next())
            .map_err(|text| self.disagreement(text))?;
        Ok(rows.into_iter().map(Row::from).collect())
    }

    fn churn(&self, subjects: Vec<Choice>, common: &Common) -> Result<Vec<Row>> {
        let mut bench = Churn::standard(subjects, self.seed);
        bench.passes = CHURN_PASSES;
        if self.quick {
            bench.pages = 1 << 16;
            bench.occupancies = vec![90];
            (bench.warm_up, bench.steps) = (5_000, 2_000);
        }
        if !self.occupancy.is_empty() {
            bench.occupancies.clone_from(&self.occupancy);
        }
        let rounds = self.rounds.unwrap_or(CHURN_ROUNDS);
        let mut steps = Steps::start(common, rounds * bench.occupancies.len())?;
        let rows = churn_rounds::run(&bench, rounds, &WallClock::start(), || steps.next())
            .map_err(|text| self.disagreement(text))?;
        Ok(rows.into_iter().map(Row::from).collect())
    }

    fn word(&self, common: &Common) -> Result<Vec<Row>> {
        let mut steps = Steps::start(common, word::STEPS)?;
        let bench = WordBench { rounds: self.rounds.unwrap_or(WORD_ROUNDS), seed: self.seed };
        let rows = bench.run(&mut WallClock::start(), |_| steps.next());
        Ok(rows.into_iter().map(Row::from).collect())
    }
}

/// Counts the cells of the find-bit grid.
fn find_bit_cells() -> usize {
    let masks = |nr: usize| if [0, 7].contains(&(nr.next_power_of_two() - 1)) { 2 } else { 3 };
    find_bit::MapKind::ALL.len() * find_bit::RUNS.into_iter().map(masks).sum::<usize>()
}

/// The progress of a benchmark, cell by cell.
struct Steps {
    watch: Watch,
    done: u64,
}

impl Steps {
    fn start(common: &Common, total: usize) -> Result<Steps> {
        Ok(Steps { watch: Watch::start_with_nothing_open(common, total as u64)?, done: 0 })
    }

    fn next(&mut self) {
        self.done += 1;
        // An interrupt does not come back from here: it ends the process.
        let _ = self.watch.at(self.done);
    }
}

fn capacity(text: &str) -> std::result::Result<usize, String> {
    number(text, 1..=region_alloc::MAX_CAPACITY)
}

fn percent(text: &str) -> std::result::Result<usize, String> {
    number(text, 1..=100)
}

fn rounds(text: &str) -> std::result::Result<usize, String> {
    number(text, FEWEST..=10_000)
}

fn number(text: &str, range: RangeInclusive<usize>) -> std::result::Result<usize, String> {
    let number = text.trim().parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| format!("expected {} to {}", range.start(), range.end()))
}
