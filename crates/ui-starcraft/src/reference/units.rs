//! Units and the other pieces.

use kernel::{Arg, message};
use maud::{Markup, html};
use starcraft::content::{BuildingType, CardKind, Op, Price, content};
use starcraft::face;
use starcraft::ids::{Building, Card, Race, Tech, Unit};
use tongue::{Tongue, say};

use super::{Entry, link, list, price, said};
use crate::page::glyph;
use crate::{names, words};

/// Pieces that are no units.
pub(super) const PIECES: [&str; 3] = ["worker", "base", "transport"];

pub(super) fn unit(unit: Unit, tongue: &Tongue) -> Entry {
    let sheet = &content().units[unit.index()];
    let what = match sheet.flying {
        true => say!(tongue, "sc-ref-flying", race = unit.race()),
        false => say!(tongue, "sc-ref-ground", race = unit.race()),
    };
    let mut entry = Entry::new(&tongue.name(&unit.into()), what, words::unit_glyph(unit));
    let targets = match (sheet.hits_ground, sheet.hits_flying) {
        (true, true) => message!("sc-ref-hits-both"),
        (true, false) => message!("sc-ref-hits-ground"),
        (false, true) => message!("sc-ref-hits-flying"),
        (false, false) => message!("sc-ref-hits-nothing"),
    };
    entry.rules = vec!["SC-AIR-02", "SC-SUPP-01"];
    let mut keywords = Vec::new();
    for (has, word, rule) in [
        (sheet.assist, message!("sc-ref-assist"), "SC-KEY-15"),
        (sheet.detector, message!("sc-ref-detector"), "SC-KEY-04"),
        (sheet.cloaking, message!("sc-ref-cloaking"), "SC-KEY-01"),
    ] {
        if has {
            keywords.push(html! { (tongue.say(&word)) });
            entry.rules.push(rule);
        }
    }
    entry.facts = vec![
        (say!(tongue, "sc-ref-price"), cost(unit, tongue)),
        (say!(tongue, "sc-ref-targets"), html! { (tongue.say(&targets)) }),
        (say!(tongue, "sc-ref-support"), html! { (sheet.support) }),
        (say!(tongue, "sc-ref-built-by"), builder(unit, tongue)),
    ];
    if !keywords.is_empty() {
        entry.facts.push((say!(tongue, "sc-ref-keywords"), list(tongue, keywords)));
    }
    if sheet.destroys.is_some() {
        entry.rules.push("SC-TECHU-03");
    }
    let figures = content().races[unit.race().index()].figures[unit.kind()];
    let figures = say!(tongue, "sc-ref-figures-each", count = figures);
    entry.facts.push((say!(tongue, "sc-ref-figures"), html! { (figures) }));
    entry.more = cards_of(unit, tongue);
    entry
}

fn cost(unit: Unit, tongue: &Tongue) -> Markup {
    let sheet = &content().units[unit.index()];
    let Some((given, count)) = sheet.destroys else { return price(tongue, sheet.price) };
    let fact =
        message!("sc-ref-price-and", price = names::drawn("price"), count = count, unit = given);
    said(tongue, &fact, &[("price", price(tongue, sheet.price))])
}

/// The building and level, or the technology, that allows it.
fn builder(unit: Unit, tongue: &Tongue) -> Markup {
    let race = unit.race();
    let shows = |kind: &BuildingType| kind.enables.iter().position(|units| units.has(unit));
    for building in Building::all().filter(|building| building.race() == race) {
        if let Some(level) = shows(&content().races[race.index()].buildings[building.place()]) {
            let fact = message!("sc-ref-by-building", building = building, level = level + 1);
            return said(tongue, &fact, &[]);
        }
    }
    let allows = |tech: &Tech| {
        let cards = content().technologies[race.index()][tech.local()].cards;
        cards
            .iter(race)
            .any(|card| face(card).effects.iter().any(|effect| effect.op == Op::EnableUnit(unit)))
    };
    let techs: Arg = Tech::all().filter(|tech| tech.race() == race).filter(allows).collect();
    said(tongue, &message!("sc-ref-by-tech", techs = techs), &[])
}

/// The standard cards that show a unit, best attack first.
fn cards_of(unit: Unit, tongue: &Tongue) -> Markup {
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
                div.pane-head { h2 #cards { (say!(tongue, "sc-ref-cards-show")) } span { (say!(tongue, "sc-ref-cards-show-what")) } }
                ul.card-rows {
                    @for card in cards {
                        li {
                            (link("card", &card.to_string(), &tongue.say(&super::cards::title(card))))
                            span.values { (super::cards::values(tongue, face(card).major)) }
                            span.words { (names::text_of(tongue, card)) }
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn piece(name: &str, tongue: &Tongue) -> Option<Entry> {
    let (id, what, text, rules): (_, _, _, &[&'static str]) = match name {
        "worker" => (
            "worker",
            message!("sc-ref-worker-what"),
            message!("sc-ref-worker"),
            &["SC-RES-02", "SC-WORK-02", "SC-REG-18"],
        ),
        "base" => (
            "base",
            message!("sc-ref-base-what"),
            message!("sc-ref-base"),
            &["SC-BASE-02", "SC-BASE-03", "SC-REG-02", "SC-REG-12"],
        ),
        "transport" => (
            "transport",
            message!("sc-ref-transport-what"),
            message!("sc-ref-transport"),
            &["SC-TRAN-01", "SC-TRAN-05", "SC-MOB-03", "SC-REG-04"],
        ),
        _ => return None,
    };
    let title = say!(tongue, "sc-shop-name", thing = names::piece(id));
    let mut entry = Entry::new(&title, tongue.say(&what), format!("t-{id}"));
    for race in Race::all() {
        let sheet = &content().races[race.index()];
        let (cost, tokens) = match id {
            "worker" => (sheet.worker, sheet.workers),
            "base" => (sheet.base, sheet.bases),
            _ => (sheet.transport, sheet.transports),
        };
        entry.facts.push((tongue.name(&race.into()).into_owned(), each(tongue, cost, tokens)));
    }
    entry.text = tongue.say(&text);
    entry.rules = rules.to_vec();
    Some(entry)
}

/// What each of so many costs.
pub(super) fn each(tongue: &Tongue, cost: Price, tokens: u8) -> Markup {
    let fact = message!("sc-ref-each", price = names::drawn("price"), count = tokens);
    said(tongue, &fact, &[("price", price(tongue, cost))])
}

/// Unit icons with their names, each a link.
pub(super) fn icons(tongue: &Tongue, units: impl Iterator<Item = Unit>) -> Markup {
    html! {
        span.icons {
            @for unit in units {
                a.thing href=(super::href("unit", &unit.to_string())) data-tip={ "starcraft/unit/" (unit) } {
                    (glyph(&words::unit_glyph(unit))) (tongue.name(&unit.into()))
                }
            }
        }
    }
}
