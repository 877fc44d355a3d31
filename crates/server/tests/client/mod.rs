//! A server on a file of its own, and a very small browser: cookies, forms, streams.

#![allow(dead_code, unreachable_pub, reason = "each test file uses its own part")]

use std::collections::{BTreeMap, HashMap};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use serde_json::Value;
use server::limits::Rates;
use server::{Config, Server, Stop};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// Nothing here takes longer, however busy the machine is.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A server under test.
pub struct Hosted {
    pub address: SocketAddr,
    stop: Stop,
    task: JoinHandle<()>,
}

impl Hosted {
    /// Stops it and waits until it has ended.
    pub async fn stop(self) {
        self.stop.stop();
        self.task.await.expect("it ends");
    }
}

/// A fresh file of this name.
pub fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("server");
    std::fs::create_dir_all(&folder).expect("a folder");
    for ending in ["", "-wal", "-shm", ".lock"] {
        // Left by an earlier run, or not there.
        let _ = std::fs::remove_file(folder.join(format!("{name}{ending}")));
    }
    folder.join(name)
}

pub fn config(file: &std::path::Path) -> Config {
    Config {
        address: "127.0.0.1:0".to_owned(),
        database: format!("sqlite:{}", file.display()),
        bot_delay: Duration::from_millis(1),
        behind_proxy: false,
        rates: Rates::NONE,
        ..Config::default()
    }
}

pub async fn host(config: &Config) -> Hosted {
    let server = Server::open(config).await.unwrap_or_else(|text| panic!("{text}"));
    let (address, stop) = (server.address().expect("it listens"), server.stop());
    Hosted { address, stop, task: tokio::spawn(server.run()) }
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: BTreeMap<String, String>,
    pub body: String,
    /// The body as it came: what is packed is no text.
    pub bytes: Vec<u8>,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// Where it leads.
    pub fn location(&self) -> &str {
        &self.headers["location"]
    }
}

/// Somebody with a cookie jar.
pub struct Browser {
    address: SocketAddr,
    /// The site that its pages are of.
    pub origin: String,
    pub cookies: HashMap<String, String>,
    line: Option<BufReader<TcpStream>>,
}

impl Browser {
    pub fn new(address: SocketAddr) -> Self {
        let origin = format!("http://{address}");
        Self { address, origin, cookies: HashMap::new(), line: None }
    }

    /// Its pages are of this site.
    pub fn of(self, site: &str) -> Self {
        Self { origin: site.to_owned(), ..self }
    }

    /// This person elsewhere, e.g. after a restart of the server.
    pub fn at(&self, address: SocketAddr) -> Self {
        Self { cookies: self.cookies.clone(), ..Self::new(address) }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, &[("Accept", "text/html")], "").await
    }

    pub async fn get_json(&mut self, path: &str) -> Answer {
        self.ask("GET", path, &[("Accept", "application/json")], "").await
    }

    /// Sends a form as a browser without script does.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.send(path, fields, "text/html").await
    }

    /// Sends a form as the script does.
    pub async fn post_json(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.send(path, fields, "application/json").await
    }

    async fn send(&mut self, path: &str, fields: &[(&str, &str)], accept: &str) -> Answer {
        let origin = self.origin.clone();
        let form = "application/x-www-form-urlencoded";
        let headers = [("Accept", accept), ("Origin", &origin), ("Content-Type", form)];
        self.ask("POST", path, &headers, &encoded(fields)).await
    }

    /// Asks for something and goes away a moment later, whatever comes back.
    pub async fn break_off(&self, method: &str, path: &str, after: Duration) {
        let origin = format!("http://{}", self.address);
        let form = "application/x-www-form-urlencoded";
        let headers = [("Origin", origin.as_str()), ("Content-Type", form)];
        let text = self.request(method, path, &headers, "");
        let mut line = TcpStream::connect(self.address).await.expect("a line");
        line.write_all(text.as_bytes()).await.expect("sent");
        tokio::time::sleep(after).await;
    }

    /// Asks anything.
    pub async fn ask(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let answer = self.try_ask(method, path, headers, body).await;
        answer.unwrap_or_else(|error| panic!("{method} {path}: {error}"))
    }

    /// Asks anything, where the server may be gone.
    pub async fn try_ask(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> std::io::Result<Answer> {
        // A line that was idle for long is closed: as browsers do, once more on a new one.
        let used = self.line.is_some();
        let asked = async {
            match self.exchange(method, path, headers, body).await {
                Err(_) if used => self.exchange(method, path, headers, body).await,
                other => other,
            }
        };
        timeout(PATIENCE, asked).await.map_err(|_| std::io::Error::other("no answer in time"))?
    }

    async fn exchange(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> std::io::Result<Answer> {
        let mut line = match self.line.take() {
            Some(line) => line,
            None => BufReader::new(TcpStream::connect(self.address).await?),
        };
        line.write_all(self.request(method, path, headers, body).as_bytes()).await?;
        let (status, headers) = read_head(&mut line).await?;
        let body = read_bytes(&mut line, status, &headers).await?;
        if headers.get("connection").is_none_or(|word| word != "close") {
            self.line = Some(line);
        }
        Ok(self.noted(status, headers, body))
    }

    fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> String {
        let mut text = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n", self.address);
        for (name, value) in headers {
            text += &format!("{name}: {value}\r\n");
        }
        if !self.cookies.is_empty() {
            let all: Vec<String> =
                self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            text += &format!("Cookie: {}\r\n", all.join("; "));
        }
        if method == "POST" {
            text += &format!("Content-Length: {}\r\n", body.len());
        }
        text + "\r\n" + body
    }

    fn noted(&mut self, status: u16, headers: BTreeMap<String, String>, bytes: Vec<u8>) -> Answer {
        for cookie in headers.get("set-cookie").into_iter().flat_map(|all| all.lines()) {
            let pair = cookie.split(';').next().and_then(|pair| pair.split_once('='));
            let Some((name, value)) = pair else { continue };
            if cookie.contains("Max-Age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        let body = String::from_utf8_lossy(&bytes).into_owned();
        Answer { status, headers, body, bytes }
    }

    /// Opens a stream; refused with the answer that came instead.
    pub async fn listen(&self, path: &str) -> Result<Stream, Answer> {
        let mut line = BufReader::new(TcpStream::connect(self.address).await.expect("a line"));
        let accept = [("Accept", "text/event-stream")];
        let text = self.request("GET", path, &accept, "");
        line.write_all(text.as_bytes()).await.expect("sent");
        let (status, headers) = read_head(&mut line).await.expect("a head");
        if status != 200 {
            return Err(refusal(&mut line, status, headers).await);
        }
        assert_eq!(headers["content-type"], "text/event-stream");
        Ok(Stream { line, rest: String::new(), unpack: None, received: 0 })
    }

    /// Opens a stream of lines, for who shows a token; refused with the answer that came instead.
    pub async fn listen_lines(&self, path: &str, token: &str) -> Result<Lines, Answer> {
        let mut line = BufReader::new(TcpStream::connect(self.address).await.expect("a line"));
        let shown = format!("Bearer {token}");
        // Many libraries ask for this by themselves; lines must not wait for each other all the same.
        let headers = [("Authorization", shown.as_str()), ("Accept-Encoding", "gzip, br")];
        let text = self.request("GET", path, &headers, "");
        line.write_all(text.as_bytes()).await.expect("sent");
        let (status, headers) = read_head(&mut line).await.expect("a head");
        if status != 200 {
            return Err(refusal(&mut line, status, headers).await);
        }
        assert_eq!(headers["content-type"], "application/x-ndjson");
        assert!(!headers.contains_key("content-encoding"));
        Ok(Lines { line, rest: String::new() })
    }

    /// Opens a stream that comes compressed.
    pub async fn listen_packed(&self, path: &str) -> Stream {
        let mut line = BufReader::new(TcpStream::connect(self.address).await.expect("a line"));
        let text = self.request("GET", path, &[("Accept-Encoding", "gzip")], "");
        line.write_all(text.as_bytes()).await.expect("sent");
        let (_, headers) = read_head(&mut line).await.expect("a head");
        assert_eq!(headers["content-encoding"], "gzip");
        Stream {
            line,
            rest: String::new(),
            unpack: Some(flate2::Decompress::new_gzip(15)),
            received: 0,
        }
    }
}

/// An open stream of lines.
pub struct Lines {
    line: BufReader<TcpStream>,
    rest: String,
}

impl Lines {
    /// The next line; none when the stream has ended.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some((first, rest)) = self.rest.split_once('\n') {
                let told = serde_json::from_str(first).expect("JSON");
                self.rest = rest.to_owned();
                return Some(told);
            }
            let chunk = timeout(PATIENCE, read_chunk(&mut self.line)).await.expect("in time");
            self.rest += std::str::from_utf8(&chunk.ok()??).expect("text");
        }
    }

    /// The first line from here on for which something holds.
    pub async fn until(&mut self, holds: impl Fn(&Value) -> bool) -> Value {
        loop {
            let told = self.next().await.expect("it goes on");
            if holds(&told) {
                return told;
            }
        }
    }
}

/// The fields as a form sends them.
pub fn encoded(fields: &[(&str, &str)]) -> String {
    let escape = |text: &str| -> String {
        text.bytes()
            .map(|byte| match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => {
                    char::from(byte).to_string()
                }
                _ => format!("%{byte:02X}"),
            })
            .collect()
    };
    let pairs: Vec<String> =
        fields.iter().map(|(name, value)| format!("{}={}", escape(name), escape(value))).collect();
    pairs.join("&")
}

/// What came instead of a stream.
async fn refusal(
    line: &mut BufReader<TcpStream>,
    status: u16,
    headers: BTreeMap<String, String>,
) -> Answer {
    let bytes = read_bytes(line, status, &headers).await.expect("a body");
    let body = String::from_utf8_lossy(&bytes).into_owned();
    Answer { status, headers, body, bytes }
}

async fn read_head(
    line: &mut BufReader<TcpStream>,
) -> std::io::Result<(u16, BTreeMap<String, String>)> {
    let mut text = String::new();
    loop {
        let before = text.len();
        if line.read_line(&mut text).await? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        if &text[before..] == "\r\n" {
            break;
        }
    }
    let mut lines = text.lines();
    let status = lines.next().and_then(|first| first.split(' ').nth(1)?.parse().ok());
    let mut headers = BTreeMap::<String, String>::new();
    for (name, value) in lines.filter_map(|line| line.split_once(": ")) {
        // Several cookies are set in as many lines.
        let known = headers.entry(name.to_lowercase()).or_default();
        *known = [known.as_str(), value].join(if known.is_empty() { "" } else { "\n" });
    }
    Ok((status.ok_or_else(|| std::io::Error::other("no status"))?, headers))
}

/// The status of an answer, whatever else is in it.
pub async fn read_status(line: &mut BufReader<TcpStream>) -> std::io::Result<u16> {
    let (status, headers) = read_head(line).await?;
    read_bytes(line, status, &headers).await?;
    Ok(status)
}

async fn read_bytes(
    line: &mut BufReader<TcpStream>,
    status: u16,
    headers: &BTreeMap<String, String>,
) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if headers.get("transfer-encoding").is_some_and(|how| how == "chunked") {
        while let Some(mut chunk) = read_chunk(line).await? {
            bytes.append(&mut chunk);
        }
    } else if let Some(length) = headers.get("content-length") {
        bytes.resize(length.parse().map_err(std::io::Error::other)?, 0);
        line.read_exact(&mut bytes).await?;
    } else if ![204, 304].contains(&status) {
        line.read_to_end(&mut bytes).await?;
    }
    Ok(bytes)
}

/// The next chunk; none at the end.
async fn read_chunk(line: &mut BufReader<TcpStream>) -> std::io::Result<Option<Vec<u8>>> {
    let mut size = String::new();
    if line.read_line(&mut size).await? == 0 {
        return Err(std::io::ErrorKind::UnexpectedEof.into());
    }
    let size = usize::from_str_radix(size.trim(), 16).map_err(std::io::Error::other)?;
    let mut chunk = vec![0; size + 2];
    line.read_exact(&mut chunk).await?;
    chunk.truncate(size);
    Ok((size > 0).then_some(chunk))
}

/// An open stream of events.
pub struct Stream {
    line: BufReader<TcpStream>,
    rest: String,
    unpack: Option<flate2::Decompress>,
    /// Bytes that came, for whoever counts them.
    pub received: usize,
}

impl Stream {
    /// The next message; none when the stream has ended.
    pub async fn next(&mut self) -> Option<Value> {
        timeout(PATIENCE, self.message()).await.expect("a message in time")
    }

    /// What comes until it is silent for a moment.
    pub async fn until_silent(&mut self, silence: Duration) -> Vec<Value> {
        let mut all = Vec::new();
        while let Ok(Some(message)) = timeout(silence, self.message()).await {
            all.push(message);
        }
        all
    }

    async fn message(&mut self) -> Option<Value> {
        loop {
            while let Some((event, rest)) = self.rest.split_once("\n\n") {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.rest = rest;
                if event.lines().any(|line| line.starts_with("event: ")) {
                    continue;
                }
                let data = event.lines().find_map(|line| line.strip_prefix("data: "));
                if let Some(data) = data {
                    return Some(serde_json::from_str(data).expect("JSON"));
                }
            }
            let mut chunk = read_chunk(&mut self.line).await.ok()??;
            self.received += chunk.len();
            if let Some(unpack) = &mut self.unpack {
                chunk = unpacked(unpack, &chunk);
            }
            self.rest += std::str::from_utf8(&chunk).expect("text");
        }
    }
}

fn unpacked(unpack: &mut flate2::Decompress, chunk: &[u8]) -> Vec<u8> {
    let (before, mut plain) = (unpack.total_in(), Vec::new());
    loop {
        plain.reserve(chunk.len() * 8 + 64);
        let rest = &chunk[(unpack.total_in() - before) as usize..];
        let sync = flate2::FlushDecompress::Sync;
        unpack.decompress_vec(rest, &mut plain, sync).expect("it fits");
        if unpack.total_in() - before == chunk.len() as u64 && plain.len() < plain.capacity() {
            return plain;
        }
    }
}

/// A page as its script would have it: fragments by id, patched by messages.
#[derive(Debug, Default, PartialEq)]
pub struct Patched(pub BTreeMap<String, String>);

impl Patched {
    pub fn take(&mut self, message: &Value) {
        if message["whole"] == true {
            self.0.clear();
        }
        for part in message["fragments"].as_array().expect("fragments") {
            let id = part["id"].as_str().expect("an id").to_owned();
            match part["html"].as_str().expect("html") {
                "" => self.0.remove(&id),
                html => self.0.insert(id, html.to_owned()),
            };
        }
    }
}

/// What stands between two marks of a page.
pub fn between<'a>(page: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(before)?;
    Some(rest.split_once(after)?.0)
}

/// The choices a page offers: seat, decision and actions; none if nothing is asked.
pub fn asked(page: &str) -> Option<(String, String, Vec<String>)> {
    question(page).filter(|(_, decision, _)| !decision.starts_with("ahead-"))
}

/// What a page asks now, or lets its reader plan.
pub fn question(page: &str) -> Option<(String, String, Vec<String>)> {
    let form = between(page, "id=\"answers\"", "</form>")?;
    let field = |name: &str| between(form, &format!("name=\"{name}\" value=\""), "\"");
    let actions = form.split("name=\"action\" value=\"").skip(1);
    let actions = actions.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect();
    Some((field("seat")?.to_owned(), field("decision")?.to_owned(), actions))
}

/// The file, as another program has it.
pub async fn open(file: &std::path::Path) -> sqlx::SqliteConnection {
    use sqlx::Connection;
    let url = format!("sqlite:{}", file.display());
    sqlx::SqliteConnection::connect(&url).await.expect("it opens")
}

/// Another program that keeps the file to itself.
pub async fn lock(file: &std::path::Path) -> sqlx::SqliteConnection {
    let mut other = open(file).await;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("locked");
    other
}

/// It lets go.
pub async fn unlock(mut other: sqlx::SqliteConnection) {
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("free again");
}
