//! Explains the failures of a kernel log.

use super::cause::{self, Asked, Cause, Finding, find};
use super::view::View;
use crate::cma::bitmap::Bitmap;
use crate::geometry::{AreaSpec, RangeSpec, check_size};
use crate::kernlog::{FailedAllocation, FreeMap, KernelLog};
use crate::trace::Errno;
use crate::units::{Order, Pages, Pfn};

/// What the log does not say.
#[derive(Clone, Debug)]
pub struct Assumed<'a> {
    /// CONFIG_CMA_ALIGNMENT: the largest order that the kernel asks for, 8 unless configured.
    pub cma_alignment: Order,
    /// Geometries, by area name; an empty name stands for every area without one.
    pub areas: &'a [AreaSpec],
    /// The kernel, as major and minor version, where the user knows it.
    pub kernel: Option<(u32, u32)>,
}

/// A failure of a log, explained.
#[derive(Clone, Debug)]
pub struct Explained {
    /// The failure's line.
    pub line: u64,
    /// The area's name, empty if the log has none.
    pub area: Box<str>,
    /// The request and its errno.
    pub asked: Asked,
    /// The area at that moment, where the log tells.
    pub view: Option<View>,
    /// The free pages and the longest run that the map prints, also where it tells no places.
    pub printed: Option<(Pages, Pages)>,
    /// The cause.
    pub finding: Finding,
}

/// Explains every failure of a log.
pub fn explain(log: &KernelLog, assumed: &Assumed<'_>) -> Vec<Explained> {
    log.failures.iter().map(|failed| one(log, failed, assumed)).collect()
}

fn one(log: &KernelLog, failed: &FailedAllocation, assumed: &Assumed<'_>) -> Explained {
    let failure = &failed.failure;
    let map = failed.map.and_then(|index| log.maps.get(index));
    let asked = Asked {
        count: failure.count,
        // What dma_alloc_contiguous asks for: the order that covers the size, capped.
        align: Order::covering(failure.count).min(assumed.cma_alignment),
        errno: Errno(failure.errno),
        one_errno: has_one_errno(log, failed, map, assumed.kernel),
        busy_windows: None,
    };
    let area = failure.area.clone().unwrap_or_default();
    let spec = assumed.areas.iter().find(|spec| *spec.name == *area);
    let view = map.and_then(|map| view_of(map, spec, &area));
    let finding = match (&view, map) {
        (Some(view), _) => find(asked, view),
        (None, Some(map)) => by_sizes(asked, map),
        (None, None) => without_map(asked, size_of(log, &area, spec)),
    };
    let printed = map.and_then(|map| Some((map.free?, map.longest())));
    Explained { line: failed.stamp.line, area, asked, view, printed, finding }
}

/// Tells whether the kernel is 6.15 or later, where -EBUSY also says that nothing fits: by what the
/// user says, by the log's version line, by the failing function, by the form of the map.
fn has_one_errno(
    log: &KernelLog,
    failed: &FailedAllocation,
    map: Option<&FreeMap>,
    kernel: Option<(u32, u32)>,
) -> Option<bool> {
    let told = kernel.or_else(|| version(log.version.as_deref()?));
    if let Some(version) = told {
        return Some(version >= (6, 15));
    }
    match &*failed.failure.function {
        "cma_alloc" | "dma_alloc_from_contiguous" => Some(false),
        "__cma_alloc_frozen" => Some(true),
        // 6.12 to 6.19: only a map of ranges tells 6.15 and later.
        "__cma_alloc" => map.map(|map| map.has_range_lines),
        _ => map.filter(|map| map.has_range_lines).map(|_| true),
    }
}

fn version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.split(|c: char| !c.is_ascii_digit());
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

/// Rebuilds the area from its free map; `None` if the map does not tell all places, or contradicts
/// the geometry.
pub fn view_of(map: &FreeMap, spec: Option<&AreaSpec>, name: &str) -> Option<View> {
    let total = map.total?;
    if !map.is_whole() {
        return None;
    }
    let fits =
        |spec: &&AreaSpec| spec.total() == total && spec.ranges.len() == map.ranges.len().max(1);
    let told = spec.filter(fits);
    // Without a geometry the sizes of several ranges are not known.
    if told.is_none() && map.ranges.len() > 1 {
        return None;
    }
    let assumed = || AreaSpec {
        name: name.into(),
        order_per_bit: Order::ZERO,
        ranges: vec![RangeSpec { base: Pfn(0), pages: total }],
    };
    let spec = told.cloned().unwrap_or_else(assumed);
    check_size([&spec]).ok()?;
    let maps = spec.ranges.iter().enumerate().map(|(index, &range)| {
        let mut bits = Bitmap::new(spec.bit_count(range));
        bits.set(0, bits.len());
        let chunks = map.ranges.get(index).map_or(&[][..], |range| &range.chunks);
        for chunk in chunks {
            let bit = usize::try_from(chunk.bit?).ok()?;
            let count = usize::try_from(spec.bits(chunk.pages)).ok()?;
            if bit.checked_add(count)? > bits.len() {
                return None;
            }
            bits.clear(bit, count);
        }
        Some(bits)
    });
    let maps = maps.collect::<Option<Vec<_>>>()?;
    Some(View { spec, maps, available: map.free?, has_base: told.is_some() })
}

/// Finds the cause where the map tells sizes, but not all places.
fn by_sizes(asked: Asked, map: &FreeMap) -> Finding {
    let Asked { count, align, .. } = asked;
    let longest = map.longest();
    let complete = map.free.is_some_and(|free| free == map.sum());
    let (cause, sentence) = match (map.free, map.total) {
        (_, Some(total)) if count > total => {
            (Cause::AreaTooSmall, format!("needs {count} pages; the area has {total}"))
        }
        (Some(free), Some(total)) if count > free => {
            (Cause::NotEnoughFree, format!("needs {count} pages; only {free} of {total} are free"))
        }
        (Some(free), _) if complete && count > longest => (
            Cause::NoRunLongEnough,
            format!(
                "needs {count} pages in a row; {free} are free, and the longest run is {longest} \
                 pages"
            ),
        ),
        _ if longest.0 >= count.0.saturating_add(align.pages() - 1) => (
            Cause::WindowsBusy,
            format!(
                "needs {count} pages aligned to {}; a free run of {longest} pages holds such a \
                 window wherever it lies, but pages in it could not be moved: not fragmentation",
                align.pages()
            ),
        ),
        _ => (
            Cause::Unknown,
            format!(
                "the free map does not tell where its holes lie: whether a window of {count} \
                 pages aligned to {} fits cannot be decided",
                align.pages()
            ),
        ),
    };
    settle(asked, cause, sentence)
}

/// Finds the cause where there is no map.
fn without_map(asked: Asked, size: Option<Pages>) -> Finding {
    let count = asked.count;
    if let Some(size) = size.filter(|&size| count > size) {
        let sentence = format!("needs {count} pages; the area has {size}");
        return Finding { cause: Cause::AreaTooSmall, sentence, would_help: Vec::new() };
    }
    let sentence = match (asked.errno, asked.one_errno) {
        (Errno::ENOMEM, Some(false)) => {
            "-12 before 6.15 says that no window fitted; without a free map nobody can tell \
             whether pages, a run or an aligned start were missing"
        }
        _ => "the log has no free map that is certainly this failure's",
    };
    settle(asked, Cause::Unknown, sentence.into())
}

/// Lets the errno have its say over a cause that comes from sizes alone.
fn settle(asked: Asked, cause: Cause, sentence: String) -> Finding {
    let busy_told = asked.errno == Errno::EBUSY && asked.one_errno == Some(false);
    let (cause, sentence) = match (asked.errno, cause) {
        (Errno::EBUSY, Cause::Unknown) if busy_told => (
            Cause::WindowsBusy,
            "-16 before 6.15 says that windows were tried and that pages in each of them could not \
             be moved: not fragmentation"
                .into(),
        ),
        (Errno::ENOMEM, Cause::WindowsBusy) => (
            Cause::Unknown,
            format!("-12 says that nothing fitted, but the map has room: {sentence}"),
        ),
        (Errno::EBUSY | Errno::ENOMEM, cause) => (cause, sentence),
        (errno, _) => (Cause::Unknown, cause::other(errno)),
    };
    Finding { cause, sentence, would_help: Vec::new() }
}

/// Returns an area's size, from the user or the boot lines.
fn size_of(log: &KernelLog, name: &str, spec: Option<&AreaSpec>) -> Option<Pages> {
    let named = || {
        let mut areas = log.areas.iter().filter(|area| area.name.as_deref() == Some(name));
        areas.next().map(|area| Pages(area.bytes / PAGE))
    };
    let only = || match &log.areas[..] {
        [area] => Some(Pages(area.bytes / PAGE)),
        _ => None,
    };
    spec.map(AreaSpec::total).or_else(named).or_else(only)
}

/// Bytes of a page, where nothing tells otherwise.
const PAGE: u64 = 4096;
