//! Every form, filled in by a stranger: fields that are missing, there twice, endless or nonsense. It is always answered,
//! never with an excuse of ours, and what is refused has changed nothing.
//!
//! `FUZZ` sets how many times as many are sent as in the test run, `FUZZ_FROM` the seed. (Requests that are no forms at
//! all, and many at the same time, are in `hostile.rs`.)

use std::cell::RefCell;
use std::path::Path;
use std::time::Duration;

use crate::client::{Answer, Browser, Hosted, asked, between, config, encoded, file, host};
use crate::strange::{cases, word};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{TestCaseError, TestRunner};
use server::Config;
use server::limits::BODY;
use sqlx::{Connection, Row, SqliteConnection};

/// A form: its address, and its fields with values that fit. `{table}` is one of the tables, `{decision}` and
/// `{action}` are what is asked there.
struct Form(&'static str, &'static [(&'static str, &'static [&'static str])]);

const SEATS: &[&str] = &["0", "1"];
const TIMES: &[&str] = &["", "22:00", "7:00", "25:00"];
// Nothing that ends a game: bots would play at the next one while other forms are tried.
const VOICES: &[&str] =
    &["pause 3600000", "pause 1", "go-on", "bots", "against", "resigned", "overdue"];
const KINDS: &[&str] = &["here", "here", "open", "bot-random", "bot-hard", "empty"];
const GAMES: &[&str] = &["starcraft", "forbidden-stars", ""];
/// Names that are free, taken, or nobody's to take.
const NAMES: &[&str] = &["Mira", "Tomasz", "", "Overmind"];
const PASSWORDS: &[&str] = &["correct horse", "short", ""];
const TIES: &[&str] = &["follow", "mute", "block"];
const TICKETS: &[&str] = &["00112233445566778899aabbccddeeff"];
const CHANCE: &[&str] = &["c0ffee", ""];
const LEVELS: &[&str] = &["random", "easy", "hard"];
const FACTIONS: &[&str] = &["", "", "tassadar", "arcturus_mengsk", "iyanden"];

/// A contest to be organised.
const CONTEST: &[(&str, &[&str])] = &[
    ("title", &["Autumn cup", ""]),
    ("game", GAMES),
    ("way", &["swiss", "groups", "knockout", "ladder"]),
    ("rounds", &["2", "9", "10"]),
    ("group", &["3", "x"]),
    ("seats", &["2", "4", "7"]),
    ("points", &["", "5-3-1-0", "3, 1", "1-2", "300"]),
    ("rule-galaxy", &["auto"]),
    ("rule-factions", &["random"]),
    ("clock", &["days-1", "live-30", ""]),
    ("least", &["3", "9"]),
    ("most", &["8", "65"]),
    ("starts", &["24", "2"]),
    ("rated", &["", "on"]),
    ("link", &["on"]),
];

const FORMS: &[Form] = &[
    Form("/contests/new", CONTEST),
    Form("/contests/told", CONTEST),
    Form("/contests/{word}/enter", &[]),
    Form("/contests/{word}/remove", &[("name", NAMES)]),
    Form("/quick", &[("game", GAMES), ("ticket", TICKETS), ("number", CHANCE)]),
    Form(
        "/new",
        &[
            ("game", GAMES),
            ("title", &["Evening"]),
            ("seat0", &["here"]),
            ("name0", NAMES),
            ("faction0", FACTIONS),
            ("seat1", KINDS),
            ("name1", NAMES),
            ("faction1", FACTIONS),
            ("seat2", KINDS),
            ("seat5", KINDS),
            ("rule-galaxy", &["auto", "manual"]),
            ("rule-factions", &["random", "chosen"]),
            ("rule-expansion", &["none", "brood_war"]),
            ("rule-scenario", &["none", "trump_card"]),
            ("rule-board", &["fair", "introductory"]),
            ("hints", &["off"]),
            ("take-backs", &["on"]),
            ("clock", &["", "live-30", "days-2", "sand"]),
            ("rated", &["on", ""]),
            ("listed", &["on"]),
            ("ticket", TICKETS),
            ("number", CHANCE),
        ],
    ),
    Form(
        "/find",
        &[
            ("game", GAMES),
            ("players", &["any", "2", "5-6", "7"]),
            ("speed", &["live", "days", "none"]),
            ("wait", &["0", "5", "1440", "-1"]),
            ("number", CHANCE),
        ],
    ),
    Form(
        "/report",
        &[
            ("table", &["{id}"]),
            ("seat", SEATS),
            ("kind", &["player", "name"]),
            ("reason", &["stalls", "other"]),
            ("words", NAMES),
        ],
    ),
    Form("/report", &[("name", NAMES), ("kind", &["player"]), ("reason", &["name"])]),
    Form("/report", &[("contest", &["{id}", "x"]), ("kind", &["contest"]), ("reason", &["name"])]),
    Form("/account/word", &[("last", &["0", "1"]), ("back", &["/", "//x"])]),
    Form("/moderators", &[("case", &["1"]), ("do", &["act", "settle"]), ("reason", NAMES)]),
    Form("/moderators/undo", &[("act", &["1"]), ("reason", NAMES)]),
    Form("{table}/invite", &[("name", NAMES)]),
    Form(
        "/account/people",
        &[("name", NAMES), ("tie", TIES), ("table", &["{id}"]), ("seat", SEATS), ("said", &["0"])],
    ),
    Form("/account/people", &[("name", NAMES), ("untie", TIES), ("back", &["/", "//x"])]),
    Form("/account/people", &[("id", &["1", "2"])]),
    Form("{table}/list", &[("rated", &["on", ""]), ("listed", &["on", "off"])]),
    Form("{table}/sit/1", &[("name", NAMES), ("number", CHANCE)]),
    Form("{table}/stand", &[("seat", SEATS)]),
    Form("{table}/seen", &[]),
    Form("/notices", &[("address", &["https://example.org/x", "https://127.0.0.1/", "x"])]),
    Form(
        "/notices/quiet",
        &[("from", TIMES), ("until", TIMES), ("ahead", &["0", "120", "-1000", "x"])],
    ),
    Form("/notices/kinds", &[("way", &["push", "mail", "x"]), ("push", &["turn", "nothing"])]),
    Form("/account/holiday", &[("days", &["1", "0", "22", "-1", "x"])]),
    Form("/account/holiday/end", &[]),
    Form(
        "/notices/mail/give",
        &[("address", &["mira@example.org", "mira", "a@b.org\r\nBcc: c@d.org"])],
    ),
    Form("/notices/mail/when", &[("hour", &["7", "24", ""]), ("ahead", &["60", "x"])]),
    Form("/notices/table", &[("table", &["{table}", "x"]), ("again", &["on", ""])]),
    Form("/notices/mail/confirm", &[("secret", &["1-00112233445566778899aabbccddeeff", "x", "-"])]),
    Form("/notices/off/1-00112233445566778899aabbccddeeff", &[]),
    Form("/notices/remove", &[("id", &["1", "2", "x"])]),
    Form("/notices/browser", &[("endpoint", &["https://x"]), ("p256dh", CHANCE), ("auth", CHANCE)]),
    Form("/account", &[("name", NAMES), ("new", PASSWORDS)]),
    Form("/account/enter", &[("name", NAMES), ("password", PASSWORDS)]),
    Form("/account/code", &[("name", NAMES), ("code", TICKETS), ("new", PASSWORDS)]),
    Form("/account/codes", &[("password", PASSWORDS)]),
    Form("/account/link", &[]),
    Form("/account/link/use", &[("secret", TICKETS)]),
    Form("/account/leave", &[("which", &["others", "c0ffee"])]),
    Form("/account/shows", &[("shows", &["ratings", "games", "all"])]),
    Form("/account/name", &[("name", NAMES)]),
    Form("/account/bot", &[]),
    Form(
        "/account/tokens",
        &[("name", NAMES), ("days", &["7", "365", "8", "-1"]), ("scope", &["read", "play", "all"])],
    ),
    Form("/account/tokens/end", &[("which", &["others", "c0ffee"])]),
    Form("/account/password", &[("password", PASSWORDS), ("new", PASSWORDS)]),
    Form("/account/passkey", &[("passkey", &["{}", ""])]),
    Form("/account/passkey/ask", &[("what", &["make", "use"]), ("name", NAMES)]),
    Form("/account/passkey/name", &[("id", TICKETS), ("label", NAMES)]),
    Form("/account/passkey/remove", &[("id", TICKETS)]),
    Form("/account/export", &[("password", PASSWORDS)]),
    Form("/account/delete", &[("password", PASSWORDS), ("sure", &["on"])]),
    Form("/learn/starcraft/{word}", &[]),
    Form("/language", &[("language", &["en", "pl", "qps"]), ("back", &["/", "/rules"])]),
    Form("/settings", &[("theme", &["light"]), ("text", &["150"]), ("back", &["/", "/settings"])]),
    Form(
        "{table}/act",
        &[
            ("seat", SEATS),
            ("decision", &["{decision}"]),
            ("action", &["{action}"]),
            ("brief", &["", "", "ends", "on"]),
        ],
    ),
    Form(
        "{table}/try",
        &[("seat", SEATS), ("decision", &["{decision}"]), ("action", &["{action}"])],
    ),
    Form(
        "{table}/undo",
        &[("seat", SEATS), ("decision", &["{decision}"]), ("to", &["", "0", "1"])],
    ),
    Form("{table}/away", &[("seat", SEATS)]),
    Form("{table}/voice", &[("seat", SEATS), ("voice", VOICES)]),
    Form("{table}/back", &[("seat", SEATS)]),
    Form("{table}/pace", &[("pace", &["slow", "fast"])]),
    Form("{table}/skip", &[]),
    Form("{table}/coach", &[("lead", &["on", "show", "skip", "back", "again", "leave"])]),
    Form("{table}/say", &[("text", &["Hello"]), ("seat", SEATS)]),
    Form("{table}/mute", &[("watchers", &["heard", "muted"])]),
    Form("{table}/name", &[("seat", SEATS), ("name", NAMES)]),
    Form("{table}/again", &[("ticket", TICKETS), ("number", CHANCE)]),
    Form(
        "{table}/on",
        &[("seat", SEATS), ("at", &["0", "1"]), ("level", LEVELS), ("hidden", &["kept", "anew"])],
    ),
    Form("{table}/join/{token}", &[("name", NAMES), ("number", CHANCE)]),
    Form("{table}/fill", &[("level", LEVELS)]),
];

/// A form as it is sent.
#[derive(Clone, Debug)]
struct Sent {
    /// Which of the people sends it: who made the tables, a guest, nobody yet.
    who: usize,
    /// At which of the tables.
    table: usize,
    path: String,
    fields: Vec<(String, String)>,
    /// As the script sends it.
    json: bool,
    /// Something at the end of it that no browser would send.
    tail: String,
}

/// A field: as it should be, otherwise, missing, or twice.
fn any_field(name: &str, fits: &[&'static str]) -> impl Strategy<Value = Vec<(String, String)>> {
    let fit = || prop::sample::select(fits.to_vec()).prop_map(str::to_owned);
    let endless = (BODY..1 << 20).prop_map(|long| "x".repeat(long));
    let values = prop_oneof![
        30 => fit().prop_map(|value| vec![value]),
        8 => word().prop_map(|value| vec![value]),
        2 => Just(Vec::new()),
        2 => (fit(), word()).prop_map(|(one, other)| vec![one, other]),
        2 => (word(), fit()).prop_map(|(one, other)| vec![one, other]),
        1 => (fit(), 2usize..200).prop_map(|(one, many)| vec![one; many]),
        1 => endless.prop_map(|value| vec![value]),
    ];
    let name = name.to_owned();
    values.prop_map(move |values| values.into_iter().map(|value| (name.clone(), value)).collect())
}

fn any_sent() -> impl Strategy<Value = Sent> {
    let form = any::<Index>().prop_flat_map(|form| {
        let Form(path, fields) = form.get(FORMS);
        let fields: Vec<_> = fields.iter().map(|(name, fits)| any_field(name, fits)).collect();
        let stray = prop::collection::vec((word(), word()), 0..2);
        (Just(*path), word(), fields, stray)
    });
    let tail = prop_oneof![
        9 => Just(""),
        1 => prop::sample::select(vec!["&", "&seat", "&=&=", "&text=%ff%fe", "&action=%", "&name=%u0041"]),
    ];
    // Mostly by who may, and at the table that it fits.
    let who = prop_oneof![4 => Just(0), 1 => 0usize..3];
    (who, 0usize..4, form, any::<bool>(), tail).prop_map(|(who, table, form, json, tail)| {
        let (path, word, fields, stray) = form;
        let word: String = word.bytes().take(300).map(|byte| format!("%{byte:02X}")).collect();
        Sent {
            who,
            table,
            path: path.replace("{word}", &word),
            fields: fields.into_iter().flatten().chain(stray).collect(),
            json,
            tail: tail.to_owned(),
        }
    })
}

const VERSION: &str = "PRAGMA data_version";
const PULSE: &str = "SELECT coalesce(max(at), 0) FROM pulse";

/// A server with some tables and people; no bot of it ever moves by itself, and nobody is ever told anything.
struct House {
    people: [Browser; 3],
    database: SqliteConnection,
    tables: Vec<Table>,
    /// What was answered, by status.
    answers: Vec<(u16, u32)>,
    server: Hosted,
}

struct Table {
    path: String,
    /// How it was made.
    made: (&'static str, &'static [(&'static str, &'static str)]),
    token: String,
    page: String,
}

const TABLES: [(&str, &[(&str, &str)]); 4] = [
    (
        "/new",
        &[
            ("rule-galaxy", "auto"),
            ("seat0", "here"),
            ("name0", "Mira"),
            ("seat1", "here"),
            ("name1", "Tomasz"),
        ],
    ),
    (
        "/new",
        &[
            ("game", "forbidden-stars"),
            ("seat0", "here"),
            ("name0", "Mira"),
            ("seat1", "here"),
            ("name1", "Tomasz"),
        ],
    ),
    ("/new", &[("seat0", "here"), ("name0", "Mira"), ("seat1", "open"), ("seat2", "open")]),
    ("/learn/starcraft/{lesson}", &[]),
];

impl House {
    async fn open(file: &Path) -> Self {
        let never = Duration::from_secs(24 * 60 * 60);
        let server = host(&Config { bot_delay: never, parked: never, ..config(file) }).await;
        let url = format!("sqlite:{}", file.display());
        let database = SqliteConnection::connect(&url).await.expect("it opens");
        let people = [0; 3].map(|_| Browser::new(server.address));
        let mut house = Self { people, database, tables: Vec::new(), answers: Vec::new(), server };
        for made in TABLES {
            let table = house.set_up(made).await;
            house.tables.push(table);
        }
        house
    }

    async fn set_up(
        &mut self,
        made: (&'static str, &'static [(&'static str, &'static str)]),
    ) -> Table {
        let host = &mut self.people[0];
        let lessons = host.get("/learn").await.body;
        let lesson = between(&lessons, "action=\"/learn/starcraft/", "\"").expect("a lesson");
        let answer = host.post(&made.0.replace("{lesson}", lesson), made.1).await;
        assert_eq!(answer.status, 303, "{}", answer.body);
        let path = answer.location().to_owned();
        let page = host.get(&path).await.body;
        let token = between(&page, "/join/", "\"").unwrap_or("nobody").to_owned();
        let mut table = Table { path, made, token, page: String::new() };
        table.page = self.seen(&table.path).await;
        table
    }

    /// What who made the tables sees of one.
    async fn seen(&mut self, path: &str) -> String {
        let mut page = self.people[0].get(&format!("{path}?as=0")).await;
        if page.status == 200 && asked(&page.body).is_none() {
            page = self.people[0].get(&format!("{path}?as=1")).await;
        }
        page.body
    }

    /// A number that changes whenever anything is written, and when the server last wrote that it is there, which it does by itself
    /// while somebody's time runs. Both of the same moment: nothing has been written from the one to the other.
    async fn written(&mut self) -> (i64, i64) {
        let mut read = (self.number(VERSION).await, self.number(PULSE).await);
        loop {
            let again = (self.number(VERSION).await, read.1);
            if again == read {
                return read;
            }
            read = (again.0, self.number(PULSE).await);
        }
    }

    async fn number(&mut self, question: &'static str) -> i64 {
        let row = sqlx::query(question).fetch_one(&mut self.database).await;
        row.expect("it answers").get(0)
    }

    /// Sends a form; none if the line broke down before it was answered.
    async fn send(&mut self, sent: &Sent) -> Option<Answer> {
        let table = &self.tables[sent.table];
        let (_, decision, actions) = asked(&table.page).unwrap_or_default();
        let action = actions.first().map_or("done", String::as_str);
        let id = table.path.rsplit('/').next().unwrap_or_default();
        let fill = |text: &str| {
            text.replace("{decision}", &decision).replace("{action}", action).replace("{id}", id)
        };
        let fields: Vec<(String, String)> =
            sent.fields.iter().map(|(name, value)| (name.clone(), fill(value))).collect();
        let fields: Vec<(&str, &str)> =
            fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let path = sent.path.replace("{table}", &table.path).replace("{token}", &table.token);
        let body = encoded(&fields) + &sent.tail;
        let person = &mut self.people[sent.who];
        let origin = format!("http://{}", self.server.address);
        let headers = [
            ("Accept", if sent.json { "application/json" } else { "text/html" }),
            ("Origin", &origin),
            ("Content-Type", "application/x-www-form-urlencoded"),
        ];
        let answer = person.try_ask("POST", &path, &headers, &body).await;
        // The page shall not change its language, nor bots their pace, for what was liked before.
        person.cookies.retain(|name, _| name.starts_with("orderstack"));
        // Who sends without end is not listened to until the end.
        assert!(answer.is_ok() || body.len() > BODY, "no answer to {path}");
        answer.ok()
    }

    async fn try_out(&mut self, sent: &Sent) -> Result<(), TestCaseError> {
        let before = self.written().await;
        let answer = self.send(sent).await;
        let status = answer.as_ref().map_or(413, |answer| answer.status);
        match self.answers.iter_mut().find(|(known, _)| *known == status) {
            Some((_, count)) => *count += 1,
            None => self.answers.push((status, 1)),
        }
        prop_assert!(
            (200..500).contains(&status),
            "{}",
            answer.map_or(String::new(), |it| it.body)
        );
        let after = self.seen(&self.tables[sent.table].path.clone()).await;
        // What is tried next, be it to make a failure smaller, begins from here.
        let before = (before, std::mem::replace(&mut self.tables[sent.table].page, after.clone()));
        if status >= 400 {
            let (now, then) = (self.written().await, before.0);
            prop_assert!(now.0 == then.0 || now.1 != then.1, "refused ({}), but written", status);
            let shown = difference(&before.1, &after);
            prop_assert!(shown.is_none(), "refused ({}), but shown: {:?}", status, shown);
        } else if ["/fill", "/coach", "/join/", "/list"].iter().any(|part| sent.path.contains(part))
        {
            // Nobody can join a second time, what is for everybody says how long it still is, nor can one learn anything of a coach who has gone.
            self.tables[sent.table] = self.set_up(self.tables[sent.table].made).await;
        } else if sent.path == "/account/delete" {
            // Nobody else sits at any of them, so they are gone.
            for table in 0..self.tables.len() {
                self.tables[table] = self.set_up(self.tables[table].made).await;
            }
        } else if sent.path.starts_with("/account") {
            // Who logs in brings along the seats of a guest, wherever they are.
            for table in 0..self.tables.len() {
                self.tables[table].page = self.seen(&self.tables[table].path.clone()).await;
            }
        }
        Ok(())
    }
}

/// Where two pages differ.
fn difference<'a>(one: &'a str, other: &'a str) -> Option<[&'a str; 2]> {
    let same = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    let part = |page: &'a str| {
        let from = page.floor_char_boundary(same.saturating_sub(60));
        &page[from..page.floor_char_boundary(same + 200)]
    };
    (one != other).then(|| [part(one), part(other)])
}

#[test]
#[allow(clippy::print_stdout, reason = "what the whole run was answered is worth telling")]
fn every_form_is_answered_and_what_is_refused_changes_nothing() {
    let runtime = tokio::runtime::Runtime::new().expect("it runs");
    let house = RefCell::new(runtime.block_on(House::open(&file("forms.db"))));
    let ran = TestRunner::new(cases(200))
        .run(&any_sent(), |sent| runtime.block_on(house.borrow_mut().try_out(&sent)));
    ran.unwrap_or_else(|error| panic!("{error}"));
    let House { answers, server, .. } = house.into_inner();
    println!("{answers:?}");
    let many = |refused: bool| -> u32 {
        answers.iter().filter(|(status, _)| (*status >= 400) == refused).map(|(_, many)| many).sum()
    };
    assert!(many(true) > 40 && many(false) > 25, "{answers:?}");
    runtime.block_on(server.stop());
}
