//! Turns records into a report: pairs them, sorts latencies by size, keeps first and last stamp.

use std::io;

use super::{Migrated, Report};
use crate::stats::BySize;
use crate::trace::pairing::{Allocation, Pairing};
use crate::trace::{Event, Record, Sink, TraceInfo};
use crate::units::Nanos;

/// Collects a trace's records, in memory that does not grow with their number.
#[derive(Debug, Default)]
pub struct Collector {
    pairing: Pairing,
    stats: BySize,
    /// Earliest and latest stamp.
    ends: Option<(Nanos, Nanos)>,
    /// Finished allocations.
    finished: u64,
    /// Latencies from the field, and from two stamps.
    from_field: u64,
    from_stamps: u64,
    migration: Migrated,
}

impl Sink for Collector {
    fn record(&mut self, record: &Record) -> io::Result<()> {
        let (first, last) = self.ends.unwrap_or((record.ts, record.ts));
        self.ends = Some((first.min(record.ts), last.max(record.ts)));
        if let Event::AllocInfo { migration, .. } = &record.event {
            self.migration.add(migration);
        }
        if let Some(allocation) = self.pairing.push(record) {
            self.finish(&allocation);
        }
        Ok(())
    }
}

impl Collector {
    /// Returns the latencies so far.
    pub fn stats(&self) -> &BySize {
        &self.stats
    }

    fn finish(&mut self, allocation: &Allocation) {
        self.finished += 1;
        if allocation.result.is_err() {
            self.stats.fail(allocation.count);
        }
        if allocation.retries > 0 {
            self.stats.retry(allocation.count, u64::from(allocation.retries));
        }
        if let Some(latency) = allocation.latency {
            self.stats.record(allocation.count, latency.0);
            let from = if allocation.timing.is_some() {
                &mut self.from_field
            } else {
                &mut self.from_stamps
            };
            *from += 1;
        }
    }

    /// Ends the collection; `source` names the trace.
    pub fn report(self, source: &str, info: &TraceInfo) -> (Report, BySize) {
        let counts = self.pairing.close();
        let span = self.ends.map_or(0, |(first, last)| last.0 - first.0);
        let from_field = self.from_field > 0;
        let mut warnings = info.warnings.clone();
        warnings.extend(backwards_warning(counts.backwards));
        let report = Report {
            source: source.into(),
            format: info.format.into(),
            attempts: self.finished,
            succeeded: self.finished - self.stats.overall.failed,
            busy_retries: counts.busy_retries,
            releases: counts.releases,
            unpaired_starts: counts.unpaired_starts,
            unpaired_finishes: counts.unpaired_finishes,
            lost_events: info.lost_events,
            backwards: counts.backwards,
            // The field is in nanoseconds whatever the stamps are.
            resolution_ns: if from_field { 1 } else { info.resolution.0 },
            clock: info.clock.clone().unwrap_or_default(),
            latency_source: match (from_field, self.from_stamps > 0) {
                (true, true) => "latency_ns field, finish minus start where it is missing".into(),
                (true, false) => "latency_ns field".into(),
                (false, _) => "finish minus start".into(),
            },
            span_ns: span,
            migration: Some(self.migration).filter(|&sum| sum != Migrated::default()),
            warnings,
            ..Report::of(&self.stats)
        };
        (report, self.stats)
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
