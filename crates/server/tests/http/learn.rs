//! The page of lessons.

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_lesson_has_a_picture_and_every_day_a_puzzle() {
    let server = host(&config(&file("learn.db"))).await;
    let mut mira = Browser::new(server.address);
    for game in ["starcraft", "forbidden-stars"] {
        let page = mira.get(&format!("/learn?game={game}")).await.body;
        assert!(page.contains("Puzzle of the day"), "{game}");
        let pictures: Vec<&str> = page
            .split("<img class=\"sketch\" src=\"")
            .skip(1)
            .filter_map(|it| it.split('"').next())
            .collect();
        assert!(pictures.len() > 18, "{game}: {} pictures", pictures.len());
        // One of each sort; the others are drawn alike.
        for picture in [pictures[0], pictures[1], pictures[pictures.len() - 1]] {
            let drawn = mira.get(picture).await;
            assert_eq!((drawn.status, &*drawn.headers["content-type"]), (200, "image/svg+xml"));
            assert!(drawn.body.starts_with("<svg") && drawn.body.len() > 2_000, "{picture}");
            let again = mira.get(&format!("{picture}?lang=de")).await;
            assert_eq!(again.status, 200, "{picture}");
        }
    }
    assert_eq!(mira.get("/learn/starcraft/nothing/picture.svg").await.status, 404);
    server.stop().await;
}
