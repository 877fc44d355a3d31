//! What tables may agree on otherwise, as far as it is about combat.

use super::*;
use crate::ruleset::{AttackerRetreat, RoundDamage, VoidConsent};

/// FS-AMB-01, FS-RET-20: attackers that a card has put there retreat with the others, or are destroyed.
#[test]
fn fs_amb_01_placed_attackers_retreat_or_not() {
    let end = |agreed: AttackerRetreat| {
        let mut table = stand(table(4), (CHAOS, &[(3, "helbrute")]), WORLD);
        table.game.rules.attacker_retreat = agreed;
        let table = table.units(MARINES, 1, "space_marine", "tile_11.ne");
        let mut table = march(table, (MARINES, &[(1, "scout"), (1, "space_marine")]))
            .dice(MARINES, [0, 0, 1])
            .dice(CHAOS, [0; 3])
            .lay("um_drop_pod_assault", "")
            .plays(&["decline", "spend morale", "pick space_marine tile_11.ne"]);
        assert_eq!(table.fights(MARINES, "space_marine"), 2);
        while !table.is_settled() {
            table = table.suffer([0; 3], [0, 0, 8]);
        }
        let back = |unit| table.count(unit, Stance::ROUTED, ORIGIN);
        (back("scout"), back("space_marine"))
    };
    assert_eq!(end(AttackerRetreat::Together), (1, 2));
    assert_eq!(end(AttackerRetreat::UnitByUnit), (1, 1));
}

/// FS-AMB-01: nor does a card let such a unit retreat; one that moved in is another matter. A saved game knows who is who.
#[test]
fn fs_amb_01_a_card_lets_only_those_retreat_that_moved_in() {
    let begin = |moved: &[(u8, &str)]| {
        let mut table = stand(table(4), (CHAOS, &[(3, "helbrute")]), WORLD);
        table.game.rules.attacker_retreat = AttackerRetreat::UnitByUnit;
        let table = table.units(MARINES, 1, "space_marine", "tile_11.ne");
        let mut table = march(table, (MARINES, moved)).dice(MARINES, [0, 0, 2]).dice(CHAOS, [0; 3]);
        let placed = "space_marine".parse().expect("a unit");
        table.game.lift_unit(placed, Stance::READY, area("tile_11.ne"));
        table.game.add_unit(MARINES, placed, Stance::READY, area(WORLD));
        table.game.note_placed(MARINES, placed, area(WORLD));
        let saved = crate::json::write(&table.game);
        assert_eq!(saved["clashes"][0]["placed"], serde_json::json!({ "space_marine": 1 }));
        let table = table.lay("um_reconnaissance", "").plays(&["decline", "spend morale"]);
        table.plays(&[&format!("pick space_marine {WORLD}")])
    };
    let alone = begin(&[(1, "scout")]);
    assert_eq!((alone.crowd(ORIGIN), alone.fights(MARINES, "space_marine")), (0, 0));
    let with = begin(&[(1, "scout"), (1, "space_marine")]);
    assert_eq!(with.count("space_marine", Stance::ROUTED, ORIGIN), 1);
    assert_eq!(with.state().clashes[0].placed[2], 1, "the other one was placed");
}

/// FS-AMB-13, FS-CARD-34: the damage of two steps adds up, or does not.
#[test]
fn fs_amb_13_damage_of_two_steps() {
    let end = |agreed: RoundDamage| {
        let mut table =
            fight((MARINES, &[(1, "land_raider")]), (CHAOS, &[(1, "chaos_space_marine")]))
                .dice(MARINES, [0, 8, 0])
                .dice(CHAOS, [0, 0, 0]);
        table.game.rules.damage_in_round = agreed;
        table.lay("um_armoured_advance", "").plays(&["use"])
    };
    assert!(end(RoundDamage::AddsUp).is_settled(), "two and two are more than three");
    let table = end(RoundDamage::EachStep);
    assert_eq!(table.fights(CHAOS, "chaos_space_marine+routed"), 1);
}

/// FS-AMB-57, FS-CARD-66: without a face-up card they may consent all the same, or the tokens are gained at once.
#[test]
fn fs_amb_57_consent_without_a_card() {
    let begin = |agreed: VoidConsent| {
        let mut table = fight((ELDAR, &[(1, "warlock_battle_titan")]), (CHAOS, &[(2, "helbrute")]))
            .dice(ELDAR, [0, 8, 0])
            .dice(CHAOS, [0, 8, 0]);
        table.game.rules.void_consent = agreed;
        let mut game = table.lay("iy_psychic_lance", "").plays(&["decline"]).game;
        let mut events = Vec::new();
        game.carry_out(ELDAR, "use".parse().expect("an action"), &mut events);
        game.advance(&mut events, &mut Options::new());
        let gained = Event::TokensGained { seat: ELDAR, icon: Icon::OFFENCE, count: 4 };
        (Table { game }, events.contains(&gained))
    };
    let (table, gained) = begin(VoidConsent::Counts);
    table.asks(CHAOS, &["consent", "decline"]);
    assert!(!gained);
    let (table, gained) = begin(VoidConsent::NeedsCard);
    assert_eq!(table.state().step(), Step::LayCards);
    assert!(gained, "there is nothing to consent to");
}
