//! Nobody's bots stop everybody's: a stranger's easy bot while others keep the server busy.
//!
//! The sequence in which thought is shared out is tested with `thinkers.rs`; here it is measured,
//! which says something only on a machine that does nothing else:
//!
//! `cargo test --release -p orderstack-server --test http crowd -- --ignored --nocapture`

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use crate::client::{Browser, asked, config, file, host};
use server::Config;
use server::limits::Rates;
use tokio::task::JoinSet;

/// No move of the easy bot may take longer.
const MOST: Duration = Duration::from_secs(2);

fn usual(name: &str) -> Config {
    let bot_delay = Config::default().bot_delay;
    Config { bot_delay, rates: Rates::NONE, ..config(&file(name)) }
}

/// A table of its maker and such bots.
async fn table(browser: &mut Browser, bots: &[&str]) -> String {
    let mut fields = vec![
        ("rule-galaxy".to_owned(), "auto".to_owned()),
        ("rule-factions".to_owned(), "random".to_owned()),
        ("seat0".to_owned(), "here".to_owned()),
    ];
    for (number, level) in (1..).zip(bots) {
        fields.push((format!("seat{number}"), format!("bot-{level}")));
    }
    let fields: Vec<(&str, &str)> = fields.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    let answer = browser.post("/new", &fields).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.location().to_owned()
}

/// Answers whatever is asked with the first choice.
async fn answer(browser: &mut Browser, path: &str) -> bool {
    let page = browser.get(path).await.body;
    let Some((seat, decision, actions)) = asked(&page) else { return false };
    let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
    browser.post_json(&format!("{path}/act"), &fields).await.status == 200
}

/// How long an easy bot takes for each of so many moves.
async fn moves(address: SocketAddr, count: usize) -> Vec<Duration> {
    moves_of("easy", address, count).await
}

/// How long a bot of this level takes for each of its moves; fewer if the game ends before.
async fn moves_of(level: &str, address: SocketAddr, count: usize) -> Vec<Duration> {
    let mut mira = Browser::new(address);
    let path = table(&mut mira, &[level]).await;
    let mut stream = mira.listen(&format!("{path}/events?as=0")).await.expect("a stream");
    let (mut times, mut asked_at) = (Vec::new(), None);
    while times.len() < count && !mira.get(&path).await.body.contains("The game is over") {
        let message = stream.next().await.expect("it goes on");
        times.extend(asked_at.take().map(|asked: Instant| asked.elapsed()));
        if message["yours"] == true {
            answer(&mut mira, &path).await;
        } else {
            asked_at = Some(Instant::now());
        }
    }
    times
}

#[allow(clippy::print_stdout, reason = "it measures")]
fn report(what: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let (half, most) = (times[times.len() / 2], times[times.len() - 1]);
    println!(
        "{what}: {} moves, half of them within {half:.2?}, all within {most:.2?}",
        times.len()
    );
    assert!(most < MOST, "{what}: a move took {most:.2?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a measurement of some minutes"]
async fn an_easy_bot_beside_a_hundred_hard_ones() {
    let server = host(&usual("hard-crowd.db")).await;
    report("alone", &mut moves(server.address, 20).await);
    let mut crowd = JoinSet::new();
    let mut loud = Browser::new(server.address);
    for _ in 0..20 {
        let path = table(&mut loud, &["hard"; 5]).await;
        let mut loud = loud.at(server.address);
        crowd.spawn(async move {
            loop {
                answer(&mut loud, &path).await;
                tokio::time::sleep(Duration::from_millis(300)).await;
            }
        });
    }
    report("beside 20 tables of five hard bots", &mut moves(server.address, 40).await);
    crowd.abort_all();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a measurement of some minutes"]
async fn an_easy_bot_while_ten_people_ask_for_hints() {
    let server = host(&usual("hint-crowd.db")).await;
    report("alone", &mut moves(server.address, 20).await);
    let mut crowd = JoinSet::new();
    for _ in 0..10 {
        let mut loud = Browser::new(server.address);
        let path = table(&mut loud, &["random"]).await;
        crowd.spawn(async move {
            loop {
                loud.get(&format!("{path}/hint?as=0")).await;
                answer(&mut loud, &path).await;
            }
        });
    }
    report("while ten people ask for hints", &mut moves(server.address, 40).await);
    crowd.abort_all();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a measurement of some minutes"]
#[allow(clippy::print_stdout, reason = "it measures")]
async fn the_thought_of_normal_bots_does_not_show() {
    let config = usual("normal-pauses.db");
    let server = host(&config).await;
    let games = (0..3).map(|_| moves_of("normal", server.address, 60));
    let times: Vec<Duration> = futures_util::future::join_all(games).await.concat();
    // All pauses are whole numbers of a quarter.
    let pauses = |time: &Duration| time.as_secs_f64() / (config.bot_delay / 4).as_secs_f64();
    let off = |time: &Duration| (pauses(time) - pauses(time).round()).abs();
    // A disk that is slow for once shows, too, but that is nobody's thought.
    let odd = times.iter().filter(|time| off(time) > 0.25).count();
    println!("{} moves: {odd} between whole pauses", times.len());
    assert!(odd * 20 <= times.len(), "somebody could see how long a bot thought");
    server.stop().await;
}
