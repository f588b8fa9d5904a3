//! Kernel versions: what changed in CMA from version to version, as predicates on the version.
//!
//! Any `x.y` takes the behaviour that was then in force; a version newer than all that is known
//! takes the newest. Source of every rule: the behaviour of `mm/cma.c` and of its tracepoints in
//! the releases named.

use std::fmt;
use std::str::FromStr;

use crate::trace::Errno;

/// A kernel version, whose behaviour the machine takes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kernel {
    major: u16,
    minor: u16,
}

/// What an allocation that cannot fit into the whole area leaves in a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooLarge {
    /// No event at all.
    Silent,
    /// A start and nothing else.
    StartOnly,
    /// A start and a finish.
    StartAndFinish,
}

/// The first kernel with CMA.
const FIRST: Kernel = Kernel::new(3, 5);

/// The versions that changed something here, and what.
const CHANGES: [(Kernel, &str); 8] = [
    (FIRST, "one event an allocation, at its end (none before 4.1), with the last window tried"),
    (Kernel::new(5, 13), "start, retry and finish events, and messages, with the area's name"),
    (Kernel::new(6, 3), "an errno in the finish event"),
    (Kernel::new(6, 9), "a finish event for requests larger than the area too"),
    (Kernel::new(6, 12), "messages from __cma_alloc"),
    (
        Kernel::new(6, 15),
        "areas of several ranges, a count of available pages that is checked first, -16 for every \
         failure, a mutex for each area",
    ),
    (Kernel::new(6, 18), "available and total pages in the start event"),
    (Kernel::new(7, 0), "messages from __cma_alloc_frozen, free maps with a plus before each hole"),
];

/// The newest kernel whose behaviour was looked at.
const NEWEST: Kernel = Kernel::new(7, 3);

impl Kernel {
    /// 4.19: one event an allocation, at its end.
    pub const V4_19: Kernel = Kernel::new(4, 19);
    /// 5.10: as 4.19.
    pub const V5_10: Kernel = Kernel::new(5, 10);
    /// 6.1: start, retry and finish events; a request too large for the area leaves a start alone.
    pub const V6_1: Kernel = Kernel::new(6, 1);
    /// 6.12: every start has its finish, with an errno.
    pub const V6_12: Kernel = Kernel::new(6, 12);
    /// 6.15: areas of several ranges, the counter of available pages, one errno for all.
    pub const V6_15: Kernel = Kernel::new(6, 15);
    /// 7.2: start events tell available and total pages.
    pub const V7_2: Kernel = Kernel::new(7, 2);

    /// Versions at and just before every change, for tests that go through all behaviours.
    #[cfg(test)]
    pub(crate) const ALL: [Kernel; 14] = [
        Kernel::V4_19,
        Kernel::V5_10,
        Kernel::new(5, 12),
        Kernel::new(5, 13),
        Kernel::V6_1,
        Kernel::new(6, 8),
        Kernel::new(6, 9),
        Kernel::V6_12,
        Kernel::new(6, 14),
        Kernel::V6_15,
        Kernel::new(6, 17),
        Kernel::new(6, 18),
        Kernel::new(7, 0),
        Kernel::V7_2,
    ];

    /// Makes the version `major.minor`.
    pub const fn new(major: u16, minor: u16) -> Kernel {
        Kernel { major, minor }
    }

    fn since(self, major: u16, minor: u16) -> bool {
        self >= Kernel::new(major, minor)
    }

    /// Tells whether it is newer than all kernels whose behaviour is known.
    pub fn is_unknown(self) -> bool {
        self > NEWEST
    }

    /// Describes the behaviour: the version that last changed something, and what it changed.
    pub fn about(self) -> String {
        let at = CHANGES.partition_point(|&(kernel, _)| kernel <= self);
        let newer = if self.is_unknown() { ", the newest known" } else { "" };
        let until = CHANGES
            .get(at)
            .map_or_else(|| format!(" on{newer}"), |(next, _)| format!(" to before {next}"));
        let (since, what) = CHANGES[at.saturating_sub(1)];
        format!("kernel {self} behaves as all from {since}{until}: {what}")
    }

    /// Returns the errno of a request that found no window, or whose every window was busy.
    /// Before 6.15 the two differ.
    #[inline]
    pub fn no_window_errno(self, tried_one: bool) -> Errno {
        if self.since(6, 15) || tried_one { Errno::EBUSY } else { Errno::ENOMEM }
    }

    /// Tells whether a request above the area's count of available pages is refused unsearched.
    #[inline]
    pub fn checks_available(self) -> bool {
        self.since(6, 15)
    }

    /// Tells whether an area may have several memory ranges.
    pub fn has_ranges(self) -> bool {
        self.since(6, 15)
    }

    /// Tells whether all areas share one migration mutex. 5.12 to 5.17 had none at all, until
    /// stable updates brought it back; they count as mended.
    pub fn shares_alloc_mutex(self) -> bool {
        !self.since(6, 15)
    }

    /// Tells whether a failed finish event carries the last window tried.
    #[inline]
    pub fn keeps_last_window(self) -> bool {
        !self.since(6, 15)
    }

    /// Returns what a request larger than the area leaves in a trace.
    #[inline]
    pub fn too_large(self) -> TooLarge {
        if self.since(6, 9) {
            TooLarge::StartAndFinish
        } else if self.emits_start() {
            TooLarge::StartOnly
        } else {
            TooLarge::Silent
        }
    }

    /// Tells whether an allocation announces itself by a start event, and its busy windows by retry
    /// events.
    #[inline]
    pub fn emits_start(self) -> bool {
        self.since(5, 13)
    }

    /// Tells whether events and messages carry the area's name.
    pub fn names_area(self) -> bool {
        self.since(5, 13)
    }

    /// Tells whether a finish event carries the errno.
    pub fn tells_errno(self) -> bool {
        self.since(6, 3)
    }

    /// Tells whether a start event carries the area's available and total pages.
    #[inline]
    pub fn tells_counts(self) -> bool {
        self.since(6, 18)
    }

    /// Returns the name of the function that the failure message carries.
    pub fn failing_function(self) -> &'static str {
        if self.since(7, 0) {
            "__cma_alloc_frozen"
        } else if self.since(6, 12) {
            "__cma_alloc"
        } else {
            "cma_alloc"
        }
    }

    /// Tells whether a free map has a plus before a first hole that does not start the range.
    pub fn joins_by_start(self) -> bool {
        self.since(7, 0)
    }

    /// Tells whether `used` in debugfs is the count of available pages taken from the total, not
    /// the weight of the bitmap.
    pub fn used_from_available(self) -> bool {
        self.since(6, 15)
    }
}

impl Default for Kernel {
    fn default() -> Kernel {
        Kernel::V7_2
    }
}

impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

impl FromStr for Kernel {
    type Err = String;

    /// Reads `x.y` with what distributions put around it: `v5.15`, `6.12.34-rpi`,
    /// `5.10.43-android12-9`, `7.2-rc3+`.
    fn from_str(text: &str) -> Result<Kernel, String> {
        let expected = || String::from("no kernel version; expected x.y, as in 6.12 or v5.15");
        let digits = |text: &str| {
            let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
            let number = text[..end].parse::<u16>().ok().filter(|&number| number < 1000);
            number.map(|number| (number, text[end..].to_owned()))
        };
        let bare = text.strip_prefix(['v', 'V']).unwrap_or(text);
        let (major, rest) = digits(bare).ok_or_else(expected)?;
        let (minor, rest) = rest.strip_prefix('.').and_then(digits).ok_or_else(expected)?;
        let is_release = |c: char| c.is_ascii_alphanumeric() || ".-_+~:".contains(c);
        let ends = rest.is_empty() || rest.starts_with(['.', '-', '_', '+', '~']);
        if !ends || !rest.chars().all(is_release) {
            return Err(expected());
        }
        let kernel = Kernel::new(major, minor);
        if kernel < FIRST {
            return Err(format!("no kernel with CMA; expected {FIRST} or newer"));
        }
        Ok(kernel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that a predicate is false just before a version and true from it on.
    #[track_caller]
    fn check_since(major: u16, minor: u16, holds: impl Fn(Kernel) -> bool) {
        let since = Kernel::new(major, minor);
        let before = match minor {
            0 => Kernel::new(major - 1, 19),
            minor => Kernel::new(major, minor - 1),
        };
        assert!(!holds(before) && holds(since) && holds(Kernel::new(9, 0)), "{since}");
        assert!(!holds(Kernel::new(3, 5)), "{since}");
    }

    #[test]
    fn each_behaviour_begins_with_its_version() {
        check_since(5, 13, Kernel::emits_start);
        check_since(5, 13, Kernel::names_area);
        check_since(5, 13, |k| k.too_large() != TooLarge::Silent);
        check_since(6, 3, Kernel::tells_errno);
        check_since(6, 9, |k| k.too_large() == TooLarge::StartAndFinish);
        check_since(6, 12, |k| k.failing_function() != "cma_alloc");
        check_since(6, 15, Kernel::checks_available);
        check_since(6, 15, Kernel::has_ranges);
        check_since(6, 15, Kernel::used_from_available);
        check_since(6, 15, |k| !k.shares_alloc_mutex());
        check_since(6, 15, |k| !k.keeps_last_window());
        check_since(6, 15, |k| k.no_window_errno(false) == Errno::EBUSY);
        check_since(6, 18, Kernel::tells_counts);
        check_since(7, 0, Kernel::joins_by_start);
        check_since(7, 0, |k| k.failing_function() == "__cma_alloc_frozen");
    }

    #[test]
    fn a_busy_window_is_ebusy_in_every_version() {
        for (major, minor) in [(4, 19), (6, 14), (6, 15), (7, 2)] {
            assert_eq!(Kernel::new(major, minor).no_window_errno(true), Errno::EBUSY);
        }
    }

    #[track_caller]
    fn check_read(text: &str, expected: &str) {
        let kernel = text.parse::<Kernel>();
        assert_eq!(kernel.map(|kernel| kernel.to_string()), Ok(expected.into()), "{text}");
    }

    #[test]
    fn versions_are_read_as_people_and_uname_write_them() {
        check_read("6.6", "6.6");
        check_read("v5.15", "5.15");
        check_read("6.12.34-rpi", "6.12");
        check_read("5.10.43-android12-9-00001-gabcdef", "5.10");
        check_read("6.8.0-31-generic", "6.8");
        check_read("7.2-rc3+", "7.2");
        check_read("6.1.0~rc8", "6.1");
        check_read("3.5", "3.5");
        check_read("8.1", "8.1");
        check_read("6.20", "6.20");
    }

    #[test]
    fn what_is_no_version_is_told_what_is_expected() {
        for text in [
            "",
            "6",
            "6.",
            ".6",
            "v",
            "vv6.6",
            "six.six",
            "6.x",
            "6.6 ",
            " 6.6",
            "6.6\n",
            "6.6rc",
            "-6.6",
            "6.-6",
            "6.6.\u{1b}[m",
            "70000.1",
            "1000.1",
            "6.1000",
            "6.66666",
            "latest",
            "ä.1",
        ] {
            let error = text.parse::<Kernel>().expect_err(text);
            assert!(error.contains("expected x.y, as in 6.12 or v5.15"), "{text:?}: {error}");
        }
        for text in ["2.6.32", "3.4", "0.1", "3.4.113-rt"] {
            let error = text.parse::<Kernel>().expect_err(text);
            assert!(
                error.contains("no kernel with CMA; expected 3.5 or newer"),
                "{text:?}: {error}"
            );
        }
    }

    #[test]
    fn what_was_taken_is_said() {
        let about = |text: &str| text.parse::<Kernel>().unwrap().about();
        assert_eq!(
            about("6.6"),
            "kernel 6.6 behaves as all from 6.3 to before 6.9: an errno in the finish event"
        );
        assert_eq!(
            about("6.17"),
            "kernel 6.17 behaves as all from 6.15 to before 6.18: areas of several ranges, a count \
             of available pages that is checked first, -16 for every failure, a mutex for each area"
        );
        assert!(
            about("3.10")
                .starts_with("kernel 3.10 behaves as all from 3.5 to before 5.13: one event")
        );
        assert!(about("7.3").starts_with("kernel 7.3 behaves as all from 7.0 on: "));
        assert!(
            about("8.1").starts_with("kernel 8.1 behaves as all from 7.0 on, the newest known: ")
        );
    }

    #[test]
    fn every_change_is_told_in_order() {
        assert!(CHANGES.is_sorted_by(|a, b| a.0 < b.0));
        assert!(FIRST == CHANGES[0].0 && CHANGES[CHANGES.len() - 1].0 <= NEWEST);
    }
}
