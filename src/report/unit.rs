//! Times for people, in a unit that suits them.

/// A unit of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    /// Nanoseconds.
    Ns,
    /// Microseconds.
    Us,
    /// Milliseconds.
    Ms,
    /// Seconds.
    S,
}

impl Unit {
    /// Returns the largest unit in which `ns` has at least two digits; a typical value is meant.
    pub(super) fn for_typical(ns: u128) -> Unit {
        match ns {
            0..10_000 => Unit::Ns,
            10_000..10_000_000 => Unit::Us,
            10_000_000..10_000_000_000 => Unit::Ms,
            _ => Unit::S,
        }
    }

    /// Returns the name.
    pub(super) fn name(self) -> &'static str {
        match self {
            Unit::Ns => "ns",
            Unit::Us => "us",
            Unit::Ms => "ms",
            Unit::S => "s",
        }
    }

    /// Returns the number of nanoseconds.
    fn ns(self) -> u128 {
        match self {
            Unit::Ns => 1,
            Unit::Us => 1000,
            Unit::Ms => 1_000_000,
            Unit::S => 1_000_000_000,
        }
    }

    /// Writes `ns` in this unit with at most `decimals` decimals, rounded to the nearest, and none
    /// for nanoseconds.
    pub(super) fn show(self, ns: u128, decimals: u32) -> String {
        if self == Unit::Ns {
            return ns.to_string();
        }
        let decimals = decimals.min(3);
        let scale = 10_u128.pow(decimals);
        // In this order, so that no sum of latencies overflows: the rest is below a unit.
        let (whole, rest) = (ns / self.ns(), ns % self.ns());
        let part = (rest * scale + self.ns() / 2) / self.ns();
        let (whole, part) = (whole.saturating_add(part / scale), part % scale);
        if decimals == 0 {
            whole.to_string()
        } else {
            format!("{whole}.{part:0width$}", width = decimals as usize)
        }
    }
}

/// Writes a time with its unit, to about four digits.
pub(super) fn with_unit(ns: u128) -> String {
    let unit = Unit::for_typical(ns);
    format!("{} {}", unit.show(ns, decimals(unit, ns)), unit.name())
}

/// Writes two times in one unit with the same decimals, the unit after each.
pub(super) fn side_by_side(before: Option<u64>, after: Option<u64>) -> [String; 2] {
    let smaller = [before, after].into_iter().flatten().filter(|&ns| ns > 0).min().unwrap_or(0);
    let unit = Unit::for_typical(u128::from(smaller));
    let decimals = decimals(unit, u128::from(smaller));
    [before, after].map(|side| {
        side.map_or_else(String::new, |ns| {
            format!("{} {}", unit.show(u128::from(ns), decimals), unit.name())
        })
    })
}

/// Returns how many decimals leave about four digits.
fn decimals(unit: Unit, ns: u128) -> u32 {
    match ns / unit.ns() {
        0..10 => 3,
        10..100 => 2,
        100..1000 => 1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_keep_about_four_digits() {
        let cases = [
            (0, "0 ns"),
            (9_999, "9999 ns"),
            (51_234, "51.23 us"),
            (3_107_000, "3107 us"),
            (29_997_000, "30.00 ms"),
            (123_456_789, "123.5 ms"),
            (61_000_000_000, "61.00 s"),
        ];
        for (ns, text) in cases {
            assert_eq!(with_unit(ns), text);
        }
        assert!(with_unit(u128::MAX).ends_with(" s"));
    }

    #[test]
    fn rounding_carries_into_the_whole() {
        assert_eq!(Unit::Us.show(999_960, 1), "1000.0");
        assert_eq!(Unit::Us.show(1499, 0), "1");
        assert_eq!(Unit::Us.show(1500, 0), "2");
    }

    #[test]
    fn both_sides_share_a_unit() {
        assert_eq!(side_by_side(Some(20_000_000), Some(50_000)), ["20000.00 us", "50.00 us"]);
        assert_eq!(side_by_side(None, Some(7)), ["", "7 ns"]);
    }
}
