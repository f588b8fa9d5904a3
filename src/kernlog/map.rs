//! Free maps: `number of available pages: 72@184+3886@4306=> 3958 free of 8192 total pages`, over
//! one line or several.
//!
//! Up to 6.14 a map is one line, from 6.15 on it has a line for each range, and anything may break
//! it further: the console, a mail, other CPUs. So it is read as a stream of characters, and a map
//! counts as whole only with its last words there and its sum right.

use crate::units::Pages;

/// A free map as logged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FreeMap {
    /// The first line.
    pub line: u64,
    /// The holes, a list for each range; one list where the kernel names no ranges.
    pub ranges: Vec<RangeMap>,
    /// Free pages as printed behind the holes; from 6.15 on the area's own counter.
    pub free: Option<Pages>,
    /// The area's size as printed.
    pub total: Option<Pages>,
    /// Whether its holes stand on a line for each range, as from 6.15 on.
    pub has_range_lines: bool,
    /// Whether lines of another map, or of something else, stand between its own.
    pub mixed: bool,
}

/// The holes of one range.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RangeMap {
    /// In the order printed: by bit.
    pub chunks: Vec<Chunk>,
    /// Whether what stands there could not be read to its end.
    pub broken: bool,
}

/// One hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// Its pages.
    pub pages: Pages,
    /// Its first bit; `None` in the oldest form, which prints sizes only.
    pub bit: Option<u64>,
}

impl FreeMap {
    /// Returns the sum of the holes, saturating.
    pub fn sum(&self) -> Pages {
        let chunks = self.ranges.iter().flat_map(|range| &range.chunks);
        Pages(chunks.fold(0, |sum, chunk| chunk.pages.0.saturating_add(sum)))
    }

    /// Tells whether the places of all holes are known: none is missing, broken or without a bit.
    pub fn is_whole(&self) -> bool {
        let placed = |range: &RangeMap| {
            !range.broken && range.chunks.iter().all(|chunk| chunk.bit.is_some())
        };
        let sum_fits = self.free.is_some_and(|free| self.sum() <= free);
        // The counter may run ahead of the map only where a bit covers several pages.
        self.total.is_some()
            && sum_fits
            && self.ranges.iter().all(placed)
            && (!self.mixed || self.free == Some(self.sum()))
    }

    /// Returns the pages of the longest hole; 0 if there is none.
    pub fn longest(&self) -> Pages {
        let chunks = self.ranges.iter().flat_map(|range| &range.chunks);
        chunks.map(|chunk| chunk.pages).max().unwrap_or_default()
    }
}

/// A map under way.
#[derive(Clone, Debug, Default)]
pub(super) struct Building {
    line: u64,
    /// Texts of the ranges, the last one still growing.
    texts: Vec<String>,
    has_range_lines: bool,
    mixed: bool,
}

/// The most characters of a map: the kernel prints at most some thousand holes.
const LONGEST: usize = 1 << 20;

impl Building {
    pub(super) fn new(line: u64, text: &str) -> Building {
        Building { line, texts: vec![text.into()], ..Building::default() }
    }

    pub(super) fn mix(&mut self) {
        self.mixed = true;
    }

    /// Takes the text of a range.
    pub(super) fn range(&mut self, index: u32, text: &str) {
        let next = self.texts.len() - usize::from(self.is_headless());
        // A range out of turn is of another map.
        self.mixed |= usize::try_from(index).ok() != Some(next);
        if self.is_headless() {
            self.texts.clear();
        }
        self.texts.push(text.into());
        self.has_range_lines = true;
    }

    /// Whether no hole was printed yet.
    fn is_headless(&self) -> bool {
        matches!(&self.texts[..], [only] if only.is_empty())
    }

    /// Takes the text of a line that goes on with the map; false if it does not.
    pub(super) fn go_on(&mut self, text: &str) -> bool {
        let size: usize = self.texts.iter().map(String::len).sum();
        if !is_of_map(text) || size > LONGEST {
            return false;
        }
        if let Some(last) = self.texts.last_mut() {
            let words = text.starts_with(|c: char| c.is_ascii_alphabetic());
            if words && !last.is_empty() {
                last.push(' ');
            }
            last.push_str(text);
        }
        true
    }

    /// Whether its last words are there.
    pub(super) fn is_complete(&self) -> bool {
        self.texts.last().is_some_and(|text| {
            let Some((_, end)) = text.split_once("=>") else { return false };
            end.contains("total pages") || (end.contains("total: ") && end.contains(" pages"))
        })
    }

    /// Reads what there is.
    pub(super) fn finish(mut self) -> FreeMap {
        let last = self.texts.pop().unwrap_or_default();
        let (holes, end) = last.split_once("=>").unwrap_or((&last, ""));
        let mut map = FreeMap {
            line: self.line,
            has_range_lines: self.has_range_lines,
            mixed: self.mixed,
            ..FreeMap::default()
        };
        (map.free, map.total) = numbers(end);
        let complete = map.total.is_some();
        let texts = self.texts.iter().map(String::as_str).chain([holes]);
        map.ranges = texts.map(holes_of).collect();
        if let Some(range) = map.ranges.last_mut() {
            range.broken |= !complete;
        }
        map
    }
}

/// Tells whether a text can stand in a map: holes, an arrow, or its last words.
fn is_of_map(text: &str) -> bool {
    let text = text.trim();
    let holes = |c: char| c.is_ascii_digit() || matches!(c, '@' | '+' | '=' | '>' | ' ');
    let words = ["free", "of", "total", "pages", "total:", "pages,", "=>"];
    !text.is_empty()
        && text
            .split_ascii_whitespace()
            .all(|word| words.contains(&word) || word.chars().all(holes))
}

/// Reads `3958 free of 8192 total pages`, and the oldest `357 pages, total: 2048 pages`.
fn numbers(text: &str) -> (Option<Pages>, Option<Pages>) {
    let mut numbers = text
        .split(|c: char| !c.is_ascii_digit())
        .filter(|digits| !digits.is_empty())
        .map(|digits| digits.parse().ok().map(Pages));
    (numbers.next().flatten(), numbers.next().flatten())
}

/// Reads `72@184+3886@4306`, with or without a plus before the first hole, or sizes only.
fn holes_of(text: &str) -> RangeMap {
    let mut range = RangeMap::default();
    for hole in text.split(|c: char| c == '+' || c.is_whitespace()).filter(|h| !h.is_empty()) {
        let (pages, bit) = match hole.split_once('@') {
            Some((pages, bit)) => (pages, Some(bit)),
            None => (hole, None),
        };
        let bit = match bit.map(str::parse) {
            Some(Err(_)) => {
                range.broken = true;
                break;
            }
            Some(Ok(bit)) => Some(bit),
            None => None,
        };
        let Ok(pages) = pages.parse() else {
            range.broken = true;
            break;
        };
        range.chunks.push(Chunk { pages: Pages(pages), bit });
    }
    range
}
