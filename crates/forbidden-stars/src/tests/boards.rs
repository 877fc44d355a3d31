//! FS-SET-25 and boards built without questions.

use kernel::{Rng, Seat};

use super::{area, check_board, faction, finish, game};
use crate::ids::Faction;
use crate::setup::{Board, Plan};
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
    let mut plan = Plan::new(2, Board::Introductory);
    plan.factions[0] = Some(faction("world_eaters"));
    assert!(plan.is_playable());
    let game = ForbiddenStars::deal(&plan, Rng::new(1)).expect("a plan that can be played");
    // The only one left is taken without a question.
    assert_eq!(game.player(Seat(1)).faction, Some(faction("ultramarines")));
    plan.factions[1] = Some(faction("iyanden"));
    assert!(!plan.is_playable());
}

/// By the same rules, without a question.
#[test]
fn fair_boards_keep_the_rules() {
    for seed in 0..10 {
        for players in 2..=4 {
            let game = game(players, Board::Fair, seed);
            assert_eq!(game.board, Board::Fair);
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

#[test]
fn plans_that_cannot_be_played_are_refused() {
    for players in [0, 1, 5, 9] {
        assert!(ForbiddenStars::deal(&Plan::new(players, Board::Manual), Rng::new(1)).is_none());
    }
    let mut twice = Plan::new(2, Board::Manual);
    twice.factions = [Some(Faction(1)), Some(Faction(1)), None, None];
    assert!(!twice.is_playable());
    let mut nobody = Plan::new(2, Board::Manual);
    nobody.factions[2] = Some(Faction(1));
    assert!(!nobody.is_playable());
}
