//! Playing a game.

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_is_played_with_plain_forms_and_its_record_is_true() {
    let server = host(&config(&file("whole.db"))).await;
    let mut mira = Browser::new(server.address);
    // The form comes with a promise, and the browser adds a number.
    let form = mira.get("/").await.body;
    let hidden = |name: &str| {
        let field = between(&form, &format!("name=\"{name}\""), ">").expect("a field");
        between(field, "=\"", "\"").expect("a value").to_owned()
    };
    let (ticket, promise) = (hidden("ticket"), hidden("number"));
    let added = [("ticket", ticket.as_str()), ("number", "c0ffee")];
    let path = table(&mut mira, &[&ALONE[..], &added].concat()).await;
    let first = mira.get(&path).await.body;
    assert!(first.contains(&promise), "the promise is the one of the form");
    assert_eq!(mira.post(&format!("{path}/again"), &[]).await.status, 422, "not before the end");
    let mut rng = Rng::new(3);
    let mut choices = 0;
    let end = loop {
        let (page, goes_on) = wait_for_question(&mut mira, &path).await;
        if !goes_on {
            break page;
        }
        let (seat, decision, actions) = asked(&page).expect("a question");
        let texts: Vec<&str> = actions.iter().map(String::as_str).collect();
        let action = match rng.pick(&texts).expect("a choice") {
            "scrap" => texts[0],
            other => other,
        };
        let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", action)];
        let answer = mira.post(&format!("{path}/act"), &fields).await;
        assert_eq!(answer.status, 303, "{action}: {}", answer.body);
        assert_eq!(answer.location(), format!("{path}?as=0"));
        choices += 1;
        assert!(choices < 3_000, "no end");
    };
    assert!(choices > 20, "a real game");

    let record = mira.get(&format!("{path}/record")).await;
    assert_eq!(record.status, 200);
    assert!(record.headers["content-disposition"].starts_with("attachment"));
    let parsed = Record::parse(&record.body).expect("a game file");
    let replayed = parsed.replay::<StarCraft>().expect("nothing was rolled again");
    assert!(first.contains(&parsed.commitment), "the promise is shown from the start");
    let Chance::Shared { secret, numbers } = &parsed.chance else { panic!("nobody's seed") };
    assert_eq!(*numbers, [(kernel::Seat(0), "c0ffee".to_owned())]);
    assert!(!first.contains(secret) && !first.contains("c0ffee"), "and the secret is not");
    assert!(end.contains(secret) && end.contains("c0ffee"), "all is shown at the end");
    assert_eq!(parsed.generator, "chacha20");

    // A secret that was told is not used again.
    let again = table(&mut mira, &[&ALONE[..], &added].concat()).await;
    assert!(!mira.get(&again).await.body.contains(&promise));

    // Now it may be seen from every seat, by anybody, at every moment.
    let mut guest = Browser::new(server.address);
    let last = replayed.actions().len();
    for moment in [0, 1, last / 2, last] {
        for seat in ["", "&as=0", "&as=1"] {
            let page = guest.get(&format!("{path}/replay?at={moment}{seat}")).await;
            assert_eq!(page.status, 200);
            assert!(asked(&page.body).is_none());
        }
        let then = guest.get_json(&format!("{path}/at/{moment}?as=1")).await;
        assert_eq!(then.json()["moment"], moment);
    }
    assert_eq!(guest.get_json(&format!("{path}/at/{}?as=1", last + 1)).await.status, 404);
    assert!(mira.get("/").await.body.contains(&format!("href=\"{path}\"")), "it is listed");

    // The figures are of the games one has played, and count what was played.
    let figures = mira.get("/figures").await.body;
    let orders = |order: &str| {
        let own = replayed.actions().iter().filter(|(seat, _)| *seat == kernel::Seat(0));
        own.filter(|(_, action)| action.to_string().starts_with(&format!("order {order} "))).count()
    };
    for (order, word) in [("build", "Build"), ("mobilize", "Mobilize"), ("research", "Research")] {
        let row = between(&figures, &format!("</svg>{word}</th>"), "</td>");
        let count = row.and_then(|row| row.rsplit('>').next()?.parse().ok()).unwrap_or(0);
        assert_eq!(count, orders(order), "{order}");
    }
    assert!(guest.get("/figures").await.body.contains("Nothing to count yet"));

    assert_eq!(guest.post(&format!("{path}/again"), &[]).await.status, 403);
    let again = mira.post(&format!("{path}/again"), &[]).await;
    assert_eq!(again.status, 303);
    assert_ne!(again.location(), path);
    assert!(wait_for_question(&mut mira, again.location()).await.1, "another game has begun");
    server.stop().await;
}

#[tokio::test]
async fn a_stale_or_doubled_answer_changes_nothing_and_gets_the_present() {
    let server = host(&config(&file("stale.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    let act = format!("{path}/act");
    let (mut page, mut seat) = (mira.get(&format!("{path}?as=0")).await.body, "0");
    if asked(&page).is_none() {
        (page, seat) = (mira.get(&format!("{path}?as=1")).await.body, "1");
    }
    let (_, decision, actions) = asked(&page).expect("a question");
    let fields = [("seat", seat), ("decision", &decision), ("action", &actions[0])];
    let first = mira.post_json(&act, &fields).await;
    assert_eq!((first.status, &first.json()["ok"]), (200, &Value::Bool(true)));
    let before = mira.get(&format!("{path}?as={seat}")).await.body;
    let doubled = mira.post_json(&act, &fields).await;
    assert_eq!(doubled.status, 409);
    let said = doubled.json();
    assert_eq!((&said["ok"], &said["code"]), (&Value::Bool(false), &Value::from("stale")));
    assert_eq!(said["version"], first.json()["version"], "nothing has happened");
    // As a plain form it leads to the present.
    assert_eq!(mira.post(&act, &fields).await.location(), format!("{path}?as={seat}"));
    assert_eq!(mira.get(&format!("{path}?as={seat}")).await.body, before);
    for wrong in [
        &[("seat", "0"), ("decision", "many"), ("action", "done")][..],
        &[("seat", "9"), ("decision", "0"), ("action", "done")],
        &[("decision", "0"), ("action", "done")],
    ] {
        let status = mira.post_json(&act, wrong).await.status;
        assert!([404, 422].contains(&status), "{wrong:?}: {status}");
    }
    server.stop().await;
}

#[tokio::test]
async fn an_illegal_choice_is_refused_with_a_reason() {
    let server = host(&config(&file("illegal.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &ALONE).await;
    let (page, _) = wait_for_question(&mut mira, &path).await;
    let (seat, decision, actions) = asked(&page).expect("a question");
    for action in ["order build nowhere", "discard", "", "<script>"] {
        let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", action)];
        let refused = mira.post_json(&format!("{path}/act"), &fields).await;
        assert_eq!(refused.status, 422, "{action}: {}", refused.body);
    }
    // Together or not at all: the second of the two is wrong.
    let fields = [
        ("seat", seat.as_str()),
        ("decision", &decision),
        ("action", &actions[0]),
        ("action", "take-point"),
    ];
    assert_eq!(mira.post_json(&format!("{path}/act"), &fields).await.status, 422);
    assert_eq!(mira.get(&path).await.body, page);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_shows_what_a_fresh_page_shows() {
    let server = host(&config(&file("stream.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &ALONE).await;
    let (page, _) = wait_for_question(&mut mira, &path).await;
    let version = between(&page, "data-version=\"", "\"").expect("a version").to_owned();

    // A page that is up to date is only told what is new.
    let mut known = mira.listen(&format!("{path}/events?as=0&since={version}")).await.expect("one");
    let mut steady = mira.listen(&format!("{path}/events?as=0")).await.expect("another");
    let mut live = Patched::default();
    let first = steady.next().await.expect("all there is");
    assert_eq!(first["whole"], true);
    live.take(&first);
    let mut last = 0;
    for turn in 0..12 {
        assert_eq!(answer_first(&mut mira, &path).await.status, 200);
        if turn == 0 {
            let news = known.next().await.expect("a change");
            assert_eq!(news["whole"], false);
            let changed = news["fragments"].as_array().expect("a list").len();
            assert!(changed > 0 && changed < live.0.len() / 2, "{changed} of {}", live.0.len());
        }
        wait_for_question(&mut mira, &path).await;
        for message in steady.until_silent(Duration::from_millis(400)).await {
            let version = message["version"].as_u64().expect("a number");
            assert!(version > last, "versions grow");
            last = version;
            live.take(&message);
        }
        if turn % 4 == 3 {
            // Whoever comes back has the same table as those who never left, and as those who ask for the page.
            let mut fresh = mira.listen(&format!("{path}/events?as=0&since=1")).await.expect("one");
            let mut again = Patched::default();
            again.take(&fresh.next().await.expect("all there is"));
            assert_eq!(live, again);
            let page = mira.get(&path).await.body;
            for (id, html) in &live.0 {
                assert!(page.contains(html), "{id} differs from the page:\n{html}");
            }
        }
    }
    server.stop().await;
    while steady.next().await.is_some() {}
}

#[tokio::test]
async fn a_stream_comes_compressed_to_those_who_can_unpack_it() {
    let server = host(&config(&file("packed.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    let mut plain = mira.listen(&format!("{path}/events?as=0")).await.expect("a stream");
    let mut packed = mira.listen_packed(&format!("{path}/events?as=0")).await;
    let (one, two) = (plain.next().await.expect("all"), packed.next().await.expect("all"));
    assert_eq!(one["fragments"], two["fragments"]);
    mira.post_json(&format!("{path}/say"), &[("text", "hello")]).await;
    let (one, two) = (plain.next().await.expect("words"), packed.next().await.expect("words"));
    assert_eq!(one["fragments"], two["fragments"]);
    server.stop().await;
}

#[tokio::test]
async fn taking_back_shows_the_table_as_it_was() {
    let server = host(&config(&file("undo.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    let seat = first_asked(&mut mira, &path).await;
    let own = format!("{path}?as={seat}");
    let mut stream = mira.listen(&format!("{path}/events?as={seat}")).await.expect("a stream");
    let mut live = Patched::default();
    live.take(&stream.next().await.expect("all there is"));
    let before = live.0.clone();
    assert_eq!(answer_first(&mut mira, &own).await.status, 200);
    // The decision of the own seat, though the other one is asked now: the page is behind a
    // curtain, but the stream says the number.
    let message = stream.next().await.expect("a change");
    live.take(&message);
    let decision = message["decision"].to_string();
    let fields = [("seat", seat), ("decision", decision.as_str())];
    let undone = mira.post_json(&format!("{path}/undo"), &fields).await;
    assert_eq!(undone.status, 200, "{}", undone.body);
    let doubled = mira.post_json(&format!("{path}/undo"), &fields).await;
    assert_eq!(doubled.status, 409);
    live.take(&stream.next().await.expect("a change"));
    // All is as before but for the number of the decision.
    let changed: Vec<&String> = before
        .iter()
        .filter(|(id, html)| live.0.get(*id) != Some(html))
        .map(|(id, _)| id)
        .collect();
    assert_eq!(changed, ["hint", "prompt"]);
    server.stop().await;
}

/// How choices would stand together is drawn for whoever is asked; it is refused like an answer, and
/// changes nothing.
#[tokio::test]
async fn trying_changes_nothing_and_nonsense_is_refused() {
    let server = host(&config(&file("tried.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &ALONE).await;
    let (page, _) = wait_for_question(&mut mira, &path).await;
    let (seat, decision, actions) = asked(&page).expect("a question");
    let tries = format!("{path}/try");
    let mut status = async |seat: &str, decision: &str, action: &str| {
        let fields = [("seat", seat), ("decision", decision), ("action", action)];
        mira.post_json(&tries, &fields).await.status
    };
    assert_eq!(status(&seat, &decision, &actions[0]).await, 200);
    assert_eq!(status(&seat, "987654321", &actions[0]).await, 409);
    assert_eq!(status(&seat, &decision, "fly to the moon").await, 422);
    assert_eq!(status("5", &decision, &actions[0]).await, 403);
    assert_eq!(status("250", &decision, &actions[0]).await, 404);
    let (after, _) = wait_for_question(&mut mira, &path).await;
    assert_eq!(asked(&after), Some((seat, decision, actions)));
    server.stop().await;
}
