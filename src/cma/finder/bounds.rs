//! Upper bounds on what each block of a bitmap can still serve, and a tree of their maxima.
//!
//! For every block of 512 bits and every alignment order there is one byte: a level that no
//! aligned window of a run which starts in that block exceeds. Nodes of 32 bytes hold 32 children;
//! the node above holds their maxima, so the first block that may serve a request is found in one
//! step a level. Bounds are never too low; they may be too high, and then cost a look at a block.

use std::ops::Range;

use super::Meter;
use crate::cma::vector::Lanes;

/// Bits of a block.
pub(super) const BLOCK: usize = 512;

/// Alignment orders with bounds of their own, from 0 on.
pub(super) const ORDERS: usize = 10;

/// Runs of so many bits are not told apart: their level is [`TOP`] at every order.
pub(super) const CAP: usize = 4096;

/// The level of whatever may be long enough for anything.
pub(super) const TOP: u8 = u8::MAX;

/// Children of a node.
const FAN: usize = 32;

/// Widest tier that is searched without another tier of maxima above it.
const WIDEST: usize = 2 * FAN;

/// Returns the level of a length: exact below 32, then 16 steps for each doubling, rounded down.
///
/// Grows with the length, so a window fits only where its level does.
#[inline]
pub(super) fn level_of(length: usize) -> u8 {
    if length >= CAP {
        return TOP;
    }
    if length < 16 {
        return u8::try_from(length).unwrap_or(TOP);
    }
    let exponent = length.ilog2() as usize;
    u8::try_from((exponent - 3) * 16 + (length >> (exponent - 4) & 15)).unwrap_or(TOP)
}

/// The nodes of 32 neighbours at all orders; two orders share a cache line.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Group([[u8; FAN]; ORDERS]);

/// The bounds of all blocks at all orders.
#[derive(Clone, Debug)]
pub(super) struct Bounds {
    lanes: Lanes,
    /// The groups of all tiers, those of the blocks first.
    groups: Vec<Group>,
    /// The tiers, from the blocks up.
    tiers: Vec<Tier>,
}

/// All nodes at one height of the tree: the index of its first group, and its number of entries.
#[derive(Clone, Copy, Debug)]
struct Tier {
    first: usize,
    entries: usize,
}

impl Bounds {
    /// Makes bounds for a map of `bits` bits of which none is free.
    pub(super) fn new(bits: usize, lanes: Lanes) -> Bounds {
        let mut tiers = Vec::new();
        let (mut first, mut entries) = (0, bits.div_ceil(BLOCK));
        loop {
            tiers.push(Tier { first, entries });
            let nodes = entries.div_ceil(FAN);
            first += nodes;
            if entries <= WIDEST {
                break;
            }
            entries = nodes;
        }
        Bounds { lanes, groups: vec![Group([[0; FAN]; ORDERS]); first], tiers }
    }

    /// Returns the memory of all bounds, in bytes.
    pub(super) fn memory_bytes(&self) -> usize {
        self.groups.len() * size_of::<Group>()
    }

    /// Finds the first block at or after `from` whose bound is at least `level`.
    #[inline]
    pub(super) fn first<M: Meter>(
        &self,
        order: usize,
        from: usize,
        level: u8,
        meter: &mut M,
    ) -> Option<usize> {
        let top = self.tiers.len() - 1;
        // A search from the start needs no way up.
        let (mut height, mut entry) = if from == 0 { (top, 0) } else { (0, from) };
        loop {
            let tier = self.tiers[height];
            if entry >= tier.entries {
                return None;
            }
            meter.words(4);
            let node = &self.groups[tier.first + entry / FAN].0[order];
            let hits = self.lanes.at_least(node, level) & (!0 << (entry % FAN));
            if hits != 0 {
                let hit = entry / FAN * FAN + hits.trailing_zeros() as usize;
                return Some(self.descend(order, height, hit, level, meter));
            }
            entry = entry / FAN + 1;
            if height == top {
                entry *= FAN;
            } else {
                height += 1;
            }
        }
    }

    /// Goes down from an entry that reaches `level` to the first block that does.
    #[inline]
    fn descend<M: Meter>(
        &self,
        order: usize,
        mut height: usize,
        mut entry: usize,
        level: u8,
        meter: &mut M,
    ) -> usize {
        while height > 0 {
            height -= 1;
            meter.words(4);
            let node = &self.groups[self.tiers[height].first + entry].0[order];
            let hits = self.lanes.at_least(node, level);
            entry = entry * FAN + hits.trailing_zeros() as usize % FAN;
        }
        entry
    }

    /// Raises the bounds of a block at some orders to at least `level`.
    #[inline]
    pub(super) fn raise(&mut self, orders: Range<usize>, block: usize, level: u8) {
        let (index, lane) = (block / FAN, block % FAN);
        for order in orders {
            let Some(Group(nodes)) = self.groups.get_mut(index) else { return };
            let bound = &mut nodes[order][lane];
            if *bound < level {
                *bound = level;
                self.raise_above(order, index, level);
            }
        }
    }

    /// Raises the maxima above a node that got an entry of `level`.
    #[inline]
    fn raise_above(&mut self, order: usize, mut entry: usize, level: u8) {
        for tier in self.tiers.iter().skip(1) {
            let bound = &mut self.groups[tier.first + entry / FAN].0[order][entry % FAN];
            if *bound >= level {
                return;
            }
            *bound = level;
            entry /= FAN;
        }
    }

    /// Tells whether a block has the highest level at all orders.
    pub(super) fn is_top(&self, block: usize) -> bool {
        let group = self.groups.get(block / FAN);
        group.is_some_and(|group| group.0.iter().all(|node| node[block % FAN] == TOP))
    }

    /// Lowers the bound of a block at one order to at most `level`.
    #[inline]
    pub(super) fn lower(&mut self, order: usize, block: usize, level: u8) {
        let (mut entry, mut level) = (block, level);
        for tier in &self.tiers {
            let node = &mut self.groups[tier.first + entry / FAN].0[order];
            let lane = entry % FAN;
            let before = node[lane];
            if before <= level {
                return;
            }
            // Read before the write: a wide load right after a narrow store into it has to wait.
            let others = self.lanes.largest_but(node, lane);
            node[lane] = level;
            if others >= before {
                return;
            }
            level = level.max(others);
            entry /= FAN;
        }
    }

    /// Gives every order the bounds of order 0, which hold at any alignment.
    pub(super) fn forget_alignment(&mut self) {
        for Group(nodes) in &mut self.groups {
            *nodes = [nodes[0]; ORDERS];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cma::meter::NoMeter;
    use proptest::prelude::*;

    #[test]
    fn levels_grow_with_the_length_and_are_exact_for_powers_of_two() {
        assert_eq!((level_of(0), level_of(1), level_of(31), level_of(32)), (0, 1, 31, 32));
        assert_eq!((level_of(CAP), level_of(usize::MAX)), (TOP, TOP));
        for length in 1..2 * CAP {
            assert!(level_of(length - 1) <= level_of(length), "{length}");
            if length.is_power_of_two() && length <= CAP {
                assert!(level_of(length - 1) < level_of(length), "{length}");
            }
        }
    }

    impl Bounds {
        /// Returns the bound of a block at an order.
        pub(in crate::cma::finder) fn get(&self, order: usize, block: usize) -> u8 {
            self.groups[block / FAN].0[order][block % FAN]
        }

        /// Checks that every entry above the blocks is the largest of its node.
        pub(in crate::cma::finder) fn check_invariants(&self) -> Result<(), String> {
            for (height, pair) in self.tiers.windows(2).enumerate() {
                let [below, above] = pair else { continue };
                for (entry, order) in
                    (0..above.entries).flat_map(|e| (0..ORDERS).map(move |o| (e, o)))
                {
                    let node = &self.groups[below.first + entry].0[order];
                    let own = self.groups[above.first + entry / FAN].0[order][entry % FAN];
                    if node.iter().max() != Some(&own) {
                        return Err(format!(
                            "entry {entry} of tier {} at order {order}",
                            height + 1
                        ));
                    }
                }
            }
            Ok(())
        }
    }

    proptest! {
        #![proptest_config(crate::testing::seeded(256))]

        #[test]
        fn the_tree_finds_what_a_loop_over_all_blocks_finds(
            blocks in prop_oneof![1usize..100, 1000usize..3000],
            steps in prop::collection::vec(
                (any::<bool>(), 0..ORDERS, any::<usize>(), any::<u8>(), any::<usize>()), 1..60),
        ) {
            let mut bounds = Bounds::new(blocks * BLOCK, Lanes::detect());
            let mut twin = vec![vec![0u8; blocks]; ORDERS];
            for (raise, order, block, level, from) in steps {
                let (block, from) = (block % blocks, from % (blocks + 2));
                let twin = &mut twin[order];
                if raise {
                    bounds.raise(order..order + 1, block, level);
                    twin[block] = twin[block].max(level);
                } else {
                    bounds.lower(order, block, level);
                    twin[block] = twin[block].min(level);
                }
                bounds.check_invariants().map_err(TestCaseError::fail)?;
                for least in [1, level.max(1), level.saturating_add(1)] {
                    let found = bounds.first(order, from, least, &mut NoMeter);
                    prop_assert_eq!(found, (from..blocks).find(|&b| twin[b] >= least));
                }
            }
        }
    }
}
