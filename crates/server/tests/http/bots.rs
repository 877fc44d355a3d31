//! Bots that fail: a table never stands still for them, and nothing is lost.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::client::{Browser, asked, config, file, host};
use bots::{Bot, by_name};
use house::Of;
use kernel::{Rng, Seen};
use native::Native;
use server::Config;
use starcraft::{Action, StarCraft};
use ui_starcraft::Pages;

/// Thinks much longer than it may.
struct Sleeper(Duration);

impl Bot<StarCraft> for Sleeper {
    fn choose(&mut self, seen: Seen<StarCraft>) -> Action {
        std::thread::sleep(self.0);
        by_name::<StarCraft>("random", 1, &Native).expect("a bot").choose(seen)
    }
}

/// Thinks longer over some hands than over others.
struct Ponderer(Duration);

impl Bot<StarCraft> for Ponderer {
    fn choose(&mut self, seen: Seen<StarCraft>) -> Action {
        let known = format!("{:?}", seen.view());
        if !known.bytes().map(u32::from).sum::<u32>().is_multiple_of(4) {
            std::thread::sleep(self.0);
        }
        by_name::<StarCraft>("random", 1, &Native).expect("a bot").choose(seen)
    }
}

/// Falls over its own feet.
struct Stumbler;

impl Bot<StarCraft> for Stumbler {
    fn choose(&mut self, _seen: Seen<StarCraft>) -> Action {
        panic!("as this test wants it")
    }
}

/// A table with a bot of this level.
async fn table(browser: &mut Browser, level: &str) -> String {
    let bot = format!("bot-{level}");
    let fields = [
        ("rule-galaxy", "auto"),
        ("rule-factions", "random"),
        ("seat0", "here"),
        ("seat1", bot.as_str()),
    ];
    let answer = browser.post("/new", &fields).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.location().to_owned()
}

/// Answers if something is asked; says whether it was.
async fn answers(browser: &mut Browser, path: &str) -> bool {
    let page = browser.get(path).await.body;
    let Some((seat, decision, actions)) = asked(&page) else { return false };
    let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
    assert_eq!(browser.post_json(&format!("{path}/act"), &fields).await.status, 200);
    true
}

/// Answers so many questions, with bots choosing in between.
async fn plays_on(browser: &mut Browser, path: &str, questions: usize) {
    let (mut answered, begin) = (0, Instant::now());
    while answered < questions {
        match answers(browser, path).await {
            true => answered += 1,
            false => tokio::time::sleep(Duration::from_millis(5)).await,
        }
        assert!(begin.elapsed() < crate::client::PATIENCE, "the table stands still");
    }
}

fn lines(page: &str) -> usize {
    page.matches("data-moment=").count()
}

/// At a table with such a bot, people go on playing.
async fn is_passed_over(config: &Config) {
    let server = host(config).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, "easy").await;
    plays_on(&mut mira, &path, 8).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_sleeps_is_passed_over() {
    let mut config = config(&file("sleeps.db"));
    config.games = [Of::<Pages>::with_bots(
        |_, _, _| Ok(Box::new(Sleeper(Duration::from_millis(400)))),
        &Native,
    )]
    .into();
    config.overtime = Duration::from_millis(10);
    is_passed_over(&config).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_panics_is_passed_over() {
    let mut config = config(&file("panics.db"));
    config.games = [Of::<Pages>::with_bots(|_, _, _| Ok(Box::new(Stumbler)), &Native)].into();
    is_passed_over(&config).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_stopped_in_mid_thought_loses_nothing() {
    let file = file("mid-thought.db");
    let mut slow = config(&file);
    slow.games =
        [Of::<Pages>::with_bots(|_, _, _| Ok(Box::new(Sleeper(Duration::from_secs(2)))), &Native)]
            .into();
    let server = host(&slow).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, "easy").await;
    while answers(&mut mira, &path).await {}
    let before = lines(&mira.get(&path).await.body);
    let begin = Instant::now();
    server.stop().await;
    assert!(begin.elapsed() < Duration::from_secs(1), "it does not wait for the bot");

    let server = host(&config(&file)).await;
    let mut mira = mira.at(server.address);
    assert!(lines(&mira.get(&path).await.body) >= before);
    plays_on(&mut mira, &path, 3).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_level_plays_at_a_table() {
    let server = host(&config(&file("levels.db"))).await;
    let mut mira = Browser::new(server.address);
    let form = mira.get("/new").await.body;
    for level in bots::NAMES {
        assert!(form.contains(&format!("value=\"bot-{level}\"")), "{level} is offered");
        assert!(form.contains(&format!("<b>{level}</b> ")), "{level} is explained");
    }
    for level in bots::NAMES {
        let path = table(&mut mira, level).await;
        plays_on(&mut mira, &path, 2).await;
    }
    server.stop().await;
}

/// The tables of a file: how many there are, and in how many of them a bot must choose.
async fn tables(file: &Path) -> (i64, i64) {
    use sqlx::{Connection, Row};
    let url = format!("sqlite:{}?mode=ro", file.display());
    let mut plain = sqlx::SqliteConnection::connect(&url).await.expect("it opens");
    let count = sqlx::query("SELECT count(*) AS tables, total(bot_next) AS waiting FROM game");
    let row = count.fetch_one(&mut plain).await.expect("a row");
    (row.get("tables"), row.get::<f64, _>("waiting") as i64)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_maker_went_away_plays_on() {
    let file = file("went-away.db");
    let mut config = config(&file);
    config.games =
        [Of::<Pages>::with_bots(|_, seed, _| by_name("random", seed, &Native), &Native)].into();
    let server = host(&config).await;
    let mut mira = Browser::new(server.address);
    mira.post("/quick", &[]).await;
    let mut rng = Rng::new(10);
    let begin = Instant::now();
    while tables(&file).await.0 < 40 {
        let after = Duration::from_micros(u64::from(rng.below(8_000)));
        mira.break_off("POST", "/quick", after).await;
        assert!(begin.elapsed() < crate::client::PATIENCE, "no table is made");
    }
    // Nobody looks, and still all of them come to where a person must choose.
    let begin = Instant::now();
    loop {
        let (all, waiting) = tables(&file).await;
        if waiting == 0 {
            break;
        }
        assert!(begin.elapsed() < crate::client::PATIENCE, "{waiting} of {all} tables stand still");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_looks_at_a_table_gets_its_bots_going_again() {
    static FELL: AtomicBool = AtomicBool::new(false);
    let mut config = config(&file("driver-fell.db"));
    // Whoever moves the bots falls over the very first one.
    config.games = [Of::<Pages>::with_bots(
        |_, seed, _| {
            assert!(FELL.swap(true, Ordering::SeqCst), "as this test wants it");
            by_name("random", seed, &Native)
        },
        &Native,
    )]
    .into();
    let server = host(&config).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, "easy").await;
    plays_on(&mut mira, &path, 5).await;
    assert!(FELL.load(Ordering::SeqCst), "a bot was asked");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn how_long_a_bot_thinks_does_not_show() {
    // All pauses are whole numbers of this one.
    const PAUSE: Duration = Duration::from_millis(250);
    let mut config = config(&file("ponders.db"));
    config.bot_delay = PAUSE * 4;
    config.games =
        [Of::<Pages>::with_bots(|_, _, _| Ok(Box::new(Ponderer(PAUSE * 3 / 2))), &Native)].into();
    let server = host(&config).await;
    let mut mira = Browser::new(server.address);
    mira.cookies.insert("pace".to_owned(), "fast".to_owned());
    let path = table(&mut mira, "easy").await;
    let mut stream = mira.listen(&format!("{path}/events?as=0")).await.expect("a stream");
    let (mut gaps, begin) = (Vec::new(), Instant::now());
    let mut asked_at = None;
    while gaps.len() < 12 {
        let message = stream.next().await.expect("it goes on");
        gaps.extend(asked_at.take().map(|asked: Instant| asked.elapsed()));
        if message["yours"] == true {
            answers(&mut mira, &path).await;
        } else {
            asked_at = Some(Instant::now());
        }
        assert!(begin.elapsed() < crate::client::PATIENCE, "the table stands still");
    }
    // The way takes a moment, too, and on a busy machine now and then a longer one.
    let pauses = |gap: &Duration| gap.as_secs_f64() / PAUSE.as_secs_f64();
    let between = |gap: &&Duration| (pauses(gap) - pauses(gap).round()).abs() > 0.25;
    let odd = gaps.iter().filter(between).count();
    assert!(odd * 3 <= gaps.len(), "{odd} of {} between whole pauses: {gaps:?}", gaps.len());
    server.stop().await;
}
