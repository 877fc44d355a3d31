//! What people are called.

use super::*;
use sqlx::{Connection, SqliteConnection, query};

#[tokio::test]
async fn nobody_sits_down_under_a_name_that_looks_like_another() {
    let server = host(&config(&file("alike.db"))).await;
    let mut mira = Browser::new(server.address);
    let path = table(&mut mira, &INVITED).await;
    let lobby = mira.get(&path).await.body;
    let join = between(&lobby, &format!("{path}/join/"), "\"").expect("an invitation");
    let join = format!("{path}/join/{join}");
    let mut tomasz = Browser::new(server.address);
    for (name, why) in [
        // With two letters of another alphabet, wide, and large.
        ("M\u{456}r\u{430}", "looks like the name of somebody else at this table"),
        ("\u{ff2d}\u{ff29}\u{ff32}\u{ff21}", "looks like the name of somebody else at this table"),
        ("Bot 2 (hard)", "looks like the name of a bot or of an open seat"),
        ("Platz 1", "looks like the name of a bot or of an open seat"),
        ("jim raynor", "is the name of a faction"),
    ] {
        let refused = tomasz.post(&join, &[("name", name)]).await;
        assert_eq!(refused.status, 422, "{name}");
        assert!(refused.body.contains(why), "{name}: {}", refused.body);
        assert!(refused.body.contains("name=\"name\""), "the form comes back");
    }
    assert_eq!(tomasz.post(&join, &[("name", "Tomasz")]).await.location(), path);
    let rename = format!("{path}/name");
    let refused = tomasz.post_json(&rename, &[("seat", "1"), ("name", "MIRA")]).await;
    assert_eq!(refused.status, 422);
    assert_eq!(
        refused.json()["message"],
        "“MIRA” looks like the name of somebody else at this table. Choose another."
    );
    // One's own name may be written otherwise.
    let own = tomasz.post_json(&rename, &[("seat", "1"), ("name", "TOMASZ")]).await;
    assert_eq!(own.status, 200, "{}", own.body);

    let both = [("seat0", "here"), ("name0", "Ines"), ("seat1", "here"), ("name1", "lnes")];
    let refused = mira.post("/new", &both).await;
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("looks like the name of somebody else"), "{}", refused.body);
    server.stop().await;
}

/// A picture is XML: with U+FFFF in a name neither picture could be drawn.
#[tokio::test]
async fn what_is_no_letter_spoils_no_picture() {
    let file = file("no-letter.db");
    let config = config(&file);
    let server = host(&config).await;
    let mut mira = Browser::new(server.address);
    let path = table(
        &mut mira,
        &[&TWO_HERE[..], &[("name1", "To\u{ffff}ma\u{fdd0}sz\u{1fffe}")]].concat(),
    )
    .await;
    assert!(mira.get(&path).await.body.contains("Tomasz"));
    server.stop().await;
    // As older versions have written it.
    let url = format!("sqlite:{}", file.display());
    let mut disk = SqliteConnection::connect(&url).await.expect("it opens");
    let spoil = query("UPDATE seat SET name = 'Mi' || char(65535) || 'ra' WHERE seat = 0");
    assert_eq!(spoil.execute(&mut disk).await.expect("done").rows_affected(), 1);
    disk.close().await.expect("closed");
    let server = host(&config).await;
    let mut guest = Browser::new(server.address);
    let picture = guest.get(&format!("{path}/picture.svg")).await;
    assert!(picture.status == 200 && !picture.body.contains('\u{ffff}'));
    assert_eq!(guest.get(&format!("{path}/picture.png")).await.status, 200);
    server.stop().await;
}
