//! `orderstack account` on a real file, while a server uses it and while none does.
#![cfg(unix)]

use std::path::Path;
use std::process::Output;

use crate::client::{self, Browser};
use crate::program::{run, serve, start, stop};
use tokio::runtime::Runtime;

const PASSWORD: &str = "correct horse";

fn said(output: &Output) -> String {
    let text = [&*output.stdout, &*output.stderr].concat();
    String::from_utf8(text).expect("text").trim_end().to_owned()
}

/// A command that is carried out, and what it says.
fn done(words: &[&str], file: &Path) -> String {
    let output = run(&[&["account"], words].concat(), file);
    assert!(output.status.success(), "{words:?}: {}", said(&output));
    said(&output)
}

/// A command that is refused, and why.
fn refused(words: &[&str], file: &Path) -> String {
    let output = run(&[&["account"], words].concat(), file);
    assert_eq!(output.status.code(), Some(1), "{words:?}: {}", said(&output));
    assert_eq!(said(&output).lines().count(), 1, "one line");
    said(&output)
}

#[test]
fn accounts_are_listed_reset_and_deleted_by_hand() {
    let runtime = Runtime::new().expect("threads");
    let file = client::file("account-command.db");
    assert!(refused(&["list"], &file).contains("there is no such database"));
    assert!(refused(&["reset", "Mira"], &file).contains("there is no such database"));
    assert!(!file.exists(), "and none is made");

    let (child, address) = start(&mut serve(&file));
    let (mut mira, mut eve) = (Browser::new(address), Browser::new(address));
    let table = runtime.block_on(async {
        let fields = [
            ("seat0", "here"),
            ("name0", "Mira"),
            ("seat1", "open"),
            ("rule-galaxy", "auto"),
            ("rule-factions", "random"),
        ];
        let made = mira.post("/new", &fields).await;
        let page = mira.get(made.location()).await.body;
        let token = client::between(&page, "/join/", "\"").expect("an invitation").to_owned();
        let join = format!("{}/join/{token}", made.location());
        assert_eq!(eve.post(&join, &[("name", "Evelina")]).await.status, 303);
        for (browser, name) in [(&mut mira, "Mira"), (&mut eve, "Evelina")] {
            let made = browser.post("/account", &[("name", name), ("new", PASSWORD)]).await;
            assert_eq!(made.status, 200, "{}", made.body);
        }
        made.location().to_owned()
    });
    // While the server runs it can be looked, and nothing be changed.
    let list = done(&["list"], &file);
    assert!(list.contains("Mira, made") && list.ends_with("2 accounts."), "{list}");
    assert_eq!(done(&["audit"], &file), "Moderators have done nothing yet.");
    for words in [&["grant", "Mira", "admin"][..], &["reset", "Mira"], &["delete", "Mira", "--yes"]]
    {
        assert!(refused(words, &file).contains("another orderstack is using this database"));
    }
    stop(child);

    assert_eq!(done(&["grant", "MIRA", "moderator"], &file), "Mira has the role moderator now.");
    assert_eq!(done(&["grant", "Mira", "moderator"], &file), "Mira has the role moderator now.");
    done(&["grant", "Mira", "admin"], &file);
    assert!(done(&["list"], &file).contains(": admin, moderator\n"));
    assert_eq!(
        done(&["revoke", "Mira", "admin"], &file),
        "Mira does not have the role admin any more."
    );
    assert!(done(&["list"], &file).contains(": moderator\n"));
    assert!(refused(&["grant", "Nobody", "admin"], &file).contains("no account called 'Nobody'"));
    assert_eq!(run(&["account", "grant", "Mira", "king"], &file).status.code(), Some(2));
    let codes = done(&["invite", "3"], &file);
    assert_eq!(codes.lines().count(), 4, "{codes}");
    assert!(codes.ends_with("3 codes, each good once in the next 30 days."), "{codes}");
    let code = done(&["reset", "Mira"], &file);
    let code = code.rsplit(' ').next().expect("a code");
    assert!(refused(&["delete", "Evelina"], &file).contains("--yes"));
    assert_eq!(done(&["delete", "evelina", "--yes"], &file), "The account Evelina is deleted.");
    assert!(done(&["list"], &file).ends_with("One account."));

    // What opened it before opens it no more; a bot sits where Eve sat.
    let (child, address) = start(&mut serve(&file));
    runtime.block_on(async {
        let mut mira = mira.at(address);
        assert!(!mira.get("/account").await.body.contains("<h1>Mira</h1>"));
        let enter = [("name", "Mira"), ("password", PASSWORD)];
        assert_eq!(mira.post("/account/enter", &enter).await.status, 422);
        let enter = [("name", "Mira"), ("code", code), ("new", "battery staple")];
        assert_eq!(mira.post("/account/code", &enter).await.status, 303);
        let page = mira.get(&table).await.body;
        assert!(page.contains("Former player 2") && !page.contains("Evelina"), "{page}");
        let mut eve = eve.at(address);
        assert!(!eve.get(&table).await.body.contains("data-seat="));
    });
    stop(child);
}
