//! The units that meet in an allocator: page frame numbers, page counts, alignment orders, time.
//!
//! Each is a type of its own, so that a count of pages is never taken for a pfn or for bits. Bare
//! `usize` stands only for bit positions inside [`crate::cma`].

use std::fmt;

/// A page frame number: a physical address divided by the page size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Pfn(pub u64);

/// A number of pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Pages(pub u64);

/// An alignment order: alignment to `1 << order` pages. At most [`Order::MAX`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Order(u8);

/// A time or a duration in integer nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Nanos(pub u64);

impl Order {
    /// No alignment: one page.
    pub const ZERO: Order = Order(0);

    /// The largest order whose page count fits in 64 bits.
    pub const MAX: u8 = 63;

    /// Makes an order; `None` above [`Order::MAX`].
    pub fn new(order: u64) -> Option<Order> {
        u8::try_from(order).ok().filter(|&o| o <= Order::MAX).map(Order)
    }

    /// Returns the order as a number.
    pub fn get(self) -> u8 {
        self.0
    }

    /// Returns the number of pages this order aligns to.
    pub fn pages(self) -> u64 {
        1 << self.0
    }

    /// Returns the smallest order whose page count is at least `count`, as the kernel's `get_order`
    /// does for sizes. 0 for a count of 0.
    pub fn covering(count: Pages) -> Order {
        let order = count.0.max(1).next_power_of_two().trailing_zeros();
        Order(u8::try_from(order.min(63)).unwrap_or(Order::MAX))
    }
}

impl Pfn {
    /// Returns the pfn `count` pages later; `None` past the end of 64 bits.
    pub fn checked_add(self, count: Pages) -> Option<Pfn> {
        self.0.checked_add(count.0).map(Pfn)
    }
}

impl Nanos {
    /// Returns the time from `earlier` to `self`; `None` if it is negative.
    pub fn since(self, earlier: Nanos) -> Option<Nanos> {
        self.0.checked_sub(earlier.0).map(Nanos)
    }
}

impl fmt::Display for Pfn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}", self.0)
    }
}

impl fmt::Display for Pages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn covering_order_is_the_ceiling_of_the_logarithm() {
        for (pages, order) in [(0, 0), (1, 0), (2, 1), (3, 2), (256, 8), (257, 9), (4537, 13)] {
            assert_eq!(Order::covering(Pages(pages)).get(), order, "{pages} pages");
        }
    }

    #[test]
    fn orders_stop_at_63() {
        assert_eq!(Order::new(63).map(Order::pages), Some(1 << 63));
        assert_eq!(Order::new(64), None);
        assert_eq!(Order::new(256), None);
    }
}
