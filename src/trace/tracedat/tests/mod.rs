//! Made files of every kind, and the kernel's own format texts.

pub(crate) mod file;

use std::io::Cursor;
use std::path::Path;

use file::{Buffer, Entry, File, PAGE, Packing, Page};

use super::format::FieldKind;
use super::{ByteOrder, Error, EventFormat, Item, Reader, TscFactors};

const KINDS: [(ByteOrder, usize); 4] =
    [(ByteOrder::Little, 8), (ByteOrder::Little, 4), (ByteOrder::Big, 8), (ByteOrder::Big, 4)];

/// What a test looks at: `ts cpu.instance tid value` or `ts cpu.instance lost n`.
fn seen(bytes: Vec<u8>) -> Vec<String> {
    let mut reader = open(bytes).expect("readable");
    all(&mut reader)
}

fn open(bytes: Vec<u8>) -> super::Result<Reader<Cursor<Vec<u8>>>> {
    Reader::open(Cursor::new(bytes), &|system, event| system == "cma" && event == "wanted")
}

fn all(reader: &mut Reader<Cursor<Vec<u8>>>) -> Vec<String> {
    let formats = reader.info().formats.clone();
    let order = reader.info().order;
    let mut seen = Vec::new();
    while let Some(item) = reader.next().expect("memory") {
        seen.push(match item {
            Item::Lost { ts, cpu, instance, events: Some(n) } => {
                format!("{ts} {cpu}.{instance} lost {n}")
            }
            Item::Lost { ts, cpu, instance, events: None } => format!("{ts} {cpu}.{instance} lost"),
            Item::Event(event) => {
                let field = |name| formats[event.format].field(name).expect("a field");
                let value = field("value").unsigned(event.record, order).expect("a number");
                let name = field("name").string(event.record, order).expect("a string");
                let name = String::from_utf8_lossy(name);
                let (ts, cpu, instance, tid) = (event.ts, event.cpu, event.instance, event.tid);
                format!("{ts} {cpu}.{instance} {tid} {name}={value}")
            }
        });
    }
    seen
}

/// A file with two events, one of them wanted.
fn made(version: u8, order: ByteOrder, long: usize) -> File {
    let mut file = File::new(version, order, long);
    let fields = [("__data_loc char[] name", 4), ("unsigned long value", long)];
    file.formats = vec![
        File::format("other", 300, &[("unsigned long ip", long)]),
        File::format("wanted", 301, &fields),
    ];
    file
}

impl File {
    fn wanted(&self, delta: u32, pid: u64, value: u64) -> Entry {
        Entry::Record(delta, self.record(&self.formats[1], pid, &[("value", value)], "v"))
    }

    fn other(&self, delta: u32) -> Entry {
        Entry::Record(delta, self.record(&self.formats[0], 9, &[], ""))
    }

    fn with(mut self, cpus: Vec<Vec<Page>>) -> File {
        self.buffers.push(Buffer { name: "", clock: "mono", cpus });
        self
    }
}

fn page(ts: u64, entries: Vec<Entry>) -> Page {
    Page { ts, lost: None, entries }
}

/// Two CPUs, three pages on the first, so that chunks are several.
fn two_cpus(file: File) -> File {
    let first = vec![
        page(100, vec![file.wanted(0, 7, 1), file.other(5), file.wanted(5, 7, 2)]),
        page(200, vec![file.wanted(0, 8, 4)]),
        page(300, vec![file.other(0), file.wanted(7, 0, 6)]),
    ];
    let second = vec![page(100, vec![file.wanted(5, 1, 3), file.wanted(145, 1, 5)])];
    file.with(vec![first, second])
}

const TWO_CPUS: [&str; 6] = [
    "100 0.0 7 v=1",
    "105 1.0 1 v=3",
    "110 0.0 7 v=2",
    "200 0.0 8 v=4",
    "250 1.0 1 v=5",
    "307 0.0 0 v=6",
];

#[test]
fn every_kind_of_file_gives_the_same_events() {
    for (order, long) in KINDS {
        for (version, packing) in
            [(6, Packing::None), (7, Packing::None), (7, Packing::Zlib), (7, Packing::Zstd)]
        {
            let mut file = two_cpus(made(version, order, long));
            file.packing = packing;
            let mut reader = open(file.bytes()).expect("readable");
            let what = format!("version {version} {order:?} {long} {packing:?}");
            assert_eq!(all(&mut reader), TWO_CPUS, "{what}");
            assert_eq!((reader.events(), reader.warnings().len()), (8, 0), "{what}");
            let info = reader.info();
            assert_eq!((info.version, info.order), (version, order), "{what}");
            assert_eq!(info.instances[0].clock.as_deref(), Some("mono"), "{what}");
            assert_eq!(&*reader.comms()[&8], "my task: [x]", "{what}");
            assert_eq!(reader.comms().len(), 2, "{what}");
        }
    }
}

#[test]
fn time_moves_by_steps_extensions_full_stamps_and_discarded_records() {
    let msb = 3 << 59;
    for (order, long) in KINDS {
        let file = made(6, order, long);
        let long_record = match file.wanted(0, 7, 9) {
            Entry::Record(_, record) => Entry::LongRecord(1, record),
            other => other,
        };
        let entries = vec![
            file.wanted(1, 7, 1),
            Entry::Extend(1 << 40 | 3),
            file.wanted(2, 7, 2),
            Entry::Discarded(4, 12),
            long_record,
            Entry::Stamp(5 << 41),
            file.wanted(1, 7, 3),
            Entry::End,
        ];
        let wrapped = vec![Entry::Stamp(5), file.wanted(0, 7, 4)];
        let file = file.with(vec![vec![page(10, entries), page(msb | 9, wrapped)]]);
        let step = 1_u64 << 40;
        assert_eq!(
            seen(file.bytes()),
            [
                "11 0.0 7 v=1".into(),
                format!("{} 0.0 7 v=2", step + 16),
                format!("{} 0.0 7 v=9", step + 21),
                format!("{} 0.0 7 v=3", (5_u64 << 41) + 1),
                format!("{} 0.0 7 v=4", (4_u64 << 59) + 5),
            ]
        );
    }
}

#[test]
fn lost_events_are_told_before_the_event_that_follows() {
    for (order, long) in KINDS {
        let file = made(7, order, long);
        let lost = |ts, lost, delta| Page {
            ts,
            lost: Some(lost),
            entries: vec![file.other(delta), file.wanted(0, 7, ts)],
        };
        let first = vec![page(1, vec![file.wanted(0, 7, 1)]), lost(10, Some(17), 2)];
        let second = vec![page(2, vec![file.wanted(0, 8, 2)]), lost(11, None, 0)];
        let file = file.clone().with(vec![first, second]);
        let told = [
            "1 0.0 7 v=1",
            "2 1.0 8 v=2",
            "11 1.0 lost",
            "11 1.0 7 v=11",
            "12 0.0 lost 17",
            "12 0.0 7 v=10",
        ];
        assert_eq!(seen(file.bytes()), told);
    }
}

#[test]
fn instances_of_one_clock_are_merged_and_others_follow() {
    for version in [6, 7] {
        let mut file = two_cpus(made(version, ByteOrder::Big, 8));
        let event = |ts, value| vec![page(ts, vec![file.wanted(0, 5, value)])];
        let a = Buffer { name: "a", clock: "mono", cpus: vec![event(150, 8), vec![]] };
        let b = Buffer { name: "b", clock: "x86-tsc", cpus: vec![vec![], event(7, 9)] };
        file.buffers.extend([a, b]);
        let mut expected = TWO_CPUS.to_vec();
        expected.insert(3, "150 0.1 5 v=8");
        // Version 6 has one clock for all.
        expected.insert(if version == 6 { 0 } else { 7 }, "7 1.2 5 v=9");
        let mut reader = open(file.bytes()).expect("readable");
        assert_eq!(all(&mut reader), expected, "version {version}");
        let names: Vec<_> = reader.info().instances.iter().map(|i| i.name.as_str()).collect();
        assert_eq!(names, ["", "a", "b"]);
    }
}

#[test]
fn an_instance_without_its_table_costs_its_own_events_only() {
    let mut file = two_cpus(made(6, ByteOrder::Little, 8));
    let again = file.buffers[0].clone();
    file.buffers.push(Buffer { name: "a", ..again });
    let mut bytes = file.bytes();
    let table = bytes.windows(9).rposition(|w| w == b"flyrecord").expect("a table");
    bytes[table] = b'F';
    let mut reader = open(bytes).expect("readable");
    assert_eq!(all(&mut reader), TWO_CPUS);
    let told = "the tables of 1 buffer instances are cut off or damaged: they were left out";
    assert_eq!(reader.warnings(), [told]);
}

#[test]
fn equal_stamps_come_in_the_order_of_the_cpus() {
    let file = made(6, ByteOrder::Little, 8);
    let cpu = |value| vec![page(5, vec![file.wanted(0, 7, value), file.wanted(0, 7, value)])];
    let file = file.clone().with(vec![cpu(1), cpu(2), cpu(3)]);
    let values: Vec<String> = seen(file.bytes());
    let cpus: Vec<_> = values.iter().map(|line| &line[2..3]).collect();
    assert_eq!(cpus, ["0", "0", "1", "1", "2", "2"]);
}

#[test]
fn options_tell_the_clock_the_factors_and_what_was_overwritten() {
    for version in [6, 7] {
        let mut file = two_cpus(made(version, ByteOrder::Big, 8));
        file.buffers[0].clock = "";
        let factors = [file.number(4, 3), file.number(4, 1), file.number(8, 0)].concat();
        let stats = |cpu| {
            let counts = "entries: 9\noverrun: 40\ncommit overrun: 5\ndropped events: 2\n\0";
            format!("CPU: {cpu}\n{counts}").into_bytes()
        };
        file.options = vec![
            (99, vec![1, 2, 3]),
            (2, stats(0)),
            (2, stats(3)),
            (2, stats(0)),
            (7, b"-5\0".to_vec()),
            (12, vec![0; 16]),
            (14, factors),
        ];
        let mut reader = open(file.bytes()).expect("readable");
        assert_eq!(all(&mut reader), TWO_CPUS);
        let info = reader.info();
        assert_eq!(info.instances[0].clock, None);
        assert_eq!(info.overwritten, [(0, 84), (3, 42)].into());
        assert!(info.has_offset && info.has_time_shift);
        assert_eq!(info.tsc, Some(TscFactors { multiplier: 3, shift: 1 }));
        assert_eq!(info.tsc.and_then(|tsc| tsc.nanos(1001)), Some(1501));
    }
    let nanos = |multiplier, shift, ticks| TscFactors { multiplier, shift }.nanos(ticks);
    assert_eq!(nanos(u32::MAX, 32, u64::MAX), Some(u64::MAX - (1 << 32)));
    assert_eq!(nanos(2, 0, u64::MAX), None);
    assert_eq!(nanos(2, 128, 1), None);
}

#[test]
fn a_file_cut_inside_the_pages_gives_what_is_there() {
    let bytes = two_cpus(made(6, ByteOrder::Little, 8)).bytes();
    let mut reader = open(bytes[..bytes.len() - PAGE - 100].to_vec()).expect("readable");
    assert_eq!(all(&mut reader), [TWO_CPUS[0], TWO_CPUS[2], TWO_CPUS[3], TWO_CPUS[5]]);
    let told = "the file is cut short: 4196 bytes of 2 CPUs are missing";
    assert_eq!(reader.warnings(), [told]);
}

#[test]
fn a_damaged_page_or_chunk_costs_its_own_events_only() {
    let mut file = two_cpus(made(6, ByteOrder::Little, 8));
    file.buffers[0].cpus[0][1].entries.insert(0, Entry::Discarded(1, 8));
    let mut bytes = file.bytes();
    // The discarded record's length, in the second page.
    let at = 0x10000 + PAGE + 16 + 4;
    bytes[at..at + 4].copy_from_slice(&[0xff; 4]);
    let mut reader = open(bytes).expect("readable");
    let mut expected = TWO_CPUS.to_vec();
    expected.remove(3);
    assert_eq!(all(&mut reader), expected);
    assert_eq!(reader.warnings(), ["a page is damaged: its events were left out"]);

    let mut file = two_cpus(made(7, ByteOrder::Little, 8));
    file.packing = Packing::Zlib;
    let mut bytes = file.bytes();
    let chunk = bytes.windows(6).rposition(|w| w == [0, 0x20, 0, 0, 0x78, 0x01]).expect("a chunk");
    bytes[chunk + 8..chunk + 12].fill(0xff);
    let mut reader = open(bytes).expect("readable");
    assert_eq!(all(&mut reader), [TWO_CPUS[1], TWO_CPUS[4], TWO_CPUS[5]]);
    assert_eq!(reader.warnings(), ["2 pages are damaged: their events were left out"]);
}

#[test]
fn what_is_not_read_is_answered_with_a_reason() {
    let file = two_cpus(made(6, ByteOrder::Little, 8));
    let bytes = file.bytes();
    let change = |at: usize, to: &[u8]| {
        let mut bytes = bytes.clone();
        bytes[at..at + to.len()].copy_from_slice(to);
        bytes
    };
    let flyrecord = bytes.windows(9).position(|w| w == b"flyrecord").expect("a table");
    let mut unknown = File::new(7, ByteOrder::Little, 8).bytes();
    unknown[18..22].copy_from_slice(b"lzma");
    for (bytes, reason) in [
        (b"hello, world".to_vec(), "no trace.dat"),
        (change(10, b"8"), "version \"8\" is not read"),
        (change(12, &[2]), "byte order 2"),
        (change(13, &[5]), "longs of 5 bytes"),
        (change(18, b"x"), "no header_page"),
        (change(flyrecord, b"latency  \0"), "latency format"),
        (change(flyrecord, b"something\0"), "no table of CPUs"),
        (bytes[..40].to_vec(), "the file ends at byte 40"),
        (unknown, "packed with \"lzma\""),
    ] {
        let error = open(bytes).err().map(|e: Error| e.to_string()).expect("no readable file");
        assert!(error.contains(reason), "{error}");
    }
}

fn kernel_format(file: &str) -> EventFormat {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("traces/samples/event-formats");
    let text = std::fs::read_to_string(path.join(file)).expect("a sample");
    EventFormat::parse(&text).expect("a format")
}

#[test]
fn formats_of_kernels_are_parsed() {
    let fields = |format: &EventFormat| -> Vec<String> {
        let fields = format.fields.iter().skip(4);
        fields.map(|f| format!("{}@{}+{}", f.name, f.offset, f.size)).collect()
    };
    for (file, name, id, expected) in [
        (
            "android_walleye_OPM5.171019.017.A1_4.4.88__cma_alloc.format",
            "cma_alloc",
            237,
            &["pfn@8+8", "page@16+8", "count@24+4", "align@28+4"][..],
        ),
        (
            "android_raven_AOSP.MASTER_5.10.43__cma_release.format",
            "cma_release",
            294,
            &["name@8+4", "pfn@16+8", "page@24+8", "count@32+4"],
        ),
        (
            "synthetic__cma_alloc_finish.format",
            "cma_alloc_finish",
            329,
            &["name@8+4", "pfn@16+8", "page@24+8", "count@32+8", "align@40+4", "errorno@44+4"],
        ),
    ] {
        let format = kernel_format(file);
        assert_eq!((&*format.name, format.id), (name, id));
        assert_eq!(fields(&format), expected);
        let pid = format.field("common_pid").expect("a field");
        assert!(pid.signed && pid.offset == 4 && pid.kind == FieldKind::Number);
        let name = format.field("name").map(|field| field.kind);
        assert_eq!(
            name,
            (file != "android_walleye_OPM5.171019.017.A1_4.4.88__cma_alloc.format")
                .then_some(FieldKind::DataLoc)
        );
    }
}

#[test]
fn declarations_give_name_and_kind() {
    let parse = |declaration: &str| {
        let line = format!("\tfield:{declaration};\toffset:8;\tsize:4;");
        let field = super::Field::parse(&line).expect("a field");
        (field.name, field.kind)
    };
    for (declaration, name, kind) in [
        ("int x", "x", FieldKind::Number),
        ("const struct page * page", "page", FieldKind::Number),
        ("const char *name", "name", FieldKind::Number),
        ("char comm[16]", "comm", FieldKind::Array),
        ("char comm[TASK_COMM_LEN]", "comm", FieldKind::Array),
        ("unsigned long args[6]", "args", FieldKind::Array),
        ("__data_loc char[] name", "name", FieldKind::DataLoc),
        ("__rel_loc char[] name", "name", FieldKind::RelLoc),
        ("__data_loc char[]name", "name", FieldKind::DataLoc),
    ] {
        assert_eq!(parse(declaration), (name.to_owned(), kind), "{declaration}");
    }
    for line in
        ["field:int x;", "field:;\toffset:8;\tsize:4;", "field:int x;\toffset:-8;\tsize:4;", ""]
    {
        assert_eq!(super::Field::parse(line), None, "{line}");
    }
}

#[test]
fn fields_outside_the_record_are_not_read() {
    let field = |declaration: &str, size: usize| {
        let line = format!("field:{declaration};\toffset:4;\tsize:{size};\tsigned:1;");
        super::Field::parse(&line).expect("a field")
    };
    let order = ByteOrder::Little;
    let record = [0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, b'a', b'b', 0, b'c'];
    assert_eq!(field("int x", 4).signed(&record, order), Some(-1));
    assert_eq!(field("int x", 4).unsigned(&record, order), Some(0xffff_ffff));
    assert_eq!(field("long x", 8).signed(&record, order).map(|x| x & 0xff), Some(0xff));
    for size in [0, 3, 16, usize::MAX] {
        assert_eq!(field("int x", size).signed(&record, order), None, "{size}");
    }
    let text = |declaration: &str, place: [u8; 4]| {
        let mut record = record;
        record[4..8].copy_from_slice(&place);
        field(declaration, 4).string(&record, order).map(<[u8]>::to_vec)
    };
    for (declaration, place, expected) in [
        ("__data_loc char[] name", [8, 0, 3, 0], Some(&b"ab"[..])),
        ("__data_loc char[] name", [8, 0, 2, 0], Some(b"ab")),
        ("__data_loc char[] name", [12, 0, 0, 0], Some(b"")),
        ("__data_loc char[] name", [12, 0, 1, 0], None),
        ("__data_loc char[] name", [0xff; 4], None),
        ("__rel_loc char[] name", [1, 0, 3, 0], Some(b"b")),
        ("__rel_loc char[] name", [1, 0, 4, 0], None),
        ("char name[4]", [b'x', 0, b'y', b'z'], Some(b"x")),
        ("char name[4]", *b"wxyz", Some(b"wxyz")),
        ("int name", *b"wxyz", None),
    ] {
        assert_eq!(text(declaration, place).as_deref(), expected, "{declaration} {place:?}");
    }
}
