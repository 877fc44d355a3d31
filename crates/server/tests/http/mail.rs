//! Letters: an address counts once its owner says so, what waits goes in one letter, and one press ends them.

use std::path::Path;

use super::accounts::{PASSWORD, somebody, trouble};
use super::notices::{choose, quick};
use super::post_office::PostOffice;
use super::*;

const ORIGIN: &str = "https://play.example.org";
const ADDRESS: &str = "mira@example.org";

fn relayed(office: &PostOffice, file: &Path) -> server::Config {
    let relay = server::Relay {
        url: format!("smtp://{}", office.address),
        from: "Orderstack <orderstack@example.org>".to_owned(),
        password: None,
    };
    server::Config { relay: Some(relay), origin: Some(ORIGIN.to_owned()), ..quick(file) }
}

fn visitor(server: &client::Hosted) -> Browser {
    Browser::new(server.address).of(ORIGIN)
}

/// Somebody with an account gives an address; what stands behind the # of the link in the letter that comes.
async fn given(browser: &mut Browser, office: &PostOffice, address: &str) -> String {
    let before = office.all().len();
    let given = browser.post("/notices/mail/give", &[("address", address)]).await;
    assert_eq!(given.status, 200, "{}", given.body);
    let letter = office.until(before + 1).await.pop().expect("a letter");
    assert_eq!(letter.header("To"), address);
    assert_eq!(letter.header("List-Unsubscribe"), "", "nothing is sent yet that could be ended");
    letter.link(&format!("{ORIGIN}/notices/mail#"))
}

/// Mira, with an address that is hers.
async fn mira(server: &client::Hosted, office: &PostOffice) -> Browser {
    let mut mira = visitor(server);
    somebody(&mut mira, "Mira").await;
    let secret = given(&mut mira, office, ADDRESS).await;
    // She reads the letter elsewhere.
    let mut phone = visitor(server);
    let confirmed = phone.post("/notices/mail/confirm", &[("secret", &secret)]).await;
    assert_eq!(confirmed.status, 200, "{}", confirmed.body);
    assert!(confirmed.body.contains("Mira") && confirmed.body.contains(ADDRESS));
    mira
}

/// Tomasz joins a table of hers, so that everybody has come and one of them is asked.
async fn table_with(server: &client::Hosted, mira: &mut Browser, title: &str) -> (Browser, String) {
    let mut tomasz = visitor(server);
    let path = table(mira, &[&INVITED[..], &[("title", title)]].concat()).await;
    let lobby = mira.get(&path).await.body;
    let token = between(&lobby, &format!("{path}/join/"), "\"").expect("an invitation").to_owned();
    let joined = tomasz.post(&format!("{path}/join/{token}"), &[("name", "Tomasz")]).await;
    assert_eq!(joined.status, 303);
    (tomasz, path)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_shown_that_an_address_is_theirs_is_told_there_in_their_language() {
    let (file, office) = (file("mail.db"), PostOffice::new().await);
    let server = host(&relayed(&office, &file)).await;
    let mut mira = visitor(&server);
    // A guest needs an account first, and is told so.
    assert!(mira.get("/notices").await.body.contains("Make one or log in"));
    assert_eq!(mira.post("/notices/mail/give", &[("address", ADDRESS)]).await.status, 403);
    somebody(&mut mira, "Mira").await;
    mira.cookies.insert("language".to_owned(), "de".to_owned());
    let secret = given(&mut mira, &office, ADDRESS).await;
    assert!(mira.get("/notices").await.body.contains("wurde ein Link geschickt"));
    assert_eq!(mira.post("/notices/mail/confirm", &[("secret", &secret)]).await.status, 200);
    assert_eq!(office.all()[0].header("Subject"), "Ist das deine Adresse?");
    let (tomasz, path) = table_with(&server, &mut mira, "Friday\r\nBcc: eve@example.org").await;
    let letter = office.until(2).await.remove(1);
    let subject = letter.header("Subject").to_owned();
    assert!(subject.starts_with("Friday Bcc: eve@example.org: "), "{subject}");
    assert!(!letter.head.contains("\nBcc:"), "{}", letter.head);
    assert!(letter.plain.contains(&format!("{ORIGIN}{path}")), "{}", letter.plain);
    assert!(letter.html.contains(&format!("href=\"{ORIGIN}{path}\"")), "{}", letter.html);
    assert!(letter.html.contains("lang=\"de\"") && letter.plain.contains("Keine E-Mails mehr"));
    assert_eq!(letter.header("From"), "Orderstack <orderstack@example.org>");
    assert_eq!(letter.header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    assert_eq!(letter.header("Auto-Submitted"), "auto-generated");
    assert!(letter.header("Message-ID").ends_with("@example.org>"));
    // She takes the address along.
    let sent = [("password", PASSWORD)];
    let archive = mira.post("/account/export", &sent).await;
    assert_eq!(archive.status, 200);
    drop(tomasz);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_is_confirmed_once_and_by_nobody_who_has_not_the_letter() {
    let (file, office) = (file("mail-confirm.db"), PostOffice::new().await);
    let server = host(&relayed(&office, &file)).await;
    let [mut mira, mut eve] = [(); 2].map(|()| visitor(&server));
    somebody(&mut mira, "Mira").await;
    somebody(&mut eve, "Eve").await;
    for wrong in ["", "mira", "mira@localhost", "a@b.org, c@d.org", "a@b.org\r\nBcc: c@d.org"] {
        let refused = mira.post("/notices/mail/give", &[("address", wrong)]).await;
        assert!(trouble(&refused).contains("no address that e-mails can be sent to"), "{wrong}");
    }
    let old = given(&mut mira, &office, "old@example.org").await;
    let secret = given(&mut mira, &office, ADDRESS).await;
    let (number, signed) = secret.split_once('-').expect("a number");
    let zeros = format!("{number}-{}", "0".repeat(32));
    let other = format!("{}-{signed}", number.parse::<u64>().expect("a number") + 1);
    let short = secret[..secret.len() - 1].to_owned();
    // Looking uses nothing up.
    assert_eq!(eve.get("/notices/mail").await.status, 200);
    for wrong in ["", "x", "-", &zeros, &other, &short, &old, "99999999999999999999-0"] {
        let refused = eve.post("/notices/mail/confirm", &[("secret", wrong)]).await;
        assert!(trouble(&refused).contains("Nothing has changed"), "{wrong}");
    }
    let mut open = client::open(&file).await;
    let count = |table: &'static str| format!("SELECT count(*) FROM {table}");
    let channels = sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(count("channel")));
    assert_eq!(channels.fetch_one(&mut open).await.expect("a number"), 0);
    // Whoever else gives the address gets the very same answer.
    let [one, other] = [
        eve.post("/notices/mail/give", &[("address", ADDRESS)]).await,
        mira.post("/notices/mail/give", &[("address", ADDRESS)]).await,
    ];
    assert_eq!((one.status, one.body.len()), (other.status, other.body.len()));
    let secret = office.until(4).await[3].link(&format!("{ORIGIN}/notices/mail#"));
    // It is too late after a day.
    let until = |change: &'static str| {
        sqlx::query(sqlx::AssertSqlSafe(format!("UPDATE claim SET until = until {change}")))
    };
    until("- 86400001").execute(&mut open).await.expect("written");
    let late = mira.post("/notices/mail/confirm", &[("secret", &secret)]).await;
    assert!(trouble(&late).contains("Nothing has changed"));
    until("+ 86400001").execute(&mut open).await.expect("written");
    let whole = format!("{ORIGIN}/notices/mail#{secret}");
    assert_eq!(mira.post("/notices/mail/confirm", &[("secret", &whole)]).await.status, 200);
    let again = mira.post("/notices/mail/confirm", &[("secret", &secret)]).await;
    assert!(trouble(&again).contains("has been used"));
    let page = mira.get("/notices").await.body;
    assert!(page.contains(&format!("<strong>{ADDRESS}</strong>")));
    assert!(!eve.get("/notices").await.body.contains(&format!("<strong>{ADDRESS}</strong>")));
    // Another address takes its place once it is confirmed, and not before.
    let newer = given(&mut mira, &office, "new@example.org").await;
    assert!(mira.get("/notices").await.body.contains(&format!("<strong>{ADDRESS}</strong>")));
    assert_eq!(mira.post("/notices/mail/confirm", &[("secret", &newer)]).await.status, 200);
    let page = mira.get("/notices").await.body;
    assert!(page.contains("<strong>new@example.org</strong>") && !page.contains(ADDRESS));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_flooded_with_letters_that_others_want_for_them() {
    let (file, office) = (file("mail-much.db"), PostOffice::new().await);
    let rates = server::limits::Rates {
        letter: server::limits::Rates::USUAL.letter,
        asked: server::limits::Rates::USUAL.asked,
        ..server::limits::Rates::NONE
    };
    let server = host(&server::Config { rates, ..relayed(&office, &file) }).await;
    let mut said = Vec::new();
    for name in ["Eve", "Mallory"] {
        let mut eve = visitor(&server);
        somebody(&mut eve, name).await;
        for _ in 0..3 {
            let given = eve.post("/notices/mail/give", &[("address", ADDRESS)]).await;
            said.push((given.status, given.body));
            // The next one takes the place of one that was not sent.
            let mut open = client::open(&file).await;
            let waits = "SELECT count(*) FROM claim WHERE due IS NOT NULL";
            while sqlx::query_scalar::<_, i64>(waits).fetch_one(&mut open).await.expect("a number")
                > 0
            {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
        assert_eq!(eve.post("/notices/mail/give", &[("address", ADDRESS)]).await.status, 429);
    }
    assert!(said.iter().all(|one| *one == said[0]), "whether or not a letter goes out");
    assert_eq!(office.all().len(), 3);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_press_ends_letters_also_where_a_program_of_mail_presses() {
    let (file, office) = (file("mail-off.db"), PostOffice::new().await);
    let server = host(&relayed(&office, &file)).await;
    let mut mira = mira(&server, &office).await;
    let (_tomasz, _) = table_with(&server, &mut mira, "Friday").await;
    let letter = office.until(2).await.remove(1);
    let off = letter.header("List-Unsubscribe").trim_matches(['<', '>']).to_owned();
    let off = off.strip_prefix(ORIGIN).expect("it leads here").to_owned();
    assert!(letter.plain.contains(&off) && letter.html.contains(&off), "{off}: {letter:?}");
    // Looking at it, with whatever one looks, ends nothing.
    let mut program = visitor(&server);
    let page = program.get(&off).await;
    assert!(page.status == 200 && page.body.contains(ADDRESS), "{}", page.body);
    let (before, _) = off.split_at(off.len() - 1);
    for wrong in [before, "/notices/off/x", "/notices/off/1-0"] {
        assert_eq!(program.get(wrong).await.status, 404);
        assert_eq!(program.post(wrong, &[]).await.status, 404);
    }
    assert!(mira.get("/notices").await.body.contains(ADDRESS));
    // As RFC 8058 has it: from another site, without a cookie.
    let headers = [
        ("Origin", "https://mail.example.com"),
        ("Sec-Fetch-Site", "cross-site"),
        ("Content-Type", "application/x-www-form-urlencoded"),
    ];
    let done = program.ask("POST", &off, &headers, "List-Unsubscribe=One-Click").await;
    assert_eq!(done.status, 200, "{}", done.body);
    assert!(program.cookies.is_empty() && !mira.get("/notices").await.body.contains(ADDRESS));
    assert_eq!(program.ask("POST", &off, &headers, "List-Unsubscribe=One-Click").await.status, 404);
    // No other form takes anything from there.
    let other = mira.ask("POST", "/notices/mail/give", &headers, "address=eve%40example.org").await;
    assert_eq!(other.status, 403);
    server.stop().await;
}

/// A relay that is down takes nothing from anybody, and when it is back everybody gets one letter with what still holds.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_waits_for_a_relay_is_neither_lost_nor_a_flood() {
    let (file, office) = (file("mail-down.db"), PostOffice::new().await);
    let server = host(&relayed(&office, &file)).await;
    let mut mira = mira(&server, &office).await;
    office.says("421 not now", "");
    let chosen = [("way", "mail"), ("mail", "turn"), ("mail", "said"), ("mail", "full")];
    assert_eq!(mira.post("/notices/kinds", &chosen).await.status, 303);
    let before = office.asked();
    let mut tables = Vec::new();
    for title in ["One", "Two", "Three"] {
        let (mut tomasz, path) = table_with(&server, &mut mira, title).await;
        tomasz.post(&format!("{path}/say"), &[("text", "hello")]).await;
        tables.push((tomasz, path));
    }
    // An address that is given meanwhile waits, too.
    let mut ines = visitor(&server);
    somebody(&mut ines, "Ines").await;
    ines.post("/notices/mail/give", &[("address", "ines@example.org")]).await;
    let mut open = client::open(&file).await;
    let waiting =
        "SELECT count(*) FROM delivery JOIN notice ON notice.id = notice WHERE kind <> 'said'";
    while sqlx::query_scalar::<_, i64>(waiting).fetch_one(&mut open).await.expect("a number") < 3 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    while office.asked() == before {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(office.all().len(), 1, "nothing since the link");
    let tried = office.asked() - before;
    assert!(tried <= 2, "it is left alone, {tried}");
    // At the third table she looks: what she sees she need not be told.
    let (_, third) = &tables[2];
    assert_eq!(mira.post(&format!("{third}/seen"), &[]).await.status, 204);
    // A day goes by, and the server is started anew.
    server.stop().await;
    sqlx::query("UPDATE notice SET due = 0").execute(&mut open).await.expect("written");
    office.says("220 here", "250 known");
    let server = host(&relayed(&office, &file)).await;
    let all = office.until(3).await;
    let to = |address: &str| -> Vec<_> {
        all[1..].iter().filter(|letter| letter.header("To") == address).collect()
    };
    assert_eq!(to("ines@example.org").len(), 1);
    let letter = to(ADDRESS)[0];
    let whole = format!("{}\n{}", letter.header("Subject"), letter.plain);
    assert!(whole.contains("One") && whole.contains("Two") && !whole.contains("Three"), "{whole}");
    let mut left = 1;
    while left > 0 {
        let count = sqlx::query_scalar::<_, i64>("SELECT count(*) FROM delivery");
        left = count.fetch_one(&mut open).await.expect("a number");
    }
    assert!(office.all().len() <= 4, "one letter, or one more with what was said meanwhile");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_that_is_none_is_switched_off_and_one_that_is_busy_waits() {
    let (file, office) = (file("mail-bounce.db"), PostOffice::new().await);
    let server = host(&relayed(&office, &file)).await;
    let mut mira = mira(&server, &office).await;
    let before = office.asked();
    office.says("220 here", "451 4.7.1 later");
    let (_tomasz, path) = table_with(&server, &mut mira, "Friday").await;
    let mut open = client::open(&file).await;
    let tries = "SELECT count(*) FROM delivery WHERE tries = 1";
    let once = async |open: &mut sqlx::SqliteConnection| {
        while sqlx::query_scalar::<_, i64>(tries).fetch_one(&mut *open).await.expect("a number") < 1
        {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    once(&mut open).await;
    assert!(!mira.get("/notices").await.body.contains("refused"));
    // The same letter again has the same number, so it is shown once.
    server.stop().await;
    sqlx::query("UPDATE delivery SET due = 0").execute(&mut open).await.expect("written");
    office.says("220 here", "550 5.1.1 no <such> person");
    let server = host(&relayed(&office, &file)).await;
    let mut mira = mira.at(server.address).of(ORIGIN);
    let mut page = String::new();
    while !page.contains("e-mails were refused") {
        page = mira.get("/notices").await.body;
    }
    assert!(page.contains("550 5.1.1 no &lt;such&gt; person"), "{page}");
    assert!(office.asked() >= before + 2);
    // No more is tried, until it is given again.
    choose(&mut mira, &path).await;
    let left = sqlx::query_scalar::<_, i64>("SELECT count(*) FROM delivery");
    assert_eq!(left.fetch_one(&mut open).await.expect("a number"), 0);
    office.says("220 here", "250 known");
    let secret = given(&mut mira, &office, ADDRESS).await;
    assert_eq!(mira.post("/notices/mail/confirm", &[("secret", &secret)]).await.status, 200);
    assert!(!mira.get("/notices").await.body.contains("e-mails were refused"));
    // With the account the address goes.
    let gone = [("sure", "on"), ("password", PASSWORD)];
    assert_eq!(mira.post("/account/delete", &gone).await.status, 200);
    for table in ["channel", "claim", "silence", "notice"] {
        let left = format!("SELECT count(*) FROM {table}");
        let left = sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(left));
        assert_eq!(left.fetch_one(&mut open).await.expect("a number"), 0, "{table}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_host_without_a_relay_says_nothing_of_letters() {
    let server = host(&config(&file("mail-none.db"))).await;
    let mut mira = Browser::new(server.address);
    somebody(&mut mira, "Mira").await;
    assert!(!mira.get("/notices").await.body.contains("By e-mail"));
    assert_eq!(mira.post("/notices/mail/give", &[("address", ADDRESS)]).await.status, 404);
    server.stop().await;
    for (url, why) in
        [("smtp://me:hush@here", "command line"), ("https://here", "smtps://USER@HOST")]
    {
        let relay = server::Relay { url: url.to_owned(), from: ADDRESS.to_owned(), password: None };
        let config = server::Config {
            relay: Some(relay),
            origin: Some(ORIGIN.to_owned()),
            ..config(&file("mail-wrong.db"))
        };
        let refused = server::Server::open(&config).await.expect_err("refused");
        assert!(refused.contains(why) && !refused.contains("hush"), "{refused}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_letter_a_day_has_what_still_holds_and_there_is_none_without_it() {
    let (file, office) = (file("mail-daily.db"), PostOffice::new().await);
    let server = host(&relayed(&office, &file)).await;
    let mut mira = mira(&server, &office).await;
    for wrong in ["24", "-1", "x", "7:00"] {
        let refused = mira.post("/notices/mail/when", &[("hour", wrong), ("ahead", "0")]).await;
        assert_eq!(refused.status, 422, "{wrong}");
    }
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("later");
    let hour = ((now.as_secs() / 3600 + 3) % 24).to_string();
    let daily = [("hour", hour.as_str()), ("ahead", "0")];
    assert_eq!(mira.post("/notices/mail/when", &daily).await.status, 303);
    assert!(
        mira.get("/notices").await.body.contains(&format!("<option value=\"{hour}\" selected>"))
    );
    let (_one, _) = table_with(&server, &mut mira, "One").await;
    let (_two, two) = table_with(&server, &mut mira, "Two").await;
    let (_three, _) = table_with(&server, &mut mira, "Three").await;
    let mut open = client::open(&file).await;
    let waiting = async |open: &mut sqlx::SqliteConnection, count: i64| {
        let later = "SELECT count(*) FROM delivery JOIN notice ON notice.id = notice WHERE delivery.due > made + 7200000";
        while sqlx::query_scalar::<_, i64>(later).fetch_one(&mut *open).await.expect("a number")
            != count
        {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    waiting(&mut open, 3).await;
    assert_eq!(office.all().len(), 1, "nothing but the link");
    // What she has seen by then she need not be told.
    assert_eq!(mira.post(&format!("{two}/seen"), &[]).await.status, 204);
    let server = hour_comes(server, &office, &file).await;
    let letter = office.until(2).await.remove(1);
    for (title, told) in [("One", true), ("Two", false), ("Three", true)] {
        assert_eq!(letter.plain.contains(&format!("{title}: ")), told, "{}", letter.plain);
    }
    assert_eq!(letter.header("Subject"), "2 things wait for you");
    waiting(&mut open, 0).await;
    // Where nothing is left there is no letter.
    let mut mira = mira.at(server.address).of(ORIGIN);
    let (_four, four) = table_with(&server, &mut mira, "Four").await;
    waiting(&mut open, 1).await;
    assert_eq!(mira.post(&format!("{four}/seen"), &[]).await.status, 204);
    let server = hour_comes(server, &office, &file).await;
    // Whoever wants them at once again gets what waits.
    let mut mira = mira.at(server.address).of(ORIGIN);
    let (_five, _) = table_with(&server, &mut mira, "Five").await;
    waiting(&mut open, 1).await;
    assert_eq!(office.all().len(), 2);
    assert_eq!(mira.post("/notices/mail/when", &[("hour", "")]).await.status, 303);
    assert!(office.until(3).await[2].plain.contains("Five: "));
    server.stop().await;
}

/// Another server on the same file, for which the hour of letters has come.
async fn hour_comes(server: client::Hosted, office: &PostOffice, file: &Path) -> client::Hosted {
    server.stop().await;
    let mut open = client::open(file).await;
    sqlx::query("UPDATE delivery SET due = 0").execute(&mut open).await.expect("written");
    host(&relayed(office, file)).await
}
