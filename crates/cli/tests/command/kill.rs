//! The server killed without warning, again and again, while people and bots play: whatever it
//! has confirmed is there, once, and every table goes on.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::client::{self, Browser, asked};
use crate::program::{long, serve, start, stop};
use kernel::Rng;
use sqlx::{Connection, Row, SqliteConnection, query};
use tokio::task::JoinHandle;

/// Somebody at a seat, and every choice the server has confirmed.
struct Player {
    browser: Browser,
    table: String,
    seat: usize,
    confirmed: Vec<String>,
    over: bool,
}

impl Player {
    /// Plays until the server is gone.
    async fn play(&mut self, mut rng: Rng, made: &AtomicU32) -> std::io::Result<()> {
        let headers = [("Accept", "text/html")];
        while !self.over {
            let page = self.browser.try_ask("GET", &self.table, &headers, "").await?;
            self.over = page.body.contains("The game is over");
            let Some((seat, decision, actions)) = asked(&page.body) else {
                tokio::time::sleep(Duration::from_millis(2)).await;
                continue;
            };
            assert_eq!(seat, self.seat.to_string());
            let texts: Vec<&str> = actions.iter().map(String::as_str).collect();
            let action = rng.pick(&texts).expect("a choice");
            let fields = [("seat", seat.as_str()), ("decision", &decision), ("action", action)];
            let form = [
                ("Accept", "application/json"),
                ("Content-Type", "application/x-www-form-urlencoded"),
            ];
            let path = format!("{}/act", self.table);
            let body = client::encoded(&fields);
            let answer = self.browser.try_ask("POST", &path, &form, &body).await?;
            match answer.status {
                200 => {
                    self.confirmed.push(action.to_owned());
                    made.fetch_add(1, Ordering::Relaxed);
                }
                // Too fast for the usual limits.
                429 => tokio::time::sleep(Duration::from_millis(50)).await,
                status => panic!("{status} for '{action}': {}", answer.body),
            }
        }
        Ok(())
    }
}

/// New tables: one against a bot, one for two persons.
async fn sit_down(address: SocketAddr) -> Vec<Player> {
    let usual = [("rule-galaxy", "auto"), ("rule-factions", "random"), ("seat0", "here")];
    let player = |browser, table: &str, seat| Player {
        browser,
        table: table.to_owned(),
        seat,
        confirmed: Vec::new(),
        over: false,
    };
    let mut mira = Browser::new(address);
    let alone = mira.post("/new", &[&usual[..], &[("seat1", "bot-random")]].concat()).await;
    let mut ines = Browser::new(address);
    let pair = ines.post("/new", &[&usual[..], &[("seat1", "open")]].concat()).await;
    let pair = pair.location().to_owned();
    let lobby = ines.get(&pair).await.body;
    let token = client::between(&lobby, &format!("{pair}/join/"), "\"").expect("an invitation");
    let mut piet = Browser::new(address);
    piet.post(&format!("{pair}/join/{token}"), &[("name", "Piet")]).await;
    vec![player(mira, alone.location(), 0), player(ines, &pair, 0), player(piet, &pair, 1)]
}

/// What is on disk is what was confirmed, and at most one choice more that was under way.
async fn check(file: &Path, players: &mut [Player]) {
    let url = format!("sqlite:{}", file.display());
    let mut disk = SqliteConnection::connect(&url).await.expect("it opens");
    let whole: String = query("PRAGMA integrity_check")
        .fetch_one(&mut disk)
        .await
        .and_then(|row| row.try_get(0))
        .expect("it can be checked");
    assert_eq!(whole, "ok");
    for player in players {
        let rows = query("SELECT number, seat, action FROM change WHERE game = ? ORDER BY number")
            .bind(player.table.trim_start_matches("/t/"))
            .fetch_all(&mut disk)
            .await
            .expect("it can be read");
        let numbers: Vec<i64> = rows.iter().map(|row| row.get("number")).collect();
        assert_eq!(numbers, (0..rows.len() as i64).collect::<Vec<_>>(), "nothing twice, no gap");
        let own = rows.iter().filter(|row| row.get::<i64, _>("seat") == player.seat as i64);
        // Who sits there is no choice.
        let written: Vec<String> = own.filter_map(|row| row.get("action")).collect();
        let confirmed = player.confirmed.len();
        assert!(
            written.starts_with(&player.confirmed) && written.len() <= confirmed + 1,
            "seat {} of {}: confirmed {:?}, written {written:?}",
            player.seat,
            player.table,
            player.confirmed
        );
        player.confirmed = written;
    }
}

#[test]
fn nothing_that_was_confirmed_is_lost_when_the_server_is_killed() {
    // So often it is killed.
    let kills = if long() { 50 } else { 16 };
    let file = client::file("kill.db");
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let mut rng = Rng::new(11);
    let mut players: Vec<Player> = Vec::new();
    let mut choices = 0;
    for kill in 0..kills {
        let (child, address) = start(&mut serve(&file));
        if players.iter().all(|player| player.over) {
            choices += players.iter().map(|player| player.confirmed.len()).sum::<usize>();
            players = runtime.block_on(sit_down(address));
        }
        let (done, made) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicU32::new(0)));
        let tasks = players
            .drain(..)
            .map(|mut player| {
                player.browser = player.browser.at(address);
                let (done, rng) = (Arc::clone(&done), Rng::fork(kill, player.seat as u64));
                let made = Arc::clone(&made);
                runtime.spawn(async move {
                    // That the server goes is no news.
                    let _ = player.play(rng, &made).await;
                    done.lock().expect("nobody fails").push(player);
                })
            })
            .collect::<Vec<JoinHandle<()>>>();
        // In the middle of something, however fast the machine is: a moment after some choices, or when
        // there is nothing left to choose.
        let wanted = 1 + rng.below(4);
        let begun = Instant::now();
        while made.load(Ordering::Relaxed) < wanted
            && !tasks.iter().all(JoinHandle::is_finished)
            && begun.elapsed() < client::PATIENCE
        {
            std::thread::sleep(Duration::from_millis(1));
        }
        std::thread::sleep(Duration::from_millis(u64::from(rng.below(60))));
        drop(child);
        for task in tasks {
            runtime.block_on(task).expect("no player fails");
        }
        players = std::mem::take(&mut *done.lock().expect("nobody fails"));
        runtime.block_on(check(&file, &mut players));
    }
    choices += players.iter().map(|player| player.confirmed.len()).sum::<usize>();
    assert!(choices > kills as usize, "only {choices} choices in {kills} lives");

    // Told to stop, it stops by itself; and everybody still finds the table.
    let (child, address) = start(&mut serve(&file));
    for player in &players {
        let page = runtime.block_on(player.browser.at(address).get(&player.table));
        assert_eq!(page.status, 200);
    }
    stop(child);
}
