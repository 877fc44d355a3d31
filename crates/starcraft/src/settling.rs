//! Which choices stand for good: those that used chance or brought a secret to light (chapter 3).

use kernel::Seat;

use crate::report::Event;
use crate::ruleset::OwnOrders;
use crate::sets::CardSet;
use crate::state::StarCraft;

/// Whether a choice cannot be taken back without somebody knowing more than before.
///
/// Whatever a player learns of the own cards is drawn at random, so chance covers it; what
/// remains is what others see turned up, and the Event cards everybody reads in Regrouping.
pub(crate) fn settles(before: &StarCraft, after: &StarCraft, events: &[Event]) -> bool {
    // SC-INFO-01: who could take an order back would look at it, which strict memory does not allow.
    let strict = after.rules.own_orders == OwnOrders::Strict;
    let order_placed = |event: &Event| strict && matches!(event, Event::OrderPlaced { .. });
    // SC-INFO-06; SC-REG-42: whoever's turn it is in step 8 shows whether they have End cards.
    let moved_on = (before.stage, before.turns) != (after.stage, after.turns);
    let reading = after.reads_events() && moved_on;
    before.rng != after.rng
        || events.iter().any(|event| event.settles() || order_placed(event))
        || before.everybody().any(|seat| {
            let (then, now) = (before.player(seat), after.player(seat));
            let card_shown = !face_down(before, seat).without(face_down(after, seat)).is_empty();
            let event_shown = !then.drawn.is_empty() && (reading || then.drawn != now.drawn);
            // BW-LDR-18: a Leadership card that was chosen stays chosen.
            card_shown || event_shown || then.choosing != now.choosing
        })
}

/// The Combat cards of a player that the others cannot place: the deck, what they do not know of
/// the hand, and what lies face down before the player (SC-INFO-07, -08).
fn face_down(game: &StarCraft, seat: Seat) -> CardSet {
    let player = game.player(seat);
    let mut cards = player.deck.or(player.hand.without(player.known));
    if let Some(battle) = &game.battle
        && let Some(side) = battle.seats.iter().position(|&other| other == seat)
    {
        let hidden = battle.skirmishes.iter().map(|skirmish| &skirmish.cards[side]);
        for placed in hidden.filter(|placed| !placed.up) {
            for card in [placed.standard, placed.reinforcement].into_iter().flatten() {
                cards.add(CardSet::one(card));
            }
        }
        if game.is_looking(seat) {
            for &card in &battle.looked {
                cards.add(CardSet::one(card));
            }
        }
    }
    cards
}
