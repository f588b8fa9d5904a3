//! Workloads made from a seed.
//!
//! One file a kind; [`KINDS`] is the registry. The same kind, parameters, seed and version give the
//! same workload, byte for byte, on every platform. No generator runs the simulator: it does not
//! know which requests will fail, and releases the buffers of those that do like any other.

mod aged;
mod camera;
mod churn;
mod dmabuf_heap;
mod draft;
mod holes;
mod params;
mod random;

use std::fmt::Write;

use crate::error::{Error, Result};
use crate::workload::Workload;

use draft::Draft;
pub use params::{Params, Size};
use random::Random;

/// A kind of generated workload.
#[derive(Debug)]
pub struct Kind {
    /// The name on the command line.
    pub name: &'static str,
    /// What it stands for, one phrase.
    pub about: &'static str,
    /// The keys of [`Params`] that it takes; `aged` also takes those of its inner kind.
    pub takes: &'static [&'static str],
    /// Pages of the area unless the parameters say otherwise.
    pub pages: u64,
    /// Writes the operations; `None` when the draft is full.
    run: fn(&Params, &mut Draft, &mut Random) -> Option<()>,
}

/// Every kind, in the order of the documentation.
pub const KINDS: [&Kind; 5] =
    [&dmabuf_heap::KIND, &camera::KIND, &churn::KIND, &holes::KIND, &aged::KIND];

/// The keys that every kind takes.
const COMMON: [&str; 3] = ["pages", "base", "order_per_bit"];

impl Kind {
    /// Looks a kind up by name.
    pub fn find(name: &str) -> Option<&'static Kind> {
        KINDS.into_iter().find(|kind| kind.name == name)
    }
}

/// Makes a workload of the kind called `kind`.
///
/// Fails with [`Error::Usage`] if there is no such kind, if it does not take one of the parameters
/// given, or if one is out of range.
pub fn generate(kind: &str, params: &Params, seed: u64) -> Result<Workload> {
    let kind = find(kind)?;
    params.check(kind, takes(kind, params)?)?;
    let mut draft = Draft::new(params, kind.pages)?;
    // `None` only says that the draft reached its length.
    (kind.run)(params, &mut draft, &mut Random::new(seed));
    Ok(draft.into_workload())
}

/// Returns the comment that belongs at the head of a generated file: what it stands for, and the
/// command that makes it again.
pub fn header(kind: &str, params: &Params, seed: u64) -> Result<String> {
    let kind = find(kind)?;
    let mut text = format!("# {}\n# cmasim generate {} --seed {seed}", kind.about, kind.name);
    for (key, value) in params.given() {
        // Writing to a string does not fail.
        let _ = write!(text, " --{} {value}", key.replace('_', "-"));
    }
    text.push('\n');
    Ok(text)
}

fn find(name: &str) -> Result<&'static Kind> {
    Kind::find(name).ok_or_else(|| {
        let known = KINDS.map(|kind| kind.name).join(", ");
        Error::Usage(format!("unknown kind of workload `{name}`; expected {known}"))
    })
}

/// Returns all keys that a kind takes, with those of its inner kind.
fn takes(kind: &Kind, params: &Params) -> Result<Vec<&'static str>> {
    let mut takes = COMMON.to_vec();
    takes.extend(kind.takes);
    if takes.contains(&"inner")
        && let Some(inner) = &params.inner
    {
        takes.extend(aged::inner(inner)?.takes);
    } else if takes.contains(&"inner") {
        takes.extend(dmabuf_heap::KIND.takes);
    }
    Ok(takes)
}

#[cfg(test)]
mod tests;
