//! The start page, as it knows who comes.

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_a_guided_game_is_led_back_to_its_note() {
    let server = host(&config(&file("left.db"))).await;
    let mut mira = Browser::new(server.address);
    let new = mira.get("/").await.body;
    assert_eq!(new.matches("New here?").count(), 2, "to both games");
    let begin = between(&new, "action=\"/learn/starcraft/", "\"").expect("a lesson");
    let begun = mira.post(&format!("/learn/starcraft/{begin}"), &[]).await.location().to_owned();
    for _ in 0..2 {
        let led = mira.post_json(&format!("{begun}/coach"), &[("lead", "skip")]).await;
        assert_eq!(led.status, 200, "{}", led.body);
    }
    let page = mira.get("/").await.body;
    assert!(page.contains("Go on: note 3 of "), "{page}");
    assert!(page.contains(&format!("href=\"{begun}\"")));
    assert_eq!(page.matches("New here?").count(), 1, "still new to the other game");
    // A coach who was sent away has no notes.
    mira.post_json(&format!("{begun}/coach"), &[("lead", "leave")]).await;
    let page = mira.get("/").await.body;
    assert!(!page.contains("Go on: note") && page.matches("New here?").count() == 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn being_new_is_a_matter_of_each_game() {
    let server = host(&config(&file("new-to.db"))).await;
    let mut mira = Browser::new(server.address);
    let played = mira.post("/quick", &[("game", "forbidden-stars")]).await.location().to_owned();
    let page = mira.get("/").await.body;
    assert!(page.contains("New to StarCraft?") && !page.contains("New to Forbidden Stars?"));
    assert!(
        page.contains("action=\"/learn/starcraft/") && !page.contains("/learn/forbidden-stars/")
    );
    assert!(page.contains(&format!("href=\"{played}\"")), "the game stands there");
    server.stop().await;
}

#[tokio::test]
async fn the_form_tells_what_it_asks_for_in_words() {
    let server = host(&config(&file("told.db"))).await;
    let mut mira = Browser::new(server.address);
    let form = mira.get("/new").await.body;
    assert!(form.contains("You and 3 bots (easy)"), "{form}");
    assert!(form.contains("A ready-made, fair galaxy") && form.contains("equally good places"));
    let fields = [
        ("seat0", "here"),
        ("seat1", "here"),
        ("name1", "Tomasz"),
        ("seat2", "bot-normal"),
        ("seat3", "open"),
        ("rule-galaxy", "manual"),
    ];
    let told = mira.post("/new/told", &fields).await;
    assert_eq!(told.status, 200);
    assert!(told.body.contains("You, Tomasz, one bot (normal) and one open seat"), "{}", told.body);
    assert!(told.body.contains("The players build the galaxy"));
    let wrong = mira.post("/new/told", &[("seat0", "here")]).await;
    assert!(wrong.status == 200 && wrong.body.contains("fill at least 2 seats"), "{}", wrong.body);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_that_fill_open_seats_are_normal_unless_asked_otherwise() {
    let server = host(&config(&file("filled.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &INVITED).await;
    let lobby = mira.get(&path).await.body;
    assert!(lobby.contains("<option value=\"normal\" selected>"), "{lobby}");
    assert_eq!(mira.post(&format!("{path}/fill"), &[]).await.status, 303);
    assert!(mira.get("/").await.body.contains("Bot 2 (normal)"));
    assert_eq!(mira.post(&format!("{path}/fill"), &[("level", "divine")]).await.status, 422);
    server.stop().await;
}
