//! The judge: tells from geometry and events alone whether a trace is one that a correct allocator
//! can leave.
//!
//! It knows no bitmap, no finder and no area, so that a mistake in those cannot hide here. Lines
//! may be printed late (a release is printed after its bits are clear), so it calls only what no
//! such delay explains. The lines of one task are in order: what they tell of happened after the
//! task's lines before. Who has which pages is kept here, how many are in use in `ledger`.

#[cfg(test)]
mod concurrent_tests;
mod ledger;
#[cfg(test)]
mod tests;

mod verdict;

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;
use std::sync::Arc;

use self::ledger::Ledger;
pub use self::verdict::{Judgement, KEPT, Kind, Violation};
use super::LATE_LINE;
use crate::cma::observer::Listener;
use crate::geometry::{AreaSpec, PageMap, pages};
use crate::trace::{Event, Record};
use crate::units::{Nanos, Order, Pages, Pfn};

/// The most buffers that wait for a late release. No more tasks than that stand between clearing
/// bits and printing the line at once.
const SHADOWED: usize = 256;

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
    /// The finish that handed its pages out again, its place in the area and its time.
    by: Held,
    place: u64,
    at: Nanos,
}

/// Judges records one at a time.
#[derive(Debug)]
pub struct Judge {
    indices: BTreeMap<Arc<str>, usize>,
    areas: Vec<AreaJudge>,
    /// Requests under way, by task: area and pages.
    open: BTreeMap<u32, (usize, Pages)>,
    /// Whether it is told of all pages that were handed out before the first record.
    knows_all: bool,
    /// Whether releases are among the records.
    tells_releases: bool,
    judgement: Judgement,
}

#[derive(Debug)]
struct AreaJudge {
    spec: AreaSpec,
    /// Who holds each page.
    held: PageMap<Option<Held>>,
    /// Buffers whose pages have another holder now, oldest first.
    shadowed: VecDeque<Shadowed>,
    /// The line that released each page, until it is handed out again.
    released: PageMap<Option<u64>>,
    ledger: Ledger,
    /// Overlaps that releases explain, if releases are not recorded.
    withheld: Judgement,
}

impl Judge {
    /// Judges a trace: pages may have been handed out before it, and nobody tells which.
    pub fn of_trace(areas: &[AreaSpec]) -> Judge {
        Judge::new(areas, false)
    }

    /// Judges a replay: all pages were free before it.
    pub fn of_replay(areas: &[AreaSpec]) -> Judge {
        Judge::new(areas, true)
    }

    fn new(areas: &[AreaSpec], knows_all: bool) -> Judge {
        Judge {
            indices: areas.iter().map(|area| Arc::clone(&area.name)).zip(0..).collect(),
            areas: areas.iter().map(|area| AreaJudge::new(area.clone(), knows_all)).collect(),
            open: BTreeMap::new(),
            knows_all,
            tells_releases: knows_all,
            judgement: Judgement::default(),
        }
    }

    /// Takes notice of pages that are handed out without an event of the kernel, as before the
    /// first record; `line` is 0 if no line tells of them.
    pub fn hold(&mut self, area: &str, pfn: Pfn, count: Pages, line: u64) {
        let Some(&index) = self.indices.get(area) else { return };
        let (area, judgement) = (&mut self.areas[index], &mut self.judgement);
        let held = Held { pfn, count, line };
        let before = overlapping(&area.held, pages(pfn, count));
        if let Some(&before) = before.first() {
            judgement.violate(line, Kind::Overlap, overlap(before, held));
        }
        if self.knows_all {
            let again = before.iter().map(|held| held.count.0).sum();
            area.ledger.take(Pages(count.0.saturating_sub(again)));
        }
        area.hand_out(held);
    }

    /// Judges the next record.
    pub fn record(&mut self, record: &Record) {
        let name = match &record.event {
            Event::AllocStart { area, .. }
            | Event::BusyRetry { area, .. }
            | Event::AllocFinish { area, .. }
            | Event::Release { area, .. } => area,
            Event::AllocInfo { .. } | Event::BufferStart | Event::FunctionCall { .. } => return,
            Event::Lost { .. } => return self.forget(),
        };
        let Some(&index) = self.indices.get(name) else { return };
        let tid = record.task.tid;
        self.areas[index].ledger.line(record.ts);
        match record.event {
            Event::AllocStart { count, available, total, .. } => {
                self.over(tid);
                let ledger = &mut self.areas[index].ledger;
                if let Some(counts) = available.zip(total) {
                    ledger.told((record.ts, record.line), tid, counts);
                }
                self.open(index, tid, count);
            }
            Event::BusyRetry { pfn, count, align, .. } => {
                self.window(index, record.line, (pfn, count, align));
                self.go_on(index, tid, count);
            }
            Event::AllocFinish { count, align, result, .. } => {
                self.go_on(index, tid, count);
                self.open.remove(&tid);
                self.areas[index].ledger.close(count, result.is_ok());
                if let Ok(pfn) = result {
                    self.window(index, record.line, (pfn, count, align));
                    self.take(index, record, pfn, count);
                }
            }
            Event::Release { pfn, count, .. } => self.release(index, record, pfn, count),
            _ => {}
        }
        self.areas[index].ledger.was_of(tid);
    }

    /// Forgets who holds what: the events before are not there, and anything may have happened.
    pub fn forget(&mut self) {
        self.open.clear();
        for area in &mut self.areas {
            area.held = PageMap::default();
            area.shadowed.clear();
            area.released = PageMap::default();
            area.ledger.forget();
        }
    }

    /// Ends the trial.
    pub fn judge(mut self) -> Judgement {
        let open = std::mem::take(&mut self.open);
        let inside = |tid: u32| open.contains_key(&tid);
        for index in 0..self.areas.len() {
            let cut = self.areas[index].ledger.cut(&inside);
            for shadowed in std::mem::take(&mut self.areas[index].shadowed) {
                if !self.tells_releases || !cut.hides(shadowed.place, shadowed.at) {
                    self.overlap(index, shadowed);
                }
            }
        }
        for mut area in self.areas {
            let told = area.ledger.is_told();
            let found = area.ledger.end(&inside);
            let mut untold = None;
            if !self.tells_releases {
                let overlaps = area.withheld.violations.first().map(|first| first.line);
                let freed = found.iter().find(|found| found.too_few).map(|found| found.line);
                // Where counts go down by every window, pages were handed out twice.
                untold = if told { freed } else { overlaps };
            }
            if untold.is_some() {
                let first = self.judgement.untold_releases.into_iter().chain(untold).min();
                self.judgement.untold_releases = first;
                continue;
            }
            self.judgement.absorb(area.withheld);
            for found in found {
                self.judgement.violate(found.line, found.kind, found.text);
            }
        }
        self.judgement
    }

    /// Opens a task's request. The idle task's belongs to nobody, for every CPU has one.
    fn open(&mut self, index: usize, tid: u32, count: Pages) {
        let ledger = &mut self.areas[index].ledger;
        ledger.open(count);
        if tid == 0 && !self.knows_all {
            ledger.vanish(count);
        } else {
            self.open.insert(tid, (index, count));
        }
    }

    /// Makes sure that a task's request is open, for a line shows that it is.
    fn go_on(&mut self, index: usize, tid: u32, count: Pages) {
        if self.open.get(&tid) != Some(&(index, count)) {
            self.over(tid);
            let ledger = &mut self.areas[index].ledger;
            ledger.stray(count);
            ledger.open(count);
            self.open.insert(tid, (index, count));
        }
    }

    /// Gives a task's request up: its next line is of another.
    fn over(&mut self, tid: u32) {
        if let Some((index, count)) = self.open.remove(&tid) {
            self.areas[index].ledger.vanish(count);
        }
    }

    /// Judges where a window lies.
    fn window(&mut self, index: usize, line: u64, (pfn, count, align): (Pfn, Pages, Order)) {
        let (area, judgement) = (&self.areas[index], &mut self.judgement);
        if pfn.0 & (align.pages() - 1) != 0 {
            let text = format!("window {pfn}+{count} is not aligned to {} pages", align.pages());
            judgement.violate(line, Kind::Unaligned, text);
        }
        if area.spec.range_of(pfn, count).is_none() {
            let text =
                format!("window {pfn}+{count} does not lie in one range of {}", area.spec.name);
            judgement.violate(line, Kind::Outside, text);
        }
    }

    /// Hands a buffer out.
    fn take(&mut self, index: usize, record: &Record, pfn: Pfn, count: Pages) {
        let area = &mut self.areas[index];
        let (by, at) = (Held { pfn, count, line: record.line }, record.ts);
        let place = area.ledger.place();
        let mut beyond = Vec::new();
        for held in overlapping(&area.held, pages(pfn, count)) {
            area.held.change(pages(held.pfn, held.count), |_| None);
            if area.shadowed.len() == SHADOWED {
                beyond.extend(area.shadowed.pop_front());
            }
            area.shadowed.push_back(Shadowed { held, by, place, at });
        }
        area.hand_out(by);
        for shadowed in beyond {
            self.overlap(index, shadowed);
        }
    }

    /// Takes a buffer back.
    fn release(&mut self, index: usize, record: &Record, pfn: Pfn, count: Pages) {
        self.tell_releases();
        let knows_all = self.knows_all;
        let area = &mut self.areas[index];
        let (line, tid) = (record.line, record.task.tid);
        area.ledger.release(tid, count);
        let met = overlapping(&area.held, pages(pfn, count));
        if let Some((shadowed, late)) = area.shadow(record, pfn, count, &met) {
            if late {
                self.judgement.late_releases += 1;
            } else {
                self.overlap(index, shadowed);
            }
            return;
        }
        let judgement = &mut self.judgement;
        let before = area.released.runs(pages(pfn, count)).find_map(|(_, line)| line);
        area.take_back(line, pfn, count);
        if area.spec.range_of(pfn, count).is_none() {
            judgement.violate(line, Kind::Outside, outside(pfn, count, &area.spec.name));
            return;
        }
        if splits_a_bit(&area.spec, pfn, count, met.first()) {
            let text = format!("release {pfn}+{count} splits a bit of several pages");
            judgement.violate(line, Kind::UnalignedRelease, text);
        }
        if !met.is_empty() {
            if let Some((kind, text)) = compare(pfn, count, &met) {
                judgement.violate(line, kind, text);
            } else if !knows_all && met.iter().all(|held| held.line == 0) {
                area.ledger.release_from_before(count, line);
            }
        } else if let Some(before) = before {
            let text = format!("release {pfn}+{count}: these pages were released in line {before}");
            judgement.violate(line, Kind::DoubleRelease, text);
        } else if knows_all {
            let text = format!("release {pfn}+{count}: these pages were never handed out");
            judgement.violate(line, Kind::FreeRelease, text);
        } else {
            judgement.unknown_releases += 1;
            area.ledger.release_from_before(count, line);
        }
    }

    /// Takes notice that releases are recorded: then nothing but they explains overlaps.
    fn tell_releases(&mut self) {
        if !self.tells_releases {
            self.tells_releases = true;
            for area in &mut self.areas {
                self.judgement.absorb(std::mem::take(&mut area.withheld));
            }
        }
    }

    /// Tells of pages that were handed out twice.
    fn overlap(&mut self, index: usize, Shadowed { held, by, .. }: Shadowed) {
        let withheld = &mut self.areas[index].withheld;
        let to = if self.tells_releases { &mut self.judgement } else { withheld };
        to.violate(by.line, Kind::Overlap, overlap(held, by));
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
    fn new(spec: AreaSpec, knows_all: bool) -> AreaJudge {
        AreaJudge {
            spec,
            held: PageMap::default(),
            shadowed: VecDeque::new(),
            released: PageMap::default(),
            ledger: Ledger::new(knows_all),
            withheld: Judgement::default(),
        }
    }

    fn hand_out(&mut self, held: Held) {
        self.held.change(pages(held.pfn, held.count), |_| Some(held));
        self.released.change(pages(held.pfn, held.count), |_| None);
    }

    /// Takes pages off whoever holds them; what a holder has besides stays handed out.
    fn take_back(&mut self, line: u64, pfn: Pfn, count: Pages) {
        self.held.change(pages(pfn, count), |_| None);
        self.released.change(pages(pfn, count), |_| Some(line));
    }

    /// Takes out the buffer that a release gives back late, after its pages were handed out again;
    /// the second value is false if that is no such delay. A task is not inside the allocator
    /// twice: what its lines tell of happened after its lines before. `met` is what is held.
    fn shadow(
        &mut self,
        record: &Record,
        pfn: Pfn,
        count: Pages,
        met: &[Held],
    ) -> Option<(Shadowed, bool)> {
        let is_it = |shadowed: &Shadowed| (shadowed.held.pfn, shadowed.held.count) == (pfn, count);
        let may_be = |shadowed: &Shadowed| !self.ledger.is_after(record.task.tid, shadowed.place);
        let late = self.shadowed.iter().position(|shadowed| is_it(shadowed) && may_be(shadowed));
        if let Some(shadowed) = late.and_then(|nth| self.shadowed.remove(nth)) {
            return Some((shadowed, record.ts.0.saturating_sub(shadowed.at.0) <= LATE_LINE.0));
        }
        // Then it is rather the release of who has just these pages now.
        if met.iter().any(|held| (held.pfn, held.count) == (pfn, count)) {
            return None;
        }
        let nth = self.shadowed.iter().position(is_it)?;
        Some((self.shadowed.remove(nth)?, false))
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
