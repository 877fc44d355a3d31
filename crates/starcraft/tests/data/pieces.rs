//! Pieces, the board, races and factions.

use starcraft::content::{Goal, Op, PlanetTile, RaceSheet, Role, When, Yield};
use starcraft::ids::{MAX_KINDS, Order, Race, Resource, Unit};

use super::*;

// ---- pieces

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

// ---- the board

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
        assert_eq!(named("planet", &planet(id).id), name);
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

// ---- races and factions

/// SC-GEN-02, SC-GEN-03: three races, two factions each, with their colours.
#[test]
fn factions() {
    let found: Vec<_> = content()
        .factions
        .iter()
        .map(|faction| (named("faction", &faction.id), faction.race, faction.color.as_str()))
        .collect();
    assert_eq!(
        found.iter().map(|(name, race, color)| (name.as_str(), *race, *color)).collect::<Vec<_>>(),
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
        race.ability_ids.iter().map(|id| named("ability", id)).collect()
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
