//! A progress bar with time left, and the interrupt flag: both are looked at between operations.

use std::io::{self, IsTerminal};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use cmasim::error::{Error, Result};
use cmasim::trace::{Record, Sink};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag::{register, register_conditional_shutdown};

use super::Common;

/// Watches a long run.
pub(super) struct Watch {
    interrupted: Arc<AtomicBool>,
    bar: ProgressBar,
}

/// Returns the flag that an interrupt sets from now on, instead of ending the process, so that
/// outputs are closed. A second interrupt ends the process at once.
pub(super) fn interrupt_flag() -> Result<Arc<AtomicBool>> {
    static FLAG: OnceLock<Arc<AtomicBool>> = OnceLock::new();
    if let Some(flag) = FLAG.get() {
        return Ok(Arc::clone(flag));
    }
    let flag = Arc::clone(FLAG.get_or_init(Arc::default));
    let failed = |source| Error::Io { path: "signal handler".into(), source };
    for signal in [SIGINT, SIGTERM] {
        register_conditional_shutdown(signal, 130, Arc::clone(&flag)).map_err(failed)?;
        register(signal, Arc::clone(&flag)).map_err(failed)?;
    }
    Ok(flag)
}

/// Returns what breaks long work once the user interrupts.
pub(super) fn until_interrupt() -> Result<impl FnMut(usize) -> ControlFlow<()>> {
    let flag = interrupt_flag()?;
    Ok(move |_| {
        if flag.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })
}

/// Passes records on until the user interrupts.
pub(super) struct UntilInterrupt<'a> {
    sink: &'a mut dyn Sink,
    flag: Arc<AtomicBool>,
}

impl<'a> UntilInterrupt<'a> {
    pub(super) fn new(sink: &'a mut dyn Sink) -> Result<UntilInterrupt<'a>> {
        Ok(UntilInterrupt { sink, flag: interrupt_flag()? })
    }

    /// Returns [`Error::Interrupted`] in place of what an interrupt made of a result.
    pub(super) fn outcome<T>(self, result: Result<T>) -> Result<T> {
        if self.flag.load(Ordering::Relaxed) { Err(Error::Interrupted) } else { result }
    }
}

impl Sink for UntilInterrupt<'_> {
    fn record(&mut self, record: &Record) -> io::Result<()> {
        if self.flag.load(Ordering::Relaxed) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        self.sink.record(record)
    }
}

impl Watch {
    /// Starts to watch a run of `total` steps.
    pub(super) fn start(common: &Common, total: u64) -> Result<Watch> {
        Watch::with_flag(common, total, interrupt_flag()?)
    }

    /// Starts to watch a run that opens nothing before its end: an interrupt ends the process at
    /// once, with exit code 130.
    pub(super) fn start_with_nothing_open(common: &Common, total: u64) -> Result<Watch> {
        let failed = |source| Error::Io { path: "signal handler".into(), source };
        for signal in [SIGINT, SIGTERM] {
            let armed = Arc::new(AtomicBool::new(true));
            register_conditional_shutdown(signal, 130, armed).map_err(failed)?;
        }
        Watch::with_flag(common, total, Arc::default())
    }

    fn with_flag(common: &Common, total: u64, interrupted: Arc<AtomicBool>) -> Result<Watch> {
        let shown = !common.quiet && std::io::stderr().is_terminal();
        let target =
            if shown { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(Some(total), target);
        let style = ProgressStyle::with_template("{msg:24} {bar:30} {percent:>3} %  {eta} left");
        bar.set_style(style.map_err(|e| Error::Bug(e.to_string()))?);
        Ok(Watch { interrupted, bar })
    }

    /// Names what is running now.
    pub(super) fn name(&self, name: &str) {
        self.bar.set_message(name.to_owned());
    }

    /// Moves the bar to `done` steps; breaks if the user interrupted.
    pub(super) fn at(&self, done: u64) -> ControlFlow<()> {
        self.bar.set_position(done);
        if self.interrupted.load(Ordering::Relaxed) {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
