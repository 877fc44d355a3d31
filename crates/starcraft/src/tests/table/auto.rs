//! The option `galaxy = auto`: a whole galaxy without a question.

use std::collections::BTreeSet;

use super::*;
use crate::report::Event;
use crate::ruleset::Galaxy;
use crate::state::is_z_axis;

const AUTO: [(&str, &str); 2] = [("galaxy", "auto"), ("factions", "random")];

/// Every planet that routes lead to from one of them.
fn reached(game: &StarCraft) -> BTreeSet<Planet> {
    let mut reached: BTreeSet<Planet> = game.galaxy().take(1).collect();
    for _ in 0..12 {
        let next = reached.iter().flat_map(|planet| game.adjacent[planet.index()].iter());
        reached = next.chain(reached.iter().copied()).collect();
    }
    reached
}

/// SC-GAL-01: without questions a connected galaxy with legal routes, a base for everybody on one
/// of their own planets, forces, cards and hands.
#[test]
fn an_automatic_galaxy_is_connected_and_legal() {
    for players in 2..=6 {
        for seed in 0..6 {
            let t = begin(players, &AUTO, seed);
            let game = &t.game;
            assert_eq!((game.round, game.phase()), (1, "planning"));
            assert_eq!(game.step(), Step::PlaceOrder(game.first));
            game.check().expect("a legal galaxy");
            assert_eq!(game.galaxy().count(), 2 * players);
            assert_eq!(reached(game).len(), 2 * players, "seed {seed}");
            let normal = game.all_routes().filter(|&route| !is_z_axis(route)).count();
            assert!(normal >= 2 * players - 1 && normal <= 15);
            for route in game.all_routes() {
                for (planet, side) in game.routes[route.index()].ends {
                    let rotation = game.planets[planet.index()].rotation;
                    assert!(printed_slots(planet, rotation).contains(&side));
                }
            }
            let homes: BTreeSet<_> = game.everybody().map(|seat| game.home(seat)).collect();
            assert!(homes.len() == players && !homes.contains(&None));
            for seat in game.everybody() {
                let player = game.player(seat);
                assert_eq!((player.bases, player.transports), (1, 1));
                assert!(player.pool >= 7 && player.hand.len() >= 6);
            }
        }
    }
}

/// SC-GAL-11: the base lies on a planet its owner has drawn.
#[test]
fn an_automatic_base_is_on_an_own_planet() {
    for seed in 0..6 {
        // The same deal, asked and automatic.
        let factions = ["overmind", "jim_raynor", "tassadar"];
        let asked = begin_with(&factions, &[], seed);
        let auto = begin_with(&factions, &[("galaxy", "auto")], seed);
        for seat in auto.game.everybody() {
            let mut drawn = asked.game.planets_to_place(seat);
            let home = auto.game.home(seat).expect("a base");
            assert!(drawn.any(|planet| planet == home));
        }
    }
}

/// Only the factions are asked for, if they are to be chosen; the galaxy is announced.
#[test]
fn an_automatic_galaxy_asks_only_for_factions() {
    let mut t = begin(3, &[("galaxy", "auto")], 9);
    for seat in t.around() {
        assert_eq!(t.game.step(), Step::ChooseFaction(Seat(seat)));
        let first = t.options(seat)[0].clone();
        t.act(seat, &first);
    }
    assert_eq!(t.game.phase(), "planning");
    assert!(t.happened(&Event::GalaxyBuilt {}));
    assert_eq!(t.game.rules.galaxy, Galaxy::Auto);
}

/// A seed gives always the same galaxy, another seed another one.
#[test]
fn an_automatic_galaxy_depends_on_the_seed_alone() {
    let build = |seed| begin(4, &AUTO, seed).game;
    assert_eq!(build(5), build(5));
    assert_ne!(build(5).planets, build(6).planets);
}
