use std::collections::BTreeMap;

use proptest::prelude::*;

use super::random::Random;
use super::*;
use crate::units::{Pages, Pfn};
use crate::workload::{OpKind, RangeSpec, text};

fn params(set: &[(&str, &str)]) -> Params {
    let mut params = Params::default();
    for (key, value) in set {
        params.set(key, value).unwrap();
    }
    params
}

fn text_of(kind: &str, set: &[(&str, &str)], seed: u64) -> Vec<u8> {
    let mut out = Vec::new();
    text::print(&generate(kind, &params(set), seed).unwrap(), &mut out).unwrap();
    out
}

fn fnv1a(bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

/// The pages that the `used` lines take, and whether they are apart and inside the area.
fn used_pages(workload: &Workload) -> u64 {
    let RangeSpec { base, pages } = workload.areas[0].ranges[0];
    let (mut end, mut sum) = (base.0, 0);
    for op in &workload.ops {
        if let OpKind::Used(span) = op.kind {
            assert!(span.pfn.0 > end || (end == base.0 && span.pfn == base), "{span:?}");
            end = span.pfn.0 + span.count.0;
            sum += span.count.0;
        }
    }
    assert!(end <= base.0 + pages.0);
    sum
}

/// Replays with an obviously right first fit at one page a bit; returns the requests that failed.
fn failures(workload: &Workload) -> usize {
    let RangeSpec { base, pages } = workload.areas[0].ranges[0];
    let mut taken = vec![false; usize::try_from(pages.0).unwrap()];
    let mut live = BTreeMap::new();
    let mut failed = 0;
    let span = |pfn: Pfn, count: Pages| {
        let first = usize::try_from(pfn.0 - base.0).unwrap();
        first..first + usize::try_from(count.0).unwrap()
    };
    for op in &workload.ops {
        match op.kind {
            OpKind::Used(used) => taken[span(used.pfn, used.count)].fill(true),
            OpKind::Alloc(alloc) => {
                let step = alloc.align.pages();
                let mut pfn = base.0.next_multiple_of(step);
                let end = base.0 + pages.0;
                while pfn + alloc.count.0 <= end
                    && taken[span(Pfn(pfn), alloc.count)].contains(&true)
                {
                    pfn += step;
                }
                if pfn + alloc.count.0 > end {
                    failed += 1;
                } else {
                    let span = span(Pfn(pfn), alloc.count);
                    taken[span.clone()].fill(true);
                    live.insert(alloc.buffer, span);
                }
            }
            OpKind::Release(release) => {
                if let Some(span) = live.remove(&release.buffer) {
                    taken[span].fill(false);
                }
            }
            _ => {}
        }
    }
    failed
}

fn allocs(workload: &Workload) -> Vec<u64> {
    let count = |op: &crate::workload::Op| match op.kind {
        OpKind::Alloc(alloc) => Some(alloc.count.0),
        _ => None,
    };
    workload.ops.iter().filter_map(count).collect()
}

#[test]
fn the_generator_is_the_named_one() {
    // xoshiro256++ seeded by splitmix64, as its authors publish it.
    let mut random = Random::new(0);
    let first: Vec<u64> = (0..4).map(|_| random.bits()).collect();
    assert_eq!(
        first,
        [0x53175d61490b23df, 0x61da6f3dc380d507, 0x5c0fdf91ec9a7bfc, 0x02eebf8c3bbe5e1a]
    );
    let mut random = Random::new(1);
    let drawn: Vec<u64> = (0..8).map(|_| random.below(100)).collect();
    assert_eq!(drawn, [81, 74, 10, 74, 18, 59, 98, 52]);
}

#[test]
fn each_kind_is_the_same_bytes_for_ever() {
    let sums =
        KINDS.map(|kind| (kind.name, format!("{:#018x}", fnv1a(&text_of(kind.name, &[], 1)))));
    let sums: Vec<(&str, &str)> = sums.iter().map(|(name, sum)| (*name, &**sum)).collect();
    assert_eq!(
        sums,
        [
            ("dmabuf-heap", "0xe1f237a7897007ad"),
            ("camera", "0x2414bef1ee4fb72f"),
            ("churn", "0xd4507830fb91e19d"),
            ("holes", "0x39bb60f4997ff6d5"),
            ("aged", "0x09ab11d0e23380b9"),
        ]
    );
}

#[test]
fn dmabuf_heap_is_the_self_test_that_the_kernel_traced() {
    let trace = include_str!("../../../traces/linux-7.2-dmabuf-heap.ftrace");
    let recorded: Vec<u64> = trace
        .lines()
        .filter_map(|line| line.split_once("cma_alloc_finish:")?.1.split_once(" count="))
        .map(|(_, rest)| rest.split(' ').next().unwrap().parse().unwrap())
        .collect();
    assert_eq!(recorded.len(), 262);
    let workload = generate("dmabuf-heap", &Params::default(), 0).unwrap();
    assert_eq!(allocs(&workload), recorded);
    assert_eq!(workload.ops.len(), 2 * 262);
    assert_eq!(failures(&workload), 0);
    let one = generate("dmabuf-heap", &params(&[("heaps", "1")]), 0).unwrap();
    assert_eq!(allocs(&one).len(), 131);
}

#[test]
fn an_aged_area_has_its_occupancy_and_room_for_most_requests() {
    for seed in 0..8 {
        let workload = generate("aged", &Params::default(), seed).unwrap();
        let taken = used_pages(&workload);
        assert_eq!(taken, 65536 * 85 / 100, "seed {seed}");
        let failed = failures(&workload);
        assert!(failed <= 13, "seed {seed}: {failed} of 262 failed");
    }
}

#[test]
fn an_aged_map_has_short_and_long_runs() {
    let workload = generate("aged", &Params::default(), 1).unwrap();
    let runs: Vec<u64> = workload
        .ops
        .iter()
        .filter_map(|op| match op.kind {
            OpKind::Used(span) => Some(span.count.0),
            _ => None,
        })
        .collect();
    let (short, long) =
        (runs.iter().filter(|&&r| r < 64).count(), runs.iter().filter(|&&r| r >= 256).count());
    assert!(runs.len() > 150 && short > 50 && long > 30, "{} {short} {long}", runs.len());
}

#[test]
fn the_default_workloads_fail_as_little_as_they_say() {
    let share = |kind: &str| {
        let workload = generate(kind, &Params::default(), 1).unwrap();
        failures(&workload) * 100 / allocs(&workload).len()
    };
    assert_eq!(share("dmabuf-heap"), 0);
    assert!(share("camera") <= 10, "{}", share("camera"));
    assert!(share("churn") <= 20, "{}", share("churn"));
    assert!(share("holes") <= 5, "{}", share("holes"));
}

/// Checks that a kind refuses its parameters with this message.
#[track_caller]
fn check_refused(kind: &str, set: &[(&str, &str)], expected: &str) {
    let error = generate(kind, &params(set), 1).unwrap_err();
    assert!(matches!(error, Error::Usage(_)));
    assert_eq!(error.to_string(), expected);
}

#[test]
fn what_makes_no_sense_is_refused() {
    check_refused(
        "chrun",
        &[],
        "unknown kind of workload `chrun`; expected dmabuf-heap, camera, churn, holes, aged",
    );
    check_refused(
        "holes",
        &[("heaps", "2")],
        "holes takes no heaps; it takes pages, base, order_per_bit, ops",
    );
    check_refused("churn", &[("pages", "0")], "pages is 0; expected 1 to 67108864");
    check_refused("churn", &[("occupancy", "101")], "occupancy is 101; expected 0 to 100");
    check_refused("churn", &[("ops", "0")], "ops is 0; expected 1 to 10000000");
    check_refused("churn", &[("sizes", "65537:1")], "a size is 65537; expected 1 to 65536");
    check_refused("churn", &[("sizes", "1:0")], "a size's weight is 0; expected 1 to 1000000");
    check_refused(
        "holes",
        &[("base", "0xffffffffffffffff"), ("pages", "1")],
        "base 0xffffffffffffffff plus 1 pages is past 2^64",
    );
    check_refused(
        "holes",
        &[("order_per_bit", "9"), ("pages", "511")],
        "511 pages are less than a bit of order 9",
    );
    check_refused("aged", &[("inner", "aged")], "aged takes any inner kind but itself");
    check_refused(
        "aged",
        &[("inner", "holes"), ("heaps", "1")],
        "aged takes no heaps; it takes pages, base, order_per_bit, occupancy, inner, ops",
    );
}

#[test]
fn parameters_are_read_back_from_what_is_given() {
    let all = params(&[
        ("inner", "churn"),
        ("pages", "0x1000"),
        ("base", "4096"),
        ("order_per_bit", "2"),
        ("occupancy", "50"),
        ("ops", "7"),
        ("sizes", "1:60,0x10:40"),
        ("heaps", "1"),
    ]);
    let given = all.given();
    let pairs: Vec<(&str, &str)> = given.iter().map(|(key, value)| (*key, &**value)).collect();
    assert_eq!(pairs.len(), 8);
    assert_eq!(params(&pairs), all);
    let mut bad = Params::default();
    for (key, value) in [("sizes", "1"), ("order_per_bit", "64"), ("ops", "x"), ("seed", "1")] {
        assert!(matches!(bad.set(key, value), Err(Error::Usage(_))), "{key}={value}");
    }
}

#[test]
fn the_header_tells_the_command() {
    let text = header("churn", &params(&[("order_per_bit", "1"), ("sizes", "1:2")]), 7).unwrap();
    let command = text.lines().nth(1).unwrap();
    assert_eq!(command, "# cmasim generate churn --seed 7 --order-per-bit 1 --sizes 1:2");
}

proptest! {
    #![proptest_config(crate::testing::seeded(256))]

    #[test]
    fn any_parameters_give_a_workload_that_reads_back(
        kind in 0..KINDS.len(),
        inner in 0..KINDS.len() - 1,
        pages in 1u64..3000,
        base in any::<u32>(),
        order_per_bit in 0u64..10,
        occupancy in 0u64..=100,
        ops in 1u64..300,
        seed in any::<u64>(),
    ) {
        let mut takes = KINDS[kind].takes.to_vec();
        if takes.contains(&"inner") {
            takes.extend(KINDS[inner].takes);
        }
        let params = Params {
            pages: Some(Pages(pages)),
            base: Some(Pfn(base.into())),
            order_per_bit: crate::units::Order::new(order_per_bit),
            occupancy: takes.contains(&"occupancy").then_some(occupancy),
            ops: takes.contains(&"ops").then_some(ops),
            inner: takes.contains(&"inner").then(|| KINDS[inner].name.into()),
            ..Params::default()
        };
        let bits = pages >> order_per_bit;
        let result = generate(KINDS[kind].name, &params, seed);
        prop_assert_eq!(result.is_ok(), bits > 0);
        if let Ok(workload) = result {
            let mut out = Vec::new();
            text::print(&workload, &mut out).unwrap();
            prop_assert_eq!(&text::parse("-", out.as_slice()).unwrap(), &workload);
            if params.inner.is_some() {
                prop_assert_eq!(used_pages(&workload), (bits * occupancy / 100) << order_per_bit);
            }
        }
    }
}
