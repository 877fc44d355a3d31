//! Every choice a player can make, with its short text form (a line of the game file) and its JSON form.

use kernel::actions;
use kernel::grid::Cell;

use crate::grid::Edge;
use crate::ids::{
    Area, CombatCard, EventCard, Faction, Structure, System, TileSide, Unit, Upgrade,
};

actions! {
    /// End a series, go on without.
    Done "done" {}

    /// Setup: take a faction.
    TakeFaction "faction" { faction: Faction }
    /// Setup: place this of the own tiles now.
    PickTile "tile" { system: System }
    /// Setup: put the tile on this cell, with this side up, turned by so many quarters.
    PlaceTile "put" { cell: Cell, side: TileSide, turns: u8 }
    /// Setup: put an initial unit here.
    PlaceUnit "unit" { unit: Unit, area: Area }
    /// Setup: put an initial structure here.
    PlaceStructure "structure" { structure: Structure, area: Area }
    /// Setup: put an objective token of this faction here.
    PlaceObjective "objective" { faction: Faction, area: Area }
    /// Setup: put a Warp Storm on this edge.
    PlaceStorm "storm" { edge: Edge }

    /// Use a scheme of the play area.
    UseScheme "scheme" { event: EventCard }
    /// Use an order upgrade.
    UseUpgrade "upgrade" { upgrade: Upgrade }

    /// Combat: lay this card face down.
    LayCard "card" { card: CombatCard }
}
