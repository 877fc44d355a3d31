//! The board as everybody sees it.

use std::collections::BTreeMap;

use kernel::Seat;
use kernel::grid::Cell;
use serde::Serialize;

use super::named;
use crate::content::content;
use crate::grid::Edge;
use crate::ids::{Area, Faction, Storm, Structure, System, TileSide, Unit};
use crate::state::ForbiddenStars;

/// A tile that is in the game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct TileView {
    pub system: System,
    /// The faction whose home tile it is (FS-SYS-02).
    pub home: Option<Faction>,
    /// Who got it in the setup.
    pub dealt: Option<Seat>,
    /// Where it lies; none while it is to be placed.
    pub cell: Option<Cell>,
    pub side: TileSide,
    /// Clockwise quarter turns.
    pub turns: u8,
    /// Its areas, clockwise from the north-west corner of the tile as it is printed; none while it is to be placed.
    pub areas: Vec<AreaView>,
}

/// An area with what lies in it. What came into it and has not won it yet is a [`ClashView`](super::ClashView).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct AreaView {
    pub area: Area,
    /// The corner it lies in as the tile is turned, clockwise from the north-west.
    pub corner: u8,
    /// A world, not a void.
    pub world: bool,
    pub materiel: u8,
    pub capacity: u8,
    /// Whose units stand there.
    pub owner: Option<Seat>,
    /// Unrouted units.
    pub ready: BTreeMap<Unit, u8>,
    pub routed: BTreeMap<Unit, u8>,
    /// Whose control tokens lie under the structures.
    pub control: Option<Seat>,
    pub structures: BTreeMap<Structure, u8>,
    /// Whose objective token lies there.
    pub objective: Option<Seat>,
    /// FS-ARE-03: to whom it is friendly.
    pub friendly_to: Option<Seat>,
}

/// A Warp Storm.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct StormView {
    pub storm: Storm,
    /// Where it lies; none before it is placed.
    pub edge: Option<Edge>,
    /// It has been moved in this Refresh Phase (FS-WRP-08).
    pub moved: bool,
}

pub(super) fn tiles(game: &ForbiddenStars) -> Vec<TileView> {
    let playing =
        |system: &System| game.placed.has(*system) || !game.tiles[system.index()].dealt.is_none();
    System::all().filter(playing).map(|system| TileView::of(game, system)).collect()
}

pub(super) fn storms(game: &ForbiddenStars) -> Vec<StormView> {
    let states = game.storms.iter().take(game.seats as usize);
    let view = |(number, state): (usize, &crate::state::StormState)| StormView {
        storm: Storm(number as u8),
        edge: state.edge,
        moved: state.moved,
    };
    states.enumerate().map(view).collect()
}

impl TileView {
    fn of(game: &ForbiddenStars, system: System) -> Self {
        let state = &game.tiles[system.index()];
        let placed = game.placed.has(system);
        let areas = system.areas().filter(|_| placed);
        Self {
            system,
            home: system.home_of(),
            dealt: state.dealt.seat(),
            cell: placed.then_some(state.cell),
            side: state.side,
            turns: state.turns,
            areas: areas.map(|area| AreaView::of(game, area)).collect(),
        }
    }
}

impl AreaView {
    fn of(game: &ForbiddenStars, area: Area) -> Self {
        let tile = &game.tiles[area.system().index()];
        let print = content().print(tile.side, area);
        let state = game.area(area);
        let faction = game.faction_of(state.owner);
        let contested = game.clashes.iter().any(|clash| clash.area == area);
        let structures = Structure::all().zip(state.structures);
        Self {
            area,
            corner: (area.corner() as u8 + tile.turns) % 4,
            world: print.world,
            materiel: print.materiel,
            capacity: print.capacity,
            owner: state.owner.seat(),
            ready: named(faction, &state.ready),
            routed: named(faction, &state.routed),
            control: state.control.seat(),
            structures: structures.filter(|(_, count)| *count > 0).collect(),
            objective: state.objective.seat(),
            friendly_to: game.everybody().find(|seat| !contested && state.is_friendly(*seat)),
        }
    }
}
