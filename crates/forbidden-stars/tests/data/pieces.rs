//! What is in the box, counted against the lists of the rulebook.

use std::collections::BTreeSet;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use forbidden_stars::content::content;
use forbidden_stars::ids::{
    AREAS, Area, Asset, CombatCard, EventCard, Faction, Icon, Objective, Order, Storm, StormIcon,
    Structure, System, TileSide, Unit, Upgrade,
};
use forbidden_stars::sets::UnitSet;

/// There are so many things of a kind, each with a name of its own that is read again.
fn named<T: Display + FromStr + PartialEq + Debug>(all: impl Iterator<Item = T>, count: usize) {
    let mut names = BTreeSet::new();
    for thing in all {
        let name = thing.to_string();
        assert_eq!(name.parse::<T>().ok(), Some(thing));
        assert!(names.insert(name));
    }
    assert_eq!(names.len(), count);
}

#[test]
fn everything_has_a_name() {
    named(Faction::all(), 4);
    named(Unit::all(), 24);
    named(Structure::all(), 3);
    named(System::all(), 12);
    named(Area::all(), 48);
    named(TileSide::all(), 2);
    named(CombatCard::all(), 56);
    named(Upgrade::all(), 20);
    named(EventCard::all(), 32);
    named(Objective::all(), 24);
    named(Order::all(), 4);
    named(Asset::all(), 3);
    named(Icon::all(), 3);
    named(Storm::all(), 4);
    named(StormIcon::all(), 4);
    assert_eq!(Area(41).to_string(), "tile_11.ne");
}

#[test]
fn the_box_is_the_one_of_the_rulebook() {
    let content = content();
    let figures: Vec<u8> = content.factions.iter().map(|it| it.figures.iter().sum()).collect();
    assert_eq!(figures, [27, 27, 27, 24]);
    for (id, count) in [
        ("unit_figure", 105),
        ("system_tile", 12),
        ("combat_card", 112),
        ("order_upgrade_card", 20),
        ("event_card", 32),
        ("order_token", 32),
        ("objective_token", 24),
        ("structure_control_token", 36),
        ("asset_token", 36),
        ("structure_figure", 35),
        ("warp_storm", 4),
        ("die", 16),
    ] {
        assert_eq!(content.pieces(id), count, "{id}");
    }
    // FS-DIC-04
    assert_eq!(content.die.faces, [3, 2, 1]);
}

/// Within a class combat, health and morale add up to the same for all factions. The sources of the
/// values do not say so, so a slip would show.
#[test]
fn units_of_a_class_are_worth_the_same() {
    for unit in Unit::all() {
        let sheet = unit.sheet();
        let sum = sheet.combat + sheet.health + sheet.morale;
        let wanted = match (sheet.ship, sheet.level) {
            (false, 0) => 5,
            (false, 1) => 8,
            (false, 2) => 10,
            (false, 3) => 12,
            (true, 0) => 6,
            (true, 2) => 13,
            _ => panic!("{unit}: there is no such class"),
        };
        assert_eq!(sum, wanted, "{unit}");
        // The large ships and nothing else cost a forge token (FS-CST-02).
        assert_eq!(sheet.forge == 1, sheet.level == 3 || sheet.ship && sheet.level == 2, "{unit}");
    }
}

#[test]
fn forces_and_homes_are_those_of_the_sheets() {
    let forces = |id: &str| id.parse::<Faction>().expect("a faction").sheet().forces;
    assert_eq!(forces("ultramarines").units.iter().sum::<u8>(), 6);
    assert_eq!(forces("evil_sunz").assets, [0, 0, 1]);
    for faction in Faction::all() {
        let sheet = faction.sheet();
        assert_eq!(sheet.home.home_of(), Some(faction));
        assert_eq!((sheet.forces.materiel, sheet.forces.structures), (6, [1, 0, 0]), "{faction}");
        assert_eq!((sheet.orders, sheet.control_tokens, sheet.objectives), (2, 9, 6), "{faction}");
    }
    assert_eq!(System::all().filter(|system| system.home_of().is_none()).count(), 8);
}

/// A home tile is worth as much as any other: 3 materiel and two assets on each side.
#[test]
fn home_tiles_are_equally_rich() {
    for system in System::all().filter(|system| system.home_of().is_some()) {
        for side in TileSide::all() {
            let prints = || system.areas().map(|area| content().print(side, area));
            let assets = |it: &forbidden_stars::content::AreaPrint| {
                it.assets.iter().sum::<u8>() + it.prosperity
            };
            let worth: (u8, u8) =
                (prints().map(|it| it.materiel).sum(), prints().map(assets).sum());
            assert_eq!(worth, (3, 2), "{system} {side}");
        }
    }
}

#[test]
fn requisites_are_units_of_the_card_s_faction() {
    for card in CombatCard::all() {
        let face = &content().cards[card.index()];
        let own = UnitSet::of_faction(card.faction());
        assert!(face.requisite.without(own).is_empty(), "{card}");
        assert_eq!(face.requisite.is_empty(), face.unit.is_empty(), "{card}");
    }
    assert_eq!(content().areas[0].len(), AREAS);
}
