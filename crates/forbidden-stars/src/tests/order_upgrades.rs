//! The order upgrades, card by card.

use kernel::{NoLog, Options};

use super::table::{CHAOS, ELDAR, MARINES, ORKS, Table, table};
use super::{area, tile};
use crate::content::content;
use crate::ids::{Icon, Order, Stance, Structure, Upgrade};
use crate::report::Event;
use crate::sets::UpgradeSet;
use crate::state::StrikeStage;
use crate::step::Step;

/// A strike from the void north-west of Lytheria by a player with an upgrade, rolled like this: offence, defence, morale.
fn strike(table: Table, seat: kernel::Seat, upgrade: &str, dice: [u8; 3]) -> Table {
    let mut table = table.upgrade(seat, upgrade).resolve(seat, "advance", 3);
    for _ in 0..2 {
        if matches!(table.game.step(), Step::MoveShips(_) | Step::MoveGround(_)) {
            table.play("done");
        }
    }
    let upgrade: Upgrade = upgrade.parse().expect("an upgrade");
    table.game.name_strike(seat, area("tile_3.nw"), area("tile_3.ne"), &mut NoLog);
    table.game.declare_upgrade(seat, upgrade, &mut NoLog);
    if let Some(strike) = &mut table.game.strike {
        (strike.dice, strike.stage) = (dice, StrikeStage::Rolled);
    }
    table.game.advance(&mut NoLog, &mut Options::new());
    table
}

/// Spends dice of a face as long as that is asked.
fn spend_all(table: &mut Table, icon: &str) {
    for _ in 0..2 {
        if table.offers(&format!("spend {icon}")) {
            table.play(&format!("spend {icon}"));
        }
    }
}

/// FS-CARD-22, -71: the extra die is part of the roll; the rest is optional and needs the die.
#[test]
fn fs_card_71_the_die_of_a_strike_upgrade() {
    let position = || {
        table(2).units(MARINES, 1, "strike_cruiser", "tile_3.nw").units(
            CHAOS,
            3,
            "chaos_space_marine",
            "tile_3.ne",
        )
    };
    let declared = position()
        .upgrade(MARINES, "um_order_rain_of_fire")
        .resolve(MARINES, "advance", 3)
        .plays(&["done", "strike tile_3.nw tile_3.ne"]);
    assert_eq!(declared.options(), ["upgrade um_order_rain_of_fire", "done"]);
    // Rain of Fire turns a morale die to offence.
    let turned = strike(position(), MARINES, "um_order_rain_of_fire", [2, 0, 1]);
    assert_eq!(turned.options(), ["upgrade um_order_rain_of_fire", "done"]);
    let turned = turned.plays(&["upgrade um_order_rain_of_fire"]);
    assert_eq!(turned.game.strike.map(|it| it.dice), Some([2, 0, 1]), "they are asked");
    let turned = turned.plays(&["turn morale offence"]);
    assert_eq!(turned.count("chaos_space_marine", Stance::READY, "tile_3.ne"), 2);
    let without = strike(position(), MARINES, "um_order_rain_of_fire", [2, 2, 0]);
    assert!(without.is_over(), "there is no morale die");
    assert_eq!(without.crowd("tile_3.ne"), 3);
}

/// FS-CARD-73, FS-Q-35: with Fear from Above who is damaged and lives is routed.
#[test]
fn fs_card_73_fear_from_above() {
    let position = || {
        table(2).units(CHAOS, 1, "iconoclast_destroyer", "tile_3.nw").units(
            MARINES,
            2,
            "scout",
            "tile_3.ne",
        )
    };
    let mut table = strike(position(), CHAOS, "we_order_fear_from_above", [3, 0, 1]);
    table.play("upgrade we_order_fear_from_above");
    table.play("spend morale");
    assert!(table.is_over());
    assert_eq!(table.count("scout", Stance::READY, "tile_3.ne"), 0);
    assert_eq!(table.count("scout", Stance::ROUTED, "tile_3.ne"), 1);
    // FS-ORB-09: otherwise nobody is.
    let plain = strike(position(), CHAOS, "we_order_fear_from_above", [3, 0, 1]).plays(&["done"]);
    assert_eq!(plain.count("scout", Stance::READY, "tile_3.ne"), 1);
}

/// FS-CARD-74: a materiel from the owner of the target, one to the Orks in any case.
#[test]
fn fs_card_74_lootin() {
    for (before, after) in [(3, 2), (0, 0)] {
        let position = table(3)
            .units(ORKS, 1, "onslaught_attack_ship", "tile_3.nw")
            .units(CHAOS, 1, "cultist", "tile_3.ne")
            .materiel(CHAOS, before)
            .materiel(ORKS, 5);
        let mut table = strike(position, ORKS, "es_order_lootin", [1, 1, 0]);
        table.play("upgrade es_order_lootin");
        assert_eq!(table.listed("spend"), ["spend offence", "spend defence"]);
        let told = table.tells("spend defence");
        assert_eq!(table.game.player(ORKS).materiel, 6);
        assert_eq!(table.game.player(CHAOS).materiel, after);
        // The Orks spend the die; nobody pays what they take.
        assert_eq!(told[0], Event::DieSpent { seat: ORKS, icon: Icon::DEFENCE });
        let lost = Event::MaterielLost { seat: CHAOS, amount: 1 };
        assert_eq!(told.contains(&lost), before > 0, "{told:?}");
        assert!(!told.iter().any(|it| matches!(it, Event::MaterielPaid { .. })), "{told:?}");
    }
}

/// FS-CARD-75: the unit that was named suffers first, routed or not.
#[test]
fn fs_card_75_tactical_strikes() {
    let position = table(4)
        .units(ELDAR, 1, "hellebore_frigate", "tile_3.nw")
        .units(CHAOS, 2, "cultist", "tile_3.ne")
        .routed(CHAOS, 1, "helbrute", "tile_3.ne");
    let mut table = strike(position, ELDAR, "iy_order_tactical_strikes", [4, 0, 1]);
    table.play("upgrade iy_order_tactical_strikes");
    spend_all(&mut table, "morale");
    assert!(table.offers("pick helbrute+routed tile_3.ne"), "{:?}", table.options());
    table.play("pick helbrute+routed tile_3.ne");
    assert!(table.is_over());
    assert_eq!(table.count("helbrute", Stance::ROUTED, "tile_3.ne"), 0);
    assert_eq!(table.count("cultist", Stance::READY, "tile_3.ne"), 2);
}

/// FS-CARD-23, -72, -76, FS-TRM-04, FS-Q-34: two defence dice put a Space Marine onto a world with a bastion, which does not stop the strike.
#[test]
fn fs_q_34_drop_pods() {
    let position = || {
        table(2)
            .units(MARINES, 1, "strike_cruiser", "tile_3.nw")
            .units(CHAOS, 1, "cultist", "tile_3.ne")
            .built(CHAOS, "bastion", "tile_3.ne")
    };
    let drop = |target: &str| {
        let mut table = strike(position(), MARINES, "um_order_drop_pods", [3, 2, 0]);
        table.play("upgrade um_order_drop_pods");
        spend_all(&mut table, "defence");
        let clash = table.game.clashes[0];
        assert_eq!((clash.units(), clash.by_advance), (1, false));
        assert_eq!(table.options(), ["hit cultist", "hit bastion"]);
        table.play(target);
        table
    };
    let mut bastion = drop("hit bastion");
    assert_eq!(bastion.game.area(area("tile_3.ne")).structures[Structure::BASTION.index()], 0);
    assert!(bastion.game.combat.is_some(), "the Cultist fights: {:?}", bastion.game.steps);
    bastion.game.combat = None;
    let unit = drop("hit cultist");
    assert_eq!(unit.crowd("tile_3.ne"), 0);
    assert!(unit.game.combat.is_some(), "the bastion fights");
    // Nothing left: the world is theirs.
    let alone = table(2).units(MARINES, 1, "strike_cruiser", "tile_3.nw").units(
        CHAOS,
        1,
        "cultist",
        "tile_3.ne",
    );
    let mut alone = strike(alone, MARINES, "um_order_drop_pods", [2, 2, 0]);
    alone.play("upgrade um_order_drop_pods");
    spend_all(&mut alone, "defence");
    assert!(alone.is_over(), "{:?}", alone.game.steps);
    assert_eq!(alone.count("space_marine", Stance::READY, "tile_3.ne"), 1);
    assert!(alone.game.clashes.is_empty());
}

/// FS-CARD-77, FS-EX-12: the owner of the target picks one of their units or structures there.
#[test]
fn fs_card_77_complete_destruction() {
    let position = table(2)
        .units(CHAOS, 1, "iconoclast_destroyer", "tile_3.nw")
        .units(MARINES, 2, "scout", "tile_3.ne")
        .built(MARINES, "city", "tile_3.ne");
    let mut table = strike(position, CHAOS, "we_order_complete_destruction", [0, 2, 0]);
    table.play("upgrade we_order_complete_destruction");
    spend_all(&mut table, "defence");
    assert_eq!(table.asked(), Some(MARINES));
    assert_eq!(table.options(), ["pick scout tile_3.ne", "pick-structure city tile_3.ne"]);
    table.play("pick-structure city tile_3.ne");
    assert_eq!(table.game.area(area("tile_3.ne")).buildings(), 0);
    assert_eq!(table.crowd("tile_3.ne"), 2);
}

/// FS-CARD-78: a token of a kind that the owner of the target has; gained unless the Orks have three.
#[test]
fn fs_card_78_stealin() {
    for (before, after) in [(0, 1), (3, 3)] {
        let position = table(3)
            .units(ORKS, 1, "onslaught_attack_ship", "tile_3.nw")
            .units(CHAOS, 1, "cultist", "tile_3.ne")
            .assets(CHAOS, [1, 2, 0])
            .assets(MARINES, [0, 0, 1])
            .assets(ORKS, [before, 0, 0]);
        let mut table = strike(position, ORKS, "es_order_stealin", [0, 0, 1]);
        table.play("upgrade es_order_stealin");
        spend_all(&mut table, "morale");
        assert_eq!(
            table.options(),
            ["take-from world_eaters forge", "take-from world_eaters cache"]
        );
        table.play("take-from world_eaters forge");
        assert_eq!(table.game.player(CHAOS).assets, [0, 2, 0]);
        assert_eq!(table.game.player(ORKS).assets, [after, 0, 0]);
    }
}

/// FS-CARD-79, FS-EX-14: ships fly on to voids of one neighbour that is not behind a storm; all dice take effect.
#[test]
fn fs_ex_14_strafing_run() {
    let position = table(4)
        .units(ELDAR, 2, "hellebore_frigate", "tile_3.nw")
        .units(CHAOS, 1, "cultist", "tile_3.ne")
        .storm(0, "h1,1");
    let mut table = strike(position, ELDAR, "iy_order_strafing_run", [2, 1, 0]);
    table.play("upgrade iy_order_strafing_run");
    spend_all(&mut table, "defence");
    table.play("pick hellebore_frigate tile_3.nw");
    assert!(!table.options().iter().any(|line| line.contains("tile_1.")), "behind the storm");
    table.play("to tile_9.ne");
    table.play("pick hellebore_frigate tile_3.nw");
    assert_eq!(table.listed("to"), ["to tile_9.nw", "to tile_9.ne"], "one system");
    table.play("to tile_9.nw");
    assert!(table.is_over(), "{:?}", table.game.steps);
    assert_eq!((table.crowd("tile_3.nw"), table.crowd("tile_3.ne")), (0, 0));
}

/// FS-CARD-80: tested and gained when the order is turned up.
#[test]
fn fs_card_80_crusade() {
    let with = |place: &str| {
        table(2)
            .units(MARINES, 1, "scout", place)
            .upgrade(MARINES, "um_order_crusade")
            .resolve(MARINES, "advance", 3)
    };
    let mut away = with("tile_1.se");
    assert_eq!(away.options(), ["upgrade um_order_crusade", "done"]);
    away.play("upgrade um_order_crusade");
    assert_eq!(away.game.player(MARINES).assets, [0, 0, 1]);
    assert!(!with("tile_3.ne").offers("upgrade um_order_crusade"));
}

/// FS-CARD-81, FS-FAC-02: one own structure of the active system for one of another kind; others there are no obstacle.
#[test]
fn fs_card_81_direct_the_faithful() {
    let mut table = table(2)
        .built(MARINES, "factory", "tile_3.ne")
        .built(MARINES, "bastion", "tile_3.ne")
        .built(MARINES, "city", "tile_1.nw")
        .upgrade(MARINES, "um_order_direct_the_faithful")
        .resolve(MARINES, "strategize", 3)
        .plays(&["upgrade um_order_direct_the_faithful"]);
    let before = table.game.player(MARINES).control_tokens;
    assert_eq!(
        table.options(),
        ["pick-structure factory tile_3.ne", "pick-structure bastion tile_3.ne"]
    );
    table.play("pick-structure bastion tile_3.ne");
    assert_eq!(table.options(), ["structure factory tile_3.ne", "structure city tile_3.ne"]);
    table.play("structure factory tile_3.ne");
    assert_eq!(table.game.area(area("tile_3.ne")).structures, [2, 0, 0]);
    assert_eq!(table.game.player(MARINES).control_tokens, before);
    assert_eq!(table.game.player(MARINES).materiel, 6, "free of charge");
    // FS-UPG-10: the order goes on.
    assert!(table.offers("done") && !table.listed("upgrade-combat").is_empty());
}

/// FS-CARD-82, FS-DX-36: bastions count as factories, and one unit less for each.
#[test]
fn fs_dx_36_recruitment_worlds() {
    let limit = |factory: Option<&str>, bastion: &str| {
        let mut table = table(2).built(MARINES, "bastion", bastion);
        if let Some(place) = factory {
            table = table.built(MARINES, "factory", place);
        }
        let table = table
            .upgrade(MARINES, "um_order_recruitment_worlds")
            .resolve(MARINES, "deploy", 3)
            .plays(&["upgrade um_order_recruitment_worlds"]);
        table.game.order.map(|order| order.limit)
    };
    assert_eq!(limit(Some("tile_3.ne"), "tile_3.sw"), Some(4 + 2 - 1));
    assert_eq!(limit(Some("tile_3.ne"), "tile_3.ne"), Some(8 - 1));
    assert_eq!(limit(None, "tile_3.sw"), Some(2 - 1));
}

/// FS-CARD-83, FS-EX-13, FS-Q-36: after the order one unit of printed level 2 at most, cheaper for each Cultist, no factory.
#[test]
fn fs_q_36_dread_ritual() {
    let position = |level: u8, forges: u8| {
        table(2)
            .units(CHAOS, 3, "cultist", "tile_3.ne")
            .command_level(CHAOS, level)
            .assets(CHAOS, [forges, 1, 0])
            .materiel(CHAOS, 2)
            .upgrade(CHAOS, "we_order_dread_ritual")
            .resolve(CHAOS, "deploy", 3)
            .plays(&["done", "upgrade we_order_dread_ritual"])
    };
    let titan = position(2, 3);
    assert!(!titan.options().iter().any(|line| line.contains("titan")));
    let mut helbrute = position(1, 1);
    // 4 - 3 - 2, not below 0; friendly areas only.
    assert!(helbrute.offers("buy helbrute tile_3.ne plain"));
    assert!(!helbrute.options().iter().any(|line| line.contains("tile_3.sw")));
    helbrute.play("buy helbrute tile_3.ne cache");
    let player = helbrute.game.player(CHAOS);
    assert_eq!((player.materiel, player.assets), (2, [0, 0, 0]));
    assert!(helbrute.is_over());
    let plain = position(1, 1).plays(&["buy helbrute tile_3.ne plain"]);
    assert_eq!(plain.game.player(CHAOS).materiel, 2 - 1);
}

/// FS-CARD-84, FS-Q-10: two tokens of the play area, used or unused, go onto the event deck as well.
#[test]
fn fs_q_10_favour_of_the_dark_gods() {
    let mut table = table(2)
        .units(CHAOS, 1, "cultist", "tile_3.ne")
        .upgrade(CHAOS, "we_order_favour_of_the_dark_gods")
        .resolve(CHAOS, "strategize", 3);
    table.play("upgrade we_order_favour_of_the_dark_gods");
    assert_eq!(table.options().len(), 4);
    table.play("pick-order advance");
    table.play("pick-order strategize");
    let table = table.plays(&["done"]);
    assert_eq!(table.game.player(CHAOS).on_events, [1, 0, 2, 0]);
    assert_eq!(table.game.secrets[CHAOS.index()].orders, [1, 1, 0, 2]);
}

/// FS-CARD-85: ships cross storms in this order, ground units do not.
#[test]
fn fs_card_85_from_the_warp() {
    let mut table = table(2)
        .units(CHAOS, 1, "iconoclast_destroyer", "tile_1.ne")
        .units(CHAOS, 1, "cultist", "tile_1.se")
        .storm(0, "h1,1")
        .upgrade(CHAOS, "we_order_from_the_warp")
        .resolve(CHAOS, "advance", 3);
    table.play("upgrade we_order_from_the_warp");
    table.play("move iconoclast_destroyer tile_1.ne tile_3.nw");
    assert!(table.is_over(), "the Cultist stays where it is");
}

/// FS-CARD-86, -87, FS-UPG-07, FS-Q-09: a Strategize token as a Deploy order, with the structure first.
#[test]
fn fs_q_09_the_green_tide_and_werk_fasta() {
    let mut table = table(3)
        .units(ORKS, 1, "ork_boyz", "tile_3.sw")
        .materiel(ORKS, 4)
        .upgrade(ORKS, "es_order_the_green_tide")
        .upgrade(ORKS, "es_order_werk_fasta")
        .resolve(ORKS, "strategize", 3);
    table.play("upgrade es_order_the_green_tide");
    assert_eq!(table.options(), ["as advance", "as deploy", "as dominate"]);
    let mut table = table.plays(&["as deploy", "upgrade es_order_werk_fasta"]);
    table.play("build factory tile_3.sw plain");
    // Azernikh has room for two; two materiel are left.
    table.play("buy ork_boyz tile_3.ne plain");
    let player = table.game.player(ORKS);
    assert_eq!((player.materiel, player.on_events), (0, [0; 4]));
    assert_eq!(player.resolved[Order::STRATEGIZE.index()], 1);
}

/// FS-CARD-88: two ground units cross one uncontrolled void.
#[test]
fn fs_card_88_ork_roks() {
    let position = || {
        table(3)
            .units(ORKS, 3, "ork_boyz", "tile_12.ne")
            .upgrade(ORKS, "es_order_ork_roks")
            .resolve(ORKS, "advance", 3)
    };
    let without = position().plays(&["done"]);
    assert!(without.is_over());
    let mut table = position().plays(&["upgrade es_order_ork_roks"]);
    for _ in 0..2 {
        table.play("move ork_boyz tile_12.ne tile_3.ne");
    }
    assert!(table.is_over());
    assert_eq!((table.crowd("tile_3.ne"), table.crowd("tile_12.ne")), (2, 1));
}

/// FS-CARD-89: a second structure of another kind.
#[test]
fn fs_card_89_wraithbone_singers() {
    let mut table = table(4)
        .built(ELDAR, "factory", "tile_3.ne")
        .materiel(ELDAR, 3)
        .upgrade(ELDAR, "iy_order_wraithbone_singers")
        .resolve(ELDAR, "deploy", 3)
        .plays(&["done", "upgrade iy_order_wraithbone_singers"]);
    assert_eq!(
        table.listed("build"),
        ["build city tile_3.ne plain", "build bastion tile_3.ne plain"]
    );
    table.play("build city tile_3.ne plain");
    assert_eq!(table.game.area(area("tile_3.ne")).structures, [1, 1, 0]);
}

/// FS-CARD-90, FS-Q-06: both upgrades without anything in the active system.
#[test]
fn fs_card_90_farseers() {
    let mut table = table(4).materiel(ELDAR, 14).upgrade(ELDAR, "iy_order_farseers").resolve(
        ELDAR,
        "strategize",
        3,
    );
    assert_eq!(table.options(), ["upgrade iy_order_farseers", "done"]);
    table.play("upgrade iy_order_farseers");
    assert!(!table.listed("upgrade-order").is_empty());
    assert!(!table.listed("upgrade-combat").is_empty());
}

/// FS-UPG-06, -09: five of each faction, two of them for strikes.
#[test]
fn fs_upg_09_five_of_each_faction() {
    for faction in crate::ids::Faction::all() {
        let all = || UpgradeSet::ALL.iter(faction).map(|it| &content().upgrades[it.index()]);
        assert_eq!(all().filter(|face| face.orbital_strike).count(), 2);
        for order in [Order::DEPLOY, Order::STRATEGIZE] {
            assert_eq!(all().filter(|face| face.order == order).count(), 1);
        }
        assert_eq!(all().filter(|it| it.order == Order::ADVANCE && !it.orbital_strike).count(), 1);
    }
    assert!(tile(3).home_of().is_none());
}
