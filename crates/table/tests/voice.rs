//! Pauses, ends and resignations: what people say about their game besides playing it.

#[path = "../../kernel/tests/toy/mod.rs"]
mod toy;

use kernel::history::{Chance, Deal};
use kernel::{Game, Options, Rng, Seat, Turn, read_setup};
use serde_json::json;
use starcraft::StarCraft;
use table::clock::HOUR;
use table::{Change, Closed, Holder, PROPOSALS, PersonId, Place, Proposal, Seats, Table, Voice};
use toy::{Sound, setup};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const PAUSE: Voice = Voice::For(Proposal::Pause(HOUR));
const END: Voice = Voice::For(Proposal::End);
const GO_ON: Voice = Voice::For(Proposal::GoOn);

fn begin(players: usize) -> Table<Sound> {
    let chance = Chance::Seed { seed: 5, salt: None };
    let deal = Deal { setup: setup(players, 3), rules: 1, chance, position: None };
    let place = |n| Place::new(Holder::Person(format!("p{n}").into()), format!("Person {n}"));
    Table::new(deal, (0..players).map(place).collect()).expect("a legal setup")
}

fn say(table: &mut Table<Sound>, seat: Seat, voice: Voice) {
    table.voice(seat, voice, "easy").expect("it can be said");
}

/// What cannot be said now changes nothing.
#[track_caller]
fn refused(table: &mut Table<Sound>, seat: Seat, voice: Voice) -> &'static str {
    let before = table.changes();
    let refused = table.voice(seat, voice, "easy").expect_err("it must be refused");
    assert_eq!(table.changes(), before);
    refused.code
}

/// Makes any choice, of whoever is asked.
fn choose(table: &mut Table<Sound>) {
    let seat = table.pending().iter().next().expect("somebody is asked");
    let mut options = Options::new();
    table.game().options(seat, &mut options);
    table.act(seat, table.decision(seat), &options[..1]).expect("legal");
}

#[test]
fn a_pause_takes_everybody_and_nobody_chooses_meanwhile() {
    let mut table = begin(3);
    let pending = table.pending();
    say(&mut table, A, PAUSE);
    assert_eq!(table.proposed(), Some((Proposal::Pause(HOUR), &[A][..])));
    assert_eq!(refused(&mut table, A, PAUSE), "stale", "once is enough");
    let longer = Voice::For(Proposal::Pause(12 * HOUR));
    assert_eq!(refused(&mut table, B, longer), "stale", "another pause is another proposal");
    assert_eq!(refused(&mut table, B, GO_ON), "stale", "nothing is paused");
    say(&mut table, B, PAUSE);
    assert_eq!((table.paused(), table.pending()), (None, pending));
    say(&mut table, C, PAUSE);
    assert_eq!((table.paused(), table.proposed()), (Some(HOUR), None));
    assert!(table.pending().is_empty());
    let seat = pending.iter().next().expect("somebody was asked");
    let mut options = Options::new();
    table.game().options(seat, &mut options);
    let decision = table.decision(seat);
    let choice = table.act(seat, decision, &options[..1]).expect_err("it is paused");
    assert_eq!(choice.code, "paused");
    assert_eq!(table.undo(seat, decision, None).expect_err("it is paused").code, "paused");
    // All of them go on, and the same question is still asked.
    [A, B, C].into_iter().for_each(|seat| say(&mut table, seat, GO_ON));
    assert_eq!((table.paused(), table.pending()), (None, pending));
    table.act(seat, decision, &options[..1]).expect("the old question");
}

#[test]
fn a_pause_is_over_when_its_time_is() {
    let mut table = begin(2);
    assert!(table.resume().is_err(), "nothing is paused");
    [A, B].into_iter().for_each(|seat| say(&mut table, seat, PAUSE));
    say(&mut table, B, GO_ON);
    table.resume().expect("its time is over");
    assert_eq!((table.paused(), table.proposed()), (None, None));
    assert_eq!(refused(&mut table, A, Voice::Resumed), "stale", "nobody says so");
}

#[test]
fn what_was_turned_down_is_not_asked_again_before_somebody_has_chosen() {
    let mut table = begin(2);
    assert_eq!(refused(&mut table, B, Voice::Against), "stale", "nothing is proposed");
    say(&mut table, A, END);
    say(&mut table, B, Voice::Against);
    assert_eq!((table.proposed(), table.is_over()), (None, false));
    assert_eq!(refused(&mut table, A, END), "declined");
    say(&mut table, A, PAUSE);
    // Who takes back what they proposed may propose it again.
    say(&mut table, A, Voice::Against);
    say(&mut table, A, PAUSE);
    say(&mut table, A, Voice::Against);
    assert_eq!(refused(&mut table, A, END), "declined", "still not");
    choose(&mut table);
    say(&mut table, A, END);
}

/// Somebody could ask and take it back without end.
#[test]
fn proposals_come_to_an_end_until_somebody_chooses() {
    let mut table = begin(2);
    for _ in 0..PROPOSALS {
        say(&mut table, A, PAUSE);
        say(&mut table, A, Voice::Against);
    }
    assert_eq!(refused(&mut table, A, PAUSE), "declined");
    assert_eq!(refused(&mut table, B, END), "declined", "whoever asks");
    choose(&mut table);
    say(&mut table, A, PAUSE);
    say(&mut table, B, PAUSE);
    assert!(table.paused().is_some());
}

#[test]
fn who_gives_up_between_two_has_lost() {
    let mut table = begin(2);
    let changes = table.voice(B, Voice::Resign, "easy").expect("at any time");
    assert_eq!(changes, [Change::Voice(B, Voice::Resign)]);
    assert_eq!(table.closed(), Some(Closed::Resigned(B)));
    assert!(table.is_over() && table.pending().is_empty());
    assert_eq!(refused(&mut table, A, Voice::Resign), "stale", "it is over");
    table.record().expect("what is over can be looked at");
}

#[test]
fn a_bot_plays_on_for_who_gives_up_among_several() {
    let mut table = begin(3);
    say(&mut table, B, END);
    let changes = table.voice(B, Voice::Resign, "easy").expect("at any time");
    let standin = Holder::Standin("p1".into(), "easy".to_owned());
    assert!(matches!(&changes[1], Change::Place(B, place) if place.holder == standin));
    assert_eq!((table.resigned(), table.is_over()), (&[B][..], false));
    assert_eq!(table.proposed(), None, "what only they wanted nobody wants");
    assert_eq!(table.stand_in(B, None).expect_err("for good").code, "resigned");
    assert_eq!(refused(&mut table, B, END), "stale");
    // They are not asked any more, and do not win.
    say(&mut table, A, END);
    say(&mut table, C, END);
    assert_eq!(table.closed(), Some(Closed::Agreed));
}

#[test]
fn nobody_is_asked_who_is_away_but_before_the_end() {
    let mut table = begin(3);
    table.stand_in(C, Some("easy")).expect("a person sits there");
    say(&mut table, A, PAUSE);
    assert_eq!(refused(&mut table, C, PAUSE), "stale", "a bot plays for them");
    // The last who was asked leaves, too.
    table.stand_in(B, Some("easy")).expect("a person sits there");
    assert_eq!(table.paused(), Some(HOUR));
    table.resume().expect("a pause");
    say(&mut table, A, END);
    assert!(!table.is_over(), "not behind their backs");
    table.stand_in(B, None).expect("they are back");
    table.stand_in(C, None).expect("they are back");
    say(&mut table, C, END);
    say(&mut table, B, END);
    assert!(table.is_over());
}

/// Who has gone for good cannot be asked either.
#[test]
fn nobody_waits_for_the_word_of_who_has_gone_for_good() {
    let mut table = begin(2);
    let place = Place::new(Holder::Standin(PersonId::GONE, "easy".to_owned()), "");
    table.redo(Change::Place(B, place)).expect("a seat");
    say(&mut table, A, END);
    assert!(table.is_over());
}

/// A wish that nobody shares is not granted when all have left.
#[test]
fn an_empty_room_agrees_on_nothing() {
    let mut table = begin(2);
    say(&mut table, A, PAUSE);
    for seat in [A, B] {
        table.stand_in(seat, Some("easy")).expect("a person sits there");
    }
    assert_eq!(table.paused(), None);
}

#[test]
fn whoever_is_late_is_not_asked_and_the_others_decide() {
    let mut table = begin(3);
    let late = table.pending().iter().next().expect("somebody is asked");
    let others: Vec<Seat> = [A, B, C].into_iter().filter(|seat| *seat != late).collect();
    let bots = Voice::For(Proposal::Bots);
    assert_eq!(refused(&mut table, others[0], bots), "stale", "nobody is late");
    assert_eq!(refused(&mut table, late, Voice::Overdue), "stale", "nobody says so");
    table.let_decide(late).expect("a seat");
    assert!(table.overdue().contains(late) && !table.voices().contains(late));
    // They can choose all the same, and nothing is left of what was proposed then.
    say(&mut table, others[0], bots);
    while table.pending().contains(late) {
        choose(&mut table);
    }
    assert!(table.overdue().is_empty() && table.proposed().is_none());

    let late = table.pending().iter().next().expect("somebody is asked");
    let others: Vec<Seat> = [A, B, C].into_iter().filter(|seat| *seat != late).collect();
    table.let_decide(late).expect("a seat");
    say(&mut table, others[0], bots);
    let changes = table.voice(others[1], bots, "easy").expect("the last of them");
    assert!(matches!(&changes[1], Change::Place(seat, place)
        if *seat == late && matches!(place.holder, Holder::Standin(..))));
    assert!(table.overdue().is_empty(), "a bot plays for them");
    // An end they need not wait for either.
    table.stand_in(late, None).expect("they are back");
    table.let_decide(late).expect("a seat");
    others.iter().for_each(|seat| say(&mut table, *seat, END));
    assert!(table.is_over());
}

/// Random words, choices, leaving and coming back: what was written down gives the same table again.
#[test]
fn what_was_said_is_replayed() {
    let (mut ends, mut pauses) = (0, 0);
    for course in 0..500 {
        let mut rng = Rng::new(course);
        let players = 2 + rng.below(3) as usize;
        let mut table = begin(players);
        let mut written: Vec<Change<toy::Action>> = Vec::new();
        for _ in 0..60 {
            let seat = Seat(rng.below(players as u32) as u8);
            match rng.below(4) {
                0 => {
                    let pending: Vec<Seat> = table.pending().iter().collect();
                    let Some(&seat) = pending.first() else { continue };
                    let mut options = Options::new();
                    table.game().options(seat, &mut options);
                    let decision = table.decision(seat);
                    written.extend(table.act(seat, decision, &options[..1]).expect("legal"));
                }
                1 if rng.below(3) == 0 => {
                    let level = (rng.below(2) == 0).then_some("easy");
                    written.extend(table.stand_in(seat, level));
                }
                1 if rng.below(3) == 0 && table.pending().contains(seat) => {
                    written.extend(table.let_decide(seat));
                }
                1 => written.extend(table.resume()),
                _ => {
                    let bots = Voice::For(Proposal::Bots);
                    let said = [PAUSE, PAUSE, GO_ON, END, Voice::Against, bots, Voice::Resign];
                    let most = if rng.below(20) == 0 { 7 } else { 6 };
                    let voice = said[rng.below(most) as usize];
                    written.extend(table.voice(seat, voice, "easy").unwrap_or_default());
                }
            }
            pauses += u32::from(table.paused().is_some());
            let over = matches!(table.game().turn(), Turn::Over(_)) || table.closed().is_some();
            assert_eq!(table.is_over(), over);
            assert!(table.pending().is_empty() || table.paused().is_none() && !over);
        }
        ends += u32::from(table.closed().is_some());
        let mut again = begin(players);
        for change in written {
            // As it is kept, too.
            let change = match change {
                Change::Voice(seat, voice) => {
                    Change::Voice(seat, voice.to_string().parse().expect("what was written"))
                }
                other => other,
            };
            again.redo(change).expect("it was possible");
        }
        let all = |table: &Table<Sound>| {
            let said = table.proposed().map(|(proposal, by)| (proposal, by.to_vec()));
            let asked: Vec<u64> =
                (0..players as u8).map(|seat| table.decision(Seat(seat))).collect();
            (
                table.game().clone(),
                (said, table.paused(), table.resigned().to_vec(), table.closed(), table.overdue()),
                (table.changes(), asked, table.places().to_vec()),
            )
        };
        assert_eq!(all(&again), all(&table), "course {course}");
    }
    assert!(ends > 50 && pauses > 500, "{ends} ends, {pauses} times paused");
}

/// Who leads, by points and teams.
#[test]
fn whoever_leads_has_won_with_their_team() {
    let table = |teams: &str, resigned: &[u8]| {
        let setup = json!({"players": 4, "options": {"teams": teams, "galaxy": "auto"}});
        let setup = read_setup::<StarCraft>(&setup).expect("a setup");
        let mut deal = Deal {
            setup,
            rules: StarCraft::RULES_VERSION,
            chance: Chance::seed(1),
            position: None,
        };
        let place = |n| Place::new(Holder::Person(format!("p{n}").into()), format!("Person {n}"));
        let places: Vec<Place> = (0..4).map(place).collect();
        let dealt = Table::<StarCraft>::new(deal.clone(), places.clone()).expect("a table");
        // The second of them has a point.
        let mut state = dealt.game().to_json();
        state["players"][1]["points"] = json!(1);
        deal.position = Some(state);
        let mut table = Table::<StarCraft>::new(deal, places).expect("a table");
        for seat in resigned {
            table.voice(Seat(*seat), Voice::Resign, "easy").expect("at any time");
        }
        table.leaders().iter().map(|seat| seat.0).collect::<Vec<u8>>()
    };
    assert_eq!(table("none", &[]), [1]);
    assert_eq!(table("none", &[1]), [0, 2, 3], "whoever has given up does not win");
    assert_eq!(table("pairs", &[]), [1, 3], "partners sit opposite");
    assert_eq!(table("pairs", &[0]), [1, 3]);
}
