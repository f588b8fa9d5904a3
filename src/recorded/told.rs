//! What is told of a recording's areas from beside it: the pages in use before the first event, and
//! the maps after the last.

use std::ops::Range;

use super::areas_file::used_runs;
use super::recording::{Extent, Recording};
use crate::cma::bitmap::Bitmap;
use crate::geometry::{AreaSpec, PageMap, RangeSpec, pages};
use crate::units::{Order, Pages, Pfn};

/// The maps of an area after the last event, as they are told.
#[derive(Clone, Debug)]
pub struct EndMaps {
    /// The area, by its index.
    pub area: u32,
    /// The bitmaps, one a range.
    pub maps: Vec<Bitmap>,
    /// Whether nothing happened between the last event and these maps; `None` if nobody knows.
    pub settled: Option<bool>,
}

impl Recording {
    /// Takes the maps of an area just before the first event: they tell all pages in use since
    /// before the trace. An area that the trace does not name is passed over.
    ///
    /// # Errors
    /// A sentence on what shows that they are of another area or moment.
    pub fn tell_start(&mut self, name: &str, maps: &[Bitmap]) -> Result<(), String> {
        let Some(area) = self.area_named(name) else { return Ok(()) };
        if self.horizon.is_some() {
            return Err("the events after it were overwritten in part".into());
        }
        let spec = self.area(area).clone();
        check_lengths(&spec, maps)?;
        let mut set = PageMap::default();
        let mut total = 0;
        for (pfn, count) in used_runs(&spec, maps) {
            set.change(pages(pfn, count), |_| true);
            total += count.0;
        }
        let mut held = 0;
        for &Extent { pfn, count, .. } in self.held_before.iter().filter(|e| e.area == area) {
            if let Some((run, _)) = set.runs(pages(pfn, count)).find(|(_, in_use)| !in_use) {
                let pfn = Pfn(run.start);
                return Err(format!("the trace releases {pfn}, which is free in it"));
            }
            held += count.0;
        }
        // Where a bit covers several pages, the count of pages parts from the map.
        let counted = self.used_before[area as usize].map(|used| used.0.saturating_add(held));
        if let Some(counted) = counted.filter(|&counted| counted != total)
            && spec.order_per_bit == Order::ZERO
        {
            let told = format!("{total} pages are in use in it, by the first start line {counted}");
            return Err(told);
        }
        for &Extent { pfn, count, .. } in self.held_before.iter().filter(|e| e.area == area) {
            set.change(pages(pfn, count), |_| false);
        }
        let used = in_use(&spec, area, &set);
        self.used_before[area as usize] = Some(sum(&used));
        self.used.retain(|extent| extent.area != area);
        self.used.extend(used);
        Ok(())
    }

    /// Takes the word of the user that the first pages of an area are in use since before the
    /// trace. Those that the trace hands out are not.
    ///
    /// # Errors
    /// A sentence, if the trace does not name the area, or if its counts say less.
    pub fn tell_at_base(&mut self, name: &str, count: Pages) -> Result<(), String> {
        let area = self.area_named(name).ok_or("the trace does not name this area")?;
        let spec = self.area(area).clone();
        let first = spec.ranges[0];
        if count > first.pages {
            return Err(format!("{count} pages; the area has {} at its base", first.pages));
        }
        let mut set = PageMap::default();
        set.change(pages(first.base, count), |_| true);
        let mut handed_out = 0;
        for (run, named) in self.named[area as usize].runs(pages(first.base, count)) {
            if named {
                handed_out += run.end - run.start;
                set.change(run, |_| false);
            }
        }
        let used = in_use(&spec, area, &set);
        let total = sum(&used);
        if let Some(counted) = self.used_before[area as usize].filter(|&counted| counted < total) {
            return Err(format!("{total} pages; the first start line has {counted} in use"));
        }
        if handed_out > 0 {
            let note = format!(
                "area {name}: {handed_out} of the first {count} pages are handed out in the trace: \
                 taken to be free before it"
            );
            self.notes.push(note);
        }
        self.used.extend(used);
        Ok(())
    }

    /// Takes the maps of an area after the last event.
    ///
    /// # Errors
    /// A sentence, if they are of another area.
    pub fn tell_end(
        &mut self,
        name: &str,
        maps: &[Bitmap],
        settled: Option<bool>,
    ) -> Result<(), String> {
        let Some(area) = self.area_named(name) else { return Ok(()) };
        check_lengths(self.area(area), maps)?;
        self.end_maps.push(EndMaps { area, maps: maps.to_vec(), settled });
        Ok(())
    }

    /// Tells whether all pages in use since before the trace have their places.
    pub fn knows_used(&self, area: u32) -> bool {
        self.may_be_hidden()[area as usize] == Some(Pages(0))
    }

    /// Returns the pages in use before the trace whose places nobody tells; `None` if nothing tells
    /// how many.
    pub fn without_place(&self, area: u32) -> Option<Pages> {
        let known = self.used.iter().filter(|extent| extent.area == area);
        let known: u64 = known.map(|extent| extent.count.0).sum();
        self.used_before[area as usize].map(|used| Pages(used.0.saturating_sub(known)))
    }

    /// Tells whether an area was surely in use before the trace, or before its horizon.
    pub fn is_in_use(&self, area: u32) -> bool {
        let known = self.held_before.iter().chain(&self.used).any(|extent| extent.area == area);
        known || self.horizon.is_some()
    }

    fn area_named(&self, name: &str) -> Option<u32> {
        (0..).zip(&self.areas).find(|(_, area)| &*area.name == name).map(|(index, _)| index)
    }
}

fn check_lengths(spec: &AreaSpec, maps: &[Bitmap]) -> Result<(), String> {
    let expected = spec.ranges.iter().map(|&range| spec.bit_count(range));
    if maps.iter().map(Bitmap::len).eq(expected) {
        Ok(())
    } else {
        Err("it has other ranges than the area".into())
    }
}

fn sum(extents: &[Extent]) -> Pages {
    Pages(extents.iter().map(|extent| extent.count.0).sum())
}

/// Returns the pages of an area that a map shows in use.
fn in_use(spec: &AreaSpec, area: u32, map: &PageMap<bool>) -> Vec<Extent> {
    let of_range = |range: &RangeSpec| {
        let runs = map.runs(pages(range.base, range.pages)).filter(|(_, in_use)| *in_use);
        let extent = |(run, _): (Range<u64>, bool)| Extent {
            area,
            pfn: Pfn(run.start),
            count: Pages(run.end - run.start),
        };
        runs.map(extent).collect::<Vec<_>>()
    };
    spec.ranges.iter().flat_map(of_range).collect()
}
