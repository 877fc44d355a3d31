//! Several people, and who may do what.

use super::*;

#[tokio::test]
async fn nobody_acts_or_looks_for_another() {
    let server = host(&config(&file("others.db"))).await;
    let (mut mira, mut eve) = (Browser::new(server.address), Browser::new(server.address));
    let path = table(&mut mira, &TWO_HERE).await;
    table(&mut eve, &ALONE).await;
    let page = mira.get(&format!("{path}?as=0")).await.body;
    let (seat, decision, actions) = match asked(&page) {
        Some(asked) => asked,
        None => {
            let page = mira.get(&format!("{path}?as=1")).await.body;
            asked(&page).expect("one of the two")
        }
    };
    let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
    let mut nobody = Browser::new(server.address);
    for other in [&mut eve, &mut nobody] {
        let refused = other.post_json(&format!("{path}/act"), &fields).await;
        assert_eq!((refused.status, refused.json()["code"].clone()), (403, "forbidden".into()));
        for action in ["undo", "name", "try"] {
            assert_eq!(other.post_json(&format!("{path}/{action}"), &fields).await.status, 403);
        }
        // Whoever was given a player's address sees what everybody may see.
        assert_eq!(other.get(&format!("{path}?as={seat}")).await.location(), path);
        assert_eq!(other.get_json(&format!("{path}/at/0?as={seat}")).await.status, 403);
        assert_eq!(other.get(&format!("{path}/replay?at=0&as={seat}")).await.status, 403);
        let stream = other.listen(&format!("{path}/events?as={seat}")).await;
        assert_eq!(stream.err().map(|answer| answer.status), Some(403));
        assert_eq!(other.get_json(&format!("{path}/record")).await.status, 404);
    }
    // A person elsewhere and a stranger see the same public table, byte by byte.
    let seen = eve.get(&path).await.body;
    assert_eq!(seen, nobody.get(&path).await.body);
    assert!(asked(&seen).is_none());
    // A made-up cookie is no person.
    let mut forger = Browser::new(server.address);
    let (name, value) = mira.cookies.iter().next().expect("a cookie");
    let forged = value.replace(char::is_numeric, "7");
    forger.cookies.insert(name.clone(), forged);
    assert_eq!(forger.post_json(&format!("{path}/act"), &fields).await.status, 403);
    server.stop().await;
}

#[tokio::test]
async fn friends_come_by_invitation() {
    let server = host(&config(&file("invite.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &INVITED).await;
    let lobby = mira.get(&path).await.body;
    let link = between(&lobby, &format!("http://{}{path}/join/", server.address), "\"");
    let join = format!("{path}/join/{}", link.expect("an invitation"));

    let (mut tomasz, mut eve) = (Browser::new(server.address), Browser::new(server.address));
    let seen = eve.get(&path).await.body;
    assert!(!seen.contains("/join/"), "a passer-by is not handed the invitation");
    assert_eq!(eve.post(&format!("{path}/fill"), &[("level", "random")]).await.status, 403);
    let mut waiting = mira.listen(&format!("{path}/events")).await.expect("a stream");
    waiting.next().await.expect("a greeting");
    let offer = tomasz.get(&join).await;
    assert_eq!(offer.status, 200);
    assert!(offer.body.contains("action=\"") && tomasz.cookies.is_empty());
    let sits = tomasz.post(&join, &[("name", "Tomasz <b>")]).await;
    assert_eq!((sits.status, sits.location()), (303, path.as_str()));
    waiting.next().await.expect("somebody came");
    // The invitation is used up.
    assert_eq!(eve.get(&join).await.location(), path);
    assert_eq!(eve.post(&join, &[("name", "Eve")]).await.status, 303);
    let page = eve.get(&path).await.body;
    assert!(asked(&page).is_none() && page.contains("Tomasz &lt;b&gt;"));
    assert!(!page.contains("Tomasz <b>"));

    let (one, two) = (mira.get(&path).await.body, tomasz.get(&path).await.body);
    assert!(asked(&one).is_some() != asked(&two).is_some(), "one of them is asked");
    let said = tomasz.post_json(&format!("{path}/say"), &[("text", "hello <i>Mira</i>")]).await;
    assert_eq!(said.status, 200);
    let page = mira.get(&path).await.body;
    assert!(page.contains("hello &lt;i&gt;Mira&lt;/i&gt;"));
    let named = tomasz.post_json(&format!("{path}/name"), &[("seat", "1"), ("name", "Tom")]).await;
    assert_eq!(named.status, 200, "{}", named.body);
    assert!(mira.get(&path).await.body.contains("Tom"));
    server.stop().await;
}

#[tokio::test]
async fn bots_take_the_seats_of_those_who_do_not_come() {
    let server = host(&config(&file("fill.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &INVITED).await;
    assert_eq!(mira.post(&format!("{path}/fill"), &[("level", "genius")]).await.status, 422);
    assert_eq!(mira.post(&format!("{path}/fill"), &[("level", "random")]).await.status, 303);
    wait_for_question(&mut mira, &path).await;
    server.stop().await;
}

#[tokio::test]
async fn on_a_shared_screen_a_curtain_hangs_between_players() {
    let server = host(&config(&file("curtain.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    for _ in 0..6 {
        // Unasked, nobody's secrets are shown.
        let page = mira.get(&path).await.body;
        assert!(!page.contains("data-seat="), "it shows a seat");
        let (zero, one) = (
            mira.get(&format!("{path}?as=0")).await.body,
            mira.get(&format!("{path}?as=1")).await.body,
        );
        let (mine, other, seat) =
            if asked(&zero).is_some() { (zero, one, "0") } else { (one, zero, "1") };
        assert!(mine.contains(&format!("data-seat=\"{seat}\"")));
        // Behind the curtain everything is as a spectator sees it.
        assert!(!other.contains("data-seat="), "something lies behind the curtain");
        assert!(asked(&other).is_none());
        let (seat, decision, actions) = asked(&mine).expect("a question");
        let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
        assert_eq!(mira.post_json(&format!("{path}/act"), &fields).await.status, 200);
    }
    server.stop().await;
}

#[tokio::test]
async fn who_looks_on_is_not_taken_for_a_player() {
    let server = host(&config(&file("watching.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    let say = format!("{path}/say");
    mira.post(&say, &[("seat", "0"), ("text", "my turn")]).await;
    // Somebody who is called the same elsewhere, almost.
    let mut guest = Browser::new(server.address);
    table(&mut guest, &[&ALONE[..], &[("name0", "mi\u{2060}RA")]].concat()).await;
    let turned = "I give\u{202e} up\u{2066}!\u{200f} \u{301}\u{301}";
    assert_eq!(guest.post(&say, &[("text", turned)]).await.status, 303);
    let mut ines = Browser::new(server.address);
    table(&mut ines, &[&ALONE[..], &[("name0", "Ines")]].concat()).await;
    ines.post(&say, &[("text", "hello")]).await;
    ines.post(&say, &[("text", "\u{200b}\u{202e}")]).await;
    let page = mira.get(&path).await.body;
    let said: Vec<String> = page
        .split("class=\"said")
        .skip(1)
        .filter_map(|rest| Some(rest.split_once('>')?.1.split_once("</li>")?.0))
        .map(|html| html.split('<').filter_map(|tag| Some(tag.split_once('>')?.1)).collect())
        .collect();
    assert_eq!(said.len(), 3, "{said:?}");
    assert!(said[0].contains("Mira") && !said[0].contains("watching"), "{said:?}");
    assert!(said[1].contains("Spectator (watching) I give up!"), "{said:?}");
    assert!(said[2].contains("Ines (watching) hello"), "{said:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_looks_does_not_wait_for_who_acts() {
    let file = file("looks.db");
    let server = host(&config(&file)).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    let own = format!("{path}?as={}", first_asked(&mut mira, &path).await);
    let page = mira.get(&own).await.body;
    let (seat, decision, actions) = asked(&page).expect("a question");
    let disk = client::lock(&file).await;
    let (mut same, act) = (mira.at(server.address), format!("{path}/act"));
    let acts = tokio::spawn(async move {
        let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", &actions[0])];
        same.post_json(&act, &fields).await.status
    });
    // The choice waits for the disk, and everybody sees the table as it was.
    let mut stream = mira.listen(&format!("{path}/events")).await.expect("a stream");
    assert_eq!(stream.next().await.expect("a message")["whole"], true);
    let mut looks = 0;
    // It does not wait for ever: on a busy machine fewer looks come before its end.
    while looks < 20 && !acts.is_finished() {
        assert!(asked(&mira.get(&own).await.body).is_some());
        looks += u32::from(!acts.is_finished());
    }
    assert!(looks > 0, "whoever looks waits for the disk, too");
    client::unlock(disk).await;
    assert!([200, 503].contains(&acts.await.expect("it ends")));
    server.stop().await;
}
