//! Takes a trace apart while it is read: gives every record its place in a [`Recording`].

use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::sync::Arc;

use super::infer;
use super::recording::{
    AllocationId, Attempt, AttemptId, Extent, Moment, NONE, Outcome, RecordedAllocation,
    RecordedRelease, Recording, ReleaseId, Role, UNTOLD,
};
use crate::cma::profile::Kernel;
use crate::geometry::{AreaSpec, PageMap};
use crate::trace::areas::{AreaSeen, AreasSeen};
use crate::trace::pairing::{Paired, Pairing};
use crate::trace::{Errno, Event, Failure, Record, Sink, Task};
use crate::units::{Nanos, Pages, Pfn};

/// The least time that a kernel waits before it goes through an area again: vendors' kernels sleep
/// for 100 ms.
const SECOND_PASS_WAIT: Nanos = Nanos(50_000_000);

/// A recording in the making.
#[derive(Debug, Default)]
pub struct Gathering {
    pairing: Pairing<Open>,
    areas: AreasSeen,
    task_ids: BTreeMap<Task, u32>,
    tasks: Vec<Task>,
    moments: Vec<Moment>,
    attempts: Vec<Attempt>,
    allocations: Vec<RecordedAllocation>,
    releases: Vec<RecordedRelease>,
    /// Records of no pages, which no kernel prints.
    empty: u64,
    /// The latest beginning of a CPU's events, if earlier ones were overwritten.
    horizon: Option<Nanos>,
    /// Searches before it.
    before_horizon: u64,
    /// The first line that misses another although nothing was lost.
    missing: Option<u64>,
    /// Whether the tracer tells of lost events.
    lossy: bool,
}

/// An allocation in flight: its number, and that of its search under way.
#[derive(Clone, Copy, Debug)]
struct Open {
    /// The searches before the horizon: an allocation of another horizon is over.
    era: u64,
    allocation: AllocationId,
    attempt: AttemptId,
}

impl Sink for Gathering {
    /// # Errors
    /// If there are more records than can be numbered.
    fn record(&mut self, record: &Record) -> io::Result<()> {
        if self.moments.len() + 1 >= NONE as usize {
            return Err(io::Error::other("more records than can be kept: 2^32"));
        }
        if record.event == Event::BufferStart {
            self.begin_again(record);
        } else if let Some(role) = self.role(record) {
            self.moments.push(Moment { at: record.ts, line: record.line, role });
        }
        Ok(())
    }
}

impl Gathering {
    /// Returns the pages from the lowest to the highest that a record names of an area.
    pub fn extent(&self, name: &str) -> Option<Range<u64>> {
        self.areas.get(name)?.extent.clone()
    }

    /// Ends the trace. `areas` given by the user overrule what the events suggest, and so does
    /// `kernel`.
    ///
    /// # Errors
    /// A sentence, if the areas are too large to be simulated.
    pub fn recording(
        mut self,
        given: &[AreaSpec],
        kernel: Option<Kernel>,
    ) -> Result<Recording, String> {
        let dialect = self.areas.dialect();
        let kernel = kernel.unwrap_or_else(|| infer::kernel(dialect));
        let mut notes = Vec::new();
        let areas = infer::areas(&self.areas, given, &mut notes)?;
        self.settle(kernel, dialect.starts);
        if self.empty > 0 {
            notes.push(format!("{} records of no pages: left out", self.empty));
        }
        let (_, counts) = self.pairing.close();
        let names = self.areas.by_name().map(|(name, _)| Arc::clone(name)).collect();
        let mut recording = Recording {
            kernel,
            held_before: Vec::new(),
            used_before: vec![None; areas.len()],
            used: Vec::new(),
            end_maps: Vec::new(),
            page_size: None,
            horizon: self.horizon,
            before_horizon: self.before_horizon,
            missing: self.missing,
            second_passes: 0,
            has_starts: dialect.starts,
            seen: vec![None; areas.len()],
            counts,
            notes,
            names,
            tasks: self.tasks,
            moments: self.moments,
            attempts: self.attempts,
            allocations: self.allocations,
            releases: self.releases,
            named: vec![PageMap::default(); areas.len()],
            areas,
        };
        let is_given = |name: &str| given.iter().any(|area| &*area.name == name);
        recording.place(self.areas.into_areas(), &is_given);
        Ok(recording)
    }

    /// Leaves out what came before a CPU's events begin: nothing in it is sure, for what went on
    /// on that CPU is not there. The pairing goes on, so that all commands count alike.
    fn begin_again(&mut self, record: &Record) {
        let none = Open { era: 0, allocation: AllocationId(NONE), attempt: AttemptId(NONE) };
        let _given_up = self.pairing.push(record, || none);
        self.horizon = Some(record.ts.max(self.horizon.unwrap_or_default()));
        self.before_horizon += self.attempts.len() as u64;
        self.areas.begin_again();
        self.moments.clear();
        self.attempts.clear();
        self.allocations.clear();
        self.releases.clear();
        self.missing = None;
    }

    /// Notes a line that misses another, unless lost events explain it.
    fn miss(&mut self, record: &Record) {
        if !self.lossy && self.horizon.is_none() && record.task.tid != 0 {
            self.missing.get_or_insert(record.line);
        }
    }

    /// Takes a record; returns what it means, if it means something.
    fn role(&mut self, record: &Record) -> Option<Role> {
        let area = self.areas.look(record).map_or(NONE, number);
        let next = Open {
            era: self.before_horizon,
            allocation: AllocationId(number(self.allocations.len())),
            attempt: AttemptId(number(self.attempts.len())),
        };
        let paired = self.pairing.push(record, || next);
        if is_empty(&record.event) {
            self.empty += 1;
            return None;
        }
        Some(match (paired, &record.event) {
            (Paired::Start { over }, _) => {
                if over.is_some_and(|over| !self.areas.is_too_large(&over.area, over.count)) {
                    self.miss(record);
                }
                self.ask(area, record, Outcome::Untold);
                Role::Start(next.attempt)
            }
            (Paired::LoneStart(_), _) => {
                self.ask(area, record, Outcome::Unplaced(None));
                Role::Start(next.attempt)
            }
            (Paired::Retry { of: Some(of), .. }, &Event::BusyRetry { pfn, .. }) => {
                let before = std::mem::replace(&mut of.data.attempt, next.attempt);
                let last = &mut self.attempts[before.0 as usize];
                (last.outcome, last.busy) = (Outcome::Window(pfn), true);
                let allocation = last.allocation;
                self.announce(allocation, before.0, Outcome::Untold);
                Role::Retry(next.attempt)
            }
            (Paired::Retry { of: None, .. }, &Event::BusyRetry { pfn, .. }) => {
                self.miss(record);
                self.ask(area, record, Outcome::Unplaced(Some(pfn)));
                Role::Stray(next.attempt)
            }
            (Paired::Finish(finish), &Event::AllocFinish { result, .. }) => {
                if finish.over.is_some() {
                    self.miss(record);
                }
                let perhaps = finish.perhaps.filter(|open| open.data.era == self.before_horizon);
                if let Some(of) = finish.of {
                    let Open { attempt, .. } = of.data;
                    self.attempts[attempt.0 as usize].outcome = self.told(result, Some(attempt));
                    Role::Finish(attempt)
                } else if let Some(perhaps) = perhaps {
                    let Open { allocation, attempt, .. } = perhaps.data;
                    self.attempts[attempt.0 as usize].outcome = Outcome::Unplaced(result.ok());
                    self.allocations[allocation.0 as usize].unplaced = true;
                    Role::Finish(attempt)
                } else {
                    if self.areas.dialect().starts {
                        self.miss(record);
                    }
                    self.ask(area, record, self.told(result, None));
                    Role::Alone(next.attempt)
                }
            }
            (Paired::Nothing, &Event::Release { pfn, count, .. }) => {
                let (extent, task) = (Extent { area, pfn, count }, self.task(&record.task));
                self.releases.push(RecordedRelease { extent, task });
                Role::Release(ReleaseId(number(self.releases.len() - 1)))
            }
            (Paired::Lost(_), _) => {
                self.lossy = true;
                Role::Lost
            }
            _ => return None,
        })
    }

    /// Adds an allocation whose first line a record is, and its first search.
    fn ask(&mut self, area: u32, record: &Record, outcome: Outcome) {
        let (mut available, mut total) = (UNTOLD, UNTOLD);
        let (count, align) = match record.event {
            Event::AllocStart { count, align, available: a, total: t, .. } => {
                if let (Some(a), Some(t)) = (a, t) {
                    (available, total) = (a, t);
                }
                (count, align)
            }
            Event::BusyRetry { count, align, .. } | Event::AllocFinish { count, align, .. } => {
                (count, align)
            }
            _ => return,
        };
        let unplaced = matches!(outcome, Outcome::Unplaced(_));
        let task = self.task(&record.task);
        self.announce(AllocationId(number(self.allocations.len())), NONE, outcome);
        self.allocations.push(RecordedAllocation {
            count,
            available,
            total,
            task,
            area,
            align,
            aborted: false,
            unplaced,
        });
    }

    /// Adds a search that the line to come announces.
    fn announce(&mut self, allocation: AllocationId, before: u32, outcome: Outcome) {
        let moment = number(self.moments.len());
        self.attempts.push(Attempt {
            outcome,
            allocation,
            moment,
            before,
            busy: false,
            from_start: false,
        });
    }

    fn task(&mut self, task: &Task) -> u32 {
        if let Some(&id) = self.task_ids.get(task) {
            return id;
        }
        let id = number(self.tasks.len());
        self.tasks.push(task.clone());
        self.task_ids.insert(task.clone(), id);
        id
    }

    /// Tells what the last search of an allocation came to, as far as one finish shows.
    fn told(&self, result: Result<Pfn, Failure>, attempt: Option<AttemptId>) -> Outcome {
        let Failure { errno, last } = match result {
            Ok(pfn) => return Outcome::Window(pfn),
            Err(failure) => failure,
        };
        let before = attempt.map(|id| self.attempts[id.0 as usize].before as usize);
        let before = before.and_then(|before| self.attempts.get(before)?.outcome.window());
        // A last window other than the one that the retry line named was given up for another
        // reason.
        if last.is_none() || before == last {
            Outcome::Nothing(errno)
        } else {
            Outcome::Aborted(errno)
        }
    }

    /// Corrects what only the whole trace shows: which failures found no window, and whether an end
    /// without a start misses it.
    fn settle(&mut self, kernel: Kernel, has_starts: bool) {
        for moment in &self.moments {
            let (Role::Finish(id) | Role::Alone(id)) = moment.role else { continue };
            let attempt = &mut self.attempts[id.0 as usize];
            let allocation = &mut self.allocations[attempt.allocation.0 as usize];
            if let Outcome::Nothing(errno) = attempt.outcome
                && errno != Errno::EBUSY
                && errno != kernel.no_window_errno(attempt.before != NONE)
            {
                attempt.outcome = Outcome::Aborted(errno);
            }
            // Kernels before 5.13 print nothing but the end: the search is placed there.
            if has_starts && matches!(moment.role, Role::Alone(_)) {
                attempt.outcome = Outcome::Unplaced(attempt.outcome.window());
                allocation.unplaced = true;
            }
            allocation.aborted = matches!(attempt.outcome, Outcome::Aborted(_));
        }
    }
}

impl Recording {
    /// Gives areas the numbers that the recording has for them, and takes over what was seen of
    /// each.
    fn place(&mut self, seen: Vec<AreaSeen>, is_given: &dyn Fn(&str) -> bool) {
        let indices: BTreeMap<&str, u32> =
            self.areas.iter().zip(0..).map(|(area, index)| (&*area.name, index)).collect();
        let numbers: Vec<u32> =
            seen.iter().map(|area| indices.get(&*area.name).copied().unwrap_or(NONE)).collect();
        drop(indices);
        for allocation in &mut self.allocations {
            allocation.area = numbers[allocation.area as usize];
        }
        for release in &mut self.releases {
            release.extent.area = numbers[release.extent.area as usize];
        }
        for (area, seen) in numbers.into_iter().zip(seen) {
            let spec = &self.areas[area as usize];
            let mut unknown = seen.in_use;
            for (pfn, count) in seen.held_before {
                if spec.range_of(pfn, count).is_some() {
                    unknown = unknown.map(|pages| Pages(pages.0.saturating_sub(count.0)));
                    self.held_before.push(Extent { area, pfn, count });
                }
            }
            self.used_before[area as usize] = unknown;
            self.seen[area as usize] = seen.extent.filter(|_| !is_given(&seen.name));
            self.named[area as usize] = seen.named;
        }
        self.find_second_passes();
    }

    /// Finds the searches that came to a window at or before the one that had just been busy: a
    /// search goes upwards, unless the kernel is a vendor's that waits and begins again.
    fn find_second_passes(&mut self) {
        for index in 0..self.moments.len() {
            let Moment { at, role, .. } = self.moments[index];
            let told = match role {
                Role::Retry(next) => self.before(next),
                Role::Finish(id) => Some(id),
                _ => None,
            };
            let Some(id) = told.filter(|&id| self.goes_back(id)) else { continue };
            let waited = at.0.saturating_sub(self.announcement(id).at.0);
            if waited >= SECOND_PASS_WAIT.0 {
                self.attempts[id.0 as usize].from_start = true;
                self.second_passes += 1;
            }
        }
    }

    fn goes_back(&self, id: AttemptId) -> bool {
        let area = self.area(self.allocation_of(id).area);
        let place = |id: AttemptId| {
            let pfn = self.attempt(id).outcome.window()?;
            Some((area.range_of(pfn, Pages(1))?.0, pfn))
        };
        let before = self.before(id).and_then(place);
        before.is_some_and(|before| place(id).is_some_and(|window| window <= before))
    }
}

fn is_empty(event: &Event) -> bool {
    match event {
        Event::AllocStart { count, .. }
        | Event::BusyRetry { count, .. }
        | Event::AllocFinish { count, .. }
        | Event::Release { count, .. } => *count == Pages(0),
        Event::AllocInfo { .. }
        | Event::Lost { .. }
        | Event::BufferStart
        | Event::FunctionCall { .. } => false,
    }
}

fn number(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(NONE)
}
