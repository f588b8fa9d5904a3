//! Reads areas files line by line.

use std::collections::BTreeMap;
use std::io::{BufRead, Read};
use std::str::FromStr;
use std::sync::Arc;

use super::{AreasFile, CpuBuffer, State, ToldArea};
use crate::cma::bitmap::Bitmap;
use crate::error::{Diagnostic, Error, Place, Result};
use crate::geometry::{AreaSpec, check_size};
use crate::units::Pages;

/// The most faults that one error names.
pub const MAX_COMPLAINTS: usize = 20;

/// The longest line, in bytes: the bitmap of an area of 700 GiB, bit by bit, still fits.
pub const MAX_LINE: usize = 64 << 20;

/// Bits in a word of a bitmap as debugfs prints it.
const WORD_BITS: usize = 32;

/// Characters of a faulty word that a message repeats.
const SHOWN: usize = 40;

/// Bytes that are kept of a line behind a fault, more than a message shows.
const KEPT_BEHIND: usize = 200;

/// Reads an areas file; `name` stands for it in messages.
///
/// Takes memory in proportion to the file.
///
/// # Errors
/// [`Error::Data`] with every fault up to [`MAX_COMPLAINTS`], one a line; [`Error::Io`] if reading
/// fails.
pub fn parse(name: &str, mut input: impl BufRead) -> Result<AreasFile> {
    let mut parser = Parser { file: name, ..Parser::default() };
    let mut bytes = Vec::new();
    let limit = MAX_LINE as u64 + 2;
    for number in 1.. {
        bytes.clear();
        let read = input.by_ref().take(limit).read_until(b'\n', &mut bytes);
        if read.map_err(|source| Error::Io { path: name.into(), source })? == 0 {
            break;
        }
        let line = bytes.strip_suffix(b"\n").unwrap_or(&bytes);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let fault = match () {
            () if memchr::memchr(0, line).is_some() => "holds NUL bytes",
            () if line.len() > MAX_LINE => "is too long",
            () => {
                parser.line(number, &String::from_utf8_lossy(line));
                continue;
            }
        };
        return Err(Error::data(name, format!("line {number} {fault}; expected an areas file")));
    }
    parser.finish()
}

/// A moment of the recording at which the state was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Moment {
    Start,
    End,
}

impl Moment {
    const ALL: [Moment; 2] = [Moment::Start, Moment::End];

    /// Returns what stands between a key and its value.
    fn separator(self) -> &'static str {
        match self {
            Moment::Start => " at start: ",
            Moment::End => " at end: ",
        }
    }
}

impl ToldArea {
    fn state(&mut self, moment: Moment) -> &mut State {
        match moment {
            Moment::Start => &mut self.start,
            Moment::End => &mut self.end,
        }
    }
}

/// A bitmap as it was read: what it is a map of is known only at the end of the file.
struct RawMap {
    words: Vec<u32>,
    place: Place,
}

/// A fault of a line: the part of it that is wrong, and why.
struct Fault<'a> {
    part: &'a str,
    text: String,
}

type Outcome<'a> = std::result::Result<(), Fault<'a>>;

impl<'a> Fault<'a> {
    fn new(part: &'a str, text: impl Into<String>) -> Fault<'a> {
        Fault { part, text: text.into() }
    }

    fn expected(part: &'a str, what: &str) -> Fault<'a> {
        let mut read: String = part.chars().take(SHOWN).collect();
        if read.len() < part.len() {
            read += "..";
        }
        Fault::new(part, format!("`{}`; expected {what}", read.escape_debug()))
    }
}

#[derive(Default)]
struct Parser<'a> {
    file: &'a str,
    out: AreasFile,
    /// Positions in `out.areas` by name.
    index: BTreeMap<Arc<str>, usize>,
    /// Bitmaps by area and moment, then by range; `None` for one that could not be read.
    bitmaps: BTreeMap<(usize, Moment), BTreeMap<usize, Option<RawMap>>>,
    complaints: Vec<Diagnostic>,
    unnamed_complaints: u64,
}

impl Parser<'_> {
    fn line(&mut self, number: u64, line: &str) {
        let text = if number == 1 { line.trim_start_matches('\u{feff}') } else { line }.trim();
        let place = |part: &str| place(number, line, part);
        let outcome = match text.strip_prefix('#') {
            Some(comment) => self.comment(comment.trim_start(), &place),
            None => self.statement(text),
        };
        if let Err(Fault { part, text }) = outcome {
            self.complain(place(part), text);
        }
    }

    fn statement<'t>(&mut self, text: &'t str) -> Outcome<'t> {
        if text.is_empty() {
            return Ok(());
        }
        let spec = text.strip_prefix("--area").and_then(|rest| rest.strip_prefix([' ', '\t', '=']));
        let Some(spec) = spec.map(str::trim_start) else {
            let word = text.split_ascii_whitespace().next().unwrap_or(text);
            return Err(Fault::expected(word, "`--area NAME,base=PFN,pages=N` or a comment"));
        };
        let area = AreaSpec::from_str(spec).map_err(|text| Fault::new(spec, text))?;
        once(&mut self.area(&area.name.clone()).spec, area, spec)
    }

    fn comment<'t>(&mut self, text: &'t str, place: &dyn Fn(&str) -> Place) -> Outcome<'t> {
        for moment in Moment::ALL {
            if let Some((what, value)) = text.split_once(moment.separator()) {
                return self.state(what, moment, value.trim(), place);
            }
        }
        if let Some((what, source)) = text.split_once(" from: ") {
            return self.source(what, source);
        }
        if let Some(rest) = text.strip_prefix("cpu ") {
            return self.cpu(rest);
        }
        match text.split_once(": ") {
            Some(("kernel", value)) => once(&mut self.out.kernel, value.into(), value),
            Some(("clock", value)) => once(&mut self.out.clock, value.into(), value),
            Some(("page size", value)) => {
                let size = number::<u64>(value).filter(|size| size.is_power_of_two());
                let size = size.ok_or_else(|| Fault::expected(value, "a power of two"))?;
                once(&mut self.out.page_size, size, value)
            }
            _ => Ok(()),
        }
    }

    /// Reads `AREA KEY at MOMENT: VALUE`; a file that could not be read has left no value.
    fn state<'t>(
        &mut self,
        what: &'t str,
        moment: Moment,
        value: &'t str,
        place: &dyn Fn(&str) -> Place,
    ) -> Outcome<'t> {
        if value.is_empty() {
            return Ok(());
        }
        let Some((name, key)) = what.rsplit_once(' ') else {
            return if what == "settled" { self.settled(moment, value) } else { Ok(()) };
        };
        if key == "bitmap" {
            return self.bitmap(name, moment, value, place);
        }
        let slot: fn(&mut State) -> &mut Option<Pages> = match key {
            "used" => |state| &mut state.used,
            "maxchunk" => |state| &mut state.max_chunk,
            "total_pages" => |state| &mut state.total,
            "available_pages" => |state| &mut state.available,
            "alloc_pages_success" => |state| &mut state.allocated,
            "alloc_pages_fail" => |state| &mut state.failed,
            "release_pages_success" => |state| &mut state.released,
            _ => return Ok(()),
        };
        let pages = number(value).ok_or_else(|| Fault::expected(value, "a number of pages"))?;
        once(slot(self.area(name).state(moment)), Pages(pages), value)
    }

    fn settled<'t>(&mut self, moment: Moment, value: &'t str) -> Outcome<'t> {
        let settled = match value {
            "yes" => true,
            "no" => false,
            _ => return Err(Fault::expected(value, "yes or no")),
        };
        let slot = match moment {
            Moment::Start => &mut self.out.settled_at_start,
            Moment::End => &mut self.out.settled_at_end,
        };
        once(slot, settled, value)
    }

    /// Reads a bitmap of range N, where `name` is `AREA range N`, or else of the only range.
    fn bitmap<'t>(
        &mut self,
        name: &'t str,
        moment: Moment,
        value: &'t str,
        place: &dyn Fn(&str) -> Place,
    ) -> Outcome<'t> {
        let numbered =
            name.rsplit_once(" range ").and_then(|(name, range)| Some((name, number(range)?)));
        let (name, range) = numbered.unwrap_or((name, 0));
        self.area(name);
        let ranges = self.bitmaps.entry((self.index[name], moment)).or_default();
        if ranges.insert(range, None).is_some() {
            return Err(Fault::new(value, "given twice; expected each bitmap once"));
        }
        let words = value.split_ascii_whitespace().map(|word| {
            number(word).ok_or_else(|| Fault::expected(word, "a word of 32 bits, in decimal"))
        });
        let words = words.collect::<std::result::Result<_, _>>()?;
        ranges.insert(range, Some(RawMap { words, place: place(value) }));
        Ok(())
    }

    fn source<'t>(&mut self, what: &'t str, source: &'t str) -> Outcome<'t> {
        let Some((name, key)) = what.rsplit_once(' ') else { return Ok(()) };
        let slot: fn(&mut ToldArea) -> &mut Option<String> = match key {
            "base" => |area| &mut area.base_from,
            "pages" => |area| &mut area.pages_from,
            "order_per_bit" => |area| &mut area.order_per_bit_from,
            _ => return Ok(()),
        };
        once(slot(self.area(name)), source.into(), source)
    }

    /// Reads `N entries: E overrun: O dropped: D`, in any order, and leaves other counts alone.
    fn cpu<'t>(&mut self, text: &'t str) -> Outcome<'t> {
        let mut words = text.split_ascii_whitespace();
        let Some(cpu) = words.next().and_then(number) else { return Ok(()) };
        let mut buffer = CpuBuffer { cpu, ..CpuBuffer::default() };
        while let Some(key) = words.next() {
            let count = match key {
                "entries:" => &mut buffer.entries,
                "overrun:" => &mut buffer.overrun,
                "dropped:" => &mut buffer.dropped,
                _ => continue,
            };
            let value = words.next().unwrap_or(key);
            *count = number(value).ok_or_else(|| Fault::expected(value, "a number of events"))?;
        }
        self.out.cpus.push(buffer);
        Ok(())
    }

    /// Returns the area of that name, a new one if it has not been named before.
    fn area(&mut self, name: &str) -> &mut ToldArea {
        let areas = &mut self.out.areas;
        let index = match self.index.get(name) {
            Some(&index) => index,
            None => {
                let name: Arc<str> = name.into();
                self.index.insert(name.clone(), areas.len());
                areas.push(ToldArea { name, ..ToldArea::default() });
                areas.len() - 1
            }
        };
        &mut areas[index]
    }

    fn complain(&mut self, place: Place, text: String) {
        if self.complaints.len() >= MAX_COMPLAINTS {
            self.unnamed_complaints += 1;
            return;
        }
        let (file, place) = (self.file.into(), Some(place));
        self.complaints.push(Diagnostic { file, place, text, help: None });
    }

    fn finish(mut self) -> Result<AreasFile> {
        self.place_maps();
        if let Err(text) = check_size(self.out.areas.iter().filter_map(|area| area.spec.as_ref())) {
            self.complaints.push(Diagnostic::whole_file(self.file, text));
        }
        if self.unnamed_complaints > 0 {
            let text = format!("and {} more", self.unnamed_complaints);
            self.complaints.push(Diagnostic::whole_file(self.file, text));
        }
        if self.complaints.is_empty() { Ok(self.out) } else { Err(Error::Data(self.complaints)) }
    }

    /// Makes maps of the bitmaps, now that all geometry is known.
    fn place_maps(&mut self) {
        for ((area, moment), bitmaps) in std::mem::take(&mut self.bitmaps) {
            let area = &mut self.out.areas[area];
            let Some(spec) = &area.spec else { continue };
            match maps_of(spec, bitmaps) {
                Ok(maps) => area.state(moment).maps = maps,
                Err((place, text)) => self.complain(place, text),
            }
        }
    }
}

/// Makes the maps of an area; `None` if a fault of one of them is known already.
fn maps_of(
    area: &AreaSpec,
    bitmaps: BTreeMap<usize, Option<RawMap>>,
) -> std::result::Result<Option<Vec<Bitmap>>, (Place, String)> {
    let ranges = area.ranges.len();
    let mut maps = Vec::new();
    let mut last = None;
    for (index, bitmap) in bitmaps {
        let Some(RawMap { words, place }) = bitmap else { return Ok(None) };
        let Some(&range) = area.ranges.get(index).filter(|_| index == maps.len()) else {
            let text = format!("range {index} out of place; expected a bitmap of each of {ranges}");
            return Err((place, text));
        };
        match map_of(&words, area.bit_count(range)) {
            Ok(map) => maps.push(map),
            Err(text) => return Err((place, text)),
        }
        last = Some(place);
    }
    match last {
        Some(place) if maps.len() < ranges => {
            Err((place, format!("no bitmap of range {}; expected one of each", maps.len())))
        }
        _ => Ok(Some(maps)),
    }
}

/// Makes a map of a bitmap in words: bit `i` of word `j` stands for bit `32 * j + i`.
fn map_of(words: &[u32], bits: usize) -> std::result::Result<Bitmap, String> {
    let expected = bits.div_ceil(WORD_BITS);
    if words.len() != expected {
        return Err(format!("{} words; expected {expected}, for {bits} bits", words.len()));
    }
    let mut map = Bitmap::new(bits);
    for (index, &word) in words.iter().enumerate() {
        let (mut at, mut rest) = (index * WORD_BITS, word);
        while rest != 0 {
            let clear = rest.trailing_zeros();
            let set = (rest >> clear).trailing_ones();
            at += clear as usize;
            if at + set as usize > bits {
                return Err(format!("a bit set behind the last of {bits}; expected clear ones"));
            }
            map.set(at, set as usize);
            at += set as usize;
            rest = rest.checked_shr(clear + set).unwrap_or(0);
        }
    }
    Ok(map)
}

/// Fills a slot that may be filled once.
fn once<'t, T>(slot: &mut Option<T>, value: T, part: &'t str) -> Outcome<'t> {
    if slot.is_some() {
        return Err(Fault::new(part, "given twice; expected once"));
    }
    *slot = Some(value);
    Ok(())
}

/// Reads a decimal number, without a sign.
fn number<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Returns the place of a part of a line. Bitmaps make lines long: what is far behind is not kept.
fn place(number: u64, line: &str, part: &str) -> Place {
    let at = (part.as_ptr() as usize).saturating_sub(line.as_ptr() as usize).min(line.len());
    let end = (at + KEPT_BEHIND..line.len()).find(|&end| line.is_char_boundary(end));
    let source = line[..end.unwrap_or(line.len())].to_string();
    Place { line: number, column: line[..at].chars().count() + 1, source }
}
