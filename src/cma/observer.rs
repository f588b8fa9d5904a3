//! What the machine tells while it works: the four CMA events, as calls that cost nothing when
//! nobody listens.
//!
//! The observer is a type parameter, so the measured pass is compiled without any tracepoint; the
//! traced pass is the same code with `trace::tracepoint` in its place.

use std::sync::Arc;

use crate::clock::Clock;
use crate::trace::{Failure, Task, Timing};
use crate::units::{Order, Pages, Pfn};

/// The request that an event belongs to.
#[derive(Clone, Copy, Debug)]
pub struct Call<'a> {
    /// The area's name.
    pub area: &'a Arc<str>,
    /// The task that asks.
    pub task: &'a Task,
    /// Pages asked for, or given back.
    pub count: Pages,
    /// Alignment order asked for; 0 for a release.
    pub align: Order,
}

/// Listens to the machine. Every method does nothing unless overridden.
pub trait Observer {
    /// A request enters: `cma_alloc_start`.
    fn alloc_start<C: Clock>(
        &mut self,
        _clock: &mut C,
        _call: Call<'_>,
        _available: Pages,
        _total: Pages,
    ) {
    }

    /// A window was busy and is clear again: `cma_alloc_busy_retry`.
    fn busy_retry<C: Clock>(&mut self, _clock: &mut C, _call: Call<'_>, _pfn: Pfn) {}

    /// A request leaves: `cma_alloc_finish`.
    fn alloc_finish<C: Clock>(
        &mut self,
        _clock: &mut C,
        _call: Call<'_>,
        _result: Result<Pfn, Failure>,
        _timing: Timing,
    ) {
    }

    /// Pages came back and their bits are clear: `cma_release`.
    fn release<C: Clock>(&mut self, _clock: &mut C, _call: Call<'_>, _pfn: Pfn) {}
}

/// Listens to nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoObserver;

impl Observer for NoObserver {}
