//! How long bots let people look, going on without, and taking back alone against them.

use std::time::{Duration, Instant};

use crate::client::{Browser, PATIENCE, asked, config, file, host};
use bots::by_name;
use house::Of;
use native::Native;
use server::Config;
use ui_starcraft::Pages;

const ALONE: [(&str, &str); 5] = [
    ("rule-galaxy", "auto"),
    ("rule-factions", "random"),
    ("seat0", "here"),
    ("seat1", "bot-easy"),
    ("take-backs", "on"),
];

/// Bots that choose at once.
fn quick(name: &str) -> Config {
    let mut config = config(&file(name));
    config.games =
        [Of::<Pages>::with_bots(|_, seed, _| by_name("random", seed, &Native), &Native)].into();
    config
}

async fn table(browser: &mut Browser, fields: &[(&str, &str)]) -> String {
    let answer = browser.post("/new", fields).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.location().to_owned()
}

/// The page once something is asked.
async fn until_asked(browser: &mut Browser, path: &str) -> String {
    let begin = Instant::now();
    loop {
        let page = browser.get(path).await.body;
        if asked(&page).is_some() {
            return page;
        }
        assert!(begin.elapsed() < PATIENCE, "nothing is asked");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Answers so many questions.
async fn answers(browser: &mut Browser, path: &str, count: usize) {
    for _ in 0..count {
        let page = until_asked(browser, path).await;
        let (seat, decision, actions) = asked(&page).expect("it is asked");
        let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
        assert_eq!(browser.post_json(&format!("{path}/act"), &fields).await.status, 200);
    }
}

/// The pace that a page shows.
fn pace(page: &str) -> &str {
    let pressed = page.split("name=\"pace\" value=\"").find(|rest| {
        rest.split('>').next().is_some_and(|tag| tag.contains("aria-pressed=\"true\""))
    });
    pressed.and_then(|rest| rest.split('"').next()).expect("a pace")
}

#[tokio::test]
async fn who_sits_here_chooses_the_pace_for_all_and_for_the_next_table() {
    let config = quick("pace.db");
    let server = host(&config).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &ALONE).await;
    assert_eq!(pace(&mira.get(&path).await.body), "normal");
    let to = format!("{path}/pace");
    assert_eq!(mira.post_json(&to, &[("pace", "sluggish")]).await.status, 422);
    assert_eq!(mira.post_json(&to, &[("pace", "fast")]).await.status, 200);
    assert_eq!(pace(&mira.get(&path).await.body), "fast");
    let mut stranger = Browser::new(server.address);
    assert_eq!(stranger.post_json(&to, &[("pace", "slow")]).await.status, 403);
    assert_eq!(stranger.post_json(&format!("{path}/skip"), &[]).await.status, 403);
    assert!(!stranger.get(&path).await.body.contains("name=\"pace\""));
    let next = table(&mut mira, &ALONE).await;
    assert_eq!(pace(&mira.get(&next).await.body), "fast");
    // Without script the form leads back.
    let answer = mira.post(&to, &[("pace", "slow")]).await;
    assert_eq!((answer.status, answer.location()), (303, path.as_str()));
    server.stop().await;

    let server = host(&Config { database: config.database.clone(), ..quick("unused.db") }).await;
    assert_eq!(pace(&mira.at(server.address).get(&path).await.body), "slow");
    server.stop().await;
}

#[tokio::test]
async fn pauses_can_be_skipped() {
    const PAUSE: Duration = Duration::from_secs(20);
    let mut config = quick("skip.db");
    config.bot_delay = PAUSE;
    let server = host(&config).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &ALONE).await;
    // Up to where bots choose.
    while asked(&mira.get(&path).await.body).is_some() {
        answers(&mut mira, &path, 1).await;
    }
    let begin = Instant::now();
    let page = mira.get(&path).await.body;
    assert!(page.contains("id=\"skip\""), "it is offered");
    assert_eq!(mira.post_json(&format!("{path}/skip"), &[]).await.status, 200);
    until_asked(&mut mira, &path).await;
    // A quarter of the pause is the least; even a glance would have taken half of it.
    assert!(begin.elapsed() < PAUSE / 2, "it took {:?}", begin.elapsed());
    server.stop().await;
}

/// The numbers of the decision and of the seat, for taking back.
fn undo_fields(page: &str) -> (String, String) {
    let form = page.split("id=\"undo-to\"").nth(1).and_then(|rest| rest.split("</form>").next());
    let form = form.expect("it can be taken back");
    let field = |name: &str| {
        let rest = form.split(&format!("name=\"{name}\" value=\"")).nth(1);
        rest.and_then(|rest| rest.split('"').next()).expect("a field").to_owned()
    };
    (field("seat"), field("decision"))
}

/// The moments a page offers to go back to, in its log.
fn offered(page: &str) -> Vec<&str> {
    let buttons = page.split("name=\"to\" value=\"").skip(1);
    buttons.filter_map(|rest| rest.split('"').next()).collect()
}

#[tokio::test]
async fn alone_against_bots_one_goes_back_to_any_choice() {
    let config = quick("take-backs.db");
    let server = host(&config).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &ALONE).await;
    answers(&mut mira, &path, 12).await;
    let page = until_asked(&mut mira, &path).await;
    assert!(page.contains("Take-backs are free at this table"), "the page says so");
    let to = offered(&page).first().map(|to| (*to).to_owned()).expect("an earlier choice");
    let (seat, decision) = undo_fields(&page);
    let undo = format!("{path}/undo");
    let fields = [("seat", seat.as_str()), ("decision", &decision), ("to", &to)];
    // Somebody else cannot.
    let mut stranger = Browser::new(server.address);
    assert_eq!(stranger.post_json(&undo, &fields).await.status, 403);
    assert!(offered(&stranger.get(&path).await.body).is_empty());
    // Nor can one go to where nothing was chosen yet.
    let wrong = [("seat", seat.as_str()), ("decision", &decision), ("to", "9999")];
    assert_eq!(mira.post_json(&undo, &wrong).await.status, 422);
    let mut stream = mira.listen(&format!("{path}/events?as=0")).await.expect("a stream");
    stream.next().await.expect("all there is");
    assert_eq!(mira.post_json(&undo, &fields).await.status, 200);
    assert_eq!(mira.post_json(&undo, &fields).await.status, 409, "a doubled one goes back once");
    let told = stream.next().await.expect("a change");
    assert_eq!(told["yours"], true);
    let page = mira.get(&path).await.body;
    assert!(asked(&page).is_some(), "it is chosen anew");
    assert!(offered(&page).is_empty(), "and is not in the log any more");
    answers(&mut mira, &path, 3).await;
    server.stop().await;

    // What was written down gives the same table.
    let server = host(&Config { database: config.database.clone(), ..quick("unused.db") }).await;
    let mut mira = mira.at(server.address);
    let page = until_asked(&mut mira, &path).await;
    assert_eq!(offered(&page).first(), Some(&to.as_str()));
    answers(&mut mira, &path, 2).await;
    server.stop().await;
}

#[tokio::test]
async fn with_other_people_nothing_is_taken_back_freely() {
    let server = host(&quick("people.db")).await;
    let mut mira = Browser::new(server.address);
    let fields = [&ALONE[..], &[("seat2", "here")]].concat();
    let path = table(&mut mira, &fields).await;
    for seat in ["0", "1", "2"] {
        let own = format!("{path}?as={seat}");
        let page = mira.get(&own).await.body;
        assert!(!page.contains("undo-to") && !page.contains("Take-backs are free"));
        let fields = [("seat", seat), ("decision", "0"), ("to", "0")];
        let answer = mira.post_json(&format!("{path}/undo"), &fields).await;
        assert!(answer.status >= 400, "{}", answer.body);
    }
    server.stop().await;
}
