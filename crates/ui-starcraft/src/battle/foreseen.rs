//! What the cards of the hand would come to at their skirmish: the sum and both comparisons of each,
//! shown while it is pointed at, against what the enemy may have there.

use kernel::{Arg, Message, message};
use maud::{Markup, html};
use starcraft::Thing;
use starcraft::ids::Card;
use starcraft::view::{BattleView, Fit, Forecast, Rival};
use tongue::say;

use super::lane::{emblem, slot};
use super::lanes::Lane;
use super::terms;
use crate::files::glyph;
use crate::names;
use crate::scene::Scene;
use crate::table::card;

/// The parts of a lane: what the enemy may have, the clash, the own half.
pub(super) fn parts(
    scene: &Scene<'_>,
    battle: &BattleView,
    forecast: &Forecast,
    lane: &Lane,
) -> [Option<Markup>; 3] {
    [
        known(scene, forecast, lane),
        Some(clash(scene, battle, forecast)),
        Some(half(scene, battle, forecast)),
    ]
}

/// The cards the enemy may have there, by what they give.
fn known(scene: &Scene<'_>, forecast: &Forecast, lane: &Lane) -> Option<Markup> {
    if is_seen(forecast) {
        return None;
    }
    let unit = lane.halves[usize::from(1 - forecast.side)].front?.unit;
    let title = match forecast.complete {
        true => message!("sc-foreseen-any"),
        false => message!("sc-foreseen-unseen", unit = unit),
    };
    let mut alike: Vec<(i16, i16, usize)> = Vec::new();
    for rival in &forecast.rivals {
        match alike.last_mut() {
            Some((attack, health, count)) if (*attack, *health) == (rival.attack, rival.health) => {
                *count += 1;
            }
            _ => alike.push((rival.attack, rival.health, 1)),
        }
    }
    Some(html! {
        div.known {
            span { (scene.say(&title)) }
            div { @for (attack, health, count) in alike {
                span.kc { (attack) i { "/" } (health) @if count > 1 { em { "×" (count) } } }
            } }
        }
    })
}

/// Whether what the enemy has there is known.
fn is_seen(forecast: &Forecast) -> bool {
    forecast.complete && forecast.rivals.len() == 1
}

/// The element that shows what a card would do, while the card is pointed at; the one for no card shows
/// while none is.
fn pointed(fit: &Fit) -> (&'static str, Option<String>) {
    match fit.card {
        Some(card) => ("foreseen", Some(Thing::Card(card).to_string())),
        None => ("unpointed", None),
    }
}

fn clash(scene: &Scene<'_>, battle: &BattleView, forecast: &Forecast) -> Markup {
    let side = usize::from(forecast.side);
    let (own, enemy) = (battle.seats[side], battle.seats[1 - side]);
    let attacks = span(&forecast.rivals, |rival| rival.attack);
    let healths = span(&forecast.rivals, |rival| rival.health);
    let all = forecast.rivals.len();
    html! {
        div.clash {
            @if forecast.fit(None).is_none() { p.sealed.unpointed { (say!(scene, "sc-foreseen-choose")) } }
            @for fit in &forecast.fits {
                @let (class, of) = pointed(fit);
                @let (kills, holds) = (count(&fit.kills), count(&fit.holds));
                div class=(class) data-for=[of] {
                    div.cmp {
                        p.eq aria-hidden="true" {
                            (emblem(scene, own)) (glyph("i-attack")) (fit.strength.attack)
                            i { (sign(kills, all, "≥", "<")) } (glyph("i-health")) small { (healths) }
                        }
                        p { (names::said(scene, &kills_with(kills, all))) }
                    }
                    div.cmp {
                        p.eq aria-hidden="true" {
                            (emblem(scene, enemy)) (glyph("i-attack")) small { (attacks) }
                            i { (sign(holds, all, "<", "≥")) } (glyph("i-health")) (fit.strength.health)
                        }
                        p { (names::said(scene, &holds_against(holds, all))) }
                    }
                }
            }
        }
    }
}

fn half(scene: &Scene<'_>, battle: &BattleView, forecast: &Forecast) -> Markup {
    let lying =
        &battle.skirmishes[usize::from(forecast.skirmish)].cards[usize::from(forecast.side)];
    let laid: Vec<Card> = [lying.standard, lying.reinforcement].into_iter().flatten().collect();
    let place = |new: Option<Card>| {
        html! {
            div.laid { div.cards {
                @for &face in &laid { (card::lying(scene.tongue, face, "mini peek")) }
                @if let Some(new) = new { (card::lying(scene.tongue, new, "mini ghosted")) }
                @else if laid.is_empty() { (slot(scene)) }
            } }
        }
    };
    html! {
        @if forecast.fit(None).is_none() { div.unpointed { (place(None)) } }
        @for fit in &forecast.fits {
            @let (class, of) = pointed(fit);
            div class=(class) data-for=[of] {
                (terms::sum(scene, &fit.strength.terms, None))
                (place(fit.card))
            }
        }
    }
}

pub(super) fn count(verdicts: &[bool]) -> usize {
    verdicts.iter().filter(|yes| **yes).count()
}

fn sign(yes: usize, all: usize, all_yes: &'static str, none: &'static str) -> &'static str {
    match yes {
        _ if yes == all => all_yes,
        0 => none,
        _ => "·",
    }
}

/// From the smallest to the largest of the values.
fn span(rivals: &[Rival], value: fn(&Rival) -> i16) -> String {
    let values = || rivals.iter().map(value);
    match (values().min(), values().max()) {
        (Some(least), Some(most)) if least != most => format!("{least}–{most}"),
        (Some(least), _) => least.to_string(),
        _ => String::new(),
    }
}

fn of(yes: usize, all: usize, sentence: fn(Arg, Arg) -> Message) -> Message {
    let class = match yes {
        0 => "none",
        _ if yes == all => "lives",
        _ => "some",
    };
    names::within(class, sentence(yes.into(), all.into()))
}

pub(super) fn kills_with(yes: usize, all: usize) -> Message {
    of(yes, all, |yes, all| message!("sc-foreseen-kills", yes = yes, all = all))
}

pub(super) fn holds_against(yes: usize, all: usize) -> Message {
    of(yes, all, |yes, all| message!("sc-foreseen-holds", yes = yes, all = all))
}
