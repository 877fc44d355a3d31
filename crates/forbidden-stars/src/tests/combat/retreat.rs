//! FS-RET: retreats by role.

use super::*;
use crate::content::Exception;
use crate::sets::{AreaSet, ExceptionSet};

fn set(places: &[&str]) -> AreaSet {
    places.iter().map(|id| area(id)).collect()
}

/// Where a party of the combat could retreat to.
fn retreats(table: &Table, seat: Seat) -> AreaSet {
    table.state().retreats(seat)
}

/// FS-RET-01, -02, -03, -04, -05, -11, FS-RTR-08, FS-CMB-18, -19, FS-AMB-41, FS-DX-05, FS-Q-22: at a tie the attackers go back to one area they came
/// from, all of them, routed.
#[test]
fn fs_q_22_attackers_go_back_to_one_area_they_came_from() {
    let table = table(4)
        .units(CHAOS, 2, "cultist", WORLD)
        .units(MARINES, 1, "scout", "tile_1.se")
        .units(MARINES, 1, "scout", "tile_3.sw")
        .units(MARINES, 1, "strike_cruiser", "tile_3.nw")
        .resolve(MARINES, "advance", 3);
    let table =
        table.plays(&["done", "move scout tile_1.se tile_3.ne", "move scout tile_3.sw tile_3.ne"]);
    let mut table = if table.offers("done") { table.plays(&["done"]) } else { table };
    // Morale: 2 units each.
    for _ in 0..3 {
        table = table.suffer([0; 3], [0; 3]);
    }
    table.asks(MARINES, &["to tile_1.se", "to tile_3.sw"]);
    let table = table.plays(&["to tile_3.sw"]);
    assert_eq!(table.count("scout", Stance::ROUTED, "tile_3.sw"), 2);
    assert!(table.is_friendly(CHAOS, WORLD));
    // FS-CMB-25: the winner's units stay as they are.
    assert_eq!(table.count("cultist", Stance::READY, WORLD), 2);
}

/// FS-CMB-17, -18, FS-DX-05: one more morale, and the attacker wins; FS-CMB-20: they take the structures.
#[test]
fn fs_dx_05_more_morale_wins() {
    let table = stand(table(4).built(CHAOS, "city", WORLD), (CHAOS, &[(1, "cultist")]), WORLD);
    let mut table = march(table, (MARINES, &[(1, "scout")]));
    for _ in 0..3 {
        table = table.suffer([0, 0, 1], [0; 3]);
    }
    // The Cultist may go to Azernikh? No path: both voids between are uncontrolled. It is destroyed.
    assert!(table.is_settled() && table.is_friendly(MARINES, WORLD));
    assert!(table.state().area(area(WORLD)).control.is(MARINES));
    assert_eq!(table.state().player(CHAOS).supply[0], 9 - 1);
}

/// FS-RET-13 to -16, FS-AMB-43, FS-DX-20, FS-Q-24: the defender's friendly areas first; never into the system or area from
/// which the attackers came.
#[test]
fn fs_ret_13_defenders_go_to_friendly_areas_first() {
    // Attackers from tile 1; the defender holds Nicea's neighbour Smyrna through a void, and nothing else near.
    let begin = |table: Table| {
        let table = table.units(CHAOS, 1, "cultist", WORLD);
        march(table, (MARINES, &[(1, "scout")]))
    };
    // Ships make bridges inside the system: Azernikh and Illedrias are uncontrolled and can be reached.
    let bridge = || table(4).units(CHAOS, 1, "iconoclast_destroyer", "tile_3.se");
    let table = begin(bridge());
    let reach = retreats(&table, CHAOS);
    assert_eq!(reach, set(&["tile_3.sw", "tile_10.sw"]));
    // A friendly world that can be reached bars the uncontrolled ones, FS-Q-23: even if it is full.
    let table = begin(bridge().units(CHAOS, 1, "helbrute", "tile_10.sw"));
    assert_eq!(retreats(&table, CHAOS), set(&["tile_10.sw"]));
    // FS-RET-15: the system from which the attackers came is barred.
    let ship = bridge().units(CHAOS, 1, "iconoclast_destroyer", "tile_3.nw");
    let table = begin(ship.units(CHAOS, 1, "cultist", "tile_1.nw").units(
        CHAOS,
        1,
        "iconoclast_destroyer",
        "tile_1.sw",
    ));
    let open = set(&["tile_3.sw", "tile_10.sw", "tile_12.ne"]);
    assert_eq!(retreats(&table, CHAOS), open);
}

/// FS-RET-16: nor to an area of the own system from which attackers came; FS-DX-20.
#[test]
fn fs_ret_16_not_to_where_the_attackers_were() {
    let table = table(4)
        .units(CHAOS, 1, "cultist", WORLD)
        .units(CHAOS, 1, "iconoclast_destroyer", "tile_3.se")
        .units(MARINES, 1, "scout", "tile_3.sw")
        .units(MARINES, 1, "strike_cruiser", "tile_3.nw")
        .resolve(MARINES, "advance", 3);
    let table = table.plays(&["done", "move scout tile_3.sw tile_3.ne"]);
    let table = if table.options().iter().any(|line| line == "done") {
        table.plays(&["done"])
    } else {
        table
    };
    // Azernikh is empty now, but it is where they came from; other systems are open.
    let reach = retreats(&table, CHAOS);
    assert!(!reach.has(area("tile_3.sw")));
    assert_eq!(reach, set(&["tile_1.se", "tile_10.sw"]).and(reach));
}

/// FS-RET-02, -03, -18, -19, FS-AMB-08: ground units need a path, ships only a system that is not behind a storm.
#[test]
fn fs_ret_19_ships_need_no_path() {
    let begin = |table: Table| {
        let table = table.units(CHAOS, 1, "iconoclast_destroyer", VOID);
        march(table, (MARINES, &[(1, "strike_cruiser")]))
    };
    let table = begin(table(4));
    // Voids of the own system and beside it, not of tile 1.
    let open = set(&["tile_3.se", "tile_9.nw", "tile_9.ne", "tile_10.nw", "tile_12.nw"]);
    assert_eq!(retreats(&table, CHAOS), open);
    let table = begin(super::table(4).storm(0, "v2,1").storm(1, "h1,2"));
    assert_eq!(retreats(&table, CHAOS), set(&["tile_3.se", "tile_12.nw"]));
}

/// FS-CARD-85, -103: exceptions of the order hold for retreats of its owner.
#[test]
fn fs_card_103_retreats_ignore_storms_too() {
    let table = stand(table(4), (CHAOS, &[(1, "iconoclast_destroyer")]), VOID);
    let mut table = march(table, (MARINES, &[(1, "strike_cruiser")])).storm(0, "h1,1");
    assert!(retreats(&table, MARINES).is_empty());
    let order = table.game.order.as_mut().expect("an order");
    order.exceptions.add(ExceptionSet::one(Exception::ShipsIgnoreWarpStorms));
    assert_eq!(retreats(&table, MARINES), set(&[PORT]));
}

/// FS-RET-07, -12, FS-AMB-01, FS-DX-34: who came by no Advance order cannot retreat.
#[test]
fn fs_ret_12_placed_units_cannot_retreat() {
    let mut table = fight((MARINES, &[(2, "scout")]), (CHAOS, &[(3, "cultist")]));
    table.game.clashes[0].by_advance = false;
    let before = table.state().player(MARINES).supply[0];
    for _ in 0..3 {
        table = table.suffer([0; 3], [0; 3]);
    }
    assert!(table.is_settled());
    assert_eq!(table.crowd(ORIGIN), 0);
    assert_eq!(table.state().player(MARINES).supply[0], before + 2);
}

/// FS-RET-20, FS-DX-34: a unit that was placed goes back with those who came by the order, or where those came from.
#[test]
fn fs_dx_34_placed_units_retreat_with_the_others() {
    let table = stand(table(4), (CHAOS, &[(3, "cultist")]), WORLD);
    let table = table.units(MARINES, 1, "space_marine", "tile_11.ne");
    let table = march(table, (MARINES, &[(1, "scout"), (1, "space_marine")]))
        .dice(MARINES, [0, 0, 1])
        .dice(CHAOS, [0; 3])
        .lay("um_drop_pod_assault", "");
    let table = table.plays(&["decline", "spend morale", "pick space_marine tile_11.ne"]);
    assert_eq!(table.fights(MARINES, "space_marine"), 2);
    assert_eq!(retreats(&table, MARINES), set(&[ORIGIN]));
}

/// FS-RET-17, FS-BAS-06: bastions do not retreat; they are captured.
#[test]
fn fs_ret_17_bastions_are_captured() {
    let table = stand(table(4).built(CHAOS, "bastion", WORLD), (CHAOS, &[(1, "cultist")]), WORLD);
    let mut table = march(table, (MARINES, &[(3, "scout")]));
    for _ in 0..3 {
        table = table.suffer([0; 3], [0; 3]);
    }
    assert!(table.is_settled());
    assert_eq!(table.state().bastions(MARINES, area(WORLD)), 1);
    assert_eq!(table.state().player(CHAOS).control_tokens, 9);
}

/// FS-RET-06, FS-DX-21, FS-AMB-09: a full area can be too full until the order ends; then its owner destroys units.
#[test]
fn fs_dx_21_too_many_after_a_retreat() {
    let table = table(4)
        .units(CHAOS, 3, "cultist", WORLD)
        .units(CHAOS, 1, "iconoclast_destroyer", "tile_3.se")
        .units(CHAOS, 1, "helbrute", "tile_3.sw");
    let mut table = march(table, (MARINES, &[(4, "scout")]));
    for _ in 0..3 {
        table = table.suffer([0; 3], [0; 3]);
    }
    // Azernikh has room for two.
    assert_eq!(table.crowd("tile_3.sw"), 4);
    assert_eq!(table.asked(), Some(CHAOS));
    assert!(table.offers("destroy helbrute ready tile_3.sw"));
    let table =
        table.plays(&["destroy cultist routed tile_3.sw", "destroy cultist routed tile_3.sw"]);
    assert_eq!(table.crowd("tile_3.sw"), 2);
}

/// FS-RET-08, -09, -10, FS-AMB-42, FS-CARD-14, -33: retreats by cards are separate; who has left suffers nothing, and the
/// damage step takes place for the others.
#[test]
fn fs_ret_08_retreats_by_cards() {
    let table = table(4)
        .units(MARINES, 2, "scout", WORLD)
        .units(MARINES, 1, "strike_cruiser", "tile_3.se")
        .units(MARINES, 1, "scout", "tile_3.sw")
        .units(MARINES, 1, "scout", "tile_10.sw");
    let table = march(table, (CHAOS, &[(2, "cultist")]))
        .dice(MARINES, [0, 0, 2])
        .dice(CHAOS, [5, 0, 0])
        .lay("", "um_veteran_scouts");
    let table = table.plays(&["decline", "spend morale"]);
    table.asks(MARINES, &["to tile_3.sw", "to tile_10.sw"]);
    // The other one may choose another area.
    let table = table.plays(&["to tile_3.sw", "spend morale", "to tile_10.sw"]);
    assert!(table.is_settled());
    assert_eq!(table.count("scout", Stance::ROUTED, "tile_3.sw"), 1);
    assert_eq!(table.count("scout", Stance::ROUTED, "tile_10.sw"), 1);
    assert!(table.is_friendly(CHAOS, WORLD));
}

/// FS-CARD-14: a unit may be made to retreat that has nowhere to go; it is destroyed. FS-CARD-15: a token goes to the supply.
#[test]
fn fs_card_14_nowhere_to_go() {
    let table = stand(table(4), (MARINES, &[(1, "scout"), (1, "land_raider")]), WORLD);
    let table = march(table.assets(MARINES, [0, 0, 1]), (CHAOS, &[(2, "cultist")]))
        .plays(&["reinforce 1"])
        .dice(MARINES, [0, 0, 2])
        .dice(CHAOS, [0; 3])
        .lay("", "um_veteran_scouts")
        .plays(&["decline", "spend morale"]);
    let supply = table.state().supply.assets[2];
    let table = table.plays(&[&format!("pick scout+token {WORLD}"), "spend morale"]);
    assert_eq!(table.state().supply.assets[2], supply + 1);
    let before = table.state().player(MARINES).supply[3];
    let table = table.plays(&[&format!("pick land_raider {WORLD}")]);
    assert_eq!(table.state().player(MARINES).supply[3], before + 1);
    assert_eq!(table.fights(MARINES, "scout"), 1);
}

/// FS-RET-14, FS-CARD-23, -65, -120, FS-AMB-40, FS-Q-31: the defending Eldar start another combat; it is fought after this one, and they cannot
/// retreat from it.
#[test]
fn fs_q_31_a_combat_out_of_a_combat() {
    let table = stand(table(4), (ELDAR, &[(2, "aspect_warriors"), (1, "falcon")]), WORLD);
    let table = table.units(MARINES, 1, "scout", ORIGIN);
    let mut table = march(table, (MARINES, &[(2, "scout")]))
        .dice(MARINES, [0; 3])
        .dice(ELDAR, [0, 0, 1])
        .lay("", "iy_wave_serpent");
    table = table.plays(&["decline", "decline", "spend morale"]);
    table.asks(ELDAR, &[&format!("pick aspect_warriors {WORLD}"), "done"]);
    table = table.plays(&[&format!("pick aspect_warriors {WORLD}")]);
    table = table.plays(&[&format!("pick aspect_warriors {WORLD}")]);
    assert_eq!(table.state().clashes.len(), 2);
    assert_eq!(table.state().units(ELDAR, area(ORIGIN))[0][0], 2);
    // Two more rounds; morale 4 against 3, and the attackers win: the Falcon is destroyed or leaves.
    assert_eq!(retreats(&table, MARINES), AreaSet::NONE);
    table = table.suffer([0; 3], [0; 3]).suffer([0; 3], [0, 0, 2]);
    // 4 against 3 + 2: the attackers have lost, cannot go back and are destroyed; the second combat begins.
    let combat = table.state().combat.as_ref().expect("the second combat");
    assert_eq!(
        (combat.area, combat.sides[0].seat, combat.sides[1].seat),
        (area(ORIGIN), ELDAR, MARINES)
    );
    assert!(table.is_friendly(ELDAR, WORLD));
    assert_eq!(retreats(&table, ELDAR), AreaSet::NONE);
    // FS-CARD-120: the defender may not go to where the Eldar came from, nor to its system.
    assert!(retreats(&table, MARINES).and(AreaSet::of_system(area(WORLD).system())).is_empty());
    let mut table = table;
    for _ in 0..3 {
        table = table.suffer([0; 3], [0, 0, 3]);
    }
    // 4 against 2 + 3: the Eldar have lost and are destroyed.
    assert!(table.is_over() && table.is_friendly(MARINES, ORIGIN));
    assert_eq!(
        table.state().player(ELDAR).supply[0] + 1,
        crate::ids::Faction(3).sheet().figures[0]
    );
}
