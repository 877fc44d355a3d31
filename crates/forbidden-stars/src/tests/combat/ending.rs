//! FS-MOR, FS-CMB-17 to -26, FS-TOK: how rounds and combats end.

use super::*;
use crate::sets::CardSet;

/// FS-MOR-01, FS-CMB-17, FS-TOK-03, FS-RTR-02, FS-EX-16: dice, cards, unrouted units and bastions; no tokens.
#[test]
fn fs_mor_01_what_counts_for_morale() {
    let table = stand(table(4).built(CHAOS, "bastion", WORLD), (CHAOS, &[(1, "cultist")]), WORLD);
    let mut table = march(table, (MARINES, &[(1, "scout"), (1, "space_marine")]))
        .dice(MARINES, [2, 1, 3])
        .dice(CHAOS, [0, 0, 1])
        .rout(MARINES, 1, "space_marine");
    table.side_mut(MARINES).tokens = [5, 5];
    table.game.turn_up(CHAOS, "we_dark_faith".parse().expect("a card"), false, &mut NoLog);
    assert_eq!(table.state().morale(MARINES), 3 + 2);
    assert_eq!(table.state().morale(CHAOS), 1 + 1 + 2 + 2);
}

/// FS-TOK-01, FS-CARD-18: tokens leave after the round; FS-CRD-08, FS-EX-16: icons of face-up cards stay.
#[test]
fn fs_tok_01_tokens_last_one_round() {
    let table = fight((MARINES, &[(2, "land_raider")]), (CHAOS, &[(2, "helbrute")]))
        .dice(MARINES, [0; 3])
        .dice(CHAOS, [0, 8, 0])
        .lay("um_ambush", "")
        .plays(&["use"]);
    assert_eq!(table.tokens(MARINES), [0, 0]);
    assert_eq!(table.icons(MARINES), [1, 0, 0]);
    let table = table.lay("um_faith_in_the_emperor", "").plays(&["decline"]);
    assert_eq!(table.icons(MARINES), [1, 0, 1]);
}

/// FS-CMB-21, -23, -26, FS-AMB-22, FS-RNF-05: everything goes back; nobody sees what was left in the hands.
#[test]
fn fs_cmb_21_clean_up() {
    let table = stand(table(4), (CHAOS, &[(1, "cultist")]), WORLD).assets(MARINES, [0, 0, 1]);
    let table = march(table, (MARINES, &[(1, "scout")])).plays(&["reinforce 1"]);
    let (table, events) = table.dice(MARINES, [5, 0, 0]).dice(CHAOS, [0; 3]).lay_and_tell("", "");
    assert!(table.is_settled());
    assert_eq!(table.state().supply.assets[2], 12);
    for seat in [MARINES, CHAOS] {
        assert_eq!(table.state().secrets[seat.index()].hand, CardSet::NONE);
        assert!(table.state().deck(seat).len() >= 10);
    }
    assert!(!events.iter().any(|event| matches!(event, Event::CardRevealed { .. })));
}

/// FS-Q-25, FS-AMB-04: tokens win, capture, and leave.
#[test]
fn fs_q_25_only_tokens_survive() {
    let begin = |table: Table| {
        let table = stand(table, (CHAOS, &[(1, "cultist")]), WORLD).assets(MARINES, [0, 0, 2]);
        let table = march(table, (MARINES, &[(2, "scout")])).plays(&["reinforce 2"]);
        let table = table.suffer([2, 0, 0], [4, 0, 0]);
        table.plays(&["hit scout", "hit scout"])
    };
    let table = begin(table(4).built(CHAOS, "city", WORLD));
    assert!(table.is_settled() && table.is_friendly(MARINES, WORLD));
    assert_eq!(table.crowd(WORLD), 0);
    assert_eq!(table.state().command_level(MARINES), 1);
    assert!(begin(super::table(4)).is_free(WORLD));
}

/// FS-Q-26, FS-RNF-06, FS-CARD-53: a free token comes on top of the limit; afterwards both are in the supply.
#[test]
fn fs_q_26_a_free_token() {
    let table = stand(table(4), (CHAOS, &[(1, "cultist")]), WORLD).assets(ORKS, [0, 0, 3]);
    let table = march(table, (ORKS, &[(1, "nobz")]));
    table.asks(ORKS, &["reinforce 0", "reinforce 1"]);
    let table = table
        .plays(&["reinforce 1"])
        .dice(ORKS, [8, 0, 0])
        .dice(CHAOS, [0, 0, 1])
        .lay("es_sea_of_green", "");
    let table = table.plays(&["use"]);
    assert_eq!(table.fights(ORKS, "ork_boyz+token"), 2);
    let table = table.plays(&["use", "spend morale"]);
    // Eight offence dice and an icon against one Cultist: the combat is won.
    assert!(table.is_settled());
    assert_eq!(table.state().player(ORKS).assets[2], 2);
    assert_eq!(table.state().supply.assets[2], 12 - 2);
}

/// FS-CMB-08: three rounds, not more.
#[test]
fn fs_cmb_08_three_rounds() {
    let mut table = fight((MARINES, &[(1, "scout")]), (CHAOS, &[(1, "cultist")]));
    for round in 1..=3 {
        assert_eq!(table.state().combat.as_ref().map(|combat| combat.round), Some(round));
        table = table.suffer([0; 3], [0; 3]);
    }
    assert!(table.is_settled());
}
