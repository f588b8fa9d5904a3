//! The cause of a failed request, from the area's map and the kernel's errno.
//!
//! Before 6.15 -ENOMEM says that no window fitted and -EBUSY that at least one was tried and could
//! not be emptied; from 6.15 on -EBUSY says either, and -ENOMEM that there was no page to move
//! content to. The map is printed after the failure, so another task may have changed it in
//! between.

use std::fmt;

use super::view::View;
use crate::trace::Errno;
use crate::units::{Order, Pages};

/// Why a request failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// No range has as many pages.
    AreaTooSmall,
    /// Fewer pages are free.
    NotEnoughFree,
    /// Enough pages are free, but not in a row.
    NoRunLongEnough,
    /// A run is long enough, but not behind its first aligned page.
    NoAlignedWindow,
    /// Windows fitted, and pages in each of them could not be moved.
    WindowsBusy,
    /// What there is does not tell.
    Unknown,
}

impl Cause {
    /// Returns the name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Cause::AreaTooSmall => "area-too-small",
            Cause::NotEnoughFree => "not-enough-free",
            Cause::NoRunLongEnough => "no-run-long-enough",
            Cause::NoAlignedWindow => "no-aligned-window",
            Cause::WindowsBusy => "windows-busy",
            Cause::Unknown => "unknown",
        }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A failed request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Pages asked for.
    pub count: Pages,
    /// Alignment order asked for, or implied.
    pub align: Order,
    /// The error.
    pub errno: Errno,
    /// Whether -EBUSY also says that nothing fits: from 6.15 on; `None` if the version is not
    /// known.
    pub one_errno: Option<bool>,
    /// Busy windows before the failure, where they are known.
    pub busy_windows: Option<u64>,
}

/// A cause, with the numbers behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The cause.
    pub cause: Cause,
    /// One sentence without a full stop.
    pub sentence: String,
    /// What would have helped, as far as it can be computed.
    pub would_help: Vec<Help>,
}

/// Something that would have let the request fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    /// A smaller alignment, the largest that fits, at a bit of a range.
    Align {
        /// The order.
        order: Order,
        /// The range.
        range: usize,
        /// The window's first bit.
        bit: usize,
    },
    /// As many pages more at the area's end.
    MorePages(Pages),
}

/// Finds the cause of a failure in an area whose map is known.
pub fn find(asked: Asked, view: &View) -> Finding {
    let by_map = by_map(asked, view);
    let (cause, sentence) = match (asked.errno, asked.one_errno) {
        (Errno::EBUSY, Some(false)) if by_map.0 != Cause::WindowsBusy => (
            Cause::WindowsBusy,
            format!(
                "-16 before 6.15 says that windows were tried and could not be emptied; by the \
                 map, which is printed later, none is left: {}",
                by_map.1
            ),
        ),
        (Errno::EBUSY, _) => by_map,
        (Errno::ENOMEM, Some(true)) => (Cause::Unknown, no_target(asked)),
        (Errno::ENOMEM, _) if by_map.0 == Cause::WindowsBusy => (
            Cause::Unknown,
            format!(
                "-12 says that nothing fitted, but the map, which is printed later, has room: {}",
                room(asked, view).unwrap_or_default()
            ),
        ),
        (Errno::ENOMEM, _) => by_map,
        (errno, _) => (Cause::Unknown, other(errno)),
    };
    let would_help = if matches!(cause, Cause::Unknown | Cause::WindowsBusy) {
        Vec::new()
    } else {
        helps(asked, view)
    };
    Finding { cause, sentence, would_help }
}

/// Tells the cause that the map shows, whatever the errno.
fn by_map(asked: Asked, view: &View) -> (Cause, String) {
    let Asked { count, align, .. } = asked;
    let needs = needs(asked);
    if count > view.largest_range() {
        let ranges = if view.spec.ranges.len() > 1 { ", the largest of its ranges" } else { "" };
        let has = view.largest_range();
        return (Cause::AreaTooSmall, format!("needs {count} pages; the area has {has}{ranges}"));
    }
    let free = view.free();
    let counted = view.available.min(free);
    if count > counted {
        let total = view.total();
        return (
            Cause::NotEnoughFree,
            format!("needs {count} pages; only {counted} of {total} are free"),
        );
    }
    let Some(longest) = view.longest().filter(|run| run.pages >= count) else {
        let longest = view.longest().map_or_else(String::new, |run| {
            let at = at(view, run.range, run.bit);
            format!(", and the longest run is {} pages {at}", run.pages)
        });
        let text = format!("needs {count} pages in a row; {free} are free{longest}");
        return (Cause::NoRunLongEnough, text);
    };
    match room(asked, view) {
        Some(room) => {
            let tried = match asked.busy_windows {
                Some(windows) => format!("{windows} were tried and were busy"),
                None => "a page in each of them could not be moved".into(),
            };
            (Cause::WindowsBusy, format!("{needs}; {room}, but {tried}: not fragmentation"))
        }
        None => {
            let (run_at, left) =
                (at(view, longest.range, longest.bit), view.aligned(longest, align));
            let leaves = match left.start {
                Some(start) => {
                    format!("its first aligned start, {start}, leaves only {}", left.pages)
                }
                None => "no aligned start lies in it".into(),
            };
            let text = format!(
                "{needs}; the longest free run is {} pages {run_at}, but {leaves}",
                longest.pages
            );
            (Cause::NoAlignedWindow, text)
        }
    }
}

/// Says which windows fit, if any does.
fn room(asked: Asked, view: &View) -> Option<String> {
    let (range, bit, windows) = view.windows(asked.count, asked.align)?;
    let at = at(view, range, bit);
    Some(match windows {
        1 => format!("one window fits, {at}"),
        windows => format!("{windows} windows fit, the first {at}"),
    })
}

fn needs(asked: Asked) -> String {
    match asked.align.pages() {
        1 => format!("needs {} pages in a row", asked.count),
        align => format!("needs {} pages aligned to {align}", asked.count),
    }
}

/// Names a place: the bit, the range if there are several, the pfn if the base is known.
fn at(view: &View, range: usize, bit: usize) -> String {
    let range_name =
        if view.spec.ranges.len() > 1 { format!(" of range {range}") } else { String::new() };
    let pfn =
        if view.has_base { format!(" (pfn {})", view.pfn(range, bit)) } else { String::new() };
    format!("at {bit}{range_name}{pfn}")
}

fn helps(asked: Asked, view: &View) -> Vec<Help> {
    let smaller = (0..asked.align.get()).rev().filter_map(|order| Order::new(u64::from(order)));
    let align = smaller
        .filter_map(|order| {
            let (range, bit, _) = view.windows(asked.count, order)?;
            Some(Help::Align { order, range, bit })
        })
        .next();
    let more = view.pages_to_add(asked.count, asked.align).filter(|more| more.0 > 0);
    align.into_iter().chain(more.map(Help::MorePages)).collect()
}

fn no_target(asked: Asked) -> String {
    format!(
        "-12 since 6.15 says that there was no free page outside to move content to, not that {} \
         pages did not fit",
        asked.count
    )
}

pub(super) fn other(errno: Errno) -> String {
    match errno {
        Errno::EINTR => "a fatal signal ended the request (-4)".into(),
        Errno::EINVAL => "the kernel refused the request as invalid (-22)".into(),
        errno => format!("the kernel gave {errno}, which says nothing of the area"),
    }
}
