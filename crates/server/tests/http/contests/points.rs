//! Points for places that whoever organises a contest has chosen.

use super::*;

/// They are said before it begins, and count; what is none is refused, with the form as it was filled in.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn places_are_worth_what_was_said_before() {
    let file = file("contest-points.db");
    let server = host(&config(&file)).await;
    let mut people = members(&server, 4).await;
    for wrong in ["1-2", "3-3", "5-3-1-0", "101-1", "two", "-", "1.5-1"] {
        let refused = tried(&mut people[0], &[("points", wrong)]).await;
        assert_eq!(refused.status, 422, "{wrong}");
        assert!(refused.body.contains("Points for each place are up to 3 whole numbers"));
        assert!(refused.body.contains(&format!("value=\"{wrong}\"")), "{wrong}: it is still there");
    }
    let usual = organised(&mut people[0], &[("title", "Usual"), ("points", " ")]).await;
    assert!(people[1].get(&usual).await.body.contains("The first at a table gets 1 point"));
    let path = organised(&mut people[0], &[("points", "3, 1"), ("rounds", "2")]).await;
    let page = people[1].get(&path).await.body;
    assert!(page.contains("from the first on: 3 – 1. Those who share"), "{page}");
    assert!(!page.contains("The first at a table gets 1 point"));
    for person in &mut people {
        does(person, &path, "enter").await;
    }
    does(&mut people[0], &path, "begin").await;
    for number in 0..2 {
        let tables = round(&file, &path, number).await;
        first_wins(&mut people, &tables).await;
    }
    until_said(&mut people[0], &path, "The contest is over").await;
    let mut reader = Program::new(&server, &token(&mut people[1], &["read"]).await);
    let one = reader.get(&format!("/api{path}")).await.json();
    assert_eq!(one["contest"]["points"], json!([3, 1]));
    let points: Vec<f64> = one["standings"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|line| line["points"].as_f64().expect("a number"))
        .collect();
    // Whoever has given up gets nothing for it.
    assert_eq!(points, [6.0, 3.0, 3.0, 0.0]);
    let other = reader.get(&format!("/api{usual}")).await.json();
    assert_eq!(other["contest"]["points"], json!(null));
    server.stop().await;
}
