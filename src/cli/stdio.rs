//! Standard output as it was when the process began.
//!
//! Before `main`, Rust's runtime opens /dev/null where a standard stream is closed, so that a
//! result would vanish and the exit code be 0. What was closed can only be seen before that.
#![allow(unsafe_code)] // A function that the loader runs before `main` cannot be told without it.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether standard output was closed.
static IS_CLOSED: AtomicBool = AtomicBool::new(false);

// SAFETY: the loader calls what stands in this section once, before `main` and before any thread.
// The function calls the system and stores to an atomic, and needs nothing of the runtime.
#[cfg(target_os = "linux")]
#[used]
#[unsafe(link_section = ".init_array")]
static LOOK: extern "C" fn() = {
    extern "C" fn look() {
        let flags = rustix::io::fcntl_getfd(rustix::stdio::stdout());
        IS_CLOSED.store(flags.is_err(), Ordering::Relaxed);
    }
    look
};

/// Returns standard output.
///
/// # Errors
///
/// The system's for a closed file if it was closed.
pub(super) fn stdout() -> io::Result<io::Stdout> {
    if IS_CLOSED.load(Ordering::Relaxed) {
        return Err(rustix::io::Errno::BADF.into());
    }
    Ok(io::stdout())
}
