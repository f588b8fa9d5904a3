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
//!                                   | trace::tracepoint                   |
//!                                   v                                     |
//!                             trace::Record  <== the narrow waist ========+
//!               +-------------------+-------------+
//!               v                   v             v
//!          ftrace text        Chrome JSON     stats -> report (table | JSON | CSV | Markdown)
//! ```

pub mod bench;
pub mod clock;
pub mod cma;
pub mod compare;
pub mod error;
pub mod judge;
pub mod replay;
pub mod report;
pub mod stats;
pub mod trace;
pub mod tracedat;
pub mod units;
pub mod workload;
