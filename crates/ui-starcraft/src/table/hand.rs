//! The own hand of Combat cards, with the deck and the discard pile.

use kernel::{Message, message};
use maud::{Markup, html};
use starcraft::ids::Card;
use starcraft::{Step, Thing};
use tongue::say;
use ui::words::strong;

use super::{Fold, card, facts, fold, part};
use crate::files::glyph;
use crate::fragment::Fragment;
use crate::scene::{Mark, Marked, Scene};
use crate::{battle, names};

/// More cards than this are only numbers in the row of the tray where the screen is small.
const LOOSE: usize = 4;

/// More cards than this are only numbers in the row of the tray.
const FEW: usize = 8;

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
    // In a battle the stage has the hand: each thing is on the page once.
    let in_stage = battle::has_hand(scene);
    let deck = if in_stage { Marked::default() } else { scene.marked(Thing::Deck) };
    let wanted = !in_stage
        && (matches!(scene.mark(Thing::Deck), Mark::May)
            || !offered.is_empty()
            || hand.iter().any(|card| matches!(scene.mark(Thing::Card(*card)), Mark::May)));
    // How many cards are to be discarded: they are picked together.
    let over = match scene.view.step {
        Step::DiscardCards if wanted => {
            let going = secrets.map_or(0, |secrets| secrets.discarding.len());
            hand.len().saturating_sub(going + usize::from(player.hand_limit))
        }
        _ => 0,
    };
    let full = html! {
        @if over > 1 {
            button.btn.together type="button" hidden { (say!(scene, "sc-hand-discard", count = over)) }
        }
        div.hand data-together=[(over > 1).then_some(over)] {
            @for card in &offered { @if !in_stage { (card::own(scene, *card, Some("offered"))) } }
            @for card in hand {
                @if in_stage { (card::lying(scene.tongue, *card, "")) }
                @else { (card::own(scene, *card, discarding(card).then_some("going"))) }
            }
            @if hand.is_empty() && offered.is_empty() { p.muted { (say!(scene, "sc-hand-none")) } }
        }
        div.piles {
            div.pile id=[(!in_stage).then_some(Thing::Deck)] .(deck.class) data-may[deck.may] data-why=[deck.why] data-rule=[deck.rule] {
                (pile(scene, "deck", &message!("sc-pile-deck", count = strong(player.deck_size)),
                    secrets.map_or(&[], |own| &own.deck)))
            }
            (pile(scene, "discard", &message!("sc-pile-discarded", count = strong(player.discard.len())), &player.discard))
            (pile(scene, "research", &message!("sc-pile-research", count = strong(player.technology_size)),
                secrets.map_or(&[], |own| &own.technology)))
        }
    };
    fold(&Fold {
        id: "hand",
        owner: super::owner(scene),
        title: say!(scene, "sc-hand"),
        note: html! { (say!(scene, "sc-hand-keeps", count = player.hand_size, keep = player.hand_limit)) },
        empty: hand.is_empty(),
        tokens: None,
        row: html! { span.mcs.several[hand.len() > LOOSE].many[hand.len() > FEW] aria-hidden="true" { @for card in hand { (card::small(*card)) } } },
        full,
        wanted,
    })
}

/// A pile one may look into at any time; its cards as a set, since nobody knows their sequence.
fn pile(scene: &Scene<'_>, name: &str, title: &Message, cards: &[Card]) -> Markup {
    let id = format!("pile-{name}");
    let mut kinds: Vec<(Message, Card, usize)> = Vec::new();
    for card in cards {
        let words = names::card_short(*card);
        match kinds.iter_mut().find(|(other, ..)| *other == words) {
            Some((_, _, count)) => *count += 1,
            None => kinds.push((words, *card, 1)),
        }
    }
    html! {
        @if kinds.is_empty() { span.pile-name { (names::said(scene, title)) } }
        @else {
            button.btn.ghost.small type="button" popovertarget=(id) { (glyph("i-eye")) span { (names::said(scene, title)) } }
            div.float.pile-of id=(id) popover role="dialog" aria-labelledby={ (id) "-title" } {
                div.head {
                    p.title id={ (id) "-title" } { (names::said(scene, title)) }
                    button.btn.ghost.small type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(say!(scene, "close")) { (glyph("i-x")) }
                }
                ul.chips { @for (_, card, count) in &kinds {
                    li { (card::link(scene, *card)) @if *count > 1 { " × " (count) } }
                } }
            }
        }
    }
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
