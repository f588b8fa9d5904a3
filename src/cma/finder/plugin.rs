//! Finders that the user compiles from C: `c:LIB.so[:SYMBOL]`.
//!
//! The function has the kernel's own signature, so a patch to the kernel's finder can be tried as
//! it stands (`tools/c-finder` has the header that replaces the kernel's). It is compared with
//! [`Naive`](super::Naive) when it is loaded, so that nothing wrong is ever timed.
//!
//! This file needs `unsafe`: it runs code that the compiler has not seen. Rust cannot catch a crash
//! of that code, nor a read outside the map.
#![allow(unsafe_code)]

use std::ffi::{c_uint, c_ulong};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use libloading::Library;

use super::{Choice, Finder, Fit, Meter, OpenError, Policy, conformance, find_by_search};
use crate::cma::bitmap::Bitmap;

/// Starts the name of every plug-in.
pub const PREFIX: &str = "c:";

/// The function that is looked for when no symbol is named: the kernel's.
const DEFAULT_SYMBOL: &str = "bitmap_find_next_zero_area_off";

/// `f(map, size, start, nr, align_mask, align_offset)`.
type FindArea =
    unsafe extern "C" fn(*mut c_ulong, c_ulong, c_ulong, c_uint, c_ulong, c_ulong) -> c_ulong;

/// Loads and checks the plug-in that `name` (`c:LIB.so[:SYMBOL]`) stands for.
///
/// A path without a slash is a file of the current folder, not of the system's library path.
///
/// # Errors
/// [`OpenError::Name`] for a name without a path, [`OpenError::NoFile`] for a file that is not
/// there, [`OpenError::Unusable`] for one that is not a library, lacks the symbol, or holds a
/// function that answers wrong.
pub(super) fn load(name: &str) -> Result<Choice, OpenError> {
    let (path, symbol) = parse(name)?;
    let plugin = Plugin::open(&path, symbol)?;
    let policy = plugin.check(&path, symbol)?;
    Ok(Choice { name: name.into(), policy, make: Arc::new(move || Box::new(plugin.clone())) })
}

/// Splits `c:LIB.so[:SYMBOL]`. What follows the last colon is a symbol only if it can be one.
fn parse(name: &str) -> Result<(PathBuf, &str), OpenError> {
    let spec = name.strip_prefix(PREFIX).unwrap_or(name);
    let (path, symbol) =
        spec.rsplit_once(':').filter(|(_, s)| is_identifier(s)).unwrap_or((spec, DEFAULT_SYMBOL));
    if path.is_empty() {
        return Err(OpenError::Name(format!("`{name}` names no file; expected c:LIB.so[:SYMBOL]")));
    }
    Ok((PathBuf::from(path), symbol))
}

fn is_identifier(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// A function of a loaded library. It counts no work: its [`Meter`] stays at zero.
#[derive(Clone)]
struct Plugin {
    function: FindArea,
    /// Keeps the function's code mapped.
    _library: Arc<Library>,
}

impl Plugin {
    fn open(path: &Path, symbol: &str) -> Result<Plugin, OpenError> {
        if c_ulong::BITS != u64::BITS {
            return Err(OpenError::Name("C finders need a system whose long has 64 bits".into()));
        }
        let shown = path.display().to_string();
        let is_dir = std::fs::metadata(path)
            .map_err(|source| OpenError::NoFile { path: shown.clone(), source })?
            .is_dir();
        if is_dir {
            let source = io::Error::from(io::ErrorKind::IsADirectory);
            return Err(OpenError::NoFile { path: shown, source });
        }
        let library = open_library(path).map_err(|error| {
            let text = format!("cannot be loaded as a shared library: {}", reason(&error));
            complaint(path, text, "build it with `make MYFINDER=FILE.c` in tools/c-finder")
        })?;
        // SAFETY: the type is the one that the documentation asks of the function; C libraries
        // carry no types, so the caller who names the symbol vouches for it.
        let function = *unsafe { library.get::<FindArea>(symbol) }.map_err(|_| {
            let text = format!("has no function `{symbol}`");
            complaint(path, text, "name another with c:LIB.so:SYMBOL; it must not be static")
        })?;
        Ok(Plugin { function, _library: Arc::new(library) })
    }

    /// Returns the function's own answer.
    fn call(&self, map: &Bitmap, from: usize, bits: c_uint, fit: Fit) -> usize {
        let words = map.words().as_ptr().cast::<c_ulong>().cast_mut();
        // SAFETY: `words` points to all words of `size` bits (an unsigned long has 64 bits, see
        // `open`) and lives through the call. The pointer is mutable as in the kernel, but a finder
        // only reads: the check at loading refuses one that writes.
        let answer = unsafe {
            (self.function)(
                words,
                map.len() as c_ulong,
                from as c_ulong,
                bits,
                fit.mask as c_ulong,
                fit.offset as c_ulong,
            )
        };
        usize::try_from(answer).unwrap_or(usize::MAX)
    }

    fn check(&self, path: &Path, symbol: &str) -> Result<Policy, OpenError> {
        let find = |map: &Bitmap, from, fit: Fit| {
            // The check asks for far less than `c_uint` holds.
            c_uint::try_from(fit.bits).map_or(usize::MAX, |bits| self.call(map, from, bits, fit))
        };
        conformance::check(find)
            .map_err(|wrong| complaint(path, format!("`{symbol}` {wrong}"), "nothing was measured"))
    }
}

impl Finder for Plugin {
    find_by_search!();
}

impl Plugin {
    fn search<M: Meter>(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        _meter: &mut M,
    ) -> Option<usize> {
        let bits = c_uint::try_from(fit.bits).ok()?;
        let bit = self.call(map, from, bits, fit);
        bit.checked_add(fit.bits).filter(|&end| end <= map.len()).map(|_| bit)
    }
}

/// Opens a library with all its symbols bound at once: a missing one is an error here, not a crash
/// in the middle of a measurement.
#[cfg(unix)]
fn open_library(path: &Path) -> Result<Library, libloading::Error> {
    use libloading::os::unix;
    // SAFETY: the library's initialisers run: the user named it to have its code run.
    unsafe { unix::Library::open(Some(in_folder(path)), unix::RTLD_NOW | unix::RTLD_LOCAL) }
        .map(Library::from)
}

/// Opens a library.
#[cfg(not(unix))]
fn open_library(path: &Path) -> Result<Library, libloading::Error> {
    // SAFETY: the library's initialisers run: the user named it to have its code run.
    unsafe { Library::new(in_folder(path)) }
}

/// Keeps the loader from searching the system for a name without a slash.
fn in_folder(path: &Path) -> PathBuf {
    if path.components().count() > 1 { path.into() } else { Path::new(".").join(path) }
}

/// Returns the system's words for a failure, which `libloading` keeps one level down.
fn reason(error: &libloading::Error) -> String {
    std::error::Error::source(error).map_or_else(|| error.to_string(), ToString::to_string)
}

fn complaint(path: &Path, text: String, help: &str) -> OpenError {
    OpenError::Unusable { path: path.display().to_string(), text, help: help.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_parse(name: &str, path: &str, symbol: &str) {
        assert_eq!(parse(name).unwrap(), (PathBuf::from(path), symbol));
    }

    #[test]
    fn a_symbol_follows_the_last_colon() {
        check_parse("c:a.so", "a.so", DEFAULT_SYMBOL);
        check_parse("c:./a.so:my_find2", "./a.so", "my_find2");
        check_parse("c:/tmp/a:b.so", "/tmp/a:b.so", DEFAULT_SYMBOL);
        check_parse("c:a:b.so:_f", "a:b.so", "_f");
        check_parse("c:a.so:", "a.so:", DEFAULT_SYMBOL);
        check_parse("c:a.so:2x", "a.so:2x", DEFAULT_SYMBOL);
    }

    #[test]
    fn a_name_without_a_file_is_told_from_a_bad_file() {
        for name in ["c:", "c::f"] {
            assert!(matches!(parse(name), Err(OpenError::Name(_))), "{name}");
        }
    }

    #[test]
    fn a_bare_name_is_a_file_of_the_current_folder() {
        assert_eq!(in_folder(Path::new("a.so")), Path::new("./a.so"));
        assert_eq!(in_folder(Path::new("/lib/a.so")), Path::new("/lib/a.so"));
        assert_eq!(in_folder(Path::new("x/a.so")), Path::new("x/a.so"));
    }
}
