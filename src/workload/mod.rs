//! Workloads: areas and an ordered list of operations on them.
//!
//! A workload is written by hand or printed ([`text`]), made from a seed ([`generate`]) or taken
//! from a kernel trace ([`import`]); a replay does not know which.

mod built_in;
pub mod generate;
pub mod import;
pub mod pins;
pub mod text;

use std::collections::BTreeMap;

use crate::cma::profile::Kernel;
pub use crate::geometry::{AreaSpec, RangeSpec};
use crate::trace::{Errno, Task};
pub use crate::units::DEFAULT_PAGE_SIZE;
use crate::units::{Nanos, Order, Pages, Pfn};
pub use built_in::BUILT_IN;

/// A handle into [`Workload::buffers`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BufferId(pub u32);

/// A handle into [`Workload::areas`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct AreaId(pub u16);

/// A handle into [`Workload::tasks`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TaskId(pub u32);

/// Areas, and what is done to them, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Workload {
    /// Bytes in a page, a power of two; 4096 unless the file says otherwise.
    pub page_size: u64,
    /// The kernel whose behaviour the `expect=` of the operations follow, if the file names one.
    pub kernel: Option<Kernel>,
    /// The areas, in the order of their lines.
    pub areas: Vec<AreaSpec>,
    /// Areas that were fuller when they were recorded than they are here.
    pub unplaced: BTreeMap<AreaId, Unplaced>,
    /// The tasks that operations name.
    pub tasks: Vec<Task>,
    /// The buffers' names, each used by exactly one `alloc` or `hold`.
    pub buffers: Vec<Box<str>>,
    /// The operations, in replay order.
    pub ops: Vec<Op>,
}

/// Pages of an area that were in use when it was recorded, and whose places nobody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplaced {
    /// So many.
    Pages(Pages),
    /// Some, or none: nothing tells how many.
    Unknown,
}

/// One operation and the line it came from.
#[derive(Clone, Copy, Debug)]
pub struct Op {
    /// The line in the file, or the ordinal of a generated operation, from 1.
    pub line: u32,
    /// What is done.
    pub kind: OpKind,
}

/// Operations are equal whatever line they stand on.
impl PartialEq for Op {
    fn eq(&self, other: &Op) -> bool {
        self.kind == other.kind
    }
}

impl Eq for Op {}

/// What an operation does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpKind {
    /// `used AREA pfn= count=`: taken from now on, never released.
    Used(Span),
    /// `pin AREA pfn= count=`: these pages cannot be moved until unpinned.
    Pin(Span),
    /// `unpin AREA pfn= count=`: these pages can be moved again.
    Unpin(Span),
    /// `hold ID AREA pfn= count=`: a buffer allocated before the replay begins, at a known place.
    Hold(BufferId, Span),
    /// `alloc ID AREA count= align= [task=] [at=] [expect=]`.
    Alloc(Alloc),
    /// `busy ID`: the window just found was busy and is given back; a `retry` follows later.
    Busy(BufferId),
    /// `retry ID [expect=] [if=pinned] [from=start]`: the window just found was busy (given back,
    /// unless `busy` came before), and the search goes on behind it, or at the area's start.
    Retry(Retry),
    /// `release ID [task=] [at=] [pfn=] [count=]`.
    Release(Release),
}

/// Pages of an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The area.
    pub area: AreaId,
    /// The first page.
    pub pfn: Pfn,
    /// The number of pages, at least 1.
    pub count: Pages,
}

/// The search after a busy window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retry {
    /// The buffer.
    pub buffer: BufferId,
    /// What the recording got; compared, not obeyed.
    pub expect: Option<Expect>,
    /// Whether the window was busy only if a pinned page lies in it. Else it was, whatever it is.
    pub if_pinned: bool,
    /// Whether the search begins at the area's start again, as some vendors' kernels do.
    pub from_start: bool,
}

/// A request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alloc {
    /// The buffer it makes.
    pub buffer: BufferId,
    /// The area it asks.
    pub area: AreaId,
    /// Alignment order.
    pub align: Order,
    /// Pages, at least 1; may be more than the area has.
    pub count: Pages,
    /// Who asks.
    pub task: Option<TaskId>,
    /// When, in the recording's time.
    pub at: Option<Nanos>,
    /// What the recording got; compared, not obeyed.
    pub expect: Option<Expect>,
}

/// The giving back of a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Release {
    /// The buffer.
    pub buffer: BufferId,
    /// Who gives back.
    pub task: Option<TaskId>,
    /// When, in the recording's time.
    pub at: Option<Nanos>,
    /// The first page given back, if not the buffer's first.
    pub pfn: Option<Pfn>,
    /// The pages given back, if not all of the buffer's.
    pub count: Option<Pages>,
}

/// What a recorded search came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expect {
    /// A window starting at this page.
    Window(Pfn),
    /// A failure.
    Failure(Errno),
}
