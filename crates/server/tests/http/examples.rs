//! The program in `examples/` that needs nothing but Python plays a game to its end. (The other one is tried in `web/tests`.)

use std::fs::File;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use super::*;
use crate::programs::{SCOPES, account, token};

/// A program that is running; a test that fails leaves none behind.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // Mostly it has ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test]
async fn the_client_in_python_plays_a_game() {
    let server = host(&config(&file("example.db"))).await;
    let mut mira = account(&server, "Mira").await;
    let (shown, said) = (file("example.token"), file("example.txt"));
    std::fs::write(&shown, token(&mut mira, &SCOPES).await).expect("written");
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/player.py");
    let child = Command::new("python3")
        .arg(example)
        .arg(format!("http://{}", server.address))
        .arg(&shown)
        .stdin(Stdio::null())
        .stdout(File::create(&said).expect("a file"))
        .spawn();
    let mut child = Running(child.expect("Python is there"));
    let begun = Instant::now();
    let ended = loop {
        if let Some(ended) = child.0.try_wait().expect("it runs") {
            break ended;
        }
        assert!(begun.elapsed() < Duration::from_secs(240), "it plays too long");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let said = std::fs::read_to_string(&said).expect("text");
    assert!(ended.success(), "{said}");
    assert!(said.lines().last().is_some_and(|line| line.contains(": over, won by")), "{said}");
    assert!(mira.get("/").await.body.contains("id=\"finished\""), "it is among the finished games");
    server.stop().await;
}
