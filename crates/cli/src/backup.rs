//! `orderstack backup` and `restore`: the games copied, and put back.

use std::io::Write;

use crate::Failure;
pub use crate::args::{BackupArgs, RestoreArgs};

/// Copies the database.
pub fn run(args: &BackupArgs, out: &mut impl Write) -> Result<(), Failure> {
    done(store::backup(&args.database, &args.to, args.replace))?;
    Ok(writeln!(out, "All games are in {} now.", args.to.display())?)
}

/// Puts a copy in the place of the database.
pub fn restore(args: &RestoreArgs, out: &mut impl Write) -> Result<(), Failure> {
    let kept = done(store::restore(&args.database, &args.from))?;
    writeln!(out, "The games of {} are back.", args.from.display())?;
    if let Some(kept) = kept {
        writeln!(out, "What was there before is in {} now.", kept.display())?;
    }
    Ok(())
}

fn done<T>(work: impl Future<Output = Result<T, store::Trouble>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Refused(format!("no threads: {error}")))?;
    runtime.block_on(work).map_err(|trouble| Failure::Refused(trouble.to_string()))
}
