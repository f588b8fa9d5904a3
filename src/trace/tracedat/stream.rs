//! The pages of one CPU, a few at a time, and the wanted events in them.

use std::io::{Read, Seek};

use super::compress::Unpacker;
use super::format::{EventFormat, Field};
use super::input::{ByteOrder, Input};
use super::options::CpuData;
use super::page::{Entry, Events, PageLayout};
use super::{Error, Result};

/// Pages of a chunk: trace-cmd packs ten.
const CHUNK_PAGES_MAX: usize = 64;

/// Bytes of all buffers together.
const BUFFERS_MAX: usize = 128 << 20;

/// Which events are wanted, by their number.
pub(super) struct Wanted {
    /// Where records carry the number.
    kind: Option<Field>,
    /// Indices of formats by number; [`Wanted::NONE`] for all others.
    table: Vec<u16>,
}

impl Wanted {
    const NONE: u16 = u16::MAX;

    /// Numbers are 16 bits wide in every kernel.
    const TABLE_MAX: usize = 1 << 16;

    pub(super) fn new(formats: &[EventFormat]) -> Wanted {
        let kind = formats.first().and_then(|format| format.field("common_type")).cloned();
        let mut table = Vec::new();
        for (format, index) in formats.iter().zip(0..Wanted::NONE) {
            let id = usize::try_from(format.id).unwrap_or(usize::MAX);
            if id < Wanted::TABLE_MAX {
                table.resize(table.len().max(id + 1), Wanted::NONE);
                table[id] = index;
            }
        }
        Wanted { kind, table }
    }

    /// Returns the format of a record, if it is wanted.
    #[inline]
    fn format(&self, record: &[u8], order: ByteOrder) -> Option<u16> {
        let kind = self.kind.as_ref()?.unsigned(record, order)?;
        let format = *self.table.get(usize::try_from(kind).ok()?)?;
        (format != Wanted::NONE).then_some(format)
    }
}

/// What all streams share.
pub(super) struct Shared<R> {
    pub(super) input: Input<R>,
    pub(super) unpacker: Unpacker,
    pub(super) wanted: Wanted,
    /// Events seen, wanted or not.
    pub(super) events: u64,
    /// Pages that were left out, whole or from some event on.
    pub(super) bad_pages: u64,
    /// Bytes in the buffers of all streams.
    pub(super) held: usize,
}

/// Where more pages come from.
enum Source {
    Pages {
        next: u64,
        left: u64,
    },
    /// The end is told by the count alone: some versions of trace-cmd leave the count's own bytes
    /// out of the size.
    Chunks {
        next: u64,
        count: Option<u32>,
    },
}

/// The events of one CPU of one instance, in the order in which they were written.
pub(super) struct Stream {
    pub(super) cpu: u32,
    pub(super) instance: usize,
    layout: PageLayout,
    source: Source,
    /// Bytes read at once.
    batch: usize,
    /// Whole pages; a cut one at most at the end.
    buffer: Vec<u8>,
    /// Where the current page begins in the buffer.
    page: usize,
    events: Option<Events>,
    /// Bytes that the file's end took away.
    pub(super) missing: u64,
}

/// What a stream found next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) ts: u64,
    pub(super) what: What,
}

/// An event by its format and the place of its record, or a gap.
#[derive(Clone, Copy, Debug)]
pub(super) enum What {
    Event { format: u16, at: usize, length: usize },
    Lost(Option<u64>),
}

impl Stream {
    /// Makes a stream over what is there of a CPU's data.
    pub(super) fn new(
        instance: usize,
        data: CpuData,
        file: u64,
        layout: PageLayout,
        packed: bool,
    ) -> Stream {
        let there = file.saturating_sub(data.offset).min(data.size);
        let source = match packed {
            false => Source::Pages { next: data.offset, left: there },
            true => Source::Chunks { next: data.offset, count: None },
        };
        Stream {
            cpu: data.cpu,
            instance,
            layout,
            source,
            batch: layout.size,
            buffer: Vec::new(),
            page: 0,
            events: None,
            missing: data.size - there,
        }
    }

    /// Sets how many bytes are read at once, rounded to whole pages, one at least.
    pub(super) fn set_batch(&mut self, bytes: usize) {
        self.batch = (bytes / self.layout.size).max(1) * self.layout.size;
    }

    /// The record that was found last.
    pub(super) fn record(&self, at: usize, length: usize) -> &[u8] {
        self.buffer.get(at..at + length).unwrap_or(&[])
    }

    /// Finds the next wanted event or gap; `None` at the end.
    pub(super) fn advance<R: Read + Seek>(
        &mut self,
        shared: &mut Shared<R>,
    ) -> Result<Option<Found>> {
        loop {
            if let Some(event) = self.scan_page(shared) {
                return Ok(Some(event));
            }
            if self.page >= self.buffer.len() && !self.refill(shared)? {
                return Ok(None);
            }
            if let Some(lost) = self.open_page(shared) {
                return Ok(Some(lost));
            }
        }
    }

    /// Finds the next wanted event of the open page; closes the page at its end.
    #[inline]
    fn scan_page<R: Read + Seek>(&mut self, shared: &mut Shared<R>) -> Option<Found> {
        let order = shared.input.order();
        let page_end = self.page_end();
        let page = self.buffer.get(self.page..page_end)?;
        let events = self.events.as_mut()?;
        while let Some(entry) = events.next(page, order) {
            let Ok(Entry { ts, at, length }) = entry else {
                shared.bad_pages += 1;
                break;
            };
            shared.events += 1;
            if let Some(format) = shared.wanted.format(&page[at..at + length], order) {
                let at = self.page + at;
                return Some(Found { ts, what: What::Event { format, at, length } });
            }
        }
        self.events = None;
        self.page = page_end;
        None
    }

    fn page_end(&self) -> usize {
        self.buffer.len().min(self.page.saturating_add(self.layout.size))
    }

    /// Opens the page that begins at `self.page`; returns the gap before it.
    fn open_page<R: Read + Seek>(&mut self, shared: &mut Shared<R>) -> Option<Found> {
        let order = shared.input.order();
        let end = self.page_end();
        let page = self.buffer.get(self.page..end).unwrap_or(&[]);
        let Some(head) = self.layout.head(page, order) else {
            shared.bad_pages += 1;
            self.page = end;
            return None;
        };
        shared.bad_pages += u64::from(!head.whole);
        self.events = Some(head.events);
        let events = head.lost?;
        // A gap has no stamp: it is told just before the event that follows it.
        let mut ahead = head.events;
        let ts = match ahead.next(page, order) {
            Some(Ok(entry)) => entry.ts,
            _ => head.events.ts(),
        };
        Some(Found { ts, what: What::Lost(events) })
    }

    /// Reads more pages; false at the end of this CPU's data.
    fn refill<R: Read + Seek>(&mut self, shared: &mut Shared<R>) -> Result<bool> {
        self.page = 0;
        match self.source {
            Source::Pages { next, left } => {
                let bytes = usize::try_from(left).unwrap_or(usize::MAX).min(self.batch);
                self.resize(bytes, shared)?;
                if bytes == 0 {
                    return Ok(false);
                }
                self.source =
                    Source::Pages { next: next + bytes as u64, left: left - bytes as u64 };
                shared.input.seek(next)?;
                shared.input.exact(&mut self.buffer)?;
                Ok(true)
            }
            Source::Chunks { next, count } => self.next_chunk(next, count, shared),
        }
    }

    /// Unpacks the next chunk that is sound; `count` chunks begin at `next`, or the count itself.
    fn next_chunk<R: Read + Seek>(
        &mut self,
        mut next: u64,
        count: Option<u32>,
        shared: &mut Shared<R>,
    ) -> Result<bool> {
        let input = &mut shared.input;
        let mut count = match count {
            Some(count) => count,
            None => {
                input.seek(next)?;
                next += 4;
                input.u32()?
            }
        };
        while count > 0 {
            count -= 1;
            let input = &mut shared.input;
            input.seek(next)?;
            let (packed, plain) = (u64::from(input.u32()?), input.u32()?);
            next = input.position().saturating_add(packed);
            self.source = Source::Chunks { next, count: Some(count) };
            let max = CHUNK_PAGES_MAX * self.layout.size;
            let size = usize::try_from(plain).ok().filter(|&plain| plain <= max);
            let Some(size) = size else {
                return Err(input.damaged(format!("a chunk of {plain} bytes; {max} at most")));
            };
            let packed = input.bytes(packed, max, "a packed chunk")?;
            self.resize(size, shared)?;
            if shared.unpacker.unpack(&packed, &mut self.buffer).is_ok() {
                return Ok(true);
            }
            shared.bad_pages += (size / self.layout.size).max(1) as u64;
        }
        self.resize(0, shared)?;
        Ok(false)
    }

    fn resize<R>(&mut self, size: usize, shared: &mut Shared<R>) -> Result<()> {
        let held = shared.held.saturating_sub(self.buffer.capacity());
        if held.saturating_add(size) > BUFFERS_MAX {
            let text = format!("the pages of all CPUs need more than {BUFFERS_MAX} bytes at once");
            return Err(Error::Unsupported(text));
        }
        self.buffer.truncate(size);
        self.buffer.shrink_to(size);
        self.buffer.resize(size, 0);
        shared.held = held + self.buffer.capacity();
        Ok(())
    }
}
