//! What became of each buffer of a workload so far.

use std::collections::{BTreeMap, VecDeque};

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
        for op in &workload.ops {
            if let OpKind::Retry(retry) = op.kind {
                retries_ahead.entry(retry.buffer).or_default().push_back(retry.if_pinned);
            }
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
