//! An area's state at one moment, and in the kernel's own words: sysfs, debugfs, and the messages
//! of a failed allocation with its free map.

use std::fmt::Write;

use super::bitmap::Bitmap;
use super::finder::Effort;
use super::profile::Kernel;
use crate::geometry::AreaSpec;
use crate::trace::Errno;
use crate::units::Pages;

/// An area's state at one moment.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The geometry.
    pub spec: AreaSpec,
    /// The profile.
    pub kernel: Kernel,
    /// The count of available pages; parts from the maps when a bit covers several pages.
    pub available: Pages,
    /// The sums that sysfs shows.
    pub counters: Counters,
    /// Counted work of the searches; zero unless the clock counts work.
    pub effort: Effort,
    /// The bitmaps, one a range.
    pub maps: Vec<Bitmap>,
}

/// Sums of requested pages, as sysfs keeps them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// `alloc_pages_success`.
    pub succeeded: Pages,
    /// `alloc_pages_fail`, once for each failed call.
    pub failed: Pages,
    /// `release_pages_success`.
    pub released: Pages,
}

impl Snapshot {
    /// Returns debugfs `used`, in pages. From 6.15 on it counts requested pages, before that whole
    /// bits: the two part when a bit covers several pages.
    pub fn used(&self) -> Pages {
        if self.kernel.used_from_available() {
            return Pages(self.spec.total().0.saturating_sub(self.available.0));
        }
        let bits: u64 = self.maps.iter().map(|map| map.weight() as u64).sum();
        Pages(bits << self.spec.order_per_bit.get())
    }

    /// Returns debugfs `maxchunk`, in pages: the longest run of clear bits, whatever its alignment
    /// and whatever pages in it are pinned.
    pub fn maxchunk(&self) -> Pages {
        let longest = self.maps.iter().flat_map(Bitmap::clear_runs).map(|(_, n)| n).max();
        Pages((longest.unwrap_or(0) as u64) << self.spec.order_per_bit.get())
    }

    /// Returns the free pages by the bitmaps.
    pub fn free_by_map(&self) -> Pages {
        let free: u64 = self.maps.iter().map(|map| (map.len() - map.weight()) as u64).sum();
        Pages(free << self.spec.order_per_bit.get())
    }

    /// Returns what the kernel logs when an allocation fails: the request, the errno and the free
    /// map, each hole as `PAGES@BIT`.
    pub fn failure_message(&self, count: Pages, errno: Errno) -> String {
        let function = self.kernel.failing_function();
        let name = &self.spec.name;
        let area = if self.kernel.names_area() { format!("{name}: ") } else { String::new() };
        let request =
            format!("cma: {function}: {area}alloc failed, req-size: {count} pages, ret: {errno}\n");
        request + &self.free_map()
    }

    /// Returns the free map as the kernel logs it.
    pub fn free_map(&self) -> String {
        let mut text = String::from("cma: number of available pages: ");
        let total = self.spec.total();
        if !self.kernel.has_ranges() {
            for map in &self.maps {
                self.push_holes(&mut text, map);
            }
            // Writing to a string cannot fail.
            let _ = writeln!(text, "=> {} free of {total} total pages", self.free_by_map());
            return text;
        }
        for (index, map) in self.maps.iter().enumerate() {
            let _ = write!(text, "\ncma: range {index}: ");
            self.push_holes(&mut text, map);
        }
        let _ = write!(text, "\ncma: \n=> {} free of {total} total pages\n", self.available);
        text
    }

    /// Appends the holes of one map, joined as the profile joins them: 7.x puts a plus before every
    /// hole that does not start at bit 0, older kernels before every hole but the first.
    fn push_holes(&self, text: &mut String, map: &Bitmap) {
        for (index, (bit, bits)) in map.clear_runs().enumerate() {
            let plus = if self.kernel.joins_by_start() { bit != 0 } else { index != 0 };
            let plus = if plus { "+" } else { "" };
            let pages = (bits as u64) << self.spec.order_per_bit.get();
            let _ = write!(text, "{plus}{pages}@{bit}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cma::area::Area;
    use crate::cma::finder::Choice;
    use crate::geometry::RangeSpec;
    use crate::units::{Order, Pfn};

    fn snapshot(kernel: Kernel, opb: u64, pages: u64, used: &[(u64, u64)]) -> Snapshot {
        let range = RangeSpec { base: Pfn(0), pages: Pages(pages) };
        let order_per_bit = Order::new(opb).unwrap();
        let spec = AreaSpec { name: "cma".into(), order_per_bit, ranges: vec![range] };
        let area = Area::new(spec, kernel, &Choice::default());
        for &(pfn, count) in used {
            assert_eq!(area.take(Pfn(pfn), Pages(count)), Some(0));
        }
        area.snapshot()
    }

    #[test]
    fn free_map_of_an_old_kernel_is_one_line() {
        let map = snapshot(Kernel::V4_19, 0, 8192, &[(0, 184), (256, 4050)]);
        assert_eq!(
            map.failure_message(Pages(4050), Errno::ENOMEM),
            "cma: cma_alloc: alloc failed, req-size: 4050 pages, ret: -12\n\
             cma: number of available pages: 72@184+3886@4306=> 3958 free of 8192 total pages\n"
        );
    }

    #[test]
    fn free_map_of_a_new_kernel_has_a_line_a_range_and_leading_plus_signs() {
        let map = snapshot(Kernel::V7_2, 0, 64, &[(0, 5), (10, 50)]);
        assert_eq!(
            map.failure_message(Pages(9), Errno::EBUSY),
            "cma: __cma_alloc_frozen: cma: alloc failed, req-size: 9 pages, ret: -16\n\
             cma: number of available pages: \ncma: range 0: +5@5+4@60\ncma: \n\
             => 9 free of 64 total pages\n"
        );
    }

    #[test]
    fn counter_and_bitmap_part_when_a_bit_covers_several_pages() {
        let new = snapshot(Kernel::V7_2, 2, 64, &[(0, 5)]);
        assert_eq!(
            (new.used(), new.free_by_map(), new.maxchunk()),
            (Pages(5), Pages(56), Pages(56))
        );
        assert!(new.free_map().contains("+56@2\ncma: \n=> 59 free of 64"));
        assert_eq!(snapshot(Kernel::V6_12, 2, 64, &[(0, 5)]).used(), Pages(8));
    }
}
