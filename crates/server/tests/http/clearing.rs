//! Tables that nobody uses.

use std::path::Path;

use super::*;
use sqlx::{Connection, Row, SqliteConnection, query};

/// The tables on disk.
async fn on_disk(file: &Path) -> Vec<String> {
    let mut disk = connect(file).await;
    let rows = query("SELECT id FROM game ORDER BY id").fetch_all(&mut disk).await.expect("read");
    rows.iter().map(|row| format!("/t/{}", row.get::<String, _>(0))).collect()
}

async fn connect(file: &Path) -> SqliteConnection {
    let url = format!("sqlite:{}", file.display());
    SqliteConnection::connect(&url).await.expect("it opens")
}

/// The ids of all lessons, as they stand in addresses.
fn lessons(config: &server::Config) -> Vec<String> {
    let kinds = config.games.iter().map(|game| game.kind());
    kinds
        .flat_map(|kind| kind.lessons.iter().map(move |it| format!("/learn/{}/{}", kind.id, it.id)))
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_those_who_never_came_back_go() {
    let file = file("clearing.db");
    let mut config = config(&file);
    config.clearing = Duration::from_millis(20);
    let server = host(&config).await;
    let mut mira = Browser::new(server.address);
    let lesson = mira.post(&lessons(&config)[0], &[]).await.location().to_owned();
    let left = table(&mut mira, &TWO_HERE).await;
    let chosen = table(&mut mira, &TWO_HERE).await;
    let own = format!("{chosen}?as={}", first_asked(&mut mira, &chosen).await);
    assert_eq!(answer_first(&mut mira, &own).await.status, 200);
    let watched = mira.post(&lessons(&config)[0], &[]).await.location().to_owned();
    server.stop().await;

    let server = host(&config).await;
    let mut mira = mira.at(server.address);
    let mut stream = mira.listen(&format!("{watched}/events")).await.expect("a stream");
    stream.next().await.expect("a greeting");
    let mut disk = connect(&file).await;
    query("UPDATE game SET updated = 0").execute(&mut disk).await.expect("long ago");
    disk.close().await.expect("closed");
    loop {
        let left_over = on_disk(&file).await;
        assert!(left_over.contains(&chosen), "somebody has chosen there");
        assert!(left_over.contains(&watched), "somebody looks at it");
        if left_over.len() == 2 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for gone in [&lesson, &left] {
        assert_eq!(mira.get(gone).await.status, 404);
    }
    for there in [&chosen, &watched] {
        assert_eq!(mira.get(there).await.status, 200);
    }
    // Whoever looks goes on.
    let led = mira.post_json(&format!("{watched}/coach"), &[("lead", "show")]).await;
    assert_eq!(led.status, 200, "{}", led.body);
    server.stop().await;
}

/// How much disk one address can fill by making tables and going away, at the usual rates, however many
/// cookies it throws away.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_cannot_fill_the_disk() {
    const MEGABYTE: u64 = 1 << 20;
    let (rates, kept) = (Rates::USUAL, limits::KEPT);
    let tables = |rate: Rate, kept: Duration| {
        u64::from(rate.burst) + (kept.as_millis() / rate.each.as_millis()) as u64
    };
    for (name, rate, kept, most) in [
        ("lessons", rates.learn[1], kept.lesson_begun, 64 * MEGABYTE),
        ("tables", rates.create[1], kept.table, 128 * MEGABYTE),
    ] {
        let file = file(&format!("room-{name}.db"));
        let config = config(&file);
        let size = || std::fs::metadata(&file).expect("a file").len();
        host(&config).await.stop().await;
        let (before, mut made) = (size(), 0);
        let server = host(&config).await;
        let all = if name == "lessons" { lessons(&config) } else { vec!["/new".to_owned(); 60] };
        let title = "x".repeat(48);
        let full = [&TWO_HERE[..], &[("title", title.as_str())]].concat();
        for path in &all {
            let fields = if name == "lessons" { &[][..] } else { &full };
            assert_eq!(Browser::new(server.address).post(path, fields).await.status, 303);
            made += 1;
        }
        server.stop().await;
        // What health writes is no table.
        let each = size().saturating_sub(before).div_ceil(made);
        let bound = tables(rate, kept) * each;
        eprintln!(
            "{name}: {each} bytes each, {} of them at most, {bound} bytes",
            tables(rate, kept)
        );
        assert!(bound <= most, "{name}: {bound} bytes");
    }
}
