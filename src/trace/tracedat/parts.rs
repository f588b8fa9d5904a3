//! The parts that both versions hold in the same form: page layout, event formats, task names.

use std::collections::BTreeMap;
use std::io::{Read, Seek};
use std::sync::Arc;

use super::format::EventFormat;
use super::input::Input;
use super::options::Options;
use super::page::PageLayout;
use super::{Error, Result};

/// A `format` text is some KiB; print formats with tables of symbols reach 100 KiB.
const FORMAT_MAX: usize = 4 << 20;

/// The text of task names: at most 32,768 lines by default.
const CMDLINES_MAX: usize = 4 << 20;

/// Parts of a file besides the options.
#[derive(Default)]
pub(super) struct Parts {
    pub(super) page: Option<PageLayout>,
    pub(super) formats: Vec<EventFormat>,
    pub(super) comms: BTreeMap<u32, Arc<str>>,
}

/// Everything but the pages.
pub(super) struct Layout {
    pub(super) parts: Parts,
    pub(super) options: Options,
}

/// Reads the two texts on the layout of pages; `None` if the first makes no sense.
pub(super) fn header_info<R: Read + Seek>(input: &mut Input<R>) -> Result<Option<PageLayout>> {
    let mut texts = [String::new(), String::new()];
    for (name, text) in ["header_page", "header_event"].into_iter().zip(&mut texts) {
        if input.string(name.len())? != name {
            return Err(input.damaged(format!("no {name} where it is expected")));
        }
        let size = input.u64()?;
        *text = String::from_utf8_lossy(&input.bytes(size, FORMAT_MAX, name)?).into_owned();
    }
    Ok(PageLayout::parse(&texts[0]))
}

/// Reads the formats of all events, and keeps the wanted ones.
pub(super) fn event_formats<R: Read + Seek>(
    input: &mut Input<R>,
    wanted: &dyn Fn(&str, &str) -> bool,
    parts: &mut Parts,
) -> Result<()> {
    for _ in 0..input.u32()? {
        let system = input.string(FORMAT_MAX)?;
        for _ in 0..input.u32()? {
            let size = input.u64()?;
            let text = input.bytes(size, FORMAT_MAX, "a format")?;
            let text = String::from_utf8_lossy(&text);
            if EventFormat::name_of(&text).is_some_and(|name| wanted(&system, name)) {
                parts.formats.extend(EventFormat::parse(&text));
            }
        }
    }
    Ok(())
}

/// Reads the names of tasks: a line each, the id before the first blank.
pub(super) fn cmdlines<R: Read + Seek>(input: &mut Input<R>, parts: &mut Parts) -> Result<()> {
    let size = input.u64()?;
    let text = input.bytes(size, CMDLINES_MAX, "the names of tasks")?;
    for line in String::from_utf8_lossy(&text).lines() {
        if let Some((tid, comm)) = line.trim_start().split_once(' ')
            && let Ok(tid) = tid.parse()
        {
            parts.comms.insert(tid, comm.into());
        }
    }
    Ok(())
}

/// The file holds what `trace` printed instead of pages.
pub(super) fn text_only() -> Error {
    let text = "holds a text of the latency format and no events; record with `trace-cmd record`";
    Error::Unsupported(text.into())
}
