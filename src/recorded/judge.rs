//! The judge: tells from geometry and events alone whether a trace is one that a correct allocator
//! can leave.
//!
//! It knows no bitmap, no finder and no area, so that a mistake in those cannot hide here. Lines
//! may be printed late (a release is printed after its bits are clear), so it calls only what no
//! such delay explains.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use crate::geometry::{AreaSpec, RangeSpec};
use crate::trace::{Event, Record};
use crate::units::{Nanos, Order, Pages, Pfn};

/// How much later than the next owner's finish a release line may come.
const LATE_LINE: Nanos = Nanos(1_000_000_000);

/// A line that no correct allocator leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The line of the trace or workload.
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
}

impl Kind {
    /// Returns the name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Overlap => "overlap",
            Kind::Unaligned => "unaligned",
            Kind::Outside => "outside",
            Kind::DoubleRelease => "double-release",
            Kind::ShortRelease => "short-release",
            Kind::LongRelease => "long-release",
            Kind::ForeignRelease => "foreign-release",
            Kind::UnalignedRelease => "unaligned-release",
            Kind::Accounting => "accounting",
        }
    }
}

/// A buffer handed out.
#[derive(Clone, Copy, Debug)]
struct Held {
    count: Pages,
    line: u64,
}

/// A buffer whose pages were handed out again before its release line.
#[derive(Clone, Copy, Debug)]
struct Shadowed {
    pfn: Pfn,
    held: Held,
    /// The finish that handed its pages out again.
    by: (u64, Pfn, Nanos),
}

/// Judges records one at a time.
#[derive(Debug)]
pub struct Judge {
    areas: Vec<AreaJudge>,
    violations: Vec<Violation>,
    late_releases: u64,
    unknown_releases: u64,
}

#[derive(Debug)]
struct AreaJudge {
    spec: AreaSpec,
    /// Disjoint buffers by first page.
    held: BTreeMap<Pfn, Held>,
    shadowed: Vec<Shadowed>,
    /// Pages given back and not handed out since: first page to pages and line.
    released: BTreeMap<Pfn, Held>,
    /// Pages that requests under way may have taken, by task.
    open: BTreeMap<u32, Pages>,
    /// Pages of all held and shadowed buffers.
    held_pages: u64,
    /// Pages in use that no line tells of, known from the first start that tells the count.
    before: Option<u64>,
    /// The latest releases: a count read before one may be printed after it.
    recent: VecDeque<(Nanos, Pages)>,
    /// Their pages.
    recent_pages: u64,
}

/// What the judge saw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// In the order of their lines.
    pub violations: Vec<Violation>,
    /// Releases printed after their pages were handed out again: legal, told for the record.
    pub late_releases: u64,
    /// Releases of pages that no line before speaks of: allocated before the trace began.
    pub unknown_releases: u64,
}

impl Judge {
    /// Starts with empty areas.
    pub fn new(areas: &[AreaSpec]) -> Judge {
        Judge {
            areas: areas.iter().cloned().map(AreaJudge::new).collect(),
            violations: Vec::new(),
            late_releases: 0,
            unknown_releases: 0,
        }
    }

    /// Takes notice of a buffer that was handed out before the first record.
    pub fn hold(&mut self, area: &str, pfn: Pfn, count: Pages) {
        if let Some(area) = self.areas.iter_mut().find(|a| *a.spec.name == *area) {
            area.held.insert(pfn, Held { count, line: 0 });
            area.held_pages += count.0;
        }
    }

    /// Judges the next record.
    pub fn record(&mut self, record: &Record) {
        match &record.event {
            Event::AllocStart { area, count, available, total, .. } => {
                self.account(area, record, *available, *total);
                self.open(area, record.task.tid, Some(*count));
            }
            Event::BusyRetry { area, pfn, count, align } => {
                self.window(area, record.line, (*pfn, *count, *align));
            }
            Event::AllocFinish { area, count, align, result: Ok(pfn), .. } => {
                self.window(area, record.line, (*pfn, *count, *align));
                self.take(area, record, *pfn, *count);
                self.open(area, record.task.tid, None);
            }
            Event::AllocFinish { area, .. } => self.open(area, record.task.tid, None),
            Event::Release { area, pfn, count } => self.release(area, record, *pfn, *count),
            Event::AllocInfo { .. } | Event::BufferStart | Event::FunctionCall { .. } => {}
            Event::Lost { .. } => self.forget(),
        }
    }

    /// Forgets who holds what: events were lost, and anything may have happened.
    fn forget(&mut self) {
        for area in &mut self.areas {
            *area = AreaJudge::new(area.spec.clone());
        }
    }

    /// Ends the trial.
    pub fn judge(mut self) -> Judgement {
        for index in 0..self.areas.len() {
            for shadowed in std::mem::take(&mut self.areas[index].shadowed) {
                self.overlap(&shadowed);
            }
        }
        self.violations.sort_by_key(|v| v.line);
        Judgement {
            violations: self.violations,
            late_releases: self.late_releases,
            unknown_releases: self.unknown_releases,
        }
    }

    fn find(&self, name: &Arc<str>) -> Option<usize> {
        self.areas.iter().position(|a| a.spec.name == *name)
    }

    fn violate(&mut self, line: u64, kind: Kind, text: String) {
        self.violations.push(Violation { line, kind, text });
    }

    /// Notes that a task's request is under way, or over.
    fn open(&mut self, area: &Arc<str>, tid: u32, count: Option<Pages>) {
        let Some(index) = self.find(area) else { return };
        let open = &mut self.areas[index].open;
        match count {
            Some(count) => open.insert(tid, count),
            None => open.remove(&tid),
        };
    }

    /// Judges the count of available pages that a start line tells. It is read without a lock,
    /// windows are taken before their finish line and given back before their release line, so only
    /// the lower bound is certain: no more pages can be in use than all buffers, requests under
    /// way and the latest releases have.
    fn account(
        &mut self,
        area: &Arc<str>,
        record: &Record,
        available: Option<Pages>,
        total: Option<Pages>,
    ) {
        let (Some(index), Some(available), Some(total)) = (self.find(area), available, total)
        else {
            return;
        };
        let area = &mut self.areas[index];
        let used = total.0.saturating_sub(available.0);
        let under_way: u64 = area.open.values().fold(0, |sum, p| sum.saturating_add(p.0));
        let recent = area.recently_released(record.ts);
        let known = area.held_pages.saturating_add(under_way);
        let before = *area.before.get_or_insert(used.saturating_sub(known));
        if used > before.saturating_add(known).saturating_add(recent) {
            let text = format!(
                "available_count={available} of {total}: {used} pages in use, but buffers and \
                 requests under way have {known} and {before} were in use before"
            );
            self.violate(record.line, Kind::Accounting, text);
        }
    }

    /// Judges where a window lies.
    fn window(&mut self, area: &Arc<str>, line: u64, (pfn, count, align): (Pfn, Pages, Order)) {
        if pfn.0 & (align.pages() - 1) != 0 {
            let text = format!("window {pfn}+{count} is not aligned to {} pages", align.pages());
            self.violate(line, Kind::Unaligned, text);
        }
        let Some(index) = self.find(area) else { return };
        if !within(&self.areas[index].spec.ranges, pfn, count) {
            let text = format!("window {pfn}+{count} does not lie in one range of {area}");
            self.violate(line, Kind::Outside, text);
        }
    }

    /// Hands a buffer out.
    fn take(&mut self, area: &Arc<str>, record: &Record, pfn: Pfn, count: Pages) {
        let Some(index) = self.find(area) else { return };
        let area = &mut self.areas[index];
        for (at, held) in overlapping(&area.held, pfn, count) {
            area.held.remove(&at);
            area.shadowed.push(Shadowed { pfn: at, held, by: (record.line, pfn, record.ts) });
        }
        for (at, _) in overlapping(&area.released, pfn, count) {
            area.released.remove(&at);
        }
        area.held.insert(pfn, Held { count, line: record.line });
        area.held_pages += count.0;
    }

    /// Takes a buffer back.
    fn release(&mut self, name: &Arc<str>, record: &Record, pfn: Pfn, count: Pages) {
        let Some(index) = self.find(name) else { return };
        let line = record.line;
        let area = &mut self.areas[index];
        let shadow = area.shadowed.iter().position(|s| s.pfn == pfn && s.held.count == count);
        if let Some(position) = shadow {
            let shadowed = area.shadowed.swap_remove(position);
            area.held_pages = area.held_pages.saturating_sub(count.0);
            if record.ts.0.saturating_sub(shadowed.by.2.0) > LATE_LINE.0 {
                self.overlap(&shadowed);
            } else {
                self.late_releases += 1;
            }
            return;
        }
        let met = overlapping(&area.held, pfn, count);
        let before = overlapping(&area.released, pfn, count).first().copied();
        for (at, held) in &met {
            area.give_back(*at, *held, pfn, count);
        }
        area.held_pages = area.held_pages.saturating_sub(count.0);
        area.recent.push_back((record.ts, count));
        area.recent_pages = area.recent_pages.saturating_add(count.0);
        area.released.insert(pfn, Held { count, line });
        let splits = splits_a_bit(&area.spec, pfn, count, met.first().map(|m| m.1));
        let outside = !within(&area.spec.ranges, pfn, count);
        if outside {
            let text = format!("release {pfn}+{count} does not lie in one range of {name}");
            self.violate(line, Kind::Outside, text);
            return;
        }
        if splits {
            let text = format!("release {pfn}+{count} splits a bit of several pages");
            self.violate(line, Kind::UnalignedRelease, text);
        }
        self.compare(line, (pfn, count), &met, before);
    }

    /// Compares a release with the buffers it meets.
    fn compare(
        &mut self,
        line: u64,
        (pfn, count): (Pfn, Pages),
        met: &[(Pfn, Held)],
        before: Option<(Pfn, Held)>,
    ) {
        let Some(&(at, held)) = met.first() else {
            match before {
                None => self.unknown_releases += 1,
                Some((_, before)) => {
                    let text = format!(
                        "release {pfn}+{count}: these pages were released in line {}",
                        before.line
                    );
                    self.violate(line, Kind::DoubleRelease, text);
                }
            }
            return;
        };
        let whose = format!("of {at}+{} from line {}", held.count, held.line);
        if at != pfn {
            let text = format!("release {pfn}+{count} does not start at the first page {whose}");
            self.violate(line, Kind::ForeignRelease, text);
        } else if met.len() > 1 {
            let text = format!("release {pfn}+{count} covers {} buffers", met.len());
            self.violate(line, Kind::LongRelease, text);
        } else if count > held.count {
            let text = format!("release {pfn}+{count} is longer than the buffer {whose}");
            self.violate(line, Kind::LongRelease, text);
        } else if count < held.count {
            let text = format!("release {pfn}+{count} is only a part {whose}");
            self.violate(line, Kind::ShortRelease, text);
        }
    }

    fn overlap(&mut self, shadowed: &Shadowed) {
        let (line, by, _) = shadowed.by;
        let text = format!(
            "window at {by} covers pages of {}+{}, handed out in line {} and not released",
            shadowed.pfn, shadowed.held.count, shadowed.held.line
        );
        self.violate(line, Kind::Overlap, text);
    }
}

impl AreaJudge {
    fn new(spec: AreaSpec) -> AreaJudge {
        AreaJudge {
            spec,
            held: BTreeMap::new(),
            shadowed: Vec::new(),
            released: BTreeMap::new(),
            open: BTreeMap::new(),
            held_pages: 0,
            before: None,
            recent: VecDeque::new(),
            recent_pages: 0,
        }
    }

    /// Returns the pages of releases that were printed at most [`LATE_LINE`] before `now`.
    fn recently_released(&mut self, now: Nanos) -> u64 {
        while let Some(&(ts, pages)) = self.recent.front()
            && now.0.saturating_sub(ts.0) > LATE_LINE.0
        {
            self.recent.pop_front();
            self.recent_pages = self.recent_pages.saturating_sub(pages.0);
        }
        self.recent_pages
    }

    /// Takes what a release covers off a buffer; what is left on either side stays handed out.
    fn give_back(&mut self, at: Pfn, held: Held, pfn: Pfn, count: Pages) {
        self.held.remove(&at);
        let end = at.0.saturating_add(held.count.0);
        let cut = pfn.0.saturating_add(count.0);
        if at < pfn {
            self.held.insert(at, Held { count: Pages(pfn.0 - at.0), ..held });
        }
        if cut < end {
            self.held.insert(Pfn(cut), Held { count: Pages(end - cut), ..held });
        }
    }
}

/// Returns the runs that share pages with `pfn`+`count`, lowest first. The runs are disjoint.
fn overlapping(runs: &BTreeMap<Pfn, Held>, pfn: Pfn, count: Pages) -> Vec<(Pfn, Held)> {
    let end = Pfn(pfn.0.saturating_add(count.0));
    let before = runs.range(..pfn).next_back();
    let before = before.filter(|(at, held)| at.0.saturating_add(held.count.0) > pfn.0);
    before.into_iter().chain(runs.range(pfn..end)).map(|(&at, &held)| (at, held)).collect()
}

fn within(ranges: &[RangeSpec], pfn: Pfn, count: Pages) -> bool {
    let holds = |r: &RangeSpec| {
        r.base <= pfn && pfn.0.checked_add(count.0).is_some_and(|end| end <= r.base.0 + r.pages.0)
    };
    ranges.iter().any(holds)
}

/// Tells whether a release starts or ends inside a bit. The end of a buffer may: its last bit is
/// its own.
fn splits_a_bit(spec: &AreaSpec, pfn: Pfn, count: Pages, held: Option<Held>) -> bool {
    let inside = |page: u64, base: u64| (page - base) & (spec.order_per_bit.pages() - 1) != 0;
    let Some((_, range)) = spec.range_of(pfn, count) else { return false };
    let ends_buffer = held.is_some_and(|h| h.count == count);
    inside(pfn.0, range.base.0) || (!ends_buffer && inside(pfn.0 + count.0, range.base.0))
}

#[cfg(test)]
#[path = "judge_tests.rs"]
mod tests;
