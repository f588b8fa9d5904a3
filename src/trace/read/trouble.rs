//! What readers keep of a trace's defects, to tell each in one sentence.

use std::collections::BTreeMap;
use std::fmt::Display;

use super::lines::Line;
use crate::error::{Diagnostic, Place};

/// Lines named in a warning; CPUs likewise.
const NAMED: usize = 5;

/// CPUs whose lost events are counted apart.
const CPUS_MAX: usize = 1024;

/// Lines that could not be read.
#[derive(Default)]
pub(super) struct Malformed {
    count: u64,
    first: Vec<u64>,
}

impl Malformed {
    pub(super) fn add(&mut self, line: u64) {
        self.count += 1;
        if self.first.len() < NAMED {
            self.first.push(line);
        }
    }

    pub(super) fn count(&self) -> u64 {
        self.count
    }

    pub(super) fn warning(&self) -> Option<String> {
        let lines = list(&self.first, self.count > NAMED as u64);
        match self.count {
            0 => None,
            1 => Some(format!("line {lines} names a CMA event but could not be read")),
            n => Some(format!("{n} lines name a CMA event but could not be read: {lines}")),
        }
    }
}

/// Lines of a text that could not be read, the first of them with the reason.
#[derive(Default)]
pub(super) struct Unreadable {
    count: u64,
    first: Vec<Diagnostic>,
}

impl Unreadable {
    /// Complaints that are kept, for a text of which nothing can be read.
    const KEPT: usize = 20;

    /// Adds a line; `at` is the place on it, in bytes from 0.
    pub(super) fn add(&mut self, name: &str, line: Line<'_>, at: usize, text: String) {
        self.count += 1;
        if self.first.len() >= Unreadable::KEPT {
            return;
        }
        let before = String::from_utf8_lossy(&line.bytes[..at.min(line.bytes.len())]);
        let place = Place {
            line: line.number,
            column: before.chars().count() + 1,
            source: String::from_utf8_lossy(line.bytes).into_owned(),
        };
        self.first.push(Diagnostic { file: name.into(), place: Some(place), text, help: None });
    }

    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// Returns the first complaints, each in one line, and how many there are in all.
    pub(super) fn warnings(&self) -> Vec<String> {
        let more = (self.count > NAMED as u64)
            .then(|| format!("{} lines name a CMA event but could not be read", self.count));
        self.first.iter().take(NAMED).map(Diagnostic::in_one_line).chain(more).collect()
    }

    /// Returns the complaints for an error.
    pub(super) fn complaints(&self, name: &str) -> Vec<Diagnostic> {
        let mut complaints = self.first.clone();
        if self.count > Unreadable::KEPT as u64 {
            let more = self.count - Unreadable::KEPT as u64;
            let text = format!("{more} more lines name a CMA event but could not be read");
            complaints.push(Diagnostic::whole_file(name, text));
        }
        complaints
    }
}

/// Events that the tracer says it lost, by CPU.
#[derive(Default)]
pub(super) struct Lost {
    events: u64,
    /// Set if a place tells no number.
    at_least: bool,
    cpus: BTreeMap<u32, u64>,
}

impl Lost {
    /// Adds one place; an unknown number counts as one event.
    pub(super) fn add(&mut self, cpu: u32, events: Option<u64>) {
        let count = events.unwrap_or(1);
        self.events = self.events.saturating_add(count);
        self.at_least |= events.is_none();
        if self.cpus.len() < CPUS_MAX || self.cpus.contains_key(&cpu) {
            let cpu = self.cpus.entry(cpu).or_default();
            *cpu = cpu.saturating_add(count);
        }
    }

    pub(super) fn events(&self) -> u64 {
        self.events
    }

    pub(super) fn warning(&self) -> Option<String> {
        if self.cpus.is_empty() {
            return None;
        }
        let cpus: Vec<String> =
            self.cpus.iter().take(NAMED).map(|(cpu, n)| format!("{n} on CPU {cpu}")).collect();
        let at_least = if self.at_least { "at least " } else { "" };
        let cpus = list(&cpus, self.cpus.len() > NAMED);
        Some(format!("the tracer lost {at_least}{} events ({cpus})", self.events))
    }
}

fn list<T: Display>(items: &[T], more: bool) -> String {
    let items: Vec<String> = items.iter().map(T::to_string).collect();
    items.join(", ") + if more { ", ..." } else { "" }
}
