//! What it would mean to lay a tile: what lies beside it then.

use forbidden_stars::ids::{System, TileSide};
use forbidden_stars::system_name;
use forbidden_stars::view::{AreaView, TileView, View};
use kernel::grid::Cell;
use kernel::{Arg, Message, Seat, message};

use crate::{board, names};

/// A way to lay a tile.
#[derive(Clone, Copy)]
pub(super) struct Way {
    pub(super) system: System,
    pub(super) cell: Cell,
    pub(super) side: TileSide,
    pub(super) turns: u8,
}

/// Where it would lie, and what a player gains and meets there.
pub(super) fn sentence(view: &View, seat: Seat, way: Way) -> Message {
    let Way { system, cell, side, turns } = way;
    let laid = TileView { cell: Some(cell), ..board::printed(system, side, turns) };
    let (mut materiel, mut voids, mut others) = (0, 0_u8, Vec::new());
    for own in &laid.areas {
        let around: Vec<&AreaView> = board::beside(view, &laid, own).collect();
        let friendly = |area: &&AreaView| area.friendly_to == Some(seat);
        if own.world && around.iter().any(friendly) {
            materiel += own.materiel;
        }
        if !own.world {
            voids += u8::from(around.iter().any(|area| !area.world && friendly(area)));
        }
        for holder in around.iter().filter_map(|area| area.owner.or(area.control)) {
            if holder != seat && !others.contains(&holder) {
                others.push(holder);
            }
        }
    }
    let others: Arg = others.into_iter().map(Arg::from).collect();
    message!(
        "fs-does-lay",
        system = system_name(system, side),
        cell = names::cell(view, cell),
        degrees = u16::from(turns) * 90,
        materiel = materiel,
        voids = voids,
        others = others
    )
}
