//! The child's side: what leads to the parent.

use std::fs::File;
use std::io::{self, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::path::Path;
use std::sync::OnceLock;
use std::thread;

use parking_lot::Mutex;

use super::message::ChildMessage;
use cmasim::clock::{Clock, WallClock};
use cmasim::error::{Error, Result};
use cmasim::units::Nanos;

/// Holds the parent's process id in the child's environment.
pub(super) const PARENT: &str = "CMASIM_PLUGIN_PARENT";

/// The least time between two signs of life.
const BEAT: Nanos = Nanos(50_000_000);

/// The longest piece of a result.
const PIECE: usize = 1 << 16;

/// The way to the parent.
pub(super) struct Link(Mutex<ToParent>);

struct ToParent {
    parent: File,
    clock: WallClock,
    last_beat: Nanos,
}

static LINK: OnceLock<Link> = OnceLock::new();

/// Returns the way to the parent, if this process is a child.
pub(super) fn link() -> Option<&'static Link> {
    LINK.get()
}

/// Becomes the child if the parent is waiting for one: keeps the way to the parent for itself, and
/// has standard output lead to standard error. False if this process is no child.
pub(super) fn enter() -> Result<bool> {
    let parent = std::env::var(PARENT).ok().and_then(|text| text.parse::<u32>().ok());
    let is_waited_for = || parent == Some(std::os::unix::process::parent_id());
    if !is_waited_for() {
        return Ok(false);
    }
    let failed =
        |error| Error::Io { path: "standard output".into(), source: io::Error::from(error) };
    // Out of the way of what the library may take for its own.
    const APART: i32 = 100;
    let to_parent = rustix::io::fcntl_dupfd_cloexec(io::stdout(), APART).map_err(failed)?;
    rustix::stdio::dup2_stdout(io::stderr()).map_err(failed)?;
    #[cfg(target_os = "linux")]
    rustix::process::set_parent_process_death_signal(Some(rustix::process::Signal::KILL))
        .map_err(failed)?;
    if !is_waited_for() {
        // It ended before its end could end us.
        return Err(Error::Interrupted);
    }
    let mut clock = WallClock::start();
    let last_beat = clock.now();
    let state = ToParent { parent: File::from(to_parent), clock, last_beat };
    Ok(LINK.set(Link(Mutex::new(state))).is_ok())
}

impl Link {
    pub(super) fn beat(&self) {
        self.check_streams();
        let mut state = self.0.lock();
        let now = state.clock.now();
        if now.0.saturating_sub(state.last_beat.0) >= BEAT.0 {
            state.last_beat = now;
            state.send(&ChildMessage::Beat);
        }
    }

    pub(super) fn loading(&self, finder: &str) {
        self.send(&ChildMessage::Loading(finder.into()));
    }

    pub(super) fn doing(&self, what: &str) {
        self.send(&ChildMessage::Doing(what.into()));
    }

    pub(super) fn unfinished(&self, path: &Path) {
        let path = path.as_os_str().as_encoded_bytes().to_vec();
        self.send(&ChildMessage::Unfinished(path));
    }

    pub(super) fn done(&self, code: u8) {
        self.send(&ChildMessage::Done(code));
    }

    /// Goes no further where the library has closed what is ours.
    pub(super) fn check_streams(&self) {
        if is_closed(self.0.lock().parent.as_fd()) {
            // The parent sees the end of the pipe, and says so: we cannot any more.
            loop {
                thread::park();
            }
        }
        if let Some(name) = closed_stream() {
            self.0.lock().send(&ChildMessage::Fault(format!("closed {name}")));
            std::process::abort();
        }
    }

    fn send(&self, message: &ChildMessage) {
        self.check_streams();
        self.0.lock().send(message);
    }
}

impl ToParent {
    fn send(&mut self, message: &ChildMessage) {
        // If the pipe is closed, the parent sees its end; if the parent is gone, so are we soon.
        let _ = message.write(&mut self.parent);
    }
}

impl Write for &'static Link {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let piece = &bytes[..bytes.len().min(PIECE)];
        ChildMessage::Result(piece.to_vec()).write(&mut self.0.lock().parent)?;
        Ok(piece.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn is_closed(fd: BorrowedFd<'_>) -> bool {
    rustix::io::fcntl_getfd(fd).is_err()
}

/// Names a standard stream that the library has closed.
fn closed_stream() -> Option<&'static str> {
    if is_closed(rustix::stdio::stdout()) {
        return Some("standard output");
    }
    is_closed(rustix::stdio::stderr()).then_some("standard error")
}
