//! Units and the other pieces.

use maud::{Markup, html};
use starcraft::content::{BuildingType, CardKind, Op, content};
use starcraft::face;
use starcraft::ids::{Building, Card, Race, Tech, Unit};

use super::{Entry, link, list, price, race_name};
use crate::page::glyph;
use crate::words;

/// Pieces that are no units.
pub(super) const PIECES: [&str; 3] = ["worker", "base", "transport"];

pub(super) fn unit(unit: Unit) -> Entry {
    let sheet = &content().units[unit.index()];
    let kind = if sheet.flying { "flying unit" } else { "ground unit" };
    let what = format!("{} {kind}", race_name(unit.race()));
    let mut entry = Entry::new(words::unit(unit), what, format!("u-{unit}"));
    let targets = match (sheet.hits_ground, sheet.hits_flying) {
        (true, true) => "ground and flying units",
        (true, false) => "ground units only",
        (false, true) => "flying units only",
        (false, false) => "nothing",
    };
    entry.rules = vec!["SC-AIR-02", "SC-SUPP-01"];
    let mut keywords = Vec::new();
    for (has, word, rule) in [
        (sheet.assist, "assist: supports, never in the front line", "SC-KEY-15"),
        (sheet.detector, "detector: cloaking does not work against it", "SC-KEY-04"),
        (sheet.cloaking, "cloaking: withdraws instead of being destroyed", "SC-KEY-01"),
    ] {
        if has {
            keywords.push(html! { (word) });
            entry.rules.push(rule);
        }
    }
    entry.facts = vec![
        ("Price", cost(unit)),
        ("Targets", html! { (targets) }),
        ("Support", html! { (sheet.support) }),
        ("Built by", builder(unit)),
    ];
    if !keywords.is_empty() {
        entry.facts.push(("Keywords", list(keywords)));
    }
    if sheet.destroys.is_some() {
        entry.rules.push("SC-TECHU-03");
    }
    let figures = content().races[unit.race().index()].figures[unit.kind()];
    entry.facts.push(("Figures", html! { (figures) " a player" }));
    entry.more = cards_of(unit);
    entry
}

fn cost(unit: Unit) -> Markup {
    let sheet = &content().units[unit.index()];
    html! {
        (price(sheet.price))
        @if let Some((given, count)) = sheet.destroys {
            " and " (count) " × " (link("unit", &given.to_string(), words::unit(given))) " of the planet"
        }
    }
}

/// The building and level, or the technology, that allows it.
fn builder(unit: Unit) -> Markup {
    let race = unit.race();
    let shows = |kind: &BuildingType| kind.enables.iter().position(|units| units.has(unit));
    for building in Building::all().filter(|building| building.race() == race) {
        if let Some(level) = shows(&content().races[race.index()].buildings[building.place()]) {
            return html! {
                (link("building", &building.to_string(), words::building(building))) " " (level + 1)
            };
        }
    }
    let allows = |tech: &Tech| {
        let cards = content().technologies[race.index()][tech.local()].cards;
        cards
            .iter(race)
            .any(|card| face(card).effects.iter().any(|effect| effect.op == Op::EnableUnit(unit)))
    };
    let techs = Tech::all().filter(|tech| tech.race() == race).filter(allows);
    html! { "technology " (list(techs.map(|tech| link("tech", &tech.to_string(), words::tech(tech))))) }
}

/// The standard cards that show a unit, best attack first.
fn cards_of(unit: Unit) -> Markup {
    let mut cards: Vec<Card> = Card::all()
        .filter(|card| card.race() == unit.race())
        .filter(|&card| face(card).kind == CardKind::Standard && face(card).icons.has(unit))
        .collect();
    cards.sort_by_key(|&card| {
        let values = face(card).major;
        (std::cmp::Reverse(values.attack), std::cmp::Reverse(values.health))
    });
    html! {
        @if !cards.is_empty() {
            section.pane aria-labelledby="cards" {
                div.pane-head { h2 #cards { "Cards that show it" } span { "attack and health in the front line" } }
                ul.card-rows {
                    @for card in cards {
                        li {
                            (link("card", &card.to_string(), &super::cards::title(card)))
                            span.values { (super::cards::values(face(card).major)) }
                            span.words { (words::card_text(card)) }
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn piece(name: &str) -> Option<Entry> {
    let (title, what, text, rules): (_, _, _, &[&'static str]) = match name {
        "worker" => (
            "Worker",
            "pays for things",
            "Each worker of your pool pays one mineral or gas a round by going to a Resource card or a permanent \
             resource, and comes back in the Regrouping Phase. A new worker is ready in the next round.",
            &["SC-RES-02", "SC-WORK-02", "SC-REG-18"],
        ),
        "base" => (
            "Base",
            "builds, researches, brings in resources",
            "One of yours at most on a planet. It is founded in an area with one of your units, and gives you the \
             Resource cards of your areas there from the next Regrouping Phase on. It does not fight: it falls in the \
             Regrouping Phase if enemy units stand in its area.",
            &["SC-BASE-02", "SC-BASE-03", "SC-REG-02", "SC-REG-12"],
        ),
        "transport" => (
            "Transport",
            "carries units along a route",
            "It lies on a route and carries any number of your units between the two planets, whenever you mobilize \
             at one of them. It is lost when you have no base at either end.",
            &["SC-TRAN-01", "SC-TRAN-05", "SC-MOB-03", "SC-REG-04"],
        ),
        _ => return None,
    };
    let mut entry = Entry::new(title, what, format!("t-{name}"));
    for race in Race::all() {
        let sheet = &content().races[race.index()];
        let (cost, tokens) = match name {
            "worker" => (sheet.worker, sheet.workers),
            "base" => (sheet.base, sheet.bases),
            _ => (sheet.transport, sheet.transports),
        };
        let fact = html! { (price(cost)) " each, " (tokens) " in all" };
        entry.facts.push((race_name(race), fact));
    }
    entry.text = text.to_owned();
    entry.rules = rules.to_vec();
    Some(entry)
}

/// Unit icons with their names, each a link.
pub(super) fn icons(units: impl Iterator<Item = Unit>) -> Markup {
    html! {
        span.icons {
            @for unit in units {
                a.thing href=(super::href("unit", &unit.to_string())) data-tip={ "starcraft/unit/" (unit) } {
                    (glyph(&format!("u-{unit}"))) (words::unit(unit))
                }
            }
        }
    }
}
