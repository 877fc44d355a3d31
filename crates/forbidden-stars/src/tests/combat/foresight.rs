//! What the view says of a combat: sums, and what the cards of the hand would do. The rules themselves say it, so it must be what
//! comes when the card is laid.

use kernel::Viewer;

use super::*;
use crate::action::Action;
use crate::view::{CombatView, Fit, Offer, Span};

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
    assert_eq!(fit.sums.values[0], [Span { least: 0, most: 2 }, Span { least: 4, most: 6 }]);
    assert_eq!(fit.sums.damage[0], just(0));
    // Without one it is just that.
    let table = table.rout(MARINES, 1, "space_marine");
    let fit = foreseen(&table, MARINES, "um_blessed_power_armour");
    assert!(!fit.met && !fit.unit.open, "{fit:?}");
    assert_eq!(fit.sums.values[0], [just(2), just(4)]);
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
    assert_eq!(fit.sums.values[0], [Span { least: 2, most: 3 }, Span { least: 1, most: 2 }]);
    assert_eq!(fit.sums.values[1], [just(3), just(2)]);
    assert_eq!(fit.sums.damage, [Span { least: 1, most: 2 }, Span { least: 0, most: 1 }]);
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
    assert_eq!((fit.sums.values[0], fit.sums.damage), ([just(5), just(1)], [just(2), just(3)]));
    let (_, events) = table.lay_and_tell("um_ambush", "");
    assert!(events.iter().any(|event| matches!(event, Event::CardRevealed { .. })));
}

fn offered(table: &Table, seat: Seat) -> Offer {
    seen(table, seat).offer.expect("a card asks")
}

/// FS-CRD-03: whoever is asked whether an ability is used sees what comes of it and what comes without it.
#[test]
fn fs_crd_03_both_answers_are_foreseen() {
    let table = begun().rout(MARINES, 1, "space_marine").lay("um_blessed_power_armour", "");
    assert_eq!(table.game.step(), Step::Ability(MARINES));
    let offer = offered(&table, MARINES);
    assert!(!offer.unit && offer.needs.is_empty(), "{offer:?}");
    let [used, left] = &offer.answers[..] else { panic!("{offer:?}") };
    assert_eq!((used.action, left.action), (Action::Use {}, Action::Decline {}));
    // One die, one icon, and two tokens or none, against three offence.
    let (with, without) = (used.sums.expect("sums"), left.sums.expect("sums"));
    assert_eq!((with.values[0], with.damage[0]), ([just(2), just(4)], just(0)));
    assert_eq!((without.values[0], without.damage[0]), ([just(2), just(2)], just(1)));
    assert!(matches!(used.happens[..], [Event::TokensGained { count: 2, .. }]), "{used:?}");
    assert!(left.happens.is_empty());
    // It comes true, and nobody else foresees it.
    for (answer, sums) in [("use", with), ("decline", without)] {
        let mut played =
            begun().rout(MARINES, 1, "space_marine").lay("um_blessed_power_armour", "");
        played.game.carry_out(MARINES, answer.parse().expect("an answer"), &mut NoLog);
        while played.game.step() != Step::Combat {
            played.game.run(&mut NoLog, &mut Options::new());
        }
        let defence: u8 = seen(&played, CHAOS).sides[0].defence.iter().sum();
        assert_eq!(just(defence), sums.values[0][1]);
    }
    assert_eq!(seen(&table, CHAOS).offer, None);
    assert_eq!(table.game.view(Viewer::Spectator).combat.expect("a combat").offer, None);
}

/// FS-GAL-02, FS-TRM-05: a die that an ability would roll may show anything, and neither chance nor the enemy's card tells more.
#[test]
fn fs_gal_02_an_offer_tells_nothing_hidden() {
    let laid = |card: &str, seed: u64| {
        let mut table = begun().rout(MARINES, 1, "space_marine").rout(MARINES, 1, "scout");
        table.game.rng = kernel::Rng::new(seed);
        offered(&table.lay("um_faith_in_the_emperor", card), MARINES)
    };
    let offer = laid("we_dark_faith", 1);
    let sums = offer.answers[0].sums.expect("sums");
    assert_eq!(sums.values[0], [Span { least: 2, most: 3 }, Span { least: 1, most: 2 }]);
    assert_eq!(offer, laid("we_foul_worship", 2));
}
