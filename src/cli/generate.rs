//! `generate`: workloads from a seed.

use clap::Args;

use super::{Answer, Common, SubCommand, output};
use cmasim::error::Result;
use cmasim::workload::generate::{Params, generate, header};
use cmasim::workload::text;

/// Makes workloads.
#[derive(Args)]
pub(super) struct Generate {
    /// dmabuf-heap, camera, churn, holes or aged
    kind: String,
    /// The same seed and version give the same bytes
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Pages of the area, or its size such as 64MiB
    #[arg(long, value_name = "N")]
    pages: Option<String>,
    /// First page of the area
    #[arg(long, value_name = "PFN")]
    base: Option<String>,
    /// Pages covered by one bit, as an order
    #[arg(long, value_name = "K")]
    order_per_bit: Option<String>,
    /// Per cent of the area that is taken
    #[arg(long, value_name = "PERCENT")]
    occupancy: Option<String>,
    /// Operations to write
    #[arg(long, value_name = "N")]
    ops: Option<String>,
    /// Request sizes, in pages or with a unit, and how often each is drawn
    #[arg(long, value_name = "PAGES:WEIGHT,..")]
    sizes: Option<String>,
    /// Heaps that dmabuf-heap runs through
    #[arg(long, value_name = "N")]
    heaps: Option<String>,
    /// The kind of workload behind an aged area's map
    #[arg(long, value_name = "KIND")]
    inner: Option<String>,
}

impl SubCommand for Generate {
    fn run(self, common: &Common) -> Result<Answer> {
        let mut params = Params::default();
        for (key, value) in [
            ("pages", &self.pages),
            ("base", &self.base),
            ("order_per_bit", &self.order_per_bit),
            ("occupancy", &self.occupancy),
            ("ops", &self.ops),
            ("sizes", &self.sizes),
            ("heaps", &self.heaps),
            ("inner", &self.inner),
        ] {
            if let Some(value) = value {
                params.set(key, value)?;
            }
        }
        let workload = generate(&self.kind, &params, self.seed)?;
        let header = header(&self.kind, &params, self.seed)?;
        let mut output = output::Output::create(&common.output)?;
        output.write(|mut out| {
            out.write_all(header.as_bytes())?;
            text::print(&workload, &mut out)
        })?;
        output.commit()?;
        Ok(Answer::Yes)
    }
}
