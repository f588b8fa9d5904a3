//! Counted work of searches: deterministic, so that it is the same on every machine.

/// Counts what a search reads; [`NoMeter`] compiles to nothing.
pub(super) trait Meter {
    /// Counts bitmap words read.
    fn words(&mut self, n: u64);
    /// Counts windows tried.
    fn windows(&mut self, n: u64);
}

/// Counts nothing.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct NoMeter;

impl Meter for NoMeter {
    #[inline(always)]
    fn words(&mut self, _n: u64) {}
    #[inline(always)]
    fn windows(&mut self, _n: u64) {}
}

/// Deterministic work of searches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Bitmap (or index) words read.
    pub words: u64,
    /// Windows tried.
    pub windows: u64,
}

impl Meter for Effort {
    #[inline]
    fn words(&mut self, n: u64) {
        self.words += n;
    }
    #[inline]
    fn windows(&mut self, n: u64) {
        self.windows += n;
    }
}
