//! What a card, unit, building or planet is and does. Shown as a tip and as a page: the address
//! is `/reference/starcraft/KIND/NAME`, e.g. `/reference/starcraft/unit/marine`.
//!
//! * `units`: units and the other pieces. `cards`: cards, technologies, events.
//! * `sheets`: factions, buildings, modules, orders, planets.

mod cards;
mod sheets;
mod units;

use kernel::{Message, Name, message};
use maud::{Markup, html};
use starcraft::content::{Confidence, Price};
use starcraft::ids::{
    Building, Card, EventKind, Faction, Module, Order, Planet, Race, Resource, Tech, Unit,
};
use tongue::{Tongue, say};
use ui::reference::Entry;

use crate::page::glyph;
use crate::{names, words};

/// How sure we are of something, where it is worth saying.
fn sure(tongue: &Tongue, confidence: Confidence) -> Option<String> {
    match confidence {
        Confidence::Sourced => None,
        Confidence::Inferred => Some(say!(tongue, "sc-sure-inferred")),
        Confidence::Designed => Some(say!(tongue, "sc-sure-designed")),
    }
}

/// The address of a thing. Cards of which there are several copies share it in effect: a `#`
/// would end an address, so it is written as `_`.
pub fn href(kind: &str, name: &str) -> String {
    format!("/reference/starcraft/{kind}/{}", name.replace('#', "_"))
}

/// A link to a thing, with its tip.
fn link(kind: &str, name: &str, words: &str) -> Markup {
    let name = name.replace('#', "_");
    html! { a.thing href=(href(kind, &name)) data-tip={ "starcraft/" (kind) "/" (name) } { (words) } }
}

/// A link to a thing by its name.
fn named(tongue: &Tongue, thing: impl Into<Name>) -> Markup {
    let name = thing.into();
    link(name.kind, &name.id, &tongue.name(&name))
}

/// A sentence in which things are links, and these are drawn: by the names of their places.
fn said(tongue: &Tongue, message: &Message, drawn: &[(&'static str, Markup)]) -> Markup {
    names::told(tongue, message, |name, text| match name.kind {
        "drawn" => drawn.iter().find(|(place, _)| *place == name.id).map(|(_, part)| part.clone()),
        "unit" | "building" | "tech" | "module" => Some(link(name.kind, &name.id, text)),
        _ => None,
    })
}

/// What there is to say about a thing; none if there is no such thing. Kinds are `unit`, `card`,
/// `tech`, `building`, `module`, `event`, `planet`, `faction`, `order` and `piece`.
pub fn find(kind: &str, name: &str, tongue: &Tongue) -> Option<Entry> {
    match kind {
        "unit" => name.parse().ok().map(|unit| units::unit(unit, tongue)),
        "piece" => units::piece(name, tongue),
        "card" => {
            // `terran_bunker_2` is the second copy of `terran_bunker`.
            let card = Card::all().find(|card| card.to_string().replace('#', "_") == name);
            card.or_else(|| name.parse().ok()).map(|card| cards::card(card, tongue))
        }
        "tech" => name.parse().ok().map(|tech| cards::tech(tech, tongue)),
        "event" => name.parse().ok().map(|event| cards::event(event, tongue)),
        "building" => name.parse().ok().map(|building| sheets::building(building, tongue)),
        "module" => name.parse().ok().map(|module| sheets::module(module, tongue)),
        "planet" => name.parse().ok().map(|planet| sheets::planet(planet, tongue)),
        "faction" => name.parse().ok().map(|faction| sheets::faction(faction, tongue)),
        "order" => name.parse().ok().map(|order| sheets::order(order, tongue)),
        _ => None,
    }
}

/// Every page of the reference, group by group.
pub fn index(tongue: &Tongue) -> Markup {
    let group = |id: &str, title: Message, things: &mut dyn Iterator<Item = Thing>| {
        group(id, &tongue.say(&title), things, tongue)
    };
    html! {
        (group("factions", message!("sc-ref-factions"), &mut Faction::all().map(|id| ("faction", id.to_string()))))
        @for race in Race::all() {
            (group(&format!("units-{race}"), message!("sc-ref-units", race = race),
                &mut Unit::all().filter(|unit| unit.race() == race).map(|id| ("unit", id.to_string()))))
        }
        (group("buildings", message!("sc-ref-buildings"), &mut Building::all().map(|id| ("building", id.to_string()))))
        (group("modules", message!("sc-ref-modules"),
            &mut Module::all().map(|id| ("module", id.to_string())).chain(units::PIECES.map(|id| ("piece", id.to_owned())))))
        (group("orders", message!("sc-ref-orders"), &mut Order::all().map(|id| ("order", id.to_string()))))
        @for race in Race::all() {
            (group(&format!("tech-{race}"), message!("sc-ref-techs", race = race),
                &mut Tech::all().filter(|tech| tech.race() == race).map(|id| ("tech", id.to_string()))))
        }
        @for race in Race::all() {
            (group(&format!("cards-{race}"), message!("sc-ref-cards", race = race),
                &mut cards::starting_deck(race).map(|id| ("card", id.to_string()))))
        }
        @for stage in 1..=3 {
            (group(&format!("events-{stage}"), message!("sc-ref-events", stage = "I".repeat(stage)),
                &mut EventKind::all().filter(move |&event| cards::stage(event) == stage).map(|id| ("event", id.to_string()))))
        }
        (group("planets", message!("sc-ref-planets"), &mut Planet::all().map(|id| ("planet", id.to_string()))))
    }
}

/// Something that can be looked up: its kind and its name.
type Thing = (&'static str, String);

fn group(
    id: &str,
    title: &str,
    things: &mut dyn Iterator<Item = Thing>,
    tongue: &Tongue,
) -> Markup {
    html! {
        section.ref-group aria-labelledby=(id) {
            h2 #(id) { (title) }
            ul {
                @for (kind, name) in things {
                    @if let Some(entry) = find(kind, &name, tongue) {
                        li { (entry.link(&href(kind, &name), &format!("starcraft/{kind}/{}", name.replace('#', "_")))) }
                    }
                }
            }
        }
    }
}

/// A price with its glyphs, and in words for screen readers.
fn price(tongue: &Tongue, price: Price) -> Markup {
    let parts = [(price.minerals, Resource::MINERALS), (price.gas, Resource::GAS)];
    html! {
        span.ref-price {
            @if price == Price::default() {
                (say!(tongue, "sc-free"))
            } @else {
                span.vh { (tongue.say(&names::price(price))) }
            }
            @for (amount, resource) in parts.into_iter().filter(|(amount, _)| *amount > 0) {
                span class=(words::resource_class(resource)) aria-hidden="true" {
                    (amount) (glyph(words::resource_glyph(resource)))
                }
            }
        }
    }
}

/// Links in a row, with commas.
fn list(tongue: &Tongue, links: impl IntoIterator<Item = Markup>) -> Markup {
    html! {
        @for (place, link) in links.into_iter().enumerate() {
            @if place > 0 { (say!(tongue, "list-comma")) }
            (link)
        }
    }
}
