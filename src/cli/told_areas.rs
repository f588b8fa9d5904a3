//! Areas that the user told, held against the windows of the trace.

use std::io;

use cmasim::error::{Error, Result};
use cmasim::geometry::{AreaSpec, RangeSpec};
use cmasim::trace::{Event, Record, Sink};
use cmasim::units::{Pages, Pfn};

/// Passes records on, and watches whether the windows of a trace lie in the areas that were told.
pub(super) struct Told<'a, K> {
    areas: &'a [AreaSpec],
    /// For each area, the first window outside, and whether one lies inside.
    seen: Vec<(Option<Pfn>, bool)>,
    to: K,
}

impl<'a, K: Sink> Told<'a, K> {
    pub(super) fn new(areas: &'a [AreaSpec], to: K) -> Told<'a, K> {
        Told { areas, seen: vec![(None, false); areas.len()], to }
    }

    /// Returns where the records went, unless no window of an area's name lies in it.
    ///
    /// # Errors
    /// [`Error::Usage`], with the base that was probably meant.
    pub(super) fn checked(self) -> Result<K> {
        for (area, seen) in self.areas.iter().zip(&self.seen) {
            let &(Some(outside), false) = seen else { continue };
            let meant = meant(area, outside).map_or_else(String::new, |base| {
                format!("; did you mean {base}, in hex as old kernels print it?")
            });
            return Err(Error::Usage(format!(
                "area {}, as given: no recorded window lies in this area, the first is at \
                 {outside}{meant}",
                area.name
            )));
        }
        Ok(self.to)
    }

    fn look(&mut self, record: &Record) {
        let (name, window) = match &record.event {
            Event::AllocFinish { area, result: Ok(pfn), .. } => (area, *pfn),
            Event::BusyRetry { area, pfn, .. } | Event::Release { area, pfn, .. } => (area, *pfn),
            _ => return,
        };
        for (area, (outside, inside)) in self.areas.iter().zip(&mut self.seen) {
            if *inside || area.name != *name {
                continue;
            }
            *inside = area.range_of(window, Pages(1)).is_some();
            if !*inside {
                outside.get_or_insert(window);
            }
        }
    }
}

impl<K: Sink> Sink for Told<'_, K> {
    fn record(&mut self, record: &Record) -> io::Result<()> {
        self.look(record);
        self.to.record(record)
    }
}

/// Returns the base that an area's decimal one is as hex, if the window lies at or after it.
fn meant(area: &AreaSpec, window: Pfn) -> Option<Pfn> {
    let range = area.ranges.first()?;
    let base = Pfn(u64::from_str_radix(&range.base.0.to_string(), 16).ok()?);
    let meant = RangeSpec { base, ..*range };
    (meant.base <= window && window.0 < meant.base.0.saturating_add(meant.pages.0)).then_some(base)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cmasim::trace::Task;
    use cmasim::units::Nanos;

    #[test]
    fn an_area_without_a_window_is_told_with_the_base_that_was_meant() {
        let areas: [AreaSpec; 1] = ["a,base=23600,pages=32768".parse().unwrap()];
        let told_after = |name: &str, pfn| {
            let mut told = Told::new(&areas, Vec::new());
            let event = Event::Release { area: name.into(), pfn: Pfn(pfn), count: Pages(1) };
            let task = Task { tid: 1, comm: "t".into() };
            let record = Record { ts: Nanos(0), cpu: 0, task, event, line: 1, extra: None };
            told.record(&record).unwrap();
            told.checked().map(|_| ()).map_err(|e| e.to_string())
        };
        assert!(told_after("a", 0x23700).unwrap_err().contains("did you mean 0x23600"));
        let far = told_after("a", 0x9_0000).unwrap_err();
        assert!(far.ends_with("no recorded window lies in this area, the first is at 0x90000"));
        assert_eq!(told_after("a", 23600), Ok(()));
        assert_eq!(told_after("b", 0x23700), Ok(()), "another area's window");
    }
}
