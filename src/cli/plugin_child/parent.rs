//! The parent's side: starts the child, listens, and says what became of it.

use std::ffi::OsString;
use std::io::{self, BufReader, Read, Seek, Write};
use std::os::unix::ffi::OsStringExt;
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal};
use tempfile::SpooledTempFile;

use super::child::PARENT;
use super::message::ChildMessage;
use crate::cli::output::{Output, STDOUT, is_hung_up};
use crate::cli::signals::{self, Watcher};
use cmasim::cma::finder::plugin_parts;
use cmasim::error::{Diagnostic, Error, Result};

/// How long to listen before looking around.
const SLICE: Duration = Duration::from_millis(50);

/// How long an interrupted or finished child may take to end.
const GRACE: Duration = Duration::from_secs(2);

/// Bytes of the result that are kept in memory; more go to a file without a name.
const IN_MEMORY: usize = 1 << 20;

/// Messages that may wait.
const WAITING: usize = 64;

/// Runs this program again as the child, with the same arguments, and returns its exit code. The
/// child must give a sign of life every `timeout_s` seconds.
///
/// # Errors
/// [`Error::Data`] if the child does not come to its end, [`Error::Interrupted`] if it was
/// interrupted before, [`Error::Io`] if it cannot be started or its result cannot be written.
pub(super) fn run(plugins: &[&str], timeout_s: u64) -> Result<u8> {
    let _watcher = Watcher::new();
    let mut child = Supervised::start(plugins, Duration::from_secs(timeout_s))?;
    let end = child.listen();
    if let Ending::Done(code) = end {
        let written = child.write_result();
        child.let_end();
        return match written {
            // The reader of our output has seen enough.
            Err(error) if is_hung_up(&error) => Ok(code),
            written => written.map(|()| code),
        };
    }
    child.kill();
    signals::remove_temporary_files();
    if signals::is_interrupted() {
        return Err(Error::Interrupted);
    }
    Err(child.error(&end))
}

/// How listening came to its end.
#[derive(Debug)]
enum Ending {
    /// The child is done.
    Done(u8),
    /// The child ended before it was done.
    Ended,
    /// No sign of life for too long.
    Silent,
    /// The library did what it must not.
    Fault(String),
    /// The pipe is closed, or holds what the child did not write.
    Broken,
}

/// What comes of a child.
enum Heard {
    Message(ChildMessage),
    /// No more messages.
    PipeEnd,
    Ended(ExitStatus),
}

/// A child and what it told.
struct Supervised {
    pid: Pid,
    heard: Receiver<Heard>,
    /// How it ended, once it did.
    status: Option<ExitStatus>,
    timeout: Duration,
    /// The finders that may be at work.
    suspects: Vec<String>,
    plugins: Vec<String>,
    doing: String,
    result: SpooledTempFile,
}

impl Supervised {
    fn start(plugins: &[&str], timeout: Duration) -> Result<Supervised> {
        let program = std::env::current_exe().unwrap_or_else(|_| PathBuf::from("cmasim"));
        let failed = |source| Error::Io { path: program.display().to_string(), source };
        let mut process = Command::new(&program)
            .args(std::env::args_os().skip(1))
            .env(PARENT, std::process::id().to_string())
            // What the child writes for standard output gets there through us.
            .env(if has_colours() { "CLICOLOR_FORCE" } else { "NO_COLOR" }, "1")
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let pid = Pid::from_child(&process);
        let (sender, heard) = sync_channel(WAITING);
        if let Some(pipe) = process.stdout.take() {
            let sender = sender.clone();
            thread::spawn(move || read(pipe, &sender));
        }
        thread::spawn(move || process.wait().map(|status| sender.send(Heard::Ended(status))));
        let plugins: Vec<String> = plugins.iter().map(|&name| name.into()).collect();
        Ok(Supervised {
            pid,
            heard,
            status: None,
            timeout,
            suspects: plugins.clone(),
            plugins,
            doing: String::new(),
            result: SpooledTempFile::new(IN_MEMORY),
        })
    }

    /// Listens until the child is done or comes to grief.
    fn listen(&mut self) -> Ending {
        let (mut silence, mut limit) = (Duration::ZERO, self.timeout);
        let (mut is_interrupted, mut has_pipe) = (false, true);
        loop {
            match self.heard.recv_timeout(SLICE) {
                Ok(Heard::Message(message)) => {
                    silence = Duration::ZERO;
                    if let Some(ending) = self.take(message) {
                        return ending;
                    }
                }
                Ok(Heard::PipeEnd) => (has_pipe, silence) = (false, Duration::ZERO),
                Ok(Heard::Ended(status)) => self.status = Some(status),
                // What it wrote before may have still been on the way.
                Err(_) if self.status.is_some() => return Ending::Ended,
                Err(_) => silence += SLICE,
            }
            if !has_pipe && self.status.is_some() {
                return Ending::Ended;
            }
            if !has_pipe && silence >= GRACE {
                return Ending::Broken;
            }
            if silence >= limit {
                return Ending::Silent;
            }
            if !is_interrupted && signals::is_interrupted() {
                (is_interrupted, limit) = (true, limit.min(GRACE));
                self.signal(Signal::TERM);
            }
        }
    }

    /// Takes notice of a message; returns the end if it is the last one.
    fn take(&mut self, message: ChildMessage) -> Option<Ending> {
        match message {
            ChildMessage::Beat => None,
            ChildMessage::Loading(finder) => {
                self.suspects = vec![finder];
                self.doing = "it was loaded and checked".into();
                None
            }
            ChildMessage::Doing(what) => {
                self.suspects.clone_from(&self.plugins);
                self.doing = what;
                None
            }
            ChildMessage::Unfinished(path) => {
                signals::adopt(PathBuf::from(OsString::from_vec(path)));
                None
            }
            ChildMessage::Result(bytes) => {
                let failed = self.result.write_all(&bytes).err();
                failed
                    .map(|error| Ending::Fault(format!("made a result too large to keep: {error}")))
            }
            ChildMessage::Fault(text) => Some(Ending::Fault(text)),
            ChildMessage::Done(code) => Some(Ending::Done(code)),
        }
    }

    /// Sends a signal. An interrupt may have got to the child as well; twice means no more to it.
    fn signal(&self, signal: Signal) {
        if self.status.is_none() {
            // It may have ended in the meantime.
            let _ = rustix::process::kill_process(self.pid, signal);
        }
    }

    /// Writes what the child kept for standard output.
    fn write_result(&mut self) -> Result<()> {
        let failed = |source| Error::Io { path: STDOUT.into(), source };
        self.result.rewind().map_err(failed)?;
        let mut output = Output::create("-")?;
        let mut piece = Vec::with_capacity(IN_MEMORY);
        loop {
            piece.clear();
            let result = &mut self.result;
            result.take(IN_MEMORY as u64).read_to_end(&mut piece).map_err(failed)?;
            if piece.is_empty() {
                return output.commit();
            }
            output.write(|out| out.write_all(&piece))?;
        }
    }

    /// Lets the child end by itself, so that what the library does at its end is done.
    fn let_end(&mut self) {
        let mut waited = Duration::ZERO;
        while self.status.is_none() && waited < GRACE {
            match self.heard.recv_timeout(SLICE) {
                Ok(Heard::Ended(status)) => self.status = Some(status),
                Ok(_) => {}
                Err(_) => waited += SLICE,
            }
        }
        self.kill();
    }

    /// Ends the child and waits until it is gone.
    fn kill(&mut self) {
        self.signal(Signal::KILL);
        while self.status.is_none() {
            match self.heard.recv() {
                Ok(Heard::Ended(status)) => self.status = Some(status),
                Ok(_) => {}
                Err(_) => return,
            }
        }
    }

    /// Says what became of the child.
    fn error(&self, end: &Ending) -> Error {
        let (text, help) = match end {
            Ending::Silent => {
                let seconds = self.timeout.as_secs();
                (
                    format!("made no progress for {seconds} s"),
                    "an endless loop, or more time is needed: --plugin-timeout SECONDS",
                )
            }
            Ending::Fault(text) => (text.clone(), "nothing was reported"),
            Ending::Broken => (
                "closed or wrote to a file descriptor that is cmasim's own".into(),
                "nothing was reported",
            ),
            Ending::Ended | Ending::Done(_) => (
                self.status.map_or_else(|| "ended".into(), how_it_ended),
                "nothing was reported; gdb -ex 'set follow-fork-mode child' --args cmasim .. shows where",
            ),
        };
        let doing =
            if self.doing.is_empty() { String::new() } else { format!(" while {}", self.doing) };
        let complaint = |name: &String| {
            let (file, symbol) = match plugin_parts(name) {
                Ok((path, symbol)) => (path.display().to_string(), symbol),
                Err(_) => (name.clone(), "?"),
            };
            let text = format!("`{symbol}` {text}{doing}");
            Diagnostic { file, place: None, text, help: Some(help.into()) }
        };
        Error::Data(self.suspects.iter().map(complaint).collect())
    }
}

/// Passes the child's messages on, to the end of the pipe or to what is none.
fn read(pipe: ChildStdout, sender: &SyncSender<Heard>) {
    let mut pipe = BufReader::new(pipe);
    while let Ok(Some(message)) = ChildMessage::read(&mut pipe) {
        if sender.send(Heard::Message(message)).is_err() {
            return;
        }
    }
    // Nobody listens any more if this fails.
    let _ = sender.send(Heard::PipeEnd);
}

/// Whether what goes to standard output may have colours.
fn has_colours() -> bool {
    use anstream::ColorChoice::{Auto, Never};
    !matches!(anstream::AutoStream::choice(&io::stdout()), Auto | Never)
}

fn how_it_ended(status: ExitStatus) -> String {
    let Some(signal) = status.signal() else {
        let code = status.code().unwrap_or_default();
        return format!("ended the process with exit code {code}");
    };
    match signal_hook::low_level::signal_name(signal) {
        Some("SIGKILL") => "was killed (SIGKILL): by hand, or for want of memory".into(),
        Some(name) => format!("crashed with {name}"),
        None => format!("crashed with signal {signal}"),
    }
}
