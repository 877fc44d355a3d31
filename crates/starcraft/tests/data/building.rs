//! Buildings, modules and units.

use starcraft::content::{Adjusted, CardKind, Keyword, Op, Price, Reach, When};
use starcraft::ids::{Module, Race};
use starcraft::sets::UnitSet;

use super::*;

// ---- buildings and modules

/// SC-BLDG-01, SC-BLDG-02, SC-BLDG-09, SC-BLDG-10, SC-COMP-04, SC-COMP-12, SC-COMP-27, SC-GAP-10:
/// three types per race; each level costs something of its own and enables one unit.
#[test]
fn buildings() {
    let wanted = [
        [
            "barracks: marine firebat ghost",
            "factory: vulture goliath siege_tank",
            "starport: wraith science_vessel battlecruiser",
        ],
        [
            "spawning_pool: zergling hydralisk ultralisk",
            "queens_nest: queen defiler",
            "spire: scourge mutalisk",
        ],
        [
            "gateway: zealot dragoon high_templar",
            "robotics_facility: reaver",
            "stargate: scout arbiter carrier",
        ],
    ];
    let mut tokens = [0; 3];
    for (place, (race, wanted)) in content().races.iter().zip(wanted).enumerate() {
        for (building, wanted) in race.buildings.iter().zip(wanted) {
            let (id, enabled) = wanted.split_once(": ").expect("a colon");
            assert_eq!(building.id, id);
            let enabled: Vec<_> = enabled.split(' ').map(units).collect();
            assert_eq!(building.enables, enabled, "{id}");
            assert_eq!(building.prices.len(), enabled.len(), "{id}");
            tokens[place] += enabled.len() - usize::from(building.preprinted);
        }
    }
    assert_eq!(tokens, [8, 6, 6]);
    assert_eq!(named("building", &race(Race::ZERG).buildings[1].id), "Queen’s Nest");
    let factory = &race(Race::TERRAN).buildings[1];
    assert_eq!(factory.prices, [price(2, 0), price(1, 1), price(1, 1)]);
}

/// SC-DATA-11: the building printed on each sheet, which is free.
#[test]
fn start_buildings() {
    for (race, id) in content().races.iter().zip(["barracks", "spawning_pool", "gateway"]) {
        let printed: Vec<_> = race.buildings.iter().filter(|kind| kind.preprinted).collect();
        assert_eq!(printed.len(), 1);
        assert_eq!(printed[0].id, id);
        assert_eq!(printed[0].prices[0], price(0, 0));
    }
}

/// SC-BLDG-11: no building enables Guardian and Archon, but a technology does.
#[test]
fn units_without_a_building() {
    let built = content().races.iter().flat_map(|race| &race.buildings);
    let built: Vec<_> = built.flat_map(|building| &building.enables).collect();
    for (number, unit) in every_unit() {
        let by_building = built.iter().filter(|set| set.has(number)).count();
        assert_eq!(by_building, usize::from(!["guardian", "archon"].contains(&unit.id.as_str())));
        assert_eq!(unit.destroys.is_some(), by_building == 0, "{}", unit.id);
    }
}

/// SC-COMP-05, SC-MOD-01, SC-GAP-06: module tokens, prices, spaces, and what the modules do.
#[test]
fn modules() {
    assert_eq!(race(Race::TERRAN).module_tokens, [4, 3, 1, 0, 0, 0]);
    assert_eq!(race(Race::ZERG).module_tokens, [0, 3, 1, 0, 0, 0]);
    assert_eq!(race(Race::PROTOSS).module_tokens, [3, 3, 1, 0, 0, 0]);
    assert_eq!(content().races.each_ref().map(|race| race.module_spaces), [5, 3, 5]);
    let prices = [price(1, 0), price(2, 0), price(3, 0)];
    assert_eq!(race(Race::TERRAN).module_prices[..3], prices);
    assert_eq!(race(Race::ZERG).module_prices[..3], [price(0, 0), prices[1], prices[2]]);

    let of = |module: Module| &content().modules[module.index()];
    assert_eq!(named("module", "supply"), "Supply");
    assert_eq!(named("module", "research_and_development"), "Research & Development");
    assert_eq!(named("module", "air_support"), "Air Support");
    let adjust = |number| effect(Op::Adjust { number, amount: 1 }, When::Always);
    assert_eq!(of(Module::SUPPLY).effects, [adjust(Adjusted::BuildLimit)]);
    assert_eq!(of(Module::RESEARCH).effects, [adjust(Adjusted::SpecialOrders)]);
    let detector =
        Op::GainKeyword { keyword: Keyword::Detector, of: UnitSet::ALL, reach: Reach::Always };
    assert_eq!(
        of(Module::AIR_SUPPORT).effects,
        [
            own_base(effect(detector, When::Compare)),
            own_base(vs_flying(standing_bonus(1, 0))),
            effect(Op::LimitedOrbitalDefense, When::Always),
        ]
    );
}

// ---- units

/// SC-DATA-01, SC-GAP-04: prices of units, with what is given up for them.
#[test]
fn unit_prices() {
    assert_eq!(unit("zealot").price, price(2, 0));
    assert_eq!(unit("marine").price, price(1, 0));
    assert_eq!(unit("goliath").price, price(2, 1));
    assert_eq!(race(Race::TERRAN).transport, price(1, 0));
    assert_eq!(unit("archon").price, price(0, 1));
    assert_eq!(unit("archon").destroys, Some((unit_number("high_templar"), 2)));
    assert_eq!(unit("guardian").price, price(0, 1));
    assert_eq!(unit("guardian").destroys, Some((unit_number("mutalisk"), 1)));
    for (_, unit) in every_unit() {
        assert!(unit.price != Price::default(), "{}", unit.id);
    }
}

/// SC-AIR-01, SC-AIR-02, SC-DATA-05, SC-DATA-06: every unit is ground or flying and can target
/// ground, flying, both or nothing.
#[test]
fn types_and_targets() {
    assert_eq!(
        flying(),
        units(
            "wraith science_vessel battlecruiser queen scourge mutalisk guardian scout arbiter carrier"
        )
    );
    assert_eq!(
        units_that(|_, unit| unit.hits_ground && !unit.hits_flying),
        units("firebat vulture siege_tank zergling ultralisk guardian zealot reaver")
    );
    assert_eq!(
        units_that(|_, unit| unit.hits_ground && unit.hits_flying),
        units(
            "marine ghost goliath wraith battlecruiser hydralisk mutalisk dragoon archon scout carrier"
        )
    );
    assert_eq!(
        units_that(|_, unit| !unit.hits_ground && !unit.hits_flying),
        units("science_vessel queen defiler scourge high_templar arbiter")
    );
}

/// SC-SUPP-01, SC-DATA-04: every unit has one support value.
#[test]
fn support_values() {
    assert_eq!((unit("zergling").support, unit("marine").support), (1, 1));
    assert_eq!(
        units_that(|_, unit| unit.support == 2),
        units("siege_tank battlecruiser ultralisk guardian reaver carrier")
    );
    assert_eq!(
        units_that(|_, unit| unit.support == 0),
        units("science_vessel queen defiler scourge high_templar arbiter")
    );
    assert!(every_unit().all(|(_, unit)| unit.support <= 2));
}

/// SC-KEY-12, SC-KEY-13, SC-DATA-07, SC-REF-04: assist is a keyword of the unit; no standard card
/// shows such a unit, and every other unit is on one of a starting deck.
#[test]
fn keywords_of_units() {
    let assist = units_that(|_, unit| unit.assist);
    assert_eq!(assist, units("science_vessel queen defiler high_templar arbiter"));
    assert_eq!(units_that(|_, unit| unit.detector), units("science_vessel"));
    assert_eq!(units_that(|_, unit| unit.cloaking), UnitSet::NONE);
    let mut shown = UnitSet::NONE;
    for (cards, race) in content().cards.iter().zip(&content().races) {
        for card in &cards[..race.starting_deck.len()] {
            if card.kind == CardKind::Standard {
                shown.0 |= card.icons.0;
            }
        }
    }
    assert_eq!(shown, units_that(|_, unit| !unit.assist));
    let standard = content().cards.iter().flatten().filter(|card| card.kind == CardKind::Standard);
    for card in standard {
        assert!(!card.icons.meets(assist), "{}", card.id);
    }
}
