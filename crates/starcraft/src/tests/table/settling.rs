//! Which choices can be taken back: those by which nobody learns anything (chapter 3).

use kernel::{Turn, random_choice};

use super::*;
use crate::report::Event;
use crate::ruleset::OwnOrders;
use crate::tests::*;

/// Whether a choice stands for good.
#[track_caller]
fn settles(t: &mut Table, seat: u8, text: &str) -> bool {
    let before = t.game.clone();
    let earlier = t.log.len();
    t.act(seat, text);
    StarCraft::settles(&before, &t.game, &t.log[earlier..])
}

/// Two players with a base each.
fn two() -> Table {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b").units(0, "torus.b", "marine");
    t
}

#[test]
fn what_only_moves_pieces_can_be_taken_back() {
    let mut t = two();
    t.workers(0, 3).stack("tarsonis", "1 build").order(0, "mobilize", "torus");
    assert!(!settles(&mut t, 0, "move marine torus.b"));
    assert!(!settles(&mut t, 0, "to torus.c"));
    let mut t = two();
    t.workers(0, 3).stack("tarsonis", "1 build, 1 build").order(0, "build", "torus");
    assert!(!settles(&mut t, 0, "worker"));
    assert!(!settles(&mut t, 0, "pay"));
    assert!(!settles(&mut t, 0, "done"));
}

/// SC-INFO-01: a face-down order is still a secret, a revealed one is not.
#[test]
fn placing_an_order_can_be_taken_back_but_not_revealing_it() {
    let mut t = two();
    t.planning();
    assert!(!settles(&mut t, 0, "order build torus"));
    let mut t = two();
    t.stack("torus", "0 build").stack("helios", "0 research").run();
    assert!(settles(&mut t, 0, "reveal torus"));
    // With strict memory who took it back would look at it.
    let mut t = two();
    t.game.rules.own_orders = OwnOrders::Strict;
    t.planning();
    assert!(settles(&mut t, 0, "order build torus"));
}

/// SC-EVOPT-03: an Event card is drawn; SC-RSCH-04: Combat cards are.
#[test]
fn drawing_cannot_be_taken_back() {
    let mut t = two();
    t.stack("tarsonis", "1 build, 1 build").reveal(0, "build", "torus");
    assert!(settles(&mut t, 0, "event"));
    let mut t = two();
    t.stack("tarsonis", "1 build, 1 build").reveal(0, "research", "torus");
    assert!(settles(&mut t, 0, "execute"));
    assert!(settles(&mut t, 0, "draw"));
}

/// Three Marines about to attack three Zerglings: both sides place cards at three skirmishes.
fn battle() -> Table {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.units(0, "torus.c", "marine 3").transport(0, "r0").base(0, "torus.c");
    t.units(1, "helios.b", "zergling 3").base(1, "tarsonis.b").stack("tarsonis", "1 build");
    t.event(0, "adaptive_strategy").order(0, "mobilize", "helios");
    for _ in 0..3 {
        t.acts(0, "move marine torus.c; to helios.b");
    }
    t.act(0, "done");
    t
}

/// SC-INFO-07, SC-INFO-08: cards of the hand stay a secret until they are shown; a card off the
/// deck is chance.
#[test]
fn cards_placed_face_down_can_be_taken_back() {
    let mut t = battle();
    let first = |t: &Table| t.options(0).into_iter().find(|text| text.starts_with("card "));
    let card = first(&t).expect("a card in the hand");
    assert!(!settles(&mut t, 0, &card));
    let mut t = battle();
    assert!(settles(&mut t, 0, "deck"));
    let mut t = battle();
    assert!(settles(&mut t, 0, "look"));
    let card = first(&t).expect("one of the two");
    assert!(settles(&mut t, 0, &card), "the other card is shown");
    // SC-SKIR-03
    while !matches!(t.game.step(), Step::NextSkirmish(_)) {
        let seat = t.asked();
        let text = t.options(seat).swap_remove(0);
        t.act(seat, &text);
    }
    assert!(settles(&mut t, 0, "skirmish 0"));
}

/// SC-INFO-06: from step 8 on everybody reads their Event cards; what is left is shown.
#[test]
fn reading_event_cards_cannot_be_taken_back() {
    let mut t = two();
    t.drawn(1, &["rich_vein"]).event(0, "specialized_strategy").regroup();
    assert!(settles(&mut t, 0, "done"));
    assert!(settles(&mut t, 1, "done"));
}

/// A choice that can be taken back is followed by no event that shows something hidden.
#[test]
fn nothing_is_shown_by_what_can_be_taken_back() {
    let mut free = 0;
    for seed in 0..12 {
        let players = 2 + seed as usize % 5;
        let options = [("galaxy", "auto"), ("factions", "random")];
        let mut t = begin(players, &options, seed);
        let mut rng = Rng::new(seed);
        while let Turn::Pending(seats) = t.game.turn() {
            let seat = seats.iter().next().expect("somebody is asked");
            let mut choices = Options::new();
            t.game.options(seat, &mut choices);
            let action = random_choice::<StarCraft>(&choices, &mut rng).expect("a choice");
            let (before, mut events) = (t.game.clone(), Vec::new());
            t.game.play(seat, action, &mut events);
            if StarCraft::settles(&before, &t.game, &events) {
                continue;
            }
            free += 1;
            for event in &events {
                let shown = match *event {
                    Event::OrderRevealed { .. }
                    | Event::OrderDropped { .. }
                    | Event::EventDrawn { .. }
                    | Event::EventPlayed { .. }
                    | Event::CardPlaced { from_deck: true, .. }
                    | Event::PlanetsDrawn { .. } => true,
                    Event::CardDrawn { .. } => !matches!(before.step(), Step::TakeCards(..)),
                    Event::CardShown { seat, card, .. } | Event::CardDiscarded { seat, card } => {
                        let player = before.player(seat);
                        player.hand.without(player.known).has(card) || player.deck.has(card)
                    }
                    _ => false,
                };
                assert!(!shown, "seed {seed}: {action} can be taken back after {event:?}");
            }
        }
    }
    assert!(free > 1500, "{free} choices could be taken back");
}
