//! Signals. The first interrupt ends an input or a run where something looks at it, so that what is
//! there is answered; else it ends the process, and so does a second one. However the process ends,
//! short of SIGKILL, temporary files are gone.
//!
//! One thread takes all signals: it can do what a handler must not, such as to remove files.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::ops::ControlFlow;
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::thread;

use parking_lot::Mutex;
use rustix::event::{PollFd, PollFlags, poll};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU, SIGXFSZ};
use signal_hook::iterator::Signals;
use signal_hook::low_level::{emulate_default_handler, exit};

use super::exit::INTERRUPTED;
use super::plugin_child;
use cmasim::error::{Error, Result};

/// Whether the user interrupted.
static IS_INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Whether an input has ended because of that; what was read of it is still to be answered.
static ENDED_AN_INPUT: AtomicBool = AtomicBool::new(false);

/// How many parts of the run look at an interrupt now and then.
static WATCHERS: AtomicUsize = AtomicUsize::new(0);

/// The files that are not in their place yet.
static TEMPORARY: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Readable once the user interrupted: the end to wait for, and the end to write to.
static WAKE: OnceLock<(UnixStream, UnixStream)> = OnceLock::new();

/// The name of the thread that takes all signals.
const THREAD: &str = "signals";

/// Takes over the signals that end a process.
pub(super) fn install() -> Result<()> {
    let failed = |source| Error::Io { path: "signal handler".into(), source };
    let wake = UnixStream::pair().map_err(failed)?;
    let mut ending = vec![SIGINT, SIGTERM, SIGQUIT, SIGXCPU, SIGXFSZ];
    if !is_ignored(SIGHUP) {
        ending.push(SIGHUP);
    }
    let signals = Signals::new(ending).map_err(failed)?;
    let _ = WAKE.set(wake);
    thread::Builder::new().name(THREAD.into()).spawn(|| obey(signals)).map_err(failed)?;
    Ok(())
}

/// Called in a panic: stays here for good if this thread takes the signals of a process whose
/// descriptors a user's library may close. What it listens to is gone, and the parent says so.
pub(super) fn rest_if_deaf() {
    while plugin_child::is_child() && thread::current().name() == Some(THREAD) {
        thread::park();
    }
}

fn obey(mut signals: Signals) {
    for signal in signals.forever() {
        match signal {
            // The write that was too long fails, which is an error like a full disk.
            SIGXFSZ => {}
            SIGINT | SIGTERM | SIGHUP => interrupt(),
            _ => {
                remove_temporary_files();
                let _ = emulate_default_handler(signal);
            }
        }
    }
}

fn interrupt() {
    let is_second = IS_INTERRUPTED.swap(true, SeqCst);
    // A child may get the same interrupt from the terminal and from its parent.
    if WATCHERS.load(SeqCst) == 0 || is_second && !plugin_child::is_child() {
        remove_temporary_files();
        exit(INTERRUPTED.into());
    }
    if let Some((_, wake)) = WAKE.get() {
        // It stays readable: nobody reads the byte.
        let _ = (&*wake).write_all(&[0]);
    }
}

/// Whether a signal was ignored when the process began, as SIGHUP is under nohup. Where the system
/// does not tell, it was not.
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    mask & 1 << (signal - 1) != 0
}

/// Whether the user interrupted.
pub(super) fn is_interrupted() -> bool {
    IS_INTERRUPTED.load(SeqCst)
}

/// Breaks if a run is to stop: the user interrupted, and not to end an input.
pub(super) fn go_on() -> ControlFlow<()> {
    match is_interrupted() && !ENDED_AN_INPUT.load(SeqCst) {
        true => ControlFlow::Break(()),
        false => ControlFlow::Continue(()),
    }
}

/// Looks at interrupts as long as it lives: the first does not end the process.
pub(super) struct Watcher(());

impl Watcher {
    pub(super) fn new() -> Watcher {
        WATCHERS.fetch_add(1, SeqCst);
        Watcher(())
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        WATCHERS.fetch_sub(1, SeqCst);
    }
}

/// Returns what breaks long work once the user interrupts.
pub(super) fn until_interrupt() -> impl FnMut(usize) -> ControlFlow<()> {
    let watcher = Watcher::new();
    move |_| {
        let _ = &watcher;
        go_on()
    }
}

/// Reads until the user interrupts; that is the end of the input then.
pub(super) struct UntilInterrupt {
    input: File,
    /// Whether a read may have to wait.
    may_wait: bool,
    _watcher: Watcher,
}

impl UntilInterrupt {
    pub(super) fn new(input: File, may_wait: bool) -> UntilInterrupt {
        UntilInterrupt { input, may_wait, _watcher: Watcher::new() }
    }
}

impl Read for UntilInterrupt {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        loop {
            let is_ready = !self.may_wait || is_ready(self.input.as_fd())?;
            if is_interrupted() {
                ENDED_AN_INPUT.store(true, SeqCst);
                return Ok(0);
            }
            if !is_ready {
                continue;
            }
            match self.input.read(into) {
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => {}
                read => return read,
            }
        }
    }
}

impl Seek for UntilInterrupt {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.input.seek(to)
    }
}

/// Waits until there is something to read, or a signal: whether there is something.
fn is_ready(input: BorrowedFd<'_>) -> io::Result<bool> {
    let Some((wake, _)) = WAKE.get() else { return Ok(true) };
    let mut either = [PollFd::new(&input, PollFlags::IN), PollFd::new(wake, PollFlags::IN)];
    match poll(&mut either, None) {
        Ok(_) => Ok(!either[0].revents().is_empty()),
        // The thread that takes the signals will tell in a moment.
        Err(rustix::io::Errno::INTR) => Ok(false),
        Err(e) => Err(e.into()),
    }
}

/// Makes a file that [`forget`] has to be told of once it is in its place or gone.
pub(super) fn remember(
    create: impl FnOnce() -> io::Result<tempfile::NamedTempFile>,
) -> io::Result<tempfile::NamedTempFile> {
    // Held while the file is made, so that a signal finds either both or neither.
    let mut temporary = TEMPORARY.lock();
    let file = create()?;
    temporary.push(file.path().to_path_buf());
    Ok(file)
}

/// Takes care of a temporary file that a child has made.
pub(super) fn adopt(path: PathBuf) {
    TEMPORARY.lock().push(path);
}

/// Forgets a temporary file.
pub(super) fn forget(path: &std::path::Path) {
    TEMPORARY.lock().retain(|known| known != path);
}

/// Removes the temporary files that nobody forgot.
pub(super) fn remove_temporary_files() {
    for path in TEMPORARY.lock().iter() {
        // The process ends; there is nobody to tell.
        let _ = std::fs::remove_file(path);
    }
}
