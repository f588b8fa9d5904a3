//! The free runs of one range of pages, kept up to date in logarithmic time.
//!
//! A trace prints a release after the pages are free, so the next owner's finish may come before
//! it: for a moment a page has two owners. Pages therefore count their owners, and a page is free
//! when it has none.

use std::collections::BTreeMap;
use std::ops::Range;

use super::PageMap;

/// The free runs of a range.
#[derive(Clone, Debug)]
pub(crate) struct FreeRuns {
    range: Range<u64>,
    owners: PageMap<u32>,
    /// How many free runs there are of each length.
    lengths: BTreeMap<u64, u64>,
    count: u64,
    /// Pages in all of them.
    free: u64,
}

impl FreeRuns {
    /// Makes a range whose pages are all free.
    pub(crate) fn new(range: Range<u64>) -> FreeRuns {
        let owners = PageMap::default();
        let mut runs = FreeRuns { range, owners, lengths: BTreeMap::new(), count: 0, free: 0 };
        runs.note(runs.range.clone(), FreeRuns::add);
        runs
    }

    /// Returns the length of the largest free run, 0 if no page is free.
    pub(crate) fn largest(&self) -> u64 {
        self.lengths.last_key_value().map_or(0, |(&length, _)| length)
    }

    /// Returns the number of free runs.
    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    /// Returns the number of free pages.
    pub(crate) fn free(&self) -> u64 {
        self.free
    }

    /// Gives the pages one owner more.
    pub(crate) fn take(&mut self, pages: Range<u64>) {
        self.change(pages, |owners| owners.saturating_add(1));
    }

    /// Gives the pages one owner less; pages without one stay free.
    pub(crate) fn give(&mut self, pages: Range<u64>) {
        self.change(pages, |owners| owners.saturating_sub(1));
    }

    /// Gives the pages one owner, however many they had.
    pub(crate) fn set(&mut self, pages: Range<u64>) {
        self.change(pages, |_| 1);
    }

    /// Takes all owners from the pages.
    pub(crate) fn clear(&mut self, pages: Range<u64>) {
        self.change(pages, |_| 0);
    }

    /// Returns the number of runs kept, which bounds the memory.
    #[cfg(test)]
    pub(crate) fn kept(&self) -> usize {
        self.owners.len()
    }

    fn change(&mut self, pages: Range<u64>, change: impl Fn(u32) -> u32) {
        let pages = pages.start.max(self.range.start)..pages.end.min(self.range.end);
        if pages.is_empty() {
            return;
        }
        // Only the runs up to the neighbours can grow or shrink.
        let near = self.owners.run_at(pages.start.saturating_sub(1)).0.start
            ..self.owners.run_at(pages.end).0.end;
        let near = near.start.max(self.range.start)..near.end.min(self.range.end);
        self.note(near.clone(), FreeRuns::remove);
        self.owners.change(pages, change);
        self.note(near, FreeRuns::add);
    }

    /// Calls `note` with the length of every free run in `near`.
    fn note(&mut self, near: Range<u64>, note: fn(&mut FreeRuns, u64)) {
        let free = self.owners.runs(near).filter(|&(_, owners)| owners == 0);
        for length in free.map(|(run, _)| run.end - run.start).collect::<Vec<_>>() {
            note(self, length);
        }
    }

    fn add(&mut self, length: u64) {
        *self.lengths.entry(length).or_default() += 1;
        self.count += 1;
        self.free += length;
    }

    fn remove(&mut self, length: u64) {
        if let Some(runs) = self.lengths.get_mut(&length) {
            *runs -= 1;
            self.count -= 1;
            self.free -= length;
            if *runs == 0 {
                self.lengths.remove(&length);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const START: u64 = 100;
    const PAGES: usize = 64;

    /// Counts the owners of each page one by one; returns the lengths of the free runs.
    fn naive(steps: &[(bool, u64, u64)]) -> Vec<usize> {
        let mut owners = [0_u32; PAGES];
        for &(take, start, count) in steps {
            for page in start..start.saturating_add(count) {
                let page = page.checked_sub(START).and_then(|page| usize::try_from(page).ok());
                let Some(owners) = page.and_then(|page| owners.get_mut(page)) else { continue };
                *owners = if take { *owners + 1 } else { owners.saturating_sub(1) };
            }
        }
        let free = owners.split(|&owners| owners > 0).map(<[u32]>::len);
        free.filter(|&length| length > 0).collect()
    }

    proptest! {
        #![proptest_config(crate::testing::seeded(256))]

        #[test]
        fn runs_are_those_of_pages_counted_one_by_one(
            steps in prop::collection::vec((any::<bool>(), 90..170_u64, 0..40_u64), 0..60),
        ) {
            let mut runs = FreeRuns::new(START..START + PAGES as u64);
            for &(take, start, count) in &steps {
                let pages = start..start + count;
                if take { runs.take(pages) } else { runs.give(pages) }
            }
            let free = naive(&steps);
            prop_assert_eq!(runs.count(), free.len() as u64);
            prop_assert_eq!(runs.largest(), free.iter().max().map_or(0, |&max| max as u64));
        }
    }

    #[test]
    fn a_release_printed_late_frees_nothing_of_the_next_owner() {
        let mut runs = FreeRuns::new(0..32);
        runs.take(0..16);
        runs.take(0..8);
        runs.give(0..16);
        assert_eq!((runs.count(), runs.largest()), (1, 24));
        runs.give(0..8);
        assert_eq!((runs.count(), runs.largest(), runs.kept()), (1, 32, 0));
    }

    #[test]
    fn the_end_of_the_number_line_is_no_special_place() {
        let mut runs = FreeRuns::new(u64::MAX - 8..u64::MAX);
        runs.take(u64::MAX - 4..u64::MAX);
        assert_eq!((runs.count(), runs.largest()), (1, 4));
    }
}
