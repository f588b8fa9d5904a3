//! The rooms of `src/`, and which of them may use which.

use std::collections::BTreeMap;

use super::check;
use super::source::{Source, sources};

/// Every room and what it may use, from the bottom up: only rooms above it in this table, so that
/// there is no circle.
const ROOMS: [(&str, &str); 17] = [
    ("units", ""),
    ("error", ""),
    ("geometry", "units error"),
    ("clock", "units"),
    ("trace", "units error geometry"),
    ("cma", "units error geometry clock trace"),
    ("live", "units error geometry clock trace cma"),
    ("stats", "units clock trace"),
    ("recorded", "units error geometry clock trace cma"),
    ("kernlog", "units"),
    ("explain", "units geometry trace cma kernlog"),
    ("workload", "units error geometry trace cma recorded"),
    ("replay", "units error geometry clock trace cma stats workload"),
    ("bench", "units geometry clock cma stats"),
    (
        "report",
        "units error geometry clock trace cma stats recorded kernlog explain workload replay bench",
    ),
    ("compare", "units error clock cma stats workload replay report"),
    (
        "cli",
        "units error geometry clock trace cma live stats recorded kernlog explain workload replay \
         bench report compare",
    ),
];

/// What goes against a rule for a reason: the file, the path, why. One that is not needed any more
/// is an error too.
const EXCEPTIONS: [(&str, &str, &str); 2] = [
    ("src/cma/finder/plugin.rs", "std::fs", "looks at a library before the loader opens it"),
    ("src/cma/finder/elf.rs", "std::env::consts", "the machine that the code was compiled for"),
];

/// Crates that only one room knows.
const KEPT: [(&str, &str); 9] = [
    ("tracing", "live"),
    ("tracing_chrome", "live"),
    ("tracing_subscriber", "live"),
    ("anstream", "cli"),
    ("clap", "cli"),
    ("clap_complete", "cli"),
    ("clap_mangen", "cli"),
    ("indicatif", "cli"),
    ("signal_hook", "cli"),
];

/// What reaches the world outside of the process.
const OUTSIDE: [&str; 14] = [
    "std::fs",
    "std::env",
    "std::net",
    "std::process",
    "fs::",
    "File::",
    "OpenOptions::",
    "io::stdin",
    "io::stdout",
    "io::stderr",
    "print!",
    "println!",
    "eprint!",
    "eprintln!",
];

/// Checks every path of every room by `is_wrong`.
fn check_paths(rule: &str, is_wrong: impl Fn(&str, &str) -> bool) {
    let mut found = Vec::new();
    for source in sources() {
        let room = room(&source);
        for path in source.paths.iter().filter(|path| is_wrong(room, &path.name)) {
            if !is_excepted(&source, &path.name) {
                found.push(format!("{}:{}: {}", source.file, path.line, path.name));
            }
        }
    }
    check(rule, &found);
}

/// The program itself is part of the command line.
fn room(source: &Source) -> &str {
    match source.room() {
        "main" => "cli",
        room => room,
    }
}

fn is_excepted(source: &Source, path: &str) -> bool {
    EXCEPTIONS.iter().any(|(file, excepted, _)| *file == source.file && path.starts_with(excepted))
}

/// Returns the room that a path leads to.
fn target(path: &str) -> Option<&str> {
    let (krate, inside) = path.split_once("::")?;
    ["crate", "cmasim"].contains(&krate).then(|| inside.split("::").next().unwrap_or_default())
}

#[test]
fn rooms_use_only_rooms_below_them() {
    for (at, (room, uses)) in ROOMS.iter().enumerate() {
        for used in uses.split_whitespace() {
            assert!(ROOMS[..at].iter().any(|(below, _)| *below == used), "{room} uses {used}");
        }
    }
    check_paths("a room uses only those of the table", |room, path| {
        let Some(target) = target(path).filter(|target| *target != room) else { return false };
        let uses = ROOMS.iter().find(|(name, _)| *name == room);
        let allows = |(_, uses): &(&str, &str)| uses.split(' ').any(|used| used == target);
        room != "lib" && !uses.is_some_and(allows)
    });
}

#[test]
fn crates_for_one_purpose_stay_in_one_room() {
    check_paths("only live knows tracing, only cli the terminal and signals", |room, path| {
        let krate = path.split("::").next().unwrap_or_default();
        KEPT.iter().any(|(kept, owner)| *kept == krate && *owner != room)
    });
}

#[test]
fn only_the_command_line_opens_prints_and_exits() {
    check_paths("only cli opens, prints and exits", |room, path| {
        let reaches = |outside: &&str| {
            path == *outside || path.starts_with(*outside) || path.ends_with(*outside)
        };
        room != "cli" && OUTSIDE.iter().any(reaches)
    });
}

#[test]
fn a_type_has_a_name_of_its_own() {
    /// Names that still have several meanings.
    const SHARED: &str = "Buffer Buffers Error Event Found Kind Layout Line Measured Outcome \
                          Output Parts Place Value";
    let mut declared: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for source in sources() {
        for kind in source.types {
            let place = format!("{}:{}", source.file, kind.line);
            declared.entry(kind.name).or_default().push(place);
        }
    }
    declared.retain(|_, places| places.len() > 1);
    let shared: Vec<&str> = declared.keys().map(|name| &**name).collect();
    let expected: Vec<&str> = SHARED.split(' ').collect();
    assert_eq!(shared, expected, "{declared:#?}");
}

#[test]
fn names_of_the_kernels_events_and_fields_stand_in_one_file() {
    const SCHEMA: &str = "src/trace/event.rs";
    let sources = sources();
    let schema = sources.iter().find(|source| source.file == SCHEMA).expect("the schema");
    // Words that mean nothing else: of several parts, but for our durations and the function.
    let is_word = |name: &str| name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    let names: Vec<&str> =
        schema.strings.iter().map(|named| named.name.trim_matches('"')).collect();
    let names = names
        .into_iter()
        .filter(|name| is_word(name) && !name.ends_with("_ns") && *name != "cma_alloc");
    let names: Vec<&str> = names.filter(|name| name.contains('_') || *name == "errorno").collect();
    assert!(names.len() >= 17, "{names:?}");
    let mut found = Vec::new();
    // A kernel's log names functions, which are called like events.
    let others = sources.iter().filter(|source| source.room() != "kernlog");
    for source in others.filter(|source| source.file != SCHEMA) {
        for string in &source.strings {
            let mut words = string.name.split(|c: char| !(c.is_alphanumeric() || c == '_'));
            if words.any(|word| names.contains(&word)) {
                found.push(format!("{}:{}: {}", source.file, string.line, string.name));
            }
        }
    }
    check("a name of the kernel's events and fields stands in the schema only", &found);
}

#[test]
fn no_exception_outlives_its_reason() {
    let sources = sources();
    for (file, path, why) in EXCEPTIONS {
        let source = sources.iter().find(|source| source.file == file);
        let is_needed =
            source.is_some_and(|s| s.paths.iter().any(|named| named.name.starts_with(path)));
        assert!(is_needed, "{file} does without {path} ({why})");
    }
}
