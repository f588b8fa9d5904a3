//! The exit codes, after BSD's `sysexits`, and what becomes of a panic.

use std::any::Any;
use std::backtrace::{Backtrace, BacktraceStatus};
use std::io::Write;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::atomic::{AtomicBool, Ordering};

use super::signals;
use cmasim::error::{Error, shown};

/// The command line makes no sense.
pub(super) const USAGE: u8 = 2;

/// Reading or writing failed.
pub(super) const IO: u8 = 74;

/// The user interrupted.
pub(super) const INTERRUPTED: u8 = 130;

/// A defect of cmasim itself.
const BUG: u8 = 70;

/// Returns the documented exit code of a failure.
pub(super) fn code(error: &Error) -> u8 {
    match error {
        Error::Usage(_) => USAGE,
        Error::Data(_) => 65,
        Error::NoInput { .. } => 66,
        Error::Bug(_) => BUG,
        Error::Io { .. } => IO,
        Error::Interrupted => INTERRUPTED,
    }
}

/// Runs the command and returns its exit code: that of a bug if any thread panicked. Outputs under
/// way are dropped by the unwinding and leave nothing behind.
pub(super) fn guarded(run: impl FnOnce() -> u8) -> u8 {
    static PANICKED: AtomicBool = AtomicBool::new(false);
    panic::set_hook(Box::new(|info| {
        signals::rest_if_deaf();
        PANICKED.store(true, Ordering::Relaxed);
        // A closed standard error must not turn one panic into two.
        let _ = writeln!(anstream::stderr(), "{}", report(info));
    }));
    let code = panic::catch_unwind(AssertUnwindSafe(run)).unwrap_or(BUG);
    drop(panic::take_hook());
    if PANICKED.swap(false, Ordering::Relaxed) { BUG } else { code }
}

/// Says in one line what to report; with RUST_BACKTRACE, how it came to it too.
fn report(info: &PanicHookInfo<'_>) -> String {
    let place = info.location().map_or_else(|| "an unknown place".into(), ToString::to_string);
    let (version, text) = (env!("CARGO_PKG_VERSION"), shown(message(info.payload())));
    let line = format!(
        "cmasim: a bug in cmasim {version}, at {place}: {text}; please report this line with the \
         command and its input"
    );
    let backtrace = Backtrace::capture();
    let is_wanted = backtrace.status() == BacktraceStatus::Captured;
    if is_wanted { format!("{line}\n{backtrace}") } else { line }
}

fn message(payload: &dyn Any) -> &str {
    let text = payload.downcast_ref::<&str>().copied();
    text.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or("a panic")
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    // One test, because the hook is the whole process's.
    #[test]
    fn a_panic_of_any_thread_is_a_bug_and_nothing_else_is() {
        for code in [0, 1, 65] {
            assert_eq!(guarded(|| code), code);
        }
        assert_eq!(guarded(|| panic!("in the main thread")), BUG);
        let in_a_thread = || {
            let thread = thread::spawn(|| panic!("in another {}", "thread"));
            assert!(thread.join().is_err());
            0
        };
        assert_eq!(guarded(in_a_thread), BUG);
        let overflow = |count: u64| u8::try_from(count.next_multiple_of(512)).unwrap_or(0);
        assert_eq!(guarded(|| overflow(u64::MAX)), BUG);
        assert_eq!(guarded(|| 0), 0);
    }

    #[test]
    fn every_failure_has_its_code() {
        let broken = || std::io::Error::other("broken");
        for (error, expected) in [
            (Error::Usage("x".into()), 2),
            (Error::data("f", "x"), 65),
            (Error::NoInput { path: "f".into(), source: broken() }, 66),
            (Error::Bug("x".into()), 70),
            (Error::Io { path: "f".into(), source: broken() }, 74),
            (Error::Interrupted, 130),
        ] {
            assert_eq!(code(&error), expected, "{error}");
        }
    }
}
