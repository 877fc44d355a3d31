//! The one task that writes.
//!
//! A commit costs the disk some milliseconds however much is in it, so everything that waits is
//! committed together. Nobody is told that a write is done before it is on disk.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use kernel::Seat;
use kernel::history::Chance;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, Row, query};
use table::{Change, Holder, Listed, PersonId, Place, Saying};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::Standing;
use crate::owner::{LISTENS, Owner};
use crate::rows::{CHAT_KEPT, NewGame};
use crate::unused::{self, Kept};
use crate::{
    Down, Notice, OfAccount, OfNotice, OfTime, Store, Trouble, accounts, clocks, listed, notices,
    passkeys,
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
        /// What.
        said: Saying,
        /// Who said it.
        person: PersonId,
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
    /// Something of the account of a person.
    Account(PersonId, Box<OfAccount>),
    /// Somebody is asked to sign something with a passkey, until then.
    Asked {
        /// The hash of what.
        hash: String,
        /// When, in seconds since 1970.
        at: i64,
        /// When it is too late.
        until: i64,
    },
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
        Write::Changes { game, first, changes, hash, standing, learned, at, notices } => {
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
            notices::announce(to, game, (next.cast_signed(), *at), notices).await?;
            stand(to, game, standing).await
        }
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
        Write::Saying { game, said, person, at, notices } => {
            query(
                "INSERT INTO chat (game, number, seat, person, name, text, said) VALUES (?, ?, ?, ?, ?, ?, ?)",
            )
            .bind(game)
            .bind(said.number)
            .bind(said.seat.map(|seat| seat.0))
            .bind(person.as_str())
            .bind(&said.name)
            .bind(&said.text)
            .bind(now())
            .execute(&mut *to)
            .await?;
            // Once people can report what was said, whoever does so writes a copy of it elsewhere: nothing
            // here needs to know. Of a table from before there may be very much: a little with every word,
            // so that nobody waits for it.
            query(
                "DELETE FROM chat WHERE game = ?1 AND number IN \
                 (SELECT number FROM chat WHERE game = ?1 AND number <= ?2 ORDER BY number LIMIT 100)",
            )
            .bind(game)
            .bind(said.number - CHAT_KEPT)
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
        Write::Asked { hash, at, until } => passkeys::ask(to, hash, (*at, *until)).await,
        Write::Notice(what) => notices::write(to, what).await,
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

async fn create(to: &mut SqliteConnection, game: &NewGame) -> Result<(), Trouble> {
    let (standing, now) = (&game.standing, now());
    let (seed, salt, secret) = match &game.chance {
        Chance::Seed { seed, salt } => (*seed, salt.as_deref().unwrap_or_default(), None),
        Chance::Shared { secret, .. } => (0, "", Some(secret)),
    };
    // A lesson begins from what others of it begin from.
    let (shared, own) = match game.lesson {
        Some(_) => (game.position.as_ref(), None),
        None => (None, game.position.as_ref()),
    };
    if let Some(position) = shared {
        let write = query("INSERT INTO beginning (text) VALUES (?) ON CONFLICT DO NOTHING");
        write.bind(position).execute(&mut *to).await?;
    }
    query(
        "INSERT INTO game (id, kind, rules, title, setup, seed, salt, created, updated, round, phase, pending, bot_next, \
         sides, points, hints, take_backs, pace, clock, due, secret, host, position, lesson, beginning) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT id FROM beginning WHERE text = ?))",
    )
    .bind(&game.id)
    .bind(game.kind)
    .bind(game.rules)
    .bind(&game.title)
    .bind(&game.setup)
    .bind(seed.cast_signed())
    .bind(salt)
    .bind(now)
    .bind(now)
    .bind(standing.round)
    .bind(&standing.phase)
    .bind(standing.pending.0)
    .bind(standing.bot_next)
    .bind(standing.sides.join(","))
    .bind(joined(&standing.points))
    .bind(game.hints)
    .bind(game.take_backs)
    .bind(&game.pace)
    .bind(game.clock)
    .bind(standing.due)
    .bind(secret)
    .bind(game.host.as_ref().map(PersonId::as_str))
    .bind(own)
    .bind(&game.lesson)
    .bind(shared)
    .execute(&mut *to)
    .await?;
    if game.listed.is_some() {
        listed::write(to, &game.id, (game.listed.as_ref(), standing.due)).await?;
    }
    for (seat, place) in (0..).map(Seat).zip(&game.places) {
        sit(to, &game.id, seat, place).await?;
        let change = Change::Place(seat, place.clone());
        append(to, &game.id, (seat.0.into(), game.at), &change, None).await?;
    }
    Ok(())
}

/// Writes who has a seat now.
async fn sit(
    to: &mut SqliteConnection,
    game: &str,
    seat: Seat,
    place: &Place,
) -> Result<(), Trouble> {
    let [person, invite, bot, standin] = columns(&place.holder);
    query(
        "INSERT INTO seat (game, seat, person, invite, bot, standin, name, number) VALUES (?, ?, ?, ?, ?, ?, ?, ?) \
         ON CONFLICT (game, seat) DO UPDATE SET person = excluded.person, invite = excluded.invite, \
         bot = excluded.bot, standin = excluded.standin, name = excluded.name, number = excluded.number",
    )
        .bind(game)
        .bind(seat.0)
        .bind(person)
        .bind(invite)
        .bind(bot)
        .bind(standin)
        .bind(&place.name)
        .bind(&place.number)
        .execute(to)
        .await?;
    Ok(())
}

async fn append(
    to: &mut SqliteConnection,
    game: &str,
    (number, at): (u64, i64),
    change: &Change<String>,
    hash: Option<&str>,
) -> Result<(), Trouble> {
    let (seat, action, undo_to, place, voice) = match change {
        Change::Act(seat, action) => (seat, Some(action), None, None, None),
        Change::Undo(seat, left) => (seat, None, Some(*left as i64), None, None),
        Change::Place(seat, place) => (seat, None, None, Some(place), None),
        Change::Voice(seat, voice) => (seat, None, None, None, Some(voice.to_string())),
    };
    let [person, invite, bot, standin] = place.map_or([None; 4], |place| columns(&place.holder));
    query(
        "INSERT INTO change (game, number, seat, at, action, undo_to, person, invite, bot, standin, name, added, voice, hash) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(game)
    .bind(number.cast_signed())
    .bind(seat.0)
    .bind(at)
    .bind(action)
    .bind(undo_to)
    .bind(person)
    .bind(invite)
    .bind(bot)
    .bind(standin)
    .bind(place.map(|place| &place.name))
    .bind(place.map(|place| &place.number))
    .bind(voice)
    .bind(hash)
    .execute(to)
    .await?;
    Ok(())
}

/// Refused if a game has more changes than these, or fewer: somebody else has changed it.
async fn check_changes(to: &mut SqliteConnection, game: &str, changes: u64) -> Result<(), Trouble> {
    let row = query("SELECT max(number) + 1 AS changes FROM change WHERE game = ?").bind(game);
    let known: Option<i64> = row.fetch_one(to).await?.try_get("changes")?;
    let other = known.is_some_and(|known| known != changes.cast_signed());
    if other { Err(Trouble::Doubled) } else { Ok(()) }
}

async fn stand(to: &mut SqliteConnection, game: &str, how: &Standing) -> Result<(), Trouble> {
    let (winners, ending) = how.over.as_ref().map(|(seats, ending)| (seats.0, ending)).unzip();
    query(
        "UPDATE game SET updated = ?, round = ?, phase = ?, pending = ?, bot_next = ?, due = ?, sides = ?, points = ?, \
         winners = ?, ending = ? WHERE id = ?",
    )
    .bind(now())
    .bind(how.round)
    .bind(&how.phase)
    .bind(how.pending.0)
    .bind(how.bot_next)
    .bind(how.due)
    .bind(how.sides.join(","))
    .bind(joined(&how.points))
    .bind(winners)
    .bind(ending)
    .bind(game)
    .execute(to)
    .await?;
    Ok(())
}

/// A holder as person, invitation and bot, of which one is given, and the bot that plays for the person.
fn columns(holder: &Holder) -> [Option<&str>; 4] {
    match holder {
        Holder::Person(id) => [Some(id.as_str()), None, None, None],
        Holder::Open(token) => [None, Some(token), None, None],
        Holder::Bot(level) => [None, None, Some(level), None],
        Holder::Standin(id, level) => [Some(id.as_str()), None, None, Some(level)],
    }
}

fn joined(points: &[u16]) -> String {
    points.iter().map(u16::to_string).collect::<Vec<_>>().join(",")
}

pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_secs().cast_signed()
}
