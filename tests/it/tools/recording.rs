//! What is recorded, refused and put back.

use std::fs;
use std::io::{BufRead, BufReader, Read};

use super::{Device, EVENT, can_trap, end, signal, under_every_shell};

#[test]
fn a_command_is_recorded_and_every_setting_put_back() {
    under_every_shell("record", |device| {
        let seen = "cat t/tracing_on t/trace_clock t/buffer_size_kb t/events/cma/enable t/trace";
        let ended = device.record(&format!("{seen}; echo '{EVENT}' >>t/trace"));
        assert_eq!(ended.code, Some(0), "{}", ended.stderr);
        assert_eq!(ended.stdout, "1\nmono\n8192\n1\n");
        device.check_put_back();
        assert_eq!(device.outputs(), ["out.areas", "out.ftrace"]);
        let text = device.read("out.ftrace");
        let (comments, events): (Vec<_>, Vec<_>) = text.lines().partition(|l| l.starts_with('#'));
        assert_eq!(events, [EVENT]);
        for (line, key) in comments.iter().zip(["kernel", "date", "clock: mono", "recorded with"]) {
            assert!(line.starts_with(&format!("# {key}")), "{line}");
        }
        assert_eq!(comments.len(), 4);
    });
}

#[test]
fn a_failing_command_leaves_its_status_and_whole_outputs() {
    under_every_shell("failing", |device| {
        let ended = device.record(&format!("echo '{EVENT}' >>t/trace; exit 7"));
        assert_eq!(ended.code, Some(7));
        assert!(ended.stderr.contains("the command ended with status 7"), "{}", ended.stderr);
        device.check_put_back();
        assert_eq!(device.outputs(), ["out.areas", "out.ftrace"]);
        assert!(device.read("out.ftrace").contains(EVENT));
    });
}

#[test]
fn a_signal_ends_the_command_and_what_was_recorded_is_written() {
    for (name, code) in [("INT", 130), ("TERM", 143), ("HUP", 129)] {
        if !can_trap(name) {
            continue;
        }
        under_every_shell(name, |device| {
            let command = format!("echo '{EVENT}' >>t/trace; echo ready; exec sleep 1000");
            let mut child = device.start(&["--tracefs", "t", "--", "sh", "-c", &command]);
            let mut ready = [0; 6];
            child.stdout.as_mut().unwrap().read_exact(&mut ready).unwrap();
            signal(&child, name);
            let ended = end(child);
            assert_eq!(ended.code, Some(code), "{}", ended.stderr);
            device.check_put_back();
            assert_eq!(device.outputs(), ["out.areas", "out.ftrace"]);
            assert!(device.read("out.ftrace").contains(EVENT));
        });
    }
}

#[test]
fn without_a_duration_a_signal_is_the_normal_end() {
    under_every_shell("endless", |device| {
        let mut child = device.start(&["--tracefs", "t"]);
        let mut line = String::new();
        BufReader::new(child.stderr.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.contains("Ctrl-C ends it"), "{line}");
        // Its messages go nowhere from here on, as under `| head -1`.
        signal(&child, "TERM");
        assert_eq!(end(child).code, Some(0));
        device.check_put_back();
        assert_eq!(device.outputs(), ["out.areas", "out.ftrace"]);
    });
}

#[test]
fn closed_descriptors_do_not_end_it() {
    for (number, closed) in ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"].iter().enumerate() {
        under_every_shell(&format!("closed{number}"), |device| {
            let command =
                format!("cat; echo said; cat t/tracing_on >seen; echo '{EVENT}' >>t/trace");
            let ended = device.run_with(closed, &["--tracefs", "t", "--", "sh", "-c", &command]);
            assert_eq!(ended.code, Some(0), "{closed}: {}", ended.stderr);
            assert_eq!(
                ended.stdout,
                if closed.contains(" ") || *closed == ">&-" { "" } else { "said\n" }
            );
            assert_eq!(device.read("seen"), "1\n");
            device.check_put_back();
            assert_eq!(device.outputs(), ["out.areas", "out.ftrace"]);
        });
    }
}

#[test]
fn a_duration_ends_by_itself_and_no_event_is_said() {
    under_every_shell("timed", |device| {
        let ended = device.run(&["--tracefs", "t", "-d", "0"]);
        assert_eq!(ended.code, Some(0));
        assert!(ended.stderr.contains("no CMA event was recorded"), "{}", ended.stderr);
        device.check_put_back();
    });
}

#[test]
fn what_cannot_be_recorded_is_refused_before_anything_is_set() {
    let device = Device::new("refused", &["sh"]);
    device.write("empty/events/sched/enable", "0");
    for (args, code, words) in [
        (&["--tracefs", "nowhere"][..], 69, "no tracefs in nowhere"),
        (&["--tracefs", "empty"], 69, "no CMA events in empty/events"),
        (&["--tracefs", "t", "-o", "no/such/folder/x"], 74, "cannot write beside"),
        (&["--tracefs", "t", "--"], 2, "no command after --"),
        (&["--tracefs", "t", "--", "no-such-program"], 2, "command not found: no-such-program"),
        (&["--tracefs", "t", "-d", "1", "--", "true"], 2, "either -d SECONDS or -- COMMAND"),
        (&["--tracefs", "t", "-d", "soon"], 2, "not soon"),
        (&["--tracefs", "t", "-b", "0"], 2, "less than a page; give at least 4"),
        (&["--tracefs", "t", "-b", "3"], 2, "-b 3 is less than a page"),
        (&["--tracefs", "t", "-b", "some"], 2, "not some"),
        (&["--tracefs", "t", "--dmesg", "nowhere"], 2, "cannot read nowhere"),
        (&["--tracefs", "t", "--with", "perf"], 2, "not perf"),
        (&["--tracefs"], 2, "--tracefs needs a value"),
        (&["now"], 2, "unknown argument now"),
    ] {
        let ended = device.run(args);
        assert_eq!(ended.code, Some(code), "{args:?}: {}", ended.stderr);
        assert!(ended.stderr.contains(words), "{args:?}: {}", ended.stderr);
    }
    assert_eq!(device.settings()[1], "[local] global counter mono mono_raw");
    assert_eq!(device.read("t/trace"), "of another user\n");
    assert_eq!(device.outputs(), [""; 0]);
    device.program("id", "echo 1000");
    let ended = device.run(&["--tracefs", "nowhere"]);
    assert_eq!((ended.code, ended.stderr.contains("run as root")), (Some(77), true));
}

#[test]
fn events_and_cpu_buffers_that_differ_are_put_back_one_by_one() {
    under_every_shell("differ", |device| {
        for (file, text) in [
            ("events/cma/enable", "X"),
            ("events/cma/cma_release/enable", "1"),
            ("buffer_size_kb", "X"),
            ("per_cpu/cpu0/buffer_size_kb", "7 (expanded: 1408)"),
            ("per_cpu/cpu1/buffer_size_kb", "64"),
        ] {
            device.write(&format!("t/{file}"), text);
        }
        let all = "echo 1 | tee t/events/cma/*/enable; echo 9 | tee t/per_cpu/*/buffer_size_kb";
        assert_eq!(device.record(all).code, Some(0));
        for (file, text) in [
            ("events/cma/cma_alloc_start/enable", "0\n"),
            ("events/cma/cma_release/enable", "1\n"),
            ("per_cpu/cpu0/buffer_size_kb", "1408\n"),
            ("per_cpu/cpu1/buffer_size_kb", "64\n"),
        ] {
            assert_eq!(device.read(&format!("t/{file}")), text, "{file}");
        }
    });
}

#[test]
fn an_instance_of_its_own_leaves_the_main_buffer_alone() {
    let device = Device::new("instance", &["sh"]);
    device.tracefs("template");
    fs::create_dir(device.root.join("t/instances")).unwrap();
    let mkdir =
        "case $1 in */instances/*) exec cp -R template \"$1\" ;; esac\nexec /bin/mkdir \"$@\"";
    device.program("mkdir", mkdir);
    device.program("rmdir", "exec rm -r \"$1\"");
    let seen = "cat t/instances/*/trace_clock t/instances/*/events/cma/enable";
    let ended = device.record(&format!("{seen}; echo '{EVENT}' >>\"$(echo t/instances/*/trace)\""));
    assert_eq!((ended.code, ended.stdout.as_str()), (Some(0), "mono\n1\n"), "{}", ended.stderr);
    assert!(device.read("out.ftrace").ends_with(&format!("{EVENT}\n")));
    assert_eq!(device.read("t/trace"), "of another user\n");
    assert_eq!(device.settings()[1], "[local] global counter mono mono_raw");
    assert_eq!(fs::read_dir(device.root.join("t/instances")).unwrap().count(), 0);
}

#[test]
fn overwritten_and_lost_events_are_said() {
    let device = Device::new("lost", &["sh"]);
    let header = "# entries-in-buffer/entries-written: 90/100   #P:2";
    let ended = device.record(&format!("echo '{header}' >t/trace; echo '{EVENT}' >>t/trace"));
    assert!(ended.stderr.contains("10 events were overwritten"), "{}", ended.stderr);
    let ended =
        device.record(&format!("echo 'CPU:1 [LOST 4 EVENTS]' >t/trace; echo '{EVENT}' >>t/trace"));
    assert!(ended.stderr.contains("events were lost"), "{}", ended.stderr);
}

/// What the kernel tells of two CPUs' buffers, behind the CPU's number.
const STATS: [&str; 2] = [
    "0\nentries: 24\noverrun: 7\ncommit overrun: 0\nbytes: 1152\noldest event ts:  5.1\n\
     now ts:  9.8\ndropped events: 2\nread events: 0",
    "1\nentries: 0\noverrun: 0\ncommit overrun: 0\nbytes: 0\ndropped events: 0\nread events: 24",
];

const CPU_LINES: &str = "\n# cpu 0 entries: 24 overrun: 7 dropped: 2\n# cpu 1 entries: 0 overrun: 0 dropped: 0\n# end\n";

#[test]
fn each_cpu_buffers_own_losses_are_told() {
    let device = Device::new("stats", &["sh"]);
    for stats in STATS {
        let (cpu, text) = stats.split_once('\n').unwrap();
        device.write(&format!("t/per_cpu/cpu{cpu}/stats"), text);
    }
    assert_eq!(device.record("true").code, Some(0));
    let areas = device.read("out.areas");
    assert!(areas.ends_with(CPU_LINES), "{areas}");
}

const TRACE_CMD: &str = r#"
echo "$1" "$2" "$3" "$4" "$5" >>calls
case $1 in
record)
    shift
    while :; do
        case $1 in
        -o) out=$2 ;;
        -C | -e | -b) ;;
        *) break ;;
        esac
        shift 2
    done
    echo 'CPU0 data recorded at offset'
    for other in t/current_tracer t/set_event t/events/*/*/enable t/buffer_size_kb; do
        [ ! -e $other ] || echo 0 >$other
    done
    "$@"
    echo data >"$out"
    ;;
report) if [ "$2" = --stat ]; then cat stat; else cat events; fi ;;
esac
"#;

#[test]
fn trace_cmd_records_where_it_is_installed() {
    under_every_shell("trace-cmd", |device| {
        device.program("trace-cmd", TRACE_CMD);
        device.write("events", EVENT);
        device.write("stat", &STATS.map(|stats| format!("CPU: {stats}\n")).join("\n"));
        for (file, text) in [
            ("current_tracer", "function"),
            ("set_event", "cma:cma_release\nsched:sched_switch\nsched:gone"),
            ("events/cma/enable", "X"),
            ("events/cma/cma_release/enable", "1"),
            ("events/sched/sched_switch/enable", "1"),
            ("events/sched/sched_waking/enable", "0"),
        ] {
            device.write(&format!("t/{file}"), text);
        }
        let args = ["--with", "trace-cmd", "--tracefs", "t", "--", "sh", "-c", "echo mine; exit 3"];
        let ended = device.run(&args);
        assert_eq!(ended.code, Some(3), "{}", ended.stderr);
        assert_eq!(ended.stdout, "mine\n");
        assert!(ended.stderr.contains("CPU0 data recorded"), "{}", ended.stderr);
        let calls = device.read("calls");
        assert!(calls.starts_with("record -C mono -e cma\nreport -t -i out.part."), "{calls}");
        let text = device.read("out.ftrace");
        assert!(text.contains("# recorded with: trace-cmd\n") && text.contains(EVENT), "{text}");
        assert!(device.read("out.areas").contains(CPU_LINES));
        assert_eq!(device.settings()[..3], ["1", "local", "1408"]);
        for (file, text) in [
            ("current_tracer", "function\n"),
            ("events/cma/cma_alloc_start/enable", "0\n"),
            ("events/cma/cma_release/enable", "1\n"),
            ("events/sched/sched_switch/enable", "1\n"),
            ("events/sched/sched_waking/enable", "0\n"),
        ] {
            assert_eq!(device.read(&format!("t/{file}")), text, "{file}");
        }
        assert_eq!(device.outputs(), ["out.areas", "out.ftrace"]);
    });
}

#[test]
fn a_signal_lets_trace_cmd_finish_its_file() {
    under_every_shell("trace-cmd-term", |device| {
        device.program("trace-cmd", TRACE_CMD);
        device.write("events", EVENT);
        let command = "echo ready; exec sleep 1000";
        let mut child =
            device.start(&["--with", "trace-cmd", "--tracefs", "t", "--", "sh", "-c", command]);
        child.stdout.as_mut().unwrap().read_exact(&mut [0; 6]).unwrap();
        signal(&child, "TERM");
        assert_eq!(end(child).code, Some(143));
        assert!(device.read("out.ftrace").contains(EVENT));
        device.check_put_back();
    });
}

#[test]
fn a_trace_cmd_that_fails_leaves_nothing_and_says_so() {
    let device = Device::new("trace-cmd-fails", &["sh"]);
    device.program("trace-cmd", "exit 4");
    let ended = device.run(&["--with", "trace-cmd", "--tracefs", "t", "--", "true"]);
    assert_eq!(ended.code, Some(69));
    for words in ["trace-cmd record failed (status 4)", "--with tracefs", "were not written"] {
        assert!(ended.stderr.contains(words), "{}", ended.stderr);
    }
    device.check_put_back();
    assert_eq!(device.outputs(), [""; 0]);
}
