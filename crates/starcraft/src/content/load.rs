//! Reads the data files and makes sure that they fit together.
//!
//! The tables of things (units, cards, planets, …) hold those of every edition, the base game's
//! first, so that a thing has one number in all games; what is in the box of one edition are
//! sets and sheets. Nothing here may ask for [`content`](super::content), which is what is being
//! made: names of units, cards and planets are looked up in the tables themselves.

mod cards;
mod checks;
mod effects;
mod leaders;
mod scenario_rows;
mod scenarios;
mod sheets;
mod tables;
mod units;

use kernel::data::{DataError, DataFile, Labels};

use super::{AreaPrint, Content};
use crate::ruleset::Expansion;
use cards::CardTables;
use units::Units;

/// What the tables of the data files say of themselves.
const LABELS: Labels = Labels {
    editions: &["base", "brood_war", "promo"],
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
    /// `leadership_cards.toml`; empty where there are none.
    pub leadership_cards: &'a str,
    /// `scenarios.toml`; empty where there are none.
    pub scenarios: &'a str,
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
        leadership_cards: include_str!("../../data/leadership_cards.toml"),
        scenarios: include_str!("../../data/scenarios.toml"),
    };
}

/// The base game's place among the editions.
const BASE: usize = 0;
/// The place of Brood War.
const BROOD_WAR: usize = 1;

impl Expansion {
    /// Whether the box of this game has the tables of an edition; a planet of another is an option.
    fn has(self, edition: usize) -> bool {
        edition == BASE || edition == BROOD_WAR && self == Self::BroodWar
    }
}

/// Reads the files for the base game or with its expansion, compiles the effects and checks that
/// everything fits.
///
/// # Errors
///
/// The first thing that does not fit. Whatever the texts are, this never panics.
pub fn load(files: &Files<'_>, game: Expansion) -> Result<Content, DataError> {
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

    let units = Units::read(&mut parse("units.toml", files.units, &["unit"])?, game)?;
    let types = sheets::buildings(&mut buildings, &units, game)?;
    let modules = sheets::modules(&mut buildings, &units)?;
    let module_tokens = sheets::module_tokens(&mut buildings, game)?;
    let cards = CardTables::read(&mut combat, &mut technology, &units, game)?;
    let races = sheets::races(&mut factions, &units, types, &module_tokens, &cards, game)?;
    let factions = sheets::factions(&mut factions, &units, &races, &cards)?;
    let (planets, tiles, promo) = sheets::planets(&mut planets, game)?;
    let events = cards::events(&mut events, &units, game)?;
    let leaders = match files.leadership_cards {
        "" => Vec::new(),
        text => {
            let mut file = parse("leadership_cards.toml", text, &["leadership_card"])?;
            leaders::leaders(&mut file, &units, &factions)?
        }
    };
    let (normal_routes, z_routes) = sheets::routes(&mut components, game)?;

    let (area_counts, areas) = AreaPrint::table(&planets);
    let mut content = Content {
        races,
        factions,
        leaders,
        in_box: units.in_box,
        units: Vec::new(),
        planets,
        tiles,
        promo,
        area_counts,
        areas,
        cards: cards.faces,
        technologies: cards.technologies,
        events: events.faces,
        event_cards: events.cards,
        stages: events.stages,
        events_removed: sheets::events_removed(&mut components, game)?,
        normal_routes,
        z_routes,
        modules,
        items: Vec::new(),
        scenarios: Vec::new(),
    };
    if !files.scenarios.is_empty() {
        let mut file = parse("scenarios.toml", files.scenarios, &["item", "scenario"])?;
        content.items = scenarios::items(&mut file)?;
        content.scenarios = scenarios::scenarios(&mut file, &units, &content, game)?;
    }
    content.units = units.sheets;
    checks::what_must_hold(&content, game)?;
    Ok(content)
}
