//! Everybody reads in a language of their own: pages, streams, errors.

use crate::client::{Answer, Browser, asked, between, config, file, host};
use serde_json::Value;

/// Somebody who has chosen the made-up language, whose every message stands in brackets.
async fn stranger(address: std::net::SocketAddr) -> Browser {
    let mut browser = Browser::new(address);
    let answer =
        browser.post("/language", &[("language", "qps"), ("back", "/help?game=toy")]).await;
    assert_eq!((answer.status, answer.location()), (303, "/help?game=toy"));
    let cookie = &answer.headers["set-cookie"];
    for part in ["language=qps", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    browser
}

/// The question of a page or of a message of a stream.
fn heading(html: &str) -> &str {
    between(html, "<h1", "</h1>").expect("a question")
}

/// The question in a message of a stream.
fn told(message: &Value) -> Option<&str> {
    let parts = message["fragments"].as_array().expect("fragments");
    let part = parts.iter().find(|part| part["id"] == "prompt")?;
    part["html"].as_str().map(heading)
}

fn in_brackets(answer: &Answer) -> bool {
    answer.body.contains('⟦') && answer.body.contains("<html lang=\"qps\">")
}

#[tokio::test]
async fn two_who_look_at_one_table_each_read_their_own_language() {
    let server = host(&config(&file("tongues.db"))).await;
    let mut mira = Browser::new(server.address);
    let fields = [
        ("seat0", "here"),
        ("name0", "Mira"),
        ("seat1", "here"),
        ("name1", "Tomasz"),
        ("seat2", "bot-easy"),
        ("rule-galaxy", "auto"),
        ("rule-factions", "random"),
    ];
    let path = mira.post("/new", &fields).await.location().to_owned();
    let mut eve = stranger(server.address).await;
    for _ in 0..2 {
        // In turn, so that nothing that was drawn for one is kept for the other.
        let (plain, strange) = (mira.get(&path).await, eve.get(&path).await);
        assert!(plain.body.contains("<html lang=\"en\">") && !plain.body.contains('⟦'));
        assert!(in_brackets(&strange) && heading(&strange.body).contains('⟦'));
        assert!(strange.body.contains("Mira"), "names stay");
        assert!(in_brackets(&mira.get(&format!("{path}?lang=qps")).await), "by the address");
    }
    assert!(in_brackets(&eve.get("/").await) && !mira.get("/").await.body.contains('⟦'));
    // A table that nobody named is named after its host, for every reader in their words.
    let title = |page: &Answer| between(&page.body, "<title>", "</title>").expect("one").to_owned();
    for (code, name) in [("en", "Mira’s table"), ("pl", "Stół: Mira"), ("de", "Tisch von Mira")]
    {
        let shown = title(&eve.get(&format!("{path}?lang={code}")).await);
        assert!(shown.contains(name), "{shown}");
        assert!(mira.get(&format!("/?lang={code}")).await.body.contains(name), "{code}");
    }

    let events = format!("{path}/events");
    let mut plain = mira.listen(&events).await.expect("a stream");
    let mut strange = eve.listen(&events).await.expect("a stream");
    let mut by_address = mira.listen(&format!("{events}?lang=qps")).await.expect("a stream");
    for message in [strange.next().await, by_address.next().await] {
        assert!(told(&message.expect("all there is")).expect("a question").contains('⟦'));
    }
    assert!(!told(&plain.next().await.expect("all there is")).expect("a question").contains('⟦'));

    // A stream keeps its language: what happens now is told in it.
    let page = |seat: u8| format!("{path}?as={seat}");
    let mut question = None;
    for seat in [0, 1].into_iter().cycle().take(400) {
        question = asked(&mira.get(&page(seat)).await.body);
        if question.is_some() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let (seat, decision, actions) = question.expect("somebody is asked");
    eve.post("/language", &[("language", "en"), ("back", "/")]).await;
    let choice = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
    assert_eq!(mira.post_json(&format!("{path}/act"), &choice).await.status, 200);
    for (stream, pseudo) in [(&mut plain, false), (&mut strange, true), (&mut by_address, true)] {
        let heard = loop {
            let message = stream.next().await.expect("news");
            if let Some(question) = told(&message) {
                break question.contains('⟦');
            }
        };
        assert_eq!(heard, pseudo);
    }
    server.stop().await;
}

#[tokio::test]
async fn what_goes_wrong_is_said_in_the_language_of_who_asks() {
    let server = host(&config(&file("tongue-errors.db"))).await;
    let mut eve = stranger(server.address).await;
    let page = eve.get("/t/nowhere").await;
    assert!(page.status == 404 && in_brackets(&page), "{}", page.body);
    assert!(between(&page.body, "<h1>", "</h1>").expect("a title").contains('⟦'));
    assert!(in_brackets(&eve.get("/nowhere").await), "also where there is no such page");
    let said = eve.get_json("/t/nowhere").await.json();
    assert_eq!(said["code"], "unknown");
    assert!(said["message"].as_str().expect("words").starts_with('⟦'), "{said}");
    let wrong = eve.post("/new", &[("seat0", "open")]).await;
    assert!(wrong.status == 422 && in_brackets(&wrong));
    assert!(between(&wrong.body, "role=\"alert\"", "</p>").expect("words").contains('⟦'));
    let plain = Browser::new(server.address).get_json("/t/nowhere").await.json();
    assert_eq!(plain["message"], "There is no such table.");
    server.stop().await;
}

#[tokio::test]
async fn an_unknown_language_changes_nothing() {
    let server = host(&config(&file("tongue-unknown.db"))).await;
    let mut mira = Browser::new(server.address);
    for language in ["", "tlh", "en_US", "../en", "qps\r\nx"] {
        let fields = [("language", language), ("back", "//evil.example/")];
        let answer = mira.post("/language", &fields).await;
        assert_eq!((answer.status, answer.location()), (303, "/"));
        assert!(!answer.headers.contains_key("set-cookie"));
    }
    mira.cookies.insert("language".to_owned(), "tlh".to_owned());
    let page = mira.get("/?lang=%F0%28").await;
    assert!(page.status == 200 && page.body.contains("<html lang=\"en\">"));
    // English alone would be no choice; the made-up language leads back to it.
    let offers = |page: &Answer| page.body.contains("action=\"/language\"");
    assert_eq!(offers(&page), tongue::offered().count() > 1);
    assert!(offers(&mira.get("/?lang=qps").await));
    let accept = [("Accept-Language", "qps, en-GB;q=0.9")];
    assert!(!mira.ask("GET", "/", &accept, "").await.body.contains('⟦'), "it is never offered");
    server.stop().await;
}

#[tokio::test]
async fn translators_find_every_message_beside_its_translation() {
    let server = host(&config(&file("tongue-translate.db"))).await;
    let mut mira = Browser::new(server.address);
    let page = mira.get("/translate").await;
    assert!(page.status == 200 && page.body.contains("file=common"), "{}", page.body);
    assert_eq!(page.headers["cache-control"], "private, max-age=300");
    for tongue in tongue::all() {
        let code = tongue.code();
        let page = mira.get(&format!("/translate?to={code}&file=translate")).await;
        assert!(page.body.contains("id=\"translate-title\""), "{}", page.body);
        assert!(page.body.contains(&format!("<td lang=\"{code}\">")) || code != "en");
    }
    let found = mira.get("/translate?to=en&q=TRANSLATE-TITLE").await;
    assert!(found.body.contains("1 message found."), "{}", found.body);
    for strange in ["to=tlh", "file=..%2Fx", "q=%3Cscript%3E&missing=on", "missing=on&to=en"] {
        let page = mira.get(&format!("/translate?{strange}")).await;
        assert!(page.status == 200 && !page.body.contains("<script>"), "{}", page.body);
    }
    assert!(mira.get("/settings").await.body.contains("href=\"/translate\""));
    let keys = mira.get("/settings?lang=qpk").await;
    assert!(keys.body.contains("<h1>settings-title</h1>"), "{}", keys.body);
    assert!(keys.body.contains("action=\"/language\""), "there is a way back");
    server.stop().await;
}
