//! Accounts that programs play with: everybody sees it, and they sit only where that is wanted.

use serde_json::json;

use super::table as table_of;
use super::*;
use crate::programs::{PASSWORD, Program, SCOPES, account, alone, made, program, token, two};
use client::Hosted;

/// A bot account, and its program.
async fn bot(server: &Hosted, name: &str) -> (Browser, Program) {
    let mut browser = account(server, name).await;
    let answer = browser.post("/account/bot", &[]).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    let program = Program::new(server, &token(&mut browser, &SCOPES).await);
    (browser, program)
}

#[tokio::test]
async fn a_bot_sits_where_it_is_invited_and_everybody_sees_what_it_is() {
    let server = host(&config(&file("bot.db"))).await;
    let mut mira = program(&server, "Mira").await;
    let (mut browser, mut eve) = bot(&server, "Eve").await;
    assert_eq!(eve.get("/api/me").await.json()["bot"], true);
    assert!(browser.get("/account/tokens").await.body.contains("This is a bot account"));
    let table = made(&mut mira, &two()).await;
    let at = |what: &str| format!("/api/tables/{table}{what}");
    let invitation = mira.get(&at("")).await.json()["seats"][1]["invitation"].clone();
    // Whatever it would like to be called.
    let join = json!({"invitation": invitation, "name": "A person"});
    let sat = eve.post(&at("/join"), &join).await.json();
    assert_eq!(
        (&sat["seats"][1]["name"], &sat["seats"][1]["held"]),
        (&json!("Eve (bot)"), &json!("program"))
    );
    let page = Browser::new(server.address).get(&format!("/t/{table}")).await.body;
    assert!(page.contains("Eve (bot)"));
    let rename = [("seat", "1"), ("name", "Just Eve")];
    assert_eq!(browser.post(&format!("/t/{table}/name"), &rename).await.status, 403);
    // A name of another account says so, too.
    assert_eq!(browser.post("/account/name", &[("name", "Adam")]).await.status, 303);
    let own = made(&mut eve, &alone()).await;
    assert_eq!(
        eve.get(&format!("/api/tables/{own}")).await.json()["seats"][0]["name"],
        "Adam (bot)"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_bot_does_not_sit_among_people_who_wait_for_people() {
    let server = host(&config(&file("bot-hall.db"))).await;
    let mut mira = program(&server, "Mira").await;
    let (mut browser, mut eve) = bot(&server, "Eve").await;
    let mut listed = two();
    listed["listed"] = json!(true);
    let table = made(&mut mira, &listed).await;
    let refused = eve.post(&format!("/api/tables/{table}/join"), &json!({})).await;
    assert_eq!(
        (refused.status, &refused.json()["code"]),
        (403, &json!("forbidden")),
        "{}",
        refused.body
    );
    assert_eq!(browser.post(&format!("/t/{table}/sit/1"), &[("name", "Eve")]).await.status, 403);
    let find = [("game", "starcraft"), ("players", "2"), ("speed", "none"), ("wait", "0")];
    let found = browser.post("/find", &find).await;
    assert_ne!(found.location(), format!("/t/{table}"), "it gets a table of its own");
    // Nor where bots of the house would come anyway: only where the host wants it.
    let mut kim = account(&server, "Kim").await;
    let find = [("game", "starcraft"), ("players", "3-4"), ("speed", "none"), ("wait", "15")];
    let waits = kim.post("/find", &find).await.location().replace("/t/", "/api/tables/");
    assert_eq!(eve.post(&format!("{waits}/join"), &json!({})).await.status, 403);
    listed["programs"] = json!(true);
    let open = made(&mut mira, &listed).await;
    let lobby = eve.get("/api/lobby").await.json();
    let there = |table: &str, seats: &Value| {
        let mut tables = seats.as_array().expect("tables").iter();
        tables.find(|it| it["id"] == table).expect("it is there")["programs"].clone()
    };
    assert_eq!(there(&open, &lobby["open"]), true);
    assert_eq!(there(&table, &lobby["open"]), false);
    // People read it before they sit down.
    let told = "Bot accounts may sit down";
    for page in [format!("/t/{open}"), format!("/t/{open}/sit/1"), "/lobby".to_owned()] {
        assert!(kim.get(&page).await.body.contains(told), "{page}");
    }
    assert!(!kim.get(&format!("/t/{table}")).await.body.contains(told));
    let sat = eve.post(&format!("/api/tables/{open}/join"), &json!({})).await;
    assert_eq!((sat.status, &sat.json()["programs"]), (200, &json!(true)), "{}", sat.body);
    // At a rated table it may not, whatever the form says.
    let mut rated = account(&server, "Ola").await;
    let fields = [("listed", "on"), ("rated", "on"), ("clock", "live-60"), ("programs", "on")];
    let path = table_of(&mut rated, &[&INVITED[..], &fields].concat()).await;
    assert!(!rated.get(&path).await.body.contains(told));
    let join = path.replace("/t/", "/api/tables/") + "/join";
    assert_eq!(eve.post(&join, &json!({})).await.status, 403);
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_bot_cannot_look_like_one_nor_become_one_late() {
    let server = host(&config(&file("bot-late.db"))).await;
    let (mut mira, mut guest) = (account(&server, "Mira").await, Browser::new(server.address));
    let path = table(&mut mira, &INVITED).await;
    let late = mira.post("/account/bot", &[]).await;
    assert_eq!(late.status, 422);
    assert!(late.body.contains("There are games of this account already"));
    assert_eq!(guest.post("/account/bot", &[]).await.status, 403);
    let page = mira.get(&path).await.body;
    let invitation = between(&page, "/join/", "\"").expect("an invitation").to_owned();
    let join = format!("{path}/join/{invitation}");
    for name in ["Eve (bot)", "Eve [BOT]", "Eve \u{ff08}bot\u{ff09}"] {
        assert_eq!(guest.post(&join, &[("name", name)]).await.status, 422, "{name}");
    }
    // Nor does a bot go on with what a person has begun.
    assert_eq!(guest.post(&join, &[("name", "Eve")]).await.status, 303);
    bot(&server, "Adam").await;
    let enter = [("name", "Adam"), ("password", PASSWORD), ("bring", "on")];
    assert_eq!(guest.post("/account/enter", &enter).await.status, 303);
    assert!(!guest.get("/").await.body.contains(&path));
    server.stop().await;
}

#[tokio::test]
async fn a_bot_plays_at_so_many_tables() {
    let server = host(&config(&file("bot-many.db"))).await;
    let (_, mut eve) = bot(&server, "Eve").await;
    for _ in 0..20 {
        made(&mut eve, &alone()).await;
    }
    let more = eve.post("/api/tables", &alone()).await;
    assert_eq!(more.status, 422, "{}", more.body);
    server.stop().await;
}

/// As if somebody had sat down at so many more tables like this one, where the games are over.
async fn so_many_more(file: &std::path::Path, table: &str, count: usize) {
    let mut open = client::open(file).await;
    for number in 0..count {
        let over = format!(", ending = 'resigned', secret = secret || '{number}'");
        for (name, key, over) in
            [("game", "id", &*over), ("seat", "game", ""), ("change", "game", "")]
        {
            for statement in [
                format!("CREATE TEMP TABLE copy AS SELECT * FROM {name} WHERE {key} = '{table}'"),
                format!("UPDATE copy SET {key} = {key} || '-{number}'{over}"),
                format!("INSERT INTO {name} SELECT * FROM copy"),
                "DROP TABLE copy".to_owned(),
            ] {
                let statement = sqlx::query(sqlx::AssertSqlSafe(statement));
                statement.execute(&mut open).await.expect("written");
            }
        }
    }
}

#[tokio::test]
async fn a_bot_plays_so_many_games_a_day() {
    let kept = file("bot-day.db");
    let server = host(&config(&kept)).await;
    let (_, mut eve) = bot(&server, "Eve").await;
    let mut mira = program(&server, "Mira").await;
    for program in [&mut eve, &mut mira] {
        let table = made(program, &alone()).await;
        so_many_more(&kept, &table, 98).await;
        made(program, &alone()).await;
    }
    let refused = eve.post("/api/tables", &alone()).await;
    assert_eq!((refused.status, &refused.json()["code"]), (429, &json!("bot_games_a_day")));
    let message = refused.json()["message"].as_str().expect("a sentence").to_owned();
    assert!(message.contains("100 games a day") && message.contains(" h "), "{message}");
    let after: u64 = refused.headers["retry-after"].parse().expect("seconds");
    assert!((86_000..=86_400).contains(&after), "{after}");
    // Nor does it sit down anywhere else; people may.
    let table = made(&mut mira, &two()).await;
    let at = format!("/api/tables/{table}");
    let invitation = mira.get(&at).await.json()["seats"][1]["invitation"].clone();
    let join = json!({"invitation": invitation});
    assert_eq!(eve.post(&format!("{at}/join"), &join).await.status, 429);
    // A day after the first of them it may sit down once more.
    let mut open = client::open(&kept).await;
    let older = "UPDATE change SET at = at - 86400000 WHERE game = (SELECT min(game) FROM seat WHERE name LIKE 'Eve%')";
    sqlx::query(older).execute(&mut open).await.expect("written");
    assert_eq!(eve.post(&format!("{at}/join"), &join).await.status, 200);
    assert_eq!(eve.post("/api/tables", &alone()).await.status, 429);
    server.stop().await;
}
