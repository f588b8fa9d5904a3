//! An area: ranges with a bitmap and a finder each, the count of available pages, pinned pages,
//! and the retry loop over them.
//!
//! An allocation is a small state machine, so that a replay can put other tasks' operations
//! between its steps; [`Area::alloc`] runs the whole of it:
//!
//! ```text
//! begin --> search --+--> migrate --+--> finish (success)
//!             ^      |              |
//!             |      |              +--> give_back (busy) --+
//!             |      +--> finish (no window left)           |
//!             +---------------------------------------------+
//! ```

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use parking_lot::Mutex;

use super::bitmap::Bitmap;
use super::contig::{Busy, Pinned};
use super::finder::{Choice, Effort, Finder};
use super::observer::{Call, Observer};
use super::profile::{Kernel, TooLarge};
use super::snapshot::{Counters, Snapshot};
use crate::clock::{Clock, Untimed, Work};
use crate::geometry::{AreaSpec, Fit, RangeSpec};
use crate::trace::{Failure, Task, Timing};
use crate::units::{Order, Pages, Pfn};

/// An area of contiguous memory under one profile and one finder. Shared by reference between
/// tasks.
pub struct Area {
    spec: AreaSpec,
    /// The pages of all ranges.
    total: Pages,
    kernel: Kernel,
    /// The kernel's `lock`: around the search and every update of the maps.
    state: Mutex<State>,
    /// The kernel's `available_count`: changed under `state`'s lock, read without it.
    available: AtomicU64,
    alloc_mutex: AllocMutex,
    pinned: Mutex<Pinned>,
}

/// The kernel's `alloc_mutex`: around the migration step. Clones are one mutex.
#[derive(Clone, Debug, Default)]
pub(crate) struct AllocMutex(Arc<Mutex<()>>);

struct State {
    ranges: Vec<RangeState>,
    effort: Effort,
    counters: Counters,
}

struct RangeState {
    map: Bitmap,
    finder: Box<dyn Finder>,
}

/// A request: who asks for how much.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The task that asks.
    pub task: &'a Task,
    /// Pages, at least 1.
    pub count: Pages,
    /// Alignment order.
    pub align: Order,
}

/// An allocation under way: its request, and where its search stands.
#[derive(Clone, Debug)]
pub(crate) struct Allocation<'a> {
    request: Request<'a>,
    range: usize,
    start: usize,
    window: Option<Window>,
    last: Option<Pfn>,
    timing: Timing,
}

impl Allocation<'_> {
    /// Returns the window that the allocation holds.
    pub(crate) fn window(&self) -> Option<Pfn> {
        self.window.map(|w| w.pfn)
    }
}

/// The bits that an allocation holds.
#[derive(Clone, Copy, Debug)]
struct Window {
    bit: usize,
    bits: usize,
    mask: usize,
    pfn: Pfn,
}

/// What a release found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Released {
    /// The pages do not lie in one range of the area: nothing was done, no event.
    Refused,
    /// The bits are clear now; `already_clear` of the `bits` were clear before.
    Cleared {
        /// Bits of the release.
        bits: usize,
        /// Those that were not set.
        already_clear: usize,
    },
}

impl Area {
    /// Makes an empty area.
    pub fn new(spec: AreaSpec, kernel: Kernel, finder: &Choice) -> Area {
        let ranges = spec.ranges.iter().map(|&range| {
            let map = Bitmap::new(spec.bit_count(range));
            RangeState { finder: finder.make(&map), map }
        });
        let state = State {
            ranges: ranges.collect(),
            effort: Effort::default(),
            counters: Counters::default(),
        };
        Area {
            state: Mutex::new(state),
            available: AtomicU64::new(spec.total().0),
            total: spec.total(),
            spec,
            kernel,
            alloc_mutex: AllocMutex::default(),
            pinned: Mutex::new(Pinned::default()),
        }
    }

    /// Shares a mutex with other areas, in the kernels that have one for all.
    pub(crate) fn sharing(self, mutex: &AllocMutex) -> Area {
        if !self.kernel.shares_alloc_mutex() {
            return self;
        }
        Area { alloc_mutex: mutex.clone(), ..self }
    }

    /// Returns the geometry.
    pub fn spec(&self) -> &AreaSpec {
        &self.spec
    }

    /// Takes pages at a given place, as boot does, and returns how many of their bits were taken
    /// before; those are not counted again. `None` if the pages do not lie in one range.
    pub fn take(&self, pfn: Pfn, count: Pages) -> Option<usize> {
        let (index, range) = self.spec.range_of(pfn, count)?;
        let mut state = self.state.lock();
        let (bit, bits) = self.covered(range, pfn, count);
        let before = state.ranges[index].map.weight_in(bit, bits);
        let again = (before as u64) << self.spec.order_per_bit.get();
        self.move_available(|a| a.saturating_sub(count.0.saturating_sub(again)));
        state.ranges[index].set(bit, bits);
        Some(before)
    }

    /// Tells whether all bits of some pages of one range are clear.
    pub(crate) fn is_free(&self, pfn: Pfn, count: Pages) -> bool {
        let Some((index, range)) = self.spec.range_of(pfn, count) else { return false };
        let (bit, bits) = self.covered(range, pfn, count);
        self.state.lock().ranges[index].map.weight_in(bit, bits) == 0
    }

    /// Counts pages as in use without telling which.
    pub(crate) fn withhold(&self, count: Pages) {
        let _state = self.state.lock();
        self.move_available(|a| a.saturating_sub(count.0));
    }

    /// Takes pages that [`Area::withhold`] counted.
    pub(crate) fn locate(&self, pfn: Pfn, count: Pages) {
        let Some((index, range)) = self.spec.range_of(pfn, count) else { return };
        let (bit, bits) = self.covered(range, pfn, count);
        self.state.lock().ranges[index].set(bit, bits);
    }

    /// Makes pages unmovable.
    pub fn pin(&self, pfn: Pfn, count: Pages) {
        self.pinned.lock().pin(pfn, count);
    }

    /// Makes pages movable again.
    pub fn unpin(&self, pfn: Pfn, count: Pages) {
        self.pinned.lock().unpin(pfn, count);
    }

    /// Allocates: searches until a window can be emptied or none is left.
    ///
    /// # Errors
    /// The errno and the last window, as the profile reports them.
    #[inline]
    pub fn alloc<C: Clock, O: Observer>(
        &self,
        request: Request<'_>,
        clock: &mut C,
        observer: &mut O,
    ) -> Result<Pfn, Failure> {
        let mut allocation = self.begin(request, clock, observer);
        while self.search(&mut allocation, clock).is_some() {
            match self.migrate(&mut allocation, clock) {
                Ok(()) => break,
                Err(Busy) => self.give_back(&mut allocation, clock, observer),
            }
        }
        self.finish(allocation, clock, observer).0
    }

    /// Starts an allocation: emits its start event.
    #[inline]
    pub(crate) fn begin<'a, C: Clock, O: Observer>(
        &self,
        request: Request<'a>,
        clock: &mut C,
        observer: &mut O,
    ) -> Allocation<'a> {
        let silent = self.kernel.too_large() == TooLarge::Silent && self.too_large(request.count);
        if self.kernel.emits_start() && !silent {
            let told = self.kernel.tells_counts();
            let available = told.then(|| Pages(self.available()));
            observer.alloc_start(clock, self.call(request), available, told.then_some(self.total));
        }
        Allocation {
            request,
            range: 0,
            start: 0,
            window: None,
            last: None,
            timing: Timing::default(),
        }
    }

    /// Lets the next search of an allocation begin at the area's start again, as kernels of some
    /// vendors do once all windows behind the first were busy.
    pub(crate) fn begin_again(allocation: &mut Allocation<'_>) {
        (allocation.range, allocation.start) = (0, 0);
    }

    /// Looks for the next window and sets its bits. `None`: no window is left.
    ///
    /// The time from taking the lock to dropping it is the attempt's latency; the part up to the
    /// finder's answer is its search time.
    #[inline]
    pub(crate) fn search<C: Clock>(
        &self,
        allocation: &mut Allocation<'_>,
        clock: &mut C,
    ) -> Option<Pfn> {
        let begin = clock.now();
        let mut guard = self.state.lock();
        let state = &mut *guard;
        let found = self.find_window(state, allocation, clock);
        let searched = if C::SPLITS_SEARCH { clock.now() } else { begin };
        if let Some(window) = found {
            state.ranges[allocation.range].set(window.bit, window.bits);
            // The check against `available` is the kernel's; before 6.15 nothing bounds it.
            self.move_available(|a| a.saturating_sub(allocation.request.count.0));
            charge(clock, Work { bits: window.bits as u64, steps: 1, ..Work::default() });
        }
        drop(guard);
        let end = clock.now();
        allocation.timing.search.0 += searched.0 - begin.0;
        allocation.timing.latency.0 += end.0 - begin.0;
        allocation.window = found;
        allocation.last = found.map(|w| w.pfn).or(allocation.last);
        found.map(|w| w.pfn)
    }

    /// Tries the ranges in order, from where the allocation stands.
    #[inline]
    fn find_window<C: Clock>(
        &self,
        state: &mut State,
        allocation: &mut Allocation<'_>,
        clock: &mut C,
    ) -> Option<Window> {
        let Request { count, align, .. } = allocation.request;
        loop {
            let range = *self.spec.ranges.get(allocation.range)?;
            if !self.kernel.checks_available() || count.0 <= self.available() {
                let fit = self.spec.fit(range, count, align)?;
                // More bits than the map has are refused unsearched.
                let fits = fit.bits <= state.ranges[allocation.range].map.len();
                let (index, start) = (allocation.range, allocation.start);
                let found = fits.then(|| state.find(index, start, fit, clock));
                if let Some(bit) = found.flatten() {
                    let pfn = self.spec.pfn_of(range, bit);
                    return Some(Window { bit, bits: fit.bits, mask: fit.mask, pfn });
                }
            }
            allocation.range += 1;
            allocation.start = 0;
        }
    }

    /// Returns the window that [`Area::search`] would find now, and changes nothing.
    pub(crate) fn peek(&self, allocation: &Allocation<'_>) -> Option<Pfn> {
        let mut state = self.state.lock();
        self.find_window(&mut state, &mut allocation.clone(), &mut Untimed).map(|w| w.pfn)
    }

    /// Gives the allocation a window that a recording names, free or not, in place of a search;
    /// `None` ends it without one. A window outside the area is ignored.
    pub(crate) fn impose(&self, allocation: &mut Allocation<'_>, pfn: Option<Pfn>) {
        allocation.window = None;
        let Some(pfn) = pfn else { return };
        let Request { count, align, .. } = allocation.request;
        let Some((index, range)) = self.spec.range_of(pfn, count) else { return };
        let mask = self.spec.fit(range, count, align).map_or(0, |fit| fit.mask);
        let (bit, bits) = self.covered(range, pfn, count);
        let mut state = self.state.lock();
        state.ranges[index].set(bit, bits);
        self.move_available(|a| a.saturating_sub(count.0));
        allocation.range = index;
        allocation.window = Some(Window { bit, bits, mask, pfn });
        allocation.last = Some(pfn);
    }

    /// Empties the window just found.
    ///
    /// # Errors
    /// [`Busy`] if a page in it cannot be moved; give the window back then.
    #[inline]
    pub(crate) fn migrate<C: Clock>(
        &self,
        allocation: &mut Allocation<'_>,
        clock: &mut C,
    ) -> Result<(), Busy> {
        let Some(window) = allocation.window else { return Ok(()) };
        let (result, work) = {
            let _migrating = self.alloc_mutex.0.lock();
            self.pinned.lock().migrate(window.pfn, allocation.request.count)
        };
        if C::COUNTS_WORK {
            // Only modelled migration has a meaning as time: here no page is really moved.
            let begin = clock.now();
            clock.charge(work);
            allocation.timing.latency.0 += clock.now().0 - begin.0;
        }
        result
    }

    /// Gives a busy window back, emits the retry event, and moves behind the window.
    pub(crate) fn give_back<C: Clock, O: Observer>(
        &self,
        allocation: &mut Allocation<'_>,
        clock: &mut C,
        observer: &mut O,
    ) {
        let Some(window) = allocation.window.take() else { return };
        {
            let mut state = self.state.lock();
            state.ranges[allocation.range].clear(window.bit, window.bits);
            self.move_available(|a| a.saturating_add(allocation.request.count.0));
        }
        charge(clock, Work { bits: window.bits as u64, steps: 1, ..Work::default() });
        allocation.timing.retries += 1;
        // The kernel steps by the alignment, whatever the size of the request.
        allocation.start = window.bit.saturating_add(window.mask).saturating_add(1);
        if self.kernel.emits_start() {
            observer.busy_retry(clock, self.call(allocation.request), window.pfn);
        }
    }

    /// Ends an allocation with what its last search came to: counts it and emits its finish event.
    #[inline]
    pub(crate) fn finish<C: Clock, O: Observer>(
        &self,
        allocation: Allocation<'_>,
        clock: &mut C,
        observer: &mut O,
    ) -> (Result<Pfn, Failure>, Timing) {
        let Allocation { request, timing, .. } = allocation;
        let result = match allocation.window {
            Some(window) => Ok(window.pfn),
            None => Err(Failure {
                errno: self.kernel.no_window_errno(allocation.last.is_some()),
                last: allocation.last.filter(|_| self.kernel.keeps_last_window()),
            }),
        };
        {
            let counters = &mut self.state.lock().counters;
            let sum = if result.is_ok() { &mut counters.succeeded } else { &mut counters.failed };
            sum.0 = sum.0.saturating_add(request.count.0);
        }
        let finishes = self.kernel.too_large() == TooLarge::StartAndFinish;
        if finishes || !self.too_large(request.count) {
            observer.alloc_finish(clock, self.call(request), result, timing);
        }
        (result, timing)
    }

    /// Releases pages; checks no more than the kernel does, and tells what it found. Since 6.15 all
    /// pages must lie in one range. Before, only the first is looked at, and of what runs over the
    /// end of the area the map has no bits to clear (a kernel with `CONFIG_DEBUG_VM` stops there).
    #[inline]
    pub fn release<C: Clock, O: Observer>(
        &self,
        request: Request<'_>,
        pfn: Pfn,
        clock: &mut C,
        observer: &mut O,
    ) -> Released {
        let count = request.count;
        let looked_at = if self.kernel.has_ranges() { count } else { Pages(1) };
        let Some((index, range)) = self.spec.range_of(pfn, looked_at) else {
            observer.refused(clock, self.call(request), pfn);
            return Released::Refused;
        };
        let inside = Pages(count.0.min(range.end() - pfn.0));
        let (bit, bits) = self.covered(range, pfn, inside);
        let set = {
            let mut state = self.state.lock();
            let set = state.ranges[index].map.weight_in(bit, bits);
            state.ranges[index].clear(bit, bits);
            self.move_available(|a| a.saturating_add(inside.0));
            state.counters.released.0 = state.counters.released.0.saturating_add(count.0);
            set
        };
        charge(clock, Work { bits: bits as u64, steps: 1, ..Work::default() });
        observer.release(clock, self.call(request), pfn);
        Released::Cleared { bits, already_clear: bits - set }
    }

    /// Returns the first bit and the number of bits of a release: floor and ceiling, as the kernel,
    /// clipped to the map.
    #[inline]
    fn covered(&self, range: RangeSpec, pfn: Pfn, count: Pages) -> (usize, usize) {
        let maxno = self.spec.bit_count(range);
        let bit = self.spec.bit_of(range, pfn).min(maxno);
        let bits = usize::try_from(self.spec.bits(count)).unwrap_or(usize::MAX);
        (bit, bits.min(maxno - bit))
    }

    #[inline]
    fn available(&self) -> u64 {
        self.available.load(Ordering::Relaxed)
    }

    /// Changes the count of available pages; the caller holds `state`'s lock.
    #[inline]
    fn move_available(&self, change: impl Fn(u64) -> u64) {
        self.available.store(change(self.available()), Ordering::Relaxed);
    }

    fn too_large(&self, count: Pages) -> bool {
        self.spec.ranges.iter().all(|&r| self.spec.bits(count) > self.spec.bit_count(r) as u64)
    }

    #[inline]
    fn call<'a>(&'a self, request: Request<'a>) -> Call<'a> {
        Call {
            area: &self.spec.name,
            task: request.task,
            count: request.count,
            align: request.align,
        }
    }

    /// Returns the area's state as the kernel would show it.
    pub fn snapshot(&self) -> Snapshot {
        let state = self.state.lock();
        Snapshot {
            spec: self.spec.clone(),
            kernel: self.kernel,
            available: Pages(self.available()),
            counters: state.counters,
            effort: state.effort,
            maps: state.ranges.iter().map(|r| r.map.clone()).collect(),
        }
    }
}

impl State {
    #[inline]
    fn find<C: Clock>(
        &mut self,
        range: usize,
        start: usize,
        fit: Fit,
        clock: &mut C,
    ) -> Option<usize> {
        let RangeState { map, finder } = &mut self.ranges[range];
        if !C::COUNTS_WORK {
            return finder.find(map, start, fit);
        }
        let mut effort = Effort::default();
        let found = finder.find_metered(map, start, fit, &mut effort);
        self.effort.words += effort.words;
        self.effort.windows += effort.windows;
        clock.charge(Work {
            words: effort.words,
            windows: effort.windows,
            steps: 1,
            ..Work::default()
        });
        found
    }
}

impl RangeState {
    #[inline]
    fn set(&mut self, bit: usize, bits: usize) {
        self.map.set(bit, bits);
        self.finder.on_set(&self.map, bit, bits);
    }

    #[inline]
    fn clear(&mut self, bit: usize, bits: usize) {
        self.map.clear(bit, bits);
        self.finder.on_clear(&self.map, bit, bits);
    }
}

fn charge<C: Clock>(clock: &mut C, work: Work) {
    if C::COUNTS_WORK {
        clock.charge(work);
    }
}

#[cfg(test)]
#[path = "area_tests.rs"]
mod tests;
