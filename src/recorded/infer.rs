//! What a trace does not say and its events suggest: the kernel, and where each area lies.

use std::collections::BTreeSet;

use crate::cma::profile::Kernel;
use crate::geometry::{AreaSpec, check_size};
use crate::trace::areas::{AreaSeen, AreasSeen, Dialect, PAGEBLOCK};
use crate::trace::event::Key;
use crate::units::{Pages, Pfn};

/// The most pages that areas whose size is inferred may have together: 512 GiB where a page has
/// 4 KiB. One stray pfn may otherwise ask for maps of any size.
const MAX_INFERRED: u64 = 1 << 27;

/// The most areas that notes tell of one by one.
const NOTED: usize = 20;

/// Infers the profile from what the events tell.
pub(super) fn kernel(dialect: Dialect) -> Kernel {
    match dialect {
        Dialect { counts: true, .. } => Kernel::V7_2,
        Dialect { one_errno: true, .. } => Kernel::V6_15,
        Dialect { starts: true, .. } => Kernel::V6_12,
        Dialect { .. } => Kernel::V5_10,
    }
}

/// Returns the areas of a trace: those given as they are, the others as their events suggest,
/// ordered by name.
///
/// # Errors
/// A sentence, if the areas are too large to be simulated.
pub(super) fn areas(
    seen: &AreasSeen,
    given: &[AreaSpec],
    notes: &mut Vec<String>,
) -> Result<Vec<AreaSpec>, String> {
    let mut areas = given.to_vec();
    let given: BTreeSet<&str> = given.iter().map(|area| &*area.name).collect();
    let mut inferred = 0u64;
    let mut unnoted = 0;
    for (name, index) in seen.by_name() {
        let seen = &seen.areas()[index];
        let mut said = Vec::new();
        if let Some(used) = seen.in_use.filter(|used| used.0 > 0) {
            said.push(format!("area {name}: {used} pages were in use before the trace began"));
        }
        if !given.contains(&**name) {
            let area = area(seen, &mut said);
            inferred = inferred.saturating_add(area.total().0);
            if inferred > MAX_INFERRED {
                let pages = area.total();
                return Err(format!(
                    "area {name}: {pages} pages, as the events suggest: too many to be taken on \
                     trust; if it has them, --area {name},base=PFN,pages=N says so"
                ));
            }
            areas.push(area);
        }
        if notes.len() < NOTED {
            notes.append(&mut said);
        } else {
            unnoted += usize::from(!said.is_empty());
        }
    }
    if unnoted > 0 {
        notes.push(format!("and the same for {unnoted} more areas"));
    }
    check_size(&areas)?;
    Ok(areas)
}

fn area(seen: &AreaSeen, notes: &mut Vec<String>) -> AreaSpec {
    let name = &seen.name;
    let Some(base) = seen.base() else {
        let pages = Pages(seen.total.map_or(PAGEBLOCK, |total| total.0.max(1)));
        notes.push(format!("area {name}: no pfn seen: taken to be at pfn 0, with {pages} pages"));
        return seen.spec(Pfn(0), pages);
    };
    let reach = seen.reach();
    let (pages, from) = match seen.total {
        Some(total) => (Pages(total.0.max(1)), Key::Total.name()),
        None => (
            Pages(reach.0.checked_next_multiple_of(PAGEBLOCK).unwrap_or(reach.0)),
            "the highest pfn seen",
        ),
    };
    notes.push(format!(
        "area {name}: base {base} inferred from the lowest pfn seen, {pages} pages from {from}; \
         --area {name},base=PFN,pages=N overrules"
    ));
    if reach > pages {
        notes.push(format!(
            "area {name}: its pfns span {reach} pages, more than it has: it may have several \
             ranges; name each with --area {name},range=PFN+PAGES,range=PFN+PAGES"
        ));
    }
    seen.spec(base, pages)
}
