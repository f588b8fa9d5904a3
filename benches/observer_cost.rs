//! What observing costs the measured pass: an area's loop written out without any tracepoint, and
//! the area itself with an observer that does nothing.
//!
//! Goal: show that the measured pass pays nothing for the calls to its observer (`none` against
//! `bare`, within 5 %). What tracing costs is in `tracing_cost`: in one binary, the code of the
//! traced area would change what the compiler makes of the measured one.
//!
//! Run: `cargo bench --bench observer_cost`. Arms run in turns, there and back in each round.
#![allow(missing_docs)]
#![allow(clippy::print_stdout, reason = "a bench prints its table")]

mod common;

use std::collections::VecDeque;
use std::hint::black_box;
use std::sync::atomic::{AtomicU64, Ordering};

use cmasim::bench::{Arm, race};
use cmasim::clock::{Clock, WallClock};
use cmasim::cma::bitmap::Bitmap;
use cmasim::cma::contig::Pinned;
use cmasim::cma::finder::{Choice, Finder};
use cmasim::cma::observer::NoObserver;
use cmasim::geometry::AreaSpec;
use cmasim::trace::Timing;
use cmasim::units::{Nanos, Order, Pages, Pfn};
use common::{ALLOCATIONS, IN_FLIGHT, PAGES, observed, sizes, spec};
use parking_lot::Mutex;

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
struct Allocation {
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
        let finder = Choice::default().make(&map);
        Bare {
            spec: spec(),
            state: Mutex::new(State { map, finder, counters: [0; 3] }),
            available: AtomicU64::new(PAGES),
            alloc_mutex: Mutex::new(()),
            pinned: Mutex::new(Pinned::default()),
        }
    }

    fn alloc(&self, count: Pages, clock: &mut WallClock) -> Option<Pfn> {
        let mut allocation =
            Allocation { count, align: Order::covering(count), ..Allocation::default() };
        while self.search(&mut allocation, clock).is_some() {
            if self.migrate(&allocation) {
                break;
            }
            self.give_back(&mut allocation);
        }
        self.finish(allocation).0
    }

    fn search(&self, allocation: &mut Allocation, clock: &mut WallClock) -> Option<Pfn> {
        let begin = clock.now();
        let mut guard = self.state.lock();
        let state = &mut *guard;
        let found = self.find_window(state, allocation);
        let searched = clock.now();
        if let Some(window) = found {
            state.map.set(window.bit, window.bits);
            state.finder.on_set(&state.map, window.bit, window.bits);
            self.move_available(|a| a.saturating_sub(allocation.count.0));
        }
        drop(guard);
        let end = clock.now();
        allocation.timing.search.0 += searched.0 - begin.0;
        allocation.timing.latency.0 += end.0 - begin.0;
        allocation.window = found;
        allocation.last = found.map(|w| w.pfn).or(allocation.last);
        found.map(|w| w.pfn)
    }

    fn find_window(&self, state: &mut State, allocation: &mut Allocation) -> Option<Window> {
        loop {
            let range = *self.spec.ranges.get(allocation.range)?;
            if allocation.count.0 <= self.available.load(Ordering::Relaxed) {
                let fit = self.spec.fit(range, allocation.count, allocation.align)?;
                if let Some(bit) = state.finder.find(&state.map, allocation.start, fit) {
                    let pfn = self.spec.pfn_of(range, bit);
                    return Some(Window { bit, bits: fit.bits, mask: fit.mask, pfn });
                }
            }
            allocation.range += 1;
            allocation.start = 0;
        }
    }

    fn migrate(&self, allocation: &Allocation) -> bool {
        let Some(window) = allocation.window else { return true };
        let _migrating = self.alloc_mutex.lock();
        self.pinned.lock().migrate(window.pfn, allocation.count).0.is_ok()
    }

    #[cold]
    fn give_back(&self, allocation: &mut Allocation) {
        let Some(window) = allocation.window.take() else { return };
        self.state.lock().map.clear(window.bit, window.bits);
        allocation.timing.retries += 1;
        allocation.start = window.bit + window.mask + 1;
    }

    fn finish(&self, allocation: Allocation) -> (Option<Pfn>, Timing) {
        let found = allocation.window.map(|w| w.pfn);
        let counters = &mut self.state.lock().counters;
        counters[usize::from(found.is_none())] += allocation.count.0;
        (found, allocation.timing)
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

fn arm(subject: &str, work: fn() -> u64) -> Arm<'static> {
    Arm { subject: subject.into(), work: Box::new(work) }
}

fn main() {
    let mut arms = [
        arm("bare: the loop written out", bare),
        arm("bare again: the noise", bare),
        arm("none: NoObserver", || observed(&mut NoObserver, ALLOCATIONS)),
    ];
    // `cargo test --benches` only wants to know that it works.
    let measured = std::env::args().any(|arg| arg == "--bench");
    let (rounds, budget) = if measured { (200, Nanos(5_000_000_000)) } else { (3, Nanos(0)) };
    println!("{:<46} {:>10} {:>8}", "arm", "ns/alloc", "ratio");
    for timed in race(&mut WallClock::start(), &mut arms, rounds, budget) {
        println!("{:<46} {:>10.1} {:>8.3}", timed.subject, timed.ns, timed.ratio);
    }
}
