//! The command line: the only part that opens files or prints. Results go to standard output,
//! everything else to standard error.

mod bench;
mod check;
mod compare;
mod convert;
mod demo;
mod exit;
mod explain;
mod files;
mod finders;
mod generate;
mod geometry;
mod import;
mod input;
mod measure;
mod output;
mod packer;
mod plugin_child;
mod progress;
mod replay;
mod report;
mod shell;
mod signals;
mod sniff;
mod stdio;
mod told_areas;
mod usage;

use std::io::{self, Write};

use anstream::adapter::strip_str;
use clap::{Args, Parser, Subcommand, ValueEnum};

use cmasim::cma::finder::{Choice, OpenError, REGISTRY};
use cmasim::cma::profile::Kernel;
use cmasim::error::{Error, Result, shown};
use cmasim::report::{Format, Show, render_in_colour};

const AFTER_HELP: &str = "\
Examples:
  cmasim                                          before / after on the built-in workloads
  cmasim report trace.ftrace                      latency by request size, of any CMA trace
  cmasim check trace.ftrace                       does first fit agree with every recorded attempt?
  cmasim import trace.ftrace -o mine.wl           a kernel trace becomes a workload
  cmasim compare --before classic --after last-bit mine.wl

Exit codes:
  0 fine · 1 the answer is no (disagreement, violation, regression) · 2 usage · 65 bad data
  66 no such input · 70 a bug of cmasim · 74 reading or writing failed · 130 interrupted";

/// Simulates Linux's Contiguous Memory Allocator: compares area finders, reports allocation latency
/// from any CMA trace, replays workloads.
#[derive(Parser)]
#[command(name = "cmasim", version, after_help = AFTER_HELP, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    common: Common,
}

/// What every sub-command understands.
#[derive(Args, Clone)]
struct Common {
    /// Form of the result
    #[arg(long, global = true, value_name = "FORM", default_value = "table",
          value_parser = ["table", "json", "csv", "markdown"])]
    format: String,
    /// Write the result to FILE instead of standard output (`-`); packed if it ends in .gz or .zst
    #[arg(short, long, global = true, value_name = "FILE", default_value = "-")]
    output: String,
    /// Say less on standard error
    #[arg(short, long, global = true)]
    quiet: bool,
    /// Say more
    #[arg(short, long, global = true, action = clap::ArgAction::Count)]
    verbose: u8,
    /// Seconds without progress after which a finder in C is given up
    #[arg(long, global = true, value_name = "SECONDS", default_value_t = 60, hide_short_help = true,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    plugin_timeout: u64,
    /// Colour on a terminal
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto)]
    color: Color,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Color {
    /// On a terminal, unless NO_COLOR or TERM=dumb says otherwise
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

#[derive(Subcommand)]
enum Command {
    /// Run workloads through an area and print the latency report
    Replay(replay::ReplayArgs),
    /// Post-process a trace: median, p90, p99, max latency by request size
    Report(report::ReportArgs),
    /// Compare two finders on workloads, or two traces or saved reports
    Compare(compare::CompareArgs),
    /// Make a workload from a kernel trace
    Import(import::Import),
    /// Make a workload from a seed
    Generate(generate::Generate),
    /// Turn a trace into Chrome JSON for Perfetto and chrome://tracing, or into ftrace text
    Convert(convert::Convert),
    /// Judge a trace or workload, and compare first fit with every recorded attempt
    Check(check::CheckArgs),
    /// Tell why allocations failed, from a kernel log
    Explain(explain::ExplainArgs),
    /// Run a benchmark of the field: all finders beside each other
    Bench(bench::BenchArgs),
    /// List the finders
    Finders,
    /// Print completions for a shell
    Completions(shell::Completions),
    /// Print the manual page
    Man,
}

/// Which kernel to behave like.
#[derive(Args, Clone, Default)]
struct KernelArg {
    /// Kernel whose behaviour to take on, any x.y as uname prints it: 6.6, v5.15, 6.12.34-rpi. By
    /// default the input's own, else 7.2
    #[arg(long, value_name = "VERSION", value_parser = |s: &str| s.parse::<Kernel>())]
    pub(super) kernel: Option<Kernel>,
}

impl KernelArg {
    /// Says which behaviour a kernel stands for, if that is wanted or a guess.
    fn say(kernel: Kernel, common: &Common) {
        if kernel.is_unknown() || common.verbose > 0 {
            common.say(kernel.about());
        }
    }
}

/// Whether the answer is yes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    /// Exit code 0.
    Yes,
    /// Exit code 1.
    No,
    /// The exit code of the process that ran the command and said all there is to say.
    OfChild(u8),
}

/// A sub-command. It tells beforehand which files it reads and writes, so that no output is an
/// input.
trait SubCommand {
    /// Names the inputs, `-` for standard input.
    fn inputs(&self) -> Vec<&str> {
        Vec::new()
    }

    /// Names what is written besides the result.
    fn outputs(&self) -> Vec<&str> {
        Vec::new()
    }

    /// Names the finders.
    fn finders(&self) -> Vec<&str> {
        Vec::new()
    }

    /// Runs the command and writes its result.
    fn run(self, common: &Common) -> Result<Answer>;
}

/// Runs the command line and returns the exit code: that of a bug if anything panicked.
pub(crate) fn main() -> u8 {
    let code = exit::guarded(parse_and_run);
    plugin_child::done(code);
    code
}

fn parse_and_run() -> u8 {
    if let Err(error) = signals::install() {
        return complain(&error);
    }
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage::answer(&error),
    };
    cli.common.color.apply();
    match usage::refuse_two_outputs().and_then(|()| run(cli)) {
        // The reader of our output has seen enough.
        Err(error) if output::is_hung_up(&error) => 0,
        Err(error @ (Error::Data(_) | Error::Usage(_))) if signals::is_interrupted() => {
            complain(&error);
            complain(&Error::Interrupted)
        }
        Err(error) => complain(&error),
        Ok(Answer::OfChild(code)) => code,
        Ok(_) if signals::is_interrupted() => complain(&Error::Interrupted),
        Ok(Answer::Yes) => 0,
        Ok(Answer::No) => 1,
    }
}

/// Prints an error and returns its exit code.
fn complain(error: &Error) -> u8 {
    // A closed standard error changes nothing.
    let _ = writeln!(anstream::stderr(), "cmasim: {error}");
    exit::code(error)
}

fn run(cli: Cli) -> Result<Answer> {
    let common = &cli.common;
    match cli.command {
        None => demo::run(common),
        Some(Command::Replay(args)) => start(args, common),
        Some(Command::Report(args)) => start(args, common),
        Some(Command::Compare(args)) => start(args, common),
        Some(Command::Import(args)) => start(args, common),
        Some(Command::Generate(args)) => start(args, common),
        Some(Command::Convert(args)) => start(args, common),
        Some(Command::Check(args)) => start(args, common),
        Some(Command::Explain(args)) => start(args, common),
        Some(Command::Bench(args)) => start(args, common),
        Some(Command::Finders) => finders::run(common),
        Some(Command::Completions(args)) => start(args, common),
        Some(Command::Man) => shell::man(common),
    }
}

/// Starts a command once its files are known to be different ones.
fn start(command: impl SubCommand, common: &Common) -> Result<Answer> {
    let outputs = [command.outputs(), vec![&common.output]].concat();
    files::refuse_shared(&command.inputs(), &outputs)?;
    match plugin_child::run_apart(&command.finders(), common.plugin_timeout)? {
        Some(code) => Ok(Answer::OfChild(code)),
        None => command.run(common),
    }
}

impl Color {
    fn apply(self) {
        match self {
            Color::Auto => {}
            Color::Always => anstream::ColorChoice::Always.write_global(),
            Color::Never => anstream::ColorChoice::Never.write_global(),
        }
    }
}

impl Common {
    fn format(&self) -> Result<Format> {
        self.format.parse()
    }

    /// Prints one line about the run to standard error, unless asked to be quiet.
    fn say(&self, text: impl std::fmt::Display) {
        if !self.quiet {
            // A closed standard error must not end a run.
            let _ = writeln!(anstream::stderr(), "cmasim: {}", shown(&text.to_string()));
        }
    }

    /// Prints warnings, one line each.
    fn warn(&self, warnings: &[String]) {
        for warning in warnings {
            self.say(format_args!("warning: {warning}"));
        }
    }

    /// Writes several answers of one kind: in JSON as an array if there are several, else one after
    /// the other.
    fn results(&self, answers: &[impl Show]) -> Result<()> {
        let format = self.format()?;
        let texts: Vec<String> =
            answers.iter().map(|answer| render_in_colour(answer, format)).collect::<Result<_>>()?;
        let several = texts.len() > 1;
        self.result(&match format {
            Format::Json if several => format!("[\n{}]\n", texts.join(",\n")),
            // Each table of a CSV has the same columns: they are named once.
            Format::Csv if several => {
                let rest =
                    texts[1..].iter().filter_map(|t| t.split_once('\n')).map(|(_, rows)| rows);
                texts[0].clone() + &rest.collect::<String>()
            }
            _ => texts.join("\n"),
        })
    }

    /// Writes a result to where `--output` says, with colours on a terminal only. A reader that has
    /// seen enough is no error: the answer stands.
    fn result(&self, text: &str) -> Result<()> {
        let mut output = output::Output::create(&self.output)?;
        let colours = match self.output.as_str() {
            "-" => anstream::AutoStream::choice(&io::stdout()),
            _ => anstream::ColorChoice::global(),
        };
        let is_plain =
            matches!(colours, anstream::ColorChoice::Never | anstream::ColorChoice::Auto);
        let text = if is_plain { strip_str(text).to_string() } else { text.into() };
        let written = output.write(|out| out.write_all(text.as_bytes()));
        match written.and_then(|()| output.commit()) {
            Err(error) if output::is_hung_up(&error) => Ok(()),
            written => written,
        }
    }
}

/// Chooses a finder by its name.
fn choose_finder(name: &str) -> Result<Choice> {
    plugin_child::loading(name);
    let choice = Choice::open_watched(name, plugin_child::beat).map_err(|error| match error {
        OpenError::Name(text) => {
            let known = REGISTRY.iter().map(|entry| entry.name);
            Error::Usage(usage::finder_meant(name, known).unwrap_or(text))
        }
        error => error.into(),
    })?;
    plugin_child::doing("it was at work");
    Ok(choice)
}
