//! Programs: tokens, what they can ask for, and what they cannot.

use serde_json::json;

use super::*;
use client::{Answer, Hosted};

pub(crate) const PASSWORD: &str = "correct horse";
pub(crate) const SCOPES: [&str; 4] = ["read", "play", "tables", "talk"];

/// Somebody with an account.
pub(crate) async fn account(server: &Hosted, name: &str) -> Browser {
    let mut browser = Browser::new(server.address);
    let made = browser.post("/account", &[("name", name), ("new", PASSWORD)]).await;
    assert_eq!(made.status, 200, "{}", made.body);
    browser
}

/// A token of somebody's, for these things.
pub(crate) async fn token(browser: &mut Browser, scopes: &[&str]) -> String {
    let scopes = scopes.iter().map(|scope| ("scope", *scope));
    let fields: Vec<_> = [("name", "zeppelin"), ("days", "7")].into_iter().chain(scopes).collect();
    let made = browser.post("/account/tokens", &fields).await;
    assert_eq!(made.status, 200, "{}", made.body);
    between(&made.body, "id=\"token\" readonly value=\"", "\"").expect("a token").to_owned()
}

/// A program with a token.
pub(crate) struct Program {
    line: Browser,
    pub(crate) token: String,
}

impl Program {
    pub(crate) fn new(server: &Hosted, token: &str) -> Self {
        Self { line: Browser::new(server.address), token: token.to_owned() }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        let shown = format!("Bearer {}", self.token);
        self.line.ask("GET", path, &[("Authorization", &shown)], "").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        let shown = format!("Bearer {}", self.token);
        self.line.ask("POST", path, &[("Authorization", &shown)], &body.to_string()).await
    }

    /// Opens a stream.
    pub(crate) async fn listen(&self, path: &str) -> Result<client::Lines, Answer> {
        self.line.listen_lines(path, &self.token).await
    }

    /// Answers a question with its first answer.
    pub(crate) async fn answer(&mut self, table: &str, asked: &Value) -> Answer {
        let line = &asked["options"][0]["line"];
        let act = json!({"seat": asked["seat"], "decision": asked["decision"], "actions": [line]});
        self.post(&format!("/api/tables/{table}/act"), &act).await
    }

    /// What is asked at a table, as soon as something is; none once the game is over.
    pub(crate) async fn question(&mut self, table: &str) -> Option<Value> {
        for _ in 0..2_000 {
            let asked = self.get(&format!("/api/tables/{table}/question")).await.json();
            if !asked["question"].is_null() {
                return Some(asked["question"].clone());
            }
            if !self.get(&format!("/api/tables/{table}")).await.json()["over"].is_null() {
                return None;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("nothing is asked at {table}");
    }
}

/// Somebody's program that may do everything.
pub(crate) async fn program(server: &Hosted, name: &str) -> Program {
    let token = token(&mut account(server, name).await, &SCOPES).await;
    Program::new(server, &token)
}

pub(crate) fn two() -> Value {
    json!({"game": "starcraft", "seats": ["me", "open"], "options": {"galaxy": "auto", "factions": "random"}})
}

pub(crate) fn alone() -> Value {
    json!({"game": "starcraft", "seats": ["me", "random"], "options": {"galaxy": "auto", "factions": "random"}})
}

/// A table for a program, by its id.
pub(crate) async fn made(program: &mut Program, table: &Value) -> String {
    let made = program.post("/api/tables", table).await;
    assert_eq!(made.status, 200, "{}", made.body);
    made.json()["table"].as_str().expect("an id").to_owned()
}

#[tokio::test]
async fn a_program_plays_a_game_to_its_end() {
    let server = host(&config(&file("programs.db"))).await;
    let mut mira = program(&server, "Mira").await;
    let me = mira.get("/api/me").await.json();
    assert_eq!(
        (&me["name"], &me["scopes"], &me["running"]),
        (&json!("Mira"), &json!(SCOPES), &json!(0))
    );
    let table = made(&mut mira, &alone()).await;
    let at = |what: &str| format!("/api/tables/{table}{what}");
    let mut rng = Rng::new(1);
    let mut first = true;
    while let Some(asked) = mira.question(&table).await {
        let options = asked["options"].as_array().expect("options");
        let option = &options[rng.below(options.len() as u32) as usize];
        let form = if rng.below(2) == 0 { "action" } else { "line" };
        let body = json!({"decision": asked["decision"], "actions": [option[form]]});
        let done = mira.post(&at("/act"), &body).await;
        assert_eq!(done.status, 200, "{}", done.body);
        if std::mem::take(&mut first) {
            let again = mira.post(&at("/act"), &body).await;
            assert_eq!(
                (again.status, &again.json()["code"]),
                (409, &json!("stale")),
                "once is enough"
            );
            let view = mira.get(&at("/view")).await.json();
            assert_eq!(view["seat"], 0);
            assert!(view["view"]["planets"].is_array());
            let early = mira.get(&at("/record")).await;
            assert_eq!((early.status, &early.json()["code"]), (404, &json!("not_over")));
        }
    }
    let over = mira.get("/api/tables?over=true").await.json();
    assert_eq!(over["tables"][0]["id"], table.as_str());
    let record = mira.get(&at("/record")).await.body;
    Record::parse(&record).expect("a record").replay::<StarCraft>().expect("legal");
    server.stop().await;
}

#[tokio::test]
async fn programs_invite_sit_down_speak_take_back_and_ask() {
    let server = host(&config(&file("programs-two.db"))).await;
    let (mut mira, mut eve) = (program(&server, "Mira").await, program(&server, "Eve").await);
    let table = made(&mut mira, &two()).await;
    let at = |what: &str| format!("/api/tables/{table}{what}");
    let seen = eve.get(&at("")).await.json();
    assert!(seen["seats"][1].get("invitation").is_none(), "that is the host's to give");
    assert_eq!(eve.post(&at("/join"), &json!({})).await.status, 403, "it is not for everybody");
    assert_eq!(eve.get(&at("/view")).await.json()["code"], "not_started");
    let invitation = mira.get(&at("")).await.json()["seats"][1]["invitation"].clone();
    let sat = eve.post(&at("/join"), &json!({"invitation": invitation})).await;
    assert_eq!((sat.status, &sat.json()["yours"]), (200, &json!([1])), "{}", sat.body);
    assert_eq!(sat.json()["seats"][1]["name"], "Eve");
    assert_eq!(eve.post(&at("/leave"), &json!({})).await.status, 422, "the game has begun");

    assert_eq!(eve.post(&at("/say"), &json!({"text": "hello"})).await.status, 200);
    assert_eq!(mira.post(&at("/voice"), &json!({"voice": "end"})).await.status, 200);
    assert_eq!(eve.get(&at("")).await.json()["proposed"], "end");
    assert_eq!(eve.post(&at("/voice"), &json!({"voice": "overdue"})).await.status, 409);
    assert_eq!(eve.post(&at("/voice"), &json!({"voice": "maybe"})).await.status, 422);
    assert_eq!(eve.post(&at("/voice"), &json!({"voice": "against"})).await.status, 200);
    let (asks, rests) = match mira.get(&at("/question")).await.json()["question"].is_null() {
        true => (&mut eve, &mut mira),
        false => (&mut mira, &mut eve),
    };
    let asked = asks.question(&table).await.expect("a question");
    let hint = asks.get(&at("/hint")).await;
    assert!(hint.json()["hints"][0]["line"].is_string(), "{}", hint.body);
    assert_eq!(rests.get(&at("/hint")).await.status, 422);
    let act = json!({"decision": asked["decision"], "actions": [asked["options"][0]["line"]]});
    assert_eq!(rests.post(&at("/act"), &json!({"seat": asked["seat"], "decision": asked["decision"], "actions": [asked["options"][0]["line"]]})).await.status, 403);
    assert_eq!(asks.post(&at("/act"), &act).await.status, 200);
    let decision = asks.get(&at("/view")).await.json()["decision"].clone();
    let back = asks.post(&at("/undo"), &json!({"decision": decision})).await;
    assert_eq!(back.status, 200, "{}", back.body);
    let again = asks.question(&table).await.expect("a question");
    assert_eq!(again["options"], asked["options"]);
    server.stop().await;
}

/// Every call that the document lists is there, and needs the scope that it says.
#[tokio::test]
async fn the_document_is_true() {
    let server = host(&config(&file("document.db"))).await;
    let mut mira = account(&server, "Mira").await;
    let mut nobody = Browser::new(server.address);
    let document = nobody.get("/api/openapi.json").await.json();
    assert_eq!(document["openapi"], "3.1.0");
    let page = nobody.get("/api").await.body;
    let mut calls = 0;
    for (path, methods) in document["paths"].as_object().expect("paths") {
        assert!(page.contains(path), "{path} is on the page");
        for (method, call) in methods.as_object().expect("methods") {
            calls += 1;
            let scope = call["security"][0]["token"][0].as_str().expect("a scope");
            for answer in call["responses"].as_object().expect("answers").values() {
                assert!(answer["description"].is_string(), "the form of the document wants one");
            }
            let method = method.to_uppercase();
            let body = if method == "POST" { "{}" } else { "" };
            let address = path.replace("{id}", "nowhere");
            let others: Vec<&str> = SCOPES.into_iter().filter(|other| *other != scope).collect();
            let (lacks, has) = (token(&mut mira, &others).await, token(&mut mira, &[scope]).await);
            for (shown, status, code) in [
                (None, 401, Some("token")),
                (Some(&lacks), 403, Some("scope")),
                (Some(&has), 0, None),
            ] {
                if let (Some(token), None, "/api/stream") = (shown, code, path.as_str()) {
                    assert!(nobody.listen_lines(path, token).await.is_ok(), "it never ends");
                    continue;
                }
                let shown = shown.map(|token| format!("Bearer {token}"));
                let headers: Vec<_> =
                    shown.iter().map(|it| ("Authorization", it.as_str())).collect();
                let answer = nobody.ask(&method, &address, &headers, body).await;
                let told = if answer.status == 200 { json!({}) } else { answer.json() };
                match code {
                    Some(code) => assert_eq!(
                        (answer.status, &told["code"]),
                        (status, &json!(code)),
                        "{method} {path}"
                    ),
                    None => assert!(
                        ![401, 403, 405, 500].contains(&answer.status)
                            && told["message"] != "There is no such page.",
                        "{method} {path}: {} {}",
                        answer.status,
                        answer.body
                    ),
                }
            }
            for token in
                mira.get("/account/tokens").await.body.split("name=\"which\" value=\"").skip(1)
            {
                let hash = token.split('"').next().expect("a hash");
                assert_eq!(mira.post("/account/tokens/end", &[("which", hash)]).await.status, 303);
            }
        }
    }
    assert!(calls >= 14, "{calls} calls");
    server.stop().await;
}

#[tokio::test]
async fn a_token_opens_no_page_and_a_cookie_no_call() {
    let server = host(&config(&file("tokens.db"))).await;
    let mut mira = account(&server, "Mira").await;
    let secret = token(&mut mira, &SCOPES).await;
    let page = mira.get("/account/tokens").await.body;
    assert!(page.contains("zeppelin") && !page.contains(&secret), "it was shown once");
    assert_eq!(mira.get("/api/me").await.status, 401, "no cookie is read");
    let shown = format!("Bearer {secret}");
    let mut nobody = Browser::new(server.address);
    for path in ["/account/tokens", "/account"] {
        let answer = nobody.ask("GET", path, &[("Authorization", &shown)], "").await;
        assert!(!answer.body.contains("<h1>Mira</h1>") && !answer.body.contains("zeppelin"));
    }
    // Another site cannot make a browser do anything with a token, so it need not be ours.
    let foreign = [("Authorization", shown.as_str()), ("Origin", "https://evil.example")];
    let made = nobody.ask("POST", "/api/tables", &foreign, &alone().to_string()).await;
    assert_eq!(made.status, 200, "{}", made.body);
    assert!(!made.headers.contains_key("set-cookie") && nobody.cookies.is_empty());
    let refused = nobody.ask("POST", "/quick", &foreign, "").await;
    assert_eq!(refused.status, 403, "a page is asked by our own pages alone");

    // What is wrong with it is always the same.
    let mut other = secret.clone();
    other.replace_range(10..11, if &secret[10..11] == "0" { "1" } else { "0" });
    for wrong in ["", "os_", &other, &secret[..secret.len() - 1], "Bearer", "żółć"] {
        let answer = Program::new(&server, wrong).get("/api/me").await;
        assert_eq!((answer.status, &answer.json()["code"]), (401, &json!("token")), "{wrong}");
        assert_eq!(answer.headers["www-authenticate"], "Bearer");
    }
    // Another password ends them all.
    let mut program = Program::new(&server, &secret);
    assert_eq!(program.get("/api/me").await.status, 200);
    let changed = [("password", PASSWORD), ("new", "battery staple")];
    assert_eq!(mira.post("/account/password", &changed).await.status, 303);
    assert_eq!(program.get("/api/me").await.status, 401);
    server.stop().await;
}

/// Whoever does not sit at a table is told by it what everybody is told.
#[tokio::test]
async fn nobody_looks_or_acts_from_the_seat_of_another() {
    let server = host(&config(&file("programs-others.db"))).await;
    let (mut mira, mut eve) = (program(&server, "Mira").await, program(&server, "Eve").await);
    let table = made(&mut mira, &alone()).await;
    let at = |what: &str| format!("/api/tables/{table}{what}");
    let asked = mira.question(&table).await.expect("a question");
    for path in ["/view?as=0", "/question?as=0", "/stream?as=0", "/hint?as=0", "/view?as=1"] {
        assert_eq!(eve.get(&at(path)).await.status, 403, "{path}");
    }
    assert!(eve.get(&at("/question")).await.json()["question"].is_null());
    assert_eq!(eve.get(&at("/hint")).await.status, 422);
    assert_eq!(eve.answer(&table, &asked).await.status, 403);
    let decision = json!({"seat": 0, "decision": asked["decision"]});
    assert_eq!(eve.post(&at("/undo"), &decision).await.status, 403);
    assert_eq!(eve.post(&at("/leave"), &json!({})).await.status, 403);
    let seen = eve.get(&at("/view")).await.json();
    assert!(seen["seat"].is_null() && seen["decision"] == 0);
    let own = mira.get(&at("/view")).await.json();
    let public = |view: &Value, seat: usize| view["view"]["players"][seat].to_string();
    assert_ne!(public(&own, 0), public(&seen, 0), "her own hand she sees");
    assert_eq!(public(&own, 1), public(&seen, 1), "and of the other what everybody sees");
    server.stop().await;
}

#[tokio::test]
async fn an_account_has_so_many_tokens() {
    let server = host(&config(&file("token-many.db"))).await;
    let mut mira = account(&server, "Mira").await;
    let mut program = Program::new(&server, &token(&mut mira, &["read"]).await);
    for _ in 1..20 {
        token(&mut mira, &["read"]).await;
    }
    for fields in [
        &[("name", "one more"), ("days", "7"), ("scope", "read")][..],
        &[("name", ""), ("days", "7"), ("scope", "read")],
        &[("name", "x"), ("days", "5000"), ("scope", "read")],
        &[("name", "x"), ("days", "7"), ("scope", "everything")],
    ] {
        let refused = mira.post("/account/tokens", fields).await;
        assert_eq!(refused.status, 422, "{fields:?}");
        assert!(refused.body.contains("id=\"trouble\""));
    }
    // Nobody ends the tokens of another.
    let page = mira.get("/account/tokens").await.body;
    let mut eve = account(&server, "Eve").await;
    for hash in page.split("name=\"which\" value=\"").skip(1) {
        let hash = hash.split('"').next().expect("a hash");
        eve.post("/account/tokens/end", &[("which", hash)]).await;
    }
    assert_eq!(program.get("/api/me").await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_token_ends_when_it_was_said_to() {
    let kept = file("token-ends.db");
    let server = host(&config(&kept)).await;
    let mut mira = account(&server, "Mira").await;
    let mut program = Program::new(&server, &token(&mut mira, &SCOPES).await);
    assert_eq!(program.get("/api/me").await.status, 200);
    let mut other = client::open(&kept).await;
    sqlx::query("UPDATE token SET until = unixepoch()").execute(&mut other).await.expect("written");
    assert_eq!(program.get("/api/me").await.status, 401);
    assert!(!mira.get("/account/tokens").await.body.contains("zeppelin"));
    server.stop().await;
}

#[tokio::test]
async fn a_token_that_asks_without_end_is_held_up_and_no_other() {
    let rates = Rates { token: Rate { burst: 5, each: Duration::from_secs(3_600) }, ..Rates::NONE };
    let server = host(&server::Config { rates, ..config(&file("token-rate.db")) }).await;
    let mut mira = account(&server, "Mira").await;
    let mut wild = Program::new(&server, &token(&mut mira, &["read"]).await);
    let mut calm = Program::new(&server, &token(&mut mira, &["read"]).await);
    for _ in 0..5 {
        assert_eq!(wild.get("/api/me").await.status, 200);
    }
    let held = wild.get("/api/me").await;
    assert_eq!((held.status, &held.json()["code"]), (429, &json!("token_too_often")));
    assert!(held.headers.contains_key("retry-after"));
    assert_eq!(calm.get("/api/me").await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn whoever_guesses_tokens_is_told_so_ever_more_seldom() {
    let slow = Rate { burst: 3, each: Duration::from_secs(3_600) };
    let rates = Rates { enter: [slow; 2], ..Rates::NONE };
    let server = host(&server::Config { rates, ..config(&file("token-guess.db")) }).await;
    let mut thief = Program::new(&server, "os_guess");
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(thief.get("/api/me").await.status);
    }
    assert_eq!(statuses, [401, 401, 401, 429, 429]);
    server.stop().await;
}

#[tokio::test]
async fn what_programs_send_wrongly_is_refused_with_a_sentence() {
    let server = host(&config(&file("programs-wrong.db"))).await;
    let mut mira = program(&server, "Mira").await;
    let table = made(&mut mira, &alone()).await;
    let act = format!("/api/tables/{table}/act");
    let asked = mira.question(&table).await.expect("a question");
    let decision = &asked["decision"];
    for (path, body, status) in [
        ("/api/tables", json!({"game": "chess", "seats": ["me", "easy"]}), 404),
        ("/api/tables", json!({"game": "starcraft", "seats": ["me"]}), 422),
        ("/api/tables", json!({"game": "starcraft", "seats": ["open", "open"]}), 422),
        ("/api/tables", json!({"game": "starcraft", "seats": ["me", "deep"]}), 422),
        ("/api/tables", json!({"game": "starcraft", "seats": vec!["me"; 1_000]}), 422),
        (
            "/api/tables",
            json!({"game": "starcraft", "seats": ["me", "easy"], "options": {"galaxy": "flat"}}),
            422,
        ),
        (
            "/api/tables",
            json!({"game": "starcraft", "seats": ["me", "easy"], "number": "xyz"}),
            422,
        ),
        (
            "/api/tables",
            json!({"game": "starcraft", "seats": ["me", "easy"], "colour": "red"}),
            422,
        ),
        ("/api/tables", json!([]), 422),
        ("/api/tables/nowhere/act", json!({"decision": 1, "actions": []}), 404),
        (&act, json!({"decision": decision, "actions": []}), 422),
        (&act, json!({"decision": decision, "actions": ["fly"]}), 422),
        (&act, json!({"decision": decision, "actions": [{"do": "fly"}]}), 422),
        (&act, json!({"decision": decision, "actions": [[[[[1]]]]]}), 422),
        (&act, json!({"decision": -1, "actions": []}), 422),
        (&act, json!({"decision": decision, "seat": 1, "actions": ["x"]}), 403),
        (&act, json!({"decision": decision, "seat": 200, "actions": ["x"]}), 403),
        (&act, json!({"decision": decision, "actions": vec!["x"; 100]}), 422),
    ] {
        let answer = mira.post(path, &body).await;
        assert_eq!(answer.status, status, "{path} {body}: {}", answer.body);
        let told = answer.json();
        assert!(told["ok"] == false && told["code"].is_string(), "{told}");
        assert!(
            told["message"].as_str().is_some_and(|text| text.ends_with('.') || text.contains(':')),
            "{told}"
        );
    }
    assert_eq!(mira.get("/api/nothing").await.json()["code"], "unknown");
    assert_eq!(mira.question(&table).await.expect("a question"), asked, "nothing has changed");
    server.stop().await;
}
