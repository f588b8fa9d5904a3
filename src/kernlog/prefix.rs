//! What stands before a message: priorities, times, callers, journal heads, quote marks.

use crate::units::Nanos;

/// When, and by whom, a line was logged, as far as its prefix tells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogStamp {
    /// The line, from 1.
    pub line: u64,
    /// The time since boot, where the prefix has one in seconds.
    pub time: Option<Nanos>,
    /// The caller, such as `T21132`, `C1` or a vendor's `Binder:714_1:744`.
    pub caller: Option<Box<str>>,
}

/// Cuts a line into its stamp and its text. Knows the prefixes of dmesg (`<4>`, `[    1.234567]`,
/// `[T77]`, `(0)`), of the journal (`date host kernel:`), of vendors (`[2:   Binder:714_1:  744]`)
/// and of mails (`> `), in any order.
pub(super) fn cut(line: u64, text: &str) -> (LogStamp, &str) {
    let mut stamp = LogStamp { line, ..LogStamp::default() };
    // What stands before the journal's word is a date and a host.
    let mut rest = match text.find("kernel: ") {
        Some(at) if is_journal_head(&text[..at]) => &text[at + "kernel: ".len()..],
        _ => text,
    };
    loop {
        rest = rest.trim_start();
        let Some(after) = cut_one(rest, &mut stamp) else { return (stamp, rest.trim_end()) };
        rest = after;
    }
}

/// Tells whether words look like what a journal writes before `kernel:`: no message of CMA's own.
fn is_journal_head(head: &str) -> bool {
    head.len() < 200 && !head.contains("cma") && !head.contains("@")
}

/// Takes one piece of a prefix off; `None` if none stands there.
fn cut_one<'a>(text: &'a str, stamp: &mut LogStamp) -> Option<&'a str> {
    if let Some(after) = text.strip_prefix('>') {
        return Some(after);
    }
    if let Some(after) = text.strip_prefix('<') {
        let (number, after) = after.split_once('>')?;
        return (!number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())).then_some(after);
    }
    if let Some(after) = text.strip_prefix('(') {
        let (number, after) = after.split_once(')')?;
        return (!number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())).then_some(after);
    }
    let (inside, after) = text.strip_prefix('[')?.split_once(']')?;
    bracket(inside, stamp).then_some(after)
}

/// Takes what stands in brackets: a time, a caller, or both; false if it is neither.
fn bracket(inside: &str, stamp: &mut LogStamp) -> bool {
    let inside = inside.trim();
    // Relative times: `<    0.000012>`, or `+0.000012` behind a date.
    let relative = inside.strip_prefix('<').and_then(|i| i.strip_suffix('>'));
    if let Some(time) = relative {
        return seconds(time.trim().trim_start_matches('+')).is_some();
    }
    if inside.starts_with('+') || inside.starts_with('*') {
        return true;
    }
    // `[  905.118224,2] ` has the CPU behind a comma, `[ 24.4][T21132]` the caller in brackets of
    // its own, `[   24.4 T21132]` both in one.
    let (first, rest) = inside.split_once([' ', ',']).unwrap_or((inside, ""));
    if let Some(time) = seconds(first) {
        stamp.time = Some(time);
        if is_caller(rest.trim()) {
            stamp.caller = Some(rest.trim().into());
        }
        return true;
    }
    if is_caller(inside) || is_vendor_caller(inside) {
        stamp.caller = Some(inside.split_ascii_whitespace().collect::<String>().into());
        return true;
    }
    // A date, as `dmesg -T` writes it: `Mon Nov 30 22:29:22 2026`.
    inside.bytes().filter(|&b| b == b':').count() == 2
        && inside.split_ascii_whitespace().count() == 5
}

/// Tells whether this is a thread (`T77`) or a CPU (`C1`) of CONFIG_PRINTK_CALLER.
fn is_caller(text: &str) -> bool {
    let digits = text.strip_prefix(['T', 'C']).unwrap_or("");
    !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

/// Tells whether this is a vendor's `CPU: task: pid`.
fn is_vendor_caller(text: &str) -> bool {
    let Some((cpu, rest)) = text.split_once(':') else { return false };
    let Some((_, pid)) = rest.rsplit_once(':') else { return false };
    let number = |text: &str| {
        let text = text.trim();
        !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
    };
    number(cpu) && number(pid)
}

/// Reads seconds with a fraction of up to nine digits.
fn seconds(text: &str) -> Option<Nanos> {
    let (whole, fraction) = text.split_once('.')?;
    let digits = |t: &str| !t.is_empty() && t.bytes().all(|b| b.is_ascii_digit());
    if !digits(whole) || !digits(fraction) || fraction.len() > 9 {
        return None;
    }
    let whole: u64 = whole.parse().ok()?;
    let scale = 10u64.pow(9 - u32::try_from(fraction.len()).ok()?);
    let fraction = fraction.parse::<u64>().ok()?.checked_mul(scale)?;
    whole.checked_mul(1_000_000_000)?.checked_add(fraction).map(Nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prefix_of_any_source_is_cut_off() {
        let at = |s: u64, us: u64| Some(Nanos(s * 1_000_000_000 + us * 1000));
        for (line, time, caller, text) in [
            ("cma: x", None, None, "cma: x"),
            ("[   24.456789] cma: x", at(24, 456_789), None, "cma: x"),
            ("<3>[   24.456789] cma: x\r", at(24, 456_789), None, "cma: x"),
            ("[   24.456789][T21132] cma: x", at(24, 456_789), Some("T21132"), "cma: x"),
            ("[   24.456789][   T77] cma: x", at(24, 456_789), Some("T77"), "cma: x"),
            ("[   24.456789] [    C1] cma: x", at(24, 456_789), Some("C1"), "cma: x"),
            (
                "[   24.4][2:   Binder:714_1:  744] cma: x",
                at(24, 400_000),
                Some("2:Binder:714_1:744"),
                "cma: x",
            ),
            ("Nov 30 22:29:22 board kernel: cma: x", None, None, "cma: x"),
            ("Nov 30 22:29:22 board kernel: [   24.5] cma: x", at(24, 500_000), None, "cma: x"),
            ("2026-11-30T22:29:22+0000 board kernel: cma: x", None, None, "cma: x"),
            ("[Mon Nov 30 22:29:22 2026] cma: x", None, None, "cma: x"),
            ("[<    0.000012>] => 5 free", None, None, "=> 5 free"),
            ("[  +0.000012] => 5 free", None, None, "=> 5 free"),
            ("> > [    1.000000] => 5 free", at(1, 0), None, "=> 5 free"),
            ("[25a00, 25b0a) PFNs busy", None, None, "[25a00, 25b0a) PFNs busy"),
        ] {
            let stamp = LogStamp { line: 7, time, caller: caller.map(Into::into) };
            assert_eq!(cut(7, line), (stamp, text), "{line}");
        }
    }
}
