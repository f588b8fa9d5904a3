//! A B-tree of regions that knows the largest gap of each subtree, as the kernel's maple tree in
//! its allocating form.
//!
//! ```text
//!                 inner: 10 slots    last key, largest gap and node of each subtree
//!                /   |   \
//!           leaf   leaf   leaf       16 slots: start and length of a region,
//!                                    and the gap before it
//! ```
//!
//! A search goes down to the first slot whose gap is large enough, so it finds the lowest one in
//! one step a level. A gap belongs to the region after it, and one region of no length ends the
//! tree: so two gaps that become one never sit in two leaves. (The kernel's leaf spends a slot on
//! each gap instead.) Full nodes are split on the way down; on the way back up after a release, a
//! node below a quarter of its slots is joined with a neighbour or takes over from it.

use super::arena::Arena;

/// Slots of a leaf.
const LEAF: usize = 16;

/// Slots of an inner node.
const INNER: usize = 10;

/// The key of an unused slot.
const UNUSED: u64 = u64::MAX;

/// A tree of regions below a limit.
pub(super) struct Maple {
    leaves: Arena<Node<LEAF>>,
    inner: Arena<Node<INNER>>,
    root: u32,
    /// Levels of inner nodes above the leaves.
    height: usize,
    limit: u32,
    /// Inner nodes and slots from the root to the leaf of the last search.
    path: Vec<(u32, usize)>,
}

/// A node. Slots in use come first, in the order of their keys.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Node<const N: usize> {
    /// Starts of regions; above leaves, the last key of the subtree.
    keys: [u64; N],
    /// Free space before the region; above leaves, the largest of the subtree.
    gaps: [u32; N],
    /// Length of the region; above leaves, the node of the subtree.
    links: [u32; N],
}

// As large as the kernel's nodes, or smaller.
const _: () = assert!(size_of::<Node<LEAF>>() == 256 && size_of::<Node<INNER>>() <= 256);

impl Maple {
    /// Makes an empty tree of the numbers below `limit`.
    pub(super) fn new(limit: u32) -> Maple {
        let mut leaves = Arena::default();
        let mut leaf = Node::EMPTY;
        leaf.insert(0, u64::from(limit), limit, 0);
        let root = leaves.add(leaf);
        Maple { leaves, inner: Arena::default(), root, height: 0, limit, path: Vec::new() }
    }

    /// Takes the lowest gap of at least `count` numbers, at its start; `None` if there is none.
    #[inline(never)]
    pub(super) fn alloc(&mut self, count: u32) -> Option<u64> {
        if count == 0 || self.largest_gap() < count {
            return None;
        }
        self.split_full_root();
        self.path.clear();
        let mut node = self.root;
        for level in (1..=self.height).rev() {
            let mut slot = self.inner.get(node).fitting(count)?;
            if self.is_full(self.inner.get(node).links[slot], level - 1) {
                self.split(node, slot, level);
                slot = self.inner.get(node).fitting(count)?;
            }
            self.path.push((node, slot));
            node = self.inner.get(node).links[slot];
        }
        let leaf = self.leaves.get_mut(node);
        let at = leaf.fitting(count)?;
        let start = leaf.keys[at] - u64::from(leaf.gaps[at]);
        leaf.gaps[at] -= count;
        leaf.insert(at, start, 0, count);
        self.update_gaps(node);
        Some(start)
    }

    /// Gives a region back. Returns false if there is none with this start and length.
    #[inline(never)]
    pub(super) fn free(&mut self, start: u64, count: u32) -> bool {
        self.path.clear();
        let mut node = self.root;
        for _ in 0..self.height {
            let slot = self.inner.get(node).slot_of(start);
            if slot == INNER {
                return false;
            }
            self.path.push((node, slot));
            node = self.inner.get(node).links[slot];
        }
        let leaf = self.leaves.get_mut(node);
        let at = leaf.slot_of(start);
        if count == 0 || at == LEAF || leaf.keys[at] != start || leaf.links[at] != count {
            return false;
        }
        let room = leaf.gaps[at] + count;
        leaf.remove(at);
        if at < LEAF && leaf.keys[at] != UNUSED {
            leaf.gaps[at] += room;
        } else {
            self.add_to_next_leaf(room);
        }
        self.close_up();
        true
    }

    /// Tells whether no region is taken.
    pub(super) fn is_empty(&self) -> bool {
        self.height == 0 && self.leaves.get(self.root).gaps[0] == self.limit
    }

    /// Returns the memory of all nodes, spare ones included, in bytes.
    pub(super) fn memory_bytes(&self) -> usize {
        self.leaves.memory_bytes() + self.inner.memory_bytes()
    }

    fn largest_gap(&self) -> u32 {
        self.summary(self.root, self.height).1
    }

    /// Returns the last key and the largest gap of a node that is `level` levels above the leaves.
    fn summary(&self, node: u32, level: usize) -> (u64, u32) {
        if level == 0 { self.leaves.get(node).summary() } else { self.inner.get(node).summary() }
    }

    fn is_full(&self, node: u32, level: usize) -> bool {
        if level == 0 { self.leaves.get(node).is_full() } else { self.inner.get(node).is_full() }
    }

    fn is_sparse(&self, node: u32, level: usize) -> bool {
        if level == 0 {
            self.leaves.get(node).is_sparse()
        } else {
            self.inner.get(node).is_sparse()
        }
    }

    /// Takes over the leaf's largest gap into the nodes of the path.
    fn update_gaps(&mut self, leaf: u32) {
        let mut gap = self.leaves.get(leaf).largest_gap();
        for &(parent, slot) in self.path.iter().rev() {
            let parent = self.inner.get_mut(parent);
            if parent.gaps[slot] == gap {
                return;
            }
            parent.gaps[slot] = gap;
            gap = parent.largest_gap();
        }
    }

    fn split_full_root(&mut self) {
        if !self.is_full(self.root, self.height) {
            return;
        }
        let (key, gap) = self.summary(self.root, self.height);
        let mut top = Node::EMPTY;
        top.insert(0, key, gap, self.root);
        self.root = self.inner.add(top);
        self.height += 1;
        self.split(self.root, 0, self.height);
    }

    /// Splits the full node in a slot of `parent`, which is not full and `level` levels up.
    #[cold]
    fn split(&mut self, parent: u32, slot: usize, level: usize) {
        let left = self.inner.get(parent).links[slot];
        let right = if level == 1 {
            let upper = self.leaves.get_mut(left).split();
            self.leaves.add(upper)
        } else {
            let upper = self.inner.get_mut(left).split();
            self.inner.add(upper)
        };
        let (key, gap) = self.summary(right, level - 1);
        self.inner.get_mut(parent).insert(slot + 1, key, gap, right);
        self.refresh(parent, slot, level);
    }

    /// Copies the last key and the largest gap of a child into its slot.
    fn refresh(&mut self, parent: u32, slot: usize, level: usize) {
        let child = self.inner.get(parent).links[slot];
        let (key, gap) = self.summary(child, level - 1);
        let parent = self.inner.get_mut(parent);
        (parent.keys[slot], parent.gaps[slot]) = (key, gap);
    }

    /// Adds free space before the first region after the leaf that the path leads to.
    fn add_to_next_leaf(&mut self, room: u32) {
        let is_last = |&&(node, slot): &&(u32, usize)| !self.inner.get(node).is_used(slot + 1);
        let skipped = self.path.iter().rev().take_while(is_last).count();
        // The last region of the tree is never removed, so there is a leaf after any other.
        let Some(&(top, slot)) = self.path.iter().nth_back(skipped) else { return };
        let mut node = self.inner.get(top).links[slot + 1];
        for _ in 0..skipped {
            node = self.inner.get(node).links[0];
        }
        let leaf = self.leaves.get_mut(node);
        leaf.gaps[0] += room;
        let gap = leaf.gaps[0];
        let (mut node, mut slot) = (top, slot + 1);
        for _ in 0..=skipped {
            let above = self.inner.get_mut(node);
            above.gaps[slot] = above.gaps[slot].max(gap);
            (node, slot) = (above.links[slot], 0);
        }
    }

    /// Brings the path up to date after a release, leaf first, and joins what became sparse.
    fn close_up(&mut self) {
        for step in (0..self.path.len()).rev() {
            let (parent, slot) = self.path[step];
            let level = self.height - step;
            let child = self.inner.get(parent).links[slot];
            if self.is_sparse(child, level - 1) {
                self.join(parent, slot, level);
            } else {
                self.refresh(parent, slot, level);
            }
        }
        while self.height > 0 && !self.inner.get(self.root).is_used(1) {
            let top = self.root;
            self.root = self.inner.get(top).links[0];
            self.inner.remove(top);
            self.height -= 1;
        }
    }

    /// Joins a sparse child with a neighbour, or evens the two out if they do not fit into one.
    fn join(&mut self, parent: u32, slot: usize, level: usize) {
        let node = self.inner.get(parent);
        if !node.is_used(1) {
            return self.keep_only_child(parent, level);
        }
        let left = if node.is_used(slot + 1) { slot } else { slot - 1 };
        let (a, b) = (node.links[left], node.links[left + 1]);
        let joined = if level == 1 {
            even_out(&mut self.leaves, a, b)
        } else {
            even_out(&mut self.inner, a, b)
        };
        if joined {
            self.inner.get_mut(parent).remove(left + 1);
        } else {
            self.refresh(parent, left + 1, level);
        }
        self.refresh(parent, left, level);
    }

    /// Keeps a sparse child without neighbours, unless it is empty.
    fn keep_only_child(&mut self, parent: u32, level: usize) {
        let child = self.inner.get(parent).links[0];
        if self.summary(child, level - 1).0 != UNUSED {
            return self.refresh(parent, 0, level);
        }
        self.inner.get_mut(parent).remove(0);
        if level == 1 {
            self.leaves.remove(child);
        } else {
            self.inner.remove(child);
        }
    }
}

/// Moves the slots of two neighbours into the first, which removes the second, or spreads them
/// evenly. Returns whether they fitted into one with room to spare.
fn even_out<const N: usize>(nodes: &mut Arena<Node<N>>, a: u32, b: u32) -> bool {
    let (mut left, mut right) = (*nodes.get(a), *nodes.get(b));
    let (in_left, in_right) = (left.used(), right.used());
    let all = in_left + in_right;
    let wanted = if all <= N - N / 8 { all } else { all / 2 };
    if wanted >= in_left {
        left.take_from(0..wanted - in_left, in_left, &right);
        right.drop_first(wanted - in_left);
    } else {
        let moved = in_left - wanted;
        let mut shifted = Node::EMPTY;
        shifted.take_from(wanted..in_left, 0, &left);
        shifted.take_from(0..in_right, moved, &right);
        right = shifted;
        left.cut(wanted);
    }
    *nodes.get_mut(a) = left;
    *nodes.get_mut(b) = right;
    let joined = wanted == all;
    if joined {
        nodes.remove(b);
    }
    joined
}

impl<const N: usize> Node<N> {
    const EMPTY: Node<N> = Node { keys: [UNUSED; N], gaps: [0; N], links: [0; N] };

    fn is_used(&self, slot: usize) -> bool {
        slot < N && self.keys[slot] != UNUSED
    }

    fn is_full(&self) -> bool {
        self.keys[N - 1] != UNUSED
    }

    fn is_sparse(&self) -> bool {
        self.keys[N / 4] == UNUSED
    }

    fn used(&self) -> usize {
        self.slot_of(UNUSED)
    }

    /// Returns the first slot with a gap of at least `count`, which is not 0.
    #[inline]
    fn fitting(&self, count: u32) -> Option<usize> {
        // Unused slots have no gap.
        self.gaps.iter().position(|&gap| gap >= count)
    }

    /// Returns the number of slots whose key is below `key`.
    #[inline]
    fn slot_of(&self, key: u64) -> usize {
        // Without a branch: the compiler turns it into vector comparisons.
        self.keys.iter().map(|&own| usize::from(own < key)).sum()
    }

    #[inline]
    fn largest_gap(&self) -> u32 {
        self.gaps.iter().copied().fold(0, u32::max)
    }

    /// Returns the last key, [`UNUSED`] if there is none, and the largest gap.
    fn summary(&self) -> (u64, u32) {
        let last = self.used().checked_sub(1).map_or(UNUSED, |last| self.keys[last]);
        (last, self.largest_gap())
    }

    /// Puts a slot before slot `at`. The node must not be full.
    #[inline]
    fn insert(&mut self, at: usize, key: u64, gap: u32, link: u32) {
        self.keys.copy_within(at..N - 1, at + 1);
        self.gaps.copy_within(at..N - 1, at + 1);
        self.links.copy_within(at..N - 1, at + 1);
        (self.keys[at], self.gaps[at], self.links[at]) = (key, gap, link);
    }

    #[inline]
    fn remove(&mut self, at: usize) {
        self.keys.copy_within(at + 1.., at);
        self.gaps.copy_within(at + 1.., at);
        (self.keys[N - 1], self.gaps[N - 1]) = (UNUSED, 0);
        self.links.copy_within(at + 1.., at);
    }

    /// Cuts a full node and returns its upper part. Where regions are added in ascending order the
    /// last gap is the one that is used: then the lower part is left nearly full.
    fn split(&mut self) -> Node<N> {
        let ascending = self.gaps[..N - 1].iter().all(|&gap| gap < self.gaps[N - 1]);
        let at = if ascending { N - 1 } else { N / 2 };
        let mut upper = Node::EMPTY;
        upper.take_from(at..N, 0, self);
        self.cut(at);
        upper
    }

    /// Copies slots of another node to `at`.
    fn take_from(&mut self, slots: std::ops::Range<usize>, at: usize, other: &Node<N>) {
        let end = at + slots.len();
        self.keys[at..end].copy_from_slice(&other.keys[slots.clone()]);
        self.gaps[at..end].copy_from_slice(&other.gaps[slots.clone()]);
        self.links[at..end].copy_from_slice(&other.links[slots]);
    }

    /// Drops the slots from `at` on.
    fn cut(&mut self, at: usize) {
        self.keys[at..].fill(UNUSED);
        self.gaps[at..].fill(0);
    }

    fn drop_first(&mut self, count: usize) {
        let used = self.used();
        let mut rest = Node::EMPTY;
        rest.take_from(count..used, 0, self);
        *self = rest;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeMap;

    /// Returns the lowest gap of a list of regions.
    fn lowest_gap(regions: &BTreeMap<u64, u32>, limit: u32, count: u32) -> Option<u64> {
        let mut end = 0;
        for (&start, &length) in regions {
            if start - end >= u64::from(count) {
                return Some(end);
            }
            end = start + u64::from(length);
        }
        (u64::from(limit) - end >= u64::from(count)).then_some(end)
    }

    /// Runs random allocations and releases against a list of regions.
    fn check(limit: u32, ops: &[(bool, u32)]) {
        let mut tree = Maple::new(limit);
        let mut twin = BTreeMap::new();
        for &(alloc, number) in ops {
            if alloc {
                let count = 1 + number % 12;
                let expected = lowest_gap(&twin, limit, count);
                assert_eq!(tree.alloc(count), expected);
                expected.into_iter().for_each(|start| assert!(twin.insert(start, count).is_none()));
            } else if let Some((&start, &count)) =
                twin.iter().nth(number as usize % (twin.len() + 1))
            {
                assert!(!tree.free(start, count + 1) && !tree.free(start, 0));
                assert!(tree.free(start, count) && !tree.free(start, count));
                twin.remove(&start);
            }
            assert_eq!(tree.is_empty(), twin.is_empty());
            tree.verify();
        }
        for (&start, &count) in twin.iter().rev() {
            assert!(tree.free(start, count));
        }
        assert!(tree.is_empty());
        assert_eq!((tree.leaves.in_use(), tree.inner.in_use()), (1, 0));
    }

    impl Maple {
        /// Checks that every inner slot says what is below it.
        fn verify(&self) {
            self.verify_below(self.root, self.height);
        }

        fn verify_below(&self, node: u32, level: usize) {
            if level == 0 {
                return;
            }
            let node = self.inner.get(node);
            for slot in 0..node.used() {
                let said = (node.keys[slot], node.gaps[slot]);
                assert_eq!(said, self.summary(node.links[slot], level - 1));
                self.verify_below(node.links[slot], level - 1);
            }
        }
    }

    proptest! {
        #![proptest_config(crate::testing::seeded(256))]

        #[test]
        fn regions_are_those_of_a_list(
            limit in 1_u32..6000,
            fill in 0_usize..900,
            ops in prop::collection::vec((prop::bool::weighted(0.45), any::<u32>()), 0..700),
        ) {
            let full = (0_u32..).take(fill).map(|n| (true, n * 7));
            check(limit, &full.chain(ops).collect::<Vec<_>>());
        }
    }

    #[test]
    fn single_numbers_fill_nodes_when_taken_in_ascending_order() {
        let limit = 100_000;
        let mut tree = Maple::new(limit);
        for start in 0..u64::from(limit) {
            assert_eq!(tree.alloc(1), Some(start));
        }
        assert_eq!(tree.alloc(1), None);
        assert!(tree.leaves.in_use() <= 100_000 / 14, "{}", tree.leaves.in_use());
        for start in (0..u64::from(limit)).rev() {
            assert!(tree.free(start, 1));
        }
        assert!(tree.is_empty());
        assert_eq!((tree.leaves.in_use(), tree.inner.in_use()), (1, 0));
    }
}
