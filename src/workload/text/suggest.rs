//! Advice for words that are nearly right.

use crate::error::nearest;

/// Words of other tools, and what they are called here.
const SYNONYMS: [(&str, &str); 8] = [
    ("free", "release"),
    ("malloc", "alloc"),
    ("opb", "order_per_bit"),
    ("order", "align"),
    ("size", "pages"),
    ("size", "count"),
    ("time", "at"),
    ("comm", "task"),
];

/// Returns `did you mean ..?` for the candidate that `read` most likely stands for; `None` if
/// nothing is near.
pub(super) fn did_you_mean<'a>(
    read: &str,
    candidates: impl IntoIterator<Item = &'a str> + Clone,
) -> Option<String> {
    let mut all = candidates.clone().into_iter();
    let synonym = all.find(|candidate| SYNONYMS.contains(&(read, candidate)));
    let best = synonym.or_else(|| nearest(read, candidates))?;
    Some(format!("did you mean `{best}`?"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_words_are_suggested_and_far_ones_are_not() {
        let words = ["alloc", "release", "retry", "at"];
        let suggest = |read| did_you_mean(read, words);
        assert_eq!(suggest("aloc").as_deref(), Some("did you mean `alloc`?"));
        assert_eq!(suggest("ALLOC").as_deref(), Some("did you mean `alloc`?"));
        assert_eq!(suggest("relaese").as_deref(), Some("did you mean `release`?"));
        assert_eq!(suggest("free").as_deref(), Some("did you mean `release`?"));
        assert_eq!(suggest("ta").as_deref(), Some("did you mean `at`?"));
        assert_eq!(suggest("deallocate"), None);
        assert_eq!(suggest(""), None);
    }
}
