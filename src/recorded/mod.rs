//! A whole recording, resolved and judged: what a kernel's trace or a replay of ours left.
//!
//! [`recording`] puts records to areas and allocations, [`order`] tells when each search happened
//! and whether first fit explains it, [`judge`] tells from geometry and events alone whether a
//! correct allocator can leave such a trace. [`areas_file`] is what stands beside a trace.

pub mod areas_file;
pub mod judge;
pub mod order;
pub mod recording;
