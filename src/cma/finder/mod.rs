//! Area finders: each looks for the lowest aligned run of clear bits, one algorithm a file.
//!
//! To add a finder: write its file beside the others, with a [`Finder`] and a [`FinderEntry`], and
//! add its line to [`REGISTRY`]. It is then in the command line, in the tests and in the
//! benchmarks.

mod adaptive;
mod best_fit;
mod bounds;
mod classic;
mod conformance;
mod elf;
mod good_fit;
mod hinted;
mod indexed;
mod last_bit;
mod naive;
mod next_fit;
mod plugin;
#[cfg(test)]
mod policy_tests;
mod runs;
#[cfg(test)]
mod tests;
mod window;

use std::fmt;
use std::io;
use std::sync::Arc;

use super::bitmap::Bitmap;
use super::meter::{Meter, NoMeter};
use super::scan;
use crate::error::{Diagnostic, Error};
use crate::geometry::Fit;

pub use super::meter::Effort;
use adaptive::Adaptive;
pub use plugin::{PREFIX as PLUGIN_PREFIX, parts as plugin_parts};

/// All built-in finders; the first is the kernel's.
pub const REGISTRY: &[FinderEntry] = &[
    classic::ENTRY,
    last_bit::ENTRY,
    adaptive::ENTRY,
    indexed::ENTRY,
    hinted::CLASSIC,
    hinted::LAST_BIT,
    best_fit::ENTRY,
    next_fit::ENTRY,
    good_fit::ENTRY,
    naive::ENTRY,
];

/// An algorithm that finds a window for a request, with what it remembers of one map.
///
/// One that remembers something belongs to its map: call [`Finder::rebuild`] first, then `on_set`
/// and `on_clear` after every change.
pub trait Finder: Send {
    /// Finds a run of `fit.bits` clear bits at or after `from`; first-fit finders the lowest
    /// aligned one. A run of 0 bits is found at the first clear bit, aligned up, as the kernel's
    /// function does.
    fn find(&mut self, map: &Bitmap, from: usize, fit: Fit) -> Option<usize>;

    /// Does the same and adds the work to `effort`.
    fn find_metered(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        effort: &mut Effort,
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

/// Writes both ways into a [`Finder`], `find` and `find_metered`, by its own `search<M: Meter>(&mut
/// self, map, from, fit, meter: &mut M)`, which need not know runs of 0 bits. So each is compiled
/// on its own, and `find` without any counting.
macro_rules! find_by_search {
    () => {
        #[inline]
        fn find(&mut self, map: &Bitmap, from: usize, fit: Fit) -> Option<usize> {
            if fit.bits == 0 {
                return $crate::cma::finder::empty_window(map, from, fit);
            }
            self.search(map, from, fit, &mut $crate::cma::meter::NoMeter)
        }

        #[inline]
        fn find_metered(
            &mut self,
            map: &Bitmap,
            from: usize,
            fit: Fit,
            effort: &mut $crate::cma::meter::Effort,
        ) -> Option<usize> {
            if fit.bits == 0 {
                return $crate::cma::finder::empty_window(map, from, fit);
            }
            self.search(map, from, fit, effort)
        }
    };
}
use find_by_search;

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

/// What the registry knows of a finder.
#[derive(Clone, Copy)]
pub struct FinderEntry {
    /// The name on the command line.
    pub name: &'static str,
    /// One line of what it is.
    pub about: &'static str,
    /// Where it places.
    pub policy: Policy,
    /// Makes an instance for one map.
    pub make: fn() -> Box<dyn Finder>,
}

/// A finder chosen by name: makes one instance for each map. The default is the kernel's.
#[derive(Clone)]
pub struct Choice {
    name: String,
    policy: Policy,
    make: Arc<dyn Fn() -> Box<dyn Finder> + Send + Sync>,
    /// What looks at the answers, if it is a plug-in.
    examination: Option<Arc<plugin::Examination>>,
}

/// Why a name stands for no finder.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// No finder has the name: says which there are.
    #[error("{0}")]
    Name(String),
    /// The file of a plug-in cannot be read.
    #[error("{path}: {source}")]
    NoFile {
        /// The path as given.
        path: String,
        /// The system's reason.
        source: io::Error,
    },
    /// The file holds no function that answers as a finder must.
    #[error("{path}: {text}; {help}")]
    Unusable {
        /// The path as given.
        path: String,
        /// What is wrong with it; for a wrong answer, the first one.
        text: String,
        /// What to try.
        help: String,
    },
}

impl From<OpenError> for Error {
    fn from(error: OpenError) -> Error {
        match error {
            OpenError::Name(text) => Error::Usage(text),
            OpenError::NoFile { path, source } => Error::NoInput { path, source },
            OpenError::Unusable { path: file, text, help } => {
                Error::Data(vec![Diagnostic { file, place: None, text, help: Some(help) }])
            }
        }
    }
}

impl Choice {
    /// Opens a finder by its name on the command line: one of the registry, or a C function as
    /// `c:LIB.so[:SYMBOL]`, which is checked against `naive` and tells its policy by its answers.
    ///
    /// # Errors
    /// As [`OpenError`] lists them.
    pub fn open(name: &str) -> Result<Choice, OpenError> {
        Choice::open_watched(name, || {})
    }

    /// Opens a finder as [`Choice::open`] does; `pulse` is called before each answer of a C
    /// function that is examined, at loading and in [examined](Choice::examined) finders.
    ///
    /// # Errors
    /// As [`OpenError`] lists them.
    pub fn open_watched(name: &str, pulse: fn()) -> Result<Choice, OpenError> {
        if name.starts_with(PLUGIN_PREFIX) {
            return plugin::load(name, pulse);
        }
        REGISTRY.iter().find(|entry| entry.name == name).map(Choice::from).ok_or_else(|| {
            let names: Vec<_> = REGISTRY.iter().map(|entry| entry.name).collect();
            OpenError::Name(format!(
                "unknown finder `{name}`; expected one of {}, or c:LIB.so[:SYMBOL]",
                names.join(", ")
            ))
        })
    }

    /// Returns the name it was chosen by.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns where it places.
    pub fn policy(&self) -> Policy {
        self.policy
    }

    /// Tells whether it is a C function, whose answers are to be examined.
    pub fn is_plugin(&self) -> bool {
        self.examination.is_some()
    }

    /// Returns a finder that looks at every answer if this one is a C function, else the same: for
    /// passes that nothing times. [`Choice::verdict`] tells what came of it.
    pub fn examined(&self) -> Choice {
        let Some(examination) = self.examination.clone() else { return self.clone() };
        Choice { make: Arc::new(move || examination.finder()), ..self.clone() }
    }

    /// Tells the first wrong answer that [examined](Choice::examined) finders met so far.
    ///
    /// # Errors
    /// [`OpenError::Unusable`] with the answer and its whole input.
    pub fn verdict(&self) -> Result<(), OpenError> {
        self.examination.as_ref().map_or(Ok(()), |examination| examination.verdict())
    }

    /// Gives the sign of life that [`Choice::open_watched`] was told of, for long timed passes:
    /// between what is timed.
    pub fn pulse(&self) {
        if let Some(examination) = &self.examination {
            examination.pulse();
        }
    }

    /// Makes an instance that knows `map`.
    pub fn make(&self, map: &Bitmap) -> Box<dyn Finder> {
        let mut finder = (self.make)();
        finder.rebuild(map);
        finder
    }
}

impl From<&FinderEntry> for Choice {
    fn from(entry: &FinderEntry) -> Choice {
        Choice {
            name: entry.name.into(),
            policy: entry.policy,
            make: Arc::new(entry.make),
            examination: None,
        }
    }
}

impl Default for Choice {
    fn default() -> Choice {
        Choice::from(&classic::ENTRY)
    }
}

impl fmt::Debug for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Choice({})", self.name)
    }
}
