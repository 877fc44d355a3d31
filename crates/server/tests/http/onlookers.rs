//! Those who look on: so many choices behind, and among themselves.

use super::*;

/// Two people at a table at which others look on so many choices later.
async fn two(server: &client::Hosted, behind: &str) -> (Browser, Browser, String) {
    let (mut mira, mut tomasz) = (Browser::new(server.address), Browser::new(server.address));
    let path = table(&mut mira, &[&INVITED[..], &[("watch", behind)]].concat()).await;
    let lobby = mira.get(&path).await.body;
    let join = between(&lobby, &format!("{path}/join/"), "\"").expect("an invitation").to_owned();
    let offer = tomasz.get(&format!("{path}/join/{join}")).await.body;
    assert!(offer.contains("Those who look on"), "it is said before one sits down");
    tomasz.post(&format!("{path}/join/{join}"), &[("name", "Tomasz")]).await;
    (mira, tomasz, path)
}

/// Plays so many choices, whoever is asked.
async fn play(all: [&mut Browser; 2], path: &str, choices: usize) {
    let [one, other] = all;
    for _ in 0..choices {
        let asks = asked(&one.get(path).await.body).is_some();
        let asked = if asks { &mut *one } else { &mut *other };
        assert_eq!(answer_first(asked, path).await.status, 200);
    }
}

/// How many choices somebody is told of.
async fn last(browser: &mut Browser, path: &str) -> u64 {
    let told = browser.get(&format!("{path}/at/0")).await;
    assert_eq!(told.status, 200, "{}", told.body);
    told.json()["last"].as_u64().expect("a number")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_looks_on_sees_nothing_before_its_time() {
    let file = file("onlookers.db");
    let server = host(&config(&file)).await;
    let (mut mira, mut tomasz, path) = two(&server, "8").await;
    play([&mut mira, &mut tomasz], &path, 20).await;
    let mut eve = Browser::new(server.address);
    let choices = last(&mut mira, &path).await;
    assert_eq!(last(&mut tomasz, &path).await, choices);
    assert!(choices >= 20, "{choices}");
    assert_eq!(last(&mut eve, &path).await, choices - 8);
    // The page, the replay and its pictures say so, too, and show it as it was.
    let page = eve.get(&path).await.body;
    assert!(page.contains("8 choices behind"), "{page}");
    assert!(page.contains("do not read this before the game is over"));
    // They can go back in it, and follow who plays; where that leads ends where they are.
    for (browser, looks_on) in [(&mut eve, true), (&mut mira, false)] {
        let page = browser.get(&path).await.body;
        assert_eq!(page.contains("data-look-back"), looks_on);
        assert_eq!(page.contains("Follow a player"), looks_on);
    }
    let replay = eve.get(&format!("{path}/replay")).await.body;
    assert!(
        replay.contains(&format!("max=\"{}\"", choices - 8)) && !replay.contains("data-look-back")
    );
    let people = eve.get(&format!("{path}/people")).await.body;
    assert!(people.contains("name=\"tie\" value=\"follow\""), "{people}");
    let mut stream = eve.listen(&format!("{path}/events")).await.expect("a stream");
    stream.next().await.expect("all there is");
    play([&mut mira, &mut tomasz], &path, 1).await;
    assert_eq!(last(&mut eve, &path).await, choices - 7);
    stream.next().await.expect("the ninth choice before");
    let now = format!("{path}/replay?at=999");
    let then = eve.get(&now).await.body;
    assert!(then.contains(&format!("max=\"{}\"", choices - 7)), "the replay ends there");
    let picture = async |browser: &mut Browser, at: &str| {
        let answer = browser.get(&format!("{path}/picture.svg{at}")).await;
        (answer.status, answer.body)
    };
    let then = picture(&mut eve, &format!("?at={}", choices - 7)).await;
    assert_eq!(then.0, 200, "{}", then.1);
    for browser in [&mut eve, &mut mira] {
        assert_eq!(picture(browser, "").await, then, "a picture is there to be handed on");
        assert_eq!(picture(browser, &format!("?at={choices}")).await.0, 404);
    }
    // No seat of another is to be looked from, and nothing of the table is theirs.
    assert_eq!(eve.get(&format!("{path}/at/0?as=0")).await.status, 403);
    assert_eq!(eve.get(&format!("{path}/record")).await.status, 404);
    let before = eve.get(&path).await.body;
    drop(stream);
    server.stop().await;

    // It is so after a restart.
    let server = host(&config(&file)).await;
    let (mut eve, mut mira) = (eve.at(server.address), mira.at(server.address));
    assert_eq!(last(&mut eve, &path).await, choices - 7);
    assert_eq!(last(&mut mira, &path).await, choices + 1);
    let log = |page: &str| between(page, "id=\"log\"", "id=\"chat\"").map(str::to_owned);
    assert!(log(&before).is_some());
    assert_eq!(log(&eve.get(&path).await.body), log(&before));
    server.stop().await;
}

/// What the lobby said of a round would be news.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_does_not_tell_the_round_of_a_table_seen_later() {
    let server = host(&config(&file("onlookers-lobby.db"))).await;
    for (behind, told) in [("", [true, false]), ("0", [true, false]), ("8", [false, true])] {
        let (mut mira, mut tomasz) = (Browser::new(server.address), Browser::new(server.address));
        let title = format!("later {behind}.");
        let more = [("watch", behind), ("listed", "on"), ("title", &*title)];
        let path = table(&mut mira, &[&INVITED[..], &more].concat()).await;
        assert_eq!(tomasz.post(&format!("{path}/sit/1"), &[("name", "Tomasz")]).await.status, 303);
        let lobby = Browser::new(server.address).get("/lobby").await.body;
        let row =
            between(&lobby, &format!("<strong>{title}</strong>"), "</li>").expect("it is there");
        assert_eq!([row.contains("Round "), row.contains("8 choices later")], told, "{row}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn they_talk_among_themselves_until_the_game_is_over() {
    let server = host(&config(&file("onlookers-talk.db"))).await;
    let (mut mira, mut tomasz, path) = two(&server, "0").await;
    let (mut eve, mut adam) = (Browser::new(server.address), Browser::new(server.address));
    let say = format!("{path}/say");
    assert_eq!(eve.post_json(&say, &[("text", "Look at the left")]).await.status, 200);
    assert_eq!(tomasz.post_json(&say, &[("text", "Your move")]).await.status, 200);
    let hears = async |browser: &mut Browser, path: &str| {
        let page = browser.get(path).await.body;
        [page.contains("Look at the left"), page.contains("Your move")]
    };
    assert_eq!(hears(&mut mira, &path).await, [false, true]);
    for other in [&mut eve, &mut adam] {
        assert_eq!(hears(other, &path).await, [true, false]);
    }
    // Nor is it shown where somebody reports what was said, whatever number they send.
    let about = |said: &str| {
        format!("/report?table={}&said={said}", path.rsplit('/').next().unwrap_or_default())
    };
    assert_eq!(mira.get(&about("0")).await.status, 404, "they have not heard it");
    assert_eq!(mira.get(&about("1")).await.status, 200);
    assert_eq!(adam.get(&about("0")).await.status, 200);
    assert_eq!(adam.get(&about("1")).await.status, 404);
    // Once it is over everybody hears everything.
    let resign = [("seat", "1"), ("voice", "resign")];
    assert_eq!(tomasz.post_json(&format!("{path}/voice"), &resign).await.status, 200);
    for other in [&mut mira, &mut eve, &mut adam] {
        assert_eq!(hears(other, &path).await, [true, true]);
    }
    assert_eq!(eve.post_json(&say, &[("text", "Well played")]).await.status, 200);
    assert!(mira.get(&path).await.body.contains("Well played"));
    server.stop().await;
}
