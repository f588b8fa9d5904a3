//! `churn`: buffers of mixed sizes come and go while the area stays about as full.

use super::dice::Dice;
use super::script::Script;
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

fn run(params: &Params, script: &mut Script, dice: &mut Dice) -> Option<()> {
    script.limit(params.ops.unwrap_or(DEFAULT_OPS));
    let sizes = params.sizes.as_deref().unwrap_or(&DEFAULT_SIZES);
    let occupancy = params.occupancy.unwrap_or(DEFAULT_OCCUPANCY);
    let target = script.free().0 * occupancy / 100;
    let mut live = Vec::new();
    let mut taken = 0;
    loop {
        let count = draw(sizes, dice);
        while taken + count.0 > target && !live.is_empty() {
            let (buffer, Pages(pages)) = live.swap_remove(dice.index(live.len()));
            script.release(buffer, None)?;
            taken -= pages;
        }
        live.push((script.alloc(count, None)?, count));
        taken += count.0;
    }
}

/// Draws a size by weight.
fn draw(sizes: &[Size], dice: &mut Dice) -> Pages {
    let mut at = dice.below(sizes.iter().map(|s| s.weight).sum());
    for size in sizes {
        match at.checked_sub(size.weight) {
            None => return size.count,
            Some(rest) => at = rest,
        }
    }
    // Not reached: the weights' sum is above `at`.
    Pages(1)
}
