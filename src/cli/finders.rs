//! `finders`: what there is to choose from.

use serde::Serialize;

use super::{Answer, Common};
use cmasim::cma::finder::{Policy, REGISTRY};
use cmasim::error::Result;
use cmasim::report::{Csv, Grid, Sheet, Show};

/// The finders.
#[derive(Serialize)]
struct Finders {
    schema: &'static str,
    finders: Vec<Finder>,
}

/// One finder.
#[derive(Serialize)]
struct Finder {
    name: &'static str,
    policy: &'static str,
    about: &'static str,
}

impl Finder {
    fn cells(&self) -> Vec<String> {
        [self.name, self.policy, self.about].map(str::to_owned).to_vec()
    }
}

impl Show for Finders {
    fn sheet(&self) -> Sheet {
        let grid = Grid {
            columns: ["finder", "policy", "about"].map(str::to_owned).to_vec(),
            text_columns: 3,
            rows: self.finders.iter().map(Finder::cells).collect(),
            ..Grid::default()
        };
        Sheet { grids: vec![grid], ..Sheet::default() }
    }

    fn csv(&self) -> Csv {
        let columns = vec!["finder", "policy", "about"];
        Csv { columns, rows: self.finders.iter().map(Finder::cells).collect() }
    }
}

/// Lists the finders.
pub(super) fn run(common: &Common) -> Result<Answer> {
    let entry = |entry: &cmasim::cma::finder::FinderEntry| {
        let policy = match entry.policy {
            Policy::FirstFit => "first fit",
            Policy::Other => "other placement",
        };
        Finder { name: entry.name, policy, about: entry.about }
    };
    let mut finders: Vec<Finder> = REGISTRY.iter().map(entry).collect();
    finders.push(Finder {
        name: "c:LIB.so[:SYMBOL]",
        policy: "by its answers",
        about: "a C function with the kernel's signature, see tools/c-finder",
    });
    let answer = Finders { schema: "cmasim.finders/1", finders };
    common.results(&[answer])?;
    Ok(Answer::Yes)
}
