//! An area's free pages at the moment of a failure, and what could have fitted.

use crate::cma::bitmap::Bitmap;
use crate::geometry::{AreaSpec, Fit};
use crate::units::{Order, Pages, Pfn};

/// An area at one moment.
#[derive(Clone, Debug)]
pub struct View {
    /// The geometry; a base that nobody told is 0.
    pub spec: AreaSpec,
    /// The bitmaps, one a range.
    pub maps: Vec<Bitmap>,
    /// The area's own count of available pages, which parts from the maps where a bit covers
    /// several pages.
    pub available: Pages,
    /// Whether pfns can be told: the base is known.
    pub has_base: bool,
}

/// A run of free pages in one range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FreeRun {
    /// The range.
    pub range: usize,
    /// The first bit.
    pub bit: usize,
    /// Its pages.
    pub pages: Pages,
}

/// What a free run offers a request with an alignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aligned {
    /// The run.
    pub run: FreeRun,
    /// Its first aligned bit; `None` if there is none inside.
    pub start: Option<usize>,
    /// The pages from there to the run's end.
    pub pages: Pages,
}

impl View {
    /// Returns the pages of all ranges.
    pub fn total(&self) -> Pages {
        self.spec.total()
    }

    /// Returns the pages of the largest range: no window spans two.
    pub fn largest_range(&self) -> Pages {
        self.spec.ranges.iter().map(|range| range.pages).max().unwrap_or_default()
    }

    /// Returns the free pages by the maps.
    pub fn free(&self) -> Pages {
        Pages(self.runs().fold(0, |sum, run| sum.saturating_add(run.pages.0)))
    }

    /// Returns the longest free run, the lowest of equals.
    pub fn longest(&self) -> Option<FreeRun> {
        // `max_by_key` would take the last of equals.
        self.runs().reduce(|best, run| if run.pages > best.pages { run } else { best })
    }

    /// Returns what is left of the free runs behind their first aligned bits: the largest.
    pub fn largest_aligned(&self, align: Order) -> Option<Aligned> {
        let aligned = self.runs().map(|run| self.aligned(run, align));
        aligned.reduce(|best, next| if next.pages > best.pages { next } else { best })
    }

    /// Returns what a run offers behind its first aligned bit.
    pub fn aligned(&self, run: FreeRun, align: Order) -> Aligned {
        let nothing = Aligned { run, start: None, pages: Pages(0) };
        let Some(fit) = self.fit(run.range, Pages(1), align) else { return nothing };
        let end = run.bit.saturating_add(self.bits_of(run));
        match fit.align_up(run.bit).filter(|&start| start < end) {
            Some(start) => {
                let pages = ((end - start) as u64) << self.spec.order_per_bit.get();
                Aligned { run, start: Some(start), pages: Pages(pages) }
            }
            None => nothing,
        }
    }

    /// Returns the first window of a request, as range and bit, and how many there are.
    pub fn windows(&self, count: Pages, align: Order) -> Option<(usize, usize, u64)> {
        let mut first = None;
        let mut windows = 0u64;
        for run in self.runs() {
            let Some(fit) = self.fit(run.range, count, align) else { continue };
            let end = run.bit.saturating_add(self.bits_of(run));
            let Some(start) = fit.window_in(run.bit, end) else { continue };
            let more = (end - fit.bits - start) / fit.mask.saturating_add(1);
            windows = windows.saturating_add(more as u64 + 1);
            first.get_or_insert((run.range, start));
        }
        first.map(|(range, bit)| (range, bit, windows))
    }

    /// Returns how many pages more at the end of the last range would hold the request; `None` if
    /// that cannot be said in 64 bits.
    pub fn pages_to_add(&self, count: Pages, align: Order) -> Option<Pages> {
        let index = self.spec.ranges.len().checked_sub(1)?;
        let (map, fit) = (&self.maps[index], self.fit(index, count, align)?);
        let last = map.clear_runs().last().filter(|&(bit, bits)| bit + bits == map.len());
        let start = fit.align_up(last.map_or(map.len(), |(bit, _)| bit))?;
        let bits = start.checked_add(fit.bits)?.checked_sub(map.len())? as u64;
        bits.checked_mul(self.spec.order_per_bit.pages()).map(Pages)
    }

    /// Returns the page of a bit.
    pub fn pfn(&self, range: usize, bit: usize) -> Pfn {
        self.spec.pfn_of(self.spec.ranges[range], bit)
    }

    /// Returns the free runs, range by range.
    pub fn runs(&self) -> impl Iterator<Item = FreeRun> + '_ {
        let per_bit = self.spec.order_per_bit.get();
        self.maps.iter().enumerate().flat_map(move |(range, map)| {
            map.clear_runs().map(move |(bit, bits)| FreeRun {
                range,
                bit,
                pages: Pages((bits as u64) << per_bit),
            })
        })
    }

    fn bits_of(&self, run: FreeRun) -> usize {
        usize::try_from(run.pages.0 >> self.spec.order_per_bit.get()).unwrap_or(usize::MAX)
    }

    fn fit(&self, range: usize, count: Pages, align: Order) -> Option<Fit> {
        self.spec.fit(*self.spec.ranges.get(range)?, count, align)
    }
}
