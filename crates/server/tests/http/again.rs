//! Playing once more with those of a game that is over.

use super::*;

/// Mira and Tomasz at a table at which Tomasz has given up.
async fn over(server: &client::Hosted) -> (Browser, Browser, String) {
    let (mut mira, mut tomasz) = (Browser::new(server.address), Browser::new(server.address));
    let path = table(&mut mira, &INVITED).await;
    let lobby = mira.get(&path).await.body;
    let link = between(&lobby, &format!("http://{}{path}/join/", server.address), "\"");
    let join = format!("{path}/join/{}", link.expect("an invitation"));
    assert_eq!(tomasz.post(&join, &[("name", "Tomasz")]).await.status, 303);
    let fields = [("seat", "1"), ("voice", "resign")];
    assert_eq!(tomasz.post_json(&format!("{path}/voice"), &fields).await.status, 200);
    (mira, tomasz, path)
}

#[tokio::test]
async fn who_played_together_comes_to_the_same_table_again() {
    let file = file("again.db");
    let server = host(&config(&file)).await;
    let (mut mira, tomasz, path) = over(&server).await;
    let again = format!("{path}/again");
    assert_eq!(Browser::new(server.address).post(&again, &[]).await.status, 403);
    let next = mira.post(&again, &[]).await.location().to_owned();
    assert!(next.starts_with("/t/") && next != path);
    assert!(mira.get(&path).await.body.contains("Take your seat in the next game"));
    server.stop().await;

    // As it was written down, too.
    let server = host(&config(&file)).await;
    let (mut mira, mut tomasz) = (mira.at(server.address), tomasz.at(server.address));
    assert!(tomasz.get(&path).await.body.contains("Take your seat in the next game"));
    assert_eq!(tomasz.post(&again, &[]).await.location(), next);
    let page = tomasz.get(&next).await.body;
    assert!(
        page.contains("Tomasz")
            && asked(&page).is_some() | asked(&mira.get(&next).await.body).is_some()
    );
    // Whoever asks once more comes to the table at which they sit already.
    assert_eq!(tomasz.post(&again, &[]).await.location(), next);
    assert_eq!(mira.post(&again, &[]).await.location(), next);
    server.stop().await;
}

#[tokio::test]
async fn where_there_is_no_seat_any_more_another_table_is_made() {
    let server = host(&config(&file("again-full.db"))).await;
    let (mut mira, mut tomasz, path) = over(&server).await;
    let again = format!("{path}/again");
    let next = mira.post(&again, &[]).await.location().to_owned();
    // Tomasz does not come: a bot takes the seat.
    assert_eq!(mira.post(&format!("{next}/fill"), &[("level", "random")]).await.status, 303);
    let other = tomasz.post(&again, &[]).await.location().to_owned();
    assert!(other != next && other != path);
    assert_eq!(mira.post(&again, &[]).await.location(), other, "the latest is the one");
    server.stop().await;
}

/// Whoever asks at the same time comes to the same table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_ask_at_once_meet() {
    let server = host(&config(&file("again-both.db"))).await;
    let (mut mira, mut tomasz, path) = over(&server).await;
    let again = format!("{path}/again");
    let (one, other) = tokio::join!(mira.post(&again, &[]), tomasz.post(&again, &[]));
    assert_eq!(one.location(), other.location());
    server.stop().await;
}
