//! A progress bar with time left, and the interrupt flag: both are looked at between operations.

use std::io::IsTerminal;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use cmasim::error::{Error, Result};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use signal_hook::consts::{SIGINT, SIGTERM};

use super::Common;

/// Watches a long run.
pub(super) struct Watch {
    interrupted: Arc<AtomicBool>,
    bar: ProgressBar,
}

impl Watch {
    /// Starts to watch a run of `total` steps. From here on an interrupt sets a flag instead of
    /// ending the process, so that outputs are closed; a second one ends it at once.
    pub(super) fn start(common: &Common, total: u64) -> Result<Watch> {
        Watch::hook(common, total, false)
    }

    /// Starts to watch a run that opens nothing before its end: an interrupt ends the process at
    /// once, with exit code 130.
    pub(super) fn start_with_nothing_open(common: &Common, total: u64) -> Result<Watch> {
        Watch::hook(common, total, true)
    }

    /// `armed` tells whether the first interrupt ends the process.
    fn hook(common: &Common, total: u64, armed: bool) -> Result<Watch> {
        let interrupted = Arc::new(AtomicBool::new(false));
        let ends = if armed { Arc::new(AtomicBool::new(true)) } else { Arc::clone(&interrupted) };
        for signal in [SIGINT, SIGTERM] {
            let hook = |source| Error::Io { path: "signal handler".into(), source };
            signal_hook::flag::register_conditional_shutdown(signal, 130, Arc::clone(&ends))
                .map_err(hook)?;
            signal_hook::flag::register(signal, Arc::clone(&interrupted)).map_err(hook)?;
        }
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
