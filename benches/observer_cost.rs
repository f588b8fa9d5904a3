//! What observing costs: an area's loop written out without any tracepoint, the area itself with an
//! observer that does nothing, with tracepoints that nobody listens to, and with a live Chrome
//! trace.
//!
//! Goal: show that the measured pass pays nothing for the calls to its observer (`none` against
//! `bare`, within 5 %), and what the traced pass pays. Scenario: 64 buffers of 1 to 256 pages in
//! flight in an area of 64 MiB, the oldest released before each allocation.
//!
//! Run: `cargo bench --bench observer_cost`. Arms run in turns, there and back in each round.
#![allow(missing_docs)]
#![allow(clippy::print_stdout, reason = "a bench prints its table")]

use std::collections::VecDeque;
use std::hint::black_box;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use cmasim::bench::{Arm, race};
use cmasim::clock::{Clock, WallClock};
use cmasim::cma::area::{Area, Request};
use cmasim::cma::bitmap::Bitmap;
use cmasim::cma::contig::Pinned;
use cmasim::cma::finder::{Choice, Finder};
use cmasim::cma::geometry::{AreaSpec, RangeSpec};
use cmasim::cma::observer::{NoObserver, Observer};
use cmasim::cma::profile::Kernel;
use cmasim::trace::live::{Output, Outputs, traced};
use cmasim::trace::tracepoint::Tracepoint;
use cmasim::trace::{Record, Task, Timing};
use cmasim::units::{Nanos, Order, Pages, Pfn};
use parking_lot::Mutex;

const PAGES: u64 = 16_384;
const IN_FLIGHT: usize = 64;
const ALLOCATIONS: u64 = 2000;
/// The Chrome arm does less, as it costs a hundredfold.
const CHROME_ALLOCATIONS: u64 = 200;
const SIZES: [u64; 8] = [1, 256, 4, 1, 64, 16, 1, 128];

fn spec() -> AreaSpec {
    let ranges = vec![RangeSpec { base: Pfn(0x3ba00), pages: Pages(PAGES) }];
    AreaSpec { name: "reserved".into(), order_per_bit: Order::ZERO, ranges }
}

fn classic() -> Choice {
    Choice::by_name("classic").expect("classic is in the registry")
}

fn task() -> Task {
    Task { tid: 63, comm: "camera".into() }
}

fn sizes(allocations: u64) -> impl Iterator<Item = Pages> {
    SIZES.iter().cycle().zip(0..allocations).map(|(&pages, _)| Pages(pages))
}

/// The area's own steps, written out without an observer.
struct Bare {
    spec: AreaSpec,
    state: Mutex<State>,
    available: AtomicU64,
    alloc_mutex: Mutex<()>,
    pinned: Mutex<Pinned>,
}

struct State {
    map: Bitmap,
    finder: Box<dyn Finder>,
    counters: [u64; 3],
}

#[derive(Default)]
struct Attempt {
    count: Pages,
    align: Order,
    range: usize,
    start: usize,
    window: Option<Window>,
    last: Option<Pfn>,
    timing: Timing,
}

#[derive(Clone, Copy)]
struct Window {
    bit: usize,
    bits: usize,
    mask: usize,
    pfn: Pfn,
}

impl Bare {
    fn new() -> Bare {
        let map = Bitmap::new(16_384);
        let finder = classic().make(&map);
        Bare {
            spec: spec(),
            state: Mutex::new(State { map, finder, counters: [0; 3] }),
            available: AtomicU64::new(PAGES),
            alloc_mutex: Mutex::new(()),
            pinned: Mutex::new(Pinned::default()),
        }
    }

    fn alloc(&self, count: Pages, clock: &mut WallClock) -> Option<Pfn> {
        let mut attempt = Attempt { count, align: Order::covering(count), ..Attempt::default() };
        while self.search(&mut attempt, clock).is_some() {
            if self.migrate(&attempt) {
                break;
            }
            self.give_back(&mut attempt);
        }
        self.finish(attempt).0
    }

    fn search(&self, attempt: &mut Attempt, clock: &mut WallClock) -> Option<Pfn> {
        let begin = clock.now();
        let mut guard = self.state.lock();
        let state = &mut *guard;
        let found = self.find_window(state, attempt);
        let searched = clock.now();
        if let Some(window) = found {
            state.map.set(window.bit, window.bits);
            state.finder.on_set(&state.map, window.bit, window.bits);
            self.move_available(|a| a.saturating_sub(attempt.count.0));
        }
        drop(guard);
        let end = clock.now();
        attempt.timing.search.0 += searched.0 - begin.0;
        attempt.timing.latency.0 += end.0 - begin.0;
        attempt.window = found;
        attempt.last = found.map(|w| w.pfn).or(attempt.last);
        found.map(|w| w.pfn)
    }

    fn find_window(&self, state: &mut State, attempt: &mut Attempt) -> Option<Window> {
        loop {
            let range = *self.spec.ranges.get(attempt.range)?;
            if attempt.count.0 <= self.available.load(Ordering::Relaxed) {
                let fit = self.spec.fit(range, attempt.count, attempt.align)?;
                if let Some(bit) = state.finder.find(&state.map, attempt.start, fit) {
                    let pfn = self.spec.pfn_of(range, bit);
                    return Some(Window { bit, bits: fit.bits, mask: fit.mask, pfn });
                }
            }
            attempt.range += 1;
            attempt.start = 0;
        }
    }

    fn migrate(&self, attempt: &Attempt) -> bool {
        let Some(window) = attempt.window else { return true };
        let _migrating = self.alloc_mutex.lock();
        self.pinned.lock().migrate(window.pfn, attempt.count).0.is_ok()
    }

    #[cold]
    fn give_back(&self, attempt: &mut Attempt) {
        let Some(window) = attempt.window.take() else { return };
        self.state.lock().map.clear(window.bit, window.bits);
        attempt.timing.retries += 1;
        attempt.start = window.bit + window.mask + 1;
    }

    fn finish(&self, attempt: Attempt) -> (Option<Pfn>, Timing) {
        let found = attempt.window.map(|w| w.pfn);
        let counters = &mut self.state.lock().counters;
        counters[usize::from(found.is_none())] += attempt.count.0;
        (found, attempt.timing)
    }

    fn move_available(&self, change: impl Fn(u64) -> u64) {
        let moved = change(self.available.load(Ordering::Relaxed));
        self.available.store(moved, Ordering::Relaxed);
    }

    fn release(&self, pfn: Pfn, count: Pages) {
        let (_, range) = self.spec.range_of(pfn, count).expect("inside");
        let bit = self.spec.bit_of(range, pfn);
        let bits = usize::try_from(self.spec.bits(count)).expect("small");
        let mut state = self.state.lock();
        let state = &mut *state;
        black_box(state.map.weight_in(bit, bits));
        state.map.clear(bit, bits);
        state.finder.on_clear(&state.map, bit, bits);
        self.move_available(|a| a.saturating_add(count.0));
        state.counters[2] += count.0;
    }
}

fn bare() -> u64 {
    let area = Bare::new();
    let mut clock = WallClock::start();
    let mut held = VecDeque::with_capacity(IN_FLIGHT);
    for count in sizes(ALLOCATIONS) {
        if held.len() == IN_FLIGHT
            && let Some((pfn, count)) = held.pop_front()
        {
            area.release(pfn, count);
        }
        if let Some(pfn) = black_box(area.alloc(count, &mut clock)) {
            held.push_back((pfn, count));
        }
    }
    ALLOCATIONS
}

fn observed(observer: &mut impl Observer, allocations: u64) -> u64 {
    let area = Area::new(spec(), Kernel::V7_2, &classic(), Arc::default());
    let (mut clock, task) = (WallClock::start(), task());
    let mut held = VecDeque::with_capacity(IN_FLIGHT);
    for count in sizes(allocations) {
        if held.len() == IN_FLIGHT
            && let Some((pfn, count)) = held.pop_front()
        {
            let request = Request { task: &task, count, align: Order::ZERO };
            area.release(request, pfn, &mut clock, observer);
        }
        let request = Request { task: &task, count, align: Order::covering(count) };
        if let Ok(pfn) = black_box(area.alloc(request, &mut clock, observer)) {
            held.push_back((pfn, count));
        }
    }
    allocations
}

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
        arm("bare: the loop written out", bare),
        arm("bare again: the noise", bare),
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
    for timed in race(&mut arms, rounds, budget) {
        println!("{:<46} {:>10.1} {:>8.3}", timed.subject, timed.ns, timed.ratio);
    }
}
