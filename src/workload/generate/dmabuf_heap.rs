//! `dmabuf-heap`: what the kernel's self-test of DMA-BUF heaps asks for.

use super::draft::{Draft, StaticTask};
use super::random::Random;
use super::{Kind, Params};
use crate::units::Pages;

pub(super) const KIND: Kind = Kind {
    name: "dmabuf-heap",
    about: "the kernel's dmabuf-heaps self-test: per heap 131 buffers of 1 and 256 pages",
    takes: &["heaps"],
    pages: 16384,
    run,
};

const TASK: Option<StaticTask> = Some(StaticTask { comm: "dmabuf-heap", tid: 69 });

const DEFAULT_HEAPS: u64 = 2;

/// Buffers that the self-test holds at once.
const BATCH: usize = 32;

const ONE_PAGE: Pages = Pages(1);
const ONE_MEGABYTE: Pages = Pages(256);

fn run(params: &Params, draft: &mut Draft, _: &mut Random) -> Option<()> {
    for _ in 0..params.heaps.unwrap_or(DEFAULT_HEAPS) {
        one_by_one(draft, 1)?;
        for count in [ONE_PAGE, ONE_PAGE, ONE_MEGABYTE, ONE_MEGABYTE] {
            batch(draft, count)?;
        }
        one_by_one(draft, 2)?;
    }
    Some(())
}

fn one_by_one(draft: &mut Draft, times: u32) -> Option<()> {
    for _ in 0..times {
        let buffer = draft.alloc(ONE_MEGABYTE, TASK)?;
        draft.release(buffer, TASK)?;
    }
    Some(())
}

fn batch(draft: &mut Draft, count: Pages) -> Option<()> {
    let mut buffers = Vec::with_capacity(BATCH);
    for _ in 0..BATCH {
        buffers.push(draft.alloc(count, TASK)?);
    }
    draft.release_all(buffers, TASK)
}
