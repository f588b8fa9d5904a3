//! Outputs that are whole or not there: a file is written beside its place and renamed at the end.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use cmasim::error::{Error, Result};

/// An output under way. Dropped without [`Output::commit`], it leaves nothing behind.
pub(super) struct Output {
    /// The path as given, for messages.
    name: String,
    out: Box<dyn Write + Send>,
    pending: Pending,
}

/// The file that becomes the output at the end.
pub(super) struct Pending {
    /// Temporary path and final path; `None` where there is nothing to rename.
    rename: Option<(PathBuf, PathBuf)>,
}

impl Output {
    /// Opens an output: `-` is standard output. Pipes and devices are written directly.
    pub(super) fn create(name: &str) -> Result<Output> {
        if name == "-" {
            let out = Box::new(BufWriter::new(anstream::AutoStream::auto(io::stdout())));
            return Ok(Output { name: name.into(), out, pending: Pending { rename: None } });
        }
        // A link keeps pointing to the file that is replaced, and the file keeps its mode.
        let path = &fs::canonicalize(name).unwrap_or_else(|_| PathBuf::from(name));
        let there = fs::metadata(path).ok();
        let special = there.as_ref().is_some_and(|m| !m.is_file());
        let (target, rename) = if special {
            (path.to_path_buf(), None)
        } else {
            let temporary = beside(path);
            (temporary.clone(), Some((temporary, path.to_path_buf())))
        };
        let pending = Pending { rename };
        let file =
            File::create(&target).map_err(|source| Error::Io { path: name.into(), source })?;
        if let Some(there) = there.filter(|m| m.is_file()) {
            // Where the system does not let us, the new file has the usual mode.
            let _ = file.set_permissions(there.permissions());
        }
        Ok(Output { name: name.into(), out: Box::new(BufWriter::new(file)), pending })
    }

    /// Writes to the output.
    pub(super) fn write(
        &mut self,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<()> {
        write(&mut self.out).map_err(|source| Error::Io { path: self.name.clone(), source })
    }

    /// Gives the writer away, for a consumer that wants to own it; the rest commits it.
    pub(super) fn split(self) -> (Box<dyn Write + Send>, Committer) {
        (self.out, Committer { name: self.name, pending: self.pending })
    }

    /// Flushes and puts the file in its place.
    pub(super) fn commit(self) -> Result<()> {
        let (mut out, committer) = self.split();
        let flushed = out.flush();
        flushed.map_err(|source| Error::Io { path: committer.name.clone(), source })?;
        drop(out);
        committer.commit()
    }
}

/// Puts an output in its place once its writer is done.
pub(super) struct Committer {
    name: String,
    pending: Pending,
}

impl Committer {
    /// Renames the finished file.
    pub(super) fn commit(mut self) -> Result<()> {
        let Some((temporary, path)) = self.pending.rename.take() else { return Ok(()) };
        fs::rename(&temporary, &path).map_err(|source| {
            let _ = fs::remove_file(&temporary);
            Error::Io { path: self.name.clone(), source }
        })
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        if let Some((temporary, _)) = &self.rename {
            // The error that led here is the one to report.
            let _ = fs::remove_file(temporary);
        }
    }
}

/// Returns a path in the same folder that no other process uses.
fn beside(path: &Path) -> PathBuf {
    let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    path.with_file_name(format!(".{name}.{}.tmp", std::process::id()))
}
