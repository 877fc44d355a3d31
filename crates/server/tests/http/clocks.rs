//! Clocks: who is out of time, comes back, or has a bot play for a while.

use sqlx::{Connection, query};

use super::*;

const HOUR: i64 = 3_600_000;

/// Two people at a table with a clock: who made it, and who was invited.
async fn timed(server: &client::Hosted, clock: &str) -> (Browser, Browser, String) {
    let (mut mira, mut tomasz) = (Browser::new(server.address), Browser::new(server.address));
    let fields = [&INVITED[..], &[("clock", clock)]].concat();
    let path = table(&mut mira, &fields).await;
    let lobby = mira.get(&path).await.body;
    assert_eq!(lobby.contains("Clock: "), !clock.is_empty(), "it is said what was agreed");
    let link = between(&lobby, &format!("http://{}{path}/join/", server.address), "\"");
    let join = format!("{path}/join/{}", link.expect("an invitation"));
    assert_eq!(tomasz.post(&join, &[("name", "Tomasz")]).await.status, 303);
    (mira, tomasz, path)
}

/// As if everything had happened so much earlier, and somebody had been there all the time.
async fn age(file: &std::path::Path, by: i64) {
    let mut open = sqlx::SqliteConnection::connect(&format!("sqlite:{}", file.display()))
        .await
        .expect("a file");
    for table in ["UPDATE change SET at = at - ?", "UPDATE game SET due = due - ?"] {
        query(table).bind(by).execute(&mut open).await.expect("written");
    }
    open.close().await.expect("closed");
}

/// When somebody's time will be over, as the page of the table says.
fn until(page: &str) -> Option<i64> {
    between(page, "data-until=\"", "\"")?.parse().ok()
}

/// Who of two is asked, first.
async fn asked_first<'a>(
    one: &'a mut Browser,
    other: &'a mut Browser,
    path: &str,
) -> (&'a mut Browser, &'a mut Browser) {
    match asked(&one.get(path).await.body) {
        Some(_) => (one, other),
        None => (other, one),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_for_whoever_runs_out_of_time_until_they_come_back() {
    let file = file("clock.db");
    let server = host(&config(&file)).await;
    let (mut mira, mut tomasz, path) = timed(&server, "live-30").await;
    let (slow, other) = asked_first(&mut mira, &mut tomasz, &path).await;
    let page = slow.get(&path).await.body;
    assert!(until(&page).is_some() && page.contains("data-clock=\"live-30\""));
    let (seat, decision, actions) = asked(&page).expect("a question");
    // Everybody sees the same clock, whoever looks.
    assert_eq!(until(&other.get(&path).await.body), until(&page));
    assert_eq!(until(&Browser::new(server.address).get(&path).await.body), until(&page));
    assert!(
        slow.get("/").await.body.contains("class=\"time runs\""),
        "the list of games says how long they have"
    );
    assert!(!other.get("/").await.body.contains("class=\"time"));
    server.stop().await;

    age(&file, HOUR).await;
    let server = host(&config(&file)).await;
    let (mut slow, mut other) = (slow.at(server.address), other.at(server.address));
    // Nobody opens the table: the clock is seen to all the same, and the bot chooses.
    let question = loop {
        if let Some(question) = asked(&other.get(&path).await.body) {
            break question;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
    let refused = slow.post_json(&format!("{path}/act"), &fields).await;
    assert_eq!(
        (refused.status, refused.json()["code"].clone()),
        (422, "away".into()),
        "{}",
        refused.body
    );
    assert_eq!(refused.json()["message"], "A bot plays for you: come back first.");
    let page = slow.get(&path).await.body;
    assert!(page.contains("A bot plays for you") && asked(&page).is_none());
    assert!(other.get(&path).await.body.contains("A bot for "), "everybody sees who chooses");
    // Only they come back, and only once.
    let back = format!("{path}/back");
    assert_eq!(other.post_json(&back, &[("seat", &seat)]).await.status, 403);
    assert_eq!(Browser::new(server.address).post_json(&back, &[("seat", &seat)]).await.status, 403);
    assert_eq!(slow.post_json(&back, &[("seat", &seat)]).await.status, 200);
    assert_eq!(slow.post_json(&back, &[("seat", &seat)]).await.status, 409);
    // They have some minutes again, and the game goes on.
    let chosen =
        [("seat", question.0.as_str()), ("decision", &question.1), ("action", &question.2[0])];
    assert_eq!(other.post_json(&format!("{path}/act"), &chosen).await.status, 200);
    let left = until(&slow.get(&path).await.body);
    assert!(left.is_some());
    server.stop().await;

    // What happened is played again alike.
    let server = host(&config(&file)).await;
    let page = slow.at(server.address).get(&path).await.body;
    assert!(!page.contains("A bot plays for you"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_loses_time_while_the_server_is_down() {
    let file = file("clock-down.db");
    let server = host(&config(&file)).await;
    let (mut mira, _tomasz, path) = timed(&server, "days-2").await;
    let before = until(&mira.get(&path).await.body).expect("somebody's time runs");
    let begun = std::time::Instant::now();
    server.stop().await;
    // As if it had been down for a week: everything is older, the last sign of life, too.
    age(&file, 7 * 24 * HOUR).await;
    let mut open = sqlx::SqliteConnection::connect(&format!("sqlite:{}", file.display()))
        .await
        .expect("a file");
    query("UPDATE pulse SET at = at - ?")
        .bind(7 * 24 * HOUR)
        .execute(&mut open)
        .await
        .expect("written");
    open.close().await.expect("closed");
    let server = host(&config(&file)).await;
    let after = until(&mira.at(server.address).get(&path).await.body).expect("it still runs");
    let passed = i64::try_from(begun.elapsed().as_millis()).expect("not long");
    assert!((0..=passed).contains(&(after - before)), "{before} {after} {passed}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_runs_out_while_the_server_is_there() {
    let file = file("clock-there.db");
    let server = host(&config(&file)).await;
    let (mira, tomasz, path) = timed(&server, "live-30").await;
    server.stop().await;
    // Two seconds are left.
    age(&file, HOUR / 2 - 2_000).await;
    let server = host(&config(&file)).await;
    let (mut mira, mut tomasz) = (mira.at(server.address), tomasz.at(server.address));
    let (slow, _) = asked_first(&mut mira, &mut tomasz, &path).await;
    let mut stream = slow.listen(&format!("{path}/events")).await.expect("a stream");
    loop {
        // Whoever has the page open is told at once.
        let told = stream.next().await.expect("a message").to_string();
        if told.contains("A bot plays for you") {
            break;
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_bot_plays_for_a_while_for_whoever_wants_it() {
    let server = host(&config(&file("clock-away.db"))).await;
    let (mut mira, mut tomasz, path) = timed(&server, "").await;
    let seat = asked(&mira.get(&path).await.body);
    let (leaves, stays) = asked_first(&mut mira, &mut tomasz, &path).await;
    let seat = seat.map_or("1".to_owned(), |(seat, ..)| seat);
    assert!(leaves.get(&path).await.body.contains("Let a bot play for me"));
    let away = format!("{path}/away");
    for other in [stays, &mut Browser::new(server.address)] {
        assert_eq!(other.post_json(&away, &[("seat", &seat)]).await.status, 403);
    }
    assert_eq!(leaves.post_json(&away, &[("seat", "7")]).await.status, 403);
    assert_eq!(leaves.post_json(&away, &[("seat", &seat)]).await.status, 200);
    assert_eq!(leaves.post_json(&away, &[("seat", &seat)]).await.status, 409);
    assert_eq!(leaves.post(&format!("{path}/back"), &[("seat", &seat)]).await.status, 303);
    assert!(!leaves.get(&path).await.body.contains("A bot plays for you"));
    server.stop().await;
}

#[tokio::test]
async fn nobody_is_away_from_a_lesson() {
    let server = host(&config(&file("clock-lesson.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = mira.post("/learn/starcraft/guided", &[]).await.location().to_owned();
    assert_eq!(mira.post_json(&format!("{path}/away"), &[("seat", "0")]).await.status, 409);
    assert_eq!(mira.post_json(&format!("{path}/back"), &[("seat", "0")]).await.status, 409);
    server.stop().await;
}

#[tokio::test]
async fn a_clock_that_there_is_not_is_refused() {
    let server = host(&config(&file("clock-none.db"))).await;
    let mut mira = Browser::new(server.address);
    let fields = [&INVITED[..], &[("clock", "sand")]].concat();
    let refused = mira.post("/new", &fields).await;
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("There is no clock “sand”."));
    server.stop().await;
}
