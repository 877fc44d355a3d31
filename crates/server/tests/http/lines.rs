//! Connections: those who never read, never ask or come in crowds keep nobody out.

use std::time::Duration;

use crate::client::{Browser, PATIENCE, config, file, host};
use server::limits::Rates;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

/// Soon, for a test.
const SOON: Duration = Duration::from_millis(300);

/// A line with little room for what was not read yet.
async fn narrow_line(address: std::net::SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("small");
    socket.connect(address).await.expect("a line")
}

#[tokio::test]
async fn who_asks_and_never_reads_is_cut_off() {
    let server = host(&server::Config { write_time: SOON, ..config(&file("deaf.db")) }).await;
    let mut line = narrow_line(server.address).await;
    let ask = "GET /rules HTTP/1.1\r\nHost: here\r\n\r\n";
    let asked = async {
        // Never a look at the answers.
        while line.write_all(ask.as_bytes()).await.is_ok() {}
    };
    timeout(PATIENCE, asked).await.expect("it is cut off");
    // Who reads, however slowly, is not.
    let mut line = narrow_line(server.address).await;
    let ask = "GET /rules HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";
    line.write_all(ask.as_bytes()).await.expect("asked");
    let (mut all, mut part) = (0, vec![0; 16 * 1024]);
    loop {
        let read = line.read(&mut part).await.expect("it goes on");
        all += read;
        if read == 0 {
            break;
        }
        sleep(SOON / 30).await;
    }
    assert!(all > 50_000, "the whole page, not {all} bytes");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_nobody_reads_is_cut_off() {
    let rates = Rates { streams: [1, 10], ..Rates::NONE };
    let server =
        host(&server::Config { write_time: SOON, rates, ..config(&file("unread.db")) }).await;
    let mut mira = Browser::new(server.address);
    let path = mira.post("/quick", &[]).await.location().to_owned();
    let mut line = narrow_line(server.address).await;
    let cookie = mira.cookies.iter().map(|(name, value)| format!("{name}={value}"));
    let cookie = cookie.collect::<Vec<_>>().join("; ");
    let ask = format!("GET {path}/events HTTP/1.1\r\nHost: here\r\nCookie: {cookie}\r\n\r\n");
    line.write_all(ask.as_bytes()).await.expect("asked");
    let mut head = [0; 12];
    timeout(PATIENCE, line.read_exact(&mut head)).await.expect("in time").expect("an answer");
    assert_eq!(&head, b"HTTP/1.1 200");
    let events = format!("{path}/events");
    assert!(mira.listen(&events).await.is_err(), "there can be no second one");
    let words = "much to say ".repeat(33);
    let cut_off = async {
        while mira.listen(&events).await.is_err() {
            let say = format!("{path}/say");
            assert_eq!(mira.post_json(&say, &[("text", &words)]).await.status, 200);
        }
    };
    timeout(2 * PATIENCE, cut_off).await.expect("it is cut off");
    drop(line);
    server.stop().await;
}

/// Whether the server ends a line by itself.
async fn ends(line: &mut TcpStream) -> bool {
    let mut rest = Vec::new();
    // With an answer or without.
    timeout(PATIENCE, line.read_to_end(&mut rest)).await.is_ok()
}

#[tokio::test]
async fn lines_on_which_nothing_is_asked_end() {
    let server = host(&server::Config { head_time: SOON, ..config(&file("idle.db")) }).await;
    let mut silent = TcpStream::connect(server.address).await.expect("a line");
    assert!(ends(&mut silent).await);
    let mut slow = TcpStream::connect(server.address).await.expect("a line");
    slow.write_all(b"GET / HTTP/1.1\r\nHost:").await.expect("half a question");
    assert!(ends(&mut slow).await);
    let mut once = TcpStream::connect(server.address).await.expect("a line");
    once.write_all(b"GET /help HTTP/1.1\r\nHost: here\r\n\r\n").await.expect("a question");
    assert!(ends(&mut once).await, "after the answer, too");
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_only_so_many_lines() {
    let rates = Rates { lines: 5, ..Rates::NONE };
    let server = host(&server::Config { rates, ..config(&file("crowd.db")) }).await;
    let mut crowd: Vec<Browser> = (0..5).map(|_| Browser::new(server.address)).collect();
    for browser in &mut crowd {
        assert_eq!(browser.get("/help").await.status, 200);
    }
    let mut late = Browser::new(server.address);
    assert!(late.try_ask("GET", "/help", &[], "").await.is_err(), "there are five already");
    for browser in &mut crowd {
        assert_eq!(browser.get("/help").await.status, 200, "who is in is in");
    }
    crowd.pop();
    let let_in = async {
        while late.try_ask("GET", "/help", &[], "").await.is_err() {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, let_in).await.expect("one has left");
    drop(late);
    server.stop().await;

    // Behind a proxy everybody comes from the same address.
    let proxied = server::Config { rates, behind_proxy: true, ..config(&file("crowd-proxy.db")) };
    let server = host(&proxied).await;
    let mut crowd: Vec<Browser> = (0..12).map(|_| Browser::new(server.address)).collect();
    for browser in &mut crowd {
        assert_eq!(browser.get("/help").await.status, 200);
    }
    server.stop().await;
}
