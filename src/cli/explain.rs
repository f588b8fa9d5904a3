//! `explain`: why allocations failed.

use clap::Args;

use super::{Answer, Common, SubCommand, input};
use cmasim::error::Result;
use cmasim::explain::of_log::{Assumed, explain};
use cmasim::geometry::AreaSpec;
use cmasim::kernlog;
use cmasim::report::Explanation;
use cmasim::units::Order;

/// Explains every failed allocation of a kernel log.
#[derive(Args)]
pub(super) struct ExplainArgs {
    /// Kernel logs (dmesg, journal, serial console), of any kernel since 4.x; `-` for standard
    /// input
    #[arg(required = true, value_name = "LOG")]
    logs: Vec<String>,
    /// The kernel's CONFIG_CMA_ALIGNMENT: the largest alignment order that its DMA code asks for
    #[arg(long, value_name = "ORDER", default_value_t = 8,
          value_parser = clap::value_parser!(u8).range(0..=63))]
    cma_alignment: u8,
    /// An area's geometry, which a log does not tell: NAME,base=PFN,pages=N[,order_per_bit=K], or
    /// NAME,range=PFN+N,range=PFN+N
    #[arg(long = "area", value_name = "AREA", value_parser = |s: &str| s.parse::<AreaSpec>())]
    areas: Vec<AreaSpec>,
    /// The kernel's version, where the log does not tell it: from 6.15 on one errno says two things
    #[arg(long, value_name = "VERSION", value_parser = version)]
    kernel: Option<(u32, u32)>,
}

impl SubCommand for ExplainArgs {
    fn inputs(&self) -> Vec<&str> {
        self.logs.iter().map(String::as_str).collect()
    }

    fn run(self, common: &Common) -> Result<Answer> {
        let explanations: Vec<_> =
            self.logs.iter().map(|name| self.one(name)).collect::<Result<_>>()?;
        for explanation in &explanations {
            common.warn(&explanation.warnings);
        }
        common.results(&explanations)?;
        Ok(Answer::Yes)
    }
}

impl ExplainArgs {
    fn one(&self, name: &str) -> Result<Explanation> {
        let log = input::open(name)?.kernel_log_text()?;
        let cma_alignment = Order::new(u64::from(self.cma_alignment)).unwrap_or(Order::ZERO);
        let assumed = Assumed { cma_alignment, areas: &self.areas, kernel: self.kernel };
        let mut explanation = Explanation::of_log(name, &explain(&log, &assumed));
        explanation.warnings = warnings(&log, &explanation, cma_alignment);
        input::mark_interrupted(&mut explanation.warnings);
        Ok(explanation)
    }
}

fn warnings(
    log: &kernlog::KernelLog,
    explanation: &Explanation,
    cma_alignment: Order,
) -> Vec<String> {
    let mut warnings = Vec::new();
    if !explanation.failures.is_empty() {
        warnings.push(format!(
            "a log does not tell alignments: taken to be what the kernel's DMA code asks for, at \
             most order {cma_alignment}; --cma-alignment N overrules"
        ));
    }
    let untied = log.failures.iter().filter(|failure| failure.map.is_none()).count();
    if untied > 0 {
        warnings.push(format!("{untied} failures have no free map that is certainly theirs"));
    }
    let left_out = log.failures_left_out.saturating_add(log.lines_left_out);
    for (count, what) in [
        (log.suppressed, "messages of CMA were suppressed by the kernel: there are more failures"),
        (left_out, "failures or lines beyond the most that are kept are left out"),
    ] {
        if count > 0 {
            warnings.push(format!("{count} {what}"));
        }
    }
    warnings.extend(log.refused.iter().map(|refused| format!("the log says: {}", refused.reason)));
    warnings
}

/// Reads a version such as 6.12, v6.12.34 or 6.12-rc1.
fn version(text: &str) -> std::result::Result<(u32, u32), String> {
    let expected = || format!("`{text}` is no kernel version; expected one such as 6.12");
    let mut numbers = text.trim_start_matches('v').split(|c: char| !c.is_ascii_digit());
    let mut number = || numbers.next().and_then(|n| n.parse().ok()).ok_or_else(expected);
    Ok((number()?, number()?))
}
