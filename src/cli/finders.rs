//! `finders`: what there is to choose from.

use super::{Answer, Common};
use cmasim::cma::finder::{Policy, REGISTRY};
use cmasim::error::Result;

/// Lists the finders.
pub(super) fn run(common: &Common) -> Result<Answer> {
    let mut text = String::new();
    for entry in REGISTRY {
        let policy = match entry.policy {
            Policy::FirstFit => "first fit",
            Policy::Other => "other placement",
        };
        text += &format!("{:14} {policy:16} {}\n", entry.name, entry.about);
    }
    text += "c:LIB.so[:SYM] by its answers   a C function with the kernel's signature, see \
             tools/c-finder\n";
    common.result(&text)?;
    Ok(Answer::Yes)
}
