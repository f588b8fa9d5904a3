//! A progress bar with time left, and interrupts: both are looked at between operations.

use std::io::{self, IsTerminal};
use std::ops::ControlFlow;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::signals::{self, Watcher};
use super::{Common, plugin_child};
use cmasim::error::{Error, Result};

/// Watches a long run.
pub(super) struct Watch {
    bar: ProgressBar,
    _watcher: Option<Watcher>,
}

impl Watch {
    /// Starts to watch a run of `total` steps, which an interrupt stops.
    pub(super) fn start(common: &Common, total: u64) -> Result<Watch> {
        Watch::with(common, total, Some(Watcher::new()))
    }

    /// Starts to watch a run that opens nothing before its end: an interrupt ends the process at
    /// once, with exit code 130.
    pub(super) fn start_with_nothing_open(common: &Common, total: u64) -> Result<Watch> {
        Watch::with(common, total, None)
    }

    fn with(common: &Common, total: u64, watcher: Option<Watcher>) -> Result<Watch> {
        let shown = !common.quiet && io::stderr().is_terminal();
        let target =
            if shown { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(Some(total), target);
        let style = ProgressStyle::with_template("{msg:24} {bar:30} {percent:>3} %  {eta} left");
        bar.set_style(style.map_err(|e| Error::Bug(e.to_string()))?);
        Ok(Watch { bar, _watcher: watcher })
    }

    /// Names what is running now.
    pub(super) fn name(&self, name: &str) {
        self.bar.set_message(name.to_owned());
        plugin_child::doing(&format!("it was at work on {name}"));
    }

    /// Moves the bar to `done` steps; breaks if the user interrupted.
    pub(super) fn at(&self, done: u64) -> ControlFlow<()> {
        self.bar.set_position(done);
        plugin_child::beat();
        signals::go_on()
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
