//! What is told of the areas.

use std::fs::File;
use std::io::{BufRead, BufReader};

use cmasim::recorded::areas_file::{self, AreasFile, CpuBuffer, State, ToldArea, used_runs};
use cmasim::units::{Pages, Pfn};

use super::Device;

/// Records with the given files in place; `out.areas` must have these lines, and no other
/// arguments.
#[track_caller]
fn check_areas(test: &str, files: &[(&str, &str)], lines: &[&str], said: &str) {
    let device = Device::new(test, &["sh"]);
    for (file, text) in files {
        device.write(file, text);
    }
    let ended = device.record("true");
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    assert!(ended.stderr.contains(said), "{}", ended.stderr);
    let areas = device.read("out.areas");
    for line in lines {
        assert!(areas.lines().any(|l| l == *line), "no {line:?} in\n{areas}");
    }
    let arguments = |text: &&str| text.starts_with("--area");
    let expected = lines.iter().copied().filter(arguments).count();
    assert_eq!(areas.lines().filter(arguments).count(), expected, "{areas}");
    assert_eq!(areas.lines().last(), Some("# end"));
}

#[test]
fn areas_come_from_either_generation_of_debugfs() {
    check_areas(
        "debugfs-old",
        &[
            ("d/cma/cma-linux,cma/count", "32768"),
            ("d/cma/cma-linux,cma/order_per_bit", "0"),
            ("d/cma/cma-linux,cma/base_pfn", "47616"),
            ("d/cma/cma-linux,cma/bitmap", "4294967295 3 0"),
            ("d/cma/cma-linux,cma/used", "34"),
        ],
        &[
            "--area linux,cma,base=0xba00,pages=32768,order_per_bit=0",
            "# linux,cma bitmap at start: 4294967295 3 0",
            "# linux,cma bitmap at end: 4294967295 3 0",
            "# linux,cma used at end: 34",
            "# linux,cma base from: debugfs",
            "# linux,cma pages from: debugfs",
            "# linux,cma order_per_bit from: debugfs",
            "# page size: 4096",
            "# page size from: getconf",
            "# settled at start: yes",
            "# settled at end: yes",
        ],
        "",
    );
    check_areas(
        "debugfs-new",
        &[
            ("d/cma/cma-x/count", "16384"),
            ("d/cma/cma-x/order_per_bit", "0"),
            ("d/cma/cma-x/ranges/0/base_pfn", "244224"),
            ("d/cma/cma-x/ranges/0/bitmap", "1 2"),
        ],
        &[
            "--area cma-x,base=0x3ba00,pages=16384,order_per_bit=0",
            "# cma-x range 0 bitmap at start: 1 2",
        ],
        "",
    );
    check_areas(
        "unnamed",
        &[
            ("d/cma/cma1\n/count", "512"),
            ("d/cma/cma1\n/order_per_bit", "0"),
            ("d/cma/cma1\n/ranges/0/base_pfn", "512"),
            ("s/kernel/mm/cma/cma1\n/total_pages", "512"),
        ],
        &["--area cma1,base=0x200,pages=512,order_per_bit=0", "# cma1 total_pages at end: 512"],
        "",
    );
}

#[test]
fn ranges_get_their_pages_from_their_bitmaps_where_these_are_exact() {
    let words = |n: usize| vec!["0"; n].join(" ");
    let two = |count: &'static str, first: &str, second: &str| {
        [
            ("d/cma/hugetlb0/count", count.to_owned()),
            ("d/cma/hugetlb0/order_per_bit", "9".to_owned()),
            ("d/cma/hugetlb0/ranges/0/base_pfn", "2359296".to_owned()),
            ("d/cma/hugetlb0/ranges/0/bitmap", first.to_owned()),
            ("d/cma/hugetlb0/ranges/1/base_pfn", "1835008".to_owned()),
            ("d/cma/hugetlb0/ranges/1/bitmap", second.to_owned()),
        ]
    };
    let check = |test: &str, files: &[(&str, String)], lines: &[&str], said: &str| {
        let files: Vec<_> = files.iter().map(|(file, text)| (*file, text.as_str())).collect();
        check_areas(test, &files, lines, said);
    };
    check(
        "two-ranges",
        &two("786432", &words(32), &words(16)),
        &[
            "--area hugetlb0,range=0x240000+524288,range=0x1c0000+262144,order_per_bit=9",
            "# hugetlb0 pages from: the bitmaps in debugfs",
        ],
        "",
    );
    check(
        "two-ranges-unknown",
        &two("781312", &words(32), &words(16)),
        &[
            "# hugetlb0: how its 781312 pages are divided is not told; cmasim infers it from the trace, \
             or choose:",
            "# --area hugetlb0,range=0x240000+PAGES,range=0x1c0000+PAGES,order_per_bit=9",
        ],
        "hugetlb0: how its 781312 pages are divided is not told; see out.areas",
    );
}

/// An area in sysfs, with its size if the kernel tells it.
const RESERVED: (&str, &str) = ("s/kernel/mm/cma/reserved/total_pages", "32768");
const LINUX_CMA: (&str, &str) = ("s/kernel/mm/cma/linux,cma/alloc_pages_success", "9");

/// What a boot log says of an area of the kernel's own, of 128 MiB.
const PLAIN: &str = "[    0.000000] cma: Reserved 128 MiB at 0x0000000076000000 on node -1";

#[track_caller]
fn check_boot_log(test: &str, log: &[&str], files: &[(&str, &str)], lines: &[&str]) {
    let log = log.join("\n");
    let files: Vec<_> = files.iter().copied().chain([("log", log.as_str())]).collect();
    check_areas(test, &files, lines, "no areas in d/cma");
}

#[test]
fn the_boot_log_tells_the_base_and_sysfs_the_size() {
    check_boot_log(
        "boot-log",
        &["Linux version", PLAIN, "Memory: 1 KiB"],
        &[RESERVED, ("s/kernel/mm/cma/reserved/available_pages", "16000")],
        &[
            "--area reserved,base=0x76000,pages=32768,order_per_bit=0",
            "# reserved base from: boot log",
            "# reserved pages from: sysfs",
            "# reserved order_per_bit from: assumption, as device areas have it",
            "# reserved available_pages at start: 16000",
        ],
    );
}

#[test]
fn every_kernels_boot_line_is_understood() {
    let pool = "Reserved memory: created CMA memory pool at 0x000000003ac00000, size 64 MiB";
    let named =
        "Reserved memory: created CMA memory pool at 0x3ac00000, name: linux,cma, size 64 MiB";
    let node = "OF: reserved mem: initialized node linux,cma, compatible id shared-dma-pool";
    let map = "[    0.0@0] OF: reserved mem: 0x000000003ac00000..0x000000003ebfffff (65536 KiB) map \
               reusable linux,cma";
    let area = "--area linux,cma,base=0x3ac00,pages=16384,order_per_bit=0";
    for (number, (log, line)) in [
        (&["cma: Reserved 16 MiB at 0xef000000"][..], "reserved,base=0xef000,pages=4096"),
        (
            &["<6>[    0.000000] cma: CMA: reserved 320 MiB at aa000000"],
            "reserved,base=0xaa000,pages=81920",
        ),
        (&["cma: Reserved 200 MiB at 0x0000000100000000"], "reserved,base=0x100000,pages=51200"),
        (&[pool, node], area),
        (&[named], area),
        (
            &[pool, "Reserved memory: initialized node linux,cma, compatible id shared-dma-pool"],
            area,
        ),
        (&[pool, node, map], area),
        (&[node, map], area),
    ]
    .into_iter()
    .enumerate()
    {
        let line =
            line.strip_prefix("--area ").unwrap_or(line).trim_end_matches(",order_per_bit=0");
        let line = format!("--area {line},order_per_bit=0");
        check_boot_log(&format!("boot-line{number}"), log, &[], &[&line]);
    }
}

#[test]
fn what_is_reserved_for_others_is_no_area() {
    check_boot_log(
        "no-area",
        &[
            "Reserved memory: created DMA memory pool at 0x18000000, size 8 MiB",
            "OF: reserved mem: initialized node vram@18000000, compatible id shared-dma-pool",
            "OF: reserved mem: 0x18000000..0x187fffff (8192 KiB) nomap non-reusable vram@18000000",
            "OF: reserved mem: 0x20000000..0x2fffffff (262144 KiB) map reusable ion@20000000",
            "cma: Failed to reserve 512 MiB",
        ],
        &[],
        &["# no areas in debugfs, sysfs or the boot log; cmasim infers them from the trace"],
    );
}

#[test]
fn areas_are_told_apart_by_name_then_by_size() {
    check_boot_log(
        "several",
        &[
            "Reserved memory: created CMA memory pool at 0x95800000, size 128 MiB",
            "OF: reserved mem: initialized node dsp_cma@95800000, compatible id shared-dma-pool",
            "hugetlb_cma: reserve 4096 MiB, up to 2048 MiB per node",
            "cma: Reserved 2048 MiB at 0x0000000100000000",
            "hugetlb_cma: reserved 2048 MiB on node 0",
            PLAIN,
            "cma: Reserved 16 MiB at 0x0000000070000000 on node 1",
        ],
        &[
            RESERVED,
            ("s/kernel/mm/cma/dsp_cma@95800000/total_pages", "32768"),
            ("s/kernel/mm/cma/hugetlb0/total_pages", "524288"),
            ("s/kernel/mm/cma/pernuma1/total_pages", "4096"),
        ],
        &[
            "--area dsp_cma@95800000,base=0x95800,pages=32768,order_per_bit=0",
            "--area hugetlb0,base=0x100000,pages=524288,order_per_bit=9",
            "# hugetlb0 order_per_bit from: its name",
            "--area reserved,base=0x76000,pages=32768,order_per_bit=0",
            "--area pernuma1,base=0x70000,pages=4096,order_per_bit=0",
        ],
    );
}

#[test]
fn where_places_cannot_be_told_apart_all_are_shown_and_none_chosen() {
    let other = "cma: Reserved 128 MiB at 0x50000000";
    check_boot_log(
        "two-places",
        &[PLAIN, other],
        &[RESERVED],
        &[
            "# reserved: areas and places of the same size cannot be told apart; cmasim infers it from \
             the trace, or choose:",
            "# --area reserved,base=0x76000,pages=32768,order_per_bit=0",
            "# --area reserved,base=0x50000,pages=32768,order_per_bit=0",
        ],
    );
    check_boot_log(
        "two-areas",
        &[PLAIN],
        &[RESERVED, ("s/kernel/mm/cma/numa0/total_pages", "32768")],
        &[
            "# --area reserved,base=0x76000,pages=32768,order_per_bit=0",
            "# --area numa0,base=0x76000,pages=32768,order_per_bit=0",
        ],
    );
    check_boot_log(
        "other-size",
        &["cma: Reserved 64 MiB at 0x76000000"],
        &[RESERVED],
        &[
            "# reserved: the boot log has no place of its size; cmasim infers it from the trace, or \
             choose:",
            "# --area reserved,base=PFN,pages=32768,order_per_bit=0",
        ],
    );
    check_boot_log(
        "no-place",
        &["cma: Reserved 3072 MiB in 2 ranges", "hugetlb_cma: reserved 3072 MiB on node 0"],
        &[("s/kernel/mm/cma/hugetlb0/total_pages", "786432")],
        &["# --area hugetlb0,range=PFN+PAGES,range=PFN+PAGES,order_per_bit=9"],
    );
    check_boot_log(
        "nothing-told",
        &[],
        &[LINUX_CMA, RESERVED],
        &[
            "# --area linux,cma,base=PFN,pages=PAGES,order_per_bit=0",
            "# --area reserved,base=PFN,pages=32768,order_per_bit=0",
            "# linux,cma alloc_pages_success at end: 9",
        ],
    );
}

#[test]
fn the_sum_of_all_areas_is_the_size_of_the_only_one() {
    let total = ("p/meminfo", "MemTotal: 9 kB\nCmaTotal:       131584 kB\nCmaFree:  4 kB");
    check_boot_log(
        "cma-total",
        &[PLAIN],
        &[LINUX_CMA, total],
        &[
            "--area linux,cma,base=0x76000,pages=32896,order_per_bit=0",
            "# linux,cma pages from: CmaTotal",
        ],
    );
    check_boot_log(
        "cma-total-of-two",
        &[PLAIN, "cma: Reserved 16 MiB at 0x50000000", "hugetlb_cma: reserved 16 MiB on node 0"],
        &[total],
        &[
            "--area reserved,base=0x76000,pages=32768,order_per_bit=0",
            "--area hugetlb0,base=0x50000,pages=4096,order_per_bit=9",
            "# reserved pages from: boot log",
        ],
    );
}

#[test]
fn larger_pages_make_smaller_numbers() {
    let smaps =
        "55d0-55d1 r--p 0 00:1 1 /bin/cat\nSize: 64 kB\nKernelPageSize:       16 kB\nX: 1 kB";
    for (number, (getconf, area, order, from)) in [
        ("echo 16384", "base=0x1d800,pages=8192", 11, "getconf"),
        ("echo 65536", "base=0x7600,pages=2048", 13, "getconf"),
        ("exit 127", "base=0x1d800,pages=8192", 11, "smaps"),
    ]
    .into_iter()
    .enumerate()
    {
        let device = Device::new(&format!("pages{number}"), &["sh"]);
        device.program("getconf", getconf);
        device.write("p/self/smaps", smaps);
        device.write("log", &format!("{PLAIN}\nhugetlb_cma: reserved 128 MiB on node 7"));
        assert_eq!(device.record("true").code, Some(0));
        let areas = device.read("out.areas");
        assert!(
            areas.contains(&format!("--area hugetlb7,{area},order_per_bit={order}\n")),
            "{areas}"
        );
        assert!(areas.contains(&format!("# page size from: {from}\n")), "{areas}");
    }
}

#[test]
fn another_log_is_read_where_the_first_has_lost_its_beginning() {
    for (wrapped, program) in [(false, "dmesg"), (true, "journalctl")] {
        let device = Device::new(&format!("log-{program}"), &["sh"]);
        if wrapped {
            device.program("dmesg", "echo '[ 99.0] usb 1-1: new device'");
        }
        device.program(program, &format!("echo '{PLAIN}'"));
        let ended = device.run(&["--dmesg", "", "--tracefs", "t", "--", "true"]);
        assert_eq!(ended.code, Some(0), "{}", ended.stderr);
        let areas = device.read("out.areas");
        assert!(areas.contains("--area reserved,base=0x76000,pages=32768,"), "{areas}");
    }
}

#[test]
fn the_state_is_called_settled_only_if_it_stays_while_tracing_is_switched() {
    for (changes, start) in [(1, "yes"), (100, "no")] {
        let device = Device::new(&format!("settled{changes}"), &["sh"]);
        device.write("s/kernel/mm/cma/reserved/alloc_pages_success", "0");
        let count = format!(
            "case \"$1\" in */alloc_pages_success)\n\
             n=$(/bin/cat \"$1\")\n[ $n -ge {changes} ] || echo $((n + 1)) >\"$1\" ;;\nesac\n\
             exec /bin/cat \"$@\""
        );
        device.program("cat", &count);
        assert_eq!(device.record("true").code, Some(0));
        let areas = device.read("out.areas");
        assert!(areas.contains(&format!("# settled at start: {start}\n")), "{areas}");
        assert!(areas.contains(&format!("# settled at end: {start}\n")), "{areas}");
    }
}

#[test]
fn what_is_written_is_what_cmasim_reads() {
    let device = Device::new("read-back", &["sh"]);
    for (file, text) in [
        ("d/cma/cma-linux,cma/count", "64"),
        ("d/cma/cma-linux,cma/order_per_bit", "0"),
        ("d/cma/cma-linux,cma/base_pfn", "47616"),
        ("d/cma/cma-linux,cma/bitmap", "4294967295 3"),
        ("d/cma/cma-linux,cma/used", "34"),
        ("s/kernel/mm/cma/linux,cma/available_pages", "30"),
        ("t/per_cpu/cpu3/stats", "entries: 5\noverrun: 6\ncommit overrun: 0\ndropped events: 7"),
    ] {
        device.write(file, text);
    }
    assert_eq!(device.record("true").code, Some(0));
    let file = read("out.areas", device.read("out.areas").as_bytes());
    assert_eq!((file.page_size, file.clock.as_deref()), (Some(4096), Some("mono")));
    assert_eq!((file.settled_at_start, file.settled_at_end), (Some(true), Some(true)));
    let cpu = CpuBuffer { cpu: 3, entries: 5, overrun: 6, dropped: 7 };
    assert_eq!((file.cpus.as_slice(), file.areas.len()), ([cpu].as_slice(), 1));
    let area = &file.areas[0];
    assert_eq!(area.spec, "linux,cma,base=0xba00,pages=64".parse().ok());
    assert_eq!(area.base_from.as_deref(), Some("debugfs"));
    assert_eq!((area.start.used, area.end.available), (Some(Pages(34)), Some(Pages(30))));
    assert_eq!(runs(area, &area.start), [(Pfn(0xba00), Pages(34))]);
}

#[test]
fn the_captures_areas_are_read_whole() {
    for (trace, used_at_start, used_at_end) in [
        ("amd64-heap85-aged", 55_705, 55_705),
        ("amd64-stock-dmabuf-heap", 32, 32),
        // Whole bits are taken where the counter moves by pages.
        ("hugetlb-capture-cma", 0, 264_704),
    ] {
        let path = format!("{}/traces/linux-7.2-{trace}.areas", env!("CARGO_MANIFEST_DIR"));
        let file = read(trace, BufReader::new(File::open(path).unwrap()));
        assert_eq!(file.kernel.as_deref(), Some("7.2.13+deb14-amd64"));
        let area = &file.areas[0];
        let used = |state| runs(area, state).iter().map(|run| run.1.0).sum::<u64>();
        assert_eq!((used(&area.start), used(&area.end)), (used_at_start, used_at_end), "{trace}");
    }
}

fn read(name: &str, text: impl BufRead) -> AreasFile {
    areas_file::parse(name, text).unwrap()
}

fn runs(area: &ToldArea, state: &State) -> Vec<(Pfn, Pages)> {
    used_runs(area.spec.as_ref().unwrap(), state.maps.as_ref().unwrap()).collect()
}
