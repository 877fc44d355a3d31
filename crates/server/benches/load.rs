//! How it holds up: many tables with everybody looking on, and a restart with many games stored.
//!
//! `cargo bench -p orderstack-server --bench load -- --tables 1000 --streams 2000 --watchers 200`
//!
//! With `--only-watched` nothing but a single table is measured, with and without so many watchers; with
//! `--only-flood` somebody's choices while another address asks for as many dear pages as it may; with `--only-homes`
//! a game while so many pages are open that it does not concern. The server can be another build of this program
//! (`--server FILE`); with `--against FILE` that and this one are measured in turns, `--rounds` times each.
//!
//! The server is a process of its own; the players are tasks of this one, on the same machine.

#[path = "../tests/client/mod.rs"]
mod client;
#[path = "load/flood.rs"]
mod flood;
#[path = "load/homes.rs"]
mod homes;

use std::collections::{BTreeMap, HashMap};
use std::io::{BufRead, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use client::{Browser, asked, between, file, host};
use kernel::Rng;
use kernel::history::Chance;
use serde_json::{Value, json};
use server::limits::Rates;
use sqlx::{Connection, SqliteConnection, query};
use store::{NewGame, Standing, Store, Write as Stored};
use table::{Holder, Place};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

struct Plan {
    tables: usize,
    streams: usize,
    /// Choices a second, all tables together.
    pace: f64,
    seconds: u64,
    stored: usize,
    /// Strangers who look on at one table.
    watchers: usize,
    /// Pages that are open elsewhere.
    homes: usize,
    rounds: usize,
}

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    if let Some(at) = words.iter().position(|word| word == "--child") {
        let rates = if words.iter().any(|word| word == "--limits") {
            Rates { create: Rates::NONE.create, act: Rates::NONE.act, ..Rates::USUAL }
        } else {
            Rates::NONE
        };
        return runtime.block_on(serve(Path::new(&words[at + 1]), rates));
    }
    let number = |name: &str, usual: usize| {
        let at = words.iter().position(|word| word == name);
        at.and_then(|at| words.get(at + 1)?.parse().ok()).unwrap_or(usual)
    };
    let plan = Plan {
        tables: number("--tables", 1000),
        streams: number("--streams", 2000),
        pace: number("--pace", 200) as f64,
        seconds: number("--seconds", 30) as u64,
        stored: number("--stored", 10_000),
        watchers: number("--watchers", 200),
        homes: number("--homes", 10_000),
        rounds: number("--rounds", 5),
    };
    let mut out = std::io::stdout().lock();
    let mut say = |text: String| writeln!(out, "{text}").expect("somebody reads");
    if words.iter().any(|word| word == "--only-flood") {
        return runtime.block_on(flood::flooded(&plan, &mut say));
    }
    if words.iter().any(|word| word == "--only-homes") {
        return runtime.block_on(homes::at_home(&plan, &mut say));
    }
    if let Some(other) = words.iter().position(|word| word == "--against") {
        let other = PathBuf::from(words.get(other + 1).expect("another build of this program"));
        return runtime.block_on(against(&plan, &other, &mut say));
    }
    for line in runtime.block_on(watched(&plan)) {
        say(line);
    }
    if words.iter().any(|word| word == "--only-watched") {
        return;
    }
    for line in runtime.block_on(live_tables(&plan)) {
        say(line);
    }
    for line in runtime.block_on(restart(&plan)) {
        say(line);
    }
}

/// The server process.
async fn serve(path: &Path, rates: Rates) {
    let server = host(&server::Config { rates, ..client::config(path) }).await;
    let mut out = std::io::stdout();
    writeln!(out, "{}", server.address).and_then(|()| out.flush()).expect("somebody listens");
    std::future::pending::<()>().await;
}

fn child(path: &Path) -> (Child, SocketAddr) {
    child_with(path, &[])
}

fn child_with(path: &Path, more: &[&str]) -> (Child, SocketAddr) {
    let words: Vec<String> = std::env::args().collect();
    let other = words.iter().position(|word| word == "--server").and_then(|at| words.get(at + 1));
    child_of(other.map(PathBuf::from), path, more)
}

/// The server of another build of this program, or of this one.
fn child_of(program: Option<PathBuf>, path: &Path, more: &[&str]) -> (Child, SocketAddr) {
    let program = program.unwrap_or_else(|| std::env::current_exe().expect("this program"));
    let mut child = Command::new(program)
        .arg("--child")
        .arg(path)
        .args(more)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let out = child.stdout.take().expect("its output");
    let line = std::io::BufReader::new(out).lines().next().expect("a line").expect("text");
    (child, line.parse().expect("an address"))
}

/// Memory of a process, in kilobytes.
fn memory(process: &Child) -> usize {
    let status = std::fs::read_to_string(format!("/proc/{}/status", process.id()));
    let line = status.unwrap_or_default();
    let line = line.lines().find_map(|line| line.strip_prefix("VmRSS:")).map(str::to_owned);
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or_default()
}

fn spread(name: &str, mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |share: f64| {
        let place = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    format!(
        "{name:<34} p50 {:>7.2} ms   p99 {:>7.2} ms   most {:>7.2} ms   ({} measured)",
        at(0.5),
        at(0.99),
        at(1.0),
        times.len()
    )
}

/// What was measured while playing.
#[derive(Default)]
struct Measured {
    /// From sending a choice until it is confirmed.
    confirmed: Vec<Duration>,
    /// From sending a choice until the other player's page has it.
    shown: Vec<Duration>,
    /// When each version of a table was asked for.
    sent: HashMap<(String, u64), Instant>,
    bytes: usize,
    messages: usize,
}

/// This build and another one in turns: half of the choices within how long, and 99 of 100.
async fn against(plan: &Plan, other: &Path, say: &mut impl FnMut(String)) {
    let mut all = [Vec::new(), Vec::new()];
    for round in 0..plan.rounds * 2 {
        // One after the other, and then the other way round: what a machine does besides hits both.
        let which = (round + round / 2) % 2;
        let path = file("against.db");
        let program = (which == 1).then(|| other.to_owned());
        let measured = played(plan, child_of(program, &path, &[])).await.0;
        let quantile = |times: &[Duration], share: f64| {
            let mut times = times.to_vec();
            times.sort_unstable();
            let place = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
            times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1e3)
        };
        let [confirmed, shown] = [&measured.confirmed, &measured.shown];
        let figures = [
            quantile(confirmed, 0.5),
            quantile(confirmed, 0.99),
            quantile(shown, 0.5),
            quantile(shown, 0.99),
        ];
        let name = ["this", "other"][which];
        say(format!("{name:<6} {figures:>8.2?} ms  {} choices", confirmed.len()));
        all[which].push(figures);
    }
    for (at, what) in
        ["confirmed p50", "confirmed p99", "shown p50", "shown p99"].iter().enumerate()
    {
        let [this, other] = [0, 1].map(|which| {
            let mut figures: Vec<f64> = all[which].iter().map(|figures| figures[at]).collect();
            figures.sort_unstable_by(f64::total_cmp);
            figures.get(figures.len() / 2).copied().unwrap_or_default()
        });
        let more = (this / other - 1.0) * 100.0;
        say(format!("{what:<14} this {this:>7.2} ms   other {other:>7.2} ms   {more:>+6.1} %"));
    }
}

async fn live_tables(plan: &Plan) -> Vec<String> {
    let path = file("load.db");
    let (measured, made, [idle, filled, looked_at]) = played(plan, child(&path)).await;
    let each = |more: usize| more.saturating_sub(idle) as f64 / plan.tables as f64;
    vec![
        format!(
            "{} tables of two, {} streams, {} choices/s wanted",
            plan.tables, plan.streams, plan.pace
        ),
        format!("tables made in {:.1} s", made.as_secs_f64()),
        format!("choices made: {:.0}/s", measured.confirmed.len() as f64 / plan.seconds as f64),
        spread("choice confirmed (on disk)", measured.confirmed),
        spread("choice shown to the other", measured.shown),
        format!(
            "messages: {:.0}/s, {:.1} KB each on the line",
            measured.messages as f64 / plan.seconds as f64,
            measured.bytes as f64 / measured.messages.max(1) as f64 / 1e3
        ),
        format!(
            "memory: {:.0} MB empty; {:.0} KB a table, {:.0} KB with its streams",
            idle as f64 / 1e3,
            each(filled),
            each(looked_at)
        ),
    ]
}

/// Many tables at once: what was measured, how long it took to make them, and the memory before, with them, and with their streams.
async fn played(
    plan: &Plan,
    (mut server, address): (Child, SocketAddr),
) -> (Measured, Duration, [usize; 3]) {
    let idle = memory(&server);
    let begin = Instant::now();
    let few = Arc::new(Semaphore::new(16));
    let mut tasks = JoinSet::new();
    for _ in 0..plan.tables {
        let few = Arc::clone(&few);
        tasks.spawn(async move {
            let _permit = few.acquire().await;
            pair(address).await
        });
    }
    let tables = tasks.join_all().await;
    let (made, filled) = (begin.elapsed(), memory(&server));

    let measured = Arc::new(Mutex::new(Measured::default()));
    let pause = plan.tables as f64 / plan.pace;
    let mut players = JoinSet::new();
    for number in 0..plan.streams.max(2 * tables.len()) {
        let (table, browsers) = &tables[number / 2 % tables.len()];
        let seat = number % 2;
        let plays = number < 2 * tables.len();
        let player = Player {
            browser: browsers[seat].at(address),
            table: table.clone(),
            seat,
            pause: plays.then_some(pause),
            measured: Arc::clone(&measured),
            rng: Rng::new(number as u64),
        };
        if number < plan.streams {
            players.spawn(player.play());
        }
    }
    // Everybody sits down before anything is measured.
    tokio::time::sleep(Duration::from_secs(5)).await;
    *measured.lock().expect("sound") = Measured::default();
    tokio::time::sleep(Duration::from_secs(plan.seconds)).await;
    let looked_at = memory(&server);
    players.abort_all();
    let measured = std::mem::take(&mut *measured.lock().expect("sound"));
    server.kill().expect("it ends");
    server.wait().expect("it ends");
    (measured, made, [idle, filled, looked_at])
}

/// One table, in turns with nobody and with a crowd looking on.
async fn watched(plan: &Plan) -> Vec<String> {
    let path = file("watched.db");
    let (mut server, address) = child(&path);
    let mut confirmed = [Vec::new(), Vec::new()];
    for number in 0..6 {
        let crowd = number % 2;
        let (table, browsers) = pair(address).await;
        let measured = Arc::new(Mutex::new(Measured::default()));
        let mut people = JoinSet::new();
        for _ in 0..plan.watchers * crowd {
            people.spawn(watch(address, table.clone()));
        }
        for (seat, browser) in browsers.into_iter().enumerate() {
            let player = Player {
                browser,
                table: table.clone(),
                seat,
                pause: Some(0.05),
                measured: Arc::clone(&measured),
                rng: Rng::new((number * 2 + seat) as u64),
            };
            people.spawn(player.play());
        }
        tokio::time::sleep(Duration::from_secs(2)).await;
        measured.lock().expect("sound").confirmed.clear();
        tokio::time::sleep(Duration::from_secs(8)).await;
        people.abort_all();
        confirmed[crowd].append(&mut measured.lock().expect("sound").confirmed);
    }
    server.kill().expect("it ends");
    server.wait().expect("it ends");
    let [alone, crowded] = confirmed;
    vec![
        spread("choice confirmed, nobody watching", alone),
        spread(&format!("the same with {} watchers", plan.watchers), crowded),
    ]
}

/// Looks on without a cookie; what comes is not even unpacked.
async fn watch(address: SocketAddr, table: String) {
    let mut line = TcpStream::connect(address).await.expect("a line");
    let text = format!("GET {table}/events HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n");
    line.write_all(text.as_bytes()).await.expect("sent");
    let mut bytes = vec![0; 16 * 1024];
    while line.read(&mut bytes).await.is_ok_and(|count| count > 0) {}
}

/// A table of two persons.
async fn pair(address: SocketAddr) -> (String, [Browser; 2]) {
    let mut mira = Browser::new(address);
    let fields = [
        ("rule-galaxy", "auto"),
        ("rule-factions", "random"),
        ("seat0", "here"),
        ("seat1", "open"),
    ];
    let table = mira.post("/new", &fields).await.location().to_owned();
    let lobby = mira.get(&table).await.body;
    let token = between(&lobby, &format!("{table}/join/"), "\"").expect("an invitation").to_owned();
    let mut piet = Browser::new(address);
    piet.post(&format!("{table}/join/{token}"), &[("name", "Piet")]).await;
    (table, [mira, piet])
}

/// Somebody with the page open.
struct Player {
    browser: Browser,
    table: String,
    seat: usize,
    /// How long they think, in seconds, on average; none for those who only look on.
    pause: Option<f64>,
    measured: Arc<Mutex<Measured>>,
    rng: Rng,
}

impl Player {
    async fn play(mut self) {
        let path = format!("{}/events?as={}", self.table, self.seat);
        let mut stream = self.browser.listen_packed(&path).await;
        let (questions, mut asked_now) = tokio::sync::mpsc::unbounded_channel();
        let (table, measured) = (self.table.clone(), Arc::clone(&self.measured));
        let listen = async move {
            while let Some(message) = stream.next().await {
                let version = message["version"].as_u64().unwrap_or_default();
                let mut all = measured.lock().expect("sound");
                all.messages += 1;
                all.bytes += std::mem::take(&mut stream.received);
                if let Some(sent) = all.sent.remove(&(table.clone(), version)) {
                    all.shown.push(sent.elapsed());
                }
                drop(all);
                if let Some(question) = prompt(&message) {
                    let _ = questions.send(question);
                }
            }
        };
        let answer = async move {
            while let Some((seat, decision, actions)) = asked_now.recv().await {
                let Some(pause) = self.pause else { continue };
                let share = f64::from(self.rng.below(2_000)) / 1_000.0;
                tokio::time::sleep(Duration::from_secs_f64(pause * share)).await;
                let texts: Vec<&str> = actions.iter().map(String::as_str).collect();
                let Some(action) = self.rng.pick(&texts) else { continue };
                let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", action)];
                let begin = Instant::now();
                let answer = self.browser.post_json(&format!("{}/act", self.table), &fields).await;
                if answer.status != 200 {
                    continue;
                }
                let version = answer.json()["version"].as_u64().unwrap_or_default();
                let mut all = self.measured.lock().expect("sound");
                all.confirmed.push(begin.elapsed());
                all.sent.insert((self.table.clone(), version), begin);
            }
        };
        tokio::join!(listen, answer);
    }
}

/// The question in a message, if it has one.
fn prompt(message: &Value) -> Option<(String, String, Vec<String>)> {
    let parts = message["fragments"].as_array()?;
    let prompt = parts.iter().find(|part| part["id"] == "prompt")?;
    asked(prompt["html"].as_str()?)
}

/// Fills a file with games in the middle of play, and starts a server on it.
async fn restart(plan: &Plan) -> Vec<String> {
    let path = file("many.db");
    let games = fill(&path, plan.stored).await;
    let size = std::fs::metadata(&path).map_or(0, |data| data.len());
    let mut times = Vec::new();
    for try_number in 0..5 {
        let begin = Instant::now();
        let (mut server, address) = child(&path);
        let game = &games[try_number * 7 % games.len()];
        let page = Browser::new(address).get(&format!("/t/{game}")).await;
        times.push(begin.elapsed());
        assert_eq!(page.status, 200);
        server.kill().expect("it ends");
        server.wait().expect("it ends");
    }
    vec![
        format!("{} games stored, {:.0} MB", plan.stored, size as f64 / 1e6),
        spread("from start to a game's page", times),
    ]
}

/// A few games played for real, and copies of them.
async fn fill(path: &Path, count: usize) -> Vec<String> {
    const REAL: usize = 20;
    let url = format!("sqlite:{}", path.display());
    let store = Store::open(&url).await.expect("a new file");
    let games = house::games::all(&native::Native);
    let door = &games[0];
    for seed in 0..REAL as u64 {
        let dealt = door.kind().dealt.iter();
        let options: BTreeMap<&str, &str> = dealt.copied().collect();
        let setup = json!({"players": 4, "options": options});
        let place = |n| Place::new(Holder::Person(format!("p{n}").into()), format!("P{n}"));
        let chance = Chance::Seed { seed, salt: Some("salt".into()) };
        let places: Vec<Place> = (0..4).map(place).collect();
        let mut table = door
            .open(&setup, house::Origin::deal(door.rules(), chance.clone()), places.clone())
            .expect("legal");
        let mut changes = Vec::new();
        while changes.len() < 100 + 10 * seed as usize {
            let Some(seat) = table.pending().iter().next() else { break };
            let luck = seed << 32 | changes.len() as u64;
            let action = table.any_choice(seat, luck).expect("a choice");
            changes.extend(table.act(seat, table.decision(seat), &[action]).expect("legal"));
        }
        let standing = Standing { over: None, ..table.standing() };
        let id = format!("g{seed}");
        let game = NewGame {
            clock: None,
            listed: None,
            rated: false,
            behind: None,
            programs: false,
            id: id.clone(),
            kind: door.kind().id,
            rules: door.rules(),
            title: "Stored".into(),
            setup: setup.to_string(),
            chance,
            position: None,
            lesson: None,
            host: Some("p0".into()),
            hints: true,
            take_backs: false,
            pace: "normal".to_owned(),
            places,
            standing: standing.clone(),
            at: 0,
        };
        store.write(Stored::Game(Box::new(game))).await.expect("written");
        let write = Stored::Changes {
            game: id,
            first: 4,
            changes,
            ahead: Vec::new(),
            ranked: Vec::new(),
            placed: Vec::new(),
            hash: None,
            standing,
            learned: false,
            at: 0,
            notices: Vec::new(),
        };
        store.write(write).await.expect("written");
    }
    drop(store);
    let copies = count / REAL;
    let mut plain = SqliteConnection::connect(&url).await.expect("it opens");
    let mut transaction = plain.begin().await.expect("it begins");
    for copy in 1..copies {
        for (name, key, rest) in [
            (
                "game",
                "id",
                "kind, rules, title, setup, seed, salt, created, updated, round, phase, pending, bot_next, sides, points, winners, ending",
            ),
            ("seat", "game", "seat, person, invite, bot, name"),
            ("change", "game", "number, seat, action, undo_to, person, invite, bot, name, added"),
        ] {
            let text = format!(
                "INSERT INTO {name} ({key}, {rest}) SELECT {key} || '-{copy}', {rest} FROM {name} WHERE {key} NOT LIKE '%-%'"
            );
            query(sqlx::AssertSqlSafe(text)).execute(&mut *transaction).await.expect("copied");
        }
    }
    transaction.commit().await.expect("written");
    drop(plain);
    (0..REAL).flat_map(|game| [format!("g{game}"), format!("g{game}-{}", copies / 2)]).collect()
}
