use super::of_log::{Assumed, Explained, explain};
use super::{Cause, Help};
use crate::geometry::{AreaSpec, RangeSpec};
use crate::kernlog;
use crate::units::{Order, Pages, Pfn};

fn explained(log: &str, areas: &[AreaSpec], kernel: Option<(u32, u32)>) -> Vec<Explained> {
    let log = kernlog::parse(log.as_bytes(), &mut || true).unwrap();
    let assumed = Assumed { cma_alignment: Order::new(8).unwrap(), areas, kernel };
    explain(&log, &assumed)
}

/// A failure and its map as kernels up to 6.14 print them.
fn old(count: u64, errno: i32, map: &str) -> String {
    format!(
        "cma: cma_alloc: alloc failed, req-size: {count} pages, ret: {errno}\n\
         cma: number of available pages: {map} total pages\n"
    )
}

#[track_caller]
fn check(log: &str, cause: Cause, sentence: &str) -> Explained {
    let all = explained(log, &[], None);
    let [one] = &all[..] else { panic!("{} failures in {log}", all.len()) };
    assert_eq!((one.finding.cause, &*one.finding.sentence), (cause, sentence), "{log}");
    one.clone()
}

#[test]
fn the_tail_of_the_area_may_be_too_short() {
    let log = old(4050, -12, "72@184+3886@4306=> 3958 free of 8192");
    check(&log, Cause::NotEnoughFree, "needs 4050 pages; only 3958 of 8192 are free");
}

#[test]
fn enough_pages_may_be_free_but_not_in_a_row() {
    let log = old(256, -12, "4@572+7@585+7@601+8@632+38@730+166@1114+127@1921=> 357 free of 2048");
    let one = check(
        &log,
        Cause::NoRunLongEnough,
        "needs 256 pages in a row; 357 are free, and the longest run is 166 pages at 1114",
    );
    // No alignment helps. The last run reaches the end: its first aligned start is the end itself.
    assert_eq!(one.finding.would_help, [Help::MorePages(Pages(256))]);
}

#[test]
fn a_run_may_be_long_enough_but_not_behind_its_first_aligned_page() {
    let log = old(10125, -12, "10239@2049=> 10239 free of 12288");
    let one = check(
        &log,
        Cause::NoAlignedWindow,
        "needs 10125 pages aligned to 256; the longest free run is 10239 pages at 2049, but its \
         first aligned start, 2304, leaves only 9984",
    );
    let align = Help::Align { order: Order::new(6).unwrap(), range: 0, bit: 2112 };
    assert_eq!(one.finding.would_help, [align, Help::MorePages(Pages(141))]);
}

#[test]
fn windows_that_fit_were_busy_whatever_people_call_it() {
    let log = old(200_000, -16, "6@8314+9@8343+9@8375+253648@8496=> 253672 free of 262144");
    check(
        &log,
        Cause::WindowsBusy,
        "needs 200000 pages aligned to 256; 209 windows fit, the first at 8704, but a page in each \
         of them could not be moved: not fragmentation",
    );
    // The map of A14 is cut short in its report; the errno alone decides before 6.15.
    let log = "cma: __cma_alloc: linux,cma: alloc failed, req-size: 4537 pages, ret: -16\n";
    let told = explained(log, &[], Some((6, 12)));
    assert_eq!(told[0].finding.cause, Cause::WindowsBusy);
    let untold = explained(log, &[], None);
    assert_eq!(untold[0].finding.cause, Cause::Unknown);
}

#[test]
fn the_area_may_be_too_small_or_empty() {
    let log = old(19200, -12, "=> 16384 free of 16384");
    check(&log, Cause::AreaTooSmall, "needs 19200 pages; the area has 16384");
    let log = old(16, -12, "=> 0 free of 8192");
    check(&log, Cause::NotEnoughFree, "needs 16 pages; only 0 of 8192 are free");
    let boot = "cma: Reserved 64 MiB at 0x2b000000\n\
                cma: cma_alloc: alloc failed, req-size: 19200 pages, ret: -12\n";
    check(boot, Cause::AreaTooSmall, "needs 19200 pages; the area has 16384");
}

#[test]
fn a_map_of_sizes_alone_decides_what_it_can() {
    let sizes = |count: u64, errno: i32| {
        format!(
            "cma: cma_alloc: alloc failed, req-size: {count} pages, ret: {errno}\n\
             cma: number of available pages: 4+7+7+8+38+166+127=>357 pages, total: 2048 pages\n"
        )
    };
    let cause = |count, errno| explained(&sizes(count, errno), &[], None)[0].finding.cause;
    assert_eq!(cause(3000, -12), Cause::AreaTooSmall);
    assert_eq!(cause(400, -12), Cause::NotEnoughFree);
    assert_eq!(cause(256, -12), Cause::NoRunLongEnough);
    // 150 pages aligned to 256 may or may not fit into 166.
    assert_eq!(cause(150, -12), Cause::Unknown);
    assert_eq!(cause(20, -16), Cause::WindowsBusy);
}

#[test]
fn errors_of_other_kinds_are_not_blamed_on_the_area() {
    for (errno, kernel) in [(-4, None), (-22, None), (-12, Some((7, 2)))] {
        let log = old(16, errno, "=> 0 free of 8192");
        assert_eq!(explained(&log, &[], kernel)[0].finding.cause, Cause::Unknown, "{errno}");
    }
}

#[test]
fn ranges_need_a_geometry_to_be_rebuilt() {
    let log = "cma: __cma_alloc_frozen: hugetlb0: alloc failed, req-size: 700 pages, ret: -16\n\
               cma: number of available pages: \n\
               cma: range 0: +512@0\ncma: range 1: +512@0\n\
               => 1024 free of 2048 total pages\n";
    let range = |base| RangeSpec { base: Pfn(base), pages: Pages(1024) };
    let spec = AreaSpec {
        name: "hugetlb0".into(),
        order_per_bit: Order::ZERO,
        ranges: vec![range(0x4000), range(0x1000)],
    };
    let told = explained(log, &[spec], None);
    assert_eq!(told[0].finding.cause, Cause::NoRunLongEnough);
    assert!(told[0].view.is_some());
    let untold = explained(log, &[], None);
    assert_eq!(untold[0].finding.cause, Cause::NoRunLongEnough);
}
