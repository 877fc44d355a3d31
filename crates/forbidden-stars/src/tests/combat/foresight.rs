//! What the view says of a combat: sums, and what the cards of the hand would do. The rules themselves say it, so it must be what
//! comes when the card is laid.

use kernel::Viewer;

use super::*;
use crate::view::{CombatView, Fit, Span};

fn seen(table: &Table, seat: Seat) -> CombatView {
    table.game.view(Viewer::Seat(seat)).combat.expect("a combat")
}

fn foreseen(table: &Table, seat: Seat, card: &str) -> Fit {
    let card: CombatCard = card.parse().expect("a combat card");
    let forecast = seen(table, seat).forecast.expect("a card is to be laid");
    forecast.fit(card).expect("it is in the hand").clone()
}

const fn just(value: u8) -> Span {
    Span { least: value, most: value }
}

fn begun() -> Table {
    fight((MARINES, &[(1, "space_marine"), (1, "scout")]), (CHAOS, &[(2, "cultist")]))
        .dice(MARINES, [2, 1, 1])
        .dice(CHAOS, [3, 2, 0])
}

/// FS-CMB-11, -12, -17: the sums with their terms, and what each side would suffer.
#[test]
fn fs_cmb_11_the_view_has_the_sums() {
    let table = begun();
    let combat = seen(&table, MARINES);
    let [own, enemy] = &combat.sides;
    assert_eq!((own.offence, own.defence), ([2, 0, 0], [1, 0, 0]));
    assert_eq!((own.would_suffer, enemy.would_suffer), (2, 0));
    let morale: u8 = own.fighters.iter().map(|(it, count)| it.morale() * count).sum();
    assert_eq!(own.morale, [1, 0, morale]);
    assert_eq!(own.morale.iter().sum::<u8>(), table.game.morale(MARINES));
    // Routed units have no morale.
    let table = table.rout(MARINES, 1, "space_marine");
    let routed = &seen(&table, MARINES).sides[0];
    assert!(routed.morale[2] < morale);
    assert!(routed.fighters.iter().any(|(it, count)| it.is_routed() && *count == 1));
}

/// FS-CARD-27: two tokens and the icon; with a Marine there dice may be turned, so the sums are spans.
#[test]
fn fs_card_27_blessed_power_armour_is_foreseen() {
    let table = begun().hand(MARINES, &["um_blessed_power_armour"]).hand(CHAOS, &["we_dark_faith"]);
    let fit = foreseen(&table, MARINES, "um_blessed_power_armour");
    assert!(fit.met && !fit.general.open && fit.unit.open, "{fit:?}");
    assert_eq!(fit.general.happens.len(), 1);
    // One die, one icon, two tokens, and up to two dice that are turned.
    assert_eq!(fit.values[0], [Span { least: 0, most: 2 }, Span { least: 4, most: 6 }]);
    assert_eq!(fit.damage[0], just(0));
    // Without one it is just that.
    let table = table.rout(MARINES, 1, "space_marine");
    let fit = foreseen(&table, MARINES, "um_blessed_power_armour");
    assert!(!fit.met && !fit.unit.open, "{fit:?}");
    assert_eq!(fit.values[0], [just(2), just(4)]);
    let stands = |name: &str| {
        let unit: Fighter = name.parse().expect("a fighter");
        fit.needs.iter().find(|need| need.fighter == unit).expect("named").stands
    };
    assert_eq!(stands("space_marine"), Some(Stance::ROUTED));
    assert_eq!(stands("bastion"), None);
}

/// FS-GAL-02: a die that would be rolled may show anything.
#[test]
fn fs_gal_02_a_rolled_die_may_show_anything() {
    let table = begun()
        .rout(MARINES, 1, "space_marine")
        .rout(MARINES, 1, "scout")
        .hand(MARINES, &["um_faith_in_the_emperor"])
        .hand(CHAOS, &["we_dark_faith"]);
    let fit = foreseen(&table, MARINES, "um_faith_in_the_emperor");
    assert!(fit.general.open, "{fit:?}");
    assert_eq!(fit.values[0], [Span { least: 2, most: 3 }, Span { least: 1, most: 2 }]);
    assert_eq!(fit.values[1], [just(3), just(2)]);
    assert_eq!(fit.damage, [Span { least: 1, most: 2 }, Span { least: 0, most: 1 }]);
}

/// FS-TRM-05: what the enemy holds, or has laid, changes nothing of it; others foresee nothing.
#[test]
fn fs_trm_05_nothing_hidden_is_foreseen() {
    let one = begun().hand(MARINES, &["um_ambush"]).hand(CHAOS, &["we_dark_faith"]);
    let other = begun().hand(MARINES, &["um_ambush"]).hand(CHAOS, &["we_foul_worship"]);
    assert_eq!(foreseen(&one, MARINES, "um_ambush"), foreseen(&other, MARINES, "um_ambush"));
    assert_eq!(one.game.view(Viewer::Spectator).combat.expect("a combat").forecast, None);
}

/// FS-CMB-10: what is foreseen comes true.
#[test]
fn fs_cmb_10_what_is_foreseen_comes() {
    let table =
        begun().rout(MARINES, 1, "scout").hand(MARINES, &["um_ambush"]).hand(CHAOS, &[""; 0]);
    let fit = foreseen(&table, MARINES, "um_ambush");
    assert!(!fit.met && fit.unit.happens.is_empty());
    assert_eq!((fit.values[0], fit.damage), ([just(5), just(1)], [just(2), just(3)]));
    let (_, events) = table.lay_and_tell("um_ambush", "");
    assert!(events.iter().any(|event| matches!(event, Event::CardRevealed { .. })));
}
