//! FS-ADV, FS-SHP, FS-GRD, FS-CAP: the Advance order without its combats.

use super::area;
use super::table::{CHAOS, MARINES, ORKS, table};
use crate::ids::Stance;
use crate::ruleset::GroundPaths;
use crate::step::Step;

/// FS-ADV-01, -02, FS-SHP-01, -02, -03: ships come from voids of the active system and of one neighbour to any void there;
/// FS-ADV-11: each moves once.
#[test]
fn fs_shp_01_ships_move_from_voids_to_voids() {
    let table = table(2)
        .units(MARINES, 1, "strike_cruiser", "tile_1.ne")
        .units(MARINES, 1, "strike_cruiser", "tile_9.nw")
        .units(MARINES, 1, "battle_barge", "tile_3.nw")
        .resolve(MARINES, "advance", 3);
    assert_eq!(
        table.listed("move"),
        [
            "move strike_cruiser tile_1.ne tile_3.nw",
            "move strike_cruiser tile_1.ne tile_3.se",
            "move battle_barge tile_3.nw tile_3.se",
            "move strike_cruiser tile_9.nw tile_3.nw",
            "move strike_cruiser tile_9.nw tile_3.se",
        ]
    );
    let table = table.plays(&["move strike_cruiser tile_1.ne tile_3.nw"]);
    // FS-SHP-03: not from a second neighbour.
    assert_eq!(table.listed("move"), ["move battle_barge tile_3.nw tile_3.se"]);
    // All movement is optional.
    assert!(table.plays(&["done"]).is_over());
}

/// FS-SHP-04, FS-WRP-02, FS-DX-19: nobody crosses a storm; FS-PLN-04: an order can be placed all the same.
#[test]
fn fs_shp_04_ships_do_not_cross_storms() {
    let storm = |edge: &str| {
        let table = table(2).units(MARINES, 1, "strike_cruiser", "tile_1.ne").storm(0, edge);
        assert!(table.game.order_systems(MARINES).has(super::tile(3)));
        table.resolve(MARINES, "advance", 3).listed("move").len()
    };
    assert_eq!(storm("h1,1"), 0);
    assert_eq!(storm("v1,1"), 2);
}

/// FS-GRD-01, -02, -03, -06, -13: to worlds of the active system that a path leads to, whoever holds them.
#[test]
fn fs_grd_01_ground_units_move_along_paths() {
    let table = table(2)
        .units(MARINES, 1, "scout", "tile_1.se")
        .units(MARINES, 1, "scout", "tile_12.ne")
        .units(MARINES, 1, "scout", "tile_10.ne")
        .units(CHAOS, 1, "cultist", "tile_3.sw")
        .resolve(MARINES, "advance", 3);
    // Nicea borders on Lytheria. Purge borders on an uncontrolled void and on Noatun, which is not friendly.
    assert_eq!(table.listed("move"), ["move scout tile_1.se tile_3.ne"]);
}

/// FS-GRD-02, -04, FS-DX-17, -43: every area in between is friendly, worlds and voids alike.
#[test]
fn fs_dx_17_a_ship_is_a_bridge() {
    let without = table(2)
        .units(MARINES, 1, "scout", "tile_12.ne")
        .units(CHAOS, 1, "cultist", "tile_3.ne")
        .resolve(MARINES, "advance", 3);
    assert_eq!(without.listed("move"), [""; 0]);
    let with = table(2)
        .units(MARINES, 1, "scout", "tile_12.ne")
        .units(MARINES, 1, "strike_cruiser", "tile_12.nw")
        .units(CHAOS, 1, "cultist", "tile_3.ne")
        .resolve(MARINES, "advance", 3)
        .plays(&["move strike_cruiser tile_12.nw tile_3.nw"]);
    assert_eq!(
        with.listed("move"),
        ["move scout tile_12.ne tile_3.ne", "move scout tile_12.ne tile_3.sw"]
    );
    // FS-DX-43: Purge - Noatun (uncontrolled) - Azernikh.
    let world = table(2).units(MARINES, 1, "scout", "tile_12.ne").resolve(MARINES, "advance", 3);
    assert_eq!(world.listed("move"), [""; 0]);
}

/// FS-ADV-03, FS-GRD-11, FS-DX-15, FS-Q-11: ground units follow the ships to one neighbour; without ships from outside they
/// choose one.
#[test]
fn fs_dx_15_one_neighbour_for_all() {
    let position = || {
        table(2)
            .units(MARINES, 1, "strike_cruiser", "tile_1.ne")
            .units(MARINES, 1, "strike_cruiser", "tile_3.nw")
            .units(MARINES, 1, "scout", "tile_1.se")
            .units(MARINES, 1, "scout", "tile_12.se")
            .units(MARINES, 1, "space_marine", "tile_3.sw")
            .resolve(MARINES, "advance", 3)
    };
    let from = |table: &super::table::Table, system: &str| {
        table.listed("move").iter().filter(|line| line.contains(system)).count()
    };
    let inside = position().plays(&["move strike_cruiser tile_3.nw tile_3.se", "done"]);
    assert!(from(&inside, " tile_1.") > 0 && from(&inside, " tile_12.") > 0);
    let inside = inside.plays(&["move scout tile_12.se tile_3.sw"]);
    assert_eq!(from(&inside, " tile_1."), 0);
    assert!(from(&inside, "space_marine tile_3.sw") > 0);
    let north = position().plays(&["move strike_cruiser tile_1.ne tile_3.se", "done"]);
    assert!(from(&north, " tile_1.") > 0);
    assert_eq!(from(&north, " tile_12."), 0);
}

/// FS-GRD-07, -08, FS-DX-18: a world gained by this movement is no step of a path.
#[test]
fn fs_dx_18_ground_units_move_at_the_same_time() {
    // Argovia - Turaci - Illedrias.
    let table = table(2)
        .units(MARINES, 2, "scout", "tile_10.ne")
        .resolve(MARINES, "advance", 10)
        .plays(&["move scout tile_10.ne tile_10.se"]);
    assert_eq!(table.listed("move"), ["move scout tile_10.ne tile_10.se"]);
}

/// FS-GRD-16, FS-Q-13: a world that all units leave is still a step; a void that all ships left is not.
#[test]
fn fs_q_13_friendly_is_read_once() {
    let attack = table(2)
        .units(MARINES, 1, "scout", "tile_10.ne")
        .units(MARINES, 1, "scout", "tile_10.se")
        .units(CHAOS, 1, "cultist", "tile_10.sw")
        .resolve(MARINES, "advance", 10)
        .plays(&["move scout tile_10.se tile_10.sw"]);
    assert!(attack.offers("move scout tile_10.ne tile_10.sw"));
    let position = || {
        table(2)
            .units(MARINES, 1, "scout", "tile_12.ne")
            .units(MARINES, 1, "strike_cruiser", "tile_3.nw")
            .resolve(MARINES, "advance", 3)
    };
    let stayed = position().plays(&["done"]);
    assert!(stayed.offers("move scout tile_12.ne tile_3.ne"));
    let left = position().plays(&["move strike_cruiser tile_3.nw tile_3.se"]);
    assert!(left.is_over(), "no path over the void that the ship has left");
}

/// FS-GRD-10, -12, FS-Q-14, FS-AMB-06, -07: no path over a storm, nor through a third system.
#[test]
fn fs_q_14_no_path_over_a_storm() {
    let moves = |edge: &str| {
        table(2)
            .units(MARINES, 1, "scout", "tile_1.se")
            .storm(0, edge)
            .resolve(MARINES, "advance", 3)
            .listed("move")
    };
    assert_eq!(moves("h1,1"), [""; 0]);
    assert_eq!(moves("h1,2"), ["move scout tile_1.se tile_3.ne"]);
}

/// FS-ADV-04, -05, FS-DX-16, FS-Q-12: one area of somebody else; FS-GRD-05, -09, FS-AMB-05: and what is contested is no step.
#[test]
fn fs_q_12_one_contested_area() {
    let table = table(2)
        .units(MARINES, 1, "strike_cruiser", "tile_12.nw")
        .units(MARINES, 1, "scout", "tile_12.ne")
        .units(MARINES, 1, "scout", "tile_12.se")
        .units(CHAOS, 1, "iconoclast_destroyer", "tile_3.nw")
        .units(CHAOS, 1, "cultist", "tile_3.ne")
        .resolve(MARINES, "advance", 3)
        .plays(&["move strike_cruiser tile_12.nw tile_3.nw"]);
    assert_eq!(table.game.clashes[0].area, area("tile_3.nw"));
    // Noatun borders on Azernikh, which is uncontrolled; Lytheria, beyond the contested void, is not to be had.
    assert_eq!(
        table.listed("move"),
        ["move scout tile_12.ne tile_3.sw", "move scout tile_12.se tile_3.sw"]
    );
}

/// FS-AMB-05: if it is agreed so, paths are those of before the ships moved: no bridge is new, and none is gone.
#[test]
fn fs_amb_05_paths_before_the_ships_move() {
    let moves = |agreed: GroundPaths, active: u8, ship: [&str; 2]| {
        let mut table = table(2);
        table.game.rules.ground_paths = agreed;
        let mut table = table
            .units(MARINES, 1, "strike_cruiser", ship[0])
            .units(MARINES, 1, "scout", "tile_3.sw")
            .units(MARINES, 1, "scout", "tile_3.ne")
            .resolve(MARINES, "advance", active)
            .plays(&[&format!("move strike_cruiser {} {}", ship[0], ship[1])]);
        if matches!(table.game.step(), Step::MoveShips(_)) {
            table.play("done");
        }
        let goal = if active == 3 { "tile_3.ne" } else { "tile_1.se" };
        table.offers(&format!("move scout tile_3.sw {goal}"))
    };
    let both = |active: u8, ship: [&str; 2]| {
        [GroundPaths::AfterShips, GroundPaths::BeforeShips]
            .map(|agreed| moves(agreed, active, ship))
    };
    assert_eq!(both(3, ["tile_9.ne", "tile_3.se"]), [true, false], "a ship arrives");
    assert_eq!(both(1, ["tile_3.nw", "tile_1.sw"]), [false, true], "a ship leaves");
}

/// FS-ADV-06, FS-SHP-05, FS-GRD-14, FS-Q-15, FS-AMB-50: five units at most; FS-CAP-04, -05, -07: what is above capacity goes
/// after the order, as its owner likes.
#[test]
fn fs_q_15_five_units_and_capacity() {
    let mut table = table(2)
        .units(MARINES, 2, "scout", "tile_1.se")
        .routed(MARINES, 1, "scout", "tile_1.se")
        .units(MARINES, 3, "space_marine", "tile_3.ne")
        .resolve(MARINES, "advance", 1);
    for _ in 0..2 {
        table.play("move space_marine tile_3.ne tile_1.se");
    }
    assert_eq!((table.asked(), table.crowd("tile_1.se")), (Some(MARINES), 5));
    assert_eq!(
        table.options(),
        [
            "destroy scout ready tile_1.se",
            "destroy scout routed tile_1.se",
            "destroy space_marine ready tile_1.se"
        ]
    );
    let table =
        table.plays(&["destroy scout routed tile_1.se", "destroy space_marine ready tile_1.se"]);
    assert!(table.is_over());
    assert_eq!(table.count("scout", Stance::READY, "tile_1.se"), 2);
    assert_eq!(table.count("space_marine", Stance::READY, "tile_1.se"), 1);
}

/// FS-CAP-01, -02, -03: skulls on worlds, three in a void, for each player; structures do not count.
#[test]
fn fs_cap_01_capacity_of_areas() {
    let table = table(2)
        .units(MARINES, 2, "scout", "tile_3.sw")
        .built(MARINES, "bastion", "tile_3.sw")
        .units(MARINES, 3, "strike_cruiser", "tile_3.nw")
        .units(MARINES, 1, "battle_barge", "tile_3.se");
    for (place, overfull) in [("tile_3.sw", false), ("tile_3.nw", false)] {
        assert_eq!(table.game.is_overfull(area(place)), overfull);
    }
    let table = table.units(MARINES, 1, "battle_barge", "tile_3.nw").units(
        MARINES,
        1,
        "scout",
        "tile_3.sw",
    );
    assert!(table.game.is_overfull(area("tile_3.sw")) && table.game.is_overfull(area("tile_3.nw")));
}

/// FS-CAP-04, FS-AMB-64, FS-OPS-09: everybody, clockwise from the first player.
#[test]
fn fs_ops_09_all_players_destroy_what_is_too_much() {
    let mut table = table(3)
        .units(ORKS, 3, "ork_boyz", "tile_3.sw")
        .units(CHAOS, 3, "cultist", "tile_10.sw")
        .units(CHAOS, 1, "helbrute", "tile_10.sw");
    table.game.first = CHAOS;
    let mut table = table.resolve(MARINES, "advance", 1);
    assert_eq!(table.asked(), Some(CHAOS));
    table.play("destroy cultist ready tile_10.sw");
    assert_eq!(table.asked(), Some(CHAOS));
    table.play("destroy cultist ready tile_10.sw");
    // The Orks have one kind only: nothing to choose.
    assert!(table.is_over());
    assert_eq!(table.crowd("tile_3.sw"), 2);
}

/// FS-ADV-09, FS-RTR-04: routed units do not move.
#[test]
fn fs_adv_09_routed_units_stay() {
    let table = table(2)
        .routed(MARINES, 1, "scout", "tile_1.se")
        .routed(MARINES, 1, "strike_cruiser", "tile_1.ne")
        .resolve(MARINES, "advance", 3);
    assert!(table.is_over());
}

/// FS-ADV-07, -11, FS-CMB-02: who comes is the attacker, with where they came from.
#[test]
fn fs_adv_11_several_areas_one_of_them_contested() {
    let mut table = table(2)
        .units(MARINES, 2, "scout", "tile_10.ne")
        .units(MARINES, 1, "scout", "tile_10.se")
        .units(CHAOS, 1, "cultist", "tile_10.sw")
        .resolve(MARINES, "advance", 10);
    table.play("move scout tile_10.ne tile_10.se");
    // It moved already; the other one there has not.
    table.play("move scout tile_10.se tile_10.sw");
    assert!(!table.offers("move scout tile_10.se tile_10.ne"));
    let clash = table.game.clashes[0];
    assert_eq!((clash.attacker, clash.units(), clash.by_advance), (MARINES, 1, true));
    assert!(clash.origins.has(area("tile_10.se")));
}

/// FS-ADV-10, FS-STR-05, FS-STR-08, FS-DX-22, FS-AMB-39, -66: a world with only a factory is won at once, and captured; no strike follows.
#[test]
fn fs_dx_22_a_world_with_only_a_factory() {
    let table = table(2)
        .units(MARINES, 1, "scout", "tile_1.se")
        .units(MARINES, 1, "strike_cruiser", "tile_3.se")
        .built(CHAOS, "factory", "tile_3.ne")
        .units(CHAOS, 1, "cultist", "tile_3.sw")
        .resolve(MARINES, "advance", 3)
        .plays(&["done", "move scout tile_1.se tile_3.ne"]);
    assert!(table.is_over(), "{:?}", table.game.steps);
    assert!(table.is_friendly(MARINES, "tile_3.ne"));
    // It works for its new owner at once.
    assert_eq!(table.game.structures_of(MARINES, crate::ids::Structure::FACTORY), 1);
    assert!(table.game.clashes.is_empty());
}

/// FS-STR-06, FS-DX-23, FS-Q-16: without a control token the captured city is destroyed; the world is held by the unit.
#[test]
fn fs_q_16_no_control_token_for_a_city() {
    let mut table = table(2)
        .units(MARINES, 1, "scout", "tile_1.se")
        .units(MARINES, 1, "strike_cruiser", "tile_3.se")
        .built(CHAOS, "city", "tile_3.ne")
        .units(CHAOS, 1, "cultist", "tile_3.sw");
    table.game.players[MARINES.index()].control_tokens = 0;
    let cities = table.game.supply.structures[1];
    let table =
        table.resolve(MARINES, "advance", 3).plays(&["done", "move scout tile_1.se tile_3.ne"]);
    assert!(table.is_over(), "no orbital strike in this order");
    assert_eq!(table.game.area(area("tile_3.ne")).buildings(), 0);
    assert_eq!(table.game.supply.structures[1], cities + 1);
    assert!(table.is_friendly(MARINES, "tile_3.ne"));
}

/// FS-DX-42, FS-Q-17: routed defenders retreat without a fight.
#[test]
fn fs_dx_42_routed_defenders() {
    let table = table(2)
        .units(MARINES, 1, "scout", "tile_1.se")
        .routed(CHAOS, 2, "cultist", "tile_3.ne")
        .units(CHAOS, 1, "iconoclast_destroyer", "tile_3.se")
        .assets(CHAOS, [0, 0, 3])
        .resolve(MARINES, "advance", 3)
        .plays(&["move scout tile_1.se tile_3.ne"]);
    // They choose where to go; no dice, cards or tokens.
    assert_eq!(table.asked(), Some(CHAOS));
    assert_eq!(table.listed("to").len(), table.options().len());
    assert_eq!(table.game.player(CHAOS).assets, [0, 0, 3]);
    let goal = table.options()[0].clone();
    let table = table.plays(&[&goal]);
    assert!(table.is_over());
    assert_eq!(table.count("cultist", Stance::ROUTED, &goal[3..]), 2);
    assert!(table.is_friendly(MARINES, "tile_3.ne"));
}

/// FS-SHP-06, FS-GRD-15, FS-Q-14: what a card places needs no path and knows no storm, but only areas of its kind.
#[test]
fn fs_grd_15_placing_needs_no_path() {
    let mut table = table(2)
        .units(CHAOS, 1, "cultist", "tile_3.ne")
        .storm(0, "h1,1")
        .resolve(CHAOS, "dominate", 3)
        .plays(&["ability"]);
    if table.offers("pick cultist tile_3.ne") {
        table.play("pick cultist tile_3.ne");
    }
    assert!(table.offers("to tile_1.se") && table.offers("to tile_1.nw"));
    assert!(!table.offers("to tile_1.ne") && !table.offers("to tile_1.sw"), "no voids");
}

/// FS-CARD-91: after a combat one orbital strike may follow with Corsair Raid.
#[test]
fn fs_card_91_corsair_raid() {
    use super::table::ELDAR;
    let position = || {
        table(4)
            .units(ELDAR, 1, "aspect_warriors", "tile_1.se")
            .units(ELDAR, 1, "hellebore_frigate", "tile_3.se")
            .built(CHAOS, "factory", "tile_3.ne")
            .units(CHAOS, 1, "cultist", "tile_3.sw")
            .upgrade(ELDAR, "iy_order_corsair_raid")
            .resolve(ELDAR, "advance", 3)
            .plays(&["done", "move aspect_warriors tile_1.se tile_3.ne"])
    };
    let table = position();
    assert_eq!(table.options(), ["upgrade iy_order_corsair_raid", "done"]);
    let table = table.plays(&["upgrade iy_order_corsair_raid"]);
    assert_eq!(table.options(), ["strike tile_3.se tile_3.sw", "done"]);
    assert!(position().plays(&["done"]).is_over());
}
