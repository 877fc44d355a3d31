//! Who may do something for all others, and who there is.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Connection, Row, query};
use table::PersonId;

use crate::{Store, Trouble, file, schema};

/// What somebody may be allowed to do for all others, by name.
pub const ROLES: [&str; 2] = ["admin", "moderator"];

/// An account in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// What it is called.
    pub name: String,
    /// What its owner may do for all others.
    pub roles: Vec<String>,
    /// When it was made, in seconds since 1970.
    pub made: i64,
    /// When its owner was last seen, if they are logged in anywhere.
    pub seen: Option<i64>,
    /// At how many tables its owner has a seat.
    pub tables: usize,
}

impl Store {
    /// What a person may do for all others.
    pub async fn roles_of(&self, person: &PersonId) -> Result<Vec<String>, Trouble> {
        let rows = query("SELECT role FROM role WHERE person = ? ORDER BY role");
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get("role")?)).collect()
    }
}

/// All accounts in the database of this address, by name. A server may be using it.
pub async fn accounts(address: &str) -> Result<Vec<Known>, Trouble> {
    let (path, options) = file::parsed(address)?;
    let listed = async {
        let mut reader = schema::only_read(&path, options).await?;
        let rows = query(
            "SELECT name, made, coalesce((SELECT group_concat(role) FROM role WHERE role.person = account.person), '') AS roles, \
             (SELECT max(seen) FROM login WHERE login.person = account.person) AS seen, \
             (SELECT count(DISTINCT game) FROM seat WHERE seat.person = account.person) AS tables FROM account ORDER BY small",
        );
        let known = rows.fetch_all(&mut reader).await?.iter().map(known).collect();
        reader.close().await?;
        known
    };
    let listed: Result<_, Trouble> = listed.await;
    listed.map_err(|trouble| trouble.at(&path))
}

fn known(row: &SqliteRow) -> Result<Known, Trouble> {
    let roles: String = row.try_get("roles")?;
    Ok(Known {
        name: row.try_get("name")?,
        roles: roles.split(',').filter(|role| !role.is_empty()).map(str::to_owned).collect(),
        made: row.try_get("made")?,
        seen: row.try_get("seen")?,
        tables: row.try_get::<i64, _>("tables")?.max(0) as usize,
    })
}

pub(crate) async fn write(
    to: &mut SqliteConnection,
    person: &PersonId,
    (role, has): (&str, bool),
) -> Result<(), Trouble> {
    let set = match has {
        true => query("INSERT INTO role (person, role) VALUES (?, ?) ON CONFLICT DO NOTHING"),
        false => query("DELETE FROM role WHERE person = ? AND role = ?"),
    };
    set.bind(person.as_str()).bind(role).execute(to).await?;
    Ok(())
}
