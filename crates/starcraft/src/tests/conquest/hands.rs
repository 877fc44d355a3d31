//! Regrouping steps 9 and 10: hand limits, with everybody choosing at the same time, and the
//! first player token.

use kernel::{SeatSet, Viewer};

use super::*;
use crate::tests::*;

/// So many cards of a race's starting deck, from number 1.
fn cards(race: &str, count: usize) -> Vec<String> {
    (1..=count).map(|number| format!("{race}_{number:02}")).collect()
}

fn deal(t: &mut Table, seat: u8, race: &str, count: usize) {
    let names = cards(race, count);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    t.hand(seat, &names);
}

/// SC-EXD-17, SC-REG-34, SC-REG-35: of nine cards a Protoss player discards three of their
/// choice, a Terran one.
#[test]
fn hands_are_cut_to_six_or_eight() {
    let mut t = table(&["tassadar", "jim_raynor"]);
    homes(&mut t);
    deal(&mut t, 0, "protoss", 9);
    deal(&mut t, 1, "terran", 9);
    t.regroup_from(9);
    assert_eq!(t.options(0).len(), 9);
    t.acts(0, "discard protoss_02; discard protoss_09");
    assert!(!t.can(0, "discard protoss_02"), "a card is chosen once");
    t.act(0, "discard protoss_05");
    assert!(t.options(0).is_empty());
    t.act(1, "discard terran_08");
    assert_eq!((t.hand_size(0), t.hand_size(1)), (6, 8));
    assert!(t.seat(0).discard.has(card("protoss_05")) && t.seat(0).hand.has(card("protoss_01")));
    assert_eq!((t.seat(0).discard.len(), t.seat(1).discard.len()), (3, 1));
}

/// SC-REG-37, SC-EXD-17: technologies in the play area do not count; a hand at the limit is left
/// alone.
#[test]
fn the_play_area_does_not_count() {
    let mut t = table(&["tassadar", "jim_raynor"]);
    homes(&mut t);
    t.tech(0, "protoss_observers").tech(0, "protoss_recall");
    deal(&mut t, 0, "protoss", 6);
    deal(&mut t, 1, "terran", 8);
    t.regroup_from(9);
    assert_eq!((t.game.round, t.hand_size(0), t.hand_size(1)), (2, 6, 8));
    assert!(t.seat(0).play.len() >= 2);
}

/// SC-EXD-47, SC-REG-35: Aggressive Strategy makes the limit 7, for a Terran faction 9.
#[test]
fn a_strategy_raises_the_limit() {
    let mut t = table(&["overmind", "arcturus_mengsk"]);
    homes(&mut t);
    t.event(0, "aggressive_strategy").event(1, "aggressive_strategy");
    deal(&mut t, 0, "zerg", 8);
    deal(&mut t, 1, "terran", 10);
    t.regroup_from(9).act(0, "discard zerg_01").act(1, "discard terran_01");
    assert_eq!((t.hand_size(0), t.hand_size(1)), (7, 9));
    assert_eq!(t.game.round, 2);
}

/// SC-REG-36: outside step 9 a hand may be of any size.
#[test]
fn the_limit_is_checked_only_in_step_9() {
    let mut t = table(&["tassadar", "jim_raynor"]);
    homes(&mut t);
    deal(&mut t, 0, "protoss", 6);
    t.order(0, "research", "torus").act(0, "draw");
    assert_eq!((t.game.phase(), t.game.stage, t.hand_size(0)), ("regrouping", 8, 9));
    t.act(0, "done");
    assert_eq!((t.game.stage, t.options(0).len()), (10, 9));
}

/// SC-REG-38: a small hand is not filled up, and its owner is not asked.
#[test]
fn a_small_hand_is_not_refilled() {
    let mut t = table(&["tassadar", "jim_raynor"]);
    homes(&mut t);
    deal(&mut t, 0, "protoss", 2);
    deal(&mut t, 1, "terran", 9);
    t.regroup_from(9);
    assert_eq!(t.asked(), 1);
    t.act(1, "discard terran_09");
    assert_eq!((t.hand_size(0), t.game.round), (2, 2));
    assert_eq!(times(&t, |event| matches!(event, Event::CardsDrawn { .. })), 0);
}

/// Everybody has cards to discard: two, one and three.
fn three_over() -> Table {
    let mut t = table(&["tassadar", "jim_raynor", "overmind"]);
    homes(&mut t);
    deal(&mut t, 0, "protoss", 8);
    deal(&mut t, 1, "terran", 9);
    deal(&mut t, 2, "zerg", 9);
    t.regroup_from(9);
    t
}

/// SC-REG-34, SC-AMB-60: all who are over the limit choose at the same time; nobody sees what
/// the others have chosen before all are done, then everything is shown together.
#[test]
fn everybody_discards_at_the_same_time_and_unseen() {
    let mut t = three_over();
    assert_eq!(t.game.turn(), Turn::Pending(SeatSet::first(3)));
    let before = [0, 2].map(|seat| t.game.view(Viewer::Seat(Seat(seat))));
    let logged = t.log.len();
    t.act(1, "discard terran_04");
    assert_eq!(t.log.len(), logged, "nothing is told yet");
    assert_eq!(t.game.turn(), Turn::Pending(SeatSet(0b101)));
    for (seat, before) in [0, 2].into_iter().zip(before) {
        let now = t.game.view(Viewer::Seat(Seat(seat)));
        assert_eq!(now.players, before.players, "seat {seat} sees no choice");
    }
    let own = t.game.view(Viewer::Seat(Seat(1)));
    let secrets = own.players[1].secrets.as_ref().expect("their own");
    assert_eq!(secrets.discarding, [card("terran_04")]);
    assert_eq!(own.players[1].hand_size, 9);
    t.acts(0, "discard protoss_01; discard protoss_02");
    assert_eq!((t.hand_size(0), t.seat(0).discard.len()), (8, 0));
    t.acts(2, "discard zerg_01; discard zerg_02; discard zerg_03");
    assert_eq!([0, 1, 2].map(|seat| t.hand_size(seat)), [6, 8, 6]);
    assert_eq!(t.game.view(Viewer::Spectator).players[1].discard, [card("terran_04")]);
}

/// SC-AMB-60: the order of the answers makes no difference.
#[test]
fn any_order_of_discards_gives_the_same_state() {
    let answers = [
        (0, "discard protoss_01"),
        (0, "discard protoss_07"),
        (1, "discard terran_04"),
        (2, "discard zerg_02"),
        (2, "discard zerg_05"),
        (2, "discard zerg_09"),
    ];
    let mut first = three_over();
    for (seat, text) in answers {
        first.act(seat, text);
    }
    assert_eq!(first.game.round, 2);
    for order in [[5, 4, 3, 2, 1, 0], [2, 3, 0, 5, 1, 4], [3, 0, 4, 2, 5, 1]] {
        let mut other = three_over();
        for at in order {
            other.act(answers[at].0, answers[at].1);
        }
        assert_eq!(other.game, first.game);
        assert_eq!(other.log, first.log);
    }
}

/// SC-REG-39: the token goes one seat to the left, and the next round starts there.
#[test]
fn the_token_goes_to_the_left() {
    let mut t = table(&["tassadar", "jim_raynor", "overmind"]);
    homes(&mut t);
    t.regroup_from(10);
    assert_eq!((t.game.first, t.asked()), (Seat(1), 1));
    t.regroup_from(10).regroup_from(10);
    assert_eq!((t.game.first, t.asked(), t.game.round), (Seat(0), 0, 4));
}

/// SC-REG-40, SC-AMB-24: an eliminated player is skipped.
#[test]
fn the_token_skips_eliminated_players() {
    let mut t = table(&["tassadar", "jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(2, "helios.b").regroup();
    assert!(t.seat(1).eliminated);
    assert_eq!((t.game.first, t.asked()), (Seat(2), 2));
}
