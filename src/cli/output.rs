//! Outputs that are whole or not there: a file is written beside its place and renamed at the end.

use std::fs::{File, OpenOptions, Permissions};
use std::io::{self, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use parking_lot::Mutex;
use tempfile::TempPath;

use super::files::{folder_of, followed};
use super::packer::Packer;
use super::{plugin_child, signals, stdio};
use cmasim::error::{Error, Result};

/// What standard output is called in messages.
pub(super) const STDOUT: &str = "standard output";

/// Whether an error says that whoever read standard output has gone.
pub(super) fn is_hung_up(error: &Error) -> bool {
    let Error::Io { path, source } = error else { return false };
    path == STDOUT && source.kind() == io::ErrorKind::BrokenPipe
}

/// An output under way. Dropped without [`Output::commit`], it leaves nothing behind.
pub(super) struct Output {
    /// The path as given, for messages.
    name: String,
    out: Arc<Mutex<Packer>>,
    pending: Option<Pending>,
}

/// A file that becomes the output at the end.
struct Pending {
    /// Taken when the file is in its place.
    temporary: Option<TempPath>,
    path: PathBuf,
}

impl Output {
    /// Opens an output: `-` is standard output. Pipes and devices are written directly; a link is
    /// followed, and the file behind it replaced. What ends in `.gz` or `.zst` is packed.
    pub(super) fn create(name: &str) -> Result<Output> {
        if let Some(result) = plugin_child::result().filter(|_| name == "-") {
            let out = Arc::new(Mutex::new(Packer::plain(result)));
            return Ok(Output { name: STDOUT.into(), out, pending: None });
        }
        if name == "-" {
            let to = stdio::stdout().map_err(|source| Error::Io { path: STDOUT.into(), source })?;
            let out = Arc::new(Mutex::new(Packer::plain(Box::new(to))));
            return Ok(Output { name: STDOUT.into(), out, pending: None });
        }
        let (file, pending) =
            open(name).map_err(|source| Error::Io { path: name.into(), source })?;
        let out = Arc::new(Mutex::new(Packer::by_suffix(name, Box::new(file))));
        Ok(Output { name: name.into(), out, pending })
    }

    /// Writes to the output.
    pub(super) fn write(
        &mut self,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<()> {
        write(&mut *self.out.lock()).map_err(|source| Error::Io { path: self.name.clone(), source })
    }

    /// Returns the path as given, for messages.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Returns a writer for a consumer that wants to own it; [`Output::commit`] is still due.
    pub(super) fn writer(&self) -> Box<dyn Write + Send> {
        Box::new(Writer(Arc::clone(&self.out)))
    }

    /// Whether a file stands where the output will be.
    pub(super) fn replaces(&self) -> bool {
        self.pending.as_ref().is_some_and(|pending| pending.path.exists())
    }

    /// Writes what is left and puts the file in its place.
    pub(super) fn commit(mut self) -> Result<()> {
        let put = |pending: Option<&mut Pending>| pending.map_or(Ok(()), Pending::put);
        let finished = self.out.lock().finish().and_then(|()| put(self.pending.as_mut()));
        finished.map_err(|source| Error::Io { path: self.name.clone(), source })
    }
}

/// One of several hands that write an output.
struct Writer(Arc<Mutex<Packer>>);

impl Write for Writer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.lock().flush()
    }
}

/// Opens what is written, and tells what becomes of it at the end.
fn open(name: &str) -> io::Result<(File, Option<Pending>)> {
    let path = followed(Path::new(name))?;
    // Whoever may not write a file may not replace it either.
    let there = match OpenOptions::new().write(true).open(&path) {
        Ok(there) => Some(there),
        Err(e) if e.kind() == io::ErrorKind::NotFound => None,
        Err(e) => return Err(e),
    };
    let mode = match there {
        None => None,
        Some(there) => {
            let about = there.metadata()?;
            if !about.is_file() {
                return Ok((there, None));
            }
            Some(about.permissions())
        }
    };
    // Before the name of a temporary file gets into the complaint.
    let folder = folder_of(&path);
    folder.metadata()?;
    plugin_child::check_streams();
    let file = signals::remember(|| {
        // As for any new file, less what the user's mask takes away.
        let usual = Permissions::from_mode(0o666);
        tempfile::Builder::new().prefix(".cmasim-").permissions(usual).tempfile_in(folder)
    })?;
    plugin_child::unfinished(file.path());
    let (file, temporary) = file.into_parts();
    if let Some(mode) = mode {
        // Where the system does not let us, the new file has the usual mode.
        let _ = file.set_permissions(mode);
    }
    Ok((file, Some(Pending { temporary: Some(temporary), path })))
}

impl Pending {
    fn put(&mut self) -> io::Result<()> {
        let Some(temporary) = self.temporary.take() else { return Ok(()) };
        let name = temporary.to_path_buf();
        let put = temporary.persist(&self.path).map_err(|e| e.error);
        signals::forget(&name);
        put
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        let Some(temporary) = self.temporary.take() else { return };
        let name = temporary.to_path_buf();
        // The error that led here is the one to report.
        let _ = temporary.close();
        signals::forget(&name);
    }
}
