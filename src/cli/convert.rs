//! `convert`: any trace becomes Chrome JSON for trace viewers, or ftrace text.

use std::io;

use clap::{Args, ValueEnum};

use super::geometry::Places;
use super::input::{self, Opened};
use super::output::Output;
use super::told_areas::Told;
use super::{Answer, Common, SubCommand};
use cmasim::error::{Error, Result};
use cmasim::geometry::AreaSpec;
use cmasim::trace::write::chrome::{ChromeWriter, Summary};
use cmasim::trace::write::ftrace::FtraceWriter;
use cmasim::trace::{Record, Sink};

/// Bytes that chrome://tracing opens at most: the length of a string in its engine.
const CATAPULT_MAX: u64 = 256 * 1024 * 1024;

/// Converts a trace.
#[derive(Args)]
pub(super) struct Convert {
    /// The trace, of any known format; `-` for standard input
    trace: String,
    /// The form to convert to
    #[arg(long, value_enum, value_name = "FORM")]
    to: Form,
    /// Convert the first N records only
    #[arg(long, value_name = "N")]
    limit: Option<u64>,
    #[command(flatten)]
    places: Places,
}

/// A form of traces.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    /// Typed JSON for Perfetto (ui.perfetto.dev) and chrome://tracing
    Chrome,
    /// ftrace text with nanoseconds, as trace-cmd and perf tools read it
    Ftrace,
}

impl SubCommand for Convert {
    fn inputs(&self) -> Vec<&str> {
        std::iter::once(&*self.trace).chain(self.places.file()).collect()
    }

    fn run(self, common: &Common) -> Result<Answer> {
        let opened = input::open(&self.trace)?;
        let areas = self.places.all(&self.places.beside(&self.trace, common)?);
        let output = Output::create(&common.output)?;
        let failed = |source| Error::Io { path: output.name().into(), source };
        match self.to {
            Form::Chrome => {
                let writer = ChromeWriter::new(output.writer(), areas.clone());
                let writer = self.convert(opened, (&areas, writer), &output, common)?;
                let (_, summary) = writer.finish().map_err(failed)?;
                say(&summary, common);
            }
            Form::Ftrace => {
                let writer = FtraceWriter::new(output.writer());
                let writer = self.convert(opened, (&areas, writer), &output, common)?;
                writer.finish().map_err(failed)?;
            }
        }
        output.commit()?;
        Ok(Answer::Yes)
    }
}

impl Convert {
    /// Reads the trace into a writer.
    fn convert<K: Sink>(
        &self,
        trace: Opened,
        (areas, writer): (&[AreaSpec], K),
        output: &Output,
        common: &Common,
    ) -> Result<K> {
        let limit = self.limit.unwrap_or(u64::MAX);
        let writer = Told::new(areas, writer);
        let mut first = First { writer, left: limit, failed: false };
        let read = trace.trace(&mut first, "a trace");
        let info = read.map_err(|error| match error {
            Error::Io { source, .. } if first.failed => {
                Error::Io { path: output.name().into(), source }
            }
            other => other,
        })?;
        common.warn(&info.warnings);
        if info.records > limit {
            common.say(format_args!("the first {limit} of {} records: --limit", info.records));
        }
        first.writer.checked()
    }
}

/// Takes the first records and passes over the rest.
struct First<K> {
    writer: K,
    left: u64,
    /// Whether an error came from the writer.
    failed: bool,
}

impl<K: Sink> Sink for First<K> {
    fn record(&mut self, record: &Record) -> io::Result<()> {
        let Some(left) = self.left.checked_sub(1) else { return Ok(()) };
        self.left = left;
        let result = self.writer.record(record);
        self.failed |= result.is_err();
        result
    }
}

/// Says what was written, and what a viewer will make of it.
fn say(summary: &Summary, common: &Common) {
    let Summary { records, slices, unfinished, events, bytes, notes } = summary;
    common.say(format_args!("{records} records, {slices} slices, {events} events, {bytes} bytes"));
    for note in notes {
        common.say(note);
    }
    if *unfinished > 0 {
        common.say(format_args!(
            "warning: {unfinished} allocations without a finish are drawn up to the last event"
        ));
    }
    if *bytes > CATAPULT_MAX {
        common.say(
            "warning: chrome://tracing opens up to 256 MiB, Perfetto about 2 GiB: --limit makes \
             the file smaller",
        );
    }
}
