//! The component data: what the files compiled into the program say, and what the loader refuses.

use starcraft::content::{
    Adjusted, CardFace, CardKind, Condition, Content, Cost, DataError, Effect, EventFace, EventUse,
    Files, Goal, Keyword, Op, PlanetTile, Pool, Price, Purchase, RaceSheet, Reach, Role,
    Technology, UnitSheet, Values, When, Yield, content, load,
};
use starcraft::ids::{MAX_KINDS, Module, Order, Race, Resource, Unit};
use starcraft::sets::UnitSet;

// ---------------------------------------------------------------- looking things up

fn unit_number(id: &str) -> Unit {
    let place = content().units.iter().position(|unit| unit.id == id);
    Unit(place.unwrap_or_else(|| panic!("no unit {id}")) as u8)
}

fn unit(id: &str) -> &'static UnitSheet {
    &content().units[unit_number(id).index()]
}

/// The units of a list of words.
fn units(ids: &str) -> UnitSet {
    ids.split_whitespace()
        .fold(UnitSet::NONE, |set, id| UnitSet(set.0 | UnitSet::one(unit_number(id)).0))
}

/// The units of which this holds.
fn units_that(holds: impl Fn(Unit, &UnitSheet) -> bool) -> UnitSet {
    every_unit()
        .filter(|(number, unit)| holds(*number, unit))
        .fold(UnitSet::NONE, |set, (number, _)| UnitSet(set.0 | UnitSet::one(number).0))
}

fn flying() -> UnitSet {
    units_that(|_, unit| unit.flying)
}

fn every_unit() -> impl Iterator<Item = (Unit, &'static UnitSheet)> {
    (0..).map(Unit).zip(&content().units).filter(|(_, unit)| !unit.id.is_empty())
}

fn race(race: Race) -> &'static RaceSheet {
    &content().races[race.index()]
}

fn card(id: &str) -> &'static CardFace {
    let mut cards = content().cards.iter().flatten();
    cards.find(|card| card.id == id).unwrap_or_else(|| panic!("no card {id}"))
}

fn technology(id: &str) -> &'static Technology {
    let mut technologies = content().technologies.iter().flatten();
    technologies.find(|tech| tech.id == id).unwrap_or_else(|| panic!("no technology {id}"))
}

fn event(id: &str) -> &'static EventFace {
    let mut events = content().events.iter();
    events.find(|event| event.id == id).unwrap_or_else(|| panic!("no event {id}"))
}

fn planet(id: &str) -> &'static PlanetTile {
    let mut planets = content().planets.iter();
    planets.find(|planet| planet.id == id).unwrap_or_else(|| panic!("no planet {id}"))
}

fn price(minerals: u8, gas: u8) -> Price {
    Price { minerals, gas }
}

fn values(attack: u8, health: u8) -> Values {
    Values { attack, health }
}

// ---------------------------------------------------------------- effects in short

fn effect(op: Op, when: When) -> Effect {
    let (condition, cost) = (Condition::default(), Cost::default());
    Effect { op, when, condition, cost, optional: false }
}

fn bonus(attack: i8, health: i8) -> Effect {
    effect(Op::Bonus { attack, health, reach: Reach::Skirmish }, When::Compare)
}

/// A bonus of a carrier that is always there.
fn standing_bonus(attack: i8, health: i8) -> Effect {
    effect(Op::Bonus { attack, health, reach: Reach::Always }, When::Compare)
}

fn splash(ground: bool, flying: bool, only: UnitSet) -> Effect {
    effect(Op::Splash { ground, flying, only, always: false }, When::Compare)
}

fn keyword(keyword: Keyword, of: UnitSet) -> Effect {
    effect(Op::GainKeyword { keyword, of, reach: Reach::Skirmish }, When::Compare)
}

fn optional(effect: Effect) -> Effect {
    Effect { optional: true, ..effect }
}

fn provided(effect: Effect, change: impl FnOnce(&mut Condition)) -> Effect {
    let mut effect = effect;
    change(&mut effect.condition);
    effect
}

fn front(id: &str, effect: Effect) -> Effect {
    provided(effect, |condition| condition.front = units(id))
}

fn vs_flying(effect: Effect) -> Effect {
    provided(effect, |condition| condition.vs = flying())
}

fn own_base(effect: Effect) -> Effect {
    provided(effect, |condition| condition.own_base_in_area = true)
}

/// What so many cards of a starting deck do.
fn cards_do(race: &str, numbers: &[u8], effects: &[Effect]) {
    for number in numbers {
        let card = card(&format!("{race}_{number:02}"));
        assert_eq!(card.effects, effects, "{}", card.id);
        assert!(!card.text.is_empty(), "{}", card.id);
    }
}

/// What every copy of a technology does.
fn technology_does(id: &str, effects: &[Effect]) {
    let technology = technology(id);
    let owner = if id.starts_with("terran") {
        Race::TERRAN
    } else if id.starts_with("zerg") {
        Race::ZERG
    } else {
        Race::PROTOSS
    };
    for card in technology.cards.iter(owner) {
        let face = &content().cards[owner.index()][card.local()];
        assert_eq!(face.effects, effects, "{}", face.id);
        assert_eq!(face.kind == CardKind::PlayArea, technology.play_area, "{}", face.id);
    }
}

// ---------------------------------------------------------------- pieces

/// SC-COMP-03, SC-COMP-13: the tokens of a faction; the order tokens by kind.
#[test]
fn tokens_of_a_faction() {
    for race in &content().races {
        assert_eq!((race.bases, race.workers, race.transports), (6, 15, 7), "{}", race.id);
    }
    let tokens = |special: bool| {
        Order::all().filter(|o| o.is_special() == special).map(Order::tokens).collect::<Vec<_>>()
    };
    assert_eq!(tokens(false), [2, 2, 2]);
    assert_eq!(tokens(true), [1, 1, 1]);
}

/// SC-COMP-09, SC-COMP-10, SC-COMP-11: the figures of a faction of each race.
#[test]
fn figures() {
    let wanted = [
        (
            Race::TERRAN,
            30,
            "marine 6 ghost 3 firebat 3 vulture 3 goliath 3 siege_tank 3 wraith 3 science_vessel 3 battlecruiser 3",
        ),
        (
            Race::ZERG,
            33,
            "zergling 9 hydralisk 6 ultralisk 3 queen 3 defiler 3 scourge 3 mutalisk 3 guardian 3",
        ),
        (
            Race::PROTOSS,
            27,
            "zealot 6 dragoon 3 high_templar 3 archon 3 reaver 3 scout 3 arbiter 3 carrier 3",
        ),
    ];
    for (owner, sum, list) in wanted {
        let mut figures = [0; MAX_KINDS];
        let words: Vec<_> = list.split_whitespace().collect();
        for pair in words.chunks(2) {
            let unit = unit_number(pair[0]);
            assert_eq!(unit.race(), owner, "{}", pair[0]);
            figures[unit.kind()] = pair[1].parse().expect("a number");
        }
        assert_eq!(race(owner).figures, figures);
        assert_eq!(figures.iter().sum::<u8>(), sum);
    }
}

/// The numbers of races and units do not depend on the order of the races in the file.
#[test]
fn numbering() {
    let ids = content().races.each_ref().map(|race| race.id.as_str());
    assert_eq!(ids, ["terran", "zerg", "protoss"]);
    assert_eq!(unit_number("marine"), Unit::of(Race::TERRAN, 0));
    assert_eq!(unit_number("zergling"), Unit::of(Race::ZERG, 0));
    assert_eq!(unit_number("hydralisk"), Unit::of(Race::ZERG, 1));
    assert_eq!(unit_number("carrier"), Unit::of(Race::PROTOSS, 7));
    assert_eq!(content().units.len(), 3 * MAX_KINDS);
    assert!(content().units[Unit::of(Race::PROTOSS, 8).index()].id.is_empty());
}

// ---------------------------------------------------------------- the board

/// SC-COMP-01, SC-COMP-06, SC-GEN-06: planets, routes, and one thing per area; a Resource card for
/// each area with minerals or gas.
#[test]
fn board() {
    assert_eq!(content().planets.len(), 12);
    assert_eq!((content().normal_routes, content().z_routes), (15, 6));
    let areas: Vec<_> = content().planets.iter().flat_map(|planet| &planet.areas).collect();
    let of = |yields| areas.iter().filter(|area| area.yields == yields).count();
    let [minerals, gas] = Resource::BOTH.map(|resource| of(Yield::Resource(resource)));
    assert_eq!(minerals + gas, 26);
    assert_eq!(minerals + gas + of(Yield::Conquest), areas.len());
    assert!(areas.iter().all(|area| area.amount > 0 && area.unit_limit > 0));
}

/// SC-REG-22: most planets have one area with conquest points, some none, one has two.
#[test]
fn conquest_areas() {
    let points = |planet: &PlanetTile| {
        planet.areas.iter().filter(|area| area.yields == Yield::Conquest).count()
    };
    let mut by_number = [0; 3];
    for planet in &content().planets {
        by_number[points(planet)] += 1;
    }
    assert_eq!(by_number, [2, 9, 1]);
    assert_eq!(points(planet("helios")), 2);
}

/// SC-GAP-01, SC-GAP-02, SC-DATA-10: planets as printed, the planets of the examples, capacities,
/// permanent resources.
#[test]
fn planets() {
    for (id, name) in [
        ("chau_sara", "Chau Sara"),
        ("helios", "Helios"),
        ("torus", "Torus"),
        ("pridewater", "Pridewater"),
    ] {
        assert_eq!(planet(id).name, name);
    }
    let minerals = Yield::Resource(Resource::MINERALS);
    let gas = Yield::Resource(Resource::GAS);
    let areas = |id: &str| -> Vec<_> {
        planet(id).areas.iter().map(|area| (area.yields, area.amount, area.unit_limit)).collect()
    };
    assert_eq!(
        areas("torus"),
        [(Yield::Conquest, 2, 2), (minerals, 1, 2), (gas, 2, 4), (minerals, 1, 2)]
    );
    assert_eq!(areas("abaddon"), [(Yield::Conquest, 1, 4), (minerals, 3, 3)]);
    assert_eq!(planet("abaddon").slots, [true, false, true, false]);
    assert_eq!(planet("braken").slots, [true, true, false, false]);
    assert_eq!(planet("torus").slots, [true; 4]);
    for planet in &content().planets {
        assert!((2..=4).contains(&planet.areas.len()), "{}", planet.id);
        assert!(planet.slots.iter().filter(|slot| **slot).count() >= 2, "{}", planet.id);
    }
    for race in &content().races {
        assert_eq!(race.permanent, [4, 2], "{}", race.id);
    }
}

// ---------------------------------------------------------------- races and factions

/// SC-GEN-02, SC-GEN-03: three races, two factions each, with their colours.
#[test]
fn factions() {
    let found: Vec<_> = content()
        .factions
        .iter()
        .map(|faction| (faction.name.as_str(), faction.race, faction.color.as_str()))
        .collect();
    assert_eq!(
        found,
        [
            ("Jim Raynor", Race::TERRAN, "blue"),
            ("Arcturus Mengsk", Race::TERRAN, "red"),
            ("Tassadar", Race::PROTOSS, "yellow"),
            ("Aldaris", Race::PROTOSS, "orange"),
            ("The Queen of Blades", Race::ZERG, "purple"),
            ("The Overmind", Race::ZERG, "green"),
        ]
    );
}

/// SC-GAP-03: starting units and workers.
#[test]
fn starting_forces() {
    let start = |id: &str| {
        let mut factions = content().factions.iter();
        let faction = factions.find(|faction| faction.id == id).expect("a faction");
        let units: Vec<_> = (0..MAX_KINDS)
            .filter(|kind| faction.units[*kind] > 0)
            .map(|kind| {
                let unit = Unit::of(faction.race, kind);
                (content().units[unit.index()].id.as_str(), faction.units[kind])
            })
            .collect();
        (faction.workers, units)
    };
    assert_eq!(start("jim_raynor"), (8, vec![("marine", 2), ("firebat", 1), ("vulture", 1)]));
    assert_eq!(start("arcturus_mengsk"), (8, vec![("marine", 2), ("firebat", 1), ("ghost", 1)]));
    assert_eq!(start("tassadar"), (8, vec![("zealot", 3)]));
    assert_eq!(start("aldaris"), (7, vec![("zealot", 2), ("dragoon", 1)]));
    assert_eq!(start("queen_of_blades"), (7, vec![("zergling", 3), ("hydralisk", 2)]));
    assert_eq!(start("overmind"), (8, vec![("zergling", 4), ("hydralisk", 1)]));
}

/// SC-FAC-08, SC-FAC-14, SC-GAP-05: hand limits, racial abilities and prices are those of the race;
/// objectives are those of the faction.
#[test]
fn race_sheets() {
    let [terran, zerg, protoss] = &content().races;
    assert_eq!([terran, zerg, protoss].map(|race| race.hand_limit), [8, 6, 6]);
    assert_eq!([terran, zerg, protoss].map(|race| race.build_base), [2, 0, 2]);
    assert_eq!([terran, zerg, protoss].map(|race| race.build_per_type), [0, 2, 0]);
    for race in [terran, zerg, protoss] {
        assert_eq!(
            [race.worker, race.transport, race.base],
            [price(1, 0), price(1, 0), price(2, 0)]
        );
    }
    assert_eq!(terran.abilities, [optional(effect(Op::MoveBase, When::OwnMobilize))]);
    assert_eq!(zerg.abilities, [effect(Op::DrawCombat { amount: 1 }, When::EndOfBattle)]);
    let shields = effect(Op::DrawCombat { amount: 2 }, When::DrawStep);
    let shields = provided(shields, |condition| condition.role = Some(Role::Defender));
    assert_eq!(protoss.abilities, [shields]);
    let names = |race: &RaceSheet| -> Vec<_> {
        race.ability_texts.iter().map(|(name, _)| name.clone()).collect()
    };
    assert_eq!(names(terran), ["Lift-off", "Versatility"]);
    assert_eq!(names(zerg), ["Creep", "Healing"]);
    assert_eq!(names(protoss), ["Shields"]);

    let goals: Vec<_> = content().factions.iter().map(|faction| faction.goal).collect();
    let areas = |resources, conquest, count| Goal::ControlAreas {
        minerals: resources,
        gas: resources,
        conquest,
        count,
    };
    assert_eq!(
        goals,
        [
            areas(true, false, 6),
            Goal::ControlPlanets { count: 2 },
            Goal::MostAreas,
            Goal::EndDrawsNear { count: 2, others_target: 20 },
            areas(false, true, 3),
            Goal::BasesOnPlanets { count: 3 },
        ]
    );
}

// ---------------------------------------------------------------- buildings and modules

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
    assert_eq!(race(Race::ZERG).buildings[1].name, "Queen's Nest");
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
    assert_eq!(race(Race::TERRAN).module_tokens, [4, 3, 1]);
    assert_eq!(race(Race::ZERG).module_tokens, [0, 3, 1]);
    assert_eq!(race(Race::PROTOSS).module_tokens, [3, 3, 1]);
    assert_eq!(content().races.each_ref().map(|race| race.module_spaces), [5, 3, 5]);
    let prices = [price(1, 0), price(2, 0), price(3, 0)];
    assert_eq!(race(Race::TERRAN).module_prices, prices);
    assert_eq!(race(Race::ZERG).module_prices, [price(0, 0), prices[1], prices[2]]);

    let of = |module: Module| &content().modules[module.index()];
    assert_eq!(of(Module::SUPPLY).name, "Supply");
    assert_eq!(of(Module::RESEARCH).name, "Research & Development");
    assert_eq!(of(Module::AIR_SUPPORT).name, "Air Support");
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

// ---------------------------------------------------------------- units

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
/// of a starting deck shows such a unit, and every other unit is on one.
#[test]
fn keywords_of_units() {
    let assist = units_that(|_, unit| unit.assist);
    assert_eq!(assist, units("science_vessel queen defiler high_templar arbiter"));
    assert_eq!(units_that(|_, unit| unit.detector), units("science_vessel"));
    assert_eq!(units_that(|_, unit| unit.cloaking), UnitSet::NONE);
    let mut shown = UnitSet::NONE;
    for (cards, race) in content().cards.iter().zip(&content().races) {
        for card in &cards[..race.starting_deck] {
            if card.kind == CardKind::Standard {
                shown.0 |= card.icons.0;
            }
        }
    }
    assert_eq!(shown, units_that(|_, unit| !unit.assist));
}

// ---------------------------------------------------------------- starting decks

/// SC-COMP-07, SC-COMP-14: 18 Combat cards, then the Technology cards of the race; a card knows
/// whether it is one.
#[test]
fn decks() {
    for (place, technologies) in [(0, 21), (1, 22), (2, 20)] {
        let (race, cards) = (&content().races[place], &content().cards[place]);
        assert_eq!(race.starting_deck, 18);
        assert_eq!(cards.len(), 18 + technologies);
        assert_eq!(race.all_cards.len(), cards.len());
        for (local, card) in cards.iter().enumerate() {
            assert_eq!(card.technology.is_some(), local >= 18, "{}", card.id);
        }
        for (local, card) in cards[..18].iter().enumerate() {
            assert_eq!(card.id, format!("{}_{:02}", race.id, local + 1));
            assert_eq!(card.name, (local + 1).to_string());
        }
        let of_technologies: usize =
            content().technologies[place].iter().map(|technology| technology.cards.len()).sum();
        assert_eq!(of_technologies, technologies);
    }
}

/// SC-CARD-01, SC-CARD-02, SC-CARD-05: standard cards have values and icons, reinforcement cards
/// have no values but do something.
#[test]
fn kinds_of_cards() {
    for (race, cards) in content().races.iter().zip(&content().cards) {
        let of = |kind| cards.iter().filter(|card| card.kind == kind).count();
        assert_eq!(of(CardKind::Standard), race.standard.len());
        assert_eq!(of(CardKind::Reinforcement), race.reinforcement.len());
        assert!(race.standard.and(race.reinforcement).is_empty());
        for card in cards {
            match card.kind {
                CardKind::Standard => {
                    assert!(card.major.health > 0 && card.minor.health > 0, "{}", card.id);
                    assert!(card.minor.attack > 0, "{}", card.id);
                    assert!(card.icons != UnitSet::NONE, "{}", card.id);
                }
                CardKind::Reinforcement => {
                    assert_eq!([card.major, card.minor], [values(0, 0); 2], "{}", card.id);
                    assert!(!card.effects.is_empty(), "{}", card.id);
                    assert!(card.icons != UnitSet::NONE, "{}", card.id);
                }
                CardKind::PlayArea => assert!(!card.effects.is_empty(), "{}", card.id),
            }
        }
    }
}

/// SC-DATA-08, SC-GAP-07: values and icons, with the cards of the examples.
#[test]
fn card_values() {
    let seven = card("zerg_07");
    assert_eq!((seven.major, seven.minor), (values(8, 8), values(5, 2)));
    assert_eq!(seven.icons, units("ultralisk guardian"));
    assert_eq!((card("zerg_03").major, card("zerg_03").icons), (values(4, 5), units("zergling")));
    let sixteen = card("terran_16");
    assert_eq!((sixteen.major, sixteen.icons), (values(7, 8), units("goliath siege_tank")));
    assert_eq!(card("protoss_15").major, values(8, 9));
    assert_eq!(card("terran_17").icons, units("vulture goliath siege_tank wraith battlecruiser"));
    assert_eq!(card("zerg_17").icons, UnitSet::of_race(Race::ZERG));
}

/// SC-CCD-15: 17 and 18 are the reinforcement cards of each starting deck.
#[test]
fn reinforcements_of_starting_decks() {
    for cards in &content().cards {
        for (local, card) in cards[..18].iter().enumerate() {
            let kind = if local < 16 { CardKind::Standard } else { CardKind::Reinforcement };
            assert_eq!(card.kind, kind, "{}", card.id);
            assert_eq!(card.specialty, UnitSet::NONE, "{}", card.id);
        }
    }
}

/// SC-CCD-01, SC-CCD-02, SC-CCD-03, SC-CCD-04, SC-CCD-05, SC-CCD-06: the Terran deck.
#[test]
fn terran_deck() {
    let small = splash(true, false, units("marine zealot zergling"));
    cards_do("terran", &[2, 3, 10], &[vs_flying(bonus(1, 0))]);
    cards_do("terran", &[4, 6], &[small]);
    cards_do("terran", &[9], &[front("goliath", vs_flying(bonus(2, 0)))]);
    cards_do("terran", &[15], &[front("goliath", vs_flying(bonus(1, 0)))]);
    cards_do("terran", &[11], &[front("battlecruiser", bonus(0, 1))]);
    cards_do("terran", &[12], &[front("battlecruiser", bonus(1, 1))]);
    cards_do("terran", &[13, 14], &[front("battlecruiser", bonus(1, 0))]);
    cards_do("terran", &[16], &[front("siege_tank", bonus(1, 0))]);
    let worker = Op::MoveWorkers { amount: 1, from: Pool::Pool, to: Pool::Unavailable };
    cards_do("terran", &[17, 18], &[bonus(0, 1), effect(worker, When::Now)]);
    for number in [1, 5, 7, 8] {
        assert!(card(&format!("terran_{number:02}")).effects.is_empty());
    }
}

/// SC-CCD-07, SC-CCD-08, SC-CCD-09, SC-CCD-10, SC-CCD-11: the Zerg deck.
#[test]
fn zerg_deck() {
    cards_do("zerg", &[5], &[front("hydralisk", vs_flying(bonus(1, 0)))]);
    cards_do("zerg", &[6], &[vs_flying(bonus(1, 0))]);
    cards_do("zerg", &[7, 9], &[front("ultralisk", bonus(0, 1))]);
    let survived =
        |op| provided(effect(op, When::EndOfDestroy), |condition| condition.front_survived = true);
    let both = [survived(Op::DestroyOwnFront), vs_flying(survived(Op::DestroyEnemyFront))];
    cards_do("zerg", &[10, 11, 12], &both);
    cards_do("zerg", &[14, 15, 16], &[splash(true, false, units("marine zealot zergling"))]);
    let supported =
        provided(bonus(1, 0), |condition| condition.support = Some(units_that(|_, _| true)));
    cards_do("zerg", &[17, 18], &[supported]);
    for number in [1, 2, 3, 4, 8, 13] {
        assert!(card(&format!("zerg_{number:02}")).effects.is_empty());
    }
}

/// SC-CCD-12, SC-CCD-13, SC-CCD-14: the Protoss deck.
#[test]
fn protoss_deck() {
    cards_do("protoss", &[5], &[front("dragoon", vs_flying(bonus(1, 0)))]);
    cards_do("protoss", &[7, 9], &[vs_flying(bonus(1, 0))]);
    cards_do("protoss", &[12, 16], &[splash(true, false, UnitSet::ALL)]);
    cards_do("protoss", &[13], &[splash(true, true, UnitSet::ALL)]);
    cards_do("protoss", &[14, 15], &[front("archon", splash(true, true, UnitSet::ALL))]);
    cards_do("protoss", &[17, 18], &[bonus(0, 1)]);
    for number in [1, 2, 3, 4, 6, 8, 10, 11] {
        assert!(card(&format!("protoss_{number:02}")).effects.is_empty());
    }
}

/// SC-EX-50, SC-REF-02, SC-REF-03, SC-REF-05, SC-DATA-09: the averages over the standard cards
/// with the unit's icon, own bonuses counted, and the number of technologies.
#[test]
fn reference_sheet() {
    let average = |id: &str| {
        let unit = unit_number(id);
        let cards = &content().cards[unit.race().index()][..18];
        let (mut number, mut attacks, mut healths) = (0.0, 0.0, 0.0);
        for card in cards.iter().filter(|c| c.kind == CardKind::Standard && c.icons.has(unit)) {
            number += 1.0;
            attacks += f64::from(card.major.attack);
            healths += f64::from(card.major.health);
            for effect in &card.effects {
                if let Op::Bonus { attack, health, .. } = effect.op
                    && effect.condition.vs == UnitSet::ALL
                    && effect.condition.front.has(unit)
                {
                    attacks += f64::from(attack);
                    healths += f64::from(health);
                }
            }
        }
        [attacks / number, healths / number]
    };
    assert_eq!(average("zergling"), [5.0, 4.6]);
    assert_eq!(average("hydralisk"), [5.75, 5.75]);
    assert_eq!(average("ultralisk").map(|value| (value * 100.0).round()), [767.0, 833.0]);
    assert_eq!(average("zergling").map(f64::round), [5.0, 5.0]);
    assert_eq!(average("hydralisk").map(f64::round), [6.0, 6.0]);
    assert_eq!(average("ultralisk").map(f64::round), [8.0, 8.0]);
    assert!(unit("queen").assist);

    let about = |id: &str| {
        let unit = unit_number(id);
        let every = UnitSet::of_race(unit.race());
        let technologies = content().technologies[unit.race().index()].iter();
        let cards = &content().cards[unit.race().index()];
        technologies
            .filter_map(|tech| tech.cards.iter(unit.race()).next())
            .map(|card| cards[card.local()].icons)
            .filter(|icons| icons.has(unit) && *icons != every)
            .count()
    };
    assert_eq!(
        ["zergling", "hydralisk", "ultralisk", "queen", "ghost"].map(about),
        [2, 1, 1, 3, 4]
    );
}

// ---------------------------------------------------------------- technologies

/// SC-DATA-02, SC-DATA-03, SC-CARD-06, SC-GAP-08: names, prices, copies and values.
#[test]
fn technologies() {
    let stasis = technology("protoss_stasis_field");
    assert_eq!(
        (stasis.name.as_str(), stasis.price, stasis.cards.len()),
        ("Stasis Field", price(1, 2), 2)
    );
    let mines = technology("terran_spider_mines");
    assert_eq!(
        (mines.name.as_str(), mines.price, mines.cards.len()),
        ("Spider Mines", price(1, 1), 2)
    );
    for (id, copies) in [
        ("terran_siege_mode", 2),
        ("terran_lockdown", 2),
        ("zerg_metabolic_boost", 1),
        ("zerg_improved_flyer_attack", 2),
        ("zerg_dark_swarm", 2),
        ("zerg_guardian_aspect", 1),
        ("protoss_increased_reaver_capacity", 3),
        ("protoss_summon_archon", 1),
    ] {
        assert_eq!(technology(id).cards.len(), copies, "{id}");
    }
    assert_eq!(card("terran_spider_mines#1").major, values(7, 7));
    assert_eq!(card("terran_spider_mines#2").major, values(8, 7));
    assert_eq!(card("terran_spider_mines#2").minor, values(5, 6));
    assert_eq!(card("terran_nuke").icons, units("ghost"));
    assert_eq!(card("zerg_burrow#1").name, "Burrow");
    for technologies in &content().technologies {
        for technology in technologies {
            assert!(!technology.name.is_empty() && technology.price != Price::default());
        }
    }
}

/// SC-REINF-09: the specialty support icon is only on reinforcement cards, beside their icons.
#[test]
fn specialty_icons() {
    let mut marked = 0;
    for card in content().cards.iter().flatten() {
        if card.specialty != UnitSet::NONE {
            marked += 1;
            assert_eq!(card.kind, CardKind::Reinforcement, "{}", card.id);
            assert_eq!(card.specialty.0 & !card.icons.0, 0, "{}", card.id);
        }
    }
    assert_eq!(marked, 22);
    assert_eq!(card("terran_cloaking_field#1").specialty, units("wraith ghost"));
    assert_eq!(card("terran_bunker#1").specialty, UnitSet::NONE);
}

/// SC-TCH-23, SC-TCH-24, SC-TCH-25, SC-TCH-26, SC-TCH-27, SC-TCH-28, SC-TCH-29, SC-TCH-30,
/// SC-TCH-31, SC-TCH-32: what the Terran technologies do.
#[test]
fn terran_technologies() {
    let sweep =
        Op::GainKeyword { keyword: Keyword::Detector, of: UnitSet::ALL, reach: Reach::Battle };
    technology_does("terran_scanner_sweep", &[optional(effect(sweep, When::StartOfBattle))]);
    let vessel = Some(units("science_vessel"));
    technology_does(
        "terran_defense_matrix",
        &[provided(standing_bonus(0, 1), |condition| condition.support = vessel)],
    );
    let lockdown = Op::LoseAttack {
        both: false,
        of: units(
            "vulture goliath siege_tank wraith science_vessel battlecruiser carrier scout reaver dragoon",
        ),
        ground: true,
        flying: true,
    };
    technology_does("terran_lockdown", &[effect(lockdown, When::Compare)]);
    technology_does("terran_cloaking_field", &[keyword(Keyword::Cloaking, units("wraith ghost"))]);
    technology_does("terran_bunker", &[own_base(bonus(0, 3))]);
    technology_does("terran_siege_mode", &[splash(true, false, UnitSet::ALL)]);
    technology_does(
        "terran_spider_mines",
        &[provided(splash(true, false, UnitSet::ALL), |condition| {
            condition.no_enemy_detector = true;
        })],
    );
    let archon = units("archon");
    let others = units_that(|number, _| number.race() == Race::PROTOSS && !archon.has(number));
    technology_does(
        "terran_emp_shockwave",
        &[
            effect(Op::CancelReinforcement, When::Cancel),
            provided(bonus(3, 0), |condition| condition.vs = archon),
            provided(bonus(1, 0), |condition| condition.vs = others),
        ],
    );
    let soft = units("marine firebat ghost zealot high_templar");
    let soft = units_that(|number, _| soft.has(number) || number.race() == Race::ZERG);
    technology_does("terran_irradiate", &[bonus(1, 0), splash(true, true, soft)]);
    let nuke = Op::DestroyVictims { amount: 2, whole_battle: true, of: UnitSet::ALL };
    let nuke = provided(effect(nuke, When::EndOfSplash), |condition| {
        condition.front_survived = true;
    });
    technology_does("terran_nuke", &[nuke]);
    let returning: Vec<_> =
        content().cards[0].iter().filter(|card| card.returns).map(|card| &card.id).collect();
    assert_eq!(returning, ["terran_nuke", "terran_scanner_sweep"]);
}

/// SC-TCH-01, SC-TCH-02, SC-TCH-03, SC-TCH-04, SC-TCH-05, SC-TCH-06, SC-TCH-07, SC-TCH-08,
/// SC-TCH-09, SC-TCH-10, SC-TCH-11: what the Protoss technologies do.
#[test]
fn protoss_technologies() {
    let recall = Op::Recall { to_area_with: units("arbiter") };
    technology_does("protoss_recall", &[optional(effect(recall, When::AfterOwnMobilize))]);
    let arbiter = units("arbiter");
    let hidden = keyword(Keyword::Cloaking, units_that(|number, _| !arbiter.has(number)));
    technology_does(
        "protoss_cloaking_field",
        &[provided(hidden, |condition| condition.support = Some(arbiter))],
    );
    let observers =
        Op::GainKeyword { keyword: Keyword::Detector, of: UnitSet::ALL, reach: Reach::Battle };
    let cost = Cost { price: price(0, 1), ..Cost::default() };
    let observers = Effect { cost, ..optional(effect(observers, When::StartOfBattle)) };
    technology_does("protoss_observers", &[observers]);
    let archon = Op::EnableUnit(unit_number("archon"));
    technology_does("protoss_summon_archon", &[effect(archon, When::Always)]);
    technology_does(
        "protoss_psionic_storm",
        &[bonus(2, 0), keyword(Keyword::Detector, UnitSet::ALL), splash(true, true, UnitSet::ALL)],
    );
    technology_does("protoss_hallucination", &[effect(Op::CancelStandard, When::Cancel)]);
    technology_does("protoss_increased_reaver_capacity", &[splash(true, false, UnitSet::ALL)]);
    technology_does("protoss_increased_carrier_capacity", &[]);
    let stasis = Op::SetFinalAttack { to: 0 };
    technology_does("protoss_stasis_field", &[effect(stasis, When::Compare)]);
    technology_does("protoss_shield_battery", &[own_base(bonus(0, 2))]);
    technology_does("protoss_singularity_charge", &[bonus(1, 0)]);
    for card in &content().cards[Race::PROTOSS.index()] {
        assert_eq!(card.returns, card.id.starts_with("protoss_increased_"), "{}", card.id);
    }
}

/// SC-TCH-12, SC-TCH-13, SC-TCH-14, SC-TCH-15, SC-TCH-16, SC-TCH-17, SC-TCH-18, SC-TCH-19,
/// SC-TCH-20, SC-TCH-21, SC-TCH-22: what the Zerg technologies do.
#[test]
fn zerg_technologies() {
    let consume = effect(Op::DrawCombat { amount: 3 }, When::StartOfBattle);
    let cost = Cost { unit_in_battle: true, worker_in_pool: true, ..Cost::default() };
    let consume = provided(Effect { cost, ..optional(consume) }, |condition| {
        condition.in_battle = Some(units("defiler"));
    });
    technology_does("zerg_consume", &[consume]);
    let queens =
        Op::GainKeyword { keyword: Keyword::Detector, of: units("queen"), reach: Reach::Always };
    let face_up = effect(Op::CardsFaceUp { first: false }, When::PlaceCards);
    let face_up = provided(face_up, |condition| {
        condition.role = Some(Role::Defender);
        condition.in_skirmish = Some(units("queen"));
    });
    technology_does("zerg_parasite", &[effect(queens, When::Compare), face_up]);
    let guardian = Op::EnableUnit(unit_number("guardian"));
    technology_does("zerg_guardian_aspect", &[effect(guardian, When::Always)]);
    let boost = provided(front("zergling", standing_bonus(0, 2)), |condition| {
        condition.role = Some(Role::Attacker);
        condition.destroys_unit = true;
    });
    technology_does("zerg_metabolic_boost", &[boost]);
    let detector = keyword(Keyword::Detector, UnitSet::ALL);
    let plague = Op::Splash { ground: true, flying: true, only: UnitSet::ALL, always: true };
    technology_does("zerg_plague", &[detector.clone(), effect(plague, When::Compare)]);
    let close = units("firebat zergling ultralisk zealot");
    let swarm = Op::LoseAttack {
        both: true,
        of: units_that(|number, _| !close.has(number)),
        ground: true,
        flying: false,
    };
    technology_does("zerg_dark_swarm", &[effect(swarm, When::Compare)]);
    let named =
        units("marine firebat ghost vulture goliath siege_tank zealot dragoon high_templar");
    let victims =
        units_that(|number, unit| named.has(number) || number.race() == Race::ZERG && !unit.flying);
    let broodling = Op::DestroyVictims { amount: 1, whole_battle: false, of: victims };
    technology_does("zerg_spawn_broodling", &[effect(broodling, When::EndOfDestroy)]);
    let support = effect(Op::SetEnemySupport { to: 0 }, When::Compare);
    technology_does("zerg_ensnare", &[detector, bonus(0, 1), support]);
    technology_does("zerg_improved_carapace", &[bonus(0, 1)]);
    let burrow = keyword(Keyword::Cloaking, units("zergling hydralisk defiler"));
    technology_does("zerg_burrow", &[burrow]);
    let sunken = provided(own_base(bonus(2, 0)), |condition| {
        condition.vs = units_that(|_, unit| !unit.flying);
    });
    technology_does("zerg_sunken_colony", &[sunken]);
    assert!(content().cards[Race::ZERG.index()].iter().all(|card| !card.returns));
}

/// SC-TCH-33: there are technologies without any text.
#[test]
fn technologies_without_text() {
    let cards = content().cards.iter().flatten();
    let mut silent: Vec<_> = cards
        .filter(|card| card.technology.is_some() && card.text.is_empty())
        .map(|card| card.name.as_str())
        .collect();
    silent.dedup();
    assert_eq!(
        silent,
        ["Stim Packs", "Yamato Cannon", "Chitinous Plating", "Improved Flyer Attack"]
    );
}

// ---------------------------------------------------------------- events

/// One kind of Event card: stage, copies, kind, effects.
fn event_is(id: &str, stage: u8, copies: usize, kind: EventUse, effects: &[Effect]) {
    let event = event(id);
    assert_eq!((event.stage, event.cards.len(), event.kind), (stage, copies, kind), "{id}");
    assert_eq!(event.effects, effects, "{id}");
    assert!(!event.text.is_empty(), "{id}");
}

fn now(op: Op) -> Effect {
    effect(op, When::Now)
}

fn at_start_of_battle(op: Op) -> Effect {
    optional(effect(op, When::StartOfBattle))
}

/// Units by race, as `terran zerg protoss` lists of units.
fn gained(lists: [&str; 3], friendly_only: bool) -> Effect {
    let mut units = [[0; MAX_KINDS]; 3];
    for (race, list) in units.iter_mut().zip(lists) {
        for id in list.split_whitespace() {
            race[unit_number(id).kind()] += 1;
        }
    }
    now(Op::GainUnits { units, friendly_only })
}

fn bought(upgrade: bool, discount: u8, to_hand: u8) -> Effect {
    now(Op::Buy(Purchase { upgrade, technology: !upgrade, discount, to_hand }))
}

fn depleted(amount: u8, up_to: bool) -> Effect {
    Effect { optional: up_to, ..now(Op::Depletion { restore: false, amount, up_to }) }
}

/// SC-COMP-08, SC-COMP-15, SC-END-03, SC-GAP-09: cards by stage; three End cards.
#[test]
fn event_deck() {
    assert_eq!(content().stages.map(|stage| stage.len()), [25, 25, 20]);
    assert_eq!(content().event_cards.len(), 70);
    for (number, kind) in content().event_cards.iter().enumerate() {
        let event = &content().events[kind.index()];
        assert!(event.cards.iter().any(|card| card == number));
        let stage = content().stages[usize::from(event.stage) - 1];
        assert!(stage.iter().any(|card| card == number));
    }
    assert!(content().event_cards.is_sorted());
    let ends: Vec<_> = content().events.iter().filter(|e| e.kind == EventUse::End).collect();
    assert_eq!(ends.len(), 1);
    assert_eq!((ends[0].name.as_str(), ends[0].stage), ("The End Draws Near", 3));
    assert_eq!(ends[0].cards.len(), 3);
}

/// SC-SETUP-08, SC-SETUP-09: cards left out by number of players, and what is left.
#[test]
fn events_left_out() {
    let [one, two, three] = content().stages.map(|stage| stage.len());
    let left = |players: usize| {
        let removed = usize::from(content().events_removed[players]);
        (removed, one - removed + two - removed + three)
    };
    assert_eq!([2, 3, 4, 5, 6].map(left), [(20, 30), (15, 40), (10, 50), (5, 60), (0, 70)]);
}

/// SC-EVT-01, SC-EVT-02, SC-EVT-03, SC-EVT-04, SC-EVT-05, SC-EVT-06, SC-EVT-07, SC-EVT-08,
/// SC-EVT-09, SC-EVT-10, SC-EVT-11, SC-EVT-12, SC-EVT-13: Stage I.
#[test]
fn events_of_stage_1() {
    use EventUse::{Held, Immediate, Strategy};
    let reroute = Op::ChooseOne(vec![
        vec![optional(now(Op::MoveTransports { up_to: 2 }))],
        vec![now(Op::PlaceTransports { amount: 1 })],
    ]);
    event_is("emergency_rerouting", 1, 2, Immediate, &[now(reroute)]);
    event_is("navigation_error", 1, 2, Immediate, &[now(Op::SwapZAxisEnds)]);
    let scouts = gained(["marine marine", "zergling zergling", "zealot"], false);
    event_is("scouting_party", 1, 2, Immediate, &[scouts]);
    event_is("base_construction", 1, 2, Immediate, &[bought(true, 1, 0)]);
    event_is("technological_advance", 1, 2, Immediate, &[bought(false, 1, 1)]);
    event_is("refinery_bombardment", 1, 2, Immediate, &[depleted(1, false)]);
    let more_events = Op::Adjust { number: Adjusted::EventsPerRound, amount: 1 };
    event_is("versatile_strategy", 1, 1, Strategy, &[effect(more_events, When::Always)]);
    let drawn = |amount, role| {
        let draw = optional(effect(Op::DrawCombat { amount }, When::DrawStep));
        provided(draw, |condition| condition.role = Some(role))
    };
    event_is("defensive_strategy", 1, 2, Strategy, &[drawn(2, Role::Defender)]);
    let hand = effect(Op::Adjust { number: Adjusted::HandLimit, amount: 1 }, When::Always);
    event_is("aggressive_strategy", 1, 2, Strategy, &[hand, drawn(1, Role::Attacker)]);
    let retreat =
        [at_start_of_battle(Op::CancelBattle), at_start_of_battle(Op::LeaveContestedArea)];
    event_is("retreat_stage_1", 1, 2, Held, &retreat);
    let open = at_start_of_battle(Op::CardsFaceUp { first: true });
    event_is("advanced_reconnaissance", 1, 2, Held, &[open]);
    let plan = Op::Bonus { attack: 0, health: 2, reach: Reach::Battle };
    event_is("flawless_defense_plan", 1, 2, Held, &[at_start_of_battle(plan)]);
    let order = effect(Op::PlaceOrders { amount: 1 }, When::StartOfPlanning);
    event_is("preemptive_action", 1, 2, Held, &[order]);
}

/// SC-EVT-14, SC-EVT-15, SC-EVT-16, SC-EVT-17, SC-EVT-18, SC-EVT-19, SC-EVT-20, SC-EVT-21,
/// SC-EVT-22, SC-EVT-23, SC-EVT-24, SC-EVT-25, SC-EVT-26, SC-EVT-27, SC-EVT-28: Stage II.
#[test]
fn events_of_stage_2() {
    use EventUse::{Held, Immediate, Strategy};
    let wing = ["wraith", "mutalisk", "scout"];
    event_is("air_support", 2, 2, Immediate, &[gained(wing, false)]);
    let invasion =
        Op::ChooseOne(vec![vec![now(Op::PlaceTransports { amount: 2 })], vec![gained(wing, true)]]);
    event_is("invasion_preparation", 2, 2, Immediate, &[now(invasion)]);
    let help = gained(["marine siege_tank", "hydralisk ultralisk", "zealot reaver"], false);
    event_is("reinforcements", 2, 2, Immediate, &[help]);
    event_is("stellar_maelstrom", 2, 2, Immediate, &[now(Op::DestroyTransports)]);
    let workers = Op::MoveWorkers { amount: 2, from: Pool::Unused, to: Pool::Pool };
    let restored = optional(now(Op::Depletion { restore: true, amount: 1, up_to: true }));
    event_is("rich_vein", 2, 2, Immediate, &[now(workers), restored]);
    let draw = optional(effect(Op::DrawEvent { amount: 1 }, When::StartOfPlanning));
    event_is("progressive_strategy", 2, 1, Strategy, &[draw]);
    let point = optional(effect(Op::GainPoints { amount: 1 }, When::StartOfRegrouping));
    let point = Effect { cost: Cost { price: price(1, 1), ..Cost::default() }, ..point };
    event_is("industrial_strategy", 2, 1, Strategy, &[point]);
    let take = optional(effect(Op::TakeCombat { up_to: 2 }, When::StartOfRegrouping));
    event_is("specialized_strategy", 2, 1, Strategy, &[take]);
    let hand = effect(Op::Adjust { number: Adjusted::HandLimit, amount: 1 }, When::Always);
    let look = optional(effect(Op::ChooseDeckCard { look: 2 }, When::Always));
    event_is("adaptive_strategy", 2, 1, Strategy, &[hand, look]);
    event_is("saboteur", 2, 1, Immediate, &[now(Op::TakeEvent { keep: false })]);
    event_is("retreat_stage_2", 2, 2, Held, &event("retreat_stage_1").effects);
    let plan = Op::Bonus { attack: 2, health: 0, reach: Reach::Battle };
    event_is("flawless_attack_plan", 2, 2, Held, &[at_start_of_battle(plan)]);
    let order = effect(Op::PlaceOrders { amount: 1 }, When::EndOfPlanning);
    event_is("unexpected_action", 2, 2, Held, &[order]);
    event_is("refinery_sabotage", 2, 2, Immediate, &[depleted(2, true)]);
    event_is("brilliant_engineering", 2, 2, Immediate, &[bought(true, u8::MAX, 0)]);
}

/// SC-EVT-29, SC-EVT-30, SC-EVT-31, SC-EVT-32, SC-EVT-33, SC-EVT-34, SC-EVT-35, SC-EVT-36,
/// SC-EVT-37, SC-EVT-38: Stage III.
#[test]
fn events_of_stage_3() {
    use EventUse::{End, Held, Immediate, Strategy};
    let flagship = gained(["battlecruiser", "guardian scourge", "carrier"], false);
    event_is("flagship", 3, 2, Immediate, &[flagship]);
    event_is("informant", 3, 2, Immediate, &[now(Op::TakeEvent { keep: true })]);
    let assault = optional(now(Op::MoveAnyUnits { up_to: 2 }));
    event_is("surprise_assault", 3, 2, Immediate, &[assault]);
    let breakthrough = bought(false, u8::MAX, u8::MAX);
    event_is("technological_breakthrough", 3, 2, Immediate, &[breakthrough]);
    let back = Op::MoveWorkers { amount: u8::MAX, from: Pool::Cards, to: Pool::Pool };
    event_is("double_time", 3, 2, Held, &[effect(back, When::BeforeOwnOrder)]);
    let point = now(Op::GainPoints { amount: 1 });
    let stalling = [point.clone(), now(Op::ShuffleIntoEventDeck)];
    event_is("stalling_tactic", 3, 2, Immediate, &stalling);
    let orders = Op::Adjust { number: Adjusted::SpecialOrders, amount: u8::MAX };
    event_is("unconventional_strategy", 3, 1, Strategy, &[effect(orders, When::Always)]);
    event_is("accelerated_progress", 3, 2, Immediate, &[now(Op::PlayTopEvent)]);
    event_is("materials_shortage", 3, 2, Immediate, &[depleted(3, true)]);
    let end = now(Op::ChooseOne(vec![vec![point], vec![now(Op::PlayDrawnEvent)]]));
    event_is("the_end_draws_near", 3, 3, End, &[end]);
}

// ---------------------------------------------------------------- what the loader refuses

const NAMES: [&str; 8] = [
    "units.toml",
    "buildings_modules.toml",
    "combat_cards.toml",
    "technology_cards.toml",
    "event_cards.toml",
    "factions.toml",
    "planets.toml",
    "components.toml",
];

/// The field of a file.
fn slot<'f, 'a>(files: &'f mut Files<'a>, name: &str) -> &'f mut &'a str {
    match name {
        "units.toml" => &mut files.units,
        "buildings_modules.toml" => &mut files.buildings_modules,
        "combat_cards.toml" => &mut files.combat_cards,
        "technology_cards.toml" => &mut files.technology_cards,
        "event_cards.toml" => &mut files.event_cards,
        "factions.toml" => &mut files.factions,
        "planets.toml" => &mut files.planets,
        "components.toml" => &mut files.components,
        other => panic!("no file {other}"),
    }
}

fn original(name: &str) -> &'static str {
    let mut files = Files::EMBEDDED;
    slot(&mut files, name)
}

fn load_with(name: &str, text: &str) -> Result<Content, DataError> {
    let mut files: Files<'_> = Files::EMBEDDED;
    *slot(&mut files, name) = text;
    load(&files)
}

/// Replaces something in the base table with this id and takes the error.
fn refused(name: &str, id: &str, from: &str, to: &str) -> DataError {
    let text = original(name);
    let start = text.find(&format!("id = \"{id}\"")).unwrap_or_else(|| panic!("no table {id}"));
    let (before, after) = text.split_at(start);
    assert!(after.contains(from), "{id} has no {from}");
    let doctored = format!("{before}{}", after.replacen(from, to, 1));
    match load_with(name, &doctored) {
        Ok(_) => panic!("{name}, {id}: {to} was accepted"),
        Err(error) => error,
    }
}

#[test]
fn the_embedded_files_load() {
    let content = load(&Files::EMBEDDED).expect("the data are fine");
    assert_eq!(content.factions.len(), 6);
    assert_eq!(content.cards.iter().map(Vec::len).sum::<usize>(), 3 * 18 + 21 + 22 + 20);
}

/// Faults inside one table: file, id of the base table, what is replaced by what (`¶` is the end
/// of a line), then table, field and a part of the problem the error must name.
const FAULTS_OF_A_TABLE: &str = r#"
# slips of the pen
units.toml | marine | figures = 6 | figure = 6 | unit 'marine' | figure | unknown field
units.toml | marine | figures = 6¶ |  | unit 'marine' | figures | missing field
units.toml | marine | gas = 0 | gas = 300 | unit 'marine' | cost.gas | 300
units.toml | marine | gas = 0 | gas = "0" | unit 'marine' | cost.gas | invalid type
units.toml | marine | "base" | "bsae" | unit 'marine' | edition | bsae
units.toml | marine | "Marine" | " " | unit 'marine' | name | empty
units.toml | marine | "sourced" | "certain" | unit 'marine' | confidence | certain
units.toml | firebat | id = "firebat" | id = "marine" | unit 'marine' | id | another table
units.toml | firebat | id = "firebat" | id = "Fire Bat" | unit 'Fire Bat' | id | small letters
units.toml | guardian | mutalisk | mutalusk | unit 'guardian' | destroys | mutalusk
units.toml | guardian | mutalisk | marine | unit 'guardian' | destroys | another race
units.toml | queen | support = 0 | support = 1 | unit 'queen' | keywords | assist
# buildings and modules
buildings_modules.toml | factory_2 | goliath | golem | building 'factory_2' | enables | golem
buildings_modules.toml | factory_2 | level = 2 | level = 3 | building 'factory_2' | id | factory_3
buildings_modules.toml | barracks_1 | minerals = 0 | minerals = 1 | building 'barracks_1' | cost | free
buildings_modules.toml | supply | build_limit | built_limit | module 'supply' | effects[0].number | built_limit
buildings_modules.toml | air_support | bonus | bounus | module 'air_support' | effects[1].op | bounus
# Combat cards
combat_cards.toml | terran_01 | "firebat" | "zergling" | combat_card 'terran_01' | units | another race
combat_cards.toml | terran_01 | "firebat" | "science_vessel" | combat_card 'terran_01' | units | assist
combat_cards.toml | terran_02 | number = 2 | number = 19 | combat_card 'terran_02' | id | terran_19
combat_cards.toml | terran_02 | flying | flyng | combat_card 'terran_02' | effects[0].if.vs.domain | flyng
combat_cards.toml | terran_02 | vs =  | versus =  | combat_card 'terran_02' | effects[0].if.versus | unknown field
combat_cards.toml | terran_02 | attack = 1 | attack = 2 | combat_card 'terran_02' | text | bonuses
combat_cards.toml | terran_02 | attack = 1 | atack = 1 | combat_card 'terran_02' | effects[0].atack | unknown field
combat_cards.toml | terran_04 | "zealot" | "zelot" | combat_card 'terran_04' | effects[0].only.units | zelot
combat_cards.toml | zerg_10 | end_of_destroy | compare | combat_card 'zerg_10' | effects[0].when | moment
combat_cards.toml | zerg_10 | own_front | own_back | combat_card 'zerg_10' | effects[0] | combination
combat_cards.toml | zerg_17 | all_units = true¶ |  | combat_card 'zerg_17' | units | no icon
# Technology cards
technology_cards.toml | terran_stim_packs | copies = 2 | copies = 3 | technology 'terran_stim_packs' | cards | found 2
technology_cards.toml | terran_stim_packs | copies = 2 | copies = 0 | technology 'terran_stim_packs' | copies | nonzero
technology_cards.toml | terran_irradiate | specialty_support = ["science_vessel"] | specialty_support = [] | technology 'terran_irradiate' | specialty_support | assist
technology_cards.toml | terran_bunker | cost_confidence = "designed" | cost_confidence = "sourced" | technology 'terran_bunker' | confidence | Inferred
technology_cards.toml | terran_scanner_sweep | start_of_battle | own_build | technology 'terran_scanner_sweep' | effects[0].when | own_build
technology_cards.toml | protoss_summon_archon | unit = "archon" | unit = "dark_archon" | technology 'protoss_summon_archon' | effects[0].unit | dark_archon
technology_cards.toml | zerg_consume | worker_in_pool | worker | technology 'zerg_consume' | effects[0].cost.destroy | worker
# Event cards
event_cards.toml | navigation_error | stage = 1 | stage = 4 | event 'navigation_error' | stage | 1, 2 or 3
event_cards.toml | navigation_error | swap_z_axis_ends | swap | event 'navigation_error' | effects[0].id | swap
event_cards.toml | scouting_party | zealot = 1 | zealot = 7 | event 'scouting_party' | effects[0].by_race.protoss | 6 figures
event_cards.toml | retreat_stage_1 | , when = "start_of_battle" }, |  }, | event 'retreat_stage_1' | effects.when | same moment
event_cards.toml | emergency_rerouting | up_to = 2 | up_to = "two" | event 'emergency_rerouting' | effects[0].options[0][0].up_to | two
# races, factions, planets, shared pieces
factions.toml | terran | worker = 15 | worker = 16 | race 'terran' | tokens | 16
factions.toml | terran | own_mobilize | now | race 'terran' | ability 'lift_off'.effects[0].when | moment
factions.toml | terran | hand_limit = 8 | hand_limit = 7 | race 'terran' | hand_limit | 8
factions.toml | jim_raynor | marine = 2 | marine = 7 | faction 'jim_raynor' | start.units | 6 figures
factions.toml | jim_raynor | marine = 2 | zealot = 2 | faction 'jim_raynor' | start.units | zealot
factions.toml | jim_raynor | control_areas | control_area | faction 'jim_raynor' | special_victory | control_area
factions.toml | arcturus_mengsk | "red" | "blue" | faction 'arcturus_mengsk' | color | colour
planets.toml | torus | kind = "gas" | kind = "strategic" | planet 'torus' | areas.c.kind | strategic
planets.toml | torus | id = "b" | id = "c" | planet 'torus' | areas.b.id | "c"
planets.toml | torus | "W" | "N" | planet 'torus' | slots | twice
components.toml | normal_route | count = 15 | count = 21 | component 'normal_route' | count | 20
"#;

/// Faults that show only when tables are put together.
const FAULTS_BETWEEN_TABLES: &str = r#"
units.toml | marine | figures = 6 | figures = 7 | units of terran | figures | 31
units.toml | guardian | destroys = { mutalisk = 1 }¶ |  | unit 'guardian' | destroys | technology
buildings_modules.toml | factory_2 | ["goliath"] | ["vulture"] | unit 'vulture' | id | 2 ways
buildings_modules.toml | factory_2 | ["goliath"] | [] | unit 'goliath' | id | 0 ways
buildings_modules.toml | starport_3 | id = "starport_3"¶type = "starport" | id = "spaceport_3"¶type = "spaceport" | building 'spaceport_3' | level | 1
buildings_modules.toml | air_support | tokens = 4 | tokens = 5 | module tokens of terran | tokens | 9
combat_cards.toml | zerg_08 | attack = 7 | attack = 4 | cards of the ultralisk | major | [7, 8]
combat_cards.toml | protoss_18 | "base" | "promo" | cards of protoss | number | 17
technology_cards.toml | terran_lockdown | copies = 2 | copies = 1 | technologies of terran | copies | 20
technology_cards.toml | terran_lockdown | copies = 2 | copies = 90 | technology 'terran_lockdown' | race | 64 cards
event_cards.toml | saboteur | copies = 1 | copies = 2 | events of stage 2 | copies | 26
event_cards.toml | saboteur | copies = 1 | copies = 99 | event 'saboteur' | copies | 128
event_cards.toml | the_end_draws_near | copies = 3 | copies = 2 | events of stage 3 | copies | 19
factions.toml | zerg | "base" | "brood_war" | [[race]] | id | zerg
factions.toml | overmind | "base" | "brood_war" | [[faction]] | id | 5
planets.toml | torus | "base" | "promo" | [[planet]] | id | 11
planets.toml | torus | "gas" | "conquest" | [[planet]] | areas | 25
components.toml | z_axis_route | count = 6 | count = 5 | routes | count | 5
components.toml | z_axis_route | remove = 20 | remove = 19 | event_deck '2' | remove | 19
components.toml | z_axis_route | players = 3 | players = 2 | event_deck '2' | players | another table
"#;

/// Makes each fault of a list and looks at the error; gives the error and the file of the fault.
fn faults(list: &str) -> impl Iterator<Item = (DataError, &str)> {
    let cases = list.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    cases.map(|line| {
        let parts: Vec<_> = line.split(" | ").collect();
        let [name, id, from, to, table, field, problem] = parts[..] else { panic!("{line}") };
        let error = refused(name, id, &from.replace('¶', "\n"), &to.replace('¶', "\n"));
        assert_eq!((error.table.as_str(), error.field.as_str()), (table, field), "{error}");
        assert!(error.problem.contains(problem), "{error}");
        let sentence = error.to_string();
        assert_eq!(sentence.lines().count(), 1, "{sentence}");
        let told = [error.file.as_str(), table, field, problem];
        assert!(told.iter().all(|part| sentence.contains(part)), "{sentence}");
        (error, name)
    })
}

/// The error names file, table, field and fault, in one line.
#[test]
fn faults_of_a_table() {
    for (error, name) in faults(FAULTS_OF_A_TABLE) {
        assert_eq!(error.file, name, "{error}");
    }
}

/// The error names what does not add up, in the file where one would look for it.
#[test]
fn faults_between_tables() {
    for (error, _) in faults(FAULTS_BETWEEN_TABLES) {
        assert!(NAMES.contains(&error.file.as_str()), "{error}");
    }
}

/// More units than a race has room for are refused before they get numbers.
#[test]
fn too_many_units() {
    let text = original("units.toml");
    let start = text.find("[[unit]]").expect("a table");
    let end = start + text[start + 1..].find("[[unit]]").expect("another table");
    let marine = &text[start..end];
    let more: String =
        (0..3).map(|n| marine.replace("\"marine\"", &format!("\"marine_{n}\""))).collect();
    let error = load_with("units.toml", &format!("{text}\n{more}")).expect_err("too many");
    assert_eq!((error.table.as_str(), error.field.as_str()), ("unit 'marine_2'", "race"));
}

/// What is not TOML is refused with the line; unknown and missing tables by name.
#[test]
fn broken_files() {
    for name in NAMES {
        let broken = format!("{}\n[[unit\n", original(name));
        let error = load_with(name, &broken).expect_err("not TOML");
        assert_eq!(error.file, name);
        assert!(error.table.starts_with("line "), "{error}");
        assert!(error.problem.contains("not TOML"), "{error}");
        assert_eq!(error.to_string().lines().count(), 1, "{error}");

        let unknown = format!("{}\n[[wizard]]\nid = \"merlin\"\n", original(name));
        let error = load_with(name, &unknown).expect_err("an unknown table");
        assert_eq!((error.file.as_str(), error.table.as_str()), (name, "[[wizard]]"));

        let error = load_with(name, "").expect_err("an empty file");
        assert_eq!(error.file, name, "{error}");
    }
    let error = load_with("units.toml", "unit = 3").expect_err("no tables");
    assert_eq!(error.table, "[[unit]]");
    let error = load_with("units.toml", "unit = [3]").expect_err("no tables");
    assert_eq!(error.table, "unit number 1");
}

/// Tables of other editions are not looked at, whatever is in them.
#[test]
fn other_editions_are_passed_over() {
    for name in NAMES {
        let table = original(name).lines().find(|line| line.starts_with("[[")).expect("a table");
        let extra = format!("{}\n{table}\nid = 7\nedition = \"brood_war\"\n", original(name));
        assert!(load_with(name, &extra).is_ok(), "{name}");
    }
}

// ---------------------------------------------------------------- never a panic

/// A small generator: the same doctored files every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end.max(1)
    }
}

/// Files cut off anywhere give an error or, in tables of other editions, the same content.
#[test]
fn truncated_files_never_panic() {
    for name in NAMES {
        let text = original(name);
        for step in 0..40 {
            let mut end = text.len() * step / 40;
            while !text.is_char_boundary(end) {
                end += 1;
            }
            if let Ok(content) = load_with(name, &text[..end]) {
                assert_eq!(content.factions.len(), 6);
            }
        }
    }
}

/// Lines lost or doubled, numbers and words exchanged, bytes turned: an error at most.
#[test]
fn random_files_never_panic() {
    let mut dice = Dice(20_071_110);
    for turn in 0..480 {
        let name = NAMES[turn % NAMES.len()];
        let mut lines: Vec<String> = original(name).lines().map(str::to_string).collect();
        for _ in 0..=dice.below(2) {
            let (line, other) = (dice.below(lines.len()), dice.below(lines.len()));
            match dice.below(5) {
                0 => drop(lines.remove(line)),
                1 => lines.insert(other, lines[line].clone()),
                2 => lines.swap(line, other),
                3 => {
                    let number = ["0", "255", "-1", "64", "9223372036854775807", "1.5", "[]"];
                    let number = number[dice.below(number.len())];
                    let digit = |c: char| c.is_ascii_digit();
                    lines[line] = lines[line].replacen(digit, number, 1);
                }
                _ => {
                    let mut bytes = lines[line].clone().into_bytes();
                    let place = dice.below(bytes.len());
                    if let Some(byte) = bytes.get_mut(place) {
                        *byte ^= 1 << dice.below(8);
                    }
                    lines[line] = String::from_utf8_lossy(&bytes).into_owned();
                }
            }
        }
        if let Err(error) = load_with(name, &lines.join("\n")) {
            assert!(NAMES.contains(&error.file.as_str()) && !error.problem.is_empty());
            assert_eq!(error.to_string().lines().count(), 1, "{error}");
        }
    }
    for turn in 0..80 {
        let bytes: Vec<u8> = (0..dice.below(400)).map(|_| dice.below(256) as u8).collect();
        let noise = String::from_utf8_lossy(&bytes);
        let name = NAMES[turn % NAMES.len()];
        assert!(load_with(name, &noise).is_err());
    }
}
