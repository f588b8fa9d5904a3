//! The machine under study: bitmap, finders, areas, and the judge over them.
//!
//! No I/O, no globals, no clock and no randomness of its own: time comes in as a
//! [`Clock`](crate::clock::Clock), everything else as an argument.

pub mod area;
pub mod bitmap;
pub mod contig;
pub mod finder;
mod meter;
pub mod observer;
pub mod profile;
mod scan;
pub mod snapshot;
mod vector;
