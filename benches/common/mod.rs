//! The scenario of the benchmarks of observing: 64 buffers of 1 to 256 pages in flight in an area
//! of 64 MiB, the oldest released before each allocation.
#![allow(missing_docs)]

use std::collections::VecDeque;
use std::hint::black_box;

use cmasim::clock::WallClock;
use cmasim::cma::area::{Area, Request};
use cmasim::cma::finder::Choice;
use cmasim::cma::observer::Observer;
use cmasim::cma::profile::Kernel;
use cmasim::geometry::{AreaSpec, RangeSpec};
use cmasim::trace::Task;
use cmasim::units::{Order, Pages, Pfn};

pub(crate) const PAGES: u64 = 16_384;
pub(crate) const IN_FLIGHT: usize = 64;
pub(crate) const ALLOCATIONS: u64 = 2000;
const SIZES: [u64; 8] = [1, 256, 4, 1, 64, 16, 1, 128];

pub(crate) fn spec() -> AreaSpec {
    let ranges = vec![RangeSpec { base: Pfn(0x3ba00), pages: Pages(PAGES) }];
    AreaSpec { name: "reserved".into(), order_per_bit: Order::ZERO, ranges }
}

fn task() -> Task {
    Task { tid: 63, comm: "camera".into() }
}

pub(crate) fn sizes(allocations: u64) -> impl Iterator<Item = Pages> {
    SIZES.iter().cycle().zip(0..allocations).map(|(&pages, _)| Pages(pages))
}

/// Runs the scenario on an area under an observer.
pub(crate) fn observed(observer: &mut impl Observer, allocations: u64) -> u64 {
    let area = Area::new(spec(), Kernel::V7_2, &Choice::default());
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
