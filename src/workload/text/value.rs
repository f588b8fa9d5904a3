//! Reads the values of keys: numbers, times, tasks, outcomes.
//!
//! Each function returns a complaint that completes "`KEY=VALUE` ..".

use std::sync::Arc;

use crate::cma::profile::Kernel;
use crate::trace::{Errno, Task};
pub(in crate::workload) use crate::units::parse_number as number;
use crate::units::{Nanos, Order, Pages, Pfn};
use crate::workload::{Expect, Unplaced};

/// Stands for a number that nothing tells.
pub(super) const UNKNOWN: &str = "unknown";

/// Reads a page frame number.
pub(super) fn pfn(text: &str) -> Result<Pfn, String> {
    number(text).map(Pfn)
}

/// Reads a number of pages, at least 1.
pub(super) fn pages(text: &str) -> Result<Pages, String> {
    match number(text)? {
        0 => Err("is out of range; expected at least 1 page".into()),
        count => Ok(Pages(count)),
    }
}

/// Reads a number of pages in use without a place.
pub(super) fn unplaced(text: &str) -> Result<Unplaced, String> {
    if text == UNKNOWN { Ok(Unplaced::Unknown) } else { pages(text).map(Unplaced::Pages) }
}

/// Reads an order, 0 to 63.
pub(super) fn order(text: &str) -> Result<Order, String> {
    Order::new(number(text)?).ok_or_else(|| "is out of range; expected an order of 0 to 63".into())
}

/// Reads a page size in bytes.
pub(super) fn page_size(text: &str) -> Result<u64, String> {
    Some(number(text)?)
        .filter(|size| size.is_power_of_two())
        .ok_or_else(|| "is out of range; expected a power of two".into())
}

/// Reads the version of a kernel.
pub(super) fn kernel(text: &str) -> Result<Kernel, String> {
    text.parse().map_err(|error: String| format!("is {error}"))
}

/// Reads the only condition there is.
pub(super) fn pinned(text: &str) -> Result<(), String> {
    if text == "pinned" { Ok(()) } else { Err("is no condition; expected pinned".into()) }
}

/// Reads the only place where a search may begin again.
pub(super) fn start(text: &str) -> Result<(), String> {
    if text == "start" { Ok(()) } else { Err("is no place; expected start".into()) }
}

/// Reads a time in seconds.
pub(super) fn time(text: &str) -> Result<Nanos, String> {
    let (seconds, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
    if !digits(seconds) || !digits(decimals) || decimals.len() > 9 {
        return Err("is not a time; expected seconds with up to 9 decimals".into());
    }
    let too_late = || "is out of range; expected less than 18446744073 seconds".to_string();
    let nanos: u64 = format!("{decimals:0<9}").parse().map_err(|_| too_late())?;
    let seconds: u64 = seconds.parse().map_err(|_| too_late())?;
    seconds
        .checked_mul(1_000_000_000)
        .and_then(|s| s.checked_add(nanos))
        .map(Nanos)
        .ok_or_else(too_late)
}

/// Reads a task, `COMM-TID`. The name itself may hold dashes.
pub(super) fn task(text: &str) -> Result<Task, String> {
    let expected = || "is not a task; expected COMM-TID, as in camera-63".to_string();
    let (comm, tid) = text.rsplit_once('-').ok_or_else(expected)?;
    if tid.is_empty() || !tid.bytes().all(|b| b.is_ascii_digit()) {
        return Err(expected());
    }
    let tid = tid.parse().map_err(|_| "has a thread id that does not fit in 32 bits")?;
    Ok(Task { tid, comm: Arc::from(comm) })
}

/// The kernel's own limit for error numbers in pointers.
pub(super) const MAX_ERRNO: i32 = 4095;

/// Reads what a recorded search came to: a pfn, or a negative errno.
pub(super) fn expect(text: &str) -> Result<Expect, String> {
    let Some(errno) = text.strip_prefix('-') else {
        return number(text).map(|pfn| Expect::Window(Pfn(pfn))).map_err(|complaint| {
            complaint.replace("expected", "expected a pfn or an errno such as -16:")
        });
    };
    match errno.parse() {
        Ok(number @ 1..=MAX_ERRNO) if !errno.starts_with(['+', '-']) => {
            Ok(Expect::Failure(Errno(-number)))
        }
        _ => Err("is out of range; expected a pfn or an errno of -1 to -4095".into()),
    }
}
