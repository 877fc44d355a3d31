//! The game and its components, chapter 1: what the pieces are and what they are not.

use kernel::Viewer;

use super::*;
use crate::content::Yield;
use crate::ids::{Faction, MAX_PLAYERS, Module, Order};
use crate::state::print;
use crate::tests::*;
use crate::victory::EndKind;

/// SC-GEN-04: two Terran factions fight each other like any others, unless they are a team.
#[test]
fn factions_of_one_race_are_enemies() {
    let mut t = table(&["jim_raynor", "arcturus_mengsk"]);
    t.base(0, "torus.b").units(0, "torus.c", "marine").base(1, "helios.b");
    t.units(1, "torus.a", "marine");
    t.order(0, "mobilize", "torus").acts(0, "move marine torus.c; to torus.a; done");
    assert_eq!(t.game.fight().seats, [Seat(0), Seat(1)]);

    let factions = ["jim_raynor", "overmind", "arcturus_mengsk", "aldaris"];
    for (option, enters) in [("none", true), ("pairs", false)] {
        let mut t = table_with(&factions, &[("teams", option)]);
        t.base(0, "torus.b").units(0, "torus.c", "marine").units(2, "torus.a", "marine");
        t.order(0, "mobilize", "torus").act(0, "move marine torus.c");
        assert_eq!(t.can(0, "to torus.a"), enters);
    }
}

/// SC-GEN-05: enough points, the own objective, being the only one left, or most points when the
/// Event cards end the game.
#[test]
fn there_are_four_ways_to_win() {
    let start = || {
        let mut t = table(&["overmind", "jim_raynor"]);
        t.base(0, "torus.b").units(0, "torus.c", "zergling").units(1, "helios.b", "marine");
        t
    };
    let won = |t: &Table| {
        let ending = t.ending().expect("the game is over");
        assert_eq!(ending.winners.iter().collect::<Vec<_>>(), [Seat(0)]);
        ending.kind
    };
    let mut t = start();
    t.points(0, 15).points(1, 14).regroup_from(6);
    assert_eq!(won(&t), EndKind::Normal);

    let mut t = start();
    t.base(0, "pridewater.a").base(0, "tarsonis.a").stage(3).regroup_from(7);
    assert_eq!(won(&t), EndKind::Special);

    let mut t = start();
    t.game.destroy_unit(Seat(1), unit("marine"), area("helios.b"), &mut kernel::NoLog);
    t.base(1, "torus.c").regroup_from(1);
    assert_eq!(won(&t), EndKind::Elimination);

    let mut t = start();
    t.points(0, 9).points(1, 3).stage(3);
    t.drawn(1, &["the_end_draws_near", "the_end_draws_near"]).regroup_from(8);
    assert_eq!(won(&t), EndKind::EndGame);

    // None of them: the game goes on.
    let mut t = start();
    t.points(0, 14).points(1, 14).stage(3).drawn(1, &["the_end_draws_near"]).regroup_from(6);
    assert_eq!((t.ending(), t.game.round), (None, 2));
}

/// SC-GEN-07: no action reaches for pieces of another player, and none hands anything over.
#[test]
fn nothing_passes_from_one_player_to_another() {
    for text in ["talk", "trade", "give-card terran_01 1", "give minerals 1", "send marine 1"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    let mut t = table(&["jim_raynor", "arcturus_mengsk"]);
    t.base(0, "torus.b").units(0, "torus.c", "marine").holds(0, &["torus.b"]).workers(0, 3);
    t.base(1, "helios.b").units(1, "helios.c", "marine").holds(1, &["helios.b"]).workers(1, 9);
    t.transport(0, "r0").transport(1, "r0").transport(1, "r1");
    t.order(0, "build", "torus").act(0, "worker");
    assert_eq!(t.options(0), ["pay", "pay-permanent minerals", "pay-from torus.b"]);
    t.acts(0, "pay; scrap");
    assert_eq!(
        t.options(0),
        ["scrap-base torus", "scrap-unit marine torus.c", "scrap-transport r0"]
    );
    t.act(0, "scrap-transport r0").pass(0);
    t.units(0, "helios.a", "ghost").order(0, "mobilize", "helios");
    // Their transport is gone, and the other's does not carry their Marine.
    assert!(t.can(0, "move ghost helios.a") && !t.can(0, "move marine torus.c"));
    assert_eq!((t.seat(1).pool, t.there("helios.c")), (9, "marine".to_owned()));
}

/// SC-COMP-02: six factions with a marker each, one first player, and depletion tokens that are
/// counted in the box but are no limit: all 26 resource areas can be depleted.
#[test]
fn shared_components() {
    assert_eq!((content().factions.len(), Faction::all().count(), MAX_PLAYERS), (6, 6, 6));
    let components: toml::Value =
        toml::from_str(include_str!("../../../data/components.toml")).expect("a readable file");
    let pieces = components["component"].as_array().expect("a list");
    let token = pieces.iter().find(|piece| piece["id"].as_str() == Some("depletion"));
    let token = token.expect("depletion tokens");
    assert_eq!(token["count"].as_integer(), Some(20));
    assert_eq!(token["limit"].as_bool(), Some(false));

    let factions: Vec<String> = Faction::all().map(|faction| faction.to_string()).collect();
    let mut t = table(&factions.iter().map(String::as_str).collect::<Vec<_>>());
    let view = t.game.view(Viewer::Spectator);
    assert_eq!(view.players.iter().map(|player| player.points).collect::<Vec<_>>(), [0; 6]);
    assert_eq!(view.first_player, Seat(0));
    let resource = |area: &crate::ids::Area| matches!(print(*area).yields, Yield::Resource(_));
    let areas: Vec<_> = t.game.all_areas().filter(resource).collect();
    for &area in &areas {
        t.game.deplete(area, &mut t.log);
    }
    assert_eq!(areas.len(), 26);
    assert!(areas.iter().all(|&area| t.game.area(area).depletion == 1));
}

/// SC-COMP-16: a Zergling or Scourge piece with its two models is one unit of an area's limit.
#[test]
fn a_piece_with_two_models_is_one_unit() {
    for (kind, levels) in [("zergling", [1, 0, 0]), ("scourge", [1, 0, 1])] {
        let mut t = table(&["overmind", "aldaris"]);
        t.base(0, "torus.b").units(0, "torus.c", "zergling 3").base(1, "helios.b").workers(0, 12);
        t.buildings(0, levels).order(0, "build", "torus");
        // Torus C holds four units: one more fits, not two.
        t.act(0, &format!("build {kind} torus.c")).act(0, "pay");
        assert_eq!(t.game.area(area("torus.c")).count(), 4);
        assert_eq!(t.game.active().built, 1);
        assert!(!t.can(0, &format!("build {kind} torus.c")));
        assert!(t.can(0, &format!("build {kind} torus.d")));
    }
}

/// SC-COMP-17: every planet has slots, a name, areas with one yield and a unit limit, and a place
/// for orders.
#[test]
fn what_is_on_a_planet_tile() {
    for tile in content().tiles.iter().map(|planet| &content().planets[planet.index()]) {
        assert!(tile.slots.iter().filter(|&&slot| slot).count() >= 2);
        assert!((2..=4).contains(&tile.areas.len()));
        assert!(tile.areas.iter().all(|area| area.amount > 0 && area.unit_limit >= 2));
    }
    let mut t = table(&["overmind", "aldaris"]);
    t.base(0, "helios.b").base(1, "pridewater.a").planning();
    t.act(0, "order build helios").act(1, "order build tarsonis");
    assert_eq!((t.stacked("helios"), t.stacked("tarsonis")), ("0 build".into(), "1 build".into()));
    assert_eq!(t.stacked("torus"), "");
}

/// SC-COMP-18: normal and z-axis routes alike make planets adjacent, nothing else does.
#[test]
fn every_route_makes_planets_adjacent() {
    let mut t = table(&["overmind", "aldaris"]);
    t.base(0, "torus.b").base(1, "pridewater.a").planning();
    assert!(t.can(0, "order build helios") && !t.can(0, "order build tarsonis"));
    let mut t = table(&["overmind", "aldaris"]);
    t.base(0, "torus.b").base(1, "pridewater.a").z_route(3, "tarsonis", "torus").planning();
    assert!(t.can(0, "order build helios") && t.can(0, "order build tarsonis"));
    assert!(!t.can(0, "order build pridewater"));
}

/// SC-COMP-20, SC-EX-58: 14 points and 3 more are 17; there is no end to the track.
#[test]
fn the_score_goes_on_beyond_fifteen() {
    for (before, after) in [(14, 17), (15, 18), (254, 257)] {
        let mut t = table(&["queen_of_blades", "aldaris"]);
        t.units(0, "torus.a", "zergling").units(0, "helios.a", "zergling").base(1, "tarsonis.b");
        t.points(0, before).regroup_from(5);
        assert_eq!(t.seat(0).points, after);
        let shown = t.game.view(Viewer::Seat(Seat(1))).players[0].points;
        assert_eq!((shown, t.seat(1).points), (after, 0));
    }
}

/// SC-COMP-21: a Faction Sheet: objective and abilities, both workers' places, Technology deck,
/// permanent resources, spaces for modules and buildings, and everything about the units.
#[test]
fn what_is_on_a_faction_sheet() {
    for faction in &content().factions {
        assert!(!faction.color.is_empty());
        assert!(faction.workers >= 7 && faction.units.iter().sum::<u8>() >= 3);
        let sheet = &content().races[faction.race.index()];
        assert!(!sheet.ability_ids.is_empty() && sheet.module_spaces >= 3);
        assert!(sheet.permanent.iter().all(|&amount| amount > 0));
        assert!(sheet.buildings.iter().all(|building| !building.enables.is_empty()));
        for (kind, _) in sheet.figures.iter().enumerate().filter(|(_, count)| **count > 0) {
            let unit = crate::state::unit_sheet(Unit::of(faction.race, kind));
            assert!(unit.price.minerals + unit.price.gas > 0);
        }
    }
    let mut t = table(&["jim_raynor", "aldaris"]);
    t.workers(0, 5).modules(0, [1, 0, 0]).buildings(0, [2, 1, 0]);
    t.game.players[0].unavailable = 2;
    t.game.players[0].permanent = [3, 1];
    // Everybody sees all of it.
    let sheet = &t.game.view(Viewer::Seat(Seat(1))).players[0];
    assert_eq!(sheet.faction, "jim_raynor".parse().ok());
    assert_eq!((sheet.workers_in_pool, sheet.workers_unavailable), (5, 2));
    assert_eq!((sheet.workers_on_permanent, sheet.technology_size), ([3, 1], 21));
    assert_eq!(sheet.modules[&Module::SUPPLY], 1);
    assert_eq!(sheet.buildings.values().copied().collect::<Vec<_>>(), [2, 1, 0]);
}

/// SC-COMP-22: the back of a token shows whose it is; only its face tells whether it is special.
#[test]
fn the_back_of_an_order_shows_its_owner_only() {
    let mut t = table(&["jim_raynor", "aldaris"]);
    t.modules(0, [0, 1, 0]).stack("torus", "0 build, 0 special_build, 1 research");
    let view = t.game.view(Viewer::Spectator);
    let backs: Vec<_> = view.orders.iter().map(|order| (order.seat.0, order.face)).collect();
    assert_eq!(backs, [(0, None), (0, None), (1, None)]);
    let gold: Vec<bool> = Order::ALL.into_iter().map(Order::is_special).collect();
    assert_eq!(gold, [false, false, false, true, true, true]);
}

/// SC-COMP-23: standard orders are there for everybody, special ones only with modules.
#[test]
fn special_orders_depend_on_modules() {
    for (modules, special) in [([0, 0, 0], false), ([2, 0, 1], false), ([0, 1, 0], true)] {
        let mut t = table(&["jim_raynor", "aldaris"]);
        t.base(0, "torus.b").base(1, "helios.b").modules(0, modules).planning();
        for order in ["build", "mobilize", "research"] {
            assert!(t.can(0, &format!("order {order} torus")));
            assert_eq!(t.can(0, &format!("order special_{order} torus")), special);
        }
    }
}

/// SC-COMP-24: transports of two players share a route in peace, are never in a battle, and do not
/// keep their owner in the game.
#[test]
fn transports_do_not_fight() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").units(0, "torus.c", "marine 2").transport(0, "r0");
    t.base(1, "helios.c").units(1, "helios.b", "zergling").transport(1, "r0");
    t.order(0, "mobilize", "helios").acts(0, "move marine torus.c; to helios.a; done");
    // Passing the enemy's transport starts nothing.
    assert!(t.game.battle.is_none() && t.there("helios.a") == "marine");
    t.order(0, "mobilize", "helios").acts(0, "move marine torus.c; to helios.b; done");
    assert_eq!((t.fighters(0), t.fighters(1)), ("marine".into(), "zergling".into()));
    while t.game.battle.is_some() {
        let seat = t.asked();
        let first = t.options(seat)[0].clone();
        t.act(seat, &first);
    }
    assert_eq!((t.transports(0), t.transports(1)), (vec!["r0".into()], vec!["r0".into()]));

    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").transport(1, "r0").regroup_from(1);
    assert!(t.seat(1).eliminated);
}

/// SC-COMP-25, SC-COMP-26: a Resource card names its area, its resource and its capacity; force
/// mining turns it, and the token of its area, to yellow and then takes it out, red.
#[test]
fn depletion_has_a_yellow_and_a_red_side() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").holds(0, &["torus.b"]).workers(0, 9).base(1, "helios.b");
    assert_eq!((area("torus.b").to_string(), print(area("torus.b")).amount), ("torus.b".into(), 1));
    t.order(0, "build", "torus");
    let side = |t: &Table| {
        let planets = t.game.view(Viewer::Spectator).planets;
        let torus = planets.iter().find(|p| p.planet == planet("torus")).expect("Torus");
        (torus.areas[1].depletion, torus.areas[1].workers, torus.areas[1].card_holder)
    };
    t.acts(0, "worker; pay-from torus.b");
    assert_eq!(side(&t), (0, 1, Some(Seat(0))));
    t.acts(0, "worker; pay-from torus.b");
    assert_eq!(side(&t), (1, 2, Some(Seat(0))));
    t.acts(0, "worker; pay-from torus.b");
    assert_eq!(side(&t), (2, 0, None));
    assert!(!t.act(0, "worker").can(0, "pay-from torus.b"));

    // The yellow side has the capacity of the normal side.
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "pridewater.c").holds(0, &["pridewater.a"]).workers(0, 9).base(1, "helios.b");
    t.game.area_mut(area("pridewater.a")).depletion = 1;
    t.order(0, "build", "pridewater");
    for workers in 1..=3 {
        t.acts(0, "worker; pay-from pridewater.a");
        assert_eq!(t.game.area(area("pridewater.a")).workers, workers);
        assert_eq!(t.game.area(area("pridewater.a")).depletion, 1);
    }
    t.acts(0, "worker; pay-from pridewater.a");
    assert_eq!(t.game.area(area("pridewater.a")).depletion, 2);
}

/// SC-COMP-28: a bought technology is shuffled into the Combat deck, drawn, counted against the
/// hand limit and discarded like any Combat card.
#[test]
fn a_bought_technology_is_a_combat_card() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").workers(0, 9).base(1, "helios.b");
    t.order(0, "research", "torus").acts(0, "done; tech terran_bunker; pay");
    let bunker = card("terran_bunker#1");
    assert!(t.seat(0).deck.has(bunker) && !t.seat(0).technology.has(bunker));
    assert_eq!((t.seat(0).deck.len(), t.seat(0).technology.len()), (20, 19));
    // Nine cards, the technology among them: one too many for a Terran.
    let numbers = ["01", "02", "03", "04", "05", "06", "07", "08"].map(|n| format!("terran_{n}"));
    let mut hand: Vec<&str> = numbers.iter().map(String::as_str).collect();
    hand.push("terran_bunker#1");
    t.hand(0, &hand).regroup_from(9);
    assert_eq!(t.options(0).len(), 9);
    t.act(0, "discard terran_bunker#1");
    assert!(t.seat(0).discard.has(bunker) && !t.seat(0).technology.has(bunker));
}
