//! The `cmasim` command.

fn main() {}
