//! The `cmasim` command: parses the arguments, runs one sub-command, prints the error if there is
//! one, and answers with the documented exit code.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(cli::main())
}
