//! Answers in advance: heard after a pause like any choice, and noticed by nobody before.

use std::time::Duration;

use super::*;

/// Two people at a table of a game.
async fn two(server: &client::Hosted, game: &str) -> (Browser, Browser, String) {
    let (mut mira, mut tomasz) = (Browser::new(server.address), Browser::new(server.address));
    let dealt = [("rule-galaxy", "auto"), ("rule-factions", "random")];
    let dealt = if game == "starcraft" { &dealt[..] } else { &[("rule-board", "fair")] };
    let fields = [&INVITED[..], &[("game", game)], dealt].concat();
    let made = mira.post("/new", &fields).await;
    assert_eq!(made.status, 303, "{}", made.body);
    let path = made.location().to_owned();
    let lobby = mira.get(&path).await.body;
    let link = between(&lobby, &format!("http://{}{path}/join/", server.address), "\"");
    let join = format!("{path}/join/{}", link.expect("an invitation"));
    assert_eq!(tomasz.post(&join, &[("name", "Tomasz")]).await.status, 303);
    (mira, tomasz, path)
}

/// Plays on until one of them can plan while the other is asked; the one who can first.
async fn planner(mira: Browser, tomasz: Browser, path: &str) -> (Browser, Browser) {
    let (mut one, mut other) = (mira, tomasz);
    for _ in 0..400 {
        if asked(&one.get(path).await.body).is_none() {
            if client::question(&one.get(path).await.body).is_some() {
                return (one, other);
            }
            std::mem::swap(&mut one, &mut other);
        }
        assert_eq!(answer_first(&mut one, path).await.status, 200);
    }
    panic!("nobody plans");
}

/// How often somebody has answered in advance, by their page.
fn turns(page: &str) -> &str {
    between(page, "name=\"turns\" value=\"", "\"").expect("the menu offers it")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_planned_order_is_placed_when_its_turn_comes() {
    let file = file("ahead.db");
    let server = host(&config(&file)).await;
    let (mira, tomasz, path) = two(&server, "starcraft").await;
    let (mut early, mut late) = planner(mira, tomasz, &path).await;
    let page = early.get(&path).await.body;
    assert!(page.contains("Plan ahead: "), "it is said that it is a plan");
    let (seat, decision, actions) = client::question(&page).expect("a plan");
    let mut others = late.listen(&format!("{path}/events")).await.expect("a stream");
    others.next().await.expect("all there is");
    let before = late.get(&path).await.body;

    // Only who sits there, and only once.
    let plan = [("seat", &*seat), ("decision", &*decision), ("action", &*actions[0])];
    assert_eq!(late.post_json(&format!("{path}/act"), &plan).await.status, 403);
    let mut eve = Browser::new(server.address);
    assert_eq!(eve.post_json(&format!("{path}/act"), &plan).await.status, 403);
    assert_eq!(early.post_json(&format!("{path}/act"), &plan).await.status, 200);
    assert_eq!(
        early.post_json(&format!("{path}/act"), &plan).await.status,
        409,
        "it is sent twice"
    );
    let wish = [("seat", &*seat), ("turns", "1"), ("wish", "plan nonsense")];
    assert_eq!(early.post_json(&format!("{path}/ahead"), &wish).await.status, 422);
    assert!(early.get(&path).await.body.contains("name=\"wish\" value=\"drop 0\""));

    // Nobody else is told, nor can count it.
    assert!(others.until_silent(Duration::from_millis(300)).await.is_empty());
    assert_eq!(
        late.get(&path).await.body,
        before,
        "the page of the other is the same, to the byte"
    );
    server.stop().await;

    // It is kept over a restart, and done when it is their turn.
    let server = host(&config(&file)).await;
    let (mut early, mut late) = (early.at(server.address), late.at(server.address));
    assert!(early.get(&path).await.body.contains("name=\"wish\" value=\"drop 0\""));
    for _ in 0..400 {
        if asked(&late.get(&path).await.body).is_some() {
            answer_first(&mut late, &path).await;
        }
        let page = early.get(&path).await.body;
        if !page.contains("value=\"drop 0\"") {
            assert!(!page.contains("This could not be done"), "it was placed");
            return server.stop().await;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the order is never placed");
}

/// "If I am attacked there, this first": chosen from two lists of the page, and kept over a restart.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_played_first_where_one_is_attacked_is_decided_before() {
    let file = file("ahead-guards.db");
    let server = host(&config(&file)).await;
    let (mira, tomasz, path) = two(&server, "starcraft").await;
    let (mut early, mut late) = planner(mira, tomasz, &path).await;
    let page = early.get(&path).await.body;
    let (seat, ..) = client::question(&page).expect("a plan");
    let (address, first_turns) = (format!("{path}/ahead"), turns(&page).to_owned());
    let listed = |page: &str, name: &str| {
        let list = between(page, &format!("<select name=\"{name}\">"), "</select>");
        between(list.expect("a list"), "<option value=\"", "\"").expect("one at least").to_owned()
    };
    let (place, card) = (listed(&page, "place"), listed(&page, "first"));
    let before = late.get(&path).await.body;
    let post = async |browser: &mut Browser, turns: &str, place: &str, first: &str| {
        let wish = [("seat", &*seat), ("turns", turns), ("wish", "guard")];
        let fields = [&wish[..], &[("place", place), ("first", first)]].concat();
        browser.post_json(&address, &fields).await.status
    };
    assert_eq!(post(&mut late, &first_turns, &place, &card).await, 403, "of another's seat");
    assert_eq!(post(&mut early, &first_turns, "nowhere", &card).await, 409, "it is not theirs");
    assert_eq!(post(&mut early, &first_turns, &place, "nonsense").await, 422);
    assert_eq!(post(&mut early, &first_turns, "", "").await, 422);
    assert_eq!(post(&mut early, &first_turns, &place, &card).await, 200);
    assert_eq!(post(&mut early, &first_turns, &place, &card).await, 409, "it is sent twice");
    assert_eq!(late.get(&path).await.body, before, "nobody else can know");
    server.stop().await;
    let server = host(&config(&file)).await;
    let mut early = early.at(server.address);
    let kept = format!("value=\"unguard {place}\"");
    let page = early.get(&path).await.body;
    assert!(page.contains(&kept));
    let now = turns(&page).to_owned();
    let undone = format!("unguard {place}");
    let wish = [("seat", &*seat), ("turns", &*now), ("wish", &*undone)];
    assert_eq!(early.post_json(&address, &wish).await.status, 200);
    assert!(!early.get(&path).await.body.contains(&kept));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sort_of_question_is_answered_until_it_is_withdrawn() {
    let server = host(&config(&file("ahead-sorts.db"))).await;
    let (mira, tomasz, path) = two(&server, "forbidden-stars").await;
    let (mut early, mut late) = planner(mira, tomasz, &path).await;
    let page = early.get(&path).await.body;
    let (seat, ..) = client::question(&page).expect("a plan");
    let address = format!("{path}/ahead");
    let first = turns(&page).to_owned();
    let wish = [("seat", &*seat), ("turns", &*first), ("wish", "game resolve")];
    assert_eq!(early.post_json(&address, &wish).await.status, 200);
    let unknown = [("seat", &*seat), ("turns", "1"), ("wish", "game everything")];
    assert_eq!(early.post_json(&address, &unknown).await.status, 422);
    let page = early.get(&path).await.body;
    assert!(page.contains("value=\"game resolve\" aria-pressed=\"true\""));
    assert!(!late.get(&path).await.body.contains("value=\"game resolve\" aria-pressed=\"true\""));
    // Whether an order is resolved the one is not asked any more; the other is.
    let mut resolved = 0;
    for _ in 0..600 {
        for (browser, may_ask) in [(&mut early, false), (&mut late, true)] {
            let page = browser.get(&path).await.body;
            let Some((.., actions)) = asked(&page) else { continue };
            if actions.iter().any(|action| action == "resolve") {
                resolved += 1;
                if !may_ask {
                    // It has come, and is about to be answered.
                    continue;
                }
            }
            answer_first(browser, &path).await;
        }
        if resolved > 3
            && asked(&early.get(&path).await.body).is_some_and(|it| it.2[0] != "resolve")
        {
            break;
        }
    }
    assert!(resolved > 3, "orders are resolved");
    let page = early.get(&path).await.body;
    let now = turns(&page).to_owned();
    let wish = [("seat", &*seat), ("turns", &*now), ("wish", "ask resolve")];
    assert_eq!(early.post_json(&address, &wish).await.status, 200);
    assert!(early.get(&path).await.body.contains("value=\"ask resolve\" aria-pressed=\"true\""));
    server.stop().await;
}

/// Programs answer in advance by the same way, and nobody else's stream tells of it.
#[tokio::test]
async fn programs_answer_in_advance_too() {
    use crate::programs::program;
    let server = host(&config(&file("ahead-programs.db"))).await;
    let (mut mira, mut eve) = (program(&server, "Mira").await, program(&server, "Eve").await);
    let table = crate::programs::made(&mut mira, &crate::programs::two()).await;
    let at = |what: &str| format!("/api/tables/{table}{what}");
    assert!(mira.get(&at("/ahead")).await.json()["ahead"].is_null(), "nothing has begun");
    let invitation = mira.get(&at("")).await.json()["seats"][1]["invitation"].clone();
    let sat = eve.post(&at("/join"), &serde_json::json!({"invitation": invitation})).await;
    assert_eq!(sat.status, 200, "{}", sat.body);
    let (mut early, mut late) = (mira, eve);
    let mut played = 0;
    let ahead = loop {
        let ahead = early.get(&at("/ahead")).await.json()["ahead"].clone();
        if !ahead["question"].is_null() {
            break ahead;
        }
        // Whoever is asked does not plan: it is the other who may.
        std::mem::swap(&mut early, &mut late);
        let asked = late.get(&at("/question")).await.json()["question"].clone();
        let other = early.get(&at("/ahead")).await.json()["ahead"].clone();
        if !asked.is_null() && other["question"].is_null() {
            assert_eq!(late.answer(&table, &asked).await.status, 200);
        }
        played += 1;
        assert!(played < 400, "nobody plans");
    };
    let mut others = late.listen(&at("/stream")).await.expect("a stream");
    others.next().await.expect("all there is");
    let mut own = early.listen(&at("/stream")).await.expect("a stream");
    assert_eq!(own.next().await.expect("a line")["ahead"], ahead);
    let before = late.get(&at("/view")).await.body;
    let line = ahead["question"]["options"][0]["line"].as_str().expect("a line");
    let sort = ahead["sorts"][0]["sort"].as_str().expect("a name");
    let wish = |turns: u64, wish: &str| serde_json::json!({"turns": turns, "wish": wish});
    let turns = ahead["turns"].as_u64().expect("a number");
    for (number, words) in [format!("plan {line}"), format!("round {sort}")].iter().enumerate() {
        let number = turns + number as u64;
        let done = early.post(&at("/ahead"), &wish(number, words)).await;
        assert_eq!(done.status, 200, "{}", done.body);
        let again = early.post(&at("/ahead"), &wish(number, words)).await;
        assert_eq!((again.status, &again.json()["code"]), (409, &serde_json::json!("stale")));
    }
    let seat = ahead["seat"].clone();
    let foreign = serde_json::json!({"seat": seat, "turns": turns + 2, "wish": "drop 0"});
    assert_eq!(late.post(&at("/ahead"), &foreign).await.status, 403);
    assert_eq!(late.get(&at(&format!("/ahead?as={seat}"))).await.status, 403);
    assert_eq!(early.post(&at("/ahead"), &wish(turns + 2, "plan nonsense")).await.status, 422);
    let now = early.get(&at("/ahead")).await.json()["ahead"].clone();
    assert_eq!(
        (&now["plan"][0]["line"], &now["sorts"][0]["until"]),
        (&line.into(), &"round".into())
    );
    while own.next().await.expect("a line")["ahead"] != now {}
    assert_eq!(late.get(&at("/view")).await.body, before, "nobody else can count it");
    for (number, words) in ["drop 0".to_owned(), format!("ask {sort}")].iter().enumerate() {
        let done = early.post(&at("/ahead"), &wish(turns + 2 + number as u64, words)).await;
        assert_eq!(done.status, 200, "{}", done.body);
    }
    let now = early.get(&at("/ahead")).await.json()["ahead"].clone();
    assert_eq!((&now["plan"], &now["sorts"][0]["until"]), (&serde_json::json!([]), &"ask".into()));
    let (place, first) = (&now["places"][0], &now["firsts"][0]);
    let name = place["place"].as_str().expect("a name");
    let guard = format!("guard {name} {}", first["line"].as_str().expect("a line"));
    assert_eq!(early.post(&at("/ahead"), &wish(turns + 4, &guard)).await.status, 200);
    let guarded = early.get(&at("/ahead")).await.json()["ahead"]["guards"].clone();
    assert_eq!(guarded, serde_json::json!([{"at": place, "first": first}]));
    // What the others are told next is what is said next.
    let said = early.post(&at("/say"), &serde_json::json!({"text": "hello"})).await;
    assert_eq!(said.status, 200, "{}", said.body);
    let told = others.next().await.expect("a line");
    assert_eq!(told["said"][0]["text"], "hello", "{told}");
    server.stop().await;
}
