//! The text form of workloads (`*.wl`).
//!
//! UTF-8 lines; `#` at the start of a word begins a comment. A byte order mark, a `#!` line, blank
//! lines and CRLF are accepted. The first line that says something is the header
//! `cma-workload 1`, with `page_size=` if it is not 4096 and `kernel=` if the expected results are
//! those of one kernel. Each further line is one word, then names
//! in their order, then `key=value` pairs in any order:
//!
//! ```text
//! area     AREA base= pages= [order_per_bit=] [unplaced=]
//!                                               declares an area and its first range
//! range    base= pages=                         adds a range to the last area
//! used     AREA pfn= count=                     taken from now on, never released
//! pin      AREA pfn= count=                     cannot be moved until unpinned
//! unpin    AREA pfn= count=
//! hold  ID AREA pfn= count=                     a buffer from before the replay, at a known place
//! alloc ID AREA count= align= [task=] [at=] [expect=]
//! busy  ID                                      the window just found is given back
//! retry ID [expect=] [if=pinned] [from=start]   and the search goes on behind it
//!                                               (if=pinned: only if a pin made it busy;
//!                                               from=start: at the area's start again)
//! release ID [task=] [at=] [pfn=] [count=]
//! ```
//!
//! Numbers are decimal or `0x`, sizes count pages, `align` and `order_per_bit` are orders from 0 to
//! 63. `at` is in seconds with up to nine decimals, `task` is `COMM-TID`, `expect` is the pfn that
//! the recording got or its negative errno. `unplaced` is how many pages were in use when the area
//! was recorded and have no place here, or `unknown`: the area is emptier than the recorded one. An
//! id names one buffer in the whole file. A request whose last line is `busy` was still under way
//! when the recording ended.
//!
//! A name or a value stands bare if it has no blanks, control characters, quotes, `=` or `#` and is
//! not empty: `linux,cma`, `kworker/u8:2-ev-77`, `b\n` of three characters. Any other stands in
//! double quotes, with `\"`, `\\`, `\n`, `\t` and `\u{HEX}` inside them: `"my area"`, `""`,
//! `task="a=\u{1b}-7"`. Control characters are printed so and read either way; NUL only so. Names
//! have up to 65,536 bytes, lines up to a megabyte. Bytes that are not UTF-8 are replaced in task
//! names and comments, and an error elsewhere.
//!
//! [`parse`] and [`print()`] are each other's inverse, whatever the names are.

mod arguments;
mod buffers;
mod layout;
mod lex;
mod parse;
mod print;
mod statement;
mod suggest;
pub(super) mod value;

pub use parse::parse;
pub use print::{print, print_comment};

#[cfg(test)]
mod round_trip_tests;
#[cfg(test)]
mod tests;
