//! The judge: tells from geometry and events alone whether a trace is one that a correct allocator
//! can leave.
//!
//! It knows no bitmap, no finder and no area, so that a mistake in those cannot hide here. Lines
//! may be printed late (a release is printed after its bits are clear), so it calls only what no
//! such delay explains.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;
use std::sync::Arc;

use super::LATE_LINE;
use crate::cma::observer::Listener;
use crate::geometry::{AreaSpec, PageMap, pages};
use crate::trace::event::Key;
use crate::trace::{Event, Record};
use crate::units::{Nanos, Order, Pages, Pfn};

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
        }
    }
}

/// A buffer handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Held {
    pfn: Pfn,
    count: Pages,
    line: u64,
}

/// A buffer whose pages were handed out again before its release line.
#[derive(Clone, Copy, Debug)]
struct Shadowed {
    held: Held,
    /// The finish that handed its pages out again.
    by: Held,
    at: Nanos,
}

/// Judges records one at a time.
#[derive(Debug)]
pub struct Judge {
    indices: BTreeMap<Arc<str>, usize>,
    areas: Vec<AreaJudge>,
    /// Whether it is told of all pages that were handed out before the first record.
    knows_all: bool,
    judgement: Judgement,
}

#[derive(Debug)]
struct AreaJudge {
    spec: AreaSpec,
    /// Who holds each page.
    held: PageMap<Option<Held>>,
    /// Buffers whose pages have another holder now, oldest first, by first page and pages.
    shadowed: BTreeMap<(Pfn, Pages), VecDeque<Shadowed>>,
    /// The line that released each page, until it is handed out again.
    released: PageMap<Option<u64>>,
    /// Pages that requests under way may have taken, by task, and their sum.
    open: BTreeMap<u32, Pages>,
    open_pages: u128,
    /// Pages of all held and shadowed buffers.
    held_pages: u128,
    /// Pages in use that no line tells of, known from the first start that tells the count.
    before: Option<u128>,
    /// The latest releases, and their pages: a count read before one may be printed after it.
    recent: VecDeque<(Nanos, Pages)>,
    recent_pages: u128,
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
}

impl Judgement {
    fn violate(&mut self, line: u64, kind: Kind, text: String) {
        self.violations_total += 1;
        let place = self.violations.partition_point(|violation| violation.line <= line);
        if place < KEPT {
            self.violations.insert(place, Violation { line, kind, text });
            self.violations.truncate(KEPT);
        }
    }
}

impl Judge {
    /// Judges a trace: pages may have been handed out before it, and nobody tells which.
    pub fn of_trace(areas: &[AreaSpec]) -> Judge {
        let indices = areas.iter().map(|area| Arc::clone(&area.name)).zip(0..).collect();
        let areas = areas.iter().cloned().map(AreaJudge::new).collect();
        Judge { indices, areas, knows_all: false, judgement: Judgement::default() }
    }

    /// Judges a replay: all pages were free before it.
    pub fn of_replay(areas: &[AreaSpec]) -> Judge {
        Judge { knows_all: true, ..Judge::of_trace(areas) }
    }

    /// Takes notice of pages that are handed out without an event of the kernel, as before the
    /// first record; `line` is 0 if no line tells of them.
    pub fn hold(&mut self, area: &str, pfn: Pfn, count: Pages, line: u64) {
        let Some((area, judgement)) = self.area(area) else { return };
        let held = Held { pfn, count, line };
        if let Some(&before) = overlapping(&area.held, pages(pfn, count)).first() {
            judgement.violate(line, Kind::Overlap, overlap(before, held));
        }
        area.hand_out(held);
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
    pub fn judge(self) -> Judgement {
        let Judge { areas, mut judgement, .. } = self;
        for shadowed in areas.into_iter().flat_map(|area| area.shadowed).flat_map(|(_, s)| s) {
            let Shadowed { held, by, .. } = shadowed;
            judgement.violate(by.line, Kind::Overlap, overlap(held, by));
        }
        judgement
    }

    fn area(&mut self, name: &str) -> Option<(&mut AreaJudge, &mut Judgement)> {
        let index = *self.indices.get(name)?;
        Some((&mut self.areas[index], &mut self.judgement))
    }

    /// Notes that a task's request is under way, or over.
    fn open(&mut self, area: &str, tid: u32, count: Option<Pages>) {
        let Some((area, _)) = self.area(area) else { return };
        let before = match count {
            Some(count) => area.open.insert(tid, count),
            None => area.open.remove(&tid),
        };
        let wide = |count: Option<Pages>| count.map_or(0, |count| u128::from(count.0));
        area.open_pages = area.open_pages + wide(count) - wide(before);
    }

    /// Judges the count of available pages that a start line tells. It is read without a lock,
    /// windows are taken before their finish line and given back before their release line, so only
    /// the lower bound is certain: no more pages can be in use than all buffers, requests under
    /// way and the latest releases have.
    fn account(
        &mut self,
        area: &str,
        record: &Record,
        available: Option<Pages>,
        total: Option<Pages>,
    ) {
        let (Some(available), Some(total)) = (available, total) else { return };
        let Some((area, judgement)) = self.area(area) else { return };
        let used = u128::from(total.0.saturating_sub(available.0));
        let recent = area.recently_released(record.ts);
        let known = area.held_pages + area.open_pages;
        let before = *area.before.get_or_insert(used.saturating_sub(known));
        if used > before + known + recent {
            let text = format!(
                "{}={available} of {total}: {used} pages in use, but buffers and \
                 requests under way have {known} and {before} were in use before",
                Key::Available.name()
            );
            judgement.violate(record.line, Kind::Accounting, text);
        }
    }

    /// Judges where a window lies.
    fn window(&mut self, name: &str, line: u64, (pfn, count, align): (Pfn, Pages, Order)) {
        let Some((area, judgement)) = self.area(name) else { return };
        if pfn.0 & (align.pages() - 1) != 0 {
            let text = format!("window {pfn}+{count} is not aligned to {} pages", align.pages());
            judgement.violate(line, Kind::Unaligned, text);
        }
        if area.spec.range_of(pfn, count).is_none() {
            let text = format!("window {pfn}+{count} does not lie in one range of {name}");
            judgement.violate(line, Kind::Outside, text);
        }
    }

    /// Hands a buffer out.
    fn take(&mut self, area: &str, record: &Record, pfn: Pfn, count: Pages) {
        let Some((area, _)) = self.area(area) else { return };
        let (by, at) = (Held { pfn, count, line: record.line }, record.ts);
        for held in overlapping(&area.held, pages(pfn, count)) {
            area.held.change(pages(held.pfn, held.count), |_| None);
            let shadowed = area.shadowed.entry((held.pfn, held.count)).or_default();
            shadowed.push_back(Shadowed { held, by, at });
        }
        area.hand_out(by);
    }

    /// Takes a buffer back.
    fn release(&mut self, name: &str, record: &Record, pfn: Pfn, count: Pages) {
        let knows_all = self.knows_all;
        let Some((area, judgement)) = self.area(name) else { return };
        let line = record.line;
        if let Some(shadowed) = area.shadow(pfn, count) {
            area.held_pages -= u128::from(count.0);
            if record.ts.0.saturating_sub(shadowed.at.0) > LATE_LINE.0 {
                let Shadowed { held, by, .. } = shadowed;
                judgement.violate(by.line, Kind::Overlap, overlap(held, by));
            } else {
                judgement.late_releases += 1;
            }
            return;
        }
        let met = overlapping(&area.held, pages(pfn, count));
        let before = area.released.runs(pages(pfn, count)).find_map(|(_, line)| line);
        area.take_back(line, pfn, count);
        // The lines of a replay are in the order in which things happened.
        if !knows_all {
            area.note_released(record.ts, count);
        }
        if area.spec.range_of(pfn, count).is_none() {
            judgement.violate(line, Kind::Outside, outside(pfn, count, name));
            return;
        }
        if splits_a_bit(&area.spec, pfn, count, met.first()) {
            let text = format!("release {pfn}+{count} splits a bit of several pages");
            judgement.violate(line, Kind::UnalignedRelease, text);
        }
        if !met.is_empty() {
            if let Some((kind, text)) = compare(pfn, count, &met) {
                judgement.violate(line, kind, text);
            }
        } else if let Some(before) = before {
            let text = format!("release {pfn}+{count}: these pages were released in line {before}");
            judgement.violate(line, Kind::DoubleRelease, text);
        } else if knows_all {
            let text = format!("release {pfn}+{count}: these pages were never handed out");
            judgement.violate(line, Kind::FreeRelease, text);
        } else {
            judgement.unknown_releases += 1;
        }
    }
}

impl Listener for Judge {
    fn event(&mut self, record: Record) {
        self.record(&record);
    }

    fn refused(&mut self, record: Record) {
        if let Event::Release { area, pfn, count } = &record.event {
            let text = outside(*pfn, *count, area);
            self.judgement.violate(record.line, Kind::Outside, text);
        }
    }

    fn taken(&mut self, area: &Arc<str>, pfn: Pfn, count: Pages, line: u64) {
        self.hold(area, pfn, count, line);
    }
}

impl AreaJudge {
    fn new(spec: AreaSpec) -> AreaJudge {
        AreaJudge {
            spec,
            held: PageMap::default(),
            shadowed: BTreeMap::new(),
            released: PageMap::default(),
            open: BTreeMap::new(),
            open_pages: 0,
            held_pages: 0,
            before: None,
            recent: VecDeque::new(),
            recent_pages: 0,
        }
    }

    /// Returns the pages of releases that were printed at most [`LATE_LINE`] before `now`.
    fn recently_released(&mut self, now: Nanos) -> u128 {
        while let Some(&(ts, pages)) = self.recent.front()
            && now.0.saturating_sub(ts.0) > LATE_LINE.0
        {
            self.recent.pop_front();
            self.recent_pages -= u128::from(pages.0);
        }
        self.recent_pages
    }

    fn note_released(&mut self, at: Nanos, count: Pages) {
        let _drained = self.recently_released(at);
        self.recent.push_back((at, count));
        self.recent_pages += u128::from(count.0);
    }

    fn hand_out(&mut self, held: Held) {
        self.held.change(pages(held.pfn, held.count), |_| Some(held));
        self.released.change(pages(held.pfn, held.count), |_| None);
        self.held_pages += u128::from(held.count.0);
    }

    /// Takes pages off whoever holds them; what a holder has besides stays handed out.
    fn take_back(&mut self, line: u64, pfn: Pfn, count: Pages) {
        let runs = self.held.runs(pages(pfn, count)).filter(|(_, held)| held.is_some());
        let held: u128 = runs.map(|(run, _)| u128::from(run.end - run.start)).sum();
        self.held_pages = self.held_pages.saturating_sub(held);
        if let Some(before) = &mut self.before {
            *before = before.saturating_sub(u128::from(count.0).saturating_sub(held));
        }
        self.held.change(pages(pfn, count), |_| None);
        self.released.change(pages(pfn, count), |_| Some(line));
    }

    /// Takes out the oldest buffer with this place whose pages have another holder now.
    fn shadow(&mut self, pfn: Pfn, count: Pages) -> Option<Shadowed> {
        let shadowed = self.shadowed.get_mut(&(pfn, count))?;
        let oldest = shadowed.pop_front();
        if shadowed.is_empty() {
            self.shadowed.remove(&(pfn, count));
        }
        oldest
    }
}

/// Returns whatever is held of some pages, lowest first, each as far as its holder still has it.
fn overlapping(map: &PageMap<Option<Held>>, pages: Range<u64>) -> Vec<Held> {
    let runs = map.runs(pages).filter_map(|(run, held)| Some((map.run_at(run.start).0, held?)));
    let whole = |(run, held): (Range<u64>, Held)| Held {
        pfn: Pfn(run.start),
        count: Pages(run.end - run.start),
        ..held
    };
    runs.map(whole).collect()
}

/// Compares a release with the buffers it meets.
fn compare(pfn: Pfn, count: Pages, met: &[Held]) -> Option<(Kind, String)> {
    let held = met.first()?;
    let whose = format!("of {}+{} from line {}", held.pfn, held.count, held.line);
    let (kind, how) = if held.pfn != pfn {
        (Kind::ForeignRelease, format!("does not start at the first page {whose}"))
    } else if met.len() > 1 {
        (Kind::LongRelease, format!("covers {} buffers", met.len()))
    } else if count > held.count {
        (Kind::LongRelease, format!("is longer than the buffer {whose}"))
    } else if count < held.count {
        (Kind::ShortRelease, format!("is only a part {whose}"))
    } else {
        return None;
    };
    Some((kind, format!("release {pfn}+{count} {how}")))
}

fn overlap(held: Held, by: Held) -> String {
    format!(
        "window at {} covers pages of {}+{}, handed out in line {} and not released",
        by.pfn, held.pfn, held.count, held.line
    )
}

fn outside(pfn: Pfn, count: Pages, area: &str) -> String {
    format!("release {pfn}+{count} does not lie in one range of {area}")
}

/// Tells whether a release starts or ends inside a bit. The end of a buffer may: its last bit is
/// its own.
fn splits_a_bit(spec: &AreaSpec, pfn: Pfn, count: Pages, held: Option<&Held>) -> bool {
    let inside = |page: u64, base: u64| (page - base) & (spec.order_per_bit.pages() - 1) != 0;
    let Some((_, range)) = spec.range_of(pfn, count) else { return false };
    let ends_buffer = held.is_some_and(|h| h.count == count);
    inside(pfn.0, range.base.0) || (!ends_buffer && inside(pfn.0 + count.0, range.base.0))
}

#[cfg(test)]
mod tests;
