//! The rows of each benchmark in the form in which all are shown.

use super::bench::{Field, Row, Value};
use crate::bench::churn_rounds::RoundsRow;
use crate::bench::find_bit::FindBitRow;
use crate::bench::region_alloc::{Counted, RegionRow};
use crate::bench::word::WordRow;
use crate::cma::finder::Effort;

/// The parameters of the kernel's own benchmark: bits and alignment mask.
const KERNELS_OWN: (usize, usize) = (8, 0);

impl From<FindBitRow> for Row {
    fn from(row: FindBitRow) -> Row {
        let parameters = vec![("nr", count(row.nr)), ("align_mask", count(row.align_mask))];
        let is_sparse_or_dense = ["dense", "sparse"].contains(&row.case);
        let figures = vec![
            ("finds", Value::Count(row.finds)),
            ("ns", Value::Mean(row.ns)),
            ("words", Value::Mean(row.words)),
            ("windows", Value::Mean(row.windows)),
        ];
        Row {
            bench: "find-bit",
            case: row.case.into(),
            parameters,
            subject: row.subject,
            figures,
            ratio: row.ratio,
            rounds_ns: row.rounds_ns,
            is_tested: is_sparse_or_dense && (row.nr, row.align_mask) == KERNELS_OWN,
            in_mean: true,
        }
    }
}

impl From<RegionRow> for Row {
    fn from(row: RegionRow) -> Row {
        let mut figures = vec![
            ("alloc_ns", Value::Mean(row.alloc_ns)),
            ("free_ns", Value::Mean(row.free_ns)),
            ("regions", count(row.regions)),
            ("memory_bytes", count(row.memory_bytes)),
        ];
        if let Some(counted) = row.effort {
            figures.extend(per_region(counted, row.regions));
        }
        Row {
            bench: "region-alloc",
            case: "fill-and-empty".into(),
            parameters: vec![("capacity", count(row.capacity))],
            subject: row.subject,
            figures,
            ratio: row.ratio,
            rounds_ns: row.rounds_ns,
            is_tested: true,
            in_mean: true,
        }
    }
}

/// Divides the work of filling a pool by its regions.
fn per_region(counted: Counted, regions: usize) -> [Field; 2] {
    let mean = |of: fn(Effort) -> u64| match counted {
        Counted::Effort(effort) => Value::Mean(of(effort) as f64 / regions.max(1) as f64),
        Counted::NoFinder => Value::Missing,
    };
    [("words", mean(|effort| effort.words)), ("windows", mean(|effort| effort.windows))]
}

impl From<RoundsRow> for Row {
    fn from(row: RoundsRow) -> Row {
        let RoundsRow { mean, rounds_ns } = row;
        let pages = mean.pages.map_or(Value::All, count);
        Row {
            bench: "churn",
            case: "steady-state".into(),
            parameters: vec![("occupancy", count(mean.occupancy)), ("pages", pages)],
            subject: mean.subject,
            figures: vec![
                ("alloc_ns", Value::Mean(mean.alloc_ns)),
                ("free_ns", Value::Mean(mean.free_ns)),
                ("failed_pct", Value::Mean(mean.failed_pct)),
                ("largest_free_run", count(mean.largest_free_run)),
                ("memory_bytes", count(mean.memory_bytes)),
            ],
            ratio: mean.ratio,
            rounds_ns,
            is_tested: mean.pages.is_none(),
            in_mean: mean.pages.is_none(),
        }
    }
}

impl From<WordRow> for Row {
    fn from(row: WordRow) -> Row {
        Row {
            bench: "word",
            case: row.case.into(),
            parameters: vec![("bits", count(row.bits))],
            subject: row.subject,
            figures: vec![("ns", Value::Mean(row.ns)), ("about", Value::Text(row.about.into()))],
            ratio: row.ratio,
            rounds_ns: row.rounds_ns,
            is_tested: true,
            in_mean: false,
        }
    }
}

fn count(number: usize) -> Value {
    Value::Count(number as u64)
}
