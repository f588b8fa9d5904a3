//! The words a line may begin with, and what must and may follow each.

/// A word at the start of a line.
pub(super) struct Statement {
    /// The word.
    pub(super) word: &'static str,
    /// The names that follow it, in their order.
    pub(super) names: &'static [&'static str],
    /// The keys it must have.
    pub(super) required: &'static [&'static str],
    /// The keys it may have.
    pub(super) optional: &'static [&'static str],
}

/// The first word of the file.
pub(super) const HEADER: Statement =
    statement("cma-workload", &["a version"], &[], &["page_size", "kernel"]);

/// Every other first word.
pub(super) const STATEMENTS: [Statement; 10] = [
    statement("area", &[AREA], &["base", "pages"], &["order_per_bit", "unplaced"]),
    statement("range", &[], &["base", "pages"], &[]),
    statement("used", &[AREA], &["pfn", "count"], &[]),
    statement("pin", &[AREA], &["pfn", "count"], &[]),
    statement("unpin", &[AREA], &["pfn", "count"], &[]),
    statement("hold", &[ID, AREA], &["pfn", "count"], &[]),
    statement("alloc", &[ID, AREA], &["count", "align"], &["task", "at", "expect"]),
    statement("busy", &[ID], &[], &[]),
    statement("retry", &[ID], &[], &["expect", "if", "from"]),
    statement("release", &[ID], &[], &["task", "at", "pfn", "count"]),
];

const AREA: &str = "an area's name";
const ID: &str = "a buffer's id";

const fn statement(
    word: &'static str,
    names: &'static [&'static str],
    required: &'static [&'static str],
    optional: &'static [&'static str],
) -> Statement {
    Statement { word, names, required, optional }
}

impl Statement {
    /// Returns the statement called `word`.
    pub(super) fn find(word: &str) -> Option<&'static Statement> {
        STATEMENTS.iter().find(|v| v.word == word)
    }

    /// Returns all keys of this statement.
    pub(super) fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.required.iter().chain(self.optional).copied()
    }
}
