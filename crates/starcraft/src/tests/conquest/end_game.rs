//! End-game victory: The End Draws Near and the end of the Event deck.

use super::*;
use crate::content::EventUse;
use crate::tests::*;
use crate::victory::TieBreak;

const END: &str = "the_end_draws_near";

/// SC-END-01: two End cards, drawn by different players in different rounds, end the game at the
/// end of step 8; most points win.
#[test]
fn two_end_cards_end_the_game() {
    let mut t = table(&["jim_raynor", "overmind", "tassadar"]);
    homes(&mut t);
    t.points(0, 3).points(1, 7).points(2, 9).drawn(0, &[END]).regroup_from(8);
    assert_eq!((t.ending(), t.game.round), (None, 2));
    t.drawn(1, &[END]).drawn(2, &["rich_vein"]).regroup_from(8);
    assert_eq!((t.asked(), t.ending()), (2, None), "the step is not over");
    t.act(2, "done");
    assert_eq!(won(&t), (EndKind::EndGame, vec![2]));
}

/// SC-END-02: a tie is broken by the tie-breakers.
#[test]
fn a_tie_at_the_end_is_broken() {
    let mut t = table(&["jim_raynor", "overmind"]);
    homes(&mut t);
    t.points(0, 5).points(1, 6).holds(1, &["pridewater.a"]).drawn(0, &[END, END]);
    t.regroup_from(8);
    assert_eq!(won(&t), (EndKind::EndGame, vec![1]));
    assert_eq!(t.ending().map(|end| end.tie_break), Some(Some(TieBreak::Resources)));
}

/// SC-END-04: no End card comes before Stage III, and whoever draws the whole deck has all three,
/// so the game ends in the round in which it runs out.
#[test]
fn the_game_ends_in_the_round_in_which_the_deck_runs_out() {
    let ends = content().events.iter().filter(|event| event.kind == EventUse::End);
    let ends = ends.fold(EventSet::NONE, |all, event| all.or(event.cards));
    for players in 2..=6 {
        let factions = ["jim_raynor", "overmind", "tassadar", "arcturus_mengsk"];
        let mut t = table(&[&factions[..], &["queen_of_blades", "aldaris"]].concat()[..players]);
        homes(&mut t);
        let early = u16::from(t.game.events.left[0] + t.game.events.left[1]);
        for _ in 0..early {
            t.game.draw_event(Seat(0), &mut t.log);
        }
        assert!(t.seat(0).drawn.and(ends).is_empty(), "not before Stage III");
        assert_eq!(t.game.event_stage(), 3);
        while t.game.events.left != [0; 3] {
            t.game.draw_event(Seat(1), &mut t.log);
        }
        assert_eq!(t.seat(1).drawn.and(ends).len(), 3);
        t.regroup_from(8);
        while t.ending().is_none() {
            let seat = t.asked();
            t.act(seat, if t.can(seat, "done") { "done" } else { "point" });
        }
        assert_eq!((won(&t).0, t.game.round), (EndKind::EndGame, 1));
    }
}

/// SC-END-05, SC-AMB-09: if two End cards were lost with eliminated players the game still ends
/// when the deck is empty at the end of step 8.
#[test]
fn an_empty_deck_ends_the_game() {
    let mut t = table(&["jim_raynor", "overmind"]);
    homes(&mut t);
    events_left(&mut t, 1);
    t.points(1, 2).regroup_from(8);
    assert_eq!((t.ending(), t.game.round), (None, 2), "one card is left");
    t.reveal(0, "build", "torus").act(0, "event");
    assert_eq!((t.game.events.left, t.ending()), ([0; 3], None));
    t.regroup_from(8).act(0, "done");
    assert_eq!(won(&t), (EndKind::EndGame, vec![1]));
}

/// SC-END-05: a Stalling Tactic that goes back into the empty deck keeps the game going.
#[test]
fn a_card_shuffled_back_keeps_the_deck_alive() {
    let mut t = table(&["jim_raynor", "overmind"]);
    homes(&mut t);
    t.drawn(0, &["stalling_tactic"]);
    events_left(&mut t, 0);
    t.regroup_from(8).act(0, "play stalling_tactic");
    assert_eq!((t.ending(), t.game.events.left), (None, [0, 0, 1]));
}

/// SC-END-05, SC-AMB-09: Aldaris, if in play, wins when the deck has run out.
#[test]
fn an_empty_deck_lets_aldaris_win() {
    let mut t = table(&["jim_raynor", "aldaris"]);
    homes(&mut t);
    events_left(&mut t, 0);
    t.points(0, 9).regroup_from(8);
    assert_eq!(won(&t), (EndKind::EndGame, vec![1]));
}

/// SC-END-05: a draw from the empty deck yields nothing.
#[test]
fn an_empty_deck_yields_nothing() {
    let mut t = table(&["jim_raynor", "overmind"]);
    homes(&mut t);
    events_left(&mut t, 0);
    t.stack("helios", "1 build").reveal(0, "build", "torus").act(0, "event");
    assert!(t.happened(&Event::EventDeckEmpty { seat: Seat(0) }) && t.seat(0).drawn.is_empty());
}
