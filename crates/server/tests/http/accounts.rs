//! Accounts: from guest to somebody, on several devices, and nobody else.

use super::*;

pub(super) const PASSWORD: &str = "correct horse";
pub(super) const OTHER: &str = "battery staple";

/// Somebody with an account, and its codes.
pub(super) async fn somebody(browser: &mut Browser, name: &str) -> Vec<String> {
    let made = browser.post("/account", &[("name", name), ("new", PASSWORD)]).await;
    assert_eq!(made.status, 200, "{}", made.body);
    let codes = between(&made.body, "<ul class=\"codes\">", "</ul>").expect("codes");
    let codes: Vec<String> = codes
        .split("<code>")
        .skip(1)
        .filter_map(|rest| Some(rest.split_once("</code>")?.0.to_owned()))
        .collect();
    assert_eq!(codes.len(), 10);
    codes
}

pub(super) async fn enter(browser: &mut Browser, name: &str, password: &str) -> client::Answer {
    browser.post("/account/enter", &[("name", name), ("password", password), ("bring", "on")]).await
}

/// What is said to be wrong on a page.
pub(super) fn trouble(answer: &client::Answer) -> &str {
    assert_eq!(answer.status, 422, "{}", answer.body);
    let said = between(&answer.body, "id=\"trouble\"", "</p>").expect("a sentence");
    said.split_once('>').expect("its end").1
}

pub(super) fn is_inside(page: &client::Answer, name: &str) -> bool {
    page.body.contains(&format!("<h1>{name}</h1>"))
}

#[tokio::test]
async fn a_guest_becomes_somebody_and_loses_nothing() {
    let server = host(&config(&file("account.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &ALONE).await;
    let guest = mira.cookies["orderstack"].clone();
    somebody(&mut mira, "Mira").await;
    assert!(!mira.cookies.contains_key("orderstack"), "the guest is gone");
    assert_eq!(mira.cookies.len(), 1);
    let (page, asked) = wait_for_question(&mut mira, &path).await;
    assert!(asked && page.contains("data-seat="), "the seat is still there");
    assert!(mira.get("/").await.body.contains(&path), "and the game in the list");
    assert!(is_inside(&mira.get("/account").await, "Mira"));

    // What showed the guest shows nobody any more.
    let mut thief = Browser::new(server.address);
    thief.cookies.insert("orderstack".to_owned(), guest);
    assert!(!thief.get(&path).await.body.contains("data-seat="));
    assert!(!is_inside(&thief.get("/account").await, "Mira"));
    server.stop().await;
}

#[tokio::test]
async fn elsewhere_one_is_the_same_and_what_one_did_there_comes_along() {
    let kept = file("elsewhere.db");
    let server = host(&config(&kept)).await;
    let (mut home, mut phone) = (Browser::new(server.address), Browser::new(server.address));
    let first = table(&mut home, &ALONE).await;
    somebody(&mut home, "Mira").await;
    // As a guest on the phone, before logging in: a table of two with an invitation to give.
    let second = table(&mut phone, &INVITED).await;
    assert!(phone.get(&second).await.body.contains("/join/"));
    let entered = enter(&mut phone, " MIRA ", PASSWORD).await;
    assert_eq!(entered.status, 303, "{}", entered.body);
    assert_eq!(entered.location(), "/", "case does not matter");
    for browser in [&mut home, &mut phone] {
        let list = browser.get("/").await.body;
        assert!(list.contains(&first) && list.contains(&second));
        assert!(browser.get(&second).await.body.contains("/join/"), "who made it invites");
        assert!(wait_for_question(browser, &first).await.1);
    }
    // All of it is on disk.
    server.stop().await;
    let server = host(&config(&kept)).await;
    let mut home = home.at(server.address);
    assert!(home.get(&second).await.body.contains("/join/"));
    assert!(is_inside(&home.get("/account").await, "Mira"));
    server.stop().await;
}

/// Whoever logs in on somebody else's browser takes nothing along unless they say so, and leaves it as it was.
#[tokio::test]
async fn nothing_comes_along_that_is_not_asked_for() {
    let server = host(&config(&file("borrowed.db"))).await;
    let (mut home, mut borrowed) = (Browser::new(server.address), Browser::new(server.address));
    assert!(!home.get("/account").await.body.contains("name=\"bring\""), "nobody was here");
    somebody(&mut home, "Mira").await;
    let table = table(&mut borrowed, &ALONE).await;
    assert!(borrowed.get("/account").await.body.contains("name=\"bring\""));
    let entered =
        borrowed.post("/account/enter", &[("name", "Mira"), ("password", PASSWORD)]).await;
    assert_eq!(entered.status, 303);
    assert!(!borrowed.get(&table).await.body.contains("data-seat="), "it is not Mira's table");
    assert!(!home.get("/").await.body.contains(&table));
    let page = borrowed.get("/account").await.body;
    // Of the two devices the one with the mark.
    let (_, marked) = page.split_once("class=\"tag\"").expect("a mark");
    let here = between(marked, "name=\"which\" value=\"", "\"").expect("this device").to_owned();
    assert_eq!(borrowed.post("/account/leave", &[("which", &here)]).await.status, 303);
    assert!(wait_for_question(&mut borrowed, &table).await.1, "and it is still whose it was");
    server.stop().await;
}

#[tokio::test]
async fn who_is_logged_out_is_told_nothing_more() {
    let server = host(&config(&file("out.db"))).await;
    let (mut home, mut phone) = (Browser::new(server.address), Browser::new(server.address));
    let path = table(&mut home, &ALONE).await;
    somebody(&mut home, "Mira").await;
    enter(&mut phone, "Mira", PASSWORD).await;
    let mut stream = phone.listen(&format!("{path}/events")).await.expect("a stream");
    stream.next().await.expect("a greeting");

    assert_eq!(home.post("/account/leave", &[("which", "others")]).await.status, 303);
    while stream.next().await.is_some() {}
    assert!(!phone.get(&path).await.body.contains("data-seat="));
    assert_eq!(phone.post("/account/link", &[]).await.status, 403);
    // Here nothing has changed, until one leaves here, too; and the cookie of before is worth nothing.
    assert!(wait_for_question(&mut home, &path).await.1);
    let before = home.at(server.address);
    let page = home.get("/account").await.body;
    let here = between(&page, "name=\"which\" value=\"", "\"").expect("this device").to_owned();
    home.post("/account/leave", &[("which", &here)]).await;
    assert!(home.cookies.is_empty());
    let mut before = before;
    assert!(!is_inside(&before.get("/account").await, "Mira"));
    server.stop().await;
}

/// A page that was opened with the cookie of a guest shows nothing more once that cookie is void, either.
#[tokio::test]
async fn a_guests_open_page_ends_with_the_guest() {
    let server = host(&config(&file("guest-page.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &ALONE).await;
    wait_for_question(&mut mira, &path).await;
    let thief = mira.at(server.address);
    let mut stream = thief.listen(&format!("{path}/events")).await.expect("a stream");
    stream.next().await.expect("a greeting");
    somebody(&mut mira, "Mira").await;
    assert_eq!(answer_first(&mut mira, &path).await.status, 200);
    let rest = tokio::time::timeout(client::PATIENCE, async {
        let mut rest = String::new();
        while let Some(told) = stream.next().await {
            rest += &told.to_string();
        }
        rest
    });
    assert_eq!(rest.await.expect("it ends"), "", "and nothing is told before it does");
    server.stop().await;
}

#[tokio::test]
async fn nobody_ends_the_logins_of_another() {
    let server = host(&config(&file("ends.db"))).await;
    let (mut mira, mut eve) = (Browser::new(server.address), Browser::new(server.address));
    somebody(&mut mira, "Mira").await;
    somebody(&mut eve, "Eve").await;
    let page = mira.get("/account").await.body;
    let hers = between(&page, "name=\"which\" value=\"", "\"").expect("a device");
    eve.post("/account/leave", &[("which", hers)]).await;
    eve.post("/account/leave", &[("which", "others")]).await;
    assert!(is_inside(&mira.get("/account").await, "Mira"));
    // What ends a login does not make one.
    let mut forger = Browser::new(server.address);
    forger.cookies.insert("orderstack-login".to_owned(), hers.to_owned());
    assert!(!is_inside(&forger.get("/account").await, "Mira"));
    server.stop().await;
}

#[tokio::test]
async fn a_link_lets_another_device_in_once() {
    let kept = file("link.db");
    let server = host(&config(&kept)).await;
    let mut mira = Browser::new(server.address);
    somebody(&mut mira, "Mira").await;
    let page = mira.post("/account/link", &[]).await.body;
    let address = between(&page, "id=\"link\" readonly value=\"", "\"").expect("a link").to_owned();
    assert!(page.contains("<svg class=\"qr\""));
    let (path, secret) = address.split_once('#').expect("what is secret is sent to no server");
    assert_eq!(path, format!("http://{}/account/link", server.address));
    let mut phone = Browser::new(server.address);
    let own = table(&mut phone, &ALONE).await;
    for _ in 0..3 {
        // Whatever looks at addresses does not use it up.
        assert_eq!(phone.get("/account/link").await.status, 200);
    }
    assert_eq!(phone.post("/account/link/use", &[("secret", secret)]).await.status, 303);
    assert!(is_inside(&phone.get("/account").await, "Mira"));
    // Whoever was sent a link by somebody else has given nothing away.
    assert!(!mira.get("/").await.body.contains(&own));
    let mut guest = phone.at(server.address);
    guest.cookies.remove("orderstack-login");
    assert!(guest.get("/").await.body.contains(&own));
    let mut late = Browser::new(server.address);
    let used = late.post("/account/link/use", &[("secret", secret)]).await;
    assert!(trouble(&used).contains("another"));
    // Of two links the first has ended; the whole address will do as well.
    let link = async |browser: &mut Browser| {
        let page = browser.post("/account/link", &[]).await.body;
        between(&page, "id=\"link\" readonly value=\"", "\"").expect("a link").to_owned()
    };
    let (first, second) = (link(&mut mira).await, link(&mut mira).await);
    trouble(&late.post("/account/link/use", &[("secret", &first)]).await);
    assert_eq!(late.post("/account/link/use", &[("secret", &second)]).await.status, 303);
    // One that has ended: its time is set back where it is written down.
    let third = link(&mut mira).await;
    let mut other = client::open(&kept).await;
    sqlx::query("UPDATE code SET until = 1 WHERE until IS NOT NULL")
        .execute(&mut other)
        .await
        .expect("set");
    let mut slow = Browser::new(server.address);
    trouble(&slow.post("/account/link/use", &[("secret", &third)]).await);
    server.stop().await;
}

#[tokio::test]
async fn a_code_opens_once_and_closes_everything_else() {
    let server = host(&config(&file("codes.db"))).await;
    let (mut mira, mut eve) = (Browser::new(server.address), Browser::new(server.address));
    let codes = somebody(&mut mira, "Mira").await;
    let hers = somebody(&mut eve, "Eve").await;
    let mut phone = Browser::new(server.address);
    let use_up = async |browser: &mut Browser, name: &str, code: &str| {
        browser.post("/account/code", &[("name", name), ("code", code), ("new", OTHER)]).await
    };
    trouble(&use_up(&mut phone, "Mira", &hers[0]).await);
    trouble(&use_up(&mut phone, "Nobody here", &codes[0]).await);
    trouble(&use_up(&mut phone, "Mira", "").await);
    let typed = codes[0].to_uppercase().replace('-', " ");
    assert_eq!(use_up(&mut phone, "Mira", &typed).await.status, 303);
    assert!(phone.get("/account").await.body.contains("9 codes are left"));
    assert!(!is_inside(&mira.get("/account").await, "Mira"), "logged out everywhere else");
    trouble(&enter(&mut mira, "Mira", PASSWORD).await);
    assert_eq!(enter(&mut mira, "Mira", OTHER).await.status, 303);
    trouble(&use_up(&mut Browser::new(server.address), "Mira", &codes[0]).await);
    // New ones end the old ones; nobody gets them who only has the browser in hand.
    trouble(&mira.post("/account/codes", &[("password", PASSWORD)]).await);
    assert_eq!(mira.post("/account/codes", &[("password", OTHER)]).await.status, 200);
    trouble(&use_up(&mut Browser::new(server.address), "Mira", &codes[1]).await);
    assert!(is_inside(&eve.get("/account").await, "Eve"), "who is somebody else notices nothing");
    server.stop().await;
}

#[tokio::test]
async fn another_password_ends_what_was_opened_with_the_old_one() {
    let server = host(&config(&file("password.db"))).await;
    let (mut home, mut phone) = (Browser::new(server.address), Browser::new(server.address));
    somebody(&mut home, "Mira").await;
    enter(&mut phone, "Mira", PASSWORD).await;
    let before = home.at(server.address);
    let change = async |browser: &mut Browser, old: &str, new: &str| {
        browser.post("/account/password", &[("password", old), ("new", new)]).await
    };
    trouble(&change(&mut home, OTHER, OTHER).await);
    trouble(&change(&mut home, PASSWORD, "short").await);
    trouble(&change(&mut home, PASSWORD, &"long".repeat(100)).await);
    assert_eq!(change(&mut home, PASSWORD, OTHER).await.status, 303);
    assert!(is_inside(&home.get("/account").await, "Mira"));
    let mut before = before;
    for mut out in [phone, before.at(server.address)] {
        assert!(!is_inside(&out.get("/account").await, "Mira"), "a login is new with every right");
    }
    trouble(&enter(&mut before, "Mira", PASSWORD).await);
    server.stop().await;
}

#[tokio::test]
async fn a_name_is_one_persons_however_it_is_written() {
    let kept = file("account-names.db");
    let server = host(&config(&kept)).await;
    let mut mira = Browser::new(server.address);
    somebody(&mut mira, "Mira").await;
    for name in ["mira", "M i r a", "MIRA.", "Mir\u{430}", "Admin", "Mi", "Hard"] {
        let mut other = Browser::new(server.address);
        let made = other.post("/account", &[("name", name), ("new", PASSWORD)]).await;
        trouble(&made);
        assert!(other.cookies.is_empty(), "nothing has changed");
    }
    let rename = async |browser: &mut Browser, name: &str| {
        browser.post("/account/name", &[("name", name)]).await
    };
    assert_eq!(rename(&mut mira, "Mirabel").await.status, 303);
    assert!(is_inside(&mira.get("/account").await, "Mirabel"));
    // Once a month.
    rename(&mut mira, "Mirabella").await;
    let page = mira.get("/account").await;
    assert!(is_inside(&page, "Mirabel") && page.body.contains("again from"));
    // The old one is kept from others, for a year.
    let mut eve = Browser::new(server.address);
    trouble(&eve.post("/account", &[("name", "mira"), ("new", PASSWORD)]).await);
    let mut other = client::open(&kept).await;
    let sql = "UPDATE former_name SET until = 1";
    sqlx::query(sql).execute(&mut other).await.expect("a year goes by");
    somebody(&mut eve, "Mira").await;
    trouble(&enter(&mut Browser::new(server.address), "Mirabel", OTHER).await);
    assert_eq!(enter(&mut Browser::new(server.address), "Mirabel", PASSWORD).await.status, 303);
    server.stop().await;
}

/// Whether there is an account of a name is told to nobody who tries to open it.
#[tokio::test]
async fn a_wrong_name_is_answered_as_a_wrong_password() {
    let server = host(&config(&file("tell.db"))).await;
    somebody(&mut Browser::new(server.address), "Mira").await;
    let mut eve = Browser::new(server.address);
    let (known, unknown) =
        (enter(&mut eve, "Mira", OTHER).await, enter(&mut eve, "Arim", OTHER).await);
    assert_eq!(trouble(&known), trouble(&unknown));
    assert_eq!(known.body, unknown.body);
    assert_eq!(
        known.headers.keys().collect::<Vec<_>>(),
        unknown.headers.keys().collect::<Vec<_>>()
    );
    server.stop().await;
}

/// However many browsers and addresses somebody has: one account can be tried so often.
#[tokio::test]
async fn one_account_is_not_tried_for_ever() {
    let guess = Rate { burst: 3, each: Duration::from_secs(3_600) };
    let rates = Rates { guess, ..Rates::NONE };
    let server = host(&server::Config { rates, ..config(&file("guess.db")) }).await;
    somebody(&mut Browser::new(server.address), "Mira").await;
    for _ in 0..3 {
        trouble(&enter(&mut Browser::new(server.address), "mira", OTHER).await);
    }
    for (name, password) in [("Mira", PASSWORD), ("MIRA", OTHER)] {
        assert_eq!(enter(&mut Browser::new(server.address), name, password).await.status, 429);
    }
    trouble(&enter(&mut Browser::new(server.address), "Eve", OTHER).await);
    server.stop().await;
}

/// By https only the cookie counts that no other site or plain page can have planted.
#[tokio::test]
async fn by_https_a_login_is_of_this_site_alone() {
    let origin = Some("https://play.example.org".to_owned());
    let server = host(&server::Config { origin, ..config(&file("host-cookie.db")) }).await;
    let mut mira = Browser::new(server.address);
    let headers = [
        ("Origin", "https://play.example.org"),
        ("Content-Type", "application/x-www-form-urlencoded"),
    ];
    let fields = client::encoded(&[("name", "Mira"), ("new", PASSWORD)]);
    let made = mira.ask("POST", "/account", &headers, &fields).await;
    assert_eq!(made.status, 200, "{}", made.body);
    let set = &made.headers["set-cookie"];
    let login = set.lines().find(|line| line.starts_with("__Host-orderstack-login=")).expect("it");
    for part in ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"] {
        assert!(login.contains(part), "{login}");
    }
    assert!(!login.contains("Domain"));
    assert!(is_inside(&mira.get("/account").await, "Mira"));
    let secret = mira.cookies["__Host-orderstack-login"].clone();
    let mut planted = Browser::new(server.address);
    planted.cookies.insert("orderstack-login".to_owned(), secret);
    assert!(!is_inside(&planted.get("/account").await, "Mira"));
    server.stop().await;
}
