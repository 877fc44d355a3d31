//! FS-SET-01 to -08 and -19 to -29: what is handed out, in which order, and what there is at the start.

use std::collections::BTreeSet;

use kernel::Seat;

use super::{check_board, choices, faction, finish, game, game_of};
use crate::action::Action;
use crate::content::content;
use crate::ids::{Faction, System};
use crate::ruleset::Board;
use crate::sets::CardSet;
use crate::step::Step;

/// FS-SET-01, -28: everybody takes a faction nobody has, in seat order; agreed ones are not asked for.
#[test]
fn fs_set_01_factions_are_taken_in_turn() {
    let mut game = game_of(3, Board::Manual, &["", "evil_sunz"], 1);
    assert_eq!(game.step(), Step::TakeFaction(Seat(0)));
    assert_eq!(choices(&game).len(), 3);
    game.play(Seat(0), Action::TakeFaction { faction: faction("iyanden") });
    assert_eq!(game.step(), Step::TakeFaction(Seat(2)));
    let left: Vec<Action> = choices(&game);
    let wanted =
        ["ultramarines", "world_eaters"].map(|id| Action::TakeFaction { faction: faction(id) });
    assert_eq!(left, wanted);
    game.play(Seat(2), wanted[0]);
    assert!(matches!(game.step(), Step::PickTile(seat) if seat == game.first));
}

/// FS-SET-02, -03, -12, -20: forces, the dial at six, assets in the play area, ten combat cards, eight order tokens.
#[test]
fn fs_set_02_players_begin_with_what_the_sheet_says() {
    let game = game(4, Board::Manual, 1);
    for seat in game.clockwise() {
        let player = game.player(seat);
        let sheet = player.faction.expect("a faction").sheet();
        assert_eq!(player.materiel, 6);
        assert_eq!(player.waiting, sheet.forces.units);
        assert_eq!(player.combat.len(), 10);
        assert_eq!(player.combat, sheet.deck);
        assert_eq!(game.secrets[seat.index()].orders, [2; 4]);
        assert!(player.upgrades.is_empty() && player.schemes.is_empty());
    }
    let orks = game.seat_of(faction("evil_sunz")).expect("they play");
    assert_eq!(game.player(orks).assets, [0, 0, 1]);
    // FS-SET-23, -27: the supply is complete but for what was taken.
    assert_eq!(game.supply.assets, [12, 12, 11]);
    assert_eq!(game.supply.structures, [13 - 4, 9, 13]);
}

/// FS-SET-04: the first player is drawn.
#[test]
fn fs_set_04_everybody_can_be_first() {
    let firsts: BTreeSet<u8> = (0..40).map(|seed| game(4, Board::Manual, seed).first.0).collect();
    assert_eq!(firsts.len(), 4);
}

/// FS-SET-05: the home tile and two others each; FS-SET-06, -07: two objective tokens to each opponent.
#[test]
fn fs_set_05_tiles_and_objective_tokens_are_handed_out() {
    let mut seen = BTreeSet::new();
    for seed in 0..20 {
        for players in 2..=4 {
            let game = game(players, Board::Manual, seed);
            for seat in game.clockwise() {
                let tiles = game.tiles_to_place(seat);
                let home = game.player(seat).faction.expect("a faction").sheet().home;
                assert_eq!(tiles.len(), 3);
                assert!(tiles.has(home));
                let homes = tiles.iter().filter(|tile| tile.home_of().is_some()).count();
                assert_eq!(homes, 1);
                seen.extend(tiles.iter().map(|tile| tile.0));
                for other in (0..4).map(Seat) {
                    let two = other != seat && other.index() < players;
                    let tokens = if two { 2 } else { 0 };
                    assert_eq!(game.player(seat).given[other.index()], tokens);
                }
            }
            let dealt = System::all().filter(|tile| !game.tiles[tile.index()].dealt.is_none());
            assert_eq!(dealt.count(), 3 * players);
        }
    }
    assert_eq!(seen.len(), 12);
}

/// FS-SET-08: one tile each, first player first, clockwise, three times.
#[test]
fn fs_set_08_tiles_are_placed_in_turn() {
    for players in 2..=4 {
        let mut game = game(players, Board::Manual, 3);
        let turns: Vec<Seat> = game.clockwise().collect();
        let mut order = Vec::new();
        finish(&mut game, 8, |_, seat, action| {
            if let Action::PickTile { .. } = action {
                order.push(seat);
            }
        });
        assert_eq!(order, [&turns[..], &turns[..], &turns[..]].concat());
    }
}

/// All of it, at random: every decision offers something, nothing twice, and in words that are read again; in the end
/// the board keeps the rules. FS-SET-22, -24, -29.
#[test]
fn the_setup_can_be_played_at_random() {
    for seed in 0..20 {
        for players in 2..=4 {
            let mut game = game(players, Board::Manual, seed);
            finish(&mut game, seed, |game, _, action| {
                let options = choices(game);
                let lines: BTreeSet<String> = options.iter().map(Action::to_string).collect();
                assert_eq!(lines.len(), options.len());
                assert_eq!(action.to_string().parse(), Ok(action));
            });
            check_board(&game);
            assert_eq!((game.round, game.step()), (1, Step::Planning));
        }
    }
}

/// FS-DX-12: two, three or four own tokens are needed of two, four or six on the board.
#[test]
fn fs_dx_12_tokens_to_win() {
    for players in 2..=4 {
        let board = content().board(players);
        assert_eq!(usize::from(board.objectives_to_win), players);
        let own = usize::from(board.objectives_to_each_opponent) * (players - 1);
        assert_eq!(own, [2, 4, 6][players - 2]);
        assert!(Faction::all().all(|faction| usize::from(faction.sheet().objectives) >= own));
    }
}

/// FS-SET-19, -21: all event cards are in the decks, and what is not in the combat deck is the upgrade deck.
#[test]
fn fs_set_19_decks() {
    let game = game(4, Board::Introductory, 1);
    for seat in (0..4).map(Seat) {
        assert_eq!(game.event_deck(seat).len(), 8);
        let player = game.player(seat);
        assert_eq!((player.combat.len(), player.upgrades.len()), (10, 0));
        assert_eq!(CardSet::ALL.without(player.combat).len(), 18);
    }
}
