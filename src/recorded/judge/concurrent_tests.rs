//! Traces of tasks that stall anywhere between what they do and the line that tells of it, made by
//! an allocator of ten lines that does everything right.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::*;
use crate::cma::profile::Kernel;
use crate::geometry::RangeSpec;
use crate::recorded::recording::{Extent, Recording};
use crate::trace::{Errno, Failure, Task};

const BASE: u64 = 0x1000;
const SIZE: usize = 512;
const US: u64 = 1000;

/// What a task does next.
#[derive(Clone, Copy, Debug)]
enum Next {
    Begin,
    Start { count: usize, available: usize },
    Search { count: usize, from: usize },
    Migrate { count: usize, pfn: usize },
    Retry { count: usize, pfn: usize },
    Finish { count: usize, pfn: Option<usize> },
    Release { count: usize, pfn: usize },
}

struct Machine {
    rng: Xoshiro256PlusPlus,
    taken: [bool; SIZE],
    available: usize,
    /// Buffers handed out: any task releases any of them.
    buffers: Vec<(usize, usize)>,
    now: u64,
    records: Vec<Record>,
}

impl Machine {
    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.rng.next_u64() % bound as u64).unwrap()
    }

    fn set(&mut self, pfn: usize, count: usize, taken: bool) {
        assert!(self.taken[pfn..pfn + count].iter().all(|&bit| bit != taken));
        self.taken[pfn..pfn + count].fill(taken);
        self.available = if taken { self.available - count } else { self.available + count };
    }

    fn print(&mut self, tid: u32, event: Event) {
        let line = self.records.len() as u64 + 1;
        let task = Task { tid, comm: "t".into() };
        self.records.push(Record { ts: Nanos(self.now), cpu: 0, task, line, event, extra: None });
    }

    /// Lets a task do one thing; returns its next.
    fn step(&mut self, tid: u32, next: Next) -> Next {
        let (area, align) = ("a".into(), Order::ZERO);
        let (wide, at) = (|n: usize| Pages(n as u64), |pfn: usize| Pfn(BASE + pfn as u64));
        match next {
            Next::Begin if self.buffers.len() > 4 && self.below(2) == 0 => {
                let nth = self.below(self.buffers.len());
                let (pfn, count) = self.buffers.swap_remove(nth);
                self.set(pfn, count, false);
                Next::Release { count, pfn }
            }
            Next::Begin => Next::Start { count: 1 + self.below(40), available: self.available },
            Next::Start { count, available } => {
                let (available, total) = (Some(wide(available)), Some(wide(SIZE)));
                let request = wide(count);
                let event = Event::AllocStart { area, count: request, align, available, total };
                self.print(tid, event);
                Next::Search { count, from: 0 }
            }
            Next::Search { count, from } => {
                let mut windows = (from..=SIZE - count).filter(|pfn| pfn % 4 == 0);
                let is_free = |&pfn: &usize| self.taken[pfn..pfn + count].iter().all(|bit| !bit);
                let Some(pfn) = windows.find(is_free) else {
                    return Next::Finish { count, pfn: None };
                };
                self.set(pfn, count, true);
                Next::Migrate { count, pfn }
            }
            Next::Migrate { count, pfn } if self.below(4) == 0 => {
                self.set(pfn, count, false);
                Next::Retry { count, pfn }
            }
            Next::Migrate { count, pfn } => Next::Finish { count, pfn: Some(pfn) },
            Next::Retry { count, pfn } => {
                let request = wide(count);
                self.print(tid, Event::BusyRetry { area, pfn: at(pfn), count: request, align });
                Next::Search { count, from: pfn + 1 }
            }
            Next::Finish { count, pfn } => {
                let none = Failure { errno: Errno::EBUSY, last: None };
                let (result, count) = (pfn.map(at).ok_or(none), wide(count));
                let event = Event::AllocFinish { area, count, align, result, timing: None };
                self.print(tid, event);
                self.buffers.extend(pfn.map(|pfn| (pfn, usize::try_from(count.0).unwrap())));
                Next::Begin
            }
            Next::Release { count, pfn } => {
                self.print(tid, Event::Release { area, pfn: at(pfn), count: wide(count) });
                Next::Begin
            }
        }
    }
}

/// What tasks do: how many there are, one step in how many is followed by nothing for some time,
/// and for how many microseconds at most.
#[derive(Clone, Copy, Debug)]
struct Tasks {
    count: u32,
    stalls: usize,
    longest: usize,
}

const KINDS: [Tasks; 5] = [
    Tasks { count: 1, stalls: 1000, longest: 900_000 },
    Tasks { count: 2, stalls: 20, longest: 900_000 },
    Tasks { count: 4, stalls: 100, longest: 900_000 },
    Tasks { count: 4, stalls: 1000, longest: 900_000 },
    Tasks { count: 8, stalls: 10, longest: 900_000 },
];

/// Makes a trace; at the end, all tasks are outside the allocator if it is `whole`.
fn trace(seed: u64, tasks: Tasks, whole: bool) -> Vec<Record> {
    let mut machine = Machine {
        rng: Xoshiro256PlusPlus::seed_from_u64(seed),
        taken: [false; SIZE],
        available: SIZE,
        buffers: Vec::new(),
        now: 0,
        records: Vec::new(),
    };
    let mut under_way: Vec<_> = (1..=tasks.count).map(|tid| (tid, 0, Next::Begin)).collect();
    let is_over = |next| matches!(next, Next::Begin);
    loop {
        machine.now += US * (1 + machine.below(40) as u64);
        let nth = machine.below(under_way.len());
        let (tid, ready, next) = under_way[nth];
        let ends = machine.records.len() >= 1500;
        if ends && (!whole || under_way.iter().all(|task| is_over(task.2))) {
            return machine.records;
        }
        if ready <= machine.now && !(ends && is_over(next)) {
            let next = machine.step(tid, next);
            let stalls = machine.below(tasks.stalls) == 0 && !is_over(next);
            let stall = if stalls { machine.below(tasks.longest) as u64 } else { 0 };
            under_way[nth] = (tid, machine.now + US * stall, next);
        }
        // When all wait, time passes.
        machine.now = machine.now.max(under_way.iter().map(|task| task.1).min().unwrap());
    }
}

/// Judges a trace from a line on.
fn judge_from(begin: usize, records: &[Record]) -> Vec<Violation> {
    let order_per_bit = Order::ZERO;
    let ranges = vec![RangeSpec { base: Pfn(BASE), pages: Pages(SIZE as u64) }];
    let area = AreaSpec { name: "a".into(), order_per_bit, ranges };
    let recording = Recording::new(&records[begin..], &[area], Some(Kernel::V7_2)).unwrap();
    let mut judge = Judge::of_trace(&recording.areas);
    if begin > 0 {
        judge.forget();
    }
    for &Extent { pfn, count, .. } in &recording.held_before {
        judge.hold("a", pfn, count, 0);
    }
    recording.events().for_each(|record| judge.record(&record));
    let judgement = judge.judge();
    [judgement.violations, judgement.doubts].concat()
}

fn judge(records: &[Record]) -> Vec<Violation> {
    judge_from(0, records)
}

#[test]
fn tasks_that_stall_anywhere_break_no_rule() {
    for tasks in KINDS {
        for seed in 0..40 {
            assert_eq!(judge(&trace(seed, tasks, true)), [], "{tasks:?}, seed {seed}");
        }
    }
}

#[test]
fn a_trace_that_ends_anywhere_breaks_no_rule() {
    for tasks in KINDS {
        let tasks = Tasks { longest: 90_000, ..tasks };
        for seed in 0..40 {
            assert_eq!(judge(&trace(seed, tasks, false)), [], "{tasks:?}, seed {seed}");
        }
    }
}

#[test]
fn counts_add_up_wherever_a_trace_begins() {
    for tasks in KINDS {
        for seed in 0..40 {
            let begin = 7 * usize::try_from(seed).unwrap();
            let mut violations = judge_from(begin, &trace(seed, tasks, true));
            violations.retain(|v| {
                matches!(v.kind, Kind::Accounting | Kind::CameBack | Kind::FreeRelease)
            });
            assert_eq!(violations, [], "{tasks:?}, seed {seed}");
        }
    }
}

#[test]
fn a_count_that_is_off_from_some_line_on_is_noticed_once() {
    let mut caught = [0; KINDS.len()];
    for (nth, tasks) in KINDS.into_iter().enumerate() {
        for (seed, by) in (0..20).flat_map(|seed| [(seed, 5), (seed, -5)]) {
            let mut records = trace(seed, tasks, true);
            let from = records.len() / 2;
            for record in &mut records[from..] {
                if let Event::AllocStart { available: Some(available), .. } = &mut record.event {
                    available.0 = available.0.saturating_add_signed(by).min(SIZE as u64);
                }
            }
            let violations = judge(&records);
            let kinds: Vec<_> = violations.iter().map(|v| v.kind).collect();
            assert!(
                matches!(kinds[..], [] | [Kind::Accounting | Kind::CameBack]),
                "{tasks:?}, {seed}: {kinds:?}"
            );
            caught[nth] += kinds.len();
        }
    }
    // Where many tasks stall for long, most counts may be old.
    assert_eq!(caught, [40, 40, 34, 27, 30]);
}
