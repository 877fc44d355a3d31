//! The server as people meet it: over real HTTP, on a real file.

mod client;

use std::time::{Duration, Instant};

use client::{Browser, Patched, asked, between, config, file, host};
use kernel::Rng;
use kernel::history::{Chance, Record};
use serde_json::Value;
use server::limits::{self, Rate, Rates};
use starcraft::StarCraft;

/// A table of this form; where it is, and its host.
async fn table(browser: &mut Browser, fields: &[(&str, &str)]) -> String {
    let usual = [("rule-galaxy", "auto"), ("rule-factions", "random")];
    let answer = browser.post("/new", &[&usual[..], fields].concat()).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.location().to_owned()
}

const ALONE: [(&str, &str); 3] = [("seat0", "here"), ("name0", "Mira"), ("seat1", "bot-random")];
const TWO_HERE: [(&str, &str); 4] =
    [("seat0", "here"), ("name0", "Mira"), ("seat1", "here"), ("name1", "Tomasz")];
const INVITED: [(&str, &str); 3] = [("seat0", "here"), ("name0", "Mira"), ("seat1", "open")];

/// Looks at a page until it asks something or the game is over.
async fn wait_for_question(browser: &mut Browser, path: &str) -> (String, bool) {
    for _ in 0..2_000 {
        let page = browser.get(path).await;
        assert_eq!(page.status, 200, "{}", page.body);
        if asked(&page.body).is_some() {
            return (page.body, true);
        }
        if page.body.contains("The game is over") {
            return (page.body, false);
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("nothing is asked at {path}");
}

/// Answers a question with the first choice.
async fn answer_first(browser: &mut Browser, path: &str) -> client::Answer {
    let (page, _) = wait_for_question(browser, path).await;
    let (seat, decision, actions) = asked(&page).expect("a question");
    let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
    browser.post_json(&format!("{}/act", path.split('?').next().unwrap_or(path)), &fields).await
}

/// Which of the two seats on a shared screen is asked.
async fn first_asked(browser: &mut Browser, path: &str) -> &'static str {
    match asked(&browser.get(&format!("{path}?as=0")).await.body) {
        Some(_) => "0",
        None => "1",
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_is_played_with_plain_forms_and_its_record_is_true() {
    let server = host(&config(&file("whole.db"))).await;
    let mut mira = Browser::new(server.address);
    // The form comes with a promise, and the browser adds a number.
    let form = mira.get("/").await.body;
    let hidden = |name: &str| {
        let field = between(&form, &format!("name=\"{name}\""), ">").expect("a field");
        between(field, "=\"", "\"").expect("a value").to_owned()
    };
    let (ticket, promise) = (hidden("ticket"), hidden("number"));
    let added = [("ticket", ticket.as_str()), ("number", "c0ffee")];
    let path = table(&mut mira, &[&ALONE[..], &added].concat()).await;
    let first = mira.get(&path).await.body;
    assert!(first.contains(&promise), "the promise is the one of the form");
    assert_eq!(mira.post(&format!("{path}/again"), &[]).await.status, 422, "not before the end");
    let mut rng = Rng::new(3);
    let mut choices = 0;
    let end = loop {
        let (page, goes_on) = wait_for_question(&mut mira, &path).await;
        if !goes_on {
            break page;
        }
        let (seat, decision, actions) = asked(&page).expect("a question");
        let texts: Vec<&str> = actions.iter().map(String::as_str).collect();
        let action = match rng.pick(&texts).expect("a choice") {
            "scrap" => texts[0],
            other => other,
        };
        let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", action)];
        let answer = mira.post(&format!("{path}/act"), &fields).await;
        assert_eq!(answer.status, 303, "{action}: {}", answer.body);
        assert_eq!(answer.location(), format!("{path}?as=0"));
        choices += 1;
        assert!(choices < 3_000, "no end");
    };
    assert!(choices > 20, "a real game");

    let record = mira.get(&format!("{path}/record")).await;
    assert_eq!(record.status, 200);
    assert!(record.headers["content-disposition"].starts_with("attachment"));
    let parsed = Record::parse(&record.body).expect("a game file");
    let replayed = parsed.replay::<StarCraft>().expect("nothing was rolled again");
    assert!(first.contains(&parsed.commitment), "the promise is shown from the start");
    let Chance::Shared { secret, numbers } = &parsed.chance else { panic!("nobody's seed") };
    assert_eq!(*numbers, [(kernel::Seat(0), "c0ffee".to_owned())]);
    assert!(!first.contains(secret) && !first.contains("c0ffee"), "and the secret is not");
    assert!(end.contains(secret) && end.contains("c0ffee"), "all is shown at the end");
    assert_eq!(parsed.generator, "chacha20");

    // A secret that was told is not used again.
    let again = table(&mut mira, &[&ALONE[..], &added].concat()).await;
    assert!(!mira.get(&again).await.body.contains(&promise));

    // Now it may be seen from every seat, by anybody, at every moment.
    let mut guest = Browser::new(server.address);
    let last = replayed.actions().len();
    for moment in [0, 1, last / 2, last] {
        for seat in ["", "&as=0", "&as=1"] {
            let page = guest.get(&format!("{path}/replay?at={moment}{seat}")).await;
            assert_eq!(page.status, 200);
            assert!(asked(&page.body).is_none());
        }
        let then = guest.get_json(&format!("{path}/at/{moment}?as=1")).await;
        assert_eq!(then.json()["moment"], moment);
    }
    assert_eq!(guest.get_json(&format!("{path}/at/{}?as=1", last + 1)).await.status, 404);
    assert!(mira.get("/").await.body.contains(&format!("href=\"{path}\"")), "it is listed");

    assert_eq!(guest.post(&format!("{path}/again"), &[]).await.status, 403);
    let again = mira.post(&format!("{path}/again"), &[]).await;
    assert_eq!(again.status, 303);
    assert_ne!(again.location(), path);
    assert!(wait_for_question(&mut mira, again.location()).await.1, "another game has begun");
    server.stop().await;
}

#[tokio::test]
async fn every_answer_is_kept_to_itself() {
    let server = host(&config(&file("headers.db"))).await;
    let mut mira = Browser::new(server.address);
    let quick = mira.post("/quick", &[]).await;
    assert_eq!(quick.status, 303);
    let cookie = &quick.headers["set-cookie"];
    for flag in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(flag), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "this is plain http");
    let table = quick.location().to_owned();
    for path in ["/", "/rules", "/reference", "/help", "/nowhere", &table] {
        let answer = mira.get(path).await;
        let policy = &answer.headers["content-security-policy"];
        for part in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"));
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert_eq!(answer.headers["referrer-policy"], "same-origin");
        assert_eq!(answer.headers["cache-control"], "no-store");
        assert_eq!(answer.headers["cross-origin-opener-policy"], "same-origin");
        assert_eq!(answer.headers["cross-origin-resource-policy"], "same-origin");
        let permissions = &answer.headers["permissions-policy"];
        assert!(permissions.contains("camera=()") && permissions.contains("geolocation=()"));
        assert!(!answer.headers.contains_key("strict-transport-security"), "this is plain http");
        // The policy would forbid them anyway; a page must not rely on them.
        assert!(!answer.body.contains(" style=\""), "{path} has an inline style");
        assert!(!answer.body.contains("<script>"), "{path} has an inline script");
        for event in [" onclick=", " onload=", " onsubmit="] {
            assert!(!answer.body.contains(event), "{path} has {event}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_cookies_are_for_https() {
    let mut config = config(&file("proxy.db"));
    config.behind_proxy = true;
    let server = host(&config).await;
    let answer = Browser::new(server.address).post("/quick", &[]).await;
    assert!(answer.headers["set-cookie"].contains("Secure"));
    server.stop().await;
}

#[tokio::test]
async fn files_are_kept_for_ever_and_come_compressed() {
    let server = host(&config(&file("assets.db"))).await;
    let mut mira = Browser::new(server.address);
    let page = mira.get("/").await.body;
    let style = between(&page, "rel=\"stylesheet\" href=\"", "\"").expect("a style sheet");
    let small = mira.ask("GET", style, &[("Accept-Encoding", "gzip, br")], "").await;
    assert_eq!(small.headers["content-encoding"], "br");
    let answer = mira.get(style).await;
    assert!(small.body.len() * 2 < answer.body.len());
    assert_eq!(answer.headers["cache-control"], "public, max-age=31536000, immutable");
    assert_eq!(answer.headers["content-type"], "text/css; charset=utf-8");
    // A page of an older release still finds it.
    let old = mira.get("/assets/000000000000/style.css").await;
    assert_eq!((old.status, old.headers["cache-control"].as_str()), (200, "no-store"));
    assert_eq!(mira.get("/assets/000000000000/../secret").await.status, 404);
    assert_eq!(mira.get("/health").await.body, "ok\n");
    let tip = mira.get("/reference/starcraft/unit/marine?tip").await;
    assert!(tip.status == 200 && !tip.body.contains("<html"));
    assert!(mira.get("/reference/starcraft/unit/marine").await.body.contains("<html"));
    assert_eq!(mira.get("/reference/starcraft/unit/nobody").await.status, 404);
    assert_eq!(mira.get("/rules/SC-PLAN-01").await.location(), "/rules?game=starcraft#SC-PLAN-01");
    assert_eq!(mira.get("/rules/SC-NONE-99").await.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn nobody_acts_or_looks_for_another() {
    let server = host(&config(&file("others.db"))).await;
    let (mut mira, mut eve) = (Browser::new(server.address), Browser::new(server.address));
    let path = table(&mut mira, &TWO_HERE).await;
    table(&mut eve, &ALONE).await;
    let page = mira.get(&format!("{path}?as=0")).await.body;
    let (seat, decision, actions) = match asked(&page) {
        Some(asked) => asked,
        None => {
            let page = mira.get(&format!("{path}?as=1")).await.body;
            asked(&page).expect("one of the two")
        }
    };
    let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
    let mut nobody = Browser::new(server.address);
    for other in [&mut eve, &mut nobody] {
        let refused = other.post_json(&format!("{path}/act"), &fields).await;
        assert_eq!((refused.status, refused.json()["code"].clone()), (403, "forbidden".into()));
        for action in ["undo", "name"] {
            assert_eq!(other.post_json(&format!("{path}/{action}"), &fields).await.status, 403);
        }
        // Whoever was given a player's address sees what everybody may see.
        assert_eq!(other.get(&format!("{path}?as={seat}")).await.location(), path);
        assert_eq!(other.get_json(&format!("{path}/at/0?as={seat}")).await.status, 403);
        assert_eq!(other.get(&format!("{path}/replay?at=0&as={seat}")).await.status, 403);
        let stream = other.listen(&format!("{path}/events?as={seat}")).await;
        assert_eq!(stream.err().map(|answer| answer.status), Some(403));
        assert_eq!(other.get_json(&format!("{path}/record")).await.status, 404);
    }
    // A person elsewhere and a stranger see the same public table, byte by byte.
    let seen = eve.get(&path).await.body;
    assert_eq!(seen, nobody.get(&path).await.body);
    assert!(asked(&seen).is_none());
    // A made-up cookie is no person.
    let mut forger = Browser::new(server.address);
    let (name, value) = mira.cookies.iter().next().expect("a cookie");
    let forged = value.replace(char::is_numeric, "7");
    forger.cookies.insert(name.clone(), forged);
    assert_eq!(forger.post_json(&format!("{path}/act"), &fields).await.status, 403);
    server.stop().await;
}

#[tokio::test]
async fn requests_of_other_sites_are_refused() {
    let server = host(&config(&file("sites.db"))).await;
    let mut mira = Browser::new(server.address);
    let form = ("Content-Type", "application/x-www-form-urlencoded");
    for header in [
        ("Origin", "http://evil.example"),
        ("Origin", "null"),
        ("Sec-Fetch-Site", "cross-site"),
        ("Sec-Fetch-Site", "same-site"),
    ] {
        let answer = mira.ask("POST", "/quick", &[header, form], "").await;
        assert_eq!(answer.status, 403, "{header:?}");
        assert!(answer.body.contains("another site"), "{}", answer.body);
        assert!(mira.cookies.is_empty(), "and nobody was made");
    }
    let own = mira.ask("POST", "/quick", &[("Sec-Fetch-Site", "same-origin"), form], "").await;
    assert_eq!(own.status, 303);
    server.stop().await;
}

#[tokio::test]
async fn too_much_is_refused_in_words() {
    let mut config = config(&file("limits.db"));
    config.rates = Rates::USUAL;
    let server = host(&config).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &ALONE).await;
    let long = "x".repeat(limits::BODY + 1);
    let large = mira.post_json(&format!("{path}/say"), &[("text", &long)]).await;
    assert_eq!((large.status, large.json()["code"].clone()), (413, "too_large".into()));
    let address = format!("/rules?q={}", "x".repeat(limits::ADDRESS));
    assert_eq!(mira.get(&address).await.status, 414);
    let many: Vec<(&str, &str)> = vec![("action", "done"); limits::TOGETHER + 1];
    let many = [&[("seat", "0"), ("decision", "0")][..], &many].concat();
    let answer = mira.post_json(&format!("{path}/act"), &many).await;
    assert_eq!(answer.status, 422, "{}", answer.body);
    assert!(answer.json()["message"].as_str().expect("words").contains("At most 64"));

    let mut refused = None;
    for _ in 0..=Rates::USUAL.say[0].burst {
        refused = Some(mira.post_json(&format!("{path}/say"), &[("text", "again")]).await);
    }
    let refused = refused.expect("an answer");
    assert_eq!((refused.status, refused.json()["code"].clone()), (429, "too_often".into()));
    assert!(refused.headers.contains_key("retry-after"));
    for _ in 0..=Rates::USUAL.create[0].burst {
        mira.post("/quick", &[]).await;
    }
    assert_eq!(mira.post("/quick", &[]).await.status, 429);
    // Another person at the same address is not held up.
    assert_eq!(Browser::new(server.address).post("/quick", &[]).await.status, 303);

    let mut streams = Vec::new();
    for _ in 0..Rates::USUAL.streams[0] {
        streams.push(mira.listen(&format!("{path}/events")).await.expect("a stream"));
    }
    let one_more = mira.listen(&format!("{path}/events")).await;
    assert_eq!(one_more.err().map(|answer| answer.status), Some(429));
    server.stop().await;
}

#[tokio::test]
async fn a_stale_or_doubled_answer_changes_nothing_and_gets_the_present() {
    let server = host(&config(&file("stale.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    let act = format!("{path}/act");
    let (mut page, mut seat) = (mira.get(&format!("{path}?as=0")).await.body, "0");
    if asked(&page).is_none() {
        (page, seat) = (mira.get(&format!("{path}?as=1")).await.body, "1");
    }
    let (_, decision, actions) = asked(&page).expect("a question");
    let fields = [("seat", seat), ("decision", &decision), ("action", &actions[0])];
    let first = mira.post_json(&act, &fields).await;
    assert_eq!((first.status, &first.json()["ok"]), (200, &Value::Bool(true)));
    let before = mira.get(&format!("{path}?as={seat}")).await.body;
    let doubled = mira.post_json(&act, &fields).await;
    assert_eq!(doubled.status, 409);
    let said = doubled.json();
    assert_eq!((&said["ok"], &said["code"]), (&Value::Bool(false), &Value::from("stale")));
    assert_eq!(said["version"], first.json()["version"], "nothing has happened");
    // As a plain form it leads to the present.
    assert_eq!(mira.post(&act, &fields).await.location(), format!("{path}?as={seat}"));
    assert_eq!(mira.get(&format!("{path}?as={seat}")).await.body, before);
    for wrong in [
        &[("seat", "0"), ("decision", "many"), ("action", "done")][..],
        &[("seat", "9"), ("decision", "0"), ("action", "done")],
        &[("decision", "0"), ("action", "done")],
    ] {
        let status = mira.post_json(&act, wrong).await.status;
        assert!([404, 422].contains(&status), "{wrong:?}: {status}");
    }
    server.stop().await;
}

#[tokio::test]
async fn an_illegal_choice_is_refused_with_a_reason() {
    let server = host(&config(&file("illegal.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &ALONE).await;
    let (page, _) = wait_for_question(&mut mira, &path).await;
    let (seat, decision, actions) = asked(&page).expect("a question");
    for action in ["order build nowhere", "discard", "", "<script>"] {
        let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", action)];
        let refused = mira.post_json(&format!("{path}/act"), &fields).await;
        assert_eq!(refused.status, 422, "{action}: {}", refused.body);
    }
    // Together or not at all: the second of the two is wrong.
    let fields = [
        ("seat", seat.as_str()),
        ("decision", &decision),
        ("action", &actions[0]),
        ("action", "take-point"),
    ];
    assert_eq!(mira.post_json(&format!("{path}/act"), &fields).await.status, 422);
    assert_eq!(mira.get(&path).await.body, page);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_shows_what_a_fresh_page_shows() {
    let server = host(&config(&file("stream.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &ALONE).await;
    let (page, _) = wait_for_question(&mut mira, &path).await;
    let version = between(&page, "data-version=\"", "\"").expect("a version").to_owned();

    // A page that is up to date is only told what is new.
    let mut known = mira.listen(&format!("{path}/events?as=0&since={version}")).await.expect("one");
    let mut steady = mira.listen(&format!("{path}/events?as=0")).await.expect("another");
    let mut live = Patched::default();
    let first = steady.next().await.expect("all there is");
    assert_eq!(first["whole"], true);
    live.take(&first);
    let mut last = 0;
    for turn in 0..12 {
        assert_eq!(answer_first(&mut mira, &path).await.status, 200);
        if turn == 0 {
            let news = known.next().await.expect("a change");
            assert_eq!(news["whole"], false);
            let changed = news["fragments"].as_array().expect("a list").len();
            assert!(changed > 0 && changed < live.0.len() / 2, "{changed} of {}", live.0.len());
        }
        wait_for_question(&mut mira, &path).await;
        for message in steady.until_silent(Duration::from_millis(400)).await {
            let version = message["version"].as_u64().expect("a number");
            assert!(version > last, "versions grow");
            last = version;
            live.take(&message);
        }
        if turn % 4 == 3 {
            // Who comes back has the same table as who never left, and as who asks for the page.
            let mut fresh = mira.listen(&format!("{path}/events?as=0&since=1")).await.expect("one");
            let mut again = Patched::default();
            again.take(&fresh.next().await.expect("all there is"));
            assert_eq!(live, again);
            let page = mira.get(&path).await.body;
            for (id, html) in &live.0 {
                assert!(page.contains(html), "{id} differs from the page:\n{html}");
            }
        }
    }
    server.stop().await;
    while steady.next().await.is_some() {}
}

#[tokio::test]
async fn a_stream_comes_compressed_to_those_who_can_unpack_it() {
    let server = host(&config(&file("packed.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    let mut plain = mira.listen(&format!("{path}/events?as=0")).await.expect("a stream");
    let mut packed = mira.listen_packed(&format!("{path}/events?as=0")).await;
    let (one, two) = (plain.next().await.expect("all"), packed.next().await.expect("all"));
    assert_eq!(one["fragments"], two["fragments"]);
    mira.post_json(&format!("{path}/say"), &[("text", "hello")]).await;
    let (one, two) = (plain.next().await.expect("words"), packed.next().await.expect("words"));
    assert_eq!(one["fragments"], two["fragments"]);
    server.stop().await;
}

#[tokio::test]
async fn taking_back_shows_the_table_as_it_was() {
    let server = host(&config(&file("undo.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    let seat = first_asked(&mut mira, &path).await;
    let own = format!("{path}?as={seat}");
    let mut stream = mira.listen(&format!("{path}/events?as={seat}")).await.expect("a stream");
    let mut live = Patched::default();
    live.take(&stream.next().await.expect("all there is"));
    let before = live.0.clone();
    assert_eq!(answer_first(&mut mira, &own).await.status, 200);
    // The decision of the own seat, though the other one is asked now: the page is behind a
    // curtain, but the stream says the number.
    let message = stream.next().await.expect("a change");
    live.take(&message);
    let decision = message["decision"].to_string();
    let fields = [("seat", seat), ("decision", decision.as_str())];
    let undone = mira.post_json(&format!("{path}/undo"), &fields).await;
    assert_eq!(undone.status, 200, "{}", undone.body);
    let doubled = mira.post_json(&format!("{path}/undo"), &fields).await;
    assert_eq!(doubled.status, 409);
    live.take(&stream.next().await.expect("a change"));
    // All is as before but for the number of the decision.
    let changed: Vec<&String> = before
        .iter()
        .filter(|(id, html)| live.0.get(*id) != Some(html))
        .map(|(id, _)| id)
        .collect();
    assert_eq!(changed, ["prompt"]);
    server.stop().await;
}

#[tokio::test]
async fn friends_come_by_invitation() {
    let server = host(&config(&file("invite.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &INVITED).await;
    let lobby = mira.get(&path).await.body;
    let link = between(&lobby, &format!("http://{}{path}/join/", server.address), "\"");
    let join = format!("{path}/join/{}", link.expect("an invitation"));

    let (mut tomasz, mut eve) = (Browser::new(server.address), Browser::new(server.address));
    let seen = eve.get(&path).await.body;
    assert!(!seen.contains("/join/"), "a passer-by is not handed the invitation");
    assert_eq!(eve.post(&format!("{path}/fill"), &[("level", "random")]).await.status, 403);
    let mut waiting = mira.listen(&format!("{path}/events")).await.expect("a stream");
    waiting.next().await.expect("a greeting");
    let offer = tomasz.get(&join).await;
    assert_eq!(offer.status, 200);
    assert!(offer.body.contains("action=\"") && tomasz.cookies.is_empty());
    let sits = tomasz.post(&join, &[("name", "Tomasz <b>")]).await;
    assert_eq!((sits.status, sits.location()), (303, path.as_str()));
    waiting.next().await.expect("somebody came");
    // The invitation is used up.
    assert_eq!(eve.get(&join).await.location(), path);
    assert_eq!(eve.post(&join, &[("name", "Eve")]).await.status, 303);
    let page = eve.get(&path).await.body;
    assert!(asked(&page).is_none() && page.contains("Tomasz &lt;b&gt;"));
    assert!(!page.contains("Tomasz <b>"));

    let (one, two) = (mira.get(&path).await.body, tomasz.get(&path).await.body);
    assert!(asked(&one).is_some() != asked(&two).is_some(), "one of them is asked");
    let said = tomasz.post_json(&format!("{path}/say"), &[("text", "hello <i>Mira</i>")]).await;
    assert_eq!(said.status, 200);
    let page = mira.get(&path).await.body;
    assert!(page.contains("hello &lt;i&gt;Mira&lt;/i&gt;"));
    let named = tomasz.post_json(&format!("{path}/name"), &[("seat", "1"), ("name", "Tom")]).await;
    assert_eq!(named.status, 200, "{}", named.body);
    assert!(mira.get(&path).await.body.contains("Tom"));
    server.stop().await;
}

#[tokio::test]
async fn bots_take_the_seats_of_those_who_do_not_come() {
    let server = host(&config(&file("fill.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &INVITED).await;
    assert_eq!(mira.post(&format!("{path}/fill"), &[("level", "genius")]).await.status, 422);
    assert_eq!(mira.post(&format!("{path}/fill"), &[("level", "random")]).await.status, 303);
    wait_for_question(&mut mira, &path).await;
    server.stop().await;
}

#[tokio::test]
async fn on_a_shared_screen_a_curtain_hangs_between_players() {
    let server = host(&config(&file("curtain.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    for _ in 0..6 {
        // Unasked, nobody's secrets are shown.
        let page = mira.get(&path).await.body;
        assert!(!page.contains("data-seat="), "it shows a seat");
        let (zero, one) = (
            mira.get(&format!("{path}?as=0")).await.body,
            mira.get(&format!("{path}?as=1")).await.body,
        );
        let (mine, other, seat) =
            if asked(&zero).is_some() { (zero, one, "0") } else { (one, zero, "1") };
        assert!(mine.contains(&format!("data-seat=\"{seat}\"")));
        // Behind the curtain everything is as a spectator sees it.
        assert!(!other.contains("data-seat="), "something lies behind the curtain");
        assert!(asked(&other).is_none());
        let (seat, decision, actions) = asked(&mine).expect("a question");
        let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
        assert_eq!(mira.post_json(&format!("{path}/act"), &fields).await.status, 200);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_is_there_after_a_restart() {
    let config = config(&file("restart.db"));
    let server = host(&config).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &ALONE).await;
    for _ in 0..5 {
        assert_eq!(answer_first(&mut mira, &path).await.status, 200);
    }
    mira.post_json(&format!("{path}/say"), &[("text", "good night")]).await;
    let (before, _) = wait_for_question(&mut mira, &path).await;
    server.stop().await;

    let server = host(&config).await;
    let mut mira = mira.at(server.address);
    let after = mira.get(&path).await.body;
    let without_version = |page: &str| {
        let version = between(page, "data-version=\"", "\"").expect("a version").to_owned();
        (page.replace(&version, ""), version)
    };
    let ((before, old), (after, new)) = (without_version(&before), without_version(&after));
    assert_eq!(before, after);
    // Pages that stayed open get everything, whatever number they know: a clock that was set back
    // must not leave them deaf.
    assert_ne!(new, old);
    for known in [old.as_str(), "0", "9007199254740991"] {
        let mut stream =
            mira.listen(&format!("{path}/events?since={known}")).await.expect("a stream");
        assert_eq!(stream.next().await.expect("a message")["whole"], true);
    }
    let exact = new.parse::<u64>().expect("a number") < 1 << 53;
    assert!(exact, "a script can count on from {new}");
    // And it goes on, bots included.
    for _ in 0..3 {
        assert_eq!(answer_first(&mut mira, &path).await.status, 200);
    }
    assert!(mira.get("/").await.body.contains(&path));
    server.stop().await;
}

#[tokio::test]
async fn a_locked_disk_is_told_and_changes_nothing() {
    let file = file("trouble.db");
    let server = host(&config(&file)).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    let mut own = format!("{path}?as=0");
    if asked(&mira.get(&own).await.body).is_none() {
        own = format!("{path}?as=1");
    }
    let before = asked(&mira.get(&own).await.body);
    let lock = client::lock(&file).await;
    let refused = answer_first(&mut mira, &own).await;
    assert_eq!((refused.status, refused.json()["code"].clone()), (503, "unavailable".into()));
    let words = refused.json()["message"].as_str().expect("words").to_owned();
    assert_eq!(words, "Nothing was changed: the database is locked by another program.");
    assert_eq!(asked(&mira.get(&own).await.body), before);
    client::unlock(lock).await;
    assert_eq!(answer_first(&mut mira, &own).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn health_is_asked_of_the_database() {
    let file = file("health.db");
    let server = host(&config(&file)).await;
    let mut watcher = Browser::new(server.address);
    let well = watcher.get("/health").await;
    assert_eq!((well.status, well.body.as_str()), (200, "ok\n"));
    let lock = client::lock(&file).await;
    // An answer holds for a moment.
    let unwell = loop {
        let answer = watcher.get_json("/health").await;
        if answer.status != 200 {
            break answer;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert_eq!(unwell.status, 503);
    assert_eq!(unwell.json()["message"], "The database is locked by another program.");
    client::unlock(lock).await;
    while watcher.get("/health").await.status != 200 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_soon_that_the_disk_is_locked() {
    let file = file("told.db");
    let server = host(&config(&file)).await;
    let _lock = client::lock(&file).await;
    let begun = std::time::Instant::now();
    let mut all = tokio::task::JoinSet::new();
    for _ in 0..30 {
        let mut browser = Browser::new(server.address);
        all.spawn(async move { browser.post_json("/quick", &[]).await });
    }
    for answer in all.join_all().await {
        assert_eq!(answer.status, 503);
        let words = answer.json()["message"].as_str().expect("words").to_owned();
        assert!(words.contains("locked by another program"), "{words}");
    }
    // It used to take five seconds for each of them, one after the other.
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    server.stop().await;
}

#[tokio::test]
async fn who_looks_on_is_not_taken_for_a_player() {
    let server = host(&config(&file("watching.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    let say = format!("{path}/say");
    mira.post(&say, &[("seat", "0"), ("text", "my turn")]).await;
    // Somebody who is called the same elsewhere, almost.
    let mut guest = Browser::new(server.address);
    table(&mut guest, &[&ALONE[..], &[("name0", "mi\u{2060}RA")]].concat()).await;
    let turned = "I give\u{202e} up\u{2066}!\u{200f} \u{301}\u{301}";
    assert_eq!(guest.post(&say, &[("text", turned)]).await.status, 303);
    let mut ines = Browser::new(server.address);
    table(&mut ines, &[&ALONE[..], &[("name0", "Ines")]].concat()).await;
    ines.post(&say, &[("text", "hello")]).await;
    ines.post(&say, &[("text", "\u{200b}\u{202e}")]).await;
    let page = mira.get(&path).await.body;
    let said: Vec<String> = page
        .split("class=\"said")
        .skip(1)
        .filter_map(|rest| Some(rest.split_once('>')?.1.split_once("</li>")?.0))
        .map(|html| html.split('<').filter_map(|tag| Some(tag.split_once('>')?.1)).collect())
        .collect();
    assert_eq!(said.len(), 3, "{said:?}");
    assert!(said[0].contains("Mira") && !said[0].contains("watching"), "{said:?}");
    assert!(said[1].contains("Spectator (watching) I give up!"), "{said:?}");
    assert!(said[2].contains("Ines (watching) hello"), "{said:?}");
    server.stop().await;
}

#[tokio::test]
async fn what_does_not_exist_is_said_in_words() {
    let server = host(&config(&file("unknown.db"))).await;
    let mut mira = Browser::new(server.address);
    for path in ["/t/nosuchtable", "/t/nosuchtable/record", "/t/%00/events", "/nowhere"] {
        let answer = mira.get(path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body.contains("There is no such"), "{}", answer.body);
    }
    assert_eq!(mira.ask("DELETE", "/", &[], "").await.status, 405);
    let wrong = mira.post("/new", &[("seat0", "here")]).await;
    assert_eq!(wrong.status, 422);
    assert!(wrong.body.contains("fill at least 2 seats"), "the form comes back with the reason");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_looks_does_not_wait_for_who_acts() {
    let file = file("looks.db");
    let server = host(&config(&file)).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    let own = format!("{path}?as={}", first_asked(&mut mira, &path).await);
    let page = mira.get(&own).await.body;
    let (seat, decision, actions) = asked(&page).expect("a question");
    let disk = client::lock(&file).await;
    let (mut same, act) = (mira.at(server.address), format!("{path}/act"));
    let acts = tokio::spawn(async move {
        let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
        same.post_json(&act, &fields).await.status
    });
    // The choice waits for the disk, and everybody sees the table as it was.
    for _ in 0..20 {
        assert!(asked(&mira.get(&own).await.body).is_some());
    }
    let mut stream = mira.listen(&format!("{path}/events")).await.expect("a stream");
    assert_eq!(stream.next().await.expect("a message")["whole"], true);
    assert!(!acts.is_finished(), "the disk is still locked");
    client::unlock(disk).await;
    assert!([200, 503].contains(&acts.await.expect("it ends")));
    server.stop().await;
}

#[tokio::test]
async fn the_library_is_not_for_those_who_ask_without_end() {
    let mut config = config(&file("library.db"));
    config.rates.look = [Rate { burst: 3, each: Duration::from_secs(600) }; 2];
    config.behind_proxy = true;
    let server = host(&config).await;
    let mut guest = Browser::new(server.address);
    let pages = [
        "/rules?q=a",
        "/rules/SC-MOD-12",
        "/reference",
        "/reference/starcraft/unit/marine",
        "/help",
    ];
    for (number, path) in pages.into_iter().enumerate() {
        let from = format!("10.0.0.{number}");
        for time in 1..=4 {
            let answer = guest.ask("GET", path, &[("X-Forwarded-For", &from)], "").await;
            assert_eq!(answer.status == 429, time == 4, "{path} for the {time}. time");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_list_of_games_comes_in_parts() {
    let server = host(&config(&file("list.db"))).await;
    let mut mira = Browser::new(server.address);
    let [most, _] = limits::LISTED;
    let mut made = Vec::new();
    for _ in 0..most * 2 + 1 {
        made.push(table(&mut mira, &TWO_HERE).await);
    }
    let (mut path, mut listed) = ("/".to_owned(), Vec::new());
    for part in 0..3 {
        let page = mira.get(&path).await.body;
        assert_eq!(page.contains("rel=\"prev\""), part > 0);
        assert!(page.contains(&format!("{} wait for you", made.len())), "all are counted");
        let cards = page.split("<a class=\"g").skip(1);
        let cards = cards.filter_map(|card| between(card, "href=\"", "\""));
        let before = listed.len();
        listed.extend(cards.map(str::to_owned));
        assert!(listed.len() - before <= most);
        let next = page.split("<a href=\"").find(|link| link.contains("rel=\"next\""));
        match next.and_then(|link| link.split('"').next()) {
            Some(next) => path = next.split('#').next().unwrap_or_default().replace("&amp;", "&"),
            None => assert_eq!(part, 2, "all parts are linked"),
        }
    }
    listed.sort_unstable();
    made.sort_unstable();
    assert_eq!(listed, made, "each is listed once");
    assert_eq!(mira.get("/?games=4000000000&finished=9").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn choosing_and_taking_back_comes_to_an_end() {
    let server = host(&config(&file("undos.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    let seat = first_asked(&mut mira, &path).await;
    let own = format!("{path}?as={seat}");
    let mut stream = mira.listen(&format!("{path}/events?as={seat}")).await.expect("a stream");
    stream.next().await.expect("all there is");
    let mut undone = 0;
    let refused = loop {
        assert_eq!(answer_first(&mut mira, &own).await.status, 200);
        let decision = stream.next().await.expect("a change")["decision"].to_string();
        let fields = [("seat", seat), ("decision", decision.as_str())];
        let answer = mira.post_json(&format!("{path}/undo"), &fields).await;
        if answer.status != 200 {
            break answer;
        }
        stream.next().await.expect("a change");
        undone += 1;
        assert!(undone < 100, "it never ends");
    };
    assert_eq!((refused.status, refused.json()["code"].clone()), (422, "no_undo".into()));
    server.stop().await;
}

/// On a server with a single thread, where everybody would notice.
#[tokio::test]
async fn a_long_table_is_loaded_while_others_are_served() {
    use sqlx::Connection;
    let file = file("long.db");
    let server = host(&config(&file)).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    let own = format!("{path}?as={}", first_asked(&mut mira, &path).await);
    let page = mira.get(&own).await.body;
    let (seat, _, actions) = asked(&page).expect("a question");
    server.stop().await;

    // Chosen and taken back very often, before there was a limit.
    let url = format!("sqlite:{}", file.display());
    let mut plain = sqlx::SqliteConnection::connect(&url).await.expect("it opens");
    let often = "WITH RECURSIVE n(x) AS (VALUES (0) UNION ALL SELECT x + 1 FROM n WHERE x < 19999) \
        INSERT INTO change (game, number, seat, action, undo_to) \
        SELECT ?, x, ?, CASE WHEN x % 2 = 0 THEN ? END, CASE WHEN x % 2 = 1 THEN 0 END FROM n";
    let id = path.trim_start_matches("/t/");
    let often = sqlx::query(often).bind(id).bind(seat.parse::<i64>().expect("a number"));
    often.bind(&actions[0]).execute(&mut plain).await.expect("written");
    plain.close().await.expect("closed");

    let server = host(&config(&file)).await;
    let (mut mira, mut slow) = (mira.at(server.address), mira.at(server.address));
    let loads = tokio::spawn(async move { slow.get(&own).await });
    let (begin, mut longest) = (Instant::now(), Duration::ZERO);
    while !loads.is_finished() {
        let asked = Instant::now();
        assert_eq!(mira.get("/health").await.status, 200);
        longest = longest.max(asked.elapsed());
    }
    assert_eq!(loads.await.expect("it ends").status, 200);
    let whole = begin.elapsed();
    assert!(longest * 2 < whole, "somebody waited {longest:.2?} of {whole:.2?}");
    server.stop().await;
}
