use super::*;
use crate::units::Pages;

fn read(text: &str) -> KernelLog {
    parse(text.as_bytes(), &mut || true).unwrap()
}

/// What of a map the tests compare: holes by range, free, total, whole.
fn shown(map: &FreeMap) -> String {
    let range = |range: &RangeMap| {
        let chunks = range.chunks.iter().map(|chunk| match chunk.bit {
            Some(bit) => format!("{}@{bit}", chunk.pages),
            None => chunk.pages.to_string(),
        });
        chunks.collect::<Vec<_>>().join("+")
    };
    let ranges = map.ranges.iter().map(range).collect::<Vec<_>>().join(" | ");
    let number = |n: Option<Pages>| n.map_or("?".into(), |n| n.to_string());
    let whole = if map.is_whole() { "" } else { " (not whole)" };
    format!("{ranges}=> {} of {}{whole}", number(map.free), number(map.total))
}

#[test]
fn free_maps_of_all_forms_are_read() {
    for (text, expected) in [
        (
            "cma: number of available pages: 72@184+3886@4306=> 3958 free of 8192 total pages",
            "72@184+3886@4306=> 3958 of 8192",
        ),
        (
            "cma: number of available pages: 72@184+3886@4306=> 3958 free of 8192 total\npages",
            "72@184+3886@4306=> 3958 of 8192",
        ),
        (
            "cma: number of available pages: 72@184+38\n86@4306=> 3958 free of 8192 total pages",
            "72@184+3886@4306=> 3958 of 8192",
        ),
        (
            "[2:   Binder:714_1:  744] cma: number of available pages: \
             4+7+7+8+38+166+127=>357 pages, total: 2048 pages",
            "4+7+7+8+38+166+127=> 357 of 2048 (not whole)",
        ),
        ("cma: number of available pages: => 0 free of 8192 total pages", "=> 0 of 8192"),
        (
            "[ 1.0] cma: number of available pages: \n[ 1.0] cma: range 0: +63@65+128@384\n\
             [ 1.0] cma: \n[ 1.0] => 191 free of 2560 total pages",
            "63@65+128@384=> 191 of 2560",
        ),
        (
            "cma: number of available pages: \ncma: range 0: 5@0\ncma: range 1: +7@3\n\
             => 12 free of 100 total pages",
            "5@0 | 7@3=> 12 of 100",
        ),
        (
            "cma: number of available pages: \n[ 1.1] 72@184\n[ 1.1] +3886@4306\n\
             [ 1.1] => 3958 free of 8192 total pages",
            "72@184+3886@4306=> 3958 of 8192",
        ),
        // A bit covers several pages: the counter runs ahead of the map.
        ("cma: number of available pages: 56@2=> 59 free of 64 total pages", "56@2=> 59 of 64"),
        ("cma: number of available pages: 5@1+7@", "5@1=> ? of ? (not whole)"),
        (
            "cma: number of available pages: 72@184+3886@4306=> 58 free of 8192 total pages",
            "72@184+3886@4306=> 58 of 8192 (not whole)",
        ),
    ] {
        let log = read(text);
        let maps: Vec<String> = log.maps.iter().map(shown).collect();
        assert_eq!(maps, [expected], "{text}");
    }
}

#[test]
fn failures_are_read_with_and_without_function_and_area() {
    for (text, function, area, count, errno) in [
        (
            "cma: cma_alloc: alloc failed, req-size: 2025 pages, ret: -12",
            "cma_alloc",
            "",
            2025,
            -12,
        ),
        ("cma: alloc failed, req-size: 1 pages, ret: -16", "", "", 1, -16),
        (
            "[ 5.1] cma: cma_alloc: reserved: alloc failed, req-size: 4 pages, ret: -12",
            "cma_alloc",
            "reserved",
            4,
            -12,
        ),
        (
            "cma: __cma_alloc: linux,cma: alloc failed, req-size: 4537 pages, ret: -16",
            "__cma_alloc",
            "linux,cma",
            4537,
            -16,
        ),
        (
            "x kernel: cma: __cma_alloc_frozen: cma: alloc failed, req-size: 9 pages, ret: -16",
            "__cma_alloc_frozen",
            "cma",
            9,
            -16,
        ),
        ("cma: pool: a: alloc failed, req-size: 9 pages, ret: -4", "", "pool: a", 9, -4),
        (
            "> cma: cma_alloc: alloc failed, req-size: 4050 pages,\n> ret: -12",
            "cma_alloc",
            "",
            4050,
            -12,
        ),
    ] {
        let log = read(text);
        let failed = &log.failures[0].failure;
        let name = failed.area.as_deref().unwrap_or("");
        let seen = (&*failed.function, name, failed.count.0, failed.errno);
        assert_eq!(seen, (function, area, count, errno), "{text}");
    }
}

#[test]
fn a_map_is_tied_to_a_failure_only_if_that_is_certain() {
    let failed = "cma: cma_alloc: alloc failed, req-size: 4 pages, ret: -12\n";
    let map = "cma: number of available pages: => 0 free of 8192 total pages\n";
    let by = |caller: &str, text: &str| format!("[    1.0][{caller}] {text}");
    let at = |time: &str, text: &str| format!("[{time}] {text}");
    for (text, expected) in [
        (format!("{failed}{map}{failed}{map}"), vec![Some(0), Some(1)]),
        (format!("{failed}{failed}{map}{map}{failed}{map}"), vec![None, None, Some(2)]),
        // Three CPUs, then one more before their last map.
        (
            format!("{failed}{failed}{failed}{map}{map}{failed}{map}{map}"),
            vec![None, None, None, None],
        ),
        // A map whose failure line was suppressed.
        (format!("{failed}{map}{map}"), vec![Some(0)]),
        (format!("{map}{failed}"), vec![None]),
        (
            [by("T1", failed), by("T2", failed), by("T2", map), by("T1", map)].concat(),
            vec![Some(1), Some(0)],
        ),
        // The first one's map never came.
        ([at("1.0", failed), at("9.0", failed), at("9.0", map)].concat(), vec![None, Some(0)]),
    ] {
        let log = read(&text);
        let tied: Vec<_> = log.failures.iter().map(|failure| failure.map).collect();
        assert_eq!(tied, expected, "{text}");
    }
}

#[test]
fn boot_lines_tell_areas() {
    let log = read(
        "[0] cma: Reserved 32 MiB at 0x00000000fae00000\n\
         cma: Reserved 128 MiB at 0x0000000076000000 on node -1\n\
         Reserved memory: created CMA memory pool at 0x98000000, name: linux,cma, size 128 MiB\n\
         OF: reserved mem: initialized node vpu,a, compatible id shared-dma-pool\n\
         Reserved memory: created CMA memory pool at 0x3c000000, size 64 MiB\n\
         OF: reserved mem: 0x36000000..0x39ffffff (65536 KiB) map reusable linux,cma\n\
         cma: Reserved 3072 MiB in 2 ranges\n\
         cma: Failed to reserve 512 MiB\n\
         Reserved memory: incorrect alignment of CMA region\n",
    );
    let area = |area: &BootArea| {
        let name = area.name.as_deref().unwrap_or("-");
        format!("{name} {:#x} {}", area.address.unwrap_or(0), area.bytes >> 20)
    };
    let areas: Vec<String> = log.areas.iter().map(area).collect();
    assert_eq!(
        areas,
        [
            "- 0xfae00000 32",
            "- 0x76000000 128",
            "linux,cma 0x98000000 128",
            "vpu,a 0x3c000000 64",
            "linux,cma 0x36000000 64",
            "- 0x0 3072",
        ]
    );
    assert_eq!(log.refused.len(), 2);
}

#[test]
fn busy_ranges_are_kept_as_printed() {
    let log = read(
        "alloc_contig_range: [25a00, 25b0a) PFNs busy\n\
         [1.0] cma: alloc_contig_range: [1f3800, 1f78c4) PFNs busy\n\
         cma_alloc: 12 callbacks suppressed\n\
         net_ratelimit: 99 callbacks suppressed\n",
    );
    let ranges: Vec<_> = log.busy.iter().map(|(_, r)| (r.start.0, r.end.0)).collect();
    assert_eq!(ranges, [(0x25a00, 0x25b0a), (0x1f3800, 0x1f_78c4)]);
    assert_eq!(log.suppressed, 12);
    assert!(log.failures.is_empty());
}

#[test]
fn calls_of_the_debug_log_are_read() {
    let log = read(
        "cma: dma_alloc_from_contiguous(cma c5eb4a80, count 4, align 2)\n\
         <7>[    0.031609] cma: cma_alloc(cma (____ptrval____), name: linux,cma, count 1, align 0)\n\
         cma: cma_alloc(cma (ptrval), name: r, total pages: 16384, used pages: 64, request pages: 1, align 0)\n\
         cma: cma_alloc(): returned c3fcf000\n\
         cma: cma_alloc(): returned (null)\n\
         cma: cma_alloc(): memory range at (____ptrval____) is busy, retrying\n\
         cma: cma_alloc(): memory range at pfn 0x1f900 c3fcf000 is busy, retrying\n\
         cma: cma_release(page c3fcf000)\n\
         cma: cma_release(page c3fcf000, count 64)\n\
         cma: find_cma_area_range: area base 0x1\n",
    );
    let calls: Vec<String> = log.calls.iter().map(|(_, call)| format!("{call:?}")).collect();
    assert_eq!(calls.len(), 9, "{calls:#?}");
    assert!(calls[0].contains("c5eb4a80") && calls[0].contains("Pages(4)"), "{}", calls[0]);
    assert!(calls[1].contains("linux,cma"), "{}", calls[1]);
    assert!(calls[2].contains("total: Some(Pages(16384)), used: Some(Pages(64))"), "{}", calls[2]);
    assert_eq!(calls[4], "Returned(None)");
    assert!(calls[8].contains("Some(Pages(64))"), "{}", calls[8]);
}
