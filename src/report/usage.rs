//! How full areas became in a trace, and who holds pages at its end.

use std::collections::BTreeMap;

use serde::Serialize;

use super::sheet::Grid;
use crate::recorded::order::Resolved;
use crate::recorded::recording::Recording;

/// The most tasks that a table shows.
const SHOWN: usize = 20;

/// The fullest and the most scattered state of an area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AreaExtreme {
    /// The area's name.
    pub area: String,
    /// The most pages in use at once, those without a place among them.
    pub peak_used: u64,
    /// Whether the trace tells how many were in use before it; else there may have been more.
    pub is_whole: bool,
    /// The longest free run when it was shortest; `None` unless all pages in use are known.
    pub least_maxchunk: Option<u64>,
}

impl AreaExtreme {
    /// Says how full the area became.
    pub(super) fn sentence(&self) -> String {
        let AreaExtreme { area, peak_used, .. } = self;
        let shown = if self.is_whole { "" } else { " that the trace shows" };
        let longest = self.least_maxchunk.map_or_else(String::new, |pages| {
            format!("; the longest free run had {pages} at least")
        });
        format!("area {area}: {peak_used} pages in use{shown} at most{longest}")
    }
}

/// What a task holds at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HeldBy {
    /// The task as `COMM-TID`; `None` for buffers from before the trace.
    pub task: Option<String>,
    /// The area's name.
    pub area: String,
    /// The pages of all its buffers there.
    pub pages: u64,
    /// The buffers.
    pub buffers: u64,
}

/// Returns how full each area became.
pub(super) fn extremes(recording: &Recording, order: &Resolved) -> Vec<AreaExtreme> {
    let areas = (0..).zip(&recording.areas).zip(&order.extremes);
    let extreme = areas.map(|((index, area), extreme)| AreaExtreme {
        area: area.name.to_string(),
        peak_used: extreme.peak_used.0,
        is_whole: recording.without_place(index).is_some() && recording.horizon.is_none(),
        least_maxchunk: recording.knows_used(index).then_some(extreme.least_maxchunk.0),
    });
    extreme.collect()
}

/// Returns who holds pages at the end, whoever holds most first.
pub(super) fn held_at_end(recording: &Recording, order: &Resolved) -> Vec<HeldBy> {
    let mut by_task = BTreeMap::<_, (u64, u64)>::new();
    for held in &order.held {
        let task = held.allocation.map(|id| recording.asker(id));
        let task = task.map(|task| format!("{}-{}", task.comm, task.tid));
        let (pages, buffers) = by_task.entry((task, held.extent.area)).or_default();
        *pages = pages.saturating_add(held.extent.count.0);
        *buffers += 1;
    }
    let held = by_task.into_iter().map(|((task, area), (pages, buffers))| HeldBy {
        task,
        area: recording.area(area).name.to_string(),
        pages,
        buffers,
    });
    let mut held: Vec<HeldBy> = held.collect();
    held.sort_by_key(|held| std::cmp::Reverse(held.pages));
    held
}

/// Shows who holds pages at the end; `None` if nobody does.
pub(super) fn held_grid(held: &[HeldBy]) -> Option<Grid> {
    let row = |held: &HeldBy| {
        vec![
            held.task.clone().unwrap_or_else(|| "(before the trace)".into()),
            held.area.clone(),
            held.pages.to_string(),
            held.buffers.to_string(),
        ]
    };
    let title = match held.len().saturating_sub(SHOWN) {
        0 => "held at the end, by task".into(),
        more => format!("held at the end, by task ({more} more tasks)"),
    };
    (!held.is_empty()).then(|| Grid {
        title,
        columns: ["task", "area", "pages", "buffers"].map(str::to_owned).to_vec(),
        text_columns: 2,
        rows: held.iter().take(SHOWN).map(row).collect(),
        ..Grid::default()
    })
}
