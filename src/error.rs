//! What can go wrong outside the machine.
//!
//! An allocation that fails is not an error of ours: it is data, an [`crate::trace::Errno`].

use std::fmt;
use std::io;

/// The result of everything that can fail.
pub type Result<T> = std::result::Result<T, Error>;

/// A failure, by who can mend it.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The command line makes no sense.
    #[error("{0}")]
    Usage(String),
    /// An input holds bad data. One or more places, in file order.
    #[error("{}", show_all(.0))]
    Data(Vec<Diagnostic>),
    /// An input does not exist or cannot be opened.
    #[error("{path}: {source}")]
    NoInput {
        /// The path as given.
        path: String,
        /// The system's reason.
        source: io::Error,
    },
    /// A defect of cmasim itself.
    #[error("{0} (this is a bug in cmasim)")]
    Bug(String),
    /// Reading or writing failed midway, as on a full disk.
    #[error("{path}: {source}")]
    Io {
        /// The path as given.
        path: String,
        /// The system's reason.
        source: io::Error,
    },
    /// The user interrupted the run; outputs are closed and valid.
    #[error("interrupted")]
    Interrupted,
}

impl Error {
    /// Makes a data error with no position in a file.
    pub fn data(file: impl Into<String>, text: impl Into<String>) -> Error {
        Error::Data(vec![Diagnostic::whole_file(file, text)])
    }
}

/// One complaint about an input: where, what was read, what was expected, what to try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The input's name, `-` for standard input.
    pub file: String,
    /// Line and column, both from 1, with the text of the line; `None` for the file as a whole.
    pub place: Option<Place>,
    /// What was read and what was expected, one sentence without a full stop.
    pub text: String,
    /// What to try, if there is advice.
    pub help: Option<String>,
}

/// A position in a text file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Line number, from 1.
    pub line: u64,
    /// Column in characters, from 1.
    pub column: usize,
    /// The line itself, without its line break.
    pub source: String,
}

impl Diagnostic {
    /// Makes a complaint about a file as a whole.
    pub fn whole_file(file: impl Into<String>, text: impl Into<String>) -> Diagnostic {
        Diagnostic { file: file.into(), place: None, text: text.into(), help: None }
    }

    /// Returns the complaint without the line that it is about.
    pub fn in_one_line(&self) -> String {
        let place = self.place.as_ref();
        let place = place.map_or_else(String::new, |p| format!(":{}:{}", p.line, p.column));
        format!("{}{place}: {}", self.file, self.text)
    }
}

/// Returns text from an input as it can be shown: control characters, and those that turn the
/// direction of writing, as escapes.
pub fn shown(text: &str) -> String {
    let hidden = |c: char| {
        let turns = matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}');
        c.is_control() || turns || matches!(c, '\u{2066}'..='\u{2069}')
    };
    text.chars().fold(String::with_capacity(text.len()), |mut shown, c| {
        if hidden(c) {
            shown.extend(c.escape_default());
        } else {
            shown.push(c);
        }
        shown
    })
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.place {
            None => write!(f, "{}: {}", self.file, self.text)?,
            Some(p) => write!(f, "{}:{}:{}: {}", self.file, p.line, p.column, self.text)?,
        }
        if let Some(help) = &self.help {
            write!(f, "; {help}")?;
        }
        if let Some(p) = &self.place {
            // Lines can be of any length: what is near the fault is shown.
            let left_out = p.column.saturating_sub(SHOWN + 1);
            // Tabs and control characters would move the caret away from its column.
            let printable = |c: char| if c.is_control() { ' ' } else { c };
            let mut chars = p.source.chars().skip(left_out).map(printable);
            let shown: String = chars.by_ref().take(2 * SHOWN).collect();
            let (before, after) = (dots(left_out > 0), dots(chars.next().is_some()));
            let width = p.column - left_out + before.len();
            write!(f, "\n    {before}{shown}{after}\n    {:>width$}", "^")?;
        }
        Ok(())
    }
}

/// Characters that a message shows of a line, on either side of a fault.
const SHOWN: usize = 80;

/// Returns what stands where a line goes on.
fn dots(goes_on: bool) -> &'static str {
    if goes_on { ".." } else { "" }
}

fn show_all(diagnostics: &[Diagnostic]) -> String {
    diagnostics.iter().map(Diagnostic::to_string).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diagnostic_names_the_place_and_points_at_it() {
        let place = Place { line: 14, column: 3, source: "  aloc 1".into() };
        let d = Diagnostic {
            file: "camera.wl".into(),
            place: Some(place),
            text: "unknown word `aloc`; expected alloc, retry or release".into(),
            help: Some("did you mean `alloc`?".into()),
        };
        assert_eq!(
            d.to_string(),
            "camera.wl:14:3: unknown word `aloc`; expected alloc, retry or release; \
             did you mean `alloc`?\n      aloc 1\n      ^"
        );
    }

    #[test]
    fn a_long_line_is_shown_around_its_fault() {
        let source = "x".repeat(500) + "bad" + &"y".repeat(500);
        let place = Some(Place { line: 1, column: 501, source });
        let d = Diagnostic { file: "f".into(), place, text: "t".into(), help: None };
        let shown = format!("    ..{}bad{}..", "x".repeat(80), "y".repeat(77));
        let caret = format!("    {:>83}", "^");
        assert_eq!(d.to_string(), format!("f:1:501: t\n{shown}\n{caret}"));
    }
}
