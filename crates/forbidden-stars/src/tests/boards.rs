//! FS-SET-25 and boards built without questions.

use kernel::{Game, Rng, Seat};

use super::{area, check_board, faction, finish, game, game_of};
use crate::ruleset::{Board, Setup};
use crate::state::ForbiddenStars;

/// FS-SET-25: fixed boards for two, three and four players, with their factions; the first player is drawn as usual.
#[test]
fn fs_set_25_introductory_boards() {
    let mut firsts = [false; 4];
    for seed in 0..40 {
        for players in 2..=4 {
            let game = game(players, Board::Introductory, seed);
            check_board(&game);
            firsts[game.first.index()] |= players == 4;
        }
    }
    assert_eq!(firsts, [true; 4]);
    let game = game(4, Board::Introductory, 1);
    let orks = game.seat_of(faction("evil_sunz")).expect("they play");
    let boyz = game.area(area("tile_11.sw"));
    assert!(boyz.owner.is(orks));
    assert_eq!(boyz.ready, [2, 0, 0, 0, 0, 0]);
    assert!(game.area(area("tile_11.nw")).control.is(orks));
    // The Orks' reinforcement token stays in the play area (FS-SET-12).
    assert_eq!(game.player(orks).assets, [0, 0, 1]);
}

/// FS-SET-28: only the factions of the board can be taken, in any order of seats.
#[test]
fn introductory_games_have_their_factions() {
    let game = game_of(2, Board::Introductory, &["world_eaters"], 1);
    // The only one left is taken without a question.
    assert_eq!(game.player(Seat(1)).faction, Some(faction("ultramarines")));
    let mut setup = Setup::new(2, &[("board", "introductory")]);
    setup.factions = vec![None, Some("iyanden".to_owned())];
    assert!(ForbiddenStars::deal(&setup, 1, Rng::new(1)).is_err());
}

/// By the same rules, without a question.
#[test]
fn fair_boards_keep_the_rules() {
    for seed in 0..10 {
        for players in 2..=4 {
            let game = game(players, Board::Fair, seed);
            assert_eq!(game.rules.board, Board::Fair);
            check_board(&game);
        }
    }
    assert_eq!(game(3, Board::Fair, 4), game(3, Board::Fair, 4));
    assert_ne!(game(3, Board::Fair, 4).tiles, game(3, Board::Fair, 5).tiles);
}

#[test]
fn fair_boards_are_fairer_than_others() {
    for players in 2..=4 {
        let (mut fair, mut any) = (0, 0);
        for seed in 0..12 {
            fair += game(players, Board::Fair, seed).fairness();
            let mut manual = game(players, Board::Manual, seed);
            finish(&mut manual, seed, |_, _, _| {});
            any += manual.fairness();
        }
        assert!(fair > any + 12 * 4, "{players}: {fair} {any}");
    }
}

/// Two to four players, no faction twice; FS-SET-28: all of them can be dealt at random.
#[test]
fn setups_that_cannot_be_played_are_refused() {
    let deal = |setup: &Setup| ForbiddenStars::deal(setup, 1, Rng::new(1));
    for players in [0, 1, 5, 9] {
        assert!(deal(&Setup::new(players, &[])).is_err());
    }
    let named = |names: &[&str]| Setup {
        factions: names.iter().map(|name| Some((*name).to_owned())).collect(),
        ..Setup::new(2, &[])
    };
    assert!(deal(&named(&["iyanden", "iyanden"])).is_err());
    assert!(deal(&named(&["iyanden", "evil_sunz", "ultramarines"])).is_err());
    assert!(deal(&named(&["iyanden", "tau"])).is_err());
    assert!(deal(&Setup::new(3, &[("board", "huge")])).is_err());
    let mut setup = named(&["iyanden"]);
    setup.options.insert("factions".to_owned(), "random".to_owned());
    let game = deal(&setup).expect("a setup that can be played");
    assert_eq!(game.player(Seat(0)).faction, Some(faction("iyanden")));
    assert!(game.player(Seat(1)).faction.is_some_and(|it| it != faction("iyanden")));
}
