//! Turns records into a report: pairs them, sorts latencies by size, keeps first and last stamp.

use std::io;

use super::held_back::HeldBack;
use super::{Migrated, NotSure, Report};
use crate::stats::{Finish, Finishes, Latencies};
use crate::trace::pairing::{Ended, Paired, Pairing};
use crate::trace::{Event, Record, Sink, TraceInfo};
use crate::units::Nanos;

/// Collects a trace's records, in memory that does not grow with their number.
#[derive(Debug, Default)]
pub struct Collector {
    pairing: Pairing<()>,
    finishes: Finishes,
    /// Earliest and latest stamp.
    ends: Option<(Nanos, Nanos)>,
    /// Whether some latencies are from the field, and some from two stamps.
    from_field: bool,
    from_stamps: bool,
    /// Calls that the function tracer timed.
    calls: Latencies,
    migration: Migrated,
    not_sure: NotSure,
    held_back: HeldBack,
    /// Whether latencies before a loss that may not be sure are among the rest.
    perhaps_unsure: bool,
}

impl Sink for Collector {
    fn record(&mut self, record: &Record) -> io::Result<()> {
        let (first, last) = self.ends.unwrap_or((record.ts, record.ts));
        self.ends = Some((first.min(record.ts), last.max(record.ts)));
        match &record.event {
            Event::AllocInfo { migration, .. } => self.migration.add(migration),
            Event::FunctionCall { took } => self.calls.record(took.0),
            _ => {}
        }
        match self.pairing.push(record, || ()) {
            Paired::Finish(ended) => {
                self.finish(record, &ended);
            }
            Paired::Lost(given_up) => self.not_sure.start(given_up.len() as u64),
            _ => {}
        }
        if let Event::Lost { .. } = record.event {
            let doubted = self.held_back.lose(record.cpu);
            self.not_sure.finish("after-loss", doubted.latencies);
            self.perhaps_unsure |= doubted.perhaps_more;
        } else {
            self.held_back.see(record.cpu, record.ts);
        }
        // What came before the events of every CPU begin may be another's end or beginning.
        if record.event == Event::BufferStart {
            let finishes = &mut self.finishes;
            self.held_back.end(|finish| finishes.add(finish));
            let before = finishes.forget_latencies();
            self.not_sure.finish("before-horizon", before);
        }
        Ok(())
    }
}

impl Collector {
    fn finish(&mut self, record: &Record, ended: &Ended<()>) {
        let Event::AllocFinish { count: pages, result, timing, .. } = record.event else { return };
        let latency = ended.latency(record);
        let is_paired = ended.of.is_some();
        if latency.is_none() && (ended.perhaps.is_some() || (is_paired && !ended.is_sure)) {
            self.not_sure.start(u64::from(is_paired));
            self.not_sure.finish("after-loss", 1);
        }
        self.from_field |= latency.is_some() && timing.is_some();
        self.from_stamps |= latency.is_some() && timing.is_none();
        let finish = Finish {
            pages,
            succeeded: result.is_ok(),
            latency,
            search: timing.map_or(Nanos(0), |timing| timing.search),
            busy_retries: u64::from(ended.retries(record)),
        };
        let finishes = &mut self.finishes;
        // What was measured inside an allocation is sure whatever was lost around it.
        if timing.is_none() && latency.is_some() {
            self.held_back.add(record.ts, finish, |finish| finishes.add(finish));
        } else {
            finishes.add(finish);
        }
    }

    /// Ends the collection; `source` names the trace.
    pub fn report(mut self, source: &str, info: &TraceInfo) -> (Report, Finishes) {
        let finishes = &mut self.finishes;
        self.held_back.end(|finish| finishes.add(finish));
        let (_, counts) = self.pairing.close();
        let span = self.ends.map_or(0, |(first, last)| last.0 - first.0);
        let mut warnings = info.warnings.clone();
        warnings.extend(backwards_warning(counts.backwards));
        if self.perhaps_unsure {
            warnings.push(
                "latencies of allocations that finished long before events were lost may not be \
                 sure: the CPU that lost them had been silent since before"
                    .into(),
            );
        }
        let mut report = Report {
            source: source.into(),
            format: info.format.into(),
            busy_retries: counts.busy_retries,
            releases: counts.releases,
            unpaired_starts: counts.unpaired_starts,
            unpaired_finishes: counts.unpaired_finishes,
            not_sure: self.not_sure,
            lost_events: info.lost_events,
            backwards: counts.backwards,
            // The field is in nanoseconds whatever the stamps are.
            resolution_ns: if self.from_field { 1 } else { info.resolution.0 },
            clock: info.clock.clone().unwrap_or_default(),
            latency_source: match (self.from_field, self.from_stamps) {
                (true, true) => "latency_ns field, finish minus start where it is missing".into(),
                (true, false) => "latency_ns field".into(),
                (false, _) => "finish minus start".into(),
            },
            span_ns: span,
            lines_skipped: info.lines_skipped.iter().map(|(k, n)| ((*k).into(), *n)).collect(),
            migration: Some(self.migration).filter(|&sum| sum != Migrated::default()),
            warnings,
            ..Report::of(&self.finishes)
        };
        if self.finishes.overall.count() == 0 && self.calls.n() > 0 {
            report.show_calls(&self.calls);
        }
        (report, self.finishes)
    }
}

fn backwards_warning(count: u64) -> Option<String> {
    (count > 0).then(|| {
        format!(
            "{count} allocations finish before they start (per-CPU clocks): counted, but without a \
             latency"
        )
    })
}
