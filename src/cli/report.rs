//! `report`: latency by request size, of any trace.

use clap::Args;

use super::{Answer, Common, SubCommand, input, signals};
use cmasim::error::Result;

/// Post-processes traces; prints saved reports again.
#[derive(Args)]
pub(super) struct ReportArgs {
    /// Traces of any known format, `.gz` and `.zst` too, or reports saved as JSON; `-` for
    /// standard input
    #[arg(required = true, value_name = "TRACE")]
    traces: Vec<String>,
}

impl SubCommand for ReportArgs {
    fn inputs(&self) -> Vec<&str> {
        self.traces.iter().map(String::as_str).collect()
    }

    fn run(self, common: &Common) -> Result<Answer> {
        let mut reports = Vec::new();
        for name in &self.traces {
            let (report, _) = input::report(name)?;
            common.warn(&report.warnings);
            if common.verbose > 0 && !report.lines_skipped.is_empty() {
                let skipped = report.lines_skipped.iter().map(|(kind, n)| format!("{n} {kind}"));
                let skipped = skipped.collect::<Vec<_>>().join(", ");
                common.say(format_args!("{name}: lines passed over: {skipped}"));
            }
            reports.push(report);
            if signals::is_interrupted() {
                break;
            }
        }
        common.results(&reports)?;
        Ok(Answer::Yes)
    }
}
