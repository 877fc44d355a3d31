//! What people make of each other: whom they follow, do not want to hear, or want nothing to do with; and whom they invite by name.

use std::collections::BTreeSet;

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, query};
use table::{Millis, PersonId};

use crate::read::summary;
use crate::rows::Summary;
use crate::{Notice, Store, Trouble, notices};

/// What somebody makes of somebody else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tie {
    /// Their tables come first.
    Follow,
    /// What they say is not shown.
    Mute,
    /// Neither sits where the other sits, or hears what the other says, or sees the other's tables in lists.
    Block,
}

impl Tie {
    /// All there are.
    pub const ALL: [Self; 3] = [Self::Follow, Self::Mute, Self::Block];

    /// Its name, where it is kept.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Follow => "follow",
            Self::Mute => "mute",
            Self::Block => "block",
        }
    }

    /// The one of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tie| tie.name() == name)
    }
}

/// A tie of somebody, as they know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tied {
    /// Its number.
    pub id: i64,
    /// To whom.
    pub other: PersonId,
    /// What they are called; empty if nobody knows any more.
    pub name: String,
    /// What it is.
    pub tie: Tie,
}

/// All who matter to a person before anything is shown to them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Circle {
    /// Those whose tables come first.
    pub followed: BTreeSet<PersonId>,
    /// Those whose words they do not want to hear.
    pub muted: BTreeSet<PersonId>,
    /// Those they want nothing to do with.
    pub blocked: BTreeSet<PersonId>,
    /// Those who want nothing to do with them.
    pub blocked_by: BTreeSet<PersonId>,
}

impl Circle {
    /// Whether everybody is heard.
    pub fn hears_all(&self) -> bool {
        self.muted.is_empty() && self.blocked.is_empty() && self.blocked_by.is_empty()
    }

    /// Whether somebody is heard.
    pub fn hears(&self, other: &PersonId) -> bool {
        !self.muted.contains(other) && !self.shuns(other)
    }

    /// Whether the two share no table, whoever of them wants it so.
    pub fn shuns(&self, other: &PersonId) -> bool {
        self.blocked.contains(other) || self.blocked_by.contains(other)
    }
}

/// An invitation by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The table.
    pub game: String,
    /// Who invites.
    pub host: PersonId,
    /// The name of the account, in small letters.
    pub small: String,
    /// When.
    pub at: Millis,
    /// So many may be invited in a day who do not follow the host.
    pub most: usize,
}

/// What can be written of ties.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OfTie {
    /// A person makes this of another; [`Trouble::Doubled`] if they have made something of as many already.
    Tied(PersonId, PersonId, Tie, usize),
    /// Not any more.
    Untied(PersonId, PersonId, Tie),
    /// Nor this one, whoever it is to.
    Removed(PersonId, i64),
    /// Somebody is invited, if there is such an account; the same is written if not. [`Trouble::Doubled`] if there were too many.
    Invited(Invitation),
}

impl Store {
    /// What a person makes of others, by name.
    pub async fn ties_of(&self, person: &PersonId) -> Result<Vec<Tied>, Trouble> {
        let rows = query(
            "SELECT tie.id, other, kind, coalesce(account.name, person.name, '') AS called FROM tie \
             LEFT JOIN account ON account.person = other LEFT JOIN person ON person.id = other \
             WHERE tie.person = ? ORDER BY called COLLATE NOCASE, tie.id",
        );
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        Ok(rows.iter().filter_map(|row| tied(row).transpose()).collect::<Result<_, _>>()?)
    }

    /// Who matters to a person.
    pub async fn circle(&self, person: &PersonId) -> Result<Circle, Trouble> {
        let rows = query(
            "SELECT other, kind FROM tie WHERE person = ?1 UNION ALL SELECT person, 'by' FROM tie WHERE other = ?1 AND kind = 'block'",
        );
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        let mut circle = Circle::default();
        for row in rows {
            let other: PersonId = row.try_get::<String, _>("other")?.into();
            let those = match Tie::named(row.try_get("kind")?) {
                Some(Tie::Follow) => &mut circle.followed,
                Some(Tie::Mute) => &mut circle.muted,
                Some(Tie::Block) => &mut circle.blocked,
                None => &mut circle.blocked_by,
            };
            those.insert(other);
        }
        Ok(circle)
    }

    /// Those who do not hear what a person says.
    pub async fn deaf_to(&self, person: &PersonId) -> Result<BTreeSet<PersonId>, Trouble> {
        let rows = query(
            "SELECT person AS deaf FROM tie WHERE other = ?1 AND kind IN ('block', 'mute') \
             UNION SELECT other FROM tie WHERE person = ?1 AND kind = 'block'",
        );
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get::<String, _>("deaf")?.into())).collect()
    }

    /// Whether somebody was invited to a table by name.
    pub async fn is_welcome(&self, game: &str, person: &PersonId) -> Result<bool, Trouble> {
        let row = query("SELECT 1 FROM welcome WHERE game = ? AND person = ?").bind(game);
        Ok(row.bind(person.as_str()).fetch_optional(&self.readers).await?.is_some())
    }

    /// The tables that somebody is invited to by name, the latest first: those at which a seat is open and nobody sits with whom they
    /// share no table.
    pub async fn invited_to(
        &self,
        person: &PersonId,
        most: usize,
    ) -> Result<Vec<Summary>, Trouble> {
        let rows = query(
            "SELECT id, kind, title, setup, updated, round, phase, pending, bot_next, due, sides, points, winners, ending \
             FROM game JOIN welcome ON welcome.game = game.id WHERE welcome.person = ?1 \
             AND EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND invite IS NOT NULL) \
             AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.person = ?1) \
             AND NOT EXISTS (SELECT 1 FROM tie WHERE kind = 'block' AND \
             ((tie.person = ?1 AND tie.other = welcome.host) OR (tie.person = welcome.host AND tie.other = ?1))) \
             ORDER BY welcome.made DESC, id LIMIT ?2",
        );
        let rows = rows.bind(person.as_str()).bind(i64::try_from(most).unwrap_or(i64::MAX));
        let mut invited = Vec::new();
        for row in rows.fetch_all(&self.readers).await? {
            invited.push(summary(self, &row).await?);
        }
        Ok(invited)
    }
}

fn tied(row: &SqliteRow) -> Result<Option<Tied>, sqlx::Error> {
    let Some(tie) = Tie::named(row.try_get("kind")?) else { return Ok(None) };
    let other = row.try_get::<String, _>("other")?.into();
    Ok(Some(Tied { id: row.try_get("id")?, other, name: row.try_get("called")?, tie }))
}

/// Writes something of ties.
pub(crate) async fn write(to: &mut SqliteConnection, what: &OfTie) -> Result<(), Trouble> {
    match what {
        OfTie::Tied(person, other, tie, most) => {
            if *tie == Tie::Block {
                // Whoever wants nothing to do with somebody does not follow them, nor is followed.
                for (one, another) in [(person, other), (other, person)] {
                    untie(to, one, another, Tie::Follow).await?;
                }
                let gone = query(
                    "DELETE FROM welcome WHERE (person = ?1 AND host = ?2) OR (person = ?2 AND host = ?1)",
                );
                gone.bind(person.as_str()).bind(other.as_str()).execute(&mut *to).await?;
            }
            let made = query(
                "INSERT INTO tie (person, other, kind, made) SELECT ?1, ?2, ?3, unixepoch() \
                 WHERE (SELECT count(*) FROM tie WHERE person = ?1) < ?4 ON CONFLICT DO UPDATE SET made = made",
            )
            .bind(person.as_str())
            .bind(other.as_str())
            .bind(tie.name())
            .bind(i64::try_from(*most).unwrap_or(i64::MAX))
            .execute(to)
            .await?;
            if made.rows_affected() == 0 { Err(Trouble::Doubled) } else { Ok(()) }
        }
        OfTie::Untied(person, other, tie) => untie(to, person, other, *tie).await,
        OfTie::Removed(person, id) => {
            let gone = query("DELETE FROM tie WHERE person = ? AND id = ?");
            gone.bind(person.as_str()).bind(id).execute(to).await?;
            Ok(())
        }
        OfTie::Invited(invitation) => invite(to, invitation).await,
    }
}

async fn untie(
    to: &mut SqliteConnection,
    person: &PersonId,
    other: &PersonId,
    tie: Tie,
) -> Result<(), Trouble> {
    let gone = query("DELETE FROM tie WHERE person = ? AND other = ? AND kind = ?");
    gone.bind(person.as_str()).bind(other.as_str()).bind(tie.name()).execute(to).await?;
    Ok(())
}

/// Invites somebody. Something is written whether there is such an account or not, so that it takes as long.
async fn invite(to: &mut SqliteConnection, invitation: &Invitation) -> Result<(), Trouble> {
    const DAY: i64 = 24 * 60 * 60;
    let Invitation { game, host, small, at, most } = invitation;
    let now = at / 1000;
    query("DELETE FROM inviting WHERE made <= ?").bind(now - DAY).execute(&mut *to).await?;
    let found = query(
        "SELECT person, EXISTS (SELECT 1 FROM tie WHERE tie.person = account.person AND other = ?2 AND kind = 'follow') AS follows, \
         EXISTS (SELECT 1 FROM tie WHERE kind = 'block' AND ((tie.person = account.person AND other = ?2) OR \
         (tie.person = ?2 AND other = account.person))) AS apart FROM account WHERE small = ?1 AND person <> ?2",
    );
    let found = found.bind(small).bind(host.as_str()).fetch_optional(&mut *to).await?;
    let (mut person, mut follows) = (None, false);
    if let Some(row) = found {
        follows = row.try_get("follows")?;
        let apart: bool = row.try_get("apart")?;
        person = Some(PersonId::from(row.try_get::<String, _>("person")?)).filter(|_| !apart);
    }
    if !follows {
        let count = query("SELECT count(*) AS many FROM inviting WHERE person = ?");
        let many: i64 = count.bind(host.as_str()).fetch_one(&mut *to).await?.try_get("many")?;
        if usize::try_from(many).is_ok_and(|many| many >= *most) {
            return Err(Trouble::Doubled);
        }
        let counted = query("INSERT INTO inviting (person, made) VALUES (?, ?)");
        counted.bind(host.as_str()).bind(now).execute(&mut *to).await?;
    }
    let Some(person) = person else { return Ok(()) };
    query(
        "INSERT INTO welcome (game, person, host, made) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(game)
    .bind(person.as_str())
    .bind(host.as_str())
    .bind(now)
    .execute(&mut *to)
    .await?;
    let notice = Notice { person, kind: "invited", due: *at, instead: false };
    notices::announce(to, game, (0, *at), &[notice]).await
}

/// What a guest was to others, and they to the guest, is so of an account from now on.
pub(crate) async fn hand_over(
    to: &mut SqliteConnection,
    guest: &PersonId,
    person: &PersonId,
) -> Result<(), Trouble> {
    for statement in [
        "UPDATE OR IGNORE tie SET person = ?2 WHERE person = ?1",
        "UPDATE OR IGNORE tie SET other = ?2 WHERE other = ?1",
        "DELETE FROM tie WHERE ?1 IN (person, other) OR (person = ?2 AND other = ?2)",
    ] {
        query(statement).bind(guest.as_str()).bind(person.as_str()).execute(&mut *to).await?;
    }
    Ok(())
}

/// Nothing of a person is left.
pub(crate) async fn delete(to: &mut SqliteConnection, person: &PersonId) -> Result<(), Trouble> {
    for statement in [
        "DELETE FROM tie WHERE ? IN (person, other)",
        "DELETE FROM welcome WHERE ? IN (person, host)",
        "DELETE FROM inviting WHERE person = ?",
    ] {
        query(statement).bind(person.as_str()).execute(&mut *to).await?;
    }
    Ok(())
}
