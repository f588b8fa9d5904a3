//! How fast `report` takes a text, and in how much memory.
//!
//! Goal: show MB/s from a warm file, beside `wc -l` on the same file in the same run, and the peak
//! memory of the process, which must not grow with the file. Not a goal: the speed of a disk. The
//! recording of trace-cmd has a bench of its own (`trace_dat`).
//!
//! Run: `cargo bench --bench read`; needs some 500 MB in the temporary folder. The arms of a round
//! follow each other; each figure is that of the fastest round.
#![allow(missing_docs, clippy::unwrap_used)]
#![allow(clippy::print_stdout, reason = "a bench prints its table")]

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use cmasim::clock::{Clock, WallClock};
use cmasim::report::{Collector, Format, render};
use cmasim::trace::read;

/// An arm: its name, and what runs it.
type Arm = (&'static str, fn(&Path));

fn main() {
    let measured = std::env::args().any(|arg| arg == "--bench");
    let (allocations, rounds) = if measured { (1_000_000, 5) } else { (1000, 1) };
    let folder = Folder::new();
    let text = folder.0.join("million.ftrace");
    write_trace(&text, allocations).unwrap();
    let bytes = text.metadata().unwrap().len();
    println!("{allocations} allocations, {} MB", bytes / 1_000_000);
    println!("{:<8} {:>8} {:>14} {:>10}", "arm", "MB/s", "million lines/s", "peak MiB");
    let arms: [Arm; 2] = [("wc -l", count_lines), ("report", report)];
    let mut times = [u64::MAX; 2];
    for _ in 0..rounds {
        for (time, (_, run)) in times.iter_mut().zip(arms) {
            let mut clock = WallClock::start();
            run(&text);
            *time = (*time).min(clock.now().0.max(1));
        }
    }
    for ((name, _), ns) in arms.iter().zip(times) {
        let lines = allocations * 3 * 10_000 / ns;
        let peak = if *name == "report" { peak_mib() } else { None };
        let peak = peak.map_or_else(String::new, |mib| mib.to_string());
        let (whole, tenth) = (lines / 10, lines % 10);
        println!("{name:<8} {:>8} {whole:>13}.{tenth} {peak:>10}", bytes * 1000 / ns);
    }
    println!("report takes {}.{:02} times as long as wc -l", times[1] / times[0], {
        times[1] * 100 / times[0] % 100
    });
}

/// Writes allocations of four tasks on four CPUs, each released by its task.
fn write_trace(path: &Path, allocations: u64) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(path)?);
    writeln!(out, "# tracer: nop\n#")?;
    for i in 0..allocations {
        let (task, pages, pfn) = (i % 4, 1 << (i % 9), 0xbc000 + i % 60_000);
        let head = |us: u64| {
            let (seconds, micros) = ((i * 40 + us) / 1_000_000, (i * 40 + us) % 1_000_000);
            format!("        camera-{}     [00{task}] ..... {seconds:>5}.{micros:06}", 700 + task)
        };
        writeln!(
            out,
            "{}: cma_alloc_start: name=reserved count={pages} align=0\n\
             {}: cma_alloc_finish: name=reserved pfn={pfn:#x} page=00000000f1a10000 \
             count={pages} align=0 errorno=0\n\
             {}: cma_release: name=reserved pfn={pfn:#x} page=00000000f1a10000 count={pages}",
            head(0),
            head(1 + i % 30),
            head(35),
        )?;
    }
    out.flush()
}

fn count_lines(text: &Path) {
    let lines = Command::new("wc").arg("-l").arg(text).output().unwrap();
    assert!(lines.status.success());
}

fn report(text: &Path) {
    let input = BufReader::with_capacity(1 << 20, File::open(text).unwrap());
    let mut collector = Collector::default();
    let info = read::read("bench", input, &mut collector).unwrap();
    assert_eq!(info.malformed, 0);
    render(&collector.report("bench", &info).0, Format::Table).unwrap();
}

/// Reads the peak of this process's memory; `None` where the system does not tell.
fn peak_mib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib.div_ceil(1024))
}

/// A folder that is removed in the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        let folder = std::env::temp_dir().join(format!("cmasim-bench-read-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
