//! What people are told who do not look: by a push service that can open nothing, and by an address that is called.

use std::sync::{Arc, Mutex};

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use ring::{hmac, rand};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use web_push_native::p256::SecretKey;
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;

use super::*;

/// Something that was called.
#[derive(Clone, Debug)]
pub(super) struct Called {
    pub(super) path: String,
    headers: String,
    pub(super) body: Vec<u8>,
    /// What was answered.
    pub(super) status: u16,
}

impl Called {
    fn header(&self, name: &str) -> &str {
        let lines = self.headers.lines();
        let mut found =
            lines.filter_map(|line| line.split_once(": ").filter(|(key, _)| *key == name));
        found.next().map_or("", |(_, value)| value)
    }
}

/// Somebody out there who is called, and answers with a status.
#[derive(Clone)]
pub(super) struct Receiver {
    pub(super) address: String,
    status: Arc<Mutex<u16>>,
    /// How long it takes to answer.
    thinks: Arc<Mutex<Duration>>,
    called: Arc<Mutex<Vec<Called>>>,
}

impl Receiver {
    pub(super) async fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        let status = Arc::new(Mutex::new(201));
        let receiver = Self { address, status, thinks: Arc::default(), called: Arc::default() };
        let own = receiver.clone();
        tokio::spawn(async move {
            while let Ok((line, _)) = listener.accept().await {
                // Each for itself: whoever is slow keeps nobody waiting until they hang up.
                tokio::spawn(own.clone().answer(line));
            }
        });
        receiver
    }

    async fn answer(self, mut line: TcpStream) {
        let mut bytes = Vec::new();
        let (head, length) = loop {
            let mut some = [0; 4096];
            let read = line.read(&mut some).await.unwrap_or_default();
            if read == 0 {
                return;
            }
            bytes.extend_from_slice(&some[..read]);
            let text = String::from_utf8_lossy(&bytes).into_owned();
            if let Some(end) = text.find("\r\n\r\n") {
                let length = between(&text, "content-length: ", "\r\n").expect("a length");
                break (end + 4, length.parse::<usize>().expect("a number"));
            }
        };
        while bytes.len() < head + length {
            let mut some = [0; 4096];
            let read = line.read(&mut some).await.unwrap_or_default();
            if read == 0 {
                return;
            }
            bytes.extend_from_slice(&some[..read]);
        }
        let text = String::from_utf8_lossy(&bytes[..head]).into_owned();
        let path = text.split(' ').nth(1).unwrap_or_default().to_owned();
        let status = *self.status.lock().expect("unpoisoned");
        let called = Called { path, headers: text, body: bytes[head..].to_vec(), status };
        let number = {
            let mut all = self.called.lock().expect("unpoisoned");
            all.push(called);
            all.len() - 1
        };
        let thinks = *self.thinks.lock().expect("unpoisoned");
        tokio::time::sleep(thinks).await;
        // Whoever has hung up by now has not been answered, and calls again.
        let mut more = [0];
        let hung_up = line.read(&mut more);
        if let Ok(Ok(0)) = tokio::time::timeout(Duration::from_millis(1), hung_up).await {
            self.called.lock().expect("unpoisoned")[number].status = 0;
        }
        let answer = format!("HTTP/1.1 {status} Said\r\nContent-Length: 0\r\n\r\n");
        let _ = line.write_all(answer.as_bytes()).await;
    }

    pub(super) fn answers(&self, status: u16) {
        *self.status.lock().expect("unpoisoned") = status;
    }

    pub(super) fn all(&self) -> Vec<Called> {
        self.called.lock().expect("unpoisoned").clone()
    }

    /// Waits until it was called so often.
    async fn until(&self, count: usize) -> Vec<Called> {
        for _ in 0..3_000 {
            let all = self.all();
            if all.len() >= count {
                return all;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("called {} times, not {count}", self.all().len());
    }
}

/// What a browser keeps to itself.
struct Keys {
    private: SecretKey,
    secret: [u8; 16],
}

impl Keys {
    fn new() -> Self {
        let bytes: rand::Random<[u8; 32]> =
            rand::generate(&rand::SystemRandom::new()).expect("chance");
        let bytes = bytes.expose();
        let private = SecretKey::from_slice(&bytes).expect("a key");
        Self { private, secret: bytes[..16].try_into().expect("sixteen") }
    }

    async fn subscribe(&self, browser: &mut Browser, address: &str) -> u16 {
        let public = self.private.public_key().to_encoded_point(false);
        let (public, secret) = (BASE64.encode(public.as_bytes()), BASE64.encode(self.secret));
        let fields = [("endpoint", address), ("p256dh", public.as_str()), ("auth", &secret)];
        browser.post_json("/notices/browser", &fields).await.status
    }

    fn open(&self, called: &Called) -> Value {
        let opened =
            web_push_native::decrypt(called.body.clone(), &self.private, &self.secret.into());
        serde_json::from_slice(&opened.expect("it is for this browser")).expect("JSON")
    }
}

pub(super) fn quick(file: &std::path::Path) -> server::Config {
    let parked = Duration::from_millis(200);
    server::Config { outside: server::Outside::Anywhere, parked, ..config(file) }
}

/// Two people at a table, and who of them is asked.
async fn two(server: &client::Hosted) -> (Browser, Browser, String) {
    let [mut mira, mut tomasz] = [(); 2].map(|()| Browser::new(server.address));
    let path = table(&mut mira, &[&INVITED[..], &[("title", "Friday")]].concat()).await;
    let lobby = mira.get(&path).await.body;
    let token = between(&lobby, &format!("{path}/join/"), "\"").expect("an invitation");
    let join = format!("{path}/join/{token}");
    assert_eq!(tomasz.get(&join).await.status, 200);
    (mira, tomasz, join)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_is_told_that_it_is_ones_turn_and_nobody_on_the_way_can_read_it() {
    let server = host(&quick(&file("notices.db"))).await;
    let (service, keys) = (Receiver::new().await, [Keys::new(), Keys::new()]);
    let (mut mira, mut tomasz, join) = two(&server).await;
    let path = join.split("/join").next().expect("a table").to_owned();
    for (keys, browser, to) in [(&keys[0], &mut mira, "/mira"), (&keys[1], &mut tomasz, "/tomasz")]
    {
        assert_eq!(keys.subscribe(browser, &format!("{}{to}", service.address)).await, 204);
    }
    assert_eq!(tomasz.post(&join, &[("name", "Tomasz")]).await.status, 303);
    // Both are told that everybody has come, or, if that is so, that it is their turn; never both.
    let both = service.until(2).await;
    let mut asked = Vec::new();
    for called in &both {
        let who = usize::from(called.path != "/mira");
        let said = keys[who].open(called);
        assert_eq!((said["title"].as_str(), said["path"].as_str()), (Some("Friday"), Some(&*path)));
        let words = said["words"].as_str().expect("words");
        asked.extend(words.starts_with("It is your turn").then_some(who));
        assert!(
            words == "It is your turn." || words == "Everybody has come: the game begins.",
            "{words}"
        );
        assert_eq!(said.as_object().map(serde_json::Map::len), Some(3), "and nothing else");
        // It says nothing by its length, and nothing that can be read.
        assert_eq!(called.body.len(), both[0].body.len());
        assert!(!String::from_utf8_lossy(&called.body).contains("Friday"));
        assert_eq!(called.header("content-encoding"), "aes128gcm");
        // The service knows who sends it, and that it is meant for it.
        let signed = called.header("authorization").strip_prefix("vapid t=").expect("a signature");
        let (token, key) = signed.split_once(", k=").expect("a key");
        let (claims, signature) = token.rsplit_once('.').expect("three parts");
        let key = BASE64.decode(key).expect("a key");
        let signature = BASE64.decode(signature).expect("a signature");
        let verified = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, key)
            .verify(claims.as_bytes(), &signature);
        verified.expect("signed by whoever has the key");
        let claims = BASE64.decode(claims.split_once('.').expect("two parts").1).expect("claims");
        let claims: Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(claims["aud"], service.address.as_str());
        // The other browser cannot open it.
        let other = &keys[1 - who];
        let body = called.body.clone();
        assert!(web_push_native::decrypt(body, &other.private, &other.secret.into()).is_err());
    }
    assert_eq!(asked.len(), 1, "one is asked first");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_seen_it_or_does_not_want_to_know_is_not_told() {
    let file = file("notices-seen.db");
    let server = host(&quick(&file)).await;
    let service = Receiver::new().await;
    let (mut mira, mut tomasz, join) = two(&server).await;
    let path = join.split("/join").next().expect("a table").to_owned();
    let hook = format!("{}/mira", service.address);
    assert_eq!(mira.post("/notices", &[("address", &hook)]).await.status, 303);
    // She wants to know nothing but whose turn it is; and looks.
    assert_eq!(
        mira.post("/notices/kinds", &[("way", "webhook"), ("webhook", "turn")]).await.status,
        303
    );
    assert_eq!(tomasz.post(&join, &[("name", "Tomasz")]).await.status, 303);
    assert_eq!(mira.post(&format!("{path}/seen"), &[]).await.status, 204);
    assert_eq!(tomasz.post(&format!("{path}/say"), &[("text", "hello")]).await.status, 303);
    decided(&file).await;
    assert!(service.all().is_empty(), "{:?}", service.all());
    // Both choose in turn, at once: nobody needs to be told.
    for _ in 0..6 {
        for browser in [&mut mira, &mut tomasz] {
            choose(browser, &path).await;
        }
    }
    // Until it is her turn, and she does nothing.
    while asked(&mira.get(&path).await.body).is_some() {
        choose(&mut mira, &path).await;
    }
    decided(&file).await;
    let before = service.all().len();
    while asked(&mira.get(&path).await.body).is_none() {
        choose(&mut tomasz, &path).await;
    }
    let all = service.until(before + 1).await;
    let said: Value = serde_json::from_slice(&all[before].body).expect("JSON");
    assert_eq!(
        (said["event"].as_str(), said["text"].as_str()),
        (Some("turn"), Some("It is your turn."))
    );
    decided(&file).await;
    assert_eq!(service.all().len(), before + 1, "once");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_quiet_hours_nothing_is_told_and_afterwards_what_still_holds() {
    let file = file("notices-quiet.db");
    let server = host(&quick(&file)).await;
    let service = Receiver::new().await;
    let (mut mira, mut tomasz, join) = two(&server).await;
    let hook = format!("{}/mira", service.address);
    assert_eq!(mira.post("/notices", &[("address", &hook)]).await.status, 303);
    for (from, until, ahead) in
        [("22:00", "", "0"), ("25:00", "1:00", "0"), ("1:00", "2:00", "900")]
    {
        let fields = [("from", from), ("until", until), ("ahead", ahead)];
        assert_eq!(mira.post("/notices/quiet", &fields).await.status, 422, "{fields:?}");
    }
    // All day but for one minute, twelve hours from now.
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("later");
    let day = |minute: u64| format!("{:02}:{:02}", minute / 60 % 24, minute % 60);
    let minute = now.as_secs() / 60 % 1440 + 720;
    let (from, until) = (day(minute + 1), day(minute));
    let fields = [("from", from.as_str()), ("until", until.as_str()), ("ahead", "0")];
    assert_eq!(mira.post("/notices/quiet", &fields).await.status, 303);
    assert!(mira.get("/notices").await.body.contains(&format!("value=\"{until}\"")));
    assert_eq!(tomasz.post(&join, &[("name", "Tomasz")]).await.status, 303);
    let mut open = client::open(&file).await;
    let waits = loop {
        let waits = "SELECT min(due - made) FROM notice WHERE due > made + 3600000";
        let waits = sqlx::query_scalar::<_, Option<i64>>(waits).fetch_one(&mut open).await;
        if let Some(waits) = waits.expect("a row") {
            break waits;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert!((11 * 3_600_000..=12 * 3_600_000).contains(&waits), "{waits}");
    assert!(service.all().is_empty());
    // Nor does what is tried again come in them.
    let tried = "INSERT INTO delivery (notice, channel, tries, due) SELECT notice.id, channel.id, 1, 0 FROM notice, channel";
    sqlx::query(tried).execute(&mut open).await.expect("written");
    server.stop().await;
    let server = host(&quick(&file)).await;
    let mut mira = mira.at(server.address);
    let due = "SELECT min(due) FROM delivery";
    while sqlx::query_scalar::<_, i64>(due).fetch_one(&mut open).await.expect("a row") == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(service.all().is_empty());
    sqlx::query("DELETE FROM delivery").execute(&mut open).await.expect("written");
    // As if they were over: she is told what still holds.
    assert_eq!(mira.post("/notices/quiet", &[("from", ""), ("until", "")]).await.status, 303);
    sqlx::query("UPDATE notice SET due = made").execute(&mut open).await.expect("written");
    server.stop().await;
    let server = host(&quick(&file)).await;
    service.until(1).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_that_fails_for_a_while_is_told_everything_once() {
    let file = file("notices-hook.db");
    let server = host(&quick(&file)).await;
    let service = Receiver::new().await;
    service.answers(503);
    let (mut mira, mut tomasz, join) = two(&server).await;
    let hook = format!("{}/hook?x=1", service.address);
    assert_eq!(mira.post("/notices", &[("address", &hook)]).await.status, 303);
    assert_eq!(
        mira.post(
            "/notices/kinds",
            &[("way", "webhook"), ("webhook", "full"), ("webhook", "turn")]
        )
        .await
        .status,
        303
    );
    let page = mira.get("/notices").await.body;
    let key = between(&page, "<code>", "</code>").expect("a key").to_owned();
    assert!(!page.contains(&hook), "what opens an address is not shown again");
    assert_eq!(tomasz.post(&join, &[("name", "Tomasz")]).await.status, 303);
    service.until(1).await;
    // It is tried again later, also after a restart; here that is now.
    let server = later(server, &file).await;
    service.until(2).await;
    let server = later(server, &file).await;
    service.until(3).await;
    service.answers(200);
    let server = later(server, &file).await;
    let all = service.until(4).await;
    let said: Value = serde_json::from_slice(&all[3].body).expect("JSON");
    assert_eq!(said["title"], "Friday");
    assert!(["turn", "full"].contains(&said["event"].as_str().expect("an event")));
    assert!(all.iter().all(|called| called.body == all[0].body), "the same, with the same number");
    // Whoever has the key can tell that it comes from here.
    let (time, signature) =
        all[3].header("orderstack-signature").split_once(",v1=").expect("signed");
    let time = time.strip_prefix("t=").expect("a time");
    let key = hmac::Key::new(hmac::HMAC_SHA256, key.as_bytes());
    let bytes: Vec<u8> = (0..signature.len() / 2)
        .map(|at| u8::from_str_radix(&signature[2 * at..2 * at + 2], 16).expect("a digit"))
        .collect();
    let signed = [time.as_bytes(), b".", &all[3].body].concat();
    hmac::verify(&key, &signed, &bytes).expect("the right signature");
    // It was taken: nothing more comes.
    decided(&file).await;
    let server = later(server, &file).await;
    assert_eq!(service.all().len(), 4);
    server.stop().await;
}

/// What is on its way when the server stops is not told again by the next one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_being_called_while_the_server_stops_is_called_once() {
    let file = file("notices-stop.db");
    let server = host(&quick(&file)).await;
    let service = Receiver::new().await;
    *service.thinks.lock().expect("unpoisoned") = Duration::from_millis(700);
    let (mut mira, mut tomasz, join) = two(&server).await;
    let hook = format!("{}/mira", service.address);
    assert_eq!(mira.post("/notices", &[("address", &hook)]).await.status, 303);
    let kinds = [("way", "webhook"), ("webhook", "full"), ("webhook", "turn")];
    assert_eq!(mira.post("/notices/kinds", &kinds).await.status, 303);
    assert_eq!(tomasz.post(&join, &[("name", "Tomasz")]).await.status, 303);
    service.until(1).await;
    let server = later(server, &file).await;
    decided(&file).await;
    assert_eq!(service.all().len(), 1);
    server.stop().await;
}

/// Waits until there is nothing to be told.
pub(super) async fn decided(file: &std::path::Path) {
    let mut open = client::open(file).await;
    loop {
        let left = sqlx::query_scalar::<_, i64>("SELECT count(*) FROM notice");
        if left.fetch_one(&mut open).await.expect("a number") == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Chooses something, if this browser is asked.
pub(super) async fn choose(browser: &mut Browser, path: &str) {
    if let Some((seat, decision, actions)) = asked(&browser.get(path).await.body) {
        let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
        browser.post_json(&format!("{path}/act"), &fields).await;
    }
}

/// Another server on the same file, for which everything that waits is due.
async fn later(server: client::Hosted, file: &std::path::Path) -> client::Hosted {
    server.stop().await;
    let mut open = client::open(file).await;
    sqlx::query("UPDATE delivery SET due = 0").execute(&mut open).await.expect("written");
    host(&quick(file)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn addresses_of_the_hosts_own_network_and_dead_ones_are_refused() {
    let file = file("notices-inside.db");
    let server = host(&config(&file)).await;
    let mut mira = Browser::new(server.address);
    for inside in [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://localhost/x",
        "https://[::1]/",
        "https://me@example.org/",
        "",
        "x",
    ] {
        let refused = mira.post("/notices", &[("address", inside)]).await;
        assert_eq!(refused.status, 422, "{inside}");
        assert!(refused.body.contains("no address that can be called"));
    }
    // Who was nobody is somebody from now on.
    let mut ola = Browser::new(server.address);
    assert_eq!(ola.post("/notices", &[("address", "https://example.org/x")]).await.status, 303);
    assert!(ola.get("/notices").await.body.contains("example.org"));
    let keys = Keys::new();
    // Only the services of the browsers there are.
    assert_eq!(keys.subscribe(&mut mira, "https://push.example.org/x").await, 422);
    assert_eq!(keys.subscribe(&mut mira, "https://fcm.googleapis.com/fcm/send/x").await, 204);
    let page = mira.get("/notices").await.body;
    let id = between(&page, "name=\"id\" value=\"", "\"").expect("a way").to_owned();
    // Nobody else's.
    let mut eve = Browser::new(server.address);
    assert_eq!(eve.post("/notices/test", &[("id", &id)]).await.status, 404);
    eve.post("/notices/remove", &[("id", &id)]).await;
    assert!(mira.get("/notices").await.body.contains(&format!("value=\"{id}\"")));
    assert_eq!(mira.post("/notices/remove", &[("id", &id)]).await.status, 303);
    assert!(mira.get("/notices").await.body.contains("Nowhere yet"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_that_is_gone_is_forgotten_and_what_it_needs_is_there() {
    let server = host(&quick(&file("notices-gone.db"))).await;
    let (service, keys) = (Receiver::new().await, Keys::new());
    let mut mira = Browser::new(server.address);
    assert_eq!(keys.subscribe(&mut mira, &format!("{}/mira", service.address)).await, 204);
    let page = mira.get("/notices").await.body;
    let id = between(&page, "name=\"id\" value=\"", "\"").expect("a way").to_owned();
    let tried = mira.post("/notices/test", &[("id", &id)]).await;
    assert!(tried.body.contains("has been taken"), "{}", tried.body);
    assert_eq!(keys.open(&service.all()[0])["title"], "Orderstack");
    service.answers(410);
    assert!(mira.post("/notices/test", &[("id", &id)]).await.body.contains("has been refused"));
    for (path, kind) in [
        ("/worker.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon/192.png", "image/png"),
    ] {
        let answer = mira.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.headers["content-type"].starts_with(kind), "{path}");
    }
    assert_eq!(mira.get("/icon/13.png").await.status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_table_that_one_wants_to_hear_nothing_of_nothing_is_told() {
    let file = file("notices-table.db");
    let server = host(&quick(&file)).await;
    let service = Receiver::new().await;
    let (mut mira, mut tomasz, join) = two(&server).await;
    let path = join.split("/join").next().expect("a table").to_owned();
    let table = path.trim_start_matches("/t/").to_owned();
    let hook = format!("{}/mira", service.address);
    assert_eq!(mira.post("/notices", &[("address", &hook)]).await.status, 303);
    let all = [("way", "webhook"), ("webhook", "full"), ("webhook", "turn"), ("webhook", "said")];
    assert_eq!(mira.post("/notices/kinds", &all).await.status, 303);
    // Whoever has no seat is told nothing anyway, and of what is no table nobody is.
    assert_eq!(tomasz.post("/notices/table", &[("table", &table)]).await.status, 403);
    assert_eq!(mira.post("/notices/table", &[("table", "nowhere")]).await.status, 404);
    assert!(!mira.get("/notices").await.body.contains("Tables you are told nothing of"));
    assert_eq!(mira.post("/notices/table", &[("table", &table)]).await.status, 303);
    let page = mira.get("/notices").await.body;
    assert!(page.contains("Tables you are told nothing of") && page.contains("Friday"));
    assert_eq!(tomasz.post(&join, &[("name", "Tomasz")]).await.status, 303);
    assert!(mira.get(&path).await.body.contains("No notices from this table"));
    assert_eq!(tomasz.post(&format!("{path}/say"), &[("text", "hello")]).await.status, 303);
    decided(&file).await;
    assert!(service.all().is_empty(), "{:?}", service.all());
    let again = [("table", table.as_str()), ("again", "on")];
    assert_eq!(mira.post("/notices/table", &again).await.status, 303);
    assert!(!mira.get("/notices").await.body.contains("Tables you are told nothing of"));
    assert_eq!(tomasz.post(&format!("{path}/say"), &[("text", "hello")]).await.status, 303);
    let said: Value = serde_json::from_slice(&service.until(1).await[0].body).expect("JSON");
    assert_eq!((said["event"].as_str(), said["table"].as_str()), (Some("said"), Some(&*table)));
    // What was going to be told is not told any more.
    assert_eq!(tomasz.post(&format!("{path}/say"), &[("text", "hello")]).await.status, 303);
    assert_eq!(mira.post("/notices/table", &[("table", &table)]).await.status, 303);
    decided(&file).await;
    assert_eq!(service.all().len(), 1);
    server.stop().await;
}
