//! Somebody's choices while another address asks for as much as it may.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use kernel::Rng;
use tokio::io::{AsyncWriteExt, BufReader};
use tokio::net::TcpSocket;

use crate::client::{self, Browser, asked, file};
use crate::{Plan, child, child_with, memory, pair};

/// Connections of whoever asks for much.
const LINES: usize = 150;

/// Somebody's choices and pages, alone and while another address asks for as many dear pages as it may.
pub(crate) async fn flooded(plan: &Plan, say: &mut impl FnMut(String)) {
    let path = file("flood.db");
    let (mut server, address) = child(&path);
    let (over, moments) = finished(address).await;
    let (open, _) = pair(address).await;
    server.kill().expect("it ends");
    server.wait().expect("it ends");
    let (mut server, address) = child_with(&path, &["--limits"]);
    let numbered = |path: &'static str| move |number: usize| format!("{path}{number}");
    type Pages = Box<dyn Fn(usize) -> String + Send + Sync>;
    let table = open.clone();
    let past = over.clone();
    let kinds: [(&str, Option<Pages>); 8] = [
        ("nobody else", None),
        ("the rules", Some(Box::new(|_| "/rules?game=starcraft".to_owned()))),
        ("the rules, searched", Some(Box::new(numbered("/rules?q=units+")))),
        ("a table's page", Some(Box::new(move |_| table.clone()))),
        ("moments of a finished game", {
            Some(Box::new(move |number| format!("{past}/at/{}", number * 7 % moments)))
        }),
        ("a finished game's replay", {
            let past = over.clone();
            Some(Box::new(move |number| format!("{past}/replay?at={}", number * 7 % moments)))
        }),
        ("messages to translate", Some(Box::new(numbered("/translate?to=pl&q=")))),
        ("the start page", Some(Box::new(|_| "/".to_owned()))),
    ];
    say(format!("{LINES} connections of one address, as much as it may ask for"));
    for (what, pages) in kinds {
        // Threads of their own, so that nobody waits for the measuring.
        let mut crowd = tokio::runtime::Builder::new_multi_thread();
        let crowd = crowd.worker_threads(1).enable_all().build().expect("threads");
        let answered = Arc::new(Mutex::new([0, 0]));
        let mut mira = Browser::new(address);
        let table = hot_seat(&mut mira).await;
        if let Some(pages) = pages {
            let pages: Arc<dyn Fn(usize) -> String + Send + Sync> = Arc::from(pages);
            for line in 0..LINES {
                crowd.spawn(ask_much(address, line, Arc::clone(&pages), Arc::clone(&answered)));
            }
        }
        // Not what is saved up, but what can be asked for all the time.
        tokio::time::sleep(Duration::from_secs(2)).await;
        *answered.lock().expect("sound") = [0, 0];
        let time = Duration::from_secs(plan.seconds);
        let (choices, looks) = choices(mira, table, time).await;
        let [answers, refused] = *answered.lock().expect("sound");
        crowd.shutdown_background();
        let often = answers as f64 / time.as_secs_f64();
        say(format!("{what}: {often:.0} answers/s, {refused} refused"));
        say(format!("    choices  {}", thirds(choices)));
        say(format!("    pages    {}", thirds(looks)));
        // Its right to ask comes back.
        tokio::time::sleep(Duration::from_secs(8)).await;
    }
    say(format!("memory: {:.0} MB", memory(&server) as f64 / 1e3));
    server.kill().expect("it ends");
    server.wait().expect("it ends");
}

/// Median, 95 % and longest.
fn thirds(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |share: f64| {
        let place = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    let [half, most, all] = [0.5, 0.95, 1.0].map(at);
    format!(
        "median {half:>6.1} ms, 95 % within {most:>6.1} ms, longest {all:>6.1} ms ({})",
        times.len()
    )
}

/// Asks for one page after the other from an address of its own, at once while it is answered.
async fn ask_much(
    server: SocketAddr,
    number: usize,
    pages: Arc<dyn Fn(usize) -> String + Send + Sync>,
    answered: Arc<Mutex<[usize; 2]>>,
) {
    let elsewhere = "127.0.0.2:0".parse().expect("an address");
    for round in 0.. {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind(elsewhere).expect("its own address");
        let Ok(line) = socket.connect(server).await else { continue };
        let mut line = BufReader::new(line);
        for page in 0..1_000 {
            let path = pages(number + LINES * (page + 1_000 * round));
            let text = format!(
                "GET {path} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nAccept-Encoding: gzip, br\r\n\r\n"
            );
            if line.write_all(text.as_bytes()).await.is_err() {
                break;
            }
            let Ok(status) = client::read_status(&mut line).await else { break };
            let refused = status == 429;
            answered.lock().expect("sound")[usize::from(refused)] += 1;
            if refused {
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
        }
    }
}

/// How long somebody's choices take, and the pages in between.
pub(crate) async fn choices(
    mut mira: Browser,
    table: String,
    time: Duration,
) -> (Vec<Duration>, Vec<Duration>) {
    let (mut choices, mut looks) = (Vec::new(), Vec::new());
    let (begin, mut rng, mut seat) = (Instant::now(), Rng::new(1), 0);
    while begin.elapsed() < time {
        let Some((own, decision, actions)) = question(&mut mira, &table, seat, &mut looks).await
        else {
            break;
        };
        seat = own.parse().unwrap_or_default();
        let texts: Vec<&str> = actions.iter().map(String::as_str).collect();
        let Some(action) = rng.pick(&texts) else { continue };
        let fields = [("seat", own.as_str()), ("decision", &decision), ("action", action)];
        let choice = Instant::now();
        let act = format!("{table}/act");
        let answer =
            tokio::time::timeout(client::PATIENCE / 2, mira.post_json(&act, &fields)).await;
        choices.push(choice.elapsed());
        if answer.is_err() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    (choices, looks)
}

/// A table of two on one screen.
pub(crate) async fn hot_seat(browser: &mut Browser) -> String {
    let fields = [
        ("rule-galaxy", "auto"),
        ("rule-factions", "random"),
        ("seat0", "here"),
        ("seat1", "here"),
    ];
    browser.post("/new", &fields).await.location().to_owned()
}

/// What is asked at a table of two on one screen, most likely of this seat; none if the game is over.
async fn question(
    browser: &mut Browser,
    table: &str,
    likely: usize,
    looks: &mut Vec<Duration>,
) -> Option<(String, String, Vec<String>)> {
    for seat in [likely, 1 - likely] {
        let look = Instant::now();
        let page = format!("{table}?as={seat}");
        let page = browser.try_ask("GET", &page, &[("Accept", "text/html")], "").await;
        looks.push(look.elapsed());
        let question = asked(&page.ok()?.body);
        if question.is_some() {
            return question;
        }
    }
    None
}

/// A game that is over, and how many moments it had.
async fn finished(address: SocketAddr) -> (String, usize) {
    let (mut mira, mut rng) = (Browser::new(address), Rng::new(2));
    let table = hot_seat(&mut mira).await;
    let (mut moments, mut likely) = (0, 0);
    while let Some((seat, decision, actions)) =
        question(&mut mira, &table, likely, &mut Vec::new()).await
    {
        likely = seat.parse().unwrap_or_default();
        let texts: Vec<&str> = actions.iter().map(String::as_str).collect();
        let action = rng.pick(&texts).expect("a choice");
        let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", action)];
        mira.post_json(&format!("{table}/act"), &fields).await;
        moments += 1;
    }
    (table, moments)
}
