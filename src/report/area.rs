//! An area's state in the words of sysfs and debugfs, for reports.

use serde::{Deserialize, Serialize};

use super::saved;
use super::sheet::Grid;
use crate::cma::snapshot::Snapshot;

/// An area at the end of a run or a trace.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AreaState {
    /// The name.
    pub name: String,
    /// The first pfn of the first range.
    pub base_pfn: u64,
    /// sysfs `total_pages`.
    pub total_pages: u64,
    /// sysfs `available_pages`.
    pub available_pages: u64,
    /// sysfs `alloc_pages_success`.
    pub alloc_pages_success: u64,
    /// sysfs `alloc_pages_fail`.
    pub alloc_pages_fail: u64,
    /// sysfs `release_pages_success`.
    pub release_pages_success: u64,
    /// debugfs `used`, in pages.
    pub used: u64,
    /// debugfs `maxchunk`, in pages.
    pub maxchunk: u64,
    /// debugfs `order_per_bit`.
    pub order_per_bit: u8,
    /// The ranges, in the order they are searched.
    #[serde(deserialize_with = "saved::others")]
    pub ranges: Vec<RangeState>,
}

/// One range of an area.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RangeState {
    /// debugfs `base_pfn`.
    pub base_pfn: u64,
    /// Its pages.
    pub pages: u64,
    /// debugfs `bitmap`, as the list of set bits: `0-8,64`.
    pub bitmap: String,
}

impl From<&Snapshot> for AreaState {
    fn from(snapshot: &Snapshot) -> AreaState {
        let spec = &snapshot.spec;
        let range = |(range, map): (&crate::geometry::RangeSpec, &_)| RangeState {
            base_pfn: range.base.0,
            pages: range.pages.0,
            bitmap: format!("{map}"),
        };
        AreaState {
            name: spec.name.to_string(),
            base_pfn: spec.ranges.first().map_or(0, |r| r.base.0),
            total_pages: spec.total().0,
            available_pages: snapshot.available.0,
            alloc_pages_success: snapshot.counters.succeeded.0,
            alloc_pages_fail: snapshot.counters.failed.0,
            release_pages_success: snapshot.counters.released.0,
            used: snapshot.used().0,
            maxchunk: snapshot.maxchunk().0,
            order_per_bit: spec.order_per_bit.get(),
            ranges: spec.ranges.iter().zip(&snapshot.maps).map(range).collect(),
        }
    }
}

/// Shows areas as a table; `None` for none.
pub(super) fn grid(areas: &[AreaState]) -> Option<Grid> {
    let columns = [
        "area",
        "base",
        "total",
        "available",
        "used",
        "maxchunk",
        "allocated",
        "failed",
        "released",
    ];
    let row = |area: &AreaState| {
        vec![
            area.name.clone(),
            format!("{:#x}", area.base_pfn),
            area.total_pages.to_string(),
            area.available_pages.to_string(),
            area.used.to_string(),
            area.maxchunk.to_string(),
            area.alloc_pages_success.to_string(),
            area.alloc_pages_fail.to_string(),
            area.release_pages_success.to_string(),
        ]
    };
    (!areas.is_empty()).then(|| Grid {
        title: "areas at the end, in pages".into(),
        columns: columns.map(str::to_owned).to_vec(),
        text_columns: 1,
        rows: areas.iter().map(row).collect(),
        ..Grid::default()
    })
}
