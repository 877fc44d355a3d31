//! The own hand of Combat cards, with the deck and the discard pile.

use maud::html;
use starcraft::ids::Card;
use starcraft::{Step, Thing};

use super::{card, facts, part};
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::{Mark, Scene};
use crate::words;

/// More cards than this are drawn small, in two rows.
const FEW: usize = 7;

/// The fragment `hand`.
pub(super) fn fragment(scene: &Scene<'_>) -> Fragment {
    let Some(seat) = scene.view.you else { return part("hand", "tray", html! {}) };
    let player = facts::player(scene.view, seat);
    let secrets = player.secrets.as_ref();
    let hand: &[Card] = secrets.map_or(&[], |secrets| &secrets.hand);
    let discarding = |card: &Card| secrets.is_some_and(|secrets| secrets.discarding.contains(card));
    // Cards of the deck, the discard pile or a technology that are offered now.
    let offered: Vec<Card> = scene
        .ask
        .iter()
        .flat_map(|ask| &ask.choices)
        .flat_map(|c| &c.things)
        .filter_map(|thing| match thing {
            Thing::Card(card) if !hand.contains(card) => Some(*card),
            _ => None,
        })
        .collect();
    let in_stage = matches!(scene.view.step, Step::PlaceLooked(..));
    let deck = scene.marked(Thing::Deck);
    let wanted = matches!(scene.mark(Thing::Deck), Mark::May(_))
        || !offered.is_empty()
        || hand.iter().any(|card| matches!(scene.mark(Thing::Card(*card)), Mark::May(_)));
    let html = html! {
        section #hand.part.wanted[wanted] .(super::owner(scene)) aria-labelledby="hand-title" {
            h2.label #hand-title { "Your hand"
                span.r { (words::count(player.hand_size, "card")) ", keep " (player.hand_limit) }
            }
            div.hand.many[hand.len() + offered.len() > FEW] {
                @for card in &offered { @if !in_stage { (card::own(scene, *card, Some("offered"))) } }
                @for card in hand { (card::own(scene, *card, discarding(card).then_some("going"))) }
                @if hand.is_empty() && offered.is_empty() { p.muted { "No Combat cards." } }
            }
            p.piles {
                span.pile id=(Thing::Deck) .(deck.class) data-may[deck.may] data-why=[deck.why] data-rule=[deck.rule] {
                    (glyph("i-hand")) b { (player.deck_size) } " in the deck"
                }
                span.pile { b { (player.discard.len()) } " discarded" }
                span.pile { b { (player.technology_size) } " to research" }
            }
        }
    };
    part("hand", "tray", html)
}

/// The number of cards at the tab of a narrow screen.
pub(super) fn count(scene: &Scene<'_>) -> Fragment {
    let cards = scene.view.you.map(|seat| facts::player(scene.view, seat).hand_size);
    let html = html! {
        span #hand-count.n hidden[cards.is_none()] { (cards.unwrap_or(0)) span.vh { " cards" } }
    };
    part("hand-count", "tab-hand", html)
}
