//! Golden texts of a comparison in each format, and its two lines of plain words.

use super::*;
use crate::report::{Format, render};
use crate::stats::significance::Interval;
use crate::units::Pages;

fn judged(sides: (f64, f64), change: Change, p: f64, verdict: Verdict) -> JudgedRow {
    let (before, after) = (Some(sides.0), Some(sides.1));
    JudgedRow { n: 20, before, after, change, p: Some(p), floor_pct: 2.0, verdict }
}

fn percent(centre: f64, low: f64, high: f64) -> Change {
    Change::Percent(centre, Interval { low, high })
}

fn example() -> Comparison {
    let total = FigureKey { pages: None, metric: Metric::Total };
    let median = FigureKey { pages: Some(Pages(256)), metric: Metric::Median };
    let faster = judged((8e6, 2.568e6), percent(-67.9, -68.4, -67.2), 1.1e-4, Verdict::Faster);
    let same = judged((41.0, 41.0), percent(0.0, -0.5, 0.5), 1.0, Verdict::NoChange);
    let from_nothing = judged((0.0, 12.0), Change::New, 0.02, Verdict::Slower);
    let mut comparison = Comparison::new("classic", "last-bit");
    comparison.rounds = Some(20);
    comparison.seed = Some(1);
    comparison.environment = vec![("clock".into(), "wall, 1 ns steps".into())];
    for (workload, key, judged) in [
        ("aged-256m", total, &faster),
        ("aged-256m", median, &from_nothing),
        ("dmabuf-heap", total, &same),
        ("dmabuf-heap", median, &same),
    ] {
        comparison.push(ComparisonRow::new(workload, key, judged));
    }
    comparison
}

#[track_caller]
fn check(format: Format, expected: &str) {
    let text = render(&example(), format).unwrap();
    assert_eq!(text, expected, "{text}");
}

#[test]
fn the_table_is_grouped_by_workload() {
    check(Format::Table, "\
before  classic
after   last-bit
clock   wall, 1 ns steps
rounds  20, interleaved; seed 1; noise floor 2.0 %
failed  0 before, 0 after

aged-256m
 metric  pages   n   before    after   change         95 % CI       p  verdict
 total     all  20  8000 us  2568 us  -67.9 %  -68.4 .. -67.2  <0.001  faster
 median    256  20     0 ns    12 ns      new                   0.020  slower

dmabuf-heap
 metric  pages   n  before  after  change       95 % CI      p  verdict
 total     all  20   41 ns  41 ns  +0.0 %  -0.5 .. +0.5  1.000  no change
 median    256  20   41 ns  41 ns  +0.0 %  -0.5 .. +0.5  1.000  no change

last-bit is 3.1 times as fast as classic on aged-256m (total latency -67.9 %, p < 0.001); no change on dmabuf-heap.
No request failed on either side; changes below 2.0 % are noise.
");
}

#[test]
fn markdown_has_a_table_for_each_workload() {
    check(Format::Markdown, "\
- **before**: classic
- **after**: last-bit
- **clock**: wall, 1 ns steps
- **rounds**: 20, interleaved; seed 1; noise floor 2.0 %
- **failed**: 0 before, 0 after

### aged-256m

| metric | pages |  n |  before |   after |  change |        95 % CI |      p | verdict |
|--------|-------|----|---------|---------|---------|----------------|--------|---------|
| total  |   all | 20 | 8000 us | 2568 us | -67.9 % | -68.4 .. -67.2 | <0.001 | faster  |
| median |   256 | 20 |    0 ns |   12 ns |     new |                |  0.020 | slower  |

### dmabuf-heap

| metric | pages |  n | before | after | change |      95 % CI |     p | verdict   |
|--------|-------|----|--------|-------|--------|--------------|-------|-----------|
| total  |   all | 20 |  41 ns | 41 ns | +0.0 % | -0.5 .. +0.5 | 1.000 | no change |
| median |   256 | 20 |  41 ns | 41 ns | +0.0 % | -0.5 .. +0.5 | 1.000 | no change |

last-bit is 3.1 times as fast as classic on aged-256m (total latency -67.9 %, p < 0.001); no change on dmabuf-heap.
No request failed on either side; changes below 2.0 % are noise.
");
}

#[test]
fn csv_has_one_line_for_each_row() {
    check(Format::Csv, "\
workload,metric,pages,n,before_ns,after_ns,change_pct,ci_low_pct,ci_high_pct,p_value,verdict,noise_pct,note
aged-256m,total,,20,8000000,2568000,-67.9,-68.4,-67.2,0.00011,faster,2,
aged-256m,median,256,20,0,12,,,,0.02,slower,2,new
dmabuf-heap,total,,20,41,41,0,-0.5,0.5,1,no change,2,
dmabuf-heap,median,256,20,41,41,0,-0.5,0.5,1,no change,2,
");
}

#[test]
fn json_has_the_documented_keys_and_no_infinities() {
    let json = render(&example(), Format::Json).unwrap();
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    for key in "schema before after rows noise_floor_pct failed_before failed_after".split(' ') {
        assert!(!value[key].is_null(), "{key}");
    }
    let keys = "workload metric pages n before_ns after_ns change_pct ci_low_pct ci_high_pct \
                p_value verdict";
    for key in keys.split_whitespace() {
        assert!(value["rows"][0].get(key).is_some(), "{key}");
    }
    assert_eq!(value["rows"][0]["verdict"], "faster");
    assert_eq!(value["rows"][1]["note"], "new");
    assert!(value["rows"][1]["change_pct"].is_null() && value["rows"][0]["pages"].is_null());
}

#[track_caller]
fn words(change: impl Fn(&mut Comparison), expected: &str) {
    let mut comparison = example();
    change(&mut comparison);
    assert_eq!(plain_words(&comparison), expected);
}

#[test]
fn two_lines_say_what_was_found() {
    words(
        |_| {},
        "last-bit is 3.1 times as fast as classic on aged-256m (total latency -67.9 %, \
         p < 0.001); no change on dmabuf-heap.\n\
         No request failed on either side; changes below 2.0 % are noise.\n",
    );
    words(
        |c| {
            c.rows.remove(0);
            c.failed_before = 3;
            c.failed_after = 3;
        },
        "No change on dmabuf-heap.\n3 requests failed on each side; changes below 2.0 % are noise.\n",
    );
    words(
        |c| {
            c.rows[0].verdict = Verdict::Slower;
            c.rows[0].change_pct = Some(10.2);
            c.rows[2].verdict = Verdict::TooFewSamples;
            c.failed_after = 1;
        },
        "last-bit is 10.2 % slower than classic on aged-256m (total latency +10.2 %, \
         p < 0.001); too few samples to tell on dmabuf-heap.\n\
         0 requests failed before and 1 after; changes below 2.0 % are noise.\n",
    );
    words(
        |c| {
            c.rows[2].verdict = Verdict::Slower;
            c.rows[2].change_pct = Some(100.0);
            c.rows[2].p_value = Some(0.004);
            c.rows[0].change_pct = None;
            c.rows[0].noise_pct = 1.0;
        },
        "last-bit is faster than classic on aged-256m, from nothing; \
         2.0 times as slow on dmabuf-heap (total latency +100.0 %, p = 0.004).\n\
         No request failed on either side; changes below 1.0 to 2.0 % are noise.\n",
    );
    words(
        |c| c.rows.clear(),
        "Nothing was measured on both sides.\n\
         No request failed on either side; changes below 2.0 % are noise.\n",
    );
}

#[test]
fn more_failures_or_a_slower_row_are_a_regression() {
    let mut comparison = example();
    assert!(comparison.is_regression());
    comparison.rows.retain(|row| row.verdict != Verdict::Slower);
    assert!(!comparison.is_regression());
    comparison.failed_after = 1;
    assert!(comparison.is_regression());
}
