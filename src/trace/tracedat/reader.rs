//! From a file to its events in the order of time.

use std::cmp::Reverse;
use std::collections::binary_heap::PeekMut;
use std::collections::{BTreeMap, BinaryHeap};
use std::io::{Read, Seek};
use std::sync::Arc;

use super::compress::{Compression, Unpacker};
use super::format::{EventFormat, Field};
use super::input::{ByteOrder, Input};
use super::options::{Options, TscFactors};
use super::page::PageLayout;
use super::parts::{Layout, Parts};
use super::stream::{Found, Shared, Stream, Wanted, What};
use super::{Error, MAGIC, Result, v6, v7};

/// Bytes that are read ahead over all CPUs.
const READ_AHEAD: usize = 8 << 20;

/// Bytes that are read ahead for one CPU.
const READ_AHEAD_CPU: usize = 256 * 1024;

/// CPUs that are told apart when their data ends in damage.
const BROKEN_TOLD: u64 = 5;

/// The kernel counts bytes of a page in 20 bits.
const PAGE_MAX: usize = 1 << 20;

/// What a file says of itself.
#[derive(Clone, Debug)]
pub struct Info {
    /// The version of the format, 6 or 7.
    pub version: u8,
    /// The order of bytes in all numbers.
    pub order: ByteOrder,
    /// The instances that hold data; the top instance has no name.
    pub instances: Vec<Instance>,
    /// The factors that turn ticks of the CPU's counter into nanoseconds, if the file has them.
    pub tsc: Option<TscFactors>,
    /// Whether the file asks to shift all stamps by a fixed time. Stamps are given as recorded.
    pub has_offset: bool,
    /// Whether the file asks to convert a guest's stamps to its host's clock. Stamps are given as
    /// recorded.
    pub has_time_shift: bool,
    /// Events the kernel counted as overwritten or dropped, by CPU.
    pub overwritten: BTreeMap<u32, u64>,
    /// Buffers that hold text, which is not read.
    pub text_buffers: u32,
    /// The layouts of the wanted events.
    pub formats: Vec<EventFormat>,
}

/// A buffer instance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instance {
    /// Its name, empty for the top instance.
    pub name: String,
    /// The clock that its stamps come from, if the file tells.
    pub clock: Option<String>,
}

/// What comes next in a trace.
#[derive(Clone, Debug)]
pub enum Item<'a> {
    /// A wanted event.
    Event(Event<'a>),
    /// The kernel lost events on a CPU before its next event.
    Lost {
        /// The stamp of the event that follows.
        ts: u64,
        /// The CPU.
        cpu: u32,
        /// The index of the instance in [`Info::instances`].
        instance: usize,
        /// How many, if the kernel counted them.
        events: Option<u64>,
    },
}

/// A wanted event, not yet taken apart.
#[derive(Clone, Debug)]
pub struct Event<'a> {
    /// The stamp as recorded, in the unit of the instance's clock.
    pub ts: u64,
    /// The CPU.
    pub cpu: u32,
    /// The task's id; 0 for the idle task, or if the record is too short.
    pub tid: u32,
    /// The index of the instance in [`Info::instances`].
    pub instance: usize,
    /// The index of the layout in [`Info::formats`].
    pub format: usize,
    /// The record, for [`Field`]s to read.
    pub record: &'a [u8],
}

/// Reads the wanted events of a trace.dat in the order of their stamps.
///
/// Instances with different clocks cannot be ordered; they follow one after the other. Memory does
/// not grow with the file: a few pages of each CPU are held.
pub struct Reader<R> {
    info: Info,
    comms: BTreeMap<u32, Arc<str>>,
    pids: Vec<Option<Field>>,
    /// For each instance, which events it is ordered with.
    groups: Vec<usize>,
    shared: Shared<R>,
    streams: Vec<Stream>,
    /// What each stream found, the earliest on top; equal stamps in the order of the CPUs.
    heap: BinaryHeap<Reverse<Next>>,
    /// Whether the item on top was handed out.
    given: bool,
    warnings: Vec<String>,
    /// CPUs whose data ended in damage.
    broken: u64,
}

#[derive(Clone, Copy, Debug)]
struct Next {
    key: (usize, u64, usize),
    what: What,
}

impl PartialEq for Next {
    fn eq(&self, other: &Next) -> bool {
        self.key == other.key
    }
}

impl Eq for Next {}

impl PartialOrd for Next {
    fn partial_cmp(&self, other: &Next) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Next {
    fn cmp(&self, other: &Next) -> std::cmp::Ordering {
        self.key.cmp(&other.key)
    }
}

impl<R: Read + Seek> Reader<R> {
    /// Reads everything but the pages. `wanted` is asked with the system and the name of each event
    /// that the file describes.
    ///
    /// # Errors
    ///
    /// If the file is no trace.dat of version 6 or 7, or its head is damaged or cut.
    pub fn open(input: R, wanted: &dyn Fn(&str, &str) -> bool) -> Result<Reader<R>> {
        let mut input = Input::new(input, ByteOrder::Little)?;
        let head = Head::read(&mut input)?;
        let compression = match head.version {
            6 => Compression::None,
            _ => v7::compression(&mut input)?,
        };
        let mut unpacker = Unpacker::new(compression);
        let Layout { parts, options } = match head.version {
            6 => v6::layout(&mut input, wanted)?,
            _ => v7::layout(&mut input, &mut unpacker, wanted)?,
        };
        let wanted = Wanted::new(&parts.formats);
        let shared = Shared { input, unpacker, wanted, events: 0, bad_pages: 0, held: 0 };
        let streams = streams(&head, &parts, &options, shared.input.length())?;
        let pids = parts.formats.iter().map(|format| format.field("common_pid").cloned());
        let pids = pids.collect();
        let missing = options.missing_buffers;
        let info = info(&head, options, parts.formats);
        let mut reader = Reader {
            pids,
            groups: groups(&info.instances),
            info,
            comms: parts.comms,
            shared,
            streams,
            heap: BinaryHeap::new(),
            given: false,
            warnings: (missing > 0).then(|| missing_buffers(missing)).into_iter().collect(),
            broken: 0,
        };
        for index in 0..reader.streams.len() {
            let next = reader.advance(index)?;
            reader.heap.extend(next.map(Reverse));
        }
        Ok(reader)
    }

    /// Returns what the file says of itself.
    pub fn info(&self) -> &Info {
        &self.info
    }

    /// Returns the names of tasks that the file keeps, by their ids.
    pub fn comms(&self) -> &BTreeMap<u32, Arc<str>> {
        &self.comms
    }

    /// Returns how many events were read so far, wanted or not.
    pub fn events(&self) -> u64 {
        self.shared.events
    }

    /// Returns what was left out so far, one sentence each.
    pub fn warnings(&self) -> Vec<String> {
        let mut warnings = self.warnings.clone();
        if self.broken > BROKEN_TOLD {
            warnings.push(format!("{} CPUs more ended like that", self.broken - BROKEN_TOLD));
        }
        let missing = self.streams.iter().map(|stream| stream.missing).filter(|&n| n > 0);
        let (cpus, bytes) =
            missing.fold((0, 0_u64), |(cpus, sum), n| (cpus + 1, sum.saturating_add(n)));
        if cpus > 0 {
            let text = format!("the file is cut short: {bytes} bytes of {cpus} CPUs are missing");
            warnings.push(text);
        }
        match self.shared.bad_pages {
            0 => {}
            1 => warnings.push("a page is damaged: its events were left out".into()),
            n => warnings.push(format!("{n} pages are damaged: their events were left out")),
        }
        warnings
    }

    /// Finds the next item; `None` at the end.
    ///
    /// # Errors
    ///
    /// [`Error::Io`] only: damage ends a CPU's data with a warning.
    #[allow(clippy::should_implement_trait, reason = "items borrow from the reader")]
    pub fn next(&mut self) -> Result<Option<Item<'_>>> {
        if self.given {
            self.replace_top()?;
        }
        let Some(&Reverse(Next { key: (_, ts, index), what })) = self.heap.peek() else {
            self.given = false;
            return Ok(None);
        };
        self.given = true;
        let stream = &self.streams[index];
        let (cpu, instance) = (stream.cpu, stream.instance);
        Ok(Some(match what {
            What::Lost(events) => Item::Lost { ts, cpu, instance, events },
            What::Event { format, at, length } => {
                let format = usize::from(format);
                let record = stream.record(at, length);
                let pid = self.pids.get(format).and_then(Option::as_ref);
                let pid = pid.and_then(|pid| pid.unsigned(record, self.info.order));
                let tid = pid.and_then(|pid| u32::try_from(pid).ok()).unwrap_or(0);
                Item::Event(Event { ts, cpu, tid, instance, format, record })
            }
        }))
    }

    /// Puts the next item of the stream on top in the place of the one that was handed out.
    fn replace_top(&mut self) -> Result<()> {
        let Some(&Reverse(Next { key: (.., index), .. })) = self.heap.peek() else { return Ok(()) };
        let next = self.advance(index)?;
        let Some(mut top) = self.heap.peek_mut() else { return Ok(()) };
        match next {
            Some(next) => *top = Reverse(next),
            None => _ = PeekMut::pop(top),
        }
        Ok(())
    }

    /// Finds the next item of a stream; damage ends it.
    fn advance(&mut self, index: usize) -> Result<Option<Next>> {
        let stream = &mut self.streams[index];
        match stream.advance(&mut self.shared) {
            Ok(found) => Ok(found.map(|Found { ts, what }| Next {
                key: (self.groups[stream.instance], ts, index),
                what,
            })),
            Err(Error::Io(e)) => Err(Error::Io(e)),
            Err(_) if stream.missing > 0 => Ok(None),
            Err(e) => {
                self.broken += 1;
                if self.broken <= BROKEN_TOLD {
                    self.warnings.push(format!("CPU {}: {e}: the rest was left out", stream.cpu));
                }
                Ok(None)
            }
        }
    }
}

fn missing_buffers(count: u64) -> String {
    format!("the tables of {count} buffer instances are cut off or damaged: they were left out")
}

/// Numbers instances by their clock: those with the same clock have the same number.
fn groups(instances: &[Instance]) -> Vec<usize> {
    let group = |instance: &Instance| {
        instances.iter().position(|other| other.clock == instance.clock).unwrap_or(0)
    };
    instances.iter().map(group).collect()
}

/// The first bytes, the same in both versions.
struct Head {
    version: u8,
    order: ByteOrder,
    long: u8,
    page: u32,
}

impl Head {
    fn read<R: Read + Seek>(input: &mut Input<R>) -> Result<Head> {
        let mut magic = [0; MAGIC.len()];
        input.exact(&mut magic)?;
        if magic != *MAGIC {
            return Err(input.damaged("no trace.dat"));
        }
        let version = match &*input.string(16)? {
            "6" => 6,
            "7" => 7,
            other => {
                let text = format!("trace.dat version {other:?} is not read; 6 and 7 are");
                return Err(Error::Unsupported(text));
            }
        };
        let order = match input.u8()? {
            0 => ByteOrder::Little,
            1 => ByteOrder::Big,
            other => return Err(input.damaged(format!("byte order {other}; 0 or 1 expected"))),
        };
        input.set_order(order);
        let long = input.u8()?;
        if !matches!(long, 4 | 8) {
            return Err(input.damaged(format!("longs of {long} bytes; 4 or 8 expected")));
        }
        Ok(Head { version, order, long, page: input.u32()? })
    }
}

fn info(head: &Head, options: Options, formats: Vec<EventFormat>) -> Info {
    let clock = options.clock;
    let instances = options.buffers.into_iter().map(|buffer| Instance {
        name: buffer.name,
        clock: buffer.clock.or_else(|| clock.clone()),
    });
    Info {
        version: head.version,
        order: head.order,
        instances: instances.collect(),
        tsc: options.tsc,
        has_offset: options.has_offset,
        has_time_shift: options.has_time_shift,
        overwritten: options.overwritten,
        text_buffers: options.text_buffers,
        formats,
    }
}

/// Makes a stream for each CPU of each instance that has data.
fn streams(head: &Head, parts: &Parts, options: &Options, file: u64) -> Result<Vec<Stream>> {
    let mut streams = Vec::new();
    let mut pages = 0_usize;
    for (index, buffer) in options.buffers.iter().enumerate() {
        let layout = page_layout(head, parts, buffer.page_size)?;
        for &data in buffer.cpus.iter().filter(|data| data.size > 0) {
            pages = pages.saturating_add(layout.size);
            streams.push(Stream::new(index, data, file, layout, buffer.packed));
        }
    }
    if pages > READ_AHEAD * 8 {
        let text = format!("a page of each CPU makes {pages} bytes; too many CPUs");
        return Err(Error::Unsupported(text));
    }
    let share = READ_AHEAD / streams.len().max(1);
    streams.iter_mut().for_each(|stream| stream.set_batch(share.min(READ_AHEAD_CPU)));
    Ok(streams)
}

fn page_layout(head: &Head, parts: &Parts, own: Option<u32>) -> Result<PageLayout> {
    let size = usize::try_from(own.unwrap_or(head.page)).unwrap_or(usize::MAX);
    let mut layout = parts.page.unwrap_or_else(|| PageLayout::usual(usize::from(head.long), size));
    if own.is_some() || parts.page.is_none() {
        layout.size = size;
    }
    match layout.size {
        64..=PAGE_MAX => Ok(layout),
        size => {
            let text = format!("pages of {size} bytes; 64 to {PAGE_MAX} expected");
            Err(Error::Damaged { at: 0, text })
        }
    }
}
