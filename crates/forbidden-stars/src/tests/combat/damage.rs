//! FS-DMG, FS-RTR: damage and rout.

use super::*;

/// Helpers speak of attackers who suffer from defenders' offence.
fn under_fire(attackers: &[(u8, &str)], damage: u8) -> Table {
    fight((MARINES, attackers), (CHAOS, &[(2, "helbrute")])).suffer([0; 3], [damage, 0, 0])
}

/// FS-DMG-01 to -05, FS-DX-01: one takes all that is left up to its health; a survivor is routed.
#[test]
fn fs_dx_01_damage_is_not_split() {
    let army = [(1, "scout"), (1, "space_marine")];
    let table = under_fire(&army, 4);
    table.asks(MARINES, &["hit scout", "hit space_marine"]);
    let table = table.plays(&["hit space_marine"]);
    assert_eq!(table.fights(MARINES, "space_marine"), 0);
    assert_eq!(table.fights(MARINES, "scout+routed"), 1);
    let table = under_fire(&army, 4).plays(&["hit scout"]);
    assert_eq!(table.fights(MARINES, "scout"), 0);
    assert_eq!(table.fights(MARINES, "space_marine+routed"), 1);
}

/// FS-DMG-06, -07, FS-RTR-05, FS-DX-02: routed units only when nobody else is left; they are unaffected below their health.
#[test]
fn fs_dx_02_routed_units_suffer_last() {
    let table = fight((MARINES, &[(1, "scout"), (1, "space_marine")]), (CHAOS, &[(2, "helbrute")]))
        .rout(MARINES, 1, "scout")
        .suffer([0; 3], [2, 0, 0]);
    // Only the unrouted one could be chosen.
    assert_eq!(table.fights(MARINES, "space_marine+routed"), 1);
    assert_eq!(table.fights(MARINES, "scout+routed"), 1);
    let table = table.suffer([0; 3], [2, 0, 0]);
    table.asks(MARINES, &["hit scout+routed", "hit space_marine+routed"]);
    let spared = Table { game: table.game.clone() }.plays(&["hit space_marine+routed"]);
    assert_eq!(spared.fights(MARINES, "space_marine+routed"), 1);
    assert_eq!(spared.fights(MARINES, "scout+routed"), 1);
    let table = table.plays(&["hit scout+routed"]);
    assert_eq!(table.fights(MARINES, "scout+routed"), 0);
}

/// FS-DMG-09, FS-BAS-03, FS-DX-03: a bastion that survives is not affected.
#[test]
fn fs_dx_03_a_bastion_is_never_routed() {
    let table = stand(table(4).built(CHAOS, "bastion", WORLD), (CHAOS, &[(1, "cultist")]), WORLD);
    let table = march(table, (MARINES, &[(2, "scout")])).suffer([2, 0, 0], [0; 3]);
    table.asks(CHAOS, &["hit cultist", "hit bastion"]);
    let table = table.plays(&["hit bastion"]);
    assert_eq!(table.fights(CHAOS, "cultist"), 1);
    assert_eq!(table.fights(CHAOS, "bastion"), 1);
    // FS-DMG-08: its damage is gone in the next round.
    let table = table.suffer([2, 0, 0], [0; 3]).plays(&["hit bastion"]);
    assert_eq!(table.fights(CHAOS, "bastion"), 1);
}

/// FS-DMG-11, FS-Q-19: unit and bastion first, in either order; then the routed unit.
#[test]
fn fs_q_19_bastion_unit_and_routed_unit() {
    let begin = |damage: u8| {
        let table = table(4).built(CHAOS, "bastion", WORLD).routed(CHAOS, 1, "cultist", WORLD);
        let table = stand(table, (CHAOS, &[(1, "chaos_space_marine")]), WORLD);
        march(table, (MARINES, &[(2, "scout")])).suffer([damage, 0, 0], [0; 3])
    };
    let table = begin(7);
    table.asks(CHAOS, &["hit chaos_space_marine", "hit bastion"]);
    let table = table.plays(&["hit bastion"]);
    // The unit has to follow, and the last point does nothing to the routed one.
    assert_eq!(table.fights(CHAOS, "bastion") + table.fights(CHAOS, "chaos_space_marine"), 0);
    assert_eq!(table.fights(CHAOS, "cultist+routed"), 1);
    let table = begin(5).plays(&["hit chaos_space_marine"]);
    assert_eq!((table.fights(CHAOS, "bastion"), table.fights(CHAOS, "cultist+routed")), (1, 1));
    let table = begin(5).plays(&["hit bastion"]);
    assert_eq!(table.fights(CHAOS, "chaos_space_marine+routed"), 1);
}

/// FS-DMG-08, FS-AMB-13, FS-DX-35, FS-CARD-34, FS-EX-01: two damage steps in one round add up; tokens count in both.
#[test]
fn fs_dx_35_damage_adds_up_within_a_round() {
    let table = fight((MARINES, &[(1, "land_raider")]), (CHAOS, &[(1, "chaos_space_marine")]))
        .dice(MARINES, [0, 8, 0])
        .dice(CHAOS, [0, 0, 0])
        .lay("um_armoured_advance", "");
    // Its two icons are the damage; at eight dice the general ability does nothing and is not asked about.
    let table = table.plays(&["use"]);
    assert!(table.is_settled());
    assert_eq!(table.count("land_raider", Stance::READY, WORLD), 1);
}

/// FS-EX-01: tokens stay for the second step, and leave after it.
#[test]
fn fs_ex_01_tokens_count_in_both_steps() {
    let mut table = fight((MARINES, &[(1, "land_raider")]), (CHAOS, &[(2, "helbrute")]))
        .dice(MARINES, [0, 8, 0])
        .dice(CHAOS, [0, 2, 0]);
    table.side_mut(MARINES).tokens = [2, 0];
    let (table, _) = table.lay_and_tell("um_armoured_advance", "");
    let mut events = Vec::new();
    let mut game = table.game;
    game.carry_out(MARINES, "use".parse().expect("an action"), &mut events);
    game.advance(&mut events, &mut Options::new());
    let damage = |events: &[Event]| -> Vec<[u8; 2]> {
        let all = events.iter().filter_map(|event| match event {
            Event::DamageAssessed { damage, .. } => Some(*damage),
            _ => None,
        });
        all.collect()
    };
    assert_eq!(damage(&events), [[0, 2], [0, 2]]);
    let table = Table { game };
    // 2 and 2 on one Helbrute (the other kind of it is the same) destroy it; tokens are back in the supply.
    assert_eq!(table.fights(CHAOS, "helbrute") + table.fights(CHAOS, "helbrute+routed"), 2);
    assert_eq!(table.tokens(MARINES), [0, 0]);
}

/// FS-AMB-13: the one that was harmed can be told from others of its kind in the second step.
#[test]
fn fs_amb_13_the_harmed_unit_stands_apart() {
    let table = fight((MARINES, &[(1, "land_raider")]), (CHAOS, &[(2, "helbrute")]))
        .rout(CHAOS, 2, "helbrute")
        .dice(MARINES, [0, 8, 0])
        .dice(CHAOS, [0; 3])
        .lay("um_armoured_advance", "")
        .plays(&["use"]);
    table.asks(CHAOS, &["hit helbrute+routed", "hit helbrute+routed+harmed"]);
    let fresh = Table { game: table.game.clone() }.plays(&["hit helbrute+routed"]);
    assert_eq!(fresh.fights(CHAOS, "helbrute+routed"), 2);
    let table = table.plays(&["hit helbrute+routed+harmed"]);
    assert_eq!(table.fights(CHAOS, "helbrute+routed"), 1);
}

/// FS-RTR-01, -02, -03: routed units meet no requirement, add no morale and roll no dice.
#[test]
fn fs_rtr_01_what_routed_units_cannot_do() {
    let table = table(4).routed(CHAOS, 1, "cultist", WORLD).units(CHAOS, 1, "helbrute", WORLD);
    let table = march(table, (MARINES, &[(1, "scout")]));
    assert_eq!(table.shows(CHAOS).iter().sum::<u8>(), 3);
    let table = table.dice(CHAOS, [0, 0, 1]).dice(MARINES, [0; 3]);
    assert_eq!(table.state().morale(CHAOS), 1 + 3);
    // Dark Faith asks for a Cultist: only its general ability is offered.
    let table = table.lay("", "we_dark_faith").plays(&["use"]);
    assert_eq!(table.state().step(), Step::LayCards);
}

/// FS-RTR-07, FS-RNF-04: a token is routed and destroyed like a unit.
#[test]
fn fs_rtr_07_tokens_are_routed_too() {
    let table = stand(table(4), (CHAOS, &[(2, "helbrute")]), WORLD).assets(MARINES, [0, 0, 1]);
    let table = march(table, (MARINES, &[(1, "space_marine")])).plays(&["reinforce 1"]);
    let table = table.suffer([0; 3], [1, 0, 0]);
    table.asks(MARINES, &["hit space_marine", "hit scout+token"]);
    let table = table.plays(&["hit scout+token"]);
    assert_eq!(table.fights(MARINES, "scout+token+routed"), 1);
    let supply = table.state().supply.assets[2];
    let table = table.suffer([0; 3], [5, 0, 0]);
    // The marine first (3), then the token (2): nobody is left.
    assert!(table.is_settled() && table.is_friendly(CHAOS, WORLD));
    assert_eq!(table.state().supply.assets[2], supply + 1);
}

/// FS-DES-01, -02: a destroyed unit is in its owner's supply again.
#[test]
fn fs_des_01_the_destroyed_can_be_bought_again() {
    let table = fight((MARINES, &[(2, "scout")]), (CHAOS, &[(2, "helbrute")]));
    let supply = |table: &Table| table.state().player(MARINES).supply[0];
    let before = supply(&table);
    assert_eq!(supply(&table.suffer([0; 3], [2, 0, 0])), before + 1);
}
