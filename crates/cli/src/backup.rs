//! `orderstack backup`, `restore` and `tidy`: the games copied, put back, and rid of what nobody uses.

use std::io::Write;

use kernel::{Message, message};
use store::{Tidied, Trouble};
use tongue::{Tongue, say};

use crate::Failure;
pub use crate::args::{BackupArgs, RestoreArgs, TidyArgs};

/// Copies the database.
pub fn run(args: &BackupArgs, tongue: &Tongue, out: &mut impl Write) -> Result<(), Failure> {
    done(async { store::backup(&args.database, &args.to, args.replace).await.map_err(said) })?;
    Ok(writeln!(out, "{}", say!(tongue, "backup-done", file = args.to.display().to_string()))?)
}

/// Puts a copy in the place of the database.
pub fn restore(args: &RestoreArgs, tongue: &Tongue, out: &mut impl Write) -> Result<(), Failure> {
    let kept = done(async { store::restore(&args.database, &args.from).await.map_err(said) })?;
    writeln!(out, "{}", say!(tongue, "restore-done", file = args.from.display().to_string()))?;
    if let Some(kept) = kept {
        writeln!(out, "{}", say!(tongue, "restore-kept", file = kept.display().to_string()))?;
    }
    Ok(())
}

/// Removes what nobody uses, or says what would go.
pub fn tidy(args: &TidyArgs, tongue: &Tongue, out: &mut impl Write) -> Result<(), Failure> {
    let tidied = done(async {
        store::tidy(&args.database, server::limits::KEPT, args.dry_run).await.map_err(said)
    })?;
    let Tidied { lessons, tables, bytes: [before, after] } = tidied;
    let [before, after] = [before, after].map(|bytes| bytes.div_ceil(1024) as usize);
    if args.dry_run {
        return Ok(writeln!(
            out,
            "{}",
            say!(tongue, "tidy-would", lessons = lessons, tables = tables)
        )?);
    }
    writeln!(out, "{}", say!(tongue, "tidy-done", lessons = lessons, tables = tables))?;
    Ok(writeln!(out, "{}", say!(tongue, "tidy-size", before = before, after = after))?)
}

/// Waits until something is done.
pub(crate) fn done<T>(work: impl Future<Output = Result<T, Message>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Refused(message!("no-threads", error = error.to_string())))?;
    runtime.block_on(work).map_err(Failure::Refused)
}

/// What is wrong with a database.
pub(crate) fn said(trouble: Trouble) -> Message {
    message!("verbatim", text = trouble.to_string())
}
