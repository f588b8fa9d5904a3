//! Live Chrome traces through `tracing-chrome`, with its traps closed.
//!
//! * Its channel is unbounded and its writer slower than its producer: after [`REST`] messages
//!   while no allocation is open, and after [`MOST`] anywhere, the run waits until all are written.
//!   Memory is bounded by [`MOST`] messages, not by the length of the run.
//! * A failed write panics its thread and is otherwise lost: the writer it gets never fails, keeps
//!   the first error, and [`ChromeTrace::finish`] returns it.
//! * It sends to whichever layer a thread met first. Making a layer resets this for the thread that
//!   makes it, and only that thread's events are traced, so traces one after another and on several
//!   threads at once are sound; one inside another is not, and refused.
//! * It stamps and numbers by its own clock and threads: [`super::lines`] puts that right.
//!
//! Style: `Threaded`. It writes a span as one slice from enter to exit, on the lane of a thread
//! id, which `lines` makes the simulated task's. `Async` would give every allocation a lane of its
//! own without a name, thousands in a short run. A task has one allocation at a time, so the slices
//! of a lane nest although those of different tasks overlap.

use std::cell::Cell;
use std::io::{self, Write};
use std::sync::Arc;

use parking_lot::{Condvar, Mutex};
use tracing::span::{Attributes, Id, Record as Values};
use tracing::{Event, Subscriber};
use tracing_chrome::{ChromeLayer, ChromeLayerBuilder, FlushGuard, TraceStyle};
use tracing_subscriber::layer::{Context, Layer};
use tracing_subscriber::registry::{LookupSpan, Registry};

use super::Output;
use super::lines::Lines;
use crate::error::{Error, Result};
use crate::live::tracepoint::TARGET;

/// Messages after which a run waits for the writer where no allocation is open: a pause there
/// lengthens no slice.
const REST: u32 = 4096;

/// Messages after which a run waits anywhere, so that one allocation with many busy windows is
/// bounded too. About 8 MB.
const MOST: u32 = 2 * REST;

/// A Chrome trace being written.
pub(super) struct ChromeTrace {
    path: String,
    channel: Arc<Channel>,
    _turn: Turn,
}

impl ChromeTrace {
    /// Begins a trace of this thread's events.
    pub(super) fn begin(output: Output<Box<dyn Write + Send>>) -> Result<(Throttled, ChromeTrace)> {
        let turn = Turn::take()?;
        let progress = Arc::new(Progress::default());
        let writer = KeepsError { lines: Lines::new(output.to), progress: Arc::clone(&progress) };
        let (layer, guard) = ChromeLayerBuilder::new()
            .writer(writer)
            .include_args(true)
            .include_locations(false)
            .trace_style(TraceStyle::Threaded)
            .build();
        let sent = Mutex::new(Sent { guard: Some(guard), open: 0, queued: 0, flushes: 0 });
        let channel = Arc::new(Channel { sent, progress });
        let throttled = Throttled { layer, channel: Arc::clone(&channel) };
        Ok((throttled, ChromeTrace { path: output.path, channel, _turn: turn }))
    }

    /// Writes all there is, closes the array, and reports the first error of the trace.
    pub(super) fn finish(self) -> Result<()> {
        self.channel.close();
        match self.channel.progress.state.lock().error.take() {
            Some(source) => Err(Error::Io { path: self.path.clone(), source }),
            None => Ok(()),
        }
    }
}

impl Drop for ChromeTrace {
    fn drop(&mut self) {
        self.channel.close();
    }
}

thread_local! {
    static TRACING: Cell<bool> = const { Cell::new(false) };
}

/// This thread's permission to trace.
struct Turn;

impl Turn {
    fn take() -> Result<Turn> {
        if TRACING.replace(true) {
            return Err(Error::Bug("a Chrome trace was begun inside another".into()));
        }
        Ok(Turn)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        TRACING.set(false);
    }
}

/// The sending end of the crate's channel, with a count of what is in it.
struct Channel {
    sent: Mutex<Sent>,
    progress: Arc<Progress>,
}

struct Sent {
    /// `None` once closed.
    guard: Option<FlushGuard>,
    /// Spans entered and not left.
    open: i32,
    /// Messages since the writer last had none.
    queued: u32,
    /// Flushes asked for.
    flushes: u64,
}

impl Channel {
    /// Counts a message that was sent and the spans it opened, -1 for one closed; waits until all
    /// messages are written if there are too many.
    fn count(&self, opened: i32) {
        let mut sent = self.sent.lock();
        sent.open = sent.open.saturating_add(opened);
        sent.queued = sent.queued.saturating_add(1);
        if sent.queued < if sent.open == 0 { REST } else { MOST } {
            return;
        }
        let Some(guard) = &sent.guard else { return };
        guard.flush();
        sent.flushes += 1;
        self.progress.wait_for(sent.flushes);
        sent.queued = 0;
    }

    /// Ends the writer's thread and waits for it.
    fn close(&self) {
        let guard = self.sent.lock().guard.take();
        drop(guard);
    }
}

/// The crate's layer, kept to CMA events and to the pace of its writer.
pub(super) struct Throttled {
    layer: ChromeLayer<Registry>,
    channel: Arc<Channel>,
}

fn is_ours(id: &Id, context: &Context<'_, Registry>) -> bool {
    context.metadata(id).is_some_and(|metadata| metadata.target() == TARGET)
}

impl Layer<Registry> for Throttled
where
    Registry: Subscriber + for<'span> LookupSpan<'span>,
{
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: Context<'_, Registry>) {
        if attributes.metadata().target() == TARGET {
            self.layer.on_new_span(attributes, id, context);
        }
    }

    fn on_record(&self, id: &Id, values: &Values<'_>, context: Context<'_, Registry>) {
        if is_ours(id, &context) {
            self.layer.on_record(id, values, context);
        }
    }

    fn on_enter(&self, id: &Id, context: Context<'_, Registry>) {
        if is_ours(id, &context) {
            self.layer.on_enter(id, context);
            self.channel.count(1);
        }
    }

    fn on_event(&self, event: &Event<'_>, context: Context<'_, Registry>) {
        if event.metadata().target() == TARGET {
            self.layer.on_event(event, context);
            self.channel.count(0);
        }
    }

    fn on_exit(&self, id: &Id, context: Context<'_, Registry>) {
        if is_ours(id, &context) {
            self.layer.on_exit(id, context);
            self.channel.count(-1);
        }
    }
}

/// What the writer's thread tells.
#[derive(Default)]
struct Progress {
    state: Mutex<Written>,
    changed: Condvar,
}

#[derive(Default)]
struct Written {
    flushes: u64,
    /// The writer is gone and will flush no more.
    closed: bool,
    error: Option<io::Error>,
}

impl Progress {
    fn wait_for(&self, flushes: u64) {
        let mut state = self.state.lock();
        while state.flushes < flushes && !state.closed {
            self.changed.wait(&mut state);
        }
    }

    fn note(&self, result: io::Result<()>) {
        if let Err(error) = result {
            self.state.lock().error.get_or_insert(error);
        }
    }
}

/// A writer that never fails: it keeps the first error and writes no more after it.
struct KeepsError {
    lines: Lines<Box<dyn Write + Send>>,
    progress: Arc<Progress>,
}

impl KeepsError {
    fn attempt(&mut self, write: impl FnOnce(&mut Lines<Box<dyn Write + Send>>) -> io::Result<()>) {
        if self.progress.state.lock().error.is_none() {
            let result = write(&mut self.lines);
            self.progress.note(result);
        }
    }
}

impl Write for KeepsError {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.attempt(|lines| lines.push(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.attempt(Lines::flush);
        self.progress.state.lock().flushes += 1;
        self.progress.changed.notify_all();
        Ok(())
    }
}

impl Drop for KeepsError {
    fn drop(&mut self) {
        self.attempt(Lines::close);
        self.progress.state.lock().closed = true;
        self.progress.changed.notify_all();
    }
}
