//! What programs are told as it happens, and no longer than they may be.

use serde_json::json;

use super::*;
use crate::programs::{PASSWORD, Program, SCOPES, account, alone, made, program, token, two};

/// Whoever puts the lines together has what can be asked for.
#[tokio::test]
async fn a_stream_of_a_table_adds_up_to_what_is_there() {
    let server = host(&config(&file("lines.db"))).await;
    let mut mira = program(&server, "Mira").await;
    let table = made(&mut mira, &alone()).await;
    let at = |what: &str| format!("/api/tables/{table}{what}");
    let mut lines = mira.listen(&at("/stream")).await.expect("a stream");
    let mut known = lines.next().await.expect("a line");
    for part in ["table", "view", "question", "version"] {
        assert!(known.get(part).is_some(), "the first line has {part}");
    }
    let mut compared = 0;
    for _ in 0..12 {
        asked(&mut lines, &mut known).await;
        assert_eq!(known["question"], mira.get(&at("/question")).await.json()["question"]);
        let seen = mira.get(&at("/view")).await.json();
        if seen["version"] == known["version"] {
            compared += 1;
            assert_eq!((&known["view"], &known["decision"]), (&seen["view"], &seen["decision"]));
        }
        let question = known["question"].take();
        assert_eq!(mira.answer(&table, &question).await.status, 200);
        while known["question"].is_null() || known["question"] == question {
            assert!(known["table"].get("over").is_none(), "the game is over");
            put_together(&mut known, &lines.next().await.expect("it goes on"));
        }
    }
    assert!(compared > 3, "only {compared} views were compared");
    asked(&mut lines, &mut known).await;
    mira.post(&at("/say"), &json!({"text": "well played"})).await;
    let said = lines.until(|told| told.get("said").is_some()).await;
    assert_eq!(said["said"][0], json!({"seat": 0, "name": "Mira", "text": "well played"}));
    assert!(said.get("view").is_none(), "what is as it was is not told again");
    server.stop().await;
}

/// Reads on until something is asked.
async fn asked(lines: &mut client::Lines, known: &mut Value) {
    while known["question"].is_null() {
        assert!(known["table"].get("over").is_none(), "the game is over");
        put_together(known, &lines.next().await.expect("it goes on"));
    }
}

fn put_together(known: &mut Value, told: &Value) {
    let told = told.as_object().expect("fields").clone();
    known.as_object_mut().expect("fields").extend(told);
}

#[tokio::test]
async fn a_stream_of_all_tables_tells_whose_turn_it_is() {
    let server = host(&config(&file("lines-all.db"))).await;
    let (mut mira, mut eve) = (program(&server, "Mira").await, program(&server, "Eve").await);
    let mut lines = mira.listen("/api/stream").await.expect("a stream");
    assert_eq!(lines.next().await, Some(json!({"tables": []})), "everything there is");
    let table = made(&mut mira, &two()).await;
    let told = lines.next().await.expect("a line");
    assert_eq!(told["tables"][0]["id"], table.as_str());
    let path = format!("/api/tables/{table}");
    let invitation = mira.get(&path).await.json()["seats"][1]["invitation"].clone();
    let join = json!({"invitation": invitation});
    assert_eq!(eve.post(&format!("{path}/join"), &join).await.status, 200);
    let told = lines.until(|told| told["tables"][0]["seats"][1]["name"] == "Eve").await;
    let (first, seat) = match told["tables"][0]["pending"] == json!([0]) {
        true => (&mut mira, 0),
        false => (&mut eve, 1),
    };
    let asked = first.question(&table).await.expect("a question");
    assert_eq!(asked["seat"], seat);
    assert_eq!(first.answer(&table, &asked).await.status, 200);
    // Who begins anew has everything at once, and nothing of other people's tables.
    let mut anew = eve.listen("/api/stream").await.expect("a stream");
    let everything = anew.next().await.expect("a line");
    assert_eq!(everything["tables"].as_array().expect("tables").len(), 1);
    made(&mut mira, &alone()).await;
    assert_eq!(eve.post(&format!("{path}/say"), &json!({"text": "hi"})).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_stream_ends_with_its_token_and_no_other() {
    let server = host(&config(&file("lines-end.db"))).await;
    let mut mira = account(&server, "Mira").await;
    let [ended, kept] = [token(&mut mira, &["read"]).await, token(&mut mira, &SCOPES).await];
    let (reader, mut player) = (Program::new(&server, &ended), Program::new(&server, &kept));
    let table = made(&mut player, &alone()).await;
    let path = format!("/api/tables/{table}/stream");
    let mut streams = Vec::new();
    for path in [path.as_str(), "/api/stream"] {
        let mut lines = reader.listen(path).await.expect("a stream");
        lines.next().await.expect("a line");
        streams.push(lines);
    }
    let mut other = player.listen(&path).await.expect("a stream");
    other.next().await.expect("a line");
    let page = mira.get("/account/tokens").await.body;
    // The one that may only read stands with that word alone.
    let (_, rest) = page.split_once("<code>read</code>").expect("the token");
    let hash = between(rest, "name=\"which\" value=\"", "\"").expect("a hash");
    assert_eq!(mira.post("/account/tokens/end", &[("which", hash)]).await.status, 303);
    for mut lines in streams {
        while lines.next().await.is_some() {}
    }
    assert_eq!(reader.listen(&path).await.err().map(|answer| answer.status), Some(401));
    player.post(&format!("/api/tables/{table}/say"), &json!({"text": "still here"})).await;
    other.until(|told| told.get("said").is_some()).await;
    // Another password ends all that are left.
    let changed = [("password", PASSWORD), ("new", "battery staple")];
    assert_eq!(mira.post("/account/password", &changed).await.status, 303);
    while other.next().await.is_some() {}
    server.stop().await;
}

#[tokio::test]
async fn a_stream_ends_when_its_token_was_said_to() {
    let kept = file("lines-expire.db");
    let server = host(&config(&kept)).await;
    let mut mira = program(&server, "Mira").await;
    let mut other = client::open(&kept).await;
    let soon = "UPDATE token SET until = unixepoch() + 5";
    sqlx::query(soon).execute(&mut other).await.expect("written");
    let mut lines = mira.listen("/api/stream").await.expect("a stream");
    while lines.next().await.is_some() {}
    assert_eq!(mira.get("/api/me").await.status, 401);
    server.stop().await;
}

#[tokio::test]
async fn a_token_has_so_many_streams() {
    let rates = Rates { token_streams: 2, ..Rates::NONE };
    let server = host(&server::Config { rates, ..config(&file("lines-many.db")) }).await;
    let mut mira = account(&server, "Mira").await;
    let one = Program::new(&server, &token(&mut mira, &["read"]).await);
    let other = Program::new(&server, &token(&mut mira, &["read"]).await);
    let [first, _second] = [one.listen("/api/stream").await, one.listen("/api/stream").await]
        .map(|stream| stream.expect("a stream"));
    assert_eq!(one.listen("/api/stream").await.err().map(|answer| answer.status), Some(429));
    assert!(other.listen("/api/stream").await.is_ok());
    drop(first);
    let mut again = one.listen("/api/stream").await;
    while again.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
        again = one.listen("/api/stream").await;
    }
    server.stop().await;
}

/// Nobody is told what only somebody else may know; not even whoever had the seat before.
#[tokio::test]
async fn who_gave_a_seat_back_sees_nothing_from_there() {
    let server = host(&config(&file("lines-left.db"))).await;
    let (mut mira, mut kim) = (program(&server, "Mira").await, program(&server, "Kim").await);
    let mut browser = account(&server, "Eve").await;
    let mut eve = Program::new(&server, &token(&mut browser, &SCOPES).await);
    let mut listed = two();
    (listed["seats"], listed["listed"]) = (json!(["me", "open", "open"]), json!(true));
    let table = made(&mut mira, &listed).await;
    let at = |what: &str| format!("/api/tables/{table}{what}");
    let sat = eve.post(&at("/join"), &json!({})).await.json();
    assert_eq!(sat["yours"], json!([1]));
    let mut lines = eve.listen(&at("/stream?as=1")).await.expect("a stream");
    lines.next().await.expect("a line");
    let page = format!("/t/{table}/events");
    let mut stream = browser.listen(&format!("{page}?as=1")).await.expect("a stream");
    assert_eq!(eve.post(&at("/leave"), &json!({})).await.status, 200);
    assert_eq!(kim.post(&at("/join"), &json!({})).await.json()["yours"], json!([1]));
    let mut last = program(&server, "Last").await;
    assert_eq!(last.post(&at("/join"), &json!({})).await.json()["yours"], json!([2]));
    while let Some(told) = lines.next().await {
        assert!(told["view"].is_null(), "{told}");
    }
    assert_eq!(eve.get(&at("/view?as=1")).await.status, 403);
    let mut seen = stream.next().await.expect("a message");
    while seen["fragments"] == json!([]) {
        seen = stream.next().await.expect("a message");
    }
    let mut stranger = Browser::new(server.address).listen(&page).await.expect("a stream");
    let public = stranger.next().await.expect("a message");
    // All of a page would be too much to read.
    assert!(seen["fragments"] == public["fragments"], "it is not what everybody sees");
    server.stop().await;
}

/// What somebody knows of a game who keeps what a stream tells of it.
fn keep(log: &mut Vec<Value>, told: &Value) {
    let Some(new) = told.get("log") else { return };
    let since = new["since"].as_u64().expect("a moment");
    log.retain(|event| event["moment"].as_u64().expect("a moment") < since);
    log.extend(new["events"].as_array().expect("events").iter().cloned());
}

#[tokio::test]
async fn a_stream_tells_what_happens_and_what_is_so_no_more() {
    let server = host(&config(&file("lines-log.db"))).await;
    let (mut mira, mut eve) = (program(&server, "Mira").await, program(&server, "Eve").await);
    let table = made(&mut mira, &two()).await;
    let at = |what: &str| format!("/api/tables/{table}{what}");
    let mut lines = mira.listen(&at("/stream")).await.expect("a stream");
    assert!(lines.next().await.expect("a line").get("log").is_none(), "nothing has happened");
    let invitation = mira.get(&at("")).await.json()["seats"][1]["invitation"].clone();
    let sat = eve.post(&at("/join"), &json!({"invitation": invitation})).await;
    assert_eq!(sat.status, 200, "{}", sat.body);
    let (mut log, mut version, mut undone) = (Vec::new(), 0, 0);
    for number in 0..60 {
        for program in [&mut mira, &mut eve] {
            let asked = program.get(&at("/question")).await.json()["question"].clone();
            if asked.is_null() {
                continue;
            }
            let done = program.answer(&table, &asked).await;
            assert_eq!(done.status, 200, "{}", done.body);
            version = done.json()["version"].as_u64().expect("a number");
            if number % 3 == 0 {
                let decision = program.get(&at("/view")).await.json()["decision"].clone();
                let back = program.post(&at("/undo"), &json!({"decision": decision})).await;
                if back.status == 200 {
                    (version, undone) =
                        (back.json()["version"].as_u64().expect("a number"), undone + 1);
                }
            }
        }
    }
    assert!(undone > 3, "{undone}");
    loop {
        let told = lines.next().await.expect("a line");
        keep(&mut log, &told);
        if told["version"].as_u64() >= Some(version) {
            break;
        }
    }
    // Whoever comes later is told the same, and the other something else.
    let mut fresh = Vec::new();
    let later = mira.listen(&at("/stream")).await.expect("a stream").next().await;
    keep(&mut fresh, &later.expect("a line"));
    assert!(!log.is_empty());
    assert_eq!(log, fresh);
    let other = eve.listen(&at("/stream")).await.expect("a stream").next().await;
    let mut others = Vec::new();
    keep(&mut others, &other.expect("a line"));
    assert_ne!(log, others, "each sees their own secrets");
    server.stop().await;
}
