//! `churn`: buffers of mixed sizes come and go while the area stays about as full.

use super::draft::Draft;
use super::random::Random;
use super::{Kind, Params, Size};
use crate::units::Pages;

pub(super) const KIND: Kind = Kind {
    name: "churn",
    about: "buffers of mixed sizes, each random one released to make room for the next",
    takes: &["occupancy", "ops", "sizes"],
    pages: 65536,
    run,
};

const DEFAULT_OPS: u64 = 6000;

/// Percent of the pages that nothing else took.
const DEFAULT_OCCUPANCY: u64 = 90;

/// Mostly single pages, as drivers' small structures are, and a few large frames.
const DEFAULT_SIZES: [Size; 4] = [
    Size { count: Pages(1), weight: 60 },
    Size { count: Pages(16), weight: 20 },
    Size { count: Pages(256), weight: 15 },
    Size { count: Pages(2048), weight: 5 },
];

fn run(params: &Params, draft: &mut Draft, random: &mut Random) -> Option<()> {
    draft.limit(params.ops.unwrap_or(DEFAULT_OPS));
    let sizes = params.sizes.as_deref().unwrap_or(&DEFAULT_SIZES);
    let occupancy = params.occupancy.unwrap_or(DEFAULT_OCCUPANCY);
    let target = draft.free().0 * occupancy / 100;
    let mut live = Vec::new();
    let mut taken = 0;
    loop {
        let count = draw(sizes, random);
        while taken + count.0 > target && !live.is_empty() {
            let (buffer, Pages(pages)) = live.swap_remove(random.index(live.len()));
            draft.release(buffer, None)?;
            taken -= pages;
        }
        live.push((draft.alloc(count, None)?, count));
        taken += count.0;
    }
}

/// Draws a size by weight.
fn draw(sizes: &[Size], random: &mut Random) -> Pages {
    let mut at = random.below(sizes.iter().map(|s| s.weight).sum());
    for size in sizes {
        match at.checked_sub(size.weight) {
            None => return size.count,
            Some(rest) => at = rest,
        }
    }
    // Not reached: the weights' sum is above `at`.
    Pages(1)
}
