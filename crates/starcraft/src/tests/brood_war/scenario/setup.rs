//! What is agreed, and the setup.

use super::*;
use crate::content::ItemStart;
use crate::ids::Leader;
use crate::ruleset::{Scenario, options_help};
use crate::sets::LeaderSet;
use crate::state::Site;

fn refused(setup: &Setup) -> String {
    match StarCraft::deal(setup, StarCraft::RULES_VERSION, Rng::new(1)) {
        Ok(_) => panic!("it was accepted: {setup:?}"),
        Err(refused) => english(&refused.message),
    }
}

/// BW-SCN-01: the option has the scenarios of the data, in their order; BW-MDE-01: a scenario goes with nothing else.
#[test]
fn a_scenario_is_agreed_on() {
    let (_, words) = options_help().iter().find(|(key, _)| *key == "scenario").expect("there is");
    let ids: Vec<&str> = content().scenarios.iter().map(|sheet| sheet.id.as_str()).collect();
    assert_eq!(words.split(" | ").skip(1).collect::<Vec<_>>(), ids);
    let rules = Ruleset { scenario: Scenario::TrumpCard, ..Ruleset::default() };
    assert_eq!(rules.scenario().map(|sheet| sheet.id.as_str()), Some(TRUMP));

    assert!(refused(&agreed(TRUMP, 4, &[], &[])).contains("“Trump Card” is not for 4 players"));
    assert!(refused(&agreed(QUEST, 2, &[], &[])).contains("but for 3."));
    for option in [
        ("mode", "survival"),
        ("leadership", "none"),
        ("special_orders", "disposable"),
        ("starting_planets", "three_placed"),
        ("promo_planet", "in"),
        ("variant", "galactic_conquest"),
    ] {
        let said = refused(&agreed(QUEST, 3, &[], &[option]));
        assert!(said.contains("A scenario cannot be combined"), "{option:?}: {said}");
    }
    assert!(refused(&agreed(STORM, 4, &[], &[("teams", "pairs")])).contains("cannot be combined"));
    let without = Setup::new(3, &[("scenario", QUEST)]);
    assert!(refused(&without).contains("Brood War"));
}

/// BW-SCN-03, BW-SCN-04: chance says who chooses first, only the factions of the scenario are there to choose, and
/// afterwards the scenario says who begins.
#[test]
fn factions_are_those_of_the_scenario() {
    let mut first = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut t = begun(QUEST, 3, &[], seed);
        first.insert(t.asked());
        let mut offered = t.options(t.asked());
        offered.sort();
        assert_eq!(offered, ["faction jim_raynor", "faction queen_of_blades", "faction tassadar"]);
        t.act(t.asked(), "faction tassadar");
        t.act(t.asked(), "faction queen_of_blades");
        let queen = t.game.everybody().find(|&seat| {
            t.game.player(seat).faction.is_some_and(|faction| faction.to_string() == QUEEN)
        });
        assert_eq!(Some(t.game.first), queen);
    }
    assert_eq!(first.len(), 3, "everybody may be the first to choose");
    let other = agreed(QUEST, 3, &["aldaris"], &[]);
    assert_eq!(refused(&other), "Aldaris does not take part in this scenario.");
}

/// BW-SCN-21, BW-AMB-83: with too few players no faction is left without one.
#[test]
fn every_faction_has_a_player() {
    let mut t = begun(TRUMP, 2, &[], 1);
    t.act(t.asked(), "faction arcturus_mengsk");
    // The other Terran faction is led by the same player, so what is left is the Overmind.
    assert!(t.game.everybody().all(|seat| t.game.player(seat).faction.is_some()));
    let both = agreed(TRUMP, 2, &[MENGSK, TERRAN], &[]);
    assert!(refused(&both).contains("would have a player"));
    let t = begun(STORM, 5, &[TERRAN, MENGSK, PROTOSS, ALDARIS], 1);
    assert_eq!(t.options(4), ["faction queen_of_blades", "faction overmind"]);
    let no_zerg = agreed(STORM, 4, &[TERRAN, MENGSK, PROTOSS, ALDARIS], &[]);
    assert!(refused(&no_zerg).contains("would have a player"));
}

/// BW-EX-09, BW-SCN-13: whoever sits where, play goes round in the order of the scenario.
#[test]
fn play_goes_in_the_order_of_the_scenario() {
    let t = ready(QUEST, &[PROTOSS, TERRAN, QUEEN]);
    assert_eq!(t.order_of_play(), [2, 1, 0], "Queen of Blades, Raynor, Tassadar");
    assert_eq!(t.game.clockwise(Seat(2), 1), Seat(1), "Raynor is her left-hand neighbour");
    assert_eq!(t.game.clockwise(Seat(0), 1), Seat(2), "Tassadar is her right-hand neighbour");
    assert_eq!(t.asked(), 2, "she places the first order");
    // BW-SCN-03: in Trump Card the first player is not the first of the order.
    let t = ready(TRUMP, &[MENGSK, TERRAN, ZERG]);
    assert_eq!(t.order_of_play(), [2, 1, 0]);
    // The first player token goes on in the same order.
    let mut t = cleared(QUEST, &[PROTOSS, TERRAN, QUEEN]);
    for (seat, place) in [(0, "tarsonis.a"), (1, "antiga_prime.a"), (2, "halcyon.a")] {
        t.base(seat, place);
    }
    t.regroup_from(10);
    assert_eq!(t.game.first, Seat(1));
}

/// BW-SCN-02, BW-SCN-09, BW-AMB-59: the galaxy is laid as the scenario says, Moria a tile like the others.
#[test]
fn the_galaxy_is_that_of_the_scenario() {
    for sheet in &content().scenarios {
        let players = *sheet.players.end() as usize;
        let t = begun(&sheet.id, players, &[], 3).setup_to("StartBase").game.clone();
        assert_eq!(t.galaxy().count(), sheet.tiles.len(), "{}", sheet.id);
        for &(planet, cell, rotation) in &sheet.tiles {
            let state = &t.planets[planet.index()];
            assert_eq!((state.cell, state.rotation), (cell, rotation), "{planet}");
        }
        let z = t.all_routes().filter(|&route| crate::state::is_z_axis(route));
        let ends: Vec<_> = z.map(|route| t.routes[route.index()].ends).collect();
        assert_eq!(ends, sheet.z_routes);
        // Whatever faces each other is joined, and nobody is cut off.
        for planet in t.galaxy() {
            assert_ne!(t.adjacent[planet.index()].0, 0, "{planet} of {}", sheet.id);
        }
    }
}

/// BW-SCN-05, BW-SCN-19, BW-AMB-83: bases, units, heroes and transports are placed by their owners on the planets named,
/// in the play order; Resource cards are those of all planets with a base.
#[test]
fn forces_are_placed_by_their_owners() {
    let mut t = begun(TRUMP, 3, &[MENGSK, ZERG, TERRAN], 1);
    assert_eq!(t.asked(), 1, "the Overmind is the first player");
    assert!(t.options(1).iter().all(|option| option.starts_with("base tarsonis.")));
    assert!(!t.can(1, "done"), "the base is not optional");
    t.act(1, "base tarsonis.a");
    assert!(t.options(1).iter().all(|option| option.starts_with("base dylar_iv.")));
    t.setup_to("StartForces");
    assert_eq!(t.asked(), 1);
    assert!(t.options(1).iter().all(|option| option.starts_with("force tarsonis.")));
    t.setup_to("StartTransport");
    let there = |t: &Table, seat: u8, planet: &str| -> u8 {
        let areas = super::planet(planet).areas();
        let own = areas.filter(|&area| t.game.area(area).owner.is(Seat(seat)));
        own.map(|area| t.game.area(area).count()).sum()
    };
    assert_eq!((there(&t, 1, "tarsonis"), there(&t, 1, "dylar_iv")), (6, 4));
    t.setup_to("the end");
    assert_eq!((t.transports(1).len(), t.transports(0).len()), (2, 1));
    assert_eq!((there(&t, 0, "antiga_prime"), there(&t, 2, "chau_sara")), (5, 4));
    let cards = |planet: &str| {
        let areas = super::planet(planet).areas();
        areas
            .filter(|&area| matches!(print(area).yields, Yield::Resource(_)))
            .all(|area| t.game.area(area).holder.is(Seat(1)))
    };
    assert!(cards("tarsonis") && cards("dylar_iv"));
    // Buildings and workers of the scenario.
    assert_eq!(t.seat(1).buildings[0], 2);
    assert_eq!((t.game.workers(Seat(1)), t.game.workers(Seat(2))), (10, 7));
}

/// BW-SCN-06, BW-SCN-07, BW-SCN-14, BW-AMB-45: rounds are counted whether or not points are; the common supplies are full.
#[test]
fn rounds_are_counted_and_supplies_are_full() {
    let mut t = ready(STORM, &[TERRAN, MENGSK, PROTOSS, ALDARIS, QUEEN, ZERG]);
    assert_eq!(t.game.round, 1);
    assert_eq!(t.game.tokens_in_supply(), 30);
    assert!(t.game.areas.iter().all(|area| area.guards == 0 && area.depletion == 0));
    t.regroup_from(10);
    while t.game.round == 1 {
        let seat = t.asked();
        t.act(seat, "done");
    }
    assert_eq!(t.game.round, 2, "the counter advances at the end of Regrouping");
    // Beyond space 15 it goes on as a number.
    t.game.round = 15;
    t.game.rules.scenario = Scenario::None;
    t.regroup_from(10);
    assert_eq!(t.game.round, 16);
}

/// BW-SCN-08: only what the scenario names leaves the Event deck.
#[test]
fn the_event_deck_is_that_of_the_scenario() {
    for (id, away) in [(QUEST, 15), (TRUMP, 15), (STORM, 3)] {
        let sheet = content().scenarios.iter().find(|sheet| sheet.id == id).expect("there is");
        let t = begun(id, 3, &[], 1).setup_to("StartBase").game.clone();
        for stage in 0..3 {
            let all = t.content().stages[stage];
            let used = all.without(sheet.unused);
            let random = if stage < 2 { away } else { 0 };
            assert_eq!(usize::from(t.events.left[stage]), used.len() - random, "{id} {stage}");
            assert_eq!(t.events.deck.and(all), used);
        }
        for name in ["the_end_draws_near", "subtle_planning"] {
            let event: EventKind = name.parse().expect("an event");
            assert!(!t.events.deck.meets(content().events[event.index()].cards), "{name}");
        }
    }
}

/// BW-SCN-10, BW-SCN-11, BW-AMB-47: decks as on the sheet, Kerrigan's own cards among them; hands up to each faction's own
/// limit.
#[test]
fn decks_and_hands_are_those_of_the_sheets() {
    let t = ready(QUEST, &[QUEEN, TERRAN, PROTOSS]);
    assert_eq!([0, 1, 2].map(|seat| t.hand_size(seat)), [6, 8, 6]);
    for (seat, more) in [(0, 2), (1, 0), (2, 0)] {
        let player = t.seat(seat);
        assert_eq!(player.deck.len() + player.hand.len(), 20 + more, "seat {seat}");
        assert!(player.play.is_empty() && player.discard.is_empty());
    }
    let own = t.seat(0).deck.or(t.seat(0).hand).iter(crate::ids::Race::ZERG);
    let hers = own.filter(|card| crate::cards::face(*card).hero.is_some()).count();
    assert_eq!(hers, 2, "Psionic Storm and Cloaking");
}

/// BW-EX-14, BW-SCN-16, BW-SCN-17: a hero brings its card, and there is no other; a rule of the scenario takes the
/// starting forces off a card.
#[test]
fn heroes_bring_their_cards() {
    let mut t = ready(QUEST, &[QUEEN, TERRAN, PROTOSS]);
    let hero: Leader = "jim_raynor".parse().expect("a card");
    assert_eq!(t.seat(1).leading, LeaderSet::one(hero));
    assert_eq!(t.seat(1).leaders, LeaderSet::one(hero));
    assert_eq!(t.seat(1).hero, Some(unit("vulture")));
    let stands: Vec<Area> = t
        .game
        .all_areas()
        .filter(|&area| t.game.area(area).owner.is(Seat(1)))
        .filter(|&area| t.game.area(area).units[crate::ids::HERO] == 1)
        .collect();
    assert!(matches!(stands[..], [area] if area.planet() == planet("antiga_prime")));
    // No cards are chosen when the stage changes.
    t.stage(3).regroup_from(4);
    while t.game.round == 1 && t.game.ending.is_none() {
        let seat = t.asked();
        let last = t.options(seat).last().expect("a choice").clone();
        assert!(!last.starts_with("leader"));
        t.act(seat, &last);
    }
    let t = ready(TRUMP, &[MENGSK, ZERG, TERRAN]);
    let hunger: Leader = "endless_hunger".parse().expect("a card");
    assert_eq!(t.seat(1).leading, LeaderSet::one(hunger));
    let [minerals, gas] = t.game.sheet(Seat(1)).permanent;
    assert_eq!(t.game.permanent(Seat(1)), [minerals + 1, gas + 1]);
    let zerglings: u8 = t.seat(1).figures[unit("zergling").kind()];
    assert_eq!(zerglings, 7, "the scenario's forces alone, not those of the card");
}

/// BW-SCN-21, BW-AMB-83: one player leads two factions as one: one sheet and one pair of decks, the pieces of both.
#[test]
fn one_player_leads_two_factions() {
    let mut t = ready(TRUMP, &[TERRAN, ZERG]);
    let both = t.seat(0);
    assert_eq!((both.bases, t.game.workers(Seat(0))), (2, 15));
    assert_eq!(t.transports(0).len(), 2);
    assert_eq!(both.deck.len() + both.hand.len(), 20, "one Combat deck");
    let ghost = unit("ghost");
    assert_eq!(both.figures[ghost.kind()], 1, "Mengsk's forces are theirs, too");
    let printed = t.game.sheet(Seat(0)).figures[ghost.kind()];
    assert_eq!(t.game.spare_figures(Seat(0), ghost), 2 * printed - 1);
    assert_eq!(t.game.base_tokens(Seat(0)), 2 * t.game.sheet(Seat(0)).bases);
    assert_eq!(t.item("psi_emitter").split(' ').skip(1).collect::<Vec<_>>(), ["0", "ghost"]);
    let [minerals, gas] = t.game.sheet(Seat(0)).permanent;
    assert_eq!(t.game.permanent(Seat(0)), [minerals, gas], "permanent resources once");
    t.game.players[0].points = 0;
    // Leadership cards are those of the faction that was named.
    let t = ready(STORM, &[ALDARIS, MENGSK, QUEEN]);
    assert_eq!(t.seat(0).hero, Some(unit("dragoon")), "Fenix");
    assert_eq!(t.seat(1).hero, None, "Raynor is of the other faction");
    // The installation stands on the planet that is named for it.
    let site = t.game.all_areas().find(|&area| t.game.area(area).site == Site::Overmind);
    let site = site.expect("it is there");
    assert_eq!(site.planet(), planet("antiga_prime"));
    assert!(t.game.area(site).base.is(Seat(2)));
}

/// BW-SCN-15, BW-SCN-18, BW-AMB-83: the teams are those of the scenario, of any size.
#[test]
fn teams_are_those_of_the_scenario() {
    let t = ready(TRUMP, &[MENGSK, ZERG, TERRAN]);
    let mates = |one: u8, other: u8| t.game.teammates(Seat(one), Seat(other));
    assert!(mates(0, 2) && !mates(0, 1) && !mates(1, 2));
    // SC-TEAM-04: no way into an area of a teammate, but against the others.
    let mut t = cleared(TRUMP, &[MENGSK, ZERG, TERRAN]);
    t.units(0, "torus.a", "marine").units(2, "torus.b", "marine").units(1, "torus.c", "zergling");
    t.order(0, "mobilize", "torus").act(0, "move marine torus.a");
    assert!(!t.can(0, "to torus.b"));
    assert_eq!(t.there("torus.c"), "zergling");
    let t = ready(QUEST, &[QUEEN, TERRAN, PROTOSS]);
    assert!(!t.game.has_teams());
}

/// BW-CMP-16, BW-ITM-01: three items, in play only where a scenario uses them, as it says.
#[test]
fn items_belong_to_scenarios() {
    assert_eq!(content().items, ["psi_emitter", "khalis_crystal", "uraj_crystal"]);
    let t = brood_war(&[TERRAN, ZERG]);
    assert!(t.game.items.iter().all(|item| *item == ItemState::OUT));
    let t = ready(QUEST, &[QUEEN, TERRAN, PROTOSS]);
    assert_eq!(
        ["psi_emitter", "khalis_crystal", "uraj_crystal"].map(|name| t.item(name)),
        ["", "torus.a", "bhekar_ro.a"]
    );
    let sheet = content().scenarios.iter().find(|sheet| sheet.id == TRUMP).expect("there is");
    let starts: Vec<ItemStart> = sheet.items.iter().map(|(_, start)| *start).collect();
    assert!(matches!(starts[..], [ItemStart::Carried { .. }]));
    let t = ready(TRUMP, &[MENGSK, ZERG, TERRAN]);
    let psi = t.item("psi_emitter");
    assert!(psi.starts_with("antiga_prime.") && psi.ends_with(" 0 ghost"), "{psi}");
}
