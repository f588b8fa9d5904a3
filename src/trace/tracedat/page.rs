//! Pages of the kernel's ring buffer.

use super::format::Field;
use super::input::ByteOrder;

const PADDING: u32 = 29;
const TIME_EXTEND: u32 = 30;
const TIME_STAMP: u32 = 31;

/// Bits of the time step in an event's head.
const DELTA_BITS: u32 = 27;

/// Bits of a full time stamp that an event can hold; the rest comes from the stamp before it.
const STAMP_BITS: u32 = 59;

/// Bits of the commit word that count bytes.
const COMMIT_MASK: u64 = (1 << DELTA_BITS) - 1;
const LOST_COUNTED: u64 = 1 << 30;
const LOST: u64 = 1 << 31;

/// Where the parts of a page lie, from the file's `header_page`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PageLayout {
    commit: usize,
    /// Bytes of a kernel's long.
    long: usize,
    data: usize,
    /// Bytes of a whole page.
    pub(super) size: usize,
}

impl PageLayout {
    /// Parses the text `header_page`; `None` if a field is missing or makes no sense.
    pub(super) fn parse(text: &str) -> Option<PageLayout> {
        let fields: Vec<Field> = text.lines().filter_map(Field::parse).collect();
        let field = |name: &str| fields.iter().find(|field| field.name == name);
        let (commit, data) = (field("commit")?, field("data")?);
        let sound = matches!(commit.size, 4 | 8)
            && commit.offset >= 8
            && commit.offset.checked_add(commit.size)? <= data.offset;
        let size = data.offset.checked_add(data.size)?;
        let layout =
            PageLayout { commit: commit.offset, long: commit.size, data: data.offset, size };
        sound.then_some(layout)
    }

    /// The layout of all kernels since 2.6.3x, for files without the text.
    pub(super) fn usual(long: usize, size: usize) -> PageLayout {
        PageLayout { commit: 8, long, data: 8 + long, size }
    }

    /// Reads the head of a page. `None` if the page is shorter than a head.
    pub(super) fn head(&self, page: &[u8], order: ByteOrder) -> Option<PageHead> {
        let ts = order.unsigned(page.get(..8)?)?;
        let commit = order.unsigned(page.get(self.commit..)?.get(..self.long)?)?;
        let bytes = usize::try_from(commit & COMMIT_MASK).ok()?;
        let end = self.data.checked_add(bytes)?;
        let lost = (commit & LOST != 0).then(|| {
            let stored = page.get(end..)?.get(..self.long).filter(|_| commit & LOST_COUNTED != 0);
            order.unsigned(stored?)
        });
        let whole = end <= page.len();
        let events = Events { ts, at: self.data, end: end.min(page.len()) };
        Some(PageHead { events, lost, whole })
    }
}

/// What the head of a page says.
pub(super) struct PageHead {
    pub(super) events: Events,
    /// Whether events were lost before this page, and how many if that is known.
    pub(super) lost: Option<Option<u64>>,
    /// Whether all events lie inside the page.
    pub(super) whole: bool,
}

/// Walks over the events of a page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Events {
    ts: u64,
    at: usize,
    end: usize,
}

/// One event: its data from `at`, `length` bytes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) ts: u64,
    pub(super) at: usize,
    pub(super) length: usize,
}

/// The rest of a page makes no sense.
pub(super) struct BadPage;

impl Events {
    /// The stamp of the event before, at first that of the page.
    pub(super) fn ts(&self) -> u64 {
        self.ts
    }

    /// Finds the next event with data; `None` at the end of the page. After an error the page is
    /// at its end.
    #[inline]
    pub(super) fn next(&mut self, page: &[u8], order: ByteOrder) -> Option<Result<Entry, BadPage>> {
        while self.at < self.end {
            match self.step(page, order) {
                Some(Some(entry)) => return Some(Ok(entry)),
                Some(None) => {}
                None => {
                    self.at = self.end;
                    return Some(Err(BadPage));
                }
            }
        }
        None
    }

    /// Takes one event; the outer `None` says that it makes no sense, the inner that it is no data.
    #[inline]
    fn step(&mut self, page: &[u8], order: ByteOrder) -> Option<Option<Entry>> {
        let (kind, delta) = split(word(page, self.at, self.end, order)?, order);
        let data = self.at + 4;
        let (start, length) = match kind {
            TIME_EXTEND => {
                let high = u64::from(word(page, data, self.end, order)?);
                self.ts = self.ts.checked_add(high << DELTA_BITS | delta)?;
                self.at = data + 4;
                return Some(None);
            }
            TIME_STAMP => {
                let high = u64::from(word(page, data, self.end, order)?);
                self.ts = absolute(high << DELTA_BITS | delta, self.ts)?;
                self.at = data + 4;
                return Some(None);
            }
            PADDING if delta == 0 => {
                self.at = self.end;
                return Some(None);
            }
            PADDING => (data, usize::try_from(word(page, data, self.end, order)?).ok()?),
            0 => {
                let length = usize::try_from(word(page, data, self.end, order)?).ok()?;
                (data + 4, length.checked_sub(4)?.checked_next_multiple_of(4)?)
            }
            words => (data, usize::try_from(words).ok()? * 4),
        };
        let next = start.checked_add(length).filter(|&next| next <= self.end)?;
        self.ts = self.ts.checked_add(delta)?;
        self.at = next;
        Some((kind != PADDING).then_some(Entry { ts: self.ts, at: start, length }))
    }
}

#[inline]
fn word(page: &[u8], at: usize, end: usize, order: ByteOrder) -> Option<u32> {
    let bytes = page.get(at..end)?.first_chunk()?;
    Some(order.u32(*bytes))
}

/// Splits an event's head into its type and its time step: the type is the lower bits in little
/// endian, the upper ones in big endian, as C compilers lay out bit fields.
#[inline]
fn split(head: u32, order: ByteOrder) -> (u32, u64) {
    match order {
        ByteOrder::Little => (head & 31, u64::from(head >> 5)),
        ByteOrder::Big => (head >> DELTA_BITS, u64::from(head & ((1 << DELTA_BITS) - 1))),
    }
}

/// Completes a stamp of 59 bits from the one before it; one that would go far back has wrapped.
fn absolute(stamp: u64, before: u64) -> Option<u64> {
    let high = before >> STAMP_BITS << STAMP_BITS;
    let stamp = high | stamp & ((1 << STAMP_BITS) - 1);
    match high > 0 && stamp < before {
        true => stamp.checked_add(1 << STAMP_BITS),
        false => Some(stamp),
    }
}
