//! Finders that the user compiles from C: `c:LIB.so[:SYMBOL]`.
//!
//! The function has the kernel's own signature, so a patch to the kernel's finder can be tried as
//! it stands (`tools/c-finder` has the header that replaces the kernel's). It is compared with
//! [`Naive`](super::Naive) when it is loaded, and [`Choice::examined`] gives a twin that looks at
//! every further answer, for passes that nothing times. What is timed is the plain function.
//!
//! This file needs `unsafe`: it runs code that the compiler has not seen. Rust cannot catch a crash
//! of that code, nor a read outside the map; the command line runs it in a process of its own.
#![allow(unsafe_code)]

use std::ffi::{c_uint, c_ulong};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use libloading::Library;
use parking_lot::Mutex;

use super::conformance::{self, Question, WrongAnswer};
use super::{Adaptive, Choice, Finder, Fit, Meter, OpenError, Policy, elf, find_by_search};
use crate::cma::bitmap::Bitmap;
use crate::cma::vector::Lanes;

/// Starts the name of every plug-in.
pub const PREFIX: &str = "c:";

/// The function that is looked for when no symbol is named: the kernel's.
const DEFAULT_SYMBOL: &str = "bitmap_find_next_zero_area_off";

/// `f(map, size, start, nr, align_mask, align_offset)`.
type FindArea =
    unsafe extern "C" fn(*mut c_ulong, c_ulong, c_ulong, c_uint, c_ulong, c_ulong) -> c_ulong;

/// Loads and checks the plug-in that `name` (`c:LIB.so[:SYMBOL]`) stands for. `pulse` is called
/// before each answer that is examined, now and later.
///
/// A path without a slash is a file of the current folder, not of the system's library path.
///
/// # Errors
/// [`OpenError::Name`] for a name without a path, [`OpenError::NoFile`] for a file that is not
/// there, [`OpenError::Unusable`] for one that is not a library of this machine, lacks the symbol,
/// or holds a function that answers wrong.
pub(super) fn load(name: &str, pulse: fn()) -> Result<Choice, OpenError> {
    let (path, symbol) = parts(name)?;
    let function = Function::open(&path, symbol)?;
    let checked = conformance::check(|map, from, fit| {
        pulse();
        function.answer(map, from, fit)
    });
    let policy = checked.map_err(|wrong| wrong_answer(&path, symbol, &wrong))?;
    let symbol = symbol.into();
    let examination =
        Examination { function, path, symbol, policy, pulse, wrong: Mutex::default() };
    Ok(Choice {
        name: name.into(),
        policy,
        make: Arc::new(move || Box::new(function)),
        examination: Some(Arc::new(examination)),
    })
}

/// Splits `c:LIB.so[:SYMBOL]` into file and symbol. What follows the last colon is a symbol only if
/// it can be one.
///
/// # Errors
/// [`OpenError::Name`] for a name without a file.
pub fn parts(name: &str) -> Result<(PathBuf, &str), OpenError> {
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

/// A function of a library that stays loaded to the end of the process: threads that it started may
/// run on. It counts no work: its [`Meter`] stays at zero.
#[derive(Clone, Copy)]
struct Function(FindArea);

impl Function {
    fn open(path: &Path, symbol: &str) -> Result<Function, OpenError> {
        if c_ulong::BITS != u64::BITS {
            return Err(OpenError::Name("C finders need a system whose long has 64 bits".into()));
        }
        check_file(path)?;
        let library = open_library(path).map_err(|error| {
            let text = format!("cannot be loaded as a shared library: {}", reason(&error));
            complaint(path, text, HOW_TO_BUILD)
        })?;
        // SAFETY: the type is the one that the documentation asks of the function; C libraries
        // carry no types, so the caller who names the symbol vouches for it.
        let function = *unsafe { library.get::<FindArea>(symbol) }.map_err(|_| {
            let text = format!("has no function `{symbol}`");
            complaint(path, text, "name another with c:LIB.so:SYMBOL; it must not be static")
        })?;
        std::mem::forget(library);
        Ok(Function(function))
    }

    /// Returns the function's own answer, about a map that it may spoil.
    fn answer(self, map: &mut Bitmap, from: usize, fit: Fit) -> usize {
        let size = map.len();
        // SAFETY: the words are those of `size` bits and borrowed for this call alone.
        unsafe { self.call(map.words_mut().as_mut_ptr().cast(), size, from, fit) }
    }

    /// Calls the function; asks for no more bits than its argument holds.
    ///
    /// # Safety
    /// `words` must point to all words of `size` bits (an unsigned long has 64 bits, see `open`)
    /// that live through the call. They must be writable if the function writes.
    unsafe fn call(self, words: *mut c_ulong, size: usize, from: usize, fit: Fit) -> usize {
        let Ok(bits) = c_uint::try_from(fit.bits) else { return usize::MAX };
        let [size, from, mask, offset] = [size, from, fit.mask, fit.offset].map(|n| n as c_ulong);
        // SAFETY: as the caller vouches.
        let answer = unsafe { (self.0)(words, size, from, bits, mask, offset) };
        usize::try_from(answer).unwrap_or(usize::MAX)
    }
}

impl Finder for Function {
    find_by_search!();
}

impl Function {
    fn search<M: Meter>(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        _meter: &mut M,
    ) -> Option<usize> {
        let words = map.words().as_ptr().cast::<c_ulong>().cast_mut();
        // SAFETY: the words are those of `map`. The pointer is mutable as in the kernel, but a
        // finder only reads: one that writes is refused by the examination.
        let bit = unsafe { self.call(words, map.len(), from, fit) };
        bit.checked_add(fit.bits).filter(|&end| end <= map.len()).map(|_| bit)
    }
}

/// A plug-in, and the first wrong answer of its examined finders.
pub(super) struct Examination {
    function: Function,
    path: PathBuf,
    symbol: String,
    policy: Policy,
    pulse: fn(),
    wrong: Mutex<Option<WrongAnswer>>,
}

impl Examination {
    /// Makes a finder whose every answer is looked at.
    pub(super) fn finder(self: &Arc<Self>) -> Box<dyn Finder> {
        let finder = ExaminedFinder {
            examination: Arc::clone(self),
            copy: Bitmap::new(0),
            first_fit: Adaptive::new(Lanes::detect()),
        };
        Box::new(finder)
    }

    pub(super) fn pulse(&self) {
        (self.pulse)();
    }

    /// Returns the first wrong answer so far as an error.
    pub(super) fn verdict(&self) -> Result<(), OpenError> {
        let wrong = self.wrong.lock();
        wrong.as_ref().map_or(Ok(()), |wrong| Err(wrong_answer(&self.path, &self.symbol, wrong)))
    }
}

/// Asks the plug-in about a copy of the map and looks at the answer; after a wrong one it answers
/// as first fit, so that the pass comes to its end.
struct ExaminedFinder {
    examination: Arc<Examination>,
    /// Equal to the map, through every change of it.
    copy: Bitmap,
    first_fit: Adaptive,
}

impl ExaminedFinder {
    fn search<M: Meter>(
        &mut self,
        map: &Bitmap,
        from: usize,
        fit: Fit,
        _meter: &mut M,
    ) -> Option<usize> {
        let Examination { function, policy, pulse, wrong, .. } = &*self.examination;
        let lowest = self.first_fit.find(map, from, fit);
        if wrong.lock().is_some() {
            return lowest;
        }
        pulse();
        let mut got = None;
        let question = Question { map, from, fit };
        let ask = |copy: &mut Bitmap, from, fit| {
            let answer = function.answer(copy, from, fit);
            got = Some(answer).filter(|&bit| bit < map.len());
            answer
        };
        match conformance::examine(question, lowest, *policy, &mut self.copy, ask) {
            Ok(_) => got,
            Err(answer) => {
                *wrong.lock() = Some(*answer);
                lowest
            }
        }
    }
}

impl Finder for ExaminedFinder {
    find_by_search!();

    fn on_set(&mut self, _map: &Bitmap, start: usize, count: usize) {
        self.copy.set(start, count);
    }

    fn on_clear(&mut self, _map: &Bitmap, start: usize, count: usize) {
        self.copy.clear(start, count);
    }

    fn rebuild(&mut self, map: &Bitmap) {
        self.copy.clone_from(map);
    }
}

/// Checks that a file can be a library for this machine, before the system's loader runs anything.
fn check_file(path: &Path) -> Result<(), OpenError> {
    let no_input = |source| OpenError::NoFile { path: path.display().to_string(), source };
    let metadata = std::fs::metadata(path).map_err(no_input)?;
    if metadata.is_dir() {
        return Err(no_input(io::Error::from(io::ErrorKind::IsADirectory)));
    }
    if !metadata.is_file() {
        let text = "is a pipe or a device; expected a shared library";
        return Err(complaint(path, text.into(), HOW_TO_BUILD));
    }
    if cfg!(target_vendor = "apple") {
        return Ok(());
    }
    let mut head = Vec::new();
    let file = std::fs::File::open(path).map_err(no_input)?;
    file.take(elf::HEAD as u64).read_to_end(&mut head).map_err(no_input)?;
    elf::check(&head).map_err(|text| complaint(path, text, HOW_TO_BUILD))
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

const HOW_TO_BUILD: &str = "build it with `make MYFINDER=FILE.c` in tools/c-finder";

fn wrong_answer(path: &Path, symbol: &str, wrong: &WrongAnswer) -> OpenError {
    complaint(path, format!("`{symbol}` {wrong}"), "nothing was measured")
}

fn complaint(path: &Path, text: String, help: &str) -> OpenError {
    OpenError::Unusable { path: path.display().to_string(), text, help: help.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_parts(name: &str, path: &str, symbol: &str) {
        assert_eq!(parts(name).unwrap(), (PathBuf::from(path), symbol));
    }

    #[test]
    fn a_symbol_follows_the_last_colon() {
        check_parts("c:a.so", "a.so", DEFAULT_SYMBOL);
        check_parts("c:./a.so:my_find2", "./a.so", "my_find2");
        check_parts("c:/tmp/a:b.so", "/tmp/a:b.so", DEFAULT_SYMBOL);
        check_parts("c:a:b.so:_f", "a:b.so", "_f");
        check_parts("c:a.so:", "a.so:", DEFAULT_SYMBOL);
        check_parts("c:a.so:2x", "a.so:2x", DEFAULT_SYMBOL);
    }

    #[test]
    fn a_name_without_a_file_is_told_from_a_bad_file() {
        for name in ["c:", "c::f"] {
            assert!(matches!(parts(name), Err(OpenError::Name(_))), "{name}");
        }
    }

    #[test]
    fn a_bare_name_is_a_file_of_the_current_folder() {
        assert_eq!(in_folder(Path::new("a.so")), Path::new("./a.so"));
        assert_eq!(in_folder(Path::new("/lib/a.so")), Path::new("/lib/a.so"));
        assert_eq!(in_folder(Path::new("x/a.so")), Path::new("x/a.so"));
    }
}
