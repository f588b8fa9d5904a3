//! `holes`: an area riddled with single free pages, asked for more than one at a time.

use super::draft::Draft;
use super::random::Random;
use super::{Kind, Params};
use crate::units::Pages;

pub(super) const KIND: Kind = Kind {
    name: "holes",
    about: "single pages everywhere, half of them released, then requests of 2, 4, 8 .. pages",
    takes: &["ops"],
    pages: 2048,
    run,
};

const DEFAULT_OPS: u64 = 8000;

/// Requests of each size in a round.
const ASKS: usize = 16;

/// The largest request of a round is `1 << MAX_ORDER` pages.
const MAX_ORDER: u32 = 8;

fn run(params: &Params, draft: &mut Draft, random: &mut Random) -> Option<()> {
    draft.limit(params.ops.unwrap_or(DEFAULT_OPS));
    loop {
        let mut kept = Vec::new();
        for _ in 0..draft.free().0.max(1) {
            kept.push(draft.alloc(Pages(1), None)?);
        }
        let mut stays = Vec::new();
        for buffer in kept {
            if random.below(2) == 0 {
                stays.push(buffer);
            } else {
                draft.release(buffer, None)?;
            }
        }
        for order in 1..=MAX_ORDER {
            let mut asked = Vec::with_capacity(ASKS);
            for _ in 0..ASKS {
                asked.push(draft.alloc(Pages(1 << order), None)?);
            }
            draft.release_all(asked, None)?;
        }
        draft.release_all(stays, None)?;
    }
}
