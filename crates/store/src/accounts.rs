//! Accounts: people whom more than one browser knows.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, query};
use table::PersonId;

use crate::{
    Entry, OfPasskey, OfToken, Passkey, Store, Trouble, gone, notices, passkeys, ratings, roles,
    signup, ties, tokens,
};

/// An account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Whose it is.
    pub person: PersonId,
    /// The name, which nobody else has.
    pub name: String,
    /// What the password is checked by; empty if there is none.
    pub password: String,
    /// When it was made, in seconds since 1970.
    pub made: i64,
    /// When the name was last changed.
    pub named: Option<i64>,
    /// Whether it is one that a program plays with.
    pub bot: bool,
}

/// How the name of an account ends, at tables, that a program plays with: the same in every language.
pub const BOT: &str = " (bot)";

/// Where somebody is logged in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Login {
    /// The hash of what the browser there shows.
    pub hash: String,
    /// What it calls itself.
    pub device: String,
    /// When it was made, in seconds since 1970.
    pub made: i64,
    /// When it was last seen, to the day or so.
    pub seen: i64,
}

/// A name as it is told from others: see [`OfAccount::Made`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// As it is written.
    pub name: String,
    /// What it looks like, by two ways of looking at it; alike in either is too much alike.
    pub looks: [String; 2],
}

/// What can be written of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OfAccount {
    /// It is made; [`Trouble::Doubled`] if it is there, or the name is somebody's.
    Made {
        /// What to call it.
        named: Named,
        /// What the password is checked by; empty if there is none.
        password: String,
        /// The passkey it is made with, and the hash of what was asked for, if that is how it is made.
        passkey: Option<(String, Passkey)>,
        /// The hashes of the codes that open it once each.
        codes: Vec<String>,
        /// Where it is made.
        login: Login,
        /// What it is made with, where not everybody may make one.
        entry: Option<Entry>,
    },
    /// Somebody has logged in.
    Login(Login),
    /// A login was seen again.
    Seen {
        /// Its hash.
        hash: String,
        /// When.
        at: i64,
    },
    /// A login is ended, or all but one, or all.
    Ended(Logins),
    /// Something that opens it once, until a time.
    Link {
        /// The hash of what is in the link.
        hash: String,
        /// When it ends.
        until: i64,
    },
    /// A code or a link is used to log in; [`Trouble::Unknown`] if there is none (any more).
    Used {
        /// Its hash.
        hash: String,
        /// Where.
        login: Login,
        /// Another password, with which every other login ends.
        password: Option<String>,
    },
    /// Other codes instead of those there were.
    Codes(Vec<String>),
    /// Another password, with which every login ends but this new one.
    Password {
        /// What it is checked by.
        password: String,
        /// Where it is changed.
        login: Login,
    },
    /// Another name; [`Trouble::Doubled`] if it is somebody's.
    Renamed {
        /// The new one.
        named: Named,
        /// When.
        at: i64,
        /// Until when nobody else may have the old one.
        kept: i64,
    },
    /// What a guest has learned is known here, too, and what they make of others.
    Learned(PersonId),
    /// A program plays with it from now on, for ever; [`Trouble::Doubled`] if somebody has played with it.
    Bot,
    /// Something of its tokens.
    Token(OfToken),
    /// Something of its passkeys, and that somebody has logged in with one.
    Passkey(OfPasskey, Option<Login>),
    /// The person may do something for all others from now on, or not any more: one of [`ROLES`](crate::ROLES).
    Role(String, bool),
    /// What its owner does not show to others, by name: these and nothing else.
    Hides(Vec<String>),
    /// Nothing opens it any more but a code of this hash: whoever runs the server hands it out.
    Reset(String),
    /// A table knows nothing any more of who sat there; where nobody else sits, it goes.
    Left(String),
    /// All the rest of it goes; [`Trouble::Doubled`] while a table still knows the person, [`Trouble::Unknown`] if there is no
    /// account.
    Deleted {
        /// Until when nobody else may have the name.
        kept: i64,
    },
}

/// Some of the logins of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Logins {
    /// The one of this hash.
    One(String),
    /// All but this one.
    But(String),
}

impl Store {
    /// The account of a person.
    pub async fn account(&self, person: &PersonId) -> Result<Option<Account>, Trouble> {
        let row = query("SELECT * FROM account WHERE person = ?");
        let row = row.bind(person.as_str()).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(account).transpose()?)
    }

    /// The account of somebody whose name looks like this in small letters.
    pub async fn account_named(&self, small: &str) -> Result<Option<Account>, Trouble> {
        let row = query("SELECT * FROM account WHERE small = ?");
        let row = row.bind(small).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(account).transpose()?)
    }

    /// Whether a person has an account.
    pub async fn has_account(&self, person: &PersonId) -> Result<bool, Trouble> {
        let row = query("SELECT EXISTS (SELECT 1 FROM account WHERE person = ?) AS has");
        let row = row.bind(person.as_str()).fetch_one(&self.readers).await?;
        Ok(row.try_get("has")?)
    }

    /// Whether a program plays with the account of a person.
    pub async fn is_bot(&self, person: &PersonId) -> Result<bool, Trouble> {
        let row = query("SELECT EXISTS (SELECT 1 FROM account WHERE person = ? AND bot) AS bot");
        let row = row.bind(person.as_str()).fetch_one(&self.readers).await?;
        Ok(row.try_get("bot")?)
    }

    /// Who is logged in by this hash, and when that was last seen.
    pub async fn login(&self, hash: &str) -> Result<Option<(PersonId, i64)>, Trouble> {
        let row = query("SELECT person, seen FROM login WHERE hash = ?").bind(hash);
        let row = row.fetch_optional(&self.readers).await?;
        let read =
            |row: SqliteRow| Ok((row.try_get::<String, _>("person")?.into(), row.try_get("seen")?));
        row.map(read).transpose()
    }

    /// Where a person is logged in, what was seen last first.
    pub async fn logins_of(&self, person: &PersonId) -> Result<Vec<Login>, Trouble> {
        let rows = query(
            "SELECT hash, device, made, seen FROM login WHERE person = ? ORDER BY seen DESC, made DESC, hash",
        );
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        let login = |row: &SqliteRow| {
            Ok(Login {
                hash: row.try_get("hash")?,
                device: row.try_get("device")?,
                made: row.try_get("made")?,
                seen: row.try_get("seen")?,
            })
        };
        rows.iter().map(login).collect()
    }

    /// How many codes of a person are not used.
    pub async fn codes_left(&self, person: &PersonId) -> Result<usize, Trouble> {
        let row = query("SELECT count(*) AS codes FROM code WHERE person = ? AND until IS NULL");
        let row = row.bind(person.as_str()).fetch_one(&self.readers).await?;
        Ok(row.try_get::<i64, _>("codes")?.max(0) as usize)
    }

    /// Whom a code or link is for that has not ended by now.
    pub async fn opened_by(&self, hash: &str, now: i64) -> Result<Option<PersonId>, Trouble> {
        let row = query("SELECT person FROM code WHERE hash = ? AND coalesce(until > ?, 1)");
        let row = row.bind(hash).bind(now).fetch_optional(&self.readers).await?;
        row.map(|row| Ok(row.try_get::<String, _>("person")?.into())).transpose()
    }

    /// The tables at which a person has a seat, or that the person has made.
    pub async fn tables_of(&self, person: &PersonId) -> Result<Vec<String>, Trouble> {
        let rows = query(
            "SELECT game AS id FROM seat WHERE person = ?1 UNION SELECT id FROM game WHERE host = ?1",
        );
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }
}

fn account(row: &SqliteRow) -> Result<Account, sqlx::Error> {
    Ok(Account {
        person: row.try_get::<String, _>("person")?.into(),
        name: row.try_get("name")?,
        password: row.try_get("password")?,
        made: row.try_get("made")?,
        named: row.try_get("named")?,
        bot: row.try_get("bot")?,
    })
}

/// Writes something of a person's account.
pub(crate) async fn write(
    to: &mut SqliteConnection,
    person: &PersonId,
    what: &OfAccount,
) -> Result<(), Trouble> {
    match what {
        OfAccount::Made { named, password, passkey, codes, login, entry } => {
            if let Some(entry) = entry {
                signup::spend(to, entry, login.made).await?;
            }
            free(to, person, named, login.made).await?;
            let [small, drawn] = &named.looks;
            query("INSERT INTO account (person, name, small, drawn, password, made) VALUES (?, ?, ?, ?, ?, ?)")
                .bind(person.as_str())
                .bind(&named.name)
                .bind(small)
                .bind(drawn)
                .bind(password)
                .bind(login.made)
                .execute(&mut *to)
                .await?;
            call(to, person, &named.name).await?;
            if let Some((asked, key)) = passkey.clone() {
                passkeys::write(to, person, &OfPasskey::Added { asked, key, most: 1 }).await?;
            }
            for hash in codes {
                add_code(to, person, hash, None).await?;
            }
            add_login(to, person, login).await
        }
        OfAccount::Login(login) => add_login(to, person, login).await,
        OfAccount::Seen { hash, at } => {
            let set = query("UPDATE login SET seen = ? WHERE hash = ? AND person = ?");
            set.bind(at).bind(hash).bind(person.as_str()).execute(to).await?;
            Ok(())
        }
        OfAccount::Ended(logins) => {
            let (which, hash) = match logins {
                Logins::One(hash) => ("DELETE FROM login WHERE person = ? AND hash = ?", hash),
                Logins::But(hash) => ("DELETE FROM login WHERE person = ? AND hash <> ?", hash),
            };
            query(which).bind(person.as_str()).bind(hash).execute(&mut *to).await?;
            notices::follow_logins(to).await
        }
        OfAccount::Link { hash, until } => {
            // One at a time: another one ends those before it.
            let old = query("DELETE FROM code WHERE person = ? AND until IS NOT NULL");
            old.bind(person.as_str()).execute(&mut *to).await?;
            add_code(to, person, hash, Some(*until)).await
        }
        OfAccount::Used { hash, login, password } => {
            let used =
                query("DELETE FROM code WHERE hash = ? AND person = ? AND coalesce(until > ?, 1)");
            let used = used.bind(hash).bind(person.as_str()).bind(login.made);
            if used.execute(&mut *to).await?.rows_affected() == 0 {
                return Err(Trouble::Unknown);
            }
            if let Some(password) = password {
                set_password(to, person, password).await?;
            }
            add_login(to, person, login).await
        }
        OfAccount::Codes(codes) => {
            let old = query("DELETE FROM code WHERE person = ? AND until IS NULL");
            old.bind(person.as_str()).execute(&mut *to).await?;
            for hash in codes {
                add_code(to, person, hash, None).await?;
            }
            Ok(())
        }
        OfAccount::Password { password, login } => {
            set_password(to, person, password).await?;
            add_login(to, person, login).await
        }
        OfAccount::Renamed { named, at, kept } => rename(to, person, named, (*at, *kept)).await,
        OfAccount::Passkey(what, login) => {
            passkeys::write(to, person, what).await?;
            match login {
                Some(login) => add_login(to, person, login).await,
                None => Ok(()),
            }
        }
        OfAccount::Role(role, has) => roles::write(to, person, (role, *has)).await,
        OfAccount::Reset(code) => {
            set_password(to, person, "").await?;
            for old in ["DELETE FROM code WHERE person = ?", "DELETE FROM passkey WHERE person = ?"]
            {
                query(old).bind(person.as_str()).execute(&mut *to).await?;
            }
            add_code(to, person, code, None).await
        }
        OfAccount::Left(game) => gone::leave(to, person, game).await,
        OfAccount::Hides(what) => ratings::hide(to, person, what).await,
        OfAccount::Deleted { kept } => gone::delete(to, person, *kept).await,
        OfAccount::Learned(guest) => {
            query(
                "INSERT INTO learned (person, kind, lesson) SELECT ?, kind, lesson FROM learned \
                 WHERE person = ? ON CONFLICT DO NOTHING",
            )
            .bind(person.as_str())
            .bind(guest.as_str())
            .execute(&mut *to)
            .await?;
            ties::hand_over(to, guest, person).await
        }
        OfAccount::Bot => {
            let set = query(
                "UPDATE account SET bot = 1 WHERE person = ?1 AND NOT EXISTS (SELECT 1 FROM seat WHERE person = ?1) \
                 AND NOT EXISTS (SELECT 1 FROM game WHERE host = ?1) RETURNING name",
            );
            let row = set.bind(person.as_str()).fetch_optional(&mut *to).await?;
            let name: String = row.ok_or(Trouble::Doubled)?.try_get("name")?;
            call(to, person, &name).await
        }
        OfAccount::Token(token) => tokens::write(to, person, token).await,
    }
}

/// Whoever knew another password is not logged in any more, and no program acts for them.
async fn set_password(
    to: &mut SqliteConnection,
    person: &PersonId,
    password: &str,
) -> Result<(), Trouble> {
    let set = query("UPDATE account SET password = ? WHERE person = ?");
    set.bind(password).bind(person.as_str()).execute(&mut *to).await?;
    query("DELETE FROM login WHERE person = ?").bind(person.as_str()).execute(&mut *to).await?;
    tokens::end_all(to, person).await?;
    notices::follow_logins(to).await
}

async fn rename(
    to: &mut SqliteConnection,
    person: &PersonId,
    named: &Named,
    (at, kept): (i64, i64),
) -> Result<(), Trouble> {
    free(to, person, named, at).await?;
    query(
        "INSERT INTO former_name (person, small, drawn, until) SELECT person, small, drawn, ? FROM account \
         WHERE person = ? ON CONFLICT DO UPDATE SET until = excluded.until",
    )
    .bind(kept)
    .bind(person.as_str())
    .execute(&mut *to)
    .await?;
    let [small, drawn] = &named.looks;
    query("UPDATE account SET name = ?, small = ?, drawn = ?, named = ? WHERE person = ?")
        .bind(&named.name)
        .bind(small)
        .bind(drawn)
        .bind(at)
        .bind(person.as_str())
        .execute(&mut *to)
        .await?;
    call(to, person, &named.name).await
}

/// Refused if somebody else had a name like this not long ago. (That somebody has it now, the table itself
/// refuses.)
async fn free(
    to: &mut SqliteConnection,
    person: &PersonId,
    named: &Named,
    now: i64,
) -> Result<(), Trouble> {
    query("DELETE FROM former_name WHERE until <= ?").bind(now).execute(&mut *to).await?;
    let [small, drawn] = &named.looks;
    let others = query("SELECT 1 FROM former_name WHERE (small = ? OR drawn = ?) AND person <> ?");
    let others = others.bind(small).bind(drawn).bind(person.as_str());
    match others.fetch_optional(to).await? {
        Some(_) => Err(Trouble::Doubled),
        None => Ok(()),
    }
}

/// At tables to come, a person is called by the name of the account; one that a program plays with says so.
async fn call(to: &mut SqliteConnection, person: &PersonId, name: &str) -> Result<(), Trouble> {
    query(
        "INSERT INTO person (id, name) VALUES (?1, ?2 || iif(EXISTS (SELECT 1 FROM account WHERE person = ?1 AND bot), ?3, '')) \
         ON CONFLICT (id) DO UPDATE SET name = excluded.name",
    )
    .bind(person.as_str())
    .bind(name)
    .bind(BOT)
    .execute(to)
    .await?;
    Ok(())
}

async fn add_login(
    to: &mut SqliteConnection,
    person: &PersonId,
    login: &Login,
) -> Result<(), Trouble> {
    query("INSERT INTO login (hash, person, device, made, seen) VALUES (?, ?, ?, ?, ?)")
        .bind(&login.hash)
        .bind(person.as_str())
        .bind(&login.device)
        .bind(login.made)
        .bind(login.seen)
        .execute(to)
        .await?;
    Ok(())
}

async fn add_code(
    to: &mut SqliteConnection,
    person: &PersonId,
    hash: &str,
    until: Option<i64>,
) -> Result<(), Trouble> {
    query("INSERT INTO code (hash, person, until) VALUES (?, ?, ?)")
        .bind(hash)
        .bind(person.as_str())
        .bind(until)
        .execute(to)
        .await?;
    Ok(())
}
