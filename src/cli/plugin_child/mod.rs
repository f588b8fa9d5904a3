//! Commands that use a finder in C run in a process of their own, which is watched: a crash, an
//! exit or an endless loop of the user's code becomes an error that names it, and nothing that the
//! code prints gets into a result.
//!
//! cmasim starts itself again with the same arguments. The child does the work of the command; it
//! tells the parent by messages over the pipe that is its standard output. What the library prints
//! goes to standard error. The parent keeps the result back until the child says that it is done:
//! there is all of it or nothing. The child gives a sign of life from the loops that measure, never
//! from a thread of its own, which would go on while the user's code hangs.

mod child;
mod message;
mod parent;

use std::io::Write;
use std::path::Path;

use cmasim::cma::finder::PLUGIN_PREFIX;
use cmasim::error::Result;

/// Runs the command in a process of its own if one of its finders is in C, and returns its exit
/// code; `None` if it is to be run here, because none is or because this is that process. The
/// process must give a sign of life every `timeout_s` seconds.
///
/// # Errors
/// [`Error::Data`](cmasim::error::Error::Data) if the process does not come to its end.
pub(super) fn run_apart(finders: &[&str], timeout_s: u64) -> Result<Option<u8>> {
    let plugins = finders.iter().copied().filter(|name| name.starts_with(PLUGIN_PREFIX));
    let plugins: Vec<&str> = plugins.collect();
    if plugins.is_empty() || child::enter()? {
        return Ok(None);
    }
    parent::run(&plugins, timeout_s).map(Some)
}

/// Tells whether this process is the child.
pub(super) fn is_child() -> bool {
    child::link().is_some()
}

/// Gives the parent a sign of life. Cheap: most calls do no more than read the clock.
pub(super) fn beat() {
    if let Some(link) = child::link() {
        link.beat();
    }
}

/// Tells the parent that a finder is being loaded and checked.
pub(super) fn loading(finder: &str) {
    if let Some(link) = child::link().filter(|_| finder.starts_with(PLUGIN_PREFIX)) {
        link.loading(finder);
    }
}

/// Tells the parent what is being done.
pub(super) fn doing(what: &str) {
    if let Some(link) = child::link() {
        link.doing(what);
    }
}

/// Ends this process if it is the child and a standard stream is closed: what is opened next would
/// take its place, and our own words go there.
pub(super) fn check_streams() {
    if let Some(link) = child::link() {
        link.check_streams();
    }
}

/// Tells the parent of a file to remove if this process comes to grief.
pub(super) fn unfinished(path: &Path) {
    if let Some(link) = child::link() {
        link.unfinished(path);
    }
}

/// Returns where the result goes instead of standard output, if this process is the child.
pub(super) fn result() -> Option<Box<dyn Write + Send>> {
    child::link().map(|link| Box::new(link) as Box<dyn Write + Send>)
}

/// Tells the parent the exit code, after everything is written.
pub(super) fn done(code: u8) {
    if let Some(link) = child::link() {
        link.done(code);
    }
}
