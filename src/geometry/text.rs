//! An area's text form: `NAME,base=PFN,pages=N[,order_per_bit=K]`, or several `range=PFN+N`.

use std::fmt;
use std::str::FromStr;

use super::{AreaSpec, RangeSpec, check_size};
use crate::units::{DEFAULT_PAGE_SIZE, Order, Pages, Pfn, parse_number, parse_pages};

/// The form, for messages.
const FORM: &str = "expected NAME,base=PFN,pages=N[,order_per_bit=K] or \
                    NAME,range=PFN+N[,range=PFN+N], with N in pages or a size such as 64MiB";

/// The keys; a name may begin with none and hold none behind a comma.
const KEYS: [&str; 5] = ["base=", "pages=", "range=", "order_per_bit=", "page_size="];

/// Reads the text form; numbers are decimal or begin with `0x`, and pages may be given as a size
/// with a unit, in pages of 4096 bytes or of `page_size=`. The name may hold commas: it ends where
/// the first key begins. It may be empty: the events of kernels before 5.13 name no area.
impl FromStr for AreaSpec {
    /// A sentence that says what was read and what was expected.
    type Err = String;

    fn from_str(text: &str) -> Result<AreaSpec, String> {
        let (name, parts) = split(text)?;
        let page_size = page_size(&parts)?;
        let pages_of = |text| parse_pages(text, page_size).map_err(|why| format!("`{text}` {why}"));
        let (mut base, mut pages, mut order_per_bit) = (None, None, Order::ZERO);
        let mut ranges = Vec::new();
        for (key, value) in parts {
            match key {
                "base" if base.is_none() => base = Some(pfn(value)?),
                "pages" if pages.is_none() => pages = Some(pages_of(value)?),
                "base" | "pages" => return Err(format!("`{key}` twice: {FORM}")),
                "order_per_bit" => {
                    order_per_bit = Order::new(number(value)?)
                        .ok_or_else(|| format!("order_per_bit={value}: expected 0 to 63"))?;
                }
                "range" => {
                    let (base, pages) = value
                        .split_once('+')
                        .ok_or_else(|| format!("`range={value}`: expected PFN+N"))?;
                    ranges.push(range(pfn(base)?, pages_of(pages)?)?);
                }
                "page_size" => {}
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

/// Keys with their values.
type Pairs<'a> = Vec<(&'a str, &'a str)>;

/// Splits the name from the keys with their values.
fn split(text: &str) -> Result<(&str, Pairs<'_>), String> {
    let begins = |part: &str| KEYS.iter().any(|key| part.starts_with(key));
    let mut commas = text.match_indices(',').map(|(at, _)| at);
    let (name, rest) = match commas.find(|at| begins(&text[at + 1..])) {
        _ if begins(text) => ("", text),
        Some(end) => (&text[..end], &text[end + 1..]),
        None => return Err(FORM.into()),
    };
    let parts =
        rest.split(',').map(|part| part.split_once('=').ok_or_else(|| format!("`{part}`: {FORM}")));
    Ok((name, parts.collect::<Result<_, _>>()?))
}

/// Returns the page size that sizes with a unit are counted in, wherever it is told.
fn page_size(parts: &[(&str, &str)]) -> Result<u64, String> {
    let Some((_, value)) = parts.iter().find(|(key, _)| *key == "page_size") else {
        return Ok(DEFAULT_PAGE_SIZE);
    };
    let bytes = parse_pages(value, 1).ok().filter(|bytes| bytes.0.is_power_of_two());
    bytes.map(|bytes| bytes.0).ok_or_else(|| format!("page_size={value}: expected a power of two"))
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

fn range(base: Pfn, pages: Pages) -> Result<RangeSpec, String> {
    if pages.0 == 0 || base.checked_add(pages).is_none() {
        return Err(format!("{base}+{pages} is no range of pages below 2^64"));
    }
    Ok(RangeSpec { base, pages })
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
    parse_number(text).map_err(|why| format!("`{text}` {why}"))
}

/// Reads a pfn, which old kernels print in hex without the 0x.
fn pfn(text: &str) -> Result<Pfn, String> {
    number(text).map(Pfn).map_err(|why| match u64::from_str_radix(text, 16) {
        Ok(hex) => format!("{why}; did you mean {hex:#x}?"),
        Err(_) => why,
    })
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
    fn names_may_be_empty_and_sizes_have_units() {
        for text in [
            ",base=0x100,pages=64MiB",
            "base=0x100,pages=64MiB",
            "range=0x100+67108864B",
            "pages=256MiB,base=0x100,page_size=16KiB",
        ] {
            let area = AreaSpec::from_str(text).unwrap();
            assert_eq!((&*area.name, area.total()), ("", Pages(16384)), "{text}");
        }
    }

    #[test]
    fn a_base_in_hex_without_its_mark_is_told() {
        let error = AreaSpec::from_str("a,base=3ba00,pages=4").unwrap_err();
        assert!(error.contains("did you mean 0x3ba00?"), "{error}");
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
            "a,base=0,pages=6KiB",
            "a,base=0,pages=64MB",
            "a,base=0,pages=64MiB,page_size=3000",
        ] {
            assert!(AreaSpec::from_str(bad).is_err(), "{bad}");
        }
    }
}
