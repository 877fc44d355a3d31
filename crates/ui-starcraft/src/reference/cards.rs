//! Combat and Technology cards, technologies, Event cards.

use kernel::{Message, message};
use maud::{Markup, html};
use starcraft::content::{CardKind, CardValues, Content, EventUse, content};
use starcraft::face;
use starcraft::ids::{Card, EventKind, Leader, Race, Tech, Unit};
use starcraft::sets::UnitSet;
use tongue::{Tongue, say};

use super::units::icons;
use super::{Entry, facts, list, price, said};
use crate::files::glyph;
use crate::names;
use crate::table::card::lying;

pub(super) fn card(card: Card, tongue: &Tongue) -> Entry {
    let face = face(card);
    let race = card.race();
    let (what, sign) = match face.kind {
        CardKind::Standard => (say!(tongue, "sc-ref-standard", race = race), "i-attack"),
        CardKind::Reinforcement => (say!(tongue, "sc-ref-reinforcement", race = race), "i-support"),
        CardKind::PlayArea => (say!(tongue, "sc-ref-open", race = race), "o-research"),
    };
    let mut entry = Entry::new(&tongue.say(&title(card)), what, glyph(sign));
    if face.kind == CardKind::Standard {
        entry.facts.push((say!(tongue, "sc-ref-front-shown"), values(tongue, face.major)));
        entry.facts.push((say!(tongue, "sc-ref-front-other"), values(tongue, face.minor)));
        entry.rules = vec!["SC-CARD-01"];
    }
    if face.kind == CardKind::Reinforcement {
        entry.rules = vec!["SC-REINF-01"];
    }
    if face.kind != CardKind::PlayArea {
        entry.facts.push((say!(tongue, "sc-ref-icons"), shown(tongue, race, face.icons)));
    }
    if face.specialty != UnitSet::NONE {
        entry.facts.push((say!(tongue, "sc-ref-specialty"), shown(tongue, race, face.specialty)));
        entry.rules.push("SC-REINF-02");
    }
    if let Some(tech) = face.technology {
        let technology = &content().technologies[tech.race().index()][tech.local()];
        let fact = message!("sc-ref-tech-price", tech = tech, price = names::drawn("price"));
        let fact = said(tongue, &fact, &[("price", price(tongue, technology.price))]);
        entry.facts.push((say!(tongue, "sc-ref-tech"), fact));
    }
    if face.returns {
        entry.rules.push("SC-KEY-20");
    }
    let has = |content: &Content| content.all_cards().any(|other| other == card);
    entry.facts.extend(facts(tongue, has, |_| Vec::new()));
    let text = names::text_of(tongue, card);
    entry.text = if text.is_empty() { say!(tongue, "sc-ref-no-text") } else { text };
    entry.doubt = super::sure(tongue, face.confidence);
    if face.kind != CardKind::PlayArea {
        entry.more = html! { div.hand-of { (lying(tongue, card, "")) } };
    }
    entry
}

/// A card's name: its technology, or what it shows.
pub(super) fn title(card: Card) -> Message {
    match face(card).technology {
        Some(tech) => message!("sc-card-of", tech = tech),
        None => names::card_short(card),
    }
}

/// The units of a race in a set, or words for all of them.
fn shown(tongue: &Tongue, race: Race, set: UnitSet) -> Markup {
    if set == UnitSet::of_race(race) {
        return html! { (say!(tongue, "sc-ref-every-unit")) };
    }
    icons(tongue, Unit::all().filter(move |unit| unit.race() == race && set.has(*unit)))
}

pub(super) fn values(tongue: &Tongue, values: CardValues) -> Markup {
    let CardValues { attack, health } = values;
    html! {
        span.values {
            span.vh { (say!(tongue, "sc-ref-values", attack = attack, health = health)) }
            b aria-hidden="true" { (attack) } (glyph("i-attack"))
            b aria-hidden="true" { (health) } (glyph("i-health"))
        }
    }
}

pub(super) fn tech(tech: Tech, tongue: &Tongue) -> Entry {
    let race = tech.race();
    let technology = &content().technologies[race.index()][tech.local()];
    let what = say!(tongue, "sc-ref-tech-what", race = race);
    let mut entry = Entry::new(&tongue.name(&tech.into()), what, glyph("o-research"));
    let cards: Vec<Card> = technology.cards.iter(race).collect();
    let cost = message!("sc-ref-all-cards", price = names::drawn("price"));
    let cost = said(tongue, &cost, &[("price", price(tongue, technology.price))]);
    entry.facts.push((say!(tongue, "sc-ref-price"), cost));
    let place = match technology.play_area {
        true => say!(tongue, "sc-ref-cards-open", count = cards.len()),
        false => say!(tongue, "sc-ref-cards-join", count = cards.len()),
    };
    entry.facts.push((say!(tongue, "sc-ref-copies-of-tech"), html! { (place) }));
    if let Some(&first) = cards.first() {
        let sheet = face(first);
        let kind = match sheet.kind {
            CardKind::Standard => say!(tongue, "sc-ref-kind-standard"),
            CardKind::Reinforcement => say!(tongue, "sc-ref-kind-reinforcement"),
            CardKind::PlayArea => say!(tongue, "sc-ref-kind-open"),
        };
        entry.facts.push((say!(tongue, "sc-ref-kind"), html! { (kind) }));
        if sheet.kind == CardKind::Standard {
            let copies = cards.iter().map(|&card| both_values(tongue, card));
            entry.facts.push((say!(tongue, "sc-ref-values-of-tech"), list(tongue, copies)));
        }
        if sheet.kind != CardKind::PlayArea {
            entry.facts.push((say!(tongue, "sc-ref-icons"), shown(tongue, race, sheet.icons)));
        }
        if sheet.specialty != UnitSet::NONE {
            let units = shown(tongue, race, sheet.specialty);
            entry.facts.push((say!(tongue, "sc-ref-specialty"), units));
            entry.rules.push("SC-REINF-02");
        }
        entry.text = names::text_of(tongue, first);
    }
    let has = |content: &Content| content.all_techs().any(|other| other == tech);
    entry.facts.extend(facts(tongue, has, |_| Vec::new()));
    entry.rules.push("SC-RSCH-02");
    if technology.play_area {
        entry.rules.push("SC-KEY-24");
    }
    let confidence = cards.iter().map(|&card| face(card).confidence).max();
    entry.doubt = confidence.and_then(|confidence| super::sure(tongue, confidence));
    entry
}

/// The values of a copy: in the front line, and with any other unit.
fn both_values(tongue: &Tongue, card: Card) -> Markup {
    let (shown, other) = (names::drawn("shown"), names::drawn("other"));
    let parts =
        [("shown", values(tongue, face(card).major)), ("other", values(tongue, face(card).minor))];
    said(tongue, &message!("sc-ref-either", shown = shown, other = other), &parts)
}

pub(super) fn event(event: EventKind, tongue: &Tongue) -> Entry {
    let face = &content().events[event.index()];
    let (used, rule) = match face.kind {
        EventUse::Immediate => (say!(tongue, "sc-ref-use-at-once"), "SC-REG-28"),
        EventUse::Strategy => (say!(tongue, "sc-ref-use-strategy"), "SC-REG-29"),
        EventUse::Held => (say!(tongue, "sc-ref-use-held"), "SC-REG-29"),
        EventUse::End => (say!(tongue, "sc-ref-use-end"), "SC-REG-30"),
    };
    let what = say!(tongue, "sc-ref-event", stage = "I".repeat(usize::from(face.stage)));
    let name = tongue.name(&event.into());
    let mut entry = Entry::new(&name, what, glyph(&format!("e-{}", face.stage)));
    entry.facts = vec![
        (say!(tongue, "sc-ref-use"), html! { (used) }),
        (say!(tongue, "sc-ref-copies"), html! { (face.cards.len()) }),
    ];
    let has = |content: &Content| content.all_events().any(|other| other == event);
    entry.facts.extend(facts(tongue, has, |_| Vec::new()));
    entry.text = names::text(tongue, event);
    entry.rules = vec![rule];
    entry.doubt = super::sure(tongue, face.confidence);
    entry
}

pub(super) fn leader(leader: Leader, tongue: &Tongue) -> Entry {
    let face = leader.face();
    let what = say!(tongue, "sc-ref-leader", stage = "I".repeat(usize::from(face.stage)));
    let name = tongue.name(&leader.into());
    let mut entry = Entry::new(&name, what, glyph(crate::table::leaders::look(leader)));
    entry.class = crate::words::owner_class(Some(leader.faction()));
    let lasts = match face.stays {
        true => say!(tongue, "sc-leader-stays"),
        false => say!(tongue, "sc-leader-once"),
    };
    let of = tongue.name(&leader.faction().into());
    entry.facts = vec![
        (say!(tongue, "sc-ref-deck"), html! { (of) }),
        (say!(tongue, "sc-ref-use"), html! { (lasts) }),
    ];
    entry.rules = vec!["BW-LDR-07"];
    if let Some(hero) = &face.hero {
        let hero = icons(tongue, std::iter::once(hero.unit));
        entry.facts.push((say!(tongue, "sc-ref-hero"), hero));
        entry.rules.push("BW-HRO-02");
    }
    if face.special_victory {
        entry.rules.push("BW-SPV-01");
    }
    entry.text = names::text(tongue, leader);
    entry.doubt = super::sure(tongue, face.confidence);
    entry
}

/// The cards of a race's starting Combat deck.
pub(super) fn starting_deck(content: &'static Content, race: Race) -> impl Iterator<Item = Card> {
    content.races[race.index()].starting_deck.iter(race)
}

/// The stage of an Event card.
pub(super) fn stage(event: EventKind) -> usize {
    usize::from(content().events[event.index()].stage)
}
