//! Tables that were stored by every version of the rules this program ever had: whoever upgrades
//! finds the running ones going on under their own rules and the finished ones whole.
//!
//! `tests/stored/rules-N.sql` is a whole database as the program of that time left it, with the
//! cookie of its person in the first line, `forbidden-stars-N.sql` one with tables of Forbidden Stars.
//! A new version of the rules gets a file of its own:
//! `cargo test -p orderstack-server --test http NAME -- --ignored`, with the name of its test.

use std::path::{Path, PathBuf};

use crate::client::{Browser, asked, between, config, file, host};
use forbidden_stars::ForbiddenStars;
use kernel::history::Record;
use kernel::{Game, Rng};
use sqlx::{Connection, Row, SqliteConnection, query};
use starcraft::StarCraft;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stored")
}

/// Makes this many random choices for whoever is asked at a table on one screen, some of them
/// taken back; returns whether the game is over.
async fn play(browser: &mut Browser, path: &str, choices: usize, rng: &mut Rng) -> bool {
    for _ in 0..choices {
        let seat = (0..2).map(|seat| format!("{path}?as={seat}"));
        let mut page = String::new();
        for seat in seat {
            page = browser.get(&seat).await.body;
            if asked(&page).is_some() || page.contains("The game is over") {
                break;
            }
        }
        let Some((seat, decision, actions)) = asked(&page) else { return true };
        let texts: Vec<&str> = actions.iter().map(String::as_str).collect();
        let action = match rng.pick(&texts).expect("a choice") {
            "scrap" => texts[0],
            other => other,
        };
        let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", action)];
        let answer = browser.post_json(&format!("{path}/act"), &fields).await;
        assert_eq!(answer.status, 200, "{action}: {}", answer.body);
        if rng.below(12) == 0 {
            let page = browser.get(&format!("{path}?as={seat}")).await.body;
            let decision = asked(&page).map(|(_, decision, _)| decision);
            let fields = [("seat", seat.as_str()), ("decision", &decision.unwrap_or_default())];
            // Where it can be taken back.
            browser.post_json(&format!("{path}/undo"), &fields).await;
        }
    }
    false
}

/// Everything in a database as SQL.
async fn dump(file: &Path) -> String {
    let url = format!("sqlite:{}", file.display());
    let mut disk = SqliteConnection::connect(&url).await.expect("it opens");
    let made = query("SELECT name, type, sql FROM sqlite_master WHERE sql IS NOT NULL");
    let mut text = String::new();
    for row in made.fetch_all(&mut disk).await.expect("a schema") {
        text += &format!("{};\n", row.get::<String, _>("sql"));
        if row.get::<String, _>("type") != "table" {
            continue;
        }
        let name: String = row.get("name");
        let columns = query("SELECT name FROM pragma_table_info(?)").bind(&name);
        let columns = columns.fetch_all(&mut disk).await.expect("columns");
        let quoted: Vec<String> =
            columns.iter().map(|row| format!("quote({})", row.get::<String, _>(0))).collect();
        let rows = format!("SELECT {} FROM {name}", quoted.join(" || ',' || "));
        for row in query(sqlx::AssertSqlSafe(rows)).fetch_all(&mut disk).await.expect("rows") {
            text += &format!("INSERT INTO {name} VALUES ({});\n", row.get::<String, _>(0));
        }
    }
    text
}

/// The form of a table for these two.
fn form<'a>(title: &'a str, other: &'a str) -> Vec<(&'a str, &'a str)> {
    vec![
        ("title", title),
        ("rule-galaxy", "auto"),
        ("rule-factions", "random"),
        ("seat0", "here"),
        ("name0", "Mira"),
        ("seat1", other),
        ("name1", "Tomasz"),
    ]
}

/// Such a form for Forbidden Stars.
fn stars<'a>(title: &'a str, other: &'a str) -> Vec<(&'a str, &'a str)> {
    let mut fields = form(title, other);
    fields[1] = ("rule-board", "fair");
    fields.push(("game", ForbiddenStars::ID));
    fields
}

type Form = for<'a> fn(&'a str, &'a str) -> Vec<(&'a str, &'a str)>;

#[tokio::test]
#[ignore = "writes the file of the newest version; run it before the rules change again"]
async fn store_tables_of_the_newest_version() {
    store::<StarCraft>("rules", form).await;
}

#[tokio::test]
#[ignore = "writes the file of the newest version; run it before the rules change again"]
async fn store_forbidden_stars_of_the_newest_version() {
    store::<ForbiddenStars>(ForbiddenStars::ID, stars).await;
}

/// Writes the file of a game's newest version.
async fn store<G: Game>(prefix: &str, form: Form) {
    let file = file(&format!("to-store-{prefix}.db"));
    let server = host(&config(&file)).await;
    let (mut mira, mut rng) = (Browser::new(server.address), Rng::new(2));
    let finished = mira.post("/new", &form("finished", "here")).await.location().to_owned();
    assert!(play(&mut mira, &finished, 5_000, &mut rng).await, "it comes to an end");
    let running = mira.post("/new", &form("running", "here")).await.location().to_owned();
    assert!(!play(&mut mira, &running, 100, &mut rng).await, "it goes on");
    mira.post(&format!("{running}/say"), &[("seat", "0"), ("text", "Tomorrow?")]).await;
    mira.post("/new", &form("open", "open")).await;
    server.stop().await;
    let cookie = mira.cookies.iter().map(|(name, value)| format!("{name}={value}"));
    let text = format!("-- {}\n{}", cookie.collect::<String>(), dump(&file).await);
    let name = format!("{prefix}-{}.sql", G::RULES_VERSION);
    std::fs::write(folder().join(name), text).expect("written");
}

/// The files of a game with the versions they are of.
fn stored(prefix: &str) -> Vec<(u32, PathBuf)> {
    let entries = std::fs::read_dir(folder()).expect("the folder of stored tables");
    let files = entries.map(|entry| entry.expect("readable").path());
    let version = |path: &Path| {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let version = name.strip_prefix(prefix)?.strip_prefix('-')?;
        Some(version.parse().expect("a version"))
    };
    let mut all: Vec<(u32, PathBuf)> =
        files.filter_map(|path| Some((version(&path)?, path))).collect();
    all.sort();
    all
}

/// The database of a file, and the person to whom its tables belong.
async fn unpacked(path: &Path, name: &str) -> (PathBuf, (String, String)) {
    let text = std::fs::read_to_string(path).expect("readable");
    let (first, _) = text.split_once('\n').expect("a first line");
    let (cookie, value) = first.trim_start_matches("-- ").split_once('=').expect("a cookie");
    let file = file(name);
    let url = format!("sqlite:{}?mode=rwc", file.display());
    let mut disk = SqliteConnection::connect(&url).await.expect("a new file");
    sqlx::raw_sql(sqlx::AssertSqlSafe(text.clone())).execute(&mut disk).await.expect("it is SQL");
    disk.close().await.expect("written");
    (file, (cookie.to_owned(), value.to_owned()))
}

/// The table of this title.
pub(super) async fn titled(file: &Path, title: &str) -> String {
    let url = format!("sqlite:{}", file.display());
    let mut disk = SqliteConnection::connect(&url).await.expect("it opens");
    let row = query("SELECT id FROM game WHERE title = ?").bind(title);
    format!("/t/{}", row.fetch_one(&mut disk).await.expect("it is there").get::<String, _>(0))
}

/// A backup of an older version is built as ours was then.
#[tokio::test]
async fn databases_of_every_version_can_be_restored() {
    let both = ["rules", ForbiddenStars::ID].map(|prefix| (prefix, stored(prefix)));
    let all = both.iter().flat_map(|(prefix, all)| all.iter().map(move |one| (prefix, one)));
    for (prefix, (version, path)) in all {
        let (copy, _) = unpacked(path, &format!("{prefix}-{version}-copy.db")).await;
        let place = file(&format!("{prefix}-{version}-restored.db"));
        let address = format!("sqlite:{}", place.display());
        store::restore(&address, &copy).await.unwrap_or_else(|trouble| panic!("{trouble}"));
        assert!(titled(&place, "running").await.starts_with("/t/"));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_every_version_live_on() {
    live_on::<StarCraft>("rules").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_forbidden_stars_of_every_version_live_on() {
    live_on::<ForbiddenStars>(ForbiddenStars::ID).await;
}

/// The newest database of them in a file of this name, and the cookie of its person.
pub(super) async fn newest(name: &str) -> (PathBuf, (String, String)) {
    let all = stored("rules");
    unpacked(&all.last().expect("one").1, name).await
}

async fn live_on<G: Game>(prefix: &str) {
    let all = stored(prefix);
    let versions: Vec<u32> = all.iter().map(|(version, _)| *version).collect();
    assert_eq!(versions, (1..=G::RULES_VERSION).collect::<Vec<_>>(), "one file each");
    for (version, path) in all {
        let (file, cookie) = unpacked(&path, &format!("{prefix}-{version}.db")).await;
        let server = host(&config(&file)).await;
        let mut mira = Browser::new(server.address);
        mira.cookies.insert(cookie.0, cookie.1);

        // The finished one has its page, its replay and its record.
        let finished = titled(&file, "finished").await;
        let page = mira.get(&finished).await;
        assert_eq!(page.status, 200, "version {version}: {}", page.body);
        assert!(page.body.contains("The game is over"));
        assert_eq!(mira.get(&format!("{finished}/replay?at=40")).await.status, 200);
        let record = mira.get(&format!("{finished}/record")).await;
        let record = Record::parse(&record.body).expect("a game file");
        assert_eq!(record.rules, version);
        record.replay::<G>().expect("it is true");

        // The running one goes on, under its own rules; those of the oldest and of today to their end, and with LONG=1 all.
        let running = titled(&file, "running").await;
        assert!(mira.get(&format!("{running}?as=0")).await.body.contains("Tomorrow?"));
        let mut rng = Rng::new(u64::from(version));
        let ends =
            version == 1 || version == G::RULES_VERSION || std::env::var_os("LONG").is_some();
        let over = play(&mut mira, &running, if ends { 5_000 } else { 20 }, &mut rng).await;
        assert!(over || !ends, "it comes to an end");
        if over {
            let record = mira.get(&format!("{running}/record")).await;
            let record = Record::parse(&record.body).expect("a game file");
            assert_eq!(record.rules, version);
            record.replay::<G>().expect("it is true");
        }

        // The open one waits for its guest.
        let open = titled(&file, "open").await;
        let lobby = mira.get(&open).await.body;
        let token = between(&lobby, &format!("{open}/join/"), "\"").expect("an invitation");
        let mut piet = Browser::new(server.address);
        piet.post(&format!("{open}/join/{token}"), &[("name", "Piet")]).await;
        assert!(piet.get(&open).await.body.contains("id=\"drawing\""));
        server.stop().await;
    }
}

/// A table's record as text, which must replay to itself.
async fn record(browser: &mut Browser, path: &str) -> String {
    let text = browser.get(&format!("{path}/record")).await.body;
    let record = Record::parse(&text).unwrap_or_else(|problem| panic!("{path}: {problem}"));
    let history = record.replay::<StarCraft>().unwrap_or_else(|why| panic!("{path}: {why}"));
    assert!(Record::of(&history).expect("a record").to_text() == text, "{path}: other bytes");
    text
}

/// What both players see of the board, and what is asked.
async fn seen(browser: &mut Browser, path: &str) -> Vec<String> {
    let mut all = Vec::new();
    for seat in 0..2 {
        let page = browser.get(&format!("{path}?as={seat}")).await.body;
        let board = between(&page, "<svg id=\"drawing\"", "</svg>").expect("a board");
        all.push(format!("{:?} {board}", asked(&page)));
    }
    all
}

/// Tables of the expansion, of its mode Survival and of a scenario come back from disk as they were and
/// go on; the scenario, played to its end, has the same record again, byte for byte.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_brood_war_come_back_as_they_were() {
    let file = file("brood-war.db");
    let mut server = host(&config(&file)).await;
    let (mut mira, mut rng) = (Browser::new(server.address), Rng::new(8));
    let mut tables = Vec::new();
    for more in [None, Some(("rule-mode", "survival")), Some(("rule-scenario", "trump_card"))] {
        let mut fields = form("of Brood War", "here");
        fields.extend([("rule-expansion", "brood_war")].into_iter().chain(more));
        let path = mira.post("/new", &fields).await.location().to_owned();
        play(&mut mira, &path, 30, &mut rng).await;
        tables.push((path, more));
    }
    let mut records: Vec<Option<String>> = Vec::new();
    for _ in 0..2 {
        let mut before = Vec::new();
        for (path, _) in &tables {
            before.push(seen(&mut mira, path).await);
        }
        server.stop().await;
        server = host(&config(&file)).await;
        mira = mira.at(server.address);
        for ((path, more), before) in tables.iter().zip(before) {
            assert!(seen(&mut mira, path).await == before, "{more:?} is another one");
        }
        let mut again = Vec::new();
        for (path, more) in &tables {
            let ends = *more == Some(("rule-scenario", "trump_card"));
            assert!(play(&mut mira, path, if ends { 5_000 } else { 60 }, &mut rng).await || !ends);
            again.push(if ends { Some(record(&mut mira, path).await) } else { None });
        }
        assert!(records.is_empty() || records == again, "a record is another one");
        records = again;
    }
    let scenario = records[2].as_ref().expect("it has ended");
    assert!(scenario.contains("brood_war") && scenario.contains("trump_card"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_that_changed_without_a_new_version_are_noticed_and_named() {
    let file = file("changed.db");
    let server = host(&config(&file)).await;
    let mut mira = Browser::new(server.address);
    let path = mira.post("/new", &form("running", "here")).await.location().to_owned();
    play(&mut mira, &path, 70, &mut Rng::new(5)).await;
    server.stop().await;

    // As if the rules had led elsewhere when the table was played.
    let url = format!("sqlite:{}", file.display());
    let mut disk = SqliteConnection::connect(&url).await.expect("it opens");
    let hashed = query("UPDATE change SET hash = '0123456789abcdef' WHERE hash IS NOT NULL");
    let hashed = hashed.execute(&mut disk).await.expect("changed").rows_affected();
    assert!(hashed >= 1, "a hash now and then");
    disk.close().await.expect("written");

    let server = host(&config(&file)).await;
    let answer = mira.at(server.address).get(&path).await;
    assert_eq!(answer.status, 500);
    let version = StarCraft::RULES_VERSION;
    let named = format!("Version {version} of the rules has changed since this table was played");
    assert!(answer.body.contains(&named), "{}", answer.body);
    server.stop().await;
}
