//! Advice for words that are nearly right.

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
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<String> {
    let score = |candidate: &'a str| {
        if SYNONYMS.contains(&(read, candidate)) {
            return Some((0, candidate));
        }
        let allowed = if candidate.len() <= 3 { 1 } else { 2 };
        let distance = distance(&read.to_ascii_lowercase(), candidate, allowed)?;
        Some((distance, candidate))
    };
    let (_, best) = candidates.into_iter().filter_map(score).min()?;
    Some(format!("did you mean `{best}`?"))
}

/// Returns the number of single-character edits (swaps of neighbours count as one) between two
/// words, or `None` above `limit`.
fn distance(a: &str, b: &str, limit: usize) -> Option<usize> {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    if a.len().abs_diff(b.len()) > limit {
        return None;
    }
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let change = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                let edit = change.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                let swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
                if swapped { edit.min(rows[i - 2][j - 2] + 1) } else { edit }
            };
        }
    }
    Some(rows[a.len()][b.len()]).filter(|&d| d <= limit)
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
