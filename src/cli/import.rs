//! `import`: a kernel trace becomes a workload.

use clap::Args;

use super::input::{self, Opened};
use super::signals::{self, until_interrupt};
use super::told_areas::Told;
use super::{Answer, Common, KernelArg, SubCommand, output};
use cmasim::error::{Error, Result};
use cmasim::geometry::AreaSpec;
use cmasim::recorded::gather::Gathering;
use cmasim::recorded::recording::Recording;
use cmasim::trace::TraceInfo;
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

/// What a trace does not tell of its areas.
#[derive(Args)]
pub(super) struct Geometry {
    /// An area's geometry, which a trace does not tell: NAME,base=PFN,pages=N[,order_per_bit=K], or
    /// several range=PFN+N; N in pages or a size such as 64MiB. May be given for each area, with an
    /// empty NAME where events have none; by default inferred from the events
    #[arg(long = "area", value_name = "AREA")]
    pub(super) areas: Vec<AreaSpec>,
    #[command(flatten)]
    pub(super) kernel: KernelArg,
}

impl Geometry {
    /// Checks that each area given is one of the trace, and is given once.
    fn check_names(&self, recording: &Recording) -> Result<()> {
        for (index, area) in self.areas.iter().enumerate() {
            let name = &area.name;
            if self.areas[..index].iter().any(|other| other.name == *name) {
                return Err(Error::Usage(format!("--area {name} is given twice")));
            }
            if !recording.names.contains(name) {
                let name_of = |n: &str| if n.is_empty() { "no name".into() } else { n.to_owned() };
                let names: Vec<String> = recording.names.iter().map(|n| name_of(n)).collect();
                let text = format!("--area {name}: the trace has {}", names.join(", "));
                return Err(Error::Usage(text));
            }
        }
        Ok(())
    }

    /// Reads a trace and takes it apart; `expected` says what else the input may have been.
    pub(super) fn read(
        &self,
        trace: Opened,
        expected: &str,
        common: &Common,
    ) -> Result<(Recording, TraceInfo)> {
        let name = trace.name().to_owned();
        let mut told = Told::new(&self.areas, Gathering::default());
        let info = trace.trace(&mut told, expected)?;
        common.warn(&info.warnings);
        let recording = told.checked()?.recording(&self.areas, self.kernel.kernel);
        let recording = recording.map_err(|text| Error::data(name, text))?;
        self.check_names(&recording)?;
        if self.kernel.kernel.is_some() {
            KernelArg::say(recording.kernel, common);
        }
        Ok((recording, info))
    }

    /// Reads a trace and makes a workload of it.
    fn import(&self, trace: Opened, infer_pins: bool, common: &Common) -> Result<Made> {
        let name = trace.name().to_owned();
        let (recording, _) = self.read(trace, "a trace", common)?;
        recording.notes.iter().for_each(|note| common.say(note));
        let pins = if infer_pins { Pins::infer(&recording) } else { Pins::default() };
        let classic = super::choose_finder("classic")?;
        let imported = import(&name, &recording, &classic, &pins, &mut until_interrupt())?;
        Ok(Made { recording, pins, imported })
    }
}

/// A trace as a workload, and what led to it.
struct Made {
    recording: Recording,
    pins: Pins,
    imported: Imported,
}

impl SubCommand for Import {
    fn inputs(&self) -> Vec<&str> {
        vec![&self.trace]
    }

    fn run(self, common: &Common) -> Result<Answer> {
        let opened = input::open(&self.trace)?;
        let made = self.geometry.import(opened, self.infer_pins, common)?;
        let Made { recording, pins, imported } = &made;
        let mut output = output::Output::create(&common.output)?;
        output.write(|mut out| {
            let origin = format!("imported from {} (kernel {})", self.trace, recording.kernel);
            let interrupted = signals::is_interrupted().then(|| input::INTERRUPTED.to_owned());
            for comment in [origin].iter().chain(&recording.notes).chain(&interrupted) {
                text::print_comment(comment, &mut out)?;
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
pub(super) fn on_the_fly(trace: Opened, common: &Common) -> Result<Workload> {
    let (name, kind) = (trace.name().to_owned(), trace.kind.name());
    let geometry = Geometry { areas: Vec::new(), kernel: KernelArg { kernel: None } };
    let workload = geometry.import(trace, false, common)?.imported.workload;
    let operations = workload.ops.len();
    common.say(format_args!(
        "{name}: {kind}, imported as `cmasim import` does: {operations} operations"
    ));
    Ok(workload)
}

/// Says what went in and what could not.
fn say(imported: &Imported, recording: &Recording, common: &Common) {
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
