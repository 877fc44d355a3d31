//! FS-DEP, FS-FAC, FS-CST, FS-CCH, FS-FRG, FS-CLV, FS-CTY, FS-STR: what is bought with a Deploy order.

use super::area;
use super::table::{CHAOS, MARINES, Table, table};
use crate::ids::{Stance, Structure};

/// The units that can be bought, without where and how.
fn wares(table: &Table) -> Vec<String> {
    let mut units: Vec<String> = table
        .listed("buy")
        .iter()
        .filter_map(|line| line.split(' ').nth(1).map(str::to_owned))
        .collect();
    units.dedup();
    units
}

/// FS-DEP-01: no factory, no units; FS-DEP-05: but a structure.
#[test]
fn fs_dep_01_units_need_a_factory() {
    let without = table(2).units(MARINES, 1, "scout", "tile_3.ne").resolve(MARINES, "deploy", 3);
    assert_eq!(without.listed("buy"), [""; 0]);
    assert_eq!(without.listed("build").len(), 3);
    let with = table(2).built(MARINES, "factory", "tile_3.ne").resolve(MARINES, "deploy", 3);
    assert_eq!(wares(&with), ["scout", "strike_cruiser"]);
}

/// FS-DEP-02, -15, FS-FAC-01, -02, FS-DX-07: capacities of the worlds with factories, for each factory.
#[test]
fn fs_dx_07_the_deploy_limit() {
    let limit = |table: Table| {
        let table = table.resolve(MARINES, "deploy", 3);
        table.game.order.expect("an order").limit
    };
    // Azernikh has room for two, Lytheria for four.
    assert_eq!(limit(table(2).built(MARINES, "factory", "tile_3.sw")), 2);
    let both =
        table(2).built(MARINES, "factory", "tile_3.sw").built(MARINES, "factory", "tile_3.ne");
    assert_eq!(limit(both), 6);
    let twice =
        table(2).built(MARINES, "factory", "tile_3.sw").built(MARINES, "factory", "tile_3.sw");
    assert_eq!(limit(twice), 4);
    assert_eq!(limit(table(2).built(CHAOS, "factory", "tile_3.sw")), 0);
    let mut bought = table(2).built(MARINES, "factory", "tile_3.sw").resolve(MARINES, "deploy", 3);
    for _ in 0..2 {
        bought.play("buy scout tile_3.ne plain");
    }
    assert_eq!(bought.listed("buy"), [""; 0]);
}

/// FS-DEP-03, FS-ARE-08: friendly and uncontrolled areas of the active system, of the right kind.
#[test]
fn fs_dep_03_where_units_go() {
    let table = table(2)
        .built(MARINES, "factory", "tile_3.ne")
        .units(CHAOS, 1, "iconoclast_destroyer", "tile_3.nw")
        .resolve(MARINES, "deploy", 3);
    assert_eq!(
        table.listed("buy"),
        [
            "buy scout tile_3.ne plain",
            "buy scout tile_3.sw plain",
            "buy strike_cruiser tile_3.se plain"
        ]
    );
}

/// FS-DEP-04, -16, FS-DX-08: above capacity, even above five; after the order down to it.
#[test]
fn fs_dx_08_units_above_capacity() {
    let mut table = table(2)
        .built(MARINES, "factory", "tile_3.ne")
        .units(MARINES, 1, "scout", "tile_3.sw")
        .materiel(MARINES, 14)
        .resolve(MARINES, "deploy", 3);
    for _ in 0..3 {
        table.play("buy scout tile_3.sw plain");
    }
    assert_eq!(table.crowd("tile_3.sw"), 4);
    let table = table.plays(&["done", "done"]);
    assert_eq!(table.count("scout", Stance::READY, "tile_3.sw"), 2);
    assert!(table.is_over());
}

/// FS-DEP-06, -07, -08: one structure, on a friendly world without one, also where a unit has just come.
#[test]
fn fs_dep_05_a_structure() {
    let mut table = table(2)
        .built(MARINES, "factory", "tile_3.ne")
        .resolve(MARINES, "deploy", 3)
        .plays(&["buy scout tile_3.sw plain", "done"]);
    assert_eq!(
        table.listed("build"),
        [
            "build factory tile_3.sw plain",
            "build city tile_3.sw plain",
            "build bastion tile_3.sw plain"
        ]
    );
    table.play("build city tile_3.sw plain");
    assert!(table.is_over());
    assert_eq!(table.game.player(MARINES).materiel, 6 - 2 - 3);
    // FS-CLV-01, FS-CTY-01
    assert_eq!(table.game.command_level(MARINES), 1);
}

/// FS-DEP-09, -14, FS-CST-01, -02, -04, FS-FRG-01, FS-SPD-01, -02: paid in full, with materiel and forge tokens, one after the other.
#[test]
fn fs_cst_04_what_cannot_be_paid_is_not_sold() {
    let position = |materiel: u8, forges: u8| {
        table(2)
            .built(MARINES, "factory", "tile_3.ne")
            .command_level(MARINES, 2)
            .assets(MARINES, [forges, 0, 0])
            .materiel(MARINES, materiel)
            .resolve(MARINES, "deploy", 3)
    };
    assert_eq!(wares(&position(14, 0)), ["scout", "strike_cruiser", "space_marine", "land_raider"]);
    assert_eq!(wares(&position(3, 1)), ["scout", "strike_cruiser", "space_marine"]);
    let mut table = position(14, 1);
    table.play("buy battle_barge tile_3.se plain");
    let player = table.game.player(MARINES);
    assert_eq!((player.materiel, player.assets), (14 - 5, [0; 3]));
    assert_eq!(table.count("battle_barge", Stance::READY, "tile_3.se"), 1);
    assert!(!wares(&table).contains(&"battle_barge".to_owned()));
}

/// FS-DEP-10, FS-FRG-02, -03, FS-CLV-02, FS-CST-03, FS-DX-10, FS-AMB-17: a forge token lowers the level by one; a second one
/// pays.
#[test]
fn fs_dx_10_forge_tokens_lower_the_level() {
    let position = |level: u8, forges: u8| {
        let table = table(2)
            .built(MARINES, "factory", "tile_3.ne")
            .command_level(MARINES, level)
            .assets(MARINES, [forges, 0, 0])
            .materiel(MARINES, 14)
            .resolve(MARINES, "deploy", 3);
        (wares(&table), table)
    };
    assert_eq!(position(0, 0).0, ["scout", "strike_cruiser"]);
    assert_eq!(position(0, 3).0, ["scout", "strike_cruiser", "space_marine"]);
    assert!(!position(1, 1).0.contains(&"battle_barge".to_owned()));
    let (wares, mut table) = position(1, 2);
    assert!(wares.contains(&"battle_barge".to_owned()));
    assert!(!wares.contains(&"warlord_titan".to_owned()));
    table.play("buy battle_barge tile_3.nw plain");
    assert_eq!(table.game.player(MARINES).assets, [0; 3]);
}

/// FS-CLV-03: what is owned stays when a city is lost.
#[test]
fn fs_clv_03_losing_cities_costs_no_units() {
    let mut table = table(2)
        .built(MARINES, "city", "tile_3.ne")
        .units(MARINES, 1, "space_marine", "tile_3.ne")
        .upgrade(MARINES, "um_order_crusade");
    table.game.raze(Structure::CITY, area("tile_3.ne"), &mut kernel::NoLog);
    assert_eq!(table.game.command_level(MARINES), 0);
    assert_eq!(table.count("space_marine", Stance::READY, "tile_3.ne"), 1);
    assert_eq!(table.game.player(MARINES).upgrades.len(), 1);
}

/// FS-CCH-01, -02, -04, FS-DX-09, FS-AMB-18: one cache token for each item, two materiel less, no change.
#[test]
fn fs_dx_09_cache_tokens() {
    let position = |materiel: u8, caches: u8| {
        table(2)
            .units(MARINES, 1, "scout", "tile_3.sw")
            .assets(MARINES, [0, caches, 0])
            .materiel(MARINES, materiel)
            .resolve(MARINES, "deploy", 3)
    };
    let mut city = position(1, 2);
    assert_eq!(
        city.listed("build"),
        [
            "build factory tile_3.sw cache",
            "build city tile_3.sw cache",
            "build bastion tile_3.sw cache"
        ]
    );
    city.play("build city tile_3.sw cache");
    let player = city.game.player(MARINES);
    assert_eq!((player.materiel, player.assets), (0, [0, 1, 0]));
    assert_eq!(position(3, 1).listed("build").len(), 6);
    let free = position(1, 1).plays(&["build factory tile_3.sw cache"]);
    assert_eq!(free.game.player(MARINES).materiel, 1);
}

/// FS-DEP-11, FS-LIM-01, FS-DES-02: what is not in the supply is not sold.
#[test]
fn fs_dep_11_pieces_run_out() {
    let mut table = table(2)
        .built(MARINES, "factory", "tile_3.ne")
        .units(MARINES, 3, "strike_cruiser", "tile_1.ne")
        .resolve(MARINES, "deploy", 3);
    assert_eq!(wares(&table), ["scout"]);
    table.game.supply.structures[Structure::CITY.index()] = 0;
    table.play("done");
    assert!(!table.options().iter().any(|line| line.contains("city")));
}

/// FS-STR-01, -02, -03, -04, FS-FAC-03: on worlds, with a control token; without one nothing is built.
#[test]
fn fs_str_04_control_tokens() {
    let mut table = table(2).units(MARINES, 1, "scout", "tile_3.ne");
    let tokens = table.game.player(MARINES).control_tokens;
    table = table.built(MARINES, "bastion", "tile_1.nw");
    assert_eq!(table.game.player(MARINES).control_tokens, tokens - 1);
    // FS-STR-07: a structure alone makes a world friendly.
    assert!(table.is_friendly(MARINES, "tile_1.nw"));
    table.game.players[MARINES.index()].control_tokens = 0;
    assert!(table.resolve(MARINES, "deploy", 3).is_over());
}
