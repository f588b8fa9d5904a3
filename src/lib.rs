//! cmasim simulates Linux's Contiguous Memory Allocator.
//!
//! ```text
//!  workloads/*.wl --workload::text--+        any CMA trace --trace::read--+
//!  seed ------- workload::generate -+                                     | Record
//!                                   v                                     |
//!                               Workload <------ workload::import --------+
//!                                   | replay (order, clock)               |
//!                                   v                                     |
//!                               cma::Area = Bitmap + Finder + pinned pages|
//!                                   | live::tracepoint                   |
//!                                   v                                     |
//!                             trace::Record  <== the narrow waist ========+
//!               +-------------------+-------------+
//!               v                   v             v
//!          ftrace text        Chrome JSON     stats -> report (table | JSON | CSV | Markdown)
//! ```
//!
//! A request that a pinned page sends one window further, as the kernel would:
//!
//! ```
//! use cmasim::clock::{ModelClock, Weights};
//! use cmasim::cma::finder::Choice;
//! use cmasim::cma::observer::NoObserver;
//! use cmasim::replay::{self, Setup};
//! use cmasim::workload::text;
//!
//! let source = "cma-workload 1 kernel=7.2
//! area reserved base=0x3ba00 pages=16384
//! pin reserved pfn=0x3ba07 count=1
//! alloc 1 reserved count=256 align=8 expect=0x3bb00
//! release 1
//! ";
//! let workload = text::parse("example.wl", source.as_bytes())?;
//! let setup = Setup {
//!     finder: Choice::open("adaptive")?,
//!     kernel: workload.kernel.unwrap_or_default(),
//!     keep_free_maps: false,
//! };
//! let mut clock = ModelClock::new(Weights::DEFAULT);
//! let mut go_on = |_| std::ops::ControlFlow::Continue(());
//! let outcome = replay::run(&workload, &setup, &mut clock, &mut NoObserver, &mut go_on)?;
//!
//! assert_eq!(outcome.busy_retries(), 1);
//! assert!(outcome.mismatches.is_empty(), "the recorded window was found");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod bench;
pub mod clock;
pub mod cma;
pub mod compare;
pub mod error;
pub mod explain;
pub mod geometry;
pub mod kernlog;
pub mod live;
pub mod recorded;
pub mod replay;
pub mod report;
pub mod stats;
pub mod trace;
pub mod units;
pub mod workload;

#[cfg(test)]
mod testing;
