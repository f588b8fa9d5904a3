//! A finder of one's own beside the kernel's: where each places the same requests, and the longest
//! run of pages that it leaves. Run: `cargo run --example own_finder`.
#![allow(clippy::print_stdout, reason = "a program of its own")]

use cmasim::clock::Untimed;
use cmasim::cma::area::{Area, Request};
use cmasim::cma::bitmap::Bitmap;
use cmasim::cma::finder::{Choice, Effort, Finder, FinderEntry, Policy};
use cmasim::cma::observer::NoObserver;
use cmasim::cma::profile::Kernel;
use cmasim::geometry::{AreaSpec, Fit, RangeSpec};
use cmasim::trace::Task;
use cmasim::units::{Order, Pages, Pfn};

/// Takes the last aligned window of the last run that has one.
struct LastFit;

impl Finder for LastFit {
    fn find(&mut self, map: &Bitmap, from: usize, fit: Fit) -> Option<usize> {
        let windows = map.clear_runs().filter_map(|(start, count)| {
            let first = fit.window_in(start.max(from), start + count)?;
            Some(first + (start + count - fit.bits - first) / (fit.mask + 1) * (fit.mask + 1))
        });
        windows.last()
    }

    fn find_metered(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        effort: &mut Effort,
    ) -> Option<usize> {
        effort.words += map.words().len() as u64;
        self.find(map, from, fit)
    }
}

fn main() {
    let entry = FinderEntry {
        name: "last-fit",
        about: "the last window",
        policy: Policy::Other,
        make: || Box::new(LastFit),
    };
    let range = RangeSpec { base: Pfn(0x3ba00), pages: Pages(16_384) };
    let spec = AreaSpec { name: "camera".into(), order_per_bit: Order::ZERO, ranges: vec![range] };
    let task = Task { tid: 63, comm: "camera".into() };
    for finder in [Choice::default(), Choice::from(&entry)] {
        let area = Area::new(spec.clone(), Kernel::default(), &finder);
        for count in [256, 1, 1024, 64].map(Pages) {
            let request = Request { task: &task, count, align: Order::covering(count) };
            match area.alloc(request, &mut Untimed, &mut NoObserver) {
                Ok(pfn) => println!("{}: {count} pages at {pfn}", finder.name()),
                Err(failure) => println!("{}: {count} pages: {}", finder.name(), failure.errno),
            }
        }
        println!("{}: longest free run {}", finder.name(), area.snapshot().maxchunk());
    }
}
