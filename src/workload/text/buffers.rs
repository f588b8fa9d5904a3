//! Buffer ids: each names one buffer, defined once, used after that.

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

/// All ids seen so far.
///
/// Files hold a million of them, so names are kept once, and the table over them holds only their
/// numbers.
#[derive(Default)]
pub(super) struct Buffers {
    names: Vec<Box<str>>,
    history: Vec<Buffer>,
    /// Open addressing with linear probing: positions in `names`, or [`FREE`].
    slots: Vec<u32>,
}

/// A slot without a name.
const FREE: u32 = u32::MAX;

impl Buffers {
    /// Returns the handle of `name`.
    pub(super) fn find(&self, name: &str) -> Option<BufferId> {
        let slot = self.slot(name)?;
        Some(self.slots[slot]).filter(|&id| id != FREE).map(BufferId)
    }

    /// Adds a name that [`find`](Self::find) does not know; `None` if there are too many.
    pub(super) fn define(&mut self, name: &str, buffer: Buffer) -> Option<BufferId> {
        let id = u32::try_from(self.names.len()).ok().filter(|&id| id != FREE)?;
        // Half full at most, so that probes stay short.
        if self.slots.len() < 2 * (self.names.len() + 1) {
            self.grow();
        }
        let slot = self.slot(name)?;
        self.slots[slot] = id;
        self.names.push(name.into());
        self.history.push(buffer);
        Some(BufferId(id))
    }

    /// Returns the history of a buffer.
    pub(super) fn history(&self, id: BufferId) -> Buffer {
        self.history[id.0 as usize]
    }

    /// Notes what happened to a buffer.
    pub(super) fn set_phase(&mut self, id: BufferId, phase: Phase) {
        self.history[id.0 as usize].phase = phase;
    }

    /// Returns the names, in the order of their definition.
    pub(super) fn into_names(self) -> Vec<Box<str>> {
        self.names
    }

    fn grow(&mut self) {
        let capacity = (4 * self.names.len()).next_power_of_two().max(16);
        self.slots = vec![FREE; capacity];
        for id in 0..self.names.len() {
            if let (Some(slot), Ok(id)) = (self.slot(&self.names[id]), u32::try_from(id)) {
                self.slots[slot] = id;
            }
        }
    }

    /// Returns the slot of `name`, or the free one where it belongs; `None` in an empty table.
    fn slot(&self, name: &str) -> Option<usize> {
        let mask = self.slots.len().checked_sub(1)?;
        let mut slot = hash(name) & mask;
        loop {
            match self.slots[slot] {
                FREE => return Some(slot),
                id if &*self.names[id as usize] == name => return Some(slot),
                _ => slot = (slot + 1) & mask,
            }
        }
    }
}

/// FNV-1a, folded so that its low bits depend on every byte.
fn hash(name: &str) -> usize {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for byte in name.bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    #[allow(clippy::cast_possible_truncation, reason = "only low bits are used")]
    let folded = (hash ^ (hash >> 32)) as usize;
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_defined_name_is_found_and_no_other() {
        let mut buffers = Buffers::default();
        assert_eq!(buffers.find("0"), None);
        for n in 0..5000 {
            let buffer = Buffer { line: n, phase: Phase::Searched };
            assert_eq!(buffers.define(&n.to_string(), buffer), Some(BufferId(n)));
        }
        for n in 0..5000 {
            assert_eq!(buffers.find(&n.to_string()), Some(BufferId(n)));
            assert_eq!(buffers.history(BufferId(n)).line, n);
        }
        assert_eq!(buffers.find("5000"), None);
        assert_eq!(buffers.find(""), None);
    }
}
