//! What those are told of a contest who take part and do not look.

use super::super::notices::{Receiver, decided, quick};
use super::*;

/// Who is told things is told that their game has begun, and nobody else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_play_are_told_that_it_begins() {
    let file = file("contest-told.db");
    let server = host(&config(&file)).await;
    let mut people = members(&server, 4).await;
    let path = organised(&mut people[3], &[]).await;
    for person in &mut people[..3] {
        does(person, &path, "enter").await;
    }
    server.stop().await;
    written(
        &file,
        "INSERT INTO channel (person, kind, address, key, device, tongue, site, made) \
         SELECT person, 'webhook', 'https://example.org/' || name, 'key', '', 'en', 'http://here', 1 FROM account",
    )
    .await;
    let config = server::Config { parked: Duration::from_secs(3600), ..config(&file) };
    let server = host(&config).await;
    let mut people: Vec<Browser> = people.iter().map(|one| one.at(server.address)).collect();
    does(&mut people[3], &path, "begin").await;
    let tables = round(&file, &path, 0).await;
    assert_eq!(tables.len(), 1);
    let mut open = client::open(&file).await;
    let told =
        query("SELECT name, notice.kind FROM notice JOIN account USING (person) ORDER BY name");
    let told = told.fetch_all(&mut open).await.expect("read");
    open.close().await.expect("closed");
    let mut names: Vec<String> = told.iter().map(|row| row.get("name")).collect();
    names.dedup();
    assert_eq!(names, ["P00", "P01", "P02"], "and not who only organises it");
    let kinds: Vec<String> = told.iter().map(|row| row.get("kind")).collect();
    assert!(kinds.iter().all(|kind| ["full", "turn", "short"].contains(&&**kind)), "{kinds:?}");
    server.stop().await;
}

/// What was written to be told of contests: who, and what.
async fn to_be_told(file: &Path) -> Vec<(String, String)> {
    let mut open = client::open(file).await;
    let told = "SELECT name, notice.kind FROM notice JOIN account USING (person) WHERE contest IS NOT NULL ORDER BY name";
    let told = query(told).fetch_all(&mut open).await.expect("read");
    open.close().await.expect("closed");
    told.iter().map(|row| (row.get("name"), row.get("kind"))).collect()
}

/// Whoever takes part is told that it is called off or over; not who has called it off, has seen it, or does not want to know.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_take_part_are_told_how_it_ends() {
    let file = file("contest-ends.db");
    let slow = server::Config { parked: Duration::from_secs(3600), ..quick(&file) };
    let server = host(&slow).await;
    let service = Receiver::new().await;
    let mut people = members(&server, 4).await;
    for (number, person) in people.iter_mut().enumerate() {
        let hook = format!("{}/p{number}", service.address);
        assert_eq!(person.post("/notices", &[("address", &hook)]).await.status, 303);
    }
    let off = organised(&mut people[0], &[("title", "Spring cup")]).await;
    for person in &mut people[..3] {
        does(person, &off, "enter").await;
    }
    does(&mut people[0], &off, "off").await;
    let told = |names: &[&str], kind: &str| -> Vec<(String, String)> {
        names.iter().map(|name| ((*name).to_owned(), kind.to_owned())).collect()
    };
    assert_eq!(to_be_told(&file).await, told(&["P01", "P02"], "off"));
    // Who looks at it knows. Somebody else who does changes nothing.
    for person in [1, 3] {
        assert_eq!(people[person].get(&off).await.status, 200);
    }
    assert_eq!(to_be_told(&file).await, told(&["P02"], "off"));
    server.stop().await;
    written(&file, "UPDATE notice SET due = made").await;
    let server = host(&quick(&file)).await;
    decided(&file).await;
    let called = service.all();
    assert_eq!(called.len(), 1, "{called:?}");
    let said: serde_json::Value = serde_json::from_slice(&called[0].body).expect("JSON");
    assert_eq!((said["event"].as_str(), said["table"].as_str()), (Some("off"), Some("")));
    assert_eq!(said["title"], "Spring cup");
    assert_eq!(said["text"], "This contest does not take place.");
    assert!(said["address"].as_str().expect("an address").ends_with(&off), "{said}");
    assert_eq!(off.strip_prefix("/contests/"), said["contest"].as_str());
    assert_eq!(called[0].path, "/p2");
    server.stop().await;

    // One that is played to its end: who has dropped out is told nothing, nor who does not want to know.
    let server = host(&slow).await;
    let mut people: Vec<Browser> = people.iter().map(|one| one.at(server.address)).collect();
    let path = organised(&mut people[0], &[]).await;
    for person in &mut people {
        does(person, &path, "enter").await;
    }
    does(&mut people[0], &path, "begin").await;
    let tables = round(&file, &path, 0).await;
    first_wins(&mut people, &tables).await;
    let tables = round(&file, &path, 1).await;
    let [out, deaf] = [&tables[0].names[1], &tables[1].names[1]];
    let kinds = [("way", "webhook"), ("webhook", "turn"), ("webhook", "off")];
    assert_eq!(people[number(deaf)].post("/notices/kinds", &kinds).await.status, 303);
    // The others win at once.
    does(&mut people[number(out)], &path, "leave").await;
    first_wins(&mut people, &tables[1..]).await;
    let mut eve = Browser::new(server.address);
    until_said(&mut eve, &path, "The contest is over").await;
    let names = ["P00", "P01", "P02", "P03"];
    let still: Vec<&str> = names.into_iter().filter(|name| name != out).collect();
    assert_eq!(to_be_told(&file).await, told(&still, "ended"));
    server.stop().await;
    written(&file, "DELETE FROM notice WHERE contest IS NULL; UPDATE notice SET due = made").await;
    let server = host(&quick(&file)).await;
    decided(&file).await;
    let mut paths: Vec<String> = service.all().into_iter().skip(1).map(|it| it.path).collect();
    paths.sort();
    let hear = still.iter().filter(|name| **name != deaf.as_str());
    let hear: Vec<String> = hear.map(|name| format!("/p{}", number(name))).collect();
    assert_eq!(paths, hear);
    server.stop().await;
}
