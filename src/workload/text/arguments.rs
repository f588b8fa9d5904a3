//! The names and keys of one line, checked against what its first word asks for.

use super::lex::{Complaint, Word, shown};
use super::statement::Statement;
use super::suggest::did_you_mean;

/// One line's arguments. What is wrong is collected, so that a line can report all its faults.
pub(super) struct Arguments<'a> {
    word_at: usize,
    names: Vec<&'a Word<'a>>,
    keys: Vec<(&'a str, &'a Word<'a>)>,
    complaints: Vec<Complaint>,
}

impl<'a> Arguments<'a> {
    /// Sorts the words behind the first one into names and keys, and checks that they are those of
    /// `statement`, each once.
    pub(super) fn new(statement: &Statement, words: &'a [Word<'a>]) -> Arguments<'a> {
        let mut arguments = Arguments {
            word_at: words.first().map_or(0, |w| w.at),
            names: Vec::new(),
            keys: Vec::new(),
            complaints: Vec::new(),
        };
        for word in words.iter().skip(1) {
            arguments.add(statement, word);
        }
        arguments.check_complete(statement);
        arguments
    }

    fn add(&mut self, statement: &Statement, word: &'a Word<'a>) {
        if word.replaced && word.key != Some("task") {
            self.complain(
                Complaint::new(word.at, "bytes that are not UTF-8; expected text")
                    .help("save the file as UTF-8"),
            );
        }
        let Some(key) = word.key else {
            if self.names.len() < statement.names.len() {
                self.names.push(word);
            } else {
                self.complain(unexpected(statement, word));
            }
            return;
        };
        if !statement.keys().any(|k| k == key) {
            self.complain(unknown_key(statement, word.at, key));
        } else if self.keys.iter().any(|&(k, _)| k == key) {
            self.complain(Complaint::new(word.at, format!("`{key}=` given twice; expected once")));
        } else {
            self.keys.push((key, word));
        }
    }

    fn check_complete(&mut self, statement: &Statement) {
        if let Some(missing) = statement.names.get(self.names.len()) {
            let text = format!("`{}` without {missing}", statement.word);
            self.complain(Complaint::new(self.word_at, text));
        }
        for key in statement.required {
            if !self.keys.iter().any(|(k, _)| k == key) {
                let text = format!("`{}` without `{key}=`", statement.word);
                self.complain(Complaint::new(self.word_at, text));
            }
        }
    }

    /// Returns the name at `index`; `None` if it is missing, which is already complained about.
    pub(super) fn name(&self, index: usize) -> Option<&'a Word<'a>> {
        self.names.get(index).copied()
    }

    /// Reads the value of a key; `None` if it is absent or, with a complaint, bad.
    pub(super) fn get<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&str) -> Result<T, String>,
    ) -> Option<T> {
        let &(_, word) = self.keys.iter().find(|(k, _)| *k == key)?;
        match read(&word.value) {
            Ok(value) => Some(value),
            Err(complaint) => {
                let text = format!("`{key}={}` {complaint}", shown(&word.value));
                self.complain(Complaint::new(word.at, text));
                None
            }
        }
    }

    /// Returns the place to blame for a key's value, else that of the line's first word.
    pub(super) fn place(&self, key: &str) -> usize {
        self.keys.iter().find(|(k, _)| *k == key).map_or(self.word_at, |(_, w)| w.at)
    }

    /// Adds a complaint about this line.
    pub(super) fn complain(&mut self, complaint: Complaint) {
        self.complaints.push(complaint);
    }

    /// Returns whether nothing is wrong so far.
    pub(super) fn is_fine(&self) -> bool {
        self.complaints.is_empty()
    }

    /// Returns everything that is wrong, from left to right.
    pub(super) fn into_complaints(mut self) -> Vec<Complaint> {
        self.complaints.sort_by_key(|c| c.at);
        self.complaints
    }
}

fn unknown_key(statement: &Statement, at: usize, key: &str) -> Complaint {
    let known: Vec<&str> = statement.keys().collect();
    let expected = if known.is_empty() { "no keys".into() } else { known.join(", ") };
    let text = format!("unknown key `{}` of `{}`; expected {expected}", shown(key), statement.word);
    Complaint { help: did_you_mean(key, known), ..Complaint::new(at, text) }
}

fn unexpected(statement: &Statement, word: &Word<'_>) -> Complaint {
    let text = format!("unexpected `{}` behind `{}`", shown(&word.value), statement.word);
    let complaint = Complaint::new(word.at, text);
    match statement.keys().next() {
        None => complaint,
        Some(key) => complaint.help(format!("write KEY=VALUE, as in `{key}=..`")),
    }
}
