//! Replays a workload with a finder and prints the latency of its requests by size:
//! `cargo run --example quantiles -- workloads/holes.wl adaptive`.

#![allow(clippy::print_stdout, reason = "a program of its own")]

use std::error::Error;
use std::ops::ControlFlow;
use std::{env, fs};

use cmasim::clock::{ModelClock, Weights};
use cmasim::cma::finder::Choice;
use cmasim::cma::observer::NoObserver;
use cmasim::replay::{self, Setup};
use cmasim::report::{Format, Report, render};
use cmasim::stats::Finishes;
use cmasim::workload::text;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let workload = args.next().unwrap_or_else(|| "workloads/holes.wl".into());
    let finder = args.next().unwrap_or_else(|| "adaptive".into());
    print!("{}", quantiles(&workload, &finder)?);
    Ok(())
}

/// Returns the table of a workload's latencies, by counted work: the same on every machine.
pub(crate) fn quantiles(path: &str, finder: &str) -> Result<String, Box<dyn Error>> {
    let workload = text::parse(path, &fs::read(path)?[..])?;
    let kernel = workload.kernel.unwrap_or_default();
    let setup = Setup { finder: Choice::open(finder)?, kernel, keep_free_maps: false };
    let mut clock = ModelClock::new(Weights::DEFAULT);
    let mut go_on = |_| ControlFlow::Continue(());
    let outcome = replay::run(&workload, &setup, &mut clock, &mut NoObserver, &mut go_on)?;
    let mut finishes = Finishes::default();
    outcome.samples.iter().for_each(|sample| finishes.add(sample.into()));
    Ok(render(&Report::of(&finishes), Format::Table)?)
}
