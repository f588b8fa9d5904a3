//! Splits a line into words, and words into key and value.

use std::borrow::Cow;

/// Something wrong in a line.
#[derive(Debug)]
pub(super) struct Complaint {
    /// Byte offset of the offending word in the line.
    pub(super) at: usize,
    /// What was read and what was expected.
    pub(super) text: String,
    /// What to try.
    pub(super) help: Option<String>,
}

impl Complaint {
    pub(super) fn new(at: usize, text: impl Into<String>) -> Complaint {
        Complaint { at, text: text.into(), help: None }
    }

    pub(super) fn help(self, help: impl Into<String>) -> Complaint {
        Complaint { help: Some(help.into()), ..self }
    }
}

/// A word of a line.
#[derive(Debug)]
pub(super) struct Word<'a> {
    /// Byte offset in the line.
    pub(super) at: usize,
    /// What stands before the first `=`, if the word has one outside quotes.
    pub(super) key: Option<&'a str>,
    /// The rest, with quotes and escapes resolved.
    pub(super) value: Cow<'a, str>,
    /// Bytes that are not UTF-8 were replaced in this word.
    pub(super) replaced: bool,
}

/// Shows a word in a message: escaped, and cut if it is long.
pub(super) fn shown(word: &str) -> String {
    const LONGEST: usize = 60;
    match word.char_indices().nth(LONGEST) {
        None => word.escape_debug().to_string(),
        Some((end, _)) => format!("{}..", word[..end].escape_debug()),
    }
}

/// A line as text, with the places where bytes had to be replaced.
pub(super) struct Line<'a> {
    /// The text, without its line break.
    pub(super) text: Cow<'a, str>,
    /// Byte offsets in `text` of the replacement characters that stand for bad bytes.
    replaced: Vec<usize>,
}

impl<'a> Line<'a> {
    /// Reads bytes as UTF-8 and replaces what is not.
    pub(super) fn new(bytes: &'a [u8]) -> Line<'a> {
        if let Ok(text) = std::str::from_utf8(bytes) {
            return Line { text: Cow::Borrowed(text), replaced: Vec::new() };
        }
        let mut text = String::with_capacity(bytes.len());
        let mut replaced = Vec::new();
        for chunk in bytes.utf8_chunks() {
            text.push_str(chunk.valid());
            if !chunk.invalid().is_empty() {
                replaced.push(text.len());
                text.push(char::REPLACEMENT_CHARACTER);
            }
        }
        Line { text: Cow::Owned(text), replaced }
    }

    /// Splits the line into words, up to its comment.
    pub(super) fn words(&self) -> Result<Vec<Word<'_>>, Complaint> {
        let text: &str = &self.text;
        let mut words = Vec::new();
        let mut at = 0;
        loop {
            let rest = &text[at..];
            at += rest.len() - rest.trim_start_matches(BLANKS).len();
            if text[at..].is_empty() || text[at..].starts_with('#') {
                return Ok(words);
            }
            if words.len() >= MOST_WORDS {
                let text = format!("more than {MOST_WORDS} words in a line; expected at most 10");
                return Err(Complaint::new(at, text));
            }
            let (mut word, end) = word(text, at)?;
            let first = self.replaced.partition_point(|&r| r < at);
            word.replaced = self.replaced.get(first).is_some_and(|&r| r < end);
            words.push(word);
            at = end;
        }
    }
}

/// The most words of a line that are looked at; no statement has as many.
const MOST_WORDS: usize = 64;

/// What separates words.
const BLANKS: [char; 3] = [' ', '\t', '\r'];

/// Reads the word at byte `at`; returns it and the offset of its end.
fn word(text: &str, at: usize) -> Result<(Word<'_>, usize), Complaint> {
    let rest = &text[at..];
    let bare = rest.find(BLANKS).unwrap_or(rest.len());
    // A `=` behind a quote belongs to the quoted text.
    let key_end = rest[..bare].find(['=', '"']).filter(|&e| rest.as_bytes()[e] == b'=');
    let (key, value_at) = match key_end {
        Some(end) => (Some(&rest[..end]), at + end + 1),
        None => (None, at),
    };
    let word = |value| Word { at, key, value, replaced: false };
    if text[value_at..].starts_with('"') {
        let (value, end) = quoted(text, value_at)?;
        return Ok((word(Cow::Owned(value)), end));
    }
    let value = &text[value_at..at + bare];
    match value.find('"') {
        None => Ok((word(Cow::Borrowed(value)), at + bare)),
        Some(quote) => Err(Complaint::new(value_at + quote, "a quote in the middle of a word")
            .help("put the whole value in quotes, and \\\" for a quote inside them")),
    }
}

/// Reads the quoted text whose opening quote is at byte `open`; returns it and the offset behind
/// the closing quote.
fn quoted(text: &str, open: usize) -> Result<(String, usize), Complaint> {
    let mut value = String::new();
    let mut rest = text[open + 1..].char_indices();
    while let Some((i, c)) = rest.next() {
        let at = open + 1 + i;
        match c {
            '"' => {
                let end = at + 1;
                if text[end..].is_empty() || text[end..].starts_with(BLANKS) {
                    return Ok((value, end));
                }
                return Err(Complaint::new(end, "text right behind a closing quote")
                    .help("leave a blank between words"));
            }
            '\\' => {
                let (c, length) = escape(&text[at + 1..]).ok_or_else(|| {
                    Complaint::new(at, "unknown escape")
                        .help("known are \\\", \\\\, \\n, \\t and \\u{HEX}")
                })?;
                value.push(c);
                for _ in 0..length {
                    rest.next();
                }
            }
            c => value.push(c),
        }
    }
    Err(Complaint::new(open, "a quote that is never closed").help("end the value with a `\"`"))
}

/// Reads an escape behind its backslash; returns its meaning and its length in characters.
fn escape(rest: &str) -> Option<(char, usize)> {
    match rest.chars().next()? {
        '"' => Some(('"', 1)),
        '\\' => Some(('\\', 1)),
        'n' => Some(('\n', 1)),
        't' => Some(('\t', 1)),
        'u' => {
            let (hex, _) = rest.strip_prefix("u{")?.split_once('}')?;
            let plain = (1..=6).contains(&hex.len()) && hex.bytes().all(|b| b.is_ascii_hexdigit());
            let code = u32::from_str_radix(hex, 16).ok().filter(|_| plain)?;
            Some((char::from_u32(code)?, hex.len() + 3))
        }
        _ => None,
    }
}
