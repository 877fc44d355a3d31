//! Clocks: who is out of time, comes back, or has a bot play for a while.

use sqlx::{Connection, query};

use super::*;

const HOUR: i64 = 3_600_000;

/// Two people at a table with a clock: who made it, and who was invited.
async fn timed(server: &client::Hosted, clock: &str) -> (Browser, Browser, String) {
    let (mut mira, mut tomasz) = (Browser::new(server.address), Browser::new(server.address));
    let (clock, overdue) = match clock.strip_suffix("-ask") {
        Some(clock) => (clock, "ask"),
        None => (clock, "bot"),
    };
    let fields = [&INVITED[..], &[("clock", clock), ("overdue", overdue)]].concat();
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
    for table in [
        "UPDATE change SET at = at - ?1",
        "UPDATE game SET due = due - ?1",
        "UPDATE holiday SET since = since - ?1, until = until - ?1",
    ] {
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

/// Says something about the game from a seat.
async fn say(browser: &mut Browser, path: &str, seat: &str, voice: &str) -> u16 {
    let fields = [("seat", seat), ("voice", voice)];
    browser.post_json(&format!("{path}/voice"), &fields).await.status
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_time_runs_in_a_pause_and_it_ends_by_itself() {
    let file = file("clock-pause.db");
    let server = host(&config(&file)).await;
    let (mut mira, mut tomasz, path) = timed(&server, "live-30").await;
    let mut stranger = Browser::new(server.address);
    let lead = asked(&mira.get(&path).await.body).is_some();
    assert_eq!(say(&mut stranger, &path, "0", "pause 3600000").await, 403, "no seat of theirs");
    assert_eq!(say(&mut mira, &path, "0", "pause 17").await, 422, "no pause that is offered");
    assert_eq!(say(&mut mira, &path, "0", "resumed").await, 409, "that nobody says");
    assert_eq!(say(&mut mira, &path, "0", "pause 3600000").await, 200);
    let page = tomasz.get(&path).await.body;
    assert!(page.contains("asks for a pause of an hour.") && page.contains(">Agree<"));
    assert!(!stranger.get(&path).await.body.contains(">Agree<"), "who looks on is not asked");
    assert_eq!(say(&mut tomasz, &path, "1", "pause 3600000").await, 200);
    let page = mira.get(&path).await.body;
    assert!(page.contains("Paused for") && page.contains("Ask to go on"));
    let asks = if lead { &mut mira } else { &mut tomasz };
    assert_eq!(asked(&asks.get(&path).await.body), None, "nobody is asked anything");
    server.stop().await;

    // Half an hour later nobody has lost anything, though that was all they had.
    age(&file, HOUR / 2).await;
    let server = host(&config(&file)).await;
    let (mut mira, mut tomasz) = (mira.at(server.address), tomasz.at(server.address));
    assert!(mira.get(&path).await.body.contains("Paused for"));
    assert_eq!(
        say(&mut tomasz, &path, "1", "go-on").await,
        200,
        "a pause asked for after a restart"
    );
    assert_eq!(say(&mut mira, &path, "0", "against").await, 200);
    assert_eq!(say(&mut tomasz, &path, "1", "go-on").await, 422, "they have just said no");
    server.stop().await;

    // The hour is over, and nobody opens the table.
    age(&file, HOUR / 2).await;
    let server = host(&config(&file)).await;
    let (mut mira, mut tomasz) = (mira.at(server.address), tomasz.at(server.address));
    let asks = if lead { &mut mira } else { &mut tomasz };
    let (page, _) = wait_for_question(asks, &path).await;
    let left = until(&page).expect("it runs again");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("later");
    let left = left - i64::try_from(now.as_millis()).expect("this century");
    assert!((HOUR / 2 - 60_000..=HOUR / 2).contains(&left), "{left} of half an hour");
    server.stop().await;
}

#[tokio::test]
async fn who_gives_up_between_two_has_lost_and_everything_can_be_looked_at() {
    let file = file("voice-resign.db");
    let mut server = host(&config(&file)).await;
    let (mut mira, mut tomasz, path) = timed(&server, "").await;
    assert_eq!(say(&mut mira, &path, "0", "pause 3600000").await, 409, "no time runs here");
    assert_eq!(tomasz.get(&format!("{path}/record")).await.status, 404, "not before the end");
    assert_eq!(say(&mut tomasz, &path, "1", "resign").await, 200);
    for round in 0..2 {
        let page = mira.get(&path).await.body;
        assert!(page.contains("The other side has given up."), "in round {round}");
        for kind in ["record", "replay", "analysis"] {
            let got = tomasz.get(&format!("{path}/{kind}")).await;
            assert_eq!(got.status, 200, "{kind}: {}", got.body);
        }
        assert_eq!(say(&mut mira, &path, "0", "resign").await, 409, "it is over");
        assert!(mira.get("/").await.body.contains("by giving up"), "the list of games says so");
        server.stop().await;
        // As it was written down, too.
        server = host(&config(&file)).await;
        (mira, tomasz) = (mira.at(server.address), tomasz.at(server.address));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_game_ends_where_everybody_wants_it_to() {
    let server = host(&config(&file("voice-end.db"))).await;
    let (mut mira, mut tomasz, path) = timed(&server, "").await;
    assert_eq!(say(&mut mira, &path, "0", "end").await, 200);
    assert_eq!(say(&mut mira, &path, "0", "end").await, 409, "once is enough");
    let page = mira.get(&path).await.body;
    assert!(page.contains("asks to end the game here.") && page.contains("Take it back"));
    assert_eq!(say(&mut tomasz, &path, "1", "end").await, 200);
    let page = mira.get(&path).await.body;
    assert!(page.contains("Everybody agreed to end the game here"), "and all stood alike");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_others_decide_what_comes_where_this_was_agreed() {
    let file = file("clock-ask.db");
    let server = host(&config(&file)).await;
    let (mira, tomasz, path) = timed(&server, "live-30-ask").await;
    server.stop().await;
    age(&file, HOUR).await;
    let server = host(&config(&file)).await;
    let (mut mira, mut tomasz) = (mira.at(server.address), tomasz.at(server.address));
    assert_eq!(say(&mut mira, &path, "0", "overdue").await, 409, "that nobody says");
    let lead = asked(&mira.get(&path).await.body).is_some();
    let (slow, waits) = if lead { (&mut mira, &mut tomasz) } else { (&mut tomasz, &mut mira) };
    let (slow_seat, waits_seat) = if lead { ("0", "1") } else { ("1", "0") };
    // No bot plays: whoever waits is told, and asked.
    wait_for(waits, &path, "You can wait, or:").await;
    assert!(!slow.get(&path).await.body.contains("value=\"bots\""), "whoever is late is not asked");
    assert_eq!(say(slow, &path, slow_seat, "bots").await, 409, "nor can they say so");
    // Whoever is late can still choose, and has some time again.
    while let Some((seat, decision, actions)) = asked(&slow.get(&path).await.body) {
        let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
        assert_eq!(slow.post_json(&format!("{path}/act"), &fields).await.status, 200);
    }
    assert!(!waits.get(&path).await.body.contains("You can wait, or:"));
    assert_eq!(say(waits, &path, waits_seat, "bots").await, 409, "nobody is late");
    server.stop().await;

    age(&file, HOUR).await;
    let server = host(&config(&file)).await;
    // Now the other one is late.
    let waits_next = slow_seat;
    let (mut slow, mut waits) = match lead {
        true => (tomasz.at(server.address), mira.at(server.address)),
        false => (mira.at(server.address), tomasz.at(server.address)),
    };
    wait_for(&mut waits, &path, "You can wait, or:").await;
    assert_eq!(say(&mut waits, &path, waits_next, "bots").await, 200);
    wait_for(&mut slow, &path, "A bot plays for you").await;
    server.stop().await;
}

/// Else a game that everybody has left would stand still for ever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_none_of_the_others_decides_a_bot_plays_on_after_all() {
    let file = file("clock-undecided.db");
    let server = host(&config(&file)).await;
    let (mut mira, mut tomasz, path) = timed(&server, "live-30-ask").await;
    let lead = asked(&mira.get(&path).await.body).is_some();
    server.stop().await;
    age(&file, HOUR).await;
    let server = host(&config(&file)).await;
    (mira, tomasz) = (mira.at(server.address), tomasz.at(server.address));
    let waits = if lead { &mut tomasz } else { &mut mira };
    wait_for(waits, &path, "You can wait, or:").await;
    server.stop().await;
    // There is half an hour for that; a restart changes nothing.
    age(&file, HOUR / 3).await;
    let server = host(&config(&file)).await;
    let mut waits = waits.at(server.address);
    assert!(waits.get(&path).await.body.contains("You can wait, or:"));
    server.stop().await;
    age(&file, HOUR / 3).await;
    let server = host(&config(&file)).await;
    let slow = if lead { &mira } else { &tomasz };
    wait_for(&mut slow.at(server.address), &path, "A bot plays for you").await;
    assert!(!waits.at(server.address).get(&path).await.body.contains("You can wait, or:"));
    server.stop().await;
}

/// Looks at a page until it says something.
async fn wait_for(browser: &mut Browser, path: &str, words: &str) {
    for _ in 0..2_000 {
        if browser.get(path).await.body.contains(words) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("\u{201c}{words}\u{201d} is not said at {path}");
}

/// Two people with accounts at a table with a clock.
async fn known(mira: &mut Browser, tomasz: &mut Browser, agreed: &[(&str, &str)]) -> String {
    let path = table(mira, &[&INVITED[..], agreed].concat()).await;
    let lobby = mira.get(&path).await.body;
    let token = between(&lobby, &format!("{path}/join/"), "\"").expect("an invitation").to_owned();
    let joined = tomasz.post(&format!("{path}/join/{token}"), &[("name", "Tomasz")]).await;
    assert_eq!(joined.status, 303);
    path
}

/// Waits until a page says so, or does no more.
async fn says(browser: &mut Browser, path: &str, words: &str, there: bool) -> String {
    for _ in 0..500 {
        let page = browser.get(path).await.body;
        if page.contains(words) == there {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{path}: {words}: {there}")
}

const OFF: &str = "on holiday until";
const DAY: i64 = 24 * HOUR;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_time_runs_in_holidays_where_nothing_else_was_agreed() {
    let file = file("clock-holiday.db");
    let server = host(&config(&file)).await;
    let [mut mira, mut tomasz] = [(); 2].map(|()| Browser::new(server.address));
    super::accounts::somebody(&mut mira, "Mira").await;
    super::accounts::somebody(&mut tomasz, "Tomasz").await;
    let rests = known(&mut mira, &mut tomasz, &[("clock", "days-half")]).await;
    let (slow, other) = asked_first(&mut mira, &mut tomasz, &rests).await;
    // Whoever is slow there is so at the other table, too.
    let runs = loop {
        let firm = [("clock", "days-half"), ("holidays", "run")];
        let path = known(slow, other, &firm).await;
        if asked(&slow.get(&path).await.body).is_some() {
            break path;
        }
    };
    assert!(slow.get(&runs).await.body.contains("time runs in holidays, too"));
    for days in ["0", "22", "-1", "1.5", "x", ""] {
        let refused = slow.post("/account/holiday", &[("days", days)]).await;
        assert_eq!(refused.status, 422, "{days}");
        assert!(refused.body.contains("21 of this year are left"), "{days}");
    }
    let guest = Browser::new(server.address).post("/account/holiday", &[("days", "1")]).await;
    assert_eq!(guest.status, 403);
    assert_eq!(slow.post("/account/holiday", &[("days", "10")]).await.status, 303);
    assert_eq!(
        slow.post("/account/holiday", &[("days", "5")]).await.status,
        303,
        "it is so already"
    );
    // Everybody at the table sees it; also at one that is begun later.
    says(other, &rests, OFF, true).await;
    says(&mut Browser::new(server.address), &rests, OFF, true).await;
    assert!(!other.get(&runs).await.body.contains(OFF));
    let later = known(slow, other, &[("clock", "days-2")]).await;
    says(other, &later, OFF, true).await;
    let joined = known(other, slow, &[("clock", "days-2")]).await;
    says(other, &joined, OFF, true).await;
    assert!(slow.get("/account").await.body.contains("You are off until"));
    server.stop().await;

    // Nine days later their time is not over, but where it runs all the same.
    age(&file, 9 * DAY).await;
    let server = host(&config(&file)).await;
    let (mut slow, mut other) = (slow.at(server.address), other.at(server.address));
    says(&mut other, &runs, "A bot for ", true).await;
    let page = other.get(&rests).await.body;
    assert!(page.contains(OFF) && !page.contains("A bot for "));
    server.stop().await;

    // A day after they are back a day of theirs is gone.
    age(&file, 2 * DAY).await;
    let server = host(&config(&file)).await;
    (slow, other) = (slow.at(server.address), other.at(server.address));
    let page = says(&mut other, &rests, OFF, false).await;
    assert!(!page.contains("A bot for "));
    let left = until(&page).expect("it runs") - now();
    assert!((35 * HOUR..=36 * HOUR).contains(&left), "{left}");
    server.stop().await;

    // And when all of it is gone, it is.
    age(&file, 36 * HOUR).await;
    let server = host(&config(&file)).await;
    (slow, other) = (slow.at(server.address), other.at(server.address));
    says(&mut other, &rests, "A bot for ", true).await;
    assert!(slow.get("/account").await.body.contains("11 days of this year are left"));
    server.stop().await;
}

fn now() -> i64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    i64::try_from(now.expect("later").as_millis()).expect("not that late")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_holiday_ends_early_by_ones_own_word_and_never_by_looking() {
    let file = file("clock-back.db");
    let server = host(&config(&file)).await;
    let [mut mira, mut tomasz] = [(); 2].map(|()| Browser::new(server.address));
    super::accounts::somebody(&mut mira, "Mira").await;
    super::accounts::somebody(&mut tomasz, "Tomasz").await;
    let path = known(&mut mira, &mut tomasz, &[("clock", "days-1")]).await;
    let (slow, other) = asked_first(&mut mira, &mut tomasz, &path).await;
    assert_eq!(slow.post("/account/holiday", &[("days", "3")]).await.status, 303);
    says(other, &path, OFF, true).await;
    // They look, and choose, and let a bot play, and are back from that: the holiday lasts.
    let page = slow.get(&path).await.body;
    let (seat, decision, actions) = asked(&page).expect("a question");
    let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
    assert_eq!(slow.post_json(&format!("{path}/act"), &fields).await.status, 200);
    for away in ["away", "back"] {
        let done = slow.post_json(&format!("{path}/{away}"), &[("seat", &seat)]).await;
        assert_eq!(done.status, 200, "{}", done.body);
    }
    says(other, &path, OFF, true).await;
    // Nobody else ends it.
    assert_eq!(other.post("/account/holiday/end", &[]).await.status, 303);
    assert!(slow.get("/account").await.body.contains("You are off until"));
    assert_eq!(slow.post("/account/holiday/end", &[]).await.status, 303);
    let page = says(other, &path, OFF, false).await;
    assert!(slow.get("/account").await.body.contains("20 days of this year are left"));
    server.stop().await;

    // The same clock after a restart, to the millisecond; nobody's time ran while nobody could choose.
    let mut open = client::open(&file).await;
    let server = host(&config(&file)).await;
    let lost = query("SELECT until - since AS lost FROM outage ORDER BY since DESC LIMIT 1");
    let lost: i64 = sqlx::Row::get(&lost.fetch_one(&mut open).await.expect("a row"), "lost");
    let again = Browser::new(server.address).get(&path).await.body;
    assert_eq!(until(&again), until(&page).map(|until| until + lost));
    server.stop().await;
}
