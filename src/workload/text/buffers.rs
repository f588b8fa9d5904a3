//! Buffer ids: each names one buffer, defined once, used after that.

use indexmap::IndexMap;

use crate::workload::BufferId;

/// What has happened to a buffer so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// Placed by `hold`.
    Held,
    /// Its last search may have found a window.
    Searched,
    /// Its window was given back by `busy`.
    GivenBack,
    /// Released.
    Released,
    /// Its defining line was bad: what is done with it is not judged.
    Unknown,
}

/// A buffer's history.
#[derive(Clone, Copy, Debug)]
pub(super) struct Buffer {
    /// The line that defined it.
    pub(super) line: u32,
    /// Where it stands.
    pub(super) phase: Phase,
}

/// All ids seen so far, in the order of their definition.
#[derive(Default)]
pub(super) struct Buffers(IndexMap<Box<str>, Buffer>);

impl Buffers {
    /// Returns the handle of `name`.
    pub(super) fn find(&self, name: &str) -> Option<BufferId> {
        let index = self.0.get_index_of(name)?;
        u32::try_from(index).ok().map(BufferId)
    }

    /// Adds a name that [`find`](Self::find) does not know; `None` if there are too many.
    pub(super) fn define(&mut self, name: &str, buffer: Buffer) -> Option<BufferId> {
        let id = u32::try_from(self.0.len()).ok()?;
        self.0.insert(name.into(), buffer);
        Some(BufferId(id))
    }

    /// Returns the history of a buffer.
    pub(super) fn history(&self, id: BufferId) -> Buffer {
        self.0[id.0 as usize]
    }

    /// Notes what happened to a buffer.
    pub(super) fn set_phase(&mut self, id: BufferId, phase: Phase) {
        self.0[id.0 as usize].phase = phase;
    }

    /// Returns the names, in the order of their definition.
    pub(super) fn into_names(self) -> Vec<Box<str>> {
        self.0.into_keys().collect()
    }
}
