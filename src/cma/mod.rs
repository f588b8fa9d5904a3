//! The machine under study: bitmap, finders, areas, and the judge over them.
//!
//! No I/O, no globals, no clock and no randomness of its own: time comes in as a
//! [`Clock`](crate::clock::Clock), everything else as an argument.

pub mod area;
pub mod bitmap;
pub mod check;
pub mod contig;
pub mod finder;
pub mod freemap;
pub mod geometry;
pub mod observer;
pub mod order;
pub mod profile;
pub mod recording;
pub mod scan;
pub mod vector;
