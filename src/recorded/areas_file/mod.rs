//! An areas file, as `tools/capture-cma` writes it beside a trace: what a trace does not tell.
//!
//! Lines that begin with `--area` declare areas in the text form of [`AreaSpec`]. Comments tell of
//! the machine, and of each area at the start and at the end of the recording: the bitmaps and the
//! counters of debugfs and sysfs. Other comments are left alone, in any order.
//!
//! ```text
//! # kernel: 7.2.13
//! # page size: 4096
//! --area reserved,base=0x1f800,pages=64,order_per_bit=0
//! # reserved base from: debugfs
//! # reserved used at start: 32
//! # reserved range 0 bitmap at start: 4294967295 0
//! # settled at start: yes
//! # cpu 0 entries: 24 overrun: 0 dropped: 0
//! ```

mod parse;
#[cfg(test)]
mod tests;

use std::sync::Arc;

pub use self::parse::{MAX_COMPLAINTS, MAX_LINE, parse};
use crate::cma::bitmap::{Bitmap, WORD};
use crate::geometry::AreaSpec;
use crate::units::{Pages, Pfn};

/// What an areas file tells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AreasFile {
    /// The kernel's release, as `uname -r` prints it.
    pub kernel: Option<String>,
    /// The trace's clock.
    pub clock: Option<String>,
    /// Bytes in a page, a power of two.
    pub page_size: Option<u64>,
    /// The areas, in the order of their first lines.
    pub areas: Vec<ToldArea>,
    /// What became of the events of each CPU, in file order.
    pub cpus: Vec<CpuBuffer>,
    /// Whether the state at the start is just that before the first event. `None` if that is not
    /// known.
    pub settled_at_start: Option<bool>,
    /// Whether the state at the end is just that after the last event.
    pub settled_at_end: Option<bool>,
}

/// What the file tells of one area.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToldArea {
    /// The name.
    pub name: Arc<str>,
    /// The geometry, if an `--area` line tells it.
    pub spec: Option<AreaSpec>,
    /// Where the base comes from, such as `debugfs` or `boot log`.
    pub base_from: Option<String>,
    /// Where the number of pages comes from.
    pub pages_from: Option<String>,
    /// Where the order per bit comes from.
    pub order_per_bit_from: Option<String>,
    /// The state when the recording began.
    pub start: State,
    /// The state when the recording ended.
    pub end: State,
}

/// An area at one moment: what the kernel's files said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// A map for each range, with a bit set for pages in use. Untold for an area of unknown
    /// geometry.
    pub maps: Option<Vec<Bitmap>>,
    /// Pages in use: by the bitmap before 6.15, by the counter of free pages since.
    pub used: Option<Pages>,
    /// The longest run of free pages.
    pub max_chunk: Option<Pages>,
    /// Pages in all.
    pub total: Option<Pages>,
    /// Pages that the kernel's counter says are free.
    pub available: Option<Pages>,
    /// Pages allocated since boot.
    pub allocated: Option<Pages>,
    /// Pages of failed requests since boot.
    pub failed: Option<Pages>,
    /// Pages released since boot.
    pub released: Option<Pages>,
}

/// A CPU's ring buffer at the end of a recording.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CpuBuffer {
    /// The CPU.
    pub cpu: u32,
    /// Events in the buffer.
    pub entries: u64,
    /// Events that newer ones overwrote.
    pub overrun: u64,
    /// Events that found no room.
    pub dropped: u64,
}

/// Where two maps of an area differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Difference {
    /// Bits set in the first map only.
    pub only_first: u64,
    /// Bits set in the second map only.
    pub only_second: u64,
    /// The first page of the first bit that differs, in the order of the ranges.
    pub at: Option<Pfn>,
}

/// Iterates over the runs of pages in use, lowest first within each range.
pub fn used_runs<'a>(
    area: &'a AreaSpec,
    maps: &'a [Bitmap],
) -> impl Iterator<Item = (Pfn, Pages)> + 'a {
    area.ranges.iter().zip(maps).flat_map(move |(&range, map)| {
        map.set_runs().map(move |(bit, bits)| {
            let (first, end) = (area.pfn_of(range, bit), area.pfn_of(range, bit + bits));
            (first, Pages(end.0 - first.0))
        })
    })
}

/// Compares two maps of an area, but for the bits that are set in `unknown`; `None` if they are not
/// of the same ranges.
pub fn difference(
    area: &AreaSpec,
    first: &[Bitmap],
    second: &[Bitmap],
    unknown: Option<&[Bitmap]>,
) -> Option<Difference> {
    let lengths = |maps: &[Bitmap]| maps.iter().map(Bitmap::len).collect::<Vec<_>>();
    let expected: Vec<_> = area.ranges.iter().map(|&range| area.bit_count(range)).collect();
    if [Some(first), Some(second), unknown].iter().flatten().any(|m| lengths(m) != expected) {
        return None;
    }
    let mut found = Difference::default();
    for (index, &range) in area.ranges.iter().enumerate() {
        for (word, (&a, &b)) in first[index].words().iter().zip(second[index].words()).enumerate() {
            let skip = unknown.map_or(0, |maps| maps[index].words()[word]);
            // Bits past the end are set in every map.
            let differ = (a ^ b) & !skip;
            found.only_first += u64::from((differ & a).count_ones());
            found.only_second += u64::from((differ & b).count_ones());
            if differ != 0 && found.at.is_none() {
                let bit = word * WORD + differ.trailing_zeros() as usize;
                found.at = Some(area.pfn_of(range, bit));
            }
        }
    }
    Some(found)
}
