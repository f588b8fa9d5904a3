//! What is told of the areas.

use super::Device;

/// Records with the given files in place; `out.areas` must have these lines, and no other arguments.
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
    check_areas(
        "no-base",
        &[("d/cma/x/count", "512"), ("d/cma/x/order_per_bit", "0")],
        &["# x: pages=512, but its base is not shown; cmasim infers it from the trace"],
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
        &["--area hugetlb0,range=0x240000+524288,range=0x1c0000+262144,order_per_bit=9"],
        "",
    );
    check(
        "two-ranges-unknown",
        &two("781312", &words(32), &words(16)),
        &[
            "# hugetlb0: the pages of each range cannot be known, their sum is 781312; fill them in:",
            "# --area hugetlb0,range=0x240000+PAGES,range=0x1c0000+PAGES,order_per_bit=9",
        ],
        "hugetlb0: the pages of each of its ranges cannot be known",
    );
}

#[test]
fn without_debugfs_sysfs_tells_the_size_only() {
    check_areas(
        "sysfs",
        &[
            ("s/kernel/mm/cma/reserved/total_pages", "16384"),
            ("s/kernel/mm/cma/reserved/available_pages", "16000"),
            ("s/kernel/mm/cma/older/alloc_pages_success", "9"),
        ],
        &[
            "# --area reserved,base=PFN,pages=16384,order_per_bit=ORDER",
            "# reserved available_pages at start: 16000",
            "# --area older,base=PFN,pages=unknown,order_per_bit=ORDER",
            "# older alloc_pages_success at end: 9",
        ],
        "no areas in d/cma",
    );
    let nothing = "# no areas in debugfs or sysfs; cmasim infers base and size from the trace";
    check_areas("no-areas", &[], &[nothing], "no areas in d/cma");
}
