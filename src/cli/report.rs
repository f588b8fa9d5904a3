//! `report`: latency by request size, of any trace.

use clap::Args;

use super::{Answer, Common, input};
use cmasim::error::Result;
use cmasim::report::render;

/// Post-processes traces; prints saved reports again.
#[derive(Args)]
pub(super) struct Report {
    /// Traces of any known format, `.gz` and `.zst` too, or reports saved as JSON; `-` for
    /// standard input
    #[arg(required = true, value_name = "TRACE")]
    traces: Vec<String>,
}

impl Report {
    pub(super) fn run(self, common: &Common) -> Result<Answer> {
        let format = common.format()?;
        let mut text = String::new();
        for (index, name) in self.traces.iter().enumerate() {
            let (report, _) = input::report(name)?;
            common.warn(&report.warnings);
            if index > 0 {
                text.push('\n');
            }
            text += &render(&report, format)?;
        }
        common.result(&text)?;
        Ok(Answer::Yes)
    }
}
