//! Prints the finders' benchmarks as tables: `cargo bench --bench finders -- find-bit [grid]
//! [rows] | churn | region-alloc | word | growth`.
#![allow(missing_docs)]
#![allow(clippy::print_stdout, reason = "a bench target is its own command line")]

use cmasim::bench::churn::{Churn, ChurnRow};
use cmasim::bench::find_bit::FindBit;
use cmasim::bench::region_alloc::{self, RegionAlloc, RegionRow};
use cmasim::bench::word::WordBench;
use cmasim::bench::{default_finders, growth};
use cmasim::clock::WallClock;
use cmasim::cma::finder::Choice;
use cmasim::units::Nanos;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let has = |word: &str| args.iter().any(|arg| arg == word);
    if has("find-bit") {
        print_find_bit(has("grid"), has("rows"));
    }
    if has("churn") {
        print_churn();
    }
    if has("region-alloc") {
        print_region_alloc();
    }
    if has("word") {
        let bench = WordBench { rounds: 9, seed: 1 };
        for row in bench.run(&mut WallClock::start(), |_| {}) {
            println!(
                "{} {:4} {:15} {:6.2} ns {:.3}",
                row.case, row.bits, row.subject, row.ns, row.ratio
            );
        }
    }
    if has("growth") {
        let indexed = Choice::open("indexed").expect("a finder of ours");
        growth::run(&indexed, 95, 1, &WallClock::start(), |row| {
            println!("{:>9} pages {:6.1} ns", row.pages, row.alloc_ns)
        });
    }
}

fn print_region_alloc() {
    let bench = RegionAlloc {
        subjects: default_finders(),
        capacities: region_alloc::CAPACITIES.to_vec(),
        rounds: 6,
        budget: Nanos(u64::MAX),
        seed: 1,
        effort: false,
    };
    let print = |rows: &[RegionRow]| {
        for row in rows {
            println!(
                "{:>8} {:14} alloc {:8.1} ns {:.4} free {:6.1} ns regions {:6} memory {}",
                row.capacity,
                row.subject,
                row.alloc_ns,
                row.ratio,
                row.free_ns,
                row.regions,
                row.memory_bytes,
            );
        }
    };
    bench.run(&WallClock::start(), print).expect("pools agree");
}

fn print_churn() {
    let bench = Churn::standard(default_finders(), 1);
    let print = |rows: &[ChurnRow]| {
        for row in rows {
            let pages = row.pages.map_or("all".into(), |pages| pages.to_string());
            println!(
                "{} % {pages:>5} {:14} alloc {:9.1} ns {:.4} free {:6.1} ns failed {:5.2} % \
                 largest {:5} memory {}",
                row.occupancy,
                row.subject,
                row.alloc_ns,
                row.ratio,
                row.free_ns,
                row.failed_pct,
                row.largest_free_run,
                row.memory_bytes,
            );
        }
    };
    bench.run(&WallClock::start(), print).expect("first-fit finders place alike");
}

fn print_find_bit(grid: bool, all_rows: bool) {
    let bench = FindBit {
        subjects: default_finders(),
        grid,
        rounds: 25,
        budget: Nanos(300_000_000),
        seed: 1,
    };
    let rows = bench.run(&mut WallClock::start(), |_| {}).expect("finders agree");
    for subject in bench.subjects.iter().map(|choice| choice.name()) {
        let own: Vec<_> = rows.iter().filter(|row| row.subject == subject).collect();
        let log: f64 = own.iter().map(|row| row.ratio.ln()).sum();
        println!("{subject}: geometric mean {:.3}", (log / own.len() as f64).exp());
    }
    for cell in rows.chunk_by(|a, b| (a.case, a.nr, a.align_mask) == (b.case, b.nr, b.align_mask)) {
        let ratio = |name: &str| cell.iter().find(|r| r.subject == name).map_or(0.0, |r| r.ratio);
        let best = ratio("last-bit").min(1.0);
        let flag = if ratio("adaptive") > 1.05 * best { "  <-- slower" } else { "" };
        if all_rows {
            let (base, noise) = (&cell[0], cell[1].ratio);
            print!(
                "{:10} nr {:4} mask {:3} {:9.1} ns {noise:.2} |",
                base.case, base.nr, base.align_mask, base.ns
            );
            for row in &cell[2..] {
                print!(" {} {:.3}", row.subject, row.ratio);
            }
            println!("{flag}");
        }
    }
}
