use std::sync::Arc;

use proptest::collection::vec;
use proptest::prelude::*;

use super::*;
use crate::error::Error;
use crate::trace::{Errno, Task};
use crate::units::{Nanos, Order, Pages, Pfn};
use crate::workload::{
    Alloc, AreaId, AreaSpec, BufferId, Expect, Op, OpKind, RangeSpec, Release, Span, TaskId,
    Workload,
};

/// A head that most inputs share: one area of 100 pages at 1000.
const HEAD: &str = "cma-workload 1\narea a base=1000 pages=100\n";

fn text_of(workload: &Workload) -> String {
    let mut out = Vec::new();
    print(workload, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// Checks that `input` is read and printed as `expected`.
#[track_caller]
fn check(input: impl AsRef<[u8]>, expected: &str) {
    let workload = parse("-", input.as_ref()).unwrap();
    assert_eq!(text_of(&workload), expected);
}

/// Checks that `input` is refused with these `line:column: text` complaints.
#[track_caller]
fn check_bad(input: impl AsRef<[u8]>, expected: &[&str]) {
    let Err(Error::Data(complaints)) = parse("-", input.as_ref()) else {
        panic!("accepted, or failed with another error");
    };
    let shown: Vec<String> = complaints
        .iter()
        .map(|c| {
            let help = c.help.as_ref().map_or(String::new(), |h| format!("; {h}"));
            match &c.place {
                Some(p) => format!("{}:{}: {}{help}", p.line, p.column, c.text),
                None => format!("{}{help}", c.text),
            }
        })
        .collect();
    assert_eq!(shown, expected);
}

/// Checks that one line behind [`HEAD`] is refused with one complaint, given from its column on.
#[track_caller]
fn check_bad_line(line: &str, expected: &str) {
    check_bad(format!("{HEAD}{line}\n"), &[&format!("3:{expected}")]);
}

#[test]
fn every_word_is_read_and_printed() {
    let text = "\
cma-workload 1 page_size=16384 kernel=6.12
area reserved base=0x3ba00 pages=16384 order_per_bit=2
range base=0x80000 pages=4096
area linux,cma base=0x0 pages=64
used reserved pfn=0x3ba00 count=184
pin reserved pfn=0x3bb07 count=1
unpin reserved pfn=0x3bb07 count=1
hold h linux,cma pfn=0x10 count=8
alloc 1 reserved count=256 align=8 task=camera-63 at=8.587658387 expect=0x3bb00
busy 1
retry 1 expect=0x3bc00
alloc 2 reserved count=4294967297 align=0 expect=-12
release 1 task=camera-63 at=8.6 pfn=0x3bc00 count=255
release 1
release h
";
    check(text, text);
}

#[test]
fn loose_spelling_is_accepted() {
    check(
        "\u{feff}#!/usr/bin/env -S cmasim replay\r\n\r\n  # by hand\r\ncma-workload 1 # one\r\n\
         area a pages=0x40 base=4096\r\n\talloc x a align=0 count=1#\r\n"
            .replace("1#", "1 #"),
        "cma-workload 1\narea a base=0x1000 pages=64\nalloc x a count=1 align=0\n",
    );
    check("cma-workload 1", "cma-workload 1\n");
}

#[test]
fn names_are_quoted_only_where_needed() {
    let text = "\
cma-workload 1
area linux,cma@0.x-1 base=0x0 pages=8
area \"my area\" base=0x100 pages=8
area \"\" base=0x200 pages=8
alloc \"a=b\" \"my area\" count=1 align=0 task=kworker/u8:2-ev-77
alloc \"#\" \"\" count=1 align=0 task=\"q \\\" \\\\ \\n \\t \\u{1} ä-7\"
alloc b\\n linux,cma@0.x-1 count=1 align=0 task=-9
release \"a=b\" task=\"a=b-7\"
";
    check(text, text);
}

#[test]
fn bytes_that_are_not_utf8_are_replaced_in_task_names_only() {
    let head = HEAD.as_bytes();
    check(
        [head, b"alloc 1 a count=1 align=0 task=\xff\xe9-7 # \xff\n"].concat(),
        "cma-workload 1\narea a base=0x3e8 pages=100\n\
         alloc 1 a count=1 align=0 task=\u{fffd}\u{fffd}-7\n",
    );
    check_bad(
        [head, b"alloc \xff a count=1 align=0\n"].concat(),
        &["3:7: bytes that are not UTF-8; expected text; save the file as UTF-8"],
    );
}

#[test]
fn files_without_a_proper_header_are_refused() {
    let missing = "; expected `cma-workload 1`; begin the file with the line `cma-workload 1`";
    check_bad("", &["nothing in it; expected `cma-workload 1`"]);
    check_bad("\n# nothing\n", &["nothing in it; expected `cma-workload 1`"]);
    check_bad("area a\nalloc\n", &[&format!("1:1: `area` before the header{missing}")]);
    check_bad(
        "\u{1f}\u{fffd}x",
        &[&format!("1:1: `\\u{{1f}}\u{fffd}x` before the header{missing}")],
    );
    check_bad("cma-workload 2\nfoo\n", &["1:14: unknown version `2`; expected 1"]);
    check_bad("cma-workload\n", &["1:1: `cma-workload` without a version"]);
    check_bad(
        "cma-workload 1 page_size=4095\n",
        &["1:16: `page_size=4095` is out of range; expected a power of two"],
    );
    check_bad(
        b"cma-workload 1\n\x7fELF\0\0",
        &["NUL bytes in line 2: not a text file; expected a workload"],
    );
    check_bad(
        format!("cma-workload 1\n#{}", "x".repeat(MAX_LINE)),
        &["line 2 is longer than 65536 bytes; expected a workload"],
    );
}
