//! Print and parse are each other's inverse, and no bytes make parse panic.

use std::sync::Arc;

use proptest::collection::vec;
use proptest::prelude::*;

use super::tests::{HEAD, text_of};
use super::*;
use crate::cma::profile::Kernel;
use crate::trace::{Errno, Task};
use crate::units::{Nanos, Order, Pages, Pfn};
use crate::workload::{
    Alloc, AreaId, AreaSpec, BufferId, Expect, Op, OpKind, RangeSpec, Release, Retry, Span, TaskId,
    Unplaced, Workload,
};

/// Names as hostile as people make them.
fn name() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-z0-9,@.-]{1,8}",
        "[ab \"\\\\=#\\n\\t\r\u{0}\u{85}ä\u{feff}-]{0,6}",
        any::<String>()
    ]
}

/// An operation as plain numbers; [`build`] makes a valid one of it.
#[derive(Clone, Debug)]
struct Draft {
    word: u8,
    pick: u16,
    id: String,
    x: u64,
    y: u64,
    task: Option<(String, u32)>,
    at: Option<u64>,
    expect: Option<i16>,
}

prop_compose! {
    fn draft()(
        (word, pick, id, x, y) in (any::<u8>(), any::<u16>(), name(), any::<u64>(), any::<u64>()),
        task in proptest::option::of((name(), any::<u32>())),
        at in proptest::option::of(any::<u64>()),
        expect in proptest::option::of(any::<i16>()),
    ) -> Draft {
        Draft { word, pick, id, x, y, task, at, expect }
    }
}

/// Makes a workload whose handles stand in the order of their first use.
fn build(names: &[String], page_order: u32, drafts: Vec<Draft>) -> Workload {
    let mut names = names.to_vec();
    names.sort();
    names.dedup();
    let range = |n: usize| RangeSpec { base: Pfn(1000 * n as u64), pages: Pages(999) };
    let area = |(n, name): (usize, &String)| AreaSpec {
        name: Arc::from(name.as_str()),
        order_per_bit: Order::new(n as u64 % 3).unwrap(),
        ranges: vec![range(2 * n), range(2 * n + 1)],
    };
    let unplaced = |(name, id): (&String, u16)| {
        let unplaced = [Unplaced::Unknown, Unplaced::Pages(Pages(name.len() as u64 + 1))];
        Some((AreaId(id), *unplaced.get(usize::from(id) % 3)?))
    };
    let mut w = Workload {
        kernel: None,
        page_size: 1 << page_order,
        areas: names.iter().enumerate().map(area).collect(),
        unplaced: names.iter().zip(0..).filter_map(unplaced).collect(),
        tasks: Vec::new(),
        buffers: Vec::new(),
        ops: Vec::new(),
    };
    for draft in drafts {
        let retries = draft.x % 4;
        let kind = op(&mut w, draft);
        w.ops.push(Op { line: 0, kind });
        let OpKind::Alloc(Alloc { buffer, expect, .. }) = kind else { continue };
        for n in 0..retries {
            if n == 1 {
                w.ops.push(Op { line: 0, kind: OpKind::Busy(buffer) });
            }
            let retry = Retry { buffer, expect, if_pinned: n == 2, from_start: n == 1 };
            w.ops.push(Op { line: 0, kind: OpKind::Retry(retry) });
        }
    }
    w
}

fn op(w: &mut Workload, draft: Draft) -> OpKind {
    let Draft { word, pick, id, x, y, task, at, expect } = draft;
    let area = usize::from(pick) % w.areas.len();
    let range = w.areas[area].ranges[usize::from(word & 1)];
    let span = Span {
        area: AreaId(u16::try_from(area).unwrap()),
        pfn: Pfn(range.base.0 + x % 900),
        count: Pages(y % 99 + 1),
    };
    let expect = expect.map(|e| match i32::from(e) {
        e @ -4095..=-1 => Expect::Failure(Errno(e)),
        e => Expect::Window(Pfn(x ^ u64::from(e.unsigned_abs()))),
    });
    let released = (usize::from(pick) < w.buffers.len()).then(|| BufferId(pick.into()));
    let mut task = || {
        let (comm, tid) = task.clone()?;
        let task = Task { tid, comm: Arc::from(comm.as_str()) };
        let known = w.tasks.iter().position(|t| *t == task);
        let index = known.unwrap_or_else(|| {
            w.tasks.push(task);
            w.tasks.len() - 1
        });
        Some(TaskId(u32::try_from(index).unwrap()))
    };
    match (word >> 1) % 8 {
        0 => OpKind::Used(span),
        1 => OpKind::Pin(span),
        2 => OpKind::Unpin(span),
        3 | 4 if released.is_some() => OpKind::Release(Release {
            buffer: released.unwrap(),
            task: task(),
            at: at.map(Nanos),
            pfn: (x % 3 == 0).then_some(Pfn(x)),
            count: (x % 3 == 1).then_some(Pages(y.max(1))),
        }),
        word => {
            let buffer = BufferId(u32::try_from(w.buffers.len()).unwrap());
            // The number makes it the only one of its name.
            w.buffers.push(format!("{id}/{}", w.buffers.len()).into());
            if word == 5 {
                return OpKind::Hold(buffer, span);
            }
            let task = task();
            OpKind::Alloc(Alloc {
                buffer,
                area: span.area,
                align: Order::new(x % 64).unwrap(),
                count: Pages(y.max(1)),
                task,
                at: at.map(Nanos),
                expect,
            })
        }
    }
}

proptest! {
    #![proptest_config(crate::testing::seeded(256))]

    #[test]
    fn what_is_printed_is_read_back(
        names in vec(name(), 1..5),
        page_order in 0u32..40,
        kernel in proptest::option::of((4..1000u16, 0..1000u16)),
        drafts in vec(draft(), 0..40),
    ) {
        let kernel = kernel.map(|(major, minor)| Kernel::new(major, minor));
        let workload = Workload { kernel, ..build(&names, page_order, drafts) };
        let text = text_of(&workload);
        let back = parse("-", text.as_bytes()).unwrap();
        prop_assert_eq!(&back, &workload, "{}", text);
        prop_assert_eq!(text_of(&back), text);
    }

    #[test]
    fn no_bytes_make_parse_panic(bytes in vec(any::<u8>(), 0..300)) {
        let _ = parse("-", bytes.as_slice());
        let _ = parse("-", [HEAD.as_bytes(), &bytes].concat().as_slice());
    }

    #[test]
    fn no_change_of_a_good_file_makes_parse_panic(
        changes in vec((any::<prop::sample::Index>(), any::<u8>(), 0..3u8), 1..8),
    ) {
        let mut bytes = format!(
            "{HEAD}range base=0xffffffffffffff00 pages=9 \n\
             used a pfn=1000 count=9\nhold \"\\u{{41}}\" a pfn=1010 count=2\n\
             alloc 1 a count=8 align=3 task=\"x y-7\" at=1.25 expect=-16\n\
             busy 1\nretry 1 expect=0x400\nrelease 1 pfn=1 count=1\n"
        )
        .into_bytes();
        for (index, byte, how) in changes {
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
