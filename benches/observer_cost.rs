//! What observing costs: the same loop unobserved, with an observer that does nothing, with
//! tracepoints nobody listens to, and with a live Chrome trace.
//!
//! Goal: show that the measured pass pays nothing for the calls to its observer (`none` against
//! `bare`, a ratio of 1.00 within noise), and what the traced pass pays. Not a goal: the latency of
//! an allocation; the allocator here is a stand-in of a few instructions, so that the observer is
//! nearly all there is and the ratios are the worst there can be.
//!
//! Run: `cargo bench --bench observer_cost`. Arms are run in the order ABCD DCBA, so that a drift of
//! the machine falls on all alike; each figure is the median of the rounds, each ratio that of the
//! rounds' ratios.
#![allow(missing_docs)]
#![allow(clippy::print_stdout, reason = "a bench prints its table")]

use std::hint::black_box;
use std::sync::Arc;

use cmasim::clock::{Clock, WallClock};
use cmasim::cma::observer::{Call, NoObserver, Observer};
use cmasim::trace::live::{Output, Outputs, traced};
use cmasim::trace::tracepoint::Tracepoint;
use cmasim::trace::{Record, Task, Timing};
use cmasim::units::{Order, Pages, Pfn};

const ROUNDS: usize = 30;
const ALLOCATIONS: u32 = 20_000;
/// The Chrome arm does less, as it costs a hundredfold.
const CHROME_ALLOCATIONS: u32 = 2000;

/// Stands in for an area: takes the lowest clear bit of a word that the last result picks.
struct StandIn {
    words: [u64; 64],
    at: usize,
}

impl StandIn {
    fn new() -> StandIn {
        StandIn { words: [0x00ff_ffff_0fff_fffe; 64], at: 0 }
    }

    #[inline(never)]
    fn alloc(&mut self) -> Pfn {
        self.at = (self.at * 5 + 1) % self.words.len();
        let word = &mut self.words[self.at];
        let bit = word.trailing_ones() % 64;
        *word |= 1 << bit;
        Pfn(u64::from(bit) + 64 * u64::try_from(self.at).unwrap_or(0))
    }

    #[inline(never)]
    fn release(&mut self, pfn: Pfn) {
        self.words[self.at] &= !(1 << (pfn.0 % 64));
    }
}

fn with_call<R>(run: impl FnOnce(Call<'_>) -> R) -> R {
    let area: Arc<str> = "reserved".into();
    let task = Task { tid: 63, comm: "camera".into() };
    run(Call { area: &area, task: &task, count: Pages(1), align: Order::ZERO })
}

fn bare() -> u64 {
    let mut area = StandIn::new();
    for _ in 0..ALLOCATIONS {
        let pfn = black_box(area.alloc());
        area.release(pfn);
    }
    0
}

fn observed(observer: &mut impl Observer, allocations: u32) -> u64 {
    let mut area = StandIn::new();
    let mut clock = WallClock::start();
    with_call(|call| {
        for _ in 0..allocations {
            observer.alloc_start(&mut clock, call, Pages(64), Pages(64));
            let pfn = black_box(area.alloc());
            observer.alloc_finish(&mut clock, call, Ok(pfn), Timing::default());
            area.release(pfn);
            observer.release(&mut clock, call, pfn);
        }
    });
    0
}

fn unheard() -> u64 {
    let mut tracepoint = Tracepoint::new(u64::MAX);
    observed(&mut tracepoint, ALLOCATIONS);
    // Every record was counted, none emitted.
    u64::from(tracepoint.stats().seen != u64::from(ALLOCATIONS) * 3) + tracepoint.stats().traced
}

fn chrome() -> u64 {
    let to: Box<dyn std::io::Write + Send> = Box::new(std::io::sink());
    let chrome = Some(Output { path: "sink".into(), to });
    let outputs = Outputs::<Vec<Record>> { chrome, ..Outputs::default() };
    let run = traced(outputs, |t| observed(t, CHROME_ALLOCATIONS));
    let all = u64::from(CHROME_ALLOCATIONS) * 3;
    u64::from(!run.is_ok_and(|run| run.stats.traced == all))
}

struct Arm {
    name: &'static str,
    allocations: u32,
    /// Runs the arm; returns the number of things that went wrong.
    run: fn() -> u64,
    /// Nanoseconds an allocation and release, one for each round.
    ns: Vec<f64>,
}

fn main() {
    let arm = |name, allocations, run| Arm { name, allocations, run, ns: Vec::new() };
    let mut arms = [
        arm("bare: no calls at all", ALLOCATIONS, bare as fn() -> u64),
        arm("none: NoObserver", ALLOCATIONS, || observed(&mut NoObserver, ALLOCATIONS)),
        arm("unheard: Tracepoint, no subscriber", ALLOCATIONS, unheard),
        arm("chrome: Tracepoint, Chrome trace to nowhere", CHROME_ALLOCATIONS, chrome),
    ];
    let mut clock = WallClock::start();
    // `cargo test --benches` only wants to know that it works.
    let rounds = if std::env::args().any(|arg| arg == "--bench") { ROUNDS } else { 2 };
    for round in 0..rounds {
        for i in 0..arms.len() {
            let i = if round % 2 == 0 { i } else { arms.len() - 1 - i };
            let arm = &mut arms[i];
            let begin = clock.now();
            let wrong = (arm.run)();
            let took = clock.now().0 - begin.0;
            assert_eq!(wrong, 0, "{}", arm.name);
            #[allow(clippy::cast_precision_loss, reason = "a round is far below 2^53 ns")]
            arm.ns.push(took as f64 / f64::from(arm.allocations));
        }
    }
    println!("{:<46} {:>10} {:>8}", "arm", "ns/alloc", "ratio");
    let base = arms[0].ns.clone();
    for arm in &arms {
        let ratios = arm.ns.iter().zip(&base).map(|(ns, base)| ns / base).collect();
        println!("{:<46} {:>10.1} {:>8.2}", arm.name, median(arm.ns.clone()), median(ratios));
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
