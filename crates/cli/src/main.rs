//! The `orderstack` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    orderstack::guard::install();
    orderstack::main(std::env::args_os())
}
