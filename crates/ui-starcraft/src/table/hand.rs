//! The own hand of Combat cards, with the deck and the discard pile.

use kernel::{Message, message};
use maud::html;
use starcraft::ids::Card;
use starcraft::{Step, Thing};
use tongue::say;
use ui::words::strong;

use super::{card, facts, part};
use crate::fragment::Fragment;
use crate::names;
use crate::page::glyph;
use crate::scene::{Mark, Scene};

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
    let pile = |message: &Message| names::said(scene, message);
    let html = html! {
        section #hand.part.wanted[wanted] .(super::owner(scene)) aria-labelledby="hand-title" {
            h2.label #hand-title { (say!(scene, "sc-hand"))
                span.r { (say!(scene, "sc-hand-keeps", count = player.hand_size, keep = player.hand_limit)) }
            }
            div.hand.many[hand.len() + offered.len() > FEW] {
                @for card in &offered { @if !in_stage { (card::own(scene, *card, Some("offered"))) } }
                @for card in hand { (card::own(scene, *card, discarding(card).then_some("going"))) }
                @if hand.is_empty() && offered.is_empty() { p.muted { (say!(scene, "sc-hand-none")) } }
            }
            p.piles {
                span.pile id=(Thing::Deck) .(deck.class) data-may[deck.may] data-why=[deck.why] data-rule=[deck.rule] {
                    (glyph("i-hand")) (pile(&message!("sc-pile-deck", count = strong(player.deck_size))))
                }
                span.pile { (pile(&message!("sc-pile-discarded", count = strong(player.discard.len())))) }
                span.pile { (pile(&message!("sc-pile-research", count = strong(player.technology_size)))) }
            }
        }
    };
    part("hand", "tray", html)
}

/// The number of cards at the tab of a narrow screen.
pub(super) fn count(scene: &Scene<'_>) -> Fragment {
    let cards = scene.view.you.map(|seat| facts::player(scene.view, seat).hand_size);
    let html = html! {
        span #hand-count.n hidden[cards.is_none()] {
            span aria-hidden="true" { (cards.unwrap_or(0)) }
            span.vh { (say!(scene, "sc-hand-count", count = cards.unwrap_or(0))) }
        }
    };
    part("hand-count", "tab-hand", html)
}
