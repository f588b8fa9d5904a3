//! A workload being written, on one area.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::Params;
use crate::error::{Error, Result};
use crate::trace::Task;
use crate::units::{Order, Pages, Pfn};
use crate::workload::{
    Alloc, AreaId, AreaSpec, BufferId, DEFAULT_PAGE_SIZE, Op, OpKind, RangeSpec, Release, Span,
    TaskId, Workload,
};

/// The area of every generated workload, and its first page unless the parameters say otherwise:
/// those of the kernel's self-test on the captured machine.
const AREA_NAME: &str = "reserved";
const BASE: Pfn = Pfn(0x3ba00);

const AREA: AreaId = AreaId(0);

/// The largest alignment that device drivers ask for: the kernel's `CONFIG_CMA_ALIGNMENT`.
const MAX_ALIGN: u8 = 8;

/// Returns the alignment that a driver's request of `count` pages gets.
pub(super) fn align_of(count: Pages) -> Order {
    let order = Order::covering(count).get().min(MAX_ALIGN);
    Order::new(order.into()).unwrap_or(Order::ZERO)
}

/// A task of a generated workload.
#[derive(Clone, Copy)]
pub(super) struct StaticTask {
    pub(super) comm: &'static str,
    pub(super) tid: u32,
}

/// A workload being written. Its methods return `None` once it has the length it was limited to.
pub(super) struct Draft {
    workload: Workload,
    free: Pages,
    left: u64,
}

impl Draft {
    /// Begins a draft on an area of `pages` pages, or what the parameters say; fails if that is no
    /// area.
    pub(super) fn new(params: &Params, pages: u64) -> Result<Draft> {
        let pages = params.pages.unwrap_or(Pages(pages));
        let base = params.base.unwrap_or(BASE);
        let order_per_bit = params.order_per_bit.unwrap_or(Order::ZERO);
        if base.checked_add(pages).is_none() {
            return Err(Error::Usage(format!("base {base} plus {pages} pages is past 2^64")));
        }
        if pages.0 >> order_per_bit.get() == 0 {
            let text = format!("{pages} pages are less than a bit of order {order_per_bit}");
            return Err(Error::Usage(text));
        }
        let ranges = vec![RangeSpec { base, pages }];
        Ok(Draft {
            workload: Workload {
                kernel: None,
                page_size: DEFAULT_PAGE_SIZE,
                areas: vec![AreaSpec { name: Arc::from(AREA_NAME), order_per_bit, ranges }],
                unplaced: BTreeMap::new(),
                tasks: Vec::new(),
                buffers: Vec::new(),
                ops: Vec::new(),
            },
            free: pages,
            left: u64::MAX,
        })
    }

    /// Ends the draft after this many more operations.
    pub(super) fn limit(&mut self, ops: u64) {
        self.left = ops;
    }

    /// Returns the area.
    pub(super) fn area(&self) -> (RangeSpec, Order) {
        let area = &self.workload.areas[0];
        (area.ranges[0], area.order_per_bit)
    }

    /// Returns the pages that no [`used`](Self::used) took.
    pub(super) fn free(&self) -> Pages {
        self.free
    }

    /// Takes pages for good, outside the draft's limit.
    pub(super) fn used(&mut self, pfn: Pfn, count: Pages) -> Option<()> {
        self.free.0 = self.free.0.saturating_sub(count.0);
        self.push(OpKind::Used(Span { area: AREA, pfn, count }))
    }

    /// Asks for `count` pages with a driver's alignment.
    pub(super) fn alloc(&mut self, count: Pages, task: Option<StaticTask>) -> Option<BufferId> {
        self.spend()?;
        let task = self.task_id(task);
        let buffer = BufferId(u32::try_from(self.workload.buffers.len()).ok()?);
        self.workload.buffers.push((buffer.0 + 1).to_string().into());
        let align = align_of(count);
        let alloc = Alloc { buffer, area: AREA, align, count, task, at: None, expect: None };
        self.push(OpKind::Alloc(alloc))?;
        Some(buffer)
    }

    /// Gives a buffer back.
    pub(super) fn release(&mut self, buffer: BufferId, task: Option<StaticTask>) -> Option<()> {
        self.spend()?;
        let task = self.task_id(task);
        self.push(OpKind::Release(Release { buffer, task, at: None, pfn: None, count: None }))
    }

    /// Gives buffers back in their order.
    pub(super) fn release_all(
        &mut self,
        buffers: impl IntoIterator<Item = BufferId>,
        task: Option<StaticTask>,
    ) -> Option<()> {
        buffers.into_iter().try_for_each(|buffer| self.release(buffer, task))
    }

    /// Returns what was written.
    pub(super) fn into_workload(self) -> Workload {
        self.workload
    }

    /// Returns the handle of a task, in the order of first use.
    fn task_id(&mut self, task: Option<StaticTask>) -> Option<TaskId> {
        let StaticTask { comm, tid } = task?;
        let tasks = &mut self.workload.tasks;
        let index = tasks.iter().position(|t| t.tid == tid && *t.comm == *comm);
        let index = index.unwrap_or_else(|| {
            tasks.push(Task { tid, comm: Arc::from(comm) });
            tasks.len() - 1
        });
        u32::try_from(index).ok().map(TaskId)
    }

    fn spend(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        Some(())
    }

    fn push(&mut self, kind: OpKind) -> Option<()> {
        let line = u32::try_from(self.workload.ops.len()).ok()?.checked_add(1)?;
        self.workload.ops.push(Op { line, kind });
        Some(())
    }
}
