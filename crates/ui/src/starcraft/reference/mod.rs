//! What a card, unit, building or planet is and does. Shown as a tip and as a page: the address
//! is `/reference/KIND/NAME`, e.g. `/reference/unit/marine`.
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
use starcraft::rules_text;

use crate::page::glyph;
use crate::start::{prose, rule_href, shell};

/// What there is to say about a thing.
struct Entry {
    /// Its name.
    name: String,
    /// What it is, in a few words.
    what: String,
    /// Its glyph.
    glyph: String,
    /// The class of its owner's colours, if it has one.
    class: &'static str,
    /// Short facts: name and value.
    facts: Vec<(&'static str, Markup)>,
    /// What it does.
    text: String,
    /// What only its page has room for.
    more: Markup,
    /// The rules it is about.
    rules: Vec<&'static str>,
    /// How sure its data is.
    sure: Confidence,
}

impl Entry {
    fn new(name: &str, what: impl Into<String>, glyph: impl Into<String>) -> Self {
        Self {
            name: name.to_owned(),
            what: what.into(),
            glyph: glyph.into(),
            class: "f-none",
            facts: Vec::new(),
            text: String::new(),
            more: Markup::default(),
            rules: Vec::new(),
            sure: Confidence::Sourced,
        }
    }

    fn body(&self) -> Markup {
        html! {
            @if !self.facts.is_empty() {
                dl.ref-facts {
                    @for (name, value) in &self.facts { div { dt { (name) } dd { (value) } } }
                }
            }
            @if !self.text.is_empty() { p.ref-does { (prose(&self.text)) } }
            @if let Some(sure) = sure(self.sure) { p.sure { (sure) } }
            @if !self.rules.is_empty() {
                p.see {
                    @for id in &self.rules { a.rule href=(rule_href(id)) data-tip={ "rule/" (id) } { (id) } " " }
                }
            }
        }
    }

    fn head(&self, name: &Markup) -> Markup {
        html! {
            div.ref-head {
                span class={ "em " (self.class) } { (glyph(&self.glyph)) }
                div { (name) p.ref-what { (self.what) } }
            }
        }
    }
}

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

/// The text of a thing, for a tip; none if there is no such thing. Kinds are `unit`, `card`,
/// `tech`, `building`, `module`, `event`, `planet`, `faction`, `order`, `piece` and `rule`.
pub fn entry(kind: &str, name: &str) -> Option<Markup> {
    let entry = find(kind, name)?;
    Some(html! { div.ref { (entry.head(&html! { strong { (entry.name) } })) (entry.body()) } })
}

/// The page of a thing; none if there is no such thing.
pub fn reference_page(kind: &str, name: &str) -> Option<Markup> {
    let entry = find(kind, name)?;
    let main = html! {
        div.narrow {
            p.crumb { a href="/reference" { "Reference" } }
            article.pane.ref {
                (entry.head(&html! { h1 { (entry.name) } }))
                (entry.body())
            }
            (entry.more)
        }
    };
    Some(shell(&entry.name, "/reference", "reference", &main))
}

/// The address of a thing. Cards of which there are several copies share it in effect: a `#`
/// would end an address, so it is written as `_`.
pub fn href(kind: &str, name: &str) -> String {
    format!("/reference/{kind}/{}", name.replace('#', "_"))
}

/// A link to a thing, with its tip.
fn link(kind: &str, name: &str, words: &str) -> Markup {
    let name = name.replace('#', "_");
    html! { a.thing href=(href(kind, &name)) data-tip={ (kind) "/" (name) } { (words) } }
}

fn find(kind: &str, name: &str) -> Option<Entry> {
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
        "rule" => rule(name),
        _ => None,
    }
}

fn rule(id: &str) -> Option<Entry> {
    let rule = rules_text().iter().find(|rule| rule.id == id)?;
    let mut entry = Entry::new(rule.id, rule.chapter, "i-rule");
    entry.text = rule.text.to_owned();
    let named: Vec<_> =
        rules_text().iter().filter(|other| other.id != id && names(other.text, id)).collect();
    entry.more = html! {
        p.hint { a href=(rule_href(id)) { "Read it among the other rules" } }
        @if !named.is_empty() {
            section.pane aria-labelledby="named" {
                div.pane-head { h2 #named { "Where it is named" } }
                ul.rule-list { @for other in named { li { a.rule-id href=(rule_href(other.id)) { (other.id) } p { (prose(other.text)) } } } }
            }
        }
    };
    Some(entry)
}

/// Whether a text names a rule, and not one whose number only begins alike.
fn names(text: &str, id: &str) -> bool {
    text.match_indices(id)
        .any(|(at, _)| !text[at + id.len()..].starts_with(|c: char| c.is_ascii_digit()))
}

/// Every page of the reference, group by group.
pub fn index() -> Markup {
    let main = html! {
        div.narrow.wide {
            h1 { "Reference" }
            p.intro { "Every piece and card of the game. Point at a name anywhere on the table and the same text opens beside it." }
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
    };
    shell("Reference", "/reference", "reference", &main)
}

fn group(id: &str, title: &str, things: impl Iterator<Item = (&'static str, String)>) -> Markup {
    html! {
        section.ref-group aria-labelledby=(id) {
            h2 #(id) { (title) }
            ul {
                @for (kind, name) in things {
                    @if let Some(entry) = find(kind, &name) {
                        li { a href=(href(kind, &name)) data-tip={ (kind) "/" (name.replace('#', "_")) } {
                            span class={ "em " (entry.class) } { (glyph(&entry.glyph)) }
                            (entry.name)
                        } }
                    }
                }
            }
        }
    }
}

fn race_name(race: Race) -> &'static str {
    &starcraft::content::content().races[race.index()].name
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

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn every_id() -> Vec<(&'static str, String)> {
        let mut all: Vec<(&'static str, String)> = Vec::new();
        all.extend(Unit::all().map(|id| ("unit", id.to_string())));
        all.extend(Card::all().map(|id| ("card", id.to_string())));
        all.extend(Tech::all().map(|id| ("tech", id.to_string())));
        all.extend(EventKind::all().map(|id| ("event", id.to_string())));
        all.extend(Building::all().map(|id| ("building", id.to_string())));
        all.extend(Module::all().map(|id| ("module", id.to_string())));
        all.extend(Planet::all().map(|id| ("planet", id.to_string())));
        all.extend(Faction::all().map(|id| ("faction", id.to_string())));
        all.extend(Order::all().map(|id| ("order", id.to_string())));
        all.extend(units::PIECES.map(|id| ("piece", id.to_owned())));
        all.extend(rules_text().iter().map(|rule| ("rule", rule.id.to_owned())));
        all
    }

    #[test]
    fn everything_has_an_entry_and_a_page_whose_links_lead_somewhere() {
        let all = every_id();
        assert!(all.len() > 1000);
        // As they stand in addresses and in ids of elements.
        let known: HashSet<String> =
            all.iter().map(|(kind, name)| format!("{kind}/{}", name.replace('#', "_"))).collect();
        for (kind, name) in &all {
            let tip = entry(kind, name).expect(name).into_string();
            assert!(tip.contains("<strong>") && !tip.contains("id="), "{kind}/{name}: {tip}");
            let page = reference_page(kind, &name.replace('#', "_")).expect(name).into_string();
            for link in page.split("data-tip=\"").skip(1) {
                let link = link.split('"').next().unwrap_or("");
                assert!(known.contains(link), "{kind}/{name} links to {link}");
            }
        }
    }

    #[test]
    fn glyphs_and_rules_of_entries_exist() {
        let glyphs = include_str!("../../../assets/glyphs.svg");
        for (kind, name) in every_id() {
            let entry = find(kind, &name).expect("an entry");
            let symbol = format!("<symbol id=\"{}\"", entry.glyph);
            assert!(glyphs.contains(&symbol), "{kind}/{name}: {}", entry.glyph);
            for id in entry.rules {
                assert!(rules_text().iter().any(|rule| rule.id == id), "{kind}/{name}: {id}");
            }
        }
    }

    #[test]
    fn what_does_not_exist_has_no_entry() {
        for (kind, name) in [
            ("unit", "probe"),
            ("card", "terran_bunker#9"),
            ("card", ""),
            ("tech", "../../x"),
            ("rule", "SC-NONE-01"),
            ("piece", "dice"),
            ("spell", "marine"),
            ("unit", ""),
        ] {
            assert!(entry(kind, name).is_none(), "{kind}/{name}");
        }
    }

    #[test]
    fn a_rule_is_not_named_by_a_longer_number() {
        assert!(names("as in SC-AMB-10.", "SC-AMB-10"));
        assert!(!names("as in SC-AMB-101.", "SC-AMB-10"));
    }

    #[test]
    fn doubt_is_said() {
        // A card whose number is only inferred says so; a sourced one does not.
        let doubtful =
            Card::all().filter(|&card| starcraft::face(card).confidence != Confidence::Sourced);
        assert!(doubtful.count() > 0);
        for card in Card::all() {
            let said = entry("card", &card.to_string())
                .expect("a card")
                .into_string()
                .contains("How sure");
            assert_eq!(said, starcraft::face(card).confidence != Confidence::Sourced, "{card}");
        }
    }
}
