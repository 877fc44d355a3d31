//! Factions, buildings, modules, orders, planets.

use maud::{Markup, html};
use starcraft::content::{AreaPrint, Price, Yield, content};
use starcraft::ids::{Building, Faction, Module, Order, Planet, Race, Resource, Unit};

use super::units::icons;
use super::{Entry, link, list, price, race_name};
use crate::page::glyph;
use crate::words;

pub(super) fn faction(faction: Faction) -> Entry {
    let sheet = &content().factions[faction.index()];
    let race = &content().races[sheet.race.index()];
    let mut entry = Entry::new(
        words::faction(faction),
        format!("{} faction", race_name(sheet.race)),
        words::owner_mark(Some(faction)),
    );
    entry.class = words::owner_class(Some(faction));
    let forces = Unit::all().filter(|unit| unit.race() == sheet.race).filter_map(|unit| {
        let count = sheet.units[unit.kind()];
        let name = words::unit(unit);
        (count > 0).then(|| html! { (count) " " (link("unit", &unit.to_string(), name)) })
    });
    let [minerals, gas] = race.permanent;
    entry.facts = vec![
        ("Objective", html! { (words::text(faction)) }),
        (
            "Starts with",
            html! { (list(forces)) ", " (sheet.workers) " workers, a base and a transport" },
        ),
        ("Each round", html! { (price(Price { minerals, gas })) " that never run out" }),
        ("Builds", html! { (build_limit(race.build_base, race.build_per_type)) }),
        ("Hand", html! { (race.hand_limit) " Combat cards" }),
        ("Module spaces", html! { (race.module_spaces) }),
    ];
    entry.text = race
        .ability_ids
        .iter()
        .map(|id| kernel::Name::new("ability", id.as_str()))
        .map(|ability| format!("{}: {}", words::name(ability.clone()), words::text(ability)))
        .collect::<Vec<_>>()
        .join(" ");
    let buildings = Building::all().filter(|building| building.race() == sheet.race);
    entry.more = html! {
        section.pane aria-labelledby="can-build" {
            div.pane-head { h2 #can-build { "What it can build" } }
            div.ref {
                dl.ref-facts {
                    @for building in buildings {
                        div {
                            dt { (link("building", &building.to_string(), words::building(building))) }
                            dd { (icons(units_of(building))) }
                        }
                    }
                }
            }
        }
    };
    entry.rules = vec!["SC-SPV-01", "SC-FAC-07", "SC-FAC-14"];
    entry
}

fn build_limit(base: u8, per_type: u8) -> String {
    match (base, per_type) {
        (base, 0) => format!("{base} units with an order; Supply modules add one each"),
        (0, per_type) => format!("{per_type} units with an order for each building type it owns"),
        (base, per_type) => {
            format!("{base} units with an order and {per_type} for each building type")
        }
    }
}

fn units_of(building: Building) -> impl Iterator<Item = Unit> {
    let kind = &content().races[building.race().index()].buildings[building.place()];
    Unit::all().filter(|&unit| kind.enables.iter().any(|level| level.has(unit)))
}

pub(super) fn building(building: Building) -> Entry {
    let kind = &content().races[building.race().index()].buildings[building.place()];
    let what = format!("{} building", race_name(building.race()));
    let mut entry = Entry::new(words::building(building), what, format!("b-{building}"));
    const LEVELS: [&str; 3] = ["Level 1", "Level 2", "Level 3"];
    for (level, enables) in kind.enables.iter().enumerate() {
        let printed = level == 0 && kind.preprinted;
        let fact = html! {
            @if printed { "from the start" } @else { (price(kind.prices[level])) }
            ", allows " (icons(Unit::all().filter(|unit| enables.has(*unit))))
        };
        entry.facts.push((LEVELS[level], fact));
    }
    entry.rules = vec!["SC-BLDG-03", "SC-BLDG-06", "SC-BLDG-07"];
    entry
}

pub(super) fn module(module: Module) -> Entry {
    let sign = ["m-supply", "m-research", "m-air_support"][module.index()];
    let mut entry = Entry::new(words::module(module), "module", sign);
    for race in Race::all() {
        let sheet = &content().races[race.index()];
        let fact = match sheet.module_tokens[module.index()] {
            0 => html! { "has none" },
            tokens => {
                html! { (price(sheet.module_prices[module.index()])) " each, " (tokens) " in all" }
            }
        };
        entry.facts.push((race_name(race), fact));
    }
    entry.text = words::text(module).into();
    entry.rules = match module {
        Module::SUPPLY => vec!["SC-MOD-03"],
        Module::RESEARCH => vec!["SC-MOD-06"],
        _ => vec!["SC-MOD-08", "SC-MOD-10", "SC-MOD-12"],
    };
    entry
}

pub(super) fn order(order: Order) -> Entry {
    let (text, rules): (_, &[&'static str]) = match order.standard() {
        Order::BUILD => (
            "On the planet, in this sequence: build workers, transports and units, if you have a base there; buy a \
             building and a module, if you have a unit or base there; found a base beside one of your units.",
            &["SC-BUILD-01", "SC-BUILD-02", "SC-BUILD-03", "SC-BUILD-04"],
        ),
        Order::MOBILIZE => (
            "Move your units between the areas of the planet, and from planets next door with a transport. They may \
             enter one enemy area; if enemy units are there, a battle follows.",
            &["SC-MOB-02", "SC-MOB-03", "SC-MOB-06", "SC-MOB-08"],
        ),
        _ => (
            "With a base on the planet: draw an Event card, draw three Combat cards, and buy one technology, whose \
             cards join your deck.",
            &["SC-RSCH-01", "SC-RSCH-02"],
        ),
    };
    let (extra, more): (_, &[&'static str]) = match (order.is_special(), order.standard()) {
        (false, _) => ("", &["SC-EVOPT-01"]),
        (true, Order::BUILD) => (
            " Special: build one unit more, and pay one resource less for one thing.",
            &["SC-SPEC-05", "SC-SPEC-06"],
        ),
        (true, Order::MOBILIZE) => (
            " Special: in the battle draw two more Combat cards and add 1 to your attack in every skirmish.",
            &["SC-SPEC-08", "SC-SPEC-09"],
        ),
        (true, _) => (
            " Special: draw one more Event card, or take one bought card into your hand.",
            &["SC-SPEC-10"],
        ),
    };
    let name = words::order(order);
    let title = name[..1].to_uppercase() + &name[1..];
    let what = if order.is_special() { "special order" } else { "order" };
    let mut entry = Entry::new(&title, what, words::order_glyph(order));
    entry.facts.push(("Tokens", html! { (order.tokens()) }));
    entry.text = format!("{text}{extra}");
    entry.rules = rules.iter().chain(more).copied().collect();
    if order.is_special() {
        entry.facts.push(("Needs", html! { (link("module", "research_and_development", "Research & Development")) " for each in a round" }));
        entry.rules.push("SC-SPEC-01");
    }
    entry
}

pub(super) fn planet(planet: Planet) -> Entry {
    let tile = &content().planets[planet.index()];
    let what = format!("planet of {} areas", tile.areas.len());
    let mut entry = Entry::new(words::planet(planet), what, "i-planet");
    const LETTERS: [&str; 5] = ["A", "B", "C", "D", "E"];
    for (letter, area) in LETTERS.iter().zip(&tile.areas) {
        entry.facts.push((letter, area_fact(area)));
    }
    let slots = tile.slots.iter().filter(|slot| **slot).count();
    entry.facts.push(("Routes", html! { "at most " (slots) ", one a side" }));
    entry.rules = vec!["SC-GEN-06", "SC-COMP-17"];
    entry
}

fn area_fact(area: &AreaPrint) -> Markup {
    let (sign, class, words) = match area.yields {
        Yield::Resource(Resource::GAS) => ("r-gas", "c-gas", "gas"),
        Yield::Resource(_) => ("r-mineral", "c-mineral", "minerals"),
        Yield::Conquest => ("r-conquest", "c-conquest", "conquest points"),
    };
    html! {
        span.ref-price { span class=(class) { (area.amount) (glyph(sign)) } }
        " " (words) ", room for " (area.unit_limit) @if area.unit_limit == 1 { " unit" } @else { " units" }
    }
}
