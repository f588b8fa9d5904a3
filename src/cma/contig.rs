//! The migration step, `alloc_contig_range`: which pages cannot be moved, and what trying costs.

use crate::clock::Work;
use crate::geometry::{PageMap, pages};
use crate::units::{Pages, Pfn};

/// Vain tries that one unmovable page costs: 5 rounds of `migrate_pages`, each of 10 passes.
const TRIES_PER_PINNED_PAGE: u64 = 50;

/// The pages that cannot be moved: how many pins each has.
#[derive(Clone, Debug, Default)]
pub struct Pinned {
    pins: PageMap<u32>,
}

impl Pinned {
    /// Pins pages; pins add up.
    pub fn pin(&mut self, pfn: Pfn, count: Pages) {
        self.pins.change(pages(pfn, count), |pins| pins.saturating_add(1));
    }

    /// Takes one pin off each page that has any.
    pub(crate) fn unpin(&mut self, pfn: Pfn, count: Pages) {
        self.pins.change(pages(pfn, count), |pins| pins.saturating_sub(1));
    }

    /// Returns the number of pinned pages in a window.
    pub(crate) fn count_in(&self, pfn: Pfn, count: Pages) -> u64 {
        let runs = self.pins.runs(pages(pfn, count));
        runs.filter(|&(_, pins)| pins > 0).map(|(run, _)| run.end - run.start).sum()
    }

    /// Tries to empty a window: `Err` if a page in it cannot be moved. The work is done either way:
    /// in CMA mode the kernel finds unmovable pages only while it migrates.
    pub fn migrate(&self, pfn: Pfn, count: Pages) -> (Result<(), Busy>, Work) {
        let pinned = self.count_in(pfn, count);
        let tries = pinned.saturating_mul(TRIES_PER_PINNED_PAGE);
        let work = Work { walked: count.0, tries, steps: 1, ..Work::default() };
        (if pinned == 0 { Ok(()) } else { Err(Busy) }, work)
    }
}

/// A page of the window could not be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Busy;

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(crate::testing::seeded(256))]

        #[test]
        fn runs_equal_a_counter_a_page(
            ops in prop::collection::vec((any::<bool>(), 0usize..60, 1usize..20), 0..30),
            at in 0usize..70,
            count in 0usize..30,
        ) {
            let mut pinned = Pinned::default();
            let mut pages = [0u32; 100];
            for (pin, start, count) in ops {
                for page in &mut pages[start..start + count] {
                    *page = if pin { *page + 1 } else { page.saturating_sub(1) };
                }
                let (pfn, count) = (Pfn(start as u64), Pages(count as u64));
                if pin { pinned.pin(pfn, count) } else { pinned.unpin(pfn, count) }
            }
            let twin = pages[at..at + count].iter().filter(|&&p| p > 0).count() as u64;
            let (pfn, count) = (Pfn(at as u64), Pages(count as u64));
            prop_assert_eq!(pinned.count_in(pfn, count), twin);
            let (result, work) = pinned.migrate(pfn, count);
            prop_assert_eq!(result.is_err(), twin > 0);
            prop_assert_eq!(work.tries, 50 * twin);
        }
    }
}
