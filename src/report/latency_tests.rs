//! Golden texts of the latency report in each format.

use super::*;
use crate::report::{Format, render};
use crate::stats::Finish;
use crate::units::Nanos;

fn success(pages: u64, ns: u64) -> Finish {
    let (pages, latency) = (Pages(pages), Some(Nanos(ns)));
    Finish { pages, succeeded: true, latency, search: Nanos(0), busy_retries: 0 }
}

fn kernel_trace() -> Report {
    let mut finishes: Finishes = (0..128).map(|i| success(1, 390_000 + i * 57_000)).collect();
    finishes.extend([5445, 9164].map(|us| success(256, us * 1000)));
    finishes.add(Finish { busy_retries: 5, ..success(256, 24_402_000) });
    finishes.add(Finish { succeeded: false, latency: None, ..success(20_000, 0) });
    Report {
        source: "camera.ftrace".into(),
        format: "ftrace text".into(),
        releases: 130,
        unpaired_starts: 1,
        resolution_ns: 1000,
        clock: "local".into(),
        latency_source: "finish minus start".into(),
        span_ns: 2_345_678_000,
        warnings: vec!["1 event lost on CPU 2".into()],
        ..Report::of(&finishes)
    }
}

#[track_caller]
fn check(report: &Report, format: Format, expected: &str) {
    let text = render(report, format).unwrap();
    assert_eq!(text, expected, "{text}");
    assert!(format != Format::Table || text.lines().all(|line| line.chars().count() <= 100));
}

#[test]
fn the_table_reads_like_a_mail() {
    check(
        &kernel_trace(),
        Format::Table,
        "\
source    camera.ftrace (ftrace text)
attempts  132: 131 succeeded, 1 failed, 5 busy retries, 130 releases
holes     starts without finish: 1
latency   finish minus start, clock local, resolution 1 us
span      2346 ms
warning   1 event lost on CPU 2

 pages    n  failed  retries  median us  p90 us  p99 us  max us  mean us  total ms
   all  131       1        5       4095    7002    9164   24402     4215     552.2
     1  128       0        0       3981    6945    7572    7629     4010     513.2
   256    3       0        5       9164   24402           24402    13004      39.0
 20000    0       1        0
",
    );
}

#[test]
fn nanoseconds_and_empty_reports_have_tables_too() {
    let finishes: Finishes = [success(8, 41), success(8, 52)].into_iter().collect();
    check(
        &Report { resolution_ns: 1, ..Report::of(&finishes) },
        Format::Table,
        "\
attempts  2: 2 succeeded, 0 failed, 0 busy retries, 0 releases
latency   resolution 1 ns
span      0 ns

 pages  n  failed  retries  median ns  p90 ns  p99 ns  max ns  mean ns  total ns
   all  2       0        0         41      52              52       47        93
     8  2       0        0         41      52              52       47        93
",
    );
    check(
        &Report::of(&Finishes::default()),
        Format::Table,
        "\
attempts  0: 0 succeeded, 0 failed, 0 busy retries, 0 releases
latency   resolution unknown
span      0 ns

 pages  n  failed  retries  median ns  p90 ns  p99 ns  max ns  mean ns  total ns
   all  0       0        0
",
    );
}

#[test]
fn six_digits_in_every_column_fit_into_a_mail() {
    let one = success(262_144, 999_999);
    let failed = Finish { succeeded: false, latency: None, busy_retries: 1, ..one };
    let mut finishes: Finishes = std::iter::repeat_n(one, 123_456).collect();
    finishes.extend(std::iter::repeat_n(failed, 654_321));
    for resolution_ns in [1, 1000] {
        let text =
            render(&Report { resolution_ns, ..Report::of(&finishes) }, Format::Table).unwrap();
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    }
}

#[test]
fn markdown_has_a_list_and_a_table() {
    check(
        &kernel_trace(),
        Format::Markdown,
        "\
- **source**: camera.ftrace (ftrace text)
- **attempts**: 132: 131 succeeded, 1 failed, 5 busy retries, 130 releases
- **holes**: starts without finish: 1
- **latency**: finish minus start, clock local, resolution 1 us
- **span**: 2346 ms
- **warning**: 1 event lost on CPU 2

| pages |   n | failed | retries | median us | p90 us | p99 us | max us | mean us | total ms |
|-------|-----|--------|---------|-----------|--------|--------|--------|---------|----------|
|   all | 131 |      1 |       5 |      4095 |   7002 |   9164 |  24402 |    4215 |    552.2 |
|     1 | 128 |      0 |       0 |      3981 |   6945 |   7572 |   7629 |    4010 |    513.2 |
|   256 |   3 |      0 |       5 |      9164 |  24402 |        |  24402 |   13004 |     39.0 |
| 20000 |   0 |      1 |       0 |           |        |        |        |         |          |
",
    );
}

#[test]
fn csv_names_the_unit_of_each_column() {
    check(
        &kernel_trace(),
        Format::Csv,
        "\
pages,n,failed,busy_retries,mean_ns,min_ns,median_ns,p90_ns,p99_ns,p999_ns,max_ns,total_ns,source,result
all,131,1,5,4215473,390000,4095000,7002000,9164000,,24402000,552227000,camera.ftrace,success
1,128,0,0,4009500,390000,3981000,6945000,7572000,,7629000,513216000,camera.ftrace,success
256,3,0,5,13003667,5445000,9164000,24402000,,,24402000,39011000,camera.ftrace,success
20000,0,1,0,,,,,,,,0,camera.ftrace,success
",
    );
}

#[test]
fn json_has_the_documented_keys_and_reads_back() {
    let report = kernel_trace();
    let json = render(&report, Format::Json).unwrap();
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    let keys = "schema attempts succeeded failed busy_retries releases unpaired_starts lost_events \
                resolution_ns clock span_ns total_ns overall by_size warnings";
    for key in keys.split_whitespace() {
        assert!(!value[key].is_null(), "{key}");
    }
    for key in "n mean_ns min_ns median_ns p90_ns p99_ns p999_ns max_ns".split_whitespace() {
        assert!(value["overall"].get(key).is_some(), "{key}");
        assert!(value["by_size"][0].get(key).is_some(), "{key}");
    }
    assert_eq!(value["by_size"][1]["pages"], 256);
    assert_eq!(value["by_size"][1]["p99_ns"], serde_json::Value::Null);
    assert_eq!(Report::from_json("a.json", &json).unwrap(), report);
}

#[test]
fn names_from_a_trace_cannot_break_a_table() {
    let report = Report { source: "a\x1b[31m|b".into(), ..Report::default() };
    assert!(render(&report, Format::Table).unwrap().starts_with("source    a\\u{1b}[31m|b\n"));
    assert!(render(&report, Format::Markdown).unwrap().contains("a\\u{1b}[31m\\|b"));
}

#[test]
fn failures_stand_apart_from_successes() {
    let mut finishes: Finishes = [5, 7].map(|us| success(8, us * 1000)).into_iter().collect();
    finishes.add(Finish { succeeded: false, ..success(8, 900_000) });
    let report = Report { source: "t".into(), resolution_ns: 1000, ..Report::of(&finishes) };
    check(
        &report,
        Format::Table,
        "\
source    t
attempts  3: 2 succeeded, 1 failed, 0 busy retries, 0 releases
latency   resolution 1 us
span      0 ns

 pages  n  failed  retries  median ns  p90 ns  p99 ns  max ns  mean ns  total us
   all  2       1        0       5000    7000            7000     6000      12.0
     8  2       1        0       5000    7000            7000     6000      12.0

allocations that failed
 pages  n  failed  retries  median us  p90 us  p99 us  max us  mean us  total us
   all  1       1        0        900     900             900      900     900.0
     8  1       1        0        900     900             900      900     900.0
",
    );
    let csv = render(&report, Format::Csv).unwrap();
    assert!(csv.ends_with("900000,900000,,,900000,900000,t,failure\n"), "{csv}");
    let again = Report::from_json("t.json", render(&report, Format::Json).unwrap()).unwrap();
    assert_eq!(again, report);
    assert_eq!((again.total_ns, again.successes.total_ns), (912_000, 12_000));
}

#[test]
fn a_report_saved_before_failures_were_apart_is_printed_as_it_was() {
    let quantiles = r#""n":2,"mean_ns":5,"min_ns":5,"median_ns":5,"p90_ns":5,"max_ns":5"#;
    let text = format!(
        r#"{{"schema":"cmasim.report/1","attempts":2,"succeeded":1,"failed":1,"total_ns":10,
            "overall":{{{quantiles}}},"by_size":[{{"pages":8,{quantiles},"total_ns":10}}]}}"#
    );
    let report = Report::from_json("old.json", text).unwrap();
    let latencies = report.latencies();
    assert_eq!((latencies.overall.unwrap().n, latencies.total_ns), (2, 10));
    assert_eq!(latencies.by_size[0].latency.n, 2);
}
