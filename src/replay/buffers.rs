//! What became of each buffer of a workload so far.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::cma::area::Allocation;
use crate::units::{Pages, Pfn};
use crate::workload::{Alloc, AreaId, BufferId, OpKind, Workload};

use super::outcome::HeldBuffer;

/// One buffer's state.
pub(super) enum Buffer<'a> {
    /// Its `alloc` has not come yet.
    Unborn,
    /// It holds a window that the workload calls busy, or waits for its next search.
    Searching(Box<(Alloc, Allocation<'a>)>),
    /// It holds pages.
    Held { area: AreaId, pfn: Pfn, count: Pages },
    /// Its request failed.
    Failed,
    /// Its pages were given back; these it had last.
    Released { area: AreaId, pfn: Pfn, count: Pages },
}

/// All buffers by handle, and the `retry` lines that each still has before it.
pub(super) struct Buffers<'a> {
    states: Vec<Buffer<'a>>,
    /// For each buffer with such lines: whether each is only for a pinned window, in order.
    retries_ahead: BTreeMap<BufferId, VecDeque<bool>>,
}

/// What a workload says of a window just found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Nothing: the machine decides, and goes on at once.
    Nothing,
    /// It is busy if a pin lies in it, and then the next search has a line of its own.
    RetryIfPinned,
    /// It is busy, and the next search has a line of its own.
    Retry,
}

impl<'a> Buffers<'a> {
    pub(super) fn new(workload: &Workload) -> Buffers<'a> {
        let mut retries_ahead = BTreeMap::<_, VecDeque<bool>>::new();
        let mut given_back = BTreeSet::new();
        for op in &workload.ops {
            match op.kind {
                OpKind::Retry(retry) => {
                    retries_ahead.entry(retry.buffer).or_default().push_back(retry.if_pinned);
                    given_back.remove(&retry.buffer);
                }
                OpKind::Busy(buffer) => {
                    given_back.insert(buffer);
                }
                _ => {}
            }
        }
        // What was under way at the end of the recording waits for a retry that does not come.
        for buffer in given_back {
            retries_ahead.entry(buffer).or_default().push_back(false);
        }
        let states = workload.buffers.iter().map(|_| Buffer::Unborn).collect();
        Buffers { states, retries_ahead }
    }

    pub(super) fn get(&self, buffer: BufferId) -> &Buffer<'a> {
        &self.states[buffer.0 as usize]
    }

    pub(super) fn set(&mut self, buffer: BufferId, state: Buffer<'a>) {
        self.states[buffer.0 as usize] = state;
    }

    /// Takes out a request under way; any other state stays.
    pub(super) fn take_searching(&mut self, buffer: BufferId) -> Option<(Alloc, Allocation<'a>)> {
        let state = &mut self.states[buffer.0 as usize];
        match std::mem::replace(state, Buffer::Unborn) {
            Buffer::Searching(searching) => Some(*searching),
            other => {
                *state = other;
                None
            }
        }
    }

    /// Returns what the workload says of the window that a buffer's search just found.
    pub(super) fn next(&self, buffer: BufferId) -> Next {
        match self.retries_ahead.get(&buffer).and_then(VecDeque::front) {
            None => Next::Nothing,
            Some(true) => Next::RetryIfPinned,
            Some(false) => Next::Retry,
        }
    }

    /// Takes notice that a buffer's next `retry` line is here.
    pub(super) fn one_search_less(&mut self, buffer: BufferId) {
        if let Some(ahead) = self.retries_ahead.get_mut(&buffer) {
            ahead.pop_front();
        }
    }

    /// Returns the number of requests that are still between two searches.
    pub(super) fn searching(&self) -> u64 {
        self.states.iter().filter(|state| matches!(state, Buffer::Searching(_))).count() as u64
    }

    /// Lists the buffers that hold pages, in the order of their handles.
    pub(super) fn held(&self, workload: &Workload) -> Vec<HeldBuffer> {
        let names = self.states.iter().zip(&workload.buffers);
        names
            .filter_map(|(state, name)| match *state {
                Buffer::Held { area, pfn, count } => {
                    Some(HeldBuffer { name: name.clone(), area, pfn, count })
                }
                _ => None,
            })
            .collect()
    }
}
#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use crate::clock::{ModelClock, Weights};
    use crate::cma::finder::Choice;
    use crate::cma::observer::NoObserver;
    use crate::cma::profile::Kernel;
    use crate::replay::{Setup, run};
    use crate::units::Pages;
    use crate::workload::text;

    #[test]
    fn a_request_whose_last_line_is_busy_gives_its_window_back_and_does_not_end() {
        let source = "cma-workload 1\narea a base=0 pages=64\nalloc 1 a count=8 align=0 expect=0\n\
                      busy 1\nretry 1 expect=1\nbusy 1\nalloc 2 a count=8 align=0 expect=0\n";
        let workload = text::parse("-", source.as_bytes()).unwrap();
        let setup =
            Setup { finder: Choice::default(), kernel: Kernel::default(), keep_free_maps: false };
        let mut clock = ModelClock::new(Weights::DEFAULT);
        let go_on = &mut |_| ControlFlow::Continue(());
        let outcome = run(&workload, &setup, &mut clock, &mut NoObserver, go_on).unwrap();
        assert_eq!(outcome.unended, 1);
        assert_eq!((outcome.compared, outcome.mismatches.len()), (3, 0));
        assert_eq!((outcome.samples.len(), outcome.areas[0].used()), (1, Pages(8)));
    }
}
