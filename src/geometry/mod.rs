//! An area's geometry and the formulas that turn pages into bits.
//!
//! The formulas are those of `mm/cma.c`, unchanged since 3.17 but for the base, which is now the
//! range's.

mod free_runs;
mod page_map;
mod text;

use std::ops::Range;
use std::sync::Arc;

pub(crate) use self::free_runs::FreeRuns;
pub use self::page_map::PageMap;
use crate::units::{Order, Pages, Pfn};

/// The most bits that all areas together may have: their bitmaps then take half a gigabyte.
pub const MAX_BITS: u64 = 1 << 32;

/// Checks that areas are not too large to be simulated.
///
/// # Errors
/// A sentence that names the area with which they are.
pub fn check_size<'a>(areas: impl IntoIterator<Item = &'a AreaSpec>) -> Result<(), String> {
    let mut sum = 0u64;
    for area in areas {
        for range in &area.ranges {
            sum = sum.saturating_add(range.pages.0 >> area.order_per_bit.get());
        }
        if sum > MAX_BITS {
            let pages = area.total();
            return Err(format!(
                "area {}: {pages} pages; all areas may have {MAX_BITS} bits",
                area.name
            ));
        }
    }
    Ok(())
}

/// A request in bits: how long a run, at which alignment.
///
/// A bit position `b` is aligned when `(b + offset) & mask == 0`; `mask` is a power of two minus 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    /// Length of the run in bits.
    pub bits: usize,
    /// Alignment minus 1, in bits.
    pub mask: usize,
    /// Distance of bit 0 from the alignment boundary before it, in bits.
    pub offset: usize,
}

impl Fit {
    /// Returns the first aligned position at or after `bit`; `None` past the end of `usize`.
    #[inline]
    pub fn align_up(self, bit: usize) -> Option<usize> {
        // The distance to the boundary, in two's complement: no sum here can run over.
        bit.checked_add(bit.wrapping_add(self.offset).wrapping_neg() & self.mask)
    }

    /// Returns the first aligned window in the clear run `start..end`, if it has one.
    #[inline]
    pub fn window_in(self, start: usize, end: usize) -> Option<usize> {
        let window = self.align_up(start)?;
        window.checked_add(self.bits).filter(|&last| last <= end).map(|_| window)
    }
}

/// An area as it is declared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AreaSpec {
    /// The name, as events carry it.
    pub name: Arc<str>,
    /// Pages covered by one bit, as an order.
    pub order_per_bit: Order,
    /// The memory ranges, in the order they are searched; at least one.
    pub ranges: Vec<RangeSpec>,
}

/// One memory range of an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RangeSpec {
    /// The first page.
    pub base: Pfn,
    /// The number of pages, at least 1; `base + pages` fits in 64 bits.
    pub pages: Pages,
}

impl AreaSpec {
    /// Returns the pages of all ranges together, saturating.
    pub fn total(&self) -> Pages {
        Pages(self.ranges.iter().fold(0, |sum, r| u64::saturating_add(sum, r.pages.0)))
    }

    /// Returns the range that holds all of `count` pages from `pfn` on, and its index.
    #[inline]
    pub fn range_of(&self, pfn: Pfn, count: Pages) -> Option<(usize, RangeSpec)> {
        let holds = |r: &RangeSpec| {
            pfn >= r.base && pfn.0.checked_add(count.0).is_some_and(|end| end <= r.end())
        };
        self.ranges.iter().position(holds).map(|index| (index, self.ranges[index]))
    }

    /// Returns the number of bits that `count` pages take: rounded up.
    #[inline]
    pub fn bits(&self, count: Pages) -> u64 {
        let one_less = self.order_per_bit.pages() - 1;
        let extra = u64::from(count.0 & one_less != 0);
        (count.0 >> self.order_per_bit.get()) + extra
    }

    /// Returns the number of whole bits in a range.
    #[inline]
    pub fn bit_count(&self, range: RangeSpec) -> usize {
        usize::try_from(range.pages.0 >> self.order_per_bit.get()).unwrap_or(usize::MAX)
    }

    /// Returns the bit that covers `pfn`: rounded down.
    #[inline]
    pub fn bit_of(&self, range: RangeSpec, pfn: Pfn) -> usize {
        let bit = pfn.0.saturating_sub(range.base.0) >> self.order_per_bit.get();
        usize::try_from(bit).unwrap_or(usize::MAX)
    }

    /// Returns the first page that a bit covers.
    #[inline]
    pub fn pfn_of(&self, range: RangeSpec, bit: usize) -> Pfn {
        Pfn(range.base.0.saturating_add((bit as u64) << self.order_per_bit.get()))
    }

    /// Returns what a finder looks for in a range; `None` if the request has more bits than any
    /// map.
    #[inline]
    pub fn fit(&self, range: RangeSpec, count: Pages, align: Order) -> Option<Fit> {
        let per_bit = self.order_per_bit.get();
        let mask = match align.get().checked_sub(per_bit) {
            None | Some(0) => 0,
            Some(order) => (1u64 << order) - 1,
        };
        let offset = (range.base.0 & (align.pages() - 1)) >> per_bit;
        let bits = usize::try_from(self.bits(count)).ok()?;
        if let (Ok(mask), Ok(offset)) = (usize::try_from(mask), usize::try_from(offset)) {
            return Some(Fit { bits, mask, offset });
        }
        // Of bits that lie farther apart than any map is long, only the first counts.
        let first = usize::try_from(offset.wrapping_neg() & mask).ok()?;
        Some(Fit { bits, mask: usize::MAX, offset: first.wrapping_neg() })
    }
}

impl RangeSpec {
    /// Returns the pfn after the last page.
    pub fn end(&self) -> u64 {
        self.base.0.saturating_add(self.pages.0)
    }
}

/// Returns the page numbers of `count` pages from `pfn` on, as far as 64 bits go.
#[inline]
pub fn pages(pfn: Pfn, count: Pages) -> Range<u64> {
    pfn.0..pfn.0.saturating_add(count.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(base: u64, order_per_bit: u64) -> AreaSpec {
        let order_per_bit = Order::new(order_per_bit).unwrap();
        let range = RangeSpec { base: Pfn(base), pages: Pages(1 << 20) };
        AreaSpec { name: "a".into(), order_per_bit, ranges: vec![range] }
    }

    #[test]
    fn pages_become_bits_rounded_up() {
        for (opb, count, bits) in [(2, 5, 2), (9, 512, 1), (9, 513, 2), (0, 7, 7), (9, 0, 0)] {
            assert_eq!(area(0, opb).bits(Pages(count)), bits, "{count} pages, {opb} per bit");
        }
        assert_eq!(area(0, 2).bits(Pages(u64::MAX)), 1 << 62);
    }

    #[test]
    fn alignment_becomes_mask_and_offset_of_the_physical_address() {
        let fit = |base, opb, align| {
            let area = area(base, opb);
            let fit = area.fit(area.ranges[0], Pages(1), Order::new(align).unwrap()).unwrap();
            (fit.mask, fit.offset)
        };
        assert_eq!(fit(0x106, 2, 8), (63, 1));
        assert_eq!(fit(0, 9, 9), (0, 0));
        assert_eq!(fit(0, 9, 18), (511, 0));
        assert_eq!(fit(0x2f800, 0, 12), (4095, 0x800));
    }

    #[test]
    fn alignments_of_more_than_32_bits_leave_the_first_aligned_page() {
        let far = (1 << 40) - 16;
        for (base, align, first) in [(0, 63, Some(0)), (0x3ba00, 63, None), (far, 40, Some(16))] {
            let area = area(base, 0);
            let fit = area.fit(area.ranges[0], Pages(1), Order::new(align).unwrap());
            let bit = fit.and_then(|fit| fit.window_in(0, 1 << 20));
            assert_eq!(bit, first, "base {base:#x} at order {align}");
        }
    }
}
