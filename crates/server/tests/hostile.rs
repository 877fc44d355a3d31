//! Requests of somebody who means harm: whatever comes, it is answered in words, nothing falls over
//! and those who play go on playing.
//!
//! The test run sends a sample; `HOSTILE=100000 cargo test --release -p orderstack-server --test
//! hostile -- --nocapture` sends many. Seeded, so that what was found can be found again.

mod client;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use client::{Browser, asked, config, encoded, file, host};
use kernel::Rng;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::timeout;

const SAMPLE: usize = 2_000;
const CLIENTS: usize = 8;

/// How often anything panicked in this process.
static PANICS: AtomicUsize = AtomicUsize::new(0);

/// Words that have hurt some program before.
const WORDS: [&str; 40] = [
    "",
    " ",
    "0",
    "1",
    "-1",
    "00",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "1e9",
    "0x10",
    "NaN",
    "null",
    "true",
    "[]",
    "{}",
    "../../etc/passwd",
    "..%2f..%2f",
    "%00",
    "%ff%fe",
    "%",
    "%zz",
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    "\"; DROP TABLE game; --",
    "a\u{300}\u{301}",
    "\u{202e}abc",
    "\u{200b}",
    "日本語",
    "🦀🦀🦀",
    "done",
    "scrap",
    "order build torus",
    "order build",
    "place",
    "\r\nX-Evil: 1",
    "\0",
];

struct Attacker {
    rng: Rng,
    address: SocketAddr,
    tables: Arc<Vec<String>>,
    cookies: Arc<Vec<String>>,
    /// Choices that some table has offered.
    actions: Arc<Vec<String>>,
}

impl Attacker {
    fn word(&mut self) -> String {
        match self.rng.below(12) {
            0 => "A".repeat(self.rng.below(30_000) as usize),
            1 => (0..self.rng.below(40)).map(|_| char::from(self.rng.below(256) as u8)).collect(),
            2 | 3 => self.rng.below(300).to_string(),
            4..=6 => self.rng.below(4).to_string(),
            7 | 8 => self.actions[self.rng.below(self.actions.len() as u32) as usize].clone(),
            _ => self.rng.pick(&WORDS).expect("words").to_owned(),
        }
    }

    /// A word as it may stand in an address.
    fn part(&mut self) -> String {
        let word = self.word();
        let raw = self.rng.below(3) == 0;
        let plain = |byte: u8| byte.is_ascii_graphic() && (raw || byte.is_ascii_alphanumeric());
        let escape = |byte: u8| match plain(byte) {
            true => char::from(byte).to_string(),
            false => format!("%{byte:02X}"),
        };
        word.bytes().take(3_000).map(escape).collect()
    }

    fn table(&mut self) -> String {
        let tables = Arc::clone(&self.tables);
        match self.rng.below(6) {
            0 => format!("/t/{}", self.part()),
            _ => self.rng.pick(&tables[..].iter().collect::<Vec<_>>()).expect("tables").clone(),
        }
    }

    fn query(&mut self) -> String {
        const NAMES: [&str; 8] = ["as", "since", "at", "q", "games", "finished", "tip", "x"];
        let mut query = String::new();
        for _ in 0..self.rng.below(4) {
            query += if query.is_empty() { "?" } else { "&" };
            query += self.rng.pick(&NAMES).expect("names");
            query += if self.rng.below(6) == 0 { "" } else { "=" };
            query += &self.part();
        }
        query
    }

    fn path(&mut self) -> String {
        const PLACES: [&str; 12] = [
            "", "act", "undo", "say", "name", "hint", "odds", "replay", "record", "analysis",
            "again", "fill",
        ];
        let path = match self.rng.below(12) {
            0 => format!("/{}", self.part()),
            1 => "/".to_owned(),
            2 => "/rules".to_owned(),
            3 => format!("/rules/{}", self.part()),
            4 => format!("/reference/starcraft/{}/{}", self.part(), self.part()),
            5 => format!("/assets/{}/{}", self.part(), self.part()),
            6 => format!("{}/at/{}", self.table(), self.part()),
            7 => format!("{}/join/{}", self.table(), self.part()),
            8 => self.rng.pick(&["/quick", "/new", "/health", "/help"]).expect("some").to_owned(),
            _ => {
                let table = self.table();
                let place = self.rng.pick(&PLACES).expect("places");
                if place.is_empty() { table } else { format!("{table}/{place}") }
            }
        };
        path + &self.query()
    }

    fn form(&mut self) -> String {
        const NAMES: [&str; 14] = [
            "seat",
            "decision",
            "action",
            "text",
            "name",
            "level",
            "seat0",
            "seat1",
            "seat5",
            "name0",
            "title",
            "rule-galaxy",
            "rule-factions",
            "hints",
        ];
        let mut fields = Vec::new();
        for _ in 0..self.rng.below(8) {
            let name = match self.rng.below(8) {
                0 => self.word(),
                _ => self.rng.pick(&NAMES).expect("names").to_owned(),
            };
            fields.push((name, self.word()));
        }
        if self.rng.below(60) == 0 {
            fields.extend((0..400).map(|n| ("action".to_owned(), n.to_string())));
        }
        let fields: Vec<(&str, &str)> =
            fields.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
        match self.rng.below(6) {
            // Not what a form looks like.
            0 => self.word(),
            _ => encoded(&fields),
        }
    }

    /// A request as it goes over the line, and whether it is a whole one.
    fn request(&mut self) -> (Vec<u8>, bool) {
        const METHODS: [&str; 9] =
            ["PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "CONNECT", "BREW", "get"];
        const TYPES: [&str; 5] = [
            "application/x-www-form-urlencoded",
            "application/json",
            "multipart/form-data",
            "text/plain; charset=\u{1}",
            "",
        ];
        let method = match self.rng.below(10) {
            0 => self.rng.pick(&METHODS).expect("methods"),
            1..=5 => "GET",
            _ => "POST",
        };
        let path = self.path();
        let mut head = format!("{method} {path} HTTP/1.1\r\n");
        if self.rng.below(20) > 0 {
            head += &format!("Host: {}\r\n", self.address);
        }
        match self.rng.below(8) {
            0 => head += &format!("Origin: {}\r\n", self.part()),
            1 => head += "Sec-Fetch-Site: cross-site\r\n",
            _ => head += &format!("Origin: http://{}\r\n", self.address),
        }
        let cookies = Arc::clone(&self.cookies);
        match self.rng.below(5) {
            0 => head += &format!("Cookie: orderstack={}\r\n", self.part()),
            1 => {}
            _ => {
                let cookie = &cookies[self.rng.below(cookies.len() as u32) as usize];
                head += &format!("Cookie: {cookie}\r\n");
            }
        }
        for name in [
            "Accept",
            "Accept-Encoding",
            "Last-Event-ID",
            "X-Forwarded-For",
            "Range",
            "Expect",
            "Transfer-Encoding",
            "Content-Length",
            "If-None-Match",
            "Upgrade",
        ] {
            if self.rng.below(40) == 0 {
                head += &format!("{name}: {}\r\n", self.part());
            }
        }
        if self.rng.below(3) == 0 {
            head += "Accept: application/json\r\n";
        }
        if self.rng.below(40) == 0 {
            head += &format!("X-Long: {}\r\n", "y".repeat(self.rng.below(40_000) as usize));
        }
        let body = if method == "POST" { self.form() } else { String::new() };
        let mut length_told = body.len();
        if method == "POST" {
            head += &format!("Content-Type: {}\r\n", self.rng.pick(&TYPES).expect("types"));
            // Sometimes more or less is promised than comes.
            length_told = match self.rng.below(25) {
                0 => body.len() + self.rng.below(100) as usize,
                1 => body.len() / 2,
                _ => body.len(),
            };
            head += &format!("Content-Length: {length_told}\r\n");
        }
        head += "Connection: close\r\n\r\n";
        let mut bytes = head.into_bytes();
        bytes.extend(body.bytes());
        match self.rng.below(30) {
            // Half sent.
            0 => bytes.truncate(self.rng.below(bytes.len() as u32 + 1) as usize),
            // Mangled on the way.
            1 => {
                for _ in 0..self.rng.below(20) {
                    let at = self.rng.below(bytes.len() as u32) as usize;
                    bytes[at] = self.rng.below(256) as u8;
                }
            }
            _ => return (bytes, length_told == body.len()),
        }
        (bytes, false)
    }

    /// Sends one and says with which status it was answered, if it was.
    async fn strike(&mut self) -> Option<u16> {
        let (bytes, whole) = self.request();
        let leaves = self.rng.below(15) == 0;
        let mut line = TcpStream::connect(self.address).await.ok()?;
        // It may have been refused before all of it was sent.
        let _ = line.write_all(&bytes).await;
        if leaves {
            return None;
        }
        if !whole {
            let _ = line.shutdown().await;
        }
        // Streams have no end and half a request has no answer: the head is enough.
        let mut head = [0; 16];
        let read = timeout(Duration::from_secs(3), line.read_exact(&mut head)).await;
        read.ok()?.ok()?;
        std::str::from_utf8(head.get(9..12)?).ok()?.parse().ok()
    }
}

/// Tables of all sorts, the cookies of their people, and what can be chosen there.
async fn tables(address: SocketAddr) -> [Vec<String>; 3] {
    let (mut tables, mut cookies, mut actions) = (Vec::new(), Vec::new(), Vec::new());
    for seat in ["here", "open", "bot-random", "bot-easy", "bot-hard"] {
        let mut browser = Browser::new(address);
        let fields = [("rule-galaxy", "auto"), ("seat0", "here"), ("seat1", seat)];
        let answer = browser.post("/new", &fields).await;
        assert_eq!(answer.status, 303, "{}", answer.body);
        let page = browser.get(&format!("{}?as=0", answer.location())).await.body;
        actions.extend(asked(&page).into_iter().flat_map(|(_, _, actions)| actions));
        tables.push(answer.location().to_owned());
        cookies.extend(browser.cookies.iter().map(|(name, value)| format!("{name}={value}")));
    }
    actions.push("done".to_owned());
    [tables, cookies, actions]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[allow(clippy::print_stdout, reason = "what the whole run was answered is worth telling")]
async fn whatever_comes_is_answered_in_words() {
    let many = std::env::var("HOSTILE").ok().and_then(|text| text.parse().ok()).unwrap_or(SAMPLE);
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        PANICS.fetch_add(1, Ordering::SeqCst);
        usual(info);
    }));
    let server = host(&config(&file("hostile.db"))).await;
    let [tables, cookies, actions] = tables(server.address).await.map(Arc::new);
    let (sent, begin) = (Arc::new(AtomicUsize::new(0)), Instant::now());
    let mut clients = JoinSet::new();
    for number in 0..CLIENTS {
        let mut attacker = Attacker {
            rng: Rng::new(1_000 + number as u64),
            address: server.address,
            tables: Arc::clone(&tables),
            cookies: Arc::clone(&cookies),
            actions: Arc::clone(&actions),
        };
        let sent = Arc::clone(&sent);
        clients.spawn(async move {
            let mut answers: BTreeMap<Option<u16>, usize> = BTreeMap::new();
            while sent.fetch_add(1, Ordering::SeqCst) < many {
                *answers.entry(attacker.strike().await).or_default() += 1;
            }
            answers
        });
    }
    let mut answers: BTreeMap<Option<u16>, usize> = BTreeMap::new();
    for client in clients.join_all().await {
        for (status, count) in client {
            *answers.entry(status).or_default() += count;
        }
    }
    println!("{many} requests in {:.1?}: {answers:?}", begin.elapsed());
    let failed = answers.keys().flatten().find(|status| **status >= 500);
    assert_eq!(failed, None, "{answers:?}");
    assert_eq!(PANICS.load(Ordering::SeqCst), 0, "nothing panics");
    let answered = answers.iter().filter(|(status, _)| status.is_some()).map(|(_, count)| count);
    assert!(answered.sum::<usize>() * 2 > many, "most were answered: {answers:?}");

    // Those who play notice nothing.
    let mut mira = Browser::new(server.address);
    let fields = [("rule-galaxy", "auto"), ("seat0", "here"), ("seat1", "here")];
    let path = mira.post("/new", &fields).await.location().to_owned();
    let mut page = mira.get(&format!("{path}?as=0")).await.body;
    if asked(&page).is_none() {
        page = mira.get(&format!("{path}?as=1")).await.body;
    }
    let (seat, decision, actions) = asked(&page).expect("a question");
    let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
    assert_eq!(mira.post_json(&format!("{path}/act"), &fields).await.status, 200);
    server.stop().await;
}
