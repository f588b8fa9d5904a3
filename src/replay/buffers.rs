//! What became of each buffer of a workload so far.

use crate::cma::area::Attempt;
use crate::units::{Pages, Pfn};
use crate::workload::{Alloc, AreaId, BufferId, OpKind, Workload};

use super::outcome::HeldBuffer;

/// One buffer's state.
pub(super) enum Buffer {
    /// Its `alloc` has not come yet.
    Unborn,
    /// It holds a window that the workload calls busy, or waits for its next search.
    Searching(Box<(Alloc, Attempt)>),
    /// It holds pages.
    Held { area: AreaId, pfn: Pfn, count: Pages },
    /// Its request failed.
    Failed,
    /// Its pages were given back.
    Released,
}

/// All buffers by handle, and how many `retry` lines each still has before it.
pub(super) struct Buffers {
    states: Vec<Buffer>,
    retries_ahead: Vec<u32>,
}

impl Buffers {
    pub(super) fn new(workload: &Workload) -> Buffers {
        let mut retries_ahead = vec![0; workload.buffers.len()];
        for op in &workload.ops {
            if let OpKind::Retry(buffer, _) = op.kind {
                retries_ahead[buffer.0 as usize] += 1;
            }
        }
        let states = workload.buffers.iter().map(|_| Buffer::Unborn).collect();
        Buffers { states, retries_ahead }
    }

    pub(super) fn get(&self, buffer: BufferId) -> &Buffer {
        &self.states[buffer.0 as usize]
    }

    pub(super) fn set(&mut self, buffer: BufferId, state: Buffer) {
        self.states[buffer.0 as usize] = state;
    }

    /// Takes out a request under way; any other state stays.
    pub(super) fn take_searching(&mut self, buffer: BufferId) -> Option<(Alloc, Attempt)> {
        let state = &mut self.states[buffer.0 as usize];
        match std::mem::replace(state, Buffer::Unborn) {
            Buffer::Searching(searching) => Some(*searching),
            other => {
                *state = other;
                None
            }
        }
    }

    /// Tells whether the workload has another search for this buffer.
    pub(super) fn another_search(&self, buffer: BufferId) -> bool {
        self.retries_ahead[buffer.0 as usize] > 0
    }

    pub(super) fn one_search_less(&mut self, buffer: BufferId) {
        let ahead = &mut self.retries_ahead[buffer.0 as usize];
        *ahead = ahead.saturating_sub(1);
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
