//! The one task that writes.
//!
//! A commit costs the disk some milliseconds however much is in it, so everything that waits is
//! committed together. Nobody is told that a write is done before it is on disk.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use kernel::Seat;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, Row, query};
use table::{Change, Listed, PersonId, Saying};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::Standing;
use crate::game::{append, check_changes, create, sit, stand};
use crate::owner::{LISTENS, Owner};
use crate::rows::{CHAT_KEPT, NewGame};
use crate::unused::{self, Kept};
use crate::{
    Down, Notice, OfAccount, OfClaim, OfContest, OfHoliday, OfManners, OfNotice, OfTie, OfTime,
    Placed, Ranked, Store, Trouble, accounts, ahead, clocks, contests, holidays, homes, listed,
    mail, manners, notices, passkeys, ratings, signup, ties,
};

/// The most writes of one commit.
const TOGETHER: usize = 512;

/// How long a failing disk is left alone.
const BREATH: Duration = Duration::from_millis(100);

/// Something to be written.
#[derive(Clone, Debug)]
pub enum Write {
    /// A new game.
    Game(Box<NewGame>),
    /// Changes of a game, numbered from `first`, and how it stands after them.
    Changes {
        /// The game.
        game: String,
        /// The number of the first change.
        first: u64,
        /// The changes.
        changes: Vec<Change<String>>,
        /// The hash of the state after the last of them, now and then.
        hash: Option<String>,
        /// How the game stands after them.
        standing: Standing,
        /// Whether the people here have learned by now what there is to learn.
        learned: bool,
        /// When, in milliseconds since 1970.
        at: i64,
        /// Who is to be told what of it.
        notices: Vec<Notice>,
        /// How everybody fared whose rating counts, if that ended a rated game.
        ranked: Vec<Ranked>,
        /// How everybody fared, if that ended a game of a contest.
        placed: Vec<Placed>,
        /// What seats have answered in advance now, where that is something else.
        ahead: Vec<(Seat, String)>,
    },
    /// A seat has answered something in advance, or does so no longer.
    Ahead {
        /// The game.
        game: String,
        /// The seat.
        seat: Seat,
        /// All of its answers.
        answers: String,
    },
    /// Bots let people look longer or shorter at what they do.
    Pace {
        /// The game.
        game: String,
        /// How long, by name.
        pace: &'static str,
    },
    /// Somebody has made a table at which the people of a game play once more.
    Again {
        /// The game.
        game: String,
        /// The table.
        table: String,
        /// The number of changes of the game.
        changes: u64,
        /// When, in milliseconds since 1970.
        at: i64,
        /// Who is to be told of it.
        notices: Vec<Notice>,
    },
    /// Those who look on may say something, or may not.
    Muted {
        /// The game.
        game: String,
        /// Whether they may not.
        muted: bool,
    },
    /// Something was said. The oldest sayings of the table go.
    Saying {
        /// The game.
        game: String,
        /// What, and who said it.
        said: Saying,
        /// When, in milliseconds since 1970.
        at: i64,
        /// Who is to be told of it.
        notices: Vec<Notice>,
    },
    /// The name of a person.
    Person {
        /// The person.
        id: PersonId,
        /// What to call them.
        name: String,
    },
    /// Something of what people are told.
    Notice(OfNotice),
    /// Something of an address that somebody gives.
    Claim(OfClaim),
    /// Something of what people make of each other.
    Tie(OfTie),
    /// Something of contests.
    Contest(OfContest),
    /// Something that is reported, or what moderators do about it.
    Manners(OfManners),
    /// Two people of a rated table were seen at the same address.
    Home(String, [PersonId; 2]),
    /// Something of the account of a person.
    Account(PersonId, Box<OfAccount>),
    /// Codes of these hashes are handed out, each of which lets one person in until then.
    Codes {
        /// The hashes.
        hashes: Vec<String>,
        /// When, in seconds since 1970.
        at: i64,
        /// When they end.
        until: i64,
    },
    /// Somebody is asked to sign something with a passkey, until then.
    Asked {
        /// The hash of what.
        hash: String,
        /// When, in seconds since 1970.
        at: i64,
        /// When it is too late.
        until: i64,
    },
    /// Something of the holidays of a person.
    Holiday(PersonId, OfHoliday),
    /// When people could choose, or could not.
    Time(OfTime),
    /// Another person has made a game, as it turns out.
    Host {
        /// The game.
        game: String,
        /// Who.
        host: PersonId,
    },
    /// A table is for everybody from now on, or is no more.
    Listed {
        /// The game.
        game: String,
        /// Until when, and what then.
        listed: Option<Listed>,
        /// When something is due there now.
        due: Option<i64>,
    },
    /// Secret bytes, unless there are some of this name.
    Secret {
        /// What they are for.
        name: &'static str,
        /// The bytes.
        fresh: Vec<u8>,
    },
    /// The coach of a game is sent away.
    Uncoached {
        /// The game.
        game: String,
        /// How many changes it has.
        changes: u64,
        /// How the game stands after it.
        standing: Standing,
    },
    /// A table goes away, if nobody uses it by now.
    Unused {
        /// The game.
        game: String,
        /// What nobody uses.
        kept: Kept,
    },
    /// Nothing that anybody reads: whether it can be written is what counts.
    Trial,
}

/// Something to be done, and who waits for it.
#[derive(Debug)]
pub(crate) enum Job {
    /// To be written.
    Write(Box<Write>, Done),
    /// The last one: everything goes into the one file.
    Close(Done),
}

type Done = oneshot::Sender<Result<(), Trouble>>;

impl Store {
    /// Writes, and returns when it is on disk. If this fails, nothing was written.
    pub async fn write(&self, write: Write) -> Result<(), Trouble> {
        let stopped = || Trouble::Down(Down::Closed);
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job::Write(Box::new(write), done)).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }
}

/// Writes until it is told to close or nobody is left to hand anything over.
pub(crate) async fn run(
    (connection, options): (SqliteConnection, SqliteConnectOptions),
    owner: Owner,
    mut waiting: mpsc::Receiver<Job>,
) {
    let mut connection = Some(connection);
    let (mut jobs, mut closed) = (Vec::new(), None);
    loop {
        match timeout(LISTENS, waiting.recv_many(&mut jobs, TOGETHER)).await {
            Ok(0) => break,
            Ok(_) => {}
            Err(_) => {
                // Nothing to do: time to see whether somebody wants the file.
                if let Some(open) = &mut connection
                    && let Err(trouble) = owner.answer(open).await
                {
                    tracing::warn!("nobody can be told who has the database: {trouble}");
                }
                continue;
            }
        }
        let mut writes = Vec::with_capacity(jobs.len());
        for job in jobs.drain(..) {
            match job {
                Job::Write(write, done) => writes.push((write, done)),
                Job::Close(done) => {
                    // What waits already is still written.
                    waiting.close();
                    closed = Some(done);
                }
            }
        }
        if writes.is_empty() {
            continue;
        }
        if connection.is_none() {
            connection = SqliteConnection::connect_with(&options).await.ok();
        }
        let Some(open) = &mut connection else {
            let trouble = Trouble::Down(Down::Unopened);
            writes.into_iter().for_each(|(_, done)| drop(done.send(Err(trouble.clone()))));
            continue;
        };
        if !write_all(open, &owner, writes).await {
            // Nobody knows what a failing disk leaves of a connection: begin anew.
            connection = None;
            tokio::time::sleep(BREATH).await;
        }
    }
    let tidied = tidy_up(connection, &options, &owner).await;
    if let Some(done) = closed {
        drop(done.send(tidied));
    }
}

/// Writes all of these and answers whoever waits; no if the database as a whole is in trouble.
async fn write_all(
    to: &mut SqliteConnection,
    owner: &Owner,
    writes: Vec<(Box<Write>, Done)>,
) -> bool {
    let mut answer = commit(to, owner, writes.iter().map(|(write, _)| &**write)).await;
    // One of them is wrong: each by itself, so that it hurts nobody else. If it is the database
    // that fails, all are told at once: to try each would only make them wait.
    let alone = writes.len() > 1 && matches!(&answer, Err(trouble) if !trouble.is_failure());
    for (write, done) in writes {
        if alone && !matches!(&answer, Err(trouble) if trouble.is_failure()) {
            answer = commit(to, owner, [&*write].into_iter()).await;
        }
        drop(done.send(answer.clone()));
    }
    !matches!(answer, Err(trouble) if trouble.is_failure())
}

/// Puts everything into the one file. All is on disk already; but whoever copies the file should have
/// it all.
async fn tidy_up(
    connection: Option<SqliteConnection>,
    options: &SqliteConnectOptions,
    owner: &Owner,
) -> Result<(), Trouble> {
    let mut open = match connection {
        Some(open) => open,
        None => SqliteConnection::connect_with(options).await?,
    };
    owner.leave(&mut open).await?;
    let row = query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut open).await?;
    open.close().await?;
    if row.try_get::<i64, _>(0)? == 0 {
        return Ok(());
    }
    Err(Trouble::Failed("another program reads the database; the latest is beside it".to_owned()))
}

async fn commit<'a>(
    connection: &mut SqliteConnection,
    owner: &Owner,
    writes: impl Iterator<Item = &'a Write>,
) -> Result<(), Trouble> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    owner.check(&mut transaction).await?;
    owner.answer(&mut transaction).await?;
    for write in writes {
        // Dropping the transaction takes everything back.
        carry_out(&mut transaction, write).await?;
    }
    Ok(transaction.commit().await?)
}

async fn carry_out(to: &mut SqliteConnection, write: &Write) -> Result<(), Trouble> {
    match write {
        Write::Game(game) => create(to, game).await,
        Write::Changes {
            game,
            first,
            changes,
            hash,
            standing,
            learned,
            at,
            notices,
            ahead,
            ranked,
            placed,
        } => {
            check_changes(to, game, *first).await?;
            let next = first + changes.len() as u64;
            for (number, change) in (*first..).zip(changes) {
                let hash = hash.as_deref().filter(|_| number + 1 == next);
                append(to, game, (number, *at), change, hash).await?;
                if let Change::Place(seat, place) = change {
                    sit(to, game, *seat, place).await?;
                }
            }
            if *learned {
                query(
                    "INSERT INTO learned (person, kind, lesson) SELECT DISTINCT person, kind, lesson \
                     FROM game JOIN seat ON seat.game = game.id \
                     WHERE game.id = ? AND person IS NOT NULL AND lesson IS NOT NULL ON CONFLICT DO NOTHING",
                )
                .bind(game)
                .execute(&mut *to)
                .await?;
            }
            for (seat, answers) in ahead {
                ahead::keep(to, game, (*seat, answers)).await?;
            }
            notices::announce(to, game, (next.cast_signed(), *at), notices).await?;
            ratings::settle(to, game, *at, ranked).await?;
            contests::settle(to, game, placed).await?;
            stand(to, game, standing).await
        }
        Write::Ahead { game, seat, answers } => ahead::keep(to, game, (*seat, answers)).await,
        Write::Pace { game, pace } => {
            let set = query("UPDATE game SET pace = ? WHERE id = ?").bind(pace).bind(game);
            set.execute(to).await?;
            Ok(())
        }
        Write::Again { game, table, changes, at, notices } => {
            let set = query("UPDATE game SET again = ? WHERE id = ?").bind(table).bind(game);
            set.execute(&mut *to).await?;
            notices::announce(to, game, (changes.cast_signed(), *at), notices).await
        }
        Write::Muted { game, muted } => {
            let set = query("UPDATE game SET muted = ? WHERE id = ?").bind(muted).bind(game);
            set.execute(to).await?;
            Ok(())
        }
        Write::Saying { game, said, at, notices } => {
            query(
                "INSERT INTO chat (game, number, seat, person, name, text, aside, said) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            )
            .bind(game)
            .bind(said.number)
            .bind(said.seat.map(|seat| seat.0))
            .bind(said.person.as_ref().map(PersonId::as_str))
            .bind(&said.name)
            .bind(&said.text)
            .bind(said.aside)
            .bind(now())
            .execute(&mut *to)
            .await?;
            // Whoever reports what was said writes a copy of it elsewhere. Of a table from before there may be very much: a little with every word,
            // so that nobody waits for it.
            query(
                "DELETE FROM chat WHERE game = ?1 AND number IN \
                 (SELECT number FROM chat WHERE game = ?1 AND aside = ?3 ORDER BY number DESC LIMIT 100 OFFSET ?2)",
            )
            .bind(game)
            .bind(CHAT_KEPT)
            .bind(said.aside)
            .execute(&mut *to)
            .await?;
            notices::announce(to, game, (said.number, *at), notices).await
        }
        Write::Person { id, name } => {
            query("INSERT INTO person (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name")
                .bind(id.as_str())
                .bind(name)
                .execute(to)
                .await?;
            Ok(())
        }
        Write::Account(person, what) => accounts::write(to, person, what).await,
        Write::Manners(what) => manners::write(to, what).await,
        Write::Contest(what) => contests::write(to, what).await,
        Write::Home(game, persons) => homes::write(to, game, persons).await,
        Write::Tie(what) => ties::write(to, what).await,
        Write::Codes { hashes, at, until } => signup::add(to, hashes, (*at, *until)).await,
        Write::Asked { hash, at, until } => passkeys::ask(to, hash, (*at, *until)).await,
        Write::Notice(what) => notices::write(to, what).await,
        Write::Claim(what) => mail::write(to, what).await,
        Write::Holiday(person, what) => holidays::write(to, person, *what).await,
        Write::Time(what) => clocks::write(to, *what).await,
        Write::Host { game, host } => {
            let set = query("UPDATE game SET host = ? WHERE id = ?").bind(host.as_str()).bind(game);
            set.execute(to).await?;
            Ok(())
        }
        Write::Listed { game, listed, due } => {
            listed::write(to, game, (listed.as_ref(), *due)).await
        }
        Write::Secret { name, fresh } => {
            query("INSERT INTO secret (name, bytes) VALUES (?, ?) ON CONFLICT (name) DO NOTHING")
                .bind(name)
                .bind(fresh)
                .execute(to)
                .await?;
            Ok(())
        }
        Write::Uncoached { game, changes, standing } => {
            check_changes(to, game, *changes).await?;
            query("UPDATE game SET coached = 0 WHERE id = ?").bind(game).execute(&mut *to).await?;
            stand(to, game, standing).await
        }
        Write::Unused { game, kept } => unused::remove(to, game, *kept).await,
        Write::Trial => {
            // As much as a busy moment takes: a disk with room for a few bytes is full.
            let trial = query("UPDATE upkeep SET bytes = randomblob(65536) WHERE name = 'trial'");
            trial.execute(to).await?;
            Ok(())
        }
    }
}

pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_secs().cast_signed()
}
