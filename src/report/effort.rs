//! Counted work of searches, for reports: the same on every machine.

use serde::{Deserialize, Serialize};

use super::sheet::Grid;

/// What the searches of one replay took.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EffortRow {
    /// The workload.
    pub workload: String,
    /// The finder.
    pub finder: String,
    /// Searches done.
    pub searches: u64,
    /// Words read by all of them.
    pub words: u64,
    /// Windows tried by all of them.
    pub windows: u64,
}

/// Shows efforts as a table; `None` for none.
pub(super) fn grid(rows: &[EffortRow]) -> Option<Grid> {
    let columns = ["workload", "finder", "searches", "words a search", "windows a search"];
    let each = |n: u64, searches: u64| {
        // Two decimals, from integers.
        let hundredths = u128::from(n) * 100 / u128::from(searches.max(1));
        format!("{}.{:02}", hundredths / 100, hundredths % 100)
    };
    let row = |row: &EffortRow| {
        vec![
            row.workload.clone(),
            row.finder.clone(),
            row.searches.to_string(),
            each(row.words, row.searches),
            each(row.windows, row.searches),
        ]
    };
    (!rows.is_empty()).then(|| Grid {
        title: "effort".into(),
        columns: columns.map(str::to_owned).to_vec(),
        text_columns: 2,
        rows: rows.iter().map(row).collect(),
        ..Grid::default()
    })
}
