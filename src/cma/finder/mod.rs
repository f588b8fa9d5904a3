//! Area finders: each looks for the lowest aligned run of clear bits, one algorithm a file.
//!
//! To add a finder: write its file beside the others (implement [`Search`]), and add one line to
//! [`REGISTRY`]. It is then in the command line, in the tests and in the benchmarks.

mod adaptive;
mod best_fit;
mod bounds;
mod classic;
mod conformance;
mod good_fit;
mod hinted;
mod indexed;
mod last_bit;
mod naive;
mod next_fit;
mod plugin;
mod runs;
#[cfg(test)]
mod tests;
mod window;

use std::fmt;
use std::sync::Arc;

use super::bitmap::Bitmap;
use super::scan;
use crate::error::Error;
use crate::geometry::Fit;

pub use adaptive::Adaptive;
pub use best_fit::BestFit;
pub use classic::Classic;
pub use good_fit::GoodFit;
pub use hinted::Hinted;
pub use indexed::Indexed;
pub use last_bit::LastBit;
pub use naive::Naive;
pub use next_fit::NextFit;
pub use plugin::{DEFAULT_SYMBOL, PREFIX as PLUGIN_PREFIX};

/// Counts what a search reads; [`NoMeter`] compiles to nothing.
pub trait Meter {
    /// Counts bitmap words read.
    fn words(&mut self, n: u64);
    /// Counts windows tried.
    fn windows(&mut self, n: u64);
}

/// Counts nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoMeter;

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

/// An algorithm: what a new finder implements.
pub trait Search: Send {
    /// Finds a run of `fit.bits` clear bits at or after `from`; first-fit finders the lowest
    /// aligned one. `fit.bits` is at least 1. Counts its work in `meter`.
    fn search<M: Meter>(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        meter: &mut M,
    ) -> Option<usize>;

    /// Takes notice of `count` bits from `start` that are now set in `map`.
    fn on_set(&mut self, _map: &Bitmap, _start: usize, _count: usize) {}

    /// Takes notice of `count` bits from `start` that are now clear in `map`.
    fn on_clear(&mut self, _map: &Bitmap, _start: usize, _count: usize) {}

    /// Forgets everything and learns `map` as it stands.
    fn rebuild(&mut self, _map: &Bitmap) {}

    /// Returns the memory of the finder's own state, in bytes.
    fn memory_bytes(&self) -> usize {
        0
    }
}

/// A finder as its users hold it; every [`Search`] is one.
///
/// A stateful finder belongs to one map: call [`Finder::rebuild`] first, then `on_set` and
/// `on_clear` after every change.
pub trait Finder: Send {
    /// Finds a run; see [`Search::search`]. A run of 0 bits is found at the first clear bit,
    /// aligned up, as the kernel's function does.
    fn find(&mut self, map: &Bitmap, from: usize, fit: Fit) -> Option<usize>;
    /// Does the same and adds the work to `effort`.
    fn find_metered(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        effort: &mut Effort,
    ) -> Option<usize>;
    /// See [`Search::on_set`].
    fn on_set(&mut self, map: &Bitmap, start: usize, count: usize);
    /// See [`Search::on_clear`].
    fn on_clear(&mut self, map: &Bitmap, start: usize, count: usize);
    /// See [`Search::rebuild`].
    fn rebuild(&mut self, map: &Bitmap);
    /// See [`Search::memory_bytes`].
    fn memory_bytes(&self) -> usize;
}

impl<S: Search> Finder for S {
    fn find(&mut self, map: &Bitmap, from: usize, fit: Fit) -> Option<usize> {
        if fit.bits == 0 {
            return empty_window(map, from, fit);
        }
        self.search(map, from, fit, &mut NoMeter)
    }

    fn find_metered(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        effort: &mut Effort,
    ) -> Option<usize> {
        if fit.bits == 0 {
            return empty_window(map, from, fit);
        }
        self.search(map, from, fit, effort)
    }

    fn on_set(&mut self, map: &Bitmap, start: usize, count: usize) {
        Search::on_set(self, map, start, count);
    }

    fn on_clear(&mut self, map: &Bitmap, start: usize, count: usize) {
        Search::on_clear(self, map, start, count);
    }

    fn rebuild(&mut self, map: &Bitmap) {
        Search::rebuild(self, map);
    }

    fn memory_bytes(&self) -> usize {
        Search::memory_bytes(self)
    }
}

#[cold]
fn empty_window(map: &Bitmap, from: usize, fit: Fit) -> Option<usize> {
    let zero = scan::next_zero(map, from, &mut NoMeter).unwrap_or(map.len());
    fit.align_up(zero).filter(|&bit| bit <= map.len())
}

/// Where a finder may place a request. Finders of one policy return the same bit on every input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// The lowest aligned run, as the kernel.
    FirstFit,
    /// Anything else: placement and failures differ from the kernel's.
    Other,
}

/// One line of the registry.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The name on the command line.
    pub name: &'static str,
    /// One line of what it is.
    pub about: &'static str,
    /// Where it places.
    pub policy: Policy,
    /// Makes an instance for one map.
    pub make: fn() -> Box<dyn Finder>,
}

/// All built-in finders.
pub const REGISTRY: &[Entry] = &[
    Entry {
        name: "classic",
        about: "the kernel's loop up to 7.2: next zero bit, align up, restart after the first set bit",
        policy: Policy::FirstFit,
        make: || Box::new(Classic),
    },
    Entry {
        name: "last-bit",
        about: "the 2026 change: restart after the last set bit of the window",
        policy: Policy::FirstFit,
        make: || Box::new(LastBit),
    },
    Entry {
        name: "adaptive",
        about: "ours, stateless: probes the first window, then works on whole words and wide vectors",
        policy: Policy::FirstFit,
        make: || Box::new(Adaptive::new()),
    },
    Entry {
        name: "indexed",
        about: "ours, stateful: looks only at blocks whose longest aligned run may be long enough",
        policy: Policy::FirstFit,
        make: || Box::new(Indexed::new()),
    },
    Entry {
        name: "classic+hint",
        about: "classic from a first-free hint on",
        policy: Policy::FirstFit,
        make: || Box::new(Hinted::classic()),
    },
    Entry {
        name: "last-bit+hint",
        about: "last-bit from a first-free hint on",
        policy: Policy::FirstFit,
        make: || Box::new(Hinted::last_bit()),
    },
    Entry {
        name: "best-fit",
        about: "the shortest free run that holds an aligned window",
        policy: Policy::Other,
        make: || Box::new(BestFit::default()),
    },
    Entry {
        name: "next-fit",
        about: "the first window after the last allocation",
        policy: Policy::Other,
        make: || Box::new(NextFit::default()),
    },
    Entry {
        name: "good-fit",
        about: "two-level size classes, the lowest run of a class that surely fits",
        policy: Policy::Other,
        make: || Box::new(GoodFit::default()),
    },
    Entry {
        name: "naive",
        about: "bit by bit, obviously right: the oracle of the tests",
        policy: Policy::FirstFit,
        make: || Box::new(Naive),
    },
];

/// A finder chosen by name: makes one instance for each map.
#[derive(Clone)]
pub struct Choice {
    name: String,
    policy: Policy,
    make: Arc<dyn Fn() -> Box<dyn Finder> + Send + Sync>,
}

impl Choice {
    /// Opens a finder by its name on the command line: one of the registry, or a C function as
    /// `c:LIB.so[:SYMBOL]`, which is checked against [`Naive`] and tells its policy by its answers.
    ///
    /// # Errors
    /// [`Error::Usage`] for an unknown name, [`Error::NoInput`] for a library that is not there,
    /// [`Error::Data`] for one that cannot be used, with the first wrong answer.
    pub fn open(name: &str) -> Result<Choice, Error> {
        if name.starts_with(PLUGIN_PREFIX) {
            return plugin::load(name);
        }
        Choice::by_name(name).map_err(Error::Usage)
    }

    /// Looks a finder up by its name, as [`Choice::open`] does.
    ///
    /// # Errors
    /// A sentence: for an unknown name it lists the known ones.
    pub fn by_name(name: &str) -> Result<Choice, String> {
        if name.starts_with(PLUGIN_PREFIX) {
            return plugin::load(name).map_err(|error| error.to_string());
        }
        match REGISTRY.iter().find(|entry| entry.name == name) {
            Some(entry) => Ok(Choice::from(entry)),
            None => {
                let names: Vec<_> = REGISTRY.iter().map(|entry| entry.name).collect();
                Err(format!(
                    "unknown finder `{name}`; expected one of {}, or c:LIB.so[:SYMBOL]",
                    names.join(", ")
                ))
            }
        }
    }

    /// Returns the name it was chosen by.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns where it places.
    pub fn policy(&self) -> Policy {
        self.policy
    }

    /// Makes an instance that knows `map`.
    pub fn make(&self, map: &Bitmap) -> Box<dyn Finder> {
        let mut finder = (self.make)();
        finder.rebuild(map);
        finder
    }
}

impl From<&Entry> for Choice {
    fn from(entry: &Entry) -> Choice {
        Choice { name: entry.name.into(), policy: entry.policy, make: Arc::new(entry.make) }
    }
}

impl fmt::Debug for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Choice({})", self.name)
    }
}
