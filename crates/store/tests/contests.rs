//! Contests: a round is written as a whole and once, whoever goes leaves the others their contest, and nothing of it is cleared away.

mod common;

use std::time::Duration;

use common::{beside, file, game_of, open, standing};
use kernel::history::Chance;
use kernel::{Seat, SeatSet};
use rating::Rating;
use rating::contest::{Kind, Worth};
use store::{
    About, Channel, Contest, Contests, Ending, Kept, Login, Named, NewGame, Notice, OfAccount,
    OfContest, OfNotice, Placed, Round, Standing, Store, Trouble, Write,
};
use table::{Holder, PersonId, Place};

/// Somebody with an account.
async fn somebody(store: &Store, name: &str) {
    let login = Login { hash: format!("login-{name}"), device: String::new(), made: 0, seen: 0 };
    let named = Named { name: name.to_owned(), looks: [name.to_owned(), name.to_owned()] };
    let made = OfAccount::Made {
        named,
        password: "hash".to_owned(),
        passkey: None,
        codes: Vec::new(),
        login,
        entry: None,
    };
    store.write(Write::Account(name.into(), Box::new(made))).await.expect("made");
}

fn contest(id: &str, host: &str) -> Contest {
    Contest {
        id: id.to_owned(),
        host: Some(host.into()),
        title: "Cup".to_owned(),
        game: "starcraft".to_owned(),
        options: "{}".to_owned(),
        kind: Kind::Swiss(2),
        seats: 2,
        worth: Worth::named("3-1", 2),
        clock: "days-1".to_owned(),
        rated: false,
        listed: true,
        least: 3,
        most: 4,
        seed: u64::MAX - 3,
        made: 1,
        starts: 1000,
        begun: None,
        over: None,
    }
}

async fn write(store: &Store, what: OfContest) -> Result<(), Trouble> {
    store.write(Write::Contest(what)).await
}

fn new_game(id: &str, people: [&str; 2]) -> NewGame {
    let chance = Chance::Shared { secret: id.into(), numbers: Vec::new() };
    let Write::Game(game) = game_of(id, chance) else { panic!("a game") };
    let place = |name: &str| Place::new(Holder::Person(name.into()), name);
    NewGame { places: people.map(place).to_vec(), ..*game }
}

fn round(round: usize, tables: &[(&str, [(&str, i64); 2])]) -> OfContest {
    let table = |(game, sit): &(&str, [(&str, i64); 2])| {
        (new_game(game, sit.map(|it| it.0)), sit.map(|it| it.1).to_vec(), Vec::new())
    };
    let tables = tables.iter().map(table).collect();
    OfContest::Round(Box::new(Round { contest: "c".to_owned(), round, tables }))
}

/// The game is over: the first seat has won, and the other one is out of the contest or not.
async fn ended(store: &Store, game: &str, out: bool) {
    let standing =
        Standing { over: Some((SeatSet::one(Seat(0)), "normal".to_owned())), ..standing(7, false) };
    let placed = vec![
        Placed { seat: Seat(0), place: 1, left: false, out: false },
        Placed { seat: Seat(1), place: 2, left: out, out },
    ];
    let write = Write::Changes {
        ranked: Vec::new(),
        placed,
        game: game.to_owned(),
        first: 2,
        changes: Vec::new(),
        hash: None,
        standing,
        learned: false,
        at: 5000,
        notices: Vec::new(),
        ahead: Vec::new(),
    };
    store.write(write).await.expect("written");
}

/// A contest of four that has begun.
async fn begun(name: &str) -> (std::path::PathBuf, Store) {
    let path = file(name);
    let store = open(&path).await.expect("a new file");
    for name in ["a", "b", "c", "d", "e"] {
        somebody(&store, name).await;
    }
    write(&store, OfContest::Made(Box::new(contest("c", "e")))).await.expect("made");
    for name in ["a", "b", "c", "d"] {
        write(&store, OfContest::Entered("c".into(), name.into())).await.expect("entered");
    }
    let seeds = (0..4).map(|number| (number, Rating::NEW)).collect();
    write(&store, OfContest::Begun("c".into(), seeds, 2000)).await.expect("begun");
    (path, store)
}

const FIRST: [(&str, [(&str, i64); 2]); 2] =
    [("g1", [("a", 0), ("b", 1)]), ("g2", [("c", 2), ("d", 3)])];

#[tokio::test]
async fn one_enters_and_leaves_until_it_begins() {
    let store = open(&file("contest-enter.db")).await.expect("a new file");
    for name in ["a", "b", "c", "d", "e"] {
        somebody(&store, name).await;
    }
    let made = contest("c", "e");
    write(&store, OfContest::Made(Box::new(made.clone()))).await.expect("made");
    assert_eq!(store.contest("c").await.expect("read"), Some(made));
    assert_eq!(store.contest("x").await.expect("read"), None);
    let enter = |name: &str| write(&store, OfContest::Entered("c".into(), name.into()));
    enter("a").await.expect("entered");
    enter("a").await.expect("once more is that");
    enter("guest").await.expect_err("nobody with an account");
    for name in ["b", "c", "d"] {
        enter(name).await.expect("entered");
    }
    assert_eq!(enter("e").await, Err(Trouble::Doubled), "it is full");
    write(&store, OfContest::Left("c".into(), "b".into())).await.expect("left");
    let twice = write(&store, OfContest::Left("c".into(), "b".into())).await;
    assert_eq!(twice, Err(Trouble::Doubled));
    enter("e").await.expect("there is room again");
    let numbers: Vec<i64> =
        store.entrants("c").await.expect("read").iter().map(|it| it.number).collect();
    assert_eq!(numbers, [0, 2, 3, 4], "no number is anybody else's");
    assert_eq!(store.contests_with(&"e".into()).await.expect("read"), [1, 1]);
    // Whoever reckons with others than those who are there begins nothing.
    let seeds = |numbers: &[i64]| numbers.iter().map(|it| (*it, Rating::NEW)).collect();
    let wrong = OfContest::Begun("c".into(), seeds(&[0, 1, 2, 3]), 9);
    assert_eq!(write(&store, wrong).await, Err(Trouble::Doubled));
    assert_eq!(store.contest("c").await.expect("read").expect("there").begun, None);
    let begun = || OfContest::Begun("c".into(), seeds(&[0, 2, 3, 4]), 9);
    write(&store, begun()).await.expect("begun");
    assert_eq!(write(&store, begun()).await, Err(Trouble::Doubled));
    for late in [
        OfContest::Entered("c".into(), "b".into()),
        OfContest::Left("c".into(), "a".into()),
        OfContest::Over("c".into(), Ending::Off, 10, Vec::new()),
    ] {
        assert_eq!(write(&store, late).await, Err(Trouble::Doubled));
    }
}

#[tokio::test]
async fn a_round_is_written_as_a_whole_and_once() {
    let (path, store) = begun("contest-round.db").await;
    assert_eq!(store.contests_due(0).await.expect("read"), ["c"]);
    assert_eq!(write(&store, round(1, &FIRST)).await, Err(Trouble::Doubled), "not the second");
    // Half a round is none: the second table has somebody who takes no part.
    let wrong = [FIRST[0], ("g2", [("c", 2), ("e", 3)])];
    assert_eq!(write(&store, round(0, &wrong)).await, Err(Trouble::Doubled));
    assert_eq!(store.load("g1").await.expect_err("no table of it"), Trouble::Unknown);
    write(&store, round(0, &FIRST)).await.expect("written");
    let again = [("g3", FIRST[0].1), ("g4", FIRST[1].1)];
    assert_eq!(write(&store, round(0, &again)).await, Err(Trouble::Doubled));
    assert_eq!(store.load("g1").await.expect("there").contest.as_deref(), Some("c"));
    assert!(store.contests_due(i64::MAX).await.expect("read").is_empty(), "it is played");
    let over = || OfContest::Over("c".into(), Ending::Played, 9000, Vec::new());
    ended(&store, "g1", false).await;
    assert_eq!(write(&store, round(1, &again)).await, Err(Trouble::Doubled), "one goes on");
    assert_eq!(write(&store, over()).await, Err(Trouble::Doubled));
    ended(&store, "g2", true).await;
    assert_eq!(store.contests_due(0).await.expect("read"), ["c"]);
    let rounds = store.rounds("c").await.expect("read");
    assert_eq!(rounds.len(), 1);
    assert_eq!(rounds[0][1].seats, [2, 3]);
    assert_eq!(rounds[0][1].fared, Some(vec![(1, false), (2, true)]));
    let out: Vec<_> = store.entrants("c").await.expect("read").iter().map(|it| it.out).collect();
    assert_eq!(out, [None, None, None, Some(0)]);
    // Who has dropped out is seated no more.
    assert_eq!(write(&store, round(1, &again)).await, Err(Trouble::Doubled));
    write(&store, round(1, &[("g3", [("a", 0), ("c", 2)])])).await.expect("written");
    ended(&store, "g3", false).await;
    write(&store, over()).await.expect("over");
    assert_eq!(write(&store, over()).await, Err(Trouble::Doubled));
    assert_eq!(store.contests(Contests::Over, 9).await.expect("read")[0].rounds, 2);
    store.close().await.expect("closed");
    let two = "CREATE TEMP TABLE few (n INTEGER CHECK (n = 3)); INSERT INTO few SELECT count(*) FROM game";
    beside(&path, two).await;
}

#[tokio::test]
async fn whoever_drops_out_or_goes_for_good_leaves_the_others_their_contest() {
    let (path, store) = begun("contest-gone.db").await;
    write(&store, round(0, &FIRST)).await.expect("written");
    write(&store, OfContest::Out("c".into(), "b".into())).await.expect("out");
    let twice = write(&store, OfContest::Out("c".into(), "b".into())).await;
    assert_eq!(twice, Err(Trouble::Doubled));
    assert_eq!(store.forsaken().await.expect("read"), [("g1".to_owned(), Seat(1))]);
    // Both of a table go: it stays, since the others wait for its end.
    let kept = 9_999_999_999;
    for name in ["c", "d"] {
        let person = PersonId::from(name);
        assert_eq!(store.known_at(&person).await.expect("read"), [("g2".to_owned(), true)]);
        for what in [OfAccount::Left("g2".into()), OfAccount::Deleted { kept }] {
            store.write(Write::Account(person.clone(), Box::new(what))).await.expect("gone");
        }
    }
    assert!(store.load("g2").await.is_ok());
    let entrants = store.entrants("c").await.expect("read");
    assert_eq!(entrants.len(), 4);
    assert!(entrants[2].name.is_none() && entrants[2].out == Some(0));
    assert!(entrants[2].person != entrants[3].person);
    // Whoever organised it goes, and it goes on.
    let gone = OfAccount::Deleted { kept };
    store.write(Write::Account("e".into(), Box::new(gone))).await.expect("gone");
    let left = store.contest("c").await.expect("read").expect("there");
    assert!(left.host.is_none() && left.over.is_none());
    // Nobody has chosen anything at its tables, and they stay.
    let now = Kept { lesson_begun: Duration::ZERO, lesson: Duration::ZERO, table: Duration::ZERO };
    store.write(game_of("other", Chance::Seed { seed: 1, salt: None })).await.expect("written");
    store.close().await.expect("closed");
    beside(&path, "UPDATE game SET updated = 1").await;
    let store = open(&path).await.expect("the same file");
    let unused: Vec<String> =
        store.unused(now, 9).await.expect("read").into_iter().map(|it| it.id).collect();
    assert_eq!(unused, ["other"]);
}

#[tokio::test]
async fn who_goes_before_it_begins_leaves_no_trace() {
    let store = open(&file("contest-before.db")).await.expect("a new file");
    for name in ["a", "b"] {
        somebody(&store, name).await;
    }
    write(&store, OfContest::Made(Box::new(contest("c", "a")))).await.expect("made");
    for name in ["a", "b"] {
        write(&store, OfContest::Entered("c".into(), name.into())).await.expect("entered");
    }
    let gone = OfAccount::Deleted { kept: 9_999_999_999 };
    store.write(Write::Account("a".into(), Box::new(gone))).await.expect("gone");
    assert_eq!(store.entrants("c").await.expect("read").len(), 1);
    assert_eq!(store.next_contest().await.expect("read"), Some(1000));
    assert_eq!(store.contests_due(999).await.expect("read"), [""; 0]);
    assert_eq!(store.contests_due(1000).await.expect("read"), ["c"]);
    let few = OfContest::Over("c".into(), Ending::Few, 1000, Vec::new());
    write(&store, few).await.expect("over");
    assert_eq!(store.contests_due(1000).await.expect("read"), [""; 0]);
    let mine = store.contests(Contests::Of(&"b".into()), 9).await.expect("read");
    assert_eq!(mine[0].contest.over, Some((1000, Ending::Few)));
    assert!(store.contests(Contests::Over, 9).await.expect("read").is_empty());
}

/// It is written with the end itself, so it cannot be told twice; whoever has seen it is told nothing.
#[tokio::test]
async fn what_people_are_told_of_the_end_is_written_with_it() {
    let (_, store) = begun("contest-told.db").await;
    for name in ["a", "b", "c"] {
        let channel = Channel {
            id: 0,
            person: name.into(),
            kind: "webhook".into(),
            address: format!("https://{name}.example"),
            key: String::new(),
            device: String::new(),
            login: None,
            tongue: "en".into(),
            site: String::new(),
            trouble: None,
        };
        let made = OfNotice::Channel(channel, 9, &[]);
        store.write(Write::Notice(made)).await.expect("written");
    }
    write(&store, round(0, &FIRST)).await.expect("written");
    let told = |name: &str| Notice { person: name.into(), kind: "ended", due: 9, instead: false };
    let over = || {
        let told = ["a", "b", "c", "d"].map(told).to_vec();
        OfContest::Over("c".into(), Ending::Played, 9, told)
    };
    // It is not over yet, and so nobody is told.
    assert_eq!(write(&store, over()).await, Err(Trouble::Doubled));
    assert!(store.notices_due(9, 9).await.expect("read").is_empty());
    for game in ["g1", "g2"] {
        ended(&store, game, false).await;
    }
    write(&store, over()).await.expect("over");
    assert_eq!(write(&store, over()).await, Err(Trouble::Doubled));
    assert!(store.waits_for(&"b".into(), "c").await.expect("read"));
    store.write(Write::Notice(OfNotice::Seen("b".into(), "c".into()))).await.expect("written");
    assert!(!store.waits_for(&"b".into(), "c").await.expect("read"));
    let due = store.notices_due(9, 9).await.expect("read");
    let persons: Vec<&str> = due.iter().map(|notice| notice.person.as_str()).collect();
    assert_eq!(persons, ["a", "c"], "and nobody without a channel");
    for notice in &due {
        store.write(Write::Notice(OfNotice::Out(notice.id, 9, 9))).await.expect("written");
    }
    let out = store.deliveries_due(9, 9).await.expect("read");
    assert_eq!(out.len(), 2);
    assert_eq!(out[0].about, About::Contest("c".to_owned(), "Cup".to_owned()));
    // Whoever goes for good is told nothing any more.
    let gone = OfAccount::Deleted { kept: 9_999_999_999 };
    for what in [OfAccount::Left("g1".into()), gone] {
        store.write(Write::Account("a".into(), Box::new(what))).await.expect("gone");
    }
    assert_eq!(store.deliveries_due(9, 9).await.expect("read").len(), 1);
}
