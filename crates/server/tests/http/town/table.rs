//! One table of the town, and what its people do there.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::SocketAddr;
use std::path::Path;

use sqlx::{Connection, Row, SqliteConnection, query};

use super::*;

/// No bot takes longer.
const PATIENCE: Duration = Duration::from_secs(240);

/// What those who stay have in mind, after so many choices of theirs.
#[derive(Clone, Copy, Debug)]
pub(super) enum Mood {
    Whole,
    Agree(u32),
    Resign(u32),
}

impl Mood {
    /// Of a hundred so many want to come to the end.
    pub(super) fn any(seed: u64, whole: u32) -> Self {
        let mut rng = Rng::new(seed);
        let at = 10 + rng.below(20);
        match rng.below(100) {
            it if it < whole => Self::Whole,
            it if it % 2 == 0 => Self::Agree(at),
            _ => Self::Resign(at),
        }
    }
}

/// How a table stands when its people have played for a while.
#[derive(Debug)]
pub(super) enum Stand {
    Over,
    /// There are open seats.
    Waits,
    /// Nobody who is there is asked: these are waited for.
    Stuck(Vec<String>),
    /// It could go on.
    Goes,
}

/// What is remembered of a table while the server is stopped.
#[derive(Debug)]
pub(super) struct Table {
    clock: Option<String>,
    mood: Mood,
    /// Those who have left without a word.
    absent: BTreeSet<String>,
    /// Those who have given up.
    resigned: BTreeSet<String>,
    /// How many choices those who will leave still make.
    stays: BTreeMap<String, u32>,
    /// How many choices people have made here.
    pub(super) choices: u32,
    rng: Rng,
}

/// A seat, as it is written down.
struct At {
    seat: i64,
    person: String,
    standin: bool,
}

/// A table, as it is written down.
struct Look {
    over: bool,
    open: bool,
    listed: bool,
    host: Option<String>,
    pending: i64,
    bot_next: bool,
    seats: Vec<At>,
}

impl Look {
    async fn at(open: &mut SqliteConnection, id: &str) -> Self {
        let row = query(
            "SELECT ending IS NOT NULL AS over, listed IS NOT NULL AS listed, host, pending, bot_next FROM game WHERE id = ?",
        );
        let row = row.bind(id).fetch_one(&mut *open).await.expect("read");
        let seats = query(
            "SELECT seat, person, standin IS NOT NULL AS standin, invite IS NOT NULL AS open FROM seat WHERE game = ?",
        );
        let seats = seats.bind(id).fetch_all(open).await.expect("read");
        let at = |seat: &sqlx::sqlite::SqliteRow| {
            let person: Option<String> = seat.get("person");
            Some(At { seat: seat.get("seat"), person: person?, standin: seat.get("standin") })
        };
        Self {
            over: row.get("over"),
            open: seats.iter().any(|seat| seat.get("open")),
            listed: row.get("listed"),
            host: row.get("host"),
            pending: row.get("pending"),
            bot_next: row.get("bot_next"),
            seats: seats.iter().filter_map(at).collect(),
        }
    }

    /// The people who are asked, and for whom no bot plays.
    fn asked(&self) -> impl Iterator<Item = &At> {
        self.seats.iter().filter(|at| self.pending >> at.seat & 1 == 1 && !at.standin)
    }
}

impl Table {
    pub(super) fn new(clock: Option<String>, mood: Mood, seed: u64) -> Self {
        let (absent, resigned, stays) = (BTreeSet::new(), BTreeSet::new(), BTreeMap::new());
        Self { clock, mood, absent, resigned, stays, choices: 0, rng: Rng::new(seed) }
    }

    /// Whether somebody who sits here plays here.
    pub(super) fn expects(&self, person: &str) -> bool {
        !self.absent.contains(person) && !self.resigned.contains(person)
    }
}

/// One stay of everybody at a table.
struct Stay<'a> {
    address: SocketAddr,
    path: String,
    table: Table,
    people: &'a HashMap<String, (Browser, bool)>,
    browsers: HashMap<String, Browser>,
}

impl Stay<'_> {
    fn browser(&mut self, person: &str) -> &mut Browser {
        let (people, address) = (self.people, self.address);
        self.browsers.entry(person.to_owned()).or_insert_with(|| people[person].0.at(address))
    }

    /// Somebody does something from their seat; it may be too late for that.
    async fn does(&mut self, at: &At, what: &str, more: &[(&str, &str)]) -> u16 {
        let (seat, path) = (at.seat.to_string(), format!("{}/{what}", self.path));
        let fields = [&[("seat", seat.as_str())], more].concat();
        let answer = self.browser(&at.person).post_json(&path, &fields).await;
        assert!([200, 409, 422].contains(&answer.status), "{what}: {}", answer.body);
        answer.status
    }

    async fn resigns(&mut self, at: &At) {
        if self.does(at, "voice", &[("voice", "resign")]).await == 200 {
            self.table.resigned.insert(at.person.clone());
        }
    }

    /// Whether somebody leaves now. Where there is no clock nobody would ever go on without them: they let a bot play, or come back
    /// another day only to give up.
    async fn leaves(&mut self, at: &At) -> bool {
        if !self.people[&at.person].1 {
            return false;
        }
        let first = self.table.rng.below(5);
        let stays = self.table.stays.entry(at.person.clone()).or_insert(first);
        if *stays > 0 {
            *stays -= 1;
            return false;
        }
        self.table.absent.insert(at.person.clone());
        if self.table.clock.is_none() && self.table.rng.below(2) == 0 {
            self.does(at, "away", &[]).await;
        }
        true
    }

    /// Somebody makes any of the choices that their page offers.
    async fn chooses(&mut self, at: &At) {
        let page = format!("{}?as={}", self.path, at.seat);
        let page = self.browser(&at.person).get(&page).await;
        assert_eq!(page.status, 200, "{}", page.body);
        let Some((_, decision, actions)) = asked(&page.body) else { return };
        let texts: Vec<&str> = actions.iter().map(String::as_str).collect();
        let action = self.table.rng.pick(&texts).expect("a choice");
        self.does(at, "act", &[("decision", &decision), ("action", action)]).await;
        self.table.choices += 1;
    }

    /// What those do who have just come: back to their seats, for whoever is late, for whoever has not come.
    async fn arrive(&mut self, now: &Look) {
        if now.open && !now.listed {
            let host = now.host.as_ref().expect("somebody made it");
            let path = format!("{}/fill", self.path);
            let filled = self.browser(host).post(&path, &[("level", "random")]).await;
            assert_eq!(filled.status, 303, "{}", filled.body);
        }
        for at in &now.seats {
            if self.table.expects(&at.person) {
                if at.standin {
                    self.does(at, "back", &[]).await;
                } else if !now.open {
                    // Refused where nobody is late.
                    self.does(at, "voice", &[("voice", "bots")]).await;
                }
            } else if self.table.clock.is_none() && !at.standin && !now.open {
                self.resigns(at).await;
            }
        }
    }

    /// Whether those who stay do something now that they have agreed on beside playing.
    async fn decide(&mut self, now: &Look) -> bool {
        let here: Vec<&At> =
            now.seats.iter().filter(|at| !at.standin && self.table.expects(&at.person)).collect();
        match self.table.mood {
            Mood::Agree(at) if self.table.choices >= at => {
                self.table.mood = Mood::Whole;
                for at in here {
                    self.does(at, "voice", &[("voice", "end")]).await;
                }
            }
            Mood::Resign(at) if self.table.choices >= at => {
                self.table.mood = Mood::Whole;
                if let Some(at) = self.table.rng.pick(&here) {
                    self.resigns(at).await;
                }
            }
            _ => return false,
        }
        true
    }
}

/// People play at a table until so many choices have been made, or none can be.
pub(super) async fn stint(
    file: &Path,
    address: SocketAddr,
    id: &str,
    table: Table,
    people: &HashMap<String, (Browser, bool)>,
    most: u32,
) -> (Table, Stand) {
    let mut open = client::open(file).await;
    let (path, enough) = (format!("/t/{id}"), table.choices + most);
    let mut stay = Stay { address, path, table, people, browsers: HashMap::new() };
    let now = Look::at(&mut open, id).await;
    if !now.over {
        stay.arrive(&now).await;
    }
    let mut moved = Instant::now();
    let stand = loop {
        let now = Look::at(&mut open, id).await;
        if now.over {
            break Stand::Over;
        } else if now.open {
            break Stand::Waits;
        } else if stay.table.choices >= enough {
            break Stand::Goes;
        }
        if stay.decide(&now).await {
            continue;
        }
        let here: Vec<&At> = now.asked().filter(|at| stay.table.expects(&at.person)).collect();
        match stay.table.rng.pick(&here) {
            Some(at) => {
                if !stay.leaves(at).await {
                    stay.chooses(at).await;
                }
                moved = Instant::now();
            }
            None if now.bot_next => {
                assert!(moved.elapsed() < PATIENCE, "no bot moves at {id}");
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            None => break Stand::Stuck(now.asked().map(|at| at.person.clone()).collect()),
        }
    };
    open.close().await.expect("closed");
    (stay.table, stand)
}
