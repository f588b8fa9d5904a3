//! What stands before the event name on a line of text: task, CPU, flags and time.
//!
//! Task names hold blanks, dashes, colons and brackets, and every tool lays out its columns
//! differently. So nothing is counted from the left: the event name is found first, and the line is
//! taken apart from there to the left, where each column can be told by its shape. What remains is
//! the task's name.
//!
//! ```text
//!  my task [a]: b-402     ( 402) [003] d..1.  5280.000060: (+10) cma:cma_alloc_start: ...
//!  `---comm-----' `tid'   `tgid' `cpu' `flags'`---stamp--' `diff' `system'
//! ```

use memchr::memmem::Finder;
use memchr::{memchr, memchr_iter, memrchr};

use crate::trace::event::{Kind, SYSTEMS};

/// What a line turned out to be.
pub(super) enum Found<'a> {
    /// No CMA event is named.
    Nothing,
    /// An event, what stands before it, and the text of its fields.
    Event(Kind, Before<'a>, &'a [u8]),
    /// The time is in microseconds since the first event, as the latency format prints it.
    Relative,
}

/// What stands before an event's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Before<'a> {
    Context(Context<'a>),
    /// Nothing that ends like a stamp: task and time were not printed.
    Untimed,
    /// A column makes no sense.
    Unreadable(Column<'a>),
}

/// A column that makes no sense, and what should stand there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Column<'a> {
    pub(super) text: &'a [u8],
    pub(super) expected: &'static str,
}

/// The columns before the event name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Context<'a> {
    /// The task's name with all that stands before it.
    pub(super) comm: &'a [u8],
    pub(super) tid: u32,
    pub(super) cpu: u32,
    pub(super) stamp: Stamp,
    pub(super) layout: Layout,
}

/// How wide the column of the task's name is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layout {
    Usual,
    /// As `trace-cmd report -l` prints it, with a bare CPU number.
    Latency,
    /// A blank and not a dash stands before the tid, as perf script prints it.
    Perf,
    /// The name stands alone in its column, as among the function tracer's calls.
    Calls,
}

/// A time stamp as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stamp {
    /// Seconds with a fraction, in nanoseconds, and the number of digits of the fraction.
    Seconds(u64, u8),
    /// A number without a point: the unit is the clock's own.
    Ticks(u64),
}

/// Looks for a CMA event on a line. `needle` must search for a beginning of the events' names.
pub(super) fn find<'a>(line: &'a [u8], needle: &Finder<'_>) -> Found<'a> {
    let mut found = Found::Nothing;
    for at in needle.find_iter(line) {
        let Some((kind, length)) = kind_of(&line[at..]) else { continue };
        let Some(left) = before_name(&line[..at]) else { continue };
        let before = match context(left) {
            Ok(context) => Before::Context(context),
            Err(Trouble::Relative) => return Found::Relative,
            Err(Trouble::Untimed) => Before::Untimed,
            Err(Trouble::Column(column)) => Before::Unreadable(column),
        };
        let readable = matches!(before, Before::Context(_));
        found = Found::Event(kind, before, &line[at + length..]);
        // Else it was perhaps only a task's name; the event itself would stand further right.
        if readable {
            break;
        }
    }
    found
}

/// Finds the context of any event, CMA's or not.
pub(super) fn of_any_event(line: &[u8]) -> Option<Context<'_>> {
    let ends = memchr_iter(b':', line).filter(|&at| line.get(at + 1).is_none_or(|&b| b == b' '));
    ends.map(|at| context(&line[..=at])).find_map(Result::ok)
}

/// Tells the event at the start of `text` and the length of its name with the colon.
pub(super) fn kind_of(text: &[u8]) -> Option<(Kind, usize)> {
    let colon = memchr(b':', text)?;
    Kind::by_name(&text[..colon]).map(|kind| (kind, colon + 1))
}

/// Strips the system's name; `None` if the event name is the tail of a longer word.
fn before_name(left: &[u8]) -> Option<&[u8]> {
    let bare = SYSTEMS.iter().find_map(|system| left.strip_suffix(system.as_bytes()));
    let left = bare.unwrap_or(left);
    left.last().is_none_or(|&byte| byte == b' ' || byte == b'\t').then_some(left)
}

/// Why a context could not be read.
enum Trouble<'a> {
    Column(Column<'a>),
    Untimed,
    Relative,
}

/// Makes a complaint about the last word of `text`.
fn column<'a>(text: &'a [u8], expected: &'static str) -> Trouble<'a> {
    let text = text.trim_ascii_end();
    let begin = memrchr(b' ', text).map_or(0, |at| at + 1);
    Trouble::Column(Column { text: &text[begin..], expected })
}

fn context(left: &[u8]) -> Result<Context<'_>, Trouble<'_>> {
    let left = without_difference(left.trim_ascii_end());
    let left = left.strip_suffix(b":").ok_or(Trouble::Untimed)?;
    if is_relative(left) {
        return Err(Trouble::Relative);
    }
    let (rest, stamp) = stamp(left).ok_or_else(|| column(left, "a time stamp"))?;
    let columns = cpu(rest).and_then(|(left, cpu, layout)| {
        let Task { comm, tid, perf } = task(without_tgid(left))?;
        Some(Context { comm, tid, cpu, stamp, layout: if perf { Layout::Perf } else { layout } })
    });
    // perf prints no CPU where it was not recorded.
    let columns = columns.or_else(|| {
        let Task { comm, tid, .. } = task(rest).filter(|task| task.perf)?;
        Some(Context { comm, tid, cpu: 0, stamp, layout: Layout::Perf })
    });
    columns.ok_or_else(|| match cpu(rest) {
        Some((left, ..)) => column(left, "a task's name and id, as in `camera-63`"),
        None => column(rest, "a CPU in brackets and flags, as in `[001] d..1.`"),
    })
}

/// Strips what may stand between the stamp and the event: the `(+10)` of `trace-cmd report
/// --ts-diff`, or the period of `perf script -F +period`.
fn without_difference(left: &[u8]) -> &[u8] {
    let Some(inner) = left.strip_suffix(b")") else {
        let (rest, period) = split_digits(left);
        return if period.is_empty() { left } else { rest.trim_ascii_end() };
    };
    match memrchr(b'(', inner) {
        Some(open) if inner[open..].starts_with(b"(+") => inner[..open].trim_ascii_end(),
        _ => left,
    }
}

/// Recognises `905117004us ` with its mark for long delays.
fn is_relative(left: &[u8]) -> bool {
    let Some((mark, left)) = left.split_last() else { return false };
    let left = if b" $@*#!+".contains(mark) { left.strip_suffix(b"us") } else { None };
    left.is_some_and(|left| left.last().is_some_and(u8::is_ascii_digit))
}

pub(super) fn stamp(left: &[u8]) -> Option<(&[u8], Stamp)> {
    let (rest, fraction) = split_digits(left);
    if let Some(whole) = rest.strip_suffix(b".")
        && fraction.len() <= 9
    {
        let (rest, seconds) = split_digits(whole);
        if !seconds.is_empty() {
            let digits = u8::try_from(fraction.len()).ok()?;
            let scale = 10_u64.pow(u32::from(9 - digits));
            let nanos = number(seconds)?.checked_mul(1_000_000_000)?;
            let nanos = nanos.checked_add(number(fraction)?.checked_mul(scale)?)?;
            return Some((rest, Stamp::Seconds(nanos, digits)));
        }
    }
    Some((rest, Stamp::Ticks(number(fraction)?)))
}

/// Splits off the CPU and the flags behind it.
fn cpu(left: &[u8]) -> Option<(&[u8], u32, Layout)> {
    let left = left.trim_ascii_end();
    if let Some(close) = memrchr(b']', left)
        && is_flags(left[close + 1..].trim_ascii_start())
    {
        let open = memrchr(b'[', &left[..close])?;
        return Some((&left[..open], small(&left[open + 1..close])?, Layout::Usual));
    }
    // `report -l` glues the flags to a bare CPU number.
    let begin = memrchr(b' ', left)? + 1;
    let token = &left[begin..];
    let digits = token.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (cpu, flags) = token.split_at(digits);
    is_flags(flags).then_some(())?;
    Some((&left[..begin], small(cpu)?, Layout::Latency))
}

/// Whether this is a column of irq and preemption flags, or nothing.
pub(super) fn is_flags(token: &[u8]) -> bool {
    if let Some(raw) = token.strip_prefix(b"-0x") {
        return !raw.is_empty() && raw.iter().all(u8::is_ascii_hexdigit);
    }
    token.iter().all(|byte| {
        matches!(byte, b'.' | b'0'..=b'9' | b'a'..=b'f' | b'A'..=b'F')
            || matches!(byte, b'X' | b'N' | b'n' | b'p' | b'L' | b'l' | b'Z' | b'z')
            || matches!(byte, b'H' | b'h' | b'S' | b's' | b'#' | b'!' | b'+' | b'*' | b'@' | b'$')
    })
}

/// Strips the thread group's id, `( 1200)` or `(-------)`.
fn without_tgid(left: &[u8]) -> &[u8] {
    let left = left.trim_ascii_end();
    let Some(inner) = left.strip_suffix(b")") else { return left };
    match memrchr(b'(', inner) {
        Some(open) if inner[open + 1..].iter().all(|b| b.is_ascii_digit() || b" -".contains(b)) => {
            &inner[..open]
        }
        _ => left,
    }
}

struct Task<'a> {
    comm: &'a [u8],
    tid: u32,
    perf: bool,
}

fn task(left: &[u8]) -> Option<Task<'_>> {
    let (left, tid) = split_digits(left.trim_ascii_end());
    let tid = small(tid)?;
    if let Some(comm) = left.strip_suffix(b"-") {
        return Some(Task { comm, tid, perf: false });
    }
    let left = match left.strip_suffix(b"/") {
        Some(left) => split_digits(left).0,
        None => left,
    };
    left.last().is_none_or(|&byte| byte == b' ').then_some(())?;
    Some(Task { comm: left.trim_ascii(), tid, perf: true })
}

/// Splits the digits off the end.
pub(super) fn split_digits(text: &[u8]) -> (&[u8], &[u8]) {
    let digits = text.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
    text.split_at(text.len() - digits)
}

/// Reads a decimal number; `None` if it is empty, holds anything else or is too large.
pub(super) fn number(digits: &[u8]) -> Option<u64> {
    // Nineteen digits always fit, so the usual number needs no check for overflow.
    if digits.len() <= 19 {
        let mut value = 0_u64;
        for byte in digits {
            byte.is_ascii_digit().then_some(())?;
            value = value.wrapping_mul(10).wrapping_add(u64::from(byte - b'0'));
        }
        return (!digits.is_empty()).then_some(value);
    }
    digits.iter().try_fold(0_u64, |value, byte| {
        byte.is_ascii_digit().then_some(())?;
        value.checked_mul(10)?.checked_add(u64::from(byte - b'0'))
    })
}

pub(super) fn small(digits: &[u8]) -> Option<u32> {
    number(digits).and_then(|value| u32::try_from(value).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Finds the event of `left` + a start event, and returns its context.
    fn context_of(left: &str) -> Option<(String, u32, u32, Stamp)> {
        let line = format!("{left}cma_alloc_start: name=a count=1 align=0");
        match find(line.as_bytes(), &Finder::new("cma_")) {
            Found::Event(Kind::Start, Before::Context(context), b" name=a count=1 align=0") => {
                assert_eq!(of_any_event(line.as_bytes()), Some(context));
                let comm = String::from_utf8_lossy(context.comm.trim_ascii_start()).into_owned();
                Some((comm, context.tid, context.cpu, context.stamp))
            }
            _ => None,
        }
    }

    const MICROS: Stamp = Stamp::Seconds(5_280_000_010_000, 6);
    const NANOS: Stamp = Stamp::Seconds(5_280_000_010_123, 9);
    const TICKS: Stamp = Stamp::Ticks(5_280_000_010_123);

    #[test]
    fn every_tools_columns_are_told_apart() {
        for (left, stamp) in [
            (" worker-77   [001]   5280.000010: ", MICROS),
            (" worker-77   [001] ....  5280.000010: ", MICROS),
            (" worker-77   [001] dNh.3..1  5280.000010: ", MICROS),
            (" worker-77   (  76) [001] d..1.  5280.000010: ", MICROS),
            (" worker-77   (-------) [001] .....  5280.000010: ", MICROS),
            (" worker-77 ( 7) [001] ...2  5280.000010: ", MICROS),
            (" worker-77   [001]  5280.000010123:      ", NANOS),
            (" worker-77   [001] .....  5280.000010: (+10)    ", MICROS),
            (" worker-77   [001]-0x1  5280.000010: ", MICROS),
            (" worker-77   [001]5280000010123: ", TICKS),
            (" worker-77   [001] .....5280000010123: ", TICKS),
            (" worker-77   [001] d..1.5280000010123: ", TICKS),
            ("worker-77      1.....  5280.000010: ", MICROS),
            ("worker-77      1d..1.  5280.000010: ", MICROS),
            ("worker-77      1-0x0  5280.000010123: ", NANOS),
            (" worker    77 [001]  5280.000010:     cma:", MICROS),
            (" worker    77 [001]  5280.000010:          1  cma:", MICROS),
            (" worker    76/77    [001]  5280.000010123:     cma:", NANOS),
            ("worker    77   1  5280.000010:     cma:", MICROS),
        ] {
            assert_eq!(context_of(left), Some(("worker".into(), 77, 1, stamp)), "{left}");
        }
        let no_cpu = context_of(" worker    77  5280.000010:     cma:");
        assert_eq!(no_cpu, Some(("worker".into(), 77, 0, MICROS)));
    }

    #[test]
    fn a_name_is_all_before_the_last_dash() {
        for comm in [
            "my task [a]: b",
            "tmux: server",
            "-77",
            "a  b",
            "<...>",
            "(sd-pam)",
            "a-12 [003] 9.9:",
            "cma_release:",
            "x] (",
            "trailing ",
            "",
        ] {
            for tail in
                ["-402   [003] .....  1.0: ", "-402 (  12) [003]  1.0: ", "-402   3..... 1.0: "]
            {
                let expected = (comm.to_owned(), 402, 3, Stamp::Seconds(1_000_000_000, 1));
                assert_eq!(context_of(&format!("  {comm}{tail}")), Some(expected), "{comm}{tail}");
            }
        }
    }

    #[test]
    fn what_is_no_context_is_refused() {
        for left in [
            "",
            " ",
            "worker-77 [001] ",
            "worker-77 [001] 5280.000010 ",
            "worker-77 [x] 5280.000010: ",
            "worker-x [001] 5280.000010: ",
            "worker-4294967296 [001] 5280.000010: ",
            "worker-77 [001] 99999999999.000010: ",
            "worker-77 [001] who? 5280.000010: ",
            "worker-77 [001]-0x5280000010123: ",
            "worker-77 [001] 5280.000010: my",
        ] {
            assert_eq!(context_of(left), None, "{left}");
        }
    }
}
