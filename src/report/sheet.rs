//! What people read, before it has a format.

use crate::stats::significance::Verdict;

/// A page: labelled lines, tables, and closing lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Label and text.
    pub head: Vec<(String, String)>,
    /// Tables, each with a title that may be empty.
    pub grids: Vec<Grid>,
    /// Lines after the tables.
    pub foot: Vec<String>,
}

/// A table of text; every row has as many cells as there are columns, and a verdict or none has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grid {
    /// The title, empty if there is none.
    pub title: String,
    /// Column names.
    pub columns: Vec<String>,
    /// How many columns, from the left, are text. The others are numbers, set flush right.
    pub text_columns: usize,
    /// Cells; an empty one stays blank.
    pub rows: Vec<Vec<String>>,
    /// The verdict on each row, which stands in a last column of its own; empty without.
    pub verdicts: Vec<Verdict>,
}

impl Sheet {
    /// Adds a labelled line.
    pub fn line(&mut self, label: &str, text: impl Into<String>) {
        self.head.push((label.to_owned(), text.into()));
    }

    /// Adds a labelled line for each text.
    pub fn lines(&mut self, label: &str, texts: &[String]) {
        texts.iter().for_each(|text| self.line(label, text.as_str()));
    }
}
