//! Integer ids handed out one at a time, lowest first, as the kernel's IDA does.
//!
//! ```text
//!              node          64 slots, one free mark a slot
//!            /  |   \
//!         node node ..       a mark is clear when nothing below the slot is free
//!        /  |
//!    chunk chunk ..          1024 ids: a bitmap, or 63 ids inside the slot itself
//! ```
//!
//! A search follows the first mark in each node, so it costs one step a level. An id costs the
//! same wherever it is, but a region of `n` ids costs `n` searches. Nothing here knows of runs: a
//! region is contiguous only as long as ids come back in reverse order.

use super::arena::Arena;

/// Bits of a chunk number that one level resolves.
const SHIFT: usize = 6;

/// Slots of a node.
const SLOTS: usize = 1 << SHIFT;

/// Words of a chunk's bitmap.
const WORDS: usize = 16;

/// Ids of a chunk.
const CHUNK: usize = WORDS * 64;

/// Ids that fit into a slot beside its tag.
const INLINE: u32 = 63;

/// Hands out ids below a limit.
pub(super) struct Ida {
    limit: usize,
    root: Slot,
    /// Levels of nodes above the chunks.
    height: usize,
    /// Whether anything in the tree as it stands is free; the mark of the root's slot.
    root_free: bool,
    nodes: Arena<Node>,
    bitmaps: Arena<[u64; WORDS]>,
}

/// What a slot holds, in one word: 0 for nothing, else ids of a chunk above a tag bit of 1, else a
/// handle of a node or bitmap, one level down, above a tag bit of 0.
type Slot = u64;

#[derive(Clone, Copy)]
struct Node {
    slots: [Slot; SLOTS],
    /// The slots below which something is free.
    free: u64,
    parent: u32,
    /// The parent's slot that leads here.
    place: u8,
    /// Slots in use.
    used: u8,
}

impl Ida {
    /// Makes an empty set of the ids below `limit`.
    pub(super) fn new(limit: usize) -> Ida {
        let (nodes, bitmaps) = (Arena::default(), Arena::default());
        Ida { limit, root: 0, height: 0, root_free: true, nodes, bitmaps }
    }

    /// Takes the lowest free id; `None` if all below the limit are taken.
    #[inline(never)]
    pub(super) fn alloc(&mut self) -> Option<usize> {
        if !self.root_free {
            self.grow();
        }
        let (mut slot, mut parent, mut place, mut chunk) = (self.root, NO_NODE, 0, 0);
        for level in (0..self.height).rev() {
            let handle = if slot == 0 {
                if chunk << (SHIFT * (level + 1)) >= self.limit.div_ceil(CHUNK) {
                    return None;
                }
                self.add_node(parent, place)
            } else {
                handle(slot)
            };
            let node = self.nodes.get(handle);
            place = node.free.trailing_zeros() as usize;
            chunk = chunk << SHIFT | place;
            (slot, parent) = (node.slots[place], handle);
        }
        let base = chunk * CHUNK;
        if base >= self.limit {
            return None;
        }
        let taken = self.take_lowest(slot, self.limit - base)?;
        if taken.slot != slot {
            self.put(parent, place, slot, taken.slot);
        }
        if taken.is_full {
            self.clear_mark(parent, place);
        }
        Some(base + taken.bit)
    }

    /// Gives an id back. Returns false if it was not taken.
    #[inline(never)]
    pub(super) fn free(&mut self, id: usize) -> bool {
        let chunk = id / CHUNK;
        if chunk >> (SHIFT * self.height) != 0 {
            return false;
        }
        let (mut slot, mut parent, mut place) = (self.root, NO_NODE, 0);
        for level in (0..self.height).rev() {
            if slot == 0 {
                return false;
            }
            parent = handle(slot);
            place = chunk >> (SHIFT * level) & (SLOTS - 1);
            slot = self.nodes.get(parent).slots[place];
        }
        let Some(left) = self.give_back(slot, id % CHUNK) else { return false };
        self.set_mark(parent, place);
        if left != slot {
            self.put(parent, place, slot, left);
        }
        true
    }

    /// Tells whether no id is taken.
    pub(super) fn is_empty(&self) -> bool {
        self.root == 0
    }

    /// Returns the memory of the root's slot, nodes and bitmaps, spare ones included, in bytes.
    pub(super) fn memory_bytes(&self) -> usize {
        size_of::<Slot>() + self.nodes.memory_bytes() + self.bitmaps.memory_bytes()
    }

    /// Takes the lowest id of a chunk that has a free one, below `limit`.
    fn take_lowest(&mut self, slot: Slot, limit: usize) -> Option<Taken> {
        let is_inline = slot == 0 || slot & 1 == 1;
        let lowest = (slot >> 1).trailing_ones();
        if is_inline && lowest < INLINE {
            let bit = lowest as usize;
            let slot = slot | 1 | 2 << lowest;
            return (bit < limit).then_some(Taken { bit, slot, is_full: false });
        }
        if is_inline && INLINE as usize >= limit {
            return None;
        }
        let (bitmap, slot) = if is_inline {
            let bitmap = self.bitmaps.add([0; WORDS]);
            self.bitmaps.get_mut(bitmap)[0] = slot >> 1;
            (bitmap, slot_of(bitmap))
        } else {
            (handle(slot), slot)
        };
        let words = self.bitmaps.get_mut(bitmap);
        let index = words.iter().position(|&word| word != !0)?;
        let bit = index * 64 + words[index].trailing_ones() as usize;
        if bit >= limit {
            return None;
        }
        words[index] |= 1 << (bit % 64);
        let is_full = words[index..].iter().all(|&word| word == !0);
        Some(Taken { bit, slot, is_full })
    }

    /// Clears an id of a chunk; returns what its slot holds now, `None` if it was not taken.
    fn give_back(&mut self, slot: Slot, bit: usize) -> Option<Slot> {
        if slot & 1 == 1 {
            let mask = if bit < INLINE as usize { 2 << bit } else { 0 };
            let left = slot & !mask;
            return (left != slot).then_some(if left == 1 { 0 } else { left });
        }
        if slot == 0 {
            return None;
        }
        let words = self.bitmaps.get_mut(handle(slot));
        let (word, mask) = (&mut words[bit / 64], 1 << (bit % 64));
        if *word & mask == 0 {
            return None;
        }
        *word &= !mask;
        if *word == 0 && words.iter().all(|&word| word == 0) {
            self.bitmaps.remove(handle(slot));
            return Some(0);
        }
        Some(slot)
    }

    /// Adds a level on top of a full tree.
    fn grow(&mut self) {
        let mut node = Node::new(NO_NODE, 0);
        node.slots[0] = self.root;
        node.free &= !1;
        node.used = 1;
        let top = self.nodes.add(node);
        if self.height > 0 {
            self.nodes.get_mut(handle(self.root)).parent = top;
        }
        self.root = slot_of(top);
        self.height += 1;
        self.root_free = true;
    }

    #[cold]
    fn add_node(&mut self, parent: u32, place: usize) -> u32 {
        let node = self.nodes.add(Node::new(parent, place));
        self.put(parent, place, 0, slot_of(node));
        node
    }

    /// Puts `new` where `old` is, and removes nodes that this leaves empty.
    fn put(&mut self, parent: u32, place: usize, old: Slot, new: Slot) {
        if parent == NO_NODE {
            self.root = new;
            return;
        }
        let node = self.nodes.get_mut(parent);
        node.slots[place] = new;
        node.used += u8::from(old == 0);
        node.used -= u8::from(new == 0);
        if new == 0 {
            self.prune(parent);
        }
    }

    #[cold]
    fn prune(&mut self, mut node: u32) {
        while self.nodes.get(node).used == 0 {
            let Node { parent, place, .. } = *self.nodes.get(node);
            self.nodes.remove(node);
            if parent == NO_NODE {
                (self.root, self.height) = (0, 0);
                return;
            }
            let above = self.nodes.get_mut(parent);
            above.slots[place as usize] = 0;
            above.used -= 1;
            node = parent;
        }
        self.shrink();
    }

    /// Takes levels off the top that lead only to their first slot.
    fn shrink(&mut self) {
        while self.height > 0 {
            let top = handle(self.root);
            let Node { slots, used, free, .. } = *self.nodes.get(top);
            if used != 1 || slots[0] == 0 {
                return;
            }
            self.nodes.remove(top);
            self.root = slots[0];
            self.root_free = free & 1 == 1;
            self.height -= 1;
            if self.height > 0 {
                self.nodes.get_mut(handle(self.root)).parent = NO_NODE;
            }
        }
    }

    /// Notes that nothing is free below a slot, and so on upwards.
    fn clear_mark(&mut self, mut parent: u32, mut place: usize) {
        while parent != NO_NODE {
            let node = self.nodes.get_mut(parent);
            node.free &= !(1 << place);
            if node.free != 0 {
                return;
            }
            (parent, place) = (node.parent, node.place as usize);
        }
        self.root_free = false;
    }

    /// Notes that something is free below a slot, and so on upwards.
    fn set_mark(&mut self, mut parent: u32, mut place: usize) {
        while parent != NO_NODE {
            let node = self.nodes.get_mut(parent);
            let before = node.free;
            node.free |= 1 << place;
            if before != 0 {
                return;
            }
            (parent, place) = (node.parent, node.place as usize);
        }
        self.root_free = true;
    }
}

/// An id taken from a chunk.
struct Taken {
    bit: usize,
    /// What the chunk's slot holds now.
    slot: Slot,
    is_full: bool,
}

/// Stands for the missing parent of the root.
const NO_NODE: u32 = u32::MAX;

impl Node {
    #[allow(clippy::cast_possible_truncation, reason = "a place is below 64")]
    fn new(parent: u32, place: usize) -> Node {
        let place = place as u8;
        Node { slots: [0; SLOTS], free: !0, parent, place, used: 0 }
    }
}

fn slot_of(handle: u32) -> Slot {
    (u64::from(handle) + 1) << 1
}

#[allow(clippy::cast_possible_truncation, reason = "made from a u32 by `slot_of`")]
fn handle(slot: Slot) -> u32 {
    (slot >> 1) as u32 - 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Runs random allocations and releases against a set of flags.
    fn check(limit: usize, ops: &[(bool, usize)]) {
        let mut ida = Ida::new(limit);
        let mut twin = vec![false; limit];
        for &(alloc, number) in ops {
            if alloc {
                let lowest = twin.iter().position(|&taken| !taken);
                assert_eq!(ida.alloc(), lowest);
                lowest.into_iter().for_each(|id| twin[id] = true);
            } else {
                // One past the limit is asked for too.
                let id = number % (limit + 1);
                let was_taken = twin.get(id) == Some(&true);
                assert_eq!(ida.free(id), was_taken, "{id}");
                twin.iter_mut().skip(id).take(1).for_each(|taken| *taken = false);
            }
            assert_eq!(ida.is_empty(), !twin.contains(&true));
        }
        for id in (0..limit).filter(|&id| twin[id]) {
            assert!(ida.free(id));
        }
        assert!(ida.is_empty());
        assert_eq!((ida.nodes.in_use(), ida.bitmaps.in_use()), (0, 0));
    }

    proptest! {
        #![proptest_config(crate::testing::seeded(256))]

        #[test]
        fn ids_are_those_of_a_set_of_flags(
            limit in 1_usize..2500,
            grow in 0_usize..2500,
            ops in prop::collection::vec((prop::bool::weighted(0.5), 0_usize..10_000), 0..600),
        ) {
            let fill = (0..grow).map(|_| (true, 0));
            check(limit, &fill.chain(ops).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_tree_of_three_levels_is_filled_emptied_and_filled_again() {
        let limit = SLOTS * SLOTS * CHUNK + 5;
        let mut ida = Ida::new(limit);
        for _ in 0..2 {
            for id in 0..limit {
                assert_eq!(ida.alloc(), Some(id));
            }
            assert_eq!((ida.alloc(), ida.height), (None, 3));
            assert!(ida.free(70_000) && !ida.free(70_000));
            assert_eq!(ida.alloc(), Some(70_000));
            for id in (0..limit).rev() {
                assert!(ida.free(id));
            }
            assert_eq!((ida.is_empty(), ida.height, ida.nodes.in_use()), (true, 0, 0));
        }
    }
}
