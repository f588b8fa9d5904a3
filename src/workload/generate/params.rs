//! What can be set about a generated workload.

use super::Kind;
use crate::error::{Error, Result};
use crate::units::{DEFAULT_PAGE_SIZE, Order, Pages, Pfn, parse_pages};
use crate::workload::text::value::number;

/// The parameters of all kinds; `None` stands for the kind's default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Params {
    /// Pages of the area, 1 to 2^26.
    pub pages: Option<Pages>,
    /// The area's first page.
    pub base: Option<Pfn>,
    /// Pages covered by one bit, as an order; the area must have one whole bit.
    pub order_per_bit: Option<Order>,
    /// Percent of the area that is taken, 0 to 100.
    pub occupancy: Option<u64>,
    /// Operations to write, 1 to 10,000,000.
    pub ops: Option<u64>,
    /// Request sizes to draw from.
    pub sizes: Option<Vec<Size>>,
    /// Heaps to run through, 1 to 10,000.
    pub heaps: Option<u64>,
    /// The kind of workload behind the aged area's map.
    pub inner: Option<String>,
}

/// A request size and how often it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Pages, 1 to the pages of the area.
    pub count: Pages,
    /// Weight among all sizes, 1 to 1,000,000.
    pub weight: u64,
}

/// The most pages of a generated area: 256 GiB of 4 KiB pages.
pub(super) const MAX_PAGES: u64 = 1 << 26;

impl Params {
    /// Sets a parameter from text; `key` is a field's name. Sizes are `PAGES:WEIGHT,..`.
    ///
    /// Fails with [`Error::Usage`] if there is no such key or the value is not one of its kind.
    pub fn set(&mut self, key: &str, value: &str) -> Result<()> {
        let bad = |why: &str| Error::Usage(format!("`{key}={value}` {why}"));
        let number = || number(value).map_err(|why| bad(&why));
        match key {
            "pages" => {
                self.pages = Some(parse_pages(value, DEFAULT_PAGE_SIZE).map_err(|why| bad(&why))?);
            }
            "base" => self.base = Some(Pfn(number()?)),
            "order_per_bit" => {
                let order = Order::new(number()?);
                self.order_per_bit =
                    Some(order.ok_or_else(|| bad("is out of range; expected 0 to 63"))?);
            }
            "occupancy" => self.occupancy = Some(number()?),
            "ops" => self.ops = Some(number()?),
            "heaps" => self.heaps = Some(number()?),
            "inner" => self.inner = Some(value.into()),
            "sizes" => {
                let sizes = value.split(',').map(size).collect::<Option<Vec<Size>>>();
                let sizes = sizes.ok_or_else(|| bad("expected PAGES:WEIGHT,.. as in 1:60,16:40"));
                self.sizes = Some(sizes?);
            }
            _ => return Err(bad("is no parameter of a generated workload")),
        }
        Ok(())
    }

    /// Returns the parameters that are set, by field name, as [`set`](Self::set) takes them.
    pub fn given(&self) -> Vec<(&'static str, String)> {
        let show_sizes = |sizes: &Vec<Size>| {
            let shown = sizes.iter().map(|s| format!("{}:{}", s.count, s.weight));
            shown.collect::<Vec<_>>().join(",")
        };
        let all = [
            ("inner", self.inner.clone()),
            ("pages", self.pages.map(|v| v.to_string())),
            ("base", self.base.map(|v| v.to_string())),
            ("order_per_bit", self.order_per_bit.map(|v| v.to_string())),
            ("occupancy", self.occupancy.map(|v| v.to_string())),
            ("ops", self.ops.map(|v| v.to_string())),
            ("sizes", self.sizes.as_ref().map(show_sizes)),
            ("heaps", self.heaps.map(|v| v.to_string())),
        ];
        all.into_iter().filter_map(|(key, value)| Some((key, value?))).collect()
    }

    /// Checks that everything given is taken by the kind and in range.
    pub(super) fn check(&self, kind: &Kind, takes: Vec<&'static str>) -> Result<()> {
        for (key, _) in self.given() {
            if !takes.contains(&key) {
                let text = format!("{} takes no {key}; it takes {}", kind.name, takes.join(", "));
                return Err(Error::Usage(text));
            }
        }
        let pages = self.pages.map_or(kind.pages, |pages| pages.0);
        in_range("pages", pages, 1, MAX_PAGES)?;
        in_range("occupancy", self.occupancy.unwrap_or(0), 0, 100)?;
        in_range("ops", self.ops.unwrap_or(1), 1, 10_000_000)?;
        in_range("heaps", self.heaps.unwrap_or(1), 1, 10_000)?;
        let Some(sizes) = &self.sizes else { return Ok(()) };
        in_range("the number of sizes", u64::try_from(sizes.len()).unwrap_or(u64::MAX), 1, 1000)?;
        for size in sizes {
            in_range("a size", size.count.0, 1, pages)?;
            in_range("a size's weight", size.weight, 1, 1_000_000)?;
        }
        Ok(())
    }
}

fn size(text: &str) -> Option<Size> {
    let (count, weight) = text.split_once(':')?;
    Some(Size { count: parse_pages(count, DEFAULT_PAGE_SIZE).ok()?, weight: number(weight).ok()? })
}

fn in_range(what: &str, value: u64, least: u64, most: u64) -> Result<()> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    Err(Error::Usage(format!("{what} is {value}; expected {least} to {most}")))
}
