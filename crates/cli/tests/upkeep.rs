//! The real program in a rough house: logs nobody takes, stops, copies, full disks.
#![cfg(unix)]

#[path = "../../server/tests/client/mod.rs"]
mod client;
mod program;

use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use client::Browser;
use program::{Running, serve, start, stop};
use tokio::runtime::Runtime;

/// Makes the server write to its log, and sees whether it goes on.
fn goes_on_without_a_log(runtime: &Runtime, file: &Path, stderr: Stdio) {
    let (child, address) = start(serve(file).stderr(stderr));
    let mut mira = Browser::new(address);
    let lock = runtime.block_on(client::lock(file));
    for _ in 0..3 {
        // Every failure is logged.
        assert_eq!(runtime.block_on(mira.post("/quick", &[])).status, 503);
    }
    runtime.block_on(client::unlock(lock));
    assert_eq!(runtime.block_on(mira.post("/quick", &[])).status, 303);
    stop(child);
}

#[test]
fn a_log_that_cannot_be_written_stops_nobody() {
    let runtime = Runtime::new().expect("threads");
    let full = File::options().write(true).open("/dev/full");
    if let Ok(full) = full {
        goes_on_without_a_log(&runtime, &client::file("full-log.db"), full.into());
    }
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    goes_on_without_a_log(&runtime, &client::file("no-log.db"), writer.into());
}

#[test]
fn a_server_that_cannot_tell_its_address_serves() {
    let file = client::file("no-word.db");
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    // Nobody hears which port is free; so one that was free a moment ago.
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = free.local_addr().expect("an address");
    drop(free);
    let command = Command::new(env!("CARGO_BIN_EXE_orderstack"))
        .args(["serve", "--addr", &address.to_string(), "--database"])
        .arg(format!("sqlite:{}", file.display()))
        .stdout(writer)
        .stderr(Stdio::null())
        .spawn();
    let mut child = Running(command.expect("it starts"));
    let runtime = Runtime::new().expect("threads");
    let answered = runtime.block_on(async {
        loop {
            if let Ok(answer) = Browser::new(address).try_ask("GET", "/health", &[], "").await {
                break answer.status == 200;
            }
            if child.0.try_wait().expect("asked").is_some() {
                break false;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    assert!(answered);
    stop(child);
}
