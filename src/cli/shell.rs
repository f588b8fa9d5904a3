//! `completions` and `man`: made from the same definition as the command line.

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use super::{Answer, Cli, Common, SubCommand};
use cmasim::error::{Error, Result};

/// Prints completions.
#[derive(Args)]
pub(super) struct Completions {
    /// The shell
    shell: Shell,
}

impl SubCommand for Completions {
    fn run(self, common: &Common) -> Result<Answer> {
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "cmasim", &mut text);
        common.result(&String::from_utf8_lossy(&text))?;
        Ok(Answer::Yes)
    }
}

/// Prints the manual page.
pub(super) fn man(common: &Common) -> Result<Answer> {
    let mut text = Vec::new();
    clap_mangen::Man::new(Cli::command())
        .render(&mut text)
        .map_err(|source| Error::Io { path: "manual page".into(), source })?;
    common.result(&String::from_utf8_lossy(&text))?;
    Ok(Answer::Yes)
}
