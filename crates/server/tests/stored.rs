//! Tables that were stored by every version of the rules this program ever had: whoever upgrades
//! finds the running ones going on under their own rules and the finished ones whole.
//!
//! `tests/stored/rules-N.sql` is a whole database as the program of that time left it, with the
//! cookie of its person in the first line. A new version of the rules gets a file of its own:
//! `cargo test -p orderstack-server --test stored -- --ignored`.

mod client;

use std::path::{Path, PathBuf};

use client::{Browser, asked, config, file, host};
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

#[tokio::test]
#[ignore = "writes the file of the newest version; run it before the rules change again"]
async fn store_tables_of_the_newest_version() {
    let file = file("to-store.db");
    let server = host(&config(&file)).await;
    let (mut mira, mut rng) = (Browser::new(server.address), Rng::new(2));
    let finished = mira.post("/new", &form("finished", "here")).await.location().to_owned();
    assert!(play(&mut mira, &finished, 5_000, &mut rng).await, "it comes to an end");
    let running = mira.post("/new", &form("running", "here")).await.location().to_owned();
    assert!(!play(&mut mira, &running, 130, &mut rng).await, "it goes on");
    mira.post(&format!("{running}/say"), &[("seat", "0"), ("text", "Tomorrow?")]).await;
    mira.post("/new", &form("open", "open")).await;
    server.stop().await;
    let cookie = mira.cookies.iter().map(|(name, value)| format!("{name}={value}"));
    let text = format!("-- {}\n{}", cookie.collect::<String>(), dump(&file).await);
    let name = format!("rules-{}.sql", StarCraft::RULES_VERSION);
    std::fs::write(folder().join(name), text).expect("written");
}
