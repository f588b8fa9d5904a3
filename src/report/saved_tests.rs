//! Saved reports as they come back: whole, of another version, cut, absurd, far too long.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;
use crate::report::{Format, render};

/// A report with two sizes, as it is written.
fn good() -> Value {
    let quantiles = json!({
        "n": 200, "mean_ns": 40, "min_ns": 10, "median_ns": 30, "p90_ns": 70, "p99_ns": 90,
        "p999_ns": null, "max_ns": 99,
    });
    let row = |pages: u64, n: u64| {
        let mut row = quantiles.clone();
        row["pages"] = pages.into();
        row["n"] = n.into();
        row["total_ns"] = (n * 40).into();
        row["failed"] = 1.into();
        row
    };
    json!({
        "schema": "cmasim.report/1", "attempts": 202, "succeeded": 200, "failed": 2,
        "total_ns": 8000, "search_ns": 5000, "overall": quantiles,
        "by_size": [row(4, 150), row(16, 50)], "run": {"finder": "classic"},
        "areas": [{"name": "a", "ranges": [{"pages": 5}]}], "warnings": ["one"],
    })
}

fn read(report: &Value) -> std::result::Result<Report, String> {
    Report::from_json("a.json", report.to_string()).map_err(|error| error.to_string())
}

/// Reads a good report with one value changed; `place` is a JSON pointer.
#[track_caller]
fn refused(place: &str, value: Value, complaint: &str) {
    let mut report = good();
    *report.pointer_mut(place).unwrap() = value;
    let error = read(&report).unwrap_err();
    assert!(error.starts_with("a.json: not a saved report: "), "{error}");
    assert!(error.contains(complaint), "{error}");
}

#[test]
fn a_report_reads_back_and_other_keys_are_passed_over() {
    let mut report = good();
    report["colour"] = json!({"nested": [1, 2, {"deep": []}]});
    report["by_size"][0]["colour"] = "red".into();
    let read = read(&report).unwrap();
    assert_eq!((read.attempts, read.by_size.len()), (202, 2));
    assert_eq!(read.by_size[1].latency.p90_ns, 70);
    assert_eq!(read.run["finder"], "classic");
}

#[test]
fn the_schema_comes_before_all_other_faults() {
    let of = |text: &str| Report::from_json("a.json", text).unwrap_err().to_string();
    let other = of(r#"{"schema":"cmasim.compare/1"}"#);
    assert_eq!(other, "a.json: schema `cmasim.compare/1`; expected `cmasim.report/2`");
    assert_eq!(of("{}"), "a.json: schema ``; expected `cmasim.report/2`");
    let bare = of(r#"{"schema":"cmasim.report/1"}"#);
    assert_eq!(bare, "a.json: not a saved report: no key `attempts`");
    assert!(of("{").starts_with("a.json: not a saved report: EOF"), "{}", of("{"));
    assert!(of(&(good().to_string() + "{}")).contains("trailing characters at line 1"));
}

#[test]
fn a_number_that_cannot_be_is_named_by_its_key() {
    let n = "/overall/n";
    refused(n, json!(-1), "overall.n: invalid value: integer `-1`, expected u64 at line 1 column");
    refused(n, json!(1.5), "overall.n: invalid type: floating point `1.5`, expected u64");
    refused(n, json!("NaN"), "overall.n: invalid type: string \"NaN\", expected u64");
    refused(n, Value::Null, "overall.n: invalid type: null, expected u64");
    refused("/by_size/1/max_ns", json!([]), "by_size[1].max_ns: invalid type: sequence");
    refused("/areas/0/ranges/0/pages", json!({}), "areas[0].ranges[0].pages: invalid type: map");
    let most = good().to_string().replace("\"attempts\":202", "\"attempts\":18446744073709551616");
    let error = Report::from_json("a.json", most).unwrap_err().to_string();
    assert!(error.contains("attempts: invalid type: floating point"), "{error}");
    let error = Report::from_json("a.json", good().to_string().replace("202", "NaN")).unwrap_err();
    assert!(error.to_string().contains("attempts: expected value at line 1"), "{error}");
}

#[test]
fn figures_that_no_samples_have_are_named_by_their_key() {
    refused("/attempts", json!(201), "attempts: 201, but 202 succeeded or failed");
    refused("/succeeded", json!(u64::MAX), "attempts: 202, but");
    refused("/search_ns", json!(8001), "search_ns: 8001 of a total_ns of 8000");
    refused("/overall/median_ns", json!(9), "overall.median_ns: 9, below min_ns of 10");
    refused("/overall/p90_ns", json!(29), "overall.p90_ns: 29, below median_ns of 30");
    refused("/overall/p99_ns", json!(69), "overall.p99_ns: 69, below p90_ns of 70");
    refused("/overall/p999_ns", json!(1), "overall.p999_ns: 1, below p99_ns of 90");
    refused("/by_size/0/max_ns", json!(89), "by_size[0].max_ns: 89, below p99_ns of 90");
    refused("/overall/mean_ns", json!(9), "overall.mean_ns: 9, outside min_ns of 10 to max_ns");
    refused("/by_size/1/mean_ns", json!(100), "by_size[1].mean_ns: 100, outside");
    refused("/by_size/1/n", json!(201), "by_size[1].n: 201 of 200 samples overall");
    refused("/by_size/1/n", json!(0), "by_size[1].n: 0, but there are latencies");
    refused("/by_size/0/failed", json!(3), "by_size[0].failed: 3 of 2 overall");
    refused("/by_size/1/pages", json!(4), "by_size[1].pages: 4; expected sizes in ascending order");
    refused("/total_ns", json!(200 * 99 + 1), "overall.n: 200 samples of at most 99 ns, but 19801");
    refused("/overall", Value::Null, "overall.n: 0, but there are latencies");
}

#[test]
fn what_reports_have_at_the_least_and_at_the_most_is_read() {
    let mut bare = json!({"schema": SCHEMA, "attempts": 0, "failed": 0, "overall": null});
    bare["by_size"] = json!([]);
    assert_eq!(read(&bare).unwrap().attempts, 0);
    bare["by_size"] = json!([{"pages": 7, "failed": 0}]);
    assert_eq!(read(&bare).unwrap().by_size[0].pages, 7);
    let mut equal = good();
    for key in ["mean_ns", "min_ns", "median_ns", "p90_ns", "p99_ns", "p999_ns", "max_ns"] {
        equal["overall"][key] = u64::MAX.into();
    }
    equal["total_ns"] = u64::MAX.into();
    equal["search_ns"] = u64::MAX.into();
    let read = read(&equal).unwrap();
    for format in Format::ALL {
        render(&read, format).unwrap();
    }
}

#[test]
fn lists_far_longer_than_any_report_has_are_refused() {
    let with = |key: &str, list: String| {
        let value = good()[key].to_string();
        let text = good().to_string().replacen(&value, &list, 1);
        Report::from_json("a.json", text).map_err(|error| error.to_string())
    };
    let list = |entry: &str, n: usize| format!("[{}]", vec![entry; n].join(","));
    for (key, entry, most) in [
        ("by_size", "{}", MOST_SIZES),
        ("areas", "{}", MOST_OTHERS),
        ("warnings", "\"\"", MOST_OTHERS),
    ] {
        let error = with(key, list(entry, most + 1)).unwrap_err();
        assert!(error.contains(&format!("{key}: more than {most} entries")), "{error}");
    }
    assert_eq!(with("warnings", list("\"\"", MOST_OTHERS)).unwrap().warnings.len(), MOST_OTHERS);
    let ranges = format!("[{{\"ranges\":{}}}]", list("{}", MOST_OTHERS + 1));
    assert!(with("areas", ranges).unwrap_err().contains("areas[0].ranges: more than 1000"));
    let labels = |n: usize| {
        let labels: Vec<String> = (0..n).map(|i| format!("\"{i}\":\"\"")).collect();
        with("run", format!("{{{}}}", labels.join(",")))
    };
    assert_eq!(labels(MOST_OTHERS).unwrap().run.len(), MOST_OTHERS);
    assert!(labels(MOST_OTHERS + 1).unwrap_err().contains("run: more than 1000 keys"));
    let reasons: Vec<String> = (0..=MOST_OTHERS).map(|i| format!("\"{i}\":1")).collect();
    let reasons = format!("[],\"not_sure\":{{\"reason\":{{{}}}}}", reasons.join(","));
    let error = with("warnings", reasons).unwrap_err();
    assert!(error.contains("not_sure.reason: more than 1000 keys"), "{error}");
}

#[test]
fn deep_nesting_is_no_danger() {
    let with = |text: &str| good().to_string().replace("\"one\"", text);
    let open = "[".repeat(100_000);
    assert!(Report::from_json("a.json", with(&open)).is_err());
    let nested = format!("\"one\"],\"other\":[{open}{}", "]".repeat(100_000));
    assert_eq!(Report::from_json("a.json", with(&nested)).unwrap().warnings, ["one"]);
}

proptest! {
    #![proptest_config(crate::testing::seeded(256))]

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = Report::from_json("a.json", bytes);
    }

    #[test]
    fn a_damaged_report_is_refused_or_shown(
        damage in prop::collection::vec((0..2000_usize, any::<u8>()), 1..4), cut in 0..3000_usize
    ) {
        let mut bytes = good().to_string().into_bytes();
        for (at, byte) in damage {
            let index = at % bytes.len();
            bytes[index] = byte;
        }
        bytes.truncate(cut);
        if let Ok(report) = Report::from_json("a.json", bytes) {
            render(&report, Format::Table).unwrap();
        }
    }

    #[test]
    fn any_figures_are_read_or_refused(
        figures in prop::collection::vec(prop_oneof![0..3_u64, any::<u64>(), Just(u64::MAX)], 14)
    ) {
        let mut report = good();
        let keys = ["n", "mean_ns", "min_ns", "median_ns", "p90_ns", "max_ns"];
        for (key, &figure) in keys.iter().zip(&figures) {
            report["overall"][key] = figure.into();
        }
        for (key, &figure) in keys.iter().zip(&figures[6..]) {
            report["by_size"][0][key] = figure.into();
        }
        report["total_ns"] = figures[12].into();
        report["attempts"] = figures[13].into();
        if let Ok(report) = read(&report) {
            for format in Format::ALL {
                render(&report, format).unwrap();
            }
        }
    }
}
