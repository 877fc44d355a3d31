//! Reads the data files and makes sure that they fit together.
//!
//! The tables of things (units, cards, planets, …) hold those of every edition, the base game's
//! first, so that a thing has one number in all games; what is in the box of one edition are
//! sets and sheets. Nothing here may ask for [`content`](super::content), which is what is being
//! made: names of units, cards and planets are looked up in the tables themselves.

/// Tables as they stand in the files, without what every table has (id, edition, labels, sources). A
/// field nobody knows is an error, so that a slip of the pen cannot switch off a rule.
macro_rules! rows {
    ($($row:ident { $($(#[$how:meta])* $field:ident: $kind:ty,)+ })+) => {$(
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $row { $($(#[$how])* $field: $kind,)+ }
    )+};
}

mod board;
mod cards;
mod checks;
mod effects;
mod leaders;
mod scenarios;
mod sheets;
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

/// The texts of the data files, by name.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a>([(&'static str, &'a str); 10]);

macro_rules! embedded {
    ($($name:literal)+) => { Files([$(($name, include_str!(concat!("../../data/", $name)))),+]) };
}

impl<'a> Files<'a> {
    /// The files compiled into the program.
    pub const EMBEDDED: Self = embedded! {
        "units.toml" "buildings_modules.toml" "combat_cards.toml" "technology_cards.toml"
        "event_cards.toml" "factions.toml" "planets.toml" "components.toml"
        "leadership_cards.toml" "scenarios.toml"
    };

    /// With another text for one of the files. Leadership cards and scenarios may be empty.
    #[must_use]
    pub fn with(self, name: &str, text: &'a str) -> Self {
        Self(self.0.map(|file| if file.0 == name { (file.0, text) } else { file }))
    }

    /// The text of a file.
    pub fn text(&self, name: &str) -> &'a str {
        self.0.iter().find(|file| file.0 == name).map_or("", |file| file.1)
    }
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
    let parse = |name, kinds: &[&str]| DataFile::parse(name, files.text(name), kinds, &LABELS);
    let mut buildings =
        parse("buildings_modules.toml", &["building", "module", "module_token", "installation"])?;
    let mut combat = parse("combat_cards.toml", &["combat_card"])?;
    let mut technology = parse("technology_cards.toml", &["technology"])?;
    let mut events = parse("event_cards.toml", &["event"])?;
    let mut factions = parse("factions.toml", &["race", "faction"])?;
    let mut planets = parse("planets.toml", &["planet"])?;
    let mut components = parse("components.toml", &["component", "event_deck"])?;

    let units = Units::read(&mut parse("units.toml", &["unit"])?, game)?;
    let types = sheets::buildings(&mut buildings, &units, game)?;
    let modules = sheets::modules(&mut buildings, &units)?;
    let module_tokens = sheets::module_tokens(&mut buildings, game)?;
    let cards = CardTables::read(&mut combat, &mut technology, &units, game)?;
    let races = sheets::races(&mut factions, &units, types, &module_tokens, &cards, game)?;
    let factions = sheets::factions(&mut factions, &units, &races, &cards)?;
    let (planets, tiles, promo) = board::planets(&mut planets, game)?;
    let events = cards::events(&mut events, &units, game)?;
    let leaders = match files.text("leadership_cards.toml") {
        "" => Vec::new(),
        _ => {
            let mut file = parse("leadership_cards.toml", &["leadership_card"])?;
            leaders::leaders(&mut file, &units, &factions)?
        }
    };
    let (normal_routes, z_routes) = board::routes(&mut components, game)?;

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
        uses: events.uses,
        stages: events.stages,
        events_removed: board::events_removed(&mut components, game)?,
        normal_routes,
        z_routes,
        modules,
        items: Vec::new(),
        scenarios: Vec::new(),
    };
    if !files.text("scenarios.toml").is_empty() {
        let mut file = parse("scenarios.toml", &["item", "scenario"])?;
        content.items = scenarios::items(&mut file)?;
        content.scenarios = scenarios::scenarios(&mut file, &units, &content, game)?;
    }
    content.units = units.sheets;
    checks::what_must_hold(&content, game)?;
    Ok(content)
}
