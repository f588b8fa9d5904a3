//! What can go wrong outside the machine.
//!
//! An allocation that fails is not an error of ours: it is data, an [`crate::trace::Errno`].

use std::borrow::Cow;
use std::fmt;
use std::io;

/// The result of everything that can fail.
pub type Result<T> = std::result::Result<T, Error>;

/// A failure, by who can mend it.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The command line makes no sense.
    #[error("{}", shown(.0))]
    Usage(String),
    /// An input holds bad data. One or more places, in file order.
    #[error("{}", show_all(.0))]
    Data(Vec<Diagnostic>),
    /// An input does not exist or cannot be opened.
    #[error("{}: {source}", shown(.path))]
    NoInput {
        /// The path as given.
        path: String,
        /// The system's reason.
        source: io::Error,
    },
    /// A defect of cmasim itself.
    #[error("{} (this is a bug in cmasim)", shown(.0))]
    Bug(String),
    /// Reading or writing failed midway, as on a full disk.
    #[error("{}: {source}", shown(.path))]
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

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (file, text) = (shown(&self.file), shown(&self.text));
        match &self.place {
            None => write!(f, "{file}: {text}")?,
            Some(p) => write!(f, "{file}:{}:{}: {text}", p.line, p.column)?,
        }
        if let Some(help) = &self.help {
            write!(f, "; {}", shown(help))?;
        }
        if let Some(p) = &self.place {
            // Lines can be of any length: what is near the fault is shown.
            let left_out = p.column.saturating_sub(SHOWN + 1);
            // Anything wider or narrower would move the caret away from its column.
            let printable = |c: char| if is_unshown(c) { ' ' } else { c };
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

/// Returns text as a terminal may be given it: what would move the cursor, change colours or turn
/// the direction of writing is escaped, as `\n` or `\u{1b}`.
pub fn shown(text: &str) -> Cow<'_, str> {
    if !text.contains(is_unshown) {
        return Cow::Borrowed(text);
    }
    let escape = |c: char| match is_unshown(c) {
        true => c.escape_default().to_string(),
        false => c.to_string(),
    };
    Cow::Owned(text.chars().map(escape).collect())
}

/// Whether a character does something to a terminal instead of standing there: the controls of
/// ASCII and Latin 1, marks of direction, separators of lines.
fn is_unshown(c: char) -> bool {
    let is_mark = matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}');
    c.is_control() || is_mark || matches!(c, '\u{2028}' | '\u{2029}' | '\u{2066}'..='\u{2069}')
}

/// Returns the known word that `read` most likely stands for; `None` if none is near. Case, dashes
/// and underscores do not count, and a swap of neighbours counts as one change.
pub fn nearest<'a>(read: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let plain = |word: &str| word.to_lowercase().replace(['-', '_'], "");
    let read = plain(read);
    let score = |word: &'a str| {
        let allowed = if word.len() <= 3 { 1 } else { 2 };
        // A hostile word may be long, and its distance dear.
        let is_alike = read.len().abs_diff(word.len()) <= 4 * allowed;
        let changes = is_alike.then(|| strsim::osa_distance(&read, &plain(word)))?;
        (changes <= allowed).then_some((changes, word))
    };
    known.into_iter().filter_map(score).min().map(|(_, word)| word)
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

    #[test]
    fn nothing_raw_reaches_a_terminal() {
        assert!(matches!(shown("ordinary: camd-77 \u{e9}"), Cow::Borrowed(_)));
        for (raw, escaped) in [
            ("\u{1b}[31mred", "\\u{1b}[31mred"),
            ("two\nlines\r\t", "two\\nlines\\r\\t"),
            ("\u{9b}2J\u{7f}\u{8}", "\\u{9b}2J\\u{7f}\\u{8}"),
            ("a\u{202e}b\u{2066}c", "a\\u{202e}b\\u{2066}c"),
        ] {
            assert_eq!(shown(raw), escaped);
            let place = Place { line: 1, column: 1, source: raw.into() };
            let mut complaint = Diagnostic::whole_file(raw, raw);
            (complaint.help, complaint.place) = (Some(raw.into()), Some(place));
            let io = || io::Error::other("broken");
            for error in [
                Error::Data(vec![complaint]),
                Error::Usage(raw.into()),
                Error::Bug(raw.into()),
                Error::NoInput { path: raw.into(), source: io() },
                Error::Io { path: raw.into(), source: io() },
            ] {
                let text = error.to_string().replace('\n', "");
                assert!(!text.contains(is_unshown), "{text:?}");
            }
        }
    }

    #[test]
    fn near_words_are_found_and_far_ones_are_not() {
        let words = ["alloc", "release", "last-bit", "at"];
        for (read, word) in [
            ("aloc", Some("alloc")),
            ("ALLOC", Some("alloc")),
            ("relaese", Some("release")),
            ("lastbit", Some("last-bit")),
            ("Last_Bit", Some("last-bit")),
            ("ta", Some("at")),
            ("deallocate", None),
            ("", None),
        ] {
            assert_eq!(nearest(read, words), word, "{read}");
        }
    }
}
