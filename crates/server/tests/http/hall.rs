//! Tables for everybody: who sees them, sits down, goes again, and what becomes of those who wait.

use super::*;

/// A table for everybody with an open seat; what is agreed beside.
async fn for_everybody(browser: &mut Browser, more: &[(&str, &str)]) -> String {
    let fields = [&INVITED[..], &[("listed", "on")], more].concat();
    table(browser, &fields).await
}

/// What somebody looks for: a game of two.
const TWO: [(&str, &str); 4] =
    [("game", "starcraft"), ("players", "2"), ("speed", "live"), ("wait", "0")];

/// As if those who wait had waited for so long.
async fn wait_in_vain(file: &std::path::Path) {
    let mut open = client::open(file).await;
    let earlier = "UPDATE game SET listed_until = listed_until - 864000000, due = due - 864000000";
    sqlx::query(earlier).execute(&mut open).await.expect("written");
}

/// Loads a page until it says something.
async fn until_said(browser: &mut Browser, path: &str, words: &str) -> String {
    loop {
        let page = browser.get(path).await.body;
        if page.contains(words) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn anybody_sits_down_at_a_table_for_everybody_and_at_no_other() {
    let server = host(&config(&file("hall.db"))).await;
    let [mut mira, mut tomasz, mut eve] = [(); 3].map(|()| Browser::new(server.address));
    let closed = table(&mut mira, &INVITED).await;
    let path = for_everybody(&mut mira, &[("title", "Come all")]).await;
    let hall = tomasz.get("/lobby").await.body;
    assert!(hall.contains("Come all") && hall.contains(&format!("href=\"{path}/sit/1\"")));
    assert!(!hall.contains(&closed), "a table by link is nobody's business");
    assert!(!hall.contains("/join/"), "invitations are the host's");
    assert!(mira.get("/lobby").await.body.contains("You wait there"));
    // A table by link has no such way in.
    assert_eq!(tomasz.get(&format!("{closed}/sit/1")).await.location(), closed);
    assert_eq!(tomasz.post(&format!("{closed}/sit/1"), &[("name", "Tomasz")]).await.status, 303);
    assert!(tomasz.get(&closed).await.body.contains("Open seat"), "still open");

    let sit = format!("{path}/sit/1");
    assert!(tomasz.get(&path).await.body.contains(&format!("href=\"{sit}\"")));
    assert!(!mira.get(&path).await.body.contains(&format!("href=\"{sit}\"")), "one seat a person");
    assert!(tomasz.get(&sit).await.body.contains("Open table"));
    assert_eq!(tomasz.post(&sit, &[("name", "Mira")]).await.status, 422, "looks like the host");
    assert_eq!(tomasz.post(&sit, &[("name", "Tomasz")]).await.status, 303);
    assert!(asked(&mira.get(&path).await.body).or(asked(&tomasz.get(&path).await.body)).is_some());
    // Who comes too late looks on, as the hall offers.
    assert_eq!(eve.post(&sit, &[("name", "Eve")]).await.location(), path);
    assert!(eve.get(&path).await.body.contains("data-version"));
    let hall = eve.get("/lobby").await.body;
    assert!(!hall.contains("/sit/") && hall.contains(&format!("href=\"{path}\"")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_sat_down_stands_up_again_and_the_host_takes_the_table_off() {
    let server = host(&config(&file("hall-stand.db"))).await;
    let [mut mira, mut tomasz, mut eve] = [(); 3].map(|()| Browser::new(server.address));
    let path = for_everybody(&mut mira, &[("seat2", "open")]).await;
    assert_eq!(tomasz.post(&format!("{path}/sit/1"), &[("name", "Tomasz")]).await.status, 303);
    let stand = format!("{path}/stand");
    assert!(tomasz.get(&path).await.body.contains(&stand));
    assert_eq!(eve.post(&stand, &[("seat", "1")]).await.status, 403, "not theirs");
    assert_eq!(mira.post(&stand, &[("seat", "0")]).await.status, 422, "the host stays");
    assert_eq!(tomasz.post(&stand, &[("seat", "1")]).await.status, 303);
    assert_eq!(tomasz.post(&stand, &[("seat", "1")]).await.status, 403, "once");
    // The seat is there for the next one, and whoever asks for a taken one gets the other.
    assert_eq!(eve.post(&format!("{path}/sit/1"), &[("name", "Eve")]).await.status, 303);
    assert_eq!(eve.post(&format!("{path}/list"), &[("listed", "off")]).await.status, 403);
    assert_eq!(mira.post(&format!("{path}/list"), &[("listed", "off")]).await.status, 303);
    assert!(!tomasz.get("/lobby").await.body.contains(&path));
    assert_eq!(tomasz.post(&format!("{path}/sit/2"), &[("name", "Tomasz")]).await.status, 303);
    assert!(tomasz.get(&path).await.body.contains("Open seat"), "for nobody without a link now");
    assert_eq!(mira.post(&format!("{path}/list"), &[("listed", "on")]).await.status, 303);
    assert_eq!(tomasz.post(&format!("{path}/sit/1"), &[("name", "Tomasz")]).await.status, 303);
    let page = until_said(&mut mira, &path, "data-decision").await;
    assert!(!page.contains("Open seat"));
    assert_eq!(eve.post(&stand, &[("seat", "1")]).await.status, 422, "the game has begun");
    assert_eq!(mira.post(&format!("{path}/list"), &[("listed", "off")]).await.status, 422);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_look_for_the_same_find_each_other() {
    let server = host(&config(&file("hall-find.db"))).await;
    let [mut mira, mut tomasz, mut eve] = [(); 3].map(|()| Browser::new(server.address));
    // All at the same time: nobody waits for another at another table.
    let (one, two, three) =
        tokio::join!(mira.post("/find", &TWO), tomasz.post("/find", &TWO), eve.post("/find", &TWO));
    let mut tables = [one.location(), two.location(), three.location()];
    tables.sort_unstable();
    let [first, second, third] = tables;
    assert!((first == second) != (second == third), "two at one table, one alone: {tables:?}");
    // Who looks for something else gets another table, and so does whoever waits already.
    let days = [("game", "starcraft"), ("players", "2"), ("speed", "days"), ("wait", "0")];
    let mut ola = Browser::new(server.address);
    let other = ola.post("/find", &days).await.location().to_owned();
    assert!(!tables.contains(&other.as_str()));
    assert_ne!(ola.post("/find", &days).await.location(), other);
    let many = [("game", "forbidden-stars"), ("players", "5-6")];
    let refused = ola.post("/find", &many).await;
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("at most 4 players"));
    // Nobody waits everywhere.
    for _ in 0..3 {
        assert_eq!(ola.post("/find", &days).await.status, 303);
    }
    let refused = ola.post("/find", &days).await;
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("at 5 tables already"), "{}", refused.body);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_has_waited_long_enough_gets_bots_or_is_taken_off() {
    let file = file("hall-wait.db");
    let server = host(&config(&file)).await;
    let [mut mira, mut tomasz] = [(); 2].map(|()| Browser::new(server.address));
    let five = [("game", "starcraft"), ("players", "3-4"), ("speed", "live"), ("wait", "5")];
    let bots = mira.post("/find", &five).await.location().to_owned();
    assert!(mira.get(&bots).await.body.contains("Bots take the seats that are left in"));
    let alone = for_everybody(&mut tomasz, &[]).await;
    server.stop().await;
    wait_in_vain(&file).await;
    let server = host(&config(&file)).await;
    let (mut mira, mut tomasz) = (mira.at(server.address), tomasz.at(server.address));
    let page = until_said(&mut mira, &bots, "data-version").await;
    assert!(!page.contains("Open seat"));
    let mut open = client::open(&file).await;
    let bots = sqlx::query_scalar::<_, i64>("SELECT count(*) FROM seat WHERE bot = 'normal'");
    assert_eq!(bots.fetch_one(&mut open).await.expect("a number"), 3);
    until_said(&mut tomasz, &alone, "Only those who get a link").await;
    assert!(tomasz.get("/lobby").await.body.contains("No table is waiting"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_hall_says_only_what_is_new() {
    let server = host(&config(&file("hall-news.db"))).await;
    let [mut mira, mut tomasz] = [(); 2].map(|()| Browser::new(server.address));
    let version =
        |page: &str| between(page, "data-version=\"", "\"").expect("a version").to_owned();
    let first = version(&tomasz.get("/lobby").await.body);
    let since = format!("/lobby?since={first}");
    assert_eq!(tomasz.get(&since).await.status, 204);
    // What is nobody's business is no news, whatever happens there.
    let closed = table(&mut mira, &INVITED).await;
    mira.post(&format!("{closed}/fill"), &[("level", "random")]).await;
    assert_eq!(tomasz.get(&since).await.status, 204);
    let path = for_everybody(&mut mira, &[]).await;
    let news = tomasz.get(&since).await;
    assert_eq!(news.status, 200);
    let since = format!("/lobby?since={}", version(&news.body));
    mira.post(&format!("{path}/say"), &[("text", "hello")]).await;
    assert_eq!(tomasz.get(&since).await.status, 204);
    mira.post(&format!("{path}/fill"), &[("level", "random")]).await;
    assert_eq!(tomasz.get(&since).await.status, 200);
    server.stop().await;
}
