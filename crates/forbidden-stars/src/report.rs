//! What happens in a game, as it is told to those who may know it.

use kernel::Seat;
use kernel::grid::Cell;
use serde::Serialize;

use crate::grid::Edge;
use crate::ids::{Area, EventCard, Faction, Structure, System, TileSide, Unit, Upgrade};

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    // ---- setup
    FactionTaken { seat: Seat, faction: Faction },
    TilePlaced { seat: Seat, system: System, cell: Cell, side: TileSide, turns: u8 },
    UnitPlaced { seat: Seat, unit: Unit, area: Area },
    StructurePlaced { seat: Seat, structure: Structure, area: Area },
    ObjectivePlaced { seat: Seat, faction: Faction, area: Area },
    StormPlaced { seat: Seat, edge: Edge },
    RoundBegins { round: u8, first: Seat },
    // ---- cards
    SchemeUsed { seat: Seat, event: EventCard },
    UpgradeUsed { seat: Seat, upgrade: Upgrade },
}

/// Where events go.
pub(crate) trait Log: kernel::Log<Event> {}
impl<L: kernel::Log<Event>> Log for L {}
