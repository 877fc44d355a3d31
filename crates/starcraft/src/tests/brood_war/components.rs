//! What is in the box, and what it takes the place of.

use super::*;
use crate::content::{CardKind, Content, content_of};
use crate::ids::{MAX_KINDS, Race};
use crate::ruleset::Expansion;
use crate::sets::CardSet;

fn content() -> &'static Content {
    content_of(Expansion::BroodWar)
}

fn deck_of(race: Race) -> CardSet {
    content().races[race.index()].starting_deck
}

fn names(cards: CardSet, race: Race) -> Vec<String> {
    cards.iter(race).map(|card| card.to_string()).collect()
}

/// BW-RPL-01, BW-RPL-03, BW-RPL-05, BW-RPL-07, BW-RPL-08, BW-RPL-09: starting Combat decks of 20 cards.
#[test]
fn combat_decks() {
    let replaced: [(Race, &str, &[u8]); 3] = [
        (Race::TERRAN, "terran", &[4, 5, 15, 17, 18]),
        (Race::ZERG, "zerg", &[6, 10, 11, 12, 14]),
        (Race::PROTOSS, "protoss", &[1, 2, 9]),
    ];
    for (race, name, numbers) in replaced {
        let deck = names(deck_of(race), race);
        assert_eq!(deck.len(), 20);
        for number in 1..=20 {
            let (old, new) = (format!("{name}_{number:02}"), format!("{name}_{number:02}_bw"));
            let gone = numbers.contains(&number);
            assert_eq!(deck.contains(&old), !gone, "{old}");
            assert_eq!(deck.contains(&new), gone, "{new}");
        }
    }
}

/// BW-RPL-02, BW-RPL-04, BW-RPL-06, BW-CMP-01, BW-GEN-04, BW-DX-20: Technology decks, and all new cards of a faction.
#[test]
fn technology_decks() {
    let base = crate::content::content();
    for (faction, [cards, new]) in
        content().factions.iter().zip([[27, 17], [27, 17], [28, 17], [28, 17], [28, 19], [26, 17]])
    {
        let deck = faction.cards.without(deck_of(faction.race));
        assert_eq!(deck.len(), cards, "{}", faction.id);
        let old = base.factions.iter().find(|other| other.id == faction.id).expect("it");
        assert_eq!(faction.cards.without(old.cards).len(), new, "{}", faction.id);
        let gone = names(old.cards.without(faction.cards), faction.race);
        let technologies: Vec<_> = gone.iter().filter(|name| name.len() > 10).collect();
        let wanted: &[&str] = match faction.race {
            Race::TERRAN => &["terran_lockdown", "terran_siege_mode"],
            Race::ZERG => &[
                "zerg_dark_swarm",
                "zerg_guardian_aspect",
                "zerg_improved_flyer_attack",
                "zerg_metabolic_boost",
            ],
            _ => &["protoss_increased_reaver_capacity", "protoss_summon_archon"],
        };
        for name in technologies {
            assert!(wanted.iter().any(|id| name.starts_with(id)), "{name}");
        }
    }
    // Terran 2 x 17, Protoss 2 x 17, Zerg 17 and 19, Leadership 42, Events 7, Resource cards 12.
    assert_eq!(34 + 34 + 36 + 42 + 7 + 12, 165);
}

/// BW-CMP-02, BW-CMP-03, BW-CMP-19, BW-RPL-15, BW-FSH-03, BW-DX-20: figures of a faction.
#[test]
fn figures() {
    let base = crate::content::content();
    let sums = [[30, 36], [33, 42], [27, 36]];
    for (race, [old, new]) in sums.into_iter().enumerate() {
        let sum = |content: &Content| content.races[race].figures.iter().sum::<u8>();
        assert_eq!((sum(base), sum(content())), (old, new));
    }
    let figures = |name: &str| {
        let unit = unit(name);
        content().races[unit.race().index()].figures[unit.kind()]
    };
    for name in [
        "medic",
        "valkyrie",
        "dark_templar",
        "dark_archon",
        "corsair",
        "lurker",
        "devourer",
        "infested_terran",
    ] {
        assert_eq!(figures(name), 3, "{name}");
        assert_eq!(base.races[unit(name).race().index()].figures[unit(name).kind()], 0, "{name}");
    }
    let flying = ["valkyrie", "corsair", "devourer"];
    for name in ["medic", "valkyrie", "dark_templar", "corsair", "lurker", "devourer"] {
        assert_eq!(crate::state::unit_sheet(unit(name)).flying, flying.contains(&name), "{name}");
    }
    assert_eq!(MAX_KINDS, 11);
}

/// BW-CMP-05, BW-CMP-06, BW-CMP-08, BW-CMP-13, BW-GEN-05: planets, routes, Resource cards.
#[test]
fn shared_pieces() {
    let base = crate::content::content();
    assert_eq!((base.tiles.len(), content().tiles.len(), content().promo.len()), (12, 18, 1));
    assert_eq!((base.normal_routes, content().normal_routes, content().z_routes), (15, 20, 6));
    let t = brood_war(&[TERRAN, ZERG]);
    assert_eq!(t.game.tokens_in_supply(), 30);
}

/// BW-RPL-12, BW-RPL-13, BW-RPL-14, BW-BLD-01, BW-BLD-04, BW-BLD-05, BW-EX-16: buildings, and what they make.
#[test]
fn buildings() {
    let enables = |race: usize, place: usize, level: usize, name: &str| {
        content().races[race].buildings[place].enables[level - 1].has(unit(name))
    };
    assert!(enables(0, 0, 2, "medic") && enables(0, 0, 3, "ghost"));
    let starport = content().races[0].buildings.iter().position(|kind| kind.id == "starport");
    assert!(enables(0, starport.expect("it"), 2, "valkyrie"));
    let robotics =
        content().races[2].buildings.iter().position(|kind| kind.id == "robotics_facility");
    let robotics = robotics.expect("it");
    assert!(enables(2, robotics, 1, "corsair") && enables(2, robotics, 2, "reaver"));
    assert_eq!(crate::content::content().races[2].buildings[robotics].prices.len(), 1);
    assert!(
        content().races[1]
            .buildings
            .iter()
            .zip(&crate::content::content().races[1].buildings)
            .all(|(new, old)| new.prices == old.prices)
    );

    let mut t = brood_war(&[PROTOSS, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a").workers(0, 9).order(0, "build", "torus");
    t.pass_to(0, "building");
    assert!(t.game.next_building(Seat(0), "robotics_facility".parse().expect("it")).is_some());
    t.buildings(0, [1, 1, 0]);
    let second = t.game.next_building(Seat(0), "robotics_facility".parse().expect("it"));
    assert!(second.is_some(), "there is a second level");
}

/// BW-BLD-02, BW-BLD-03, BW-DX-37: all levels a player has built keep making their units.
#[test]
fn levels_keep_their_units() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.buildings(0, [3, 0, 0]);
    let made: Vec<String> = t.game.buildable(Seat(0)).map(|unit| unit.to_string()).collect();
    assert_eq!(made, ["marine", "firebat", "ghost", "medic"]);
}

/// BW-FSH-02: keywords of the sheets; cards show no unit with assist.
#[test]
fn keywords_of_the_sheets() {
    let sheet = |name: &str| &content().units[unit(name).index()];
    assert!(sheet("medic").assist && sheet("dark_archon").assist);
    assert!(sheet("lurker").cloaking && sheet("dark_templar").cloaking);
    assert!(sheet("scourge").sacrifice && sheet("infested_terran").sacrifice);
    let base = |name: &str| &crate::content::content().units[unit(name).index()];
    assert!(!base("scourge").sacrifice, "not in the base game");
    assert_eq!((base("archon").price.gas, sheet("archon").price.gas), (1, 2));
    for race in Race::all() {
        for card in deck_of(race).iter(race) {
            let face = crate::cards::face(card);
            let assists = unit("medic");
            assert!(face.kind != CardKind::Standard || !face.icons.has(assists), "{card}");
        }
    }
}
