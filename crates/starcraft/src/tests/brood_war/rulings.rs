//! Rules, rulings and examples of Brood War that belong to no other chapter.

use super::battles::{field, fight};
use super::*;
use crate::ids::{Faction, MAX_KINDS};

/// BW-MND-17: a stolen unit is spent like an own one, also as a part of an Archon.
#[test]
fn a_stolen_unit_is_part_of_an_archon() {
    let mut t = brood_war(&[PROTOSS, "aldaris"]);
    t.game.players[0].stolen[0] = Some((unit("high_templar"), Seat(1)));
    t.units(0, "torus.c", "stolen1_high_templar").units(0, "torus.a", "high_templar");
    t.base(0, "helios.a").base(1, "tarsonis.a").workers(0, 3).tech(0, "protoss_summon_archon_bw");
    t.order(0, "build", "torus");
    assert!(t.can(0, "build archon torus.c") && t.can(0, "build archon torus.a"));
    t.act(0, "build archon torus.c");
    if t.can(0, "pay") {
        t.act(0, "pay");
    }
    assert_eq!((t.there("torus.c"), t.there("torus.a")), ("archon".to_owned(), String::new()));
    assert_eq!(t.seat(0).stolen, [None; 2], "the token is free again");
    assert_eq!(t.game.spare_figures(Seat(1), unit("high_templar")), 3, "the figure went home");
}

/// BW-DX-23, BW-AMB-23: with nobody but a stolen unit the defender holds the area.
#[test]
fn a_stolen_defender_holds_the_area() {
    let mut t = field(&[TERRAN, PROTOSS], "siege_tank, marine 2", "dark_archon");
    t.game.players[1].technology.take(CardSet::one(card("protoss_mind_control")));
    t.hand(0, &["terran_07"]).hand(1, &["protoss_11", "protoss_mind_control"]);
    fight(
        &mut t,
        "siege_tank dark_archon",
        [&["terran_07"], &["protoss_11", "protoss_mind_control"]],
    );
    for _ in 0..20 {
        if t.game.battle.is_none() {
            break;
        }
        let seat = t.asked();
        let first = t.options(seat)[0].clone();
        t.act(seat, &first);
    }
    let stolen = t.seat(1).stolen[0].is_some();
    assert!(stolen, "{:?}", t.log);
    let holder = t.game.area(area("helios.b")).owner.seat();
    assert_eq!(holder, Some(Seat(1)), "the Marines have retreated");
}

/// BW-DX-42, BW-CLK-03, SC-AMB-91: a Nuke takes a Lurker, which may withdraw.
#[test]
fn a_lurker_withdraws_from_a_nuke() {
    let mut t = field(&[TERRAN, ZERG], "ghost 3", "lurker, zergling, hydralisk");
    t.units(1, "helios.a", "zergling");
    t.game.players[0].technology.take(CardSet::one(card("terran_nuke")));
    t.hand(0, &["terran_nuke"]);
    crate::tests::cards::attack(&mut t);
    for battle in t.game.battle.iter_mut() {
        battle.sides[1].nuked = 2;
    }
    t.game.set_stage(crate::battle::Stage::Nukes);
    while t.game.step() != Step::Battle {
        t.game.pop();
    }
    t.run().act(1, "lose lurker");
    assert!(t.can(1, "withdraw helios.a"), "{:?}", t.options(1));
    t.act(1, "withdraw helios.a").act(1, "lose zergling");
    assert_eq!(t.there("helios.a"), "zergling, lurker");
}

/// BW-CARD-80, BW-CARD-04, BW-SUL-03: units that a base Event gives obey area types.
#[test]
fn events_of_the_base_game_obey_area_types() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.instead_of_torus("erebus_station").base(1, "tarsonis.a");
    let flying = planet("erebus_station")
        .areas()
        .find(|&at| t.game.admits(unit("marine"), at).is_err())
        .expect("a flying area");
    t.units(0, &flying.to_string(), "wraith").base(0, "helios.a").drawn(0, &["reinforcements"]);
    t.regroup_from(8);
    t.act(0, "play reinforcements");
    let offered = t.options(0);
    assert!(!offered.is_empty());
    assert!(!offered.contains(&format!("area {flying}")), "no Marine may stand there: {offered:?}");
}

/// BW-CARD-89, BW-CARD-90, BW-MND-04, BW-GRD-04: for cards a stolen unit is one's own; where it was the last one, the
/// guard token goes with it.
#[test]
fn cards_take_stolen_units_for_own_ones() {
    let mut t = brood_war(&[PROTOSS, TERRAN]);
    t.game.players[0].stolen[0] = Some((unit("marine"), Seat(1)));
    t.units(0, "torus.c", "stolen1_marine").guard(0, "torus.c").base(0, "torus.a");
    t.base(1, "tarsonis.a").drawn(0, &["surprise_assault"]).regroup_from(8);
    t.act(0, "play surprise_assault").act(0, "area torus.c").act(0, "unit stolen1_marine");
    t.act(0, "area torus.a");
    assert_eq!(t.there("torus.a"), "stolen1_marine");
    assert_eq!(t.guards("torus.c"), 0, "nobody controls the area any more");
}

/// BW-RES-01, BW-CMP-13: tokens of cards are kept until they are spent.
#[test]
fn tokens_are_kept() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a").drawn(0, &["hidden_stockpile"]).regroup_from(8);
    t.act(0, "play hidden_stockpile").acts(0, "choose 0; choose 1");
    assert_eq!(t.seat(0).tokens, [1, 1]);
    assert_eq!(t.game.round, 2, "the next round has begun");
}

/// SC-AMB-94, BW-RES-02: a discount that an Event card makes is taken before tokens are spent, since a
/// payment that has begun has none.
#[test]
fn tokens_do_not_lose_a_discount() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a").drawn(0, &["base_construction"]).workers(0, 3);
    t.game.players[0].tokens = [2, 1];
    t.regroup_from(8);
    t.act(0, "play base_construction").act(0, "building starport"); // one mineral, one gas
    assert_eq!(t.options(0), ["discount minerals", "discount gas"]);
    t.act(0, "discount gas").act(0, "pay-token minerals");
    assert_eq!(t.seat(0).tokens, [1, 1]);
    assert_eq!(t.seat(0).buildings, [1, 0, 1]);
}

/// BW-RPL-16, BW-OPN-05, BW-CMP-17: without Leadership cards everybody has the objective and the forces of the
/// special victory card; all six factions have a sheet.
#[test]
fn objectives_come_from_the_special_victory_card() {
    let t = brood_war(&[TERRAN, ZERG, PROTOSS]);
    for seat in t.game.everybody() {
        assert!(t.game.objective(seat).is_some());
    }
    assert_eq!(Faction::all().count(), 6);
}

/// BW-CMP-14: the installations of the box, and whose they are.
#[test]
fn the_box_has_seven_installations() {
    use crate::state::Site;
    let each = [Site::InfestedCommandCenter, Site::WarpGate, Site::Overmind, Site::Cerebrate];
    let tokens = each.map(Site::tokens);
    // Two for each of the two Zerg factions, and one of each other.
    assert_eq!(2 * tokens[0] + tokens[1..].iter().sum::<usize>(), 7);
}

/// BW-RCH-01, BW-RCH-02, BW-RCH-03, BW-RCH-04, BW-AMB-24: no card of the box has Recharge, so nothing of it can happen: no word of
/// the vocabulary of effects speaks of it.
#[test]
fn nothing_recharges() {
    for file in [
        include_str!("../../../data/combat_cards.toml"),
        include_str!("../../../data/technology_cards.toml"),
        include_str!("../../../data/event_cards.toml"),
        include_str!("../../../data/leadership_cards.toml"),
    ] {
        assert!(!file.to_lowercase().contains("recharge"), "a card recharges: write the rule");
    }
}

/// BW-CARD-01: where a text and its effects differ, the text wins; so they must not differ. `tests/data/words.rs` compares
/// their numbers, this that every card of the expansion has words.
#[test]
fn every_card_has_its_text() {
    let words = include_str!("../../../../tongue/locales/en/starcraft-cards.ftl");
    for race in crate::ids::Race::all() {
        let techs = &crate::content::content_of(crate::ruleset::Expansion::BroodWar).technologies;
        for tech in &techs[race.index()] {
            let id = tech.id.replace('_', "-");
            let name = [format!("tech-{}", tech.id), format!("technology-{}", tech.id), id];
            assert!(name.iter().any(|name| words.contains(name.as_str())), "{}", tech.id);
        }
    }
}

/// BW-AMB-55, BW-SOP-10: a special order that may not be executed is revealed for an Event card; its player is not
/// obstructed.
#[test]
fn a_special_order_without_allowance_is_not_obstructed() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a").stack("torus", "0 special_build");
    t.stack("tarsonis", "1 build").run();
    assert!(t.happened(&Event::EventDrawn { seat: Seat(0), stage: 1 }));
    assert!(!t.happened(&Event::Obstructed { seat: Seat(0) }));
}

/// BW-AMB-53: a base destroyed in the middle of a round keeps its transports until Regrouping.
#[test]
fn transports_outlast_their_base_until_regrouping() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a").units(0, "torus.b", "marine").transport(0, "r0");
    t.game.raze(area("torus.a"), None, &mut kernel::NoLog);
    assert_eq!(t.transports(0), ["r0"]);
    t.regroup_from(1);
    assert!(t.transports(0).is_empty());
}

/// BW-AMB-05, BW-STR-02: a strategic area makes an order special if one likes, and the Event option stays.
#[test]
fn a_strategic_area_leaves_the_choice() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.instead_of_torus("hydrax").base(1, "tarsonis.a");
    let strategic = planet("hydrax").areas().find(|&at| print(at).strategic).expect("one");
    t.units(0, &strategic.to_string(), "wraith").base(0, "helios.a");
    t.reveal(0, "build", "hydrax");
    let offered = t.options(0);
    for option in ["execute", "execute-as special_build", "event"] {
        assert!(offered.iter().any(|it| it.starts_with(option)), "{option}: {offered:?}");
    }
}

/// BW-AMB-16, BW-SUL-06: on every planet there is an area in which a base may stand.
#[test]
fn every_planet_has_room_for_a_base() {
    for planet in Planet::all().filter(|planet| planet.areas().count() > 0) {
        assert!(planet.areas().any(|area| StarCraft::may_be_founded(area).is_ok()), "{planet}");
    }
}

/// BW-AMB-33, BW-CARD-10, BW-SPV-04, BW-SPV-05: an empty Event deck is Stage III; depleted areas count for objectives,
/// and all there are are enough.
#[test]
fn an_empty_event_deck_is_stage_three() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.game.events.left = [0; 3];
    assert_eq!(t.game.event_stage(), 3);
    let minerals: Vec<Area> = t
        .game
        .all_areas()
        .filter(|&area| matches!(print(area).yields, Yield::Resource(_)))
        .collect();
    for &place in minerals.iter().take(6) {
        t.game.area_mut(place).depletion = 2;
        t.game.add_unit(Seat(0), unit("marine"), place);
    }
    assert!(t.game.objective_met(Seat(0)), "six depleted areas of Jim Raynor");
}

/// BW-AMB-61, SC-FAC-08, SC-MOD-05: the sheets of the expansion keep hand limits and build limits.
#[test]
fn racial_abilities_stay() {
    let t = brood_war(&[TERRAN, ZERG, PROTOSS]);
    let limits: Vec<usize> = t.game.everybody().map(|seat| t.game.hand_limit(seat)).collect();
    assert_eq!(limits, [8, 6, 6]);
    let builds: Vec<u8> = t.game.everybody().map(|seat| t.game.build_limit(seat)).collect();
    assert_eq!(builds, [2, 2, 2]);
}

/// BW-AMB-62: every unit that needs a technology has one in the decks of the expansion.
#[test]
fn units_made_of_others_have_their_technology() {
    let t = brood_war(&[TERRAN, ZERG, PROTOSS]);
    for seat in t.game.everybody() {
        let race = t.game.race(seat);
        for kind in (0..MAX_KINDS).map(|kind| Unit::of(race, kind)) {
            if !t.game.content().in_box.has(kind) || t.game.unit_sheet(kind).destroys.is_none() {
                continue;
            }
            let enables = |card: Card| {
                let effects = &crate::cards::face(card).effects;
                effects.iter().any(|it| it.op == crate::content::Op::EnableUnit(kind))
            };
            assert!(t.game.player(seat).technology.iter(race).any(enables), "{kind}");
        }
    }
}

/// BW-AMB-56, BW-AMB-69: team-mates are no enemies, but their areas are not one's own: no Defend order there; and a team may
/// fill a planet with bases.
#[test]
fn team_mates_share_nothing() {
    let factions = [TERRAN, ZERG, "arcturus_mengsk", PROTOSS];
    let mut t = table_with(&factions, &[BROOD_WAR[0], BROOD_WAR[1], ("teams", "pairs")]);
    assert!(t.game.teammates(Seat(0), Seat(2)));
    t.base(0, "torus.a").base(2, "torus.b").base(1, "tarsonis.a").base(3, "helios.a");
    t.units(2, "torus.c", "marine").planning();
    assert!(
        t.can(0, "defend torus.a") && !t.can(0, "defend torus.b") && !t.can(0, "defend torus.c")
    );
}

/// BW-AMB-43: Survival goes with Team Play.
#[test]
fn survival_goes_with_teams() {
    let options = [("expansion", "brood_war"), ("mode", "survival"), ("teams", "pairs")];
    let rules = Ruleset::of(&Setup::new(4, &options), StarCraft::RULES_VERSION, 4);
    let refused = rules.err().map(|refused| english(&refused.message)).unwrap_or_default();
    assert!(!refused.contains("combined"), "{refused}");
}
