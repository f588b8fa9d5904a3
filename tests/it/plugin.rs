//! Finders in C, built with the kit of `tools/c-finder`. Skipped, with a note, without a compiler.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use cmasim::cma::bitmap::Bitmap;
use cmasim::cma::finder::{Choice, OpenError, Policy};
use cmasim::geometry::Fit;

const KIT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tools/c-finder");

/// Returns an empty folder of the test's own.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("plugin").join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Tells whether C can be built here, and says so if not.
fn can_build() -> bool {
    let found = ["cc", "make"]
        .iter()
        .all(|tool| Command::new(tool).arg("--version").output().is_ok_and(|o| o.status.success()));
    if !found {
        crate::testing::skipped("needs cc and make");
    }
    found
}

fn make(source: &Path) -> Output {
    let makefile = format!("{KIT}/Makefile");
    let finder = format!("MYFINDER={}", source.display());
    Command::new("make")
        .args(["-s", "-f", &makefile, &finder, "CFLAGS=-O2 -Wall -Werror"])
        .output()
        .unwrap()
}

/// Builds a function body into a library and returns the plug-in's name.
fn build(test: &str, body: &str) -> String {
    let source = folder(test).join("finder.c");
    let signature = "unsigned long bitmap_find_next_zero_area_off(unsigned long *map, \
        unsigned long size, unsigned long start, unsigned int nr, unsigned long mask, \
        unsigned long offset)";
    fs::write(&source, format!("#include <linux/bitmap.h>\n{signature}\n{{\n{body}\n}}\n"))
        .unwrap();
    let made = make(&source);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    format!("c:{}", source.with_extension("so").display())
}

/// Builds one of the kit's own finders.
fn build_own(test: &str, name: &str) -> String {
    let source = folder(test).join(format!("{name}.c"));
    fs::copy(format!("{KIT}/{name}.c"), &source).unwrap();
    let made = make(&source);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    format!("c:{}", source.with_extension("so").display())
}

#[track_caller]
fn check_refused(name: &str, code: u8, words: &[&str]) {
    let error = Choice::open(name).expect_err("opened");
    let text = error.to_string();
    let kind = match error {
        OpenError::Name(_) => 2,
        OpenError::Unusable { .. } => 65,
        OpenError::NoFile { .. } => 66,
    };
    assert_eq!(kind, code, "{text}");
    for part in words {
        assert!(text.contains(part), "{text:?} lacks {part:?}");
    }
}

#[test]
fn the_kits_finders_are_first_fit_and_give_the_golden_answers() {
    if !can_build() {
        return;
    }
    check_golden(&build_own("golden-classic", "classic"));
    check_golden(&build_own("golden-last-bit", "last-bit"));
}

#[track_caller]
fn check_golden(name: &str) {
    let choice = Choice::open(name).unwrap();
    assert_eq!(choice.policy(), Policy::FirstFit);
    let taken = "8-49,51-59,69,78-79,81-99,110-119,121-144,153-159";
    let map = Bitmap::parse(192, taken).unwrap();
    let (mut finder, mut examined) = (choice.make(&map), choice.examined().make(&map));
    let beyond_32_bits = usize::try_from(1_u64 << 32).unwrap_or(usize::MAX);
    for (from, bits, mask, offset, found) in [
        (0, 8, 0, 0, Some(0)),
        (0, 8, 3, 0, Some(0)),
        (0, 8, 3, 1, Some(163)),
        (1, 8, 0, 0, Some(60)),
        (1, 8, 7, 0, Some(160)),
        (1, 8, 7, 4, Some(60)),
        (0, 10, 0, 0, Some(100)),
        (0, 32, 0, 0, Some(160)),
        (0, 33, 0, 0, None),
        (500, 1, 0, 0, None),
        (0, 0, 0, 0, Some(0)),
        (0, beyond_32_bits, 0, 0, None),
        (0, beyond_32_bits.saturating_add(1), 0, 0, None),
        (0, usize::MAX, 0, 0, None),
    ] {
        let fit = Fit { bits, mask, offset };
        assert_eq!(finder.find(&map, from, fit), found, "{from} {bits} {mask}");
        assert_eq!(examined.find(&map, from, fit), found, "{from} {bits} {mask}");
    }
    choice.verdict().unwrap();
}

#[test]
fn a_function_is_found_by_its_symbol() {
    if !can_build() {
        return;
    }
    let name = build_own("symbol", "last-bit");
    let by_symbol = format!("{name}:bitmap_find_next_zero_area_off");
    let choice = Choice::open(&by_symbol).unwrap();
    assert_eq!(choice.name(), by_symbol);
    assert_eq!(choice.policy(), Policy::FirstFit);
    let words = ["last-bit.so: has no function `other`", "static"];
    check_refused(&format!("{name}:other"), 65, &words);
    check_refused(&format!("{name}:last_taken"), 65, &["has no function `last_taken`"]);
}

#[test]
fn a_best_fit_function_is_another_policy_not_an_error() {
    if !can_build() {
        return;
    }
    let body = "
        unsigned long first = start, end, at, best = size, least = ~0UL;
        for_each_clear_bitrange_from(first, end, map, size) {
            at = __ALIGN_MASK(first + offset, mask) - offset;
            if (at + nr <= end && end - first < least) {
                best = at;
                least = end - first;
            }
        }
        return best;";
    assert_eq!(Choice::open(&build("best-fit", body)).unwrap().policy(), Policy::Other);
}

#[test]
fn a_wrong_function_is_named_with_its_first_wrong_answer() {
    if !can_build() {
        return;
    }
    let input =
        ["`bitmap_find_next_zero_area_off` ", "expected ", "map \"", "nr ", "nothing was measured"];
    for (test, body, words) in [
        ("nonsense", "return 5;", "answers 5"),
        (
            "no-look",
            "start = __ALIGN_MASK(find_next_zero_bit(map, size, start) + offset, mask) - offset;
             return start + nr > size ? size : start;",
            "is taken",
        ),
        ("nothing", "return ~0UL;", "finds nothing (18446744073709551615) where a window fits"),
        (
            "unaligned",
            "unsigned long first = start, end;
             for_each_clear_bitrange_from(first, end, map, size)
                 if (end - first >= nr)
                     return first;
             return size;",
            "not aligned",
        ),
        ("writes", "map[0] ^= size > 9; return size;", "writes to the map"),
        (
            "past-the-end",
            "unsigned long first = start, end, at;
             for_each_clear_bitrange_from(first, end, map, size) {
                 at = __ALIGN_MASK(first + offset, mask) - offset;
                 if (at + nr <= end || end == size)
                     return at;
             }
             return size;",
            "ends past the map",
        ),
    ] {
        check_refused(&build(test, body), 65, &[&input[..], &[words]].concat());
    }
}

#[test]
fn a_helper_that_the_header_lacks_fails_at_build_time() {
    if !can_build() {
        return;
    }
    let source = folder("helper").join("finder.c");
    fs::write(
        &source,
        "unsigned long unknown_helper(void);\nunsigned long f(void) { return unknown_helper(); }\n",
    )
    .unwrap();
    let made = make(&source);
    assert!(!made.status.success());
    assert!(String::from_utf8_lossy(&made.stderr).contains("unknown_helper"));
    assert!(!source.with_extension("so").exists());
}

#[test]
fn a_file_that_is_no_library_is_refused() {
    let folder = folder("no-library");
    let text = folder.join("text.so");
    fs::write(&text, "not a library\n").unwrap();
    let words = ["text.so: begins with `not `; expected a shared library", "make MYFINDER="];
    check_refused(&format!("c:{}", text.display()), 65, &words);
    let cut = folder.join("cut.so");
    let program = fs::read(env!("CARGO_BIN_EXE_cmasim")).unwrap();
    fs::write(&cut, &program[..20]).unwrap();
    let words = ["cut.so: cannot be loaded as a shared library: ", "make MYFINDER="];
    check_refused(&format!("c:{}", cut.display()), 65, &words);
    check_refused(
        "c:/dev/null",
        65,
        &["/dev/null: is a pipe or a device; expected a shared library"],
    );
    check_refused(&format!("c:{}", folder.display()), 66, &["no-library: "]);
    check_refused(&format!("c:{}/missing.so", folder.display()), 66, &["missing.so: No such file"]);
    check_refused("c:missing.so:f", 66, &["missing.so: No such file"]);
    check_refused("c:", 2, &["`c:` names no file"]);
    check_refused("fastest", 2, &["unknown finder `fastest`", "classic", "c:LIB.so"]);
}

#[test]
fn the_searches_of_the_header_equal_loops_over_single_bits() {
    if !can_build() {
        return;
    }
    let program = folder("header").join("check");
    let built = Command::new("cc")
        .args(["-std=gnu11", "-O2", "-Wall", "-Wextra", "-Werror", "-include"])
        .args([&format!("{KIT}/cmasim-kernel.h"), "-o"])
        .arg(&program)
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/header_check.c"))
        .output()
        .unwrap();
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let run = Command::new(program).output().unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stdout));
}
