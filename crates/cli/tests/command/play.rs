//! `orderstack play`: a program at a table of a server.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::client::{Browser, Hosted, between, config, file, host};
use crate::program::Running;

/// Somebody with an account, and a file with a token of it.
async fn somebody(server: &Hosted, name: &str) -> (Browser, PathBuf) {
    let mut browser = Browser::new(server.address);
    let made = browser.post("/account", &[("name", name), ("new", "correct horse")]).await;
    assert_eq!(made.status, 200, "{}", made.body);
    let scopes = ["read", "play", "tables"].map(|scope| ("scope", scope));
    let fields = [&[("name", "play"), ("days", "7")][..], &scopes].concat();
    let made = browser.post("/account/tokens", &fields).await;
    let token = between(&made.body, "id=\"token\" readonly value=\"", "\"").expect("a token");
    // Tests play side by side.
    let kept = file(&format!("{name}-{}.token", server.address.port()));
    fs::write(&kept, format!("{token}\n")).expect("written");
    (browser, kept)
}

/// Starts it, with what it says and what is wrong in files beside the token.
fn starts(server: &Hosted, token: &Path, engine: &str, table: &str) -> Running {
    let beside = |name| fs::File::create(token.with_extension(name)).expect("a file");
    let child = Command::new(env!("CARGO_BIN_EXE_orderstack"))
        .args(["play", "--language", "en", "--server", &format!("http://{}", server.address)])
        .args(["--engine", engine, "--table", table, "--token"])
        .arg(token)
        .stdin(Stdio::null())
        .stdout(beside("said"))
        .stderr(beside("wrong"))
        .spawn();
    Running(child.expect("it starts"))
}

/// Plays with a program until the game is over, or something is wrong: what is said, and whether all is well.
async fn played(
    server: &Hosted,
    token: &Path,
    engine: &str,
    table: &str,
) -> (String, String, bool) {
    let (mut child, begun) = (starts(server, token, engine, table), Instant::now());
    let ended = loop {
        if let Some(ended) = child.0.try_wait().expect("it runs") {
            break ended;
        }
        assert!(begun.elapsed() < Duration::from_secs(240), "it plays too long");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let read = |name| fs::read_to_string(token.with_extension(name)).expect("text");
    (read("said"), read("wrong"), ended.success())
}

fn example() -> String {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/engine.py");
    format!("python3 {}", example.display())
}

/// A table against a bot or for two, by its address.
async fn table(browser: &mut Browser, other: &str) -> String {
    let setup = [("rule-galaxy", "auto"), ("rule-factions", "random"), ("seat0", "here")];
    let fields = [&setup[..], &[("name0", "Mira"), ("seat1", other)]].concat();
    browser.post("/new", &fields).await.location().to_owned()
}

#[tokio::test]
async fn a_program_plays_a_game_to_its_end() {
    let server = host(&config(&file("play.db"))).await;
    let (mut mira, token) = somebody(&server, "Mira").await;
    let path = table(&mut mira, "bot-random").await;
    let (said, wrong, well) = played(&server, &token, &example(), &path).await;
    assert!(well, "{wrong}");
    assert!(said.ends_with(": the game is over.\n"), "{said}");
    assert_eq!(mira.get(&format!("{path}/record")).await.status, 200);
    // What is over is over at once.
    let (said, _, well) = played(&server, &token, &example(), &path).await;
    assert!(well && said.ends_with(": the game is over.\n"));
    server.stop().await;
}

#[tokio::test]
async fn a_program_that_is_invited_sits_down() {
    let server = host(&config(&file("play-invited.db"))).await;
    let (mut mira, _) = somebody(&server, "Mira").await;
    let (mut eve, token) = somebody(&server, "Eve").await;
    let path = table(&mut mira, "open").await;
    let page = mira.get(&path).await.body;
    let invitation = between(&page, "/join/", "\"").expect("an invitation");
    let at = format!("http://{}{path}/join/{invitation}", server.address);
    let _plays = starts(&server, &token, &example(), &at);
    let begun = Instant::now();
    while !eve.get("/").await.body.contains(&path) {
        assert!(begun.elapsed() < Duration::from_secs(60), "it does not sit down");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn whatever_keeps_it_from_playing_is_said_in_a_sentence() {
    let server = host(&config(&file("play-wrong.db"))).await;
    let (mut mira, token) = somebody(&server, "Mira").await;
    let path = table(&mut mira, "bot-random").await;
    let (_, wrong, well) = played(&server, &token, "no-such-program", &path).await;
    assert!(!well && wrong.contains("The program no-such-program cannot be started"), "{wrong}");
    // One that says what is no answer, and one that says nothing.
    for (program, why) in
        [("echo nonsense", "The program answered 'nonsense'"), ("true", "The program has ended")]
    {
        let (_, wrong, well) = played(&server, &token, program, &path).await;
        assert!(!well && wrong.contains(why), "{wrong}");
    }
    let (_, wrong, well) = played(&server, &token, &example(), "nowhere").await;
    assert!(!well && wrong.contains("404: There is no such table."), "{wrong}");
    fs::write(&token, "os_nothing").expect("written");
    let (_, wrong, well) = played(&server, &token, &example(), &path).await;
    assert!(!well && wrong.contains("401: This token is not valid"), "{wrong}");
    server.stop().await;
}
