//! What people make of each other: who follows, mutes and blocks whom, and who is invited by name.

use super::accounts::somebody;
use super::programs::{Program, token};
use super::*;

/// Somebody with an account.
async fn person(server: &client::Hosted, name: &str) -> Browser {
    let mut browser = Browser::new(server.address);
    somebody(&mut browser, name).await;
    browser
}

/// One makes something of another, by name.
async fn tie(browser: &mut Browser, tie: &str, name: &str) {
    let answer = browser.post("/account/people", &[("tie", tie), ("name", name)]).await;
    assert_eq!((answer.status, answer.location()), (303, "/account/people"));
}

async fn untie(browser: &mut Browser, tie: &str, name: &str) {
    let answer = browser.post("/account/people", &[("untie", tie), ("name", name)]).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
}

/// A table for everybody of somebody called so.
async fn open_table(browser: &mut Browser, name: &str) -> String {
    let fields = [("seat0", "here"), ("name0", name), ("seat1", "open"), ("listed", "on")];
    table(browser, &fields).await
}

/// A table for those who have a link, and the path of an invitation to it.
async fn private_table(browser: &mut Browser, name: &str) -> (String, String) {
    let path = table(browser, &[("seat0", "here"), ("name0", name), ("seat1", "open")]).await;
    let page = browser.get(&path).await.body;
    let token = between(&page, &format!("{path}/join/"), "\"").expect("an invitation").to_owned();
    (path.clone(), format!("{path}/join/{token}"))
}

const APART: &str = "You cannot sit down at this table.";

/// All ways in which a guest could come to a table of a host.
async fn doors(
    server: &client::Hosted,
    (host, one): (&mut Browser, &str),
    (guest, other): (&mut Browser, &str),
) {
    let open = open_table(host, one).await;
    assert!(!guest.get("/lobby").await.body.contains(&open), "not seen in the lobby");
    assert!(Browser::new(server.address).get("/lobby").await.body.contains(&open));
    let refused = guest.post(&format!("{open}/sit/1"), &[("name", other)]).await;
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains(APART), "{}", refused.body);
    assert!(host.get(&open).await.body.contains("Open seat"), "nothing has changed");
    let (path, join) = private_table(host, one).await;
    let refused = guest.post(&join, &[("name", other)]).await;
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains(APART));
    assert!(host.get(&path).await.body.contains("Open seat"));
    // Looking for a game leads elsewhere.
    let seek = [("game", "starcraft"), ("players", "2"), ("speed", "none"), ("wait", "0")];
    let found = guest.post("/find", &seek).await.location().to_owned();
    assert_ne!(found, open);
    // A program for them is no way in, either.
    let mut program = Program::new(server, &token(guest, &["read", "tables"]).await);
    let id = open.rsplit('/').next().expect("an id");
    let listed = program.get("/api/lobby").await.json();
    assert!(!listed["open"].to_string().contains(id), "{listed}");
    let join = program.post(&format!("/api/tables/{id}/join"), &serde_json::json!({})).await;
    assert_eq!((join.status, join.json()["message"].clone()), (403, APART.into()));
    let stand = guest.post(&format!("{found}/list"), &[("listed", "off")]).await;
    assert_eq!(stand.status, 303);
}

/// Whoever blocks and whoever is blocked find the same closed door everywhere, and nobody learns which of them they are.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_blocked_is_stopped_at_every_door() {
    let server = host(&config(&file("ties-doors.db"))).await;
    let (mut mira, mut toto) = (person(&server, "Mira").await, person(&server, "Toto").await);
    tie(&mut mira, "block", "toto").await;
    doors(&server, (&mut mira, "Mira"), (&mut toto, "Toto")).await;
    doors(&server, (&mut toto, "Toto"), (&mut mira, "Mira")).await;
    untie(&mut mira, "block", "Toto").await;
    let open = open_table(&mut mira, "Mira").await;
    assert!(toto.get("/lobby").await.body.contains(&open));
    assert_eq!(toto.post(&format!("{open}/sit/1"), &[("name", "Toto")]).await.status, 303);
    server.stop().await;
}

#[tokio::test]
async fn who_is_blocked_does_not_play_again() {
    let server = host(&config(&file("ties-again.db"))).await;
    let (mut mira, mut toto) = (person(&server, "Mira").await, person(&server, "Toto").await);
    let (path, join) = private_table(&mut mira, "Mira").await;
    assert_eq!(toto.post(&join, &[("name", "Toto")]).await.status, 303);
    let resign = [("seat", "1"), ("voice", "resign")];
    assert_eq!(toto.post_json(&format!("{path}/voice"), &resign).await.status, 200);
    tie(&mut toto, "block", "Mira").await;
    let again = format!("{path}/again");
    let next = toto.post(&again, &[]).await.location().to_owned();
    let refused = mira.post(&again, &[]).await;
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains(APART), "{}", refused.body);
    assert!(toto.get(&next).await.body.contains("Open seat"));
    server.stop().await;
}

/// What a page and a stream of a table show of what was said.
async fn hears(browser: &mut Browser, path: &str, words: &str) -> bool {
    let page = browser.get(path).await.body.contains(words);
    let mut stream = browser.listen(&format!("{path}/events")).await.expect("a stream");
    let told = stream.next().await.expect("a greeting").to_string().contains(words);
    let past = browser.get_json(&format!("{path}/at/0")).await.body.contains(words);
    assert!(page == told && page == past, "{path}: {page} {told} {past}");
    page
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn muted_words_are_shown_to_everybody_else() {
    let kept = file("ties-mute.db");
    let server = host(&config(&kept)).await;
    let (mut mira, mut toto) = (person(&server, "Mira").await, person(&server, "Toto").await);
    let mut eve = Browser::new(server.address);
    let (path, join) = private_table(&mut mira, "Mira").await;
    assert_eq!(toto.post(&join, &[("name", "Toto")]).await.status, 303);
    let say = format!("{path}/say");
    assert_eq!(toto.post_json(&say, &[("text", "first insult")]).await.status, 200);
    assert!(hears(&mut mira, &path, "first insult").await);
    // By the seat at the table: nobody needs to know a name for that.
    let people = mira.get(&format!("{path}/people")).await.body;
    assert!(people.contains("Toto") && !people.contains("<strong>Mira"), "{people}");
    let id = path.rsplit('/').next().expect("an id");
    let back = format!("{path}/people");
    let mute = [("table", id), ("seat", "1"), ("tie", "mute"), ("back", &back)];
    assert_eq!(mira.post("/account/people", &mute).await.location(), back);
    assert!(mira.get(&back).await.body.contains("Hear again"));
    assert!(!hears(&mut mira, &path, "first insult").await);
    let mut stream = mira.listen(&format!("{path}/events")).await.expect("a stream");
    stream.next().await.expect("a greeting");
    assert_eq!(toto.post_json(&say, &[("text", "second insult")]).await.status, 200);
    assert_eq!(
        toto.post_json(&format!("{path}/name"), &[("seat", "1"), ("name", "Totoro")]).await.status,
        200
    );
    assert_eq!(mira.post_json(&say, &[("text", "peace")]).await.status, 200);
    let mut news = String::new();
    while !news.contains("peace") {
        news += &stream.next().await.expect("news").to_string();
    }
    assert!(!news.contains("insult"), "{news}");
    // For others nothing is different, nor for who says it.
    for other in [&mut toto, &mut eve] {
        assert!(hears(other, &path, "first insult").await && hears(other, &path, "peace").await);
    }
    let program = Program::new(&server, &token(&mut mira, &["read"]).await);
    let mut lines = program.listen(&format!("/api/tables/{id}/stream")).await.expect("lines");
    let first = lines.next().await.expect("all").to_string();
    assert!(first.contains("peace") && !first.contains("insult"), "{first}");
    drop((stream, lines));
    server.stop().await;

    // It is so after a restart, and until it is taken back.
    let server = host(&config(&kept)).await;
    let (mut mira, mut toto) = (mira.at(server.address), toto.at(server.address));
    assert!(!hears(&mut mira, &path, "first insult").await);
    assert!(hears(&mut toto, &path, "first insult").await);
    untie(&mut mira, "mute", "Toto").await;
    assert!(hears(&mut mira, &path, "second insult").await);
    // Who blocks is not heard by the one who is blocked, either.
    tie(&mut mira, "block", "Toto").await;
    assert!(!hears(&mut toto, &path, "peace").await && !hears(&mut mira, &path, "insult").await);
    assert!(hears(&mut toto, &path, "first insult").await, "what one has said oneself");
    server.stop().await;
}

#[tokio::test]
async fn those_who_are_followed_come_first() {
    let server = host(&config(&file("ties-follow.db"))).await;
    let (mut mira, mut toto) = (person(&server, "Mira").await, person(&server, "Toto").await);
    let mut eve = Browser::new(server.address);
    let fields = [("seat0", "here"), ("seat1", "open"), ("listed", "on")];
    let first = table(&mut eve, &[&fields[..], &[("name0", "Eve")]].concat()).await;
    let path = open_table(&mut toto, "Toto").await;
    let order = |page: &str| page.find(&first) < page.find(&path);
    let mark = "somebody you follow";
    let page = mira.get("/lobby").await.body;
    assert!(order(&page) && !page.contains(mark), "what ends first comes first");
    tie(&mut mira, "follow", "Toto").await;
    let page = mira.get("/lobby").await.body;
    assert!(!order(&page) && page.matches(mark).count() == 1, "{page}");
    assert!(!toto.get("/lobby").await.body.contains(mark), "it is nobody else's business");
    // Blocking ends it, on both sides.
    tie(&mut toto, "follow", "Mira").await;
    tie(&mut mira, "block", "Toto").await;
    let page = mira.get("/account/people").await.body;
    assert_eq!(page.matches("Toto").count(), 2, "blocked and no more followed: {page}");
    assert!(!toto.get("/account/people").await.body.contains("Mira"));
    let id = between(&page, "name=\"id\" value=\"", "\"").expect("a number").to_owned();
    assert_eq!(toto.post("/account/people", &[("id", &id)]).await.status, 303);
    assert!(mira.get("/account/people").await.body.contains("Toto"), "not theirs to take away");
    assert_eq!(mira.post("/account/people", &[("id", &id)]).await.status, 303);
    assert!(!mira.get("/account/people").await.body.contains("Toto"));
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_is_said_in_a_sentence_and_changes_nothing() {
    let server = host(&config(&file("ties-wrong.db"))).await;
    let mut mira = person(&server, "Mira").await;
    let path = table(&mut mira, &ALONE).await;
    let id = path.rsplit('/').next().expect("an id");
    let nobody = mira.post("/account/people", &[("tie", "block"), ("name", "Nobody")]).await;
    assert_eq!(nobody.status, 422);
    assert!(nobody.body.contains("Nobody has an account called"), "{}", nobody.body);
    let oneself = mira.post("/account/people", &[("tie", "block"), ("name", "mira")]).await;
    assert_eq!(oneself.status, 422);
    assert!(oneself.body.contains("That is you."));
    for (fields, status) in [
        (vec![("tie", "hate"), ("name", "Mira")], 422),
        (vec![("tie", "mute")], 404),
        (vec![("tie", "mute"), ("table", id), ("seat", "1")], 404),
        (vec![("tie", "mute"), ("table", id), ("seat", "77")], 404),
        (vec![("tie", "mute"), ("table", id), ("said", "0")], 404),
        (vec![("tie", "mute"), ("table", "none"), ("seat", "0")], 404),
        (vec![("id", "x")], 422),
        (vec![("id", "1")], 303),
    ] {
        assert_eq!(mira.post("/account/people", &fields).await.status, status, "{fields:?}");
    }
    let away = [("tie", "mute"), ("table", id), ("seat", "0"), ("back", "//evil.example")];
    let mut toto = person(&server, "Toto").await;
    assert_eq!(toto.post("/account/people", &away).await.location(), "/");
    assert_eq!(toto.get("/account/people").await.body.matches("<strong>").count(), 1);
    server.stop().await;
}

/// An invited person sits down without a link; nobody learns from the answer whether there is such a name, or what it makes of one.
#[tokio::test]
async fn who_is_invited_by_name_has_a_seat() {
    let mut config = config(&file("ties-invite.db"));
    config.rates = Rates { invite: Rates::USUAL.invite, ..Rates::NONE };
    let server = host(&config).await;
    let (mut mira, mut toto) = (person(&server, "Mira").await, person(&server, "Toto").await);
    let mut rocco = person(&server, "Rocco").await;
    tie(&mut rocco, "block", "Mira").await;
    let (path, _) = private_table(&mut mira, "Mira").await;
    let invite = format!("{path}/invite");
    assert_eq!(toto.post(&invite, &[("name", "Toto")]).await.status, 403, "only the host");
    let mut answers = Vec::new();
    for name in ["Toto", "Rocco", "Nemo"] {
        let answer = mira.post(&invite, &[("name", name)]).await;
        assert_eq!(answer.status, 200);
        answers.push(answer.body.replace(name, "NAME"));
    }
    assert!(answers[0].contains("it has one now"), "{}", answers[0]);
    assert!(answers.iter().all(|answer| *answer == answers[0]), "all the same");
    assert!(toto.get("/account/people").await.body.contains(&format!("href=\"{path}\"")));
    assert!(!rocco.get("/account/people").await.body.contains(&path));
    assert!(toto.get(&path).await.body.contains(&format!("{path}/sit/1")));
    assert!(!rocco.get(&path).await.body.contains(&format!("{path}/sit/1")));
    assert_eq!(rocco.post(&format!("{path}/sit/1"), &[("name", "Rocco")]).await.status, 303);
    assert!(mira.get(&path).await.body.contains("Open seat"));
    assert_eq!(toto.post(&format!("{path}/sit/1"), &[("name", "Toto")]).await.status, 303);
    assert!(!mira.get(&path).await.body.contains("Open seat"));
    assert!(!toto.get("/account/people").await.body.contains(&path), "it is used");
    // The game has begun: nobody is invited any more; and after five in a row one waits.
    assert_eq!(mira.post(&invite, &[("name", "Nemo")]).await.status, 422);
    let (path, _) = private_table(&mut mira, "Mira").await;
    let invite = format!("{path}/invite");
    assert_eq!(mira.post(&invite, &[("name", "Nemo")]).await.status, 200);
    assert_eq!(mira.post(&invite, &[("name", "Nemo")]).await.status, 429);
    server.stop().await;
}

/// Forty strangers a day, whether they exist or not; whoever follows one does not count.
#[tokio::test]
async fn nobody_knocks_at_every_door() {
    let file = file("ties-flood.db");
    let server = host(&config(&file)).await;
    let (mut mira, mut toto) = (person(&server, "Mira").await, person(&server, "Toto").await);
    tie(&mut toto, "follow", "Mira").await;
    let (path, _) = private_table(&mut mira, "Mira").await;
    let invite = format!("{path}/invite");
    for number in 0..limits::STRANGERS {
        let name = format!("Nemo {number}");
        assert_eq!(mira.post(&invite, &[("name", &name)]).await.status, 200);
    }
    let refused = mira.post(&invite, &[("name", "One more")]).await;
    assert_eq!(refused.status, 429);
    assert!(refused.body.contains("who do not follow you"), "{}", refused.body);
    assert_eq!(mira.post(&invite, &[("name", "Toto")]).await.status, 200);
    let yesterday = "UPDATE inviting SET made = made - 86401";
    let mut open = client::open(&file).await;
    sqlx::query(yesterday).execute(&mut open).await.expect("written");
    assert_eq!(mira.post(&invite, &[("name", "One more")]).await.status, 200);
    server.stop().await;
}

/// Whoever goes takes along what they made of others, and what others made of them.
#[tokio::test]
async fn nothing_of_it_outlives_an_account() {
    let file = file("ties-gone.db");
    let server = host(&config(&file)).await;
    let (mut mira, mut toto) = (person(&server, "Mira").await, person(&server, "Toto").await);
    tie(&mut mira, "block", "Toto").await;
    tie(&mut toto, "mute", "Mira").await;
    let (path, _) = private_table(&mut toto, "Toto").await;
    assert_eq!(toto.post(&format!("{path}/invite"), &[("name", "Mira")]).await.status, 200);
    let fields = [("sure", "on"), ("password", accounts::PASSWORD)];
    assert_eq!(mira.post("/account/delete", &fields).await.status, 200);
    assert!(!toto.get("/account/people").await.body.contains("Mira"));
    server.stop().await;
    let mut open = client::open(&file).await;
    let left = "SELECT (SELECT count(*) FROM tie) + (SELECT count(*) FROM welcome)";
    let (left,): (i64,) = sqlx::query_as(left).fetch_one(&mut open).await.expect("a number");
    assert_eq!(left, 0);
}
