//! A run under trace: sets up the outputs, runs, closes them, and reports what could not be
//! written.
//!
//! ```text
//!  replay -> Tracepoint -> tracing -+-> chrome (tracing-chrome) -> lines -> writer
//!                                   +-> RecordLayer -> Sink
//! ```
//!
//! The subscriber is installed for the calling thread and the time of the run only, and only if
//! there is an output: a registry without a layer would keep every span for ever.

mod chrome;
pub mod layer;
mod lines;
pub mod tracepoint;

use std::io;

use tracing_subscriber::layer::SubscriberExt;

use crate::error::{Error, Result};
use crate::live::layer::RecordLayer;
use crate::live::tracepoint::{DEFAULT_LIMIT, TraceStats, Tracepoint};
use crate::trace::{Sink, Timing};
use chrome::ChromeTrace;

/// Something to write to, and the path that errors name it by.
#[derive(Debug)]
pub struct Output<W> {
    /// The path as given.
    pub path: String,
    /// Where the bytes or records go.
    pub to: W,
}

/// What a traced run writes.
pub struct Outputs<K> {
    /// Takes the live Chrome trace: a JSON array, one event a line, closed whatever happens.
    pub chrome: Option<Output<Box<dyn io::Write + Send>>>,
    /// Takes the records.
    pub records: Option<Output<K>>,
    /// The most records to trace; see [`Tracepoint::new`].
    pub limit: u64,
    /// The timings to report; see [`Tracepoint::with_timings`].
    pub timings: Vec<Timing>,
}

impl<K> Default for Outputs<K> {
    fn default() -> Outputs<K> {
        Outputs { chrome: None, records: None, limit: DEFAULT_LIMIT, timings: Vec::new() }
    }
}

/// What came of a traced run.
#[derive(Debug)]
pub struct Traced<R, K> {
    /// What the run returned.
    pub value: R,
    /// The sink that took the records, if there was one; flushing it is up to the caller.
    pub records: Option<K>,
    /// How much was traced.
    pub stats: TraceStats,
}

/// Runs `run` with a tracepoint whose events go to `outputs`.
///
/// Only events of the calling thread are traced. If `run` returns early or panics, allocations
/// still open end at the time of the last event, and the Chrome trace is complete.
///
/// # Errors
///
/// [`Error::Io`] for the first write that failed, the Chrome trace's before the records'; the run
/// itself went on to its end. [`Error::Bug`] if a Chrome trace is begun inside the run of another.
pub fn traced<R, K>(
    outputs: Outputs<K>,
    run: impl FnOnce(&mut Tracepoint) -> R,
) -> Result<Traced<R, K>>
where
    K: Sink + Send + 'static,
{
    let Outputs { chrome, records, limit, timings } = outputs;
    let body = || {
        let mut tracepoint = Tracepoint::new(limit).with_timings(timings);
        let value = run(&mut tracepoint);
        (value, tracepoint.stats())
    };
    if chrome.is_none() && records.is_none() {
        let (value, stats) = body();
        return Ok(Traced { value, records: None, stats });
    }
    let chrome = chrome.map(ChromeTrace::begin).transpose()?;
    let (chrome_layer, chrome) = chrome.unzip();
    let (record_layer, records) = records
        .map(|output| {
            let (layer, handle) = RecordLayer::new(output.to);
            (layer, (output.path, handle))
        })
        .unzip();
    let subscriber = tracing_subscriber::registry().with(chrome_layer).with(record_layer);
    let (value, stats) = tracing::subscriber::with_default(subscriber, body);
    let chrome = chrome.map_or(Ok(()), ChromeTrace::finish);
    let records = records
        .map(|(path, handle)| handle.finish().map_err(|source| Error::Io { path, source }))
        .transpose();
    chrome?;
    Ok(Traced { value, records: records?, stats })
}
