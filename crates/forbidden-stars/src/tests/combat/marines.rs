//! FS-CARD-26 to -37: the combat cards of the Ultramarines.

use super::*;
use crate::content::Exception;

const CULTIST: &str = "cultist";

/// Marines attack Chaos; nobody has dice.
fn attack(marines: &[(u8, &str)], chaos: &[(u8, &str)]) -> Table {
    fight((MARINES, marines), (CHAOS, chaos)).dice(MARINES, [0; 3]).dice(CHAOS, [0; 3])
}

/// Chaos attacks Marines; nobody has dice.
fn defend(marines: &[(u8, &str)], chaos: &[(u8, &str)]) -> Table {
    fight((CHAOS, chaos), (MARINES, marines)).dice(MARINES, [0; 3]).dice(CHAOS, [0; 3])
}

/// FS-CARD-26, FS-Q-30: Ambush: who becomes routed is destroyed unless a morale die is spent for it; the damage is not passed on.
#[test]
fn fs_card_26_ambush() {
    let begin = |morale: u8| {
        attack(&[(1, "scout")], &[(1, "helbrute"), (1, CULTIST)])
            .dice(CHAOS, [0, 0, morale])
            .lay("um_ambush", "")
            .plays(&["use", "use"])
    };
    // Two tokens and the icon: 3 damage.
    let table = begin(1);
    table.asks(CHAOS, &["hit cultist", "hit helbrute"]);
    let table = table.plays(&["hit cultist"]);
    // The Cultist is dead; the Helbrute would be routed.
    table.asks(CHAOS, &["spend morale", "decline"]);
    let saved = Table { game: table.game.clone() }.plays(&["spend morale"]);
    assert_eq!(saved.fights(CHAOS, "helbrute+routed"), 1);
    assert_eq!(saved.shows(CHAOS), [0; 3]);
    assert!(table.plays(&["decline"]).is_settled());
    // Without a die it is destroyed, and the rest of the damage is gone.
    let table = begin(0).plays(&["hit helbrute"]);
    assert_eq!((table.fights(CHAOS, "helbrute+routed"), table.fights(CHAOS, CULTIST)), (0, 1));
}

/// FS-CARD-26, FS-AMB-61: a unit routed by its owner's choice is destroyed, and the price is paid; the exception ends with the
/// round.
#[test]
fn fs_card_26_ambush_and_a_price() {
    let table = fight((MARINES, &[(1, "scout")]), (ELDAR, &[(3, "wraithguard")]))
        .dice(MARINES, [0; 3])
        .dice(ELDAR, [0, 8, 0])
        .lay("um_ambush", "iy_spiritseers_guidance")
        .plays(&["use", "use"]);
    let table = table.plays(&[&format!("pick wraithguard {WORLD}")]);
    assert_eq!(table.fights(ELDAR, "wraithguard"), 2);
    assert_eq!(table.fights(ELDAR, "wraithguard+routed"), 0);
    let combat = table.state().combat.as_ref().expect("a combat");
    // The next round has begun, and nothing holds any more.
    for exception in
        [Exception::EnemyRoutedIsDestroyedUnlessMoraleDie, Exception::NoUnitSuffersDamage]
    {
        assert_eq!(combat.exceptions(0, exception) + combat.exceptions(1, exception), 0);
    }
}

/// FS-CARD-28: Faith in the Emperor: a rally needs a routed unit of the combat (FS-CARD-06).
#[test]
fn fs_card_28_faith_in_the_emperor() {
    let table = attack(&[(2, "scout")], &[(1, "helbrute")])
        .rout(MARINES, 1, "scout")
        .lay("um_faith_in_the_emperor", "")
        .plays(&["decline", "option 0"]);
    assert_eq!(table.fights(MARINES, "scout"), 2);
    let table = attack(&[(2, "scout")], &[(1, "helbrute")])
        .lay("um_faith_in_the_emperor", "")
        .plays(&["decline", "option 1"]);
    assert_eq!(table.shows(MARINES), [0, 0, 1]);
}

/// FS-CARD-29, FS-CARD-09: Fury of the Ultramar: the opponent's reroll first; then a die or two tokens are lost.
#[test]
fn fs_card_29_fury_of_the_ultramar() {
    let begin = |tokens: u8| {
        let mut table = attack(&[(1, "space_marine")], &[(2, "helbrute")])
            .dice(MARINES, [0, 1, 0])
            .dice(CHAOS, [0, 3, 0]);
        table.side_mut(CHAOS).tokens[1] = tokens;
        table.lay("um_fury_of_the_ultramar", "")
    };
    let table = begin(3).plays(&["use"]);
    // The number of dice is the same, at least two still show defence.
    assert_eq!(table.shows(CHAOS).iter().sum::<u8>(), 3);
    assert!(table.shows(CHAOS)[1] >= 2);
    let table = table.plays(&["use"]);
    assert_eq!(table.shows(MARINES).iter().sum::<u8>(), 1);
    table.asks(MARINES, &["option 0", "option 1", "decline"]);
    assert_eq!(begin(3).plays(&["decline", "decline", "option 0"]).shows(CHAOS), [0, 2, 0]);
    // Without tokens only the die can be lost.
    begin(0).plays(&["decline", "decline"]).asks(MARINES, &["option 0", "decline"]);
}

/// FS-CARD-30: Reconnaissance: only as attacker, who alone sees the card; two tokens of one kind in any case.
#[test]
fn fs_card_30_reconnaissance() {
    let looked = |table: &Table| table.state().combat.as_ref().is_some_and(|it| it.looked);
    let table =
        attack(&[(1, "scout")], &[(1, "helbrute")]).lay("um_reconnaissance", "we_dark_faith");
    table.asks(MARINES, &["use", "decline"]);
    let table = table.plays(&["use"]);
    assert!(looked(&table));
    table.asks(MARINES, &["icon offence", "icon defence", "decline"]);
    let table = table.plays(&["icon defence"]);
    assert_eq!(table.tokens(MARINES), [0, 2]);
    // The card is turned up: there is nothing to know any more.
    assert!(!looked(&table));
    // As defender, or if no card lies there, only the tokens.
    let table =
        defend(&[(1, "scout")], &[(1, "helbrute")]).lay("we_dark_faith", "um_reconnaissance");
    let table = table.plays(&["decline"]);
    table.asks(MARINES, &["icon offence", "icon defence", "decline"]);
    let table = attack(&[(1, "scout")], &[(1, "helbrute")]).lay("um_reconnaissance", "");
    table.asks(MARINES, &["icon offence", "icon defence", "decline"]);
}

/// FS-CARD-30: a morale die for a retreat of one unit, which has to be an own one.
#[test]
fn fs_card_30_a_retreat_for_a_die() {
    let table = attack(&[(1, "scout"), (1, "land_raider")], &[(1, "helbrute")])
        .dice(MARINES, [0, 0, 1])
        .lay("um_reconnaissance", "")
        .plays(&["decline", "spend morale"]);
    table.asks(MARINES, &[&format!("pick scout {WORLD}"), &format!("pick land_raider {WORLD}")]);
    let table = table.plays(&[&format!("pick land_raider {WORLD}")]);
    assert_eq!(table.count("land_raider", Stance::ROUTED, ORIGIN), 1);
}

/// FS-CARD-31, FS-DX-34: Drop Pod Assault: a Scout or Space Marine of any world, not on this one; in a void nothing.
#[test]
fn fs_card_31_drop_pod_assault() {
    let table = stand(table(4), (CHAOS, &[(1, "helbrute")]), WORLD)
        .units(MARINES, 1, "space_marine", "tile_9.se")
        .units(MARINES, 1, "land_raider", "tile_9.sw");
    let table = march(table, (MARINES, &[(1, "space_marine")]))
        .dice(MARINES, [0, 0, 1])
        .dice(CHAOS, [0; 3])
        .lay("um_drop_pod_assault", "")
        .plays(&["decline", "spend morale"]);
    table.asks(MARINES, &["pick space_marine tile_9.se", "pick scout tile_11.ne"]);
    let table = table.plays(&["pick space_marine tile_9.se"]);
    assert_eq!(table.fights(MARINES, "space_marine"), 2);
}

/// FS-CARD-32: Glory and Death: the owner of the card names the face, one that the opponent has.
#[test]
fn fs_card_32_glory_and_death() {
    let begin = |dice: [u8; 3]| {
        attack(&[(2, "space_marine")], &[(2, "helbrute")])
            .dice(CHAOS, dice)
            .rout(MARINES, 1, "space_marine")
            .lay("um_glory_and_death", "")
    };
    let table = begin([1, 1, 1]).plays(&["use"]);
    assert_eq!(table.tokens(MARINES), [2, 0]);
    // The attacker also rallies a unit.
    table.asks(MARINES, &[&format!("pick space_marine+routed {WORLD}"), "decline"]);
    let table = table.plays(&[&format!("pick space_marine+routed {WORLD}")]);
    assert_eq!(table.fights(MARINES, "space_marine"), 2);
    table.asks(MARINES, &["icon defence", "icon morale", "decline"]);
    assert_eq!(table.plays(&["icon morale"]).shows(CHAOS), [1, 1, 0]);
    begin([1, 0, 1]).plays(&["use", "decline"]).asks(MARINES, &["icon morale", "decline"]);
}

/// Hold the Line: two tokens; as defender a rally; a die with one of two faces.
#[test]
fn hold_the_line() {
    let table = defend(&[(2, "space_marine")], &[(1, "helbrute")])
        .rout(MARINES, 1, "space_marine")
        .lay("", "um_hold_the_line")
        .plays(&["use", &format!("pick space_marine+routed {WORLD}")]);
    assert_eq!((table.tokens(MARINES), table.fights(MARINES, "space_marine")), ([0, 2], 2));
    table.asks(MARINES, &["icon defence", "icon morale", "decline"]);
    assert_eq!(table.plays(&["icon defence"]).shows(MARINES), [0, 1, 0]);
}

/// FS-CARD-33, -08: Veteran Scouts: a token for each morale die, each of either kind; no die is spent.
#[test]
fn fs_card_33_veteran_scouts() {
    let mut table = attack(&[(1, "land_raider")], &[(2, "helbrute")])
        .dice(MARINES, [0, 0, 3])
        .dice(CHAOS, [0, 8, 0])
        .lay("um_veteran_scouts", "");
    table.asks(MARINES, &["icon offence", "icon defence", "decline"]);
    table = table.plays(&["icon offence", "icon defence"]);
    table.asks(MARINES, &["icon offence", "icon defence"]);
    assert_eq!((table.tokens(MARINES), table.shows(MARINES)), ([1, 1], [0, 0, 3]));
}

/// FS-CARD-35: Break the Line: the opponent picks their own card; in round 1 the attacker finds none.
#[test]
fn fs_card_35_break_the_line() {
    let table = attack(&[(1, "land_raider")], &[(2, "helbrute")])
        .dice(MARINES, [0, 8, 0])
        .lay("um_break_the_line", "we_mark_of_nurgle");
    // No morale dice, no face-up card: neither ability of the attacker is offered; Mark of Nurgle costs a die.
    assert_eq!(table.state().step(), Step::LayCards);
    let table = table.dice(MARINES, [0, 4, 4]).lay("um_break_the_line", "we_mark_of_khorne");
    let table =
        table.plays(&["turn morale offence", "turn morale defence", "turn morale offence", "use"]);
    // Three dice at most were turned; the opponent's only face-up card is gone without a question.
    assert_eq!(table.shows(MARINES), [2, 5, 1]);
    assert_eq!(table.side(CHAOS).played.len(), 1);
}

/// FS-CARD-36: Show No Fear: nobody becomes routed by damage or a card; damage below health does nothing.
#[test]
fn fs_card_36_show_no_fear() {
    let table = defend(&[(1, "space_marine")], &[(1, "helbrute")])
        .dice(CHAOS, [4, 0, 0])
        .lay("", "um_show_no_fear")
        .plays(&["use"]);
    assert_eq!(table.fights(MARINES, "space_marine"), 1);
    // Only in this round.
    let table = table.suffer([4, 0, 0], [0; 3]);
    assert_eq!(table.fights(MARINES, "space_marine+routed"), 1);
}

/// FS-CARD-36, FS-AMB-61: who retreats in that round arrives unrouted.
#[test]
fn fs_amb_61_a_retreat_without_fear() {
    let mut table = attack(&[(2, "scout")], &[(1, "helbrute")]).dice(MARINES, [0, 0, 1]);
    table.game.turn_up(MARINES, "um_show_no_fear".parse().expect("a card"), false, &mut NoLog);
    let rule = crate::sets::ExceptionSet::one(Exception::OwnUnitsCannotBeRouted);
    table.side_mut(MARINES).played[0].exceptions.add(rule);
    let table = table.lay("um_reconnaissance", "").plays(&["decline", "spend morale"]);
    assert_eq!(table.count("scout", Stance::READY, ORIGIN), 1);
}

/// FS-CARD-37, -06: Emperor's Glory: first all rally, tokens too, then dice are turned.
#[test]
fn fs_card_37_emperors_glory() {
    let table = stand(table(4), (CHAOS, &[(1, "helbrute")]), WORLD).assets(MARINES, [0, 0, 1]);
    let table =
        march(table, (MARINES, &[(2, "scout"), (1, "warlord_titan")])).plays(&["reinforce 1"]);
    let table = table
        .dice(MARINES, [2, 0, 0])
        .dice(CHAOS, [0; 3])
        .rout(MARINES, 2, "scout")
        .rout(MARINES, 1, "scout+token")
        .lay("um_emperors_glory", "")
        .plays(&["decline", "use"]);
    assert_eq!((table.fights(MARINES, "scout"), table.fights(MARINES, "scout+token")), (2, 1));
    let table = table.plays(&["turn offence morale", "turn offence morale"]);
    assert_eq!(table.shows(MARINES), [0, 0, 2]);
}

/// Emperor's Might: two tokens for each offence die.
#[test]
fn emperors_might() {
    let table = attack(&[(1, "warlord_titan")], &[(2, "helbrute")])
        .dice(MARINES, [2, 0, 0])
        .dice(CHAOS, [0, 8, 0])
        .lay("um_emperors_might", "")
        .plays(&["decline", "spend offence"]);
    assert_eq!(table.tokens(MARINES), [2, 0]);
    table.asks(MARINES, &["spend offence", "done"]);
    let table = table.plays(&["spend offence"]);
    // 3 icons and 4 tokens against 8.
    assert_eq!((table.state().step(), table.icons(MARINES)), (Step::LayCards, [3, 0, 0]));
}
