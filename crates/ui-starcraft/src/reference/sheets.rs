//! Factions, buildings, modules, orders, planets.

use kernel::{Arg, Message, Name, message};
use maud::{Markup, html};
use starcraft::content::{AreaPrint, Content, Domain, Price, RaceSheet, Yield, content};
use starcraft::ids::{Building, Faction, Module, Order, Planet, Race, Resource, Unit};
use tongue::{Tongue, say};

use super::units::{each, icons};
use super::{Entry, Fact, facts, in_boxes, named, price, said};
use crate::files::glyph;
use crate::{names, words};

pub(super) fn faction(faction: Faction, tongue: &Tongue) -> Entry {
    let sheet = &content().factions[faction.index()];
    let race = &content().races[sheet.race.index()];
    let mut entry = Entry::new(
        &tongue.name(&faction.into()),
        say!(tongue, "sc-ref-faction", race = sheet.race),
        glyph(words::owner_mark(Some(faction))),
    );
    entry.class = words::owner_class(Some(faction));
    let forces = Unit::all().filter(|unit| unit.race() == sheet.race).filter_map(|unit| {
        let count = sheet.units[unit.kind()];
        (count > 0).then(|| message!("sc-ref-force", count = count, unit = unit))
    });
    let others = [
        message!("sc-ref-workers", count = sheet.workers),
        message!("sc-ref-a-piece", piece = names::piece("base")),
        message!("sc-ref-a-piece", piece = names::piece("transport")),
    ];
    let start: Arg = forces.chain(others).collect();
    let [minerals, gas] = race.permanent;
    let permanent = message!("sc-ref-permanent", price = names::drawn("price"));
    let income = price(tongue, Price { minerals, gas });
    entry.facts = vec![
        (say!(tongue, "sc-ref-objective"), html! { (names::text(tongue, faction)) }),
        (
            say!(tongue, "sc-ref-starts-with"),
            said(tongue, &message!("sc-ref-start", things = start), &[]),
        ),
        (say!(tongue, "sc-ref-each-round"), said(tongue, &permanent, &[("price", income)])),
        (say!(tongue, "sc-ref-builds"), html! { (tongue.say(&build_limit(race))) }),
        (
            say!(tongue, "sc-ref-hand"),
            html! { (say!(tongue, "sc-ref-hand-limit", count = race.hand_limit)) },
        ),
        (say!(tongue, "sc-ref-spaces"), html! { (race.module_spaces) }),
    ];
    let abilities = race.ability_ids.iter().map(|id| Name::new("ability", id.as_str()));
    let abilities: Vec<String> =
        abilities.map(|ability| say!(tongue, "sc-ref-ability", ability = ability)).collect();
    entry.text = abilities.join(" ");
    let buildings = Building::all().filter(|building| building.race() == sheet.race);
    entry.more = html! {
        section.pane aria-labelledby="can-build" {
            div.pane-head { h2 #can-build { (say!(tongue, "sc-ref-can-build")) } }
            div.ref {
                dl.ref-facts {
                    @for building in buildings {
                        div {
                            dt { (named(tongue, building)) }
                            dd { (icons(tongue, units_of(building))) }
                        }
                    }
                }
            }
        }
    };
    entry.rules = vec!["SC-SPV-01", "SC-FAC-07", "SC-FAC-14"];
    entry
}

/// How many units a race can build.
fn build_limit(race: &RaceSheet) -> Message {
    match (race.build_base, race.build_per_type) {
        (base, 0) => message!("sc-ref-limit-supply", base = base),
        (0, types) => message!("sc-ref-limit-types", types = types),
        (base, types) => message!("sc-ref-limit-both", base = base, types = types),
    }
}

fn units_of(building: Building) -> impl Iterator<Item = Unit> {
    let of = |content: &'static Content| {
        let kind = &content.races[building.race().index()].buildings[building.place()];
        Unit::all().filter(|&unit| kind.enables.iter().any(|level| level.has(unit)))
    };
    in_boxes(of).into_iter()
}

pub(super) fn building(building: Building, tongue: &Tongue) -> Entry {
    let what = say!(tongue, "sc-ref-building", race = building.race());
    let name = tongue.name(&building.into());
    let mut entry = Entry::new(&name, what, glyph(&words::building_glyph(building)));
    entry.facts = facts(tongue, |_| true, |content| levels(content, building, tongue));
    entry.rules = vec!["SC-BLDG-03", "SC-BLDG-06", "SC-BLDG-07"];
    entry
}

/// The levels of a building in an edition.
fn levels(content: &Content, building: Building, tongue: &Tongue) -> Vec<Fact> {
    let kind = &content.races[building.race().index()].buildings[building.place()];
    let mut all = Vec::new();
    for (level, enables) in kind.enables.iter().enumerate() {
        let units = icons(tongue, Unit::all().filter(|unit| enables.has(*unit)));
        let fact = match level == 0 && kind.preprinted {
            true => message!("sc-ref-level-printed", units = names::drawn("units")),
            false => message!(
                "sc-ref-level-bought",
                price = names::drawn("price"),
                units = names::drawn("units")
            ),
        };
        let parts = [("price", price(tongue, kind.prices[level])), ("units", units)];
        let title = say!(tongue, "sc-ref-level", level = level + 1);
        all.push((title, said(tongue, &fact, &parts)));
    }
    all
}

pub(super) fn module(module: Module, tongue: &Tongue) -> Entry {
    let what = say!(tongue, "sc-ref-module");
    let name = tongue.name(&module.into());
    let mut entry = Entry::new(&name, what, glyph(words::module_glyph(module)));
    let has = |content: &Content| content.all_modules().any(|other| other == module);
    entry.facts = facts(tongue, has, |content| {
        let fact = |race: Race| {
            let sheet = &content.races[race.index()];
            let fact = match sheet.module_tokens[module.index()] {
                0 => html! { (say!(tongue, "sc-ref-has-none")) },
                tokens => each(tongue, sheet.module_prices[module.index()], tokens),
            };
            (tongue.name(&race.into()).into_owned(), fact)
        };
        Race::all().map(fact).collect()
    });
    entry.text = names::text(tongue, module);
    entry.rules = match module {
        Module::SUPPLY => vec!["SC-MOD-03"],
        Module::RESEARCH => vec!["SC-MOD-06", "BW-SOP-04"],
        Module::DEFENSIVE => vec!["BW-MDF-01", "BW-MDF-04"],
        Module::ASSIST => vec!["BW-MAS-01", "BW-MAS-02"],
        Module::OFFENSIVE => vec!["BW-MOF-01"],
        _ => vec!["SC-MOD-08", "SC-MOD-10", "SC-MOD-12"],
    };
    entry
}

pub(super) fn order(order: Order, tongue: &Tongue) -> Entry {
    let (text, rules): (_, &[&'static str]) = match order.standard() {
        Order::BUILD => (
            message!("sc-ref-build"),
            &["SC-BUILD-01", "SC-BUILD-02", "SC-BUILD-03", "SC-BUILD-04"],
        ),
        Order::MOBILIZE => {
            (message!("sc-ref-mobilize"), &["SC-MOB-02", "SC-MOB-03", "SC-MOB-06", "SC-MOB-08"])
        }
        _ => (message!("sc-ref-research"), &["SC-RSCH-01", "SC-RSCH-02"]),
    };
    let (special, more): (_, &[&'static str]) = match (order.is_special(), order.standard()) {
        (false, _) => (None, &["SC-EVOPT-01"]),
        (true, Order::BUILD) => {
            (Some(message!("sc-ref-special-build")), &["SC-SPEC-05", "SC-SPEC-06"])
        }
        (true, Order::MOBILIZE) => {
            (Some(message!("sc-ref-special-mobilize")), &["SC-SPEC-08", "SC-SPEC-09"])
        }
        (true, _) => (Some(message!("sc-ref-special-research")), &["SC-SPEC-10"]),
    };
    let what = match order.is_special() {
        true => say!(tongue, "sc-ref-special-order"),
        false => say!(tongue, "sc-ref-order"),
    };
    let title = say!(tongue, "sc-order", order = order);
    let mut entry = Entry::new(&title, what, glyph(words::order_glyph(order)));
    entry.facts.push((say!(tongue, "sc-ref-tokens"), html! { (order.tokens()) }));
    let sentences: Vec<String> =
        std::iter::once(text).chain(special).map(|text| tongue.say(&text)).collect();
    entry.text = sentences.join(" ");
    entry.rules = rules.iter().chain(more).copied().collect();
    if order.is_special() {
        let needs = message!("sc-ref-special-needs", module = Module::RESEARCH);
        entry.facts.push((say!(tongue, "sc-ref-needs"), said(tongue, &needs, &[])));
        entry.facts.push((
            say!(tongue, "sc-ref-in-brood-war", fact = say!(tongue, "sc-ref-needs")),
            said(tongue, &message!("sc-ref-special-pool", module = Module::RESEARCH), &[]),
        ));
        entry.rules.extend(["SC-SPEC-01", "BW-SOP-01", "BW-SOP-04", "BW-STR-03"]);
    }
    entry
}

pub(super) fn planet(planet: Planet, tongue: &Tongue) -> Entry {
    let tile = &content().planets[planet.index()];
    let has = |content: &Content| content.tiles.has(planet) || content.promo.has(planet);
    let what = say!(tongue, "sc-ref-planet", areas = tile.areas.len());
    let mut entry = Entry::new(&tongue.name(&planet.into()), what, glyph("i-planet"));
    entry.facts = facts(tongue, has, |_| {
        let mut all = Vec::new();
        for (place, area) in tile.areas.iter().enumerate() {
            let letter = words::letter(planet.area(place)).to_string();
            all.push((say!(tongue, "verbatim", text = letter), area_fact(area, tongue)));
        }
        let slots = tile.slots.iter().filter(|slot| **slot).count();
        let routes = say!(tongue, "sc-ref-slots", count = slots);
        all.push((say!(tongue, "sc-ref-routes"), html! { (routes) }));
        all
    });
    entry.rules = vec!["SC-GEN-06", "SC-COMP-17"];
    if tile.areas.iter().any(|area| area.domain != Domain::Any) {
        entry.rules.extend(["BW-SUL-02", "BW-SUL-03", "BW-SUL-06"]);
    }
    if tile.areas.iter().any(|area| area.strategic) {
        entry.rules.extend(["BW-STR-02", "BW-STR-03"]);
    }
    entry
}

fn area_fact(area: &AreaPrint, tongue: &Tongue) -> Markup {
    let (amount, limit) = (names::drawn("amount"), area.unit_limit);
    let (sign, class, fact) = match area.yields {
        Yield::Resource(Resource::GAS) => {
            ("r-gas", "c-gas", message!("sc-ref-gas-area", amount = amount, limit = limit))
        }
        Yield::Resource(_) => (
            "r-mineral",
            "c-mineral",
            message!("sc-ref-mineral-area", amount = amount, limit = limit),
        ),
        Yield::Conquest if area.strategic => (
            "r-strategic_area",
            "c-special",
            message!("sc-ref-strategic-area", sign = amount, limit = limit),
        ),
        Yield::Conquest => (
            "r-conquest",
            "c-conquest",
            message!("sc-ref-conquest-area", amount = amount, limit = limit),
        ),
    };
    let drawn = html! { span.ref-price { span class=(class) { @if !area.strategic { (area.amount) } (glyph(sign)) } } };
    let fact = said(tongue, &fact, &[("amount", drawn)]);
    let only = match area.domain {
        Domain::Any => return fact,
        Domain::Ground => say!(tongue, "sc-ref-ground-only"),
        Domain::Flying => say!(tongue, "sc-ref-flying-only"),
    };
    html! { (fact) (tongue.comma()) (only) }
}
