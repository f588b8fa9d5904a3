//! What stands after the event name on a line of text: `key=value` fields, in any order.

use std::sync::Arc;

use memchr::{memchr, memrchr};

use super::context::number;
use super::names::Names;
use crate::error::shown;
use crate::trace::Event;
use crate::trace::event::{Fault, Fields, Form, Key, Kind};

/// The fields of an event, as printed.
pub(super) struct Body<'a> {
    style: Style,
    fields: Fields,
    area: Option<&'a [u8]>,
    /// The file of a report over several: its areas are not those of the others.
    file: Option<&'a [u8]>,
    /// The first field that is there but unreadable.
    fault: Option<Fault>,
    /// Fields that the event does not hold. Most lines have none, so that no memory is taken for
    /// them.
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

impl<'a> Body<'a> {
    /// Begins an event without fields.
    pub(super) fn new(kind: Kind, style: Style) -> Body<'a> {
        let fields = if style.no_zeros { Fields::without_zeros(kind) } else { Fields::new(kind) };
        Body { style, fields, area: None, file: None, fault: None, rest: Vec::new() }
    }

    /// Cuts a text into fields.
    ///
    /// # Errors
    ///
    /// [`Flaw::Words`] where words stand in the place of a field.
    pub(super) fn cut(kind: Kind, style: Style, text: &'a [u8]) -> Result<Body<'a>, Flaw> {
        let mut body = Body::new(kind, style);
        for field in Cut::new(text) {
            let Field { key, name, value, .. } = field.map_err(|_| Flaw::Words)?;
            body.put(key, name, value);
        }
        Ok(body)
    }

    /// Sets a field by its name.
    pub(super) fn set(&mut self, name: &'a [u8], value: &'a [u8]) {
        self.put(Key::by_name(name), name, value);
    }

    fn put(&mut self, key: Option<Key>, name: &'a [u8], value: &'a [u8]) {
        match key.filter(|&key| self.fields.kind().has(key)) {
            None => self.rest.push((name, value)),
            Some(Key::Name) => self.area = Some(value),
            Some(key) => match parse(key.form(), value, self.style) {
                Some(number) => self.fields.set(key, number),
                None => self.fault = self.fault.or(Some(Fault::Absurd(key))),
            },
        }
    }

    /// Whether the line broke off behind the area's name, as it does where the name itself ends in
    /// a line break.
    pub(super) fn is_broken_after_name(&self) -> bool {
        let has = |key| self.fields.get(key).is_some();
        let more = self.fault.is_some() || has(Key::Count) || has(Key::Pfn) || has(Key::Align);
        self.area.is_some() && !more
    }

    /// Whether there is any field that the event has.
    pub(super) fn holds_fields(&self) -> bool {
        let mut keys = self.fields.kind().keys().iter();
        self.area.is_some() || keys.any(|&key| self.fields.get(key).is_some())
    }

    /// Makes the event.
    ///
    /// # Errors
    ///
    /// The first field that is missing or makes no sense.
    pub(super) fn event(&self, names: &mut Names) -> Result<Event, Flaw> {
        match self.fault {
            Some(fault) => Err(Flaw::Field(fault)),
            None => self.fields.event(self.area(names)).map_err(Flaw::Field),
        }
    }

    fn area(&self, names: &mut Names) -> Arc<str> {
        let area = self.area.unwrap_or(b"");
        match self.file {
            // Without an area it is an event of any allocator.
            Some(file) if self.fields.kind().has(Key::Name) => {
                names.get(&[file, b":", area].concat())
            }
            _ => names.get(area),
        }
    }

    /// Names the file that the event is from.
    pub(super) fn in_file(self, file: &'a [u8]) -> Body<'a> {
        Body { file: Some(file), ..self }
    }

    /// Returns the fields that the event does not hold, as `key=value`.
    pub(super) fn extra(&self) -> Option<Arc<str>> {
        let mut text = String::new();
        for (key, value) in &self.rest {
            let blank = if text.is_empty() { "" } else { " " };
            let (key, value) = (String::from_utf8_lossy(key), String::from_utf8_lossy(value));
            text = text + blank + &key + "=" + &value;
        }
        (!text.is_empty()).then(|| text.into())
    }
}

/// Why a text makes no event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flaw {
    /// Something that is no `key=value`.
    Words,
    Field(Fault),
}

impl Flaw {
    /// Says what was read and what was expected, and where in `text`, from which the fields were
    /// cut.
    pub(super) fn explain(self, text: &[u8]) -> (usize, String) {
        let fields = || Cut::new(text).filter_map(Result::ok);
        match self {
            Flaw::Words => {
                let at = Cut::new(text).find_map(Result::err).unwrap_or(0);
                let word = text[at..].split(|&byte| byte == b' ').next().unwrap_or_default();
                (at, format!("{}; expected a field as key=value", quoted(word)))
            }
            Flaw::Field(Fault::Missing(key)) => {
                (text.len(), format!("the line ends without `{}=`", key.name()))
            }
            Flaw::Field(Fault::Absurd(key)) => {
                let (at, read) = match fields().find(|field| field.key == Some(key)) {
                    Some(Field { at, name, value, .. }) => (at, [name, b"=", value].concat()),
                    None => (0, Vec::new()),
                };
                (at, format!("{}; expected {}", quoted(&read), key.form().expected()))
            }
        }
    }
}

/// Shows what was read, or its beginning.
pub(super) fn quoted(read: &[u8]) -> String {
    const SHOWN: usize = 80;
    let text = String::from_utf8_lossy(read);
    match text.char_indices().nth(SHOWN) {
        None => format!("`{}`", shown(&text)),
        Some((end, _)) => format!("`{}...`", shown(&text[..end])),
    }
}

/// Cuts a text into `key=value`; ends with the place of what is none.
struct Cut<'a> {
    text: &'a [u8],
    rest: &'a [u8],
}

struct Field<'a> {
    /// Its place in the text.
    at: usize,
    key: Option<Key>,
    name: &'a [u8],
    value: &'a [u8],
}

impl<'a> Cut<'a> {
    fn new(text: &'a [u8]) -> Cut<'a> {
        let text = text.trim_ascii_end();
        let fields = text.trim_ascii_start();
        // trace-cmd prints this where it does not understand an event's print format.
        let rest = fields.strip_prefix(b"[FAILED TO PARSE]").unwrap_or(fields);
        Cut { text, rest: rest.trim_ascii_start() }
    }
}

impl<'a> Iterator for Cut<'a> {
    type Item = Result<Field<'a>, usize>;

    #[inline]
    fn next(&mut self) -> Option<Result<Field<'a>, usize>> {
        let rest = self.rest;
        if rest.is_empty() {
            return None;
        }
        let at = self.text.len() - rest.len();
        let equals = rest.iter().position(|&byte| byte == b'=' || byte == b' ');
        let Some(equals) = equals.filter(|&equals| rest[equals] == b'=') else {
            self.rest = b"";
            return Some(Err(at));
        };
        let (name, value) = (&rest[..equals], &rest[equals + 1..]);
        let key = Key::by_name(name);
        let length = match key.map(Key::form) {
            Some(Form::Text) => name_length(value),
            Some(Form::Pointer) => pointer_length(value),
            _ => value.iter().position(|&byte| byte == b' ').unwrap_or(value.len()),
        };
        let (value, after) = value.split_at(length);
        self.rest = after.trim_ascii_start();
        Some(Ok(Field { at, key, name, value: value.trim_ascii() }))
    }
}

/// Reads the value of a field.
fn parse(form: Form, text: &[u8], style: Style) -> Option<u64> {
    match form {
        Form::Pfn if style.decimal_pfn && text.iter().all(u8::is_ascii_digit) => number(text),
        Form::Pfn => hex(text.strip_prefix(b"0x").unwrap_or(text)),
        Form::Pointer => Some(u64::from(!is_null(text))),
        Form::Number | Form::Order => integer(text),
        Form::Signed => signed(text).map(i64::cast_unsigned),
        Form::Text => None,
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
fn pointer_length(value: &[u8]) -> usize {
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

fn signed(text: &[u8]) -> Option<i64> {
    match text.strip_prefix(b"-") {
        Some(digits) => i64::try_from(number(digits)?).ok().map(|value| -value),
        None => i64::try_from(number(text)?).ok(),
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
    use crate::trace::{Errno, Failure};
    use crate::units::{Order, Pages, Pfn};

    fn event_of(kind: Kind, style: Style, body: &str) -> Option<Event> {
        Body::cut(kind, style, body.as_bytes()).ok()?.event(&mut Names::new()).ok()
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
