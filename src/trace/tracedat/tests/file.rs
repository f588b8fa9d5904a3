//! Makes small trace.dat files of every kind, for tests.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

use crate::trace::tracedat::{ByteOrder, EventFormat};

/// How a version 7 file is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Packing {
    None,
    Zlib,
    Zstd,
}

/// A file to be made.
#[derive(Clone, Debug)]
pub(crate) struct File {
    pub(crate) version: u8,
    pub(crate) order: ByteOrder,
    /// Bytes of a long.
    pub(crate) long: usize,
    pub(crate) packing: Packing,
    /// Names of events with their fields, of one system.
    pub(crate) formats: Vec<String>,
    pub(crate) comms: &'static str,
    pub(crate) options: Vec<(u16, Vec<u8>)>,
    pub(crate) buffers: Vec<Buffer>,
}

/// A buffer instance.
#[derive(Clone, Debug)]
pub(crate) struct Buffer {
    pub(crate) name: &'static str,
    pub(crate) clock: &'static str,
    /// The pages of each CPU.
    pub(crate) cpus: Vec<Vec<Page>>,
}

/// A page of the ring buffer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Page {
    pub(crate) ts: u64,
    pub(crate) lost: Option<Option<u64>>,
    pub(crate) entries: Vec<Entry>,
}

/// What a page holds.
#[derive(Clone, Debug)]
pub(crate) enum Entry {
    /// A record and the time since the entry before, in 27 bits.
    Record(u32, Vec<u8>),
    /// The same with its length in a word of its own.
    LongRecord(u32, Vec<u8>),
    /// A longer time step.
    Extend(u64),
    /// A full stamp.
    Stamp(u64),
    /// A discarded record of so many bytes, with a time step.
    Discarded(u32, u32),
    /// The rest of the page is nothing.
    End,
}

pub(crate) const PAGE: usize = 4096;

/// Pages in a chunk.
const CHUNK: usize = 2;

impl File {
    pub(crate) fn new(version: u8, order: ByteOrder, long: usize) -> File {
        File {
            version,
            order,
            long,
            packing: Packing::None,
            formats: Vec::new(),
            comms: "7 one\n8 my task: [x]\n",
            options: Vec::new(),
            buffers: Vec::new(),
        }
    }

    pub(crate) fn number(&self, size: usize, value: u64) -> Vec<u8> {
        match self.order {
            ByteOrder::Little => value.to_le_bytes()[..size].to_vec(),
            ByteOrder::Big => value.to_be_bytes()[8 - size..].to_vec(),
        }
    }

    /// Makes a `format` text of fields with their C declarations and sizes, laid out as C does.
    pub(crate) fn format(name: &str, id: u32, fields: &[(&str, usize)]) -> String {
        let common = [
            ("unsigned short common_type", 2),
            ("unsigned char common_flags", 1),
            ("unsigned char common_preempt_count", 1),
            ("int common_pid", 4),
        ];
        let mut text = format!("name: {name}\nID: {id}\nformat:\n");
        let mut at = 0_usize;
        for &(declaration, size) in common.iter().chain(fields) {
            let offset = at.next_multiple_of(size);
            let signed = usize::from(declaration.starts_with("int"));
            text += &format!(
                "\tfield:{declaration};\toffset:{offset};\tsize:{size};\tsigned:{signed};\n"
            );
            at = offset + size;
            if declaration.ends_with("common_pid") {
                text.push('\n');
            }
        }
        let (format, values): (Vec<String>, Vec<String>) = fields
            .iter()
            .map(|(declaration, _)| {
                let name = declaration.rsplit(' ').next().expect("a name");
                match name {
                    "name" => ("name=%s".into(), "__get_str(name)".into()),
                    "page" => ("page=%p".into(), "REC->page".into()),
                    "pfn" => ("pfn=0x%lx".into(), "REC->pfn".into()),
                    name if declaration.starts_with("int") => {
                        (format!("{name}=%d"), format!("REC->{name}"))
                    }
                    name => (format!("{name}=%lu"), format!("REC->{name}")),
                }
            })
            .unzip();
        text + &format!("\nprint fmt: \"{}\", {}\n", format.join(" "), values.join(", "))
    }

    /// Makes a record by the layout of a format; `text` goes behind the fields.
    pub(crate) fn record(
        &self,
        format: &str,
        pid: u64,
        values: &[(&str, u64)],
        text: &str,
    ) -> Vec<u8> {
        let format = EventFormat::parse(format).expect("a format");
        let end = format.fields.iter().map(|field| field.offset + field.size).max().unwrap_or(0);
        let mut record = vec![0; end];
        let place = (text.len() as u64 + 1) << 16 | end as u64;
        let common = [("common_type", u64::from(format.id)), ("common_pid", pid), ("name", place)];
        for (name, value) in common.iter().chain(values) {
            if let Some(field) = format.field(name) {
                let bytes = self.number(field.size, *value);
                record[field.offset..field.offset + field.size].copy_from_slice(&bytes);
            }
        }
        record.extend_from_slice(text.as_bytes());
        record.push(0);
        record.resize(record.len().next_multiple_of(4), 0);
        record
    }

    fn head(&self, kind: u32, delta: u32) -> Vec<u8> {
        let word = match self.order {
            ByteOrder::Little => delta << 5 | kind,
            ByteOrder::Big => kind << 27 | delta,
        };
        self.number(4, u64::from(word))
    }

    fn entry(&self, entry: &Entry) -> Vec<u8> {
        let word = |value: usize| self.number(4, value as u64);
        let low = |value: u64| u32::try_from(value & 0x07ff_ffff).expect("27 bits");
        match entry {
            Entry::Record(delta, record) => {
                let words = u32::try_from(record.len() / 4).expect("short");
                [self.head(words, *delta), record.clone()].concat()
            }
            Entry::LongRecord(delta, record) => {
                [self.head(0, *delta), word(record.len() + 4), record.clone()].concat()
            }
            Entry::Extend(step) => [self.head(30, low(*step)), self.number(4, step >> 27)].concat(),
            Entry::Stamp(ts) => {
                let high = ts >> 27 & 0xffff_ffff;
                [self.head(31, low(*ts)), self.number(4, high)].concat()
            }
            Entry::Discarded(delta, bytes) => {
                let bytes = *bytes as usize;
                [self.head(29, *delta), word(bytes), vec![0xee; bytes - 4]].concat()
            }
            Entry::End => [self.head(29, 0), vec![0xee; 8]].concat(),
        }
    }

    pub(crate) fn page(&self, page: &Page) -> Vec<u8> {
        let events: Vec<u8> = page.entries.iter().flat_map(|entry| self.entry(entry)).collect();
        let flags = match page.lost {
            None => 0,
            Some(None) => 1 << 31,
            Some(Some(_)) => 3 << 30,
        };
        let commit = self.number(self.long, flags | events.len() as u64);
        let mut bytes = [self.number(8, page.ts), commit, events].concat();
        if let Some(Some(lost)) = page.lost {
            bytes.extend(self.number(self.long, lost));
        }
        assert!(bytes.len() <= PAGE);
        bytes.resize(PAGE, 0);
        bytes
    }

    fn sized(&self, text: &str) -> Vec<u8> {
        [self.number(8, text.len() as u64), text.as_bytes().to_vec()].concat()
    }

    fn header_info(&self) -> Vec<u8> {
        let long = self.long;
        let (data, size) = (8 + long, PAGE - 8 - long);
        let page = format!(
            "\tfield: u64 timestamp;\toffset:0;\tsize:8;\tsigned:0;\n\
             \tfield: local_t commit;\toffset:8;\tsize:{long};\tsigned:1;\n\
             \tfield: int overwrite;\toffset:8;\tsize:1;\tsigned:1;\n\
             \tfield: char data;\toffset:{data};\tsize:{size};\tsigned:1;\n"
        );
        let event = "# compressed entry header\n";
        let (page, event) = (self.sized(&page), self.sized(event));
        [b"header_page\0", &page[..], b"header_event\0", &event[..]].concat()
    }

    fn event_formats(&self) -> Vec<u8> {
        let mut bytes = self.number(4, 1);
        bytes.extend_from_slice(b"cma\0");
        bytes.extend(self.number(4, self.formats.len() as u64));
        bytes.extend(self.formats.iter().flat_map(|format| self.sized(format)));
        bytes
    }

    fn option(&self, id: u16, data: &[u8]) -> Vec<u8> {
        let size = self.number(4, data.len() as u64);
        [self.number(2, u64::from(id)), size, data.to_vec()].concat()
    }

    fn start(&self) -> Vec<u8> {
        let mut bytes = b"\x17\x08\x44tracing".to_vec();
        bytes.extend([b'0' + self.version, 0, u8::from(self.order == ByteOrder::Big)]);
        bytes.push(u8::try_from(self.long).expect("4 or 8"));
        bytes.extend(self.number(4, PAGE as u64));
        bytes
    }

    /// Returns the bytes of the whole file.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        match self.version {
            6 => self.bytes_v6(),
            _ => self.bytes_v7(),
        }
    }

    fn bytes_v6(&self) -> Vec<u8> {
        let mut bytes = [self.start(), self.header_info(), self.number(4, 1)].concat();
        bytes.extend(self.sized(&File::format("function", 1, &[("unsigned long ip", self.long)])));
        bytes.extend(self.event_formats());
        for text in ["ffff T sym\n", ""] {
            bytes.extend(self.number(4, text.len() as u64));
            bytes.extend_from_slice(text.as_bytes());
        }
        bytes.extend(self.sized(self.comms));
        let cpus = self.buffers[0].cpus.len();
        bytes.extend(self.number(4, cpus as u64));
        bytes.extend_from_slice(b"options  \0");
        for (id, data) in &self.options {
            bytes.extend(self.option(*id, data));
        }
        let clock = self.buffers[0].clock;
        if !clock.is_empty() {
            bytes.extend(self.option(4, b""));
        }
        // The tables of the further instances follow at a round offset.
        let table = |buffer: usize| 0x4000 + buffer * 0x400;
        for (index, buffer) in self.buffers.iter().enumerate().skip(1) {
            let data = [&self.number(8, table(index) as u64), buffer.name.as_bytes(), b"\0"];
            bytes.extend(self.option(3, &data.concat()));
        }
        bytes.extend(self.number(2, 0));
        let mut pages_at = 0x10000;
        let mut pages = Vec::new();
        for (index, buffer) in self.buffers.iter().enumerate() {
            assert!(index == 0 || bytes.len() <= table(index));
            bytes.resize(if index == 0 { bytes.len() } else { table(index) }, 0);
            bytes.extend_from_slice(b"flyrecord\0");
            for cpu in &buffer.cpus {
                let data: Vec<u8> = cpu.iter().flat_map(|page| self.page(page)).collect();
                bytes.extend(self.number(8, pages_at));
                bytes.extend(self.number(8, data.len() as u64));
                pages_at += data.len() as u64;
                pages.extend(data);
            }
            if index == 0 && !clock.is_empty() {
                bytes.extend(self.sized(&format!("local [{clock}] other")));
            }
        }
        bytes.resize(0x10000, 0);
        bytes.extend(pages);
        bytes
    }

    fn pack(&self, plain: &[u8]) -> Vec<u8> {
        let packed = match self.packing {
            Packing::None => unreachable!("nothing to pack"),
            Packing::Zlib => {
                let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
                encoder.write_all(plain).expect("memory");
                encoder.finish().expect("memory")
            }
            Packing::Zstd => compress_to_vec(plain, CompressionLevel::Fastest),
        };
        let (packed_size, size) = (packed.len() as u64, plain.len() as u64);
        [self.number(4, packed_size), self.number(4, size), packed].concat()
    }

    fn section(&self, id: u16, data: &[u8], packed: bool) -> Vec<u8> {
        let data = if packed { self.pack(data) } else { data.to_vec() };
        let head = [(2, u64::from(id)), (2, u64::from(packed)), (4, 0), (8, data.len() as u64)];
        let head: Vec<u8> = head.iter().flat_map(|&(size, n)| self.number(size, n)).collect();
        [head, data].concat()
    }

    fn bytes_v7(&self) -> Vec<u8> {
        let packed = self.packing != Packing::None;
        let mut bytes = self.start();
        let name: &[u8] = match self.packing {
            Packing::None => b"none\0\0",
            Packing::Zlib => b"zlib\x001.3\0",
            Packing::Zstd => b"zstd\x001.5.7\0",
        };
        bytes.extend_from_slice(name);
        let first_options = bytes.len();
        bytes.extend([0; 8]);
        let mut options = Vec::new();
        let parts =
            [(16, self.header_info()), (18, self.event_formats()), (21, self.sized(self.comms))];
        for (id, data) in parts {
            options.extend(self.option(id, &self.number(8, bytes.len() as u64)));
            bytes.extend(self.section(id, &data, packed));
        }
        for (id, data) in &self.options {
            options.extend(self.option(*id, data));
        }
        let mut buffers = Vec::new();
        for buffer in &self.buffers {
            buffers.extend(self.option(3, &self.buffer_v7(buffer, &mut bytes)));
        }
        // Two sections of options, the second after the first.
        let last = bytes.len() as u64;
        buffers.extend(self.option(0, &self.number(8, 0)));
        bytes.extend(self.section(0, &buffers, packed));
        let first = self.number(8, bytes.len() as u64);
        bytes[first_options..first_options + 8].copy_from_slice(&first);
        options.extend(self.option(0, &self.number(8, last)));
        bytes.extend(self.section(0, &options, false));
        bytes
    }

    /// Appends the pages of an instance; returns its option.
    fn buffer_v7(&self, buffer: &Buffer, bytes: &mut Vec<u8>) -> Vec<u8> {
        let packed = self.packing != Packing::None;
        let mut option = self.number(8, bytes.len() as u64);
        option.extend([buffer.name.as_bytes(), b"\0", buffer.clock.as_bytes(), b"\0"].concat());
        option.extend(self.number(4, PAGE as u64));
        option.extend(self.number(4, buffer.cpus.len() as u64));
        let mut section = self.section(3, &[], false);
        section[2..4].copy_from_slice(&self.number(2, u64::from(packed)));
        bytes.extend(section);
        for (cpu, pages) in buffer.cpus.iter().enumerate() {
            bytes.resize(bytes.len().next_multiple_of(PAGE), 0);
            let pages: Vec<Vec<u8>> = pages.iter().map(|page| self.page(page)).collect();
            let data = if packed {
                let chunks = pages.chunks(CHUNK).map(|chunk| self.pack(&chunk.concat()));
                let chunks: Vec<Vec<u8>> = chunks.collect();
                [self.number(4, chunks.len() as u64), chunks.concat()].concat()
            } else {
                pages.concat()
            };
            option.extend(self.number(4, cpu as u64));
            option.extend(self.number(8, bytes.len() as u64));
            option.extend(self.number(8, if pages.is_empty() { 0 } else { data.len() as u64 }));
            bytes.extend(data);
        }
        option
    }
}
