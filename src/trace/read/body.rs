//! What stands after the event name on a line of text: `key=value` fields, in any order.

use std::sync::Arc;

use memchr::{memchr, memrchr};

use super::context::{Kind, number};
use super::names::Names;
use crate::trace::{Errno, Event, Failure, Migration, Timing};
use crate::units::{Nanos, Order, Pages, Pfn};

/// The fields of an event, as printed.
#[derive(Default)]
pub(super) struct Fields<'a> {
    name: Option<&'a [u8]>,
    pfn: Option<&'a [u8]>,
    page: Option<&'a [u8]>,
    count: Option<&'a [u8]>,
    align: Option<&'a [u8]>,
    available: Option<&'a [u8]>,
    total: Option<&'a [u8]>,
    errorno: Option<&'a [u8]>,
    latency: Option<&'a [u8]>,
    search: Option<&'a [u8]>,
    retries: Option<&'a [u8]>,
    /// All other fields. Most lines have none, so that no memory is taken for them.
    rest: Vec<(&'a [u8], &'a [u8])>,
}

/// How a tool prints numbers.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Style {
    /// A pfn of digits alone is decimal.
    pub(super) decimal_pfn: bool,
    /// Fields that are zero are left out.
    pub(super) no_zeros: bool,
}

impl<'a> Fields<'a> {
    /// Cuts a body into fields; `None` if words stand where a field should.
    pub(super) fn cut(body: &'a [u8]) -> Option<Fields<'a>> {
        let mut fields = Fields::default();
        let body = body.trim_ascii();
        // trace-cmd prints this where it does not understand an event's print format.
        let mut rest = body.strip_prefix(b"[FAILED TO PARSE]").unwrap_or(body).trim_ascii_start();
        while !rest.is_empty() {
            let equals = rest.iter().position(|&byte| byte == b'=' || byte == b' ')?;
            let (key, value) = (&rest[..equals], rest[equals..].strip_prefix(b"=")?);
            let length = match key {
                b"name" => name_length(value),
                b"page" => page_length(value),
                _ => value.iter().position(|&byte| byte == b' ').unwrap_or(value.len()),
            };
            let (value, after) = value.split_at(length);
            let value = value.trim_ascii();
            if !fields.set(key, value) {
                fields.rest.push((key, value));
            }
            rest = after.trim_ascii_start();
        }
        Some(fields)
    }

    /// Whether the line broke off behind the area's name, as it does where the name itself ends in
    /// a line break.
    pub(super) fn is_broken_after_name(&self) -> bool {
        self.name.is_some() && self.count.is_none() && self.pfn.is_none() && self.align.is_none()
    }

    /// Sets a field; false if the key is not one that most events have.
    pub(super) fn set(&mut self, key: &[u8], value: &'a [u8]) -> bool {
        let field = match key {
            b"name" => &mut self.name,
            b"pfn" => &mut self.pfn,
            b"page" => &mut self.page,
            b"count" | b"request_count" => &mut self.count,
            b"align" => &mut self.align,
            b"available_count" => &mut self.available,
            b"total_count" => &mut self.total,
            b"errorno" => &mut self.errorno,
            b"latency_ns" => &mut self.latency,
            b"search_ns" => &mut self.search,
            b"retries" => &mut self.retries,
            _ => return false,
        };
        *field = Some(value);
        true
    }

    /// Makes the event; `None` if a field is missing or makes no sense.
    pub(super) fn event(&self, kind: Kind, style: Style, names: &mut Names) -> Option<Event> {
        if kind == Kind::Range {
            return self.range(names);
        }
        let area = names.get(self.name.unwrap_or(b""));
        let count = Pages(integer(self.count?)?);
        match kind {
            Kind::Start => self.start(area, count, style),
            Kind::BusyRetry => {
                let (pfn, align) = (self.pfn(style)?, self.align(style)?);
                Some(Event::BusyRetry { area, pfn, count, align })
            }
            Kind::Finish => self.finish(area, count, style),
            Kind::Release => Some(Event::Release { area, pfn: self.pfn(style)?, count }),
            Kind::Info => {
                let (pfn, align) = (self.pfn(style)?, self.align(style)?);
                let migration = self.migration()?;
                Some(Event::AllocInfo { area, pfn, count, align, migration })
            }
            Kind::Range => None,
        }
    }

    /// Makes the event of a range that was emptied, for whatever allocator.
    fn range(&self, names: &mut Names) -> Option<Event> {
        let (start, end) = (self.rare(b"start")??, self.rare(b"end")??);
        Some(Event::AllocInfo {
            area: names.get(b""),
            pfn: Pfn(start),
            count: Pages(end.checked_sub(start)?),
            align: Order::ZERO,
            migration: self.migration()?,
        })
    }

    fn migration(&self) -> Option<Migration> {
        let number = |key| Some(self.rare(key)?.unwrap_or(0));
        Some(Migration {
            migrated: number(b"nr_migrated")?,
            reclaimed: number(b"nr_reclaimed")?,
            mapped: number(b"nr_mapped")?,
            err_iso: number(b"err_iso")?,
            err_mig: number(b"err_mig")?,
            err_test: number(b"err_test")?,
        })
    }

    /// Reads a number that few events have; the outer `None` says that it is there but unreadable.
    fn rare(&self, key: &[u8]) -> Option<Option<u64>> {
        let field = self.rest.iter().find(|(name, _)| *name == key);
        optional(field.map(|(_, value)| *value), integer)
    }

    /// Returns the fields that the event does not hold, as `key=value`.
    pub(super) fn extra(&self, kind: Kind) -> Option<Arc<str>> {
        let mut text = String::new();
        for (key, value) in &self.rest {
            if kind.has(key) {
                continue;
            }
            let blank = if text.is_empty() { "" } else { " " };
            let (key, value) = (String::from_utf8_lossy(key), String::from_utf8_lossy(value));
            text = text + blank + &key + "=" + &value;
        }
        (!text.is_empty()).then(|| text.into())
    }

    fn start(&self, area: Arc<str>, count: Pages, style: Style) -> Option<Event> {
        let available = optional(self.available, integer)?.map(Pages);
        let total = optional(self.total, integer)?.map(Pages);
        Some(Event::AllocStart { area, count, align: self.align(style)?, available, total })
    }

    fn finish(&self, area: Arc<str>, count: Pages, style: Style) -> Option<Event> {
        let align = self.align(style)?;
        let result = self.result(style)?;
        Some(Event::AllocFinish { area, count, align, result, timing: self.timing()? })
    }

    fn align(&self, style: Style) -> Option<Order> {
        match self.align {
            None if style.no_zeros => Some(Order::ZERO),
            align => Order::new(integer(align?)?),
        }
    }

    fn pfn(&self, style: Style) -> Option<Pfn> {
        let text = self.pfn?;
        if style.decimal_pfn && text.iter().all(u8::is_ascii_digit) {
            return number(text).map(Pfn);
        }
        hex(text.strip_prefix(b"0x").unwrap_or(text)).map(Pfn)
    }

    /// Tells success from failure: by the error number, else by a null page. A pfn alone tells
    /// nothing, for failures print the last window, zero or all ones, depending on the kernel.
    fn result(&self, style: Style) -> Option<Result<Pfn, Failure>> {
        let pfn = optional(self.pfn, |_| self.pfn(style))?;
        let errno = optional(self.errorno, signed)?;
        let tried = pfn.filter(|pfn| !matches!(pfn.0, 0 | 0xffff_ffff | u64::MAX));
        let failed = match (errno, self.page) {
            (Some(errno), _) => errno != 0,
            (None, Some(page)) => is_null(page),
            (None, None) => tried.is_none(),
        };
        if !failed {
            return pfn.map(Ok);
        }
        let inferred = if tried.is_some() { Errno::EBUSY } else { Errno::ENOMEM };
        Some(Err(Failure { errno: errno.map_or(inferred, Errno), last: tried }))
    }

    fn timing(&self) -> Option<Option<Timing>> {
        let Some(latency) = optional(self.latency, integer)? else { return Some(None) };
        let search = optional(self.search, integer)?.unwrap_or(0);
        let retries = optional(self.retries, integer)?.unwrap_or(0);
        let retries = u32::try_from(retries).ok()?;
        Some(Some(Timing { latency: Nanos(latency), search: Nanos(search), retries }))
    }
}

/// Parses a field that may be missing; the outer `None` says that it is there but unreadable.
fn optional<T>(field: Option<&[u8]>, parse: impl Fn(&[u8]) -> Option<T>) -> Option<Option<T>> {
    match field {
        None => Some(None),
        Some(text) => parse(text).map(Some),
    }
}

/// An area's name may hold blanks: it ends where the next `key=` begins.
fn name_length(value: &[u8]) -> usize {
    let mut from = 0;
    while let Some(equals) = memchr(b'=', &value[from..]) {
        match memrchr(b' ', &value[..from + equals]) {
            Some(blank) => return blank,
            None => from += equals + 1,
        }
    }
    value.len()
}

/// Older kernels pad a null pointer with blanks: `page=          (null)`.
fn page_length(value: &[u8]) -> usize {
    let blanks = value.iter().take_while(|&&byte| byte == b' ').count();
    // Blanks before another field mean an empty value.
    let end = memchr(b' ', &value[blanks..]).map_or(value.len(), |at| blanks + at);
    if value[blanks..end].contains(&b'=') { 0 } else { end }
}

fn is_null(page: &[u8]) -> bool {
    let digits = page.strip_prefix(b"0x").unwrap_or(page);
    matches!(page, b"(null)" | b"(nil)") || digits.iter().all(|&byte| byte == b'0')
}

/// Reads a decimal number, or a hexadecimal one behind 0x.
fn integer(text: &[u8]) -> Option<u64> {
    match text.strip_prefix(b"0x") {
        Some(digits) => hex(digits),
        None => number(text),
    }
}

fn signed(text: &[u8]) -> Option<i32> {
    match text.strip_prefix(b"-") {
        Some(digits) => i32::try_from(number(digits)?).ok().map(|value| -value),
        None => i32::try_from(number(text)?).ok(),
    }
}

fn hex(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() {
        return None;
    }
    digits.iter().try_fold(0_u64, |value, &byte| {
        let digit = char::from(byte).to_digit(16)?;
        (value >> 60 == 0).then_some(value << 4 | u64::from(digit))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event_of(kind: Kind, style: Style, body: &str) -> Option<Event> {
        Fields::cut(body.as_bytes())?.event(kind, style, &mut Names::new())
    }

    fn result_of(style: Style, fields: &str) -> Option<Result<Pfn, Failure>> {
        match event_of(Kind::Finish, style, &format!("{fields} count=4 align=0"))? {
            Event::AllocFinish { result, .. } => Some(result),
            _ => None,
        }
    }

    #[test]
    fn an_error_number_decides_then_a_null_page_never_the_pfn() {
        let failed = |errno, last: u64| {
            Some(Err(Failure { errno: Errno(errno), last: Some(Pfn(last)).filter(|p| p.0 > 0) }))
        };
        for (fields, result) in [
            ("pfn=0xbc400 page=00000000f1a10000 errorno=0", Some(Ok(Pfn(0xbc400)))),
            ("pfn=bc400 page=fffffe0002f10000", Some(Ok(Pfn(0xbc400)))),
            ("pfn=0xba00 page=(____ptrval____)", Some(Ok(Pfn(0xba00)))),
            ("pfn=0x0 page=000000000abc0000 errorno=0", Some(Ok(Pfn(0)))),
            ("pfn=ffffffffffffffff page=(null)", failed(-12, 0)),
            ("pfn=ffffffff page=(null)", failed(-12, 0)),
            ("pfn=0xffffffffffffffff page=(nil)", failed(-12, 0)),
            ("pfn=0x0 page=0000000000000000", failed(-12, 0)),
            ("pfn=0x0 page=0000000000000000 errorno=-16", failed(-16, 0)),
            ("pfn=2f2f0 page=          (null)", failed(-16, 0x2f2f0)),
            ("pfn=0x2f2f0 page=0x0 errorno=-4", failed(-4, 0x2f2f0)),
            ("page=(null)", failed(-12, 0)),
            ("page=12 errorno=0", None),
            ("pfn=xyz page=12 errorno=0", None),
            ("pfn=0x12345678123456781 page=12 errorno=0", None),
            ("pfn=12 page=12 errorno=", None),
            ("pfn=12 page=12 errorno=99999999999", None),
        ] {
            assert_eq!(result_of(Style::default(), fields), result, "{fields}");
        }
    }

    #[test]
    fn perfetto_prints_decimals_and_leaves_zeros_out() {
        let style = Style { decimal_pfn: true, no_zeros: true };
        let page = "page=18446741874735579136";
        let event = event_of(Kind::Finish, style, &format!("name=a pfn=770048 {page} count=1"));
        let (area, count, align) = ("a".into(), Pages(1), Order::ZERO);
        let result = Ok(Pfn(770_048));
        assert_eq!(event, Some(Event::AllocFinish { area, count, align, result, timing: None }));
        let nothing = Failure { errno: Errno::ENOMEM, last: None };
        assert_eq!(result_of(style, ""), Some(Err(nothing)));
    }

    #[test]
    fn a_name_holds_blanks_commas_and_equal_signs() {
        for name in ["linux,cma", "my area", "a  b", "a=b", "(null)", "pin@2-x"] {
            let body = format!("name={name} pfn=1 count=2");
            let (area, pfn, count) = (name.into(), Pfn(1), Pages(2));
            let release = Event::Release { area, pfn, count };
            assert_eq!(event_of(Kind::Release, Style::default(), &body), Some(release));
        }
    }

    #[test]
    fn large_counts_and_orders_are_not_cut() {
        let count_of = |body| match event_of(Kind::Start, Style::default(), body) {
            Some(Event::AllocStart { count, .. }) => Some(count.0),
            _ => None,
        };
        assert_eq!(count_of("count=4294967297 align=0"), Some(4_294_967_297));
        assert_eq!(count_of("align=9 extra=1 request_count=3 total_count=7"), Some(3));
        for body in [
            "count=99999999999999999999 align=0",
            "count=1 align=64",
            "count=1",
            "count=-1 align=0",
            "count= align=0",
            "count=1 align=0 err",
            "count=1 align=0 available_count=x",
            "hello",
            "",
        ] {
            assert_eq!(count_of(body), None, "{body}");
        }
    }
}
