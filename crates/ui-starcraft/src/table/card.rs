//! A Combat card: unit icons, the two big values, the small ones, one line about its ability.

use maud::{Markup, html};
use starcraft::content::{CardFace, CardKind, Condition, Effect, Keyword, Op};
use starcraft::ids::{Card, Unit};
use starcraft::sets::UnitSet;
use starcraft::state::unit_sheet;
use starcraft::{Thing, face};

use super::reference;
use crate::page::glyph;
use crate::scene::Scene;
use crate::words;

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
            span.vh { (words::card_long(card)) }
            (inside(face))
        }
    }
}

/// A card that lies somewhere, to be looked at.
pub(crate) fn lying(card: Card, state: &str) -> Markup {
    html! {
        a.card .{ (kind(face(card))) " " (state) } href=(reference("card", &card.to_string())) data-tip=(tip(card)) {
            span.vh { (words::card_long(card)) }
            (inside(face(card)))
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

fn inside(face: &CardFace) -> Markup {
    let icons: Vec<Unit> = Unit::all().filter(|unit| face.icons.has(*unit)).collect();
    html! {
        span.units aria-hidden="true" {
            @if icons.len() > 6 { span.allu { "all units" } }
            @else { @for unit in &icons { (glyph(&words::unit_glyph(*unit))) } }
        }
        @if face.kind == CardKind::Standard {
            span.big aria-hidden="true" {
                span { (glyph("i-attack")) b { (face.major.attack) } }
                span { (glyph("i-health")) b { (face.major.health) } }
            }
            span.low aria-hidden="true" {
                span { (face.minor.attack) } i { "others" } span { (face.minor.health) }
            }
        } @else {
            span.plus aria-hidden="true" { span { (bonus(face)) } }
        }
        @let text = short(face);
        span.does.none[text.is_empty()] aria-hidden="true" {
            @if text.is_empty() { "no ability" } @else { (text) }
        }
    }
}

/// A card in one line of a list.
pub(super) fn link(card: Card) -> Markup {
    html! {
        a href=(reference("card", &card.to_string())) data-tip=(tip(card)) {
            (words::card_short(card))
        }
    }
}

/// What a reinforcement adds in numbers.
fn bonus(face: &CardFace) -> Markup {
    let found = face.effects.iter().find_map(|effect| match effect.op {
        Op::Bonus { attack, health, .. } => Some((attack, health)),
        _ => None,
    });
    html! {
        @match found {
            Some((0, health)) => { "+" (health) small { "health" } }
            Some((attack, 0)) => { "+" (attack) small { "attack" } }
            Some((attack, health)) => { "+" (attack) "/+" (health) small { "both" } }
            None => { (glyph("i-support")) }
        }
    }
}

/// The ability in a few words; a technology by its name. The whole text is in the tip.
fn short(face: &CardFace) -> String {
    if let Some(tech) = face.technology {
        return words::tech(tech).to_owned();
    }
    let mut parts: Vec<String> = Vec::new();
    for effect in &face.effects {
        let text = effect_short(face, effect);
        if !text.is_empty() && !parts.contains(&text) {
            parts.push(text);
        }
    }
    if parts.is_empty() && !face.effects.is_empty() {
        return "see its text".into();
    }
    parts.truncate(2);
    parts.join(", ")
}

fn effect_short(face: &CardFace, effect: &Effect) -> String {
    let does = match &effect.op {
        // The big number of a reinforcement says it already.
        Op::Bonus { .. } if face.kind != CardKind::Standard => String::new(),
        Op::Bonus { attack, health: 0, .. } => format!("+{attack} attack"),
        Op::Bonus { attack: 0, health, .. } => format!("+{health} health"),
        Op::Bonus { attack, health, .. } => format!("+{attack}/+{health}"),
        Op::Splash { ground: true, flying: true, .. } => "splash".into(),
        Op::Splash { flying: true, .. } => "flying splash".into(),
        Op::Splash { .. } => "ground splash".into(),
        Op::GainKeyword { keyword: Keyword::Cloaking, .. } => "cloaking".into(),
        Op::GainKeyword { keyword: Keyword::Detector, .. } => "detector".into(),
        Op::CancelStandard | Op::CancelReinforcement => "cancels a card".into(),
        Op::DestroyOwnFront => "dies itself".into(),
        Op::DestroyEnemyFront => "kills".into(),
        Op::TireWorkers { .. } => "1 worker rests".into(),
        _ => return String::new(),
    };
    let only = conditions(face, &effect.condition);
    match (does.is_empty(), only.0) {
        (true, _) => only.1,
        (false, Some(front)) => format!("{front}: {does}{}", only.1),
        (false, None) => format!("{does}{}", only.1),
    }
}

/// The front-line unit an effect is for, and against what it works.
fn conditions(face: &CardFace, condition: &Condition) -> (Option<&'static str>, String) {
    let front: Vec<Unit> =
        Unit::all().filter(|u| condition.front.has(*u) && face.icons.has(*u)).collect();
    let icons = Unit::all().filter(|u| face.icons.has(*u)).count();
    let front = match &front[..] {
        [one] if icons > 1 => Some(words::unit(*one)),
        _ => None,
    };
    let against = if condition.vs == UnitSet::ALL {
        ""
    } else if Unit::all().all(|u| condition.vs.has(u) == unit_sheet(u).flying) {
        " vs flying"
    } else if Unit::all().all(|u| condition.vs.has(u) != unit_sheet(u).flying) {
        " vs ground"
    } else {
        " vs some"
    };
    let with = if condition.support.is_some() { "with support" } else { "" };
    (front, format!("{against}{with}"))
}

/// What the script asks the reference for.
fn tip(card: Card) -> String {
    format!("starcraft/card/{}", card.to_string().replace('#', "_"))
}
