//! A mail server: it takes letters, or does not.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// A mail server under test.
#[derive(Clone)]
pub(super) struct PostOffice {
    pub(super) address: SocketAddr,
    /// What it says first, and to the name of who is to get a letter.
    says: Arc<Mutex<[String; 2]>>,
    taken: Arc<Mutex<Vec<String>>>,
    asked: Arc<Mutex<usize>>,
}

impl PostOffice {
    pub(super) async fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let says = Arc::new(Mutex::new(["220 here", "250 known"].map(str::to_owned)));
        let office = Self { address, says, taken: Arc::default(), asked: Arc::default() };
        let own = office.clone();
        tokio::spawn(async move {
            while let Ok((line, _)) = listener.accept().await {
                *own.asked.lock().expect("unpoisoned") += 1;
                tokio::spawn(own.clone().served(line));
            }
        });
        office
    }

    /// Talks to whoever brings letters, until they go.
    async fn served(self, line: TcpStream) -> std::io::Result<()> {
        let mut line = BufReader::new(line);
        let says = || self.says.lock().expect("unpoisoned").clone();
        let (mut letter, mut words) = (None::<String>, says()[0].clone());
        loop {
            if !words.is_empty() {
                line.write_all(format!("{words}\r\n").as_bytes()).await?;
            }
            let mut said = String::new();
            if line.read_line(&mut said).await? == 0 {
                return Ok(());
            }
            words = match &mut letter {
                Some(text) if said == ".\r\n" => {
                    self.taken.lock().expect("unpoisoned").push(std::mem::take(text));
                    letter = None;
                    "250 taken".to_owned()
                }
                Some(text) => {
                    *text += said.strip_prefix('.').unwrap_or(&said);
                    String::new()
                }
                None if said.starts_with("RCPT") => says()[1].clone(),
                None if said.starts_with("DATA") => {
                    letter = Some(String::new());
                    "354 go on".to_owned()
                }
                None => "250 well".to_owned(),
            };
        }
    }

    /// What it says from now on when somebody comes, and to the name of who is to get a letter.
    pub(super) fn says(&self, first: &str, to: &str) {
        *self.says.lock().expect("unpoisoned") = [first, to].map(str::to_owned);
    }

    /// How often somebody has come.
    pub(super) fn asked(&self) -> usize {
        *self.asked.lock().expect("unpoisoned")
    }

    /// The letters it has taken.
    pub(super) fn all(&self) -> Vec<Letter> {
        self.taken.lock().expect("unpoisoned").iter().map(|text| Letter::read(text)).collect()
    }

    /// Waits until it has taken so many.
    pub(super) async fn until(&self, count: usize) -> Vec<Letter> {
        for _ in 0..3_000 {
            if self.all().len() >= count {
                return self.all();
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("{} letters, not {count}", self.all().len());
    }
}

/// A letter that was taken: its head as it came, its two bodies as they are read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Letter {
    pub(super) head: String,
    pub(super) plain: String,
    pub(super) html: String,
}

impl Letter {
    fn read(text: &str) -> Self {
        let (head, body) = text.split_once("\r\n\r\n").expect("a head");
        let (_, border) = head.split_once("boundary=\"").expect("parts");
        let border = format!("\r\n--{}", border.split('"').next().expect("an end"));
        let part = |kind: &str| {
            let (_, part) = body.split_once(&format!("Content-Type: text/{kind}")).expect(kind);
            let (about, text) = part.split_once("\r\n\r\n").expect("a head");
            let text = text.split(&border).next().expect("an end");
            match about.contains("quoted-printable") {
                true => unquoted(text),
                false => text.to_owned(),
            }
        };
        // The rest of a line that was folded belongs to it.
        let head = head.replace("\r\n ", " ");
        Self { plain: part("plain"), html: part("html"), head }
    }

    pub(super) fn header(&self, name: &str) -> &str {
        let lines = self.head.lines();
        let mut found = lines.filter_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        found.next().unwrap_or_default()
    }

    /// What leads from it to such an address: what stands behind that.
    pub(super) fn link(&self, before: &str) -> String {
        let (_, link) = self.plain.split_once(before).unwrap_or_else(|| panic!("{}", self.plain));
        link.split(char::is_whitespace).next().expect("something").to_owned()
    }
}

fn unquoted(text: &str) -> String {
    let text = text.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, more @ ..] = rest {
        rest = more;
        match (first, more) {
            (b'=', [high, low, after @ ..]) => {
                let digits = [*high, *low];
                let digits = std::str::from_utf8(&digits).expect("digits");
                bytes.push(u8::from_str_radix(digits, 16).expect("a byte"));
                rest = after;
            }
            _ => bytes.push(*first),
        }
    }
    String::from_utf8(bytes).expect("text")
}
