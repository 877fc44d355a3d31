//! Thinking for people: hints during the game, and a look into it afterwards.

use std::time::{Duration, Instant};

use crate::client::{Browser, asked, config, file, host};
use kernel::Rng;
use server::limits::Rate;

const ALONE: [(&str, &str); 4] = [
    ("rule-galaxy", "auto"),
    ("rule-factions", "random"),
    ("seat0", "here"),
    ("seat1", "bot-random"),
];

async fn table(browser: &mut Browser, more: &[(&str, &str)]) -> String {
    let answer = browser.post("/new", &[&ALONE[..], more].concat()).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.location().to_owned()
}

/// Looks until something is asked or the game is over.
async fn question(browser: &mut Browser, path: &str) -> String {
    for _ in 0..2_000 {
        let page = browser.get(path).await.body;
        if asked(&page).is_some() || page.contains("The game is over") {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("nothing is asked at {path}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_is_for_who_is_asked() {
    let server = host(&config(&file("hint.db"))).await;
    let (mut mira, mut guest) = (Browser::new(server.address), Browser::new(server.address));
    let path = table(&mut mira, &[]).await;
    let page = question(&mut mira, &path).await;
    assert!(page.contains("id=\"ask-hint\"") && !page.contains("class=\"advised\""));

    let (_, decision, actions) = asked(&page).expect("a question");
    let advised = mira.get(&format!("{path}/hint?as=0")).await;
    assert_eq!(advised.status, 200);
    let hint = advised.body.split("class=\"advised\"").nth(1).expect("advice");
    let action = crate::client::between(hint, "value=\"", "\"").expect("an action").to_owned();
    assert!(actions.contains(&action), "'{action}' is one of the answers");

    let part = mira.get_json(&format!("{path}/hint?as=0")).await.json();
    assert_eq!(part["fragments"][0]["id"], "hint");
    assert!(part["fragments"][0]["html"].as_str().is_some_and(|html| html.contains("advised")));

    assert_eq!(guest.get(&format!("{path}/hint?as=0")).await.status, 403, "not for others");
    assert_eq!(guest.get(&format!("{path}/hint")).await.status, 422, "nor for who looks on");
    let fields = [("seat", "0"), ("decision", decision.as_str()), ("action", &action)];
    assert_eq!(mira.post_json(&format!("{path}/act"), &fields).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_can_do_without_hints() {
    let file = file("no-hint.db");
    let server = host(&config(&file)).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &[("hints", "off")]).await;
    server.stop().await;
    // That is remembered.
    let server = host(&config(&file)).await;
    let mut mira = mira.at(server.address);
    let page = question(&mut mira, &path).await;
    assert!(!page.contains("ask-hint"));
    let refused = mira.get_json(&format!("{path}/hint?as=0")).await;
    assert_eq!((refused.status, refused.json()["code"].clone()), (403, "forbidden".into()));
    assert_eq!(mira.get(&format!("{path}/odds?as=0")).await.status, 403, "nor odds");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_looked_into_once_it_is_over() {
    let file = file("analysis.db");
    let server = host(&config(&file)).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &[]).await;
    let analysis = format!("{path}/analysis");
    let mut rng = Rng::new(5);
    loop {
        let page = question(&mut mira, &path).await;
        let Some((seat, decision, actions)) = asked(&page) else { break };
        let early = mira.get_json(&analysis).await;
        assert_eq!((early.status, early.json()["code"].clone()), (404, "not_over".into()));
        let past = mira.get(&format!("{path}/replay?at={}", rng.below(60))).await.body;
        for page in [&page, &past] {
            assert!(!page.contains("class=\"meant\""), "nothing is told before the end");
        }
        let texts: Vec<&str> = actions.iter().map(String::as_str).collect();
        let action = match rng.pick(&texts).expect("a choice") {
            "scrap" => texts[0],
            other => other,
        };
        let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", action)];
        assert_eq!(mira.post(&format!("{path}/act"), &fields).await.status, 303);
    }
    server.stop().await;
    // Whoever asks and goes away has not asked in vain: it is there for the next one, who may not ask for
    // thought here. It was thrown away, and worked out again for everybody who came.
    let mut once = config(&file);
    once.rates.think = [Rate { burst: 1, each: Duration::from_secs(3_600) }; 2];
    let server = host(&once).await;
    let mut mira = mira.at(server.address);
    mira.break_off("GET", &analysis, Duration::from_millis(50)).await;
    let begin = Instant::now();
    while Browser::new(server.address).get(&analysis).await.status == 429 {
        assert!(begin.elapsed() < crate::client::PATIENCE, "it was worked out in vain");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    // Anybody may look now.
    let page = Browser::new(server.address).get(&analysis).await;
    assert_eq!(page.status, 200, "{}", page.body);
    for part in ["Who was likely to win", "Turning points", "Luck in battle"] {
        assert!(page.body.contains(part), "{part} is missing");
    }
    let (_, orders) = page.body.split_once("What the bots were after").expect("the bot's orders");
    let moment = crate::client::between(orders, "/replay?at=", "\"").expect("a link");
    let replay = mira.get(&format!("{path}/replay?at={moment}")).await.body;
    assert!(replay.contains("class=\"meant\""), "it is told in the replay");
    server.stop().await;
}
