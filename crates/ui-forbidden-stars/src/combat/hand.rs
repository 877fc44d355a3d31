//! The cards one may lay: what each says, whether its unit ability works here, and the sums with its icons.

use forbidden_stars::content::content;
use forbidden_stars::ids::{CombatCard, Icon};
use forbidden_stars::view::CombatView;
use maud::{Markup, html};
use tongue::say;
use ui::page::glyph;

use super::sums::{Terms, fighters, on_card};
use crate::scene::Scene;
use crate::table::{event_card, icons, kinds};
use crate::{Thing, names, table, words};

/// The cards in the hand of a party that looks.
fn own<'a>(scene: &Scene<'a>, combat: &CombatView) -> Option<(usize, &'a [CombatCard])> {
    let player = scene.view.player(scene.view.you?)?;
    let side = combat.sides.iter().position(|side| side.seat == player.seat)?;
    Some((side, &player.secrets.as_ref()?.hand))
}

/// Whether there is something below the parties.
pub(super) fn is_there(scene: &Scene<'_>, combat: &CombatView) -> bool {
    super::has_events(scene) || own(scene, combat).is_some_and(|(_, cards)| !cards.is_empty())
}

pub(super) fn hand(scene: &Scene<'_>, combat: &CombatView) -> Markup {
    let player = scene.view.you.and_then(|seat| scene.view.player(seat));
    html! {
        @if is_there(scene, combat) {
            div.combat-hand.part aria-label=(say!(scene, "fs-hand")) role="group" {
                @if super::has_events(scene) {
                    @for event in player.iter().flat_map(|player| &player.schemes) { (event_card(scene, *event)) }
                }
                @if let Some((side, cards)) = own(scene, combat) {
                    @for card in kinds(cards) {
                        (drawn(scene, combat, side, card, cards.iter().filter(|it| **it == card).count()))
                    }
                }
            }
        }
    }
}

fn drawn(
    scene: &Scene<'_>,
    combat: &CombatView,
    side: usize,
    card: CombatCard,
    count: usize,
) -> Markup {
    let thing = Thing::Card(card);
    let mark = scene.marked(thing);
    let face = &content().cards[card.index()];
    let fighting = fighters(scene.view, combat, side);
    // FS-CRD-05: one of them must be there, not routed.
    let there = fighting.iter().any(|(it, _)| {
        !it.is_routed() && it.unit().map_or(face.or_bastion, |unit| face.requisite.has(unit))
    });
    let with = |icon: Icon| Terms::of(combat, side, icon).sum() + on_card(card, icon);
    let against = |icon: Icon| Terms::of(combat, 1 - side, icon).sum();
    let hits = with(Icon::OFFENCE).saturating_sub(against(Icon::DEFENCE));
    let hurts = against(Icon::OFFENCE).saturating_sub(with(Icon::DEFENCE));
    let unit_text = names::text(scene.tongue, card, "unit");
    html! {
        article id=(thing) .{ "hc " (mark.class) } data-name=(scene.called(&card.into()))
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule] {
            header { (table::key(thing)) b { (scene.called(&card.into())) } @if count > 1 { small { "× " (count) } } span.ics { (icons(card)) } }
            p { (names::text(scene.tongue, card, "general")) }
            @if !unit_text.is_empty() {
                p.by-unit.off[!there] {
                    span.needs {
                        @for unit in face.requisite.iter() { (glyph(&words::unit(unit))) }
                        @if face.or_bastion { (glyph("s-bastion")) }
                    }
                    @if !there { b { (say!(scene, "fs-unit-missing")) " " } }
                    (unit_text)
                }
            }
            footer title=(say!(scene, "fs-with-icons")) {
                span { (glyph("i-offence")) (with(Icon::OFFENCE)) }
                span { (glyph("i-defence")) (with(Icon::DEFENCE)) }
                span.them { (glyph("i-damage")) (say!(scene, "fs-to-them", count = hits)) }
                span.you { (glyph("i-damage")) (say!(scene, "fs-to-you", count = hurts)) }
            }
        }
    }
}
