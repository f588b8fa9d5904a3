//! An area's text form: `NAME,base=PFN,pages=N[,order_per_bit=K]`, or several `range=PFN+N`.

use std::fmt;
use std::str::FromStr;

use super::{AreaSpec, RangeSpec, check_size};
use crate::units::{Order, Pages, Pfn};

/// The form, for messages.
const FORM: &str =
    "expected NAME,base=PFN,pages=N[,order_per_bit=K] or NAME,range=PFN+N[,range=PFN+N]";

/// Reads the text form; numbers are decimal or begin with `0x`. The name may hold commas: it ends
/// where the first key begins. It may be empty: the events of kernels before 5.13 name no area.
impl FromStr for AreaSpec {
    /// A sentence that says what was read and what was expected.
    type Err = String;

    fn from_str(text: &str) -> Result<AreaSpec, String> {
        let keys = [",base=", ",pages=", ",range=", ",order_per_bit="];
        let end = keys.iter().filter_map(|key| text.find(key)).min();
        let (name, rest) = end.map(|end| text.split_at(end)).ok_or(FORM)?;
        let (mut base, mut pages, mut order_per_bit) = (None, None, Order::ZERO);
        let mut ranges = Vec::new();
        for part in rest[1..].split(',') {
            let (key, value) = part.split_once('=').ok_or_else(|| format!("`{part}`: {FORM}"))?;
            match key {
                "base" if base.is_none() => base = Some(number(value)?),
                "pages" if pages.is_none() => pages = Some(number(value)?),
                "base" | "pages" => return Err(format!("`{key}` twice: {FORM}")),
                "order_per_bit" => {
                    order_per_bit = Order::new(number(value)?)
                        .ok_or_else(|| format!("order_per_bit={value}: expected 0 to 63"))?;
                }
                "range" => {
                    let (base, pages) =
                        value.split_once('+').ok_or_else(|| format!("`{part}`: expected PFN+N"))?;
                    ranges.push(range(number(base)?, number(pages)?)?);
                }
                _ => return Err(format!("unknown key `{key}`: {FORM}")),
            }
        }
        match (base, pages) {
            (Some(base), Some(pages)) if ranges.is_empty() => ranges.push(range(base, pages)?),
            (None, None) if !ranges.is_empty() => {}
            _ => return Err(FORM.into()),
        }
        disjoint(&ranges)?;
        let area = AreaSpec { name: name.into(), order_per_bit, ranges };
        check_size([&area])?;
        Ok(area)
    }
}

/// Writes the text form, which reads back as the same area unless the name holds a key.
impl fmt::Display for AreaSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.name)?;
        match &self.ranges[..] {
            [RangeSpec { base, pages }] => write!(f, ",base={base},pages={pages}")?,
            ranges => {
                for RangeSpec { base, pages } in ranges {
                    write!(f, ",range={base}+{pages}")?;
                }
            }
        }
        write!(f, ",order_per_bit={}", self.order_per_bit)
    }
}

fn range(base: u64, pages: u64) -> Result<RangeSpec, String> {
    if pages == 0 || base.checked_add(pages).is_none() {
        return Err(format!("{base:#x}+{pages} is no range of pages below 2^64"));
    }
    Ok(RangeSpec { base: Pfn(base), pages: Pages(pages) })
}

fn disjoint(ranges: &[RangeSpec]) -> Result<(), String> {
    let mut sorted: Vec<_> = ranges.iter().collect();
    sorted.sort_by_key(|r| r.base);
    match sorted.windows(2).find(|pair| pair[0].end() > pair[1].base.0) {
        Some(pair) => Err(format!("the ranges at {} and {} overlap", pair[0].base, pair[1].base)),
        None => Ok(()),
    }
}

fn number(text: &str) -> Result<u64, String> {
    let hex = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    let (digits, radix) = hex.map_or((text, 10), |hex| (hex, 16));
    // A sign would be taken too.
    let parsed = u64::from_str_radix(digits, radix).ok().filter(|_| !digits.starts_with('+'));
    parsed.ok_or_else(|| format!("`{text}` is not a number; expected decimal or 0x"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_may_hold_commas() {
        let area = AreaSpec::from_str("linux,cma,base=0x3ba00,pages=16384").unwrap();
        assert_eq!((&*area.name, area.total()), ("linux,cma", Pages(16384)));
    }

    #[test]
    fn several_ranges_keep_their_order() {
        let text = "hugetlb0,range=0x240000+524288,range=0x1c0000+262144,order_per_bit=9";
        let area = AreaSpec::from_str(text).unwrap();
        assert_eq!(area.order_per_bit.get(), 9);
        let bases: Vec<_> = area.ranges.iter().map(|r| r.base.0).collect();
        assert_eq!(bases, [0x240000, 0x1c0000]);
    }

    #[test]
    fn what_is_printed_is_read_back() {
        for text in [
            "linux,cma,base=0x3ba00,pages=16384,order_per_bit=0",
            ",base=0x76000,pages=32768,order_per_bit=0",
            "hugetlb0,range=0x240000+524288,range=0x1c0000+262144,order_per_bit=9",
        ] {
            assert_eq!(AreaSpec::from_str(text).unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_is_no_area_is_refused() {
        for bad in [
            "",
            "a",
            "a,base=1",
            "a,pages=4",
            "a,base=x,pages=4",
            "a,base=0,pages=0",
            "a,base=0xffffffffffffffff,pages=2",
            "a,base=0,pages=4,order_per_bit=64",
            "a,range=1",
            "a,range=0+8,range=4+8",
            "a,base=0,pages=4,size=3",
            "a,base=0,pages=99999999999999",
            "a,base=0,base=4,pages=4",
            "a,base=0,pages=4,range=8+4",
            "a,base=+1,pages=4",
            "a,base=0x+1,pages=4",
            "a,base=0x,pages=4",
        ] {
            assert!(AreaSpec::from_str(bad).is_err(), "{bad}");
        }
    }
}
