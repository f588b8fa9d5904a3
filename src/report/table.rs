//! Sheets as aligned columns and as Markdown.

use anstyle::{AnsiColor, Style};
use comfy_table::presets::{ASCII_MARKDOWN, NOTHING};
use comfy_table::{Cell, CellAlignment, Table, TableStyle};

use super::sheet::{Grid, Sheet};
use crate::error::shown;
use crate::stats::significance::Verdict;

/// Renders for a terminal or a mail: no frames, no trailing blanks.
pub(super) fn plain(sheet: &Sheet, paint: Paint) -> String {
    let width = sheet.head.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    let head: Vec<String> =
        sheet.head.iter().map(|(label, text)| format!("{label:width$}  {}", shown(text))).collect();
    let blocks = sheet.grids.iter().map(|grid| {
        let title = (!grid.title.is_empty()).then(|| paint.heading(&shown(&grid.title)));
        let lines =
            painted(&lines_of(&table(grid, NOTHING, |text| shown(text).into_owned())), grid, paint);
        title.into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    });
    join(head.join("\n"), blocks, sheet)
}

/// Marks the column names and the verdicts, which stand at the ends of lines.
fn painted(lines: &[String], grid: &Grid, paint: Paint) -> Vec<String> {
    let mut painted: Vec<String> = lines.to_vec();
    if let Some(names) = painted.first_mut() {
        *names = paint.heading(names);
    }
    for (line, verdict) in painted.iter_mut().skip(1).zip(&grid.verdicts) {
        if let Some(row) = line.strip_suffix(&verdict.to_string()) {
            *line = row.to_owned() + &paint.verdict(*verdict);
        }
    }
    painted
}

/// Whether headings and verdicts are marked with the escapes of a terminal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Paint {
    /// No escapes.
    None,
    /// Escapes, which an output that is no terminal must strip.
    Ansi,
}

impl Paint {
    fn heading(self, text: &str) -> String {
        self.styled(Style::new().bold(), text)
    }

    fn verdict(self, verdict: Verdict) -> String {
        let style = match verdict {
            Verdict::Faster => AnsiColor::Green.on_default(),
            Verdict::Slower => AnsiColor::Red.on_default(),
            Verdict::TooFewSamples => AnsiColor::Yellow.on_default(),
            Verdict::NoChange => Style::new().dimmed(),
        };
        self.styled(style, &verdict.to_string())
    }

    fn styled(self, style: Style, text: &str) -> String {
        match self {
            Paint::None => text.to_owned(),
            Paint::Ansi => format!("{style}{text}{style:#}"),
        }
    }
}

/// Renders as Markdown: a list, headed tables, a paragraph.
pub(super) fn markdown(sheet: &Sheet) -> String {
    let head: Vec<String> = sheet
        .head
        .iter()
        .map(|(label, text)| format!("- **{label}**: {}", escaped(text)))
        .collect();
    let blocks = sheet.grids.iter().map(|grid| {
        let table = lines_of(&table(grid, ASCII_MARKDOWN, escaped)).join("\n");
        if grid.title.is_empty() {
            table
        } else {
            format!("### {}\n\n{table}", escaped(&grid.title))
        }
    });
    join(head.join("\n"), blocks, sheet)
}

fn join(head: String, blocks: impl Iterator<Item = String>, sheet: &Sheet) -> String {
    let foot = sheet.foot.iter().map(|line| shown(line)).collect::<Vec<_>>().join("\n");
    let parts = std::iter::once(head).chain(blocks).chain([foot]);
    let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
    parts.join("\n\n") + "\n"
}

fn table(grid: &Grid, style: TableStyle, show: impl Fn(&str) -> String) -> Table {
    let mut table = Table::new();
    table.load_style(style);
    let row = |cells: &[String], verdict: Option<String>| -> Vec<Cell> {
        let cell = |(i, text): (usize, &String)| {
            let is_text = i < grid.text_columns;
            let side = if is_text { CellAlignment::Left } else { CellAlignment::Right };
            Cell::new(show(text)).set_alignment(side)
        };
        cells.iter().enumerate().map(cell).chain(verdict.map(Cell::new)).collect()
    };
    let has_verdicts = !grid.verdicts.is_empty();
    table.set_header(row(&grid.columns, has_verdicts.then(|| "verdict".into())));
    for (nth, cells) in grid.rows.iter().enumerate() {
        table.add_row(row(cells, grid.verdicts.get(nth).map(Verdict::to_string)));
    }
    table
}

fn lines_of(table: &Table) -> Vec<String> {
    table.lines().map(|line| line.trim_end().to_owned()).collect()
}

fn escaped(text: &str) -> String {
    shown(text).replace('|', "\\|")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet() -> Sheet {
        let row = |metric: &str, change: &str| vec![metric.to_owned(), change.to_owned()];
        let grid = Grid {
            title: "churn".into(),
            columns: row("metric", "change"),
            text_columns: 1,
            rows: vec![row("faster", "-9.0 %"), row("total", "+0.0 %")],
            verdicts: vec![Verdict::Faster, Verdict::NoChange],
        };
        Sheet { grids: vec![grid], ..Sheet::default() }
    }

    #[test]
    fn headings_and_verdicts_are_marked_and_nothing_else() {
        assert_eq!(
            plain(&sheet(), Paint::Ansi),
            "\u{1b}[1mchurn\u{1b}[0m\n\
             \u{1b}[1m metric  change  verdict\u{1b}[0m\n \
             faster  -9.0 %  \u{1b}[32mfaster\u{1b}[0m\n \
             total   +0.0 %  \u{1b}[2mno change\u{1b}[0m\n"
        );
    }

    #[test]
    fn without_escapes_the_text_is_the_same() {
        let marked = plain(&sheet(), Paint::Ansi);
        let stripped = anstream::adapter::strip_str(&marked).to_string();
        assert_eq!(plain(&sheet(), Paint::None), stripped);
    }
}
