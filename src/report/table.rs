//! Sheets as aligned columns and as Markdown.

use comfy_table::presets::{ASCII_MARKDOWN, NOTHING};
use comfy_table::{Cell, CellAlignment, Table, TableStyle};

use super::sheet::{Grid, Sheet};
use crate::error::shown;

/// Renders for a terminal or a mail: no frames, no trailing blanks.
pub(super) fn plain(sheet: &Sheet) -> String {
    let width = sheet.head.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    let head: Vec<String> =
        sheet.head.iter().map(|(label, text)| format!("{label:width$}  {}", shown(text))).collect();
    let blocks = sheet.grids.iter().map(|grid| {
        let table = lines_of(&table(grid, NOTHING, |text| shown(text).into_owned()));
        if grid.title.is_empty() { table } else { format!("{}\n{table}", shown(&grid.title)) }
    });
    join(head.join("\n"), blocks, sheet)
}

/// Renders as Markdown: a list, headed tables, a paragraph.
pub(super) fn markdown(sheet: &Sheet) -> String {
    let head: Vec<String> = sheet
        .head
        .iter()
        .map(|(label, text)| format!("- **{label}**: {}", escaped(text)))
        .collect();
    let blocks = sheet.grids.iter().map(|grid| {
        let table = lines_of(&table(grid, ASCII_MARKDOWN, escaped));
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
    let last = grid.columns.len().saturating_sub(1);
    let row = |cells: &[String]| -> Vec<Cell> {
        let cell = |(i, text): (usize, &String)| {
            let text_column = i < grid.text_columns || (grid.last_is_text && i == last);
            let side = if text_column { CellAlignment::Left } else { CellAlignment::Right };
            Cell::new(show(text)).set_alignment(side)
        };
        cells.iter().enumerate().map(cell).collect()
    };
    table.set_header(row(&grid.columns));
    grid.rows.iter().for_each(|cells| {
        table.add_row(row(cells));
    });
    table
}

fn lines_of(table: &Table) -> String {
    let lines: Vec<String> = table.lines().map(|line| line.trim_end().to_owned()).collect();
    lines.join("\n")
}

fn escaped(text: &str) -> String {
    shown(text).replace('|', "\\|")
}
