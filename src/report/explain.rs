//! Why allocations failed: `cmasim.explain/1`.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Show;
use super::csv::{Csv, field};
use super::sheet::{Grid, Sheet};
use crate::explain::of_log::Explained;
use crate::explain::{Cause, Help};
use crate::units::Order;

/// The name and version of the JSON form.
pub(super) const SCHEMA: &str = "cmasim.explain/1";

/// The failures of one input, each with its cause.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Explanation {
    /// `cmasim.explain/1`.
    pub schema: String,
    /// The log, trace or workload.
    pub source: String,
    /// Every failure, in the order of the lines.
    pub failures: Vec<ExplainedFailure>,
    /// Failures of the same cause and request, the most frequent first.
    pub groups: Vec<CauseGroup>,
    /// What the reader should know, a sentence each.
    pub warnings: Vec<String>,
}

/// One failure.
#[derive(Clone, Debug, Serialize)]
pub struct ExplainedFailure {
    /// The line, from 1.
    pub line: u64,
    /// The area's name, empty where nothing tells it.
    pub area: String,
    /// The task, where something tells it.
    pub task: Option<String>,
    /// Pages asked for.
    pub count: u64,
    /// Alignment order asked for.
    pub align: u8,
    /// Whether the alignment is told; else it is what the kernel's DMA code asks for.
    pub align_known: bool,
    /// The kernel's error.
    pub errno: i32,
    /// The cause's name.
    pub cause: String,
    /// One sentence with the numbers behind it.
    pub sentence: String,
    /// Free pages at that moment.
    pub free_pages: Option<u64>,
    /// The longest free run, in pages.
    pub largest_free_run: Option<u64>,
    /// The most pages behind an aligned start.
    pub largest_aligned_window: Option<u64>,
    /// Busy windows before the failure.
    pub busy_retries: Option<u64>,
    /// What would have let it fit, one sentence each.
    pub would_help: Vec<String>,
}

/// Failures of one cause and request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CauseGroup {
    /// How many.
    pub failures: u64,
    /// The line of the first.
    pub first_line: u64,
    /// The area's name.
    pub area: String,
    /// Pages asked for.
    pub count: u64,
    /// Alignment order asked for.
    pub align: u8,
    /// The cause's name.
    pub cause: String,
}

impl Explanation {
    /// Makes the answer from a log's failures; `source` names the log.
    pub fn of_log(source: &str, failures: &[Explained]) -> Explanation {
        let failures: Vec<_> = failures.iter().map(ExplainedFailure::of_log).collect();
        let groups = groups(&failures);
        Explanation {
            schema: SCHEMA.into(),
            source: source.into(),
            failures,
            groups,
            warnings: Vec::new(),
        }
    }
}

impl ExplainedFailure {
    fn of_log(failure: &Explained) -> ExplainedFailure {
        let asked = &failure.asked;
        let view = failure.view.as_ref();
        let longest = view.and_then(|view| view.longest()).map(|run| run.pages);
        let (free, run) = failure.printed.unzip();
        let aligned =
            view.map(|view| view.largest_aligned(asked.align).map_or(0, |aligned| aligned.pages.0));
        ExplainedFailure {
            line: failure.line,
            area: failure.area.to_string(),
            task: None,
            count: asked.count.0,
            align: asked.align.get(),
            align_known: false,
            errno: asked.errno.0,
            cause: failure.finding.cause.name().into(),
            sentence: failure.finding.sentence.clone(),
            free_pages: free.map(|pages| pages.0),
            largest_free_run: longest.or(run).map(|pages| pages.0),
            largest_aligned_window: aligned,
            busy_retries: asked.busy_windows,
            would_help: failure.finding.would_help.iter().map(help).collect(),
        }
    }
}

fn help(help: &Help) -> String {
    match help {
        Help::Align { order: Order::ZERO, bit, .. } => {
            format!("without an alignment it fits, at {bit}")
        }
        Help::Align { order, bit, .. } => format!(
            "aligned to {} pages (CMA_ALIGNMENT={order}) instead, it fits, at {bit}",
            order.pages()
        ),
        Help::MorePages(pages) => format!("{pages} pages more at the area's end hold it"),
    }
}

/// Counts failures of the same cause and request.
fn groups(failures: &[ExplainedFailure]) -> Vec<CauseGroup> {
    let mut groups: BTreeMap<(&str, &str, u64, u8), CauseGroup> = BTreeMap::new();
    for failure in failures {
        let key = (&*failure.cause, &*failure.area, failure.count, failure.align);
        let group = groups.entry(key).or_insert_with(|| CauseGroup {
            failures: 0,
            first_line: failure.line,
            area: failure.area.clone(),
            count: failure.count,
            align: failure.align,
            cause: failure.cause.clone(),
        });
        group.failures += 1;
    }
    let mut groups: Vec<_> = groups.into_values().collect();
    groups.sort_by_key(|group| (u64::MAX - group.failures, group.first_line));
    groups
}

impl Show for Explanation {
    fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::default();
        sheet.line("source", self.source.as_str());
        sheet.line("failures", self.failures.len().to_string());
        sheet.lines("warning", &self.warnings);
        sheet.grids.extend(self.group_grid());
        for group in &self.groups {
            let first = self.failures.iter().find(|failure| failure.line == group.first_line);
            let Some(first) = first else { continue };
            sheet.foot.push(format!("line {}: {}: {}.", first.line, first.cause, first.sentence));
            sheet.foot.extend(first.would_help.iter().map(|help| format!("    {help}")));
        }
        if self.failures.is_empty() {
            sheet.foot.push("No allocation failed.".into());
        }
        sheet
    }

    fn csv(&self) -> Csv {
        let columns = vec![
            "line",
            "area",
            "task",
            "count",
            "align",
            "align_known",
            "errno",
            "cause",
            "sentence",
            "free_pages",
            "largest_free_run",
            "largest_aligned_window",
            "busy_retries",
            "source",
        ];
        let row = |failure: &ExplainedFailure| {
            vec![
                failure.line.to_string(),
                failure.area.clone(),
                field(failure.task.clone()),
                failure.count.to_string(),
                failure.align.to_string(),
                failure.align_known.to_string(),
                failure.errno.to_string(),
                failure.cause.clone(),
                failure.sentence.clone(),
                field(failure.free_pages),
                field(failure.largest_free_run),
                field(failure.largest_aligned_window),
                field(failure.busy_retries),
                self.source.clone(),
            ]
        };
        Csv { columns, rows: self.failures.iter().map(row).collect() }
    }
}

impl Explanation {
    fn group_grid(&self) -> Option<Grid> {
        let row = |group: &CauseGroup| {
            vec![
                group.cause.clone(),
                group.area.clone(),
                group.count.to_string(),
                (1u64 << group.align.min(Order::MAX)).to_string(),
                group.failures.to_string(),
                group.first_line.to_string(),
            ]
        };
        (!self.groups.is_empty()).then(|| Grid {
            columns: ["cause", "area", "pages", "aligned to", "failures", "first line"]
                .map(str::to_owned)
                .to_vec(),
            text_columns: 2,
            rows: self.groups.iter().map(row).collect(),
            ..Grid::default()
        })
    }

    /// Tells whether the cause of every failure is known.
    pub fn is_decided(&self) -> bool {
        self.failures.iter().all(|failure| failure.cause != Cause::Unknown.name())
    }
}
