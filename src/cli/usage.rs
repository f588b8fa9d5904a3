//! How a command line that makes no sense is answered: in clap's words, or with what was meant.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::output::{STDOUT, is_hung_up};
use super::{complain, exit, input, stdio};
use cmasim::error::{Error, Result, nearest, shown};
use cmasim::report::Format;

/// Answers what clap did not take as a command, help and version among it; returns the exit code.
pub(super) fn answer(error: &clap::Error) -> u8 {
    if !error.use_stderr() {
        let printed = print(error).map_err(|source| Error::Io { path: STDOUT.into(), source });
        return match printed {
            Err(error) if !is_hung_up(&error) => complain(&error),
            _ => 0,
        };
    }
    match meant(error) {
        Some(text) => complain(&Error::Usage(text)),
        None => {
            // A closed standard error changes nothing.
            let _ = refuse(error);
            exit::USAGE
        }
    }
}

/// Prints help or the version.
fn print(error: &clap::Error) -> io::Result<()> {
    let mut stdout = stdio::stdout()?;
    error.print()?;
    stdout.flush()
}

/// Prints clap's complaint; without colours if an argument could change them.
fn refuse(error: &clap::Error) -> io::Result<()> {
    let is_shown = |argument: &str| shown(argument) == argument;
    if std::env::args_os().all(|argument| is_shown(&argument.to_string_lossy())) {
        return error.print();
    }
    let mut stderr = anstream::stderr();
    let text = error.render().to_string();
    text.lines().try_for_each(|line| writeln!(stderr, "{}", shown(line)))
}

/// Says what was probably meant, where clap cannot know.
fn meant(error: &clap::Error) -> Option<String> {
    let value = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.as_str()),
        _ => None,
    };
    match error.kind() {
        ErrorKind::InvalidSubcommand => file_for_command(value(ContextKind::InvalidSubcommand)?),
        ErrorKind::UnknownArgument => format_for_option(value(ContextKind::InvalidArg)?),
        _ => None,
    }
}

/// A file where a command is expected: names the commands for its kind.
fn file_for_command(name: &str) -> Option<String> {
    // A pipe would have to be waited for.
    Path::new(name).is_file().then_some(())?;
    let opened = input::open(name).ok()?;
    let next = opened.kind.next(name)?;
    Some(format!("`{name}` is no command but {}; {next}", opened.kind.name()))
}

/// `--json` and the like.
fn format_for_option(option: &str) -> Option<String> {
    let wanted = option.strip_prefix("--")?;
    let formats = Format::ALL.map(|format| format.to_string());
    let format = nearest(wanted, formats.iter().map(String::as_str))?;
    Some(format!("unknown option `{option}`; did you mean `--format {format}`?"))
}

/// Refuses `--output` before the command's name and again after it, of which clap takes the last.
pub(super) fn refuse_two_outputs() -> Result<()> {
    let arguments: Vec<OsString> = std::env::args_os().take_while(|arg| arg != "--").collect();
    let is_output = |argument: &&OsString| {
        let argument = argument.to_string_lossy();
        // Behind -q and -v, an -o may stand in the same word.
        let short = argument.strip_prefix('-').map(|rest| rest.trim_start_matches(['q', 'v']));
        argument == "--output"
            || argument.starts_with("--output=")
            || short.is_some_and(|rest| rest.starts_with('o'))
    };
    if arguments.iter().skip(1).filter(is_output).count() > 1 {
        return Err(Error::Usage("--output is given twice".into()));
    }
    Ok(())
}

/// Says which finder was probably meant by an unknown name.
pub(super) fn finder_meant<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<String> {
    let meant = nearest(name, known)?;
    Some(format!("unknown finder `{name}`; did you mean `{meant}`? `cmasim finders` lists them"))
}
