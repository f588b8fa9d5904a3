//! What `replay` and `compare` share: workloads by name, and the clock's cost.

use std::ops::ControlFlow;

use super::geometry::Geometry;
use super::{Common, KernelArg, input};
use cmasim::clock::{ClockCost, WallClock};
use cmasim::cma::profile::Kernel;
use cmasim::error::{Error, Result};
use cmasim::replay::{self, Setup};
use cmasim::report::EffortRow;
use cmasim::workload::{Unplaced, Workload};

/// Readings that calibrate the clock.
const CALIBRATION: u32 = 2000;

/// A workload and what to call it.
pub(super) struct NamedWorkload {
    /// The file's name, without folder and ending.
    pub(super) name: String,
    /// The workload.
    pub(super) workload: Workload,
}

/// Reads workload files, and traces as workloads. A workload without operations is refused: there
/// is nothing to measure.
pub(super) fn workloads(
    names: &[String],
    geometry: &Geometry,
    common: &Common,
) -> Result<Vec<NamedWorkload>> {
    names
        .iter()
        .map(|name| {
            let workload = input::workload(name, geometry, common)?;
            if workload.ops.is_empty() {
                return Err(Error::data(name, "no operations; expected at least one `alloc`"));
            }
            Ok(NamedWorkload { name: short(name), workload })
        })
        .collect()
}

/// Chooses the kernel for a workload: the user's, else the workload's own, else the newest.
pub(super) fn kernel(
    name: &str,
    workload: &Workload,
    given: Option<Kernel>,
    common: &Common,
) -> Result<Kernel> {
    let kernel = given.or(workload.kernel).unwrap_or_default();
    if !kernel.has_ranges() && workload.areas.iter().any(|area| area.ranges.len() > 1) {
        let text =
            format!("{name}: kernel {kernel} has areas of one range only, since 6.15 of several");
        return Err(Error::Usage(text));
    }
    KernelArg::say(kernel, common);
    Ok(kernel)
}

/// Says of each area of a workload that it is emptier than the recorded one, and by how much.
pub(super) fn emptier(workload: &Workload) -> impl Iterator<Item = (Unplaced, String)> {
    workload.unplaced.iter().map(|(area, &unplaced)| {
        let name = &workload.areas[usize::from(area.0)].name;
        let text = match unplaced {
            Unplaced::Pages(pages) => format!(
                "area {name}: {pages} pages that were in use when it was recorded have no place \
                 here: it is emptier than the recorded one, and finders may compare the other way \
                 round"
            ),
            Unplaced::Unknown => format!(
                "area {name}: how many pages were in use before it was recorded is not known: it \
                 may be emptier than the recorded one"
            ),
        };
        (unplaced, text)
    })
}

/// Counts the work of a finder's searches on a workload.
pub(super) fn effort(
    name: &str,
    workload: &Workload,
    setup: &Setup,
    tick: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<EffortRow> {
    let counted = replay::effort(workload, setup, tick)?;
    Ok(EffortRow {
        workload: name.into(),
        finder: setup.finder.name().into(),
        searches: counted.searches,
        words: counted.effort.words,
        windows: counted.effort.windows,
    })
}

/// Measures the machine's clock.
pub(super) fn clock_cost() -> ClockCost {
    ClockCost::measure(&mut WallClock::start(), CALIBRATION)
}

/// Warns where timings are known to suffer.
pub(super) fn warn_of_the_machine(common: &Common) {
    if cfg!(debug_assertions) {
        common.say("warning: a debug build: its times mean nothing; use --release");
    }
}

fn short(name: &str) -> String {
    let path = std::path::Path::new(name);
    path.file_stem().map_or_else(|| name.into(), |stem| stem.to_string_lossy().into_owned())
}
