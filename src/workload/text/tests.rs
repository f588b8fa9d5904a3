use super::parse::{MAX_COMPLAINTS, MAX_LINE};
use super::print::MAX_NAME;
use super::*;
use crate::error::Error;
use crate::trace::Errno;
use crate::units::Pages;
use crate::workload::{Expect, OpKind, Workload};

/// A head that most inputs share: one area of 100 pages at 1000.
pub(super) const HEAD: &str = "cma-workload 1\narea a base=1000 pages=100\n";

pub(super) fn text_of(workload: &Workload) -> String {
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
retry 1 expect=0x3bd00 if=pinned
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
        &["line 2 is longer than 1048576 bytes; expected a workload"],
    );
}

#[test]
fn each_fault_of_a_line_is_told_with_its_column() {
    let b = check_bad_line;
    b(
        "aloc 1 a",
        "1: unknown word `aloc`; expected area, range, used, pin, unpin, hold, alloc, busy, retry, release; did you mean `alloc`?",
    );
    b("alloc 1 a count=1", "1: `alloc` without `align=`");
    b("alloc 1 count=1 align=0", "1: `alloc` without an area's name");
    b(
        "alloc 1 a count=1 algn=0 align=0",
        "19: unknown key `algn` of `alloc`; expected count, align, task, at, expect; did you mean `align`?",
    );
    b("used a pfn=1000 count=1 count=1", "25: `count=` given twice; expected once");
    b(
        "used a 7 pfn=1000 count=1",
        "8: unexpected `7` behind `used`; write KEY=VALUE, as in `pfn=..`",
    );
    b("used a pfn=1000 count=0", "17: `count=0` is out of range; expected at least 1 page");
    b(
        "used a pfn=1000 count=x",
        "17: `count=x` is not a number; expected decimal digits or 0x and hex digits",
    );
    b(
        "used a pfn=1000 count=+1",
        "17: `count=+1` is not a number; expected decimal digits or 0x and hex digits",
    );
    b(
        "used a pfn=1000 count=18446744073709551616",
        "17: `count=18446744073709551616` does not fit in 64 bits; expected at most 18446744073709551615",
    );
    b("alloc 1 a count=1 align=64", "19: `align=64` is out of range; expected an order of 0 to 63");
    b(
        "alloc 1 a count=1 align=0 task=camera",
        "27: `task=camera` is not a task; expected COMM-TID, as in camera-63",
    );
    b(
        "alloc 1 a count=1 align=0 task=a-4294967296",
        "27: `task=a-4294967296` has a thread id that does not fit in 32 bits",
    );
    b(
        "alloc 1 a count=1 align=0 at=1.0123456789",
        "27: `at=1.0123456789` is not a time; expected seconds with up to 9 decimals",
    );
    b(
        "alloc 1 a count=1 align=0 at=18446744074",
        "27: `at=18446744074` is out of range; expected less than 18446744073 seconds",
    );
    b(
        "alloc 1 a count=1 align=0 expect=-0",
        "27: `expect=-0` is out of range; expected a pfn or an errno of -1 to -4095",
    );
    b(
        "alloc 1 ä\"x",
        "10: a quote in the middle of a word; put the whole value in quotes, and \\\" for a quote inside them",
    );
    b("alloc 1 \"a", "9: a quote that is never closed; end the value with a `\"`");
    b("alloc 1 \"a\"b", "12: text right behind a closing quote; leave a blank between words");
    b("alloc 1 \"\\q\"", "10: unknown escape; known are \\\", \\\\, \\n, \\t and \\u{HEX}");
    b("alloc 1 \"\\u{d800}\"", "10: unknown escape; known are \\\", \\\\, \\n, \\t and \\u{HEX}");
}

#[test]
fn areas_must_make_sense() {
    let b = check_bad_line;
    b("area b base=0 pages=0", "15: `pages=0` is out of range; expected at least 1 page");
    b(
        "area b base=0xffffffffffffff00 pages=256",
        "32: the range ends past 2^64 pages; expected base plus pages within 64 bits",
    );
    b(
        "area b base=0 pages=7 order_per_bit=3",
        "15: the range has no whole bit; expected at least 8 pages at order_per_bit=3",
    );
    b(
        "area b base=0 pages=8 order_per_bit=64",
        "23: `order_per_bit=64` is out of range; expected an order of 0 to 63",
    );
    b(
        "area b base=0x100000 pages=0x100000000",
        "22: the range is too large; expected at most 4294967296 bits in all areas",
    );
    b("area a base=0 pages=8", "6: area `a` is declared twice; first in line 2");
    b(
        "area b base=1099 pages=1",
        "18: the range overlaps 0x3e8 to 0x44b of line 2; expected ranges of their own",
    );
    b(
        "range base=990 pages=11",
        "16: the range overlaps 0x3e8 to 0x44b of line 2; expected ranges of their own",
    );
    check_bad(
        "cma-workload 1\nrange base=0 pages=1\n",
        &["2:14: the range belongs to no area; expected an `area` line before it"],
    );
    check(
        format!("{HEAD}range base=1100 pages=1\narea b base=0 pages=1000\n"),
        "cma-workload 1\narea a base=0x3e8 pages=100\nrange base=0x44c pages=1\n\
         area b base=0x0 pages=1000\n",
    );
}

#[test]
fn pages_must_lie_in_one_range_of_a_known_area() {
    let b = check_bad_line;
    b(
        "used b pfn=1000 count=1",
        "6: unknown area `b`; expected one that an `area` line above declares; did you mean `a`?",
    );
    b(
        "alloc 1 other count=1 align=0",
        "9: unknown area `other`; expected one that an `area` line above declares",
    );
    b(
        "pin a pfn=999 count=2",
        "7: `pfn=0x3e7 count=2` lies outside the area; expected pages of 0x3e8 to 0x44b",
    );
    b(
        "unpin a pfn=1099 count=2",
        "9: `pfn=0x44b count=2` runs to 0x44c, past the end of its range at 0x44b; expected pages of one range",
    );
    b(
        "hold 1 a pfn=0xffffffffffffffff count=1",
        "10: `pfn=0xffffffffffffffff count=1` ends past 2^64 pages; expected pfn plus count within 64 bits",
    );
    check_bad(
        format!(
            "{HEAD}range base=1100 pages=10\nused a pfn=1099 count=2\narea b base=0 pages=9\n\
                 used a pfn=1 count=1\n"
        ),
        &[
            "4:8: `pfn=0x44b count=2` runs to 0x44c, past the end of its range at 0x44b; \
             expected pages of one range",
            "6:8: `pfn=0x1 count=1` lies outside the area; expected pages of 0x3e8 to 0x44b or a \
             further range",
        ],
    );
    check_bad(
        "cma-workload 1\nalloc 1 a count=1 align=0\narea a base=0 pages=8\n",
        &["2:9: unknown area `a`; expected one that an `area` line above declares"],
    );
}

#[test]
fn an_id_names_one_buffer_and_is_used_in_order() {
    let head = format!("{HEAD}alloc 1 a count=1 align=0\nhold 2 a pfn=1000 count=1\n");
    let b = |line: &str, expected: &str| {
        check_bad(format!("{head}{line}\n"), &[expected]);
    };
    b(
        "release 3",
        "5:9: unknown id `3`; expected one that an `alloc` or `hold` line above defines",
    );
    b(
        "alloc 1 a count=1 align=0",
        "5:7: id `1` used twice; first in line 3; give each buffer an id of its own",
    );
    b(
        "retry 2",
        "5:7: `retry` of buffer `2` that `hold` placed without a search; expected one being searched",
    );
    b(
        "busy 1\nbusy 1",
        "6:6: `busy` of buffer `1` whose window is given back already; expected one being searched",
    );
    b(
        "release 1\nretry 1",
        "6:7: `retry` of buffer `1` that is released already; expected one being searched",
    );
    b(
        "release 1\nbusy 1",
        "6:6: `busy` of buffer `1` that is released already; expected one being searched",
    );
    b(
        "release 1\nalloc 1 a count=1 align=0",
        "6:7: id `1` used twice; first in line 3; give each buffer an id of its own",
    );
    b(
        "busy 1\nrelease 1",
        "6:9: `release` of buffer `1` whose window `busy` gave back; expected a `retry` before it",
    );
    b(
        "release 2 pfn=0xfffffffffffffff0 count=16",
        "5:34: ends past 2^64 pages; expected pfn plus count within 64 bits",
    );
}

#[test]
fn a_bad_definition_does_not_make_its_uses_bad() {
    check_bad(
        "cma-workload 1\narea a base=0\nrange base=0 pages=1\nalloc 1 a count=1 align=0\n\
         alloc 2 a cnt=1 align=0\nretry 2\nfetch 3 a\nrelease 3\nbusy 3\n",
        &[
            "2:1: `area` without `pages=`",
            "5:1: `alloc` without `count=`",
            "5:11: unknown key `cnt` of `alloc`; expected count, align, task, at, expect; \
             did you mean `count`?",
            "7:1: unknown word `fetch`; expected area, range, used, pin, unpin, hold, alloc, busy, \
             retry, release",
        ],
    );
}

#[test]
fn faults_beyond_the_cap_are_counted() {
    let Err(Error::Data(complaints)) = parse("-", (HEAD.to_owned() + &"x\n".repeat(25)).as_bytes())
    else {
        panic!("accepted");
    };
    assert_eq!(complaints.len(), MAX_COMPLAINTS + 1);
    assert_eq!(complaints[MAX_COMPLAINTS].to_string(), "-: and 5 more");
}

#[test]
fn long_words_are_cut_and_endless_lines_given_up() {
    check_bad_line(
        &format!("alloc {} a count={} align=0", "x".repeat(200), "\u{1b}".repeat(100)),
        &format!(
            "210: `count={}..` is not a number; expected decimal digits or 0x and hex digits",
            "\\u{1b}".repeat(60)
        ),
    );
    check_bad_line(&"busy ".repeat(70), "321: more than 64 words in a line; expected at most 10");
}

#[test]
fn faults_that_are_only_counted_cost_no_search_for_advice() {
    let areas = (0..20_000).map(|n| format!("area name{n} base={} pages=1\n", 2 * n));
    let faults = "pin nome pfn=1 count=1\n".repeat(20_000);
    let text = format!("cma-workload 1\n{}{faults}", areas.collect::<String>());
    let Err(Error::Data(complaints)) = parse("-", text.as_bytes()) else { panic!("accepted") };
    // 400 million words looked at would take minutes.
    assert_eq!(complaints[MAX_COMPLAINTS].to_string(), "-: and 19980 more");
}

/// Checks that a workload changed in one way is not printed.
#[track_caller]
fn check_unwritable(change: impl FnOnce(&mut Workload), words: &str) {
    let text = format!("{HEAD}alloc 1 a count=1 align=0 task=t-1 expect=-12\n");
    let mut workload = parse("-", text.as_bytes()).unwrap();
    change(&mut workload);
    let error = print(&workload, &mut Vec::new()).unwrap_err();
    assert_eq!(error.kind(), std::io::ErrorKind::InvalidInput);
    assert_eq!(error.to_string(), format!("{words}: a workload cannot hold it"));
}

#[test]
fn what_could_not_be_read_back_is_not_printed() {
    fn alloc(workload: &mut Workload, change: impl FnOnce(&mut crate::workload::Alloc)) {
        let OpKind::Alloc(alloc) = &mut workload.ops[0].kind else { panic!("no alloc") };
        change(alloc);
    }
    check_unwritable(|w| w.buffers.clear(), "an operation on a buffer that is not there");
    check_unwritable(|w| w.tasks.clear(), "an operation on a task that is not there");
    check_unwritable(|w| w.page_size = 4095, "a page size of 4095 bytes");
    check_unwritable(|w| w.areas[0].ranges[0].pages = Pages(0), "a count of no pages");
    check_unwritable(|w| alloc(w, |a| a.count = Pages(0)), "a count of no pages");
    for errno in [-4096, 0, 12, i32::MIN] {
        let failure = Some(Expect::Failure(Errno(errno)));
        let words = format!("an errno of {errno}");
        check_unwritable(|w| alloc(w, |a| a.expect = failure), &words);
    }
    let long = "x".repeat(MAX_NAME + 1);
    check_unwritable(|w| w.areas[0].name = long.as_str().into(), "a name of 65537 bytes");
    check_unwritable(|w| w.buffers[0] = long.as_str().into(), "a name of 65537 bytes");
    check_unwritable(|w| w.tasks[0].comm = long.as_str().into(), "a name of 65539 bytes");
}

#[test]
fn the_longest_names_are_read_back_whatever_they_are_made_of() {
    let name = "\u{1b}".repeat(MAX_NAME);
    let text = format!("{HEAD}alloc 1 a count=1 align=0\n");
    let mut workload = parse("-", text.as_bytes()).unwrap();
    workload.areas[0].name = name.as_str().into();
    workload.buffers[0] = name.as_str().into();
    assert_eq!(parse("-", text_of(&workload).as_bytes()).unwrap(), workload);
}
