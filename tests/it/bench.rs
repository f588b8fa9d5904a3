//! `cmasim bench`, each benchmark in a tiny configuration.

use std::process::{Command, Output};

use serde_json::Value;

fn bench(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cmasim")).arg("bench").args(args).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Runs a benchmark and returns its standard output.
#[track_caller]
fn fine(args: &[&str]) -> String {
    let out = bench(args);
    assert!(out.status.success(), "{args:?}: {}", text(&out.stderr));
    text(&out.stdout)
}

/// Runs a benchmark and checks that each row has the fields, in this order, and a number in each
/// that ends in `ns` or is the ratio. Returns the rows.
#[track_caller]
fn check(args: &[&str], fields: &[&str]) -> Vec<Value> {
    let stdout = fine(&[args, &["--format", "json"]].concat());
    let answer: Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(answer["schema"], "cmasim.bench/1");
    assert!(answer["noise_pct"].is_f64() && answer["changes"].is_array());
    let rows = answer["rows"].as_array().unwrap().clone();
    for row in &rows {
        assert_eq!(row["bench"], args[0]);
        assert_eq!(row.as_object().unwrap().len(), fields.len(), "{row}");
        for field in fields {
            let value = row.get(*field).unwrap_or_else(|| panic!("no {field} in {row}"));
            if field.ends_with("ns") || *field == "ratio" {
                assert!(value.as_f64().is_some_and(|number| number >= 0.0), "{field} in {row}");
            }
        }
    }
    let at = |field: &&str| stdout.find(&format!("\"{field}\":")).unwrap();
    assert!(fields.is_sorted_by_key(at), "the order of {fields:?}");
    rows
}

fn subjects(rows: &[Value]) -> Vec<&str> {
    rows.iter().map(|row| row["subject"].as_str().unwrap()).collect()
}

#[test]
fn find_bit_measures_every_finder_in_the_kernels_own_cells() {
    let fields = [
        "bench",
        "case",
        "nr",
        "align_mask",
        "subject",
        "finds",
        "ns",
        "words",
        "windows",
        "ratio",
    ];
    let rows = check(&["find-bit", "--quick", "--rounds", "3"], &fields);
    let (dense, sparse) = rows.split_at(rows.len() / 2);
    assert_eq!(subjects(dense), subjects(sparse));
    assert_eq!(subjects(dense)[..3], ["classic", "classic again", "last-bit"]);
    for finder in ["adaptive", "indexed"] {
        assert!(subjects(dense).contains(&finder), "{finder}");
    }
    assert_eq!((&dense[0]["case"], &sparse[0]["case"]), (&"dense".into(), &"sparse".into()));
    assert_eq!((&dense[0]["nr"], &dense[0]["align_mask"]), (&8.into(), &0.into()));
    assert_eq!(dense[0]["finds"], dense[2]["finds"]);
}

#[test]
fn region_alloc_takes_the_same_regions_with_every_subject() {
    let args =
        ["region-alloc", "--capacities", "10,1,1000", "--rounds", "3", "--finder", "indexed"];
    let fields = [
        "bench",
        "case",
        "capacity",
        "subject",
        "alloc_ns",
        "free_ns",
        "regions",
        "memory_bytes",
        "ratio",
    ];
    let rows = check(&args, &fields);
    let expected = ["bitmap", "bitmap again", "indexed", "ida", "maple"];
    for (cell, capacity) in rows.chunks(expected.len()).zip([10, 1, 1000]) {
        assert_eq!(subjects(cell), expected);
        assert!(cell.iter().all(|row| row["capacity"] == capacity));
        assert!(cell.iter().all(|row| row["regions"] == cell[0]["regions"]));
    }
}

#[test]
fn region_alloc_counts_effort_of_finders_when_asked() {
    let args = ["region-alloc", "--capacities", "100", "--rounds", "3", "--effort"];
    let fields = [
        "bench",
        "case",
        "capacity",
        "subject",
        "alloc_ns",
        "free_ns",
        "regions",
        "memory_bytes",
        "words",
        "windows",
        "ratio",
    ];
    for row in check(&args, &fields) {
        let is_finder = !["ida", "maple"].contains(&row["subject"].as_str().unwrap());
        assert_eq!(row["words"].as_f64().is_some(), is_finder, "{row}");
    }
}

#[test]
fn churn_has_a_row_for_all_sizes_and_one_for_each() {
    let args =
        ["churn", "--quick", "--rounds", "3", "--occupancy", "50,100", "--finder", "last-bit"];
    let fields = [
        "bench",
        "case",
        "occupancy",
        "pages",
        "subject",
        "alloc_ns",
        "free_ns",
        "failed_pct",
        "largest_free_run",
        "memory_bytes",
        "ratio",
    ];
    let rows = check(&args, &fields);
    let expected = ["classic", "classic again", "last-bit"];
    let sizes = [Value::Null, 1.into(), 16.into(), 256.into(), 2048.into()];
    let cells = [50, 100].into_iter().flat_map(|percent| sizes.iter().map(move |s| (percent, s)));
    assert_eq!(rows.len(), expected.len() * 10);
    for (cell, (occupancy, pages)) in rows.chunks(expected.len()).zip(cells) {
        assert_eq!(subjects(cell), expected);
        assert!(cell.iter().all(|row| row["occupancy"] == occupancy && row["pages"] == *pages));
    }
}

#[test]
fn word_says_what_each_way_is() {
    let fields = ["bench", "case", "bits", "subject", "ns", "about", "ratio"];
    let rows = check(&["word", "--rounds", "3"], &fields);
    assert_eq!(rows.iter().filter(|row| row["case"] == "first-zero-byte").count(), 4);
    for bits in [64, 512, 4096] {
        let is_mask = |row: &&Value| row["case"] == "first-other-bit" && row["bits"] == bits;
        assert_eq!(rows.iter().filter(is_mask).count(), 3, "{bits}");
    }
}

#[test]
fn tables_and_csv_show_the_same_rows() {
    let args = ["region-alloc", "--capacities", "10", "--rounds", "3", "--finder", "adaptive"];
    let csv = fine(&[&args[..], &["--format", "csv"]].concat());
    let header = "bench,case,capacity,subject,alloc_ns,free_ns,regions,memory_bytes,ratio";
    assert_eq!(csv.lines().next(), Some(header));
    assert_eq!(csv.lines().count(), 1 + 5, "{csv}");
    for format in ["table", "markdown"] {
        let table = fine(&[&args[..], &["--format", format]].concat());
        for words in ["noise", "bitmap again", "maple", "before and after", "change", "verdict"] {
            assert!(table.contains(words), "no {words} in {table}");
        }
    }
}

#[test]
fn senseless_arguments_are_refused_with_exit_code_2() {
    let many = vec!["5"; 65].join(",");
    let cases: [&[&str]; 15] = [
        &["region-alloc", "--capacities", "0"],
        &["region-alloc", "--capacities", "10,0,5"],
        &["region-alloc", "--capacities", ""],
        &["region-alloc", "--capacities", "99999999999999999999"],
        &["region-alloc", "--capacities", &many],
        &["churn", "--occupancy", "0"],
        &["churn", "--occupancy", "101"],
        &["churn", "--occupancy", "90,none"],
        &["find-bit", "--finder", "fastest"],
        &["find-bit", "--rounds", "0"],
        &["find-bit", "--capacities", "10"],
        &["region-alloc", "--occupancy", "90"],
        &["word", "--finder", "classic"],
        &["bogosort"],
        &[],
    ];
    for args in cases {
        let out = bench(args);
        let stderr = text(&out.stderr);
        assert_eq!(out.status.code(), Some(2), "{args:?}: {stderr}");
        assert!(!stderr.is_empty() && !stderr.contains("panicked"), "{args:?}: {stderr}");
        assert_eq!(text(&out.stdout), "", "{args:?}");
    }
}
