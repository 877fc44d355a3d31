//! Units and the other pieces.

use kernel::{Arg, Message, Name, message};
use maud::{Markup, html};
use starcraft::content::{BuildingType, CardKind, CardValues, Content, Op, Price, content};
use starcraft::face;
use starcraft::ids::{Building, Card, Race, Tech, Unit};
use starcraft::state::Site;
use tongue::{Tongue, say};

use super::{Entry, Fact, facts, in_boxes, list, price, said};
use crate::files::glyph;
use crate::table::card::lying;
use crate::{names, words};

/// Pieces that are no units.
pub(super) const PIECES: [&str; 7] =
    ["worker", "base", "transport", "guard", "resource_token", "mind_control", "conquest_point"];
/// What stands in an area and is no base.
pub(super) const INSTALLATIONS: [Site; 4] =
    [Site::InfestedCommandCenter, Site::WarpGate, Site::Overmind, Site::Cerebrate];

pub(super) fn unit(unit: Unit, tongue: &Tongue) -> Entry {
    let sheet = &content().units[unit.index()];
    let what = match sheet.flying {
        true => say!(tongue, "sc-ref-flying", race = unit.race()),
        false => say!(tongue, "sc-ref-ground", race = unit.race()),
    };
    let mut entry = Entry::new(&tongue.name(&unit.into()), what, glyph(&words::unit_glyph(unit)));
    entry.rules = vec!["SC-AIR-02", "SC-SUPP-01"];
    let has = |content: &Content| content.in_box.has(unit);
    let editions = super::editions().into_iter().filter(|content| has(content));
    let keywords = editions.flat_map(|content| keywords(content, unit));
    for (_, rule) in keywords {
        if !entry.rules.contains(&rule) {
            entry.rules.push(rule);
        }
    }
    if sheet.destroys.is_some() {
        entry.rules.push("SC-TECHU-03");
    }
    entry.facts = facts(tongue, has, |content| sheet_facts(content, unit, tongue));
    entry.more = drawn_cards(unit, tongue);
    entry
}

/// The keywords of a unit's sheet, each with what it means and with its rule.
fn keywords(content: &Content, unit: Unit) -> Vec<([Message; 2], &'static str)> {
    let sheet = &content.units[unit.index()];
    let all = [
        (sheet.assist, [message!("sc-ref-assist-short"), message!("sc-ref-assist")], "SC-KEY-15"),
        (
            sheet.detector,
            [message!("sc-ref-detector-short"), message!("sc-ref-detector")],
            "SC-KEY-04",
        ),
        (
            sheet.cloaking,
            [message!("sc-ref-cloaking-short"), message!("sc-ref-cloaking")],
            "SC-KEY-01",
        ),
        (
            sheet.sacrifice,
            [message!("sc-ref-sacrifice-short"), message!("sc-ref-sacrifice")],
            "BW-SAC-01",
        ),
    ];
    all.into_iter().filter(|(has, ..)| *has).map(|(_, word, rule)| (word, rule)).collect()
}

/// What a unit's sheet says in an edition.
fn sheet_facts(content: &'static Content, unit: Unit, tongue: &Tongue) -> Vec<Fact> {
    let sheet = &content.units[unit.index()];
    let targets = match (sheet.hits_ground, sheet.hits_flying) {
        (true, true) => message!("sc-ref-hits-both"),
        (true, false) => message!("sc-ref-hits-ground"),
        (false, true) => message!("sc-ref-hits-flying"),
        (false, false) => message!("sc-ref-hits-nothing"),
    };
    let mut all = vec![
        (say!(tongue, "sc-ref-price"), cost(content, unit, tongue)),
        (say!(tongue, "sc-ref-targets"), html! { (tongue.say(&targets)) }),
        (say!(tongue, "sc-ref-support"), html! { (sheet.support) }),
        (say!(tongue, "sc-ref-built-by"), builder(content, unit, tongue)),
    ];
    let words: Vec<Markup> = keywords(content, unit)
        .into_iter()
        .map(|([_, meaning], _)| html! { (tongue.say(&meaning)) })
        .collect();
    if !words.is_empty() {
        all.push((say!(tongue, "sc-ref-keywords"), list(tongue, words)));
    }
    let figures = content.races[unit.race().index()].figures[unit.kind()];
    let figures = say!(tongue, "sc-ref-figures-each", count = figures);
    all.push((say!(tongue, "sc-ref-figures"), html! { (figures) }));
    all
}

fn cost(content: &Content, unit: Unit, tongue: &Tongue) -> Markup {
    let sheet = &content.units[unit.index()];
    let Some((given, count)) = sheet.destroys else { return price(tongue, sheet.price) };
    let fact =
        message!("sc-ref-price-and", price = names::drawn("price"), count = count, unit = given);
    said(tongue, &fact, &[("price", price(tongue, sheet.price))])
}

/// The building and level, or the technology, that allows it.
fn builder(content: &Content, unit: Unit, tongue: &Tongue) -> Markup {
    let race = unit.race();
    if content.units[unit.index()].infested {
        return said(tongue, &message!("sc-ref-by-site", site = Site::InfestedCommandCenter), &[]);
    }
    let shows = |kind: &BuildingType| kind.enables.iter().position(|units| units.has(unit));
    for building in Building::all().filter(|building| building.race() == race) {
        if let Some(level) = shows(&content.races[race.index()].buildings[building.place()]) {
            let fact = message!("sc-ref-by-building", building = building, level = level + 1);
            return said(tongue, &fact, &[]);
        }
    }
    let allows = |tech: &Tech| {
        let cards = content.technologies[race.index()][tech.local()].cards;
        cards
            .iter(race)
            .any(|card| face(card).effects.iter().any(|effect| effect.op == Op::EnableUnit(unit)))
    };
    let techs: Arg =
        content.all_techs().filter(|tech| tech.race() == race).filter(allows).collect();
    said(tongue, &message!("sc-ref-by-tech", techs = techs), &[])
}

/// All units with what stands on their sheets, and the values of their cards.
pub(super) fn compared(tongue: &Tongue) -> Markup {
    let heads = [
        say!(tongue, "sc-ref-unit"),
        say!(tongue, "sc-ref-kind"),
        say!(tongue, "sc-ref-price"),
        say!(tongue, "sc-ref-built-by"),
        say!(tongue, "sc-ref-targets"),
        say!(tongue, "sc-ref-support"),
        say!(tongue, "sc-ref-attack"),
        say!(tongue, "sc-ref-health"),
        say!(tongue, "sc-ref-cards-of"),
        say!(tongue, "sc-ref-keywords"),
    ];
    let rows: Vec<_> = super::all_units().map(|unit| row(unit, tongue)).collect();
    let title = say!(tongue, "sc-ref-compared");
    ui::reference::compared(("units", &title), &heads, &rows, tongue)
}

fn row(unit: Unit, tongue: &Tongue) -> (String, Markup, Vec<Markup>) {
    let [base, brood_war] = super::editions();
    let content = if base.in_box.has(unit) { base } else { brood_war };
    let sheet = &content.units[unit.index()];
    let what = match sheet.flying {
        true => say!(tongue, "sc-ref-flying", race = unit.race()),
        false => say!(tongue, "sc-ref-ground", race = unit.race()),
    };
    let targets = match (sheet.hits_ground, sheet.hits_flying) {
        (true, true) => message!("sc-ref-hits-both"),
        (true, false) => message!("sc-ref-hits-ground"),
        (false, true) => message!("sc-ref-hits-flying"),
        (false, false) => message!("sc-ref-hits-nothing"),
    };
    let cards = cards_of(unit);
    let range = |value: fn(CardValues) -> u8| {
        let all = || cards.iter().map(|&card| value(face(card).major));
        match (all().min(), all().max()) {
            (Some(least), Some(most)) if least < most => {
                html! { (say!(tongue, "sc-ref-range", least = least, most = most)) }
            }
            (least, _) => html! { @if let Some(least) = least { (least) } @else { "–" } },
        }
    };
    let keywords = keywords(content, unit).into_iter();
    let keywords = keywords.map(|([word, _], _)| html! { (tongue.say(&word)) });
    let cells = vec![
        html! { (what) },
        cost(content, unit, tongue),
        builder(content, unit, tongue),
        html! { (tongue.say(&targets)) },
        html! { (sheet.support) },
        range(|values| values.attack),
        range(|values| values.health),
        html! { (cards.len()) },
        list(tongue, keywords),
    ];
    (tongue.name(&unit.into()).into_owned(), icons(tongue, std::iter::once(unit)), cells)
}

/// The standard cards that show a unit, best attack first.
fn cards_of(unit: Unit) -> Vec<Card> {
    let mut cards: Vec<Card> = in_boxes(Content::all_cards)
        .into_iter()
        .filter(|card| card.race() == unit.race())
        .filter(|&card| face(card).kind == CardKind::Standard && face(card).icons.has(unit))
        .collect();
    cards.sort_by_key(|&card| {
        let values = face(card).major;
        (std::cmp::Reverse(values.attack), std::cmp::Reverse(values.health))
    });
    cards
}

/// Those cards as they lie in a hand, with their words.
fn drawn_cards(unit: Unit, tongue: &Tongue) -> Markup {
    let cards = cards_of(unit);
    html! {
        @if !cards.is_empty() {
            section.pane aria-labelledby="cards" {
                div.pane-head { h2 #cards { (say!(tongue, "sc-ref-cards-show")) } span { (say!(tongue, "sc-ref-cards-show-what")) } }
                ul.hand-of {
                    @for card in cards { li { (lying(tongue, card, "")) p { (names::text_of(tongue, card)) } } }
                }
            }
        }
    }
}

/// What stands in an area and is no base.
pub(super) fn installation(name: &str, tongue: &Tongue) -> Option<Entry> {
    let site = INSTALLATIONS.into_iter().find(|site| site.name() == name)?;
    let title = tongue.name(&site.into());
    let mut entry =
        Entry::new(&title, say!(tongue, "sc-ref-installation"), glyph(&words::site_glyph(site)));
    entry.text = [say!(tongue, "sc-ref-installation-text"), names::text(tongue, site)].join(" ");
    entry.rules = vec!["BW-INS-01", "BW-INS-03", "BW-INS-05"];
    Some(entry)
}

/// A token of the expansion: its glyph, what it is, what it does, its rules.
fn token(name: &str, tongue: &Tongue) -> Option<Entry> {
    let (id, sign, what, text, rules): (_, _, _, _, &[&'static str]) = match name {
        "guard" => (
            "guard",
            "t-guard",
            message!("sc-ref-guard-what"),
            message!("sc-ref-guard"),
            &["BW-DEF-01", "BW-GRD-01", "BW-GRD-03", "BW-GRD-04"],
        ),
        "resource_token" => (
            "resource",
            "t-resource",
            message!("sc-ref-token-what"),
            message!("sc-ref-token"),
            &["BW-RES-02", "BW-RES-04", "BW-RES-06"],
        ),
        "conquest_point" => (
            "conquest_point",
            "t-conquest",
            message!("sc-ref-point-what"),
            message!("sc-ref-point"),
            &["BW-CMP-15"],
        ),
        "mind_control" => (
            "mind_control",
            "t-mind",
            message!("sc-ref-mind-what"),
            message!("sc-ref-mind"),
            &["BW-MND-02", "BW-MND-05", "BW-MND-06"],
        ),
        _ => return None,
    };
    let mut entry =
        Entry::new(&tongue.name(&Name::new("component", id)), tongue.say(&what), glyph(sign));
    entry.text = tongue.say(&text);
    entry.rules = rules.to_vec();
    Some(entry)
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
        _ => return token(name, tongue),
    };
    let title = say!(tongue, "sc-shop-name", thing = names::piece(id));
    let mut entry = Entry::new(&title, tongue.say(&what), glyph(&format!("t-{id}")));
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
