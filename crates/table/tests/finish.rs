//! Who came where: by the game's own order, and behind all who were still there for whoever left.

#[path = "../../kernel/tests/toy/mod.rs"]
mod toy;

use kernel::history::{Chance, Deal};
use kernel::{Game, Listed, Options, Rng, Seat, SeatSet};
use table::{Change, Finish, Holder, Place, Proposal, Seats, Table, Voice};
use toy::{Sound, setup};

fn begin(players: usize, seed: u64) -> Table<Sound> {
    let chance = Chance::Seed { seed, salt: None };
    let deal = Deal { setup: setup(players, 3), rules: 1, chance, position: None };
    let place = |n| Place::new(Holder::Person(format!("p{n}").into()), format!("Person {n}"));
    Table::new(deal, (0..players).map(place).collect()).expect("a legal setup")
}

/// Any choice of whoever is asked, be it a bot for somebody.
fn choose(table: &mut Table<Sound>, rng: &mut Rng) {
    let seat = table.pending().iter().next().expect("somebody is asked");
    let mut options = Options::new();
    table.game().options(seat, &mut options);
    let action = rng.pick(&options).expect("an option");
    table.act(seat, table.decision(seat), &[action]).expect("legal");
}

fn play_on(table: &mut Table<Sound>, rng: &mut Rng) {
    while !table.is_over() {
        choose(table, rng);
    }
}

fn finish(table: &Table<Sound>) -> Vec<Finish> {
    let finish = table.finish().expect("it is played again").expect("it is over");
    let all = finish.iter().fold(0, |all, it| all | it.seats.0);
    assert_eq!(SeatSet(all).len(), table.places().len(), "everybody is somewhere");
    for (at, it) in finish.iter().enumerate() {
        let before = finish.iter().filter(|other| other.place < it.place).count();
        assert_eq!(it.place, before + 1, "places count who is before: {finish:?}");
        assert!(at == 0 || finish[at - 1].place <= it.place);
    }
    finish
}

fn place(finish: &[Finish], seat: u8) -> (usize, bool) {
    let own = finish.iter().find(|it| it.seats.contains(Seat(seat))).expect("there");
    (own.place, own.left)
}

#[test]
fn places_are_those_of_the_game_and_shared_by_those_alike() {
    for seed in 0..60 {
        let mut table = begin(2 + seed as usize % 3, seed);
        let mut rng = Rng::new(seed);
        assert_eq!(table.finish(), Ok(None), "not before the end");
        play_on(&mut table, &mut rng);
        let finish = finish(&table);
        assert!(finish.iter().all(|it| !it.left));
        for a in &finish {
            for b in &finish {
                let points = |it: &Finish| {
                    it.seats.iter().map(|seat| table.game().points(seat)).sum::<u16>()
                };
                if a.place < b.place {
                    assert!(points(a) >= points(b));
                } else if a.place == b.place {
                    assert_eq!(points(a), points(b));
                }
            }
        }
    }
}

#[test]
fn whoever_gives_up_is_behind_all_who_were_there_then() {
    for seed in 0..40 {
        let mut table = begin(4, seed);
        let mut rng = Rng::new(seed);
        for _ in 0..seed % 5 {
            choose(&mut table, &mut rng);
        }
        if table.is_over() {
            continue;
        }
        table.voice(Seat(2), Voice::Resign, "easy").expect("said");
        if !table.is_over() {
            choose(&mut table, &mut rng);
        }
        if !table.is_over() {
            table.voice(Seat(0), Voice::Resign, "easy").expect("said");
        }
        let both = table.resigned().len() == 2;
        play_on(&mut table, &mut rng);
        let finish = finish(&table);
        assert_eq!(place(&finish, 2), (4, true), "the first who left is the last");
        if both {
            assert_eq!(place(&finish, 0), (3, true));
        }
        assert!(!place(&finish, 1).1 && place(&finish, 1).0 <= 2);
    }
}

#[test]
fn coming_back_helps_nobody_for_whom_a_bot_has_chosen() {
    let mut table = begin(3, 5);
    let mut rng = Rng::new(5);
    let asked = table.pending().iter().next().expect("asked");
    // Away and back before anything is chosen: nothing has happened.
    table.stand_in(asked, Some("easy")).expect("away");
    table.stand_in(asked, None).expect("back");
    let mut other = table.clone();
    play_on(&mut other, &mut rng);
    assert!(finish(&other).iter().all(|it| !it.left));
    // A bot chooses, and they come back: what comes of it is not theirs.
    table.stand_in(asked, Some("easy")).expect("away");
    choose(&mut table, &mut rng);
    table.stand_in(asked, None).expect("back");
    play_on(&mut table, &mut rng);
    assert_eq!(place(&finish(&table), asked.0), (3, true));
}

#[test]
fn what_people_end_together_has_no_places_and_of_two_who_gives_up_is_second() {
    let mut table = begin(3, 1);
    for seat in 0..3 {
        table.voice(Seat(seat), Voice::For(Proposal::End), "easy").expect("said");
    }
    assert!(table.is_over());
    assert_eq!(table.finish(), Ok(None));
    let mut table = begin(2, 1);
    let changes = table.voice(Seat(0), Voice::Resign, "easy").expect("said");
    assert!(matches!(changes[..], [Change::Voice(..)]));
    let finish = finish(&table);
    assert_eq!((place(&finish, 1), place(&finish, 0)), ((1, false), (2, true)));
}
