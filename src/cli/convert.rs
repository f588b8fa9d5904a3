//! `convert`: any trace becomes Chrome JSON for trace viewers, or ftrace text.

use std::io;

use clap::{Args, ValueEnum};

use super::output::Output;
use super::{Answer, Common, input};
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
    /// Write the trace to FILE instead of standard output
    #[arg(short = 'o', long = "trace", value_name = "FILE", default_value = "-")]
    out: String,
    /// Convert the first N records only
    #[arg(long, value_name = "N")]
    limit: Option<u64>,
    /// An area's geometry, for its counters: NAME,base=PFN,pages=N[,order_per_bit=K], or several
    /// range=PFN+N. May be given for each area; by default inferred where the events tell enough
    #[arg(long = "area", value_name = "AREA")]
    areas: Vec<AreaSpec>,
}

/// A form of traces.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    /// Typed JSON for Perfetto (ui.perfetto.dev) and chrome://tracing
    Chrome,
    /// ftrace text with nanoseconds, as trace-cmd and perf tools read it
    Ftrace,
}

impl Convert {
    pub(super) fn run(self, common: &Common) -> Result<Answer> {
        // `--output` and `-o` both name the trace: it is this command's result.
        let name = if self.out == "-" { &common.output } else { &self.out };
        let (to, committer) = Output::create(name)?.split();
        let failed = |source| Error::Io { path: name.clone(), source };
        match self.to {
            Form::Chrome => {
                let writer =
                    self.convert(ChromeWriter::new(to, self.areas.clone()), name, common)?;
                let (to, summary) = writer.finish().map_err(failed)?;
                drop(to);
                say(&summary, common);
            }
            Form::Ftrace => {
                let writer = self.convert(FtraceWriter::new(to), name, common)?;
                drop(writer.finish().map_err(failed)?);
            }
        }
        committer.commit()?;
        Ok(Answer::Yes)
    }

    /// Reads the trace into a writer.
    fn convert<K: Sink>(&self, writer: K, name: &str, common: &Common) -> Result<K> {
        let limit = self.limit.unwrap_or(u64::MAX);
        let mut first = First { writer, left: limit, failed: false };
        let read = input::trace(&self.trace, &mut first);
        let info = read.map_err(|error| match error {
            Error::Io { source, .. } if first.failed => Error::Io { path: name.into(), source },
            other => other,
        })?;
        common.warn(&info.warnings);
        if info.records > limit {
            common.say(format_args!("the first {limit} of {} records: --limit", info.records));
        }
        Ok(first.writer)
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
