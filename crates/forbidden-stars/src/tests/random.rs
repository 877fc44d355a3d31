//! Whole games at random, to the end: nobody is left without a choice, and the limits of the rules hold after every
//! decision.

use kernel::{Options, Rng, Seat};

use super::game;
use crate::action::Action;
use crate::content::content;
use crate::ids::{Asset, Order, Structure};
use crate::ruleset::Board;
use crate::sets::{EventSet, UpgradeSet};
use crate::state::ForbiddenStars;

/// What must hold of every state once the first round has begun.
fn check(game: &ForbiddenStars) {
    let limits = &content().limits;
    assert!(game.round <= limits.rounds); // FS-RND-02
    for seat in (0..game.seats).map(Seat) {
        let player = game.player(seat);
        assert!(player.materiel <= limits.max_materiel); // FS-MAT-01
        // FS-AST-02
        assert!(player.assets.iter().all(|count| *count <= limits.max_asset_tokens_of_each_kind));
        // FS-CUP-01
        assert_eq!(player.combat.len(), limits.combat_deck as usize);
        if player.eliminated {
            assert_eq!(game.orders.count(seat), 0);
            continue;
        }
        // FS-PLN-05: two tokens of each kind, wherever they are.
        let tokens = player.faction.map_or(0, |faction| faction.sheet().orders);
        for order in Order::all() {
            let placed = game.orders.iter().filter(|it| it.seat == seat && it.order == order);
            let aside = game.secrets[seat.index()].orders[order.index()];
            let others = player.on_events[order.index()] + player.resolved[order.index()];
            assert_eq!(placed.count() as u8 + aside + others, tokens, "{order}");
        }
        // FS-LIM-01, FS-DES-01: every figure is somewhere.
        for unit in game.own_units(seat) {
            let on_board =
                |area| -> u8 { game.units(seat, area).map(|row| row[unit.kind()]).iter().sum() };
            let placed: u8 = game.board_areas().map(on_board).sum();
            let figures = player.faction.map_or(0, |it| it.sheet().figures[unit.kind()]);
            assert_eq!(placed + player.supply[unit.kind()], figures, "{unit}");
        }
        // FS-STR-03, -04
        let built: u8 =
            game.areas.iter().filter(|it| it.control.is(seat)).map(|it| it.buildings()).sum();
        let markers = player.faction.map_or(0, |faction| faction.sheet().control_tokens);
        assert_eq!(built + player.control_tokens, markers);
    }
    // FS-LIM-01
    for structure in Structure::all() {
        let built: u8 = game.areas.iter().map(|area| area.structures[structure.index()]).sum();
        let all = content().pieces(Structure::NAMES[structure.index()]) as u8;
        assert_eq!(built + game.supply.structures[structure.index()], all);
    }
    for asset in Asset::all() {
        let held: u8 = game.players.iter().map(|player| player.assets[asset.index()]).sum();
        assert!(held + game.supply.assets[asset.index()] <= 12);
    }
    // FS-AMB-49: nobody comes into the combat of two others, or into one of their own.
    for clash in &game.clashes {
        assert!(!game.area(clash.area).holds(clash.attacker));
        assert_eq!(game.clashes.iter().filter(|it| it.area == clash.area).count(), 1);
    }
    for area in game.board_areas() {
        let here = game.area(area);
        // FS-ADV-06 and FS-DEP-16 apart, an area has the units of one owner, and structures stand on worlds (FS-STR-01).
        assert_eq!(here.owner.is_none(), here.units() == 0);
        assert_eq!(here.control.is_none(), here.buildings() == 0);
        assert!(here.buildings() == 0 || game.print(area).world);
        // FS-ARE-08
        if let Some(seat) = here.owner.seat() {
            for unit in game.own_units(seat) {
                let count = here.ready[unit.kind()] + here.routed[unit.kind()];
                assert!(count == 0 || unit.sheet().ship != game.print(area).world);
            }
        }
    }
}

/// Plays a game to its end; how many decisions it took.
fn play_out(game: &mut ForbiddenStars, seed: u64) -> usize {
    let mut rng = Rng::new(seed);
    for decisions in 0..20_000 {
        let Some(seat) = game.asked_first() else { return decisions };
        let mut options = Options::new();
        game.options(seat, &mut options);
        assert!(!options.is_empty(), "no choice at {:?}", game.steps);
        let action = rng.pick(&options).unwrap_or(Action::Done {});
        game.play(seat, action);
        check(game);
    }
    panic!("no end in sight at {:?}", game.steps);
}

#[test]
fn games_come_to_an_end_and_keep_the_limits() {
    for players in 2..=4 {
        for seed in 0..5 {
            for board in [Board::Fair, Board::Introductory] {
                let mut game = game(players, board, seed);
                play_out(&mut game, seed);
                let ending = game.ending.expect("it is over");
                assert!(!ending.winners.is_empty());
            }
        }
    }
}

/// A game of four in which all upgrades and schemes lie in the play areas from the start, and there is something to pay
/// with, so that all of them are used.
pub(super) fn with_all_cards(seed: u64) -> ForbiddenStars {
    let mut game = game(4, Board::Fair, seed);
    for player in &mut game.players {
        player.upgrades = UpgradeSet::ALL;
        player.materiel = content().limits.max_materiel;
        let all = player.faction.into_iter().flat_map(|faction| EventSet::ALL.iter(faction));
        for event in all.filter(|event| content().events[event.index()].scheme) {
            player.schemes.add(EventSet::one(event));
        }
    }
    game
}

#[test]
fn games_with_all_cards_come_to_an_end() {
    for seed in 0..15 {
        let mut game = with_all_cards(seed);
        play_out(&mut game, seed);
        assert!(game.ending.is_some());
    }
}
