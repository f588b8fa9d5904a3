//! Options: small pieces of data with a number for a name, in both versions.

use std::collections::BTreeMap;
use std::io::{Cursor, Read, Seek};

use super::Result;
use super::input::Input;

/// Options are small; the largest are texts of a few hundred bytes and tables of CPUs.
const OPTION_MAX: usize = 1 << 20;

/// CPUs whose counts are kept.
const CPUS_MAX: usize = 1 << 13;

/// Instances that are kept.
const INSTANCES_MAX: usize = 1024;

const DONE: u16 = 0;
const CPUSTAT: u16 = 2;
const BUFFER: u16 = 3;
const TRACECLOCK: u16 = 4;
const OFFSET: u16 = 7;
const CPUCOUNT: u16 = 8;
const TIME_SHIFT: u16 = 12;
const TSC2NSEC: u16 = 14;
/// The text that describes a page; also the id of its section, as with the two below.
pub(super) const HEADER_INFO: u16 = 16;
/// The formats of the events.
pub(super) const EVENT_FORMATS: u16 = 18;
/// Task ids and names.
pub(super) const CMDLINES: u16 = 21;
const BUFFER_TEXT: u16 = 22;

/// The factors that turn ticks of the CPU's counter into nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TscFactors {
    /// Multiplies the ticks.
    pub multiplier: u32,
    /// Bits the product is shifted right by.
    pub shift: u32,
}

impl TscFactors {
    /// Converts ticks to nanoseconds; `None` if the result does not fit.
    pub fn nanos(self, ticks: u64) -> Option<u64> {
        let product = u128::from(ticks) * u128::from(self.multiplier);
        u64::try_from(product.checked_shr(self.shift)?).ok()
    }
}

/// Where the pages of a CPU lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CpuData {
    pub(super) cpu: u32,
    pub(super) offset: u64,
    pub(super) size: u64,
}

/// One buffer instance as an option tells it.
#[derive(Clone, Debug, Default)]
pub(super) struct Buffer {
    pub(super) name: String,
    pub(super) clock: Option<String>,
    /// Where its section begins.
    pub(super) offset: u64,
    pub(super) page_size: Option<u32>,
    pub(super) cpus: Vec<CpuData>,
    /// Whether its pages are packed in chunks.
    pub(super) packed: bool,
}

/// What the options say, as far as it matters.
#[derive(Debug, Default)]
pub(super) struct Options {
    /// The clock that a text shows in brackets.
    pub(super) clock: Option<String>,
    /// Version 6: the text of clocks follows the table of CPUs.
    pub(super) clock_follows: bool,
    pub(super) tsc: Option<TscFactors>,
    pub(super) has_offset: bool,
    pub(super) has_time_shift: bool,
    /// Events the kernel counted as overwritten or dropped, by CPU.
    pub(super) overwritten: BTreeMap<u32, u64>,
    pub(super) cpu_count: Option<u32>,
    pub(super) buffers: Vec<Buffer>,
    /// Instances whose table of CPUs could not be read.
    pub(super) missing_buffers: u64,
    /// Buffers kept as text.
    pub(super) text_buffers: u32,
    /// Offsets of sections, by their id.
    pub(super) sections: BTreeMap<u16, u64>,
}

impl Options {
    /// Reads options up to the last one. Version 7: returns the offset of the next section of
    /// options, 0 if there is none.
    pub(super) fn read<R: Read + Seek>(
        &mut self,
        input: &mut Input<R>,
        version: u8,
    ) -> Result<u64> {
        loop {
            let id = input.u16()?;
            if id == DONE && version < 7 {
                return Ok(0);
            }
            let size = input.u32()?;
            let data = input.bytes(u64::from(size), OPTION_MAX, "an option")?;
            let mut data = Input::new(Cursor::new(data), input.order())?;
            if id == DONE {
                return data.u64();
            }
            self.option(id, &mut data, version)?;
        }
    }

    fn option(&mut self, id: u16, data: &mut Input<Cursor<Vec<u8>>>, version: u8) -> Result<()> {
        match id {
            CPUSTAT => {
                let (cpu, count) = overwritten(&text(data)?);
                if count > 0 && self.overwritten.len() < CPUS_MAX {
                    let sum = self.overwritten.entry(cpu).or_default();
                    *sum = sum.saturating_add(count);
                }
            }
            BUFFER if self.buffers.len() < INSTANCES_MAX => {
                self.buffers.push(buffer(data, version)?);
            }
            TRACECLOCK => {
                self.clock_follows = true;
                self.clock = current_clock(&text(data)?).or(self.clock.take());
            }
            OFFSET => self.has_offset = true,
            CPUCOUNT => self.cpu_count = Some(data.u32()?),
            TIME_SHIFT => self.has_time_shift = true,
            TSC2NSEC => {
                let factors = TscFactors { multiplier: data.u32()?, shift: data.u32()? };
                self.tsc = (factors.multiplier > 0).then_some(factors);
            }
            HEADER_INFO | EVENT_FORMATS | CMDLINES => {
                self.sections.insert(id, data.u64()?);
            }
            BUFFER_TEXT => self.text_buffers = self.text_buffers.saturating_add(1),
            _ => {}
        }
        Ok(())
    }
}

fn text(data: &mut Input<Cursor<Vec<u8>>>) -> Result<String> {
    let bytes = data.bytes(data.remaining(), OPTION_MAX, "a text")?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Sums up the counts of a CPU's `stats` file that stand for events nobody can read any more;
/// returns the CPU with them.
fn overwritten(stats: &str) -> (u32, u64) {
    let (mut cpu, mut sum) = (0, 0_u64);
    for (key, value) in stats.lines().filter_map(|line| line.split_once(':')) {
        match key.trim() {
            "CPU" => cpu = value.trim().parse().unwrap_or(0),
            "overrun" | "dropped events" => {
                sum = sum.saturating_add(value.trim().parse().unwrap_or(0));
            }
            _ => {}
        }
    }
    (cpu, sum)
}

/// Finds the clock in use, which stands in brackets: `local [mono] boot`.
pub(super) fn current_clock(text: &str) -> Option<String> {
    let (_, rest) = text.split_once('[')?;
    let (clock, _) = rest.split_once(']')?;
    Some(clock.trim().to_owned()).filter(|clock| !clock.is_empty())
}

fn buffer(data: &mut Input<Cursor<Vec<u8>>>, version: u8) -> Result<Buffer> {
    let offset = data.u64()?;
    let mut buffer = Buffer { offset, name: data.string(OPTION_MAX)?, ..Buffer::default() };
    if version < 7 {
        return Ok(buffer);
    }
    buffer.clock = Some(data.string(OPTION_MAX)?).filter(|clock| !clock.is_empty());
    buffer.page_size = Some(data.u32()?);
    for _ in 0..data.u32()? {
        buffer.cpus.push(CpuData { cpu: data.u32()?, offset: data.u64()?, size: data.u64()? });
    }
    Ok(buffer)
}
