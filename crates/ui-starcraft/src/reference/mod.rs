//! What a card, unit, building or planet is and does. Shown as a tip and as a page: the address
//! is `/reference/starcraft/KIND/NAME`, e.g. `/reference/starcraft/unit/marine`.
//!
//! * `units`: units and the other pieces. `cards`: cards, technologies, events.
//! * `scenarios`: scenarios and their items. `sheets`: factions, buildings, modules, orders, planets.
//!
//! What is in several editions is told as in the base game, with what the expansion changes below it.

mod cards;
mod scenarios;
mod sheets;
mod units;

use kernel::{Message, Name, message};
use maud::{Markup, html};
use starcraft::Expansion;
use starcraft::content::{Confidence, Content, Price, content, content_of};
use starcraft::ids::{Building, Card, Faction, Item, Leader, Order, Race, Resource, Unit};
use tongue::{Tongue, say};
use ui::reference::{Entry, list};

use crate::files::glyph;
use crate::{names, words};

/// How sure we are of something, where it is worth saying.
fn sure(tongue: &Tongue, confidence: Confidence) -> Option<String> {
    match confidence {
        Confidence::Sourced => None,
        Confidence::Inferred => Some(say!(tongue, "sc-sure-inferred")),
        Confidence::Designed => Some(say!(tongue, "sc-sure-designed")),
    }
}

/// The address of a thing.
pub fn href(kind: &str, name: &str) -> String {
    ui::reference::href("starcraft", kind, name)
}

/// A link to a thing, with its tip.
fn link(kind: &str, name: &str, words: &str) -> Markup {
    ui::reference::link("starcraft", kind, name, &html! { (words) })
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

/// A fact: its name and its value.
type Fact = (String, Markup);

/// What is in the box of the base game, and what in that of Brood War.
fn editions() -> [&'static Content; 2] {
    [content(), content_of(Expansion::BroodWar)]
}

/// The facts about a thing, from the editions that have it: those of the base game, then what Brood War
/// changes; of a thing that only one of them has, which.
fn facts(
    tongue: &Tongue,
    has: impl Fn(&Content) -> bool,
    draw: impl Fn(&'static Content) -> Vec<Fact>,
) -> Vec<Fact> {
    let edition = |said: String| (say!(tongue, "sc-ref-edition"), html! { (said) });
    let [base, brood_war] = editions();
    match (has(base), has(brood_war)) {
        (true, true) => {
            let mut all = draw(base);
            let known = |all: &[Fact], new: &Fact| {
                all.iter().any(|fact| fact.0 == new.0 && fact.1.0 == new.1.0)
            };
            for fact in
                draw(brood_war).into_iter().filter(|fact| !known(&all, fact)).collect::<Vec<_>>()
            {
                all.push((say!(tongue, "sc-ref-in-brood-war", fact = fact.0), fact.1));
            }
            all
        }
        (true, false) => {
            let mut all = draw(base);
            all.push(edition(say!(tongue, "sc-ref-base-only")));
            all
        }
        (false, _) => {
            let mut all = draw(brood_war);
            all.push(edition(say!(tongue, "sc-ref-brood-war-only")));
            all
        }
    }
}

/// The units of all editions.
pub(crate) fn all_units() -> impl Iterator<Item = Unit> {
    in_boxes(Content::all_units).into_iter()
}

/// Everything of a kind that is in one of the boxes, those of the base game first.
fn in_boxes<T: PartialEq, I: Iterator<Item = T>>(of: impl Fn(&'static Content) -> I) -> Vec<T> {
    let mut all = Vec::new();
    for thing in editions().into_iter().flat_map(of) {
        if !all.contains(&thing) {
            all.push(thing);
        }
    }
    all
}

/// What there is to say about a thing; none if there is no such thing. Kinds are `unit`, `card`,
/// `tech`, `building`, `module`, `event`, `leader`, `planet`, `faction`, `order`, `installation`,
/// `item`, `scenario` and `piece`.
pub fn find(kind: &str, name: &str, tongue: &Tongue) -> Option<Entry> {
    match kind {
        "unit" => name.parse().ok().map(|unit: Unit| units::unit(unit.plain(), tongue)),
        "piece" => units::piece(name, tongue),
        "installation" => units::installation(name, tongue),
        "item" => name.parse().ok().map(|item| scenarios::item(item, tongue)),
        "scenario" => scenarios::scenario(name, tongue),
        "card" => {
            // `terran_bunker_2` is the second copy of `terran_bunker`.
            let card = Card::all().find(|card| card.to_string().replace('#', "_") == name);
            card.or_else(|| name.parse().ok()).map(|card| cards::card(card, tongue))
        }
        "tech" => name.parse().ok().map(|tech| cards::tech(tech, tongue)),
        "event" => name.parse().ok().map(|event| cards::event(event, tongue)),
        "leader" => name.parse().ok().map(|leader| cards::leader(leader, tongue)),
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
        (units::compared(tongue))
        (group("buildings", message!("sc-ref-buildings"), &mut Building::all().map(|id| ("building", id.to_string()))))
        (group("modules", message!("sc-ref-modules"),
            &mut in_boxes(Content::all_modules).into_iter().map(|id| ("module", id.to_string()))
                .chain(units::PIECES.map(|id| ("piece", id.to_owned())))
                .chain(units::INSTALLATIONS.map(|site| ("installation", site.name().to_owned())))))
        (group("orders", message!("sc-ref-orders"), &mut Order::all().map(|id| ("order", id.to_string()))))
        @for race in Race::all() {
            (group(&format!("tech-{race}"), message!("sc-ref-techs", race = race),
                &mut in_boxes(Content::all_techs).into_iter().filter(|tech| tech.race() == race).map(|id| ("tech", id.to_string()))))
        }
        @for race in Race::all() {
            (group(&format!("cards-{race}"), message!("sc-ref-cards", race = race),
                &mut in_boxes(|content| cards::starting_deck(content, race)).into_iter().map(|id| ("card", id.to_string()))))
        }
        @for stage in 1..=3 {
            (group(&format!("events-{stage}"), message!("sc-ref-events", stage = "I".repeat(stage)),
                &mut in_boxes(Content::all_events).into_iter().filter(|&event| cards::stage(event) == stage).map(|id| ("event", id.to_string()))))
        }
        @for faction in Faction::all() {
            (group(&format!("leaders-{faction}"), message!("sc-ref-leaders", faction = faction),
                &mut Leader::all().filter(|leader| leader.faction() == faction).map(|id| ("leader", id.to_string()))))
        }
        (group("planets", message!("sc-ref-planets"), &mut in_boxes(|content| content.tiles.iter().chain(content.promo.iter())).into_iter().map(|id| ("planet", id.to_string()))))
        (group("scenarios", message!("sc-ref-scenarios"),
            &mut content().scenarios.iter().map(|sheet| ("scenario", sheet.id.clone()))
                .chain(Item::all().map(|item| ("item", item.to_string())))))
    }
}

/// Something that can be looked up: its kind and its name.
type Thing = (&'static str, String);

/// What has no sequence of its own: one looks for it by its name.
const BY_NAME: [&str; 4] = ["tech", "event", "leader", "planet"];

fn group(
    id: &str,
    title: &str,
    things: &mut dyn Iterator<Item = Thing>,
    tongue: &Tongue,
) -> Markup {
    let things = things.filter_map(|(kind, name)| {
        let entry = find(kind, &name, tongue)?;
        Some((kind, name, entry))
    });
    ui::reference::group("starcraft", id, title, &BY_NAME, tongue, things.collect())
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
