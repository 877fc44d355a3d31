//! What is said at a table, and by whom.

use super::*;

/// The page took 500 letters and the server 400: the last hundred vanished without a word.
#[tokio::test]
async fn what_can_be_typed_is_said_whole() {
    let server = host(&config(&file("letters.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &ALONE).await;
    let page = mira.get(&path).await.body;
    let field = between(&page, "id=\"say-text\"", ">").expect("a field");
    let most: usize =
        between(field, "maxlength=\"", "\"").expect("a limit").parse().expect("a number");
    let text = format!("{}!", "a".repeat(most - 1));
    assert_eq!(mira.post_json(&format!("{path}/say"), &[("text", &text)]).await.status, 200);
    assert!(mira.get(&path).await.body.contains(&text));
    server.stop().await;
}

#[tokio::test]
async fn who_looks_on_says_less_than_who_plays() {
    let mut config = config(&file("calls.db"));
    config.rates = Rates { say: Rates::USUAL.say, call: Rates::USUAL.call, ..Rates::NONE };
    let server = host(&config).await;
    let mut mira = Browser::new(server.address);
    let say = format!("{}/say", table(&mut mira, &ALONE).await);
    let mut eve = Browser::new(server.address);
    table(&mut eve, &[&ALONE[..], &[("name0", "Eve")]].concat()).await;
    let [calls, says] = [Rates::USUAL.call[0].burst, Rates::USUAL.say[0].burst];
    assert!(calls < says);
    for _ in 0..calls {
        assert_eq!(eve.post_json(&say, &[("text", "boo")]).await.status, 200);
    }
    let refused = eve.post_json(&say, &[("text", "boo")]).await;
    assert_eq!((refused.status, refused.json()["code"].clone()), (429, "too_often".into()));
    for _ in 0..says {
        assert_eq!(mira.post_json(&say, &[("text", "hush")]).await.status, 200);
    }
    server.stop().await;
}

#[tokio::test]
async fn the_host_mutes_those_who_look_on() {
    let config = config(&file("mute.db"));
    let server = host(&config).await;
    let (mut mira, mut eve) = (Browser::new(server.address), Browser::new(server.address));
    let path = table(&mut mira, &INVITED).await;
    let lobby = mira.get(&path).await.body;
    let join = between(&lobby, &format!("{path}/join/"), "\"").expect("an invitation").to_owned();
    let mut tomasz = Browser::new(server.address);
    tomasz.post(&format!("{path}/join/{join}"), &[("name", "Tomasz")]).await;
    let (say, mute) = (format!("{path}/say"), format!("{path}/mute"));
    let offers = |page: &str| page.contains(&format!("action=\"{mute}\""));
    assert!(!offers(&mira.get(&path).await.body), "nobody looks on");
    assert_eq!(eve.post_json(&say, &[("text", "boo")]).await.status, 200);
    assert!(offers(&mira.get(&path).await.body));
    for other in [&mut tomasz, &mut eve] {
        assert!(!offers(&other.get(&path).await.body));
        assert_eq!(other.post_json(&mute, &[("watchers", "muted")]).await.status, 403);
    }
    let mut stream = mira.listen(&format!("{path}/events")).await.expect("a stream");
    stream.next().await.expect("a greeting");
    assert_eq!(mira.post_json(&mute, &[("watchers", "muted")]).await.status, 200);
    let news = stream.next().await.expect("the other button").to_string();
    assert!(news.contains("Let spectators speak"), "{news}");
    drop(stream);
    server.stop().await;

    // It is a setting of the table.
    let server = host(&config).await;
    let (mut mira, mut eve) = (mira.at(server.address), eve.at(server.address));
    let mut tomasz = tomasz.at(server.address);
    let refused = eve.post_json(&say, &[("text", "boo again")]).await;
    assert_eq!((refused.status, refused.json()["code"].clone()), (403, "forbidden".into()));
    assert_eq!(
        refused.json()["message"],
        "Only players may write at this table: its host has muted the spectators."
    );
    assert_eq!(tomasz.post_json(&say, &[("text", "peace")]).await.status, 200);
    assert!(offers(&mira.get(&path).await.body));
    assert_eq!(mira.post(&mute, &[("watchers", "heard")]).await.location(), path);
    assert_eq!(eve.post_json(&say, &[("text", "thanks")]).await.status, 200);
    let page = mira.get(&path).await.body;
    assert!(page.contains("peace") && page.contains("thanks") && !page.contains("boo again"));
    server.stop().await;
}
