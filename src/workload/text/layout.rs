//! Areas and where their ranges lie.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::geometry::MAX_BITS;
use crate::units::{Order, Pages, Pfn};
use crate::workload::{AreaId, AreaSpec, RangeSpec, Span};

/// The areas declared so far.
#[derive(Default)]
pub(super) struct Layout {
    areas: Vec<AreaSpec>,
    names: BTreeMap<Arc<str>, Declared>,
    /// All ranges of all areas by their first page; no two overlap.
    ranges: BTreeMap<u64, Placed>,
    bits: u64,
    last: Lookup,
}

/// An area's declaration.
struct Declared {
    line: u32,
    area: Lookup,
}

/// A range of an area.
struct Placed {
    last_page: u64,
    area: AreaId,
    line: u32,
}

/// The area that a name, or a `range` line, stands for.
#[derive(Clone, Copy, Default)]
pub(super) enum Lookup {
    /// There is none.
    #[default]
    Missing,
    /// Its line was bad, so that lines about it cannot be judged.
    Bad,
    /// This one.
    Good(AreaId),
}

impl Layout {
    /// Looks an area up; `Lookup::Missing` if no line declared it.
    pub(super) fn find(&self, name: &str) -> Lookup {
        self.names.get(name).map_or(Lookup::Missing, |declared| declared.area)
    }

    /// Returns the area that a `range` line belongs to.
    pub(super) fn last(&self) -> Lookup {
        self.last
    }

    /// Returns the names of all areas.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> + Clone {
        self.names.keys().map(|name| &**name)
    }

    /// Starts a new area under `name`, at first a bad one; the error completes "area NAME ..".
    pub(super) fn declare(&mut self, name: &str, line: u32) -> Result<(), String> {
        self.last = Lookup::Bad;
        if let Some(declared) = self.names.get(name) {
            return Err(format!("is declared twice; first in line {}", declared.line));
        }
        self.names.insert(Arc::from(name), Declared { line, area: Lookup::Bad });
        Ok(())
    }

    /// Gives the area just declared its geometry.
    pub(super) fn open(
        &mut self,
        name: &str,
        order_per_bit: Order,
        range: RangeSpec,
        line: u32,
    ) -> Result<(), String> {
        let id = u16::try_from(self.areas.len())
            .map(AreaId)
            .map_err(|_| "is one area too many; expected at most 65536")?;
        self.place(id, order_per_bit, range, line)?;
        if let Some((name, _)) = self.names.get_key_value(name) {
            let name = Arc::clone(name);
            self.areas.push(AreaSpec { name, order_per_bit, ranges: vec![range] });
        }
        if let Some(declared) = self.names.get_mut(name) {
            declared.area = Lookup::Good(id);
        }
        self.last = Lookup::Good(id);
        Ok(())
    }

    /// Adds a range to an area.
    pub(super) fn extend(
        &mut self,
        area: AreaId,
        range: RangeSpec,
        line: u32,
    ) -> Result<(), String> {
        let index = usize::from(area.0);
        self.place(area, self.areas[index].order_per_bit, range, line)?;
        self.areas[index].ranges.push(range);
        Ok(())
    }

    fn place(
        &mut self,
        area: AreaId,
        order_per_bit: Order,
        range: RangeSpec,
        line: u32,
    ) -> Result<(), String> {
        let RangeSpec { base, pages } = range;
        let end = base.checked_add(pages);
        let last_page =
            end.ok_or("ends past 2^64 pages; expected base plus pages within 64 bits")?;
        let last_page = last_page.0 - 1;
        let bits = pages.0 >> order_per_bit.get();
        if bits == 0 {
            let least = order_per_bit.pages();
            return Err(format!(
                "has no whole bit; expected at least {least} pages at order_per_bit={order_per_bit}"
            ));
        }
        let total = self.bits.saturating_add(bits);
        if total > MAX_BITS {
            return Err(format!("is too large; expected at most {MAX_BITS} bits in all areas"));
        }
        // Ranges are disjoint, so only the one that begins last before the end can overlap.
        if let Some((&other, placed)) = self.ranges.range(..=last_page).next_back()
            && placed.last_page >= base.0
        {
            return Err(format!(
                "overlaps {:#x} to {:#x} of line {}; expected ranges of their own",
                other, placed.last_page, placed.line
            ));
        }
        self.bits = total;
        self.ranges.insert(base.0, Placed { last_page, area, line });
        Ok(())
    }

    /// Checks that a span lies in one range of its area.
    pub(super) fn check(&self, span: Span) -> Result<(), String> {
        let Span { area, pfn, count } = span;
        let last_page = pfn
            .checked_add(count)
            .ok_or("ends past 2^64 pages; expected pfn plus count within 64 bits")?
            .0
            - 1;
        match self.ranges.range(..=pfn.0).next_back() {
            Some((_, placed)) if placed.area == area && last_page <= placed.last_page => Ok(()),
            Some((_, placed)) if placed.area == area && pfn.0 <= placed.last_page => Err(format!(
                "runs to {last_page:#x}, past the end of its range at {:#x}; expected pages of \
                 one range",
                placed.last_page
            )),
            _ => Err(format!("lies outside the area; expected pages of {}", self.extent(area))),
        }
    }

    fn extent(&self, area: AreaId) -> String {
        let show = |r: &RangeSpec| format!("{:#x} to {:#x}", r.base.0, r.base.0 + (r.pages.0 - 1));
        match &*self.areas[usize::from(area.0)].ranges {
            [only] => show(only),
            [first, ..] => format!("{} or a further range", show(first)),
            [] => "no range".into(),
        }
    }

    /// Returns the areas.
    pub(super) fn into_areas(self) -> Vec<AreaSpec> {
        self.areas
    }
}

/// Makes a range from the values of its keys.
pub(super) fn range(base: Option<Pfn>, pages: Option<Pages>) -> Option<RangeSpec> {
    Some(RangeSpec { base: base?, pages: pages? })
}
