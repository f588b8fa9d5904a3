//! A value for every page, kept as the runs of pages that have the same.
//!
//! ```text
//! pages   0        8        12       16
//! values  |   0    |   1    |   2    |   0 ...
//! starts  {8: 1, 12: 2, 16: 0}
//! ```

use std::collections::BTreeMap;
use std::ops::Range;

/// Values of pages; every page has the default one at first. Takes memory by the number of runs,
/// wherever they lie. The page `u64::MAX` stays out: no range of pages ends behind it.
#[derive(Clone, Debug, Default)]
pub struct PageMap<V> {
    /// Where each run begins, and its value, up to the next. Neighbours differ; before the first
    /// the value is the default.
    starts: BTreeMap<u64, V>,
}

impl<V: Copy + Default + PartialEq> PageMap<V> {
    /// Returns the value of a page.
    pub fn at(&self, page: u64) -> V {
        self.starts.range(..=page).next_back().map_or_else(V::default, |(_, &value)| value)
    }

    /// Returns all pages around one that have the same value, and the value.
    pub fn run_at(&self, page: u64) -> (Range<u64>, V) {
        let begun = self.starts.range(..=page).next_back();
        let (start, value) = begun.map_or_else(Default::default, |(&start, &value)| (start, value));
        let next = page.checked_add(1).and_then(|next| self.starts.range(next..).next());
        (start..next.map_or(u64::MAX, |(&end, _)| end), value)
    }

    /// Lists the runs of a range in ascending order, cut to it, with their values.
    pub fn runs(&self, pages: Range<u64>) -> impl Iterator<Item = (Range<u64>, V)> + '_ {
        let mut next = pages.start;
        std::iter::from_fn(move || {
            let (run, value) = (next < pages.end).then(|| self.run_at(next))?;
            let run = next..run.end.min(pages.end);
            next = run.end;
            Some((run, value))
        })
    }

    /// Changes the values of a range.
    pub fn change(&mut self, pages: Range<u64>, change: impl Fn(V) -> V) {
        if pages.is_empty() {
            return;
        }
        for cut in [pages.start, pages.end] {
            let value = self.at(cut);
            self.starts.entry(cut).or_insert(value);
        }
        self.starts.range_mut(pages.clone()).for_each(|(_, value)| *value = change(*value));
        let mut before = pages.start.checked_sub(1).map_or_else(V::default, |page| self.at(page));
        let mut same = Vec::new();
        for (&start, &value) in self.starts.range(pages.start..=pages.end) {
            if value == before {
                same.push(start);
            }
            before = value;
        }
        for start in same {
            self.starts.remove(&start);
        }
    }

    /// Returns the number of runs that begin somewhere, which bounds the memory.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// Tells whether every page has the default value.
    pub fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const PAGES: u64 = 64;

    proptest! {
        #![proptest_config(crate::testing::seeded(256))]

        #[test]
        fn runs_are_those_of_pages_kept_one_by_one(
            changes in prop::collection::vec((any::<bool>(), 0..PAGES, 0..20_u64), 0..60),
        ) {
            let mut map = PageMap::<u32>::default();
            let mut pages = vec![0_u32; 128];
            for (more, start, count) in changes {
                let change = |value: u32| {
                    if more { value.saturating_add(1) } else { value.saturating_sub(1) }
                };
                map.change(start..start + count, change);
                let (start, count) = [start, count].map(|n| usize::try_from(n).unwrap()).into();
                pages[start..start + count].iter_mut().for_each(|value| *value = change(*value));
            }
            let runs: Vec<_> = map.runs(0..128).collect();
            let one_by_one = runs.iter().flat_map(|(run, value)| run.clone().map(move |_| *value));
            prop_assert_eq!(one_by_one.collect::<Vec<_>>(), pages);
            prop_assert!(runs.windows(2).all(|pair| pair[0].1 != pair[1].1), "{:?}", runs);
            let kept = map.starts.values().copied().collect::<Vec<_>>();
            prop_assert_ne!(kept.first(), Some(&0));
            prop_assert!(kept.windows(2).all(|pair| pair[0] != pair[1]));
        }
    }

    #[test]
    fn the_ends_of_the_number_line_are_no_special_places() {
        let mut map = PageMap::<bool>::default();
        map.change(u64::MAX - 4..u64::MAX, |_| true);
        map.change(0..2, |_| true);
        assert_eq!(map.run_at(0), (0..2, true));
        assert_eq!(map.run_at(u64::MAX - 1), (u64::MAX - 4..u64::MAX, true));
        assert_eq!(map.run_at(2), (2..u64::MAX - 4, false));
        map.change(0..u64::MAX, |_| false);
        assert!(map.is_empty());
    }
}
