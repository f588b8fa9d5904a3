//! The maps after the last event, against those that the events lead to.

use serde::Serialize;

use crate::cma::bitmap::Bitmap;
use crate::geometry::{AreaSpec, RangeSpec, pages};
use crate::recorded::areas_file::difference;
use crate::recorded::order::Resolved;
use crate::recorded::recording::Recording;
use crate::recorded::told::EndMaps;
use crate::units::{Pages, Pfn};

/// How the map of an area that was read after the last event compares with the one that the events
/// lead to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EndMap {
    /// The area's name.
    pub area: String,
    /// Bits in use by the events only.
    pub only_by_events: u64,
    /// Bits in use by the map that was read only.
    pub only_in_map: u64,
    /// The first page of the first bit that differs.
    pub first_pfn: Option<u64>,
    /// Bits whose state no event shows: they are not compared.
    pub unknown: u64,
    /// Whether nothing happened between the last event and the map; `None` if nobody knows.
    pub settled: Option<bool>,
}

impl EndMap {
    /// Compares the maps of an area; `None` if they are of another one.
    pub(super) fn compare(
        recording: &Recording,
        order: &Resolved,
        told: &EndMaps,
    ) -> Option<EndMap> {
        let area = recording.area(told.area);
        let unknown = unknown(recording, order, told.area);
        let maps = &order.end[told.area as usize].maps;
        let found = difference(area, maps, &told.maps, Some(&unknown))?;
        Some(EndMap {
            area: area.name.to_string(),
            only_by_events: found.only_first,
            only_in_map: found.only_second,
            first_pfn: found.at.map(|pfn| pfn.0),
            unknown: unknown.iter().map(|map| map.weight() as u64).sum(),
            settled: told.settled,
        })
    }

    /// Tells whether the maps differ although nothing can have happened between them.
    pub(super) fn contradicts(&self) -> bool {
        self.differs() && self.settled == Some(true)
    }

    fn differs(&self) -> bool {
        self.only_by_events > 0 || self.only_in_map > 0
    }

    /// Says what came of the comparison.
    pub(super) fn sentence(&self) -> String {
        let EndMap { area, only_by_events, only_in_map, unknown, .. } = self;
        let part = match unknown {
            0 => String::new(),
            unknown => format!(", but for {unknown} bits that no event shows"),
        };
        if !self.differs() {
            return format!(
                "area {area}: the map at the end is the one that the events lead to{part}"
            );
        }
        let first = self.first_pfn.unwrap_or_default();
        let settled = match self.settled {
            Some(true) => "",
            _ => "; it may have been read at another moment",
        };
        format!(
            "area {area}: the map at the end differs from the one that the events lead to{part}: \
             {only_by_events} bits are in use by the events only, {only_in_map} by the map only, \
             the first at {first:#x}{settled}"
        )
    }
}

/// Returns maps of the bits whose state at the end is not known.
fn unknown(recording: &Recording, order: &Resolved, index: u32) -> Vec<Bitmap> {
    let area: &AreaSpec = recording.area(index);
    let knows_all = recording.knows_used(index) && recording.counts.lost_events == 0;
    let of_range = |&range: &RangeSpec| {
        let mut map = Bitmap::new(area.bit_count(range));
        if knows_all {
            return map;
        }
        map.set(0, map.len());
        let runs = order.shown[index as usize].runs(pages(range.base, range.pages));
        for (run, _) in runs.filter(|(_, shown)| *shown) {
            let first = area.bit_of(range, Pfn(run.start));
            let last = area.bit_of(range, Pfn(run.end - 1));
            map.clear(first, last + 1 - first);
        }
        map
    };
    area.ranges.iter().map(of_range).collect()
}

/// Says how many of the pages in use before a trace are told by a map.
pub(super) fn told_before(recording: &Recording, area: u32) -> Option<String> {
    let of_area = recording.used.iter().filter(|extent| extent.area == area);
    let told = Pages(of_area.map(|extent| extent.count.0).sum());
    (told > Pages(0)).then(|| {
        let name = &recording.area(area).name;
        format!("area {name}: {told} pages are told to be in use since before the trace")
    })
}
