//! The data files as printed components: read here once more, without the loader of the game.

use std::collections::BTreeMap;

use toml::{Table as Row, Value};

/// Minerals and gas.
pub(super) type Price = [i64; 2];

/// A unit of a Faction Sheet.
#[derive(Clone, Debug, Default)]
pub(super) struct Unit {
    pub(super) race: String,
    pub(super) flying: bool,
    pub(super) ground_attack: bool,
    pub(super) air_attack: bool,
    pub(super) support: i64,
    pub(super) keywords: Vec<String>,
    pub(super) price: Price,
    /// Minerals, gas and the price of what is destroyed for it.
    pub(super) worth: i64,
    pub(super) destroys: Vec<(String, i64)>,
}

/// A Combat or Technology card.
#[derive(Clone, Debug, Default)]
pub(super) struct Card {
    pub(super) race: String,
    pub(super) kind: String,
    pub(super) icons: Vec<String>,
    pub(super) all: bool,
    pub(super) specialty: Vec<String>,
    pub(super) major: [i64; 2],
    pub(super) minor: [i64; 2],
    pub(super) effects: Vec<Row>,
    pub(super) price: Price,
    /// The Leadership card whose hero alone can use it.
    pub(super) hero: String,
}

/// What a Leadership card gives its hero beside what its unit has.
#[derive(Clone, Debug, Default)]
pub(super) struct Hero {
    pub(super) card: String,
    pub(super) faction: String,
    pub(super) unit: String,
    /// In front.
    pub(super) attack: i64,
    pub(super) health: i64,
    /// For every skirmish of its side, as long as it is in the battle.
    pub(super) inspires: i64,
    /// Units whose icons it matches, too.
    pub(super) also: Vec<String>,
    pub(super) always_major: bool,
    /// Keywords of its unit that it does not have.
    pub(super) loses: Vec<String>,
}

/// An area of a planet.
#[derive(Clone, Debug, Default)]
pub(super) struct Place {
    pub(super) kind: String,
    pub(super) amount: i64,
    pub(super) limit: i64,
    pub(super) domain: String,
}

/// All of it, as it is with or without the expansion.
#[derive(Debug, Default)]
pub(super) struct Sheets {
    pub(super) units: BTreeMap<String, Unit>,
    pub(super) cards: BTreeMap<String, Card>,
    pub(super) places: BTreeMap<String, Place>,
    /// The levels of a building type, by type and level.
    pub(super) buildings: BTreeMap<String, Price>,
    /// By module and race.
    pub(super) modules: BTreeMap<String, Price>,
    pub(super) races: BTreeMap<String, Row>,
    /// Combat cards more that a hand may hold while an Event card lies in the play area.
    pub(super) hand_limits: BTreeMap<String, i64>,
    pub(super) heroes: Vec<Hero>,
    /// The effects of Leadership cards.
    leaders: BTreeMap<String, Vec<Row>>,
}

fn rows(text: &str, name: &str) -> Vec<Row> {
    let table: Row = text.parse().expect("a data file");
    list(&table, name).into_iter().map(|row| row.as_table().expect("a table").clone()).collect()
}

pub(super) fn list(row: &Row, key: &str) -> Vec<Value> {
    row.get(key).and_then(Value::as_array).cloned().unwrap_or_default()
}

pub(super) fn words(row: &Row, key: &str) -> Vec<String> {
    list(row, key).iter().map(|word| word.as_str().expect("a word").to_owned()).collect()
}

pub(super) fn text(row: &Row, key: &str) -> String {
    row.get(key).and_then(Value::as_str).unwrap_or_default().to_owned()
}

pub(super) fn number(row: &Row, key: &str) -> i64 {
    row.get(key).and_then(Value::as_integer).unwrap_or(0)
}

pub(super) fn is(row: &Row, key: &str) -> bool {
    row.get(key).and_then(Value::as_bool).unwrap_or(false)
}

pub(super) fn inner(row: &Row, key: &str) -> Row {
    row.get(key).and_then(Value::as_table).cloned().unwrap_or_default()
}

fn price(row: &Row) -> Price {
    let cost = inner(row, "cost");
    [number(&cost, "minerals"), number(&cost, "gas")]
}

fn pair(row: &Row, key: &str) -> [i64; 2] {
    let values = inner(row, key);
    [number(&values, "attack"), number(&values, "health")]
}

fn effects(row: &Row) -> Vec<Row> {
    list(row, "effects").iter().map(|effect| effect.as_table().expect("a table").clone()).collect()
}

impl Sheets {
    pub(super) fn read(brood_war: bool) -> Self {
        let mut sheets = Self::default();
        let there = |row: &Row| text(row, "edition") == "base" || brood_war;
        for row in rows(include_str!("../../../data/units.toml"), "unit") {
            // A table of the expansion comes after the one it replaces.
            if there(&row) {
                sheets.units.insert(text(&row, "id"), unit(&row));
            }
        }
        let worth: BTreeMap<String, i64> =
            sheets.units.iter().map(|(id, unit)| (id.clone(), unit.price.iter().sum())).collect();
        for unit in sheets.units.values_mut() {
            let parts: i64 = unit.destroys.iter().map(|(part, count)| worth[part] * count).sum();
            unit.worth = unit.price.iter().sum::<i64>() + parts;
        }
        for row in rows(include_str!("../../../data/combat_cards.toml"), "combat_card") {
            sheets.cards.insert(text(&row, "id"), card(&row, &row));
        }
        for row in rows(include_str!("../../../data/technology_cards.toml"), "technology") {
            let (id, copies) = (text(&row, "id"), number(&row, "copies"));
            let values = list(&row, "cards");
            for copy in 0..copies {
                let printed = values.get(copy as usize).and_then(Value::as_table);
                let one = card(&row, printed.unwrap_or(&row));
                let name = if copies == 1 { id.clone() } else { format!("{id}#{}", copy + 1) };
                sheets.cards.insert(name, one.clone());
                sheets.cards.insert(id.clone(), one);
            }
        }
        for row in rows(include_str!("../../../data/planets.toml"), "planet") {
            for place in list(&row, "areas") {
                let place = place.as_table().expect("an area");
                let printed = Place {
                    kind: text(place, "kind"),
                    amount: number(place, "amount"),
                    limit: number(place, "unit_limit"),
                    domain: text(place, "domain"),
                };
                sheets
                    .places
                    .insert(format!("{}.{}", text(&row, "id"), text(place, "id")), printed);
            }
        }
        let file = include_str!("../../../data/buildings_modules.toml");
        for row in rows(file, "building").into_iter().filter(there) {
            sheets.buildings.insert(text(&row, "id"), price(&row));
        }
        for row in rows(file, "module_token").into_iter().filter(there) {
            let name = format!("{} {}", text(&row, "module"), text(&row, "race"));
            sheets.modules.insert(name, price(&row));
        }
        let file = include_str!("../../../data/factions.toml");
        sheets.races = rows(file, "race").into_iter().map(|row| (text(&row, "id"), row)).collect();
        for row in rows(include_str!("../../../data/event_cards.toml"), "event") {
            let limits = effects(&row).into_iter().filter(|it| text(it, "number") == "hand_limit");
            let more = limits.map(|it| number(&it, "amount")).sum();
            sheets.hand_limits.insert(text(&row, "id"), more);
        }
        let leaders = rows(include_str!("../../../data/leadership_cards.toml"), "leadership_card");
        sheets.leaders = leaders.iter().map(|row| (text(row, "id"), effects(row))).collect();
        sheets.heroes = leaders.iter().filter(|row| row.contains_key("hero")).map(hero).collect();
        sheets
    }

    /// By how much a Leadership card raises a permanent resource.
    pub(super) fn raises(&self, card: &str, kind: &str) -> i64 {
        let number_of = format!("permanent_{kind}");
        let raising = |effect: &&Row| text(effect, "number") == number_of;
        self.leaders[card].iter().filter(raising).map(|effect| number(effect, "amount")).sum()
    }

    /// What a worker, a transport or a base costs a race.
    pub(super) fn sheet_price(&self, race: &str, what: &str) -> Price {
        let cost = inner(&inner(&self.races[race], "costs"), what);
        [number(&cost, "minerals"), number(&cost, "gas")]
    }
}

fn unit(row: &Row) -> Unit {
    let targets = words(row, "targets");
    let parts = inner(row, "destroys");
    Unit {
        race: text(row, "race"),
        flying: text(row, "domain") == "flying",
        ground_attack: targets.iter().any(|target| target == "ground"),
        air_attack: targets.iter().any(|target| target == "flying"),
        support: number(row, "support"),
        keywords: words(row, "keywords"),
        price: price(row),
        worth: 0,
        destroys: parts.iter().map(|(id, n)| (id.clone(), n.as_integer().unwrap_or(0))).collect(),
    }
}

fn card(row: &Row, printed: &Row) -> Card {
    Card {
        race: text(row, "race"),
        kind: text(row, "kind"),
        icons: words(row, "units"),
        all: is(row, "all_units"),
        specialty: words(row, "specialty_support"),
        major: pair(printed, "major"),
        minor: pair(printed, "minor"),
        effects: effects(row),
        price: price(row),
        hero: text(row, "hero"),
    }
}

fn hero(row: &Row) -> Hero {
    let of = inner(row, "hero");
    let inspires = |effect: &Row| is(&inner(effect, "if"), "hero_in_battle");
    let attacks = effects(row).into_iter().filter(inspires).map(|it| number(&it, "attack"));
    Hero {
        card: text(row, "id"),
        faction: text(row, "faction"),
        unit: text(&of, "unit"),
        attack: number(&of, "attack"),
        health: number(&of, "health"),
        inspires: attacks.sum(),
        also: words(&of, "also_matches"),
        always_major: is(&of, "always_major"),
        loses: words(&of, "loses"),
    }
}

impl Unit {
    pub(super) fn has(&self, keyword: &str) -> bool {
        self.keywords.iter().any(|word| word == keyword)
    }

    /// What it can target, before cards take something away.
    pub(super) fn targets(&self, flying: bool) -> bool {
        if flying { self.air_attack } else { self.ground_attack }
    }
}

/// A list of tables: one must fit (EFFECTS.md, 5). An absent list fits everything.
pub(super) fn fits(sheets: &Sheets, filter: Option<&Value>, name: &str) -> bool {
    let Some(filter) = filter else { return true };
    let unit = &sheets.units[name];
    filter.as_array().expect("a filter").iter().any(|table| {
        let table = table.as_table().expect("a table");
        let units = words(table, "units");
        let race = text(table, "race");
        let domain = text(table, "domain");
        (!table.contains_key("units") || units.iter().any(|unit| unit == name))
            && !words(table, "not_units").iter().any(|unit| unit == name)
            && (race.is_empty() || unit.race == race)
            && (domain.is_empty() || (domain == "flying") == unit.flying)
            && (!is(table, "assist") || unit.has("assist"))
    })
}
