//! One trace event as JSON, put together without floats.

use crate::units::Nanos;

/// Where viewers draw an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The process, at least 1.
    pub(super) pid: u32,
    /// The thread, at least 1: Perfetto takes thread 0 for the idle task and drops its name.
    pub(super) tid: u32,
}

/// An event under construction: a head, then times and members, then arguments.
#[derive(Debug, Default)]
pub(super) struct Line {
    bytes: Vec<u8>,
    in_args: bool,
}

impl Line {
    /// Starts over, behind `separator`.
    pub(super) fn clear(&mut self, separator: &[u8]) {
        self.bytes.clear();
        self.bytes.extend_from_slice(separator);
        self.in_args = false;
    }

    /// Returns the text so far.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Writes what every event has. `name` needs no escapes.
    pub(super) fn head(&mut self, phase: char, name: &str, place: Place) {
        self.raw("{\"ph\":\"");
        // Phases are ASCII letters.
        self.bytes.extend(u8::try_from(phase));
        self.raw("\",\"name\":\"");
        self.raw(name);
        self.raw("\"");
        self.number("pid", place.pid.into());
        self.number("tid", place.tid.into());
    }

    /// Writes a time in microseconds, exact to the nanosecond.
    pub(super) fn micros(&mut self, key: &str, time: Nanos) {
        self.key(key);
        self.digits(time.0 / 1000);
        let [hundreds, tens, ones] = [100, 10, 1].map(|unit| digit(time.0 / unit));
        self.bytes.extend_from_slice(&[b'.', hundreds, tens, ones]);
    }

    /// Begins the arguments: every later member is one.
    pub(super) fn args(&mut self) {
        self.raw(",\"args\":{");
        self.in_args = true;
    }

    /// Writes a number.
    pub(super) fn number(&mut self, key: &str, value: u64) {
        self.key(key);
        self.digits(value);
    }

    /// Writes a number that may be negative.
    pub(super) fn signed(&mut self, key: &str, value: i32) {
        self.key(key);
        if value < 0 {
            self.raw("-");
        }
        self.digits(value.unsigned_abs().into());
    }

    /// Writes an id that means something within its process only: viewers show events with a
    /// global one apart from all processes.
    pub(super) fn local_id(&mut self, id: u64) {
        self.raw(",\"id2\":{\"local\":\"");
        self.digits(id);
        self.raw("\"}");
    }

    /// Writes a string, escaped as JSON wants.
    pub(super) fn text(&mut self, key: &str, value: &str) {
        self.key(key);
        // Writing to memory cannot fail.
        let _ = serde_json::to_writer(&mut self.bytes, value);
    }

    /// Writes a string that needs no escapes.
    pub(super) fn word(&mut self, key: &str, value: &str) {
        self.key(key);
        self.raw("\"");
        self.raw(value);
        self.raw("\"");
    }

    /// Writes `true`.
    pub(super) fn yes(&mut self, key: &str) {
        self.key(key);
        self.raw("true");
    }

    /// Closes the event.
    pub(super) fn end(&mut self) {
        self.raw(if self.in_args { "}}" } else { "}" });
    }

    fn key(&mut self, key: &str) {
        if self.bytes.last() != Some(&b'{') {
            self.raw(",");
        }
        self.raw("\"");
        self.raw(key);
        self.raw("\":");
    }

    fn raw(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }

    /// Writes digits; `write!` would take a third of the whole conversion.
    fn digits(&mut self, mut value: u64) {
        let start = self.bytes.len();
        loop {
            self.bytes.push(digit(value));
            value /= 10;
            if value == 0 {
                break;
            }
        }
        self.bytes[start..].reverse();
    }
}

/// Returns the last decimal digit.
fn digit(value: u64) -> u8 {
    b'0' + u8::try_from(value % 10).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(build: impl FnOnce(&mut Line)) -> String {
        let mut line = Line::default();
        line.clear(b"");
        line.head('X', "n", Place { pid: 1, tid: 2 });
        build(&mut line);
        line.end();
        String::from_utf8(line.bytes().to_vec()).unwrap()
    }

    #[test]
    fn times_are_microseconds_with_three_digits_of_fraction() {
        for (nanos, micros) in [
            (13_837_451, "13837.451"),
            (1236, "1.236"),
            (0, "0.000"),
            (7, "0.007"),
            (60, "0.060"),
            (u64::MAX, "18446744073709551.615"),
        ] {
            let text = line(|line| line.micros("ts", Nanos(nanos)));
            assert_eq!(text, format!(r#"{{"ph":"X","name":"n","pid":1,"tid":2,"ts":{micros}}}"#));
        }
    }

    #[test]
    fn arguments_are_members_of_their_own_object() {
        let text = line(|line| {
            line.args();
            line.number("a", 10);
            line.signed("b", -16);
            line.signed("c", i32::MIN);
            line.text("d", "\u{1}\t\u{1b}\u{7f}\\\"ü");
            line.yes("e");
        });
        let args =
            r#""args":{"a":10,"b":-16,"c":-2147483648,"d":"\u0001\t\u001b\u007f\\\"ü","e":true}"#
                .replace("\\u007f", "\u{7f}");
        assert_eq!(text, format!(r#"{{"ph":"X","name":"n","pid":1,"tid":2,{args}}}"#));
    }
}
