//! `report`: latency by request size, of any trace.

use clap::Args;

use super::{Answer, Common, input};
use cmasim::error::Result;
use cmasim::report::Collector;

/// Post-processes traces.
#[derive(Args)]
pub(super) struct Report {
    /// Traces of any known format, `.gz` too; `-` for standard input
    #[arg(required = true, value_name = "TRACE")]
    traces: Vec<String>,
}

impl Report {
    pub(super) fn run(self, common: &Common) -> Result<Answer> {
        let mut reports = Vec::new();
        for name in &self.traces {
            let mut collector = Collector::default();
            let info = input::trace(name, &mut collector)?;
            let (report, _) = collector.report(name, &info);
            common.warn(&report.warnings);
            reports.push(report);
        }
        common.results(&reports)?;
        Ok(Answer::Yes)
    }
}
