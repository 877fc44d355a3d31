//! Scenarios and their items.

use kernel::{Name, message};
use maud::{Markup, html};
use starcraft::content::{ItemStart, Part, Placement, ScenarioSheet, content};
use starcraft::ids::{Item, Race, Unit};
use tongue::{Tongue, say};
use ui::reference::Entry;

use super::{Fact, list, named, said, sure};
use crate::files::glyph;
use crate::{names, words};

/// A token of a scenario.
pub(super) fn item(item: Item, tongue: &Tongue) -> Entry {
    let title = tongue.name(&item.into());
    let mut entry = Entry::new(&title, say!(tongue, "sc-ref-item"), glyph(words::item_glyph(item)));
    let uses = |sheet: &&ScenarioSheet| sheet.items.iter().any(|(used, _)| *used == item);
    let scenarios = content().scenarios.iter().filter(uses);
    let scenarios = scenarios.map(|sheet| named(tongue, Name::new("scenario", sheet.id.as_str())));
    entry.facts.push((say!(tongue, "sc-ref-in-scenarios"), list(tongue, scenarios)));
    entry.text = [names::text(tongue, item), say!(tongue, "sc-ref-item-text")].join(" ");
    entry.rules = vec!["BW-ITM-02", "BW-ITM-03", "BW-ITM-04", "BW-ITM-05", "BW-ITM-06"];
    entry
}

/// A scenario: who plays, with what, and how it is won.
pub(super) fn scenario(id: &str, tongue: &Tongue) -> Option<Entry> {
    let sheet = content().scenarios.iter().find(|sheet| sheet.id == id)?;
    let name = Name::new("scenario", sheet.id.as_str());
    let (least, most) = (*sheet.players.start(), *sheet.players.end());
    let what = say!(
        tongue,
        "sc-ref-scenario",
        least = least,
        most = most,
        same = u8::from(least == most),
        rounds = sheet.rounds
    );
    let mut entry = Entry::new(&tongue.name(&name), what, glyph("i-rule"));
    entry.text = tongue.form(&name, "text").unwrap_or_default().into_owned();
    for number in 1..=sheet.goals.len() {
        let goal = tongue.form(&name, &format!("goal{number}")).unwrap_or_default();
        entry.facts.push((say!(tongue, "sc-ref-goal", number = number), html! { (goal) }));
    }
    for part in &sheet.parts {
        entry.facts.push((tongue.name(&part.faction.into()).into_owned(), forces(tongue, part)));
    }
    for (item, start) in &sheet.items {
        entry.facts.push(item_fact(tongue, *item, *start));
    }
    entry.doubt = sure(tongue, sheet.confidence);
    entry.rules =
        vec!["BW-SCN-12", "BW-SCN-13", "BW-SCN-18", "BW-SCN-19", "BW-SCN-20", "BW-SCN-21"];
    Some(entry)
}

/// What a faction begins with, planet by planet.
fn forces(tongue: &Tongue, part: &Part) -> Markup {
    let race = content().factions[part.faction.index()].race;
    html! {
        @for (number, place) in part.placements.iter().enumerate() {
            @if number > 0 { (tongue.comma()) }
            (named(tongue, place.planet)) ": " (list(tongue, units(tongue, race, place)))
            @if let Some(site) = place.site { (tongue.comma()) (named(tongue, site)) }
        }
        @if let Some(leader) = part.hero { (tongue.comma()) (named(tongue, leader)) }
        @for &leader in &part.leaders { (tongue.comma()) (named(tongue, leader)) }
    }
}

fn units(tongue: &Tongue, race: Race, place: &Placement) -> Vec<Markup> {
    let there = place.units.iter().enumerate().filter(|(_, count)| **count > 0);
    let unit = |(kind, count): (usize, &u8)| {
        said(tongue, &message!("sc-ref-force", count = *count, unit = Unit::of(race, kind)), &[])
    };
    there.map(unit).collect()
}

/// Where an item is at the beginning.
fn item_fact(tongue: &Tongue, item: Item, start: ItemStart) -> Fact {
    let where_to = match start {
        ItemStart::Lies(area) => message!("sc-ref-item-lies", area = area),
        ItemStart::Carried { faction, unit, planet } => {
            message!("sc-ref-item-carried", faction = faction, unit = unit, planet = planet)
        }
    };
    (tongue.name(&item.into()).into_owned(), html! { (tongue.say(&where_to)) })
}
