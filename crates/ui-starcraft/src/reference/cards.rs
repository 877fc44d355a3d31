//! Combat and Technology cards, technologies, Event cards.

use maud::{Markup, html};
use starcraft::content::{CardKind, CardValues, EventUse, content};
use starcraft::face;
use starcraft::ids::{Card, EventKind, Race, Tech, Unit};
use starcraft::sets::UnitSet;

use super::units::icons;
use super::{Entry, link, list, price, race_name};
use crate::page::glyph;
use crate::words;

pub(super) fn card(card: Card) -> Entry {
    let face = face(card);
    let race = race_name(card.race());
    let what = match face.kind {
        CardKind::Standard => format!("{race} standard card"),
        CardKind::Reinforcement => format!("{race} reinforcement card"),
        CardKind::PlayArea => format!("{race} card, lies open before its owner"),
    };
    let sign = match face.kind {
        CardKind::Standard => "i-attack",
        CardKind::Reinforcement => "i-support",
        CardKind::PlayArea => "o-research",
    };
    let mut entry = Entry::new(&title(card), what, sign);
    if face.kind == CardKind::Standard {
        entry.facts.push(("Front line shown", values(face.major)));
        entry.facts.push(("Any other unit", values(face.minor)));
        entry.rules = vec!["SC-CARD-01"];
    }
    if face.kind == CardKind::Reinforcement {
        entry.rules = vec!["SC-REINF-01"];
    }
    if face.kind != CardKind::PlayArea {
        entry.facts.push(("Unit icons", shown(card.race(), face.icons)));
    }
    if face.specialty != UnitSet::NONE {
        entry.facts.push(("Also when supporting", shown(card.race(), face.specialty)));
        entry.rules.push("SC-REINF-02");
    }
    if let Some(tech) = face.technology {
        let technology = &content().technologies[tech.race().index()][tech.local()];
        let fact = html! {
            (link("tech", &tech.to_string(), words::tech(tech))) ", " (price(technology.price))
        };
        entry.facts.push(("Technology", fact));
    }
    if face.returns {
        entry.rules.push("SC-KEY-20");
    }
    let text = words::card_text(card);
    entry.text = if text.is_empty() { "No text.".into() } else { text.into() };
    entry.doubt = super::sure(face.confidence);
    entry
}

/// A card's name; a number alone says too little.
pub(super) fn title(card: Card) -> String {
    match face(card).technology {
        Some(tech) => words::tech(tech).to_owned(),
        None => format!("{} card {}", race_name(card.race()), face(card).number),
    }
}

/// The units of a race in a set, or words for all of them.
fn shown(race: Race, set: UnitSet) -> Markup {
    if set == UnitSet::of_race(race) {
        return html! { "every unit" };
    }
    icons(Unit::all().filter(move |unit| unit.race() == race && set.has(*unit)))
}

pub(super) fn values(values: CardValues) -> Markup {
    html! {
        span.values {
            b { (values.attack) } (glyph("i-attack")) span.vh { " attack, " }
            b { (values.health) } (glyph("i-health")) span.vh { " health" }
        }
    }
}

pub(super) fn tech(tech: Tech) -> Entry {
    let race = tech.race();
    let technology = &content().technologies[race.index()][tech.local()];
    let what = format!("{} technology", race_name(race));
    let mut entry = Entry::new(words::tech(tech), what, "o-research");
    let cards: Vec<Card> = technology.cards.iter(race).collect();
    entry.facts.push(("Price", html! { (price(technology.price)) " for all its cards" }));
    let place =
        if technology.play_area { "lies open before you" } else { "joins your Combat deck" };
    let count = cards.len();
    entry.facts.push(("Cards", html! { (count) ", " (place) }));
    if let Some(&first) = cards.first() {
        let sheet = face(first);
        let kind = match sheet.kind {
            CardKind::Standard => "standard",
            CardKind::Reinforcement => "reinforcement",
            CardKind::PlayArea => "in the play area, always on",
        };
        entry.facts.push(("Kind", html! { (kind) }));
        if sheet.kind == CardKind::Standard {
            entry.facts.push(("Values", list(cards.iter().map(|&card| both_values(card)))));
        }
        if sheet.kind != CardKind::PlayArea {
            entry.facts.push(("Unit icons", shown(race, sheet.icons)));
        }
        if sheet.specialty != UnitSet::NONE {
            entry.facts.push(("Also when supporting", shown(race, sheet.specialty)));
            entry.rules.push("SC-REINF-02");
        }
        entry.text = words::card_text(first).into();
    }
    entry.rules.push("SC-RSCH-02");
    if technology.play_area {
        entry.rules.push("SC-KEY-24");
    }
    let confidence = cards.iter().map(|&card| face(card).confidence).max();
    entry.doubt = confidence.and_then(super::sure);
    entry
}

/// The values of a copy: in the front line, and with any other unit.
fn both_values(card: Card) -> Markup {
    html! { (values(face(card).major)) " or " (values(face(card).minor)) }
}

pub(super) fn event(event: EventKind) -> Entry {
    let face = &content().events[event.index()];
    let (used, rule) = match face.kind {
        EventUse::Immediate => ("carried out and discarded", "SC-REG-28"),
        EventUse::Strategy => ("a strategy: stays before you, one at a time", "SC-REG-29"),
        EventUse::Held => ("kept before you until you use it", "SC-REG-29"),
        EventUse::End => ("stays in the middle of the table", "SC-REG-30"),
    };
    let stage = "I".repeat(usize::from(face.stage));
    let what = format!("Event card, stage {stage}");
    let mut entry = Entry::new(words::event(event), what, format!("e-{}", face.stage));
    entry.facts = vec![("Use", html! { (used) }), ("Copies", html! { (face.cards.len()) })];
    entry.text = words::text(event).into();
    entry.rules = vec![rule];
    entry.doubt = super::sure(face.confidence);
    entry
}

/// The cards of a race's starting Combat deck.
pub(super) fn starting_deck(race: Race) -> impl Iterator<Item = Card> {
    (0..content().races[race.index()].starting_deck).map(move |local| Card::of(race, local))
}

/// The stage of an Event card.
pub(super) fn stage(event: EventKind) -> usize {
    usize::from(content().events[event.index()].stage)
}
