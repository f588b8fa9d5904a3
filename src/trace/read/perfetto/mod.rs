//! Perfetto's own traces (protocol buffers), where they hold ftrace events of CMA.
//!
//! ```text
//! trace: packet, packet, ...        one CPU's events of one round
//! packet: ftrace_events ----------> bundle: cpu, lost_events, event, event, ...
//!         process_tree (names)      event: timestamp, pid, and one message of its own
//!         compressed_packets
//! ```
//!
//! Packets are read one by one; [`merge`] puts the events of all CPUs in order. Kernels before 6.1
//! may be recorded without finishes, which Perfetto did not know: there an allocation ends with its
//! `cma_alloc_info`, and such a finish is made up.

use std::collections::BTreeMap;
use std::io::{BufReader, ErrorKind, Read};
use std::sync::Arc;

use flate2::read::ZlibDecoder;

use self::event::{Described, Outcome};
use self::merge::{Held, Merge};
use self::wire::{Message, Value, Varint, split_key};
use super::names::Names;
use super::packed::Packing;
use super::trouble::Lost;
use super::{read_error, sink_error};
use crate::error::Result;
use crate::trace::event::Kind;
use crate::trace::{Event, Record, Sink, Task, TraceInfo};
use crate::units::Nanos;

mod event;
mod merge;
#[cfg(test)]
pub(super) mod tests;
mod wire;

/// The field of a trace that is a packet, as a key.
const PACKET_KEY: u8 = 0x0a;

/// Packets that are read, packed or not; longer ones are passed over. Recorders write far less.
const PACKET_MAX: u64 = 64 << 20;

/// Names of threads that are kept.
const NAMES_MAX: usize = 1 << 16;

/// Events looked at for the finish that tells the count of a start.
const AHEAD_MAX: usize = 4096;

/// Recognises a trace by its first packet: all of its fields must make sense.
pub(super) fn detect(head: &[u8]) -> bool {
    let mut trace = Message::new(head);
    match trace.next() {
        Some((1, Value::Bytes(packet))) => {
            let next_is_packet = trace.next().is_none_or(|(number, _)| number == 1);
            !packet.is_empty() && makes_sense(packet) && next_is_packet
        }
        // The packet is longer than the head.
        None => head.len() >= 1 << 15 && head[0] == PACKET_KEY && starts_with_packet(head),
        _ => false,
    }
}

fn makes_sense(packet: &[u8]) -> bool {
    let mut fields = Message::new(packet);
    fields.by_ref().all(|(number, _)| number < 1000) && fields.broken().is_none()
}

/// Whether the head is one packet as far as it goes: a key, a length, and a field of a packet.
fn starts_with_packet(head: &[u8]) -> bool {
    let mut length = Varint::default();
    let end = head[1..].iter().position(|&byte| matches!(length.push(byte), Some(Some(_))));
    let packet = end.and_then(|end| head.get(end + 2..)).unwrap_or_default();
    let mut fields = Message::new(packet);
    fields.by_ref().all(|(number, _)| number < 1000)
        && fields.broken().is_none_or(|field| field.len() > 16)
}

/// Reads a trace.
pub(super) fn read(name: &str, input: &mut dyn Read, sink: &mut dyn Sink) -> Result<TraceInfo> {
    let mut packets = Packets { input: BufReader::new(input), at: 0, too_long: 0, cut: None };
    let mut reader = Reader::new(sink);
    let mut packet = Vec::new();
    while packets.next(&mut packet).map_err(|e| read_error(name, e))? {
        reader.packet(&packet, 0)?;
    }
    reader.drain(true)?;
    Ok(reader.finish(&packets))
}

/// The packets of a file, one by one.
struct Packets<R> {
    input: R,
    /// Bytes read.
    at: u64,
    too_long: u64,
    /// Why the file ended early.
    cut: Option<String>,
}

impl<R: Read> Packets<R> {
    /// Reads the next packet; false at the end, or where nothing can be made of the bytes.
    fn next(&mut self, packet: &mut Vec<u8>) -> std::io::Result<bool> {
        packet.clear();
        loop {
            let before = self.at;
            let Some(key) = self.varint()? else {
                if self.at > before {
                    self.cut = Some("the file ends inside a packet, which was left out".into());
                }
                return Ok(false);
            };
            let length = match split_key(key) {
                Some((_, 2)) => self.varint()?,
                _ => {
                    self.cut = Some(format!("no packet at byte {before}: the rest was left out"));
                    return Ok(false);
                }
            };
            let length = length.unwrap_or(u64::MAX);
            let wanted = key == u64::from(PACKET_KEY) && length <= PACKET_MAX;
            let mut body = (&mut self.input).take(length);
            let read = match wanted {
                true => body.read_to_end(packet)? as u64,
                false => std::io::copy(&mut body, &mut std::io::sink())?,
            };
            self.at += read;
            if read < length {
                self.cut = Some("the file ends inside a packet, which was left out".into());
                return Ok(false);
            }
            self.too_long += u64::from(length > PACKET_MAX);
            if wanted {
                return Ok(true);
            }
        }
    }

    /// Reads a number; `None` if the file ends before its end.
    fn varint(&mut self) -> std::io::Result<Option<u64>> {
        let mut varint = Varint::default();
        let mut byte = [0];
        loop {
            match self.input.read_exact(&mut byte) {
                Err(e) if e.kind() == ErrorKind::UnexpectedEof => return Ok(None),
                other => other?,
            }
            self.at += 1;
            match varint.push(byte[0]) {
                Some(Some(value)) => return Ok(Some(value)),
                Some(None) => {}
                // No key has this number: the caller says so.
                None => return Ok(Some(0)),
            }
        }
    }
}

/// What a bundle says of its events.
#[derive(Default)]
struct Bundle {
    cpu: u32,
    /// Whether events before its first were lost; taken back once that is told.
    lost: bool,
}

/// Turns packets into records.
struct Reader<'a> {
    sink: &'a mut dyn Sink,
    merge: Merge,
    described: Described,
    names: Names,
    comms: BTreeMap<u32, Arc<str>>,
    info: TraceInfo,
    lost: Lost,
    /// Whether any finish was recorded.
    finishes: bool,
    /// Packets in which something made no sense.
    broken: u64,
    /// Starts whose count is not known.
    uncounted: u64,
}

impl<'a> Reader<'a> {
    fn new(sink: &'a mut dyn Sink) -> Reader<'a> {
        let (format, resolution) = ("Perfetto trace", Nanos(1));
        // Bundles name only other clocks.
        let clock = clock_name(0);
        Reader {
            sink,
            merge: Merge::default(),
            described: Described::default(),
            names: Names::new(),
            comms: BTreeMap::from([(0, "<idle>".into())]),
            info: TraceInfo { format, resolution, clock, ..TraceInfo::default() },
            lost: Lost::default(),
            finishes: false,
            broken: 0,
            uncounted: 0,
        }
    }

    fn packet(&mut self, packet: &[u8], depth: u8) -> Result<()> {
        let mut fields = Message::new(packet);
        for (number, value) in fields.by_ref() {
            match (number, value) {
                (1, Value::Bytes(bundle)) => self.bundle(bundle)?,
                (2, Value::Bytes(tree)) => self.process_tree(tree),
                // Packed packets hold no packed packets.
                (50, Value::Bytes(packed)) if depth == 0 => {
                    self.packed(&mut ZlibDecoder::new(packed))?;
                }
                (133, Value::Bytes(packed)) if depth == 0 => {
                    self.packed(&mut Packing::Zstd.decoder(packed))?;
                }
                _ => {}
            }
        }
        self.broken += u64::from(fields.broken().is_some());
        Ok(())
    }

    /// Reads packets that are packed in one.
    fn packed(&mut self, packets: &mut dyn Read) -> Result<()> {
        let mut plain = Vec::new();
        let read = packets.take(PACKET_MAX).read_to_end(&mut plain);
        let whole = read.is_ok_and(|read| (read as u64) < PACKET_MAX);
        self.broken += u64::from(!whole);
        for (number, value) in Message::new(&plain) {
            if let (1, Value::Bytes(packet)) = (number, value) {
                self.packet(packet, 1)?;
            }
        }
        Ok(())
    }

    /// Reads an `FtraceEventBundle`.
    fn bundle(&mut self, bytes: &[u8]) -> Result<()> {
        let mut bundle = Bundle::default();
        // What is said of the events may stand behind them.
        for (number, value) in Message::new(bytes) {
            match (number, value) {
                (1, Value::Number(cpu)) => bundle.cpu = u32::try_from(cpu).unwrap_or(u32::MAX),
                (3, Value::Number(lost)) => bundle.lost = lost != 0,
                (5, Value::Number(clock)) => self.info.clock = clock_name(clock),
                (11, Value::Bytes(described)) => self.described.add(described),
                _ => {}
            }
        }
        self.merge.bundle(bundle.cpu);
        let mut fields = Message::new(bytes);
        for (number, value) in fields.by_ref() {
            if let (2, Value::Bytes(event)) = (number, value) {
                self.event(event, &mut bundle);
                if self.merge.is_full() {
                    self.drain(false)?;
                }
            }
        }
        self.broken += u64::from(fields.broken().is_some());
        self.drain(false)
    }

    fn event(&mut self, bytes: &[u8], bundle: &mut Bundle) {
        self.info.lines += 1;
        if std::mem::take(&mut bundle.lost) {
            self.lose(bundle.cpu, bytes);
        }
        let (head, event, uncounted) = match event::read(bytes, &self.described, &mut self.names) {
            Outcome::Other => return,
            Outcome::Unreadable => {
                self.info.malformed += 1;
                return;
            }
            Outcome::Uncounted(head, event) => (head, event, true),
            Outcome::Event(head, event) => (head, event, false),
        };
        self.finishes |= matches!(event, Event::AllocFinish { .. });
        self.hold(bundle.cpu, (head.ts, head.tid), event, uncounted);
    }

    /// Takes notice of events lost before `next`, the first of a bundle.
    fn lose(&mut self, cpu: u32, next: &[u8]) {
        self.lost.add(cpu, None);
        let stamp = Message::new(next).find_map(|(number, value)| match number {
            1 => value.number(),
            _ => None,
        });
        self.hold(cpu, (stamp.unwrap_or(0), 0), Event::Lost { events: None }, false);
    }

    fn hold(&mut self, cpu: u32, (ts, tid): (u64, u32), event: Event, uncounted: bool) {
        // The name comes later: a process tree may follow the events.
        let task = Task { tid, comm: self.names.get(b"") };
        let record = Record { ts: Nanos(ts), cpu, task, line: 0, event, extra: None };
        self.merge.push(Held { record, uncounted });
    }

    /// Hands on the records that are in order now, all of them at the `end`.
    fn drain(&mut self, end: bool) -> Result<()> {
        while let Some(Held { mut record, uncounted }) = self.merge.pop(end) {
            if uncounted && !self.count(&mut record) {
                self.uncounted += 1;
                continue;
            }
            let finish = self.made_up_finish(&record);
            self.emit(record)?;
            finish.map_or(Ok(()), |finish| self.emit(finish))?;
        }
        Ok(())
    }

    fn emit(&mut self, mut record: Record) -> Result<()> {
        if !matches!(record.event, Event::Lost { .. }) {
            self.info.records += 1;
            record.line = self.info.records;
            let comm = self.comms.get(&record.task.tid).cloned();
            record.task.comm = comm.unwrap_or_else(|| self.names.get(b"<...>"));
        }
        self.sink.record(&record).map_err(sink_error)
    }

    /// Takes the count of a start from what its task does next; false if that does not tell.
    fn count(&self, start: &mut Record) -> bool {
        let Event::AllocStart { count, .. } = &mut start.event else { return false };
        let tid = start.task.tid;
        let next = self.merge.ahead().take(AHEAD_MAX).find(|record| record.task.tid == tid);
        match next.map(|record| &record.event) {
            Some(
                Event::AllocFinish { count: known, .. } | Event::BusyRetry { count: known, .. },
            ) => {
                *count = *known;
                true
            }
            _ => false,
        }
    }

    /// Makes a finish of the event that ends an allocation where none was recorded.
    fn made_up_finish(&self, record: &Record) -> Option<Record> {
        let (area, info) = record.event.fields().filter(|_| !self.finishes)?;
        // Without an area it is the kernel's event, which does not end anything.
        if info.kind() != Kind::Info || area.is_empty() {
            return None;
        }
        let event = info.of_kind(Kind::Finish).event(area.clone()).ok()?;
        Some(Record { event, ..record.clone() })
    }

    /// Reads the names of threads from a `ProcessTree`.
    fn process_tree(&mut self, tree: &[u8]) {
        for (number, value) in Message::new(tree) {
            let (Value::Bytes(entry), 1 | 2) = (value, number) else { continue };
            let (mut tid, mut name) = (None, None);
            for (key, value) in Message::new(entry) {
                match (number, key) {
                    (_, 1) => tid = value.number(),
                    (1, 3) => name = name.or(value.bytes().map(program)),
                    (2, 2) => name = value.bytes(),
                    _ => {}
                }
            }
            let tid = tid.and_then(|tid| u32::try_from(tid).ok());
            if let (Some(tid), Some(name)) = (tid, name)
                && self.comms.len() < NAMES_MAX
            {
                // A thread's own name goes before its process's.
                let name = self.names.get(name);
                match number {
                    1 => drop(self.comms.entry(tid).or_insert(name)),
                    _ => drop(self.comms.insert(tid, name)),
                }
            }
        }
    }

    fn finish<R>(self, packets: &Packets<R>) -> TraceInfo {
        let mut info = self.info;
        info.lost_events = self.lost.events();
        let malformed = info.malformed;
        let counted = [
            (malformed, "CMA events lack fields or make no sense"),
            (self.uncounted, "starts without a count, which no later event tells, were left out"),
            (self.broken, "packets are damaged: what could be read of them was"),
            (packets.too_long, "packets are longer than 64 MiB and were left out"),
            (self.merge.late(), "events came out of order, too late to be put in their place"),
        ];
        info.warnings.extend(self.lost.warning());
        let told = counted.iter().filter(|(count, _)| *count > 0);
        info.warnings.extend(told.map(|(count, what)| format!("{count} {what}")));
        info.warnings.extend(packets.cut.clone());
        info
    }
}

/// Returns the name of a program from its command line's first word.
fn program(command: &[u8]) -> &[u8] {
    let word = command.split(|&byte| byte == b' ').next().unwrap_or(command);
    let name = word.rsplit(|&byte| byte == b'/').next().unwrap_or(word);
    // A kernel thread is named `kworker/0:1`, which is no path.
    if word.starts_with(b"/") { name } else { command }
}

/// Names a clock (`FtraceClock`).
fn clock_name(clock: u64) -> Option<String> {
    let name = match clock {
        0 => "boot",
        2 => "global",
        3 => "local",
        4 => "mono_raw",
        _ => return None,
    };
    Some(name.into())
}
