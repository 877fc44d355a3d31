//! What a faction, unit, structure, card, order, token or system is and does. Shown as a tip and as a page: the address is
//! `/reference/forbidden-stars/KIND/NAME`, e.g. `/reference/forbidden-stars/fs-unit/scout`.
//!
//! * `sheets`: factions, units, structures, orders, asset tokens. `cards`: combat cards, order upgrades, events.
//! * `systems`: the tiles, drawn.

mod cards;
mod sheets;
mod systems;

use forbidden_stars::ForbiddenStars;
use forbidden_stars::ids::{
    Asset, CombatCard, EventCard, Faction, Order, Structure, System, TileSide, Unit, Upgrade,
};
use forbidden_stars::{rules_text, system_name};
use kernel::{Game, Message, Name, message};
use maud::{Markup, html};
use tongue::{Tongue, say};
use ui::reference::Entry;

use crate::files::glyph;

/// The rules that name a thing are many for some; the first ones say most.
const NAMING: usize = 8;

/// What there is to say about a thing, with the rules that name it; none if there is no such thing.
pub(crate) fn find(kind: &str, name: &str, tongue: &Tongue) -> Option<Entry> {
    let mut entry = described(kind, name, tongue)?;
    for id in naming(kind, name) {
        if !entry.rules.contains(&id) {
            entry.rules.push(id);
        }
    }
    Some(entry)
}

fn described(kind: &str, name: &str, tongue: &Tongue) -> Option<Entry> {
    match kind {
        "faction" => name.parse().ok().map(|faction| sheets::faction(faction, tongue)),
        "fs-unit" => name.parse().ok().map(|unit| sheets::unit(unit, tongue)),
        "structure" => name.parse().ok().map(|structure| sheets::structure(structure, tongue)),
        "fs-order" => name.parse().ok().map(|order| sheets::order(order, tongue)),
        "asset" => name.parse().ok().map(|asset| sheets::asset(asset, tongue)),
        "combat" => name.parse().ok().map(|card| cards::combat(card, tongue)),
        "upgrade" => name.parse().ok().map(|upgrade| cards::upgrade(upgrade, tongue)),
        "fs-event" => name.parse().ok().map(|event| cards::event(event, tongue)),
        "system" => systems::find(name).map(|(system, side)| systems::entry(system, side, tongue)),
        _ => None,
    }
}

/// The rules, rulings and examples that name a thing. They are English, so the thing is looked for by its English name;
/// orders and tokens, whose names are everyday words in the rules, have their chapters instead.
fn naming(kind: &str, name: &str) -> Vec<&'static str> {
    if !matches!(kind, "fs-unit" | "combat" | "upgrade" | "fs-event" | "system") {
        return Vec::new();
    }
    let kind = match kind {
        "fs-unit" => "fs-unit",
        "combat" => "combat",
        "upgrade" => "upgrade",
        "fs-event" => "fs-event",
        _ => "system",
    };
    let english = tongue::english().name(&Name::new(kind, name.to_owned())).into_owned();
    let names = |text: &str| {
        text.match_indices(&english).any(|(at, _)| {
            let before = text[..at].chars().next_back();
            let after = text[at + english.len()..].chars().next();
            let within = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
            !within(before) && (!within(after) || text[at + english.len()..].starts_with("s "))
        })
    };
    rules_text().iter().filter(|rule| names(rule.text)).map(|rule| rule.id).take(NAMING).collect()
}

/// Something that can be looked up: its kind and its name.
type Thing = (&'static str, String);

/// What has no sequence of its own: one looks for it by its name.
const BY_NAME: [&str; 3] = ["combat", "upgrade", "fs-event"];

/// The list of all things.
pub(crate) fn index(tongue: &Tongue) -> Markup {
    let group = |id: &str, title: Message, things: &mut dyn Iterator<Item = Thing>| {
        let things = things.filter_map(|(kind, name)| {
            let entry = described(kind, &name, tongue)?;
            Some((kind, name, entry))
        });
        let (title, things) = (tongue.say(&title), things.collect());
        ui::reference::group(ForbiddenStars::ID, id, &title, &BY_NAME, tongue, things)
    };
    let cards = |faction: Faction| CombatCard::all().filter(move |card| card.faction() == faction);
    html! {
        (group("factions", message!("fs-ref-factions"), &mut Faction::all().map(|id| ("faction", id.to_string()))))
        (sheets::compared(tongue))
        (group("structures", message!("fs-ref-structures"), &mut Structure::all().map(|id| ("structure", id.to_string()))
            .chain(Asset::all().map(|id| ("asset", id.to_string())))))
        (group("orders", message!("fs-ref-orders"), &mut Order::all().map(|id| ("fs-order", id.to_string()))))
        @for faction in Faction::all() {
            (group(&format!("cards-{faction}"), message!("fs-ref-cards", faction = faction), &mut cards(faction).map(|id| ("combat", id.to_string()))))
        }
        @for faction in Faction::all() {
            (group(&format!("upgrades-{faction}"), message!("fs-ref-upgrades", faction = faction),
                &mut Upgrade::all().filter(|it| it.faction() == faction).map(|id| ("upgrade", id.to_string()))))
        }
        @for faction in Faction::all() {
            (group(&format!("events-{faction}"), message!("fs-ref-events", faction = faction),
                &mut EventCard::all().filter(|it| it.faction() == faction).map(|id| ("fs-event", id.to_string()))))
        }
        (group("systems", message!("fs-ref-systems"),
            &mut System::all().flat_map(|system| [0, 1].map(|side| ("system", system_name(system, TileSide(side)).id.into_owned())))))
    }
}

/// The name of a thing where it stands alone.
fn title(tongue: &Tongue, name: impl Into<Name>) -> String {
    let name = name.into();
    tongue.form(&name, "start").unwrap_or_else(|| tongue.name(&name)).into_owned()
}

/// A link to a thing, with its picture.
fn linked(tongue: &Tongue, thing: impl Into<Name>, picture: &str) -> Markup {
    let name = thing.into();
    let words = html! { (glyph(picture)) (title(tongue, name.clone())) };
    ui::reference::link(ForbiddenStars::ID, name.kind, &name.id, &words)
}

/// A link to a thing by its name.
fn named(tongue: &Tongue, thing: impl Into<Name>) -> Markup {
    let name = thing.into();
    let words = html! { (tongue.name(&name)) };
    ui::reference::link(ForbiddenStars::ID, name.kind, &name.id, &words)
}

/// So many of something, with its picture; what it is stands before it.
fn amount(count: u8, picture: &str) -> Markup {
    html! { span.amount { b { (count) } (glyph(picture)) } }
}

/// Pictures with links to units.
fn units(tongue: &Tongue, all: impl Iterator<Item = Unit>) -> Markup {
    html! { span.icons { @for unit in all { (linked(tongue, unit, &crate::words::unit(unit))) } } }
}

/// A part of a page with a heading.
fn section(id: &str, title: &str, inside: &Markup) -> Markup {
    html! { section.pane aria-labelledby=(id) { div.pane-head { h2 #(id) { (title) } } div.ref { (inside) } } }
}

/// Price and command level.
fn cost(tongue: &Tongue, materiel: u8, forge: u8, level: u8) -> Vec<(String, Markup)> {
    let price =
        html! { (amount(materiel, "r-materiel")) @if forge > 0 { " " (amount(forge, "r-forge")) } };
    vec![
        (say!(tongue, "fs-ref-price"), price),
        (say!(tongue, "fs-ref-level"), amount(level, "i-command")),
    ]
}
