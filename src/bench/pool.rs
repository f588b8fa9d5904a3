//! The pools of `region-alloc`: one way to hand out regions each.
//!
//! Finders are called through a table. So that the inliner is not what is compared, the functions
//! of the two trees are out of line, as they are in the kernel.

use super::ida::Ida;
use super::maple::Maple;
use crate::cma::bitmap::Bitmap;
use crate::cma::finder::{Choice, Effort, Finder};
use crate::geometry::Fit;

/// Hands out regions of numbers below a limit.
pub(super) trait Pool {
    /// Takes a region of `count` numbers; returns its start, `None` if there is no room.
    fn alloc(&mut self, count: usize) -> Option<usize>;

    /// Gives back a region as it was taken.
    fn free(&mut self, start: usize, count: usize);

    /// Tells whether everything was given back, and nothing went wrong before.
    fn is_empty(&self) -> bool;

    /// Returns the memory in use, in bytes.
    fn memory_bytes(&self) -> usize;
}

/// A bitmap searched by a finder.
pub(super) struct BitmapPool {
    map: Bitmap,
    finder: Box<dyn Finder>,
}

impl BitmapPool {
    /// Makes an empty pool.
    pub(super) fn new(choice: &Choice, capacity: usize) -> BitmapPool {
        let map = Bitmap::new(capacity);
        BitmapPool { finder: choice.make(&map), map }
    }

    /// Takes a region and adds the work of the search to `effort`.
    pub(super) fn alloc_metered(&mut self, count: usize, effort: &mut Effort) -> Option<usize> {
        let start = self.finder.find_metered(&self.map, 0, unaligned(count), effort)?;
        self.take(start, count);
        Some(start)
    }

    #[inline]
    fn take(&mut self, start: usize, count: usize) {
        self.map.set(start, count);
        self.finder.on_set(&self.map, start, count);
    }
}

fn unaligned(bits: usize) -> Fit {
    Fit { bits, mask: 0, offset: 0 }
}

impl Pool for BitmapPool {
    fn alloc(&mut self, count: usize) -> Option<usize> {
        let start = self.finder.find(&self.map, 0, unaligned(count))?;
        self.take(start, count);
        Some(start)
    }

    fn free(&mut self, start: usize, count: usize) {
        self.map.clear(start, count);
        self.finder.on_clear(&self.map, start, count);
    }

    fn is_empty(&self) -> bool {
        self.map.weight() == 0
    }

    fn memory_bytes(&self) -> usize {
        size_of_val(self.map.words()) + self.finder.memory_bytes()
    }
}

/// IdPool taken one by one.
pub(super) struct IdPool {
    ida: Ida,
    /// Whether every region was contiguous and every id that came back was taken.
    in_order: bool,
}

impl IdPool {
    /// Makes an empty pool.
    pub(super) fn new(capacity: usize) -> IdPool {
        IdPool { ida: Ida::new(capacity), in_order: true }
    }
}

impl Pool for IdPool {
    fn alloc(&mut self, count: usize) -> Option<usize> {
        let start = self.ida.alloc()?;
        for id in start + 1..start + count {
            match self.ida.alloc() {
                Some(next) => self.in_order &= next == id,
                None => {
                    self.free(start, id - start);
                    return None;
                }
            }
        }
        Some(start)
    }

    fn free(&mut self, start: usize, count: usize) {
        for id in (start..start + count).rev() {
            self.in_order &= self.ida.free(id);
        }
    }

    fn is_empty(&self) -> bool {
        self.in_order && self.ida.is_empty()
    }

    fn memory_bytes(&self) -> usize {
        self.ida.memory_bytes()
    }
}

/// A tree of regions.
pub(super) struct TreePool {
    maple: Maple,
    /// Whether every region that came back was taken.
    in_order: bool,
}

impl TreePool {
    /// Makes an empty pool; `None` from 2^32 on.
    pub(super) fn new(capacity: usize) -> Option<TreePool> {
        let maple = Maple::new(u32::try_from(capacity).ok()?);
        Some(TreePool { maple, in_order: true })
    }
}

impl Pool for TreePool {
    fn alloc(&mut self, count: usize) -> Option<usize> {
        let start = self.maple.alloc(u32::try_from(count).ok()?)?;
        usize::try_from(start).ok()
    }

    fn free(&mut self, start: usize, count: usize) {
        let count = u32::try_from(count).unwrap_or(0);
        self.in_order &= self.maple.free(start as u64, count);
    }

    fn is_empty(&self) -> bool {
        self.in_order && self.maple.is_empty()
    }

    fn memory_bytes(&self) -> usize {
        self.maple.memory_bytes()
    }
}
