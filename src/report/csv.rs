//! Comma-separated values after RFC 4180, with plain line breaks.

use std::borrow::Cow;
use std::fmt;

use crate::error::shown;

/// A table for programs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Csv {
    /// Column names.
    pub columns: Vec<&'static str>,
    /// Fields; an empty one means that there is no value.
    pub rows: Vec<Vec<String>>,
}

/// Writes a value that may be missing.
pub(super) fn field<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(String::new, |v| v.to_string())
}

impl fmt::Display for Csv {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.columns.join(","))?;
        for row in &self.rows {
            let fields: Vec<Cow<'_, str>> = row.iter().map(|text| quoted(text)).collect();
            writeln!(f, "{}", fields.join(","))?;
        }
        Ok(())
    }
}

fn quoted(text: &str) -> Cow<'_, str> {
    // A file that is looked at in a terminal is no different from a table there.
    let text = shown(text);
    if text.contains(['"', ',']) {
        format!("\"{}\"", text.replace('"', "\"\"")).into()
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_fields_that_need_it_are_quoted() {
        let row = ["plain", "a,b", "say \"no\"", ""].map(str::to_owned).to_vec();
        let csv = Csv { columns: vec!["a", "b", "c", "d"], rows: vec![row] };
        assert_eq!(csv.to_string(), "a,b,c,d\nplain,\"a,b\",\"say \"\"no\"\"\",\n");
    }
}
