//! A game while many pages and programs are open that it does not concern: nobody of them is woken up for it.

use std::net::SocketAddr;
use std::process::Child;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::client::{Browser, between, file};
use crate::flood::{choices, hot_seat};
use crate::{Plan, child, spread};

/// Accounts with a table each, whose pages and streams are open.
const ACCOUNTS: usize = 20;

/// How often the page of the hall asks whether something is new.
const POLL: Duration = Duration::from_secs(5);

/// A stream says so often that it is still there, in fewer bytes than this.
const ALIVE: usize = 40;

/// What came down all lines besides: how often, and how many bytes.
#[derive(Default)]
struct Come {
    times: AtomicUsize,
    bytes: AtomicUsize,
}

/// One game, first alone, then beside so many open streams of other tables and of all tables of others, then beside as many pages of
/// the hall, which ask every five seconds.
pub(crate) async fn at_home(plan: &Plan, say: &mut impl FnMut(String)) {
    rlimit::increase_nofile_limit(u64::MAX).expect("as many as the system allows");
    let (mut server, address) = child(&file("homes.db"));
    let mut streams = Vec::new();
    for number in 0..ACCOUNTS {
        streams.push(account(address, number).await);
    }
    play(plan, (address, &server), "alone", None, say).await;

    let come = Arc::new(Come::default());
    let mut open = JoinSet::new();
    for number in 0..plan.homes {
        let [table, token] = &streams[number / 2 % ACCOUNTS];
        let ask = match number % 2 {
            0 => format!("GET {table}/events HTTP/1.1\r\nHost: x\r\n\r\n"),
            _ => format!(
                "GET /api/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n"
            ),
        };
        let line = connected(address, number).await;
        open.spawn(listen(line, ask, Arc::clone(&come)));
    }
    sleep(Duration::from_secs(3)).await;
    say(format!("{} streams are open", plan.homes));
    play(plan, (address, &server), "beside streams of others", Some(&come), say).await;
    open.abort_all();
    while open.join_next().await.is_some() {}
    sleep(Duration::from_secs(3)).await;

    let hall = Browser::new(address).get("/lobby").await.body;
    let version = between(&hall, "data-version=\"", "\"").expect("a version");
    let ask = format!("GET /lobby?since={version} HTTP/1.1\r\nHost: x\r\n\r\n");
    let come = Arc::new(Come::default());
    let mut open = JoinSet::new();
    for number in 0..plan.homes {
        let line = connected(address, number).await;
        let late = POLL.mul_f64(number as f64 / plan.homes as f64);
        open.spawn(poll(line, ask.clone(), late, Arc::clone(&come)));
    }
    sleep(POLL).await;
    say(format!("{} pages of the hall are open", plan.homes));
    play(plan, (address, &server), "beside pages of the hall", Some(&come), say).await;
    open.abort_all();
    server.kill().expect("it ends");
    server.wait().expect("it ends");
}

/// Somebody with an account: a table of theirs where nothing happens, and a token.
async fn account(address: SocketAddr, number: usize) -> [String; 2] {
    let mut browser = Browser::new(address);
    let name = format!("Person {number}");
    let made = browser.post("/account", &[("name", &name), ("new", "correct horse")]).await;
    assert_eq!(made.status, 200, "{}", made.body);
    let fields = [("name", "load"), ("days", "7"), ("scope", "read")];
    let shown = browser.post("/account/tokens", &fields).await.body;
    let token = between(&shown, "readonly value=\"", "\"").expect("a token").to_owned();
    [hot_seat(&mut browser).await, token]
}

/// A line, from one of two addresses: none may have more than half of what there is room for.
async fn connected(server: SocketAddr, number: usize) -> TcpStream {
    let own = format!("127.0.0.{}:0", 2 + number % 2).parse().expect("an address");
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(own).expect("its own address");
    socket.connect(server).await.expect("a line")
}

async fn listen(mut line: TcpStream, ask: String, come: Arc<Come>) {
    line.write_all(ask.as_bytes()).await.expect("sent");
    let mut bytes = vec![0; 4 * 1024];
    while let Ok(count @ 1..) = line.read(&mut bytes).await {
        if count < ALIVE {
            continue;
        }
        come.times.fetch_add(1, Ordering::Relaxed);
        come.bytes.fetch_add(count, Ordering::Relaxed);
    }
}

/// Asks again and again on one line, first after a while.
async fn poll(mut line: TcpStream, ask: String, late: Duration, come: Arc<Come>) {
    sleep(late).await;
    let mut bytes = vec![0; 4 * 1024];
    loop {
        let asked = Instant::now();
        line.write_all(ask.as_bytes()).await.expect("sent");
        let Ok(count @ 1..) = line.read(&mut bytes).await else { return };
        come.times.fetch_add(1, Ordering::Relaxed);
        come.bytes.fetch_add(count, Ordering::Relaxed);
        sleep(POLL.saturating_sub(asked.elapsed())).await;
    }
}

/// Somebody plays for a while: how long choices take, what the server works for it, and what comes down the other lines.
async fn play(
    plan: &Plan,
    (address, server): (SocketAddr, &Child),
    what: &str,
    come: Option<&Come>,
    say: &mut impl FnMut(String),
) {
    let mut mira = Browser::new(address);
    let table = hot_seat(&mut mira).await;
    let count =
        |come: &Come| [come.times.load(Ordering::Relaxed), come.bytes.load(Ordering::Relaxed)];
    let (before, worked) = (come.map(count), work(server));
    let time = Duration::from_secs(plan.seconds);
    let (times, _) = choices(mira, table, time).await;
    let (after, worked) = (come.map(count), work(server) - worked);
    say(spread(&format!("choice, {what}"), times));
    say(format!("    the server worked {worked:.2} s of {} s", plan.seconds));
    if let (Some([times, bytes]), Some([before, less])) = (after, before) {
        say(format!(
            "    {} messages, {} bytes came down the other lines",
            times - before,
            bytes - less
        ));
    }
}

/// How long a process has worked, in seconds.
fn work(process: &Child) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", process.id())).unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    // Its own time and that of the system for it, in hundredths of a second.
    fields.skip(11).take(2).filter_map(|it| it.parse::<f64>().ok()).sum::<f64>() / 100.0
}
