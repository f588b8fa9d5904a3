//! What the judge says.

/// The most violations that are kept, those of the first lines.
pub const KEPT: usize = 100;

/// A line that no correct allocator leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The line or ordinal of the event, or the line of the workload, from 1.
    pub line: u64,
    /// What kind of violation.
    pub kind: Kind,
    /// One sentence with the figures.
    pub text: String,
}

/// Kinds of violation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A window covers pages that were handed out and not given back.
    Overlap,
    /// A window's first page is not aligned as asked.
    Unaligned,
    /// A window or a release lies outside the area's ranges, or across two.
    Outside,
    /// A release of pages that were released before.
    DoubleRelease,
    /// A release of pages that were never handed out.
    FreeRelease,
    /// A release of fewer pages than the buffer has.
    ShortRelease,
    /// A release of more pages than the buffer has.
    LongRelease,
    /// A release whose first page is not a buffer's first.
    ForeignRelease,
    /// A release that splits a bit of several pages.
    UnalignedRelease,
    /// The count of available pages does not add up.
    Accounting,
    /// A start line whose count shows pages free that no line released: lines are missing, or the
    /// count is wrong.
    CameBack,
}

impl Kind {
    /// Returns the name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Overlap => "overlap",
            Kind::Unaligned => "unaligned",
            Kind::Outside => "outside",
            Kind::DoubleRelease => "double-release",
            Kind::FreeRelease => "release-of-free-pages",
            Kind::ShortRelease => "short-release",
            Kind::LongRelease => "long-release",
            Kind::ForeignRelease => "foreign-release",
            Kind::UnalignedRelease => "unaligned-release",
            Kind::Accounting => "accounting",
            Kind::CameBack => "came-back",
        }
    }
}

/// What the judge saw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// The first [`KEPT`] violations, in the order of their lines.
    pub violations: Vec<Violation>,
    /// How many there are.
    pub violations_total: u64,
    /// Releases printed after their pages were handed out again: legal, told for the record.
    pub late_releases: u64,
    /// Releases of pages that no line before speaks of: allocated before the trace began.
    pub unknown_releases: u64,
    /// What contradicts the trace's lines and is no fault of the allocator if some are missing.
    pub doubts: Vec<Violation>,
    /// The first line that shows that pages were released, in a trace without any release.
    pub untold_releases: Option<u64>,
}

impl Judgement {
    pub(super) fn violate(&mut self, line: u64, kind: Kind, text: String) {
        if kind == Kind::CameBack {
            self.doubts.push(Violation { line, kind, text });
            return;
        }
        self.violations_total += 1;
        let place = self.violations.partition_point(|violation| violation.line <= line);
        if place < KEPT {
            self.violations.insert(place, Violation { line, kind, text });
            self.violations.truncate(KEPT);
        }
    }
    /// Takes over the violations of another.
    pub(super) fn absorb(&mut self, other: Judgement) {
        self.violations_total += other.violations_total - other.violations.len() as u64;
        for Violation { line, kind, text } in other.violations.into_iter().chain(other.doubts) {
            self.violate(line, kind, text);
        }
    }
}
