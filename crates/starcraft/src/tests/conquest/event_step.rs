//! Regrouping step 8: Event cards.

use kernel::Viewer;

use super::*;
use crate::tests::*;

const END: &str = "the_end_draws_near";

/// SC-REG-25: nobody has read their cards before step 8; then each reads their own, and they play
/// clockwise from the first player, one card each.
#[test]
fn players_read_secretly_and_play_one_card_each_in_turn() {
    let mut t = table(&["jim_raynor", "overmind", "tassadar"]);
    homes(&mut t);
    t.game.first = Seat(1);
    t.event(0, "industrial_strategy").workers(0, 2);
    t.drawn(0, &["refinery_bombardment"]).drawn(1, &["rich_vein", "saboteur"]);
    t.drawn(2, &["stellar_maelstrom"]);
    t.regroup();
    let seen = |t: &Table, seat: u8, of: usize| {
        let view = t.game.view(Viewer::Seat(Seat(seat)));
        view.players[of].secrets.as_ref().map(|own| own.events.len())
    };
    assert_eq!(t.options(0), ["use industrial_strategy", "done"], "before step 1");
    assert_eq!((seen(&t, 1, 1), seen(&t, 0, 0)), (Some(0), Some(0)));
    t.act(0, "done");
    assert_eq!((seen(&t, 1, 1), seen(&t, 0, 0)), (Some(2), Some(1)));
    assert_eq!((seen(&t, 1, 0), seen(&t, 0, 1)), (None, None));
    assert_eq!(t.asked(), 1);
    t.act(1, "play saboteur");
    assert!(!t.can(1, "play rich_vein"), "one card only");
    assert_eq!((t.asked(), t.seat(1).drawn.len()), (2, 0));
    t.act(2, "done");
    assert_eq!(t.asked(), 0);
}

/// SC-REG-26: any card may be left unplayed, except The End Draws Near.
#[test]
fn playing_is_optional_but_for_the_end() {
    let mut t = table(&["jim_raynor", "overmind"]);
    homes(&mut t);
    t.drawn(0, &["rich_vein"]).drawn(1, &[END]).regroup_from(8);
    assert!(t.can(0, "done"));
    t.act(0, "done");
    assert_eq!(t.seat(0).pool, 0);
    // The End card of seat 1 was placed without a question, with the only bonus there is.
    assert_eq!((t.game.events.ends.len(), t.seat(1).points), (1, 1));
}

/// SC-REG-27: the cards not played are shown and discarded; none is kept for a later round.
#[test]
fn the_other_cards_are_shown_and_discarded() {
    let mut t = table(&["jim_raynor", "overmind"]);
    homes(&mut t);
    t.drawn(0, &["rich_vein", "rich_vein", "preemptive_action"]).regroup_from(8);
    t.act(0, "play rich_vein");
    for name in ["rich_vein", "preemptive_action"] {
        let event = name.parse().expect("an event");
        assert!(t.happened(&Event::EventDiscarded { seat: Seat(0), event }), "{name}");
    }
    assert!(t.seat(0).drawn.is_empty() && t.seat(0).events.is_empty());
    assert_eq!((t.game.events.discard.len(), t.seat(0).pool), (3, 2));
}

/// SC-REG-28: an executed card is discarded; SC-REG-29: one for the play area lies there for all
/// to see and works.
#[test]
fn a_played_card_is_discarded_or_stays_in_the_play_area() {
    let mut t = table(&["jim_raynor", "overmind"]);
    homes(&mut t);
    t.drawn(0, &["refinery_bombardment"]).drawn(1, &["progressive_strategy"]);
    t.regroup_from(8).acts(0, "play refinery_bombardment; area torus.c");
    assert_eq!(t.game.area(area("torus.c")).depletion, 1);
    assert_eq!(t.game.events.discard.len(), 1);
    t.act(1, "play progressive_strategy");
    assert_eq!((t.game.events.discard.len(), t.seat(1).events.len()), (1, 1));
    let strategy = "progressive_strategy".parse().expect("an event");
    assert_eq!(t.game.view(Viewer::Spectator).players[1].events_in_play, [strategy]);
    assert_eq!(t.options(1), ["use progressive_strategy", "done"]);
}

/// SC-REG-30, SC-AMB-07: The End Draws Near comes first; then a point or one other card, and the
/// rest goes unplayed.
#[test]
fn the_end_comes_before_any_other_card() {
    for (bonus, points, workers) in [("point", 1, 0), ("play rich_vein", 0, 2)] {
        let mut t = table(&["jim_raynor", "overmind"]);
        homes(&mut t);
        t.drawn(0, &[END, "rich_vein", "saboteur"]).regroup_from(8);
        assert_eq!(t.game.events.ends.len(), 1);
        assert_eq!(t.options(0), ["point", "play rich_vein", "play saboteur"]);
        t.act(0, bonus);
        assert_eq!((t.game.round, t.seat(0).drawn.len()), (2, 0), "nothing more to play");
        assert_eq!((t.seat(0).points, t.seat(0).pool), (points, workers));
    }
}

/// SC-REG-30, SC-AMB-75: Versatile Strategy leaves one more card after the End cards; they use
/// up one execution, however many they are.
#[test]
fn versatile_strategy_leaves_one_card_after_the_end() {
    let mut t = table(&["jim_raynor", "aldaris"]);
    homes(&mut t);
    t.event(0, "versatile_strategy").drawn(0, &[END, "rich_vein", "saboteur"]);
    t.regroup_from(8).act(0, "point");
    assert_eq!(t.options(0), ["play rich_vein", "play saboteur", "done"]);
    t.act(0, "play saboteur");
    assert!(!t.can(0, "play rich_vein"));
    assert_eq!(t.game.round, 2);
}

/// Raynor holds two End cards and Saboteur, the Overmind has a strategy in play.
fn two_ends(option: &str) -> Table {
    let mut t = table_with(&["jim_raynor", "overmind"], &[("end_draws_near_bonus", option)]);
    homes(&mut t);
    t.drawn(0, &[END, END, "saboteur"]).event(1, "aggressive_strategy").points(1, 9);
    t.drawn(1, &["rich_vein"]).regroup_from(8);
    t
}

/// SC-EXD-33, SC-REG-31, SC-REG-33, SC-REG-42, SC-AMB-07: both End cards are placed, the bonus
/// is taken once, and the game ends after the last player's turn.
#[test]
fn two_end_cards_give_one_bonus() {
    let mut t = two_ends("once");
    assert_eq!(t.game.events.ends.len(), 2);
    assert_eq!(t.options(0), ["point", "play saboteur"]);
    t.act(0, "point");
    assert_eq!((t.seat(0).points, t.asked(), t.ending()), (1, 1, None));
    assert!(!t.seat(1).events.is_empty() && t.seat(0).drawn.is_empty());
    t.act(1, "done");
    assert_eq!(won(&t), (EndKind::EndGame, vec![1]));

    let mut t = two_ends("once");
    t.act(0, "play saboteur");
    assert_eq!((t.seat(0).points, t.asked()), (0, 1));
    assert!(t.seat(1).events.is_empty(), "Saboteur has discarded it");
}

/// SC-AMB-07: with `end_draws_near_bonus=each_copy` both copies give their bonus.
#[test]
fn each_copy_can_give_its_bonus() {
    let mut t = two_ends("each_copy");
    t.act(0, "play saboteur");
    assert_eq!((t.seat(0).points, t.asked()), (1, 1), "the second bonus can only be the point");
    let mut t = two_ends("each_copy");
    t.act(0, "point");
    assert_eq!(t.options(0), ["point", "play saboteur"]);
    t.act(0, "point");
    assert_eq!(t.seat(0).points, 2);
}

/// SC-EXD-33, SC-REG-42: with Aldaris in play the second card ends the game at once.
#[test]
fn with_aldaris_the_second_end_card_is_the_last_act() {
    let mut t = table(&["jim_raynor", "aldaris"]);
    homes(&mut t);
    t.drawn(0, &[END, END, "saboteur"]).points(0, 9).regroup_from(8);
    assert_eq!(won(&t), (EndKind::EndGame, vec![1]));
    assert_eq!((t.seat(0).points, t.seat(0).drawn.len()), (9, 1));
}

/// SC-REG-32: the card stays in the common area in later rounds and counts there.
#[test]
fn the_end_stays_in_the_common_area() {
    let mut t = table(&["jim_raynor", "overmind"]);
    homes(&mut t);
    t.drawn(0, &[END]).regroup_from(8);
    assert_eq!((t.game.round, t.game.events.ends.len(), t.ending()), (2, 1, None));
    assert!(t.game.events.discard.is_empty() && t.seat(0).events.is_empty());
    assert_eq!(t.game.view(Viewer::Spectator).events.ends, 1);
    t.drawn(1, &[END]).regroup_from(8);
    assert_eq!(won(&t).0, EndKind::EndGame);
}

/// SC-REG-33, SC-REG-42: the End cards are counted after the last turn, so the points of the
/// last player still count.
#[test]
fn the_last_player_finishes_his_turn_before_the_count() {
    let mut t = table(&["jim_raynor", "overmind"]);
    homes(&mut t);
    t.points(0, 5).points(1, 5);
    t.drawn(0, &[END, END, "rich_vein"]).drawn(1, &["stalling_tactic"]);
    t.regroup_from(8).act(0, "play rich_vein");
    assert_eq!((t.asked(), t.ending()), (1, None));
    t.act(1, "play stalling_tactic");
    assert_eq!(won(&t), (EndKind::EndGame, vec![1]));
    assert_eq!(t.seat(1).points, 6);
}
