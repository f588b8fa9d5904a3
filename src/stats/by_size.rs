//! Latencies by request size, with failures and busy retries beside them.

use std::collections::BTreeMap;

use crate::stats::latency::Latencies;
use crate::units::Pages;

/// What a trace or a replay says of all requests and of each size.
#[derive(Clone, Debug, Default)]
pub struct BySize {
    /// All sizes together.
    pub overall: SizeStats,
    /// Each size that was asked for, in ascending order.
    pub sizes: BTreeMap<Pages, SizeStats>,
}

/// The requests of one size, or of all.
#[derive(Clone, Debug, Default)]
pub struct SizeStats {
    /// Latencies of the requests that count as measured.
    pub latencies: Latencies,
    /// Finished requests that got nothing.
    pub failed: u64,
    /// Windows that turned out busy.
    pub busy_retries: u64,
}

impl BySize {
    /// Adds the latency of one request in nanoseconds.
    pub fn record(&mut self, pages: Pages, ns: u64) {
        self.each(pages, |stats| stats.latencies.record(ns));
    }

    /// Counts a request that got nothing. Its latency, if wanted, is recorded beside it.
    pub fn fail(&mut self, pages: Pages) {
        self.each(pages, |stats| stats.failed = stats.failed.saturating_add(1));
    }

    /// Counts windows that turned out busy for one request.
    pub fn retry(&mut self, pages: Pages, times: u64) {
        self.each(pages, |stats| stats.busy_retries = stats.busy_retries.saturating_add(times));
    }

    /// Adds everything of `other`.
    pub fn merge(&mut self, other: &BySize) {
        self.overall.merge(&other.overall);
        for (&pages, stats) in &other.sizes {
            self.sizes.entry(pages).or_default().merge(stats);
        }
    }

    fn each(&mut self, pages: Pages, change: impl Fn(&mut SizeStats)) {
        change(&mut self.overall);
        change(self.sizes.entry(pages).or_default());
    }
}

impl SizeStats {
    fn merge(&mut self, other: &SizeStats) {
        self.latencies.merge(&other.latencies);
        self.failed = self.failed.saturating_add(other.failed);
        self.busy_retries = self.busy_retries.saturating_add(other.busy_retries);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_add_up_to_the_whole() {
        let mut first = BySize::default();
        first.record(Pages(1), 311);
        first.fail(Pages(256));
        let mut second = BySize::default();
        second.record(Pages(256), 5445);
        second.retry(Pages(256), 3);
        first.merge(&second);

        let shown: Vec<_> =
            first.sizes.iter().map(|(p, s)| (p.0, s.latencies.n(), s.failed)).collect();
        assert_eq!(shown, [(1, 1, 0), (256, 1, 1)]);
        let all = &first.overall;
        assert_eq!((all.latencies.n(), all.failed, all.busy_retries), (2, 1, 3));
    }
}
