//! `import`: a kernel trace becomes a workload.

use clap::Args;

use super::input::Input;
use super::progress::until_interrupt;
use super::{Answer, Common, KernelArg, input, output};
use cmasim::error::{Error, Result};
use cmasim::geometry::AreaSpec;
use cmasim::recorded::gather::Gathering;
use cmasim::recorded::recording::Recording;
use cmasim::trace::TraceInfo;
use cmasim::workload::import::{Imported, import};
use cmasim::workload::pins::Pins;
use cmasim::workload::text;

/// Makes a workload from a trace.
#[derive(Args)]
pub(super) struct Import {
    /// The trace, `-` for standard input
    trace: String,
    /// Write the workload to FILE instead of standard output
    #[arg(short = 'o', long = "workload", value_name = "FILE", default_value = "-")]
    out: String,
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
    /// several range=PFN+N. May be given for each area; by default inferred from the events
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
                let names: Vec<&str> = recording.names.iter().map(|n| &**n).collect();
                let text = format!("--area {name}: the trace has {}", names.join(", "));
                return Err(Error::Usage(text));
            }
        }
        Ok(())
    }

    /// Reads a trace and takes it apart. `trace` names the input.
    pub(super) fn read(
        &self,
        trace: &str,
        input: Input,
        common: &Common,
    ) -> Result<(Recording, TraceInfo)> {
        let mut gathering = Gathering::default();
        let info = input::trace_in(trace, input, &mut gathering)?;
        common.warn(&info.warnings);
        let recording = gathering.recording(&self.areas, self.kernel.kernel);
        let recording = recording.map_err(|text| Error::data(trace, text))?;
        self.check_names(&recording)?;
        Ok((recording, info))
    }
}

impl Import {
    pub(super) fn run(self, common: &Common) -> Result<Answer> {
        let (trace, opened) = (&self.trace, input::open(&self.trace)?);
        let (recording, _) = self.geometry.read(trace, opened, common)?;
        for note in &recording.notes {
            common.say(note);
        }
        let pins = if self.infer_pins { Pins::infer(&recording) } else { Pins::default() };
        let classic = super::choose_finder("classic")?;
        let imported = import(trace, &recording, &classic, &pins, &mut until_interrupt()?)?;
        // `--output` and `-o` both name the workload: it is this command's result.
        let name = if self.out == "-" { &common.output } else { &self.out };
        let mut output = output::Output::create(name)?;
        output.write(|mut out| {
            let origin = format!("imported from {trace} (kernel {})", recording.kernel);
            for comment in std::iter::once(&origin).chain(&recording.notes) {
                text::print_comment(comment, &mut out)?;
            }
            text::print(&imported.workload, &mut out)
        })?;
        output.commit()?;
        if self.infer_pins {
            let (pages, left) = (pins.pages.len(), pins.unexplained);
            common.say(format_args!("{pages} pinned pages explain all but {left} busy windows"));
        }
        say(&imported, &recording, common);
        Ok(Answer::Yes)
    }
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
