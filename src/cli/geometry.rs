//! What a trace does not tell of its areas, and the user or a file beside it does.

use std::ops::Range;
use std::path::{Path, PathBuf};

use clap::Args;

use super::input::{self, Opened};
use super::sniff::{Kind, misplaced};
use super::told_areas::Told;
use super::{Common, KernelArg};
use cmasim::error::{Error, Result};
use cmasim::geometry::{AreaSpec, RangeSpec};
use cmasim::kernlog::{BootArea, KernelLog};
use cmasim::recorded::areas_file::{AreasFile, ToldArea};
use cmasim::recorded::gather::Gathering;
use cmasim::recorded::recording::Recording;
use cmasim::trace::TraceInfo;
use cmasim::units::{DEFAULT_PAGE_SIZE, Order, Pages, Pfn, parse_pages};

/// What the kernel calls the area that its own command line sets up.
const DEFAULT_AREA: &str = "reserved";

/// The sizes of pages that Linux machines have, in bytes.
const PAGE_SIZES: [u64; 3] = [4096, 16384, 65536];

/// Where areas lie.
#[derive(Args, Clone, Default)]
pub(super) struct Places {
    /// An area's geometry, which a trace does not tell: NAME,base=PFN,pages=N[,order_per_bit=K], or
    /// several range=PFN+N; N in pages or a size such as 64MiB. May be given for each area, with an
    /// empty NAME where events have none; by default inferred from the events
    #[arg(long = "area", value_name = "AREA")]
    pub(super) areas: Vec<AreaSpec>,
    /// What tools/capture-cma wrote beside the trace (geometry, page size, bitmaps), or the boot
    /// log of the machine. By default TRACE's name with .areas, if there is such a file
    #[arg(long = "areas", value_name = "FILE")]
    file: Option<String>,
}

/// A file that tells of areas.
#[derive(Default)]
pub(super) struct Beside {
    /// Its name; empty if there is none.
    name: String,
    told: AreasFile,
    /// The areas of a boot log.
    booted: Vec<BootArea>,
}

impl Places {
    /// Names the file, for those who ask which are read.
    pub(super) fn file(&self) -> Option<&str> {
        self.file.as_deref()
    }

    /// Reads the file given, or the one that lies beside a trace, and says so.
    pub(super) fn beside(&self, trace: &str, common: &Common) -> Result<Beside> {
        let name = match &self.file {
            Some(file) => file.clone(),
            None => match find_beside(trace) {
                Some(path) => path.display().to_string(),
                None => return Ok(Beside::default()),
            },
        };
        let opened = input::open(&name)?;
        let told = match opened.kind {
            Kind::KernelLog => return of_boot_log(&name, opened.kernel_log_text()?),
            Kind::Areas | Kind::Text => opened.areas_file()?,
            kind => return Err(misplaced(&name, &kind, "", "a file of areas or a boot log")),
        };
        if self.file.is_none() {
            common
                .say(format_args!("{name}: taken for the areas of {trace}, since it lies beside"));
        }
        Ok(Beside { name, told, booted: Vec::new() })
    }

    /// Returns the areas given one by one, and those of the file that are not.
    pub(super) fn all(&self, beside: &Beside) -> Vec<AreaSpec> {
        let of_file = beside.told.areas.iter().filter_map(|area| area.spec.clone());
        let given = |name: &str| self.areas.iter().any(|area| &*area.name == name);
        let of_file = of_file.filter(|area| !given(&area.name));
        self.areas.iter().cloned().chain(of_file).collect()
    }
}

/// What a trace does not tell.
#[derive(Args, Default)]
pub(super) struct Geometry {
    #[command(flatten)]
    pub(super) places: Places,
    /// The first N pages of an area are in use since before the trace (N in pages or a size such as
    /// 16MiB); AREA= may be left out if the trace has one area
    #[arg(long, value_name = "[AREA=]N", value_parser = used_before)]
    used_before: Vec<(Option<String>, Pages)>,
    #[command(flatten)]
    pub(super) kernel: KernelArg,
}

impl Geometry {
    pub(super) fn of(places: Places) -> Geometry {
        Geometry { places, ..Geometry::default() }
    }

    /// Whether anything is told of areas.
    pub(super) fn is_told(&self) -> bool {
        !(self.places.areas.is_empty() && self.places.file.is_none() && self.used_before.is_empty())
    }

    /// Reads a trace and takes it apart; `expected` says what else the input may have been.
    pub(super) fn read(
        &self,
        trace: Opened,
        expected: &str,
        common: &Common,
    ) -> Result<(Recording, TraceInfo)> {
        let name = trace.name().to_owned();
        let beside = self.places.beside(&name, common)?;
        let areas = self.places.all(&beside);
        let mut told = Told::new(&areas, Gathering::default());
        let info = trace.trace(&mut told, expected)?;
        common.warn(&info.warnings);
        let gathering = told.checked()?;
        let (of_boot, page_size) = beside.of_boot(&gathering);
        let given = self.places.areas.iter();
        let of_boot = of_boot.filter(|area| !given.clone().any(|other| other.name == area.name));
        let areas = areas.iter().chain(&of_boot);
        let is_meant = |area: &&AreaSpec| {
            gathering.extent(&area.name).is_some() || self.places.areas.contains(area)
        };
        let areas: Vec<AreaSpec> = areas.filter(is_meant).cloned().collect();
        let of_machine = beside.told.kernel.as_ref().and_then(|release| release.parse().ok());
        let recording = gathering.recording(&areas, self.kernel.kernel.or(of_machine));
        let mut recording = recording.map_err(|text| Error::data(name, text))?;
        self.check_names(&recording)?;
        if self.kernel.kernel.is_some() {
            KernelArg::say(recording.kernel, common);
        }
        recording.page_size = beside.told.page_size.or(page_size);
        beside.tell(&mut recording);
        self.tell_used(&mut recording)?;
        Ok((recording, info))
    }

    /// Checks that each area given is one of the trace, and is given once.
    fn check_names(&self, recording: &Recording) -> Result<()> {
        for (index, area) in self.places.areas.iter().enumerate() {
            let name = &area.name;
            if self.places.areas[..index].iter().any(|other| other.name == *name) {
                return Err(Error::Usage(format!("--area {name} is given twice")));
            }
            if !recording.names.contains(name) {
                return Err(Error::Usage(format!("--area {name}: {}", named(recording))));
            }
        }
        Ok(())
    }

    fn tell_used(&self, recording: &mut Recording) -> Result<()> {
        for (area, count) in &self.used_before {
            let name = match area {
                Some(area) => area.clone(),
                None if recording.names.len() == 1 => recording.names[0].to_string(),
                None => {
                    let text =
                        format!("--used-before {count}: {}; expected AREA=N", named(recording));
                    return Err(Error::Usage(text));
                }
            };
            let told = recording.tell_at_base(&name, *count);
            told.map_err(|why| Error::Usage(format!("--used-before {name}={count}: {why}")))?;
        }
        Ok(())
    }
}

impl Beside {
    /// Returns the area of a boot log that holds a trace's windows, if there is one, and the page
    /// size with which it does.
    fn of_boot(&self, gathering: &Gathering) -> (Option<AreaSpec>, Option<u64>) {
        for page_size in PAGE_SIZES {
            for area in self.booted.iter().filter_map(|area| booted(area, page_size)) {
                let range = area.ranges[0];
                let holds =
                    |seen: Range<u64>| range.base.0 <= seen.start && seen.end <= range.end();
                if gathering.extent(&area.name).is_some_and(holds) {
                    return (Some(area), Some(page_size));
                }
            }
        }
        (None, None)
    }

    /// Gives a recording what the file tells of its areas, or says why not.
    fn tell(&self, recording: &mut Recording) {
        let AreasFile { areas, settled_at_start, settled_at_end, .. } = &self.told;
        for ToldArea { name, start, end, .. } in areas {
            let told = match (&start.maps, settled_at_start) {
                (Some(_), Some(false)) => Err("pages changed hands after it".into()),
                (Some(maps), _) => recording.tell_start(name, maps),
                (None, _) => Ok(()),
            };
            self.note(recording, name, "start", told);
            let told = match &end.maps {
                Some(_) if *settled_at_end == Some(false) => {
                    Err("pages changed hands before it".into())
                }
                Some(maps) => recording.tell_end(name, maps, *settled_at_end),
                None => Ok(()),
            };
            self.note(recording, name, "end", told);
        }
    }

    fn note(
        &self,
        recording: &mut Recording,
        area: &str,
        moment: &str,
        told: std::result::Result<(), String>,
    ) {
        if let Err(why) = told {
            let file = &self.name;
            let note =
                format!("area {area}: {file}: the bitmap at the {moment} is not used: {why}");
            recording.notes.push(note);
        }
    }
}

fn named(recording: &Recording) -> String {
    let name_of = |n: &str| if n.is_empty() { "no name".into() } else { n.to_owned() };
    let names: Vec<String> = recording.names.iter().map(|n| name_of(n)).collect();
    format!("the trace has {}", names.join(", "))
}

/// Finds the file of areas that belongs to a trace: the trace's name with another ending.
fn find_beside(trace: &str) -> Option<PathBuf> {
    if trace == "-" {
        return None;
    }
    let path = Path::new(trace);
    let is_packed = path.extension().is_some_and(|ending| ending == "gz" || ending == "zst");
    let plain = if is_packed { path.with_extension("") } else { path.to_path_buf() };
    let beside = plain.with_extension("areas");
    (beside != path && beside.is_file()).then_some(beside)
}

/// Takes the areas of a boot log that have an address.
fn of_boot_log(name: &str, log: KernelLog) -> Result<Beside> {
    let areas: Vec<BootArea> = log.areas.into_iter().filter(|a| a.address.is_some()).collect();
    if areas.is_empty() {
        let text = "no area's place; expected a line such as `cma: Reserved 64 MiB at 0x76000000`";
        return Err(Error::data(name, text));
    }
    let kernel = log.version.as_deref().map(str::to_owned);
    let told = AreasFile { kernel, ..AreasFile::default() };
    Ok(Beside { name: name.into(), told, booted: areas })
}

/// Returns an area of a boot log, which tells bytes, on a machine with pages of some size.
fn booted(area: &BootArea, page_size: u64) -> Option<AreaSpec> {
    let range =
        RangeSpec { base: Pfn(area.address? / page_size), pages: Pages(area.bytes / page_size) };
    let name = area.name.as_deref().unwrap_or(DEFAULT_AREA).into();
    let spec = AreaSpec { name, order_per_bit: Order::ZERO, ranges: vec![range] };
    (range.pages > Pages(0)).then_some(spec)
}

/// Reads `[AREA=]N`.
fn used_before(text: &str) -> std::result::Result<(Option<String>, Pages), String> {
    let (area, count) = match text.rsplit_once('=') {
        Some((area, count)) => (Some(area.to_owned()), count),
        None => (None, text),
    };
    let count = parse_pages(count, DEFAULT_PAGE_SIZE).map_err(|why| format!("`{count}` {why}"))?;
    Ok((area, count))
}
