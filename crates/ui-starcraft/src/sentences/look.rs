//! How things look in a sentence: with pictures, tips, and places that light up on the board.

use std::str::FromStr;

use kernel::{Arg, Message, Name, message};
use maud::{Markup, html};
use starcraft::content::{CardKind, Op, content};
use starcraft::ids::{
    Area, Building, Card, EventKind, Faction, Leader, MAX_KINDS, Module, Order, Planet, Route, Unit,
};
use starcraft::{Thing, face};

use crate::files::glyph;
use crate::table::leaders;
use crate::words;

/// So many units of a card have their pictures; a card for more needs none.
const FEW_UNITS: usize = 3;

/// Words beside a picture.
pub(crate) fn pictured(glyph: &'static str, words: Message) -> Message {
    words.naming(Name::new("picture", glyph))
}

/// A Combat or Technology card: its units and values, or its name.
pub(crate) fn card(card: Card) -> Message {
    let front = face(card);
    let (attack, health) = (front.major.attack, front.major.health);
    let said = match (front.technology, front.kind) {
        (Some(tech), CardKind::Standard) => {
            message!("sc-log-card-named", tech = tech, attack = attack, health = health)
        }
        (Some(_), _) => return card.into(),
        (None, CardKind::Standard) => {
            message!("sc-log-card-values", attack = attack, health = health)
        }
        (None, _) => match bonus(card) {
            Some(Bonus::Attack(amount)) => message!("sc-log-card-adds-attack", amount = amount),
            Some(Bonus::Health(amount)) => message!("sc-log-card-adds-health", amount = amount),
            None => message!("sc-log-card-reinforcement"),
        },
    };
    let said = said.naming(Name::new("card", card.to_string()));
    let units = pictured_units(card);
    if units.is_empty() {
        return said;
    }
    let units: Arg = units.into_iter().collect();
    let units = message!("sc-log-card-units", units = units).naming(Name::new("unseen", ""));
    message!("sc-log-card-with-units", card = said, units = units)
}

/// The units that stand for a card as pictures.
fn pictured_units(card: Card) -> Vec<Unit> {
    let race = card.race();
    let has = |unit: &Unit| face(card).icons.has(*unit);
    if face(card).technology.is_some() {
        return Vec::new();
    }
    let mut units = (0..MAX_KINDS).map(|kind| Unit::of(race, kind)).filter(has);
    let shown: Vec<Unit> = units.by_ref().take(FEW_UNITS).collect();
    if units.next().is_some() { Vec::new() } else { shown }
}

/// What a reinforcement card adds, with its sign.
enum Bonus {
    Attack(String),
    Health(String),
}

/// What a reinforcement card adds, where it is as simple as that.
fn bonus(card: Card) -> Option<Bonus> {
    face(card).effects.iter().find_map(|effect| match effect.op {
        Op::Bonus { attack, health: 0, .. } if attack != 0 => {
            Some(Bonus::Attack(format!("{attack:+}")))
        }
        Op::Bonus { attack: 0, health, .. } if health != 0 => {
            Some(Bonus::Health(format!("{health:+}")))
        }
        _ => None,
    })
}

/// The name of a thing; none if it is only words.
pub(crate) fn thing(name: &Name, text: &str) -> Option<Markup> {
    let id = &*name.id;
    let tip = || Some(("starcraft", name.kind, id));
    match name.kind {
        "unit" => known(id, |unit: Unit| term(&words::unit_glyph(unit), tip(), text)),
        "order" => known(id, |order: Order| term(words::order_glyph(order), None, text)),
        "event" => known(id, |event: EventKind| {
            let stage = content().events[event.index()].stage;
            term(&format!("e-{stage}"), tip(), text)
        }),
        "tech" => Some(term("o-research", tip(), text)),
        "leader" => known(id, |leader: Leader| term(leaders::look(leader), tip(), text)),
        "building" => {
            known(id, |building: Building| term(&words::building_glyph(building), tip(), text))
        }
        "module" => known(id, |module: Module| term(words::module_glyph(module), tip(), text)),
        "faction" => Some(term("", tip(), text)),
        "player" => known(id, |faction: Faction| {
            let look = words::look(Some(faction));
            html! { span class={ "who " (look.class) } { (glyph(look.mark)) (text) } }
        }),
        "planet" => known(id, |planet: Planet| place(planet, Thing::Planet(planet), text)),
        "area" => known(id, |area: Area| place(area.planet(), Thing::Area(area), text)),
        "route" => known(id, |route: Route| {
            let at = Thing::Route(route);
            html! { a.pl href={ "#" (at) } data-at=(at) { (text) } }
        }),
        "card" => known(id, |card: Card| {
            html! {
                span.term data-tip={ "starcraft/card/" (id.replace('#', "_")) } {
                    @for unit in pictured_units(card) { (glyph(&words::unit_glyph(unit))) }
                    b { (text) }
                }
            }
        }),
        "picture" => Some(term(id, None, text)),
        "unseen" => Some(html! { span.vh { (text) } }),
        _ => None,
    }
}

/// A word with a picture, by its key; none if it has none.
pub(crate) fn word(key: &str, text: &str) -> Option<Markup> {
    let glyph = match key {
        "term-base" => "t-base",
        "term-worker" => "t-worker",
        "term-transport" => "t-transport",
        "term-order" => "o-hidden",
        "term-partly-depleted" => "t-partly_depleted",
        "term-depleted" => "t-depleted",
        "term-splash" => "i-splash",
        _ => return None,
    };
    Some(term(glyph, None, text))
}

/// What becomes of a thing of this id, if there is one.
fn known<T: FromStr>(id: &str, look: impl FnOnce(T) -> Markup) -> Option<Markup> {
    id.parse().ok().map(look)
}

/// A thing with a picture and, where there is more to know, a tip.
fn term(picture: &str, tip: Option<(&str, &str, &str)>, text: &str) -> Markup {
    let tip = tip.map(|(game, kind, id)| format!("{game}/{kind}/{id}"));
    html! {
        span.term data-tip=[tip] {
            @if !picture.is_empty() { (glyph(picture)) }
            b { (text) }
        }
    }
}

/// A place that lights up on the board.
fn place(planet: Planet, at: Thing, text: &str) -> Markup {
    html! { a.pl href={ "#" (Thing::Planet(planet)) } data-at=(at) { (text) } }
}
