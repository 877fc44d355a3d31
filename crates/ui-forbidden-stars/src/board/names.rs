//! Everything on the board in words, for those who do not see it.

use forbidden_stars::ids::{Area, System};
use forbidden_stars::view::{AreaView, OrderView, StormView, TileView, View};
use kernel::grid::Side;
use kernel::{Arg, Message, message};
use tongue::say;

use super::pieces::{Group, Kind, groups};
use crate::names;
use crate::scene::Scene;

/// The board as a whole.
pub(super) fn board(scene: &Scene<'_>) -> String {
    let systems = scene.view.tiles.iter().filter(|tile| tile.cell.is_some()).count();
    let storms = scene.view.storms.iter().filter(|storm| storm.edge.is_some()).count();
    say!(scene, "fs-board", systems = systems, storms = storms)
}

/// A system.
pub(super) fn system(scene: &Scene<'_>, tile: &TileView) -> String {
    let orders = scene.view.orders.iter().filter(|order| order.system == tile.system).count();
    say!(scene, "fs-board-system", system = names::system(scene.view, tile.system), orders = orders)
}

/// An area with what lies in it.
pub(super) fn area(scene: &Scene<'_>, view: &AreaView) -> String {
    let area = names::area(scene.view, view.area);
    let what = match view.world {
        true => message!(
            "fs-board-world",
            area = area,
            materiel = view.materiel,
            capacity = view.capacity
        ),
        false => message!("fs-board-void", area = area, capacity = view.capacity),
    };
    let mut said = vec![what];
    let inside = groups(scene, view);
    if !inside.is_empty() {
        let all: Arg = inside.into_iter().map(in_words).collect();
        said.push(message!("fs-board-holds", all = all));
    }
    if let Some(seat) = view.objective {
        said.push(message!("fs-board-objective", seat = scene.player(seat)));
    }
    said.iter().map(|part| scene.say(part)).collect::<Vec<_>>().join(" ")
}

/// Pieces of one kind: "2 Scouts of Ultramarines, routed".
fn in_words(group: Group) -> Message {
    let what: Arg = match group.kind {
        Kind::Unit(unit, _) => unit.into(),
        Kind::Structure(structure) => structure.into(),
    };
    let what = names::counted(group.count, what);
    match group.is_routed() {
        true => message!("fs-pieces-routed", what = what, seat = group.seat),
        false => message!("fs-pieces", what = what, seat = group.seat),
    }
}

pub(super) fn group(scene: &Scene<'_>, group: Group) -> String {
    scene.say(&in_words(group))
}

/// Several of them.
pub(super) fn several(scene: &Scene<'_>, groups: &[Group]) -> String {
    let all: Arg = groups.iter().map(|group| in_words(*group)).collect();
    say!(scene, "fs-board-more", all = all)
}

/// A stack, from the top.
pub(super) fn stack(scene: &Scene<'_>, system: System, orders: &[&OrderView]) -> String {
    let said = |order: &&OrderView| match order.face {
        Some(face) => message!("fs-order-known", seat = order.seat, order = face),
        None => message!("fs-order-unknown", seat = order.seat),
    };
    let all: Arg = orders.iter().rev().map(said).collect();
    let (count, system) = (orders.len(), names::system(scene.view, system));
    say!(scene, "fs-board-stack", count = count, system = system, orders = all)
}

/// A Warp Storm.
pub(super) fn storm(scene: &Scene<'_>, storm: &StormView) -> String {
    match storm.edge {
        Some(edge) => say!(scene, "fs-board-storm", edge = names::edge(scene.view, edge)),
        None => say!(scene, "fs-board-storm-unplaced"),
    }
}

/// The systems beside one.
pub(super) fn neighbours<'a>(
    view: &'a View,
    tile: &'a TileView,
) -> impl Iterator<Item = System> + 'a {
    let beside = tile.cell.into_iter().flat_map(|cell| Side::ALL.map(|side| cell.beside(side)));
    beside
        .filter_map(|cell| view.tiles.iter().find(|tile| tile.cell == Some(cell)).map(|t| t.system))
}

/// The areas around one, on its tile and on others.
pub(super) fn around(view: &View, area: Area) -> Vec<Area> {
    let tile = view.tiles.iter().find(|tile| tile.system == area.system());
    let here = tile.and_then(|tile| Some((tile, tile.areas.iter().find(|it| it.area == area)?)));
    let Some((tile, here)) = here else { return Vec::new() };
    beside(view, tile, here).map(|area| area.area).collect()
}

/// The areas beside one of a tile, which need not be laid yet.
pub(crate) fn beside<'a>(
    view: &'a View,
    tile: &TileView,
    area: &AreaView,
) -> impl Iterator<Item = &'a AreaView> {
    let here = place(tile, area);
    let all = view.tiles.iter().flat_map(|tile| tile.areas.iter().map(move |it| (tile, it)));
    let touches = move |(tile, area): &(&TileView, &AreaView)| {
        let apart = |((x, y), (a, b)): ((i16, i16), (i16, i16))| (x - a).abs() + (y - b).abs();
        here.zip(place(tile, area)).map(apart) == Some(1)
    };
    all.filter(touches).map(|(_, area)| area)
}

/// Where an area lies in the grid of all quarters of tiles.
fn place(tile: &TileView, area: &AreaView) -> Option<(i16, i16)> {
    let cell = tile.cell?;
    let (right, down) = (matches!(area.corner, 1 | 2), matches!(area.corner, 2 | 3));
    Some((i16::from(cell.x) * 2 + i16::from(right), i16::from(cell.y) * 2 + i16::from(down)))
}
