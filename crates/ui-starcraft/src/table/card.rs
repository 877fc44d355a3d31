//! A Combat card: unit icons, the two big values, the small ones, one line about its ability.

use kernel::{Message, message};
use maud::{Markup, html};
use starcraft::content::{CardFace, CardKind, Condition, Effect, Keyword, Op};
use starcraft::ids::{Card, Unit};
use starcraft::sets::UnitSet;
use starcraft::state::unit_sheet;
use starcraft::{Thing, face};
use tongue::{Tongue, say};

use super::reference;
use crate::files::glyph;
use crate::scene::Scene;
use crate::{names, words};

/// A card of one's own, which may be chosen.
pub(crate) fn own(scene: &Scene<'_>, card: Card, state: Option<&str>) -> Markup {
    let thing = Thing::Card(card);
    let mark = scene.marked(thing);
    let face = face(card);
    html! {
        a.card id=(thing) .{ (kind(face)) " " (mark.class) @if let Some(state) = state { " " (state) } }
            href=(reference("card", &card.to_string())) data-tip=(tip(card))
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
        {
            span.vh { (scene.say(&names::card_long(card))) }
            (inside(scene.tongue, face))
        }
    }
}

/// A card that lies somewhere, to be looked at.
pub(crate) fn lying(tongue: &Tongue, card: Card, state: &str) -> Markup {
    html! {
        a.card .{ (kind(face(card))) " " (state) } href=(reference("card", &card.to_string())) data-tip=(tip(card)) {
            span.vh { (tongue.say(&names::card_long(card))) }
            (inside(tongue, face(card)))
        }
    }
}

fn kind(face: &CardFace) -> &'static str {
    match face.kind {
        CardKind::Standard if face.technology.is_some() => "tech",
        CardKind::Standard => "",
        _ if face.technology.is_some() => "reinf tech",
        _ => "reinf",
    }
}

fn inside(tongue: &Tongue, face: &CardFace) -> Markup {
    let icons: Vec<Unit> = Unit::all().filter(|unit| face.icons.has(*unit)).collect();
    html! {
        span.units aria-hidden="true" {
            @if icons.len() > 6 { span.allu { (say!(tongue, "sc-card-all-units")) } }
            @else { @for unit in &icons { (glyph(&words::unit_glyph(*unit))) } }
        }
        @if face.kind == CardKind::Standard {
            span.big aria-hidden="true" {
                span { (glyph("i-attack")) b { (face.major.attack) } }
                span { (glyph("i-health")) b { (face.major.health) } }
            }
            span.low aria-hidden="true" {
                span { (face.minor.attack) } i { (say!(tongue, "sc-card-others")) } span { (face.minor.health) }
            }
        } @else {
            span.plus aria-hidden="true" { span { (bonus(tongue, face)) } }
        }
        span.does.none[short(face).is_none()] aria-hidden="true" { (ability(tongue, face)) }
    }
}

/// What a card does besides its values, in a few words.
pub(crate) fn ability(tongue: &Tongue, face: &CardFace) -> String {
    tongue.say(&short(face).unwrap_or_else(|| message!("sc-card-no-ability")))
}

/// A card as small as can be: its units and its values.
pub(super) fn small(card: Card) -> Markup {
    let face = face(card);
    let icons: Vec<Unit> = Unit::all().filter(|unit| face.icons.has(*unit)).collect();
    html! {
        span.mc .(kind(face)) {
            span.u { @if icons.len() <= 3 { @for unit in &icons { (glyph(&words::unit_glyph(*unit))) } } @else { (glyph("i-seat")) } }
            b {
                @if face.kind == CardKind::Standard { (face.major.attack) i { "/" } (face.major.health) }
                @else { (plus(face)) }
            }
        }
    }
}

/// What a reinforcement adds, as a number and a picture.
fn plus(face: &CardFace) -> Markup {
    html! {
        @match added(face) {
            Some((0, health)) => { "+" (health) (glyph("i-health")) }
            Some((attack, 0)) => { "+" (attack) (glyph("i-attack")) }
            Some((attack, health)) => { "+" (attack) "/" (health) }
            None => (glyph("i-support")),
        }
    }
}

/// The attack and health that a reinforcement adds.
fn added(face: &CardFace) -> Option<(i8, i8)> {
    face.effects.iter().find_map(|effect| match effect.op {
        Op::Bonus { attack, health, .. } => Some((attack, health)),
        _ => None,
    })
}

/// A card in one line of a list.
pub(super) fn link(scene: &Scene<'_>, card: Card) -> Markup {
    html! {
        a href=(reference("card", &card.to_string())) data-tip=(tip(card)) {
            (scene.say(&names::card_short(card)))
        }
    }
}

/// What a reinforcement adds in numbers.
pub(crate) fn bonus(tongue: &Tongue, face: &CardFace) -> Markup {
    html! {
        @match added(face) {
            Some((0, health)) => { "+" (health) small { (say!(tongue, "sc-card-health")) } }
            Some((attack, 0)) => { "+" (attack) small { (say!(tongue, "sc-card-attack")) } }
            Some((attack, health)) => { "+" (attack) "/+" (health) small { (say!(tongue, "sc-card-both")) } }
            None => { (glyph("i-support")) }
        }
    }
}

/// The ability in a few words; a technology by its name. The whole text is in the tip.
fn short(face: &CardFace) -> Option<Message> {
    if let Some(tech) = face.technology {
        return Some(message!("sc-card-of", tech = tech));
    }
    let mut parts: Vec<Message> = Vec::new();
    for part in face.effects.iter().filter_map(|effect| effect_short(face, effect)) {
        if !parts.contains(&part) {
            parts.push(part);
        }
    }
    let untold = parts.is_empty() && !face.effects.is_empty();
    names::beside(parts.into_iter().take(2)).or(untold.then(|| message!("sc-card-see-text")))
}

fn effect_short(face: &CardFace, effect: &Effect) -> Option<Message> {
    let condition = &effect.condition;
    let does = match effect.op {
        // The big number of a reinforcement says it already.
        Op::Bonus { .. } if face.kind != CardKind::Standard => {
            let supported = condition.support.is_some().then(|| message!("sc-only-supported"));
            return names::beside(against(condition).into_iter().chain(supported));
        }
        Op::Bonus { attack, health: 0, .. } => message!("sc-does-attack", attack = attack),
        Op::Bonus { attack: 0, health, .. } => message!("sc-does-health", health = health),
        Op::Bonus { attack, health, .. } => {
            message!("sc-does-both", attack = attack, health = health)
        }
        Op::Splash { ground: true, flying: true, .. } => message!("sc-does-splash"),
        Op::Splash { flying: true, .. } => message!("sc-does-flying-splash"),
        Op::Splash { .. } => message!("sc-does-ground-splash"),
        Op::GainKeyword { keyword: Keyword::Cloaking, .. } => message!("sc-does-cloak"),
        Op::GainKeyword { keyword: Keyword::Detector, .. } => message!("sc-does-detect"),
        Op::CancelStandard | Op::CancelReinforcement => message!("sc-does-cancel"),
        Op::DestroyOwnFront => message!("sc-does-die"),
        Op::DestroyEnemyFront => message!("sc-does-kill"),
        Op::TireWorkers { amount } => message!("sc-does-tire", count = amount),
        _ => return None,
    };
    let does = match against(condition) {
        Some(against) => message!("sc-does-against", does = does, against = against),
        None => does,
    };
    let does = match condition.support {
        Some(_) => message!("sc-does-supported", does = does),
        None => does,
    };
    Some(match only_front(face, condition) {
        Some(unit) => message!("sc-does-in-front", unit = unit, does = does),
        None => does,
    })
}

/// The front-line unit an effect is for, where the card shows others too.
fn only_front(face: &CardFace, condition: &Condition) -> Option<Unit> {
    let icons = || Unit::all().filter(|unit| face.icons.has(*unit));
    let mut fronts = icons().filter(|unit| condition.front.has(*unit));
    let (first, second) = (fronts.next(), fronts.next());
    first.filter(|_| second.is_none() && icons().count() > 1)
}

/// What an effect works against, unless it is everything.
fn against(condition: &Condition) -> Option<Message> {
    if condition.vs == UnitSet::ALL {
        None
    } else if Unit::all().all(|u| condition.vs.has(u) == unit_sheet(u).flying) {
        Some(message!("sc-against-flying"))
    } else if Unit::all().all(|u| condition.vs.has(u) != unit_sheet(u).flying) {
        Some(message!("sc-against-ground"))
    } else {
        Some(message!("sc-against-some"))
    }
}

/// What the script asks the reference for.
pub(crate) fn tip(card: Card) -> String {
    format!("starcraft/card/{}", card.to_string().replace('#', "_"))
}
