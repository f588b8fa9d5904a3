//! The words a line may begin with, and what must and may follow each.

/// A word at the start of a line.
pub(super) struct Verb {
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
pub(super) const HEADER: Verb = verb("cma-workload", &["a version"], &[], &["page_size", "kernel"]);

/// Every other first word.
pub(super) const VERBS: [Verb; 10] = [
    verb("area", &[AREA], &["base", "pages"], &["order_per_bit"]),
    verb("range", &[], &["base", "pages"], &[]),
    verb("used", &[AREA], &["pfn", "count"], &[]),
    verb("pin", &[AREA], &["pfn", "count"], &[]),
    verb("unpin", &[AREA], &["pfn", "count"], &[]),
    verb("hold", &[ID, AREA], &["pfn", "count"], &[]),
    verb("alloc", &[ID, AREA], &["count", "align"], &["task", "at", "expect"]),
    verb("busy", &[ID], &[], &[]),
    verb("retry", &[ID], &[], &["expect", "if"]),
    verb("release", &[ID], &[], &["task", "at", "pfn", "count"]),
];

const AREA: &str = "an area's name";
const ID: &str = "a buffer's id";

const fn verb(
    word: &'static str,
    names: &'static [&'static str],
    required: &'static [&'static str],
    optional: &'static [&'static str],
) -> Verb {
    Verb { word, names, required, optional }
}

impl Verb {
    /// Returns the verb called `word`.
    pub(super) fn find(word: &str) -> Option<&'static Verb> {
        VERBS.iter().find(|v| v.word == word)
    }

    /// Returns all keys of this verb.
    pub(super) fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.required.iter().chain(self.optional).copied()
    }
}
