//! Team Play on the board.

use kernel::Viewer;

use super::*;
use crate::tests::*;

const TEAMS: [&str; 4] = ["jim_raynor", "overmind", "tassadar", "queen_of_blades"];

/// Raynor and Tassadar (seats 0 and 2) against the Overmind and the Queen (1 and 3).
fn teams(options: &[(&str, &str)]) -> Table {
    table_with(&TEAMS, &[&[("teams", "pairs")], options].concat())
}

/// SC-TEAM-01: for 4 or 6 players, each with a faction of their own; option `teams`.
#[test]
fn teams_are_for_four_or_six() {
    for players in 2..=6 {
        let setup = Setup::new(players, &[("teams", "pairs")]);
        assert_eq!(StarCraft::new(&setup, 1).is_ok(), players == 4 || players == 6);
        assert!(StarCraft::new(&Setup::new(players, &[("teams", "none")]), 1).is_ok());
    }
    let twice = ["overmind", "jim_raynor", "overmind", "tassadar"];
    let setup = Setup {
        factions: twice.iter().map(|name| Some((*name).to_owned())).collect(),
        ..Setup::new(4, &[("teams", "pairs")])
    };
    assert!(StarCraft::new(&setup, 1).is_err());
}

/// SC-TEAM-02: factions are dealt at random; nobody chooses.
#[test]
fn team_factions_are_dealt() {
    let deal = |seed| {
        let game = StarCraft::new(&Setup::new(4, &[("teams", "pairs")]), seed).expect("a game");
        assert!(matches!(game.step(), Step::PickPlanet(_)), "{:?}", game.step());
        [0, 1, 2, 3].map(|seat| game.players[seat].faction.expect("it is dealt"))
    };
    let first = deal(1);
    assert!((2..12).any(|seed| deal(seed) != first), "at random");
    let game = StarCraft::new(&Setup::new(4, &[]), 1).expect("a game");
    assert!(matches!(game.step(), Step::ChooseFaction(_)));
}

/// SC-TEAM-03: teams sit 1-2-1-2 or 1-2-3-1-2-3.
#[test]
fn teammates_sit_opposite() {
    let t = teams(&[]);
    let team = |t: &Table, seats: u8| (0..seats).map(|s| t.game.team(Seat(s))).collect::<Vec<_>>();
    assert_eq!(team(&t, 4), [0, 1, 0, 1]);
    assert!(t.game.teammates(Seat(0), Seat(2)) && !t.game.teammates(Seat(0), Seat(1)));
    let six = [&TEAMS[..], &["aldaris", "arcturus_mengsk"]].concat();
    let t = table_with(&six, &[("teams", "pairs")]);
    assert_eq!(team(&t, 6), [0, 1, 2, 0, 1, 2]);
    assert!(t.game.teammates(Seat(1), Seat(4)) && !t.game.teammates(Seat(0), Seat(2)));
    assert!(!table(&TEAMS).game.teammates(Seat(0), Seat(2)), "not without the option");
}

/// SC-TEAM-04, SC-TEAM-17: no attack on a teammate and no move into their areas; without teams
/// both are legal.
#[test]
fn a_teammate_is_not_attacked() {
    let targets = |teams: &str| {
        let mut t = table_with(&TEAMS, &[("teams", teams)]);
        t.units(0, "torus.b", "marine").base(0, "torus.b").transport(0, "r0");
        t.units(2, "helios.b", "zealot").base(2, "helios.d").units(1, "helios.a", "zergling");
        t.order(0, "mobilize", "helios").act(0, "move marine torus.b");
        t.options(0)
    };
    assert_eq!(targets("pairs"), ["to helios.a", "to helios.c"]);
    assert_eq!(targets("none"), ["to helios.a", "to helios.b", "to helios.c", "to helios.d"]);
}

/// SC-TEAM-05, SC-AMB-62: no unit is built in their areas.
#[test]
fn a_teammates_area_is_closed_for_building() {
    let mut t = teams(&[]);
    t.base(0, "torus.b").units(2, "torus.c", "zealot").base(2, "torus.d").workers(0, 3);
    t.order(0, "build", "torus");
    assert!(t.can(0, "build marine torus.a") && t.can(0, "build marine torus.b"));
    assert!(!t.can(0, "build marine torus.c") && !t.can(0, "build marine torus.d"));
}

/// SC-TEAM-05, SC-AMB-62: their unit costs the holder a Resource card, and their base means that
/// nobody has the only base of the planet.
#[test]
fn a_teammates_pieces_cost_resource_cards() {
    let mut t = teams(&[]);
    t.base(0, "torus.b").holds(0, &["torus.b", "torus.c"]).units(2, "torus.c", "zealot");
    t.base(0, "helios.b").base(2, "helios.a").base(1, "tarsonis.b").base(3, "dylar_iv.b");
    t.regroup();
    assert_eq!((holder(&t, "torus.b"), holder(&t, "torus.c")), (Some(0), None));
    assert_eq!((holder(&t, "helios.b"), holder(&t, "helios.d")), (Some(0), None));
}

/// SC-TEAM-05, SC-AMB-62: nobody retreats into their areas.
#[test]
fn nobody_retreats_to_a_teammate() {
    let mut t = teams(&[]);
    t.base(0, "torus.b").units(0, "torus.b", "marine").transport(0, "r0");
    t.units(1, "helios.b", "zergling").units(2, "helios.a", "zealot").base(2, "helios.c");
    only_card(&mut t, 0, "terran_09");
    only_card(&mut t, 1, "zerg_06");
    t.order(0, "mobilize", "helios").acts(0, "move marine torus.b; to helios.b; done");
    assert!(t.can(0, "retreat helios.d") && t.can(0, "retreat torus.b"));
    assert!(!t.can(0, "retreat helios.a") && !t.can(0, "retreat helios.c"));
}

/// SC-TEAM-14, SC-AMB-62: no base that fills the planet with bases of the team, unless
/// `team_full_planet_base_ban` is `off`; an enemy base beside it does not matter.
#[test]
fn a_team_does_not_fill_a_planet_with_bases() {
    let founds = |options: &[(&str, &str)], other: u8| {
        let mut t = table_with(&TEAMS, options);
        t.base(other, "vyctor_v.a").units(0, "vyctor_v.b", "marine").workers(0, 2);
        t.order(0, "build", "vyctor_v").pass_to(0, "found");
        t.can(0, "found vyctor_v.b")
    };
    let off = [("teams", "pairs"), ("team_full_planet_base_ban", "off")];
    assert!(!founds(&[("teams", "pairs"), ("team_full_planet_base_ban", "on")], 2));
    assert!(!founds(&[("teams", "pairs")], 2), "on is the default");
    assert!(founds(&off, 2));
    assert!(founds(&[("teams", "pairs")], 1));
    assert!(founds(&[], 2));
}

/// SC-TEAM-14: on a planet with a third area both may have a base.
#[test]
fn a_planet_with_room_left_takes_both_bases() {
    let mut t = teams(&[]);
    t.base(2, "tarsonis.a").units(0, "tarsonis.b", "marine").workers(0, 2);
    t.order(0, "build", "tarsonis").pass_to(0, "found");
    assert!(t.can(0, "found tarsonis.b"));
}

/// SC-TEAM-15: transports and workers are not shared, and no hidden component is shown.
#[test]
fn teammates_share_nothing() {
    let mut t = teams(&[]);
    t.base(0, "torus.b").units(0, "torus.b", "marine").transport(2, "r0").workers(2, 9);
    t.base(2, "helios.b").hand(2, &["protoss_01"]).stack("pridewater", "2 research");
    t.units(0, "helios.a", "firebat").order(0, "mobilize", "helios");
    assert!(!t.can(0, "move marine torus.b"), "not with their transport");
    let view = t.game.view(Viewer::Seat(Seat(0)));
    assert!(view.players[0].secrets.is_some() && view.players[2].secrets.is_none());
    let face = |view: &crate::view::View| {
        let order = view.orders.iter().find(|order| order.seat == Seat(2));
        order.expect("it lies there").face
    };
    assert_eq!(face(&view), None);
    assert!(face(&t.game.view(Viewer::Seat(Seat(2)))).is_some());
    let mut t = teams(&[]);
    t.base(0, "torus.b").base(2, "helios.b").workers(2, 9).order(0, "build", "torus");
    assert!(!t.can(0, "worker"), "not with their workers");
}

/// Tassadar's base on Helios is occupied by the Overmind; Raynor can reach it by transport.
fn occupied_base() -> Table {
    let mut t = teams(&[]);
    t.base(2, "helios.b").units(1, "helios.b", "zergling").modules(2, [0, 0, 1]);
    t.base(0, "torus.b").units(0, "torus.b", "marine").transport(0, "r0");
    t.base(1, "tarsonis.b").base(3, "dylar_iv.b");
    only_card(&mut t, 0, "terran_04");
    only_card(&mut t, 1, "zerg_03");
    t
}

/// SC-TEAM-17, SC-TEAM-18, SC-AMB-105: it may be fought for, past their limited orbital defense;
/// afterwards their base stays, and nobody controls the area.
#[test]
fn a_teammates_occupied_base_is_fought_for() {
    let mut t = occupied_base();
    t.order(0, "mobilize", "helios").act(0, "move marine torus.b");
    assert!(t.can(0, "to helios.b"));
    t.acts(0, "to helios.b; done").pass(0);
    assert_eq!((t.game.round, t.there("helios.b")), (2, "marine".into()));
    assert_eq!(base_in(&t, "helios.b"), Some(2));
    assert_eq!(t.game.controller(area("helios.b")), None);
}

/// SC-TEAM-04, SC-AMB-28: nobody controls it, so Raynor may send more units there.
#[test]
fn own_units_beside_a_teammates_base_can_be_reinforced() {
    let mut t = occupied_base();
    t.order(0, "mobilize", "helios").acts(0, "move marine torus.b; to helios.b; done");
    t.units(0, "torus.c", "marine").order(0, "mobilize", "helios");
    t.acts(0, "move marine torus.c; to helios.b");
    assert_eq!((t.there("helios.b"), base_in(&t, "helios.b")), ("marine 2".into(), Some(2)));
}

/// SC-TEAM-18: limited orbital defense stops an opponent, also of that team's enemies.
#[test]
fn limited_orbital_defense_stops_opponents_only() {
    let mut t = occupied_base();
    t.base(3, "torus.c").units(3, "torus.c", "zergling").transport(3, "r0");
    t.game.destroy_unit(Seat(1), unit("zergling"), area("helios.b"), &mut kernel::NoLog);
    t.order(3, "mobilize", "helios").act(3, "move zergling torus.c");
    assert!(t.can(3, "to helios.d") && !t.can(3, "to helios.b"));
}

/// SC-TEAM-18, SC-AMB-105: Saboteur and Informant reach opponents, never the teammate.
#[test]
fn cards_against_opponents_spare_the_teammate() {
    for card in ["saboteur", "informant"] {
        let mut t = teams(&[]);
        homes(&mut t);
        t.event(1, "aggressive_strategy").event(2, "aggressive_strategy");
        t.event(3, "defensive_strategy").drawn(0, &[card]).regroup_from(8);
        t.act(0, &format!("play {card}"));
        assert_eq!(t.options(0), ["take 1 aggressive_strategy", "take 3 defensive_strategy"]);
    }
}

/// SC-TEAM-18, SC-TEAM-06: Tassadar must have more areas than the teammate too.
#[test]
fn tassadar_needs_more_areas_than_his_teammate() {
    let mut t = teams(&[]);
    t.stage(3).base(1, "helios.b").base(3, "dylar_iv.b");
    t.units(2, "torus.b", "zealot").units(2, "torus.c", "zealot");
    t.units(0, "tarsonis.b", "marine").units(0, "tarsonis.c", "marine").regroup();
    assert_eq!(t.ending(), None);
    t.units(2, "torus.d", "zealot").regroup();
    assert_eq!(won(&t), (EndKind::Special, vec![0, 2]));
}
