//! The real program, run as people run it.

#![allow(dead_code, unreachable_pub, reason = "each test file uses its own part")]

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

/// Whether there is time: `LONG=1` does more of the same, for more certainty.
pub fn long() -> bool {
    std::env::var_os("LONG").is_some()
}

/// The table on this file, not started yet.
pub fn serve(file: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orderstack"));
    command
        .args(["serve", "--addr", "127.0.0.1:0", "--bot-delay", "2", "--database"])
        .arg(format!("sqlite:{}", file.display()))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    command
}

/// The program while it runs; a test that fails leaves none behind.
pub struct Running(pub Child);

impl Drop for Running {
    fn drop(&mut self) {
        // Mostly it has ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts it and waits for its address.
pub fn start(command: &mut Command) -> (Running, SocketAddr) {
    let mut child = command.spawn().expect("it starts");
    let out = child.stdout.take().expect("its output");
    let child = Running(child);
    let line = BufReader::new(out).lines().next().expect("an address").expect("text");
    let address = line.strip_prefix("http://").expect("an address").parse().expect("an address");
    (child, address)
}

/// Tells it to stop, and waits until it has ended well.
pub fn stop(mut child: Running) {
    let told = Command::new("kill").arg(child.0.id().to_string()).status().expect("it is told");
    assert!(told.success());
    let ended = child.0.wait().expect("it ends");
    assert!(ended.success(), "{ended}");
}

/// Another command on the same file, to its end.
pub fn run(words: &[&str], file: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_orderstack"))
        .args(words)
        .arg("--database")
        .arg(format!("sqlite:{}", file.display()))
        .stdin(Stdio::null())
        .output()
        .expect("it runs")
}
