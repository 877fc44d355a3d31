//! FS-ORB: orbital strikes.

use super::area;
use kernel::{NoLog, Options};

use super::table::{CHAOS, MARINES, Table, table};
use crate::content::content;
use crate::ids::{Icon, Stance};
use crate::state::StrikeStage;
use crate::step::Step;

/// Cruisers over Lytheria, where the enemy stands.
fn position() -> Table {
    table(2).units(MARINES, 2, "strike_cruiser", "tile_3.nw").units(
        CHAOS,
        2,
        "cultist",
        "tile_3.ne",
    )
}

/// A strike whose dice have come up like this: offence, defence, morale.
fn strike(table: Table, dice: [u8; Icon::COUNT]) -> Table {
    let mut table = table.resolve(MARINES, "advance", 3).plays(&["done"]);
    table.game.name_strike(MARINES, area("tile_3.nw"), area("tile_3.ne"), &mut NoLog);
    if let Some(strike) = &mut table.game.strike {
        (strike.dice, strike.stage) = (dice, StrikeStage::Rolled);
    }
    table.game.advance(&mut NoLog, &mut Options::new());
    table
}

/// FS-ORB-01, -02, -03, -05, -16, FS-ADV-08: from a void with an unrouted ship, at an enemy world beside it; or none.
#[test]
fn fs_orb_03_void_and_world_are_adjacent() {
    let table1 = position().resolve(MARINES, "advance", 3).plays(&["done"]);
    assert_eq!(table1.options(), ["strike tile_3.nw tile_3.ne", "done"]);
    let routed = table(2)
        .routed(MARINES, 1, "strike_cruiser", "tile_3.nw")
        .units(CHAOS, 1, "cultist", "tile_3.ne")
        .resolve(MARINES, "advance", 3);
    assert!(routed.is_over());
    // Purge borders on the void, but lies in another system.
    let outside = table(2)
        .units(MARINES, 1, "strike_cruiser", "tile_3.nw")
        .units(CHAOS, 1, "cultist", "tile_12.ne")
        .resolve(MARINES, "advance", 3)
        .plays(&["done"]);
    assert!(outside.is_over());
    // Ships that have moved in this order strike, too.
    let moved = position()
        .resolve(MARINES, "advance", 3)
        .plays(&["move strike_cruiser tile_3.nw tile_3.se", "done"]);
    assert_eq!(moved.listed("strike").len(), 2);
}

/// FS-ORB-04, -13, -14, FS-BAS-04, FS-DX-44, FS-GLD-02, -03, FS-AMB-70: no world with a bastion without an upgrade that says so;
/// any other enemy world.
#[test]
fn fs_dx_44_bastions_stop_strikes() {
    let over = |structure: &str, upgrade: Option<&str>| {
        let mut table = table(2).units(MARINES, 1, "strike_cruiser", "tile_3.nw").built(
            CHAOS,
            structure,
            "tile_3.ne",
        );
        if let Some(upgrade) = upgrade {
            table = table.upgrade(MARINES, upgrade);
        }
        table.resolve(MARINES, "advance", 3).plays(&["done"])
    };
    assert_eq!(over("city", None).listed("strike").len(), 1);
    assert_eq!(over("bastion", None).listed("strike").len(), 0);
    assert_eq!(over("bastion", Some("um_order_rain_of_fire")).listed("strike").len(), 0);
    let mut table = over("bastion", Some("um_order_drop_pods"));
    table.play("strike tile_3.nw tile_3.ne");
    // It must be declared: there is nothing else to do.
    assert_eq!(table.game.player(MARINES).used.len(), 1);
}

/// FS-ORB-06, FS-DIC-03, -04, FS-AMB-11: the combat values of all unrouted ships there, at most eight dice.
#[test]
fn fs_orb_06_dice_of_a_strike() {
    let dice = |barges: u8| {
        let mut table = position()
            .units(MARINES, barges, "battle_barge", "tile_3.nw")
            .routed(MARINES, 1, "strike_cruiser", "tile_3.nw")
            .units(CHAOS, 1, "chaos_space_marine", "tile_3.ne")
            .upgrade(MARINES, "um_order_rain_of_fire")
            .resolve(MARINES, "advance", 3)
            .plays(&["done", "strike tile_3.nw tile_3.ne", "upgrade um_order_rain_of_fire"]);
        if table.offers("done") && matches!(table.game.step(), Step::DeclareStrike(_)) {
            table.play("done");
        }
        table.game.strike.expect("it is going on").dice.iter().sum::<u8>()
    };
    // Two cruisers have two each, a barge has four; the upgrade gives one more.
    assert_eq!(dice(0), 5);
    assert_eq!(dice(1), 8);
    let die = &content().die;
    assert_eq!((die.faces, die.count), ([3, 2, 1], 16));
}

/// FS-ORB-07, -08, -09, FS-DMG-10, FS-DX-26, FS-Q-35: the owner assigns the damage; who survives is not routed.
#[test]
fn fs_dx_26_survivors_are_not_routed() {
    let table = strike(position(), [3, 0, 0]);
    assert_eq!(table.count("cultist", Stance::READY, "tile_3.ne"), 1);
    assert_eq!(table.count("cultist", Stance::ROUTED, "tile_3.ne"), 0);
    assert!(table.is_over());
    assert_eq!(table.game.strike, None);
}

/// FS-DMG-02, -03, -04, -06: the owner chooses among unrouted units; all damage goes to one until it is destroyed.
#[test]
fn fs_orb_07_the_owner_assigns_damage() {
    let mixed = position().units(CHAOS, 1, "chaos_space_marine", "tile_3.ne").routed(
        CHAOS,
        1,
        "helbrute",
        "tile_3.ne",
    );
    let mut table = strike(mixed, [3, 0, 0]);
    assert_eq!(table.asked(), Some(CHAOS));
    assert_eq!(table.options(), ["hit cultist", "hit chaos_space_marine"]);
    table.play("hit cultist");
    assert_eq!(table.options().len(), 2, "one damage is left");
    table.play("hit chaos_space_marine");
    assert_eq!(table.crowd("tile_3.ne"), 3);
    // Routed units only when nothing else is left.
    let routed = table_with_routed();
    assert_eq!(strike(routed, [4, 0, 0]).crowd("tile_3.ne"), 0);
}

fn table_with_routed() -> Table {
    table(2)
        .units(MARINES, 2, "strike_cruiser", "tile_3.nw")
        .units(CHAOS, 1, "cultist", "tile_3.ne")
        .routed(CHAOS, 1, "cultist", "tile_3.ne")
}

/// FS-ORB-15: an emptied world stays its owner's by a structure, or becomes uncontrolled.
#[test]
fn fs_orb_15_an_emptied_world() {
    let bare = strike(position(), [8, 0, 0]);
    assert!(bare.game.area(area("tile_3.ne")).is_uncontrolled());
    let held = strike(position().built(CHAOS, "factory", "tile_3.ne"), [8, 0, 0]);
    assert!(held.is_friendly(CHAOS, "tile_3.ne"));
}

/// FS-ORB-11, FS-DIC-04: the die shows what its faces say.
#[test]
fn fs_dx_40_faces_of_the_die() {
    let mut table = table(2);
    let mut seen = [0_u32; Icon::COUNT];
    for _ in 0..6000 {
        seen[table.game.roll_die().index()] += 1;
    }
    for (icon, expected) in [(0, 3000), (1, 2000), (2, 1000)] {
        assert!(seen[icon].abs_diff(expected) < 150, "{seen:?}");
    }
}

/// FS-ORB-10, FS-ORB-11, FS-ORB-12, FS-UPG-04: upgrades are declared before the roll, any number of them, each once a round; their dice
/// are spent before the damage.
#[test]
fn fs_orb_10_declared_before_the_roll() {
    let mut table = table(2)
        .units(MARINES, 2, "strike_cruiser", "tile_3.nw")
        .units(CHAOS, 2, "helbrute", "tile_3.ne")
        .upgrade(MARINES, "um_order_rain_of_fire")
        .upgrade(MARINES, "um_order_drop_pods")
        .resolve(MARINES, "advance", 3)
        .plays(&["done", "strike tile_3.nw tile_3.ne"]);
    assert_eq!(
        table.options(),
        ["upgrade um_order_rain_of_fire", "upgrade um_order_drop_pods", "done"]
    );
    table.play("upgrade um_order_rain_of_fire");
    assert_eq!(table.options(), ["upgrade um_order_drop_pods", "done"]);
    assert_eq!(table.game.strike.map(|it| it.dice), Some([0; 3]), "nothing is rolled yet");
    table.play("upgrade um_order_drop_pods");
    assert_eq!(table.game.player(MARINES).used.len(), 2);
    let dice = |table: &Table| table.game.strike.map_or(0, |it| it.dice.iter().sum::<u8>());
    assert!(table.game.strike.is_none() || dice(&table) == 5);
}
