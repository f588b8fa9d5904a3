//! What the records of a trace tell of its areas: which there are, where their pages lie, how many
//! they have, which were handed out before the first record, and how much the kernel tells.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use crate::geometry::{AreaSpec, PageMap, RangeSpec, pages};
use crate::trace::{Errno, Event, Record};
use crate::units::{Order, Pages, Pfn};

/// Pages that an area's base is a multiple of on common kernels: a pageblock of order 9.
pub const PAGEBLOCK: u64 = 512;

/// The areas of a trace, in the order of their first records.
#[derive(Clone, Debug, Default)]
pub struct AreasSeen {
    indices: BTreeMap<Arc<str>, usize>,
    areas: Vec<AreaSeen>,
    dialect: Dialect,
}

/// What the events of a kernel tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dialect {
    /// Where an allocation begins (5.13 on).
    pub starts: bool,
    /// The area's available and total pages (6.18 on).
    pub counts: bool,
    /// -EBUSY for a request that no window was tried for (6.15 on).
    pub one_errno: bool,
}

/// What was seen of one area.
#[derive(Clone, Debug)]
pub struct AreaSeen {
    /// Its name.
    pub name: Arc<str>,
    /// The pages from the lowest to the highest of all windows and releases; `None` without any.
    pub extent: Option<Range<u64>>,
    /// Its pages, as the first start tells that tells any.
    pub total: Option<Pages>,
    /// Pages in use before the first start that tells the counts.
    pub in_use: Option<Pages>,
    /// All pages of windows and releases.
    pub named: PageMap<bool>,
    /// Releases of pages that no record before names: they were handed out before the first.
    pub held_before: Vec<(Pfn, Pages)>,
}

impl AreasSeen {
    /// Looks at the next record; returns the index of the area that it is about, unless it is a
    /// note beside the allocator's own events.
    pub fn look(&mut self, record: &Record) -> Option<usize> {
        let (name, window) = match &record.event {
            Event::AllocStart { area, .. } => (area, None),
            Event::BusyRetry { area, pfn, count, .. } | Event::Release { area, pfn, count } => {
                (area, Some(pages(*pfn, *count)))
            }
            Event::AllocFinish { area, count, result, .. } => {
                (area, result.ok().map(|pfn| pages(pfn, *count)))
            }
            Event::AllocInfo { .. }
            | Event::Lost { .. }
            | Event::BufferStart
            | Event::FunctionCall { .. } => return None,
        };
        let index = self.index_or_new(name);
        let area = &mut self.areas[index];
        match &record.event {
            Event::AllocStart { available, total, .. } => {
                self.dialect.starts = true;
                self.dialect.counts |= total.is_some();
                area.count(*total, *available);
            }
            Event::AllocFinish { result: Err(failure), .. } => {
                self.dialect.one_errno |= failure.last.is_none() && failure.errno == Errno::EBUSY;
            }
            Event::Release { pfn, count, .. } => area.release(*pfn, *count),
            _ => {}
        }
        if let Some(window) = window.filter(|window| !window.is_empty()) {
            let extent = area.extent.get_or_insert(window.clone());
            *extent = extent.start.min(window.start)..extent.end.max(window.end);
            area.named.change(window, |_| true);
        }
        Some(index)
    }

    /// Tells whether a request has more pages than the area, as far as its size is told: kernels
    /// before 6.9 leave a start alone then.
    pub fn is_too_large(&self, name: &str, count: Pages) -> bool {
        let area = self.index(name).map(|index| &self.areas[index]);
        // Where no size is told, any size may be too large.
        !self.dialect.counts && area.is_none_or(|area| area.total.is_none_or(|total| count > total))
    }

    /// Forgets what only holds from the first record on: the records that follow are the first of a
    /// trace. Where areas lie and how large they are stays.
    pub fn begin_again(&mut self) {
        for area in &mut self.areas {
            area.in_use = None;
            area.named = PageMap::default();
            area.held_before.clear();
        }
    }

    /// Returns the index of the area of that name.
    pub fn index(&self, name: &str) -> Option<usize> {
        self.indices.get(name).copied()
    }

    /// Returns the areas, in the order of their first records.
    pub fn areas(&self) -> &[AreaSeen] {
        &self.areas
    }

    /// Gives the areas away, in the order of their first records.
    pub fn into_areas(self) -> Vec<AreaSeen> {
        self.areas
    }

    /// Returns the areas' indices by name, ascending.
    pub fn by_name(&self) -> impl Iterator<Item = (&Arc<str>, usize)> {
        self.indices.iter().map(|(name, &index)| (name, index))
    }

    /// Returns what was seen of an area.
    pub fn get(&self, name: &str) -> Option<&AreaSeen> {
        self.indices.get(name).map(|&index| &self.areas[index])
    }

    /// Returns what the kernel's events tell.
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }

    fn index_or_new(&mut self, name: &Arc<str>) -> usize {
        if let Some(&index) = self.indices.get(&**name) {
            return index;
        }
        self.areas.push(AreaSeen {
            name: Arc::clone(name),
            extent: None,
            total: None,
            in_use: None,
            named: PageMap::default(),
            held_before: Vec::new(),
        });
        self.indices.insert(Arc::clone(name), self.areas.len() - 1);
        self.areas.len() - 1
    }
}

impl AreaSeen {
    /// Returns where the area begins if it begins in the pageblock of the lowest page seen.
    pub fn base(&self) -> Option<Pfn> {
        self.extent.as_ref().map(|extent| Pfn(extent.start - extent.start % PAGEBLOCK))
    }

    /// Returns the pages from there to the highest page seen.
    pub fn reach(&self) -> Pages {
        let (base, end) =
            self.base().zip(self.extent.as_ref()).map_or((0, 0), |(b, e)| (b.0, e.end));
        Pages(end - base)
    }

    /// Returns an area of this name with one range.
    pub fn spec(&self, base: Pfn, pages: Pages) -> AreaSpec {
        let range = RangeSpec { base, pages: Pages(pages.0.min(u64::MAX - base.0)) };
        AreaSpec { name: Arc::clone(&self.name), order_per_bit: Order::ZERO, ranges: vec![range] }
    }

    fn count(&mut self, total: Option<Pages>, available: Option<Pages>) {
        self.total = self.total.or(total);
        if let (None, Some(total), Some(available)) = (self.in_use, total, available) {
            self.in_use = Some(Pages(total.0.saturating_sub(available.0)));
        }
    }

    fn release(&mut self, pfn: Pfn, count: Pages) {
        let named = self.named.runs(pages(pfn, count)).any(|(_, named)| named);
        if !named && count.0 > 0 {
            self.held_before.push((pfn, count));
        }
    }
}
