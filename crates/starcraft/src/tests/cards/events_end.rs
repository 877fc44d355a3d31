//! The End Draws Near, Stalling Tactic, Accelerated Progress, and cards that can do nothing.

use super::*;

fn ends_in_play(t: &Table) -> usize {
    t.game.events.ends.len()
}

/// SC-EVT-38: it must be placed; its player chooses between a conquest point and one further
/// card, and what is left is discarded.
#[test]
fn the_end_draws_near_gives_a_point_or_another_card() {
    let drawn = ["the_end_draws_near", "rich_vein", "stalling_tactic"];
    let mut t = step_eight([ZERG, TERRAN], &drawn);
    t.regroup_from(8);
    assert_eq!(ends_in_play(&t), 1, "without a question");
    assert_eq!(t.options(0), ["point", "play rich_vein", "play stalling_tactic"]);
    t.act(0, "point");
    assert_eq!(t.seat(0).points, 1);
    assert!(
        among(t.game.events.discard, "rich_vein")
            && among(t.game.events.discard, "stalling_tactic")
    );
    assert!(t.ending().is_none(), "one End card does not end the game");

    let mut t = step_eight([ZERG, TERRAN], &drawn);
    t.regroup_from(8);
    t.act(0, "play rich_vein");
    assert_eq!((t.seat(0).points, t.seat(0).pool), (0, 2));
    assert!(among(t.game.events.discard, "stalling_tactic"), "one further card only");
    assert!(!among(t.game.events.discard, "the_end_draws_near"));
}

/// SC-EVT-38: alone it can only give the point.
#[test]
fn the_end_draws_near_alone_gives_the_point() {
    let mut t = step_eight([ZERG, TERRAN], &["the_end_draws_near"]);
    t.regroup_from(8);
    assert_eq!((t.seat(0).points, ends_in_play(&t), t.game.round), (1, 1, 2));
}

/// SC-EVT-38: with two copies both are placed and the bonus comes once; the game ends with the
/// step. With option `each_copy` it comes twice.
#[test]
fn two_copies_give_one_bonus() {
    for (option, points) in [("once", 1), ("each_copy", 2)] {
        let mut t = table_with(&[ZERG, TERRAN], &[("end_draws_near_bonus", option)]);
        t.base(0, "torus.c").base(1, "pridewater.a");
        t.drawn(0, &["the_end_draws_near", "the_end_draws_near", "rich_vein"]);
        t.regroup_from(8);
        assert_eq!(ends_in_play(&t), 2);
        for _ in 0..points {
            t.act(0, "point");
        }
        assert_eq!(t.seat(0).points, points);
        let ending = t.ending().expect("two End cards end the game");
        assert!(ending.winners.contains(Seat(0)), "most points");
    }
}

/// SC-EVT-38, SC-AMB-98: the End cards are counted after the last player's turn.
#[test]
fn everybody_plays_before_the_game_ends() {
    let mut t = step_eight([ZERG, TERRAN], &["the_end_draws_near", "the_end_draws_near"]);
    t.drawn(1, &["stalling_tactic"]);
    t.points(1, 1).regroup_from(8);
    assert_eq!(ends_in_play(&t), 2);
    assert!(t.ending().is_none());
    t.act(1, "play stalling_tactic");
    let ending = t.ending().expect("the step is over");
    assert!(ending.winners.contains(Seat(1)), "two points against one");
}

/// SC-AMB-98: only Aldaris wins at once, when the second card is placed.
#[test]
fn aldaris_wins_at_the_second_end_card() {
    let mut t = step_eight([ZERG, "aldaris"], &["the_end_draws_near", "the_end_draws_near"]);
    t.drawn(1, &["stalling_tactic"]).regroup_from(8);
    let ending = t.ending().expect("Aldaris has won");
    assert!(ending.winners.contains(Seat(1)) && !ending.winners.contains(Seat(0)));
    assert_eq!(t.seat(0).points, 0, "no bonus any more");
}

/// SC-EVT-34: a point, and the card goes back into the Event deck.
#[test]
fn stalling_tactic_returns_to_the_deck() {
    let mut t = step_eight([ZERG, TERRAN], &["stalling_tactic"]);
    let (left, deck) = (t.game.events.left[2], t.game.events.deck.len());
    play(&mut t, "stalling_tactic");
    assert_eq!(t.seat(0).points, 1);
    assert_eq!((t.game.events.left[2], t.game.events.deck.len()), (left + 1, deck + 1));
    assert!(!among(t.game.events.discard, "stalling_tactic"));
}

/// SC-EVT-34, SC-AMB-98: even into an empty deck, which then is not empty at the end of the step.
#[test]
fn stalling_tactic_refills_an_empty_deck() {
    let mut t = step_eight([ZERG, TERRAN], &["stalling_tactic"]);
    t.game.events.left = [0; 3];
    play(&mut t, "stalling_tactic");
    assert_eq!(t.game.events.left, [0, 0, 1]);
    assert!(t.ending().is_none(), "the deck has a card again");
    let mut t = step_eight([ZERG, TERRAN], &["rich_vein"]);
    t.game.events.left = [0; 3];
    play(&mut t, "rich_vein");
    assert!(t.ending().is_some(), "without it the deck has run out");
}

/// SC-EVT-36, SC-AMB-98: the top card is executed at once, whatever it is: without a question
/// whether they want it.
#[test]
fn accelerated_progress_executes_the_top_card() {
    let mut t = step_eight([ZERG, TERRAN], &["accelerated_progress"]);
    next_event(&mut t, "retreat_stage_1");
    let left = t.game.events.left;
    play(&mut t, "accelerated_progress");
    assert_eq!(t.game.events.left[0], left[0] - 1);
    assert!(among(t.seat(0).events, "retreat_stage_1"));
    assert_over(&t, "accelerated_progress");
    // A card that hurts is executed too.
    let mut t = step_eight([ZERG, TERRAN], &["accelerated_progress"]);
    t.event(0, "defensive_strategy");
    next_event(&mut t, "versatile_strategy");
    play(&mut t, "accelerated_progress");
    assert!(among(t.seat(0).events, "versatile_strategy"));
    assert!(among(t.game.events.discard, "defensive_strategy"));
    // And asks what it asks.
    let mut t = step_eight([ZERG, TERRAN], &["accelerated_progress"]);
    next_event(&mut t, "refinery_bombardment");
    play(&mut t, "accelerated_progress");
    assert!(t.can(0, "area torus.b") && !t.can(0, "done"));
}

/// SC-EVT-36, SC-AMB-98: an End card found this way is placed and gives its bonus, once a step.
#[test]
fn accelerated_progress_may_find_the_end() {
    let mut t = step_eight([ZERG, TERRAN], &["accelerated_progress", "rich_vein"]);
    next_event(&mut t, "the_end_draws_near");
    play(&mut t, "accelerated_progress");
    assert_eq!(ends_in_play(&t), 1);
    assert_eq!(t.options(0), ["point", "play rich_vein"]);
    t.act(0, "play rich_vein");
    assert_eq!((t.seat(0).pool, t.seat(0).points), (2, 0));

    let mut t = step_eight([ZERG, TERRAN], &["the_end_draws_near", "accelerated_progress"]);
    next_event(&mut t, "the_end_draws_near");
    t.regroup_from(8);
    t.act(0, "play accelerated_progress"); // this is the bonus
    assert_eq!((ends_in_play(&t), t.seat(0).points), (2, 0), "no second bonus");
    assert!(t.ending().is_some());
}

/// SC-EVT-36, SC-EVT-41: an empty deck gives nothing.
#[test]
fn accelerated_progress_needs_a_deck() {
    let mut t = step_eight([ZERG, TERRAN], &["accelerated_progress"]);
    t.game.events.left = [0; 3];
    play(&mut t, "accelerated_progress");
    assert_over(&t, "accelerated_progress");
    assert!(t.seat(0).events.is_empty() && t.seat(0).drawn.is_empty());
}

/// SC-EVT-41, SC-AMB-94: every immediate card may be executed on a bare board; what is impossible
/// is skipped and the card leaves.
#[test]
fn every_event_card_may_be_executed_on_a_bare_board() {
    for event in EventKind::all() {
        let face = &content().events[event.index()];
        let in_box = content().stages.into_iter().any(|stage| stage.meets(face.cards));
        if face.kind != crate::content::EventUse::Immediate || !in_box {
            continue;
        }
        let name = event.to_string();
        let mut t = step_eight([ZERG, TERRAN], &[&name]);
        t.regroup_from(8);
        assert!(t.can(0, &format!("play {name}")), "{name} may always be executed");
        assert!(t.can(0, "done"), "and never must be");
        t.act(0, &format!("play {name}"));
        for _ in 0..20 {
            if t.game.script.is_none() {
                break;
            }
            let seat = t.asked();
            let last = t.options(seat).last().expect("a choice").clone();
            t.act(seat, &last);
        }
        assert!(t.game.script.is_none(), "{name} does not end");
        assert!(t.seat(0).drawn.is_empty());
    }
}
