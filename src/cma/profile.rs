//! Kernel profiles: what changed in CMA from version to version, as data.
//!
//! Source of every rule: the behaviour of `mm/cma.c` in the named releases.

use std::fmt;
use std::str::FromStr;

use crate::trace::Errno;

/// A kernel whose behaviour the machine takes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kernel {
    /// 4.19: one event an allocation, at its end.
    V4_19,
    /// 5.10: as 4.19.
    V5_10,
    /// 6.1: start, retry and finish events; a request too large for the area leaves a start alone.
    V6_1,
    /// 6.12: every start has its finish, with an errno.
    V6_12,
    /// 6.15: areas of several ranges, the counter of available pages, one errno for all.
    V6_15,
    /// 7.2: start events tell available and total pages.
    #[default]
    V7_2,
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

impl Kernel {
    /// All profiles, oldest first.
    pub const ALL: [Kernel; 6] =
        [Kernel::V4_19, Kernel::V5_10, Kernel::V6_1, Kernel::V6_12, Kernel::V6_15, Kernel::V7_2];

    /// Returns the version as on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Kernel::V4_19 => "4.19",
            Kernel::V5_10 => "5.10",
            Kernel::V6_1 => "6.1",
            Kernel::V6_12 => "6.12",
            Kernel::V6_15 => "6.15",
            Kernel::V7_2 => "7.2",
        }
    }

    /// Returns the errno of a request that found no window, or whose every window was busy.
    /// Before 6.15 the two differ.
    #[inline]
    pub fn no_window_errno(self, tried_one: bool) -> Errno {
        if self >= Kernel::V6_15 || tried_one { Errno::EBUSY } else { Errno::ENOMEM }
    }

    /// Tells whether a request above the area's count of available pages is refused unsearched.
    #[inline]
    pub fn checks_available(self) -> bool {
        self >= Kernel::V6_15
    }

    /// Tells whether an area may have several memory ranges.
    pub fn has_ranges(self) -> bool {
        self >= Kernel::V6_15
    }

    /// Tells whether all areas share one migration mutex.
    pub fn shares_alloc_mutex(self) -> bool {
        self < Kernel::V6_15
    }

    /// Tells whether a failed finish event carries the last window tried.
    #[inline]
    pub fn keeps_last_window(self) -> bool {
        self < Kernel::V6_15
    }

    /// Returns what a request larger than the area leaves in a trace.
    #[inline]
    pub fn too_large(self) -> TooLarge {
        match self {
            Kernel::V4_19 | Kernel::V5_10 => TooLarge::Silent,
            Kernel::V6_1 => TooLarge::StartOnly,
            Kernel::V6_12 | Kernel::V6_15 | Kernel::V7_2 => TooLarge::StartAndFinish,
        }
    }

    /// Tells whether an allocation announces itself by a start event.
    #[inline]
    pub fn emits_start(self) -> bool {
        self >= Kernel::V6_1
    }

    /// Tells whether a start event carries the area's available and total pages.
    #[inline]
    pub fn tells_counts(self) -> bool {
        self >= Kernel::V7_2
    }

    /// Returns the name of the function that the failure message carries.
    pub fn failing_function(self) -> &'static str {
        match self {
            Kernel::V4_19 | Kernel::V5_10 | Kernel::V6_1 => "cma_alloc",
            Kernel::V6_12 | Kernel::V6_15 => "__cma_alloc",
            Kernel::V7_2 => "__cma_alloc_frozen",
        }
    }

    /// Tells whether `used` in debugfs is the count of available pages taken from the total, not
    /// the weight of the bitmap.
    pub fn used_from_available(self) -> bool {
        self >= Kernel::V6_15
    }
}

impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kernel {
    type Err = String;

    fn from_str(text: &str) -> Result<Kernel, String> {
        Kernel::ALL.into_iter().find(|k| k.name() == text).ok_or_else(|| {
            let names = Kernel::ALL.map(Kernel::name).join(", ");
            format!("unknown kernel `{text}`; expected one of {names}")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_fits_is_one_errno_since_6_15() {
        assert_eq!(Kernel::V6_12.no_window_errno(false), Errno::ENOMEM);
        assert_eq!(Kernel::V6_12.no_window_errno(true), Errno::EBUSY);
        assert_eq!(Kernel::V6_15.no_window_errno(false), Errno::EBUSY);
    }

    #[test]
    fn names_are_read_back() {
        for kernel in Kernel::ALL {
            assert_eq!(kernel.name().parse(), Ok(kernel));
        }
        assert!("7.3".parse::<Kernel>().is_err());
    }
}
