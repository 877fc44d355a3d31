//! Rated tables: who may sit there, what a game brings, and that all of it can be worked out again.

use server::desk::Desk;
use sqlx::{Connection, Row, query};

use super::accounts::somebody;
use super::*;

const RATED: [(&str, &str); 3] = [("rated", "on"), ("clock", "live-60"), ("listed", "on")];

/// Somebody with an account.
async fn member(server: &client::Hosted, name: &str) -> Browser {
    let mut browser = Browser::new(server.address);
    somebody(&mut browser, name).await;
    browser
}

/// What is stored of somebody's rating: mu, and after how many games.
pub(super) async fn rating(file: &std::path::Path, name: &str) -> Option<(f64, i64)> {
    let mut open = client::open(file).await;
    let row = query("SELECT mu, games FROM rating JOIN account USING (person) WHERE name = ?");
    let row = row.bind(name.to_owned()).fetch_optional(&mut open).await.expect("read");
    open.close().await.expect("closed");
    row.map(|row| (row.get("mu"), row.get("games")))
}

/// Whether what is stored is what comes of the games.
pub(super) async fn adds_up(file: &std::path::Path) -> bool {
    let desk = Desk::open(&format!("sqlite:{}", file.display())).await.expect("it opens");
    let sum = desk.recompute(&house::games::all(&native::Native)).await.expect("worked out");
    desk.close().await.expect("closed");
    assert!(sum.games > 0);
    sum.wrong.is_empty()
}

async fn resign(browser: &mut Browser, path: &str, seat: &str) {
    let said = [("seat", seat), ("voice", "resign")];
    assert_eq!(browser.post_json(&format!("{path}/voice"), &said).await.status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rated_table_is_for_people_with_accounts_who_know_that_it_is() {
    let server = host(&config(&file("rated-who.db"))).await;
    let (mut mira, mut guest) = (member(&server, "Mira").await, Browser::new(server.address));
    assert!(mira.get("/new?game=starcraft").await.body.contains("name=\"rated\""));
    assert!(!guest.get("/new?game=starcraft").await.body.contains("name=\"rated\""));
    let fields =
        [&[("rule-galaxy", "auto"), ("rule-factions", "random")], &INVITED[..], &RATED].concat();
    let refused = guest.post("/new", &fields).await;
    assert_eq!(refused.status, 403, "{}", refused.body);
    for (wrong, why) in [
        (vec![("clock", "")], "needs a clock"),
        (vec![("overdue", "ask")], "a bot takes the seat"),
        (vec![("seat2", "here"), ("name2", "Ola")], "an account of their own"),
    ] {
        let all: Vec<(&str, &str)> = fields
            .iter()
            .filter(|(field, _)| wrong.iter().all(|(other, _)| field != other))
            .chain(&wrong)
            .copied()
            .collect();
        let refused = mira.post("/new", &all).await;
        assert_eq!(refused.status, 422, "{why}");
        assert!(refused.body.contains(why), "{}", refused.body);
    }
    let path = table(&mut mira, &[&INVITED[..], &RATED, &[("take-backs", "on")]].concat()).await;
    // Everybody reads it before they sit down.
    let sit = format!("{path}/sit/1");
    for page in ["/lobby", &path, &sit] {
        assert!(guest.get(page).await.body.contains("Rated"), "{page}");
    }
    assert!(
        guest.get("/lobby").await.body.contains("1500"),
        "with how good those are who sit there"
    );
    let offer = guest.get(&sit).await.body;
    assert!(offer.contains("whoever plays has an account") && !offer.contains("name=\"name\""));
    assert_eq!(guest.post(&sit, &[("name", "Eve")]).await.status, 403);
    let find = [
        ("game", "starcraft"),
        ("players", "2"),
        ("speed", "live"),
        ("wait", "0"),
        ("rated", "on"),
    ];
    assert_eq!(guest.post("/find", &find).await.status, 403);
    // Whoever looks for a rated game comes to it, and gets no hint there.
    let mut tomasz = member(&server, "Tomasz").await;
    let unrated = &find[..4];
    assert_ne!(tomasz.post("/find", unrated).await.location(), path);
    assert_eq!(tomasz.post("/find", &find).await.location(), path);
    for (browser, seat) in [(&mut mira, "0"), (&mut tomasz, "1")] {
        let hint = browser.get_json(&format!("{path}/hint?as={seat}")).await;
        assert_ne!(hint.status, 200, "{}", hint.body);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_game_brings_is_told_at_its_end_and_not_before() {
    let file = file("rated-two.db");
    let server = host(&config(&file)).await;
    let (mut mira, mut tomasz) = (member(&server, "Mira").await, member(&server, "Tomasz").await);
    let path = table(&mut mira, &[&INVITED[..], &RATED].concat()).await;
    assert_eq!(tomasz.post(&format!("{path}/sit/1"), &[("name", "Tomasz")]).await.status, 303);
    for browser in [&mut mira, &mut tomasz] {
        let page = browser.get(&path).await.body;
        assert!(
            page.contains("class=\"rank unsure\"") && !page.contains("class=\"change"),
            "before the end"
        );
    }
    assert_eq!(rating(&file, "Mira").await, None);
    // Nobody hides who they are.
    let other = tomasz.post(&format!("{path}/name"), &[("seat", "1"), ("name", "Nobody")]).await;
    assert_eq!(other.status, 403, "{}", other.body);
    resign(&mut tomasz, &path, "1").await;
    let page = mira.get(&path).await.body;
    assert!(page.contains("Ratings after this game") && page.contains("change gained"));
    let (won, lost) = (rating(&file, "Mira").await, rating(&file, "Tomasz").await);
    let (won, lost) = (won.expect("rated"), lost.expect("rated"));
    assert!(won.0 > 25.0 && lost.0 < 25.0 && won.1 == 1 && lost.1 == 1, "{won:?} {lost:?}");
    // Once more, rated as well, and ended by both: that counts for nobody.
    let again = mira.post(&format!("{path}/again"), &[]).await.location().to_owned();
    assert_eq!(tomasz.post(&format!("{path}/again"), &[]).await.location(), again);
    for (browser, seat) in [(&mut mira, "0"), (&mut tomasz, "1")] {
        let seats = [("seat", seat), ("voice", "end")];
        assert_eq!(browser.post_json(&format!("{again}/voice"), &seats).await.status, 200);
    }
    assert!(!mira.get(&again).await.body.contains("Ratings after this game"));
    assert_eq!(rating(&file, "Mira").await, Some(won));
    server.stop().await;
    assert!(adds_up(&file).await);
    // Whoever touches the book is found out.
    let mut open = client::open(&file).await;
    query("UPDATE rating SET mu = mu + 1 WHERE games = 1")
        .execute(&mut open)
        .await
        .expect("written");
    open.close().await.expect("closed");
    assert!(!adds_up(&file).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_comes_last_whatever_a_bot_makes_of_it() {
    let file = file("rated-leave.db");
    let server = host(&config(&file)).await;
    let mut people = Vec::new();
    for name in ["Mira", "Tomasz", "Ola"] {
        people.push(member(&server, name).await);
    }
    let four = [("seat2", "open"), ("seat3", "bot-random")];
    let path = table(&mut people[0], &[&INVITED[..], &four, &RATED].concat()).await;
    for (seat, name) in [(1, "Tomasz"), (2, "Ola")] {
        let sat = people[seat].post(&format!("{path}/sit/{seat}"), &[("name", name)]).await;
        assert_eq!(sat.status, 303, "{}", sat.body);
    }
    // One after the other; bots play to the end.
    resign(&mut people[1], &path, "1").await;
    resign(&mut people[0], &path, "0").await;
    resign(&mut people[2], &path, "2").await;
    let ranked = loop {
        if let Some(ola) = rating(&file, "Ola").await {
            break ola;
        }
        people[0].get(&path).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let mut open = client::open(&file).await;
    let places =
        query("SELECT name, place, gone FROM result JOIN account USING (person) ORDER BY place");
    let places = places.fetch_all(&mut open).await.expect("read");
    open.close().await.expect("closed");
    let names: Vec<String> = places.iter().map(|row| row.get("name")).collect();
    assert_eq!(names, ["Ola", "Mira", "Tomasz"], "the first who left is the last");
    assert!(places.iter().all(|row| row.get::<bool, _>("gone")));
    let tomasz = rating(&file, "Tomasz").await.expect("rated");
    assert!(ranked.0 > tomasz.0 && tomasz.0 < 25.0);
    // Somebody goes for good: the others keep what they have, and it still adds up.
    let kept = rating(&file, "Ola").await;
    let gone = people[1]
        .post("/account/delete", &[("password", accounts::PASSWORD), ("sure", "on")])
        .await;
    assert_eq!(gone.status, 200, "{}", gone.body);
    assert_eq!(rating(&file, "Ola").await, kept);
    server.stop().await;
    assert!(adds_up(&file).await);
}

/// Somebody has this rating in games of two by now.
async fn rate(file: &std::path::Path, name: &str, mu: f64) {
    let mut open = client::open(file).await;
    let rated = "INSERT INTO rating (person, kind, class, mu, sigma, games, at) \
        SELECT person, 'starcraft', '2', ?, 1.0, 20, 0 FROM account WHERE name = ?";
    let rated = query(rated).bind(mu).bind(name.to_owned()).execute(&mut open).await;
    assert_eq!(rated.expect("written").rows_affected(), 1);
    open.close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_looks_for_a_rated_game_meets_others_the_longer_they_wait() {
    let file = file("rated-reach.db");
    let server = host(&config(&file)).await;
    let mut all = Vec::new();
    for (name, mu) in [("Mira", 25.0), ("Tomasz", 45.0), ("Ola", 27.0)] {
        all.push(member(&server, name).await);
        rate(&file, name, mu).await;
    }
    let find = [
        ("game", "starcraft"),
        ("players", "2"),
        ("speed", "live"),
        ("wait", "0"),
        ("rated", "on"),
    ];
    let first = all[1].post("/find", &find).await.location().to_owned();
    let second = all[0].post("/find", &find).await.location().to_owned();
    assert_ne!(first, second, "600 points are too many at first");
    // A table that somebody makes in the lobby they keep, whoever waits elsewhere.
    let mut kim = member(&server, "Kim").await;
    rate(&file, "Kim", 60.0).await;
    let own = table(&mut kim, &[&INVITED[..], &RATED].concat()).await;
    server.stop().await;

    // Nobody new comes, but they have waited for half an hour: whoever came later is led to the first.
    let mut open = client::open(&file).await;
    query("UPDATE game SET updated = updated - 1800").execute(&mut open).await.expect("written");
    open.close().await.expect("closed");
    let server = host(&config(&file)).await;
    let mut people: Vec<Browser> = all.iter().map(|it| it.at(server.address)).collect();
    let mut led = people[0].get(&second).await;
    while led.status == 200 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        led = people[0].get(&second).await;
    }
    assert_eq!((led.status, led.location()), (303, first.as_str()), "{}", led.body);
    for browser in &mut people[..2] {
        let page = browser.get(&first).await.body;
        assert!(page.contains("data-seat=") && page.contains("Mira") && page.contains("Tomasz"));
        assert!(!browser.get("/").await.body.contains(&second), "nobody sits there any more");
    }
    let hall = people[2].get("/lobby").await.body;
    assert!(!hall.contains(&second) && hall.contains(&own));
    assert!(kim.at(server.address).get(&own).await.body.contains("Open seat"));
    server.stop().await;
}
