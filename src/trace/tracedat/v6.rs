//! Version 6: one sequence of parts.

use std::io::{Read, Seek};

use super::input::Input;
use super::options::{Buffer, CpuData, Options, current_clock};
use super::parts::{Layout, Parts, cmdlines, event_formats, header_info};
use super::{Error, Result};

const CLOCK_TEXT_MAX: usize = 64 * 1024;

/// Reads everything before the pages. `input` stands behind the page size.
pub(super) fn layout<R: Read + Seek>(
    input: &mut Input<R>,
    wanted: &dyn Fn(&str, &str) -> bool,
) -> Result<Layout> {
    let mut parts = Parts { page: header_info(input)?, ..Parts::default() };
    for _ in 0..input.u32()? {
        let size = input.u64()?;
        input.skip(size)?;
    }
    event_formats(input, wanted, &mut parts)?;
    for _ in ["symbols", "printk formats"] {
        let size = input.u32()?;
        input.skip(u64::from(size))?;
    }
    cmdlines(input, &mut parts)?;
    let mut cpus = input.u32()?;
    let mut options = Options::default();
    let mut kind = kind(input)?;
    if kind == *b"options  \0" {
        options.read(input, 6)?;
        cpus = options.cpu_count.unwrap_or(cpus);
        kind = self::kind(input)?;
    }
    let top = table(input, kind, cpus)?;
    if options.clock_follows {
        options.clock = clock(input);
    }
    let top = Buffer { cpus: top, clock: options.clock.clone(), ..Buffer::default() };
    for mut buffer in std::mem::replace(&mut options.buffers, vec![top]) {
        match table_at(input, buffer.offset, cpus) {
            Ok(cpus) => {
                buffer.cpus = cpus;
                buffer.clock = options.clock.clone();
                options.buffers.push(buffer);
            }
            Err(Error::Io(e)) => return Err(Error::Io(e)),
            // These tables stand behind the pages of the top instance, where files are cut.
            Err(_) => options.missing_buffers += 1,
        }
    }
    Ok(Layout { parts, options })
}

fn table_at<R: Read + Seek>(input: &mut Input<R>, offset: u64, cpus: u32) -> Result<Vec<CpuData>> {
    input.seek(offset)?;
    let kind = kind(input)?;
    table(input, kind, cpus)
}

fn kind<R: Read + Seek>(input: &mut Input<R>) -> Result<[u8; 10]> {
    let mut kind = [0; 10];
    input.exact(&mut kind)?;
    Ok(kind)
}

/// Reads where the pages of each CPU lie.
fn table<R: Read + Seek>(input: &mut Input<R>, kind: [u8; 10], cpus: u32) -> Result<Vec<CpuData>> {
    match &kind {
        b"flyrecord\0" => {}
        b"latency  \0" => return Err(super::parts::text_only()),
        _ => return Err(input.damaged("no table of CPUs where one is expected")),
    }
    let size = u64::from(cpus) * 16;
    if size > input.remaining() {
        return Err(Error::Cut { at: input.length(), missing: size - input.remaining() });
    }
    (0..cpus).map(|cpu| Ok(CpuData { cpu, offset: input.u64()?, size: input.u64()? })).collect()
}

/// Reads the text of clocks behind the table of CPUs. A file whose text is damaged counts as one
/// without: some versions of trace-cmd wrote it wrongly.
fn clock<R: Read + Seek>(input: &mut Input<R>) -> Option<String> {
    let size = input.u64().ok()?;
    let text = input.bytes(size, CLOCK_TEXT_MAX, "a text of clocks").ok()?;
    current_clock(&String::from_utf8_lossy(&text))
}
