//! Reads the data files and makes sure that they fit together.
//!
//! Nothing here may ask for [`content`](super::content), which is what is being made: names of
//! units are looked up in the tables themselves.

mod cards;
mod checks;
mod effects;
mod setup;
mod sheets;
mod tiles;

use kernel::data::{DataError, DataFile, Labels, Spot};

use super::Content;
use crate::ids::Unit;
use crate::sets::UnitSet;
use effects::Effects;

/// What the tables of the data files say of themselves.
const LABELS: Labels = Labels { editions: &["base"], parts: &["dominate", "forces", "objectives"] };

/// The texts of the data files.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// `factions.toml`.
    pub factions: &'a str,
    /// `combat_cards.toml`.
    pub combat_cards: &'a str,
    /// `order_upgrades.toml`.
    pub order_upgrades: &'a str,
    /// `event_cards.toml`.
    pub event_cards: &'a str,
    /// `system_tiles.toml`.
    pub system_tiles: &'a str,
    /// `setup.toml`.
    pub setup: &'a str,
}

impl Files<'static> {
    /// The files compiled into the program.
    pub const EMBEDDED: Self = Self {
        factions: include_str!("../../data/factions.toml"),
        combat_cards: include_str!("../../data/combat_cards.toml"),
        order_upgrades: include_str!("../../data/order_upgrades.toml"),
        event_cards: include_str!("../../data/event_cards.toml"),
        system_tiles: include_str!("../../data/system_tiles.toml"),
        setup: include_str!("../../data/setup.toml"),
    };
}

/// The names of the units, and which of them stand on worlds.
struct Units {
    ids: Vec<String>,
    ground: UnitSet,
}

impl Units {
    /// The unit of a name.
    fn find(&self, at: &Spot, field: &str, id: &str) -> Result<Unit, DataError> {
        let place = self.ids.iter().position(|known| known == id);
        place
            .map(|place| Unit(place as u8))
            .ok_or_else(|| at.error(field, format_args!("there is no unit '{id}'")))
    }
}

/// Reads the files and checks that everything fits.
///
/// # Errors
///
/// The first thing that does not fit. Whatever the texts are, this never panics.
pub fn load(files: &Files<'_>) -> Result<Content, DataError> {
    let parse = |name, text, kinds: &[&str]| DataFile::parse(name, text, kinds, &LABELS);
    let mut factions = parse(
        "factions.toml",
        files.factions,
        &["faction", "structure", "unit", "objective_token"],
    )?;
    let mut combat = parse("combat_cards.toml", files.combat_cards, &["combat_card"])?;
    let mut upgrades = parse("order_upgrades.toml", files.order_upgrades, &["order_upgrade"])?;
    let mut events = parse("event_cards.toml", files.event_cards, &["storm_icon", "event"])?;
    let mut tiles = parse("system_tiles.toml", files.system_tiles, &["side"])?;
    let kinds = ["limits", "die", "component", "player_count", "intro"];
    let mut setup = parse("setup.toml", files.setup, &kinds)?;

    let (sheets, figures, units) = sheets::units(&mut factions)?;
    let tiles = tiles::tiles(&mut tiles)?;
    let mut effects = Effects::new(&units);
    let cards = cards::combat_cards(&mut combat, &units, &mut effects)?;
    let mut content = Content {
        limits: setup::limits(&mut setup)?,
        die: setup::die(&mut setup)?,
        components: setup::components(&mut setup)?,
        factions: sheets::factions(&mut factions, &units, &figures, &cards, &mut effects)?,
        structures: sheets::structures(&mut factions)?,
        objectives: sheets::objectives(&mut factions)?,
        upgrades: cards::upgrades(&mut upgrades, &mut effects)?,
        storms: cards::storm_icons(&mut events)?,
        events: cards::events(&mut events, &mut effects)?,
        boards: setup::boards(&mut setup)?,
        intros: setup::intros(&mut setup, &units)?,
        ops: Vec::new(),
        op_names: Vec::new(),
        cards,
        ground: units.ground,
        units: sheets,
        homes: tiles.homes,
        areas: tiles.areas,
    };
    (content.ops, content.op_names) = effects.into_ops();
    checks::what_must_hold(&content)?;
    Ok(content)
}
