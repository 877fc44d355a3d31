//! What a table promises: answers apply once or not at all, taking back ends where somebody has
//! learned something, and what was written down gives the same table again.

#[path = "../../kernel/tests/toy/mod.rs"]
mod toy;

use kernel::history::{Chance, Deal, Record};
use kernel::{Game, Options, Rng, Seat, Turn, Viewer, random_choice};
use starcraft::{StarCraft, Step};
use table::{Change, Holder, Place, Seats, Table, UNDOS};
use toy::{Action, Sound, Toy, flaw, setup};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn places(count: usize) -> Vec<Place> {
    let place = |n| Place::new(Holder::Person(format!("p{n}").into()), format!("Person {n}"));
    (0..count).map(place).collect()
}

fn deal<S>(setup: S, seed: u64) -> Deal<S> {
    let chance = Chance::Seed { seed, salt: Some("salt".to_owned()) };
    Deal { setup, rules: 1, chance, position: None }
}

fn toy(players: usize) -> Table<Sound> {
    let setup = setup(players, 3);
    Table::new(deal(setup, 5), places(players)).expect("a legal setup")
}

fn options<G: Game>(table: &Table<G>, seat: Seat) -> Vec<G::Action> {
    let mut options = Options::new();
    table.game().options(seat, &mut options);
    options.to_vec()
}

/// Everything that can be asked of a table.
fn all_of<G: Game>(table: &Table<G>) -> impl PartialEq + std::fmt::Debug + use<G> {
    let seats = 0..table.places().len() as u8;
    let decisions: Vec<u64> = seats.clone().map(|seat| table.decision(Seat(seat))).collect();
    let undo: Vec<_> = seats.map(|seat| table.can_undo(Seat(seat))).collect();
    let log: Vec<_> = table.log(Viewer::Seat(A)).map(|(at, event)| (at, event.clone())).collect();
    let game = table.game().clone();
    (game, table.moment(), table.changes(), decisions, undo, log, table.places().to_vec())
}

/// Does something that must be refused with this code and change nothing.
#[track_caller]
fn refused<G: Game, T: std::fmt::Debug>(
    table: &mut Table<G>,
    code: &str,
    what: impl FnOnce(&mut Table<G>) -> Result<T, kernel::Refused>,
) {
    let before = all_of(table);
    let refusal = what(table).expect_err("it must be refused");
    assert_eq!(refusal.code, code, "{refusal}");
    assert_eq!(all_of(table), before);
}

#[test]
fn a_doubled_answer_changes_nothing() {
    let mut table = toy(2);
    let decision = table.decision(A);
    let card = options(&table, A)[0];
    table.act(A, decision, &[card]).expect("legal");
    refused(&mut table, "stale", |table| table.act(A, decision, &[card]));
    // Not even when the same question comes again.
    let other = options(&table, B)[0];
    table.act(B, table.decision(B), &[other]).expect("legal");
    refused(&mut table, "stale", |table| table.act(A, decision, &[card]));
    refused(&mut table, "stale", |table| table.act(A, decision + 100, &[card]));
}

#[test]
fn who_chooses_at_the_same_time_is_not_made_stale() {
    let mut table = toy(3);
    let seats = [A, B, Seat(2)];
    let sent: Vec<(Seat, u64, Action)> =
        seats.map(|seat| (seat, table.decision(seat), options(&table, seat)[0])).to_vec();
    // All three answers were on their way at the same time.
    for (seat, decision, card) in sent.into_iter().rev() {
        table.act(seat, decision, &[card]).expect("nobody is too late");
    }
    assert_eq!(table.moment(), 3);
}

#[test]
fn others_who_take_back_do_not_make_an_answer_stale() {
    let mut table = toy(3);
    let decision = table.decision(B);
    let card = options(&table, A)[0];
    table.act(A, table.decision(A), &[card]).expect("legal");
    table.undo(A, table.decision(A), None).expect("nothing was shown yet");
    let card = options(&table, B)[0];
    table.act(B, decision, &[card]).expect("the question was the same all along");
}

#[test]
fn only_who_is_asked_may_answer() {
    let mut table = toy(2);
    let card = options(&table, A)[0];
    table.act(A, table.decision(A), &[card]).expect("legal");
    refused(&mut table, "wrong_seat", |table| table.act(A, table.decision(A), &[card]));
    refused(&mut table, "wrong_seat", |table| table.act(Seat(5), 0, &[card]));
    refused(&mut table, "illegal_action", |table| {
        table.act(B, table.decision(B), &[Action::Pass {}])
    });
    refused(&mut table, "no_action", |table| table.act(B, table.decision(B), &[]));
}

#[test]
fn a_mistake_in_the_rules_leaves_the_table_as_it_was() {
    survives::<{ flaw::PANIC }>();
    survives::<{ flaw::ASTRAY }>();
    survives::<{ flaw::CIRCLES }>();
}

fn survives<const FLAW: u8>() {
    let setup = setup(2, 3);
    let mut table = Table::<Toy<FLAW>>::new(deal(setup, 5), places(2)).expect("a legal setup");
    let mut rng = Rng::new(1);
    loop {
        let seat = table.pending().iter().next().expect("somebody is asked");
        let action = rng.pick(&options(&table, seat)).expect("a choice");
        let decision = table.decision(seat);
        let before = all_of(&table);
        if let Err(refusal) = table.act(seat, decision, &[action]) {
            assert_eq!(refusal.code, "internal");
            assert_eq!(all_of(&table), before);
            break;
        }
    }
    assert_eq!(table.game().clock().0, 2);
}

#[test]
fn taking_back_ends_at_another_players_choice_and_at_a_secret() {
    let mut table = toy(2);
    let none = table.can_undo(A).expect_err("nothing yet");
    assert_eq!(none.message.key, "undo-nothing");
    let card = options(&table, A)[0];
    table.act(A, table.decision(A), &[card]).expect("legal");
    assert!(table.can_undo(A).is_ok(), "sealed, not shown");
    assert_eq!(table.can_undo(B).expect_err("not theirs").message.key, "undo-nothing");

    // A doubled undo takes back once.
    let decision = table.decision(A);
    let fresh = toy(2);
    assert_eq!(table.undo(A, decision, None).expect("legal"), Change::Undo(A, 0));
    assert_eq!(table.game(), fresh.game());
    assert_eq!(table.log(Viewer::Seat(A)).count(), 0);
    refused(&mut table, "stale", |table| table.undo(A, decision, None));

    // The last card sealed shows them all.
    let card = options(&table, A)[0];
    table.act(A, table.decision(A), &[card]).expect("legal");
    let other = options(&table, B)[0];
    table.act(B, table.decision(B), &[other]).expect("legal");
    let late = table.can_undo(A).expect_err("B has chosen");
    assert_eq!(late.message.key, "undo-another");
    let shown = table.can_undo(B).expect_err("shown");
    assert_eq!(shown.message.key, "undo-settled");
    refused(&mut table, "no_undo", |table| table.undo(B, table.decision(B), None));
}

#[test]
fn nobody_acts_before_all_seats_are_taken() {
    let mut seats = places(2);
    seats[1] = Place::new(Holder::Open("token".into()), "Seat 2");
    let setup = setup(2, 3);
    let mut table = Table::<Sound>::new(deal(setup, 5), seats).expect("a legal setup");
    assert!(table.pending().is_empty());
    let card = options(&table, A)[0];
    refused(&mut table, "not_started", |table| table.act(A, 0, &[card]));
    assert_eq!(table.at(0).expect_err("nothing is dealt yet").code, "not_started");
    assert_eq!(table.open_seat("wrong"), None);
    let seat = table.open_seat("token").expect("an open seat");
    let place = Place::new(Holder::Person("p1".into()), "Mira");
    table.sit(seat, place.clone()).expect("free");
    assert_eq!(table.sit(seat, place).expect_err("taken").code, "taken");
    assert_eq!(table.open_seat("token"), None, "an invitation is for one person");
    assert_eq!(table.seats_of(&"p1".into()), kernel::SeatSet::one(B));
    let card = options(&table, A)[0];
    table.act(A, table.decision(A), &[card]).expect("now it begins");
}

/// A table for two, one seat still open, whose chance is shared.
fn shared(secret: &str) -> Table<Sound> {
    let mut seats = places(2);
    seats[0].number = "aa".into();
    seats[1] = Place::new(Holder::Open("token".into()), "Seat 2");
    let chance = Chance::Shared { secret: secret.repeat(16), numbers: Vec::new() };
    Table::new(Deal { setup: setup(2, 3), rules: 3, chance, position: None }, seats)
        .expect("a legal setup")
}

#[test]
fn nothing_is_dealt_before_everybody_sits_and_every_number_counts() {
    let seat = |number: &str| Place { number: number.into(), ..places(2).remove(1) };
    let (open, other) = (shared("00"), shared("11"));
    assert_eq!(open.game(), other.game(), "an open table holds no secret");
    assert_ne!(open.promise(), other.promise());
    let mut games = Vec::new();
    for (secret, number) in [("00", "1"), ("00", "2"), ("00", ""), ("11", "1")] {
        let mut table = shared(secret);
        let promise = table.promise();
        table.sit(B, seat(number)).expect("free");
        assert_eq!(table.promise(), promise, "it was promised before");
        assert!(!games.contains(table.game()), "another deal");
        games.push(table.game().clone());
    }
    let mut table = shared("00");
    let refusal = table.sit(B, seat("no number")).expect_err("it cannot be written down");
    assert_eq!(refusal.code, "bad_number");
    assert!(!table.is_full(), "nothing was changed");
}

#[test]
fn a_batch_ends_with_the_first_choice_that_stands_for_good() {
    // What the last sealed card brings to light must not be tried out: neither whether what comes
    // after it would be legal, nor what it would be answered with, may be learned for nothing.
    let sealed = || {
        let mut table = toy(2);
        let card = options(&table, A)[0];
        table.act(A, table.decision(A), &[card]).expect("legal");
        table
    };
    let cards = options(&sealed(), B);
    let tried: Vec<_> = [Action::Pass {}, cards[0], cards[1]]
        .into_iter()
        .map(|next| {
            let mut table = sealed();
            let made = table.act(B, table.decision(B), &[cards[0], next]).expect("the first is");
            (made, all_of(&table))
        })
        .collect();
    assert_eq!(tried[0].0, [Change::Act(B, cards[0])]);
    assert!(tried.iter().all(|other| *other == tried[0]), "all the same");
    // As long as nothing has come to light it is all or none.
    let mut table = toy(3);
    let card = options(&table, A)[0];
    refused(&mut table, "wrong_seat", |table| table.act(A, table.decision(A), &[card, card]));
}

#[test]
fn a_table_wants_a_place_for_every_seat() {
    let setup = setup(3, 3);
    let refusal = Table::<Sound>::new(deal(setup, 5), places(2)).expect_err("one is missing");
    assert_eq!(refusal.message, kernel::message!("wrong-places", places = 2, players = 3));
}

#[test]
fn the_bot_that_must_move_is_found() {
    let mut seats = places(2);
    seats[1].holder = Holder::Bot("easy".into());
    let setup = setup(2, 1);
    let mut table = Table::<Sound>::new(deal(setup, 5), seats).expect("a legal setup");
    assert_eq!(table.next_bot(), Some((B, "easy")));
    let card = options(&table, B)[0];
    table.act(B, table.decision(B), &[card]).expect("legal");
    assert_eq!(table.next_bot(), None);
}

#[test]
fn a_question_is_come_back_to_so_often_and_no_more() {
    let mut table = toy(2);
    let seal = |table: &mut Table<Sound>, seat| {
        let card = options(table, seat)[0];
        table.act(seat, table.decision(seat), &[card]).expect("legal").remove(0)
    };
    let mut written = Vec::new();
    for _ in 0..UNDOS {
        written.push(seal(&mut table, A));
        written.push(table.undo(A, table.decision(A), None).expect("not too often yet"));
    }
    written.push(seal(&mut table, A));
    let told = table.can_undo(A).expect_err("too often");
    assert_eq!((told.code, told.message.key), ("no_undo", "undo-often"));
    refused(&mut table, "no_undo", |table| table.undo(A, table.decision(A), None));

    // What was written down gives the same, and more of it, from before there was a limit, too.
    let mut again = toy(2);
    for change in written.clone() {
        again.redo(change).expect("it fits");
    }
    assert_eq!(all_of(&again), all_of(&table));
    let first = || written[0].clone();
    for change in [Change::Undo(A, 0), first(), Change::Undo(A, 0), first()] {
        again.redo(change).expect("older tables have more");
    }

    // It is counted from the beginning once something has settled.
    seal(&mut table, B);
    let undone = (0..20).any(|_| {
        let seat = table.pending().iter().next().expect("somebody is asked");
        let action = options(&table, seat)[0];
        table.act(seat, table.decision(seat), &[action]).expect("legal");
        seat == A && table.undo(A, table.decision(A), None).is_ok()
    });
    assert!(undone, "another question can be come back to");
}

/// A game of the real rules with random choices and many undos; hands out what was written down.
fn played(seed: u64, limit: usize) -> (Table<StarCraft>, Vec<Change<starcraft::Action>>) {
    let setup = starcraft::Setup::new(3, &[("galaxy", "auto"), ("factions", "random")]);
    let mut table = Table::new(deal(setup, seed), places(3)).expect("a legal setup");
    let (mut rng, mut written) = (Rng::new(seed), Vec::new());
    while !table.is_over() && written.len() < limit {
        let pending: Vec<Seat> = table.pending().iter().collect();
        let seat = rng.pick(&pending).expect("somebody is asked");
        let last = Seat(rng.below(3) as u8);
        if rng.below(4) == 0 && table.can_undo(last).is_ok() {
            written.push(table.undo(last, table.decision(last), None).expect("it said so"));
            continue;
        }
        let action = random_choice::<StarCraft>(&options(&table, seat), &mut rng);
        let action = action.expect("a choice");
        written.extend(table.act(seat, table.decision(seat), &[action]).expect("legal"));
    }
    (table, written)
}

#[test]
fn what_was_written_down_gives_the_same_table_again() {
    for seed in 0..4 {
        let (table, written) = played(seed, 700);
        assert!(written.iter().any(|change| matches!(change, Change::Undo(..))));
        assert_eq!(table.changes(), 3 + written.len() as u64, "after three who sat down");
        let setup = table.deal().clone();
        let mut again = Table::<StarCraft>::new(setup, places(3)).expect("a legal setup");
        for change in written {
            again.redo(change).expect("it was done before");
        }
        assert_eq!(all_of(&again), all_of(&table), "seed {seed}");
    }
}

#[test]
fn the_changes_say_who_had_a_seat_when() {
    let fresh = || shared("00");
    let mut table = fresh();
    let number = "ab12".to_owned();
    let comes = Place { number, ..Place::new(Holder::Person("p1".into()), "Zofia") };
    let mut written = vec![table.sit(B, comes.clone()).expect("free")];
    assert_eq!(written, [Change::Place(B, comes.clone())]);
    let choose = |table: &mut Table<Sound>| {
        let seat = table.pending().iter().next().expect("somebody is asked");
        let action = options(table, seat)[0];
        table.act(seat, table.decision(seat), &[action]).expect("legal")
    };
    written.extend(choose(&mut table));
    let decisions = [A, B].map(|seat| table.decision(seat));
    written.push(table.rename(B, "Zosia").expect("a seat"));
    assert_eq!([A, B].map(|seat| table.decision(seat)), decisions, "a name asks nothing anew");
    refused(&mut table, "wrong_seat", |table| table.rename(Seat(7), "nobody"));
    // A bot goes on, and what was dealt with the number of who left stays dealt.
    let bot = Change::Place(B, Place::new(Holder::Bot("easy".into()), ""));
    table.redo(bot.clone()).expect("a seat");
    written.push(bot);
    written.extend(choose(&mut table));
    assert_eq!(table.changes(), 2 + written.len() as u64);
    let mut again = fresh();
    for change in written {
        again.redo(change).expect("it was done before");
    }
    assert_eq!(all_of(&again), all_of(&table));
}

#[test]
fn a_change_that_does_not_fit_is_refused() {
    let mut table = toy(2);
    assert_eq!(table.redo(Change::Undo(A, 0)).expect_err("nothing there").code, "bad_undo");
    let wrong = table.redo(Change::Act(A, Action::Pass {})).expect_err("not now");
    assert_eq!(wrong.code, "illegal_action");
}

#[test]
fn discarding_at_the_same_time_keeps_everybodys_answer() {
    // SC-REG-09: all who hold too many cards discard at once.
    let mut found = false;
    for seed in 0..40 {
        let setup = starcraft::Setup::new(4, &[("galaxy", "auto"), ("factions", "random")]);
        let mut table = Table::<StarCraft>::new(deal(setup, seed), places(4)).expect("legal");
        let mut rng = Rng::new(seed);
        while !table.is_over() && table.moment() < 500 {
            let pending: Vec<Seat> = table.pending().iter().collect();
            if table.game().step() == Step::DiscardCards && pending.len() > 1 {
                found = true;
                let sent: Vec<_> = pending
                    .iter()
                    .map(|&seat| (seat, table.decision(seat), options(&table, seat)[0]))
                    .collect();
                for (seat, decision, action) in sent {
                    table.act(seat, decision, &[action]).expect("sent at the same time");
                    assert_eq!(
                        table.act(seat, decision, &[action]).expect_err("doubled").code,
                        "stale"
                    );
                }
                break;
            }
            let seat = rng.pick(&pending).expect("somebody is asked");
            let action = random_choice::<StarCraft>(&options(&table, seat), &mut rng);
            table.act(seat, table.decision(seat), &[action.expect("a choice")]).expect("legal");
        }
        if found {
            return;
        }
    }
    panic!("no game came to a simultaneous discard");
}

#[test]
fn the_past_is_as_it_was_and_the_record_waits_for_the_end() {
    let (table, _) = played(2, usize::MAX);
    assert!(matches!(table.game().turn(), Turn::Over(_)));
    assert_eq!(&table.at(table.moment()).expect("now"), table.game());
    assert!(table.at(table.moment() + 1).is_err());
    let text = table.record().expect("it is over");
    let record = Record::parse(&text).expect("a game file");
    let replayed = record.replay::<StarCraft>().expect("it fits");
    assert_eq!(replayed.game(), table.game());
    assert_eq!(table.promise(), table.kept_promise().expect("it is over").promise());
    let rounds = table.rounds(|game| game.clock().0).expect("replayed");
    let last = table.game().clock().0;
    assert_eq!(rounds, (0..=last).collect::<Vec<_>>()[rounds[0] as usize..].to_vec());

    let (young, _) = played(2, 20);
    assert_eq!(young.record().expect_err("it goes on").code, "not_over");
    assert_eq!(young.kept_promise(), None);
}

#[test]
fn what_one_alone_learned_is_in_no_other_log() {
    let (table, _) = played(1, 300);
    for seat in (0..3).map(Seat) {
        for (_, event) in table.log(Viewer::Seat(seat)) {
            match StarCraft::audience(event) {
                kernel::Audience::All => {}
                kernel::Audience::Only(other) => assert_eq!(other, seat),
            }
        }
    }
    let public = table.log(Viewer::Spectator).count();
    assert!(public < table.log(Viewer::Seat(A)).count());
}

#[test]
fn a_table_may_begin_from_a_position() {
    let mut first = toy(2);
    let action = options(&first, A)[0];
    first.act(A, first.decision(A), &[action]).expect("legal");
    let position = first.game().to_json();
    let deal = Deal { position: Some(position), ..first.deal().clone() };
    let mut table: Table<Sound> = Table::new(deal.clone(), places(2)).expect("a legal position");
    assert_eq!((table.game(), table.moment()), (first.game(), 0));

    // It is played, taken back and played again from what was written like any other.
    let mut written = Vec::new();
    while let Some(seat) = table.pending().iter().next() {
        let action = options(&table, seat)[0];
        written.extend(table.act(seat, table.decision(seat), &[action]).expect("legal"));
    }
    let mut again: Table<Sound> = Table::new(deal, places(2)).expect("a legal position");
    for change in written {
        again.redo(change).expect("it fits");
    }
    assert_eq!(all_of(&again), all_of(&table));
    let file = table.record().expect("it is over");
    let read = Record::parse(&file).expect("a game file").replay::<Sound>().expect("the same game");
    assert_eq!(read.game(), table.game());
}

/// A game of one person against two bots, all of whom choose at random, and who goes back to any earlier
/// choice whenever a number says so; hands out what was written down.
fn taken_back(seed: u64) -> (Table<StarCraft>, Table<StarCraft>, Vec<Change<starcraft::Action>>) {
    let setup = starcraft::Setup::new(3, &[("galaxy", "auto"), ("factions", "random")]);
    let mut seats = places(3);
    for place in &mut seats[1..] {
        place.holder = Holder::Bot("easy".into());
    }
    let mut table = Table::new(deal(setup, seed), seats).expect("a legal setup");
    table.allow_take_backs().expect("one person");
    let fresh = table.clone();
    let (mut rng, mut written) = (Rng::new(seed), Vec::new());
    while !table.is_over() && written.len() < 1500 {
        let own = table.own_moments(A);
        if let (0, Some(to)) = (rng.below(40), rng.pick(&own)) {
            let then = table.at(to).expect("it was");
            let change = table.undo(A, table.decision(A), Some(to)).expect("anything goes");
            assert_eq!(change, Change::Undo(A, to));
            assert_eq!(*table.game(), then, "with the same chance to come");
            assert!(table.pending().contains(A));
            written.push(change);
            continue;
        }
        let pending: Vec<Seat> = table.pending().iter().collect();
        let seat = rng.pick(&pending).expect("somebody is asked");
        let action = random_choice::<StarCraft>(&options(&table, seat), &mut rng);
        let action = action.expect("a choice");
        written.extend(table.act(seat, table.decision(seat), &[action]).expect("legal"));
    }
    (table, fresh, written)
}

#[test]
fn alone_against_bots_anything_can_be_taken_back() {
    for seed in 0..3 {
        let (table, mut again, written) = taken_back(seed);
        let far = |change: &&Change<_>| matches!(change, Change::Undo(..));
        assert!(written.iter().filter(far).count() > 5, "it was taken back");
        for change in written {
            again.redo(change).expect("it fits");
        }
        assert_eq!(all_of(&again), all_of(&table));
    }
}

#[test]
fn the_button_goes_back_through_what_bots_have_chosen() {
    let mut seats = places(2);
    seats[1].holder = Holder::Bot("easy".into());
    let mut table = Table::<Sound>::new(deal(setup(2, 3), 5), seats).expect("a legal setup");
    let before = table.game().clone();
    for seat in [A, B] {
        let card = options(&table, seat)[0];
        table.act(seat, table.decision(seat), &[card]).expect("legal");
    }
    let settled = table.clone();
    assert!(table.can_undo(A).is_err(), "the cards have been shown");
    refused(&mut table, "no_undo", |table| table.undo(A, table.decision(A), Some(0)));
    table.allow_take_backs().expect("one person");
    // What A sealed is not told again; that it can be taken back is.
    assert_eq!(table.can_undo(A).expect("agreed").key, "undo-own-choice");
    refused(&mut table, "no_undo", |table| table.undo(A, table.decision(A), Some(1)));
    refused(&mut table, "no_undo", |table| table.undo(A, table.decision(A), Some(99)));
    assert_eq!(table.undo(A, table.decision(A), None), Ok(Change::Undo(A, 0)));
    assert_eq!(*table.game(), before);
    assert_ne!(*table.game(), *settled.game());
}

#[test]
fn with_several_people_nothing_is_agreed() {
    let mut table = toy(2);
    assert_eq!(table.allow_take_backs().expect_err("two people").code, "bad_setup");
    assert!(!table.take_backs() && table.own_moments(A).is_empty());
}

#[test]
fn the_record_says_that_anything_could_be_taken_back() {
    let mut seats = places(2);
    seats[1].holder = Holder::Bot("easy".into());
    let mut table = Table::<Sound>::new(deal(setup(2, 1), 5), seats).expect("a legal setup");
    table.allow_take_backs().expect("one person");
    for _ in 0..2 {
        let action = options(&table, A)[0];
        table.act(A, table.decision(A), &[action]).expect("legal");
        table.undo(A, table.decision(A), None).expect("agreed");
    }
    while let Some(seat) = table.pending().iter().next() {
        let action = options(&table, seat)[0];
        table.act(seat, table.decision(seat), &[action]).expect("legal");
    }
    let text = table.record().expect("it is over");
    assert!(text.contains("\ntakebacks free 2\n0 "), "{text}");
    let record = Record::parse(&text).expect("a good file");
    assert!(record.take_backs && record.to_text() == text);
    assert_eq!(record.taken_back, Some(2));
    assert_eq!(record.replay::<Sound>().expect("it fits").game(), table.game());
    // Where it differs is said with the right line.
    let wrong = text.replace("hash ", "hash 0");
    let refused = Record::parse(&wrong).expect("well formed").replay::<Sound>().expect_err("wrong");
    let line = 1 + text.lines().position(|line| line.starts_with("hash ")).expect("a hash");
    assert_eq!(refused.message.arg("line"), Some(&line.into()));
    let json = serde_json::to_value(&record).expect("JSON");
    assert_eq!(json["take_backs"], true);
}
