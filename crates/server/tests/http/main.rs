//! The server as people meet it: over real HTTP, on a real file. One program, since each takes seconds to link; only
//! `hostile.rs`, which counts every panic of its process, is another.

mod accounts;
mod again;
mod ahead;
mod answers;
mod bot_accounts;
mod bots;
mod bounds;
mod chat;
mod clearing;
#[path = "../client/mod.rs"]
mod client;
mod clocks;
mod contests;
mod crowd;
mod examples;
mod fairness;
mod forms;
mod hall;
mod keeping;
mod language;
mod learn;
mod leaving;
mod lines;
mod mail;
mod moderators;
mod names;
mod notices;
mod onlookers;
mod pace;
mod passkeys;
mod people;
mod picture;
mod play;
mod post_office;
mod program_streams;
mod programs;
mod proxy;
mod rated;
mod second_game;
mod signup;
mod start;
mod stored;
#[path = "../../../kernel/tests/strange/mod.rs"]
mod strange;
mod thinking;
mod ties;
mod town;

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
