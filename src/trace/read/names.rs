//! Names that recur on every line, kept once each.

use std::sync::Arc;

/// Slots of the cache; a trace has few tasks and fewer areas.
const SLOTS: usize = u8::MAX as usize + 1;

/// Longer names are not kept; tasks' and areas' names are far shorter.
const KEPT_MAX: usize = 256;

/// A cache of names, so that a recurring name costs no allocation. Bounded: a new name takes the
/// slot of an old one.
pub(super) struct Names {
    slots: Vec<Option<Name>>,
}

struct Name {
    bytes: Box<[u8]>,
    text: Arc<str>,
}

impl Names {
    pub(super) fn new() -> Names {
        Names { slots: (0..SLOTS).map(|_| None).collect() }
    }

    /// Returns the name as text; bytes that are not UTF-8 are replaced.
    pub(super) fn get(&mut self, bytes: &[u8]) -> Arc<str> {
        let slot = &mut self.slots[slot(bytes)];
        if let Some(name) = slot.as_ref().filter(|name| *name.bytes == *bytes) {
            return name.text.clone();
        }
        let text: Arc<str> = String::from_utf8_lossy(bytes).into();
        if bytes.len() <= KEPT_MAX {
            *slot = Some(Name { bytes: bytes.into(), text: text.clone() });
        }
        text
    }
}

/// Spreads names over the slots; only the distribution matters, and that it costs little.
fn slot(bytes: &[u8]) -> usize {
    let hash = bytes.iter().fold(0_u32, |hash, &byte| hash.rotate_left(5) ^ u32::from(byte));
    let [low, _, _, high] = hash.wrapping_mul(0x9e37_79b1).to_le_bytes();
    usize::from(low ^ high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recurring_name_is_the_same_allocation() {
        let mut names = Names::new();
        let first = names.get(b"linux,cma");
        assert!(Arc::ptr_eq(&first, &names.get(b"linux,cma")));
        for i in 0..10_000 {
            let name = format!("task {i}");
            assert_eq!(&*names.get(name.as_bytes()), name);
        }
        assert_eq!(&*names.get(b"\xffx"), "\u{fffd}x");
    }
}
