//! FS-STG, FS-UPG, FS-CUP: the Strategize order and what it buys. FS-DOM, FS-AST: the Dominate order.

use super::table::{CHAOS, MARINES, Table, table};
use super::tile;
use crate::content::content;
use crate::ids::{CARDS, CombatCard, Faction};
use crate::sets::CardSet;

/// A Strategize order with a command level and so much materiel.
fn strategize(level: u8, materiel: u8) -> Table {
    table(2)
        .units(MARINES, 1, "scout", "tile_3.ne")
        .command_level(MARINES, level)
        .materiel(MARINES, materiel)
        .resolve(MARINES, "strategize", 3)
}

fn cards(faction: Faction) -> impl Iterator<Item = CombatCard> {
    (0..CARDS).map(move |place| CombatCard::of(faction, place))
}

/// FS-STG-01, -04: one upgrade of each kind, in either order; which, all can see.
#[test]
fn fs_stg_01_one_upgrade_of_each_kind() {
    let mut table = strategize(1, 14);
    assert!(table.offers("upgrade-order um_order_crusade"));
    table.play("upgrade-order um_order_crusade");
    assert_eq!(table.listed("upgrade-order"), [""; 0]);
    let cards = table.listed("upgrade-combat");
    assert!(!cards.is_empty());
    table.play(&cards[0]);
    assert!(table.is_over());
    let table = strategize(1, 14).plays(&[&cards[0]]);
    assert_eq!(table.listed("upgrade-combat"), [""; 0]);
    assert!(table.offers("upgrade-order um_order_crusade"));
}

/// FS-STG-02, -03, FS-Q-06, FS-AMB-47: without a unit or structure there nothing is bought; the token goes onto the event deck all
/// the same.
#[test]
fn fs_q_06_strategize_without_presence() {
    let absent = table(2).materiel(MARINES, 14).resolve(MARINES, "strategize", 3);
    assert!(absent.is_over());
    assert_eq!(absent.game.player(MARINES).on_events, [0, 0, 1, 0]);
    let present = table(2).built(MARINES, "factory", "tile_3.ne").resolve(MARINES, "strategize", 3);
    assert!(!present.listed("upgrade-order").is_empty());
}

/// FS-UPG-01, -08, -09, FS-CLV-02, FS-CCH-03, FS-FRG-04: within command level and materiel; no token helps.
#[test]
fn fs_upg_01_level_and_price() {
    let upgrades = |level, materiel| {
        let mut table = table(2)
            .units(MARINES, 1, "scout", "tile_3.ne")
            .command_level(MARINES, level)
            .assets(MARINES, [3, 3, 0])
            .materiel(MARINES, materiel)
            .resolve(MARINES, "strategize", 3);
        let listed = table.listed("upgrade-order");
        if let Some(first) = listed.first() {
            table.play(&first.clone());
            assert_eq!(table.game.player(MARINES).assets, [3, 3, 0]);
        }
        listed.len()
    };
    assert_eq!([upgrades(0, 14), upgrades(1, 14), upgrades(2, 14)], [1, 4, 5]);
    assert_eq!([upgrades(2, 0), upgrades(2, 1), upgrades(2, 2)], [0, 1, 4]);
}

/// FS-UPG-02: an upgrade that was bought is not bought again.
#[test]
fn fs_upg_02_bought_once() {
    let table = table(2)
        .units(MARINES, 1, "scout", "tile_3.ne")
        .upgrade(MARINES, "um_order_rain_of_fire")
        .resolve(MARINES, "strategize", 3);
    assert_eq!(table.listed("upgrade-order"), [""; 0]);
}

/// FS-CUP-01, -02, -03, -04, -05, -06, FS-DX-29, FS-AMB-21: a pair for a pair, basic ones come back for nothing.
#[test]
fn fs_dx_29_a_pair_for_a_pair() {
    let faction = Faction(0);
    let basic = |card: &CombatCard| content().cards[card.index()].starting;
    let level = |level| move |card: &CombatCard| content().cards[card.index()].level == level;
    // FS-CUP-06
    assert_eq!(cards(faction).filter(basic).count(), 5);
    let new = |level_of| cards(faction).filter(|it| !basic(it)).filter(level(level_of)).count();
    assert_eq!([new(0), new(2), new(3)], [4, 3, 2]);

    let upgrade = cards(faction).find(|it| !basic(it) && level(0)(it)).expect("one of level 0");
    let old = cards(faction).find(basic).expect("a basic one");
    let mut table = strategize(0, 2);
    // Four upgrades of level 0, each for one of five pairs; FS-CUP-05.
    assert_eq!(table.listed("upgrade-combat").len(), 4 * 5);
    table.play(&format!("upgrade-combat {upgrade} {old}"));
    let player = table.game.player(MARINES);
    assert_eq!((player.combat.len(), player.materiel), (10, 0));
    assert_eq!((player.combat.copies(upgrade), player.combat.copies(old)), (2, 0));

    // FS-CUP-04: the basic card comes back for nothing; the rest would cost something.
    table.game.steps.clear();
    table.game.steps.push(crate::step::Step::Operations);
    let mut table = table.order(MARINES, "strategize", tile(3)).turn_of(MARINES);
    if table.offers("reveal tile_3") {
        table.play("reveal tile_3");
    }
    assert_eq!(table.listed("upgrade-combat").len(), 5);
    table.play(&format!("upgrade-combat {old} {upgrade}"));
    assert_eq!(table.game.player(MARINES).combat, faction.sheet().deck);
    assert_eq!(table.game.player(MARINES).combat.and(CardSet::pair(old)).len(), 2);
}

/// FS-UPG-03, -04, -05, FS-DX-30, FS-AMB-35: with its own kind of order, once a round, not with the order that has bought it.
#[test]
fn fs_dx_30_used_in_the_round_it_was_bought() {
    let table = table(2)
        .units(MARINES, 1, "scout", "tile_3.ne")
        .command_level(MARINES, 1)
        .order(MARINES, "advance", tile(1))
        .resolve(MARINES, "strategize", 3)
        .plays(&["upgrade-order um_order_crusade"]);
    assert_eq!(table.listed("upgrade"), [""; 0]);
    let mut table = table.plays(&["done", "reveal tile_1", "resolve"]);
    assert!(table.offers("upgrade um_order_crusade"));
    table.play("upgrade um_order_crusade");
    assert_eq!(table.game.player(MARINES).used.len(), 1);
}

/// FS-DOM-01, -03, FS-AST-01, -03: the assets printed on friendly worlds of the active system; FS-DOM-02: then the ability.
#[test]
fn fs_dom_01_assets_of_friendly_worlds() {
    let gained = |table: Table| table.resolve(MARINES, "dominate", 3).game.player(MARINES).assets;
    // Azernikh has a cache icon.
    assert_eq!(gained(table(2).units(MARINES, 1, "scout", "tile_3.sw")), [0, 1, 0]);
    assert_eq!(gained(table(2).units(MARINES, 1, "scout", "tile_3.ne")), [0, 0, 0]);
    assert_eq!(gained(table(2).units(CHAOS, 1, "cultist", "tile_3.sw")), [0, 0, 0]);
    let many = table(2).built(MARINES, "city", "tile_10.se").resolve(MARINES, "dominate", 10);
    assert_eq!(many.game.player(MARINES).assets, [0, 0, 2]);
    assert_eq!(many.game.supply.assets[2], 12 - 2);
}

/// FS-AST-02, -04, FS-DX-45, FS-AMB-36, -67: three of a kind at most; printed kinds first, prosperity last, of a kind that can
/// be gained.
#[test]
fn fs_dx_45_prosperity_comes_last() {
    let dominate = |caches: u8| {
        table(2)
            .units(MARINES, 1, "scout", "tile_9.se")
            .assets(MARINES, [0, caches, 0])
            .resolve(MARINES, "dominate", 9)
    };
    let mut table = dominate(1);
    assert_eq!(table.game.player(MARINES).assets, [0, 2, 0]);
    assert_eq!(table.options(), ["asset forge", "asset cache", "asset reinforcement"]);
    table.play("asset cache");
    assert_eq!(table.game.player(MARINES).assets, [0, 3, 0]);
    assert_eq!(dominate(2).options(), ["asset forge", "asset reinforcement"]);
    let full = super::table::table(2)
        .units(MARINES, 1, "scout", "tile_9.se")
        .assets(MARINES, [3, 3, 3])
        .resolve(MARINES, "dominate", 9);
    assert!(full.listed("asset").is_empty());
}
