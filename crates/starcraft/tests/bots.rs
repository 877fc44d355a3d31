//! Bots at the real table.

#[path = "../../bots/tests/series/mod.rs"]
mod series;

use bots::by_name;
use kernel::{Game, NoLog, Options, Rng, Seat, Seen, Turn, random_choice};
use native::Native;
use series::Tale;
use starcraft::ids::Faction;
use starcraft::{Setup, StarCraft};

#[test]
fn easy_beats_random() {
    let mut tale = Tale::default();
    let setup = Setup::new(2, &[("galaxy", "auto")]);
    for game in 0..2 {
        tale.play::<StarCraft>(&setup, game, Seat((game % 2) as u8), "easy");
    }
    assert_eq!(tale.won, 2, "{tale:?}");
}

#[test]
fn easy_plays_brood_war() {
    let mut tale = Tale::default();
    for leadership in ["none", "chosen"] {
        let options = [("expansion", "brood_war"), ("leadership", leadership), ("galaxy", "auto")];
        tale.play::<StarCraft>(&Setup::new(2, &options), 1, Seat(0), "easy");
    }
    assert_eq!((tale.games, tale.won), (2, 2), "{tale:?}");
}

/// The promise of the level, both seats and all pairs of factions. For the times to mean
/// anything: `cargo test --release -p orderstack-starcraft --test bots -- --ignored --nocapture`
#[test]
#[ignore = "420 games, a minute in a release build"]
#[allow(clippy::print_stdout, reason = "it measures")]
fn easy_beats_random_whatever_the_factions() {
    let mut total = Tale::default();
    for own in Faction::all() {
        for other in Faction::all().filter(|&other| other != own) {
            let mut names = [own, other].map(|faction| Some(faction.to_string()));
            let lost = total.games - total.won;
            for seat in [Seat(0), Seat(1)] {
                let setup = Setup { factions: names.to_vec(), ..Setup::new(2, &[]) };
                for seed in 0..7 {
                    total.play::<StarCraft>(&setup, seed, seat, "easy");
                }
                names.reverse();
            }
            match total.games - total.won - lost {
                0 => {}
                lost => println!("{own} lost {lost} to {other}"),
            }
        }
    }
    let mean = total.time / total.decisions;
    println!("{total:?}, {mean:?} a decision");
    assert!(total.won * 100 >= total.games * 98, "{total:?}");
}

/// Games with more players, one of them easy.
#[test]
#[ignore = "80 games, half a minute in a release build"]
#[allow(clippy::print_stdout, reason = "it measures")]
fn easy_beats_several_random_players() {
    for players in 3..=6 {
        let mut tale = Tale::default();
        for game in 0..20 {
            let seat = Seat((game % players as u64) as u8);
            tale.play::<StarCraft>(&Setup::new(players, &[]), game, seat, "easy");
        }
        println!("{players} players: {tale:?}, {:?} a decision", tale.time / tale.decisions);
        assert!(tale.won * 10 >= tale.games * 8, "{players} players: {tale:?}");
    }
}

/// Worlds that a seat cannot tell apart lead it to the same choice, at every level.
#[test]
fn bots_do_not_know_what_they_cannot_see() {
    chooses_by_what_it_sees(&Setup::new(3, &[]), 41);
}

#[test]
fn bots_do_not_know_what_they_cannot_see_in_brood_war() {
    chooses_by_what_it_sees(&Setup::new(3, &[("expansion", "brood_war")]), 61);
}

fn chooses_by_what_it_sees(setup: &Setup, every: u64) {
    let mut game = StarCraft::new(setup, 5).expect("a legal setup");
    let mut rng = Rng::new(5);
    let mut options = Options::new();
    for step in 0.. {
        let Turn::Pending(seats) = game.turn() else { break };
        let seat = seats.iter().next().expect("somebody");
        if step % every == 0 {
            for level in ["easy", "normal", "hard:30", "hard:30*2"] {
                let choose = |game: &StarCraft| {
                    let mut bot = by_name::<StarCraft>(level, step, &Native).expect("it exists");
                    bot.choose(Seen::new(game, seat))
                };
                let truth = choose(&game);
                let what = format!("{level} at step {step}, seat {seat}");
                assert_eq!(choose(&game.clone()), truth, "{what}: the same seed");
                assert_eq!(choose(&game.resample(seat, &mut rng)), truth, "{what}");
            }
        }
        options.clear();
        game.options(seat, &mut options);
        let action = random_choice::<StarCraft>(&options, &mut rng).expect("an option");
        game.play(seat, action, &mut NoLog);
    }
}

/// What has been found out is used again while play goes as imagined, and is still as honest:
/// a whole game with the search kept, in two worlds that differ in what it cannot see.
#[test]
fn a_search_that_is_kept_is_deterministic() {
    let play = || {
        let setup = Setup::new(2, &[("galaxy", "auto"), ("factions", "random")]);
        let mut game = StarCraft::new(&setup, 3).expect("a legal setup");
        let mut search = by_name::<StarCraft>("hard:20", 1, &Native).expect("it exists");
        let mut other = by_name::<StarCraft>("random", 2, &Native).expect("it exists");
        let mut choices = Vec::new();
        while let Turn::Pending(seats) = game.turn()
            && choices.len() < 120
        {
            let seat = seats.iter().next().expect("somebody");
            let bot = if seat == Seat(0) { &mut search } else { &mut other };
            let action = bot.choose(Seen::new(&game, seat));
            game.apply(seat, action, &mut NoLog).expect("bots play by the rules");
            choices.push(action);
        }
        choices
    };
    assert_eq!(play(), play());
}
