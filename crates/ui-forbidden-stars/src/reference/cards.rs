//! Combat cards, order upgrades, events.

use forbidden_stars::content::content;
use forbidden_stars::ids::{CombatCard, EventCard, Upgrade};
use maud::{Markup, html};
use tongue::{Tongue, say};
use ui::reference::Entry;

use super::{cost, named, title, units};
use crate::files::glyph;
use crate::table::{full_text, icons};
use crate::{names, words};

pub(super) fn combat(card: CombatCard, tongue: &Tongue) -> Entry {
    let face = &content().cards[card.index()];
    let (faction, starting) = (card.faction(), face.starting);
    let what = match starting {
        true => say!(tongue, "fs-ref-card", faction = faction),
        false => say!(tongue, "fs-ref-card-upgrade", faction = faction),
    };
    let picture = if starting { "c-combat" } else { "c-combat_upgrade" };
    let mut entry = Entry::new(&title(tongue, card), what, glyph(picture));
    entry.class = words::look(Some(faction)).class;
    entry.facts = vec![(say!(tongue, "fs-ref-icons"), html! { span.icons { (icons(card)) } })];
    if !starting {
        entry.facts.extend(cost(tongue, face.materiel, 0, face.level));
    }
    let needs = face.requisite.iter();
    if !face.requisite.is_empty() {
        let bastion = html! { @if face.or_bastion { " " (glyph("s-bastion")) } };
        let needs = html! { (units(tongue, needs)) (bastion) };
        entry.facts.push((say!(tongue, "fs-ref-requisite"), needs));
    }
    entry.facts.push((say!(tongue, "fs-ref-does"), full_text(tongue, card)));
    entry.facts.push((say!(tongue, "fs-ref-copies"), copies(tongue, starting)));
    entry.rules = vec!["FS-CRD-01", "FS-CRD-03", "FS-CRD-05"];
    entry.rules.extend(if starting { ["FS-CUP-01"] } else { ["FS-CUP-02"] });
    entry.more = html! {
        article.ucard.cmb.up[!starting] { header { b { (title(tongue, card)) } span.ics { (icons(card)) } } (full_text(tongue, card)) }
    };
    entry
}

/// How many there are, and where they begin.
fn copies(tongue: &Tongue, starting: bool) -> Markup {
    let said = match starting {
        true => say!(tongue, "fs-ref-copies-deck"),
        false => say!(tongue, "fs-ref-copies-upgrade"),
    };
    html! { (said) }
}

pub(super) fn upgrade(upgrade: Upgrade, tongue: &Tongue) -> Entry {
    let face = &content().upgrades[upgrade.index()];
    let what = say!(tongue, "fs-ref-upgrade", faction = upgrade.faction(), order = face.order);
    let picture = if face.orbital_strike { "o-strike" } else { words::order(face.order) };
    let mut entry = Entry::new(&title(tongue, upgrade), what, glyph(picture));
    entry.class = words::look(Some(upgrade.faction())).class;
    entry.text = names::text(tongue, upgrade, "text");
    entry.facts = cost(tongue, face.materiel, 0, face.level);
    let order = named(tongue, face.order);
    let with =
        html! { (order) @if face.orbital_strike { " · " (say!(tongue, "fs-ref-with-strike")) } };
    entry.facts.push((say!(tongue, "fs-ref-used-with"), with));
    entry.rules = vec!["FS-UPG-01", "FS-UPG-03", "FS-UPG-04"];
    if face.orbital_strike {
        entry.rules.push("FS-CARD-22");
    }
    entry
}

pub(super) fn event(event: EventCard, tongue: &Tongue) -> Entry {
    let face = &content().events[event.index()];
    let (what, picture) = match face.scheme {
        true => (say!(tongue, "fs-ref-scheme", faction = event.faction()), "c-scheme"),
        false => (say!(tongue, "fs-ref-tactic", faction = event.faction()), "c-tactic"),
    };
    let mut entry = Entry::new(&title(tongue, event), what, glyph(picture));
    entry.class = words::look(Some(event.faction())).class;
    entry.text = names::text(tongue, event, "text");
    let storm =
        html! { (glyph(&words::storm(face.storm))) " " (names::text(tongue, face.storm, "text")) };
    entry.facts = vec![(say!(tongue, "fs-ref-storm"), storm)];
    entry.rules = vec!["FS-EVT-03", "FS-EVT-04", "FS-WRP-04"];
    if face.scheme {
        entry.rules.extend(["FS-EVT-07", "FS-CARD-20"]);
    }
    entry
}
