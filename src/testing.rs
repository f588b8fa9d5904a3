//! What the unit tests and the tests in `tests/it` share.

use std::env;
use std::fmt::Display;

use proptest::test_runner::{Config, RngSeed};

/// Returns the settings of a property test: always the same cases, so that a failure comes back.
///
/// `PROPTEST_CASES` asks for another number of cases, `PROPTEST_RNG_SEED` for others: a search
/// that nobody waits for sets both.
pub(crate) fn seeded(cases: u32) -> Config {
    let mut config = Config { failure_persistence: None, ..Config::default() };
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(1);
    }
    if env::var_os("PROPTEST_CASES").is_none() {
        config.cases = cases;
    }
    config
}

/// Says what a test misses on this machine, before the test returns or goes on without it.
///
/// # Panics
///
/// If `CMASIM_STRICT` is set, as where everything is meant to be installed.
#[track_caller]
#[allow(clippy::print_stderr)]
pub(crate) fn skipped(why: impl Display) {
    assert!(env::var_os("CMASIM_STRICT").is_none(), "skipped although CMASIM_STRICT is set: {why}");
    eprintln!("skipped: {why}");
}
