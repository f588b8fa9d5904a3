//! What one line says: the messages of the kernel's CMA, of all versions since 3.5.

use crate::units::{Order, Pages, Pfn};

/// A message of one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LogMessage {
    LoggedFailure(LoggedFailure),
    /// `number of available pages:`, with what follows it on its line.
    MapHead(Box<str>),
    /// `range N:` of a free map, with its chunks.
    MapRange(u32, Box<str>),
    Boot(BootArea),
    /// A node of the device tree whose area the next line creates without its name.
    BootName(Box<str>),
    Refused(Refused),
    Busy(BusyRange),
    SkippedRange(SkippedRange),
    /// Messages that the kernel did not print, of a function of CMA's.
    Suppressed(u64),
    LoggedCall(LoggedCall),
    /// `Linux version x.y.z`.
    Version(Box<str>),
}

/// `alloc failed, req-size: N pages, ret: E`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedFailure {
    /// The function that says it, which tells versions apart; empty where none is printed.
    pub function: Box<str>,
    /// The area's name; `None` where the kernel prints none.
    pub area: Option<Box<str>>,
    /// Pages asked for.
    pub count: Pages,
    /// The negative error number.
    pub errno: i32,
}

/// An area that was set up at boot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BootArea {
    /// The name; `None` where the line has none.
    pub name: Option<Box<str>>,
    /// The physical address in bytes; `None` where the line has none, or 0 (a bug of 6.15).
    pub address: Option<u64>,
    /// The size in bytes.
    pub bytes: u64,
}

/// An area that could not be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The kernel's words.
    pub reason: Box<str>,
}

/// `[start, end) PFNs busy`: what could not be emptied, rounded outwards by the kernel. The size of
/// a request does not follow from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BusyRange {
    /// The first page printed.
    pub start: Pfn,
    /// The page after the last.
    pub end: Pfn,
}

/// `skipping incompatible area [start-end]` of 6.18 and later: a window that crosses memory maps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SkippedRange {
    /// The window's first page.
    pub start: Pfn,
    /// The window's last page as printed.
    pub end: Pfn,
}

/// A line that the kernel prints for each call, with CONFIG_CMA_DEBUG or dynamic debug.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoggedCall {
    /// `cma_alloc(cma P, ... count N, align A)`.
    Alloc {
        /// The area's name, or the pointer printed in its place.
        area: Box<str>,
        /// Pages asked for.
        count: Pages,
        /// Alignment order asked for.
        align: Order,
        /// The area's size (6.18 on).
        total: Option<Pages>,
        /// Pages in use before the call (6.18 on).
        used: Option<Pages>,
    },
    /// `cma_alloc(): returned P`; `None`: a null pointer.
    Returned(Option<Box<str>>),
    /// `memory range at P is busy, retrying`, with its pfn where it is printed.
    Busy(Box<str>, Option<Pfn>),
    /// `cma_release(page P[, count N])`.
    Release(Box<str>, Option<Pages>),
}

/// Reads a message; `None` if the line has none of CMA's. `text` has no prefix.
pub(super) fn read(text: &str) -> Option<LogMessage> {
    if let Some(message) = behind_cma(text).and_then(of_cma) {
        return Some(message);
    }
    if let Some(message) = read_failure(text).map(LogMessage::LoggedFailure) {
        return Some(message);
    }
    if let Some(at) = text.find("Reserved memory: ") {
        return of_reserved_memory(&text[at + "Reserved memory: ".len()..]);
    }
    if let Some(at) = text.find("OF: reserved mem: ") {
        return of_device_tree(&text[at + "OF: reserved mem: ".len()..]);
    }
    if text.contains("PFNs busy") {
        return busy_range(text).map(LogMessage::Busy);
    }
    if text.contains("callbacks suppressed") {
        return suppressed(text).map(LogMessage::Suppressed);
    }
    let version = text.find("Linux version ").map(|at| &text[at + "Linux version ".len()..])?;
    version.split_ascii_whitespace().next().map(|v| LogMessage::Version(v.into()))
}

/// Returns what stands behind the prefix `cma: `; an area's name may end in the same letters.
fn behind_cma(text: &str) -> Option<&str> {
    let word = |&(at, _): &(usize, &str)| at == 0 || text[..at].ends_with([' ', ':', ']']);
    let (at, prefix) = text.match_indices("cma: ").find(word)?;
    Some(text[at + prefix.len()..].trim())
}

/// Reads what stands behind `cma: `.
fn of_cma(text: &str) -> Option<LogMessage> {
    if let Some(rest) = text.strip_prefix("number of available pages:") {
        return Some(LogMessage::MapHead(rest.trim().into()));
    }
    if let Some(rest) = text.strip_prefix("range ") {
        let (index, chunks) = rest.split_once(':')?;
        return Some(LogMessage::MapRange(index.trim().parse().ok()?, chunks.trim().into()));
    }
    if let Some(failure) = read_failure(text) {
        return Some(LogMessage::LoggedFailure(failure));
    }
    if let Some(rest) = text.strip_prefix("Reserved ") {
        return reserved(rest).map(LogMessage::Boot);
    }
    if text.starts_with("Failed to reserve") || text.contains("could not be activated") {
        return Some(LogMessage::Refused(Refused { reason: text.into() }));
    }
    if let Some(at) = text.find("skipping incompatible area [") {
        return skipped(&text[at..]).map(LogMessage::SkippedRange);
    }
    if text.contains("callbacks suppressed") {
        return suppressed(text).map(LogMessage::Suppressed);
    }
    if text.contains("PFNs busy") {
        return busy_range(text).map(LogMessage::Busy);
    }
    call(text).map(LogMessage::LoggedCall)
}

const FAILED: &str = "alloc failed, req-size: ";

/// Tells whether a line begins a failure that its break cut short.
pub(super) fn is_cut_failure(text: &str) -> bool {
    text.contains("alloc failed") && read_failure(text).is_none()
}

/// Reads `[FUNCTION: ][AREA: ]alloc failed, req-size: N pages, ret: E`.
fn read_failure(text: &str) -> Option<LoggedFailure> {
    let at = text.find(FAILED)?;
    let (before, after) = (&text[..at], &text[at + FAILED.len()..]);
    let (count, after) = after.split_once(" page")?;
    let errno = after.split_once("ret: ")?.1;
    let end = errno.find(|c: char| c != '-' && !c.is_ascii_digit()).unwrap_or(errno.len());
    let (function, area) = speaker(before);
    Some(LoggedFailure {
        function: function.into(),
        area: area.map(Into::into),
        count: Pages(count.trim().parse().ok()?),
        errno: errno[..end].parse().ok()?,
    })
}

/// Tells the function and the area before a failure's words.
fn speaker(before: &str) -> (&str, Option<&str>) {
    let before = before.trim().trim_end_matches(':');
    let is_function = |word: &str| {
        word.trim_start_matches('_').starts_with("cma_alloc")
            || word.trim_start_matches('_').starts_with("dma_alloc")
    };
    let (first, rest) = match before.split_once(": ") {
        Some((first, rest)) => (first, Some(rest)),
        None => (before, None),
    };
    let named = |area: &str| !area.trim().is_empty();
    match rest {
        Some(area) if is_function(first) => (first, Some(area.trim()).filter(|a| named(a))),
        None if is_function(first) => (first, None),
        _ => ("", Some(before).filter(|a| named(a))),
    }
}

/// Reads `32 MiB at 0x00000000fae00000[ on node -1]`, `3072 MiB in 2 ranges`.
fn reserved(text: &str) -> Option<BootArea> {
    let (size, rest) = size_of(text)?;
    let at = rest.trim_start().strip_prefix("at ");
    let address = at.and_then(|at| hex(at.split_ascii_whitespace().next()?));
    Some(BootArea { name: None, address: address.filter(|&a| a != 0), bytes: size })
}

/// Reads `created CMA memory pool at 0x98000000, [name: N, ]size 128 MiB`.
fn of_reserved_memory(text: &str) -> Option<LogMessage> {
    if let Some(rest) = text.strip_prefix("created CMA memory pool at ") {
        let (address, rest) = rest.split_once(',')?;
        let (name, size) = match rest.split_once("name: ") {
            Some((_, named)) => {
                let (name, size) = named.rsplit_once(", size ")?;
                (Some(name.trim()), size)
            }
            None => (None, rest.split_once("size ")?.1),
        };
        let (bytes, _) = size_of(size)?;
        let address = Some(hex(address.trim())?);
        return Some(LogMessage::Boot(BootArea { name: name.map(Into::into), address, bytes }));
    }
    let refused = text.contains("CMA") && (text.contains("incorrect") || text.contains("unable"));
    refused.then(|| LogMessage::Refused(Refused { reason: text.trim().into() }))
}

/// Reads `initialized node linux,cma, compatible id shared-dma-pool`, and the later
/// `0x36000000..0x39ffffff (65536 KiB) map reusable linux,cma`.
fn of_device_tree(text: &str) -> Option<LogMessage> {
    if let Some(rest) = text.strip_prefix("initialized node ") {
        let (name, _) = rest.split_once(", compatible id ")?;
        return Some(LogMessage::BootName(name.into()));
    }
    let (span, rest) = text.split_once(" (")?;
    let (start, end) = span.split_once("..")?;
    let name = rest.split_once(" reusable ")?.1.trim();
    let (start, end) = (hex(start.trim())?, hex(end.trim())?);
    let bytes = end.checked_sub(start)?.checked_add(1)?;
    Some(LogMessage::Boot(BootArea { name: Some(name.into()), address: Some(start), bytes }))
}

/// Reads a size such as `64 MiB`, in bytes, and what follows it.
fn size_of(text: &str) -> Option<(u64, &str)> {
    let text = text.trim_start();
    let digits = text.find(|c: char| !c.is_ascii_digit())?;
    let number: u64 = text[..digits].parse().ok()?;
    let rest = text[digits..].trim_start();
    let units = [("KiB", 10), ("MiB", 20), ("GiB", 30), ("kB", 10), ("MB", 20)];
    let (rest, shift) =
        units.iter().find_map(|&(unit, shift)| Some((rest.strip_prefix(unit)?, shift)))?;
    Some((number.checked_mul(1 << shift)?, rest))
}

/// Reads `[25a00, 25b0a) PFNs busy`.
fn busy_range(text: &str) -> Option<BusyRange> {
    let (before, _) = text.split_once(") PFNs busy")?;
    let (start, end) = before.rsplit_once('[')?.1.split_once(',')?;
    Some(BusyRange { start: Pfn(hex(start.trim())?), end: Pfn(hex(end.trim())?) })
}

fn skipped(text: &str) -> Option<SkippedRange> {
    let (start, end) = text.split_once('[')?.1.split_once(']')?.0.split_once('-')?;
    Some(SkippedRange { start: Pfn(hex(start.trim())?), end: Pfn(hex(end.trim())?) })
}

/// Reads `cma_alloc: 12 callbacks suppressed`, if it is of CMA's.
fn suppressed(text: &str) -> Option<u64> {
    let (before, _) = text.split_once(" callbacks suppressed")?;
    if !before.contains("cma") && !before.contains("alloc_contig") {
        return None;
    }
    before.rsplit([' ', ':']).next()?.parse().ok()
}

/// Reads a line of the debug log.
fn call(text: &str) -> Option<LoggedCall> {
    let (function, rest) = text.split_once('(')?;
    let function = function.rsplit([' ', ':']).next()?.trim_start_matches('_');
    let is_alloc = matches!(
        function,
        "cma_alloc" | "dma_alloc_from_contiguous" | "cma_alloc_frozen" | "cma_alloc_folio"
    );
    let is_release = matches!(function, "cma_release" | "dma_release_from_contiguous");
    if let Some(after) = rest.strip_prefix(')') {
        return answer(after);
    }
    let (inside, _) = rest.rsplit_once(')')?;
    if is_release {
        let page = field(inside, &["page ", "pages "])?;
        let count = field(inside, &["count "]).and_then(|n| n.parse().ok()).map(Pages);
        return Some(LoggedCall::Release(page.into(), count));
    }
    if !is_alloc {
        return None;
    }
    let pages = |keys: &[&str]| field(inside, keys).and_then(|n| n.parse().ok()).map(Pages);
    let area = field(inside, &["name: "]).or_else(|| field(inside, &["cma "]))?;
    Some(LoggedCall::Alloc {
        area: area.into(),
        count: pages(&["request pages: ", "request count: ", "request count ", ", count "])?,
        align: Order::new(field(inside, &["align "])?.parse().ok()?)?,
        total: pages(&["total pages: ", "total count: ", "total count "]),
        used: pages(&["used pages: ", "used count: ", "used count "]),
    })
}

/// Reads what an allocation came to.
fn answer(text: &str) -> Option<LoggedCall> {
    let text = text.trim_start_matches([':', ' ']);
    if let Some(page) = text.strip_prefix("returned ") {
        let page = page.trim();
        let digits = page.strip_prefix("0x").unwrap_or(page);
        let null = matches!(page, "(null)" | "(nil)") || digits.bytes().all(|b| b == b'0');
        return Some(LoggedCall::Returned((!null).then(|| page.into())));
    }
    let (page, _) = text.strip_prefix("memory range at ")?.split_once(" is busy")?;
    let (page, pfn) = match page.split_once("pfn ") {
        Some((page, pfn)) => (page, hex(pfn.trim().trim_end_matches(')'))),
        None => (page, None),
    };
    let page = page.trim().trim_end_matches(['(', ',']).trim();
    Some(LoggedCall::Busy(page.into(), pfn.map(Pfn)))
}

/// Returns the value behind the first of some keys, up to the next comma or the end. A pointer in
/// parentheses, such as `(____ptrval____)`, is a value.
fn field<'a>(text: &'a str, keys: &[&str]) -> Option<&'a str> {
    let start = keys.iter().find_map(|key| text.find(key).map(|at| at + key.len()))?;
    let value = &text[start..];
    let end = value.find(", ").unwrap_or(value.len());
    Some(value[..end].trim())
}

fn hex(text: &str) -> Option<u64> {
    u64::from_str_radix(text.strip_prefix("0x").unwrap_or(text), 16).ok()
}
