//! `import`: a kernel trace becomes a workload.

use clap::Args;

use super::geometry::Geometry;
use super::input::{self, Opened};
use super::signals::{self, until_interrupt};
use super::{Answer, Common, SubCommand, output};
use cmasim::error::Result;
use cmasim::recorded::recording::Recording;
use cmasim::report::used_before;
use cmasim::workload::import::{Imported, import};
use cmasim::workload::pins::Pins;
use cmasim::workload::{Workload, text};

/// Makes a workload from a trace.
#[derive(Args)]
pub(super) struct Import {
    /// The trace, `-` for standard input
    trace: String,
    /// Guess the pinned pages from the windows that were busy, so that other finders and policies
    /// meet pins and not recorded outcomes
    #[arg(long)]
    infer_pins: bool,
    #[command(flatten)]
    geometry: Geometry,
}

/// Reads a trace and makes a workload of it.
fn make(geometry: &Geometry, trace: Opened, infer_pins: bool, common: &Common) -> Result<Made> {
    let name = trace.name().to_owned();
    let (recording, _) = geometry.read(trace, "a trace", common)?;
    recording.notes.iter().for_each(|note| common.say(note));
    let pins = if infer_pins { Pins::infer(&recording) } else { Pins::default() };
    let classic = super::choose_finder("classic")?;
    let imported = import(&name, &recording, &classic, &pins, &mut until_interrupt())?;
    Ok(Made { recording, pins, imported })
}

/// A trace as a workload, and what led to it.
struct Made {
    recording: Recording,
    pins: Pins,
    imported: Imported,
}

impl SubCommand for Import {
    fn inputs(&self) -> Vec<&str> {
        std::iter::once(&*self.trace).chain(self.geometry.places.file()).collect()
    }

    fn run(self, common: &Common) -> Result<Answer> {
        let opened = input::open(&self.trace)?;
        let made = make(&self.geometry, opened, self.infer_pins, common)?;
        let Made { recording, pins, imported } = &made;
        let mut output = output::Output::create(&common.output)?;
        output.write(|mut out| {
            let origin = format!("imported from {} (kernel {})", self.trace, recording.kernel);
            let interrupted = signals::is_interrupted().then(|| input::INTERRUPTED.to_owned());
            let used = used_before(recording, &imported.order);
            let comments = [origin].into_iter().chain(recording.notes.clone()).chain(used);
            for comment in comments.chain(interrupted) {
                text::print_comment(&comment, &mut out)?;
            }
            text::print(&imported.workload, &mut out)
        })?;
        output.commit()?;
        if self.infer_pins {
            let (pages, left) = (pins.pages.len(), pins.unexplained);
            common.say(format_args!("{pages} pinned pages explain all but {left} busy windows"));
        }
        say(imported, recording, common);
        Ok(Answer::Yes)
    }
}

/// Makes a workload of a trace where a workload is expected.
pub(super) fn on_the_fly(trace: Opened, geometry: &Geometry, common: &Common) -> Result<Workload> {
    let (name, kind) = (trace.name().to_owned(), trace.kind.name());
    let Made { recording, imported, .. } = make(geometry, trace, false, common)?;
    common.warn(&used_before(&recording, &imported.order));
    let workload = imported.workload;
    let operations = workload.ops.len();
    common.say(format_args!(
        "{name}: {kind}, imported as `cmasim import` does: {operations} operations"
    ));
    Ok(workload)
}

/// Says what went in and what could not.
fn say(imported: &Imported, recording: &Recording, common: &Common) {
    common.warn(&used_before(recording, &imported.order));
    let (workload, counts) = (&imported.workload, &recording.counts);
    common.say(format_args!(
        "{} operations on {} buffers in {} areas",
        workload.ops.len(),
        workload.buffers.len(),
        workload.areas.len()
    ));
    for (count, what) in [
        (counts.unpaired_starts, "starts without a finish: their outcome is not compared"),
        (counts.unpaired_finishes + counts.unpaired_retries, "finishes or retries without a start"),
        (counts.lost_events, "events lost by the tracer"),
        (imported.aborted, "allocations ended by another error than busy: left out"),
        (imported.unknown_releases, "releases of pages that no buffer holds: left out"),
        (imported.outside, "buffers that lie outside their areas: left out"),
        (
            recording.held_before.len() as u64,
            "buffers were allocated before the trace: `hold` lines",
        ),
    ] {
        if count > 0 {
            common.say(format_args!("warning: {count} {what}"));
        }
    }
}
