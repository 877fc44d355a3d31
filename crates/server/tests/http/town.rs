//! A town of people made by a script. They find each other, play with clocks of both kinds and without, and half of them leave
//! without a word, while the server is stopped and started again and those who are to be told things cannot be reached for a while.
//! Every game ends, ratings add up, and of what people are told nothing is lost or doubled.
//!
//! Here a few people play games that somebody mostly gives up early; with `LONG=1` two hundred people play three hundred whole
//! games, which wants an optimised build:
//!
//! `LONG=1 cargo test --release -p orderstack-server --test http town -- --nocapture`

mod table;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use server::desk::Desk;
use sqlx::{Connection, Row, query, query_scalar};
use table::{Mood, Stand, Table, stint};
use tokio::task::JoinSet;

use super::accounts::somebody;
use super::notices::{Receiver, quick};
use super::*;

/// How much of it there is.
#[derive(Clone, Copy)]
struct Size {
    people: usize,
    games: usize,
    /// Of a hundred games so many are played to their end by whoever stays.
    whole: u32,
    /// So many choices people make at a table before the server is stopped.
    stint: u32,
}

impl Size {
    fn asked_for() -> Self {
        match std::env::var_os("LONG") {
            Some(_) => Self { people: 200, games: 300, whole: 80, stint: 150 },
            None => Self { people: 12, games: 15, whole: 0, stint: 12 },
        }
    }
}

/// A clock by which every bot has thought long enough as soon as it looks at it: bots are not what is tried here.
#[derive(Debug)]
struct Hurried(AtomicU64);

impl ::bots::Platform for Hurried {
    fn now(&self) -> Duration {
        Duration::from_secs(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

static HURRIED: Hurried = Hurried(AtomicU64::new(0));

/// A week and a day: by then everybody's time is over, whatever was agreed, and who waited for people has waited long enough.
const MUCH_LATER: i64 = 8 * 24 * 3_600_000;

/// So many times the server is started before anybody who is called answers.
const SILENT: usize = 2;

struct Person {
    id: String,
    name: String,
    browser: Browser,
    leaves: bool,
}

struct Town {
    size: Size,
    config: server::Config,
    file: PathBuf,
    /// None while it is stopped.
    server: Option<client::Hosted>,
    address: SocketAddr,
    service: Receiver,
    people: Vec<Person>,
    tables: BTreeMap<String, Table>,
    rng: Rng,
    starts: usize,
}

impl Town {
    /// Everybody makes an account, and says where they want to be told what.
    async fn settled(size: Size) -> Self {
        let file = file("town.db");
        let games = house::games::all(&HURRIED);
        let config = server::Config { games, ..quick(&file) };
        let (server, service) = (host(&config).await, Receiver::new().await);
        service.answers(503);
        let mut people = Vec::new();
        for number in 0..size.people {
            let mut browser = Browser::new(server.address);
            let name = format!("Person {number}");
            somebody(&mut browser, &name).await;
            let leaves = number % 2 == 0;
            let hook = format!("{}/{number}", service.address);
            assert_eq!(browser.post("/notices", &[("address", &hook)]).await.status, 303);
            let mut kinds = vec![("way", "webhook"), ("webhook", "full"), ("webhook", "over")];
            if leaves {
                kinds.push(("webhook", "turn"));
            }
            assert_eq!(browser.post("/notices/kinds", &kinds).await.status, 303);
            people.push(Person { id: String::new(), name, browser, leaves });
        }
        let mut open = client::open(&file).await;
        for row in
            query("SELECT person, name FROM account").fetch_all(&mut open).await.expect("read")
        {
            let name: String = row.get("name");
            let person = people.iter_mut().find(|person| person.name == name).expect("one of them");
            person.id = row.get("person");
        }
        open.close().await.expect("closed");
        let (tables, rng, address) = (BTreeMap::new(), Rng::new(28), server.address);
        let server = Some(server);
        Self { size, config, file, server, address, service, people, tables, rng, starts: 1 }
    }

    async fn number(&self, what: &'static str) -> i64 {
        let mut open = client::open(&self.file).await;
        let number = query_scalar::<_, i64>(what).fetch_one(&mut open).await.expect("a number");
        open.close().await.expect("closed");
        number
    }

    async fn until_none(&self, what: &'static str) {
        let begun = Instant::now();
        loop {
            let left = self.number(what).await;
            if left == 0 {
                return;
            }
            assert!(begun.elapsed() < Duration::from_secs(120), "still {left}: {what}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Those who sit nowhere look for a game in all the ways there are, at the same time, until there are as many games as are wanted.
    async fn gather(&mut self) {
        let mut open = client::open(&self.file).await;
        let sat = "SELECT game, person FROM seat JOIN game ON game.id = seat.game WHERE ending IS NULL AND person IS NOT NULL";
        let sat = query(sat).fetch_all(&mut open).await.expect("read");
        let busy: BTreeSet<String> = sat
            .iter()
            .map(|row| (row.get::<String, _>("game"), row.get::<String, _>("person")))
            .filter(|(game, person)| {
                self.tables.get(game).is_none_or(|table| table.expects(person))
            })
            .map(|(_, person)| person)
            .collect();
        let games = self.number("SELECT count(*) FROM game").await as usize;
        let mut free: Vec<usize> =
            (0..self.people.len()).filter(|it| !busy.contains(&self.people[*it].id)).collect();
        self.rng.shuffle(&mut free);
        let makers = free.len().min(self.size.games - games);
        let (makers, others) = free.split_at(makers);
        let mut seekers = JoinSet::new();
        for &number in makers {
            let browser = self.people[number].browser.at(self.address);
            seekers.spawn(seek(browser, Rng::new(self.rng.seed())));
        }
        seekers.join_all().await;
        let mut sitters = JoinSet::new();
        for &number in others {
            let person = &self.people[number];
            let browser = person.browser.at(self.address);
            sitters.spawn(sit(browser, person.name.clone(), Rng::new(self.rng.seed())));
        }
        sitters.join_all().await;
        let rows = query("SELECT id, clock FROM game").fetch_all(&mut open).await.expect("read");
        for row in rows {
            let (whole, seed) = (self.size.whole, self.rng.seed());
            let fresh = || Table::new(row.get("clock"), Mood::any(seed, whole), seed);
            self.tables.entry(row.get("id")).or_insert_with(fresh);
        }
        open.close().await.expect("closed");
    }

    /// Everybody plays where they sit, as long as it is bearable; how the tables stand then.
    async fn play(&mut self) -> HashMap<String, Stand> {
        let people: Arc<HashMap<String, (Browser, bool)>> = Arc::new(
            self.people
                .iter()
                .map(|it| (it.id.clone(), (it.browser.at(self.address), it.leaves)))
                .collect(),
        );
        let mut games = JoinSet::new();
        for (id, table) in std::mem::take(&mut self.tables) {
            let (file, people, most) = (self.file.clone(), Arc::clone(&people), self.size.stint);
            let address = self.address;
            games.spawn(async move {
                let (table, stand) = stint(&file, address, &id, table, &people, most).await;
                (id, table, stand)
            });
        }
        let mut stands = HashMap::new();
        while let Some(done) = games.join_next().await {
            let (id, table, stand) = done.expect("it goes well");
            self.tables.insert(id.clone(), table);
            stands.insert(id, stand);
        }
        stands
    }

    /// Whoever is waited for was told so, or is going to be.
    async fn have_heard(&self, stands: &HashMap<String, Stand>) {
        self.until_none("SELECT count(*) FROM notice WHERE due < unixepoch() * 1000 AND NOT EXISTS (SELECT 1 FROM delivery WHERE notice = notice.id)").await;
        let told = self.told();
        let mut open = client::open(&self.file).await;
        for (id, stand) in stands {
            let Stand::Stuck(waited_for) = stand else { continue };
            for person in waited_for {
                let number =
                    self.people.iter().position(|it| it.id == *person).expect("one of them");
                let heard = told.iter().any(|(to, _, event, table)| {
                    *to == number && (event.as_str(), table) == ("turn", id)
                });
                let coming =
                    "SELECT count(*) FROM notice WHERE person = ? AND game = ? AND kind = 'turn'";
                let coming = query_scalar::<_, i64>(coming).bind(person).bind(id);
                let coming = coming.fetch_one(&mut open).await.expect("a number");
                assert!(heard || coming > 0, "nobody tells {number} that it is their turn at {id}");
            }
        }
        open.close().await.expect("closed");
    }

    async fn stop(&mut self) {
        self.server.take().expect("it runs").stop().await;
    }

    /// The server is stopped and started, perhaps much later; what waits to be told is tried again.
    async fn restart(&mut self, later: i64) {
        self.stop().await;
        let mut open = client::open(&self.file).await;
        for older in [
            "UPDATE change SET at = at - ?1",
            "UPDATE game SET due = due - ?1, listed_until = listed_until - ?1",
        ] {
            query(older).bind(later).execute(&mut open).await.expect("written");
        }
        query("UPDATE delivery SET due = 0").execute(&mut open).await.expect("written");
        open.close().await.expect("closed");
        self.starts += 1;
        if self.starts > SILENT {
            self.service.answers(200);
        }
        let server = host(&self.config).await;
        self.address = server.address;
        self.server = Some(server);
        for person in &mut self.people {
            person.browser = person.browser.at(self.address);
        }
        // Whatever is due is seen to.
        self.until_none("SELECT count(*) FROM game WHERE due < unixepoch() * 1000").await;
    }

    /// What was taken by those who are called: by whom, with which number, of what, and of which table.
    fn told(&self) -> Vec<(usize, String, String, String)> {
        let taken = self.service.all().into_iter().filter(|called| called.status == 200);
        let told = taken.map(|called| {
            let said: Value = serde_json::from_slice(&called.body).expect("JSON");
            let text = |field: &str| said[field].as_str().expect("text").to_owned();
            let to = called.path.trim_start_matches('/').parse().expect("somebody");
            (to, text("id"), text("event"), text("table"))
        });
        told.collect()
    }

    /// Everybody was told of the end of every game of theirs, and nobody anything twice.
    async fn all_is_told_once(&mut self) {
        self.restart(0).await;
        self.until_none("SELECT count(*) FROM notice").await;
        let told = self.told();
        let mut numbers = BTreeSet::new();
        let mut ends = BTreeMap::new();
        for (to, number, event, table) in &told {
            assert!(numbers.insert(number.clone()), "{to} is told {number} twice: {event}");
            if event == "over" {
                *ends.entry((*to, table.clone())).or_insert(0) += 1;
            }
        }
        let mut open = client::open(&self.file).await;
        let sat = query("SELECT game, person FROM seat WHERE person IS NOT NULL");
        let sat = sat.fetch_all(&mut open).await.expect("read");
        for row in &sat {
            let (game, id): (String, String) = (row.get("game"), row.get("person"));
            let number = self.people.iter().position(|it| it.id == id).expect("one of them");
            let count = ends.remove(&(number, game.clone()));
            assert_eq!(count, Some(1), "{number} is told that {game} is over");
        }
        assert!(ends.is_empty(), "nobody is told of games of others: {ends:?}");
        open.close().await.expect("closed");
    }

    /// What is stored of ratings is what comes of the games, of as many as everybody has played.
    async fn ratings_add_up(&self) {
        // (Where one person is left with bots that nobody has measured there is nothing to learn.)
        let missing = "SELECT count(*) FROM game WHERE rated AND ending <> 'agreed' AND id NOT IN (SELECT game FROM rated) \
            AND (SELECT count(*) FROM seat WHERE seat.game = game.id AND person IS NOT NULL) > 1";
        assert_eq!(self.number(missing).await, 0, "every rated game counts");
        let games = self.number("SELECT count(*) FROM rated").await;
        let apart = "SELECT count(*) FROM rating WHERE games <> (SELECT count(*) FROM result JOIN rated USING (number) \
            WHERE result.person = rating.person AND rated.kind = rating.kind AND rated.class = rating.class)";
        assert_eq!(self.number(apart).await, 0, "so many games were played");
        let seats = "SELECT count(*) FROM seat JOIN rated ON rated.game = seat.game WHERE person IS NOT NULL AND NOT EXISTS \
            (SELECT 1 FROM result WHERE result.number = rated.number AND result.seat = seat.seat)";
        assert_eq!(self.number(seats).await, 0, "everybody came somewhere");
        let desk = Desk::open(&self.config.database).await.expect("it opens");
        let sum = desk.recompute(&self.config.games).await.expect("worked out");
        desk.close().await.expect("closed");
        assert_eq!(sum.games as i64, games);
        assert!(sum.wrong.is_empty(), "{:?}", sum.wrong);
        // (Of a few games that are mostly given up early all may have ended by consent.)
        assert!(games > 0 || self.size.whole == 0, "nobody is rated");
    }

    /// Games that were finished by their rules can be played again from their records.
    async fn records_hold(&mut self) {
        let mut open = client::open(&self.file).await;
        let ended = "SELECT id, kind FROM game WHERE ending NOT IN ('agreed', 'resigned')";
        for row in query(ended).fetch_all(&mut open).await.expect("read") {
            let (id, kind): (String, String) = (row.get("id"), row.get("kind"));
            let record = self.people[0].browser.get(&format!("/t/{id}/record")).await;
            let record = Record::parse(&record.body).expect("a record");
            match kind.as_str() {
                "starcraft" => record.replay::<StarCraft>().map(drop).expect("legal"),
                _ => record.replay::<forbidden_stars::ForbiddenStars>().map(drop).expect("legal"),
            }
        }
        open.close().await.expect("closed");
    }
}

/// Looks for a game as the lobby offers it, or makes a table there.
async fn seek(mut browser: Browser, mut rng: Rng) {
    let pick = |rng: &mut Rng, of: &[&'static str]| rng.pick(of).expect("one of them");
    let game = pick(&mut rng, &["starcraft", "starcraft", "forbidden-stars"]);
    let answer = if rng.below(10) < 6 {
        let speed = pick(&mut rng, &["live", "days", "days", "none"]);
        let players = match game {
            "starcraft" => pick(&mut rng, &["any", "2", "2", "3-4", "5-6"]),
            _ => pick(&mut rng, &["any", "2", "3-4"]),
        };
        let rated = if speed != "none" && rng.below(2) == 0 { "on" } else { "" };
        let wait = pick(&mut rng, &["2", "15", "0"]);
        let fields = [
            ("game", game),
            ("players", players),
            ("speed", speed),
            ("wait", wait),
            ("rated", rated),
        ];
        browser.post("/find", &fields).await
    } else {
        let clock = pick(&mut rng, &["", "live-30", "live-60", "days-half", "days-2", "days-1"]);
        let mut fields = vec![
            ("game", game),
            ("seat0", "here"),
            ("seat1", "open"),
            ("listed", "on"),
            ("clock", clock),
        ];
        fields.extend(match game {
            "starcraft" => vec![("rule-galaxy", "auto"), ("rule-factions", "random")],
            _ => vec![("rule-board", "fair")],
        });
        if rng.below(2) == 0 {
            fields.push(("seat2", pick(&mut rng, &["open", "bot-random"])));
        }
        match rng.below(3) {
            0 if !clock.is_empty() => fields.push(("rated", "on")),
            1 if !clock.is_empty() => fields.push(("overdue", "ask")),
            _ => {}
        }
        browser.post("/new", &fields).await
    };
    assert_eq!(answer.status, 303, "{}", answer.body);
}

/// Takes a seat at one of the tables that the lobby shows.
async fn sit(mut browser: Browser, name: String, mut rng: Rng) {
    let hall = browser.get("/lobby").await.body;
    let seats: Vec<&str> = hall
        .split("href=\"")
        .filter_map(|rest| rest.split('"').next())
        .filter(|it| it.contains("/sit/"))
        .collect();
    let Some(seat) = rng.pick(&seats) else { return };
    // Somebody else may have been faster.
    let sat = browser.post(seat, &[("name", &name)]).await;
    assert_eq!(sat.status, 303, "{}", sat.body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
#[allow(clippy::print_stdout, reason = "the figures of the whole run are wanted")]
async fn everybody_finds_a_game_and_every_game_ends() {
    let begun = Instant::now();
    let mut town = Town::settled(Size::asked_for()).await;
    loop {
        town.gather().await;
        let stands = town.play().await;
        town.have_heard(&stands).await;
        let games = town.number("SELECT count(*) FROM game").await;
        let over = town.number("SELECT count(*) FROM game WHERE ending IS NOT NULL").await;
        println!("{:>6.1?}: {games} games, {over} over", begun.elapsed());
        if over as usize == town.size.games {
            break;
        }
        assert!(town.starts < 60, "{stands:?}");
        let wait = stands.values().any(|stand| matches!(stand, Stand::Stuck(_) | Stand::Waits));
        town.restart(if wait { MUCH_LATER } else { 0 }).await;
    }
    town.all_is_told_once().await;
    town.records_hold().await;
    let (choices, told): (u32, usize) =
        (town.tables.values().map(|table| table.choices).sum(), town.told().len());
    town.stop().await;
    town.ratings_add_up().await;
    println!(
        "{} games, {choices} choices of people, {told} notices, {} starts, {:.1?}",
        town.tables.len(),
        town.starts,
        begun.elapsed()
    );
}
