//! What nobody should be able to learn or take: the future by trying, the deal before it is dealt,
//! the seats of others.

use crate::client::{Answer, Browser, asked, between, config, file, host};
use kernel::Rng;

/// A table with these seats; where it is.
async fn table(browser: &mut Browser, seats: &[&str]) -> String {
    let names: Vec<String> = (0..seats.len()).map(|place| format!("seat{place}")).collect();
    let mut fields = vec![("rule-galaxy", "auto"), ("rule-factions", "random")];
    fields.extend(names.iter().map(String::as_str).zip(seats.iter().copied()));
    let answer = browser.post("/new", &fields).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.location().to_owned()
}

/// The invitations on a page.
fn invitations(page: &str, path: &str) -> Vec<String> {
    let link = format!("{path}/join/");
    let all = page.split(&link).skip(1).filter_map(|rest| rest.split('"').next());
    all.map(|token| format!("{link}{token}")).collect()
}

/// The page of the seat that is asked at a table on one screen.
async fn question(browser: &mut Browser, path: &str) -> String {
    for seat in 0..2 {
        let page = browser.get(&format!("{path}?as={seat}")).await.body;
        if asked(&page).is_some() {
            return page;
        }
    }
    panic!("nobody is asked");
}

async fn send(browser: &mut Browser, path: &str, page: &str, actions: &[&str]) -> Answer {
    let (seat, decision, _) = asked(page).expect("a question");
    let mut fields = vec![("seat", seat.as_str()), ("decision", decision.as_str())];
    fields.extend(actions.iter().map(|action| ("action", *action)));
    browser.post_json(&format!("{path}/act"), &fields).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_batch_does_not_look_into_the_future() {
    let server = host(&config(&file("batch.db"))).await;
    let mut mira = Browser::new(server.address);
    // The same is tried with different second choices, legal and illegal.
    let (mut told, mut rng) = (Vec::new(), Rng::new(1));
    for second in ["event", "execute", "done", "scrap"] {
        let path = table(&mut mira, &["here", "here"]).await;
        let reveal = loop {
            let page = question(&mut mira, &path).await;
            let (_, _, actions) = asked(&page).expect("a question");
            if let Some(reveal) = actions.iter().find(|action| action.starts_with("reveal")) {
                break (page, reveal.clone());
            }
            let texts: Vec<&str> = actions.iter().map(String::as_str).collect();
            let action = rng.pick(&texts).filter(|action| *action != "scrap");
            let answer = send(&mut mira, &path, &page, &[action.unwrap_or(texts[0])]).await;
            assert_eq!(answer.status, 200, "{}", answer.body);
        };
        let (page, reveal) = reveal;
        let answer = send(&mut mira, &path, &page, &[&reveal, second]).await;
        assert_eq!(answer.status, 409, "{}", answer.body);
        told.push((answer.json()["code"].clone(), answer.json()["message"].clone()));
        // What was revealed stays revealed, whatever came after it.
        let now = question(&mut mira, &path).await;
        let (_, _, actions) = asked(&now).expect("a question");
        assert!(actions.contains(&"execute".to_owned()), "{actions:?}");
        assert_eq!(send(&mut mira, &path, &page, &[&reveal]).await.status, 409, "it was used");
    }
    assert!(told.iter().all(|answer| *answer == told[0]), "{told:?}");
    assert_eq!(told[0].0, "stale");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_sees_the_deal_before_it_is_dealt() {
    let server = host(&config(&file("deal.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &["here", "open"]).await;
    for part in ["/replay", "/replay?at=0&as=0", "/at/0", "/at/0?as=0", "/record", "/analysis"] {
        let answer = mira.get_json(&format!("{path}{part}")).await;
        assert_eq!(answer.status, 404, "{part}: {}", answer.body);
    }
    let list = mira.get("/").await.body;
    let card = between(&list, &format!("href=\"{path}\""), "</a>").expect("it is on the list");
    assert!(!card.contains("minimap"), "no galaxy yet: {card}");
    let mut stream = mira.listen(&format!("{path}/events?as=0")).await.expect("a stream");
    let message = stream.next().await.expect("a message");
    assert_eq!(message["fragments"], serde_json::json!([]));

    // The deal is not the one that held the place: with the last seat everything is drawn.
    let mut deals = Vec::new();
    for number in ["", "1", "2"] {
        let path = table(&mut mira, &["here", "open"]).await;
        let lobby = mira.get(&path).await.body;
        let join = invitations(&lobby, &path).remove(0);
        let mut tomasz = Browser::new(server.address);
        let sits = tomasz.post(&join, &[("name", "Tomasz"), ("number", number)]).await;
        assert_eq!(sits.status, 303, "{}", sits.body);
        let page = mira.get(&path).await.body;
        let board = between(&page, "id=\"drawing\"", "</svg>").expect("a board").to_owned();
        assert!(!deals.contains(&board), "another deal");
        deals.push(board);
    }
    let wrong = mira.post(&format!("{path}/join/none"), &[("number", "dice")]).await;
    assert_eq!(wrong.status, 422, "{}", wrong.body);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_takes_one_seat_and_hands_out_none() {
    let server = host(&config(&file("guest.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &["here", "open", "open"]).await;
    let links = invitations(&mira.get(&path).await.body, &path);
    assert_eq!(links.len(), 2);
    let mut tomasz = Browser::new(server.address);
    assert_eq!(tomasz.post(&links[0], &[("name", "Tomasz")]).await.status, 303);

    // Tomasz sits, and sees no other invitation; nor may Tomasz give seats to bots.
    let seen = tomasz.get(&path).await.body;
    assert!(seen.contains("Tomasz") && invitations(&seen, &path).is_empty());
    assert!(!seen.contains("/fill"));
    let bots = tomasz.post(&format!("{path}/fill"), &[("level", "random")]).await;
    assert_eq!(bots.status, 403);
    // Nor does anybody sit twice, who holds an invitation: not the guest, not the host.
    for twice in [&mut tomasz, &mut mira] {
        assert_eq!(twice.get(&links[1]).await.location(), path);
        assert_eq!(twice.post(&links[1], &[("name", "Twice")]).await.location(), path);
    }
    let lobby = mira.get(&path).await.body;
    assert_eq!(invitations(&lobby, &path), [links[1].clone()], "it is still to be had");

    let mut ines = Browser::new(server.address);
    assert_eq!(ines.post(&links[1], &[("name", "Ines")]).await.status, 303);
    assert!(mira.get(&path).await.body.contains("id=\"drawing\""), "the game begins");
    server.stop().await;
}
