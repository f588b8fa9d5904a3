use std::io::{self, Read};

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use super::*;
use crate::error::Error;
use crate::geometry::RangeSpec;
use crate::units::Order;

const HEAD: &str = "--area a,range=0x100+64,range=0x40+40\n";

fn good(text: &str) -> AreasFile {
    parse("x.areas", text.as_bytes()).unwrap()
}

/// The faults, without the lines that are shown below them.
fn faults(text: &str) -> Vec<String> {
    let Err(Error::Data(found)) = parse("x.areas", text.as_bytes()) else {
        panic!("no faults in {text}");
    };
    found.iter().map(|fault| fault.to_string().lines().next().unwrap_or_default().into()).collect()
}

#[track_caller]
fn check_faults(text: &str, expected: &[&str]) {
    assert_eq!(faults(text), expected, "{text}");
}

/// A file with everything in it, and with what is left alone.
const WHOLE: &str = "\u{feff}# kernel: 6.12.1 (arm64)\r
# date: 2026-11-30T22:29:22Z
# clock: mono
# recorded with: tracefs
# page size: 16384
# page size from: getconf

--area linux,cma,base=0x1f800,pages=40,order_per_bit=0
# linux,cma base from: boot log
# linux,cma pages from: sysfs
# linux,cma order_per_bit from: assumption, as device areas have it
# linux,cma bitmap at start: 7 128
# linux,cma used at start: 4
# linux,cma maxchunk at start: 36
# linux,cma available_pages at start: 36
# linux,cma unheard_of at start: 36
# settled at start: yes
# linux,cma range 0 bitmap at end: 0 0
# linux,cma total_pages at end: 40
# linux,cma alloc_pages_success at end: 5
# linux,cma alloc_pages_fail at end: 6
# linux,cma release_pages_success at end: 7
# linux,cma used at end: 
# settled at end: no
# another available_pages at start: 9
# --area another,base=PFN,pages=9,order_per_bit=0
# cpu 0 entries: 24 overrun: 1 dropped: 2
# cpu 1 overrun: 3 read: 9 entries: 4
# cpus are fine
# end
";

#[test]
fn everything_that_is_written_is_read() {
    let file = good(WHOLE);
    let map = |text| Some(vec![Bitmap::parse(40, text).unwrap()]);
    let pages = |pages| Some(Pages(pages));
    let expected = AreasFile {
        kernel: Some("6.12.1 (arm64)".into()),
        clock: Some("mono".into()),
        page_size: Some(16384),
        areas: vec![
            ToldArea {
                name: "linux,cma".into(),
                spec: Some("linux,cma,base=0x1f800,pages=40".parse().unwrap()),
                base_from: Some("boot log".into()),
                pages_from: Some("sysfs".into()),
                order_per_bit_from: Some("assumption, as device areas have it".into()),
                start: State {
                    maps: map("0-2,39"),
                    used: pages(4),
                    max_chunk: pages(36),
                    available: pages(36),
                    ..State::default()
                },
                end: State {
                    maps: map(""),
                    total: pages(40),
                    allocated: pages(5),
                    failed: pages(6),
                    released: pages(7),
                    ..State::default()
                },
            },
            ToldArea {
                name: "another".into(),
                start: State { available: pages(9), ..State::default() },
                ..ToldArea::default()
            },
        ],
        cpus: vec![
            CpuBuffer { cpu: 0, entries: 24, overrun: 1, dropped: 2 },
            CpuBuffer { cpu: 1, entries: 4, overrun: 3, dropped: 0 },
        ],
        settled_at_start: Some(true),
        settled_at_end: Some(false),
    };
    assert_eq!(file, expected);
}

#[test]
fn arguments_alone_are_enough() {
    let file = good("--area=a,base=1,pages=2\n--area\tb c,base=9,pages=2");
    let names: Vec<_> = file.areas.iter().map(|area| &*area.name).collect();
    assert_eq!(names, ["a", "b c"]);
    assert_eq!(good(""), AreasFile::default());
}

#[test]
fn faults_name_line_and_column_and_what_was_expected() {
    check_faults(
        "# kernel: 1\narea a\n--area a,base=1\n  # a used at start: many\n# settled at end: nearly\n\
         # page size: 4095\n# cpu 0 entries: -1\n# cpu 0 entries:\n# a bitmap at end: 1 2 4294967296 x",
        &[
            "x.areas:2:1: `area`; expected `--area NAME,base=PFN,pages=N` or a comment",
            "x.areas:3:8: expected NAME,base=PFN,pages=N[,order_per_bit=K] or \
             NAME,range=PFN+N[,range=PFN+N], with N in pages or a size such as 64MiB",
            "x.areas:4:22: `many`; expected a number of pages",
            "x.areas:5:19: `nearly`; expected yes or no",
            "x.areas:6:14: `4095`; expected a power of two",
            "x.areas:7:18: `-1`; expected a number of events",
            "x.areas:8:9: `entries:`; expected a number of events",
            "x.areas:9:24: `4294967296`; expected a word of 32 bits, in decimal",
        ],
    );
}

#[test]
fn what_is_told_twice_is_refused() {
    for (line, column) in [
        ("# kernel: x", 11),
        ("# page size: 4096", 14),
        ("--area a,base=1,pages=2", 8),
        ("# a base from: debugfs", 16),
        ("# a used at end: 1", 18),
        ("# a range 3 bitmap at end: 1 2", 28),
        ("# settled at end: yes", 19),
    ] {
        let found = faults(&format!("{line}\n{line}\n"));
        assert_eq!(found.len(), 1, "{line}");
        let place = format!("x.areas:2:{column}: given twice");
        assert!(found[0].starts_with(&place), "{found:?}");
    }
}

#[test]
fn a_bitmap_must_fit_its_range() {
    for (lines, fault) in [
        ("# a bitmap at start: 1 2 3", "2:22: 3 words; expected 2, for 64 bits"),
        ("# a bitmap at start: 1", "2:22: 1 words; expected 2, for 64 bits"),
        ("# a bitmap at start: 1 2", "2:22: no bitmap of range 1; expected one of each"),
        (
            "# a range 1 bitmap at start: 1 2",
            "2:30: range 1 out of place; expected a bitmap of each of 2",
        ),
        (
            "# a bitmap at end: 1 2\n# a range 1 bitmap at end: 0 256",
            "3:28: a bit set behind the last of 40; expected clear ones",
        ),
        (
            "# a bitmap at end: 1 2\n# a range 1 bitmap at end: 0 0\n# a range 2 bitmap at end: 0",
            "4:28: range 2 out of place; expected a bitmap of each of 2",
        ),
    ] {
        check_faults(&format!("{HEAD}{lines}"), &[&format!("x.areas:{fault}")]);
    }
    // What is wrong already is not complained about twice.
    assert_eq!(
        faults(&format!("{HEAD}# a bitmap at end: x\n# a range 1 bitmap at end: 0 0")).len(),
        1
    );
    assert_eq!(faults("--area a,base=1\n# a bitmap at end: 1").len(), 1);
}

#[test]
fn bitmaps_may_stand_before_their_area_and_for_one_of_unknown_geometry() {
    let file = good("# a bitmap at end: 3\n# b bitmap at end: 3 3 3\n--area a,base=0x10,pages=32");
    assert_eq!(file.areas[0].end.maps, Some(vec![Bitmap::parse(32, "0-1").unwrap()]));
    assert_eq!((&*file.areas[1].name, &file.areas[1].end.maps), ("b", &None));
}

#[test]
fn what_is_no_areas_file_is_refused_without_reading_on() {
    check_faults("# a\n\u{0}\n", &["x.areas: line 2 holds NUL bytes; expected an areas file"]);
    let long = io::BufReader::new(io::repeat(b'#').take(MAX_LINE as u64 + 9));
    let error = parse("x.areas", long).unwrap_err().to_string();
    assert_eq!(error, "x.areas: line 1 is too long; expected an areas file");
    let many = faults(&"cma_alloc_start: name=a\n".repeat(MAX_COMPLAINTS + 7));
    assert_eq!(many.len(), MAX_COMPLAINTS + 1);
    assert_eq!(many.last().unwrap(), "x.areas: and 7 more");
    check_faults(
        "--area a,base=0,pages=0xc0000000\n--area b,base=0xffffffff,pages=0xc0000000",
        &["x.areas: area b: 3221225472 pages; all areas may have 4294967296 bits"],
    );
}

#[test]
fn runs_of_used_pages_are_those_of_the_bits() {
    let area: AreaSpec = "a,range=0x4000+16,range=0x1000+12,order_per_bit=1".parse().unwrap();
    let maps = [Bitmap::parse(8, "0-1,7").unwrap(), Bitmap::parse(6, "5").unwrap()];
    let runs: Vec<_> = used_runs(&area, &maps).map(|(pfn, count)| (pfn.0, count.0)).collect();
    assert_eq!(runs, [(0x4000, 4), (0x400e, 2), (0x100a, 2)]);
}

#[test]
fn two_maps_are_compared_where_both_are_known() {
    let area: AreaSpec = "a,range=0x4000+140,range=0x1000+12,order_per_bit=1".parse().unwrap();
    let maps =
        |first, second| [Bitmap::parse(70, first).unwrap(), Bitmap::parse(6, second).unwrap()];
    let (ours, theirs) = (maps("0-1,66", "1"), maps("0-2,66", ""));
    let compare = |unknown: Option<&[Bitmap]>| difference(&area, &ours, &theirs, unknown).unwrap();
    assert_eq!(compare(None), Difference { only_first: 1, only_second: 1, at: Some(Pfn(0x4004)) });
    assert_eq!(
        compare(Some(&maps("2", ""))),
        Difference { only_first: 1, only_second: 0, at: Some(Pfn(0x1002)) }
    );
    assert_eq!(compare(Some(&maps("2-69", "0-5"))), Difference::default());
    assert_eq!(difference(&area, &ours, &theirs[..1], None), None);
    assert_eq!(difference(&area, &ours, &[theirs[0].clone(), Bitmap::new(7)], None), None);
}

/// Prints a file as `tools/capture-cma` does.
fn print(file: &AreasFile) -> String {
    let mut lines = Vec::new();
    lines.extend(comment("kernel", file.kernel.as_ref()));
    lines.extend(comment("clock", file.clock.as_ref()));
    lines.extend(comment("page size", file.page_size));
    for area in &file.areas {
        lines.extend(comment(&format!("{} base from", area.name), area.base_from.as_ref()));
        lines.extend(print_state(&area.name, "start", &area.start));
        lines.extend(area.spec.iter().map(|spec| format!("--area {spec}")));
        lines.extend(print_state(&area.name, "end", &area.end));
    }
    lines.extend(file.cpus.iter().map(|buffer| {
        let CpuBuffer { cpu, entries, overrun, dropped } = buffer;
        format!("# cpu {cpu} entries: {entries} overrun: {overrun} dropped: {dropped}")
    }));
    let word = |settled| if settled { "yes" } else { "no" };
    lines.extend(comment("settled at start", file.settled_at_start.map(word)));
    lines.extend(comment("settled at end", file.settled_at_end.map(word)));
    lines.join("\n")
}

fn print_state(name: &str, moment: &str, state: &State) -> Vec<String> {
    let counts = [
        ("used", state.used),
        ("maxchunk", state.max_chunk),
        ("total_pages", state.total),
        ("available_pages", state.available),
        ("alloc_pages_success", state.allocated),
        ("alloc_pages_fail", state.failed),
        ("release_pages_success", state.released),
    ];
    let maps = state.maps.iter().flatten().enumerate();
    let maps = maps.map(|(n, map)| (format!("range {n} bitmap"), Some(words(map))));
    counts
        .map(|(key, pages)| (key.to_string(), pages.map(|pages| pages.to_string())))
        .into_iter()
        .chain(maps)
        .filter_map(|(key, value)| comment(&format!("{name} {key} at {moment}"), value))
        .collect()
}

fn comment(what: &str, value: Option<impl std::fmt::Display>) -> Option<String> {
    value.map(|value| format!("# {what}: {value}"))
}

/// A bitmap in words, bit by bit.
fn words(map: &Bitmap) -> String {
    let mut words = vec![0u32; map.len().div_ceil(32)];
    for bit in (0..map.len()).filter(|&bit| map.test(bit)) {
        words[bit / 32] |= 1 << (bit % 32);
    }
    words.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}

fn pages() -> impl Strategy<Value = Option<Pages>> {
    option::of(any::<u64>().prop_map(Pages))
}

fn state(bits: Vec<usize>) -> impl Strategy<Value = State> {
    let maps = bits.into_iter().map(|len| {
        vec((0..len, 1..99usize), 0..5).prop_map(move |runs| {
            let mut map = Bitmap::new(len);
            for (start, count) in runs {
                map.set(start, count.min(len - start));
            }
            map
        })
    });
    let maps = option::of(maps.collect::<Vec<_>>());
    let counts = (pages(), pages(), pages(), pages(), pages(), pages(), pages());
    (maps, counts).prop_map(
        |(maps, (used, max_chunk, total, available, allocated, failed, released))| State {
            maps,
            used,
            max_chunk,
            total,
            available,
            allocated,
            failed,
            released,
        },
    )
}

fn area() -> impl Strategy<Value = ToldArea> {
    let ranges = vec((0..1u64 << 40, 1..300u64), 1..4);
    (ranges, 0..4u64, option::of("[a-z ]{1,9}[a-z]")).prop_flat_map(|(ranges, order, base_from)| {
        let spec = AreaSpec {
            name: "".into(),
            order_per_bit: Order::new(order).unwrap(),
            ranges: ranges
                .iter()
                .enumerate()
                .map(|(n, &(base, pages))| RangeSpec {
                    base: Pfn(base + ((n as u64) << 41)),
                    pages: Pages(pages << order),
                })
                .collect(),
        };
        let bits: Vec<_> = spec.ranges.iter().map(|&range| spec.bit_count(range)).collect();
        (state(bits.clone()), state(bits)).prop_map(move |(start, end)| ToldArea {
            spec: Some(spec.clone()),
            base_from: base_from.clone(),
            start,
            end,
            ..ToldArea::default()
        })
    })
}

fn file() -> impl Strategy<Value = AreasFile> {
    let text = || option::of("[a-z0-9.+-]{1,12}");
    let cpu = (any::<u32>(), any::<u64>(), any::<u64>(), any::<u64>())
        .prop_map(|(cpu, entries, overrun, dropped)| CpuBuffer { cpu, entries, overrun, dropped });
    let settled = (any::<Option<bool>>(), any::<Option<bool>>());
    (text(), text(), option::of(0..64u32), vec(area(), 0..4), vec(cpu, 0..4), settled).prop_map(
        |(kernel, clock, page_order, mut areas, cpus, settled)| {
            // Names hold what names of areas hold; each is another one.
            let names = ["reserved", "linux,cma", "dsp cma@1: x", "range 0"];
            for (area, name) in areas.iter_mut().zip(names) {
                area.name = name.into();
                area.spec.as_mut().unwrap().name = name.into();
            }
            AreasFile {
                kernel,
                clock,
                page_size: page_order.map(|order| 1 << order),
                areas,
                cpus,
                settled_at_start: settled.0,
                settled_at_end: settled.1,
            }
        },
    )
}

proptest! {
    #![proptest_config(crate::testing::seeded(256))]

    #[test]
    fn what_is_printed_is_read_back(file in file()) {
        let text = print(&file);
        let back = parse("-", text.as_bytes()).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(back, file, "{}", text);
    }

    #[test]
    fn no_bytes_make_parse_panic(bytes in vec(any::<u8>(), 0..300)) {
        let _ = parse("-", bytes.as_slice());
        let _ = parse("-", [b"# a bitmap at start: ", &bytes[..]].concat().as_slice());
        let _ = parse("-", [b"--area a,", &bytes[..]].concat().as_slice());
    }

    #[test]
    fn no_change_of_a_good_file_makes_parse_panic(
        file in file(),
        changes in vec((any::<prop::sample::Index>(), any::<u8>(), 0..3u8), 1..8),
    ) {
        let mut bytes = print(&file).into_bytes();
        for (index, byte, how) in changes {
            if bytes.is_empty() {
                break;
            }
            let at = index.index(bytes.len());
            match how {
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                _ => { bytes.remove(at); }
            }
        }
        let _ = parse("-", bytes.as_slice());
    }
}
