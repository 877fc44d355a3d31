//! Order upgrades, schemes and drawn events; the combat deck and the hand.

use forbidden_stars::content::content;
use forbidden_stars::ids::{CombatCard, EventCard, Icon, Upgrade};
use forbidden_stars::view::PlayerView;
use maud::{Markup, html};
use tongue::{Tongue, say};
use ui::fragment::Fragment;
use ui::table::{Fold, fold, part};

use super::{asked, offered, shop::price};
use crate::files::glyph;
use crate::scene::Scene;
use crate::{Thing, combat, names, words};

/// So many cards are shown with their words in the pane.
const FEW: usize = 4;

/// The fragment `powers`: order upgrades, schemes, drawn events.
pub(super) fn powers(scene: &Scene<'_>, player: &PlayerView) -> Fragment {
    let drawn: &[EventCard] = player.secrets.as_ref().map_or(&[], |own| &own.drawn);
    let here = |thing: Thing| !asked::holds(scene, thing);
    let held = player.upgrades.len() + player.schemes.len() + drawn.len();
    let deck = scene.marked(Thing::EventDeck);
    let row = html! {
        span.slim.chipline aria-hidden="true" {
            @for view in &player.upgrades { span.chip.on.used[view.used] { (glyph(upgrade_glyph(view.upgrade))) span { (scene.called(&view.upgrade.into())) } } }
            @for event in &player.schemes { span.chip.sch { (glyph("c-scheme")) span { (scene.called(&(*event).into())) } } }
        }
        span.ample.minis.many[held > FEW] aria-hidden="true" {
            @for view in &player.upgrades {
                span.mini.used[view.used] {
                    span.title { (glyph(upgrade_glyph(view.upgrade))) b { (scene.called(&view.upgrade.into())) } }
                    span.text { (names::text(scene.tongue, view.upgrade, "text")) }
                    span.state { @if view.used { (glyph("i-check")) (say!(scene, "fs-card-used")) } @else { (say!(scene, "fs-card-ready")) } }
                }
            }
            @for event in &player.schemes {
                span.mini.sch {
                    span.title { (glyph("c-scheme")) b { (scene.called(&(*event).into())) } }
                    span.text { (names::text(scene.tongue, *event, "text")) }
                    span.state { (say!(scene, "fs-card-kept")) }
                }
            }
            @if held == 0 { span.muted { (say!(scene, "fs-powers-whence")) } }
        }
    };
    let full = html! {
        @if drawn.iter().any(|event| here(Thing::Event(*event))) {
            h3.label { (say!(scene, "fs-drawn")) }
            ul.ups { @for event in drawn.iter().filter(|event| here(Thing::Event(**event))) { li { (event_card(scene, *event)) } } }
        }
        ul.ups {
            @for view in player.upgrades.iter().filter(|view| here(Thing::Upgrade(view.upgrade))) { li { (upgrade_card(scene, view.upgrade, Some(view.used))) } }
            @if !combat::has_events(scene) { @for event in player.schemes.iter().filter(|event| here(Thing::Event(**event))) { li { (event_card(scene, *event)) } } }
            @if held == 0 { li.muted { (say!(scene, "fs-no-powers")) } }
        }
        h3.label { (say!(scene, "fs-upgrades-left")) }
        ul.ups { @for upgrade in player.order_upgrades.iter().filter(|it| here(Thing::Upgrade(**it))) { li { (upgrade_card(scene, *upgrade, None)) } } }
    };
    fold(&Fold {
        id: "powers",
        owner: super::owner(scene),
        title: say!(scene, "fs-powers"),
        note: html! {
            span id=(Thing::EventDeck) .{ "pile " (deck.class) } data-may[deck.may] {
                (say!(scene, "fs-event-deck", count = player.event_deck))
            }
        },
        empty: held == 0,
        tokens: None,
        row,
        full,
        wanted: super::wanted(scene, |thing| match thing {
            Thing::Upgrade(_) => here(*thing),
            Thing::Event(_) => !combat::has_events(scene) && here(*thing),
            _ => false,
        }),
    })
}

/// An upgrade for orbital strikes has a picture of its own.
fn upgrade_glyph(upgrade: Upgrade) -> &'static str {
    let face = &content().upgrades[upgrade.index()];
    if face.orbital_strike { "o-strike" } else { words::order(face.order) }
}

/// An order upgrade: bought, and used or not; or to be bought.
pub(super) fn upgrade_card(scene: &Scene<'_>, upgrade: Upgrade, used: Option<bool>) -> Markup {
    let thing = Thing::Upgrade(upgrade);
    let mark = scene.marked(thing);
    let face = &content().upgrades[upgrade.index()];
    html! {
        article id=(thing) .{ "ucard " (mark.class) } .used[used == Some(true)] .away[used.is_none()] data-name=(scene.called(&upgrade.into()))
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule] {
            header { (super::key(thing)) (glyph(upgrade_glyph(upgrade))) b { (scene.called(&upgrade.into())) } }
            p { (names::text(scene.tongue, upgrade, "text")) }
            footer {
                @match used {
                    Some(true) => { (glyph("i-check")) (say!(scene, "fs-card-used")) }
                    Some(false) => { (say!(scene, "fs-card-ready")) }
                    None => { (price(scene, face.materiel, 0, face.level)) }
                }
            }
        }
    }
}

/// An event card of one's own.
pub(crate) fn event_card(scene: &Scene<'_>, event: EventCard) -> Markup {
    let thing = Thing::Event(event);
    let mark = scene.marked(thing);
    let face = &content().events[event.index()];
    html! {
        article id=(thing) .{ "ucard sch " (mark.class) } data-name=(scene.called(&event.into()))
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule] {
            header { (super::key(thing)) (glyph(if face.scheme { "c-scheme" } else { "c-tactic" })) b { (scene.called(&event.into())) } }
            p { (names::text(scene.tongue, event, "text")) }
            footer {
                (glyph(&words::storm(face.storm)))
                @if face.scheme { (say!(scene, "fs-card-scheme")) } @else { (say!(scene, "fs-card-tactic")) }
            }
        }
    }
}

/// The fragment `hand`: cards in the hand, the combat deck, and what it can be bettered with.
pub(super) fn hand(scene: &Scene<'_>, player: &PlayerView) -> Fragment {
    let in_hand: &[CombatCard] = player.secrets.as_ref().map_or(&[], |own| &own.hand);
    // In a combat the stage has the hand: each thing is on the page once.
    let on_stage = combat::is_on(scene);
    let learn = offered(scene, |thing| match thing {
        Thing::Learn(card) => Some(*card),
        _ => None,
    });
    let upgrades = player.combat_upgrades.iter().copied();
    let dear: Vec<CombatCard> = upgrades.filter(|card| !learn.contains(card)).collect();
    let full = html! {
        @if !in_hand.is_empty() && !on_stage {
            h3.label { (say!(scene, "fs-hand")) }
            ul.ups { @for card in kinds(in_hand) { li { (combat_card(scene, card, Thing::Card(card))) } } }
        }
        // What can be bought comes first.
        @if let Some(cards) = asked::with_deck(scene) { (shelf(say!(scene, "fs-upgrades-left"), cards)) }
        @if !learn.is_empty() { (shelf(say!(scene, "fs-deck-upgrades"), cards(scene, &learn, Thing::Learn))) }
        (shelf(say!(scene, "fs-deck"), cards(scene, &player.combat_deck, Thing::Forget)))
        @if !dear.is_empty() {
            @let title = if learn.is_empty() { say!(scene, "fs-deck-upgrades") } else { say!(scene, "fs-deck-dear") };
            (shelf(title, cards(scene, &dear, Thing::Learn)))
        }
    };
    let row = html! {
        span.ample.deck-list aria-hidden="true" {
            @for card in &player.combat_deck {
                @let bought = !content().cards[card.index()].starting;
                span.store-row { span.n.up[bought] { "2" } b { (scene.called(&(*card).into())) } @if bought { small { (say!(scene, "fs-deck-bought")) } } span.ics { (icons(*card)) } }
            }
        }
    };
    fold(&Fold {
        id: "hand",
        owner: super::owner(scene),
        title: say!(scene, "fs-deck"),
        note: html! {
            span.slim { (say!(scene, "fs-hand-note", count = player.hand_size)) }
            span.ample { (say!(scene, "fs-deck-note", count = content().limits.combat_deck, drawn = content().limits.combat_hand)) }
        },
        empty: player.combat_deck.is_empty(),
        tokens: None,
        row,
        full,
        wanted: !on_stage
            && super::wanted(scene, |thing| {
                matches!(thing, Thing::Card(_) | Thing::Learn(_) | Thing::Forget(_))
            }),
    })
}

/// Cards of one sort under their name.
fn shelf(title: String, cards: Markup) -> Markup {
    html! { div.shelf { h3.label { (title) } (cards) } }
}

fn cards(scene: &Scene<'_>, cards: &[CombatCard], thing: fn(CombatCard) -> Thing) -> Markup {
    html! { ul.ups { @for card in cards { li { (combat_card(scene, *card, thing(*card))) } } } }
}

/// Each kind of card once.
pub(crate) fn kinds(cards: &[CombatCard]) -> Vec<CombatCard> {
    let mut kinds: Vec<CombatCard> = Vec::new();
    for card in cards {
        if !kinds.contains(card) {
            kinds.push(*card);
        }
    }
    kinds
}

/// The icons of a card.
pub(crate) fn icons(card: CombatCard) -> Markup {
    let face = &content().cards[card.index()];
    html! { @for (icon, count) in Icon::all().zip(face.icons) { @for _ in 0..count { (glyph(words::icon(icon))) } } }
}

/// What a combat card says: the general ability, and the unit ability with those it needs.
pub(crate) fn full_text(tongue: &Tongue, card: CombatCard) -> Markup {
    let face = &content().cards[card.index()];
    let (general, unit) = (names::text(tongue, card, "general"), names::text(tongue, card, "unit"));
    html! {
        @if !general.is_empty() { p { (general) } }
        @if !unit.is_empty() {
            p.by-unit {
                span.needs {
                    @for unit in face.requisite.iter() { (glyph(&words::unit(unit))) }
                    @if face.or_bastion { (glyph("s-bastion")) }
                }
                (unit)
            }
        }
    }
}

/// A combat card of the deck, of the hand, or to be bought.
fn combat_card(scene: &Scene<'_>, card: CombatCard, thing: Thing) -> Markup {
    let mark = scene.marked(thing);
    let face = &content().cards[card.index()];
    html! {
        article id=(thing) .{ "ucard cmb " (mark.class) } .up[!face.starting] data-name=(scene.called(&card.into()))
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule] {
            header { (super::key(thing)) b { (scene.called(&card.into())) } span.ics { (icons(card)) } }
            (full_text(scene.tongue, card))
            @if matches!(thing, Thing::Learn(_)) { footer { (price(scene, face.materiel, 0, face.level)) } }
        }
    }
}

/// The number of cards at the tab of a narrow screen.
pub(super) fn count(scene: &Scene<'_>) -> Fragment {
    let cards = super::own(scene).map(|player| player.upgrades.len() + player.schemes.len());
    let html = html! {
        span #hand-count.n hidden[cards.is_none()] {
            span aria-hidden="true" { (cards.unwrap_or(0)) }
            span.vh { (say!(scene, "fs-hand-count", count = cards.unwrap_or(0))) }
        }
    };
    part("hand-count", "tab-hand", html)
}
