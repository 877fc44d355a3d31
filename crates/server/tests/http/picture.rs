//! Pictures of positions over HTTP: who gets which, who may keep and show them, and what a
//! messenger is told about a table.

use std::time::Duration;

use crate::client::{Answer, Browser, asked, between, config, file, host};
use kernel::Rng;
use resvg::usvg::roxmltree::Document;
use server::Config;
use server::limits::{Rate, Rates};

const USUAL: [(&str, &str); 5] = [
    ("rule-galaxy", "auto"),
    ("rule-factions", "random"),
    ("title", "Mira & <friends>"),
    ("seat0", "here"),
    ("name0", "Mira"),
];

async fn table(browser: &mut Browser, other: &str) -> String {
    let answer = browser.post("/new", &[&USUAL[..], &[("seat1", other)]].concat()).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.location().split('?').next().expect("an address").to_owned()
}

fn head<'a>(answer: &'a Answer, name: &str) -> &'a str {
    answer.headers.get(name).map_or("", String::as_str)
}

#[track_caller]
fn is_picture(answer: &Answer) {
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(head(answer, "content-type"), "image/svg+xml");
    let read = Document::parse(&answer.body).unwrap_or_else(|error| panic!("{error}"));
    let size = ["width", "height"].map(|side| read.root_element().attribute(side));
    assert_eq!(size, [Some("1200"), Some("630")]);
    assert!(answer.body.contains("friends&gt;"), "the title is missing");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picture_shows_what_everybody_knows_unless_an_own_seat_is_asked_for() {
    let server = host(&config(&file("picture.db"))).await;
    let (mut mira, mut stranger) = (Browser::new(server.address), Browser::new(server.address));
    // Somebody who knows how things look from Mira's seat would see her orders.
    let path = table(&mut mira, "here").await;
    let everybody = stranger.get(&format!("{path}/picture.svg?at=0")).await;
    is_picture(&everybody);
    assert_eq!(head(&everybody, "cross-origin-resource-policy"), "cross-origin");
    assert_eq!(head(&everybody, "cache-control"), "no-store", "the game goes on");
    let unasked = mira.get(&format!("{path}/picture.svg?at=0")).await;
    assert_eq!(unasked.body, everybody.body, "who plays gets what can be handed on");
    let own = mira.get(&format!("{path}/picture.svg?at=0&as=0")).await;
    is_picture(&own);
    assert_ne!(own.body, everybody.body, "it says through whose eyes it is seen");
    assert_eq!(head(&own, "cross-origin-resource-policy"), "same-origin");
    assert_eq!(head(&own, "cache-control"), "no-store");

    for (address, status) in [
        (format!("{path}/picture.svg?as=0"), 403),
        (format!("{path}/picture.png?as=1"), 403),
        (format!("{path}/picture.svg?at=99999"), 404),
        ("/t/nobodyknows/picture.png".to_owned(), 404),
    ] {
        let refused = stranger.get(&address).await;
        assert_eq!(refused.status, status, "{address}: {}", refused.body);
        assert_eq!(head(&refused, "cache-control"), "no-store");
    }
    let waiting = table(&mut mira, "open").await;
    assert_eq!(mira.get(&format!("{waiting}/picture.svg")).await.status, 404, "nothing is dealt");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pictures_made_of_dots_are_limited() {
    let few = [Rate { burst: 2, each: Duration::from_secs(600) }; 2];
    let rates = Rates { picture: few, ..Rates::NONE };
    let server = host(&Config { rates, ..config(&file("dots.db")) }).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, "here").await;
    for _ in 0..2 {
        let answer = mira.get(&format!("{path}/picture.png")).await;
        assert_eq!((answer.status, head(&answer, "content-type")), (200, "image/png"));
        assert!(answer.body[..9].contains("PNG\r\n"), "no PNG");
    }
    assert_eq!(mira.get(&format!("{path}/picture.png")).await.status, 429);
    is_picture(&mira.get(&format!("{path}/picture.svg")).await);
    server.stop().await;
}

/// What a page tells a messenger.
fn told(page: &str) -> Vec<(&'static str, String)> {
    let part = |name: &'static str| {
        let begins = format!("<meta property=\"og:{name}\" content=\"");
        (name, between(page, &begins, "\"").unwrap_or_else(|| panic!("no {name}")).to_owned())
    };
    ["title", "description", "url", "image"].map(part).to_vec()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_can_be_shared() {
    let server = host(&config(&file("shared.db"))).await;
    let (mut mira, mut stranger) = (Browser::new(server.address), Browser::new(server.address));
    let path = table(&mut mira, "bot-random").await;
    let first = told(&mira.get(&path).await.body);
    assert_eq!(first[0].1, "Mira &amp; &lt;friends&gt;");
    assert!(first[1].1.starts_with("The game is in progress: round 1"), "{first:?}");
    let whole = format!("http://{}{path}", server.address);
    assert_eq!((&first[2].1, &first[3].1), (&whole, &format!("{whole}/picture.png")));

    let mut rng = Rng::new(8);
    let mut waited = 0;
    loop {
        let page = mira.get(&format!("{path}?as=0")).await.body;
        if let Some((seat, decision, actions)) = asked(&page) {
            let action = &actions[rng.below(actions.len() as u32) as usize];
            let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", action)];
            mira.post_json(&format!("{path}/act"), &fields).await;
            waited = 0;
        } else if page.contains("The game is over") {
            break;
        } else {
            waited += 1;
            assert!(waited < 4_000, "nothing happens at {path}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    let page = mira.get(&path).await.body;
    let end = told(&page);
    assert!(end[1].1.contains(" in round "), "{end:?}");
    assert_eq!(end, told(&stranger.get(&path).await.body), "everybody is told the same");
    let move_9 = told(&stranger.get(&format!("{path}/replay?at=9")).await.body);
    assert_eq!(move_9[2].1, format!("{whole}/replay?at=9"));
    assert_eq!(move_9[3].1, format!("{whole}/picture.png?at=9"));

    let last = stranger.get(&format!("{path}/picture.svg")).await;
    is_picture(&last);
    assert_eq!(head(&last, "cache-control"), "public, max-age=86400");
    assert!(last.body.contains("winner") || end[1].1.starts_with("Nobody"), "who has won?");
    let seat = stranger.get(&format!("{path}/picture.svg?as=1&at=9")).await;
    is_picture(&seat);
    assert_eq!(head(&seat, "cache-control"), "no-store", "a seat's own");
    server.stop().await;
}
