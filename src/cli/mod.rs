//! The command line: the only part that opens files or prints. Results go to standard output,
//! everything else to standard error.

mod bench;
mod check;
mod compare;
mod convert;
mod demo;
pub(crate) mod exit;
mod explain;
mod finders;
mod generate;
mod import;
mod input;
mod measure;
mod output;
mod progress;
mod replay;
mod report;
mod shell;

use std::io::{self, Write};

use clap::{Args, Parser, Subcommand, ValueEnum};

use cmasim::cma::finder::{Choice, OpenError};
use cmasim::cma::profile::Kernel;
use cmasim::error::{Diagnostic, Error, Result};
use cmasim::report::{Format, Show, render};

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
    /// Write the result to FILE instead of standard output (`-`)
    #[arg(long, global = true, value_name = "FILE", default_value = "-")]
    output: String,
    /// Say less on standard error
    #[arg(short, long, global = true)]
    quiet: bool,
    /// Say more
    #[arg(short, long, global = true, action = clap::ArgAction::Count)]
    verbose: u8,
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
    Replay(replay::Replay),
    /// Post-process a trace: median, p90, p99, max latency by request size
    Report(report::Report),
    /// Compare two finders on workloads, or two traces or saved reports
    Compare(compare::Compare),
    /// Make a workload from a kernel trace
    Import(import::Import),
    /// Make a workload from a seed
    Generate(generate::Generate),
    /// Turn a trace into Chrome JSON for Perfetto and chrome://tracing, or into ftrace text
    Convert(convert::Convert),
    /// Judge a trace or workload, and compare first fit with every recorded attempt
    Check(check::Check),
    /// Tell why allocations failed, from a kernel log
    Explain(explain::Explain),
    /// Run a benchmark of the field: all finders beside each other
    Bench(bench::Bench),
    /// List the finders
    Finders,
    /// Print completions for a shell
    Completions(shell::Completions),
    /// Print the manual page
    Man,
}

/// Which kernel to behave like.
#[derive(Args, Clone)]
struct KernelArg {
    /// Kernel whose behaviour to take on: 4.19, 5.10, 6.1, 6.12, 6.15 or 7.2. By default the
    /// input's own, else 7.2
    #[arg(long, value_name = "VERSION", value_parser = |s: &str| s.parse::<Kernel>())]
    pub(super) kernel: Option<Kernel>,
}

/// Whether the answer is yes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    /// Exit code 0.
    Yes,
    /// Exit code 1.
    No,
}

/// Runs the command line and returns the exit code.
pub(crate) fn main() -> u8 {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            let code = if error.use_stderr() { exit::USAGE } else { 0 };
            // Nothing is left to do if the terminal is gone.
            let _ = error.print();
            return code;
        }
    };
    let common = cli.common.clone();
    common.color.apply();
    match run(cli) {
        Ok(Answer::Yes) => 0,
        Ok(Answer::No) => 1,
        Err(Error::Io { source, .. }) if source.kind() == io::ErrorKind::BrokenPipe => 0,
        Err(error) => {
            let _ = writeln!(anstream::stderr(), "cmasim: {error}");
            exit::code(&error)
        }
    }
}

fn run(cli: Cli) -> Result<Answer> {
    let common = &cli.common;
    match cli.command {
        None => demo::run(common),
        Some(Command::Replay(args)) => args.run(common),
        Some(Command::Report(args)) => args.run(common),
        Some(Command::Compare(args)) => args.run(common),
        Some(Command::Import(args)) => args.run(common),
        Some(Command::Generate(args)) => args.run(common),
        Some(Command::Convert(args)) => args.run(common),
        Some(Command::Check(args)) => args.run(common),
        Some(Command::Explain(args)) => args.run(common),
        Some(Command::Bench(args)) => args.run(common),
        Some(Command::Finders) => finders::run(common),
        Some(Command::Completions(args)) => args.run(common),
        Some(Command::Man) => shell::man(common),
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
            let _ = writeln!(anstream::stderr(), "cmasim: {text}");
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
            answers.iter().map(|answer| render(answer, format)).collect::<Result<_>>()?;
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

    /// Writes a result to where `--output` says.
    fn result(&self, text: &str) -> Result<()> {
        let mut output = output::Output::create(&self.output)?;
        output.write(|out| out.write_all(text.as_bytes()))?;
        output.commit()
    }
}

/// Chooses a finder by its name.
fn choose_finder(name: &str) -> Result<Choice> {
    Choice::open(name).map_err(|error| match error {
        OpenError::Name(text) => Error::Usage(text),
        OpenError::NoFile { path, source } => Error::NoInput { path, source },
        OpenError::Unusable { path: file, text, help } => {
            Error::Data(vec![Diagnostic { file, place: None, text, help: Some(help) }])
        }
    })
}
