//! `orderstack account`: who has an account, what they may do for all others, and what to do where somebody cannot help themselves;
//! whether what moderators have done stands as it was written.

use std::io::Write;

use kernel::{Message, message};
use server::desk::Desk;
use tongue::{Tongue, say};

use crate::Failure;
use crate::args::AccountCommand;
use crate::backup::{done, said};

const DAY: i64 = 24 * 60 * 60;

/// Lists accounts, or changes one.
pub(crate) fn run(
    command: &AccountCommand,
    tongue: &'static Tongue,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let line = match command {
        AccountCommand::List(args) => return list(&args.database, tongue, out),
        AccountCommand::Audit(args) => {
            let audit = done(async { store::audit(&args.database).await.map_err(said) })?;
            match audit.broken {
                Some(number) => {
                    return Err(Failure::Refused(message!("audit-broken", number = number)));
                }
                None => message!("audit-whole", count = audit.acts, hash = audit.last),
            }
        }
        AccountCommand::Grant(args) => {
            let name = at_desk(&args.database, async |desk| {
                desk.allow(&args.name, &args.role, true).await
            })?;
            message!("account-granted", name = name, role = args.role.as_str())
        }
        AccountCommand::Revoke(args) => {
            let name = at_desk(&args.database, async |desk| {
                desk.allow(&args.name, &args.role, false).await
            })?;
            message!("account-revoked", name = name, role = args.role.as_str())
        }
        AccountCommand::Invite(args) => {
            let codes = at_desk(&args.database, async |desk| desk.invite(args.count).await)?;
            for code in codes {
                writeln!(out, "{code}")?;
            }
            message!("account-invited", count = args.count, days = server::limits::CODE_DAYS)
        }
        AccountCommand::Reset(args) => {
            let (name, code) = at_desk(&args.database, async |desk| desk.reset(&args.name).await)?;
            message!("account-reset", name = name, code = code)
        }
        AccountCommand::Delete(args) if !args.yes => {
            return Err(Failure::Refused(message!(
                "account-delete-yes",
                name = args.name.as_str()
            )));
        }
        AccountCommand::Delete(args) => {
            let games = house::games::all(&native::Native);
            let name = at_desk(&args.database, async |desk| desk.delete(&args.name, &games).await)?;
            message!("account-was-deleted", name = name)
        }
    };
    Ok(writeln!(out, "{}", tongue.say(&line))?)
}

/// One line an account.
fn list(database: &str, tongue: &Tongue, out: &mut impl Write) -> Result<(), Failure> {
    let known = done(async { store::accounts(database).await.map_err(said) })?;
    let today = known.iter().filter_map(|account| account.seen).max().unwrap_or_default() / DAY;
    for account in &known {
        let date = |seconds: i64| tongue.date(seconds.div_euclid(DAY), today);
        let mut line = say!(
            tongue,
            "account-listed",
            name = account.name.as_str(),
            made = date(account.made),
            count = account.tables
        );
        if let Some(seen) = account.seen {
            line += &say!(tongue, "account-listed-seen", seen = date(seen));
        }
        if !account.roles.is_empty() {
            line += &say!(tongue, "account-listed-roles", roles = account.roles.join(", "));
        }
        writeln!(out, "{line}")?;
    }
    Ok(writeln!(out, "{}", say!(tongue, "account-listed-all", count = known.len()))?)
}

/// Does something with a database that nobody else uses meanwhile, and lets go of it, however that ends.
pub(crate) fn at_desk<T>(
    database: &str,
    work: impl AsyncFnOnce(&Desk) -> Result<T, Message>,
) -> Result<T, Failure> {
    done(async {
        let desk = Desk::open(database).await?;
        let worked = work(&desk).await;
        desk.close().await?;
        worked
    })
}
