//! A pool in the manner of the kernel's IDA: a radix tree of bitmaps, one id at a time.
//!
//! Leaves hold 1,024 bits, nodes 64 slots with a mark for each child that may have a free id. A
//! region of n bits is n ids, each the lowest free one. They lie in a row as long as nothing was
//! freed in between, which is all that `region-alloc` asks of it.

use super::region_alloc::Pool;

const LEAF_BITS: usize = 1024;
const SLOTS: usize = 64;

/// A pool of ids below a capacity.
pub(super) struct Ida {
    root: Slot,
    /// Levels of nodes above the leaves.
    height: u32,
    capacity: usize,
    nodes: usize,
    leaves: usize,
}

#[derive(Default)]
enum Slot {
    #[default]
    Empty,
    Leaf(Box<[u64; LEAF_BITS / 64]>),
    Node(Box<Node>),
}

struct Node {
    /// Children that may have a free id; those that are not there have.
    free: u64,
    slots: [Slot; SLOTS],
}

impl Ida {
    /// Makes an empty pool.
    pub(super) fn new(capacity: usize) -> Ida {
        let mut height = 0;
        while span(height) < capacity {
            height += 1;
        }
        Ida { root: Slot::Empty, height, capacity, nodes: 0, leaves: 0 }
    }

    fn take_one(&mut self) -> Option<usize> {
        let mut base = 0;
        let (height, capacity) = (self.height, self.capacity);
        let mut slot = &mut self.root;
        let mut path: [Option<(&mut u64, usize)>; 11] = Default::default();
        for level in (0..height).rev() {
            if base >= capacity {
                return None;
            }
            if matches!(slot, Slot::Empty) {
                self.nodes += 1;
                *slot =
                    Slot::Node(Box::new(Node { free: !0, slots: [const { Slot::Empty }; SLOTS] }));
            }
            let Slot::Node(node) = slot else { return None };
            let index = node.free.trailing_zeros() as usize;
            base += index.checked_mul(span(level))?;
            slot = node.slots.get_mut(index)?;
            path[level as usize] = Some((&mut node.free, index));
        }
        if matches!(slot, Slot::Empty) {
            if base >= capacity {
                return None;
            }
            self.leaves += 1;
            *slot = Slot::Leaf(Box::default());
        }
        let Slot::Leaf(words) = slot else { return None };
        let word = words.iter().position(|&word| word != !0)?;
        let id = base + word * 64 + words[word].trailing_ones() as usize;
        if id >= capacity {
            return None;
        }
        words[word] |= 1 << (id % 64);
        if words[word] == !0 && words.iter().all(|&word| word == !0) {
            for (free, index) in path.into_iter().flatten() {
                *free &= !(1 << index);
                if *free != 0 {
                    break;
                }
            }
        }
        Some(id)
    }

    fn give_one(&mut self, id: usize) {
        let (nodes, leaves) = (&mut self.nodes, &mut self.leaves);
        clear(&mut self.root, self.height, id, nodes, leaves);
    }
}

/// Ids below a slot of a node at a level.
fn span(level: u32) -> usize {
    LEAF_BITS.saturating_mul(SLOTS.saturating_pow(level))
}

/// Clears an id below a slot, and the slot with its last one.
fn clear(slot: &mut Slot, height: u32, id: usize, nodes: &mut usize, leaves: &mut usize) {
    let empty = match slot {
        Slot::Empty => return,
        Slot::Leaf(words) => {
            words[id / 64] &= !(1 << (id % 64));
            let empty = words[id / 64] == 0 && words.iter().all(|&word| word == 0);
            *leaves -= usize::from(empty);
            empty
        }
        Slot::Node(node) => {
            let below = span(height - 1);
            let index = id / below;
            clear(&mut node.slots[index], height - 1, id % below, nodes, leaves);
            node.free |= 1 << index;
            let empty = matches!(node.slots[index], Slot::Empty)
                && node.slots.iter().all(|slot| matches!(slot, Slot::Empty));
            *nodes -= usize::from(empty);
            empty
        }
    };
    if empty {
        *slot = Slot::Empty;
    }
}

impl Pool for Ida {
    fn take(&mut self, size: usize) -> Option<usize> {
        let mut first = None;
        for taken in 0..size {
            match self.take_one() {
                Some(id) => first = first.or(Some(id)),
                None => {
                    let first = first.unwrap_or(0);
                    (first..first + taken).for_each(|id| self.give_one(id));
                    return None;
                }
            }
        }
        first
    }

    fn give(&mut self, start: usize, size: usize) {
        (start..start + size).for_each(|id| self.give_one(id));
    }

    fn is_empty(&self) -> bool {
        matches!(self.root, Slot::Empty)
    }

    fn memory_bytes(&self) -> usize {
        self.nodes * size_of::<Node>() + self.leaves * (LEAF_BITS / 8) + size_of::<Ida>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_the_lowest_free_ones_up_to_the_capacity() {
        for capacity in [1, 10, 1023, 1024, 1025, 70_000, 2 << 16] {
            let mut ida = Ida::new(capacity);
            let ids: Vec<_> = std::iter::from_fn(|| ida.take(1)).collect();
            assert_eq!(ida.take(1), None, "{capacity}");
            assert!(ids.iter().copied().eq(0..capacity), "{capacity}");
            for id in [capacity / 2, 0, capacity - 1] {
                ida.give(id, 1);
                assert_eq!(ida.take(1), Some(id), "{capacity}");
            }
            (0..capacity).for_each(|id| ida.give(id, 1));
            assert!(ida.is_empty(), "{capacity}");
            assert_eq!((ida.nodes, ida.leaves), (0, 0), "{capacity}");
        }
    }

    #[test]
    fn a_refused_region_leaves_nothing_behind() {
        let mut ida = Ida::new(10);
        assert_eq!(ida.take(7), Some(0));
        assert_eq!(ida.take(4), None);
        assert_eq!(ida.take(3), Some(7));
    }
}
