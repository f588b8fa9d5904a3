use super::*;
use crate::report::{Format, render};

fn row(capacity: u64, subject: &str, ns: f64, base_ns: f64) -> Row {
    Row {
        bench: "region-alloc",
        case: "fill".into(),
        parameters: vec![("capacity", Value::Count(capacity)), ("pages", Value::All)],
        subject: subject.into(),
        figures: vec![("alloc_ns", Value::Mean(ns)), ("words", Value::Missing)],
        ratio: ns / base_ns,
        rounds_ns: (0..20).map(|round| ns + f64::from(round % 3) / 100.0).collect(),
        is_tested: capacity == 10,
        in_mean: true,
    }
}

fn example() -> Bench {
    let cell = |capacity, ns| {
        [("bitmap", 1.0), ("bitmap again", 1.01), ("indexed", 0.25)]
            .map(|(subject, factor)| row(capacity, subject, ns * factor, ns))
    };
    Bench::new([cell(10, 8.0), cell(1000, 400.0)].concat(), 7)
}

#[track_caller]
fn check(bench: &Bench, format: Format, expected: &str) {
    assert_eq!(render(bench, format).unwrap(), expected);
}

#[test]
fn the_table_ends_with_before_and_after() {
    check(
        &example(),
        Format::Table,
        "\
noise  bitmap again: 1.0 % off, 1.0 % in the worst cell

fill, capacity 10
 pages  subject       alloc ns  words  ratio
 all    bitmap            8.00         1.000
 all    bitmap again      8.08         1.010
 all    indexed           2.00         0.250

fill, capacity 1000
 pages  subject       alloc ns  words  ratio
 all    bitmap           400.0         1.000
 all    bitmap again     404.0         1.010
 all    indexed          100.0         0.250

geometric mean of the ratios
 subject       cells  ratio
 bitmap            2  1.000
 bitmap again      2  1.010
 indexed           2  0.250

before and after, medians of the rounds
 case  capacity  pages  before  after    before ns  after ns   change       p  verdict
 fill  10        all    bitmap  indexed       8.01      2.01  -74.9 %  <0.001  faster
",
    );
}

#[test]
fn subjects_stand_side_by_side_when_asked() {
    let mut bench = example();
    bench.side_by_side = vec!["alloc_ns", "ratio"];
    let table = render(&bench, Format::Table).unwrap();
    let expected = "
alloc ns
 case  capacity  pages  bitmap  bitmap again  indexed
 fill        10    all    8.00          8.08     2.00
 fill      1000    all   400.0         404.0    100.0

ratio
 case  capacity  pages  bitmap  bitmap again  indexed
 fill        10    all   1.000         1.010    0.250
";
    assert!(table.contains(expected), "{table}");
}

#[test]
fn json_keeps_the_order_of_the_fields_and_null_where_there_is_no_value() {
    let json = render(&example(), Format::Json).unwrap();
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(value["schema"], "cmasim.bench/1");
    assert_eq!(value["rows"][1]["pages"], serde_json::Value::Null);
    assert_eq!(value["changes"][0]["after"], "indexed");
    let compact = json.split_whitespace().collect::<String>();
    let first = "{\"bench\":\"region-alloc\",\"case\":\"fill\",\"capacity\":10,\"pages\":null,\
                 \"subject\":\"bitmap\",\"alloc_ns\":8.0,\"words\":null,\"ratio\":1.0}";
    assert!(compact.contains(first), "{compact}");
}

#[test]
fn csv_gives_numbers_in_full() {
    let csv = render(&example(), Format::Csv).unwrap();
    let lines: Vec<_> = csv.lines().collect();
    assert_eq!(lines[0], "bench,case,capacity,pages,subject,alloc_ns,words,ratio");
    assert_eq!(lines[2], "region-alloc,fill,10,,bitmap again,8.08,,1.01");
    assert_eq!(lines.len(), 7);
}

#[test]
fn sentences_about_subjects_come_once_at_the_end() {
    let about =
        |row: Row| Row { figures: vec![("about", Value::Text("a way to do it".into()))], ..row };
    let rows = example().rows.into_iter().map(about).collect();
    let sheet = Bench::new(rows, 1).sheet();
    assert_eq!(sheet.foot.len(), 3);
    assert_eq!(sheet.foot[2], "indexed: a way to do it.");
}

#[test]
fn nothing_measured_is_an_empty_answer() {
    let bench = Bench::new(Vec::new(), 1);
    assert_eq!((bench.noise_pct, bench.noise_max_pct), (0.0, 0.0));
    assert_eq!(render(&bench, Format::Csv).unwrap(), "\n");
    assert!(render(&bench, Format::Table).unwrap().starts_with("noise"));
}
