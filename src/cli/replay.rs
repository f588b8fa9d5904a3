//! `replay`: runs workloads and reports their latencies.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use clap::{Args, ValueEnum};

use super::geometry::Geometry;
use super::measure::{self, NamedWorkload};
use super::output::Output;
use super::progress::Watch;
use super::{Answer, Common, KernelArg, SubCommand, choose_finder, files};
use cmasim::clock::{Clock, ModelClock, WallClock, Weights};
use cmasim::cma::finder::Choice;
use cmasim::cma::observer::{NoObserver, Observer};
use cmasim::error::{Error, Result};
use cmasim::live::tracepoint::DEFAULT_LIMIT;
use cmasim::live::{Output as LiveOutput, Outputs, traced};
use cmasim::recorded::judge::Judgement;
use cmasim::replay::{self, ExaminedReplay, Outcome, Setup};
use cmasim::report::Report;
use cmasim::report::judged::judge_replay;
use cmasim::stats::{Finish, Finishes};
use cmasim::trace::Timing;
use cmasim::trace::write::ftrace::FtraceWriter;
use cmasim::workload::Workload;

/// The most differences from the recording that are named one by one.
const NAMED: usize = 5;

/// Runs workloads.
#[derive(Args)]
pub(super) struct ReplayArgs {
    /// Workload files; `-` for standard input
    #[arg(required = true, value_name = "WORKLOAD")]
    workloads: Vec<String>,
    /// The finder; `cmasim finders` lists them
    #[arg(long, default_value = "classic", value_name = "FINDER")]
    finder: String,
    /// The clock that times the run
    #[arg(long, value_enum, default_value_t = ClockArg::Wall)]
    clock: ClockArg,
    /// Replays of each workload; the report is over all of them
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rounds: u32,
    /// Write a live Chrome trace (one more, traced replay; its events carry the latencies measured
    /// without tracing)
    #[arg(long, value_name = "FILE")]
    chrome: Option<String>,
    /// Write the events as ftrace text, from the same traced replay
    #[arg(long, value_name = "FILE")]
    ftrace: Option<String>,
    /// Count words read and windows tried by the searches too, in one more replay: the same figures
    /// on every machine (a C function counts nothing)
    #[arg(long)]
    effort: bool,
    /// The most records to trace
    #[arg(long, value_name = "N", default_value_t = DEFAULT_LIMIT)]
    trace_limit: u64,
    #[command(flatten)]
    kernel: KernelArg,
}

/// A clock on the command line.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ClockArg {
    /// The machine's monotonic clock
    Wall,
    /// Virtual time from counted work: the same everywhere, to the byte
    Model,
}

impl SubCommand for ReplayArgs {
    fn inputs(&self) -> Vec<&str> {
        let workloads = self.workloads.iter().map(String::as_str);
        workloads.chain(files::of_finder(&self.finder)).collect()
    }

    fn finders(&self) -> Vec<&str> {
        vec![&self.finder]
    }

    fn outputs(&self) -> Vec<&str> {
        [&self.chrome, &self.ftrace].into_iter().flatten().map(String::as_str).collect()
    }

    fn run(self, common: &Common) -> Result<Answer> {
        let finder = choose_finder(&self.finder)?;
        let workloads = measure::workloads(&self.workloads, &Geometry::default(), common)?;
        if workloads.len() > 1 && self.is_traced() {
            return Err(Error::Usage("--chrome and --ftrace take one workload at a time".into()));
        }
        if self.clock == ClockArg::Wall {
            measure::warn_of_the_machine(common);
        }
        let operations: usize = workloads.iter().map(|w| w.workload.ops.len()).sum();
        let watch = Watch::start(common, operations as u64 * u64::from(self.rounds))?;
        let mut done = 0;
        let mut reports = Vec::new();
        let (mut fine, mut lost) = (true, None);
        for (path, named) in self.workloads.iter().zip(&workloads) {
            let NamedWorkload { name, workload } = named;
            watch.name(name);
            let emptier: Vec<_> = measure::emptier(workload).map(|(_, text)| text).collect();
            common.warn(&emptier);
            let setup = self.setup(&finder, named, common)?;
            let mut rounds = self.rounds(workload, &setup, &watch, &mut done)?;
            let examined = Setup { finder: finder.examined(), ..setup.clone() };
            let (_, judgement) = judge_replay(workload, &examined, &mut |_| watch.at(done))?;
            finder.verdict()?;
            fine &= judgement.violations_total == 0;
            say(path, workload, (&rounds.first, &judgement), common);
            let timings = std::mem::take(&mut rounds.timings);
            let mut report = self.report(path, &setup, rounds);
            if self.effort {
                let mut tick = |_| watch.at(done);
                report.effort.push(measure::effort(name, workload, &setup, &mut tick)?);
            }
            match self.trace(workload, &examined, timings, &watch, common) {
                // What was measured stands although the trace could not be written.
                Err(error @ Error::Io { .. }) => lost = Some(error),
                traced => traced?,
            }
            reports.push(report);
        }
        drop(watch);
        common.results(&reports)?;
        match lost {
            Some(error) => Err(error),
            None if fine => Ok(Answer::Yes),
            None => Ok(Answer::No),
        }
    }
}

impl ReplayArgs {
    fn is_traced(&self) -> bool {
        self.chrome.is_some() || self.ftrace.is_some()
    }

    fn setup(&self, finder: &Choice, named: &NamedWorkload, common: &Common) -> Result<Setup> {
        Ok(Setup {
            finder: finder.clone(),
            kernel: measure::kernel(&named.name, &named.workload, self.kernel.kernel, common)?,
            keep_free_maps: common.verbose > 0,
        })
    }

    /// Runs all rounds without any tracing.
    fn rounds(
        &self,
        workload: &Workload,
        setup: &Setup,
        watch: &Watch,
        done: &mut u64,
    ) -> Result<ReplayRounds> {
        let examined = ExaminedReplay::new(workload, setup, &mut |_| watch.at(*done))?;
        let mut rounds = ReplayRounds::default();
        for round in 0..self.rounds {
            let mut tick = |ops: usize| watch.at(*done + ops as u64);
            let mut outcome = run_once(self.clock, workload, setup, &mut NoObserver, &mut tick)?;
            examined.check(&outcome)?;
            *done += workload.ops.len() as u64;
            // Taken, since replays to come have as many.
            let samples = std::mem::take(&mut outcome.samples);
            rounds.finishes.extend(samples.iter().map(Finish::from));
            if round + 1 == self.rounds && self.is_traced() {
                rounds.timings = samples.iter().map(|s| s.timing).collect();
            }
            if round == 0 {
                rounds.first = outcome;
            }
        }
        Ok(rounds)
    }

    /// Runs once more, traced, if a trace is asked for. An interrupt leaves complete files where
    /// none were, and those that were there as they are.
    fn trace(
        &self,
        workload: &Workload,
        setup: &Setup,
        timings: Vec<Timing>,
        watch: &Watch,
        common: &Common,
    ) -> Result<()> {
        let chrome = self.chrome.as_deref().map(Output::create).transpose()?;
        let ftrace = self.ftrace.as_deref().map(Output::create).transpose()?;
        if chrome.is_none() && ftrace.is_none() {
            return Ok(());
        }
        let live = |output: &Output| LiveOutput { path: output.name().into(), to: output.writer() };
        let records = ftrace.as_ref().map(live);
        let outputs = Outputs {
            chrome: chrome.as_ref().map(live),
            records: records.map(|to| LiveOutput { path: to.path, to: FtraceWriter::new(to.to) }),
            limit: self.trace_limit,
            timings,
        };
        let setup = Setup { keep_free_maps: false, ..setup.clone() };
        let traced = traced(outputs, |tracepoint| {
            let mut tick = |_| watch.at(0);
            run_once(self.clock, workload, &setup, tracepoint, &mut tick)
        })?;
        if let Some(writer) = traced.records {
            let path = self.ftrace.clone().unwrap_or_default();
            writer.finish().map_err(|source| Error::Io { path, source })?;
        }
        if traced.stats.traced < traced.stats.seen {
            common.say(format_args!("{}: --trace-limit sets the bound", traced.stats));
        }
        setup.finder.verdict()?;
        for output in [chrome, ftrace].into_iter().flatten() {
            if traced.value.is_err() && output.replaces() {
                common.say(format_args!("{}: left as it was", output.name()));
            } else {
                output.commit()?;
            }
        }
        traced.value.map(|_| ())
    }

    fn report(&self, path: &str, setup: &Setup, rounds: ReplayRounds) -> Report {
        let ReplayRounds { finishes, first, .. } = rounds;
        let cost = (self.clock == ClockArg::Wall).then(measure::clock_cost);
        let mut run = BTreeMap::new();
        run.insert("finder".to_owned(), setup.finder.name().to_owned());
        run.insert("kernel".to_owned(), setup.kernel.to_string());
        run.insert("rounds".to_owned(), self.rounds.to_string());
        Report {
            source: path.into(),
            format: "workload".into(),
            releases: first.releases.saturating_mul(u64::from(self.rounds)),
            resolution_ns: cost.map_or(1, |c| c.step.0),
            clock: if cost.is_some() { "wall".into() } else { "model".into() },
            clock_cost_ns: cost.map(|c| c.reading.0),
            latency_source: "lock, search and bitmap update".into(),
            span_ns: first.span.0,
            search_ns: Some(finishes.overall.search.0).filter(|_| self.rounds == 1),
            run,
            areas: first.areas.iter().map(Into::into).collect(),
            ..Report::of(&finishes)
        }
    }
}

/// All rounds of one workload.
#[derive(Default)]
struct ReplayRounds {
    finishes: Finishes,
    /// The first round, without its samples.
    first: Outcome,
    /// The timings of the last round, if there is a traced replay.
    timings: Vec<Timing>,
}

fn run_once<O: Observer>(
    clock: ClockArg,
    workload: &Workload,
    setup: &Setup,
    observer: &mut O,
    tick: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<Outcome> {
    fn with<C: Clock, O: Observer>(
        mut clock: C,
        workload: &Workload,
        setup: &Setup,
        observer: &mut O,
        tick: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Result<Outcome> {
        replay::run(workload, setup, &mut clock, observer, tick)
    }
    match clock {
        ClockArg::Wall => with(WallClock::start(), workload, setup, observer, tick),
        ClockArg::Model => with(ModelClock::new(Weights::DEFAULT), workload, setup, observer, tick),
    }
}

/// Says on standard error what a replay met besides latencies.
fn say(
    path: &str,
    workload: &Workload,
    (outcome, judgement): (&Outcome, &Judgement),
    common: &Common,
) {
    for message in outcome.failed.iter().filter_map(|f| Some((f.line, f.message.as_ref()?))) {
        common.say(format_args!("{path}:{}: failed", message.0));
        message.1.lines().for_each(|line| common.say(line));
    }
    for violation in &judgement.violations {
        let kind = violation.kind.name();
        common.say(format_args!("{path}:{}: {kind}: {}", violation.line, violation.text));
    }
    if !outcome.mismatches.is_empty() {
        let (different, all) = (outcome.different, outcome.compared);
        common.say(format_args!("{path}: {different} of {all} searches differ from expect="));
        for m in outcome.mismatches.iter().take(NAMED) {
            common.say(format_args!("{path}:{}: {m}", m.line));
        }
    }
    let unlisted = judgement.violations_total - judgement.violations.len() as u64;
    if unlisted > 0 {
        common.say(format_args!("{path}: and {unlisted} violations more"));
    }
    if outcome.unended > 0 {
        let count = outcome.unended;
        common.say(format_args!("{path}: {count} requests have a `busy` and no `retry` after it"));
    }
    if outcome.releases_of_failed > 0 {
        let count = outcome.releases_of_failed;
        common.say(format_args!("{path}: {count} releases of buffers whose request failed here"));
    }
    if !outcome.held.is_empty() {
        let pages = outcome.held.iter().fold(0, |sum, h| u64::saturating_add(sum, h.count.0));
        let names: Vec<_> = outcome
            .held
            .iter()
            .take(NAMED)
            .map(|h| {
                let area = &workload.areas[usize::from(h.area.0)].name;
                format!("{} ({} pages at {} in {area})", h.name, h.count, h.pfn)
            })
            .collect();
        let more = if outcome.held.len() > NAMED { ", ..." } else { "" };
        let count = outcome.held.len();
        common.say(format_args!(
            "{path}: still held at the end: {count} buffers, {pages} pages: {}{more}",
            names.join(", ")
        ));
    }
}
