//! The counts of available pages that start lines tell, held against all lines of an area.
//!
//! A kernel moves the count by the pages of each window taken, given back or released. It prints a
//! line after what the line tells of, and reads the count before it prints a start line, without a
//! lock. But a task does one thing after the other: what its line tells of happened after its line
//! before, and at most [`LATE_LINE`] ago. So for each count there is a least and a most number of
//! pages that the lines account for, and what is left must have been in use since before the trace.
//! That number never changes; where two counts leave none that fits both, one of them is wrong or
//! a line is missing.

use std::collections::{BTreeMap, VecDeque};

use super::verdict::Kind;
use super::{KEPT, LATE_LINE};
use crate::trace::event::Key;
use crate::units::{Nanos, Pages};

/// The most counts that wait for late lines. Of more in the same time, those that leave less open
/// are judged.
const PENDING: usize = 1 << 13;

/// How much later than a trace's end a line of what happened before it may come. A task that waits
/// longer for a CPU just when a recording ends, and just between clearing bits and printing, is
/// less likely than a mistake.
const CUT_LINE: Nanos = Nanos(100_000_000);

/// What the lines of an area account for.
#[derive(Debug)]
pub(super) struct Ledger {
    /// Whether lines stand where the things they tell of happened.
    exact: bool,
    /// Whether there were lines before the first that are not seen: what is printed now may have
    /// happened among them.
    is_blind: bool,
    now: Sums,
    /// The sums at the last line of each task that had one since the older mark.
    tasks: BTreeMap<u32, Sums>,
    /// Where a line at most [`LATE_LINE`] old may stand: the sums at two earlier times, the older
    /// of them older than that.
    marks: [Sums; 2],
    marked: Option<Nanos>,
    /// The time of the last line.
    last: Nanos,
    /// Pages of the requests under way.
    open: i128,
    /// Pages of requests whose start is not seen: in use or not at any count before their end.
    strays: i128,
    /// Pages of requests whose end is not seen: in use or not ever since.
    vanished: i128,
    total: Option<Pages>,
    /// The pages in use since before the trace, as far as the counts tell.
    before: Bounds,
    /// The least that `before` can be: below 0 once lines turned out to be missing.
    floor: i128,
    /// Whether it is no longer what lines and counts say of the time before the trace.
    is_shifted: bool,
    /// Pages released that no line hands out; after each of the first [`KEPT`] such releases and
    /// the last, with its line.
    from_before: Vec<(i128, u64)>,
    pending: VecDeque<Told>,
    /// Pages of the releases that may have happened before the last of `pending`.
    late: i128,
    found: Vec<Contradiction>,
}

/// Pages that lines tell of, all lines up to one together.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    lines: u64,
    /// Pages of windows handed out.
    taken: i128,
    /// Pages of requests that ended without a window.
    failed: i128,
    released: i128,
}

/// Where a trace ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cut {
    /// The place of the first of the tasks' last lines.
    last: u64,
    end: Nanos,
}

impl Cut {
    /// Tells whether a release that happened before a line may have its own line after the end.
    pub(super) fn hides(&self, place: u64, at: Nanos) -> bool {
        place > self.last && self.end.0.saturating_sub(at.0) <= CUT_LINE.0
    }
}

#[derive(Clone, Copy, Debug)]
struct Bounds {
    least: i128,
    most: i128,
}

impl Bounds {
    fn width(self) -> i128 {
        self.most - self.least
    }
}

/// A count that a start line tells, and what it leaves for the pages in use before the trace.
#[derive(Clone, Copy, Debug)]
struct Told {
    at: Nanos,
    line: u64,
    /// The line's place in the area.
    place: u64,
    available: Pages,
    total: Pages,
    before: Bounds,
    /// Pages of releases printed later that may have happened before this count, and were not
    /// before the count in front of it.
    late: i128,
    /// The sums of strays and vanished requests then.
    strays: i128,
    vanished: i128,
}

/// What cannot be, unless strays seen later explain it.
#[derive(Debug)]
pub(super) struct Contradiction {
    pub(super) line: u64,
    pub(super) kind: Kind,
    pub(super) text: String,
    /// Whether fewer pages are in use than lines account for.
    pub(super) too_few: bool,
    /// By how many pages.
    by: i128,
    strays: i128,
}

impl Ledger {
    pub(super) fn new(exact: bool) -> Ledger {
        Ledger {
            exact,
            is_blind: false,
            now: Sums::default(),
            tasks: BTreeMap::new(),
            marks: [Sums::default(); 2],
            marked: None,
            last: Nanos(0),
            open: 0,
            strays: 0,
            vanished: 0,
            total: None,
            before: Bounds { least: 0, most: if exact { 0 } else { i128::MAX } },
            floor: 0,
            is_shifted: false,
            from_before: Vec::new(),
            pending: VecDeque::new(),
            late: 0,
            found: Vec::new(),
        }
    }

    /// Begins anew after lost events, in which anything may have happened.
    pub(super) fn forget(&mut self) {
        let new = Ledger::new(self.exact);
        let old = std::mem::replace(self, new);
        self.is_blind = true;
        (self.total, self.found) = (old.total, old.found);
        (self.strays, self.vanished) = (old.strays, old.vanished);
    }

    /// Takes notice of the area's next line.
    pub(super) fn line(&mut self, at: Nanos) {
        self.now.lines += 1;
        self.last = at;
        if self.exact {
            return;
        }
        let marked = *self.marked.get_or_insert(at);
        if is_late(marked, at) {
            self.marks = [self.marks[1], self.now];
            self.marked = Some(at);
            let older = self.marks[0].lines;
            self.tasks.retain(|_, sums| sums.lines > older);
        }
        while let Some(&told) = self.pending.front().filter(|told| is_late(told.at, at)) {
            self.settle_first(told);
        }
    }

    /// Notes that the last line was of a task. The idle task is one of each CPU.
    pub(super) fn was_of(&mut self, tid: u32) {
        if !self.exact && tid != 0 {
            self.tasks.insert(tid, self.now);
        }
    }

    /// Returns the place of the last line among the area's lines, from 1.
    pub(super) fn place(&self) -> u64 {
        self.now.lines
    }

    /// Tells whether what a line of a task tells of surely happened after the line at a place.
    pub(super) fn is_after(&self, tid: u32, place: u64) -> bool {
        self.since(tid).lines >= place
    }

    /// Returns the sums at a line before which nothing happened that the next line of a task tells.
    fn since(&self, tid: u32) -> Sums {
        if self.exact {
            return self.now;
        }
        let marked = self.marks[0];
        let own = self.tasks.get(&tid).filter(|own| own.lines > marked.lines);
        *own.unwrap_or(&marked)
    }

    /// Returns where the trace ends for lines that come late. `inside` tells which tasks allocate:
    /// they do not release.
    pub(super) fn cut(&self, inside: &dyn Fn(u32) -> bool) -> Cut {
        let outside = self.tasks.iter().filter(|&(&tid, _)| !inside(tid));
        Cut { last: outside.map(|(_, sums)| sums.lines).min().unwrap_or(u64::MAX), end: self.last }
    }

    /// Opens a request.
    pub(super) fn open(&mut self, count: Pages) {
        self.open += wide(count);
    }

    /// Closes a request: its window was handed out, or there is none.
    pub(super) fn close(&mut self, count: Pages, handed_out: bool) {
        self.open -= wide(count);
        if handed_out {
            self.now.taken += wide(count);
        } else {
            self.now.failed += wide(count);
        }
    }

    /// Gives up a request whose end is not seen.
    pub(super) fn vanish(&mut self, count: Pages) {
        self.open -= wide(count);
        self.vanished += wide(count);
        self.now.failed += wide(count);
        self.before.most = self.before.most.saturating_add(wide(count));
    }

    /// Takes notice of a request whose start is not seen.
    pub(super) fn stray(&mut self, count: Pages) {
        self.strays += wide(count);
        self.before.least = self.floor.max(self.before.least - wide(count));
    }

    /// Takes notice of pages handed out.
    pub(super) fn take(&mut self, count: Pages) {
        self.now.taken += wide(count);
    }

    /// Takes notice of a task's release.
    pub(super) fn release(&mut self, tid: u32, count: Pages) {
        self.now.released += wide(count);
        let since = self.since(tid).lines;
        let later = self.pending.partition_point(|told| told.place <= since);
        if let Some(told) = self.pending.get_mut(later) {
            told.late += wide(count);
            self.late += wide(count);
        }
    }

    /// Takes notice that released pages are none that a line before hands out.
    pub(super) fn release_from_before(&mut self, count: Pages, line: u64) {
        let before = self.from_before.last().map_or(0, |&(released, _)| released);
        if self.from_before.len() > KEPT {
            self.from_before.pop();
        }
        self.from_before.push((before + wide(count), line));
        self.check_from_before();
    }

    /// Judges the counts of a task's start line.
    pub(super) fn told(&mut self, (at, line): (Nanos, u64), tid: u32, counts: (Pages, Pages)) {
        let (available, total) = counts;
        let expected = *self.total.get_or_insert(total);
        // Releases that a replay need not refuse make more pages available than there are.
        let wrong = if total != expected {
            Some(format!("{}={total}: it was {expected} before", Key::Total.name()))
        } else if available > total && !self.exact {
            let name = Key::Available.name();
            Some(format!("{name}={available}, but the area has {total} pages"))
        } else {
            None
        };
        if let Some(text) = wrong {
            self.find(line, Kind::Accounting, text, i128::MAX);
            return;
        }
        let since = self.since(tid);
        if self.is_blind && since.lines == 0 {
            return;
        }
        let used = wide(total) - wide(available);
        let most = self.now.taken + self.open + self.now.failed - since.failed - since.released;
        let least = since.taken - self.now.released;
        let before = Bounds { least: used - most, most: used - least };
        let (place, late) = (self.now.lines, -self.late);
        let (strays, vanished) = (self.strays, self.vanished);
        let told = Told { at, line, place, available, total, before, late, strays, vanished };
        if self.exact {
            self.weigh(told);
        } else {
            self.pending.push_back(told);
            self.late = 0;
            if self.pending.len() == PENDING {
                self.thin_out();
            }
        }
    }

    /// Ends the trace; returns what cannot be. `inside` tells which tasks allocate.
    pub(super) fn end(&mut self, inside: &dyn Fn(u32) -> bool) -> Vec<Contradiction> {
        let cut = self.cut(inside);
        while let Some(&(mut told)) = self.pending.front() {
            if cut.hides(told.place, told.at) {
                told.before.most = i128::MAX / 2;
            }
            self.settle_first(told);
        }
        self.check_from_before();
        let strays = self.strays;
        let mut found = std::mem::take(&mut self.found);
        found.retain(|contradiction| contradiction.by > strays - contradiction.strays);
        found
    }

    /// Tells whether start lines tell the counts.
    pub(super) fn is_told(&self) -> bool {
        self.total.is_some()
    }

    /// Drops every other count that waits: of two neighbours, the one that leaves more open.
    fn thin_out(&mut self) {
        let mut kept: VecDeque<Told> = VecDeque::with_capacity(PENDING);
        let mut late = 0;
        for (nth, mut told) in std::mem::take(&mut self.pending).into_iter().enumerate() {
            told.late += late;
            match kept.back_mut().filter(|_| nth % 2 == 1) {
                Some(before) if before.before.width() <= told.before.width() + told.late => {
                    late = told.late;
                }
                Some(before) => {
                    told.late += before.late;
                    (*before, late) = (told, 0);
                }
                None => {
                    kept.push_back(told);
                    late = 0;
                }
            }
        }
        self.late -= late;
        self.pending = kept;
    }

    /// Weighs the oldest count that waits: no line to come tells of what happened before it.
    fn settle_first(&mut self, mut told: Told) {
        self.pending.pop_front();
        match self.pending.front_mut() {
            Some(next) => next.late += told.late,
            None => self.late = 0,
        }
        told.before.most += told.late;
        self.weigh(told);
    }

    /// Holds a count against those before.
    fn weigh(&mut self, told: Told) {
        let least = told.before.least - (self.strays - told.strays);
        let most = told.before.most + (self.vanished - told.vanished);
        let above = least.saturating_sub(self.before.most);
        let below = self.before.least.saturating_sub(most);
        if above.max(below) > 0 {
            let used = wide(told.total) - wide(told.available);
            let (known, bound) = if above > 0 {
                (used - above, "at most")
            } else {
                (used + below, "at least, as if releases were missing")
            };
            let text = format!(
                "{}={} of {}: {used} pages in use, but the lines before account for {known} {bound}",
                Key::Available.name(),
                told.available,
                told.total,
            );
            let (kind, by) =
                if above > 0 { (Kind::Accounting, above) } else { (Kind::CameBack, -below) };
            self.find(told.line, kind, text, by);
            self.before = Bounds { least, most };
            self.floor = self.floor.min(least);
            self.is_shifted = true;
        } else {
            self.before.least = self.before.least.max(least);
            self.before.most = self.before.most.min(most);
        }
        self.check_from_before();
    }

    /// Checks that no more pages were released than lines hand out and were in use before.
    fn check_from_before(&mut self) {
        let most = self.before.most;
        let allowed = most.saturating_add(self.open);
        let is_above = |&&(released, _): &&(i128, u64)| released > allowed;
        if !self.is_shifted
            && let Some(&(released, line)) = self.from_before.iter().find(is_above)
        {
            self.is_shifted = true;
            let text = format!(
                "pages were released that were never handed out: {released} that no line hands out, \
                 but at most {most} were in use before the trace"
            );
            self.find(line, Kind::FreeRelease, text, i128::MAX);
        }
    }

    /// Notes a contradiction, by some pages too many, or too few below 0.
    fn find(&mut self, line: u64, kind: Kind, text: String, by: i128) {
        if self.found.len() < KEPT {
            let (too_few, by, strays) = (by < 0, by.saturating_abs(), self.strays);
            self.found.push(Contradiction { line, kind, text, too_few, by, strays });
        }
    }
}

/// Tells whether what a line tells of can no longer have happened at an earlier time.
fn is_late(then: Nanos, now: Nanos) -> bool {
    now.0.saturating_sub(then.0) > LATE_LINE.0
}

fn wide(count: Pages) -> i128 {
    i128::from(count.0)
}
