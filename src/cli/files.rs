//! Which file an argument means, whatever it is called: no output is an input or another output.

use std::fs::{self, File, Metadata};
use std::io;
use std::os::fd::AsFd;
use std::os::unix::fs::{FileTypeExt, MetadataExt};
use std::path::{Path, PathBuf};

use cmasim::cma::finder::PLUGIN_PREFIX;
use cmasim::error::{Error, Result};

/// What tells one file from another.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Identity {
    /// Device and inode of a file that is there.
    Inode(u64, u64),
    /// The canonical folder and the name of one that is not.
    Name(PathBuf),
}

/// Refuses outputs that are an input, under any name or link, or that are the same file. Nothing is
/// opened for that. Devices and sockets take several.
///
/// # Errors
/// [`Error::Usage`] with both names.
pub(super) fn refuse_shared(inputs: &[&str], outputs: &[&str]) -> Result<()> {
    if inputs.iter().filter(|&&name| name == "-").count() > 1 {
        return Err(Error::Usage("standard input can be only one of the inputs".into()));
    }
    let mut taken: Vec<(Identity, &str, &str)> = Vec::new();
    for &name in inputs {
        taken.extend(of_input(name).map(|identity| (identity, "input", name)));
    }
    for &name in outputs {
        let Some(identity) = of_output(name)? else { continue };
        if let Some((_, what, other)) = taken.iter().find(|(known, ..)| *known == identity) {
            let text = format!(
                "{} is the same file as {}; every output needs a file of its own",
                title("output", name),
                title(what, other)
            );
            return Err(Error::Usage(text));
        }
        taken.push((identity, "output", name));
    }
    Ok(())
}

/// Says what an argument is, for messages.
fn title(what: &str, name: &str) -> String {
    if name == "-" { format!("standard {what}") } else { format!("{what} `{name}`") }
}

/// Returns the file that holds a finder in C, as an input; one whose name holds a colon twice.
pub(super) fn of_finder(finder: &str) -> Vec<&str> {
    let Some(path) = finder.strip_prefix(PLUGIN_PREFIX) else { return Vec::new() };
    let before_symbol = path.rsplit_once(':').map(|(path, _)| path);
    std::iter::once(path).chain(before_symbol).collect()
}

/// Returns the identity of an input; `None` if it is not there, which is told when it is opened.
fn of_input(name: &str) -> Option<Identity> {
    let about = if name == "-" { of_stream(io::stdin()).ok()? } else { fs::metadata(name).ok()? };
    of_metadata(&about)
}

fn of_output(name: &str) -> Result<Option<Identity>> {
    let failed = |source| Error::Io { path: name.into(), source };
    if name == "-" {
        return Ok(of_stream(io::stdout()).ok().as_ref().and_then(of_metadata));
    }
    if let Ok(about) = fs::metadata(name) {
        return Ok(of_metadata(&about));
    }
    let path = followed(Path::new(name)).map_err(failed)?;
    let Some(file) = path.file_name() else { return Ok(None) };
    // A folder that is not there is told when the output is opened.
    let folder = fs::canonicalize(folder_of(&path)).ok();
    Ok(folder.map(|folder| Identity::Name(folder.join(file))))
}

/// Returns what is known of an open stream, which stays open.
fn of_stream(stream: impl AsFd) -> io::Result<Metadata> {
    File::from(stream.as_fd().try_clone_to_owned()?).metadata()
}

fn of_metadata(about: &Metadata) -> Option<Identity> {
    let kind = about.file_type();
    let is_one = kind.is_file() || kind.is_fifo() || kind.is_block_device();
    is_one.then(|| Identity::Inode(about.dev(), about.ino()))
}

/// Returns the folder that a path lies in.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Links that lead from one to the next, at most, as on Linux.
const LINKS_MAX: usize = 40;

/// Follows links to the path that is really written, whether there is something or not.
///
/// # Errors
/// Those of reading a link, or if links lead in a circle.
pub(super) fn followed(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    for _ in 0..LINKS_MAX {
        match fs::symlink_metadata(&path) {
            Ok(about) if about.is_symlink() => path = folder_of(&path).join(fs::read_link(&path)?),
            _ => return Ok(path),
        }
    }
    Err(io::Error::new(io::ErrorKind::InvalidInput, "links lead in a circle"))
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::symlink;

    use super::*;

    #[test]
    fn a_file_is_the_same_under_any_name() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
        fs::write(path("a"), "").unwrap();
        fs::write(path("b"), "").unwrap();
        fs::create_dir(path("d")).unwrap();
        fs::hard_link(path("a"), path("hard")).unwrap();
        symlink("a", path("soft")).unwrap();
        symlink("d/new", path("dangling")).unwrap();
        symlink("circle", path("circle")).unwrap();
        symlink("d", path("e")).unwrap();
        let refused = |inputs: &[&str], outputs: &[&str]| {
            let paths = |names: &[&str]| -> Vec<String> { names.iter().map(|n| path(n)).collect() };
            let (inputs, outputs) = (paths(inputs), paths(outputs));
            let inputs: Vec<&str> = inputs.iter().map(String::as_str).collect();
            let outputs: Vec<&str> = outputs.iter().map(String::as_str).collect();
            refuse_shared(&inputs, &outputs).is_err()
        };
        for output in ["a", "./a", "d/../a", "hard", "soft", "e/../a"] {
            assert!(refused(&["b", "a"], &[output]), "{output}");
            assert!(refused(&[], &["a", output]), "{output}");
        }
        for output in ["d/new", "d/./new", "e/new", "dangling"] {
            assert!(refused(&[], &["d/new", output]), "{output}");
            assert!(!refused(&["a", "b"], &[output]), "{output}");
        }
        assert!(!refused(&["a", "a"], &["b"]), "an input may be read twice");
        assert!(!refused(&["missing"], &["a", "missing-folder/x"]));
        assert!(refused(&[], &["circle"]));
    }

    #[test]
    fn a_finder_in_c_is_an_input() {
        assert_eq!(of_finder("classic"), [""; 0]);
        assert_eq!(of_finder("c:a.so"), ["a.so"]);
        assert_eq!(of_finder("c:a:b.so:f"), ["a:b.so:f", "a:b.so"]);
    }
}
