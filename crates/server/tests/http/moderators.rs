//! What people report, and what moderators do about it.

use server::desk::Desk;

use super::accounts::{PASSWORD, enter, somebody};
use super::contests::organised;
use super::programs::{Program, token};
use super::*;

/// Somebody with an account.
async fn person(server: &client::Hosted, name: &str) -> Browser {
    let mut browser = Browser::new(server.address);
    somebody(&mut browser, name).await;
    browser
}

/// Those of a story: Hanna and Piet moderate, Toto says what nobody should say, Mira sits at the same table.
struct Story {
    server: client::Hosted,
    file: std::path::PathBuf,
    hanna: Browser,
    piet: Browser,
    mira: Browser,
    toto: Browser,
    /// The table of Mira and Toto.
    path: String,
}

impl Story {
    async fn new(name: &str) -> Self {
        let file = file(name);
        let server = host(&config(&file)).await;
        let mut all = Vec::new();
        for name in ["Hanna", "Piet", "Mira", "Toto"] {
            all.push(person(&server, name).await);
        }
        server.stop().await;
        let desk = Desk::open(&format!("sqlite:{}", file.display())).await.expect("nobody has it");
        desk.allow("Hanna", "moderator", true).await.expect("an account");
        desk.allow("Piet", "admin", true).await.expect("an account");
        desk.close().await.expect("closed");
        let server = host(&config(&file)).await;
        let all: Vec<Browser> = all.iter().map(|one| one.at(server.address)).collect();
        let [hanna, piet, mut mira, mut toto] = all.try_into().ok().expect("four");
        let path = table(&mut mira, &INVITED).await;
        let page = mira.get(&path).await.body;
        let join = between(&page, &format!("{path}/join/"), "\"").expect("an invitation");
        let join = format!("{path}/join/{join}");
        assert_eq!(toto.post(&join, &[("name", "Toto")]).await.status, 303);
        Self { server, file, hanna, piet, mira, toto, path }
    }

    fn table(&self) -> String {
        self.path.rsplit('/').next().expect("an id").to_owned()
    }

    /// Says something, and what it is reported by: the number of what was said.
    async fn said(&mut self, text: &str) -> String {
        let say = format!("{}/say", self.path);
        assert_eq!(self.toto.post_json(&say, &[("text", text)]).await.status, 200);
        let page = self.mira.get(&self.path).await.body;
        let (before, _) = page.split_once(text).expect("it is heard");
        let (_, id) = before.rsplit_once("id=\"said-").expect("a number");
        id.split('"').next().expect("a number").to_owned()
    }

    /// Mira reports what Toto said; the number of the case.
    async fn reported(&mut self, text: &str) -> String {
        let number = self.said(text).await;
        let table = self.table();
        let fields = [
            ("table", table.as_str()),
            ("said", &number),
            ("kind", "saying"),
            ("reason", "hurtful"),
            ("words", "not the first time"),
        ];
        let form = format!("/report?table={table}&said={number}");
        assert!(self.mira.get(&form).await.body.contains(text));
        let done = self.mira.post("/report", &fields).await;
        assert_eq!(done.status, 200, "{}", done.body);
        assert!(done.body.contains("Thank you"));
        case(&mut self.hanna).await
    }

    /// What Hanna does about a case.
    async fn acted(&mut self, case: &str, measure: &str, days: &str, reason: &str) {
        let fields = [
            ("case", case),
            ("do", "act"),
            ("measure", measure),
            ("days", days),
            ("reason", reason),
        ];
        let done = self.hanna.post("/moderators", &fields).await;
        assert_eq!((done.status, done.location()), (303, "/moderators"), "{}", done.body);
    }
}

/// The number of the first case in a moderator's queue.
async fn case(moderator: &mut Browser) -> String {
    let page = moderator.get("/moderators").await;
    assert_eq!(page.status, 200);
    between(&page.body, "/moderators?case=", "\"").expect("a case").to_owned()
}

/// Whoever has something to read reads it before anything else.
async fn reads(browser: &mut Browser, words: &str) {
    for path in ["/", "/lobby", "/account", "/rules"] {
        let page = browser.get(path).await.body;
        assert!(page.contains("From the moderators") && page.contains(words), "{path}: {page}");
    }
    let page = browser.get("/lobby?game=starcraft").await.body;
    let (_, page) = page.split_once("action=\"/account/word\"").expect("a form");
    let last = between(page, "name=\"last\" value=\"", "\"").expect("a number").to_owned();
    let back = between(page, "name=\"back\" value=\"", "\"").expect("a way on").to_owned();
    let read = browser.post("/account/word", &[("last", &last), ("back", &back)]).await;
    assert_eq!((read.status, read.location()), (303, "/lobby?game=starcraft"));
    assert!(!browser.get("/").await.body.contains("From the moderators"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_reported_is_seen_with_its_context_and_what_comes_of_it_is_read() {
    let mut story = Story::new("manners.db").await;
    for number in 0..60 {
        story.said(&format!("word {number}.")).await;
    }
    let case = story.reported("an insult").await;
    let seen = story.hanna.get(&format!("/moderators?case={case}")).await.body;
    assert!(seen.contains("an insult") && seen.contains("not the first time"));
    assert!(seen.contains("word 59.") && seen.contains("word 11.") && !seen.contains("word 10."));
    assert!(!seen.contains(">Mira<"), "who reports is not named");
    // A warning is read, and nothing else is different.
    let empty = [("case", case.as_str()), ("do", "act"), ("measure", "warn"), ("days", "0")];
    let refused = story.hanna.post("/moderators", &empty).await;
    assert!(refused.status == 422 && refused.body.contains("Write the reason"));
    story.acted(&case, "warn", "0", "Be kind to each other.").await;
    reads(&mut story.toto, "Be kind to each other.").await;
    assert!(!story.mira.get("/").await.body.contains("From the moderators"));
    story.said("I am sorry").await;
    // No chat for a week, and then it is undone.
    let case = story.reported("another insult").await;
    story.acted(&case, "mute", "7", "A week of silence.").await;
    reads(&mut story.toto, "A week of silence.").await;
    let say = format!("{}/say", story.path);
    let refused = story.toto.post_json(&say, &[("text", "but")]).await;
    assert_eq!(refused.status, 403);
    assert_eq!(refused.json()["message"], "You can say nothing at tables for 7 more days.");
    let mut program = Program::new(&story.server, &token(&mut story.toto, &["talk"]).await);
    let say = format!("/api/tables/{}/say", story.table());
    let body = serde_json::json!({"text": "but"});
    assert_eq!(program.post(&say, &body).await.status, 403);
    let log = story.hanna.get("/moderators").await.body;
    assert!(log.contains("A week of silence.") && log.contains("Be kind to each other."));
    let undo = [("act", "2"), ("reason", "It was the wrong person.")];
    assert_eq!(story.piet.post("/moderators/undo", &undo).await.status, 303);
    reads(&mut story.toto, "It was the wrong person.").await;
    story.said("thank you").await;
    // Once is enough.
    assert_eq!(story.piet.post("/moderators/undo", &undo).await.status, 303);
    assert_eq!(
        story.piet.get("/moderators").await.body.matches("It was the wrong person.").count(),
        1
    );
    story.server.stop().await;
    let audit = store::audit(&format!("sqlite:{}", story.file.display())).await.expect("readable");
    assert_eq!((audit.acts, audit.broken), (3, None));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_banned_reads_why_takes_all_along_and_goes() {
    let mut story = Story::new("manners-ban.db").await;
    let case = story.reported("an insult").await;
    story.acted(&case, "ban", "30", "Enough is enough.").await;
    reads(&mut story.toto, "Enough is enough.").await;
    let sentence = "You cannot play here for 30 more days.";
    let (path, quick) = (story.path.clone(), [("game", "starcraft")]);
    for (form, fields) in [
        (format!("{path}/say"), vec![("text", "but")]),
        (format!("{path}/act"), vec![("seat", "1"), ("decision", "0"), ("action", "x")]),
        (format!("{path}/back"), vec![("seat", "1")]),
        ("/quick".to_owned(), quick.to_vec()),
        ("/find".to_owned(), quick.to_vec()),
        ("/new".to_owned(), quick.to_vec()),
        ("/report".to_owned(), vec![("name", "Mira")]),
    ] {
        let refused = story.toto.post_json(&form, &fields).await;
        assert_eq!(
            (refused.status, refused.json()["message"].clone()),
            (403, sentence.into()),
            "{form}"
        );
    }
    // Mira does not wait: a bot plays on.
    assert!(story.mira.get(&path).await.body.contains("A bot for"), "a bot plays");
    // A program of Toto's is no way around it, but it may look.
    let mut program =
        Program::new(&story.server, &token(&mut story.toto, &["read", "tables"]).await);
    assert_eq!(program.get("/api/tables").await.status, 200);
    let made = program.post("/api/tables", &super::programs::alone()).await;
    assert_eq!((made.status, made.json()["message"].clone()), (403, sentence.into()));
    // Logged in anew Toto still takes everything along.
    let mut elsewhere = Browser::new(story.server.address);
    assert_eq!(enter(&mut elsewhere, "Toto", PASSWORD).await.status, 303);
    assert_eq!(elsewhere.post("/account/export", &[("password", PASSWORD)]).await.status, 200);
    // It ends by itself.
    let mut open = client::open(&story.file).await;
    let changed = sqlx::query("UPDATE act SET until = 1").execute(&mut open).await;
    assert!(changed.expect_err("nobody changes it").to_string().contains("stays as it is"));
    let gone = sqlx::query("DELETE FROM act").execute(&mut open).await;
    assert!(gone.expect_err("nobody deletes it").to_string().contains("stays"));
    drop(open);
    let delete = [("password", PASSWORD), ("sure", "on")];
    assert_eq!(elsewhere.post("/account/delete", &delete).await.status, 200);
    assert!(!story.hanna.get("/moderators").await.body.contains("Toto"));
    story.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_but_moderators_finds_the_page_and_none_of_them_judges_themselves() {
    let mut story = Story::new("manners-rights.db").await;
    let case = story.reported("an insult").await;
    let nowhere = Browser::new(story.server.address).get("/nowhere").await;
    let mut guest = Browser::new(story.server.address);
    table(&mut guest, &ALONE).await;
    for other in [&mut guest, &mut story.mira, &mut story.toto] {
        let page = other.get("/moderators").await;
        assert_eq!((page.status, &page.body), (404, &nowhere.body));
        assert_eq!(other.get(&format!("/moderators?case={case}")).await.status, 404);
        let act = [("case", case.as_str()), ("do", "settle")];
        assert_eq!(other.post("/moderators", &act).await.status, 404);
        let undo = [("act", "1"), ("reason", "because")];
        assert_eq!(other.post("/moderators/undo", &undo).await.status, 404);
    }
    // A token opens no page.
    let program = token(&mut story.hanna, &super::programs::SCOPES).await;
    let shown = format!("Bearer {program}");
    let mut line = Browser::new(story.server.address);
    let answer = line.ask("GET", "/moderators", &[("Authorization", &shown)], "").await;
    assert_eq!(answer.status, 404);
    // Mira reports Hanna, and Hanna reports Piet: neither sees what is by or about them.
    for (by, name) in [(&mut story.mira, "Hanna"), (&mut story.hanna, "Piet")] {
        let fields = [("name", name), ("kind", "player"), ("reason", "other")];
        assert_eq!(by.post("/report", &fields).await.status, 200);
    }
    let hanna = story.hanna.get("/moderators").await.body;
    assert_eq!(hanna.matches("/moderators?case=").count(), 1, "{hanna}");
    let piet = story.piet.get("/moderators").await.body;
    assert_eq!(piet.matches("/moderators?case=").count(), 2, "{piet}");
    for (name, case) in [("Hanna", "2"), ("Hanna", "3"), ("Piet", "3")] {
        let moderator = if name == "Hanna" { &mut story.hanna } else { &mut story.piet };
        assert!(
            !moderator.get(&format!("/moderators?case={case}")).await.body.contains("id=\"case\"")
        );
        let act = [("case", case), ("do", "settle")];
        assert_eq!(moderator.post("/moderators", &act).await.location(), "/moderators");
    }
    let piet = story.piet.get("/moderators").await.body;
    assert_eq!(piet.matches("/moderators?case=").count(), 2, "nothing was settled");
    // Hanna is banned, cannot undo it, and moderates no more.
    let ban =
        [("case", "2"), ("do", "act"), ("measure", "ban"), ("days", "1"), ("reason", "Rest.")];
    assert_eq!(story.piet.post("/moderators", &ban).await.status, 303);
    let undo = [("act", "1"), ("reason", "because")];
    assert_eq!(story.hanna.post("/moderators/undo", &undo).await.status, 403);
    reads(&mut story.hanna, "Rest.").await;
    assert_eq!(story.hanna.get("/moderators").await.status, 404);
    assert_eq!(story.hanna.get("/").await.status, 200);
    story.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reports_are_few_and_a_guest_can_be_reported() {
    let mut story = Story::new("manners-limits.db").await;
    story.reported("an insult").await;
    let fields = [("name", "Toto"), ("kind", "player"), ("reason", "stalls")];
    let again = story.mira.post("/report", &fields).await;
    assert!(again.status == 422 && again.body.contains("already"), "one at a time");
    // What several report is one case.
    let number = story.said("another insult").await;
    let table = story.table();
    let same =
        [("table", table.as_str()), ("said", &number), ("kind", "saying"), ("reason", "hurtful")];
    assert_eq!(story.piet.post("/report", &same).await.status, 200);
    let page = story.hanna.get("/moderators").await.body;
    assert!(page.matches("/moderators?case=").count() == 1 && page.contains("2 reports"), "{page}");
    // Nobody reports whom nobody knows, themselves, nobody, or in other words than those there are.
    let mut stranger = Browser::new(story.server.address);
    assert_eq!(stranger.post("/report", &same).await.status, 422);
    let oneself = [("name", "Mira"), ("kind", "player"), ("reason", "stalls")];
    assert_eq!(story.mira.post("/report", &oneself).await.status, 422);
    for (field, value, status) in [
        ("name", "Nobody", 404),
        ("kind", "table", 422),
        ("kind", "saying", 422),
        ("reason", "hate", 422),
    ] {
        let fields: Vec<_> = [("name", "Piet"), ("kind", "player"), ("reason", "other")]
            .into_iter()
            .map(|(name, usual)| (name, if name == field { value } else { usual }))
            .collect();
        assert_eq!(story.mira.post("/report", &fields).await.status, status, "{field} {value}");
    }
    // A guest is reported by the seat, and stopped by the cookie.
    let mut guest = Browser::new(story.server.address);
    let open = table_for_all(&mut guest).await;
    assert_eq!(story.mira.post(&format!("{open}/sit/1"), &[("name", "Mira")]).await.status, 303);
    let id = open.rsplit('/').next().expect("an id").to_owned();
    let by_seat = [("table", id.as_str()), ("seat", "0"), ("kind", "player"), ("reason", "stalls")];
    assert_eq!(story.mira.post("/report", &by_seat).await.status, 200);
    let page = story.hanna.get("/moderators").await.body;
    let case = page.rsplit_once("/moderators?case=").expect("a case").1;
    let case = case.split('"').next().expect("a number").to_owned();
    let seen = story.hanna.get(&format!("/moderators?case={case}")).await.body;
    assert!(seen.contains("Rocco") && seen.contains("has no account"), "{seen}");
    story.acted(&case, "ban", "0", "Play or go.").await;
    assert_eq!(guest.post("/quick", &[("game", "starcraft")]).await.status, 403);
    reads(&mut guest, "Play or go.").await;
    // So many a day.
    for number in 0..limits::REPORTS {
        let name = format!("Nemo{number}");
        person(&story.server, &name).await;
        let fields = [("name", name.as_str()), ("kind", "name"), ("reason", "name")];
        let done = story.mira.post("/report", &fields).await;
        let within = number + 2 < limits::REPORTS;
        assert_eq!(done.status, if within { 200 } else { 422 }, "{number}");
    }
    story.server.stop().await;
}

/// A table for everybody of a guest.
async fn table_for_all(guest: &mut Browser) -> String {
    table(guest, &[("seat0", "here"), ("name0", "Rocco"), ("seat1", "open"), ("listed", "on")])
        .await
}

/// Whoever changes the log past the server is found out.
#[tokio::test]
async fn a_log_that_was_changed_is_known_by_its_chain() {
    let mut story = Story::new("manners-chain.db").await;
    for number in 1..=4 {
        let case = story.reported(&format!("insult {number}")).await;
        story.acted(&case, "warn", "0", &format!("Reason {number}.")).await;
    }
    story.server.stop().await;
    let address = format!("sqlite:{}", story.file.display());
    let whole = store::audit(&address).await.expect("readable");
    assert_eq!((whole.acts, whole.broken), (4, None));
    let fixed = "CREATE TRIGGER act_fixed BEFORE UPDATE ON act BEGIN SELECT RAISE(ABORT, 'what moderators have done stays as it is'); END";
    let kept = "CREATE TRIGGER act_kept BEFORE DELETE ON act BEGIN SELECT RAISE(ABORT, 'what moderators have done stays'); END";
    let mut open = client::open(&story.file).await;
    let mut run = async |statement: &'static str| {
        sqlx::query(statement).execute(&mut open).await.expect("carried out");
    };
    run("DROP TRIGGER act_fixed").await;
    let refused = store::audit(&address).await.expect_err("it proves nothing").to_string();
    assert!(refused.contains("act_fixed"), "{refused}");
    for (change, back) in [
        (
            "UPDATE act SET reason = 'Reason 5.' WHERE number = 2",
            "UPDATE act SET reason = 'Reason 2.' WHERE number = 2",
        ),
        (
            "UPDATE act SET until = 7 WHERE number = 2",
            "UPDATE act SET until = NULL WHERE number = 2",
        ),
        (
            "UPDATE act SET kind = 'ban' WHERE number = 2",
            "UPDATE act SET kind = 'warn' WHERE number = 2",
        ),
    ] {
        run(change).await;
        run(fixed).await;
        assert_eq!(store::audit(&address).await.expect("readable").broken, Some(2), "{change}");
        run("DROP TRIGGER act_fixed").await;
        run(back).await;
    }
    run(fixed).await;
    assert_eq!(store::audit(&address).await.expect("readable"), whole);
    // One that is missing in the middle is found, too; of the last ones the hash tells.
    run("DROP TRIGGER act_kept").await;
    run("DELETE FROM act_read").await;
    run("DELETE FROM act WHERE number = 4").await;
    run(kept).await;
    let shorter = store::audit(&address).await.expect("readable");
    assert!(shorter.broken.is_none() && shorter.last != whole.last);
    run("DROP TRIGGER act_kept").await;
    run("DELETE FROM act WHERE number = 2").await;
    run(kept).await;
    assert_eq!(store::audit(&address).await.expect("readable").broken, Some(2));
}

/// Four hundred letters that nobody sees are no saying.
#[tokio::test]
async fn letters_that_cannot_be_seen_are_nothing_said() {
    let server = host(&config(&file("manners-letters.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &ALONE).await;
    let say = format!("{path}/say");
    for letter in ["\u{200b}", "\u{200d}", "\u{2060}", "\u{202e}", "\u{feff}", "\u{2800}"] {
        assert_eq!(mira.post_json(&say, &[("text", &letter.repeat(400))]).await.status, 200);
    }
    assert!(!mira.get(&path).await.body.contains("id=\"said-"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_kept_from_rated_games_sits_down_at_none() {
    let mut story = Story::new("moderators-unrated.db").await;
    let fields = [
        &[("rule-galaxy", "auto"), ("rule-factions", "random")][..],
        &INVITED,
        &[("rated", "on"), ("clock", "live-60"), ("listed", "on")],
    ]
    .concat();
    let made = story.mira.post("/new", &fields).await;
    assert_eq!(made.status, 303, "{}", made.body);
    let rated = made.location().to_owned();
    // About whom something can be done is said on their page.
    let page = story.mira.get("/people/Toto").await.body;
    assert!(page.contains("action=\"/account/people\"") && page.contains("value=\"block\""));
    assert!(!story.toto.get("/people/Toto").await.body.contains("value=\"block\""));
    let number = story.reported("you fool").await;
    story.acted(&number, "unrated", "7", "Be kinder.").await;
    reads(&mut story.toto, "Be kinder.").await;
    let page = story.mira.get(&rated).await.body;
    let join = format!("{rated}/join/");
    let join = format!("{join}{}", between(&page, &join, "\"").expect("an invitation"));
    let refused = story.toto.post(&join, &[("name", "Toto")]).await;
    assert_eq!(refused.status, 403, "{}", refused.body);
    assert!(refused.body.contains("You play no rated games for now"));
    assert_eq!(story.toto.post("/new", &fields).await.status, 403);
    // Any other game they play as before.
    let path = table(&mut story.toto, &INVITED).await;
    assert!(path.starts_with("/t/"));
    story.server.stop().await;
}

/// Two accounts of one home at a rated table are noticed, and may play all the same.
#[tokio::test]
async fn moderators_see_who_sits_at_rated_tables_from_one_address() {
    let mut story = Story::new("homes.db").await;
    story.mira.get(&story.path).await;
    story.toto.get(&story.path).await;
    let told = "From one address";
    assert!(!story.hanna.get("/moderators").await.body.contains(told), "that table is not rated");
    let rated = [("rated", "on"), ("clock", "live-60"), ("listed", "on")];
    for tables in ["one rated table", "2 rated tables"] {
        let path = table(&mut story.mira, &[&INVITED[..], &rated].concat()).await;
        let sat = story.toto.post(&format!("{path}/sit/1"), &[("name", "Toto")]).await;
        assert_eq!(sat.status, 303, "{}", sat.body);
        for _ in 0..2 {
            assert_eq!(story.mira.get(&path).await.status, 200);
            assert_eq!(story.toto.get(&path).await.status, 200);
        }
        let page = story.hanna.get("/moderators").await.body;
        assert!(page.contains(told) && page.contains(tables), "{page}");
        assert!(page.contains("Mira and Toto") || page.contains("Toto and Mira"));
        let name = [("seat", "0"), ("voice", "resign")];
        assert_eq!(story.mira.post_json(&format!("{path}/voice"), &name).await.status, 200);
    }
    // Nobody else is told, not even a moderator whom it is about; and it goes with the account.
    assert_eq!(story.mira.get("/moderators").await.status, 404);
    let path = table(&mut story.piet, &[&INVITED[..], &rated].concat()).await;
    assert_eq!(story.toto.post(&format!("{path}/sit/1"), &[("name", "Toto")]).await.status, 303);
    story.toto.get(&path).await;
    story.piet.get(&path).await;
    assert!(story.hanna.get("/moderators").await.body.contains("Piet"));
    let own = story.piet.get("/moderators").await.body;
    assert!(own.contains("2 rated tables") && !own.contains("one rated table"), "{own}");
    let gone = [("password", PASSWORD), ("sure", "on")];
    assert_eq!(story.toto.post("/account/delete", &gone).await.status, 200);
    assert!(!story.hanna.get("/moderators").await.body.contains(told));
    story.server.stop().await;
}

/// The name of a contest is reported as that: moderators read it, and what they do is done to who organises it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_name_of_a_contest_is_reported_and_its_organiser_answers_for_it() {
    let mut story = Story::new("manners-contest.db").await;
    let contest = organised(&mut story.toto, &[("title", "Nasty cup"), ("link", "on")]).await;
    let id = contest.rsplit('/').next().expect("an id").to_owned();
    let form = format!("/report?contest={id}");
    assert!(!story.toto.get(&contest).await.body.contains(&form), "one's own");
    assert!(story.mira.get(&contest).await.body.contains(&form));
    let page = story.mira.get(&form).await.body;
    assert!(page.contains("Report Toto") && page.contains("<blockquote>Nasty cup</blockquote>"));
    let fields = |kind| [("contest", id.clone()), ("kind", kind), ("reason", "name".to_owned())];
    for (kind, status) in [("saying", 422), ("table", 422), ("contest", 200), ("contest", 422)] {
        let fields = fields(kind.to_owned());
        let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        assert_eq!(story.mira.post("/report", &fields).await.status, status, "{kind}");
    }
    let nowhere = [("contest", "nowhere"), ("kind", "contest"), ("reason", "name")];
    assert_eq!(story.mira.post("/report", &nowhere).await.status, 404);
    let case = case(&mut story.hanna).await;
    let seen = story.hanna.get(&format!("/moderators?case={case}")).await.body;
    let link = format!("<a href=\"{contest}\">Nasty cup</a>");
    assert!(seen.contains(&link) && seen.contains("The name of a contest"), "{seen}");
    assert!(!seen.contains(">Mira<"), "who reports is not named");
    story.acted(&case, "warn", "0", "Call it something else.").await;
    reads(&mut story.toto, "Call it something else.").await;
    // Whoever has gone for good answers for nothing any more.
    let gone = [("password", PASSWORD), ("sure", "on")];
    assert_eq!(story.toto.post("/account/delete", &gone).await.status, 200);
    assert_eq!(story.mira.get(&form).await.status, 404);
    assert!(!story.mira.get(&contest).await.body.contains(&form));
    story.server.stop().await;
}
