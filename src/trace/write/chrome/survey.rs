//! What the first records of a trace tell of all of it: where time begins, what tasks and areas
//! there are, and what was held before.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::geometry::AreaSpec;
use crate::trace::areas::{AreaSeen, AreasSeen};
use crate::trace::{Record, Task};
use crate::units::{Nanos, Pages};

/// What was found.
#[derive(Debug, Default)]
pub(super) struct Survey {
    /// The earliest stamp.
    pub(super) begin: Nanos,
    /// The tasks by id, each by the last name that says something.
    pub(super) tasks: BTreeMap<u32, Arc<str>>,
    /// The areas.
    pub(super) areas: AreasSeen,
}

impl Survey {
    /// Looks at records.
    pub(super) fn of(records: &[Record]) -> Survey {
        let begin = records.iter().map(|record| record.ts).min().unwrap_or_default();
        let mut survey = Survey { begin, ..Survey::default() };
        for record in records {
            if survey.areas.look(record).is_some() {
                survey.name(&record.task);
            }
        }
        survey
    }

    fn name(&mut self, task: &Task) {
        let known = self.tasks.entry(task.tid).or_insert_with(|| task.comm.clone());
        // Tracers print this for a task whose name they do not remember.
        if &*task.comm != "<...>" && *known != task.comm {
            *known = task.comm.clone();
        }
    }
}

/// Infers an area's one range.
///
/// # Errors
/// A sentence on why nothing certain can be said of its free runs.
pub(super) fn geometry(seen: &AreaSeen) -> Result<AreaSpec, String> {
    let name = &seen.name;
    let advice = format!("--area {name},base=PFN,pages=N");
    let Some(total) = seen.total.filter(|total| total.0 > 0) else {
        return Err(format!("the trace does not tell its size; {advice} does"));
    };
    let Some(base) = seen.base() else {
        return Err(format!("no page of it was allocated or released; {advice} tells its base"));
    };
    if seen.reach() > total || base.checked_add(total).is_none() {
        return Err(format!(
            "its pfns span more pages than the {total} it has, so it has several ranges; name \
             them with --area {name},range=PFN+N,range=PFN+N"
        ));
    }
    let held = seen.held_before.iter().fold(0, |sum, held| u64::saturating_add(sum, held.1.0));
    let used = seen.in_use.unwrap_or_default();
    if used != Pages(held) {
        return Err(format!(
            "{used} of its pages were in use before the trace, and where is not known; with \
             {advice} those that the trace never releases are shown as free"
        ));
    }
    Ok(seen.spec(base, total))
}
