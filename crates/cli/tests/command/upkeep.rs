//! The real program in a rough house: logs nobody takes, stops, copies, full disks.
#![cfg(unix)]

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::client::{self, Browser};
use crate::program::{Running, long, run, serve, start, stop};
use sqlx::{Connection, Row, SqliteConnection, query};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::runtime::Runtime;

const SEATS: [(&str, &str); 4] =
    [("seat0", "here"), ("seat1", "here"), ("rule-galaxy", "auto"), ("rule-factions", "random")];

/// What is in a file by itself, whatever stands beside it: the ids of its games.
fn games_in(runtime: &Runtime, file: &Path) -> Vec<String> {
    let alone = client::file(&format!(
        "alone-{}",
        file.file_name().expect("a name").to_str().expect("text")
    ));
    std::fs::copy(file, &alone).expect("copied");
    runtime.block_on(async {
        let url = format!("sqlite:{}", alone.display());
        let mut disk = SqliteConnection::connect(&url).await.expect("it opens");
        let whole = query("PRAGMA integrity_check").fetch_one(&mut disk).await.expect("checked");
        assert_eq!(whole.get::<String, _>(0), "ok");
        let rows = query("SELECT id FROM game ORDER BY id").fetch_all(&mut disk).await;
        let games = rows.expect("read").iter().map(|row| row.get("id")).collect();
        disk.close().await.expect("closed");
        games
    })
}

/// A new table; its id.
async fn new_table(browser: &mut Browser) -> Option<String> {
    let headers = [("Accept", "text/html"), ("Content-Type", "application/x-www-form-urlencoded")];
    let made = browser.try_ask("POST", "/new", &headers, &client::encoded(&SEATS)).await.ok()?;
    (made.status == 303).then(|| made.location().trim_start_matches("/t/").to_owned())
}

fn end(path: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", path.display()))
}

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

#[test]
fn after_a_stop_everything_is_in_the_one_file() {
    let runtime = Runtime::new().expect("threads");
    let file = client::file("stops.db");
    let mut made: Vec<String> = Vec::new();
    for _ in 0..12 {
        let (child, address) = start(&mut serve(&file));
        let play = async {
            let mut mira = Browser::new(address);
            // A page that is being looked at, and a bot that is at work.
            let bots = mira.post("/quick", &[]).await;
            let stream = mira.listen(&format!("{}/events", bots.location())).await;
            let id = new_table(&mut mira).await.expect("a table");
            (vec![bots.location().trim_start_matches("/t/").to_owned(), id], stream)
        };
        let (ids, stream) = runtime.block_on(play);
        made.extend(ids);
        stop(child);
        drop(stream);
        let log = std::fs::metadata(end(&file, "-wal")).map_or(0, |about| about.len());
        assert_eq!(log, 0, "nothing is left beside the file");
        made.sort();
        assert_eq!(games_in(&runtime, &file), made);
    }
}

#[test]
fn a_backup_is_made_while_people_play_and_can_be_restored() {
    let runtime = Runtime::new().expect("threads");
    let (file, copy) = (client::file("played.db"), client::file("copy.db"));
    let copy_name = copy.to_str().expect("text");
    let (child, address) = start(&mut serve(&file));
    let playing = Arc::new(AtomicBool::new(true));
    let goes_on = Arc::clone(&playing);
    let writer = runtime.spawn(async move {
        let mut made = Vec::new();
        // Fewer than an address may make at once.
        while made.len() < 60 && goes_on.load(Ordering::Relaxed) {
            made.extend(new_table(&mut Browser::new(address)).await);
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        made
    });
    let first = runtime.block_on(async { new_table(&mut Browser::new(address)).await });
    let said = run(&["backup", copy_name], &file);
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    assert!(String::from_utf8_lossy(&said.stdout).starts_with("All games are now in "));
    let saved = games_in(&runtime, &copy);
    assert!(saved.contains(&first.expect("a table")));
    // It is not replaced unasked, and nothing is restored under a server.
    let said = run(&["backup", copy_name], &file);
    assert_eq!(said.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&said.stderr).ends_with("there is such a file already\n"));
    let said = run(&["restore", copy_name], &file);
    assert_eq!(said.status.code(), Some(1));
    let words = String::from_utf8_lossy(&said.stderr);
    assert!(words.ends_with("another orderstack is using this database\n"), "{words}");
    let last = runtime.block_on(async { new_table(&mut Browser::new(address)).await });
    let last = last.expect("a table");
    assert!(run(&["backup", "--replace", copy_name], &file).status.success());
    assert!(games_in(&runtime, &copy).contains(&last));
    playing.store(false, Ordering::Relaxed);
    let made = runtime.block_on(writer).expect("it ends");
    stop(child);
    let all = games_in(&runtime, &file);
    assert!(made.iter().all(|id| all.contains(id)), "nothing was lost on the way");

    let said = run(&["restore", copy_name], &file);
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    let kept = String::from_utf8(said.stdout).expect("text");
    let kept = client::between(&kept, "before is now in ", ".\n").expect("its name").to_owned();
    assert_eq!(games_in(&runtime, Path::new(&kept)), all);
    assert_eq!(games_in(&runtime, &file), games_in(&runtime, &copy));
    let (child, address) = start(&mut serve(&file));
    let page = runtime.block_on(Browser::new(address).get(&format!("/t/{last}")));
    assert_eq!(page.status, 200);
    stop(child);
    std::fs::remove_file(kept).expect("tidy");
}

#[test]
fn a_full_disk_is_told_by_health_and_stops_nobody() {
    let runtime = Runtime::new().expect("threads");
    let file = client::file("full.db");
    let (child, _) = start(&mut serve(&file));
    stop(child);
    // No file may grow over 400 KB: for the database that is a disk without room.
    let plain = serve(&file);
    let mut small = Command::new("sh");
    small.args(["-c", "trap '' XFSZ; ulimit -f 800; exec \"$0\" \"$@\""]);
    small.arg(plain.get_program()).args(plain.get_args());
    small.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let (child, address) = start(&mut small);
    runtime.block_on(async {
        let mut mira = Browser::new(address);
        let mut refused = 0;
        while refused < 3 {
            let made = Browser::new(address).post("/new", &SEATS).await;
            match made.status {
                303 => {}
                503 => refused += 1,
                status => panic!("{status}: {}", made.body),
            }
        }
        let health = mira.get_json("/health").await;
        assert_eq!(health.status, 503);
        assert_eq!(mira.get("/").await.status, 200, "what needs no disk goes on");
    });
    stop(child);
}

/// The table on this file under a limit of open files.
fn with_files(file: &Path, limit: &str) -> Command {
    let plain = serve(file);
    let mut few = Command::new("sh");
    few.args(["-c", &format!("ulimit {limit}; exec \"$0\" \"$@\"")]);
    few.arg(plain.get_program()).args(plain.get_args());
    few.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    few
}

#[test]
fn a_crowd_keeps_nobody_out() {
    let runtime = Runtime::new().expect("threads");
    // Few files at first, but more may be had.
    let (child, address) = start(&mut with_files(&client::file("files.db"), "-S -n 64"));
    runtime.block_on(async {
        let mut crowd = Vec::new();
        for _ in 0..300 {
            crowd.push(tokio::net::TcpStream::connect(address).await.expect("a line"));
        }
        let mut late = Browser::new(address);
        assert_eq!(late.get("/").await.status, 200);
        assert!(new_table(&mut late).await.is_some());
    });
    stop(child);

    // Few files and no more: who is in goes on, and others find room.
    let (child, address) = start(&mut with_files(&client::file("few-files.db"), "-n 128"));
    runtime.block_on(async {
        let mut inside = Browser::new(address);
        assert_eq!(inside.get("/").await.status, 200);
        let mut crowd = Vec::new();
        for _ in 0..150 {
            crowd.push(tokio::net::TcpStream::connect(address).await.expect("a line"));
        }
        for _ in 0..20 {
            assert!(new_table(&mut inside).await.is_some(), "who is in goes on");
        }
        // Not every system has a second address at hand.
        let elsewhere = tokio::net::TcpSocket::new_v4().expect("a socket");
        if elsewhere.bind("127.0.0.2:0".parse().expect("an address")).is_ok() {
            let mut line = elsewhere.connect(address).await.expect("a line");
            let ask = b"GET /health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";
            line.write_all(ask).await.expect("asked");
            let mut answer = String::new();
            line.read_to_string(&mut answer).await.expect("an answer");
            assert!(answer.ends_with("ok\n"), "{answer}");
        }
        drop(crowd);
        let mut late = Browser::new(address);
        while late.try_ask("GET", "/", &[], "").await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    stop(child);
}

#[test]
fn whoever_runs_it_is_told_once_what_is_wrong_with_the_proxy() {
    let runtime = Runtime::new().expect("threads");
    let log = client::file("proxy.log");
    let told = |words: &[&str], headers: &[(&str, &str)], sign: &str| {
        let to = File::create(&log).expect("a log");
        let (child, address) =
            start(serve(&client::file("proxy.db")).args(words).stderr(Stdio::from(to)));
        for _ in 0..3 {
            // What comes back is not the question.
            runtime.block_on(Browser::new(address).ask("POST", "/quick", headers, ""));
        }
        stop(child);
        let text = std::fs::read_to_string(&log).expect("the log");
        assert_eq!(text.matches(sign).count(), 1, "{text}");
    };
    told(&[], &[("X-Forwarded-For", "192.0.2.7")], "start with --behind-proxy");
    told(&["--behind-proxy"], &[], "let the proxy set it");
    let elsewhere = [("Origin", "https://play.example"), ("Sec-Fetch-Site", "same-origin")];
    told(&["--behind-proxy"], &elsewhere, "people ask for \"play.example\"");
}

/// Asks until health says this; an answer holds for a moment.
fn wait_for_health(runtime: &Runtime, address: std::net::SocketAddr, status: u16) -> String {
    loop {
        let answer = runtime.block_on(Browser::new(address).get_json("/health"));
        if answer.status == status {
            return answer.body;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn signal(child: &Running, name: &str) {
    let told = Command::new("kill").args([name, &child.0.id().to_string()]).status();
    assert!(told.expect("it is told").success());
}

/// Anybody can remove the file that says the database is in use. A second server began then, both
/// wrote, and the health of the first was said to be good.
#[test]
fn a_second_server_is_kept_out_though_the_lock_is_gone() {
    let runtime = Runtime::new().expect("threads");
    let file = client::file("unlocked.db");
    let (first, address) = start(&mut serve(&file));
    std::fs::remove_file(end(&file, ".lock")).expect("removed");
    let second = serve(&file).stderr(Stdio::piped()).output().expect("it runs");
    let words = String::from_utf8_lossy(&second.stderr).into_owned();
    assert_eq!(second.status.code(), Some(1), "{words}");
    assert!(words.ends_with("another orderstack is using this database\n"), "{words}");
    assert!(runtime.block_on(new_table(&mut Browser::new(address))).is_some(), "it goes on");
    wait_for_health(&runtime, address, 200);
    let copy = client::file("unlocked-copy.db");
    let copied = run(&["backup", "--replace", copy.to_str().expect("text")], &file);
    assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
    stop(first);
}

/// A server that sleeps cannot answer: another takes over, and the first says so and writes nothing.
#[test]
fn a_server_that_was_asleep_finds_the_database_taken() {
    let runtime = Runtime::new().expect("threads");
    let file = client::file("asleep.db");
    let (first, old) = start(&mut serve(&file));
    let mut mira = Browser::new(old);
    assert!(runtime.block_on(new_table(&mut mira)).is_some());
    signal(&first, "-STOP");
    std::fs::remove_file(end(&file, ".lock")).expect("removed");
    let (second, new) = start(&mut serve(&file));
    signal(&first, "-CONT");
    let said = wait_for_health(&runtime, old, 503);
    assert!(said.contains("Another server has taken over the database."), "{said}");
    let refused = runtime.block_on(mira.post_json("/quick", &[]));
    assert_eq!(refused.status, 503);
    assert_eq!(
        refused.json()["message"],
        "Nothing was changed: another server has taken over the database."
    );
    wait_for_health(&runtime, new, 200);
    assert!(runtime.block_on(new_table(&mut Browser::new(new))).is_some());
    drop(first);
    stop(second);
}

/// The files beside a database, by what comes after its name.
fn beside(file: &Path) -> Vec<String> {
    let name = file.file_name().expect("a name").to_str().expect("text").to_owned();
    let list = std::fs::read_dir(file.parent().expect("a folder")).expect("a folder");
    let names = list.map(|entry| entry.expect("a name").file_name().into_string().expect("text"));
    let mut ends: Vec<String> =
        names.filter_map(|found| Some(found.strip_prefix(&name)?.to_owned())).collect();
    ends.sort();
    ends
}

/// Killed at any moment, a restore leaves a whole database in its place, the old or the new one, and
/// nothing beside it that the next start does not take away.
#[test]
fn a_restore_that_is_killed_leaves_a_whole_database() {
    let runtime = Runtime::new().expect("threads");
    let (file, copy) = (client::file("killed.db"), client::file("killed-copy.db"));
    for ending in beside(&file) {
        std::fs::remove_file(end(&file, &ending)).expect("left by an earlier run");
    }
    let (child, address) = start(&mut serve(&file));
    let old = runtime.block_on(new_table(&mut Browser::new(address))).expect("a table");
    assert!(run(&["backup", copy.to_str().expect("text")], &file).status.success());
    let new = runtime.block_on(new_table(&mut Browser::new(address))).expect("a table");
    stop(child);
    let before = games_in(&runtime, &file);
    assert!(before.contains(&new));
    // Larger, so that copying takes some time.
    runtime.block_on(async {
        let url = format!("sqlite:{}", copy.display());
        let mut disk = SqliteConnection::connect(&url).await.expect("it opens");
        query("UPDATE upkeep SET bytes = randomblob(20000000)")
            .execute(&mut disk)
            .await
            .expect("done");
        disk.close().await.expect("closed");
    });
    let restore = || {
        let mut restore = Command::new(env!("CARGO_BIN_EXE_orderstack"));
        restore
            .arg("restore")
            .arg(&copy)
            .arg("--database")
            .arg(format!("sqlite:{}", file.display()));
        restore.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        restore
    };
    // What was there takes its place again, if it was replaced.
    let put_back = || {
        for ending in beside(&file).iter().filter(|end| end.contains(".replaced")) {
            std::fs::rename(end(&file, ending), &file).expect("put back");
        }
        assert_eq!(games_in(&runtime, &file), before);
    };
    let begun = std::time::Instant::now();
    assert!(restore().status().expect("it runs").success());
    let takes = begun.elapsed();
    put_back();
    for kill in (0..30).step_by(if long() { 1 } else { 3 }) {
        let mut child = Running(restore().spawn().expect("it starts"));
        std::thread::sleep(takes * kill / 25);
        child.0.kill().expect("killed");
        child.0.wait().expect("it ends");
        let now = games_in(&runtime, &file);
        assert!(now == before || now == [old.clone()], "kill {kill}: {now:?}");
        let (child, _) = start(&mut serve(&file));
        stop(child);
        let left = beside(&file);
        assert!(!left.iter().any(|end| end.contains(".part")), "kill {kill}: {left:?}");
        let replaced = left.iter().any(|end| end.contains(".replaced"));
        assert_eq!(replaced, now != before, "kill {kill}: {left:?}");
        put_back();
    }
}

/// Whatever is wrong with the new file was said of the old one.
#[test]
fn a_disk_without_room_is_told_with_the_file_that_found_none() {
    let (file, copy) = (client::file("no-room.db"), client::file("no-room-copy.db"));
    let (child, _) = start(&mut serve(&file));
    stop(child);
    let runtime = Runtime::new().expect("threads");
    runtime.block_on(async {
        let url = format!("sqlite:{}", file.display());
        let mut disk = SqliteConnection::connect(&url).await.expect("it opens");
        query("UPDATE upkeep SET bytes = randomblob(2000000)")
            .execute(&mut disk)
            .await
            .expect("done");
        disk.close().await.expect("closed");
    });
    let copy_name = copy.to_str().expect("text");
    assert!(run(&["backup", copy_name], &file).status.success());
    let small = |command: &str, to: &Path| {
        let mut small = Command::new("sh");
        small.args(["-c", "trap '' XFSZ; ulimit -f 800; exec \"$0\" \"$@\""]);
        small.arg(env!("CARGO_BIN_EXE_orderstack")).arg(command).arg(to).arg("--database");
        small.stdin(Stdio::null());
        small
    };
    let another = client::file("no-room-another.db");
    let said = small("backup", &another).arg(format!("sqlite:{}", file.display())).output();
    let words = String::from_utf8(said.expect("it runs").stderr).expect("text");
    assert!(words.contains("no-room-another.db: the disk"), "{words}");
    let said = small("restore", &copy).arg(format!("sqlite:{}", file.display())).output();
    let words = String::from_utf8(said.expect("it runs").stderr).expect("text");
    assert!(words.contains("no-room.db: the disk"), "{words}");
    for file in [&file, &another] {
        let left = beside(file);
        assert!(!left.iter().any(|end| end.contains(".part")), "{left:?}");
    }
}

/// Tables on disk.
fn count(runtime: &Runtime, file: &Path) -> usize {
    games_in(runtime, file).len()
}

#[test]
fn unused_tables_go_by_hand_and_by_themselves() {
    let runtime = Runtime::new().expect("threads");
    let (file, log) = (client::file("tidy.db"), client::file("tidy.log"));
    let (child, address) = start(&mut serve(&file));
    for _ in 0..12 {
        runtime.block_on(new_table(&mut Browser::new(address))).expect("a table");
        let begun = runtime.block_on(Browser::new(address).post("/learn/starcraft/guided", &[]));
        assert_eq!(begun.status, 303, "{}", begun.body);
    }
    let said = |words: &[&str]| {
        let said = run(words, &file);
        let error = String::from_utf8(said.stderr).expect("text");
        (said.status.success(), String::from_utf8(said.stdout).expect("text") + &error)
    };
    // While it runs one can look, and no more.
    let (well, words) = said(&["tidy", "--dry-run"]);
    assert!(
        well && words.starts_with("This would remove 0 lesson tables and 0 other tables"),
        "{words}"
    );
    let (well, words) = said(&["tidy"]);
    assert!(!well && words.ends_with("another orderstack is using this database\n"), "{words}");
    stop(child);
    assert_eq!(count(&runtime, &file), 24);
    let old = |statement: &'static str| {
        runtime.block_on(async {
            let url = format!("sqlite:{}", file.display());
            let mut disk = SqliteConnection::connect(&url).await.expect("it opens");
            query(statement).execute(&mut disk).await.expect("done");
            disk.close().await.expect("closed");
        });
    };
    old("UPDATE game SET updated = 0 WHERE lesson IS NOT NULL");
    let (well, words) = said(&["tidy", "--dry-run"]);
    assert!(
        well && words.starts_with("This would remove 12 lesson tables and 0 other tables"),
        "{words}"
    );
    assert_eq!(count(&runtime, &file), 24, "nothing was changed");
    let before = std::fs::metadata(&file).expect("a file").len();
    let (well, words) = said(&["tidy"]);
    assert!(well && words.starts_with("Removed 12 lesson tables and 0 other tables"), "{words}");
    assert_eq!(count(&runtime, &file), 12);
    let after = std::fs::metadata(&file).expect("a file").len();
    assert!(after < before, "{before} bytes, then {after}");

    // A server does it by itself, and says so.
    old("UPDATE game SET updated = 0");
    let to = File::create(&log).expect("a log");
    let (child, _) = start(serve(&file).stderr(Stdio::from(to)));
    while !std::fs::read_to_string(&log)
        .expect("the log")
        .contains("0 tables of lessons and 12 others")
    {
        std::thread::sleep(Duration::from_millis(20));
    }
    stop(child);
    assert_eq!(count(&runtime, &file), 0);
    let nowhere = client::file("tidy-nowhere.db");
    let said = run(&["tidy"], &nowhere);
    assert!(!said.status.success() && !nowhere.exists(), "none is made");
}
