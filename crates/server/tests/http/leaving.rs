//! Whoever goes for good, and what everybody else keeps; and what one takes along.

use std::collections::BTreeMap;
use std::io::Read;

use super::accounts::{OTHER, PASSWORD, enter, is_inside, somebody, trouble};
use super::*;

async fn delete(browser: &mut Browser) -> client::Answer {
    browser.post("/account/delete", &[("password", PASSWORD), ("sure", "on")]).await
}

/// A table of two: who made it, and who followed the link. On the page of either the game has begun.
async fn shared(mira: &mut Browser, tomasz: &mut Browser) -> String {
    let path = table(mira, &INVITED).await;
    let page = mira.get(&path).await.body;
    let token = between(&page, "/join/", "\"").expect("an invitation").to_owned();
    let sat = tomasz.post(&format!("{path}/join/{token}"), &[("name", "Tomasz")]).await;
    assert_eq!(sat.status, 303, "{}", sat.body);
    path
}

/// Loads a page until it says something.
async fn until_said(browser: &mut Browser, path: &str, words: &str) -> String {
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

/// How often something is written down anywhere in a database.
async fn found(file: &std::path::Path, words: &str) -> Vec<String> {
    let mut open = client::open(file).await;
    let tables = sqlx::query_scalar::<_, String>(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_sqlx%' ESCAPE '\\'",
    );
    let mut found = Vec::new();
    for table in tables.fetch_all(&mut open).await.expect("tables") {
        let columns = format!("SELECT name FROM pragma_table_info('{table}')");
        let columns = sqlx::query_scalar::<_, String>(sqlx::AssertSqlSafe(columns));
        for column in columns.fetch_all(&mut open).await.expect("columns") {
            let text = format!("SELECT count(*) FROM {table} WHERE instr({column}, ?)");
            let count = sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(text)).bind(words);
            if count.fetch_one(&mut open).await.expect("counted") > 0 {
                found.push(format!("{table}.{column}"));
            }
        }
    }
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_goes_leaves_the_others_their_games_and_nothing_of_themselves() {
    let kept = file("gone.db");
    let server = host(&config(&kept)).await;
    let [mut mira, mut tomasz, mut eve] = [(); 3].map(|()| Browser::new(server.address));
    let alone = table(&mut mira, &ALONE).await;
    somebody(&mut mira, "Miranda").await;
    let both = shared(&mut mira, &mut tomasz).await;
    let said = |text: &'static str| [("text", text)];
    mira.post(&format!("{both}/say"), &said("I shall be gone")).await;
    tomasz.post(&format!("{both}/say"), &said("Stay here")).await;
    // Where she only looks on, and where she has sat down and the game has not begun.
    let foreign = table(&mut eve, &ALONE).await;
    mira.post(&format!("{foreign}/say"), &said("I watch you")).await;
    let three = [
        ("seat0", "here"),
        ("name0", "Eve"),
        ("seat1", "open"),
        ("seat2", "open"),
        ("listed", "on"),
    ];
    let waiting = table(&mut eve, &three).await;
    assert_eq!(mira.post(&format!("{waiting}/sit/1"), &[("name", "Miranda")]).await.status, 303);
    let mut open = client::open(&kept).await;
    let id = "SELECT person FROM account";
    let id: String = sqlx::query_scalar(id).fetch_one(&mut open).await.expect("her");
    assert!(mira.get("/account").await.body.contains("href=\"/account/delete\""));
    assert!(mira.get("/account/delete").await.body.contains("Yes, delete Miranda for ever"));
    let mut stream = mira.listen(&format!("{both}/events")).await.expect("a stream");
    stream.next().await.expect("a greeting");

    // Nothing happens by half.
    trouble(&mira.post("/account/delete", &[("password", PASSWORD)]).await);
    trouble(&mira.post("/account/delete", &[("password", OTHER), ("sure", "on")]).await);
    assert!(is_inside(&mira.get("/account").await, "Miranda"));
    assert_eq!(tomasz.post("/account/delete", &[("sure", "on")]).await.status, 403, "no account");

    let gone = delete(&mut mira).await;
    assert_eq!(gone.status, 200, "{}", gone.body);
    assert!(gone.body.contains("Your account is gone") && mira.cookies.is_empty());
    while stream.next().await.is_some() {}
    // A bot plays on, and the other one goes on choosing.
    let page = until_said(&mut tomasz, &both, "Former player 1").await;
    assert!(!page.contains("Miranda") && !page.contains("I shall be gone"));
    assert!(page.contains("Stay here") && page.contains("deleted with the account"));
    for _ in 0..6 {
        let answer = answer_first(&mut tomasz, &both).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
    assert_eq!(tomasz.get(&alone).await.status, 404, "nobody else sat there");
    let page = eve.get(&foreign).await;
    assert!(page.status == 200 && !page.body.contains("I watch you"));
    assert!(eve.get(&waiting).await.body.contains(&format!("{waiting}/join/")), "a free seat");
    assert!(tomasz.get(&waiting).await.body.contains(&format!("{waiting}/sit/1")));
    // Of her there is nothing; her name is nobody's for a year.
    trouble(&enter(&mut Browser::new(server.address), "Miranda", PASSWORD).await);
    let mut other = Browser::new(server.address);
    trouble(&other.post("/account", &[("name", "miranda"), ("new", PASSWORD)]).await);
    assert!(other.cookies.is_empty());
    server.stop().await;
    for words in [id.as_str(), "Miranda", "I shall be gone", "I watch you"] {
        assert_eq!(found(&kept, words).await, [""; 0], "{words}");
    }
    // And so it is after a restart.
    let server = host(&config(&kept)).await;
    let mut tomasz = tomasz.at(server.address);
    assert!(wait_for_question(&mut tomasz, &both).await.0.contains("Former player 1"));
    let mut open = client::open(&kept).await;
    let sql = "UPDATE former_name SET until = 1";
    sqlx::query(sql).execute(&mut open).await.expect("a year goes by");
    somebody(&mut Browser::new(server.address), "Miranda").await;
    server.stop().await;
}

/// What is in an archive, by name.
pub(super) fn unpacked(bytes: &[u8]) -> BTreeMap<String, String> {
    let archive = rawzip::ZipArchive::from_slice(bytes).expect("an archive");
    let mut entries = archive.entries();
    let mut files = BTreeMap::new();
    while let Some(entry) = entries.next_entry().expect("an entry") {
        let name = entry.file_path().try_normalize().expect("a plain name").as_ref().to_owned();
        let inside = archive.get_entry(entry.wayfinder()).expect("it is there");
        let unpack = flate2::bufread::DeflateDecoder::new(inside.data());
        let mut text = String::new();
        inside.verifying_reader(unpack).read_to_string(&mut text).expect("whole");
        files.insert(name, text);
    }
    files
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_takes_along_what_one_has_and_nothing_that_opens_or_tells() {
    let kept = file("taken.db");
    let server = host(&config(&kept)).await;
    let [mut mira, mut tomasz] = [(); 2].map(|()| Browser::new(server.address));
    let codes = somebody(&mut mira, "Mira").await;
    let both = shared(&mut mira, &mut tomasz).await;
    mira.post(&format!("{both}/say"), &[("text", "It is mine")]).await;
    tomasz.post(&format!("{both}/say"), &[("text", "It is his")]).await;
    let export = async |browser: &mut Browser, password| {
        browser.post("/account/export", &[("password", password)]).await
    };
    trouble(&export(&mut mira, OTHER).await);
    assert_eq!(export(&mut tomasz, PASSWORD).await.status, 403, "no account");
    let archive = export(&mut mira, PASSWORD).await;
    assert_eq!(
        (archive.status, archive.headers["content-type"].as_str()),
        (200, "application/zip")
    );
    let files = unpacked(&archive.bytes);
    let read = |name: &str| serde_json::from_str::<Value>(&files[name]).expect("JSON");
    let (account, said, games) = (read("account.json"), read("said.json"), read("games.json"));
    assert_eq!(account["name"], "Mira");
    assert_eq!(account["codes_left"], 10);
    assert_eq!(account["devices"].as_array().map(Vec::len), Some(1));
    assert_eq!(said.as_array().map(Vec::len), Some(1));
    assert_eq!(said[0]["text"], "It is mine");
    let id = both.rsplit('/').next().expect("an id");
    assert_eq!(
        (games[0]["table"].as_str(), &games[0]["own_seats"]),
        (Some(id), &serde_json::json!([0]))
    );
    assert_eq!(games[0]["players"], serde_json::json!(["Mira", "Tomasz"]));
    assert!(games[0]["winners"].is_null() && !files.keys().any(|name| name.ends_with(".game")));
    // Nothing that is kept to open an account, and nothing that the table keeps to itself.
    let mut open = client::open(&kept).await;
    for sql in [
        "SELECT hash FROM login",
        "SELECT hash FROM code",
        "SELECT password FROM account",
        "SELECT person FROM account",
        "SELECT secret FROM game WHERE secret IS NOT NULL",
    ] {
        let secrets: Vec<String> =
            sqlx::query_scalar(sql).fetch_all(&mut open).await.expect("read");
        assert!(!secrets.is_empty(), "{sql}");
        for secret in secrets.iter().chain(&codes).chain(mira.cookies.values()) {
            assert!(!files.values().any(|text| text.contains(secret)), "{sql}: {secret}");
        }
    }
    server.stop().await;
}

/// The record of a finished game comes along as its page gives it, and of one that goes on there is none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn finished_games_come_along_with_their_records() {
    let (path, cookie) = stored::newest("taken-over.db").await;
    let server = host(&config(&path)).await;
    let mut mira = Browser::new(server.address);
    mira.cookies.insert(cookie.0, cookie.1);
    somebody(&mut mira, "Mira").await;
    let archive = mira.post("/account/export", &[("password", PASSWORD)]).await;
    let files = unpacked(&archive.bytes);
    let finished = stored::titled(&path, "finished").await;
    let record = mira.get(&format!("{finished}/record")).await.body;
    let id = |path: &str| path.rsplit('/').next().expect("an id").to_owned();
    assert_eq!(files[&format!("records/{}.game", id(&finished))], record);
    let running = stored::titled(&path, "running").await;
    assert!(!files.contains_key(&format!("records/{}.game", id(&running))));
    let games: Value = serde_json::from_str(&files["games.json"]).expect("JSON");
    let of = |path: &str| {
        let all = games.as_array().expect("a list");
        all.iter().find(|game| game["table"] == id(path).as_str()).expect("it").clone()
    };
    assert!(of(&finished)["winners"].is_array() && of(&running)["winners"].is_null());
    // What was said before it was written down who said it is hers by her seat.
    assert!(files["said.json"].contains("Tomorrow?"));
    server.stop().await;
}

#[tokio::test]
async fn not_everybody_takes_everything_all_the_time() {
    let export = [Rate { burst: 1, each: Duration::from_secs(3_600) }; 2];
    let rates = Rates { export, ..Rates::NONE };
    let server = host(&server::Config { rates, ..config(&file("taken-often.db")) }).await;
    let mut mira = Browser::new(server.address);
    somebody(&mut mira, "Mira").await;
    for status in [422, 200, 429] {
        let password = if status == 422 { OTHER } else { PASSWORD };
        let answer = mira.post("/account/export", &[("password", password)]).await;
        assert_eq!(answer.status, status, "{}", answer.body);
    }
    server.stop().await;
}
