//! `trace.dat`, the binary recording of trace-cmd, versions 6 and 7.
//!
//! This module knows the container only: it finds the wanted events in the order of their time and
//! leaves their meaning to others. Nothing about an event is built in; its layout comes from the
//! kernel's `format` text inside the file.
//!
//! # The file
//!
//! All numbers are in the byte order that the head names, and nothing is aligned.
//!
//! ```text
//!  17 08 44 "tracing"  VERSION 0   magic; the version is a digit and a zero byte
//!  u8 order            0 little, 1 big endian
//!  u8 long             bytes of a long in user space; the kernel's follows from `header_page`
//!  u32 page            bytes of a ring-buffer page
//! ```
//!
//! **Version 6** goes on as one sequence: two texts on the layout of a page (`header_page` and
//! `header_event`, each with a u64 length), the formats of ftrace's own events, the formats of all
//! other events by system, symbols, printk strings, a text of task ids and names, the number of
//! CPUs, the options, and for each CPU where its pages lie. Every further buffer instance repeats
//! the last part at an offset that an option tells. If an option says so, a text with the clock in
//! brackets follows the first table of CPUs.
//!
//! **Version 7** names a compression and gives the offset of the first options. All parts are
//! sections, in any order, found by options that carry their offset; the last option leads to the
//! next section of options.
//!
//! ```text
//!  section   u16 id, u16 flags (1: packed), u32 description, u64 size
//!            if packed: u32 packed size, u32 plain size, then the packed bytes
//!  option    u16 id, u32 size, data
//!  instance  u64 offset of its section, name, clock, u32 page size, u32 CPUs,
//!            then for each CPU: u32 id, u64 offset, u64 size of its data
//! ```
//!
//! Pages are packed in chunks: for each CPU a u32 count, then as many times `u32 packed size`,
//! `u32 plain size` and the bytes of a few whole pages.
//!
//! # A page
//!
//! ```text
//!  u64 stamp    of the first event
//!  long commit  bytes of events in the low bits; bit 31: events were lost before this page;
//!               bit 30: how many is stored behind the events, as a long
//!  events       u32 head: 5 bits type, 27 bits time since the event before
//!               type 1..28: 4 * type bytes of data; 0: a u32 length, counting itself, then data
//!               29: padding; 30: a longer time step; 31: a full time stamp
//! ```
//!
//! # Limits
//!
//! Every length is held against the bytes that are there and against a fixed bound before anything
//! is allocated. A file whose tail is missing gives the events up to there, with a warning.

mod compress;
mod format;
mod input;
mod options;
mod page;
mod parts;
mod reader;
mod stream;
mod v6;
mod v7;

#[cfg(test)]
pub(crate) mod tests;

use std::io;

pub use format::{EventFormat, Field, FieldKind};
pub use input::ByteOrder;
pub use options::TscFactors;
pub use reader::{Event, Info, Instance, Item, Reader};

/// The first bytes of every trace.dat.
pub const MAGIC: &[u8] = b"\x17\x08\x44tracing";

/// Why a file, or a part of it, cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Reading failed.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// The file ends where more must follow.
    #[error("the file ends at byte {at} but {missing} more bytes should follow")]
    Cut {
        /// The offset of the part that is not whole.
        at: u64,
        /// How many bytes are missing.
        missing: u64,
    },
    /// The bytes make no sense.
    #[error("byte {at}: {text}")]
    Damaged {
        /// The offset of the trouble, in the file or in the section after unpacking.
        at: u64,
        /// What was read and what was expected.
        text: String,
    },
    /// The file is sound but of a kind that is not read; the text says what to do.
    #[error("{0}")]
    Unsupported(String),
}

/// The result of everything that reads.
pub type Result<T> = std::result::Result<T, Error>;
