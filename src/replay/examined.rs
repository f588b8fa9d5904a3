//! What keeps a C function honest while it is timed.
//!
//! A timed replay calls the plain function. So a replay before it looks at every answer, and each
//! timed replay must come to the same: a function that goes wrong later, or behaves otherwise when
//! nobody looks, shows.

use std::ops::ControlFlow;

use super::{Outcome, Setup, run};
use crate::clock::{ModelClock, Weights};
use crate::cma::observer::NoObserver;
use crate::error::{Error, Result};
use crate::workload::Workload;

/// A replay with every answer examined; nothing for finders of our own.
#[derive(Debug)]
pub struct ExaminedReplay {
    finder: String,
    outcome: Option<Outcome>,
}

impl ExaminedReplay {
    /// Replays a workload once and looks at every answer, if the finder is a C function.
    ///
    /// # Errors
    /// [`Error::Data`] with the first wrong answer, [`Error::Interrupted`] if `tick` breaks.
    pub fn new(
        workload: &Workload,
        setup: &Setup,
        tick: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Result<ExaminedReplay> {
        let finder = setup.finder.name().into();
        if !setup.finder.is_plugin() {
            return Ok(ExaminedReplay { finder, outcome: None });
        }
        let setup = Setup { finder: setup.finder.examined(), keep_free_maps: false, ..*setup };
        let mut clock = ModelClock::new(Weights::DEFAULT);
        let outcome = run(workload, &setup, &mut clock, &mut NoObserver, tick)?;
        setup.finder.verdict()?;
        Ok(ExaminedReplay { finder, outcome: Some(outcome) })
    }

    /// Checks that another replay of the same workload and setup came to the same.
    ///
    /// # Errors
    /// [`Error::Data`] with the first request that did not.
    pub fn check(&self, other: &Outcome) -> Result<()> {
        let Some(outcome) = &self.outcome else { return Ok(()) };
        let requests = outcome.samples.iter().zip(&other.samples);
        let differs = requests.zip(1..).find(|((examined, timed), _)| {
            (examined.found, examined.timing.retries) != (timed.found, timed.timing.retries)
        });
        if let Some(((examined, timed), nth)) = differs {
            let window = |sample: &super::Sample| {
                let found = sample.found.map_or_else(|| "no window".into(), |pfn| pfn.to_string());
                match sample.timing.retries {
                    0 => found,
                    busy => format!("{found} after {busy} busy ones"),
                }
            };
            let text = format!(
                "answers otherwise when it is timed: request {nth}, of {} pages, got {} where it \
                 got {} before; it must keep no state",
                timed.count,
                window(timed),
                window(examined)
            );
            return Err(Error::data(&self.finder, text));
        }
        if !outcome
            .areas
            .iter()
            .map(|area| &area.maps)
            .eq(other.areas.iter().map(|area| &area.maps))
        {
            return Err(Error::data(&self.finder, "writes to the map when it is timed"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cma::finder::Choice;
    use crate::cma::profile::Kernel;
    use crate::workload::text;

    fn replay(text: &str) -> Outcome {
        let workload = text::parse("-", text.as_bytes()).unwrap();
        let finder = Choice::open("naive").unwrap();
        let setup = Setup { finder, kernel: Kernel::default(), keep_free_maps: false };
        let mut clock = ModelClock::new(Weights::DEFAULT);
        let tick = &mut |_| ControlFlow::Continue(());
        run(&workload, &setup, &mut clock, &mut NoObserver, tick).unwrap()
    }

    #[track_caller]
    fn check(examined: &str, timed: &str, words: &str) {
        const HEAD: &str = "cma-workload 1\narea a base=0 pages=64\n";
        let [examined, timed] = [examined, timed].map(|text| replay(&format!("{HEAD}{text}")));
        let examined = ExaminedReplay { finder: "c:a.so".into(), outcome: Some(examined) };
        let answer = examined.check(&timed).map_err(|error| error.to_string());
        assert_eq!(answer, if words.is_empty() { Ok(()) } else { Err(words.into()) });
    }

    #[test]
    fn a_timed_replay_must_come_to_what_the_examined_one_came_to() {
        let two = "alloc 1 a count=4 align=0\nalloc 2 a count=4 align=0\n";
        check(two, two, "");
        check(
            two,
            "alloc 1 a count=4 align=0\nalloc 2 a count=4 align=3\n",
            "c:a.so: answers otherwise when it is timed: request 2, of 4 pages, got 0x8 where it \
             got 0x4 before; it must keep no state",
        );
        check(
            "alloc 1 a count=40 align=0\nalloc 2 a count=40 align=0\n",
            "alloc 1 a count=40 align=0\nalloc 2 a count=4 align=0\n",
            "c:a.so: answers otherwise when it is timed: request 2, of 4 pages, got 0x28 where it \
             got no window before; it must keep no state",
        );
        check(
            "pin a pfn=0 count=1\nalloc 1 a count=4 align=0\n",
            "used a pfn=0 count=1\nalloc 1 a count=4 align=0\n",
            "c:a.so: answers otherwise when it is timed: request 1, of 4 pages, got 0x1 where it \
             got 0x1 after 1 busy ones before; it must keep no state",
        );
        check(
            two,
            &format!("{two}used a pfn=60 count=1\n"),
            "c:a.so: writes to the map when it is timed",
        );
    }
}
