//! A pool in the manner of the kernel's maple tree: a B-tree of ranges that knows its largest gaps.
//!
//! Leaves cut their part of the pool into taken and free pieces; each node knows for every child
//! how long it is, its longest free run, and how much is free at its two ends. A search goes to the
//! lowest run that is long enough without reading any other leaf. Nodes take up to 256 bytes, as
//! the kernel's do. A region may lie in two leaves.

use super::region_alloc::Pool;

/// Pieces of a leaf at most.
const PIECES: usize = 31;

/// Children of an inner node at most.
const CHILDREN: usize = 10;

/// What a subtree has free.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Room {
    /// Bits of the subtree.
    len: u32,
    /// Longest free run within it.
    gap: u32,
    /// Free bits at its start.
    head: u32,
    /// Free bits at its end.
    tail: u32,
}

impl Room {
    fn of(piece: Piece) -> Room {
        let free = if piece.taken { 0 } else { piece.len };
        Room { len: piece.len, gap: free, head: free, tail: free }
    }

    /// Returns the room of `self` with `next` after it.
    fn and(self, next: Room) -> Room {
        Room {
            len: self.len + next.len,
            gap: self.gap.max(next.gap).max(self.tail + next.head),
            head: if self.head == self.len { self.len + next.head } else { self.head },
            tail: if next.tail == next.len { next.len + self.tail } else { next.tail },
        }
    }
}

/// A taken or a free part of a leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    len: u32,
    taken: bool,
}

#[derive(Debug)]
enum Node {
    Leaf(Vec<Piece>),
    Inner(Vec<(Room, Box<Node>)>),
}

/// A pool of bits as a tree of ranges.
pub(super) struct Maple {
    room: Room,
    root: Node,
}

impl Maple {
    /// Makes an empty pool of at most `u32::MAX` bits.
    pub(super) fn new(capacity: usize) -> Maple {
        let len = u32::try_from(capacity).unwrap_or(u32::MAX);
        let piece = Piece { len, taken: false };
        Maple { room: Room::of(piece), root: Node::Leaf(vec![piece]) }
    }

    fn mark(&mut self, start: usize, size: usize, taken: bool) {
        let (Ok(start), Ok(size)) = (u32::try_from(start), u32::try_from(size)) else { return };
        if let Some(right) = self.root.mark(start, size, taken) {
            let left = std::mem::replace(&mut self.root, Node::Inner(Vec::new()));
            let children = [left, right].map(|node| (node.room(), Box::new(node)));
            self.root = Node::Inner(children.into());
        }
        while let Node::Inner(children) = &mut self.root
            && children.len() == 1
            && let Some((_, only)) = children.pop()
        {
            self.root = *only;
        }
        self.room = self.root.room();
    }
}

impl Node {
    fn room(&self) -> Room {
        let all = match self {
            Node::Leaf(pieces) => pieces.iter().map(|&piece| Room::of(piece)).reduce(Room::and),
            Node::Inner(children) => children.iter().map(|&(room, _)| room).reduce(Room::and),
        };
        all.unwrap_or_default()
    }

    fn entries(&self) -> usize {
        match self {
            Node::Leaf(pieces) => pieces.len(),
            Node::Inner(children) => children.len(),
        }
    }

    /// Finds the lowest free run of `size` bits in a subtree that has one; `before` bits in front
    /// of it are free.
    fn lowest(&self, size: u32, before: u32) -> Option<i64> {
        let (mut at, mut free) = (0i64, before);
        let parts: &mut dyn Iterator<Item = (Room, Option<&Node>)> = match self {
            Node::Leaf(pieces) => &mut pieces.iter().map(|&piece| (Room::of(piece), None)),
            Node::Inner(children) => {
                &mut children.iter().map(|(room, node)| (*room, Some(&**node)))
            }
        };
        for (room, node) in parts {
            if free + room.head >= size {
                return Some(at - i64::from(free));
            }
            if room.gap >= size {
                let within = node.and_then(|node| node.lowest(size, 0));
                return Some(at + within.unwrap_or(0));
            }
            free = if room.tail == room.len { free + room.len } else { room.tail };
            at += i64::from(room.len);
        }
        None
    }

    /// Marks a range that lies within the node; returns its right half if it had to split.
    fn mark(&mut self, start: u32, size: u32, taken: bool) -> Option<Node> {
        match self {
            Node::Leaf(pieces) => {
                mark_pieces(pieces, start, size, taken);
                (pieces.len() > PIECES).then(|| Node::Leaf(pieces.split_off(pieces.len() / 2)))
            }
            Node::Inner(children) => {
                mark_children(children, start, size, taken);
                (children.len() > CHILDREN)
                    .then(|| Node::Inner(children.split_off(children.len() / 2)))
            }
        }
    }
}

/// Replaces the part of the pieces that a range covers by one piece, merged with free neighbours.
fn mark_pieces(pieces: &mut Vec<Piece>, start: u32, size: u32, taken: bool) {
    let mut at = 0;
    let end = start + size;
    let first = pieces.iter().position(|piece| {
        at += piece.len;
        at > start
    });
    let Some(first) = first else { return };
    let begin = at - pieces[first].len;
    let mut last = first;
    while at < end && last + 1 < pieces.len() {
        last += 1;
        at += pieces[last].len;
    }
    let left = Piece { len: start - begin, ..pieces[first] };
    let right = Piece { len: at - end, ..pieces[last] };
    let mut new = [left, Piece { len: size, taken }, right];
    let mut range = first..last + 1;
    if !taken {
        // Taken pieces stay apart, one for each region; free ones become one.
        absorb(&mut new, pieces, &mut range);
    }
    pieces.splice(range, new.into_iter().filter(|piece| piece.len > 0));
}

/// Merges the free middle piece with free pieces on its sides.
fn absorb(new: &mut [Piece; 3], pieces: &[Piece], range: &mut std::ops::Range<usize>) {
    let [left, middle, right] = new;
    for side in [&mut *left, &mut *right] {
        if !side.taken {
            middle.len += side.len;
            side.len = 0;
        }
    }
    if left.len == 0
        && let Some(before) = range.start.checked_sub(1).map(|index| pieces[index])
        && !before.taken
    {
        middle.len += before.len;
        range.start -= 1;
    }
    if right.len == 0
        && let Some(after) = pieces.get(range.end)
        && !after.taken
    {
        middle.len += after.len;
        range.end += 1;
    }
}

/// Marks a range in the children that it covers, and merges those that became small.
fn mark_children(children: &mut Vec<(Room, Box<Node>)>, start: u32, size: u32, taken: bool) {
    let (mut at, mut index) = (0, 0);
    let mut touched = Vec::new();
    let end = start + size;
    while index < children.len() && at < end {
        let (room, node) = &mut children[index];
        let next = at + room.len;
        let (from, to) = (start.max(at), end.min(next));
        if from < to {
            let split = node.mark(from - at, to - from, taken);
            *room = node.room();
            touched.push(index);
            if let Some(right) = split {
                index += 1;
                children.insert(index, (right.room(), Box::new(right)));
            }
        }
        at = next;
        index += 1;
    }
    for index in touched.into_iter().rev() {
        merge_around(children, index);
    }
}

/// Merges a child with its neighbours if they fill no more than half a node.
fn merge_around(children: &mut Vec<(Room, Box<Node>)>, index: usize) {
    let merges = |left: &Node, right: &Node| match left {
        Node::Leaf(_) => left.entries() + right.entries() <= PIECES / 2,
        Node::Inner(_) => left.entries() + right.entries() <= CHILDREN / 2,
    };
    for left in [Some(index), index.checked_sub(1)].into_iter().flatten() {
        if left + 1 < children.len() && merges(&children[left].1, &children[left + 1].1) {
            join(children, left);
        }
    }
}

/// Joins a child with the next one.
fn join(children: &mut Vec<(Room, Box<Node>)>, index: usize) {
    let (_, right) = children.remove(index + 1);
    let (room, left) = &mut children[index];
    match (&mut **left, *right) {
        (Node::Leaf(left), Node::Leaf(mut right)) => {
            if let (Some(last), Some(first)) = (left.last_mut(), right.first())
                && !last.taken
                && !first.taken
            {
                last.len += first.len;
                right.remove(0);
            }
            left.append(&mut right);
        }
        (Node::Inner(left), Node::Inner(mut right)) => left.append(&mut right),
        // All children of a node are of one height.
        _ => {}
    }
    *room = left.room();
}

impl Pool for Maple {
    fn take(&mut self, size: usize) -> Option<usize> {
        let bits = u32::try_from(size).ok()?;
        if self.room.gap < bits {
            return None;
        }
        let start = usize::try_from(self.root.lowest(bits, 0)?).ok()?;
        self.mark(start, size, true);
        Some(start)
    }

    fn give(&mut self, start: usize, size: usize) {
        self.mark(start, size, false);
    }

    fn is_empty(&self) -> bool {
        self.room.gap == self.room.len
    }

    fn memory_bytes(&self) -> usize {
        /// A node takes its full size, however many of its slots are used.
        fn nodes(node: &Node) -> usize {
            match node {
                Node::Leaf(_) => 1,
                Node::Inner(children) => {
                    1 + children.iter().map(|(_, node)| nodes(node)).sum::<usize>()
                }
            }
        }
        nodes(&self.root) * 256
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cma::bitmap::Bitmap;
    use crate::cma::finder::{Finder, Fit, Naive};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn places_as_a_bitmap_does(
            capacity in 1usize..3000,
            steps in prop::collection::vec((any::<bool>(), 1usize..40, any::<usize>()), 1..400),
        ) {
            let (mut maple, mut map) = (Maple::new(capacity), Bitmap::new(capacity));
            let mut live: Vec<(usize, usize)> = Vec::new();
            for (take, size, pick) in steps {
                if take || live.is_empty() {
                    let expected = Naive.find(&map, 0, Fit { bits: size, mask: 0, offset: 0 });
                    prop_assert_eq!(maple.take(size), expected);
                    if let Some(start) = expected {
                        map.set(start, size);
                        live.push((start, size));
                    }
                } else {
                    let (start, size) = live.swap_remove(pick % live.len());
                    maple.give(start, size);
                    map.clear(start, size);
                }
            }
            for (start, size) in live {
                maple.give(start, size);
            }
            prop_assert!(maple.is_empty());
        }
    }

    #[test]
    fn an_emptied_pool_is_one_node_again() {
        let mut maple = Maple::new(10_000);
        let taken: Vec<_> = std::iter::from_fn(|| maple.take(3)).collect();
        assert_eq!(taken.len(), 3333);
        assert!(maple.memory_bytes() > 3333 / PIECES * 256);
        taken.into_iter().rev().for_each(|start| maple.give(start, 3));
        assert_eq!(maple.memory_bytes(), 256);
    }
}
