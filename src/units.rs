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

/// Bytes in a page where nothing says otherwise.
pub const DEFAULT_PAGE_SIZE: u64 = 4096;

/// Reads a number, decimal or with `0x`.
///
/// # Errors
/// What is wrong, to follow the name of what was read: "is not a number; ..".
pub fn parse_number(text: &str) -> Result<u64, String> {
    let (digits, radix) = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(hex) => (hex, 16),
        None => (text, 10),
    };
    // `from_str_radix` would also take a sign.
    if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix)) {
        return Err("is not a number; expected decimal digits or 0x and hex digits".into());
    }
    u64::from_str_radix(digits, radix)
        .map_err(|_| "does not fit in 64 bits; expected at most 18446744073709551615".into())
}

/// Reads a number of pages, plain or as a size with a unit: `16384`, `64MiB`, `64M` or `67108864B`.
/// Units are powers of 1024, as in the kernel's `cma=`.
///
/// # Errors
/// What is wrong, to follow the name of what was read; a size must be whole pages.
pub fn parse_pages(text: &str, page_size: u64) -> Result<Pages, String> {
    let Some((number, unit)) = split_unit(text) else { return parse_number(text).map(Pages) };
    let Some(bytes_of_unit) = bytes_of(unit) else {
        return Err(format!("has the unit `{unit}`; expected pages, or B, KiB, MiB, GiB or TiB"));
    };
    let bytes = parse_number(number)?.checked_mul(bytes_of_unit);
    let bytes = bytes.ok_or("does not fit in 64 bits as a size in bytes")?;
    match bytes % page_size {
        0 => Ok(Pages(bytes / page_size)),
        _ => Err(format!("is not a whole number of pages of {page_size} bytes")),
    }
}

/// Splits the unit off a size. A hex number may end in `B` and has none then.
fn split_unit(text: &str) -> Option<(&str, &str)> {
    let is_hex = text.starts_with("0x") || text.starts_with("0X");
    let is_digit = |c: char| if is_hex { c.is_ascii_hexdigit() } else { c.is_ascii_digit() };
    let begin = if is_hex { 2 } else { 0 };
    let end = begin + text[begin..].find(|c| !is_digit(c))?;
    let (number, unit) = text.split_at(end);
    // What begins with no digit is no size at all.
    (end > begin).then_some((number, unit.trim_start()))
}

fn bytes_of(unit: &str) -> Option<u64> {
    Some(match unit.to_ascii_lowercase().as_str() {
        "b" => 1,
        "k" | "kib" => 1 << 10,
        "m" | "mib" => 1 << 20,
        "g" | "gib" => 1 << 30,
        "t" | "tib" => 1 << 40,
        _ => return None,
    })
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

    #[test]
    fn sizes_are_pages_or_bytes_with_a_unit() {
        for (text, pages) in [
            ("16384", 16384),
            ("0x4000", 16384),
            ("0x10B", 0x10b),
            ("64MiB", 16384),
            ("64mib", 16384),
            ("64 MiB", 16384),
            ("64M", 16384),
            ("0x40MiB", 16384),
            ("67108864B", 16384),
            ("4KiB", 1),
            ("2G", 1 << 19),
            ("1TiB", 1 << 28),
            ("0B", 0),
        ] {
            assert_eq!(parse_pages(text, 4096), Ok(Pages(pages)), "{text}");
        }
        assert_eq!(parse_pages("64MiB", 16384), Ok(Pages(4096)));
        for (text, complaint) in [
            ("", "not a number"),
            ("MiB", "not a number"),
            ("-1", "not a number"),
            ("+4KiB", "not a number"),
            ("1.5MiB", "unit `.5MiB`"),
            ("64MB", "unit `MB`"),
            ("64pages", "unit `pages`"),
            ("6KiB", "whole number of pages of 4096 bytes"),
            ("4097B", "whole number of pages"),
            ("18446744073709551615TiB", "64 bits"),
            ("18446744073709551616", "64 bits"),
        ] {
            let error = parse_pages(text, 4096).unwrap_err();
            assert!(error.contains(complaint), "{text}: {error}");
        }
    }
}
