//! Too much of anything.

use super::*;

#[tokio::test]
async fn requests_of_other_sites_are_refused() {
    let server = host(&config(&file("sites.db"))).await;
    let mut mira = Browser::new(server.address);
    let form = ("Content-Type", "application/x-www-form-urlencoded");
    for header in [
        ("Origin", "http://evil.example"),
        ("Origin", "null"),
        ("Sec-Fetch-Site", "cross-site"),
        ("Sec-Fetch-Site", "same-site"),
    ] {
        let answer = mira.ask("POST", "/quick", &[header, form], "").await;
        assert_eq!(answer.status, 403, "{header:?}");
        assert!(answer.body.contains("another site"), "{}", answer.body);
        assert!(mira.cookies.is_empty(), "and nobody was made");
    }
    // Every form there is, as the routes have them: at a table, or not.
    let routes = include_str!("../../src/routes.rs");
    let forms = routes.lines().filter(|line| line.contains("post("));
    let paths = forms.filter_map(|line| between(line, ".route(\"", "\""));
    let mut refused = 0;
    // (A letter's own link ends letters from wherever its reader is: RFC 8058.)
    let paths = paths.filter(|path| *path != "/notices/off/{link}");
    for path in paths.map(|path| path.replace(['{', '}'], "")) {
        let mut answers = Vec::new();
        for path in [path.clone(), format!("/t/none{path}")] {
            let answer =
                mira.ask("POST", &path, &[("Origin", "http://evil.example"), form], "").await;
            answers.push((answer.status, answer.body.contains("another site")));
        }
        assert!(answers.contains(&(403, true)), "{path}: {answers:?}");
        refused += 1;
    }
    assert!(refused > 60, "{refused} forms");
    let own = mira.ask("POST", "/quick", &[("Sec-Fetch-Site", "same-origin"), form], "").await;
    assert_eq!(own.status, 303);
    server.stop().await;
}

#[tokio::test]
async fn too_much_is_refused_in_words() {
    let mut config = config(&file("limits.db"));
    config.rates = Rates::USUAL;
    let server = host(&config).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &ALONE).await;
    let long = "x".repeat(limits::BODY + 1);
    let large = mira.post_json(&format!("{path}/say"), &[("text", &long)]).await;
    assert_eq!((large.status, large.json()["code"].clone()), (413, "too_large".into()));
    let address = format!("/rules?q={}", "x".repeat(limits::ADDRESS));
    assert_eq!(mira.get(&address).await.status, 414);
    let many: Vec<(&str, &str)> = vec![("action", "done"); limits::TOGETHER + 1];
    let many = [&[("seat", "0"), ("decision", "0")][..], &many].concat();
    let answer = mira.post_json(&format!("{path}/act"), &many).await;
    assert_eq!(answer.status, 422, "{}", answer.body);
    assert!(answer.json()["message"].as_str().expect("words").contains("At most 64"));

    let mut refused = None;
    for _ in 0..=Rates::USUAL.say[0].burst {
        refused = Some(mira.post_json(&format!("{path}/say"), &[("text", "again")]).await);
    }
    let refused = refused.expect("an answer");
    assert_eq!((refused.status, refused.json()["code"].clone()), (429, "too_often".into()));
    assert!(refused.headers.contains_key("retry-after"));
    for _ in 0..=Rates::USUAL.create[0].burst {
        mira.post("/quick", &[]).await;
    }
    assert_eq!(mira.post("/quick", &[]).await.status, 429);
    // Another person at the same address is not held up.
    assert_eq!(Browser::new(server.address).post("/quick", &[]).await.status, 303);

    let mut streams = Vec::new();
    for _ in 0..Rates::USUAL.streams[0] {
        streams.push(mira.listen(&format!("{path}/events")).await.expect("a stream"));
    }
    let one_more = mira.listen(&format!("{path}/events")).await;
    assert_eq!(one_more.err().map(|answer| answer.status), Some(429));
    server.stop().await;
}

#[tokio::test]
async fn the_library_is_not_for_those_who_ask_without_end() {
    let mut config = config(&file("library.db"));
    config.rates.look = [Rate { burst: 16, each: Duration::from_secs(600) }; 2];
    config.behind_proxy = true;
    let server = host(&config).await;
    let mut guest = Browser::new(server.address);
    let table = guest.post("/quick", &[]).await.location().to_owned();
    guest.cookies.clear();
    // Looking counts once, and what must be drawn for it four times more.
    let pages = [
        ("/rules?q=a", 3),
        ("/translate?q=a", 3),
        (table.as_str(), 3),
        ("/rules/SC-MOD-12", 16),
        // Drawn once.
        ("/reference", 12),
        ("/reference/starcraft/unit/marine", 12),
        ("/help", 12),
    ];
    for (number, (path, times)) in pages.into_iter().enumerate() {
        let from = format!("10.0.0.{number}");
        for time in 1..=times + 1 {
            let answer = guest.ask("GET", path, &[("X-Forwarded-For", &from)], "").await;
            assert_eq!(answer.status == 429, time > times, "{path} for the {time}. time");
        }
    }
    server.stop().await;
}

/// It counted as making a table, of which there are twenty at once.
#[tokio::test]
async fn who_looks_at_figures_may_still_make_tables() {
    let mut config = config(&file("figures.db"));
    config.rates = Rates::USUAL;
    let server = host(&config).await;
    let mut mira = Browser::new(server.address);
    mira.post("/quick", &[]).await;
    let mut shown = 0;
    while mira.get("/figures").await.status == 200 {
        shown += 1;
        assert!(shown < 1_000, "it is never too much");
    }
    assert!(shown >= 5, "{shown}");
    assert_eq!(mira.post("/quick", &[]).await.status, 303);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_list_of_games_comes_in_parts() {
    let server = host(&config(&file("list.db"))).await;
    let mut mira = Browser::new(server.address);
    let [most, _] = limits::LISTED;
    let mut made = Vec::new();
    for _ in 0..most * 2 + 1 {
        made.push(table(&mut mira, &TWO_HERE).await);
    }
    let (mut path, mut listed) = ("/".to_owned(), Vec::new());
    for part in 0..3 {
        let page = mira.get(&path).await.body;
        assert_eq!(page.contains("rel=\"prev\""), part > 0);
        assert!(page.contains(&format!("{} waiting for you", made.len())), "all are counted");
        let cards = page.split("<a class=\"g").skip(1);
        let cards = cards.filter_map(|card| between(card, "href=\"", "\""));
        let before = listed.len();
        listed.extend(cards.map(str::to_owned));
        assert!(listed.len() - before <= most);
        let next = page.split("<a href=\"").find(|link| link.contains("rel=\"next\""));
        match next.and_then(|link| link.split('"').next()) {
            Some(next) => path = next.split('#').next().unwrap_or_default().replace("&amp;", "&"),
            None => assert_eq!(part, 2, "all parts are linked"),
        }
    }
    listed.sort_unstable();
    made.sort_unstable();
    assert_eq!(listed, made, "each is listed once");
    assert_eq!(mira.get("/?games=4000000000&finished=9").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn choosing_and_taking_back_comes_to_an_end() {
    let server = host(&config(&file("undos.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    let seat = first_asked(&mut mira, &path).await;
    let own = format!("{path}?as={seat}");
    let mut stream = mira.listen(&format!("{path}/events?as={seat}")).await.expect("a stream");
    stream.next().await.expect("all there is");
    let mut undone = 0;
    let refused = loop {
        assert_eq!(answer_first(&mut mira, &own).await.status, 200);
        let decision = stream.next().await.expect("a change")["decision"].to_string();
        let fields = [("seat", seat), ("decision", decision.as_str())];
        let answer = mira.post_json(&format!("{path}/undo"), &fields).await;
        if answer.status != 200 {
            break answer;
        }
        stream.next().await.expect("a change");
        undone += 1;
        assert!(undone < 100, "it never ends");
    };
    assert_eq!((refused.status, refused.json()["code"].clone()), (422, "no_undo".into()));
    server.stop().await;
}

/// On a server with a single thread, where everybody would notice.
#[tokio::test]
async fn a_long_table_is_loaded_while_others_are_served() {
    use sqlx::Connection;
    let file = file("long.db");
    let server = host(&config(&file)).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    let own = format!("{path}?as={}", first_asked(&mut mira, &path).await);
    let page = mira.get(&own).await.body;
    let (seat, _, actions) = asked(&page).expect("a question");
    server.stop().await;

    // Chosen and taken back very often, before there was a limit.
    let url = format!("sqlite:{}", file.display());
    let mut plain = sqlx::SqliteConnection::connect(&url).await.expect("it opens");
    let often = "WITH RECURSIVE n(x) AS (VALUES (0) UNION ALL SELECT x + 1 FROM n WHERE x < 19999) \
        INSERT INTO change (game, number, seat, action, undo_to) \
        SELECT ?, x + 2, ?, CASE WHEN x % 2 = 0 THEN ? END, CASE WHEN x % 2 = 1 THEN 0 END FROM n";
    let id = path.trim_start_matches("/t/");
    let often = sqlx::query(often).bind(id).bind(seat.parse::<i64>().expect("a number"));
    often.bind(&actions[0]).execute(&mut plain).await.expect("written");
    plain.close().await.expect("closed");

    let server = host(&config(&file)).await;
    let (mut mira, mut slow) = (mira.at(server.address), mira.at(server.address));
    let loads = tokio::spawn(async move { slow.get(&own).await });
    let (begin, mut longest) = (Instant::now(), Duration::ZERO);
    while !loads.is_finished() {
        let asked = Instant::now();
        assert_eq!(mira.get("/health").await.status, 200);
        longest = longest.max(asked.elapsed());
    }
    assert_eq!(loads.await.expect("it ends").status, 200);
    let whole = begin.elapsed();
    assert!(longest * 2 < whole, "somebody waited {longest:.2?} of {whole:.2?}");
    server.stop().await;
}
