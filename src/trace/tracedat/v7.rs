//! Version 7: sections that options point to.

use std::io::{Cursor, Read, Seek};

use super::compress::{Compression, Unpacker};
use super::input::Input;
use super::options::{CMDLINES, EVENT_FORMATS, HEADER_INFO, Options};
use super::parts::{Layout, Parts, cmdlines, event_formats, header_info, text_only};
use super::{Error, Result};

/// The largest section that is read into memory: the formats of all events of a large kernel are
/// some MiB.
const SECTION_MAX: usize = 64 << 20;

/// Sections of options that are followed; a file has two or three.
const CHAIN_MAX: usize = 64;

const PACKED: u16 = 1;

const NAME_MAX: usize = 64;

/// Reads the rest of the head: the compression.
pub(super) fn compression<R: Read + Seek>(input: &mut Input<R>) -> Result<Compression> {
    let name = input.string(NAME_MAX)?;
    let _version = input.string(NAME_MAX)?;
    Compression::by_name(&name)
}

/// Reads everything but the pages. `input` stands behind the compression.
pub(super) fn layout<R: Read + Seek>(
    input: &mut Input<R>,
    unpacker: &mut Unpacker,
    wanted: &dyn Fn(&str, &str) -> bool,
) -> Result<Layout> {
    let mut options = Options::default();
    let mut next = input.u64()?;
    let mut chain = 0;
    while next != 0 {
        chain += 1;
        if chain > CHAIN_MAX {
            return Err(input.damaged("the sections of options lead in a circle"));
        }
        input.seek(next)?;
        next = options.read(&mut section(input, unpacker)?, 7)?;
    }
    let mut parts = Parts::default();
    for (&id, &offset) in &options.sections {
        input.seek(offset)?;
        let data = &mut section(input, unpacker)?;
        match id {
            HEADER_INFO => parts.page = header_info(data)?,
            EVENT_FORMATS => event_formats(data, wanted, &mut parts)?,
            CMDLINES => cmdlines(data, &mut parts)?,
            _ => {}
        }
    }
    for buffer in &mut options.buffers {
        if buffer.cpus.iter().any(|cpu| cpu.size > 0) {
            input.seek(buffer.offset)?;
            buffer.packed = header(input)?.packed;
        }
    }
    match options.buffers.is_empty() && options.text_buffers > 0 {
        true => Err(text_only()),
        false => Ok(Layout { parts, options }),
    }
}

struct Header {
    packed: bool,
    size: u64,
}

fn header<R: Read + Seek>(input: &mut Input<R>) -> Result<Header> {
    let _id = input.u16()?;
    let flags = input.u16()?;
    let _description = input.u32()?;
    Ok(Header { packed: flags & PACKED != 0, size: input.u64()? })
}

/// Reads a section into memory, unpacked. One that the file's end cuts is kept as far as it goes.
fn section<R: Read + Seek>(
    input: &mut Input<R>,
    unpacker: &mut Unpacker,
) -> Result<Input<Cursor<Vec<u8>>>> {
    let header = header(input)?;
    let data = if header.packed {
        let (packed, plain) = (input.u32()?, input.u32()?);
        let at = input.position();
        let packed = input.bytes(u64::from(packed), SECTION_MAX, "a packed section")?;
        let mut data = vec![0; plain_size(input, plain)?];
        unpacker
            .unpack(&packed, &mut data)
            .map_err(|reason| Error::Damaged { at, text: format!("a packed section: {reason}") })?;
        data
    } else {
        input.bytes(header.size.min(input.remaining()), SECTION_MAX, "a section")?
    };
    Input::new(Cursor::new(data), input.order())
}

fn plain_size<R: Read + Seek>(input: &Input<R>, size: u32) -> Result<usize> {
    let fits = usize::try_from(size).ok().filter(|&size| size <= SECTION_MAX);
    fits.ok_or_else(|| input.damaged(format!("a section of {size} bytes; {SECTION_MAX} at most")))
}
