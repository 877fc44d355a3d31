//! Who does not come to their game, and who is kept away by moderators while a contest goes on: the others do not wait for them.

use super::*;

/// Waits until a bot plays for so many at these tables.
async fn stand_ins(file: &Path, count: i64) {
    let begun = Instant::now();
    loop {
        let mut open = client::open(file).await;
        let row = query("SELECT count(*) AS count FROM seat WHERE standin IS NOT NULL");
        let row = row.fetch_one(&mut open).await.expect("read");
        open.close().await.expect("closed");
        if row.get::<i64, _>("count") == count {
            return;
        }
        assert!(begun.elapsed() < client::PATIENCE, "the clock has not done its work");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn for_who_does_not_come_the_clock_does_its_work() {
    let file = file("contest-absent.db");
    let server = host(&config(&file)).await;
    let mut people = members(&server, 4).await;
    let path = organised(&mut people[0], &[("clock", "live-30"), ("rounds", "3")]).await;
    for person in &mut people {
        does(person, &path, "enter").await;
    }
    does(&mut people[0], &path, "begin").await;
    let tables = round(&file, &path, 0).await;
    server.stop().await;
    // An hour goes by in which the one who is asked at each table does nothing.
    written(&file, "UPDATE change SET at = at - 3600000; UPDATE game SET due = due - 3600000")
        .await;
    let server = host(&config(&file)).await;
    let mut people: Vec<Browser> = people.iter().map(|one| one.at(server.address)).collect();
    stand_ins(&file, 2).await;
    let page = Browser::new(server.address).get(&path).await.body;
    assert_eq!(page.matches(" (bot)").count(), 2, "it is marked who is not there");
    // The others give up: they have lost one game, and whoever has not come is out.
    let mut still = Vec::new();
    for table in &tables {
        for (seat, name) in table.names.iter().enumerate() {
            let voice = [("seat", seat.to_string()), ("voice", "resign".to_owned())];
            let voice: Vec<(&str, &str)> = voice.iter().map(|(k, v)| (*k, &**v)).collect();
            let person = &mut people[number(name)];
            if person.post_json(&format!("{}/voice", table.path), &voice).await.status == 200 {
                still.push(name.clone());
            }
        }
    }
    assert_eq!(still.len(), 2);
    let next = round(&file, &path, 1).await;
    let mut names = next[0].names.clone();
    names.sort();
    still.sort();
    assert_eq!((next.len(), names), (1, still));
    let page = people[0].get(&path).await.body;
    assert_eq!(page.matches("bot since round 1").count(), 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_banned_meanwhile_is_seated_no_more() {
    let file = file("contest-banned.db");
    let server = host(&config(&file)).await;
    let mut people = members(&server, 4).await;
    let path = organised(&mut people[0], &[("rounds", "3")]).await;
    for person in &mut people {
        does(person, &path, "enter").await;
    }
    does(&mut people[0], &path, "begin").await;
    let tables = round(&file, &path, 0).await;
    server.stop().await;
    written(
        &file,
        "INSERT INTO act (number, at, moderator, about, kind, reason, hash) \
         SELECT 1, unixepoch(), '', person, 'ban', 'be kinder', 'x' FROM account WHERE name = 'P03'",
    )
    .await;
    let server = host(&config(&file)).await;
    let mut people: Vec<Browser> = people.iter().map(|one| one.at(server.address)).collect();
    assert_eq!(people[3].post(&format!("{path}/leave"), &[]).await.status, 403);
    for table in &tables {
        // Whoever is banned cannot even give up.
        let seat = usize::from(table.names[0] == "P03");
        let seat = if table.names.iter().any(|name| name == "P03") { seat } else { 1 };
        says(&mut people[number(&table.names[seat])], &table.path, seat, "resign").await;
    }
    let next = round(&file, &path, 1).await;
    assert!(next.iter().flat_map(|table| &table.names).all(|name| name != "P03"), "{next:?}");
    assert!(people[0].get(&path).await.body.contains("bot since round 1"));
    server.stop().await;
}
