//! Reads a saved report back, whatever its bytes are: each fault is named by its key.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::latency::{LatencyPart, Quantiles, Report, SCHEMA, SCHEMA_1, SizeRow};
use crate::error::{Error, Result};

/// The most request sizes of a report: a hundred times what real traces have.
const MOST_SIZES: usize = 100_000;

/// The most areas, ranges of an area, labels, warnings and the like.
const MOST_OTHERS: usize = 1000;

impl Report {
    /// Reads a saved report; `file` names it in errors. Keys that it does not know are passed over.
    ///
    /// # Errors
    ///
    /// [`Error::Data`] if the text is not JSON, not a report of this version, has figures that
    /// cannot be, or more entries than any report has.
    pub fn from_json(file: &str, text: impl AsRef<[u8]>) -> Result<Report> {
        let text = text.as_ref();
        let bad = |what: String| Error::data(file, format!("not a saved report: {what}"));
        let head: Head = parse(text).map_err(bad)?;
        if ![SCHEMA, SCHEMA_1].contains(&&*head.schema) {
            let text = format!("schema `{}`; expected `{SCHEMA}`", head.schema);
            return Err(Error::data(file, text));
        }
        if let Some(key) = head.missing() {
            return Err(bad(format!("no key `{key}`")));
        }
        let report: Report = parse(text).map_err(bad)?;
        match report.impossible() {
            Some(what) => Err(bad(what)),
            None => Ok(report),
        }
    }

    /// Names the first figure that no finished allocations can have.
    fn impossible(&self) -> Option<String> {
        let finished = self.succeeded.saturating_add(self.failed);
        if finished > self.attempts {
            let attempts = self.attempts;
            return Some(format!("attempts: {attempts}, but {finished} succeeded or failed"));
        }
        if let Some(search) = self.search_ns.filter(|&search| search > self.total_ns) {
            return Some(format!("search_ns: {search} of a total_ns of {}", self.total_ns));
        }
        let parts = [("successes.", &self.successes), ("failures.", &self.failures)];
        let impossible = |(name, part)| Some(format!("{name}{}", self.impossible_part(part)?));
        self.impossible_part(&self.latencies()).or_else(|| parts.into_iter().find_map(impossible))
    }

    fn impossible_part(&self, part: &LatencyPart) -> Option<String> {
        let all = part.overall.unwrap_or_default();
        let overall = all.impossible(part.total_ns).map(|what| format!("overall.{what}"));
        overall.or_else(|| self.impossible_size(part, all.n))
    }

    fn impossible_size(&self, part: &LatencyPart, all: u64) -> Option<String> {
        let mut last = None;
        for (index, row) in part.by_size.iter().enumerate() {
            let SizeRow { pages, latency, failed, .. } = *row;
            let what = if last.is_some_and(|last| pages <= last) {
                Some(format!("pages: {pages}; expected sizes in ascending order"))
            } else if latency.n > all {
                Some(format!("n: {} of {all} samples overall", latency.n))
            } else if failed > self.failed {
                Some(format!("failed: {failed} of {} overall", self.failed))
            } else {
                latency.impossible(row.total_ns)
            };
            if let Some(what) = what {
                return Some(format!("by_size[{index}].{what}"));
            }
            last = Some(pages);
        }
        None
    }
}

impl Quantiles {
    /// Names the first figure that no samples can have.
    fn impossible(&self, total_ns: u64) -> Option<String> {
        if self.n == 0 {
            let rest = *self != Quantiles::default() || total_ns > 0;
            return rest.then(|| "n: 0, but there are latencies".into());
        }
        let ascending = [
            ("min_ns", Some(self.min_ns)),
            ("median_ns", Some(self.median_ns)),
            ("p90_ns", Some(self.p90_ns)),
            ("p99_ns", self.p99_ns),
            ("p999_ns", self.p999_ns),
            ("max_ns", Some(self.max_ns)),
        ];
        let known: Vec<(&str, u64)> =
            ascending.into_iter().filter_map(|(key, ns)| Some((key, ns?))).collect();
        for pair in known.windows(2) {
            if let &[(low, below), (high, ns)] = pair
                && ns < below
            {
                return Some(format!("{high}: {ns}, below {low} of {below}"));
            }
        }
        let (min, mean, max) = (self.min_ns, self.mean_ns, self.max_ns);
        if !(min..=max).contains(&mean) {
            return Some(format!("mean_ns: {mean}, outside min_ns of {min} to max_ns of {max}"));
        }
        let most = u128::from(max) * u128::from(self.n);
        (u128::from(total_ns) > most)
            .then(|| format!("n: {} samples of at most {max} ns, but {total_ns} in all", self.n))
    }
}

/// What tells a report from other JSON.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Head {
    schema: String,
    #[serde(deserialize_with = "is_there")]
    attempts: bool,
    #[serde(deserialize_with = "is_there")]
    failed: bool,
    #[serde(deserialize_with = "is_there")]
    overall: bool,
    #[serde(deserialize_with = "is_there")]
    by_size: bool,
}

impl Head {
    fn missing(&self) -> Option<&'static str> {
        let keys = [
            ("attempts", self.attempts),
            ("failed", self.failed),
            ("overall", self.overall),
            ("by_size", self.by_size),
        ];
        keys.iter().find(|(_, there)| !there).map(|&(key, _)| key)
    }
}

fn is_there<'de, D: Deserializer<'de>>(value: D) -> std::result::Result<bool, D::Error> {
    IgnoredAny::deserialize(value).map(|_| true)
}

/// Parses the whole text; an error names the key, what was read and where.
fn parse<'a, T: Deserialize<'a>>(text: &'a [u8]) -> std::result::Result<T, String> {
    let mut json = serde_json::Deserializer::from_slice(text);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let path = error.path().to_string();
        // The path of a fault outside of all keys.
        if path == "." { error.into_inner().to_string() } else { error.to_string() }
    })?;
    json.end().map_err(|error| error.to_string())?;
    Ok(value)
}

/// A size's row as it is written: without the nesting of [`SizeRow`], for whose sake all other keys
/// of a row would be kept.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct FlatSizeRow {
    pages: u64,
    n: u64,
    mean_ns: u64,
    min_ns: u64,
    median_ns: u64,
    p90_ns: u64,
    p99_ns: Option<u64>,
    p999_ns: Option<u64>,
    max_ns: u64,
    total_ns: u64,
    failed: u64,
    busy_retries: u64,
}

impl From<FlatSizeRow> for SizeRow {
    fn from(row: FlatSizeRow) -> SizeRow {
        let FlatSizeRow { pages, n, mean_ns, min_ns, median_ns, p90_ns, .. } = row;
        let FlatSizeRow { p99_ns, p999_ns, max_ns, total_ns, failed, busy_retries, .. } = row;
        let latency = Quantiles { n, mean_ns, min_ns, median_ns, p90_ns, p99_ns, p999_ns, max_ns };
        SizeRow { pages, latency, total_ns, failed, busy_retries }
    }
}

/// Reads a list of sizes.
pub(super) fn sizes<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    json: D,
) -> std::result::Result<Vec<T>, D::Error> {
    list(json, MOST_SIZES)
}

/// Reads a list of areas, ranges, warnings and the like.
pub(super) fn others<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    json: D,
) -> std::result::Result<Vec<T>, D::Error> {
    list(json, MOST_OTHERS)
}

/// Reads a list of at most `most` entries, so that memory does not follow what a file holds.
fn list<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    json: D,
    most: usize,
) -> std::result::Result<Vec<T>, D::Error> {
    struct List<T>(usize, PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for List<T> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a list of at most {} entries", self.0)
        }

        fn visit_seq<A: SeqAccess<'de>>(
            self,
            mut json: A,
        ) -> std::result::Result<Vec<T>, A::Error> {
            let mut list = Vec::new();
            while let Some(entry) = json.next_element()? {
                if list.len() == self.0 {
                    return Err(A::Error::custom(format_args!("more than {} entries", self.0)));
                }
                list.push(entry);
            }
            Ok(list)
        }
    }

    json.deserialize_seq(List(most, PhantomData))
}

/// Reads values by key, at most [`MOST_OTHERS`] of them.
pub(super) fn by_key<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    json: D,
) -> std::result::Result<BTreeMap<String, T>, D::Error> {
    struct ByKey<T>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for ByKey<T> {
        type Value = BTreeMap<String, T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "an object of at most {MOST_OTHERS} keys")
        }

        fn visit_map<A: MapAccess<'de>>(
            self,
            mut json: A,
        ) -> std::result::Result<Self::Value, A::Error> {
            let mut values = BTreeMap::new();
            while let Some((key, value)) = json.next_entry()? {
                if values.len() == MOST_OTHERS {
                    return Err(A::Error::custom(format_args!("more than {MOST_OTHERS} keys")));
                }
                values.insert(key, value);
            }
            Ok(values)
        }
    }

    json.deserialize_map(ByKey(PhantomData))
}

#[cfg(test)]
#[path = "saved_tests.rs"]
mod tests;
