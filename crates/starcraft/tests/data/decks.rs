//! The starting Combat decks.

use starcraft::content::{CardKind, Op, When};
use starcraft::ids::Race;
use starcraft::sets::UnitSet;

use super::*;

/// SC-COMP-07, SC-COMP-14: 18 Combat cards, then the Technology cards of the race; a card knows
/// whether it is one.
#[test]
fn decks() {
    for (place, technologies) in [(0, 21), (1, 22), (2, 20)] {
        let (race, cards) = (&content().races[place], &content().cards[place]);
        assert_eq!(race.starting_deck.len(), 18);
        assert_eq!(cards.len(), 18 + technologies);
        for faction in content().factions.iter().filter(|faction| faction.race.index() == place) {
            assert_eq!(faction.cards.len(), cards.len());
        }
        for (local, card) in cards.iter().enumerate() {
            assert_eq!(card.technology.is_some(), local >= 18, "{}", card.id);
        }
        for (local, card) in cards[..18].iter().enumerate() {
            assert_eq!(card.id, format!("{}_{:02}", race.id, local + 1));
            assert_eq!(usize::from(card.number), local + 1);
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
    let worker = Op::TireWorkers { amount: 1 };
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
