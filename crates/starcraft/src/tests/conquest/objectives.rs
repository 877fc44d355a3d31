//! The special objectives of the factions.

use super::*;
use crate::tests::*;

const FACTIONS: [&str; 6] =
    ["jim_raynor", "arcturus_mengsk", "queen_of_blades", "overmind", "aldaris", "tassadar"];

/// The basic unit of a faction.
fn basic(faction: &str) -> &'static str {
    match faction {
        "jim_raynor" | "arcturus_mengsk" => "marine",
        "queen_of_blades" | "overmind" => "zergling",
        _ => "zealot",
    }
}

/// A board on which exactly the objective of one faction is fulfilled for seat 0, whoever they are.
/// Seat 1 has as many areas as seat 0, except where Tassadar's objective is shown.
fn board(of: &str, faction: &str) -> Table {
    let rival = if faction == "overmind" { "jim_raynor" } else { "overmind" };
    let mut t = table(&[faction, rival]);
    let (mine, theirs): (&[&str], &[&str]) = match of {
        "jim_raynor" => (
            &["torus.b", "torus.c", "torus.d", "helios.b", "helios.d", "pridewater.a"],
            &["pridewater.b", "pridewater.c", "tarsonis.a", "tarsonis.b", "tarsonis.c", "helios.a"],
        ),
        "arcturus_mengsk" => (
            &[
                "tarsonis.a",
                "tarsonis.b",
                "tarsonis.c",
                "pridewater.a",
                "pridewater.b",
                "pridewater.c",
            ],
            &["torus.a", "torus.b", "torus.c", "torus.d", "helios.a", "helios.b"],
        ),
        "queen_of_blades" => {
            (&["torus.a", "helios.a", "helios.c"], &["tarsonis.b", "tarsonis.c", "pridewater.a"])
        }
        "overmind" => (&[], &["tarsonis.a", "tarsonis.b", "tarsonis.c"]),
        "tassadar" => (&["torus.b", "torus.c"], &["helios.b"]),
        _ => (&["torus.b"], &["helios.b"]),
    };
    for place in mine {
        t.units(0, place, basic(faction));
    }
    for place in theirs {
        t.units(1, place, basic(rival));
    }
    if of == "overmind" {
        t.base(0, "torus.b").base(0, "helios.b").base(0, "pridewater.a");
    }
    t.stage(3);
    t
}

/// SC-SPV-06, SC-FAC-01, SC-FAC-02, SC-FAC-03, SC-FAC-04, SC-FAC-05, SC-FAC-06: every faction has
/// its own objective, and what fulfils it wins for no other; Aldaris has none for step 7.
#[test]
fn every_faction_has_its_own_objective() {
    for of in FACTIONS {
        for faction in FACTIONS {
            let mut t = board(of, faction);
            let met = of == faction && of != "aldaris";
            assert_eq!(t.game.objective_met(Seat(0)), met, "{faction} on the board of {of}");
            t.regroup_from(7);
            assert_eq!(t.ending().is_some(), met, "{faction} on the board of {of}");
        }
    }
}

/// SC-FAC-07: not before Stage III, for any of them.
#[test]
fn all_objectives_belong_to_stage_3() {
    for faction in FACTIONS {
        let mut t = board(faction, faction);
        // One card of Stage II is left on top.
        let one = t.game.events.discard.and(content().stages[1]).lowest();
        t.game.events.discard.take(one);
        t.game.events.deck.add(one);
        t.game.events.left[1] = 1;
        t.regroup_from(7);
        assert_eq!(t.ending(), None, "{faction}");
    }
}

/// SC-FAC-07, SC-FAC-05: only the objective of Aldaris works in every stage.
#[test]
fn aldaris_does_not_wait_for_stage_3() {
    let mut t = table(&["jim_raynor", "aldaris"]);
    homes(&mut t);
    t.points(0, 19).regroup_from(6);
    assert_eq!((t.game.event_stage(), t.ending()), (1, None), "the bar is higher in Stage I");
    t.drawn(0, &["the_end_draws_near", "the_end_draws_near"]).regroup_from(8);
    assert_eq!((t.game.event_stage(), won(&t)), (1, (EndKind::EndGame, vec![1])));
}

/// SC-FAC-01: five areas are not enough, and a shared area is nobody's.
#[test]
fn raynor_needs_six_areas() {
    let mut t = board("jim_raynor", "jim_raynor");
    t.base(1, "torus.b");
    assert!(!t.game.objective_met(Seat(0)));
    t.regroup_from(7);
    assert_eq!(t.ending(), None);
}

/// SC-FAC-02: a single area of the two planets in other hands, or empty, is enough to fail.
#[test]
fn mengsk_needs_every_area() {
    let mut t = board("arcturus_mengsk", "arcturus_mengsk");
    t.game.destroy_unit(Seat(0), unit("marine"), area("tarsonis.b"), &mut kernel::NoLog);
    assert!(!t.game.objective_met(Seat(0)));
    t.base(0, "tarsonis.b").regroup_from(7);
    assert_eq!(won(&t), (EndKind::Special, vec![0]), "a base controls it as well");
}

/// SC-FAC-03: two conquest point areas are not enough, however many points they give.
#[test]
fn the_queen_needs_three_conquest_point_areas() {
    let mut t = table(&["queen_of_blades", "jim_raynor"]);
    t.stage(3).units(0, "torus.a", "zergling").units(0, "helios.a", "zergling");
    t.units(0, "helios.b", "zergling").base(1, "tarsonis.b").regroup();
    assert_eq!((t.seat(0).points, t.ending()), (3, None));
    t.units(0, "tarsonis.a", "zergling").regroup();
    assert_eq!(won(&t), (EndKind::Special, vec![0]));
}

/// SC-FAC-04: two planets are not enough for the Overmind, and units do not replace a base.
#[test]
fn the_overmind_needs_three_bases() {
    let mut t = table(&["overmind", "jim_raynor"]);
    t.stage(3).base(0, "torus.b").base(0, "helios.b").units(0, "pridewater.a", "zergling");
    t.base(1, "tarsonis.b").regroup();
    assert_eq!(t.ending(), None);
    t.base(0, "pridewater.a").regroup();
    assert_eq!(won(&t), (EndKind::Special, vec![0]));
}

/// SC-FAC-06: as many as another player is not more than each of them.
#[test]
fn tassadar_needs_strictly_more_areas_than_each() {
    let mut t = table(&["tassadar", "jim_raynor", "overmind"]);
    t.stage(3).units(0, "torus.b", "zealot").units(0, "torus.c", "zealot");
    t.units(1, "helios.b", "marine").units(2, "pridewater.a", "zergling");
    t.units(2, "pridewater.b", "zergling").regroup();
    assert_eq!(t.ending(), None);
    t.units(0, "torus.d", "zealot").regroup();
    assert_eq!(won(&t), (EndKind::Special, vec![0]));
}

/// SC-FAC-15, SC-AMB-101: depleted areas count like others, unless `raynor_depleted_areas` is
/// `not_counted`.
#[test]
fn depleted_areas_count_for_raynor_if_the_option_says_so() {
    for (option, met) in [("counted", true), ("not_counted", false)] {
        let options = [("raynor_depleted_areas", option)];
        let mut t = table_with(&["jim_raynor", "overmind"], &options);
        t.stage(3).base(1, "tarsonis.b");
        for place in ["torus.b", "torus.c", "torus.d", "helios.b", "helios.d", "pridewater.a"] {
            t.units(0, place, "marine");
        }
        t.game.area_mut(area("torus.d")).depletion = 1;
        assert!(t.game.objective_met(Seat(0)), "{option}: partially depleted");
        t.game.area_mut(area("torus.d")).depletion = 2;
        t.regroup();
        assert_eq!(t.ending().is_some(), met, "{option}: depleted");
    }
}

/// The Queen of Blades in a galaxy with only two conquest point areas.
fn scarce(options: &[(&str, &str)]) -> Table {
    let mut t = table_with(&["queen_of_blades", "jim_raynor"], options);
    for (gone, new) in [("torus", "abaddon"), ("helios", "bhekar_ro")] {
        let cell = t.game.planets[planet(gone).index()].cell;
        t.game.placed.0 &= !(1 << planet(gone).0);
        t.game.placed.insert(planet(new));
        t.game.planets[planet(new).index()].cell = cell;
    }
    t.stage(3).base(1, "pridewater.a").units(0, "abaddon.a", "zergling");
    assert!(!t.game.objective_met(Seat(0)));
    t.units(0, "tarsonis.a", "zergling");
    t
}

/// SC-FAC-15, SC-AMB-101: in a galaxy with only two conquest point areas the Queen needs both.
#[test]
fn where_areas_are_scarce_all_of_them_are_enough() {
    let mut t = scarce(&[]);
    t.regroup();
    assert_eq!(won(&t), (EndKind::Special, vec![0]));
}

/// SC-AMB-101: with option `as_printed` the number on the sheet counts wherever the galaxy is small.
#[test]
fn the_printed_number_may_be_required() {
    let mut t = scarce(&[("objectives_in_small_galaxies", "as_printed")]);
    assert!(!t.game.objective_met(Seat(0)));
    t.regroup();
    assert_eq!(t.ending(), None);
}
