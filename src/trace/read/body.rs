//! What stands after the event name on a line of text: `key=value` fields, in any order.

use std::sync::Arc;

use memchr::{memchr, memrchr};

use super::context::{Kind, number};
use super::names::Names;
use crate::trace::{Errno, Event, Failure, Timing};
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
}

/// How a tool prints numbers.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Style {
    /// A pfn without 0x is decimal, and fields that are zero are left out (Perfetto's export).
    pub(super) perfetto: bool,
}

impl<'a> Fields<'a> {
    /// Cuts a body into fields; `None` if words stand where a field should. Keys that are not
    /// known are passed over.
    pub(super) fn cut(body: &'a [u8]) -> Option<Fields<'a>> {
        let mut fields = Fields::default();
        let body = body.trim_ascii();
        // trace-cmd prints this where it does not understand an event's print format.
        let mut rest = body.strip_prefix(b"[FAILED TO PARSE]").unwrap_or(body).trim_ascii_start();
        while !rest.is_empty() {
            let equals = memchr(b'=', rest)?;
            let (key, value) = (&rest[..equals], &rest[equals + 1..]);
            if key.contains(&b' ') {
                return None;
            }
            let length = match key {
                b"name" => name_length(value),
                b"page" => page_length(value),
                _ => memchr(b' ', value).unwrap_or(value.len()),
            };
            let (value, after) = value.split_at(length);
            fields.set(key, value.trim_ascii());
            rest = after.trim_ascii_start();
        }
        Some(fields)
    }

    /// Whether the line broke off behind the area's name, as it does where the name itself ends in
    /// a line break.
    pub(super) fn is_broken_after_name(&self) -> bool {
        self.name.is_some() && self.count.is_none() && self.pfn.is_none() && self.align.is_none()
    }

    fn set(&mut self, key: &[u8], value: &'a [u8]) {
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
            _ => return,
        };
        *field = Some(value);
    }

    /// Makes the event; `None` if a field is missing or makes no sense.
    pub(super) fn event(&self, kind: Kind, style: Style, names: &mut Names) -> Option<Event> {
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
            Kind::Info => None,
        }
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
            None if style.perfetto => Some(Order::ZERO),
            align => Order::new(integer(align?)?),
        }
    }

    fn pfn(&self, style: Style) -> Option<Pfn> {
        let text = self.pfn?;
        if style.perfetto && text.iter().all(u8::is_ascii_digit) {
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
