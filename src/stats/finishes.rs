//! The one gathering of finished allocations: of a trace, a replay or a run of a comparison.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::stats::latency::Latencies;
use crate::units::{Nanos, Pages};

/// One finished allocation, as far as statistics look at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// Pages asked for.
    pub pages: Pages,
    /// Whether it got them.
    pub succeeded: bool,
    /// How long it took; `None` where that is not known.
    pub latency: Option<Nanos>,
    /// The part of its latency that its searches took; 0 where that is not known.
    pub search: Nanos,
    /// Windows that turned out busy on the way.
    pub busy_retries: u64,
}

/// What is known of all finished allocations, and of those of each size.
#[derive(Clone, Debug, Default)]
pub struct Finishes {
    /// All sizes together.
    pub overall: FinishStats,
    /// Each size that was asked for.
    pub by_size: BTreeMap<Pages, FinishStats>,
}

/// The finished allocations of one size, or of all. Sums saturate.
#[derive(Clone, Debug, Default)]
pub struct FinishStats {
    /// Those that got their pages.
    pub successes: Finished,
    /// Those that got nothing.
    pub failures: Finished,
    /// Windows that turned out busy.
    pub busy_retries: u64,
    /// The time that searches took.
    pub search: Nanos,
}

/// Finished allocations with one result.
#[derive(Clone, Debug, Default)]
pub struct Finished {
    /// How many, with a known latency or without.
    pub count: u64,
    /// The latencies that are known.
    pub latencies: Latencies,
}

impl Finishes {
    /// Adds one finished allocation.
    pub fn add(&mut self, finish: Finish) {
        self.overall.add(finish);
        self.by_size.entry(finish.pages).or_default().add(finish);
    }

    /// Forgets the latencies so far, which turn out not to be sure, but not that there were
    /// allocations; returns how many latencies there were.
    pub fn forget_latencies(&mut self) -> u64 {
        let n = self.overall.forget_latencies();
        for stats in self.by_size.values_mut() {
            let _counted = stats.forget_latencies();
        }
        n
    }
}

impl Extend<Finish> for Finishes {
    fn extend<I: IntoIterator<Item = Finish>>(&mut self, finishes: I) {
        finishes.into_iter().for_each(|finish| self.add(finish));
    }
}

impl FromIterator<Finish> for Finishes {
    fn from_iter<I: IntoIterator<Item = Finish>>(finishes: I) -> Finishes {
        let mut all = Finishes::default();
        all.extend(finishes);
        all
    }
}

impl FinishStats {
    /// Returns the number of finished allocations.
    pub fn count(&self) -> u64 {
        self.successes.count.saturating_add(self.failures.count)
    }

    /// Returns the latencies of successes and failures together.
    pub fn latencies(&self) -> Cow<'_, Latencies> {
        let (successes, failures) = (&self.successes.latencies, &self.failures.latencies);
        if failures.n() == 0 {
            return Cow::Borrowed(successes);
        }
        let mut all = successes.clone();
        all.merge(failures);
        Cow::Owned(all)
    }

    fn forget_latencies(&mut self) -> u64 {
        self.search = Nanos(0);
        let both = [&mut self.successes, &mut self.failures];
        both.into_iter().map(|f| std::mem::take(&mut f.latencies).n()).sum()
    }

    fn add(&mut self, finish: Finish) {
        let finished = if finish.succeeded { &mut self.successes } else { &mut self.failures };
        finished.count = finished.count.saturating_add(1);
        if let Some(latency) = finish.latency {
            finished.latencies.record(latency.0);
        }
        self.busy_retries = self.busy_retries.saturating_add(finish.busy_retries);
        self.search = Nanos(self.search.0.saturating_add(finish.search.0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finish(pages: u64, succeeded: bool, ns: Option<u64>, busy_retries: u64) -> Finish {
        let (pages, latency) = (Pages(pages), ns.map(Nanos));
        Finish { pages, succeeded, latency, search: Nanos(3), busy_retries }
    }

    #[test]
    fn successes_and_failures_stay_apart_by_size_and_add_up() {
        let finishes: Finishes = [
            finish(1, true, Some(311), 0),
            finish(256, true, Some(5445), 3),
            finish(256, true, None, 0),
            finish(256, false, Some(17), 1),
        ]
        .into_iter()
        .collect();
        let shown = |stats: &FinishStats| {
            let of = |finished: &Finished| (finished.count, finished.latencies.total_ns());
            (of(&stats.successes), of(&stats.failures), stats.busy_retries, stats.search.0)
        };
        let sizes: Vec<_> = finishes.by_size.iter().map(|(p, s)| (p.0, shown(s))).collect();
        assert_eq!(
            sizes,
            [(1, ((1, 311), (0, 0), 0, 3)), (256, ((2, 5445), (1, 17), 4, 9))],
            "{sizes:?}"
        );
        let all = &finishes.overall;
        assert_eq!(shown(all), ((3, 5756), (1, 17), 4, 12));
        assert_eq!((all.count(), all.latencies().n(), all.latencies().total_ns()), (4, 3, 5773));
    }

    #[test]
    fn sums_saturate() {
        let most = Finish { search: Nanos(u64::MAX), ..finish(1, false, None, u64::MAX) };
        let finishes: Finishes = [most, most].into_iter().collect();
        let all = &finishes.overall;
        assert_eq!((all.busy_retries, all.search.0, all.count()), (u64::MAX, u64::MAX, 2));
    }
}
