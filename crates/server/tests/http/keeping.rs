//! Restarts and disks.

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_is_there_after_a_restart() {
    let config = config(&file("restart.db"));
    let server = host(&config).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &ALONE).await;
    for _ in 0..5 {
        assert_eq!(answer_first(&mut mira, &path).await.status, 200);
    }
    mira.post_json(&format!("{path}/say"), &[("text", "good night")]).await;
    let (before, _) = wait_for_question(&mut mira, &path).await;
    server.stop().await;

    let server = host(&config).await;
    let mut mira = mira.at(server.address);
    let after = mira.get(&path).await.body;
    // Where the server is reached is another matter, too.
    let without_version = |page: &str| {
        let version = between(page, "data-version=\"", "\"").expect("a version").to_owned();
        let host = between(page, "property=\"og:url\" content=\"", "/t/").expect("a host");
        (page.replace(host, "").replace(&version, ""), version)
    };
    let ((before, old), (after, new)) = (without_version(&before), without_version(&after));
    assert_eq!(before, after);
    // Pages that stayed open get everything, whatever number they know: a clock that was set back
    // must not leave them deaf.
    assert_ne!(new, old);
    for known in [old.as_str(), "0", "9007199254740991"] {
        let mut stream =
            mira.listen(&format!("{path}/events?since={known}")).await.expect("a stream");
        assert_eq!(stream.next().await.expect("a message")["whole"], true);
    }
    let exact = new.parse::<u64>().expect("a number") < 1 << 53;
    assert!(exact, "a script can count on from {new}");
    // And it goes on, bots included.
    for _ in 0..3 {
        assert_eq!(answer_first(&mut mira, &path).await.status, 200);
    }
    assert!(mira.get("/").await.body.contains(&path));
    server.stop().await;
}

#[tokio::test]
async fn a_locked_disk_is_told_and_changes_nothing() {
    let file = file("trouble.db");
    let server = host(&config(&file)).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &TWO_HERE).await;
    let mut own = format!("{path}?as=0");
    if asked(&mira.get(&own).await.body).is_none() {
        own = format!("{path}?as=1");
    }
    let before = asked(&mira.get(&own).await.body);
    let lock = client::lock(&file).await;
    let refused = answer_first(&mut mira, &own).await;
    assert_eq!((refused.status, refused.json()["code"].clone()), (503, "unavailable".into()));
    let words = refused.json()["message"].as_str().expect("words").to_owned();
    assert_eq!(words, "Nothing was changed: the database is locked by another program.");
    assert_eq!(asked(&mira.get(&own).await.body), before);
    client::unlock(lock).await;
    assert_eq!(answer_first(&mut mira, &own).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn health_is_asked_of_the_database() {
    let file = file("health.db");
    let server = host(&config(&file)).await;
    let mut watcher = Browser::new(server.address);
    let well = watcher.get("/health").await;
    assert_eq!((well.status, well.body.as_str()), (200, "ok\n"));
    let lock = client::lock(&file).await;
    // An answer holds for a moment.
    let unwell = loop {
        let answer = watcher.get_json("/health").await;
        if answer.status != 200 {
            break answer;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert_eq!(unwell.status, 503);
    assert_eq!(unwell.json()["message"], "The database is locked by another program.");
    client::unlock(lock).await;
    while watcher.get("/health").await.status != 200 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_soon_that_the_disk_is_locked() {
    let file = file("told.db");
    let server = host(&config(&file)).await;
    let _lock = client::lock(&file).await;
    let begun = std::time::Instant::now();
    let mut all = tokio::task::JoinSet::new();
    for _ in 0..30 {
        let mut browser = Browser::new(server.address);
        all.spawn(async move { browser.post_json("/quick", &[]).await });
    }
    for answer in all.join_all().await {
        assert_eq!(answer.status, 503);
        let words = answer.json()["message"].as_str().expect("words").to_owned();
        assert!(words.contains("locked by another program"), "{words}");
    }
    // It used to take five seconds for each of them, one after the other.
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    server.stop().await;
}
