//! Comma-separated values after RFC 4180, with plain line breaks.

use std::fmt;

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
            let fields: Vec<String> = row.iter().map(|text| quoted(text)).collect();
            writeln!(f, "{}", fields.join(","))?;
        }
        Ok(())
    }
}

fn quoted(text: &str) -> String {
    if text.contains(['"', ',', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
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
