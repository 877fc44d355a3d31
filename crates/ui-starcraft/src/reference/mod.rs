//! What a card, unit, building or planet is and does. Shown as a tip and as a page: the address
//! is `/reference/starcraft/KIND/NAME`, e.g. `/reference/starcraft/unit/marine`.
//!
//! * `units`: units and the other pieces. `cards`: cards, technologies, events.
//! * `sheets`: factions, buildings, modules, orders, planets.

mod cards;
mod sheets;
mod units;

use maud::{Markup, html};
use starcraft::content::{Confidence, Price};
use starcraft::ids::{
    Building, Card, EventKind, Faction, Module, Order, Planet, Race, Resource, Tech, Unit,
};
use ui::reference::Entry;

use crate::page::glyph;

/// How sure we are of something, where it is worth saying.
fn sure(confidence: Confidence) -> Option<&'static str> {
    match confidence {
        Confidence::Sourced => None,
        Confidence::Inferred => Some(
            "How sure we are: not read off a component, but worked out from what public sources say.",
        ),
        Confidence::Designed => Some(
            "How sure we are: no public source was found; this is our proposal, fitted to all that is known.",
        ),
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

/// What there is to say about a thing; none if there is no such thing. Kinds are `unit`, `card`,
/// `tech`, `building`, `module`, `event`, `planet`, `faction`, `order` and `piece`.
pub fn find(kind: &str, name: &str) -> Option<Entry> {
    match kind {
        "unit" => name.parse().ok().map(units::unit),
        "piece" => units::piece(name),
        "card" => {
            // `terran_bunker_2` is the second copy of `terran_bunker`.
            let card = Card::all().find(|card| card.to_string().replace('#', "_") == name);
            card.or_else(|| name.parse().ok()).map(cards::card)
        }
        "tech" => name.parse().ok().map(cards::tech),
        "event" => name.parse().ok().map(cards::event),
        "building" => name.parse().ok().map(sheets::building),
        "module" => name.parse().ok().map(sheets::module),
        "planet" => name.parse().ok().map(sheets::planet),
        "faction" => name.parse().ok().map(sheets::faction),
        "order" => name.parse().ok().map(sheets::order),
        _ => None,
    }
}

/// Every page of the reference, group by group.
pub fn index() -> Markup {
    html! {
            (group("factions", "Factions", Faction::all().map(|id| ("faction", id.to_string()))))
            @for race in Race::all() {
                (group(&format!("units-{race}"), &format!("{} units", race_name(race)),
                    Unit::all().filter(|unit| unit.race() == race).map(|id| ("unit", id.to_string()))))
            }
            (group("buildings", "Buildings", Building::all().map(|id| ("building", id.to_string()))))
            (group("modules", "Modules and pieces",
                Module::all().map(|id| ("module", id.to_string())).chain(units::PIECES.map(|id| ("piece", id.to_owned())))))
            (group("orders", "Orders", Order::all().map(|id| ("order", id.to_string()))))
            @for race in Race::all() {
                (group(&format!("tech-{race}"), &format!("{} technologies", race_name(race)),
                    Tech::all().filter(|tech| tech.race() == race).map(|id| ("tech", id.to_string()))))
            }
            @for race in Race::all() {
                (group(&format!("cards-{race}"), &format!("{} Combat cards", race_name(race)), cards::starting_deck(race).map(|id| ("card", id.to_string()))))
            }
            @for stage in 1..=3 {
                (group(&format!("events-{stage}"), &format!("Event cards of stage {}", "I".repeat(stage)),
                    EventKind::all().filter(move |&event| cards::stage(event) == stage).map(|id| ("event", id.to_string()))))
            }
        (group("planets", "Planets", Planet::all().map(|id| ("planet", id.to_string()))))
    }
}

fn group(id: &str, title: &str, things: impl Iterator<Item = (&'static str, String)>) -> Markup {
    html! {
        section.ref-group aria-labelledby=(id) {
            h2 #(id) { (title) }
            ul {
                @for (kind, name) in things {
                    @if let Some(entry) = find(kind, &name) {
                        li { (entry.link(&href(kind, &name), &format!("starcraft/{kind}/{}", name.replace('#', "_")))) }
                    }
                }
            }
        }
    }
}

fn race_name(race: Race) -> &'static str {
    crate::words::name(race)
}

/// A price with its glyphs, and in words for screen readers.
fn price(price: Price) -> Markup {
    let parts = [(price.minerals, Resource::MINERALS), (price.gas, Resource::GAS)];
    html! {
        span.ref-price {
            @if price == Price::default() { "free" }
            @for (amount, resource) in parts.into_iter().filter(|(amount, _)| *amount > 0) {
                span class={ "c-" (if resource == Resource::GAS { "gas" } else { "mineral" }) } {
                    (amount) (glyph(if resource == Resource::GAS { "r-gas" } else { "r-mineral" }))
                    span.vh { " " (resource) " " }
                }
            }
        }
    }
}

/// Links in a row, with commas.
fn list(links: impl IntoIterator<Item = Markup>) -> Markup {
    html! { @for (place, link) in links.into_iter().enumerate() { @if place > 0 { ", " } (link) } }
}
