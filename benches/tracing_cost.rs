//! What tracing costs the traced pass: an area with an observer that does nothing, with tracepoints
//! that nobody listens to, and with a live Chrome trace.
//!
//! Run: `cargo bench --bench tracing_cost`. Arms run in turns, there and back in each round.
#![allow(missing_docs)]
#![allow(clippy::print_stdout, reason = "a bench prints its table")]

mod common;

use std::io::Write;

use cmasim::bench::{Arm, race};
use cmasim::clock::WallClock;
use cmasim::cma::observer::NoObserver;
use cmasim::live::tracepoint::Tracepoint;
use cmasim::live::{Output, Outputs, traced};
use cmasim::trace::Record;
use cmasim::units::Nanos;
use common::{ALLOCATIONS, observed};

/// The Chrome arm does less, as it costs a hundredfold.
const CHROME_ALLOCATIONS: u64 = 200;

fn chrome() -> u64 {
    let to: Box<dyn Write + Send> = Box::new(std::io::sink());
    let chrome = Some(Output { path: "sink".into(), to });
    let outputs = Outputs::<Vec<Record>> { chrome, ..Outputs::default() };
    match traced(outputs, |tracepoint| observed(tracepoint, CHROME_ALLOCATIONS)) {
        Ok(run) => run.value,
        Err(error) => panic!("{error}"),
    }
}

fn arm(subject: &str, work: fn() -> u64) -> Arm<'static> {
    Arm { subject: subject.into(), work: Box::new(work) }
}

fn main() {
    let mut arms = [
        arm("none: NoObserver", || observed(&mut NoObserver, ALLOCATIONS)),
        arm("unheard: Tracepoint, no subscriber", || {
            observed(&mut Tracepoint::new(u64::MAX), ALLOCATIONS)
        }),
        arm("chrome: Tracepoint, Chrome trace to nowhere", chrome),
    ];
    // `cargo test --benches` only wants to know that it works.
    let measured = std::env::args().any(|arg| arg == "--bench");
    let (rounds, budget) = if measured { (200, Nanos(5_000_000_000)) } else { (3, Nanos(0)) };
    println!("{:<46} {:>10} {:>8}", "arm", "ns/alloc", "ratio");
    for timed in race(&mut WallClock::start(), &mut arms, rounds, budget) {
        println!("{:<46} {:>10.1} {:>8.3}", timed.subject, timed.ns, timed.ratio);
    }
}
