//! What a unit, structure, card, upgrade, event or system is and does: as a tip and as a page.

use forbidden_stars::content::content;
use forbidden_stars::ids::{CombatCard, EventCard, Faction, Structure, Unit, Upgrade};
use kernel::Name;
use maud::{Markup, html};
use tongue::{Tongue, say};
use ui::page::glyph;
use ui::reference::Entry;

use crate::table::{full_text, icons};
use crate::{names, words};

/// What there is of a thing; none if there is no such thing.
pub(crate) fn find(kind: &str, name: &str, tongue: &Tongue) -> Option<Entry> {
    match kind {
        "faction" => name.parse().ok().map(|faction| of_faction(faction, tongue)),
        "fs-unit" => name.parse().ok().map(|unit| of_unit(unit, tongue)),
        "structure" => name.parse().ok().map(|structure| of_structure(structure, tongue)),
        "combat" => name.parse().ok().map(|card| of_card(card, tongue)),
        "upgrade" => name.parse().ok().map(|upgrade| of_upgrade(upgrade, tongue)),
        "fs-event" => name.parse().ok().map(|event| of_event(event, tongue)),
        _ => None,
    }
}

/// The list of all things.
pub(crate) fn index(tongue: &Tongue) -> Markup {
    let link = |kind: &str, id: String| {
        let entry = find(kind, &id, tongue);
        html! { @if let Some(entry) = entry { li { (entry.link(&format!("/reference/forbidden-stars/{kind}/{id}"), &format!("forbidden-stars/{kind}/{id}"))) } } }
    };
    html! {
        @for faction in Faction::all() {
            section.pane {
                div.pane-head { h2 { (tongue.name(&faction.into())) } }
                ul.ref-list {
                    (link("faction", faction.to_string()))
                    @for unit in faction.units() { (link("fs-unit", unit.to_string())) }
                    @for card in CombatCard::all().filter(|card| card.faction() == faction) { (link("combat", card.to_string())) }
                    @for upgrade in Upgrade::all().filter(|it| it.faction() == faction) { (link("upgrade", upgrade.to_string())) }
                    @for event in EventCard::all().filter(|it| it.faction() == faction) { (link("fs-event", event.to_string())) }
                }
            }
        }
        section.pane {
            div.pane-head { h2 { (say!(tongue, "fs-ref-structures")) } }
            ul.ref-list { @for structure in Structure::all() { (link("structure", structure.to_string())) } }
        }
    }
}

fn called(tongue: &Tongue, name: impl Into<Name>) -> String {
    tongue.form(&name.into(), "start").map_or_else(String::new, Into::into)
}

fn title(tongue: &Tongue, name: impl Into<Name>) -> String {
    let name = name.into();
    let start = called(tongue, name.clone());
    if start.is_empty() { tongue.name(&name).into_owned() } else { start }
}

fn of_faction(faction: Faction, tongue: &Tongue) -> Entry {
    let mut entry = Entry::new(
        &title(tongue, faction),
        names::text(tongue, faction, "race"),
        words::emblem(faction),
    );
    entry.class = words::look(Some(faction)).class;
    entry.text = names::text(tongue, faction, "text");
    entry.rules = vec!["FS-DOM-02"];
    entry
}

/// So many of something, with its picture.
fn amount(count: u8, picture: &str) -> Markup {
    html! { (count) " " (glyph(picture)) }
}

fn of_unit(unit: Unit, tongue: &Tongue) -> Entry {
    let sheet = unit.sheet();
    let what = match sheet.ship {
        true => say!(tongue, "fs-ref-ship", faction = unit.faction()),
        false => say!(tongue, "fs-ref-ground", faction = unit.faction()),
    };
    let mut entry = Entry::new(&title(tongue, unit), what, words::unit(unit));
    entry.class = words::look(Some(unit.faction())).class;
    let price = html! { (amount(sheet.materiel, "r-materiel")) @if sheet.forge > 0 { " " (amount(sheet.forge, "r-forge")) } };
    entry.facts = vec![
        (say!(tongue, "fs-ref-price"), price),
        (say!(tongue, "fs-ref-level"), amount(sheet.level, "i-command")),
        (say!(tongue, "fs-ref-combat"), amount(sheet.combat, "i-dice")),
        (say!(tongue, "fs-ref-health"), amount(sheet.health, "i-health")),
        (say!(tongue, "fs-ref-morale"), amount(sheet.morale, "i-morale")),
    ];
    entry
}

fn of_structure(structure: Structure, tongue: &Tongue) -> Entry {
    let sheet = &content().structures[structure.index()];
    let what = say!(tongue, "fs-ref-structure");
    let mut entry = Entry::new(&title(tongue, structure), what, words::structure(structure));
    entry.text = names::text(tongue, structure, "text");
    entry.facts = vec![(say!(tongue, "fs-ref-price"), amount(sheet.materiel, "r-materiel"))];
    if sheet.health > 0 {
        entry.facts.extend([
            (say!(tongue, "fs-ref-combat"), amount(sheet.combat, "i-dice")),
            (say!(tongue, "fs-ref-health"), amount(sheet.health, "i-health")),
            (say!(tongue, "fs-ref-morale"), amount(sheet.morale, "i-morale")),
        ]);
    }
    entry
}

fn of_card(card: CombatCard, tongue: &Tongue) -> Entry {
    let face = &content().cards[card.index()];
    let what = match face.starting {
        true => say!(tongue, "fs-ref-card", faction = card.faction()),
        false => say!(tongue, "fs-ref-card-upgrade", faction = card.faction()),
    };
    let mut entry = Entry::new(&title(tongue, card), what, "c-combat");
    entry.class = words::look(Some(card.faction())).class;
    entry.facts = vec![(say!(tongue, "fs-ref-icons"), icons(card))];
    if !face.starting {
        entry.facts.push((say!(tongue, "fs-ref-price"), amount(face.materiel, "r-materiel")));
        entry.facts.push((say!(tongue, "fs-ref-level"), amount(face.level, "i-command")));
    }
    entry.facts.push((say!(tongue, "fs-ref-does"), full_text(tongue, card)));
    entry
}

fn of_upgrade(upgrade: Upgrade, tongue: &Tongue) -> Entry {
    let face = &content().upgrades[upgrade.index()];
    let what = say!(tongue, "fs-ref-upgrade", faction = upgrade.faction(), order = face.order);
    let mut entry = Entry::new(&title(tongue, upgrade), what, "c-order_upgrade");
    entry.class = words::look(Some(upgrade.faction())).class;
    entry.text = names::text(tongue, upgrade, "text");
    entry.facts = vec![
        (say!(tongue, "fs-ref-price"), amount(face.materiel, "r-materiel")),
        (say!(tongue, "fs-ref-level"), amount(face.level, "i-command")),
    ];
    entry.rules = vec!["FS-UPG-04"];
    entry
}

fn of_event(event: EventCard, tongue: &Tongue) -> Entry {
    let face = &content().events[event.index()];
    let (what, picture) = match face.scheme {
        true => (say!(tongue, "fs-ref-scheme", faction = event.faction()), "c-scheme"),
        false => (say!(tongue, "fs-ref-tactic", faction = event.faction()), "c-tactic"),
    };
    let mut entry = Entry::new(&title(tongue, event), what, picture);
    entry.class = words::look(Some(event.faction())).class;
    entry.text = names::text(tongue, event, "text");
    let storm =
        html! { (glyph(&words::storm(face.storm))) " " (names::text(tongue, face.storm, "text")) };
    entry.facts = vec![(say!(tongue, "fs-ref-storm"), storm)];
    entry
}
