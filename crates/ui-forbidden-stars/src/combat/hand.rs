//! The cards one may lay: what each would do here, or what it says; whether its unit ability works, and if not, why; the sums with it.

use forbidden_stars::content::content;
use forbidden_stars::ids::{CombatCard, Stance};
use forbidden_stars::view::{Ability, CombatView, Fit, Need};
use kernel::{Message, message};
use maud::{Markup, html};
use tongue::say;

use super::offer::offer;
use super::side::kind;
use super::sums::span;
use crate::files::glyph;
use crate::scene::Scene;
use crate::sentences::tell::tell;
use crate::table::{event_card, icons, kinds};
use crate::{Thing, names, table, words};

/// The cards in the hand of a party that looks.
fn own<'a>(scene: &Scene<'a>, combat: &CombatView) -> Option<&'a [CombatCard]> {
    let player = scene.view.player(scene.view.you?)?;
    let fights = combat.sides.iter().any(|side| side.seat == player.seat);
    fights.then_some(player.secrets.as_ref()?.hand.as_slice())
}

/// Whether there is something below the parties.
pub(super) fn is_there(scene: &Scene<'_>, combat: &CombatView) -> bool {
    super::has_events(scene)
        || combat.offer.is_some()
        || own(scene, combat).is_some_and(|cards| !cards.is_empty())
}

/// Whether an answer lives here.
fn is_wanted(scene: &Scene<'_>) -> bool {
    table::wanted(scene, |thing| matches!(thing, Thing::Card(_) | Thing::Event(_)))
}

pub(super) fn hand(scene: &Scene<'_>, combat: &CombatView) -> Markup {
    let player = scene.view.you.and_then(|seat| scene.view.player(seat));
    html! {
        @if let Some(asks) = combat.offer.as_ref().filter(|_| !is_wanted(scene)) { (offer(scene, combat, asks)) }
        @else if is_there(scene, combat) {
            div.combat-hand.part tabindex="0" aria-label=(say!(scene, "fs-hand")) role="group" {
                @if super::has_events(scene) {
                    @for event in player.iter().flat_map(|player| &player.schemes) { (event_card(scene, *event)) }
                }
                @if let Some(cards) = own(scene, combat) {
                    @for card in kinds(cards) {
                        (drawn(scene, combat, card, cards.iter().filter(|it| **it == card).count()))
                    }
                    @for side in combat.sides.iter().filter(|side| Some(side.seat) == scene.view.you) {
                        @for played in &side.played { (gone(scene, played.card)) }
                    }
                }
            }
        }
    }
}

fn drawn(scene: &Scene<'_>, combat: &CombatView, card: CombatCard, count: usize) -> Markup {
    let thing = Thing::Card(card);
    let mark = scene.marked(thing);
    let fit = combat.forecast.as_ref().and_then(|forecast| forecast.fit(card));
    html! {
        article id=(thing) .{ "hc " (mark.class) } data-name=(scene.called(&card.into()))
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule] tabindex="0" {
            header { (table::key(thing)) b data-tip={ "forbidden-stars/combat/" (card) } { (scene.called(&card.into())) } @if count > 1 { small { "× " (count) } } span.ics { (icons(card)) } }
            div.says {
                (general(scene, card, fit))
                (unit(scene, card, fit))
            }
            @if let (Some(fit), Some(forecast)) = (fit, &combat.forecast) { (foot(scene, fit, usize::from(forecast.side))) }
        }
    }
}

/// The place of a card that lies open already.
fn gone(scene: &Scene<'_>, card: CombatCard) -> Markup {
    html! {
        div.hc.gone data-tip={ "forbidden-stars/combat/" (card) } {
            header { b { (scene.called(&card.into())) } span.ics { (icons(card)) } }
            p { (say!(scene, "fs-hand-played")) }
        }
    }
}

/// What an ability does here; what it says where that depends on choices or chance.
fn words_of(scene: &Scene<'_>, ability: Option<&Ability>, printed: String) -> Markup {
    let events = ability.filter(|it| !it.open).map_or(&[][..], |it| &it.happens);
    let told: Vec<Message> = events.iter().filter_map(|event| tell(scene, event)).collect();
    html! {
        @if told.is_empty() { (printed) }
        @else { @for line in &told { (names::pictured(scene, line)) " " } }
    }
}

fn general(scene: &Scene<'_>, card: CombatCard, fit: Option<&Fit>) -> Markup {
    let printed = names::text(scene.tongue, card, "general");
    let idle = fit.is_some_and(|fit| fit.general.idle);
    html! {
        @if !printed.is_empty() {
            p.off[idle] {
                @if idle { b { (say!(scene, "fs-ability-idle")) } " " }
                (words_of(scene, fit.map(|fit| &fit.general), printed))
            }
        }
    }
}

fn unit(scene: &Scene<'_>, card: CombatCard, fit: Option<&Fit>) -> Markup {
    let printed = names::text(scene.tongue, card, "unit");
    let face = &content().cards[card.index()];
    let met = fit.is_none_or(|fit| fit.met);
    let idle = met && fit.is_some_and(|fit| fit.unit.idle);
    html! {
        @if !printed.is_empty() {
            p.by-unit.off[!met || idle] {
                span.needs {
                    @match fit {
                        Some(fit) => @for need in &fit.needs { (needed(*need)) },
                        None => {
                            @for unit in face.requisite.iter() { (glyph(&words::unit(unit))) }
                            @if face.or_bastion { (glyph("s-bastion")) }
                        }
                    }
                }
                @match fit {
                    Some(fit) if !fit.met => b { (scene.say(&why_not(&fit.needs))) },
                    Some(_) if idle => { b { (say!(scene, "fs-ability-idle")) } " " (printed) },
                    _ => (words_of(scene, fit.map(|fit| &fit.unit), printed)),
                }
            }
        }
    }
}

/// A unit that a card names: bright if it is there.
pub(super) fn needed(need: Need) -> Markup {
    let picture = need.fighter.unit().map_or_else(|| "s-bastion".to_owned(), words::unit);
    let class = match need.stands {
        Some(Stance::READY) => "there",
        Some(_) => "lies",
        None => "",
    };
    html! { span class=(class) { (glyph(&picture)) } }
}

/// Why the unit ability does not work: one of those it names lies routed, or there is none of them.
fn why_not(needs: &[Need]) -> Message {
    let routed = needs.iter().find(|need| need.stands.is_some());
    match (routed, needs) {
        (Some(need), _) => message!("fs-need-routed", unit = kind(need.fighter)),
        (None, [need]) => message!("fs-need-missing", unit = kind(need.fighter)),
        _ => message!("fs-unit-missing"),
    }
}

fn foot(scene: &Scene<'_>, fit: &Fit, side: usize) -> Markup {
    let [offence, defence] = fit.sums.values[side];
    html! {
        footer title=(say!(scene, "fs-before-theirs")) {
            div { span { (glyph("i-offence")) (span(offence)) } span { (glyph("i-defence")) (span(defence)) } }
            div.to {
                span { (glyph("i-damage")) (say!(scene, "fs-to-them", count = span(fit.sums.damage[1 - side]))) }
                span { (glyph("i-damage")) (say!(scene, "fs-to-you", count = span(fit.sums.damage[side]))) }
            }
        }
    }
}
