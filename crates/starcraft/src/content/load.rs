//! Reads the data files and makes sure that they fit together.
//!
//! Only tables of the base game count; those of other editions have to be TOML and are passed
//! over. Nothing here may ask for [`content`](super::content), which is what is being made: names
//! of units, cards and planets are looked up in the tables themselves.

mod cards;
mod checks;
mod effects;
mod sheets;
mod tables;
mod units;

use kernel::data::{DataError, DataFile, Labels};

use super::{AreaPrint, Content};
use cards::CardTables;
use units::Units;

/// What the tables of the data files say of themselves.
const LABELS: Labels = Labels {
    editions: &[("base", true), ("brood_war", false), ("promo", false)],
    parts: &[
        "effects",
        "copies",
        "cost",
        "values",
        "minor_values",
        "number",
        "name",
        "tokens",
        "module_spaces",
    ],
};

/// The texts of the data files.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// `units.toml`.
    pub units: &'a str,
    /// `buildings_modules.toml`.
    pub buildings_modules: &'a str,
    /// `combat_cards.toml`.
    pub combat_cards: &'a str,
    /// `technology_cards.toml`.
    pub technology_cards: &'a str,
    /// `event_cards.toml`.
    pub event_cards: &'a str,
    /// `factions.toml`.
    pub factions: &'a str,
    /// `planets.toml`.
    pub planets: &'a str,
    /// `components.toml`.
    pub components: &'a str,
}

impl Files<'static> {
    /// The files compiled into the program.
    pub const EMBEDDED: Self = Self {
        units: include_str!("../../data/units.toml"),
        buildings_modules: include_str!("../../data/buildings_modules.toml"),
        combat_cards: include_str!("../../data/combat_cards.toml"),
        technology_cards: include_str!("../../data/technology_cards.toml"),
        event_cards: include_str!("../../data/event_cards.toml"),
        factions: include_str!("../../data/factions.toml"),
        planets: include_str!("../../data/planets.toml"),
        components: include_str!("../../data/components.toml"),
    };
}

/// Reads the files, compiles the effects and checks that everything fits.
///
/// # Errors
///
/// The first thing that does not fit. Whatever the texts are, this never panics.
pub fn load(files: &Files<'_>) -> Result<Content, DataError> {
    let parse = |name, text, kinds: &[&str]| DataFile::parse(name, text, kinds, &LABELS);
    let mut buildings = parse(
        "buildings_modules.toml",
        files.buildings_modules,
        &["building", "module", "module_token", "installation"],
    )?;
    let mut combat = parse("combat_cards.toml", files.combat_cards, &["combat_card"])?;
    let mut technology = parse("technology_cards.toml", files.technology_cards, &["technology"])?;
    let mut events = parse("event_cards.toml", files.event_cards, &["event"])?;
    let mut factions = parse("factions.toml", files.factions, &["race", "faction"])?;
    let mut planets = parse("planets.toml", files.planets, &["planet"])?;
    let mut components = parse("components.toml", files.components, &["component", "event_deck"])?;

    let units = Units::read(&mut parse("units.toml", files.units, &["unit"])?)?;
    let types = sheets::buildings(&mut buildings, &units)?;
    let modules = sheets::modules(&mut buildings, &units)?;
    let module_tokens = sheets::module_tokens(&mut buildings)?;
    let cards = CardTables::read(&mut combat, &mut technology, &units)?;
    let races = sheets::races(&mut factions, &units, types, &module_tokens, &cards)?;
    let factions = sheets::factions(&mut factions, &units, &races)?;
    let planets = sheets::planets(&mut planets)?;
    let events = cards::events(&mut events, &units)?;
    let (normal_routes, z_routes) = sheets::routes(&mut components)?;

    let (area_counts, areas) = AreaPrint::table(&planets);
    let content = Content {
        races,
        factions,
        units: units.sheets,
        planets,
        area_counts,
        areas,
        cards: cards.faces,
        technologies: cards.technologies,
        events: events.faces,
        event_cards: events.cards,
        stages: events.stages,
        events_removed: sheets::events_removed(&mut components)?,
        normal_routes,
        z_routes,
        modules,
    };
    checks::what_must_hold(&content)?;
    Ok(content)
}
