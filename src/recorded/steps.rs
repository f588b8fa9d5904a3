//! What the searches of a recorded trace come to, one step after the other.

use super::recording::{AttemptId, ReleaseId};
use crate::units::{Nanos, Pfn};

/// One thing that happened to the maps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A search.
    Search {
        /// Which.
        attempt: AttemptId,
        /// Whether first fit agrees with the recording.
        agreement: Agreement,
        /// Whether it came later than its line.
        late: bool,
        /// What first fit finds.
        found: Option<Pfn>,
    },
    /// The window of a search was given back.
    GiveBack {
        /// The search that found it.
        attempt: AttemptId,
    },
    /// A window was taken at a time that the recording does not tell.
    Impose {
        /// The search that found it.
        attempt: AttemptId,
    },
    /// The window of a search was given up for an error other than busy.
    Abort {
        /// The search that found it.
        attempt: AttemptId,
    },
    /// Pages were released.
    Release {
        /// The release.
        release: ReleaseId,
        /// The stamp of its line.
        at: Nanos,
        /// Whether it happened before its line.
        early: bool,
    },
}

/// Whether first fit explains what a search came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// It does.
    Agrees,
    /// It does not.
    Disagrees,
    /// It does not, and need not.
    NotJudged(Why),
    /// The recording does not tell what the search came to.
    Untold,
}

/// Why a search is not judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Why {
    /// It came before every CPU's events are there.
    BeforeHorizon,
    /// Pages that no line has shown since events were lost explain it.
    AfterLoss,
    /// Lines of its trace are missing although the tracer tells of no loss.
    Missing,
    /// The window that it passed over may lie outside the area, whose place is only inferred.
    Geometry,
    /// The kernel prints no start lines, and other tasks were at work.
    NoStarts,
}

impl Why {
    /// All reasons.
    pub const ALL: [Why; 5] =
        [Why::BeforeHorizon, Why::AfterLoss, Why::Missing, Why::Geometry, Why::NoStarts];

    /// Returns the name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Why::BeforeHorizon => "before-horizon",
            Why::AfterLoss => "after-loss",
            Why::Missing => "events-missing",
            Why::Geometry => "geometry-inferred",
            Why::NoStarts => "no-start-lines",
        }
    }

    /// Returns the reason in words.
    pub fn words(self) -> &'static str {
        match self {
            Why::BeforeHorizon => "before the events of every CPU begin",
            Why::AfterLoss => "after lost events, where pages may have changed hands unseen",
            Why::Missing => "in a trace from which lines seem to be missing",
            Why::Geometry => "where the area may end, which is only inferred (--area tells)",
            Why::NoStarts => "of several tasks, on a kernel that prints no start lines",
        }
    }
}
