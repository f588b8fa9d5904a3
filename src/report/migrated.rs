//! What allocations had to move out of their way, over a whole trace.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::trace::Migration;

/// Pages that were in the way, summed over a trace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Migrated {
    /// Pages whose content was copied elsewhere.
    pub migrated: u64,
    /// Clean pages that were dropped instead.
    pub reclaimed: u64,
    /// Mappings that the moved pages had.
    pub mapped: u64,
}

impl Migrated {
    /// Adds the counts of one event.
    pub(super) fn add(&mut self, more: &Migration) {
        self.migrated = self.migrated.saturating_add(more.migrated);
        self.reclaimed = self.reclaimed.saturating_add(more.reclaimed);
        self.mapped = self.mapped.saturating_add(more.mapped);
    }
}

impl fmt::Display for Migrated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Migrated { migrated, reclaimed, mapped } = self;
        write!(f, "{migrated} pages, {reclaimed} reclaimed, {mapped} mapped")
    }
}
