//! What a replay leaves: plain data for reports.

use std::fmt;

use crate::cma::snapshot::Snapshot;
use crate::stats::Finish;
use crate::trace::{Errno, Timing};
use crate::units::{Nanos, Order, Pages, Pfn};
use crate::workload::{AreaId, Expect};

/// The result of one replay.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// One entry a finished request, in the order of finishing.
    pub samples: Vec<Sample>,
    /// The failed requests among them.
    pub failed: Vec<FailedRequest>,
    /// Releases done.
    pub releases: u64,
    /// Releases of buffers whose request had failed here.
    pub releases_of_failed: u64,
    /// Searches whose result the workload tells.
    pub compared: u64,
    /// Those that came out differently.
    pub different: u64,
    /// The first of them.
    pub mismatches: Vec<Mismatch>,
    /// Requests that a `busy` left without a window and no `retry` took up again.
    pub unended: u64,
    /// Time from the first operation to the end of the last, by the replay's clock.
    pub span: Nanos,
    /// Buffers that still hold pages.
    pub held: Vec<HeldBuffer>,
    /// The areas at the end.
    pub areas: Vec<Snapshot>,
}

/// One finished request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Pages asked for.
    pub count: Pages,
    /// How long it took, and how many windows were busy.
    pub timing: Timing,
    /// The first page of its window; `None` if it failed.
    pub found: Option<Pfn>,
}

impl From<&Sample> for Finish {
    fn from(sample: &Sample) -> Finish {
        let &Sample { count: pages, timing, found } = sample;
        Finish {
            pages,
            succeeded: found.is_some(),
            latency: Some(timing.latency),
            search: timing.search,
            busy_retries: u64::from(timing.retries),
        }
    }
}

/// One failed request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedRequest {
    /// The line of its last search.
    pub line: u32,
    /// The area asked.
    pub area: AreaId,
    /// Pages asked for.
    pub count: Pages,
    /// Alignment order asked for.
    pub align: Order,
    /// The error.
    pub errno: Errno,
    /// What the kernel would log, with the free map, if it was asked for.
    pub message: Option<String>,
}

/// A search that came to something else than in the recording.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The line of the search.
    pub line: u32,
    /// The buffer's name.
    pub buffer: Box<str>,
    /// What the recording got.
    pub expect: Expect,
    /// The window found here.
    pub found: Option<Pfn>,
    /// The error here.
    pub errno: Option<Errno>,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "buffer {}: expected ", self.buffer)?;
        match self.expect {
            Expect::Window(pfn) => write!(f, "{pfn}")?,
            Expect::Failure(errno) => write!(f, "{errno}")?,
        }
        match (self.found, self.errno) {
            (Some(pfn), _) => write!(f, ", got {pfn}"),
            (None, Some(errno)) => write!(f, ", got {errno}"),
            (None, None) => write!(f, ", got no window"),
        }
    }
}

/// A buffer that holds pages at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldBuffer {
    /// Its name.
    pub name: Box<str>,
    /// Its area.
    pub area: AreaId,
    /// Its first page.
    pub pfn: Pfn,
    /// Its pages.
    pub count: Pages,
}

impl Outcome {
    /// Makes room for that many requests, so that the measured loop does not grow a vector.
    pub(super) fn with_capacity(allocs: usize) -> Outcome {
        Outcome { samples: Vec::with_capacity(allocs), ..Outcome::default() }
    }

    /// Returns the number of busy windows over all requests.
    pub fn busy_retries(&self) -> u64 {
        self.samples.iter().map(|s| u64::from(s.timing.retries)).sum()
    }
}
