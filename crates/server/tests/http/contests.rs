//! Contests: who may do what about one, and what happens to it by itself. Whole contests are in `contests/whole.rs`.

mod absent;
mod points;
mod told;
mod whole;

use std::path::Path;

use serde_json::json;
use sqlx::{Connection, Row, query};

use super::accounts::{PASSWORD, somebody};
use super::programs::{Program, SCOPES, token};
use super::*;
use client::{Answer, Hosted};

/// Somebody with an account.
pub(super) async fn member(server: &Hosted, name: &str) -> Browser {
    let mut browser = Browser::new(server.address);
    somebody(&mut browser, name).await;
    browser
}

/// So many of them, called `P` and their number.
pub(super) async fn members(server: &Hosted, count: usize) -> Vec<Browser> {
    let mut all = Vec::with_capacity(count);
    for number in 0..count {
        all.push(member(server, &format!("P{number:02}")).await);
    }
    all
}

/// The form of a contest for two at a table, with these fields instead of the usual.
pub(super) async fn tried(browser: &mut Browser, fields: &[(&str, &str)]) -> Answer {
    let usual = [
        ("title", "Autumn cup"),
        ("game", "starcraft"),
        ("way", "swiss"),
        ("rounds", "2"),
        ("group", "3"),
        ("seats", "2"),
        ("rule-galaxy", "auto"),
        ("rule-factions", "random"),
        ("clock", "days-1"),
        ("least", "3"),
        ("most", "8"),
        ("starts", "24"),
    ];
    let others = usual.iter().filter(|(name, _)| fields.iter().all(|(other, _)| other != name));
    let all: Vec<(&str, &str)> = others.chain(fields).copied().collect();
    browser.post("/contests/new", &all).await
}

/// A contest; where it is.
pub(super) async fn organised(browser: &mut Browser, fields: &[(&str, &str)]) -> String {
    let made = tried(browser, fields).await;
    assert_eq!(made.status, 303, "{}", made.body);
    made.location().to_owned()
}

/// Does something about a contest, and it is done.
pub(super) async fn does(browser: &mut Browser, path: &str, what: &str) {
    let done = browser.post(&format!("{path}/{what}"), &[]).await;
    assert_eq!(done.status, 303, "{what}: {}", done.body);
}

/// A table of a contest that goes on: where it is, and the names of those who sit there, by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct OpenTable {
    pub(super) round: i64,
    pub(super) path: String,
    pub(super) names: Vec<String>,
}

/// The tables of a contest at which is played, as the database has them.
pub(super) async fn open_tables(file: &Path, contest: &str) -> Vec<OpenTable> {
    let id = contest.rsplit('/').next().expect("an id").to_owned();
    let mut open = client::open(file).await;
    let rows = query(
        "SELECT round, game, coalesce(name, '') AS name FROM contest_table JOIN contest_seat USING (game) \
         JOIN entrant ON entrant.contest = contest_table.contest AND entrant.number = entrant \
         LEFT JOIN account ON account.person = entrant.person \
         WHERE contest_table.contest = ? AND place IS NULL ORDER BY round, contest_table.number, seat",
    );
    let rows = rows.bind(id).fetch_all(&mut open).await.expect("read");
    open.close().await.expect("closed");
    let mut tables: Vec<OpenTable> = Vec::new();
    for row in rows {
        let path = format!("/t/{}", row.get::<String, _>("game"));
        if tables.last().is_none_or(|table| table.path != path) {
            tables.push(OpenTable { round: row.get("round"), path, names: Vec::new() });
        }
        tables.last_mut().expect("one").names.push(row.get("name"));
    }
    tables
}

/// Waits until a round of a contest is played.
pub(super) async fn round(file: &Path, contest: &str, number: i64) -> Vec<OpenTable> {
    let begun = Instant::now();
    loop {
        let tables = open_tables(file, contest).await;
        if tables.first().is_some_and(|table| table.round == number) {
            return tables;
        }
        assert!(begun.elapsed() < client::PATIENCE, "round {number} does not begin: {tables:?}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Waits until the page of a contest says something.
pub(super) async fn until_said(browser: &mut Browser, path: &str, words: &str) -> String {
    let begun = Instant::now();
    loop {
        let page = browser.get(path).await.body;
        if page.contains(words) {
            return page;
        }
        assert!(begun.elapsed() < client::PATIENCE, "{words}: {page}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

pub(super) async fn says(browser: &mut Browser, path: &str, seat: usize, voice: &str) {
    let said = [("seat", seat.to_string()), ("voice", voice.to_owned())];
    let said: Vec<(&str, &str)> = said.iter().map(|(name, value)| (*name, &**value)).collect();
    let done = browser.post_json(&format!("{path}/voice"), &said).await;
    assert_eq!(done.status, 200, "{}", done.body);
}

/// Whoever sits there by their number.
pub(super) fn number(name: &str) -> usize {
    name[1..].parse().expect("a number")
}

/// The second of each of these tables gives up.
async fn first_wins(people: &mut [Browser], tables: &[OpenTable]) {
    for table in tables {
        let last = table.names.len() - 1;
        says(&mut people[number(&table.names[last])], &table.path, last, "resign").await;
    }
}

async fn written(file: &Path, statements: &'static str) {
    let mut open = client::open(file).await;
    sqlx::raw_sql(statements).execute(&mut open).await.expect("written");
    open.close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_contest_is_organised_entered_begun_and_played_to_its_end() {
    let file = file("contest.db");
    let server = host(&config(&file)).await;
    let mut people = members(&server, 4).await;
    let path = organised(&mut people[0], &[]).await;
    assert!(people[1].get("/contests").await.body.contains(&path));
    for person in &mut people {
        does(person, &path, "enter").await;
        does(person, &path, "enter").await;
    }
    let page = people[1].get(&path).await.body;
    assert!(page.contains("You take part.") && page.contains("4 of 8 players"));
    assert!(page.contains("points of those one has met"), "ties are told before it begins");
    does(&mut people[3], &path, "leave").await;
    assert!(people[3].get(&path).await.body.contains("/enter\""));
    does(&mut people[3], &path, "enter").await;
    does(&mut people[0], &path, "begin").await;
    let tables = round(&file, &path, 0).await;
    assert_eq!(tables.len(), 2);
    // Those who play are led there, and the table says what it belongs to.
    let table = &tables[0];
    let own = &mut people[number(&table.names[0])];
    let page = own.get(&path).await.body;
    assert!(page.contains("Your game, table 1") && page.contains(&table.path));
    assert!(own.get("/").await.body.contains(&table.path), "it is among their games");
    let page = own.get(&table.path).await.body;
    assert!(page.contains(&format!("href=\"{path}\"")) && page.contains("data-clock=\"days-1\""));
    // Nobody lets everybody wait, nor is advice to be had.
    let pause = [("seat", "0"), ("voice", "pause 3600000")];
    assert_eq!(own.post_json(&format!("{}/voice", table.path), &pause).await.status, 409);
    let hint = own.get_json(&format!("{}/hint?as=0", table.path)).await;
    assert_ne!(hint.status, 200, "{}", hint.body);
    first_wins(&mut people, &tables).await;
    let tables = round(&file, &path, 1).await;
    assert_eq!(tables.len(), 2);
    let page = people[0].get(&path).await.body;
    assert!(page.contains("0 of 2 tables over"), "{page}");
    first_wins(&mut people, &tables).await;
    let page = until_said(&mut people[0], &path, "The contest is over").await;
    assert!(page.contains(&format!("{} has won.", tables[0].names[0])), "who leads met the other");
    let list = Browser::new(server.address).get("/contests").await.body;
    assert!(list.contains(" has won.") && list.contains(&path));
    assert!(open_tables(&file, &path).await.is_empty());
    assert_eq!(people[0].post(&format!("{path}/leave"), &[]).await.status, 422);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_may_not_do_what() {
    let file = file("contest-may.db");
    let server = host(&config(&file)).await;
    let mut people = members(&server, 6).await;
    let mut guest = Browser::new(server.address);
    assert_eq!(tried(&mut guest, &[]).await.status, 403);
    assert_eq!(guest.get("/contests/new").await.location(), "/account");
    for (wrong, why) in [
        (&[("title", " ")][..], "needs a name"),
        (&[("clock", "")], "needs a clock"),
        (&[("clock", "days-1-ask")], "needs a clock"),
        (&[("seats", "7")], "seats."),
        (&[("least", "9")], "at least and how many at most"),
        (&[("least", "2")], "at least and how many at most"),
        (&[("most", "65")], "at least and how many at most"),
        (&[("way", "ladder")], "understood"),
        (&[("rounds", "10")], "understood"),
        (&[("starts", "5")], "understood"),
        (&[("rule-teams", "pairs")], "there may be tables of"),
    ] {
        let refused = tried(&mut people[0], wrong).await;
        assert_eq!(refused.status, 422, "{why}");
        assert!(refused.body.contains(why), "{why}: {}", refused.body);
    }
    assert!(!guest.get("/contests").await.body.contains("Autumn cup"), "nothing of it was made");
    let path = organised(&mut people[0], &[("most", "4")]).await;
    let rated = organised(&mut people[0], &[("rated", "on"), ("title", "Rated cup")]).await;
    organised(&mut people[0], &[]).await;
    let fourth = tried(&mut people[0], &[]).await;
    assert_eq!(fourth.status, 422);
    assert!(fourth.body.contains("You organise 3 contests"), "{}", fourth.body);
    // A guest, a program, somebody its organiser wants nothing to do with.
    assert_eq!(guest.post(&format!("{path}/enter"), &[]).await.status, 403);
    let mut bot = member(&server, "Robot").await;
    assert_eq!(bot.post("/account/bot", &[]).await.status, 303);
    for what in ["enter", "begin"] {
        assert_eq!(bot.post(&format!("{path}/{what}"), &[]).await.status, 403);
    }
    assert_eq!(tried(&mut bot, &[]).await.status, 403);
    let tie = [("tie", "block"), ("name", "P05")];
    assert_eq!(people[0].post("/account/people", &tie).await.status, 303);
    assert_eq!(people[5].post(&format!("{path}/enter"), &[]).await.status, 403);
    assert!(!people[5].get("/contests").await.body.contains(&path), "not seen in the list");
    // Only its organiser begins it, calls it off or takes somebody out; and too few begin nothing.
    does(&mut people[1], &path, "enter").await;
    for what in ["begin", "off"] {
        assert_eq!(people[1].post(&format!("{path}/{what}"), &[]).await.status, 403);
    }
    let out = [("name", "P01")];
    assert_eq!(people[2].post(&format!("{path}/remove"), &out).await.status, 403);
    let few = people[0].post(&format!("{path}/begin"), &[]).await;
    assert_eq!(few.status, 422);
    assert!(few.body.contains("fewer than 3"), "{}", few.body);
    assert_eq!(people[0].post(&format!("{path}/remove"), &out).await.status, 303);
    assert_eq!(people[1].post(&format!("{path}/leave"), &[]).await.status, 403, "they are out");
    assert_eq!(people[0].post("/contests/nothing/enter", &[]).await.status, 404);
    assert_eq!(guest.get("/contests/nothing").await.status, 404);
    // With the fourth it is full, and begins by itself; afterwards nobody comes any more.
    for person in &mut people[..4] {
        does(person, &path, "enter").await;
    }
    round(&file, &path, 0).await;
    for what in ["enter", "off", "begin"] {
        let late = people[0].post(&format!("{path}/{what}"), &[]).await;
        assert_eq!(late.status, 422, "{what}");
    }
    assert_eq!(people[4].post(&format!("{path}/enter"), &[]).await.status, 422);
    // Who is kept from rated games takes part in no contest of them, nor stays in one.
    for person in &mut people[1..5] {
        does(person, &rated, "enter").await;
    }
    server.stop().await;
    written(
        &file,
        "INSERT INTO act (number, at, moderator, about, kind, reason, hash) \
         SELECT 1, unixepoch(), '', person, 'unrated', 'be kinder', 'x' FROM account WHERE name = 'P04'; \
         INSERT INTO act_read (act, at) VALUES (1, 0)",
    )
    .await;
    let server = host(&config(&file)).await;
    let mut people: Vec<Browser> = people.iter().map(|one| one.at(server.address)).collect();
    does(&mut people[4], &rated, "leave").await;
    let kept = people[4].post(&format!("{rated}/enter"), &[]).await;
    assert_eq!(kept.status, 403, "{}", kept.body);
    assert_eq!(tried(&mut people[4], &[("rated", "on")]).await.status, 403);
    server.stop().await;
    // Had they been kept away after they came, they would be gone when it begins.
    written(
        &file,
        "INSERT INTO entrant (contest, number, person) SELECT id, 9, person FROM contest, account \
         WHERE title = 'Rated cup' AND name = 'P04'",
    )
    .await;
    let server = host(&config(&file)).await;
    let mut people: Vec<Browser> = people.iter().map(|one| one.at(server.address)).collect();
    does(&mut people[0], &rated, "begin").await;
    let tables = round(&file, &rated, 0).await;
    let names: Vec<&String> = tables.iter().flat_map(|table| &table.names).collect();
    assert_eq!(names.len(), 3);
    assert!(names.iter().all(|name| *name != "P04"));
    assert!(people[1].get(&tables[0].path).await.body.contains("Rated"));
    server.stop().await;
}

/// Those who want nothing to do with each other do not meet as long as others are there; and who turns into a program after they
/// have entered plays nowhere.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_sit_with_whom() {
    let file = file("contest-apart.db");
    let server = host(&config(&file)).await;
    let mut people = members(&server, 5).await;
    let tie = [("tie", "block"), ("name", "P01")];
    assert_eq!(people[0].post("/account/people", &tie).await.status, 303);
    let path = organised(&mut people[2], &[]).await;
    for person in &mut people {
        does(person, &path, "enter").await;
    }
    assert_eq!(people[4].post("/account/bot", &[]).await.status, 303);
    does(&mut people[2], &path, "begin").await;
    for number in 0..2 {
        let tables = round(&file, &path, number).await;
        assert_eq!(tables.len(), 2, "four play");
        for table in &tables {
            let both = ["P00", "P01"].map(|name| table.names.iter().any(|it| it == name));
            assert_ne!(both, [true, true], "{tables:?}");
            assert!(table.names.iter().all(|name| name.starts_with('P') && name != "P04"));
        }
        first_wins(&mut people, &tables).await;
    }
    until_said(&mut people[0], &path, "The contest is over").await;
    server.stop().await;
}

/// Whoever organises it calls it off; what is by link is in no list; too few are too few.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_does_not_take_place() {
    let file = file("contest-off.db");
    let server = host(&config(&file)).await;
    let mut people = members(&server, 3).await;
    let off = organised(&mut people[0], &[("link", "on")]).await;
    let few = organised(&mut people[0], &[("title", "Few")]).await;
    let enough = organised(&mut people[0], &[("title", "Enough")]).await;
    assert!(!people[1].get("/contests").await.body.contains(&off));
    does(&mut people[1], &off, "enter").await;
    assert!(people[1].get("/contests").await.body.contains(&off), "among one's own");
    does(&mut people[0], &off, "off").await;
    assert!(people[1].get(&off).await.body.contains("It was called off before it began."));
    assert_eq!(people[1].post(&format!("{off}/enter"), &[]).await.status, 422);
    does(&mut people[1], &few, "enter").await;
    for person in &mut people {
        does(person, &enough, "enter").await;
    }
    server.stop().await;
    // The time comes while the server is down.
    written(&file, "UPDATE contest SET starts = 1").await;
    let server = host(&config(&file)).await;
    let mut people: Vec<Browser> = people.iter().map(|one| one.at(server.address)).collect();
    until_said(&mut people[1], &few, "Fewer than 3 people came").await;
    assert_eq!(round(&file, &enough, 0).await.len(), 1, "three make one table");
    server.stop().await;
}

/// Killed after the last table of a round was over and before the next one was made: it is made after the restart, once. And two
/// tables that are over at the same moment make one round, too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_round_is_made_once_whatever_happens() {
    let file = file("contest-once.db");
    let server = host(&config(&file)).await;
    let mut people = members(&server, 4).await;
    let path = organised(&mut people[0], &[("rounds", "3")]).await;
    for person in &mut people {
        does(person, &path, "enter").await;
    }
    does(&mut people[0], &path, "begin").await;
    let tables = round(&file, &path, 0).await;
    let [one, other] = &tables[..] else { panic!("two tables") };
    let mut both: Vec<Browser> =
        [one, other].map(|table| people[number(&table.names[1])].at(server.address)).into();
    let (second, first) = (both.pop().expect("one"), both.pop().expect("one"));
    let (mut first, mut second) = (first, second);
    tokio::join!(
        says(&mut first, &one.path, 1, "resign"),
        says(&mut second, &other.path, 1, "resign"),
    );
    let made = round(&file, &path, 1).await;
    assert_eq!(made.len(), 2);
    server.stop().await;
    // As if it had been killed before the second round was written.
    written(
        &file,
        "CREATE TEMP TABLE undone AS SELECT game FROM contest_table WHERE round = 1; \
         DELETE FROM contest_seat WHERE game IN (SELECT game FROM undone); DELETE FROM contest_table WHERE round = 1; \
         DELETE FROM change WHERE game IN (SELECT game FROM undone); DELETE FROM seat WHERE game IN (SELECT game FROM undone); \
         DELETE FROM game WHERE id IN (SELECT game FROM undone)",
    )
    .await;
    let server = host(&config(&file)).await;
    let again = round(&file, &path, 1).await;
    let names = |tables: &[OpenTable]| -> Vec<Vec<String>> {
        tables.iter().map(|table| table.names.clone()).collect()
    };
    assert_eq!(names(&again), names(&made), "who meets whom follows from what is written");
    assert_ne!(again[0].path, made[0].path);
    server.stop().await;
    let server = host(&config(&file)).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(open_tables(&file, &path).await, again, "and not once more");
    let mut people: Vec<Browser> = people.iter().map(|one| one.at(server.address)).collect();
    first_wins(&mut people, &again).await;
    assert_eq!(round(&file, &path, 2).await.len(), 2);
    server.stop().await;
}

/// Somebody withdraws, somebody lets a bot play to the end, somebody deletes their account: the others play on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dropouts_are_marked_and_seated_no_more() {
    let file = file("contest-out.db");
    let server = host(&config(&file)).await;
    let mut people = members(&server, 8).await;
    let path = organised(&mut people[0], &[("rounds", "3")]).await;
    for person in &mut people {
        does(person, &path, "enter").await;
    }
    let tables = round(&file, &path, 0).await;
    let sits = |table: usize, seat: usize| number(&tables[table].names[seat]);
    // With two the other one has won at once.
    does(&mut people[sits(0, 1)], &path, "leave").await;
    assert_eq!(people[sits(0, 1)].post(&format!("{path}/leave"), &[]).await.status, 403);
    let away = people[sits(1, 1)].post(&format!("{}/away", tables[1].path), &[("seat", "1")]).await;
    assert_eq!(away.status, 303, "{}", away.body);
    says(&mut people[sits(1, 0)], &tables[1].path, 0, "resign").await;
    let gone =
        people[sits(2, 1)].post("/account/delete", &[("password", PASSWORD), ("sure", "on")]).await;
    assert_eq!(gone.status, 200, "{}", gone.body);
    // Against a bot that plays for somebody who is gone one has to win, or to give up.
    says(&mut people[sits(2, 0)], &tables[2].path, 0, "resign").await;
    says(&mut people[sits(3, 1)], &tables[3].path, 1, "resign").await;
    let next = round(&file, &path, 1).await;
    let mut names: Vec<usize> =
        next.iter().flat_map(|table| &table.names).map(|name| number(name)).collect();
    names.sort_unstable();
    let mut still: Vec<usize> = vec![sits(0, 0), sits(1, 0), sits(2, 0), sits(3, 0), sits(3, 1)];
    still.sort_unstable();
    assert_eq!(names, still, "who has given up one game plays on");
    let page = people[sits(0, 0)].get(&path).await.body;
    assert_eq!(page.matches("bot since round 1").count(), 3);
    assert!(page.contains("a former player"));
    // What one takes along names it.
    let pack = people[sits(0, 0)].post("/account/export", &[("password", PASSWORD)]).await;
    assert_eq!(pack.status, 200);
    let account = super::leaving::unpacked(&pack.bytes)["account.json"].clone();
    assert!(account.contains("Autumn cup"), "{account}");
    server.stop().await;
}

/// The games of a rated contest count for ratings, seed the next one, and can be worked out again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rated_contest_counts_for_ratings() {
    let file = file("contest-rated.db");
    let server = host(&config(&file)).await;
    let mut people = members(&server, 4).await;
    let path = organised(&mut people[0], &[("rated", "on"), ("way", "knockout")]).await;
    for person in &mut people {
        does(person, &path, "enter").await;
    }
    does(&mut people[0], &path, "begin").await;
    let first = round(&file, &path, 0).await;
    first_wins(&mut people, &first).await;
    let last = round(&file, &path, 1).await;
    assert_eq!(last.len(), 1, "the winners meet");
    first_wins(&mut people, &last).await;
    until_said(&mut people[0], &path, "The contest is over").await;
    let winner = &last[0].names[0];
    let (mu, games) = super::rated::rating(&file, winner).await.expect("rated");
    assert!(mu > 25.0 && games == 2);
    // Whoever has won it is seeded first in the next one.
    let next = organised(&mut people[0], &[("rated", "on")]).await;
    for person in &mut people {
        does(person, &next, "enter").await;
    }
    let page = people[0].get(&next).await.body;
    let seeded = between(&page, "<ol class=\"entered\">", "</ol>").expect("a list");
    assert_eq!(between(seeded, "/people/", "\""), Some(&**winner));
    server.stop().await;
    assert!(super::rated::adds_up(&file).await);
}

/// Programs read contests and take part for their owner by the same functions.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn programs_read_enter_and_leave() {
    let file = file("contest-api.db");
    let server = host(&config(&file)).await;
    let mut people = members(&server, 4).await;
    let path = organised(&mut people[0], &[]).await;
    let id = path.rsplit('/').next().expect("an id").to_owned();
    let mut program = Program::new(&server, &token(&mut people[1], &SCOPES).await);
    let mut reader = Program::new(&server, &token(&mut people[1], &["read"]).await);
    let lists = reader.get("/api/contests").await.json();
    assert_eq!(lists["open"][0]["id"], json!(id));
    assert_eq!(
        (&lists["open"][0]["way"], &lists["open"][0]["number"]),
        (&json!("swiss"), &json!(2))
    );
    let at = |what: &str| format!("/api/contests/{id}{what}");
    assert_eq!(reader.post(&at("/enter"), &json!({})).await.status, 403, "not what it is for");
    let entered = program.post(&at("/enter"), &json!({})).await;
    assert_eq!(entered.status, 200, "{}", entered.body);
    assert_eq!(entered.json()["yours"], json!(true));
    assert_eq!(program.post(&at("/leave"), &json!({})).await.json()["yours"], json!(false));
    assert_eq!(program.post(&at("/leave"), &json!({})).await.status, 403);
    assert_eq!(program.get("/api/contests/nothing").await.status, 404);
    program.post(&at("/enter"), &json!({})).await;
    for person in [0, 2, 3] {
        does(&mut people[person], &path, "enter").await;
    }
    does(&mut people[0], &path, "begin").await;
    let tables = round(&file, &path, 0).await;
    first_wins(&mut people, &tables).await;
    round(&file, &path, 1).await;
    let one = reader.get(&at("")).await.json();
    assert_eq!(one["standings"].as_array().expect("a list").len(), 4);
    assert_eq!(one["standings"][0]["points"], json!(1.0));
    assert_eq!(one["tables"].as_array().expect("rounds").len(), 2);
    assert_eq!(one["tables"][0][0]["seats"][0]["place"], json!(1));
    assert_eq!(one["tables"][1][0]["seats"][0]["place"], json!(null));
    server.stop().await;
}
